// A known custom call whose operands or results are not what its name says.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 popc key %s
// EXIT: 3
func.func @main(%a: tensor<3x3xf32>) -> tensor<3xi64> {
  %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%a) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xi64>, tensor<i32>)
  func.return %0#1 : tensor<3xi64>
}
// >>> stderr
// popc: known_reject.t:5:10: custom_call: @lapack_sgetrf_ffi: result 1: got 3xi64, expected 3xi32
// <<<
