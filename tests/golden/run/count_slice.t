// Slices of counted numbers at starts known at run time, inside rows and loops:
// starts before and behind what there is, of narrow and of wide types; counted
// numbers of narrow types, which wrap or round.  Each case stays one or two steps.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -c loop
func.func @main() {
  %n0 = util.unfoldable_constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %s1 = util.unfoldable_constant dense<7> : tensor<i32>
  %x1 = util.unfoldable_constant dense<0.0> : tensor<3x17xf32>
  %i1 = stablehlo.iota dim = 0 : tensor<70xf32>
  %s2 = util.unfoldable_constant dense<-3> : tensor<i32>
  %x2 = util.unfoldable_constant dense<0.0> : tensor<3x17xf32>
  %i2 = stablehlo.iota dim = 0 : tensor<70xf32>
  %s3 = util.unfoldable_constant dense<49> : tensor<i32>
  %x3 = util.unfoldable_constant dense<0> : tensor<3x17xi32>
  %i3 = stablehlo.iota dim = 0 : tensor<70xi32>
  %s4 = util.unfoldable_constant dense<18446744073709551615> : tensor<ui64>
  %x4 = util.unfoldable_constant dense<0> : tensor<3x17xui64>
  %i4 = stablehlo.iota dim = 0 : tensor<70xui64>
  %s5 = util.unfoldable_constant dense<-9223372036854775808> : tensor<i64>
  %x5 = util.unfoldable_constant dense<0.0> : tensor<3x17xf64>
  %i5 = stablehlo.iota dim = 0 : tensor<70xf64>
  %s6 = util.unfoldable_constant dense<4294967296> : tensor<i64>
  %x6 = util.unfoldable_constant dense<0.0> : tensor<3x17xf32>
  %i6 = stablehlo.iota dim = 0 : tensor<70xf32>
  %s7 = util.unfoldable_constant dense<2100> : tensor<i16>
  %x7 = util.unfoldable_constant dense<0.0> : tensor<3x17xf16>
  %i7 = stablehlo.iota dim = 0 : tensor<3000xf16>
  %s8 = util.unfoldable_constant dense<255> : tensor<ui8>
  %x8 = util.unfoldable_constant dense<0.0> : tensor<3x17xbf16>
  %i8 = stablehlo.iota dim = 0 : tensor<700xbf16>
  %s9 = util.unfoldable_constant dense<127> : tensor<i8>
  %x9 = util.unfoldable_constant dense<0> : tensor<3x17xi8>
  %i9 = stablehlo.iota dim = 0 : tensor<300xi8>
  %s10 = util.unfoldable_constant dense<290> : tensor<i16>
  %x10 = util.unfoldable_constant dense<0> : tensor<3x17xi8>
  %i10 = stablehlo.iota dim = 0 : tensor<300xi8>
  %s11 = util.unfoldable_constant dense<-128> : tensor<i8>
  %x11 = util.unfoldable_constant dense<0> : tensor<3x17xi32>
  %i11 = stablehlo.iota dim = 0 : tensor<300xi32>
  %n = stablehlo.while(%k = %n0) : tensor<i32>
  cond {
    %go = stablehlo.compare LT, %k, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %t1 = stablehlo.add %s1, %k : tensor<i32>
    %e1 = stablehlo.dynamic_slice %i1, %t1, sizes = [1] : (tensor<70xf32>, tensor<i32>) -> tensor<1xf32>
    %g1 = stablehlo.reshape %e1 : (tensor<1xf32>) -> tensor<f32>
    %h1 = stablehlo.broadcast_in_dim %g1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %d1 = stablehlo.dynamic_slice %i1, %t1, sizes = [17] : (tensor<70xf32>, tensor<i32>) -> tensor<17xf32>
    %b1 = stablehlo.broadcast_in_dim %d1, dims = [1] : (tensor<17xf32>) -> tensor<3x17xf32>
    %a1 = stablehlo.add %b1, %x1 : tensor<3x17xf32>
    %z1 = stablehlo.constant dense<0.0> : tensor<f32>
    %r1 = stablehlo.reduce(%a1 init: %z1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x17xf32>, tensor<f32>) -> tensor<3xf32>
    %p1 = stablehlo.add %r1, %h1 : tensor<3xf32>
    check.expect_eq_const %p1, dense<30.0> : tensor<3xf32>
    %q1 = stablehlo.slice %a1 [1:2, 0:17] : (tensor<3x17xf32>) -> tensor<1x17xf32>
    check.expect_eq_const %q1, dense<[[7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 21.0, 22.0, 23.0]]> : tensor<1x17xf32>
    %t2 = stablehlo.add %s2, %k : tensor<i32>
    %e2 = stablehlo.dynamic_slice %i2, %t2, sizes = [1] : (tensor<70xf32>, tensor<i32>) -> tensor<1xf32>
    %g2 = stablehlo.reshape %e2 : (tensor<1xf32>) -> tensor<f32>
    %h2 = stablehlo.broadcast_in_dim %g2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %d2 = stablehlo.dynamic_slice %i2, %t2, sizes = [17] : (tensor<70xf32>, tensor<i32>) -> tensor<17xf32>
    %b2 = stablehlo.broadcast_in_dim %d2, dims = [1] : (tensor<17xf32>) -> tensor<3x17xf32>
    %a2 = stablehlo.add %b2, %x2 : tensor<3x17xf32>
    %z2 = stablehlo.constant dense<0.0> : tensor<f32>
    %r2 = stablehlo.reduce(%a2 init: %z2) applies stablehlo.maximum across dimensions = [1] : (tensor<3x17xf32>, tensor<f32>) -> tensor<3xf32>
    %p2 = stablehlo.add %r2, %h2 : tensor<3xf32>
    check.expect_eq_const %p2, dense<16.0> : tensor<3xf32>
    %q2 = stablehlo.slice %a2 [1:2, 0:17] : (tensor<3x17xf32>) -> tensor<1x17xf32>
    check.expect_eq_const %q2, dense<[[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0]]> : tensor<1x17xf32>
    %t3 = stablehlo.add %s3, %k : tensor<i32>
    %e3 = stablehlo.dynamic_slice %i3, %t3, sizes = [1] : (tensor<70xi32>, tensor<i32>) -> tensor<1xi32>
    %g3 = stablehlo.reshape %e3 : (tensor<1xi32>) -> tensor<i32>
    %h3 = stablehlo.broadcast_in_dim %g3, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %d3 = stablehlo.dynamic_slice %i3, %t3, sizes = [17] : (tensor<70xi32>, tensor<i32>) -> tensor<17xi32>
    %b3 = stablehlo.broadcast_in_dim %d3, dims = [1] : (tensor<17xi32>) -> tensor<3x17xi32>
    %a3 = stablehlo.add %b3, %x3 : tensor<3x17xi32>
    %z3 = stablehlo.constant dense<0> : tensor<i32>
    %r3 = stablehlo.reduce(%a3 init: %z3) applies stablehlo.maximum across dimensions = [1] : (tensor<3x17xi32>, tensor<i32>) -> tensor<3xi32>
    %p3 = stablehlo.add %r3, %h3 : tensor<3xi32>
    check.expect_eq_const %p3, dense<114> : tensor<3xi32>
    %q3 = stablehlo.slice %a3 [1:2, 0:17] : (tensor<3x17xi32>) -> tensor<1x17xi32>
    check.expect_eq_const %q3, dense<[[49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65]]> : tensor<1x17xi32>
    %k4 = stablehlo.convert %k : (tensor<i32>) -> tensor<ui64>
    %t4 = stablehlo.add %s4, %k4 : tensor<ui64>
    %e4 = stablehlo.dynamic_slice %i4, %t4, sizes = [1] : (tensor<70xui64>, tensor<ui64>) -> tensor<1xui64>
    %g4 = stablehlo.reshape %e4 : (tensor<1xui64>) -> tensor<ui64>
    %h4 = stablehlo.broadcast_in_dim %g4, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %d4 = stablehlo.dynamic_slice %i4, %t4, sizes = [17] : (tensor<70xui64>, tensor<ui64>) -> tensor<17xui64>
    %b4 = stablehlo.broadcast_in_dim %d4, dims = [1] : (tensor<17xui64>) -> tensor<3x17xui64>
    %a4 = stablehlo.add %b4, %x4 : tensor<3x17xui64>
    %z4 = stablehlo.constant dense<0> : tensor<ui64>
    %r4 = stablehlo.reduce(%a4 init: %z4) applies stablehlo.maximum across dimensions = [1] : (tensor<3x17xui64>, tensor<ui64>) -> tensor<3xui64>
    %p4 = stablehlo.add %r4, %h4 : tensor<3xui64>
    check.expect_eq_const %p4, dense<138> : tensor<3xui64>
    %q4 = stablehlo.slice %a4 [1:2, 0:17] : (tensor<3x17xui64>) -> tensor<1x17xui64>
    check.expect_eq_const %q4, dense<[[53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69]]> : tensor<1x17xui64>
    %k5 = stablehlo.convert %k : (tensor<i32>) -> tensor<i64>
    %t5 = stablehlo.add %s5, %k5 : tensor<i64>
    %e5 = stablehlo.dynamic_slice %i5, %t5, sizes = [1] : (tensor<70xf64>, tensor<i64>) -> tensor<1xf64>
    %g5 = stablehlo.reshape %e5 : (tensor<1xf64>) -> tensor<f64>
    %h5 = stablehlo.broadcast_in_dim %g5, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %d5 = stablehlo.dynamic_slice %i5, %t5, sizes = [17] : (tensor<70xf64>, tensor<i64>) -> tensor<17xf64>
    %b5 = stablehlo.broadcast_in_dim %d5, dims = [1] : (tensor<17xf64>) -> tensor<3x17xf64>
    %a5 = stablehlo.add %b5, %x5 : tensor<3x17xf64>
    %z5 = stablehlo.constant dense<0.0> : tensor<f64>
    %r5 = stablehlo.reduce(%a5 init: %z5) applies stablehlo.maximum across dimensions = [1] : (tensor<3x17xf64>, tensor<f64>) -> tensor<3xf64>
    %p5 = stablehlo.add %r5, %h5 : tensor<3xf64>
    check.expect_eq_const %p5, dense<16.0> : tensor<3xf64>
    %q5 = stablehlo.slice %a5 [1:2, 0:17] : (tensor<3x17xf64>) -> tensor<1x17xf64>
    check.expect_eq_const %q5, dense<[[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0]]> : tensor<1x17xf64>
    %k6 = stablehlo.convert %k : (tensor<i32>) -> tensor<i64>
    %t6 = stablehlo.add %s6, %k6 : tensor<i64>
    %e6 = stablehlo.dynamic_slice %i6, %t6, sizes = [1] : (tensor<70xf32>, tensor<i64>) -> tensor<1xf32>
    %g6 = stablehlo.reshape %e6 : (tensor<1xf32>) -> tensor<f32>
    %h6 = stablehlo.broadcast_in_dim %g6, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %d6 = stablehlo.dynamic_slice %i6, %t6, sizes = [17] : (tensor<70xf32>, tensor<i64>) -> tensor<17xf32>
    %b6 = stablehlo.broadcast_in_dim %d6, dims = [1] : (tensor<17xf32>) -> tensor<3x17xf32>
    %a6 = stablehlo.add %b6, %x6 : tensor<3x17xf32>
    %z6 = stablehlo.constant dense<0.0> : tensor<f32>
    %r6 = stablehlo.reduce(%a6 init: %z6) applies stablehlo.maximum across dimensions = [1] : (tensor<3x17xf32>, tensor<f32>) -> tensor<3xf32>
    %p6 = stablehlo.add %r6, %h6 : tensor<3xf32>
    check.expect_eq_const %p6, dense<138.0> : tensor<3xf32>
    %q6 = stablehlo.slice %a6 [1:2, 0:17] : (tensor<3x17xf32>) -> tensor<1x17xf32>
    check.expect_eq_const %q6, dense<[[53.0, 54.0, 55.0, 56.0, 57.0, 58.0, 59.0, 60.0, 61.0, 62.0, 63.0, 64.0, 65.0, 66.0, 67.0, 68.0, 69.0]]> : tensor<1x17xf32>
    %k7 = stablehlo.convert %k : (tensor<i32>) -> tensor<i16>
    %t7 = stablehlo.add %s7, %k7 : tensor<i16>
    %e7 = stablehlo.dynamic_slice %i7, %t7, sizes = [1] : (tensor<3000xf16>, tensor<i16>) -> tensor<1xf16>
    %g7 = stablehlo.reshape %e7 : (tensor<1xf16>) -> tensor<f16>
    %h7 = stablehlo.broadcast_in_dim %g7, dims = [] : (tensor<f16>) -> tensor<3xf16>
    %d7 = stablehlo.dynamic_slice %i7, %t7, sizes = [17] : (tensor<3000xf16>, tensor<i16>) -> tensor<17xf16>
    %b7 = stablehlo.broadcast_in_dim %d7, dims = [1] : (tensor<17xf16>) -> tensor<3x17xf16>
    %a7 = stablehlo.add %b7, %x7 : tensor<3x17xf16>
    %z7 = stablehlo.constant dense<0.0> : tensor<f16>
    %r7 = stablehlo.reduce(%a7 init: %z7) applies stablehlo.maximum across dimensions = [1] : (tensor<3x17xf16>, tensor<f16>) -> tensor<3xf16>
    %p7 = stablehlo.add %r7, %h7 : tensor<3xf16>
    check.expect_eq_const %p7, dense<4216.0> : tensor<3xf16>
    %q7 = stablehlo.slice %a7 [1:2, 0:17] : (tensor<3x17xf16>) -> tensor<1x17xf16>
    check.expect_eq_const %q7, dense<[[2100.0, 2100.0, 2102.0, 2104.0, 2104.0, 2104.0, 2106.0, 2108.0, 2108.0, 2108.0, 2110.0, 2112.0, 2112.0, 2112.0, 2114.0, 2116.0, 2116.0]]> : tensor<1x17xf16>
    %k8 = stablehlo.convert %k : (tensor<i32>) -> tensor<ui8>
    %t8 = stablehlo.add %s8, %k8 : tensor<ui8>
    %e8 = stablehlo.dynamic_slice %i8, %t8, sizes = [1] : (tensor<700xbf16>, tensor<ui8>) -> tensor<1xbf16>
    %g8 = stablehlo.reshape %e8 : (tensor<1xbf16>) -> tensor<bf16>
    %h8 = stablehlo.broadcast_in_dim %g8, dims = [] : (tensor<bf16>) -> tensor<3xbf16>
    %d8 = stablehlo.dynamic_slice %i8, %t8, sizes = [17] : (tensor<700xbf16>, tensor<ui8>) -> tensor<17xbf16>
    %b8 = stablehlo.broadcast_in_dim %d8, dims = [1] : (tensor<17xbf16>) -> tensor<3x17xbf16>
    %a8 = stablehlo.add %b8, %x8 : tensor<3x17xbf16>
    %z8 = stablehlo.constant dense<0.0> : tensor<bf16>
    %r8 = stablehlo.reduce(%a8 init: %z8) applies stablehlo.maximum across dimensions = [1] : (tensor<3x17xbf16>, tensor<bf16>) -> tensor<3xbf16>
    %p8 = stablehlo.add %r8, %h8 : tensor<3xbf16>
    check.expect_eq_const %p8, dense<528.0> : tensor<3xbf16>
    %q8 = stablehlo.slice %a8 [1:2, 0:17] : (tensor<3x17xbf16>) -> tensor<1x17xbf16>
    check.expect_eq_const %q8, dense<[[255.0, 256.0, 256.0, 258.0, 260.0, 260.0, 260.0, 262.0, 264.0, 264.0, 264.0, 266.0, 268.0, 268.0, 268.0, 270.0, 272.0]]> : tensor<1x17xbf16>
    %k9 = stablehlo.convert %k : (tensor<i32>) -> tensor<i8>
    %t9 = stablehlo.add %s9, %k9 : tensor<i8>
    %e9 = stablehlo.dynamic_slice %i9, %t9, sizes = [1] : (tensor<300xi8>, tensor<i8>) -> tensor<1xi8>
    %g9 = stablehlo.reshape %e9 : (tensor<1xi8>) -> tensor<i8>
    %h9 = stablehlo.broadcast_in_dim %g9, dims = [] : (tensor<i8>) -> tensor<3xi8>
    %d9 = stablehlo.dynamic_slice %i9, %t9, sizes = [17] : (tensor<300xi8>, tensor<i8>) -> tensor<17xi8>
    %b9 = stablehlo.broadcast_in_dim %d9, dims = [1] : (tensor<17xi8>) -> tensor<3x17xi8>
    %a9 = stablehlo.add %b9, %x9 : tensor<3x17xi8>
    %z9 = stablehlo.constant dense<0> : tensor<i8>
    %r9 = stablehlo.reduce(%a9 init: %z9) applies stablehlo.maximum across dimensions = [1] : (tensor<3x17xi8>, tensor<i8>) -> tensor<3xi8>
    %p9 = stablehlo.add %r9, %h9 : tensor<3xi8>
    check.expect_eq_const %p9, dense<-2> : tensor<3xi8>
    %q9 = stablehlo.slice %a9 [1:2, 0:17] : (tensor<3x17xi8>) -> tensor<1x17xi8>
    check.expect_eq_const %q9, dense<[[127, -128, -127, -126, -125, -124, -123, -122, -121, -120, -119, -118, -117, -116, -115, -114, -113]]> : tensor<1x17xi8>
    %k10 = stablehlo.convert %k : (tensor<i32>) -> tensor<i16>
    %t10 = stablehlo.add %s10, %k10 : tensor<i16>
    %e10 = stablehlo.dynamic_slice %i10, %t10, sizes = [1] : (tensor<300xi8>, tensor<i16>) -> tensor<1xi8>
    %g10 = stablehlo.reshape %e10 : (tensor<1xi8>) -> tensor<i8>
    %h10 = stablehlo.broadcast_in_dim %g10, dims = [] : (tensor<i8>) -> tensor<3xi8>
    %d10 = stablehlo.dynamic_slice %i10, %t10, sizes = [17] : (tensor<300xi8>, tensor<i16>) -> tensor<17xi8>
    %b10 = stablehlo.broadcast_in_dim %d10, dims = [1] : (tensor<17xi8>) -> tensor<3x17xi8>
    %a10 = stablehlo.add %b10, %x10 : tensor<3x17xi8>
    %z10 = stablehlo.constant dense<0> : tensor<i8>
    %r10 = stablehlo.reduce(%a10 init: %z10) applies stablehlo.maximum across dimensions = [1] : (tensor<3x17xi8>, tensor<i8>) -> tensor<3xi8>
    %p10 = stablehlo.add %r10, %h10 : tensor<3xi8>
    check.expect_eq_const %p10, dense<77> : tensor<3xi8>
    %q10 = stablehlo.slice %a10 [1:2, 0:17] : (tensor<3x17xi8>) -> tensor<1x17xi8>
    check.expect_eq_const %q10, dense<[[27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43]]> : tensor<1x17xi8>
    %k11 = stablehlo.convert %k : (tensor<i32>) -> tensor<i8>
    %t11 = stablehlo.add %s11, %k11 : tensor<i8>
    %e11 = stablehlo.dynamic_slice %i11, %t11, sizes = [1] : (tensor<300xi32>, tensor<i8>) -> tensor<1xi32>
    %g11 = stablehlo.reshape %e11 : (tensor<1xi32>) -> tensor<i32>
    %h11 = stablehlo.broadcast_in_dim %g11, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %d11 = stablehlo.dynamic_slice %i11, %t11, sizes = [17] : (tensor<300xi32>, tensor<i8>) -> tensor<17xi32>
    %b11 = stablehlo.broadcast_in_dim %d11, dims = [1] : (tensor<17xi32>) -> tensor<3x17xi32>
    %a11 = stablehlo.add %b11, %x11 : tensor<3x17xi32>
    %z11 = stablehlo.constant dense<0> : tensor<i32>
    %r11 = stablehlo.reduce(%a11 init: %z11) applies stablehlo.maximum across dimensions = [1] : (tensor<3x17xi32>, tensor<i32>) -> tensor<3xi32>
    %p11 = stablehlo.add %r11, %h11 : tensor<3xi32>
    check.expect_eq_const %p11, dense<16> : tensor<3xi32>
    %q11 = stablehlo.slice %a11 [1:2, 0:17] : (tensor<3x17xi32>) -> tensor<1x17xi32>
    check.expect_eq_const %q11, dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]]> : tensor<1x17xi32>
    %next = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %next : tensor<i32>
  }
  check.expect_eq_const %n, dense<1> : tensor<i32>
  return
}
// >>> stdout
// 18
// <<<
