// Grids that turn along two and three dims, of every size of element, with their
// edges and corners repeated: the same as when each turned grid is stored.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %i0 = stablehlo.iota dim = 0 : tensor<4096xi32>
  %m0 = util.unfoldable_constant dense<7919> : tensor<4096xi32>
  %p0 = stablehlo.multiply %i0, %m0 : tensor<4096xi32>
  %n0 = stablehlo.constant dense<8191> : tensor<4096xi32>
  %o0 = stablehlo.and %p0, %n0 : tensor<4096xi32>
  %q0 = stablehlo.reshape %o0 : (tensor<4096xi32>) -> tensor<8x8x64xi32>
  %x0 = stablehlo.add %q0, %q0 : tensor<8x8x64xi32>
  %y0 = func.call @case0_0(%x0) : (tensor<8x8x64xi32>) -> tensor<8x8x64xi32>
  %z0 = func.call @case0_1(%x0) : (tensor<8x8x64xi32>) -> tensor<8x8x64xi32>
  check.expect_eq %y0, %z0 : tensor<8x8x64xi32>
  %i1 = stablehlo.iota dim = 0 : tensor<8192xi32>
  %m1 = util.unfoldable_constant dense<7919> : tensor<8192xi32>
  %p1 = stablehlo.multiply %i1, %m1 : tensor<8192xi32>
  %n1 = stablehlo.constant dense<8191> : tensor<8192xi32>
  %o1 = stablehlo.and %p1, %n1 : tensor<8192xi32>
  %q1 = stablehlo.reshape %o1 : (tensor<8192xi32>) -> tensor<8x16x64xi32>
  %x1 = stablehlo.convert %q1 : (tensor<8x16x64xi32>) -> tensor<8x16x64xf32>
  %y1 = func.call @case1_0(%x1) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  %z1 = func.call @case1_1(%x1) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  check.expect_eq %y1, %z1 : tensor<8x16x64xf32>
  %i2 = stablehlo.iota dim = 0 : tensor<9216xi32>
  %m2 = util.unfoldable_constant dense<7919> : tensor<9216xi32>
  %p2 = stablehlo.multiply %i2, %m2 : tensor<9216xi32>
  %n2 = stablehlo.constant dense<8191> : tensor<9216xi32>
  %o2 = stablehlo.and %p2, %n2 : tensor<9216xi32>
  %q2 = stablehlo.reshape %o2 : (tensor<9216xi32>) -> tensor<12x16x48xi32>
  %x2 = stablehlo.convert %q2 : (tensor<12x16x48xi32>) -> tensor<12x16x48xf64>
  %y2 = func.call @case2_0(%x2) : (tensor<12x16x48xf64>) -> tensor<12x16x48xf64>
  %z2 = func.call @case2_1(%x2) : (tensor<12x16x48xf64>) -> tensor<12x16x48xf64>
  check.expect_eq %y2, %z2 : tensor<12x16x48xf64>
  %i3 = stablehlo.iota dim = 0 : tensor<384xi32>
  %m3 = util.unfoldable_constant dense<7919> : tensor<384xi32>
  %p3 = stablehlo.multiply %i3, %m3 : tensor<384xi32>
  %n3 = stablehlo.constant dense<8191> : tensor<384xi32>
  %o3 = stablehlo.and %p3, %n3 : tensor<384xi32>
  %q3 = stablehlo.reshape %o3 : (tensor<384xi32>) -> tensor<12x32xi32>
  %x3 = stablehlo.convert %q3 : (tensor<12x32xi32>) -> tensor<12x32xi64>
  %y3 = func.call @case3_0(%x3) : (tensor<12x32xi64>) -> tensor<12x32xi64>
  %z3 = func.call @case3_1(%x3) : (tensor<12x32xi64>) -> tensor<12x32xi64>
  check.expect_eq %y3, %z3 : tensor<12x32xi64>
  %i4 = stablehlo.iota dim = 0 : tensor<12288xi32>
  %m4 = util.unfoldable_constant dense<7919> : tensor<12288xi32>
  %p4 = stablehlo.multiply %i4, %m4 : tensor<12288xi32>
  %n4 = stablehlo.constant dense<8191> : tensor<12288xi32>
  %o4 = stablehlo.and %p4, %n4 : tensor<12288xi32>
  %q4 = stablehlo.reshape %o4 : (tensor<12288xi32>) -> tensor<8x16x96xi32>
  %x4 = stablehlo.convert %q4 : (tensor<8x16x96xi32>) -> tensor<8x16x96xui8>
  %y4 = func.call @case4_0(%x4) : (tensor<8x16x96xui8>) -> tensor<8x16x96xui8>
  %z4 = func.call @case4_1(%x4) : (tensor<8x16x96xui8>) -> tensor<8x16x96xui8>
  check.expect_eq %y4, %z4 : tensor<8x16x96xui8>
  %i5 = stablehlo.iota dim = 0 : tensor<1536xi32>
  %m5 = util.unfoldable_constant dense<7919> : tensor<1536xi32>
  %p5 = stablehlo.multiply %i5, %m5 : tensor<1536xi32>
  %n5 = stablehlo.constant dense<8191> : tensor<1536xi32>
  %o5 = stablehlo.and %p5, %n5 : tensor<1536xi32>
  %q5 = stablehlo.reshape %o5 : (tensor<1536xi32>) -> tensor<16x96xi32>
  %x5 = stablehlo.convert %q5 : (tensor<16x96xi32>) -> tensor<16x96xi1>
  %y5 = func.call @case5_0(%x5) : (tensor<16x96xi1>) -> tensor<16x96xi1>
  %z5 = func.call @case5_1(%x5) : (tensor<16x96xi1>) -> tensor<16x96xi1>
  check.expect_eq %y5, %z5 : tensor<16x96xi1>
  %i6 = stablehlo.iota dim = 0 : tensor<7680xi32>
  %m6 = util.unfoldable_constant dense<7919> : tensor<7680xi32>
  %p6 = stablehlo.multiply %i6, %m6 : tensor<7680xi32>
  %n6 = stablehlo.constant dense<8191> : tensor<7680xi32>
  %o6 = stablehlo.and %p6, %n6 : tensor<7680xi32>
  %q6 = stablehlo.reshape %o6 : (tensor<7680xi32>) -> tensor<2x16x5x48xi32>
  %x6 = stablehlo.convert %q6 : (tensor<2x16x5x48xi32>) -> tensor<2x16x5x48xbf16>
  %y6 = func.call @case6_0(%x6) : (tensor<2x16x5x48xbf16>) -> tensor<2x16x5x48xbf16>
  %z6 = func.call @case6_1(%x6) : (tensor<2x16x5x48xbf16>) -> tensor<2x16x5x48xbf16>
  check.expect_eq %y6, %z6 : tensor<2x16x5x48xbf16>
  %i7 = stablehlo.iota dim = 0 : tensor<960xi32>
  %m7 = util.unfoldable_constant dense<7919> : tensor<960xi32>
  %p7 = stablehlo.multiply %i7, %m7 : tensor<960xi32>
  %n7 = stablehlo.constant dense<8191> : tensor<960xi32>
  %o7 = stablehlo.and %p7, %n7 : tensor<960xi32>
  %q7 = stablehlo.reshape %o7 : (tensor<960xi32>) -> tensor<8x40x3xi32>
  %x7 = stablehlo.convert %q7 : (tensor<8x40x3xi32>) -> tensor<8x40x3xf16>
  %y7 = func.call @case7_0(%x7) : (tensor<8x40x3xf16>) -> tensor<8x40x3xf16>
  %z7 = func.call @case7_1(%x7) : (tensor<8x40x3xf16>) -> tensor<8x40x3xf16>
  check.expect_eq %y7, %z7 : tensor<8x40x3xf16>
  %i8 = stablehlo.iota dim = 0 : tensor<4096xi32>
  %m8 = util.unfoldable_constant dense<7919> : tensor<4096xi32>
  %p8 = stablehlo.multiply %i8, %m8 : tensor<4096xi32>
  %n8 = stablehlo.constant dense<8191> : tensor<4096xi32>
  %o8 = stablehlo.and %p8, %n8 : tensor<4096xi32>
  %q8 = stablehlo.reshape %o8 : (tensor<4096xi32>) -> tensor<8x8x8x8xi32>
  %x8 = stablehlo.convert %q8 : (tensor<8x8x8x8xi32>) -> tensor<8x8x8x8xi16>
  %y8 = func.call @case8_0(%x8) : (tensor<8x8x8x8xi16>) -> tensor<8x8x8x8xi16>
  %z8 = func.call @case8_1(%x8) : (tensor<8x8x8x8xi16>) -> tensor<8x8x8x8xi16>
  check.expect_eq %y8, %z8 : tensor<8x8x8x8xi16>
  return
}
func.func private @turn_8x8x64i32_0_1(%x: tensor<8x8x64xi32>) -> tensor<8x8x64xi32> {
  %a = stablehlo.slice %x [1:8, 0:8, 0:64] : (tensor<8x8x64xi32>) -> tensor<7x8x64xi32>
  %b = stablehlo.slice %x [0:1, 0:8, 0:64] : (tensor<8x8x64xi32>) -> tensor<1x8x64xi32>
  %r = stablehlo.concatenate %a, %b, dim = 0 : (tensor<7x8x64xi32>, tensor<1x8x64xi32>) -> tensor<8x8x64xi32>
  return %r : tensor<8x8x64xi32>
}
func.func private @turn_8x8x64i32_0_7(%x: tensor<8x8x64xi32>) -> tensor<8x8x64xi32> {
  %a = stablehlo.slice %x [7:8, 0:8, 0:64] : (tensor<8x8x64xi32>) -> tensor<1x8x64xi32>
  %b = stablehlo.slice %x [0:7, 0:8, 0:64] : (tensor<8x8x64xi32>) -> tensor<7x8x64xi32>
  %r = stablehlo.concatenate %a, %b, dim = 0 : (tensor<1x8x64xi32>, tensor<7x8x64xi32>) -> tensor<8x8x64xi32>
  return %r : tensor<8x8x64xi32>
}
func.func private @turn_8x8x64i32_1_1(%x: tensor<8x8x64xi32>) -> tensor<8x8x64xi32> {
  %a = stablehlo.slice %x [0:8, 1:8, 0:64] : (tensor<8x8x64xi32>) -> tensor<8x7x64xi32>
  %b = stablehlo.slice %x [0:8, 0:1, 0:64] : (tensor<8x8x64xi32>) -> tensor<8x1x64xi32>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<8x7x64xi32>, tensor<8x1x64xi32>) -> tensor<8x8x64xi32>
  return %r : tensor<8x8x64xi32>
}
func.func private @turn_8x8x64i32_1_7(%x: tensor<8x8x64xi32>) -> tensor<8x8x64xi32> {
  %a = stablehlo.slice %x [0:8, 7:8, 0:64] : (tensor<8x8x64xi32>) -> tensor<8x1x64xi32>
  %b = stablehlo.slice %x [0:8, 0:7, 0:64] : (tensor<8x8x64xi32>) -> tensor<8x7x64xi32>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<8x1x64xi32>, tensor<8x7x64xi32>) -> tensor<8x8x64xi32>
  return %r : tensor<8x8x64xi32>
}
func.func private @turn_8x8x64i32_2_1(%x: tensor<8x8x64xi32>) -> tensor<8x8x64xi32> {
  %a = stablehlo.slice %x [0:8, 0:8, 1:64] : (tensor<8x8x64xi32>) -> tensor<8x8x63xi32>
  %b = stablehlo.slice %x [0:8, 0:8, 0:1] : (tensor<8x8x64xi32>) -> tensor<8x8x1xi32>
  %r = stablehlo.concatenate %a, %b, dim = 2 : (tensor<8x8x63xi32>, tensor<8x8x1xi32>) -> tensor<8x8x64xi32>
  return %r : tensor<8x8x64xi32>
}
func.func private @turn_8x8x64i32_2_63(%x: tensor<8x8x64xi32>) -> tensor<8x8x64xi32> {
  %a = stablehlo.slice %x [0:8, 0:8, 63:64] : (tensor<8x8x64xi32>) -> tensor<8x8x1xi32>
  %b = stablehlo.slice %x [0:8, 0:8, 0:63] : (tensor<8x8x64xi32>) -> tensor<8x8x63xi32>
  %r = stablehlo.concatenate %a, %b, dim = 2 : (tensor<8x8x1xi32>, tensor<8x8x63xi32>) -> tensor<8x8x64xi32>
  return %r : tensor<8x8x64xi32>
}
func.func private @case0_0(%x: tensor<8x8x64xi32>) -> tensor<8x8x64xi32> {
  %1 = func.call @turn_8x8x64i32_0_1(%x) : (tensor<8x8x64xi32>) -> tensor<8x8x64xi32>
  %2 = stablehlo.add %x, %1 : tensor<8x8x64xi32>
  %3 = func.call @turn_8x8x64i32_0_7(%x) : (tensor<8x8x64xi32>) -> tensor<8x8x64xi32>
  %4 = stablehlo.multiply %2, %3 : tensor<8x8x64xi32>
  %5 = func.call @turn_8x8x64i32_1_1(%x) : (tensor<8x8x64xi32>) -> tensor<8x8x64xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<8x8x64xi32>
  %7 = func.call @turn_8x8x64i32_1_7(%x) : (tensor<8x8x64xi32>) -> tensor<8x8x64xi32>
  %8 = stablehlo.add %6, %7 : tensor<8x8x64xi32>
  %9 = func.call @turn_8x8x64i32_2_1(%x) : (tensor<8x8x64xi32>) -> tensor<8x8x64xi32>
  %10 = stablehlo.multiply %8, %9 : tensor<8x8x64xi32>
  %11 = func.call @turn_8x8x64i32_2_63(%x) : (tensor<8x8x64xi32>) -> tensor<8x8x64xi32>
  %12 = stablehlo.subtract %10, %11 : tensor<8x8x64xi32>
  %13 = stablehlo.subtract %12, %x : tensor<8x8x64xi32>
  %14 = stablehlo.maximum %13, %x : tensor<8x8x64xi32>
  %15 = stablehlo.add %14, %x : tensor<8x8x64xi32>
  %16 = stablehlo.subtract %15, %x : tensor<8x8x64xi32>
  %17 = stablehlo.maximum %16, %x : tensor<8x8x64xi32>
  %18 = stablehlo.add %17, %x : tensor<8x8x64xi32>
  %19 = stablehlo.subtract %18, %x : tensor<8x8x64xi32>
  %20 = stablehlo.maximum %19, %x : tensor<8x8x64xi32>
  return %20 : tensor<8x8x64xi32>
}
func.func private @case0_1(%x: tensor<8x8x64xi32>) -> tensor<8x8x64xi32> {
  %1 = stablehlo.optimization_barrier %x : tensor<8x8x64xi32>
  %2 = func.call @turn_8x8x64i32_0_1(%1) : (tensor<8x8x64xi32>) -> tensor<8x8x64xi32>
  %3 = stablehlo.optimization_barrier %2 : tensor<8x8x64xi32>
  %4 = stablehlo.add %1, %3 : tensor<8x8x64xi32>
  %5 = func.call @turn_8x8x64i32_0_7(%1) : (tensor<8x8x64xi32>) -> tensor<8x8x64xi32>
  %6 = stablehlo.optimization_barrier %5 : tensor<8x8x64xi32>
  %7 = stablehlo.multiply %4, %6 : tensor<8x8x64xi32>
  %8 = func.call @turn_8x8x64i32_1_1(%1) : (tensor<8x8x64xi32>) -> tensor<8x8x64xi32>
  %9 = stablehlo.optimization_barrier %8 : tensor<8x8x64xi32>
  %10 = stablehlo.subtract %7, %9 : tensor<8x8x64xi32>
  %11 = func.call @turn_8x8x64i32_1_7(%1) : (tensor<8x8x64xi32>) -> tensor<8x8x64xi32>
  %12 = stablehlo.optimization_barrier %11 : tensor<8x8x64xi32>
  %13 = stablehlo.add %10, %12 : tensor<8x8x64xi32>
  %14 = func.call @turn_8x8x64i32_2_1(%1) : (tensor<8x8x64xi32>) -> tensor<8x8x64xi32>
  %15 = stablehlo.optimization_barrier %14 : tensor<8x8x64xi32>
  %16 = stablehlo.multiply %13, %15 : tensor<8x8x64xi32>
  %17 = func.call @turn_8x8x64i32_2_63(%1) : (tensor<8x8x64xi32>) -> tensor<8x8x64xi32>
  %18 = stablehlo.optimization_barrier %17 : tensor<8x8x64xi32>
  %19 = stablehlo.subtract %16, %18 : tensor<8x8x64xi32>
  %20 = stablehlo.subtract %19, %1 : tensor<8x8x64xi32>
  %21 = stablehlo.maximum %20, %1 : tensor<8x8x64xi32>
  %22 = stablehlo.add %21, %1 : tensor<8x8x64xi32>
  %23 = stablehlo.subtract %22, %1 : tensor<8x8x64xi32>
  %24 = stablehlo.maximum %23, %1 : tensor<8x8x64xi32>
  %25 = stablehlo.add %24, %1 : tensor<8x8x64xi32>
  %26 = stablehlo.subtract %25, %1 : tensor<8x8x64xi32>
  %27 = stablehlo.maximum %26, %1 : tensor<8x8x64xi32>
  return %27 : tensor<8x8x64xi32>
}
func.func private @turn_8x16x64f32_0_1(%x: tensor<8x16x64xf32>) -> tensor<8x16x64xf32> {
  %a = stablehlo.slice %x [1:8, 0:16, 0:64] : (tensor<8x16x64xf32>) -> tensor<7x16x64xf32>
  %b = stablehlo.slice %x [0:1, 0:16, 0:64] : (tensor<8x16x64xf32>) -> tensor<1x16x64xf32>
  %r = stablehlo.concatenate %a, %b, dim = 0 : (tensor<7x16x64xf32>, tensor<1x16x64xf32>) -> tensor<8x16x64xf32>
  return %r : tensor<8x16x64xf32>
}
func.func private @turn_8x16x64f32_0_7(%x: tensor<8x16x64xf32>) -> tensor<8x16x64xf32> {
  %a = stablehlo.slice %x [7:8, 0:16, 0:64] : (tensor<8x16x64xf32>) -> tensor<1x16x64xf32>
  %b = stablehlo.slice %x [0:7, 0:16, 0:64] : (tensor<8x16x64xf32>) -> tensor<7x16x64xf32>
  %r = stablehlo.concatenate %a, %b, dim = 0 : (tensor<1x16x64xf32>, tensor<7x16x64xf32>) -> tensor<8x16x64xf32>
  return %r : tensor<8x16x64xf32>
}
func.func private @turn_8x16x64f32_1_1(%x: tensor<8x16x64xf32>) -> tensor<8x16x64xf32> {
  %a = stablehlo.slice %x [0:8, 1:16, 0:64] : (tensor<8x16x64xf32>) -> tensor<8x15x64xf32>
  %b = stablehlo.slice %x [0:8, 0:1, 0:64] : (tensor<8x16x64xf32>) -> tensor<8x1x64xf32>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<8x15x64xf32>, tensor<8x1x64xf32>) -> tensor<8x16x64xf32>
  return %r : tensor<8x16x64xf32>
}
func.func private @turn_8x16x64f32_1_15(%x: tensor<8x16x64xf32>) -> tensor<8x16x64xf32> {
  %a = stablehlo.slice %x [0:8, 15:16, 0:64] : (tensor<8x16x64xf32>) -> tensor<8x1x64xf32>
  %b = stablehlo.slice %x [0:8, 0:15, 0:64] : (tensor<8x16x64xf32>) -> tensor<8x15x64xf32>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<8x1x64xf32>, tensor<8x15x64xf32>) -> tensor<8x16x64xf32>
  return %r : tensor<8x16x64xf32>
}
func.func private @turn_8x16x64f32_2_1(%x: tensor<8x16x64xf32>) -> tensor<8x16x64xf32> {
  %a = stablehlo.slice %x [0:8, 0:16, 1:64] : (tensor<8x16x64xf32>) -> tensor<8x16x63xf32>
  %b = stablehlo.slice %x [0:8, 0:16, 0:1] : (tensor<8x16x64xf32>) -> tensor<8x16x1xf32>
  %r = stablehlo.concatenate %a, %b, dim = 2 : (tensor<8x16x63xf32>, tensor<8x16x1xf32>) -> tensor<8x16x64xf32>
  return %r : tensor<8x16x64xf32>
}
func.func private @turn_8x16x64f32_2_63(%x: tensor<8x16x64xf32>) -> tensor<8x16x64xf32> {
  %a = stablehlo.slice %x [0:8, 0:16, 63:64] : (tensor<8x16x64xf32>) -> tensor<8x16x1xf32>
  %b = stablehlo.slice %x [0:8, 0:16, 0:63] : (tensor<8x16x64xf32>) -> tensor<8x16x63xf32>
  %r = stablehlo.concatenate %a, %b, dim = 2 : (tensor<8x16x1xf32>, tensor<8x16x63xf32>) -> tensor<8x16x64xf32>
  return %r : tensor<8x16x64xf32>
}
func.func private @turn_8x16x64f32_2_62(%x: tensor<8x16x64xf32>) -> tensor<8x16x64xf32> {
  %a = stablehlo.slice %x [0:8, 0:16, 62:64] : (tensor<8x16x64xf32>) -> tensor<8x16x2xf32>
  %b = stablehlo.slice %x [0:8, 0:16, 0:62] : (tensor<8x16x64xf32>) -> tensor<8x16x62xf32>
  %r = stablehlo.concatenate %a, %b, dim = 2 : (tensor<8x16x2xf32>, tensor<8x16x62xf32>) -> tensor<8x16x64xf32>
  return %r : tensor<8x16x64xf32>
}
func.func private @turn_8x16x64f32_1_14(%x: tensor<8x16x64xf32>) -> tensor<8x16x64xf32> {
  %a = stablehlo.slice %x [0:8, 14:16, 0:64] : (tensor<8x16x64xf32>) -> tensor<8x2x64xf32>
  %b = stablehlo.slice %x [0:8, 0:14, 0:64] : (tensor<8x16x64xf32>) -> tensor<8x14x64xf32>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<8x2x64xf32>, tensor<8x14x64xf32>) -> tensor<8x16x64xf32>
  return %r : tensor<8x16x64xf32>
}
func.func private @turn_8x16x64f32_2_2(%x: tensor<8x16x64xf32>) -> tensor<8x16x64xf32> {
  %a = stablehlo.slice %x [0:8, 0:16, 2:64] : (tensor<8x16x64xf32>) -> tensor<8x16x62xf32>
  %b = stablehlo.slice %x [0:8, 0:16, 0:2] : (tensor<8x16x64xf32>) -> tensor<8x16x2xf32>
  %r = stablehlo.concatenate %a, %b, dim = 2 : (tensor<8x16x62xf32>, tensor<8x16x2xf32>) -> tensor<8x16x64xf32>
  return %r : tensor<8x16x64xf32>
}
func.func private @turn_8x16x64f32_2_3(%x: tensor<8x16x64xf32>) -> tensor<8x16x64xf32> {
  %a = stablehlo.slice %x [0:8, 0:16, 3:64] : (tensor<8x16x64xf32>) -> tensor<8x16x61xf32>
  %b = stablehlo.slice %x [0:8, 0:16, 0:3] : (tensor<8x16x64xf32>) -> tensor<8x16x3xf32>
  %r = stablehlo.concatenate %a, %b, dim = 2 : (tensor<8x16x61xf32>, tensor<8x16x3xf32>) -> tensor<8x16x64xf32>
  return %r : tensor<8x16x64xf32>
}
func.func private @case1_0(%x: tensor<8x16x64xf32>) -> tensor<8x16x64xf32> {
  %1 = func.call @turn_8x16x64f32_0_1(%x) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  %2 = stablehlo.add %x, %1 : tensor<8x16x64xf32>
  %3 = func.call @turn_8x16x64f32_0_7(%x) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  %4 = stablehlo.maximum %2, %3 : tensor<8x16x64xf32>
  %5 = func.call @turn_8x16x64f32_1_1(%x) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  %6 = stablehlo.subtract %4, %5 : tensor<8x16x64xf32>
  %7 = func.call @turn_8x16x64f32_1_15(%x) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  %8 = stablehlo.add %6, %7 : tensor<8x16x64xf32>
  %9 = func.call @turn_8x16x64f32_2_1(%x) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  %10 = stablehlo.maximum %8, %9 : tensor<8x16x64xf32>
  %11 = func.call @turn_8x16x64f32_2_63(%x) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  %12 = stablehlo.subtract %10, %11 : tensor<8x16x64xf32>
  %13 = func.call @turn_8x16x64f32_2_62(%x) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  %14 = func.call @turn_8x16x64f32_0_1(%13) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  %15 = stablehlo.add %12, %14 : tensor<8x16x64xf32>
  %16 = func.call @turn_8x16x64f32_1_14(%x) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  %17 = func.call @turn_8x16x64f32_2_2(%16) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  %18 = stablehlo.maximum %15, %17 : tensor<8x16x64xf32>
  %19 = func.call @turn_8x16x64f32_2_3(%x) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  %20 = func.call @turn_8x16x64f32_1_1(%19) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  %21 = func.call @turn_8x16x64f32_0_1(%20) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  %22 = stablehlo.subtract %18, %21 : tensor<8x16x64xf32>
  %23 = stablehlo.subtract %22, %x : tensor<8x16x64xf32>
  %24 = stablehlo.maximum %23, %x : tensor<8x16x64xf32>
  %25 = stablehlo.add %24, %x : tensor<8x16x64xf32>
  %26 = stablehlo.subtract %25, %x : tensor<8x16x64xf32>
  %27 = stablehlo.maximum %26, %x : tensor<8x16x64xf32>
  %28 = stablehlo.add %27, %x : tensor<8x16x64xf32>
  %29 = stablehlo.subtract %28, %x : tensor<8x16x64xf32>
  %30 = stablehlo.maximum %29, %x : tensor<8x16x64xf32>
  return %30 : tensor<8x16x64xf32>
}
func.func private @case1_1(%x: tensor<8x16x64xf32>) -> tensor<8x16x64xf32> {
  %1 = stablehlo.optimization_barrier %x : tensor<8x16x64xf32>
  %2 = func.call @turn_8x16x64f32_0_1(%1) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  %3 = stablehlo.optimization_barrier %2 : tensor<8x16x64xf32>
  %4 = stablehlo.add %1, %3 : tensor<8x16x64xf32>
  %5 = func.call @turn_8x16x64f32_0_7(%1) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  %6 = stablehlo.optimization_barrier %5 : tensor<8x16x64xf32>
  %7 = stablehlo.maximum %4, %6 : tensor<8x16x64xf32>
  %8 = func.call @turn_8x16x64f32_1_1(%1) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  %9 = stablehlo.optimization_barrier %8 : tensor<8x16x64xf32>
  %10 = stablehlo.subtract %7, %9 : tensor<8x16x64xf32>
  %11 = func.call @turn_8x16x64f32_1_15(%1) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  %12 = stablehlo.optimization_barrier %11 : tensor<8x16x64xf32>
  %13 = stablehlo.add %10, %12 : tensor<8x16x64xf32>
  %14 = func.call @turn_8x16x64f32_2_1(%1) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  %15 = stablehlo.optimization_barrier %14 : tensor<8x16x64xf32>
  %16 = stablehlo.maximum %13, %15 : tensor<8x16x64xf32>
  %17 = func.call @turn_8x16x64f32_2_63(%1) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  %18 = stablehlo.optimization_barrier %17 : tensor<8x16x64xf32>
  %19 = stablehlo.subtract %16, %18 : tensor<8x16x64xf32>
  %20 = func.call @turn_8x16x64f32_2_62(%1) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  %21 = stablehlo.optimization_barrier %20 : tensor<8x16x64xf32>
  %22 = func.call @turn_8x16x64f32_0_1(%21) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  %23 = stablehlo.optimization_barrier %22 : tensor<8x16x64xf32>
  %24 = stablehlo.add %19, %23 : tensor<8x16x64xf32>
  %25 = func.call @turn_8x16x64f32_1_14(%1) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  %26 = stablehlo.optimization_barrier %25 : tensor<8x16x64xf32>
  %27 = func.call @turn_8x16x64f32_2_2(%26) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  %28 = stablehlo.optimization_barrier %27 : tensor<8x16x64xf32>
  %29 = stablehlo.maximum %24, %28 : tensor<8x16x64xf32>
  %30 = func.call @turn_8x16x64f32_2_3(%1) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  %31 = stablehlo.optimization_barrier %30 : tensor<8x16x64xf32>
  %32 = func.call @turn_8x16x64f32_1_1(%31) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  %33 = stablehlo.optimization_barrier %32 : tensor<8x16x64xf32>
  %34 = func.call @turn_8x16x64f32_0_1(%33) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
  %35 = stablehlo.optimization_barrier %34 : tensor<8x16x64xf32>
  %36 = stablehlo.subtract %29, %35 : tensor<8x16x64xf32>
  %37 = stablehlo.subtract %36, %1 : tensor<8x16x64xf32>
  %38 = stablehlo.maximum %37, %1 : tensor<8x16x64xf32>
  %39 = stablehlo.add %38, %1 : tensor<8x16x64xf32>
  %40 = stablehlo.subtract %39, %1 : tensor<8x16x64xf32>
  %41 = stablehlo.maximum %40, %1 : tensor<8x16x64xf32>
  %42 = stablehlo.add %41, %1 : tensor<8x16x64xf32>
  %43 = stablehlo.subtract %42, %1 : tensor<8x16x64xf32>
  %44 = stablehlo.maximum %43, %1 : tensor<8x16x64xf32>
  return %44 : tensor<8x16x64xf32>
}
func.func private @turn_12x16x48f64_0_1(%x: tensor<12x16x48xf64>) -> tensor<12x16x48xf64> {
  %a = stablehlo.slice %x [1:12, 0:16, 0:48] : (tensor<12x16x48xf64>) -> tensor<11x16x48xf64>
  %b = stablehlo.slice %x [0:1, 0:16, 0:48] : (tensor<12x16x48xf64>) -> tensor<1x16x48xf64>
  %r = stablehlo.concatenate %a, %b, dim = 0 : (tensor<11x16x48xf64>, tensor<1x16x48xf64>) -> tensor<12x16x48xf64>
  return %r : tensor<12x16x48xf64>
}
func.func private @turn_12x16x48f64_0_11(%x: tensor<12x16x48xf64>) -> tensor<12x16x48xf64> {
  %a = stablehlo.slice %x [11:12, 0:16, 0:48] : (tensor<12x16x48xf64>) -> tensor<1x16x48xf64>
  %b = stablehlo.slice %x [0:11, 0:16, 0:48] : (tensor<12x16x48xf64>) -> tensor<11x16x48xf64>
  %r = stablehlo.concatenate %a, %b, dim = 0 : (tensor<1x16x48xf64>, tensor<11x16x48xf64>) -> tensor<12x16x48xf64>
  return %r : tensor<12x16x48xf64>
}
func.func private @turn_12x16x48f64_1_1(%x: tensor<12x16x48xf64>) -> tensor<12x16x48xf64> {
  %a = stablehlo.slice %x [0:12, 1:16, 0:48] : (tensor<12x16x48xf64>) -> tensor<12x15x48xf64>
  %b = stablehlo.slice %x [0:12, 0:1, 0:48] : (tensor<12x16x48xf64>) -> tensor<12x1x48xf64>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<12x15x48xf64>, tensor<12x1x48xf64>) -> tensor<12x16x48xf64>
  return %r : tensor<12x16x48xf64>
}
func.func private @turn_12x16x48f64_1_15(%x: tensor<12x16x48xf64>) -> tensor<12x16x48xf64> {
  %a = stablehlo.slice %x [0:12, 15:16, 0:48] : (tensor<12x16x48xf64>) -> tensor<12x1x48xf64>
  %b = stablehlo.slice %x [0:12, 0:15, 0:48] : (tensor<12x16x48xf64>) -> tensor<12x15x48xf64>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<12x1x48xf64>, tensor<12x15x48xf64>) -> tensor<12x16x48xf64>
  return %r : tensor<12x16x48xf64>
}
func.func private @turn_12x16x48f64_2_1(%x: tensor<12x16x48xf64>) -> tensor<12x16x48xf64> {
  %a = stablehlo.slice %x [0:12, 0:16, 1:48] : (tensor<12x16x48xf64>) -> tensor<12x16x47xf64>
  %b = stablehlo.slice %x [0:12, 0:16, 0:1] : (tensor<12x16x48xf64>) -> tensor<12x16x1xf64>
  %r = stablehlo.concatenate %a, %b, dim = 2 : (tensor<12x16x47xf64>, tensor<12x16x1xf64>) -> tensor<12x16x48xf64>
  return %r : tensor<12x16x48xf64>
}
func.func private @turn_12x16x48f64_2_47(%x: tensor<12x16x48xf64>) -> tensor<12x16x48xf64> {
  %a = stablehlo.slice %x [0:12, 0:16, 47:48] : (tensor<12x16x48xf64>) -> tensor<12x16x1xf64>
  %b = stablehlo.slice %x [0:12, 0:16, 0:47] : (tensor<12x16x48xf64>) -> tensor<12x16x47xf64>
  %r = stablehlo.concatenate %a, %b, dim = 2 : (tensor<12x16x1xf64>, tensor<12x16x47xf64>) -> tensor<12x16x48xf64>
  return %r : tensor<12x16x48xf64>
}
func.func private @turn_12x16x48f64_2_3(%x: tensor<12x16x48xf64>) -> tensor<12x16x48xf64> {
  %a = stablehlo.slice %x [0:12, 0:16, 3:48] : (tensor<12x16x48xf64>) -> tensor<12x16x45xf64>
  %b = stablehlo.slice %x [0:12, 0:16, 0:3] : (tensor<12x16x48xf64>) -> tensor<12x16x3xf64>
  %r = stablehlo.concatenate %a, %b, dim = 2 : (tensor<12x16x45xf64>, tensor<12x16x3xf64>) -> tensor<12x16x48xf64>
  return %r : tensor<12x16x48xf64>
}
func.func private @turn_12x16x48f64_1_2(%x: tensor<12x16x48xf64>) -> tensor<12x16x48xf64> {
  %a = stablehlo.slice %x [0:12, 2:16, 0:48] : (tensor<12x16x48xf64>) -> tensor<12x14x48xf64>
  %b = stablehlo.slice %x [0:12, 0:2, 0:48] : (tensor<12x16x48xf64>) -> tensor<12x2x48xf64>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<12x14x48xf64>, tensor<12x2x48xf64>) -> tensor<12x16x48xf64>
  return %r : tensor<12x16x48xf64>
}
func.func private @case2_0(%x: tensor<12x16x48xf64>) -> tensor<12x16x48xf64> {
  %1 = func.call @turn_12x16x48f64_0_1(%x) : (tensor<12x16x48xf64>) -> tensor<12x16x48xf64>
  %2 = stablehlo.add %x, %1 : tensor<12x16x48xf64>
  %3 = func.call @turn_12x16x48f64_0_11(%x) : (tensor<12x16x48xf64>) -> tensor<12x16x48xf64>
  %4 = stablehlo.subtract %2, %3 : tensor<12x16x48xf64>
  %5 = func.call @turn_12x16x48f64_1_1(%x) : (tensor<12x16x48xf64>) -> tensor<12x16x48xf64>
  %6 = stablehlo.add %4, %5 : tensor<12x16x48xf64>
  %7 = func.call @turn_12x16x48f64_1_15(%x) : (tensor<12x16x48xf64>) -> tensor<12x16x48xf64>
  %8 = stablehlo.subtract %6, %7 : tensor<12x16x48xf64>
  %9 = func.call @turn_12x16x48f64_2_1(%x) : (tensor<12x16x48xf64>) -> tensor<12x16x48xf64>
  %10 = stablehlo.add %8, %9 : tensor<12x16x48xf64>
  %11 = func.call @turn_12x16x48f64_2_47(%x) : (tensor<12x16x48xf64>) -> tensor<12x16x48xf64>
  %12 = stablehlo.subtract %10, %11 : tensor<12x16x48xf64>
  %13 = func.call @turn_12x16x48f64_2_3(%x) : (tensor<12x16x48xf64>) -> tensor<12x16x48xf64>
  %14 = stablehlo.add %12, %13 : tensor<12x16x48xf64>
  %15 = func.call @turn_12x16x48f64_1_2(%x) : (tensor<12x16x48xf64>) -> tensor<12x16x48xf64>
  %16 = func.call @turn_12x16x48f64_0_1(%15) : (tensor<12x16x48xf64>) -> tensor<12x16x48xf64>
  %17 = stablehlo.subtract %14, %16 : tensor<12x16x48xf64>
  %18 = stablehlo.subtract %17, %x : tensor<12x16x48xf64>
  %19 = stablehlo.maximum %18, %x : tensor<12x16x48xf64>
  %20 = stablehlo.add %19, %x : tensor<12x16x48xf64>
  %21 = stablehlo.subtract %20, %x : tensor<12x16x48xf64>
  %22 = stablehlo.maximum %21, %x : tensor<12x16x48xf64>
  %23 = stablehlo.add %22, %x : tensor<12x16x48xf64>
  %24 = stablehlo.subtract %23, %x : tensor<12x16x48xf64>
  %25 = stablehlo.maximum %24, %x : tensor<12x16x48xf64>
  return %25 : tensor<12x16x48xf64>
}
func.func private @case2_1(%x: tensor<12x16x48xf64>) -> tensor<12x16x48xf64> {
  %1 = stablehlo.optimization_barrier %x : tensor<12x16x48xf64>
  %2 = func.call @turn_12x16x48f64_0_1(%1) : (tensor<12x16x48xf64>) -> tensor<12x16x48xf64>
  %3 = stablehlo.optimization_barrier %2 : tensor<12x16x48xf64>
  %4 = stablehlo.add %1, %3 : tensor<12x16x48xf64>
  %5 = func.call @turn_12x16x48f64_0_11(%1) : (tensor<12x16x48xf64>) -> tensor<12x16x48xf64>
  %6 = stablehlo.optimization_barrier %5 : tensor<12x16x48xf64>
  %7 = stablehlo.subtract %4, %6 : tensor<12x16x48xf64>
  %8 = func.call @turn_12x16x48f64_1_1(%1) : (tensor<12x16x48xf64>) -> tensor<12x16x48xf64>
  %9 = stablehlo.optimization_barrier %8 : tensor<12x16x48xf64>
  %10 = stablehlo.add %7, %9 : tensor<12x16x48xf64>
  %11 = func.call @turn_12x16x48f64_1_15(%1) : (tensor<12x16x48xf64>) -> tensor<12x16x48xf64>
  %12 = stablehlo.optimization_barrier %11 : tensor<12x16x48xf64>
  %13 = stablehlo.subtract %10, %12 : tensor<12x16x48xf64>
  %14 = func.call @turn_12x16x48f64_2_1(%1) : (tensor<12x16x48xf64>) -> tensor<12x16x48xf64>
  %15 = stablehlo.optimization_barrier %14 : tensor<12x16x48xf64>
  %16 = stablehlo.add %13, %15 : tensor<12x16x48xf64>
  %17 = func.call @turn_12x16x48f64_2_47(%1) : (tensor<12x16x48xf64>) -> tensor<12x16x48xf64>
  %18 = stablehlo.optimization_barrier %17 : tensor<12x16x48xf64>
  %19 = stablehlo.subtract %16, %18 : tensor<12x16x48xf64>
  %20 = func.call @turn_12x16x48f64_2_3(%1) : (tensor<12x16x48xf64>) -> tensor<12x16x48xf64>
  %21 = stablehlo.optimization_barrier %20 : tensor<12x16x48xf64>
  %22 = stablehlo.add %19, %21 : tensor<12x16x48xf64>
  %23 = func.call @turn_12x16x48f64_1_2(%1) : (tensor<12x16x48xf64>) -> tensor<12x16x48xf64>
  %24 = stablehlo.optimization_barrier %23 : tensor<12x16x48xf64>
  %25 = func.call @turn_12x16x48f64_0_1(%24) : (tensor<12x16x48xf64>) -> tensor<12x16x48xf64>
  %26 = stablehlo.optimization_barrier %25 : tensor<12x16x48xf64>
  %27 = stablehlo.subtract %22, %26 : tensor<12x16x48xf64>
  %28 = stablehlo.subtract %27, %1 : tensor<12x16x48xf64>
  %29 = stablehlo.maximum %28, %1 : tensor<12x16x48xf64>
  %30 = stablehlo.add %29, %1 : tensor<12x16x48xf64>
  %31 = stablehlo.subtract %30, %1 : tensor<12x16x48xf64>
  %32 = stablehlo.maximum %31, %1 : tensor<12x16x48xf64>
  %33 = stablehlo.add %32, %1 : tensor<12x16x48xf64>
  %34 = stablehlo.subtract %33, %1 : tensor<12x16x48xf64>
  %35 = stablehlo.maximum %34, %1 : tensor<12x16x48xf64>
  return %35 : tensor<12x16x48xf64>
}
func.func private @turn_12x32i64_0_1(%x: tensor<12x32xi64>) -> tensor<12x32xi64> {
  %a = stablehlo.slice %x [1:12, 0:32] : (tensor<12x32xi64>) -> tensor<11x32xi64>
  %b = stablehlo.slice %x [0:1, 0:32] : (tensor<12x32xi64>) -> tensor<1x32xi64>
  %r = stablehlo.concatenate %a, %b, dim = 0 : (tensor<11x32xi64>, tensor<1x32xi64>) -> tensor<12x32xi64>
  return %r : tensor<12x32xi64>
}
func.func private @turn_12x32i64_0_11(%x: tensor<12x32xi64>) -> tensor<12x32xi64> {
  %a = stablehlo.slice %x [11:12, 0:32] : (tensor<12x32xi64>) -> tensor<1x32xi64>
  %b = stablehlo.slice %x [0:11, 0:32] : (tensor<12x32xi64>) -> tensor<11x32xi64>
  %r = stablehlo.concatenate %a, %b, dim = 0 : (tensor<1x32xi64>, tensor<11x32xi64>) -> tensor<12x32xi64>
  return %r : tensor<12x32xi64>
}
func.func private @turn_12x32i64_1_1(%x: tensor<12x32xi64>) -> tensor<12x32xi64> {
  %a = stablehlo.slice %x [0:12, 1:32] : (tensor<12x32xi64>) -> tensor<12x31xi64>
  %b = stablehlo.slice %x [0:12, 0:1] : (tensor<12x32xi64>) -> tensor<12x1xi64>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<12x31xi64>, tensor<12x1xi64>) -> tensor<12x32xi64>
  return %r : tensor<12x32xi64>
}
func.func private @turn_12x32i64_1_31(%x: tensor<12x32xi64>) -> tensor<12x32xi64> {
  %a = stablehlo.slice %x [0:12, 31:32] : (tensor<12x32xi64>) -> tensor<12x1xi64>
  %b = stablehlo.slice %x [0:12, 0:31] : (tensor<12x32xi64>) -> tensor<12x31xi64>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<12x1xi64>, tensor<12x31xi64>) -> tensor<12x32xi64>
  return %r : tensor<12x32xi64>
}
func.func private @turn_12x32i64_1_30(%x: tensor<12x32xi64>) -> tensor<12x32xi64> {
  %a = stablehlo.slice %x [0:12, 30:32] : (tensor<12x32xi64>) -> tensor<12x2xi64>
  %b = stablehlo.slice %x [0:12, 0:30] : (tensor<12x32xi64>) -> tensor<12x30xi64>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<12x2xi64>, tensor<12x30xi64>) -> tensor<12x32xi64>
  return %r : tensor<12x32xi64>
}
func.func private @turn_12x32i64_1_2(%x: tensor<12x32xi64>) -> tensor<12x32xi64> {
  %a = stablehlo.slice %x [0:12, 2:32] : (tensor<12x32xi64>) -> tensor<12x30xi64>
  %b = stablehlo.slice %x [0:12, 0:2] : (tensor<12x32xi64>) -> tensor<12x2xi64>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<12x30xi64>, tensor<12x2xi64>) -> tensor<12x32xi64>
  return %r : tensor<12x32xi64>
}
func.func private @case3_0(%x: tensor<12x32xi64>) -> tensor<12x32xi64> {
  %1 = func.call @turn_12x32i64_0_1(%x) : (tensor<12x32xi64>) -> tensor<12x32xi64>
  %2 = stablehlo.add %x, %1 : tensor<12x32xi64>
  %3 = func.call @turn_12x32i64_0_11(%x) : (tensor<12x32xi64>) -> tensor<12x32xi64>
  %4 = stablehlo.xor %2, %3 : tensor<12x32xi64>
  %5 = func.call @turn_12x32i64_1_1(%x) : (tensor<12x32xi64>) -> tensor<12x32xi64>
  %6 = stablehlo.multiply %4, %5 : tensor<12x32xi64>
  %7 = func.call @turn_12x32i64_1_31(%x) : (tensor<12x32xi64>) -> tensor<12x32xi64>
  %8 = stablehlo.add %6, %7 : tensor<12x32xi64>
  %9 = func.call @turn_12x32i64_1_30(%x) : (tensor<12x32xi64>) -> tensor<12x32xi64>
  %10 = func.call @turn_12x32i64_0_1(%9) : (tensor<12x32xi64>) -> tensor<12x32xi64>
  %11 = stablehlo.xor %8, %10 : tensor<12x32xi64>
  %12 = func.call @turn_12x32i64_1_2(%x) : (tensor<12x32xi64>) -> tensor<12x32xi64>
  %13 = func.call @turn_12x32i64_0_11(%12) : (tensor<12x32xi64>) -> tensor<12x32xi64>
  %14 = stablehlo.multiply %11, %13 : tensor<12x32xi64>
  %15 = stablehlo.subtract %14, %x : tensor<12x32xi64>
  %16 = stablehlo.maximum %15, %x : tensor<12x32xi64>
  %17 = stablehlo.add %16, %x : tensor<12x32xi64>
  %18 = stablehlo.subtract %17, %x : tensor<12x32xi64>
  %19 = stablehlo.maximum %18, %x : tensor<12x32xi64>
  %20 = stablehlo.add %19, %x : tensor<12x32xi64>
  %21 = stablehlo.subtract %20, %x : tensor<12x32xi64>
  %22 = stablehlo.maximum %21, %x : tensor<12x32xi64>
  return %22 : tensor<12x32xi64>
}
func.func private @case3_1(%x: tensor<12x32xi64>) -> tensor<12x32xi64> {
  %1 = stablehlo.optimization_barrier %x : tensor<12x32xi64>
  %2 = func.call @turn_12x32i64_0_1(%1) : (tensor<12x32xi64>) -> tensor<12x32xi64>
  %3 = stablehlo.optimization_barrier %2 : tensor<12x32xi64>
  %4 = stablehlo.add %1, %3 : tensor<12x32xi64>
  %5 = func.call @turn_12x32i64_0_11(%1) : (tensor<12x32xi64>) -> tensor<12x32xi64>
  %6 = stablehlo.optimization_barrier %5 : tensor<12x32xi64>
  %7 = stablehlo.xor %4, %6 : tensor<12x32xi64>
  %8 = func.call @turn_12x32i64_1_1(%1) : (tensor<12x32xi64>) -> tensor<12x32xi64>
  %9 = stablehlo.optimization_barrier %8 : tensor<12x32xi64>
  %10 = stablehlo.multiply %7, %9 : tensor<12x32xi64>
  %11 = func.call @turn_12x32i64_1_31(%1) : (tensor<12x32xi64>) -> tensor<12x32xi64>
  %12 = stablehlo.optimization_barrier %11 : tensor<12x32xi64>
  %13 = stablehlo.add %10, %12 : tensor<12x32xi64>
  %14 = func.call @turn_12x32i64_1_30(%1) : (tensor<12x32xi64>) -> tensor<12x32xi64>
  %15 = stablehlo.optimization_barrier %14 : tensor<12x32xi64>
  %16 = func.call @turn_12x32i64_0_1(%15) : (tensor<12x32xi64>) -> tensor<12x32xi64>
  %17 = stablehlo.optimization_barrier %16 : tensor<12x32xi64>
  %18 = stablehlo.xor %13, %17 : tensor<12x32xi64>
  %19 = func.call @turn_12x32i64_1_2(%1) : (tensor<12x32xi64>) -> tensor<12x32xi64>
  %20 = stablehlo.optimization_barrier %19 : tensor<12x32xi64>
  %21 = func.call @turn_12x32i64_0_11(%20) : (tensor<12x32xi64>) -> tensor<12x32xi64>
  %22 = stablehlo.optimization_barrier %21 : tensor<12x32xi64>
  %23 = stablehlo.multiply %18, %22 : tensor<12x32xi64>
  %24 = stablehlo.subtract %23, %1 : tensor<12x32xi64>
  %25 = stablehlo.maximum %24, %1 : tensor<12x32xi64>
  %26 = stablehlo.add %25, %1 : tensor<12x32xi64>
  %27 = stablehlo.subtract %26, %1 : tensor<12x32xi64>
  %28 = stablehlo.maximum %27, %1 : tensor<12x32xi64>
  %29 = stablehlo.add %28, %1 : tensor<12x32xi64>
  %30 = stablehlo.subtract %29, %1 : tensor<12x32xi64>
  %31 = stablehlo.maximum %30, %1 : tensor<12x32xi64>
  return %31 : tensor<12x32xi64>
}
func.func private @turn_8x16x96ui8_0_1(%x: tensor<8x16x96xui8>) -> tensor<8x16x96xui8> {
  %a = stablehlo.slice %x [1:8, 0:16, 0:96] : (tensor<8x16x96xui8>) -> tensor<7x16x96xui8>
  %b = stablehlo.slice %x [0:1, 0:16, 0:96] : (tensor<8x16x96xui8>) -> tensor<1x16x96xui8>
  %r = stablehlo.concatenate %a, %b, dim = 0 : (tensor<7x16x96xui8>, tensor<1x16x96xui8>) -> tensor<8x16x96xui8>
  return %r : tensor<8x16x96xui8>
}
func.func private @turn_8x16x96ui8_0_7(%x: tensor<8x16x96xui8>) -> tensor<8x16x96xui8> {
  %a = stablehlo.slice %x [7:8, 0:16, 0:96] : (tensor<8x16x96xui8>) -> tensor<1x16x96xui8>
  %b = stablehlo.slice %x [0:7, 0:16, 0:96] : (tensor<8x16x96xui8>) -> tensor<7x16x96xui8>
  %r = stablehlo.concatenate %a, %b, dim = 0 : (tensor<1x16x96xui8>, tensor<7x16x96xui8>) -> tensor<8x16x96xui8>
  return %r : tensor<8x16x96xui8>
}
func.func private @turn_8x16x96ui8_1_1(%x: tensor<8x16x96xui8>) -> tensor<8x16x96xui8> {
  %a = stablehlo.slice %x [0:8, 1:16, 0:96] : (tensor<8x16x96xui8>) -> tensor<8x15x96xui8>
  %b = stablehlo.slice %x [0:8, 0:1, 0:96] : (tensor<8x16x96xui8>) -> tensor<8x1x96xui8>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<8x15x96xui8>, tensor<8x1x96xui8>) -> tensor<8x16x96xui8>
  return %r : tensor<8x16x96xui8>
}
func.func private @turn_8x16x96ui8_1_15(%x: tensor<8x16x96xui8>) -> tensor<8x16x96xui8> {
  %a = stablehlo.slice %x [0:8, 15:16, 0:96] : (tensor<8x16x96xui8>) -> tensor<8x1x96xui8>
  %b = stablehlo.slice %x [0:8, 0:15, 0:96] : (tensor<8x16x96xui8>) -> tensor<8x15x96xui8>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<8x1x96xui8>, tensor<8x15x96xui8>) -> tensor<8x16x96xui8>
  return %r : tensor<8x16x96xui8>
}
func.func private @turn_8x16x96ui8_2_1(%x: tensor<8x16x96xui8>) -> tensor<8x16x96xui8> {
  %a = stablehlo.slice %x [0:8, 0:16, 1:96] : (tensor<8x16x96xui8>) -> tensor<8x16x95xui8>
  %b = stablehlo.slice %x [0:8, 0:16, 0:1] : (tensor<8x16x96xui8>) -> tensor<8x16x1xui8>
  %r = stablehlo.concatenate %a, %b, dim = 2 : (tensor<8x16x95xui8>, tensor<8x16x1xui8>) -> tensor<8x16x96xui8>
  return %r : tensor<8x16x96xui8>
}
func.func private @turn_8x16x96ui8_2_95(%x: tensor<8x16x96xui8>) -> tensor<8x16x96xui8> {
  %a = stablehlo.slice %x [0:8, 0:16, 95:96] : (tensor<8x16x96xui8>) -> tensor<8x16x1xui8>
  %b = stablehlo.slice %x [0:8, 0:16, 0:95] : (tensor<8x16x96xui8>) -> tensor<8x16x95xui8>
  %r = stablehlo.concatenate %a, %b, dim = 2 : (tensor<8x16x1xui8>, tensor<8x16x95xui8>) -> tensor<8x16x96xui8>
  return %r : tensor<8x16x96xui8>
}
func.func private @turn_8x16x96ui8_1_2(%x: tensor<8x16x96xui8>) -> tensor<8x16x96xui8> {
  %a = stablehlo.slice %x [0:8, 2:16, 0:96] : (tensor<8x16x96xui8>) -> tensor<8x14x96xui8>
  %b = stablehlo.slice %x [0:8, 0:2, 0:96] : (tensor<8x16x96xui8>) -> tensor<8x2x96xui8>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<8x14x96xui8>, tensor<8x2x96xui8>) -> tensor<8x16x96xui8>
  return %r : tensor<8x16x96xui8>
}
func.func private @case4_0(%x: tensor<8x16x96xui8>) -> tensor<8x16x96xui8> {
  %1 = func.call @turn_8x16x96ui8_0_1(%x) : (tensor<8x16x96xui8>) -> tensor<8x16x96xui8>
  %2 = stablehlo.add %x, %1 : tensor<8x16x96xui8>
  %3 = func.call @turn_8x16x96ui8_0_7(%x) : (tensor<8x16x96xui8>) -> tensor<8x16x96xui8>
  %4 = stablehlo.multiply %2, %3 : tensor<8x16x96xui8>
  %5 = func.call @turn_8x16x96ui8_1_1(%x) : (tensor<8x16x96xui8>) -> tensor<8x16x96xui8>
  %6 = stablehlo.xor %4, %5 : tensor<8x16x96xui8>
  %7 = func.call @turn_8x16x96ui8_1_15(%x) : (tensor<8x16x96xui8>) -> tensor<8x16x96xui8>
  %8 = stablehlo.add %6, %7 : tensor<8x16x96xui8>
  %9 = func.call @turn_8x16x96ui8_2_1(%x) : (tensor<8x16x96xui8>) -> tensor<8x16x96xui8>
  %10 = stablehlo.multiply %8, %9 : tensor<8x16x96xui8>
  %11 = func.call @turn_8x16x96ui8_2_95(%x) : (tensor<8x16x96xui8>) -> tensor<8x16x96xui8>
  %12 = stablehlo.xor %10, %11 : tensor<8x16x96xui8>
  %13 = func.call @turn_8x16x96ui8_1_2(%x) : (tensor<8x16x96xui8>) -> tensor<8x16x96xui8>
  %14 = func.call @turn_8x16x96ui8_0_1(%13) : (tensor<8x16x96xui8>) -> tensor<8x16x96xui8>
  %15 = stablehlo.add %12, %14 : tensor<8x16x96xui8>
  %16 = stablehlo.subtract %15, %x : tensor<8x16x96xui8>
  %17 = stablehlo.maximum %16, %x : tensor<8x16x96xui8>
  %18 = stablehlo.add %17, %x : tensor<8x16x96xui8>
  %19 = stablehlo.subtract %18, %x : tensor<8x16x96xui8>
  %20 = stablehlo.maximum %19, %x : tensor<8x16x96xui8>
  %21 = stablehlo.add %20, %x : tensor<8x16x96xui8>
  %22 = stablehlo.subtract %21, %x : tensor<8x16x96xui8>
  %23 = stablehlo.maximum %22, %x : tensor<8x16x96xui8>
  return %23 : tensor<8x16x96xui8>
}
func.func private @case4_1(%x: tensor<8x16x96xui8>) -> tensor<8x16x96xui8> {
  %1 = stablehlo.optimization_barrier %x : tensor<8x16x96xui8>
  %2 = func.call @turn_8x16x96ui8_0_1(%1) : (tensor<8x16x96xui8>) -> tensor<8x16x96xui8>
  %3 = stablehlo.optimization_barrier %2 : tensor<8x16x96xui8>
  %4 = stablehlo.add %1, %3 : tensor<8x16x96xui8>
  %5 = func.call @turn_8x16x96ui8_0_7(%1) : (tensor<8x16x96xui8>) -> tensor<8x16x96xui8>
  %6 = stablehlo.optimization_barrier %5 : tensor<8x16x96xui8>
  %7 = stablehlo.multiply %4, %6 : tensor<8x16x96xui8>
  %8 = func.call @turn_8x16x96ui8_1_1(%1) : (tensor<8x16x96xui8>) -> tensor<8x16x96xui8>
  %9 = stablehlo.optimization_barrier %8 : tensor<8x16x96xui8>
  %10 = stablehlo.xor %7, %9 : tensor<8x16x96xui8>
  %11 = func.call @turn_8x16x96ui8_1_15(%1) : (tensor<8x16x96xui8>) -> tensor<8x16x96xui8>
  %12 = stablehlo.optimization_barrier %11 : tensor<8x16x96xui8>
  %13 = stablehlo.add %10, %12 : tensor<8x16x96xui8>
  %14 = func.call @turn_8x16x96ui8_2_1(%1) : (tensor<8x16x96xui8>) -> tensor<8x16x96xui8>
  %15 = stablehlo.optimization_barrier %14 : tensor<8x16x96xui8>
  %16 = stablehlo.multiply %13, %15 : tensor<8x16x96xui8>
  %17 = func.call @turn_8x16x96ui8_2_95(%1) : (tensor<8x16x96xui8>) -> tensor<8x16x96xui8>
  %18 = stablehlo.optimization_barrier %17 : tensor<8x16x96xui8>
  %19 = stablehlo.xor %16, %18 : tensor<8x16x96xui8>
  %20 = func.call @turn_8x16x96ui8_1_2(%1) : (tensor<8x16x96xui8>) -> tensor<8x16x96xui8>
  %21 = stablehlo.optimization_barrier %20 : tensor<8x16x96xui8>
  %22 = func.call @turn_8x16x96ui8_0_1(%21) : (tensor<8x16x96xui8>) -> tensor<8x16x96xui8>
  %23 = stablehlo.optimization_barrier %22 : tensor<8x16x96xui8>
  %24 = stablehlo.add %19, %23 : tensor<8x16x96xui8>
  %25 = stablehlo.subtract %24, %1 : tensor<8x16x96xui8>
  %26 = stablehlo.maximum %25, %1 : tensor<8x16x96xui8>
  %27 = stablehlo.add %26, %1 : tensor<8x16x96xui8>
  %28 = stablehlo.subtract %27, %1 : tensor<8x16x96xui8>
  %29 = stablehlo.maximum %28, %1 : tensor<8x16x96xui8>
  %30 = stablehlo.add %29, %1 : tensor<8x16x96xui8>
  %31 = stablehlo.subtract %30, %1 : tensor<8x16x96xui8>
  %32 = stablehlo.maximum %31, %1 : tensor<8x16x96xui8>
  return %32 : tensor<8x16x96xui8>
}
func.func private @turn_16x96i1_0_1(%x: tensor<16x96xi1>) -> tensor<16x96xi1> {
  %a = stablehlo.slice %x [1:16, 0:96] : (tensor<16x96xi1>) -> tensor<15x96xi1>
  %b = stablehlo.slice %x [0:1, 0:96] : (tensor<16x96xi1>) -> tensor<1x96xi1>
  %r = stablehlo.concatenate %a, %b, dim = 0 : (tensor<15x96xi1>, tensor<1x96xi1>) -> tensor<16x96xi1>
  return %r : tensor<16x96xi1>
}
func.func private @turn_16x96i1_0_15(%x: tensor<16x96xi1>) -> tensor<16x96xi1> {
  %a = stablehlo.slice %x [15:16, 0:96] : (tensor<16x96xi1>) -> tensor<1x96xi1>
  %b = stablehlo.slice %x [0:15, 0:96] : (tensor<16x96xi1>) -> tensor<15x96xi1>
  %r = stablehlo.concatenate %a, %b, dim = 0 : (tensor<1x96xi1>, tensor<15x96xi1>) -> tensor<16x96xi1>
  return %r : tensor<16x96xi1>
}
func.func private @turn_16x96i1_1_1(%x: tensor<16x96xi1>) -> tensor<16x96xi1> {
  %a = stablehlo.slice %x [0:16, 1:96] : (tensor<16x96xi1>) -> tensor<16x95xi1>
  %b = stablehlo.slice %x [0:16, 0:1] : (tensor<16x96xi1>) -> tensor<16x1xi1>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<16x95xi1>, tensor<16x1xi1>) -> tensor<16x96xi1>
  return %r : tensor<16x96xi1>
}
func.func private @turn_16x96i1_1_95(%x: tensor<16x96xi1>) -> tensor<16x96xi1> {
  %a = stablehlo.slice %x [0:16, 95:96] : (tensor<16x96xi1>) -> tensor<16x1xi1>
  %b = stablehlo.slice %x [0:16, 0:95] : (tensor<16x96xi1>) -> tensor<16x95xi1>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<16x1xi1>, tensor<16x95xi1>) -> tensor<16x96xi1>
  return %r : tensor<16x96xi1>
}
func.func private @turn_16x96i1_1_3(%x: tensor<16x96xi1>) -> tensor<16x96xi1> {
  %a = stablehlo.slice %x [0:16, 3:96] : (tensor<16x96xi1>) -> tensor<16x93xi1>
  %b = stablehlo.slice %x [0:16, 0:3] : (tensor<16x96xi1>) -> tensor<16x3xi1>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<16x93xi1>, tensor<16x3xi1>) -> tensor<16x96xi1>
  return %r : tensor<16x96xi1>
}
func.func private @turn_16x96i1_0_14(%x: tensor<16x96xi1>) -> tensor<16x96xi1> {
  %a = stablehlo.slice %x [14:16, 0:96] : (tensor<16x96xi1>) -> tensor<2x96xi1>
  %b = stablehlo.slice %x [0:14, 0:96] : (tensor<16x96xi1>) -> tensor<14x96xi1>
  %r = stablehlo.concatenate %a, %b, dim = 0 : (tensor<2x96xi1>, tensor<14x96xi1>) -> tensor<16x96xi1>
  return %r : tensor<16x96xi1>
}
func.func private @turn_16x96i1_1_5(%x: tensor<16x96xi1>) -> tensor<16x96xi1> {
  %a = stablehlo.slice %x [0:16, 5:96] : (tensor<16x96xi1>) -> tensor<16x91xi1>
  %b = stablehlo.slice %x [0:16, 0:5] : (tensor<16x96xi1>) -> tensor<16x5xi1>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<16x91xi1>, tensor<16x5xi1>) -> tensor<16x96xi1>
  return %r : tensor<16x96xi1>
}
func.func private @case5_0(%x: tensor<16x96xi1>) -> tensor<16x96xi1> {
  %1 = func.call @turn_16x96i1_0_1(%x) : (tensor<16x96xi1>) -> tensor<16x96xi1>
  %2 = stablehlo.xor %x, %1 : tensor<16x96xi1>
  %3 = func.call @turn_16x96i1_0_15(%x) : (tensor<16x96xi1>) -> tensor<16x96xi1>
  %4 = stablehlo.or %2, %3 : tensor<16x96xi1>
  %5 = func.call @turn_16x96i1_1_1(%x) : (tensor<16x96xi1>) -> tensor<16x96xi1>
  %6 = stablehlo.and %4, %5 : tensor<16x96xi1>
  %7 = func.call @turn_16x96i1_1_95(%x) : (tensor<16x96xi1>) -> tensor<16x96xi1>
  %8 = stablehlo.xor %6, %7 : tensor<16x96xi1>
  %9 = func.call @turn_16x96i1_1_3(%x) : (tensor<16x96xi1>) -> tensor<16x96xi1>
  %10 = func.call @turn_16x96i1_0_1(%9) : (tensor<16x96xi1>) -> tensor<16x96xi1>
  %11 = stablehlo.or %8, %10 : tensor<16x96xi1>
  %12 = func.call @turn_16x96i1_0_14(%x) : (tensor<16x96xi1>) -> tensor<16x96xi1>
  %13 = func.call @turn_16x96i1_1_5(%12) : (tensor<16x96xi1>) -> tensor<16x96xi1>
  %14 = stablehlo.and %11, %13 : tensor<16x96xi1>
  %15 = stablehlo.xor %14, %x : tensor<16x96xi1>
  %16 = stablehlo.or %15, %x : tensor<16x96xi1>
  %17 = stablehlo.xor %16, %x : tensor<16x96xi1>
  %18 = stablehlo.or %17, %x : tensor<16x96xi1>
  %19 = stablehlo.xor %18, %x : tensor<16x96xi1>
  %20 = stablehlo.or %19, %x : tensor<16x96xi1>
  %21 = stablehlo.xor %20, %x : tensor<16x96xi1>
  %22 = stablehlo.or %21, %x : tensor<16x96xi1>
  return %22 : tensor<16x96xi1>
}
func.func private @case5_1(%x: tensor<16x96xi1>) -> tensor<16x96xi1> {
  %1 = stablehlo.optimization_barrier %x : tensor<16x96xi1>
  %2 = func.call @turn_16x96i1_0_1(%1) : (tensor<16x96xi1>) -> tensor<16x96xi1>
  %3 = stablehlo.optimization_barrier %2 : tensor<16x96xi1>
  %4 = stablehlo.xor %1, %3 : tensor<16x96xi1>
  %5 = func.call @turn_16x96i1_0_15(%1) : (tensor<16x96xi1>) -> tensor<16x96xi1>
  %6 = stablehlo.optimization_barrier %5 : tensor<16x96xi1>
  %7 = stablehlo.or %4, %6 : tensor<16x96xi1>
  %8 = func.call @turn_16x96i1_1_1(%1) : (tensor<16x96xi1>) -> tensor<16x96xi1>
  %9 = stablehlo.optimization_barrier %8 : tensor<16x96xi1>
  %10 = stablehlo.and %7, %9 : tensor<16x96xi1>
  %11 = func.call @turn_16x96i1_1_95(%1) : (tensor<16x96xi1>) -> tensor<16x96xi1>
  %12 = stablehlo.optimization_barrier %11 : tensor<16x96xi1>
  %13 = stablehlo.xor %10, %12 : tensor<16x96xi1>
  %14 = func.call @turn_16x96i1_1_3(%1) : (tensor<16x96xi1>) -> tensor<16x96xi1>
  %15 = stablehlo.optimization_barrier %14 : tensor<16x96xi1>
  %16 = func.call @turn_16x96i1_0_1(%15) : (tensor<16x96xi1>) -> tensor<16x96xi1>
  %17 = stablehlo.optimization_barrier %16 : tensor<16x96xi1>
  %18 = stablehlo.or %13, %17 : tensor<16x96xi1>
  %19 = func.call @turn_16x96i1_0_14(%1) : (tensor<16x96xi1>) -> tensor<16x96xi1>
  %20 = stablehlo.optimization_barrier %19 : tensor<16x96xi1>
  %21 = func.call @turn_16x96i1_1_5(%20) : (tensor<16x96xi1>) -> tensor<16x96xi1>
  %22 = stablehlo.optimization_barrier %21 : tensor<16x96xi1>
  %23 = stablehlo.and %18, %22 : tensor<16x96xi1>
  %24 = stablehlo.xor %23, %1 : tensor<16x96xi1>
  %25 = stablehlo.or %24, %1 : tensor<16x96xi1>
  %26 = stablehlo.xor %25, %1 : tensor<16x96xi1>
  %27 = stablehlo.or %26, %1 : tensor<16x96xi1>
  %28 = stablehlo.xor %27, %1 : tensor<16x96xi1>
  %29 = stablehlo.or %28, %1 : tensor<16x96xi1>
  %30 = stablehlo.xor %29, %1 : tensor<16x96xi1>
  %31 = stablehlo.or %30, %1 : tensor<16x96xi1>
  return %31 : tensor<16x96xi1>
}
func.func private @turn_2x16x5x48bf16_1_1(%x: tensor<2x16x5x48xbf16>) -> tensor<2x16x5x48xbf16> {
  %a = stablehlo.slice %x [0:2, 1:16, 0:5, 0:48] : (tensor<2x16x5x48xbf16>) -> tensor<2x15x5x48xbf16>
  %b = stablehlo.slice %x [0:2, 0:1, 0:5, 0:48] : (tensor<2x16x5x48xbf16>) -> tensor<2x1x5x48xbf16>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x15x5x48xbf16>, tensor<2x1x5x48xbf16>) -> tensor<2x16x5x48xbf16>
  return %r : tensor<2x16x5x48xbf16>
}
func.func private @turn_2x16x5x48bf16_1_15(%x: tensor<2x16x5x48xbf16>) -> tensor<2x16x5x48xbf16> {
  %a = stablehlo.slice %x [0:2, 15:16, 0:5, 0:48] : (tensor<2x16x5x48xbf16>) -> tensor<2x1x5x48xbf16>
  %b = stablehlo.slice %x [0:2, 0:15, 0:5, 0:48] : (tensor<2x16x5x48xbf16>) -> tensor<2x15x5x48xbf16>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x1x5x48xbf16>, tensor<2x15x5x48xbf16>) -> tensor<2x16x5x48xbf16>
  return %r : tensor<2x16x5x48xbf16>
}
func.func private @turn_2x16x5x48bf16_3_1(%x: tensor<2x16x5x48xbf16>) -> tensor<2x16x5x48xbf16> {
  %a = stablehlo.slice %x [0:2, 0:16, 0:5, 1:48] : (tensor<2x16x5x48xbf16>) -> tensor<2x16x5x47xbf16>
  %b = stablehlo.slice %x [0:2, 0:16, 0:5, 0:1] : (tensor<2x16x5x48xbf16>) -> tensor<2x16x5x1xbf16>
  %r = stablehlo.concatenate %a, %b, dim = 3 : (tensor<2x16x5x47xbf16>, tensor<2x16x5x1xbf16>) -> tensor<2x16x5x48xbf16>
  return %r : tensor<2x16x5x48xbf16>
}
func.func private @turn_2x16x5x48bf16_3_46(%x: tensor<2x16x5x48xbf16>) -> tensor<2x16x5x48xbf16> {
  %a = stablehlo.slice %x [0:2, 0:16, 0:5, 46:48] : (tensor<2x16x5x48xbf16>) -> tensor<2x16x5x2xbf16>
  %b = stablehlo.slice %x [0:2, 0:16, 0:5, 0:46] : (tensor<2x16x5x48xbf16>) -> tensor<2x16x5x46xbf16>
  %r = stablehlo.concatenate %a, %b, dim = 3 : (tensor<2x16x5x2xbf16>, tensor<2x16x5x46xbf16>) -> tensor<2x16x5x48xbf16>
  return %r : tensor<2x16x5x48xbf16>
}
func.func private @turn_2x16x5x48bf16_3_2(%x: tensor<2x16x5x48xbf16>) -> tensor<2x16x5x48xbf16> {
  %a = stablehlo.slice %x [0:2, 0:16, 0:5, 2:48] : (tensor<2x16x5x48xbf16>) -> tensor<2x16x5x46xbf16>
  %b = stablehlo.slice %x [0:2, 0:16, 0:5, 0:2] : (tensor<2x16x5x48xbf16>) -> tensor<2x16x5x2xbf16>
  %r = stablehlo.concatenate %a, %b, dim = 3 : (tensor<2x16x5x46xbf16>, tensor<2x16x5x2xbf16>) -> tensor<2x16x5x48xbf16>
  return %r : tensor<2x16x5x48xbf16>
}
func.func private @case6_0(%x: tensor<2x16x5x48xbf16>) -> tensor<2x16x5x48xbf16> {
  %1 = func.call @turn_2x16x5x48bf16_1_1(%x) : (tensor<2x16x5x48xbf16>) -> tensor<2x16x5x48xbf16>
  %2 = stablehlo.add %x, %1 : tensor<2x16x5x48xbf16>
  %3 = func.call @turn_2x16x5x48bf16_1_15(%x) : (tensor<2x16x5x48xbf16>) -> tensor<2x16x5x48xbf16>
  %4 = stablehlo.subtract %2, %3 : tensor<2x16x5x48xbf16>
  %5 = func.call @turn_2x16x5x48bf16_3_1(%x) : (tensor<2x16x5x48xbf16>) -> tensor<2x16x5x48xbf16>
  %6 = stablehlo.add %4, %5 : tensor<2x16x5x48xbf16>
  %7 = func.call @turn_2x16x5x48bf16_3_46(%x) : (tensor<2x16x5x48xbf16>) -> tensor<2x16x5x48xbf16>
  %8 = stablehlo.subtract %6, %7 : tensor<2x16x5x48xbf16>
  %9 = func.call @turn_2x16x5x48bf16_3_2(%x) : (tensor<2x16x5x48xbf16>) -> tensor<2x16x5x48xbf16>
  %10 = func.call @turn_2x16x5x48bf16_1_1(%9) : (tensor<2x16x5x48xbf16>) -> tensor<2x16x5x48xbf16>
  %11 = stablehlo.add %8, %10 : tensor<2x16x5x48xbf16>
  %12 = stablehlo.subtract %11, %x : tensor<2x16x5x48xbf16>
  %13 = stablehlo.maximum %12, %x : tensor<2x16x5x48xbf16>
  %14 = stablehlo.add %13, %x : tensor<2x16x5x48xbf16>
  %15 = stablehlo.subtract %14, %x : tensor<2x16x5x48xbf16>
  %16 = stablehlo.maximum %15, %x : tensor<2x16x5x48xbf16>
  %17 = stablehlo.add %16, %x : tensor<2x16x5x48xbf16>
  %18 = stablehlo.subtract %17, %x : tensor<2x16x5x48xbf16>
  %19 = stablehlo.maximum %18, %x : tensor<2x16x5x48xbf16>
  return %19 : tensor<2x16x5x48xbf16>
}
func.func private @case6_1(%x: tensor<2x16x5x48xbf16>) -> tensor<2x16x5x48xbf16> {
  %1 = stablehlo.optimization_barrier %x : tensor<2x16x5x48xbf16>
  %2 = func.call @turn_2x16x5x48bf16_1_1(%1) : (tensor<2x16x5x48xbf16>) -> tensor<2x16x5x48xbf16>
  %3 = stablehlo.optimization_barrier %2 : tensor<2x16x5x48xbf16>
  %4 = stablehlo.add %1, %3 : tensor<2x16x5x48xbf16>
  %5 = func.call @turn_2x16x5x48bf16_1_15(%1) : (tensor<2x16x5x48xbf16>) -> tensor<2x16x5x48xbf16>
  %6 = stablehlo.optimization_barrier %5 : tensor<2x16x5x48xbf16>
  %7 = stablehlo.subtract %4, %6 : tensor<2x16x5x48xbf16>
  %8 = func.call @turn_2x16x5x48bf16_3_1(%1) : (tensor<2x16x5x48xbf16>) -> tensor<2x16x5x48xbf16>
  %9 = stablehlo.optimization_barrier %8 : tensor<2x16x5x48xbf16>
  %10 = stablehlo.add %7, %9 : tensor<2x16x5x48xbf16>
  %11 = func.call @turn_2x16x5x48bf16_3_46(%1) : (tensor<2x16x5x48xbf16>) -> tensor<2x16x5x48xbf16>
  %12 = stablehlo.optimization_barrier %11 : tensor<2x16x5x48xbf16>
  %13 = stablehlo.subtract %10, %12 : tensor<2x16x5x48xbf16>
  %14 = func.call @turn_2x16x5x48bf16_3_2(%1) : (tensor<2x16x5x48xbf16>) -> tensor<2x16x5x48xbf16>
  %15 = stablehlo.optimization_barrier %14 : tensor<2x16x5x48xbf16>
  %16 = func.call @turn_2x16x5x48bf16_1_1(%15) : (tensor<2x16x5x48xbf16>) -> tensor<2x16x5x48xbf16>
  %17 = stablehlo.optimization_barrier %16 : tensor<2x16x5x48xbf16>
  %18 = stablehlo.add %13, %17 : tensor<2x16x5x48xbf16>
  %19 = stablehlo.subtract %18, %1 : tensor<2x16x5x48xbf16>
  %20 = stablehlo.maximum %19, %1 : tensor<2x16x5x48xbf16>
  %21 = stablehlo.add %20, %1 : tensor<2x16x5x48xbf16>
  %22 = stablehlo.subtract %21, %1 : tensor<2x16x5x48xbf16>
  %23 = stablehlo.maximum %22, %1 : tensor<2x16x5x48xbf16>
  %24 = stablehlo.add %23, %1 : tensor<2x16x5x48xbf16>
  %25 = stablehlo.subtract %24, %1 : tensor<2x16x5x48xbf16>
  %26 = stablehlo.maximum %25, %1 : tensor<2x16x5x48xbf16>
  return %26 : tensor<2x16x5x48xbf16>
}
func.func private @turn_8x40x3f16_0_1(%x: tensor<8x40x3xf16>) -> tensor<8x40x3xf16> {
  %a = stablehlo.slice %x [1:8, 0:40, 0:3] : (tensor<8x40x3xf16>) -> tensor<7x40x3xf16>
  %b = stablehlo.slice %x [0:1, 0:40, 0:3] : (tensor<8x40x3xf16>) -> tensor<1x40x3xf16>
  %r = stablehlo.concatenate %a, %b, dim = 0 : (tensor<7x40x3xf16>, tensor<1x40x3xf16>) -> tensor<8x40x3xf16>
  return %r : tensor<8x40x3xf16>
}
func.func private @turn_8x40x3f16_0_7(%x: tensor<8x40x3xf16>) -> tensor<8x40x3xf16> {
  %a = stablehlo.slice %x [7:8, 0:40, 0:3] : (tensor<8x40x3xf16>) -> tensor<1x40x3xf16>
  %b = stablehlo.slice %x [0:7, 0:40, 0:3] : (tensor<8x40x3xf16>) -> tensor<7x40x3xf16>
  %r = stablehlo.concatenate %a, %b, dim = 0 : (tensor<1x40x3xf16>, tensor<7x40x3xf16>) -> tensor<8x40x3xf16>
  return %r : tensor<8x40x3xf16>
}
func.func private @turn_8x40x3f16_1_1(%x: tensor<8x40x3xf16>) -> tensor<8x40x3xf16> {
  %a = stablehlo.slice %x [0:8, 1:40, 0:3] : (tensor<8x40x3xf16>) -> tensor<8x39x3xf16>
  %b = stablehlo.slice %x [0:8, 0:1, 0:3] : (tensor<8x40x3xf16>) -> tensor<8x1x3xf16>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<8x39x3xf16>, tensor<8x1x3xf16>) -> tensor<8x40x3xf16>
  return %r : tensor<8x40x3xf16>
}
func.func private @turn_8x40x3f16_1_39(%x: tensor<8x40x3xf16>) -> tensor<8x40x3xf16> {
  %a = stablehlo.slice %x [0:8, 39:40, 0:3] : (tensor<8x40x3xf16>) -> tensor<8x1x3xf16>
  %b = stablehlo.slice %x [0:8, 0:39, 0:3] : (tensor<8x40x3xf16>) -> tensor<8x39x3xf16>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<8x1x3xf16>, tensor<8x39x3xf16>) -> tensor<8x40x3xf16>
  return %r : tensor<8x40x3xf16>
}
func.func private @turn_8x40x3f16_1_2(%x: tensor<8x40x3xf16>) -> tensor<8x40x3xf16> {
  %a = stablehlo.slice %x [0:8, 2:40, 0:3] : (tensor<8x40x3xf16>) -> tensor<8x38x3xf16>
  %b = stablehlo.slice %x [0:8, 0:2, 0:3] : (tensor<8x40x3xf16>) -> tensor<8x2x3xf16>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<8x38x3xf16>, tensor<8x2x3xf16>) -> tensor<8x40x3xf16>
  return %r : tensor<8x40x3xf16>
}
func.func private @case7_0(%x: tensor<8x40x3xf16>) -> tensor<8x40x3xf16> {
  %1 = func.call @turn_8x40x3f16_0_1(%x) : (tensor<8x40x3xf16>) -> tensor<8x40x3xf16>
  %2 = stablehlo.add %x, %1 : tensor<8x40x3xf16>
  %3 = func.call @turn_8x40x3f16_0_7(%x) : (tensor<8x40x3xf16>) -> tensor<8x40x3xf16>
  %4 = stablehlo.subtract %2, %3 : tensor<8x40x3xf16>
  %5 = func.call @turn_8x40x3f16_1_1(%x) : (tensor<8x40x3xf16>) -> tensor<8x40x3xf16>
  %6 = stablehlo.add %4, %5 : tensor<8x40x3xf16>
  %7 = func.call @turn_8x40x3f16_1_39(%x) : (tensor<8x40x3xf16>) -> tensor<8x40x3xf16>
  %8 = stablehlo.subtract %6, %7 : tensor<8x40x3xf16>
  %9 = func.call @turn_8x40x3f16_1_2(%x) : (tensor<8x40x3xf16>) -> tensor<8x40x3xf16>
  %10 = func.call @turn_8x40x3f16_0_1(%9) : (tensor<8x40x3xf16>) -> tensor<8x40x3xf16>
  %11 = stablehlo.add %8, %10 : tensor<8x40x3xf16>
  %12 = stablehlo.subtract %11, %x : tensor<8x40x3xf16>
  %13 = stablehlo.maximum %12, %x : tensor<8x40x3xf16>
  %14 = stablehlo.add %13, %x : tensor<8x40x3xf16>
  %15 = stablehlo.subtract %14, %x : tensor<8x40x3xf16>
  %16 = stablehlo.maximum %15, %x : tensor<8x40x3xf16>
  %17 = stablehlo.add %16, %x : tensor<8x40x3xf16>
  %18 = stablehlo.subtract %17, %x : tensor<8x40x3xf16>
  %19 = stablehlo.maximum %18, %x : tensor<8x40x3xf16>
  return %19 : tensor<8x40x3xf16>
}
func.func private @case7_1(%x: tensor<8x40x3xf16>) -> tensor<8x40x3xf16> {
  %1 = stablehlo.optimization_barrier %x : tensor<8x40x3xf16>
  %2 = func.call @turn_8x40x3f16_0_1(%1) : (tensor<8x40x3xf16>) -> tensor<8x40x3xf16>
  %3 = stablehlo.optimization_barrier %2 : tensor<8x40x3xf16>
  %4 = stablehlo.add %1, %3 : tensor<8x40x3xf16>
  %5 = func.call @turn_8x40x3f16_0_7(%1) : (tensor<8x40x3xf16>) -> tensor<8x40x3xf16>
  %6 = stablehlo.optimization_barrier %5 : tensor<8x40x3xf16>
  %7 = stablehlo.subtract %4, %6 : tensor<8x40x3xf16>
  %8 = func.call @turn_8x40x3f16_1_1(%1) : (tensor<8x40x3xf16>) -> tensor<8x40x3xf16>
  %9 = stablehlo.optimization_barrier %8 : tensor<8x40x3xf16>
  %10 = stablehlo.add %7, %9 : tensor<8x40x3xf16>
  %11 = func.call @turn_8x40x3f16_1_39(%1) : (tensor<8x40x3xf16>) -> tensor<8x40x3xf16>
  %12 = stablehlo.optimization_barrier %11 : tensor<8x40x3xf16>
  %13 = stablehlo.subtract %10, %12 : tensor<8x40x3xf16>
  %14 = func.call @turn_8x40x3f16_1_2(%1) : (tensor<8x40x3xf16>) -> tensor<8x40x3xf16>
  %15 = stablehlo.optimization_barrier %14 : tensor<8x40x3xf16>
  %16 = func.call @turn_8x40x3f16_0_1(%15) : (tensor<8x40x3xf16>) -> tensor<8x40x3xf16>
  %17 = stablehlo.optimization_barrier %16 : tensor<8x40x3xf16>
  %18 = stablehlo.add %13, %17 : tensor<8x40x3xf16>
  %19 = stablehlo.subtract %18, %1 : tensor<8x40x3xf16>
  %20 = stablehlo.maximum %19, %1 : tensor<8x40x3xf16>
  %21 = stablehlo.add %20, %1 : tensor<8x40x3xf16>
  %22 = stablehlo.subtract %21, %1 : tensor<8x40x3xf16>
  %23 = stablehlo.maximum %22, %1 : tensor<8x40x3xf16>
  %24 = stablehlo.add %23, %1 : tensor<8x40x3xf16>
  %25 = stablehlo.subtract %24, %1 : tensor<8x40x3xf16>
  %26 = stablehlo.maximum %25, %1 : tensor<8x40x3xf16>
  return %26 : tensor<8x40x3xf16>
}
func.func private @turn_8x8x8x8i16_0_1(%x: tensor<8x8x8x8xi16>) -> tensor<8x8x8x8xi16> {
  %a = stablehlo.slice %x [1:8, 0:8, 0:8, 0:8] : (tensor<8x8x8x8xi16>) -> tensor<7x8x8x8xi16>
  %b = stablehlo.slice %x [0:1, 0:8, 0:8, 0:8] : (tensor<8x8x8x8xi16>) -> tensor<1x8x8x8xi16>
  %r = stablehlo.concatenate %a, %b, dim = 0 : (tensor<7x8x8x8xi16>, tensor<1x8x8x8xi16>) -> tensor<8x8x8x8xi16>
  return %r : tensor<8x8x8x8xi16>
}
func.func private @turn_8x8x8x8i16_0_7(%x: tensor<8x8x8x8xi16>) -> tensor<8x8x8x8xi16> {
  %a = stablehlo.slice %x [7:8, 0:8, 0:8, 0:8] : (tensor<8x8x8x8xi16>) -> tensor<1x8x8x8xi16>
  %b = stablehlo.slice %x [0:7, 0:8, 0:8, 0:8] : (tensor<8x8x8x8xi16>) -> tensor<7x8x8x8xi16>
  %r = stablehlo.concatenate %a, %b, dim = 0 : (tensor<1x8x8x8xi16>, tensor<7x8x8x8xi16>) -> tensor<8x8x8x8xi16>
  return %r : tensor<8x8x8x8xi16>
}
func.func private @turn_8x8x8x8i16_1_1(%x: tensor<8x8x8x8xi16>) -> tensor<8x8x8x8xi16> {
  %a = stablehlo.slice %x [0:8, 1:8, 0:8, 0:8] : (tensor<8x8x8x8xi16>) -> tensor<8x7x8x8xi16>
  %b = stablehlo.slice %x [0:8, 0:1, 0:8, 0:8] : (tensor<8x8x8x8xi16>) -> tensor<8x1x8x8xi16>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<8x7x8x8xi16>, tensor<8x1x8x8xi16>) -> tensor<8x8x8x8xi16>
  return %r : tensor<8x8x8x8xi16>
}
func.func private @turn_8x8x8x8i16_1_7(%x: tensor<8x8x8x8xi16>) -> tensor<8x8x8x8xi16> {
  %a = stablehlo.slice %x [0:8, 7:8, 0:8, 0:8] : (tensor<8x8x8x8xi16>) -> tensor<8x1x8x8xi16>
  %b = stablehlo.slice %x [0:8, 0:7, 0:8, 0:8] : (tensor<8x8x8x8xi16>) -> tensor<8x7x8x8xi16>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<8x1x8x8xi16>, tensor<8x7x8x8xi16>) -> tensor<8x8x8x8xi16>
  return %r : tensor<8x8x8x8xi16>
}
func.func private @turn_8x8x8x8i16_2_1(%x: tensor<8x8x8x8xi16>) -> tensor<8x8x8x8xi16> {
  %a = stablehlo.slice %x [0:8, 0:8, 1:8, 0:8] : (tensor<8x8x8x8xi16>) -> tensor<8x8x7x8xi16>
  %b = stablehlo.slice %x [0:8, 0:8, 0:1, 0:8] : (tensor<8x8x8x8xi16>) -> tensor<8x8x1x8xi16>
  %r = stablehlo.concatenate %a, %b, dim = 2 : (tensor<8x8x7x8xi16>, tensor<8x8x1x8xi16>) -> tensor<8x8x8x8xi16>
  return %r : tensor<8x8x8x8xi16>
}
func.func private @turn_8x8x8x8i16_2_7(%x: tensor<8x8x8x8xi16>) -> tensor<8x8x8x8xi16> {
  %a = stablehlo.slice %x [0:8, 0:8, 7:8, 0:8] : (tensor<8x8x8x8xi16>) -> tensor<8x8x1x8xi16>
  %b = stablehlo.slice %x [0:8, 0:8, 0:7, 0:8] : (tensor<8x8x8x8xi16>) -> tensor<8x8x7x8xi16>
  %r = stablehlo.concatenate %a, %b, dim = 2 : (tensor<8x8x1x8xi16>, tensor<8x8x7x8xi16>) -> tensor<8x8x8x8xi16>
  return %r : tensor<8x8x8x8xi16>
}
func.func private @case8_0(%x: tensor<8x8x8x8xi16>) -> tensor<8x8x8x8xi16> {
  %1 = func.call @turn_8x8x8x8i16_0_1(%x) : (tensor<8x8x8x8xi16>) -> tensor<8x8x8x8xi16>
  %2 = stablehlo.add %x, %1 : tensor<8x8x8x8xi16>
  %3 = func.call @turn_8x8x8x8i16_0_7(%x) : (tensor<8x8x8x8xi16>) -> tensor<8x8x8x8xi16>
  %4 = stablehlo.multiply %2, %3 : tensor<8x8x8x8xi16>
  %5 = func.call @turn_8x8x8x8i16_1_1(%x) : (tensor<8x8x8x8xi16>) -> tensor<8x8x8x8xi16>
  %6 = stablehlo.add %4, %5 : tensor<8x8x8x8xi16>
  %7 = func.call @turn_8x8x8x8i16_1_7(%x) : (tensor<8x8x8x8xi16>) -> tensor<8x8x8x8xi16>
  %8 = stablehlo.multiply %6, %7 : tensor<8x8x8x8xi16>
  %9 = func.call @turn_8x8x8x8i16_2_1(%x) : (tensor<8x8x8x8xi16>) -> tensor<8x8x8x8xi16>
  %10 = stablehlo.add %8, %9 : tensor<8x8x8x8xi16>
  %11 = func.call @turn_8x8x8x8i16_2_7(%x) : (tensor<8x8x8x8xi16>) -> tensor<8x8x8x8xi16>
  %12 = stablehlo.multiply %10, %11 : tensor<8x8x8x8xi16>
  %13 = stablehlo.subtract %12, %x : tensor<8x8x8x8xi16>
  %14 = stablehlo.maximum %13, %x : tensor<8x8x8x8xi16>
  %15 = stablehlo.add %14, %x : tensor<8x8x8x8xi16>
  %16 = stablehlo.subtract %15, %x : tensor<8x8x8x8xi16>
  %17 = stablehlo.maximum %16, %x : tensor<8x8x8x8xi16>
  %18 = stablehlo.add %17, %x : tensor<8x8x8x8xi16>
  %19 = stablehlo.subtract %18, %x : tensor<8x8x8x8xi16>
  %20 = stablehlo.maximum %19, %x : tensor<8x8x8x8xi16>
  return %20 : tensor<8x8x8x8xi16>
}
func.func private @case8_1(%x: tensor<8x8x8x8xi16>) -> tensor<8x8x8x8xi16> {
  %1 = stablehlo.optimization_barrier %x : tensor<8x8x8x8xi16>
  %2 = func.call @turn_8x8x8x8i16_0_1(%1) : (tensor<8x8x8x8xi16>) -> tensor<8x8x8x8xi16>
  %3 = stablehlo.optimization_barrier %2 : tensor<8x8x8x8xi16>
  %4 = stablehlo.add %1, %3 : tensor<8x8x8x8xi16>
  %5 = func.call @turn_8x8x8x8i16_0_7(%1) : (tensor<8x8x8x8xi16>) -> tensor<8x8x8x8xi16>
  %6 = stablehlo.optimization_barrier %5 : tensor<8x8x8x8xi16>
  %7 = stablehlo.multiply %4, %6 : tensor<8x8x8x8xi16>
  %8 = func.call @turn_8x8x8x8i16_1_1(%1) : (tensor<8x8x8x8xi16>) -> tensor<8x8x8x8xi16>
  %9 = stablehlo.optimization_barrier %8 : tensor<8x8x8x8xi16>
  %10 = stablehlo.add %7, %9 : tensor<8x8x8x8xi16>
  %11 = func.call @turn_8x8x8x8i16_1_7(%1) : (tensor<8x8x8x8xi16>) -> tensor<8x8x8x8xi16>
  %12 = stablehlo.optimization_barrier %11 : tensor<8x8x8x8xi16>
  %13 = stablehlo.multiply %10, %12 : tensor<8x8x8x8xi16>
  %14 = func.call @turn_8x8x8x8i16_2_1(%1) : (tensor<8x8x8x8xi16>) -> tensor<8x8x8x8xi16>
  %15 = stablehlo.optimization_barrier %14 : tensor<8x8x8x8xi16>
  %16 = stablehlo.add %13, %15 : tensor<8x8x8x8xi16>
  %17 = func.call @turn_8x8x8x8i16_2_7(%1) : (tensor<8x8x8x8xi16>) -> tensor<8x8x8x8xi16>
  %18 = stablehlo.optimization_barrier %17 : tensor<8x8x8x8xi16>
  %19 = stablehlo.multiply %16, %18 : tensor<8x8x8x8xi16>
  %20 = stablehlo.subtract %19, %1 : tensor<8x8x8x8xi16>
  %21 = stablehlo.maximum %20, %1 : tensor<8x8x8x8xi16>
  %22 = stablehlo.add %21, %1 : tensor<8x8x8x8xi16>
  %23 = stablehlo.subtract %22, %1 : tensor<8x8x8x8xi16>
  %24 = stablehlo.maximum %23, %1 : tensor<8x8x8x8xi16>
  %25 = stablehlo.add %24, %1 : tensor<8x8x8x8xi16>
  %26 = stablehlo.subtract %25, %1 : tensor<8x8x8x8xi16>
  %27 = stablehlo.maximum %26, %1 : tensor<8x8x8x8xi16>
  return %27 : tensor<8x8x8x8xi16>
}
