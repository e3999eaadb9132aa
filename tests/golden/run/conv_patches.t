// Convolutions of few pixels by kernels whose taps lie side by side are products
// with patches.  Arguments are small integers, so sums are exact in any order:
// of each result its sum, a weighted sum and its greatest element.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input=3
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s --input=3
// One image, pixels side by side in the result; a bias and relu.
func.func private @padded(%off3: tensor<i32>) -> tensor<3xf32> {
  %d1 = stablehlo.constant dense<1> : tensor<i32>
  %d2 = stablehlo.constant dense<2> : tensor<i32>
  %off5 = stablehlo.add %off3, %d2 : tensor<i32>
  %off2 = stablehlo.subtract %off3, %d1 : tensor<i32>
  %off6 = stablehlo.add %off3, %off3 : tensor<i32>
  %x0 = stablehlo.iota dim = 0 : tensor<27xi32>
  %x1 = stablehlo.constant dense<7> : tensor<27xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<27xi32>
  %x3 = stablehlo.constant dense<11> : tensor<27xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<27xi32>
  %x5 = stablehlo.broadcast_in_dim %off5, dims = [] : (tensor<i32>) -> tensor<27xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<27xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<27xi32>) -> tensor<1x3x3x3xi32>
  %x = stablehlo.convert %x7 : (tensor<1x3x3x3xi32>) -> tensor<1x3x3x3xf32>
  %k0 = stablehlo.iota dim = 0 : tensor<324xi32>
  %k1 = stablehlo.constant dense<5> : tensor<324xi32>
  %k2 = stablehlo.multiply %k0, %k1 : tensor<324xi32>
  %k3 = stablehlo.constant dense<7> : tensor<324xi32>
  %k4 = stablehlo.remainder %k2, %k3 : tensor<324xi32>
  %k5 = stablehlo.broadcast_in_dim %off3, dims = [] : (tensor<i32>) -> tensor<324xi32>
  %k6 = stablehlo.subtract %k4, %k5 : tensor<324xi32>
  %k7 = stablehlo.reshape %k6 : (tensor<324xi32>) -> tensor<12x3x3x3xi32>
  %k = stablehlo.convert %k7 : (tensor<12x3x3x3xi32>) -> tensor<12x3x3x3xf32>
  %r0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x3xf32>, tensor<12x3x3x3xf32>) -> tensor<1x12x3x3xf32>
  %b0 = stablehlo.iota dim = 0 : tensor<12xi32>
  %b1 = stablehlo.constant dense<3> : tensor<12xi32>
  %b2 = stablehlo.multiply %b0, %b1 : tensor<12xi32>
  %b3 = stablehlo.constant dense<5> : tensor<12xi32>
  %b4 = stablehlo.remainder %b2, %b3 : tensor<12xi32>
  %b5 = stablehlo.broadcast_in_dim %off2, dims = [] : (tensor<i32>) -> tensor<12xi32>
  %b6 = stablehlo.subtract %b4, %b5 : tensor<12xi32>
  %b7 = stablehlo.reshape %b6 : (tensor<12xi32>) -> tensor<12xi32>
  %b = stablehlo.convert %b7 : (tensor<12xi32>) -> tensor<12xf32>
  %r1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<12xf32>) -> tensor<1x12x3x3xf32>
  %r2 = stablehlo.add %r0, %r1 : tensor<1x12x3x3xf32>
  %r3 = stablehlo.constant dense<0.0> : tensor<1x12x3x3xf32>
  %r4 = stablehlo.maximum %r2, %r3 : tensor<1x12x3x3xf32>
  %f0 = stablehlo.convert %r4 : (tensor<1x12x3x3xf32>) -> tensor<1x12x3x3xf32>
  %f = stablehlo.reshape %f0 : (tensor<1x12x3x3xf32>) -> tensor<108xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<108xi32>
  %w1 = stablehlo.constant dense<3> : tensor<108xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<108xi32>
  %w3 = stablehlo.constant dense<13> : tensor<108xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<108xi32>
  %w5 = stablehlo.broadcast_in_dim %off6, dims = [] : (tensor<i32>) -> tensor<108xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<108xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<108xi32>) -> tensor<108xi32>
  %w = stablehlo.convert %w7 : (tensor<108xi32>) -> tensor<108xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%f init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<108xf32>, tensor<f32>) -> tensor<f32>
  %p = stablehlo.multiply %f, %w : tensor<108xf32>
  %q = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<108xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.reduce(%f init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<108xf32>, tensor<f32>) -> tensor<f32>
  %s1 = stablehlo.reshape %s : (tensor<f32>) -> tensor<1xf32>
  %q1 = stablehlo.reshape %q : (tensor<f32>) -> tensor<1xf32>
  %g1 = stablehlo.reshape %g : (tensor<f32>) -> tensor<1xf32>
  %all = stablehlo.concatenate %s1, %q1, %g1, dim = 0 : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
  func.return %all : tensor<3xf32>
}
// Two images of fewer pixels than half a panel.
func.func private @strided(%off3: tensor<i32>) -> tensor<3xf32> {
  %d1 = stablehlo.constant dense<1> : tensor<i32>
  %d2 = stablehlo.constant dense<2> : tensor<i32>
  %off5 = stablehlo.add %off3, %d2 : tensor<i32>
  %off2 = stablehlo.subtract %off3, %d1 : tensor<i32>
  %off6 = stablehlo.add %off3, %off3 : tensor<i32>
  %x0 = stablehlo.iota dim = 0 : tensor<96xi32>
  %x1 = stablehlo.constant dense<7> : tensor<96xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<96xi32>
  %x3 = stablehlo.constant dense<11> : tensor<96xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<96xi32>
  %x5 = stablehlo.broadcast_in_dim %off5, dims = [] : (tensor<i32>) -> tensor<96xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<96xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<96xi32>) -> tensor<2x3x4x4xi32>
  %x = stablehlo.convert %x7 : (tensor<2x3x4x4xi32>) -> tensor<2x3x4x4xf32>
  %k0 = stablehlo.iota dim = 0 : tensor<324xi32>
  %k1 = stablehlo.constant dense<5> : tensor<324xi32>
  %k2 = stablehlo.multiply %k0, %k1 : tensor<324xi32>
  %k3 = stablehlo.constant dense<7> : tensor<324xi32>
  %k4 = stablehlo.remainder %k2, %k3 : tensor<324xi32>
  %k5 = stablehlo.broadcast_in_dim %off3, dims = [] : (tensor<i32>) -> tensor<324xi32>
  %k6 = stablehlo.subtract %k4, %k5 : tensor<324xi32>
  %k7 = stablehlo.reshape %k6 : (tensor<324xi32>) -> tensor<12x3x3x3xi32>
  %k = stablehlo.convert %k7 : (tensor<12x3x3x3xi32>) -> tensor<12x3x3x3xf32>
  %r0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 0], [1, 0]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x4x4xf32>, tensor<12x3x3x3xf32>) -> tensor<2x12x2x2xf32>
  %f0 = stablehlo.convert %r0 : (tensor<2x12x2x2xf32>) -> tensor<2x12x2x2xf32>
  %f = stablehlo.reshape %f0 : (tensor<2x12x2x2xf32>) -> tensor<96xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<96xi32>
  %w1 = stablehlo.constant dense<3> : tensor<96xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<96xi32>
  %w3 = stablehlo.constant dense<13> : tensor<96xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<96xi32>
  %w5 = stablehlo.broadcast_in_dim %off6, dims = [] : (tensor<i32>) -> tensor<96xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<96xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<96xi32>) -> tensor<96xi32>
  %w = stablehlo.convert %w7 : (tensor<96xi32>) -> tensor<96xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%f init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
  %p = stablehlo.multiply %f, %w : tensor<96xf32>
  %q = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.reduce(%f init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
  %s1 = stablehlo.reshape %s : (tensor<f32>) -> tensor<1xf32>
  %q1 = stablehlo.reshape %q : (tensor<f32>) -> tensor<1xf32>
  %g1 = stablehlo.reshape %g : (tensor<f32>) -> tensor<1xf32>
  %all = stablehlo.concatenate %s1, %q1, %g1, dim = 0 : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
  func.return %all : tensor<3xf32>
}
// Taps apart, and an image cut at one side.
func.func private @cropped(%off3: tensor<i32>) -> tensor<3xf32> {
  %d1 = stablehlo.constant dense<1> : tensor<i32>
  %d2 = stablehlo.constant dense<2> : tensor<i32>
  %off5 = stablehlo.add %off3, %d2 : tensor<i32>
  %off2 = stablehlo.subtract %off3, %d1 : tensor<i32>
  %off6 = stablehlo.add %off3, %off3 : tensor<i32>
  %x0 = stablehlo.iota dim = 0 : tensor<90xi32>
  %x1 = stablehlo.constant dense<7> : tensor<90xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<90xi32>
  %x3 = stablehlo.constant dense<11> : tensor<90xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<90xi32>
  %x5 = stablehlo.broadcast_in_dim %off5, dims = [] : (tensor<i32>) -> tensor<90xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<90xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<90xi32>) -> tensor<1x2x5x9xi32>
  %x = stablehlo.convert %x7 : (tensor<1x2x5x9xi32>) -> tensor<1x2x5x9xf32>
  %k0 = stablehlo.iota dim = 0 : tensor<240xi32>
  %k1 = stablehlo.constant dense<5> : tensor<240xi32>
  %k2 = stablehlo.multiply %k0, %k1 : tensor<240xi32>
  %k3 = stablehlo.constant dense<7> : tensor<240xi32>
  %k4 = stablehlo.remainder %k2, %k3 : tensor<240xi32>
  %k5 = stablehlo.broadcast_in_dim %off3, dims = [] : (tensor<i32>) -> tensor<240xi32>
  %k6 = stablehlo.subtract %k4, %k5 : tensor<240xi32>
  %k7 = stablehlo.reshape %k6 : (tensor<240xi32>) -> tensor<20x2x2x3xi32>
  %k = stablehlo.convert %k7 : (tensor<20x2x2x3xi32>) -> tensor<20x2x2x3xf32>
  %r0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[-1, 2], [0, -2]], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x5x9xf32>, tensor<20x2x2x3xf32>) -> tensor<1x20x4x3xf32>
  %f0 = stablehlo.convert %r0 : (tensor<1x20x4x3xf32>) -> tensor<1x20x4x3xf32>
  %f = stablehlo.reshape %f0 : (tensor<1x20x4x3xf32>) -> tensor<240xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<240xi32>
  %w1 = stablehlo.constant dense<3> : tensor<240xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<240xi32>
  %w3 = stablehlo.constant dense<13> : tensor<240xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<240xi32>
  %w5 = stablehlo.broadcast_in_dim %off6, dims = [] : (tensor<i32>) -> tensor<240xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<240xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<240xi32>) -> tensor<240xi32>
  %w = stablehlo.convert %w7 : (tensor<240xi32>) -> tensor<240xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%f init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<240xf32>, tensor<f32>) -> tensor<f32>
  %p = stablehlo.multiply %f, %w : tensor<240xf32>
  %q = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<240xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.reduce(%f init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<240xf32>, tensor<f32>) -> tensor<f32>
  %s1 = stablehlo.reshape %s : (tensor<f32>) -> tensor<1xf32>
  %q1 = stablehlo.reshape %q : (tensor<f32>) -> tensor<1xf32>
  %g1 = stablehlo.reshape %g : (tensor<f32>) -> tensor<1xf32>
  %all = stablehlo.concatenate %s1, %q1, %g1, dim = 0 : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
  func.return %all : tensor<3xf32>
}
// Windows beside each other.
func.func private @tiles(%off3: tensor<i32>) -> tensor<3xf32> {
  %d1 = stablehlo.constant dense<1> : tensor<i32>
  %d2 = stablehlo.constant dense<2> : tensor<i32>
  %off5 = stablehlo.add %off3, %d2 : tensor<i32>
  %off2 = stablehlo.subtract %off3, %d1 : tensor<i32>
  %off6 = stablehlo.add %off3, %off3 : tensor<i32>
  %x0 = stablehlo.iota dim = 0 : tensor<864xi32>
  %x1 = stablehlo.constant dense<7> : tensor<864xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<864xi32>
  %x3 = stablehlo.constant dense<11> : tensor<864xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<864xi32>
  %x5 = stablehlo.broadcast_in_dim %off5, dims = [] : (tensor<i32>) -> tensor<864xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<864xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<864xi32>) -> tensor<2x3x12x12xi32>
  %x = stablehlo.convert %x7 : (tensor<2x3x12x12xi32>) -> tensor<2x3x12x12xf32>
  %k0 = stablehlo.iota dim = 0 : tensor<1152xi32>
  %k1 = stablehlo.constant dense<5> : tensor<1152xi32>
  %k2 = stablehlo.multiply %k0, %k1 : tensor<1152xi32>
  %k3 = stablehlo.constant dense<7> : tensor<1152xi32>
  %k4 = stablehlo.remainder %k2, %k3 : tensor<1152xi32>
  %k5 = stablehlo.broadcast_in_dim %off3, dims = [] : (tensor<i32>) -> tensor<1152xi32>
  %k6 = stablehlo.subtract %k4, %k5 : tensor<1152xi32>
  %k7 = stablehlo.reshape %k6 : (tensor<1152xi32>) -> tensor<24x3x4x4xi32>
  %k = stablehlo.convert %k7 : (tensor<24x3x4x4xi32>) -> tensor<24x3x4x4xf32>
  %r0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [4, 4], pad = [[0, 0], [0, 0]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x12x12xf32>, tensor<24x3x4x4xf32>) -> tensor<2x24x3x3xf32>
  %f0 = stablehlo.convert %r0 : (tensor<2x24x3x3xf32>) -> tensor<2x24x3x3xf32>
  %f = stablehlo.reshape %f0 : (tensor<2x24x3x3xf32>) -> tensor<432xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<432xi32>
  %w1 = stablehlo.constant dense<3> : tensor<432xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<432xi32>
  %w3 = stablehlo.constant dense<13> : tensor<432xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<432xi32>
  %w5 = stablehlo.broadcast_in_dim %off6, dims = [] : (tensor<i32>) -> tensor<432xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<432xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<432xi32>) -> tensor<432xi32>
  %w = stablehlo.convert %w7 : (tensor<432xi32>) -> tensor<432xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%f init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<432xf32>, tensor<f32>) -> tensor<f32>
  %p = stablehlo.multiply %f, %w : tensor<432xf32>
  %q = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<432xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.reduce(%f init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<432xf32>, tensor<f32>) -> tensor<f32>
  %s1 = stablehlo.reshape %s : (tensor<f32>) -> tensor<1xf32>
  %q1 = stablehlo.reshape %q : (tensor<f32>) -> tensor<1xf32>
  %g1 = stablehlo.reshape %g : (tensor<f32>) -> tensor<1xf32>
  %all = stablehlo.concatenate %s1, %q1, %g1, dim = 0 : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
  func.return %all : tensor<3xf32>
}
// Windows that see padding only.
func.func private @nothing(%off3: tensor<i32>) -> tensor<3xf32> {
  %d1 = stablehlo.constant dense<1> : tensor<i32>
  %d2 = stablehlo.constant dense<2> : tensor<i32>
  %off5 = stablehlo.add %off3, %d2 : tensor<i32>
  %off2 = stablehlo.subtract %off3, %d1 : tensor<i32>
  %off6 = stablehlo.add %off3, %off3 : tensor<i32>
  %x0 = stablehlo.iota dim = 0 : tensor<2xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2xi32>
  %x3 = stablehlo.constant dense<11> : tensor<2xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2xi32>
  %x5 = stablehlo.broadcast_in_dim %off5, dims = [] : (tensor<i32>) -> tensor<2xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<2xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<2xi32>) -> tensor<1x2x1xi32>
  %x = stablehlo.convert %x7 : (tensor<1x2x1xi32>) -> tensor<1x2x1xf32>
  %k0 = stablehlo.iota dim = 0 : tensor<24xi32>
  %k1 = stablehlo.constant dense<5> : tensor<24xi32>
  %k2 = stablehlo.multiply %k0, %k1 : tensor<24xi32>
  %k3 = stablehlo.constant dense<7> : tensor<24xi32>
  %k4 = stablehlo.remainder %k2, %k3 : tensor<24xi32>
  %k5 = stablehlo.broadcast_in_dim %off3, dims = [] : (tensor<i32>) -> tensor<24xi32>
  %k6 = stablehlo.subtract %k4, %k5 : tensor<24xi32>
  %k7 = stablehlo.reshape %k6 : (tensor<24xi32>) -> tensor<6x2x2xi32>
  %k = stablehlo.convert %k7 : (tensor<6x2x2xi32>) -> tensor<6x2x2xf32>
  %r0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[3, -1]], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x1xf32>, tensor<6x2x2xf32>) -> tensor<1x6x2xf32>
  %f0 = stablehlo.convert %r0 : (tensor<1x6x2xf32>) -> tensor<1x6x2xf32>
  %f = stablehlo.reshape %f0 : (tensor<1x6x2xf32>) -> tensor<12xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<12xi32>
  %w1 = stablehlo.constant dense<3> : tensor<12xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<12xi32>
  %w3 = stablehlo.constant dense<13> : tensor<12xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<12xi32>
  %w5 = stablehlo.broadcast_in_dim %off6, dims = [] : (tensor<i32>) -> tensor<12xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<12xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<12xi32>) -> tensor<12xi32>
  %w = stablehlo.convert %w7 : (tensor<12xi32>) -> tensor<12xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%f init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
  %p = stablehlo.multiply %f, %w : tensor<12xf32>
  %q = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.reduce(%f init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
  %s1 = stablehlo.reshape %s : (tensor<f32>) -> tensor<1xf32>
  %q1 = stablehlo.reshape %q : (tensor<f32>) -> tensor<1xf32>
  %g1 = stablehlo.reshape %g : (tensor<f32>) -> tensor<1xf32>
  %all = stablehlo.concatenate %s1, %q1, %g1, dim = 0 : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
  func.return %all : tensor<3xf32>
}
// Bf16 along one dim.
func.func private @line(%off3: tensor<i32>) -> tensor<3xf32> {
  %d1 = stablehlo.constant dense<1> : tensor<i32>
  %d2 = stablehlo.constant dense<2> : tensor<i32>
  %off5 = stablehlo.add %off3, %d2 : tensor<i32>
  %off2 = stablehlo.subtract %off3, %d1 : tensor<i32>
  %off6 = stablehlo.add %off3, %off3 : tensor<i32>
  %x0 = stablehlo.iota dim = 0 : tensor<60xi32>
  %x1 = stablehlo.constant dense<7> : tensor<60xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<60xi32>
  %x3 = stablehlo.constant dense<11> : tensor<60xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<60xi32>
  %x5 = stablehlo.broadcast_in_dim %off5, dims = [] : (tensor<i32>) -> tensor<60xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<60xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<60xi32>) -> tensor<1x5x12xi32>
  %x = stablehlo.convert %x7 : (tensor<1x5x12xi32>) -> tensor<1x5x12xbf16>
  %k0 = stablehlo.iota dim = 0 : tensor<240xi32>
  %k1 = stablehlo.constant dense<5> : tensor<240xi32>
  %k2 = stablehlo.multiply %k0, %k1 : tensor<240xi32>
  %k3 = stablehlo.constant dense<7> : tensor<240xi32>
  %k4 = stablehlo.remainder %k2, %k3 : tensor<240xi32>
  %k5 = stablehlo.broadcast_in_dim %off3, dims = [] : (tensor<i32>) -> tensor<240xi32>
  %k6 = stablehlo.subtract %k4, %k5 : tensor<240xi32>
  %k7 = stablehlo.reshape %k6 : (tensor<240xi32>) -> tensor<16x5x3xi32>
  %k = stablehlo.convert %k7 : (tensor<16x5x3xi32>) -> tensor<16x5x3xbf16>
  %r0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[2, 2]], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x5x12xbf16>, tensor<16x5x3xbf16>) -> tensor<1x16x14xbf16>
  %f0 = stablehlo.convert %r0 : (tensor<1x16x14xbf16>) -> tensor<1x16x14xf32>
  %f = stablehlo.reshape %f0 : (tensor<1x16x14xf32>) -> tensor<224xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<224xi32>
  %w1 = stablehlo.constant dense<3> : tensor<224xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<224xi32>
  %w3 = stablehlo.constant dense<13> : tensor<224xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<224xi32>
  %w5 = stablehlo.broadcast_in_dim %off6, dims = [] : (tensor<i32>) -> tensor<224xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<224xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<224xi32>) -> tensor<224xi32>
  %w = stablehlo.convert %w7 : (tensor<224xi32>) -> tensor<224xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%f init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<224xf32>, tensor<f32>) -> tensor<f32>
  %p = stablehlo.multiply %f, %w : tensor<224xf32>
  %q = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<224xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.reduce(%f init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<224xf32>, tensor<f32>) -> tensor<f32>
  %s1 = stablehlo.reshape %s : (tensor<f32>) -> tensor<1xf32>
  %q1 = stablehlo.reshape %q : (tensor<f32>) -> tensor<1xf32>
  %g1 = stablehlo.reshape %g : (tensor<f32>) -> tensor<1xf32>
  %all = stablehlo.concatenate %s1, %q1, %g1, dim = 0 : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
  func.return %all : tensor<3xf32>
}
// Integers in three dims.
func.func private @cube(%off3: tensor<i32>) -> tensor<3xf32> {
  %d1 = stablehlo.constant dense<1> : tensor<i32>
  %d2 = stablehlo.constant dense<2> : tensor<i32>
  %off5 = stablehlo.add %off3, %d2 : tensor<i32>
  %off2 = stablehlo.subtract %off3, %d1 : tensor<i32>
  %off6 = stablehlo.add %off3, %off3 : tensor<i32>
  %x0 = stablehlo.iota dim = 0 : tensor<36xi32>
  %x1 = stablehlo.constant dense<7> : tensor<36xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<36xi32>
  %x3 = stablehlo.constant dense<11> : tensor<36xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<36xi32>
  %x5 = stablehlo.broadcast_in_dim %off5, dims = [] : (tensor<i32>) -> tensor<36xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<36xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<36xi32>) -> tensor<1x2x2x3x3xi32>
  %x = stablehlo.convert %x7 : (tensor<1x2x2x3x3xi32>) -> tensor<1x2x2x3x3xi32>
  %k0 = stablehlo.iota dim = 0 : tensor<320xi32>
  %k1 = stablehlo.constant dense<5> : tensor<320xi32>
  %k2 = stablehlo.multiply %k0, %k1 : tensor<320xi32>
  %k3 = stablehlo.constant dense<7> : tensor<320xi32>
  %k4 = stablehlo.remainder %k2, %k3 : tensor<320xi32>
  %k5 = stablehlo.broadcast_in_dim %off3, dims = [] : (tensor<i32>) -> tensor<320xi32>
  %k6 = stablehlo.subtract %k4, %k5 : tensor<320xi32>
  %k7 = stablehlo.reshape %k6 : (tensor<320xi32>) -> tensor<20x2x2x2x2xi32>
  %k = stablehlo.convert %k7 : (tensor<20x2x2x2x2xi32>) -> tensor<20x2x2x2x2xi32>
  %r0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1, 2]x[o, i, 0, 1, 2]->[b, f, 0, 1, 2], window = {stride = [1, 1, 1], pad = [[0, 1], [0, 0], [1, 0]], rhs_dilate = [1, 1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x2x3x3xi32>, tensor<20x2x2x2x2xi32>) -> tensor<1x20x2x2x3xi32>
  %f0 = stablehlo.convert %r0 : (tensor<1x20x2x2x3xi32>) -> tensor<1x20x2x2x3xf32>
  %f = stablehlo.reshape %f0 : (tensor<1x20x2x2x3xf32>) -> tensor<240xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<240xi32>
  %w1 = stablehlo.constant dense<3> : tensor<240xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<240xi32>
  %w3 = stablehlo.constant dense<13> : tensor<240xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<240xi32>
  %w5 = stablehlo.broadcast_in_dim %off6, dims = [] : (tensor<i32>) -> tensor<240xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<240xi32>
  %w7 = stablehlo.reshape %w6 : (tensor<240xi32>) -> tensor<240xi32>
  %w = stablehlo.convert %w7 : (tensor<240xi32>) -> tensor<240xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%f init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<240xf32>, tensor<f32>) -> tensor<f32>
  %p = stablehlo.multiply %f, %w : tensor<240xf32>
  %q = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<240xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.reduce(%f init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<240xf32>, tensor<f32>) -> tensor<f32>
  %s1 = stablehlo.reshape %s : (tensor<f32>) -> tensor<1xf32>
  %q1 = stablehlo.reshape %q : (tensor<f32>) -> tensor<1xf32>
  %g1 = stablehlo.reshape %g : (tensor<f32>) -> tensor<1xf32>
  %all = stablehlo.concatenate %s1, %q1, %g1, dim = 0 : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
  func.return %all : tensor<3xf32>
}
func.func @main(%off: tensor<i32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %0 = func.call @padded(%off) : (tensor<i32>) -> tensor<3xf32>
  %1 = func.call @strided(%off) : (tensor<i32>) -> tensor<3xf32>
  %2 = func.call @cropped(%off) : (tensor<i32>) -> tensor<3xf32>
  %3 = func.call @tiles(%off) : (tensor<i32>) -> tensor<3xf32>
  %4 = func.call @nothing(%off) : (tensor<i32>) -> tensor<3xf32>
  %5 = func.call @line(%off) : (tensor<i32>) -> tensor<3xf32>
  %6 = func.call @cube(%off) : (tensor<i32>) -> tensor<3xf32>
  func.return %0, %1, %2, %3, %4, %5, %6 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}
// >>> stdout
// [1066. -403.   44.]
// [ 79. -91.  49.]
// [-15. 143.  38.]
// [ 20. 688.  37.]
// [0. 0. 0.]
// [  31. -502.   38.]
// [-12.  35.  49.]
// [1066. -403.   44.]
// [ 79. -91.  49.]
// [-15. 143.  38.]
// [ 20. 688.  37.]
// [0. 0. 0.]
// [  31. -502.   38.]
// [-12.  35.  49.]
// <<<
