// Kernel gradients: convolutions whose taps are a stride apart, so that rows of the
// image are read by residue; one image or several, of each layout and type, with
// padding, and taps too many for one segment.  Oracle: a product of each tap's slice.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @nhwc_s2() : () -> ()
  func.call @nchw_s2() : () -> ()
  func.call @nhwc_s2_two() : () -> ()
  func.call @nchw_s2_two() : () -> ()
  func.call @nhwc_s3_five() : () -> ()
  func.call @nchw_s3_five() : () -> ()
  func.call @nhwc_s4() : () -> ()
  func.call @nchw_s4() : () -> ()
  func.call @nhwc_many() : () -> ()
  func.call @nchw_one_batch() : () -> ()
  func.call @nhwc_points() : () -> ()
  func.call @nhwc_wide() : () -> ()
  func.call @nchw_wide() : () -> ()
  func.call @nhwc_dilated() : () -> ()
  func.call @nchw_dilated() : () -> ()
  func.call @nhwc_f16() : () -> ()
  func.call @nchw_f16() : () -> ()
  func.call @nchw_bf16() : () -> ()
  func.call @nhwc_f64() : () -> ()
  func.call @nchw_f64() : () -> ()
  func.call @nchw_i32() : () -> ()
  func.call @nhwc_i8() : () -> ()
  func.call @nchw_i8() : () -> ()
  func.return
}
func.func private @nhwc_s2() {
  %x0 = stablehlo.iota dim = 0 : tensor<4059xi32>
  %x1 = stablehlo.constant dense<7> : tensor<4059xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<4059xi32>
  %x3 = stablehlo.constant dense<11> : tensor<4059xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<4059xi32>
  %x5 = stablehlo.constant dense<5> : tensor<4059xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<4059xi32>
  %x7 = stablehlo.convert %x6 : (tensor<4059xi32>) -> tensor<4059xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<4059xf32>) -> tensor<1x41x33x3xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<1x41x33x3xf32>
  %g0 = stablehlo.iota dim = 0 : tensor<10240xi32>
  %g1 = stablehlo.constant dense<5> : tensor<10240xi32>
  %g2 = stablehlo.multiply %g0, %g1 : tensor<10240xi32>
  %g3 = stablehlo.constant dense<7> : tensor<10240xi32>
  %g4 = stablehlo.remainder %g2, %g3 : tensor<10240xi32>
  %g5 = stablehlo.constant dense<3> : tensor<10240xi32>
  %g6 = stablehlo.subtract %g4, %g5 : tensor<10240xi32>
  %g7 = stablehlo.convert %g6 : (tensor<10240xi32>) -> tensor<10240xf32>
  %g8 = stablehlo.reshape %g7 : (tensor<10240xf32>) -> tensor<1x20x16x32xf32>
  %g = stablehlo.optimization_barrier %g8 : tensor<1x20x16x32xf32>
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 0]], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x41x33x3xf32>, tensor<1x20x16x32xf32>) -> tensor<5x4x3x32xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 1, 1, 0], high = [0, 1, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x41x33x3xf32>, tensor<f32>) -> tensor<1x43x34x3xf32>
  %s0_0 = stablehlo.slice %p [0:1:1, 0:39:2, 0:31:2, 0:3:1] : (tensor<1x43x34x3xf32>) -> tensor<1x20x16x3xf32>
  %d0_0 = stablehlo.dot_general %s0_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x20x16x3xf32>, tensor<1x20x16x32xf32>) -> tensor<3x32xf32>
  %e0_0 = stablehlo.reshape %d0_0 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s0_1 = stablehlo.slice %p [0:1:1, 0:39:2, 1:32:2, 0:3:1] : (tensor<1x43x34x3xf32>) -> tensor<1x20x16x3xf32>
  %d0_1 = stablehlo.dot_general %s0_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x20x16x3xf32>, tensor<1x20x16x32xf32>) -> tensor<3x32xf32>
  %e0_1 = stablehlo.reshape %d0_1 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s0_2 = stablehlo.slice %p [0:1:1, 0:39:2, 2:33:2, 0:3:1] : (tensor<1x43x34x3xf32>) -> tensor<1x20x16x3xf32>
  %d0_2 = stablehlo.dot_general %s0_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x20x16x3xf32>, tensor<1x20x16x32xf32>) -> tensor<3x32xf32>
  %e0_2 = stablehlo.reshape %d0_2 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s0_3 = stablehlo.slice %p [0:1:1, 0:39:2, 3:34:2, 0:3:1] : (tensor<1x43x34x3xf32>) -> tensor<1x20x16x3xf32>
  %d0_3 = stablehlo.dot_general %s0_3, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x20x16x3xf32>, tensor<1x20x16x32xf32>) -> tensor<3x32xf32>
  %e0_3 = stablehlo.reshape %d0_3 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s1_0 = stablehlo.slice %p [0:1:1, 1:40:2, 0:31:2, 0:3:1] : (tensor<1x43x34x3xf32>) -> tensor<1x20x16x3xf32>
  %d1_0 = stablehlo.dot_general %s1_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x20x16x3xf32>, tensor<1x20x16x32xf32>) -> tensor<3x32xf32>
  %e1_0 = stablehlo.reshape %d1_0 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s1_1 = stablehlo.slice %p [0:1:1, 1:40:2, 1:32:2, 0:3:1] : (tensor<1x43x34x3xf32>) -> tensor<1x20x16x3xf32>
  %d1_1 = stablehlo.dot_general %s1_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x20x16x3xf32>, tensor<1x20x16x32xf32>) -> tensor<3x32xf32>
  %e1_1 = stablehlo.reshape %d1_1 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s1_2 = stablehlo.slice %p [0:1:1, 1:40:2, 2:33:2, 0:3:1] : (tensor<1x43x34x3xf32>) -> tensor<1x20x16x3xf32>
  %d1_2 = stablehlo.dot_general %s1_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x20x16x3xf32>, tensor<1x20x16x32xf32>) -> tensor<3x32xf32>
  %e1_2 = stablehlo.reshape %d1_2 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s1_3 = stablehlo.slice %p [0:1:1, 1:40:2, 3:34:2, 0:3:1] : (tensor<1x43x34x3xf32>) -> tensor<1x20x16x3xf32>
  %d1_3 = stablehlo.dot_general %s1_3, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x20x16x3xf32>, tensor<1x20x16x32xf32>) -> tensor<3x32xf32>
  %e1_3 = stablehlo.reshape %d1_3 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s2_0 = stablehlo.slice %p [0:1:1, 2:41:2, 0:31:2, 0:3:1] : (tensor<1x43x34x3xf32>) -> tensor<1x20x16x3xf32>
  %d2_0 = stablehlo.dot_general %s2_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x20x16x3xf32>, tensor<1x20x16x32xf32>) -> tensor<3x32xf32>
  %e2_0 = stablehlo.reshape %d2_0 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s2_1 = stablehlo.slice %p [0:1:1, 2:41:2, 1:32:2, 0:3:1] : (tensor<1x43x34x3xf32>) -> tensor<1x20x16x3xf32>
  %d2_1 = stablehlo.dot_general %s2_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x20x16x3xf32>, tensor<1x20x16x32xf32>) -> tensor<3x32xf32>
  %e2_1 = stablehlo.reshape %d2_1 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s2_2 = stablehlo.slice %p [0:1:1, 2:41:2, 2:33:2, 0:3:1] : (tensor<1x43x34x3xf32>) -> tensor<1x20x16x3xf32>
  %d2_2 = stablehlo.dot_general %s2_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x20x16x3xf32>, tensor<1x20x16x32xf32>) -> tensor<3x32xf32>
  %e2_2 = stablehlo.reshape %d2_2 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s2_3 = stablehlo.slice %p [0:1:1, 2:41:2, 3:34:2, 0:3:1] : (tensor<1x43x34x3xf32>) -> tensor<1x20x16x3xf32>
  %d2_3 = stablehlo.dot_general %s2_3, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x20x16x3xf32>, tensor<1x20x16x32xf32>) -> tensor<3x32xf32>
  %e2_3 = stablehlo.reshape %d2_3 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s3_0 = stablehlo.slice %p [0:1:1, 3:42:2, 0:31:2, 0:3:1] : (tensor<1x43x34x3xf32>) -> tensor<1x20x16x3xf32>
  %d3_0 = stablehlo.dot_general %s3_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x20x16x3xf32>, tensor<1x20x16x32xf32>) -> tensor<3x32xf32>
  %e3_0 = stablehlo.reshape %d3_0 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s3_1 = stablehlo.slice %p [0:1:1, 3:42:2, 1:32:2, 0:3:1] : (tensor<1x43x34x3xf32>) -> tensor<1x20x16x3xf32>
  %d3_1 = stablehlo.dot_general %s3_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x20x16x3xf32>, tensor<1x20x16x32xf32>) -> tensor<3x32xf32>
  %e3_1 = stablehlo.reshape %d3_1 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s3_2 = stablehlo.slice %p [0:1:1, 3:42:2, 2:33:2, 0:3:1] : (tensor<1x43x34x3xf32>) -> tensor<1x20x16x3xf32>
  %d3_2 = stablehlo.dot_general %s3_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x20x16x3xf32>, tensor<1x20x16x32xf32>) -> tensor<3x32xf32>
  %e3_2 = stablehlo.reshape %d3_2 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s3_3 = stablehlo.slice %p [0:1:1, 3:42:2, 3:34:2, 0:3:1] : (tensor<1x43x34x3xf32>) -> tensor<1x20x16x3xf32>
  %d3_3 = stablehlo.dot_general %s3_3, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x20x16x3xf32>, tensor<1x20x16x32xf32>) -> tensor<3x32xf32>
  %e3_3 = stablehlo.reshape %d3_3 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s4_0 = stablehlo.slice %p [0:1:1, 4:43:2, 0:31:2, 0:3:1] : (tensor<1x43x34x3xf32>) -> tensor<1x20x16x3xf32>
  %d4_0 = stablehlo.dot_general %s4_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x20x16x3xf32>, tensor<1x20x16x32xf32>) -> tensor<3x32xf32>
  %e4_0 = stablehlo.reshape %d4_0 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s4_1 = stablehlo.slice %p [0:1:1, 4:43:2, 1:32:2, 0:3:1] : (tensor<1x43x34x3xf32>) -> tensor<1x20x16x3xf32>
  %d4_1 = stablehlo.dot_general %s4_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x20x16x3xf32>, tensor<1x20x16x32xf32>) -> tensor<3x32xf32>
  %e4_1 = stablehlo.reshape %d4_1 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s4_2 = stablehlo.slice %p [0:1:1, 4:43:2, 2:33:2, 0:3:1] : (tensor<1x43x34x3xf32>) -> tensor<1x20x16x3xf32>
  %d4_2 = stablehlo.dot_general %s4_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x20x16x3xf32>, tensor<1x20x16x32xf32>) -> tensor<3x32xf32>
  %e4_2 = stablehlo.reshape %d4_2 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s4_3 = stablehlo.slice %p [0:1:1, 4:43:2, 3:34:2, 0:3:1] : (tensor<1x43x34x3xf32>) -> tensor<1x20x16x3xf32>
  %d4_3 = stablehlo.dot_general %s4_3, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x20x16x3xf32>, tensor<1x20x16x32xf32>) -> tensor<3x32xf32>
  %e4_3 = stablehlo.reshape %d4_3 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %c = stablehlo.concatenate %e0_0, %e0_1, %e0_2, %e0_3, %e1_0, %e1_1, %e1_2, %e1_3, %e2_0, %e2_1, %e2_2, %e2_3, %e3_0, %e3_1, %e3_2, %e3_3, %e4_0, %e4_1, %e4_2, %e4_3, dim = 0 : (tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>) -> tensor<20x3x32xf32>
  %e = stablehlo.reshape %c : (tensor<20x3x32xf32>) -> tensor<5x4x3x32xf32>
  check.expect_eq %r, %e : tensor<5x4x3x32xf32>
  func.return
}
func.func private @nchw_s2() {
  %x0 = stablehlo.iota dim = 0 : tensor<4059xi32>
  %x1 = stablehlo.constant dense<7> : tensor<4059xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<4059xi32>
  %x3 = stablehlo.constant dense<11> : tensor<4059xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<4059xi32>
  %x5 = stablehlo.constant dense<5> : tensor<4059xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<4059xi32>
  %x7 = stablehlo.convert %x6 : (tensor<4059xi32>) -> tensor<4059xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<4059xf32>) -> tensor<1x3x41x33xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<1x3x41x33xf32>
  %g0 = stablehlo.iota dim = 0 : tensor<10240xi32>
  %g1 = stablehlo.constant dense<5> : tensor<10240xi32>
  %g2 = stablehlo.multiply %g0, %g1 : tensor<10240xi32>
  %g3 = stablehlo.constant dense<7> : tensor<10240xi32>
  %g4 = stablehlo.remainder %g2, %g3 : tensor<10240xi32>
  %g5 = stablehlo.constant dense<3> : tensor<10240xi32>
  %g6 = stablehlo.subtract %g4, %g5 : tensor<10240xi32>
  %g7 = stablehlo.convert %g6 : (tensor<10240xi32>) -> tensor<10240xf32>
  %g8 = stablehlo.reshape %g7 : (tensor<10240xf32>) -> tensor<1x32x20x16xf32>
  %g = stablehlo.optimization_barrier %g8 : tensor<1x32x20x16xf32>
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 0]], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x41x33xf32>, tensor<1x32x20x16xf32>) -> tensor<32x3x5x4xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 0, 1, 1], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<1x3x41x33xf32>, tensor<f32>) -> tensor<1x3x43x34xf32>
  %s0_0 = stablehlo.slice %p [0:1:1, 0:3:1, 0:39:2, 0:31:2] : (tensor<1x3x43x34xf32>) -> tensor<1x3x20x16xf32>
  %d0_0 = stablehlo.dot_general %g, %s0_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x32x20x16xf32>, tensor<1x3x20x16xf32>) -> tensor<32x3xf32>
  %e0_0 = stablehlo.reshape %d0_0 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s0_1 = stablehlo.slice %p [0:1:1, 0:3:1, 0:39:2, 1:32:2] : (tensor<1x3x43x34xf32>) -> tensor<1x3x20x16xf32>
  %d0_1 = stablehlo.dot_general %g, %s0_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x32x20x16xf32>, tensor<1x3x20x16xf32>) -> tensor<32x3xf32>
  %e0_1 = stablehlo.reshape %d0_1 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s0_2 = stablehlo.slice %p [0:1:1, 0:3:1, 0:39:2, 2:33:2] : (tensor<1x3x43x34xf32>) -> tensor<1x3x20x16xf32>
  %d0_2 = stablehlo.dot_general %g, %s0_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x32x20x16xf32>, tensor<1x3x20x16xf32>) -> tensor<32x3xf32>
  %e0_2 = stablehlo.reshape %d0_2 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s0_3 = stablehlo.slice %p [0:1:1, 0:3:1, 0:39:2, 3:34:2] : (tensor<1x3x43x34xf32>) -> tensor<1x3x20x16xf32>
  %d0_3 = stablehlo.dot_general %g, %s0_3, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x32x20x16xf32>, tensor<1x3x20x16xf32>) -> tensor<32x3xf32>
  %e0_3 = stablehlo.reshape %d0_3 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s1_0 = stablehlo.slice %p [0:1:1, 0:3:1, 1:40:2, 0:31:2] : (tensor<1x3x43x34xf32>) -> tensor<1x3x20x16xf32>
  %d1_0 = stablehlo.dot_general %g, %s1_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x32x20x16xf32>, tensor<1x3x20x16xf32>) -> tensor<32x3xf32>
  %e1_0 = stablehlo.reshape %d1_0 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s1_1 = stablehlo.slice %p [0:1:1, 0:3:1, 1:40:2, 1:32:2] : (tensor<1x3x43x34xf32>) -> tensor<1x3x20x16xf32>
  %d1_1 = stablehlo.dot_general %g, %s1_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x32x20x16xf32>, tensor<1x3x20x16xf32>) -> tensor<32x3xf32>
  %e1_1 = stablehlo.reshape %d1_1 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s1_2 = stablehlo.slice %p [0:1:1, 0:3:1, 1:40:2, 2:33:2] : (tensor<1x3x43x34xf32>) -> tensor<1x3x20x16xf32>
  %d1_2 = stablehlo.dot_general %g, %s1_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x32x20x16xf32>, tensor<1x3x20x16xf32>) -> tensor<32x3xf32>
  %e1_2 = stablehlo.reshape %d1_2 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s1_3 = stablehlo.slice %p [0:1:1, 0:3:1, 1:40:2, 3:34:2] : (tensor<1x3x43x34xf32>) -> tensor<1x3x20x16xf32>
  %d1_3 = stablehlo.dot_general %g, %s1_3, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x32x20x16xf32>, tensor<1x3x20x16xf32>) -> tensor<32x3xf32>
  %e1_3 = stablehlo.reshape %d1_3 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s2_0 = stablehlo.slice %p [0:1:1, 0:3:1, 2:41:2, 0:31:2] : (tensor<1x3x43x34xf32>) -> tensor<1x3x20x16xf32>
  %d2_0 = stablehlo.dot_general %g, %s2_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x32x20x16xf32>, tensor<1x3x20x16xf32>) -> tensor<32x3xf32>
  %e2_0 = stablehlo.reshape %d2_0 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s2_1 = stablehlo.slice %p [0:1:1, 0:3:1, 2:41:2, 1:32:2] : (tensor<1x3x43x34xf32>) -> tensor<1x3x20x16xf32>
  %d2_1 = stablehlo.dot_general %g, %s2_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x32x20x16xf32>, tensor<1x3x20x16xf32>) -> tensor<32x3xf32>
  %e2_1 = stablehlo.reshape %d2_1 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s2_2 = stablehlo.slice %p [0:1:1, 0:3:1, 2:41:2, 2:33:2] : (tensor<1x3x43x34xf32>) -> tensor<1x3x20x16xf32>
  %d2_2 = stablehlo.dot_general %g, %s2_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x32x20x16xf32>, tensor<1x3x20x16xf32>) -> tensor<32x3xf32>
  %e2_2 = stablehlo.reshape %d2_2 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s2_3 = stablehlo.slice %p [0:1:1, 0:3:1, 2:41:2, 3:34:2] : (tensor<1x3x43x34xf32>) -> tensor<1x3x20x16xf32>
  %d2_3 = stablehlo.dot_general %g, %s2_3, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x32x20x16xf32>, tensor<1x3x20x16xf32>) -> tensor<32x3xf32>
  %e2_3 = stablehlo.reshape %d2_3 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s3_0 = stablehlo.slice %p [0:1:1, 0:3:1, 3:42:2, 0:31:2] : (tensor<1x3x43x34xf32>) -> tensor<1x3x20x16xf32>
  %d3_0 = stablehlo.dot_general %g, %s3_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x32x20x16xf32>, tensor<1x3x20x16xf32>) -> tensor<32x3xf32>
  %e3_0 = stablehlo.reshape %d3_0 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s3_1 = stablehlo.slice %p [0:1:1, 0:3:1, 3:42:2, 1:32:2] : (tensor<1x3x43x34xf32>) -> tensor<1x3x20x16xf32>
  %d3_1 = stablehlo.dot_general %g, %s3_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x32x20x16xf32>, tensor<1x3x20x16xf32>) -> tensor<32x3xf32>
  %e3_1 = stablehlo.reshape %d3_1 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s3_2 = stablehlo.slice %p [0:1:1, 0:3:1, 3:42:2, 2:33:2] : (tensor<1x3x43x34xf32>) -> tensor<1x3x20x16xf32>
  %d3_2 = stablehlo.dot_general %g, %s3_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x32x20x16xf32>, tensor<1x3x20x16xf32>) -> tensor<32x3xf32>
  %e3_2 = stablehlo.reshape %d3_2 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s3_3 = stablehlo.slice %p [0:1:1, 0:3:1, 3:42:2, 3:34:2] : (tensor<1x3x43x34xf32>) -> tensor<1x3x20x16xf32>
  %d3_3 = stablehlo.dot_general %g, %s3_3, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x32x20x16xf32>, tensor<1x3x20x16xf32>) -> tensor<32x3xf32>
  %e3_3 = stablehlo.reshape %d3_3 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s4_0 = stablehlo.slice %p [0:1:1, 0:3:1, 4:43:2, 0:31:2] : (tensor<1x3x43x34xf32>) -> tensor<1x3x20x16xf32>
  %d4_0 = stablehlo.dot_general %g, %s4_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x32x20x16xf32>, tensor<1x3x20x16xf32>) -> tensor<32x3xf32>
  %e4_0 = stablehlo.reshape %d4_0 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s4_1 = stablehlo.slice %p [0:1:1, 0:3:1, 4:43:2, 1:32:2] : (tensor<1x3x43x34xf32>) -> tensor<1x3x20x16xf32>
  %d4_1 = stablehlo.dot_general %g, %s4_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x32x20x16xf32>, tensor<1x3x20x16xf32>) -> tensor<32x3xf32>
  %e4_1 = stablehlo.reshape %d4_1 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s4_2 = stablehlo.slice %p [0:1:1, 0:3:1, 4:43:2, 2:33:2] : (tensor<1x3x43x34xf32>) -> tensor<1x3x20x16xf32>
  %d4_2 = stablehlo.dot_general %g, %s4_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x32x20x16xf32>, tensor<1x3x20x16xf32>) -> tensor<32x3xf32>
  %e4_2 = stablehlo.reshape %d4_2 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s4_3 = stablehlo.slice %p [0:1:1, 0:3:1, 4:43:2, 3:34:2] : (tensor<1x3x43x34xf32>) -> tensor<1x3x20x16xf32>
  %d4_3 = stablehlo.dot_general %g, %s4_3, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x32x20x16xf32>, tensor<1x3x20x16xf32>) -> tensor<32x3xf32>
  %e4_3 = stablehlo.reshape %d4_3 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %c = stablehlo.concatenate %e0_0, %e0_1, %e0_2, %e0_3, %e1_0, %e1_1, %e1_2, %e1_3, %e2_0, %e2_1, %e2_2, %e2_3, %e3_0, %e3_1, %e3_2, %e3_3, %e4_0, %e4_1, %e4_2, %e4_3, dim = 2 : (tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>) -> tensor<32x3x20xf32>
  %e = stablehlo.reshape %c : (tensor<32x3x20xf32>) -> tensor<32x3x5x4xf32>
  check.expect_eq %r, %e : tensor<32x3x5x4xf32>
  func.return
}
func.func private @nhwc_s2_two() {
  %x0 = stablehlo.iota dim = 0 : tensor<2640xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2640xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2640xi32>
  %x3 = stablehlo.constant dense<11> : tensor<2640xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2640xi32>
  %x5 = stablehlo.constant dense<5> : tensor<2640xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<2640xi32>
  %x7 = stablehlo.convert %x6 : (tensor<2640xi32>) -> tensor<2640xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<2640xf32>) -> tensor<2x20x22x3xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<2x20x22x3xf32>
  %g0 = stablehlo.iota dim = 0 : tensor<4320xi32>
  %g1 = stablehlo.constant dense<5> : tensor<4320xi32>
  %g2 = stablehlo.multiply %g0, %g1 : tensor<4320xi32>
  %g3 = stablehlo.constant dense<7> : tensor<4320xi32>
  %g4 = stablehlo.remainder %g2, %g3 : tensor<4320xi32>
  %g5 = stablehlo.constant dense<3> : tensor<4320xi32>
  %g6 = stablehlo.subtract %g4, %g5 : tensor<4320xi32>
  %g7 = stablehlo.convert %g6 : (tensor<4320xi32>) -> tensor<4320xf32>
  %g8 = stablehlo.reshape %g7 : (tensor<4320xf32>) -> tensor<2x9x10x24xf32>
  %g = stablehlo.optimization_barrier %g8 : tensor<2x9x10x24xf32>
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x20x22x3xf32>, tensor<2x9x10x24xf32>) -> tensor<3x3x3x24xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x20x22x3xf32>, tensor<f32>) -> tensor<2x20x22x3xf32>
  %s0_0 = stablehlo.slice %p [0:2:1, 0:17:2, 0:19:2, 0:3:1] : (tensor<2x20x22x3xf32>) -> tensor<2x9x10x3xf32>
  %d0_0 = stablehlo.dot_general %s0_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x9x10x3xf32>, tensor<2x9x10x24xf32>) -> tensor<3x24xf32>
  %e0_0 = stablehlo.reshape %d0_0 : (tensor<3x24xf32>) -> tensor<1x3x24xf32>
  %s0_1 = stablehlo.slice %p [0:2:1, 0:17:2, 1:20:2, 0:3:1] : (tensor<2x20x22x3xf32>) -> tensor<2x9x10x3xf32>
  %d0_1 = stablehlo.dot_general %s0_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x9x10x3xf32>, tensor<2x9x10x24xf32>) -> tensor<3x24xf32>
  %e0_1 = stablehlo.reshape %d0_1 : (tensor<3x24xf32>) -> tensor<1x3x24xf32>
  %s0_2 = stablehlo.slice %p [0:2:1, 0:17:2, 2:21:2, 0:3:1] : (tensor<2x20x22x3xf32>) -> tensor<2x9x10x3xf32>
  %d0_2 = stablehlo.dot_general %s0_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x9x10x3xf32>, tensor<2x9x10x24xf32>) -> tensor<3x24xf32>
  %e0_2 = stablehlo.reshape %d0_2 : (tensor<3x24xf32>) -> tensor<1x3x24xf32>
  %s1_0 = stablehlo.slice %p [0:2:1, 1:18:2, 0:19:2, 0:3:1] : (tensor<2x20x22x3xf32>) -> tensor<2x9x10x3xf32>
  %d1_0 = stablehlo.dot_general %s1_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x9x10x3xf32>, tensor<2x9x10x24xf32>) -> tensor<3x24xf32>
  %e1_0 = stablehlo.reshape %d1_0 : (tensor<3x24xf32>) -> tensor<1x3x24xf32>
  %s1_1 = stablehlo.slice %p [0:2:1, 1:18:2, 1:20:2, 0:3:1] : (tensor<2x20x22x3xf32>) -> tensor<2x9x10x3xf32>
  %d1_1 = stablehlo.dot_general %s1_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x9x10x3xf32>, tensor<2x9x10x24xf32>) -> tensor<3x24xf32>
  %e1_1 = stablehlo.reshape %d1_1 : (tensor<3x24xf32>) -> tensor<1x3x24xf32>
  %s1_2 = stablehlo.slice %p [0:2:1, 1:18:2, 2:21:2, 0:3:1] : (tensor<2x20x22x3xf32>) -> tensor<2x9x10x3xf32>
  %d1_2 = stablehlo.dot_general %s1_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x9x10x3xf32>, tensor<2x9x10x24xf32>) -> tensor<3x24xf32>
  %e1_2 = stablehlo.reshape %d1_2 : (tensor<3x24xf32>) -> tensor<1x3x24xf32>
  %s2_0 = stablehlo.slice %p [0:2:1, 2:19:2, 0:19:2, 0:3:1] : (tensor<2x20x22x3xf32>) -> tensor<2x9x10x3xf32>
  %d2_0 = stablehlo.dot_general %s2_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x9x10x3xf32>, tensor<2x9x10x24xf32>) -> tensor<3x24xf32>
  %e2_0 = stablehlo.reshape %d2_0 : (tensor<3x24xf32>) -> tensor<1x3x24xf32>
  %s2_1 = stablehlo.slice %p [0:2:1, 2:19:2, 1:20:2, 0:3:1] : (tensor<2x20x22x3xf32>) -> tensor<2x9x10x3xf32>
  %d2_1 = stablehlo.dot_general %s2_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x9x10x3xf32>, tensor<2x9x10x24xf32>) -> tensor<3x24xf32>
  %e2_1 = stablehlo.reshape %d2_1 : (tensor<3x24xf32>) -> tensor<1x3x24xf32>
  %s2_2 = stablehlo.slice %p [0:2:1, 2:19:2, 2:21:2, 0:3:1] : (tensor<2x20x22x3xf32>) -> tensor<2x9x10x3xf32>
  %d2_2 = stablehlo.dot_general %s2_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x9x10x3xf32>, tensor<2x9x10x24xf32>) -> tensor<3x24xf32>
  %e2_2 = stablehlo.reshape %d2_2 : (tensor<3x24xf32>) -> tensor<1x3x24xf32>
  %c = stablehlo.concatenate %e0_0, %e0_1, %e0_2, %e1_0, %e1_1, %e1_2, %e2_0, %e2_1, %e2_2, dim = 0 : (tensor<1x3x24xf32>, tensor<1x3x24xf32>, tensor<1x3x24xf32>, tensor<1x3x24xf32>, tensor<1x3x24xf32>, tensor<1x3x24xf32>, tensor<1x3x24xf32>, tensor<1x3x24xf32>, tensor<1x3x24xf32>) -> tensor<9x3x24xf32>
  %e = stablehlo.reshape %c : (tensor<9x3x24xf32>) -> tensor<3x3x3x24xf32>
  check.expect_eq %r, %e : tensor<3x3x3x24xf32>
  func.return
}
func.func private @nchw_s2_two() {
  %x0 = stablehlo.iota dim = 0 : tensor<2640xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2640xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2640xi32>
  %x3 = stablehlo.constant dense<11> : tensor<2640xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2640xi32>
  %x5 = stablehlo.constant dense<5> : tensor<2640xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<2640xi32>
  %x7 = stablehlo.convert %x6 : (tensor<2640xi32>) -> tensor<2640xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<2640xf32>) -> tensor<2x3x20x22xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<2x3x20x22xf32>
  %g0 = stablehlo.iota dim = 0 : tensor<5280xi32>
  %g1 = stablehlo.constant dense<5> : tensor<5280xi32>
  %g2 = stablehlo.multiply %g0, %g1 : tensor<5280xi32>
  %g3 = stablehlo.constant dense<7> : tensor<5280xi32>
  %g4 = stablehlo.remainder %g2, %g3 : tensor<5280xi32>
  %g5 = stablehlo.constant dense<3> : tensor<5280xi32>
  %g6 = stablehlo.subtract %g4, %g5 : tensor<5280xi32>
  %g7 = stablehlo.convert %g6 : (tensor<5280xi32>) -> tensor<5280xf32>
  %g8 = stablehlo.reshape %g7 : (tensor<5280xf32>) -> tensor<2x24x10x11xf32>
  %g = stablehlo.optimization_barrier %g8 : tensor<2x24x10x11xf32>
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x20x22xf32>, tensor<2x24x10x11xf32>) -> tensor<24x3x3x3xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 0, 1, 1], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x3x20x22xf32>, tensor<f32>) -> tensor<2x3x21x23xf32>
  %s0_0 = stablehlo.slice %p [0:2:1, 0:3:1, 0:19:2, 0:21:2] : (tensor<2x3x21x23xf32>) -> tensor<2x3x10x11xf32>
  %d0_0 = stablehlo.dot_general %g, %s0_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x24x10x11xf32>, tensor<2x3x10x11xf32>) -> tensor<24x3xf32>
  %e0_0 = stablehlo.reshape %d0_0 : (tensor<24x3xf32>) -> tensor<24x3x1xf32>
  %s0_1 = stablehlo.slice %p [0:2:1, 0:3:1, 0:19:2, 1:22:2] : (tensor<2x3x21x23xf32>) -> tensor<2x3x10x11xf32>
  %d0_1 = stablehlo.dot_general %g, %s0_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x24x10x11xf32>, tensor<2x3x10x11xf32>) -> tensor<24x3xf32>
  %e0_1 = stablehlo.reshape %d0_1 : (tensor<24x3xf32>) -> tensor<24x3x1xf32>
  %s0_2 = stablehlo.slice %p [0:2:1, 0:3:1, 0:19:2, 2:23:2] : (tensor<2x3x21x23xf32>) -> tensor<2x3x10x11xf32>
  %d0_2 = stablehlo.dot_general %g, %s0_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x24x10x11xf32>, tensor<2x3x10x11xf32>) -> tensor<24x3xf32>
  %e0_2 = stablehlo.reshape %d0_2 : (tensor<24x3xf32>) -> tensor<24x3x1xf32>
  %s1_0 = stablehlo.slice %p [0:2:1, 0:3:1, 1:20:2, 0:21:2] : (tensor<2x3x21x23xf32>) -> tensor<2x3x10x11xf32>
  %d1_0 = stablehlo.dot_general %g, %s1_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x24x10x11xf32>, tensor<2x3x10x11xf32>) -> tensor<24x3xf32>
  %e1_0 = stablehlo.reshape %d1_0 : (tensor<24x3xf32>) -> tensor<24x3x1xf32>
  %s1_1 = stablehlo.slice %p [0:2:1, 0:3:1, 1:20:2, 1:22:2] : (tensor<2x3x21x23xf32>) -> tensor<2x3x10x11xf32>
  %d1_1 = stablehlo.dot_general %g, %s1_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x24x10x11xf32>, tensor<2x3x10x11xf32>) -> tensor<24x3xf32>
  %e1_1 = stablehlo.reshape %d1_1 : (tensor<24x3xf32>) -> tensor<24x3x1xf32>
  %s1_2 = stablehlo.slice %p [0:2:1, 0:3:1, 1:20:2, 2:23:2] : (tensor<2x3x21x23xf32>) -> tensor<2x3x10x11xf32>
  %d1_2 = stablehlo.dot_general %g, %s1_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x24x10x11xf32>, tensor<2x3x10x11xf32>) -> tensor<24x3xf32>
  %e1_2 = stablehlo.reshape %d1_2 : (tensor<24x3xf32>) -> tensor<24x3x1xf32>
  %s2_0 = stablehlo.slice %p [0:2:1, 0:3:1, 2:21:2, 0:21:2] : (tensor<2x3x21x23xf32>) -> tensor<2x3x10x11xf32>
  %d2_0 = stablehlo.dot_general %g, %s2_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x24x10x11xf32>, tensor<2x3x10x11xf32>) -> tensor<24x3xf32>
  %e2_0 = stablehlo.reshape %d2_0 : (tensor<24x3xf32>) -> tensor<24x3x1xf32>
  %s2_1 = stablehlo.slice %p [0:2:1, 0:3:1, 2:21:2, 1:22:2] : (tensor<2x3x21x23xf32>) -> tensor<2x3x10x11xf32>
  %d2_1 = stablehlo.dot_general %g, %s2_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x24x10x11xf32>, tensor<2x3x10x11xf32>) -> tensor<24x3xf32>
  %e2_1 = stablehlo.reshape %d2_1 : (tensor<24x3xf32>) -> tensor<24x3x1xf32>
  %s2_2 = stablehlo.slice %p [0:2:1, 0:3:1, 2:21:2, 2:23:2] : (tensor<2x3x21x23xf32>) -> tensor<2x3x10x11xf32>
  %d2_2 = stablehlo.dot_general %g, %s2_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x24x10x11xf32>, tensor<2x3x10x11xf32>) -> tensor<24x3xf32>
  %e2_2 = stablehlo.reshape %d2_2 : (tensor<24x3xf32>) -> tensor<24x3x1xf32>
  %c = stablehlo.concatenate %e0_0, %e0_1, %e0_2, %e1_0, %e1_1, %e1_2, %e2_0, %e2_1, %e2_2, dim = 2 : (tensor<24x3x1xf32>, tensor<24x3x1xf32>, tensor<24x3x1xf32>, tensor<24x3x1xf32>, tensor<24x3x1xf32>, tensor<24x3x1xf32>, tensor<24x3x1xf32>, tensor<24x3x1xf32>, tensor<24x3x1xf32>) -> tensor<24x3x9xf32>
  %e = stablehlo.reshape %c : (tensor<24x3x9xf32>) -> tensor<24x3x3x3xf32>
  check.expect_eq %r, %e : tensor<24x3x3x3xf32>
  func.return
}
func.func private @nhwc_s3_five() {
  %x0 = stablehlo.iota dim = 0 : tensor<13000xi32>
  %x1 = stablehlo.constant dense<7> : tensor<13000xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<13000xi32>
  %x3 = stablehlo.constant dense<11> : tensor<13000xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<13000xi32>
  %x5 = stablehlo.constant dense<5> : tensor<13000xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<13000xi32>
  %x7 = stablehlo.convert %x6 : (tensor<13000xi32>) -> tensor<13000xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<13000xf32>) -> tensor<5x25x26x4xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<5x25x26x4xf32>
  %g0 = stablehlo.iota dim = 0 : tensor<10710xi32>
  %g1 = stablehlo.constant dense<5> : tensor<10710xi32>
  %g2 = stablehlo.multiply %g0, %g1 : tensor<10710xi32>
  %g3 = stablehlo.constant dense<7> : tensor<10710xi32>
  %g4 = stablehlo.remainder %g2, %g3 : tensor<10710xi32>
  %g5 = stablehlo.constant dense<3> : tensor<10710xi32>
  %g6 = stablehlo.subtract %g4, %g5 : tensor<10710xi32>
  %g7 = stablehlo.convert %g6 : (tensor<10710xi32>) -> tensor<10710xf32>
  %g8 = stablehlo.reshape %g7 : (tensor<10710xf32>) -> tensor<5x14x9x17xf32>
  %g = stablehlo.optimization_barrier %g8 : tensor<5x14x9x17xf32>
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[2, 2], [2, 0]], rhs_dilate = [2, 3]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<5x25x26x4xf32>, tensor<5x14x9x17xf32>) -> tensor<3x4x4x17xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 2, 2, 0], high = [0, 2, 0, 0], interior = [0, 0, 0, 0] : (tensor<5x25x26x4xf32>, tensor<f32>) -> tensor<5x29x28x4xf32>
  %s0_0 = stablehlo.slice %p [0:5:1, 0:27:2, 0:25:3, 0:4:1] : (tensor<5x29x28x4xf32>) -> tensor<5x14x9x4xf32>
  %d0_0 = stablehlo.dot_general %s0_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<5x14x9x4xf32>, tensor<5x14x9x17xf32>) -> tensor<4x17xf32>
  %e0_0 = stablehlo.reshape %d0_0 : (tensor<4x17xf32>) -> tensor<1x4x17xf32>
  %s0_1 = stablehlo.slice %p [0:5:1, 0:27:2, 1:26:3, 0:4:1] : (tensor<5x29x28x4xf32>) -> tensor<5x14x9x4xf32>
  %d0_1 = stablehlo.dot_general %s0_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<5x14x9x4xf32>, tensor<5x14x9x17xf32>) -> tensor<4x17xf32>
  %e0_1 = stablehlo.reshape %d0_1 : (tensor<4x17xf32>) -> tensor<1x4x17xf32>
  %s0_2 = stablehlo.slice %p [0:5:1, 0:27:2, 2:27:3, 0:4:1] : (tensor<5x29x28x4xf32>) -> tensor<5x14x9x4xf32>
  %d0_2 = stablehlo.dot_general %s0_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<5x14x9x4xf32>, tensor<5x14x9x17xf32>) -> tensor<4x17xf32>
  %e0_2 = stablehlo.reshape %d0_2 : (tensor<4x17xf32>) -> tensor<1x4x17xf32>
  %s0_3 = stablehlo.slice %p [0:5:1, 0:27:2, 3:28:3, 0:4:1] : (tensor<5x29x28x4xf32>) -> tensor<5x14x9x4xf32>
  %d0_3 = stablehlo.dot_general %s0_3, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<5x14x9x4xf32>, tensor<5x14x9x17xf32>) -> tensor<4x17xf32>
  %e0_3 = stablehlo.reshape %d0_3 : (tensor<4x17xf32>) -> tensor<1x4x17xf32>
  %s1_0 = stablehlo.slice %p [0:5:1, 1:28:2, 0:25:3, 0:4:1] : (tensor<5x29x28x4xf32>) -> tensor<5x14x9x4xf32>
  %d1_0 = stablehlo.dot_general %s1_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<5x14x9x4xf32>, tensor<5x14x9x17xf32>) -> tensor<4x17xf32>
  %e1_0 = stablehlo.reshape %d1_0 : (tensor<4x17xf32>) -> tensor<1x4x17xf32>
  %s1_1 = stablehlo.slice %p [0:5:1, 1:28:2, 1:26:3, 0:4:1] : (tensor<5x29x28x4xf32>) -> tensor<5x14x9x4xf32>
  %d1_1 = stablehlo.dot_general %s1_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<5x14x9x4xf32>, tensor<5x14x9x17xf32>) -> tensor<4x17xf32>
  %e1_1 = stablehlo.reshape %d1_1 : (tensor<4x17xf32>) -> tensor<1x4x17xf32>
  %s1_2 = stablehlo.slice %p [0:5:1, 1:28:2, 2:27:3, 0:4:1] : (tensor<5x29x28x4xf32>) -> tensor<5x14x9x4xf32>
  %d1_2 = stablehlo.dot_general %s1_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<5x14x9x4xf32>, tensor<5x14x9x17xf32>) -> tensor<4x17xf32>
  %e1_2 = stablehlo.reshape %d1_2 : (tensor<4x17xf32>) -> tensor<1x4x17xf32>
  %s1_3 = stablehlo.slice %p [0:5:1, 1:28:2, 3:28:3, 0:4:1] : (tensor<5x29x28x4xf32>) -> tensor<5x14x9x4xf32>
  %d1_3 = stablehlo.dot_general %s1_3, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<5x14x9x4xf32>, tensor<5x14x9x17xf32>) -> tensor<4x17xf32>
  %e1_3 = stablehlo.reshape %d1_3 : (tensor<4x17xf32>) -> tensor<1x4x17xf32>
  %s2_0 = stablehlo.slice %p [0:5:1, 2:29:2, 0:25:3, 0:4:1] : (tensor<5x29x28x4xf32>) -> tensor<5x14x9x4xf32>
  %d2_0 = stablehlo.dot_general %s2_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<5x14x9x4xf32>, tensor<5x14x9x17xf32>) -> tensor<4x17xf32>
  %e2_0 = stablehlo.reshape %d2_0 : (tensor<4x17xf32>) -> tensor<1x4x17xf32>
  %s2_1 = stablehlo.slice %p [0:5:1, 2:29:2, 1:26:3, 0:4:1] : (tensor<5x29x28x4xf32>) -> tensor<5x14x9x4xf32>
  %d2_1 = stablehlo.dot_general %s2_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<5x14x9x4xf32>, tensor<5x14x9x17xf32>) -> tensor<4x17xf32>
  %e2_1 = stablehlo.reshape %d2_1 : (tensor<4x17xf32>) -> tensor<1x4x17xf32>
  %s2_2 = stablehlo.slice %p [0:5:1, 2:29:2, 2:27:3, 0:4:1] : (tensor<5x29x28x4xf32>) -> tensor<5x14x9x4xf32>
  %d2_2 = stablehlo.dot_general %s2_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<5x14x9x4xf32>, tensor<5x14x9x17xf32>) -> tensor<4x17xf32>
  %e2_2 = stablehlo.reshape %d2_2 : (tensor<4x17xf32>) -> tensor<1x4x17xf32>
  %s2_3 = stablehlo.slice %p [0:5:1, 2:29:2, 3:28:3, 0:4:1] : (tensor<5x29x28x4xf32>) -> tensor<5x14x9x4xf32>
  %d2_3 = stablehlo.dot_general %s2_3, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<5x14x9x4xf32>, tensor<5x14x9x17xf32>) -> tensor<4x17xf32>
  %e2_3 = stablehlo.reshape %d2_3 : (tensor<4x17xf32>) -> tensor<1x4x17xf32>
  %c = stablehlo.concatenate %e0_0, %e0_1, %e0_2, %e0_3, %e1_0, %e1_1, %e1_2, %e1_3, %e2_0, %e2_1, %e2_2, %e2_3, dim = 0 : (tensor<1x4x17xf32>, tensor<1x4x17xf32>, tensor<1x4x17xf32>, tensor<1x4x17xf32>, tensor<1x4x17xf32>, tensor<1x4x17xf32>, tensor<1x4x17xf32>, tensor<1x4x17xf32>, tensor<1x4x17xf32>, tensor<1x4x17xf32>, tensor<1x4x17xf32>, tensor<1x4x17xf32>) -> tensor<12x4x17xf32>
  %e = stablehlo.reshape %c : (tensor<12x4x17xf32>) -> tensor<3x4x4x17xf32>
  check.expect_eq %r, %e : tensor<3x4x4x17xf32>
  func.return
}
func.func private @nchw_s3_five() {
  %x0 = stablehlo.iota dim = 0 : tensor<13000xi32>
  %x1 = stablehlo.constant dense<7> : tensor<13000xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<13000xi32>
  %x3 = stablehlo.constant dense<11> : tensor<13000xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<13000xi32>
  %x5 = stablehlo.constant dense<5> : tensor<13000xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<13000xi32>
  %x7 = stablehlo.convert %x6 : (tensor<13000xi32>) -> tensor<13000xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<13000xf32>) -> tensor<5x4x25x26xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<5x4x25x26xf32>
  %g0 = stablehlo.iota dim = 0 : tensor<10710xi32>
  %g1 = stablehlo.constant dense<5> : tensor<10710xi32>
  %g2 = stablehlo.multiply %g0, %g1 : tensor<10710xi32>
  %g3 = stablehlo.constant dense<7> : tensor<10710xi32>
  %g4 = stablehlo.remainder %g2, %g3 : tensor<10710xi32>
  %g5 = stablehlo.constant dense<3> : tensor<10710xi32>
  %g6 = stablehlo.subtract %g4, %g5 : tensor<10710xi32>
  %g7 = stablehlo.convert %g6 : (tensor<10710xi32>) -> tensor<10710xf32>
  %g8 = stablehlo.reshape %g7 : (tensor<10710xf32>) -> tensor<5x17x14x9xf32>
  %g = stablehlo.optimization_barrier %g8 : tensor<5x17x14x9xf32>
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 0]], rhs_dilate = [2, 3]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<5x4x25x26xf32>, tensor<5x17x14x9xf32>) -> tensor<17x4x3x4xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 0, 2, 2], high = [0, 0, 2, 0], interior = [0, 0, 0, 0] : (tensor<5x4x25x26xf32>, tensor<f32>) -> tensor<5x4x29x28xf32>
  %s0_0 = stablehlo.slice %p [0:5:1, 0:4:1, 0:27:2, 0:25:3] : (tensor<5x4x29x28xf32>) -> tensor<5x4x14x9xf32>
  %d0_0 = stablehlo.dot_general %g, %s0_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<5x17x14x9xf32>, tensor<5x4x14x9xf32>) -> tensor<17x4xf32>
  %e0_0 = stablehlo.reshape %d0_0 : (tensor<17x4xf32>) -> tensor<17x4x1xf32>
  %s0_1 = stablehlo.slice %p [0:5:1, 0:4:1, 0:27:2, 1:26:3] : (tensor<5x4x29x28xf32>) -> tensor<5x4x14x9xf32>
  %d0_1 = stablehlo.dot_general %g, %s0_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<5x17x14x9xf32>, tensor<5x4x14x9xf32>) -> tensor<17x4xf32>
  %e0_1 = stablehlo.reshape %d0_1 : (tensor<17x4xf32>) -> tensor<17x4x1xf32>
  %s0_2 = stablehlo.slice %p [0:5:1, 0:4:1, 0:27:2, 2:27:3] : (tensor<5x4x29x28xf32>) -> tensor<5x4x14x9xf32>
  %d0_2 = stablehlo.dot_general %g, %s0_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<5x17x14x9xf32>, tensor<5x4x14x9xf32>) -> tensor<17x4xf32>
  %e0_2 = stablehlo.reshape %d0_2 : (tensor<17x4xf32>) -> tensor<17x4x1xf32>
  %s0_3 = stablehlo.slice %p [0:5:1, 0:4:1, 0:27:2, 3:28:3] : (tensor<5x4x29x28xf32>) -> tensor<5x4x14x9xf32>
  %d0_3 = stablehlo.dot_general %g, %s0_3, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<5x17x14x9xf32>, tensor<5x4x14x9xf32>) -> tensor<17x4xf32>
  %e0_3 = stablehlo.reshape %d0_3 : (tensor<17x4xf32>) -> tensor<17x4x1xf32>
  %s1_0 = stablehlo.slice %p [0:5:1, 0:4:1, 1:28:2, 0:25:3] : (tensor<5x4x29x28xf32>) -> tensor<5x4x14x9xf32>
  %d1_0 = stablehlo.dot_general %g, %s1_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<5x17x14x9xf32>, tensor<5x4x14x9xf32>) -> tensor<17x4xf32>
  %e1_0 = stablehlo.reshape %d1_0 : (tensor<17x4xf32>) -> tensor<17x4x1xf32>
  %s1_1 = stablehlo.slice %p [0:5:1, 0:4:1, 1:28:2, 1:26:3] : (tensor<5x4x29x28xf32>) -> tensor<5x4x14x9xf32>
  %d1_1 = stablehlo.dot_general %g, %s1_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<5x17x14x9xf32>, tensor<5x4x14x9xf32>) -> tensor<17x4xf32>
  %e1_1 = stablehlo.reshape %d1_1 : (tensor<17x4xf32>) -> tensor<17x4x1xf32>
  %s1_2 = stablehlo.slice %p [0:5:1, 0:4:1, 1:28:2, 2:27:3] : (tensor<5x4x29x28xf32>) -> tensor<5x4x14x9xf32>
  %d1_2 = stablehlo.dot_general %g, %s1_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<5x17x14x9xf32>, tensor<5x4x14x9xf32>) -> tensor<17x4xf32>
  %e1_2 = stablehlo.reshape %d1_2 : (tensor<17x4xf32>) -> tensor<17x4x1xf32>
  %s1_3 = stablehlo.slice %p [0:5:1, 0:4:1, 1:28:2, 3:28:3] : (tensor<5x4x29x28xf32>) -> tensor<5x4x14x9xf32>
  %d1_3 = stablehlo.dot_general %g, %s1_3, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<5x17x14x9xf32>, tensor<5x4x14x9xf32>) -> tensor<17x4xf32>
  %e1_3 = stablehlo.reshape %d1_3 : (tensor<17x4xf32>) -> tensor<17x4x1xf32>
  %s2_0 = stablehlo.slice %p [0:5:1, 0:4:1, 2:29:2, 0:25:3] : (tensor<5x4x29x28xf32>) -> tensor<5x4x14x9xf32>
  %d2_0 = stablehlo.dot_general %g, %s2_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<5x17x14x9xf32>, tensor<5x4x14x9xf32>) -> tensor<17x4xf32>
  %e2_0 = stablehlo.reshape %d2_0 : (tensor<17x4xf32>) -> tensor<17x4x1xf32>
  %s2_1 = stablehlo.slice %p [0:5:1, 0:4:1, 2:29:2, 1:26:3] : (tensor<5x4x29x28xf32>) -> tensor<5x4x14x9xf32>
  %d2_1 = stablehlo.dot_general %g, %s2_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<5x17x14x9xf32>, tensor<5x4x14x9xf32>) -> tensor<17x4xf32>
  %e2_1 = stablehlo.reshape %d2_1 : (tensor<17x4xf32>) -> tensor<17x4x1xf32>
  %s2_2 = stablehlo.slice %p [0:5:1, 0:4:1, 2:29:2, 2:27:3] : (tensor<5x4x29x28xf32>) -> tensor<5x4x14x9xf32>
  %d2_2 = stablehlo.dot_general %g, %s2_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<5x17x14x9xf32>, tensor<5x4x14x9xf32>) -> tensor<17x4xf32>
  %e2_2 = stablehlo.reshape %d2_2 : (tensor<17x4xf32>) -> tensor<17x4x1xf32>
  %s2_3 = stablehlo.slice %p [0:5:1, 0:4:1, 2:29:2, 3:28:3] : (tensor<5x4x29x28xf32>) -> tensor<5x4x14x9xf32>
  %d2_3 = stablehlo.dot_general %g, %s2_3, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<5x17x14x9xf32>, tensor<5x4x14x9xf32>) -> tensor<17x4xf32>
  %e2_3 = stablehlo.reshape %d2_3 : (tensor<17x4xf32>) -> tensor<17x4x1xf32>
  %c = stablehlo.concatenate %e0_0, %e0_1, %e0_2, %e0_3, %e1_0, %e1_1, %e1_2, %e1_3, %e2_0, %e2_1, %e2_2, %e2_3, dim = 2 : (tensor<17x4x1xf32>, tensor<17x4x1xf32>, tensor<17x4x1xf32>, tensor<17x4x1xf32>, tensor<17x4x1xf32>, tensor<17x4x1xf32>, tensor<17x4x1xf32>, tensor<17x4x1xf32>, tensor<17x4x1xf32>, tensor<17x4x1xf32>, tensor<17x4x1xf32>, tensor<17x4x1xf32>) -> tensor<17x4x12xf32>
  %e = stablehlo.reshape %c : (tensor<17x4x12xf32>) -> tensor<17x4x3x4xf32>
  check.expect_eq %r, %e : tensor<17x4x3x4xf32>
  func.return
}
func.func private @nhwc_s4() {
  %x0 = stablehlo.iota dim = 0 : tensor<4920xi32>
  %x1 = stablehlo.constant dense<7> : tensor<4920xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<4920xi32>
  %x3 = stablehlo.constant dense<11> : tensor<4920xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<4920xi32>
  %x5 = stablehlo.constant dense<5> : tensor<4920xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<4920xi32>
  %x7 = stablehlo.convert %x6 : (tensor<4920xi32>) -> tensor<4920xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<4920xf32>) -> tensor<3x40x41x1xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<3x40x41x1xf32>
  %g0 = stablehlo.iota dim = 0 : tensor<12000xi32>
  %g1 = stablehlo.constant dense<5> : tensor<12000xi32>
  %g2 = stablehlo.multiply %g0, %g1 : tensor<12000xi32>
  %g3 = stablehlo.constant dense<7> : tensor<12000xi32>
  %g4 = stablehlo.remainder %g2, %g3 : tensor<12000xi32>
  %g5 = stablehlo.constant dense<3> : tensor<12000xi32>
  %g6 = stablehlo.subtract %g4, %g5 : tensor<12000xi32>
  %g7 = stablehlo.convert %g6 : (tensor<12000xi32>) -> tensor<12000xf32>
  %g8 = stablehlo.reshape %g7 : (tensor<12000xf32>) -> tensor<3x10x10x40xf32>
  %g = stablehlo.optimization_barrier %g8 : tensor<3x10x10x40xf32>
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], rhs_dilate = [4, 4]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x40x41x1xf32>, tensor<3x10x10x40xf32>) -> tensor<5x6x1x40xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 1, 1, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<3x40x41x1xf32>, tensor<f32>) -> tensor<3x41x42x1xf32>
  %s0_0 = stablehlo.slice %p [0:3:1, 0:37:4, 0:37:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d0_0 = stablehlo.dot_general %s0_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e0_0 = stablehlo.reshape %d0_0 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s0_1 = stablehlo.slice %p [0:3:1, 0:37:4, 1:38:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d0_1 = stablehlo.dot_general %s0_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e0_1 = stablehlo.reshape %d0_1 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s0_2 = stablehlo.slice %p [0:3:1, 0:37:4, 2:39:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d0_2 = stablehlo.dot_general %s0_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e0_2 = stablehlo.reshape %d0_2 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s0_3 = stablehlo.slice %p [0:3:1, 0:37:4, 3:40:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d0_3 = stablehlo.dot_general %s0_3, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e0_3 = stablehlo.reshape %d0_3 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s0_4 = stablehlo.slice %p [0:3:1, 0:37:4, 4:41:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d0_4 = stablehlo.dot_general %s0_4, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e0_4 = stablehlo.reshape %d0_4 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s0_5 = stablehlo.slice %p [0:3:1, 0:37:4, 5:42:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d0_5 = stablehlo.dot_general %s0_5, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e0_5 = stablehlo.reshape %d0_5 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s1_0 = stablehlo.slice %p [0:3:1, 1:38:4, 0:37:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d1_0 = stablehlo.dot_general %s1_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e1_0 = stablehlo.reshape %d1_0 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s1_1 = stablehlo.slice %p [0:3:1, 1:38:4, 1:38:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d1_1 = stablehlo.dot_general %s1_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e1_1 = stablehlo.reshape %d1_1 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s1_2 = stablehlo.slice %p [0:3:1, 1:38:4, 2:39:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d1_2 = stablehlo.dot_general %s1_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e1_2 = stablehlo.reshape %d1_2 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s1_3 = stablehlo.slice %p [0:3:1, 1:38:4, 3:40:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d1_3 = stablehlo.dot_general %s1_3, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e1_3 = stablehlo.reshape %d1_3 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s1_4 = stablehlo.slice %p [0:3:1, 1:38:4, 4:41:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d1_4 = stablehlo.dot_general %s1_4, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e1_4 = stablehlo.reshape %d1_4 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s1_5 = stablehlo.slice %p [0:3:1, 1:38:4, 5:42:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d1_5 = stablehlo.dot_general %s1_5, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e1_5 = stablehlo.reshape %d1_5 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s2_0 = stablehlo.slice %p [0:3:1, 2:39:4, 0:37:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d2_0 = stablehlo.dot_general %s2_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e2_0 = stablehlo.reshape %d2_0 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s2_1 = stablehlo.slice %p [0:3:1, 2:39:4, 1:38:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d2_1 = stablehlo.dot_general %s2_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e2_1 = stablehlo.reshape %d2_1 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s2_2 = stablehlo.slice %p [0:3:1, 2:39:4, 2:39:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d2_2 = stablehlo.dot_general %s2_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e2_2 = stablehlo.reshape %d2_2 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s2_3 = stablehlo.slice %p [0:3:1, 2:39:4, 3:40:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d2_3 = stablehlo.dot_general %s2_3, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e2_3 = stablehlo.reshape %d2_3 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s2_4 = stablehlo.slice %p [0:3:1, 2:39:4, 4:41:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d2_4 = stablehlo.dot_general %s2_4, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e2_4 = stablehlo.reshape %d2_4 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s2_5 = stablehlo.slice %p [0:3:1, 2:39:4, 5:42:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d2_5 = stablehlo.dot_general %s2_5, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e2_5 = stablehlo.reshape %d2_5 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s3_0 = stablehlo.slice %p [0:3:1, 3:40:4, 0:37:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d3_0 = stablehlo.dot_general %s3_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e3_0 = stablehlo.reshape %d3_0 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s3_1 = stablehlo.slice %p [0:3:1, 3:40:4, 1:38:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d3_1 = stablehlo.dot_general %s3_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e3_1 = stablehlo.reshape %d3_1 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s3_2 = stablehlo.slice %p [0:3:1, 3:40:4, 2:39:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d3_2 = stablehlo.dot_general %s3_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e3_2 = stablehlo.reshape %d3_2 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s3_3 = stablehlo.slice %p [0:3:1, 3:40:4, 3:40:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d3_3 = stablehlo.dot_general %s3_3, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e3_3 = stablehlo.reshape %d3_3 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s3_4 = stablehlo.slice %p [0:3:1, 3:40:4, 4:41:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d3_4 = stablehlo.dot_general %s3_4, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e3_4 = stablehlo.reshape %d3_4 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s3_5 = stablehlo.slice %p [0:3:1, 3:40:4, 5:42:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d3_5 = stablehlo.dot_general %s3_5, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e3_5 = stablehlo.reshape %d3_5 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s4_0 = stablehlo.slice %p [0:3:1, 4:41:4, 0:37:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d4_0 = stablehlo.dot_general %s4_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e4_0 = stablehlo.reshape %d4_0 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s4_1 = stablehlo.slice %p [0:3:1, 4:41:4, 1:38:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d4_1 = stablehlo.dot_general %s4_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e4_1 = stablehlo.reshape %d4_1 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s4_2 = stablehlo.slice %p [0:3:1, 4:41:4, 2:39:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d4_2 = stablehlo.dot_general %s4_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e4_2 = stablehlo.reshape %d4_2 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s4_3 = stablehlo.slice %p [0:3:1, 4:41:4, 3:40:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d4_3 = stablehlo.dot_general %s4_3, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e4_3 = stablehlo.reshape %d4_3 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s4_4 = stablehlo.slice %p [0:3:1, 4:41:4, 4:41:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d4_4 = stablehlo.dot_general %s4_4, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e4_4 = stablehlo.reshape %d4_4 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %s4_5 = stablehlo.slice %p [0:3:1, 4:41:4, 5:42:4, 0:1:1] : (tensor<3x41x42x1xf32>) -> tensor<3x10x10x1xf32>
  %d4_5 = stablehlo.dot_general %s4_5, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x10x10x1xf32>, tensor<3x10x10x40xf32>) -> tensor<1x40xf32>
  %e4_5 = stablehlo.reshape %d4_5 : (tensor<1x40xf32>) -> tensor<1x1x40xf32>
  %c = stablehlo.concatenate %e0_0, %e0_1, %e0_2, %e0_3, %e0_4, %e0_5, %e1_0, %e1_1, %e1_2, %e1_3, %e1_4, %e1_5, %e2_0, %e2_1, %e2_2, %e2_3, %e2_4, %e2_5, %e3_0, %e3_1, %e3_2, %e3_3, %e3_4, %e3_5, %e4_0, %e4_1, %e4_2, %e4_3, %e4_4, %e4_5, dim = 0 : (tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>) -> tensor<30x1x40xf32>
  %e = stablehlo.reshape %c : (tensor<30x1x40xf32>) -> tensor<5x6x1x40xf32>
  check.expect_eq %r, %e : tensor<5x6x1x40xf32>
  func.return
}
func.func private @nchw_s4() {
  %x0 = stablehlo.iota dim = 0 : tensor<9840xi32>
  %x1 = stablehlo.constant dense<7> : tensor<9840xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<9840xi32>
  %x3 = stablehlo.constant dense<11> : tensor<9840xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<9840xi32>
  %x5 = stablehlo.constant dense<5> : tensor<9840xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<9840xi32>
  %x7 = stablehlo.convert %x6 : (tensor<9840xi32>) -> tensor<9840xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<9840xf32>) -> tensor<3x2x40x41xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<3x2x40x41xf32>
  %g0 = stablehlo.iota dim = 0 : tensor<12000xi32>
  %g1 = stablehlo.constant dense<5> : tensor<12000xi32>
  %g2 = stablehlo.multiply %g0, %g1 : tensor<12000xi32>
  %g3 = stablehlo.constant dense<7> : tensor<12000xi32>
  %g4 = stablehlo.remainder %g2, %g3 : tensor<12000xi32>
  %g5 = stablehlo.constant dense<3> : tensor<12000xi32>
  %g6 = stablehlo.subtract %g4, %g5 : tensor<12000xi32>
  %g7 = stablehlo.convert %g6 : (tensor<12000xi32>) -> tensor<12000xf32>
  %g8 = stablehlo.reshape %g7 : (tensor<12000xf32>) -> tensor<3x40x10x10xf32>
  %g = stablehlo.optimization_barrier %g8 : tensor<3x40x10x10xf32>
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], rhs_dilate = [4, 4]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x2x40x41xf32>, tensor<3x40x10x10xf32>) -> tensor<40x2x5x6xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 0, 1, 1], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<3x2x40x41xf32>, tensor<f32>) -> tensor<3x2x41x42xf32>
  %s0_0 = stablehlo.slice %p [0:3:1, 0:2:1, 0:37:4, 0:37:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d0_0 = stablehlo.dot_general %g, %s0_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e0_0 = stablehlo.reshape %d0_0 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s0_1 = stablehlo.slice %p [0:3:1, 0:2:1, 0:37:4, 1:38:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d0_1 = stablehlo.dot_general %g, %s0_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e0_1 = stablehlo.reshape %d0_1 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s0_2 = stablehlo.slice %p [0:3:1, 0:2:1, 0:37:4, 2:39:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d0_2 = stablehlo.dot_general %g, %s0_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e0_2 = stablehlo.reshape %d0_2 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s0_3 = stablehlo.slice %p [0:3:1, 0:2:1, 0:37:4, 3:40:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d0_3 = stablehlo.dot_general %g, %s0_3, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e0_3 = stablehlo.reshape %d0_3 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s0_4 = stablehlo.slice %p [0:3:1, 0:2:1, 0:37:4, 4:41:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d0_4 = stablehlo.dot_general %g, %s0_4, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e0_4 = stablehlo.reshape %d0_4 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s0_5 = stablehlo.slice %p [0:3:1, 0:2:1, 0:37:4, 5:42:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d0_5 = stablehlo.dot_general %g, %s0_5, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e0_5 = stablehlo.reshape %d0_5 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s1_0 = stablehlo.slice %p [0:3:1, 0:2:1, 1:38:4, 0:37:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d1_0 = stablehlo.dot_general %g, %s1_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e1_0 = stablehlo.reshape %d1_0 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s1_1 = stablehlo.slice %p [0:3:1, 0:2:1, 1:38:4, 1:38:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d1_1 = stablehlo.dot_general %g, %s1_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e1_1 = stablehlo.reshape %d1_1 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s1_2 = stablehlo.slice %p [0:3:1, 0:2:1, 1:38:4, 2:39:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d1_2 = stablehlo.dot_general %g, %s1_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e1_2 = stablehlo.reshape %d1_2 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s1_3 = stablehlo.slice %p [0:3:1, 0:2:1, 1:38:4, 3:40:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d1_3 = stablehlo.dot_general %g, %s1_3, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e1_3 = stablehlo.reshape %d1_3 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s1_4 = stablehlo.slice %p [0:3:1, 0:2:1, 1:38:4, 4:41:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d1_4 = stablehlo.dot_general %g, %s1_4, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e1_4 = stablehlo.reshape %d1_4 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s1_5 = stablehlo.slice %p [0:3:1, 0:2:1, 1:38:4, 5:42:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d1_5 = stablehlo.dot_general %g, %s1_5, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e1_5 = stablehlo.reshape %d1_5 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s2_0 = stablehlo.slice %p [0:3:1, 0:2:1, 2:39:4, 0:37:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d2_0 = stablehlo.dot_general %g, %s2_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e2_0 = stablehlo.reshape %d2_0 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s2_1 = stablehlo.slice %p [0:3:1, 0:2:1, 2:39:4, 1:38:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d2_1 = stablehlo.dot_general %g, %s2_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e2_1 = stablehlo.reshape %d2_1 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s2_2 = stablehlo.slice %p [0:3:1, 0:2:1, 2:39:4, 2:39:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d2_2 = stablehlo.dot_general %g, %s2_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e2_2 = stablehlo.reshape %d2_2 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s2_3 = stablehlo.slice %p [0:3:1, 0:2:1, 2:39:4, 3:40:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d2_3 = stablehlo.dot_general %g, %s2_3, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e2_3 = stablehlo.reshape %d2_3 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s2_4 = stablehlo.slice %p [0:3:1, 0:2:1, 2:39:4, 4:41:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d2_4 = stablehlo.dot_general %g, %s2_4, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e2_4 = stablehlo.reshape %d2_4 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s2_5 = stablehlo.slice %p [0:3:1, 0:2:1, 2:39:4, 5:42:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d2_5 = stablehlo.dot_general %g, %s2_5, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e2_5 = stablehlo.reshape %d2_5 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s3_0 = stablehlo.slice %p [0:3:1, 0:2:1, 3:40:4, 0:37:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d3_0 = stablehlo.dot_general %g, %s3_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e3_0 = stablehlo.reshape %d3_0 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s3_1 = stablehlo.slice %p [0:3:1, 0:2:1, 3:40:4, 1:38:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d3_1 = stablehlo.dot_general %g, %s3_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e3_1 = stablehlo.reshape %d3_1 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s3_2 = stablehlo.slice %p [0:3:1, 0:2:1, 3:40:4, 2:39:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d3_2 = stablehlo.dot_general %g, %s3_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e3_2 = stablehlo.reshape %d3_2 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s3_3 = stablehlo.slice %p [0:3:1, 0:2:1, 3:40:4, 3:40:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d3_3 = stablehlo.dot_general %g, %s3_3, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e3_3 = stablehlo.reshape %d3_3 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s3_4 = stablehlo.slice %p [0:3:1, 0:2:1, 3:40:4, 4:41:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d3_4 = stablehlo.dot_general %g, %s3_4, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e3_4 = stablehlo.reshape %d3_4 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s3_5 = stablehlo.slice %p [0:3:1, 0:2:1, 3:40:4, 5:42:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d3_5 = stablehlo.dot_general %g, %s3_5, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e3_5 = stablehlo.reshape %d3_5 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s4_0 = stablehlo.slice %p [0:3:1, 0:2:1, 4:41:4, 0:37:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d4_0 = stablehlo.dot_general %g, %s4_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e4_0 = stablehlo.reshape %d4_0 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s4_1 = stablehlo.slice %p [0:3:1, 0:2:1, 4:41:4, 1:38:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d4_1 = stablehlo.dot_general %g, %s4_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e4_1 = stablehlo.reshape %d4_1 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s4_2 = stablehlo.slice %p [0:3:1, 0:2:1, 4:41:4, 2:39:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d4_2 = stablehlo.dot_general %g, %s4_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e4_2 = stablehlo.reshape %d4_2 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s4_3 = stablehlo.slice %p [0:3:1, 0:2:1, 4:41:4, 3:40:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d4_3 = stablehlo.dot_general %g, %s4_3, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e4_3 = stablehlo.reshape %d4_3 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s4_4 = stablehlo.slice %p [0:3:1, 0:2:1, 4:41:4, 4:41:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d4_4 = stablehlo.dot_general %g, %s4_4, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e4_4 = stablehlo.reshape %d4_4 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %s4_5 = stablehlo.slice %p [0:3:1, 0:2:1, 4:41:4, 5:42:4] : (tensor<3x2x41x42xf32>) -> tensor<3x2x10x10xf32>
  %d4_5 = stablehlo.dot_general %g, %s4_5, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x40x10x10xf32>, tensor<3x2x10x10xf32>) -> tensor<40x2xf32>
  %e4_5 = stablehlo.reshape %d4_5 : (tensor<40x2xf32>) -> tensor<40x2x1xf32>
  %c = stablehlo.concatenate %e0_0, %e0_1, %e0_2, %e0_3, %e0_4, %e0_5, %e1_0, %e1_1, %e1_2, %e1_3, %e1_4, %e1_5, %e2_0, %e2_1, %e2_2, %e2_3, %e2_4, %e2_5, %e3_0, %e3_1, %e3_2, %e3_3, %e3_4, %e3_5, %e4_0, %e4_1, %e4_2, %e4_3, %e4_4, %e4_5, dim = 2 : (tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>, tensor<40x2x1xf32>) -> tensor<40x2x30xf32>
  %e = stablehlo.reshape %c : (tensor<40x2x30xf32>) -> tensor<40x2x5x6xf32>
  check.expect_eq %r, %e : tensor<40x2x5x6xf32>
  func.return
}
func.func private @nhwc_many() {
  %x0 = stablehlo.iota dim = 0 : tensor<9248xi32>
  %x1 = stablehlo.constant dense<7> : tensor<9248xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<9248xi32>
  %x3 = stablehlo.constant dense<11> : tensor<9248xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<9248xi32>
  %x5 = stablehlo.constant dense<5> : tensor<9248xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<9248xi32>
  %x7 = stablehlo.convert %x6 : (tensor<9248xi32>) -> tensor<9248xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<9248xf32>) -> tensor<2x17x17x16xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<2x17x17x16xf32>
  %g0 = stablehlo.iota dim = 0 : tensor<5184xi32>
  %g1 = stablehlo.constant dense<5> : tensor<5184xi32>
  %g2 = stablehlo.multiply %g0, %g1 : tensor<5184xi32>
  %g3 = stablehlo.constant dense<7> : tensor<5184xi32>
  %g4 = stablehlo.remainder %g2, %g3 : tensor<5184xi32>
  %g5 = stablehlo.constant dense<3> : tensor<5184xi32>
  %g6 = stablehlo.subtract %g4, %g5 : tensor<5184xi32>
  %g7 = stablehlo.convert %g6 : (tensor<5184xi32>) -> tensor<5184xf32>
  %g8 = stablehlo.reshape %g7 : (tensor<5184xf32>) -> tensor<2x9x9x32xf32>
  %g = stablehlo.optimization_barrier %g8 : tensor<2x9x9x32xf32>
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x17x17x16xf32>, tensor<2x9x9x32xf32>) -> tensor<3x3x16x32xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 1, 1, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<2x17x17x16xf32>, tensor<f32>) -> tensor<2x19x19x16xf32>
  %s0_0 = stablehlo.slice %p [0:2:1, 0:17:2, 0:17:2, 0:16:1] : (tensor<2x19x19x16xf32>) -> tensor<2x9x9x16xf32>
  %d0_0 = stablehlo.dot_general %s0_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x9x9x16xf32>, tensor<2x9x9x32xf32>) -> tensor<16x32xf32>
  %e0_0 = stablehlo.reshape %d0_0 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
  %s0_1 = stablehlo.slice %p [0:2:1, 0:17:2, 1:18:2, 0:16:1] : (tensor<2x19x19x16xf32>) -> tensor<2x9x9x16xf32>
  %d0_1 = stablehlo.dot_general %s0_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x9x9x16xf32>, tensor<2x9x9x32xf32>) -> tensor<16x32xf32>
  %e0_1 = stablehlo.reshape %d0_1 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
  %s0_2 = stablehlo.slice %p [0:2:1, 0:17:2, 2:19:2, 0:16:1] : (tensor<2x19x19x16xf32>) -> tensor<2x9x9x16xf32>
  %d0_2 = stablehlo.dot_general %s0_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x9x9x16xf32>, tensor<2x9x9x32xf32>) -> tensor<16x32xf32>
  %e0_2 = stablehlo.reshape %d0_2 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
  %s1_0 = stablehlo.slice %p [0:2:1, 1:18:2, 0:17:2, 0:16:1] : (tensor<2x19x19x16xf32>) -> tensor<2x9x9x16xf32>
  %d1_0 = stablehlo.dot_general %s1_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x9x9x16xf32>, tensor<2x9x9x32xf32>) -> tensor<16x32xf32>
  %e1_0 = stablehlo.reshape %d1_0 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
  %s1_1 = stablehlo.slice %p [0:2:1, 1:18:2, 1:18:2, 0:16:1] : (tensor<2x19x19x16xf32>) -> tensor<2x9x9x16xf32>
  %d1_1 = stablehlo.dot_general %s1_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x9x9x16xf32>, tensor<2x9x9x32xf32>) -> tensor<16x32xf32>
  %e1_1 = stablehlo.reshape %d1_1 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
  %s1_2 = stablehlo.slice %p [0:2:1, 1:18:2, 2:19:2, 0:16:1] : (tensor<2x19x19x16xf32>) -> tensor<2x9x9x16xf32>
  %d1_2 = stablehlo.dot_general %s1_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x9x9x16xf32>, tensor<2x9x9x32xf32>) -> tensor<16x32xf32>
  %e1_2 = stablehlo.reshape %d1_2 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
  %s2_0 = stablehlo.slice %p [0:2:1, 2:19:2, 0:17:2, 0:16:1] : (tensor<2x19x19x16xf32>) -> tensor<2x9x9x16xf32>
  %d2_0 = stablehlo.dot_general %s2_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x9x9x16xf32>, tensor<2x9x9x32xf32>) -> tensor<16x32xf32>
  %e2_0 = stablehlo.reshape %d2_0 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
  %s2_1 = stablehlo.slice %p [0:2:1, 2:19:2, 1:18:2, 0:16:1] : (tensor<2x19x19x16xf32>) -> tensor<2x9x9x16xf32>
  %d2_1 = stablehlo.dot_general %s2_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x9x9x16xf32>, tensor<2x9x9x32xf32>) -> tensor<16x32xf32>
  %e2_1 = stablehlo.reshape %d2_1 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
  %s2_2 = stablehlo.slice %p [0:2:1, 2:19:2, 2:19:2, 0:16:1] : (tensor<2x19x19x16xf32>) -> tensor<2x9x9x16xf32>
  %d2_2 = stablehlo.dot_general %s2_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x9x9x16xf32>, tensor<2x9x9x32xf32>) -> tensor<16x32xf32>
  %e2_2 = stablehlo.reshape %d2_2 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
  %c = stablehlo.concatenate %e0_0, %e0_1, %e0_2, %e1_0, %e1_1, %e1_2, %e2_0, %e2_1, %e2_2, dim = 0 : (tensor<1x16x32xf32>, tensor<1x16x32xf32>, tensor<1x16x32xf32>, tensor<1x16x32xf32>, tensor<1x16x32xf32>, tensor<1x16x32xf32>, tensor<1x16x32xf32>, tensor<1x16x32xf32>, tensor<1x16x32xf32>) -> tensor<9x16x32xf32>
  %e = stablehlo.reshape %c : (tensor<9x16x32xf32>) -> tensor<3x3x16x32xf32>
  check.expect_eq %r, %e : tensor<3x3x16x32xf32>
  func.return
}
func.func private @nchw_one_batch() {
  %x0 = stablehlo.iota dim = 0 : tensor<6156xi32>
  %x1 = stablehlo.constant dense<7> : tensor<6156xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<6156xi32>
  %x3 = stablehlo.constant dense<11> : tensor<6156xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<6156xi32>
  %x5 = stablehlo.constant dense<5> : tensor<6156xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<6156xi32>
  %x7 = stablehlo.convert %x6 : (tensor<6156xi32>) -> tensor<6156xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<6156xf32>) -> tensor<6x3x19x18xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<6x3x19x18xf32>
  %g0 = stablehlo.iota dim = 0 : tensor<67716xi32>
  %g1 = stablehlo.constant dense<5> : tensor<67716xi32>
  %g2 = stablehlo.multiply %g0, %g1 : tensor<67716xi32>
  %g3 = stablehlo.constant dense<7> : tensor<67716xi32>
  %g4 = stablehlo.remainder %g2, %g3 : tensor<67716xi32>
  %g5 = stablehlo.constant dense<3> : tensor<67716xi32>
  %g6 = stablehlo.subtract %g4, %g5 : tensor<67716xi32>
  %g7 = stablehlo.convert %g6 : (tensor<67716xi32>) -> tensor<67716xf32>
  %g8 = stablehlo.reshape %g7 : (tensor<67716xf32>) -> tensor<6x33x19x18xf32>
  %g = stablehlo.optimization_barrier %g8 : tensor<6x33x19x18xf32>
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<6x3x19x18xf32>, tensor<6x33x19x18xf32>) -> tensor<33x3x3x3xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 0, 1, 1], high = [0, 0, 1, 1], interior = [0, 0, 0, 0] : (tensor<6x3x19x18xf32>, tensor<f32>) -> tensor<6x3x21x20xf32>
  %s0_0 = stablehlo.slice %p [0:6:1, 0:3:1, 0:19:1, 0:18:1] : (tensor<6x3x21x20xf32>) -> tensor<6x3x19x18xf32>
  %d0_0 = stablehlo.dot_general %g, %s0_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<6x33x19x18xf32>, tensor<6x3x19x18xf32>) -> tensor<33x3xf32>
  %e0_0 = stablehlo.reshape %d0_0 : (tensor<33x3xf32>) -> tensor<33x3x1xf32>
  %s0_1 = stablehlo.slice %p [0:6:1, 0:3:1, 0:19:1, 1:19:1] : (tensor<6x3x21x20xf32>) -> tensor<6x3x19x18xf32>
  %d0_1 = stablehlo.dot_general %g, %s0_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<6x33x19x18xf32>, tensor<6x3x19x18xf32>) -> tensor<33x3xf32>
  %e0_1 = stablehlo.reshape %d0_1 : (tensor<33x3xf32>) -> tensor<33x3x1xf32>
  %s0_2 = stablehlo.slice %p [0:6:1, 0:3:1, 0:19:1, 2:20:1] : (tensor<6x3x21x20xf32>) -> tensor<6x3x19x18xf32>
  %d0_2 = stablehlo.dot_general %g, %s0_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<6x33x19x18xf32>, tensor<6x3x19x18xf32>) -> tensor<33x3xf32>
  %e0_2 = stablehlo.reshape %d0_2 : (tensor<33x3xf32>) -> tensor<33x3x1xf32>
  %s1_0 = stablehlo.slice %p [0:6:1, 0:3:1, 1:20:1, 0:18:1] : (tensor<6x3x21x20xf32>) -> tensor<6x3x19x18xf32>
  %d1_0 = stablehlo.dot_general %g, %s1_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<6x33x19x18xf32>, tensor<6x3x19x18xf32>) -> tensor<33x3xf32>
  %e1_0 = stablehlo.reshape %d1_0 : (tensor<33x3xf32>) -> tensor<33x3x1xf32>
  %s1_1 = stablehlo.slice %p [0:6:1, 0:3:1, 1:20:1, 1:19:1] : (tensor<6x3x21x20xf32>) -> tensor<6x3x19x18xf32>
  %d1_1 = stablehlo.dot_general %g, %s1_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<6x33x19x18xf32>, tensor<6x3x19x18xf32>) -> tensor<33x3xf32>
  %e1_1 = stablehlo.reshape %d1_1 : (tensor<33x3xf32>) -> tensor<33x3x1xf32>
  %s1_2 = stablehlo.slice %p [0:6:1, 0:3:1, 1:20:1, 2:20:1] : (tensor<6x3x21x20xf32>) -> tensor<6x3x19x18xf32>
  %d1_2 = stablehlo.dot_general %g, %s1_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<6x33x19x18xf32>, tensor<6x3x19x18xf32>) -> tensor<33x3xf32>
  %e1_2 = stablehlo.reshape %d1_2 : (tensor<33x3xf32>) -> tensor<33x3x1xf32>
  %s2_0 = stablehlo.slice %p [0:6:1, 0:3:1, 2:21:1, 0:18:1] : (tensor<6x3x21x20xf32>) -> tensor<6x3x19x18xf32>
  %d2_0 = stablehlo.dot_general %g, %s2_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<6x33x19x18xf32>, tensor<6x3x19x18xf32>) -> tensor<33x3xf32>
  %e2_0 = stablehlo.reshape %d2_0 : (tensor<33x3xf32>) -> tensor<33x3x1xf32>
  %s2_1 = stablehlo.slice %p [0:6:1, 0:3:1, 2:21:1, 1:19:1] : (tensor<6x3x21x20xf32>) -> tensor<6x3x19x18xf32>
  %d2_1 = stablehlo.dot_general %g, %s2_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<6x33x19x18xf32>, tensor<6x3x19x18xf32>) -> tensor<33x3xf32>
  %e2_1 = stablehlo.reshape %d2_1 : (tensor<33x3xf32>) -> tensor<33x3x1xf32>
  %s2_2 = stablehlo.slice %p [0:6:1, 0:3:1, 2:21:1, 2:20:1] : (tensor<6x3x21x20xf32>) -> tensor<6x3x19x18xf32>
  %d2_2 = stablehlo.dot_general %g, %s2_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<6x33x19x18xf32>, tensor<6x3x19x18xf32>) -> tensor<33x3xf32>
  %e2_2 = stablehlo.reshape %d2_2 : (tensor<33x3xf32>) -> tensor<33x3x1xf32>
  %c = stablehlo.concatenate %e0_0, %e0_1, %e0_2, %e1_0, %e1_1, %e1_2, %e2_0, %e2_1, %e2_2, dim = 2 : (tensor<33x3x1xf32>, tensor<33x3x1xf32>, tensor<33x3x1xf32>, tensor<33x3x1xf32>, tensor<33x3x1xf32>, tensor<33x3x1xf32>, tensor<33x3x1xf32>, tensor<33x3x1xf32>, tensor<33x3x1xf32>) -> tensor<33x3x9xf32>
  %e = stablehlo.reshape %c : (tensor<33x3x9xf32>) -> tensor<33x3x3x3xf32>
  check.expect_eq %r, %e : tensor<33x3x3x3xf32>
  func.return
}
func.func private @nhwc_points() {
  %x0 = stablehlo.iota dim = 0 : tensor<6720xi32>
  %x1 = stablehlo.constant dense<7> : tensor<6720xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<6720xi32>
  %x3 = stablehlo.constant dense<11> : tensor<6720xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<6720xi32>
  %x5 = stablehlo.constant dense<5> : tensor<6720xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<6720xi32>
  %x7 = stablehlo.convert %x6 : (tensor<6720xi32>) -> tensor<6720xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<6720xf32>) -> tensor<4x14x15x8xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<4x14x15x8xf32>
  %g0 = stablehlo.iota dim = 0 : tensor<7168xi32>
  %g1 = stablehlo.constant dense<5> : tensor<7168xi32>
  %g2 = stablehlo.multiply %g0, %g1 : tensor<7168xi32>
  %g3 = stablehlo.constant dense<7> : tensor<7168xi32>
  %g4 = stablehlo.remainder %g2, %g3 : tensor<7168xi32>
  %g5 = stablehlo.constant dense<3> : tensor<7168xi32>
  %g6 = stablehlo.subtract %g4, %g5 : tensor<7168xi32>
  %g7 = stablehlo.convert %g6 : (tensor<7168xi32>) -> tensor<7168xf32>
  %g8 = stablehlo.reshape %g7 : (tensor<7168xf32>) -> tensor<4x7x8x32xf32>
  %g = stablehlo.optimization_barrier %g8 : tensor<4x7x8x32xf32>
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, 0]], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x14x15x8xf32>, tensor<4x7x8x32xf32>) -> tensor<1x1x8x32xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<4x14x15x8xf32>, tensor<f32>) -> tensor<4x14x15x8xf32>
  %s0_0 = stablehlo.slice %p [0:4:1, 0:13:2, 0:15:2, 0:8:1] : (tensor<4x14x15x8xf32>) -> tensor<4x7x8x8xf32>
  %d0_0 = stablehlo.dot_general %s0_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<4x7x8x8xf32>, tensor<4x7x8x32xf32>) -> tensor<8x32xf32>
  %e0_0 = stablehlo.reshape %d0_0 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
  %c = stablehlo.concatenate %e0_0, dim = 0 : (tensor<1x8x32xf32>) -> tensor<1x8x32xf32>
  %e = stablehlo.reshape %c : (tensor<1x8x32xf32>) -> tensor<1x1x8x32xf32>
  check.expect_eq %r, %e : tensor<1x1x8x32xf32>
  func.return
}
func.func private @nhwc_wide() {
  %x0 = stablehlo.iota dim = 0 : tensor<24300xi32>
  %x1 = stablehlo.constant dense<7> : tensor<24300xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<24300xi32>
  %x3 = stablehlo.constant dense<11> : tensor<24300xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<24300xi32>
  %x5 = stablehlo.constant dense<5> : tensor<24300xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<24300xi32>
  %x7 = stablehlo.convert %x6 : (tensor<24300xi32>) -> tensor<24300xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<24300xf32>) -> tensor<1x9x900x3xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<1x9x900x3xf32>
  %g0 = stablehlo.iota dim = 0 : tensor<72000xi32>
  %g1 = stablehlo.constant dense<5> : tensor<72000xi32>
  %g2 = stablehlo.multiply %g0, %g1 : tensor<72000xi32>
  %g3 = stablehlo.constant dense<7> : tensor<72000xi32>
  %g4 = stablehlo.remainder %g2, %g3 : tensor<72000xi32>
  %g5 = stablehlo.constant dense<3> : tensor<72000xi32>
  %g6 = stablehlo.subtract %g4, %g5 : tensor<72000xi32>
  %g7 = stablehlo.convert %g6 : (tensor<72000xi32>) -> tensor<72000xf32>
  %g8 = stablehlo.reshape %g7 : (tensor<72000xf32>) -> tensor<1x5x450x32xf32>
  %g = stablehlo.optimization_barrier %g8 : tensor<1x5x450x32xf32>
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 0]], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x9x900x3xf32>, tensor<1x5x450x32xf32>) -> tensor<3x3x3x32xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 1, 1, 0], high = [0, 1, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x9x900x3xf32>, tensor<f32>) -> tensor<1x11x901x3xf32>
  %s0_0 = stablehlo.slice %p [0:1:1, 0:9:2, 0:899:2, 0:3:1] : (tensor<1x11x901x3xf32>) -> tensor<1x5x450x3xf32>
  %d0_0 = stablehlo.dot_general %s0_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x5x450x3xf32>, tensor<1x5x450x32xf32>) -> tensor<3x32xf32>
  %e0_0 = stablehlo.reshape %d0_0 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s0_1 = stablehlo.slice %p [0:1:1, 0:9:2, 1:900:2, 0:3:1] : (tensor<1x11x901x3xf32>) -> tensor<1x5x450x3xf32>
  %d0_1 = stablehlo.dot_general %s0_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x5x450x3xf32>, tensor<1x5x450x32xf32>) -> tensor<3x32xf32>
  %e0_1 = stablehlo.reshape %d0_1 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s0_2 = stablehlo.slice %p [0:1:1, 0:9:2, 2:901:2, 0:3:1] : (tensor<1x11x901x3xf32>) -> tensor<1x5x450x3xf32>
  %d0_2 = stablehlo.dot_general %s0_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x5x450x3xf32>, tensor<1x5x450x32xf32>) -> tensor<3x32xf32>
  %e0_2 = stablehlo.reshape %d0_2 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s1_0 = stablehlo.slice %p [0:1:1, 1:10:2, 0:899:2, 0:3:1] : (tensor<1x11x901x3xf32>) -> tensor<1x5x450x3xf32>
  %d1_0 = stablehlo.dot_general %s1_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x5x450x3xf32>, tensor<1x5x450x32xf32>) -> tensor<3x32xf32>
  %e1_0 = stablehlo.reshape %d1_0 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s1_1 = stablehlo.slice %p [0:1:1, 1:10:2, 1:900:2, 0:3:1] : (tensor<1x11x901x3xf32>) -> tensor<1x5x450x3xf32>
  %d1_1 = stablehlo.dot_general %s1_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x5x450x3xf32>, tensor<1x5x450x32xf32>) -> tensor<3x32xf32>
  %e1_1 = stablehlo.reshape %d1_1 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s1_2 = stablehlo.slice %p [0:1:1, 1:10:2, 2:901:2, 0:3:1] : (tensor<1x11x901x3xf32>) -> tensor<1x5x450x3xf32>
  %d1_2 = stablehlo.dot_general %s1_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x5x450x3xf32>, tensor<1x5x450x32xf32>) -> tensor<3x32xf32>
  %e1_2 = stablehlo.reshape %d1_2 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s2_0 = stablehlo.slice %p [0:1:1, 2:11:2, 0:899:2, 0:3:1] : (tensor<1x11x901x3xf32>) -> tensor<1x5x450x3xf32>
  %d2_0 = stablehlo.dot_general %s2_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x5x450x3xf32>, tensor<1x5x450x32xf32>) -> tensor<3x32xf32>
  %e2_0 = stablehlo.reshape %d2_0 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s2_1 = stablehlo.slice %p [0:1:1, 2:11:2, 1:900:2, 0:3:1] : (tensor<1x11x901x3xf32>) -> tensor<1x5x450x3xf32>
  %d2_1 = stablehlo.dot_general %s2_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x5x450x3xf32>, tensor<1x5x450x32xf32>) -> tensor<3x32xf32>
  %e2_1 = stablehlo.reshape %d2_1 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s2_2 = stablehlo.slice %p [0:1:1, 2:11:2, 2:901:2, 0:3:1] : (tensor<1x11x901x3xf32>) -> tensor<1x5x450x3xf32>
  %d2_2 = stablehlo.dot_general %s2_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x5x450x3xf32>, tensor<1x5x450x32xf32>) -> tensor<3x32xf32>
  %e2_2 = stablehlo.reshape %d2_2 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %c = stablehlo.concatenate %e0_0, %e0_1, %e0_2, %e1_0, %e1_1, %e1_2, %e2_0, %e2_1, %e2_2, dim = 0 : (tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>) -> tensor<9x3x32xf32>
  %e = stablehlo.reshape %c : (tensor<9x3x32xf32>) -> tensor<3x3x3x32xf32>
  check.expect_eq %r, %e : tensor<3x3x3x32xf32>
  func.return
}
func.func private @nchw_wide() {
  %x0 = stablehlo.iota dim = 0 : tensor<32400xi32>
  %x1 = stablehlo.constant dense<7> : tensor<32400xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<32400xi32>
  %x3 = stablehlo.constant dense<11> : tensor<32400xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<32400xi32>
  %x5 = stablehlo.constant dense<5> : tensor<32400xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<32400xi32>
  %x7 = stablehlo.convert %x6 : (tensor<32400xi32>) -> tensor<32400xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<32400xf32>) -> tensor<2x3x6x900xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<2x3x6x900xf32>
  %g0 = stablehlo.iota dim = 0 : tensor<201600xi32>
  %g1 = stablehlo.constant dense<5> : tensor<201600xi32>
  %g2 = stablehlo.multiply %g0, %g1 : tensor<201600xi32>
  %g3 = stablehlo.constant dense<7> : tensor<201600xi32>
  %g4 = stablehlo.remainder %g2, %g3 : tensor<201600xi32>
  %g5 = stablehlo.constant dense<3> : tensor<201600xi32>
  %g6 = stablehlo.subtract %g4, %g5 : tensor<201600xi32>
  %g7 = stablehlo.convert %g6 : (tensor<201600xi32>) -> tensor<201600xf32>
  %g8 = stablehlo.reshape %g7 : (tensor<201600xf32>) -> tensor<2x32x7x450xf32>
  %g = stablehlo.optimization_barrier %g8 : tensor<2x32x7x450xf32>
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 0]], rhs_dilate = [1, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x6x900xf32>, tensor<2x32x7x450xf32>) -> tensor<32x3x2x3xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 0, 1, 1], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<2x3x6x900xf32>, tensor<f32>) -> tensor<2x3x8x901xf32>
  %s0_0 = stablehlo.slice %p [0:2:1, 0:3:1, 0:7:1, 0:899:2] : (tensor<2x3x8x901xf32>) -> tensor<2x3x7x450xf32>
  %d0_0 = stablehlo.dot_general %g, %s0_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x32x7x450xf32>, tensor<2x3x7x450xf32>) -> tensor<32x3xf32>
  %e0_0 = stablehlo.reshape %d0_0 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s0_1 = stablehlo.slice %p [0:2:1, 0:3:1, 0:7:1, 1:900:2] : (tensor<2x3x8x901xf32>) -> tensor<2x3x7x450xf32>
  %d0_1 = stablehlo.dot_general %g, %s0_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x32x7x450xf32>, tensor<2x3x7x450xf32>) -> tensor<32x3xf32>
  %e0_1 = stablehlo.reshape %d0_1 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s0_2 = stablehlo.slice %p [0:2:1, 0:3:1, 0:7:1, 2:901:2] : (tensor<2x3x8x901xf32>) -> tensor<2x3x7x450xf32>
  %d0_2 = stablehlo.dot_general %g, %s0_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x32x7x450xf32>, tensor<2x3x7x450xf32>) -> tensor<32x3xf32>
  %e0_2 = stablehlo.reshape %d0_2 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s1_0 = stablehlo.slice %p [0:2:1, 0:3:1, 1:8:1, 0:899:2] : (tensor<2x3x8x901xf32>) -> tensor<2x3x7x450xf32>
  %d1_0 = stablehlo.dot_general %g, %s1_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x32x7x450xf32>, tensor<2x3x7x450xf32>) -> tensor<32x3xf32>
  %e1_0 = stablehlo.reshape %d1_0 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s1_1 = stablehlo.slice %p [0:2:1, 0:3:1, 1:8:1, 1:900:2] : (tensor<2x3x8x901xf32>) -> tensor<2x3x7x450xf32>
  %d1_1 = stablehlo.dot_general %g, %s1_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x32x7x450xf32>, tensor<2x3x7x450xf32>) -> tensor<32x3xf32>
  %e1_1 = stablehlo.reshape %d1_1 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s1_2 = stablehlo.slice %p [0:2:1, 0:3:1, 1:8:1, 2:901:2] : (tensor<2x3x8x901xf32>) -> tensor<2x3x7x450xf32>
  %d1_2 = stablehlo.dot_general %g, %s1_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x32x7x450xf32>, tensor<2x3x7x450xf32>) -> tensor<32x3xf32>
  %e1_2 = stablehlo.reshape %d1_2 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %c = stablehlo.concatenate %e0_0, %e0_1, %e0_2, %e1_0, %e1_1, %e1_2, dim = 2 : (tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>) -> tensor<32x3x6xf32>
  %e = stablehlo.reshape %c : (tensor<32x3x6xf32>) -> tensor<32x3x2x3xf32>
  check.expect_eq %r, %e : tensor<32x3x2x3xf32>
  func.return
}
func.func private @nhwc_dilated() {
  %x0 = stablehlo.iota dim = 0 : tensor<5160xi32>
  %x1 = stablehlo.constant dense<7> : tensor<5160xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<5160xi32>
  %x3 = stablehlo.constant dense<11> : tensor<5160xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<5160xi32>
  %x5 = stablehlo.constant dense<5> : tensor<5160xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<5160xi32>
  %x7 = stablehlo.convert %x6 : (tensor<5160xi32>) -> tensor<5160xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<5160xf32>) -> tensor<1x40x43x3xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<1x40x43x3xf32>
  %g0 = stablehlo.iota dim = 0 : tensor<6240xi32>
  %g1 = stablehlo.constant dense<5> : tensor<6240xi32>
  %g2 = stablehlo.multiply %g0, %g1 : tensor<6240xi32>
  %g3 = stablehlo.constant dense<7> : tensor<6240xi32>
  %g4 = stablehlo.remainder %g2, %g3 : tensor<6240xi32>
  %g5 = stablehlo.constant dense<3> : tensor<6240xi32>
  %g6 = stablehlo.subtract %g4, %g5 : tensor<6240xi32>
  %g7 = stablehlo.convert %g6 : (tensor<6240xi32>) -> tensor<6240xf32>
  %g8 = stablehlo.reshape %g7 : (tensor<6240xf32>) -> tensor<1x13x15x32xf32>
  %g = stablehlo.optimization_barrier %g8 : tensor<1x13x15x32xf32>
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [2, 2], pad = [[2, 1], [2, 2]], rhs_dilate = [3, 3]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x40x43x3xf32>, tensor<1x13x15x32xf32>) -> tensor<4x3x3x32xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 2, 2, 0], high = [0, 1, 2, 0], interior = [0, 0, 0, 0] : (tensor<1x40x43x3xf32>, tensor<f32>) -> tensor<1x43x47x3xf32>
  %s0_0 = stablehlo.slice %p [0:1:1, 0:37:3, 0:43:3, 0:3:1] : (tensor<1x43x47x3xf32>) -> tensor<1x13x15x3xf32>
  %d0_0 = stablehlo.dot_general %s0_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x13x15x3xf32>, tensor<1x13x15x32xf32>) -> tensor<3x32xf32>
  %e0_0 = stablehlo.reshape %d0_0 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s0_1 = stablehlo.slice %p [0:1:1, 0:37:3, 2:45:3, 0:3:1] : (tensor<1x43x47x3xf32>) -> tensor<1x13x15x3xf32>
  %d0_1 = stablehlo.dot_general %s0_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x13x15x3xf32>, tensor<1x13x15x32xf32>) -> tensor<3x32xf32>
  %e0_1 = stablehlo.reshape %d0_1 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s0_2 = stablehlo.slice %p [0:1:1, 0:37:3, 4:47:3, 0:3:1] : (tensor<1x43x47x3xf32>) -> tensor<1x13x15x3xf32>
  %d0_2 = stablehlo.dot_general %s0_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x13x15x3xf32>, tensor<1x13x15x32xf32>) -> tensor<3x32xf32>
  %e0_2 = stablehlo.reshape %d0_2 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s1_0 = stablehlo.slice %p [0:1:1, 2:39:3, 0:43:3, 0:3:1] : (tensor<1x43x47x3xf32>) -> tensor<1x13x15x3xf32>
  %d1_0 = stablehlo.dot_general %s1_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x13x15x3xf32>, tensor<1x13x15x32xf32>) -> tensor<3x32xf32>
  %e1_0 = stablehlo.reshape %d1_0 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s1_1 = stablehlo.slice %p [0:1:1, 2:39:3, 2:45:3, 0:3:1] : (tensor<1x43x47x3xf32>) -> tensor<1x13x15x3xf32>
  %d1_1 = stablehlo.dot_general %s1_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x13x15x3xf32>, tensor<1x13x15x32xf32>) -> tensor<3x32xf32>
  %e1_1 = stablehlo.reshape %d1_1 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s1_2 = stablehlo.slice %p [0:1:1, 2:39:3, 4:47:3, 0:3:1] : (tensor<1x43x47x3xf32>) -> tensor<1x13x15x3xf32>
  %d1_2 = stablehlo.dot_general %s1_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x13x15x3xf32>, tensor<1x13x15x32xf32>) -> tensor<3x32xf32>
  %e1_2 = stablehlo.reshape %d1_2 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s2_0 = stablehlo.slice %p [0:1:1, 4:41:3, 0:43:3, 0:3:1] : (tensor<1x43x47x3xf32>) -> tensor<1x13x15x3xf32>
  %d2_0 = stablehlo.dot_general %s2_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x13x15x3xf32>, tensor<1x13x15x32xf32>) -> tensor<3x32xf32>
  %e2_0 = stablehlo.reshape %d2_0 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s2_1 = stablehlo.slice %p [0:1:1, 4:41:3, 2:45:3, 0:3:1] : (tensor<1x43x47x3xf32>) -> tensor<1x13x15x3xf32>
  %d2_1 = stablehlo.dot_general %s2_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x13x15x3xf32>, tensor<1x13x15x32xf32>) -> tensor<3x32xf32>
  %e2_1 = stablehlo.reshape %d2_1 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s2_2 = stablehlo.slice %p [0:1:1, 4:41:3, 4:47:3, 0:3:1] : (tensor<1x43x47x3xf32>) -> tensor<1x13x15x3xf32>
  %d2_2 = stablehlo.dot_general %s2_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x13x15x3xf32>, tensor<1x13x15x32xf32>) -> tensor<3x32xf32>
  %e2_2 = stablehlo.reshape %d2_2 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s3_0 = stablehlo.slice %p [0:1:1, 6:43:3, 0:43:3, 0:3:1] : (tensor<1x43x47x3xf32>) -> tensor<1x13x15x3xf32>
  %d3_0 = stablehlo.dot_general %s3_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x13x15x3xf32>, tensor<1x13x15x32xf32>) -> tensor<3x32xf32>
  %e3_0 = stablehlo.reshape %d3_0 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s3_1 = stablehlo.slice %p [0:1:1, 6:43:3, 2:45:3, 0:3:1] : (tensor<1x43x47x3xf32>) -> tensor<1x13x15x3xf32>
  %d3_1 = stablehlo.dot_general %s3_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x13x15x3xf32>, tensor<1x13x15x32xf32>) -> tensor<3x32xf32>
  %e3_1 = stablehlo.reshape %d3_1 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %s3_2 = stablehlo.slice %p [0:1:1, 6:43:3, 4:47:3, 0:3:1] : (tensor<1x43x47x3xf32>) -> tensor<1x13x15x3xf32>
  %d3_2 = stablehlo.dot_general %s3_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<1x13x15x3xf32>, tensor<1x13x15x32xf32>) -> tensor<3x32xf32>
  %e3_2 = stablehlo.reshape %d3_2 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
  %c = stablehlo.concatenate %e0_0, %e0_1, %e0_2, %e1_0, %e1_1, %e1_2, %e2_0, %e2_1, %e2_2, %e3_0, %e3_1, %e3_2, dim = 0 : (tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>) -> tensor<12x3x32xf32>
  %e = stablehlo.reshape %c : (tensor<12x3x32xf32>) -> tensor<4x3x3x32xf32>
  check.expect_eq %r, %e : tensor<4x3x3x32xf32>
  func.return
}
func.func private @nchw_dilated() {
  %x0 = stablehlo.iota dim = 0 : tensor<5580xi32>
  %x1 = stablehlo.constant dense<7> : tensor<5580xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<5580xi32>
  %x3 = stablehlo.constant dense<11> : tensor<5580xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<5580xi32>
  %x5 = stablehlo.constant dense<5> : tensor<5580xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<5580xi32>
  %x7 = stablehlo.convert %x6 : (tensor<5580xi32>) -> tensor<5580xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<5580xf32>) -> tensor<2x3x30x31xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<2x3x30x31xf32>
  %g0 = stablehlo.iota dim = 0 : tensor<8448xi32>
  %g1 = stablehlo.constant dense<5> : tensor<8448xi32>
  %g2 = stablehlo.multiply %g0, %g1 : tensor<8448xi32>
  %g3 = stablehlo.constant dense<7> : tensor<8448xi32>
  %g4 = stablehlo.remainder %g2, %g3 : tensor<8448xi32>
  %g5 = stablehlo.constant dense<3> : tensor<8448xi32>
  %g6 = stablehlo.subtract %g4, %g5 : tensor<8448xi32>
  %g7 = stablehlo.convert %g6 : (tensor<8448xi32>) -> tensor<8448xf32>
  %g8 = stablehlo.reshape %g7 : (tensor<8448xf32>) -> tensor<2x32x12x11xf32>
  %g = stablehlo.optimization_barrier %g8 : tensor<2x32x12x11xf32>
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [4, 4], pad = [[1, 0], [1, 1]], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x30x31xf32>, tensor<2x32x12x11xf32>) -> tensor<32x3x3x4xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 0, 1, 1], high = [0, 0, 0, 1], interior = [0, 0, 0, 0] : (tensor<2x3x30x31xf32>, tensor<f32>) -> tensor<2x3x31x33xf32>
  %s0_0 = stablehlo.slice %p [0:2:1, 0:3:1, 0:23:2, 0:21:2] : (tensor<2x3x31x33xf32>) -> tensor<2x3x12x11xf32>
  %d0_0 = stablehlo.dot_general %g, %s0_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x32x12x11xf32>, tensor<2x3x12x11xf32>) -> tensor<32x3xf32>
  %e0_0 = stablehlo.reshape %d0_0 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s0_1 = stablehlo.slice %p [0:2:1, 0:3:1, 0:23:2, 4:25:2] : (tensor<2x3x31x33xf32>) -> tensor<2x3x12x11xf32>
  %d0_1 = stablehlo.dot_general %g, %s0_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x32x12x11xf32>, tensor<2x3x12x11xf32>) -> tensor<32x3xf32>
  %e0_1 = stablehlo.reshape %d0_1 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s0_2 = stablehlo.slice %p [0:2:1, 0:3:1, 0:23:2, 8:29:2] : (tensor<2x3x31x33xf32>) -> tensor<2x3x12x11xf32>
  %d0_2 = stablehlo.dot_general %g, %s0_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x32x12x11xf32>, tensor<2x3x12x11xf32>) -> tensor<32x3xf32>
  %e0_2 = stablehlo.reshape %d0_2 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s0_3 = stablehlo.slice %p [0:2:1, 0:3:1, 0:23:2, 12:33:2] : (tensor<2x3x31x33xf32>) -> tensor<2x3x12x11xf32>
  %d0_3 = stablehlo.dot_general %g, %s0_3, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x32x12x11xf32>, tensor<2x3x12x11xf32>) -> tensor<32x3xf32>
  %e0_3 = stablehlo.reshape %d0_3 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s1_0 = stablehlo.slice %p [0:2:1, 0:3:1, 4:27:2, 0:21:2] : (tensor<2x3x31x33xf32>) -> tensor<2x3x12x11xf32>
  %d1_0 = stablehlo.dot_general %g, %s1_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x32x12x11xf32>, tensor<2x3x12x11xf32>) -> tensor<32x3xf32>
  %e1_0 = stablehlo.reshape %d1_0 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s1_1 = stablehlo.slice %p [0:2:1, 0:3:1, 4:27:2, 4:25:2] : (tensor<2x3x31x33xf32>) -> tensor<2x3x12x11xf32>
  %d1_1 = stablehlo.dot_general %g, %s1_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x32x12x11xf32>, tensor<2x3x12x11xf32>) -> tensor<32x3xf32>
  %e1_1 = stablehlo.reshape %d1_1 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s1_2 = stablehlo.slice %p [0:2:1, 0:3:1, 4:27:2, 8:29:2] : (tensor<2x3x31x33xf32>) -> tensor<2x3x12x11xf32>
  %d1_2 = stablehlo.dot_general %g, %s1_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x32x12x11xf32>, tensor<2x3x12x11xf32>) -> tensor<32x3xf32>
  %e1_2 = stablehlo.reshape %d1_2 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s1_3 = stablehlo.slice %p [0:2:1, 0:3:1, 4:27:2, 12:33:2] : (tensor<2x3x31x33xf32>) -> tensor<2x3x12x11xf32>
  %d1_3 = stablehlo.dot_general %g, %s1_3, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x32x12x11xf32>, tensor<2x3x12x11xf32>) -> tensor<32x3xf32>
  %e1_3 = stablehlo.reshape %d1_3 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s2_0 = stablehlo.slice %p [0:2:1, 0:3:1, 8:31:2, 0:21:2] : (tensor<2x3x31x33xf32>) -> tensor<2x3x12x11xf32>
  %d2_0 = stablehlo.dot_general %g, %s2_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x32x12x11xf32>, tensor<2x3x12x11xf32>) -> tensor<32x3xf32>
  %e2_0 = stablehlo.reshape %d2_0 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s2_1 = stablehlo.slice %p [0:2:1, 0:3:1, 8:31:2, 4:25:2] : (tensor<2x3x31x33xf32>) -> tensor<2x3x12x11xf32>
  %d2_1 = stablehlo.dot_general %g, %s2_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x32x12x11xf32>, tensor<2x3x12x11xf32>) -> tensor<32x3xf32>
  %e2_1 = stablehlo.reshape %d2_1 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s2_2 = stablehlo.slice %p [0:2:1, 0:3:1, 8:31:2, 8:29:2] : (tensor<2x3x31x33xf32>) -> tensor<2x3x12x11xf32>
  %d2_2 = stablehlo.dot_general %g, %s2_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x32x12x11xf32>, tensor<2x3x12x11xf32>) -> tensor<32x3xf32>
  %e2_2 = stablehlo.reshape %d2_2 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %s2_3 = stablehlo.slice %p [0:2:1, 0:3:1, 8:31:2, 12:33:2] : (tensor<2x3x31x33xf32>) -> tensor<2x3x12x11xf32>
  %d2_3 = stablehlo.dot_general %g, %s2_3, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x32x12x11xf32>, tensor<2x3x12x11xf32>) -> tensor<32x3xf32>
  %e2_3 = stablehlo.reshape %d2_3 : (tensor<32x3xf32>) -> tensor<32x3x1xf32>
  %c = stablehlo.concatenate %e0_0, %e0_1, %e0_2, %e0_3, %e1_0, %e1_1, %e1_2, %e1_3, %e2_0, %e2_1, %e2_2, %e2_3, dim = 2 : (tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>, tensor<32x3x1xf32>) -> tensor<32x3x12xf32>
  %e = stablehlo.reshape %c : (tensor<32x3x12xf32>) -> tensor<32x3x3x4xf32>
  check.expect_eq %r, %e : tensor<32x3x3x4xf32>
  func.return
}
func.func private @nhwc_f16() {
  %x0 = stablehlo.iota dim = 0 : tensor<1440xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1440xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1440xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1440xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1440xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1440xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1440xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1440xi32>) -> tensor<1440xf16>
  %x8 = stablehlo.reshape %x7 : (tensor<1440xf16>) -> tensor<2x15x16x3xf16>
  %x = stablehlo.optimization_barrier %x8 : tensor<2x15x16x3xf16>
  %g0 = stablehlo.iota dim = 0 : tensor<2048xi32>
  %g1 = stablehlo.constant dense<5> : tensor<2048xi32>
  %g2 = stablehlo.multiply %g0, %g1 : tensor<2048xi32>
  %g3 = stablehlo.constant dense<7> : tensor<2048xi32>
  %g4 = stablehlo.remainder %g2, %g3 : tensor<2048xi32>
  %g5 = stablehlo.constant dense<3> : tensor<2048xi32>
  %g6 = stablehlo.subtract %g4, %g5 : tensor<2048xi32>
  %g7 = stablehlo.convert %g6 : (tensor<2048xi32>) -> tensor<2048xf16>
  %g8 = stablehlo.reshape %g7 : (tensor<2048xf16>) -> tensor<2x8x8x16xf16>
  %g = stablehlo.optimization_barrier %g8 : tensor<2x8x8x16xf16>
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 0]], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x15x16x3xf16>, tensor<2x8x8x16xf16>) -> tensor<3x3x3x16xf16>
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %p = stablehlo.pad %x, %z, low = [0, 1, 1, 0], high = [0, 1, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x15x16x3xf16>, tensor<f16>) -> tensor<2x17x17x3xf16>
  %s0_0 = stablehlo.slice %p [0:2:1, 0:15:2, 0:15:2, 0:3:1] : (tensor<2x17x17x3xf16>) -> tensor<2x8x8x3xf16>
  %d0_0 = stablehlo.dot_general %s0_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x8x3xf16>, tensor<2x8x8x16xf16>) -> tensor<3x16xf16>
  %e0_0 = stablehlo.reshape %d0_0 : (tensor<3x16xf16>) -> tensor<1x3x16xf16>
  %s0_1 = stablehlo.slice %p [0:2:1, 0:15:2, 1:16:2, 0:3:1] : (tensor<2x17x17x3xf16>) -> tensor<2x8x8x3xf16>
  %d0_1 = stablehlo.dot_general %s0_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x8x3xf16>, tensor<2x8x8x16xf16>) -> tensor<3x16xf16>
  %e0_1 = stablehlo.reshape %d0_1 : (tensor<3x16xf16>) -> tensor<1x3x16xf16>
  %s0_2 = stablehlo.slice %p [0:2:1, 0:15:2, 2:17:2, 0:3:1] : (tensor<2x17x17x3xf16>) -> tensor<2x8x8x3xf16>
  %d0_2 = stablehlo.dot_general %s0_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x8x3xf16>, tensor<2x8x8x16xf16>) -> tensor<3x16xf16>
  %e0_2 = stablehlo.reshape %d0_2 : (tensor<3x16xf16>) -> tensor<1x3x16xf16>
  %s1_0 = stablehlo.slice %p [0:2:1, 1:16:2, 0:15:2, 0:3:1] : (tensor<2x17x17x3xf16>) -> tensor<2x8x8x3xf16>
  %d1_0 = stablehlo.dot_general %s1_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x8x3xf16>, tensor<2x8x8x16xf16>) -> tensor<3x16xf16>
  %e1_0 = stablehlo.reshape %d1_0 : (tensor<3x16xf16>) -> tensor<1x3x16xf16>
  %s1_1 = stablehlo.slice %p [0:2:1, 1:16:2, 1:16:2, 0:3:1] : (tensor<2x17x17x3xf16>) -> tensor<2x8x8x3xf16>
  %d1_1 = stablehlo.dot_general %s1_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x8x3xf16>, tensor<2x8x8x16xf16>) -> tensor<3x16xf16>
  %e1_1 = stablehlo.reshape %d1_1 : (tensor<3x16xf16>) -> tensor<1x3x16xf16>
  %s1_2 = stablehlo.slice %p [0:2:1, 1:16:2, 2:17:2, 0:3:1] : (tensor<2x17x17x3xf16>) -> tensor<2x8x8x3xf16>
  %d1_2 = stablehlo.dot_general %s1_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x8x3xf16>, tensor<2x8x8x16xf16>) -> tensor<3x16xf16>
  %e1_2 = stablehlo.reshape %d1_2 : (tensor<3x16xf16>) -> tensor<1x3x16xf16>
  %s2_0 = stablehlo.slice %p [0:2:1, 2:17:2, 0:15:2, 0:3:1] : (tensor<2x17x17x3xf16>) -> tensor<2x8x8x3xf16>
  %d2_0 = stablehlo.dot_general %s2_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x8x3xf16>, tensor<2x8x8x16xf16>) -> tensor<3x16xf16>
  %e2_0 = stablehlo.reshape %d2_0 : (tensor<3x16xf16>) -> tensor<1x3x16xf16>
  %s2_1 = stablehlo.slice %p [0:2:1, 2:17:2, 1:16:2, 0:3:1] : (tensor<2x17x17x3xf16>) -> tensor<2x8x8x3xf16>
  %d2_1 = stablehlo.dot_general %s2_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x8x3xf16>, tensor<2x8x8x16xf16>) -> tensor<3x16xf16>
  %e2_1 = stablehlo.reshape %d2_1 : (tensor<3x16xf16>) -> tensor<1x3x16xf16>
  %s2_2 = stablehlo.slice %p [0:2:1, 2:17:2, 2:17:2, 0:3:1] : (tensor<2x17x17x3xf16>) -> tensor<2x8x8x3xf16>
  %d2_2 = stablehlo.dot_general %s2_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x8x3xf16>, tensor<2x8x8x16xf16>) -> tensor<3x16xf16>
  %e2_2 = stablehlo.reshape %d2_2 : (tensor<3x16xf16>) -> tensor<1x3x16xf16>
  %c = stablehlo.concatenate %e0_0, %e0_1, %e0_2, %e1_0, %e1_1, %e1_2, %e2_0, %e2_1, %e2_2, dim = 0 : (tensor<1x3x16xf16>, tensor<1x3x16xf16>, tensor<1x3x16xf16>, tensor<1x3x16xf16>, tensor<1x3x16xf16>, tensor<1x3x16xf16>, tensor<1x3x16xf16>, tensor<1x3x16xf16>, tensor<1x3x16xf16>) -> tensor<9x3x16xf16>
  %e = stablehlo.reshape %c : (tensor<9x3x16xf16>) -> tensor<3x3x3x16xf16>
  check.expect_eq %r, %e : tensor<3x3x3x16xf16>
  func.return
}
func.func private @nchw_f16() {
  %x0 = stablehlo.iota dim = 0 : tensor<1440xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1440xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1440xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1440xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1440xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1440xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1440xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1440xi32>) -> tensor<1440xf16>
  %x8 = stablehlo.reshape %x7 : (tensor<1440xf16>) -> tensor<2x3x15x16xf16>
  %x = stablehlo.optimization_barrier %x8 : tensor<2x3x15x16xf16>
  %g0 = stablehlo.iota dim = 0 : tensor<2048xi32>
  %g1 = stablehlo.constant dense<5> : tensor<2048xi32>
  %g2 = stablehlo.multiply %g0, %g1 : tensor<2048xi32>
  %g3 = stablehlo.constant dense<7> : tensor<2048xi32>
  %g4 = stablehlo.remainder %g2, %g3 : tensor<2048xi32>
  %g5 = stablehlo.constant dense<3> : tensor<2048xi32>
  %g6 = stablehlo.subtract %g4, %g5 : tensor<2048xi32>
  %g7 = stablehlo.convert %g6 : (tensor<2048xi32>) -> tensor<2048xf16>
  %g8 = stablehlo.reshape %g7 : (tensor<2048xf16>) -> tensor<2x16x8x8xf16>
  %g = stablehlo.optimization_barrier %g8 : tensor<2x16x8x8xf16>
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 0]], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x15x16xf16>, tensor<2x16x8x8xf16>) -> tensor<16x3x3x3xf16>
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %p = stablehlo.pad %x, %z, low = [0, 0, 1, 1], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<2x3x15x16xf16>, tensor<f16>) -> tensor<2x3x17x17xf16>
  %s0_0 = stablehlo.slice %p [0:2:1, 0:3:1, 0:15:2, 0:15:2] : (tensor<2x3x17x17xf16>) -> tensor<2x3x8x8xf16>
  %d0_0 = stablehlo.dot_general %g, %s0_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x16x8x8xf16>, tensor<2x3x8x8xf16>) -> tensor<16x3xf16>
  %e0_0 = stablehlo.reshape %d0_0 : (tensor<16x3xf16>) -> tensor<16x3x1xf16>
  %s0_1 = stablehlo.slice %p [0:2:1, 0:3:1, 0:15:2, 1:16:2] : (tensor<2x3x17x17xf16>) -> tensor<2x3x8x8xf16>
  %d0_1 = stablehlo.dot_general %g, %s0_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x16x8x8xf16>, tensor<2x3x8x8xf16>) -> tensor<16x3xf16>
  %e0_1 = stablehlo.reshape %d0_1 : (tensor<16x3xf16>) -> tensor<16x3x1xf16>
  %s0_2 = stablehlo.slice %p [0:2:1, 0:3:1, 0:15:2, 2:17:2] : (tensor<2x3x17x17xf16>) -> tensor<2x3x8x8xf16>
  %d0_2 = stablehlo.dot_general %g, %s0_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x16x8x8xf16>, tensor<2x3x8x8xf16>) -> tensor<16x3xf16>
  %e0_2 = stablehlo.reshape %d0_2 : (tensor<16x3xf16>) -> tensor<16x3x1xf16>
  %s1_0 = stablehlo.slice %p [0:2:1, 0:3:1, 1:16:2, 0:15:2] : (tensor<2x3x17x17xf16>) -> tensor<2x3x8x8xf16>
  %d1_0 = stablehlo.dot_general %g, %s1_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x16x8x8xf16>, tensor<2x3x8x8xf16>) -> tensor<16x3xf16>
  %e1_0 = stablehlo.reshape %d1_0 : (tensor<16x3xf16>) -> tensor<16x3x1xf16>
  %s1_1 = stablehlo.slice %p [0:2:1, 0:3:1, 1:16:2, 1:16:2] : (tensor<2x3x17x17xf16>) -> tensor<2x3x8x8xf16>
  %d1_1 = stablehlo.dot_general %g, %s1_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x16x8x8xf16>, tensor<2x3x8x8xf16>) -> tensor<16x3xf16>
  %e1_1 = stablehlo.reshape %d1_1 : (tensor<16x3xf16>) -> tensor<16x3x1xf16>
  %s1_2 = stablehlo.slice %p [0:2:1, 0:3:1, 1:16:2, 2:17:2] : (tensor<2x3x17x17xf16>) -> tensor<2x3x8x8xf16>
  %d1_2 = stablehlo.dot_general %g, %s1_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x16x8x8xf16>, tensor<2x3x8x8xf16>) -> tensor<16x3xf16>
  %e1_2 = stablehlo.reshape %d1_2 : (tensor<16x3xf16>) -> tensor<16x3x1xf16>
  %s2_0 = stablehlo.slice %p [0:2:1, 0:3:1, 2:17:2, 0:15:2] : (tensor<2x3x17x17xf16>) -> tensor<2x3x8x8xf16>
  %d2_0 = stablehlo.dot_general %g, %s2_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x16x8x8xf16>, tensor<2x3x8x8xf16>) -> tensor<16x3xf16>
  %e2_0 = stablehlo.reshape %d2_0 : (tensor<16x3xf16>) -> tensor<16x3x1xf16>
  %s2_1 = stablehlo.slice %p [0:2:1, 0:3:1, 2:17:2, 1:16:2] : (tensor<2x3x17x17xf16>) -> tensor<2x3x8x8xf16>
  %d2_1 = stablehlo.dot_general %g, %s2_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x16x8x8xf16>, tensor<2x3x8x8xf16>) -> tensor<16x3xf16>
  %e2_1 = stablehlo.reshape %d2_1 : (tensor<16x3xf16>) -> tensor<16x3x1xf16>
  %s2_2 = stablehlo.slice %p [0:2:1, 0:3:1, 2:17:2, 2:17:2] : (tensor<2x3x17x17xf16>) -> tensor<2x3x8x8xf16>
  %d2_2 = stablehlo.dot_general %g, %s2_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x16x8x8xf16>, tensor<2x3x8x8xf16>) -> tensor<16x3xf16>
  %e2_2 = stablehlo.reshape %d2_2 : (tensor<16x3xf16>) -> tensor<16x3x1xf16>
  %c = stablehlo.concatenate %e0_0, %e0_1, %e0_2, %e1_0, %e1_1, %e1_2, %e2_0, %e2_1, %e2_2, dim = 2 : (tensor<16x3x1xf16>, tensor<16x3x1xf16>, tensor<16x3x1xf16>, tensor<16x3x1xf16>, tensor<16x3x1xf16>, tensor<16x3x1xf16>, tensor<16x3x1xf16>, tensor<16x3x1xf16>, tensor<16x3x1xf16>) -> tensor<16x3x9xf16>
  %e = stablehlo.reshape %c : (tensor<16x3x9xf16>) -> tensor<16x3x3x3xf16>
  check.expect_eq %r, %e : tensor<16x3x3x3xf16>
  func.return
}
func.func private @nchw_bf16() {
  %x0 = stablehlo.iota dim = 0 : tensor<216xi32>
  %x1 = stablehlo.constant dense<7> : tensor<216xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<216xi32>
  %x3 = stablehlo.constant dense<11> : tensor<216xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<216xi32>
  %x5 = stablehlo.constant dense<5> : tensor<216xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<216xi32>
  %x7 = stablehlo.convert %x6 : (tensor<216xi32>) -> tensor<216xbf16>
  %x8 = stablehlo.reshape %x7 : (tensor<216xbf16>) -> tensor<1x3x9x8xbf16>
  %x = stablehlo.optimization_barrier %x8 : tensor<1x3x9x8xbf16>
  %g0 = stablehlo.iota dim = 0 : tensor<320xi32>
  %g1 = stablehlo.constant dense<5> : tensor<320xi32>
  %g2 = stablehlo.multiply %g0, %g1 : tensor<320xi32>
  %g3 = stablehlo.constant dense<7> : tensor<320xi32>
  %g4 = stablehlo.remainder %g2, %g3 : tensor<320xi32>
  %g5 = stablehlo.constant dense<3> : tensor<320xi32>
  %g6 = stablehlo.subtract %g4, %g5 : tensor<320xi32>
  %g7 = stablehlo.convert %g6 : (tensor<320xi32>) -> tensor<320xbf16>
  %g8 = stablehlo.reshape %g7 : (tensor<320xbf16>) -> tensor<1x16x5x4xbf16>
  %g = stablehlo.optimization_barrier %g8 : tensor<1x16x5x4xbf16>
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 0]], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x9x8xbf16>, tensor<1x16x5x4xbf16>) -> tensor<16x3x3x3xbf16>
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %p = stablehlo.pad %x, %z, low = [0, 0, 1, 1], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<1x3x9x8xbf16>, tensor<bf16>) -> tensor<1x3x11x9xbf16>
  %s0_0 = stablehlo.slice %p [0:1:1, 0:3:1, 0:9:2, 0:7:2] : (tensor<1x3x11x9xbf16>) -> tensor<1x3x5x4xbf16>
  %d0_0 = stablehlo.dot_general %g, %s0_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x16x5x4xbf16>, tensor<1x3x5x4xbf16>) -> tensor<16x3xbf16>
  %e0_0 = stablehlo.reshape %d0_0 : (tensor<16x3xbf16>) -> tensor<16x3x1xbf16>
  %s0_1 = stablehlo.slice %p [0:1:1, 0:3:1, 0:9:2, 1:8:2] : (tensor<1x3x11x9xbf16>) -> tensor<1x3x5x4xbf16>
  %d0_1 = stablehlo.dot_general %g, %s0_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x16x5x4xbf16>, tensor<1x3x5x4xbf16>) -> tensor<16x3xbf16>
  %e0_1 = stablehlo.reshape %d0_1 : (tensor<16x3xbf16>) -> tensor<16x3x1xbf16>
  %s0_2 = stablehlo.slice %p [0:1:1, 0:3:1, 0:9:2, 2:9:2] : (tensor<1x3x11x9xbf16>) -> tensor<1x3x5x4xbf16>
  %d0_2 = stablehlo.dot_general %g, %s0_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x16x5x4xbf16>, tensor<1x3x5x4xbf16>) -> tensor<16x3xbf16>
  %e0_2 = stablehlo.reshape %d0_2 : (tensor<16x3xbf16>) -> tensor<16x3x1xbf16>
  %s1_0 = stablehlo.slice %p [0:1:1, 0:3:1, 1:10:2, 0:7:2] : (tensor<1x3x11x9xbf16>) -> tensor<1x3x5x4xbf16>
  %d1_0 = stablehlo.dot_general %g, %s1_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x16x5x4xbf16>, tensor<1x3x5x4xbf16>) -> tensor<16x3xbf16>
  %e1_0 = stablehlo.reshape %d1_0 : (tensor<16x3xbf16>) -> tensor<16x3x1xbf16>
  %s1_1 = stablehlo.slice %p [0:1:1, 0:3:1, 1:10:2, 1:8:2] : (tensor<1x3x11x9xbf16>) -> tensor<1x3x5x4xbf16>
  %d1_1 = stablehlo.dot_general %g, %s1_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x16x5x4xbf16>, tensor<1x3x5x4xbf16>) -> tensor<16x3xbf16>
  %e1_1 = stablehlo.reshape %d1_1 : (tensor<16x3xbf16>) -> tensor<16x3x1xbf16>
  %s1_2 = stablehlo.slice %p [0:1:1, 0:3:1, 1:10:2, 2:9:2] : (tensor<1x3x11x9xbf16>) -> tensor<1x3x5x4xbf16>
  %d1_2 = stablehlo.dot_general %g, %s1_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x16x5x4xbf16>, tensor<1x3x5x4xbf16>) -> tensor<16x3xbf16>
  %e1_2 = stablehlo.reshape %d1_2 : (tensor<16x3xbf16>) -> tensor<16x3x1xbf16>
  %s2_0 = stablehlo.slice %p [0:1:1, 0:3:1, 2:11:2, 0:7:2] : (tensor<1x3x11x9xbf16>) -> tensor<1x3x5x4xbf16>
  %d2_0 = stablehlo.dot_general %g, %s2_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x16x5x4xbf16>, tensor<1x3x5x4xbf16>) -> tensor<16x3xbf16>
  %e2_0 = stablehlo.reshape %d2_0 : (tensor<16x3xbf16>) -> tensor<16x3x1xbf16>
  %s2_1 = stablehlo.slice %p [0:1:1, 0:3:1, 2:11:2, 1:8:2] : (tensor<1x3x11x9xbf16>) -> tensor<1x3x5x4xbf16>
  %d2_1 = stablehlo.dot_general %g, %s2_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x16x5x4xbf16>, tensor<1x3x5x4xbf16>) -> tensor<16x3xbf16>
  %e2_1 = stablehlo.reshape %d2_1 : (tensor<16x3xbf16>) -> tensor<16x3x1xbf16>
  %s2_2 = stablehlo.slice %p [0:1:1, 0:3:1, 2:11:2, 2:9:2] : (tensor<1x3x11x9xbf16>) -> tensor<1x3x5x4xbf16>
  %d2_2 = stablehlo.dot_general %g, %s2_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<1x16x5x4xbf16>, tensor<1x3x5x4xbf16>) -> tensor<16x3xbf16>
  %e2_2 = stablehlo.reshape %d2_2 : (tensor<16x3xbf16>) -> tensor<16x3x1xbf16>
  %c = stablehlo.concatenate %e0_0, %e0_1, %e0_2, %e1_0, %e1_1, %e1_2, %e2_0, %e2_1, %e2_2, dim = 2 : (tensor<16x3x1xbf16>, tensor<16x3x1xbf16>, tensor<16x3x1xbf16>, tensor<16x3x1xbf16>, tensor<16x3x1xbf16>, tensor<16x3x1xbf16>, tensor<16x3x1xbf16>, tensor<16x3x1xbf16>, tensor<16x3x1xbf16>) -> tensor<16x3x9xbf16>
  %e = stablehlo.reshape %c : (tensor<16x3x9xbf16>) -> tensor<16x3x3x3xbf16>
  check.expect_eq %r, %e : tensor<16x3x3x3xbf16>
  func.return
}
func.func private @nhwc_f64() {
  %x0 = stablehlo.iota dim = 0 : tensor<1440xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1440xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1440xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1440xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1440xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1440xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1440xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1440xi32>) -> tensor<1440xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<1440xf64>) -> tensor<2x15x16x3xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<2x15x16x3xf64>
  %g0 = stablehlo.iota dim = 0 : tensor<2560xi32>
  %g1 = stablehlo.constant dense<5> : tensor<2560xi32>
  %g2 = stablehlo.multiply %g0, %g1 : tensor<2560xi32>
  %g3 = stablehlo.constant dense<7> : tensor<2560xi32>
  %g4 = stablehlo.remainder %g2, %g3 : tensor<2560xi32>
  %g5 = stablehlo.constant dense<3> : tensor<2560xi32>
  %g6 = stablehlo.subtract %g4, %g5 : tensor<2560xi32>
  %g7 = stablehlo.convert %g6 : (tensor<2560xi32>) -> tensor<2560xf64>
  %g8 = stablehlo.reshape %g7 : (tensor<2560xf64>) -> tensor<2x8x8x20xf64>
  %g = stablehlo.optimization_barrier %g8 : tensor<2x8x8x20xf64>
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 0]], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x15x16x3xf64>, tensor<2x8x8x20xf64>) -> tensor<3x3x3x20xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %p = stablehlo.pad %x, %z, low = [0, 1, 1, 0], high = [0, 1, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x15x16x3xf64>, tensor<f64>) -> tensor<2x17x17x3xf64>
  %s0_0 = stablehlo.slice %p [0:2:1, 0:15:2, 0:15:2, 0:3:1] : (tensor<2x17x17x3xf64>) -> tensor<2x8x8x3xf64>
  %d0_0 = stablehlo.dot_general %s0_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x8x3xf64>, tensor<2x8x8x20xf64>) -> tensor<3x20xf64>
  %e0_0 = stablehlo.reshape %d0_0 : (tensor<3x20xf64>) -> tensor<1x3x20xf64>
  %s0_1 = stablehlo.slice %p [0:2:1, 0:15:2, 1:16:2, 0:3:1] : (tensor<2x17x17x3xf64>) -> tensor<2x8x8x3xf64>
  %d0_1 = stablehlo.dot_general %s0_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x8x3xf64>, tensor<2x8x8x20xf64>) -> tensor<3x20xf64>
  %e0_1 = stablehlo.reshape %d0_1 : (tensor<3x20xf64>) -> tensor<1x3x20xf64>
  %s0_2 = stablehlo.slice %p [0:2:1, 0:15:2, 2:17:2, 0:3:1] : (tensor<2x17x17x3xf64>) -> tensor<2x8x8x3xf64>
  %d0_2 = stablehlo.dot_general %s0_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x8x3xf64>, tensor<2x8x8x20xf64>) -> tensor<3x20xf64>
  %e0_2 = stablehlo.reshape %d0_2 : (tensor<3x20xf64>) -> tensor<1x3x20xf64>
  %s1_0 = stablehlo.slice %p [0:2:1, 1:16:2, 0:15:2, 0:3:1] : (tensor<2x17x17x3xf64>) -> tensor<2x8x8x3xf64>
  %d1_0 = stablehlo.dot_general %s1_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x8x3xf64>, tensor<2x8x8x20xf64>) -> tensor<3x20xf64>
  %e1_0 = stablehlo.reshape %d1_0 : (tensor<3x20xf64>) -> tensor<1x3x20xf64>
  %s1_1 = stablehlo.slice %p [0:2:1, 1:16:2, 1:16:2, 0:3:1] : (tensor<2x17x17x3xf64>) -> tensor<2x8x8x3xf64>
  %d1_1 = stablehlo.dot_general %s1_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x8x3xf64>, tensor<2x8x8x20xf64>) -> tensor<3x20xf64>
  %e1_1 = stablehlo.reshape %d1_1 : (tensor<3x20xf64>) -> tensor<1x3x20xf64>
  %s1_2 = stablehlo.slice %p [0:2:1, 1:16:2, 2:17:2, 0:3:1] : (tensor<2x17x17x3xf64>) -> tensor<2x8x8x3xf64>
  %d1_2 = stablehlo.dot_general %s1_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x8x3xf64>, tensor<2x8x8x20xf64>) -> tensor<3x20xf64>
  %e1_2 = stablehlo.reshape %d1_2 : (tensor<3x20xf64>) -> tensor<1x3x20xf64>
  %s2_0 = stablehlo.slice %p [0:2:1, 2:17:2, 0:15:2, 0:3:1] : (tensor<2x17x17x3xf64>) -> tensor<2x8x8x3xf64>
  %d2_0 = stablehlo.dot_general %s2_0, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x8x3xf64>, tensor<2x8x8x20xf64>) -> tensor<3x20xf64>
  %e2_0 = stablehlo.reshape %d2_0 : (tensor<3x20xf64>) -> tensor<1x3x20xf64>
  %s2_1 = stablehlo.slice %p [0:2:1, 2:17:2, 1:16:2, 0:3:1] : (tensor<2x17x17x3xf64>) -> tensor<2x8x8x3xf64>
  %d2_1 = stablehlo.dot_general %s2_1, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x8x3xf64>, tensor<2x8x8x20xf64>) -> tensor<3x20xf64>
  %e2_1 = stablehlo.reshape %d2_1 : (tensor<3x20xf64>) -> tensor<1x3x20xf64>
  %s2_2 = stablehlo.slice %p [0:2:1, 2:17:2, 2:17:2, 0:3:1] : (tensor<2x17x17x3xf64>) -> tensor<2x8x8x3xf64>
  %d2_2 = stablehlo.dot_general %s2_2, %g, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x8x3xf64>, tensor<2x8x8x20xf64>) -> tensor<3x20xf64>
  %e2_2 = stablehlo.reshape %d2_2 : (tensor<3x20xf64>) -> tensor<1x3x20xf64>
  %c = stablehlo.concatenate %e0_0, %e0_1, %e0_2, %e1_0, %e1_1, %e1_2, %e2_0, %e2_1, %e2_2, dim = 0 : (tensor<1x3x20xf64>, tensor<1x3x20xf64>, tensor<1x3x20xf64>, tensor<1x3x20xf64>, tensor<1x3x20xf64>, tensor<1x3x20xf64>, tensor<1x3x20xf64>, tensor<1x3x20xf64>, tensor<1x3x20xf64>) -> tensor<9x3x20xf64>
  %e = stablehlo.reshape %c : (tensor<9x3x20xf64>) -> tensor<3x3x3x20xf64>
  check.expect_eq %r, %e : tensor<3x3x3x20xf64>
  func.return
}
func.func private @nchw_f64() {
  %x0 = stablehlo.iota dim = 0 : tensor<1440xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1440xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1440xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1440xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1440xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1440xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1440xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1440xi32>) -> tensor<1440xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<1440xf64>) -> tensor<2x3x15x16xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<2x3x15x16xf64>
  %g0 = stablehlo.iota dim = 0 : tensor<2560xi32>
  %g1 = stablehlo.constant dense<5> : tensor<2560xi32>
  %g2 = stablehlo.multiply %g0, %g1 : tensor<2560xi32>
  %g3 = stablehlo.constant dense<7> : tensor<2560xi32>
  %g4 = stablehlo.remainder %g2, %g3 : tensor<2560xi32>
  %g5 = stablehlo.constant dense<3> : tensor<2560xi32>
  %g6 = stablehlo.subtract %g4, %g5 : tensor<2560xi32>
  %g7 = stablehlo.convert %g6 : (tensor<2560xi32>) -> tensor<2560xf64>
  %g8 = stablehlo.reshape %g7 : (tensor<2560xf64>) -> tensor<2x20x8x8xf64>
  %g = stablehlo.optimization_barrier %g8 : tensor<2x20x8x8xf64>
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 0]], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x15x16xf64>, tensor<2x20x8x8xf64>) -> tensor<20x3x3x3xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %p = stablehlo.pad %x, %z, low = [0, 0, 1, 1], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<2x3x15x16xf64>, tensor<f64>) -> tensor<2x3x17x17xf64>
  %s0_0 = stablehlo.slice %p [0:2:1, 0:3:1, 0:15:2, 0:15:2] : (tensor<2x3x17x17xf64>) -> tensor<2x3x8x8xf64>
  %d0_0 = stablehlo.dot_general %g, %s0_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x20x8x8xf64>, tensor<2x3x8x8xf64>) -> tensor<20x3xf64>
  %e0_0 = stablehlo.reshape %d0_0 : (tensor<20x3xf64>) -> tensor<20x3x1xf64>
  %s0_1 = stablehlo.slice %p [0:2:1, 0:3:1, 0:15:2, 1:16:2] : (tensor<2x3x17x17xf64>) -> tensor<2x3x8x8xf64>
  %d0_1 = stablehlo.dot_general %g, %s0_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x20x8x8xf64>, tensor<2x3x8x8xf64>) -> tensor<20x3xf64>
  %e0_1 = stablehlo.reshape %d0_1 : (tensor<20x3xf64>) -> tensor<20x3x1xf64>
  %s0_2 = stablehlo.slice %p [0:2:1, 0:3:1, 0:15:2, 2:17:2] : (tensor<2x3x17x17xf64>) -> tensor<2x3x8x8xf64>
  %d0_2 = stablehlo.dot_general %g, %s0_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x20x8x8xf64>, tensor<2x3x8x8xf64>) -> tensor<20x3xf64>
  %e0_2 = stablehlo.reshape %d0_2 : (tensor<20x3xf64>) -> tensor<20x3x1xf64>
  %s1_0 = stablehlo.slice %p [0:2:1, 0:3:1, 1:16:2, 0:15:2] : (tensor<2x3x17x17xf64>) -> tensor<2x3x8x8xf64>
  %d1_0 = stablehlo.dot_general %g, %s1_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x20x8x8xf64>, tensor<2x3x8x8xf64>) -> tensor<20x3xf64>
  %e1_0 = stablehlo.reshape %d1_0 : (tensor<20x3xf64>) -> tensor<20x3x1xf64>
  %s1_1 = stablehlo.slice %p [0:2:1, 0:3:1, 1:16:2, 1:16:2] : (tensor<2x3x17x17xf64>) -> tensor<2x3x8x8xf64>
  %d1_1 = stablehlo.dot_general %g, %s1_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x20x8x8xf64>, tensor<2x3x8x8xf64>) -> tensor<20x3xf64>
  %e1_1 = stablehlo.reshape %d1_1 : (tensor<20x3xf64>) -> tensor<20x3x1xf64>
  %s1_2 = stablehlo.slice %p [0:2:1, 0:3:1, 1:16:2, 2:17:2] : (tensor<2x3x17x17xf64>) -> tensor<2x3x8x8xf64>
  %d1_2 = stablehlo.dot_general %g, %s1_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x20x8x8xf64>, tensor<2x3x8x8xf64>) -> tensor<20x3xf64>
  %e1_2 = stablehlo.reshape %d1_2 : (tensor<20x3xf64>) -> tensor<20x3x1xf64>
  %s2_0 = stablehlo.slice %p [0:2:1, 0:3:1, 2:17:2, 0:15:2] : (tensor<2x3x17x17xf64>) -> tensor<2x3x8x8xf64>
  %d2_0 = stablehlo.dot_general %g, %s2_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x20x8x8xf64>, tensor<2x3x8x8xf64>) -> tensor<20x3xf64>
  %e2_0 = stablehlo.reshape %d2_0 : (tensor<20x3xf64>) -> tensor<20x3x1xf64>
  %s2_1 = stablehlo.slice %p [0:2:1, 0:3:1, 2:17:2, 1:16:2] : (tensor<2x3x17x17xf64>) -> tensor<2x3x8x8xf64>
  %d2_1 = stablehlo.dot_general %g, %s2_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x20x8x8xf64>, tensor<2x3x8x8xf64>) -> tensor<20x3xf64>
  %e2_1 = stablehlo.reshape %d2_1 : (tensor<20x3xf64>) -> tensor<20x3x1xf64>
  %s2_2 = stablehlo.slice %p [0:2:1, 0:3:1, 2:17:2, 2:17:2] : (tensor<2x3x17x17xf64>) -> tensor<2x3x8x8xf64>
  %d2_2 = stablehlo.dot_general %g, %s2_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x20x8x8xf64>, tensor<2x3x8x8xf64>) -> tensor<20x3xf64>
  %e2_2 = stablehlo.reshape %d2_2 : (tensor<20x3xf64>) -> tensor<20x3x1xf64>
  %c = stablehlo.concatenate %e0_0, %e0_1, %e0_2, %e1_0, %e1_1, %e1_2, %e2_0, %e2_1, %e2_2, dim = 2 : (tensor<20x3x1xf64>, tensor<20x3x1xf64>, tensor<20x3x1xf64>, tensor<20x3x1xf64>, tensor<20x3x1xf64>, tensor<20x3x1xf64>, tensor<20x3x1xf64>, tensor<20x3x1xf64>, tensor<20x3x1xf64>) -> tensor<20x3x9xf64>
  %e = stablehlo.reshape %c : (tensor<20x3x9xf64>) -> tensor<20x3x3x3xf64>
  check.expect_eq %r, %e : tensor<20x3x3x3xf64>
  func.return
}
func.func private @nchw_i32() {
  %x0 = stablehlo.iota dim = 0 : tensor<1440xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1440xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1440xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1440xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1440xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1440xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1440xi32>
  %x8 = stablehlo.reshape %x6 : (tensor<1440xi32>) -> tensor<2x3x15x16xi32>
  %x = stablehlo.optimization_barrier %x8 : tensor<2x3x15x16xi32>
  %g0 = stablehlo.iota dim = 0 : tensor<2560xi32>
  %g1 = stablehlo.constant dense<5> : tensor<2560xi32>
  %g2 = stablehlo.multiply %g0, %g1 : tensor<2560xi32>
  %g3 = stablehlo.constant dense<7> : tensor<2560xi32>
  %g4 = stablehlo.remainder %g2, %g3 : tensor<2560xi32>
  %g5 = stablehlo.constant dense<3> : tensor<2560xi32>
  %g6 = stablehlo.subtract %g4, %g5 : tensor<2560xi32>
  %g8 = stablehlo.reshape %g6 : (tensor<2560xi32>) -> tensor<2x20x8x8xi32>
  %g = stablehlo.optimization_barrier %g8 : tensor<2x20x8x8xi32>
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 0]], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x15x16xi32>, tensor<2x20x8x8xi32>) -> tensor<20x3x3x3xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %p = stablehlo.pad %x, %z, low = [0, 0, 1, 1], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<2x3x15x16xi32>, tensor<i32>) -> tensor<2x3x17x17xi32>
  %s0_0 = stablehlo.slice %p [0:2:1, 0:3:1, 0:15:2, 0:15:2] : (tensor<2x3x17x17xi32>) -> tensor<2x3x8x8xi32>
  %d0_0 = stablehlo.dot_general %g, %s0_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x20x8x8xi32>, tensor<2x3x8x8xi32>) -> tensor<20x3xi32>
  %e0_0 = stablehlo.reshape %d0_0 : (tensor<20x3xi32>) -> tensor<20x3x1xi32>
  %s0_1 = stablehlo.slice %p [0:2:1, 0:3:1, 0:15:2, 1:16:2] : (tensor<2x3x17x17xi32>) -> tensor<2x3x8x8xi32>
  %d0_1 = stablehlo.dot_general %g, %s0_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x20x8x8xi32>, tensor<2x3x8x8xi32>) -> tensor<20x3xi32>
  %e0_1 = stablehlo.reshape %d0_1 : (tensor<20x3xi32>) -> tensor<20x3x1xi32>
  %s0_2 = stablehlo.slice %p [0:2:1, 0:3:1, 0:15:2, 2:17:2] : (tensor<2x3x17x17xi32>) -> tensor<2x3x8x8xi32>
  %d0_2 = stablehlo.dot_general %g, %s0_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x20x8x8xi32>, tensor<2x3x8x8xi32>) -> tensor<20x3xi32>
  %e0_2 = stablehlo.reshape %d0_2 : (tensor<20x3xi32>) -> tensor<20x3x1xi32>
  %s1_0 = stablehlo.slice %p [0:2:1, 0:3:1, 1:16:2, 0:15:2] : (tensor<2x3x17x17xi32>) -> tensor<2x3x8x8xi32>
  %d1_0 = stablehlo.dot_general %g, %s1_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x20x8x8xi32>, tensor<2x3x8x8xi32>) -> tensor<20x3xi32>
  %e1_0 = stablehlo.reshape %d1_0 : (tensor<20x3xi32>) -> tensor<20x3x1xi32>
  %s1_1 = stablehlo.slice %p [0:2:1, 0:3:1, 1:16:2, 1:16:2] : (tensor<2x3x17x17xi32>) -> tensor<2x3x8x8xi32>
  %d1_1 = stablehlo.dot_general %g, %s1_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x20x8x8xi32>, tensor<2x3x8x8xi32>) -> tensor<20x3xi32>
  %e1_1 = stablehlo.reshape %d1_1 : (tensor<20x3xi32>) -> tensor<20x3x1xi32>
  %s1_2 = stablehlo.slice %p [0:2:1, 0:3:1, 1:16:2, 2:17:2] : (tensor<2x3x17x17xi32>) -> tensor<2x3x8x8xi32>
  %d1_2 = stablehlo.dot_general %g, %s1_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x20x8x8xi32>, tensor<2x3x8x8xi32>) -> tensor<20x3xi32>
  %e1_2 = stablehlo.reshape %d1_2 : (tensor<20x3xi32>) -> tensor<20x3x1xi32>
  %s2_0 = stablehlo.slice %p [0:2:1, 0:3:1, 2:17:2, 0:15:2] : (tensor<2x3x17x17xi32>) -> tensor<2x3x8x8xi32>
  %d2_0 = stablehlo.dot_general %g, %s2_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x20x8x8xi32>, tensor<2x3x8x8xi32>) -> tensor<20x3xi32>
  %e2_0 = stablehlo.reshape %d2_0 : (tensor<20x3xi32>) -> tensor<20x3x1xi32>
  %s2_1 = stablehlo.slice %p [0:2:1, 0:3:1, 2:17:2, 1:16:2] : (tensor<2x3x17x17xi32>) -> tensor<2x3x8x8xi32>
  %d2_1 = stablehlo.dot_general %g, %s2_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x20x8x8xi32>, tensor<2x3x8x8xi32>) -> tensor<20x3xi32>
  %e2_1 = stablehlo.reshape %d2_1 : (tensor<20x3xi32>) -> tensor<20x3x1xi32>
  %s2_2 = stablehlo.slice %p [0:2:1, 0:3:1, 2:17:2, 2:17:2] : (tensor<2x3x17x17xi32>) -> tensor<2x3x8x8xi32>
  %d2_2 = stablehlo.dot_general %g, %s2_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x20x8x8xi32>, tensor<2x3x8x8xi32>) -> tensor<20x3xi32>
  %e2_2 = stablehlo.reshape %d2_2 : (tensor<20x3xi32>) -> tensor<20x3x1xi32>
  %c = stablehlo.concatenate %e0_0, %e0_1, %e0_2, %e1_0, %e1_1, %e1_2, %e2_0, %e2_1, %e2_2, dim = 2 : (tensor<20x3x1xi32>, tensor<20x3x1xi32>, tensor<20x3x1xi32>, tensor<20x3x1xi32>, tensor<20x3x1xi32>, tensor<20x3x1xi32>, tensor<20x3x1xi32>, tensor<20x3x1xi32>, tensor<20x3x1xi32>) -> tensor<20x3x9xi32>
  %e = stablehlo.reshape %c : (tensor<20x3x9xi32>) -> tensor<20x3x3x3xi32>
  check.expect_eq %r, %e : tensor<20x3x3x3xi32>
  func.return
}
func.func private @nhwc_i8() {
  %x0 = stablehlo.iota dim = 0 : tensor<1440xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1440xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1440xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1440xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1440xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1440xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1440xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1440xi32>) -> tensor<1440xi8>
  %x8 = stablehlo.reshape %x7 : (tensor<1440xi8>) -> tensor<2x15x16x3xi8>
  %x = stablehlo.optimization_barrier %x8 : tensor<2x15x16x3xi8>
  %g0 = stablehlo.iota dim = 0 : tensor<2560xi32>
  %g1 = stablehlo.constant dense<5> : tensor<2560xi32>
  %g2 = stablehlo.multiply %g0, %g1 : tensor<2560xi32>
  %g3 = stablehlo.constant dense<7> : tensor<2560xi32>
  %g4 = stablehlo.remainder %g2, %g3 : tensor<2560xi32>
  %g5 = stablehlo.constant dense<3> : tensor<2560xi32>
  %g6 = stablehlo.subtract %g4, %g5 : tensor<2560xi32>
  %g7 = stablehlo.convert %g6 : (tensor<2560xi32>) -> tensor<2560xi8>
  %g8 = stablehlo.reshape %g7 : (tensor<2560xi8>) -> tensor<2x8x8x20xi8>
  %g = stablehlo.optimization_barrier %g8 : tensor<2x8x8x20xi8>
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 0]], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x15x16x3xi8>, tensor<2x8x8x20xi8>) -> tensor<3x3x3x20xi32>
  %xw = stablehlo.convert %x : (tensor<2x15x16x3xi8>) -> tensor<2x15x16x3xi32>
  %gv = stablehlo.convert %g : (tensor<2x8x8x20xi8>) -> tensor<2x8x8x20xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %p = stablehlo.pad %xw, %z, low = [0, 1, 1, 0], high = [0, 1, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x15x16x3xi32>, tensor<i32>) -> tensor<2x17x17x3xi32>
  %s0_0 = stablehlo.slice %p [0:2:1, 0:15:2, 0:15:2, 0:3:1] : (tensor<2x17x17x3xi32>) -> tensor<2x8x8x3xi32>
  %d0_0 = stablehlo.dot_general %s0_0, %gv, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x8x3xi32>, tensor<2x8x8x20xi32>) -> tensor<3x20xi32>
  %e0_0 = stablehlo.reshape %d0_0 : (tensor<3x20xi32>) -> tensor<1x3x20xi32>
  %s0_1 = stablehlo.slice %p [0:2:1, 0:15:2, 1:16:2, 0:3:1] : (tensor<2x17x17x3xi32>) -> tensor<2x8x8x3xi32>
  %d0_1 = stablehlo.dot_general %s0_1, %gv, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x8x3xi32>, tensor<2x8x8x20xi32>) -> tensor<3x20xi32>
  %e0_1 = stablehlo.reshape %d0_1 : (tensor<3x20xi32>) -> tensor<1x3x20xi32>
  %s0_2 = stablehlo.slice %p [0:2:1, 0:15:2, 2:17:2, 0:3:1] : (tensor<2x17x17x3xi32>) -> tensor<2x8x8x3xi32>
  %d0_2 = stablehlo.dot_general %s0_2, %gv, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x8x3xi32>, tensor<2x8x8x20xi32>) -> tensor<3x20xi32>
  %e0_2 = stablehlo.reshape %d0_2 : (tensor<3x20xi32>) -> tensor<1x3x20xi32>
  %s1_0 = stablehlo.slice %p [0:2:1, 1:16:2, 0:15:2, 0:3:1] : (tensor<2x17x17x3xi32>) -> tensor<2x8x8x3xi32>
  %d1_0 = stablehlo.dot_general %s1_0, %gv, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x8x3xi32>, tensor<2x8x8x20xi32>) -> tensor<3x20xi32>
  %e1_0 = stablehlo.reshape %d1_0 : (tensor<3x20xi32>) -> tensor<1x3x20xi32>
  %s1_1 = stablehlo.slice %p [0:2:1, 1:16:2, 1:16:2, 0:3:1] : (tensor<2x17x17x3xi32>) -> tensor<2x8x8x3xi32>
  %d1_1 = stablehlo.dot_general %s1_1, %gv, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x8x3xi32>, tensor<2x8x8x20xi32>) -> tensor<3x20xi32>
  %e1_1 = stablehlo.reshape %d1_1 : (tensor<3x20xi32>) -> tensor<1x3x20xi32>
  %s1_2 = stablehlo.slice %p [0:2:1, 1:16:2, 2:17:2, 0:3:1] : (tensor<2x17x17x3xi32>) -> tensor<2x8x8x3xi32>
  %d1_2 = stablehlo.dot_general %s1_2, %gv, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x8x3xi32>, tensor<2x8x8x20xi32>) -> tensor<3x20xi32>
  %e1_2 = stablehlo.reshape %d1_2 : (tensor<3x20xi32>) -> tensor<1x3x20xi32>
  %s2_0 = stablehlo.slice %p [0:2:1, 2:17:2, 0:15:2, 0:3:1] : (tensor<2x17x17x3xi32>) -> tensor<2x8x8x3xi32>
  %d2_0 = stablehlo.dot_general %s2_0, %gv, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x8x3xi32>, tensor<2x8x8x20xi32>) -> tensor<3x20xi32>
  %e2_0 = stablehlo.reshape %d2_0 : (tensor<3x20xi32>) -> tensor<1x3x20xi32>
  %s2_1 = stablehlo.slice %p [0:2:1, 2:17:2, 1:16:2, 0:3:1] : (tensor<2x17x17x3xi32>) -> tensor<2x8x8x3xi32>
  %d2_1 = stablehlo.dot_general %s2_1, %gv, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x8x3xi32>, tensor<2x8x8x20xi32>) -> tensor<3x20xi32>
  %e2_1 = stablehlo.reshape %d2_1 : (tensor<3x20xi32>) -> tensor<1x3x20xi32>
  %s2_2 = stablehlo.slice %p [0:2:1, 2:17:2, 2:17:2, 0:3:1] : (tensor<2x17x17x3xi32>) -> tensor<2x8x8x3xi32>
  %d2_2 = stablehlo.dot_general %s2_2, %gv, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x8x3xi32>, tensor<2x8x8x20xi32>) -> tensor<3x20xi32>
  %e2_2 = stablehlo.reshape %d2_2 : (tensor<3x20xi32>) -> tensor<1x3x20xi32>
  %c = stablehlo.concatenate %e0_0, %e0_1, %e0_2, %e1_0, %e1_1, %e1_2, %e2_0, %e2_1, %e2_2, dim = 0 : (tensor<1x3x20xi32>, tensor<1x3x20xi32>, tensor<1x3x20xi32>, tensor<1x3x20xi32>, tensor<1x3x20xi32>, tensor<1x3x20xi32>, tensor<1x3x20xi32>, tensor<1x3x20xi32>, tensor<1x3x20xi32>) -> tensor<9x3x20xi32>
  %e = stablehlo.reshape %c : (tensor<9x3x20xi32>) -> tensor<3x3x3x20xi32>
  check.expect_eq %r, %e : tensor<3x3x3x20xi32>
  func.return
}
func.func private @nchw_i8() {
  %x0 = stablehlo.iota dim = 0 : tensor<2160xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2160xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2160xi32>
  %x3 = stablehlo.constant dense<11> : tensor<2160xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2160xi32>
  %x5 = stablehlo.constant dense<5> : tensor<2160xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<2160xi32>
  %x7 = stablehlo.convert %x6 : (tensor<2160xi32>) -> tensor<2160xi8>
  %x8 = stablehlo.reshape %x7 : (tensor<2160xi8>) -> tensor<3x3x15x16xi8>
  %x = stablehlo.optimization_barrier %x8 : tensor<3x3x15x16xi8>
  %g0 = stablehlo.iota dim = 0 : tensor<2880xi32>
  %g1 = stablehlo.constant dense<5> : tensor<2880xi32>
  %g2 = stablehlo.multiply %g0, %g1 : tensor<2880xi32>
  %g3 = stablehlo.constant dense<7> : tensor<2880xi32>
  %g4 = stablehlo.remainder %g2, %g3 : tensor<2880xi32>
  %g5 = stablehlo.constant dense<3> : tensor<2880xi32>
  %g6 = stablehlo.subtract %g4, %g5 : tensor<2880xi32>
  %g7 = stablehlo.convert %g6 : (tensor<2880xi32>) -> tensor<2880xi8>
  %g8 = stablehlo.reshape %g7 : (tensor<2880xi8>) -> tensor<3x20x8x6xi8>
  %g = stablehlo.optimization_barrier %g8 : tensor<3x20x8x6xi8>
  %r = stablehlo.convolution(%x, %g) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], rhs_dilate = [2, 3]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x3x15x16xi8>, tensor<3x20x8x6xi8>) -> tensor<20x3x3x3xi32>
  %xw = stablehlo.convert %x : (tensor<3x3x15x16xi8>) -> tensor<3x3x15x16xi32>
  %gv = stablehlo.convert %g : (tensor<3x20x8x6xi8>) -> tensor<3x20x8x6xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %p = stablehlo.pad %xw, %z, low = [0, 0, 1, 1], high = [0, 0, 1, 1], interior = [0, 0, 0, 0] : (tensor<3x3x15x16xi32>, tensor<i32>) -> tensor<3x3x17x18xi32>
  %s0_0 = stablehlo.slice %p [0:3:1, 0:3:1, 0:15:2, 0:16:3] : (tensor<3x3x17x18xi32>) -> tensor<3x3x8x6xi32>
  %d0_0 = stablehlo.dot_general %gv, %s0_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x20x8x6xi32>, tensor<3x3x8x6xi32>) -> tensor<20x3xi32>
  %e0_0 = stablehlo.reshape %d0_0 : (tensor<20x3xi32>) -> tensor<20x3x1xi32>
  %s0_1 = stablehlo.slice %p [0:3:1, 0:3:1, 0:15:2, 1:17:3] : (tensor<3x3x17x18xi32>) -> tensor<3x3x8x6xi32>
  %d0_1 = stablehlo.dot_general %gv, %s0_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x20x8x6xi32>, tensor<3x3x8x6xi32>) -> tensor<20x3xi32>
  %e0_1 = stablehlo.reshape %d0_1 : (tensor<20x3xi32>) -> tensor<20x3x1xi32>
  %s0_2 = stablehlo.slice %p [0:3:1, 0:3:1, 0:15:2, 2:18:3] : (tensor<3x3x17x18xi32>) -> tensor<3x3x8x6xi32>
  %d0_2 = stablehlo.dot_general %gv, %s0_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x20x8x6xi32>, tensor<3x3x8x6xi32>) -> tensor<20x3xi32>
  %e0_2 = stablehlo.reshape %d0_2 : (tensor<20x3xi32>) -> tensor<20x3x1xi32>
  %s1_0 = stablehlo.slice %p [0:3:1, 0:3:1, 1:16:2, 0:16:3] : (tensor<3x3x17x18xi32>) -> tensor<3x3x8x6xi32>
  %d1_0 = stablehlo.dot_general %gv, %s1_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x20x8x6xi32>, tensor<3x3x8x6xi32>) -> tensor<20x3xi32>
  %e1_0 = stablehlo.reshape %d1_0 : (tensor<20x3xi32>) -> tensor<20x3x1xi32>
  %s1_1 = stablehlo.slice %p [0:3:1, 0:3:1, 1:16:2, 1:17:3] : (tensor<3x3x17x18xi32>) -> tensor<3x3x8x6xi32>
  %d1_1 = stablehlo.dot_general %gv, %s1_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x20x8x6xi32>, tensor<3x3x8x6xi32>) -> tensor<20x3xi32>
  %e1_1 = stablehlo.reshape %d1_1 : (tensor<20x3xi32>) -> tensor<20x3x1xi32>
  %s1_2 = stablehlo.slice %p [0:3:1, 0:3:1, 1:16:2, 2:18:3] : (tensor<3x3x17x18xi32>) -> tensor<3x3x8x6xi32>
  %d1_2 = stablehlo.dot_general %gv, %s1_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x20x8x6xi32>, tensor<3x3x8x6xi32>) -> tensor<20x3xi32>
  %e1_2 = stablehlo.reshape %d1_2 : (tensor<20x3xi32>) -> tensor<20x3x1xi32>
  %s2_0 = stablehlo.slice %p [0:3:1, 0:3:1, 2:17:2, 0:16:3] : (tensor<3x3x17x18xi32>) -> tensor<3x3x8x6xi32>
  %d2_0 = stablehlo.dot_general %gv, %s2_0, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x20x8x6xi32>, tensor<3x3x8x6xi32>) -> tensor<20x3xi32>
  %e2_0 = stablehlo.reshape %d2_0 : (tensor<20x3xi32>) -> tensor<20x3x1xi32>
  %s2_1 = stablehlo.slice %p [0:3:1, 0:3:1, 2:17:2, 1:17:3] : (tensor<3x3x17x18xi32>) -> tensor<3x3x8x6xi32>
  %d2_1 = stablehlo.dot_general %gv, %s2_1, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x20x8x6xi32>, tensor<3x3x8x6xi32>) -> tensor<20x3xi32>
  %e2_1 = stablehlo.reshape %d2_1 : (tensor<20x3xi32>) -> tensor<20x3x1xi32>
  %s2_2 = stablehlo.slice %p [0:3:1, 0:3:1, 2:17:2, 2:18:3] : (tensor<3x3x17x18xi32>) -> tensor<3x3x8x6xi32>
  %d2_2 = stablehlo.dot_general %gv, %s2_2, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<3x20x8x6xi32>, tensor<3x3x8x6xi32>) -> tensor<20x3xi32>
  %e2_2 = stablehlo.reshape %d2_2 : (tensor<20x3xi32>) -> tensor<20x3x1xi32>
  %c = stablehlo.concatenate %e0_0, %e0_1, %e0_2, %e1_0, %e1_1, %e1_2, %e2_0, %e2_1, %e2_2, dim = 2 : (tensor<20x3x1xi32>, tensor<20x3x1xi32>, tensor<20x3x1xi32>, tensor<20x3x1xi32>, tensor<20x3x1xi32>, tensor<20x3x1xi32>, tensor<20x3x1xi32>, tensor<20x3x1xi32>, tensor<20x3x1xi32>) -> tensor<20x3x9xi32>
  %e = stablehlo.reshape %c : (tensor<20x3x9xi32>) -> tensor<20x3x3x3xi32>
  check.expect_eq %r, %e : tensor<20x3x3x3xi32>
  func.return
}
