// Weights of halves of bytes that products of one to three rows make where they
// read them: lower halves first or last, with scales and zero points of groups or
// numbers written in the graph, in f32, f16 and bf16.  Oracle: the same product of
// weights that lie in memory, as something else reads them too.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input='{fill: int, lo: 0, hi: 255}' --input='{fill: int, lo: 0, hi: 255}' --input='{fill: int, lo: 0, hi: 255}' --input='{fill: int, lo: 0, hi: 255}'
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s --input='{fill: int, lo: 0, hi: 255}' --input='{fill: int, lo: 0, hi: 255}' --input='{fill: int, lo: 0, hi: 255}' --input='{fill: int, lo: 0, hi: 255}'
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s --input='{fill: int, lo: 0, hi: 255}' --input='{fill: int, lo: 0, hi: 255}' --input='{fill: int, lo: 0, hi: 255}' --input='{fill: int, lo: 0, hi: 255}'
// RUN: popc inspect --steps $(popc key %s) | grep -c ' strip '
func.func @main(%aq: tensor<1037x256xui8>, %bq: tensor<1024x520xui8>, %cq: tensor<1029x1024xui8>, %dq: tensor<2050x512xui8>) {
  %ax0 = stablehlo.iota dim = 0 : tensor<512xf32>
  %axa = stablehlo.constant dense<0.37> : tensor<512xf32>
  %axb = stablehlo.constant dense<2.0> : tensor<512xf32>
  %ax1 = stablehlo.multiply %ax0, %axa : tensor<512xf32>
  %ax2 = stablehlo.sine %ax1 : tensor<512xf32>
  %ax3 = stablehlo.multiply %ax2, %axb : tensor<512xf32>
  %ax4 = stablehlo.convert %ax3 : (tensor<512xf32>) -> tensor<512xf32>
  %ax5 = stablehlo.reshape %ax4 : (tensor<512xf32>) -> tensor<1x512xf32>
  %ax = stablehlo.optimization_barrier %ax5 : tensor<1x512xf32>
  %as0 = stablehlo.iota dim = 0 : tensor<16592xf32>
  %asa = stablehlo.constant dense<0.11> : tensor<16592xf32>
  %asb = stablehlo.constant dense<0.03> : tensor<16592xf32>
  %as1 = stablehlo.multiply %as0, %asa : tensor<16592xf32>
  %as2 = stablehlo.sine %as1 : tensor<16592xf32>
  %as3 = stablehlo.multiply %as2, %asb : tensor<16592xf32>
  %as4 = stablehlo.convert %as3 : (tensor<16592xf32>) -> tensor<16592xf32>
  %as5 = stablehlo.reshape %as4 : (tensor<16592xf32>) -> tensor<1037x16xf32>
  %as = stablehlo.optimization_barrier %as5 : tensor<1037x16xf32>
  %az0 = stablehlo.iota dim = 0 : tensor<16592xf32>
  %aza = stablehlo.constant dense<0.23> : tensor<16592xf32>
  %azb = stablehlo.constant dense<8.0> : tensor<16592xf32>
  %az1 = stablehlo.multiply %az0, %aza : tensor<16592xf32>
  %az2 = stablehlo.sine %az1 : tensor<16592xf32>
  %az3 = stablehlo.multiply %az2, %azb : tensor<16592xf32>
  %az4 = stablehlo.convert %az3 : (tensor<16592xf32>) -> tensor<16592xf32>
  %az5 = stablehlo.reshape %az4 : (tensor<16592xf32>) -> tensor<1037x16xf32>
  %az = stablehlo.optimization_barrier %az5 : tensor<1037x16xf32>
  %aif = stablehlo.constant dense<15> : tensor<1037x256xui8>
  %ail0 = stablehlo.and %aq, %aif : tensor<1037x256xui8>
  %ai4 = stablehlo.constant dense<4> : tensor<1037x256xui8>
  %aih0 = stablehlo.shift_right_logical %aq, %ai4 : tensor<1037x256xui8>
  %ail1 = stablehlo.convert %ail0 : (tensor<1037x256xui8>) -> tensor<1037x256xf32>
  %ail = stablehlo.reshape %ail1 : (tensor<1037x256xf32>) -> tensor<1037x256x1xf32>
  %aih1 = stablehlo.convert %aih0 : (tensor<1037x256xui8>) -> tensor<1037x256xf32>
  %aih = stablehlo.reshape %aih1 : (tensor<1037x256xf32>) -> tensor<1037x256x1xf32>
  %aic = stablehlo.concatenate %ail, %aih, dim = 2 : (tensor<1037x256x1xf32>, tensor<1037x256x1xf32>) -> tensor<1037x256x2xf32>
  %aiv = stablehlo.reshape %aic : (tensor<1037x256x2xf32>) -> tensor<1037x16x32xf32>
  %aizb = stablehlo.broadcast_in_dim %az, dims = [0, 1] : (tensor<1037x16xf32>) -> tensor<1037x16x32xf32>
  %aiu = stablehlo.subtract %aiv, %aizb : tensor<1037x16x32xf32>
  %aisb = stablehlo.broadcast_in_dim %as, dims = [0, 1] : (tensor<1037x16xf32>) -> tensor<1037x16x32xf32>
  %aim = stablehlo.multiply %aiu, %aisb : tensor<1037x16x32xf32>
  %aiw = stablehlo.reshape %aim : (tensor<1037x16x32xf32>) -> tensor<1037x512xf32>
  %an0 = stablehlo.constant dense<0> : tensor<ui8>
  %an1 = stablehlo.optimization_barrier %an0 : tensor<ui8>
  %an = stablehlo.broadcast_in_dim %an1, dims = [] : (tensor<ui8>) -> tensor<1037x256xui8>
  %aqo = stablehlo.add %aq, %an : tensor<1037x256xui8>
  %aof = stablehlo.constant dense<15> : tensor<1037x256xui8>
  %aol0 = stablehlo.and %aqo, %aof : tensor<1037x256xui8>
  %ao4 = stablehlo.constant dense<4> : tensor<1037x256xui8>
  %aoh0 = stablehlo.shift_right_logical %aqo, %ao4 : tensor<1037x256xui8>
  %aol1 = stablehlo.convert %aol0 : (tensor<1037x256xui8>) -> tensor<1037x256xf32>
  %aol = stablehlo.reshape %aol1 : (tensor<1037x256xf32>) -> tensor<1037x256x1xf32>
  %aoh1 = stablehlo.convert %aoh0 : (tensor<1037x256xui8>) -> tensor<1037x256xf32>
  %aoh = stablehlo.reshape %aoh1 : (tensor<1037x256xf32>) -> tensor<1037x256x1xf32>
  %aoc = stablehlo.concatenate %aol, %aoh, dim = 2 : (tensor<1037x256x1xf32>, tensor<1037x256x1xf32>) -> tensor<1037x256x2xf32>
  %aov = stablehlo.reshape %aoc : (tensor<1037x256x2xf32>) -> tensor<1037x16x32xf32>
  %aozb = stablehlo.broadcast_in_dim %az, dims = [0, 1] : (tensor<1037x16xf32>) -> tensor<1037x16x32xf32>
  %aou = stablehlo.subtract %aov, %aozb : tensor<1037x16x32xf32>
  %aosb = stablehlo.broadcast_in_dim %as, dims = [0, 1] : (tensor<1037x16xf32>) -> tensor<1037x16x32xf32>
  %aom = stablehlo.multiply %aou, %aosb : tensor<1037x16x32xf32>
  %aow = stablehlo.reshape %aom : (tensor<1037x16x32xf32>) -> tensor<1037x512xf32>
  check.expect_eq %aow, %aow : tensor<1037x512xf32>
  %ay = stablehlo.dot_general %ax, %aiw, contracting_dims = [1] x [1] : (tensor<1x512xf32>, tensor<1037x512xf32>) -> tensor<1x1037xf32>
  %av = stablehlo.dot_general %ax, %aow, contracting_dims = [1] x [1] : (tensor<1x512xf32>, tensor<1037x512xf32>) -> tensor<1x1037xf32>
  check.expect_eq %ay, %av : tensor<1x1037xf32>
  %bx0 = stablehlo.iota dim = 0 : tensor<2080xf32>
  %bxa = stablehlo.constant dense<0.37> : tensor<2080xf32>
  %bxb = stablehlo.constant dense<2.0> : tensor<2080xf32>
  %bx1 = stablehlo.multiply %bx0, %bxa : tensor<2080xf32>
  %bx2 = stablehlo.sine %bx1 : tensor<2080xf32>
  %bx3 = stablehlo.multiply %bx2, %bxb : tensor<2080xf32>
  %bx4 = stablehlo.convert %bx3 : (tensor<2080xf32>) -> tensor<2080xf16>
  %bx5 = stablehlo.reshape %bx4 : (tensor<2080xf16>) -> tensor<2x1040xf16>
  %bx = stablehlo.optimization_barrier %bx5 : tensor<2x1040xf16>
  %bs0 = stablehlo.iota dim = 0 : tensor<13312xf32>
  %bsa = stablehlo.constant dense<0.11> : tensor<13312xf32>
  %bsb = stablehlo.constant dense<0.03> : tensor<13312xf32>
  %bs1 = stablehlo.multiply %bs0, %bsa : tensor<13312xf32>
  %bs2 = stablehlo.sine %bs1 : tensor<13312xf32>
  %bs3 = stablehlo.multiply %bs2, %bsb : tensor<13312xf32>
  %bs4 = stablehlo.convert %bs3 : (tensor<13312xf32>) -> tensor<13312xf16>
  %bs5 = stablehlo.reshape %bs4 : (tensor<13312xf16>) -> tensor<1024x13xf16>
  %bs = stablehlo.optimization_barrier %bs5 : tensor<1024x13xf16>
  %bif = stablehlo.constant dense<15> : tensor<1024x520xui8>
  %bil0 = stablehlo.and %bq, %bif : tensor<1024x520xui8>
  %bi4 = stablehlo.constant dense<4> : tensor<1024x520xui8>
  %bih0 = stablehlo.shift_right_logical %bq, %bi4 : tensor<1024x520xui8>
  %bil1 = stablehlo.convert %bil0 : (tensor<1024x520xui8>) -> tensor<1024x520xf16>
  %bil = stablehlo.reshape %bil1 : (tensor<1024x520xf16>) -> tensor<1024x520x1xf16>
  %bih1 = stablehlo.convert %bih0 : (tensor<1024x520xui8>) -> tensor<1024x520xf16>
  %bih = stablehlo.reshape %bih1 : (tensor<1024x520xf16>) -> tensor<1024x520x1xf16>
  %bic = stablehlo.concatenate %bih, %bil, dim = 2 : (tensor<1024x520x1xf16>, tensor<1024x520x1xf16>) -> tensor<1024x520x2xf16>
  %biv = stablehlo.reshape %bic : (tensor<1024x520x2xf16>) -> tensor<1024x13x80xf16>
  %bizb = stablehlo.constant dense<8.0> : tensor<1024x13x80xf16>
  %biu = stablehlo.subtract %biv, %bizb : tensor<1024x13x80xf16>
  %bisb = stablehlo.broadcast_in_dim %bs, dims = [0, 1] : (tensor<1024x13xf16>) -> tensor<1024x13x80xf16>
  %bim = stablehlo.multiply %biu, %bisb : tensor<1024x13x80xf16>
  %biw = stablehlo.reshape %bim : (tensor<1024x13x80xf16>) -> tensor<1024x1040xf16>
  %bn0 = stablehlo.constant dense<0> : tensor<ui8>
  %bn1 = stablehlo.optimization_barrier %bn0 : tensor<ui8>
  %bn = stablehlo.broadcast_in_dim %bn1, dims = [] : (tensor<ui8>) -> tensor<1024x520xui8>
  %bqo = stablehlo.add %bq, %bn : tensor<1024x520xui8>
  %bof = stablehlo.constant dense<15> : tensor<1024x520xui8>
  %bol0 = stablehlo.and %bqo, %bof : tensor<1024x520xui8>
  %bo4 = stablehlo.constant dense<4> : tensor<1024x520xui8>
  %boh0 = stablehlo.shift_right_logical %bqo, %bo4 : tensor<1024x520xui8>
  %bol1 = stablehlo.convert %bol0 : (tensor<1024x520xui8>) -> tensor<1024x520xf16>
  %bol = stablehlo.reshape %bol1 : (tensor<1024x520xf16>) -> tensor<1024x520x1xf16>
  %boh1 = stablehlo.convert %boh0 : (tensor<1024x520xui8>) -> tensor<1024x520xf16>
  %boh = stablehlo.reshape %boh1 : (tensor<1024x520xf16>) -> tensor<1024x520x1xf16>
  %boc = stablehlo.concatenate %boh, %bol, dim = 2 : (tensor<1024x520x1xf16>, tensor<1024x520x1xf16>) -> tensor<1024x520x2xf16>
  %bov = stablehlo.reshape %boc : (tensor<1024x520x2xf16>) -> tensor<1024x13x80xf16>
  %bozb = stablehlo.constant dense<8.0> : tensor<1024x13x80xf16>
  %bou = stablehlo.subtract %bov, %bozb : tensor<1024x13x80xf16>
  %bosb = stablehlo.broadcast_in_dim %bs, dims = [0, 1] : (tensor<1024x13xf16>) -> tensor<1024x13x80xf16>
  %bom = stablehlo.multiply %bou, %bosb : tensor<1024x13x80xf16>
  %bow = stablehlo.reshape %bom : (tensor<1024x13x80xf16>) -> tensor<1024x1040xf16>
  check.expect_eq %bow, %bow : tensor<1024x1040xf16>
  %by = stablehlo.dot_general %bx, %biw, contracting_dims = [1] x [1] : (tensor<2x1040xf16>, tensor<1024x1040xf16>) -> tensor<2x1024xf16>
  %bv = stablehlo.dot_general %bx, %bow, contracting_dims = [1] x [1] : (tensor<2x1040xf16>, tensor<1024x1040xf16>) -> tensor<2x1024xf16>
  check.expect_eq %by, %bv : tensor<2x1024xf16>
  %cx0 = stablehlo.iota dim = 0 : tensor<6144xf32>
  %cxa = stablehlo.constant dense<0.37> : tensor<6144xf32>
  %cxb = stablehlo.constant dense<2.0> : tensor<6144xf32>
  %cx1 = stablehlo.multiply %cx0, %cxa : tensor<6144xf32>
  %cx2 = stablehlo.sine %cx1 : tensor<6144xf32>
  %cx3 = stablehlo.multiply %cx2, %cxb : tensor<6144xf32>
  %cx4 = stablehlo.convert %cx3 : (tensor<6144xf32>) -> tensor<6144xbf16>
  %cx5 = stablehlo.reshape %cx4 : (tensor<6144xbf16>) -> tensor<3x2048xbf16>
  %cx = stablehlo.optimization_barrier %cx5 : tensor<3x2048xbf16>
  %cs0 = stablehlo.iota dim = 0 : tensor<32928xf32>
  %csa = stablehlo.constant dense<0.11> : tensor<32928xf32>
  %csb = stablehlo.constant dense<0.03> : tensor<32928xf32>
  %cs1 = stablehlo.multiply %cs0, %csa : tensor<32928xf32>
  %cs2 = stablehlo.sine %cs1 : tensor<32928xf32>
  %cs3 = stablehlo.multiply %cs2, %csb : tensor<32928xf32>
  %cs4 = stablehlo.convert %cs3 : (tensor<32928xf32>) -> tensor<32928xbf16>
  %cs5 = stablehlo.reshape %cs4 : (tensor<32928xbf16>) -> tensor<1029x32xbf16>
  %cs = stablehlo.optimization_barrier %cs5 : tensor<1029x32xbf16>
  %cif = stablehlo.constant dense<15> : tensor<1029x1024xui8>
  %cil0 = stablehlo.and %cq, %cif : tensor<1029x1024xui8>
  %ci4 = stablehlo.constant dense<4> : tensor<1029x1024xui8>
  %cih0 = stablehlo.shift_right_logical %cq, %ci4 : tensor<1029x1024xui8>
  %cil1 = stablehlo.convert %cil0 : (tensor<1029x1024xui8>) -> tensor<1029x1024xbf16>
  %cil = stablehlo.reshape %cil1 : (tensor<1029x1024xbf16>) -> tensor<1029x1024x1xbf16>
  %cih1 = stablehlo.convert %cih0 : (tensor<1029x1024xui8>) -> tensor<1029x1024xbf16>
  %cih = stablehlo.reshape %cih1 : (tensor<1029x1024xbf16>) -> tensor<1029x1024x1xbf16>
  %cic = stablehlo.concatenate %cil, %cih, dim = 2 : (tensor<1029x1024x1xbf16>, tensor<1029x1024x1xbf16>) -> tensor<1029x1024x2xbf16>
  %civ = stablehlo.reshape %cic : (tensor<1029x1024x2xbf16>) -> tensor<1029x32x64xbf16>
  %cizb = stablehlo.constant dense<8.0> : tensor<1029x32x64xbf16>
  %ciu = stablehlo.subtract %civ, %cizb : tensor<1029x32x64xbf16>
  %cisb = stablehlo.broadcast_in_dim %cs, dims = [0, 1] : (tensor<1029x32xbf16>) -> tensor<1029x32x64xbf16>
  %cim = stablehlo.multiply %ciu, %cisb : tensor<1029x32x64xbf16>
  %ciw = stablehlo.reshape %cim : (tensor<1029x32x64xbf16>) -> tensor<1029x2048xbf16>
  %cn0 = stablehlo.constant dense<0> : tensor<ui8>
  %cn1 = stablehlo.optimization_barrier %cn0 : tensor<ui8>
  %cn = stablehlo.broadcast_in_dim %cn1, dims = [] : (tensor<ui8>) -> tensor<1029x1024xui8>
  %cqo = stablehlo.add %cq, %cn : tensor<1029x1024xui8>
  %cof = stablehlo.constant dense<15> : tensor<1029x1024xui8>
  %col0 = stablehlo.and %cqo, %cof : tensor<1029x1024xui8>
  %co4 = stablehlo.constant dense<4> : tensor<1029x1024xui8>
  %coh0 = stablehlo.shift_right_logical %cqo, %co4 : tensor<1029x1024xui8>
  %col1 = stablehlo.convert %col0 : (tensor<1029x1024xui8>) -> tensor<1029x1024xbf16>
  %col = stablehlo.reshape %col1 : (tensor<1029x1024xbf16>) -> tensor<1029x1024x1xbf16>
  %coh1 = stablehlo.convert %coh0 : (tensor<1029x1024xui8>) -> tensor<1029x1024xbf16>
  %coh = stablehlo.reshape %coh1 : (tensor<1029x1024xbf16>) -> tensor<1029x1024x1xbf16>
  %coc = stablehlo.concatenate %col, %coh, dim = 2 : (tensor<1029x1024x1xbf16>, tensor<1029x1024x1xbf16>) -> tensor<1029x1024x2xbf16>
  %cov = stablehlo.reshape %coc : (tensor<1029x1024x2xbf16>) -> tensor<1029x32x64xbf16>
  %cozb = stablehlo.constant dense<8.0> : tensor<1029x32x64xbf16>
  %cou = stablehlo.subtract %cov, %cozb : tensor<1029x32x64xbf16>
  %cosb = stablehlo.broadcast_in_dim %cs, dims = [0, 1] : (tensor<1029x32xbf16>) -> tensor<1029x32x64xbf16>
  %com = stablehlo.multiply %cou, %cosb : tensor<1029x32x64xbf16>
  %cow = stablehlo.reshape %com : (tensor<1029x32x64xbf16>) -> tensor<1029x2048xbf16>
  check.expect_eq %cow, %cow : tensor<1029x2048xbf16>
  %cy = stablehlo.dot_general %cx, %ciw, contracting_dims = [1] x [1] : (tensor<3x2048xbf16>, tensor<1029x2048xbf16>) -> tensor<3x1029xbf16>
  %cv = stablehlo.dot_general %cx, %cow, contracting_dims = [1] x [1] : (tensor<3x2048xbf16>, tensor<1029x2048xbf16>) -> tensor<3x1029xbf16>
  check.expect_eq %cy, %cv : tensor<3x1029xbf16>
  %dx0 = stablehlo.iota dim = 0 : tensor<1024xf32>
  %dxa = stablehlo.constant dense<0.37> : tensor<1024xf32>
  %dxb = stablehlo.constant dense<2.0> : tensor<1024xf32>
  %dx1 = stablehlo.multiply %dx0, %dxa : tensor<1024xf32>
  %dx2 = stablehlo.sine %dx1 : tensor<1024xf32>
  %dx3 = stablehlo.multiply %dx2, %dxb : tensor<1024xf32>
  %dx4 = stablehlo.convert %dx3 : (tensor<1024xf32>) -> tensor<1024xf32>
  %dx5 = stablehlo.reshape %dx4 : (tensor<1024xf32>) -> tensor<1x1024xf32>
  %dx = stablehlo.optimization_barrier %dx5 : tensor<1x1024xf32>
  %ds0 = stablehlo.iota dim = 0 : tensor<8200xf32>
  %dsa = stablehlo.constant dense<0.11> : tensor<8200xf32>
  %dsb = stablehlo.constant dense<0.03> : tensor<8200xf32>
  %ds1 = stablehlo.multiply %ds0, %dsa : tensor<8200xf32>
  %ds2 = stablehlo.sine %ds1 : tensor<8200xf32>
  %ds3 = stablehlo.multiply %ds2, %dsb : tensor<8200xf32>
  %ds4 = stablehlo.convert %ds3 : (tensor<8200xf32>) -> tensor<8200xf32>
  %ds5 = stablehlo.reshape %ds4 : (tensor<8200xf32>) -> tensor<2050x4xf32>
  %ds = stablehlo.optimization_barrier %ds5 : tensor<2050x4xf32>
  %dif = stablehlo.constant dense<15> : tensor<2050x512xui8>
  %dil0 = stablehlo.and %dq, %dif : tensor<2050x512xui8>
  %di4 = stablehlo.constant dense<4> : tensor<2050x512xui8>
  %dih0 = stablehlo.shift_right_logical %dq, %di4 : tensor<2050x512xui8>
  %dil1 = stablehlo.convert %dil0 : (tensor<2050x512xui8>) -> tensor<2050x512xf32>
  %dil = stablehlo.reshape %dil1 : (tensor<2050x512xf32>) -> tensor<2050x512x1xf32>
  %dih1 = stablehlo.convert %dih0 : (tensor<2050x512xui8>) -> tensor<2050x512xf32>
  %dih = stablehlo.reshape %dih1 : (tensor<2050x512xf32>) -> tensor<2050x512x1xf32>
  %dic = stablehlo.concatenate %dih, %dil, dim = 2 : (tensor<2050x512x1xf32>, tensor<2050x512x1xf32>) -> tensor<2050x512x2xf32>
  %div = stablehlo.reshape %dic : (tensor<2050x512x2xf32>) -> tensor<2050x4x256xf32>
  %disb = stablehlo.broadcast_in_dim %ds, dims = [0, 1] : (tensor<2050x4xf32>) -> tensor<2050x4x256xf32>
  %dim = stablehlo.multiply %div, %disb : tensor<2050x4x256xf32>
  %dipb = stablehlo.constant dense<0.5> : tensor<2050x4x256xf32>
  %dip = stablehlo.add %dim, %dipb : tensor<2050x4x256xf32>
  %diw = stablehlo.reshape %dip : (tensor<2050x4x256xf32>) -> tensor<2050x1024xf32>
  %dn0 = stablehlo.constant dense<0> : tensor<ui8>
  %dn1 = stablehlo.optimization_barrier %dn0 : tensor<ui8>
  %dn = stablehlo.broadcast_in_dim %dn1, dims = [] : (tensor<ui8>) -> tensor<2050x512xui8>
  %dqo = stablehlo.add %dq, %dn : tensor<2050x512xui8>
  %dof = stablehlo.constant dense<15> : tensor<2050x512xui8>
  %dol0 = stablehlo.and %dqo, %dof : tensor<2050x512xui8>
  %do4 = stablehlo.constant dense<4> : tensor<2050x512xui8>
  %doh0 = stablehlo.shift_right_logical %dqo, %do4 : tensor<2050x512xui8>
  %dol1 = stablehlo.convert %dol0 : (tensor<2050x512xui8>) -> tensor<2050x512xf32>
  %dol = stablehlo.reshape %dol1 : (tensor<2050x512xf32>) -> tensor<2050x512x1xf32>
  %doh1 = stablehlo.convert %doh0 : (tensor<2050x512xui8>) -> tensor<2050x512xf32>
  %doh = stablehlo.reshape %doh1 : (tensor<2050x512xf32>) -> tensor<2050x512x1xf32>
  %doc = stablehlo.concatenate %doh, %dol, dim = 2 : (tensor<2050x512x1xf32>, tensor<2050x512x1xf32>) -> tensor<2050x512x2xf32>
  %dov = stablehlo.reshape %doc : (tensor<2050x512x2xf32>) -> tensor<2050x4x256xf32>
  %dosb = stablehlo.broadcast_in_dim %ds, dims = [0, 1] : (tensor<2050x4xf32>) -> tensor<2050x4x256xf32>
  %dom = stablehlo.multiply %dov, %dosb : tensor<2050x4x256xf32>
  %dopb = stablehlo.constant dense<0.5> : tensor<2050x4x256xf32>
  %dop = stablehlo.add %dom, %dopb : tensor<2050x4x256xf32>
  %dow = stablehlo.reshape %dop : (tensor<2050x4x256xf32>) -> tensor<2050x1024xf32>
  check.expect_eq %dow, %dow : tensor<2050x1024xf32>
  %dy = stablehlo.dot_general %dx, %diw, contracting_dims = [1] x [1] : (tensor<1x1024xf32>, tensor<2050x1024xf32>) -> tensor<1x2050xf32>
  %dv = stablehlo.dot_general %dx, %dow, contracting_dims = [1] x [1] : (tensor<1x1024xf32>, tensor<2050x1024xf32>) -> tensor<1x2050xf32>
  check.expect_eq %dy, %dv : tensor<1x2050xf32>
  return
}
// >>> stdout
// 4
// <<<
