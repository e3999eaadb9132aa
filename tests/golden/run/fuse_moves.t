// A loop joins an earlier one over the same points; what it reads by memory, through
// a reshape, is made by another, which must still come first.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input='{fill: const, value: 0.5}' --input='{fill: const, value: -0.25}' --input='[7, 8]' --input='[3]'
func.func @main(%a: tensor<4x4xf32>, %b: tensor<16xf32>, %u: tensor<2xf32>, %i: tensor<i32>) -> (tensor<4x4xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x4xf32>, tensor<16xf32>) {
  %p = stablehlo.exponential %a : tensor<4x4xf32>
  %e = stablehlo.tanh %b : tensor<16xf32>
  %m = stablehlo.dynamic_update_slice %e, %u, %i : (tensor<16xf32>, tensor<2xf32>, tensor<i32>) -> tensor<16xf32>
  %q = stablehlo.sine %a : tensor<4x4xf32>
  %r = stablehlo.reshape %p : (tensor<4x4xf32>) -> tensor<16xf32>
  %s = stablehlo.add %r, %b : tensor<16xf32>
  %l = stablehlo.exponential %s : tensor<16xf32>
  return %p, %e, %m, %q, %l : tensor<4x4xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x4xf32>, tensor<16xf32>
}
// >>> stdout
// [[1.6487212 1.6487212 1.6487212 1.6487212]
//  [1.6487212 1.6487212 1.6487212 1.6487212]
//  [1.6487212 1.6487212 1.6487212 1.6487212]
//  [1.6487212 1.6487212 1.6487212 1.6487212]]
// [-0.24491866 -0.24491866 -0.24491866 -0.24491866 -0.24491866 -0.24491866
//  -0.24491866 -0.24491866 -0.24491866 -0.24491866 -0.24491866 -0.24491866
//  -0.24491866 -0.24491866 -0.24491866 -0.24491866]
// [-0.24491866 -0.24491866 -0.24491866  7.          8.         -0.24491866
//  -0.24491866 -0.24491866 -0.24491866 -0.24491866 -0.24491866 -0.24491866
//  -0.24491866 -0.24491866 -0.24491866 -0.24491866]
// [[0.47942555 0.47942555 0.47942555 0.47942555]
//  [0.47942555 0.47942555 0.47942555 0.47942555]
//  [0.47942555 0.47942555 0.47942555 0.47942555]
//  [0.47942555 0.47942555 0.47942555 0.47942555]]
// [4.0500174 4.0500174 4.0500174 4.0500174 4.0500174 4.0500174 4.0500174
//  4.0500174 4.0500174 4.0500174 4.0500174 4.0500174 4.0500174 4.0500174
//  4.0500174 4.0500174]
// <<<
