// Rows in a tight loop that are run in vectors: sums, products, least and greatest,
// of lengths that fill vectors and partial results, or do not.  The sum of zeros
// below zero is one above.  Oracle: numpy.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun --threads=2 %s
func.func @main() {
  func.call @t0() : () -> ()
  func.call @t1() : () -> ()
  func.call @t2() : () -> ()
  func.call @t3() : () -> ()
  func.call @t4() : () -> ()
  func.call @t5() : () -> ()
  func.call @t6() : () -> ()
  func.call @t7() : () -> ()
  func.call @t8() : () -> ()
  func.call @t9() : () -> ()
  func.call @t10() : () -> ()
  func.call @t11() : () -> ()
  func.call @t12() : () -> ()
  func.call @t13() : () -> ()
  func.call @t14() : () -> ()
  func.call @t15() : () -> ()
  func.call @t16() : () -> ()
  func.call @t17() : () -> ()
  func.call @t18() : () -> ()
  func.call @t19() : () -> ()
  func.call @t20() : () -> ()
  func.call @t21() : () -> ()
  func.call @t22() : () -> ()
  func.call @t23() : () -> ()
  func.call @zero() : () -> ()
  func.return
}
func.func private @t0() {
  %x0 = stablehlo.constant dense<[[3.0, 1.0, 1.0, 1.0], [1.0, 3.0, 3.0, 2.0]]> : tensor<2x4xf32>
  %w0 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 1.0], [1.0, 1.0, 0.0, 0.0]]> : tensor<2x4xf32>
  %p0 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 2.0, 1.0]]> : tensor<2x4xf32>
  %x = stablehlo.optimization_barrier %x0 : tensor<2x4xf32>
  %w = stablehlo.optimization_barrier %w0 : tensor<2x4xf32>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x4xf32>
  %acc = stablehlo.constant dense<0.0> : tensor<2x4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %most = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %n0 = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %v = %x, %a = %acc) : tensor<i32>, tensor<2x4xf32>, tensor<2x4xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %u : tensor<i32>
    %vw = stablehlo.multiply %v, %w : tensor<2x4xf32>
    %s = stablehlo.reduce(%vw init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %mx = stablehlo.reduce(%v init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %mn = stablehlo.reduce(%v init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %pj = stablehlo.optimization_barrier %p : tensor<2x4xf32>
    %pr = stablehlo.reduce(%pj init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %sc = stablehlo.reshape %s : (tensor<2xf32>) -> tensor<2x1xf32>
    %mxc = stablehlo.reshape %mx : (tensor<2xf32>) -> tensor<2x1xf32>
    %mnc = stablehlo.reshape %mn : (tensor<2xf32>) -> tensor<2x1xf32>
    %prc = stablehlo.reshape %pr : (tensor<2xf32>) -> tensor<2x1xf32>
    %all = stablehlo.concatenate %sc, %mxc, %mnc, %prc, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
    %b = stablehlo.add %a, %all : tensor<2x4xf32>
    %d = stablehlo.subtract %mx, %mn : tensor<2xf32>
    %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<2xf32>) -> tensor<2x4xf32>
    %v1 = stablehlo.add %v, %db : tensor<2x4xf32>
    %v2 = stablehlo.add %v1, %w : tensor<2x4xf32>
    stablehlo.return %j, %v2, %b : tensor<i32>, tensor<2x4xf32>, tensor<2x4xf32>
  }
  %e = stablehlo.constant dense<[[9.0, 7.0, 7.0, 10.0], [11.0, 13.0, 10.0, 9.0]]> : tensor<2x4xf32>
  check.expect_eq %r#1, %e : tensor<2x4xf32>
  %h = stablehlo.constant dense<[[12.0, 15.0, 9.0, 3.0], [30.0, 18.0, 11.0, 6.0]]> : tensor<2x4xf32>
  check.expect_eq %r#2, %h : tensor<2x4xf32>
  func.return
}
func.func private @t1() {
  %x0 = stablehlo.constant dense<[[2.0, 2.0, 2.0, 2.0, 1.0, 3.0, 3.0, 3.0], [3.0, 1.0, 1.0, 2.0, 2.0, 3.0, 3.0, 1.0]]> : tensor<2x8xf32>
  %w0 = stablehlo.constant dense<[[2.0, 0.0, 0.0, 2.0, 2.0, 0.0, 0.0, 0.0], [0.0, 2.0, 1.0, 1.0, 0.0, 1.0, 0.0, 2.0]]> : tensor<2x8xf32>
  %p0 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 2.0, 2.0, 1.0, 1.0, 1.0]]> : tensor<2x8xf32>
  %x = stablehlo.optimization_barrier %x0 : tensor<2x8xf32>
  %w = stablehlo.optimization_barrier %w0 : tensor<2x8xf32>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x8xf32>
  %acc = stablehlo.constant dense<0.0> : tensor<2x4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %most = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %n0 = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %v = %x, %a = %acc) : tensor<i32>, tensor<2x8xf32>, tensor<2x4xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %u : tensor<i32>
    %vw = stablehlo.multiply %v, %w : tensor<2x8xf32>
    %s = stablehlo.reduce(%vw init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<2xf32>
    %mx = stablehlo.reduce(%v init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<2xf32>
    %mn = stablehlo.reduce(%v init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<2xf32>
    %pj = stablehlo.optimization_barrier %p : tensor<2x8xf32>
    %pr = stablehlo.reduce(%pj init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<2xf32>
    %sc = stablehlo.reshape %s : (tensor<2xf32>) -> tensor<2x1xf32>
    %mxc = stablehlo.reshape %mx : (tensor<2xf32>) -> tensor<2x1xf32>
    %mnc = stablehlo.reshape %mn : (tensor<2xf32>) -> tensor<2x1xf32>
    %prc = stablehlo.reshape %pr : (tensor<2xf32>) -> tensor<2x1xf32>
    %all = stablehlo.concatenate %sc, %mxc, %mnc, %prc, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
    %b = stablehlo.add %a, %all : tensor<2x4xf32>
    %d = stablehlo.subtract %mx, %mn : tensor<2xf32>
    %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<2xf32>) -> tensor<2x8xf32>
    %v1 = stablehlo.add %v, %db : tensor<2x8xf32>
    %v2 = stablehlo.add %v1, %w : tensor<2x8xf32>
    stablehlo.return %j, %v2, %b : tensor<i32>, tensor<2x8xf32>, tensor<2x4xf32>
  }
  %e = stablehlo.constant dense<[[16.0, 10.0, 10.0, 16.0, 15.0, 11.0, 11.0, 11.0], [10.0, 14.0, 11.0, 12.0, 9.0, 13.0, 10.0, 14.0]]> : tensor<2x8xf32>
  check.expect_eq %r#1, %e : tensor<2x8xf32>
  %h = stablehlo.constant dense<[[102.0, 19.0, 11.0, 3.0], [105.0, 18.0, 11.0, 12.0]]> : tensor<2x4xf32>
  check.expect_eq %r#2, %h : tensor<2x4xf32>
  func.return
}
func.func private @t2() {
  %x0 = stablehlo.constant dense<[[1.0, 1.0, 2.0, 3.0, 1.0, 3.0, 2.0, 1.0, 2.0, 3.0, 3.0], [2.0, 1.0, 3.0, 1.0, 3.0, 3.0, 2.0, 3.0, 3.0, 1.0, 3.0]]> : tensor<2x11xf32>
  %w0 = stablehlo.constant dense<[[1.0, 0.0, 1.0, 2.0, 1.0, 1.0, 2.0, 1.0, 1.0, 0.0, 0.0], [2.0, 2.0, 0.0, 1.0, 2.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<2x11xf32>
  %p0 = stablehlo.constant dense<[[1.0, 1.0, 2.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0, 2.0, 1.0], [1.0, 2.0, 2.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0, 2.0, 2.0]]> : tensor<2x11xf32>
  %x = stablehlo.optimization_barrier %x0 : tensor<2x11xf32>
  %w = stablehlo.optimization_barrier %w0 : tensor<2x11xf32>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x11xf32>
  %acc = stablehlo.constant dense<0.0> : tensor<2x4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %most = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %n0 = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %v = %x, %a = %acc) : tensor<i32>, tensor<2x11xf32>, tensor<2x4xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %u : tensor<i32>
    %vw = stablehlo.multiply %v, %w : tensor<2x11xf32>
    %s = stablehlo.reduce(%vw init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x11xf32>, tensor<f32>) -> tensor<2xf32>
    %mx = stablehlo.reduce(%v init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<2x11xf32>, tensor<f32>) -> tensor<2xf32>
    %mn = stablehlo.reduce(%v init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<2x11xf32>, tensor<f32>) -> tensor<2xf32>
    %pj = stablehlo.optimization_barrier %p : tensor<2x11xf32>
    %pr = stablehlo.reduce(%pj init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x11xf32>, tensor<f32>) -> tensor<2xf32>
    %sc = stablehlo.reshape %s : (tensor<2xf32>) -> tensor<2x1xf32>
    %mxc = stablehlo.reshape %mx : (tensor<2xf32>) -> tensor<2x1xf32>
    %mnc = stablehlo.reshape %mn : (tensor<2xf32>) -> tensor<2x1xf32>
    %prc = stablehlo.reshape %pr : (tensor<2xf32>) -> tensor<2x1xf32>
    %all = stablehlo.concatenate %sc, %mxc, %mnc, %prc, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
    %b = stablehlo.add %a, %all : tensor<2x4xf32>
    %d = stablehlo.subtract %mx, %mn : tensor<2xf32>
    %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<2xf32>) -> tensor<2x11xf32>
    %v1 = stablehlo.add %v, %db : tensor<2x11xf32>
    %v2 = stablehlo.add %v1, %w : tensor<2x11xf32>
    stablehlo.return %j, %v2, %b : tensor<i32>, tensor<2x11xf32>, tensor<2x4xf32>
  }
  %e = stablehlo.constant dense<[[16.0, 13.0, 17.0, 21.0, 16.0, 18.0, 20.0, 16.0, 17.0, 15.0, 15.0], [18.0, 17.0, 13.0, 14.0, 19.0, 13.0, 12.0, 16.0, 16.0, 14.0, 16.0]]> : tensor<2x11xf32>
  check.expect_eq %r#1, %e : tensor<2x11xf32>
  %h = stablehlo.constant dense<[[182.0, 23.0, 11.0, 24.0], [197.0, 22.0, 12.0, 96.0]]> : tensor<2x4xf32>
  check.expect_eq %r#2, %h : tensor<2x4xf32>
  func.return
}
func.func private @t3() {
  %x0 = stablehlo.constant dense<[[3.0, 2.0, 3.0, 2.0, 2.0, 3.0, 2.0, 3.0, 2.0, 3.0, 3.0, 1.0, 2.0, 2.0, 1.0, 1.0], [1.0, 1.0, 3.0, 1.0, 2.0, 3.0, 2.0, 1.0, 1.0, 1.0, 2.0, 2.0, 1.0, 3.0, 2.0, 3.0]]> : tensor<2x16xf32>
  %w0 = stablehlo.constant dense<[[2.0, 2.0, 0.0, 0.0, 2.0, 1.0, 2.0, 2.0, 2.0, 0.0, 0.0, 2.0, 1.0, 1.0, 0.0, 1.0], [0.0, 2.0, 2.0, 2.0, 0.0, 1.0, 0.0, 1.0, 2.0, 0.0, 0.0, 1.0, 1.0, 0.0, 2.0, 1.0]]> : tensor<2x16xf32>
  %p0 = stablehlo.constant dense<[[2.0, 1.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [2.0, 1.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<2x16xf32>
  %x = stablehlo.optimization_barrier %x0 : tensor<2x16xf32>
  %w = stablehlo.optimization_barrier %w0 : tensor<2x16xf32>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x16xf32>
  %acc = stablehlo.constant dense<0.0> : tensor<2x4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %most = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %n0 = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %v = %x, %a = %acc) : tensor<i32>, tensor<2x16xf32>, tensor<2x4xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %u : tensor<i32>
    %vw = stablehlo.multiply %v, %w : tensor<2x16xf32>
    %s = stablehlo.reduce(%vw init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<2xf32>
    %mx = stablehlo.reduce(%v init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<2xf32>
    %mn = stablehlo.reduce(%v init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<2xf32>
    %pj = stablehlo.optimization_barrier %p : tensor<2x16xf32>
    %pr = stablehlo.reduce(%pj init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<2xf32>
    %sc = stablehlo.reshape %s : (tensor<2xf32>) -> tensor<2x1xf32>
    %mxc = stablehlo.reshape %mx : (tensor<2xf32>) -> tensor<2x1xf32>
    %mnc = stablehlo.reshape %mn : (tensor<2xf32>) -> tensor<2x1xf32>
    %prc = stablehlo.reshape %pr : (tensor<2xf32>) -> tensor<2x1xf32>
    %all = stablehlo.concatenate %sc, %mxc, %mnc, %prc, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
    %b = stablehlo.add %a, %all : tensor<2x4xf32>
    %d = stablehlo.subtract %mx, %mn : tensor<2xf32>
    %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<2xf32>) -> tensor<2x16xf32>
    %v1 = stablehlo.add %v, %db : tensor<2x16xf32>
    %v2 = stablehlo.add %v1, %w : tensor<2x16xf32>
    stablehlo.return %j, %v2, %b : tensor<i32>, tensor<2x16xf32>, tensor<2x4xf32>
  }
  %e = stablehlo.constant dense<[[21.0, 20.0, 15.0, 14.0, 20.0, 18.0, 20.0, 21.0, 20.0, 15.0, 15.0, 19.0, 17.0, 17.0, 13.0, 16.0], [13.0, 19.0, 21.0, 19.0, 14.0, 18.0, 14.0, 16.0, 19.0, 13.0, 14.0, 17.0, 16.0, 15.0, 20.0, 18.0]]> : tensor<2x16xf32>
  check.expect_eq %r#1, %e : tensor<2x16xf32>
  %h = stablehlo.constant dense<[[354.0, 23.0, 11.0, 12.0], [273.0, 23.0, 11.0, 12.0]]> : tensor<2x4xf32>
  check.expect_eq %r#2, %h : tensor<2x4xf32>
  func.return
}
func.func private @t4() {
  %x0 = stablehlo.constant dense<[[1.0, 3.0, 3.0, 2.0, 3.0, 3.0, 1.0, 3.0, 1.0, 3.0, 3.0, 3.0, 1.0, 3.0, 3.0, 3.0, 3.0, 1.0, 2.0], [2.0, 3.0, 2.0, 2.0, 1.0, 2.0, 2.0, 2.0, 1.0, 2.0, 2.0, 1.0, 2.0, 3.0, 1.0, 2.0, 2.0, 3.0, 2.0]]> : tensor<2x19xf32>
  %w0 = stablehlo.constant dense<[[0.0, 2.0, 2.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 2.0, 1.0, 0.0, 0.0, 0.0, 0.0, 2.0, 2.0, 1.0], [0.0, 2.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 2.0, 2.0, 0.0, 2.0, 1.0, 2.0, 2.0]]> : tensor<2x19xf32>
  %p0 = stablehlo.constant dense<[[1.0, 2.0, 2.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0, 2.0, 1.0, 1.0, 1.0, 2.0, 2.0, 2.0], [2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<2x19xf32>
  %x = stablehlo.optimization_barrier %x0 : tensor<2x19xf32>
  %w = stablehlo.optimization_barrier %w0 : tensor<2x19xf32>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x19xf32>
  %acc = stablehlo.constant dense<0.0> : tensor<2x4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %most = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %n0 = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %v = %x, %a = %acc) : tensor<i32>, tensor<2x19xf32>, tensor<2x4xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %u : tensor<i32>
    %vw = stablehlo.multiply %v, %w : tensor<2x19xf32>
    %s = stablehlo.reduce(%vw init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x19xf32>, tensor<f32>) -> tensor<2xf32>
    %mx = stablehlo.reduce(%v init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<2x19xf32>, tensor<f32>) -> tensor<2xf32>
    %mn = stablehlo.reduce(%v init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<2x19xf32>, tensor<f32>) -> tensor<2xf32>
    %pj = stablehlo.optimization_barrier %p : tensor<2x19xf32>
    %pr = stablehlo.reduce(%pj init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x19xf32>, tensor<f32>) -> tensor<2xf32>
    %sc = stablehlo.reshape %s : (tensor<2xf32>) -> tensor<2x1xf32>
    %mxc = stablehlo.reshape %mx : (tensor<2xf32>) -> tensor<2x1xf32>
    %mnc = stablehlo.reshape %mn : (tensor<2xf32>) -> tensor<2x1xf32>
    %prc = stablehlo.reshape %pr : (tensor<2xf32>) -> tensor<2x1xf32>
    %all = stablehlo.concatenate %sc, %mxc, %mnc, %prc, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
    %b = stablehlo.add %a, %all : tensor<2x4xf32>
    %d = stablehlo.subtract %mx, %mn : tensor<2xf32>
    %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<2xf32>) -> tensor<2x19xf32>
    %v1 = stablehlo.add %v, %db : tensor<2x19xf32>
    %v2 = stablehlo.add %v1, %w : tensor<2x19xf32>
    stablehlo.return %j, %v2, %b : tensor<i32>, tensor<2x19xf32>, tensor<2x4xf32>
  }
  %e = stablehlo.constant dense<[[13.0, 21.0, 21.0, 14.0, 15.0, 15.0, 16.0, 18.0, 16.0, 18.0, 21.0, 18.0, 13.0, 15.0, 15.0, 15.0, 21.0, 19.0, 17.0], [14.0, 21.0, 14.0, 14.0, 13.0, 17.0, 17.0, 14.0, 13.0, 17.0, 17.0, 16.0, 20.0, 21.0, 13.0, 20.0, 17.0, 21.0, 20.0]]> : tensor<2x19xf32>
  check.expect_eq %r#1, %e : tensor<2x19xf32>
  %h = stablehlo.constant dense<[[323.0, 23.0, 11.0, 768.0], [357.0, 23.0, 11.0, 24.0]]> : tensor<2x4xf32>
  check.expect_eq %r#2, %h : tensor<2x4xf32>
  func.return
}
func.func private @t5() {
  %x0 = stablehlo.constant dense<[[3.0, 3.0, 2.0, 1.0, 3.0, 2.0, 2.0, 3.0, 2.0, 2.0, 1.0, 3.0, 1.0, 2.0, 2.0, 1.0, 1.0, 2.0, 1.0, 3.0, 2.0, 2.0, 1.0, 3.0, 2.0, 1.0, 2.0, 2.0, 1.0], [3.0, 3.0, 3.0, 1.0, 2.0, 2.0, 2.0, 3.0, 3.0, 3.0, 3.0, 2.0, 2.0, 1.0, 2.0, 2.0, 2.0, 2.0, 1.0, 2.0, 3.0, 1.0, 2.0, 2.0, 3.0, 2.0, 2.0, 1.0, 1.0]]> : tensor<2x29xf32>
  %w0 = stablehlo.constant dense<[[0.0, 1.0, 1.0, 2.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 2.0, 2.0, 0.0, 0.0, 2.0, 2.0, 2.0, 0.0, 2.0, 1.0, 0.0, 2.0, 0.0, 0.0, 2.0, 0.0], [1.0, 2.0, 0.0, 0.0, 1.0, 2.0, 1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 2.0, 1.0, 0.0, 2.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 2.0]]> : tensor<2x29xf32>
  %p0 = stablehlo.constant dense<[[1.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 2.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 1.0, 2.0]]> : tensor<2x29xf32>
  %x = stablehlo.optimization_barrier %x0 : tensor<2x29xf32>
  %w = stablehlo.optimization_barrier %w0 : tensor<2x29xf32>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x29xf32>
  %acc = stablehlo.constant dense<0.0> : tensor<2x4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %most = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %n0 = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %v = %x, %a = %acc) : tensor<i32>, tensor<2x29xf32>, tensor<2x4xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %u : tensor<i32>
    %vw = stablehlo.multiply %v, %w : tensor<2x29xf32>
    %s = stablehlo.reduce(%vw init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x29xf32>, tensor<f32>) -> tensor<2xf32>
    %mx = stablehlo.reduce(%v init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<2x29xf32>, tensor<f32>) -> tensor<2xf32>
    %mn = stablehlo.reduce(%v init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<2x29xf32>, tensor<f32>) -> tensor<2xf32>
    %pj = stablehlo.optimization_barrier %p : tensor<2x29xf32>
    %pr = stablehlo.reduce(%pj init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x29xf32>, tensor<f32>) -> tensor<2xf32>
    %sc = stablehlo.reshape %s : (tensor<2xf32>) -> tensor<2x1xf32>
    %mxc = stablehlo.reshape %mx : (tensor<2xf32>) -> tensor<2x1xf32>
    %mnc = stablehlo.reshape %mn : (tensor<2xf32>) -> tensor<2x1xf32>
    %prc = stablehlo.reshape %pr : (tensor<2xf32>) -> tensor<2x1xf32>
    %all = stablehlo.concatenate %sc, %mxc, %mnc, %prc, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
    %b = stablehlo.add %a, %all : tensor<2x4xf32>
    %d = stablehlo.subtract %mx, %mn : tensor<2xf32>
    %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<2xf32>) -> tensor<2x29xf32>
    %v1 = stablehlo.add %v, %db : tensor<2x29xf32>
    %v2 = stablehlo.add %v1, %w : tensor<2x29xf32>
    stablehlo.return %j, %v2, %b : tensor<i32>, tensor<2x29xf32>, tensor<2x4xf32>
  }
  %e = stablehlo.constant dense<[[15.0, 18.0, 17.0, 19.0, 15.0, 17.0, 17.0, 18.0, 14.0, 17.0, 13.0, 18.0, 13.0, 20.0, 20.0, 13.0, 13.0, 20.0, 19.0, 21.0, 14.0, 20.0, 16.0, 15.0, 20.0, 13.0, 14.0, 20.0, 13.0], [18.0, 21.0, 15.0, 13.0, 17.0, 20.0, 17.0, 15.0, 15.0, 18.0, 18.0, 17.0, 17.0, 13.0, 20.0, 17.0, 14.0, 20.0, 19.0, 17.0, 18.0, 16.0, 17.0, 17.0, 18.0, 17.0, 14.0, 13.0, 19.0]]> : tensor<2x29xf32>
  check.expect_eq %r#1, %e : tensor<2x29xf32>
  %h = stablehlo.constant dense<[[496.0, 23.0, 11.0, 192.0], [501.0, 23.0, 11.0, 192.0]]> : tensor<2x4xf32>
  check.expect_eq %r#2, %h : tensor<2x4xf32>
  func.return
}
func.func private @t6() {
  %x0 = stablehlo.constant dense<[[3.0, 1.0, 1.0, 1.0], [2.0, 1.0, 2.0, 2.0]]> : tensor<2x4xf64>
  %w0 = stablehlo.constant dense<[[2.0, 1.0, 1.0, 2.0], [1.0, 0.0, 2.0, 2.0]]> : tensor<2x4xf64>
  %p0 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 2.0], [2.0, 2.0, 1.0, 2.0]]> : tensor<2x4xf64>
  %x = stablehlo.optimization_barrier %x0 : tensor<2x4xf64>
  %w = stablehlo.optimization_barrier %w0 : tensor<2x4xf64>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x4xf64>
  %acc = stablehlo.constant dense<0.0> : tensor<2x4xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %one = stablehlo.constant dense<1.0> : tensor<f64>
  %least = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %most = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %n0 = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %v = %x, %a = %acc) : tensor<i32>, tensor<2x4xf64>, tensor<2x4xf64>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %u : tensor<i32>
    %vw = stablehlo.multiply %v, %w : tensor<2x4xf64>
    %s = stablehlo.reduce(%vw init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf64>, tensor<f64>) -> tensor<2xf64>
    %mx = stablehlo.reduce(%v init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<2x4xf64>, tensor<f64>) -> tensor<2xf64>
    %mn = stablehlo.reduce(%v init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<2x4xf64>, tensor<f64>) -> tensor<2xf64>
    %pj = stablehlo.optimization_barrier %p : tensor<2x4xf64>
    %pr = stablehlo.reduce(%pj init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x4xf64>, tensor<f64>) -> tensor<2xf64>
    %sc = stablehlo.reshape %s : (tensor<2xf64>) -> tensor<2x1xf64>
    %mxc = stablehlo.reshape %mx : (tensor<2xf64>) -> tensor<2x1xf64>
    %mnc = stablehlo.reshape %mn : (tensor<2xf64>) -> tensor<2x1xf64>
    %prc = stablehlo.reshape %pr : (tensor<2xf64>) -> tensor<2x1xf64>
    %all = stablehlo.concatenate %sc, %mxc, %mnc, %prc, dim = 1 : (tensor<2x1xf64>, tensor<2x1xf64>, tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x4xf64>
    %b = stablehlo.add %a, %all : tensor<2x4xf64>
    %d = stablehlo.subtract %mx, %mn : tensor<2xf64>
    %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<2xf64>) -> tensor<2x4xf64>
    %v1 = stablehlo.add %v, %db : tensor<2x4xf64>
    %v2 = stablehlo.add %v1, %w : tensor<2x4xf64>
    stablehlo.return %j, %v2, %b : tensor<i32>, tensor<2x4xf64>, tensor<2x4xf64>
  }
  %e = stablehlo.constant dense<[[18.0, 13.0, 13.0, 16.0], [14.0, 10.0, 17.0, 17.0]]> : tensor<2x4xf64>
  check.expect_eq %r#1, %e : tensor<2x4xf64>
  %h = stablehlo.constant dense<[[102.0, 22.0, 13.0, 6.0], [82.0, 17.0, 8.0, 24.0]]> : tensor<2x4xf64>
  check.expect_eq %r#2, %h : tensor<2x4xf64>
  func.return
}
func.func private @t7() {
  %x0 = stablehlo.constant dense<[[1.0, 2.0, 2.0, 2.0, 2.0, 2.0, 1.0, 1.0], [2.0, 2.0, 1.0, 3.0, 1.0, 3.0, 2.0, 1.0]]> : tensor<2x8xf64>
  %w0 = stablehlo.constant dense<[[1.0, 1.0, 0.0, 0.0, 2.0, 0.0, 2.0, 0.0], [1.0, 2.0, 0.0, 2.0, 1.0, 1.0, 2.0, 1.0]]> : tensor<2x8xf64>
  %p0 = stablehlo.constant dense<[[2.0, 1.0, 1.0, 2.0, 2.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 2.0, 1.0, 1.0, 2.0, 1.0]]> : tensor<2x8xf64>
  %x = stablehlo.optimization_barrier %x0 : tensor<2x8xf64>
  %w = stablehlo.optimization_barrier %w0 : tensor<2x8xf64>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x8xf64>
  %acc = stablehlo.constant dense<0.0> : tensor<2x4xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %one = stablehlo.constant dense<1.0> : tensor<f64>
  %least = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %most = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %n0 = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %v = %x, %a = %acc) : tensor<i32>, tensor<2x8xf64>, tensor<2x4xf64>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %u : tensor<i32>
    %vw = stablehlo.multiply %v, %w : tensor<2x8xf64>
    %s = stablehlo.reduce(%vw init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x8xf64>, tensor<f64>) -> tensor<2xf64>
    %mx = stablehlo.reduce(%v init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<2x8xf64>, tensor<f64>) -> tensor<2xf64>
    %mn = stablehlo.reduce(%v init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<2x8xf64>, tensor<f64>) -> tensor<2xf64>
    %pj = stablehlo.optimization_barrier %p : tensor<2x8xf64>
    %pr = stablehlo.reduce(%pj init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x8xf64>, tensor<f64>) -> tensor<2xf64>
    %sc = stablehlo.reshape %s : (tensor<2xf64>) -> tensor<2x1xf64>
    %mxc = stablehlo.reshape %mx : (tensor<2xf64>) -> tensor<2x1xf64>
    %mnc = stablehlo.reshape %mn : (tensor<2xf64>) -> tensor<2x1xf64>
    %prc = stablehlo.reshape %pr : (tensor<2xf64>) -> tensor<2x1xf64>
    %all = stablehlo.concatenate %sc, %mxc, %mnc, %prc, dim = 1 : (tensor<2x1xf64>, tensor<2x1xf64>, tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x4xf64>
    %b = stablehlo.add %a, %all : tensor<2x4xf64>
    %d = stablehlo.subtract %mx, %mn : tensor<2xf64>
    %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<2xf64>) -> tensor<2x8xf64>
    %v1 = stablehlo.add %v, %db : tensor<2x8xf64>
    %v2 = stablehlo.add %v1, %w : tensor<2x8xf64>
    stablehlo.return %j, %v2, %b : tensor<i32>, tensor<2x8xf64>, tensor<2x4xf64>
  }
  %e = stablehlo.constant dense<[[13.0, 14.0, 11.0, 11.0, 17.0, 11.0, 16.0, 10.0], [17.0, 20.0, 13.0, 21.0, 16.0, 18.0, 20.0, 16.0]]> : tensor<2x8xf64>
  check.expect_eq %r#1, %e : tensor<2x8xf64>
  %h = stablehlo.constant dense<[[87.0, 17.0, 8.0, 24.0], [191.0, 23.0, 11.0, 12.0]]> : tensor<2x4xf64>
  check.expect_eq %r#2, %h : tensor<2x4xf64>
  func.return
}
func.func private @t8() {
  %x0 = stablehlo.constant dense<[[3.0, 3.0, 2.0, 2.0, 1.0, 3.0, 1.0, 2.0, 3.0, 1.0, 3.0], [1.0, 3.0, 3.0, 3.0, 1.0, 3.0, 3.0, 1.0, 3.0, 3.0, 1.0]]> : tensor<2x11xf64>
  %w0 = stablehlo.constant dense<[[2.0, 0.0, 2.0, 1.0, 0.0, 0.0, 2.0, 1.0, 1.0, 1.0, 0.0], [2.0, 0.0, 0.0, 1.0, 2.0, 1.0, 0.0, 2.0, 2.0, 1.0, 0.0]]> : tensor<2x11xf64>
  %p0 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0]]> : tensor<2x11xf64>
  %x = stablehlo.optimization_barrier %x0 : tensor<2x11xf64>
  %w = stablehlo.optimization_barrier %w0 : tensor<2x11xf64>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x11xf64>
  %acc = stablehlo.constant dense<0.0> : tensor<2x4xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %one = stablehlo.constant dense<1.0> : tensor<f64>
  %least = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %most = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %n0 = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %v = %x, %a = %acc) : tensor<i32>, tensor<2x11xf64>, tensor<2x4xf64>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %u : tensor<i32>
    %vw = stablehlo.multiply %v, %w : tensor<2x11xf64>
    %s = stablehlo.reduce(%vw init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x11xf64>, tensor<f64>) -> tensor<2xf64>
    %mx = stablehlo.reduce(%v init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<2x11xf64>, tensor<f64>) -> tensor<2xf64>
    %mn = stablehlo.reduce(%v init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<2x11xf64>, tensor<f64>) -> tensor<2xf64>
    %pj = stablehlo.optimization_barrier %p : tensor<2x11xf64>
    %pr = stablehlo.reduce(%pj init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x11xf64>, tensor<f64>) -> tensor<2xf64>
    %sc = stablehlo.reshape %s : (tensor<2xf64>) -> tensor<2x1xf64>
    %mxc = stablehlo.reshape %mx : (tensor<2xf64>) -> tensor<2x1xf64>
    %mnc = stablehlo.reshape %mn : (tensor<2xf64>) -> tensor<2x1xf64>
    %prc = stablehlo.reshape %pr : (tensor<2xf64>) -> tensor<2x1xf64>
    %all = stablehlo.concatenate %sc, %mxc, %mnc, %prc, dim = 1 : (tensor<2x1xf64>, tensor<2x1xf64>, tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x4xf64>
    %b = stablehlo.add %a, %all : tensor<2x4xf64>
    %d = stablehlo.subtract %mx, %mn : tensor<2xf64>
    %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<2xf64>) -> tensor<2x11xf64>
    %v1 = stablehlo.add %v, %db : tensor<2x11xf64>
    %v2 = stablehlo.add %v1, %w : tensor<2x11xf64>
    stablehlo.return %j, %v2, %b : tensor<i32>, tensor<2x11xf64>, tensor<2x4xf64>
  }
  %e = stablehlo.constant dense<[[21.0, 15.0, 20.0, 17.0, 13.0, 15.0, 19.0, 17.0, 18.0, 16.0, 15.0], [19.0, 15.0, 15.0, 18.0, 19.0, 18.0, 15.0, 19.0, 21.0, 18.0, 13.0]]> : tensor<2x11xf64>
  check.expect_eq %r#1, %e : tensor<2x11xf64>
  %h = stablehlo.constant dense<[[188.0, 23.0, 11.0, 6.0], [208.0, 23.0, 11.0, 12.0]]> : tensor<2x4xf64>
  check.expect_eq %r#2, %h : tensor<2x4xf64>
  func.return
}
func.func private @t9() {
  %x0 = stablehlo.constant dense<[[3.0, 2.0, 3.0, 1.0, 2.0, 1.0, 2.0, 2.0, 1.0, 1.0, 3.0, 1.0, 2.0, 1.0, 1.0, 1.0], [1.0, 3.0, 2.0, 2.0, 2.0, 3.0, 2.0, 3.0, 3.0, 1.0, 2.0, 1.0, 1.0, 1.0, 2.0, 1.0]]> : tensor<2x16xf64>
  %w0 = stablehlo.constant dense<[[0.0, 1.0, 1.0, 2.0, 0.0, 0.0, 1.0, 1.0, 0.0, 2.0, 0.0, 2.0, 2.0, 0.0, 2.0, 0.0], [1.0, 2.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 2.0, 1.0, 0.0, 2.0, 2.0, 2.0, 2.0]]> : tensor<2x16xf64>
  %p0 = stablehlo.constant dense<[[2.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, 1.0, 1.0], [1.0, 2.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0, 2.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0, 1.0]]> : tensor<2x16xf64>
  %x = stablehlo.optimization_barrier %x0 : tensor<2x16xf64>
  %w = stablehlo.optimization_barrier %w0 : tensor<2x16xf64>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x16xf64>
  %acc = stablehlo.constant dense<0.0> : tensor<2x4xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %one = stablehlo.constant dense<1.0> : tensor<f64>
  %least = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %most = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %n0 = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %v = %x, %a = %acc) : tensor<i32>, tensor<2x16xf64>, tensor<2x4xf64>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %u : tensor<i32>
    %vw = stablehlo.multiply %v, %w : tensor<2x16xf64>
    %s = stablehlo.reduce(%vw init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x16xf64>, tensor<f64>) -> tensor<2xf64>
    %mx = stablehlo.reduce(%v init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<2x16xf64>, tensor<f64>) -> tensor<2xf64>
    %mn = stablehlo.reduce(%v init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<2x16xf64>, tensor<f64>) -> tensor<2xf64>
    %pj = stablehlo.optimization_barrier %p : tensor<2x16xf64>
    %pr = stablehlo.reduce(%pj init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x16xf64>, tensor<f64>) -> tensor<2xf64>
    %sc = stablehlo.reshape %s : (tensor<2xf64>) -> tensor<2x1xf64>
    %mxc = stablehlo.reshape %mx : (tensor<2xf64>) -> tensor<2x1xf64>
    %mnc = stablehlo.reshape %mn : (tensor<2xf64>) -> tensor<2x1xf64>
    %prc = stablehlo.reshape %pr : (tensor<2xf64>) -> tensor<2x1xf64>
    %all = stablehlo.concatenate %sc, %mxc, %mnc, %prc, dim = 1 : (tensor<2x1xf64>, tensor<2x1xf64>, tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x4xf64>
    %b = stablehlo.add %a, %all : tensor<2x4xf64>
    %d = stablehlo.subtract %mx, %mn : tensor<2xf64>
    %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<2xf64>) -> tensor<2x16xf64>
    %v1 = stablehlo.add %v, %db : tensor<2x16xf64>
    %v2 = stablehlo.add %v1, %w : tensor<2x16xf64>
    stablehlo.return %j, %v2, %b : tensor<i32>, tensor<2x16xf64>, tensor<2x4xf64>
  }
  %e = stablehlo.constant dense<[[13.0, 15.0, 16.0, 17.0, 12.0, 11.0, 15.0, 15.0, 11.0, 17.0, 13.0, 17.0, 18.0, 11.0, 17.0, 11.0], [16.0, 21.0, 17.0, 17.0, 14.0, 18.0, 17.0, 18.0, 18.0, 19.0, 17.0, 13.0, 19.0, 19.0, 20.0, 19.0]]> : tensor<2x16xf64>
  check.expect_eq %r#1, %e : tensor<2x16xf64>
  %h = stablehlo.constant dense<[[233.0, 20.0, 10.0, 48.0], [364.0, 23.0, 11.0, 48.0]]> : tensor<2x4xf64>
  check.expect_eq %r#2, %h : tensor<2x4xf64>
  func.return
}
func.func private @t10() {
  %x0 = stablehlo.constant dense<[[3.0, 1.0, 1.0, 3.0, 1.0, 1.0, 1.0, 1.0, 3.0, 3.0, 3.0, 3.0, 2.0, 2.0, 2.0, 1.0, 1.0, 3.0, 3.0], [3.0, 1.0, 3.0, 3.0, 2.0, 1.0, 2.0, 3.0, 3.0, 3.0, 2.0, 1.0, 1.0, 2.0, 1.0, 3.0, 2.0, 3.0, 3.0]]> : tensor<2x19xf64>
  %w0 = stablehlo.constant dense<[[1.0, 1.0, 0.0, 2.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 1.0], [0.0, 2.0, 2.0, 1.0, 1.0, 1.0, 1.0, 0.0, 2.0, 1.0, 2.0, 2.0, 0.0, 0.0, 0.0, 0.0, 1.0, 2.0, 1.0]]> : tensor<2x19xf64>
  %p0 = stablehlo.constant dense<[[1.0, 1.0, 2.0, 1.0, 1.0, 1.0, 2.0, 2.0, 1.0, 1.0, 1.0, 1.0, 2.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, 1.0]]> : tensor<2x19xf64>
  %x = stablehlo.optimization_barrier %x0 : tensor<2x19xf64>
  %w = stablehlo.optimization_barrier %w0 : tensor<2x19xf64>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x19xf64>
  %acc = stablehlo.constant dense<0.0> : tensor<2x4xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %one = stablehlo.constant dense<1.0> : tensor<f64>
  %least = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %most = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %n0 = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %v = %x, %a = %acc) : tensor<i32>, tensor<2x19xf64>, tensor<2x4xf64>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %u : tensor<i32>
    %vw = stablehlo.multiply %v, %w : tensor<2x19xf64>
    %s = stablehlo.reduce(%vw init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x19xf64>, tensor<f64>) -> tensor<2xf64>
    %mx = stablehlo.reduce(%v init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<2x19xf64>, tensor<f64>) -> tensor<2xf64>
    %mn = stablehlo.reduce(%v init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<2x19xf64>, tensor<f64>) -> tensor<2xf64>
    %pj = stablehlo.optimization_barrier %p : tensor<2x19xf64>
    %pr = stablehlo.reduce(%pj init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x19xf64>, tensor<f64>) -> tensor<2xf64>
    %sc = stablehlo.reshape %s : (tensor<2xf64>) -> tensor<2x1xf64>
    %mxc = stablehlo.reshape %mx : (tensor<2xf64>) -> tensor<2x1xf64>
    %mnc = stablehlo.reshape %mn : (tensor<2xf64>) -> tensor<2x1xf64>
    %prc = stablehlo.reshape %pr : (tensor<2xf64>) -> tensor<2x1xf64>
    %all = stablehlo.concatenate %sc, %mxc, %mnc, %prc, dim = 1 : (tensor<2x1xf64>, tensor<2x1xf64>, tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x4xf64>
    %b = stablehlo.add %a, %all : tensor<2x4xf64>
    %d = stablehlo.subtract %mx, %mn : tensor<2xf64>
    %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<2xf64>) -> tensor<2x19xf64>
    %v1 = stablehlo.add %v, %db : tensor<2x19xf64>
    %v2 = stablehlo.add %v1, %w : tensor<2x19xf64>
    stablehlo.return %j, %v2, %b : tensor<i32>, tensor<2x19xf64>, tensor<2x4xf64>
  }
  %e = stablehlo.constant dense<[[18.0, 16.0, 13.0, 21.0, 16.0, 13.0, 16.0, 16.0, 18.0, 15.0, 18.0, 18.0, 14.0, 14.0, 14.0, 19.0, 13.0, 15.0, 18.0], [15.0, 19.0, 21.0, 18.0, 17.0, 16.0, 17.0, 15.0, 21.0, 18.0, 20.0, 19.0, 13.0, 14.0, 13.0, 15.0, 17.0, 21.0, 18.0]]> : tensor<2x19xf64>
  check.expect_eq %r#1, %e : tensor<2x19xf64>
  %h = stablehlo.constant dense<[[236.0, 23.0, 11.0, 96.0], [371.0, 23.0, 11.0, 24.0]]> : tensor<2x4xf64>
  check.expect_eq %r#2, %h : tensor<2x4xf64>
  func.return
}
func.func private @t11() {
  %x0 = stablehlo.constant dense<[[2.0, 2.0, 1.0, 1.0, 1.0, 3.0, 3.0, 3.0, 3.0, 2.0, 1.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 3.0, 2.0, 3.0, 3.0, 3.0, 3.0, 2.0, 1.0, 3.0, 2.0, 2.0], [1.0, 1.0, 2.0, 1.0, 3.0, 1.0, 3.0, 2.0, 2.0, 2.0, 1.0, 1.0, 3.0, 3.0, 2.0, 1.0, 1.0, 2.0, 3.0, 1.0, 1.0, 3.0, 1.0, 2.0, 3.0, 3.0, 1.0, 3.0, 1.0]]> : tensor<2x29xf64>
  %w0 = stablehlo.constant dense<[[0.0, 1.0, 0.0, 2.0, 1.0, 1.0, 2.0, 0.0, 2.0, 0.0, 0.0, 2.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 2.0, 0.0, 0.0, 2.0, 0.0, 0.0, 1.0, 1.0, 2.0, 2.0, 0.0], [2.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 2.0, 2.0, 1.0, 2.0, 2.0, 2.0, 0.0, 1.0, 2.0, 2.0, 0.0, 2.0, 0.0, 1.0, 2.0, 1.0, 1.0, 0.0]]> : tensor<2x29xf64>
  %p0 = stablehlo.constant dense<[[1.0, 1.0, 2.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0, 2.0, 1.0, 1.0, 2.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<2x29xf64>
  %x = stablehlo.optimization_barrier %x0 : tensor<2x29xf64>
  %w = stablehlo.optimization_barrier %w0 : tensor<2x29xf64>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x29xf64>
  %acc = stablehlo.constant dense<0.0> : tensor<2x4xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %one = stablehlo.constant dense<1.0> : tensor<f64>
  %least = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %most = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %n0 = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %v = %x, %a = %acc) : tensor<i32>, tensor<2x29xf64>, tensor<2x4xf64>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %u : tensor<i32>
    %vw = stablehlo.multiply %v, %w : tensor<2x29xf64>
    %s = stablehlo.reduce(%vw init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x29xf64>, tensor<f64>) -> tensor<2xf64>
    %mx = stablehlo.reduce(%v init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<2x29xf64>, tensor<f64>) -> tensor<2xf64>
    %mn = stablehlo.reduce(%v init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<2x29xf64>, tensor<f64>) -> tensor<2xf64>
    %pj = stablehlo.optimization_barrier %p : tensor<2x29xf64>
    %pr = stablehlo.reduce(%pj init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x29xf64>, tensor<f64>) -> tensor<2xf64>
    %sc = stablehlo.reshape %s : (tensor<2xf64>) -> tensor<2x1xf64>
    %mxc = stablehlo.reshape %mx : (tensor<2xf64>) -> tensor<2x1xf64>
    %mnc = stablehlo.reshape %mn : (tensor<2xf64>) -> tensor<2x1xf64>
    %prc = stablehlo.reshape %pr : (tensor<2xf64>) -> tensor<2x1xf64>
    %all = stablehlo.concatenate %sc, %mxc, %mnc, %prc, dim = 1 : (tensor<2x1xf64>, tensor<2x1xf64>, tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x4xf64>
    %b = stablehlo.add %a, %all : tensor<2x4xf64>
    %d = stablehlo.subtract %mx, %mn : tensor<2xf64>
    %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<2xf64>) -> tensor<2x29xf64>
    %v1 = stablehlo.add %v, %db : tensor<2x29xf64>
    %v2 = stablehlo.add %v1, %w : tensor<2x29xf64>
    stablehlo.return %j, %v2, %b : tensor<i32>, tensor<2x29xf64>, tensor<2x4xf64>
  }
  %e = stablehlo.constant dense<[[14.0, 17.0, 13.0, 19.0, 16.0, 18.0, 21.0, 15.0, 21.0, 14.0, 13.0, 20.0, 17.0, 17.0, 14.0, 14.0, 17.0, 14.0, 21.0, 14.0, 15.0, 21.0, 15.0, 15.0, 17.0, 16.0, 21.0, 20.0, 14.0], [19.0, 13.0, 14.0, 16.0, 18.0, 16.0, 15.0, 14.0, 17.0, 17.0, 13.0, 19.0, 21.0, 18.0, 20.0, 19.0, 19.0, 14.0, 18.0, 19.0, 19.0, 15.0, 19.0, 14.0, 18.0, 21.0, 16.0, 18.0, 13.0]]> : tensor<2x29xf64>
  check.expect_eq %r#1, %e : tensor<2x29xf64>
  %h = stablehlo.constant dense<[[477.0, 23.0, 11.0, 192.0], [546.0, 23.0, 11.0, 384.0]]> : tensor<2x4xf64>
  check.expect_eq %r#2, %h : tensor<2x4xf64>
  func.return
}
func.func private @t12() {
  %x0 = stablehlo.constant dense<[[3, 1, 1, 1], [3, 2, 1, 1]]> : tensor<2x4xi32>
  %w0 = stablehlo.constant dense<[[1, 2, 1, 1], [1, 0, 1, 1]]> : tensor<2x4xi32>
  %p0 = stablehlo.constant dense<[[1, 1, 1, 1], [1, 2, 2, 1]]> : tensor<2x4xi32>
  %x = stablehlo.optimization_barrier %x0 : tensor<2x4xi32>
  %w = stablehlo.optimization_barrier %w0 : tensor<2x4xi32>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x4xi32>
  %acc = stablehlo.constant dense<0> : tensor<2x4xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %least = stablehlo.constant dense<-2147483648> : tensor<i32>
  %most = stablehlo.constant dense<2147483647> : tensor<i32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %n0 = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %v = %x, %a = %acc) : tensor<i32>, tensor<2x4xi32>, tensor<2x4xi32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %u : tensor<i32>
    %vw = stablehlo.multiply %v, %w : tensor<2x4xi32>
    %s = stablehlo.reduce(%vw init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x4xi32>, tensor<i32>) -> tensor<2xi32>
    %mx = stablehlo.reduce(%v init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<2x4xi32>, tensor<i32>) -> tensor<2xi32>
    %mn = stablehlo.reduce(%v init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<2x4xi32>, tensor<i32>) -> tensor<2xi32>
    %pj = stablehlo.optimization_barrier %p : tensor<2x4xi32>
    %pr = stablehlo.reduce(%pj init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x4xi32>, tensor<i32>) -> tensor<2xi32>
    %sc = stablehlo.reshape %s : (tensor<2xi32>) -> tensor<2x1xi32>
    %mxc = stablehlo.reshape %mx : (tensor<2xi32>) -> tensor<2x1xi32>
    %mnc = stablehlo.reshape %mn : (tensor<2xi32>) -> tensor<2x1xi32>
    %prc = stablehlo.reshape %pr : (tensor<2xi32>) -> tensor<2x1xi32>
    %all = stablehlo.concatenate %sc, %mxc, %mnc, %prc, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x4xi32>
    %b = stablehlo.add %a, %all : tensor<2x4xi32>
    %d = stablehlo.subtract %mx, %mn : tensor<2xi32>
    %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<2xi32>) -> tensor<2x4xi32>
    %v1 = stablehlo.add %v, %db : tensor<2x4xi32>
    %v2 = stablehlo.add %v1, %w : tensor<2x4xi32>
    stablehlo.return %j, %v2, %b : tensor<i32>, tensor<2x4xi32>, tensor<2x4xi32>
  }
  %e = stablehlo.constant dense<[[12, 13, 10, 10], [13, 9, 11, 11]]> : tensor<2x4xi32>
  check.expect_eq %r#1, %e : tensor<2x4xi32>
  %h = stablehlo.constant dense<[[72, 18, 12, 3], [42, 18, 11, 12]]> : tensor<2x4xi32>
  check.expect_eq %r#2, %h : tensor<2x4xi32>
  func.return
}
func.func private @t13() {
  %x0 = stablehlo.constant dense<[[3, 1, 2, 2, 3, 1, 2, 3], [3, 1, 2, 1, 2, 3, 1, 2]]> : tensor<2x8xi32>
  %w0 = stablehlo.constant dense<[[0, 2, 1, 2, 2, 2, 1, 0], [1, 1, 2, 0, 1, 0, 0, 2]]> : tensor<2x8xi32>
  %p0 = stablehlo.constant dense<[[1, 1, 1, 1, 1, 1, 2, 2], [2, 1, 2, 2, 2, 1, 1, 2]]> : tensor<2x8xi32>
  %x = stablehlo.optimization_barrier %x0 : tensor<2x8xi32>
  %w = stablehlo.optimization_barrier %w0 : tensor<2x8xi32>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x8xi32>
  %acc = stablehlo.constant dense<0> : tensor<2x4xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %least = stablehlo.constant dense<-2147483648> : tensor<i32>
  %most = stablehlo.constant dense<2147483647> : tensor<i32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %n0 = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %v = %x, %a = %acc) : tensor<i32>, tensor<2x8xi32>, tensor<2x4xi32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %u : tensor<i32>
    %vw = stablehlo.multiply %v, %w : tensor<2x8xi32>
    %s = stablehlo.reduce(%vw init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x8xi32>, tensor<i32>) -> tensor<2xi32>
    %mx = stablehlo.reduce(%v init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<2x8xi32>, tensor<i32>) -> tensor<2xi32>
    %mn = stablehlo.reduce(%v init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<2x8xi32>, tensor<i32>) -> tensor<2xi32>
    %pj = stablehlo.optimization_barrier %p : tensor<2x8xi32>
    %pr = stablehlo.reduce(%pj init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x8xi32>, tensor<i32>) -> tensor<2xi32>
    %sc = stablehlo.reshape %s : (tensor<2xi32>) -> tensor<2x1xi32>
    %mxc = stablehlo.reshape %mx : (tensor<2xi32>) -> tensor<2x1xi32>
    %mnc = stablehlo.reshape %mn : (tensor<2xi32>) -> tensor<2x1xi32>
    %prc = stablehlo.reshape %pr : (tensor<2xi32>) -> tensor<2x1xi32>
    %all = stablehlo.concatenate %sc, %mxc, %mnc, %prc, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x4xi32>
    %b = stablehlo.add %a, %all : tensor<2x4xi32>
    %d = stablehlo.subtract %mx, %mn : tensor<2xi32>
    %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<2xi32>) -> tensor<2x8xi32>
    %v1 = stablehlo.add %v, %db : tensor<2x8xi32>
    %v2 = stablehlo.add %v1, %w : tensor<2x8xi32>
    stablehlo.return %j, %v2, %b : tensor<i32>, tensor<2x8xi32>, tensor<2x4xi32>
  }
  %e = stablehlo.constant dense<[[11, 15, 13, 16, 17, 15, 13, 11], [16, 14, 18, 11, 15, 13, 11, 18]]> : tensor<2x8xi32>
  check.expect_eq %r#1, %e : tensor<2x8xi32>
  %h = stablehlo.constant dense<[[168, 21, 13, 12], [124, 20, 10, 96]]> : tensor<2x4xi32>
  check.expect_eq %r#2, %h : tensor<2x4xi32>
  func.return
}
func.func private @t14() {
  %x0 = stablehlo.constant dense<[[1, 3, 1, 2, 3, 2, 1, 2, 3, 2, 1], [1, 3, 2, 2, 2, 3, 1, 2, 1, 1, 1]]> : tensor<2x11xi32>
  %w0 = stablehlo.constant dense<[[1, 2, 0, 2, 0, 2, 0, 2, 1, 1, 0], [0, 0, 2, 0, 1, 1, 2, 0, 0, 0, 2]]> : tensor<2x11xi32>
  %p0 = stablehlo.constant dense<[[1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]]> : tensor<2x11xi32>
  %x = stablehlo.optimization_barrier %x0 : tensor<2x11xi32>
  %w = stablehlo.optimization_barrier %w0 : tensor<2x11xi32>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x11xi32>
  %acc = stablehlo.constant dense<0> : tensor<2x4xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %least = stablehlo.constant dense<-2147483648> : tensor<i32>
  %most = stablehlo.constant dense<2147483647> : tensor<i32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %n0 = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %v = %x, %a = %acc) : tensor<i32>, tensor<2x11xi32>, tensor<2x4xi32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %u : tensor<i32>
    %vw = stablehlo.multiply %v, %w : tensor<2x11xi32>
    %s = stablehlo.reduce(%vw init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x11xi32>, tensor<i32>) -> tensor<2xi32>
    %mx = stablehlo.reduce(%v init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<2x11xi32>, tensor<i32>) -> tensor<2xi32>
    %mn = stablehlo.reduce(%v init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<2x11xi32>, tensor<i32>) -> tensor<2xi32>
    %pj = stablehlo.optimization_barrier %p : tensor<2x11xi32>
    %pr = stablehlo.reduce(%pj init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x11xi32>, tensor<i32>) -> tensor<2xi32>
    %sc = stablehlo.reshape %s : (tensor<2xi32>) -> tensor<2x1xi32>
    %mxc = stablehlo.reshape %mx : (tensor<2xi32>) -> tensor<2x1xi32>
    %mnc = stablehlo.reshape %mn : (tensor<2xi32>) -> tensor<2x1xi32>
    %prc = stablehlo.reshape %pr : (tensor<2xi32>) -> tensor<2x1xi32>
    %all = stablehlo.concatenate %sc, %mxc, %mnc, %prc, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x4xi32>
    %b = stablehlo.add %a, %all : tensor<2x4xi32>
    %d = stablehlo.subtract %mx, %mn : tensor<2xi32>
    %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<2xi32>) -> tensor<2x11xi32>
    %v1 = stablehlo.add %v, %db : tensor<2x11xi32>
    %v2 = stablehlo.add %v1, %w : tensor<2x11xi32>
    stablehlo.return %j, %v2, %b : tensor<i32>, tensor<2x11xi32>, tensor<2x4xi32>
  }
  %e = stablehlo.constant dense<[[16, 21, 13, 20, 15, 20, 13, 20, 18, 17, 13], [11, 13, 18, 12, 15, 16, 17, 12, 11, 11, 17]]> : tensor<2x11xi32>
  check.expect_eq %r#1, %e : tensor<2x11xi32>
  %h = stablehlo.constant dense<[[217, 23, 11, 6], [137, 20, 10, 3]]> : tensor<2x4xi32>
  check.expect_eq %r#2, %h : tensor<2x4xi32>
  func.return
}
func.func private @t15() {
  %x0 = stablehlo.constant dense<[[2, 2, 2, 1, 2, 1, 1, 1, 3, 3, 1, 3, 3, 2, 3, 1], [1, 1, 1, 2, 3, 2, 2, 3, 1, 2, 3, 3, 2, 3, 2, 3]]> : tensor<2x16xi32>
  %w0 = stablehlo.constant dense<[[1, 0, 0, 1, 2, 0, 1, 1, 2, 0, 0, 1, 1, 0, 1, 1], [1, 0, 1, 0, 2, 1, 0, 1, 0, 1, 1, 0, 1, 1, 1, 0]]> : tensor<2x16xi32>
  %p0 = stablehlo.constant dense<[[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1]]> : tensor<2x16xi32>
  %x = stablehlo.optimization_barrier %x0 : tensor<2x16xi32>
  %w = stablehlo.optimization_barrier %w0 : tensor<2x16xi32>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x16xi32>
  %acc = stablehlo.constant dense<0> : tensor<2x4xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %least = stablehlo.constant dense<-2147483648> : tensor<i32>
  %most = stablehlo.constant dense<2147483647> : tensor<i32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %n0 = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %v = %x, %a = %acc) : tensor<i32>, tensor<2x16xi32>, tensor<2x4xi32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %u : tensor<i32>
    %vw = stablehlo.multiply %v, %w : tensor<2x16xi32>
    %s = stablehlo.reduce(%vw init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x16xi32>, tensor<i32>) -> tensor<2xi32>
    %mx = stablehlo.reduce(%v init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<2x16xi32>, tensor<i32>) -> tensor<2xi32>
    %mn = stablehlo.reduce(%v init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<2x16xi32>, tensor<i32>) -> tensor<2xi32>
    %pj = stablehlo.optimization_barrier %p : tensor<2x16xi32>
    %pr = stablehlo.reduce(%pj init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x16xi32>, tensor<i32>) -> tensor<2xi32>
    %sc = stablehlo.reshape %s : (tensor<2xi32>) -> tensor<2x1xi32>
    %mxc = stablehlo.reshape %mx : (tensor<2xi32>) -> tensor<2x1xi32>
    %mnc = stablehlo.reshape %mn : (tensor<2xi32>) -> tensor<2x1xi32>
    %prc = stablehlo.reshape %pr : (tensor<2xi32>) -> tensor<2x1xi32>
    %all = stablehlo.concatenate %sc, %mxc, %mnc, %prc, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x4xi32>
    %b = stablehlo.add %a, %all : tensor<2x4xi32>
    %d = stablehlo.subtract %mx, %mn : tensor<2xi32>
    %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<2xi32>) -> tensor<2x16xi32>
    %v1 = stablehlo.add %v, %db : tensor<2x16xi32>
    %v2 = stablehlo.add %v1, %w : tensor<2x16xi32>
    stablehlo.return %j, %v2, %b : tensor<i32>, tensor<2x16xi32>, tensor<2x4xi32>
  }
  %e = stablehlo.constant dense<[[17, 14, 14, 16, 20, 13, 16, 16, 21, 15, 13, 18, 18, 14, 18, 16], [16, 13, 16, 14, 21, 17, 14, 18, 13, 17, 18, 15, 17, 18, 17, 15]]> : tensor<2x16xi32>
  check.expect_eq %r#1, %e : tensor<2x16xi32>
  %h = stablehlo.constant dense<[[219, 23, 11, 12], [202, 23, 11, 6]]> : tensor<2x4xi32>
  check.expect_eq %r#2, %h : tensor<2x4xi32>
  func.return
}
func.func private @t16() {
  %x0 = stablehlo.constant dense<[[1, 3, 1, 1, 2, 3, 2, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 2, 1], [1, 2, 2, 1, 1, 1, 3, 1, 1, 2, 1, 3, 1, 1, 3, 1, 3, 3, 1]]> : tensor<2x19xi32>
  %w0 = stablehlo.constant dense<[[0, 2, 0, 2, 2, 0, 0, 0, 1, 0, 1, 1, 2, 0, 2, 0, 1, 0, 1], [2, 1, 0, 0, 2, 1, 1, 0, 2, 2, 1, 2, 2, 1, 0, 1, 0, 2, 1]]> : tensor<2x19xi32>
  %p0 = stablehlo.constant dense<[[1, 1, 2, 1, 2, 1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 2, 1], [2, 1, 1, 1, 1, 1, 2, 1, 2, 2, 1, 1, 2, 1, 1, 1, 1, 1, 1]]> : tensor<2x19xi32>
  %x = stablehlo.optimization_barrier %x0 : tensor<2x19xi32>
  %w = stablehlo.optimization_barrier %w0 : tensor<2x19xi32>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x19xi32>
  %acc = stablehlo.constant dense<0> : tensor<2x4xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %least = stablehlo.constant dense<-2147483648> : tensor<i32>
  %most = stablehlo.constant dense<2147483647> : tensor<i32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %n0 = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %v = %x, %a = %acc) : tensor<i32>, tensor<2x19xi32>, tensor<2x4xi32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %u : tensor<i32>
    %vw = stablehlo.multiply %v, %w : tensor<2x19xi32>
    %s = stablehlo.reduce(%vw init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x19xi32>, tensor<i32>) -> tensor<2xi32>
    %mx = stablehlo.reduce(%v init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<2x19xi32>, tensor<i32>) -> tensor<2xi32>
    %mn = stablehlo.reduce(%v init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<2x19xi32>, tensor<i32>) -> tensor<2xi32>
    %pj = stablehlo.optimization_barrier %p : tensor<2x19xi32>
    %pr = stablehlo.reduce(%pj init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x19xi32>, tensor<i32>) -> tensor<2xi32>
    %sc = stablehlo.reshape %s : (tensor<2xi32>) -> tensor<2x1xi32>
    %mxc = stablehlo.reshape %mx : (tensor<2xi32>) -> tensor<2x1xi32>
    %mnc = stablehlo.reshape %mn : (tensor<2xi32>) -> tensor<2x1xi32>
    %prc = stablehlo.reshape %pr : (tensor<2xi32>) -> tensor<2x1xi32>
    %all = stablehlo.concatenate %sc, %mxc, %mnc, %prc, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x4xi32>
    %b = stablehlo.add %a, %all : tensor<2x4xi32>
    %d = stablehlo.subtract %mx, %mn : tensor<2xi32>
    %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<2xi32>) -> tensor<2x19xi32>
    %v1 = stablehlo.add %v, %db : tensor<2x19xi32>
    %v2 = stablehlo.add %v1, %w : tensor<2x19xi32>
    stablehlo.return %j, %v2, %b : tensor<i32>, tensor<2x19xi32>, tensor<2x4xi32>
  }
  %e = stablehlo.constant dense<[[13, 21, 13, 19, 20, 15, 14, 13, 16, 13, 17, 17, 20, 15, 20, 15, 18, 14, 16], [19, 17, 14, 13, 19, 16, 18, 13, 19, 20, 16, 21, 19, 16, 15, 16, 15, 21, 16]]> : tensor<2x19xi32>
  check.expect_eq %r#1, %e : tensor<2x19xi32>
  %h = stablehlo.constant dense<[[282, 23, 11, 192], [375, 23, 11, 96]]> : tensor<2x4xi32>
  check.expect_eq %r#2, %h : tensor<2x4xi32>
  func.return
}
func.func private @t17() {
  %x0 = stablehlo.constant dense<[[1, 2, 3, 3, 1, 1, 2, 1, 3, 1, 3, 2, 3, 2, 3, 2, 3, 3, 3, 3, 2, 2, 3, 2, 2, 2, 1, 1, 2], [1, 2, 2, 1, 1, 2, 2, 3, 2, 1, 2, 1, 1, 3, 1, 3, 1, 2, 2, 2, 3, 1, 1, 2, 1, 3, 1, 2, 2]]> : tensor<2x29xi32>
  %w0 = stablehlo.constant dense<[[0, 0, 1, 2, 2, 0, 2, 1, 0, 1, 1, 2, 0, 2, 0, 2, 2, 1, 1, 0, 2, 0, 2, 2, 2, 1, 0, 1, 1], [0, 2, 1, 2, 1, 0, 2, 2, 0, 1, 1, 0, 2, 2, 1, 1, 1, 0, 1, 1, 0, 1, 0, 2, 2, 1, 2, 0, 0]]> : tensor<2x29xi32>
  %p0 = stablehlo.constant dense<[[1, 1, 2, 2, 1, 2, 2, 1, 1, 1, 1, 2, 1, 1, 2, 2, 2, 1, 1, 2, 1, 1, 2, 2, 2, 2, 1, 1, 1], [1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 2, 2, 1, 2, 2, 1, 1, 2, 1, 2, 1, 1, 1, 2, 1, 2, 1, 1, 1]]> : tensor<2x29xi32>
  %x = stablehlo.optimization_barrier %x0 : tensor<2x29xi32>
  %w = stablehlo.optimization_barrier %w0 : tensor<2x29xi32>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x29xi32>
  %acc = stablehlo.constant dense<0> : tensor<2x4xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %least = stablehlo.constant dense<-2147483648> : tensor<i32>
  %most = stablehlo.constant dense<2147483647> : tensor<i32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %n0 = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %v = %x, %a = %acc) : tensor<i32>, tensor<2x29xi32>, tensor<2x4xi32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %u : tensor<i32>
    %vw = stablehlo.multiply %v, %w : tensor<2x29xi32>
    %s = stablehlo.reduce(%vw init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x29xi32>, tensor<i32>) -> tensor<2xi32>
    %mx = stablehlo.reduce(%v init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<2x29xi32>, tensor<i32>) -> tensor<2xi32>
    %mn = stablehlo.reduce(%v init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<2x29xi32>, tensor<i32>) -> tensor<2xi32>
    %pj = stablehlo.optimization_barrier %p : tensor<2x29xi32>
    %pr = stablehlo.reduce(%pj init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x29xi32>, tensor<i32>) -> tensor<2xi32>
    %sc = stablehlo.reshape %s : (tensor<2xi32>) -> tensor<2x1xi32>
    %mxc = stablehlo.reshape %mx : (tensor<2xi32>) -> tensor<2x1xi32>
    %mnc = stablehlo.reshape %mn : (tensor<2xi32>) -> tensor<2x1xi32>
    %prc = stablehlo.reshape %pr : (tensor<2xi32>) -> tensor<2x1xi32>
    %all = stablehlo.concatenate %sc, %mxc, %mnc, %prc, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x4xi32>
    %b = stablehlo.add %a, %all : tensor<2x4xi32>
    %d = stablehlo.subtract %mx, %mn : tensor<2xi32>
    %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<2xi32>) -> tensor<2x29xi32>
    %v1 = stablehlo.add %v, %db : tensor<2x29xi32>
    %v2 = stablehlo.add %v1, %w : tensor<2x29xi32>
    stablehlo.return %j, %v2, %b : tensor<i32>, tensor<2x29xi32>, tensor<2x4xi32>
  }
  %e = stablehlo.constant dense<[[13, 14, 18, 21, 19, 13, 20, 16, 15, 16, 18, 20, 15, 20, 15, 20, 21, 18, 18, 15, 20, 14, 21, 20, 20, 17, 13, 16, 17], [13, 20, 17, 19, 16, 14, 20, 21, 14, 16, 17, 13, 19, 21, 16, 18, 16, 14, 17, 17, 15, 16, 13, 20, 19, 18, 19, 14, 14]]> : tensor<2x29xi32>
  check.expect_eq %r#1, %e : tensor<2x29xi32>
  %h = stablehlo.constant dense<[[608, 23, 11, 24576], [526, 23, 11, 6144]]> : tensor<2x4xi32>
  check.expect_eq %r#2, %h : tensor<2x4xi32>
  func.return
}
func.func private @t18() {
  %x0 = stablehlo.constant dense<[[2, 3, 1, 3], [1, 2, 3, 1]]> : tensor<2x4xui64>
  %w0 = stablehlo.constant dense<[[0, 1, 1, 1], [2, 2, 2, 1]]> : tensor<2x4xui64>
  %p0 = stablehlo.constant dense<[[1, 1, 1, 1], [1, 1, 1, 1]]> : tensor<2x4xui64>
  %x = stablehlo.optimization_barrier %x0 : tensor<2x4xui64>
  %w = stablehlo.optimization_barrier %w0 : tensor<2x4xui64>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x4xui64>
  %acc = stablehlo.constant dense<0> : tensor<2x4xui64>
  %zero = stablehlo.constant dense<0> : tensor<ui64>
  %one = stablehlo.constant dense<1> : tensor<ui64>
  %least = stablehlo.constant dense<0> : tensor<ui64>
  %most = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %n0 = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %v = %x, %a = %acc) : tensor<i32>, tensor<2x4xui64>, tensor<2x4xui64>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %u : tensor<i32>
    %vw = stablehlo.multiply %v, %w : tensor<2x4xui64>
    %s = stablehlo.reduce(%vw init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x4xui64>, tensor<ui64>) -> tensor<2xui64>
    %mx = stablehlo.reduce(%v init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<2x4xui64>, tensor<ui64>) -> tensor<2xui64>
    %mn = stablehlo.reduce(%v init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<2x4xui64>, tensor<ui64>) -> tensor<2xui64>
    %pj = stablehlo.optimization_barrier %p : tensor<2x4xui64>
    %pr = stablehlo.reduce(%pj init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x4xui64>, tensor<ui64>) -> tensor<2xui64>
    %sc = stablehlo.reshape %s : (tensor<2xui64>) -> tensor<2x1xui64>
    %mxc = stablehlo.reshape %mx : (tensor<2xui64>) -> tensor<2x1xui64>
    %mnc = stablehlo.reshape %mn : (tensor<2xui64>) -> tensor<2x1xui64>
    %prc = stablehlo.reshape %pr : (tensor<2xui64>) -> tensor<2x1xui64>
    %all = stablehlo.concatenate %sc, %mxc, %mnc, %prc, dim = 1 : (tensor<2x1xui64>, tensor<2x1xui64>, tensor<2x1xui64>, tensor<2x1xui64>) -> tensor<2x4xui64>
    %b = stablehlo.add %a, %all : tensor<2x4xui64>
    %d = stablehlo.subtract %mx, %mn : tensor<2xui64>
    %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<2xui64>) -> tensor<2x4xui64>
    %v1 = stablehlo.add %v, %db : tensor<2x4xui64>
    %v2 = stablehlo.add %v1, %w : tensor<2x4xui64>
    stablehlo.return %j, %v2, %b : tensor<i32>, tensor<2x4xui64>, tensor<2x4xui64>
  }
  %e = stablehlo.constant dense<[[9, 13, 11, 13], [16, 17, 18, 13]]> : tensor<2x4xui64>
  check.expect_eq %r#1, %e : tensor<2x4xui64>
  %h = stablehlo.constant dense<[[48, 18, 11, 3], [127, 22, 13, 3]]> : tensor<2x4xui64>
  check.expect_eq %r#2, %h : tensor<2x4xui64>
  func.return
}
func.func private @t19() {
  %x0 = stablehlo.constant dense<[[2, 1, 2, 1, 1, 1, 2, 2], [1, 2, 2, 1, 2, 2, 2, 2]]> : tensor<2x8xui64>
  %w0 = stablehlo.constant dense<[[0, 1, 1, 2, 0, 0, 2, 0], [0, 2, 0, 1, 2, 2, 1, 2]]> : tensor<2x8xui64>
  %p0 = stablehlo.constant dense<[[1, 1, 2, 2, 1, 1, 1, 1], [1, 1, 2, 2, 1, 1, 2, 1]]> : tensor<2x8xui64>
  %x = stablehlo.optimization_barrier %x0 : tensor<2x8xui64>
  %w = stablehlo.optimization_barrier %w0 : tensor<2x8xui64>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x8xui64>
  %acc = stablehlo.constant dense<0> : tensor<2x4xui64>
  %zero = stablehlo.constant dense<0> : tensor<ui64>
  %one = stablehlo.constant dense<1> : tensor<ui64>
  %least = stablehlo.constant dense<0> : tensor<ui64>
  %most = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %n0 = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %v = %x, %a = %acc) : tensor<i32>, tensor<2x8xui64>, tensor<2x4xui64>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %u : tensor<i32>
    %vw = stablehlo.multiply %v, %w : tensor<2x8xui64>
    %s = stablehlo.reduce(%vw init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x8xui64>, tensor<ui64>) -> tensor<2xui64>
    %mx = stablehlo.reduce(%v init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<2x8xui64>, tensor<ui64>) -> tensor<2xui64>
    %mn = stablehlo.reduce(%v init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<2x8xui64>, tensor<ui64>) -> tensor<2xui64>
    %pj = stablehlo.optimization_barrier %p : tensor<2x8xui64>
    %pr = stablehlo.reduce(%pj init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x8xui64>, tensor<ui64>) -> tensor<2xui64>
    %sc = stablehlo.reshape %s : (tensor<2xui64>) -> tensor<2x1xui64>
    %mxc = stablehlo.reshape %mx : (tensor<2xui64>) -> tensor<2x1xui64>
    %mnc = stablehlo.reshape %mn : (tensor<2xui64>) -> tensor<2x1xui64>
    %prc = stablehlo.reshape %pr : (tensor<2xui64>) -> tensor<2x1xui64>
    %all = stablehlo.concatenate %sc, %mxc, %mnc, %prc, dim = 1 : (tensor<2x1xui64>, tensor<2x1xui64>, tensor<2x1xui64>, tensor<2x1xui64>) -> tensor<2x4xui64>
    %b = stablehlo.add %a, %all : tensor<2x4xui64>
    %d = stablehlo.subtract %mx, %mn : tensor<2xui64>
    %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<2xui64>) -> tensor<2x8xui64>
    %v1 = stablehlo.add %v, %db : tensor<2x8xui64>
    %v2 = stablehlo.add %v1, %w : tensor<2x8xui64>
    stablehlo.return %j, %v2, %b : tensor<i32>, tensor<2x8xui64>, tensor<2x4xui64>
  }
  %e = stablehlo.constant dense<[[11, 13, 14, 16, 10, 10, 17, 11], [10, 17, 11, 13, 17, 17, 14, 17]]> : tensor<2x8xui64>
  check.expect_eq %r#1, %e : tensor<2x8xui64>
  %h = stablehlo.constant dense<[[87, 17, 8, 12], [161, 17, 8, 24]]> : tensor<2x4xui64>
  check.expect_eq %r#2, %h : tensor<2x4xui64>
  func.return
}
func.func private @t20() {
  %x0 = stablehlo.constant dense<[[2, 2, 2, 2, 1, 1, 2, 2, 2, 1, 1], [2, 3, 2, 3, 2, 3, 2, 1, 2, 1, 1]]> : tensor<2x11xui64>
  %w0 = stablehlo.constant dense<[[2, 0, 2, 2, 0, 1, 0, 2, 2, 1, 0], [1, 2, 2, 0, 2, 2, 0, 0, 0, 0, 0]]> : tensor<2x11xui64>
  %p0 = stablehlo.constant dense<[[1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1], [2, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1]]> : tensor<2x11xui64>
  %x = stablehlo.optimization_barrier %x0 : tensor<2x11xui64>
  %w = stablehlo.optimization_barrier %w0 : tensor<2x11xui64>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x11xui64>
  %acc = stablehlo.constant dense<0> : tensor<2x4xui64>
  %zero = stablehlo.constant dense<0> : tensor<ui64>
  %one = stablehlo.constant dense<1> : tensor<ui64>
  %least = stablehlo.constant dense<0> : tensor<ui64>
  %most = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %n0 = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %v = %x, %a = %acc) : tensor<i32>, tensor<2x11xui64>, tensor<2x4xui64>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %u : tensor<i32>
    %vw = stablehlo.multiply %v, %w : tensor<2x11xui64>
    %s = stablehlo.reduce(%vw init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x11xui64>, tensor<ui64>) -> tensor<2xui64>
    %mx = stablehlo.reduce(%v init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<2x11xui64>, tensor<ui64>) -> tensor<2xui64>
    %mn = stablehlo.reduce(%v init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<2x11xui64>, tensor<ui64>) -> tensor<2xui64>
    %pj = stablehlo.optimization_barrier %p : tensor<2x11xui64>
    %pr = stablehlo.reduce(%pj init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x11xui64>, tensor<ui64>) -> tensor<2xui64>
    %sc = stablehlo.reshape %s : (tensor<2xui64>) -> tensor<2x1xui64>
    %mxc = stablehlo.reshape %mx : (tensor<2xui64>) -> tensor<2x1xui64>
    %mnc = stablehlo.reshape %mn : (tensor<2xui64>) -> tensor<2x1xui64>
    %prc = stablehlo.reshape %pr : (tensor<2xui64>) -> tensor<2x1xui64>
    %all = stablehlo.concatenate %sc, %mxc, %mnc, %prc, dim = 1 : (tensor<2x1xui64>, tensor<2x1xui64>, tensor<2x1xui64>, tensor<2x1xui64>) -> tensor<2x4xui64>
    %b = stablehlo.add %a, %all : tensor<2x4xui64>
    %d = stablehlo.subtract %mx, %mn : tensor<2xui64>
    %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<2xui64>) -> tensor<2x11xui64>
    %v1 = stablehlo.add %v, %db : tensor<2x11xui64>
    %v2 = stablehlo.add %v1, %w : tensor<2x11xui64>
    stablehlo.return %j, %v2, %b : tensor<i32>, tensor<2x11xui64>, tensor<2x4xui64>
  }
  %e = stablehlo.constant dense<[[17, 11, 17, 17, 10, 13, 11, 17, 17, 13, 10], [17, 21, 20, 15, 20, 21, 14, 13, 14, 13, 13]]> : tensor<2x11xui64>
  check.expect_eq %r#1, %e : tensor<2x11xui64>
  %h = stablehlo.constant dense<[[192, 17, 8, 12], [189, 23, 11, 12]]> : tensor<2x4xui64>
  check.expect_eq %r#2, %h : tensor<2x4xui64>
  func.return
}
func.func private @t21() {
  %x0 = stablehlo.constant dense<[[2, 2, 2, 2, 3, 1, 1, 3, 2, 3, 2, 2, 1, 1, 2, 3], [2, 2, 1, 2, 2, 1, 2, 3, 2, 3, 1, 1, 1, 2, 3, 2]]> : tensor<2x16xui64>
  %w0 = stablehlo.constant dense<[[1, 1, 0, 2, 0, 2, 2, 0, 2, 2, 0, 2, 2, 0, 2, 2], [1, 2, 1, 2, 2, 0, 0, 1, 0, 2, 2, 1, 0, 0, 2, 2]]> : tensor<2x16xui64>
  %p0 = stablehlo.constant dense<[[1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 2, 1, 1], [2, 1, 1, 1, 1, 1, 2, 1, 1, 2, 1, 1, 1, 2, 1, 1]]> : tensor<2x16xui64>
  %x = stablehlo.optimization_barrier %x0 : tensor<2x16xui64>
  %w = stablehlo.optimization_barrier %w0 : tensor<2x16xui64>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x16xui64>
  %acc = stablehlo.constant dense<0> : tensor<2x4xui64>
  %zero = stablehlo.constant dense<0> : tensor<ui64>
  %one = stablehlo.constant dense<1> : tensor<ui64>
  %least = stablehlo.constant dense<0> : tensor<ui64>
  %most = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %n0 = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %v = %x, %a = %acc) : tensor<i32>, tensor<2x16xui64>, tensor<2x4xui64>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %u : tensor<i32>
    %vw = stablehlo.multiply %v, %w : tensor<2x16xui64>
    %s = stablehlo.reduce(%vw init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x16xui64>, tensor<ui64>) -> tensor<2xui64>
    %mx = stablehlo.reduce(%v init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<2x16xui64>, tensor<ui64>) -> tensor<2xui64>
    %mn = stablehlo.reduce(%v init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<2x16xui64>, tensor<ui64>) -> tensor<2xui64>
    %pj = stablehlo.optimization_barrier %p : tensor<2x16xui64>
    %pr = stablehlo.reduce(%pj init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x16xui64>, tensor<ui64>) -> tensor<2xui64>
    %sc = stablehlo.reshape %s : (tensor<2xui64>) -> tensor<2x1xui64>
    %mxc = stablehlo.reshape %mx : (tensor<2xui64>) -> tensor<2x1xui64>
    %mnc = stablehlo.reshape %mn : (tensor<2xui64>) -> tensor<2x1xui64>
    %prc = stablehlo.reshape %pr : (tensor<2xui64>) -> tensor<2x1xui64>
    %all = stablehlo.concatenate %sc, %mxc, %mnc, %prc, dim = 1 : (tensor<2x1xui64>, tensor<2x1xui64>, tensor<2x1xui64>, tensor<2x1xui64>) -> tensor<2x4xui64>
    %b = stablehlo.add %a, %all : tensor<2x4xui64>
    %d = stablehlo.subtract %mx, %mn : tensor<2xui64>
    %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<2xui64>) -> tensor<2x16xui64>
    %v1 = stablehlo.add %v, %db : tensor<2x16xui64>
    %v2 = stablehlo.add %v1, %w : tensor<2x16xui64>
    stablehlo.return %j, %v2, %b : tensor<i32>, tensor<2x16xui64>, tensor<2x4xui64>
  }
  %e = stablehlo.constant dense<[[17, 17, 14, 20, 15, 19, 19, 15, 20, 21, 14, 20, 19, 13, 20, 21], [17, 20, 16, 20, 20, 13, 14, 18, 14, 21, 19, 16, 13, 14, 21, 20]]> : tensor<2x16xui64>
  check.expect_eq %r#1, %e : tensor<2x16xui64>
  %h = stablehlo.constant dense<[[388, 23, 11, 24], [351, 23, 11, 48]]> : tensor<2x4xui64>
  check.expect_eq %r#2, %h : tensor<2x4xui64>
  func.return
}
func.func private @t22() {
  %x0 = stablehlo.constant dense<[[3, 3, 3, 2, 3, 1, 3, 3, 3, 1, 2, 3, 2, 3, 3, 1, 1, 1, 2], [2, 2, 3, 1, 3, 1, 2, 3, 2, 3, 3, 1, 1, 1, 3, 3, 3, 1, 1]]> : tensor<2x19xui64>
  %w0 = stablehlo.constant dense<[[0, 1, 1, 2, 1, 1, 1, 0, 1, 0, 2, 0, 0, 0, 1, 1, 1, 2, 0], [1, 2, 2, 2, 1, 1, 1, 2, 0, 0, 2, 1, 2, 1, 2, 1, 2, 0, 0]]> : tensor<2x19xui64>
  %p0 = stablehlo.constant dense<[[2, 1, 2, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 2], [1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2]]> : tensor<2x19xui64>
  %x = stablehlo.optimization_barrier %x0 : tensor<2x19xui64>
  %w = stablehlo.optimization_barrier %w0 : tensor<2x19xui64>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x19xui64>
  %acc = stablehlo.constant dense<0> : tensor<2x4xui64>
  %zero = stablehlo.constant dense<0> : tensor<ui64>
  %one = stablehlo.constant dense<1> : tensor<ui64>
  %least = stablehlo.constant dense<0> : tensor<ui64>
  %most = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %n0 = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %v = %x, %a = %acc) : tensor<i32>, tensor<2x19xui64>, tensor<2x4xui64>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %u : tensor<i32>
    %vw = stablehlo.multiply %v, %w : tensor<2x19xui64>
    %s = stablehlo.reduce(%vw init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x19xui64>, tensor<ui64>) -> tensor<2xui64>
    %mx = stablehlo.reduce(%v init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<2x19xui64>, tensor<ui64>) -> tensor<2xui64>
    %mn = stablehlo.reduce(%v init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<2x19xui64>, tensor<ui64>) -> tensor<2xui64>
    %pj = stablehlo.optimization_barrier %p : tensor<2x19xui64>
    %pr = stablehlo.reduce(%pj init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x19xui64>, tensor<ui64>) -> tensor<2xui64>
    %sc = stablehlo.reshape %s : (tensor<2xui64>) -> tensor<2x1xui64>
    %mxc = stablehlo.reshape %mx : (tensor<2xui64>) -> tensor<2x1xui64>
    %mnc = stablehlo.reshape %mn : (tensor<2xui64>) -> tensor<2x1xui64>
    %prc = stablehlo.reshape %pr : (tensor<2xui64>) -> tensor<2x1xui64>
    %all = stablehlo.concatenate %sc, %mxc, %mnc, %prc, dim = 1 : (tensor<2x1xui64>, tensor<2x1xui64>, tensor<2x1xui64>, tensor<2x1xui64>) -> tensor<2x4xui64>
    %b = stablehlo.add %a, %all : tensor<2x4xui64>
    %d = stablehlo.subtract %mx, %mn : tensor<2xui64>
    %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<2xui64>) -> tensor<2x19xui64>
    %v1 = stablehlo.add %v, %db : tensor<2x19xui64>
    %v2 = stablehlo.add %v1, %w : tensor<2x19xui64>
    stablehlo.return %j, %v2, %b : tensor<i32>, tensor<2x19xui64>, tensor<2x4xui64>
  }
  %e = stablehlo.constant dense<[[13, 16, 16, 18, 16, 14, 16, 13, 16, 11, 18, 13, 12, 13, 16, 14, 14, 17, 12], [17, 20, 21, 19, 18, 16, 17, 21, 14, 15, 21, 16, 19, 16, 21, 18, 21, 13, 13]]> : tensor<2x19xui64>
  check.expect_eq %r#1, %e : tensor<2x19xui64>
  %h = stablehlo.constant dense<[[261, 20, 10, 96], [454, 23, 11, 24]]> : tensor<2x4xui64>
  check.expect_eq %r#2, %h : tensor<2x4xui64>
  func.return
}
func.func private @t23() {
  %x0 = stablehlo.constant dense<[[1, 2, 1, 2, 1, 3, 3, 3, 3, 2, 2, 3, 1, 2, 3, 2, 2, 2, 1, 2, 3, 1, 2, 3, 2, 2, 2, 2, 2], [3, 1, 3, 1, 3, 2, 3, 1, 3, 1, 2, 2, 2, 3, 3, 3, 1, 1, 1, 2, 1, 1, 1, 3, 3, 2, 2, 1, 3]]> : tensor<2x29xui64>
  %w0 = stablehlo.constant dense<[[2, 1, 0, 0, 2, 2, 2, 2, 2, 0, 1, 2, 0, 1, 0, 0, 1, 1, 1, 2, 0, 0, 0, 1, 0, 1, 0, 1, 2], [0, 2, 2, 1, 1, 1, 2, 2, 1, 2, 0, 0, 2, 1, 1, 0, 2, 2, 1, 1, 0, 0, 1, 1, 1, 2, 2, 1, 0]]> : tensor<2x29xui64>
  %p0 = stablehlo.constant dense<[[1, 2, 1, 1, 2, 1, 1, 1, 2, 1, 2, 1, 2, 1, 1, 1, 2, 2, 1, 1, 2, 2, 1, 1, 1, 1, 1, 2, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 2, 2, 2, 2, 2, 2, 1, 1, 2, 1, 1]]> : tensor<2x29xui64>
  %x = stablehlo.optimization_barrier %x0 : tensor<2x29xui64>
  %w = stablehlo.optimization_barrier %w0 : tensor<2x29xui64>
  %p = stablehlo.optimization_barrier %p0 : tensor<2x29xui64>
  %acc = stablehlo.constant dense<0> : tensor<2x4xui64>
  %zero = stablehlo.constant dense<0> : tensor<ui64>
  %one = stablehlo.constant dense<1> : tensor<ui64>
  %least = stablehlo.constant dense<0> : tensor<ui64>
  %most = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %n0 = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %v = %x, %a = %acc) : tensor<i32>, tensor<2x29xui64>, tensor<2x4xui64>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %u : tensor<i32>
    %vw = stablehlo.multiply %v, %w : tensor<2x29xui64>
    %s = stablehlo.reduce(%vw init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x29xui64>, tensor<ui64>) -> tensor<2xui64>
    %mx = stablehlo.reduce(%v init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<2x29xui64>, tensor<ui64>) -> tensor<2xui64>
    %mn = stablehlo.reduce(%v init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<2x29xui64>, tensor<ui64>) -> tensor<2xui64>
    %pj = stablehlo.optimization_barrier %p : tensor<2x29xui64>
    %pr = stablehlo.reduce(%pj init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x29xui64>, tensor<ui64>) -> tensor<2xui64>
    %sc = stablehlo.reshape %s : (tensor<2xui64>) -> tensor<2x1xui64>
    %mxc = stablehlo.reshape %mx : (tensor<2xui64>) -> tensor<2x1xui64>
    %mnc = stablehlo.reshape %mn : (tensor<2xui64>) -> tensor<2x1xui64>
    %prc = stablehlo.reshape %pr : (tensor<2xui64>) -> tensor<2x1xui64>
    %all = stablehlo.concatenate %sc, %mxc, %mnc, %prc, dim = 1 : (tensor<2x1xui64>, tensor<2x1xui64>, tensor<2x1xui64>, tensor<2x1xui64>) -> tensor<2x4xui64>
    %b = stablehlo.add %a, %all : tensor<2x4xui64>
    %d = stablehlo.subtract %mx, %mn : tensor<2xui64>
    %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<2xui64>) -> tensor<2x29xui64>
    %v1 = stablehlo.add %v, %db : tensor<2x29xui64>
    %v2 = stablehlo.add %v1, %w : tensor<2x29xui64>
    stablehlo.return %j, %v2, %b : tensor<i32>, tensor<2x29xui64>, tensor<2x4xui64>
  }
  %e = stablehlo.constant dense<[[19, 17, 13, 14, 19, 21, 21, 21, 21, 14, 17, 21, 13, 17, 15, 14, 17, 17, 16, 20, 15, 13, 14, 18, 14, 17, 14, 17, 20], [15, 19, 21, 16, 18, 17, 21, 19, 18, 19, 14, 14, 20, 18, 18, 15, 19, 19, 16, 17, 13, 13, 16, 18, 18, 20, 20, 16, 15]]> : tensor<2x29xui64>
  check.expect_eq %r#1, %e : tensor<2x29xui64>
  %h = stablehlo.constant dense<[[531, 23, 11, 3072], [592, 23, 11, 768]]> : tensor<2x4xui64>
  check.expect_eq %r#2, %h : tensor<2x4xui64>
  func.return
}
func.func private @zero() {
  %x0 = stablehlo.constant dense<-0.0> : tensor<1x12xf32>
  %x = stablehlo.optimization_barrier %x0 : tensor<1x12xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %n0 = stablehlo.constant dense<2> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %v = %x, %a = %zero) : tensor<i32>, tensor<1x12xf32>, tensor<f32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %u : tensor<i32>
    %w = stablehlo.optimization_barrier %v : tensor<1x12xf32>
    %s = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<1x12xf32>, tensor<f32>) -> tensor<1xf32>
    %t = stablehlo.reshape %s : (tensor<1xf32>) -> tensor<f32>
    stablehlo.return %j, %w, %t : tensor<i32>, tensor<1x12xf32>, tensor<f32>
  }
  %bits = stablehlo.bitcast_convert %r#2 : (tensor<f32>) -> tensor<i32>
  check.expect_eq_const %bits, dense<0> : tensor<i32>
  func.return
}
