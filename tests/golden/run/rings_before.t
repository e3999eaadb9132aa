// Grids turned by so many amounts that a loop does not turn them itself: the same
// as slices of a grid with its ends repeated; also by nothing along some dims.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %i0 = stablehlo.iota dim = 0 : tensor<1728xi32>
  %m0 = util.unfoldable_constant dense<7919> : tensor<1728xi32>
  %p0 = stablehlo.multiply %i0, %m0 : tensor<1728xi32>
  %n0 = stablehlo.constant dense<1023> : tensor<1728xi32>
  %o0 = stablehlo.and %p0, %n0 : tensor<1728xi32>
  %q0 = stablehlo.reshape %o0 : (tensor<1728xi32>) -> tensor<8x9x24xi32>
  %x0 = stablehlo.convert %q0 : (tensor<8x9x24xi32>) -> tensor<8x9x24xf32>
  %y0 = func.call @case0_0(%x0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %z0 = func.call @case0_1(%x0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  check.expect_eq %y0, %z0 : tensor<8x9x24xf32>
  %i1 = stablehlo.iota dim = 0 : tensor<480xi32>
  %m1 = util.unfoldable_constant dense<7919> : tensor<480xi32>
  %p1 = stablehlo.multiply %i1, %m1 : tensor<480xi32>
  %n1 = stablehlo.constant dense<1023> : tensor<480xi32>
  %o1 = stablehlo.and %p1, %n1 : tensor<480xi32>
  %q1 = stablehlo.reshape %o1 : (tensor<480xi32>) -> tensor<12x40xi32>
  %x1 = stablehlo.add %q1, %q1 : tensor<12x40xi32>
  %y1 = func.call @case1_0(%x1) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %z1 = func.call @case1_1(%x1) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  check.expect_eq %y1, %z1 : tensor<12x40xi32>
  %i2 = stablehlo.iota dim = 0 : tensor<3840xi32>
  %m2 = util.unfoldable_constant dense<7919> : tensor<3840xi32>
  %p2 = stablehlo.multiply %i2, %m2 : tensor<3840xi32>
  %n2 = stablehlo.constant dense<1023> : tensor<3840xi32>
  %o2 = stablehlo.and %p2, %n2 : tensor<3840xi32>
  %q2 = stablehlo.reshape %o2 : (tensor<3840xi32>) -> tensor<30x16x8xi32>
  %x2 = stablehlo.convert %q2 : (tensor<30x16x8xi32>) -> tensor<30x16x8xi16>
  %y2 = func.call @case2_0(%x2) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %z2 = func.call @case2_1(%x2) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  check.expect_eq %y2, %z2 : tensor<30x16x8xi16>
  %i3 = stablehlo.iota dim = 0 : tensor<960xi32>
  %m3 = util.unfoldable_constant dense<7919> : tensor<960xi32>
  %p3 = stablehlo.multiply %i3, %m3 : tensor<960xi32>
  %n3 = stablehlo.constant dense<1023> : tensor<960xi32>
  %o3 = stablehlo.and %p3, %n3 : tensor<960xi32>
  %q3 = stablehlo.reshape %o3 : (tensor<960xi32>) -> tensor<48x20xi32>
  %x3 = stablehlo.convert %q3 : (tensor<48x20xi32>) -> tensor<48x20xf64>
  %y3 = func.call @case3_0(%x3) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %z3 = func.call @case3_1(%x3) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  check.expect_eq %y3, %z3 : tensor<48x20xf64>
  return
}
func.func private @turn_8x9x24f32_0_7(%0: tensor<8x9x24xf32>) -> tensor<8x9x24xf32> {
  %1 = stablehlo.slice %0 [7:8, 0:9, 0:24] : (tensor<8x9x24xf32>) -> tensor<1x9x24xf32>
  %2 = stablehlo.slice %0 [0:7, 0:9, 0:24] : (tensor<8x9x24xf32>) -> tensor<7x9x24xf32>
  %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<1x9x24xf32>, tensor<7x9x24xf32>) -> tensor<8x9x24xf32>
  return %3 : tensor<8x9x24xf32>
}
func.func private @turn_8x9x24f32_1_8(%0: tensor<8x9x24xf32>) -> tensor<8x9x24xf32> {
  %1 = stablehlo.slice %0 [0:8, 8:9, 0:24] : (tensor<8x9x24xf32>) -> tensor<8x1x24xf32>
  %2 = stablehlo.slice %0 [0:8, 0:8, 0:24] : (tensor<8x9x24xf32>) -> tensor<8x8x24xf32>
  %3 = stablehlo.concatenate %1, %2, dim = 1 : (tensor<8x1x24xf32>, tensor<8x8x24xf32>) -> tensor<8x9x24xf32>
  return %3 : tensor<8x9x24xf32>
}
func.func private @turn_8x9x24f32_2_23(%0: tensor<8x9x24xf32>) -> tensor<8x9x24xf32> {
  %1 = stablehlo.slice %0 [0:8, 0:9, 23:24] : (tensor<8x9x24xf32>) -> tensor<8x9x1xf32>
  %2 = stablehlo.slice %0 [0:8, 0:9, 0:23] : (tensor<8x9x24xf32>) -> tensor<8x9x23xf32>
  %3 = stablehlo.concatenate %1, %2, dim = 2 : (tensor<8x9x1xf32>, tensor<8x9x23xf32>) -> tensor<8x9x24xf32>
  return %3 : tensor<8x9x24xf32>
}
func.func private @turn_8x9x24f32_2_0(%0: tensor<8x9x24xf32>) -> tensor<8x9x24xf32> {
  %1 = stablehlo.slice %0 [0:8, 0:9, 0:24] : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %2 = stablehlo.slice %0 [0:8, 0:9, 0:0] : (tensor<8x9x24xf32>) -> tensor<8x9x0xf32>
  %3 = stablehlo.concatenate %1, %2, dim = 2 : (tensor<8x9x24xf32>, tensor<8x9x0xf32>) -> tensor<8x9x24xf32>
  return %3 : tensor<8x9x24xf32>
}
func.func private @turn_8x9x24f32_2_1(%0: tensor<8x9x24xf32>) -> tensor<8x9x24xf32> {
  %1 = stablehlo.slice %0 [0:8, 0:9, 1:24] : (tensor<8x9x24xf32>) -> tensor<8x9x23xf32>
  %2 = stablehlo.slice %0 [0:8, 0:9, 0:1] : (tensor<8x9x24xf32>) -> tensor<8x9x1xf32>
  %3 = stablehlo.concatenate %1, %2, dim = 2 : (tensor<8x9x23xf32>, tensor<8x9x1xf32>) -> tensor<8x9x24xf32>
  return %3 : tensor<8x9x24xf32>
}
func.func private @turn_8x9x24f32_1_0(%0: tensor<8x9x24xf32>) -> tensor<8x9x24xf32> {
  %1 = stablehlo.slice %0 [0:8, 0:9, 0:24] : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %2 = stablehlo.slice %0 [0:8, 0:0, 0:24] : (tensor<8x9x24xf32>) -> tensor<8x0x24xf32>
  %3 = stablehlo.concatenate %1, %2, dim = 1 : (tensor<8x9x24xf32>, tensor<8x0x24xf32>) -> tensor<8x9x24xf32>
  return %3 : tensor<8x9x24xf32>
}
func.func private @turn_8x9x24f32_1_1(%0: tensor<8x9x24xf32>) -> tensor<8x9x24xf32> {
  %1 = stablehlo.slice %0 [0:8, 1:9, 0:24] : (tensor<8x9x24xf32>) -> tensor<8x8x24xf32>
  %2 = stablehlo.slice %0 [0:8, 0:1, 0:24] : (tensor<8x9x24xf32>) -> tensor<8x1x24xf32>
  %3 = stablehlo.concatenate %1, %2, dim = 1 : (tensor<8x8x24xf32>, tensor<8x1x24xf32>) -> tensor<8x9x24xf32>
  return %3 : tensor<8x9x24xf32>
}
func.func private @turn_8x9x24f32_0_0(%0: tensor<8x9x24xf32>) -> tensor<8x9x24xf32> {
  %1 = stablehlo.slice %0 [0:8, 0:9, 0:24] : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %2 = stablehlo.slice %0 [0:0, 0:9, 0:24] : (tensor<8x9x24xf32>) -> tensor<0x9x24xf32>
  %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<8x9x24xf32>, tensor<0x9x24xf32>) -> tensor<8x9x24xf32>
  return %3 : tensor<8x9x24xf32>
}
func.func private @turn_8x9x24f32_0_1(%0: tensor<8x9x24xf32>) -> tensor<8x9x24xf32> {
  %1 = stablehlo.slice %0 [1:8, 0:9, 0:24] : (tensor<8x9x24xf32>) -> tensor<7x9x24xf32>
  %2 = stablehlo.slice %0 [0:1, 0:9, 0:24] : (tensor<8x9x24xf32>) -> tensor<1x9x24xf32>
  %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<7x9x24xf32>, tensor<1x9x24xf32>) -> tensor<8x9x24xf32>
  return %3 : tensor<8x9x24xf32>
}
func.func private @case0_0(%0: tensor<8x9x24xf32>) -> tensor<8x9x24xf32> {
  %1 = func.call @turn_8x9x24f32_0_7(%0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %2 = func.call @turn_8x9x24f32_1_8(%1) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %3 = func.call @turn_8x9x24f32_2_23(%2) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %4 = stablehlo.add %0, %3 : tensor<8x9x24xf32>
  %5 = func.call @turn_8x9x24f32_0_7(%0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %6 = func.call @turn_8x9x24f32_1_8(%5) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %7 = func.call @turn_8x9x24f32_2_0(%6) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %8 = stablehlo.maximum %4, %7 : tensor<8x9x24xf32>
  %9 = func.call @turn_8x9x24f32_0_7(%0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %10 = func.call @turn_8x9x24f32_1_8(%9) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %11 = func.call @turn_8x9x24f32_2_1(%10) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %12 = stablehlo.subtract %8, %11 : tensor<8x9x24xf32>
  %13 = func.call @turn_8x9x24f32_0_7(%0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %14 = func.call @turn_8x9x24f32_1_0(%13) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %15 = func.call @turn_8x9x24f32_2_23(%14) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %16 = stablehlo.add %12, %15 : tensor<8x9x24xf32>
  %17 = func.call @turn_8x9x24f32_0_7(%0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %18 = func.call @turn_8x9x24f32_1_0(%17) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %19 = func.call @turn_8x9x24f32_2_0(%18) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %20 = stablehlo.maximum %16, %19 : tensor<8x9x24xf32>
  %21 = func.call @turn_8x9x24f32_0_7(%0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %22 = func.call @turn_8x9x24f32_1_0(%21) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %23 = func.call @turn_8x9x24f32_2_1(%22) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %24 = stablehlo.subtract %20, %23 : tensor<8x9x24xf32>
  %25 = func.call @turn_8x9x24f32_0_7(%0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %26 = func.call @turn_8x9x24f32_1_1(%25) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %27 = func.call @turn_8x9x24f32_2_23(%26) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %28 = stablehlo.add %24, %27 : tensor<8x9x24xf32>
  %29 = func.call @turn_8x9x24f32_0_7(%0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %30 = func.call @turn_8x9x24f32_1_1(%29) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %31 = func.call @turn_8x9x24f32_2_0(%30) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %32 = stablehlo.maximum %28, %31 : tensor<8x9x24xf32>
  %33 = func.call @turn_8x9x24f32_0_7(%0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %34 = func.call @turn_8x9x24f32_1_1(%33) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %35 = func.call @turn_8x9x24f32_2_1(%34) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %36 = stablehlo.subtract %32, %35 : tensor<8x9x24xf32>
  %37 = func.call @turn_8x9x24f32_0_0(%0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %38 = func.call @turn_8x9x24f32_1_8(%37) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %39 = func.call @turn_8x9x24f32_2_23(%38) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %40 = stablehlo.add %36, %39 : tensor<8x9x24xf32>
  %41 = func.call @turn_8x9x24f32_0_0(%0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %42 = func.call @turn_8x9x24f32_1_8(%41) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %43 = func.call @turn_8x9x24f32_2_0(%42) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %44 = stablehlo.maximum %40, %43 : tensor<8x9x24xf32>
  %45 = func.call @turn_8x9x24f32_0_0(%0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %46 = func.call @turn_8x9x24f32_1_8(%45) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %47 = func.call @turn_8x9x24f32_2_1(%46) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %48 = stablehlo.subtract %44, %47 : tensor<8x9x24xf32>
  %49 = func.call @turn_8x9x24f32_0_0(%0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %50 = func.call @turn_8x9x24f32_1_0(%49) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %51 = func.call @turn_8x9x24f32_2_23(%50) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %52 = stablehlo.add %48, %51 : tensor<8x9x24xf32>
  %53 = func.call @turn_8x9x24f32_0_0(%0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %54 = func.call @turn_8x9x24f32_1_0(%53) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %55 = func.call @turn_8x9x24f32_2_0(%54) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %56 = stablehlo.maximum %52, %55 : tensor<8x9x24xf32>
  %57 = func.call @turn_8x9x24f32_0_0(%0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %58 = func.call @turn_8x9x24f32_1_0(%57) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %59 = func.call @turn_8x9x24f32_2_1(%58) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %60 = stablehlo.subtract %56, %59 : tensor<8x9x24xf32>
  %61 = func.call @turn_8x9x24f32_0_0(%0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %62 = func.call @turn_8x9x24f32_1_1(%61) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %63 = func.call @turn_8x9x24f32_2_23(%62) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %64 = stablehlo.add %60, %63 : tensor<8x9x24xf32>
  %65 = func.call @turn_8x9x24f32_0_0(%0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %66 = func.call @turn_8x9x24f32_1_1(%65) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %67 = func.call @turn_8x9x24f32_2_0(%66) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %68 = stablehlo.maximum %64, %67 : tensor<8x9x24xf32>
  %69 = func.call @turn_8x9x24f32_0_0(%0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %70 = func.call @turn_8x9x24f32_1_1(%69) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %71 = func.call @turn_8x9x24f32_2_1(%70) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %72 = stablehlo.subtract %68, %71 : tensor<8x9x24xf32>
  %73 = func.call @turn_8x9x24f32_0_1(%0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %74 = func.call @turn_8x9x24f32_1_8(%73) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %75 = func.call @turn_8x9x24f32_2_23(%74) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %76 = stablehlo.add %72, %75 : tensor<8x9x24xf32>
  %77 = func.call @turn_8x9x24f32_0_1(%0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %78 = func.call @turn_8x9x24f32_1_8(%77) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %79 = func.call @turn_8x9x24f32_2_0(%78) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %80 = stablehlo.maximum %76, %79 : tensor<8x9x24xf32>
  %81 = func.call @turn_8x9x24f32_0_1(%0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %82 = func.call @turn_8x9x24f32_1_8(%81) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %83 = func.call @turn_8x9x24f32_2_1(%82) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %84 = stablehlo.subtract %80, %83 : tensor<8x9x24xf32>
  %85 = func.call @turn_8x9x24f32_0_1(%0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %86 = func.call @turn_8x9x24f32_1_0(%85) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %87 = func.call @turn_8x9x24f32_2_23(%86) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %88 = stablehlo.add %84, %87 : tensor<8x9x24xf32>
  %89 = func.call @turn_8x9x24f32_0_1(%0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %90 = func.call @turn_8x9x24f32_1_0(%89) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %91 = func.call @turn_8x9x24f32_2_0(%90) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %92 = stablehlo.maximum %88, %91 : tensor<8x9x24xf32>
  %93 = func.call @turn_8x9x24f32_0_1(%0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %94 = func.call @turn_8x9x24f32_1_0(%93) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %95 = func.call @turn_8x9x24f32_2_1(%94) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %96 = stablehlo.subtract %92, %95 : tensor<8x9x24xf32>
  %97 = func.call @turn_8x9x24f32_0_1(%0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %98 = func.call @turn_8x9x24f32_1_1(%97) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %99 = func.call @turn_8x9x24f32_2_23(%98) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %100 = stablehlo.add %96, %99 : tensor<8x9x24xf32>
  %101 = func.call @turn_8x9x24f32_0_1(%0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %102 = func.call @turn_8x9x24f32_1_1(%101) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %103 = func.call @turn_8x9x24f32_2_0(%102) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %104 = stablehlo.maximum %100, %103 : tensor<8x9x24xf32>
  %105 = func.call @turn_8x9x24f32_0_1(%0) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %106 = func.call @turn_8x9x24f32_1_1(%105) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %107 = func.call @turn_8x9x24f32_2_1(%106) : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %108 = stablehlo.subtract %104, %107 : tensor<8x9x24xf32>
  return %108 : tensor<8x9x24xf32>
}
func.func private @case0_1(%0: tensor<8x9x24xf32>) -> tensor<8x9x24xf32> {
  %1 = stablehlo.slice %0 [7:8, 0:9, 0:24] : (tensor<8x9x24xf32>) -> tensor<1x9x24xf32>
  %2 = stablehlo.slice %0 [0:8, 0:9, 0:24] : (tensor<8x9x24xf32>) -> tensor<8x9x24xf32>
  %3 = stablehlo.slice %0 [0:1, 0:9, 0:24] : (tensor<8x9x24xf32>) -> tensor<1x9x24xf32>
  %4 = stablehlo.concatenate %1, %2, %3, dim = 0 : (tensor<1x9x24xf32>, tensor<8x9x24xf32>, tensor<1x9x24xf32>) -> tensor<10x9x24xf32>
  %5 = stablehlo.slice %4 [0:10, 8:9, 0:24] : (tensor<10x9x24xf32>) -> tensor<10x1x24xf32>
  %6 = stablehlo.slice %4 [0:10, 0:9, 0:24] : (tensor<10x9x24xf32>) -> tensor<10x9x24xf32>
  %7 = stablehlo.slice %4 [0:10, 0:1, 0:24] : (tensor<10x9x24xf32>) -> tensor<10x1x24xf32>
  %8 = stablehlo.concatenate %5, %6, %7, dim = 1 : (tensor<10x1x24xf32>, tensor<10x9x24xf32>, tensor<10x1x24xf32>) -> tensor<10x11x24xf32>
  %9 = stablehlo.slice %8 [0:10, 0:11, 23:24] : (tensor<10x11x24xf32>) -> tensor<10x11x1xf32>
  %10 = stablehlo.slice %8 [0:10, 0:11, 0:24] : (tensor<10x11x24xf32>) -> tensor<10x11x24xf32>
  %11 = stablehlo.slice %8 [0:10, 0:11, 0:1] : (tensor<10x11x24xf32>) -> tensor<10x11x1xf32>
  %12 = stablehlo.concatenate %9, %10, %11, dim = 2 : (tensor<10x11x1xf32>, tensor<10x11x24xf32>, tensor<10x11x1xf32>) -> tensor<10x11x26xf32>
  %13 = stablehlo.optimization_barrier %12 : tensor<10x11x26xf32>
  %14 = stablehlo.slice %13 [0:8, 0:9, 0:24] : (tensor<10x11x26xf32>) -> tensor<8x9x24xf32>
  %15 = stablehlo.add %0, %14 : tensor<8x9x24xf32>
  %16 = stablehlo.slice %13 [0:8, 0:9, 1:25] : (tensor<10x11x26xf32>) -> tensor<8x9x24xf32>
  %17 = stablehlo.maximum %15, %16 : tensor<8x9x24xf32>
  %18 = stablehlo.slice %13 [0:8, 0:9, 2:26] : (tensor<10x11x26xf32>) -> tensor<8x9x24xf32>
  %19 = stablehlo.subtract %17, %18 : tensor<8x9x24xf32>
  %20 = stablehlo.slice %13 [0:8, 1:10, 0:24] : (tensor<10x11x26xf32>) -> tensor<8x9x24xf32>
  %21 = stablehlo.add %19, %20 : tensor<8x9x24xf32>
  %22 = stablehlo.slice %13 [0:8, 1:10, 1:25] : (tensor<10x11x26xf32>) -> tensor<8x9x24xf32>
  %23 = stablehlo.maximum %21, %22 : tensor<8x9x24xf32>
  %24 = stablehlo.slice %13 [0:8, 1:10, 2:26] : (tensor<10x11x26xf32>) -> tensor<8x9x24xf32>
  %25 = stablehlo.subtract %23, %24 : tensor<8x9x24xf32>
  %26 = stablehlo.slice %13 [0:8, 2:11, 0:24] : (tensor<10x11x26xf32>) -> tensor<8x9x24xf32>
  %27 = stablehlo.add %25, %26 : tensor<8x9x24xf32>
  %28 = stablehlo.slice %13 [0:8, 2:11, 1:25] : (tensor<10x11x26xf32>) -> tensor<8x9x24xf32>
  %29 = stablehlo.maximum %27, %28 : tensor<8x9x24xf32>
  %30 = stablehlo.slice %13 [0:8, 2:11, 2:26] : (tensor<10x11x26xf32>) -> tensor<8x9x24xf32>
  %31 = stablehlo.subtract %29, %30 : tensor<8x9x24xf32>
  %32 = stablehlo.slice %13 [1:9, 0:9, 0:24] : (tensor<10x11x26xf32>) -> tensor<8x9x24xf32>
  %33 = stablehlo.add %31, %32 : tensor<8x9x24xf32>
  %34 = stablehlo.slice %13 [1:9, 0:9, 1:25] : (tensor<10x11x26xf32>) -> tensor<8x9x24xf32>
  %35 = stablehlo.maximum %33, %34 : tensor<8x9x24xf32>
  %36 = stablehlo.slice %13 [1:9, 0:9, 2:26] : (tensor<10x11x26xf32>) -> tensor<8x9x24xf32>
  %37 = stablehlo.subtract %35, %36 : tensor<8x9x24xf32>
  %38 = stablehlo.slice %13 [1:9, 1:10, 0:24] : (tensor<10x11x26xf32>) -> tensor<8x9x24xf32>
  %39 = stablehlo.add %37, %38 : tensor<8x9x24xf32>
  %40 = stablehlo.slice %13 [1:9, 1:10, 1:25] : (tensor<10x11x26xf32>) -> tensor<8x9x24xf32>
  %41 = stablehlo.maximum %39, %40 : tensor<8x9x24xf32>
  %42 = stablehlo.slice %13 [1:9, 1:10, 2:26] : (tensor<10x11x26xf32>) -> tensor<8x9x24xf32>
  %43 = stablehlo.subtract %41, %42 : tensor<8x9x24xf32>
  %44 = stablehlo.slice %13 [1:9, 2:11, 0:24] : (tensor<10x11x26xf32>) -> tensor<8x9x24xf32>
  %45 = stablehlo.add %43, %44 : tensor<8x9x24xf32>
  %46 = stablehlo.slice %13 [1:9, 2:11, 1:25] : (tensor<10x11x26xf32>) -> tensor<8x9x24xf32>
  %47 = stablehlo.maximum %45, %46 : tensor<8x9x24xf32>
  %48 = stablehlo.slice %13 [1:9, 2:11, 2:26] : (tensor<10x11x26xf32>) -> tensor<8x9x24xf32>
  %49 = stablehlo.subtract %47, %48 : tensor<8x9x24xf32>
  %50 = stablehlo.slice %13 [2:10, 0:9, 0:24] : (tensor<10x11x26xf32>) -> tensor<8x9x24xf32>
  %51 = stablehlo.add %49, %50 : tensor<8x9x24xf32>
  %52 = stablehlo.slice %13 [2:10, 0:9, 1:25] : (tensor<10x11x26xf32>) -> tensor<8x9x24xf32>
  %53 = stablehlo.maximum %51, %52 : tensor<8x9x24xf32>
  %54 = stablehlo.slice %13 [2:10, 0:9, 2:26] : (tensor<10x11x26xf32>) -> tensor<8x9x24xf32>
  %55 = stablehlo.subtract %53, %54 : tensor<8x9x24xf32>
  %56 = stablehlo.slice %13 [2:10, 1:10, 0:24] : (tensor<10x11x26xf32>) -> tensor<8x9x24xf32>
  %57 = stablehlo.add %55, %56 : tensor<8x9x24xf32>
  %58 = stablehlo.slice %13 [2:10, 1:10, 1:25] : (tensor<10x11x26xf32>) -> tensor<8x9x24xf32>
  %59 = stablehlo.maximum %57, %58 : tensor<8x9x24xf32>
  %60 = stablehlo.slice %13 [2:10, 1:10, 2:26] : (tensor<10x11x26xf32>) -> tensor<8x9x24xf32>
  %61 = stablehlo.subtract %59, %60 : tensor<8x9x24xf32>
  %62 = stablehlo.slice %13 [2:10, 2:11, 0:24] : (tensor<10x11x26xf32>) -> tensor<8x9x24xf32>
  %63 = stablehlo.add %61, %62 : tensor<8x9x24xf32>
  %64 = stablehlo.slice %13 [2:10, 2:11, 1:25] : (tensor<10x11x26xf32>) -> tensor<8x9x24xf32>
  %65 = stablehlo.maximum %63, %64 : tensor<8x9x24xf32>
  %66 = stablehlo.slice %13 [2:10, 2:11, 2:26] : (tensor<10x11x26xf32>) -> tensor<8x9x24xf32>
  %67 = stablehlo.subtract %65, %66 : tensor<8x9x24xf32>
  return %67 : tensor<8x9x24xf32>
}
func.func private @turn_12x40i32_0_10(%0: tensor<12x40xi32>) -> tensor<12x40xi32> {
  %1 = stablehlo.slice %0 [10:12, 0:40] : (tensor<12x40xi32>) -> tensor<2x40xi32>
  %2 = stablehlo.slice %0 [0:10, 0:40] : (tensor<12x40xi32>) -> tensor<10x40xi32>
  %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<2x40xi32>, tensor<10x40xi32>) -> tensor<12x40xi32>
  return %3 : tensor<12x40xi32>
}
func.func private @turn_12x40i32_1_38(%0: tensor<12x40xi32>) -> tensor<12x40xi32> {
  %1 = stablehlo.slice %0 [0:12, 38:40] : (tensor<12x40xi32>) -> tensor<12x2xi32>
  %2 = stablehlo.slice %0 [0:12, 0:38] : (tensor<12x40xi32>) -> tensor<12x38xi32>
  %3 = stablehlo.concatenate %1, %2, dim = 1 : (tensor<12x2xi32>, tensor<12x38xi32>) -> tensor<12x40xi32>
  return %3 : tensor<12x40xi32>
}
func.func private @turn_12x40i32_1_39(%0: tensor<12x40xi32>) -> tensor<12x40xi32> {
  %1 = stablehlo.slice %0 [0:12, 39:40] : (tensor<12x40xi32>) -> tensor<12x1xi32>
  %2 = stablehlo.slice %0 [0:12, 0:39] : (tensor<12x40xi32>) -> tensor<12x39xi32>
  %3 = stablehlo.concatenate %1, %2, dim = 1 : (tensor<12x1xi32>, tensor<12x39xi32>) -> tensor<12x40xi32>
  return %3 : tensor<12x40xi32>
}
func.func private @turn_12x40i32_1_0(%0: tensor<12x40xi32>) -> tensor<12x40xi32> {
  %1 = stablehlo.slice %0 [0:12, 0:40] : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %2 = stablehlo.slice %0 [0:12, 0:0] : (tensor<12x40xi32>) -> tensor<12x0xi32>
  %3 = stablehlo.concatenate %1, %2, dim = 1 : (tensor<12x40xi32>, tensor<12x0xi32>) -> tensor<12x40xi32>
  return %3 : tensor<12x40xi32>
}
func.func private @turn_12x40i32_1_1(%0: tensor<12x40xi32>) -> tensor<12x40xi32> {
  %1 = stablehlo.slice %0 [0:12, 1:40] : (tensor<12x40xi32>) -> tensor<12x39xi32>
  %2 = stablehlo.slice %0 [0:12, 0:1] : (tensor<12x40xi32>) -> tensor<12x1xi32>
  %3 = stablehlo.concatenate %1, %2, dim = 1 : (tensor<12x39xi32>, tensor<12x1xi32>) -> tensor<12x40xi32>
  return %3 : tensor<12x40xi32>
}
func.func private @turn_12x40i32_1_2(%0: tensor<12x40xi32>) -> tensor<12x40xi32> {
  %1 = stablehlo.slice %0 [0:12, 2:40] : (tensor<12x40xi32>) -> tensor<12x38xi32>
  %2 = stablehlo.slice %0 [0:12, 0:2] : (tensor<12x40xi32>) -> tensor<12x2xi32>
  %3 = stablehlo.concatenate %1, %2, dim = 1 : (tensor<12x38xi32>, tensor<12x2xi32>) -> tensor<12x40xi32>
  return %3 : tensor<12x40xi32>
}
func.func private @turn_12x40i32_0_11(%0: tensor<12x40xi32>) -> tensor<12x40xi32> {
  %1 = stablehlo.slice %0 [11:12, 0:40] : (tensor<12x40xi32>) -> tensor<1x40xi32>
  %2 = stablehlo.slice %0 [0:11, 0:40] : (tensor<12x40xi32>) -> tensor<11x40xi32>
  %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<1x40xi32>, tensor<11x40xi32>) -> tensor<12x40xi32>
  return %3 : tensor<12x40xi32>
}
func.func private @turn_12x40i32_0_0(%0: tensor<12x40xi32>) -> tensor<12x40xi32> {
  %1 = stablehlo.slice %0 [0:12, 0:40] : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %2 = stablehlo.slice %0 [0:0, 0:40] : (tensor<12x40xi32>) -> tensor<0x40xi32>
  %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<12x40xi32>, tensor<0x40xi32>) -> tensor<12x40xi32>
  return %3 : tensor<12x40xi32>
}
func.func private @turn_12x40i32_0_1(%0: tensor<12x40xi32>) -> tensor<12x40xi32> {
  %1 = stablehlo.slice %0 [1:12, 0:40] : (tensor<12x40xi32>) -> tensor<11x40xi32>
  %2 = stablehlo.slice %0 [0:1, 0:40] : (tensor<12x40xi32>) -> tensor<1x40xi32>
  %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<11x40xi32>, tensor<1x40xi32>) -> tensor<12x40xi32>
  return %3 : tensor<12x40xi32>
}
func.func private @turn_12x40i32_0_2(%0: tensor<12x40xi32>) -> tensor<12x40xi32> {
  %1 = stablehlo.slice %0 [2:12, 0:40] : (tensor<12x40xi32>) -> tensor<10x40xi32>
  %2 = stablehlo.slice %0 [0:2, 0:40] : (tensor<12x40xi32>) -> tensor<2x40xi32>
  %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<10x40xi32>, tensor<2x40xi32>) -> tensor<12x40xi32>
  return %3 : tensor<12x40xi32>
}
func.func private @case1_0(%0: tensor<12x40xi32>) -> tensor<12x40xi32> {
  %1 = func.call @turn_12x40i32_0_10(%0) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %2 = func.call @turn_12x40i32_1_38(%1) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %3 = stablehlo.add %0, %2 : tensor<12x40xi32>
  %4 = func.call @turn_12x40i32_0_10(%0) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %5 = func.call @turn_12x40i32_1_39(%4) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %6 = stablehlo.maximum %3, %5 : tensor<12x40xi32>
  %7 = func.call @turn_12x40i32_0_10(%0) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %8 = func.call @turn_12x40i32_1_0(%7) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %9 = stablehlo.subtract %6, %8 : tensor<12x40xi32>
  %10 = func.call @turn_12x40i32_0_10(%0) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %11 = func.call @turn_12x40i32_1_1(%10) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %12 = stablehlo.add %9, %11 : tensor<12x40xi32>
  %13 = func.call @turn_12x40i32_0_10(%0) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %14 = func.call @turn_12x40i32_1_2(%13) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %15 = stablehlo.maximum %12, %14 : tensor<12x40xi32>
  %16 = func.call @turn_12x40i32_0_11(%0) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %17 = func.call @turn_12x40i32_1_38(%16) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %18 = stablehlo.subtract %15, %17 : tensor<12x40xi32>
  %19 = func.call @turn_12x40i32_0_11(%0) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %20 = func.call @turn_12x40i32_1_39(%19) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %21 = stablehlo.add %18, %20 : tensor<12x40xi32>
  %22 = func.call @turn_12x40i32_0_11(%0) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %23 = func.call @turn_12x40i32_1_0(%22) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %24 = stablehlo.maximum %21, %23 : tensor<12x40xi32>
  %25 = func.call @turn_12x40i32_0_11(%0) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %26 = func.call @turn_12x40i32_1_1(%25) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %27 = stablehlo.subtract %24, %26 : tensor<12x40xi32>
  %28 = func.call @turn_12x40i32_0_11(%0) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %29 = func.call @turn_12x40i32_1_2(%28) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %30 = stablehlo.add %27, %29 : tensor<12x40xi32>
  %31 = func.call @turn_12x40i32_0_0(%0) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %32 = func.call @turn_12x40i32_1_38(%31) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %33 = stablehlo.maximum %30, %32 : tensor<12x40xi32>
  %34 = func.call @turn_12x40i32_0_0(%0) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %35 = func.call @turn_12x40i32_1_39(%34) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %36 = stablehlo.subtract %33, %35 : tensor<12x40xi32>
  %37 = func.call @turn_12x40i32_0_0(%0) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %38 = func.call @turn_12x40i32_1_0(%37) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %39 = stablehlo.add %36, %38 : tensor<12x40xi32>
  %40 = func.call @turn_12x40i32_0_0(%0) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %41 = func.call @turn_12x40i32_1_1(%40) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %42 = stablehlo.maximum %39, %41 : tensor<12x40xi32>
  %43 = func.call @turn_12x40i32_0_0(%0) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %44 = func.call @turn_12x40i32_1_2(%43) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %45 = stablehlo.subtract %42, %44 : tensor<12x40xi32>
  %46 = func.call @turn_12x40i32_0_1(%0) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %47 = func.call @turn_12x40i32_1_38(%46) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %48 = stablehlo.add %45, %47 : tensor<12x40xi32>
  %49 = func.call @turn_12x40i32_0_1(%0) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %50 = func.call @turn_12x40i32_1_39(%49) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %51 = stablehlo.maximum %48, %50 : tensor<12x40xi32>
  %52 = func.call @turn_12x40i32_0_1(%0) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %53 = func.call @turn_12x40i32_1_0(%52) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %54 = stablehlo.subtract %51, %53 : tensor<12x40xi32>
  %55 = func.call @turn_12x40i32_0_1(%0) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %56 = func.call @turn_12x40i32_1_1(%55) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %57 = stablehlo.add %54, %56 : tensor<12x40xi32>
  %58 = func.call @turn_12x40i32_0_1(%0) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %59 = func.call @turn_12x40i32_1_2(%58) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %60 = stablehlo.maximum %57, %59 : tensor<12x40xi32>
  %61 = func.call @turn_12x40i32_0_2(%0) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %62 = func.call @turn_12x40i32_1_38(%61) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %63 = stablehlo.subtract %60, %62 : tensor<12x40xi32>
  %64 = func.call @turn_12x40i32_0_2(%0) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %65 = func.call @turn_12x40i32_1_39(%64) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %66 = stablehlo.add %63, %65 : tensor<12x40xi32>
  %67 = func.call @turn_12x40i32_0_2(%0) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %68 = func.call @turn_12x40i32_1_0(%67) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %69 = stablehlo.maximum %66, %68 : tensor<12x40xi32>
  %70 = func.call @turn_12x40i32_0_2(%0) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %71 = func.call @turn_12x40i32_1_1(%70) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %72 = stablehlo.subtract %69, %71 : tensor<12x40xi32>
  %73 = func.call @turn_12x40i32_0_2(%0) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %74 = func.call @turn_12x40i32_1_2(%73) : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %75 = stablehlo.add %72, %74 : tensor<12x40xi32>
  return %75 : tensor<12x40xi32>
}
func.func private @case1_1(%0: tensor<12x40xi32>) -> tensor<12x40xi32> {
  %1 = stablehlo.slice %0 [10:12, 0:40] : (tensor<12x40xi32>) -> tensor<2x40xi32>
  %2 = stablehlo.slice %0 [0:12, 0:40] : (tensor<12x40xi32>) -> tensor<12x40xi32>
  %3 = stablehlo.slice %0 [0:2, 0:40] : (tensor<12x40xi32>) -> tensor<2x40xi32>
  %4 = stablehlo.concatenate %1, %2, %3, dim = 0 : (tensor<2x40xi32>, tensor<12x40xi32>, tensor<2x40xi32>) -> tensor<16x40xi32>
  %5 = stablehlo.slice %4 [0:16, 38:40] : (tensor<16x40xi32>) -> tensor<16x2xi32>
  %6 = stablehlo.slice %4 [0:16, 0:40] : (tensor<16x40xi32>) -> tensor<16x40xi32>
  %7 = stablehlo.slice %4 [0:16, 0:2] : (tensor<16x40xi32>) -> tensor<16x2xi32>
  %8 = stablehlo.concatenate %5, %6, %7, dim = 1 : (tensor<16x2xi32>, tensor<16x40xi32>, tensor<16x2xi32>) -> tensor<16x44xi32>
  %9 = stablehlo.optimization_barrier %8 : tensor<16x44xi32>
  %10 = stablehlo.slice %9 [0:12, 0:40] : (tensor<16x44xi32>) -> tensor<12x40xi32>
  %11 = stablehlo.add %0, %10 : tensor<12x40xi32>
  %12 = stablehlo.slice %9 [0:12, 1:41] : (tensor<16x44xi32>) -> tensor<12x40xi32>
  %13 = stablehlo.maximum %11, %12 : tensor<12x40xi32>
  %14 = stablehlo.slice %9 [0:12, 2:42] : (tensor<16x44xi32>) -> tensor<12x40xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<12x40xi32>
  %16 = stablehlo.slice %9 [0:12, 3:43] : (tensor<16x44xi32>) -> tensor<12x40xi32>
  %17 = stablehlo.add %15, %16 : tensor<12x40xi32>
  %18 = stablehlo.slice %9 [0:12, 4:44] : (tensor<16x44xi32>) -> tensor<12x40xi32>
  %19 = stablehlo.maximum %17, %18 : tensor<12x40xi32>
  %20 = stablehlo.slice %9 [1:13, 0:40] : (tensor<16x44xi32>) -> tensor<12x40xi32>
  %21 = stablehlo.subtract %19, %20 : tensor<12x40xi32>
  %22 = stablehlo.slice %9 [1:13, 1:41] : (tensor<16x44xi32>) -> tensor<12x40xi32>
  %23 = stablehlo.add %21, %22 : tensor<12x40xi32>
  %24 = stablehlo.slice %9 [1:13, 2:42] : (tensor<16x44xi32>) -> tensor<12x40xi32>
  %25 = stablehlo.maximum %23, %24 : tensor<12x40xi32>
  %26 = stablehlo.slice %9 [1:13, 3:43] : (tensor<16x44xi32>) -> tensor<12x40xi32>
  %27 = stablehlo.subtract %25, %26 : tensor<12x40xi32>
  %28 = stablehlo.slice %9 [1:13, 4:44] : (tensor<16x44xi32>) -> tensor<12x40xi32>
  %29 = stablehlo.add %27, %28 : tensor<12x40xi32>
  %30 = stablehlo.slice %9 [2:14, 0:40] : (tensor<16x44xi32>) -> tensor<12x40xi32>
  %31 = stablehlo.maximum %29, %30 : tensor<12x40xi32>
  %32 = stablehlo.slice %9 [2:14, 1:41] : (tensor<16x44xi32>) -> tensor<12x40xi32>
  %33 = stablehlo.subtract %31, %32 : tensor<12x40xi32>
  %34 = stablehlo.slice %9 [2:14, 2:42] : (tensor<16x44xi32>) -> tensor<12x40xi32>
  %35 = stablehlo.add %33, %34 : tensor<12x40xi32>
  %36 = stablehlo.slice %9 [2:14, 3:43] : (tensor<16x44xi32>) -> tensor<12x40xi32>
  %37 = stablehlo.maximum %35, %36 : tensor<12x40xi32>
  %38 = stablehlo.slice %9 [2:14, 4:44] : (tensor<16x44xi32>) -> tensor<12x40xi32>
  %39 = stablehlo.subtract %37, %38 : tensor<12x40xi32>
  %40 = stablehlo.slice %9 [3:15, 0:40] : (tensor<16x44xi32>) -> tensor<12x40xi32>
  %41 = stablehlo.add %39, %40 : tensor<12x40xi32>
  %42 = stablehlo.slice %9 [3:15, 1:41] : (tensor<16x44xi32>) -> tensor<12x40xi32>
  %43 = stablehlo.maximum %41, %42 : tensor<12x40xi32>
  %44 = stablehlo.slice %9 [3:15, 2:42] : (tensor<16x44xi32>) -> tensor<12x40xi32>
  %45 = stablehlo.subtract %43, %44 : tensor<12x40xi32>
  %46 = stablehlo.slice %9 [3:15, 3:43] : (tensor<16x44xi32>) -> tensor<12x40xi32>
  %47 = stablehlo.add %45, %46 : tensor<12x40xi32>
  %48 = stablehlo.slice %9 [3:15, 4:44] : (tensor<16x44xi32>) -> tensor<12x40xi32>
  %49 = stablehlo.maximum %47, %48 : tensor<12x40xi32>
  %50 = stablehlo.slice %9 [4:16, 0:40] : (tensor<16x44xi32>) -> tensor<12x40xi32>
  %51 = stablehlo.subtract %49, %50 : tensor<12x40xi32>
  %52 = stablehlo.slice %9 [4:16, 1:41] : (tensor<16x44xi32>) -> tensor<12x40xi32>
  %53 = stablehlo.add %51, %52 : tensor<12x40xi32>
  %54 = stablehlo.slice %9 [4:16, 2:42] : (tensor<16x44xi32>) -> tensor<12x40xi32>
  %55 = stablehlo.maximum %53, %54 : tensor<12x40xi32>
  %56 = stablehlo.slice %9 [4:16, 3:43] : (tensor<16x44xi32>) -> tensor<12x40xi32>
  %57 = stablehlo.subtract %55, %56 : tensor<12x40xi32>
  %58 = stablehlo.slice %9 [4:16, 4:44] : (tensor<16x44xi32>) -> tensor<12x40xi32>
  %59 = stablehlo.add %57, %58 : tensor<12x40xi32>
  return %59 : tensor<12x40xi32>
}
func.func private @turn_30x16x8i16_0_29(%0: tensor<30x16x8xi16>) -> tensor<30x16x8xi16> {
  %1 = stablehlo.slice %0 [29:30, 0:16, 0:8] : (tensor<30x16x8xi16>) -> tensor<1x16x8xi16>
  %2 = stablehlo.slice %0 [0:29, 0:16, 0:8] : (tensor<30x16x8xi16>) -> tensor<29x16x8xi16>
  %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<1x16x8xi16>, tensor<29x16x8xi16>) -> tensor<30x16x8xi16>
  return %3 : tensor<30x16x8xi16>
}
func.func private @turn_30x16x8i16_1_15(%0: tensor<30x16x8xi16>) -> tensor<30x16x8xi16> {
  %1 = stablehlo.slice %0 [0:30, 15:16, 0:8] : (tensor<30x16x8xi16>) -> tensor<30x1x8xi16>
  %2 = stablehlo.slice %0 [0:30, 0:15, 0:8] : (tensor<30x16x8xi16>) -> tensor<30x15x8xi16>
  %3 = stablehlo.concatenate %1, %2, dim = 1 : (tensor<30x1x8xi16>, tensor<30x15x8xi16>) -> tensor<30x16x8xi16>
  return %3 : tensor<30x16x8xi16>
}
func.func private @turn_30x16x8i16_2_7(%0: tensor<30x16x8xi16>) -> tensor<30x16x8xi16> {
  %1 = stablehlo.slice %0 [0:30, 0:16, 7:8] : (tensor<30x16x8xi16>) -> tensor<30x16x1xi16>
  %2 = stablehlo.slice %0 [0:30, 0:16, 0:7] : (tensor<30x16x8xi16>) -> tensor<30x16x7xi16>
  %3 = stablehlo.concatenate %1, %2, dim = 2 : (tensor<30x16x1xi16>, tensor<30x16x7xi16>) -> tensor<30x16x8xi16>
  return %3 : tensor<30x16x8xi16>
}
func.func private @turn_30x16x8i16_2_0(%0: tensor<30x16x8xi16>) -> tensor<30x16x8xi16> {
  %1 = stablehlo.slice %0 [0:30, 0:16, 0:8] : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %2 = stablehlo.slice %0 [0:30, 0:16, 0:0] : (tensor<30x16x8xi16>) -> tensor<30x16x0xi16>
  %3 = stablehlo.concatenate %1, %2, dim = 2 : (tensor<30x16x8xi16>, tensor<30x16x0xi16>) -> tensor<30x16x8xi16>
  return %3 : tensor<30x16x8xi16>
}
func.func private @turn_30x16x8i16_2_1(%0: tensor<30x16x8xi16>) -> tensor<30x16x8xi16> {
  %1 = stablehlo.slice %0 [0:30, 0:16, 1:8] : (tensor<30x16x8xi16>) -> tensor<30x16x7xi16>
  %2 = stablehlo.slice %0 [0:30, 0:16, 0:1] : (tensor<30x16x8xi16>) -> tensor<30x16x1xi16>
  %3 = stablehlo.concatenate %1, %2, dim = 2 : (tensor<30x16x7xi16>, tensor<30x16x1xi16>) -> tensor<30x16x8xi16>
  return %3 : tensor<30x16x8xi16>
}
func.func private @turn_30x16x8i16_1_0(%0: tensor<30x16x8xi16>) -> tensor<30x16x8xi16> {
  %1 = stablehlo.slice %0 [0:30, 0:16, 0:8] : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %2 = stablehlo.slice %0 [0:30, 0:0, 0:8] : (tensor<30x16x8xi16>) -> tensor<30x0x8xi16>
  %3 = stablehlo.concatenate %1, %2, dim = 1 : (tensor<30x16x8xi16>, tensor<30x0x8xi16>) -> tensor<30x16x8xi16>
  return %3 : tensor<30x16x8xi16>
}
func.func private @turn_30x16x8i16_1_1(%0: tensor<30x16x8xi16>) -> tensor<30x16x8xi16> {
  %1 = stablehlo.slice %0 [0:30, 1:16, 0:8] : (tensor<30x16x8xi16>) -> tensor<30x15x8xi16>
  %2 = stablehlo.slice %0 [0:30, 0:1, 0:8] : (tensor<30x16x8xi16>) -> tensor<30x1x8xi16>
  %3 = stablehlo.concatenate %1, %2, dim = 1 : (tensor<30x15x8xi16>, tensor<30x1x8xi16>) -> tensor<30x16x8xi16>
  return %3 : tensor<30x16x8xi16>
}
func.func private @turn_30x16x8i16_0_0(%0: tensor<30x16x8xi16>) -> tensor<30x16x8xi16> {
  %1 = stablehlo.slice %0 [0:30, 0:16, 0:8] : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %2 = stablehlo.slice %0 [0:0, 0:16, 0:8] : (tensor<30x16x8xi16>) -> tensor<0x16x8xi16>
  %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<30x16x8xi16>, tensor<0x16x8xi16>) -> tensor<30x16x8xi16>
  return %3 : tensor<30x16x8xi16>
}
func.func private @turn_30x16x8i16_0_1(%0: tensor<30x16x8xi16>) -> tensor<30x16x8xi16> {
  %1 = stablehlo.slice %0 [1:30, 0:16, 0:8] : (tensor<30x16x8xi16>) -> tensor<29x16x8xi16>
  %2 = stablehlo.slice %0 [0:1, 0:16, 0:8] : (tensor<30x16x8xi16>) -> tensor<1x16x8xi16>
  %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<29x16x8xi16>, tensor<1x16x8xi16>) -> tensor<30x16x8xi16>
  return %3 : tensor<30x16x8xi16>
}
func.func private @case2_0(%0: tensor<30x16x8xi16>) -> tensor<30x16x8xi16> {
  %1 = func.call @turn_30x16x8i16_0_29(%0) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %2 = func.call @turn_30x16x8i16_1_15(%1) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %3 = func.call @turn_30x16x8i16_2_7(%2) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %4 = stablehlo.add %0, %3 : tensor<30x16x8xi16>
  %5 = func.call @turn_30x16x8i16_0_29(%0) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %6 = func.call @turn_30x16x8i16_1_15(%5) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %7 = func.call @turn_30x16x8i16_2_0(%6) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %8 = stablehlo.maximum %4, %7 : tensor<30x16x8xi16>
  %9 = func.call @turn_30x16x8i16_0_29(%0) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %10 = func.call @turn_30x16x8i16_1_15(%9) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %11 = func.call @turn_30x16x8i16_2_1(%10) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %12 = stablehlo.subtract %8, %11 : tensor<30x16x8xi16>
  %13 = func.call @turn_30x16x8i16_0_29(%0) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %14 = func.call @turn_30x16x8i16_1_0(%13) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %15 = func.call @turn_30x16x8i16_2_7(%14) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %16 = stablehlo.add %12, %15 : tensor<30x16x8xi16>
  %17 = func.call @turn_30x16x8i16_0_29(%0) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %18 = func.call @turn_30x16x8i16_1_0(%17) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %19 = func.call @turn_30x16x8i16_2_0(%18) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %20 = stablehlo.maximum %16, %19 : tensor<30x16x8xi16>
  %21 = func.call @turn_30x16x8i16_0_29(%0) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %22 = func.call @turn_30x16x8i16_1_0(%21) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %23 = func.call @turn_30x16x8i16_2_1(%22) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %24 = stablehlo.subtract %20, %23 : tensor<30x16x8xi16>
  %25 = func.call @turn_30x16x8i16_0_29(%0) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %26 = func.call @turn_30x16x8i16_1_1(%25) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %27 = func.call @turn_30x16x8i16_2_7(%26) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %28 = stablehlo.add %24, %27 : tensor<30x16x8xi16>
  %29 = func.call @turn_30x16x8i16_0_29(%0) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %30 = func.call @turn_30x16x8i16_1_1(%29) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %31 = func.call @turn_30x16x8i16_2_0(%30) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %32 = stablehlo.maximum %28, %31 : tensor<30x16x8xi16>
  %33 = func.call @turn_30x16x8i16_0_29(%0) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %34 = func.call @turn_30x16x8i16_1_1(%33) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %35 = func.call @turn_30x16x8i16_2_1(%34) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %36 = stablehlo.subtract %32, %35 : tensor<30x16x8xi16>
  %37 = func.call @turn_30x16x8i16_0_0(%0) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %38 = func.call @turn_30x16x8i16_1_15(%37) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %39 = func.call @turn_30x16x8i16_2_7(%38) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %40 = stablehlo.add %36, %39 : tensor<30x16x8xi16>
  %41 = func.call @turn_30x16x8i16_0_0(%0) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %42 = func.call @turn_30x16x8i16_1_15(%41) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %43 = func.call @turn_30x16x8i16_2_0(%42) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %44 = stablehlo.maximum %40, %43 : tensor<30x16x8xi16>
  %45 = func.call @turn_30x16x8i16_0_0(%0) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %46 = func.call @turn_30x16x8i16_1_15(%45) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %47 = func.call @turn_30x16x8i16_2_1(%46) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %48 = stablehlo.subtract %44, %47 : tensor<30x16x8xi16>
  %49 = func.call @turn_30x16x8i16_0_0(%0) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %50 = func.call @turn_30x16x8i16_1_0(%49) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %51 = func.call @turn_30x16x8i16_2_7(%50) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %52 = stablehlo.add %48, %51 : tensor<30x16x8xi16>
  %53 = func.call @turn_30x16x8i16_0_0(%0) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %54 = func.call @turn_30x16x8i16_1_0(%53) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %55 = func.call @turn_30x16x8i16_2_0(%54) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %56 = stablehlo.maximum %52, %55 : tensor<30x16x8xi16>
  %57 = func.call @turn_30x16x8i16_0_0(%0) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %58 = func.call @turn_30x16x8i16_1_0(%57) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %59 = func.call @turn_30x16x8i16_2_1(%58) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %60 = stablehlo.subtract %56, %59 : tensor<30x16x8xi16>
  %61 = func.call @turn_30x16x8i16_0_0(%0) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %62 = func.call @turn_30x16x8i16_1_1(%61) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %63 = func.call @turn_30x16x8i16_2_7(%62) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %64 = stablehlo.add %60, %63 : tensor<30x16x8xi16>
  %65 = func.call @turn_30x16x8i16_0_0(%0) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %66 = func.call @turn_30x16x8i16_1_1(%65) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %67 = func.call @turn_30x16x8i16_2_0(%66) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %68 = stablehlo.maximum %64, %67 : tensor<30x16x8xi16>
  %69 = func.call @turn_30x16x8i16_0_0(%0) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %70 = func.call @turn_30x16x8i16_1_1(%69) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %71 = func.call @turn_30x16x8i16_2_1(%70) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %72 = stablehlo.subtract %68, %71 : tensor<30x16x8xi16>
  %73 = func.call @turn_30x16x8i16_0_1(%0) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %74 = func.call @turn_30x16x8i16_1_15(%73) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %75 = func.call @turn_30x16x8i16_2_7(%74) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %76 = stablehlo.add %72, %75 : tensor<30x16x8xi16>
  %77 = func.call @turn_30x16x8i16_0_1(%0) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %78 = func.call @turn_30x16x8i16_1_15(%77) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %79 = func.call @turn_30x16x8i16_2_0(%78) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %80 = stablehlo.maximum %76, %79 : tensor<30x16x8xi16>
  %81 = func.call @turn_30x16x8i16_0_1(%0) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %82 = func.call @turn_30x16x8i16_1_15(%81) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %83 = func.call @turn_30x16x8i16_2_1(%82) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %84 = stablehlo.subtract %80, %83 : tensor<30x16x8xi16>
  %85 = func.call @turn_30x16x8i16_0_1(%0) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %86 = func.call @turn_30x16x8i16_1_0(%85) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %87 = func.call @turn_30x16x8i16_2_7(%86) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %88 = stablehlo.add %84, %87 : tensor<30x16x8xi16>
  %89 = func.call @turn_30x16x8i16_0_1(%0) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %90 = func.call @turn_30x16x8i16_1_0(%89) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %91 = func.call @turn_30x16x8i16_2_0(%90) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %92 = stablehlo.maximum %88, %91 : tensor<30x16x8xi16>
  %93 = func.call @turn_30x16x8i16_0_1(%0) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %94 = func.call @turn_30x16x8i16_1_0(%93) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %95 = func.call @turn_30x16x8i16_2_1(%94) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %96 = stablehlo.subtract %92, %95 : tensor<30x16x8xi16>
  %97 = func.call @turn_30x16x8i16_0_1(%0) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %98 = func.call @turn_30x16x8i16_1_1(%97) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %99 = func.call @turn_30x16x8i16_2_7(%98) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %100 = stablehlo.add %96, %99 : tensor<30x16x8xi16>
  %101 = func.call @turn_30x16x8i16_0_1(%0) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %102 = func.call @turn_30x16x8i16_1_1(%101) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %103 = func.call @turn_30x16x8i16_2_0(%102) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %104 = stablehlo.maximum %100, %103 : tensor<30x16x8xi16>
  %105 = func.call @turn_30x16x8i16_0_1(%0) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %106 = func.call @turn_30x16x8i16_1_1(%105) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %107 = func.call @turn_30x16x8i16_2_1(%106) : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %108 = stablehlo.subtract %104, %107 : tensor<30x16x8xi16>
  return %108 : tensor<30x16x8xi16>
}
func.func private @case2_1(%0: tensor<30x16x8xi16>) -> tensor<30x16x8xi16> {
  %1 = stablehlo.slice %0 [29:30, 0:16, 0:8] : (tensor<30x16x8xi16>) -> tensor<1x16x8xi16>
  %2 = stablehlo.slice %0 [0:30, 0:16, 0:8] : (tensor<30x16x8xi16>) -> tensor<30x16x8xi16>
  %3 = stablehlo.slice %0 [0:1, 0:16, 0:8] : (tensor<30x16x8xi16>) -> tensor<1x16x8xi16>
  %4 = stablehlo.concatenate %1, %2, %3, dim = 0 : (tensor<1x16x8xi16>, tensor<30x16x8xi16>, tensor<1x16x8xi16>) -> tensor<32x16x8xi16>
  %5 = stablehlo.slice %4 [0:32, 15:16, 0:8] : (tensor<32x16x8xi16>) -> tensor<32x1x8xi16>
  %6 = stablehlo.slice %4 [0:32, 0:16, 0:8] : (tensor<32x16x8xi16>) -> tensor<32x16x8xi16>
  %7 = stablehlo.slice %4 [0:32, 0:1, 0:8] : (tensor<32x16x8xi16>) -> tensor<32x1x8xi16>
  %8 = stablehlo.concatenate %5, %6, %7, dim = 1 : (tensor<32x1x8xi16>, tensor<32x16x8xi16>, tensor<32x1x8xi16>) -> tensor<32x18x8xi16>
  %9 = stablehlo.slice %8 [0:32, 0:18, 7:8] : (tensor<32x18x8xi16>) -> tensor<32x18x1xi16>
  %10 = stablehlo.slice %8 [0:32, 0:18, 0:8] : (tensor<32x18x8xi16>) -> tensor<32x18x8xi16>
  %11 = stablehlo.slice %8 [0:32, 0:18, 0:1] : (tensor<32x18x8xi16>) -> tensor<32x18x1xi16>
  %12 = stablehlo.concatenate %9, %10, %11, dim = 2 : (tensor<32x18x1xi16>, tensor<32x18x8xi16>, tensor<32x18x1xi16>) -> tensor<32x18x10xi16>
  %13 = stablehlo.optimization_barrier %12 : tensor<32x18x10xi16>
  %14 = stablehlo.slice %13 [0:30, 0:16, 0:8] : (tensor<32x18x10xi16>) -> tensor<30x16x8xi16>
  %15 = stablehlo.add %0, %14 : tensor<30x16x8xi16>
  %16 = stablehlo.slice %13 [0:30, 0:16, 1:9] : (tensor<32x18x10xi16>) -> tensor<30x16x8xi16>
  %17 = stablehlo.maximum %15, %16 : tensor<30x16x8xi16>
  %18 = stablehlo.slice %13 [0:30, 0:16, 2:10] : (tensor<32x18x10xi16>) -> tensor<30x16x8xi16>
  %19 = stablehlo.subtract %17, %18 : tensor<30x16x8xi16>
  %20 = stablehlo.slice %13 [0:30, 1:17, 0:8] : (tensor<32x18x10xi16>) -> tensor<30x16x8xi16>
  %21 = stablehlo.add %19, %20 : tensor<30x16x8xi16>
  %22 = stablehlo.slice %13 [0:30, 1:17, 1:9] : (tensor<32x18x10xi16>) -> tensor<30x16x8xi16>
  %23 = stablehlo.maximum %21, %22 : tensor<30x16x8xi16>
  %24 = stablehlo.slice %13 [0:30, 1:17, 2:10] : (tensor<32x18x10xi16>) -> tensor<30x16x8xi16>
  %25 = stablehlo.subtract %23, %24 : tensor<30x16x8xi16>
  %26 = stablehlo.slice %13 [0:30, 2:18, 0:8] : (tensor<32x18x10xi16>) -> tensor<30x16x8xi16>
  %27 = stablehlo.add %25, %26 : tensor<30x16x8xi16>
  %28 = stablehlo.slice %13 [0:30, 2:18, 1:9] : (tensor<32x18x10xi16>) -> tensor<30x16x8xi16>
  %29 = stablehlo.maximum %27, %28 : tensor<30x16x8xi16>
  %30 = stablehlo.slice %13 [0:30, 2:18, 2:10] : (tensor<32x18x10xi16>) -> tensor<30x16x8xi16>
  %31 = stablehlo.subtract %29, %30 : tensor<30x16x8xi16>
  %32 = stablehlo.slice %13 [1:31, 0:16, 0:8] : (tensor<32x18x10xi16>) -> tensor<30x16x8xi16>
  %33 = stablehlo.add %31, %32 : tensor<30x16x8xi16>
  %34 = stablehlo.slice %13 [1:31, 0:16, 1:9] : (tensor<32x18x10xi16>) -> tensor<30x16x8xi16>
  %35 = stablehlo.maximum %33, %34 : tensor<30x16x8xi16>
  %36 = stablehlo.slice %13 [1:31, 0:16, 2:10] : (tensor<32x18x10xi16>) -> tensor<30x16x8xi16>
  %37 = stablehlo.subtract %35, %36 : tensor<30x16x8xi16>
  %38 = stablehlo.slice %13 [1:31, 1:17, 0:8] : (tensor<32x18x10xi16>) -> tensor<30x16x8xi16>
  %39 = stablehlo.add %37, %38 : tensor<30x16x8xi16>
  %40 = stablehlo.slice %13 [1:31, 1:17, 1:9] : (tensor<32x18x10xi16>) -> tensor<30x16x8xi16>
  %41 = stablehlo.maximum %39, %40 : tensor<30x16x8xi16>
  %42 = stablehlo.slice %13 [1:31, 1:17, 2:10] : (tensor<32x18x10xi16>) -> tensor<30x16x8xi16>
  %43 = stablehlo.subtract %41, %42 : tensor<30x16x8xi16>
  %44 = stablehlo.slice %13 [1:31, 2:18, 0:8] : (tensor<32x18x10xi16>) -> tensor<30x16x8xi16>
  %45 = stablehlo.add %43, %44 : tensor<30x16x8xi16>
  %46 = stablehlo.slice %13 [1:31, 2:18, 1:9] : (tensor<32x18x10xi16>) -> tensor<30x16x8xi16>
  %47 = stablehlo.maximum %45, %46 : tensor<30x16x8xi16>
  %48 = stablehlo.slice %13 [1:31, 2:18, 2:10] : (tensor<32x18x10xi16>) -> tensor<30x16x8xi16>
  %49 = stablehlo.subtract %47, %48 : tensor<30x16x8xi16>
  %50 = stablehlo.slice %13 [2:32, 0:16, 0:8] : (tensor<32x18x10xi16>) -> tensor<30x16x8xi16>
  %51 = stablehlo.add %49, %50 : tensor<30x16x8xi16>
  %52 = stablehlo.slice %13 [2:32, 0:16, 1:9] : (tensor<32x18x10xi16>) -> tensor<30x16x8xi16>
  %53 = stablehlo.maximum %51, %52 : tensor<30x16x8xi16>
  %54 = stablehlo.slice %13 [2:32, 0:16, 2:10] : (tensor<32x18x10xi16>) -> tensor<30x16x8xi16>
  %55 = stablehlo.subtract %53, %54 : tensor<30x16x8xi16>
  %56 = stablehlo.slice %13 [2:32, 1:17, 0:8] : (tensor<32x18x10xi16>) -> tensor<30x16x8xi16>
  %57 = stablehlo.add %55, %56 : tensor<30x16x8xi16>
  %58 = stablehlo.slice %13 [2:32, 1:17, 1:9] : (tensor<32x18x10xi16>) -> tensor<30x16x8xi16>
  %59 = stablehlo.maximum %57, %58 : tensor<30x16x8xi16>
  %60 = stablehlo.slice %13 [2:32, 1:17, 2:10] : (tensor<32x18x10xi16>) -> tensor<30x16x8xi16>
  %61 = stablehlo.subtract %59, %60 : tensor<30x16x8xi16>
  %62 = stablehlo.slice %13 [2:32, 2:18, 0:8] : (tensor<32x18x10xi16>) -> tensor<30x16x8xi16>
  %63 = stablehlo.add %61, %62 : tensor<30x16x8xi16>
  %64 = stablehlo.slice %13 [2:32, 2:18, 1:9] : (tensor<32x18x10xi16>) -> tensor<30x16x8xi16>
  %65 = stablehlo.maximum %63, %64 : tensor<30x16x8xi16>
  %66 = stablehlo.slice %13 [2:32, 2:18, 2:10] : (tensor<32x18x10xi16>) -> tensor<30x16x8xi16>
  %67 = stablehlo.subtract %65, %66 : tensor<30x16x8xi16>
  return %67 : tensor<30x16x8xi16>
}
func.func private @turn_48x20f64_0_46(%0: tensor<48x20xf64>) -> tensor<48x20xf64> {
  %1 = stablehlo.slice %0 [46:48, 0:20] : (tensor<48x20xf64>) -> tensor<2x20xf64>
  %2 = stablehlo.slice %0 [0:46, 0:20] : (tensor<48x20xf64>) -> tensor<46x20xf64>
  %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<2x20xf64>, tensor<46x20xf64>) -> tensor<48x20xf64>
  return %3 : tensor<48x20xf64>
}
func.func private @turn_48x20f64_1_18(%0: tensor<48x20xf64>) -> tensor<48x20xf64> {
  %1 = stablehlo.slice %0 [0:48, 18:20] : (tensor<48x20xf64>) -> tensor<48x2xf64>
  %2 = stablehlo.slice %0 [0:48, 0:18] : (tensor<48x20xf64>) -> tensor<48x18xf64>
  %3 = stablehlo.concatenate %1, %2, dim = 1 : (tensor<48x2xf64>, tensor<48x18xf64>) -> tensor<48x20xf64>
  return %3 : tensor<48x20xf64>
}
func.func private @turn_48x20f64_1_19(%0: tensor<48x20xf64>) -> tensor<48x20xf64> {
  %1 = stablehlo.slice %0 [0:48, 19:20] : (tensor<48x20xf64>) -> tensor<48x1xf64>
  %2 = stablehlo.slice %0 [0:48, 0:19] : (tensor<48x20xf64>) -> tensor<48x19xf64>
  %3 = stablehlo.concatenate %1, %2, dim = 1 : (tensor<48x1xf64>, tensor<48x19xf64>) -> tensor<48x20xf64>
  return %3 : tensor<48x20xf64>
}
func.func private @turn_48x20f64_1_0(%0: tensor<48x20xf64>) -> tensor<48x20xf64> {
  %1 = stablehlo.slice %0 [0:48, 0:20] : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %2 = stablehlo.slice %0 [0:48, 0:0] : (tensor<48x20xf64>) -> tensor<48x0xf64>
  %3 = stablehlo.concatenate %1, %2, dim = 1 : (tensor<48x20xf64>, tensor<48x0xf64>) -> tensor<48x20xf64>
  return %3 : tensor<48x20xf64>
}
func.func private @turn_48x20f64_1_1(%0: tensor<48x20xf64>) -> tensor<48x20xf64> {
  %1 = stablehlo.slice %0 [0:48, 1:20] : (tensor<48x20xf64>) -> tensor<48x19xf64>
  %2 = stablehlo.slice %0 [0:48, 0:1] : (tensor<48x20xf64>) -> tensor<48x1xf64>
  %3 = stablehlo.concatenate %1, %2, dim = 1 : (tensor<48x19xf64>, tensor<48x1xf64>) -> tensor<48x20xf64>
  return %3 : tensor<48x20xf64>
}
func.func private @turn_48x20f64_1_2(%0: tensor<48x20xf64>) -> tensor<48x20xf64> {
  %1 = stablehlo.slice %0 [0:48, 2:20] : (tensor<48x20xf64>) -> tensor<48x18xf64>
  %2 = stablehlo.slice %0 [0:48, 0:2] : (tensor<48x20xf64>) -> tensor<48x2xf64>
  %3 = stablehlo.concatenate %1, %2, dim = 1 : (tensor<48x18xf64>, tensor<48x2xf64>) -> tensor<48x20xf64>
  return %3 : tensor<48x20xf64>
}
func.func private @turn_48x20f64_0_47(%0: tensor<48x20xf64>) -> tensor<48x20xf64> {
  %1 = stablehlo.slice %0 [47:48, 0:20] : (tensor<48x20xf64>) -> tensor<1x20xf64>
  %2 = stablehlo.slice %0 [0:47, 0:20] : (tensor<48x20xf64>) -> tensor<47x20xf64>
  %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<1x20xf64>, tensor<47x20xf64>) -> tensor<48x20xf64>
  return %3 : tensor<48x20xf64>
}
func.func private @turn_48x20f64_0_0(%0: tensor<48x20xf64>) -> tensor<48x20xf64> {
  %1 = stablehlo.slice %0 [0:48, 0:20] : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %2 = stablehlo.slice %0 [0:0, 0:20] : (tensor<48x20xf64>) -> tensor<0x20xf64>
  %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<48x20xf64>, tensor<0x20xf64>) -> tensor<48x20xf64>
  return %3 : tensor<48x20xf64>
}
func.func private @turn_48x20f64_0_1(%0: tensor<48x20xf64>) -> tensor<48x20xf64> {
  %1 = stablehlo.slice %0 [1:48, 0:20] : (tensor<48x20xf64>) -> tensor<47x20xf64>
  %2 = stablehlo.slice %0 [0:1, 0:20] : (tensor<48x20xf64>) -> tensor<1x20xf64>
  %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<47x20xf64>, tensor<1x20xf64>) -> tensor<48x20xf64>
  return %3 : tensor<48x20xf64>
}
func.func private @turn_48x20f64_0_2(%0: tensor<48x20xf64>) -> tensor<48x20xf64> {
  %1 = stablehlo.slice %0 [2:48, 0:20] : (tensor<48x20xf64>) -> tensor<46x20xf64>
  %2 = stablehlo.slice %0 [0:2, 0:20] : (tensor<48x20xf64>) -> tensor<2x20xf64>
  %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<46x20xf64>, tensor<2x20xf64>) -> tensor<48x20xf64>
  return %3 : tensor<48x20xf64>
}
func.func private @case3_0(%0: tensor<48x20xf64>) -> tensor<48x20xf64> {
  %1 = func.call @turn_48x20f64_0_46(%0) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %2 = func.call @turn_48x20f64_1_18(%1) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %3 = stablehlo.add %0, %2 : tensor<48x20xf64>
  %4 = func.call @turn_48x20f64_0_46(%0) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %5 = func.call @turn_48x20f64_1_19(%4) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %6 = stablehlo.maximum %3, %5 : tensor<48x20xf64>
  %7 = func.call @turn_48x20f64_0_46(%0) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %8 = func.call @turn_48x20f64_1_0(%7) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %9 = stablehlo.subtract %6, %8 : tensor<48x20xf64>
  %10 = func.call @turn_48x20f64_0_46(%0) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %11 = func.call @turn_48x20f64_1_1(%10) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %12 = stablehlo.add %9, %11 : tensor<48x20xf64>
  %13 = func.call @turn_48x20f64_0_46(%0) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %14 = func.call @turn_48x20f64_1_2(%13) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %15 = stablehlo.maximum %12, %14 : tensor<48x20xf64>
  %16 = func.call @turn_48x20f64_0_47(%0) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %17 = func.call @turn_48x20f64_1_18(%16) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %18 = stablehlo.subtract %15, %17 : tensor<48x20xf64>
  %19 = func.call @turn_48x20f64_0_47(%0) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %20 = func.call @turn_48x20f64_1_19(%19) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %21 = stablehlo.add %18, %20 : tensor<48x20xf64>
  %22 = func.call @turn_48x20f64_0_47(%0) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %23 = func.call @turn_48x20f64_1_0(%22) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %24 = stablehlo.maximum %21, %23 : tensor<48x20xf64>
  %25 = func.call @turn_48x20f64_0_47(%0) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %26 = func.call @turn_48x20f64_1_1(%25) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %27 = stablehlo.subtract %24, %26 : tensor<48x20xf64>
  %28 = func.call @turn_48x20f64_0_47(%0) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %29 = func.call @turn_48x20f64_1_2(%28) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %30 = stablehlo.add %27, %29 : tensor<48x20xf64>
  %31 = func.call @turn_48x20f64_0_0(%0) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %32 = func.call @turn_48x20f64_1_18(%31) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %33 = stablehlo.maximum %30, %32 : tensor<48x20xf64>
  %34 = func.call @turn_48x20f64_0_0(%0) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %35 = func.call @turn_48x20f64_1_19(%34) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %36 = stablehlo.subtract %33, %35 : tensor<48x20xf64>
  %37 = func.call @turn_48x20f64_0_0(%0) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %38 = func.call @turn_48x20f64_1_0(%37) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %39 = stablehlo.add %36, %38 : tensor<48x20xf64>
  %40 = func.call @turn_48x20f64_0_0(%0) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %41 = func.call @turn_48x20f64_1_1(%40) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %42 = stablehlo.maximum %39, %41 : tensor<48x20xf64>
  %43 = func.call @turn_48x20f64_0_0(%0) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %44 = func.call @turn_48x20f64_1_2(%43) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %45 = stablehlo.subtract %42, %44 : tensor<48x20xf64>
  %46 = func.call @turn_48x20f64_0_1(%0) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %47 = func.call @turn_48x20f64_1_18(%46) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %48 = stablehlo.add %45, %47 : tensor<48x20xf64>
  %49 = func.call @turn_48x20f64_0_1(%0) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %50 = func.call @turn_48x20f64_1_19(%49) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %51 = stablehlo.maximum %48, %50 : tensor<48x20xf64>
  %52 = func.call @turn_48x20f64_0_1(%0) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %53 = func.call @turn_48x20f64_1_0(%52) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %54 = stablehlo.subtract %51, %53 : tensor<48x20xf64>
  %55 = func.call @turn_48x20f64_0_1(%0) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %56 = func.call @turn_48x20f64_1_1(%55) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %57 = stablehlo.add %54, %56 : tensor<48x20xf64>
  %58 = func.call @turn_48x20f64_0_1(%0) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %59 = func.call @turn_48x20f64_1_2(%58) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %60 = stablehlo.maximum %57, %59 : tensor<48x20xf64>
  %61 = func.call @turn_48x20f64_0_2(%0) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %62 = func.call @turn_48x20f64_1_18(%61) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %63 = stablehlo.subtract %60, %62 : tensor<48x20xf64>
  %64 = func.call @turn_48x20f64_0_2(%0) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %65 = func.call @turn_48x20f64_1_19(%64) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %66 = stablehlo.add %63, %65 : tensor<48x20xf64>
  %67 = func.call @turn_48x20f64_0_2(%0) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %68 = func.call @turn_48x20f64_1_0(%67) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %69 = stablehlo.maximum %66, %68 : tensor<48x20xf64>
  %70 = func.call @turn_48x20f64_0_2(%0) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %71 = func.call @turn_48x20f64_1_1(%70) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %72 = stablehlo.subtract %69, %71 : tensor<48x20xf64>
  %73 = func.call @turn_48x20f64_0_2(%0) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %74 = func.call @turn_48x20f64_1_2(%73) : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %75 = stablehlo.add %72, %74 : tensor<48x20xf64>
  return %75 : tensor<48x20xf64>
}
func.func private @case3_1(%0: tensor<48x20xf64>) -> tensor<48x20xf64> {
  %1 = stablehlo.slice %0 [46:48, 0:20] : (tensor<48x20xf64>) -> tensor<2x20xf64>
  %2 = stablehlo.slice %0 [0:48, 0:20] : (tensor<48x20xf64>) -> tensor<48x20xf64>
  %3 = stablehlo.slice %0 [0:2, 0:20] : (tensor<48x20xf64>) -> tensor<2x20xf64>
  %4 = stablehlo.concatenate %1, %2, %3, dim = 0 : (tensor<2x20xf64>, tensor<48x20xf64>, tensor<2x20xf64>) -> tensor<52x20xf64>
  %5 = stablehlo.slice %4 [0:52, 18:20] : (tensor<52x20xf64>) -> tensor<52x2xf64>
  %6 = stablehlo.slice %4 [0:52, 0:20] : (tensor<52x20xf64>) -> tensor<52x20xf64>
  %7 = stablehlo.slice %4 [0:52, 0:2] : (tensor<52x20xf64>) -> tensor<52x2xf64>
  %8 = stablehlo.concatenate %5, %6, %7, dim = 1 : (tensor<52x2xf64>, tensor<52x20xf64>, tensor<52x2xf64>) -> tensor<52x24xf64>
  %9 = stablehlo.optimization_barrier %8 : tensor<52x24xf64>
  %10 = stablehlo.slice %9 [0:48, 0:20] : (tensor<52x24xf64>) -> tensor<48x20xf64>
  %11 = stablehlo.add %0, %10 : tensor<48x20xf64>
  %12 = stablehlo.slice %9 [0:48, 1:21] : (tensor<52x24xf64>) -> tensor<48x20xf64>
  %13 = stablehlo.maximum %11, %12 : tensor<48x20xf64>
  %14 = stablehlo.slice %9 [0:48, 2:22] : (tensor<52x24xf64>) -> tensor<48x20xf64>
  %15 = stablehlo.subtract %13, %14 : tensor<48x20xf64>
  %16 = stablehlo.slice %9 [0:48, 3:23] : (tensor<52x24xf64>) -> tensor<48x20xf64>
  %17 = stablehlo.add %15, %16 : tensor<48x20xf64>
  %18 = stablehlo.slice %9 [0:48, 4:24] : (tensor<52x24xf64>) -> tensor<48x20xf64>
  %19 = stablehlo.maximum %17, %18 : tensor<48x20xf64>
  %20 = stablehlo.slice %9 [1:49, 0:20] : (tensor<52x24xf64>) -> tensor<48x20xf64>
  %21 = stablehlo.subtract %19, %20 : tensor<48x20xf64>
  %22 = stablehlo.slice %9 [1:49, 1:21] : (tensor<52x24xf64>) -> tensor<48x20xf64>
  %23 = stablehlo.add %21, %22 : tensor<48x20xf64>
  %24 = stablehlo.slice %9 [1:49, 2:22] : (tensor<52x24xf64>) -> tensor<48x20xf64>
  %25 = stablehlo.maximum %23, %24 : tensor<48x20xf64>
  %26 = stablehlo.slice %9 [1:49, 3:23] : (tensor<52x24xf64>) -> tensor<48x20xf64>
  %27 = stablehlo.subtract %25, %26 : tensor<48x20xf64>
  %28 = stablehlo.slice %9 [1:49, 4:24] : (tensor<52x24xf64>) -> tensor<48x20xf64>
  %29 = stablehlo.add %27, %28 : tensor<48x20xf64>
  %30 = stablehlo.slice %9 [2:50, 0:20] : (tensor<52x24xf64>) -> tensor<48x20xf64>
  %31 = stablehlo.maximum %29, %30 : tensor<48x20xf64>
  %32 = stablehlo.slice %9 [2:50, 1:21] : (tensor<52x24xf64>) -> tensor<48x20xf64>
  %33 = stablehlo.subtract %31, %32 : tensor<48x20xf64>
  %34 = stablehlo.slice %9 [2:50, 2:22] : (tensor<52x24xf64>) -> tensor<48x20xf64>
  %35 = stablehlo.add %33, %34 : tensor<48x20xf64>
  %36 = stablehlo.slice %9 [2:50, 3:23] : (tensor<52x24xf64>) -> tensor<48x20xf64>
  %37 = stablehlo.maximum %35, %36 : tensor<48x20xf64>
  %38 = stablehlo.slice %9 [2:50, 4:24] : (tensor<52x24xf64>) -> tensor<48x20xf64>
  %39 = stablehlo.subtract %37, %38 : tensor<48x20xf64>
  %40 = stablehlo.slice %9 [3:51, 0:20] : (tensor<52x24xf64>) -> tensor<48x20xf64>
  %41 = stablehlo.add %39, %40 : tensor<48x20xf64>
  %42 = stablehlo.slice %9 [3:51, 1:21] : (tensor<52x24xf64>) -> tensor<48x20xf64>
  %43 = stablehlo.maximum %41, %42 : tensor<48x20xf64>
  %44 = stablehlo.slice %9 [3:51, 2:22] : (tensor<52x24xf64>) -> tensor<48x20xf64>
  %45 = stablehlo.subtract %43, %44 : tensor<48x20xf64>
  %46 = stablehlo.slice %9 [3:51, 3:23] : (tensor<52x24xf64>) -> tensor<48x20xf64>
  %47 = stablehlo.add %45, %46 : tensor<48x20xf64>
  %48 = stablehlo.slice %9 [3:51, 4:24] : (tensor<52x24xf64>) -> tensor<48x20xf64>
  %49 = stablehlo.maximum %47, %48 : tensor<48x20xf64>
  %50 = stablehlo.slice %9 [4:52, 0:20] : (tensor<52x24xf64>) -> tensor<48x20xf64>
  %51 = stablehlo.subtract %49, %50 : tensor<48x20xf64>
  %52 = stablehlo.slice %9 [4:52, 1:21] : (tensor<52x24xf64>) -> tensor<48x20xf64>
  %53 = stablehlo.add %51, %52 : tensor<48x20xf64>
  %54 = stablehlo.slice %9 [4:52, 2:22] : (tensor<52x24xf64>) -> tensor<48x20xf64>
  %55 = stablehlo.maximum %53, %54 : tensor<48x20xf64>
  %56 = stablehlo.slice %9 [4:52, 3:23] : (tensor<52x24xf64>) -> tensor<48x20xf64>
  %57 = stablehlo.subtract %55, %56 : tensor<48x20xf64>
  %58 = stablehlo.slice %9 [4:52, 4:24] : (tensor<52x24xf64>) -> tensor<48x20xf64>
  %59 = stablehlo.add %57, %58 : tensor<48x20xf64>
  return %59 : tensor<48x20xf64>
}
