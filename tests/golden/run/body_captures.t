// A body that captures what is no constant, though it is an operand of the op, too.
// RUN: poprun -q %s --input='[1, 2, 3, 4, 5, 6, 7]' --input=2
// EXIT: 3
func.func @main(%x: tensor<7xf32>, %c: tensor<f32>) -> tensor<7xf32> {
  %r = "stablehlo.reduce_window"(%x, %c) ({
   ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %t = stablehlo.maximum %b, %c : tensor<f32>
    %z = stablehlo.maximum %a, %t : tensor<f32>
    stablehlo.return %z : tensor<f32> }) {window_dimensions = array<i64: 50>, window_strides = array<i64: 1>, padding = dense<[[25, 24]]> : tensor<1x2xi64>} : (tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}
// >>> stderr
// popc: body_captures.t:5:8: reduce_window: its body uses a value from outside that is not a constant
// <<<
