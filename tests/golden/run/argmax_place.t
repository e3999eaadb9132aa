// The place of the greatest, counted in 64 bits beside values of 32: the same as of
// places that are given; outside of a loop and in one.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %x0 = util.unfoldable_constant dense<[[1.0, 0x7FC00000, 3.0, 0.5, -0.0, 7.0, -2.0, 9.0, 4.0, 0xFF800000, 2.0], [1.0, 2.0, -3.0, 0.5, 0.0, 7.0, 0x7F800000, 8.0, 4.0, 0x7FC00000, 2.0], [5.0, 2.0, 3.0, -1.0, 0.0, -7.0, 0x7F800000, 9.0, -4.0, 1.0, 2.5], [5.0, 0x7FC00000, 8.0, -1.0, -0.0, 6.0, 1.0, 3.0, -4.0, 1.0, 2.5], [0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]]> : tensor<5x11xf32>
  %x = stablehlo.optimization_barrier %x0 : tensor<5x11xf32>
  %r0 = stablehlo.iota dim = 0 : tensor<5x11xi64>
  %c0 = stablehlo.iota dim = 1 : tensor<5x11xi64>
  %r = stablehlo.optimization_barrier %r0 : tensor<5x11xi64>
  %c = stablehlo.optimization_barrier %c0 : tensor<5x11xi64>
  %a:2 = call @counted(%x) : (tensor<5x11xf32>) -> (tensor<11xi64>, tensor<5xi64>)
  %b:2 = call @given(%x, %r, %c) : (tensor<5x11xf32>, tensor<5x11xi64>, tensor<5x11xi64>) -> (tensor<11xi64>, tensor<5xi64>)
  check.expect_eq %a#0, %b#0 : tensor<11xi64>
  check.expect_eq %a#1, %b#1 : tensor<5xi64>
  check.expect_eq_const %a#0, dense<[2, 0, 3, 0, 0, 0, 1, 0, 0, 1, 2]> : tensor<11xi64>
  check.expect_eq_const %a#1, dense<[1, 9, 6, 1, -2]> : tensor<5xi64>
  %i0 = util.unfoldable_constant dense<0> : tensor<i32>
  %w:4 = stablehlo.while(%i = %i0, %y = %x, %u = %a#0, %v = %a#1) : tensor<i32>, tensor<5x11xf32>, tensor<11xi64>, tensor<5xi64>
  cond {
    %six = stablehlo.constant dense<6> : tensor<i32>
    %few = stablehlo.compare LT, %i, %six : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %far = stablehlo.constant dense<100.0> : tensor<f32>
    %e = stablehlo.slice %y [0:1, 0:1] : (tensor<5x11xf32>) -> tensor<1x1xf32>
    %e1 = stablehlo.reshape %e : (tensor<1x1xf32>) -> tensor<f32>
    %near = stablehlo.compare LT, %e1, %far : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %less = stablehlo.and %few, %near : tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %yn = func.call @turn(%y) : (tensor<5x11xf32>) -> tensor<5x11xf32>
    %n:2 = func.call @counted(%yn) : (tensor<5x11xf32>) -> (tensor<11xi64>, tensor<5xi64>)
    %three = stablehlo.constant dense<3> : tensor<11xi64>
    %five = stablehlo.constant dense<5> : tensor<5xi64>
    %u3 = stablehlo.multiply %u, %three : tensor<11xi64>
    %v5 = stablehlo.multiply %v, %five : tensor<5xi64>
    %un = stablehlo.add %u3, %n#0 : tensor<11xi64>
    %vn = stablehlo.add %v5, %n#1 : tensor<5xi64>
    %in = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %in, %yn, %un, %vn : tensor<i32>, tensor<5x11xf32>, tensor<11xi64>, tensor<5xi64>
  }
  %three = stablehlo.constant dense<3> : tensor<11xi64>
  %five = stablehlo.constant dense<5> : tensor<5xi64>
  %y0 = call @turn(%x) : (tensor<5x11xf32>) -> tensor<5x11xf32>
  %g0:2 = call @given(%y0, %r, %c) : (tensor<5x11xf32>, tensor<5x11xi64>, tensor<5x11xi64>) -> (tensor<11xi64>, tensor<5xi64>)
  %s0 = stablehlo.multiply %b#0, %three : tensor<11xi64>
  %t0 = stablehlo.multiply %b#1, %five : tensor<5xi64>
  %u0 = stablehlo.add %s0, %g0#0 : tensor<11xi64>
  %v0 = stablehlo.add %t0, %g0#1 : tensor<5xi64>
  %y1 = call @turn(%y0) : (tensor<5x11xf32>) -> tensor<5x11xf32>
  %g1:2 = call @given(%y1, %r, %c) : (tensor<5x11xf32>, tensor<5x11xi64>, tensor<5x11xi64>) -> (tensor<11xi64>, tensor<5xi64>)
  %s1 = stablehlo.multiply %u0, %three : tensor<11xi64>
  %t1 = stablehlo.multiply %v0, %five : tensor<5xi64>
  %u1 = stablehlo.add %s1, %g1#0 : tensor<11xi64>
  %v1 = stablehlo.add %t1, %g1#1 : tensor<5xi64>
  %y2 = call @turn(%y1) : (tensor<5x11xf32>) -> tensor<5x11xf32>
  %g2:2 = call @given(%y2, %r, %c) : (tensor<5x11xf32>, tensor<5x11xi64>, tensor<5x11xi64>) -> (tensor<11xi64>, tensor<5xi64>)
  %s2 = stablehlo.multiply %u1, %three : tensor<11xi64>
  %t2 = stablehlo.multiply %v1, %five : tensor<5xi64>
  %u2 = stablehlo.add %s2, %g2#0 : tensor<11xi64>
  %v2 = stablehlo.add %t2, %g2#1 : tensor<5xi64>
  %y3 = call @turn(%y2) : (tensor<5x11xf32>) -> tensor<5x11xf32>
  %g3:2 = call @given(%y3, %r, %c) : (tensor<5x11xf32>, tensor<5x11xi64>, tensor<5x11xi64>) -> (tensor<11xi64>, tensor<5xi64>)
  %s3 = stablehlo.multiply %u2, %three : tensor<11xi64>
  %t3 = stablehlo.multiply %v2, %five : tensor<5xi64>
  %u3 = stablehlo.add %s3, %g3#0 : tensor<11xi64>
  %v3 = stablehlo.add %t3, %g3#1 : tensor<5xi64>
  %y4 = call @turn(%y3) : (tensor<5x11xf32>) -> tensor<5x11xf32>
  %g4:2 = call @given(%y4, %r, %c) : (tensor<5x11xf32>, tensor<5x11xi64>, tensor<5x11xi64>) -> (tensor<11xi64>, tensor<5xi64>)
  %s4 = stablehlo.multiply %u3, %three : tensor<11xi64>
  %t4 = stablehlo.multiply %v3, %five : tensor<5xi64>
  %u4 = stablehlo.add %s4, %g4#0 : tensor<11xi64>
  %v4 = stablehlo.add %t4, %g4#1 : tensor<5xi64>
  %y5 = call @turn(%y4) : (tensor<5x11xf32>) -> tensor<5x11xf32>
  %g5:2 = call @given(%y5, %r, %c) : (tensor<5x11xf32>, tensor<5x11xi64>, tensor<5x11xi64>) -> (tensor<11xi64>, tensor<5xi64>)
  %s5 = stablehlo.multiply %u4, %three : tensor<11xi64>
  %t5 = stablehlo.multiply %v4, %five : tensor<5xi64>
  %u5 = stablehlo.add %s5, %g5#0 : tensor<11xi64>
  %v5 = stablehlo.add %t5, %g5#1 : tensor<5xi64>
  check.expect_eq %w#2, %u5 : tensor<11xi64>
  check.expect_eq %w#3, %v5 : tensor<5xi64>
  return
}
func.func private @turn(%y: tensor<5x11xf32>) -> tensor<5x11xf32> {
  %t = stablehlo.transpose %y, dims = [1, 0] : (tensor<5x11xf32>) -> tensor<11x5xf32>
  %q = stablehlo.reshape %t : (tensor<11x5xf32>) -> tensor<5x11xf32>
  return %q : tensor<5x11xf32>
}
func.func private @counted(%x: tensor<5x11xf32>) -> (tensor<11xi64>, tensor<5xi64>) {
  %r = stablehlo.iota dim = 0 : tensor<5x11xi64>
  %c = stablehlo.iota dim = 1 : tensor<5x11xi64>
  %0:2 = call @given(%x, %r, %c) : (tensor<5x11xf32>, tensor<5x11xi64>, tensor<5x11xi64>) -> (tensor<11xi64>, tensor<5xi64>)
  return %0#0, %0#1 : tensor<11xi64>, tensor<5xi64>
}
func.func private @given(%x: tensor<5x11xf32>, %r: tensor<5x11xi64>, %c: tensor<5x11xi64>) -> (tensor<11xi64>, tensor<5xi64>) {
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %first = stablehlo.constant dense<-2> : tensor<i64>
  %p:2 = stablehlo.reduce(%x init: %least), (%r init: %first) across dimensions = [0] : (tensor<5x11xf32>, tensor<5x11xi64>, tensor<f32>, tensor<i64>) -> (tensor<11xf32>, tensor<11xi64>)
   reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
    %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
    stablehlo.return %9, %10 : tensor<f32>, tensor<i64>
  }
  %q:2 = stablehlo.reduce(%x init: %least), (%c init: %first) across dimensions = [1] : (tensor<5x11xf32>, tensor<5x11xi64>, tensor<f32>, tensor<i64>) -> (tensor<5xf32>, tensor<5xi64>)
   reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
    %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
    stablehlo.return %9, %10 : tensor<f32>, tensor<i64>
  }
  return %p#1, %q#1 : tensor<11xi64>, tensor<5xi64>
}
