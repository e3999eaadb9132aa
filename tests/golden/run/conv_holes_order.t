// Images with holes, where the kernel's taps lie side by side and it is brought into
// order first: as it lies, reversed, with features exchanged, in groups, of a stride.  A kernel of one tap
// leaves phases of which none is made, also where there is much to multiply.
// Oracle: the image with its holes filled with zeros beforehand.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @plain() : () -> ()
  func.call @reversed() : () -> ()
  func.call @exchanged() : () -> ()
  func.call @groups() : () -> ()
  func.call @strided() : () -> ()
  func.call @pointwise() : () -> ()
  func.return
}
func.func private @plain() {
  %xi = stablehlo.iota dim = 0 : tensor<1280xi32>
  %xm = stablehlo.constant dense<7> : tensor<1280xi32>
  %xd = stablehlo.constant dense<5> : tensor<1280xi32>
  %xh = stablehlo.constant dense<2> : tensor<1280xi32>
  %x1 = stablehlo.multiply %xi, %xm : tensor<1280xi32>
  %x2 = stablehlo.remainder %x1, %xd : tensor<1280xi32>
  %x3 = stablehlo.subtract %x2, %xh : tensor<1280xi32>
  %x4 = stablehlo.convert %x3 : (tensor<1280xi32>) -> tensor<1280xf32>
  %x5 = stablehlo.reshape %x4 : (tensor<1280xf32>) -> tensor<2x32x5x4xf32>
  %x = stablehlo.optimization_barrier %x5 : tensor<2x32x5x4xf32>
  %ki = stablehlo.iota dim = 0 : tensor<8192xi32>
  %km = stablehlo.constant dense<37> : tensor<8192xi32>
  %kd = stablehlo.constant dense<11> : tensor<8192xi32>
  %kh = stablehlo.constant dense<5> : tensor<8192xi32>
  %k1 = stablehlo.multiply %ki, %km : tensor<8192xi32>
  %k2 = stablehlo.remainder %k1, %kd : tensor<8192xi32>
  %k3 = stablehlo.subtract %k2, %kh : tensor<8192xi32>
  %k4 = stablehlo.convert %k3 : (tensor<8192xi32>) -> tensor<8192xf32>
  %k5 = stablehlo.reshape %k4 : (tensor<8192xf32>) -> tensor<16x32x4x4xf32>
  %k = stablehlo.optimization_barrier %k5 : tensor<16x32x4x4xf32>
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x32x5x4xf32>, tensor<16x32x4x4xf32>) -> tensor<2x16x10x7xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p0 = stablehlo.pad %x, %z, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 1, 1] : (tensor<2x32x5x4xf32>, tensor<f32>) -> tensor<2x32x9x7xf32>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x32x9x7xf32>
  %e = stablehlo.convolution(%p, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x32x9x7xf32>, tensor<16x32x4x4xf32>) -> tensor<2x16x10x7xf32>
  check.expect_eq %r, %e : tensor<2x16x10x7xf32>
  func.return
}
func.func private @reversed() {
  %xi = stablehlo.iota dim = 0 : tensor<1280xi32>
  %xm = stablehlo.constant dense<7> : tensor<1280xi32>
  %xd = stablehlo.constant dense<5> : tensor<1280xi32>
  %xh = stablehlo.constant dense<2> : tensor<1280xi32>
  %x1 = stablehlo.multiply %xi, %xm : tensor<1280xi32>
  %x2 = stablehlo.remainder %x1, %xd : tensor<1280xi32>
  %x3 = stablehlo.subtract %x2, %xh : tensor<1280xi32>
  %x4 = stablehlo.convert %x3 : (tensor<1280xi32>) -> tensor<1280xf32>
  %x5 = stablehlo.reshape %x4 : (tensor<1280xf32>) -> tensor<2x32x5x4xf32>
  %x = stablehlo.optimization_barrier %x5 : tensor<2x32x5x4xf32>
  %ki = stablehlo.iota dim = 0 : tensor<8192xi32>
  %km = stablehlo.constant dense<37> : tensor<8192xi32>
  %kd = stablehlo.constant dense<11> : tensor<8192xi32>
  %kh = stablehlo.constant dense<5> : tensor<8192xi32>
  %k1 = stablehlo.multiply %ki, %km : tensor<8192xi32>
  %k2 = stablehlo.remainder %k1, %kd : tensor<8192xi32>
  %k3 = stablehlo.subtract %k2, %kh : tensor<8192xi32>
  %k4 = stablehlo.convert %k3 : (tensor<8192xi32>) -> tensor<8192xf32>
  %k5 = stablehlo.reshape %k4 : (tensor<8192xf32>) -> tensor<16x32x4x4xf32>
  %k = stablehlo.optimization_barrier %k5 : tensor<16x32x4x4xf32>
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x32x5x4xf32>, tensor<16x32x4x4xf32>) -> tensor<2x16x10x7xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p0 = stablehlo.pad %x, %z, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 1, 1] : (tensor<2x32x5x4xf32>, tensor<f32>) -> tensor<2x32x9x7xf32>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x32x9x7xf32>
  %e = stablehlo.convolution(%p, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x32x9x7xf32>, tensor<16x32x4x4xf32>) -> tensor<2x16x10x7xf32>
  check.expect_eq %r, %e : tensor<2x16x10x7xf32>
  func.return
}
func.func private @exchanged() {
  %xi = stablehlo.iota dim = 0 : tensor<1280xi32>
  %xm = stablehlo.constant dense<7> : tensor<1280xi32>
  %xd = stablehlo.constant dense<5> : tensor<1280xi32>
  %xh = stablehlo.constant dense<2> : tensor<1280xi32>
  %x1 = stablehlo.multiply %xi, %xm : tensor<1280xi32>
  %x2 = stablehlo.remainder %x1, %xd : tensor<1280xi32>
  %x3 = stablehlo.subtract %x2, %xh : tensor<1280xi32>
  %x4 = stablehlo.convert %x3 : (tensor<1280xi32>) -> tensor<1280xf32>
  %x5 = stablehlo.reshape %x4 : (tensor<1280xf32>) -> tensor<2x32x5x4xf32>
  %x = stablehlo.optimization_barrier %x5 : tensor<2x32x5x4xf32>
  %ki = stablehlo.iota dim = 0 : tensor<8192xi32>
  %km = stablehlo.constant dense<37> : tensor<8192xi32>
  %kd = stablehlo.constant dense<11> : tensor<8192xi32>
  %kh = stablehlo.constant dense<5> : tensor<8192xi32>
  %k1 = stablehlo.multiply %ki, %km : tensor<8192xi32>
  %k2 = stablehlo.remainder %k1, %kd : tensor<8192xi32>
  %k3 = stablehlo.subtract %k2, %kh : tensor<8192xi32>
  %k4 = stablehlo.convert %k3 : (tensor<8192xi32>) -> tensor<8192xf32>
  %k5 = stablehlo.reshape %k4 : (tensor<8192xf32>) -> tensor<32x16x4x4xf32>
  %k = stablehlo.optimization_barrier %k5 : tensor<32x16x4x4xf32>
  %kt = stablehlo.transpose %k, dims = [1, 0, 2, 3] : (tensor<32x16x4x4xf32>) -> tensor<16x32x4x4xf32>
  %kr = stablehlo.reverse %kt, dims = [2, 3] : tensor<16x32x4x4xf32>
  %r = stablehlo.convolution(%x, %kr) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x32x5x4xf32>, tensor<16x32x4x4xf32>) -> tensor<2x16x10x7xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p0 = stablehlo.pad %x, %z, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 1, 1] : (tensor<2x32x5x4xf32>, tensor<f32>) -> tensor<2x32x9x7xf32>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x32x9x7xf32>
  %e = stablehlo.convolution(%p, %kr) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x32x9x7xf32>, tensor<16x32x4x4xf32>) -> tensor<2x16x10x7xf32>
  check.expect_eq %r, %e : tensor<2x16x10x7xf32>
  func.return
}
func.func private @groups() {
  %xi = stablehlo.iota dim = 0 : tensor<1280xi32>
  %xm = stablehlo.constant dense<7> : tensor<1280xi32>
  %xd = stablehlo.constant dense<5> : tensor<1280xi32>
  %xh = stablehlo.constant dense<2> : tensor<1280xi32>
  %x1 = stablehlo.multiply %xi, %xm : tensor<1280xi32>
  %x2 = stablehlo.remainder %x1, %xd : tensor<1280xi32>
  %x3 = stablehlo.subtract %x2, %xh : tensor<1280xi32>
  %x4 = stablehlo.convert %x3 : (tensor<1280xi32>) -> tensor<1280xf32>
  %x5 = stablehlo.reshape %x4 : (tensor<1280xf32>) -> tensor<2x32x5x4xf32>
  %x = stablehlo.optimization_barrier %x5 : tensor<2x32x5x4xf32>
  %ki = stablehlo.iota dim = 0 : tensor<4800xi32>
  %km = stablehlo.constant dense<37> : tensor<4800xi32>
  %kd = stablehlo.constant dense<11> : tensor<4800xi32>
  %kh = stablehlo.constant dense<5> : tensor<4800xi32>
  %k1 = stablehlo.multiply %ki, %km : tensor<4800xi32>
  %k2 = stablehlo.remainder %k1, %kd : tensor<4800xi32>
  %k3 = stablehlo.subtract %k2, %kh : tensor<4800xi32>
  %k4 = stablehlo.convert %k3 : (tensor<4800xi32>) -> tensor<4800xf32>
  %k5 = stablehlo.reshape %k4 : (tensor<4800xf32>) -> tensor<20x16x5x3xf32>
  %k = stablehlo.optimization_barrier %k5 : tensor<20x16x5x3xf32>
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [1, 2]], lhs_dilate = [3, 2], rhs_dilate = [1, 1], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x32x5x4xf32>, tensor<20x16x5x3xf32>) -> tensor<2x20x13x8xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p0 = stablehlo.pad %x, %z, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 2, 1] : (tensor<2x32x5x4xf32>, tensor<f32>) -> tensor<2x32x13x7xf32>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x32x13x7xf32>
  %e = stablehlo.convolution(%p, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x32x13x7xf32>, tensor<20x16x5x3xf32>) -> tensor<2x20x13x8xf32>
  check.expect_eq %r, %e : tensor<2x20x13x8xf32>
  func.return
}
func.func private @strided() {
  %xi = stablehlo.iota dim = 0 : tensor<1280xi32>
  %xm = stablehlo.constant dense<7> : tensor<1280xi32>
  %xd = stablehlo.constant dense<5> : tensor<1280xi32>
  %xh = stablehlo.constant dense<2> : tensor<1280xi32>
  %x1 = stablehlo.multiply %xi, %xm : tensor<1280xi32>
  %x2 = stablehlo.remainder %x1, %xd : tensor<1280xi32>
  %x3 = stablehlo.subtract %x2, %xh : tensor<1280xi32>
  %x4 = stablehlo.convert %x3 : (tensor<1280xi32>) -> tensor<1280xf32>
  %x5 = stablehlo.reshape %x4 : (tensor<1280xf32>) -> tensor<2x32x5x4xf32>
  %x = stablehlo.optimization_barrier %x5 : tensor<2x32x5x4xf32>
  %ki = stablehlo.iota dim = 0 : tensor<9600xi32>
  %km = stablehlo.constant dense<37> : tensor<9600xi32>
  %kd = stablehlo.constant dense<11> : tensor<9600xi32>
  %kh = stablehlo.constant dense<5> : tensor<9600xi32>
  %k1 = stablehlo.multiply %ki, %km : tensor<9600xi32>
  %k2 = stablehlo.remainder %k1, %kd : tensor<9600xi32>
  %k3 = stablehlo.subtract %k2, %kh : tensor<9600xi32>
  %k4 = stablehlo.convert %k3 : (tensor<9600xi32>) -> tensor<9600xf32>
  %k5 = stablehlo.reshape %k4 : (tensor<9600xf32>) -> tensor<32x12x5x5xf32>
  %k = stablehlo.optimization_barrier %k5 : tensor<32x12x5x5xf32>
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [3, 2], pad = [[2, 2], [1, 2]], lhs_dilate = [2, 3], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x32x5x4xf32>, tensor<32x12x5x5xf32>) -> tensor<2x12x3x5xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p0 = stablehlo.pad %x, %z, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 1, 2] : (tensor<2x32x5x4xf32>, tensor<f32>) -> tensor<2x32x9x10xf32>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x32x9x10xf32>
  %e = stablehlo.convolution(%p, %k) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [3, 2], pad = [[2, 2], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x32x9x10xf32>, tensor<32x12x5x5xf32>) -> tensor<2x12x3x5xf32>
  check.expect_eq %r, %e : tensor<2x12x3x5xf32>
  func.return
}
func.func private @pointwise() {
  %xi = stablehlo.iota dim = 3 : tensor<4x4x4x512xi32>
  %xj = stablehlo.iota dim = 1 : tensor<4x4x4x512xi32>
  %xa = stablehlo.add %xi, %xj : tensor<4x4x4x512xi32>
  %xd = stablehlo.constant dense<5> : tensor<4x4x4x512xi32>
  %x1 = stablehlo.remainder %xa, %xd : tensor<4x4x4x512xi32>
  %x2 = stablehlo.convert %x1 : (tensor<4x4x4x512xi32>) -> tensor<4x4x4x512xf32>
  %x = stablehlo.optimization_barrier %x2 : tensor<4x4x4x512xf32>
  %ki = stablehlo.iota dim = 3 : tensor<1x1x256x512xi32>
  %kj = stablehlo.iota dim = 2 : tensor<1x1x256x512xi32>
  %ka = stablehlo.multiply %ki, %kj : tensor<1x1x256x512xi32>
  %kd = stablehlo.constant dense<7> : tensor<1x1x256x512xi32>
  %k1 = stablehlo.remainder %ka, %kd : tensor<1x1x256x512xi32>
  %k2 = stablehlo.convert %k1 : (tensor<1x1x256x512xi32>) -> tensor<1x1x256x512xf32>
  %k = stablehlo.optimization_barrier %k2 : tensor<1x1x256x512xf32>
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x4x512xf32>, tensor<1x1x256x512xf32>) -> tensor<4x8x8x256xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.reshape %x : (tensor<4x4x4x512xf32>) -> tensor<64x512xf32>
  %q = stablehlo.reshape %k : (tensor<1x1x256x512xf32>) -> tensor<256x512xf32>
  %d = stablehlo.dot_general %p, %q, contracting_dims = [1] x [1] : (tensor<64x512xf32>, tensor<256x512xf32>) -> tensor<64x256xf32>
  %d4 = stablehlo.reshape %d : (tensor<64x256xf32>) -> tensor<4x4x4x256xf32>
  %e = stablehlo.pad %d4, %z, low = [0, 0, 0, 0], high = [0, 1, 1, 0], interior = [0, 1, 1, 0] : (tensor<4x4x4x256xf32>, tensor<f32>) -> tensor<4x8x8x256xf32>
  check.expect_eq %r, %e : tensor<4x8x8x256xf32>
  func.return
}
