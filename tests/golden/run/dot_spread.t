// A product of two contracted dims by what is the same along both: they lie in
// one line, in the order of the other operand.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 popc %s | cut -d " " -f 2
func.func @main(%a: tensor<2x16x2x2xf32>, %s: tensor<2xf32>) -> tensor<2x16x16xf32> {
  %b = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<2xf32>) -> tensor<2x2x2x16xf32>
  %r = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [3, 2] x [1, 2]
      : (tensor<2x16x2x2xf32>, tensor<2x2x2x16xf32>) -> tensor<2x16x16xf32>
  return %r : tensor<2x16x16xf32>
}
// >>> stdout
// compiled
// <<<
