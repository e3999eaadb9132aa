// Branches of a tight loop that leave vectors: both of them one, one of them what
// was there, one number everywhere, or numbers one by one.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=at-once poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=at-once POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=at-once POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=later poprun %s
func.func @main() -> (tensor<11xf32>, tensor<11xf32>, tensor<9xf64>, tensor<6xi32>) {
  %i0 = util.unfoldable_constant dense<0> : tensor<i32>
  %a0 = util.unfoldable_constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0]> : tensor<11xf32>
  %b0 = util.unfoldable_constant dense<0.25> : tensor<11xf32>
  %d0 = util.unfoldable_constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : tensor<9xf64>
  %e0 = util.unfoldable_constant dense<[5, 4, 3, 2, 1, 0]> : tensor<6xi32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %turns = stablehlo.constant dense<13> : tensor<i32>
  %half = stablehlo.constant dense<0.5> : tensor<11xf32>
  %zeros = stablehlo.constant dense<0.0> : tensor<9xf64>
  %halves = stablehlo.constant dense<1.5> : tensor<9xf64>
  %ones = stablehlo.constant dense<1> : tensor<6xi32>
  %r:5 = stablehlo.while(%i = %i0, %a = %a0, %b = %b0, %d = %d0, %e = %e0) : tensor<i32>, tensor<11xf32>, tensor<11xf32>, tensor<9xf64>, tensor<6xi32>
  cond {
    %go = stablehlo.compare LT, %i, %turns : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %k = stablehlo.and %i, %three : tensor<i32>
    %odd = stablehlo.and %i, %one : tensor<i32>
    %c:2 = "stablehlo.case"(%k) ({
      %a1 = stablehlo.multiply %a, %half : tensor<11xf32>
      stablehlo.return %a1, %b : tensor<11xf32>, tensor<11xf32>
    }, {
      %h = stablehlo.slice %a [0:4] : (tensor<11xf32>) -> tensor<4xf32>
      %t = stablehlo.slice %a [4:11] : (tensor<11xf32>) -> tensor<7xf32>
      %a2 = stablehlo.concatenate %t, %h, dim = 0 : (tensor<7xf32>, tensor<4xf32>) -> tensor<11xf32>
      %b2 = stablehlo.add %a, %b : tensor<11xf32>
      stablehlo.return %a2, %b2 : tensor<11xf32>, tensor<11xf32>
    }, {
      stablehlo.return %b, %a : tensor<11xf32>, tensor<11xf32>
    }) : (tensor<i32>) -> (tensor<11xf32>, tensor<11xf32>)
    %f:2 = "stablehlo.case"(%odd) ({
      %d1 = stablehlo.add %d, %halves : tensor<9xf64>
      %e1 = stablehlo.add %e, %ones : tensor<6xi32>
      stablehlo.return %d1, %e1 : tensor<9xf64>, tensor<6xi32>
    }, {
      %p = stablehlo.slice %e [0:3] : (tensor<6xi32>) -> tensor<3xi32>
      %q = stablehlo.slice %e [3:6] : (tensor<6xi32>) -> tensor<3xi32>
      %e2 = stablehlo.concatenate %q, %p, dim = 0 : (tensor<3xi32>, tensor<3xi32>) -> tensor<6xi32>
      stablehlo.return %zeros, %e2 : tensor<9xf64>, tensor<6xi32>
    }) : (tensor<i32>) -> (tensor<9xf64>, tensor<6xi32>)
    %n = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %n, %c#0, %c#1, %f#0, %f#1 : tensor<i32>, tensor<11xf32>, tensor<11xf32>, tensor<9xf64>, tensor<6xi32>
  }
  return %r#1, %r#2, %r#3, %r#4 : tensor<11xf32>, tensor<11xf32>, tensor<9xf64>, tensor<6xi32>
}
// >>> stdout
// [0.0625 0.125  0.1875 0.25   0.3125 0.375  0.4375 0.5    0.5625 0.625
//  0.    ]
// [2.25  3.125 4.    3.5   4.375 5.25  6.125 4.25  5.125 6.    6.875]
// [1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5]
// [12 11 10  9  8  7]
// [0.0625 0.125  0.1875 0.25   0.3125 0.375  0.4375 0.5    0.5625 0.625
//  0.    ]
// [2.25  3.125 4.    3.5   4.375 5.25  6.125 4.25  5.125 6.    6.875]
// [1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5]
// [12 11 10  9  8  7]
// [0.0625 0.125  0.1875 0.25   0.3125 0.375  0.4375 0.5    0.5625 0.625
//  0.    ]
// [2.25  3.125 4.    3.5   4.375 5.25  6.125 4.25  5.125 6.    6.875]
// [1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5]
// [12 11 10  9  8  7]
// [0.0625 0.125  0.1875 0.25   0.3125 0.375  0.4375 0.5    0.5625 0.625
//  0.    ]
// [2.25  3.125 4.    3.5   4.375 5.25  6.125 4.25  5.125 6.    6.875]
// [1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5]
// [12 11 10  9  8  7]
// <<<
