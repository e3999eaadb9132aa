// Windows, and functions of f64, in loops of little work a turn: the same as
// outside of a loop.  Running results both ways, of one operand and of two
// whose combination does not commute; pools with padding and dilation.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func @main() {
  %n0 = util.unfoldable_constant dense<0> : tensor<i32>
  %five = util.unfoldable_constant dense<5> : tensor<i32>
  %n5 = stablehlo.optimization_barrier %five : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %unit = stablehlo.constant dense<1.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %v = util.unfoldable_constant dense<[1.0, 2.0, 3.0, -4.0, 5.0]> : tensor<5xf32>
  // Sums from the first on.
  %0:2 = stablehlo.while(%i = %n0, %x = %v) : tensor<i32>, tensor<5xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n5 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %i1 = stablehlo.add %i, %one : tensor<i32>
    %s = "stablehlo.reduce_window"(%x, %zero) <{padding = dense<[[4, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 5>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
    stablehlo.return %i1, %s : tensor<i32>, tensor<5xf32>
  }
  check.expect_eq_const %0#1, dense<[1.0, 7.0, 28.0, 76.0, 170.0]> : tensor<5xf32>
  // Maxima on to the last, then sums of three with a step and padding.
  %1:3 = stablehlo.while(%i = %n0, %x = %v, %y = %v) : tensor<i32>, tensor<5xf32>, tensor<5xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n5 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %i1 = stablehlo.add %i, %one : tensor<i32>
    %m = "stablehlo.reduce_window"(%x, %low) <{padding = dense<[[0, 4]]> : tensor<1x2xi64>, window_dimensions = array<i64: 5>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.maximum %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
    %m1 = stablehlo.subtract %m, %v : tensor<5xf32>
    %p = "stablehlo.reduce_window"(%y, %unit) <{padding = dense<[[2, 2]]> : tensor<1x2xi64>, window_dimensions = array<i64: 3>, window_dilations = array<i64: 2>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
    stablehlo.return %i1, %m1, %p : tensor<i32>, tensor<5xf32>, tensor<5xf32>
  }
  check.expect_eq_const %1#1, dense<[20.0, 19.0, 18.0, 25.0, -20.0]> : tensor<5xf32>
  check.expect_eq_const %1#2, dense<[257.0, -1.0, 366.0, -1.0, 261.0]> : tensor<5xf32>
  // Maps x * p + q, composed with all those behind: the order decides.
  %p = util.unfoldable_constant dense<[2.0, 1.0, -1.0, 1.0]> : tensor<4xf32>
  %q = util.unfoldable_constant dense<[1.0, -2.0, 3.0, 5.0]> : tensor<4xf32>
  %2:3 = stablehlo.while(%i = %n0, %x = %p, %y = %q) : tensor<i32>, tensor<4xf32>, tensor<4xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n5 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %i1 = stablehlo.add %i, %one : tensor<i32>
    %r:2 = "stablehlo.reduce_window"(%x, %y, %unit, %zero) <{padding = dense<[[0, 3]]> : tensor<1x2xi64>, window_dimensions = array<i64: 4>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
      %ac = stablehlo.multiply %a, %c : tensor<f32>
      %bc = stablehlo.multiply %b, %c : tensor<f32>
      %bcd = stablehlo.add %bc, %d : tensor<f32>
      stablehlo.return %ac, %bcd : tensor<f32>, tensor<f32>
    }) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>)
    stablehlo.return %i1, %r#0, %r#1 : tensor<i32>, tensor<4xf32>, tensor<4xf32>
  }
  check.expect_eq_const %2#1, dense<[-2.0, -1.0, -1.0, 1.0]> : tensor<4xf32>
  check.expect_eq_const %2#2, dense<[9.0, 20.0, 28.0, 5.0]> : tensor<4xf32>
  // A function of f64 of what the turn before left.
  %w = util.unfoldable_constant dense<[0.5, 1.25, -2.0]> : tensor<3xf64>
  %3:2 = stablehlo.while(%i = %n0, %x = %w) : tensor<i32>, tensor<3xf64>
  cond {
    %c = stablehlo.compare LT, %i, %n5 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %i1 = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.sine %x : tensor<3xf64>
    %e = stablehlo.exponential %s : tensor<3xf64>
    %l = stablehlo.log_plus_one %e : tensor<3xf64>
    %t = stablehlo.atan2 %l, %x : tensor<3xf64>
    stablehlo.return %i1, %t : tensor<i32>, tensor<3xf64>
  }
  %s1 = stablehlo.sine %w : tensor<3xf64>
  %e1 = stablehlo.exponential %s1 : tensor<3xf64>
  %l1 = stablehlo.log_plus_one %e1 : tensor<3xf64>
  %t1 = stablehlo.atan2 %l1, %w : tensor<3xf64>
  %s2 = stablehlo.sine %t1 : tensor<3xf64>
  %e2 = stablehlo.exponential %s2 : tensor<3xf64>
  %l2 = stablehlo.log_plus_one %e2 : tensor<3xf64>
  %t2 = stablehlo.atan2 %l2, %t1 : tensor<3xf64>
  %s3 = stablehlo.sine %t2 : tensor<3xf64>
  %e3 = stablehlo.exponential %s3 : tensor<3xf64>
  %l3 = stablehlo.log_plus_one %e3 : tensor<3xf64>
  %t3 = stablehlo.atan2 %l3, %t2 : tensor<3xf64>
  %s4 = stablehlo.sine %t3 : tensor<3xf64>
  %e4 = stablehlo.exponential %s4 : tensor<3xf64>
  %l4 = stablehlo.log_plus_one %e4 : tensor<3xf64>
  %t4 = stablehlo.atan2 %l4, %t3 : tensor<3xf64>
  %s5 = stablehlo.sine %t4 : tensor<3xf64>
  %e5 = stablehlo.exponential %s5 : tensor<3xf64>
  %l5 = stablehlo.log_plus_one %e5 : tensor<3xf64>
  %t5 = stablehlo.atan2 %l5, %t4 : tensor<3xf64>
  check.expect_eq %3#1, %t5 : tensor<3xf64>
  // A carry as long as a vector, replaced before its last use.
  %u = util.unfoldable_constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]> : tensor<8xf32>
  %half = stablehlo.constant dense<0.5> : tensor<8xf32>
  %ones = stablehlo.constant dense<1.0> : tensor<8xf32>
  %z8 = util.unfoldable_constant dense<0.0> : tensor<8xf32>
  %4:3 = stablehlo.while(%i = %n0, %x = %u, %y = %z8) : tensor<i32>, tensor<8xf32>, tensor<8xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n5 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %i1 = stablehlo.add %i, %one : tensor<i32>
    %k = stablehlo.multiply %x, %half : tensor<8xf32>
    %l = stablehlo.add %k, %ones : tensor<8xf32>
    %lone = stablehlo.slice %l [1:2] : (tensor<8xf32>) -> tensor<1xf32>
    %l0 = stablehlo.reshape %lone : (tensor<1xf32>) -> tensor<f32>
    %s = "stablehlo.reduce_window"(%x, %l0) <{padding = dense<[[7, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 8>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %t = stablehlo.add %y, %s : tensor<8xf32>
    stablehlo.return %i1, %l, %t : tensor<i32>, tensor<8xf32>, tensor<8xf32>
  }
  %last = stablehlo.slice %4#2 [7:8] : (tensor<8xf32>) -> tensor<1xf32>
  check.expect_eq_const %last, dense<112.28125> : tensor<1xf32>
  check.expect_eq_const %4#1, dense<[1.9375, 1.96875, 2.0, 2.03125, 2.0625, 2.09375, 2.125, 2.15625]> : tensor<8xf32>
  // Powers: of zero, -0, infinities and NaN, too.
  %b = util.unfoldable_constant dense<[4.0, 0.0, -0.0, 0x7F800000, 0xFF800000, -4.0]> : tensor<6xf32>
  %h = stablehlo.constant dense<0.5> : tensor<6xf32>
  %mh = stablehlo.constant dense<-0.5> : tensor<6xf32>
  %th = stablehlo.constant dense<1.5> : tensor<6xf32>
  %b0 = stablehlo.power %b, %h : tensor<6xf32>
  %b1 = stablehlo.power %b, %mh : tensor<6xf32>
  %b2 = stablehlo.power %b, %th : tensor<6xf32>
  %head0 = stablehlo.slice %b0 [0:5] : (tensor<6xf32>) -> tensor<5xf32>
  %head1 = stablehlo.slice %b1 [0:5] : (tensor<6xf32>) -> tensor<5xf32>
  %head2 = stablehlo.slice %b2 [0:5] : (tensor<6xf32>) -> tensor<5xf32>
  %bits0 = stablehlo.bitcast_convert %head0 : (tensor<5xf32>) -> tensor<5xi32>
  %bits1 = stablehlo.bitcast_convert %head1 : (tensor<5xf32>) -> tensor<5xi32>
  %bits2 = stablehlo.bitcast_convert %head2 : (tensor<5xf32>) -> tensor<5xi32>
  check.expect_eq_const %bits0, dense<[0x40000000, 0, 0, 0x7F800000, 0x7F800000]> : tensor<5xi32>
  check.expect_eq_const %bits1, dense<[0x3F000000, 0x7F800000, 0x7F800000, 0, 0]> : tensor<5xi32>
  check.expect_eq_const %bits2, dense<[0x41000000, 0, 0, 0x7F800000, 0x7F800000]> : tensor<5xi32>
  %all = stablehlo.add %b0, %b2 : tensor<6xf32>
  %nan = stablehlo.compare NE, %all, %all : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  check.expect_eq_const %nan, dense<[false, false, false, false, false, true]> : tensor<6xi1>
  func.return
}
