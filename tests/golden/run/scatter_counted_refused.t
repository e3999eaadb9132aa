// What is as long as the run says, and not taken by scatters alone or not all of
// what a scatter takes, is refused.
// RUN: popc -q %s
// EXIT: 3
func.func @main(%n: tensor<i32>, %m: tensor<i32>, %x: tensor<8xf32>, %i: tensor<6x1xi32>, %u: tensor<6xf32>) -> tensor<8xf32> {
  %in = stablehlo.set_dimension_size %i, %n, dim = 0 : (tensor<6x1xi32>, tensor<i32>) -> tensor<?x1xi32, #stablehlo.bounds<6, ?>>
  %un = stablehlo.set_dimension_size %u, %m, dim = 0 : (tensor<6xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<6>>
  %r = "stablehlo.scatter"(%x, %in, %un) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<8xf32>, tensor<?x1xi32, #stablehlo.bounds<6, ?>>, tensor<?xf32, #stablehlo.bounds<6>>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// >>> stdout
// - failed 3 scatter_counted_refused.t
// <<<
// >>> stderr
// popc: scatter_counted_refused.t:8:8: scatter: indices and updates: got sizes that are computed in the run, expected the same of all of them, and signed indices
// <<<
