// Bits of elements narrower than a byte: low bits and low elements first.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
func.func @main() {
  %x = util.unfoldable_constant dense<[0x0fedcba987654321]> : tensor<1xui64>
  %n = stablehlo.bitcast_convert %x : (tensor<1xui64>) -> tensor<1x16xui4>
  %w = stablehlo.constant dense<[[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0]]> : tensor<1x16xui4>
  check.expect_eq %n, %w : tensor<1x16xui4>
  %b = stablehlo.bitcast_convert %n : (tensor<1x16xui4>) -> tensor<1xui64>
  check.expect_eq %b, %x : tensor<1xui64>
  %y = util.unfoldable_constant dense<[0x87, 0x21]> : tensor<2xui8>
  %s = stablehlo.bitcast_convert %y : (tensor<2xui8>) -> tensor<2x2xi4>
  %ws = stablehlo.constant dense<[[7, -8], [1, 2]]> : tensor<2x2xi4>
  check.expect_eq %s, %ws : tensor<2x2xi4>
  %t = stablehlo.bitcast_convert %y : (tensor<2xui8>) -> tensor<2x4xui2>
  %wt = stablehlo.constant dense<[[3, 1, 0, 2], [1, 0, 2, 0]]> : tensor<2x4xui2>
  check.expect_eq %t, %wt : tensor<2x4xui2>
  func.return
}
