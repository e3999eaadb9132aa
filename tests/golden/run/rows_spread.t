// What is the same for all of a short run of a row of two dims is spread over
// it: runs of 12 and 5 points, more than are brought together at a time, of
// elements of all sizes.
// Oracle: the same with the two dims exchanged.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -cE "loop .3 (7|60|9|30|90) (12|5)[]]"
func.func @main() {
  func.call @t0_f32() : () -> ()
  func.call @t1_f64() : () -> ()
  func.call @t2_bf16() : () -> ()
  func.call @t3_i8() : () -> ()
  func.call @t4_i64() : () -> ()
  func.return
}
func.func private @t0_f32() {
  %k = util.unfoldable_constant dense<3.0> : tensor<f32>
  %low = stablehlo.constant dense<-100.0> : tensor<f32>
  %i = stablehlo.iota dim = 2 : tensor<3x7x12xf32>
  %kx = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<f32>) -> tensor<3x7x12xf32>
  %a0 = stablehlo.multiply %i, %kx : tensor<3x7x12xf32>
  %a = stablehlo.optimization_barrier %a0 : tensor<3x7x12xf32>
  %j = stablehlo.iota dim = 1 : tensor<3x7xf32>
  %ks = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
  %s0 = stablehlo.subtract %j, %ks : tensor<3x7xf32>
  %s = stablehlo.optimization_barrier %s0 : tensor<3x7xf32>
  %m0 = stablehlo.compare NE, %s, %ks : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
  %m = stablehlo.optimization_barrier %m0 : tensor<3x7xi1>
  %ps = stablehlo.broadcast_in_dim %s, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x12xf32>
  %pm = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x7xi1>) -> tensor<3x7x12xi1>
  %pl = stablehlo.broadcast_in_dim %low, dims = [] : (tensor<f32>) -> tensor<3x7x12xf32>
  %pv = stablehlo.add %a, %ps : tensor<3x7x12xf32>
  %pc = stablehlo.select %pm, %pv, %pl : tensor<3x7x12xi1>, tensor<3x7x12xf32>
  %pr = stablehlo.reduce(%pc init: %low) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x7x12xf32>, tensor<f32>) -> tensor<3xf32>
  %prx = stablehlo.broadcast_in_dim %pr, dims = [0] : (tensor<3xf32>) -> tensor<3x7x12xf32>
  %pd = stablehlo.subtract %pc, %prx : tensor<3x7x12xf32>
  %pe = stablehlo.optimization_barrier %pd : tensor<3x7x12xf32>
  %t0 = stablehlo.transpose %a, dims = [0, 2, 1] : (tensor<3x7x12xf32>) -> tensor<3x12x7xf32>
  %t = stablehlo.optimization_barrier %t0 : tensor<3x12x7xf32>
  %qs = stablehlo.broadcast_in_dim %s, dims = [0, 2] : (tensor<3x7xf32>) -> tensor<3x12x7xf32>
  %qm = stablehlo.broadcast_in_dim %m, dims = [0, 2] : (tensor<3x7xi1>) -> tensor<3x12x7xi1>
  %ql = stablehlo.broadcast_in_dim %low, dims = [] : (tensor<f32>) -> tensor<3x12x7xf32>
  %qv = stablehlo.add %t, %qs : tensor<3x12x7xf32>
  %qc = stablehlo.select %qm, %qv, %ql : tensor<3x12x7xi1>, tensor<3x12x7xf32>
  %qr = stablehlo.reduce(%qc init: %low) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x12x7xf32>, tensor<f32>) -> tensor<3xf32>
  %qrx = stablehlo.broadcast_in_dim %qr, dims = [0] : (tensor<3xf32>) -> tensor<3x12x7xf32>
  %qd = stablehlo.subtract %qc, %qrx : tensor<3x12x7xf32>
  %qe = stablehlo.optimization_barrier %qd : tensor<3x12x7xf32>
  %pt = stablehlo.transpose %pe, dims = [0, 2, 1] : (tensor<3x7x12xf32>) -> tensor<3x12x7xf32>
  check.expect_eq %pt, %qe : tensor<3x12x7xf32>
  func.return
}
func.func private @t1_f64() {
  %k = util.unfoldable_constant dense<3.0> : tensor<f64>
  %low = stablehlo.constant dense<-100.0> : tensor<f64>
  %i = stablehlo.iota dim = 2 : tensor<3x60x5xf64>
  %kx = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<f64>) -> tensor<3x60x5xf64>
  %a0 = stablehlo.multiply %i, %kx : tensor<3x60x5xf64>
  %a = stablehlo.optimization_barrier %a0 : tensor<3x60x5xf64>
  %j = stablehlo.iota dim = 1 : tensor<3x60xf64>
  %ks = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<f64>) -> tensor<3x60xf64>
  %s0 = stablehlo.subtract %j, %ks : tensor<3x60xf64>
  %s = stablehlo.optimization_barrier %s0 : tensor<3x60xf64>
  %m0 = stablehlo.compare NE, %s, %ks : (tensor<3x60xf64>, tensor<3x60xf64>) -> tensor<3x60xi1>
  %m = stablehlo.optimization_barrier %m0 : tensor<3x60xi1>
  %ps = stablehlo.broadcast_in_dim %s, dims = [0, 1] : (tensor<3x60xf64>) -> tensor<3x60x5xf64>
  %pm = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x60xi1>) -> tensor<3x60x5xi1>
  %pl = stablehlo.broadcast_in_dim %low, dims = [] : (tensor<f64>) -> tensor<3x60x5xf64>
  %pv = stablehlo.add %a, %ps : tensor<3x60x5xf64>
  %pc = stablehlo.select %pm, %pv, %pl : tensor<3x60x5xi1>, tensor<3x60x5xf64>
  %pr = stablehlo.reduce(%pc init: %low) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x60x5xf64>, tensor<f64>) -> tensor<3xf64>
  %prx = stablehlo.broadcast_in_dim %pr, dims = [0] : (tensor<3xf64>) -> tensor<3x60x5xf64>
  %pd = stablehlo.subtract %pc, %prx : tensor<3x60x5xf64>
  %pe = stablehlo.optimization_barrier %pd : tensor<3x60x5xf64>
  %t0 = stablehlo.transpose %a, dims = [0, 2, 1] : (tensor<3x60x5xf64>) -> tensor<3x5x60xf64>
  %t = stablehlo.optimization_barrier %t0 : tensor<3x5x60xf64>
  %qs = stablehlo.broadcast_in_dim %s, dims = [0, 2] : (tensor<3x60xf64>) -> tensor<3x5x60xf64>
  %qm = stablehlo.broadcast_in_dim %m, dims = [0, 2] : (tensor<3x60xi1>) -> tensor<3x5x60xi1>
  %ql = stablehlo.broadcast_in_dim %low, dims = [] : (tensor<f64>) -> tensor<3x5x60xf64>
  %qv = stablehlo.add %t, %qs : tensor<3x5x60xf64>
  %qc = stablehlo.select %qm, %qv, %ql : tensor<3x5x60xi1>, tensor<3x5x60xf64>
  %qr = stablehlo.reduce(%qc init: %low) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x5x60xf64>, tensor<f64>) -> tensor<3xf64>
  %qrx = stablehlo.broadcast_in_dim %qr, dims = [0] : (tensor<3xf64>) -> tensor<3x5x60xf64>
  %qd = stablehlo.subtract %qc, %qrx : tensor<3x5x60xf64>
  %qe = stablehlo.optimization_barrier %qd : tensor<3x5x60xf64>
  %pt = stablehlo.transpose %pe, dims = [0, 2, 1] : (tensor<3x60x5xf64>) -> tensor<3x5x60xf64>
  check.expect_eq %pt, %qe : tensor<3x5x60xf64>
  func.return
}
func.func private @t2_bf16() {
  %k = util.unfoldable_constant dense<3.0> : tensor<bf16>
  %low = stablehlo.constant dense<-100.0> : tensor<bf16>
  %i = stablehlo.iota dim = 2 : tensor<3x9x5xbf16>
  %kx = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<bf16>) -> tensor<3x9x5xbf16>
  %a0 = stablehlo.multiply %i, %kx : tensor<3x9x5xbf16>
  %a = stablehlo.optimization_barrier %a0 : tensor<3x9x5xbf16>
  %j = stablehlo.iota dim = 1 : tensor<3x9xbf16>
  %ks = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<bf16>) -> tensor<3x9xbf16>
  %s0 = stablehlo.subtract %j, %ks : tensor<3x9xbf16>
  %s = stablehlo.optimization_barrier %s0 : tensor<3x9xbf16>
  %m0 = stablehlo.compare NE, %s, %ks : (tensor<3x9xbf16>, tensor<3x9xbf16>) -> tensor<3x9xi1>
  %m = stablehlo.optimization_barrier %m0 : tensor<3x9xi1>
  %ps = stablehlo.broadcast_in_dim %s, dims = [0, 1] : (tensor<3x9xbf16>) -> tensor<3x9x5xbf16>
  %pm = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x9xi1>) -> tensor<3x9x5xi1>
  %pl = stablehlo.broadcast_in_dim %low, dims = [] : (tensor<bf16>) -> tensor<3x9x5xbf16>
  %pv = stablehlo.add %a, %ps : tensor<3x9x5xbf16>
  %pc = stablehlo.select %pm, %pv, %pl : tensor<3x9x5xi1>, tensor<3x9x5xbf16>
  %pr = stablehlo.reduce(%pc init: %low) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x9x5xbf16>, tensor<bf16>) -> tensor<3xbf16>
  %prx = stablehlo.broadcast_in_dim %pr, dims = [0] : (tensor<3xbf16>) -> tensor<3x9x5xbf16>
  %pd = stablehlo.subtract %pc, %prx : tensor<3x9x5xbf16>
  %pe = stablehlo.optimization_barrier %pd : tensor<3x9x5xbf16>
  %t0 = stablehlo.transpose %a, dims = [0, 2, 1] : (tensor<3x9x5xbf16>) -> tensor<3x5x9xbf16>
  %t = stablehlo.optimization_barrier %t0 : tensor<3x5x9xbf16>
  %qs = stablehlo.broadcast_in_dim %s, dims = [0, 2] : (tensor<3x9xbf16>) -> tensor<3x5x9xbf16>
  %qm = stablehlo.broadcast_in_dim %m, dims = [0, 2] : (tensor<3x9xi1>) -> tensor<3x5x9xi1>
  %ql = stablehlo.broadcast_in_dim %low, dims = [] : (tensor<bf16>) -> tensor<3x5x9xbf16>
  %qv = stablehlo.add %t, %qs : tensor<3x5x9xbf16>
  %qc = stablehlo.select %qm, %qv, %ql : tensor<3x5x9xi1>, tensor<3x5x9xbf16>
  %qr = stablehlo.reduce(%qc init: %low) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x5x9xbf16>, tensor<bf16>) -> tensor<3xbf16>
  %qrx = stablehlo.broadcast_in_dim %qr, dims = [0] : (tensor<3xbf16>) -> tensor<3x5x9xbf16>
  %qd = stablehlo.subtract %qc, %qrx : tensor<3x5x9xbf16>
  %qe = stablehlo.optimization_barrier %qd : tensor<3x5x9xbf16>
  %pt = stablehlo.transpose %pe, dims = [0, 2, 1] : (tensor<3x9x5xbf16>) -> tensor<3x5x9xbf16>
  check.expect_eq %pt, %qe : tensor<3x5x9xbf16>
  func.return
}
func.func private @t3_i8() {
  %k = util.unfoldable_constant dense<3> : tensor<i8>
  %low = stablehlo.constant dense<-100> : tensor<i8>
  %i = stablehlo.iota dim = 2 : tensor<3x30x12xi8>
  %kx = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i8>) -> tensor<3x30x12xi8>
  %a0 = stablehlo.multiply %i, %kx : tensor<3x30x12xi8>
  %a = stablehlo.optimization_barrier %a0 : tensor<3x30x12xi8>
  %j = stablehlo.iota dim = 1 : tensor<3x30xi8>
  %ks = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i8>) -> tensor<3x30xi8>
  %s0 = stablehlo.subtract %j, %ks : tensor<3x30xi8>
  %s = stablehlo.optimization_barrier %s0 : tensor<3x30xi8>
  %m0 = stablehlo.compare NE, %s, %ks : (tensor<3x30xi8>, tensor<3x30xi8>) -> tensor<3x30xi1>
  %m = stablehlo.optimization_barrier %m0 : tensor<3x30xi1>
  %ps = stablehlo.broadcast_in_dim %s, dims = [0, 1] : (tensor<3x30xi8>) -> tensor<3x30x12xi8>
  %pm = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x30xi1>) -> tensor<3x30x12xi1>
  %pl = stablehlo.broadcast_in_dim %low, dims = [] : (tensor<i8>) -> tensor<3x30x12xi8>
  %pv = stablehlo.add %a, %ps : tensor<3x30x12xi8>
  %pc = stablehlo.select %pm, %pv, %pl : tensor<3x30x12xi1>, tensor<3x30x12xi8>
  %pr = stablehlo.reduce(%pc init: %low) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x30x12xi8>, tensor<i8>) -> tensor<3xi8>
  %prx = stablehlo.broadcast_in_dim %pr, dims = [0] : (tensor<3xi8>) -> tensor<3x30x12xi8>
  %pd = stablehlo.subtract %pc, %prx : tensor<3x30x12xi8>
  %pe = stablehlo.optimization_barrier %pd : tensor<3x30x12xi8>
  %t0 = stablehlo.transpose %a, dims = [0, 2, 1] : (tensor<3x30x12xi8>) -> tensor<3x12x30xi8>
  %t = stablehlo.optimization_barrier %t0 : tensor<3x12x30xi8>
  %qs = stablehlo.broadcast_in_dim %s, dims = [0, 2] : (tensor<3x30xi8>) -> tensor<3x12x30xi8>
  %qm = stablehlo.broadcast_in_dim %m, dims = [0, 2] : (tensor<3x30xi1>) -> tensor<3x12x30xi1>
  %ql = stablehlo.broadcast_in_dim %low, dims = [] : (tensor<i8>) -> tensor<3x12x30xi8>
  %qv = stablehlo.add %t, %qs : tensor<3x12x30xi8>
  %qc = stablehlo.select %qm, %qv, %ql : tensor<3x12x30xi1>, tensor<3x12x30xi8>
  %qr = stablehlo.reduce(%qc init: %low) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x12x30xi8>, tensor<i8>) -> tensor<3xi8>
  %qrx = stablehlo.broadcast_in_dim %qr, dims = [0] : (tensor<3xi8>) -> tensor<3x12x30xi8>
  %qd = stablehlo.subtract %qc, %qrx : tensor<3x12x30xi8>
  %qe = stablehlo.optimization_barrier %qd : tensor<3x12x30xi8>
  %pt = stablehlo.transpose %pe, dims = [0, 2, 1] : (tensor<3x30x12xi8>) -> tensor<3x12x30xi8>
  check.expect_eq %pt, %qe : tensor<3x12x30xi8>
  func.return
}
func.func private @t4_i64() {
  %k = util.unfoldable_constant dense<3> : tensor<i64>
  %low = stablehlo.constant dense<-100> : tensor<i64>
  %i = stablehlo.iota dim = 2 : tensor<3x90x12xi64>
  %kx = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i64>) -> tensor<3x90x12xi64>
  %a0 = stablehlo.multiply %i, %kx : tensor<3x90x12xi64>
  %a = stablehlo.optimization_barrier %a0 : tensor<3x90x12xi64>
  %j = stablehlo.iota dim = 1 : tensor<3x90xi64>
  %ks = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i64>) -> tensor<3x90xi64>
  %s0 = stablehlo.subtract %j, %ks : tensor<3x90xi64>
  %s = stablehlo.optimization_barrier %s0 : tensor<3x90xi64>
  %m0 = stablehlo.compare NE, %s, %ks : (tensor<3x90xi64>, tensor<3x90xi64>) -> tensor<3x90xi1>
  %m = stablehlo.optimization_barrier %m0 : tensor<3x90xi1>
  %ps = stablehlo.broadcast_in_dim %s, dims = [0, 1] : (tensor<3x90xi64>) -> tensor<3x90x12xi64>
  %pm = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x90xi1>) -> tensor<3x90x12xi1>
  %pl = stablehlo.broadcast_in_dim %low, dims = [] : (tensor<i64>) -> tensor<3x90x12xi64>
  %pv = stablehlo.add %a, %ps : tensor<3x90x12xi64>
  %pc = stablehlo.select %pm, %pv, %pl : tensor<3x90x12xi1>, tensor<3x90x12xi64>
  %pr = stablehlo.reduce(%pc init: %low) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x90x12xi64>, tensor<i64>) -> tensor<3xi64>
  %prx = stablehlo.broadcast_in_dim %pr, dims = [0] : (tensor<3xi64>) -> tensor<3x90x12xi64>
  %pd = stablehlo.subtract %pc, %prx : tensor<3x90x12xi64>
  %pe = stablehlo.optimization_barrier %pd : tensor<3x90x12xi64>
  %t0 = stablehlo.transpose %a, dims = [0, 2, 1] : (tensor<3x90x12xi64>) -> tensor<3x12x90xi64>
  %t = stablehlo.optimization_barrier %t0 : tensor<3x12x90xi64>
  %qs = stablehlo.broadcast_in_dim %s, dims = [0, 2] : (tensor<3x90xi64>) -> tensor<3x12x90xi64>
  %qm = stablehlo.broadcast_in_dim %m, dims = [0, 2] : (tensor<3x90xi1>) -> tensor<3x12x90xi1>
  %ql = stablehlo.broadcast_in_dim %low, dims = [] : (tensor<i64>) -> tensor<3x12x90xi64>
  %qv = stablehlo.add %t, %qs : tensor<3x12x90xi64>
  %qc = stablehlo.select %qm, %qv, %ql : tensor<3x12x90xi1>, tensor<3x12x90xi64>
  %qr = stablehlo.reduce(%qc init: %low) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x12x90xi64>, tensor<i64>) -> tensor<3xi64>
  %qrx = stablehlo.broadcast_in_dim %qr, dims = [0] : (tensor<3xi64>) -> tensor<3x12x90xi64>
  %qd = stablehlo.subtract %qc, %qrx : tensor<3x12x90xi64>
  %qe = stablehlo.optimization_barrier %qd : tensor<3x12x90xi64>
  %pt = stablehlo.transpose %pe, dims = [0, 2, 1] : (tensor<3x90x12xi64>) -> tensor<3x12x90xi64>
  check.expect_eq %pt, %qe : tensor<3x12x90xi64>
  func.return
}
// >>> stdout
// 4
// <<<
