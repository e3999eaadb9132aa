// Rows of a result with gaps, made of one row that they all read.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input='[0.25, -1.75, 2.5, 5.75]'
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s --input='[0.25, -1.75, 2.5, 5.75]'
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s --input='[0.25, -1.75, 2.5, 5.75]'
func.func @main(%a: tensor<4xf32>) -> tensor<3x8xf32> {
  %b = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
  %s = stablehlo.add %b, %b : tensor<3x4xf32>
  %lo = stablehlo.constant dense<-9.0> : tensor<f32>
  %hi = stablehlo.constant dense<9.0> : tensor<f32>
  %c = stablehlo.clamp %lo, %s, %hi : (tensor<f32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
  %r = stablehlo.concatenate %c, %b, dim = 1 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x8xf32>
  return %r : tensor<3x8xf32>
}
// >>> stdout
// [[ 0.5  -3.5   5.    9.    0.25 -1.75  2.5   5.75]
//  [ 0.5  -3.5   5.    9.    0.25 -1.75  2.5   5.75]
//  [ 0.5  -3.5   5.    9.    0.25 -1.75  2.5   5.75]]
// [[ 0.5  -3.5   5.    9.    0.25 -1.75  2.5   5.75]
//  [ 0.5  -3.5   5.    9.    0.25 -1.75  2.5   5.75]
//  [ 0.5  -3.5   5.    9.    0.25 -1.75  2.5   5.75]]
// [[ 0.5  -3.5   5.    9.    0.25 -1.75  2.5   5.75]
//  [ 0.5  -3.5   5.    9.    0.25 -1.75  2.5   5.75]
//  [ 0.5  -3.5   5.    9.    0.25 -1.75  2.5   5.75]]
// <<<
