// Windows side by side along one dim and, with as much padding in front as is taken
// behind, moved along another: a reduction of them is not one of their operand.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
func.func @main() -> tensor<3xi32> {
  %i = stablehlo.iota dim = 0 : tensor<3x64xi32>
  %x = stablehlo.optimization_barrier %i : tensor<3x64xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %w = "stablehlo.reduce_window"(%x, %z) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {window_dimensions = array<i64: 1, 32>, window_strides = array<i64: 1, 32>, padding = dense<[[1, -1], [0, 0]]> : tensor<2x2xi64>} : (tensor<3x64xi32>, tensor<i32>) -> tensor<3x2xi32>
  %r = stablehlo.reduce(%w init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}
// >>> stdout
// [ 0  0 64]
// <<<
