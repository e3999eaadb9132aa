// Products of integers of eight rows with the same right side, whose panels are kept
// for the second; and in a loop, for the next turn.  Oracle: one product of sixteen
// rows.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @i32() : () -> ()
  func.call @i64() : () -> ()
  func.return
}
func.func private @i32() {
  %seven = stablehlo.constant dense<7> : tensor<16x289xi32>
  %five = stablehlo.constant dense<5> : tensor<289x33xi32>
  %xi = stablehlo.iota dim = 0 : tensor<16x289xi32>
  %xk = stablehlo.iota dim = 1 : tensor<16x289xi32>
  %x0 = stablehlo.multiply %xi, %xk : tensor<16x289xi32>
  %x1 = stablehlo.remainder %x0, %seven : tensor<16x289xi32>
  %x = stablehlo.optimization_barrier %x1 : tensor<16x289xi32>
  %yk = stablehlo.iota dim = 0 : tensor<289x33xi32>
  %yj = stablehlo.iota dim = 1 : tensor<289x33xi32>
  %y0 = stablehlo.add %yk, %yj : tensor<289x33xi32>
  %y1 = stablehlo.remainder %y0, %five : tensor<289x33xi32>
  %y = stablehlo.optimization_barrier %y1 : tensor<289x33xi32>
  %e = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<16x289xi32>, tensor<289x33xi32>) -> tensor<16x33xi32>
  %a0 = stablehlo.slice %x [0:8, 0:289] : (tensor<16x289xi32>) -> tensor<8x289xi32>
  %b0 = stablehlo.slice %x [8:16, 0:289] : (tensor<16x289xi32>) -> tensor<8x289xi32>
  %a = stablehlo.optimization_barrier %a0 : tensor<8x289xi32>
  %b = stablehlo.optimization_barrier %b0 : tensor<8x289xi32>
  %p = stablehlo.dot_general %a, %y, contracting_dims = [1] x [0] : (tensor<8x289xi32>, tensor<289x33xi32>) -> tensor<8x33xi32>
  %q = stablehlo.dot_general %b, %y, contracting_dims = [1] x [0] : (tensor<8x289xi32>, tensor<289x33xi32>) -> tensor<8x33xi32>
  %r = stablehlo.concatenate %p, %q, dim = 0 : (tensor<8x33xi32>, tensor<8x33xi32>) -> tensor<16x33xi32>
  %d = stablehlo.subtract %r, %e : tensor<16x33xi32>
  check.expect_eq_const %d, dense<0> : tensor<16x33xi32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %n0 = stablehlo.constant dense<2> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<8x33xi32>
  %w:3 = stablehlo.while(%i = %i0, %v = %a, %s = %zero) : tensor<i32>, tensor<8x289xi32>, tensor<8x33xi32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %u = stablehlo.dot_general %v, %y, contracting_dims = [1] x [0] : (tensor<8x289xi32>, tensor<289x33xi32>) -> tensor<8x33xi32>
    %z = stablehlo.add %s, %u : tensor<8x33xi32>
    stablehlo.return %j, %b, %z : tensor<i32>, tensor<8x289xi32>, tensor<8x33xi32>
  }
  %g = stablehlo.slice %e [0:8, 0:33] : (tensor<16x33xi32>) -> tensor<8x33xi32>
  %h = stablehlo.slice %e [8:16, 0:33] : (tensor<16x33xi32>) -> tensor<8x33xi32>
  %gh = stablehlo.add %g, %h : tensor<8x33xi32>
  %k = stablehlo.subtract %w#2, %gh : tensor<8x33xi32>
  check.expect_eq_const %k, dense<0> : tensor<8x33xi32>
  func.return
}
func.func private @i64() {
  %seven = stablehlo.constant dense<7> : tensor<16x289xi64>
  %five = stablehlo.constant dense<5> : tensor<289x33xi64>
  %xi = stablehlo.iota dim = 0 : tensor<16x289xi64>
  %xk = stablehlo.iota dim = 1 : tensor<16x289xi64>
  %x0 = stablehlo.multiply %xi, %xk : tensor<16x289xi64>
  %x1 = stablehlo.remainder %x0, %seven : tensor<16x289xi64>
  %x = stablehlo.optimization_barrier %x1 : tensor<16x289xi64>
  %yk = stablehlo.iota dim = 0 : tensor<289x33xi64>
  %yj = stablehlo.iota dim = 1 : tensor<289x33xi64>
  %y0 = stablehlo.add %yk, %yj : tensor<289x33xi64>
  %y1 = stablehlo.remainder %y0, %five : tensor<289x33xi64>
  %y = stablehlo.optimization_barrier %y1 : tensor<289x33xi64>
  %e = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<16x289xi64>, tensor<289x33xi64>) -> tensor<16x33xi64>
  %a0 = stablehlo.slice %x [0:8, 0:289] : (tensor<16x289xi64>) -> tensor<8x289xi64>
  %b0 = stablehlo.slice %x [8:16, 0:289] : (tensor<16x289xi64>) -> tensor<8x289xi64>
  %a = stablehlo.optimization_barrier %a0 : tensor<8x289xi64>
  %b = stablehlo.optimization_barrier %b0 : tensor<8x289xi64>
  %p = stablehlo.dot_general %a, %y, contracting_dims = [1] x [0] : (tensor<8x289xi64>, tensor<289x33xi64>) -> tensor<8x33xi64>
  %q = stablehlo.dot_general %b, %y, contracting_dims = [1] x [0] : (tensor<8x289xi64>, tensor<289x33xi64>) -> tensor<8x33xi64>
  %r = stablehlo.concatenate %p, %q, dim = 0 : (tensor<8x33xi64>, tensor<8x33xi64>) -> tensor<16x33xi64>
  %d = stablehlo.subtract %r, %e : tensor<16x33xi64>
  check.expect_eq_const %d, dense<0> : tensor<16x33xi64>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %n0 = stablehlo.constant dense<2> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<8x33xi64>
  %w:3 = stablehlo.while(%i = %i0, %v = %a, %s = %zero) : tensor<i32>, tensor<8x289xi64>, tensor<8x33xi64>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %u = stablehlo.dot_general %v, %y, contracting_dims = [1] x [0] : (tensor<8x289xi64>, tensor<289x33xi64>) -> tensor<8x33xi64>
    %z = stablehlo.add %s, %u : tensor<8x33xi64>
    stablehlo.return %j, %b, %z : tensor<i32>, tensor<8x289xi64>, tensor<8x33xi64>
  }
  %g = stablehlo.slice %e [0:8, 0:33] : (tensor<16x33xi64>) -> tensor<8x33xi64>
  %h = stablehlo.slice %e [8:16, 0:33] : (tensor<16x33xi64>) -> tensor<8x33xi64>
  %gh = stablehlo.add %g, %h : tensor<8x33xi64>
  %k = stablehlo.subtract %w#2, %gh : tensor<8x33xi64>
  check.expect_eq_const %k, dense<0> : tensor<8x33xi64>
  func.return
}
