// einsum and torch_index_select; values by numpy.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
func.func @main() {
  %a = util.unfoldable_constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %b = util.unfoldable_constant dense<[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]]> : tensor<3x4xi32>
  %c = util.unfoldable_constant dense<[[[0, 1], [2, 3]], [[4, 5], [6, 7]]]> : tensor<2x2x2xi32>
  %d = util.unfoldable_constant dense<[[0, 1, 2], [3, 4, 5], [6, 7, 8]]> : tensor<3x3xi32>
  %0 = stablehlo.einsum %a, %b, config = "ab,bc->ac" : (tensor<2x3xi32>, tensor<3x4xi32>) -> tensor<2x4xi32>
  check.expect_eq_const %0, dense<[[5, 8, 11, 14], [-4, 8, 20, 32]]> : tensor<2x4xi32>
  %1 = stablehlo.einsum %a, %b, config = "ab,bc->ca" : (tensor<2x3xi32>, tensor<3x4xi32>) -> tensor<4x2xi32>
  check.expect_eq_const %1, dense<[[5, -4], [8, 8], [11, 20], [14, 32]]> : tensor<4x2xi32>
  %2 = stablehlo.einsum %a, %b, config = "ab,cd->bd" : (tensor<2x3xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
  check.expect_eq_const %2, dense<[[-9, 0, 9, 18], [-15, 0, 15, 30], [-21, 0, 21, 42]]> : tensor<3x4xi32>
  %3 = stablehlo.einsum %c, %a, config = "iij,ik->kj" : (tensor<2x2x2xi32>, tensor<2x3xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %3, dense<[[18, 21], [24, 29], [30, 37]]> : tensor<3x2xi32>
  %4 = stablehlo.einsum %c, %a, config = "...a,ab->...b" : (tensor<2x2x2xi32>, tensor<2x3xi32>) -> tensor<2x2x3xi32>
  check.expect_eq_const %4, dense<[[[3, 4, 5], [9, 14, 19]], [[15, 24, 33], [21, 34, 47]]]> : tensor<2x2x3xi32>
  %5 = stablehlo.unary_einsum %a, config = "ab->ba" : (tensor<2x3xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %5, dense<[[0, 3], [1, 4], [2, 5]]> : tensor<3x2xi32>
  %6 = stablehlo.unary_einsum %a, config = "ab->b" : (tensor<2x3xi32>) -> tensor<3xi32>
  check.expect_eq_const %6, dense<[3, 5, 7]> : tensor<3xi32>
  %7 = stablehlo.unary_einsum %d, config = "ii->i" : (tensor<3x3xi32>) -> tensor<3xi32>
  check.expect_eq_const %7, dense<[0, 4, 8]> : tensor<3xi32>
  %8 = stablehlo.unary_einsum %d, config = "ii->" : (tensor<3x3xi32>) -> tensor<i32>
  check.expect_eq_const %8, dense<12> : tensor<i32>
  %9 = stablehlo.unary_einsum %c, config = "...ij->...ji" : (tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
  check.expect_eq_const %9, dense<[[[0, 2], [1, 3]], [[4, 6], [5, 7]]]> : tensor<2x2x2xi32>
  %x = util.unfoldable_constant dense<[[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]], [[12, 13, 14, 15], [16, 17, 18, 19], [20, 21, 22, 23]]]> : tensor<2x3x4xi32>
  %i = util.unfoldable_constant dense<[2, 0]> : tensor<2xi32>
  %j = util.unfoldable_constant dense<[[2, 0], [1, 1]]> : tensor<2x2xi32>
  %10 = "stablehlo.torch_index_select"(%x, %i) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<2x3x4xi32>, tensor<2xi32>) -> tensor<2x2x4xi32>
  check.expect_eq_const %10, dense<[[[8, 9, 10, 11], [0, 1, 2, 3]], [[20, 21, 22, 23], [12, 13, 14, 15]]]> : tensor<2x2x4xi32>
  %11 = "stablehlo.torch_index_select"(%x, %j) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xi32>, tensor<2x2xi32>) -> tensor<2x3x2xi32>
  check.expect_eq_const %11, dense<[[[2, 0], [6, 4], [10, 8]], [[13, 13], [17, 17], [21, 21]]]> : tensor<2x3x2xi32>
  func.return
}
