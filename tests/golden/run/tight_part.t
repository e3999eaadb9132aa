// A counted loop inside a tight loop that stores into some elements of a buffer
// and reads none: it leaves the others as they were.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func @main() {
  %zero = util.unfoldable_constant dense<0> : tensor<i32>
  %x0 = util.unfoldable_constant dense<[3, -2, 9, 1]> : tensor<4xi32>
  %t0 = util.unfoldable_constant dense<[5, 6, 7, 8, 9, 10, 11, 12]> : tensor<8xi32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %x = %x0, %t = %t0) : tensor<i32>, tensor<4xi32>, tensor<8xi32>
  cond {
    %most = stablehlo.constant dense<9> : tensor<i32>
    %go = stablehlo.compare LT, %i, %most : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %first = stablehlo.constant dense<0> : tensor<i32>
    %q:3 = stablehlo.while(%j = %first, %y = %x, %u = %t) : tensor<i32>, tensor<4xi32>, tensor<8xi32>
    cond {
      %turns = stablehlo.constant dense<20> : tensor<i32>
      %on = stablehlo.compare LT, %j, %turns : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %on : tensor<i1>
    } do {
      %three = stablehlo.constant dense<3> : tensor<4xi32>
      %ij = stablehlo.multiply %i, %j : tensor<i32>
      %ijs = stablehlo.broadcast_in_dim %ij, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %y3 = stablehlo.multiply %y, %three : tensor<4xi32>
      %v = stablehlo.xor %y3, %ijs : tensor<4xi32>
      %un = stablehlo.dynamic_update_slice %u, %v, %first : (tensor<8xi32>, tensor<4xi32>, tensor<i32>) -> tensor<8xi32>
      %jn = stablehlo.add %j, %one : tensor<i32>
      stablehlo.return %jn, %v, %un : tensor<i32>, tensor<4xi32>, tensor<8xi32>
    }
    %in = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %in, %q#1, %q#2 : tensor<i32>, tensor<4xi32>, tensor<8xi32>
  }
  %head = stablehlo.slice %r#2 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  check.expect_eq %head, %r#1 : tensor<4xi32>
  %tail = stablehlo.slice %r#2 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %want = stablehlo.constant dense<[9, 10, 11, 12]> : tensor<4xi32>
  check.expect_eq %tail, %want : tensor<4xi32>
  return
}
