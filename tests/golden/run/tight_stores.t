// A loop inside whose stores to memory are all that it leaves.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func @main() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %rows = stablehlo.constant dense<60> : tensor<i32>
  %none = util.unfoldable_constant dense<-1> : tensor<600xi32>
  %r:2 = stablehlo.while(%i = %zero, %ys = %none) : tensor<i32>, tensor<600xi32>
  cond {
    %go = stablehlo.compare LT, %i, %rows : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %s:2 = stablehlo.while(%j = %zero, %zs = %ys) : tensor<i32>, tensor<600xi32>
    cond {
      %in = stablehlo.compare LT, %j, %ten : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %in : tensor<i1>
    } do {
      %row = stablehlo.multiply %i, %ten : tensor<i32>
      %at = stablehlo.add %row, %j : tensor<i32>
      %v = stablehlo.reshape %at : (tensor<i32>) -> tensor<1xi32>
      %zs_n = stablehlo.dynamic_update_slice %zs, %v, %at : (tensor<600xi32>, tensor<1xi32>, tensor<i32>) -> tensor<600xi32>
      %j_n = stablehlo.add %j, %one : tensor<i32>
      stablehlo.return %j_n, %zs_n : tensor<i32>, tensor<600xi32>
    }
    %i_n = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %i_n, %s#1 : tensor<i32>, tensor<600xi32>
  }
  %want = stablehlo.iota dim = 0 : tensor<600xi32>
  check.expect_eq %r#1, %want : tensor<600xi32>
  func.return
}
