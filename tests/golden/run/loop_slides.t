// Words that lie a few apart, read at many places near each other as by filters that
// leave out results: the same as of what is transposed before.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @c0() : () -> ()
  func.call @c1() : () -> ()
  func.call @c2() : () -> ()
  func.call @c3() : () -> ()
  func.call @c4() : () -> ()
  func.call @c5() : () -> ()
  return
}
func.func private @c0() {
  %i = stablehlo.iota dim = 0 : tensor<864xi32>
  %m0 = util.unfoldable_constant dense<251> : tensor<864xi32>
  %r_0 = stablehlo.remainder %i, %m0 : tensor<864xi32>
  %q = stablehlo.reshape %r_0 : (tensor<864xi32>) -> tensor<3x288xi32>
  %x = stablehlo.convert %q : (tensor<3x288xi32>) -> tensor<3x288xf32>
  %o = stablehlo.optimization_barrier %x : tensor<3x288xf32>
  %i2 = stablehlo.iota dim = 0 : tensor<864xi32>
  %m20 = util.unfoldable_constant dense<502> : tensor<864xi32>
  %r2_0 = stablehlo.remainder %i2, %m20 : tensor<864xi32>
  %m21 = util.unfoldable_constant dense<251> : tensor<864xi32>
  %r2_1 = stablehlo.remainder %r2_0, %m21 : tensor<864xi32>
  %q2 = stablehlo.reshape %r2_1 : (tensor<864xi32>) -> tensor<3x288xi32>
  %x2 = stablehlo.convert %q2 : (tensor<3x288xi32>) -> tensor<3x288xf32>
  %o2 = stablehlo.optimization_barrier %x2 : tensor<3x288xf32>
  %c = stablehlo.reshape %o2 : (tensor<3x288xf32>) -> tensor<3x72x4xf32>
  %t0 = stablehlo.transpose %c, dims = [2, 0, 1] : (tensor<3x72x4xf32>) -> tensor<4x3x72xf32>
  %t = stablehlo.optimization_barrier %t0 : tensor<4x3x72xf32>
  %a0 = stablehlo.slice %o [0:3, 0:253:4] : (tensor<3x288xf32>) -> tensor<3x64xf32>
  %e0 = stablehlo.slice %t [0:1, 0:3, 0:64] : (tensor<4x3x72xf32>) -> tensor<1x3x64xf32>
  %b0 = stablehlo.reshape %e0 : (tensor<1x3x64xf32>) -> tensor<3x64xf32>
  %a1 = stablehlo.slice %o [0:3, 1:254:4] : (tensor<3x288xf32>) -> tensor<3x64xf32>
  %e1 = stablehlo.slice %t [1:2, 0:3, 0:64] : (tensor<4x3x72xf32>) -> tensor<1x3x64xf32>
  %b1 = stablehlo.reshape %e1 : (tensor<1x3x64xf32>) -> tensor<3x64xf32>
  %a1s = stablehlo.maximum %a0, %a1 : tensor<3x64xf32>
  %b1s = stablehlo.maximum %b0, %b1 : tensor<3x64xf32>
  %a2 = stablehlo.slice %o [0:3, 2:255:4] : (tensor<3x288xf32>) -> tensor<3x64xf32>
  %e2 = stablehlo.slice %t [2:3, 0:3, 0:64] : (tensor<4x3x72xf32>) -> tensor<1x3x64xf32>
  %b2 = stablehlo.reshape %e2 : (tensor<1x3x64xf32>) -> tensor<3x64xf32>
  %a2s = stablehlo.subtract %a1s, %a2 : tensor<3x64xf32>
  %b2s = stablehlo.subtract %b1s, %b2 : tensor<3x64xf32>
  %a3 = stablehlo.slice %o [0:3, 3:256:4] : (tensor<3x288xf32>) -> tensor<3x64xf32>
  %e3 = stablehlo.slice %t [3:4, 0:3, 0:64] : (tensor<4x3x72xf32>) -> tensor<1x3x64xf32>
  %b3 = stablehlo.reshape %e3 : (tensor<1x3x64xf32>) -> tensor<3x64xf32>
  %a3s = stablehlo.add %a2s, %a3 : tensor<3x64xf32>
  %b3s = stablehlo.add %b2s, %b3 : tensor<3x64xf32>
  %a4 = stablehlo.slice %o [0:3, 4:257:4] : (tensor<3x288xf32>) -> tensor<3x64xf32>
  %e4 = stablehlo.slice %t [0:1, 0:3, 1:65] : (tensor<4x3x72xf32>) -> tensor<1x3x64xf32>
  %b4 = stablehlo.reshape %e4 : (tensor<1x3x64xf32>) -> tensor<3x64xf32>
  %a4s = stablehlo.maximum %a3s, %a4 : tensor<3x64xf32>
  %b4s = stablehlo.maximum %b3s, %b4 : tensor<3x64xf32>
  %a5 = stablehlo.slice %o [0:3, 5:258:4] : (tensor<3x288xf32>) -> tensor<3x64xf32>
  %e5 = stablehlo.slice %t [1:2, 0:3, 1:65] : (tensor<4x3x72xf32>) -> tensor<1x3x64xf32>
  %b5 = stablehlo.reshape %e5 : (tensor<1x3x64xf32>) -> tensor<3x64xf32>
  %a5s = stablehlo.subtract %a4s, %a5 : tensor<3x64xf32>
  %b5s = stablehlo.subtract %b4s, %b5 : tensor<3x64xf32>
  %a6 = stablehlo.slice %o [0:3, 6:259:4] : (tensor<3x288xf32>) -> tensor<3x64xf32>
  %e6 = stablehlo.slice %t [2:3, 0:3, 1:65] : (tensor<4x3x72xf32>) -> tensor<1x3x64xf32>
  %b6 = stablehlo.reshape %e6 : (tensor<1x3x64xf32>) -> tensor<3x64xf32>
  %a6s = stablehlo.add %a5s, %a6 : tensor<3x64xf32>
  %b6s = stablehlo.add %b5s, %b6 : tensor<3x64xf32>
  %a7 = stablehlo.slice %o [0:3, 7:260:4] : (tensor<3x288xf32>) -> tensor<3x64xf32>
  %e7 = stablehlo.slice %t [3:4, 0:3, 1:65] : (tensor<4x3x72xf32>) -> tensor<1x3x64xf32>
  %b7 = stablehlo.reshape %e7 : (tensor<1x3x64xf32>) -> tensor<3x64xf32>
  %a7s = stablehlo.maximum %a6s, %a7 : tensor<3x64xf32>
  %b7s = stablehlo.maximum %b6s, %b7 : tensor<3x64xf32>
  %a8 = stablehlo.slice %o [0:3, 8:261:4] : (tensor<3x288xf32>) -> tensor<3x64xf32>
  %e8 = stablehlo.slice %t [0:1, 0:3, 2:66] : (tensor<4x3x72xf32>) -> tensor<1x3x64xf32>
  %b8 = stablehlo.reshape %e8 : (tensor<1x3x64xf32>) -> tensor<3x64xf32>
  %a8s = stablehlo.subtract %a7s, %a8 : tensor<3x64xf32>
  %b8s = stablehlo.subtract %b7s, %b8 : tensor<3x64xf32>
  %a9 = stablehlo.slice %o [0:3, 9:262:4] : (tensor<3x288xf32>) -> tensor<3x64xf32>
  %e9 = stablehlo.slice %t [1:2, 0:3, 2:66] : (tensor<4x3x72xf32>) -> tensor<1x3x64xf32>
  %b9 = stablehlo.reshape %e9 : (tensor<1x3x64xf32>) -> tensor<3x64xf32>
  %a9s = stablehlo.add %a8s, %a9 : tensor<3x64xf32>
  %b9s = stablehlo.add %b8s, %b9 : tensor<3x64xf32>
  %a10 = stablehlo.slice %o [0:3, 10:263:4] : (tensor<3x288xf32>) -> tensor<3x64xf32>
  %e10 = stablehlo.slice %t [2:3, 0:3, 2:66] : (tensor<4x3x72xf32>) -> tensor<1x3x64xf32>
  %b10 = stablehlo.reshape %e10 : (tensor<1x3x64xf32>) -> tensor<3x64xf32>
  %a10s = stablehlo.maximum %a9s, %a10 : tensor<3x64xf32>
  %b10s = stablehlo.maximum %b9s, %b10 : tensor<3x64xf32>
  %a11 = stablehlo.slice %o [0:3, 11:264:4] : (tensor<3x288xf32>) -> tensor<3x64xf32>
  %e11 = stablehlo.slice %t [3:4, 0:3, 2:66] : (tensor<4x3x72xf32>) -> tensor<1x3x64xf32>
  %b11 = stablehlo.reshape %e11 : (tensor<1x3x64xf32>) -> tensor<3x64xf32>
  %a11s = stablehlo.subtract %a10s, %a11 : tensor<3x64xf32>
  %b11s = stablehlo.subtract %b10s, %b11 : tensor<3x64xf32>
  %a12 = stablehlo.slice %o [0:3, 12:265:4] : (tensor<3x288xf32>) -> tensor<3x64xf32>
  %e12 = stablehlo.slice %t [0:1, 0:3, 3:67] : (tensor<4x3x72xf32>) -> tensor<1x3x64xf32>
  %b12 = stablehlo.reshape %e12 : (tensor<1x3x64xf32>) -> tensor<3x64xf32>
  %a12s = stablehlo.add %a11s, %a12 : tensor<3x64xf32>
  %b12s = stablehlo.add %b11s, %b12 : tensor<3x64xf32>
  %a13 = stablehlo.slice %o [0:3, 13:266:4] : (tensor<3x288xf32>) -> tensor<3x64xf32>
  %e13 = stablehlo.slice %t [1:2, 0:3, 3:67] : (tensor<4x3x72xf32>) -> tensor<1x3x64xf32>
  %b13 = stablehlo.reshape %e13 : (tensor<1x3x64xf32>) -> tensor<3x64xf32>
  %a13s = stablehlo.maximum %a12s, %a13 : tensor<3x64xf32>
  %b13s = stablehlo.maximum %b12s, %b13 : tensor<3x64xf32>
  %a14 = stablehlo.slice %o [0:3, 14:267:4] : (tensor<3x288xf32>) -> tensor<3x64xf32>
  %e14 = stablehlo.slice %t [2:3, 0:3, 3:67] : (tensor<4x3x72xf32>) -> tensor<1x3x64xf32>
  %b14 = stablehlo.reshape %e14 : (tensor<1x3x64xf32>) -> tensor<3x64xf32>
  %a14s = stablehlo.subtract %a13s, %a14 : tensor<3x64xf32>
  %b14s = stablehlo.subtract %b13s, %b14 : tensor<3x64xf32>
  check.expect_eq %a14s, %b14s : tensor<3x64xf32>
  return
}
func.func private @c1() {
  %i = stablehlo.iota dim = 0 : tensor<420xi32>
  %m0 = util.unfoldable_constant dense<251> : tensor<420xi32>
  %r_0 = stablehlo.remainder %i, %m0 : tensor<420xi32>
  %q = stablehlo.reshape %r_0 : (tensor<420xi32>) -> tensor<1x420xi32>
  %x = stablehlo.convert %q : (tensor<1x420xi32>) -> tensor<1x420xi32>
  %o = stablehlo.optimization_barrier %x : tensor<1x420xi32>
  %i2 = stablehlo.iota dim = 0 : tensor<420xi32>
  %m20 = util.unfoldable_constant dense<502> : tensor<420xi32>
  %r2_0 = stablehlo.remainder %i2, %m20 : tensor<420xi32>
  %m21 = util.unfoldable_constant dense<251> : tensor<420xi32>
  %r2_1 = stablehlo.remainder %r2_0, %m21 : tensor<420xi32>
  %q2 = stablehlo.reshape %r2_1 : (tensor<420xi32>) -> tensor<1x420xi32>
  %x2 = stablehlo.convert %q2 : (tensor<1x420xi32>) -> tensor<1x420xi32>
  %o2 = stablehlo.optimization_barrier %x2 : tensor<1x420xi32>
  %c = stablehlo.reshape %o2 : (tensor<1x420xi32>) -> tensor<1x140x3xi32>
  %t0 = stablehlo.transpose %c, dims = [2, 0, 1] : (tensor<1x140x3xi32>) -> tensor<3x1x140xi32>
  %t = stablehlo.optimization_barrier %t0 : tensor<3x1x140xi32>
  %a0 = stablehlo.slice %o [0:1, 0:379:3] : (tensor<1x420xi32>) -> tensor<1x127xi32>
  %e0 = stablehlo.slice %t [0:1, 0:1, 0:127] : (tensor<3x1x140xi32>) -> tensor<1x1x127xi32>
  %b0 = stablehlo.reshape %e0 : (tensor<1x1x127xi32>) -> tensor<1x127xi32>
  %a1 = stablehlo.slice %o [0:1, 1:380:3] : (tensor<1x420xi32>) -> tensor<1x127xi32>
  %e1 = stablehlo.slice %t [1:2, 0:1, 0:127] : (tensor<3x1x140xi32>) -> tensor<1x1x127xi32>
  %b1 = stablehlo.reshape %e1 : (tensor<1x1x127xi32>) -> tensor<1x127xi32>
  %a1s = stablehlo.maximum %a0, %a1 : tensor<1x127xi32>
  %b1s = stablehlo.maximum %b0, %b1 : tensor<1x127xi32>
  %a2 = stablehlo.slice %o [0:1, 2:381:3] : (tensor<1x420xi32>) -> tensor<1x127xi32>
  %e2 = stablehlo.slice %t [2:3, 0:1, 0:127] : (tensor<3x1x140xi32>) -> tensor<1x1x127xi32>
  %b2 = stablehlo.reshape %e2 : (tensor<1x1x127xi32>) -> tensor<1x127xi32>
  %a2s = stablehlo.subtract %a1s, %a2 : tensor<1x127xi32>
  %b2s = stablehlo.subtract %b1s, %b2 : tensor<1x127xi32>
  %a3 = stablehlo.slice %o [0:1, 3:382:3] : (tensor<1x420xi32>) -> tensor<1x127xi32>
  %e3 = stablehlo.slice %t [0:1, 0:1, 1:128] : (tensor<3x1x140xi32>) -> tensor<1x1x127xi32>
  %b3 = stablehlo.reshape %e3 : (tensor<1x1x127xi32>) -> tensor<1x127xi32>
  %a3s = stablehlo.add %a2s, %a3 : tensor<1x127xi32>
  %b3s = stablehlo.add %b2s, %b3 : tensor<1x127xi32>
  %a4 = stablehlo.slice %o [0:1, 4:383:3] : (tensor<1x420xi32>) -> tensor<1x127xi32>
  %e4 = stablehlo.slice %t [1:2, 0:1, 1:128] : (tensor<3x1x140xi32>) -> tensor<1x1x127xi32>
  %b4 = stablehlo.reshape %e4 : (tensor<1x1x127xi32>) -> tensor<1x127xi32>
  %a4s = stablehlo.maximum %a3s, %a4 : tensor<1x127xi32>
  %b4s = stablehlo.maximum %b3s, %b4 : tensor<1x127xi32>
  %a5 = stablehlo.slice %o [0:1, 5:384:3] : (tensor<1x420xi32>) -> tensor<1x127xi32>
  %e5 = stablehlo.slice %t [2:3, 0:1, 1:128] : (tensor<3x1x140xi32>) -> tensor<1x1x127xi32>
  %b5 = stablehlo.reshape %e5 : (tensor<1x1x127xi32>) -> tensor<1x127xi32>
  %a5s = stablehlo.subtract %a4s, %a5 : tensor<1x127xi32>
  %b5s = stablehlo.subtract %b4s, %b5 : tensor<1x127xi32>
  %a6 = stablehlo.slice %o [0:1, 6:385:3] : (tensor<1x420xi32>) -> tensor<1x127xi32>
  %e6 = stablehlo.slice %t [0:1, 0:1, 2:129] : (tensor<3x1x140xi32>) -> tensor<1x1x127xi32>
  %b6 = stablehlo.reshape %e6 : (tensor<1x1x127xi32>) -> tensor<1x127xi32>
  %a6s = stablehlo.add %a5s, %a6 : tensor<1x127xi32>
  %b6s = stablehlo.add %b5s, %b6 : tensor<1x127xi32>
  %a7 = stablehlo.slice %o [0:1, 7:386:3] : (tensor<1x420xi32>) -> tensor<1x127xi32>
  %e7 = stablehlo.slice %t [1:2, 0:1, 2:129] : (tensor<3x1x140xi32>) -> tensor<1x1x127xi32>
  %b7 = stablehlo.reshape %e7 : (tensor<1x1x127xi32>) -> tensor<1x127xi32>
  %a7s = stablehlo.maximum %a6s, %a7 : tensor<1x127xi32>
  %b7s = stablehlo.maximum %b6s, %b7 : tensor<1x127xi32>
  %a8 = stablehlo.slice %o [0:1, 8:387:3] : (tensor<1x420xi32>) -> tensor<1x127xi32>
  %e8 = stablehlo.slice %t [2:3, 0:1, 2:129] : (tensor<3x1x140xi32>) -> tensor<1x1x127xi32>
  %b8 = stablehlo.reshape %e8 : (tensor<1x1x127xi32>) -> tensor<1x127xi32>
  %a8s = stablehlo.subtract %a7s, %a8 : tensor<1x127xi32>
  %b8s = stablehlo.subtract %b7s, %b8 : tensor<1x127xi32>
  %a9 = stablehlo.slice %o [0:1, 9:388:3] : (tensor<1x420xi32>) -> tensor<1x127xi32>
  %e9 = stablehlo.slice %t [0:1, 0:1, 3:130] : (tensor<3x1x140xi32>) -> tensor<1x1x127xi32>
  %b9 = stablehlo.reshape %e9 : (tensor<1x1x127xi32>) -> tensor<1x127xi32>
  %a9s = stablehlo.add %a8s, %a9 : tensor<1x127xi32>
  %b9s = stablehlo.add %b8s, %b9 : tensor<1x127xi32>
  %a10 = stablehlo.slice %o [0:1, 10:389:3] : (tensor<1x420xi32>) -> tensor<1x127xi32>
  %e10 = stablehlo.slice %t [1:2, 0:1, 3:130] : (tensor<3x1x140xi32>) -> tensor<1x1x127xi32>
  %b10 = stablehlo.reshape %e10 : (tensor<1x1x127xi32>) -> tensor<1x127xi32>
  %a10s = stablehlo.maximum %a9s, %a10 : tensor<1x127xi32>
  %b10s = stablehlo.maximum %b9s, %b10 : tensor<1x127xi32>
  %a11 = stablehlo.slice %o [0:1, 11:390:3] : (tensor<1x420xi32>) -> tensor<1x127xi32>
  %e11 = stablehlo.slice %t [2:3, 0:1, 3:130] : (tensor<3x1x140xi32>) -> tensor<1x1x127xi32>
  %b11 = stablehlo.reshape %e11 : (tensor<1x1x127xi32>) -> tensor<1x127xi32>
  %a11s = stablehlo.subtract %a10s, %a11 : tensor<1x127xi32>
  %b11s = stablehlo.subtract %b10s, %b11 : tensor<1x127xi32>
  %a12 = stablehlo.slice %o [0:1, 12:391:3] : (tensor<1x420xi32>) -> tensor<1x127xi32>
  %e12 = stablehlo.slice %t [0:1, 0:1, 4:131] : (tensor<3x1x140xi32>) -> tensor<1x1x127xi32>
  %b12 = stablehlo.reshape %e12 : (tensor<1x1x127xi32>) -> tensor<1x127xi32>
  %a12s = stablehlo.add %a11s, %a12 : tensor<1x127xi32>
  %b12s = stablehlo.add %b11s, %b12 : tensor<1x127xi32>
  check.expect_eq %a12s, %b12s : tensor<1x127xi32>
  return
}
func.func private @c2() {
  %i = stablehlo.iota dim = 0 : tensor<2000xi32>
  %m0 = util.unfoldable_constant dense<251> : tensor<2000xi32>
  %r_0 = stablehlo.remainder %i, %m0 : tensor<2000xi32>
  %q = stablehlo.reshape %r_0 : (tensor<2000xi32>) -> tensor<5x400xi32>
  %x = stablehlo.convert %q : (tensor<5x400xi32>) -> tensor<5x400xf32>
  %o = stablehlo.optimization_barrier %x : tensor<5x400xf32>
  %i2 = stablehlo.iota dim = 0 : tensor<2000xi32>
  %m20 = util.unfoldable_constant dense<502> : tensor<2000xi32>
  %r2_0 = stablehlo.remainder %i2, %m20 : tensor<2000xi32>
  %m21 = util.unfoldable_constant dense<251> : tensor<2000xi32>
  %r2_1 = stablehlo.remainder %r2_0, %m21 : tensor<2000xi32>
  %q2 = stablehlo.reshape %r2_1 : (tensor<2000xi32>) -> tensor<5x400xi32>
  %x2 = stablehlo.convert %q2 : (tensor<5x400xi32>) -> tensor<5x400xf32>
  %o2 = stablehlo.optimization_barrier %x2 : tensor<5x400xf32>
  %c = stablehlo.reshape %o2 : (tensor<5x400xf32>) -> tensor<5x100x4xf32>
  %t0 = stablehlo.transpose %c, dims = [2, 0, 1] : (tensor<5x100x4xf32>) -> tensor<4x5x100xf32>
  %t = stablehlo.optimization_barrier %t0 : tensor<4x5x100xf32>
  %a0 = stablehlo.slice %o [0:5, 0:381:4] : (tensor<5x400xf32>) -> tensor<5x96xf32>
  %e0 = stablehlo.slice %t [0:1, 0:5, 0:96] : (tensor<4x5x100xf32>) -> tensor<1x5x96xf32>
  %b0 = stablehlo.reshape %e0 : (tensor<1x5x96xf32>) -> tensor<5x96xf32>
  %a1 = stablehlo.slice %o [0:5, 1:382:4] : (tensor<5x400xf32>) -> tensor<5x96xf32>
  %e1 = stablehlo.slice %t [1:2, 0:5, 0:96] : (tensor<4x5x100xf32>) -> tensor<1x5x96xf32>
  %b1 = stablehlo.reshape %e1 : (tensor<1x5x96xf32>) -> tensor<5x96xf32>
  %a1s = stablehlo.maximum %a0, %a1 : tensor<5x96xf32>
  %b1s = stablehlo.maximum %b0, %b1 : tensor<5x96xf32>
  %a2 = stablehlo.slice %o [0:5, 2:383:4] : (tensor<5x400xf32>) -> tensor<5x96xf32>
  %e2 = stablehlo.slice %t [2:3, 0:5, 0:96] : (tensor<4x5x100xf32>) -> tensor<1x5x96xf32>
  %b2 = stablehlo.reshape %e2 : (tensor<1x5x96xf32>) -> tensor<5x96xf32>
  %a2s = stablehlo.subtract %a1s, %a2 : tensor<5x96xf32>
  %b2s = stablehlo.subtract %b1s, %b2 : tensor<5x96xf32>
  %a3 = stablehlo.slice %o [0:5, 3:384:4] : (tensor<5x400xf32>) -> tensor<5x96xf32>
  %e3 = stablehlo.slice %t [3:4, 0:5, 0:96] : (tensor<4x5x100xf32>) -> tensor<1x5x96xf32>
  %b3 = stablehlo.reshape %e3 : (tensor<1x5x96xf32>) -> tensor<5x96xf32>
  %a3s = stablehlo.add %a2s, %a3 : tensor<5x96xf32>
  %b3s = stablehlo.add %b2s, %b3 : tensor<5x96xf32>
  %a4 = stablehlo.slice %o [0:5, 5:386:4] : (tensor<5x400xf32>) -> tensor<5x96xf32>
  %e4 = stablehlo.slice %t [1:2, 0:5, 1:97] : (tensor<4x5x100xf32>) -> tensor<1x5x96xf32>
  %b4 = stablehlo.reshape %e4 : (tensor<1x5x96xf32>) -> tensor<5x96xf32>
  %a4s = stablehlo.maximum %a3s, %a4 : tensor<5x96xf32>
  %b4s = stablehlo.maximum %b3s, %b4 : tensor<5x96xf32>
  %a5 = stablehlo.slice %o [0:5, 8:389:4] : (tensor<5x400xf32>) -> tensor<5x96xf32>
  %e5 = stablehlo.slice %t [0:1, 0:5, 2:98] : (tensor<4x5x100xf32>) -> tensor<1x5x96xf32>
  %b5 = stablehlo.reshape %e5 : (tensor<1x5x96xf32>) -> tensor<5x96xf32>
  %a5s = stablehlo.subtract %a4s, %a5 : tensor<5x96xf32>
  %b5s = stablehlo.subtract %b4s, %b5 : tensor<5x96xf32>
  %a6 = stablehlo.slice %o [0:5, 9:390:4] : (tensor<5x400xf32>) -> tensor<5x96xf32>
  %e6 = stablehlo.slice %t [1:2, 0:5, 2:98] : (tensor<4x5x100xf32>) -> tensor<1x5x96xf32>
  %b6 = stablehlo.reshape %e6 : (tensor<1x5x96xf32>) -> tensor<5x96xf32>
  %a6s = stablehlo.add %a5s, %a6 : tensor<5x96xf32>
  %b6s = stablehlo.add %b5s, %b6 : tensor<5x96xf32>
  %a7 = stablehlo.slice %o [0:5, 11:392:4] : (tensor<5x400xf32>) -> tensor<5x96xf32>
  %e7 = stablehlo.slice %t [3:4, 0:5, 2:98] : (tensor<4x5x100xf32>) -> tensor<1x5x96xf32>
  %b7 = stablehlo.reshape %e7 : (tensor<1x5x96xf32>) -> tensor<5x96xf32>
  %a7s = stablehlo.maximum %a6s, %a7 : tensor<5x96xf32>
  %b7s = stablehlo.maximum %b6s, %b7 : tensor<5x96xf32>
  check.expect_eq %a7s, %b7s : tensor<5x96xf32>
  return
}
func.func private @c3() {
  %i = stablehlo.iota dim = 0 : tensor<1980xi32>
  %m0 = util.unfoldable_constant dense<251> : tensor<1980xi32>
  %r_0 = stablehlo.remainder %i, %m0 : tensor<1980xi32>
  %q = stablehlo.reshape %r_0 : (tensor<1980xi32>) -> tensor<2x990xi32>
  %x = stablehlo.convert %q : (tensor<2x990xi32>) -> tensor<2x990xi32>
  %o = stablehlo.optimization_barrier %x : tensor<2x990xi32>
  %i2 = stablehlo.iota dim = 0 : tensor<1980xi32>
  %m20 = util.unfoldable_constant dense<502> : tensor<1980xi32>
  %r2_0 = stablehlo.remainder %i2, %m20 : tensor<1980xi32>
  %m21 = util.unfoldable_constant dense<251> : tensor<1980xi32>
  %r2_1 = stablehlo.remainder %r2_0, %m21 : tensor<1980xi32>
  %q2 = stablehlo.reshape %r2_1 : (tensor<1980xi32>) -> tensor<2x990xi32>
  %x2 = stablehlo.convert %q2 : (tensor<2x990xi32>) -> tensor<2x990xi32>
  %o2 = stablehlo.optimization_barrier %x2 : tensor<2x990xi32>
  %c = stablehlo.reshape %o2 : (tensor<2x990xi32>) -> tensor<2x330x3xi32>
  %t0 = stablehlo.transpose %c, dims = [2, 0, 1] : (tensor<2x330x3xi32>) -> tensor<3x2x330xi32>
  %t = stablehlo.optimization_barrier %t0 : tensor<3x2x330xi32>
  %a0 = stablehlo.slice %o [0:2, 2:900:3] : (tensor<2x990xi32>) -> tensor<2x300xi32>
  %e0 = stablehlo.slice %t [2:3, 0:2, 0:300] : (tensor<3x2x330xi32>) -> tensor<1x2x300xi32>
  %b0 = stablehlo.reshape %e0 : (tensor<1x2x300xi32>) -> tensor<2x300xi32>
  %a1 = stablehlo.slice %o [0:2, 0:898:3] : (tensor<2x990xi32>) -> tensor<2x300xi32>
  %e1 = stablehlo.slice %t [0:1, 0:2, 0:300] : (tensor<3x2x330xi32>) -> tensor<1x2x300xi32>
  %b1 = stablehlo.reshape %e1 : (tensor<1x2x300xi32>) -> tensor<2x300xi32>
  %a1s = stablehlo.maximum %a0, %a1 : tensor<2x300xi32>
  %b1s = stablehlo.maximum %b0, %b1 : tensor<2x300xi32>
  %a2 = stablehlo.slice %o [0:2, 7:905:3] : (tensor<2x990xi32>) -> tensor<2x300xi32>
  %e2 = stablehlo.slice %t [1:2, 0:2, 2:302] : (tensor<3x2x330xi32>) -> tensor<1x2x300xi32>
  %b2 = stablehlo.reshape %e2 : (tensor<1x2x300xi32>) -> tensor<2x300xi32>
  %a2s = stablehlo.subtract %a1s, %a2 : tensor<2x300xi32>
  %b2s = stablehlo.subtract %b1s, %b2 : tensor<2x300xi32>
  %a3 = stablehlo.slice %o [0:2, 20:918:3] : (tensor<2x990xi32>) -> tensor<2x300xi32>
  %e3 = stablehlo.slice %t [2:3, 0:2, 6:306] : (tensor<3x2x330xi32>) -> tensor<1x2x300xi32>
  %b3 = stablehlo.reshape %e3 : (tensor<1x2x300xi32>) -> tensor<2x300xi32>
  %a3s = stablehlo.add %a2s, %a3 : tensor<2x300xi32>
  %b3s = stablehlo.add %b2s, %b3 : tensor<2x300xi32>
  %a4 = stablehlo.slice %o [0:2, 33:931:3] : (tensor<2x990xi32>) -> tensor<2x300xi32>
  %e4 = stablehlo.slice %t [0:1, 0:2, 11:311] : (tensor<3x2x330xi32>) -> tensor<1x2x300xi32>
  %b4 = stablehlo.reshape %e4 : (tensor<1x2x300xi32>) -> tensor<2x300xi32>
  %a4s = stablehlo.maximum %a3s, %a4 : tensor<2x300xi32>
  %b4s = stablehlo.maximum %b3s, %b4 : tensor<2x300xi32>
  %a5 = stablehlo.slice %o [0:2, 41:939:3] : (tensor<2x990xi32>) -> tensor<2x300xi32>
  %e5 = stablehlo.slice %t [2:3, 0:2, 13:313] : (tensor<3x2x330xi32>) -> tensor<1x2x300xi32>
  %b5 = stablehlo.reshape %e5 : (tensor<1x2x300xi32>) -> tensor<2x300xi32>
  %a5s = stablehlo.subtract %a4s, %a5 : tensor<2x300xi32>
  %b5s = stablehlo.subtract %b4s, %b5 : tensor<2x300xi32>
  %a6 = stablehlo.slice %o [0:2, 81:979:3] : (tensor<2x990xi32>) -> tensor<2x300xi32>
  %e6 = stablehlo.slice %t [0:1, 0:2, 27:327] : (tensor<3x2x330xi32>) -> tensor<1x2x300xi32>
  %b6 = stablehlo.reshape %e6 : (tensor<1x2x300xi32>) -> tensor<2x300xi32>
  %a6s = stablehlo.add %a5s, %a6 : tensor<2x300xi32>
  %b6s = stablehlo.add %b5s, %b6 : tensor<2x300xi32>
  %a7 = stablehlo.slice %o [0:2, 88:986:3] : (tensor<2x990xi32>) -> tensor<2x300xi32>
  %e7 = stablehlo.slice %t [1:2, 0:2, 29:329] : (tensor<3x2x330xi32>) -> tensor<1x2x300xi32>
  %b7 = stablehlo.reshape %e7 : (tensor<1x2x300xi32>) -> tensor<2x300xi32>
  %a7s = stablehlo.maximum %a6s, %a7 : tensor<2x300xi32>
  %b7s = stablehlo.maximum %b6s, %b7 : tensor<2x300xi32>
  check.expect_eq %a7s, %b7s : tensor<2x300xi32>
  return
}
func.func private @c4() {
  %i = stablehlo.iota dim = 0 : tensor<10400xi32>
  %m0 = util.unfoldable_constant dense<251> : tensor<10400xi32>
  %r_0 = stablehlo.remainder %i, %m0 : tensor<10400xi32>
  %q = stablehlo.reshape %r_0 : (tensor<10400xi32>) -> tensor<2x5200xi32>
  %x = stablehlo.convert %q : (tensor<2x5200xi32>) -> tensor<2x5200xf32>
  %o = stablehlo.optimization_barrier %x : tensor<2x5200xf32>
  %i2 = stablehlo.iota dim = 0 : tensor<10400xi32>
  %m20 = util.unfoldable_constant dense<502> : tensor<10400xi32>
  %r2_0 = stablehlo.remainder %i2, %m20 : tensor<10400xi32>
  %m21 = util.unfoldable_constant dense<251> : tensor<10400xi32>
  %r2_1 = stablehlo.remainder %r2_0, %m21 : tensor<10400xi32>
  %q2 = stablehlo.reshape %r2_1 : (tensor<10400xi32>) -> tensor<2x5200xi32>
  %x2 = stablehlo.convert %q2 : (tensor<2x5200xi32>) -> tensor<2x5200xf32>
  %o2 = stablehlo.optimization_barrier %x2 : tensor<2x5200xf32>
  %c = stablehlo.reshape %o2 : (tensor<2x5200xf32>) -> tensor<2x1300x4xf32>
  %t0 = stablehlo.transpose %c, dims = [2, 0, 1] : (tensor<2x1300x4xf32>) -> tensor<4x2x1300xf32>
  %t = stablehlo.optimization_barrier %t0 : tensor<4x2x1300xf32>
  %a0 = stablehlo.slice %o [0:2, 8:5165:4] : (tensor<2x5200xf32>) -> tensor<2x1290xf32>
  %e0 = stablehlo.slice %t [0:1, 0:2, 2:1292] : (tensor<4x2x1300xf32>) -> tensor<1x2x1290xf32>
  %b0 = stablehlo.reshape %e0 : (tensor<1x2x1290xf32>) -> tensor<2x1290xf32>
  %a1 = stablehlo.slice %o [0:2, 9:5166:4] : (tensor<2x5200xf32>) -> tensor<2x1290xf32>
  %e1 = stablehlo.slice %t [1:2, 0:2, 2:1292] : (tensor<4x2x1300xf32>) -> tensor<1x2x1290xf32>
  %b1 = stablehlo.reshape %e1 : (tensor<1x2x1290xf32>) -> tensor<2x1290xf32>
  %a1s = stablehlo.maximum %a0, %a1 : tensor<2x1290xf32>
  %b1s = stablehlo.maximum %b0, %b1 : tensor<2x1290xf32>
  %a2 = stablehlo.slice %o [0:2, 10:5167:4] : (tensor<2x5200xf32>) -> tensor<2x1290xf32>
  %e2 = stablehlo.slice %t [2:3, 0:2, 2:1292] : (tensor<4x2x1300xf32>) -> tensor<1x2x1290xf32>
  %b2 = stablehlo.reshape %e2 : (tensor<1x2x1290xf32>) -> tensor<2x1290xf32>
  %a2s = stablehlo.subtract %a1s, %a2 : tensor<2x1290xf32>
  %b2s = stablehlo.subtract %b1s, %b2 : tensor<2x1290xf32>
  %a3 = stablehlo.slice %o [0:2, 11:5168:4] : (tensor<2x5200xf32>) -> tensor<2x1290xf32>
  %e3 = stablehlo.slice %t [3:4, 0:2, 2:1292] : (tensor<4x2x1300xf32>) -> tensor<1x2x1290xf32>
  %b3 = stablehlo.reshape %e3 : (tensor<1x2x1290xf32>) -> tensor<2x1290xf32>
  %a3s = stablehlo.add %a2s, %a3 : tensor<2x1290xf32>
  %b3s = stablehlo.add %b2s, %b3 : tensor<2x1290xf32>
  %a4 = stablehlo.slice %o [0:2, 12:5169:4] : (tensor<2x5200xf32>) -> tensor<2x1290xf32>
  %e4 = stablehlo.slice %t [0:1, 0:2, 3:1293] : (tensor<4x2x1300xf32>) -> tensor<1x2x1290xf32>
  %b4 = stablehlo.reshape %e4 : (tensor<1x2x1290xf32>) -> tensor<2x1290xf32>
  %a4s = stablehlo.maximum %a3s, %a4 : tensor<2x1290xf32>
  %b4s = stablehlo.maximum %b3s, %b4 : tensor<2x1290xf32>
  %a5 = stablehlo.slice %o [0:2, 13:5170:4] : (tensor<2x5200xf32>) -> tensor<2x1290xf32>
  %e5 = stablehlo.slice %t [1:2, 0:2, 3:1293] : (tensor<4x2x1300xf32>) -> tensor<1x2x1290xf32>
  %b5 = stablehlo.reshape %e5 : (tensor<1x2x1290xf32>) -> tensor<2x1290xf32>
  %a5s = stablehlo.subtract %a4s, %a5 : tensor<2x1290xf32>
  %b5s = stablehlo.subtract %b4s, %b5 : tensor<2x1290xf32>
  %a6 = stablehlo.slice %o [0:2, 14:5171:4] : (tensor<2x5200xf32>) -> tensor<2x1290xf32>
  %e6 = stablehlo.slice %t [2:3, 0:2, 3:1293] : (tensor<4x2x1300xf32>) -> tensor<1x2x1290xf32>
  %b6 = stablehlo.reshape %e6 : (tensor<1x2x1290xf32>) -> tensor<2x1290xf32>
  %a6s = stablehlo.add %a5s, %a6 : tensor<2x1290xf32>
  %b6s = stablehlo.add %b5s, %b6 : tensor<2x1290xf32>
  %a7 = stablehlo.slice %o [0:2, 15:5172:4] : (tensor<2x5200xf32>) -> tensor<2x1290xf32>
  %e7 = stablehlo.slice %t [3:4, 0:2, 3:1293] : (tensor<4x2x1300xf32>) -> tensor<1x2x1290xf32>
  %b7 = stablehlo.reshape %e7 : (tensor<1x2x1290xf32>) -> tensor<2x1290xf32>
  %a7s = stablehlo.maximum %a6s, %a7 : tensor<2x1290xf32>
  %b7s = stablehlo.maximum %b6s, %b7 : tensor<2x1290xf32>
  %a8 = stablehlo.slice %o [0:2, 16:5173:4] : (tensor<2x5200xf32>) -> tensor<2x1290xf32>
  %e8 = stablehlo.slice %t [0:1, 0:2, 4:1294] : (tensor<4x2x1300xf32>) -> tensor<1x2x1290xf32>
  %b8 = stablehlo.reshape %e8 : (tensor<1x2x1290xf32>) -> tensor<2x1290xf32>
  %a8s = stablehlo.subtract %a7s, %a8 : tensor<2x1290xf32>
  %b8s = stablehlo.subtract %b7s, %b8 : tensor<2x1290xf32>
  %a9 = stablehlo.slice %o [0:2, 17:5174:4] : (tensor<2x5200xf32>) -> tensor<2x1290xf32>
  %e9 = stablehlo.slice %t [1:2, 0:2, 4:1294] : (tensor<4x2x1300xf32>) -> tensor<1x2x1290xf32>
  %b9 = stablehlo.reshape %e9 : (tensor<1x2x1290xf32>) -> tensor<2x1290xf32>
  %a9s = stablehlo.add %a8s, %a9 : tensor<2x1290xf32>
  %b9s = stablehlo.add %b8s, %b9 : tensor<2x1290xf32>
  %a10 = stablehlo.slice %o [0:2, 18:5175:4] : (tensor<2x5200xf32>) -> tensor<2x1290xf32>
  %e10 = stablehlo.slice %t [2:3, 0:2, 4:1294] : (tensor<4x2x1300xf32>) -> tensor<1x2x1290xf32>
  %b10 = stablehlo.reshape %e10 : (tensor<1x2x1290xf32>) -> tensor<2x1290xf32>
  %a10s = stablehlo.maximum %a9s, %a10 : tensor<2x1290xf32>
  %b10s = stablehlo.maximum %b9s, %b10 : tensor<2x1290xf32>
  %a11 = stablehlo.slice %o [0:2, 19:5176:4] : (tensor<2x5200xf32>) -> tensor<2x1290xf32>
  %e11 = stablehlo.slice %t [3:4, 0:2, 4:1294] : (tensor<4x2x1300xf32>) -> tensor<1x2x1290xf32>
  %b11 = stablehlo.reshape %e11 : (tensor<1x2x1290xf32>) -> tensor<2x1290xf32>
  %a11s = stablehlo.subtract %a10s, %a11 : tensor<2x1290xf32>
  %b11s = stablehlo.subtract %b10s, %b11 : tensor<2x1290xf32>
  %a12 = stablehlo.slice %o [0:2, 20:5177:4] : (tensor<2x5200xf32>) -> tensor<2x1290xf32>
  %e12 = stablehlo.slice %t [0:1, 0:2, 5:1295] : (tensor<4x2x1300xf32>) -> tensor<1x2x1290xf32>
  %b12 = stablehlo.reshape %e12 : (tensor<1x2x1290xf32>) -> tensor<2x1290xf32>
  %a12s = stablehlo.add %a11s, %a12 : tensor<2x1290xf32>
  %b12s = stablehlo.add %b11s, %b12 : tensor<2x1290xf32>
  %a13 = stablehlo.slice %o [0:2, 21:5178:4] : (tensor<2x5200xf32>) -> tensor<2x1290xf32>
  %e13 = stablehlo.slice %t [1:2, 0:2, 5:1295] : (tensor<4x2x1300xf32>) -> tensor<1x2x1290xf32>
  %b13 = stablehlo.reshape %e13 : (tensor<1x2x1290xf32>) -> tensor<2x1290xf32>
  %a13s = stablehlo.maximum %a12s, %a13 : tensor<2x1290xf32>
  %b13s = stablehlo.maximum %b12s, %b13 : tensor<2x1290xf32>
  %a14 = stablehlo.slice %o [0:2, 22:5179:4] : (tensor<2x5200xf32>) -> tensor<2x1290xf32>
  %e14 = stablehlo.slice %t [2:3, 0:2, 5:1295] : (tensor<4x2x1300xf32>) -> tensor<1x2x1290xf32>
  %b14 = stablehlo.reshape %e14 : (tensor<1x2x1290xf32>) -> tensor<2x1290xf32>
  %a14s = stablehlo.subtract %a13s, %a14 : tensor<2x1290xf32>
  %b14s = stablehlo.subtract %b13s, %b14 : tensor<2x1290xf32>
  %a15 = stablehlo.slice %o [0:2, 23:5180:4] : (tensor<2x5200xf32>) -> tensor<2x1290xf32>
  %e15 = stablehlo.slice %t [3:4, 0:2, 5:1295] : (tensor<4x2x1300xf32>) -> tensor<1x2x1290xf32>
  %b15 = stablehlo.reshape %e15 : (tensor<1x2x1290xf32>) -> tensor<2x1290xf32>
  %a15s = stablehlo.add %a14s, %a15 : tensor<2x1290xf32>
  %b15s = stablehlo.add %b14s, %b15 : tensor<2x1290xf32>
  %a16 = stablehlo.slice %o [0:2, 24:5181:4] : (tensor<2x5200xf32>) -> tensor<2x1290xf32>
  %e16 = stablehlo.slice %t [0:1, 0:2, 6:1296] : (tensor<4x2x1300xf32>) -> tensor<1x2x1290xf32>
  %b16 = stablehlo.reshape %e16 : (tensor<1x2x1290xf32>) -> tensor<2x1290xf32>
  %a16s = stablehlo.maximum %a15s, %a16 : tensor<2x1290xf32>
  %b16s = stablehlo.maximum %b15s, %b16 : tensor<2x1290xf32>
  %a17 = stablehlo.slice %o [0:2, 25:5182:4] : (tensor<2x5200xf32>) -> tensor<2x1290xf32>
  %e17 = stablehlo.slice %t [1:2, 0:2, 6:1296] : (tensor<4x2x1300xf32>) -> tensor<1x2x1290xf32>
  %b17 = stablehlo.reshape %e17 : (tensor<1x2x1290xf32>) -> tensor<2x1290xf32>
  %a17s = stablehlo.subtract %a16s, %a17 : tensor<2x1290xf32>
  %b17s = stablehlo.subtract %b16s, %b17 : tensor<2x1290xf32>
  %a18 = stablehlo.slice %o [0:2, 26:5183:4] : (tensor<2x5200xf32>) -> tensor<2x1290xf32>
  %e18 = stablehlo.slice %t [2:3, 0:2, 6:1296] : (tensor<4x2x1300xf32>) -> tensor<1x2x1290xf32>
  %b18 = stablehlo.reshape %e18 : (tensor<1x2x1290xf32>) -> tensor<2x1290xf32>
  %a18s = stablehlo.add %a17s, %a18 : tensor<2x1290xf32>
  %b18s = stablehlo.add %b17s, %b18 : tensor<2x1290xf32>
  %a19 = stablehlo.slice %o [0:2, 27:5184:4] : (tensor<2x5200xf32>) -> tensor<2x1290xf32>
  %e19 = stablehlo.slice %t [3:4, 0:2, 6:1296] : (tensor<4x2x1300xf32>) -> tensor<1x2x1290xf32>
  %b19 = stablehlo.reshape %e19 : (tensor<1x2x1290xf32>) -> tensor<2x1290xf32>
  %a19s = stablehlo.maximum %a18s, %a19 : tensor<2x1290xf32>
  %b19s = stablehlo.maximum %b18s, %b19 : tensor<2x1290xf32>
  check.expect_eq %a19s, %b19s : tensor<2x1290xf32>
  return
}
func.func private @c5() {
  %i = stablehlo.iota dim = 0 : tensor<320xi32>
  %m0 = util.unfoldable_constant dense<251> : tensor<320xi32>
  %r_0 = stablehlo.remainder %i, %m0 : tensor<320xi32>
  %q = stablehlo.reshape %r_0 : (tensor<320xi32>) -> tensor<1x320xi32>
  %x = stablehlo.convert %q : (tensor<1x320xi32>) -> tensor<1x320xi32>
  %o = stablehlo.optimization_barrier %x : tensor<1x320xi32>
  %i2 = stablehlo.iota dim = 0 : tensor<320xi32>
  %m20 = util.unfoldable_constant dense<502> : tensor<320xi32>
  %r2_0 = stablehlo.remainder %i2, %m20 : tensor<320xi32>
  %m21 = util.unfoldable_constant dense<251> : tensor<320xi32>
  %r2_1 = stablehlo.remainder %r2_0, %m21 : tensor<320xi32>
  %q2 = stablehlo.reshape %r2_1 : (tensor<320xi32>) -> tensor<1x320xi32>
  %x2 = stablehlo.convert %q2 : (tensor<1x320xi32>) -> tensor<1x320xi32>
  %o2 = stablehlo.optimization_barrier %x2 : tensor<1x320xi32>
  %c = stablehlo.reshape %o2 : (tensor<1x320xi32>) -> tensor<1x80x4xi32>
  %t0 = stablehlo.transpose %c, dims = [2, 0, 1] : (tensor<1x80x4xi32>) -> tensor<4x1x80xi32>
  %t = stablehlo.optimization_barrier %t0 : tensor<4x1x80xi32>
  %a0 = stablehlo.slice %o [0:1, 3:304:4] : (tensor<1x320xi32>) -> tensor<1x76xi32>
  %e0 = stablehlo.slice %t [3:4, 0:1, 0:76] : (tensor<4x1x80xi32>) -> tensor<1x1x76xi32>
  %b0 = stablehlo.reshape %e0 : (tensor<1x1x76xi32>) -> tensor<1x76xi32>
  %a1 = stablehlo.slice %o [0:1, 4:305:4] : (tensor<1x320xi32>) -> tensor<1x76xi32>
  %e1 = stablehlo.slice %t [0:1, 0:1, 1:77] : (tensor<4x1x80xi32>) -> tensor<1x1x76xi32>
  %b1 = stablehlo.reshape %e1 : (tensor<1x1x76xi32>) -> tensor<1x76xi32>
  %a1s = stablehlo.maximum %a0, %a1 : tensor<1x76xi32>
  %b1s = stablehlo.maximum %b0, %b1 : tensor<1x76xi32>
  %a2 = stablehlo.slice %o [0:1, 5:306:4] : (tensor<1x320xi32>) -> tensor<1x76xi32>
  %e2 = stablehlo.slice %t [1:2, 0:1, 1:77] : (tensor<4x1x80xi32>) -> tensor<1x1x76xi32>
  %b2 = stablehlo.reshape %e2 : (tensor<1x1x76xi32>) -> tensor<1x76xi32>
  %a2s = stablehlo.subtract %a1s, %a2 : tensor<1x76xi32>
  %b2s = stablehlo.subtract %b1s, %b2 : tensor<1x76xi32>
  %a3 = stablehlo.slice %o [0:1, 6:307:4] : (tensor<1x320xi32>) -> tensor<1x76xi32>
  %e3 = stablehlo.slice %t [2:3, 0:1, 1:77] : (tensor<4x1x80xi32>) -> tensor<1x1x76xi32>
  %b3 = stablehlo.reshape %e3 : (tensor<1x1x76xi32>) -> tensor<1x76xi32>
  %a3s = stablehlo.add %a2s, %a3 : tensor<1x76xi32>
  %b3s = stablehlo.add %b2s, %b3 : tensor<1x76xi32>
  %a4 = stablehlo.slice %o [0:1, 7:308:4] : (tensor<1x320xi32>) -> tensor<1x76xi32>
  %e4 = stablehlo.slice %t [3:4, 0:1, 1:77] : (tensor<4x1x80xi32>) -> tensor<1x1x76xi32>
  %b4 = stablehlo.reshape %e4 : (tensor<1x1x76xi32>) -> tensor<1x76xi32>
  %a4s = stablehlo.maximum %a3s, %a4 : tensor<1x76xi32>
  %b4s = stablehlo.maximum %b3s, %b4 : tensor<1x76xi32>
  %a5 = stablehlo.slice %o [0:1, 8:309:4] : (tensor<1x320xi32>) -> tensor<1x76xi32>
  %e5 = stablehlo.slice %t [0:1, 0:1, 2:78] : (tensor<4x1x80xi32>) -> tensor<1x1x76xi32>
  %b5 = stablehlo.reshape %e5 : (tensor<1x1x76xi32>) -> tensor<1x76xi32>
  %a5s = stablehlo.subtract %a4s, %a5 : tensor<1x76xi32>
  %b5s = stablehlo.subtract %b4s, %b5 : tensor<1x76xi32>
  %a6 = stablehlo.slice %o [0:1, 9:310:4] : (tensor<1x320xi32>) -> tensor<1x76xi32>
  %e6 = stablehlo.slice %t [1:2, 0:1, 2:78] : (tensor<4x1x80xi32>) -> tensor<1x1x76xi32>
  %b6 = stablehlo.reshape %e6 : (tensor<1x1x76xi32>) -> tensor<1x76xi32>
  %a6s = stablehlo.add %a5s, %a6 : tensor<1x76xi32>
  %b6s = stablehlo.add %b5s, %b6 : tensor<1x76xi32>
  %a7 = stablehlo.slice %o [0:1, 15:316:4] : (tensor<1x320xi32>) -> tensor<1x76xi32>
  %e7 = stablehlo.slice %t [3:4, 0:1, 3:79] : (tensor<4x1x80xi32>) -> tensor<1x1x76xi32>
  %b7 = stablehlo.reshape %e7 : (tensor<1x1x76xi32>) -> tensor<1x76xi32>
  %a7s = stablehlo.maximum %a6s, %a7 : tensor<1x76xi32>
  %b7s = stablehlo.maximum %b6s, %b7 : tensor<1x76xi32>
  %a8 = stablehlo.slice %o [0:1, 19:320:4] : (tensor<1x320xi32>) -> tensor<1x76xi32>
  %e8 = stablehlo.slice %t [3:4, 0:1, 4:80] : (tensor<4x1x80xi32>) -> tensor<1x1x76xi32>
  %b8 = stablehlo.reshape %e8 : (tensor<1x1x76xi32>) -> tensor<1x76xi32>
  %a8s = stablehlo.subtract %a7s, %a8 : tensor<1x76xi32>
  %b8s = stablehlo.subtract %b7s, %b8 : tensor<1x76xi32>
  check.expect_eq %a8s, %b8s : tensor<1x76xi32>
  return
}
