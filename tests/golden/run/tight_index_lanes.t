// The places of the greatest and of the least, many in lanes, in a tight loop: of equal
// values, and of NaN.  The same as of places that are given, outside of it.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func @main() {
  call @GT_f32() : () -> ()
  call @LT_f32() : () -> ()
  call @GT_f64() : () -> ()
  call @LT_f64() : () -> ()
  func.return
}
func.func private @GT_f32() {
  %x0 = util.unfoldable_constant dense<[[0.0, 1.0, 2.0, 3.0, 0.0, 1.0, 2.0, 0x7FC00000], [3.0, 0.0, 1.0, 2.0, 3.0, 0.0, 1.0, 2.0], [2.0, 3.0, 0.0, 1.0, 2.0, 3.0, 0.0, 1.0], [1.0, 2.0, 0x7FC00000, 0.0, 1.0, 2.0, 3.0, 0.0], [0.0, 1.0, 2.0, 3.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -0.0, -1.0, -2.0, -3.0, -0.0, -1.0, -2.0], [2.0, 3.0, 0x7FC00000, 1.0, 2.0, 3.0, 0.0, 1.0], [1.0, 2.0, 3.0, 0.0, 1.0, 2.0, 3.0, 0.0]]> : tensor<8x8xf32>
  %x = stablehlo.optimization_barrier %x0 : tensor<8x8xf32>
  %r0 = stablehlo.iota dim = 0 : tensor<8x8xi64>
  %r = stablehlo.optimization_barrier %r0 : tensor<8x8xi64>
  %u0 = stablehlo.constant dense<1> : tensor<8xi64>
  %i0 = util.unfoldable_constant dense<0> : tensor<i32>
  %w:3 = stablehlo.while(%i = %i0, %y = %x, %u = %u0) : tensor<i32>, tensor<8x8xf32>, tensor<8xi64>
  cond {
    %six = stablehlo.constant dense<6> : tensor<i32>
    %few = stablehlo.compare LT, %i, %six : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %far = stablehlo.constant dense<100.0> : tensor<f32>
    %e = stablehlo.slice %y [0:1, 0:1] : (tensor<8x8xf32>) -> tensor<1x1xf32>
    %e1 = stablehlo.reshape %e : (tensor<1x1xf32>) -> tensor<f32>
    %near = stablehlo.compare LT, %e1, %far : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %less = stablehlo.and %few, %near : tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %c = stablehlo.iota dim = 0 : tensor<8x8xi64>
    %n:2 = func.call @turn_GT_f32(%y, %u, %c) : (tensor<8x8xf32>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf32>, tensor<8xi64>)
    %in = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %in, %n#0, %n#1 : tensor<i32>, tensor<8x8xf32>, tensor<8xi64>
  }
  %t0:2 = call @turn_GT_f32(%x, %u0, %r) : (tensor<8x8xf32>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf32>, tensor<8xi64>)
  %t1:2 = call @turn_GT_f32(%t0#0, %t0#1, %r) : (tensor<8x8xf32>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf32>, tensor<8xi64>)
  %t2:2 = call @turn_GT_f32(%t1#0, %t1#1, %r) : (tensor<8x8xf32>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf32>, tensor<8xi64>)
  %t3:2 = call @turn_GT_f32(%t2#0, %t2#1, %r) : (tensor<8x8xf32>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf32>, tensor<8xi64>)
  %t4:2 = call @turn_GT_f32(%t3#0, %t3#1, %r) : (tensor<8x8xf32>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf32>, tensor<8xi64>)
  %t5:2 = call @turn_GT_f32(%t4#0, %t4#1, %r) : (tensor<8x8xf32>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf32>, tensor<8xi64>)
  check.expect_eq %w#2, %t5#1 : tensor<8xi64>
  return
}
func.func private @turn_GT_f32(%y: tensor<8x8xf32>, %u: tensor<8xi64>, %at: tensor<8x8xi64>) -> (tensor<8x8xf32>, tensor<8xi64>) {
  %first = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %m:2 = stablehlo.reduce(%y init: %first), (%at init: %zero) across dimensions = [0] : (tensor<8x8xf32>, tensor<8x8xi64>, tensor<f32>, tensor<i64>) -> (tensor<8xf32>, tensor<8xi64>)
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
  %three = stablehlo.constant dense<3> : tensor<8xi64>
  %v = stablehlo.multiply %u, %three : tensor<8xi64>
  %n = stablehlo.add %v, %m#1 : tensor<8xi64>
  %by = stablehlo.constant dense<-0.5> : tensor<8x8xf32>
  %z = stablehlo.multiply %y, %by : tensor<8x8xf32>
  return %z, %n : tensor<8x8xf32>, tensor<8xi64>
}
func.func private @LT_f32() {
  %x0 = util.unfoldable_constant dense<[[0.0, 1.0, 2.0, 3.0, 0.0, 1.0, 2.0, 0x7FC00000], [3.0, 0.0, 1.0, 2.0, 3.0, 0.0, 1.0, 2.0], [2.0, 3.0, 0.0, 1.0, 2.0, 3.0, 0.0, 1.0], [1.0, 2.0, 0x7FC00000, 0.0, 1.0, 2.0, 3.0, 0.0], [0.0, 1.0, 2.0, 3.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -0.0, -1.0, -2.0, -3.0, -0.0, -1.0, -2.0], [2.0, 3.0, 0x7FC00000, 1.0, 2.0, 3.0, 0.0, 1.0], [1.0, 2.0, 3.0, 0.0, 1.0, 2.0, 3.0, 0.0]]> : tensor<8x8xf32>
  %x = stablehlo.optimization_barrier %x0 : tensor<8x8xf32>
  %r0 = stablehlo.iota dim = 0 : tensor<8x8xi64>
  %r = stablehlo.optimization_barrier %r0 : tensor<8x8xi64>
  %u0 = stablehlo.constant dense<1> : tensor<8xi64>
  %i0 = util.unfoldable_constant dense<0> : tensor<i32>
  %w:3 = stablehlo.while(%i = %i0, %y = %x, %u = %u0) : tensor<i32>, tensor<8x8xf32>, tensor<8xi64>
  cond {
    %six = stablehlo.constant dense<6> : tensor<i32>
    %few = stablehlo.compare LT, %i, %six : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %far = stablehlo.constant dense<100.0> : tensor<f32>
    %e = stablehlo.slice %y [0:1, 0:1] : (tensor<8x8xf32>) -> tensor<1x1xf32>
    %e1 = stablehlo.reshape %e : (tensor<1x1xf32>) -> tensor<f32>
    %near = stablehlo.compare LT, %e1, %far : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %less = stablehlo.and %few, %near : tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %c = stablehlo.iota dim = 0 : tensor<8x8xi64>
    %n:2 = func.call @turn_LT_f32(%y, %u, %c) : (tensor<8x8xf32>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf32>, tensor<8xi64>)
    %in = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %in, %n#0, %n#1 : tensor<i32>, tensor<8x8xf32>, tensor<8xi64>
  }
  %t0:2 = call @turn_LT_f32(%x, %u0, %r) : (tensor<8x8xf32>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf32>, tensor<8xi64>)
  %t1:2 = call @turn_LT_f32(%t0#0, %t0#1, %r) : (tensor<8x8xf32>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf32>, tensor<8xi64>)
  %t2:2 = call @turn_LT_f32(%t1#0, %t1#1, %r) : (tensor<8x8xf32>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf32>, tensor<8xi64>)
  %t3:2 = call @turn_LT_f32(%t2#0, %t2#1, %r) : (tensor<8x8xf32>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf32>, tensor<8xi64>)
  %t4:2 = call @turn_LT_f32(%t3#0, %t3#1, %r) : (tensor<8x8xf32>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf32>, tensor<8xi64>)
  %t5:2 = call @turn_LT_f32(%t4#0, %t4#1, %r) : (tensor<8x8xf32>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf32>, tensor<8xi64>)
  check.expect_eq %w#2, %t5#1 : tensor<8xi64>
  return
}
func.func private @turn_LT_f32(%y: tensor<8x8xf32>, %u: tensor<8xi64>, %at: tensor<8x8xi64>) -> (tensor<8x8xf32>, tensor<8xi64>) {
  %first = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %m:2 = stablehlo.reduce(%y init: %first), (%at init: %zero) across dimensions = [0] : (tensor<8x8xf32>, tensor<8x8xi64>, tensor<f32>, tensor<i64>) -> (tensor<8xf32>, tensor<8xi64>)
   reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
    %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
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
  %three = stablehlo.constant dense<3> : tensor<8xi64>
  %v = stablehlo.multiply %u, %three : tensor<8xi64>
  %n = stablehlo.add %v, %m#1 : tensor<8xi64>
  %by = stablehlo.constant dense<-0.5> : tensor<8x8xf32>
  %z = stablehlo.multiply %y, %by : tensor<8x8xf32>
  return %z, %n : tensor<8x8xf32>, tensor<8xi64>
}
func.func private @GT_f64() {
  %x0 = util.unfoldable_constant dense<[[0.0, 1.0, 2.0, 3.0, 0.0, 1.0, 2.0, 0x7FF8000000000000], [3.0, 0.0, 1.0, 2.0, 3.0, 0.0, 1.0, 2.0], [2.0, 3.0, 0.0, 1.0, 2.0, 3.0, 0.0, 1.0], [1.0, 2.0, 0x7FF8000000000000, 0.0, 1.0, 2.0, 3.0, 0.0], [0.0, 1.0, 2.0, 3.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -0.0, -1.0, -2.0, -3.0, -0.0, -1.0, -2.0], [2.0, 3.0, 0x7FF8000000000000, 1.0, 2.0, 3.0, 0.0, 1.0], [1.0, 2.0, 3.0, 0.0, 1.0, 2.0, 3.0, 0.0]]> : tensor<8x8xf64>
  %x = stablehlo.optimization_barrier %x0 : tensor<8x8xf64>
  %r0 = stablehlo.iota dim = 0 : tensor<8x8xi64>
  %r = stablehlo.optimization_barrier %r0 : tensor<8x8xi64>
  %u0 = stablehlo.constant dense<1> : tensor<8xi64>
  %i0 = util.unfoldable_constant dense<0> : tensor<i32>
  %w:3 = stablehlo.while(%i = %i0, %y = %x, %u = %u0) : tensor<i32>, tensor<8x8xf64>, tensor<8xi64>
  cond {
    %six = stablehlo.constant dense<6> : tensor<i32>
    %few = stablehlo.compare LT, %i, %six : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %far = stablehlo.constant dense<100.0> : tensor<f64>
    %e = stablehlo.slice %y [0:1, 0:1] : (tensor<8x8xf64>) -> tensor<1x1xf64>
    %e1 = stablehlo.reshape %e : (tensor<1x1xf64>) -> tensor<f64>
    %near = stablehlo.compare LT, %e1, %far : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %less = stablehlo.and %few, %near : tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %c = stablehlo.iota dim = 0 : tensor<8x8xi64>
    %n:2 = func.call @turn_GT_f64(%y, %u, %c) : (tensor<8x8xf64>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf64>, tensor<8xi64>)
    %in = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %in, %n#0, %n#1 : tensor<i32>, tensor<8x8xf64>, tensor<8xi64>
  }
  %t0:2 = call @turn_GT_f64(%x, %u0, %r) : (tensor<8x8xf64>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf64>, tensor<8xi64>)
  %t1:2 = call @turn_GT_f64(%t0#0, %t0#1, %r) : (tensor<8x8xf64>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf64>, tensor<8xi64>)
  %t2:2 = call @turn_GT_f64(%t1#0, %t1#1, %r) : (tensor<8x8xf64>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf64>, tensor<8xi64>)
  %t3:2 = call @turn_GT_f64(%t2#0, %t2#1, %r) : (tensor<8x8xf64>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf64>, tensor<8xi64>)
  %t4:2 = call @turn_GT_f64(%t3#0, %t3#1, %r) : (tensor<8x8xf64>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf64>, tensor<8xi64>)
  %t5:2 = call @turn_GT_f64(%t4#0, %t4#1, %r) : (tensor<8x8xf64>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf64>, tensor<8xi64>)
  check.expect_eq %w#2, %t5#1 : tensor<8xi64>
  return
}
func.func private @turn_GT_f64(%y: tensor<8x8xf64>, %u: tensor<8xi64>, %at: tensor<8x8xi64>) -> (tensor<8x8xf64>, tensor<8xi64>) {
  %first = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %m:2 = stablehlo.reduce(%y init: %first), (%at init: %zero) across dimensions = [0] : (tensor<8x8xf64>, tensor<8x8xi64>, tensor<f64>, tensor<i64>) -> (tensor<8xf64>, tensor<8xi64>)
   reducer(%arg1: tensor<f64>, %arg3: tensor<f64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
    %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f64>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
    stablehlo.return %9, %10 : tensor<f64>, tensor<i64>
  }
  %three = stablehlo.constant dense<3> : tensor<8xi64>
  %v = stablehlo.multiply %u, %three : tensor<8xi64>
  %n = stablehlo.add %v, %m#1 : tensor<8xi64>
  %by = stablehlo.constant dense<-0.5> : tensor<8x8xf64>
  %z = stablehlo.multiply %y, %by : tensor<8x8xf64>
  return %z, %n : tensor<8x8xf64>, tensor<8xi64>
}
func.func private @LT_f64() {
  %x0 = util.unfoldable_constant dense<[[0.0, 1.0, 2.0, 3.0, 0.0, 1.0, 2.0, 0x7FF8000000000000], [3.0, 0.0, 1.0, 2.0, 3.0, 0.0, 1.0, 2.0], [2.0, 3.0, 0.0, 1.0, 2.0, 3.0, 0.0, 1.0], [1.0, 2.0, 0x7FF8000000000000, 0.0, 1.0, 2.0, 3.0, 0.0], [0.0, 1.0, 2.0, 3.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -0.0, -1.0, -2.0, -3.0, -0.0, -1.0, -2.0], [2.0, 3.0, 0x7FF8000000000000, 1.0, 2.0, 3.0, 0.0, 1.0], [1.0, 2.0, 3.0, 0.0, 1.0, 2.0, 3.0, 0.0]]> : tensor<8x8xf64>
  %x = stablehlo.optimization_barrier %x0 : tensor<8x8xf64>
  %r0 = stablehlo.iota dim = 0 : tensor<8x8xi64>
  %r = stablehlo.optimization_barrier %r0 : tensor<8x8xi64>
  %u0 = stablehlo.constant dense<1> : tensor<8xi64>
  %i0 = util.unfoldable_constant dense<0> : tensor<i32>
  %w:3 = stablehlo.while(%i = %i0, %y = %x, %u = %u0) : tensor<i32>, tensor<8x8xf64>, tensor<8xi64>
  cond {
    %six = stablehlo.constant dense<6> : tensor<i32>
    %few = stablehlo.compare LT, %i, %six : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %far = stablehlo.constant dense<100.0> : tensor<f64>
    %e = stablehlo.slice %y [0:1, 0:1] : (tensor<8x8xf64>) -> tensor<1x1xf64>
    %e1 = stablehlo.reshape %e : (tensor<1x1xf64>) -> tensor<f64>
    %near = stablehlo.compare LT, %e1, %far : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %less = stablehlo.and %few, %near : tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %c = stablehlo.iota dim = 0 : tensor<8x8xi64>
    %n:2 = func.call @turn_LT_f64(%y, %u, %c) : (tensor<8x8xf64>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf64>, tensor<8xi64>)
    %in = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %in, %n#0, %n#1 : tensor<i32>, tensor<8x8xf64>, tensor<8xi64>
  }
  %t0:2 = call @turn_LT_f64(%x, %u0, %r) : (tensor<8x8xf64>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf64>, tensor<8xi64>)
  %t1:2 = call @turn_LT_f64(%t0#0, %t0#1, %r) : (tensor<8x8xf64>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf64>, tensor<8xi64>)
  %t2:2 = call @turn_LT_f64(%t1#0, %t1#1, %r) : (tensor<8x8xf64>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf64>, tensor<8xi64>)
  %t3:2 = call @turn_LT_f64(%t2#0, %t2#1, %r) : (tensor<8x8xf64>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf64>, tensor<8xi64>)
  %t4:2 = call @turn_LT_f64(%t3#0, %t3#1, %r) : (tensor<8x8xf64>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf64>, tensor<8xi64>)
  %t5:2 = call @turn_LT_f64(%t4#0, %t4#1, %r) : (tensor<8x8xf64>, tensor<8xi64>, tensor<8x8xi64>) -> (tensor<8x8xf64>, tensor<8xi64>)
  check.expect_eq %w#2, %t5#1 : tensor<8xi64>
  return
}
func.func private @turn_LT_f64(%y: tensor<8x8xf64>, %u: tensor<8xi64>, %at: tensor<8x8xi64>) -> (tensor<8x8xf64>, tensor<8xi64>) {
  %first = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %m:2 = stablehlo.reduce(%y init: %first), (%at init: %zero) across dimensions = [0] : (tensor<8x8xf64>, tensor<8x8xi64>, tensor<f64>, tensor<i64>) -> (tensor<8xf64>, tensor<8xi64>)
   reducer(%arg1: tensor<f64>, %arg3: tensor<f64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
    %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f64>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
    stablehlo.return %9, %10 : tensor<f64>, tensor<i64>
  }
  %three = stablehlo.constant dense<3> : tensor<8xi64>
  %v = stablehlo.multiply %u, %three : tensor<8xi64>
  %n = stablehlo.add %v, %m#1 : tensor<8xi64>
  %by = stablehlo.constant dense<-0.5> : tensor<8x8xf64>
  %z = stablehlo.multiply %y, %by : tensor<8x8xf64>
  return %z, %n : tensor<8x8xf64>, tensor<8xi64>
}
