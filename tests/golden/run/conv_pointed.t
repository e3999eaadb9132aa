// Convolutions whose rows are pointed at a line at a time: of one dim to four, outside in
// any of the last three, taps joined in place whose ends are outside, far paddings and
// negative ones, inputs with holes, phases without taps; and results of f64 and integers
// whose pixels lie side by side.  Oracle: images that are padded before.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @line_joined() : () -> ()
  func.call @line_far() : () -> ()
  func.call @image_joined() : () -> ()
  func.call @image_joined_f32() : () -> ()
  func.call @image_negative() : () -> ()
  func.call @volume_last() : () -> ()
  func.call @volume_first() : () -> ()
  func.call @volume_strides() : () -> ()
  func.call @holes_f64() : () -> ()
  func.call @holes_f16() : () -> ()
  func.call @holes_bf16() : () -> ()
  func.call @few_features() : () -> ()
  func.call @many_images() : () -> ()
  func.call @four_dims() : () -> ()
  func.call @ints_lines() : () -> ()
  func.call @longs_lines() : () -> ()
  func.call @bytes_lines() : () -> ()
  func.call @shorts_lines() : () -> ()
  func.call @no_taps() : () -> ()
  func.call @each_many_f64() : () -> ()
  func.call @each_many_i16() : () -> ()
  func.call @each_many_i32() : () -> ()
  func.return
}
func.func private @line_joined() {
  %x0 = stablehlo.iota dim = 0 : tensor<92xi32>
  %x1 = stablehlo.constant dense<7> : tensor<92xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<92xi32>
  %x3 = stablehlo.constant dense<11> : tensor<92xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<92xi32>
  %x5 = stablehlo.constant dense<5> : tensor<92xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<92xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<92xi32>) -> tensor<2x23x2xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<2x23x2xi32>
  %x = stablehlo.convert %xi : (tensor<2x23x2xi32>) -> tensor<2x23x2xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<30xi32>
  %w1 = stablehlo.constant dense<5> : tensor<30xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<30xi32>
  %w3 = stablehlo.constant dense<7> : tensor<30xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<30xi32>
  %w5 = stablehlo.constant dense<3> : tensor<30xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<30xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<30xi32>) -> tensor<3x2x5xi32>
  %wi = stablehlo.optimization_barrier %w7 : tensor<3x2x5xi32>
  %w = stablehlo.convert %wi : (tensor<3x2x5xi32>) -> tensor<3x2x5xf64>
  %c = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[1, 1]], lhs_dilate = [1], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x23x2xf64>, tensor<3x2x5xf64>) -> tensor<2x23x5xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %p0 = stablehlo.pad %x, %z, low = [0, 1, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x23x2xf64>, tensor<f64>) -> tensor<2x25x2xf64>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x25x2xf64>
  %e = stablehlo.convolution(%p, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x25x2xf64>, tensor<3x2x5xf64>) -> tensor<2x23x5xf64>
  check.expect_eq %c, %e : tensor<2x23x5xf64>
  func.return
}
func.func private @line_far() {
  %x0 = stablehlo.iota dim = 0 : tensor<92xi32>
  %x1 = stablehlo.constant dense<7> : tensor<92xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<92xi32>
  %x3 = stablehlo.constant dense<11> : tensor<92xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<92xi32>
  %x5 = stablehlo.constant dense<5> : tensor<92xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<92xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<92xi32>) -> tensor<2x23x2xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<2x23x2xi32>
  %x = stablehlo.convert %xi : (tensor<2x23x2xi32>) -> tensor<2x23x2xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<50xi32>
  %w1 = stablehlo.constant dense<5> : tensor<50xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<50xi32>
  %w3 = stablehlo.constant dense<7> : tensor<50xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<50xi32>
  %w5 = stablehlo.constant dense<3> : tensor<50xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<50xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<50xi32>) -> tensor<5x2x5xi32>
  %wi = stablehlo.optimization_barrier %w7 : tensor<5x2x5xi32>
  %w = stablehlo.convert %wi : (tensor<5x2x5xi32>) -> tensor<5x2x5xf64>
  %c = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2], pad = [[7, 6]], lhs_dilate = [1], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x23x2xf64>, tensor<5x2x5xf64>) -> tensor<2x16x5xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %p0 = stablehlo.pad %x, %z, low = [0, 7, 0], high = [0, 6, 0], interior = [0, 0, 0] : (tensor<2x23x2xf64>, tensor<f64>) -> tensor<2x36x2xf64>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x36x2xf64>
  %e = stablehlo.convolution(%p, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x36x2xf64>, tensor<5x2x5xf64>) -> tensor<2x16x5xf64>
  check.expect_eq %c, %e : tensor<2x16x5xf64>
  func.return
}
func.func private @image_joined() {
  %x0 = stablehlo.iota dim = 0 : tensor<1092xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1092xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1092xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1092xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1092xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1092xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1092xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<1092xi32>) -> tensor<3x14x13x2xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<3x14x13x2xi32>
  %x = stablehlo.convert %xi : (tensor<3x14x13x2xi32>) -> tensor<3x14x13x2xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<162xi32>
  %w1 = stablehlo.constant dense<5> : tensor<162xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<162xi32>
  %w3 = stablehlo.constant dense<7> : tensor<162xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<162xi32>
  %w5 = stablehlo.constant dense<3> : tensor<162xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<162xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<162xi32>) -> tensor<3x3x2x9xi32>
  %wi = stablehlo.optimization_barrier %w7 : tensor<3x3x2x9xi32>
  %w = stablehlo.convert %wi : (tensor<3x3x2x9xi32>) -> tensor<3x3x2x9xf64>
  %c = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x14x13x2xf64>, tensor<3x3x2x9xf64>) -> tensor<3x14x13x9xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %p0 = stablehlo.pad %x, %z, low = [0, 1, 1, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<3x14x13x2xf64>, tensor<f64>) -> tensor<3x16x15x2xf64>
  %p = stablehlo.optimization_barrier %p0 : tensor<3x16x15x2xf64>
  %e = stablehlo.convolution(%p, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x16x15x2xf64>, tensor<3x3x2x9xf64>) -> tensor<3x14x13x9xf64>
  check.expect_eq %c, %e : tensor<3x14x13x9xf64>
  func.return
}
func.func private @image_joined_f32() {
  %x0 = stablehlo.iota dim = 0 : tensor<2184xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2184xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2184xi32>
  %x3 = stablehlo.constant dense<11> : tensor<2184xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2184xi32>
  %x5 = stablehlo.constant dense<5> : tensor<2184xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<2184xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<2184xi32>) -> tensor<3x14x13x4xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<3x14x13x4xi32>
  %x = stablehlo.convert %xi : (tensor<3x14x13x4xi32>) -> tensor<3x14x13x4xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<720xi32>
  %w1 = stablehlo.constant dense<5> : tensor<720xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<720xi32>
  %w3 = stablehlo.constant dense<7> : tensor<720xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<720xi32>
  %w5 = stablehlo.constant dense<3> : tensor<720xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<720xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<720xi32>) -> tensor<3x3x4x20xi32>
  %wi = stablehlo.optimization_barrier %w7 : tensor<3x3x4x20xi32>
  %w = stablehlo.convert %wi : (tensor<3x3x4x20xi32>) -> tensor<3x3x4x20xf32>
  %c = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x14x13x4xf32>, tensor<3x3x4x20xf32>) -> tensor<3x14x13x20xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p0 = stablehlo.pad %x, %z, low = [0, 1, 1, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<3x14x13x4xf32>, tensor<f32>) -> tensor<3x16x15x4xf32>
  %p = stablehlo.optimization_barrier %p0 : tensor<3x16x15x4xf32>
  %e = stablehlo.convolution(%p, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x16x15x4xf32>, tensor<3x3x4x20xf32>) -> tensor<3x14x13x20xf32>
  check.expect_eq %c, %e : tensor<3x14x13x20xf32>
  func.return
}
func.func private @image_negative() {
  %x0 = stablehlo.iota dim = 0 : tensor<364xi32>
  %x1 = stablehlo.constant dense<7> : tensor<364xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<364xi32>
  %x3 = stablehlo.constant dense<11> : tensor<364xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<364xi32>
  %x5 = stablehlo.constant dense<5> : tensor<364xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<364xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<364xi32>) -> tensor<1x14x13x2xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<1x14x13x2xi32>
  %x = stablehlo.convert %xi : (tensor<1x14x13x2xi32>) -> tensor<1x14x13x2xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<72xi32>
  %w1 = stablehlo.constant dense<5> : tensor<72xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<72xi32>
  %w3 = stablehlo.constant dense<7> : tensor<72xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<72xi32>
  %w5 = stablehlo.constant dense<3> : tensor<72xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<72xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<72xi32>) -> tensor<3x3x2x4xi32>
  %wi = stablehlo.optimization_barrier %w7 : tensor<3x3x2x4xi32>
  %w = stablehlo.convert %wi : (tensor<3x3x2x4xi32>) -> tensor<3x3x2x4xf64>
  %c = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[-1, 2], [3, -2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x14x13x2xf64>, tensor<3x3x2x4xf64>) -> tensor<1x7x12x4xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %p0 = stablehlo.pad %x, %z, low = [0, -1, 3, 0], high = [0, 2, -2, 0], interior = [0, 0, 0, 0] : (tensor<1x14x13x2xf64>, tensor<f64>) -> tensor<1x15x14x2xf64>
  %p = stablehlo.optimization_barrier %p0 : tensor<1x15x14x2xf64>
  %e = stablehlo.convolution(%p, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x15x14x2xf64>, tensor<3x3x2x4xf64>) -> tensor<1x7x12x4xf64>
  check.expect_eq %c, %e : tensor<1x7x12x4xf64>
  func.return
}
func.func private @volume_last() {
  %x0 = stablehlo.iota dim = 0 : tensor<840xi32>
  %x1 = stablehlo.constant dense<7> : tensor<840xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<840xi32>
  %x3 = stablehlo.constant dense<11> : tensor<840xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<840xi32>
  %x5 = stablehlo.constant dense<5> : tensor<840xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<840xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<840xi32>) -> tensor<1x6x5x7x4xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<1x6x5x7x4xi32>
  %x = stablehlo.convert %xi : (tensor<1x6x5x7x4xi32>) -> tensor<1x6x5x7x4xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<64xi32>
  %w1 = stablehlo.constant dense<5> : tensor<64xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<64xi32>
  %w3 = stablehlo.constant dense<7> : tensor<64xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<64xi32>
  %w5 = stablehlo.constant dense<3> : tensor<64xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<64xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<64xi32>) -> tensor<2x2x2x1x8xi32>
  %wi = stablehlo.optimization_barrier %w7 : tensor<2x2x2x1x8xi32>
  %w = stablehlo.convert %wi : (tensor<2x2x2x1x8xi32>) -> tensor<2x2x2x1x8xf64>
  %c = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [2, 2, 2]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<1x6x5x7x4xf64>, tensor<2x2x2x1x8xf64>) -> tensor<1x6x5x7x8xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %p0 = stablehlo.pad %x, %z, low = [0, 1, 1, 1, 0], high = [0, 1, 1, 1, 0], interior = [0, 0, 0, 0, 0] : (tensor<1x6x5x7x4xf64>, tensor<f64>) -> tensor<1x8x7x9x4xf64>
  %p = stablehlo.optimization_barrier %p0 : tensor<1x8x7x9x4xf64>
  %e = stablehlo.convolution(%p, %w) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[0, 0], [0, 0], [0, 0]], lhs_dilate = [1, 1, 1], rhs_dilate = [2, 2, 2]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<1x8x7x9x4xf64>, tensor<2x2x2x1x8xf64>) -> tensor<1x6x5x7x8xf64>
  check.expect_eq %c, %e : tensor<1x6x5x7x8xf64>
  func.return
}
func.func private @volume_first() {
  %x0 = stablehlo.iota dim = 0 : tensor<3360xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3360xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3360xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3360xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3360xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3360xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3360xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<3360xi32>) -> tensor<2x8x6x5x7xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<2x8x6x5x7xi32>
  %x = stablehlo.convert %xi : (tensor<2x8x6x5x7xi32>) -> tensor<2x8x6x5x7xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<96xi32>
  %w1 = stablehlo.constant dense<5> : tensor<96xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<96xi32>
  %w3 = stablehlo.constant dense<7> : tensor<96xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<96xi32>
  %w5 = stablehlo.constant dense<3> : tensor<96xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<96xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<96xi32>) -> tensor<8x4x1x3x1xi32>
  %wi = stablehlo.optimization_barrier %w7 : tensor<8x4x1x3x1xi32>
  %w = stablehlo.convert %wi : (tensor<8x4x1x3x1xi32>) -> tensor<8x4x1x3x1xf64>
  %c = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1, 2]x[o, i, 0, 1, 2]->[b, f, 0, 1, 2], window = {stride = [1, 1, 1], pad = [[0, 0], [2, 2], [0, 0]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x8x6x5x7xf64>, tensor<8x4x1x3x1xf64>) -> tensor<2x8x6x7x7xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %p0 = stablehlo.pad %x, %z, low = [0, 0, 0, 2, 0], high = [0, 0, 0, 2, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x8x6x5x7xf64>, tensor<f64>) -> tensor<2x8x6x9x7xf64>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x8x6x9x7xf64>
  %e = stablehlo.convolution(%p, %w) dim_numbers = [b, f, 0, 1, 2]x[o, i, 0, 1, 2]->[b, f, 0, 1, 2], window = {stride = [1, 1, 1], pad = [[0, 0], [0, 0], [0, 0]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x8x6x9x7xf64>, tensor<8x4x1x3x1xf64>) -> tensor<2x8x6x7x7xf64>
  check.expect_eq %c, %e : tensor<2x8x6x7x7xf64>
  func.return
}
func.func private @volume_strides() {
  %x0 = stablehlo.iota dim = 0 : tensor<20160xi32>
  %x1 = stablehlo.constant dense<7> : tensor<20160xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<20160xi32>
  %x3 = stablehlo.constant dense<11> : tensor<20160xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<20160xi32>
  %x5 = stablehlo.constant dense<5> : tensor<20160xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<20160xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<20160xi32>) -> tensor<2x7x9x8x20xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<2x7x9x8x20xi32>
  %x = stablehlo.convert %xi : (tensor<2x7x9x8x20xi32>) -> tensor<2x7x9x8x20xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<12960xi32>
  %w1 = stablehlo.constant dense<5> : tensor<12960xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<12960xi32>
  %w3 = stablehlo.constant dense<7> : tensor<12960xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<12960xi32>
  %w5 = stablehlo.constant dense<3> : tensor<12960xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<12960xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<12960xi32>) -> tensor<3x3x3x20x24xi32>
  %wi = stablehlo.optimization_barrier %w7 : tensor<3x3x3x20x24xi32>
  %w = stablehlo.convert %wi : (tensor<3x3x3x20x24xi32>) -> tensor<3x3x3x20x24xf32>
  %c = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [2, 1, 2], pad = [[1, 1], [2, 0], [1, 2]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x7x9x8x20xf32>, tensor<3x3x3x20x24xf32>) -> tensor<2x4x9x5x24xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p0 = stablehlo.pad %x, %z, low = [0, 1, 2, 1, 0], high = [0, 1, 0, 2, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x7x9x8x20xf32>, tensor<f32>) -> tensor<2x9x11x11x20xf32>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x9x11x11x20xf32>
  %e = stablehlo.convolution(%p, %w) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [2, 1, 2], pad = [[0, 0], [0, 0], [0, 0]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x11x11x20xf32>, tensor<3x3x3x20x24xf32>) -> tensor<2x4x9x5x24xf32>
  check.expect_eq %c, %e : tensor<2x4x9x5x24xf32>
  func.return
}
func.func private @holes_f64() {
  %x0 = stablehlo.iota dim = 0 : tensor<3584xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3584xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3584xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3584xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3584xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3584xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3584xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<3584xi32>) -> tensor<2x32x7x8xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<2x32x7x8xi32>
  %x = stablehlo.convert %xi : (tensor<2x32x7x8xi32>) -> tensor<2x32x7x8xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<128xi32>
  %w1 = stablehlo.constant dense<5> : tensor<128xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<128xi32>
  %w3 = stablehlo.constant dense<7> : tensor<128xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<128xi32>
  %w5 = stablehlo.constant dense<3> : tensor<128xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<128xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<128xi32>) -> tensor<4x32x1x1xi32>
  %wi = stablehlo.optimization_barrier %w7 : tensor<4x32x1x1xi32>
  %w = stablehlo.convert %wi : (tensor<4x32x1x1xi32>) -> tensor<4x32x1x1xf64>
  %c = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x32x7x8xf64>, tensor<4x32x1x1xf64>) -> tensor<2x4x14x16xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %p0 = stablehlo.pad %x, %z, low = [0, 0, 1, 1], high = [0, 0, 0, 0], interior = [0, 0, 1, 1] : (tensor<2x32x7x8xf64>, tensor<f64>) -> tensor<2x32x14x16xf64>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x32x14x16xf64>
  %e = stablehlo.convolution(%p, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x32x14x16xf64>, tensor<4x32x1x1xf64>) -> tensor<2x4x14x16xf64>
  check.expect_eq %c, %e : tensor<2x4x14x16xf64>
  func.return
}
func.func private @holes_f16() {
  %x0 = stablehlo.iota dim = 0 : tensor<2016xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2016xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2016xi32>
  %x3 = stablehlo.constant dense<11> : tensor<2016xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2016xi32>
  %x5 = stablehlo.constant dense<5> : tensor<2016xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<2016xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<2016xi32>) -> tensor<2x16x7x9xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<2x16x7x9xi32>
  %x = stablehlo.convert %xi : (tensor<2x16x7x9xi32>) -> tensor<2x16x7x9xf16>
  %w0 = stablehlo.iota dim = 0 : tensor<720xi32>
  %w1 = stablehlo.constant dense<5> : tensor<720xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<720xi32>
  %w3 = stablehlo.constant dense<7> : tensor<720xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<720xi32>
  %w5 = stablehlo.constant dense<3> : tensor<720xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<720xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<720xi32>) -> tensor<5x16x3x3xi32>
  %wi = stablehlo.optimization_barrier %w7 : tensor<5x16x3x3xi32>
  %w = stablehlo.convert %wi : (tensor<5x16x3x3xi32>) -> tensor<5x16x3x3xf16>
  %c = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x16x7x9xf16>, tensor<5x16x3x3xf16>) -> tensor<2x5x14x18xf16>
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %p0 = stablehlo.pad %x, %z, low = [0, 0, 1, 1], high = [0, 0, 2, 2], interior = [0, 0, 1, 1] : (tensor<2x16x7x9xf16>, tensor<f16>) -> tensor<2x16x16x20xf16>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x16x16x20xf16>
  %e = stablehlo.convolution(%p, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x16x16x20xf16>, tensor<5x16x3x3xf16>) -> tensor<2x5x14x18xf16>
  check.expect_eq %c, %e : tensor<2x5x14x18xf16>
  func.return
}
func.func private @holes_bf16() {
  %x0 = stablehlo.iota dim = 0 : tensor<1008xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1008xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1008xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1008xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1008xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1008xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1008xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<1008xi32>) -> tensor<2x8x7x9xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<2x8x7x9xi32>
  %x = stablehlo.convert %xi : (tensor<2x8x7x9xi32>) -> tensor<2x8x7x9xbf16>
  %w0 = stablehlo.iota dim = 0 : tensor<24xi32>
  %w1 = stablehlo.constant dense<5> : tensor<24xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<24xi32>
  %w3 = stablehlo.constant dense<7> : tensor<24xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<24xi32>
  %w5 = stablehlo.constant dense<3> : tensor<24xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<24xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<24xi32>) -> tensor<3x8x1x1xi32>
  %wi = stablehlo.optimization_barrier %w7 : tensor<3x8x1x1xi32>
  %w = stablehlo.convert %wi : (tensor<3x8x1x1xi32>) -> tensor<3x8x1x1xbf16>
  %c = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x7x9xbf16>, tensor<3x8x1x1xbf16>) -> tensor<2x3x14x18xbf16>
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %p0 = stablehlo.pad %x, %z, low = [0, 0, 1, 1], high = [0, 0, 0, 0], interior = [0, 0, 1, 1] : (tensor<2x8x7x9xbf16>, tensor<bf16>) -> tensor<2x8x14x18xbf16>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x8x14x18xbf16>
  %e = stablehlo.convolution(%p, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x14x18xbf16>, tensor<3x8x1x1xbf16>) -> tensor<2x3x14x18xbf16>
  check.expect_eq %c, %e : tensor<2x3x14x18xbf16>
  func.return
}
func.func private @few_features() {
  %x0 = stablehlo.iota dim = 0 : tensor<2112xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2112xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2112xi32>
  %x3 = stablehlo.constant dense<11> : tensor<2112xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2112xi32>
  %x5 = stablehlo.constant dense<5> : tensor<2112xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<2112xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<2112xi32>) -> tensor<1x16x12x11xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<1x16x12x11xi32>
  %x = stablehlo.convert %xi : (tensor<1x16x12x11xi32>) -> tensor<1x16x12x11xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<144xi32>
  %w1 = stablehlo.constant dense<5> : tensor<144xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<144xi32>
  %w3 = stablehlo.constant dense<7> : tensor<144xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<144xi32>
  %w5 = stablehlo.constant dense<3> : tensor<144xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<144xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<144xi32>) -> tensor<1x16x3x3xi32>
  %wi = stablehlo.optimization_barrier %w7 : tensor<1x16x3x3xi32>
  %w = stablehlo.convert %wi : (tensor<1x16x3x3xi32>) -> tensor<1x16x3x3xf64>
  %c = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [3, 3], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x16x12x11xf64>, tensor<1x16x3x3xf64>) -> tensor<1x1x8x8xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %p0 = stablehlo.pad %x, %z, low = [0, 0, 2, 2], high = [0, 0, 1, 1], interior = [0, 0, 1, 1] : (tensor<1x16x12x11xf64>, tensor<f64>) -> tensor<1x16x26x24xf64>
  %p = stablehlo.optimization_barrier %p0 : tensor<1x16x26x24xf64>
  %e = stablehlo.convolution(%p, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [3, 3], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x16x26x24xf64>, tensor<1x16x3x3xf64>) -> tensor<1x1x8x8xf64>
  check.expect_eq %c, %e : tensor<1x1x8x8xf64>
  func.return
}
func.func private @many_images() {
  %x0 = stablehlo.iota dim = 0 : tensor<180xi32>
  %x1 = stablehlo.constant dense<7> : tensor<180xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<180xi32>
  %x3 = stablehlo.constant dense<11> : tensor<180xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<180xi32>
  %x5 = stablehlo.constant dense<5> : tensor<180xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<180xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<180xi32>) -> tensor<5x3x4x3xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<5x3x4x3xi32>
  %x = stablehlo.convert %xi : (tensor<5x3x4x3xi32>) -> tensor<5x3x4x3xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<204xi32>
  %w1 = stablehlo.constant dense<5> : tensor<204xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<204xi32>
  %w3 = stablehlo.constant dense<7> : tensor<204xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<204xi32>
  %w5 = stablehlo.constant dense<3> : tensor<204xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<204xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<204xi32>) -> tensor<17x3x2x2xi32>
  %wi = stablehlo.optimization_barrier %w7 : tensor<17x3x2x2xi32>
  %w = stablehlo.convert %wi : (tensor<17x3x2x2xi32>) -> tensor<17x3x2x2xf64>
  %c = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<5x3x4x3xf64>, tensor<17x3x2x2xf64>) -> tensor<5x17x4x3xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %p0 = stablehlo.pad %x, %z, low = [0, 0, 0, 1], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<5x3x4x3xf64>, tensor<f64>) -> tensor<5x3x5x4xf64>
  %p = stablehlo.optimization_barrier %p0 : tensor<5x3x5x4xf64>
  %e = stablehlo.convolution(%p, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<5x3x5x4xf64>, tensor<17x3x2x2xf64>) -> tensor<5x17x4x3xf64>
  check.expect_eq %c, %e : tensor<5x17x4x3xf64>
  func.return
}
func.func private @four_dims() {
  %x0 = stablehlo.iota dim = 0 : tensor<540xi32>
  %x1 = stablehlo.constant dense<7> : tensor<540xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<540xi32>
  %x3 = stablehlo.constant dense<11> : tensor<540xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<540xi32>
  %x5 = stablehlo.constant dense<5> : tensor<540xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<540xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<540xi32>) -> tensor<1x3x4x3x5x3xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<1x3x4x3x5x3xi32>
  %x = stablehlo.convert %xi : (tensor<1x3x4x3x5x3xi32>) -> tensor<1x3x4x3x5x3xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<144xi32>
  %w1 = stablehlo.constant dense<5> : tensor<144xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<144xi32>
  %w3 = stablehlo.constant dense<7> : tensor<144xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<144xi32>
  %w5 = stablehlo.constant dense<3> : tensor<144xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<144xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<144xi32>) -> tensor<2x2x1x3x3x4xi32>
  %wi = stablehlo.optimization_barrier %w7 : tensor<2x2x1x3x3x4xi32>
  %w = stablehlo.convert %wi : (tensor<2x2x1x3x3x4xi32>) -> tensor<2x2x1x3x3x4xf64>
  %c = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, 2, 3, f]x[0, 1, 2, 3, i, o]->[b, 0, 1, 2, 3, f], window = {stride = [1, 1, 1, 1], pad = [[0, 0], [1, 1], [0, 1], [1, 1]], lhs_dilate = [1, 1, 1, 1], rhs_dilate = [1, 1, 1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x4x3x5x3xf64>, tensor<2x2x1x3x3x4xf64>) -> tensor<1x2x5x4x5x4xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %p0 = stablehlo.pad %x, %z, low = [0, 0, 1, 0, 1, 0], high = [0, 0, 1, 1, 1, 0], interior = [0, 0, 0, 0, 0, 0] : (tensor<1x3x4x3x5x3xf64>, tensor<f64>) -> tensor<1x3x6x4x7x3xf64>
  %p = stablehlo.optimization_barrier %p0 : tensor<1x3x6x4x7x3xf64>
  %e = stablehlo.convolution(%p, %w) dim_numbers = [b, 0, 1, 2, 3, f]x[0, 1, 2, 3, i, o]->[b, 0, 1, 2, 3, f], window = {stride = [1, 1, 1, 1], pad = [[0, 0], [0, 0], [0, 0], [0, 0]], lhs_dilate = [1, 1, 1, 1], rhs_dilate = [1, 1, 1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x6x4x7x3xf64>, tensor<2x2x1x3x3x4xf64>) -> tensor<1x2x5x4x5x4xf64>
  check.expect_eq %c, %e : tensor<1x2x5x4x5x4xf64>
  func.return
}
func.func private @ints_lines() {
  %x0 = stablehlo.iota dim = 0 : tensor<900xi32>
  %x1 = stablehlo.constant dense<7> : tensor<900xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<900xi32>
  %x3 = stablehlo.constant dense<11> : tensor<900xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<900xi32>
  %x5 = stablehlo.constant dense<5> : tensor<900xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<900xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<900xi32>) -> tensor<2x5x9x10xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<2x5x9x10xi32>
  %x = stablehlo.convert %xi : (tensor<2x5x9x10xi32>) -> tensor<2x5x9x10xi32>
  %w0 = stablehlo.iota dim = 0 : tensor<135xi32>
  %w1 = stablehlo.constant dense<5> : tensor<135xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<135xi32>
  %w3 = stablehlo.constant dense<7> : tensor<135xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<135xi32>
  %w5 = stablehlo.constant dense<3> : tensor<135xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<135xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<135xi32>) -> tensor<3x5x3x3xi32>
  %wi = stablehlo.optimization_barrier %w7 : tensor<3x5x3x3xi32>
  %w = stablehlo.convert %wi : (tensor<3x5x3x3xi32>) -> tensor<3x5x3x3xi32>
  %c = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x9x10xi32>, tensor<3x5x3x3xi32>) -> tensor<2x3x9x10xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %p0 = stablehlo.pad %x, %z, low = [0, 0, 1, 1], high = [0, 0, 1, 1], interior = [0, 0, 0, 0] : (tensor<2x5x9x10xi32>, tensor<i32>) -> tensor<2x5x11x12xi32>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x5x11x12xi32>
  %e = stablehlo.convolution(%p, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x11x12xi32>, tensor<3x5x3x3xi32>) -> tensor<2x3x9x10xi32>
  check.expect_eq %c, %e : tensor<2x3x9x10xi32>
  func.return
}
func.func private @longs_lines() {
  %x0 = stablehlo.iota dim = 0 : tensor<756xi32>
  %x1 = stablehlo.constant dense<7> : tensor<756xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<756xi32>
  %x3 = stablehlo.constant dense<11> : tensor<756xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<756xi32>
  %x5 = stablehlo.constant dense<5> : tensor<756xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<756xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<756xi32>) -> tensor<1x4x9x21xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<1x4x9x21xi32>
  %x = stablehlo.convert %xi : (tensor<1x4x9x21xi32>) -> tensor<1x4x9x21xi64>
  %w0 = stablehlo.iota dim = 0 : tensor<72xi32>
  %w1 = stablehlo.constant dense<5> : tensor<72xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<72xi32>
  %w3 = stablehlo.constant dense<7> : tensor<72xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<72xi32>
  %w5 = stablehlo.constant dense<3> : tensor<72xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<72xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<72xi32>) -> tensor<2x4x3x3xi32>
  %wi = stablehlo.optimization_barrier %w7 : tensor<2x4x3x3xi32>
  %w = stablehlo.convert %wi : (tensor<2x4x3x3xi32>) -> tensor<2x4x3x3xi64>
  %c = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x9x21xi64>, tensor<2x4x3x3xi64>) -> tensor<1x2x9x11xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %p0 = stablehlo.pad %x, %z, low = [0, 0, 1, 1], high = [0, 0, 1, 1], interior = [0, 0, 0, 0] : (tensor<1x4x9x21xi64>, tensor<i64>) -> tensor<1x4x11x23xi64>
  %p = stablehlo.optimization_barrier %p0 : tensor<1x4x11x23xi64>
  %e = stablehlo.convolution(%p, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x11x23xi64>, tensor<2x4x3x3xi64>) -> tensor<1x2x9x11xi64>
  check.expect_eq %c, %e : tensor<1x2x9x11xi64>
  func.return
}
func.func private @bytes_lines() {
  %x0 = stablehlo.iota dim = 0 : tensor<1260xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1260xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1260xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1260xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1260xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1260xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1260xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<1260xi32>) -> tensor<2x7x9x10xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<2x7x9x10xi32>
  %x = stablehlo.convert %xi : (tensor<2x7x9x10xi32>) -> tensor<2x7x9x10xi8>
  %w0 = stablehlo.iota dim = 0 : tensor<378xi32>
  %w1 = stablehlo.constant dense<5> : tensor<378xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<378xi32>
  %w3 = stablehlo.constant dense<7> : tensor<378xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<378xi32>
  %w5 = stablehlo.constant dense<3> : tensor<378xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<378xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<378xi32>) -> tensor<9x7x2x3xi32>
  %wi = stablehlo.optimization_barrier %w7 : tensor<9x7x2x3xi32>
  %w = stablehlo.convert %wi : (tensor<9x7x2x3xi32>) -> tensor<9x7x2x3xi8>
  %c = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 0], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x7x9x10xi8>, tensor<9x7x2x3xi8>) -> tensor<2x9x17x19xi8>
  %z = stablehlo.constant dense<0> : tensor<i8>
  %p0 = stablehlo.pad %x, %z, low = [0, 0, 1, 1], high = [0, 0, 0, 1], interior = [0, 0, 1, 1] : (tensor<2x7x9x10xi8>, tensor<i8>) -> tensor<2x7x18x21xi8>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x7x18x21xi8>
  %e = stablehlo.convolution(%p, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x7x18x21xi8>, tensor<9x7x2x3xi8>) -> tensor<2x9x17x19xi8>
  check.expect_eq %c, %e : tensor<2x9x17x19xi8>
  func.return
}
func.func private @shorts_lines() {
  %x0 = stablehlo.iota dim = 0 : tensor<1080xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1080xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1080xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1080xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1080xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1080xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1080xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<1080xi32>) -> tensor<2x6x9x10xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<2x6x9x10xi32>
  %x = stablehlo.convert %xi : (tensor<2x6x9x10xi32>) -> tensor<2x6x9x10xi16>
  %w0 = stablehlo.iota dim = 0 : tensor<72xi32>
  %w1 = stablehlo.constant dense<5> : tensor<72xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<72xi32>
  %w3 = stablehlo.constant dense<7> : tensor<72xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<72xi32>
  %w5 = stablehlo.constant dense<3> : tensor<72xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<72xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<72xi32>) -> tensor<4x3x2x3xi32>
  %wi = stablehlo.optimization_barrier %w7 : tensor<4x3x2x3xi32>
  %w = stablehlo.convert %wi : (tensor<4x3x2x3xi32>) -> tensor<4x3x2x3xi16>
  %c = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 0], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x6x9x10xi16>, tensor<4x3x2x3xi16>) -> tensor<2x4x9x10xi16>
  %z = stablehlo.constant dense<0> : tensor<i16>
  %p0 = stablehlo.pad %x, %z, low = [0, 0, 1, 1], high = [0, 0, 0, 1], interior = [0, 0, 0, 0] : (tensor<2x6x9x10xi16>, tensor<i16>) -> tensor<2x6x10x12xi16>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x6x10x12xi16>
  %e = stablehlo.convolution(%p, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x6x10x12xi16>, tensor<4x3x2x3xi16>) -> tensor<2x4x9x10xi16>
  check.expect_eq %c, %e : tensor<2x4x9x10xi16>
  func.return
}
func.func private @no_taps() {
  %x0 = stablehlo.iota dim = 0 : tensor<720xi32>
  %x1 = stablehlo.constant dense<7> : tensor<720xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<720xi32>
  %x3 = stablehlo.constant dense<11> : tensor<720xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<720xi32>
  %x5 = stablehlo.constant dense<5> : tensor<720xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<720xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<720xi32>) -> tensor<2x4x9x10xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<2x4x9x10xi32>
  %x = stablehlo.convert %xi : (tensor<2x4x9x10xi32>) -> tensor<2x4x9x10xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<12xi32>
  %w1 = stablehlo.constant dense<5> : tensor<12xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<12xi32>
  %w3 = stablehlo.constant dense<7> : tensor<12xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<12xi32>
  %w5 = stablehlo.constant dense<3> : tensor<12xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<12xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<12xi32>) -> tensor<3x4x1x1xi32>
  %wi = stablehlo.optimization_barrier %w7 : tensor<3x4x1x1xi32>
  %w = stablehlo.convert %wi : (tensor<3x4x1x1xi32>) -> tensor<3x4x1x1xf32>
  %c = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [3, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x9x10xf32>, tensor<3x4x1x1xf32>) -> tensor<2x3x26x22xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p0 = stablehlo.pad %x, %z, low = [0, 0, 1, 1], high = [0, 0, 0, 2], interior = [0, 0, 2, 1] : (tensor<2x4x9x10xf32>, tensor<f32>) -> tensor<2x4x26x22xf32>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x4x26x22xf32>
  %e = stablehlo.convolution(%p, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x26x22xf32>, tensor<3x4x1x1xf32>) -> tensor<2x3x26x22xf32>
  check.expect_eq %c, %e : tensor<2x3x26x22xf32>
  func.return
}
func.func private @each_many_f64() {
  %x0 = stablehlo.iota dim = 0 : tensor<168xi32>
  %x1 = stablehlo.constant dense<7> : tensor<168xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<168xi32>
  %x3 = stablehlo.constant dense<11> : tensor<168xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<168xi32>
  %x5 = stablehlo.constant dense<5> : tensor<168xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<168xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<168xi32>) -> tensor<2x6x7x2xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<2x6x7x2xi32>
  %x = stablehlo.convert %xi : (tensor<2x6x7x2xi32>) -> tensor<2x6x7x2xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<216xi32>
  %w1 = stablehlo.constant dense<5> : tensor<216xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<216xi32>
  %w3 = stablehlo.constant dense<7> : tensor<216xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<216xi32>
  %w5 = stablehlo.constant dense<3> : tensor<216xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<216xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<216xi32>) -> tensor<3x3x1x24xi32>
  %wi = stablehlo.optimization_barrier %w7 : tensor<3x3x1x24xi32>
  %w = stablehlo.convert %wi : (tensor<3x3x1x24xi32>) -> tensor<3x3x1x24xf64>
  %c = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x6x7x2xf64>, tensor<3x3x1x24xf64>) -> tensor<2x6x7x24xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %p0 = stablehlo.pad %x, %z, low = [0, 1, 1, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<2x6x7x2xf64>, tensor<f64>) -> tensor<2x8x9x2xf64>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x8x9x2xf64>
  %e = stablehlo.convolution(%p, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x8x9x2xf64>, tensor<3x3x1x24xf64>) -> tensor<2x6x7x24xf64>
  check.expect_eq %c, %e : tensor<2x6x7x24xf64>
  func.return
}
func.func private @each_many_i16() {
  %x0 = stablehlo.iota dim = 0 : tensor<252xi32>
  %x1 = stablehlo.constant dense<7> : tensor<252xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<252xi32>
  %x3 = stablehlo.constant dense<11> : tensor<252xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<252xi32>
  %x5 = stablehlo.constant dense<5> : tensor<252xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<252xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<252xi32>) -> tensor<2x3x6x7xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<2x3x6x7xi32>
  %x = stablehlo.convert %xi : (tensor<2x3x6x7xi32>) -> tensor<2x3x6x7xi16>
  %w0 = stablehlo.iota dim = 0 : tensor<162xi32>
  %w1 = stablehlo.constant dense<5> : tensor<162xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<162xi32>
  %w3 = stablehlo.constant dense<7> : tensor<162xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<162xi32>
  %w5 = stablehlo.constant dense<3> : tensor<162xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<162xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<162xi32>) -> tensor<27x1x3x2xi32>
  %wi = stablehlo.optimization_barrier %w7 : tensor<27x1x3x2xi32>
  %w = stablehlo.convert %wi : (tensor<27x1x3x2xi32>) -> tensor<27x1x3x2xi16>
  %c = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 1], pad = [[1, 1], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x3x6x7xi16>, tensor<27x1x3x2xi16>) -> tensor<2x27x3x7xi16>
  %z = stablehlo.constant dense<0> : tensor<i16>
  %p0 = stablehlo.pad %x, %z, low = [0, 0, 1, 1], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<2x3x6x7xi16>, tensor<i16>) -> tensor<2x3x8x8xi16>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x3x8x8xi16>
  %e = stablehlo.convolution(%p, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x3x8x8xi16>, tensor<27x1x3x2xi16>) -> tensor<2x27x3x7xi16>
  check.expect_eq %c, %e : tensor<2x27x3x7xi16>
  func.return
}
func.func private @each_many_i32() {
  %x0 = stablehlo.iota dim = 0 : tensor<45xi32>
  %x1 = stablehlo.constant dense<7> : tensor<45xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<45xi32>
  %x3 = stablehlo.constant dense<11> : tensor<45xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<45xi32>
  %x5 = stablehlo.constant dense<5> : tensor<45xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<45xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<45xi32>) -> tensor<1x9x5x1xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<1x9x5x1xi32>
  %x = stablehlo.convert %xi : (tensor<1x9x5x1xi32>) -> tensor<1x9x5x1xi32>
  %w0 = stablehlo.iota dim = 0 : tensor<60xi32>
  %w1 = stablehlo.constant dense<5> : tensor<60xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<60xi32>
  %w3 = stablehlo.constant dense<7> : tensor<60xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<60xi32>
  %w5 = stablehlo.constant dense<3> : tensor<60xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<60xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<60xi32>) -> tensor<3x2x1x10xi32>
  %wi = stablehlo.optimization_barrier %w7 : tensor<3x2x1x10xi32>
  %w = stablehlo.convert %wi : (tensor<3x2x1x10xi32>) -> tensor<3x2x1x10xi32>
  %c = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x9x5x1xi32>, tensor<3x2x1x10xi32>) -> tensor<1x9x5x10xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %p0 = stablehlo.pad %x, %z, low = [0, 1, 1, 0], high = [0, 1, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x9x5x1xi32>, tensor<i32>) -> tensor<1x11x6x1xi32>
  %p = stablehlo.optimization_barrier %p0 : tensor<1x11x6x1xi32>
  %e = stablehlo.convolution(%p, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x11x6x1xi32>, tensor<3x2x1x10xi32>) -> tensor<1x9x5x10xi32>
  check.expect_eq %c, %e : tensor<1x9x5x10xi32>
  func.return
}
