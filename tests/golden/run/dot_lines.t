// Many rows that lie in lines by one column, or a few, of depths that fill vectors and that do
// not; and one row by many short rows, of as many columns as two sums of each, or
// four, are made of; rows that are added up, each times a number, likewise.  Oracle:
// products and sums of small integers, with a barrier between them.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @l70x4() : () -> ()
  func.call @l70x6() : () -> ()
  func.call @l70x8() : () -> ()
  func.call @l70x9() : () -> ()
  func.call @l70x12() : () -> ()
  func.call @l70x15() : () -> ()
  func.call @l70x16() : () -> ()
  func.call @l70x33() : () -> ()
  func.call @l70x100() : () -> ()
  func.call @l4099x13() : () -> ()
  func.call @n128x1() : () -> ()
  func.call @n129x2() : () -> ()
  func.call @n130x3() : () -> ()
  func.call @n131x8() : () -> ()
  func.call @n259x9() : () -> ()
  func.call @n300x15() : () -> ()
  func.call @n301x16() : () -> ()
  func.call @n302x17() : () -> ()
  func.call @n303x25() : () -> ()
  func.call @n513x32() : () -> ()
  func.call @n5000x7() : () -> ()
  func.call @m70x17x2() : () -> ()
  func.call @m75x30x3() : () -> ()
  func.call @m101x100x4() : () -> ()
  func.call @m60x300x2() : () -> ()
  func.call @b3x200x9() : () -> ()
  func.call @v5000x20() : () -> ()
  func.call @same() : () -> ()
  func.return
}
func.func private @l70x4() {
  %x0 = stablehlo.iota dim = 0 : tensor<280xi32>
  %x1 = stablehlo.constant dense<7> : tensor<280xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<280xi32>
  %x3 = stablehlo.constant dense<11> : tensor<280xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<280xi32>
  %x5 = stablehlo.constant dense<5> : tensor<280xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<280xi32>
  %x7 = stablehlo.convert %x6 : (tensor<280xi32>) -> tensor<280xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<280xf32>) -> tensor<70x4xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<70x4xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<4xi32>
  %w1 = stablehlo.constant dense<5> : tensor<4xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<4xi32>
  %w3 = stablehlo.constant dense<7> : tensor<4xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<4xi32>
  %w5 = stablehlo.constant dense<3> : tensor<4xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<4xi32>
  %w7 = stablehlo.convert %w6 : (tensor<4xi32>) -> tensor<4xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<4xf32>) -> tensor<4xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<4xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<70x4xf32>, tensor<4xf32>) -> tensor<70xf32>
  %s = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<4xf32>) -> tensor<70x4xf32>
  %m = stablehlo.multiply %x, %s : tensor<70x4xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<70x4xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %f = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [1] : (tensor<70x4xf32>, tensor<f32>) -> tensor<70xf32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<70x4xf32>, tensor<f32>) -> tensor<70xf32>
  check.expect_eq %r, %e : tensor<70xf32>
  check.expect_eq %f, %e : tensor<70xf32>
  func.return
}
func.func private @l70x6() {
  %x0 = stablehlo.iota dim = 0 : tensor<420xi32>
  %x1 = stablehlo.constant dense<7> : tensor<420xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<420xi32>
  %x3 = stablehlo.constant dense<11> : tensor<420xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<420xi32>
  %x5 = stablehlo.constant dense<5> : tensor<420xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<420xi32>
  %x7 = stablehlo.convert %x6 : (tensor<420xi32>) -> tensor<420xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<420xf32>) -> tensor<70x6xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<70x6xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<6xi32>
  %w1 = stablehlo.constant dense<5> : tensor<6xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<6xi32>
  %w3 = stablehlo.constant dense<7> : tensor<6xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<6xi32>
  %w5 = stablehlo.constant dense<3> : tensor<6xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<6xi32>
  %w7 = stablehlo.convert %w6 : (tensor<6xi32>) -> tensor<6xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<6xf32>) -> tensor<6xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<6xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<70x6xf32>, tensor<6xf32>) -> tensor<70xf32>
  %s = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<6xf32>) -> tensor<70x6xf32>
  %m = stablehlo.multiply %x, %s : tensor<70x6xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<70x6xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %f = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [1] : (tensor<70x6xf32>, tensor<f32>) -> tensor<70xf32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<70x6xf32>, tensor<f32>) -> tensor<70xf32>
  check.expect_eq %r, %e : tensor<70xf32>
  check.expect_eq %f, %e : tensor<70xf32>
  func.return
}
func.func private @l70x8() {
  %x0 = stablehlo.iota dim = 0 : tensor<560xi32>
  %x1 = stablehlo.constant dense<7> : tensor<560xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<560xi32>
  %x3 = stablehlo.constant dense<11> : tensor<560xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<560xi32>
  %x5 = stablehlo.constant dense<5> : tensor<560xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<560xi32>
  %x7 = stablehlo.convert %x6 : (tensor<560xi32>) -> tensor<560xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<560xf32>) -> tensor<70x8xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<70x8xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<8xi32>
  %w1 = stablehlo.constant dense<5> : tensor<8xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<8xi32>
  %w3 = stablehlo.constant dense<7> : tensor<8xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<8xi32>
  %w5 = stablehlo.constant dense<3> : tensor<8xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<8xi32>
  %w7 = stablehlo.convert %w6 : (tensor<8xi32>) -> tensor<8xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<8xf32>) -> tensor<8xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<8xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<70x8xf32>, tensor<8xf32>) -> tensor<70xf32>
  %s = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<8xf32>) -> tensor<70x8xf32>
  %m = stablehlo.multiply %x, %s : tensor<70x8xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<70x8xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %f = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [1] : (tensor<70x8xf32>, tensor<f32>) -> tensor<70xf32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<70x8xf32>, tensor<f32>) -> tensor<70xf32>
  check.expect_eq %r, %e : tensor<70xf32>
  check.expect_eq %f, %e : tensor<70xf32>
  func.return
}
func.func private @l70x9() {
  %x0 = stablehlo.iota dim = 0 : tensor<630xi32>
  %x1 = stablehlo.constant dense<7> : tensor<630xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<630xi32>
  %x3 = stablehlo.constant dense<11> : tensor<630xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<630xi32>
  %x5 = stablehlo.constant dense<5> : tensor<630xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<630xi32>
  %x7 = stablehlo.convert %x6 : (tensor<630xi32>) -> tensor<630xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<630xf32>) -> tensor<70x9xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<70x9xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %w1 = stablehlo.constant dense<5> : tensor<9xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<9xi32>
  %w3 = stablehlo.constant dense<7> : tensor<9xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<9xi32>
  %w5 = stablehlo.constant dense<3> : tensor<9xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<9xi32>
  %w7 = stablehlo.convert %w6 : (tensor<9xi32>) -> tensor<9xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<9xf32>) -> tensor<9xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<9xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<70x9xf32>, tensor<9xf32>) -> tensor<70xf32>
  %s = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<9xf32>) -> tensor<70x9xf32>
  %m = stablehlo.multiply %x, %s : tensor<70x9xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<70x9xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %f = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [1] : (tensor<70x9xf32>, tensor<f32>) -> tensor<70xf32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<70x9xf32>, tensor<f32>) -> tensor<70xf32>
  check.expect_eq %r, %e : tensor<70xf32>
  check.expect_eq %f, %e : tensor<70xf32>
  func.return
}
func.func private @l70x12() {
  %x0 = stablehlo.iota dim = 0 : tensor<840xi32>
  %x1 = stablehlo.constant dense<7> : tensor<840xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<840xi32>
  %x3 = stablehlo.constant dense<11> : tensor<840xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<840xi32>
  %x5 = stablehlo.constant dense<5> : tensor<840xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<840xi32>
  %x7 = stablehlo.convert %x6 : (tensor<840xi32>) -> tensor<840xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<840xf32>) -> tensor<70x12xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<70x12xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<12xi32>
  %w1 = stablehlo.constant dense<5> : tensor<12xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<12xi32>
  %w3 = stablehlo.constant dense<7> : tensor<12xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<12xi32>
  %w5 = stablehlo.constant dense<3> : tensor<12xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<12xi32>
  %w7 = stablehlo.convert %w6 : (tensor<12xi32>) -> tensor<12xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<12xf32>) -> tensor<12xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<12xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<70x12xf32>, tensor<12xf32>) -> tensor<70xf32>
  %s = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<12xf32>) -> tensor<70x12xf32>
  %m = stablehlo.multiply %x, %s : tensor<70x12xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<70x12xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %f = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [1] : (tensor<70x12xf32>, tensor<f32>) -> tensor<70xf32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<70x12xf32>, tensor<f32>) -> tensor<70xf32>
  check.expect_eq %r, %e : tensor<70xf32>
  check.expect_eq %f, %e : tensor<70xf32>
  func.return
}
func.func private @l70x15() {
  %x0 = stablehlo.iota dim = 0 : tensor<1050xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1050xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1050xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1050xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1050xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1050xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1050xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1050xi32>) -> tensor<1050xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<1050xf32>) -> tensor<70x15xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<70x15xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<15xi32>
  %w1 = stablehlo.constant dense<5> : tensor<15xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<15xi32>
  %w3 = stablehlo.constant dense<7> : tensor<15xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<15xi32>
  %w5 = stablehlo.constant dense<3> : tensor<15xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<15xi32>
  %w7 = stablehlo.convert %w6 : (tensor<15xi32>) -> tensor<15xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<15xf32>) -> tensor<15xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<15xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<70x15xf32>, tensor<15xf32>) -> tensor<70xf32>
  %s = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<15xf32>) -> tensor<70x15xf32>
  %m = stablehlo.multiply %x, %s : tensor<70x15xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<70x15xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %f = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [1] : (tensor<70x15xf32>, tensor<f32>) -> tensor<70xf32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<70x15xf32>, tensor<f32>) -> tensor<70xf32>
  check.expect_eq %r, %e : tensor<70xf32>
  check.expect_eq %f, %e : tensor<70xf32>
  func.return
}
func.func private @l70x16() {
  %x0 = stablehlo.iota dim = 0 : tensor<1120xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1120xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1120xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1120xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1120xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1120xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1120xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1120xi32>) -> tensor<1120xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<1120xf32>) -> tensor<70x16xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<70x16xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<16xi32>
  %w1 = stablehlo.constant dense<5> : tensor<16xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<16xi32>
  %w3 = stablehlo.constant dense<7> : tensor<16xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<16xi32>
  %w5 = stablehlo.constant dense<3> : tensor<16xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<16xi32>
  %w7 = stablehlo.convert %w6 : (tensor<16xi32>) -> tensor<16xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<16xf32>) -> tensor<16xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<16xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<70x16xf32>, tensor<16xf32>) -> tensor<70xf32>
  %s = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<16xf32>) -> tensor<70x16xf32>
  %m = stablehlo.multiply %x, %s : tensor<70x16xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<70x16xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %f = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [1] : (tensor<70x16xf32>, tensor<f32>) -> tensor<70xf32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<70x16xf32>, tensor<f32>) -> tensor<70xf32>
  check.expect_eq %r, %e : tensor<70xf32>
  check.expect_eq %f, %e : tensor<70xf32>
  func.return
}
func.func private @l70x33() {
  %x0 = stablehlo.iota dim = 0 : tensor<2310xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2310xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2310xi32>
  %x3 = stablehlo.constant dense<11> : tensor<2310xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2310xi32>
  %x5 = stablehlo.constant dense<5> : tensor<2310xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<2310xi32>
  %x7 = stablehlo.convert %x6 : (tensor<2310xi32>) -> tensor<2310xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<2310xf32>) -> tensor<70x33xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<70x33xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<33xi32>
  %w1 = stablehlo.constant dense<5> : tensor<33xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<33xi32>
  %w3 = stablehlo.constant dense<7> : tensor<33xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<33xi32>
  %w5 = stablehlo.constant dense<3> : tensor<33xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<33xi32>
  %w7 = stablehlo.convert %w6 : (tensor<33xi32>) -> tensor<33xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<33xf32>) -> tensor<33xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<33xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<70x33xf32>, tensor<33xf32>) -> tensor<70xf32>
  %s = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<33xf32>) -> tensor<70x33xf32>
  %m = stablehlo.multiply %x, %s : tensor<70x33xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<70x33xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %f = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [1] : (tensor<70x33xf32>, tensor<f32>) -> tensor<70xf32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<70x33xf32>, tensor<f32>) -> tensor<70xf32>
  check.expect_eq %r, %e : tensor<70xf32>
  check.expect_eq %f, %e : tensor<70xf32>
  func.return
}
func.func private @l70x100() {
  %x0 = stablehlo.iota dim = 0 : tensor<7000xi32>
  %x1 = stablehlo.constant dense<7> : tensor<7000xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<7000xi32>
  %x3 = stablehlo.constant dense<11> : tensor<7000xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<7000xi32>
  %x5 = stablehlo.constant dense<5> : tensor<7000xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<7000xi32>
  %x7 = stablehlo.convert %x6 : (tensor<7000xi32>) -> tensor<7000xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<7000xf32>) -> tensor<70x100xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<70x100xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<100xi32>
  %w1 = stablehlo.constant dense<5> : tensor<100xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<100xi32>
  %w3 = stablehlo.constant dense<7> : tensor<100xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<100xi32>
  %w5 = stablehlo.constant dense<3> : tensor<100xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<100xi32>
  %w7 = stablehlo.convert %w6 : (tensor<100xi32>) -> tensor<100xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<100xf32>) -> tensor<100xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<100xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<70x100xf32>, tensor<100xf32>) -> tensor<70xf32>
  %s = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<100xf32>) -> tensor<70x100xf32>
  %m = stablehlo.multiply %x, %s : tensor<70x100xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<70x100xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %f = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [1] : (tensor<70x100xf32>, tensor<f32>) -> tensor<70xf32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<70x100xf32>, tensor<f32>) -> tensor<70xf32>
  check.expect_eq %r, %e : tensor<70xf32>
  check.expect_eq %f, %e : tensor<70xf32>
  func.return
}
func.func private @l4099x13() {
  %x0 = stablehlo.iota dim = 0 : tensor<53287xi32>
  %x1 = stablehlo.constant dense<7> : tensor<53287xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<53287xi32>
  %x3 = stablehlo.constant dense<11> : tensor<53287xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<53287xi32>
  %x5 = stablehlo.constant dense<5> : tensor<53287xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<53287xi32>
  %x7 = stablehlo.convert %x6 : (tensor<53287xi32>) -> tensor<53287xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<53287xf32>) -> tensor<4099x13xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<4099x13xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<13xi32>
  %w1 = stablehlo.constant dense<5> : tensor<13xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<13xi32>
  %w3 = stablehlo.constant dense<7> : tensor<13xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<13xi32>
  %w5 = stablehlo.constant dense<3> : tensor<13xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<13xi32>
  %w7 = stablehlo.convert %w6 : (tensor<13xi32>) -> tensor<13xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<13xf32>) -> tensor<13xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<13xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4099x13xf32>, tensor<13xf32>) -> tensor<4099xf32>
  %s = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<13xf32>) -> tensor<4099x13xf32>
  %m = stablehlo.multiply %x, %s : tensor<4099x13xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<4099x13xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %f = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4099x13xf32>, tensor<f32>) -> tensor<4099xf32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4099x13xf32>, tensor<f32>) -> tensor<4099xf32>
  check.expect_eq %r, %e : tensor<4099xf32>
  check.expect_eq %f, %e : tensor<4099xf32>
  func.return
}
func.func private @n128x1() {
  %x0 = stablehlo.iota dim = 0 : tensor<128xi32>
  %x1 = stablehlo.constant dense<7> : tensor<128xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<128xi32>
  %x3 = stablehlo.constant dense<11> : tensor<128xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<128xi32>
  %x5 = stablehlo.constant dense<5> : tensor<128xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<128xi32>
  %x7 = stablehlo.convert %x6 : (tensor<128xi32>) -> tensor<128xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<128xf32>) -> tensor<128x1xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<128x1xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<128xi32>
  %w1 = stablehlo.constant dense<5> : tensor<128xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<128xi32>
  %w3 = stablehlo.constant dense<7> : tensor<128xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<128xi32>
  %w5 = stablehlo.constant dense<3> : tensor<128xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<128xi32>
  %w7 = stablehlo.convert %w6 : (tensor<128xi32>) -> tensor<128xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<128xf32>) -> tensor<128xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<128xf32>
  %r = stablehlo.dot_general %w, %x, contracting_dims = [0] x [0] : (tensor<128xf32>, tensor<128x1xf32>) -> tensor<1xf32>
  %s = stablehlo.broadcast_in_dim %w, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32>
  %m = stablehlo.multiply %x, %s : tensor<128x1xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<128x1xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %f = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [0] : (tensor<128x1xf32>, tensor<f32>) -> tensor<1xf32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [0] : (tensor<128x1xf32>, tensor<f32>) -> tensor<1xf32>
  check.expect_eq %r, %e : tensor<1xf32>
  check.expect_eq %f, %e : tensor<1xf32>
  func.return
}
func.func private @n129x2() {
  %x0 = stablehlo.iota dim = 0 : tensor<258xi32>
  %x1 = stablehlo.constant dense<7> : tensor<258xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<258xi32>
  %x3 = stablehlo.constant dense<11> : tensor<258xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<258xi32>
  %x5 = stablehlo.constant dense<5> : tensor<258xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<258xi32>
  %x7 = stablehlo.convert %x6 : (tensor<258xi32>) -> tensor<258xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<258xf32>) -> tensor<129x2xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<129x2xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<129xi32>
  %w1 = stablehlo.constant dense<5> : tensor<129xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<129xi32>
  %w3 = stablehlo.constant dense<7> : tensor<129xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<129xi32>
  %w5 = stablehlo.constant dense<3> : tensor<129xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<129xi32>
  %w7 = stablehlo.convert %w6 : (tensor<129xi32>) -> tensor<129xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<129xf32>) -> tensor<129xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<129xf32>
  %r = stablehlo.dot_general %w, %x, contracting_dims = [0] x [0] : (tensor<129xf32>, tensor<129x2xf32>) -> tensor<2xf32>
  %s = stablehlo.broadcast_in_dim %w, dims = [0] : (tensor<129xf32>) -> tensor<129x2xf32>
  %m = stablehlo.multiply %x, %s : tensor<129x2xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<129x2xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %f = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [0] : (tensor<129x2xf32>, tensor<f32>) -> tensor<2xf32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [0] : (tensor<129x2xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  check.expect_eq %f, %e : tensor<2xf32>
  func.return
}
func.func private @n130x3() {
  %x0 = stablehlo.iota dim = 0 : tensor<390xi32>
  %x1 = stablehlo.constant dense<7> : tensor<390xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<390xi32>
  %x3 = stablehlo.constant dense<11> : tensor<390xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<390xi32>
  %x5 = stablehlo.constant dense<5> : tensor<390xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<390xi32>
  %x7 = stablehlo.convert %x6 : (tensor<390xi32>) -> tensor<390xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<390xf32>) -> tensor<130x3xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<130x3xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<130xi32>
  %w1 = stablehlo.constant dense<5> : tensor<130xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<130xi32>
  %w3 = stablehlo.constant dense<7> : tensor<130xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<130xi32>
  %w5 = stablehlo.constant dense<3> : tensor<130xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<130xi32>
  %w7 = stablehlo.convert %w6 : (tensor<130xi32>) -> tensor<130xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<130xf32>) -> tensor<130xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<130xf32>
  %r = stablehlo.dot_general %w, %x, contracting_dims = [0] x [0] : (tensor<130xf32>, tensor<130x3xf32>) -> tensor<3xf32>
  %s = stablehlo.broadcast_in_dim %w, dims = [0] : (tensor<130xf32>) -> tensor<130x3xf32>
  %m = stablehlo.multiply %x, %s : tensor<130x3xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<130x3xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %f = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [0] : (tensor<130x3xf32>, tensor<f32>) -> tensor<3xf32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [0] : (tensor<130x3xf32>, tensor<f32>) -> tensor<3xf32>
  check.expect_eq %r, %e : tensor<3xf32>
  check.expect_eq %f, %e : tensor<3xf32>
  func.return
}
func.func private @n131x8() {
  %x0 = stablehlo.iota dim = 0 : tensor<1048xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1048xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1048xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1048xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1048xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1048xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1048xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1048xi32>) -> tensor<1048xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<1048xf32>) -> tensor<131x8xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<131x8xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<131xi32>
  %w1 = stablehlo.constant dense<5> : tensor<131xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<131xi32>
  %w3 = stablehlo.constant dense<7> : tensor<131xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<131xi32>
  %w5 = stablehlo.constant dense<3> : tensor<131xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<131xi32>
  %w7 = stablehlo.convert %w6 : (tensor<131xi32>) -> tensor<131xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<131xf32>) -> tensor<131xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<131xf32>
  %r = stablehlo.dot_general %w, %x, contracting_dims = [0] x [0] : (tensor<131xf32>, tensor<131x8xf32>) -> tensor<8xf32>
  %s = stablehlo.broadcast_in_dim %w, dims = [0] : (tensor<131xf32>) -> tensor<131x8xf32>
  %m = stablehlo.multiply %x, %s : tensor<131x8xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<131x8xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %f = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [0] : (tensor<131x8xf32>, tensor<f32>) -> tensor<8xf32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [0] : (tensor<131x8xf32>, tensor<f32>) -> tensor<8xf32>
  check.expect_eq %r, %e : tensor<8xf32>
  check.expect_eq %f, %e : tensor<8xf32>
  func.return
}
func.func private @n259x9() {
  %x0 = stablehlo.iota dim = 0 : tensor<2331xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2331xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2331xi32>
  %x3 = stablehlo.constant dense<11> : tensor<2331xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2331xi32>
  %x5 = stablehlo.constant dense<5> : tensor<2331xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<2331xi32>
  %x7 = stablehlo.convert %x6 : (tensor<2331xi32>) -> tensor<2331xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<2331xf32>) -> tensor<259x9xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<259x9xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<259xi32>
  %w1 = stablehlo.constant dense<5> : tensor<259xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<259xi32>
  %w3 = stablehlo.constant dense<7> : tensor<259xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<259xi32>
  %w5 = stablehlo.constant dense<3> : tensor<259xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<259xi32>
  %w7 = stablehlo.convert %w6 : (tensor<259xi32>) -> tensor<259xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<259xf32>) -> tensor<259xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<259xf32>
  %r = stablehlo.dot_general %w, %x, contracting_dims = [0] x [0] : (tensor<259xf32>, tensor<259x9xf32>) -> tensor<9xf32>
  %s = stablehlo.broadcast_in_dim %w, dims = [0] : (tensor<259xf32>) -> tensor<259x9xf32>
  %m = stablehlo.multiply %x, %s : tensor<259x9xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<259x9xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %f = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [0] : (tensor<259x9xf32>, tensor<f32>) -> tensor<9xf32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [0] : (tensor<259x9xf32>, tensor<f32>) -> tensor<9xf32>
  check.expect_eq %r, %e : tensor<9xf32>
  check.expect_eq %f, %e : tensor<9xf32>
  func.return
}
func.func private @n300x15() {
  %x0 = stablehlo.iota dim = 0 : tensor<4500xi32>
  %x1 = stablehlo.constant dense<7> : tensor<4500xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<4500xi32>
  %x3 = stablehlo.constant dense<11> : tensor<4500xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<4500xi32>
  %x5 = stablehlo.constant dense<5> : tensor<4500xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<4500xi32>
  %x7 = stablehlo.convert %x6 : (tensor<4500xi32>) -> tensor<4500xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<4500xf32>) -> tensor<300x15xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<300x15xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<300xi32>
  %w1 = stablehlo.constant dense<5> : tensor<300xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<300xi32>
  %w3 = stablehlo.constant dense<7> : tensor<300xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<300xi32>
  %w5 = stablehlo.constant dense<3> : tensor<300xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<300xi32>
  %w7 = stablehlo.convert %w6 : (tensor<300xi32>) -> tensor<300xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<300xf32>) -> tensor<300xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<300xf32>
  %r = stablehlo.dot_general %w, %x, contracting_dims = [0] x [0] : (tensor<300xf32>, tensor<300x15xf32>) -> tensor<15xf32>
  %s = stablehlo.broadcast_in_dim %w, dims = [0] : (tensor<300xf32>) -> tensor<300x15xf32>
  %m = stablehlo.multiply %x, %s : tensor<300x15xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<300x15xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %f = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [0] : (tensor<300x15xf32>, tensor<f32>) -> tensor<15xf32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [0] : (tensor<300x15xf32>, tensor<f32>) -> tensor<15xf32>
  check.expect_eq %r, %e : tensor<15xf32>
  check.expect_eq %f, %e : tensor<15xf32>
  func.return
}
func.func private @n301x16() {
  %x0 = stablehlo.iota dim = 0 : tensor<4816xi32>
  %x1 = stablehlo.constant dense<7> : tensor<4816xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<4816xi32>
  %x3 = stablehlo.constant dense<11> : tensor<4816xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<4816xi32>
  %x5 = stablehlo.constant dense<5> : tensor<4816xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<4816xi32>
  %x7 = stablehlo.convert %x6 : (tensor<4816xi32>) -> tensor<4816xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<4816xf32>) -> tensor<301x16xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<301x16xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<301xi32>
  %w1 = stablehlo.constant dense<5> : tensor<301xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<301xi32>
  %w3 = stablehlo.constant dense<7> : tensor<301xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<301xi32>
  %w5 = stablehlo.constant dense<3> : tensor<301xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<301xi32>
  %w7 = stablehlo.convert %w6 : (tensor<301xi32>) -> tensor<301xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<301xf32>) -> tensor<301xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<301xf32>
  %r = stablehlo.dot_general %w, %x, contracting_dims = [0] x [0] : (tensor<301xf32>, tensor<301x16xf32>) -> tensor<16xf32>
  %s = stablehlo.broadcast_in_dim %w, dims = [0] : (tensor<301xf32>) -> tensor<301x16xf32>
  %m = stablehlo.multiply %x, %s : tensor<301x16xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<301x16xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %f = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [0] : (tensor<301x16xf32>, tensor<f32>) -> tensor<16xf32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [0] : (tensor<301x16xf32>, tensor<f32>) -> tensor<16xf32>
  check.expect_eq %r, %e : tensor<16xf32>
  check.expect_eq %f, %e : tensor<16xf32>
  func.return
}
func.func private @n302x17() {
  %x0 = stablehlo.iota dim = 0 : tensor<5134xi32>
  %x1 = stablehlo.constant dense<7> : tensor<5134xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<5134xi32>
  %x3 = stablehlo.constant dense<11> : tensor<5134xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<5134xi32>
  %x5 = stablehlo.constant dense<5> : tensor<5134xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<5134xi32>
  %x7 = stablehlo.convert %x6 : (tensor<5134xi32>) -> tensor<5134xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<5134xf32>) -> tensor<302x17xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<302x17xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<302xi32>
  %w1 = stablehlo.constant dense<5> : tensor<302xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<302xi32>
  %w3 = stablehlo.constant dense<7> : tensor<302xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<302xi32>
  %w5 = stablehlo.constant dense<3> : tensor<302xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<302xi32>
  %w7 = stablehlo.convert %w6 : (tensor<302xi32>) -> tensor<302xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<302xf32>) -> tensor<302xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<302xf32>
  %r = stablehlo.dot_general %w, %x, contracting_dims = [0] x [0] : (tensor<302xf32>, tensor<302x17xf32>) -> tensor<17xf32>
  %s = stablehlo.broadcast_in_dim %w, dims = [0] : (tensor<302xf32>) -> tensor<302x17xf32>
  %m = stablehlo.multiply %x, %s : tensor<302x17xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<302x17xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %f = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [0] : (tensor<302x17xf32>, tensor<f32>) -> tensor<17xf32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [0] : (tensor<302x17xf32>, tensor<f32>) -> tensor<17xf32>
  check.expect_eq %r, %e : tensor<17xf32>
  check.expect_eq %f, %e : tensor<17xf32>
  func.return
}
func.func private @n303x25() {
  %x0 = stablehlo.iota dim = 0 : tensor<7575xi32>
  %x1 = stablehlo.constant dense<7> : tensor<7575xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<7575xi32>
  %x3 = stablehlo.constant dense<11> : tensor<7575xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<7575xi32>
  %x5 = stablehlo.constant dense<5> : tensor<7575xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<7575xi32>
  %x7 = stablehlo.convert %x6 : (tensor<7575xi32>) -> tensor<7575xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<7575xf32>) -> tensor<303x25xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<303x25xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<303xi32>
  %w1 = stablehlo.constant dense<5> : tensor<303xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<303xi32>
  %w3 = stablehlo.constant dense<7> : tensor<303xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<303xi32>
  %w5 = stablehlo.constant dense<3> : tensor<303xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<303xi32>
  %w7 = stablehlo.convert %w6 : (tensor<303xi32>) -> tensor<303xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<303xf32>) -> tensor<303xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<303xf32>
  %r = stablehlo.dot_general %w, %x, contracting_dims = [0] x [0] : (tensor<303xf32>, tensor<303x25xf32>) -> tensor<25xf32>
  %s = stablehlo.broadcast_in_dim %w, dims = [0] : (tensor<303xf32>) -> tensor<303x25xf32>
  %m = stablehlo.multiply %x, %s : tensor<303x25xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<303x25xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %f = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [0] : (tensor<303x25xf32>, tensor<f32>) -> tensor<25xf32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [0] : (tensor<303x25xf32>, tensor<f32>) -> tensor<25xf32>
  check.expect_eq %r, %e : tensor<25xf32>
  check.expect_eq %f, %e : tensor<25xf32>
  func.return
}
func.func private @n513x32() {
  %x0 = stablehlo.iota dim = 0 : tensor<16416xi32>
  %x1 = stablehlo.constant dense<7> : tensor<16416xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<16416xi32>
  %x3 = stablehlo.constant dense<11> : tensor<16416xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<16416xi32>
  %x5 = stablehlo.constant dense<5> : tensor<16416xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<16416xi32>
  %x7 = stablehlo.convert %x6 : (tensor<16416xi32>) -> tensor<16416xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<16416xf32>) -> tensor<513x32xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<513x32xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<513xi32>
  %w1 = stablehlo.constant dense<5> : tensor<513xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<513xi32>
  %w3 = stablehlo.constant dense<7> : tensor<513xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<513xi32>
  %w5 = stablehlo.constant dense<3> : tensor<513xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<513xi32>
  %w7 = stablehlo.convert %w6 : (tensor<513xi32>) -> tensor<513xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<513xf32>) -> tensor<513xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<513xf32>
  %r = stablehlo.dot_general %w, %x, contracting_dims = [0] x [0] : (tensor<513xf32>, tensor<513x32xf32>) -> tensor<32xf32>
  %s = stablehlo.broadcast_in_dim %w, dims = [0] : (tensor<513xf32>) -> tensor<513x32xf32>
  %m = stablehlo.multiply %x, %s : tensor<513x32xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<513x32xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %f = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [0] : (tensor<513x32xf32>, tensor<f32>) -> tensor<32xf32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [0] : (tensor<513x32xf32>, tensor<f32>) -> tensor<32xf32>
  check.expect_eq %r, %e : tensor<32xf32>
  check.expect_eq %f, %e : tensor<32xf32>
  func.return
}
func.func private @n5000x7() {
  %x0 = stablehlo.iota dim = 0 : tensor<35000xi32>
  %x1 = stablehlo.constant dense<7> : tensor<35000xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<35000xi32>
  %x3 = stablehlo.constant dense<11> : tensor<35000xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<35000xi32>
  %x5 = stablehlo.constant dense<5> : tensor<35000xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<35000xi32>
  %x7 = stablehlo.convert %x6 : (tensor<35000xi32>) -> tensor<35000xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<35000xf32>) -> tensor<5000x7xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<5000x7xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<5000xi32>
  %w1 = stablehlo.constant dense<5> : tensor<5000xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<5000xi32>
  %w3 = stablehlo.constant dense<7> : tensor<5000xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<5000xi32>
  %w5 = stablehlo.constant dense<3> : tensor<5000xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<5000xi32>
  %w7 = stablehlo.convert %w6 : (tensor<5000xi32>) -> tensor<5000xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<5000xf32>) -> tensor<5000xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<5000xf32>
  %r = stablehlo.dot_general %w, %x, contracting_dims = [0] x [0] : (tensor<5000xf32>, tensor<5000x7xf32>) -> tensor<7xf32>
  %s = stablehlo.broadcast_in_dim %w, dims = [0] : (tensor<5000xf32>) -> tensor<5000x7xf32>
  %m = stablehlo.multiply %x, %s : tensor<5000x7xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<5000x7xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %f = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [0] : (tensor<5000x7xf32>, tensor<f32>) -> tensor<7xf32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [0] : (tensor<5000x7xf32>, tensor<f32>) -> tensor<7xf32>
  check.expect_eq %r, %e : tensor<7xf32>
  check.expect_eq %f, %e : tensor<7xf32>
  func.return
}
func.func private @m70x17x2() {
  %x0 = stablehlo.iota dim = 0 : tensor<1190xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1190xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1190xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1190xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1190xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1190xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1190xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1190xi32>) -> tensor<1190xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<1190xf32>) -> tensor<70x17xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<70x17xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<34xi32>
  %w1 = stablehlo.constant dense<5> : tensor<34xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<34xi32>
  %w3 = stablehlo.constant dense<7> : tensor<34xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<34xi32>
  %w5 = stablehlo.constant dense<3> : tensor<34xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<34xi32>
  %w7 = stablehlo.convert %w6 : (tensor<34xi32>) -> tensor<34xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<34xf32>) -> tensor<17x2xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<17x2xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<70x17xf32>, tensor<17x2xf32>) -> tensor<70x2xf32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<70x17xf32>) -> tensor<70x17x2xf32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<17x2xf32>) -> tensor<70x17x2xf32>
  %m = stablehlo.multiply %a, %b : tensor<70x17x2xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<70x17x2xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<70x17x2xf32>, tensor<f32>) -> tensor<70x2xf32>
  check.expect_eq %r, %e : tensor<70x2xf32>
  func.return
}
func.func private @m75x30x3() {
  %x0 = stablehlo.iota dim = 0 : tensor<2250xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2250xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2250xi32>
  %x3 = stablehlo.constant dense<11> : tensor<2250xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2250xi32>
  %x5 = stablehlo.constant dense<5> : tensor<2250xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<2250xi32>
  %x7 = stablehlo.convert %x6 : (tensor<2250xi32>) -> tensor<2250xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<2250xf32>) -> tensor<75x30xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<75x30xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<90xi32>
  %w1 = stablehlo.constant dense<5> : tensor<90xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<90xi32>
  %w3 = stablehlo.constant dense<7> : tensor<90xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<90xi32>
  %w5 = stablehlo.constant dense<3> : tensor<90xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<90xi32>
  %w7 = stablehlo.convert %w6 : (tensor<90xi32>) -> tensor<90xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<90xf32>) -> tensor<30x3xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<30x3xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<75x30xf32>, tensor<30x3xf32>) -> tensor<75x3xf32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<75x30xf32>) -> tensor<75x30x3xf32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<30x3xf32>) -> tensor<75x30x3xf32>
  %m = stablehlo.multiply %a, %b : tensor<75x30x3xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<75x30x3xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<75x30x3xf32>, tensor<f32>) -> tensor<75x3xf32>
  check.expect_eq %r, %e : tensor<75x3xf32>
  func.return
}
func.func private @m101x100x4() {
  %x0 = stablehlo.iota dim = 0 : tensor<10100xi32>
  %x1 = stablehlo.constant dense<7> : tensor<10100xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<10100xi32>
  %x3 = stablehlo.constant dense<11> : tensor<10100xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<10100xi32>
  %x5 = stablehlo.constant dense<5> : tensor<10100xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<10100xi32>
  %x7 = stablehlo.convert %x6 : (tensor<10100xi32>) -> tensor<10100xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<10100xf32>) -> tensor<101x100xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<101x100xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<400xi32>
  %w1 = stablehlo.constant dense<5> : tensor<400xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<400xi32>
  %w3 = stablehlo.constant dense<7> : tensor<400xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<400xi32>
  %w5 = stablehlo.constant dense<3> : tensor<400xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<400xi32>
  %w7 = stablehlo.convert %w6 : (tensor<400xi32>) -> tensor<400xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<400xf32>) -> tensor<100x4xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<100x4xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<101x100xf32>, tensor<100x4xf32>) -> tensor<101x4xf32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<101x100xf32>) -> tensor<101x100x4xf32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<100x4xf32>) -> tensor<101x100x4xf32>
  %m = stablehlo.multiply %a, %b : tensor<101x100x4xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<101x100x4xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<101x100x4xf32>, tensor<f32>) -> tensor<101x4xf32>
  check.expect_eq %r, %e : tensor<101x4xf32>
  func.return
}
func.func private @m60x300x2() {
  %x0 = stablehlo.iota dim = 0 : tensor<18000xi32>
  %x1 = stablehlo.constant dense<7> : tensor<18000xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<18000xi32>
  %x3 = stablehlo.constant dense<11> : tensor<18000xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<18000xi32>
  %x5 = stablehlo.constant dense<5> : tensor<18000xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<18000xi32>
  %x7 = stablehlo.convert %x6 : (tensor<18000xi32>) -> tensor<18000xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<18000xf32>) -> tensor<60x300xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<60x300xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<600xi32>
  %w1 = stablehlo.constant dense<5> : tensor<600xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<600xi32>
  %w3 = stablehlo.constant dense<7> : tensor<600xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<600xi32>
  %w5 = stablehlo.constant dense<3> : tensor<600xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<600xi32>
  %w7 = stablehlo.convert %w6 : (tensor<600xi32>) -> tensor<600xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<600xf32>) -> tensor<300x2xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<300x2xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<60x300xf32>, tensor<300x2xf32>) -> tensor<60x2xf32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<60x300xf32>) -> tensor<60x300x2xf32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<300x2xf32>) -> tensor<60x300x2xf32>
  %m = stablehlo.multiply %a, %b : tensor<60x300x2xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<60x300x2xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<60x300x2xf32>, tensor<f32>) -> tensor<60x2xf32>
  check.expect_eq %r, %e : tensor<60x2xf32>
  func.return
}
func.func private @b3x200x9() {
  %x0 = stablehlo.iota dim = 0 : tensor<5400xi32>
  %x1 = stablehlo.constant dense<7> : tensor<5400xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<5400xi32>
  %x3 = stablehlo.constant dense<11> : tensor<5400xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<5400xi32>
  %x5 = stablehlo.constant dense<5> : tensor<5400xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<5400xi32>
  %x7 = stablehlo.convert %x6 : (tensor<5400xi32>) -> tensor<5400xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<5400xf32>) -> tensor<3x40x5x9xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<3x40x5x9xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<600xi32>
  %w1 = stablehlo.constant dense<5> : tensor<600xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<600xi32>
  %w3 = stablehlo.constant dense<7> : tensor<600xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<600xi32>
  %w5 = stablehlo.constant dense<3> : tensor<600xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<600xi32>
  %w7 = stablehlo.convert %w6 : (tensor<600xi32>) -> tensor<600xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<600xf32>) -> tensor<3x40x5xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<3x40x5xf32>
  %s = stablehlo.broadcast_in_dim %w, dims = [0, 1, 2] : (tensor<3x40x5xf32>) -> tensor<3x40x5x9xf32>
  %m = stablehlo.multiply %s, %x : tensor<3x40x5x9xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<3x40x5x9xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %f = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x40x5x9xf32>, tensor<f32>) -> tensor<3x9xf32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x40x5x9xf32>, tensor<f32>) -> tensor<3x9xf32>
  check.expect_eq %f, %e : tensor<3x9xf32>
  func.return
}
func.func private @v5000x20() {
  %x0 = stablehlo.iota dim = 0 : tensor<100000xi32>
  %x1 = stablehlo.constant dense<7> : tensor<100000xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<100000xi32>
  %x3 = stablehlo.constant dense<11> : tensor<100000xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<100000xi32>
  %x5 = stablehlo.constant dense<5> : tensor<100000xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<100000xi32>
  %x7 = stablehlo.convert %x6 : (tensor<100000xi32>) -> tensor<100000xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<100000xf32>) -> tensor<5000x20xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<5000x20xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<100000xi32>
  %w1 = stablehlo.constant dense<5> : tensor<100000xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<100000xi32>
  %w3 = stablehlo.constant dense<7> : tensor<100000xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<100000xi32>
  %w5 = stablehlo.constant dense<3> : tensor<100000xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<100000xi32>
  %w7 = stablehlo.convert %w6 : (tensor<100000xi32>) -> tensor<100000xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<100000xf32>) -> tensor<5000x20xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<5000x20xf32>
  %r = stablehlo.dot_general %x, %w, batching_dims = [1] x [1], contracting_dims = [0] x [0] : (tensor<5000x20xf32>, tensor<5000x20xf32>) -> tensor<20xf32>
  %m = stablehlo.multiply %x, %w : tensor<5000x20xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<5000x20xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [0] : (tensor<5000x20xf32>, tensor<f32>) -> tensor<20xf32>
  check.expect_eq %r, %e : tensor<20xf32>
  func.return
}
func.func private @same() {
  %x0 = stablehlo.iota dim = 0 : tensor<20xf32>
  %x = stablehlo.optimization_barrier %x0 : tensor<20xf32>
  %a = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<20xf32>) -> tensor<50x20xf32>
  %r = stablehlo.dot_general %a, %x, contracting_dims = [1] x [0] : (tensor<50x20xf32>, tensor<20xf32>) -> tensor<50xf32>
  %e = stablehlo.constant dense<2470.0> : tensor<50xf32>
  check.expect_eq %r, %e : tensor<50xf32>
  func.return
}
