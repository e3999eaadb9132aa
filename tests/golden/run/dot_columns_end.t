// Products of few rows with columns that are no whole vectors, neither in
// number nor in length.  Oracle: the same as sums of products, in integers.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @c0() : () -> ()
  func.call @c1() : () -> ()
  func.call @c2() : () -> ()
  func.call @c3() : () -> ()
  func.call @c4() : () -> ()
  func.call @c5() : () -> ()
  func.call @c6() : () -> ()
  func.call @c7() : () -> ()
  func.call @c8() : () -> ()
  func.call @c9() : () -> ()
  func.return
}
func.func private @c0() {
  %a0 = stablehlo.iota dim = 0 : tensor<69xi32>
  %a1 = stablehlo.constant dense<7> : tensor<69xi32>
  %a2 = stablehlo.multiply %a0, %a1 : tensor<69xi32>
  %a3 = stablehlo.constant dense<11> : tensor<69xi32>
  %a4 = stablehlo.remainder %a2, %a3 : tensor<69xi32>
  %a5 = stablehlo.constant dense<5> : tensor<69xi32>
  %a6 = stablehlo.subtract %a4, %a5 : tensor<69xi32>
  %a7 = stablehlo.reshape %a6 : (tensor<69xi32>) -> tensor<3x1x23xi32>
  %a8 = stablehlo.convert %a7 : (tensor<3x1x23xi32>) -> tensor<3x1x23xf32>
  %a = stablehlo.optimization_barrier %a8 : tensor<3x1x23xf32>
  %b0 = stablehlo.iota dim = 0 : tensor<1587xi32>
  %b1 = stablehlo.constant dense<13> : tensor<1587xi32>
  %b2 = stablehlo.multiply %b0, %b1 : tensor<1587xi32>
  %b3 = stablehlo.constant dense<17> : tensor<1587xi32>
  %b4 = stablehlo.remainder %b2, %b3 : tensor<1587xi32>
  %b5 = stablehlo.constant dense<8> : tensor<1587xi32>
  %b6 = stablehlo.subtract %b4, %b5 : tensor<1587xi32>
  %b7 = stablehlo.reshape %b6 : (tensor<1587xi32>) -> tensor<3x23x23xi32>
  %b8 = stablehlo.convert %b7 : (tensor<3x23x23xi32>) -> tensor<3x23x23xf32>
  %b = stablehlo.optimization_barrier %b8 : tensor<3x23x23xf32>
  %f = stablehlo.convert %b : (tensor<3x23x23xf32>) -> tensor<3x23x23xf32>
  %c = stablehlo.dot_general %a, %f, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x1x23xf32>, tensor<3x23x23xf32>) -> tensor<3x1x23xf32>
  %p = stablehlo.broadcast_in_dim %a7, dims = [0, 1, 3] : (tensor<3x1x23xi32>) -> tensor<3x1x23x23xi32>
  %q = stablehlo.broadcast_in_dim %b7, dims = [0, 2, 3] : (tensor<3x23x23xi32>) -> tensor<3x1x23x23xi32>
  %r = stablehlo.multiply %p, %q : tensor<3x1x23x23xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %s = stablehlo.reduce(%r init: %z) applies stablehlo.add across dimensions = [3] : (tensor<3x1x23x23xi32>, tensor<i32>) -> tensor<3x1x23xi32>
  %e = stablehlo.convert %s : (tensor<3x1x23xi32>) -> tensor<3x1x23xf32>
  check.expect_eq %c, %e : tensor<3x1x23xf32>
  func.return
}
func.func private @c1() {
  %a0 = stablehlo.iota dim = 0 : tensor<51xi32>
  %a1 = stablehlo.constant dense<7> : tensor<51xi32>
  %a2 = stablehlo.multiply %a0, %a1 : tensor<51xi32>
  %a3 = stablehlo.constant dense<11> : tensor<51xi32>
  %a4 = stablehlo.remainder %a2, %a3 : tensor<51xi32>
  %a5 = stablehlo.constant dense<5> : tensor<51xi32>
  %a6 = stablehlo.subtract %a4, %a5 : tensor<51xi32>
  %a7 = stablehlo.reshape %a6 : (tensor<51xi32>) -> tensor<3x1x17xi32>
  %a8 = stablehlo.convert %a7 : (tensor<3x1x17xi32>) -> tensor<3x1x17xf32>
  %a = stablehlo.optimization_barrier %a8 : tensor<3x1x17xf32>
  %b0 = stablehlo.iota dim = 0 : tensor<1581xi32>
  %b1 = stablehlo.constant dense<13> : tensor<1581xi32>
  %b2 = stablehlo.multiply %b0, %b1 : tensor<1581xi32>
  %b3 = stablehlo.constant dense<17> : tensor<1581xi32>
  %b4 = stablehlo.remainder %b2, %b3 : tensor<1581xi32>
  %b5 = stablehlo.constant dense<8> : tensor<1581xi32>
  %b6 = stablehlo.subtract %b4, %b5 : tensor<1581xi32>
  %b7 = stablehlo.reshape %b6 : (tensor<1581xi32>) -> tensor<3x31x17xi32>
  %b8 = stablehlo.convert %b7 : (tensor<3x31x17xi32>) -> tensor<3x31x17xf32>
  %b = stablehlo.optimization_barrier %b8 : tensor<3x31x17xf32>
  %f = stablehlo.convert %b : (tensor<3x31x17xf32>) -> tensor<3x31x17xf32>
  %c = stablehlo.dot_general %a, %f, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x1x17xf32>, tensor<3x31x17xf32>) -> tensor<3x1x31xf32>
  %p = stablehlo.broadcast_in_dim %a7, dims = [0, 1, 3] : (tensor<3x1x17xi32>) -> tensor<3x1x31x17xi32>
  %q = stablehlo.broadcast_in_dim %b7, dims = [0, 2, 3] : (tensor<3x31x17xi32>) -> tensor<3x1x31x17xi32>
  %r = stablehlo.multiply %p, %q : tensor<3x1x31x17xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %s = stablehlo.reduce(%r init: %z) applies stablehlo.add across dimensions = [3] : (tensor<3x1x31x17xi32>, tensor<i32>) -> tensor<3x1x31xi32>
  %e = stablehlo.convert %s : (tensor<3x1x31xi32>) -> tensor<3x1x31xf32>
  check.expect_eq %c, %e : tensor<3x1x31xf32>
  func.return
}
func.func private @c2() {
  %a0 = stablehlo.iota dim = 0 : tensor<99xi32>
  %a1 = stablehlo.constant dense<7> : tensor<99xi32>
  %a2 = stablehlo.multiply %a0, %a1 : tensor<99xi32>
  %a3 = stablehlo.constant dense<11> : tensor<99xi32>
  %a4 = stablehlo.remainder %a2, %a3 : tensor<99xi32>
  %a5 = stablehlo.constant dense<5> : tensor<99xi32>
  %a6 = stablehlo.subtract %a4, %a5 : tensor<99xi32>
  %a7 = stablehlo.reshape %a6 : (tensor<99xi32>) -> tensor<3x1x33xi32>
  %a8 = stablehlo.convert %a7 : (tensor<3x1x33xi32>) -> tensor<3x1x33xf32>
  %a = stablehlo.optimization_barrier %a8 : tensor<3x1x33xf32>
  %b0 = stablehlo.iota dim = 0 : tensor<1881xi32>
  %b1 = stablehlo.constant dense<13> : tensor<1881xi32>
  %b2 = stablehlo.multiply %b0, %b1 : tensor<1881xi32>
  %b3 = stablehlo.constant dense<17> : tensor<1881xi32>
  %b4 = stablehlo.remainder %b2, %b3 : tensor<1881xi32>
  %b5 = stablehlo.constant dense<8> : tensor<1881xi32>
  %b6 = stablehlo.subtract %b4, %b5 : tensor<1881xi32>
  %b7 = stablehlo.reshape %b6 : (tensor<1881xi32>) -> tensor<3x19x33xi32>
  %b8 = stablehlo.convert %b7 : (tensor<3x19x33xi32>) -> tensor<3x19x33xf32>
  %b = stablehlo.optimization_barrier %b8 : tensor<3x19x33xf32>
  %f = stablehlo.convert %b : (tensor<3x19x33xf32>) -> tensor<3x19x33xf32>
  %c = stablehlo.dot_general %a, %f, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x1x33xf32>, tensor<3x19x33xf32>) -> tensor<3x1x19xf32>
  %p = stablehlo.broadcast_in_dim %a7, dims = [0, 1, 3] : (tensor<3x1x33xi32>) -> tensor<3x1x19x33xi32>
  %q = stablehlo.broadcast_in_dim %b7, dims = [0, 2, 3] : (tensor<3x19x33xi32>) -> tensor<3x1x19x33xi32>
  %r = stablehlo.multiply %p, %q : tensor<3x1x19x33xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %s = stablehlo.reduce(%r init: %z) applies stablehlo.add across dimensions = [3] : (tensor<3x1x19x33xi32>, tensor<i32>) -> tensor<3x1x19xi32>
  %e = stablehlo.convert %s : (tensor<3x1x19xi32>) -> tensor<3x1x19xf32>
  check.expect_eq %c, %e : tensor<3x1x19xf32>
  func.return
}
func.func private @c3() {
  %a0 = stablehlo.iota dim = 0 : tensor<63xi32>
  %a1 = stablehlo.constant dense<7> : tensor<63xi32>
  %a2 = stablehlo.multiply %a0, %a1 : tensor<63xi32>
  %a3 = stablehlo.constant dense<11> : tensor<63xi32>
  %a4 = stablehlo.remainder %a2, %a3 : tensor<63xi32>
  %a5 = stablehlo.constant dense<5> : tensor<63xi32>
  %a6 = stablehlo.subtract %a4, %a5 : tensor<63xi32>
  %a7 = stablehlo.reshape %a6 : (tensor<63xi32>) -> tensor<3x1x21xi32>
  %a8 = stablehlo.convert %a7 : (tensor<3x1x21xi32>) -> tensor<3x1x21xf32>
  %a = stablehlo.optimization_barrier %a8 : tensor<3x1x21xf32>
  %b0 = stablehlo.iota dim = 0 : tensor<567xi32>
  %b1 = stablehlo.constant dense<13> : tensor<567xi32>
  %b2 = stablehlo.multiply %b0, %b1 : tensor<567xi32>
  %b3 = stablehlo.constant dense<17> : tensor<567xi32>
  %b4 = stablehlo.remainder %b2, %b3 : tensor<567xi32>
  %b5 = stablehlo.constant dense<8> : tensor<567xi32>
  %b6 = stablehlo.subtract %b4, %b5 : tensor<567xi32>
  %b7 = stablehlo.reshape %b6 : (tensor<567xi32>) -> tensor<3x9x21xi32>
  %b8 = stablehlo.convert %b7 : (tensor<3x9x21xi32>) -> tensor<3x9x21xf32>
  %b = stablehlo.optimization_barrier %b8 : tensor<3x9x21xf32>
  %f = stablehlo.convert %b : (tensor<3x9x21xf32>) -> tensor<3x9x21xf32>
  %c = stablehlo.dot_general %a, %f, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x1x21xf32>, tensor<3x9x21xf32>) -> tensor<3x1x9xf32>
  %p = stablehlo.broadcast_in_dim %a7, dims = [0, 1, 3] : (tensor<3x1x21xi32>) -> tensor<3x1x9x21xi32>
  %q = stablehlo.broadcast_in_dim %b7, dims = [0, 2, 3] : (tensor<3x9x21xi32>) -> tensor<3x1x9x21xi32>
  %r = stablehlo.multiply %p, %q : tensor<3x1x9x21xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %s = stablehlo.reduce(%r init: %z) applies stablehlo.add across dimensions = [3] : (tensor<3x1x9x21xi32>, tensor<i32>) -> tensor<3x1x9xi32>
  %e = stablehlo.convert %s : (tensor<3x1x9xi32>) -> tensor<3x1x9xf32>
  check.expect_eq %c, %e : tensor<3x1x9xf32>
  func.return
}
func.func private @c4() {
  %a0 = stablehlo.iota dim = 0 : tensor<207xi32>
  %a1 = stablehlo.constant dense<7> : tensor<207xi32>
  %a2 = stablehlo.multiply %a0, %a1 : tensor<207xi32>
  %a3 = stablehlo.constant dense<11> : tensor<207xi32>
  %a4 = stablehlo.remainder %a2, %a3 : tensor<207xi32>
  %a5 = stablehlo.constant dense<5> : tensor<207xi32>
  %a6 = stablehlo.subtract %a4, %a5 : tensor<207xi32>
  %a7 = stablehlo.reshape %a6 : (tensor<207xi32>) -> tensor<3x3x23xi32>
  %a8 = stablehlo.convert %a7 : (tensor<3x3x23xi32>) -> tensor<3x3x23xf32>
  %a = stablehlo.optimization_barrier %a8 : tensor<3x3x23xf32>
  %b0 = stablehlo.iota dim = 0 : tensor<2139xi32>
  %b1 = stablehlo.constant dense<13> : tensor<2139xi32>
  %b2 = stablehlo.multiply %b0, %b1 : tensor<2139xi32>
  %b3 = stablehlo.constant dense<17> : tensor<2139xi32>
  %b4 = stablehlo.remainder %b2, %b3 : tensor<2139xi32>
  %b5 = stablehlo.constant dense<8> : tensor<2139xi32>
  %b6 = stablehlo.subtract %b4, %b5 : tensor<2139xi32>
  %b7 = stablehlo.reshape %b6 : (tensor<2139xi32>) -> tensor<3x31x23xi32>
  %b8 = stablehlo.convert %b7 : (tensor<3x31x23xi32>) -> tensor<3x31x23xf32>
  %b = stablehlo.optimization_barrier %b8 : tensor<3x31x23xf32>
  %f = stablehlo.convert %b : (tensor<3x31x23xf32>) -> tensor<3x31x23xf32>
  %c = stablehlo.dot_general %a, %f, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x3x23xf32>, tensor<3x31x23xf32>) -> tensor<3x3x31xf32>
  %p = stablehlo.broadcast_in_dim %a7, dims = [0, 1, 3] : (tensor<3x3x23xi32>) -> tensor<3x3x31x23xi32>
  %q = stablehlo.broadcast_in_dim %b7, dims = [0, 2, 3] : (tensor<3x31x23xi32>) -> tensor<3x3x31x23xi32>
  %r = stablehlo.multiply %p, %q : tensor<3x3x31x23xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %s = stablehlo.reduce(%r init: %z) applies stablehlo.add across dimensions = [3] : (tensor<3x3x31x23xi32>, tensor<i32>) -> tensor<3x3x31xi32>
  %e = stablehlo.convert %s : (tensor<3x3x31xi32>) -> tensor<3x3x31xf32>
  check.expect_eq %c, %e : tensor<3x3x31xf32>
  func.return
}
func.func private @c5() {
  %a0 = stablehlo.iota dim = 0 : tensor<240xi32>
  %a1 = stablehlo.constant dense<7> : tensor<240xi32>
  %a2 = stablehlo.multiply %a0, %a1 : tensor<240xi32>
  %a3 = stablehlo.constant dense<11> : tensor<240xi32>
  %a4 = stablehlo.remainder %a2, %a3 : tensor<240xi32>
  %a5 = stablehlo.constant dense<5> : tensor<240xi32>
  %a6 = stablehlo.subtract %a4, %a5 : tensor<240xi32>
  %a7 = stablehlo.reshape %a6 : (tensor<240xi32>) -> tensor<3x2x40xi32>
  %a8 = stablehlo.convert %a7 : (tensor<3x2x40xi32>) -> tensor<3x2x40xf32>
  %a = stablehlo.optimization_barrier %a8 : tensor<3x2x40xf32>
  %b0 = stablehlo.iota dim = 0 : tensor<1560xi32>
  %b1 = stablehlo.constant dense<13> : tensor<1560xi32>
  %b2 = stablehlo.multiply %b0, %b1 : tensor<1560xi32>
  %b3 = stablehlo.constant dense<17> : tensor<1560xi32>
  %b4 = stablehlo.remainder %b2, %b3 : tensor<1560xi32>
  %b5 = stablehlo.constant dense<8> : tensor<1560xi32>
  %b6 = stablehlo.subtract %b4, %b5 : tensor<1560xi32>
  %b7 = stablehlo.reshape %b6 : (tensor<1560xi32>) -> tensor<3x13x40xi32>
  %b8 = stablehlo.convert %b7 : (tensor<3x13x40xi32>) -> tensor<3x13x40xf32>
  %b = stablehlo.optimization_barrier %b8 : tensor<3x13x40xf32>
  %f = stablehlo.convert %b : (tensor<3x13x40xf32>) -> tensor<3x13x40xf32>
  %c = stablehlo.dot_general %a, %f, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x2x40xf32>, tensor<3x13x40xf32>) -> tensor<3x2x13xf32>
  %p = stablehlo.broadcast_in_dim %a7, dims = [0, 1, 3] : (tensor<3x2x40xi32>) -> tensor<3x2x13x40xi32>
  %q = stablehlo.broadcast_in_dim %b7, dims = [0, 2, 3] : (tensor<3x13x40xi32>) -> tensor<3x2x13x40xi32>
  %r = stablehlo.multiply %p, %q : tensor<3x2x13x40xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %s = stablehlo.reduce(%r init: %z) applies stablehlo.add across dimensions = [3] : (tensor<3x2x13x40xi32>, tensor<i32>) -> tensor<3x2x13xi32>
  %e = stablehlo.convert %s : (tensor<3x2x13xi32>) -> tensor<3x2x13xf32>
  check.expect_eq %c, %e : tensor<3x2x13xf32>
  func.return
}
func.func private @c6() {
  %a0 = stablehlo.iota dim = 0 : tensor<228xi32>
  %a1 = stablehlo.constant dense<7> : tensor<228xi32>
  %a2 = stablehlo.multiply %a0, %a1 : tensor<228xi32>
  %a3 = stablehlo.constant dense<11> : tensor<228xi32>
  %a4 = stablehlo.remainder %a2, %a3 : tensor<228xi32>
  %a5 = stablehlo.constant dense<5> : tensor<228xi32>
  %a6 = stablehlo.subtract %a4, %a5 : tensor<228xi32>
  %a7 = stablehlo.reshape %a6 : (tensor<228xi32>) -> tensor<3x4x19xi32>
  %a8 = stablehlo.convert %a7 : (tensor<3x4x19xi32>) -> tensor<3x4x19xf32>
  %a = stablehlo.optimization_barrier %a8 : tensor<3x4x19xf32>
  %b0 = stablehlo.iota dim = 0 : tensor<1653xi32>
  %b1 = stablehlo.constant dense<13> : tensor<1653xi32>
  %b2 = stablehlo.multiply %b0, %b1 : tensor<1653xi32>
  %b3 = stablehlo.constant dense<17> : tensor<1653xi32>
  %b4 = stablehlo.remainder %b2, %b3 : tensor<1653xi32>
  %b5 = stablehlo.constant dense<8> : tensor<1653xi32>
  %b6 = stablehlo.subtract %b4, %b5 : tensor<1653xi32>
  %b7 = stablehlo.reshape %b6 : (tensor<1653xi32>) -> tensor<3x29x19xi32>
  %b8 = stablehlo.convert %b7 : (tensor<3x29x19xi32>) -> tensor<3x29x19xbf16>
  %b = stablehlo.optimization_barrier %b8 : tensor<3x29x19xbf16>
  %f = stablehlo.convert %b : (tensor<3x29x19xbf16>) -> tensor<3x29x19xf32>
  %c = stablehlo.dot_general %a, %f, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x4x19xf32>, tensor<3x29x19xf32>) -> tensor<3x4x29xf32>
  %p = stablehlo.broadcast_in_dim %a7, dims = [0, 1, 3] : (tensor<3x4x19xi32>) -> tensor<3x4x29x19xi32>
  %q = stablehlo.broadcast_in_dim %b7, dims = [0, 2, 3] : (tensor<3x29x19xi32>) -> tensor<3x4x29x19xi32>
  %r = stablehlo.multiply %p, %q : tensor<3x4x29x19xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %s = stablehlo.reduce(%r init: %z) applies stablehlo.add across dimensions = [3] : (tensor<3x4x29x19xi32>, tensor<i32>) -> tensor<3x4x29xi32>
  %e = stablehlo.convert %s : (tensor<3x4x29xi32>) -> tensor<3x4x29xf32>
  check.expect_eq %c, %e : tensor<3x4x29xf32>
  func.return
}
func.func private @c7() {
  %a0 = stablehlo.iota dim = 0 : tensor<111xi32>
  %a1 = stablehlo.constant dense<7> : tensor<111xi32>
  %a2 = stablehlo.multiply %a0, %a1 : tensor<111xi32>
  %a3 = stablehlo.constant dense<11> : tensor<111xi32>
  %a4 = stablehlo.remainder %a2, %a3 : tensor<111xi32>
  %a5 = stablehlo.constant dense<5> : tensor<111xi32>
  %a6 = stablehlo.subtract %a4, %a5 : tensor<111xi32>
  %a7 = stablehlo.reshape %a6 : (tensor<111xi32>) -> tensor<3x1x37xi32>
  %a8 = stablehlo.convert %a7 : (tensor<3x1x37xi32>) -> tensor<3x1x37xf32>
  %a = stablehlo.optimization_barrier %a8 : tensor<3x1x37xf32>
  %b0 = stablehlo.iota dim = 0 : tensor<2997xi32>
  %b1 = stablehlo.constant dense<13> : tensor<2997xi32>
  %b2 = stablehlo.multiply %b0, %b1 : tensor<2997xi32>
  %b3 = stablehlo.constant dense<17> : tensor<2997xi32>
  %b4 = stablehlo.remainder %b2, %b3 : tensor<2997xi32>
  %b5 = stablehlo.constant dense<8> : tensor<2997xi32>
  %b6 = stablehlo.subtract %b4, %b5 : tensor<2997xi32>
  %b7 = stablehlo.reshape %b6 : (tensor<2997xi32>) -> tensor<3x27x37xi32>
  %b8 = stablehlo.convert %b7 : (tensor<3x27x37xi32>) -> tensor<3x27x37xbf16>
  %b = stablehlo.optimization_barrier %b8 : tensor<3x27x37xbf16>
  %f = stablehlo.convert %b : (tensor<3x27x37xbf16>) -> tensor<3x27x37xf32>
  %c = stablehlo.dot_general %a, %f, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x1x37xf32>, tensor<3x27x37xf32>) -> tensor<3x1x27xf32>
  %p = stablehlo.broadcast_in_dim %a7, dims = [0, 1, 3] : (tensor<3x1x37xi32>) -> tensor<3x1x27x37xi32>
  %q = stablehlo.broadcast_in_dim %b7, dims = [0, 2, 3] : (tensor<3x27x37xi32>) -> tensor<3x1x27x37xi32>
  %r = stablehlo.multiply %p, %q : tensor<3x1x27x37xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %s = stablehlo.reduce(%r init: %z) applies stablehlo.add across dimensions = [3] : (tensor<3x1x27x37xi32>, tensor<i32>) -> tensor<3x1x27xi32>
  %e = stablehlo.convert %s : (tensor<3x1x27xi32>) -> tensor<3x1x27xf32>
  check.expect_eq %c, %e : tensor<3x1x27xf32>
  func.return
}
func.func private @c8() {
  %a0 = stablehlo.iota dim = 0 : tensor<1590xi32>
  %a1 = stablehlo.constant dense<7> : tensor<1590xi32>
  %a2 = stablehlo.multiply %a0, %a1 : tensor<1590xi32>
  %a3 = stablehlo.constant dense<11> : tensor<1590xi32>
  %a4 = stablehlo.remainder %a2, %a3 : tensor<1590xi32>
  %a5 = stablehlo.constant dense<5> : tensor<1590xi32>
  %a6 = stablehlo.subtract %a4, %a5 : tensor<1590xi32>
  %a7 = stablehlo.reshape %a6 : (tensor<1590xi32>) -> tensor<3x1x530xi32>
  %a8 = stablehlo.convert %a7 : (tensor<3x1x530xi32>) -> tensor<3x1x530xf32>
  %a = stablehlo.optimization_barrier %a8 : tensor<3x1x530xf32>
  %b0 = stablehlo.iota dim = 0 : tensor<33390xi32>
  %b1 = stablehlo.constant dense<13> : tensor<33390xi32>
  %b2 = stablehlo.multiply %b0, %b1 : tensor<33390xi32>
  %b3 = stablehlo.constant dense<17> : tensor<33390xi32>
  %b4 = stablehlo.remainder %b2, %b3 : tensor<33390xi32>
  %b5 = stablehlo.constant dense<8> : tensor<33390xi32>
  %b6 = stablehlo.subtract %b4, %b5 : tensor<33390xi32>
  %b7 = stablehlo.reshape %b6 : (tensor<33390xi32>) -> tensor<3x21x530xi32>
  %b8 = stablehlo.convert %b7 : (tensor<3x21x530xi32>) -> tensor<3x21x530xf32>
  %b = stablehlo.optimization_barrier %b8 : tensor<3x21x530xf32>
  %f = stablehlo.convert %b : (tensor<3x21x530xf32>) -> tensor<3x21x530xf32>
  %c = stablehlo.dot_general %a, %f, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x1x530xf32>, tensor<3x21x530xf32>) -> tensor<3x1x21xf32>
  %p = stablehlo.broadcast_in_dim %a7, dims = [0, 1, 3] : (tensor<3x1x530xi32>) -> tensor<3x1x21x530xi32>
  %q = stablehlo.broadcast_in_dim %b7, dims = [0, 2, 3] : (tensor<3x21x530xi32>) -> tensor<3x1x21x530xi32>
  %r = stablehlo.multiply %p, %q : tensor<3x1x21x530xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %s = stablehlo.reduce(%r init: %z) applies stablehlo.add across dimensions = [3] : (tensor<3x1x21x530xi32>, tensor<i32>) -> tensor<3x1x21xi32>
  %e = stablehlo.convert %s : (tensor<3x1x21xi32>) -> tensor<3x1x21xf32>
  check.expect_eq %c, %e : tensor<3x1x21xf32>
  func.return
}
func.func private @c9() {
  %a0 = stablehlo.iota dim = 0 : tensor<4770xi32>
  %a1 = stablehlo.constant dense<7> : tensor<4770xi32>
  %a2 = stablehlo.multiply %a0, %a1 : tensor<4770xi32>
  %a3 = stablehlo.constant dense<11> : tensor<4770xi32>
  %a4 = stablehlo.remainder %a2, %a3 : tensor<4770xi32>
  %a5 = stablehlo.constant dense<5> : tensor<4770xi32>
  %a6 = stablehlo.subtract %a4, %a5 : tensor<4770xi32>
  %a7 = stablehlo.reshape %a6 : (tensor<4770xi32>) -> tensor<3x3x530xi32>
  %a8 = stablehlo.convert %a7 : (tensor<3x3x530xi32>) -> tensor<3x3x530xf32>
  %a = stablehlo.optimization_barrier %a8 : tensor<3x3x530xf32>
  %b0 = stablehlo.iota dim = 0 : tensor<27030xi32>
  %b1 = stablehlo.constant dense<13> : tensor<27030xi32>
  %b2 = stablehlo.multiply %b0, %b1 : tensor<27030xi32>
  %b3 = stablehlo.constant dense<17> : tensor<27030xi32>
  %b4 = stablehlo.remainder %b2, %b3 : tensor<27030xi32>
  %b5 = stablehlo.constant dense<8> : tensor<27030xi32>
  %b6 = stablehlo.subtract %b4, %b5 : tensor<27030xi32>
  %b7 = stablehlo.reshape %b6 : (tensor<27030xi32>) -> tensor<3x17x530xi32>
  %b8 = stablehlo.convert %b7 : (tensor<3x17x530xi32>) -> tensor<3x17x530xf16>
  %b = stablehlo.optimization_barrier %b8 : tensor<3x17x530xf16>
  %f = stablehlo.convert %b : (tensor<3x17x530xf16>) -> tensor<3x17x530xf32>
  %c = stablehlo.dot_general %a, %f, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x3x530xf32>, tensor<3x17x530xf32>) -> tensor<3x3x17xf32>
  %p = stablehlo.broadcast_in_dim %a7, dims = [0, 1, 3] : (tensor<3x3x530xi32>) -> tensor<3x3x17x530xi32>
  %q = stablehlo.broadcast_in_dim %b7, dims = [0, 2, 3] : (tensor<3x17x530xi32>) -> tensor<3x3x17x530xi32>
  %r = stablehlo.multiply %p, %q : tensor<3x3x17x530xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %s = stablehlo.reduce(%r init: %z) applies stablehlo.add across dimensions = [3] : (tensor<3x3x17x530xi32>, tensor<i32>) -> tensor<3x3x17xi32>
  %e = stablehlo.convert %s : (tensor<3x3x17xi32>) -> tensor<3x3x17xf32>
  check.expect_eq %c, %e : tensor<3x3x17xf32>
  func.return
}
