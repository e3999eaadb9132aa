// Short rows of elements that come to lie apart, as in a step of a scan that puts
// odd and even elements together: padded between elements, by rows that are longer
// than those or as short.  Oracle: the same by a concatenation.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @t0() : () -> ()
  func.call @t1() : () -> ()
  func.call @t2() : () -> ()
  func.call @t3() : () -> ()
  func.call @t4() : () -> ()
  func.call @t5() : () -> ()
  func.call @t6() : () -> ()
  func.call @t7() : () -> ()
  func.call @t8() : () -> ()
  func.return
}
func.func private @t0() {
  %x0 = stablehlo.iota dim = 0 : tensor<192xi32>
  %x1 = stablehlo.constant dense<101> : tensor<192xi32>
  %x2 = stablehlo.remainder %x0, %x1 : tensor<192xi32>
  %x3 = stablehlo.convert %x2 : (tensor<192xi32>) -> tensor<192xi32>
  %x4 = stablehlo.reshape %x3 : (tensor<192xi32>) -> tensor<32x6xi32>
  %x = stablehlo.optimization_barrier %x4 : tensor<32x6xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %p = stablehlo.pad %x, %z, low = [0, 1], high = [0, 2], interior = [0, 1] : (tensor<32x6xi32>, tensor<i32>) -> tensor<32x14xi32>
  %v0 = stablehlo.reverse %x, dims = [0] : tensor<32x6xi32>
  %v = stablehlo.pad %v0, %z, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<32x6xi32>, tensor<i32>) -> tensor<32x11xi32>
  %e0 = stablehlo.reshape %x : (tensor<32x6xi32>) -> tensor<32x6x1xi32>
  %n = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<32x6x1xi32>
  %e1 = stablehlo.concatenate %e0, %n, dim = 2 : (tensor<32x6x1xi32>, tensor<32x6x1xi32>) -> tensor<32x6x2xi32>
  %e2 = stablehlo.optimization_barrier %e1 : tensor<32x6x2xi32>
  %e3 = stablehlo.reshape %e2 : (tensor<32x6x2xi32>) -> tensor<32x12xi32>
  %e = stablehlo.slice %e3 [0:32, 0:11] : (tensor<32x12xi32>) -> tensor<32x11xi32>
  %eb = stablehlo.optimization_barrier %e : tensor<32x11xi32>
  %one = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<32x1xi32>
  %two = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<32x2xi32>
  %f = stablehlo.concatenate %one, %eb, %two, dim = 1 : (tensor<32x1xi32>, tensor<32x11xi32>, tensor<32x2xi32>) -> tensor<32x14xi32>
  check.expect_eq %p, %f : tensor<32x14xi32>
  %r = stablehlo.reverse %eb, dims = [0] : tensor<32x11xi32>
  check.expect_eq %v, %r : tensor<32x11xi32>
  func.return
}
func.func private @t1() {
  %x0 = stablehlo.iota dim = 0 : tensor<165xi32>
  %x1 = stablehlo.constant dense<101> : tensor<165xi32>
  %x2 = stablehlo.remainder %x0, %x1 : tensor<165xi32>
  %x3 = stablehlo.convert %x2 : (tensor<165xi32>) -> tensor<165xf32>
  %x4 = stablehlo.reshape %x3 : (tensor<165xf32>) -> tensor<33x5xf32>
  %x = stablehlo.optimization_barrier %x4 : tensor<33x5xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 1], high = [0, 2], interior = [0, 1] : (tensor<33x5xf32>, tensor<f32>) -> tensor<33x12xf32>
  %v0 = stablehlo.reverse %x, dims = [0] : tensor<33x5xf32>
  %v = stablehlo.pad %v0, %z, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<33x5xf32>, tensor<f32>) -> tensor<33x9xf32>
  %e0 = stablehlo.reshape %x : (tensor<33x5xf32>) -> tensor<33x5x1xf32>
  %n = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f32>) -> tensor<33x5x1xf32>
  %e1 = stablehlo.concatenate %e0, %n, dim = 2 : (tensor<33x5x1xf32>, tensor<33x5x1xf32>) -> tensor<33x5x2xf32>
  %e2 = stablehlo.optimization_barrier %e1 : tensor<33x5x2xf32>
  %e3 = stablehlo.reshape %e2 : (tensor<33x5x2xf32>) -> tensor<33x10xf32>
  %e = stablehlo.slice %e3 [0:33, 0:9] : (tensor<33x10xf32>) -> tensor<33x9xf32>
  %eb = stablehlo.optimization_barrier %e : tensor<33x9xf32>
  %one = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f32>) -> tensor<33x1xf32>
  %two = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f32>) -> tensor<33x2xf32>
  %f = stablehlo.concatenate %one, %eb, %two, dim = 1 : (tensor<33x1xf32>, tensor<33x9xf32>, tensor<33x2xf32>) -> tensor<33x12xf32>
  check.expect_eq %p, %f : tensor<33x12xf32>
  %r = stablehlo.reverse %eb, dims = [0] : tensor<33x9xf32>
  check.expect_eq %v, %r : tensor<33x9xf32>
  func.return
}
func.func private @t2() {
  %x0 = stablehlo.iota dim = 0 : tensor<12xi32>
  %x1 = stablehlo.constant dense<101> : tensor<12xi32>
  %x2 = stablehlo.remainder %x0, %x1 : tensor<12xi32>
  %x3 = stablehlo.convert %x2 : (tensor<12xi32>) -> tensor<12xi32>
  %x4 = stablehlo.reshape %x3 : (tensor<12xi32>) -> tensor<4x3xi32>
  %x = stablehlo.optimization_barrier %x4 : tensor<4x3xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %p = stablehlo.pad %x, %z, low = [0, 1], high = [0, 2], interior = [0, 1] : (tensor<4x3xi32>, tensor<i32>) -> tensor<4x8xi32>
  %v0 = stablehlo.reverse %x, dims = [0] : tensor<4x3xi32>
  %v = stablehlo.pad %v0, %z, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<4x3xi32>, tensor<i32>) -> tensor<4x5xi32>
  %e0 = stablehlo.reshape %x : (tensor<4x3xi32>) -> tensor<4x3x1xi32>
  %n = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<4x3x1xi32>
  %e1 = stablehlo.concatenate %e0, %n, dim = 2 : (tensor<4x3x1xi32>, tensor<4x3x1xi32>) -> tensor<4x3x2xi32>
  %e2 = stablehlo.optimization_barrier %e1 : tensor<4x3x2xi32>
  %e3 = stablehlo.reshape %e2 : (tensor<4x3x2xi32>) -> tensor<4x6xi32>
  %e = stablehlo.slice %e3 [0:4, 0:5] : (tensor<4x6xi32>) -> tensor<4x5xi32>
  %eb = stablehlo.optimization_barrier %e : tensor<4x5xi32>
  %one = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
  %two = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<4x2xi32>
  %f = stablehlo.concatenate %one, %eb, %two, dim = 1 : (tensor<4x1xi32>, tensor<4x5xi32>, tensor<4x2xi32>) -> tensor<4x8xi32>
  check.expect_eq %p, %f : tensor<4x8xi32>
  %r = stablehlo.reverse %eb, dims = [0] : tensor<4x5xi32>
  check.expect_eq %v, %r : tensor<4x5xi32>
  func.return
}
func.func private @t3() {
  %x0 = stablehlo.iota dim = 0 : tensor<120xi32>
  %x1 = stablehlo.constant dense<101> : tensor<120xi32>
  %x2 = stablehlo.remainder %x0, %x1 : tensor<120xi32>
  %x3 = stablehlo.convert %x2 : (tensor<120xi32>) -> tensor<120xi8>
  %x4 = stablehlo.reshape %x3 : (tensor<120xi8>) -> tensor<40x3xi8>
  %x = stablehlo.optimization_barrier %x4 : tensor<40x3xi8>
  %z = stablehlo.constant dense<0> : tensor<i8>
  %p = stablehlo.pad %x, %z, low = [0, 1], high = [0, 2], interior = [0, 1] : (tensor<40x3xi8>, tensor<i8>) -> tensor<40x8xi8>
  %v0 = stablehlo.reverse %x, dims = [0] : tensor<40x3xi8>
  %v = stablehlo.pad %v0, %z, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<40x3xi8>, tensor<i8>) -> tensor<40x5xi8>
  %e0 = stablehlo.reshape %x : (tensor<40x3xi8>) -> tensor<40x3x1xi8>
  %n = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i8>) -> tensor<40x3x1xi8>
  %e1 = stablehlo.concatenate %e0, %n, dim = 2 : (tensor<40x3x1xi8>, tensor<40x3x1xi8>) -> tensor<40x3x2xi8>
  %e2 = stablehlo.optimization_barrier %e1 : tensor<40x3x2xi8>
  %e3 = stablehlo.reshape %e2 : (tensor<40x3x2xi8>) -> tensor<40x6xi8>
  %e = stablehlo.slice %e3 [0:40, 0:5] : (tensor<40x6xi8>) -> tensor<40x5xi8>
  %eb = stablehlo.optimization_barrier %e : tensor<40x5xi8>
  %one = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i8>) -> tensor<40x1xi8>
  %two = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i8>) -> tensor<40x2xi8>
  %f = stablehlo.concatenate %one, %eb, %two, dim = 1 : (tensor<40x1xi8>, tensor<40x5xi8>, tensor<40x2xi8>) -> tensor<40x8xi8>
  check.expect_eq %p, %f : tensor<40x8xi8>
  %r = stablehlo.reverse %eb, dims = [0] : tensor<40x5xi8>
  check.expect_eq %v, %r : tensor<40x5xi8>
  func.return
}
func.func private @t4() {
  %x0 = stablehlo.iota dim = 0 : tensor<630xi32>
  %x1 = stablehlo.constant dense<101> : tensor<630xi32>
  %x2 = stablehlo.remainder %x0, %x1 : tensor<630xi32>
  %x3 = stablehlo.convert %x2 : (tensor<630xi32>) -> tensor<630xi16>
  %x4 = stablehlo.reshape %x3 : (tensor<630xi16>) -> tensor<70x9xi16>
  %x = stablehlo.optimization_barrier %x4 : tensor<70x9xi16>
  %z = stablehlo.constant dense<0> : tensor<i16>
  %p = stablehlo.pad %x, %z, low = [0, 1], high = [0, 2], interior = [0, 1] : (tensor<70x9xi16>, tensor<i16>) -> tensor<70x20xi16>
  %v0 = stablehlo.reverse %x, dims = [0] : tensor<70x9xi16>
  %v = stablehlo.pad %v0, %z, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<70x9xi16>, tensor<i16>) -> tensor<70x17xi16>
  %e0 = stablehlo.reshape %x : (tensor<70x9xi16>) -> tensor<70x9x1xi16>
  %n = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i16>) -> tensor<70x9x1xi16>
  %e1 = stablehlo.concatenate %e0, %n, dim = 2 : (tensor<70x9x1xi16>, tensor<70x9x1xi16>) -> tensor<70x9x2xi16>
  %e2 = stablehlo.optimization_barrier %e1 : tensor<70x9x2xi16>
  %e3 = stablehlo.reshape %e2 : (tensor<70x9x2xi16>) -> tensor<70x18xi16>
  %e = stablehlo.slice %e3 [0:70, 0:17] : (tensor<70x18xi16>) -> tensor<70x17xi16>
  %eb = stablehlo.optimization_barrier %e : tensor<70x17xi16>
  %one = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i16>) -> tensor<70x1xi16>
  %two = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i16>) -> tensor<70x2xi16>
  %f = stablehlo.concatenate %one, %eb, %two, dim = 1 : (tensor<70x1xi16>, tensor<70x17xi16>, tensor<70x2xi16>) -> tensor<70x20xi16>
  check.expect_eq %p, %f : tensor<70x20xi16>
  %r = stablehlo.reverse %eb, dims = [0] : tensor<70x17xi16>
  check.expect_eq %v, %r : tensor<70x17xi16>
  func.return
}
func.func private @t5() {
  %x0 = stablehlo.iota dim = 0 : tensor<272xi32>
  %x1 = stablehlo.constant dense<101> : tensor<272xi32>
  %x2 = stablehlo.remainder %x0, %x1 : tensor<272xi32>
  %x3 = stablehlo.convert %x2 : (tensor<272xi32>) -> tensor<272xi64>
  %x4 = stablehlo.reshape %x3 : (tensor<272xi64>) -> tensor<17x16xi64>
  %x = stablehlo.optimization_barrier %x4 : tensor<17x16xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %p = stablehlo.pad %x, %z, low = [0, 1], high = [0, 2], interior = [0, 1] : (tensor<17x16xi64>, tensor<i64>) -> tensor<17x34xi64>
  %v0 = stablehlo.reverse %x, dims = [0] : tensor<17x16xi64>
  %v = stablehlo.pad %v0, %z, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<17x16xi64>, tensor<i64>) -> tensor<17x31xi64>
  %e0 = stablehlo.reshape %x : (tensor<17x16xi64>) -> tensor<17x16x1xi64>
  %n = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i64>) -> tensor<17x16x1xi64>
  %e1 = stablehlo.concatenate %e0, %n, dim = 2 : (tensor<17x16x1xi64>, tensor<17x16x1xi64>) -> tensor<17x16x2xi64>
  %e2 = stablehlo.optimization_barrier %e1 : tensor<17x16x2xi64>
  %e3 = stablehlo.reshape %e2 : (tensor<17x16x2xi64>) -> tensor<17x32xi64>
  %e = stablehlo.slice %e3 [0:17, 0:31] : (tensor<17x32xi64>) -> tensor<17x31xi64>
  %eb = stablehlo.optimization_barrier %e : tensor<17x31xi64>
  %one = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i64>) -> tensor<17x1xi64>
  %two = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i64>) -> tensor<17x2xi64>
  %f = stablehlo.concatenate %one, %eb, %two, dim = 1 : (tensor<17x1xi64>, tensor<17x31xi64>, tensor<17x2xi64>) -> tensor<17x34xi64>
  check.expect_eq %p, %f : tensor<17x34xi64>
  %r = stablehlo.reverse %eb, dims = [0] : tensor<17x31xi64>
  check.expect_eq %v, %r : tensor<17x31xi64>
  func.return
}
func.func private @t6() {
  %x0 = stablehlo.iota dim = 0 : tensor<200xi32>
  %x1 = stablehlo.constant dense<101> : tensor<200xi32>
  %x2 = stablehlo.remainder %x0, %x1 : tensor<200xi32>
  %x3 = stablehlo.convert %x2 : (tensor<200xi32>) -> tensor<200xf32>
  %x4 = stablehlo.reshape %x3 : (tensor<200xf32>) -> tensor<100x2xf32>
  %x = stablehlo.optimization_barrier %x4 : tensor<100x2xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 1], high = [0, 2], interior = [0, 2] : (tensor<100x2xf32>, tensor<f32>) -> tensor<100x7xf32>
  %v0 = stablehlo.reverse %x, dims = [0] : tensor<100x2xf32>
  %v = stablehlo.pad %v0, %z, low = [0, 0], high = [0, 0], interior = [0, 2] : (tensor<100x2xf32>, tensor<f32>) -> tensor<100x4xf32>
  %e0 = stablehlo.reshape %x : (tensor<100x2xf32>) -> tensor<100x2x1xf32>
  %n = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f32>) -> tensor<100x2x2xf32>
  %e1 = stablehlo.concatenate %e0, %n, dim = 2 : (tensor<100x2x1xf32>, tensor<100x2x2xf32>) -> tensor<100x2x3xf32>
  %e2 = stablehlo.optimization_barrier %e1 : tensor<100x2x3xf32>
  %e3 = stablehlo.reshape %e2 : (tensor<100x2x3xf32>) -> tensor<100x6xf32>
  %e = stablehlo.slice %e3 [0:100, 0:4] : (tensor<100x6xf32>) -> tensor<100x4xf32>
  %eb = stablehlo.optimization_barrier %e : tensor<100x4xf32>
  %one = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f32>) -> tensor<100x1xf32>
  %two = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f32>) -> tensor<100x2xf32>
  %f = stablehlo.concatenate %one, %eb, %two, dim = 1 : (tensor<100x1xf32>, tensor<100x4xf32>, tensor<100x2xf32>) -> tensor<100x7xf32>
  check.expect_eq %p, %f : tensor<100x7xf32>
  %r = stablehlo.reverse %eb, dims = [0] : tensor<100x4xf32>
  check.expect_eq %v, %r : tensor<100x4xf32>
  func.return
}
func.func private @t7() {
  %x0 = stablehlo.iota dim = 0 : tensor<12000xi32>
  %x1 = stablehlo.constant dense<101> : tensor<12000xi32>
  %x2 = stablehlo.remainder %x0, %x1 : tensor<12000xi32>
  %x3 = stablehlo.convert %x2 : (tensor<12000xi32>) -> tensor<12000xi32>
  %x4 = stablehlo.reshape %x3 : (tensor<12000xi32>) -> tensor<3000x4xi32>
  %x = stablehlo.optimization_barrier %x4 : tensor<3000x4xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %p = stablehlo.pad %x, %z, low = [0, 1], high = [0, 2], interior = [0, 1] : (tensor<3000x4xi32>, tensor<i32>) -> tensor<3000x10xi32>
  %v0 = stablehlo.reverse %x, dims = [0] : tensor<3000x4xi32>
  %v = stablehlo.pad %v0, %z, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3000x4xi32>, tensor<i32>) -> tensor<3000x7xi32>
  %e0 = stablehlo.reshape %x : (tensor<3000x4xi32>) -> tensor<3000x4x1xi32>
  %n = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<3000x4x1xi32>
  %e1 = stablehlo.concatenate %e0, %n, dim = 2 : (tensor<3000x4x1xi32>, tensor<3000x4x1xi32>) -> tensor<3000x4x2xi32>
  %e2 = stablehlo.optimization_barrier %e1 : tensor<3000x4x2xi32>
  %e3 = stablehlo.reshape %e2 : (tensor<3000x4x2xi32>) -> tensor<3000x8xi32>
  %e = stablehlo.slice %e3 [0:3000, 0:7] : (tensor<3000x8xi32>) -> tensor<3000x7xi32>
  %eb = stablehlo.optimization_barrier %e : tensor<3000x7xi32>
  %one = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<3000x1xi32>
  %two = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<3000x2xi32>
  %f = stablehlo.concatenate %one, %eb, %two, dim = 1 : (tensor<3000x1xi32>, tensor<3000x7xi32>, tensor<3000x2xi32>) -> tensor<3000x10xi32>
  check.expect_eq %p, %f : tensor<3000x10xi32>
  %r = stablehlo.reverse %eb, dims = [0] : tensor<3000x7xi32>
  check.expect_eq %v, %r : tensor<3000x7xi32>
  func.return
}
func.func private @t8() {
  %x0 = stablehlo.iota dim = 0 : tensor<100xi32>
  %x1 = stablehlo.constant dense<101> : tensor<100xi32>
  %x2 = stablehlo.remainder %x0, %x1 : tensor<100xi32>
  %x3 = stablehlo.convert %x2 : (tensor<100xi32>) -> tensor<100xi32>
  %x4 = stablehlo.reshape %x3 : (tensor<100xi32>) -> tensor<5x20xi32>
  %x = stablehlo.optimization_barrier %x4 : tensor<5x20xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %p = stablehlo.pad %x, %z, low = [0, 1], high = [0, 2], interior = [0, 1] : (tensor<5x20xi32>, tensor<i32>) -> tensor<5x42xi32>
  %v0 = stablehlo.reverse %x, dims = [0] : tensor<5x20xi32>
  %v = stablehlo.pad %v0, %z, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<5x20xi32>, tensor<i32>) -> tensor<5x39xi32>
  %e0 = stablehlo.reshape %x : (tensor<5x20xi32>) -> tensor<5x20x1xi32>
  %n = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<5x20x1xi32>
  %e1 = stablehlo.concatenate %e0, %n, dim = 2 : (tensor<5x20x1xi32>, tensor<5x20x1xi32>) -> tensor<5x20x2xi32>
  %e2 = stablehlo.optimization_barrier %e1 : tensor<5x20x2xi32>
  %e3 = stablehlo.reshape %e2 : (tensor<5x20x2xi32>) -> tensor<5x40xi32>
  %e = stablehlo.slice %e3 [0:5, 0:39] : (tensor<5x40xi32>) -> tensor<5x39xi32>
  %eb = stablehlo.optimization_barrier %e : tensor<5x39xi32>
  %one = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
  %two = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<5x2xi32>
  %f = stablehlo.concatenate %one, %eb, %two, dim = 1 : (tensor<5x1xi32>, tensor<5x39xi32>, tensor<5x2xi32>) -> tensor<5x42xi32>
  check.expect_eq %p, %f : tensor<5x42xi32>
  %r = stablehlo.reverse %eb, dims = [0] : tensor<5x39xi32>
  check.expect_eq %v, %r : tensor<5x39xi32>
  func.return
}
