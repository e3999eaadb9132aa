// Steps of a tight loop that have no code in it, and are called: of a matrix, a
// sort; one that a choice may leave out, beside elements that it stores.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func @main() {
  %i0 = util.unfoldable_constant dense<0> : tensor<i32>
  %a0 = util.unfoldable_constant dense<[[4.0, 2.0, 8.0], [2.0, 10.0, 10.0], [8.0, 10.0, 21.0]]> : tensor<3x3xf32>
  %k0 = util.unfoldable_constant dense<[3, 8, 1, 9, 4]> : tensor<5xi32>
  %t0 = util.unfoldable_constant dense<0> : tensor<12xi32>
  %s0 = util.unfoldable_constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %turns = stablehlo.constant dense<12> : tensor<i32>
  %last = stablehlo.constant dense<11> : tensor<i32>
  %four = stablehlo.constant dense<4.0> : tensor<3x3xf32>
  %seven = stablehlo.constant dense<7> : tensor<5xi32>
  %eleven = stablehlo.constant dense<11> : tensor<5xi32>
  %r:5 = stablehlo.while(%i = %i0, %a = %a0, %k = %k0, %t = %t0, %s = %s0) : tensor<i32>, tensor<3x3xf32>, tensor<5xi32>, tensor<12xi32>, tensor<f32>
  cond {
    %go = stablehlo.compare LT, %i, %turns : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %l = stablehlo.cholesky %a, lower = true : tensor<3x3xf32>
    %l1 = stablehlo.slice %l [2:3, 0:1] : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %l2 = stablehlo.reshape %l1 : (tensor<1x1xf32>) -> tensor<f32>
    %sn = stablehlo.add %s, %l2 : tensor<f32>
    %an = stablehlo.multiply %a, %four : tensor<3x3xf32>
    %ii = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %k1 = stablehlo.multiply %k, %seven : tensor<5xi32>
    %k2 = stablehlo.add %k1, %ii : tensor<5xi32>
    %k3 = stablehlo.remainder %k2, %eleven : tensor<5xi32>
    %kn = "stablehlo.sort"(%k3) ({
    ^bb0(%x: tensor<i32>, %y: tensor<i32>):
      %lt = stablehlo.compare LT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %lt : tensor<i1>
    }) {dimension = 0 : i64} : (tensor<5xi32>) -> tensor<5xi32>
    %odd = stablehlo.and %i, %one : tensor<i32>
    %tn = "stablehlo.case"(%odd) ({
      %hundred = stablehlo.constant dense<100> : tensor<1xi32>
      %e1 = stablehlo.slice %kn [1:2] : (tensor<5xi32>) -> tensor<1xi32>
      %e2 = stablehlo.add %e1, %hundred : tensor<1xi32>
      %at = stablehlo.subtract %last, %i : tensor<i32>
      %u = stablehlo.dynamic_update_slice %t, %e2, %at : (tensor<12xi32>, tensor<1xi32>, tensor<i32>) -> tensor<12xi32>
      stablehlo.return %u : tensor<12xi32>
    }, {
      %m1 = stablehlo.negate %kn : tensor<5xi32>
      %m2 = "stablehlo.sort"(%m1) ({
      ^bb0(%x: tensor<i32>, %y: tensor<i32>):
        %lt = stablehlo.compare LT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %lt : tensor<i1>
      }) {dimension = 0 : i64} : (tensor<5xi32>) -> tensor<5xi32>
      %m3 = stablehlo.slice %m2 [0:1] : (tensor<5xi32>) -> tensor<1xi32>
      %u = stablehlo.dynamic_update_slice %t, %m3, %i : (tensor<12xi32>, tensor<1xi32>, tensor<i32>) -> tensor<12xi32>
      stablehlo.return %u : tensor<12xi32>
    }) : (tensor<i32>) -> tensor<12xi32>
    %in = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %in, %an, %kn, %tn, %sn : tensor<i32>, tensor<3x3xf32>, tensor<5xi32>, tensor<12xi32>, tensor<f32>
  }
  %wk = stablehlo.constant dense<[1, 4, 7, 8, 10]> : tensor<5xi32>
  check.expect_eq %r#2, %wk : tensor<5xi32>
  %wt = stablehlo.constant dense<[0, 103, 0, 105, 0, 102, 0, -10, 0, -10, 0, -10]> : tensor<12xi32>
  check.expect_eq %r#3, %wt : tensor<12xi32>
  %ws = stablehlo.constant dense<16380.0> : tensor<f32>
  check.expect_eq %r#4, %ws : tensor<f32>
  return
}
