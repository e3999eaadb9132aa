// The total order: NaN by its sign, +0 before -0; equal ones by place.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
func.func @main() {
  %b = util.unfoldable_constant dense<[0x80000000, 0x7FC00000, 0xFFC00000, 0x00000000, 0x80000000, 0x3F800000, 0xFF800000, 0x7F800000, 0xBF800000, 0x00000000]> : tensor<10xui32>
  %f = stablehlo.bitcast_convert %b : (tensor<10xui32>) -> tensor<10xf32>
  %v, %i = chlo.top_k(%f, k = 10) : tensor<10xf32> -> (tensor<10xf32>, tensor<10xi32>)
  %r = stablehlo.bitcast_convert %v : (tensor<10xf32>) -> tensor<10xui32>
  check.expect_eq_const %i, dense<[1, 7, 5, 3, 9, 0, 4, 8, 6, 2]> : tensor<10xi32>
  check.expect_eq_const %r, dense<[0x7FC00000, 0x7F800000, 0x3F800000, 0, 0, 0x80000000, 0x80000000, 0xBF800000, 0xFF800000, 0xFFC00000]> : tensor<10xui32>
  func.return
}
