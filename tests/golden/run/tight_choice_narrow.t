// A branch that is not taken has a temporary of another type where the other one
// leaves its result.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input='[1,2,-3,4,5,-6]' --input=0 --input=1
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s --input='[1,2,-3,4,5,-6]' --input=0 --input=1
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s --input='[1,2,-3,4,5,-6]' --input=0 --input=1
func.func @main(%x0: tensor<6xi8>, %i0: tensor<i32>, %turns: tensor<i32>) -> (tensor<6xi8>, tensor<i32>, tensor<6xi1>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %z = stablehlo.constant dense<0> : tensor<6xi8>
  %h = stablehlo.constant dense<5> : tensor<6xi8>
  %s0 = stablehlo.constant dense<false> : tensor<6xi1>
  %r:3 = stablehlo.while(%i = %i0, %x = %x0, %s = %s0) : tensor<i32>, tensor<6xi8>, tensor<6xi1>
  cond {
    %go = stablehlo.compare LT, %i, %turns : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %odd = stablehlo.and %i, %one : tensor<i32>
    %tn:2 = "stablehlo.case"(%odd) ({
      %u = "stablehlo.sort"(%x) ({
      ^bb0(%a: tensor<i8>, %b: tensor<i8>):
        %lt = stablehlo.compare LT, %a, %b : (tensor<i8>, tensor<i8>) -> tensor<i1>
        stablehlo.return %lt : tensor<i1>
      }) {dimension = 0 : i64} : (tensor<6xi8>) -> tensor<6xi8>
      %v = stablehlo.add %u, %h : tensor<6xi8>
      stablehlo.return %v, %s : tensor<6xi8>, tensor<6xi1>
    }, {
      %t = stablehlo.compare GT, %x, %z : (tensor<6xi8>, tensor<6xi8>) -> tensor<6xi1>
      %m2 = "stablehlo.sort"(%t) ({
      ^bb0(%a: tensor<i1>, %b: tensor<i1>):
        %lt = stablehlo.compare LT, %a, %b : (tensor<i1>, tensor<i1>) -> tensor<i1>
        stablehlo.return %lt : tensor<i1>
      }) {dimension = 0 : i64} : (tensor<6xi1>) -> tensor<6xi1>
      %rx = stablehlo.reverse %x, dims = [0] : tensor<6xi8>
      %tm = stablehlo.xor %t, %m2 : tensor<6xi1>
      %u = stablehlo.select %tm, %rx, %h : tensor<6xi1>, tensor<6xi8>
      stablehlo.return %u, %m2 : tensor<6xi8>, tensor<6xi1>
    }) : (tensor<i32>) -> (tensor<6xi8>, tensor<6xi1>)
    %rv = stablehlo.reverse %tn#0, dims = [0] : tensor<6xi8>
    %xn = stablehlo.subtract %rv, %tn#0 : tensor<6xi8>
    %in = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %in, %xn, %tn#1 : tensor<i32>, tensor<6xi8>, tensor<6xi1>
  }
  return %r#1, %r#0, %r#2 : tensor<6xi8>, tensor<i32>, tensor<6xi1>
}
// >>> stdout
// [ 11   7   1  -1  -7 -11]
// 1
// [False False False False False False]
// [ 11   7   1  -1  -7 -11]
// 1
// [False False False False False False]
// [ 11   7   1  -1  -7 -11]
// 1
// [False False False False False False]
// <<<
