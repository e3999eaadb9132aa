// Convolutions of bf16 that AMX may make, and their gradients: odd features, taps that
// are joined and not, groups, strides, holes, kernels in either order, and numbers so
// small that it may not.  Oracle: the same numbers in f32, whose sums are exact.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @nchw() : () -> ()
  func.call @nhwc() : () -> ()
  func.call @nchw_odd_features() : () -> ()
  func.call @nhwc_odd_features() : () -> ()
  func.call @nchw_three_features() : () -> ()
  func.call @nhwc_three_features() : () -> ()
  func.call @nchw_many_features() : () -> ()
  func.call @nhwc_many_features() : () -> ()
  func.call @nchw_deep() : () -> ()
  func.call @nhwc_deep() : () -> ()
  func.call @nchw_wide() : () -> ()
  func.call @nchw_groups() : () -> ()
  func.call @nhwc_groups() : () -> ()
  func.call @nchw_strides() : () -> ()
  func.call @nchw_turned() : () -> ()
  func.call @nchw_turned_many() : () -> ()
  func.call @nchw_holes() : () -> ()
  func.call @nhwc_holes() : () -> ()
  func.call @nchw_kernel() : () -> ()
  func.call @nhwc_kernel() : () -> ()
  func.call @nchw_kernel_strides() : () -> ()
  func.call @nhwc_kernel_strides() : () -> ()
  func.call @small_numbers() : () -> ()
  func.call @smallest_numbers() : () -> ()
  func.return
}
func.func private @nchw() {
  %x0 = stablehlo.iota dim = 0 : tensor<2016xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2016xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2016xi32>
  %x3 = stablehlo.constant dense<11> : tensor<2016xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2016xi32>
  %x5 = stablehlo.constant dense<5> : tensor<2016xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<2016xi32>
  %x7 = stablehlo.convert %x6 : (tensor<2016xi32>) -> tensor<2016xf32>
  %x8 = stablehlo.constant dense<1.0> : tensor<2016xf32>
  %x9 = stablehlo.multiply %x7, %x8 : tensor<2016xf32>
  %xa = stablehlo.convert %x9 : (tensor<2016xf32>) -> tensor<2016xbf16>
  %xb = stablehlo.reshape %xa : (tensor<2016xbf16>) -> tensor<2x16x9x7xbf16>
  %x = stablehlo.optimization_barrier %xb : tensor<2x16x9x7xbf16>
  %xf = stablehlo.convert %x : (tensor<2x16x9x7xbf16>) -> tensor<2x16x9x7xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<2448xi32>
  %w1 = stablehlo.constant dense<5> : tensor<2448xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<2448xi32>
  %w3 = stablehlo.constant dense<7> : tensor<2448xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<2448xi32>
  %w5 = stablehlo.constant dense<3> : tensor<2448xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<2448xi32>
  %w7 = stablehlo.convert %w6 : (tensor<2448xi32>) -> tensor<2448xf32>
  %w8 = stablehlo.constant dense<1.0> : tensor<2448xf32>
  %w9 = stablehlo.multiply %w7, %w8 : tensor<2448xf32>
  %wa = stablehlo.convert %w9 : (tensor<2448xf32>) -> tensor<2448xbf16>
  %wb = stablehlo.reshape %wa : (tensor<2448xbf16>) -> tensor<17x16x3x3xbf16>
  %w = stablehlo.optimization_barrier %wb : tensor<17x16x3x3xbf16>
  %wf = stablehlo.convert %w : (tensor<17x16x3x3xbf16>) -> tensor<17x16x3x3xf32>
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x16x9x7xbf16>, tensor<17x16x3x3xbf16>) -> tensor<2x17x9x7xf32>
  %e = stablehlo.convolution(%xf, %wf) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x16x9x7xf32>, tensor<17x16x3x3xf32>) -> tensor<2x17x9x7xf32>
  check.expect_eq %r, %e : tensor<2x17x9x7xf32>
  func.return
}
func.func private @nhwc() {
  %x0 = stablehlo.iota dim = 0 : tensor<2016xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2016xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2016xi32>
  %x3 = stablehlo.constant dense<11> : tensor<2016xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2016xi32>
  %x5 = stablehlo.constant dense<5> : tensor<2016xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<2016xi32>
  %x7 = stablehlo.convert %x6 : (tensor<2016xi32>) -> tensor<2016xf32>
  %x8 = stablehlo.constant dense<1.0> : tensor<2016xf32>
  %x9 = stablehlo.multiply %x7, %x8 : tensor<2016xf32>
  %xa = stablehlo.convert %x9 : (tensor<2016xf32>) -> tensor<2016xbf16>
  %xb = stablehlo.reshape %xa : (tensor<2016xbf16>) -> tensor<2x9x7x16xbf16>
  %x = stablehlo.optimization_barrier %xb : tensor<2x9x7x16xbf16>
  %xf = stablehlo.convert %x : (tensor<2x9x7x16xbf16>) -> tensor<2x9x7x16xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<2448xi32>
  %w1 = stablehlo.constant dense<5> : tensor<2448xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<2448xi32>
  %w3 = stablehlo.constant dense<7> : tensor<2448xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<2448xi32>
  %w5 = stablehlo.constant dense<3> : tensor<2448xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<2448xi32>
  %w7 = stablehlo.convert %w6 : (tensor<2448xi32>) -> tensor<2448xf32>
  %w8 = stablehlo.constant dense<1.0> : tensor<2448xf32>
  %w9 = stablehlo.multiply %w7, %w8 : tensor<2448xf32>
  %wa = stablehlo.convert %w9 : (tensor<2448xf32>) -> tensor<2448xbf16>
  %wb = stablehlo.reshape %wa : (tensor<2448xbf16>) -> tensor<3x3x16x17xbf16>
  %w = stablehlo.optimization_barrier %wb : tensor<3x3x16x17xbf16>
  %wf = stablehlo.convert %w : (tensor<3x3x16x17xbf16>) -> tensor<3x3x16x17xf32>
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x7x16xbf16>, tensor<3x3x16x17xbf16>) -> tensor<2x9x7x17xf32>
  %e = stablehlo.convolution(%xf, %wf) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x7x16xf32>, tensor<3x3x16x17xf32>) -> tensor<2x9x7x17xf32>
  check.expect_eq %r, %e : tensor<2x9x7x17xf32>
  func.return
}
func.func private @nchw_odd_features() {
  %x0 = stablehlo.iota dim = 0 : tensor<720xi32>
  %x1 = stablehlo.constant dense<7> : tensor<720xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<720xi32>
  %x3 = stablehlo.constant dense<11> : tensor<720xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<720xi32>
  %x5 = stablehlo.constant dense<5> : tensor<720xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<720xi32>
  %x7 = stablehlo.convert %x6 : (tensor<720xi32>) -> tensor<720xf32>
  %x8 = stablehlo.constant dense<1.0> : tensor<720xf32>
  %x9 = stablehlo.multiply %x7, %x8 : tensor<720xf32>
  %xa = stablehlo.convert %x9 : (tensor<720xf32>) -> tensor<720xbf16>
  %xb = stablehlo.reshape %xa : (tensor<720xbf16>) -> tensor<2x5x9x8xbf16>
  %x = stablehlo.optimization_barrier %xb : tensor<2x5x9x8xbf16>
  %xf = stablehlo.convert %x : (tensor<2x5x9x8xbf16>) -> tensor<2x5x9x8xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<1080xi32>
  %w1 = stablehlo.constant dense<5> : tensor<1080xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<1080xi32>
  %w3 = stablehlo.constant dense<7> : tensor<1080xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<1080xi32>
  %w5 = stablehlo.constant dense<3> : tensor<1080xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<1080xi32>
  %w7 = stablehlo.convert %w6 : (tensor<1080xi32>) -> tensor<1080xf32>
  %w8 = stablehlo.constant dense<1.0> : tensor<1080xf32>
  %w9 = stablehlo.multiply %w7, %w8 : tensor<1080xf32>
  %wa = stablehlo.convert %w9 : (tensor<1080xf32>) -> tensor<1080xbf16>
  %wb = stablehlo.reshape %wa : (tensor<1080xbf16>) -> tensor<24x5x3x3xbf16>
  %w = stablehlo.optimization_barrier %wb : tensor<24x5x3x3xbf16>
  %wf = stablehlo.convert %w : (tensor<24x5x3x3xbf16>) -> tensor<24x5x3x3xf32>
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x9x8xbf16>, tensor<24x5x3x3xbf16>) -> tensor<2x24x9x8xf32>
  %e = stablehlo.convolution(%xf, %wf) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x9x8xf32>, tensor<24x5x3x3xf32>) -> tensor<2x24x9x8xf32>
  check.expect_eq %r, %e : tensor<2x24x9x8xf32>
  func.return
}
func.func private @nhwc_odd_features() {
  %x0 = stablehlo.iota dim = 0 : tensor<3672xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3672xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3672xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3672xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3672xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3672xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3672xi32>
  %x7 = stablehlo.convert %x6 : (tensor<3672xi32>) -> tensor<3672xf32>
  %x8 = stablehlo.constant dense<1.0> : tensor<3672xf32>
  %x9 = stablehlo.multiply %x7, %x8 : tensor<3672xf32>
  %xa = stablehlo.convert %x9 : (tensor<3672xf32>) -> tensor<3672xbf16>
  %xb = stablehlo.reshape %xa : (tensor<3672xbf16>) -> tensor<1x9x8x51xbf16>
  %x = stablehlo.optimization_barrier %xb : tensor<1x9x8x51xbf16>
  %xf = stablehlo.convert %x : (tensor<1x9x8x51xbf16>) -> tensor<1x9x8x51xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<11016xi32>
  %w1 = stablehlo.constant dense<5> : tensor<11016xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<11016xi32>
  %w3 = stablehlo.constant dense<7> : tensor<11016xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<11016xi32>
  %w5 = stablehlo.constant dense<3> : tensor<11016xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<11016xi32>
  %w7 = stablehlo.convert %w6 : (tensor<11016xi32>) -> tensor<11016xf32>
  %w8 = stablehlo.constant dense<1.0> : tensor<11016xf32>
  %w9 = stablehlo.multiply %w7, %w8 : tensor<11016xf32>
  %wa = stablehlo.convert %w9 : (tensor<11016xf32>) -> tensor<11016xbf16>
  %wb = stablehlo.reshape %wa : (tensor<11016xbf16>) -> tensor<3x3x51x24xbf16>
  %w = stablehlo.optimization_barrier %wb : tensor<3x3x51x24xbf16>
  %wf = stablehlo.convert %w : (tensor<3x3x51x24xbf16>) -> tensor<3x3x51x24xf32>
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x9x8x51xbf16>, tensor<3x3x51x24xbf16>) -> tensor<1x9x8x24xf32>
  %e = stablehlo.convolution(%xf, %wf) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x9x8x51xf32>, tensor<3x3x51x24xf32>) -> tensor<1x9x8x24xf32>
  check.expect_eq %r, %e : tensor<1x9x8x24xf32>
  func.return
}
func.func private @nchw_three_features() {
  %x0 = stablehlo.iota dim = 0 : tensor<1200xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1200xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1200xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1200xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1200xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1200xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1200xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1200xi32>) -> tensor<1200xf32>
  %x8 = stablehlo.constant dense<1.0> : tensor<1200xf32>
  %x9 = stablehlo.multiply %x7, %x8 : tensor<1200xf32>
  %xa = stablehlo.convert %x9 : (tensor<1200xf32>) -> tensor<1200xbf16>
  %xb = stablehlo.reshape %xa : (tensor<1200xbf16>) -> tensor<1x3x20x20xbf16>
  %x = stablehlo.optimization_barrier %xb : tensor<1x3x20x20xbf16>
  %xf = stablehlo.convert %x : (tensor<1x3x20x20xbf16>) -> tensor<1x3x20x20xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<5880xi32>
  %w1 = stablehlo.constant dense<5> : tensor<5880xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<5880xi32>
  %w3 = stablehlo.constant dense<7> : tensor<5880xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<5880xi32>
  %w5 = stablehlo.constant dense<3> : tensor<5880xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<5880xi32>
  %w7 = stablehlo.convert %w6 : (tensor<5880xi32>) -> tensor<5880xf32>
  %w8 = stablehlo.constant dense<1.0> : tensor<5880xf32>
  %w9 = stablehlo.multiply %w7, %w8 : tensor<5880xf32>
  %wa = stablehlo.convert %w9 : (tensor<5880xf32>) -> tensor<5880xbf16>
  %wb = stablehlo.reshape %wa : (tensor<5880xbf16>) -> tensor<40x3x7x7xbf16>
  %w = stablehlo.optimization_barrier %wb : tensor<40x3x7x7xbf16>
  %wf = stablehlo.convert %w : (tensor<40x3x7x7xbf16>) -> tensor<40x3x7x7xf32>
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x20x20xbf16>, tensor<40x3x7x7xbf16>) -> tensor<1x40x10x10xf32>
  %e = stablehlo.convolution(%xf, %wf) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x20x20xf32>, tensor<40x3x7x7xf32>) -> tensor<1x40x10x10xf32>
  check.expect_eq %r, %e : tensor<1x40x10x10xf32>
  func.return
}
func.func private @nhwc_three_features() {
  %x0 = stablehlo.iota dim = 0 : tensor<1200xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1200xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1200xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1200xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1200xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1200xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1200xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1200xi32>) -> tensor<1200xf32>
  %x8 = stablehlo.constant dense<1.0> : tensor<1200xf32>
  %x9 = stablehlo.multiply %x7, %x8 : tensor<1200xf32>
  %xa = stablehlo.convert %x9 : (tensor<1200xf32>) -> tensor<1200xbf16>
  %xb = stablehlo.reshape %xa : (tensor<1200xbf16>) -> tensor<1x20x20x3xbf16>
  %x = stablehlo.optimization_barrier %xb : tensor<1x20x20x3xbf16>
  %xf = stablehlo.convert %x : (tensor<1x20x20x3xbf16>) -> tensor<1x20x20x3xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<5880xi32>
  %w1 = stablehlo.constant dense<5> : tensor<5880xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<5880xi32>
  %w3 = stablehlo.constant dense<7> : tensor<5880xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<5880xi32>
  %w5 = stablehlo.constant dense<3> : tensor<5880xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<5880xi32>
  %w7 = stablehlo.convert %w6 : (tensor<5880xi32>) -> tensor<5880xf32>
  %w8 = stablehlo.constant dense<1.0> : tensor<5880xf32>
  %w9 = stablehlo.multiply %w7, %w8 : tensor<5880xf32>
  %wa = stablehlo.convert %w9 : (tensor<5880xf32>) -> tensor<5880xbf16>
  %wb = stablehlo.reshape %wa : (tensor<5880xbf16>) -> tensor<7x7x3x40xbf16>
  %w = stablehlo.optimization_barrier %wb : tensor<7x7x3x40xbf16>
  %wf = stablehlo.convert %w : (tensor<7x7x3x40xbf16>) -> tensor<7x7x3x40xf32>
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x20x20x3xbf16>, tensor<7x7x3x40xbf16>) -> tensor<1x10x10x40xf32>
  %e = stablehlo.convolution(%xf, %wf) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x20x20x3xf32>, tensor<7x7x3x40xf32>) -> tensor<1x10x10x40xf32>
  check.expect_eq %r, %e : tensor<1x10x10x40xf32>
  func.return
}
func.func private @nchw_many_features() {
  %x0 = stablehlo.iota dim = 0 : tensor<3900xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3900xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3900xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3900xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3900xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3900xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3900xi32>
  %x7 = stablehlo.convert %x6 : (tensor<3900xi32>) -> tensor<3900xf32>
  %x8 = stablehlo.constant dense<1.0> : tensor<3900xf32>
  %x9 = stablehlo.multiply %x7, %x8 : tensor<3900xf32>
  %xa = stablehlo.convert %x9 : (tensor<3900xf32>) -> tensor<3900xbf16>
  %xb = stablehlo.reshape %xa : (tensor<3900xbf16>) -> tensor<1x130x6x5xbf16>
  %x = stablehlo.optimization_barrier %xb : tensor<1x130x6x5xbf16>
  %xf = stablehlo.convert %x : (tensor<1x130x6x5xbf16>) -> tensor<1x130x6x5xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<175500xi32>
  %w1 = stablehlo.constant dense<5> : tensor<175500xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<175500xi32>
  %w3 = stablehlo.constant dense<7> : tensor<175500xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<175500xi32>
  %w5 = stablehlo.constant dense<3> : tensor<175500xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<175500xi32>
  %w7 = stablehlo.convert %w6 : (tensor<175500xi32>) -> tensor<175500xf32>
  %w8 = stablehlo.constant dense<1.0> : tensor<175500xf32>
  %w9 = stablehlo.multiply %w7, %w8 : tensor<175500xf32>
  %wa = stablehlo.convert %w9 : (tensor<175500xf32>) -> tensor<175500xbf16>
  %wb = stablehlo.reshape %wa : (tensor<175500xbf16>) -> tensor<150x130x3x3xbf16>
  %w = stablehlo.optimization_barrier %wb : tensor<150x130x3x3xbf16>
  %wf = stablehlo.convert %w : (tensor<150x130x3x3xbf16>) -> tensor<150x130x3x3xf32>
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x130x6x5xbf16>, tensor<150x130x3x3xbf16>) -> tensor<1x150x6x5xf32>
  %e = stablehlo.convolution(%xf, %wf) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x130x6x5xf32>, tensor<150x130x3x3xf32>) -> tensor<1x150x6x5xf32>
  check.expect_eq %r, %e : tensor<1x150x6x5xf32>
  func.return
}
func.func private @nhwc_many_features() {
  %x0 = stablehlo.iota dim = 0 : tensor<3900xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3900xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3900xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3900xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3900xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3900xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3900xi32>
  %x7 = stablehlo.convert %x6 : (tensor<3900xi32>) -> tensor<3900xf32>
  %x8 = stablehlo.constant dense<1.0> : tensor<3900xf32>
  %x9 = stablehlo.multiply %x7, %x8 : tensor<3900xf32>
  %xa = stablehlo.convert %x9 : (tensor<3900xf32>) -> tensor<3900xbf16>
  %xb = stablehlo.reshape %xa : (tensor<3900xbf16>) -> tensor<1x6x5x130xbf16>
  %x = stablehlo.optimization_barrier %xb : tensor<1x6x5x130xbf16>
  %xf = stablehlo.convert %x : (tensor<1x6x5x130xbf16>) -> tensor<1x6x5x130xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<175500xi32>
  %w1 = stablehlo.constant dense<5> : tensor<175500xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<175500xi32>
  %w3 = stablehlo.constant dense<7> : tensor<175500xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<175500xi32>
  %w5 = stablehlo.constant dense<3> : tensor<175500xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<175500xi32>
  %w7 = stablehlo.convert %w6 : (tensor<175500xi32>) -> tensor<175500xf32>
  %w8 = stablehlo.constant dense<1.0> : tensor<175500xf32>
  %w9 = stablehlo.multiply %w7, %w8 : tensor<175500xf32>
  %wa = stablehlo.convert %w9 : (tensor<175500xf32>) -> tensor<175500xbf16>
  %wb = stablehlo.reshape %wa : (tensor<175500xbf16>) -> tensor<3x3x130x150xbf16>
  %w = stablehlo.optimization_barrier %wb : tensor<3x3x130x150xbf16>
  %wf = stablehlo.convert %w : (tensor<3x3x130x150xbf16>) -> tensor<3x3x130x150xf32>
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x5x130xbf16>, tensor<3x3x130x150xbf16>) -> tensor<1x6x5x150xf32>
  %e = stablehlo.convolution(%xf, %wf) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x5x130xf32>, tensor<3x3x130x150xf32>) -> tensor<1x6x5x150xf32>
  check.expect_eq %r, %e : tensor<1x6x5x150xf32>
  func.return
}
func.func private @nchw_deep() {
  %x0 = stablehlo.iota dim = 0 : tensor<16000xi32>
  %x1 = stablehlo.constant dense<7> : tensor<16000xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<16000xi32>
  %x3 = stablehlo.constant dense<11> : tensor<16000xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<16000xi32>
  %x5 = stablehlo.constant dense<5> : tensor<16000xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<16000xi32>
  %x7 = stablehlo.convert %x6 : (tensor<16000xi32>) -> tensor<16000xf32>
  %x8 = stablehlo.constant dense<1.0> : tensor<16000xf32>
  %x9 = stablehlo.multiply %x7, %x8 : tensor<16000xf32>
  %xa = stablehlo.convert %x9 : (tensor<16000xf32>) -> tensor<16000xbf16>
  %xb = stablehlo.reshape %xa : (tensor<16000xbf16>) -> tensor<1x800x4x5xbf16>
  %x = stablehlo.optimization_barrier %xb : tensor<1x800x4x5xbf16>
  %xf = stablehlo.convert %x : (tensor<1x800x4x5xbf16>) -> tensor<1x800x4x5xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<51200xi32>
  %w1 = stablehlo.constant dense<5> : tensor<51200xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<51200xi32>
  %w3 = stablehlo.constant dense<7> : tensor<51200xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<51200xi32>
  %w5 = stablehlo.constant dense<3> : tensor<51200xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<51200xi32>
  %w7 = stablehlo.convert %w6 : (tensor<51200xi32>) -> tensor<51200xf32>
  %w8 = stablehlo.constant dense<1.0> : tensor<51200xf32>
  %w9 = stablehlo.multiply %w7, %w8 : tensor<51200xf32>
  %wa = stablehlo.convert %w9 : (tensor<51200xf32>) -> tensor<51200xbf16>
  %wb = stablehlo.reshape %wa : (tensor<51200xbf16>) -> tensor<16x800x2x2xbf16>
  %w = stablehlo.optimization_barrier %wb : tensor<16x800x2x2xbf16>
  %wf = stablehlo.convert %w : (tensor<16x800x2x2xbf16>) -> tensor<16x800x2x2xf32>
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x800x4x5xbf16>, tensor<16x800x2x2xbf16>) -> tensor<1x16x5x6xf32>
  %e = stablehlo.convolution(%xf, %wf) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x800x4x5xf32>, tensor<16x800x2x2xf32>) -> tensor<1x16x5x6xf32>
  check.expect_eq %r, %e : tensor<1x16x5x6xf32>
  func.return
}
func.func private @nhwc_deep() {
  %x0 = stablehlo.iota dim = 0 : tensor<16020xi32>
  %x1 = stablehlo.constant dense<7> : tensor<16020xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<16020xi32>
  %x3 = stablehlo.constant dense<11> : tensor<16020xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<16020xi32>
  %x5 = stablehlo.constant dense<5> : tensor<16020xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<16020xi32>
  %x7 = stablehlo.convert %x6 : (tensor<16020xi32>) -> tensor<16020xf32>
  %x8 = stablehlo.constant dense<1.0> : tensor<16020xf32>
  %x9 = stablehlo.multiply %x7, %x8 : tensor<16020xf32>
  %xa = stablehlo.convert %x9 : (tensor<16020xf32>) -> tensor<16020xbf16>
  %xb = stablehlo.reshape %xa : (tensor<16020xbf16>) -> tensor<1x4x5x801xbf16>
  %x = stablehlo.optimization_barrier %xb : tensor<1x4x5x801xbf16>
  %xf = stablehlo.convert %x : (tensor<1x4x5x801xbf16>) -> tensor<1x4x5x801xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<51264xi32>
  %w1 = stablehlo.constant dense<5> : tensor<51264xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<51264xi32>
  %w3 = stablehlo.constant dense<7> : tensor<51264xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<51264xi32>
  %w5 = stablehlo.constant dense<3> : tensor<51264xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<51264xi32>
  %w7 = stablehlo.convert %w6 : (tensor<51264xi32>) -> tensor<51264xf32>
  %w8 = stablehlo.constant dense<1.0> : tensor<51264xf32>
  %w9 = stablehlo.multiply %w7, %w8 : tensor<51264xf32>
  %wa = stablehlo.convert %w9 : (tensor<51264xf32>) -> tensor<51264xbf16>
  %wb = stablehlo.reshape %wa : (tensor<51264xbf16>) -> tensor<2x2x801x16xbf16>
  %w = stablehlo.optimization_barrier %wb : tensor<2x2x801x16xbf16>
  %wf = stablehlo.convert %w : (tensor<2x2x801x16xbf16>) -> tensor<2x2x801x16xf32>
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x5x801xbf16>, tensor<2x2x801x16xbf16>) -> tensor<1x5x6x16xf32>
  %e = stablehlo.convolution(%xf, %wf) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x5x801xf32>, tensor<2x2x801x16xf32>) -> tensor<1x5x6x16xf32>
  check.expect_eq %r, %e : tensor<1x5x6x16xf32>
  func.return
}
func.func private @nchw_wide() {
  %x0 = stablehlo.iota dim = 0 : tensor<1400xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1400xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1400xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1400xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1400xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1400xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1400xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1400xi32>) -> tensor<1400xf32>
  %x8 = stablehlo.constant dense<1.0> : tensor<1400xf32>
  %x9 = stablehlo.multiply %x7, %x8 : tensor<1400xf32>
  %xa = stablehlo.convert %x9 : (tensor<1400xf32>) -> tensor<1400xbf16>
  %xb = stablehlo.reshape %xa : (tensor<1400xbf16>) -> tensor<1x70x5x4xbf16>
  %x = stablehlo.optimization_barrier %xb : tensor<1x70x5x4xbf16>
  %xf = stablehlo.convert %x : (tensor<1x70x5x4xbf16>) -> tensor<1x70x5x4xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<189000xi32>
  %w1 = stablehlo.constant dense<5> : tensor<189000xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<189000xi32>
  %w3 = stablehlo.constant dense<7> : tensor<189000xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<189000xi32>
  %w5 = stablehlo.constant dense<3> : tensor<189000xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<189000xi32>
  %w7 = stablehlo.convert %w6 : (tensor<189000xi32>) -> tensor<189000xf32>
  %w8 = stablehlo.constant dense<1.0> : tensor<189000xf32>
  %w9 = stablehlo.multiply %w7, %w8 : tensor<189000xf32>
  %wa = stablehlo.convert %w9 : (tensor<189000xf32>) -> tensor<189000xbf16>
  %wb = stablehlo.reshape %wa : (tensor<189000xbf16>) -> tensor<300x70x3x3xbf16>
  %w = stablehlo.optimization_barrier %wb : tensor<300x70x3x3xbf16>
  %wf = stablehlo.convert %w : (tensor<300x70x3x3xbf16>) -> tensor<300x70x3x3xf32>
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x70x5x4xbf16>, tensor<300x70x3x3xbf16>) -> tensor<1x300x5x4xf32>
  %e = stablehlo.convolution(%xf, %wf) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x70x5x4xf32>, tensor<300x70x3x3xf32>) -> tensor<1x300x5x4xf32>
  check.expect_eq %r, %e : tensor<1x300x5x4xf32>
  func.return
}
func.func private @nchw_groups() {
  %x0 = stablehlo.iota dim = 0 : tensor<1728xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1728xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1728xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1728xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1728xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1728xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1728xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1728xi32>) -> tensor<1728xf32>
  %x8 = stablehlo.constant dense<1.0> : tensor<1728xf32>
  %x9 = stablehlo.multiply %x7, %x8 : tensor<1728xf32>
  %xa = stablehlo.convert %x9 : (tensor<1728xf32>) -> tensor<1728xbf16>
  %xb = stablehlo.reshape %xa : (tensor<1728xbf16>) -> tensor<2x24x6x6xbf16>
  %x = stablehlo.optimization_barrier %xb : tensor<2x24x6x6xbf16>
  %xf = stablehlo.convert %x : (tensor<2x24x6x6xbf16>) -> tensor<2x24x6x6xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<2592xi32>
  %w1 = stablehlo.constant dense<5> : tensor<2592xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<2592xi32>
  %w3 = stablehlo.constant dense<7> : tensor<2592xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<2592xi32>
  %w5 = stablehlo.constant dense<3> : tensor<2592xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<2592xi32>
  %w7 = stablehlo.convert %w6 : (tensor<2592xi32>) -> tensor<2592xf32>
  %w8 = stablehlo.constant dense<1.0> : tensor<2592xf32>
  %w9 = stablehlo.multiply %w7, %w8 : tensor<2592xf32>
  %wa = stablehlo.convert %w9 : (tensor<2592xf32>) -> tensor<2592xbf16>
  %wb = stablehlo.reshape %wa : (tensor<2592xbf16>) -> tensor<36x8x3x3xbf16>
  %w = stablehlo.optimization_barrier %wb : tensor<36x8x3x3xbf16>
  %wf = stablehlo.convert %w : (tensor<36x8x3x3xbf16>) -> tensor<36x8x3x3xf32>
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x24x6x6xbf16>, tensor<36x8x3x3xbf16>) -> tensor<2x36x6x6xf32>
  %e = stablehlo.convolution(%xf, %wf) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x24x6x6xf32>, tensor<36x8x3x3xf32>) -> tensor<2x36x6x6xf32>
  check.expect_eq %r, %e : tensor<2x36x6x6xf32>
  func.return
}
func.func private @nhwc_groups() {
  %x0 = stablehlo.iota dim = 0 : tensor<1728xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1728xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1728xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1728xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1728xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1728xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1728xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1728xi32>) -> tensor<1728xf32>
  %x8 = stablehlo.constant dense<1.0> : tensor<1728xf32>
  %x9 = stablehlo.multiply %x7, %x8 : tensor<1728xf32>
  %xa = stablehlo.convert %x9 : (tensor<1728xf32>) -> tensor<1728xbf16>
  %xb = stablehlo.reshape %xa : (tensor<1728xbf16>) -> tensor<2x6x6x24xbf16>
  %x = stablehlo.optimization_barrier %xb : tensor<2x6x6x24xbf16>
  %xf = stablehlo.convert %x : (tensor<2x6x6x24xbf16>) -> tensor<2x6x6x24xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<2592xi32>
  %w1 = stablehlo.constant dense<5> : tensor<2592xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<2592xi32>
  %w3 = stablehlo.constant dense<7> : tensor<2592xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<2592xi32>
  %w5 = stablehlo.constant dense<3> : tensor<2592xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<2592xi32>
  %w7 = stablehlo.convert %w6 : (tensor<2592xi32>) -> tensor<2592xf32>
  %w8 = stablehlo.constant dense<1.0> : tensor<2592xf32>
  %w9 = stablehlo.multiply %w7, %w8 : tensor<2592xf32>
  %wa = stablehlo.convert %w9 : (tensor<2592xf32>) -> tensor<2592xbf16>
  %wb = stablehlo.reshape %wa : (tensor<2592xbf16>) -> tensor<3x3x8x36xbf16>
  %w = stablehlo.optimization_barrier %wb : tensor<3x3x8x36xbf16>
  %wf = stablehlo.convert %w : (tensor<3x3x8x36xbf16>) -> tensor<3x3x8x36xf32>
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x6x6x24xbf16>, tensor<3x3x8x36xbf16>) -> tensor<2x6x6x36xf32>
  %e = stablehlo.convolution(%xf, %wf) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x6x6x24xf32>, tensor<3x3x8x36xf32>) -> tensor<2x6x6x36xf32>
  check.expect_eq %r, %e : tensor<2x6x6x36xf32>
  func.return
}
func.func private @nchw_strides() {
  %x0 = stablehlo.iota dim = 0 : tensor<2592xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2592xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2592xi32>
  %x3 = stablehlo.constant dense<11> : tensor<2592xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2592xi32>
  %x5 = stablehlo.constant dense<5> : tensor<2592xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<2592xi32>
  %x7 = stablehlo.convert %x6 : (tensor<2592xi32>) -> tensor<2592xf32>
  %x8 = stablehlo.constant dense<1.0> : tensor<2592xf32>
  %x9 = stablehlo.multiply %x7, %x8 : tensor<2592xf32>
  %xa = stablehlo.convert %x9 : (tensor<2592xf32>) -> tensor<2592xbf16>
  %xb = stablehlo.reshape %xa : (tensor<2592xbf16>) -> tensor<2x16x9x9xbf16>
  %x = stablehlo.optimization_barrier %xb : tensor<2x16x9x9xbf16>
  %xf = stablehlo.convert %x : (tensor<2x16x9x9xbf16>) -> tensor<2x16x9x9xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<384xi32>
  %w1 = stablehlo.constant dense<5> : tensor<384xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<384xi32>
  %w3 = stablehlo.constant dense<7> : tensor<384xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<384xi32>
  %w5 = stablehlo.constant dense<3> : tensor<384xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<384xi32>
  %w7 = stablehlo.convert %w6 : (tensor<384xi32>) -> tensor<384xf32>
  %w8 = stablehlo.constant dense<1.0> : tensor<384xf32>
  %w9 = stablehlo.multiply %w7, %w8 : tensor<384xf32>
  %wa = stablehlo.convert %w9 : (tensor<384xf32>) -> tensor<384xbf16>
  %wb = stablehlo.reshape %wa : (tensor<384xbf16>) -> tensor<24x16x1x1xbf16>
  %w = stablehlo.optimization_barrier %wb : tensor<24x16x1x1xbf16>
  %wf = stablehlo.convert %w : (tensor<24x16x1x1xbf16>) -> tensor<24x16x1x1xf32>
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x16x9x9xbf16>, tensor<24x16x1x1xbf16>) -> tensor<2x24x5x5xf32>
  %e = stablehlo.convolution(%xf, %wf) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x16x9x9xf32>, tensor<24x16x1x1xf32>) -> tensor<2x24x5x5xf32>
  check.expect_eq %r, %e : tensor<2x24x5x5xf32>
  func.return
}
func.func private @nchw_turned() {
  %x0 = stablehlo.iota dim = 0 : tensor<2520xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2520xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2520xi32>
  %x3 = stablehlo.constant dense<11> : tensor<2520xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2520xi32>
  %x5 = stablehlo.constant dense<5> : tensor<2520xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<2520xi32>
  %x7 = stablehlo.convert %x6 : (tensor<2520xi32>) -> tensor<2520xf32>
  %x8 = stablehlo.constant dense<1.0> : tensor<2520xf32>
  %x9 = stablehlo.multiply %x7, %x8 : tensor<2520xf32>
  %xa = stablehlo.convert %x9 : (tensor<2520xf32>) -> tensor<2520xbf16>
  %xb = stablehlo.reshape %xa : (tensor<2520xbf16>) -> tensor<2x20x7x9xbf16>
  %x = stablehlo.optimization_barrier %xb : tensor<2x20x7x9xbf16>
  %xf = stablehlo.convert %x : (tensor<2x20x7x9xbf16>) -> tensor<2x20x7x9xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<4320xi32>
  %w1 = stablehlo.constant dense<5> : tensor<4320xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<4320xi32>
  %w3 = stablehlo.constant dense<7> : tensor<4320xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<4320xi32>
  %w5 = stablehlo.constant dense<3> : tensor<4320xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<4320xi32>
  %w7 = stablehlo.convert %w6 : (tensor<4320xi32>) -> tensor<4320xf32>
  %w8 = stablehlo.constant dense<1.0> : tensor<4320xf32>
  %w9 = stablehlo.multiply %w7, %w8 : tensor<4320xf32>
  %wa = stablehlo.convert %w9 : (tensor<4320xf32>) -> tensor<4320xbf16>
  %wb = stablehlo.reshape %wa : (tensor<4320xbf16>) -> tensor<20x24x3x3xbf16>
  %w = stablehlo.optimization_barrier %wb : tensor<20x24x3x3xbf16>
  %wf = stablehlo.convert %w : (tensor<20x24x3x3xbf16>) -> tensor<20x24x3x3xf32>
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x20x7x9xbf16>, tensor<20x24x3x3xbf16>) -> tensor<2x24x7x9xf32>
  %e = stablehlo.convolution(%xf, %wf) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x20x7x9xf32>, tensor<20x24x3x3xf32>) -> tensor<2x24x7x9xf32>
  check.expect_eq %r, %e : tensor<2x24x7x9xf32>
  func.return
}
func.func private @nchw_turned_many() {
  %x0 = stablehlo.iota dim = 0 : tensor<8960xi32>
  %x1 = stablehlo.constant dense<7> : tensor<8960xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<8960xi32>
  %x3 = stablehlo.constant dense<11> : tensor<8960xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<8960xi32>
  %x5 = stablehlo.constant dense<5> : tensor<8960xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<8960xi32>
  %x7 = stablehlo.convert %x6 : (tensor<8960xi32>) -> tensor<8960xf32>
  %x8 = stablehlo.constant dense<1.0> : tensor<8960xf32>
  %x9 = stablehlo.multiply %x7, %x8 : tensor<8960xf32>
  %xa = stablehlo.convert %x9 : (tensor<8960xf32>) -> tensor<8960xbf16>
  %xb = stablehlo.reshape %xa : (tensor<8960xbf16>) -> tensor<1x256x7x5xbf16>
  %x = stablehlo.optimization_barrier %xb : tensor<1x256x7x5xbf16>
  %xf = stablehlo.convert %x : (tensor<1x256x7x5xbf16>) -> tensor<1x256x7x5xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<55296xi32>
  %w1 = stablehlo.constant dense<5> : tensor<55296xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<55296xi32>
  %w3 = stablehlo.constant dense<7> : tensor<55296xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<55296xi32>
  %w5 = stablehlo.constant dense<3> : tensor<55296xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<55296xi32>
  %w7 = stablehlo.convert %w6 : (tensor<55296xi32>) -> tensor<55296xf32>
  %w8 = stablehlo.constant dense<1.0> : tensor<55296xf32>
  %w9 = stablehlo.multiply %w7, %w8 : tensor<55296xf32>
  %wa = stablehlo.convert %w9 : (tensor<55296xf32>) -> tensor<55296xbf16>
  %wb = stablehlo.reshape %wa : (tensor<55296xbf16>) -> tensor<256x24x3x3xbf16>
  %w = stablehlo.optimization_barrier %wb : tensor<256x24x3x3xbf16>
  %wf = stablehlo.convert %w : (tensor<256x24x3x3xbf16>) -> tensor<256x24x3x3xf32>
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x256x7x5xbf16>, tensor<256x24x3x3xbf16>) -> tensor<1x24x7x5xf32>
  %e = stablehlo.convolution(%xf, %wf) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x256x7x5xf32>, tensor<256x24x3x3xf32>) -> tensor<1x24x7x5xf32>
  check.expect_eq %r, %e : tensor<1x24x7x5xf32>
  func.return
}
func.func private @nchw_holes() {
  %x0 = stablehlo.iota dim = 0 : tensor<1200xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1200xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1200xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1200xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1200xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1200xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1200xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1200xi32>) -> tensor<1200xf32>
  %x8 = stablehlo.constant dense<1.0> : tensor<1200xf32>
  %x9 = stablehlo.multiply %x7, %x8 : tensor<1200xf32>
  %xa = stablehlo.convert %x9 : (tensor<1200xf32>) -> tensor<1200xbf16>
  %xb = stablehlo.reshape %xa : (tensor<1200xbf16>) -> tensor<2x20x5x6xbf16>
  %x = stablehlo.optimization_barrier %xb : tensor<2x20x5x6xbf16>
  %xf = stablehlo.convert %x : (tensor<2x20x5x6xbf16>) -> tensor<2x20x5x6xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<4320xi32>
  %w1 = stablehlo.constant dense<5> : tensor<4320xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<4320xi32>
  %w3 = stablehlo.constant dense<7> : tensor<4320xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<4320xi32>
  %w5 = stablehlo.constant dense<3> : tensor<4320xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<4320xi32>
  %w7 = stablehlo.convert %w6 : (tensor<4320xi32>) -> tensor<4320xf32>
  %w8 = stablehlo.constant dense<1.0> : tensor<4320xf32>
  %w9 = stablehlo.multiply %w7, %w8 : tensor<4320xf32>
  %wa = stablehlo.convert %w9 : (tensor<4320xf32>) -> tensor<4320xbf16>
  %wb = stablehlo.reshape %wa : (tensor<4320xbf16>) -> tensor<20x24x3x3xbf16>
  %w = stablehlo.optimization_barrier %wb : tensor<20x24x3x3xbf16>
  %wf = stablehlo.convert %w : (tensor<20x24x3x3xbf16>) -> tensor<20x24x3x3xf32>
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x20x5x6xbf16>, tensor<20x24x3x3xbf16>) -> tensor<2x24x10x12xf32>
  %e = stablehlo.convolution(%xf, %wf) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x20x5x6xf32>, tensor<20x24x3x3xf32>) -> tensor<2x24x10x12xf32>
  check.expect_eq %r, %e : tensor<2x24x10x12xf32>
  func.return
}
func.func private @nhwc_holes() {
  %x0 = stablehlo.iota dim = 0 : tensor<1200xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1200xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1200xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1200xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1200xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1200xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1200xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1200xi32>) -> tensor<1200xf32>
  %x8 = stablehlo.constant dense<1.0> : tensor<1200xf32>
  %x9 = stablehlo.multiply %x7, %x8 : tensor<1200xf32>
  %xa = stablehlo.convert %x9 : (tensor<1200xf32>) -> tensor<1200xbf16>
  %xb = stablehlo.reshape %xa : (tensor<1200xbf16>) -> tensor<2x5x6x20xbf16>
  %x = stablehlo.optimization_barrier %xb : tensor<2x5x6x20xbf16>
  %xf = stablehlo.convert %x : (tensor<2x5x6x20xbf16>) -> tensor<2x5x6x20xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<4320xi32>
  %w1 = stablehlo.constant dense<5> : tensor<4320xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<4320xi32>
  %w3 = stablehlo.constant dense<7> : tensor<4320xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<4320xi32>
  %w5 = stablehlo.constant dense<3> : tensor<4320xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<4320xi32>
  %w7 = stablehlo.convert %w6 : (tensor<4320xi32>) -> tensor<4320xf32>
  %w8 = stablehlo.constant dense<1.0> : tensor<4320xf32>
  %w9 = stablehlo.multiply %w7, %w8 : tensor<4320xf32>
  %wa = stablehlo.convert %w9 : (tensor<4320xf32>) -> tensor<4320xbf16>
  %wb = stablehlo.reshape %wa : (tensor<4320xbf16>) -> tensor<3x3x24x20xbf16>
  %w = stablehlo.optimization_barrier %wb : tensor<3x3x24x20xbf16>
  %wf = stablehlo.convert %w : (tensor<3x3x24x20xbf16>) -> tensor<3x3x24x20xf32>
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x6x20xbf16>, tensor<3x3x24x20xbf16>) -> tensor<2x10x12x24xf32>
  %e = stablehlo.convolution(%xf, %wf) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x6x20xf32>, tensor<3x3x24x20xf32>) -> tensor<2x10x12x24xf32>
  check.expect_eq %r, %e : tensor<2x10x12x24xf32>
  func.return
}
func.func private @nchw_kernel() {
  %x0 = stablehlo.iota dim = 0 : tensor<12160xi32>
  %x1 = stablehlo.constant dense<7> : tensor<12160xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<12160xi32>
  %x3 = stablehlo.constant dense<11> : tensor<12160xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<12160xi32>
  %x5 = stablehlo.constant dense<5> : tensor<12160xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<12160xi32>
  %x7 = stablehlo.convert %x6 : (tensor<12160xi32>) -> tensor<12160xf32>
  %x8 = stablehlo.constant dense<1.0> : tensor<12160xf32>
  %x9 = stablehlo.multiply %x7, %x8 : tensor<12160xf32>
  %xa = stablehlo.convert %x9 : (tensor<12160xf32>) -> tensor<12160xbf16>
  %xb = stablehlo.reshape %xa : (tensor<12160xbf16>) -> tensor<5x16x8x19xbf16>
  %x = stablehlo.optimization_barrier %xb : tensor<5x16x8x19xbf16>
  %xf = stablehlo.convert %x : (tensor<5x16x8x19xbf16>) -> tensor<5x16x8x19xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<18240xi32>
  %w1 = stablehlo.constant dense<5> : tensor<18240xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<18240xi32>
  %w3 = stablehlo.constant dense<7> : tensor<18240xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<18240xi32>
  %w5 = stablehlo.constant dense<3> : tensor<18240xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<18240xi32>
  %w7 = stablehlo.convert %w6 : (tensor<18240xi32>) -> tensor<18240xf32>
  %w8 = stablehlo.constant dense<1.0> : tensor<18240xf32>
  %w9 = stablehlo.multiply %w7, %w8 : tensor<18240xf32>
  %wa = stablehlo.convert %w9 : (tensor<18240xf32>) -> tensor<18240xbf16>
  %wb = stablehlo.reshape %wa : (tensor<18240xbf16>) -> tensor<5x24x8x19xbf16>
  %w = stablehlo.optimization_barrier %wb : tensor<5x24x8x19xbf16>
  %wf = stablehlo.convert %w : (tensor<5x24x8x19xbf16>) -> tensor<5x24x8x19xf32>
  %r = stablehlo.convolution(%x, %w) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<5x16x8x19xbf16>, tensor<5x24x8x19xbf16>) -> tensor<24x16x3x3xf32>
  %e = stablehlo.convolution(%xf, %wf) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<5x16x8x19xf32>, tensor<5x24x8x19xf32>) -> tensor<24x16x3x3xf32>
  check.expect_eq %r, %e : tensor<24x16x3x3xf32>
  func.return
}
func.func private @nhwc_kernel() {
  %x0 = stablehlo.iota dim = 0 : tensor<5760xi32>
  %x1 = stablehlo.constant dense<7> : tensor<5760xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<5760xi32>
  %x3 = stablehlo.constant dense<11> : tensor<5760xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<5760xi32>
  %x5 = stablehlo.constant dense<5> : tensor<5760xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<5760xi32>
  %x7 = stablehlo.convert %x6 : (tensor<5760xi32>) -> tensor<5760xf32>
  %x8 = stablehlo.constant dense<1.0> : tensor<5760xf32>
  %x9 = stablehlo.multiply %x7, %x8 : tensor<5760xf32>
  %xa = stablehlo.convert %x9 : (tensor<5760xf32>) -> tensor<5760xbf16>
  %xb = stablehlo.reshape %xa : (tensor<5760xbf16>) -> tensor<5x8x9x16xbf16>
  %x = stablehlo.optimization_barrier %xb : tensor<5x8x9x16xbf16>
  %xf = stablehlo.convert %x : (tensor<5x8x9x16xbf16>) -> tensor<5x8x9x16xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<8640xi32>
  %w1 = stablehlo.constant dense<5> : tensor<8640xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<8640xi32>
  %w3 = stablehlo.constant dense<7> : tensor<8640xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<8640xi32>
  %w5 = stablehlo.constant dense<3> : tensor<8640xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<8640xi32>
  %w7 = stablehlo.convert %w6 : (tensor<8640xi32>) -> tensor<8640xf32>
  %w8 = stablehlo.constant dense<1.0> : tensor<8640xf32>
  %w9 = stablehlo.multiply %w7, %w8 : tensor<8640xf32>
  %wa = stablehlo.convert %w9 : (tensor<8640xf32>) -> tensor<8640xbf16>
  %wb = stablehlo.reshape %wa : (tensor<8640xbf16>) -> tensor<5x8x9x24xbf16>
  %w = stablehlo.optimization_barrier %wb : tensor<5x8x9x24xbf16>
  %wf = stablehlo.convert %w : (tensor<5x8x9x24xbf16>) -> tensor<5x8x9x24xf32>
  %r = stablehlo.convolution(%x, %w) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<5x8x9x16xbf16>, tensor<5x8x9x24xbf16>) -> tensor<3x3x16x24xf32>
  %e = stablehlo.convolution(%xf, %wf) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<5x8x9x16xf32>, tensor<5x8x9x24xf32>) -> tensor<3x3x16x24xf32>
  check.expect_eq %r, %e : tensor<3x3x16x24xf32>
  func.return
}
func.func private @nchw_kernel_strides() {
  %x0 = stablehlo.iota dim = 0 : tensor<9600xi32>
  %x1 = stablehlo.constant dense<7> : tensor<9600xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<9600xi32>
  %x3 = stablehlo.constant dense<11> : tensor<9600xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<9600xi32>
  %x5 = stablehlo.constant dense<5> : tensor<9600xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<9600xi32>
  %x7 = stablehlo.convert %x6 : (tensor<9600xi32>) -> tensor<9600xf32>
  %x8 = stablehlo.constant dense<1.0> : tensor<9600xf32>
  %x9 = stablehlo.multiply %x7, %x8 : tensor<9600xf32>
  %xa = stablehlo.convert %x9 : (tensor<9600xf32>) -> tensor<9600xbf16>
  %xb = stablehlo.reshape %xa : (tensor<9600xbf16>) -> tensor<5x16x10x12xbf16>
  %x = stablehlo.optimization_barrier %xb : tensor<5x16x10x12xbf16>
  %xf = stablehlo.convert %x : (tensor<5x16x10x12xbf16>) -> tensor<5x16x10x12xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<3600xi32>
  %w1 = stablehlo.constant dense<5> : tensor<3600xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<3600xi32>
  %w3 = stablehlo.constant dense<7> : tensor<3600xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<3600xi32>
  %w5 = stablehlo.constant dense<3> : tensor<3600xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<3600xi32>
  %w7 = stablehlo.convert %w6 : (tensor<3600xi32>) -> tensor<3600xf32>
  %w8 = stablehlo.constant dense<1.0> : tensor<3600xf32>
  %w9 = stablehlo.multiply %w7, %w8 : tensor<3600xf32>
  %wa = stablehlo.convert %w9 : (tensor<3600xf32>) -> tensor<3600xbf16>
  %wb = stablehlo.reshape %wa : (tensor<3600xbf16>) -> tensor<5x24x5x6xbf16>
  %w = stablehlo.optimization_barrier %wb : tensor<5x24x5x6xbf16>
  %wf = stablehlo.convert %w : (tensor<5x24x5x6xbf16>) -> tensor<5x24x5x6xf32>
  %r = stablehlo.convolution(%x, %w) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<5x16x10x12xbf16>, tensor<5x24x5x6xbf16>) -> tensor<24x16x3x3xf32>
  %e = stablehlo.convolution(%xf, %wf) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<5x16x10x12xf32>, tensor<5x24x5x6xf32>) -> tensor<24x16x3x3xf32>
  check.expect_eq %r, %e : tensor<24x16x3x3xf32>
  func.return
}
func.func private @nhwc_kernel_strides() {
  %x0 = stablehlo.iota dim = 0 : tensor<9600xi32>
  %x1 = stablehlo.constant dense<7> : tensor<9600xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<9600xi32>
  %x3 = stablehlo.constant dense<11> : tensor<9600xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<9600xi32>
  %x5 = stablehlo.constant dense<5> : tensor<9600xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<9600xi32>
  %x7 = stablehlo.convert %x6 : (tensor<9600xi32>) -> tensor<9600xf32>
  %x8 = stablehlo.constant dense<1.0> : tensor<9600xf32>
  %x9 = stablehlo.multiply %x7, %x8 : tensor<9600xf32>
  %xa = stablehlo.convert %x9 : (tensor<9600xf32>) -> tensor<9600xbf16>
  %xb = stablehlo.reshape %xa : (tensor<9600xbf16>) -> tensor<5x10x12x16xbf16>
  %x = stablehlo.optimization_barrier %xb : tensor<5x10x12x16xbf16>
  %xf = stablehlo.convert %x : (tensor<5x10x12x16xbf16>) -> tensor<5x10x12x16xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<3600xi32>
  %w1 = stablehlo.constant dense<5> : tensor<3600xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<3600xi32>
  %w3 = stablehlo.constant dense<7> : tensor<3600xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<3600xi32>
  %w5 = stablehlo.constant dense<3> : tensor<3600xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<3600xi32>
  %w7 = stablehlo.convert %w6 : (tensor<3600xi32>) -> tensor<3600xf32>
  %w8 = stablehlo.constant dense<1.0> : tensor<3600xf32>
  %w9 = stablehlo.multiply %w7, %w8 : tensor<3600xf32>
  %wa = stablehlo.convert %w9 : (tensor<3600xf32>) -> tensor<3600xbf16>
  %wb = stablehlo.reshape %wa : (tensor<3600xbf16>) -> tensor<5x5x6x24xbf16>
  %w = stablehlo.optimization_barrier %wb : tensor<5x5x6x24xbf16>
  %wf = stablehlo.convert %w : (tensor<5x5x6x24xbf16>) -> tensor<5x5x6x24xf32>
  %r = stablehlo.convolution(%x, %w) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<5x10x12x16xbf16>, tensor<5x5x6x24xbf16>) -> tensor<3x3x16x24xf32>
  %e = stablehlo.convolution(%xf, %wf) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<5x10x12x16xf32>, tensor<5x5x6x24xf32>) -> tensor<3x3x16x24xf32>
  check.expect_eq %r, %e : tensor<3x3x16x24xf32>
  func.return
}
func.func private @small_numbers() {
  %x0 = stablehlo.iota dim = 0 : tensor<2016xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2016xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2016xi32>
  %x3 = stablehlo.constant dense<11> : tensor<2016xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2016xi32>
  %x5 = stablehlo.constant dense<5> : tensor<2016xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<2016xi32>
  %x7 = stablehlo.convert %x6 : (tensor<2016xi32>) -> tensor<2016xf32>
  %x8 = stablehlo.constant dense<0x0D800000> : tensor<2016xf32>
  %x9 = stablehlo.multiply %x7, %x8 : tensor<2016xf32>
  %xa = stablehlo.convert %x9 : (tensor<2016xf32>) -> tensor<2016xbf16>
  %xb = stablehlo.reshape %xa : (tensor<2016xbf16>) -> tensor<2x16x9x7xbf16>
  %x = stablehlo.optimization_barrier %xb : tensor<2x16x9x7xbf16>
  %xf = stablehlo.convert %x : (tensor<2x16x9x7xbf16>) -> tensor<2x16x9x7xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<2448xi32>
  %w1 = stablehlo.constant dense<5> : tensor<2448xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<2448xi32>
  %w3 = stablehlo.constant dense<7> : tensor<2448xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<2448xi32>
  %w5 = stablehlo.constant dense<3> : tensor<2448xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<2448xi32>
  %w7 = stablehlo.convert %w6 : (tensor<2448xi32>) -> tensor<2448xf32>
  %w8 = stablehlo.constant dense<0x35800000> : tensor<2448xf32>
  %w9 = stablehlo.multiply %w7, %w8 : tensor<2448xf32>
  %wa = stablehlo.convert %w9 : (tensor<2448xf32>) -> tensor<2448xbf16>
  %wb = stablehlo.reshape %wa : (tensor<2448xbf16>) -> tensor<17x16x3x3xbf16>
  %w = stablehlo.optimization_barrier %wb : tensor<17x16x3x3xbf16>
  %wf = stablehlo.convert %w : (tensor<17x16x3x3xbf16>) -> tensor<17x16x3x3xf32>
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x16x9x7xbf16>, tensor<17x16x3x3xbf16>) -> tensor<2x17x9x7xf32>
  %e = stablehlo.convolution(%xf, %wf) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x16x9x7xf32>, tensor<17x16x3x3xf32>) -> tensor<2x17x9x7xf32>
  check.expect_eq %r, %e : tensor<2x17x9x7xf32>
  func.return
}
func.func private @smallest_numbers() {
  %x0 = stablehlo.iota dim = 0 : tensor<2016xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2016xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2016xi32>
  %x3 = stablehlo.constant dense<11> : tensor<2016xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2016xi32>
  %x5 = stablehlo.constant dense<5> : tensor<2016xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<2016xi32>
  %x7 = stablehlo.convert %x6 : (tensor<2016xi32>) -> tensor<2016xf32>
  %x8 = stablehlo.constant dense<0x01800000> : tensor<2016xf32>
  %x9 = stablehlo.multiply %x7, %x8 : tensor<2016xf32>
  %xa = stablehlo.convert %x9 : (tensor<2016xf32>) -> tensor<2016xbf16>
  %xb = stablehlo.reshape %xa : (tensor<2016xbf16>) -> tensor<2x16x9x7xbf16>
  %x = stablehlo.optimization_barrier %xb : tensor<2x16x9x7xbf16>
  %xf = stablehlo.convert %x : (tensor<2x16x9x7xbf16>) -> tensor<2x16x9x7xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<2448xi32>
  %w1 = stablehlo.constant dense<5> : tensor<2448xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<2448xi32>
  %w3 = stablehlo.constant dense<7> : tensor<2448xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<2448xi32>
  %w5 = stablehlo.constant dense<3> : tensor<2448xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<2448xi32>
  %w7 = stablehlo.convert %w6 : (tensor<2448xi32>) -> tensor<2448xf32>
  %w8 = stablehlo.constant dense<0x3F800000> : tensor<2448xf32>
  %w9 = stablehlo.multiply %w7, %w8 : tensor<2448xf32>
  %wa = stablehlo.convert %w9 : (tensor<2448xf32>) -> tensor<2448xbf16>
  %wb = stablehlo.reshape %wa : (tensor<2448xbf16>) -> tensor<17x16x3x3xbf16>
  %w = stablehlo.optimization_barrier %wb : tensor<17x16x3x3xbf16>
  %wf = stablehlo.convert %w : (tensor<17x16x3x3xbf16>) -> tensor<17x16x3x3xf32>
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x16x9x7xbf16>, tensor<17x16x3x3xbf16>) -> tensor<2x17x9x7xf32>
  %e = stablehlo.convolution(%xf, %wf) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x16x9x7xf32>, tensor<17x16x3x3xf32>) -> tensor<2x17x9x7xf32>
  check.expect_eq %r, %e : tensor<2x17x9x7xf32>
  func.return
}
