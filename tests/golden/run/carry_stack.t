// The state of 16 filters of two sections, stacked from four rows and turned, as a
// step that is mapped over filters leaves it, with coefficients of a table that no
// turn changes: the state is stored by components from turn to turn, the columns of
// the table lie side by side before the loop.  Oracle: the same with rows as carries.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -c 'i32 .48 [(]1[)]'
func.func @main() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %turns = stablehlo.constant dense<90> : tensor<i32>
  %row0 = stablehlo.constant dense<0> : tensor<16xi32>
  %state0 = stablehlo.constant dense<0> : tensor<16x4xi32>
  %seed = util.unfoldable_constant dense<1009> : tensor<i32>
  %n = stablehlo.iota dim = 0 : tensor<64xi32>
  %m = stablehlo.constant dense<7919> : tensor<64xi32>
  %s = stablehlo.broadcast_in_dim %seed, dims = [] : (tensor<i32>) -> tensor<64xi32>
  %a = stablehlo.multiply %n, %m : tensor<64xi32>
  %b = stablehlo.remainder %a, %s : tensor<64xi32>
  %c = stablehlo.reshape %b : (tensor<64xi32>) -> tensor<16x4xi32>
  %table = stablehlo.optimization_barrier %c : tensor<16x4xi32>
  %w:2 = stablehlo.while(%i = %zero, %x = %state0) : tensor<i32>, tensor<16x4xi32>
  cond {
    %p = stablehlo.compare LT, %i, %turns : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %in = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %t0 = stablehlo.slice %table [0:16, 0:1] : (tensor<16x4xi32>) -> tensor<16x1xi32>
    %k0 = stablehlo.reshape %t0 : (tensor<16x1xi32>) -> tensor<16xi32>
    %t1 = stablehlo.slice %table [0:16, 1:2] : (tensor<16x4xi32>) -> tensor<16x1xi32>
    %k1 = stablehlo.reshape %t1 : (tensor<16x1xi32>) -> tensor<16xi32>
    %t2 = stablehlo.slice %table [0:16, 3:4] : (tensor<16x4xi32>) -> tensor<16x1xi32>
    %k2 = stablehlo.reshape %t2 : (tensor<16x1xi32>) -> tensor<16xi32>
    %x0 = stablehlo.slice %x [0:16, 0:1] : (tensor<16x4xi32>) -> tensor<16x1xi32>
    %s0 = stablehlo.reshape %x0 : (tensor<16x1xi32>) -> tensor<16xi32>
    %x1 = stablehlo.slice %x [0:16, 1:2] : (tensor<16x4xi32>) -> tensor<16x1xi32>
    %s1 = stablehlo.reshape %x1 : (tensor<16x1xi32>) -> tensor<16xi32>
    %x2 = stablehlo.slice %x [0:16, 2:3] : (tensor<16x4xi32>) -> tensor<16x1xi32>
    %s2 = stablehlo.reshape %x2 : (tensor<16x1xi32>) -> tensor<16xi32>
    %x3 = stablehlo.slice %x [0:16, 3:4] : (tensor<16x4xi32>) -> tensor<16x1xi32>
    %s3 = stablehlo.reshape %x3 : (tensor<16x1xi32>) -> tensor<16xi32>
    %m0 = stablehlo.multiply %k0, %in : tensor<16xi32>
    %y0 = stablehlo.add %m0, %s0 : tensor<16xi32>
    %m1 = stablehlo.multiply %k1, %y0 : tensor<16xi32>
    %y1 = stablehlo.xor %m1, %s1 : tensor<16xi32>
    %m2 = stablehlo.multiply %k2, %y1 : tensor<16xi32>
    %y2 = stablehlo.add %m2, %s2 : tensor<16xi32>
    %y3 = stablehlo.xor %s3, %y0 : tensor<16xi32>
    %r0 = stablehlo.reshape %y1 : (tensor<16xi32>) -> tensor<1x16xi32>
    %r1 = stablehlo.reshape %y3 : (tensor<16xi32>) -> tensor<1x16xi32>
    %r2 = stablehlo.reshape %y0 : (tensor<16xi32>) -> tensor<1x16xi32>
    %r3 = stablehlo.reshape %y2 : (tensor<16xi32>) -> tensor<1x16xi32>
    %rows = stablehlo.concatenate %r0, %r1, %r2, %r3, dim = 0 : (tensor<1x16xi32>, tensor<1x16xi32>, tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<4x16xi32>
    %next = stablehlo.transpose %rows, dims = [1, 0] : (tensor<4x16xi32>) -> tensor<16x4xi32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %next : tensor<i32>, tensor<16x4xi32>
  }
  %e0 = stablehlo.slice %table [0:16, 0:1] : (tensor<16x4xi32>) -> tensor<16x1xi32>
  %c0 = stablehlo.reshape %e0 : (tensor<16x1xi32>) -> tensor<16xi32>
  %b0 = stablehlo.optimization_barrier %c0 : tensor<16xi32>
  %e1 = stablehlo.slice %table [0:16, 1:2] : (tensor<16x4xi32>) -> tensor<16x1xi32>
  %c1 = stablehlo.reshape %e1 : (tensor<16x1xi32>) -> tensor<16xi32>
  %b1 = stablehlo.optimization_barrier %c1 : tensor<16xi32>
  %e2 = stablehlo.slice %table [0:16, 3:4] : (tensor<16x4xi32>) -> tensor<16x1xi32>
  %c2 = stablehlo.reshape %e2 : (tensor<16x1xi32>) -> tensor<16xi32>
  %b2 = stablehlo.optimization_barrier %c2 : tensor<16xi32>
  %v:5 = stablehlo.while(%i = %zero, %s0 = %row0, %s1 = %row0, %s2 = %row0, %s3 = %row0) : tensor<i32>, tensor<16xi32>, tensor<16xi32>, tensor<16xi32>, tensor<16xi32>
  cond {
    %p = stablehlo.compare LT, %i, %turns : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %in = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %m0 = stablehlo.multiply %b0, %in : tensor<16xi32>
    %y0 = stablehlo.add %m0, %s0 : tensor<16xi32>
    %m1 = stablehlo.multiply %b1, %y0 : tensor<16xi32>
    %y1 = stablehlo.xor %m1, %s1 : tensor<16xi32>
    %m2 = stablehlo.multiply %b2, %y1 : tensor<16xi32>
    %y2 = stablehlo.add %m2, %s2 : tensor<16xi32>
    %y3 = stablehlo.xor %s3, %y0 : tensor<16xi32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %y1, %y3, %y0, %y2 : tensor<i32>, tensor<16xi32>, tensor<16xi32>, tensor<16xi32>, tensor<16xi32>
  }
  %d0 = stablehlo.reshape %v#1 : (tensor<16xi32>) -> tensor<16x1xi32>
  %d1 = stablehlo.reshape %v#2 : (tensor<16xi32>) -> tensor<16x1xi32>
  %d2 = stablehlo.reshape %v#3 : (tensor<16xi32>) -> tensor<16x1xi32>
  %d3 = stablehlo.reshape %v#4 : (tensor<16xi32>) -> tensor<16x1xi32>
  %all = stablehlo.concatenate %d0, %d1, %d2, %d3, dim = 1 : (tensor<16x1xi32>, tensor<16x1xi32>, tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x4xi32>
  check.expect_eq %w#1, %all : tensor<16x4xi32>
  func.return
}
// >>> stdout
// 2
// <<<
