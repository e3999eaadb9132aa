// Small products, one after the other, with an epilogue that counts products
// and rows, and one that looks rows up.
// RUN: poprun -q %s --input='[[[1, 2], [3, 4], [5, 6]], [[-1, 0], [0, 1], [2, 2]], [[1, 1], [0, 0], [7, 1]]]' --input='[[[1, 0, 2, 1], [0, 1, 1, 1]], [[3, 1, 0, 2], [1, 1, 1, 0]], [[2, 0, 1, 0], [0, 5, 1, 1]]]' --input='[[1, 1, 1, 1], [10, 10, 10, 20], [2, 3, 4, 5]]' --input='[[2, 1, 0], [0, 0, 1], [1, 2, 2]]'
func.func @main(%x: tensor<3x3x2xf32>, %y: tensor<3x2x4xf32>, %t: tensor<3x4xf32>, %at: tensor<3x3xi32>) -> (tensor<3x3x4xf32>, tensor<3x3x4xf32>) {
  %p = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x3x2xf32>, tensor<3x2x4xf32>) -> tensor<3x3x4xf32>
  %i0 = stablehlo.iota dim = 0 : tensor<3x3x4xf32>
  %i1 = stablehlo.iota dim = 1 : tensor<3x3x4xf32>
  %h = stablehlo.constant dense<100.0> : tensor<3x3x4xf32>
  %i = stablehlo.multiply %i0, %h : tensor<3x3x4xf32>
  %n = stablehlo.add %i, %i1 : tensor<3x3x4xf32>
  %counted = stablehlo.multiply %p, %n : tensor<3x3x4xf32>
  %y2 = stablehlo.optimization_barrier %y : tensor<3x2x4xf32>
  %p2 = stablehlo.dot_general %x, %y2, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x3x2xf32>, tensor<3x2x4xf32>) -> tensor<3x3x4xf32>
  %g = "stablehlo.gather"(%t, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<3x3xi32>) -> tensor<3x3x4xf32>
  %looked = stablehlo.multiply %p2, %g : tensor<3x3x4xf32>
  return %counted, %looked : tensor<3x3x4xf32>, tensor<3x3x4xf32>
}
// >>> stdout
// [[[   0.    0.    0.    0.]
//   [   3.    4.   10.    7.]
//   [  10.   12.   32.   22.]]
//
//  [[-300. -100.    0. -200.]
//   [ 101.  101.  101.    0.]
//   [ 816.  408.  204.  408.]]
//
//  [[ 400. 1000.  400.  200.]
//   [   0.    0.    0.    0.]
//   [2828. 1010. 1616.  202.]]]
// [[[  2.   6.  16.  15.]
//   [ 30.  40. 100. 140.]
//   [  5.   6.  16.  11.]]
//
//  [[ -3.  -1.   0.  -2.]
//   [  1.   1.   1.   0.]
//   [ 80.  40.  20.  80.]]
//
//  [[ 20.  50.  20.  20.]
//   [  0.   0.   0.   0.]
//   [ 28.  15.  32.   5.]]]
// <<<
