// Weights of bytes less zero points that are bytes, too, as integers or as f32,
// which products of few rows make where they read them.  Oracle: the same product
// of weights that lie in memory, as something else reads them too.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -c ' strip '
func.func @main() {
  %ab0 = stablehlo.iota dim = 0 : tensor<524288xi32>
  %abm = stablehlo.constant dense<168117025> : tensor<524288xi32>
  %ab1 = stablehlo.multiply %ab0, %abm : tensor<524288xi32>
  %abh = stablehlo.constant dense<24> : tensor<524288xi32>
  %ab2 = stablehlo.shift_right_arithmetic %ab1, %abh : tensor<524288xi32>
  %ab3 = stablehlo.convert %ab2 : (tensor<524288xi32>) -> tensor<524288xi8>
  %ab4 = stablehlo.reshape %ab3 : (tensor<524288xi8>) -> tensor<1024x16x32xi8>
  %ab = stablehlo.optimization_barrier %ab4 : tensor<1024x16x32xi8>
  %ap0 = stablehlo.iota dim = 0 : tensor<1024x512xi32>
  %ap1 = stablehlo.iota dim = 1 : tensor<1024x512xi32>
  %apk = stablehlo.constant dense<512> : tensor<1024x512xi32>
  %ap2 = stablehlo.multiply %ap0, %apk : tensor<1024x512xi32>
  %ap3 = stablehlo.add %ap2, %ap1 : tensor<1024x512xi32>
  %apm = stablehlo.constant dense<168117025> : tensor<1024x512xi32>
  %ap4 = stablehlo.multiply %ap3, %apm : tensor<1024x512xi32>
  %aph = stablehlo.constant dense<24> : tensor<1024x512xi32>
  %ap5 = stablehlo.shift_right_arithmetic %ap4, %aph : tensor<1024x512xi32>
  %ap6 = stablehlo.convert %ap5 : (tensor<1024x512xi32>) -> tensor<1024x512xi8>
  %ap = stablehlo.reshape %ap6 : (tensor<1024x512xi8>) -> tensor<1024x16x32xi8>
  %az0 = stablehlo.iota dim = 0 : tensor<16384xi32>
  %azm = stablehlo.constant dense<77777777> : tensor<16384xi32>
  %az1 = stablehlo.multiply %az0, %azm : tensor<16384xi32>
  %azh = stablehlo.constant dense<24> : tensor<16384xi32>
  %az2 = stablehlo.shift_right_arithmetic %az1, %azh : tensor<16384xi32>
  %az3 = stablehlo.convert %az2 : (tensor<16384xi32>) -> tensor<16384xi8>
  %az4 = stablehlo.reshape %az3 : (tensor<16384xi8>) -> tensor<1024x16xi8>
  %az = stablehlo.optimization_barrier %az4 : tensor<1024x16xi8>
  %as0 = stablehlo.iota dim = 0 : tensor<16384xf32>
  %as1 = stablehlo.sine %as0 : tensor<16384xf32>
  %as2 = stablehlo.reshape %as1 : (tensor<16384xf32>) -> tensor<1024x16xf32>
  %as = stablehlo.optimization_barrier %as2 : tensor<1024x16xf32>
  %ax0 = stablehlo.iota dim = 0 : tensor<1024xf32>
  %ax1 = stablehlo.sine %ax0 : tensor<1024xf32>
  %ax2 = stablehlo.reshape %ax1 : (tensor<1024xf32>) -> tensor<2x512xf32>
  %ax = stablehlo.optimization_barrier %ax2 : tensor<2x512xf32>
  %aiq = stablehlo.convert %ab : (tensor<1024x16x32xi8>) -> tensor<1024x16x32xi32>
  %aiz = stablehlo.convert %az : (tensor<1024x16xi8>) -> tensor<1024x16xi32>
  %aiy = stablehlo.broadcast_in_dim %aiz, dims = [0, 1] : (tensor<1024x16xi32>) -> tensor<1024x16x32xi32>
  %aid = stablehlo.subtract %aiq, %aiy : tensor<1024x16x32xi32>
  %aif = stablehlo.convert %aid : (tensor<1024x16x32xi32>) -> tensor<1024x16x32xf32>
  %ais = stablehlo.broadcast_in_dim %as, dims = [0, 1] : (tensor<1024x16xf32>) -> tensor<1024x16x32xf32>
  %aim = stablehlo.multiply %ais, %aif : tensor<1024x16x32xf32>
  %ai = stablehlo.reshape %aim : (tensor<1024x16x32xf32>) -> tensor<1024x512xf32>
  %aoq = stablehlo.convert %ap : (tensor<1024x16x32xi8>) -> tensor<1024x16x32xi32>
  %aoz = stablehlo.convert %az : (tensor<1024x16xi8>) -> tensor<1024x16xi32>
  %aoy = stablehlo.broadcast_in_dim %aoz, dims = [0, 1] : (tensor<1024x16xi32>) -> tensor<1024x16x32xi32>
  %aod = stablehlo.subtract %aoq, %aoy : tensor<1024x16x32xi32>
  %aof = stablehlo.convert %aod : (tensor<1024x16x32xi32>) -> tensor<1024x16x32xf32>
  %aos = stablehlo.broadcast_in_dim %as, dims = [0, 1] : (tensor<1024x16xf32>) -> tensor<1024x16x32xf32>
  %aom = stablehlo.multiply %aos, %aof : tensor<1024x16x32xf32>
  %ao = stablehlo.reshape %aom : (tensor<1024x16x32xf32>) -> tensor<1024x512xf32>
  check.expect_eq %ao, %ao : tensor<1024x512xf32>
  %au = stablehlo.dot_general %ax, %ai, contracting_dims = [1] x [1] : (tensor<2x512xf32>, tensor<1024x512xf32>) -> tensor<2x1024xf32>
  %av = stablehlo.dot_general %ax, %ao, contracting_dims = [1] x [1] : (tensor<2x512xf32>, tensor<1024x512xf32>) -> tensor<2x1024xf32>
  check.expect_eq %au, %av : tensor<2x1024xf32>
  %cb0 = stablehlo.iota dim = 0 : tensor<530944xi32>
  %cbm = stablehlo.constant dense<168117025> : tensor<530944xi32>
  %cb1 = stablehlo.multiply %cb0, %cbm : tensor<530944xi32>
  %cbh = stablehlo.constant dense<24> : tensor<530944xi32>
  %cb2 = stablehlo.shift_right_arithmetic %cb1, %cbh : tensor<530944xi32>
  %cb3 = stablehlo.convert %cb2 : (tensor<530944xi32>) -> tensor<530944xi8>
  %cb4 = stablehlo.reshape %cb3 : (tensor<530944xi8>) -> tensor<1037x16x32xi8>
  %cb = stablehlo.optimization_barrier %cb4 : tensor<1037x16x32xi8>
  %cp0 = stablehlo.iota dim = 0 : tensor<1037x512xi32>
  %cp1 = stablehlo.iota dim = 1 : tensor<1037x512xi32>
  %cpk = stablehlo.constant dense<512> : tensor<1037x512xi32>
  %cp2 = stablehlo.multiply %cp0, %cpk : tensor<1037x512xi32>
  %cp3 = stablehlo.add %cp2, %cp1 : tensor<1037x512xi32>
  %cpm = stablehlo.constant dense<168117025> : tensor<1037x512xi32>
  %cp4 = stablehlo.multiply %cp3, %cpm : tensor<1037x512xi32>
  %cph = stablehlo.constant dense<24> : tensor<1037x512xi32>
  %cp5 = stablehlo.shift_right_arithmetic %cp4, %cph : tensor<1037x512xi32>
  %cp6 = stablehlo.convert %cp5 : (tensor<1037x512xi32>) -> tensor<1037x512xi8>
  %cp = stablehlo.reshape %cp6 : (tensor<1037x512xi8>) -> tensor<1037x16x32xi8>
  %cz0 = stablehlo.iota dim = 0 : tensor<16592xi32>
  %czm = stablehlo.constant dense<77777777> : tensor<16592xi32>
  %cz1 = stablehlo.multiply %cz0, %czm : tensor<16592xi32>
  %czh = stablehlo.constant dense<24> : tensor<16592xi32>
  %cz2 = stablehlo.shift_right_arithmetic %cz1, %czh : tensor<16592xi32>
  %cz3 = stablehlo.convert %cz2 : (tensor<16592xi32>) -> tensor<16592xi8>
  %cz4 = stablehlo.reshape %cz3 : (tensor<16592xi8>) -> tensor<1037x16xi8>
  %cz = stablehlo.optimization_barrier %cz4 : tensor<1037x16xi8>
  %cs0 = stablehlo.iota dim = 0 : tensor<16592xf32>
  %cs1 = stablehlo.sine %cs0 : tensor<16592xf32>
  %cs2 = stablehlo.reshape %cs1 : (tensor<16592xf32>) -> tensor<1037x16xf32>
  %cs = stablehlo.optimization_barrier %cs2 : tensor<1037x16xf32>
  %cx0 = stablehlo.iota dim = 0 : tensor<1024xf32>
  %cx1 = stablehlo.sine %cx0 : tensor<1024xf32>
  %cx2 = stablehlo.reshape %cx1 : (tensor<1024xf32>) -> tensor<2x512xf32>
  %cx = stablehlo.optimization_barrier %cx2 : tensor<2x512xf32>
  %ciq = stablehlo.convert %cb : (tensor<1037x16x32xi8>) -> tensor<1037x16x32xf32>
  %ciz = stablehlo.convert %cz : (tensor<1037x16xi8>) -> tensor<1037x16xf32>
  %ciy = stablehlo.broadcast_in_dim %ciz, dims = [0, 1] : (tensor<1037x16xf32>) -> tensor<1037x16x32xf32>
  %cid = stablehlo.subtract %ciq, %ciy : tensor<1037x16x32xf32>
  %cis = stablehlo.broadcast_in_dim %cs, dims = [0, 1] : (tensor<1037x16xf32>) -> tensor<1037x16x32xf32>
  %cim = stablehlo.multiply %cis, %cid : tensor<1037x16x32xf32>
  %ci = stablehlo.reshape %cim : (tensor<1037x16x32xf32>) -> tensor<1037x512xf32>
  %coq = stablehlo.convert %cp : (tensor<1037x16x32xi8>) -> tensor<1037x16x32xf32>
  %coz = stablehlo.convert %cz : (tensor<1037x16xi8>) -> tensor<1037x16xf32>
  %coy = stablehlo.broadcast_in_dim %coz, dims = [0, 1] : (tensor<1037x16xf32>) -> tensor<1037x16x32xf32>
  %cod = stablehlo.subtract %coq, %coy : tensor<1037x16x32xf32>
  %cos = stablehlo.broadcast_in_dim %cs, dims = [0, 1] : (tensor<1037x16xf32>) -> tensor<1037x16x32xf32>
  %com = stablehlo.multiply %cos, %cod : tensor<1037x16x32xf32>
  %co = stablehlo.reshape %com : (tensor<1037x16x32xf32>) -> tensor<1037x512xf32>
  check.expect_eq %co, %co : tensor<1037x512xf32>
  %cu = stablehlo.dot_general %cx, %ci, contracting_dims = [1] x [1] : (tensor<2x512xf32>, tensor<1037x512xf32>) -> tensor<2x1037xf32>
  %cv = stablehlo.dot_general %cx, %co, contracting_dims = [1] x [1] : (tensor<2x512xf32>, tensor<1037x512xf32>) -> tensor<2x1037xf32>
  check.expect_eq %cu, %cv : tensor<2x1037xf32>
  return
}
// >>> stdout
// 2
// <<<
