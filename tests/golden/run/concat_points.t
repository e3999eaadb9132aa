// Points of three or four elements that are joined of parts in memory, or of one number:
// one loop.  Oracle: parts joined along the first dim, which are transposed.
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
  func.call @c6() : () -> ()
  func.call @c7() : () -> ()
  return
}
func.func private @c0() {
  %i0 = stablehlo.iota dim = 0 : tensor<600xi32>
  %m0 = stablehlo.constant dense<7> : tensor<600xi32>
  %r0 = stablehlo.remainder %i0, %m0 : tensor<600xi32>
  %c0 = stablehlo.convert %r0 : (tensor<600xi32>) -> tensor<600xf32>
  %s0 = stablehlo.reshape %c0 : (tensor<600xf32>) -> tensor<300x2xf32>
  %p0 = stablehlo.optimization_barrier %s0 : tensor<300x2xf32>
  %u0 = stablehlo.transpose %p0, dims = [1, 0] : (tensor<300x2xf32>) -> tensor<2x300xf32>
  %i1 = stablehlo.iota dim = 0 : tensor<300xi32>
  %m1 = stablehlo.constant dense<8> : tensor<300xi32>
  %r1 = stablehlo.remainder %i1, %m1 : tensor<300xi32>
  %c1 = stablehlo.convert %r1 : (tensor<300xi32>) -> tensor<300xf32>
  %s1 = stablehlo.reshape %c1 : (tensor<300xf32>) -> tensor<300x1xf32>
  %p1 = stablehlo.optimization_barrier %s1 : tensor<300x1xf32>
  %u1 = stablehlo.transpose %p1, dims = [1, 0] : (tensor<300x1xf32>) -> tensor<1x300xf32>
  %j = stablehlo.concatenate %p0, %p1, dim = 1 : (tensor<300x2xf32>, tensor<300x1xf32>) -> tensor<300x3xf32>
  %v = stablehlo.concatenate %u0, %u1, dim = 0 : (tensor<2x300xf32>, tensor<1x300xf32>) -> tensor<3x300xf32>
  %b = stablehlo.optimization_barrier %v : tensor<3x300xf32>
  %o = stablehlo.transpose %b, dims = [1, 0] : (tensor<3x300xf32>) -> tensor<300x3xf32>
  check.expect_eq %j, %o : tensor<300x3xf32>
  return
}
func.func private @c1() {
  %i0 = stablehlo.iota dim = 0 : tensor<200xi32>
  %m0 = stablehlo.constant dense<7> : tensor<200xi32>
  %r0 = stablehlo.remainder %i0, %m0 : tensor<200xi32>
  %c0 = stablehlo.convert %r0 : (tensor<200xi32>) -> tensor<200xf32>
  %s0 = stablehlo.reshape %c0 : (tensor<200xf32>) -> tensor<200x1xf32>
  %p0 = stablehlo.optimization_barrier %s0 : tensor<200x1xf32>
  %u0 = stablehlo.transpose %p0, dims = [1, 0] : (tensor<200x1xf32>) -> tensor<1x200xf32>
  %i1 = stablehlo.iota dim = 0 : tensor<400xi32>
  %m1 = stablehlo.constant dense<8> : tensor<400xi32>
  %r1 = stablehlo.remainder %i1, %m1 : tensor<400xi32>
  %c1 = stablehlo.convert %r1 : (tensor<400xi32>) -> tensor<400xf32>
  %s1 = stablehlo.reshape %c1 : (tensor<400xf32>) -> tensor<200x2xf32>
  %p1 = stablehlo.optimization_barrier %s1 : tensor<200x2xf32>
  %u1 = stablehlo.transpose %p1, dims = [1, 0] : (tensor<200x2xf32>) -> tensor<2x200xf32>
  %i2 = stablehlo.iota dim = 0 : tensor<200xi32>
  %m2 = stablehlo.constant dense<9> : tensor<200xi32>
  %r2 = stablehlo.remainder %i2, %m2 : tensor<200xi32>
  %c2 = stablehlo.convert %r2 : (tensor<200xi32>) -> tensor<200xf32>
  %s2 = stablehlo.reshape %c2 : (tensor<200xf32>) -> tensor<200x1xf32>
  %p2 = stablehlo.optimization_barrier %s2 : tensor<200x1xf32>
  %u2 = stablehlo.transpose %p2, dims = [1, 0] : (tensor<200x1xf32>) -> tensor<1x200xf32>
  %j = stablehlo.concatenate %p0, %p1, %p2, dim = 1 : (tensor<200x1xf32>, tensor<200x2xf32>, tensor<200x1xf32>) -> tensor<200x4xf32>
  %v = stablehlo.concatenate %u0, %u1, %u2, dim = 0 : (tensor<1x200xf32>, tensor<2x200xf32>, tensor<1x200xf32>) -> tensor<4x200xf32>
  %b = stablehlo.optimization_barrier %v : tensor<4x200xf32>
  %o = stablehlo.transpose %b, dims = [1, 0] : (tensor<4x200xf32>) -> tensor<200x4xf32>
  check.expect_eq %j, %o : tensor<200x4xf32>
  return
}
func.func private @c2() {
  %i0 = stablehlo.iota dim = 0 : tensor<771xi32>
  %m0 = stablehlo.constant dense<7> : tensor<771xi32>
  %r0 = stablehlo.remainder %i0, %m0 : tensor<771xi32>
  %c0 = stablehlo.convert %r0 : (tensor<771xi32>) -> tensor<771xf16>
  %s0 = stablehlo.reshape %c0 : (tensor<771xf16>) -> tensor<257x3xf16>
  %p0 = stablehlo.optimization_barrier %s0 : tensor<257x3xf16>
  %u0 = stablehlo.transpose %p0, dims = [1, 0] : (tensor<257x3xf16>) -> tensor<3x257xf16>
  %i1 = stablehlo.iota dim = 0 : tensor<257xi32>
  %m1 = stablehlo.constant dense<8> : tensor<257xi32>
  %r1 = stablehlo.remainder %i1, %m1 : tensor<257xi32>
  %c1 = stablehlo.convert %r1 : (tensor<257xi32>) -> tensor<257xf16>
  %s1 = stablehlo.reshape %c1 : (tensor<257xf16>) -> tensor<257x1xf16>
  %p1 = stablehlo.optimization_barrier %s1 : tensor<257x1xf16>
  %u1 = stablehlo.transpose %p1, dims = [1, 0] : (tensor<257x1xf16>) -> tensor<1x257xf16>
  %j = stablehlo.concatenate %p0, %p1, dim = 1 : (tensor<257x3xf16>, tensor<257x1xf16>) -> tensor<257x4xf16>
  %v = stablehlo.concatenate %u0, %u1, dim = 0 : (tensor<3x257xf16>, tensor<1x257xf16>) -> tensor<4x257xf16>
  %b = stablehlo.optimization_barrier %v : tensor<4x257xf16>
  %o = stablehlo.transpose %b, dims = [1, 0] : (tensor<4x257xf16>) -> tensor<257x4xf16>
  check.expect_eq %j, %o : tensor<257x4xf16>
  return
}
func.func private @c3() {
  %i0 = stablehlo.iota dim = 0 : tensor<400xi32>
  %m0 = stablehlo.constant dense<7> : tensor<400xi32>
  %r0 = stablehlo.remainder %i0, %m0 : tensor<400xi32>
  %c0 = stablehlo.convert %r0 : (tensor<400xi32>) -> tensor<400xbf16>
  %s0 = stablehlo.reshape %c0 : (tensor<400xbf16>) -> tensor<400x1xbf16>
  %p0 = stablehlo.optimization_barrier %s0 : tensor<400x1xbf16>
  %u0 = stablehlo.transpose %p0, dims = [1, 0] : (tensor<400x1xbf16>) -> tensor<1x400xbf16>
  %i1 = stablehlo.iota dim = 0 : tensor<400xi32>
  %m1 = stablehlo.constant dense<8> : tensor<400xi32>
  %r1 = stablehlo.remainder %i1, %m1 : tensor<400xi32>
  %c1 = stablehlo.convert %r1 : (tensor<400xi32>) -> tensor<400xbf16>
  %s1 = stablehlo.reshape %c1 : (tensor<400xbf16>) -> tensor<400x1xbf16>
  %p1 = stablehlo.optimization_barrier %s1 : tensor<400x1xbf16>
  %u1 = stablehlo.transpose %p1, dims = [1, 0] : (tensor<400x1xbf16>) -> tensor<1x400xbf16>
  %i2 = stablehlo.iota dim = 0 : tensor<400xi32>
  %m2 = stablehlo.constant dense<9> : tensor<400xi32>
  %r2 = stablehlo.remainder %i2, %m2 : tensor<400xi32>
  %c2 = stablehlo.convert %r2 : (tensor<400xi32>) -> tensor<400xbf16>
  %s2 = stablehlo.reshape %c2 : (tensor<400xbf16>) -> tensor<400x1xbf16>
  %p2 = stablehlo.optimization_barrier %s2 : tensor<400x1xbf16>
  %u2 = stablehlo.transpose %p2, dims = [1, 0] : (tensor<400x1xbf16>) -> tensor<1x400xbf16>
  %j = stablehlo.concatenate %p0, %p1, %p2, dim = 1 : (tensor<400x1xbf16>, tensor<400x1xbf16>, tensor<400x1xbf16>) -> tensor<400x3xbf16>
  %v = stablehlo.concatenate %u0, %u1, %u2, dim = 0 : (tensor<1x400xbf16>, tensor<1x400xbf16>, tensor<1x400xbf16>) -> tensor<3x400xbf16>
  %b = stablehlo.optimization_barrier %v : tensor<3x400xbf16>
  %o = stablehlo.transpose %b, dims = [1, 0] : (tensor<3x400xbf16>) -> tensor<400x3xbf16>
  check.expect_eq %j, %o : tensor<400x3xbf16>
  return
}
func.func private @c4() {
  %i0 = stablehlo.iota dim = 0 : tensor<666xi32>
  %m0 = stablehlo.constant dense<7> : tensor<666xi32>
  %r0 = stablehlo.remainder %i0, %m0 : tensor<666xi32>
  %c0 = stablehlo.convert %r0 : (tensor<666xi32>) -> tensor<666xui8>
  %s0 = stablehlo.reshape %c0 : (tensor<666xui8>) -> tensor<333x2xui8>
  %p0 = stablehlo.optimization_barrier %s0 : tensor<333x2xui8>
  %u0 = stablehlo.transpose %p0, dims = [1, 0] : (tensor<333x2xui8>) -> tensor<2x333xui8>
  %i1 = stablehlo.iota dim = 0 : tensor<666xi32>
  %m1 = stablehlo.constant dense<8> : tensor<666xi32>
  %r1 = stablehlo.remainder %i1, %m1 : tensor<666xi32>
  %c1 = stablehlo.convert %r1 : (tensor<666xi32>) -> tensor<666xui8>
  %s1 = stablehlo.reshape %c1 : (tensor<666xui8>) -> tensor<333x2xui8>
  %p1 = stablehlo.optimization_barrier %s1 : tensor<333x2xui8>
  %u1 = stablehlo.transpose %p1, dims = [1, 0] : (tensor<333x2xui8>) -> tensor<2x333xui8>
  %j = stablehlo.concatenate %p0, %p1, dim = 1 : (tensor<333x2xui8>, tensor<333x2xui8>) -> tensor<333x4xui8>
  %v = stablehlo.concatenate %u0, %u1, dim = 0 : (tensor<2x333xui8>, tensor<2x333xui8>) -> tensor<4x333xui8>
  %b = stablehlo.optimization_barrier %v : tensor<4x333xui8>
  %o = stablehlo.transpose %b, dims = [1, 0] : (tensor<4x333xui8>) -> tensor<333x4xui8>
  check.expect_eq %j, %o : tensor<333x4xui8>
  return
}
func.func private @c5() {
  %i0 = stablehlo.iota dim = 0 : tensor<780xi32>
  %m0 = stablehlo.constant dense<7> : tensor<780xi32>
  %r0 = stablehlo.remainder %i0, %m0 : tensor<780xi32>
  %c0 = stablehlo.convert %r0 : (tensor<780xi32>) -> tensor<780xui8>
  %s0 = stablehlo.reshape %c0 : (tensor<780xui8>) -> tensor<260x3xui8>
  %p0 = stablehlo.optimization_barrier %s0 : tensor<260x3xui8>
  %u0 = stablehlo.transpose %p0, dims = [1, 0] : (tensor<260x3xui8>) -> tensor<3x260xui8>
  %p1 = stablehlo.constant dense<9> : tensor<260x1xui8>
  %u1 = stablehlo.transpose %p1, dims = [1, 0] : (tensor<260x1xui8>) -> tensor<1x260xui8>
  %j = stablehlo.concatenate %p0, %p1, dim = 1 : (tensor<260x3xui8>, tensor<260x1xui8>) -> tensor<260x4xui8>
  %v = stablehlo.concatenate %u0, %u1, dim = 0 : (tensor<3x260xui8>, tensor<1x260xui8>) -> tensor<4x260xui8>
  %b = stablehlo.optimization_barrier %v : tensor<4x260xui8>
  %o = stablehlo.transpose %b, dims = [1, 0] : (tensor<4x260xui8>) -> tensor<260x4xui8>
  check.expect_eq %j, %o : tensor<260x4xui8>
  return
}
func.func private @c6() {
  %i0 = stablehlo.iota dim = 0 : tensor<270xi32>
  %m0 = stablehlo.constant dense<7> : tensor<270xi32>
  %r0 = stablehlo.remainder %i0, %m0 : tensor<270xi32>
  %c0 = stablehlo.convert %r0 : (tensor<270xi32>) -> tensor<270xi1>
  %s0 = stablehlo.reshape %c0 : (tensor<270xi1>) -> tensor<270x1xi1>
  %p0 = stablehlo.optimization_barrier %s0 : tensor<270x1xi1>
  %u0 = stablehlo.transpose %p0, dims = [1, 0] : (tensor<270x1xi1>) -> tensor<1x270xi1>
  %i1 = stablehlo.iota dim = 0 : tensor<540xi32>
  %m1 = stablehlo.constant dense<8> : tensor<540xi32>
  %r1 = stablehlo.remainder %i1, %m1 : tensor<540xi32>
  %c1 = stablehlo.convert %r1 : (tensor<540xi32>) -> tensor<540xi1>
  %s1 = stablehlo.reshape %c1 : (tensor<540xi1>) -> tensor<270x2xi1>
  %p1 = stablehlo.optimization_barrier %s1 : tensor<270x2xi1>
  %u1 = stablehlo.transpose %p1, dims = [1, 0] : (tensor<270x2xi1>) -> tensor<2x270xi1>
  %j = stablehlo.concatenate %p0, %p1, dim = 1 : (tensor<270x1xi1>, tensor<270x2xi1>) -> tensor<270x3xi1>
  %v = stablehlo.concatenate %u0, %u1, dim = 0 : (tensor<1x270xi1>, tensor<2x270xi1>) -> tensor<3x270xi1>
  %b = stablehlo.optimization_barrier %v : tensor<3x270xi1>
  %o = stablehlo.transpose %b, dims = [1, 0] : (tensor<3x270xi1>) -> tensor<270x3xi1>
  check.expect_eq %j, %o : tensor<270x3xi1>
  return
}
func.func private @c7() {
  %i0 = stablehlo.iota dim = 0 : tensor<180xi32>
  %m0 = stablehlo.constant dense<7> : tensor<180xi32>
  %r0 = stablehlo.remainder %i0, %m0 : tensor<180xi32>
  %c0 = stablehlo.convert %r0 : (tensor<180xi32>) -> tensor<180xi32>
  %s0 = stablehlo.reshape %c0 : (tensor<180xi32>) -> tensor<180x1xi32>
  %p0 = stablehlo.optimization_barrier %s0 : tensor<180x1xi32>
  %u0 = stablehlo.transpose %p0, dims = [1, 0] : (tensor<180x1xi32>) -> tensor<1x180xi32>
  %i1 = stablehlo.iota dim = 0 : tensor<180xi32>
  %m1 = stablehlo.constant dense<8> : tensor<180xi32>
  %r1 = stablehlo.remainder %i1, %m1 : tensor<180xi32>
  %c1 = stablehlo.convert %r1 : (tensor<180xi32>) -> tensor<180xi32>
  %s1 = stablehlo.reshape %c1 : (tensor<180xi32>) -> tensor<180x1xi32>
  %p1 = stablehlo.optimization_barrier %s1 : tensor<180x1xi32>
  %u1 = stablehlo.transpose %p1, dims = [1, 0] : (tensor<180x1xi32>) -> tensor<1x180xi32>
  %i2 = stablehlo.iota dim = 0 : tensor<180xi32>
  %m2 = stablehlo.constant dense<9> : tensor<180xi32>
  %r2 = stablehlo.remainder %i2, %m2 : tensor<180xi32>
  %c2 = stablehlo.convert %r2 : (tensor<180xi32>) -> tensor<180xi32>
  %s2 = stablehlo.reshape %c2 : (tensor<180xi32>) -> tensor<180x1xi32>
  %p2 = stablehlo.optimization_barrier %s2 : tensor<180x1xi32>
  %u2 = stablehlo.transpose %p2, dims = [1, 0] : (tensor<180x1xi32>) -> tensor<1x180xi32>
  %j = stablehlo.concatenate %p0, %p1, %p2, dim = 1 : (tensor<180x1xi32>, tensor<180x1xi32>, tensor<180x1xi32>) -> tensor<180x3xi32>
  %v = stablehlo.concatenate %u0, %u1, %u2, dim = 0 : (tensor<1x180xi32>, tensor<1x180xi32>, tensor<1x180xi32>) -> tensor<3x180xi32>
  %b = stablehlo.optimization_barrier %v : tensor<3x180xi32>
  %o = stablehlo.transpose %b, dims = [1, 0] : (tensor<3x180xi32>) -> tensor<180x3xi32>
  check.expect_eq %j, %o : tensor<180x3xi32>
  return
}
