// Products over a middle dim, whose lines of eight stay together: beside sums of
// products element by element.
// RUN: poprun -q %s
// RUN: POPC_ISA=generic poprun -q --threads=2 %s
func.func @main() -> tensor<i1> {
  %i = stablehlo.iota dim = 0 : tensor<1280xf32>
  %seven = stablehlo.constant dense<7.0> : tensor<1280xf32>
  %r = stablehlo.remainder %i, %seven : tensor<1280xf32>
  %x0 = stablehlo.reshape %r : (tensor<1280xf32>) -> tensor<20x8x8xf32>
  %j = stablehlo.iota dim = 0 : tensor<64xf32>
  %five = stablehlo.constant dense<5.0> : tensor<64xf32>
  %s = stablehlo.remainder %j, %five : tensor<64xf32>
  %k0 = stablehlo.reshape %s : (tensor<64xf32>) -> tensor<8x8xf32>
  %x, %k = stablehlo.optimization_barrier %x0, %k0 : tensor<20x8x8xf32>, tensor<8x8xf32>
  %p = stablehlo.dot_general %k, %x, contracting_dims = [0] x [1] : (tensor<8x8xf32>, tensor<20x8x8xf32>) -> tensor<8x20x8xf32>
  %u = stablehlo.broadcast_in_dim %k, dims = [3, 0] : (tensor<8x8xf32>) -> tensor<8x20x8x8xf32>
  %v = stablehlo.broadcast_in_dim %x, dims = [1, 3, 2] : (tensor<20x8x8xf32>) -> tensor<8x20x8x8xf32>
  %w0 = stablehlo.multiply %u, %v : tensor<8x20x8x8xf32>
  %w = stablehlo.optimization_barrier %w0 : tensor<8x20x8x8xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %q = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<8x20x8x8xf32>, tensor<f32>) -> tensor<8x20x8xf32>
  %e = stablehlo.compare EQ, %p, %q : (tensor<8x20x8xf32>, tensor<8x20x8xf32>) -> tensor<8x20x8xi1>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %all = stablehlo.reduce(%e init: %true) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<8x20x8xi1>, tensor<i1>) -> tensor<i1>
  return %all : tensor<i1>
}
// >>> stdout
// True
// True
// <<<
