// Branches that change what a loop carries do so in place, also inside another
// branch: only what a branch changes before it reads it all, and what is needed
// behind the branches, is copied.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=at-once poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=at-once POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=later poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -c 'copy .9'
func.func @main() -> (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) {
  %i0 = util.unfoldable_constant dense<0> : tensor<i32>
  %a0 = util.unfoldable_constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : tensor<9xf32>
  %x = util.unfoldable_constant dense<[10.0]> : tensor<1xf32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %turns = stablehlo.constant dense<11> : tensor<i32>
  %half = stablehlo.constant dense<0.5> : tensor<9xf32>
  %r:4 = stablehlo.while(%i = %i0, %a = %a0, %b = %half, %c = %half) : tensor<i32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>
  cond {
    %go = stablehlo.compare LT, %i, %turns : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %k = stablehlo.and %i, %three : tensor<i32>
    %odd = stablehlo.and %i, %one : tensor<i32>
    %low = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %an = "stablehlo.case"(%k) ({
      %p = stablehlo.dynamic_update_slice %a, %x, %i : (tensor<9xf32>, tensor<1xf32>, tensor<i32>) -> tensor<9xf32>
      stablehlo.return %p : tensor<9xf32>
    }, {
      %q = "stablehlo.if"(%low) ({
        %q1 = stablehlo.dynamic_update_slice %a, %x, %two : (tensor<9xf32>, tensor<1xf32>, tensor<i32>) -> tensor<9xf32>
        stablehlo.return %q1 : tensor<9xf32>
      }, {
        %q2 = stablehlo.dynamic_slice %a, %one, sizes = [1] : (tensor<9xf32>, tensor<i32>) -> tensor<1xf32>
        %q3 = stablehlo.dynamic_update_slice %a, %q2, %k : (tensor<9xf32>, tensor<1xf32>, tensor<i32>) -> tensor<9xf32>
        %q4 = stablehlo.dynamic_update_slice %q3, %q2, %i : (tensor<9xf32>, tensor<1xf32>, tensor<i32>) -> tensor<9xf32>
        stablehlo.return %q4 : tensor<9xf32>
      }) : (tensor<i1>) -> tensor<9xf32>
      stablehlo.return %q : tensor<9xf32>
    }, {
      stablehlo.return %a : tensor<9xf32>
    }, {
      %s = stablehlo.multiply %a, %half : tensor<9xf32>
      stablehlo.return %s : tensor<9xf32>
    }) : (tensor<i32>) -> tensor<9xf32>
    // What is needed behind the branches.
    %bn = "stablehlo.case"(%odd) ({
      %t = stablehlo.dynamic_update_slice %b, %x, %k : (tensor<9xf32>, tensor<1xf32>, tensor<i32>) -> tensor<9xf32>
      stablehlo.return %t : tensor<9xf32>
    }, {
      stablehlo.return %b : tensor<9xf32>
    }) : (tensor<i32>) -> tensor<9xf32>
    %cn = stablehlo.add %b, %c : tensor<9xf32>
    %n = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %n, %an, %bn, %cn : tensor<i32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>
  }
  return %r#1, %r#2, %r#3 : tensor<9xf32>, tensor<9xf32>, tensor<9xf32>
}
// >>> stdout
// [2.5  0.25 2.5  0.75 5.   0.25 1.5  1.75 0.25]
// [10.   0.5 10.   0.5  0.5  0.5  0.5  0.5  0.5]
// [101.   6.  82.   6.   6.   6.   6.   6.   6.]
// [2.5  0.25 2.5  0.75 5.   0.25 1.5  1.75 0.25]
// [10.   0.5 10.   0.5  0.5  0.5  0.5  0.5  0.5]
// [101.   6.  82.   6.   6.   6.   6.   6.   6.]
// [2.5  0.25 2.5  0.75 5.   0.25 1.5  1.75 0.25]
// [10.   0.5 10.   0.5  0.5  0.5  0.5  0.5  0.5]
// [101.   6.  82.   6.   6.   6.   6.   6.   6.]
// 4
// <<<
