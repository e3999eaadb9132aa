// The stride of a slice of one element may be as long as numbers are.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input=1
func.func @main(%one: tensor<f32>) -> (tensor<1xf32>, tensor<0xf32>, tensor<1xf32>, tensor<f32>) {
  %j = stablehlo.iota dim = 0 : tensor<8xf32>
  %o = stablehlo.broadcast_in_dim %one, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %a = stablehlo.add %j, %o : tensor<8xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %b = stablehlo.slice %a [3:8:4611686018427387904] : (tensor<8xf32>) -> tensor<1xf32>
  %c = stablehlo.slice %b [1:1:9223372036854775807] : (tensor<1xf32>) -> tensor<0xf32>
  %d = stablehlo.slice %a [2:8:9223372036854775807] : (tensor<8xf32>) -> tensor<1xf32>
  %e = stablehlo.slice %d [0:1:9223372036854775807] : (tensor<1xf32>) -> tensor<1xf32>
  %f = stablehlo.exponential %a : tensor<8xf32>
  %g = stablehlo.slice %f [0:8:9223372036854775807] : (tensor<8xf32>) -> tensor<1xf32>
  %h = stablehlo.slice %g [0:1:4611686018427387904] : (tensor<1xf32>) -> tensor<1xf32>
  %s = stablehlo.reduce(%h init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
  return %b, %c, %e, %s : tensor<1xf32>, tensor<0xf32>, tensor<1xf32>, tensor<f32>
}
// >>> stdout
// [4.]
// []
// [3.]
// 2.7182817
// <<<
