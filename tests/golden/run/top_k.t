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

// The same of many short lines, side by side; of f64 along a dim that is not the last one, too.
func.func @lines() {
  %b = util.unfoldable_constant dense<[[0x80000000, 0x7FC00000, 0xFFC00000, 0], [0, 0, 0x80000000, 0], [0xFFC00000, 0xFF800000, 0xFFC00000, 0xFF800000], [0x3F800000, 0x3F800000, 0x7F800000, 0x3F800000], [0x40000000, 0x3F800000, 0x40400000, 0x40800000]]> : tensor<5x4xui32>
  %f = stablehlo.bitcast_convert %b : (tensor<5x4xui32>) -> tensor<5x4xf32>
  %v, %i = chlo.top_k(%f, k = 3) : tensor<5x4xf32> -> (tensor<5x3xf32>, tensor<5x3xi32>)
  %r = stablehlo.bitcast_convert %v : (tensor<5x3xf32>) -> tensor<5x3xui32>
  check.expect_eq_const %i, dense<[[1, 3, 0], [0, 1, 3], [1, 3, 0], [2, 0, 1], [3, 2, 0]]> : tensor<5x3xi32>
  check.expect_eq_const %r, dense<[[0x7FC00000, 0, 0x80000000], [0, 0, 0], [0xFF800000, 0xFF800000, 0xFFC00000], [0x7F800000, 0x3F800000, 0x3F800000], [0x40800000, 0x40400000, 0x40000000]]> : tensor<5x3xui32>
  %t = stablehlo.transpose %f, dims = [1, 0] : (tensor<5x4xf32>) -> tensor<4x5xf32>
  %d = stablehlo.convert %t : (tensor<4x5xf32>) -> tensor<4x5xf64>
  %dv, %di = chlo.top_k(%d, k = 1) : tensor<4x5xf64> -> (tensor<4x1xf64>, tensor<4x1xi32>)
  check.expect_eq_const %di, dense<[[4], [0], [3], [4]]> : tensor<4x1xi32>
  func.return
}
