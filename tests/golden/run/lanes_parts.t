// Rows in lanes that are no whole tiles, of operands that lie as the lanes do, along
// them, or are the same for all points of a row: what is loaded is brought, and
// lanes beyond the last are run; with results in place, and with pieces of which
// the last is short.  Oracle: the same with a barrier behind every operation.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @b2x20x20_1() : () -> ()
  func.call @b2x20x20_2() : () -> ()
  func.call @b2x20x20_3() : () -> ()
  func.call @b1x20x20_1() : () -> ()
  func.call @b1x20x20_2() : () -> ()
  func.call @b1x20x20_3() : () -> ()
  func.call @b3x33x17_1() : () -> ()
  func.call @b3x33x17_2() : () -> ()
  func.call @b3x33x17_3() : () -> ()
  func.call @b1x40x50_1() : () -> ()
  func.call @b1x40x50_2() : () -> ()
  func.call @b1x40x50_3() : () -> ()
  func.call @b2x24x33_1() : () -> ()
  func.call @b2x24x33_2() : () -> ()
  func.call @b2x24x33_3() : () -> ()
  func.call @b1x70x97_1() : () -> ()
  func.call @b1x70x97_2() : () -> ()
  func.call @b1x70x97_3() : () -> ()
  func.call @b2x18x31_1() : () -> ()
  func.call @b2x18x31_2() : () -> ()
  func.call @b2x18x31_3() : () -> ()
  func.call @b3x20x65_1() : () -> ()
  func.call @b3x20x65_2() : () -> ()
  func.call @b3x20x65_3() : () -> ()
  func.return
}
func.func private @b2x20x20_1() {
  %x0 = stablehlo.iota dim = 0 : tensor<40xi32>
  %x1 = stablehlo.constant dense<7> : tensor<40xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<40xi32>
  %x3 = stablehlo.constant dense<23> : tensor<40xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<40xi32>
  %x5 = stablehlo.convert %x4 : (tensor<40xi32>) -> tensor<40xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<40xf32>) -> tensor<2x20xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<2x20xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<400xi32>
  %t1 = stablehlo.constant dense<5> : tensor<400xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<400xi32>
  %t3 = stablehlo.constant dense<19> : tensor<400xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<400xi32>
  %t5 = stablehlo.convert %t4 : (tensor<400xi32>) -> tensor<400xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<400xf32>) -> tensor<20x20xf32>
  %t = stablehlo.optimization_barrier %t6 : tensor<20x20xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<40xi32>
  %u1 = stablehlo.constant dense<3> : tensor<40xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<40xi32>
  %u3 = stablehlo.constant dense<17> : tensor<40xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<40xi32>
  %u5 = stablehlo.convert %u4 : (tensor<40xi32>) -> tensor<40xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<40xf32>) -> tensor<2x20xf32>
  %u = stablehlo.optimization_barrier %u6 : tensor<2x20xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %eighth = stablehlo.constant dense<0.125> : tensor<2x20x20xf32>
  %thousand = stablehlo.constant dense<1000.0> : tensor<2x20x20xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %xx = stablehlo.optimization_barrier %x : tensor<2x20xf32>
  %tt = stablehlo.optimization_barrier %t : tensor<20x20xf32>
  %uu = stablehlo.optimization_barrier %u : tensor<2x20xf32>
  %ax = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<2x20xf32>) -> tensor<2x20x20xf32>
  %at = stablehlo.broadcast_in_dim %t, dims = [2, 1] : (tensor<20x20xf32>) -> tensor<2x20x20xf32>
  %ay = stablehlo.add %ax, %at : tensor<2x20x20xf32>
  %am = stablehlo.reduce(%ay init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x20x20xf32>, tensor<f32>) -> tensor<2x20xf32>
  %amb = stablehlo.broadcast_in_dim %am, dims = [0, 1] : (tensor<2x20xf32>) -> tensor<2x20x20xf32>
  %az = stablehlo.subtract %ay, %amb : tensor<2x20x20xf32>
  %az1 = stablehlo.multiply %az, %eighth : tensor<2x20x20xf32>
  %az2 = stablehlo.exponential %az1 : tensor<2x20x20xf32>
  %az3 = stablehlo.multiply %az2, %thousand : tensor<2x20x20xf32>
  %aq = stablehlo.floor %az3 : tensor<2x20x20xf32>
  %as = stablehlo.reduce(%aq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x20x20xf32>, tensor<f32>) -> tensor<2x20xf32>
  %asm = stablehlo.add %as, %am : tensor<2x20xf32>
  %ar1 = stablehlo.add %asm, %u : tensor<2x20xf32>
  %ex0 = stablehlo.broadcast_in_dim %xx, dims = [0, 2] : (tensor<2x20xf32>) -> tensor<2x20x20xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<2x20x20xf32>
  %et0 = stablehlo.broadcast_in_dim %tt, dims = [2, 1] : (tensor<20x20xf32>) -> tensor<2x20x20xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<2x20x20xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<2x20x20xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<2x20x20xf32>
  %em0 = stablehlo.reduce(%ey init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x20x20xf32>, tensor<f32>) -> tensor<2x20xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<2x20xf32>
  %emb0 = stablehlo.broadcast_in_dim %em, dims = [0, 1] : (tensor<2x20xf32>) -> tensor<2x20x20xf32>
  %emb = stablehlo.optimization_barrier %emb0 : tensor<2x20x20xf32>
  %ez0 = stablehlo.subtract %ey, %emb : tensor<2x20x20xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<2x20x20xf32>
  %ez10 = stablehlo.multiply %ez, %eighth : tensor<2x20x20xf32>
  %ez1 = stablehlo.optimization_barrier %ez10 : tensor<2x20x20xf32>
  %ez20 = stablehlo.exponential %ez1 : tensor<2x20x20xf32>
  %ez2 = stablehlo.optimization_barrier %ez20 : tensor<2x20x20xf32>
  %ez30 = stablehlo.multiply %ez2, %thousand : tensor<2x20x20xf32>
  %ez3 = stablehlo.optimization_barrier %ez30 : tensor<2x20x20xf32>
  %eq0 = stablehlo.floor %ez3 : tensor<2x20x20xf32>
  %eq = stablehlo.optimization_barrier %eq0 : tensor<2x20x20xf32>
  %es0 = stablehlo.reduce(%eq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x20x20xf32>, tensor<f32>) -> tensor<2x20xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<2x20xf32>
  %esm0 = stablehlo.add %es, %em : tensor<2x20xf32>
  %esm = stablehlo.optimization_barrier %esm0 : tensor<2x20xf32>
  %er10 = stablehlo.add %esm, %uu : tensor<2x20xf32>
  %er1 = stablehlo.optimization_barrier %er10 : tensor<2x20xf32>
  check.expect_eq %ar1, %er1 : tensor<2x20xf32>
  func.return
}
func.func private @b2x20x20_2() {
  %x0 = stablehlo.iota dim = 0 : tensor<40xi32>
  %x1 = stablehlo.constant dense<7> : tensor<40xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<40xi32>
  %x3 = stablehlo.constant dense<23> : tensor<40xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<40xi32>
  %x5 = stablehlo.convert %x4 : (tensor<40xi32>) -> tensor<40xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<40xf32>) -> tensor<2x20xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<2x20xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<400xi32>
  %t1 = stablehlo.constant dense<5> : tensor<400xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<400xi32>
  %t3 = stablehlo.constant dense<19> : tensor<400xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<400xi32>
  %t5 = stablehlo.convert %t4 : (tensor<400xi32>) -> tensor<400xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<400xf32>) -> tensor<20x20xf32>
  %t = stablehlo.optimization_barrier %t6 : tensor<20x20xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<40xi32>
  %u1 = stablehlo.constant dense<3> : tensor<40xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<40xi32>
  %u3 = stablehlo.constant dense<17> : tensor<40xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<40xi32>
  %u5 = stablehlo.convert %u4 : (tensor<40xi32>) -> tensor<40xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<40xf32>) -> tensor<2x20xf32>
  %u = stablehlo.optimization_barrier %u6 : tensor<2x20xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %eighth = stablehlo.constant dense<0.125> : tensor<2x20x20xf32>
  %thousand = stablehlo.constant dense<1000.0> : tensor<2x20x20xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %xx = stablehlo.optimization_barrier %x : tensor<2x20xf32>
  %tt = stablehlo.optimization_barrier %t : tensor<20x20xf32>
  %uu = stablehlo.optimization_barrier %u : tensor<2x20xf32>
  %ax = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<2x20xf32>) -> tensor<2x20x20xf32>
  %at = stablehlo.broadcast_in_dim %t, dims = [2, 1] : (tensor<20x20xf32>) -> tensor<2x20x20xf32>
  %ay = stablehlo.add %ax, %at : tensor<2x20x20xf32>
  %am = stablehlo.reduce(%ay init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x20x20xf32>, tensor<f32>) -> tensor<2x20xf32>
  %amb = stablehlo.broadcast_in_dim %am, dims = [0, 1] : (tensor<2x20xf32>) -> tensor<2x20x20xf32>
  %az = stablehlo.subtract %ay, %amb : tensor<2x20x20xf32>
  %az1 = stablehlo.multiply %az, %eighth : tensor<2x20x20xf32>
  %az2 = stablehlo.exponential %az1 : tensor<2x20x20xf32>
  %az3 = stablehlo.multiply %az2, %thousand : tensor<2x20x20xf32>
  %aq = stablehlo.floor %az3 : tensor<2x20x20xf32>
  %as = stablehlo.reduce(%aq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x20x20xf32>, tensor<f32>) -> tensor<2x20xf32>
  %asm = stablehlo.add %as, %am : tensor<2x20xf32>
  %asb = stablehlo.broadcast_in_dim %as, dims = [0, 1] : (tensor<2x20xf32>) -> tensor<2x20x20xf32>
  %ar2 = stablehlo.subtract %az, %asb : tensor<2x20x20xf32>
  %ex0 = stablehlo.broadcast_in_dim %xx, dims = [0, 2] : (tensor<2x20xf32>) -> tensor<2x20x20xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<2x20x20xf32>
  %et0 = stablehlo.broadcast_in_dim %tt, dims = [2, 1] : (tensor<20x20xf32>) -> tensor<2x20x20xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<2x20x20xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<2x20x20xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<2x20x20xf32>
  %em0 = stablehlo.reduce(%ey init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x20x20xf32>, tensor<f32>) -> tensor<2x20xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<2x20xf32>
  %emb0 = stablehlo.broadcast_in_dim %em, dims = [0, 1] : (tensor<2x20xf32>) -> tensor<2x20x20xf32>
  %emb = stablehlo.optimization_barrier %emb0 : tensor<2x20x20xf32>
  %ez0 = stablehlo.subtract %ey, %emb : tensor<2x20x20xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<2x20x20xf32>
  %ez10 = stablehlo.multiply %ez, %eighth : tensor<2x20x20xf32>
  %ez1 = stablehlo.optimization_barrier %ez10 : tensor<2x20x20xf32>
  %ez20 = stablehlo.exponential %ez1 : tensor<2x20x20xf32>
  %ez2 = stablehlo.optimization_barrier %ez20 : tensor<2x20x20xf32>
  %ez30 = stablehlo.multiply %ez2, %thousand : tensor<2x20x20xf32>
  %ez3 = stablehlo.optimization_barrier %ez30 : tensor<2x20x20xf32>
  %eq0 = stablehlo.floor %ez3 : tensor<2x20x20xf32>
  %eq = stablehlo.optimization_barrier %eq0 : tensor<2x20x20xf32>
  %es0 = stablehlo.reduce(%eq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x20x20xf32>, tensor<f32>) -> tensor<2x20xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<2x20xf32>
  %esm0 = stablehlo.add %es, %em : tensor<2x20xf32>
  %esm = stablehlo.optimization_barrier %esm0 : tensor<2x20xf32>
  %esb0 = stablehlo.broadcast_in_dim %es, dims = [0, 1] : (tensor<2x20xf32>) -> tensor<2x20x20xf32>
  %esb = stablehlo.optimization_barrier %esb0 : tensor<2x20x20xf32>
  %er20 = stablehlo.subtract %ez, %esb : tensor<2x20x20xf32>
  %er2 = stablehlo.optimization_barrier %er20 : tensor<2x20x20xf32>
  check.expect_eq %ar2, %er2 : tensor<2x20x20xf32>
  func.return
}
func.func private @b2x20x20_3() {
  %x0 = stablehlo.iota dim = 0 : tensor<40xi32>
  %x1 = stablehlo.constant dense<7> : tensor<40xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<40xi32>
  %x3 = stablehlo.constant dense<23> : tensor<40xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<40xi32>
  %x5 = stablehlo.convert %x4 : (tensor<40xi32>) -> tensor<40xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<40xf32>) -> tensor<2x20xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<2x20xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<400xi32>
  %t1 = stablehlo.constant dense<5> : tensor<400xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<400xi32>
  %t3 = stablehlo.constant dense<19> : tensor<400xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<400xi32>
  %t5 = stablehlo.convert %t4 : (tensor<400xi32>) -> tensor<400xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<400xf32>) -> tensor<20x20xf32>
  %t = stablehlo.optimization_barrier %t6 : tensor<20x20xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<40xi32>
  %u1 = stablehlo.constant dense<3> : tensor<40xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<40xi32>
  %u3 = stablehlo.constant dense<17> : tensor<40xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<40xi32>
  %u5 = stablehlo.convert %u4 : (tensor<40xi32>) -> tensor<40xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<40xf32>) -> tensor<2x20xf32>
  %u = stablehlo.optimization_barrier %u6 : tensor<2x20xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %eighth = stablehlo.constant dense<0.125> : tensor<2x20x20xf32>
  %thousand = stablehlo.constant dense<1000.0> : tensor<2x20x20xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %xx = stablehlo.optimization_barrier %x : tensor<2x20xf32>
  %tt = stablehlo.optimization_barrier %t : tensor<20x20xf32>
  %uu = stablehlo.optimization_barrier %u : tensor<2x20xf32>
  %ax = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<2x20xf32>) -> tensor<2x20x20xf32>
  %at = stablehlo.broadcast_in_dim %t, dims = [2, 1] : (tensor<20x20xf32>) -> tensor<2x20x20xf32>
  %ay = stablehlo.add %ax, %at : tensor<2x20x20xf32>
  %am = stablehlo.reduce(%ay init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x20x20xf32>, tensor<f32>) -> tensor<2x20xf32>
  %amb = stablehlo.broadcast_in_dim %am, dims = [0, 1] : (tensor<2x20xf32>) -> tensor<2x20x20xf32>
  %az = stablehlo.subtract %ay, %amb : tensor<2x20x20xf32>
  %az1 = stablehlo.multiply %az, %eighth : tensor<2x20x20xf32>
  %az2 = stablehlo.exponential %az1 : tensor<2x20x20xf32>
  %az3 = stablehlo.multiply %az2, %thousand : tensor<2x20x20xf32>
  %aq = stablehlo.floor %az3 : tensor<2x20x20xf32>
  %as = stablehlo.reduce(%aq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x20x20xf32>, tensor<f32>) -> tensor<2x20xf32>
  %asm = stablehlo.add %as, %am : tensor<2x20xf32>
  %aub = stablehlo.broadcast_in_dim %u, dims = [0, 1] : (tensor<2x20xf32>) -> tensor<2x20x20xf32>
  %ac = stablehlo.compare GT, %ax, %aub, FLOAT : (tensor<2x20x20xf32>, tensor<2x20x20xf32>) -> tensor<2x20x20xi1>
  %ar3 = stablehlo.reduce(%ac init: %false) applies stablehlo.or across dimensions = [2] : (tensor<2x20x20xi1>, tensor<i1>) -> tensor<2x20xi1>
  %ex0 = stablehlo.broadcast_in_dim %xx, dims = [0, 2] : (tensor<2x20xf32>) -> tensor<2x20x20xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<2x20x20xf32>
  %et0 = stablehlo.broadcast_in_dim %tt, dims = [2, 1] : (tensor<20x20xf32>) -> tensor<2x20x20xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<2x20x20xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<2x20x20xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<2x20x20xf32>
  %em0 = stablehlo.reduce(%ey init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x20x20xf32>, tensor<f32>) -> tensor<2x20xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<2x20xf32>
  %emb0 = stablehlo.broadcast_in_dim %em, dims = [0, 1] : (tensor<2x20xf32>) -> tensor<2x20x20xf32>
  %emb = stablehlo.optimization_barrier %emb0 : tensor<2x20x20xf32>
  %ez0 = stablehlo.subtract %ey, %emb : tensor<2x20x20xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<2x20x20xf32>
  %ez10 = stablehlo.multiply %ez, %eighth : tensor<2x20x20xf32>
  %ez1 = stablehlo.optimization_barrier %ez10 : tensor<2x20x20xf32>
  %ez20 = stablehlo.exponential %ez1 : tensor<2x20x20xf32>
  %ez2 = stablehlo.optimization_barrier %ez20 : tensor<2x20x20xf32>
  %ez30 = stablehlo.multiply %ez2, %thousand : tensor<2x20x20xf32>
  %ez3 = stablehlo.optimization_barrier %ez30 : tensor<2x20x20xf32>
  %eq0 = stablehlo.floor %ez3 : tensor<2x20x20xf32>
  %eq = stablehlo.optimization_barrier %eq0 : tensor<2x20x20xf32>
  %es0 = stablehlo.reduce(%eq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x20x20xf32>, tensor<f32>) -> tensor<2x20xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<2x20xf32>
  %esm0 = stablehlo.add %es, %em : tensor<2x20xf32>
  %esm = stablehlo.optimization_barrier %esm0 : tensor<2x20xf32>
  %eub0 = stablehlo.broadcast_in_dim %uu, dims = [0, 1] : (tensor<2x20xf32>) -> tensor<2x20x20xf32>
  %eub = stablehlo.optimization_barrier %eub0 : tensor<2x20x20xf32>
  %ec0 = stablehlo.compare GT, %ex, %eub, FLOAT : (tensor<2x20x20xf32>, tensor<2x20x20xf32>) -> tensor<2x20x20xi1>
  %ec = stablehlo.optimization_barrier %ec0 : tensor<2x20x20xi1>
  %er30 = stablehlo.reduce(%ec init: %false) applies stablehlo.or across dimensions = [2] : (tensor<2x20x20xi1>, tensor<i1>) -> tensor<2x20xi1>
  %er3 = stablehlo.optimization_barrier %er30 : tensor<2x20xi1>
  check.expect_eq %ar3, %er3 : tensor<2x20xi1>
  func.return
}
func.func private @b1x20x20_1() {
  %x0 = stablehlo.iota dim = 0 : tensor<20xi32>
  %x1 = stablehlo.constant dense<7> : tensor<20xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<20xi32>
  %x3 = stablehlo.constant dense<23> : tensor<20xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<20xi32>
  %x5 = stablehlo.convert %x4 : (tensor<20xi32>) -> tensor<20xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<20xf32>) -> tensor<1x20xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<1x20xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<400xi32>
  %t1 = stablehlo.constant dense<5> : tensor<400xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<400xi32>
  %t3 = stablehlo.constant dense<19> : tensor<400xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<400xi32>
  %t5 = stablehlo.convert %t4 : (tensor<400xi32>) -> tensor<400xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<400xf32>) -> tensor<20x20xf32>
  %t = stablehlo.optimization_barrier %t6 : tensor<20x20xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<20xi32>
  %u1 = stablehlo.constant dense<3> : tensor<20xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<20xi32>
  %u3 = stablehlo.constant dense<17> : tensor<20xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<20xi32>
  %u5 = stablehlo.convert %u4 : (tensor<20xi32>) -> tensor<20xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<20xf32>) -> tensor<1x20xf32>
  %u = stablehlo.optimization_barrier %u6 : tensor<1x20xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %eighth = stablehlo.constant dense<0.125> : tensor<1x20x20xf32>
  %thousand = stablehlo.constant dense<1000.0> : tensor<1x20x20xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %xx = stablehlo.optimization_barrier %x : tensor<1x20xf32>
  %tt = stablehlo.optimization_barrier %t : tensor<20x20xf32>
  %uu = stablehlo.optimization_barrier %u : tensor<1x20xf32>
  %ax = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<1x20xf32>) -> tensor<1x20x20xf32>
  %at = stablehlo.broadcast_in_dim %t, dims = [2, 1] : (tensor<20x20xf32>) -> tensor<1x20x20xf32>
  %ay = stablehlo.add %ax, %at : tensor<1x20x20xf32>
  %am = stablehlo.reduce(%ay init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<1x20x20xf32>, tensor<f32>) -> tensor<1x20xf32>
  %amb = stablehlo.broadcast_in_dim %am, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<1x20x20xf32>
  %az = stablehlo.subtract %ay, %amb : tensor<1x20x20xf32>
  %az1 = stablehlo.multiply %az, %eighth : tensor<1x20x20xf32>
  %az2 = stablehlo.exponential %az1 : tensor<1x20x20xf32>
  %az3 = stablehlo.multiply %az2, %thousand : tensor<1x20x20xf32>
  %aq = stablehlo.floor %az3 : tensor<1x20x20xf32>
  %as = stablehlo.reduce(%aq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<1x20x20xf32>, tensor<f32>) -> tensor<1x20xf32>
  %asm = stablehlo.add %as, %am : tensor<1x20xf32>
  %ar1 = stablehlo.add %asm, %u : tensor<1x20xf32>
  %ex0 = stablehlo.broadcast_in_dim %xx, dims = [0, 2] : (tensor<1x20xf32>) -> tensor<1x20x20xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<1x20x20xf32>
  %et0 = stablehlo.broadcast_in_dim %tt, dims = [2, 1] : (tensor<20x20xf32>) -> tensor<1x20x20xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<1x20x20xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<1x20x20xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<1x20x20xf32>
  %em0 = stablehlo.reduce(%ey init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<1x20x20xf32>, tensor<f32>) -> tensor<1x20xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<1x20xf32>
  %emb0 = stablehlo.broadcast_in_dim %em, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<1x20x20xf32>
  %emb = stablehlo.optimization_barrier %emb0 : tensor<1x20x20xf32>
  %ez0 = stablehlo.subtract %ey, %emb : tensor<1x20x20xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<1x20x20xf32>
  %ez10 = stablehlo.multiply %ez, %eighth : tensor<1x20x20xf32>
  %ez1 = stablehlo.optimization_barrier %ez10 : tensor<1x20x20xf32>
  %ez20 = stablehlo.exponential %ez1 : tensor<1x20x20xf32>
  %ez2 = stablehlo.optimization_barrier %ez20 : tensor<1x20x20xf32>
  %ez30 = stablehlo.multiply %ez2, %thousand : tensor<1x20x20xf32>
  %ez3 = stablehlo.optimization_barrier %ez30 : tensor<1x20x20xf32>
  %eq0 = stablehlo.floor %ez3 : tensor<1x20x20xf32>
  %eq = stablehlo.optimization_barrier %eq0 : tensor<1x20x20xf32>
  %es0 = stablehlo.reduce(%eq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<1x20x20xf32>, tensor<f32>) -> tensor<1x20xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<1x20xf32>
  %esm0 = stablehlo.add %es, %em : tensor<1x20xf32>
  %esm = stablehlo.optimization_barrier %esm0 : tensor<1x20xf32>
  %er10 = stablehlo.add %esm, %uu : tensor<1x20xf32>
  %er1 = stablehlo.optimization_barrier %er10 : tensor<1x20xf32>
  check.expect_eq %ar1, %er1 : tensor<1x20xf32>
  func.return
}
func.func private @b1x20x20_2() {
  %x0 = stablehlo.iota dim = 0 : tensor<20xi32>
  %x1 = stablehlo.constant dense<7> : tensor<20xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<20xi32>
  %x3 = stablehlo.constant dense<23> : tensor<20xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<20xi32>
  %x5 = stablehlo.convert %x4 : (tensor<20xi32>) -> tensor<20xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<20xf32>) -> tensor<1x20xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<1x20xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<400xi32>
  %t1 = stablehlo.constant dense<5> : tensor<400xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<400xi32>
  %t3 = stablehlo.constant dense<19> : tensor<400xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<400xi32>
  %t5 = stablehlo.convert %t4 : (tensor<400xi32>) -> tensor<400xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<400xf32>) -> tensor<20x20xf32>
  %t = stablehlo.optimization_barrier %t6 : tensor<20x20xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<20xi32>
  %u1 = stablehlo.constant dense<3> : tensor<20xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<20xi32>
  %u3 = stablehlo.constant dense<17> : tensor<20xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<20xi32>
  %u5 = stablehlo.convert %u4 : (tensor<20xi32>) -> tensor<20xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<20xf32>) -> tensor<1x20xf32>
  %u = stablehlo.optimization_barrier %u6 : tensor<1x20xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %eighth = stablehlo.constant dense<0.125> : tensor<1x20x20xf32>
  %thousand = stablehlo.constant dense<1000.0> : tensor<1x20x20xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %xx = stablehlo.optimization_barrier %x : tensor<1x20xf32>
  %tt = stablehlo.optimization_barrier %t : tensor<20x20xf32>
  %uu = stablehlo.optimization_barrier %u : tensor<1x20xf32>
  %ax = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<1x20xf32>) -> tensor<1x20x20xf32>
  %at = stablehlo.broadcast_in_dim %t, dims = [2, 1] : (tensor<20x20xf32>) -> tensor<1x20x20xf32>
  %ay = stablehlo.add %ax, %at : tensor<1x20x20xf32>
  %am = stablehlo.reduce(%ay init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<1x20x20xf32>, tensor<f32>) -> tensor<1x20xf32>
  %amb = stablehlo.broadcast_in_dim %am, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<1x20x20xf32>
  %az = stablehlo.subtract %ay, %amb : tensor<1x20x20xf32>
  %az1 = stablehlo.multiply %az, %eighth : tensor<1x20x20xf32>
  %az2 = stablehlo.exponential %az1 : tensor<1x20x20xf32>
  %az3 = stablehlo.multiply %az2, %thousand : tensor<1x20x20xf32>
  %aq = stablehlo.floor %az3 : tensor<1x20x20xf32>
  %as = stablehlo.reduce(%aq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<1x20x20xf32>, tensor<f32>) -> tensor<1x20xf32>
  %asm = stablehlo.add %as, %am : tensor<1x20xf32>
  %asb = stablehlo.broadcast_in_dim %as, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<1x20x20xf32>
  %ar2 = stablehlo.subtract %az, %asb : tensor<1x20x20xf32>
  %ex0 = stablehlo.broadcast_in_dim %xx, dims = [0, 2] : (tensor<1x20xf32>) -> tensor<1x20x20xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<1x20x20xf32>
  %et0 = stablehlo.broadcast_in_dim %tt, dims = [2, 1] : (tensor<20x20xf32>) -> tensor<1x20x20xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<1x20x20xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<1x20x20xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<1x20x20xf32>
  %em0 = stablehlo.reduce(%ey init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<1x20x20xf32>, tensor<f32>) -> tensor<1x20xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<1x20xf32>
  %emb0 = stablehlo.broadcast_in_dim %em, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<1x20x20xf32>
  %emb = stablehlo.optimization_barrier %emb0 : tensor<1x20x20xf32>
  %ez0 = stablehlo.subtract %ey, %emb : tensor<1x20x20xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<1x20x20xf32>
  %ez10 = stablehlo.multiply %ez, %eighth : tensor<1x20x20xf32>
  %ez1 = stablehlo.optimization_barrier %ez10 : tensor<1x20x20xf32>
  %ez20 = stablehlo.exponential %ez1 : tensor<1x20x20xf32>
  %ez2 = stablehlo.optimization_barrier %ez20 : tensor<1x20x20xf32>
  %ez30 = stablehlo.multiply %ez2, %thousand : tensor<1x20x20xf32>
  %ez3 = stablehlo.optimization_barrier %ez30 : tensor<1x20x20xf32>
  %eq0 = stablehlo.floor %ez3 : tensor<1x20x20xf32>
  %eq = stablehlo.optimization_barrier %eq0 : tensor<1x20x20xf32>
  %es0 = stablehlo.reduce(%eq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<1x20x20xf32>, tensor<f32>) -> tensor<1x20xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<1x20xf32>
  %esm0 = stablehlo.add %es, %em : tensor<1x20xf32>
  %esm = stablehlo.optimization_barrier %esm0 : tensor<1x20xf32>
  %esb0 = stablehlo.broadcast_in_dim %es, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<1x20x20xf32>
  %esb = stablehlo.optimization_barrier %esb0 : tensor<1x20x20xf32>
  %er20 = stablehlo.subtract %ez, %esb : tensor<1x20x20xf32>
  %er2 = stablehlo.optimization_barrier %er20 : tensor<1x20x20xf32>
  check.expect_eq %ar2, %er2 : tensor<1x20x20xf32>
  func.return
}
func.func private @b1x20x20_3() {
  %x0 = stablehlo.iota dim = 0 : tensor<20xi32>
  %x1 = stablehlo.constant dense<7> : tensor<20xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<20xi32>
  %x3 = stablehlo.constant dense<23> : tensor<20xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<20xi32>
  %x5 = stablehlo.convert %x4 : (tensor<20xi32>) -> tensor<20xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<20xf32>) -> tensor<1x20xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<1x20xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<400xi32>
  %t1 = stablehlo.constant dense<5> : tensor<400xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<400xi32>
  %t3 = stablehlo.constant dense<19> : tensor<400xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<400xi32>
  %t5 = stablehlo.convert %t4 : (tensor<400xi32>) -> tensor<400xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<400xf32>) -> tensor<20x20xf32>
  %t = stablehlo.optimization_barrier %t6 : tensor<20x20xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<20xi32>
  %u1 = stablehlo.constant dense<3> : tensor<20xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<20xi32>
  %u3 = stablehlo.constant dense<17> : tensor<20xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<20xi32>
  %u5 = stablehlo.convert %u4 : (tensor<20xi32>) -> tensor<20xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<20xf32>) -> tensor<1x20xf32>
  %u = stablehlo.optimization_barrier %u6 : tensor<1x20xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %eighth = stablehlo.constant dense<0.125> : tensor<1x20x20xf32>
  %thousand = stablehlo.constant dense<1000.0> : tensor<1x20x20xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %xx = stablehlo.optimization_barrier %x : tensor<1x20xf32>
  %tt = stablehlo.optimization_barrier %t : tensor<20x20xf32>
  %uu = stablehlo.optimization_barrier %u : tensor<1x20xf32>
  %ax = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<1x20xf32>) -> tensor<1x20x20xf32>
  %at = stablehlo.broadcast_in_dim %t, dims = [2, 1] : (tensor<20x20xf32>) -> tensor<1x20x20xf32>
  %ay = stablehlo.add %ax, %at : tensor<1x20x20xf32>
  %am = stablehlo.reduce(%ay init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<1x20x20xf32>, tensor<f32>) -> tensor<1x20xf32>
  %amb = stablehlo.broadcast_in_dim %am, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<1x20x20xf32>
  %az = stablehlo.subtract %ay, %amb : tensor<1x20x20xf32>
  %az1 = stablehlo.multiply %az, %eighth : tensor<1x20x20xf32>
  %az2 = stablehlo.exponential %az1 : tensor<1x20x20xf32>
  %az3 = stablehlo.multiply %az2, %thousand : tensor<1x20x20xf32>
  %aq = stablehlo.floor %az3 : tensor<1x20x20xf32>
  %as = stablehlo.reduce(%aq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<1x20x20xf32>, tensor<f32>) -> tensor<1x20xf32>
  %asm = stablehlo.add %as, %am : tensor<1x20xf32>
  %aub = stablehlo.broadcast_in_dim %u, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<1x20x20xf32>
  %ac = stablehlo.compare GT, %ax, %aub, FLOAT : (tensor<1x20x20xf32>, tensor<1x20x20xf32>) -> tensor<1x20x20xi1>
  %ar3 = stablehlo.reduce(%ac init: %false) applies stablehlo.or across dimensions = [2] : (tensor<1x20x20xi1>, tensor<i1>) -> tensor<1x20xi1>
  %ex0 = stablehlo.broadcast_in_dim %xx, dims = [0, 2] : (tensor<1x20xf32>) -> tensor<1x20x20xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<1x20x20xf32>
  %et0 = stablehlo.broadcast_in_dim %tt, dims = [2, 1] : (tensor<20x20xf32>) -> tensor<1x20x20xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<1x20x20xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<1x20x20xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<1x20x20xf32>
  %em0 = stablehlo.reduce(%ey init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<1x20x20xf32>, tensor<f32>) -> tensor<1x20xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<1x20xf32>
  %emb0 = stablehlo.broadcast_in_dim %em, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<1x20x20xf32>
  %emb = stablehlo.optimization_barrier %emb0 : tensor<1x20x20xf32>
  %ez0 = stablehlo.subtract %ey, %emb : tensor<1x20x20xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<1x20x20xf32>
  %ez10 = stablehlo.multiply %ez, %eighth : tensor<1x20x20xf32>
  %ez1 = stablehlo.optimization_barrier %ez10 : tensor<1x20x20xf32>
  %ez20 = stablehlo.exponential %ez1 : tensor<1x20x20xf32>
  %ez2 = stablehlo.optimization_barrier %ez20 : tensor<1x20x20xf32>
  %ez30 = stablehlo.multiply %ez2, %thousand : tensor<1x20x20xf32>
  %ez3 = stablehlo.optimization_barrier %ez30 : tensor<1x20x20xf32>
  %eq0 = stablehlo.floor %ez3 : tensor<1x20x20xf32>
  %eq = stablehlo.optimization_barrier %eq0 : tensor<1x20x20xf32>
  %es0 = stablehlo.reduce(%eq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<1x20x20xf32>, tensor<f32>) -> tensor<1x20xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<1x20xf32>
  %esm0 = stablehlo.add %es, %em : tensor<1x20xf32>
  %esm = stablehlo.optimization_barrier %esm0 : tensor<1x20xf32>
  %eub0 = stablehlo.broadcast_in_dim %uu, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<1x20x20xf32>
  %eub = stablehlo.optimization_barrier %eub0 : tensor<1x20x20xf32>
  %ec0 = stablehlo.compare GT, %ex, %eub, FLOAT : (tensor<1x20x20xf32>, tensor<1x20x20xf32>) -> tensor<1x20x20xi1>
  %ec = stablehlo.optimization_barrier %ec0 : tensor<1x20x20xi1>
  %er30 = stablehlo.reduce(%ec init: %false) applies stablehlo.or across dimensions = [2] : (tensor<1x20x20xi1>, tensor<i1>) -> tensor<1x20xi1>
  %er3 = stablehlo.optimization_barrier %er30 : tensor<1x20xi1>
  check.expect_eq %ar3, %er3 : tensor<1x20xi1>
  func.return
}
func.func private @b3x33x17_1() {
  %x0 = stablehlo.iota dim = 0 : tensor<99xi32>
  %x1 = stablehlo.constant dense<7> : tensor<99xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<99xi32>
  %x3 = stablehlo.constant dense<23> : tensor<99xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<99xi32>
  %x5 = stablehlo.convert %x4 : (tensor<99xi32>) -> tensor<99xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<99xf32>) -> tensor<3x33xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<3x33xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<561xi32>
  %t1 = stablehlo.constant dense<5> : tensor<561xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<561xi32>
  %t3 = stablehlo.constant dense<19> : tensor<561xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<561xi32>
  %t5 = stablehlo.convert %t4 : (tensor<561xi32>) -> tensor<561xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<561xf32>) -> tensor<33x17xf32>
  %t = stablehlo.optimization_barrier %t6 : tensor<33x17xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<51xi32>
  %u1 = stablehlo.constant dense<3> : tensor<51xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<51xi32>
  %u3 = stablehlo.constant dense<17> : tensor<51xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<51xi32>
  %u5 = stablehlo.convert %u4 : (tensor<51xi32>) -> tensor<51xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<51xf32>) -> tensor<3x17xf32>
  %u = stablehlo.optimization_barrier %u6 : tensor<3x17xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %eighth = stablehlo.constant dense<0.125> : tensor<3x17x33xf32>
  %thousand = stablehlo.constant dense<1000.0> : tensor<3x17x33xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %xx = stablehlo.optimization_barrier %x : tensor<3x33xf32>
  %tt = stablehlo.optimization_barrier %t : tensor<33x17xf32>
  %uu = stablehlo.optimization_barrier %u : tensor<3x17xf32>
  %ax = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x33xf32>) -> tensor<3x17x33xf32>
  %at = stablehlo.broadcast_in_dim %t, dims = [2, 1] : (tensor<33x17xf32>) -> tensor<3x17x33xf32>
  %ay = stablehlo.add %ax, %at : tensor<3x17x33xf32>
  %am = stablehlo.reduce(%ay init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<3x17x33xf32>, tensor<f32>) -> tensor<3x17xf32>
  %amb = stablehlo.broadcast_in_dim %am, dims = [0, 1] : (tensor<3x17xf32>) -> tensor<3x17x33xf32>
  %az = stablehlo.subtract %ay, %amb : tensor<3x17x33xf32>
  %az1 = stablehlo.multiply %az, %eighth : tensor<3x17x33xf32>
  %az2 = stablehlo.exponential %az1 : tensor<3x17x33xf32>
  %az3 = stablehlo.multiply %az2, %thousand : tensor<3x17x33xf32>
  %aq = stablehlo.floor %az3 : tensor<3x17x33xf32>
  %as = stablehlo.reduce(%aq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x17x33xf32>, tensor<f32>) -> tensor<3x17xf32>
  %asm = stablehlo.add %as, %am : tensor<3x17xf32>
  %ar1 = stablehlo.add %asm, %u : tensor<3x17xf32>
  %ex0 = stablehlo.broadcast_in_dim %xx, dims = [0, 2] : (tensor<3x33xf32>) -> tensor<3x17x33xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<3x17x33xf32>
  %et0 = stablehlo.broadcast_in_dim %tt, dims = [2, 1] : (tensor<33x17xf32>) -> tensor<3x17x33xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<3x17x33xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<3x17x33xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<3x17x33xf32>
  %em0 = stablehlo.reduce(%ey init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<3x17x33xf32>, tensor<f32>) -> tensor<3x17xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<3x17xf32>
  %emb0 = stablehlo.broadcast_in_dim %em, dims = [0, 1] : (tensor<3x17xf32>) -> tensor<3x17x33xf32>
  %emb = stablehlo.optimization_barrier %emb0 : tensor<3x17x33xf32>
  %ez0 = stablehlo.subtract %ey, %emb : tensor<3x17x33xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<3x17x33xf32>
  %ez10 = stablehlo.multiply %ez, %eighth : tensor<3x17x33xf32>
  %ez1 = stablehlo.optimization_barrier %ez10 : tensor<3x17x33xf32>
  %ez20 = stablehlo.exponential %ez1 : tensor<3x17x33xf32>
  %ez2 = stablehlo.optimization_barrier %ez20 : tensor<3x17x33xf32>
  %ez30 = stablehlo.multiply %ez2, %thousand : tensor<3x17x33xf32>
  %ez3 = stablehlo.optimization_barrier %ez30 : tensor<3x17x33xf32>
  %eq0 = stablehlo.floor %ez3 : tensor<3x17x33xf32>
  %eq = stablehlo.optimization_barrier %eq0 : tensor<3x17x33xf32>
  %es0 = stablehlo.reduce(%eq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x17x33xf32>, tensor<f32>) -> tensor<3x17xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<3x17xf32>
  %esm0 = stablehlo.add %es, %em : tensor<3x17xf32>
  %esm = stablehlo.optimization_barrier %esm0 : tensor<3x17xf32>
  %er10 = stablehlo.add %esm, %uu : tensor<3x17xf32>
  %er1 = stablehlo.optimization_barrier %er10 : tensor<3x17xf32>
  check.expect_eq %ar1, %er1 : tensor<3x17xf32>
  func.return
}
func.func private @b3x33x17_2() {
  %x0 = stablehlo.iota dim = 0 : tensor<99xi32>
  %x1 = stablehlo.constant dense<7> : tensor<99xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<99xi32>
  %x3 = stablehlo.constant dense<23> : tensor<99xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<99xi32>
  %x5 = stablehlo.convert %x4 : (tensor<99xi32>) -> tensor<99xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<99xf32>) -> tensor<3x33xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<3x33xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<561xi32>
  %t1 = stablehlo.constant dense<5> : tensor<561xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<561xi32>
  %t3 = stablehlo.constant dense<19> : tensor<561xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<561xi32>
  %t5 = stablehlo.convert %t4 : (tensor<561xi32>) -> tensor<561xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<561xf32>) -> tensor<33x17xf32>
  %t = stablehlo.optimization_barrier %t6 : tensor<33x17xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<51xi32>
  %u1 = stablehlo.constant dense<3> : tensor<51xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<51xi32>
  %u3 = stablehlo.constant dense<17> : tensor<51xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<51xi32>
  %u5 = stablehlo.convert %u4 : (tensor<51xi32>) -> tensor<51xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<51xf32>) -> tensor<3x17xf32>
  %u = stablehlo.optimization_barrier %u6 : tensor<3x17xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %eighth = stablehlo.constant dense<0.125> : tensor<3x17x33xf32>
  %thousand = stablehlo.constant dense<1000.0> : tensor<3x17x33xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %xx = stablehlo.optimization_barrier %x : tensor<3x33xf32>
  %tt = stablehlo.optimization_barrier %t : tensor<33x17xf32>
  %uu = stablehlo.optimization_barrier %u : tensor<3x17xf32>
  %ax = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x33xf32>) -> tensor<3x17x33xf32>
  %at = stablehlo.broadcast_in_dim %t, dims = [2, 1] : (tensor<33x17xf32>) -> tensor<3x17x33xf32>
  %ay = stablehlo.add %ax, %at : tensor<3x17x33xf32>
  %am = stablehlo.reduce(%ay init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<3x17x33xf32>, tensor<f32>) -> tensor<3x17xf32>
  %amb = stablehlo.broadcast_in_dim %am, dims = [0, 1] : (tensor<3x17xf32>) -> tensor<3x17x33xf32>
  %az = stablehlo.subtract %ay, %amb : tensor<3x17x33xf32>
  %az1 = stablehlo.multiply %az, %eighth : tensor<3x17x33xf32>
  %az2 = stablehlo.exponential %az1 : tensor<3x17x33xf32>
  %az3 = stablehlo.multiply %az2, %thousand : tensor<3x17x33xf32>
  %aq = stablehlo.floor %az3 : tensor<3x17x33xf32>
  %as = stablehlo.reduce(%aq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x17x33xf32>, tensor<f32>) -> tensor<3x17xf32>
  %asm = stablehlo.add %as, %am : tensor<3x17xf32>
  %asb = stablehlo.broadcast_in_dim %as, dims = [0, 1] : (tensor<3x17xf32>) -> tensor<3x17x33xf32>
  %ar2 = stablehlo.subtract %az, %asb : tensor<3x17x33xf32>
  %ex0 = stablehlo.broadcast_in_dim %xx, dims = [0, 2] : (tensor<3x33xf32>) -> tensor<3x17x33xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<3x17x33xf32>
  %et0 = stablehlo.broadcast_in_dim %tt, dims = [2, 1] : (tensor<33x17xf32>) -> tensor<3x17x33xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<3x17x33xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<3x17x33xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<3x17x33xf32>
  %em0 = stablehlo.reduce(%ey init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<3x17x33xf32>, tensor<f32>) -> tensor<3x17xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<3x17xf32>
  %emb0 = stablehlo.broadcast_in_dim %em, dims = [0, 1] : (tensor<3x17xf32>) -> tensor<3x17x33xf32>
  %emb = stablehlo.optimization_barrier %emb0 : tensor<3x17x33xf32>
  %ez0 = stablehlo.subtract %ey, %emb : tensor<3x17x33xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<3x17x33xf32>
  %ez10 = stablehlo.multiply %ez, %eighth : tensor<3x17x33xf32>
  %ez1 = stablehlo.optimization_barrier %ez10 : tensor<3x17x33xf32>
  %ez20 = stablehlo.exponential %ez1 : tensor<3x17x33xf32>
  %ez2 = stablehlo.optimization_barrier %ez20 : tensor<3x17x33xf32>
  %ez30 = stablehlo.multiply %ez2, %thousand : tensor<3x17x33xf32>
  %ez3 = stablehlo.optimization_barrier %ez30 : tensor<3x17x33xf32>
  %eq0 = stablehlo.floor %ez3 : tensor<3x17x33xf32>
  %eq = stablehlo.optimization_barrier %eq0 : tensor<3x17x33xf32>
  %es0 = stablehlo.reduce(%eq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x17x33xf32>, tensor<f32>) -> tensor<3x17xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<3x17xf32>
  %esm0 = stablehlo.add %es, %em : tensor<3x17xf32>
  %esm = stablehlo.optimization_barrier %esm0 : tensor<3x17xf32>
  %esb0 = stablehlo.broadcast_in_dim %es, dims = [0, 1] : (tensor<3x17xf32>) -> tensor<3x17x33xf32>
  %esb = stablehlo.optimization_barrier %esb0 : tensor<3x17x33xf32>
  %er20 = stablehlo.subtract %ez, %esb : tensor<3x17x33xf32>
  %er2 = stablehlo.optimization_barrier %er20 : tensor<3x17x33xf32>
  check.expect_eq %ar2, %er2 : tensor<3x17x33xf32>
  func.return
}
func.func private @b3x33x17_3() {
  %x0 = stablehlo.iota dim = 0 : tensor<99xi32>
  %x1 = stablehlo.constant dense<7> : tensor<99xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<99xi32>
  %x3 = stablehlo.constant dense<23> : tensor<99xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<99xi32>
  %x5 = stablehlo.convert %x4 : (tensor<99xi32>) -> tensor<99xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<99xf32>) -> tensor<3x33xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<3x33xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<561xi32>
  %t1 = stablehlo.constant dense<5> : tensor<561xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<561xi32>
  %t3 = stablehlo.constant dense<19> : tensor<561xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<561xi32>
  %t5 = stablehlo.convert %t4 : (tensor<561xi32>) -> tensor<561xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<561xf32>) -> tensor<33x17xf32>
  %t = stablehlo.optimization_barrier %t6 : tensor<33x17xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<51xi32>
  %u1 = stablehlo.constant dense<3> : tensor<51xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<51xi32>
  %u3 = stablehlo.constant dense<17> : tensor<51xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<51xi32>
  %u5 = stablehlo.convert %u4 : (tensor<51xi32>) -> tensor<51xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<51xf32>) -> tensor<3x17xf32>
  %u = stablehlo.optimization_barrier %u6 : tensor<3x17xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %eighth = stablehlo.constant dense<0.125> : tensor<3x17x33xf32>
  %thousand = stablehlo.constant dense<1000.0> : tensor<3x17x33xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %xx = stablehlo.optimization_barrier %x : tensor<3x33xf32>
  %tt = stablehlo.optimization_barrier %t : tensor<33x17xf32>
  %uu = stablehlo.optimization_barrier %u : tensor<3x17xf32>
  %ax = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x33xf32>) -> tensor<3x17x33xf32>
  %at = stablehlo.broadcast_in_dim %t, dims = [2, 1] : (tensor<33x17xf32>) -> tensor<3x17x33xf32>
  %ay = stablehlo.add %ax, %at : tensor<3x17x33xf32>
  %am = stablehlo.reduce(%ay init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<3x17x33xf32>, tensor<f32>) -> tensor<3x17xf32>
  %amb = stablehlo.broadcast_in_dim %am, dims = [0, 1] : (tensor<3x17xf32>) -> tensor<3x17x33xf32>
  %az = stablehlo.subtract %ay, %amb : tensor<3x17x33xf32>
  %az1 = stablehlo.multiply %az, %eighth : tensor<3x17x33xf32>
  %az2 = stablehlo.exponential %az1 : tensor<3x17x33xf32>
  %az3 = stablehlo.multiply %az2, %thousand : tensor<3x17x33xf32>
  %aq = stablehlo.floor %az3 : tensor<3x17x33xf32>
  %as = stablehlo.reduce(%aq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x17x33xf32>, tensor<f32>) -> tensor<3x17xf32>
  %asm = stablehlo.add %as, %am : tensor<3x17xf32>
  %aub = stablehlo.broadcast_in_dim %u, dims = [0, 1] : (tensor<3x17xf32>) -> tensor<3x17x33xf32>
  %ac = stablehlo.compare GT, %ax, %aub, FLOAT : (tensor<3x17x33xf32>, tensor<3x17x33xf32>) -> tensor<3x17x33xi1>
  %ar3 = stablehlo.reduce(%ac init: %false) applies stablehlo.or across dimensions = [2] : (tensor<3x17x33xi1>, tensor<i1>) -> tensor<3x17xi1>
  %ex0 = stablehlo.broadcast_in_dim %xx, dims = [0, 2] : (tensor<3x33xf32>) -> tensor<3x17x33xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<3x17x33xf32>
  %et0 = stablehlo.broadcast_in_dim %tt, dims = [2, 1] : (tensor<33x17xf32>) -> tensor<3x17x33xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<3x17x33xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<3x17x33xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<3x17x33xf32>
  %em0 = stablehlo.reduce(%ey init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<3x17x33xf32>, tensor<f32>) -> tensor<3x17xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<3x17xf32>
  %emb0 = stablehlo.broadcast_in_dim %em, dims = [0, 1] : (tensor<3x17xf32>) -> tensor<3x17x33xf32>
  %emb = stablehlo.optimization_barrier %emb0 : tensor<3x17x33xf32>
  %ez0 = stablehlo.subtract %ey, %emb : tensor<3x17x33xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<3x17x33xf32>
  %ez10 = stablehlo.multiply %ez, %eighth : tensor<3x17x33xf32>
  %ez1 = stablehlo.optimization_barrier %ez10 : tensor<3x17x33xf32>
  %ez20 = stablehlo.exponential %ez1 : tensor<3x17x33xf32>
  %ez2 = stablehlo.optimization_barrier %ez20 : tensor<3x17x33xf32>
  %ez30 = stablehlo.multiply %ez2, %thousand : tensor<3x17x33xf32>
  %ez3 = stablehlo.optimization_barrier %ez30 : tensor<3x17x33xf32>
  %eq0 = stablehlo.floor %ez3 : tensor<3x17x33xf32>
  %eq = stablehlo.optimization_barrier %eq0 : tensor<3x17x33xf32>
  %es0 = stablehlo.reduce(%eq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x17x33xf32>, tensor<f32>) -> tensor<3x17xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<3x17xf32>
  %esm0 = stablehlo.add %es, %em : tensor<3x17xf32>
  %esm = stablehlo.optimization_barrier %esm0 : tensor<3x17xf32>
  %eub0 = stablehlo.broadcast_in_dim %uu, dims = [0, 1] : (tensor<3x17xf32>) -> tensor<3x17x33xf32>
  %eub = stablehlo.optimization_barrier %eub0 : tensor<3x17x33xf32>
  %ec0 = stablehlo.compare GT, %ex, %eub, FLOAT : (tensor<3x17x33xf32>, tensor<3x17x33xf32>) -> tensor<3x17x33xi1>
  %ec = stablehlo.optimization_barrier %ec0 : tensor<3x17x33xi1>
  %er30 = stablehlo.reduce(%ec init: %false) applies stablehlo.or across dimensions = [2] : (tensor<3x17x33xi1>, tensor<i1>) -> tensor<3x17xi1>
  %er3 = stablehlo.optimization_barrier %er30 : tensor<3x17xi1>
  check.expect_eq %ar3, %er3 : tensor<3x17xi1>
  func.return
}
func.func private @b1x40x50_1() {
  %x0 = stablehlo.iota dim = 0 : tensor<40xi32>
  %x1 = stablehlo.constant dense<7> : tensor<40xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<40xi32>
  %x3 = stablehlo.constant dense<23> : tensor<40xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<40xi32>
  %x5 = stablehlo.convert %x4 : (tensor<40xi32>) -> tensor<40xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<40xf32>) -> tensor<1x40xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<1x40xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<2000xi32>
  %t1 = stablehlo.constant dense<5> : tensor<2000xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<2000xi32>
  %t3 = stablehlo.constant dense<19> : tensor<2000xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<2000xi32>
  %t5 = stablehlo.convert %t4 : (tensor<2000xi32>) -> tensor<2000xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<2000xf32>) -> tensor<40x50xf32>
  %t = stablehlo.optimization_barrier %t6 : tensor<40x50xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<50xi32>
  %u1 = stablehlo.constant dense<3> : tensor<50xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<50xi32>
  %u3 = stablehlo.constant dense<17> : tensor<50xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<50xi32>
  %u5 = stablehlo.convert %u4 : (tensor<50xi32>) -> tensor<50xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<50xf32>) -> tensor<1x50xf32>
  %u = stablehlo.optimization_barrier %u6 : tensor<1x50xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %eighth = stablehlo.constant dense<0.125> : tensor<1x50x40xf32>
  %thousand = stablehlo.constant dense<1000.0> : tensor<1x50x40xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %xx = stablehlo.optimization_barrier %x : tensor<1x40xf32>
  %tt = stablehlo.optimization_barrier %t : tensor<40x50xf32>
  %uu = stablehlo.optimization_barrier %u : tensor<1x50xf32>
  %ax = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<1x40xf32>) -> tensor<1x50x40xf32>
  %at = stablehlo.broadcast_in_dim %t, dims = [2, 1] : (tensor<40x50xf32>) -> tensor<1x50x40xf32>
  %ay = stablehlo.add %ax, %at : tensor<1x50x40xf32>
  %am = stablehlo.reduce(%ay init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<1x50x40xf32>, tensor<f32>) -> tensor<1x50xf32>
  %amb = stablehlo.broadcast_in_dim %am, dims = [0, 1] : (tensor<1x50xf32>) -> tensor<1x50x40xf32>
  %az = stablehlo.subtract %ay, %amb : tensor<1x50x40xf32>
  %az1 = stablehlo.multiply %az, %eighth : tensor<1x50x40xf32>
  %az2 = stablehlo.exponential %az1 : tensor<1x50x40xf32>
  %az3 = stablehlo.multiply %az2, %thousand : tensor<1x50x40xf32>
  %aq = stablehlo.floor %az3 : tensor<1x50x40xf32>
  %as = stablehlo.reduce(%aq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<1x50x40xf32>, tensor<f32>) -> tensor<1x50xf32>
  %asm = stablehlo.add %as, %am : tensor<1x50xf32>
  %ar1 = stablehlo.add %asm, %u : tensor<1x50xf32>
  %ex0 = stablehlo.broadcast_in_dim %xx, dims = [0, 2] : (tensor<1x40xf32>) -> tensor<1x50x40xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<1x50x40xf32>
  %et0 = stablehlo.broadcast_in_dim %tt, dims = [2, 1] : (tensor<40x50xf32>) -> tensor<1x50x40xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<1x50x40xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<1x50x40xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<1x50x40xf32>
  %em0 = stablehlo.reduce(%ey init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<1x50x40xf32>, tensor<f32>) -> tensor<1x50xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<1x50xf32>
  %emb0 = stablehlo.broadcast_in_dim %em, dims = [0, 1] : (tensor<1x50xf32>) -> tensor<1x50x40xf32>
  %emb = stablehlo.optimization_barrier %emb0 : tensor<1x50x40xf32>
  %ez0 = stablehlo.subtract %ey, %emb : tensor<1x50x40xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<1x50x40xf32>
  %ez10 = stablehlo.multiply %ez, %eighth : tensor<1x50x40xf32>
  %ez1 = stablehlo.optimization_barrier %ez10 : tensor<1x50x40xf32>
  %ez20 = stablehlo.exponential %ez1 : tensor<1x50x40xf32>
  %ez2 = stablehlo.optimization_barrier %ez20 : tensor<1x50x40xf32>
  %ez30 = stablehlo.multiply %ez2, %thousand : tensor<1x50x40xf32>
  %ez3 = stablehlo.optimization_barrier %ez30 : tensor<1x50x40xf32>
  %eq0 = stablehlo.floor %ez3 : tensor<1x50x40xf32>
  %eq = stablehlo.optimization_barrier %eq0 : tensor<1x50x40xf32>
  %es0 = stablehlo.reduce(%eq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<1x50x40xf32>, tensor<f32>) -> tensor<1x50xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<1x50xf32>
  %esm0 = stablehlo.add %es, %em : tensor<1x50xf32>
  %esm = stablehlo.optimization_barrier %esm0 : tensor<1x50xf32>
  %er10 = stablehlo.add %esm, %uu : tensor<1x50xf32>
  %er1 = stablehlo.optimization_barrier %er10 : tensor<1x50xf32>
  check.expect_eq %ar1, %er1 : tensor<1x50xf32>
  func.return
}
func.func private @b1x40x50_2() {
  %x0 = stablehlo.iota dim = 0 : tensor<40xi32>
  %x1 = stablehlo.constant dense<7> : tensor<40xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<40xi32>
  %x3 = stablehlo.constant dense<23> : tensor<40xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<40xi32>
  %x5 = stablehlo.convert %x4 : (tensor<40xi32>) -> tensor<40xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<40xf32>) -> tensor<1x40xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<1x40xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<2000xi32>
  %t1 = stablehlo.constant dense<5> : tensor<2000xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<2000xi32>
  %t3 = stablehlo.constant dense<19> : tensor<2000xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<2000xi32>
  %t5 = stablehlo.convert %t4 : (tensor<2000xi32>) -> tensor<2000xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<2000xf32>) -> tensor<40x50xf32>
  %t = stablehlo.optimization_barrier %t6 : tensor<40x50xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<50xi32>
  %u1 = stablehlo.constant dense<3> : tensor<50xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<50xi32>
  %u3 = stablehlo.constant dense<17> : tensor<50xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<50xi32>
  %u5 = stablehlo.convert %u4 : (tensor<50xi32>) -> tensor<50xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<50xf32>) -> tensor<1x50xf32>
  %u = stablehlo.optimization_barrier %u6 : tensor<1x50xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %eighth = stablehlo.constant dense<0.125> : tensor<1x50x40xf32>
  %thousand = stablehlo.constant dense<1000.0> : tensor<1x50x40xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %xx = stablehlo.optimization_barrier %x : tensor<1x40xf32>
  %tt = stablehlo.optimization_barrier %t : tensor<40x50xf32>
  %uu = stablehlo.optimization_barrier %u : tensor<1x50xf32>
  %ax = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<1x40xf32>) -> tensor<1x50x40xf32>
  %at = stablehlo.broadcast_in_dim %t, dims = [2, 1] : (tensor<40x50xf32>) -> tensor<1x50x40xf32>
  %ay = stablehlo.add %ax, %at : tensor<1x50x40xf32>
  %am = stablehlo.reduce(%ay init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<1x50x40xf32>, tensor<f32>) -> tensor<1x50xf32>
  %amb = stablehlo.broadcast_in_dim %am, dims = [0, 1] : (tensor<1x50xf32>) -> tensor<1x50x40xf32>
  %az = stablehlo.subtract %ay, %amb : tensor<1x50x40xf32>
  %az1 = stablehlo.multiply %az, %eighth : tensor<1x50x40xf32>
  %az2 = stablehlo.exponential %az1 : tensor<1x50x40xf32>
  %az3 = stablehlo.multiply %az2, %thousand : tensor<1x50x40xf32>
  %aq = stablehlo.floor %az3 : tensor<1x50x40xf32>
  %as = stablehlo.reduce(%aq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<1x50x40xf32>, tensor<f32>) -> tensor<1x50xf32>
  %asm = stablehlo.add %as, %am : tensor<1x50xf32>
  %asb = stablehlo.broadcast_in_dim %as, dims = [0, 1] : (tensor<1x50xf32>) -> tensor<1x50x40xf32>
  %ar2 = stablehlo.subtract %az, %asb : tensor<1x50x40xf32>
  %ex0 = stablehlo.broadcast_in_dim %xx, dims = [0, 2] : (tensor<1x40xf32>) -> tensor<1x50x40xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<1x50x40xf32>
  %et0 = stablehlo.broadcast_in_dim %tt, dims = [2, 1] : (tensor<40x50xf32>) -> tensor<1x50x40xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<1x50x40xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<1x50x40xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<1x50x40xf32>
  %em0 = stablehlo.reduce(%ey init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<1x50x40xf32>, tensor<f32>) -> tensor<1x50xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<1x50xf32>
  %emb0 = stablehlo.broadcast_in_dim %em, dims = [0, 1] : (tensor<1x50xf32>) -> tensor<1x50x40xf32>
  %emb = stablehlo.optimization_barrier %emb0 : tensor<1x50x40xf32>
  %ez0 = stablehlo.subtract %ey, %emb : tensor<1x50x40xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<1x50x40xf32>
  %ez10 = stablehlo.multiply %ez, %eighth : tensor<1x50x40xf32>
  %ez1 = stablehlo.optimization_barrier %ez10 : tensor<1x50x40xf32>
  %ez20 = stablehlo.exponential %ez1 : tensor<1x50x40xf32>
  %ez2 = stablehlo.optimization_barrier %ez20 : tensor<1x50x40xf32>
  %ez30 = stablehlo.multiply %ez2, %thousand : tensor<1x50x40xf32>
  %ez3 = stablehlo.optimization_barrier %ez30 : tensor<1x50x40xf32>
  %eq0 = stablehlo.floor %ez3 : tensor<1x50x40xf32>
  %eq = stablehlo.optimization_barrier %eq0 : tensor<1x50x40xf32>
  %es0 = stablehlo.reduce(%eq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<1x50x40xf32>, tensor<f32>) -> tensor<1x50xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<1x50xf32>
  %esm0 = stablehlo.add %es, %em : tensor<1x50xf32>
  %esm = stablehlo.optimization_barrier %esm0 : tensor<1x50xf32>
  %esb0 = stablehlo.broadcast_in_dim %es, dims = [0, 1] : (tensor<1x50xf32>) -> tensor<1x50x40xf32>
  %esb = stablehlo.optimization_barrier %esb0 : tensor<1x50x40xf32>
  %er20 = stablehlo.subtract %ez, %esb : tensor<1x50x40xf32>
  %er2 = stablehlo.optimization_barrier %er20 : tensor<1x50x40xf32>
  check.expect_eq %ar2, %er2 : tensor<1x50x40xf32>
  func.return
}
func.func private @b1x40x50_3() {
  %x0 = stablehlo.iota dim = 0 : tensor<40xi32>
  %x1 = stablehlo.constant dense<7> : tensor<40xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<40xi32>
  %x3 = stablehlo.constant dense<23> : tensor<40xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<40xi32>
  %x5 = stablehlo.convert %x4 : (tensor<40xi32>) -> tensor<40xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<40xf32>) -> tensor<1x40xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<1x40xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<2000xi32>
  %t1 = stablehlo.constant dense<5> : tensor<2000xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<2000xi32>
  %t3 = stablehlo.constant dense<19> : tensor<2000xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<2000xi32>
  %t5 = stablehlo.convert %t4 : (tensor<2000xi32>) -> tensor<2000xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<2000xf32>) -> tensor<40x50xf32>
  %t = stablehlo.optimization_barrier %t6 : tensor<40x50xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<50xi32>
  %u1 = stablehlo.constant dense<3> : tensor<50xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<50xi32>
  %u3 = stablehlo.constant dense<17> : tensor<50xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<50xi32>
  %u5 = stablehlo.convert %u4 : (tensor<50xi32>) -> tensor<50xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<50xf32>) -> tensor<1x50xf32>
  %u = stablehlo.optimization_barrier %u6 : tensor<1x50xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %eighth = stablehlo.constant dense<0.125> : tensor<1x50x40xf32>
  %thousand = stablehlo.constant dense<1000.0> : tensor<1x50x40xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %xx = stablehlo.optimization_barrier %x : tensor<1x40xf32>
  %tt = stablehlo.optimization_barrier %t : tensor<40x50xf32>
  %uu = stablehlo.optimization_barrier %u : tensor<1x50xf32>
  %ax = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<1x40xf32>) -> tensor<1x50x40xf32>
  %at = stablehlo.broadcast_in_dim %t, dims = [2, 1] : (tensor<40x50xf32>) -> tensor<1x50x40xf32>
  %ay = stablehlo.add %ax, %at : tensor<1x50x40xf32>
  %am = stablehlo.reduce(%ay init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<1x50x40xf32>, tensor<f32>) -> tensor<1x50xf32>
  %amb = stablehlo.broadcast_in_dim %am, dims = [0, 1] : (tensor<1x50xf32>) -> tensor<1x50x40xf32>
  %az = stablehlo.subtract %ay, %amb : tensor<1x50x40xf32>
  %az1 = stablehlo.multiply %az, %eighth : tensor<1x50x40xf32>
  %az2 = stablehlo.exponential %az1 : tensor<1x50x40xf32>
  %az3 = stablehlo.multiply %az2, %thousand : tensor<1x50x40xf32>
  %aq = stablehlo.floor %az3 : tensor<1x50x40xf32>
  %as = stablehlo.reduce(%aq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<1x50x40xf32>, tensor<f32>) -> tensor<1x50xf32>
  %asm = stablehlo.add %as, %am : tensor<1x50xf32>
  %aub = stablehlo.broadcast_in_dim %u, dims = [0, 1] : (tensor<1x50xf32>) -> tensor<1x50x40xf32>
  %ac = stablehlo.compare GT, %ax, %aub, FLOAT : (tensor<1x50x40xf32>, tensor<1x50x40xf32>) -> tensor<1x50x40xi1>
  %ar3 = stablehlo.reduce(%ac init: %false) applies stablehlo.or across dimensions = [2] : (tensor<1x50x40xi1>, tensor<i1>) -> tensor<1x50xi1>
  %ex0 = stablehlo.broadcast_in_dim %xx, dims = [0, 2] : (tensor<1x40xf32>) -> tensor<1x50x40xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<1x50x40xf32>
  %et0 = stablehlo.broadcast_in_dim %tt, dims = [2, 1] : (tensor<40x50xf32>) -> tensor<1x50x40xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<1x50x40xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<1x50x40xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<1x50x40xf32>
  %em0 = stablehlo.reduce(%ey init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<1x50x40xf32>, tensor<f32>) -> tensor<1x50xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<1x50xf32>
  %emb0 = stablehlo.broadcast_in_dim %em, dims = [0, 1] : (tensor<1x50xf32>) -> tensor<1x50x40xf32>
  %emb = stablehlo.optimization_barrier %emb0 : tensor<1x50x40xf32>
  %ez0 = stablehlo.subtract %ey, %emb : tensor<1x50x40xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<1x50x40xf32>
  %ez10 = stablehlo.multiply %ez, %eighth : tensor<1x50x40xf32>
  %ez1 = stablehlo.optimization_barrier %ez10 : tensor<1x50x40xf32>
  %ez20 = stablehlo.exponential %ez1 : tensor<1x50x40xf32>
  %ez2 = stablehlo.optimization_barrier %ez20 : tensor<1x50x40xf32>
  %ez30 = stablehlo.multiply %ez2, %thousand : tensor<1x50x40xf32>
  %ez3 = stablehlo.optimization_barrier %ez30 : tensor<1x50x40xf32>
  %eq0 = stablehlo.floor %ez3 : tensor<1x50x40xf32>
  %eq = stablehlo.optimization_barrier %eq0 : tensor<1x50x40xf32>
  %es0 = stablehlo.reduce(%eq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<1x50x40xf32>, tensor<f32>) -> tensor<1x50xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<1x50xf32>
  %esm0 = stablehlo.add %es, %em : tensor<1x50xf32>
  %esm = stablehlo.optimization_barrier %esm0 : tensor<1x50xf32>
  %eub0 = stablehlo.broadcast_in_dim %uu, dims = [0, 1] : (tensor<1x50xf32>) -> tensor<1x50x40xf32>
  %eub = stablehlo.optimization_barrier %eub0 : tensor<1x50x40xf32>
  %ec0 = stablehlo.compare GT, %ex, %eub, FLOAT : (tensor<1x50x40xf32>, tensor<1x50x40xf32>) -> tensor<1x50x40xi1>
  %ec = stablehlo.optimization_barrier %ec0 : tensor<1x50x40xi1>
  %er30 = stablehlo.reduce(%ec init: %false) applies stablehlo.or across dimensions = [2] : (tensor<1x50x40xi1>, tensor<i1>) -> tensor<1x50xi1>
  %er3 = stablehlo.optimization_barrier %er30 : tensor<1x50xi1>
  check.expect_eq %ar3, %er3 : tensor<1x50xi1>
  func.return
}
func.func private @b2x24x33_1() {
  %x0 = stablehlo.iota dim = 0 : tensor<48xi32>
  %x1 = stablehlo.constant dense<7> : tensor<48xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<48xi32>
  %x3 = stablehlo.constant dense<23> : tensor<48xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<48xi32>
  %x5 = stablehlo.convert %x4 : (tensor<48xi32>) -> tensor<48xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<48xf32>) -> tensor<2x24xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<2x24xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<792xi32>
  %t1 = stablehlo.constant dense<5> : tensor<792xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<792xi32>
  %t3 = stablehlo.constant dense<19> : tensor<792xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<792xi32>
  %t5 = stablehlo.convert %t4 : (tensor<792xi32>) -> tensor<792xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<792xf32>) -> tensor<24x33xf32>
  %t = stablehlo.optimization_barrier %t6 : tensor<24x33xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<66xi32>
  %u1 = stablehlo.constant dense<3> : tensor<66xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<66xi32>
  %u3 = stablehlo.constant dense<17> : tensor<66xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<66xi32>
  %u5 = stablehlo.convert %u4 : (tensor<66xi32>) -> tensor<66xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<66xf32>) -> tensor<2x33xf32>
  %u = stablehlo.optimization_barrier %u6 : tensor<2x33xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %eighth = stablehlo.constant dense<0.125> : tensor<2x33x24xf32>
  %thousand = stablehlo.constant dense<1000.0> : tensor<2x33x24xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %xx = stablehlo.optimization_barrier %x : tensor<2x24xf32>
  %tt = stablehlo.optimization_barrier %t : tensor<24x33xf32>
  %uu = stablehlo.optimization_barrier %u : tensor<2x33xf32>
  %ax = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<2x24xf32>) -> tensor<2x33x24xf32>
  %at = stablehlo.broadcast_in_dim %t, dims = [2, 1] : (tensor<24x33xf32>) -> tensor<2x33x24xf32>
  %ay = stablehlo.add %ax, %at : tensor<2x33x24xf32>
  %am = stablehlo.reduce(%ay init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x33x24xf32>, tensor<f32>) -> tensor<2x33xf32>
  %amb = stablehlo.broadcast_in_dim %am, dims = [0, 1] : (tensor<2x33xf32>) -> tensor<2x33x24xf32>
  %az = stablehlo.subtract %ay, %amb : tensor<2x33x24xf32>
  %az1 = stablehlo.multiply %az, %eighth : tensor<2x33x24xf32>
  %az2 = stablehlo.exponential %az1 : tensor<2x33x24xf32>
  %az3 = stablehlo.multiply %az2, %thousand : tensor<2x33x24xf32>
  %aq = stablehlo.floor %az3 : tensor<2x33x24xf32>
  %as = stablehlo.reduce(%aq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x33x24xf32>, tensor<f32>) -> tensor<2x33xf32>
  %asm = stablehlo.add %as, %am : tensor<2x33xf32>
  %ar1 = stablehlo.add %asm, %u : tensor<2x33xf32>
  %ex0 = stablehlo.broadcast_in_dim %xx, dims = [0, 2] : (tensor<2x24xf32>) -> tensor<2x33x24xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<2x33x24xf32>
  %et0 = stablehlo.broadcast_in_dim %tt, dims = [2, 1] : (tensor<24x33xf32>) -> tensor<2x33x24xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<2x33x24xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<2x33x24xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<2x33x24xf32>
  %em0 = stablehlo.reduce(%ey init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x33x24xf32>, tensor<f32>) -> tensor<2x33xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<2x33xf32>
  %emb0 = stablehlo.broadcast_in_dim %em, dims = [0, 1] : (tensor<2x33xf32>) -> tensor<2x33x24xf32>
  %emb = stablehlo.optimization_barrier %emb0 : tensor<2x33x24xf32>
  %ez0 = stablehlo.subtract %ey, %emb : tensor<2x33x24xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<2x33x24xf32>
  %ez10 = stablehlo.multiply %ez, %eighth : tensor<2x33x24xf32>
  %ez1 = stablehlo.optimization_barrier %ez10 : tensor<2x33x24xf32>
  %ez20 = stablehlo.exponential %ez1 : tensor<2x33x24xf32>
  %ez2 = stablehlo.optimization_barrier %ez20 : tensor<2x33x24xf32>
  %ez30 = stablehlo.multiply %ez2, %thousand : tensor<2x33x24xf32>
  %ez3 = stablehlo.optimization_barrier %ez30 : tensor<2x33x24xf32>
  %eq0 = stablehlo.floor %ez3 : tensor<2x33x24xf32>
  %eq = stablehlo.optimization_barrier %eq0 : tensor<2x33x24xf32>
  %es0 = stablehlo.reduce(%eq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x33x24xf32>, tensor<f32>) -> tensor<2x33xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<2x33xf32>
  %esm0 = stablehlo.add %es, %em : tensor<2x33xf32>
  %esm = stablehlo.optimization_barrier %esm0 : tensor<2x33xf32>
  %er10 = stablehlo.add %esm, %uu : tensor<2x33xf32>
  %er1 = stablehlo.optimization_barrier %er10 : tensor<2x33xf32>
  check.expect_eq %ar1, %er1 : tensor<2x33xf32>
  func.return
}
func.func private @b2x24x33_2() {
  %x0 = stablehlo.iota dim = 0 : tensor<48xi32>
  %x1 = stablehlo.constant dense<7> : tensor<48xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<48xi32>
  %x3 = stablehlo.constant dense<23> : tensor<48xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<48xi32>
  %x5 = stablehlo.convert %x4 : (tensor<48xi32>) -> tensor<48xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<48xf32>) -> tensor<2x24xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<2x24xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<792xi32>
  %t1 = stablehlo.constant dense<5> : tensor<792xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<792xi32>
  %t3 = stablehlo.constant dense<19> : tensor<792xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<792xi32>
  %t5 = stablehlo.convert %t4 : (tensor<792xi32>) -> tensor<792xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<792xf32>) -> tensor<24x33xf32>
  %t = stablehlo.optimization_barrier %t6 : tensor<24x33xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<66xi32>
  %u1 = stablehlo.constant dense<3> : tensor<66xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<66xi32>
  %u3 = stablehlo.constant dense<17> : tensor<66xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<66xi32>
  %u5 = stablehlo.convert %u4 : (tensor<66xi32>) -> tensor<66xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<66xf32>) -> tensor<2x33xf32>
  %u = stablehlo.optimization_barrier %u6 : tensor<2x33xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %eighth = stablehlo.constant dense<0.125> : tensor<2x33x24xf32>
  %thousand = stablehlo.constant dense<1000.0> : tensor<2x33x24xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %xx = stablehlo.optimization_barrier %x : tensor<2x24xf32>
  %tt = stablehlo.optimization_barrier %t : tensor<24x33xf32>
  %uu = stablehlo.optimization_barrier %u : tensor<2x33xf32>
  %ax = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<2x24xf32>) -> tensor<2x33x24xf32>
  %at = stablehlo.broadcast_in_dim %t, dims = [2, 1] : (tensor<24x33xf32>) -> tensor<2x33x24xf32>
  %ay = stablehlo.add %ax, %at : tensor<2x33x24xf32>
  %am = stablehlo.reduce(%ay init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x33x24xf32>, tensor<f32>) -> tensor<2x33xf32>
  %amb = stablehlo.broadcast_in_dim %am, dims = [0, 1] : (tensor<2x33xf32>) -> tensor<2x33x24xf32>
  %az = stablehlo.subtract %ay, %amb : tensor<2x33x24xf32>
  %az1 = stablehlo.multiply %az, %eighth : tensor<2x33x24xf32>
  %az2 = stablehlo.exponential %az1 : tensor<2x33x24xf32>
  %az3 = stablehlo.multiply %az2, %thousand : tensor<2x33x24xf32>
  %aq = stablehlo.floor %az3 : tensor<2x33x24xf32>
  %as = stablehlo.reduce(%aq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x33x24xf32>, tensor<f32>) -> tensor<2x33xf32>
  %asm = stablehlo.add %as, %am : tensor<2x33xf32>
  %asb = stablehlo.broadcast_in_dim %as, dims = [0, 1] : (tensor<2x33xf32>) -> tensor<2x33x24xf32>
  %ar2 = stablehlo.subtract %az, %asb : tensor<2x33x24xf32>
  %ex0 = stablehlo.broadcast_in_dim %xx, dims = [0, 2] : (tensor<2x24xf32>) -> tensor<2x33x24xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<2x33x24xf32>
  %et0 = stablehlo.broadcast_in_dim %tt, dims = [2, 1] : (tensor<24x33xf32>) -> tensor<2x33x24xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<2x33x24xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<2x33x24xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<2x33x24xf32>
  %em0 = stablehlo.reduce(%ey init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x33x24xf32>, tensor<f32>) -> tensor<2x33xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<2x33xf32>
  %emb0 = stablehlo.broadcast_in_dim %em, dims = [0, 1] : (tensor<2x33xf32>) -> tensor<2x33x24xf32>
  %emb = stablehlo.optimization_barrier %emb0 : tensor<2x33x24xf32>
  %ez0 = stablehlo.subtract %ey, %emb : tensor<2x33x24xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<2x33x24xf32>
  %ez10 = stablehlo.multiply %ez, %eighth : tensor<2x33x24xf32>
  %ez1 = stablehlo.optimization_barrier %ez10 : tensor<2x33x24xf32>
  %ez20 = stablehlo.exponential %ez1 : tensor<2x33x24xf32>
  %ez2 = stablehlo.optimization_barrier %ez20 : tensor<2x33x24xf32>
  %ez30 = stablehlo.multiply %ez2, %thousand : tensor<2x33x24xf32>
  %ez3 = stablehlo.optimization_barrier %ez30 : tensor<2x33x24xf32>
  %eq0 = stablehlo.floor %ez3 : tensor<2x33x24xf32>
  %eq = stablehlo.optimization_barrier %eq0 : tensor<2x33x24xf32>
  %es0 = stablehlo.reduce(%eq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x33x24xf32>, tensor<f32>) -> tensor<2x33xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<2x33xf32>
  %esm0 = stablehlo.add %es, %em : tensor<2x33xf32>
  %esm = stablehlo.optimization_barrier %esm0 : tensor<2x33xf32>
  %esb0 = stablehlo.broadcast_in_dim %es, dims = [0, 1] : (tensor<2x33xf32>) -> tensor<2x33x24xf32>
  %esb = stablehlo.optimization_barrier %esb0 : tensor<2x33x24xf32>
  %er20 = stablehlo.subtract %ez, %esb : tensor<2x33x24xf32>
  %er2 = stablehlo.optimization_barrier %er20 : tensor<2x33x24xf32>
  check.expect_eq %ar2, %er2 : tensor<2x33x24xf32>
  func.return
}
func.func private @b2x24x33_3() {
  %x0 = stablehlo.iota dim = 0 : tensor<48xi32>
  %x1 = stablehlo.constant dense<7> : tensor<48xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<48xi32>
  %x3 = stablehlo.constant dense<23> : tensor<48xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<48xi32>
  %x5 = stablehlo.convert %x4 : (tensor<48xi32>) -> tensor<48xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<48xf32>) -> tensor<2x24xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<2x24xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<792xi32>
  %t1 = stablehlo.constant dense<5> : tensor<792xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<792xi32>
  %t3 = stablehlo.constant dense<19> : tensor<792xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<792xi32>
  %t5 = stablehlo.convert %t4 : (tensor<792xi32>) -> tensor<792xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<792xf32>) -> tensor<24x33xf32>
  %t = stablehlo.optimization_barrier %t6 : tensor<24x33xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<66xi32>
  %u1 = stablehlo.constant dense<3> : tensor<66xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<66xi32>
  %u3 = stablehlo.constant dense<17> : tensor<66xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<66xi32>
  %u5 = stablehlo.convert %u4 : (tensor<66xi32>) -> tensor<66xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<66xf32>) -> tensor<2x33xf32>
  %u = stablehlo.optimization_barrier %u6 : tensor<2x33xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %eighth = stablehlo.constant dense<0.125> : tensor<2x33x24xf32>
  %thousand = stablehlo.constant dense<1000.0> : tensor<2x33x24xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %xx = stablehlo.optimization_barrier %x : tensor<2x24xf32>
  %tt = stablehlo.optimization_barrier %t : tensor<24x33xf32>
  %uu = stablehlo.optimization_barrier %u : tensor<2x33xf32>
  %ax = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<2x24xf32>) -> tensor<2x33x24xf32>
  %at = stablehlo.broadcast_in_dim %t, dims = [2, 1] : (tensor<24x33xf32>) -> tensor<2x33x24xf32>
  %ay = stablehlo.add %ax, %at : tensor<2x33x24xf32>
  %am = stablehlo.reduce(%ay init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x33x24xf32>, tensor<f32>) -> tensor<2x33xf32>
  %amb = stablehlo.broadcast_in_dim %am, dims = [0, 1] : (tensor<2x33xf32>) -> tensor<2x33x24xf32>
  %az = stablehlo.subtract %ay, %amb : tensor<2x33x24xf32>
  %az1 = stablehlo.multiply %az, %eighth : tensor<2x33x24xf32>
  %az2 = stablehlo.exponential %az1 : tensor<2x33x24xf32>
  %az3 = stablehlo.multiply %az2, %thousand : tensor<2x33x24xf32>
  %aq = stablehlo.floor %az3 : tensor<2x33x24xf32>
  %as = stablehlo.reduce(%aq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x33x24xf32>, tensor<f32>) -> tensor<2x33xf32>
  %asm = stablehlo.add %as, %am : tensor<2x33xf32>
  %aub = stablehlo.broadcast_in_dim %u, dims = [0, 1] : (tensor<2x33xf32>) -> tensor<2x33x24xf32>
  %ac = stablehlo.compare GT, %ax, %aub, FLOAT : (tensor<2x33x24xf32>, tensor<2x33x24xf32>) -> tensor<2x33x24xi1>
  %ar3 = stablehlo.reduce(%ac init: %false) applies stablehlo.or across dimensions = [2] : (tensor<2x33x24xi1>, tensor<i1>) -> tensor<2x33xi1>
  %ex0 = stablehlo.broadcast_in_dim %xx, dims = [0, 2] : (tensor<2x24xf32>) -> tensor<2x33x24xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<2x33x24xf32>
  %et0 = stablehlo.broadcast_in_dim %tt, dims = [2, 1] : (tensor<24x33xf32>) -> tensor<2x33x24xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<2x33x24xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<2x33x24xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<2x33x24xf32>
  %em0 = stablehlo.reduce(%ey init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x33x24xf32>, tensor<f32>) -> tensor<2x33xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<2x33xf32>
  %emb0 = stablehlo.broadcast_in_dim %em, dims = [0, 1] : (tensor<2x33xf32>) -> tensor<2x33x24xf32>
  %emb = stablehlo.optimization_barrier %emb0 : tensor<2x33x24xf32>
  %ez0 = stablehlo.subtract %ey, %emb : tensor<2x33x24xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<2x33x24xf32>
  %ez10 = stablehlo.multiply %ez, %eighth : tensor<2x33x24xf32>
  %ez1 = stablehlo.optimization_barrier %ez10 : tensor<2x33x24xf32>
  %ez20 = stablehlo.exponential %ez1 : tensor<2x33x24xf32>
  %ez2 = stablehlo.optimization_barrier %ez20 : tensor<2x33x24xf32>
  %ez30 = stablehlo.multiply %ez2, %thousand : tensor<2x33x24xf32>
  %ez3 = stablehlo.optimization_barrier %ez30 : tensor<2x33x24xf32>
  %eq0 = stablehlo.floor %ez3 : tensor<2x33x24xf32>
  %eq = stablehlo.optimization_barrier %eq0 : tensor<2x33x24xf32>
  %es0 = stablehlo.reduce(%eq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x33x24xf32>, tensor<f32>) -> tensor<2x33xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<2x33xf32>
  %esm0 = stablehlo.add %es, %em : tensor<2x33xf32>
  %esm = stablehlo.optimization_barrier %esm0 : tensor<2x33xf32>
  %eub0 = stablehlo.broadcast_in_dim %uu, dims = [0, 1] : (tensor<2x33xf32>) -> tensor<2x33x24xf32>
  %eub = stablehlo.optimization_barrier %eub0 : tensor<2x33x24xf32>
  %ec0 = stablehlo.compare GT, %ex, %eub, FLOAT : (tensor<2x33x24xf32>, tensor<2x33x24xf32>) -> tensor<2x33x24xi1>
  %ec = stablehlo.optimization_barrier %ec0 : tensor<2x33x24xi1>
  %er30 = stablehlo.reduce(%ec init: %false) applies stablehlo.or across dimensions = [2] : (tensor<2x33x24xi1>, tensor<i1>) -> tensor<2x33xi1>
  %er3 = stablehlo.optimization_barrier %er30 : tensor<2x33xi1>
  check.expect_eq %ar3, %er3 : tensor<2x33xi1>
  func.return
}
func.func private @b1x70x97_1() {
  %x0 = stablehlo.iota dim = 0 : tensor<70xi32>
  %x1 = stablehlo.constant dense<7> : tensor<70xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<70xi32>
  %x3 = stablehlo.constant dense<23> : tensor<70xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<70xi32>
  %x5 = stablehlo.convert %x4 : (tensor<70xi32>) -> tensor<70xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<70xf32>) -> tensor<1x70xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<1x70xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<6790xi32>
  %t1 = stablehlo.constant dense<5> : tensor<6790xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<6790xi32>
  %t3 = stablehlo.constant dense<19> : tensor<6790xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<6790xi32>
  %t5 = stablehlo.convert %t4 : (tensor<6790xi32>) -> tensor<6790xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<6790xf32>) -> tensor<70x97xf32>
  %t = stablehlo.optimization_barrier %t6 : tensor<70x97xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<97xi32>
  %u1 = stablehlo.constant dense<3> : tensor<97xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<97xi32>
  %u3 = stablehlo.constant dense<17> : tensor<97xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<97xi32>
  %u5 = stablehlo.convert %u4 : (tensor<97xi32>) -> tensor<97xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<97xf32>) -> tensor<1x97xf32>
  %u = stablehlo.optimization_barrier %u6 : tensor<1x97xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %eighth = stablehlo.constant dense<0.125> : tensor<1x97x70xf32>
  %thousand = stablehlo.constant dense<1000.0> : tensor<1x97x70xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %xx = stablehlo.optimization_barrier %x : tensor<1x70xf32>
  %tt = stablehlo.optimization_barrier %t : tensor<70x97xf32>
  %uu = stablehlo.optimization_barrier %u : tensor<1x97xf32>
  %ax = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<1x70xf32>) -> tensor<1x97x70xf32>
  %at = stablehlo.broadcast_in_dim %t, dims = [2, 1] : (tensor<70x97xf32>) -> tensor<1x97x70xf32>
  %ay = stablehlo.add %ax, %at : tensor<1x97x70xf32>
  %am = stablehlo.reduce(%ay init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<1x97x70xf32>, tensor<f32>) -> tensor<1x97xf32>
  %amb = stablehlo.broadcast_in_dim %am, dims = [0, 1] : (tensor<1x97xf32>) -> tensor<1x97x70xf32>
  %az = stablehlo.subtract %ay, %amb : tensor<1x97x70xf32>
  %az1 = stablehlo.multiply %az, %eighth : tensor<1x97x70xf32>
  %az2 = stablehlo.exponential %az1 : tensor<1x97x70xf32>
  %az3 = stablehlo.multiply %az2, %thousand : tensor<1x97x70xf32>
  %aq = stablehlo.floor %az3 : tensor<1x97x70xf32>
  %as = stablehlo.reduce(%aq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<1x97x70xf32>, tensor<f32>) -> tensor<1x97xf32>
  %asm = stablehlo.add %as, %am : tensor<1x97xf32>
  %ar1 = stablehlo.add %asm, %u : tensor<1x97xf32>
  %ex0 = stablehlo.broadcast_in_dim %xx, dims = [0, 2] : (tensor<1x70xf32>) -> tensor<1x97x70xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<1x97x70xf32>
  %et0 = stablehlo.broadcast_in_dim %tt, dims = [2, 1] : (tensor<70x97xf32>) -> tensor<1x97x70xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<1x97x70xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<1x97x70xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<1x97x70xf32>
  %em0 = stablehlo.reduce(%ey init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<1x97x70xf32>, tensor<f32>) -> tensor<1x97xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<1x97xf32>
  %emb0 = stablehlo.broadcast_in_dim %em, dims = [0, 1] : (tensor<1x97xf32>) -> tensor<1x97x70xf32>
  %emb = stablehlo.optimization_barrier %emb0 : tensor<1x97x70xf32>
  %ez0 = stablehlo.subtract %ey, %emb : tensor<1x97x70xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<1x97x70xf32>
  %ez10 = stablehlo.multiply %ez, %eighth : tensor<1x97x70xf32>
  %ez1 = stablehlo.optimization_barrier %ez10 : tensor<1x97x70xf32>
  %ez20 = stablehlo.exponential %ez1 : tensor<1x97x70xf32>
  %ez2 = stablehlo.optimization_barrier %ez20 : tensor<1x97x70xf32>
  %ez30 = stablehlo.multiply %ez2, %thousand : tensor<1x97x70xf32>
  %ez3 = stablehlo.optimization_barrier %ez30 : tensor<1x97x70xf32>
  %eq0 = stablehlo.floor %ez3 : tensor<1x97x70xf32>
  %eq = stablehlo.optimization_barrier %eq0 : tensor<1x97x70xf32>
  %es0 = stablehlo.reduce(%eq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<1x97x70xf32>, tensor<f32>) -> tensor<1x97xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<1x97xf32>
  %esm0 = stablehlo.add %es, %em : tensor<1x97xf32>
  %esm = stablehlo.optimization_barrier %esm0 : tensor<1x97xf32>
  %er10 = stablehlo.add %esm, %uu : tensor<1x97xf32>
  %er1 = stablehlo.optimization_barrier %er10 : tensor<1x97xf32>
  check.expect_eq %ar1, %er1 : tensor<1x97xf32>
  func.return
}
func.func private @b1x70x97_2() {
  %x0 = stablehlo.iota dim = 0 : tensor<70xi32>
  %x1 = stablehlo.constant dense<7> : tensor<70xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<70xi32>
  %x3 = stablehlo.constant dense<23> : tensor<70xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<70xi32>
  %x5 = stablehlo.convert %x4 : (tensor<70xi32>) -> tensor<70xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<70xf32>) -> tensor<1x70xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<1x70xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<6790xi32>
  %t1 = stablehlo.constant dense<5> : tensor<6790xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<6790xi32>
  %t3 = stablehlo.constant dense<19> : tensor<6790xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<6790xi32>
  %t5 = stablehlo.convert %t4 : (tensor<6790xi32>) -> tensor<6790xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<6790xf32>) -> tensor<70x97xf32>
  %t = stablehlo.optimization_barrier %t6 : tensor<70x97xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<97xi32>
  %u1 = stablehlo.constant dense<3> : tensor<97xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<97xi32>
  %u3 = stablehlo.constant dense<17> : tensor<97xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<97xi32>
  %u5 = stablehlo.convert %u4 : (tensor<97xi32>) -> tensor<97xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<97xf32>) -> tensor<1x97xf32>
  %u = stablehlo.optimization_barrier %u6 : tensor<1x97xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %eighth = stablehlo.constant dense<0.125> : tensor<1x97x70xf32>
  %thousand = stablehlo.constant dense<1000.0> : tensor<1x97x70xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %xx = stablehlo.optimization_barrier %x : tensor<1x70xf32>
  %tt = stablehlo.optimization_barrier %t : tensor<70x97xf32>
  %uu = stablehlo.optimization_barrier %u : tensor<1x97xf32>
  %ax = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<1x70xf32>) -> tensor<1x97x70xf32>
  %at = stablehlo.broadcast_in_dim %t, dims = [2, 1] : (tensor<70x97xf32>) -> tensor<1x97x70xf32>
  %ay = stablehlo.add %ax, %at : tensor<1x97x70xf32>
  %am = stablehlo.reduce(%ay init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<1x97x70xf32>, tensor<f32>) -> tensor<1x97xf32>
  %amb = stablehlo.broadcast_in_dim %am, dims = [0, 1] : (tensor<1x97xf32>) -> tensor<1x97x70xf32>
  %az = stablehlo.subtract %ay, %amb : tensor<1x97x70xf32>
  %az1 = stablehlo.multiply %az, %eighth : tensor<1x97x70xf32>
  %az2 = stablehlo.exponential %az1 : tensor<1x97x70xf32>
  %az3 = stablehlo.multiply %az2, %thousand : tensor<1x97x70xf32>
  %aq = stablehlo.floor %az3 : tensor<1x97x70xf32>
  %as = stablehlo.reduce(%aq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<1x97x70xf32>, tensor<f32>) -> tensor<1x97xf32>
  %asm = stablehlo.add %as, %am : tensor<1x97xf32>
  %asb = stablehlo.broadcast_in_dim %as, dims = [0, 1] : (tensor<1x97xf32>) -> tensor<1x97x70xf32>
  %ar2 = stablehlo.subtract %az, %asb : tensor<1x97x70xf32>
  %ex0 = stablehlo.broadcast_in_dim %xx, dims = [0, 2] : (tensor<1x70xf32>) -> tensor<1x97x70xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<1x97x70xf32>
  %et0 = stablehlo.broadcast_in_dim %tt, dims = [2, 1] : (tensor<70x97xf32>) -> tensor<1x97x70xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<1x97x70xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<1x97x70xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<1x97x70xf32>
  %em0 = stablehlo.reduce(%ey init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<1x97x70xf32>, tensor<f32>) -> tensor<1x97xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<1x97xf32>
  %emb0 = stablehlo.broadcast_in_dim %em, dims = [0, 1] : (tensor<1x97xf32>) -> tensor<1x97x70xf32>
  %emb = stablehlo.optimization_barrier %emb0 : tensor<1x97x70xf32>
  %ez0 = stablehlo.subtract %ey, %emb : tensor<1x97x70xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<1x97x70xf32>
  %ez10 = stablehlo.multiply %ez, %eighth : tensor<1x97x70xf32>
  %ez1 = stablehlo.optimization_barrier %ez10 : tensor<1x97x70xf32>
  %ez20 = stablehlo.exponential %ez1 : tensor<1x97x70xf32>
  %ez2 = stablehlo.optimization_barrier %ez20 : tensor<1x97x70xf32>
  %ez30 = stablehlo.multiply %ez2, %thousand : tensor<1x97x70xf32>
  %ez3 = stablehlo.optimization_barrier %ez30 : tensor<1x97x70xf32>
  %eq0 = stablehlo.floor %ez3 : tensor<1x97x70xf32>
  %eq = stablehlo.optimization_barrier %eq0 : tensor<1x97x70xf32>
  %es0 = stablehlo.reduce(%eq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<1x97x70xf32>, tensor<f32>) -> tensor<1x97xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<1x97xf32>
  %esm0 = stablehlo.add %es, %em : tensor<1x97xf32>
  %esm = stablehlo.optimization_barrier %esm0 : tensor<1x97xf32>
  %esb0 = stablehlo.broadcast_in_dim %es, dims = [0, 1] : (tensor<1x97xf32>) -> tensor<1x97x70xf32>
  %esb = stablehlo.optimization_barrier %esb0 : tensor<1x97x70xf32>
  %er20 = stablehlo.subtract %ez, %esb : tensor<1x97x70xf32>
  %er2 = stablehlo.optimization_barrier %er20 : tensor<1x97x70xf32>
  check.expect_eq %ar2, %er2 : tensor<1x97x70xf32>
  func.return
}
func.func private @b1x70x97_3() {
  %x0 = stablehlo.iota dim = 0 : tensor<70xi32>
  %x1 = stablehlo.constant dense<7> : tensor<70xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<70xi32>
  %x3 = stablehlo.constant dense<23> : tensor<70xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<70xi32>
  %x5 = stablehlo.convert %x4 : (tensor<70xi32>) -> tensor<70xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<70xf32>) -> tensor<1x70xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<1x70xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<6790xi32>
  %t1 = stablehlo.constant dense<5> : tensor<6790xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<6790xi32>
  %t3 = stablehlo.constant dense<19> : tensor<6790xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<6790xi32>
  %t5 = stablehlo.convert %t4 : (tensor<6790xi32>) -> tensor<6790xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<6790xf32>) -> tensor<70x97xf32>
  %t = stablehlo.optimization_barrier %t6 : tensor<70x97xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<97xi32>
  %u1 = stablehlo.constant dense<3> : tensor<97xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<97xi32>
  %u3 = stablehlo.constant dense<17> : tensor<97xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<97xi32>
  %u5 = stablehlo.convert %u4 : (tensor<97xi32>) -> tensor<97xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<97xf32>) -> tensor<1x97xf32>
  %u = stablehlo.optimization_barrier %u6 : tensor<1x97xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %eighth = stablehlo.constant dense<0.125> : tensor<1x97x70xf32>
  %thousand = stablehlo.constant dense<1000.0> : tensor<1x97x70xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %xx = stablehlo.optimization_barrier %x : tensor<1x70xf32>
  %tt = stablehlo.optimization_barrier %t : tensor<70x97xf32>
  %uu = stablehlo.optimization_barrier %u : tensor<1x97xf32>
  %ax = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<1x70xf32>) -> tensor<1x97x70xf32>
  %at = stablehlo.broadcast_in_dim %t, dims = [2, 1] : (tensor<70x97xf32>) -> tensor<1x97x70xf32>
  %ay = stablehlo.add %ax, %at : tensor<1x97x70xf32>
  %am = stablehlo.reduce(%ay init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<1x97x70xf32>, tensor<f32>) -> tensor<1x97xf32>
  %amb = stablehlo.broadcast_in_dim %am, dims = [0, 1] : (tensor<1x97xf32>) -> tensor<1x97x70xf32>
  %az = stablehlo.subtract %ay, %amb : tensor<1x97x70xf32>
  %az1 = stablehlo.multiply %az, %eighth : tensor<1x97x70xf32>
  %az2 = stablehlo.exponential %az1 : tensor<1x97x70xf32>
  %az3 = stablehlo.multiply %az2, %thousand : tensor<1x97x70xf32>
  %aq = stablehlo.floor %az3 : tensor<1x97x70xf32>
  %as = stablehlo.reduce(%aq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<1x97x70xf32>, tensor<f32>) -> tensor<1x97xf32>
  %asm = stablehlo.add %as, %am : tensor<1x97xf32>
  %aub = stablehlo.broadcast_in_dim %u, dims = [0, 1] : (tensor<1x97xf32>) -> tensor<1x97x70xf32>
  %ac = stablehlo.compare GT, %ax, %aub, FLOAT : (tensor<1x97x70xf32>, tensor<1x97x70xf32>) -> tensor<1x97x70xi1>
  %ar3 = stablehlo.reduce(%ac init: %false) applies stablehlo.or across dimensions = [2] : (tensor<1x97x70xi1>, tensor<i1>) -> tensor<1x97xi1>
  %ex0 = stablehlo.broadcast_in_dim %xx, dims = [0, 2] : (tensor<1x70xf32>) -> tensor<1x97x70xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<1x97x70xf32>
  %et0 = stablehlo.broadcast_in_dim %tt, dims = [2, 1] : (tensor<70x97xf32>) -> tensor<1x97x70xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<1x97x70xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<1x97x70xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<1x97x70xf32>
  %em0 = stablehlo.reduce(%ey init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<1x97x70xf32>, tensor<f32>) -> tensor<1x97xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<1x97xf32>
  %emb0 = stablehlo.broadcast_in_dim %em, dims = [0, 1] : (tensor<1x97xf32>) -> tensor<1x97x70xf32>
  %emb = stablehlo.optimization_barrier %emb0 : tensor<1x97x70xf32>
  %ez0 = stablehlo.subtract %ey, %emb : tensor<1x97x70xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<1x97x70xf32>
  %ez10 = stablehlo.multiply %ez, %eighth : tensor<1x97x70xf32>
  %ez1 = stablehlo.optimization_barrier %ez10 : tensor<1x97x70xf32>
  %ez20 = stablehlo.exponential %ez1 : tensor<1x97x70xf32>
  %ez2 = stablehlo.optimization_barrier %ez20 : tensor<1x97x70xf32>
  %ez30 = stablehlo.multiply %ez2, %thousand : tensor<1x97x70xf32>
  %ez3 = stablehlo.optimization_barrier %ez30 : tensor<1x97x70xf32>
  %eq0 = stablehlo.floor %ez3 : tensor<1x97x70xf32>
  %eq = stablehlo.optimization_barrier %eq0 : tensor<1x97x70xf32>
  %es0 = stablehlo.reduce(%eq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<1x97x70xf32>, tensor<f32>) -> tensor<1x97xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<1x97xf32>
  %esm0 = stablehlo.add %es, %em : tensor<1x97xf32>
  %esm = stablehlo.optimization_barrier %esm0 : tensor<1x97xf32>
  %eub0 = stablehlo.broadcast_in_dim %uu, dims = [0, 1] : (tensor<1x97xf32>) -> tensor<1x97x70xf32>
  %eub = stablehlo.optimization_barrier %eub0 : tensor<1x97x70xf32>
  %ec0 = stablehlo.compare GT, %ex, %eub, FLOAT : (tensor<1x97x70xf32>, tensor<1x97x70xf32>) -> tensor<1x97x70xi1>
  %ec = stablehlo.optimization_barrier %ec0 : tensor<1x97x70xi1>
  %er30 = stablehlo.reduce(%ec init: %false) applies stablehlo.or across dimensions = [2] : (tensor<1x97x70xi1>, tensor<i1>) -> tensor<1x97xi1>
  %er3 = stablehlo.optimization_barrier %er30 : tensor<1x97xi1>
  check.expect_eq %ar3, %er3 : tensor<1x97xi1>
  func.return
}
func.func private @b2x18x31_1() {
  %x0 = stablehlo.iota dim = 0 : tensor<36xi32>
  %x1 = stablehlo.constant dense<7> : tensor<36xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<36xi32>
  %x3 = stablehlo.constant dense<23> : tensor<36xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<36xi32>
  %x5 = stablehlo.convert %x4 : (tensor<36xi32>) -> tensor<36xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<36xf32>) -> tensor<2x18xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<2x18xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<558xi32>
  %t1 = stablehlo.constant dense<5> : tensor<558xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<558xi32>
  %t3 = stablehlo.constant dense<19> : tensor<558xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<558xi32>
  %t5 = stablehlo.convert %t4 : (tensor<558xi32>) -> tensor<558xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<558xf32>) -> tensor<18x31xf32>
  %t = stablehlo.optimization_barrier %t6 : tensor<18x31xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<62xi32>
  %u1 = stablehlo.constant dense<3> : tensor<62xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<62xi32>
  %u3 = stablehlo.constant dense<17> : tensor<62xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<62xi32>
  %u5 = stablehlo.convert %u4 : (tensor<62xi32>) -> tensor<62xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<62xf32>) -> tensor<2x31xf32>
  %u = stablehlo.optimization_barrier %u6 : tensor<2x31xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %eighth = stablehlo.constant dense<0.125> : tensor<2x31x18xf32>
  %thousand = stablehlo.constant dense<1000.0> : tensor<2x31x18xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %xx = stablehlo.optimization_barrier %x : tensor<2x18xf32>
  %tt = stablehlo.optimization_barrier %t : tensor<18x31xf32>
  %uu = stablehlo.optimization_barrier %u : tensor<2x31xf32>
  %ax = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<2x18xf32>) -> tensor<2x31x18xf32>
  %at = stablehlo.broadcast_in_dim %t, dims = [2, 1] : (tensor<18x31xf32>) -> tensor<2x31x18xf32>
  %ay = stablehlo.add %ax, %at : tensor<2x31x18xf32>
  %am = stablehlo.reduce(%ay init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x31x18xf32>, tensor<f32>) -> tensor<2x31xf32>
  %amb = stablehlo.broadcast_in_dim %am, dims = [0, 1] : (tensor<2x31xf32>) -> tensor<2x31x18xf32>
  %az = stablehlo.subtract %ay, %amb : tensor<2x31x18xf32>
  %az1 = stablehlo.multiply %az, %eighth : tensor<2x31x18xf32>
  %az2 = stablehlo.exponential %az1 : tensor<2x31x18xf32>
  %az3 = stablehlo.multiply %az2, %thousand : tensor<2x31x18xf32>
  %aq = stablehlo.floor %az3 : tensor<2x31x18xf32>
  %as = stablehlo.reduce(%aq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x31x18xf32>, tensor<f32>) -> tensor<2x31xf32>
  %asm = stablehlo.add %as, %am : tensor<2x31xf32>
  %ar1 = stablehlo.add %asm, %u : tensor<2x31xf32>
  %ex0 = stablehlo.broadcast_in_dim %xx, dims = [0, 2] : (tensor<2x18xf32>) -> tensor<2x31x18xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<2x31x18xf32>
  %et0 = stablehlo.broadcast_in_dim %tt, dims = [2, 1] : (tensor<18x31xf32>) -> tensor<2x31x18xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<2x31x18xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<2x31x18xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<2x31x18xf32>
  %em0 = stablehlo.reduce(%ey init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x31x18xf32>, tensor<f32>) -> tensor<2x31xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<2x31xf32>
  %emb0 = stablehlo.broadcast_in_dim %em, dims = [0, 1] : (tensor<2x31xf32>) -> tensor<2x31x18xf32>
  %emb = stablehlo.optimization_barrier %emb0 : tensor<2x31x18xf32>
  %ez0 = stablehlo.subtract %ey, %emb : tensor<2x31x18xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<2x31x18xf32>
  %ez10 = stablehlo.multiply %ez, %eighth : tensor<2x31x18xf32>
  %ez1 = stablehlo.optimization_barrier %ez10 : tensor<2x31x18xf32>
  %ez20 = stablehlo.exponential %ez1 : tensor<2x31x18xf32>
  %ez2 = stablehlo.optimization_barrier %ez20 : tensor<2x31x18xf32>
  %ez30 = stablehlo.multiply %ez2, %thousand : tensor<2x31x18xf32>
  %ez3 = stablehlo.optimization_barrier %ez30 : tensor<2x31x18xf32>
  %eq0 = stablehlo.floor %ez3 : tensor<2x31x18xf32>
  %eq = stablehlo.optimization_barrier %eq0 : tensor<2x31x18xf32>
  %es0 = stablehlo.reduce(%eq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x31x18xf32>, tensor<f32>) -> tensor<2x31xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<2x31xf32>
  %esm0 = stablehlo.add %es, %em : tensor<2x31xf32>
  %esm = stablehlo.optimization_barrier %esm0 : tensor<2x31xf32>
  %er10 = stablehlo.add %esm, %uu : tensor<2x31xf32>
  %er1 = stablehlo.optimization_barrier %er10 : tensor<2x31xf32>
  check.expect_eq %ar1, %er1 : tensor<2x31xf32>
  func.return
}
func.func private @b2x18x31_2() {
  %x0 = stablehlo.iota dim = 0 : tensor<36xi32>
  %x1 = stablehlo.constant dense<7> : tensor<36xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<36xi32>
  %x3 = stablehlo.constant dense<23> : tensor<36xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<36xi32>
  %x5 = stablehlo.convert %x4 : (tensor<36xi32>) -> tensor<36xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<36xf32>) -> tensor<2x18xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<2x18xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<558xi32>
  %t1 = stablehlo.constant dense<5> : tensor<558xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<558xi32>
  %t3 = stablehlo.constant dense<19> : tensor<558xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<558xi32>
  %t5 = stablehlo.convert %t4 : (tensor<558xi32>) -> tensor<558xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<558xf32>) -> tensor<18x31xf32>
  %t = stablehlo.optimization_barrier %t6 : tensor<18x31xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<62xi32>
  %u1 = stablehlo.constant dense<3> : tensor<62xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<62xi32>
  %u3 = stablehlo.constant dense<17> : tensor<62xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<62xi32>
  %u5 = stablehlo.convert %u4 : (tensor<62xi32>) -> tensor<62xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<62xf32>) -> tensor<2x31xf32>
  %u = stablehlo.optimization_barrier %u6 : tensor<2x31xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %eighth = stablehlo.constant dense<0.125> : tensor<2x31x18xf32>
  %thousand = stablehlo.constant dense<1000.0> : tensor<2x31x18xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %xx = stablehlo.optimization_barrier %x : tensor<2x18xf32>
  %tt = stablehlo.optimization_barrier %t : tensor<18x31xf32>
  %uu = stablehlo.optimization_barrier %u : tensor<2x31xf32>
  %ax = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<2x18xf32>) -> tensor<2x31x18xf32>
  %at = stablehlo.broadcast_in_dim %t, dims = [2, 1] : (tensor<18x31xf32>) -> tensor<2x31x18xf32>
  %ay = stablehlo.add %ax, %at : tensor<2x31x18xf32>
  %am = stablehlo.reduce(%ay init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x31x18xf32>, tensor<f32>) -> tensor<2x31xf32>
  %amb = stablehlo.broadcast_in_dim %am, dims = [0, 1] : (tensor<2x31xf32>) -> tensor<2x31x18xf32>
  %az = stablehlo.subtract %ay, %amb : tensor<2x31x18xf32>
  %az1 = stablehlo.multiply %az, %eighth : tensor<2x31x18xf32>
  %az2 = stablehlo.exponential %az1 : tensor<2x31x18xf32>
  %az3 = stablehlo.multiply %az2, %thousand : tensor<2x31x18xf32>
  %aq = stablehlo.floor %az3 : tensor<2x31x18xf32>
  %as = stablehlo.reduce(%aq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x31x18xf32>, tensor<f32>) -> tensor<2x31xf32>
  %asm = stablehlo.add %as, %am : tensor<2x31xf32>
  %asb = stablehlo.broadcast_in_dim %as, dims = [0, 1] : (tensor<2x31xf32>) -> tensor<2x31x18xf32>
  %ar2 = stablehlo.subtract %az, %asb : tensor<2x31x18xf32>
  %ex0 = stablehlo.broadcast_in_dim %xx, dims = [0, 2] : (tensor<2x18xf32>) -> tensor<2x31x18xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<2x31x18xf32>
  %et0 = stablehlo.broadcast_in_dim %tt, dims = [2, 1] : (tensor<18x31xf32>) -> tensor<2x31x18xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<2x31x18xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<2x31x18xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<2x31x18xf32>
  %em0 = stablehlo.reduce(%ey init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x31x18xf32>, tensor<f32>) -> tensor<2x31xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<2x31xf32>
  %emb0 = stablehlo.broadcast_in_dim %em, dims = [0, 1] : (tensor<2x31xf32>) -> tensor<2x31x18xf32>
  %emb = stablehlo.optimization_barrier %emb0 : tensor<2x31x18xf32>
  %ez0 = stablehlo.subtract %ey, %emb : tensor<2x31x18xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<2x31x18xf32>
  %ez10 = stablehlo.multiply %ez, %eighth : tensor<2x31x18xf32>
  %ez1 = stablehlo.optimization_barrier %ez10 : tensor<2x31x18xf32>
  %ez20 = stablehlo.exponential %ez1 : tensor<2x31x18xf32>
  %ez2 = stablehlo.optimization_barrier %ez20 : tensor<2x31x18xf32>
  %ez30 = stablehlo.multiply %ez2, %thousand : tensor<2x31x18xf32>
  %ez3 = stablehlo.optimization_barrier %ez30 : tensor<2x31x18xf32>
  %eq0 = stablehlo.floor %ez3 : tensor<2x31x18xf32>
  %eq = stablehlo.optimization_barrier %eq0 : tensor<2x31x18xf32>
  %es0 = stablehlo.reduce(%eq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x31x18xf32>, tensor<f32>) -> tensor<2x31xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<2x31xf32>
  %esm0 = stablehlo.add %es, %em : tensor<2x31xf32>
  %esm = stablehlo.optimization_barrier %esm0 : tensor<2x31xf32>
  %esb0 = stablehlo.broadcast_in_dim %es, dims = [0, 1] : (tensor<2x31xf32>) -> tensor<2x31x18xf32>
  %esb = stablehlo.optimization_barrier %esb0 : tensor<2x31x18xf32>
  %er20 = stablehlo.subtract %ez, %esb : tensor<2x31x18xf32>
  %er2 = stablehlo.optimization_barrier %er20 : tensor<2x31x18xf32>
  check.expect_eq %ar2, %er2 : tensor<2x31x18xf32>
  func.return
}
func.func private @b2x18x31_3() {
  %x0 = stablehlo.iota dim = 0 : tensor<36xi32>
  %x1 = stablehlo.constant dense<7> : tensor<36xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<36xi32>
  %x3 = stablehlo.constant dense<23> : tensor<36xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<36xi32>
  %x5 = stablehlo.convert %x4 : (tensor<36xi32>) -> tensor<36xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<36xf32>) -> tensor<2x18xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<2x18xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<558xi32>
  %t1 = stablehlo.constant dense<5> : tensor<558xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<558xi32>
  %t3 = stablehlo.constant dense<19> : tensor<558xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<558xi32>
  %t5 = stablehlo.convert %t4 : (tensor<558xi32>) -> tensor<558xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<558xf32>) -> tensor<18x31xf32>
  %t = stablehlo.optimization_barrier %t6 : tensor<18x31xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<62xi32>
  %u1 = stablehlo.constant dense<3> : tensor<62xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<62xi32>
  %u3 = stablehlo.constant dense<17> : tensor<62xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<62xi32>
  %u5 = stablehlo.convert %u4 : (tensor<62xi32>) -> tensor<62xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<62xf32>) -> tensor<2x31xf32>
  %u = stablehlo.optimization_barrier %u6 : tensor<2x31xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %eighth = stablehlo.constant dense<0.125> : tensor<2x31x18xf32>
  %thousand = stablehlo.constant dense<1000.0> : tensor<2x31x18xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %xx = stablehlo.optimization_barrier %x : tensor<2x18xf32>
  %tt = stablehlo.optimization_barrier %t : tensor<18x31xf32>
  %uu = stablehlo.optimization_barrier %u : tensor<2x31xf32>
  %ax = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<2x18xf32>) -> tensor<2x31x18xf32>
  %at = stablehlo.broadcast_in_dim %t, dims = [2, 1] : (tensor<18x31xf32>) -> tensor<2x31x18xf32>
  %ay = stablehlo.add %ax, %at : tensor<2x31x18xf32>
  %am = stablehlo.reduce(%ay init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x31x18xf32>, tensor<f32>) -> tensor<2x31xf32>
  %amb = stablehlo.broadcast_in_dim %am, dims = [0, 1] : (tensor<2x31xf32>) -> tensor<2x31x18xf32>
  %az = stablehlo.subtract %ay, %amb : tensor<2x31x18xf32>
  %az1 = stablehlo.multiply %az, %eighth : tensor<2x31x18xf32>
  %az2 = stablehlo.exponential %az1 : tensor<2x31x18xf32>
  %az3 = stablehlo.multiply %az2, %thousand : tensor<2x31x18xf32>
  %aq = stablehlo.floor %az3 : tensor<2x31x18xf32>
  %as = stablehlo.reduce(%aq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x31x18xf32>, tensor<f32>) -> tensor<2x31xf32>
  %asm = stablehlo.add %as, %am : tensor<2x31xf32>
  %aub = stablehlo.broadcast_in_dim %u, dims = [0, 1] : (tensor<2x31xf32>) -> tensor<2x31x18xf32>
  %ac = stablehlo.compare GT, %ax, %aub, FLOAT : (tensor<2x31x18xf32>, tensor<2x31x18xf32>) -> tensor<2x31x18xi1>
  %ar3 = stablehlo.reduce(%ac init: %false) applies stablehlo.or across dimensions = [2] : (tensor<2x31x18xi1>, tensor<i1>) -> tensor<2x31xi1>
  %ex0 = stablehlo.broadcast_in_dim %xx, dims = [0, 2] : (tensor<2x18xf32>) -> tensor<2x31x18xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<2x31x18xf32>
  %et0 = stablehlo.broadcast_in_dim %tt, dims = [2, 1] : (tensor<18x31xf32>) -> tensor<2x31x18xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<2x31x18xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<2x31x18xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<2x31x18xf32>
  %em0 = stablehlo.reduce(%ey init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x31x18xf32>, tensor<f32>) -> tensor<2x31xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<2x31xf32>
  %emb0 = stablehlo.broadcast_in_dim %em, dims = [0, 1] : (tensor<2x31xf32>) -> tensor<2x31x18xf32>
  %emb = stablehlo.optimization_barrier %emb0 : tensor<2x31x18xf32>
  %ez0 = stablehlo.subtract %ey, %emb : tensor<2x31x18xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<2x31x18xf32>
  %ez10 = stablehlo.multiply %ez, %eighth : tensor<2x31x18xf32>
  %ez1 = stablehlo.optimization_barrier %ez10 : tensor<2x31x18xf32>
  %ez20 = stablehlo.exponential %ez1 : tensor<2x31x18xf32>
  %ez2 = stablehlo.optimization_barrier %ez20 : tensor<2x31x18xf32>
  %ez30 = stablehlo.multiply %ez2, %thousand : tensor<2x31x18xf32>
  %ez3 = stablehlo.optimization_barrier %ez30 : tensor<2x31x18xf32>
  %eq0 = stablehlo.floor %ez3 : tensor<2x31x18xf32>
  %eq = stablehlo.optimization_barrier %eq0 : tensor<2x31x18xf32>
  %es0 = stablehlo.reduce(%eq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x31x18xf32>, tensor<f32>) -> tensor<2x31xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<2x31xf32>
  %esm0 = stablehlo.add %es, %em : tensor<2x31xf32>
  %esm = stablehlo.optimization_barrier %esm0 : tensor<2x31xf32>
  %eub0 = stablehlo.broadcast_in_dim %uu, dims = [0, 1] : (tensor<2x31xf32>) -> tensor<2x31x18xf32>
  %eub = stablehlo.optimization_barrier %eub0 : tensor<2x31x18xf32>
  %ec0 = stablehlo.compare GT, %ex, %eub, FLOAT : (tensor<2x31x18xf32>, tensor<2x31x18xf32>) -> tensor<2x31x18xi1>
  %ec = stablehlo.optimization_barrier %ec0 : tensor<2x31x18xi1>
  %er30 = stablehlo.reduce(%ec init: %false) applies stablehlo.or across dimensions = [2] : (tensor<2x31x18xi1>, tensor<i1>) -> tensor<2x31xi1>
  %er3 = stablehlo.optimization_barrier %er30 : tensor<2x31xi1>
  check.expect_eq %ar3, %er3 : tensor<2x31xi1>
  func.return
}
func.func private @b3x20x65_1() {
  %x0 = stablehlo.iota dim = 0 : tensor<60xi32>
  %x1 = stablehlo.constant dense<7> : tensor<60xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<60xi32>
  %x3 = stablehlo.constant dense<23> : tensor<60xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<60xi32>
  %x5 = stablehlo.convert %x4 : (tensor<60xi32>) -> tensor<60xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<60xf32>) -> tensor<3x20xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<3x20xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<1300xi32>
  %t1 = stablehlo.constant dense<5> : tensor<1300xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<1300xi32>
  %t3 = stablehlo.constant dense<19> : tensor<1300xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<1300xi32>
  %t5 = stablehlo.convert %t4 : (tensor<1300xi32>) -> tensor<1300xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<1300xf32>) -> tensor<20x65xf32>
  %t = stablehlo.optimization_barrier %t6 : tensor<20x65xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<195xi32>
  %u1 = stablehlo.constant dense<3> : tensor<195xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<195xi32>
  %u3 = stablehlo.constant dense<17> : tensor<195xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<195xi32>
  %u5 = stablehlo.convert %u4 : (tensor<195xi32>) -> tensor<195xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<195xf32>) -> tensor<3x65xf32>
  %u = stablehlo.optimization_barrier %u6 : tensor<3x65xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %eighth = stablehlo.constant dense<0.125> : tensor<3x65x20xf32>
  %thousand = stablehlo.constant dense<1000.0> : tensor<3x65x20xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %xx = stablehlo.optimization_barrier %x : tensor<3x20xf32>
  %tt = stablehlo.optimization_barrier %t : tensor<20x65xf32>
  %uu = stablehlo.optimization_barrier %u : tensor<3x65xf32>
  %ax = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x20xf32>) -> tensor<3x65x20xf32>
  %at = stablehlo.broadcast_in_dim %t, dims = [2, 1] : (tensor<20x65xf32>) -> tensor<3x65x20xf32>
  %ay = stablehlo.add %ax, %at : tensor<3x65x20xf32>
  %am = stablehlo.reduce(%ay init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<3x65x20xf32>, tensor<f32>) -> tensor<3x65xf32>
  %amb = stablehlo.broadcast_in_dim %am, dims = [0, 1] : (tensor<3x65xf32>) -> tensor<3x65x20xf32>
  %az = stablehlo.subtract %ay, %amb : tensor<3x65x20xf32>
  %az1 = stablehlo.multiply %az, %eighth : tensor<3x65x20xf32>
  %az2 = stablehlo.exponential %az1 : tensor<3x65x20xf32>
  %az3 = stablehlo.multiply %az2, %thousand : tensor<3x65x20xf32>
  %aq = stablehlo.floor %az3 : tensor<3x65x20xf32>
  %as = stablehlo.reduce(%aq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x65x20xf32>, tensor<f32>) -> tensor<3x65xf32>
  %asm = stablehlo.add %as, %am : tensor<3x65xf32>
  %ar1 = stablehlo.add %asm, %u : tensor<3x65xf32>
  %ex0 = stablehlo.broadcast_in_dim %xx, dims = [0, 2] : (tensor<3x20xf32>) -> tensor<3x65x20xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<3x65x20xf32>
  %et0 = stablehlo.broadcast_in_dim %tt, dims = [2, 1] : (tensor<20x65xf32>) -> tensor<3x65x20xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<3x65x20xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<3x65x20xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<3x65x20xf32>
  %em0 = stablehlo.reduce(%ey init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<3x65x20xf32>, tensor<f32>) -> tensor<3x65xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<3x65xf32>
  %emb0 = stablehlo.broadcast_in_dim %em, dims = [0, 1] : (tensor<3x65xf32>) -> tensor<3x65x20xf32>
  %emb = stablehlo.optimization_barrier %emb0 : tensor<3x65x20xf32>
  %ez0 = stablehlo.subtract %ey, %emb : tensor<3x65x20xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<3x65x20xf32>
  %ez10 = stablehlo.multiply %ez, %eighth : tensor<3x65x20xf32>
  %ez1 = stablehlo.optimization_barrier %ez10 : tensor<3x65x20xf32>
  %ez20 = stablehlo.exponential %ez1 : tensor<3x65x20xf32>
  %ez2 = stablehlo.optimization_barrier %ez20 : tensor<3x65x20xf32>
  %ez30 = stablehlo.multiply %ez2, %thousand : tensor<3x65x20xf32>
  %ez3 = stablehlo.optimization_barrier %ez30 : tensor<3x65x20xf32>
  %eq0 = stablehlo.floor %ez3 : tensor<3x65x20xf32>
  %eq = stablehlo.optimization_barrier %eq0 : tensor<3x65x20xf32>
  %es0 = stablehlo.reduce(%eq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x65x20xf32>, tensor<f32>) -> tensor<3x65xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<3x65xf32>
  %esm0 = stablehlo.add %es, %em : tensor<3x65xf32>
  %esm = stablehlo.optimization_barrier %esm0 : tensor<3x65xf32>
  %er10 = stablehlo.add %esm, %uu : tensor<3x65xf32>
  %er1 = stablehlo.optimization_barrier %er10 : tensor<3x65xf32>
  check.expect_eq %ar1, %er1 : tensor<3x65xf32>
  func.return
}
func.func private @b3x20x65_2() {
  %x0 = stablehlo.iota dim = 0 : tensor<60xi32>
  %x1 = stablehlo.constant dense<7> : tensor<60xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<60xi32>
  %x3 = stablehlo.constant dense<23> : tensor<60xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<60xi32>
  %x5 = stablehlo.convert %x4 : (tensor<60xi32>) -> tensor<60xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<60xf32>) -> tensor<3x20xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<3x20xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<1300xi32>
  %t1 = stablehlo.constant dense<5> : tensor<1300xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<1300xi32>
  %t3 = stablehlo.constant dense<19> : tensor<1300xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<1300xi32>
  %t5 = stablehlo.convert %t4 : (tensor<1300xi32>) -> tensor<1300xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<1300xf32>) -> tensor<20x65xf32>
  %t = stablehlo.optimization_barrier %t6 : tensor<20x65xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<195xi32>
  %u1 = stablehlo.constant dense<3> : tensor<195xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<195xi32>
  %u3 = stablehlo.constant dense<17> : tensor<195xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<195xi32>
  %u5 = stablehlo.convert %u4 : (tensor<195xi32>) -> tensor<195xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<195xf32>) -> tensor<3x65xf32>
  %u = stablehlo.optimization_barrier %u6 : tensor<3x65xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %eighth = stablehlo.constant dense<0.125> : tensor<3x65x20xf32>
  %thousand = stablehlo.constant dense<1000.0> : tensor<3x65x20xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %xx = stablehlo.optimization_barrier %x : tensor<3x20xf32>
  %tt = stablehlo.optimization_barrier %t : tensor<20x65xf32>
  %uu = stablehlo.optimization_barrier %u : tensor<3x65xf32>
  %ax = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x20xf32>) -> tensor<3x65x20xf32>
  %at = stablehlo.broadcast_in_dim %t, dims = [2, 1] : (tensor<20x65xf32>) -> tensor<3x65x20xf32>
  %ay = stablehlo.add %ax, %at : tensor<3x65x20xf32>
  %am = stablehlo.reduce(%ay init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<3x65x20xf32>, tensor<f32>) -> tensor<3x65xf32>
  %amb = stablehlo.broadcast_in_dim %am, dims = [0, 1] : (tensor<3x65xf32>) -> tensor<3x65x20xf32>
  %az = stablehlo.subtract %ay, %amb : tensor<3x65x20xf32>
  %az1 = stablehlo.multiply %az, %eighth : tensor<3x65x20xf32>
  %az2 = stablehlo.exponential %az1 : tensor<3x65x20xf32>
  %az3 = stablehlo.multiply %az2, %thousand : tensor<3x65x20xf32>
  %aq = stablehlo.floor %az3 : tensor<3x65x20xf32>
  %as = stablehlo.reduce(%aq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x65x20xf32>, tensor<f32>) -> tensor<3x65xf32>
  %asm = stablehlo.add %as, %am : tensor<3x65xf32>
  %asb = stablehlo.broadcast_in_dim %as, dims = [0, 1] : (tensor<3x65xf32>) -> tensor<3x65x20xf32>
  %ar2 = stablehlo.subtract %az, %asb : tensor<3x65x20xf32>
  %ex0 = stablehlo.broadcast_in_dim %xx, dims = [0, 2] : (tensor<3x20xf32>) -> tensor<3x65x20xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<3x65x20xf32>
  %et0 = stablehlo.broadcast_in_dim %tt, dims = [2, 1] : (tensor<20x65xf32>) -> tensor<3x65x20xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<3x65x20xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<3x65x20xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<3x65x20xf32>
  %em0 = stablehlo.reduce(%ey init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<3x65x20xf32>, tensor<f32>) -> tensor<3x65xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<3x65xf32>
  %emb0 = stablehlo.broadcast_in_dim %em, dims = [0, 1] : (tensor<3x65xf32>) -> tensor<3x65x20xf32>
  %emb = stablehlo.optimization_barrier %emb0 : tensor<3x65x20xf32>
  %ez0 = stablehlo.subtract %ey, %emb : tensor<3x65x20xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<3x65x20xf32>
  %ez10 = stablehlo.multiply %ez, %eighth : tensor<3x65x20xf32>
  %ez1 = stablehlo.optimization_barrier %ez10 : tensor<3x65x20xf32>
  %ez20 = stablehlo.exponential %ez1 : tensor<3x65x20xf32>
  %ez2 = stablehlo.optimization_barrier %ez20 : tensor<3x65x20xf32>
  %ez30 = stablehlo.multiply %ez2, %thousand : tensor<3x65x20xf32>
  %ez3 = stablehlo.optimization_barrier %ez30 : tensor<3x65x20xf32>
  %eq0 = stablehlo.floor %ez3 : tensor<3x65x20xf32>
  %eq = stablehlo.optimization_barrier %eq0 : tensor<3x65x20xf32>
  %es0 = stablehlo.reduce(%eq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x65x20xf32>, tensor<f32>) -> tensor<3x65xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<3x65xf32>
  %esm0 = stablehlo.add %es, %em : tensor<3x65xf32>
  %esm = stablehlo.optimization_barrier %esm0 : tensor<3x65xf32>
  %esb0 = stablehlo.broadcast_in_dim %es, dims = [0, 1] : (tensor<3x65xf32>) -> tensor<3x65x20xf32>
  %esb = stablehlo.optimization_barrier %esb0 : tensor<3x65x20xf32>
  %er20 = stablehlo.subtract %ez, %esb : tensor<3x65x20xf32>
  %er2 = stablehlo.optimization_barrier %er20 : tensor<3x65x20xf32>
  check.expect_eq %ar2, %er2 : tensor<3x65x20xf32>
  func.return
}
func.func private @b3x20x65_3() {
  %x0 = stablehlo.iota dim = 0 : tensor<60xi32>
  %x1 = stablehlo.constant dense<7> : tensor<60xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<60xi32>
  %x3 = stablehlo.constant dense<23> : tensor<60xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<60xi32>
  %x5 = stablehlo.convert %x4 : (tensor<60xi32>) -> tensor<60xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<60xf32>) -> tensor<3x20xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<3x20xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<1300xi32>
  %t1 = stablehlo.constant dense<5> : tensor<1300xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<1300xi32>
  %t3 = stablehlo.constant dense<19> : tensor<1300xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<1300xi32>
  %t5 = stablehlo.convert %t4 : (tensor<1300xi32>) -> tensor<1300xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<1300xf32>) -> tensor<20x65xf32>
  %t = stablehlo.optimization_barrier %t6 : tensor<20x65xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<195xi32>
  %u1 = stablehlo.constant dense<3> : tensor<195xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<195xi32>
  %u3 = stablehlo.constant dense<17> : tensor<195xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<195xi32>
  %u5 = stablehlo.convert %u4 : (tensor<195xi32>) -> tensor<195xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<195xf32>) -> tensor<3x65xf32>
  %u = stablehlo.optimization_barrier %u6 : tensor<3x65xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %eighth = stablehlo.constant dense<0.125> : tensor<3x65x20xf32>
  %thousand = stablehlo.constant dense<1000.0> : tensor<3x65x20xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %xx = stablehlo.optimization_barrier %x : tensor<3x20xf32>
  %tt = stablehlo.optimization_barrier %t : tensor<20x65xf32>
  %uu = stablehlo.optimization_barrier %u : tensor<3x65xf32>
  %ax = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x20xf32>) -> tensor<3x65x20xf32>
  %at = stablehlo.broadcast_in_dim %t, dims = [2, 1] : (tensor<20x65xf32>) -> tensor<3x65x20xf32>
  %ay = stablehlo.add %ax, %at : tensor<3x65x20xf32>
  %am = stablehlo.reduce(%ay init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<3x65x20xf32>, tensor<f32>) -> tensor<3x65xf32>
  %amb = stablehlo.broadcast_in_dim %am, dims = [0, 1] : (tensor<3x65xf32>) -> tensor<3x65x20xf32>
  %az = stablehlo.subtract %ay, %amb : tensor<3x65x20xf32>
  %az1 = stablehlo.multiply %az, %eighth : tensor<3x65x20xf32>
  %az2 = stablehlo.exponential %az1 : tensor<3x65x20xf32>
  %az3 = stablehlo.multiply %az2, %thousand : tensor<3x65x20xf32>
  %aq = stablehlo.floor %az3 : tensor<3x65x20xf32>
  %as = stablehlo.reduce(%aq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x65x20xf32>, tensor<f32>) -> tensor<3x65xf32>
  %asm = stablehlo.add %as, %am : tensor<3x65xf32>
  %aub = stablehlo.broadcast_in_dim %u, dims = [0, 1] : (tensor<3x65xf32>) -> tensor<3x65x20xf32>
  %ac = stablehlo.compare GT, %ax, %aub, FLOAT : (tensor<3x65x20xf32>, tensor<3x65x20xf32>) -> tensor<3x65x20xi1>
  %ar3 = stablehlo.reduce(%ac init: %false) applies stablehlo.or across dimensions = [2] : (tensor<3x65x20xi1>, tensor<i1>) -> tensor<3x65xi1>
  %ex0 = stablehlo.broadcast_in_dim %xx, dims = [0, 2] : (tensor<3x20xf32>) -> tensor<3x65x20xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<3x65x20xf32>
  %et0 = stablehlo.broadcast_in_dim %tt, dims = [2, 1] : (tensor<20x65xf32>) -> tensor<3x65x20xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<3x65x20xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<3x65x20xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<3x65x20xf32>
  %em0 = stablehlo.reduce(%ey init: %inf) applies stablehlo.maximum across dimensions = [2] : (tensor<3x65x20xf32>, tensor<f32>) -> tensor<3x65xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<3x65xf32>
  %emb0 = stablehlo.broadcast_in_dim %em, dims = [0, 1] : (tensor<3x65xf32>) -> tensor<3x65x20xf32>
  %emb = stablehlo.optimization_barrier %emb0 : tensor<3x65x20xf32>
  %ez0 = stablehlo.subtract %ey, %emb : tensor<3x65x20xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<3x65x20xf32>
  %ez10 = stablehlo.multiply %ez, %eighth : tensor<3x65x20xf32>
  %ez1 = stablehlo.optimization_barrier %ez10 : tensor<3x65x20xf32>
  %ez20 = stablehlo.exponential %ez1 : tensor<3x65x20xf32>
  %ez2 = stablehlo.optimization_barrier %ez20 : tensor<3x65x20xf32>
  %ez30 = stablehlo.multiply %ez2, %thousand : tensor<3x65x20xf32>
  %ez3 = stablehlo.optimization_barrier %ez30 : tensor<3x65x20xf32>
  %eq0 = stablehlo.floor %ez3 : tensor<3x65x20xf32>
  %eq = stablehlo.optimization_barrier %eq0 : tensor<3x65x20xf32>
  %es0 = stablehlo.reduce(%eq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x65x20xf32>, tensor<f32>) -> tensor<3x65xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<3x65xf32>
  %esm0 = stablehlo.add %es, %em : tensor<3x65xf32>
  %esm = stablehlo.optimization_barrier %esm0 : tensor<3x65xf32>
  %eub0 = stablehlo.broadcast_in_dim %uu, dims = [0, 1] : (tensor<3x65xf32>) -> tensor<3x65x20xf32>
  %eub = stablehlo.optimization_barrier %eub0 : tensor<3x65x20xf32>
  %ec0 = stablehlo.compare GT, %ex, %eub, FLOAT : (tensor<3x65x20xf32>, tensor<3x65x20xf32>) -> tensor<3x65x20xi1>
  %ec = stablehlo.optimization_barrier %ec0 : tensor<3x65x20xi1>
  %er30 = stablehlo.reduce(%ec init: %false) applies stablehlo.or across dimensions = [2] : (tensor<3x65x20xi1>, tensor<i1>) -> tensor<3x65xi1>
  %er3 = stablehlo.optimization_barrier %er30 : tensor<3x65xi1>
  check.expect_eq %ar3, %er3 : tensor<3x65xi1>
  func.return
}
