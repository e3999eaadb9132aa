// Functions of single values that become vectors in a tight loop: the same bits as
// those of vectors.  Sums of rows in memory, by values in memory and in the frame.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func @main() {
  %i0 = util.unfoldable_constant dense<0> : tensor<i32>
  %three = util.unfoldable_constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %a0 = util.unfoldable_constant dense<0.3> : tensor<f32>
  %b0 = util.unfoldable_constant dense<-1.2> : tensor<f32>
  %c0 = util.unfoldable_constant dense<0.9> : tensor<f32>
  %d0 = util.unfoldable_constant dense<2.1> : tensor<f32>
  %r:5 = stablehlo.while(%i = %i0, %a = %a0, %b = %b0, %c = %c0, %d = %d0) : tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  cond {
    %far = stablehlo.constant dense<100.0> : tensor<f32>
    %near = stablehlo.compare LT, %a, %far : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %less = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %go = stablehlo.and %near, %less : tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %lh = stablehlo.constant dense<0.75> : tensor<f32>
    %ls0 = stablehlo.sine %a : tensor<f32>
    %le0 = stablehlo.exponential %a : tensor<f32>
    %lq0 = stablehlo.power %le0, %lh : tensor<f32>
    %ls1 = stablehlo.sine %b : tensor<f32>
    %le1 = stablehlo.exponential %b : tensor<f32>
    %lq1 = stablehlo.power %le1, %lh : tensor<f32>
    %ls2 = stablehlo.sine %c : tensor<f32>
    %le2 = stablehlo.exponential %c : tensor<f32>
    %lq2 = stablehlo.power %le2, %lh : tensor<f32>
    %ls3 = stablehlo.sine %d : tensor<f32>
    %le3 = stablehlo.exponential %d : tensor<f32>
    %lq3 = stablehlo.power %le3, %lh : tensor<f32>
    %lw = stablehlo.sine %ls0 : tensor<f32>
    %la = stablehlo.multiply %lq1, %ls2 : tensor<f32>
    %lb = stablehlo.subtract %lw, %lq2 : tensor<f32>
    %lc = stablehlo.multiply %ls3, %lq0 : tensor<f32>
    %ld = stablehlo.subtract %ls1, %lq3 : tensor<f32>
    %in = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %in, %la, %lb, %lc, %ld : tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  %x0 = util.unfoldable_constant dense<[0.3, -1.2, 0.9, 2.1]> : tensor<4xf32>
  %q:2 = stablehlo.while(%i = %i0, %x = %x0) : tensor<i32>, tensor<4xf32>
  cond {
    %far = stablehlo.constant dense<100.0> : tensor<f32>
    %f = stablehlo.slice %x [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    %f1 = stablehlo.reshape %f : (tensor<1xf32>) -> tensor<f32>
    %near = stablehlo.compare LT, %f1, %far : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %less = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %go = stablehlo.and %near, %less : tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %h = stablehlo.constant dense<0.75> : tensor<4xf32>
    %s = stablehlo.sine %x : tensor<4xf32>
    %e = stablehlo.exponential %x : tensor<4xf32>
    %p = stablehlo.power %e, %h : tensor<4xf32>
    %w = stablehlo.sine %s : tensor<4xf32>
    %s1 = stablehlo.slice %s [1:2] : (tensor<4xf32>) -> tensor<1xf32>
    %s2 = stablehlo.slice %s [2:3] : (tensor<4xf32>) -> tensor<1xf32>
    %s3 = stablehlo.slice %s [3:4] : (tensor<4xf32>) -> tensor<1xf32>
    %w0 = stablehlo.slice %w [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    %p0 = stablehlo.slice %p [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    %p1 = stablehlo.slice %p [1:2] : (tensor<4xf32>) -> tensor<1xf32>
    %p2 = stablehlo.slice %p [2:3] : (tensor<4xf32>) -> tensor<1xf32>
    %p3 = stablehlo.slice %p [3:4] : (tensor<4xf32>) -> tensor<1xf32>
    %a = stablehlo.multiply %p1, %s2 : tensor<1xf32>
    %b = stablehlo.subtract %w0, %p2 : tensor<1xf32>
    %c = stablehlo.multiply %s3, %p0 : tensor<1xf32>
    %d = stablehlo.subtract %s1, %p3 : tensor<1xf32>
    %xn = stablehlo.concatenate %a, %b, %c, %d, dim = 0 : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
    %in = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %in, %xn : tensor<i32>, tensor<4xf32>
  }
  %q0 = stablehlo.slice %q#1 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
  %r0 = stablehlo.reshape %r#1 : (tensor<f32>) -> tensor<1xf32>
  check.expect_eq %r0, %q0 : tensor<1xf32>
  %q1 = stablehlo.slice %q#1 [1:2] : (tensor<4xf32>) -> tensor<1xf32>
  %r1 = stablehlo.reshape %r#2 : (tensor<f32>) -> tensor<1xf32>
  check.expect_eq %r1, %q1 : tensor<1xf32>
  %q2 = stablehlo.slice %q#1 [2:3] : (tensor<4xf32>) -> tensor<1xf32>
  %r2 = stablehlo.reshape %r#3 : (tensor<f32>) -> tensor<1xf32>
  check.expect_eq %r2, %q2 : tensor<1xf32>
  %q3 = stablehlo.slice %q#1 [3:4] : (tensor<4xf32>) -> tensor<1xf32>
  %r3 = stablehlo.reshape %r#4 : (tensor<f32>) -> tensor<1xf32>
  check.expect_eq %r3, %q3 : tensor<1xf32>
  %m32 = util.unfoldable_constant dense<1.0> : tensor<4x2xf32>
  %f32 = util.unfoldable_constant dense<[2.0, -1.0, 0.5, 4.0]> : tensor<4xf32>
  %t32 = util.unfoldable_constant dense<[[1.0, 2.0, 3.0, 1.0], [0.0, 1.0, 1.0, 2.0], [2.0, 1.0, -1.0, 1.0], [1.0, -1.0, 1.0, 0.0]]> : tensor<4x4xf32>
  %c32:2 = stablehlo.while(%i = %i0, %m = %m32) : tensor<i32>, tensor<4x2xf32>
  cond {
    %far = stablehlo.constant dense<100.0> : tensor<f32>
    %e = stablehlo.slice %m [3:4, 0:1] : (tensor<4x2xf32>) -> tensor<1x1xf32>
    %e1 = stablehlo.reshape %e : (tensor<1x1xf32>) -> tensor<f32>
    %near = stablehlo.compare LT, %e1, %far : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %less = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %go = stablehlo.and %near, %less : tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %row = stablehlo.dynamic_slice %t32, %i, %zero, sizes = [1, 4] : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
    %v = stablehlo.reshape %row : (tensor<1x4xf32>) -> tensor<4xf32>
    %y = stablehlo.dot_general %v, %m, contracting_dims = [0] x [0] : (tensor<4xf32>, tensor<4x2xf32>) -> tensor<2xf32>
    %z = stablehlo.dot_general %f32, %m, contracting_dims = [0] x [0] : (tensor<4xf32>, tensor<4x2xf32>) -> tensor<2xf32>
    %s = stablehlo.add %y, %z : tensor<2xf32>
    %k = stablehlo.iota dim = 0 : tensor<2xf32>
    %sk = stablehlo.add %s, %k : tensor<2xf32>
    %u = stablehlo.reshape %sk : (tensor<2xf32>) -> tensor<1x2xf32>
    %mn = stablehlo.dynamic_update_slice %m, %u, %i, %zero : (tensor<4x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x2xf32>
    %in = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %in, %mn : tensor<i32>, tensor<4x2xf32>
  }
  %w32 = stablehlo.constant dense<[[12.5, 13.5], [32.5, 35.5], [54.5, 59.5], [1.0, 1.0]]> : tensor<4x2xf32>
  check.expect_eq %c32#1, %w32 : tensor<4x2xf32>
  %m33 = util.unfoldable_constant dense<1.0> : tensor<4x3xf32>
  %f33 = util.unfoldable_constant dense<[2.0, -1.0, 0.5, 4.0]> : tensor<4xf32>
  %t33 = util.unfoldable_constant dense<[[1.0, 2.0, 3.0, 1.0], [0.0, 1.0, 1.0, 2.0], [2.0, 1.0, -1.0, 1.0], [1.0, -1.0, 1.0, 0.0]]> : tensor<4x4xf32>
  %c33:2 = stablehlo.while(%i = %i0, %m = %m33) : tensor<i32>, tensor<4x3xf32>
  cond {
    %far = stablehlo.constant dense<100.0> : tensor<f32>
    %e = stablehlo.slice %m [3:4, 0:1] : (tensor<4x3xf32>) -> tensor<1x1xf32>
    %e1 = stablehlo.reshape %e : (tensor<1x1xf32>) -> tensor<f32>
    %near = stablehlo.compare LT, %e1, %far : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %less = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %go = stablehlo.and %near, %less : tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %row = stablehlo.dynamic_slice %t33, %i, %zero, sizes = [1, 4] : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
    %v = stablehlo.reshape %row : (tensor<1x4xf32>) -> tensor<4xf32>
    %y = stablehlo.dot_general %v, %m, contracting_dims = [0] x [0] : (tensor<4xf32>, tensor<4x3xf32>) -> tensor<3xf32>
    %z = stablehlo.dot_general %f33, %m, contracting_dims = [0] x [0] : (tensor<4xf32>, tensor<4x3xf32>) -> tensor<3xf32>
    %s = stablehlo.add %y, %z : tensor<3xf32>
    %k = stablehlo.iota dim = 0 : tensor<3xf32>
    %sk = stablehlo.add %s, %k : tensor<3xf32>
    %u = stablehlo.reshape %sk : (tensor<3xf32>) -> tensor<1x3xf32>
    %mn = stablehlo.dynamic_update_slice %m, %u, %i, %zero : (tensor<4x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
    %in = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %in, %mn : tensor<i32>, tensor<4x3xf32>
  }
  %w33 = stablehlo.constant dense<[[12.5, 13.5, 14.5], [32.5, 35.5, 38.5], [54.5, 59.5, 64.5], [1.0, 1.0, 1.0]]> : tensor<4x3xf32>
  check.expect_eq %c33#1, %w33 : tensor<4x3xf32>
  %m63 = util.unfoldable_constant dense<1.0> : tensor<4x3xf64>
  %f63 = util.unfoldable_constant dense<[2.0, -1.0, 0.5, 4.0]> : tensor<4xf64>
  %t63 = util.unfoldable_constant dense<[[1.0, 2.0, 3.0, 1.0], [0.0, 1.0, 1.0, 2.0], [2.0, 1.0, -1.0, 1.0], [1.0, -1.0, 1.0, 0.0]]> : tensor<4x4xf64>
  %c63:2 = stablehlo.while(%i = %i0, %m = %m63) : tensor<i32>, tensor<4x3xf64>
  cond {
    %far = stablehlo.constant dense<100.0> : tensor<f64>
    %e = stablehlo.slice %m [3:4, 0:1] : (tensor<4x3xf64>) -> tensor<1x1xf64>
    %e1 = stablehlo.reshape %e : (tensor<1x1xf64>) -> tensor<f64>
    %near = stablehlo.compare LT, %e1, %far : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %less = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %go = stablehlo.and %near, %less : tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %row = stablehlo.dynamic_slice %t63, %i, %zero, sizes = [1, 4] : (tensor<4x4xf64>, tensor<i32>, tensor<i32>) -> tensor<1x4xf64>
    %v = stablehlo.reshape %row : (tensor<1x4xf64>) -> tensor<4xf64>
    %y = stablehlo.dot_general %v, %m, contracting_dims = [0] x [0] : (tensor<4xf64>, tensor<4x3xf64>) -> tensor<3xf64>
    %z = stablehlo.dot_general %f63, %m, contracting_dims = [0] x [0] : (tensor<4xf64>, tensor<4x3xf64>) -> tensor<3xf64>
    %s = stablehlo.add %y, %z : tensor<3xf64>
    %k = stablehlo.iota dim = 0 : tensor<3xf64>
    %sk = stablehlo.add %s, %k : tensor<3xf64>
    %u = stablehlo.reshape %sk : (tensor<3xf64>) -> tensor<1x3xf64>
    %mn = stablehlo.dynamic_update_slice %m, %u, %i, %zero : (tensor<4x3xf64>, tensor<1x3xf64>, tensor<i32>, tensor<i32>) -> tensor<4x3xf64>
    %in = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %in, %mn : tensor<i32>, tensor<4x3xf64>
  }
  %w63 = stablehlo.constant dense<[[12.5, 13.5, 14.5], [32.5, 35.5, 38.5], [54.5, 59.5, 64.5], [1.0, 1.0, 1.0]]> : tensor<4x3xf64>
  check.expect_eq %c63#1, %w63 : tensor<4x3xf64>
  %m35 = util.unfoldable_constant dense<1.0> : tensor<4x5xf32>
  %f35 = util.unfoldable_constant dense<[2.0, -1.0, 0.5, 4.0]> : tensor<4xf32>
  %t35 = util.unfoldable_constant dense<[[1.0, 2.0, 3.0, 1.0], [0.0, 1.0, 1.0, 2.0], [2.0, 1.0, -1.0, 1.0], [1.0, -1.0, 1.0, 0.0]]> : tensor<4x4xf32>
  %c35:2 = stablehlo.while(%i = %i0, %m = %m35) : tensor<i32>, tensor<4x5xf32>
  cond {
    %far = stablehlo.constant dense<100.0> : tensor<f32>
    %e = stablehlo.slice %m [3:4, 0:1] : (tensor<4x5xf32>) -> tensor<1x1xf32>
    %e1 = stablehlo.reshape %e : (tensor<1x1xf32>) -> tensor<f32>
    %near = stablehlo.compare LT, %e1, %far : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %less = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %go = stablehlo.and %near, %less : tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %row = stablehlo.dynamic_slice %t35, %i, %zero, sizes = [1, 4] : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
    %v = stablehlo.reshape %row : (tensor<1x4xf32>) -> tensor<4xf32>
    %y = stablehlo.dot_general %v, %m, contracting_dims = [0] x [0] : (tensor<4xf32>, tensor<4x5xf32>) -> tensor<5xf32>
    %z = stablehlo.dot_general %f35, %m, contracting_dims = [0] x [0] : (tensor<4xf32>, tensor<4x5xf32>) -> tensor<5xf32>
    %s = stablehlo.add %y, %z : tensor<5xf32>
    %k = stablehlo.iota dim = 0 : tensor<5xf32>
    %sk = stablehlo.add %s, %k : tensor<5xf32>
    %u = stablehlo.reshape %sk : (tensor<5xf32>) -> tensor<1x5xf32>
    %mn = stablehlo.dynamic_update_slice %m, %u, %i, %zero : (tensor<4x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<4x5xf32>
    %in = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %in, %mn : tensor<i32>, tensor<4x5xf32>
  }
  %w35 = stablehlo.constant dense<[[12.5, 13.5, 14.5, 15.5, 16.5], [32.5, 35.5, 38.5, 41.5, 44.5], [54.5, 59.5, 64.5, 69.5, 74.5], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x5xf32>
  check.expect_eq %c35#1, %w35 : tensor<4x5xf32>
  return
}
