// ragged_dot in its three modes.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
func.func @main() {
  %l = util.unfoldable_constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [1.0, 0.0, 1.0], [2.0, 2.0, 2.0]]> : tensor<5x3xf32>
  %r = util.unfoldable_constant dense<[[[1.0, 2.0], [0.5, -1.0], [3.0, 1.0]], [[1.0, 0.0], [2.0, 1.0], [0.25, 4.0]]]> : tensor<2x3x2xf32>
  %g = util.unfoldable_constant dense<[2, 2]> : tensor<2xi32>
  // Rows 0 and 1 are of the first group, 2 and 3 of the second, 4 of none.
  %0 = "chlo.ragged_dot"(%l, %r, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<5x3xf32>, tensor<2x3x2xf32>, tensor<2xi32>) -> tensor<5x2xf32>
  check.expect_almost_eq_const %0, dense<[[11.0, 3.0], [24.5, 9.0], [25.25, 44.0], [1.25, 4.0], [0.0, 0.0]]> : tensor<5x2xf32>
  // What is NaN in one group does not reach another: rows 0 and 1 only.
  %n = util.unfoldable_constant dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf32>
  %q = util.unfoldable_constant dense<[[[1.0, 2.0], [0.5, -1.0], [0x7FC00000, 1.0]], [[1.0, 0.0], [2.0, 1.0], [0.25, 4.0]]]> : tensor<2x3x2xf32>
  %1 = "chlo.ragged_dot"(%l, %q, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<5x3xf32>, tensor<2x3x2xf32>, tensor<2xi32>) -> tensor<5x2xf32>
  %2 = stablehlo.slice %1 [2:5, 0:2] : (tensor<5x2xf32>) -> tensor<3x2xf32>
  check.expect_almost_eq_const %2, dense<[[25.25, 44.0], [1.25, 4.0], [0.0, 0.0]]> : tensor<3x2xf32>
  %A = util.unfoldable_constant dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]]> : tensor<2x4xf32>
  %B = util.unfoldable_constant dense<[[1.0, 0.0], [2.0, 1.0], [3.0, -1.0], [4.0, 2.0]]> : tensor<4x2xf32>
  %h = util.unfoldable_constant dense<[1, 3]> : tensor<2xi32>
  // Groups of what is summed over.
  %3 = "chlo.ragged_dot"(%A, %B, %h) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xf32>, tensor<4x2xf32>, tensor<2xi32>) -> tensor<2x2x2xf32>
  check.expect_almost_eq_const %3, dense<[[[1.0, 0.0], [5.0, 0.0]], [[29.0, 7.0], [65.0, 15.0]]]> : tensor<2x2x2xf32>
  // Group sizes of their own for each of a batch.
  %C = util.unfoldable_constant dense<[[[0.0, 1.0], [2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [8.0, 9.0], [10.0, 11.0]]]> : tensor<2x3x2xf32>
  %D = util.unfoldable_constant dense<[[[[-5.0, -4.0], [-3.0, -2.0]], [[-1.0, 0.0], [1.0, 2.0]]], [[[3.0, 4.0], [5.0, 6.0]], [[7.0, 8.0], [9.0, 10.0]]]]> : tensor<2x2x2x2xf32>
  %k = util.unfoldable_constant dense<[[1, 2], [3, 0]]> : tensor<2x2xi32>
  %4 = "chlo.ragged_dot"(%C, %D, %k) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x3x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2xi32>) -> tensor<2x3x2xf32>
  check.expect_almost_eq_const %4, dense<[[[-3.0, -2.0], [21.0, 26.0], [37.0, 46.0]], [[1.0, 14.0], [1.0, 18.0], [1.0, 22.0]]]> : tensor<2x3x2xf32>
  // A ragged batch.
  %m = util.unfoldable_constant dense<[1, 1]> : tensor<2xi32>
  %5 = "chlo.ragged_dot"(%C, %C, %m) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [0], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x3x2xf32>, tensor<2x3x2xf32>, tensor<2xi32>) -> tensor<2x3x3xf32>
  check.expect_almost_eq_const %5, dense<[[[1.0, 3.0, 5.0], [3.0, 13.0, 23.0], [5.0, 23.0, 41.0]], [[85.0, 111.0, 137.0], [111.0, 145.0, 179.0], [137.0, 179.0, 221.0]]]> : tensor<2x3x3xf32>
  func.return
}
