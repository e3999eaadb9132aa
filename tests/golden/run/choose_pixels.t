// Choices between pixels of few elements: of each image, mirrored or not, and of each
// pixel, by a mask that all its elements share.  Oracle: the same with barriers, by
// which what is shared and what is mirrored is stored in full.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @f32_2_40_24_3() : () -> ()
  func.call @f32_3_5_130_3() : () -> ()
  func.call @f32_2_33_9_5() : () -> ()
  func.call @f32_4_12_12_7() : () -> ()
  func.call @f32_1_70_11_2() : () -> ()
  func.call @i8_2_30_20_3() : () -> ()
  func.call @i8_2_9_40_15() : () -> ()
  func.call @f64_2_24_24_3() : () -> ()
  func.call @bf16_2_24_24_3() : () -> ()
  func.call @f32_2_20_20_9() : () -> ()
  func.call @f32_3_70_10_3() : () -> ()
  func.call @i8_2_12_12_16() : () -> ()
  func.return
}
func.func private @f32_2_40_24_3() {
  %x0 = stablehlo.iota dim = 0 : tensor<5760xi32>
  %x1 = stablehlo.constant dense<7> : tensor<5760xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<5760xi32>
  %x3 = stablehlo.constant dense<113> : tensor<5760xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<5760xi32>
  %x5 = stablehlo.convert %x4 : (tensor<5760xi32>) -> tensor<5760xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<5760xf32>) -> tensor<2x40x24x3xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<2x40x24x3xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<5760xi32>
  %y1 = stablehlo.constant dense<11> : tensor<5760xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<5760xi32>
  %y3 = stablehlo.constant dense<127> : tensor<5760xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<5760xi32>
  %y5 = stablehlo.convert %y4 : (tensor<5760xi32>) -> tensor<5760xf32>
  %y6 = stablehlo.reshape %y5 : (tensor<5760xf32>) -> tensor<2x40x24x3xf32>
  %y = stablehlo.optimization_barrier %y6 : tensor<2x40x24x3xf32>
  %f0 = stablehlo.iota dim = 0 : tensor<2xi32>
  %f1 = stablehlo.constant dense<5> : tensor<2xi32>
  %f2 = stablehlo.multiply %f0, %f1 : tensor<2xi32>
  %f3 = stablehlo.constant dense<3> : tensor<2xi32>
  %f4 = stablehlo.remainder %f2, %f3 : tensor<2xi32>
  %f5 = stablehlo.convert %f4 : (tensor<2xi32>) -> tensor<2xi32>
  %f6 = stablehlo.reshape %f5 : (tensor<2xi32>) -> tensor<2xi32>
  %f = stablehlo.optimization_barrier %f6 : tensor<2xi32>
  %m0 = stablehlo.iota dim = 0 : tensor<1920xi32>
  %m1 = stablehlo.constant dense<13> : tensor<1920xi32>
  %m2 = stablehlo.multiply %m0, %m1 : tensor<1920xi32>
  %m3 = stablehlo.constant dense<7> : tensor<1920xi32>
  %m4 = stablehlo.remainder %m2, %m3 : tensor<1920xi32>
  %m5 = stablehlo.convert %m4 : (tensor<1920xi32>) -> tensor<1920xi32>
  %m6 = stablehlo.reshape %m5 : (tensor<1920xi32>) -> tensor<2x40x24xi32>
  %m = stablehlo.optimization_barrier %m6 : tensor<2x40x24xi32>
  %fz = stablehlo.constant dense<1> : tensor<2xi32>
  %fp = stablehlo.compare GE, %f, %fz : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %fw = stablehlo.broadcast_in_dim %fp, dims = [0] : (tensor<2xi1>) -> tensor<2x40x24x3xi1>
  %fwb = stablehlo.optimization_barrier %fw : tensor<2x40x24x3xi1>
  %fpb = stablehlo.optimization_barrier %fp : tensor<2xi1>
  %fv = stablehlo.broadcast_in_dim %fpb, dims = [0] : (tensor<2xi1>) -> tensor<2x40x24x3xi1>
  %mz = stablehlo.constant dense<1> : tensor<2x40x24xi32>
  %mp = stablehlo.compare GE, %m, %mz : (tensor<2x40x24xi32>, tensor<2x40x24xi32>) -> tensor<2x40x24xi1>
  %mw = stablehlo.broadcast_in_dim %mp, dims = [0, 1, 2] : (tensor<2x40x24xi1>) -> tensor<2x40x24x3xi1>
  %mwb = stablehlo.optimization_barrier %mw : tensor<2x40x24x3xi1>
  %mpb = stablehlo.optimization_barrier %mp : tensor<2x40x24xi1>
  %mv = stablehlo.broadcast_in_dim %mpb, dims = [0, 1, 2] : (tensor<2x40x24xi1>) -> tensor<2x40x24x3xi1>
  %r0 = stablehlo.reverse %x, dims = [2] : tensor<2x40x24x3xf32>
  %r0b = stablehlo.optimization_barrier %r0 : tensor<2x40x24x3xf32>
  %f0a = stablehlo.select %fw, %r0, %x : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %f0c = stablehlo.select %fv, %r0, %y : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %f0ab = stablehlo.optimization_barrier %f0a : tensor<2x40x24x3xf32>
  %f0cb = stablehlo.optimization_barrier %f0c : tensor<2x40x24x3xf32>
  %f0e = stablehlo.select %fwb, %r0b, %x : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %f0g = stablehlo.select %fwb, %r0b, %y : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  check.expect_eq %f0ab, %f0e : tensor<2x40x24x3xf32>
  check.expect_eq %f0cb, %f0g : tensor<2x40x24x3xf32>
  %m0a = stablehlo.select %mw, %r0, %x : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %m0c = stablehlo.select %mv, %r0, %y : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %m0ab = stablehlo.optimization_barrier %m0a : tensor<2x40x24x3xf32>
  %m0cb = stablehlo.optimization_barrier %m0c : tensor<2x40x24x3xf32>
  %m0e = stablehlo.select %mwb, %r0b, %x : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %m0g = stablehlo.select %mwb, %r0b, %y : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  check.expect_eq %m0ab, %m0e : tensor<2x40x24x3xf32>
  check.expect_eq %m0cb, %m0g : tensor<2x40x24x3xf32>
  %r1 = stablehlo.reverse %x, dims = [1] : tensor<2x40x24x3xf32>
  %r1b = stablehlo.optimization_barrier %r1 : tensor<2x40x24x3xf32>
  %f1a = stablehlo.select %fw, %r1, %x : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %f1c = stablehlo.select %fv, %r1, %y : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %f1ab = stablehlo.optimization_barrier %f1a : tensor<2x40x24x3xf32>
  %f1cb = stablehlo.optimization_barrier %f1c : tensor<2x40x24x3xf32>
  %f1e = stablehlo.select %fwb, %r1b, %x : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %f1g = stablehlo.select %fwb, %r1b, %y : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  check.expect_eq %f1ab, %f1e : tensor<2x40x24x3xf32>
  check.expect_eq %f1cb, %f1g : tensor<2x40x24x3xf32>
  %m1a = stablehlo.select %mw, %r1, %x : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %m1c = stablehlo.select %mv, %r1, %y : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %m1ab = stablehlo.optimization_barrier %m1a : tensor<2x40x24x3xf32>
  %m1cb = stablehlo.optimization_barrier %m1c : tensor<2x40x24x3xf32>
  %m1e = stablehlo.select %mwb, %r1b, %x : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %m1g = stablehlo.select %mwb, %r1b, %y : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  check.expect_eq %m1ab, %m1e : tensor<2x40x24x3xf32>
  check.expect_eq %m1cb, %m1g : tensor<2x40x24x3xf32>
  %r2 = stablehlo.reverse %x, dims = [0] : tensor<2x40x24x3xf32>
  %r2b = stablehlo.optimization_barrier %r2 : tensor<2x40x24x3xf32>
  %f2a = stablehlo.select %fw, %r2, %x : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %f2c = stablehlo.select %fv, %r2, %y : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %f2ab = stablehlo.optimization_barrier %f2a : tensor<2x40x24x3xf32>
  %f2cb = stablehlo.optimization_barrier %f2c : tensor<2x40x24x3xf32>
  %f2e = stablehlo.select %fwb, %r2b, %x : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %f2g = stablehlo.select %fwb, %r2b, %y : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  check.expect_eq %f2ab, %f2e : tensor<2x40x24x3xf32>
  check.expect_eq %f2cb, %f2g : tensor<2x40x24x3xf32>
  %m2a = stablehlo.select %mw, %r2, %x : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %m2c = stablehlo.select %mv, %r2, %y : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %m2ab = stablehlo.optimization_barrier %m2a : tensor<2x40x24x3xf32>
  %m2cb = stablehlo.optimization_barrier %m2c : tensor<2x40x24x3xf32>
  %m2e = stablehlo.select %mwb, %r2b, %x : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %m2g = stablehlo.select %mwb, %r2b, %y : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  check.expect_eq %m2ab, %m2e : tensor<2x40x24x3xf32>
  check.expect_eq %m2cb, %m2g : tensor<2x40x24x3xf32>
  %r3 = stablehlo.reverse %x, dims = [1, 2] : tensor<2x40x24x3xf32>
  %r3b = stablehlo.optimization_barrier %r3 : tensor<2x40x24x3xf32>
  %f3a = stablehlo.select %fw, %r3, %x : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %f3c = stablehlo.select %fv, %r3, %y : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %f3ab = stablehlo.optimization_barrier %f3a : tensor<2x40x24x3xf32>
  %f3cb = stablehlo.optimization_barrier %f3c : tensor<2x40x24x3xf32>
  %f3e = stablehlo.select %fwb, %r3b, %x : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %f3g = stablehlo.select %fwb, %r3b, %y : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  check.expect_eq %f3ab, %f3e : tensor<2x40x24x3xf32>
  check.expect_eq %f3cb, %f3g : tensor<2x40x24x3xf32>
  %m3a = stablehlo.select %mw, %r3, %x : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %m3c = stablehlo.select %mv, %r3, %y : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %m3ab = stablehlo.optimization_barrier %m3a : tensor<2x40x24x3xf32>
  %m3cb = stablehlo.optimization_barrier %m3c : tensor<2x40x24x3xf32>
  %m3e = stablehlo.select %mwb, %r3b, %x : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %m3g = stablehlo.select %mwb, %r3b, %y : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  check.expect_eq %m3ab, %m3e : tensor<2x40x24x3xf32>
  check.expect_eq %m3cb, %m3g : tensor<2x40x24x3xf32>
  %z0 = stablehlo.iota dim = 0 : tensor<5760xi32>
  %z1 = stablehlo.constant dense<17> : tensor<5760xi32>
  %z2 = stablehlo.multiply %z0, %z1 : tensor<5760xi32>
  %z3 = stablehlo.constant dense<101> : tensor<5760xi32>
  %z4 = stablehlo.remainder %z2, %z3 : tensor<5760xi32>
  %z5 = stablehlo.convert %z4 : (tensor<5760xi32>) -> tensor<5760xf32>
  %z6 = stablehlo.reshape %z5 : (tensor<5760xf32>) -> tensor<2x40x24x3xf32>
  %z = stablehlo.optimization_barrier %z6 : tensor<2x40x24x3xf32>
  %zr = stablehlo.reverse %z, dims = [2] : tensor<2x40x24x3xf32>
  %zrb = stablehlo.optimization_barrier %zr : tensor<2x40x24x3xf32>
  %fn0 = stablehlo.select %fv, %zr, %y : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %fn1 = stablehlo.select %fv, %x, %zr : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %fn = stablehlo.concatenate %fn0, %fn1, dim = 3 : (tensor<2x40x24x3xf32>, tensor<2x40x24x3xf32>) -> tensor<2x40x24x6xf32>
  %fnb = stablehlo.optimization_barrier %fn : tensor<2x40x24x6xf32>
  %fe0 = stablehlo.select %fwb, %zrb, %y : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %fe0b = stablehlo.optimization_barrier %fe0 : tensor<2x40x24x3xf32>
  %fe1 = stablehlo.select %fwb, %x, %zrb : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %fe1b = stablehlo.optimization_barrier %fe1 : tensor<2x40x24x3xf32>
  %fo = stablehlo.concatenate %fe0b, %fe1b, dim = 3 : (tensor<2x40x24x3xf32>, tensor<2x40x24x3xf32>) -> tensor<2x40x24x6xf32>
  check.expect_eq %fnb, %fo : tensor<2x40x24x6xf32>
  %mn0 = stablehlo.select %mv, %zr, %y : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %mn1 = stablehlo.select %mv, %x, %zr : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %mn = stablehlo.concatenate %mn0, %mn1, dim = 3 : (tensor<2x40x24x3xf32>, tensor<2x40x24x3xf32>) -> tensor<2x40x24x6xf32>
  %mnb = stablehlo.optimization_barrier %mn : tensor<2x40x24x6xf32>
  %me0 = stablehlo.select %mwb, %zrb, %y : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %me0b = stablehlo.optimization_barrier %me0 : tensor<2x40x24x3xf32>
  %me1 = stablehlo.select %mwb, %x, %zrb : tensor<2x40x24x3xi1>, tensor<2x40x24x3xf32>
  %me1b = stablehlo.optimization_barrier %me1 : tensor<2x40x24x3xf32>
  %mo = stablehlo.concatenate %me0b, %me1b, dim = 3 : (tensor<2x40x24x3xf32>, tensor<2x40x24x3xf32>) -> tensor<2x40x24x6xf32>
  check.expect_eq %mnb, %mo : tensor<2x40x24x6xf32>
  func.return
}
func.func private @f32_3_5_130_3() {
  %x0 = stablehlo.iota dim = 0 : tensor<5850xi32>
  %x1 = stablehlo.constant dense<7> : tensor<5850xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<5850xi32>
  %x3 = stablehlo.constant dense<113> : tensor<5850xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<5850xi32>
  %x5 = stablehlo.convert %x4 : (tensor<5850xi32>) -> tensor<5850xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<5850xf32>) -> tensor<3x5x130x3xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<3x5x130x3xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<5850xi32>
  %y1 = stablehlo.constant dense<11> : tensor<5850xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<5850xi32>
  %y3 = stablehlo.constant dense<127> : tensor<5850xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<5850xi32>
  %y5 = stablehlo.convert %y4 : (tensor<5850xi32>) -> tensor<5850xf32>
  %y6 = stablehlo.reshape %y5 : (tensor<5850xf32>) -> tensor<3x5x130x3xf32>
  %y = stablehlo.optimization_barrier %y6 : tensor<3x5x130x3xf32>
  %f0 = stablehlo.iota dim = 0 : tensor<3xi32>
  %f1 = stablehlo.constant dense<5> : tensor<3xi32>
  %f2 = stablehlo.multiply %f0, %f1 : tensor<3xi32>
  %f3 = stablehlo.constant dense<3> : tensor<3xi32>
  %f4 = stablehlo.remainder %f2, %f3 : tensor<3xi32>
  %f5 = stablehlo.convert %f4 : (tensor<3xi32>) -> tensor<3xi32>
  %f6 = stablehlo.reshape %f5 : (tensor<3xi32>) -> tensor<3xi32>
  %f = stablehlo.optimization_barrier %f6 : tensor<3xi32>
  %m0 = stablehlo.iota dim = 0 : tensor<1950xi32>
  %m1 = stablehlo.constant dense<13> : tensor<1950xi32>
  %m2 = stablehlo.multiply %m0, %m1 : tensor<1950xi32>
  %m3 = stablehlo.constant dense<7> : tensor<1950xi32>
  %m4 = stablehlo.remainder %m2, %m3 : tensor<1950xi32>
  %m5 = stablehlo.convert %m4 : (tensor<1950xi32>) -> tensor<1950xi32>
  %m6 = stablehlo.reshape %m5 : (tensor<1950xi32>) -> tensor<3x5x130xi32>
  %m = stablehlo.optimization_barrier %m6 : tensor<3x5x130xi32>
  %fz = stablehlo.constant dense<1> : tensor<3xi32>
  %fp = stablehlo.compare GE, %f, %fz : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %fw = stablehlo.broadcast_in_dim %fp, dims = [0] : (tensor<3xi1>) -> tensor<3x5x130x3xi1>
  %fwb = stablehlo.optimization_barrier %fw : tensor<3x5x130x3xi1>
  %fpb = stablehlo.optimization_barrier %fp : tensor<3xi1>
  %fv = stablehlo.broadcast_in_dim %fpb, dims = [0] : (tensor<3xi1>) -> tensor<3x5x130x3xi1>
  %mz = stablehlo.constant dense<1> : tensor<3x5x130xi32>
  %mp = stablehlo.compare GE, %m, %mz : (tensor<3x5x130xi32>, tensor<3x5x130xi32>) -> tensor<3x5x130xi1>
  %mw = stablehlo.broadcast_in_dim %mp, dims = [0, 1, 2] : (tensor<3x5x130xi1>) -> tensor<3x5x130x3xi1>
  %mwb = stablehlo.optimization_barrier %mw : tensor<3x5x130x3xi1>
  %mpb = stablehlo.optimization_barrier %mp : tensor<3x5x130xi1>
  %mv = stablehlo.broadcast_in_dim %mpb, dims = [0, 1, 2] : (tensor<3x5x130xi1>) -> tensor<3x5x130x3xi1>
  %r0 = stablehlo.reverse %x, dims = [2] : tensor<3x5x130x3xf32>
  %r0b = stablehlo.optimization_barrier %r0 : tensor<3x5x130x3xf32>
  %f0a = stablehlo.select %fw, %r0, %x : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %f0c = stablehlo.select %fv, %r0, %y : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %f0ab = stablehlo.optimization_barrier %f0a : tensor<3x5x130x3xf32>
  %f0cb = stablehlo.optimization_barrier %f0c : tensor<3x5x130x3xf32>
  %f0e = stablehlo.select %fwb, %r0b, %x : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %f0g = stablehlo.select %fwb, %r0b, %y : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  check.expect_eq %f0ab, %f0e : tensor<3x5x130x3xf32>
  check.expect_eq %f0cb, %f0g : tensor<3x5x130x3xf32>
  %m0a = stablehlo.select %mw, %r0, %x : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %m0c = stablehlo.select %mv, %r0, %y : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %m0ab = stablehlo.optimization_barrier %m0a : tensor<3x5x130x3xf32>
  %m0cb = stablehlo.optimization_barrier %m0c : tensor<3x5x130x3xf32>
  %m0e = stablehlo.select %mwb, %r0b, %x : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %m0g = stablehlo.select %mwb, %r0b, %y : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  check.expect_eq %m0ab, %m0e : tensor<3x5x130x3xf32>
  check.expect_eq %m0cb, %m0g : tensor<3x5x130x3xf32>
  %r1 = stablehlo.reverse %x, dims = [1] : tensor<3x5x130x3xf32>
  %r1b = stablehlo.optimization_barrier %r1 : tensor<3x5x130x3xf32>
  %f1a = stablehlo.select %fw, %r1, %x : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %f1c = stablehlo.select %fv, %r1, %y : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %f1ab = stablehlo.optimization_barrier %f1a : tensor<3x5x130x3xf32>
  %f1cb = stablehlo.optimization_barrier %f1c : tensor<3x5x130x3xf32>
  %f1e = stablehlo.select %fwb, %r1b, %x : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %f1g = stablehlo.select %fwb, %r1b, %y : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  check.expect_eq %f1ab, %f1e : tensor<3x5x130x3xf32>
  check.expect_eq %f1cb, %f1g : tensor<3x5x130x3xf32>
  %m1a = stablehlo.select %mw, %r1, %x : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %m1c = stablehlo.select %mv, %r1, %y : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %m1ab = stablehlo.optimization_barrier %m1a : tensor<3x5x130x3xf32>
  %m1cb = stablehlo.optimization_barrier %m1c : tensor<3x5x130x3xf32>
  %m1e = stablehlo.select %mwb, %r1b, %x : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %m1g = stablehlo.select %mwb, %r1b, %y : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  check.expect_eq %m1ab, %m1e : tensor<3x5x130x3xf32>
  check.expect_eq %m1cb, %m1g : tensor<3x5x130x3xf32>
  %r2 = stablehlo.reverse %x, dims = [0] : tensor<3x5x130x3xf32>
  %r2b = stablehlo.optimization_barrier %r2 : tensor<3x5x130x3xf32>
  %f2a = stablehlo.select %fw, %r2, %x : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %f2c = stablehlo.select %fv, %r2, %y : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %f2ab = stablehlo.optimization_barrier %f2a : tensor<3x5x130x3xf32>
  %f2cb = stablehlo.optimization_barrier %f2c : tensor<3x5x130x3xf32>
  %f2e = stablehlo.select %fwb, %r2b, %x : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %f2g = stablehlo.select %fwb, %r2b, %y : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  check.expect_eq %f2ab, %f2e : tensor<3x5x130x3xf32>
  check.expect_eq %f2cb, %f2g : tensor<3x5x130x3xf32>
  %m2a = stablehlo.select %mw, %r2, %x : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %m2c = stablehlo.select %mv, %r2, %y : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %m2ab = stablehlo.optimization_barrier %m2a : tensor<3x5x130x3xf32>
  %m2cb = stablehlo.optimization_barrier %m2c : tensor<3x5x130x3xf32>
  %m2e = stablehlo.select %mwb, %r2b, %x : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %m2g = stablehlo.select %mwb, %r2b, %y : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  check.expect_eq %m2ab, %m2e : tensor<3x5x130x3xf32>
  check.expect_eq %m2cb, %m2g : tensor<3x5x130x3xf32>
  %r3 = stablehlo.reverse %x, dims = [1, 2] : tensor<3x5x130x3xf32>
  %r3b = stablehlo.optimization_barrier %r3 : tensor<3x5x130x3xf32>
  %f3a = stablehlo.select %fw, %r3, %x : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %f3c = stablehlo.select %fv, %r3, %y : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %f3ab = stablehlo.optimization_barrier %f3a : tensor<3x5x130x3xf32>
  %f3cb = stablehlo.optimization_barrier %f3c : tensor<3x5x130x3xf32>
  %f3e = stablehlo.select %fwb, %r3b, %x : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %f3g = stablehlo.select %fwb, %r3b, %y : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  check.expect_eq %f3ab, %f3e : tensor<3x5x130x3xf32>
  check.expect_eq %f3cb, %f3g : tensor<3x5x130x3xf32>
  %m3a = stablehlo.select %mw, %r3, %x : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %m3c = stablehlo.select %mv, %r3, %y : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %m3ab = stablehlo.optimization_barrier %m3a : tensor<3x5x130x3xf32>
  %m3cb = stablehlo.optimization_barrier %m3c : tensor<3x5x130x3xf32>
  %m3e = stablehlo.select %mwb, %r3b, %x : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %m3g = stablehlo.select %mwb, %r3b, %y : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  check.expect_eq %m3ab, %m3e : tensor<3x5x130x3xf32>
  check.expect_eq %m3cb, %m3g : tensor<3x5x130x3xf32>
  %z0 = stablehlo.iota dim = 0 : tensor<5850xi32>
  %z1 = stablehlo.constant dense<17> : tensor<5850xi32>
  %z2 = stablehlo.multiply %z0, %z1 : tensor<5850xi32>
  %z3 = stablehlo.constant dense<101> : tensor<5850xi32>
  %z4 = stablehlo.remainder %z2, %z3 : tensor<5850xi32>
  %z5 = stablehlo.convert %z4 : (tensor<5850xi32>) -> tensor<5850xf32>
  %z6 = stablehlo.reshape %z5 : (tensor<5850xf32>) -> tensor<3x5x130x3xf32>
  %z = stablehlo.optimization_barrier %z6 : tensor<3x5x130x3xf32>
  %zr = stablehlo.reverse %z, dims = [2] : tensor<3x5x130x3xf32>
  %zrb = stablehlo.optimization_barrier %zr : tensor<3x5x130x3xf32>
  %fn0 = stablehlo.select %fv, %zr, %y : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %fn1 = stablehlo.select %fv, %x, %zr : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %fn = stablehlo.concatenate %fn0, %fn1, dim = 3 : (tensor<3x5x130x3xf32>, tensor<3x5x130x3xf32>) -> tensor<3x5x130x6xf32>
  %fnb = stablehlo.optimization_barrier %fn : tensor<3x5x130x6xf32>
  %fe0 = stablehlo.select %fwb, %zrb, %y : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %fe0b = stablehlo.optimization_barrier %fe0 : tensor<3x5x130x3xf32>
  %fe1 = stablehlo.select %fwb, %x, %zrb : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %fe1b = stablehlo.optimization_barrier %fe1 : tensor<3x5x130x3xf32>
  %fo = stablehlo.concatenate %fe0b, %fe1b, dim = 3 : (tensor<3x5x130x3xf32>, tensor<3x5x130x3xf32>) -> tensor<3x5x130x6xf32>
  check.expect_eq %fnb, %fo : tensor<3x5x130x6xf32>
  %mn0 = stablehlo.select %mv, %zr, %y : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %mn1 = stablehlo.select %mv, %x, %zr : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %mn = stablehlo.concatenate %mn0, %mn1, dim = 3 : (tensor<3x5x130x3xf32>, tensor<3x5x130x3xf32>) -> tensor<3x5x130x6xf32>
  %mnb = stablehlo.optimization_barrier %mn : tensor<3x5x130x6xf32>
  %me0 = stablehlo.select %mwb, %zrb, %y : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %me0b = stablehlo.optimization_barrier %me0 : tensor<3x5x130x3xf32>
  %me1 = stablehlo.select %mwb, %x, %zrb : tensor<3x5x130x3xi1>, tensor<3x5x130x3xf32>
  %me1b = stablehlo.optimization_barrier %me1 : tensor<3x5x130x3xf32>
  %mo = stablehlo.concatenate %me0b, %me1b, dim = 3 : (tensor<3x5x130x3xf32>, tensor<3x5x130x3xf32>) -> tensor<3x5x130x6xf32>
  check.expect_eq %mnb, %mo : tensor<3x5x130x6xf32>
  func.return
}
func.func private @f32_2_33_9_5() {
  %x0 = stablehlo.iota dim = 0 : tensor<2970xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2970xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2970xi32>
  %x3 = stablehlo.constant dense<113> : tensor<2970xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2970xi32>
  %x5 = stablehlo.convert %x4 : (tensor<2970xi32>) -> tensor<2970xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<2970xf32>) -> tensor<2x33x9x5xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<2x33x9x5xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<2970xi32>
  %y1 = stablehlo.constant dense<11> : tensor<2970xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<2970xi32>
  %y3 = stablehlo.constant dense<127> : tensor<2970xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<2970xi32>
  %y5 = stablehlo.convert %y4 : (tensor<2970xi32>) -> tensor<2970xf32>
  %y6 = stablehlo.reshape %y5 : (tensor<2970xf32>) -> tensor<2x33x9x5xf32>
  %y = stablehlo.optimization_barrier %y6 : tensor<2x33x9x5xf32>
  %f0 = stablehlo.iota dim = 0 : tensor<2xi32>
  %f1 = stablehlo.constant dense<5> : tensor<2xi32>
  %f2 = stablehlo.multiply %f0, %f1 : tensor<2xi32>
  %f3 = stablehlo.constant dense<3> : tensor<2xi32>
  %f4 = stablehlo.remainder %f2, %f3 : tensor<2xi32>
  %f5 = stablehlo.convert %f4 : (tensor<2xi32>) -> tensor<2xi32>
  %f6 = stablehlo.reshape %f5 : (tensor<2xi32>) -> tensor<2xi32>
  %f = stablehlo.optimization_barrier %f6 : tensor<2xi32>
  %m0 = stablehlo.iota dim = 0 : tensor<594xi32>
  %m1 = stablehlo.constant dense<13> : tensor<594xi32>
  %m2 = stablehlo.multiply %m0, %m1 : tensor<594xi32>
  %m3 = stablehlo.constant dense<7> : tensor<594xi32>
  %m4 = stablehlo.remainder %m2, %m3 : tensor<594xi32>
  %m5 = stablehlo.convert %m4 : (tensor<594xi32>) -> tensor<594xi32>
  %m6 = stablehlo.reshape %m5 : (tensor<594xi32>) -> tensor<2x33x9xi32>
  %m = stablehlo.optimization_barrier %m6 : tensor<2x33x9xi32>
  %fz = stablehlo.constant dense<1> : tensor<2xi32>
  %fp = stablehlo.compare GE, %f, %fz : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %fw = stablehlo.broadcast_in_dim %fp, dims = [0] : (tensor<2xi1>) -> tensor<2x33x9x5xi1>
  %fwb = stablehlo.optimization_barrier %fw : tensor<2x33x9x5xi1>
  %fpb = stablehlo.optimization_barrier %fp : tensor<2xi1>
  %fv = stablehlo.broadcast_in_dim %fpb, dims = [0] : (tensor<2xi1>) -> tensor<2x33x9x5xi1>
  %mz = stablehlo.constant dense<1> : tensor<2x33x9xi32>
  %mp = stablehlo.compare GE, %m, %mz : (tensor<2x33x9xi32>, tensor<2x33x9xi32>) -> tensor<2x33x9xi1>
  %mw = stablehlo.broadcast_in_dim %mp, dims = [0, 1, 2] : (tensor<2x33x9xi1>) -> tensor<2x33x9x5xi1>
  %mwb = stablehlo.optimization_barrier %mw : tensor<2x33x9x5xi1>
  %mpb = stablehlo.optimization_barrier %mp : tensor<2x33x9xi1>
  %mv = stablehlo.broadcast_in_dim %mpb, dims = [0, 1, 2] : (tensor<2x33x9xi1>) -> tensor<2x33x9x5xi1>
  %r0 = stablehlo.reverse %x, dims = [2] : tensor<2x33x9x5xf32>
  %r0b = stablehlo.optimization_barrier %r0 : tensor<2x33x9x5xf32>
  %f0a = stablehlo.select %fw, %r0, %x : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %f0c = stablehlo.select %fv, %r0, %y : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %f0ab = stablehlo.optimization_barrier %f0a : tensor<2x33x9x5xf32>
  %f0cb = stablehlo.optimization_barrier %f0c : tensor<2x33x9x5xf32>
  %f0e = stablehlo.select %fwb, %r0b, %x : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %f0g = stablehlo.select %fwb, %r0b, %y : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  check.expect_eq %f0ab, %f0e : tensor<2x33x9x5xf32>
  check.expect_eq %f0cb, %f0g : tensor<2x33x9x5xf32>
  %m0a = stablehlo.select %mw, %r0, %x : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %m0c = stablehlo.select %mv, %r0, %y : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %m0ab = stablehlo.optimization_barrier %m0a : tensor<2x33x9x5xf32>
  %m0cb = stablehlo.optimization_barrier %m0c : tensor<2x33x9x5xf32>
  %m0e = stablehlo.select %mwb, %r0b, %x : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %m0g = stablehlo.select %mwb, %r0b, %y : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  check.expect_eq %m0ab, %m0e : tensor<2x33x9x5xf32>
  check.expect_eq %m0cb, %m0g : tensor<2x33x9x5xf32>
  %r1 = stablehlo.reverse %x, dims = [1] : tensor<2x33x9x5xf32>
  %r1b = stablehlo.optimization_barrier %r1 : tensor<2x33x9x5xf32>
  %f1a = stablehlo.select %fw, %r1, %x : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %f1c = stablehlo.select %fv, %r1, %y : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %f1ab = stablehlo.optimization_barrier %f1a : tensor<2x33x9x5xf32>
  %f1cb = stablehlo.optimization_barrier %f1c : tensor<2x33x9x5xf32>
  %f1e = stablehlo.select %fwb, %r1b, %x : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %f1g = stablehlo.select %fwb, %r1b, %y : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  check.expect_eq %f1ab, %f1e : tensor<2x33x9x5xf32>
  check.expect_eq %f1cb, %f1g : tensor<2x33x9x5xf32>
  %m1a = stablehlo.select %mw, %r1, %x : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %m1c = stablehlo.select %mv, %r1, %y : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %m1ab = stablehlo.optimization_barrier %m1a : tensor<2x33x9x5xf32>
  %m1cb = stablehlo.optimization_barrier %m1c : tensor<2x33x9x5xf32>
  %m1e = stablehlo.select %mwb, %r1b, %x : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %m1g = stablehlo.select %mwb, %r1b, %y : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  check.expect_eq %m1ab, %m1e : tensor<2x33x9x5xf32>
  check.expect_eq %m1cb, %m1g : tensor<2x33x9x5xf32>
  %r2 = stablehlo.reverse %x, dims = [0] : tensor<2x33x9x5xf32>
  %r2b = stablehlo.optimization_barrier %r2 : tensor<2x33x9x5xf32>
  %f2a = stablehlo.select %fw, %r2, %x : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %f2c = stablehlo.select %fv, %r2, %y : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %f2ab = stablehlo.optimization_barrier %f2a : tensor<2x33x9x5xf32>
  %f2cb = stablehlo.optimization_barrier %f2c : tensor<2x33x9x5xf32>
  %f2e = stablehlo.select %fwb, %r2b, %x : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %f2g = stablehlo.select %fwb, %r2b, %y : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  check.expect_eq %f2ab, %f2e : tensor<2x33x9x5xf32>
  check.expect_eq %f2cb, %f2g : tensor<2x33x9x5xf32>
  %m2a = stablehlo.select %mw, %r2, %x : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %m2c = stablehlo.select %mv, %r2, %y : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %m2ab = stablehlo.optimization_barrier %m2a : tensor<2x33x9x5xf32>
  %m2cb = stablehlo.optimization_barrier %m2c : tensor<2x33x9x5xf32>
  %m2e = stablehlo.select %mwb, %r2b, %x : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %m2g = stablehlo.select %mwb, %r2b, %y : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  check.expect_eq %m2ab, %m2e : tensor<2x33x9x5xf32>
  check.expect_eq %m2cb, %m2g : tensor<2x33x9x5xf32>
  %r3 = stablehlo.reverse %x, dims = [1, 2] : tensor<2x33x9x5xf32>
  %r3b = stablehlo.optimization_barrier %r3 : tensor<2x33x9x5xf32>
  %f3a = stablehlo.select %fw, %r3, %x : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %f3c = stablehlo.select %fv, %r3, %y : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %f3ab = stablehlo.optimization_barrier %f3a : tensor<2x33x9x5xf32>
  %f3cb = stablehlo.optimization_barrier %f3c : tensor<2x33x9x5xf32>
  %f3e = stablehlo.select %fwb, %r3b, %x : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %f3g = stablehlo.select %fwb, %r3b, %y : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  check.expect_eq %f3ab, %f3e : tensor<2x33x9x5xf32>
  check.expect_eq %f3cb, %f3g : tensor<2x33x9x5xf32>
  %m3a = stablehlo.select %mw, %r3, %x : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %m3c = stablehlo.select %mv, %r3, %y : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %m3ab = stablehlo.optimization_barrier %m3a : tensor<2x33x9x5xf32>
  %m3cb = stablehlo.optimization_barrier %m3c : tensor<2x33x9x5xf32>
  %m3e = stablehlo.select %mwb, %r3b, %x : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %m3g = stablehlo.select %mwb, %r3b, %y : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  check.expect_eq %m3ab, %m3e : tensor<2x33x9x5xf32>
  check.expect_eq %m3cb, %m3g : tensor<2x33x9x5xf32>
  %z0 = stablehlo.iota dim = 0 : tensor<2970xi32>
  %z1 = stablehlo.constant dense<17> : tensor<2970xi32>
  %z2 = stablehlo.multiply %z0, %z1 : tensor<2970xi32>
  %z3 = stablehlo.constant dense<101> : tensor<2970xi32>
  %z4 = stablehlo.remainder %z2, %z3 : tensor<2970xi32>
  %z5 = stablehlo.convert %z4 : (tensor<2970xi32>) -> tensor<2970xf32>
  %z6 = stablehlo.reshape %z5 : (tensor<2970xf32>) -> tensor<2x33x9x5xf32>
  %z = stablehlo.optimization_barrier %z6 : tensor<2x33x9x5xf32>
  %zr = stablehlo.reverse %z, dims = [2] : tensor<2x33x9x5xf32>
  %zrb = stablehlo.optimization_barrier %zr : tensor<2x33x9x5xf32>
  %fn0 = stablehlo.select %fv, %zr, %y : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %fn1 = stablehlo.select %fv, %x, %zr : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %fn = stablehlo.concatenate %fn0, %fn1, dim = 3 : (tensor<2x33x9x5xf32>, tensor<2x33x9x5xf32>) -> tensor<2x33x9x10xf32>
  %fnb = stablehlo.optimization_barrier %fn : tensor<2x33x9x10xf32>
  %fe0 = stablehlo.select %fwb, %zrb, %y : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %fe0b = stablehlo.optimization_barrier %fe0 : tensor<2x33x9x5xf32>
  %fe1 = stablehlo.select %fwb, %x, %zrb : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %fe1b = stablehlo.optimization_barrier %fe1 : tensor<2x33x9x5xf32>
  %fo = stablehlo.concatenate %fe0b, %fe1b, dim = 3 : (tensor<2x33x9x5xf32>, tensor<2x33x9x5xf32>) -> tensor<2x33x9x10xf32>
  check.expect_eq %fnb, %fo : tensor<2x33x9x10xf32>
  %mn0 = stablehlo.select %mv, %zr, %y : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %mn1 = stablehlo.select %mv, %x, %zr : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %mn = stablehlo.concatenate %mn0, %mn1, dim = 3 : (tensor<2x33x9x5xf32>, tensor<2x33x9x5xf32>) -> tensor<2x33x9x10xf32>
  %mnb = stablehlo.optimization_barrier %mn : tensor<2x33x9x10xf32>
  %me0 = stablehlo.select %mwb, %zrb, %y : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %me0b = stablehlo.optimization_barrier %me0 : tensor<2x33x9x5xf32>
  %me1 = stablehlo.select %mwb, %x, %zrb : tensor<2x33x9x5xi1>, tensor<2x33x9x5xf32>
  %me1b = stablehlo.optimization_barrier %me1 : tensor<2x33x9x5xf32>
  %mo = stablehlo.concatenate %me0b, %me1b, dim = 3 : (tensor<2x33x9x5xf32>, tensor<2x33x9x5xf32>) -> tensor<2x33x9x10xf32>
  check.expect_eq %mnb, %mo : tensor<2x33x9x10xf32>
  func.return
}
func.func private @f32_4_12_12_7() {
  %x0 = stablehlo.iota dim = 0 : tensor<4032xi32>
  %x1 = stablehlo.constant dense<7> : tensor<4032xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<4032xi32>
  %x3 = stablehlo.constant dense<113> : tensor<4032xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<4032xi32>
  %x5 = stablehlo.convert %x4 : (tensor<4032xi32>) -> tensor<4032xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<4032xf32>) -> tensor<4x12x12x7xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<4x12x12x7xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<4032xi32>
  %y1 = stablehlo.constant dense<11> : tensor<4032xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<4032xi32>
  %y3 = stablehlo.constant dense<127> : tensor<4032xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<4032xi32>
  %y5 = stablehlo.convert %y4 : (tensor<4032xi32>) -> tensor<4032xf32>
  %y6 = stablehlo.reshape %y5 : (tensor<4032xf32>) -> tensor<4x12x12x7xf32>
  %y = stablehlo.optimization_barrier %y6 : tensor<4x12x12x7xf32>
  %f0 = stablehlo.iota dim = 0 : tensor<4xi32>
  %f1 = stablehlo.constant dense<5> : tensor<4xi32>
  %f2 = stablehlo.multiply %f0, %f1 : tensor<4xi32>
  %f3 = stablehlo.constant dense<3> : tensor<4xi32>
  %f4 = stablehlo.remainder %f2, %f3 : tensor<4xi32>
  %f5 = stablehlo.convert %f4 : (tensor<4xi32>) -> tensor<4xi32>
  %f6 = stablehlo.reshape %f5 : (tensor<4xi32>) -> tensor<4xi32>
  %f = stablehlo.optimization_barrier %f6 : tensor<4xi32>
  %m0 = stablehlo.iota dim = 0 : tensor<576xi32>
  %m1 = stablehlo.constant dense<13> : tensor<576xi32>
  %m2 = stablehlo.multiply %m0, %m1 : tensor<576xi32>
  %m3 = stablehlo.constant dense<7> : tensor<576xi32>
  %m4 = stablehlo.remainder %m2, %m3 : tensor<576xi32>
  %m5 = stablehlo.convert %m4 : (tensor<576xi32>) -> tensor<576xi32>
  %m6 = stablehlo.reshape %m5 : (tensor<576xi32>) -> tensor<4x12x12xi32>
  %m = stablehlo.optimization_barrier %m6 : tensor<4x12x12xi32>
  %fz = stablehlo.constant dense<1> : tensor<4xi32>
  %fp = stablehlo.compare GE, %f, %fz : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %fw = stablehlo.broadcast_in_dim %fp, dims = [0] : (tensor<4xi1>) -> tensor<4x12x12x7xi1>
  %fwb = stablehlo.optimization_barrier %fw : tensor<4x12x12x7xi1>
  %fpb = stablehlo.optimization_barrier %fp : tensor<4xi1>
  %fv = stablehlo.broadcast_in_dim %fpb, dims = [0] : (tensor<4xi1>) -> tensor<4x12x12x7xi1>
  %mz = stablehlo.constant dense<1> : tensor<4x12x12xi32>
  %mp = stablehlo.compare GE, %m, %mz : (tensor<4x12x12xi32>, tensor<4x12x12xi32>) -> tensor<4x12x12xi1>
  %mw = stablehlo.broadcast_in_dim %mp, dims = [0, 1, 2] : (tensor<4x12x12xi1>) -> tensor<4x12x12x7xi1>
  %mwb = stablehlo.optimization_barrier %mw : tensor<4x12x12x7xi1>
  %mpb = stablehlo.optimization_barrier %mp : tensor<4x12x12xi1>
  %mv = stablehlo.broadcast_in_dim %mpb, dims = [0, 1, 2] : (tensor<4x12x12xi1>) -> tensor<4x12x12x7xi1>
  %r0 = stablehlo.reverse %x, dims = [2] : tensor<4x12x12x7xf32>
  %r0b = stablehlo.optimization_barrier %r0 : tensor<4x12x12x7xf32>
  %f0a = stablehlo.select %fw, %r0, %x : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %f0c = stablehlo.select %fv, %r0, %y : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %f0ab = stablehlo.optimization_barrier %f0a : tensor<4x12x12x7xf32>
  %f0cb = stablehlo.optimization_barrier %f0c : tensor<4x12x12x7xf32>
  %f0e = stablehlo.select %fwb, %r0b, %x : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %f0g = stablehlo.select %fwb, %r0b, %y : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  check.expect_eq %f0ab, %f0e : tensor<4x12x12x7xf32>
  check.expect_eq %f0cb, %f0g : tensor<4x12x12x7xf32>
  %m0a = stablehlo.select %mw, %r0, %x : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %m0c = stablehlo.select %mv, %r0, %y : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %m0ab = stablehlo.optimization_barrier %m0a : tensor<4x12x12x7xf32>
  %m0cb = stablehlo.optimization_barrier %m0c : tensor<4x12x12x7xf32>
  %m0e = stablehlo.select %mwb, %r0b, %x : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %m0g = stablehlo.select %mwb, %r0b, %y : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  check.expect_eq %m0ab, %m0e : tensor<4x12x12x7xf32>
  check.expect_eq %m0cb, %m0g : tensor<4x12x12x7xf32>
  %r1 = stablehlo.reverse %x, dims = [1] : tensor<4x12x12x7xf32>
  %r1b = stablehlo.optimization_barrier %r1 : tensor<4x12x12x7xf32>
  %f1a = stablehlo.select %fw, %r1, %x : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %f1c = stablehlo.select %fv, %r1, %y : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %f1ab = stablehlo.optimization_barrier %f1a : tensor<4x12x12x7xf32>
  %f1cb = stablehlo.optimization_barrier %f1c : tensor<4x12x12x7xf32>
  %f1e = stablehlo.select %fwb, %r1b, %x : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %f1g = stablehlo.select %fwb, %r1b, %y : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  check.expect_eq %f1ab, %f1e : tensor<4x12x12x7xf32>
  check.expect_eq %f1cb, %f1g : tensor<4x12x12x7xf32>
  %m1a = stablehlo.select %mw, %r1, %x : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %m1c = stablehlo.select %mv, %r1, %y : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %m1ab = stablehlo.optimization_barrier %m1a : tensor<4x12x12x7xf32>
  %m1cb = stablehlo.optimization_barrier %m1c : tensor<4x12x12x7xf32>
  %m1e = stablehlo.select %mwb, %r1b, %x : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %m1g = stablehlo.select %mwb, %r1b, %y : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  check.expect_eq %m1ab, %m1e : tensor<4x12x12x7xf32>
  check.expect_eq %m1cb, %m1g : tensor<4x12x12x7xf32>
  %r2 = stablehlo.reverse %x, dims = [0] : tensor<4x12x12x7xf32>
  %r2b = stablehlo.optimization_barrier %r2 : tensor<4x12x12x7xf32>
  %f2a = stablehlo.select %fw, %r2, %x : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %f2c = stablehlo.select %fv, %r2, %y : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %f2ab = stablehlo.optimization_barrier %f2a : tensor<4x12x12x7xf32>
  %f2cb = stablehlo.optimization_barrier %f2c : tensor<4x12x12x7xf32>
  %f2e = stablehlo.select %fwb, %r2b, %x : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %f2g = stablehlo.select %fwb, %r2b, %y : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  check.expect_eq %f2ab, %f2e : tensor<4x12x12x7xf32>
  check.expect_eq %f2cb, %f2g : tensor<4x12x12x7xf32>
  %m2a = stablehlo.select %mw, %r2, %x : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %m2c = stablehlo.select %mv, %r2, %y : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %m2ab = stablehlo.optimization_barrier %m2a : tensor<4x12x12x7xf32>
  %m2cb = stablehlo.optimization_barrier %m2c : tensor<4x12x12x7xf32>
  %m2e = stablehlo.select %mwb, %r2b, %x : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %m2g = stablehlo.select %mwb, %r2b, %y : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  check.expect_eq %m2ab, %m2e : tensor<4x12x12x7xf32>
  check.expect_eq %m2cb, %m2g : tensor<4x12x12x7xf32>
  %r3 = stablehlo.reverse %x, dims = [1, 2] : tensor<4x12x12x7xf32>
  %r3b = stablehlo.optimization_barrier %r3 : tensor<4x12x12x7xf32>
  %f3a = stablehlo.select %fw, %r3, %x : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %f3c = stablehlo.select %fv, %r3, %y : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %f3ab = stablehlo.optimization_barrier %f3a : tensor<4x12x12x7xf32>
  %f3cb = stablehlo.optimization_barrier %f3c : tensor<4x12x12x7xf32>
  %f3e = stablehlo.select %fwb, %r3b, %x : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %f3g = stablehlo.select %fwb, %r3b, %y : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  check.expect_eq %f3ab, %f3e : tensor<4x12x12x7xf32>
  check.expect_eq %f3cb, %f3g : tensor<4x12x12x7xf32>
  %m3a = stablehlo.select %mw, %r3, %x : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %m3c = stablehlo.select %mv, %r3, %y : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %m3ab = stablehlo.optimization_barrier %m3a : tensor<4x12x12x7xf32>
  %m3cb = stablehlo.optimization_barrier %m3c : tensor<4x12x12x7xf32>
  %m3e = stablehlo.select %mwb, %r3b, %x : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %m3g = stablehlo.select %mwb, %r3b, %y : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  check.expect_eq %m3ab, %m3e : tensor<4x12x12x7xf32>
  check.expect_eq %m3cb, %m3g : tensor<4x12x12x7xf32>
  %z0 = stablehlo.iota dim = 0 : tensor<4032xi32>
  %z1 = stablehlo.constant dense<17> : tensor<4032xi32>
  %z2 = stablehlo.multiply %z0, %z1 : tensor<4032xi32>
  %z3 = stablehlo.constant dense<101> : tensor<4032xi32>
  %z4 = stablehlo.remainder %z2, %z3 : tensor<4032xi32>
  %z5 = stablehlo.convert %z4 : (tensor<4032xi32>) -> tensor<4032xf32>
  %z6 = stablehlo.reshape %z5 : (tensor<4032xf32>) -> tensor<4x12x12x7xf32>
  %z = stablehlo.optimization_barrier %z6 : tensor<4x12x12x7xf32>
  %zr = stablehlo.reverse %z, dims = [2] : tensor<4x12x12x7xf32>
  %zrb = stablehlo.optimization_barrier %zr : tensor<4x12x12x7xf32>
  %fn0 = stablehlo.select %fv, %zr, %y : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %fn1 = stablehlo.select %fv, %x, %zr : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %fn = stablehlo.concatenate %fn0, %fn1, dim = 3 : (tensor<4x12x12x7xf32>, tensor<4x12x12x7xf32>) -> tensor<4x12x12x14xf32>
  %fnb = stablehlo.optimization_barrier %fn : tensor<4x12x12x14xf32>
  %fe0 = stablehlo.select %fwb, %zrb, %y : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %fe0b = stablehlo.optimization_barrier %fe0 : tensor<4x12x12x7xf32>
  %fe1 = stablehlo.select %fwb, %x, %zrb : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %fe1b = stablehlo.optimization_barrier %fe1 : tensor<4x12x12x7xf32>
  %fo = stablehlo.concatenate %fe0b, %fe1b, dim = 3 : (tensor<4x12x12x7xf32>, tensor<4x12x12x7xf32>) -> tensor<4x12x12x14xf32>
  check.expect_eq %fnb, %fo : tensor<4x12x12x14xf32>
  %mn0 = stablehlo.select %mv, %zr, %y : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %mn1 = stablehlo.select %mv, %x, %zr : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %mn = stablehlo.concatenate %mn0, %mn1, dim = 3 : (tensor<4x12x12x7xf32>, tensor<4x12x12x7xf32>) -> tensor<4x12x12x14xf32>
  %mnb = stablehlo.optimization_barrier %mn : tensor<4x12x12x14xf32>
  %me0 = stablehlo.select %mwb, %zrb, %y : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %me0b = stablehlo.optimization_barrier %me0 : tensor<4x12x12x7xf32>
  %me1 = stablehlo.select %mwb, %x, %zrb : tensor<4x12x12x7xi1>, tensor<4x12x12x7xf32>
  %me1b = stablehlo.optimization_barrier %me1 : tensor<4x12x12x7xf32>
  %mo = stablehlo.concatenate %me0b, %me1b, dim = 3 : (tensor<4x12x12x7xf32>, tensor<4x12x12x7xf32>) -> tensor<4x12x12x14xf32>
  check.expect_eq %mnb, %mo : tensor<4x12x12x14xf32>
  func.return
}
func.func private @f32_1_70_11_2() {
  %x0 = stablehlo.iota dim = 0 : tensor<1540xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1540xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1540xi32>
  %x3 = stablehlo.constant dense<113> : tensor<1540xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1540xi32>
  %x5 = stablehlo.convert %x4 : (tensor<1540xi32>) -> tensor<1540xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<1540xf32>) -> tensor<1x70x11x2xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<1x70x11x2xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<1540xi32>
  %y1 = stablehlo.constant dense<11> : tensor<1540xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<1540xi32>
  %y3 = stablehlo.constant dense<127> : tensor<1540xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<1540xi32>
  %y5 = stablehlo.convert %y4 : (tensor<1540xi32>) -> tensor<1540xf32>
  %y6 = stablehlo.reshape %y5 : (tensor<1540xf32>) -> tensor<1x70x11x2xf32>
  %y = stablehlo.optimization_barrier %y6 : tensor<1x70x11x2xf32>
  %f0 = stablehlo.iota dim = 0 : tensor<1xi32>
  %f1 = stablehlo.constant dense<5> : tensor<1xi32>
  %f2 = stablehlo.multiply %f0, %f1 : tensor<1xi32>
  %f3 = stablehlo.constant dense<3> : tensor<1xi32>
  %f4 = stablehlo.remainder %f2, %f3 : tensor<1xi32>
  %f5 = stablehlo.convert %f4 : (tensor<1xi32>) -> tensor<1xi32>
  %f6 = stablehlo.reshape %f5 : (tensor<1xi32>) -> tensor<1xi32>
  %f = stablehlo.optimization_barrier %f6 : tensor<1xi32>
  %m0 = stablehlo.iota dim = 0 : tensor<770xi32>
  %m1 = stablehlo.constant dense<13> : tensor<770xi32>
  %m2 = stablehlo.multiply %m0, %m1 : tensor<770xi32>
  %m3 = stablehlo.constant dense<7> : tensor<770xi32>
  %m4 = stablehlo.remainder %m2, %m3 : tensor<770xi32>
  %m5 = stablehlo.convert %m4 : (tensor<770xi32>) -> tensor<770xi32>
  %m6 = stablehlo.reshape %m5 : (tensor<770xi32>) -> tensor<1x70x11xi32>
  %m = stablehlo.optimization_barrier %m6 : tensor<1x70x11xi32>
  %fz = stablehlo.constant dense<1> : tensor<1xi32>
  %fp = stablehlo.compare GE, %f, %fz : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
  %fw = stablehlo.broadcast_in_dim %fp, dims = [0] : (tensor<1xi1>) -> tensor<1x70x11x2xi1>
  %fwb = stablehlo.optimization_barrier %fw : tensor<1x70x11x2xi1>
  %fpb = stablehlo.optimization_barrier %fp : tensor<1xi1>
  %fv = stablehlo.broadcast_in_dim %fpb, dims = [0] : (tensor<1xi1>) -> tensor<1x70x11x2xi1>
  %mz = stablehlo.constant dense<1> : tensor<1x70x11xi32>
  %mp = stablehlo.compare GE, %m, %mz : (tensor<1x70x11xi32>, tensor<1x70x11xi32>) -> tensor<1x70x11xi1>
  %mw = stablehlo.broadcast_in_dim %mp, dims = [0, 1, 2] : (tensor<1x70x11xi1>) -> tensor<1x70x11x2xi1>
  %mwb = stablehlo.optimization_barrier %mw : tensor<1x70x11x2xi1>
  %mpb = stablehlo.optimization_barrier %mp : tensor<1x70x11xi1>
  %mv = stablehlo.broadcast_in_dim %mpb, dims = [0, 1, 2] : (tensor<1x70x11xi1>) -> tensor<1x70x11x2xi1>
  %r0 = stablehlo.reverse %x, dims = [2] : tensor<1x70x11x2xf32>
  %r0b = stablehlo.optimization_barrier %r0 : tensor<1x70x11x2xf32>
  %f0a = stablehlo.select %fw, %r0, %x : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %f0c = stablehlo.select %fv, %r0, %y : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %f0ab = stablehlo.optimization_barrier %f0a : tensor<1x70x11x2xf32>
  %f0cb = stablehlo.optimization_barrier %f0c : tensor<1x70x11x2xf32>
  %f0e = stablehlo.select %fwb, %r0b, %x : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %f0g = stablehlo.select %fwb, %r0b, %y : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  check.expect_eq %f0ab, %f0e : tensor<1x70x11x2xf32>
  check.expect_eq %f0cb, %f0g : tensor<1x70x11x2xf32>
  %m0a = stablehlo.select %mw, %r0, %x : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %m0c = stablehlo.select %mv, %r0, %y : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %m0ab = stablehlo.optimization_barrier %m0a : tensor<1x70x11x2xf32>
  %m0cb = stablehlo.optimization_barrier %m0c : tensor<1x70x11x2xf32>
  %m0e = stablehlo.select %mwb, %r0b, %x : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %m0g = stablehlo.select %mwb, %r0b, %y : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  check.expect_eq %m0ab, %m0e : tensor<1x70x11x2xf32>
  check.expect_eq %m0cb, %m0g : tensor<1x70x11x2xf32>
  %r1 = stablehlo.reverse %x, dims = [1] : tensor<1x70x11x2xf32>
  %r1b = stablehlo.optimization_barrier %r1 : tensor<1x70x11x2xf32>
  %f1a = stablehlo.select %fw, %r1, %x : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %f1c = stablehlo.select %fv, %r1, %y : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %f1ab = stablehlo.optimization_barrier %f1a : tensor<1x70x11x2xf32>
  %f1cb = stablehlo.optimization_barrier %f1c : tensor<1x70x11x2xf32>
  %f1e = stablehlo.select %fwb, %r1b, %x : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %f1g = stablehlo.select %fwb, %r1b, %y : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  check.expect_eq %f1ab, %f1e : tensor<1x70x11x2xf32>
  check.expect_eq %f1cb, %f1g : tensor<1x70x11x2xf32>
  %m1a = stablehlo.select %mw, %r1, %x : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %m1c = stablehlo.select %mv, %r1, %y : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %m1ab = stablehlo.optimization_barrier %m1a : tensor<1x70x11x2xf32>
  %m1cb = stablehlo.optimization_barrier %m1c : tensor<1x70x11x2xf32>
  %m1e = stablehlo.select %mwb, %r1b, %x : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %m1g = stablehlo.select %mwb, %r1b, %y : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  check.expect_eq %m1ab, %m1e : tensor<1x70x11x2xf32>
  check.expect_eq %m1cb, %m1g : tensor<1x70x11x2xf32>
  %r2 = stablehlo.reverse %x, dims = [0] : tensor<1x70x11x2xf32>
  %r2b = stablehlo.optimization_barrier %r2 : tensor<1x70x11x2xf32>
  %f2a = stablehlo.select %fw, %r2, %x : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %f2c = stablehlo.select %fv, %r2, %y : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %f2ab = stablehlo.optimization_barrier %f2a : tensor<1x70x11x2xf32>
  %f2cb = stablehlo.optimization_barrier %f2c : tensor<1x70x11x2xf32>
  %f2e = stablehlo.select %fwb, %r2b, %x : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %f2g = stablehlo.select %fwb, %r2b, %y : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  check.expect_eq %f2ab, %f2e : tensor<1x70x11x2xf32>
  check.expect_eq %f2cb, %f2g : tensor<1x70x11x2xf32>
  %m2a = stablehlo.select %mw, %r2, %x : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %m2c = stablehlo.select %mv, %r2, %y : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %m2ab = stablehlo.optimization_barrier %m2a : tensor<1x70x11x2xf32>
  %m2cb = stablehlo.optimization_barrier %m2c : tensor<1x70x11x2xf32>
  %m2e = stablehlo.select %mwb, %r2b, %x : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %m2g = stablehlo.select %mwb, %r2b, %y : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  check.expect_eq %m2ab, %m2e : tensor<1x70x11x2xf32>
  check.expect_eq %m2cb, %m2g : tensor<1x70x11x2xf32>
  %r3 = stablehlo.reverse %x, dims = [1, 2] : tensor<1x70x11x2xf32>
  %r3b = stablehlo.optimization_barrier %r3 : tensor<1x70x11x2xf32>
  %f3a = stablehlo.select %fw, %r3, %x : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %f3c = stablehlo.select %fv, %r3, %y : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %f3ab = stablehlo.optimization_barrier %f3a : tensor<1x70x11x2xf32>
  %f3cb = stablehlo.optimization_barrier %f3c : tensor<1x70x11x2xf32>
  %f3e = stablehlo.select %fwb, %r3b, %x : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %f3g = stablehlo.select %fwb, %r3b, %y : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  check.expect_eq %f3ab, %f3e : tensor<1x70x11x2xf32>
  check.expect_eq %f3cb, %f3g : tensor<1x70x11x2xf32>
  %m3a = stablehlo.select %mw, %r3, %x : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %m3c = stablehlo.select %mv, %r3, %y : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %m3ab = stablehlo.optimization_barrier %m3a : tensor<1x70x11x2xf32>
  %m3cb = stablehlo.optimization_barrier %m3c : tensor<1x70x11x2xf32>
  %m3e = stablehlo.select %mwb, %r3b, %x : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %m3g = stablehlo.select %mwb, %r3b, %y : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  check.expect_eq %m3ab, %m3e : tensor<1x70x11x2xf32>
  check.expect_eq %m3cb, %m3g : tensor<1x70x11x2xf32>
  %z0 = stablehlo.iota dim = 0 : tensor<1540xi32>
  %z1 = stablehlo.constant dense<17> : tensor<1540xi32>
  %z2 = stablehlo.multiply %z0, %z1 : tensor<1540xi32>
  %z3 = stablehlo.constant dense<101> : tensor<1540xi32>
  %z4 = stablehlo.remainder %z2, %z3 : tensor<1540xi32>
  %z5 = stablehlo.convert %z4 : (tensor<1540xi32>) -> tensor<1540xf32>
  %z6 = stablehlo.reshape %z5 : (tensor<1540xf32>) -> tensor<1x70x11x2xf32>
  %z = stablehlo.optimization_barrier %z6 : tensor<1x70x11x2xf32>
  %zr = stablehlo.reverse %z, dims = [2] : tensor<1x70x11x2xf32>
  %zrb = stablehlo.optimization_barrier %zr : tensor<1x70x11x2xf32>
  %fn0 = stablehlo.select %fv, %zr, %y : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %fn1 = stablehlo.select %fv, %x, %zr : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %fn = stablehlo.concatenate %fn0, %fn1, dim = 3 : (tensor<1x70x11x2xf32>, tensor<1x70x11x2xf32>) -> tensor<1x70x11x4xf32>
  %fnb = stablehlo.optimization_barrier %fn : tensor<1x70x11x4xf32>
  %fe0 = stablehlo.select %fwb, %zrb, %y : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %fe0b = stablehlo.optimization_barrier %fe0 : tensor<1x70x11x2xf32>
  %fe1 = stablehlo.select %fwb, %x, %zrb : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %fe1b = stablehlo.optimization_barrier %fe1 : tensor<1x70x11x2xf32>
  %fo = stablehlo.concatenate %fe0b, %fe1b, dim = 3 : (tensor<1x70x11x2xf32>, tensor<1x70x11x2xf32>) -> tensor<1x70x11x4xf32>
  check.expect_eq %fnb, %fo : tensor<1x70x11x4xf32>
  %mn0 = stablehlo.select %mv, %zr, %y : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %mn1 = stablehlo.select %mv, %x, %zr : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %mn = stablehlo.concatenate %mn0, %mn1, dim = 3 : (tensor<1x70x11x2xf32>, tensor<1x70x11x2xf32>) -> tensor<1x70x11x4xf32>
  %mnb = stablehlo.optimization_barrier %mn : tensor<1x70x11x4xf32>
  %me0 = stablehlo.select %mwb, %zrb, %y : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %me0b = stablehlo.optimization_barrier %me0 : tensor<1x70x11x2xf32>
  %me1 = stablehlo.select %mwb, %x, %zrb : tensor<1x70x11x2xi1>, tensor<1x70x11x2xf32>
  %me1b = stablehlo.optimization_barrier %me1 : tensor<1x70x11x2xf32>
  %mo = stablehlo.concatenate %me0b, %me1b, dim = 3 : (tensor<1x70x11x2xf32>, tensor<1x70x11x2xf32>) -> tensor<1x70x11x4xf32>
  check.expect_eq %mnb, %mo : tensor<1x70x11x4xf32>
  func.return
}
func.func private @i8_2_30_20_3() {
  %x0 = stablehlo.iota dim = 0 : tensor<3600xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3600xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3600xi32>
  %x3 = stablehlo.constant dense<113> : tensor<3600xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3600xi32>
  %x5 = stablehlo.convert %x4 : (tensor<3600xi32>) -> tensor<3600xi8>
  %x6 = stablehlo.reshape %x5 : (tensor<3600xi8>) -> tensor<2x30x20x3xi8>
  %x = stablehlo.optimization_barrier %x6 : tensor<2x30x20x3xi8>
  %y0 = stablehlo.iota dim = 0 : tensor<3600xi32>
  %y1 = stablehlo.constant dense<11> : tensor<3600xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<3600xi32>
  %y3 = stablehlo.constant dense<127> : tensor<3600xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<3600xi32>
  %y5 = stablehlo.convert %y4 : (tensor<3600xi32>) -> tensor<3600xi8>
  %y6 = stablehlo.reshape %y5 : (tensor<3600xi8>) -> tensor<2x30x20x3xi8>
  %y = stablehlo.optimization_barrier %y6 : tensor<2x30x20x3xi8>
  %f0 = stablehlo.iota dim = 0 : tensor<2xi32>
  %f1 = stablehlo.constant dense<5> : tensor<2xi32>
  %f2 = stablehlo.multiply %f0, %f1 : tensor<2xi32>
  %f3 = stablehlo.constant dense<3> : tensor<2xi32>
  %f4 = stablehlo.remainder %f2, %f3 : tensor<2xi32>
  %f5 = stablehlo.convert %f4 : (tensor<2xi32>) -> tensor<2xi32>
  %f6 = stablehlo.reshape %f5 : (tensor<2xi32>) -> tensor<2xi32>
  %f = stablehlo.optimization_barrier %f6 : tensor<2xi32>
  %m0 = stablehlo.iota dim = 0 : tensor<1200xi32>
  %m1 = stablehlo.constant dense<13> : tensor<1200xi32>
  %m2 = stablehlo.multiply %m0, %m1 : tensor<1200xi32>
  %m3 = stablehlo.constant dense<7> : tensor<1200xi32>
  %m4 = stablehlo.remainder %m2, %m3 : tensor<1200xi32>
  %m5 = stablehlo.convert %m4 : (tensor<1200xi32>) -> tensor<1200xi32>
  %m6 = stablehlo.reshape %m5 : (tensor<1200xi32>) -> tensor<2x30x20xi32>
  %m = stablehlo.optimization_barrier %m6 : tensor<2x30x20xi32>
  %fz = stablehlo.constant dense<1> : tensor<2xi32>
  %fp = stablehlo.compare GE, %f, %fz : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %fw = stablehlo.broadcast_in_dim %fp, dims = [0] : (tensor<2xi1>) -> tensor<2x30x20x3xi1>
  %fwb = stablehlo.optimization_barrier %fw : tensor<2x30x20x3xi1>
  %fpb = stablehlo.optimization_barrier %fp : tensor<2xi1>
  %fv = stablehlo.broadcast_in_dim %fpb, dims = [0] : (tensor<2xi1>) -> tensor<2x30x20x3xi1>
  %mz = stablehlo.constant dense<1> : tensor<2x30x20xi32>
  %mp = stablehlo.compare GE, %m, %mz : (tensor<2x30x20xi32>, tensor<2x30x20xi32>) -> tensor<2x30x20xi1>
  %mw = stablehlo.broadcast_in_dim %mp, dims = [0, 1, 2] : (tensor<2x30x20xi1>) -> tensor<2x30x20x3xi1>
  %mwb = stablehlo.optimization_barrier %mw : tensor<2x30x20x3xi1>
  %mpb = stablehlo.optimization_barrier %mp : tensor<2x30x20xi1>
  %mv = stablehlo.broadcast_in_dim %mpb, dims = [0, 1, 2] : (tensor<2x30x20xi1>) -> tensor<2x30x20x3xi1>
  %r0 = stablehlo.reverse %x, dims = [2] : tensor<2x30x20x3xi8>
  %r0b = stablehlo.optimization_barrier %r0 : tensor<2x30x20x3xi8>
  %f0a = stablehlo.select %fw, %r0, %x : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %f0c = stablehlo.select %fv, %r0, %y : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %f0ab = stablehlo.optimization_barrier %f0a : tensor<2x30x20x3xi8>
  %f0cb = stablehlo.optimization_barrier %f0c : tensor<2x30x20x3xi8>
  %f0e = stablehlo.select %fwb, %r0b, %x : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %f0g = stablehlo.select %fwb, %r0b, %y : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  check.expect_eq %f0ab, %f0e : tensor<2x30x20x3xi8>
  check.expect_eq %f0cb, %f0g : tensor<2x30x20x3xi8>
  %m0a = stablehlo.select %mw, %r0, %x : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %m0c = stablehlo.select %mv, %r0, %y : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %m0ab = stablehlo.optimization_barrier %m0a : tensor<2x30x20x3xi8>
  %m0cb = stablehlo.optimization_barrier %m0c : tensor<2x30x20x3xi8>
  %m0e = stablehlo.select %mwb, %r0b, %x : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %m0g = stablehlo.select %mwb, %r0b, %y : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  check.expect_eq %m0ab, %m0e : tensor<2x30x20x3xi8>
  check.expect_eq %m0cb, %m0g : tensor<2x30x20x3xi8>
  %r1 = stablehlo.reverse %x, dims = [1] : tensor<2x30x20x3xi8>
  %r1b = stablehlo.optimization_barrier %r1 : tensor<2x30x20x3xi8>
  %f1a = stablehlo.select %fw, %r1, %x : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %f1c = stablehlo.select %fv, %r1, %y : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %f1ab = stablehlo.optimization_barrier %f1a : tensor<2x30x20x3xi8>
  %f1cb = stablehlo.optimization_barrier %f1c : tensor<2x30x20x3xi8>
  %f1e = stablehlo.select %fwb, %r1b, %x : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %f1g = stablehlo.select %fwb, %r1b, %y : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  check.expect_eq %f1ab, %f1e : tensor<2x30x20x3xi8>
  check.expect_eq %f1cb, %f1g : tensor<2x30x20x3xi8>
  %m1a = stablehlo.select %mw, %r1, %x : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %m1c = stablehlo.select %mv, %r1, %y : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %m1ab = stablehlo.optimization_barrier %m1a : tensor<2x30x20x3xi8>
  %m1cb = stablehlo.optimization_barrier %m1c : tensor<2x30x20x3xi8>
  %m1e = stablehlo.select %mwb, %r1b, %x : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %m1g = stablehlo.select %mwb, %r1b, %y : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  check.expect_eq %m1ab, %m1e : tensor<2x30x20x3xi8>
  check.expect_eq %m1cb, %m1g : tensor<2x30x20x3xi8>
  %r2 = stablehlo.reverse %x, dims = [0] : tensor<2x30x20x3xi8>
  %r2b = stablehlo.optimization_barrier %r2 : tensor<2x30x20x3xi8>
  %f2a = stablehlo.select %fw, %r2, %x : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %f2c = stablehlo.select %fv, %r2, %y : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %f2ab = stablehlo.optimization_barrier %f2a : tensor<2x30x20x3xi8>
  %f2cb = stablehlo.optimization_barrier %f2c : tensor<2x30x20x3xi8>
  %f2e = stablehlo.select %fwb, %r2b, %x : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %f2g = stablehlo.select %fwb, %r2b, %y : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  check.expect_eq %f2ab, %f2e : tensor<2x30x20x3xi8>
  check.expect_eq %f2cb, %f2g : tensor<2x30x20x3xi8>
  %m2a = stablehlo.select %mw, %r2, %x : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %m2c = stablehlo.select %mv, %r2, %y : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %m2ab = stablehlo.optimization_barrier %m2a : tensor<2x30x20x3xi8>
  %m2cb = stablehlo.optimization_barrier %m2c : tensor<2x30x20x3xi8>
  %m2e = stablehlo.select %mwb, %r2b, %x : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %m2g = stablehlo.select %mwb, %r2b, %y : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  check.expect_eq %m2ab, %m2e : tensor<2x30x20x3xi8>
  check.expect_eq %m2cb, %m2g : tensor<2x30x20x3xi8>
  %r3 = stablehlo.reverse %x, dims = [1, 2] : tensor<2x30x20x3xi8>
  %r3b = stablehlo.optimization_barrier %r3 : tensor<2x30x20x3xi8>
  %f3a = stablehlo.select %fw, %r3, %x : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %f3c = stablehlo.select %fv, %r3, %y : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %f3ab = stablehlo.optimization_barrier %f3a : tensor<2x30x20x3xi8>
  %f3cb = stablehlo.optimization_barrier %f3c : tensor<2x30x20x3xi8>
  %f3e = stablehlo.select %fwb, %r3b, %x : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %f3g = stablehlo.select %fwb, %r3b, %y : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  check.expect_eq %f3ab, %f3e : tensor<2x30x20x3xi8>
  check.expect_eq %f3cb, %f3g : tensor<2x30x20x3xi8>
  %m3a = stablehlo.select %mw, %r3, %x : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %m3c = stablehlo.select %mv, %r3, %y : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %m3ab = stablehlo.optimization_barrier %m3a : tensor<2x30x20x3xi8>
  %m3cb = stablehlo.optimization_barrier %m3c : tensor<2x30x20x3xi8>
  %m3e = stablehlo.select %mwb, %r3b, %x : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %m3g = stablehlo.select %mwb, %r3b, %y : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  check.expect_eq %m3ab, %m3e : tensor<2x30x20x3xi8>
  check.expect_eq %m3cb, %m3g : tensor<2x30x20x3xi8>
  %z0 = stablehlo.iota dim = 0 : tensor<3600xi32>
  %z1 = stablehlo.constant dense<17> : tensor<3600xi32>
  %z2 = stablehlo.multiply %z0, %z1 : tensor<3600xi32>
  %z3 = stablehlo.constant dense<101> : tensor<3600xi32>
  %z4 = stablehlo.remainder %z2, %z3 : tensor<3600xi32>
  %z5 = stablehlo.convert %z4 : (tensor<3600xi32>) -> tensor<3600xi8>
  %z6 = stablehlo.reshape %z5 : (tensor<3600xi8>) -> tensor<2x30x20x3xi8>
  %z = stablehlo.optimization_barrier %z6 : tensor<2x30x20x3xi8>
  %zr = stablehlo.reverse %z, dims = [2] : tensor<2x30x20x3xi8>
  %zrb = stablehlo.optimization_barrier %zr : tensor<2x30x20x3xi8>
  %fn0 = stablehlo.select %fv, %zr, %y : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %fn1 = stablehlo.select %fv, %x, %zr : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %fn = stablehlo.concatenate %fn0, %fn1, dim = 3 : (tensor<2x30x20x3xi8>, tensor<2x30x20x3xi8>) -> tensor<2x30x20x6xi8>
  %fnb = stablehlo.optimization_barrier %fn : tensor<2x30x20x6xi8>
  %fe0 = stablehlo.select %fwb, %zrb, %y : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %fe0b = stablehlo.optimization_barrier %fe0 : tensor<2x30x20x3xi8>
  %fe1 = stablehlo.select %fwb, %x, %zrb : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %fe1b = stablehlo.optimization_barrier %fe1 : tensor<2x30x20x3xi8>
  %fo = stablehlo.concatenate %fe0b, %fe1b, dim = 3 : (tensor<2x30x20x3xi8>, tensor<2x30x20x3xi8>) -> tensor<2x30x20x6xi8>
  check.expect_eq %fnb, %fo : tensor<2x30x20x6xi8>
  %mn0 = stablehlo.select %mv, %zr, %y : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %mn1 = stablehlo.select %mv, %x, %zr : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %mn = stablehlo.concatenate %mn0, %mn1, dim = 3 : (tensor<2x30x20x3xi8>, tensor<2x30x20x3xi8>) -> tensor<2x30x20x6xi8>
  %mnb = stablehlo.optimization_barrier %mn : tensor<2x30x20x6xi8>
  %me0 = stablehlo.select %mwb, %zrb, %y : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %me0b = stablehlo.optimization_barrier %me0 : tensor<2x30x20x3xi8>
  %me1 = stablehlo.select %mwb, %x, %zrb : tensor<2x30x20x3xi1>, tensor<2x30x20x3xi8>
  %me1b = stablehlo.optimization_barrier %me1 : tensor<2x30x20x3xi8>
  %mo = stablehlo.concatenate %me0b, %me1b, dim = 3 : (tensor<2x30x20x3xi8>, tensor<2x30x20x3xi8>) -> tensor<2x30x20x6xi8>
  check.expect_eq %mnb, %mo : tensor<2x30x20x6xi8>
  func.return
}
func.func private @i8_2_9_40_15() {
  %x0 = stablehlo.iota dim = 0 : tensor<10800xi32>
  %x1 = stablehlo.constant dense<7> : tensor<10800xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<10800xi32>
  %x3 = stablehlo.constant dense<113> : tensor<10800xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<10800xi32>
  %x5 = stablehlo.convert %x4 : (tensor<10800xi32>) -> tensor<10800xi8>
  %x6 = stablehlo.reshape %x5 : (tensor<10800xi8>) -> tensor<2x9x40x15xi8>
  %x = stablehlo.optimization_barrier %x6 : tensor<2x9x40x15xi8>
  %y0 = stablehlo.iota dim = 0 : tensor<10800xi32>
  %y1 = stablehlo.constant dense<11> : tensor<10800xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<10800xi32>
  %y3 = stablehlo.constant dense<127> : tensor<10800xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<10800xi32>
  %y5 = stablehlo.convert %y4 : (tensor<10800xi32>) -> tensor<10800xi8>
  %y6 = stablehlo.reshape %y5 : (tensor<10800xi8>) -> tensor<2x9x40x15xi8>
  %y = stablehlo.optimization_barrier %y6 : tensor<2x9x40x15xi8>
  %f0 = stablehlo.iota dim = 0 : tensor<2xi32>
  %f1 = stablehlo.constant dense<5> : tensor<2xi32>
  %f2 = stablehlo.multiply %f0, %f1 : tensor<2xi32>
  %f3 = stablehlo.constant dense<3> : tensor<2xi32>
  %f4 = stablehlo.remainder %f2, %f3 : tensor<2xi32>
  %f5 = stablehlo.convert %f4 : (tensor<2xi32>) -> tensor<2xi32>
  %f6 = stablehlo.reshape %f5 : (tensor<2xi32>) -> tensor<2xi32>
  %f = stablehlo.optimization_barrier %f6 : tensor<2xi32>
  %m0 = stablehlo.iota dim = 0 : tensor<720xi32>
  %m1 = stablehlo.constant dense<13> : tensor<720xi32>
  %m2 = stablehlo.multiply %m0, %m1 : tensor<720xi32>
  %m3 = stablehlo.constant dense<7> : tensor<720xi32>
  %m4 = stablehlo.remainder %m2, %m3 : tensor<720xi32>
  %m5 = stablehlo.convert %m4 : (tensor<720xi32>) -> tensor<720xi32>
  %m6 = stablehlo.reshape %m5 : (tensor<720xi32>) -> tensor<2x9x40xi32>
  %m = stablehlo.optimization_barrier %m6 : tensor<2x9x40xi32>
  %fz = stablehlo.constant dense<1> : tensor<2xi32>
  %fp = stablehlo.compare GE, %f, %fz : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %fw = stablehlo.broadcast_in_dim %fp, dims = [0] : (tensor<2xi1>) -> tensor<2x9x40x15xi1>
  %fwb = stablehlo.optimization_barrier %fw : tensor<2x9x40x15xi1>
  %fpb = stablehlo.optimization_barrier %fp : tensor<2xi1>
  %fv = stablehlo.broadcast_in_dim %fpb, dims = [0] : (tensor<2xi1>) -> tensor<2x9x40x15xi1>
  %mz = stablehlo.constant dense<1> : tensor<2x9x40xi32>
  %mp = stablehlo.compare GE, %m, %mz : (tensor<2x9x40xi32>, tensor<2x9x40xi32>) -> tensor<2x9x40xi1>
  %mw = stablehlo.broadcast_in_dim %mp, dims = [0, 1, 2] : (tensor<2x9x40xi1>) -> tensor<2x9x40x15xi1>
  %mwb = stablehlo.optimization_barrier %mw : tensor<2x9x40x15xi1>
  %mpb = stablehlo.optimization_barrier %mp : tensor<2x9x40xi1>
  %mv = stablehlo.broadcast_in_dim %mpb, dims = [0, 1, 2] : (tensor<2x9x40xi1>) -> tensor<2x9x40x15xi1>
  %r0 = stablehlo.reverse %x, dims = [2] : tensor<2x9x40x15xi8>
  %r0b = stablehlo.optimization_barrier %r0 : tensor<2x9x40x15xi8>
  %f0a = stablehlo.select %fw, %r0, %x : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %f0c = stablehlo.select %fv, %r0, %y : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %f0ab = stablehlo.optimization_barrier %f0a : tensor<2x9x40x15xi8>
  %f0cb = stablehlo.optimization_barrier %f0c : tensor<2x9x40x15xi8>
  %f0e = stablehlo.select %fwb, %r0b, %x : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %f0g = stablehlo.select %fwb, %r0b, %y : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  check.expect_eq %f0ab, %f0e : tensor<2x9x40x15xi8>
  check.expect_eq %f0cb, %f0g : tensor<2x9x40x15xi8>
  %m0a = stablehlo.select %mw, %r0, %x : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %m0c = stablehlo.select %mv, %r0, %y : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %m0ab = stablehlo.optimization_barrier %m0a : tensor<2x9x40x15xi8>
  %m0cb = stablehlo.optimization_barrier %m0c : tensor<2x9x40x15xi8>
  %m0e = stablehlo.select %mwb, %r0b, %x : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %m0g = stablehlo.select %mwb, %r0b, %y : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  check.expect_eq %m0ab, %m0e : tensor<2x9x40x15xi8>
  check.expect_eq %m0cb, %m0g : tensor<2x9x40x15xi8>
  %r1 = stablehlo.reverse %x, dims = [1] : tensor<2x9x40x15xi8>
  %r1b = stablehlo.optimization_barrier %r1 : tensor<2x9x40x15xi8>
  %f1a = stablehlo.select %fw, %r1, %x : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %f1c = stablehlo.select %fv, %r1, %y : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %f1ab = stablehlo.optimization_barrier %f1a : tensor<2x9x40x15xi8>
  %f1cb = stablehlo.optimization_barrier %f1c : tensor<2x9x40x15xi8>
  %f1e = stablehlo.select %fwb, %r1b, %x : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %f1g = stablehlo.select %fwb, %r1b, %y : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  check.expect_eq %f1ab, %f1e : tensor<2x9x40x15xi8>
  check.expect_eq %f1cb, %f1g : tensor<2x9x40x15xi8>
  %m1a = stablehlo.select %mw, %r1, %x : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %m1c = stablehlo.select %mv, %r1, %y : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %m1ab = stablehlo.optimization_barrier %m1a : tensor<2x9x40x15xi8>
  %m1cb = stablehlo.optimization_barrier %m1c : tensor<2x9x40x15xi8>
  %m1e = stablehlo.select %mwb, %r1b, %x : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %m1g = stablehlo.select %mwb, %r1b, %y : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  check.expect_eq %m1ab, %m1e : tensor<2x9x40x15xi8>
  check.expect_eq %m1cb, %m1g : tensor<2x9x40x15xi8>
  %r2 = stablehlo.reverse %x, dims = [0] : tensor<2x9x40x15xi8>
  %r2b = stablehlo.optimization_barrier %r2 : tensor<2x9x40x15xi8>
  %f2a = stablehlo.select %fw, %r2, %x : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %f2c = stablehlo.select %fv, %r2, %y : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %f2ab = stablehlo.optimization_barrier %f2a : tensor<2x9x40x15xi8>
  %f2cb = stablehlo.optimization_barrier %f2c : tensor<2x9x40x15xi8>
  %f2e = stablehlo.select %fwb, %r2b, %x : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %f2g = stablehlo.select %fwb, %r2b, %y : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  check.expect_eq %f2ab, %f2e : tensor<2x9x40x15xi8>
  check.expect_eq %f2cb, %f2g : tensor<2x9x40x15xi8>
  %m2a = stablehlo.select %mw, %r2, %x : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %m2c = stablehlo.select %mv, %r2, %y : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %m2ab = stablehlo.optimization_barrier %m2a : tensor<2x9x40x15xi8>
  %m2cb = stablehlo.optimization_barrier %m2c : tensor<2x9x40x15xi8>
  %m2e = stablehlo.select %mwb, %r2b, %x : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %m2g = stablehlo.select %mwb, %r2b, %y : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  check.expect_eq %m2ab, %m2e : tensor<2x9x40x15xi8>
  check.expect_eq %m2cb, %m2g : tensor<2x9x40x15xi8>
  %r3 = stablehlo.reverse %x, dims = [1, 2] : tensor<2x9x40x15xi8>
  %r3b = stablehlo.optimization_barrier %r3 : tensor<2x9x40x15xi8>
  %f3a = stablehlo.select %fw, %r3, %x : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %f3c = stablehlo.select %fv, %r3, %y : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %f3ab = stablehlo.optimization_barrier %f3a : tensor<2x9x40x15xi8>
  %f3cb = stablehlo.optimization_barrier %f3c : tensor<2x9x40x15xi8>
  %f3e = stablehlo.select %fwb, %r3b, %x : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %f3g = stablehlo.select %fwb, %r3b, %y : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  check.expect_eq %f3ab, %f3e : tensor<2x9x40x15xi8>
  check.expect_eq %f3cb, %f3g : tensor<2x9x40x15xi8>
  %m3a = stablehlo.select %mw, %r3, %x : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %m3c = stablehlo.select %mv, %r3, %y : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %m3ab = stablehlo.optimization_barrier %m3a : tensor<2x9x40x15xi8>
  %m3cb = stablehlo.optimization_barrier %m3c : tensor<2x9x40x15xi8>
  %m3e = stablehlo.select %mwb, %r3b, %x : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %m3g = stablehlo.select %mwb, %r3b, %y : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  check.expect_eq %m3ab, %m3e : tensor<2x9x40x15xi8>
  check.expect_eq %m3cb, %m3g : tensor<2x9x40x15xi8>
  %z0 = stablehlo.iota dim = 0 : tensor<10800xi32>
  %z1 = stablehlo.constant dense<17> : tensor<10800xi32>
  %z2 = stablehlo.multiply %z0, %z1 : tensor<10800xi32>
  %z3 = stablehlo.constant dense<101> : tensor<10800xi32>
  %z4 = stablehlo.remainder %z2, %z3 : tensor<10800xi32>
  %z5 = stablehlo.convert %z4 : (tensor<10800xi32>) -> tensor<10800xi8>
  %z6 = stablehlo.reshape %z5 : (tensor<10800xi8>) -> tensor<2x9x40x15xi8>
  %z = stablehlo.optimization_barrier %z6 : tensor<2x9x40x15xi8>
  %zr = stablehlo.reverse %z, dims = [2] : tensor<2x9x40x15xi8>
  %zrb = stablehlo.optimization_barrier %zr : tensor<2x9x40x15xi8>
  %fn0 = stablehlo.select %fv, %zr, %y : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %fn1 = stablehlo.select %fv, %x, %zr : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %fn = stablehlo.concatenate %fn0, %fn1, dim = 3 : (tensor<2x9x40x15xi8>, tensor<2x9x40x15xi8>) -> tensor<2x9x40x30xi8>
  %fnb = stablehlo.optimization_barrier %fn : tensor<2x9x40x30xi8>
  %fe0 = stablehlo.select %fwb, %zrb, %y : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %fe0b = stablehlo.optimization_barrier %fe0 : tensor<2x9x40x15xi8>
  %fe1 = stablehlo.select %fwb, %x, %zrb : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %fe1b = stablehlo.optimization_barrier %fe1 : tensor<2x9x40x15xi8>
  %fo = stablehlo.concatenate %fe0b, %fe1b, dim = 3 : (tensor<2x9x40x15xi8>, tensor<2x9x40x15xi8>) -> tensor<2x9x40x30xi8>
  check.expect_eq %fnb, %fo : tensor<2x9x40x30xi8>
  %mn0 = stablehlo.select %mv, %zr, %y : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %mn1 = stablehlo.select %mv, %x, %zr : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %mn = stablehlo.concatenate %mn0, %mn1, dim = 3 : (tensor<2x9x40x15xi8>, tensor<2x9x40x15xi8>) -> tensor<2x9x40x30xi8>
  %mnb = stablehlo.optimization_barrier %mn : tensor<2x9x40x30xi8>
  %me0 = stablehlo.select %mwb, %zrb, %y : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %me0b = stablehlo.optimization_barrier %me0 : tensor<2x9x40x15xi8>
  %me1 = stablehlo.select %mwb, %x, %zrb : tensor<2x9x40x15xi1>, tensor<2x9x40x15xi8>
  %me1b = stablehlo.optimization_barrier %me1 : tensor<2x9x40x15xi8>
  %mo = stablehlo.concatenate %me0b, %me1b, dim = 3 : (tensor<2x9x40x15xi8>, tensor<2x9x40x15xi8>) -> tensor<2x9x40x30xi8>
  check.expect_eq %mnb, %mo : tensor<2x9x40x30xi8>
  func.return
}
func.func private @f64_2_24_24_3() {
  %x0 = stablehlo.iota dim = 0 : tensor<3456xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3456xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3456xi32>
  %x3 = stablehlo.constant dense<113> : tensor<3456xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3456xi32>
  %x5 = stablehlo.convert %x4 : (tensor<3456xi32>) -> tensor<3456xf64>
  %x6 = stablehlo.reshape %x5 : (tensor<3456xf64>) -> tensor<2x24x24x3xf64>
  %x = stablehlo.optimization_barrier %x6 : tensor<2x24x24x3xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<3456xi32>
  %y1 = stablehlo.constant dense<11> : tensor<3456xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<3456xi32>
  %y3 = stablehlo.constant dense<127> : tensor<3456xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<3456xi32>
  %y5 = stablehlo.convert %y4 : (tensor<3456xi32>) -> tensor<3456xf64>
  %y6 = stablehlo.reshape %y5 : (tensor<3456xf64>) -> tensor<2x24x24x3xf64>
  %y = stablehlo.optimization_barrier %y6 : tensor<2x24x24x3xf64>
  %f0 = stablehlo.iota dim = 0 : tensor<2xi32>
  %f1 = stablehlo.constant dense<5> : tensor<2xi32>
  %f2 = stablehlo.multiply %f0, %f1 : tensor<2xi32>
  %f3 = stablehlo.constant dense<3> : tensor<2xi32>
  %f4 = stablehlo.remainder %f2, %f3 : tensor<2xi32>
  %f5 = stablehlo.convert %f4 : (tensor<2xi32>) -> tensor<2xi32>
  %f6 = stablehlo.reshape %f5 : (tensor<2xi32>) -> tensor<2xi32>
  %f = stablehlo.optimization_barrier %f6 : tensor<2xi32>
  %m0 = stablehlo.iota dim = 0 : tensor<1152xi32>
  %m1 = stablehlo.constant dense<13> : tensor<1152xi32>
  %m2 = stablehlo.multiply %m0, %m1 : tensor<1152xi32>
  %m3 = stablehlo.constant dense<7> : tensor<1152xi32>
  %m4 = stablehlo.remainder %m2, %m3 : tensor<1152xi32>
  %m5 = stablehlo.convert %m4 : (tensor<1152xi32>) -> tensor<1152xi32>
  %m6 = stablehlo.reshape %m5 : (tensor<1152xi32>) -> tensor<2x24x24xi32>
  %m = stablehlo.optimization_barrier %m6 : tensor<2x24x24xi32>
  %fz = stablehlo.constant dense<1> : tensor<2xi32>
  %fp = stablehlo.compare GE, %f, %fz : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %fw = stablehlo.broadcast_in_dim %fp, dims = [0] : (tensor<2xi1>) -> tensor<2x24x24x3xi1>
  %fwb = stablehlo.optimization_barrier %fw : tensor<2x24x24x3xi1>
  %fpb = stablehlo.optimization_barrier %fp : tensor<2xi1>
  %fv = stablehlo.broadcast_in_dim %fpb, dims = [0] : (tensor<2xi1>) -> tensor<2x24x24x3xi1>
  %mz = stablehlo.constant dense<1> : tensor<2x24x24xi32>
  %mp = stablehlo.compare GE, %m, %mz : (tensor<2x24x24xi32>, tensor<2x24x24xi32>) -> tensor<2x24x24xi1>
  %mw = stablehlo.broadcast_in_dim %mp, dims = [0, 1, 2] : (tensor<2x24x24xi1>) -> tensor<2x24x24x3xi1>
  %mwb = stablehlo.optimization_barrier %mw : tensor<2x24x24x3xi1>
  %mpb = stablehlo.optimization_barrier %mp : tensor<2x24x24xi1>
  %mv = stablehlo.broadcast_in_dim %mpb, dims = [0, 1, 2] : (tensor<2x24x24xi1>) -> tensor<2x24x24x3xi1>
  %r0 = stablehlo.reverse %x, dims = [2] : tensor<2x24x24x3xf64>
  %r0b = stablehlo.optimization_barrier %r0 : tensor<2x24x24x3xf64>
  %f0a = stablehlo.select %fw, %r0, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %f0c = stablehlo.select %fv, %r0, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %f0ab = stablehlo.optimization_barrier %f0a : tensor<2x24x24x3xf64>
  %f0cb = stablehlo.optimization_barrier %f0c : tensor<2x24x24x3xf64>
  %f0e = stablehlo.select %fwb, %r0b, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %f0g = stablehlo.select %fwb, %r0b, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  check.expect_eq %f0ab, %f0e : tensor<2x24x24x3xf64>
  check.expect_eq %f0cb, %f0g : tensor<2x24x24x3xf64>
  %m0a = stablehlo.select %mw, %r0, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %m0c = stablehlo.select %mv, %r0, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %m0ab = stablehlo.optimization_barrier %m0a : tensor<2x24x24x3xf64>
  %m0cb = stablehlo.optimization_barrier %m0c : tensor<2x24x24x3xf64>
  %m0e = stablehlo.select %mwb, %r0b, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %m0g = stablehlo.select %mwb, %r0b, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  check.expect_eq %m0ab, %m0e : tensor<2x24x24x3xf64>
  check.expect_eq %m0cb, %m0g : tensor<2x24x24x3xf64>
  %r1 = stablehlo.reverse %x, dims = [1] : tensor<2x24x24x3xf64>
  %r1b = stablehlo.optimization_barrier %r1 : tensor<2x24x24x3xf64>
  %f1a = stablehlo.select %fw, %r1, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %f1c = stablehlo.select %fv, %r1, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %f1ab = stablehlo.optimization_barrier %f1a : tensor<2x24x24x3xf64>
  %f1cb = stablehlo.optimization_barrier %f1c : tensor<2x24x24x3xf64>
  %f1e = stablehlo.select %fwb, %r1b, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %f1g = stablehlo.select %fwb, %r1b, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  check.expect_eq %f1ab, %f1e : tensor<2x24x24x3xf64>
  check.expect_eq %f1cb, %f1g : tensor<2x24x24x3xf64>
  %m1a = stablehlo.select %mw, %r1, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %m1c = stablehlo.select %mv, %r1, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %m1ab = stablehlo.optimization_barrier %m1a : tensor<2x24x24x3xf64>
  %m1cb = stablehlo.optimization_barrier %m1c : tensor<2x24x24x3xf64>
  %m1e = stablehlo.select %mwb, %r1b, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %m1g = stablehlo.select %mwb, %r1b, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  check.expect_eq %m1ab, %m1e : tensor<2x24x24x3xf64>
  check.expect_eq %m1cb, %m1g : tensor<2x24x24x3xf64>
  %r2 = stablehlo.reverse %x, dims = [0] : tensor<2x24x24x3xf64>
  %r2b = stablehlo.optimization_barrier %r2 : tensor<2x24x24x3xf64>
  %f2a = stablehlo.select %fw, %r2, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %f2c = stablehlo.select %fv, %r2, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %f2ab = stablehlo.optimization_barrier %f2a : tensor<2x24x24x3xf64>
  %f2cb = stablehlo.optimization_barrier %f2c : tensor<2x24x24x3xf64>
  %f2e = stablehlo.select %fwb, %r2b, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %f2g = stablehlo.select %fwb, %r2b, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  check.expect_eq %f2ab, %f2e : tensor<2x24x24x3xf64>
  check.expect_eq %f2cb, %f2g : tensor<2x24x24x3xf64>
  %m2a = stablehlo.select %mw, %r2, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %m2c = stablehlo.select %mv, %r2, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %m2ab = stablehlo.optimization_barrier %m2a : tensor<2x24x24x3xf64>
  %m2cb = stablehlo.optimization_barrier %m2c : tensor<2x24x24x3xf64>
  %m2e = stablehlo.select %mwb, %r2b, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %m2g = stablehlo.select %mwb, %r2b, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  check.expect_eq %m2ab, %m2e : tensor<2x24x24x3xf64>
  check.expect_eq %m2cb, %m2g : tensor<2x24x24x3xf64>
  %r3 = stablehlo.reverse %x, dims = [1, 2] : tensor<2x24x24x3xf64>
  %r3b = stablehlo.optimization_barrier %r3 : tensor<2x24x24x3xf64>
  %f3a = stablehlo.select %fw, %r3, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %f3c = stablehlo.select %fv, %r3, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %f3ab = stablehlo.optimization_barrier %f3a : tensor<2x24x24x3xf64>
  %f3cb = stablehlo.optimization_barrier %f3c : tensor<2x24x24x3xf64>
  %f3e = stablehlo.select %fwb, %r3b, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %f3g = stablehlo.select %fwb, %r3b, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  check.expect_eq %f3ab, %f3e : tensor<2x24x24x3xf64>
  check.expect_eq %f3cb, %f3g : tensor<2x24x24x3xf64>
  %m3a = stablehlo.select %mw, %r3, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %m3c = stablehlo.select %mv, %r3, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %m3ab = stablehlo.optimization_barrier %m3a : tensor<2x24x24x3xf64>
  %m3cb = stablehlo.optimization_barrier %m3c : tensor<2x24x24x3xf64>
  %m3e = stablehlo.select %mwb, %r3b, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %m3g = stablehlo.select %mwb, %r3b, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  check.expect_eq %m3ab, %m3e : tensor<2x24x24x3xf64>
  check.expect_eq %m3cb, %m3g : tensor<2x24x24x3xf64>
  %z0 = stablehlo.iota dim = 0 : tensor<3456xi32>
  %z1 = stablehlo.constant dense<17> : tensor<3456xi32>
  %z2 = stablehlo.multiply %z0, %z1 : tensor<3456xi32>
  %z3 = stablehlo.constant dense<101> : tensor<3456xi32>
  %z4 = stablehlo.remainder %z2, %z3 : tensor<3456xi32>
  %z5 = stablehlo.convert %z4 : (tensor<3456xi32>) -> tensor<3456xf64>
  %z6 = stablehlo.reshape %z5 : (tensor<3456xf64>) -> tensor<2x24x24x3xf64>
  %z = stablehlo.optimization_barrier %z6 : tensor<2x24x24x3xf64>
  %zr = stablehlo.reverse %z, dims = [2] : tensor<2x24x24x3xf64>
  %zrb = stablehlo.optimization_barrier %zr : tensor<2x24x24x3xf64>
  %fn0 = stablehlo.select %fv, %zr, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %fn1 = stablehlo.select %fv, %x, %zr : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %fn = stablehlo.concatenate %fn0, %fn1, dim = 3 : (tensor<2x24x24x3xf64>, tensor<2x24x24x3xf64>) -> tensor<2x24x24x6xf64>
  %fnb = stablehlo.optimization_barrier %fn : tensor<2x24x24x6xf64>
  %fe0 = stablehlo.select %fwb, %zrb, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %fe0b = stablehlo.optimization_barrier %fe0 : tensor<2x24x24x3xf64>
  %fe1 = stablehlo.select %fwb, %x, %zrb : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %fe1b = stablehlo.optimization_barrier %fe1 : tensor<2x24x24x3xf64>
  %fo = stablehlo.concatenate %fe0b, %fe1b, dim = 3 : (tensor<2x24x24x3xf64>, tensor<2x24x24x3xf64>) -> tensor<2x24x24x6xf64>
  check.expect_eq %fnb, %fo : tensor<2x24x24x6xf64>
  %mn0 = stablehlo.select %mv, %zr, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %mn1 = stablehlo.select %mv, %x, %zr : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %mn = stablehlo.concatenate %mn0, %mn1, dim = 3 : (tensor<2x24x24x3xf64>, tensor<2x24x24x3xf64>) -> tensor<2x24x24x6xf64>
  %mnb = stablehlo.optimization_barrier %mn : tensor<2x24x24x6xf64>
  %me0 = stablehlo.select %mwb, %zrb, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %me0b = stablehlo.optimization_barrier %me0 : tensor<2x24x24x3xf64>
  %me1 = stablehlo.select %mwb, %x, %zrb : tensor<2x24x24x3xi1>, tensor<2x24x24x3xf64>
  %me1b = stablehlo.optimization_barrier %me1 : tensor<2x24x24x3xf64>
  %mo = stablehlo.concatenate %me0b, %me1b, dim = 3 : (tensor<2x24x24x3xf64>, tensor<2x24x24x3xf64>) -> tensor<2x24x24x6xf64>
  check.expect_eq %mnb, %mo : tensor<2x24x24x6xf64>
  func.return
}
func.func private @bf16_2_24_24_3() {
  %x0 = stablehlo.iota dim = 0 : tensor<3456xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3456xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3456xi32>
  %x3 = stablehlo.constant dense<113> : tensor<3456xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3456xi32>
  %x5 = stablehlo.convert %x4 : (tensor<3456xi32>) -> tensor<3456xbf16>
  %x6 = stablehlo.reshape %x5 : (tensor<3456xbf16>) -> tensor<2x24x24x3xbf16>
  %x = stablehlo.optimization_barrier %x6 : tensor<2x24x24x3xbf16>
  %y0 = stablehlo.iota dim = 0 : tensor<3456xi32>
  %y1 = stablehlo.constant dense<11> : tensor<3456xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<3456xi32>
  %y3 = stablehlo.constant dense<127> : tensor<3456xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<3456xi32>
  %y5 = stablehlo.convert %y4 : (tensor<3456xi32>) -> tensor<3456xbf16>
  %y6 = stablehlo.reshape %y5 : (tensor<3456xbf16>) -> tensor<2x24x24x3xbf16>
  %y = stablehlo.optimization_barrier %y6 : tensor<2x24x24x3xbf16>
  %f0 = stablehlo.iota dim = 0 : tensor<2xi32>
  %f1 = stablehlo.constant dense<5> : tensor<2xi32>
  %f2 = stablehlo.multiply %f0, %f1 : tensor<2xi32>
  %f3 = stablehlo.constant dense<3> : tensor<2xi32>
  %f4 = stablehlo.remainder %f2, %f3 : tensor<2xi32>
  %f5 = stablehlo.convert %f4 : (tensor<2xi32>) -> tensor<2xi32>
  %f6 = stablehlo.reshape %f5 : (tensor<2xi32>) -> tensor<2xi32>
  %f = stablehlo.optimization_barrier %f6 : tensor<2xi32>
  %m0 = stablehlo.iota dim = 0 : tensor<1152xi32>
  %m1 = stablehlo.constant dense<13> : tensor<1152xi32>
  %m2 = stablehlo.multiply %m0, %m1 : tensor<1152xi32>
  %m3 = stablehlo.constant dense<7> : tensor<1152xi32>
  %m4 = stablehlo.remainder %m2, %m3 : tensor<1152xi32>
  %m5 = stablehlo.convert %m4 : (tensor<1152xi32>) -> tensor<1152xi32>
  %m6 = stablehlo.reshape %m5 : (tensor<1152xi32>) -> tensor<2x24x24xi32>
  %m = stablehlo.optimization_barrier %m6 : tensor<2x24x24xi32>
  %fz = stablehlo.constant dense<1> : tensor<2xi32>
  %fp = stablehlo.compare GE, %f, %fz : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %fw = stablehlo.broadcast_in_dim %fp, dims = [0] : (tensor<2xi1>) -> tensor<2x24x24x3xi1>
  %fwb = stablehlo.optimization_barrier %fw : tensor<2x24x24x3xi1>
  %fpb = stablehlo.optimization_barrier %fp : tensor<2xi1>
  %fv = stablehlo.broadcast_in_dim %fpb, dims = [0] : (tensor<2xi1>) -> tensor<2x24x24x3xi1>
  %mz = stablehlo.constant dense<1> : tensor<2x24x24xi32>
  %mp = stablehlo.compare GE, %m, %mz : (tensor<2x24x24xi32>, tensor<2x24x24xi32>) -> tensor<2x24x24xi1>
  %mw = stablehlo.broadcast_in_dim %mp, dims = [0, 1, 2] : (tensor<2x24x24xi1>) -> tensor<2x24x24x3xi1>
  %mwb = stablehlo.optimization_barrier %mw : tensor<2x24x24x3xi1>
  %mpb = stablehlo.optimization_barrier %mp : tensor<2x24x24xi1>
  %mv = stablehlo.broadcast_in_dim %mpb, dims = [0, 1, 2] : (tensor<2x24x24xi1>) -> tensor<2x24x24x3xi1>
  %r0 = stablehlo.reverse %x, dims = [2] : tensor<2x24x24x3xbf16>
  %r0b = stablehlo.optimization_barrier %r0 : tensor<2x24x24x3xbf16>
  %f0a = stablehlo.select %fw, %r0, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %f0c = stablehlo.select %fv, %r0, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %f0ab = stablehlo.optimization_barrier %f0a : tensor<2x24x24x3xbf16>
  %f0cb = stablehlo.optimization_barrier %f0c : tensor<2x24x24x3xbf16>
  %f0e = stablehlo.select %fwb, %r0b, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %f0g = stablehlo.select %fwb, %r0b, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  check.expect_eq %f0ab, %f0e : tensor<2x24x24x3xbf16>
  check.expect_eq %f0cb, %f0g : tensor<2x24x24x3xbf16>
  %m0a = stablehlo.select %mw, %r0, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %m0c = stablehlo.select %mv, %r0, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %m0ab = stablehlo.optimization_barrier %m0a : tensor<2x24x24x3xbf16>
  %m0cb = stablehlo.optimization_barrier %m0c : tensor<2x24x24x3xbf16>
  %m0e = stablehlo.select %mwb, %r0b, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %m0g = stablehlo.select %mwb, %r0b, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  check.expect_eq %m0ab, %m0e : tensor<2x24x24x3xbf16>
  check.expect_eq %m0cb, %m0g : tensor<2x24x24x3xbf16>
  %r1 = stablehlo.reverse %x, dims = [1] : tensor<2x24x24x3xbf16>
  %r1b = stablehlo.optimization_barrier %r1 : tensor<2x24x24x3xbf16>
  %f1a = stablehlo.select %fw, %r1, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %f1c = stablehlo.select %fv, %r1, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %f1ab = stablehlo.optimization_barrier %f1a : tensor<2x24x24x3xbf16>
  %f1cb = stablehlo.optimization_barrier %f1c : tensor<2x24x24x3xbf16>
  %f1e = stablehlo.select %fwb, %r1b, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %f1g = stablehlo.select %fwb, %r1b, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  check.expect_eq %f1ab, %f1e : tensor<2x24x24x3xbf16>
  check.expect_eq %f1cb, %f1g : tensor<2x24x24x3xbf16>
  %m1a = stablehlo.select %mw, %r1, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %m1c = stablehlo.select %mv, %r1, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %m1ab = stablehlo.optimization_barrier %m1a : tensor<2x24x24x3xbf16>
  %m1cb = stablehlo.optimization_barrier %m1c : tensor<2x24x24x3xbf16>
  %m1e = stablehlo.select %mwb, %r1b, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %m1g = stablehlo.select %mwb, %r1b, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  check.expect_eq %m1ab, %m1e : tensor<2x24x24x3xbf16>
  check.expect_eq %m1cb, %m1g : tensor<2x24x24x3xbf16>
  %r2 = stablehlo.reverse %x, dims = [0] : tensor<2x24x24x3xbf16>
  %r2b = stablehlo.optimization_barrier %r2 : tensor<2x24x24x3xbf16>
  %f2a = stablehlo.select %fw, %r2, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %f2c = stablehlo.select %fv, %r2, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %f2ab = stablehlo.optimization_barrier %f2a : tensor<2x24x24x3xbf16>
  %f2cb = stablehlo.optimization_barrier %f2c : tensor<2x24x24x3xbf16>
  %f2e = stablehlo.select %fwb, %r2b, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %f2g = stablehlo.select %fwb, %r2b, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  check.expect_eq %f2ab, %f2e : tensor<2x24x24x3xbf16>
  check.expect_eq %f2cb, %f2g : tensor<2x24x24x3xbf16>
  %m2a = stablehlo.select %mw, %r2, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %m2c = stablehlo.select %mv, %r2, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %m2ab = stablehlo.optimization_barrier %m2a : tensor<2x24x24x3xbf16>
  %m2cb = stablehlo.optimization_barrier %m2c : tensor<2x24x24x3xbf16>
  %m2e = stablehlo.select %mwb, %r2b, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %m2g = stablehlo.select %mwb, %r2b, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  check.expect_eq %m2ab, %m2e : tensor<2x24x24x3xbf16>
  check.expect_eq %m2cb, %m2g : tensor<2x24x24x3xbf16>
  %r3 = stablehlo.reverse %x, dims = [1, 2] : tensor<2x24x24x3xbf16>
  %r3b = stablehlo.optimization_barrier %r3 : tensor<2x24x24x3xbf16>
  %f3a = stablehlo.select %fw, %r3, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %f3c = stablehlo.select %fv, %r3, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %f3ab = stablehlo.optimization_barrier %f3a : tensor<2x24x24x3xbf16>
  %f3cb = stablehlo.optimization_barrier %f3c : tensor<2x24x24x3xbf16>
  %f3e = stablehlo.select %fwb, %r3b, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %f3g = stablehlo.select %fwb, %r3b, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  check.expect_eq %f3ab, %f3e : tensor<2x24x24x3xbf16>
  check.expect_eq %f3cb, %f3g : tensor<2x24x24x3xbf16>
  %m3a = stablehlo.select %mw, %r3, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %m3c = stablehlo.select %mv, %r3, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %m3ab = stablehlo.optimization_barrier %m3a : tensor<2x24x24x3xbf16>
  %m3cb = stablehlo.optimization_barrier %m3c : tensor<2x24x24x3xbf16>
  %m3e = stablehlo.select %mwb, %r3b, %x : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %m3g = stablehlo.select %mwb, %r3b, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  check.expect_eq %m3ab, %m3e : tensor<2x24x24x3xbf16>
  check.expect_eq %m3cb, %m3g : tensor<2x24x24x3xbf16>
  %z0 = stablehlo.iota dim = 0 : tensor<3456xi32>
  %z1 = stablehlo.constant dense<17> : tensor<3456xi32>
  %z2 = stablehlo.multiply %z0, %z1 : tensor<3456xi32>
  %z3 = stablehlo.constant dense<101> : tensor<3456xi32>
  %z4 = stablehlo.remainder %z2, %z3 : tensor<3456xi32>
  %z5 = stablehlo.convert %z4 : (tensor<3456xi32>) -> tensor<3456xbf16>
  %z6 = stablehlo.reshape %z5 : (tensor<3456xbf16>) -> tensor<2x24x24x3xbf16>
  %z = stablehlo.optimization_barrier %z6 : tensor<2x24x24x3xbf16>
  %zr = stablehlo.reverse %z, dims = [2] : tensor<2x24x24x3xbf16>
  %zrb = stablehlo.optimization_barrier %zr : tensor<2x24x24x3xbf16>
  %fn0 = stablehlo.select %fv, %zr, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %fn1 = stablehlo.select %fv, %x, %zr : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %fn = stablehlo.concatenate %fn0, %fn1, dim = 3 : (tensor<2x24x24x3xbf16>, tensor<2x24x24x3xbf16>) -> tensor<2x24x24x6xbf16>
  %fnb = stablehlo.optimization_barrier %fn : tensor<2x24x24x6xbf16>
  %fe0 = stablehlo.select %fwb, %zrb, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %fe0b = stablehlo.optimization_barrier %fe0 : tensor<2x24x24x3xbf16>
  %fe1 = stablehlo.select %fwb, %x, %zrb : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %fe1b = stablehlo.optimization_barrier %fe1 : tensor<2x24x24x3xbf16>
  %fo = stablehlo.concatenate %fe0b, %fe1b, dim = 3 : (tensor<2x24x24x3xbf16>, tensor<2x24x24x3xbf16>) -> tensor<2x24x24x6xbf16>
  check.expect_eq %fnb, %fo : tensor<2x24x24x6xbf16>
  %mn0 = stablehlo.select %mv, %zr, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %mn1 = stablehlo.select %mv, %x, %zr : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %mn = stablehlo.concatenate %mn0, %mn1, dim = 3 : (tensor<2x24x24x3xbf16>, tensor<2x24x24x3xbf16>) -> tensor<2x24x24x6xbf16>
  %mnb = stablehlo.optimization_barrier %mn : tensor<2x24x24x6xbf16>
  %me0 = stablehlo.select %mwb, %zrb, %y : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %me0b = stablehlo.optimization_barrier %me0 : tensor<2x24x24x3xbf16>
  %me1 = stablehlo.select %mwb, %x, %zrb : tensor<2x24x24x3xi1>, tensor<2x24x24x3xbf16>
  %me1b = stablehlo.optimization_barrier %me1 : tensor<2x24x24x3xbf16>
  %mo = stablehlo.concatenate %me0b, %me1b, dim = 3 : (tensor<2x24x24x3xbf16>, tensor<2x24x24x3xbf16>) -> tensor<2x24x24x6xbf16>
  check.expect_eq %mnb, %mo : tensor<2x24x24x6xbf16>
  func.return
}
func.func private @f32_2_20_20_9() {
  %x0 = stablehlo.iota dim = 0 : tensor<7200xi32>
  %x1 = stablehlo.constant dense<7> : tensor<7200xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<7200xi32>
  %x3 = stablehlo.constant dense<113> : tensor<7200xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<7200xi32>
  %x5 = stablehlo.convert %x4 : (tensor<7200xi32>) -> tensor<7200xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<7200xf32>) -> tensor<2x20x20x9xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<2x20x20x9xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<7200xi32>
  %y1 = stablehlo.constant dense<11> : tensor<7200xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<7200xi32>
  %y3 = stablehlo.constant dense<127> : tensor<7200xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<7200xi32>
  %y5 = stablehlo.convert %y4 : (tensor<7200xi32>) -> tensor<7200xf32>
  %y6 = stablehlo.reshape %y5 : (tensor<7200xf32>) -> tensor<2x20x20x9xf32>
  %y = stablehlo.optimization_barrier %y6 : tensor<2x20x20x9xf32>
  %f0 = stablehlo.iota dim = 0 : tensor<2xi32>
  %f1 = stablehlo.constant dense<5> : tensor<2xi32>
  %f2 = stablehlo.multiply %f0, %f1 : tensor<2xi32>
  %f3 = stablehlo.constant dense<3> : tensor<2xi32>
  %f4 = stablehlo.remainder %f2, %f3 : tensor<2xi32>
  %f5 = stablehlo.convert %f4 : (tensor<2xi32>) -> tensor<2xi32>
  %f6 = stablehlo.reshape %f5 : (tensor<2xi32>) -> tensor<2xi32>
  %f = stablehlo.optimization_barrier %f6 : tensor<2xi32>
  %m0 = stablehlo.iota dim = 0 : tensor<800xi32>
  %m1 = stablehlo.constant dense<13> : tensor<800xi32>
  %m2 = stablehlo.multiply %m0, %m1 : tensor<800xi32>
  %m3 = stablehlo.constant dense<7> : tensor<800xi32>
  %m4 = stablehlo.remainder %m2, %m3 : tensor<800xi32>
  %m5 = stablehlo.convert %m4 : (tensor<800xi32>) -> tensor<800xi32>
  %m6 = stablehlo.reshape %m5 : (tensor<800xi32>) -> tensor<2x20x20xi32>
  %m = stablehlo.optimization_barrier %m6 : tensor<2x20x20xi32>
  %fz = stablehlo.constant dense<1> : tensor<2xi32>
  %fp = stablehlo.compare GE, %f, %fz : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %fw = stablehlo.broadcast_in_dim %fp, dims = [0] : (tensor<2xi1>) -> tensor<2x20x20x9xi1>
  %fwb = stablehlo.optimization_barrier %fw : tensor<2x20x20x9xi1>
  %fpb = stablehlo.optimization_barrier %fp : tensor<2xi1>
  %fv = stablehlo.broadcast_in_dim %fpb, dims = [0] : (tensor<2xi1>) -> tensor<2x20x20x9xi1>
  %mz = stablehlo.constant dense<1> : tensor<2x20x20xi32>
  %mp = stablehlo.compare GE, %m, %mz : (tensor<2x20x20xi32>, tensor<2x20x20xi32>) -> tensor<2x20x20xi1>
  %mw = stablehlo.broadcast_in_dim %mp, dims = [0, 1, 2] : (tensor<2x20x20xi1>) -> tensor<2x20x20x9xi1>
  %mwb = stablehlo.optimization_barrier %mw : tensor<2x20x20x9xi1>
  %mpb = stablehlo.optimization_barrier %mp : tensor<2x20x20xi1>
  %mv = stablehlo.broadcast_in_dim %mpb, dims = [0, 1, 2] : (tensor<2x20x20xi1>) -> tensor<2x20x20x9xi1>
  %r0 = stablehlo.reverse %x, dims = [2] : tensor<2x20x20x9xf32>
  %r0b = stablehlo.optimization_barrier %r0 : tensor<2x20x20x9xf32>
  %f0a = stablehlo.select %fw, %r0, %x : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %f0c = stablehlo.select %fv, %r0, %y : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %f0ab = stablehlo.optimization_barrier %f0a : tensor<2x20x20x9xf32>
  %f0cb = stablehlo.optimization_barrier %f0c : tensor<2x20x20x9xf32>
  %f0e = stablehlo.select %fwb, %r0b, %x : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %f0g = stablehlo.select %fwb, %r0b, %y : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  check.expect_eq %f0ab, %f0e : tensor<2x20x20x9xf32>
  check.expect_eq %f0cb, %f0g : tensor<2x20x20x9xf32>
  %m0a = stablehlo.select %mw, %r0, %x : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %m0c = stablehlo.select %mv, %r0, %y : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %m0ab = stablehlo.optimization_barrier %m0a : tensor<2x20x20x9xf32>
  %m0cb = stablehlo.optimization_barrier %m0c : tensor<2x20x20x9xf32>
  %m0e = stablehlo.select %mwb, %r0b, %x : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %m0g = stablehlo.select %mwb, %r0b, %y : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  check.expect_eq %m0ab, %m0e : tensor<2x20x20x9xf32>
  check.expect_eq %m0cb, %m0g : tensor<2x20x20x9xf32>
  %r1 = stablehlo.reverse %x, dims = [1] : tensor<2x20x20x9xf32>
  %r1b = stablehlo.optimization_barrier %r1 : tensor<2x20x20x9xf32>
  %f1a = stablehlo.select %fw, %r1, %x : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %f1c = stablehlo.select %fv, %r1, %y : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %f1ab = stablehlo.optimization_barrier %f1a : tensor<2x20x20x9xf32>
  %f1cb = stablehlo.optimization_barrier %f1c : tensor<2x20x20x9xf32>
  %f1e = stablehlo.select %fwb, %r1b, %x : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %f1g = stablehlo.select %fwb, %r1b, %y : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  check.expect_eq %f1ab, %f1e : tensor<2x20x20x9xf32>
  check.expect_eq %f1cb, %f1g : tensor<2x20x20x9xf32>
  %m1a = stablehlo.select %mw, %r1, %x : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %m1c = stablehlo.select %mv, %r1, %y : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %m1ab = stablehlo.optimization_barrier %m1a : tensor<2x20x20x9xf32>
  %m1cb = stablehlo.optimization_barrier %m1c : tensor<2x20x20x9xf32>
  %m1e = stablehlo.select %mwb, %r1b, %x : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %m1g = stablehlo.select %mwb, %r1b, %y : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  check.expect_eq %m1ab, %m1e : tensor<2x20x20x9xf32>
  check.expect_eq %m1cb, %m1g : tensor<2x20x20x9xf32>
  %r2 = stablehlo.reverse %x, dims = [0] : tensor<2x20x20x9xf32>
  %r2b = stablehlo.optimization_barrier %r2 : tensor<2x20x20x9xf32>
  %f2a = stablehlo.select %fw, %r2, %x : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %f2c = stablehlo.select %fv, %r2, %y : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %f2ab = stablehlo.optimization_barrier %f2a : tensor<2x20x20x9xf32>
  %f2cb = stablehlo.optimization_barrier %f2c : tensor<2x20x20x9xf32>
  %f2e = stablehlo.select %fwb, %r2b, %x : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %f2g = stablehlo.select %fwb, %r2b, %y : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  check.expect_eq %f2ab, %f2e : tensor<2x20x20x9xf32>
  check.expect_eq %f2cb, %f2g : tensor<2x20x20x9xf32>
  %m2a = stablehlo.select %mw, %r2, %x : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %m2c = stablehlo.select %mv, %r2, %y : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %m2ab = stablehlo.optimization_barrier %m2a : tensor<2x20x20x9xf32>
  %m2cb = stablehlo.optimization_barrier %m2c : tensor<2x20x20x9xf32>
  %m2e = stablehlo.select %mwb, %r2b, %x : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %m2g = stablehlo.select %mwb, %r2b, %y : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  check.expect_eq %m2ab, %m2e : tensor<2x20x20x9xf32>
  check.expect_eq %m2cb, %m2g : tensor<2x20x20x9xf32>
  %r3 = stablehlo.reverse %x, dims = [1, 2] : tensor<2x20x20x9xf32>
  %r3b = stablehlo.optimization_barrier %r3 : tensor<2x20x20x9xf32>
  %f3a = stablehlo.select %fw, %r3, %x : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %f3c = stablehlo.select %fv, %r3, %y : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %f3ab = stablehlo.optimization_barrier %f3a : tensor<2x20x20x9xf32>
  %f3cb = stablehlo.optimization_barrier %f3c : tensor<2x20x20x9xf32>
  %f3e = stablehlo.select %fwb, %r3b, %x : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %f3g = stablehlo.select %fwb, %r3b, %y : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  check.expect_eq %f3ab, %f3e : tensor<2x20x20x9xf32>
  check.expect_eq %f3cb, %f3g : tensor<2x20x20x9xf32>
  %m3a = stablehlo.select %mw, %r3, %x : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %m3c = stablehlo.select %mv, %r3, %y : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %m3ab = stablehlo.optimization_barrier %m3a : tensor<2x20x20x9xf32>
  %m3cb = stablehlo.optimization_barrier %m3c : tensor<2x20x20x9xf32>
  %m3e = stablehlo.select %mwb, %r3b, %x : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %m3g = stablehlo.select %mwb, %r3b, %y : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  check.expect_eq %m3ab, %m3e : tensor<2x20x20x9xf32>
  check.expect_eq %m3cb, %m3g : tensor<2x20x20x9xf32>
  %z0 = stablehlo.iota dim = 0 : tensor<7200xi32>
  %z1 = stablehlo.constant dense<17> : tensor<7200xi32>
  %z2 = stablehlo.multiply %z0, %z1 : tensor<7200xi32>
  %z3 = stablehlo.constant dense<101> : tensor<7200xi32>
  %z4 = stablehlo.remainder %z2, %z3 : tensor<7200xi32>
  %z5 = stablehlo.convert %z4 : (tensor<7200xi32>) -> tensor<7200xf32>
  %z6 = stablehlo.reshape %z5 : (tensor<7200xf32>) -> tensor<2x20x20x9xf32>
  %z = stablehlo.optimization_barrier %z6 : tensor<2x20x20x9xf32>
  %zr = stablehlo.reverse %z, dims = [2] : tensor<2x20x20x9xf32>
  %zrb = stablehlo.optimization_barrier %zr : tensor<2x20x20x9xf32>
  %fn0 = stablehlo.select %fv, %zr, %y : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %fn1 = stablehlo.select %fv, %x, %zr : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %fn = stablehlo.concatenate %fn0, %fn1, dim = 3 : (tensor<2x20x20x9xf32>, tensor<2x20x20x9xf32>) -> tensor<2x20x20x18xf32>
  %fnb = stablehlo.optimization_barrier %fn : tensor<2x20x20x18xf32>
  %fe0 = stablehlo.select %fwb, %zrb, %y : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %fe0b = stablehlo.optimization_barrier %fe0 : tensor<2x20x20x9xf32>
  %fe1 = stablehlo.select %fwb, %x, %zrb : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %fe1b = stablehlo.optimization_barrier %fe1 : tensor<2x20x20x9xf32>
  %fo = stablehlo.concatenate %fe0b, %fe1b, dim = 3 : (tensor<2x20x20x9xf32>, tensor<2x20x20x9xf32>) -> tensor<2x20x20x18xf32>
  check.expect_eq %fnb, %fo : tensor<2x20x20x18xf32>
  %mn0 = stablehlo.select %mv, %zr, %y : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %mn1 = stablehlo.select %mv, %x, %zr : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %mn = stablehlo.concatenate %mn0, %mn1, dim = 3 : (tensor<2x20x20x9xf32>, tensor<2x20x20x9xf32>) -> tensor<2x20x20x18xf32>
  %mnb = stablehlo.optimization_barrier %mn : tensor<2x20x20x18xf32>
  %me0 = stablehlo.select %mwb, %zrb, %y : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %me0b = stablehlo.optimization_barrier %me0 : tensor<2x20x20x9xf32>
  %me1 = stablehlo.select %mwb, %x, %zrb : tensor<2x20x20x9xi1>, tensor<2x20x20x9xf32>
  %me1b = stablehlo.optimization_barrier %me1 : tensor<2x20x20x9xf32>
  %mo = stablehlo.concatenate %me0b, %me1b, dim = 3 : (tensor<2x20x20x9xf32>, tensor<2x20x20x9xf32>) -> tensor<2x20x20x18xf32>
  check.expect_eq %mnb, %mo : tensor<2x20x20x18xf32>
  func.return
}
func.func private @f32_3_70_10_3() {
  %x0 = stablehlo.iota dim = 0 : tensor<6300xi32>
  %x1 = stablehlo.constant dense<7> : tensor<6300xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<6300xi32>
  %x3 = stablehlo.constant dense<113> : tensor<6300xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<6300xi32>
  %x5 = stablehlo.convert %x4 : (tensor<6300xi32>) -> tensor<6300xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<6300xf32>) -> tensor<3x70x10x3xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<3x70x10x3xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<6300xi32>
  %y1 = stablehlo.constant dense<11> : tensor<6300xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<6300xi32>
  %y3 = stablehlo.constant dense<127> : tensor<6300xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<6300xi32>
  %y5 = stablehlo.convert %y4 : (tensor<6300xi32>) -> tensor<6300xf32>
  %y6 = stablehlo.reshape %y5 : (tensor<6300xf32>) -> tensor<3x70x10x3xf32>
  %y = stablehlo.optimization_barrier %y6 : tensor<3x70x10x3xf32>
  %f0 = stablehlo.iota dim = 0 : tensor<3xi32>
  %f1 = stablehlo.constant dense<5> : tensor<3xi32>
  %f2 = stablehlo.multiply %f0, %f1 : tensor<3xi32>
  %f3 = stablehlo.constant dense<3> : tensor<3xi32>
  %f4 = stablehlo.remainder %f2, %f3 : tensor<3xi32>
  %f5 = stablehlo.convert %f4 : (tensor<3xi32>) -> tensor<3xi32>
  %f6 = stablehlo.reshape %f5 : (tensor<3xi32>) -> tensor<3xi32>
  %f = stablehlo.optimization_barrier %f6 : tensor<3xi32>
  %m0 = stablehlo.iota dim = 0 : tensor<2100xi32>
  %m1 = stablehlo.constant dense<13> : tensor<2100xi32>
  %m2 = stablehlo.multiply %m0, %m1 : tensor<2100xi32>
  %m3 = stablehlo.constant dense<7> : tensor<2100xi32>
  %m4 = stablehlo.remainder %m2, %m3 : tensor<2100xi32>
  %m5 = stablehlo.convert %m4 : (tensor<2100xi32>) -> tensor<2100xi32>
  %m6 = stablehlo.reshape %m5 : (tensor<2100xi32>) -> tensor<3x70x10xi32>
  %m = stablehlo.optimization_barrier %m6 : tensor<3x70x10xi32>
  %fz = stablehlo.constant dense<1> : tensor<3xi32>
  %fp = stablehlo.compare GE, %f, %fz : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %fw = stablehlo.broadcast_in_dim %fp, dims = [0] : (tensor<3xi1>) -> tensor<3x70x10x3xi1>
  %fwb = stablehlo.optimization_barrier %fw : tensor<3x70x10x3xi1>
  %fpb = stablehlo.optimization_barrier %fp : tensor<3xi1>
  %fv = stablehlo.broadcast_in_dim %fpb, dims = [0] : (tensor<3xi1>) -> tensor<3x70x10x3xi1>
  %mz = stablehlo.constant dense<1> : tensor<3x70x10xi32>
  %mp = stablehlo.compare GE, %m, %mz : (tensor<3x70x10xi32>, tensor<3x70x10xi32>) -> tensor<3x70x10xi1>
  %mw = stablehlo.broadcast_in_dim %mp, dims = [0, 1, 2] : (tensor<3x70x10xi1>) -> tensor<3x70x10x3xi1>
  %mwb = stablehlo.optimization_barrier %mw : tensor<3x70x10x3xi1>
  %mpb = stablehlo.optimization_barrier %mp : tensor<3x70x10xi1>
  %mv = stablehlo.broadcast_in_dim %mpb, dims = [0, 1, 2] : (tensor<3x70x10xi1>) -> tensor<3x70x10x3xi1>
  %r0 = stablehlo.reverse %x, dims = [2] : tensor<3x70x10x3xf32>
  %r0b = stablehlo.optimization_barrier %r0 : tensor<3x70x10x3xf32>
  %f0a = stablehlo.select %fw, %r0, %x : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %f0c = stablehlo.select %fv, %r0, %y : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %f0ab = stablehlo.optimization_barrier %f0a : tensor<3x70x10x3xf32>
  %f0cb = stablehlo.optimization_barrier %f0c : tensor<3x70x10x3xf32>
  %f0e = stablehlo.select %fwb, %r0b, %x : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %f0g = stablehlo.select %fwb, %r0b, %y : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  check.expect_eq %f0ab, %f0e : tensor<3x70x10x3xf32>
  check.expect_eq %f0cb, %f0g : tensor<3x70x10x3xf32>
  %m0a = stablehlo.select %mw, %r0, %x : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %m0c = stablehlo.select %mv, %r0, %y : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %m0ab = stablehlo.optimization_barrier %m0a : tensor<3x70x10x3xf32>
  %m0cb = stablehlo.optimization_barrier %m0c : tensor<3x70x10x3xf32>
  %m0e = stablehlo.select %mwb, %r0b, %x : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %m0g = stablehlo.select %mwb, %r0b, %y : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  check.expect_eq %m0ab, %m0e : tensor<3x70x10x3xf32>
  check.expect_eq %m0cb, %m0g : tensor<3x70x10x3xf32>
  %r1 = stablehlo.reverse %x, dims = [1] : tensor<3x70x10x3xf32>
  %r1b = stablehlo.optimization_barrier %r1 : tensor<3x70x10x3xf32>
  %f1a = stablehlo.select %fw, %r1, %x : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %f1c = stablehlo.select %fv, %r1, %y : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %f1ab = stablehlo.optimization_barrier %f1a : tensor<3x70x10x3xf32>
  %f1cb = stablehlo.optimization_barrier %f1c : tensor<3x70x10x3xf32>
  %f1e = stablehlo.select %fwb, %r1b, %x : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %f1g = stablehlo.select %fwb, %r1b, %y : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  check.expect_eq %f1ab, %f1e : tensor<3x70x10x3xf32>
  check.expect_eq %f1cb, %f1g : tensor<3x70x10x3xf32>
  %m1a = stablehlo.select %mw, %r1, %x : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %m1c = stablehlo.select %mv, %r1, %y : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %m1ab = stablehlo.optimization_barrier %m1a : tensor<3x70x10x3xf32>
  %m1cb = stablehlo.optimization_barrier %m1c : tensor<3x70x10x3xf32>
  %m1e = stablehlo.select %mwb, %r1b, %x : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %m1g = stablehlo.select %mwb, %r1b, %y : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  check.expect_eq %m1ab, %m1e : tensor<3x70x10x3xf32>
  check.expect_eq %m1cb, %m1g : tensor<3x70x10x3xf32>
  %r2 = stablehlo.reverse %x, dims = [0] : tensor<3x70x10x3xf32>
  %r2b = stablehlo.optimization_barrier %r2 : tensor<3x70x10x3xf32>
  %f2a = stablehlo.select %fw, %r2, %x : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %f2c = stablehlo.select %fv, %r2, %y : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %f2ab = stablehlo.optimization_barrier %f2a : tensor<3x70x10x3xf32>
  %f2cb = stablehlo.optimization_barrier %f2c : tensor<3x70x10x3xf32>
  %f2e = stablehlo.select %fwb, %r2b, %x : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %f2g = stablehlo.select %fwb, %r2b, %y : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  check.expect_eq %f2ab, %f2e : tensor<3x70x10x3xf32>
  check.expect_eq %f2cb, %f2g : tensor<3x70x10x3xf32>
  %m2a = stablehlo.select %mw, %r2, %x : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %m2c = stablehlo.select %mv, %r2, %y : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %m2ab = stablehlo.optimization_barrier %m2a : tensor<3x70x10x3xf32>
  %m2cb = stablehlo.optimization_barrier %m2c : tensor<3x70x10x3xf32>
  %m2e = stablehlo.select %mwb, %r2b, %x : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %m2g = stablehlo.select %mwb, %r2b, %y : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  check.expect_eq %m2ab, %m2e : tensor<3x70x10x3xf32>
  check.expect_eq %m2cb, %m2g : tensor<3x70x10x3xf32>
  %r3 = stablehlo.reverse %x, dims = [1, 2] : tensor<3x70x10x3xf32>
  %r3b = stablehlo.optimization_barrier %r3 : tensor<3x70x10x3xf32>
  %f3a = stablehlo.select %fw, %r3, %x : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %f3c = stablehlo.select %fv, %r3, %y : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %f3ab = stablehlo.optimization_barrier %f3a : tensor<3x70x10x3xf32>
  %f3cb = stablehlo.optimization_barrier %f3c : tensor<3x70x10x3xf32>
  %f3e = stablehlo.select %fwb, %r3b, %x : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %f3g = stablehlo.select %fwb, %r3b, %y : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  check.expect_eq %f3ab, %f3e : tensor<3x70x10x3xf32>
  check.expect_eq %f3cb, %f3g : tensor<3x70x10x3xf32>
  %m3a = stablehlo.select %mw, %r3, %x : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %m3c = stablehlo.select %mv, %r3, %y : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %m3ab = stablehlo.optimization_barrier %m3a : tensor<3x70x10x3xf32>
  %m3cb = stablehlo.optimization_barrier %m3c : tensor<3x70x10x3xf32>
  %m3e = stablehlo.select %mwb, %r3b, %x : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %m3g = stablehlo.select %mwb, %r3b, %y : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  check.expect_eq %m3ab, %m3e : tensor<3x70x10x3xf32>
  check.expect_eq %m3cb, %m3g : tensor<3x70x10x3xf32>
  %z0 = stablehlo.iota dim = 0 : tensor<6300xi32>
  %z1 = stablehlo.constant dense<17> : tensor<6300xi32>
  %z2 = stablehlo.multiply %z0, %z1 : tensor<6300xi32>
  %z3 = stablehlo.constant dense<101> : tensor<6300xi32>
  %z4 = stablehlo.remainder %z2, %z3 : tensor<6300xi32>
  %z5 = stablehlo.convert %z4 : (tensor<6300xi32>) -> tensor<6300xf32>
  %z6 = stablehlo.reshape %z5 : (tensor<6300xf32>) -> tensor<3x70x10x3xf32>
  %z = stablehlo.optimization_barrier %z6 : tensor<3x70x10x3xf32>
  %zr = stablehlo.reverse %z, dims = [2] : tensor<3x70x10x3xf32>
  %zrb = stablehlo.optimization_barrier %zr : tensor<3x70x10x3xf32>
  %fn0 = stablehlo.select %fv, %zr, %y : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %fn1 = stablehlo.select %fv, %x, %zr : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %fn = stablehlo.concatenate %fn0, %fn1, dim = 3 : (tensor<3x70x10x3xf32>, tensor<3x70x10x3xf32>) -> tensor<3x70x10x6xf32>
  %fnb = stablehlo.optimization_barrier %fn : tensor<3x70x10x6xf32>
  %fe0 = stablehlo.select %fwb, %zrb, %y : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %fe0b = stablehlo.optimization_barrier %fe0 : tensor<3x70x10x3xf32>
  %fe1 = stablehlo.select %fwb, %x, %zrb : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %fe1b = stablehlo.optimization_barrier %fe1 : tensor<3x70x10x3xf32>
  %fo = stablehlo.concatenate %fe0b, %fe1b, dim = 3 : (tensor<3x70x10x3xf32>, tensor<3x70x10x3xf32>) -> tensor<3x70x10x6xf32>
  check.expect_eq %fnb, %fo : tensor<3x70x10x6xf32>
  %mn0 = stablehlo.select %mv, %zr, %y : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %mn1 = stablehlo.select %mv, %x, %zr : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %mn = stablehlo.concatenate %mn0, %mn1, dim = 3 : (tensor<3x70x10x3xf32>, tensor<3x70x10x3xf32>) -> tensor<3x70x10x6xf32>
  %mnb = stablehlo.optimization_barrier %mn : tensor<3x70x10x6xf32>
  %me0 = stablehlo.select %mwb, %zrb, %y : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %me0b = stablehlo.optimization_barrier %me0 : tensor<3x70x10x3xf32>
  %me1 = stablehlo.select %mwb, %x, %zrb : tensor<3x70x10x3xi1>, tensor<3x70x10x3xf32>
  %me1b = stablehlo.optimization_barrier %me1 : tensor<3x70x10x3xf32>
  %mo = stablehlo.concatenate %me0b, %me1b, dim = 3 : (tensor<3x70x10x3xf32>, tensor<3x70x10x3xf32>) -> tensor<3x70x10x6xf32>
  check.expect_eq %mnb, %mo : tensor<3x70x10x6xf32>
  func.return
}
func.func private @i8_2_12_12_16() {
  %x0 = stablehlo.iota dim = 0 : tensor<4608xi32>
  %x1 = stablehlo.constant dense<7> : tensor<4608xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<4608xi32>
  %x3 = stablehlo.constant dense<113> : tensor<4608xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<4608xi32>
  %x5 = stablehlo.convert %x4 : (tensor<4608xi32>) -> tensor<4608xi8>
  %x6 = stablehlo.reshape %x5 : (tensor<4608xi8>) -> tensor<2x12x12x16xi8>
  %x = stablehlo.optimization_barrier %x6 : tensor<2x12x12x16xi8>
  %y0 = stablehlo.iota dim = 0 : tensor<4608xi32>
  %y1 = stablehlo.constant dense<11> : tensor<4608xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<4608xi32>
  %y3 = stablehlo.constant dense<127> : tensor<4608xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<4608xi32>
  %y5 = stablehlo.convert %y4 : (tensor<4608xi32>) -> tensor<4608xi8>
  %y6 = stablehlo.reshape %y5 : (tensor<4608xi8>) -> tensor<2x12x12x16xi8>
  %y = stablehlo.optimization_barrier %y6 : tensor<2x12x12x16xi8>
  %f0 = stablehlo.iota dim = 0 : tensor<2xi32>
  %f1 = stablehlo.constant dense<5> : tensor<2xi32>
  %f2 = stablehlo.multiply %f0, %f1 : tensor<2xi32>
  %f3 = stablehlo.constant dense<3> : tensor<2xi32>
  %f4 = stablehlo.remainder %f2, %f3 : tensor<2xi32>
  %f5 = stablehlo.convert %f4 : (tensor<2xi32>) -> tensor<2xi32>
  %f6 = stablehlo.reshape %f5 : (tensor<2xi32>) -> tensor<2xi32>
  %f = stablehlo.optimization_barrier %f6 : tensor<2xi32>
  %m0 = stablehlo.iota dim = 0 : tensor<288xi32>
  %m1 = stablehlo.constant dense<13> : tensor<288xi32>
  %m2 = stablehlo.multiply %m0, %m1 : tensor<288xi32>
  %m3 = stablehlo.constant dense<7> : tensor<288xi32>
  %m4 = stablehlo.remainder %m2, %m3 : tensor<288xi32>
  %m5 = stablehlo.convert %m4 : (tensor<288xi32>) -> tensor<288xi32>
  %m6 = stablehlo.reshape %m5 : (tensor<288xi32>) -> tensor<2x12x12xi32>
  %m = stablehlo.optimization_barrier %m6 : tensor<2x12x12xi32>
  %fz = stablehlo.constant dense<1> : tensor<2xi32>
  %fp = stablehlo.compare GE, %f, %fz : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %fw = stablehlo.broadcast_in_dim %fp, dims = [0] : (tensor<2xi1>) -> tensor<2x12x12x16xi1>
  %fwb = stablehlo.optimization_barrier %fw : tensor<2x12x12x16xi1>
  %fpb = stablehlo.optimization_barrier %fp : tensor<2xi1>
  %fv = stablehlo.broadcast_in_dim %fpb, dims = [0] : (tensor<2xi1>) -> tensor<2x12x12x16xi1>
  %mz = stablehlo.constant dense<1> : tensor<2x12x12xi32>
  %mp = stablehlo.compare GE, %m, %mz : (tensor<2x12x12xi32>, tensor<2x12x12xi32>) -> tensor<2x12x12xi1>
  %mw = stablehlo.broadcast_in_dim %mp, dims = [0, 1, 2] : (tensor<2x12x12xi1>) -> tensor<2x12x12x16xi1>
  %mwb = stablehlo.optimization_barrier %mw : tensor<2x12x12x16xi1>
  %mpb = stablehlo.optimization_barrier %mp : tensor<2x12x12xi1>
  %mv = stablehlo.broadcast_in_dim %mpb, dims = [0, 1, 2] : (tensor<2x12x12xi1>) -> tensor<2x12x12x16xi1>
  %r0 = stablehlo.reverse %x, dims = [2] : tensor<2x12x12x16xi8>
  %r0b = stablehlo.optimization_barrier %r0 : tensor<2x12x12x16xi8>
  %f0a = stablehlo.select %fw, %r0, %x : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %f0c = stablehlo.select %fv, %r0, %y : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %f0ab = stablehlo.optimization_barrier %f0a : tensor<2x12x12x16xi8>
  %f0cb = stablehlo.optimization_barrier %f0c : tensor<2x12x12x16xi8>
  %f0e = stablehlo.select %fwb, %r0b, %x : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %f0g = stablehlo.select %fwb, %r0b, %y : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  check.expect_eq %f0ab, %f0e : tensor<2x12x12x16xi8>
  check.expect_eq %f0cb, %f0g : tensor<2x12x12x16xi8>
  %m0a = stablehlo.select %mw, %r0, %x : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %m0c = stablehlo.select %mv, %r0, %y : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %m0ab = stablehlo.optimization_barrier %m0a : tensor<2x12x12x16xi8>
  %m0cb = stablehlo.optimization_barrier %m0c : tensor<2x12x12x16xi8>
  %m0e = stablehlo.select %mwb, %r0b, %x : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %m0g = stablehlo.select %mwb, %r0b, %y : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  check.expect_eq %m0ab, %m0e : tensor<2x12x12x16xi8>
  check.expect_eq %m0cb, %m0g : tensor<2x12x12x16xi8>
  %r1 = stablehlo.reverse %x, dims = [1] : tensor<2x12x12x16xi8>
  %r1b = stablehlo.optimization_barrier %r1 : tensor<2x12x12x16xi8>
  %f1a = stablehlo.select %fw, %r1, %x : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %f1c = stablehlo.select %fv, %r1, %y : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %f1ab = stablehlo.optimization_barrier %f1a : tensor<2x12x12x16xi8>
  %f1cb = stablehlo.optimization_barrier %f1c : tensor<2x12x12x16xi8>
  %f1e = stablehlo.select %fwb, %r1b, %x : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %f1g = stablehlo.select %fwb, %r1b, %y : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  check.expect_eq %f1ab, %f1e : tensor<2x12x12x16xi8>
  check.expect_eq %f1cb, %f1g : tensor<2x12x12x16xi8>
  %m1a = stablehlo.select %mw, %r1, %x : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %m1c = stablehlo.select %mv, %r1, %y : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %m1ab = stablehlo.optimization_barrier %m1a : tensor<2x12x12x16xi8>
  %m1cb = stablehlo.optimization_barrier %m1c : tensor<2x12x12x16xi8>
  %m1e = stablehlo.select %mwb, %r1b, %x : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %m1g = stablehlo.select %mwb, %r1b, %y : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  check.expect_eq %m1ab, %m1e : tensor<2x12x12x16xi8>
  check.expect_eq %m1cb, %m1g : tensor<2x12x12x16xi8>
  %r2 = stablehlo.reverse %x, dims = [0] : tensor<2x12x12x16xi8>
  %r2b = stablehlo.optimization_barrier %r2 : tensor<2x12x12x16xi8>
  %f2a = stablehlo.select %fw, %r2, %x : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %f2c = stablehlo.select %fv, %r2, %y : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %f2ab = stablehlo.optimization_barrier %f2a : tensor<2x12x12x16xi8>
  %f2cb = stablehlo.optimization_barrier %f2c : tensor<2x12x12x16xi8>
  %f2e = stablehlo.select %fwb, %r2b, %x : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %f2g = stablehlo.select %fwb, %r2b, %y : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  check.expect_eq %f2ab, %f2e : tensor<2x12x12x16xi8>
  check.expect_eq %f2cb, %f2g : tensor<2x12x12x16xi8>
  %m2a = stablehlo.select %mw, %r2, %x : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %m2c = stablehlo.select %mv, %r2, %y : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %m2ab = stablehlo.optimization_barrier %m2a : tensor<2x12x12x16xi8>
  %m2cb = stablehlo.optimization_barrier %m2c : tensor<2x12x12x16xi8>
  %m2e = stablehlo.select %mwb, %r2b, %x : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %m2g = stablehlo.select %mwb, %r2b, %y : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  check.expect_eq %m2ab, %m2e : tensor<2x12x12x16xi8>
  check.expect_eq %m2cb, %m2g : tensor<2x12x12x16xi8>
  %r3 = stablehlo.reverse %x, dims = [1, 2] : tensor<2x12x12x16xi8>
  %r3b = stablehlo.optimization_barrier %r3 : tensor<2x12x12x16xi8>
  %f3a = stablehlo.select %fw, %r3, %x : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %f3c = stablehlo.select %fv, %r3, %y : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %f3ab = stablehlo.optimization_barrier %f3a : tensor<2x12x12x16xi8>
  %f3cb = stablehlo.optimization_barrier %f3c : tensor<2x12x12x16xi8>
  %f3e = stablehlo.select %fwb, %r3b, %x : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %f3g = stablehlo.select %fwb, %r3b, %y : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  check.expect_eq %f3ab, %f3e : tensor<2x12x12x16xi8>
  check.expect_eq %f3cb, %f3g : tensor<2x12x12x16xi8>
  %m3a = stablehlo.select %mw, %r3, %x : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %m3c = stablehlo.select %mv, %r3, %y : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %m3ab = stablehlo.optimization_barrier %m3a : tensor<2x12x12x16xi8>
  %m3cb = stablehlo.optimization_barrier %m3c : tensor<2x12x12x16xi8>
  %m3e = stablehlo.select %mwb, %r3b, %x : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %m3g = stablehlo.select %mwb, %r3b, %y : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  check.expect_eq %m3ab, %m3e : tensor<2x12x12x16xi8>
  check.expect_eq %m3cb, %m3g : tensor<2x12x12x16xi8>
  %z0 = stablehlo.iota dim = 0 : tensor<4608xi32>
  %z1 = stablehlo.constant dense<17> : tensor<4608xi32>
  %z2 = stablehlo.multiply %z0, %z1 : tensor<4608xi32>
  %z3 = stablehlo.constant dense<101> : tensor<4608xi32>
  %z4 = stablehlo.remainder %z2, %z3 : tensor<4608xi32>
  %z5 = stablehlo.convert %z4 : (tensor<4608xi32>) -> tensor<4608xi8>
  %z6 = stablehlo.reshape %z5 : (tensor<4608xi8>) -> tensor<2x12x12x16xi8>
  %z = stablehlo.optimization_barrier %z6 : tensor<2x12x12x16xi8>
  %zr = stablehlo.reverse %z, dims = [2] : tensor<2x12x12x16xi8>
  %zrb = stablehlo.optimization_barrier %zr : tensor<2x12x12x16xi8>
  %fn0 = stablehlo.select %fv, %zr, %y : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %fn1 = stablehlo.select %fv, %x, %zr : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %fn = stablehlo.concatenate %fn0, %fn1, dim = 3 : (tensor<2x12x12x16xi8>, tensor<2x12x12x16xi8>) -> tensor<2x12x12x32xi8>
  %fnb = stablehlo.optimization_barrier %fn : tensor<2x12x12x32xi8>
  %fe0 = stablehlo.select %fwb, %zrb, %y : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %fe0b = stablehlo.optimization_barrier %fe0 : tensor<2x12x12x16xi8>
  %fe1 = stablehlo.select %fwb, %x, %zrb : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %fe1b = stablehlo.optimization_barrier %fe1 : tensor<2x12x12x16xi8>
  %fo = stablehlo.concatenate %fe0b, %fe1b, dim = 3 : (tensor<2x12x12x16xi8>, tensor<2x12x12x16xi8>) -> tensor<2x12x12x32xi8>
  check.expect_eq %fnb, %fo : tensor<2x12x12x32xi8>
  %mn0 = stablehlo.select %mv, %zr, %y : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %mn1 = stablehlo.select %mv, %x, %zr : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %mn = stablehlo.concatenate %mn0, %mn1, dim = 3 : (tensor<2x12x12x16xi8>, tensor<2x12x12x16xi8>) -> tensor<2x12x12x32xi8>
  %mnb = stablehlo.optimization_barrier %mn : tensor<2x12x12x32xi8>
  %me0 = stablehlo.select %mwb, %zrb, %y : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %me0b = stablehlo.optimization_barrier %me0 : tensor<2x12x12x16xi8>
  %me1 = stablehlo.select %mwb, %x, %zrb : tensor<2x12x12x16xi1>, tensor<2x12x12x16xi8>
  %me1b = stablehlo.optimization_barrier %me1 : tensor<2x12x12x16xi8>
  %mo = stablehlo.concatenate %me0b, %me1b, dim = 3 : (tensor<2x12x12x16xi8>, tensor<2x12x12x16xi8>) -> tensor<2x12x12x32xi8>
  check.expect_eq %mnb, %mo : tensor<2x12x12x32xi8>
  func.return
}
