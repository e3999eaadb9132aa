// Sums over windows of spread elements.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
func.func @main() {
  %x = util.unfoldable_constant dense<[[1.0, -0.0, 0x7F800000], [-3.0, 0.5, 7.0]]> : tensor<2x3xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %zero, low = [1, 2], high = [1, 2], interior = [1, 2] : (tensor<2x3xf32>, tensor<f32>) -> tensor<5x11xf32>
  %r = "stablehlo.reduce_window"(%p, %zero) <{window_dimensions = array<i64: 2, 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x11xf32>, tensor<f32>) -> tensor<4x9xf32>
  %want = stablehlo.constant dense<[[1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0x7F800000, 0x7F800000, 0x7F800000], [1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0x7F800000, 0x7F800000, 0x7F800000], [-3.0, -3.0, -3.0, 0.5, 0.5, 0.5, 7.0, 7.0, 7.0], [-3.0, -3.0, -3.0, 0.5, 0.5, 0.5, 7.0, 7.0, 7.0]]> : tensor<4x9xf32>
  check.expect_eq %r, %want : tensor<4x9xf32>
  %bits = stablehlo.bitcast_convert %r : (tensor<4x9xf32>) -> tensor<4x9xi32>
  %sign = stablehlo.slice %bits [0:1, 3:4] : (tensor<4x9xi32>) -> tensor<1x1xi32>
  %plus = stablehlo.constant dense<0> : tensor<1x1xi32>
  check.expect_eq %sign, %plus : tensor<1x1xi32>
  return
}
