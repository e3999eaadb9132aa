// Products of integers and of truth values whose results are floats.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %a0 = stablehlo.constant dense<[[127, -128, 3], [-1, 2, 100]]> : tensor<2x3xi8>
  %a = stablehlo.optimization_barrier %a0 : tensor<2x3xi8>
  %b0 = stablehlo.constant dense<[[127, 1], [-128, 0], [5, -7]]> : tensor<3x2xi8>
  %b = stablehlo.optimization_barrier %b0 : tensor<3x2xi8>
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3xi8>, tensor<3x2xi8>) -> tensor<2x2xf32>
  check.expect_eq_const %0, dense<[[32528.0, 106.0], [117.0, -701.0]]> : tensor<2x2xf32>
  %1 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3xi8>, tensor<3x2xi8>) -> tensor<2x2xbf16>
  check.expect_eq_const %1, dense<[[32512.0, 106.0], [117.0, -700.0]]> : tensor<2x2xbf16>
  %c0 = stablehlo.constant dense<[[3000000, 1], [-7, 2000000]]> : tensor<2x2xi32>
  %c = stablehlo.optimization_barrier %c0 : tensor<2x2xi32>
  %2 = stablehlo.dot_general %c, %c, contracting_dims = [1] x [0] : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xf64>
  check.expect_eq_const %2, dense<[[8999999999993.0, 5000000.0], [-35000000.0, 3999999999993.0]]> : tensor<2x2xf64>
  %d0 = stablehlo.constant dense<[[true, false, true], [true, true, true]]> : tensor<2x3xi1>
  %d = stablehlo.optimization_barrier %d0 : tensor<2x3xi1>
  %3 = stablehlo.dot_general %d, %d, contracting_dims = [1] x [1] : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x2xf32>
  check.expect_eq_const %3, dense<[[2.0, 2.0], [2.0, 3.0]]> : tensor<2x2xf32>
  %e0 = stablehlo.constant dense<[[[[1], [2], [3], [4]]]]> : tensor<1x1x4x1xi8>
  %e = stablehlo.optimization_barrier %e0 : tensor<1x1x4x1xi8>
  %f0 = stablehlo.constant dense<[[[[10]], [[-1]]]]> : tensor<1x2x1x1xi8>
  %f = stablehlo.optimization_barrier %f0 : tensor<1x2x1x1xi8>
  %4 = stablehlo.convolution(%e, %f) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x4x1xi8>, tensor<1x2x1x1xi8>) -> tensor<1x1x3x1xf32>
  check.expect_eq_const %4, dense<[[[[8.0], [17.0], [26.0]]]]> : tensor<1x1x3x1xf32>
  func.return
}
