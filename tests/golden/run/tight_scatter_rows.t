// Rows that a tight loop scatters, a vector at a time: added twice to one row, put
// where no row is, and only in one branch.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=at-once poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=at-once POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=at-once POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=later poprun %s
func.func @main() -> (tensor<3x19xf32>, tensor<3x6xi32>) {
  %i0 = util.unfoldable_constant dense<0> : tensor<i32>
  %a0 = util.unfoldable_constant dense<0.5> : tensor<3x19xf32>
  %b0 = util.unfoldable_constant dense<[[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12], [13, 14, 15, 16, 17, 18]]> : tensor<3x6xi32>
  %u = stablehlo.iota dim = 1 : tensor<2x19xf32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %turns = util.unfoldable_constant dense<11> : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %a = %a0, %b = %b0) : tensor<i32>, tensor<3x19xf32>, tensor<3x6xi32>
  cond {
    %go = stablehlo.compare LT, %i, %turns : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    // 3: no row.
    %k = stablehlo.and %i, %three : tensor<i32>
    %odd = stablehlo.and %i, %one : tensor<i32>
    %kb = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %an = "stablehlo.scatter"(%a, %kb, %u) ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %s = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false} : (tensor<3x19xf32>, tensor<2x1xi32>, tensor<2x19xf32>) -> tensor<3x19xf32>
    %k1 = stablehlo.reshape %k : (tensor<i32>) -> tensor<1xi32>
    %bn = "stablehlo.case"(%odd) ({
      %row = stablehlo.slice %b [1:2, 0:6] : (tensor<3x6xi32>) -> tensor<1x6xi32>
      %v = stablehlo.add %row, %row : tensor<1x6xi32>
      %v1 = stablehlo.reshape %v : (tensor<1x6xi32>) -> tensor<6xi32>
      %w = "stablehlo.scatter"(%b, %k1, %v1) ({
      ^bb0(%x: tensor<i32>, %y: tensor<i32>):
        stablehlo.return %y : tensor<i32>
      }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = true, unique_indices = true} : (tensor<3x6xi32>, tensor<1xi32>, tensor<6xi32>) -> tensor<3x6xi32>
      stablehlo.return %w : tensor<3x6xi32>
    }, {
      stablehlo.return %b : tensor<3x6xi32>
    }) : (tensor<i32>) -> tensor<3x6xi32>
    %n = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %n, %an, %bn : tensor<i32>, tensor<3x19xf32>, tensor<3x6xi32>
  }
  return %r#1, %r#2 : tensor<3x19xf32>, tensor<3x6xi32>
}
// >>> stdout
// [[  0.5   6.5  12.5  18.5  24.5  30.5  36.5  42.5  48.5  54.5  60.5  66.5
//    72.5  78.5  84.5  90.5  96.5 102.5 108.5]
//  [  0.5   6.5  12.5  18.5  24.5  30.5  36.5  42.5  48.5  54.5  60.5  66.5
//    72.5  78.5  84.5  90.5  96.5 102.5 108.5]
//  [  0.5   6.5  12.5  18.5  24.5  30.5  36.5  42.5  48.5  54.5  60.5  66.5
//    72.5  78.5  84.5  90.5  96.5 102.5 108.5]]
// [[14 16 18 20 22 24]
//  [ 7  8  9 10 11 12]
//  [14 16 18 20 22 24]]
// [[  0.5   6.5  12.5  18.5  24.5  30.5  36.5  42.5  48.5  54.5  60.5  66.5
//    72.5  78.5  84.5  90.5  96.5 102.5 108.5]
//  [  0.5   6.5  12.5  18.5  24.5  30.5  36.5  42.5  48.5  54.5  60.5  66.5
//    72.5  78.5  84.5  90.5  96.5 102.5 108.5]
//  [  0.5   6.5  12.5  18.5  24.5  30.5  36.5  42.5  48.5  54.5  60.5  66.5
//    72.5  78.5  84.5  90.5  96.5 102.5 108.5]]
// [[14 16 18 20 22 24]
//  [ 7  8  9 10 11 12]
//  [14 16 18 20 22 24]]
// [[  0.5   6.5  12.5  18.5  24.5  30.5  36.5  42.5  48.5  54.5  60.5  66.5
//    72.5  78.5  84.5  90.5  96.5 102.5 108.5]
//  [  0.5   6.5  12.5  18.5  24.5  30.5  36.5  42.5  48.5  54.5  60.5  66.5
//    72.5  78.5  84.5  90.5  96.5 102.5 108.5]
//  [  0.5   6.5  12.5  18.5  24.5  30.5  36.5  42.5  48.5  54.5  60.5  66.5
//    72.5  78.5  84.5  90.5  96.5 102.5 108.5]]
// [[14 16 18 20 22 24]
//  [ 7  8  9 10 11 12]
//  [14 16 18 20 22 24]]
// [[  0.5   6.5  12.5  18.5  24.5  30.5  36.5  42.5  48.5  54.5  60.5  66.5
//    72.5  78.5  84.5  90.5  96.5 102.5 108.5]
//  [  0.5   6.5  12.5  18.5  24.5  30.5  36.5  42.5  48.5  54.5  60.5  66.5
//    72.5  78.5  84.5  90.5  96.5 102.5 108.5]
//  [  0.5   6.5  12.5  18.5  24.5  30.5  36.5  42.5  48.5  54.5  60.5  66.5
//    72.5  78.5  84.5  90.5  96.5 102.5 108.5]]
// [[14 16 18 20 22 24]
//  [ 7  8  9 10 11 12]
//  [14 16 18 20 22 24]]
// <<<
