// Scatters of as many updates as a mask counts in the run, as PyTorch writes
// masked_scatter(): pairs of indices, of which those that do not count are left
// out; rows of two inputs, by indices whose vectors lie along the first dim.
// RUN: poprun -q %s --input=0=[1,0,1,1,0,1]
// RUN: poprun -q %s --input=0=[0,0,0,0,0,0]
// RUN: poprun -q %s --input=0=[1,1,1,1,1,1]
func.func @main(%mask: tensor<6xi32>) -> (tensor<2x3xf32>, tensor<4x2xf32>, tensor<4x2xi32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.reduce(%mask init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
  %x = stablehlo.constant dense<[[10.0, 11.0, 12.0], [13.0, 14.0, 15.0]]> : tensor<2x3xf32>
  %i = stablehlo.constant dense<[[0, 0], [1, 2], [0, 2], [1, 0], [0, 1], [1, 1]]> : tensor<6x2xi32>
  %u = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  %in = stablehlo.set_dimension_size %i, %n, dim = 0 : (tensor<6x2xi32>, tensor<i32>) -> tensor<?x2xi32, #stablehlo.bounds<6, ?>>
  %un = stablehlo.set_dimension_size %u, %n, dim = 0 : (tensor<6xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<6>>
  %r = "stablehlo.scatter"(%x, %in, %un) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = true} : (tensor<2x3xf32>, tensor<?x2xi32, #stablehlo.bounds<6, ?>>, tensor<?xf32, #stablehlo.bounds<6>>) -> tensor<2x3xf32>

  %y = stablehlo.constant dense<0.0> : tensor<4x2xf32>
  %z = stablehlo.constant dense<0> : tensor<4x2xi32>
  %j = stablehlo.constant dense<[[3, 1, 0, 2, 3, 1]]> : tensor<1x6xi64>
  %v = stablehlo.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], [7.0, 8.0, 9.0, 10.0, 11.0, 12.0]]> : tensor<2x6xf32>
  %w = stablehlo.convert %v : (tensor<2x6xf32>) -> tensor<2x6xi32>
  %jn = stablehlo.set_dimension_size %j, %n, dim = 1 : (tensor<1x6xi64>, tensor<i32>) -> tensor<1x?xi64, #stablehlo.bounds<?, 6>>
  %vn = stablehlo.set_dimension_size %v, %n, dim = 1 : (tensor<2x6xf32>, tensor<i32>) -> tensor<2x?xf32, #stablehlo.bounds<?, 6>>
  %wn = stablehlo.set_dimension_size %w, %n, dim = 1 : (tensor<2x6xi32>, tensor<i32>) -> tensor<2x?xi32, #stablehlo.bounds<?, 6>>
  %s:2 = "stablehlo.scatter"(%y, %z, %jn, %vn, %wn) ({
  ^bb0(%a: tensor<f32>, %c: tensor<i32>, %b: tensor<f32>, %d: tensor<i32>):
    %e = stablehlo.add %a, %b : tensor<f32>
    %f = stablehlo.maximum %c, %d : tensor<i32>
    stablehlo.return %e, %f : tensor<f32>, tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>} : (tensor<4x2xf32>, tensor<4x2xi32>, tensor<1x?xi64, #stablehlo.bounds<?, 6>>, tensor<2x?xf32, #stablehlo.bounds<?, 6>>, tensor<2x?xi32, #stablehlo.bounds<?, 6>>) -> (tensor<4x2xf32>, tensor<4x2xi32>)
  return %r, %s#0, %s#1 : tensor<2x3xf32>, tensor<4x2xf32>, tensor<4x2xi32>
}
// >>> stdout
// [[ 1. 11.  3.]
//  [ 4. 14.  2.]]
// [[ 3.  9.]
//  [ 2.  8.]
//  [ 4. 10.]
//  [ 1.  7.]]
// [[ 3  9]
//  [ 2  8]
//  [ 4 10]
//  [ 1  7]]
// [[10. 11. 12.]
//  [13. 14. 15.]]
// [[0. 0.]
//  [0. 0.]
//  [0. 0.]
//  [0. 0.]]
// [[0 0]
//  [0 0]
//  [0 0]
//  [0 0]]
// [[1. 5. 3.]
//  [4. 6. 2.]]
// [[ 3.  9.]
//  [ 8. 20.]
//  [ 4. 10.]
//  [ 6. 18.]]
// [[ 3  9]
//  [ 6 12]
//  [ 4 10]
//  [ 5 11]]
// <<<
