// What was to be read again later was written over by a result that nobody reads:
// its only readers made arrays without elements.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input='[[0, -6, 5], [-4, 3, -2]]'
func.func @main(%a: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %none = stablehlo.slice %a [0:2, 0:0] : (tensor<2x3xf32>) -> tensor<2x0xf32>
  %x = stablehlo.concatenate %a, %none, dim = 1 : (tensor<2x3xf32>, tensor<2x0xf32>) -> tensor<2x3xf32>
  %abs = stablehlo.abs %x : tensor<2x3xf32>
  %less = stablehlo.subtract %x, %abs : tensor<2x3xf32>
  %no = stablehlo.slice %abs [1:1, 0:3] : (tensor<2x3xf32>) -> tensor<0x3xf32>
  %noes = stablehlo.dot_general %no, %less, contracting_dims = [1] x [1] : (tensor<0x3xf32>, tensor<2x3xf32>) -> tensor<0x2xf32>
  %back = stablehlo.reverse %x, dims = [0, 1] : tensor<2x3xf32>
  %first = stablehlo.slice %x [0:1, 0:1] : (tensor<2x3xf32>) -> tensor<1x1xf32>
  %flat = stablehlo.reshape %first : (tensor<1x1xf32>) -> tensor<f32>
  %at = stablehlo.convert %flat : (tensor<f32>) -> tensor<i32>
  %same = stablehlo.dynamic_update_slice %back, %noes, %at, %at : (tensor<2x3xf32>, tensor<0x2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %r = stablehlo.add %same, %same : tensor<2x3xf32>
  return %r, %less : tensor<2x3xf32>, tensor<2x3xf32>
}
// >>> stdout
// [[ -4.   6.  -8.]
//  [ 10. -12.   0.]]
// [[  0. -12.   0.]
//  [ -8.   0.  -4.]]
// <<<
