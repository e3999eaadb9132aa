// Convolutions that are computed in a form of their own: gradients of kernels, of
// few images and of many, images first or last; kernels of one tap over pixels
// that lie side by side, and with holes; lines of pixels that are cut.  All numbers are small
// integers, so that sums are exact.  Oracle: products with shifted images.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --threads=1
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -c ' conv \[[0-9 ]*\] 3 '
func.func @main() {
  %ax0 = stablehlo.iota dim = 0 : tensor<15120xi32>
  %ax1 = stablehlo.constant dense<7> : tensor<15120xi32>
  %ax2 = stablehlo.multiply %ax0, %ax1 : tensor<15120xi32>
  %ax3 = stablehlo.constant dense<11> : tensor<15120xi32>
  %ax4 = stablehlo.remainder %ax2, %ax3 : tensor<15120xi32>
  %ax5 = stablehlo.constant dense<5> : tensor<15120xi32>
  %ax6 = stablehlo.subtract %ax4, %ax5 : tensor<15120xi32>
  %ax7 = stablehlo.convert %ax6 : (tensor<15120xi32>) -> tensor<15120xf32>
  %ax8 = stablehlo.reshape %ax7 : (tensor<15120xf32>) -> tensor<2x20x18x21xf32>
  %ax = stablehlo.optimization_barrier %ax8 : tensor<2x20x18x21xf32>
  %ay0 = stablehlo.iota dim = 0 : tensor<12852xi32>
  %ay1 = stablehlo.constant dense<5> : tensor<12852xi32>
  %ay2 = stablehlo.multiply %ay0, %ay1 : tensor<12852xi32>
  %ay3 = stablehlo.constant dense<13> : tensor<12852xi32>
  %ay4 = stablehlo.remainder %ay2, %ay3 : tensor<12852xi32>
  %ay5 = stablehlo.constant dense<6> : tensor<12852xi32>
  %ay6 = stablehlo.subtract %ay4, %ay5 : tensor<12852xi32>
  %ay7 = stablehlo.convert %ay6 : (tensor<12852xi32>) -> tensor<12852xf32>
  %ay8 = stablehlo.reshape %ay7 : (tensor<12852xf32>) -> tensor<2x17x18x21xf32>
  %ay = stablehlo.optimization_barrier %ay8 : tensor<2x17x18x21xf32>
  %ag = stablehlo.convolution(%ax, %ay) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x20x18x21xf32>, tensor<2x17x18x21xf32>) -> tensor<17x20x3x3xf32>
  %az = stablehlo.constant dense<0.0> : tensor<f32>
  %ap = stablehlo.pad %ax, %az, low = [0, 0, 1, 1], high = [0, 0, 1, 1], interior = [0, 0, 0, 0] : (tensor<2x20x18x21xf32>, tensor<f32>) -> tensor<2x20x20x23xf32>
  %aq = stablehlo.optimization_barrier %ap : tensor<2x20x20x23xf32>
  %as00 = stablehlo.slice %aq [0:2, 0:20, 0:18, 0:21] : (tensor<2x20x20x23xf32>) -> tensor<2x20x18x21xf32>
  %as00d = stablehlo.dot_general %ay, %as00, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x17x18x21xf32>, tensor<2x20x18x21xf32>) -> tensor<17x20xf32>
  %as00g = stablehlo.slice %ag [0:17, 0:20, 0:1, 0:1] : (tensor<17x20x3x3xf32>) -> tensor<17x20x1x1xf32>
  %as00r = stablehlo.reshape %as00g : (tensor<17x20x1x1xf32>) -> tensor<17x20xf32>
  check.expect_eq %as00r, %as00d : tensor<17x20xf32>
  %as01 = stablehlo.slice %aq [0:2, 0:20, 0:18, 1:22] : (tensor<2x20x20x23xf32>) -> tensor<2x20x18x21xf32>
  %as01d = stablehlo.dot_general %ay, %as01, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x17x18x21xf32>, tensor<2x20x18x21xf32>) -> tensor<17x20xf32>
  %as01g = stablehlo.slice %ag [0:17, 0:20, 0:1, 1:2] : (tensor<17x20x3x3xf32>) -> tensor<17x20x1x1xf32>
  %as01r = stablehlo.reshape %as01g : (tensor<17x20x1x1xf32>) -> tensor<17x20xf32>
  check.expect_eq %as01r, %as01d : tensor<17x20xf32>
  %as02 = stablehlo.slice %aq [0:2, 0:20, 0:18, 2:23] : (tensor<2x20x20x23xf32>) -> tensor<2x20x18x21xf32>
  %as02d = stablehlo.dot_general %ay, %as02, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x17x18x21xf32>, tensor<2x20x18x21xf32>) -> tensor<17x20xf32>
  %as02g = stablehlo.slice %ag [0:17, 0:20, 0:1, 2:3] : (tensor<17x20x3x3xf32>) -> tensor<17x20x1x1xf32>
  %as02r = stablehlo.reshape %as02g : (tensor<17x20x1x1xf32>) -> tensor<17x20xf32>
  check.expect_eq %as02r, %as02d : tensor<17x20xf32>
  %as10 = stablehlo.slice %aq [0:2, 0:20, 1:19, 0:21] : (tensor<2x20x20x23xf32>) -> tensor<2x20x18x21xf32>
  %as10d = stablehlo.dot_general %ay, %as10, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x17x18x21xf32>, tensor<2x20x18x21xf32>) -> tensor<17x20xf32>
  %as10g = stablehlo.slice %ag [0:17, 0:20, 1:2, 0:1] : (tensor<17x20x3x3xf32>) -> tensor<17x20x1x1xf32>
  %as10r = stablehlo.reshape %as10g : (tensor<17x20x1x1xf32>) -> tensor<17x20xf32>
  check.expect_eq %as10r, %as10d : tensor<17x20xf32>
  %as11 = stablehlo.slice %aq [0:2, 0:20, 1:19, 1:22] : (tensor<2x20x20x23xf32>) -> tensor<2x20x18x21xf32>
  %as11d = stablehlo.dot_general %ay, %as11, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x17x18x21xf32>, tensor<2x20x18x21xf32>) -> tensor<17x20xf32>
  %as11g = stablehlo.slice %ag [0:17, 0:20, 1:2, 1:2] : (tensor<17x20x3x3xf32>) -> tensor<17x20x1x1xf32>
  %as11r = stablehlo.reshape %as11g : (tensor<17x20x1x1xf32>) -> tensor<17x20xf32>
  check.expect_eq %as11r, %as11d : tensor<17x20xf32>
  %as12 = stablehlo.slice %aq [0:2, 0:20, 1:19, 2:23] : (tensor<2x20x20x23xf32>) -> tensor<2x20x18x21xf32>
  %as12d = stablehlo.dot_general %ay, %as12, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x17x18x21xf32>, tensor<2x20x18x21xf32>) -> tensor<17x20xf32>
  %as12g = stablehlo.slice %ag [0:17, 0:20, 1:2, 2:3] : (tensor<17x20x3x3xf32>) -> tensor<17x20x1x1xf32>
  %as12r = stablehlo.reshape %as12g : (tensor<17x20x1x1xf32>) -> tensor<17x20xf32>
  check.expect_eq %as12r, %as12d : tensor<17x20xf32>
  %as20 = stablehlo.slice %aq [0:2, 0:20, 2:20, 0:21] : (tensor<2x20x20x23xf32>) -> tensor<2x20x18x21xf32>
  %as20d = stablehlo.dot_general %ay, %as20, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x17x18x21xf32>, tensor<2x20x18x21xf32>) -> tensor<17x20xf32>
  %as20g = stablehlo.slice %ag [0:17, 0:20, 2:3, 0:1] : (tensor<17x20x3x3xf32>) -> tensor<17x20x1x1xf32>
  %as20r = stablehlo.reshape %as20g : (tensor<17x20x1x1xf32>) -> tensor<17x20xf32>
  check.expect_eq %as20r, %as20d : tensor<17x20xf32>
  %as21 = stablehlo.slice %aq [0:2, 0:20, 2:20, 1:22] : (tensor<2x20x20x23xf32>) -> tensor<2x20x18x21xf32>
  %as21d = stablehlo.dot_general %ay, %as21, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x17x18x21xf32>, tensor<2x20x18x21xf32>) -> tensor<17x20xf32>
  %as21g = stablehlo.slice %ag [0:17, 0:20, 2:3, 1:2] : (tensor<17x20x3x3xf32>) -> tensor<17x20x1x1xf32>
  %as21r = stablehlo.reshape %as21g : (tensor<17x20x1x1xf32>) -> tensor<17x20xf32>
  check.expect_eq %as21r, %as21d : tensor<17x20xf32>
  %as22 = stablehlo.slice %aq [0:2, 0:20, 2:20, 2:23] : (tensor<2x20x20x23xf32>) -> tensor<2x20x18x21xf32>
  %as22d = stablehlo.dot_general %ay, %as22, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<2x17x18x21xf32>, tensor<2x20x18x21xf32>) -> tensor<17x20xf32>
  %as22g = stablehlo.slice %ag [0:17, 0:20, 2:3, 2:3] : (tensor<17x20x3x3xf32>) -> tensor<17x20x1x1xf32>
  %as22r = stablehlo.reshape %as22g : (tensor<17x20x1x1xf32>) -> tensor<17x20xf32>
  check.expect_eq %as22r, %as22d : tensor<17x20xf32>
  %bx0 = stablehlo.iota dim = 0 : tensor<22680xi32>
  %bx1 = stablehlo.constant dense<7> : tensor<22680xi32>
  %bx2 = stablehlo.multiply %bx0, %bx1 : tensor<22680xi32>
  %bx3 = stablehlo.constant dense<11> : tensor<22680xi32>
  %bx4 = stablehlo.remainder %bx2, %bx3 : tensor<22680xi32>
  %bx5 = stablehlo.constant dense<5> : tensor<22680xi32>
  %bx6 = stablehlo.subtract %bx4, %bx5 : tensor<22680xi32>
  %bx7 = stablehlo.convert %bx6 : (tensor<22680xi32>) -> tensor<22680xf32>
  %bx8 = stablehlo.reshape %bx7 : (tensor<22680xf32>) -> tensor<3x18x21x20xf32>
  %bx = stablehlo.optimization_barrier %bx8 : tensor<3x18x21x20xf32>
  %by0 = stablehlo.iota dim = 0 : tensor<19278xi32>
  %by1 = stablehlo.constant dense<5> : tensor<19278xi32>
  %by2 = stablehlo.multiply %by0, %by1 : tensor<19278xi32>
  %by3 = stablehlo.constant dense<13> : tensor<19278xi32>
  %by4 = stablehlo.remainder %by2, %by3 : tensor<19278xi32>
  %by5 = stablehlo.constant dense<6> : tensor<19278xi32>
  %by6 = stablehlo.subtract %by4, %by5 : tensor<19278xi32>
  %by7 = stablehlo.convert %by6 : (tensor<19278xi32>) -> tensor<19278xf32>
  %by8 = stablehlo.reshape %by7 : (tensor<19278xf32>) -> tensor<3x18x21x17xf32>
  %by = stablehlo.optimization_barrier %by8 : tensor<3x18x21x17xf32>
  %bg = stablehlo.convolution(%bx, %by) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x18x21x20xf32>, tensor<3x18x21x17xf32>) -> tensor<3x3x20x17xf32>
  %bz = stablehlo.constant dense<0.0> : tensor<f32>
  %bp = stablehlo.pad %bx, %bz, low = [0, 1, 1, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<3x18x21x20xf32>, tensor<f32>) -> tensor<3x20x23x20xf32>
  %bq = stablehlo.optimization_barrier %bp : tensor<3x20x23x20xf32>
  %bs00 = stablehlo.slice %bq [0:3, 0:18, 0:21, 0:20] : (tensor<3x20x23x20xf32>) -> tensor<3x18x21x20xf32>
  %bs00d = stablehlo.dot_general %bs00, %by, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x18x21x20xf32>, tensor<3x18x21x17xf32>) -> tensor<20x17xf32>
  %bs00g = stablehlo.slice %bg [0:1, 0:1, 0:20, 0:17] : (tensor<3x3x20x17xf32>) -> tensor<1x1x20x17xf32>
  %bs00r = stablehlo.reshape %bs00g : (tensor<1x1x20x17xf32>) -> tensor<20x17xf32>
  check.expect_eq %bs00r, %bs00d : tensor<20x17xf32>
  %bs01 = stablehlo.slice %bq [0:3, 0:18, 1:22, 0:20] : (tensor<3x20x23x20xf32>) -> tensor<3x18x21x20xf32>
  %bs01d = stablehlo.dot_general %bs01, %by, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x18x21x20xf32>, tensor<3x18x21x17xf32>) -> tensor<20x17xf32>
  %bs01g = stablehlo.slice %bg [0:1, 1:2, 0:20, 0:17] : (tensor<3x3x20x17xf32>) -> tensor<1x1x20x17xf32>
  %bs01r = stablehlo.reshape %bs01g : (tensor<1x1x20x17xf32>) -> tensor<20x17xf32>
  check.expect_eq %bs01r, %bs01d : tensor<20x17xf32>
  %bs02 = stablehlo.slice %bq [0:3, 0:18, 2:23, 0:20] : (tensor<3x20x23x20xf32>) -> tensor<3x18x21x20xf32>
  %bs02d = stablehlo.dot_general %bs02, %by, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x18x21x20xf32>, tensor<3x18x21x17xf32>) -> tensor<20x17xf32>
  %bs02g = stablehlo.slice %bg [0:1, 2:3, 0:20, 0:17] : (tensor<3x3x20x17xf32>) -> tensor<1x1x20x17xf32>
  %bs02r = stablehlo.reshape %bs02g : (tensor<1x1x20x17xf32>) -> tensor<20x17xf32>
  check.expect_eq %bs02r, %bs02d : tensor<20x17xf32>
  %bs10 = stablehlo.slice %bq [0:3, 1:19, 0:21, 0:20] : (tensor<3x20x23x20xf32>) -> tensor<3x18x21x20xf32>
  %bs10d = stablehlo.dot_general %bs10, %by, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x18x21x20xf32>, tensor<3x18x21x17xf32>) -> tensor<20x17xf32>
  %bs10g = stablehlo.slice %bg [1:2, 0:1, 0:20, 0:17] : (tensor<3x3x20x17xf32>) -> tensor<1x1x20x17xf32>
  %bs10r = stablehlo.reshape %bs10g : (tensor<1x1x20x17xf32>) -> tensor<20x17xf32>
  check.expect_eq %bs10r, %bs10d : tensor<20x17xf32>
  %bs11 = stablehlo.slice %bq [0:3, 1:19, 1:22, 0:20] : (tensor<3x20x23x20xf32>) -> tensor<3x18x21x20xf32>
  %bs11d = stablehlo.dot_general %bs11, %by, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x18x21x20xf32>, tensor<3x18x21x17xf32>) -> tensor<20x17xf32>
  %bs11g = stablehlo.slice %bg [1:2, 1:2, 0:20, 0:17] : (tensor<3x3x20x17xf32>) -> tensor<1x1x20x17xf32>
  %bs11r = stablehlo.reshape %bs11g : (tensor<1x1x20x17xf32>) -> tensor<20x17xf32>
  check.expect_eq %bs11r, %bs11d : tensor<20x17xf32>
  %bs12 = stablehlo.slice %bq [0:3, 1:19, 2:23, 0:20] : (tensor<3x20x23x20xf32>) -> tensor<3x18x21x20xf32>
  %bs12d = stablehlo.dot_general %bs12, %by, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x18x21x20xf32>, tensor<3x18x21x17xf32>) -> tensor<20x17xf32>
  %bs12g = stablehlo.slice %bg [1:2, 2:3, 0:20, 0:17] : (tensor<3x3x20x17xf32>) -> tensor<1x1x20x17xf32>
  %bs12r = stablehlo.reshape %bs12g : (tensor<1x1x20x17xf32>) -> tensor<20x17xf32>
  check.expect_eq %bs12r, %bs12d : tensor<20x17xf32>
  %bs20 = stablehlo.slice %bq [0:3, 2:20, 0:21, 0:20] : (tensor<3x20x23x20xf32>) -> tensor<3x18x21x20xf32>
  %bs20d = stablehlo.dot_general %bs20, %by, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x18x21x20xf32>, tensor<3x18x21x17xf32>) -> tensor<20x17xf32>
  %bs20g = stablehlo.slice %bg [2:3, 0:1, 0:20, 0:17] : (tensor<3x3x20x17xf32>) -> tensor<1x1x20x17xf32>
  %bs20r = stablehlo.reshape %bs20g : (tensor<1x1x20x17xf32>) -> tensor<20x17xf32>
  check.expect_eq %bs20r, %bs20d : tensor<20x17xf32>
  %bs21 = stablehlo.slice %bq [0:3, 2:20, 1:22, 0:20] : (tensor<3x20x23x20xf32>) -> tensor<3x18x21x20xf32>
  %bs21d = stablehlo.dot_general %bs21, %by, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x18x21x20xf32>, tensor<3x18x21x17xf32>) -> tensor<20x17xf32>
  %bs21g = stablehlo.slice %bg [2:3, 1:2, 0:20, 0:17] : (tensor<3x3x20x17xf32>) -> tensor<1x1x20x17xf32>
  %bs21r = stablehlo.reshape %bs21g : (tensor<1x1x20x17xf32>) -> tensor<20x17xf32>
  check.expect_eq %bs21r, %bs21d : tensor<20x17xf32>
  %bs22 = stablehlo.slice %bq [0:3, 2:20, 2:23, 0:20] : (tensor<3x20x23x20xf32>) -> tensor<3x18x21x20xf32>
  %bs22d = stablehlo.dot_general %bs22, %by, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<3x18x21x20xf32>, tensor<3x18x21x17xf32>) -> tensor<20x17xf32>
  %bs22g = stablehlo.slice %bg [2:3, 2:3, 0:20, 0:17] : (tensor<3x3x20x17xf32>) -> tensor<1x1x20x17xf32>
  %bs22r = stablehlo.reshape %bs22g : (tensor<1x1x20x17xf32>) -> tensor<20x17xf32>
  check.expect_eq %bs22r, %bs22d : tensor<20x17xf32>
  %cx0 = stablehlo.iota dim = 0 : tensor<7680xi32>
  %cx1 = stablehlo.constant dense<7> : tensor<7680xi32>
  %cx2 = stablehlo.multiply %cx0, %cx1 : tensor<7680xi32>
  %cx3 = stablehlo.constant dense<11> : tensor<7680xi32>
  %cx4 = stablehlo.remainder %cx2, %cx3 : tensor<7680xi32>
  %cx5 = stablehlo.constant dense<5> : tensor<7680xi32>
  %cx6 = stablehlo.subtract %cx4, %cx5 : tensor<7680xi32>
  %cx7 = stablehlo.convert %cx6 : (tensor<7680xi32>) -> tensor<7680xf64>
  %cx8 = stablehlo.reshape %cx7 : (tensor<7680xf64>) -> tensor<5x6x16x16xf64>
  %cx = stablehlo.optimization_barrier %cx8 : tensor<5x6x16x16xf64>
  %cy0 = stablehlo.iota dim = 0 : tensor<8960xi32>
  %cy1 = stablehlo.constant dense<5> : tensor<8960xi32>
  %cy2 = stablehlo.multiply %cy0, %cy1 : tensor<8960xi32>
  %cy3 = stablehlo.constant dense<13> : tensor<8960xi32>
  %cy4 = stablehlo.remainder %cy2, %cy3 : tensor<8960xi32>
  %cy5 = stablehlo.constant dense<6> : tensor<8960xi32>
  %cy6 = stablehlo.subtract %cy4, %cy5 : tensor<8960xi32>
  %cy7 = stablehlo.convert %cy6 : (tensor<8960xi32>) -> tensor<8960xf64>
  %cy8 = stablehlo.reshape %cy7 : (tensor<8960xf64>) -> tensor<5x7x16x16xf64>
  %cy = stablehlo.optimization_barrier %cy8 : tensor<5x7x16x16xf64>
  %cg = stablehlo.convolution(%cx, %cy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<5x6x16x16xf64>, tensor<5x7x16x16xf64>) -> tensor<7x6x3x3xf64>
  %cz = stablehlo.constant dense<0.0> : tensor<f64>
  %cp = stablehlo.pad %cx, %cz, low = [0, 0, 1, 1], high = [0, 0, 1, 1], interior = [0, 0, 0, 0] : (tensor<5x6x16x16xf64>, tensor<f64>) -> tensor<5x6x18x18xf64>
  %cq = stablehlo.optimization_barrier %cp : tensor<5x6x18x18xf64>
  %cs00 = stablehlo.slice %cq [0:5, 0:6, 0:16, 0:16] : (tensor<5x6x18x18xf64>) -> tensor<5x6x16x16xf64>
  %cs00d = stablehlo.dot_general %cy, %cs00, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<5x7x16x16xf64>, tensor<5x6x16x16xf64>) -> tensor<7x6xf64>
  %cs00g = stablehlo.slice %cg [0:7, 0:6, 0:1, 0:1] : (tensor<7x6x3x3xf64>) -> tensor<7x6x1x1xf64>
  %cs00r = stablehlo.reshape %cs00g : (tensor<7x6x1x1xf64>) -> tensor<7x6xf64>
  check.expect_eq %cs00r, %cs00d : tensor<7x6xf64>
  %cs01 = stablehlo.slice %cq [0:5, 0:6, 0:16, 1:17] : (tensor<5x6x18x18xf64>) -> tensor<5x6x16x16xf64>
  %cs01d = stablehlo.dot_general %cy, %cs01, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<5x7x16x16xf64>, tensor<5x6x16x16xf64>) -> tensor<7x6xf64>
  %cs01g = stablehlo.slice %cg [0:7, 0:6, 0:1, 1:2] : (tensor<7x6x3x3xf64>) -> tensor<7x6x1x1xf64>
  %cs01r = stablehlo.reshape %cs01g : (tensor<7x6x1x1xf64>) -> tensor<7x6xf64>
  check.expect_eq %cs01r, %cs01d : tensor<7x6xf64>
  %cs02 = stablehlo.slice %cq [0:5, 0:6, 0:16, 2:18] : (tensor<5x6x18x18xf64>) -> tensor<5x6x16x16xf64>
  %cs02d = stablehlo.dot_general %cy, %cs02, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<5x7x16x16xf64>, tensor<5x6x16x16xf64>) -> tensor<7x6xf64>
  %cs02g = stablehlo.slice %cg [0:7, 0:6, 0:1, 2:3] : (tensor<7x6x3x3xf64>) -> tensor<7x6x1x1xf64>
  %cs02r = stablehlo.reshape %cs02g : (tensor<7x6x1x1xf64>) -> tensor<7x6xf64>
  check.expect_eq %cs02r, %cs02d : tensor<7x6xf64>
  %cs10 = stablehlo.slice %cq [0:5, 0:6, 1:17, 0:16] : (tensor<5x6x18x18xf64>) -> tensor<5x6x16x16xf64>
  %cs10d = stablehlo.dot_general %cy, %cs10, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<5x7x16x16xf64>, tensor<5x6x16x16xf64>) -> tensor<7x6xf64>
  %cs10g = stablehlo.slice %cg [0:7, 0:6, 1:2, 0:1] : (tensor<7x6x3x3xf64>) -> tensor<7x6x1x1xf64>
  %cs10r = stablehlo.reshape %cs10g : (tensor<7x6x1x1xf64>) -> tensor<7x6xf64>
  check.expect_eq %cs10r, %cs10d : tensor<7x6xf64>
  %cs11 = stablehlo.slice %cq [0:5, 0:6, 1:17, 1:17] : (tensor<5x6x18x18xf64>) -> tensor<5x6x16x16xf64>
  %cs11d = stablehlo.dot_general %cy, %cs11, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<5x7x16x16xf64>, tensor<5x6x16x16xf64>) -> tensor<7x6xf64>
  %cs11g = stablehlo.slice %cg [0:7, 0:6, 1:2, 1:2] : (tensor<7x6x3x3xf64>) -> tensor<7x6x1x1xf64>
  %cs11r = stablehlo.reshape %cs11g : (tensor<7x6x1x1xf64>) -> tensor<7x6xf64>
  check.expect_eq %cs11r, %cs11d : tensor<7x6xf64>
  %cs12 = stablehlo.slice %cq [0:5, 0:6, 1:17, 2:18] : (tensor<5x6x18x18xf64>) -> tensor<5x6x16x16xf64>
  %cs12d = stablehlo.dot_general %cy, %cs12, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<5x7x16x16xf64>, tensor<5x6x16x16xf64>) -> tensor<7x6xf64>
  %cs12g = stablehlo.slice %cg [0:7, 0:6, 1:2, 2:3] : (tensor<7x6x3x3xf64>) -> tensor<7x6x1x1xf64>
  %cs12r = stablehlo.reshape %cs12g : (tensor<7x6x1x1xf64>) -> tensor<7x6xf64>
  check.expect_eq %cs12r, %cs12d : tensor<7x6xf64>
  %cs20 = stablehlo.slice %cq [0:5, 0:6, 2:18, 0:16] : (tensor<5x6x18x18xf64>) -> tensor<5x6x16x16xf64>
  %cs20d = stablehlo.dot_general %cy, %cs20, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<5x7x16x16xf64>, tensor<5x6x16x16xf64>) -> tensor<7x6xf64>
  %cs20g = stablehlo.slice %cg [0:7, 0:6, 2:3, 0:1] : (tensor<7x6x3x3xf64>) -> tensor<7x6x1x1xf64>
  %cs20r = stablehlo.reshape %cs20g : (tensor<7x6x1x1xf64>) -> tensor<7x6xf64>
  check.expect_eq %cs20r, %cs20d : tensor<7x6xf64>
  %cs21 = stablehlo.slice %cq [0:5, 0:6, 2:18, 1:17] : (tensor<5x6x18x18xf64>) -> tensor<5x6x16x16xf64>
  %cs21d = stablehlo.dot_general %cy, %cs21, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<5x7x16x16xf64>, tensor<5x6x16x16xf64>) -> tensor<7x6xf64>
  %cs21g = stablehlo.slice %cg [0:7, 0:6, 2:3, 1:2] : (tensor<7x6x3x3xf64>) -> tensor<7x6x1x1xf64>
  %cs21r = stablehlo.reshape %cs21g : (tensor<7x6x1x1xf64>) -> tensor<7x6xf64>
  check.expect_eq %cs21r, %cs21d : tensor<7x6xf64>
  %cs22 = stablehlo.slice %cq [0:5, 0:6, 2:18, 2:18] : (tensor<5x6x18x18xf64>) -> tensor<5x6x16x16xf64>
  %cs22d = stablehlo.dot_general %cy, %cs22, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<5x7x16x16xf64>, tensor<5x6x16x16xf64>) -> tensor<7x6xf64>
  %cs22g = stablehlo.slice %cg [0:7, 0:6, 2:3, 2:3] : (tensor<7x6x3x3xf64>) -> tensor<7x6x1x1xf64>
  %cs22r = stablehlo.reshape %cs22g : (tensor<7x6x1x1xf64>) -> tensor<7x6xf64>
  check.expect_eq %cs22r, %cs22d : tensor<7x6xf64>
  %dx0 = stablehlo.iota dim = 0 : tensor<122880xi32>
  %dx1 = stablehlo.constant dense<7> : tensor<122880xi32>
  %dx2 = stablehlo.multiply %dx0, %dx1 : tensor<122880xi32>
  %dx3 = stablehlo.constant dense<11> : tensor<122880xi32>
  %dx4 = stablehlo.remainder %dx2, %dx3 : tensor<122880xi32>
  %dx5 = stablehlo.constant dense<5> : tensor<122880xi32>
  %dx6 = stablehlo.subtract %dx4, %dx5 : tensor<122880xi32>
  %dx7 = stablehlo.convert %dx6 : (tensor<122880xi32>) -> tensor<122880xf32>
  %dx8 = stablehlo.reshape %dx7 : (tensor<122880xf32>) -> tensor<4x64x20x24xf32>
  %dx = stablehlo.optimization_barrier %dx8 : tensor<4x64x20x24xf32>
  %dy0 = stablehlo.iota dim = 0 : tensor<92160xi32>
  %dy1 = stablehlo.constant dense<5> : tensor<92160xi32>
  %dy2 = stablehlo.multiply %dy0, %dy1 : tensor<92160xi32>
  %dy3 = stablehlo.constant dense<13> : tensor<92160xi32>
  %dy4 = stablehlo.remainder %dy2, %dy3 : tensor<92160xi32>
  %dy5 = stablehlo.constant dense<6> : tensor<92160xi32>
  %dy6 = stablehlo.subtract %dy4, %dy5 : tensor<92160xi32>
  %dy7 = stablehlo.convert %dy6 : (tensor<92160xi32>) -> tensor<92160xf32>
  %dy8 = stablehlo.reshape %dy7 : (tensor<92160xf32>) -> tensor<4x48x20x24xf32>
  %dy = stablehlo.optimization_barrier %dy8 : tensor<4x48x20x24xf32>
  %dg = stablehlo.convolution(%dx, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x64x20x24xf32>, tensor<4x48x20x24xf32>) -> tensor<48x64x3x3xf32>
  %dz = stablehlo.constant dense<0.0> : tensor<f32>
  %dp = stablehlo.pad %dx, %dz, low = [0, 0, 1, 1], high = [0, 0, 1, 1], interior = [0, 0, 0, 0] : (tensor<4x64x20x24xf32>, tensor<f32>) -> tensor<4x64x22x26xf32>
  %dq = stablehlo.optimization_barrier %dp : tensor<4x64x22x26xf32>
  %ds00 = stablehlo.slice %dq [0:4, 0:64, 0:20, 0:24] : (tensor<4x64x22x26xf32>) -> tensor<4x64x20x24xf32>
  %ds00d = stablehlo.dot_general %dy, %ds00, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<4x48x20x24xf32>, tensor<4x64x20x24xf32>) -> tensor<48x64xf32>
  %ds00g = stablehlo.slice %dg [0:48, 0:64, 0:1, 0:1] : (tensor<48x64x3x3xf32>) -> tensor<48x64x1x1xf32>
  %ds00r = stablehlo.reshape %ds00g : (tensor<48x64x1x1xf32>) -> tensor<48x64xf32>
  check.expect_eq %ds00r, %ds00d : tensor<48x64xf32>
  %ds01 = stablehlo.slice %dq [0:4, 0:64, 0:20, 1:25] : (tensor<4x64x22x26xf32>) -> tensor<4x64x20x24xf32>
  %ds01d = stablehlo.dot_general %dy, %ds01, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<4x48x20x24xf32>, tensor<4x64x20x24xf32>) -> tensor<48x64xf32>
  %ds01g = stablehlo.slice %dg [0:48, 0:64, 0:1, 1:2] : (tensor<48x64x3x3xf32>) -> tensor<48x64x1x1xf32>
  %ds01r = stablehlo.reshape %ds01g : (tensor<48x64x1x1xf32>) -> tensor<48x64xf32>
  check.expect_eq %ds01r, %ds01d : tensor<48x64xf32>
  %ds02 = stablehlo.slice %dq [0:4, 0:64, 0:20, 2:26] : (tensor<4x64x22x26xf32>) -> tensor<4x64x20x24xf32>
  %ds02d = stablehlo.dot_general %dy, %ds02, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<4x48x20x24xf32>, tensor<4x64x20x24xf32>) -> tensor<48x64xf32>
  %ds02g = stablehlo.slice %dg [0:48, 0:64, 0:1, 2:3] : (tensor<48x64x3x3xf32>) -> tensor<48x64x1x1xf32>
  %ds02r = stablehlo.reshape %ds02g : (tensor<48x64x1x1xf32>) -> tensor<48x64xf32>
  check.expect_eq %ds02r, %ds02d : tensor<48x64xf32>
  %ds10 = stablehlo.slice %dq [0:4, 0:64, 1:21, 0:24] : (tensor<4x64x22x26xf32>) -> tensor<4x64x20x24xf32>
  %ds10d = stablehlo.dot_general %dy, %ds10, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<4x48x20x24xf32>, tensor<4x64x20x24xf32>) -> tensor<48x64xf32>
  %ds10g = stablehlo.slice %dg [0:48, 0:64, 1:2, 0:1] : (tensor<48x64x3x3xf32>) -> tensor<48x64x1x1xf32>
  %ds10r = stablehlo.reshape %ds10g : (tensor<48x64x1x1xf32>) -> tensor<48x64xf32>
  check.expect_eq %ds10r, %ds10d : tensor<48x64xf32>
  %ds11 = stablehlo.slice %dq [0:4, 0:64, 1:21, 1:25] : (tensor<4x64x22x26xf32>) -> tensor<4x64x20x24xf32>
  %ds11d = stablehlo.dot_general %dy, %ds11, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<4x48x20x24xf32>, tensor<4x64x20x24xf32>) -> tensor<48x64xf32>
  %ds11g = stablehlo.slice %dg [0:48, 0:64, 1:2, 1:2] : (tensor<48x64x3x3xf32>) -> tensor<48x64x1x1xf32>
  %ds11r = stablehlo.reshape %ds11g : (tensor<48x64x1x1xf32>) -> tensor<48x64xf32>
  check.expect_eq %ds11r, %ds11d : tensor<48x64xf32>
  %ds12 = stablehlo.slice %dq [0:4, 0:64, 1:21, 2:26] : (tensor<4x64x22x26xf32>) -> tensor<4x64x20x24xf32>
  %ds12d = stablehlo.dot_general %dy, %ds12, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<4x48x20x24xf32>, tensor<4x64x20x24xf32>) -> tensor<48x64xf32>
  %ds12g = stablehlo.slice %dg [0:48, 0:64, 1:2, 2:3] : (tensor<48x64x3x3xf32>) -> tensor<48x64x1x1xf32>
  %ds12r = stablehlo.reshape %ds12g : (tensor<48x64x1x1xf32>) -> tensor<48x64xf32>
  check.expect_eq %ds12r, %ds12d : tensor<48x64xf32>
  %ds20 = stablehlo.slice %dq [0:4, 0:64, 2:22, 0:24] : (tensor<4x64x22x26xf32>) -> tensor<4x64x20x24xf32>
  %ds20d = stablehlo.dot_general %dy, %ds20, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<4x48x20x24xf32>, tensor<4x64x20x24xf32>) -> tensor<48x64xf32>
  %ds20g = stablehlo.slice %dg [0:48, 0:64, 2:3, 0:1] : (tensor<48x64x3x3xf32>) -> tensor<48x64x1x1xf32>
  %ds20r = stablehlo.reshape %ds20g : (tensor<48x64x1x1xf32>) -> tensor<48x64xf32>
  check.expect_eq %ds20r, %ds20d : tensor<48x64xf32>
  %ds21 = stablehlo.slice %dq [0:4, 0:64, 2:22, 1:25] : (tensor<4x64x22x26xf32>) -> tensor<4x64x20x24xf32>
  %ds21d = stablehlo.dot_general %dy, %ds21, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<4x48x20x24xf32>, tensor<4x64x20x24xf32>) -> tensor<48x64xf32>
  %ds21g = stablehlo.slice %dg [0:48, 0:64, 2:3, 1:2] : (tensor<48x64x3x3xf32>) -> tensor<48x64x1x1xf32>
  %ds21r = stablehlo.reshape %ds21g : (tensor<48x64x1x1xf32>) -> tensor<48x64xf32>
  check.expect_eq %ds21r, %ds21d : tensor<48x64xf32>
  %ds22 = stablehlo.slice %dq [0:4, 0:64, 2:22, 2:26] : (tensor<4x64x22x26xf32>) -> tensor<4x64x20x24xf32>
  %ds22d = stablehlo.dot_general %dy, %ds22, contracting_dims = [0, 2, 3] x [0, 2, 3] : (tensor<4x48x20x24xf32>, tensor<4x64x20x24xf32>) -> tensor<48x64xf32>
  %ds22g = stablehlo.slice %dg [0:48, 0:64, 2:3, 2:3] : (tensor<48x64x3x3xf32>) -> tensor<48x64x1x1xf32>
  %ds22r = stablehlo.reshape %ds22g : (tensor<48x64x1x1xf32>) -> tensor<48x64xf32>
  check.expect_eq %ds22r, %ds22d : tensor<48x64xf32>
  %ex0 = stablehlo.iota dim = 0 : tensor<5643xi32>
  %ex1 = stablehlo.constant dense<7> : tensor<5643xi32>
  %ex2 = stablehlo.multiply %ex0, %ex1 : tensor<5643xi32>
  %ex3 = stablehlo.constant dense<11> : tensor<5643xi32>
  %ex4 = stablehlo.remainder %ex2, %ex3 : tensor<5643xi32>
  %ex5 = stablehlo.constant dense<5> : tensor<5643xi32>
  %ex6 = stablehlo.subtract %ex4, %ex5 : tensor<5643xi32>
  %ex7 = stablehlo.convert %ex6 : (tensor<5643xi32>) -> tensor<5643xf32>
  %ex8 = stablehlo.reshape %ex7 : (tensor<5643xf32>) -> tensor<3x19x9x11xf32>
  %ex = stablehlo.optimization_barrier %ex8 : tensor<3x19x9x11xf32>
  %ew0 = stablehlo.iota dim = 0 : tensor<399xi32>
  %ew1 = stablehlo.constant dense<5> : tensor<399xi32>
  %ew2 = stablehlo.multiply %ew0, %ew1 : tensor<399xi32>
  %ew3 = stablehlo.constant dense<9> : tensor<399xi32>
  %ew4 = stablehlo.remainder %ew2, %ew3 : tensor<399xi32>
  %ew5 = stablehlo.constant dense<4> : tensor<399xi32>
  %ew6 = stablehlo.subtract %ew4, %ew5 : tensor<399xi32>
  %ew7 = stablehlo.convert %ew6 : (tensor<399xi32>) -> tensor<399xf32>
  %ew8 = stablehlo.reshape %ew7 : (tensor<399xf32>) -> tensor<21x19x1x1xf32>
  %ew = stablehlo.optimization_barrier %ew8 : tensor<21x19x1x1xf32>
  %ek0 = stablehlo.iota dim = 0 : tensor<21xi32>
  %ek1 = stablehlo.constant dense<3> : tensor<21xi32>
  %ek2 = stablehlo.multiply %ek0, %ek1 : tensor<21xi32>
  %ek3 = stablehlo.constant dense<7> : tensor<21xi32>
  %ek4 = stablehlo.remainder %ek2, %ek3 : tensor<21xi32>
  %ek5 = stablehlo.constant dense<3> : tensor<21xi32>
  %ek6 = stablehlo.subtract %ek4, %ek5 : tensor<21xi32>
  %ek7 = stablehlo.convert %ek6 : (tensor<21xi32>) -> tensor<21xf32>
  %ek8 = stablehlo.reshape %ek7 : (tensor<21xf32>) -> tensor<21xf32>
  %ek = stablehlo.optimization_barrier %ek8 : tensor<21xf32>
  %ec = stablehlo.convolution(%ex, %ew) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x19x9x11xf32>, tensor<21x19x1x1xf32>) -> tensor<3x21x9x11xf32>
  %eb = stablehlo.broadcast_in_dim %ek, dims = [1] : (tensor<21xf32>) -> tensor<3x21x9x11xf32>
  %ed = stablehlo.add %ec, %eb : tensor<3x21x9x11xf32>
  %ev = stablehlo.reshape %ew : (tensor<21x19x1x1xf32>) -> tensor<21x19xf32>
  %eo = stablehlo.optimization_barrier %ev : tensor<21x19xf32>
  %ee = stablehlo.dot_general %ex, %eo, contracting_dims = [1] x [1] : (tensor<3x19x9x11xf32>, tensor<21x19xf32>) -> tensor<3x9x11x21xf32>
  %ef = stablehlo.transpose %ee, dims = [0, 3, 1, 2] : (tensor<3x9x11x21xf32>) -> tensor<3x21x9x11xf32>
  %em = stablehlo.optimization_barrier %ef : tensor<3x21x9x11xf32>
  %eh = stablehlo.add %em, %eb : tensor<3x21x9x11xf32>
  check.expect_eq %ed, %eh : tensor<3x21x9x11xf32>
  %fx0 = stablehlo.iota dim = 0 : tensor<1024xi32>
  %fx1 = stablehlo.constant dense<7> : tensor<1024xi32>
  %fx2 = stablehlo.multiply %fx0, %fx1 : tensor<1024xi32>
  %fx3 = stablehlo.constant dense<11> : tensor<1024xi32>
  %fx4 = stablehlo.remainder %fx2, %fx3 : tensor<1024xi32>
  %fx5 = stablehlo.constant dense<5> : tensor<1024xi32>
  %fx6 = stablehlo.subtract %fx4, %fx5 : tensor<1024xi32>
  %fx7 = stablehlo.convert %fx6 : (tensor<1024xi32>) -> tensor<1024xf32>
  %fx8 = stablehlo.reshape %fx7 : (tensor<1024xf32>) -> tensor<1x16x8x8xf32>
  %fx = stablehlo.optimization_barrier %fx8 : tensor<1x16x8x8xf32>
  %fw0 = stablehlo.iota dim = 0 : tensor<640xi32>
  %fw1 = stablehlo.constant dense<5> : tensor<640xi32>
  %fw2 = stablehlo.multiply %fw0, %fw1 : tensor<640xi32>
  %fw3 = stablehlo.constant dense<9> : tensor<640xi32>
  %fw4 = stablehlo.remainder %fw2, %fw3 : tensor<640xi32>
  %fw5 = stablehlo.constant dense<4> : tensor<640xi32>
  %fw6 = stablehlo.subtract %fw4, %fw5 : tensor<640xi32>
  %fw7 = stablehlo.convert %fw6 : (tensor<640xi32>) -> tensor<640xf32>
  %fw8 = stablehlo.reshape %fw7 : (tensor<640xf32>) -> tensor<40x16x1x1xf32>
  %fw = stablehlo.optimization_barrier %fw8 : tensor<40x16x1x1xf32>
  %fk0 = stablehlo.iota dim = 0 : tensor<40xi32>
  %fk1 = stablehlo.constant dense<3> : tensor<40xi32>
  %fk2 = stablehlo.multiply %fk0, %fk1 : tensor<40xi32>
  %fk3 = stablehlo.constant dense<7> : tensor<40xi32>
  %fk4 = stablehlo.remainder %fk2, %fk3 : tensor<40xi32>
  %fk5 = stablehlo.constant dense<3> : tensor<40xi32>
  %fk6 = stablehlo.subtract %fk4, %fk5 : tensor<40xi32>
  %fk7 = stablehlo.convert %fk6 : (tensor<40xi32>) -> tensor<40xf32>
  %fk8 = stablehlo.reshape %fk7 : (tensor<40xf32>) -> tensor<40xf32>
  %fk = stablehlo.optimization_barrier %fk8 : tensor<40xf32>
  %fc = stablehlo.convolution(%fx, %fw) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x16x8x8xf32>, tensor<40x16x1x1xf32>) -> tensor<1x40x8x8xf32>
  %fb = stablehlo.broadcast_in_dim %fk, dims = [1] : (tensor<40xf32>) -> tensor<1x40x8x8xf32>
  %fd = stablehlo.add %fc, %fb : tensor<1x40x8x8xf32>
  %fv = stablehlo.reshape %fw : (tensor<40x16x1x1xf32>) -> tensor<40x16xf32>
  %fo = stablehlo.optimization_barrier %fv : tensor<40x16xf32>
  %fe = stablehlo.dot_general %fx, %fo, contracting_dims = [1] x [1] : (tensor<1x16x8x8xf32>, tensor<40x16xf32>) -> tensor<1x8x8x40xf32>
  %ff = stablehlo.transpose %fe, dims = [0, 3, 1, 2] : (tensor<1x8x8x40xf32>) -> tensor<1x40x8x8xf32>
  %fm = stablehlo.optimization_barrier %ff : tensor<1x40x8x8xf32>
  %fh = stablehlo.add %fm, %fb : tensor<1x40x8x8xf32>
  check.expect_eq %fd, %fh : tensor<1x40x8x8xf32>
  %hx0 = stablehlo.iota dim = 0 : tensor<28800xi32>
  %hx1 = stablehlo.constant dense<7> : tensor<28800xi32>
  %hx2 = stablehlo.multiply %hx0, %hx1 : tensor<28800xi32>
  %hx3 = stablehlo.constant dense<11> : tensor<28800xi32>
  %hx4 = stablehlo.remainder %hx2, %hx3 : tensor<28800xi32>
  %hx5 = stablehlo.constant dense<5> : tensor<28800xi32>
  %hx6 = stablehlo.subtract %hx4, %hx5 : tensor<28800xi32>
  %hx7 = stablehlo.convert %hx6 : (tensor<28800xi32>) -> tensor<28800xf32>
  %hx8 = stablehlo.reshape %hx7 : (tensor<28800xf32>) -> tensor<1x48x600xf32>
  %hx = stablehlo.optimization_barrier %hx8 : tensor<1x48x600xf32>
  %hw0 = stablehlo.iota dim = 0 : tensor<13824xi32>
  %hw1 = stablehlo.constant dense<5> : tensor<13824xi32>
  %hw2 = stablehlo.multiply %hw0, %hw1 : tensor<13824xi32>
  %hw3 = stablehlo.constant dense<9> : tensor<13824xi32>
  %hw4 = stablehlo.remainder %hw2, %hw3 : tensor<13824xi32>
  %hw5 = stablehlo.constant dense<4> : tensor<13824xi32>
  %hw6 = stablehlo.subtract %hw4, %hw5 : tensor<13824xi32>
  %hw7 = stablehlo.convert %hw6 : (tensor<13824xi32>) -> tensor<13824xf32>
  %hw8 = stablehlo.reshape %hw7 : (tensor<13824xf32>) -> tensor<96x48x3xf32>
  %hw = stablehlo.optimization_barrier %hw8 : tensor<96x48x3xf32>
  %hc = stablehlo.convolution(%hx, %hw) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[1, 1]], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x48x600xf32>, tensor<96x48x3xf32>) -> tensor<1x96x600xf32>
  %hz = stablehlo.constant dense<0.0> : tensor<f32>
  %hp = stablehlo.pad %hx, %hz, low = [0, 0, 1], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<1x48x600xf32>, tensor<f32>) -> tensor<1x48x602xf32>
  %hq = stablehlo.optimization_barrier %hp : tensor<1x48x602xf32>
  %hs0 = stablehlo.slice %hq [0:1, 0:48, 0:600] : (tensor<1x48x602xf32>) -> tensor<1x48x600xf32>
  %hr0 = stablehlo.reshape %hs0 : (tensor<1x48x600xf32>) -> tensor<48x600xf32>
  %hu0 = stablehlo.slice %hw [0:96, 0:48, 0:1] : (tensor<96x48x3xf32>) -> tensor<96x48x1xf32>
  %hv0 = stablehlo.reshape %hu0 : (tensor<96x48x1xf32>) -> tensor<96x48xf32>
  %hd0 = stablehlo.dot_general %hv0, %hr0, contracting_dims = [1] x [0] : (tensor<96x48xf32>, tensor<48x600xf32>) -> tensor<96x600xf32>
  %hs1 = stablehlo.slice %hq [0:1, 0:48, 1:601] : (tensor<1x48x602xf32>) -> tensor<1x48x600xf32>
  %hr1 = stablehlo.reshape %hs1 : (tensor<1x48x600xf32>) -> tensor<48x600xf32>
  %hu1 = stablehlo.slice %hw [0:96, 0:48, 1:2] : (tensor<96x48x3xf32>) -> tensor<96x48x1xf32>
  %hv1 = stablehlo.reshape %hu1 : (tensor<96x48x1xf32>) -> tensor<96x48xf32>
  %hd1 = stablehlo.dot_general %hv1, %hr1, contracting_dims = [1] x [0] : (tensor<96x48xf32>, tensor<48x600xf32>) -> tensor<96x600xf32>
  %hs2 = stablehlo.slice %hq [0:1, 0:48, 2:602] : (tensor<1x48x602xf32>) -> tensor<1x48x600xf32>
  %hr2 = stablehlo.reshape %hs2 : (tensor<1x48x600xf32>) -> tensor<48x600xf32>
  %hu2 = stablehlo.slice %hw [0:96, 0:48, 2:3] : (tensor<96x48x3xf32>) -> tensor<96x48x1xf32>
  %hv2 = stablehlo.reshape %hu2 : (tensor<96x48x1xf32>) -> tensor<96x48xf32>
  %hd2 = stablehlo.dot_general %hv2, %hr2, contracting_dims = [1] x [0] : (tensor<96x48xf32>, tensor<48x600xf32>) -> tensor<96x600xf32>
  %ha1 = stablehlo.add %hd0, %hd1 : tensor<96x600xf32>
  %ha2 = stablehlo.add %ha1, %hd2 : tensor<96x600xf32>
  %ha3 = stablehlo.reshape %hc : (tensor<1x96x600xf32>) -> tensor<96x600xf32>
  check.expect_eq %ha3, %ha2 : tensor<96x600xf32>
  %ix0 = stablehlo.iota dim = 0 : tensor<29424xi32>
  %ix1 = stablehlo.constant dense<7> : tensor<29424xi32>
  %ix2 = stablehlo.multiply %ix0, %ix1 : tensor<29424xi32>
  %ix3 = stablehlo.constant dense<11> : tensor<29424xi32>
  %ix4 = stablehlo.remainder %ix2, %ix3 : tensor<29424xi32>
  %ix5 = stablehlo.constant dense<5> : tensor<29424xi32>
  %ix6 = stablehlo.subtract %ix4, %ix5 : tensor<29424xi32>
  %ix7 = stablehlo.convert %ix6 : (tensor<29424xi32>) -> tensor<29424xf32>
  %ix8 = stablehlo.reshape %ix7 : (tensor<29424xf32>) -> tensor<1x48x613xf32>
  %ix = stablehlo.optimization_barrier %ix8 : tensor<1x48x613xf32>
  %iw0 = stablehlo.iota dim = 0 : tensor<13824xi32>
  %iw1 = stablehlo.constant dense<5> : tensor<13824xi32>
  %iw2 = stablehlo.multiply %iw0, %iw1 : tensor<13824xi32>
  %iw3 = stablehlo.constant dense<9> : tensor<13824xi32>
  %iw4 = stablehlo.remainder %iw2, %iw3 : tensor<13824xi32>
  %iw5 = stablehlo.constant dense<4> : tensor<13824xi32>
  %iw6 = stablehlo.subtract %iw4, %iw5 : tensor<13824xi32>
  %iw7 = stablehlo.convert %iw6 : (tensor<13824xi32>) -> tensor<13824xf32>
  %iw8 = stablehlo.reshape %iw7 : (tensor<13824xf32>) -> tensor<96x48x3xf32>
  %iw = stablehlo.optimization_barrier %iw8 : tensor<96x48x3xf32>
  %ic = stablehlo.convolution(%ix, %iw) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[4, 4]], rhs_dilate = [4]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x48x613xf32>, tensor<96x48x3xf32>) -> tensor<1x96x613xf32>
  %iz = stablehlo.constant dense<0.0> : tensor<f32>
  %ip = stablehlo.pad %ix, %iz, low = [0, 0, 4], high = [0, 0, 4], interior = [0, 0, 0] : (tensor<1x48x613xf32>, tensor<f32>) -> tensor<1x48x621xf32>
  %iq = stablehlo.optimization_barrier %ip : tensor<1x48x621xf32>
  %is0 = stablehlo.slice %iq [0:1, 0:48, 0:613] : (tensor<1x48x621xf32>) -> tensor<1x48x613xf32>
  %ir0 = stablehlo.reshape %is0 : (tensor<1x48x613xf32>) -> tensor<48x613xf32>
  %iu0 = stablehlo.slice %iw [0:96, 0:48, 0:1] : (tensor<96x48x3xf32>) -> tensor<96x48x1xf32>
  %iv0 = stablehlo.reshape %iu0 : (tensor<96x48x1xf32>) -> tensor<96x48xf32>
  %id0 = stablehlo.dot_general %iv0, %ir0, contracting_dims = [1] x [0] : (tensor<96x48xf32>, tensor<48x613xf32>) -> tensor<96x613xf32>
  %is1 = stablehlo.slice %iq [0:1, 0:48, 4:617] : (tensor<1x48x621xf32>) -> tensor<1x48x613xf32>
  %ir1 = stablehlo.reshape %is1 : (tensor<1x48x613xf32>) -> tensor<48x613xf32>
  %iu1 = stablehlo.slice %iw [0:96, 0:48, 1:2] : (tensor<96x48x3xf32>) -> tensor<96x48x1xf32>
  %iv1 = stablehlo.reshape %iu1 : (tensor<96x48x1xf32>) -> tensor<96x48xf32>
  %id1 = stablehlo.dot_general %iv1, %ir1, contracting_dims = [1] x [0] : (tensor<96x48xf32>, tensor<48x613xf32>) -> tensor<96x613xf32>
  %is2 = stablehlo.slice %iq [0:1, 0:48, 8:621] : (tensor<1x48x621xf32>) -> tensor<1x48x613xf32>
  %ir2 = stablehlo.reshape %is2 : (tensor<1x48x613xf32>) -> tensor<48x613xf32>
  %iu2 = stablehlo.slice %iw [0:96, 0:48, 2:3] : (tensor<96x48x3xf32>) -> tensor<96x48x1xf32>
  %iv2 = stablehlo.reshape %iu2 : (tensor<96x48x1xf32>) -> tensor<96x48xf32>
  %id2 = stablehlo.dot_general %iv2, %ir2, contracting_dims = [1] x [0] : (tensor<96x48xf32>, tensor<48x613xf32>) -> tensor<96x613xf32>
  %ia1 = stablehlo.add %id0, %id1 : tensor<96x613xf32>
  %ia2 = stablehlo.add %ia1, %id2 : tensor<96x613xf32>
  %ia3 = stablehlo.reshape %ic : (tensor<1x96x613xf32>) -> tensor<96x613xf32>
  check.expect_eq %ia3, %ia2 : tensor<96x613xf32>
  %jx0 = stablehlo.iota dim = 0 : tensor<17000xi32>
  %jx1 = stablehlo.constant dense<7> : tensor<17000xi32>
  %jx2 = stablehlo.multiply %jx0, %jx1 : tensor<17000xi32>
  %jx3 = stablehlo.constant dense<11> : tensor<17000xi32>
  %jx4 = stablehlo.remainder %jx2, %jx3 : tensor<17000xi32>
  %jx5 = stablehlo.constant dense<5> : tensor<17000xi32>
  %jx6 = stablehlo.subtract %jx4, %jx5 : tensor<17000xi32>
  %jx7 = stablehlo.convert %jx6 : (tensor<17000xi32>) -> tensor<17000xf32>
  %jx8 = stablehlo.reshape %jx7 : (tensor<17000xf32>) -> tensor<1x17x1000xf32>
  %jx = stablehlo.optimization_barrier %jx8 : tensor<1x17x1000xf32>
  %jw0 = stablehlo.iota dim = 0 : tensor<2040xi32>
  %jw1 = stablehlo.constant dense<5> : tensor<2040xi32>
  %jw2 = stablehlo.multiply %jw0, %jw1 : tensor<2040xi32>
  %jw3 = stablehlo.constant dense<9> : tensor<2040xi32>
  %jw4 = stablehlo.remainder %jw2, %jw3 : tensor<2040xi32>
  %jw5 = stablehlo.constant dense<4> : tensor<2040xi32>
  %jw6 = stablehlo.subtract %jw4, %jw5 : tensor<2040xi32>
  %jw7 = stablehlo.convert %jw6 : (tensor<2040xi32>) -> tensor<2040xf32>
  %jw8 = stablehlo.reshape %jw7 : (tensor<2040xf32>) -> tensor<40x17x3xf32>
  %jw = stablehlo.optimization_barrier %jw8 : tensor<40x17x3xf32>
  %jc = stablehlo.convolution(%jx, %jw) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[2, 2]], rhs_dilate = [2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x17x1000xf32>, tensor<40x17x3xf32>) -> tensor<1x40x1000xf32>
  %jz = stablehlo.constant dense<0.0> : tensor<f32>
  %jp = stablehlo.pad %jx, %jz, low = [0, 0, 2], high = [0, 0, 2], interior = [0, 0, 0] : (tensor<1x17x1000xf32>, tensor<f32>) -> tensor<1x17x1004xf32>
  %jq = stablehlo.optimization_barrier %jp : tensor<1x17x1004xf32>
  %js0 = stablehlo.slice %jq [0:1, 0:17, 0:1000] : (tensor<1x17x1004xf32>) -> tensor<1x17x1000xf32>
  %jr0 = stablehlo.reshape %js0 : (tensor<1x17x1000xf32>) -> tensor<17x1000xf32>
  %ju0 = stablehlo.slice %jw [0:40, 0:17, 0:1] : (tensor<40x17x3xf32>) -> tensor<40x17x1xf32>
  %jv0 = stablehlo.reshape %ju0 : (tensor<40x17x1xf32>) -> tensor<40x17xf32>
  %jd0 = stablehlo.dot_general %jv0, %jr0, contracting_dims = [1] x [0] : (tensor<40x17xf32>, tensor<17x1000xf32>) -> tensor<40x1000xf32>
  %js1 = stablehlo.slice %jq [0:1, 0:17, 2:1002] : (tensor<1x17x1004xf32>) -> tensor<1x17x1000xf32>
  %jr1 = stablehlo.reshape %js1 : (tensor<1x17x1000xf32>) -> tensor<17x1000xf32>
  %ju1 = stablehlo.slice %jw [0:40, 0:17, 1:2] : (tensor<40x17x3xf32>) -> tensor<40x17x1xf32>
  %jv1 = stablehlo.reshape %ju1 : (tensor<40x17x1xf32>) -> tensor<40x17xf32>
  %jd1 = stablehlo.dot_general %jv1, %jr1, contracting_dims = [1] x [0] : (tensor<40x17xf32>, tensor<17x1000xf32>) -> tensor<40x1000xf32>
  %js2 = stablehlo.slice %jq [0:1, 0:17, 4:1004] : (tensor<1x17x1004xf32>) -> tensor<1x17x1000xf32>
  %jr2 = stablehlo.reshape %js2 : (tensor<1x17x1000xf32>) -> tensor<17x1000xf32>
  %ju2 = stablehlo.slice %jw [0:40, 0:17, 2:3] : (tensor<40x17x3xf32>) -> tensor<40x17x1xf32>
  %jv2 = stablehlo.reshape %ju2 : (tensor<40x17x1xf32>) -> tensor<40x17xf32>
  %jd2 = stablehlo.dot_general %jv2, %jr2, contracting_dims = [1] x [0] : (tensor<40x17xf32>, tensor<17x1000xf32>) -> tensor<40x1000xf32>
  %ja1 = stablehlo.add %jd0, %jd1 : tensor<40x1000xf32>
  %ja2 = stablehlo.add %ja1, %jd2 : tensor<40x1000xf32>
  %ja3 = stablehlo.reshape %jc : (tensor<1x40x1000xf32>) -> tensor<40x1000xf32>
  check.expect_eq %ja3, %ja2 : tensor<40x1000xf32>
  %kd = stablehlo.convolution(%fx, %fw) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[0, -7], [0, 0]], lhs_dilate = [2, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x16x8x8xf32>, tensor<40x16x1x1xf32>) -> tensor<1x40x8x8xf32>
  %kz = stablehlo.constant dense<0.0> : tensor<f32>
  %kp = stablehlo.pad %fx, %kz, low = [0, 0, 0, 0], high = [0, 0, -7, 0], interior = [0, 0, 1, 0] : (tensor<1x16x8x8xf32>, tensor<f32>) -> tensor<1x16x8x8xf32>
  %kq = stablehlo.optimization_barrier %kp : tensor<1x16x8x8xf32>
  %ke = stablehlo.dot_general %kq, %fo, contracting_dims = [1] x [1] : (tensor<1x16x8x8xf32>, tensor<40x16xf32>) -> tensor<1x8x8x40xf32>
  %kf = stablehlo.transpose %ke, dims = [0, 3, 1, 2] : (tensor<1x8x8x40xf32>) -> tensor<1x40x8x8xf32>
  check.expect_eq %kd, %kf : tensor<1x40x8x8xf32>
  return
}
// >>> stdout
// 4
// <<<
