// The ends of a total order are those that sorting gives, also where denormal
// numbers count as zeros and so two zeros as one.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --denormals=flush %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun --denormals=flush %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun --denormals=flush %s
func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<300xi32>
  %j = stablehlo.optimization_barrier %i : tensor<300xi32>
  %at = stablehlo.constant dense<170> : tensor<300xi32>
  %p = stablehlo.compare EQ, %j, %at, SIGNED : (tensor<300xi32>, tensor<300xi32>) -> tensor<300xi1>
  %plus = stablehlo.constant dense<0.0> : tensor<300xf32>
  %minus = stablehlo.constant dense<-0.0> : tensor<300xf32>
  %x = stablehlo.select %p, %plus, %minus : tensor<300xi1>, tensor<300xf32>
  %y = stablehlo.optimization_barrier %x : tensor<300xf32>
  %s:2 = "stablehlo.sort"(%y, %j) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
      %q = stablehlo.compare GT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %q : tensor<i1>
  }) : (tensor<300xf32>, tensor<300xi32>) -> (tensor<300xf32>, tensor<300xi32>)
  %n = stablehlo.slice %s#1 [0:2] : (tensor<300xi32>) -> tensor<2xi32>
  check.expect_eq_const %n, dense<[170, 0]> : tensor<2xi32>
  %v, %w = chlo.top_k(%y, k = 2) : tensor<300xf32> -> (tensor<2xf32>, tensor<2xi32>)
  check.expect_eq_const %w, dense<[170, 0]> : tensor<2xi32>
  func.return
}
