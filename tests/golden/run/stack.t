// What a turn of a loop stacks is written by the step that makes it: what it
// carries on, and a square that nothing else reads, which must not take the
// place of the value that came and is still to be stacked.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
func.func @main() {
  %x = util.unfoldable_constant dense<[1, 2, -3, 70000]> : tensor<4xi32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<100> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<4xi32>
  %zero = stablehlo.constant dense<0> : tensor<100x4xi32>
  %r:5 = stablehlo.while(%i = %i0, %h = %x, %a = %zero, %b = %zero, %c = %zero) : tensor<i32>, tensor<4xi32>, tensor<100x4xi32>, tensor<100x4xi32>, tensor<100x4xi32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %sq = stablehlo.multiply %h, %h : tensor<4xi32>
    %new = stablehlo.add %sq, %three : tensor<4xi32>
    %new1 = stablehlo.reshape %new : (tensor<4xi32>) -> tensor<1x4xi32>
    %a1 = stablehlo.dynamic_update_slice %a, %new1, %i, %i0 : (tensor<100x4xi32>, tensor<1x4xi32>, tensor<i32>, tensor<i32>) -> tensor<100x4xi32>
    %old1 = stablehlo.reshape %h : (tensor<4xi32>) -> tensor<1x4xi32>
    %b1 = stablehlo.dynamic_update_slice %b, %old1, %i, %i0 : (tensor<100x4xi32>, tensor<1x4xi32>, tensor<i32>, tensor<i32>) -> tensor<100x4xi32>
    %sq1 = stablehlo.reshape %sq : (tensor<4xi32>) -> tensor<1x4xi32>
    %c1 = stablehlo.dynamic_update_slice %c, %sq1, %i, %i0 : (tensor<100x4xi32>, tensor<1x4xi32>, tensor<i32>, tensor<i32>) -> tensor<100x4xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %new, %a1, %b1, %c1 : tensor<i32>, tensor<4xi32>, tensor<100x4xi32>, tensor<100x4xi32>, tensor<100x4xi32>
  }
  %came = stablehlo.multiply %r#3, %r#3 : tensor<100x4xi32>
  check.expect_eq %r#4, %came : tensor<100x4xi32>
  %first = stablehlo.slice %r#3 [0:1, 0:4] : (tensor<100x4xi32>) -> tensor<1x4xi32>
  check.expect_eq_const %first, dense<[[1, 2, -3, 70000]]> : tensor<1x4xi32>
  %threes = stablehlo.constant dense<3> : tensor<100x4xi32>
  %went = stablehlo.add %r#4, %threes : tensor<100x4xi32>
  check.expect_eq %r#2, %went : tensor<100x4xi32>
  %on = stablehlo.slice %r#2 [0:99, 0:4] : (tensor<100x4xi32>) -> tensor<99x4xi32>
  %from = stablehlo.slice %r#3 [1:100, 0:4] : (tensor<100x4xi32>) -> tensor<99x4xi32>
  check.expect_eq %on, %from : tensor<99x4xi32>
  func.return
}
