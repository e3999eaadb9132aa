// Cumulative windows along dims of few elements, forward and back: what adding up by
// hand gives; -0 does not survive a start of 0.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %x = util.unfoldable_constant dense<[[1.0, 2.0, -3.0], [-0.0, 0.5, 4.0]]> : tensor<2x3xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %zero) <{padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  check.expect_eq_const %0, dense<[[1.0, 3.0, 0.0], [0.0, 0.5, 4.5]]> : tensor<2x3xf32>
  %bits = stablehlo.bitcast_convert %0 : (tensor<2x3xf32>) -> tensor<2x3xi32>
  check.expect_eq_const %bits, dense<[[1065353216, 1077936128, 0], [0, 1056964608, 1083179008]]> : tensor<2x3xi32>
  %1 = "stablehlo.reduce_window"(%x, %zero) <{padding = dense<[[0, 0], [0, 2]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  check.expect_eq_const %1, dense<[[0.0, -1.0, -3.0], [4.5, 4.5, 4.0]]> : tensor<2x3xf32>
  %2 = "stablehlo.reduce_window"(%x, %one) <{padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  check.expect_eq_const %2, dense<[[1.0, 2.0, -3.0], [-0.0, 1.0, -12.0]]> : tensor<2x3xf32>
  %y = util.unfoldable_constant dense<[[3, 1, 4, 1], [-5, 9, 2, 6]]> : tensor<2x4xi16>
  %low = stablehlo.constant dense<2> : tensor<i16>
  %3 = "stablehlo.reduce_window"(%y, %low) <{padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 4>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %s = stablehlo.maximum %a, %b : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<2x4xi16>, tensor<i16>) -> tensor<2x4xi16>
  check.expect_eq_const %3, dense<[[3, 3, 4, 4], [2, 9, 9, 9]]> : tensor<2x4xi16>
  return
}
