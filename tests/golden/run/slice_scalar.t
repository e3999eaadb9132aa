// Slices and updates of scalars, which have no starts.
// RUN: poprun -q %s --input=3 --input=5
func.func @main(%a: tensor<f32>, %b: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %0 = stablehlo.dynamic_slice %a, , sizes = [] : (tensor<f32>) -> tensor<f32>
  %1 = stablehlo.dynamic_update_slice %a, %b : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0, %1 : tensor<f32>, tensor<f32>
}
// >>> stdout
// 3.0
// 5.0
// <<<
