// Indices that repeat rows' numbers, brought together before a loop: each turn adds
// what a sum of each row does.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %n = util.unfoldable_constant dense<5> : tensor<i32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %a0 = stablehlo.iota dim = 0 : tensor<360xi32>
  %a = stablehlo.optimization_barrier %a0 : tensor<360xi32>
  %x = stablehlo.constant dense<0> : tensor<40xi32>
  %all:2 = stablehlo.while(%i = %i0, %s = %x) : tensor<i32>, tensor<40xi32>
    cond {
      %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %row = stablehlo.iota dim = 0 : tensor<40xi32>
      %rows = stablehlo.broadcast_in_dim %row, dims = [0] : (tensor<40xi32>) -> tensor<40x9xi32>
      %at = stablehlo.reshape %rows : (tensor<40x9xi32>) -> tensor<360x1xi32>
      %m = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<360xi32>
      %u = stablehlo.multiply %a, %m : tensor<360xi32>
      %t = "stablehlo.scatter"(%s, %at, %u) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
        ^bb0(%p: tensor<i32>, %q: tensor<i32>):
          %r = stablehlo.add %p, %q : tensor<i32>
          stablehlo.return %r : tensor<i32>
      }) : (tensor<40xi32>, tensor<360x1xi32>, tensor<360xi32>) -> tensor<40xi32>
      %next = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %next, %t : tensor<i32>, tensor<40xi32>
    }
  %square = stablehlo.reshape %a : (tensor<360xi32>) -> tensor<40x9xi32>
  %sum = stablehlo.reduce(%square init: %i0) applies stablehlo.add across dimensions = [1] : (tensor<40x9xi32>, tensor<i32>) -> tensor<40xi32>
  %ten = stablehlo.constant dense<10> : tensor<40xi32>
  %want = stablehlo.multiply %sum, %ten : tensor<40xi32>
  check.expect_eq %all#1, %want : tensor<40xi32>
  func.return
}
