// Gathers from what runs backwards, in one loop with what is computed of them:
// elements, and windows of two, at indices that reach beyond both ends.
// RUN: poprun -q %s --input='[-3, 0, 1, 4, 5, 9]'
// RUN: POPC_ISA=generic poprun -q %s --input='[-3, 0, 1, 4, 5, 9]'
func.func @main(%i: tensor<6xi32>) -> (tensor<6xi32>, tensor<6x2xi32>, tensor<6xi32>) {
  %l0 = stablehlo.iota dim = 0 : tensor<6xi32>
  %ten = stablehlo.constant dense<10> : tensor<6xi32>
  %l1 = stablehlo.multiply %l0, %ten : tensor<6xi32>
  %list = stablehlo.optimization_barrier %l1 : tensor<6xi32>
  %back = stablehlo.reverse %list, dims = [0] : tensor<6xi32>
  %j = stablehlo.reshape %i : (tensor<6xi32>) -> tensor<6x1xi32>
  %a = "stablehlo.gather"(%back, %j) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xi32>, tensor<6x1xi32>) -> tensor<6xi32>
  %one = stablehlo.constant dense<1> : tensor<6xi32>
  %b = stablehlo.add %a, %one : tensor<6xi32>
  %w = "stablehlo.gather"(%back, %j) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2>}> : (tensor<6xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
  %two = stablehlo.constant dense<2> : tensor<6x2xi32>
  %x = stablehlo.multiply %w, %two : tensor<6x2xi32>
  %m0 = stablehlo.iota dim = 1 : tensor<3x4xi32>
  %m1 = stablehlo.iota dim = 0 : tensor<3x4xi32>
  %m2 = stablehlo.constant dense<10> : tensor<3x4xi32>
  %m3 = stablehlo.multiply %m1, %m2 : tensor<3x4xi32>
  %m4 = stablehlo.add %m0, %m3 : tensor<3x4xi32>
  %m = stablehlo.optimization_barrier %m4 : tensor<3x4xi32>
  %mb = stablehlo.reverse %m, dims = [0, 1] : tensor<3x4xi32>
  %jj = stablehlo.concatenate %j, %j, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
  %c = "stablehlo.gather"(%mb, %jj) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xi32>, tensor<6x2xi32>) -> tensor<6xi32>
  %d = stablehlo.add %c, %one : tensor<6xi32>
  return %b, %x, %d : tensor<6xi32>, tensor<6x2xi32>, tensor<6xi32>
}
// >>> stdout
// [51 51 41 11  1  1]
// [[100  80]
//  [100  80]
//  [ 80  60]
//  [ 20   0]
//  [ 20   0]
//  [ 20   0]]
// [24 24 13  1  1  1]
// [51 51 41 11  1  1]
// [[100  80]
//  [100  80]
//  [ 80  60]
//  [ 20   0]
//  [ 20   0]
//  [ 20   0]]
// [24 24 13  1  1  1]
// <<<
