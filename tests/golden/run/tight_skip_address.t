// An address that only one branch needs, computed before a store and used behind
// it: it is one although the branch is jumped over.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=at-once poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=at-once POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=later poprun %s
func.func @main() -> (tensor<f32>, tensor<3x6xf32>, tensor<3x6xf32>) {
  %i0 = util.unfoldable_constant dense<1> : tensor<i32>
  %a0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %m0 = util.unfoldable_constant dense<0.25> : tensor<3x6xf32>
  %t0 = util.unfoldable_constant dense<[[0.0, 0.5, 1.0, 0.25, 0.125, 0.75], [0.1, 0.2, 0.3, 0.4, 0.5, 0.6], [0.7, 0.8, 0.9, 0.6, 0.3, 0.1]]> : tensor<3x6xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %turns = stablehlo.constant dense<23> : tensor<i32>
  %r:4 = stablehlo.while(%i = %i0, %a = %a0, %m = %m0, %t = %t0) : tensor<i32>, tensor<f32>, tensor<3x6xf32>, tensor<3x6xf32>
  cond {
    %go = stablehlo.compare LT, %i, %turns : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %at = stablehlo.and %i, %three : tensor<i32>
    %odd = stablehlo.and %i, %one : tensor<i32>
    %z1 = stablehlo.dynamic_slice %t, %odd, %at, sizes = [1, 1] : (tensor<3x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
    %z2 = stablehlo.reshape %z1 : (tensor<1x1xf32>) -> tensor<f32>
    %c:2 = "stablehlo.case"(%odd) ({
      %s1 = stablehlo.sine %a : tensor<f32>
      %s2 = stablehlo.exponential %s1 : tensor<f32>
      %k = stablehlo.convert %s2 : (tensor<f32>) -> tensor<i32>
      %a1 = stablehlo.reshape %a : (tensor<f32>) -> tensor<1x1xf32>
      %m1 = stablehlo.dynamic_update_slice %m, %a1, %at, %at : (tensor<3x6xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<3x6xf32>
      %w1 = stablehlo.dynamic_slice %m1, %odd, %at, sizes = [1, 1] : (tensor<3x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %w2 = stablehlo.reshape %w1 : (tensor<1x1xf32>) -> tensor<f32>
      %w3 = stablehlo.convert %w2 : (tensor<f32>) -> tensor<i32>
      %w4 = stablehlo.dynamic_slice %t, %k, %w3, sizes = [1, 1] : (tensor<3x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %w5 = stablehlo.reshape %w4 : (tensor<1x1xf32>) -> tensor<f32>
      stablehlo.return %w5, %m1 : tensor<f32>, tensor<3x6xf32>
    }, {
      stablehlo.return %z2, %m : tensor<f32>, tensor<3x6xf32>
    }) : (tensor<i32>) -> (tensor<f32>, tensor<3x6xf32>)
    %d1 = stablehlo.reshape %c#0 : (tensor<f32>) -> tensor<1x1xf32>
    %tn = stablehlo.dynamic_update_slice %t, %d1, %odd, %at : (tensor<3x6xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<3x6xf32>
    %n = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %n, %c#0, %c#1, %tn : tensor<i32>, tensor<f32>, tensor<3x6xf32>, tensor<3x6xf32>
  }
  return %r#1, %r#2, %r#3 : tensor<f32>, tensor<3x6xf32>, tensor<3x6xf32>
}
// >>> stdout
// 0.1
// [[0.4  0.25 0.25 0.25 0.25 0.25]
//  [0.25 0.25 0.25 0.25 0.25 0.25]
//  [0.25 0.25 0.2  0.25 0.25 0.25]]
// [[0.1   0.5   0.1   0.25  0.125 0.75 ]
//  [0.1   0.2   0.3   0.4   0.5   0.6  ]
//  [0.7   0.8   0.9   0.6   0.3   0.1  ]]
// 0.1
// [[0.4  0.25 0.25 0.25 0.25 0.25]
//  [0.25 0.25 0.25 0.25 0.25 0.25]
//  [0.25 0.25 0.2  0.25 0.25 0.25]]
// [[0.1   0.5   0.1   0.25  0.125 0.75 ]
//  [0.1   0.2   0.3   0.4   0.5   0.6  ]
//  [0.7   0.8   0.9   0.6   0.3   0.1  ]]
// 0.1
// [[0.4  0.25 0.25 0.25 0.25 0.25]
//  [0.25 0.25 0.25 0.25 0.25 0.25]
//  [0.25 0.25 0.2  0.25 0.25 0.25]]
// [[0.1   0.5   0.1   0.25  0.125 0.75 ]
//  [0.1   0.2   0.3   0.4   0.5   0.6  ]
//  [0.7   0.8   0.9   0.6   0.3   0.1  ]]
// <<<
