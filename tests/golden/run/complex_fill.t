// What complex zeros fill is filled as twice as many real ones, side by side;
// not where the parts differ.
// RUN: poprun -q %s --input='[1+2j, 3-4j, 5j]' --input=1
// RUN: POPC_ISA=generic poprun -q %s --input='[1+2j, 3-4j, 5j]' --input=1
// RUN: popc inspect --steps $(popc key %s) | grep -A1 ' loop '
func.func @main(%x: tensor<3xcomplex<f32>>, %i: tensor<i32>) -> (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) {
  %z = stablehlo.constant dense<(0.0,0.0)> : tensor<2x3xcomplex<f32>>
  %o = stablehlo.constant dense<(0.0,-1.0)> : tensor<2x3xcomplex<f32>>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %u = stablehlo.reshape %x : (tensor<3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
  %a = stablehlo.dynamic_update_slice %z, %u, %i, %c : (tensor<2x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<2x3xcomplex<f32>>
  %b = stablehlo.dynamic_update_slice %o, %u, %i, %c : (tensor<2x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<2x3xcomplex<f32>>
  return %a, %b : tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>
}
// >>> stdout
// [[0.+0.j 0.+0.j 0.+0.j]
//  [1.+2.j 3.-4.j 0.+5.j]]
// [[0.-1.j 0.-1.j 0.-1.j]
//  [1.+2.j 3.-4.j 0.+5.j]]
// [[0.+0.j 0.+0.j 0.+0.j]
//  [1.+2.j 3.-4.j 0.+5.j]]
// [[0.-1.j 0.-1.j 0.-1.j]
//  [1.+2.j 3.-4.j 0.+5.j]]
//   step 0 loop [12] 0 1 0 0 0
//     v0 b2 f32 +0 (1)
// --
//   step 2 loop [6] 0 1 0 0 0
//     v0 b3 f32 +0 (2)
// <<<
