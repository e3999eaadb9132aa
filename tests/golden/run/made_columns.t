// Weights of bytes that products of one to three rows make where they read them:
// with scales, zero points and a shift, in groups along the depth or of whole
// rows, in f32, f16 and bf16; of as many rows as blocks do not divide.  Oracle:
// the same product of weights that lie in memory, as something else reads them too.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -c ' strip '
func.func @main() {
  %aq0 = stablehlo.iota dim = 0 : tensor<530944xi32>
  %aqm = stablehlo.constant dense<101> : tensor<530944xi32>
  %aq1 = stablehlo.multiply %aq0, %aqm : tensor<530944xi32>
  %aqs = stablehlo.constant dense<24> : tensor<530944xi32>
  %aql = stablehlo.constant dense<1664525> : tensor<530944xi32>
  %aq2 = stablehlo.multiply %aq1, %aql : tensor<530944xi32>
  %aq3 = stablehlo.shift_right_arithmetic %aq2, %aqs : tensor<530944xi32>
  %aq4 = stablehlo.convert %aq3 : (tensor<530944xi32>) -> tensor<530944xi8>
  %aq5 = stablehlo.reshape %aq4 : (tensor<530944xi8>) -> tensor<1037x16x32xi8>
  %aq = stablehlo.optimization_barrier %aq5 : tensor<1037x16x32xi8>
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
  %aif = stablehlo.convert %aq : (tensor<1037x16x32xi8>) -> tensor<1037x16x32xf32>
  %aisb = stablehlo.broadcast_in_dim %as, dims = [0, 1] : (tensor<1037x16xf32>) -> tensor<1037x16x32xf32>
  %aisr = stablehlo.multiply %aif, %aisb : tensor<1037x16x32xf32>
  %aiw = stablehlo.reshape %aisr : (tensor<1037x16x32xf32>) -> tensor<1037x512xf32>
  %ar0 = stablehlo.iota dim = 0 : tensor<1037x512xi32>
  %ar1 = stablehlo.iota dim = 1 : tensor<1037x512xi32>
  %ark = stablehlo.constant dense<512> : tensor<1037x512xi32>
  %ar2 = stablehlo.multiply %ar0, %ark : tensor<1037x512xi32>
  %ar3 = stablehlo.add %ar2, %ar1 : tensor<1037x512xi32>
  %arm = stablehlo.constant dense<168117025> : tensor<1037x512xi32>
  %ar4 = stablehlo.multiply %ar3, %arm : tensor<1037x512xi32>
  %ars = stablehlo.constant dense<24> : tensor<1037x512xi32>
  %ar5 = stablehlo.shift_right_arithmetic %ar4, %ars : tensor<1037x512xi32>
  %ar6 = stablehlo.convert %ar5 : (tensor<1037x512xi32>) -> tensor<1037x512xi8>
  %ar = stablehlo.reshape %ar6 : (tensor<1037x512xi8>) -> tensor<1037x16x32xi8>
  %aof = stablehlo.convert %ar : (tensor<1037x16x32xi8>) -> tensor<1037x16x32xf32>
  %aosb = stablehlo.broadcast_in_dim %as, dims = [0, 1] : (tensor<1037x16xf32>) -> tensor<1037x16x32xf32>
  %aosr = stablehlo.multiply %aof, %aosb : tensor<1037x16x32xf32>
  %aow = stablehlo.reshape %aosr : (tensor<1037x16x32xf32>) -> tensor<1037x512xf32>
  check.expect_eq %aow, %aow : tensor<1037x512xf32>
  %ay = stablehlo.dot_general %ax, %aiw, contracting_dims = [1] x [1] : (tensor<1x512xf32>, tensor<1037x512xf32>) -> tensor<1x1037xf32>
  %av = stablehlo.dot_general %ax, %aow, contracting_dims = [1] x [1] : (tensor<1x512xf32>, tensor<1037x512xf32>) -> tensor<1x1037xf32>
  check.expect_eq %ay, %av : tensor<1x1037xf32>
  %bq0 = stablehlo.iota dim = 0 : tensor<1064960xi32>
  %bqm = stablehlo.constant dense<103> : tensor<1064960xi32>
  %bq1 = stablehlo.multiply %bq0, %bqm : tensor<1064960xi32>
  %bqs = stablehlo.constant dense<24> : tensor<1064960xi32>
  %bql = stablehlo.constant dense<1664525> : tensor<1064960xi32>
  %bq2 = stablehlo.multiply %bq1, %bql : tensor<1064960xi32>
  %bq3 = stablehlo.shift_right_logical %bq2, %bqs : tensor<1064960xi32>
  %bq4 = stablehlo.convert %bq3 : (tensor<1064960xi32>) -> tensor<1064960xui8>
  %bq5 = stablehlo.reshape %bq4 : (tensor<1064960xui8>) -> tensor<1024x13x80xui8>
  %bq = stablehlo.optimization_barrier %bq5 : tensor<1024x13x80xui8>
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
  %bz0 = stablehlo.iota dim = 0 : tensor<13312xf32>
  %bza = stablehlo.constant dense<0.7> : tensor<13312xf32>
  %bzb = stablehlo.constant dense<120.0> : tensor<13312xf32>
  %bz1 = stablehlo.multiply %bz0, %bza : tensor<13312xf32>
  %bz2 = stablehlo.sine %bz1 : tensor<13312xf32>
  %bz3 = stablehlo.multiply %bz2, %bzb : tensor<13312xf32>
  %bz4 = stablehlo.convert %bz3 : (tensor<13312xf32>) -> tensor<13312xf16>
  %bz5 = stablehlo.reshape %bz4 : (tensor<13312xf16>) -> tensor<1024x13xf16>
  %bz = stablehlo.optimization_barrier %bz5 : tensor<1024x13xf16>
  %bif = stablehlo.convert %bq : (tensor<1024x13x80xui8>) -> tensor<1024x13x80xf16>
  %bizb = stablehlo.broadcast_in_dim %bz, dims = [0, 1] : (tensor<1024x13xf16>) -> tensor<1024x13x80xf16>
  %bizr = stablehlo.subtract %bif, %bizb : tensor<1024x13x80xf16>
  %bisb = stablehlo.broadcast_in_dim %bs, dims = [0, 1] : (tensor<1024x13xf16>) -> tensor<1024x13x80xf16>
  %bisr = stablehlo.multiply %bizr, %bisb : tensor<1024x13x80xf16>
  %biw = stablehlo.reshape %bisr : (tensor<1024x13x80xf16>) -> tensor<1024x1040xf16>
  %br0 = stablehlo.iota dim = 0 : tensor<1024x1040xi32>
  %br1 = stablehlo.iota dim = 1 : tensor<1024x1040xi32>
  %brk = stablehlo.constant dense<1040> : tensor<1024x1040xi32>
  %br2 = stablehlo.multiply %br0, %brk : tensor<1024x1040xi32>
  %br3 = stablehlo.add %br2, %br1 : tensor<1024x1040xi32>
  %brm = stablehlo.constant dense<171446075> : tensor<1024x1040xi32>
  %br4 = stablehlo.multiply %br3, %brm : tensor<1024x1040xi32>
  %brs = stablehlo.constant dense<24> : tensor<1024x1040xi32>
  %br5 = stablehlo.shift_right_logical %br4, %brs : tensor<1024x1040xi32>
  %br6 = stablehlo.convert %br5 : (tensor<1024x1040xi32>) -> tensor<1024x1040xui8>
  %br = stablehlo.reshape %br6 : (tensor<1024x1040xui8>) -> tensor<1024x13x80xui8>
  %bof = stablehlo.convert %br : (tensor<1024x13x80xui8>) -> tensor<1024x13x80xf16>
  %bozb = stablehlo.broadcast_in_dim %bz, dims = [0, 1] : (tensor<1024x13xf16>) -> tensor<1024x13x80xf16>
  %bozr = stablehlo.subtract %bof, %bozb : tensor<1024x13x80xf16>
  %bosb = stablehlo.broadcast_in_dim %bs, dims = [0, 1] : (tensor<1024x13xf16>) -> tensor<1024x13x80xf16>
  %bosr = stablehlo.multiply %bozr, %bosb : tensor<1024x13x80xf16>
  %bow = stablehlo.reshape %bosr : (tensor<1024x13x80xf16>) -> tensor<1024x1040xf16>
  check.expect_eq %bow, %bow : tensor<1024x1040xf16>
  %by = stablehlo.dot_general %bx, %biw, contracting_dims = [1] x [1] : (tensor<2x1040xf16>, tensor<1024x1040xf16>) -> tensor<2x1024xf16>
  %bv = stablehlo.dot_general %bx, %bow, contracting_dims = [1] x [1] : (tensor<2x1040xf16>, tensor<1024x1040xf16>) -> tensor<2x1024xf16>
  check.expect_eq %by, %bv : tensor<2x1024xf16>
  %cq0 = stablehlo.iota dim = 0 : tensor<1048576xi32>
  %cqm = stablehlo.constant dense<101> : tensor<1048576xi32>
  %cq1 = stablehlo.multiply %cq0, %cqm : tensor<1048576xi32>
  %cqs = stablehlo.constant dense<24> : tensor<1048576xi32>
  %cql = stablehlo.constant dense<1664525> : tensor<1048576xi32>
  %cq2 = stablehlo.multiply %cq1, %cql : tensor<1048576xi32>
  %cq3 = stablehlo.shift_right_arithmetic %cq2, %cqs : tensor<1048576xi32>
  %cq4 = stablehlo.convert %cq3 : (tensor<1048576xi32>) -> tensor<1048576xi8>
  %cq5 = stablehlo.reshape %cq4 : (tensor<1048576xi8>) -> tensor<1024x1x1024xi8>
  %cq = stablehlo.optimization_barrier %cq5 : tensor<1024x1x1024xi8>
  %cx0 = stablehlo.iota dim = 0 : tensor<3072xf32>
  %cxa = stablehlo.constant dense<0.37> : tensor<3072xf32>
  %cxb = stablehlo.constant dense<2.0> : tensor<3072xf32>
  %cx1 = stablehlo.multiply %cx0, %cxa : tensor<3072xf32>
  %cx2 = stablehlo.sine %cx1 : tensor<3072xf32>
  %cx3 = stablehlo.multiply %cx2, %cxb : tensor<3072xf32>
  %cx4 = stablehlo.convert %cx3 : (tensor<3072xf32>) -> tensor<3072xbf16>
  %cx5 = stablehlo.reshape %cx4 : (tensor<3072xbf16>) -> tensor<3x1024xbf16>
  %cx = stablehlo.optimization_barrier %cx5 : tensor<3x1024xbf16>
  %cs0 = stablehlo.iota dim = 0 : tensor<1024xf32>
  %csa = stablehlo.constant dense<0.11> : tensor<1024xf32>
  %csb = stablehlo.constant dense<0.03> : tensor<1024xf32>
  %cs1 = stablehlo.multiply %cs0, %csa : tensor<1024xf32>
  %cs2 = stablehlo.sine %cs1 : tensor<1024xf32>
  %cs3 = stablehlo.multiply %cs2, %csb : tensor<1024xf32>
  %cs4 = stablehlo.convert %cs3 : (tensor<1024xf32>) -> tensor<1024xbf16>
  %cs5 = stablehlo.reshape %cs4 : (tensor<1024xbf16>) -> tensor<1024x1xbf16>
  %cs = stablehlo.optimization_barrier %cs5 : tensor<1024x1xbf16>
  %cif = stablehlo.convert %cq : (tensor<1024x1x1024xi8>) -> tensor<1024x1x1024xbf16>
  %cisb = stablehlo.broadcast_in_dim %cs, dims = [0, 1] : (tensor<1024x1xbf16>) -> tensor<1024x1x1024xbf16>
  %cisr = stablehlo.multiply %cif, %cisb : tensor<1024x1x1024xbf16>
  %ciw = stablehlo.reshape %cisr : (tensor<1024x1x1024xbf16>) -> tensor<1024x1024xbf16>
  %cr0 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
  %cr1 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
  %crk = stablehlo.constant dense<1024> : tensor<1024x1024xi32>
  %cr2 = stablehlo.multiply %cr0, %crk : tensor<1024x1024xi32>
  %cr3 = stablehlo.add %cr2, %cr1 : tensor<1024x1024xi32>
  %crm = stablehlo.constant dense<168117025> : tensor<1024x1024xi32>
  %cr4 = stablehlo.multiply %cr3, %crm : tensor<1024x1024xi32>
  %crs = stablehlo.constant dense<24> : tensor<1024x1024xi32>
  %cr5 = stablehlo.shift_right_arithmetic %cr4, %crs : tensor<1024x1024xi32>
  %cr6 = stablehlo.convert %cr5 : (tensor<1024x1024xi32>) -> tensor<1024x1024xi8>
  %cr = stablehlo.reshape %cr6 : (tensor<1024x1024xi8>) -> tensor<1024x1x1024xi8>
  %cof = stablehlo.convert %cr : (tensor<1024x1x1024xi8>) -> tensor<1024x1x1024xbf16>
  %cosb = stablehlo.broadcast_in_dim %cs, dims = [0, 1] : (tensor<1024x1xbf16>) -> tensor<1024x1x1024xbf16>
  %cosr = stablehlo.multiply %cof, %cosb : tensor<1024x1x1024xbf16>
  %cow = stablehlo.reshape %cosr : (tensor<1024x1x1024xbf16>) -> tensor<1024x1024xbf16>
  check.expect_eq %cow, %cow : tensor<1024x1024xbf16>
  %cy = stablehlo.dot_general %cx, %ciw, contracting_dims = [1] x [1] : (tensor<3x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<3x1024xbf16>
  %cv = stablehlo.dot_general %cx, %cow, contracting_dims = [1] x [1] : (tensor<3x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<3x1024xbf16>
  check.expect_eq %cy, %cv : tensor<3x1024xbf16>
  %dq0 = stablehlo.iota dim = 0 : tensor<524800xi32>
  %dqm = stablehlo.constant dense<103> : tensor<524800xi32>
  %dq1 = stablehlo.multiply %dq0, %dqm : tensor<524800xi32>
  %dqs = stablehlo.constant dense<24> : tensor<524800xi32>
  %dql = stablehlo.constant dense<1664525> : tensor<524800xi32>
  %dq2 = stablehlo.multiply %dq1, %dql : tensor<524800xi32>
  %dq3 = stablehlo.shift_right_logical %dq2, %dqs : tensor<524800xi32>
  %dq4 = stablehlo.convert %dq3 : (tensor<524800xi32>) -> tensor<524800xui8>
  %dq5 = stablehlo.reshape %dq4 : (tensor<524800xui8>) -> tensor<1025x32x16xui8>
  %dq = stablehlo.optimization_barrier %dq5 : tensor<1025x32x16xui8>
  %dx0 = stablehlo.iota dim = 0 : tensor<512xf32>
  %dxa = stablehlo.constant dense<0.37> : tensor<512xf32>
  %dxb = stablehlo.constant dense<2.0> : tensor<512xf32>
  %dx1 = stablehlo.multiply %dx0, %dxa : tensor<512xf32>
  %dx2 = stablehlo.sine %dx1 : tensor<512xf32>
  %dx3 = stablehlo.multiply %dx2, %dxb : tensor<512xf32>
  %dx4 = stablehlo.convert %dx3 : (tensor<512xf32>) -> tensor<512xf32>
  %dx5 = stablehlo.reshape %dx4 : (tensor<512xf32>) -> tensor<1x512xf32>
  %dx = stablehlo.optimization_barrier %dx5 : tensor<1x512xf32>
  %ds0 = stablehlo.iota dim = 0 : tensor<32800xf32>
  %dsa = stablehlo.constant dense<0.11> : tensor<32800xf32>
  %dsb = stablehlo.constant dense<0.03> : tensor<32800xf32>
  %ds1 = stablehlo.multiply %ds0, %dsa : tensor<32800xf32>
  %ds2 = stablehlo.sine %ds1 : tensor<32800xf32>
  %ds3 = stablehlo.multiply %ds2, %dsb : tensor<32800xf32>
  %ds4 = stablehlo.convert %ds3 : (tensor<32800xf32>) -> tensor<32800xf32>
  %ds5 = stablehlo.reshape %ds4 : (tensor<32800xf32>) -> tensor<1025x32xf32>
  %ds = stablehlo.optimization_barrier %ds5 : tensor<1025x32xf32>
  %dz0 = stablehlo.iota dim = 0 : tensor<32800xf32>
  %dza = stablehlo.constant dense<0.7> : tensor<32800xf32>
  %dzb = stablehlo.constant dense<120.0> : tensor<32800xf32>
  %dz1 = stablehlo.multiply %dz0, %dza : tensor<32800xf32>
  %dz2 = stablehlo.sine %dz1 : tensor<32800xf32>
  %dz3 = stablehlo.multiply %dz2, %dzb : tensor<32800xf32>
  %dz4 = stablehlo.convert %dz3 : (tensor<32800xf32>) -> tensor<32800xf32>
  %dz5 = stablehlo.reshape %dz4 : (tensor<32800xf32>) -> tensor<1025x32xf32>
  %dz = stablehlo.optimization_barrier %dz5 : tensor<1025x32xf32>
  %dp0 = stablehlo.iota dim = 0 : tensor<32800xf32>
  %dpa = stablehlo.constant dense<0.3> : tensor<32800xf32>
  %dpb = stablehlo.constant dense<1.5> : tensor<32800xf32>
  %dp1 = stablehlo.multiply %dp0, %dpa : tensor<32800xf32>
  %dp2 = stablehlo.sine %dp1 : tensor<32800xf32>
  %dp3 = stablehlo.multiply %dp2, %dpb : tensor<32800xf32>
  %dp4 = stablehlo.convert %dp3 : (tensor<32800xf32>) -> tensor<32800xf32>
  %dp5 = stablehlo.reshape %dp4 : (tensor<32800xf32>) -> tensor<1025x32xf32>
  %dp = stablehlo.optimization_barrier %dp5 : tensor<1025x32xf32>
  %dif = stablehlo.convert %dq : (tensor<1025x32x16xui8>) -> tensor<1025x32x16xf32>
  %dizb = stablehlo.broadcast_in_dim %dz, dims = [0, 1] : (tensor<1025x32xf32>) -> tensor<1025x32x16xf32>
  %dizr = stablehlo.subtract %dif, %dizb : tensor<1025x32x16xf32>
  %disb = stablehlo.broadcast_in_dim %ds, dims = [0, 1] : (tensor<1025x32xf32>) -> tensor<1025x32x16xf32>
  %disr = stablehlo.multiply %dizr, %disb : tensor<1025x32x16xf32>
  %dipb = stablehlo.broadcast_in_dim %dp, dims = [0, 1] : (tensor<1025x32xf32>) -> tensor<1025x32x16xf32>
  %dipr = stablehlo.add %disr, %dipb : tensor<1025x32x16xf32>
  %diw = stablehlo.reshape %dipr : (tensor<1025x32x16xf32>) -> tensor<1025x512xf32>
  %dr0 = stablehlo.iota dim = 0 : tensor<1025x512xi32>
  %dr1 = stablehlo.iota dim = 1 : tensor<1025x512xi32>
  %drk = stablehlo.constant dense<512> : tensor<1025x512xi32>
  %dr2 = stablehlo.multiply %dr0, %drk : tensor<1025x512xi32>
  %dr3 = stablehlo.add %dr2, %dr1 : tensor<1025x512xi32>
  %drm = stablehlo.constant dense<171446075> : tensor<1025x512xi32>
  %dr4 = stablehlo.multiply %dr3, %drm : tensor<1025x512xi32>
  %drs = stablehlo.constant dense<24> : tensor<1025x512xi32>
  %dr5 = stablehlo.shift_right_logical %dr4, %drs : tensor<1025x512xi32>
  %dr6 = stablehlo.convert %dr5 : (tensor<1025x512xi32>) -> tensor<1025x512xui8>
  %dr = stablehlo.reshape %dr6 : (tensor<1025x512xui8>) -> tensor<1025x32x16xui8>
  %dof = stablehlo.convert %dr : (tensor<1025x32x16xui8>) -> tensor<1025x32x16xf32>
  %dozb = stablehlo.broadcast_in_dim %dz, dims = [0, 1] : (tensor<1025x32xf32>) -> tensor<1025x32x16xf32>
  %dozr = stablehlo.subtract %dof, %dozb : tensor<1025x32x16xf32>
  %dosb = stablehlo.broadcast_in_dim %ds, dims = [0, 1] : (tensor<1025x32xf32>) -> tensor<1025x32x16xf32>
  %dosr = stablehlo.multiply %dozr, %dosb : tensor<1025x32x16xf32>
  %dopb = stablehlo.broadcast_in_dim %dp, dims = [0, 1] : (tensor<1025x32xf32>) -> tensor<1025x32x16xf32>
  %dopr = stablehlo.add %dosr, %dopb : tensor<1025x32x16xf32>
  %dow = stablehlo.reshape %dopr : (tensor<1025x32x16xf32>) -> tensor<1025x512xf32>
  check.expect_eq %dow, %dow : tensor<1025x512xf32>
  %dy = stablehlo.dot_general %dx, %diw, contracting_dims = [1] x [1] : (tensor<1x512xf32>, tensor<1025x512xf32>) -> tensor<1x1025xf32>
  %dv = stablehlo.dot_general %dx, %dow, contracting_dims = [1] x [1] : (tensor<1x512xf32>, tensor<1025x512xf32>) -> tensor<1x1025xf32>
  check.expect_eq %dy, %dv : tensor<1x1025xf32>
  %eq0 = stablehlo.iota dim = 0 : tensor<524288xi32>
  %eqm = stablehlo.constant dense<101> : tensor<524288xi32>
  %eq1 = stablehlo.multiply %eq0, %eqm : tensor<524288xi32>
  %eqs = stablehlo.constant dense<24> : tensor<524288xi32>
  %eql = stablehlo.constant dense<1664525> : tensor<524288xi32>
  %eq2 = stablehlo.multiply %eq1, %eql : tensor<524288xi32>
  %eq3 = stablehlo.shift_right_arithmetic %eq2, %eqs : tensor<524288xi32>
  %eq4 = stablehlo.convert %eq3 : (tensor<524288xi32>) -> tensor<524288xi8>
  %eq5 = stablehlo.reshape %eq4 : (tensor<524288xi8>) -> tensor<1024x1x512xi8>
  %eq = stablehlo.optimization_barrier %eq5 : tensor<1024x1x512xi8>
  %ex0 = stablehlo.iota dim = 0 : tensor<512xf32>
  %exa = stablehlo.constant dense<0.37> : tensor<512xf32>
  %exb = stablehlo.constant dense<2.0> : tensor<512xf32>
  %ex1 = stablehlo.multiply %ex0, %exa : tensor<512xf32>
  %ex2 = stablehlo.sine %ex1 : tensor<512xf32>
  %ex3 = stablehlo.multiply %ex2, %exb : tensor<512xf32>
  %ex4 = stablehlo.convert %ex3 : (tensor<512xf32>) -> tensor<512xf32>
  %ex5 = stablehlo.reshape %ex4 : (tensor<512xf32>) -> tensor<1x512xf32>
  %ex = stablehlo.optimization_barrier %ex5 : tensor<1x512xf32>
  %es0 = stablehlo.iota dim = 0 : tensor<1024xf32>
  %esa = stablehlo.constant dense<0.11> : tensor<1024xf32>
  %esb = stablehlo.constant dense<0.03> : tensor<1024xf32>
  %es1 = stablehlo.multiply %es0, %esa : tensor<1024xf32>
  %es2 = stablehlo.sine %es1 : tensor<1024xf32>
  %es3 = stablehlo.multiply %es2, %esb : tensor<1024xf32>
  %es4 = stablehlo.convert %es3 : (tensor<1024xf32>) -> tensor<1024xf32>
  %es5 = stablehlo.reshape %es4 : (tensor<1024xf32>) -> tensor<1024x1xf32>
  %es = stablehlo.optimization_barrier %es5 : tensor<1024x1xf32>
  %eif = stablehlo.convert %eq : (tensor<1024x1x512xi8>) -> tensor<1024x1x512xf32>
  %eiw = stablehlo.reshape %eif : (tensor<1024x1x512xf32>) -> tensor<1024x512xf32>
  %er0 = stablehlo.iota dim = 0 : tensor<1024x512xi32>
  %er1 = stablehlo.iota dim = 1 : tensor<1024x512xi32>
  %erk = stablehlo.constant dense<512> : tensor<1024x512xi32>
  %er2 = stablehlo.multiply %er0, %erk : tensor<1024x512xi32>
  %er3 = stablehlo.add %er2, %er1 : tensor<1024x512xi32>
  %erm = stablehlo.constant dense<168117025> : tensor<1024x512xi32>
  %er4 = stablehlo.multiply %er3, %erm : tensor<1024x512xi32>
  %ers = stablehlo.constant dense<24> : tensor<1024x512xi32>
  %er5 = stablehlo.shift_right_arithmetic %er4, %ers : tensor<1024x512xi32>
  %er6 = stablehlo.convert %er5 : (tensor<1024x512xi32>) -> tensor<1024x512xi8>
  %er = stablehlo.reshape %er6 : (tensor<1024x512xi8>) -> tensor<1024x1x512xi8>
  %eof = stablehlo.convert %er : (tensor<1024x1x512xi8>) -> tensor<1024x1x512xf32>
  %eow = stablehlo.reshape %eof : (tensor<1024x1x512xf32>) -> tensor<1024x512xf32>
  check.expect_eq %eow, %eow : tensor<1024x512xf32>
  %ey = stablehlo.dot_general %ex, %eiw, contracting_dims = [1] x [1] : (tensor<1x512xf32>, tensor<1024x512xf32>) -> tensor<1x1024xf32>
  %ev = stablehlo.dot_general %ex, %eow, contracting_dims = [1] x [1] : (tensor<1x512xf32>, tensor<1024x512xf32>) -> tensor<1x1024xf32>
  check.expect_eq %ey, %ev : tensor<1x1024xf32>
  return
}
// >>> stdout
// 5
// <<<
