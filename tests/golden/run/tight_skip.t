// Branches of a tight loop that are jumped over: functions that only one side of
// a choice needs, of two choices by one condition, of one inside another, beside
// a store that both sides see.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=at-once poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=at-once POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=at-once POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=later poprun %s
func.func @main() -> (tensor<f32>, tensor<f32>, tensor<4xf32>) {
  %i0 = util.unfoldable_constant dense<0> : tensor<i32>
  %a0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %b0 = util.unfoldable_constant dense<0.25> : tensor<f32>
  %t0 = util.unfoldable_constant dense<0.0> : tensor<4xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %turns = stablehlo.constant dense<23> : tensor<i32>
  %half = stablehlo.constant dense<0.5> : tensor<f32>
  %r:4 = stablehlo.while(%i = %i0, %a = %a0, %b = %b0, %t = %t0) : tensor<i32>, tensor<f32>, tensor<f32>, tensor<4xf32>
  cond {
    %go = stablehlo.compare LT, %i, %turns : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %at = stablehlo.and %i, %three : tensor<i32>
    %odd = stablehlo.and %i, %one : tensor<i32>
    %c:2 = "stablehlo.case"(%odd) ({
      %x1 = stablehlo.sine %a : tensor<f32>
      %x2 = stablehlo.exponential %x1 : tensor<f32>
      %x3 = stablehlo.tanh %x2 : tensor<f32>
      %low = stablehlo.compare LT, %at, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %in = "stablehlo.if"(%low) ({
        %y1 = stablehlo.cosine %x3 : tensor<f32>
        %y2 = stablehlo.exponential %y1 : tensor<f32>
        %y3 = stablehlo.sine %y2 : tensor<f32>
        stablehlo.return %y3 : tensor<f32>
      }, {
        stablehlo.return %b : tensor<f32>
      }) : (tensor<i1>) -> tensor<f32>
      stablehlo.return %x3, %in : tensor<f32>, tensor<f32>
    }, {
      %z1 = stablehlo.multiply %a, %half : tensor<f32>
      stablehlo.return %z1, %b : tensor<f32>, tensor<f32>
    }) : (tensor<i32>) -> (tensor<f32>, tensor<f32>)
    %one_of = stablehlo.reshape %c#0 : (tensor<f32>) -> tensor<1xf32>
    %tn = stablehlo.dynamic_update_slice %t, %one_of, %at : (tensor<4xf32>, tensor<1xf32>, tensor<i32>) -> tensor<4xf32>
    %d = "stablehlo.case"(%odd) ({
      %w1 = stablehlo.dynamic_slice %tn, %at, sizes = [1] : (tensor<4xf32>, tensor<i32>) -> tensor<1xf32>
      %w2 = stablehlo.reshape %w1 : (tensor<1xf32>) -> tensor<f32>
      %w3 = stablehlo.cosine %w2 : tensor<f32>
      %w4 = stablehlo.tanh %w3 : tensor<f32>
      %w5 = stablehlo.add %w4, %c#1 : tensor<f32>
      stablehlo.return %w5 : tensor<f32>
    }, {
      %v1 = stablehlo.sine %c#1 : tensor<f32>
      %v2 = stablehlo.exponential %v1 : tensor<f32>
      %v3 = stablehlo.multiply %v2, %half : tensor<f32>
      stablehlo.return %v3 : tensor<f32>
    }) : (tensor<i32>) -> tensor<f32>
    %n = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %n, %c#0, %d, %tn : tensor<i32>, tensor<f32>, tensor<f32>, tensor<4xf32>
  }
  return %r#1, %r#2, %r#3 : tensor<f32>, tensor<f32>, tensor<4xf32>
}
// >>> stdout
// 0.9146224
// 1.9006562
// [0.9146224 0.4573112 0.9146224 0.4573112]
// 0.9146224
// 1.9006562
// [0.9146224 0.4573112 0.9146224 0.4573112]
// 0.9146224
// 1.9006562
// [0.9146224 0.4573112 0.9146224 0.4573112]
// 0.9146224
// 1.9006562
// [0.9146224 0.4573112 0.9146224 0.4573112]
// <<<
