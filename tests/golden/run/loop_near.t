// Rotations of halves: short rows, of which those of all heads lie between those of
// one place and the next, by numbers that all heads share; both halves are made
// together.  Pairs of neighbours, and heads outside of places, too.  Oracle: the same
// with barriers between all steps, by which each value is stored.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @a() : () -> ()
  func.call @b() : () -> ()
  func.call @c() : () -> ()
  func.call @d() : () -> ()
  func.call @e() : () -> ()
  func.call @f() : () -> ()
  func.call @a_pairs() : () -> ()
  func.call @b_pairs() : () -> ()
  func.call @c_pairs() : () -> ()
  func.call @d_pairs() : () -> ()
  func.call @e_pairs() : () -> ()
  func.call @f_pairs() : () -> ()
  func.return
}
func.func private @a() {
  %x0 = stablehlo.iota dim = 0 : tensor<960xi32>
  %x1 = stablehlo.constant dense<7> : tensor<960xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<960xi32>
  %x3 = stablehlo.constant dense<23> : tensor<960xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<960xi32>
  %x5 = stablehlo.constant dense<9> : tensor<960xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<960xi32>
  %x7 = stablehlo.convert %x6 : (tensor<960xi32>) -> tensor<960xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<960xf32>) -> tensor<5x3x64xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<5x3x64xf32>
  %c0 = stablehlo.iota dim = 0 : tensor<320xi32>
  %c1 = stablehlo.constant dense<5> : tensor<320xi32>
  %c2 = stablehlo.multiply %c0, %c1 : tensor<320xi32>
  %c3 = stablehlo.constant dense<13> : tensor<320xi32>
  %c4 = stablehlo.remainder %c2, %c3 : tensor<320xi32>
  %c5 = stablehlo.constant dense<6> : tensor<320xi32>
  %c6 = stablehlo.subtract %c4, %c5 : tensor<320xi32>
  %c7 = stablehlo.convert %c6 : (tensor<320xi32>) -> tensor<320xf32>
  %c8 = stablehlo.reshape %c7 : (tensor<320xf32>) -> tensor<5x64xf32>
  %c = stablehlo.optimization_barrier %c8 : tensor<5x64xf32>
  %s0 = stablehlo.iota dim = 0 : tensor<320xi32>
  %s1 = stablehlo.constant dense<3> : tensor<320xi32>
  %s2 = stablehlo.multiply %s0, %s1 : tensor<320xi32>
  %s3 = stablehlo.constant dense<17> : tensor<320xi32>
  %s4 = stablehlo.remainder %s2, %s3 : tensor<320xi32>
  %s5 = stablehlo.constant dense<8> : tensor<320xi32>
  %s6 = stablehlo.subtract %s4, %s5 : tensor<320xi32>
  %s7 = stablehlo.convert %s6 : (tensor<320xi32>) -> tensor<320xf32>
  %s8 = stablehlo.reshape %s7 : (tensor<320xf32>) -> tensor<5x64xf32>
  %s = stablehlo.optimization_barrier %s8 : tensor<5x64xf32>
  %rc0 = stablehlo.broadcast_in_dim %c, dims = [0, 2] : (tensor<5x64xf32>) -> tensor<5x3x64xf32>
  %rs0 = stablehlo.broadcast_in_dim %s, dims = [0, 2] : (tensor<5x64xf32>) -> tensor<5x3x64xf32>
  %rlo = stablehlo.slice %x [0:5, 0:3, 0:32] : (tensor<5x3x64xf32>) -> tensor<5x3x32xf32>
  %rhi = stablehlo.slice %x [0:5, 0:3, 32:64] : (tensor<5x3x64xf32>) -> tensor<5x3x32xf32>
  %rng = stablehlo.negate %rhi : tensor<5x3x32xf32>
  %rcc = stablehlo.concatenate %rng, %rlo, dim = 2 : (tensor<5x3x32xf32>, tensor<5x3x32xf32>) -> tensor<5x3x64xf32>
  %rm1 = stablehlo.multiply %x, %rc0 : tensor<5x3x64xf32>
  %rm2 = stablehlo.multiply %rcc, %rs0 : tensor<5x3x64xf32>
  %rr = stablehlo.add %rm1, %rm2 : tensor<5x3x64xf32>
  %ec0 = stablehlo.broadcast_in_dim %c, dims = [0, 2] : (tensor<5x64xf32>) -> tensor<5x3x64xf32>
  %ec0b = stablehlo.optimization_barrier %ec0 : tensor<5x3x64xf32>
  %es0 = stablehlo.broadcast_in_dim %s, dims = [0, 2] : (tensor<5x64xf32>) -> tensor<5x3x64xf32>
  %es0b = stablehlo.optimization_barrier %es0 : tensor<5x3x64xf32>
  %elo = stablehlo.slice %x [0:5, 0:3, 0:32] : (tensor<5x3x64xf32>) -> tensor<5x3x32xf32>
  %elob = stablehlo.optimization_barrier %elo : tensor<5x3x32xf32>
  %ehi = stablehlo.slice %x [0:5, 0:3, 32:64] : (tensor<5x3x64xf32>) -> tensor<5x3x32xf32>
  %ehib = stablehlo.optimization_barrier %ehi : tensor<5x3x32xf32>
  %eng = stablehlo.negate %ehib : tensor<5x3x32xf32>
  %engb = stablehlo.optimization_barrier %eng : tensor<5x3x32xf32>
  %ecc = stablehlo.concatenate %engb, %elob, dim = 2 : (tensor<5x3x32xf32>, tensor<5x3x32xf32>) -> tensor<5x3x64xf32>
  %eccb = stablehlo.optimization_barrier %ecc : tensor<5x3x64xf32>
  %em1 = stablehlo.multiply %x, %ec0b : tensor<5x3x64xf32>
  %em1b = stablehlo.optimization_barrier %em1 : tensor<5x3x64xf32>
  %em2 = stablehlo.multiply %eccb, %es0b : tensor<5x3x64xf32>
  %em2b = stablehlo.optimization_barrier %em2 : tensor<5x3x64xf32>
  %er = stablehlo.add %em1b, %em2b : tensor<5x3x64xf32>
  check.expect_eq %rr, %er : tensor<5x3x64xf32>
  func.return
}
func.func private @a_pairs() {
  %x0 = stablehlo.iota dim = 0 : tensor<960xi32>
  %x1 = stablehlo.constant dense<7> : tensor<960xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<960xi32>
  %x3 = stablehlo.constant dense<23> : tensor<960xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<960xi32>
  %x5 = stablehlo.constant dense<9> : tensor<960xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<960xi32>
  %x7 = stablehlo.convert %x6 : (tensor<960xi32>) -> tensor<960xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<960xf32>) -> tensor<5x3x64xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<5x3x64xf32>
  %c0 = stablehlo.iota dim = 0 : tensor<160xi32>
  %c1 = stablehlo.constant dense<5> : tensor<160xi32>
  %c2 = stablehlo.multiply %c0, %c1 : tensor<160xi32>
  %c3 = stablehlo.constant dense<13> : tensor<160xi32>
  %c4 = stablehlo.remainder %c2, %c3 : tensor<160xi32>
  %c5 = stablehlo.constant dense<6> : tensor<160xi32>
  %c6 = stablehlo.subtract %c4, %c5 : tensor<160xi32>
  %c7 = stablehlo.convert %c6 : (tensor<160xi32>) -> tensor<160xf32>
  %c8 = stablehlo.reshape %c7 : (tensor<160xf32>) -> tensor<5x32xf32>
  %c = stablehlo.optimization_barrier %c8 : tensor<5x32xf32>
  %s0 = stablehlo.iota dim = 0 : tensor<160xi32>
  %s1 = stablehlo.constant dense<3> : tensor<160xi32>
  %s2 = stablehlo.multiply %s0, %s1 : tensor<160xi32>
  %s3 = stablehlo.constant dense<17> : tensor<160xi32>
  %s4 = stablehlo.remainder %s2, %s3 : tensor<160xi32>
  %s5 = stablehlo.constant dense<8> : tensor<160xi32>
  %s6 = stablehlo.subtract %s4, %s5 : tensor<160xi32>
  %s7 = stablehlo.convert %s6 : (tensor<160xi32>) -> tensor<160xf32>
  %s8 = stablehlo.reshape %s7 : (tensor<160xf32>) -> tensor<5x32xf32>
  %s = stablehlo.optimization_barrier %s8 : tensor<5x32xf32>
  %rc0 = stablehlo.broadcast_in_dim %c, dims = [0, 2] : (tensor<5x32xf32>) -> tensor<5x3x32xf32>
  %rs0 = stablehlo.broadcast_in_dim %s, dims = [0, 2] : (tensor<5x32xf32>) -> tensor<5x3x32xf32>
  %rlo = stablehlo.slice %x [0:5, 0:3, 0:64:2] : (tensor<5x3x64xf32>) -> tensor<5x3x32xf32>
  %rhi = stablehlo.slice %x [0:5, 0:3, 1:64:2] : (tensor<5x3x64xf32>) -> tensor<5x3x32xf32>
  %ru1 = stablehlo.multiply %rlo, %rc0 : tensor<5x3x32xf32>
  %ru2 = stablehlo.multiply %rhi, %rs0 : tensor<5x3x32xf32>
  %ru3 = stablehlo.subtract %ru1, %ru2 : tensor<5x3x32xf32>
  %ru = stablehlo.reshape %ru3 : (tensor<5x3x32xf32>) -> tensor<5x3x32x1xf32>
  %rv1 = stablehlo.multiply %rhi, %rc0 : tensor<5x3x32xf32>
  %rv2 = stablehlo.multiply %rlo, %rs0 : tensor<5x3x32xf32>
  %rv3 = stablehlo.add %rv1, %rv2 : tensor<5x3x32xf32>
  %rv = stablehlo.reshape %rv3 : (tensor<5x3x32xf32>) -> tensor<5x3x32x1xf32>
  %rcc = stablehlo.concatenate %ru, %rv, dim = 3 : (tensor<5x3x32x1xf32>, tensor<5x3x32x1xf32>) -> tensor<5x3x32x2xf32>
  %rr = stablehlo.reshape %rcc : (tensor<5x3x32x2xf32>) -> tensor<5x3x64xf32>
  %ec0 = stablehlo.broadcast_in_dim %c, dims = [0, 2] : (tensor<5x32xf32>) -> tensor<5x3x32xf32>
  %ec0b = stablehlo.optimization_barrier %ec0 : tensor<5x3x32xf32>
  %es0 = stablehlo.broadcast_in_dim %s, dims = [0, 2] : (tensor<5x32xf32>) -> tensor<5x3x32xf32>
  %es0b = stablehlo.optimization_barrier %es0 : tensor<5x3x32xf32>
  %elo = stablehlo.slice %x [0:5, 0:3, 0:64:2] : (tensor<5x3x64xf32>) -> tensor<5x3x32xf32>
  %elob = stablehlo.optimization_barrier %elo : tensor<5x3x32xf32>
  %ehi = stablehlo.slice %x [0:5, 0:3, 1:64:2] : (tensor<5x3x64xf32>) -> tensor<5x3x32xf32>
  %ehib = stablehlo.optimization_barrier %ehi : tensor<5x3x32xf32>
  %eu1 = stablehlo.multiply %elob, %ec0b : tensor<5x3x32xf32>
  %eu1b = stablehlo.optimization_barrier %eu1 : tensor<5x3x32xf32>
  %eu2 = stablehlo.multiply %ehib, %es0b : tensor<5x3x32xf32>
  %eu2b = stablehlo.optimization_barrier %eu2 : tensor<5x3x32xf32>
  %eu3 = stablehlo.subtract %eu1b, %eu2b : tensor<5x3x32xf32>
  %eu3b = stablehlo.optimization_barrier %eu3 : tensor<5x3x32xf32>
  %eu = stablehlo.reshape %eu3b : (tensor<5x3x32xf32>) -> tensor<5x3x32x1xf32>
  %ev1 = stablehlo.multiply %ehib, %ec0b : tensor<5x3x32xf32>
  %ev1b = stablehlo.optimization_barrier %ev1 : tensor<5x3x32xf32>
  %ev2 = stablehlo.multiply %elob, %es0b : tensor<5x3x32xf32>
  %ev2b = stablehlo.optimization_barrier %ev2 : tensor<5x3x32xf32>
  %ev3 = stablehlo.add %ev1b, %ev2b : tensor<5x3x32xf32>
  %ev3b = stablehlo.optimization_barrier %ev3 : tensor<5x3x32xf32>
  %ev = stablehlo.reshape %ev3b : (tensor<5x3x32xf32>) -> tensor<5x3x32x1xf32>
  %ecc = stablehlo.concatenate %eu, %ev, dim = 3 : (tensor<5x3x32x1xf32>, tensor<5x3x32x1xf32>) -> tensor<5x3x32x2xf32>
  %eccb = stablehlo.optimization_barrier %ecc : tensor<5x3x32x2xf32>
  %er = stablehlo.reshape %eccb : (tensor<5x3x32x2xf32>) -> tensor<5x3x64xf32>
  check.expect_eq %rr, %er : tensor<5x3x64xf32>
  func.return
}
func.func private @b() {
  %x0 = stablehlo.iota dim = 0 : tensor<8576xi32>
  %x1 = stablehlo.constant dense<7> : tensor<8576xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<8576xi32>
  %x3 = stablehlo.constant dense<23> : tensor<8576xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<8576xi32>
  %x5 = stablehlo.constant dense<9> : tensor<8576xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<8576xi32>
  %x7 = stablehlo.convert %x6 : (tensor<8576xi32>) -> tensor<8576xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<8576xf32>) -> tensor<67x8x16xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<67x8x16xf32>
  %c0 = stablehlo.iota dim = 0 : tensor<1072xi32>
  %c1 = stablehlo.constant dense<5> : tensor<1072xi32>
  %c2 = stablehlo.multiply %c0, %c1 : tensor<1072xi32>
  %c3 = stablehlo.constant dense<13> : tensor<1072xi32>
  %c4 = stablehlo.remainder %c2, %c3 : tensor<1072xi32>
  %c5 = stablehlo.constant dense<6> : tensor<1072xi32>
  %c6 = stablehlo.subtract %c4, %c5 : tensor<1072xi32>
  %c7 = stablehlo.convert %c6 : (tensor<1072xi32>) -> tensor<1072xf32>
  %c8 = stablehlo.reshape %c7 : (tensor<1072xf32>) -> tensor<67x16xf32>
  %c = stablehlo.optimization_barrier %c8 : tensor<67x16xf32>
  %s0 = stablehlo.iota dim = 0 : tensor<1072xi32>
  %s1 = stablehlo.constant dense<3> : tensor<1072xi32>
  %s2 = stablehlo.multiply %s0, %s1 : tensor<1072xi32>
  %s3 = stablehlo.constant dense<17> : tensor<1072xi32>
  %s4 = stablehlo.remainder %s2, %s3 : tensor<1072xi32>
  %s5 = stablehlo.constant dense<8> : tensor<1072xi32>
  %s6 = stablehlo.subtract %s4, %s5 : tensor<1072xi32>
  %s7 = stablehlo.convert %s6 : (tensor<1072xi32>) -> tensor<1072xf32>
  %s8 = stablehlo.reshape %s7 : (tensor<1072xf32>) -> tensor<67x16xf32>
  %s = stablehlo.optimization_barrier %s8 : tensor<67x16xf32>
  %rc0 = stablehlo.broadcast_in_dim %c, dims = [0, 2] : (tensor<67x16xf32>) -> tensor<67x8x16xf32>
  %rs0 = stablehlo.broadcast_in_dim %s, dims = [0, 2] : (tensor<67x16xf32>) -> tensor<67x8x16xf32>
  %rlo = stablehlo.slice %x [0:67, 0:8, 0:8] : (tensor<67x8x16xf32>) -> tensor<67x8x8xf32>
  %rhi = stablehlo.slice %x [0:67, 0:8, 8:16] : (tensor<67x8x16xf32>) -> tensor<67x8x8xf32>
  %rng = stablehlo.negate %rhi : tensor<67x8x8xf32>
  %rcc = stablehlo.concatenate %rng, %rlo, dim = 2 : (tensor<67x8x8xf32>, tensor<67x8x8xf32>) -> tensor<67x8x16xf32>
  %rm1 = stablehlo.multiply %x, %rc0 : tensor<67x8x16xf32>
  %rm2 = stablehlo.multiply %rcc, %rs0 : tensor<67x8x16xf32>
  %rr = stablehlo.add %rm1, %rm2 : tensor<67x8x16xf32>
  %ec0 = stablehlo.broadcast_in_dim %c, dims = [0, 2] : (tensor<67x16xf32>) -> tensor<67x8x16xf32>
  %ec0b = stablehlo.optimization_barrier %ec0 : tensor<67x8x16xf32>
  %es0 = stablehlo.broadcast_in_dim %s, dims = [0, 2] : (tensor<67x16xf32>) -> tensor<67x8x16xf32>
  %es0b = stablehlo.optimization_barrier %es0 : tensor<67x8x16xf32>
  %elo = stablehlo.slice %x [0:67, 0:8, 0:8] : (tensor<67x8x16xf32>) -> tensor<67x8x8xf32>
  %elob = stablehlo.optimization_barrier %elo : tensor<67x8x8xf32>
  %ehi = stablehlo.slice %x [0:67, 0:8, 8:16] : (tensor<67x8x16xf32>) -> tensor<67x8x8xf32>
  %ehib = stablehlo.optimization_barrier %ehi : tensor<67x8x8xf32>
  %eng = stablehlo.negate %ehib : tensor<67x8x8xf32>
  %engb = stablehlo.optimization_barrier %eng : tensor<67x8x8xf32>
  %ecc = stablehlo.concatenate %engb, %elob, dim = 2 : (tensor<67x8x8xf32>, tensor<67x8x8xf32>) -> tensor<67x8x16xf32>
  %eccb = stablehlo.optimization_barrier %ecc : tensor<67x8x16xf32>
  %em1 = stablehlo.multiply %x, %ec0b : tensor<67x8x16xf32>
  %em1b = stablehlo.optimization_barrier %em1 : tensor<67x8x16xf32>
  %em2 = stablehlo.multiply %eccb, %es0b : tensor<67x8x16xf32>
  %em2b = stablehlo.optimization_barrier %em2 : tensor<67x8x16xf32>
  %er = stablehlo.add %em1b, %em2b : tensor<67x8x16xf32>
  check.expect_eq %rr, %er : tensor<67x8x16xf32>
  func.return
}
func.func private @b_pairs() {
  %x0 = stablehlo.iota dim = 0 : tensor<8576xi32>
  %x1 = stablehlo.constant dense<7> : tensor<8576xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<8576xi32>
  %x3 = stablehlo.constant dense<23> : tensor<8576xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<8576xi32>
  %x5 = stablehlo.constant dense<9> : tensor<8576xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<8576xi32>
  %x7 = stablehlo.convert %x6 : (tensor<8576xi32>) -> tensor<8576xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<8576xf32>) -> tensor<67x8x16xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<67x8x16xf32>
  %c0 = stablehlo.iota dim = 0 : tensor<536xi32>
  %c1 = stablehlo.constant dense<5> : tensor<536xi32>
  %c2 = stablehlo.multiply %c0, %c1 : tensor<536xi32>
  %c3 = stablehlo.constant dense<13> : tensor<536xi32>
  %c4 = stablehlo.remainder %c2, %c3 : tensor<536xi32>
  %c5 = stablehlo.constant dense<6> : tensor<536xi32>
  %c6 = stablehlo.subtract %c4, %c5 : tensor<536xi32>
  %c7 = stablehlo.convert %c6 : (tensor<536xi32>) -> tensor<536xf32>
  %c8 = stablehlo.reshape %c7 : (tensor<536xf32>) -> tensor<67x8xf32>
  %c = stablehlo.optimization_barrier %c8 : tensor<67x8xf32>
  %s0 = stablehlo.iota dim = 0 : tensor<536xi32>
  %s1 = stablehlo.constant dense<3> : tensor<536xi32>
  %s2 = stablehlo.multiply %s0, %s1 : tensor<536xi32>
  %s3 = stablehlo.constant dense<17> : tensor<536xi32>
  %s4 = stablehlo.remainder %s2, %s3 : tensor<536xi32>
  %s5 = stablehlo.constant dense<8> : tensor<536xi32>
  %s6 = stablehlo.subtract %s4, %s5 : tensor<536xi32>
  %s7 = stablehlo.convert %s6 : (tensor<536xi32>) -> tensor<536xf32>
  %s8 = stablehlo.reshape %s7 : (tensor<536xf32>) -> tensor<67x8xf32>
  %s = stablehlo.optimization_barrier %s8 : tensor<67x8xf32>
  %rc0 = stablehlo.broadcast_in_dim %c, dims = [0, 2] : (tensor<67x8xf32>) -> tensor<67x8x8xf32>
  %rs0 = stablehlo.broadcast_in_dim %s, dims = [0, 2] : (tensor<67x8xf32>) -> tensor<67x8x8xf32>
  %rlo = stablehlo.slice %x [0:67, 0:8, 0:16:2] : (tensor<67x8x16xf32>) -> tensor<67x8x8xf32>
  %rhi = stablehlo.slice %x [0:67, 0:8, 1:16:2] : (tensor<67x8x16xf32>) -> tensor<67x8x8xf32>
  %ru1 = stablehlo.multiply %rlo, %rc0 : tensor<67x8x8xf32>
  %ru2 = stablehlo.multiply %rhi, %rs0 : tensor<67x8x8xf32>
  %ru3 = stablehlo.subtract %ru1, %ru2 : tensor<67x8x8xf32>
  %ru = stablehlo.reshape %ru3 : (tensor<67x8x8xf32>) -> tensor<67x8x8x1xf32>
  %rv1 = stablehlo.multiply %rhi, %rc0 : tensor<67x8x8xf32>
  %rv2 = stablehlo.multiply %rlo, %rs0 : tensor<67x8x8xf32>
  %rv3 = stablehlo.add %rv1, %rv2 : tensor<67x8x8xf32>
  %rv = stablehlo.reshape %rv3 : (tensor<67x8x8xf32>) -> tensor<67x8x8x1xf32>
  %rcc = stablehlo.concatenate %ru, %rv, dim = 3 : (tensor<67x8x8x1xf32>, tensor<67x8x8x1xf32>) -> tensor<67x8x8x2xf32>
  %rr = stablehlo.reshape %rcc : (tensor<67x8x8x2xf32>) -> tensor<67x8x16xf32>
  %ec0 = stablehlo.broadcast_in_dim %c, dims = [0, 2] : (tensor<67x8xf32>) -> tensor<67x8x8xf32>
  %ec0b = stablehlo.optimization_barrier %ec0 : tensor<67x8x8xf32>
  %es0 = stablehlo.broadcast_in_dim %s, dims = [0, 2] : (tensor<67x8xf32>) -> tensor<67x8x8xf32>
  %es0b = stablehlo.optimization_barrier %es0 : tensor<67x8x8xf32>
  %elo = stablehlo.slice %x [0:67, 0:8, 0:16:2] : (tensor<67x8x16xf32>) -> tensor<67x8x8xf32>
  %elob = stablehlo.optimization_barrier %elo : tensor<67x8x8xf32>
  %ehi = stablehlo.slice %x [0:67, 0:8, 1:16:2] : (tensor<67x8x16xf32>) -> tensor<67x8x8xf32>
  %ehib = stablehlo.optimization_barrier %ehi : tensor<67x8x8xf32>
  %eu1 = stablehlo.multiply %elob, %ec0b : tensor<67x8x8xf32>
  %eu1b = stablehlo.optimization_barrier %eu1 : tensor<67x8x8xf32>
  %eu2 = stablehlo.multiply %ehib, %es0b : tensor<67x8x8xf32>
  %eu2b = stablehlo.optimization_barrier %eu2 : tensor<67x8x8xf32>
  %eu3 = stablehlo.subtract %eu1b, %eu2b : tensor<67x8x8xf32>
  %eu3b = stablehlo.optimization_barrier %eu3 : tensor<67x8x8xf32>
  %eu = stablehlo.reshape %eu3b : (tensor<67x8x8xf32>) -> tensor<67x8x8x1xf32>
  %ev1 = stablehlo.multiply %ehib, %ec0b : tensor<67x8x8xf32>
  %ev1b = stablehlo.optimization_barrier %ev1 : tensor<67x8x8xf32>
  %ev2 = stablehlo.multiply %elob, %es0b : tensor<67x8x8xf32>
  %ev2b = stablehlo.optimization_barrier %ev2 : tensor<67x8x8xf32>
  %ev3 = stablehlo.add %ev1b, %ev2b : tensor<67x8x8xf32>
  %ev3b = stablehlo.optimization_barrier %ev3 : tensor<67x8x8xf32>
  %ev = stablehlo.reshape %ev3b : (tensor<67x8x8xf32>) -> tensor<67x8x8x1xf32>
  %ecc = stablehlo.concatenate %eu, %ev, dim = 3 : (tensor<67x8x8x1xf32>, tensor<67x8x8x1xf32>) -> tensor<67x8x8x2xf32>
  %eccb = stablehlo.optimization_barrier %ecc : tensor<67x8x8x2xf32>
  %er = stablehlo.reshape %eccb : (tensor<67x8x8x2xf32>) -> tensor<67x8x16xf32>
  check.expect_eq %rr, %er : tensor<67x8x16xf32>
  func.return
}
func.func private @c() {
  %x0 = stablehlo.iota dim = 0 : tensor<864xi32>
  %x1 = stablehlo.constant dense<7> : tensor<864xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<864xi32>
  %x3 = stablehlo.constant dense<23> : tensor<864xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<864xi32>
  %x5 = stablehlo.constant dense<9> : tensor<864xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<864xi32>
  %x7 = stablehlo.convert %x6 : (tensor<864xi32>) -> tensor<864xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<864xf32>) -> tensor<9x2x48xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<9x2x48xf32>
  %c0 = stablehlo.iota dim = 0 : tensor<432xi32>
  %c1 = stablehlo.constant dense<5> : tensor<432xi32>
  %c2 = stablehlo.multiply %c0, %c1 : tensor<432xi32>
  %c3 = stablehlo.constant dense<13> : tensor<432xi32>
  %c4 = stablehlo.remainder %c2, %c3 : tensor<432xi32>
  %c5 = stablehlo.constant dense<6> : tensor<432xi32>
  %c6 = stablehlo.subtract %c4, %c5 : tensor<432xi32>
  %c7 = stablehlo.convert %c6 : (tensor<432xi32>) -> tensor<432xf32>
  %c8 = stablehlo.reshape %c7 : (tensor<432xf32>) -> tensor<9x48xf32>
  %c = stablehlo.optimization_barrier %c8 : tensor<9x48xf32>
  %s0 = stablehlo.iota dim = 0 : tensor<432xi32>
  %s1 = stablehlo.constant dense<3> : tensor<432xi32>
  %s2 = stablehlo.multiply %s0, %s1 : tensor<432xi32>
  %s3 = stablehlo.constant dense<17> : tensor<432xi32>
  %s4 = stablehlo.remainder %s2, %s3 : tensor<432xi32>
  %s5 = stablehlo.constant dense<8> : tensor<432xi32>
  %s6 = stablehlo.subtract %s4, %s5 : tensor<432xi32>
  %s7 = stablehlo.convert %s6 : (tensor<432xi32>) -> tensor<432xf32>
  %s8 = stablehlo.reshape %s7 : (tensor<432xf32>) -> tensor<9x48xf32>
  %s = stablehlo.optimization_barrier %s8 : tensor<9x48xf32>
  %rc0 = stablehlo.broadcast_in_dim %c, dims = [0, 2] : (tensor<9x48xf32>) -> tensor<9x2x48xf32>
  %rs0 = stablehlo.broadcast_in_dim %s, dims = [0, 2] : (tensor<9x48xf32>) -> tensor<9x2x48xf32>
  %rlo = stablehlo.slice %x [0:9, 0:2, 0:24] : (tensor<9x2x48xf32>) -> tensor<9x2x24xf32>
  %rhi = stablehlo.slice %x [0:9, 0:2, 24:48] : (tensor<9x2x48xf32>) -> tensor<9x2x24xf32>
  %rng = stablehlo.negate %rhi : tensor<9x2x24xf32>
  %rcc = stablehlo.concatenate %rng, %rlo, dim = 2 : (tensor<9x2x24xf32>, tensor<9x2x24xf32>) -> tensor<9x2x48xf32>
  %rm1 = stablehlo.multiply %x, %rc0 : tensor<9x2x48xf32>
  %rm2 = stablehlo.multiply %rcc, %rs0 : tensor<9x2x48xf32>
  %rr = stablehlo.add %rm1, %rm2 : tensor<9x2x48xf32>
  %ec0 = stablehlo.broadcast_in_dim %c, dims = [0, 2] : (tensor<9x48xf32>) -> tensor<9x2x48xf32>
  %ec0b = stablehlo.optimization_barrier %ec0 : tensor<9x2x48xf32>
  %es0 = stablehlo.broadcast_in_dim %s, dims = [0, 2] : (tensor<9x48xf32>) -> tensor<9x2x48xf32>
  %es0b = stablehlo.optimization_barrier %es0 : tensor<9x2x48xf32>
  %elo = stablehlo.slice %x [0:9, 0:2, 0:24] : (tensor<9x2x48xf32>) -> tensor<9x2x24xf32>
  %elob = stablehlo.optimization_barrier %elo : tensor<9x2x24xf32>
  %ehi = stablehlo.slice %x [0:9, 0:2, 24:48] : (tensor<9x2x48xf32>) -> tensor<9x2x24xf32>
  %ehib = stablehlo.optimization_barrier %ehi : tensor<9x2x24xf32>
  %eng = stablehlo.negate %ehib : tensor<9x2x24xf32>
  %engb = stablehlo.optimization_barrier %eng : tensor<9x2x24xf32>
  %ecc = stablehlo.concatenate %engb, %elob, dim = 2 : (tensor<9x2x24xf32>, tensor<9x2x24xf32>) -> tensor<9x2x48xf32>
  %eccb = stablehlo.optimization_barrier %ecc : tensor<9x2x48xf32>
  %em1 = stablehlo.multiply %x, %ec0b : tensor<9x2x48xf32>
  %em1b = stablehlo.optimization_barrier %em1 : tensor<9x2x48xf32>
  %em2 = stablehlo.multiply %eccb, %es0b : tensor<9x2x48xf32>
  %em2b = stablehlo.optimization_barrier %em2 : tensor<9x2x48xf32>
  %er = stablehlo.add %em1b, %em2b : tensor<9x2x48xf32>
  check.expect_eq %rr, %er : tensor<9x2x48xf32>
  func.return
}
func.func private @c_pairs() {
  %x0 = stablehlo.iota dim = 0 : tensor<864xi32>
  %x1 = stablehlo.constant dense<7> : tensor<864xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<864xi32>
  %x3 = stablehlo.constant dense<23> : tensor<864xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<864xi32>
  %x5 = stablehlo.constant dense<9> : tensor<864xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<864xi32>
  %x7 = stablehlo.convert %x6 : (tensor<864xi32>) -> tensor<864xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<864xf32>) -> tensor<9x2x48xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<9x2x48xf32>
  %c0 = stablehlo.iota dim = 0 : tensor<216xi32>
  %c1 = stablehlo.constant dense<5> : tensor<216xi32>
  %c2 = stablehlo.multiply %c0, %c1 : tensor<216xi32>
  %c3 = stablehlo.constant dense<13> : tensor<216xi32>
  %c4 = stablehlo.remainder %c2, %c3 : tensor<216xi32>
  %c5 = stablehlo.constant dense<6> : tensor<216xi32>
  %c6 = stablehlo.subtract %c4, %c5 : tensor<216xi32>
  %c7 = stablehlo.convert %c6 : (tensor<216xi32>) -> tensor<216xf32>
  %c8 = stablehlo.reshape %c7 : (tensor<216xf32>) -> tensor<9x24xf32>
  %c = stablehlo.optimization_barrier %c8 : tensor<9x24xf32>
  %s0 = stablehlo.iota dim = 0 : tensor<216xi32>
  %s1 = stablehlo.constant dense<3> : tensor<216xi32>
  %s2 = stablehlo.multiply %s0, %s1 : tensor<216xi32>
  %s3 = stablehlo.constant dense<17> : tensor<216xi32>
  %s4 = stablehlo.remainder %s2, %s3 : tensor<216xi32>
  %s5 = stablehlo.constant dense<8> : tensor<216xi32>
  %s6 = stablehlo.subtract %s4, %s5 : tensor<216xi32>
  %s7 = stablehlo.convert %s6 : (tensor<216xi32>) -> tensor<216xf32>
  %s8 = stablehlo.reshape %s7 : (tensor<216xf32>) -> tensor<9x24xf32>
  %s = stablehlo.optimization_barrier %s8 : tensor<9x24xf32>
  %rc0 = stablehlo.broadcast_in_dim %c, dims = [0, 2] : (tensor<9x24xf32>) -> tensor<9x2x24xf32>
  %rs0 = stablehlo.broadcast_in_dim %s, dims = [0, 2] : (tensor<9x24xf32>) -> tensor<9x2x24xf32>
  %rlo = stablehlo.slice %x [0:9, 0:2, 0:48:2] : (tensor<9x2x48xf32>) -> tensor<9x2x24xf32>
  %rhi = stablehlo.slice %x [0:9, 0:2, 1:48:2] : (tensor<9x2x48xf32>) -> tensor<9x2x24xf32>
  %ru1 = stablehlo.multiply %rlo, %rc0 : tensor<9x2x24xf32>
  %ru2 = stablehlo.multiply %rhi, %rs0 : tensor<9x2x24xf32>
  %ru3 = stablehlo.subtract %ru1, %ru2 : tensor<9x2x24xf32>
  %ru = stablehlo.reshape %ru3 : (tensor<9x2x24xf32>) -> tensor<9x2x24x1xf32>
  %rv1 = stablehlo.multiply %rhi, %rc0 : tensor<9x2x24xf32>
  %rv2 = stablehlo.multiply %rlo, %rs0 : tensor<9x2x24xf32>
  %rv3 = stablehlo.add %rv1, %rv2 : tensor<9x2x24xf32>
  %rv = stablehlo.reshape %rv3 : (tensor<9x2x24xf32>) -> tensor<9x2x24x1xf32>
  %rcc = stablehlo.concatenate %ru, %rv, dim = 3 : (tensor<9x2x24x1xf32>, tensor<9x2x24x1xf32>) -> tensor<9x2x24x2xf32>
  %rr = stablehlo.reshape %rcc : (tensor<9x2x24x2xf32>) -> tensor<9x2x48xf32>
  %ec0 = stablehlo.broadcast_in_dim %c, dims = [0, 2] : (tensor<9x24xf32>) -> tensor<9x2x24xf32>
  %ec0b = stablehlo.optimization_barrier %ec0 : tensor<9x2x24xf32>
  %es0 = stablehlo.broadcast_in_dim %s, dims = [0, 2] : (tensor<9x24xf32>) -> tensor<9x2x24xf32>
  %es0b = stablehlo.optimization_barrier %es0 : tensor<9x2x24xf32>
  %elo = stablehlo.slice %x [0:9, 0:2, 0:48:2] : (tensor<9x2x48xf32>) -> tensor<9x2x24xf32>
  %elob = stablehlo.optimization_barrier %elo : tensor<9x2x24xf32>
  %ehi = stablehlo.slice %x [0:9, 0:2, 1:48:2] : (tensor<9x2x48xf32>) -> tensor<9x2x24xf32>
  %ehib = stablehlo.optimization_barrier %ehi : tensor<9x2x24xf32>
  %eu1 = stablehlo.multiply %elob, %ec0b : tensor<9x2x24xf32>
  %eu1b = stablehlo.optimization_barrier %eu1 : tensor<9x2x24xf32>
  %eu2 = stablehlo.multiply %ehib, %es0b : tensor<9x2x24xf32>
  %eu2b = stablehlo.optimization_barrier %eu2 : tensor<9x2x24xf32>
  %eu3 = stablehlo.subtract %eu1b, %eu2b : tensor<9x2x24xf32>
  %eu3b = stablehlo.optimization_barrier %eu3 : tensor<9x2x24xf32>
  %eu = stablehlo.reshape %eu3b : (tensor<9x2x24xf32>) -> tensor<9x2x24x1xf32>
  %ev1 = stablehlo.multiply %ehib, %ec0b : tensor<9x2x24xf32>
  %ev1b = stablehlo.optimization_barrier %ev1 : tensor<9x2x24xf32>
  %ev2 = stablehlo.multiply %elob, %es0b : tensor<9x2x24xf32>
  %ev2b = stablehlo.optimization_barrier %ev2 : tensor<9x2x24xf32>
  %ev3 = stablehlo.add %ev1b, %ev2b : tensor<9x2x24xf32>
  %ev3b = stablehlo.optimization_barrier %ev3 : tensor<9x2x24xf32>
  %ev = stablehlo.reshape %ev3b : (tensor<9x2x24xf32>) -> tensor<9x2x24x1xf32>
  %ecc = stablehlo.concatenate %eu, %ev, dim = 3 : (tensor<9x2x24x1xf32>, tensor<9x2x24x1xf32>) -> tensor<9x2x24x2xf32>
  %eccb = stablehlo.optimization_barrier %ecc : tensor<9x2x24x2xf32>
  %er = stablehlo.reshape %eccb : (tensor<9x2x24x2xf32>) -> tensor<9x2x48xf32>
  check.expect_eq %rr, %er : tensor<9x2x48xf32>
  func.return
}
func.func private @d() {
  %x0 = stablehlo.iota dim = 0 : tensor<3840xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3840xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3840xi32>
  %x3 = stablehlo.constant dense<23> : tensor<3840xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3840xi32>
  %x5 = stablehlo.constant dense<9> : tensor<3840xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3840xi32>
  %x7 = stablehlo.convert %x6 : (tensor<3840xi32>) -> tensor<3840xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<3840xf32>) -> tensor<3x40x32xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<3x40x32xf32>
  %c0 = stablehlo.iota dim = 0 : tensor<1280xi32>
  %c1 = stablehlo.constant dense<5> : tensor<1280xi32>
  %c2 = stablehlo.multiply %c0, %c1 : tensor<1280xi32>
  %c3 = stablehlo.constant dense<13> : tensor<1280xi32>
  %c4 = stablehlo.remainder %c2, %c3 : tensor<1280xi32>
  %c5 = stablehlo.constant dense<6> : tensor<1280xi32>
  %c6 = stablehlo.subtract %c4, %c5 : tensor<1280xi32>
  %c7 = stablehlo.convert %c6 : (tensor<1280xi32>) -> tensor<1280xf32>
  %c8 = stablehlo.reshape %c7 : (tensor<1280xf32>) -> tensor<40x32xf32>
  %c = stablehlo.optimization_barrier %c8 : tensor<40x32xf32>
  %s0 = stablehlo.iota dim = 0 : tensor<1280xi32>
  %s1 = stablehlo.constant dense<3> : tensor<1280xi32>
  %s2 = stablehlo.multiply %s0, %s1 : tensor<1280xi32>
  %s3 = stablehlo.constant dense<17> : tensor<1280xi32>
  %s4 = stablehlo.remainder %s2, %s3 : tensor<1280xi32>
  %s5 = stablehlo.constant dense<8> : tensor<1280xi32>
  %s6 = stablehlo.subtract %s4, %s5 : tensor<1280xi32>
  %s7 = stablehlo.convert %s6 : (tensor<1280xi32>) -> tensor<1280xf32>
  %s8 = stablehlo.reshape %s7 : (tensor<1280xf32>) -> tensor<40x32xf32>
  %s = stablehlo.optimization_barrier %s8 : tensor<40x32xf32>
  %rc0 = stablehlo.broadcast_in_dim %c, dims = [1, 2] : (tensor<40x32xf32>) -> tensor<3x40x32xf32>
  %rs0 = stablehlo.broadcast_in_dim %s, dims = [1, 2] : (tensor<40x32xf32>) -> tensor<3x40x32xf32>
  %rlo = stablehlo.slice %x [0:3, 0:40, 0:16] : (tensor<3x40x32xf32>) -> tensor<3x40x16xf32>
  %rhi = stablehlo.slice %x [0:3, 0:40, 16:32] : (tensor<3x40x32xf32>) -> tensor<3x40x16xf32>
  %rng = stablehlo.negate %rhi : tensor<3x40x16xf32>
  %rcc = stablehlo.concatenate %rng, %rlo, dim = 2 : (tensor<3x40x16xf32>, tensor<3x40x16xf32>) -> tensor<3x40x32xf32>
  %rm1 = stablehlo.multiply %x, %rc0 : tensor<3x40x32xf32>
  %rm2 = stablehlo.multiply %rcc, %rs0 : tensor<3x40x32xf32>
  %rr = stablehlo.add %rm1, %rm2 : tensor<3x40x32xf32>
  %ec0 = stablehlo.broadcast_in_dim %c, dims = [1, 2] : (tensor<40x32xf32>) -> tensor<3x40x32xf32>
  %ec0b = stablehlo.optimization_barrier %ec0 : tensor<3x40x32xf32>
  %es0 = stablehlo.broadcast_in_dim %s, dims = [1, 2] : (tensor<40x32xf32>) -> tensor<3x40x32xf32>
  %es0b = stablehlo.optimization_barrier %es0 : tensor<3x40x32xf32>
  %elo = stablehlo.slice %x [0:3, 0:40, 0:16] : (tensor<3x40x32xf32>) -> tensor<3x40x16xf32>
  %elob = stablehlo.optimization_barrier %elo : tensor<3x40x16xf32>
  %ehi = stablehlo.slice %x [0:3, 0:40, 16:32] : (tensor<3x40x32xf32>) -> tensor<3x40x16xf32>
  %ehib = stablehlo.optimization_barrier %ehi : tensor<3x40x16xf32>
  %eng = stablehlo.negate %ehib : tensor<3x40x16xf32>
  %engb = stablehlo.optimization_barrier %eng : tensor<3x40x16xf32>
  %ecc = stablehlo.concatenate %engb, %elob, dim = 2 : (tensor<3x40x16xf32>, tensor<3x40x16xf32>) -> tensor<3x40x32xf32>
  %eccb = stablehlo.optimization_barrier %ecc : tensor<3x40x32xf32>
  %em1 = stablehlo.multiply %x, %ec0b : tensor<3x40x32xf32>
  %em1b = stablehlo.optimization_barrier %em1 : tensor<3x40x32xf32>
  %em2 = stablehlo.multiply %eccb, %es0b : tensor<3x40x32xf32>
  %em2b = stablehlo.optimization_barrier %em2 : tensor<3x40x32xf32>
  %er = stablehlo.add %em1b, %em2b : tensor<3x40x32xf32>
  check.expect_eq %rr, %er : tensor<3x40x32xf32>
  func.return
}
func.func private @d_pairs() {
  %x0 = stablehlo.iota dim = 0 : tensor<3840xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3840xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3840xi32>
  %x3 = stablehlo.constant dense<23> : tensor<3840xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3840xi32>
  %x5 = stablehlo.constant dense<9> : tensor<3840xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3840xi32>
  %x7 = stablehlo.convert %x6 : (tensor<3840xi32>) -> tensor<3840xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<3840xf32>) -> tensor<3x40x32xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<3x40x32xf32>
  %c0 = stablehlo.iota dim = 0 : tensor<640xi32>
  %c1 = stablehlo.constant dense<5> : tensor<640xi32>
  %c2 = stablehlo.multiply %c0, %c1 : tensor<640xi32>
  %c3 = stablehlo.constant dense<13> : tensor<640xi32>
  %c4 = stablehlo.remainder %c2, %c3 : tensor<640xi32>
  %c5 = stablehlo.constant dense<6> : tensor<640xi32>
  %c6 = stablehlo.subtract %c4, %c5 : tensor<640xi32>
  %c7 = stablehlo.convert %c6 : (tensor<640xi32>) -> tensor<640xf32>
  %c8 = stablehlo.reshape %c7 : (tensor<640xf32>) -> tensor<40x16xf32>
  %c = stablehlo.optimization_barrier %c8 : tensor<40x16xf32>
  %s0 = stablehlo.iota dim = 0 : tensor<640xi32>
  %s1 = stablehlo.constant dense<3> : tensor<640xi32>
  %s2 = stablehlo.multiply %s0, %s1 : tensor<640xi32>
  %s3 = stablehlo.constant dense<17> : tensor<640xi32>
  %s4 = stablehlo.remainder %s2, %s3 : tensor<640xi32>
  %s5 = stablehlo.constant dense<8> : tensor<640xi32>
  %s6 = stablehlo.subtract %s4, %s5 : tensor<640xi32>
  %s7 = stablehlo.convert %s6 : (tensor<640xi32>) -> tensor<640xf32>
  %s8 = stablehlo.reshape %s7 : (tensor<640xf32>) -> tensor<40x16xf32>
  %s = stablehlo.optimization_barrier %s8 : tensor<40x16xf32>
  %rc0 = stablehlo.broadcast_in_dim %c, dims = [1, 2] : (tensor<40x16xf32>) -> tensor<3x40x16xf32>
  %rs0 = stablehlo.broadcast_in_dim %s, dims = [1, 2] : (tensor<40x16xf32>) -> tensor<3x40x16xf32>
  %rlo = stablehlo.slice %x [0:3, 0:40, 0:32:2] : (tensor<3x40x32xf32>) -> tensor<3x40x16xf32>
  %rhi = stablehlo.slice %x [0:3, 0:40, 1:32:2] : (tensor<3x40x32xf32>) -> tensor<3x40x16xf32>
  %ru1 = stablehlo.multiply %rlo, %rc0 : tensor<3x40x16xf32>
  %ru2 = stablehlo.multiply %rhi, %rs0 : tensor<3x40x16xf32>
  %ru3 = stablehlo.subtract %ru1, %ru2 : tensor<3x40x16xf32>
  %ru = stablehlo.reshape %ru3 : (tensor<3x40x16xf32>) -> tensor<3x40x16x1xf32>
  %rv1 = stablehlo.multiply %rhi, %rc0 : tensor<3x40x16xf32>
  %rv2 = stablehlo.multiply %rlo, %rs0 : tensor<3x40x16xf32>
  %rv3 = stablehlo.add %rv1, %rv2 : tensor<3x40x16xf32>
  %rv = stablehlo.reshape %rv3 : (tensor<3x40x16xf32>) -> tensor<3x40x16x1xf32>
  %rcc = stablehlo.concatenate %ru, %rv, dim = 3 : (tensor<3x40x16x1xf32>, tensor<3x40x16x1xf32>) -> tensor<3x40x16x2xf32>
  %rr = stablehlo.reshape %rcc : (tensor<3x40x16x2xf32>) -> tensor<3x40x32xf32>
  %ec0 = stablehlo.broadcast_in_dim %c, dims = [1, 2] : (tensor<40x16xf32>) -> tensor<3x40x16xf32>
  %ec0b = stablehlo.optimization_barrier %ec0 : tensor<3x40x16xf32>
  %es0 = stablehlo.broadcast_in_dim %s, dims = [1, 2] : (tensor<40x16xf32>) -> tensor<3x40x16xf32>
  %es0b = stablehlo.optimization_barrier %es0 : tensor<3x40x16xf32>
  %elo = stablehlo.slice %x [0:3, 0:40, 0:32:2] : (tensor<3x40x32xf32>) -> tensor<3x40x16xf32>
  %elob = stablehlo.optimization_barrier %elo : tensor<3x40x16xf32>
  %ehi = stablehlo.slice %x [0:3, 0:40, 1:32:2] : (tensor<3x40x32xf32>) -> tensor<3x40x16xf32>
  %ehib = stablehlo.optimization_barrier %ehi : tensor<3x40x16xf32>
  %eu1 = stablehlo.multiply %elob, %ec0b : tensor<3x40x16xf32>
  %eu1b = stablehlo.optimization_barrier %eu1 : tensor<3x40x16xf32>
  %eu2 = stablehlo.multiply %ehib, %es0b : tensor<3x40x16xf32>
  %eu2b = stablehlo.optimization_barrier %eu2 : tensor<3x40x16xf32>
  %eu3 = stablehlo.subtract %eu1b, %eu2b : tensor<3x40x16xf32>
  %eu3b = stablehlo.optimization_barrier %eu3 : tensor<3x40x16xf32>
  %eu = stablehlo.reshape %eu3b : (tensor<3x40x16xf32>) -> tensor<3x40x16x1xf32>
  %ev1 = stablehlo.multiply %ehib, %ec0b : tensor<3x40x16xf32>
  %ev1b = stablehlo.optimization_barrier %ev1 : tensor<3x40x16xf32>
  %ev2 = stablehlo.multiply %elob, %es0b : tensor<3x40x16xf32>
  %ev2b = stablehlo.optimization_barrier %ev2 : tensor<3x40x16xf32>
  %ev3 = stablehlo.add %ev1b, %ev2b : tensor<3x40x16xf32>
  %ev3b = stablehlo.optimization_barrier %ev3 : tensor<3x40x16xf32>
  %ev = stablehlo.reshape %ev3b : (tensor<3x40x16xf32>) -> tensor<3x40x16x1xf32>
  %ecc = stablehlo.concatenate %eu, %ev, dim = 3 : (tensor<3x40x16x1xf32>, tensor<3x40x16x1xf32>) -> tensor<3x40x16x2xf32>
  %eccb = stablehlo.optimization_barrier %ecc : tensor<3x40x16x2xf32>
  %er = stablehlo.reshape %eccb : (tensor<3x40x16x2xf32>) -> tensor<3x40x32xf32>
  check.expect_eq %rr, %er : tensor<3x40x32xf32>
  func.return
}
func.func private @e() {
  %x0 = stablehlo.iota dim = 0 : tensor<4160xi32>
  %x1 = stablehlo.constant dense<7> : tensor<4160xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<4160xi32>
  %x3 = stablehlo.constant dense<23> : tensor<4160xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<4160xi32>
  %x5 = stablehlo.constant dense<9> : tensor<4160xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<4160xi32>
  %x7 = stablehlo.convert %x6 : (tensor<4160xi32>) -> tensor<4160xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<4160xf32>) -> tensor<130x2x16xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<130x2x16xf32>
  %c0 = stablehlo.iota dim = 0 : tensor<2080xi32>
  %c1 = stablehlo.constant dense<5> : tensor<2080xi32>
  %c2 = stablehlo.multiply %c0, %c1 : tensor<2080xi32>
  %c3 = stablehlo.constant dense<13> : tensor<2080xi32>
  %c4 = stablehlo.remainder %c2, %c3 : tensor<2080xi32>
  %c5 = stablehlo.constant dense<6> : tensor<2080xi32>
  %c6 = stablehlo.subtract %c4, %c5 : tensor<2080xi32>
  %c7 = stablehlo.convert %c6 : (tensor<2080xi32>) -> tensor<2080xf32>
  %c8 = stablehlo.reshape %c7 : (tensor<2080xf32>) -> tensor<130x16xf32>
  %c = stablehlo.optimization_barrier %c8 : tensor<130x16xf32>
  %s0 = stablehlo.iota dim = 0 : tensor<2080xi32>
  %s1 = stablehlo.constant dense<3> : tensor<2080xi32>
  %s2 = stablehlo.multiply %s0, %s1 : tensor<2080xi32>
  %s3 = stablehlo.constant dense<17> : tensor<2080xi32>
  %s4 = stablehlo.remainder %s2, %s3 : tensor<2080xi32>
  %s5 = stablehlo.constant dense<8> : tensor<2080xi32>
  %s6 = stablehlo.subtract %s4, %s5 : tensor<2080xi32>
  %s7 = stablehlo.convert %s6 : (tensor<2080xi32>) -> tensor<2080xf32>
  %s8 = stablehlo.reshape %s7 : (tensor<2080xf32>) -> tensor<130x16xf32>
  %s = stablehlo.optimization_barrier %s8 : tensor<130x16xf32>
  %rc0 = stablehlo.broadcast_in_dim %c, dims = [0, 2] : (tensor<130x16xf32>) -> tensor<130x2x16xf32>
  %rs0 = stablehlo.broadcast_in_dim %s, dims = [0, 2] : (tensor<130x16xf32>) -> tensor<130x2x16xf32>
  %rlo = stablehlo.slice %x [0:130, 0:2, 0:8] : (tensor<130x2x16xf32>) -> tensor<130x2x8xf32>
  %rhi = stablehlo.slice %x [0:130, 0:2, 8:16] : (tensor<130x2x16xf32>) -> tensor<130x2x8xf32>
  %rng = stablehlo.negate %rhi : tensor<130x2x8xf32>
  %rcc = stablehlo.concatenate %rng, %rlo, dim = 2 : (tensor<130x2x8xf32>, tensor<130x2x8xf32>) -> tensor<130x2x16xf32>
  %rm1 = stablehlo.multiply %x, %rc0 : tensor<130x2x16xf32>
  %rm2 = stablehlo.multiply %rcc, %rs0 : tensor<130x2x16xf32>
  %rr = stablehlo.add %rm1, %rm2 : tensor<130x2x16xf32>
  %ec0 = stablehlo.broadcast_in_dim %c, dims = [0, 2] : (tensor<130x16xf32>) -> tensor<130x2x16xf32>
  %ec0b = stablehlo.optimization_barrier %ec0 : tensor<130x2x16xf32>
  %es0 = stablehlo.broadcast_in_dim %s, dims = [0, 2] : (tensor<130x16xf32>) -> tensor<130x2x16xf32>
  %es0b = stablehlo.optimization_barrier %es0 : tensor<130x2x16xf32>
  %elo = stablehlo.slice %x [0:130, 0:2, 0:8] : (tensor<130x2x16xf32>) -> tensor<130x2x8xf32>
  %elob = stablehlo.optimization_barrier %elo : tensor<130x2x8xf32>
  %ehi = stablehlo.slice %x [0:130, 0:2, 8:16] : (tensor<130x2x16xf32>) -> tensor<130x2x8xf32>
  %ehib = stablehlo.optimization_barrier %ehi : tensor<130x2x8xf32>
  %eng = stablehlo.negate %ehib : tensor<130x2x8xf32>
  %engb = stablehlo.optimization_barrier %eng : tensor<130x2x8xf32>
  %ecc = stablehlo.concatenate %engb, %elob, dim = 2 : (tensor<130x2x8xf32>, tensor<130x2x8xf32>) -> tensor<130x2x16xf32>
  %eccb = stablehlo.optimization_barrier %ecc : tensor<130x2x16xf32>
  %em1 = stablehlo.multiply %x, %ec0b : tensor<130x2x16xf32>
  %em1b = stablehlo.optimization_barrier %em1 : tensor<130x2x16xf32>
  %em2 = stablehlo.multiply %eccb, %es0b : tensor<130x2x16xf32>
  %em2b = stablehlo.optimization_barrier %em2 : tensor<130x2x16xf32>
  %er = stablehlo.add %em1b, %em2b : tensor<130x2x16xf32>
  check.expect_eq %rr, %er : tensor<130x2x16xf32>
  func.return
}
func.func private @e_pairs() {
  %x0 = stablehlo.iota dim = 0 : tensor<4160xi32>
  %x1 = stablehlo.constant dense<7> : tensor<4160xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<4160xi32>
  %x3 = stablehlo.constant dense<23> : tensor<4160xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<4160xi32>
  %x5 = stablehlo.constant dense<9> : tensor<4160xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<4160xi32>
  %x7 = stablehlo.convert %x6 : (tensor<4160xi32>) -> tensor<4160xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<4160xf32>) -> tensor<130x2x16xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<130x2x16xf32>
  %c0 = stablehlo.iota dim = 0 : tensor<1040xi32>
  %c1 = stablehlo.constant dense<5> : tensor<1040xi32>
  %c2 = stablehlo.multiply %c0, %c1 : tensor<1040xi32>
  %c3 = stablehlo.constant dense<13> : tensor<1040xi32>
  %c4 = stablehlo.remainder %c2, %c3 : tensor<1040xi32>
  %c5 = stablehlo.constant dense<6> : tensor<1040xi32>
  %c6 = stablehlo.subtract %c4, %c5 : tensor<1040xi32>
  %c7 = stablehlo.convert %c6 : (tensor<1040xi32>) -> tensor<1040xf32>
  %c8 = stablehlo.reshape %c7 : (tensor<1040xf32>) -> tensor<130x8xf32>
  %c = stablehlo.optimization_barrier %c8 : tensor<130x8xf32>
  %s0 = stablehlo.iota dim = 0 : tensor<1040xi32>
  %s1 = stablehlo.constant dense<3> : tensor<1040xi32>
  %s2 = stablehlo.multiply %s0, %s1 : tensor<1040xi32>
  %s3 = stablehlo.constant dense<17> : tensor<1040xi32>
  %s4 = stablehlo.remainder %s2, %s3 : tensor<1040xi32>
  %s5 = stablehlo.constant dense<8> : tensor<1040xi32>
  %s6 = stablehlo.subtract %s4, %s5 : tensor<1040xi32>
  %s7 = stablehlo.convert %s6 : (tensor<1040xi32>) -> tensor<1040xf32>
  %s8 = stablehlo.reshape %s7 : (tensor<1040xf32>) -> tensor<130x8xf32>
  %s = stablehlo.optimization_barrier %s8 : tensor<130x8xf32>
  %rc0 = stablehlo.broadcast_in_dim %c, dims = [0, 2] : (tensor<130x8xf32>) -> tensor<130x2x8xf32>
  %rs0 = stablehlo.broadcast_in_dim %s, dims = [0, 2] : (tensor<130x8xf32>) -> tensor<130x2x8xf32>
  %rlo = stablehlo.slice %x [0:130, 0:2, 0:16:2] : (tensor<130x2x16xf32>) -> tensor<130x2x8xf32>
  %rhi = stablehlo.slice %x [0:130, 0:2, 1:16:2] : (tensor<130x2x16xf32>) -> tensor<130x2x8xf32>
  %ru1 = stablehlo.multiply %rlo, %rc0 : tensor<130x2x8xf32>
  %ru2 = stablehlo.multiply %rhi, %rs0 : tensor<130x2x8xf32>
  %ru3 = stablehlo.subtract %ru1, %ru2 : tensor<130x2x8xf32>
  %ru = stablehlo.reshape %ru3 : (tensor<130x2x8xf32>) -> tensor<130x2x8x1xf32>
  %rv1 = stablehlo.multiply %rhi, %rc0 : tensor<130x2x8xf32>
  %rv2 = stablehlo.multiply %rlo, %rs0 : tensor<130x2x8xf32>
  %rv3 = stablehlo.add %rv1, %rv2 : tensor<130x2x8xf32>
  %rv = stablehlo.reshape %rv3 : (tensor<130x2x8xf32>) -> tensor<130x2x8x1xf32>
  %rcc = stablehlo.concatenate %ru, %rv, dim = 3 : (tensor<130x2x8x1xf32>, tensor<130x2x8x1xf32>) -> tensor<130x2x8x2xf32>
  %rr = stablehlo.reshape %rcc : (tensor<130x2x8x2xf32>) -> tensor<130x2x16xf32>
  %ec0 = stablehlo.broadcast_in_dim %c, dims = [0, 2] : (tensor<130x8xf32>) -> tensor<130x2x8xf32>
  %ec0b = stablehlo.optimization_barrier %ec0 : tensor<130x2x8xf32>
  %es0 = stablehlo.broadcast_in_dim %s, dims = [0, 2] : (tensor<130x8xf32>) -> tensor<130x2x8xf32>
  %es0b = stablehlo.optimization_barrier %es0 : tensor<130x2x8xf32>
  %elo = stablehlo.slice %x [0:130, 0:2, 0:16:2] : (tensor<130x2x16xf32>) -> tensor<130x2x8xf32>
  %elob = stablehlo.optimization_barrier %elo : tensor<130x2x8xf32>
  %ehi = stablehlo.slice %x [0:130, 0:2, 1:16:2] : (tensor<130x2x16xf32>) -> tensor<130x2x8xf32>
  %ehib = stablehlo.optimization_barrier %ehi : tensor<130x2x8xf32>
  %eu1 = stablehlo.multiply %elob, %ec0b : tensor<130x2x8xf32>
  %eu1b = stablehlo.optimization_barrier %eu1 : tensor<130x2x8xf32>
  %eu2 = stablehlo.multiply %ehib, %es0b : tensor<130x2x8xf32>
  %eu2b = stablehlo.optimization_barrier %eu2 : tensor<130x2x8xf32>
  %eu3 = stablehlo.subtract %eu1b, %eu2b : tensor<130x2x8xf32>
  %eu3b = stablehlo.optimization_barrier %eu3 : tensor<130x2x8xf32>
  %eu = stablehlo.reshape %eu3b : (tensor<130x2x8xf32>) -> tensor<130x2x8x1xf32>
  %ev1 = stablehlo.multiply %ehib, %ec0b : tensor<130x2x8xf32>
  %ev1b = stablehlo.optimization_barrier %ev1 : tensor<130x2x8xf32>
  %ev2 = stablehlo.multiply %elob, %es0b : tensor<130x2x8xf32>
  %ev2b = stablehlo.optimization_barrier %ev2 : tensor<130x2x8xf32>
  %ev3 = stablehlo.add %ev1b, %ev2b : tensor<130x2x8xf32>
  %ev3b = stablehlo.optimization_barrier %ev3 : tensor<130x2x8xf32>
  %ev = stablehlo.reshape %ev3b : (tensor<130x2x8xf32>) -> tensor<130x2x8x1xf32>
  %ecc = stablehlo.concatenate %eu, %ev, dim = 3 : (tensor<130x2x8x1xf32>, tensor<130x2x8x1xf32>) -> tensor<130x2x8x2xf32>
  %eccb = stablehlo.optimization_barrier %ecc : tensor<130x2x8x2xf32>
  %er = stablehlo.reshape %eccb : (tensor<130x2x8x2xf32>) -> tensor<130x2x16xf32>
  check.expect_eq %rr, %er : tensor<130x2x16xf32>
  func.return
}
func.func private @f() {
  %x0 = stablehlo.iota dim = 0 : tensor<38400xi32>
  %x1 = stablehlo.constant dense<7> : tensor<38400xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<38400xi32>
  %x3 = stablehlo.constant dense<23> : tensor<38400xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<38400xi32>
  %x5 = stablehlo.constant dense<9> : tensor<38400xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<38400xi32>
  %x7 = stablehlo.convert %x6 : (tensor<38400xi32>) -> tensor<38400xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<38400xf32>) -> tensor<4x300x32xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<4x300x32xf32>
  %c0 = stablehlo.iota dim = 0 : tensor<9600xi32>
  %c1 = stablehlo.constant dense<5> : tensor<9600xi32>
  %c2 = stablehlo.multiply %c0, %c1 : tensor<9600xi32>
  %c3 = stablehlo.constant dense<13> : tensor<9600xi32>
  %c4 = stablehlo.remainder %c2, %c3 : tensor<9600xi32>
  %c5 = stablehlo.constant dense<6> : tensor<9600xi32>
  %c6 = stablehlo.subtract %c4, %c5 : tensor<9600xi32>
  %c7 = stablehlo.convert %c6 : (tensor<9600xi32>) -> tensor<9600xf32>
  %c8 = stablehlo.reshape %c7 : (tensor<9600xf32>) -> tensor<300x32xf32>
  %c = stablehlo.optimization_barrier %c8 : tensor<300x32xf32>
  %s0 = stablehlo.iota dim = 0 : tensor<9600xi32>
  %s1 = stablehlo.constant dense<3> : tensor<9600xi32>
  %s2 = stablehlo.multiply %s0, %s1 : tensor<9600xi32>
  %s3 = stablehlo.constant dense<17> : tensor<9600xi32>
  %s4 = stablehlo.remainder %s2, %s3 : tensor<9600xi32>
  %s5 = stablehlo.constant dense<8> : tensor<9600xi32>
  %s6 = stablehlo.subtract %s4, %s5 : tensor<9600xi32>
  %s7 = stablehlo.convert %s6 : (tensor<9600xi32>) -> tensor<9600xf32>
  %s8 = stablehlo.reshape %s7 : (tensor<9600xf32>) -> tensor<300x32xf32>
  %s = stablehlo.optimization_barrier %s8 : tensor<300x32xf32>
  %rc0 = stablehlo.broadcast_in_dim %c, dims = [1, 2] : (tensor<300x32xf32>) -> tensor<4x300x32xf32>
  %rs0 = stablehlo.broadcast_in_dim %s, dims = [1, 2] : (tensor<300x32xf32>) -> tensor<4x300x32xf32>
  %rlo = stablehlo.slice %x [0:4, 0:300, 0:16] : (tensor<4x300x32xf32>) -> tensor<4x300x16xf32>
  %rhi = stablehlo.slice %x [0:4, 0:300, 16:32] : (tensor<4x300x32xf32>) -> tensor<4x300x16xf32>
  %rng = stablehlo.negate %rhi : tensor<4x300x16xf32>
  %rcc = stablehlo.concatenate %rng, %rlo, dim = 2 : (tensor<4x300x16xf32>, tensor<4x300x16xf32>) -> tensor<4x300x32xf32>
  %rm1 = stablehlo.multiply %x, %rc0 : tensor<4x300x32xf32>
  %rm2 = stablehlo.multiply %rcc, %rs0 : tensor<4x300x32xf32>
  %rr = stablehlo.add %rm1, %rm2 : tensor<4x300x32xf32>
  %ec0 = stablehlo.broadcast_in_dim %c, dims = [1, 2] : (tensor<300x32xf32>) -> tensor<4x300x32xf32>
  %ec0b = stablehlo.optimization_barrier %ec0 : tensor<4x300x32xf32>
  %es0 = stablehlo.broadcast_in_dim %s, dims = [1, 2] : (tensor<300x32xf32>) -> tensor<4x300x32xf32>
  %es0b = stablehlo.optimization_barrier %es0 : tensor<4x300x32xf32>
  %elo = stablehlo.slice %x [0:4, 0:300, 0:16] : (tensor<4x300x32xf32>) -> tensor<4x300x16xf32>
  %elob = stablehlo.optimization_barrier %elo : tensor<4x300x16xf32>
  %ehi = stablehlo.slice %x [0:4, 0:300, 16:32] : (tensor<4x300x32xf32>) -> tensor<4x300x16xf32>
  %ehib = stablehlo.optimization_barrier %ehi : tensor<4x300x16xf32>
  %eng = stablehlo.negate %ehib : tensor<4x300x16xf32>
  %engb = stablehlo.optimization_barrier %eng : tensor<4x300x16xf32>
  %ecc = stablehlo.concatenate %engb, %elob, dim = 2 : (tensor<4x300x16xf32>, tensor<4x300x16xf32>) -> tensor<4x300x32xf32>
  %eccb = stablehlo.optimization_barrier %ecc : tensor<4x300x32xf32>
  %em1 = stablehlo.multiply %x, %ec0b : tensor<4x300x32xf32>
  %em1b = stablehlo.optimization_barrier %em1 : tensor<4x300x32xf32>
  %em2 = stablehlo.multiply %eccb, %es0b : tensor<4x300x32xf32>
  %em2b = stablehlo.optimization_barrier %em2 : tensor<4x300x32xf32>
  %er = stablehlo.add %em1b, %em2b : tensor<4x300x32xf32>
  check.expect_eq %rr, %er : tensor<4x300x32xf32>
  func.return
}
func.func private @f_pairs() {
  %x0 = stablehlo.iota dim = 0 : tensor<38400xi32>
  %x1 = stablehlo.constant dense<7> : tensor<38400xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<38400xi32>
  %x3 = stablehlo.constant dense<23> : tensor<38400xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<38400xi32>
  %x5 = stablehlo.constant dense<9> : tensor<38400xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<38400xi32>
  %x7 = stablehlo.convert %x6 : (tensor<38400xi32>) -> tensor<38400xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<38400xf32>) -> tensor<4x300x32xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<4x300x32xf32>
  %c0 = stablehlo.iota dim = 0 : tensor<4800xi32>
  %c1 = stablehlo.constant dense<5> : tensor<4800xi32>
  %c2 = stablehlo.multiply %c0, %c1 : tensor<4800xi32>
  %c3 = stablehlo.constant dense<13> : tensor<4800xi32>
  %c4 = stablehlo.remainder %c2, %c3 : tensor<4800xi32>
  %c5 = stablehlo.constant dense<6> : tensor<4800xi32>
  %c6 = stablehlo.subtract %c4, %c5 : tensor<4800xi32>
  %c7 = stablehlo.convert %c6 : (tensor<4800xi32>) -> tensor<4800xf32>
  %c8 = stablehlo.reshape %c7 : (tensor<4800xf32>) -> tensor<300x16xf32>
  %c = stablehlo.optimization_barrier %c8 : tensor<300x16xf32>
  %s0 = stablehlo.iota dim = 0 : tensor<4800xi32>
  %s1 = stablehlo.constant dense<3> : tensor<4800xi32>
  %s2 = stablehlo.multiply %s0, %s1 : tensor<4800xi32>
  %s3 = stablehlo.constant dense<17> : tensor<4800xi32>
  %s4 = stablehlo.remainder %s2, %s3 : tensor<4800xi32>
  %s5 = stablehlo.constant dense<8> : tensor<4800xi32>
  %s6 = stablehlo.subtract %s4, %s5 : tensor<4800xi32>
  %s7 = stablehlo.convert %s6 : (tensor<4800xi32>) -> tensor<4800xf32>
  %s8 = stablehlo.reshape %s7 : (tensor<4800xf32>) -> tensor<300x16xf32>
  %s = stablehlo.optimization_barrier %s8 : tensor<300x16xf32>
  %rc0 = stablehlo.broadcast_in_dim %c, dims = [1, 2] : (tensor<300x16xf32>) -> tensor<4x300x16xf32>
  %rs0 = stablehlo.broadcast_in_dim %s, dims = [1, 2] : (tensor<300x16xf32>) -> tensor<4x300x16xf32>
  %rlo = stablehlo.slice %x [0:4, 0:300, 0:32:2] : (tensor<4x300x32xf32>) -> tensor<4x300x16xf32>
  %rhi = stablehlo.slice %x [0:4, 0:300, 1:32:2] : (tensor<4x300x32xf32>) -> tensor<4x300x16xf32>
  %ru1 = stablehlo.multiply %rlo, %rc0 : tensor<4x300x16xf32>
  %ru2 = stablehlo.multiply %rhi, %rs0 : tensor<4x300x16xf32>
  %ru3 = stablehlo.subtract %ru1, %ru2 : tensor<4x300x16xf32>
  %ru = stablehlo.reshape %ru3 : (tensor<4x300x16xf32>) -> tensor<4x300x16x1xf32>
  %rv1 = stablehlo.multiply %rhi, %rc0 : tensor<4x300x16xf32>
  %rv2 = stablehlo.multiply %rlo, %rs0 : tensor<4x300x16xf32>
  %rv3 = stablehlo.add %rv1, %rv2 : tensor<4x300x16xf32>
  %rv = stablehlo.reshape %rv3 : (tensor<4x300x16xf32>) -> tensor<4x300x16x1xf32>
  %rcc = stablehlo.concatenate %ru, %rv, dim = 3 : (tensor<4x300x16x1xf32>, tensor<4x300x16x1xf32>) -> tensor<4x300x16x2xf32>
  %rr = stablehlo.reshape %rcc : (tensor<4x300x16x2xf32>) -> tensor<4x300x32xf32>
  %ec0 = stablehlo.broadcast_in_dim %c, dims = [1, 2] : (tensor<300x16xf32>) -> tensor<4x300x16xf32>
  %ec0b = stablehlo.optimization_barrier %ec0 : tensor<4x300x16xf32>
  %es0 = stablehlo.broadcast_in_dim %s, dims = [1, 2] : (tensor<300x16xf32>) -> tensor<4x300x16xf32>
  %es0b = stablehlo.optimization_barrier %es0 : tensor<4x300x16xf32>
  %elo = stablehlo.slice %x [0:4, 0:300, 0:32:2] : (tensor<4x300x32xf32>) -> tensor<4x300x16xf32>
  %elob = stablehlo.optimization_barrier %elo : tensor<4x300x16xf32>
  %ehi = stablehlo.slice %x [0:4, 0:300, 1:32:2] : (tensor<4x300x32xf32>) -> tensor<4x300x16xf32>
  %ehib = stablehlo.optimization_barrier %ehi : tensor<4x300x16xf32>
  %eu1 = stablehlo.multiply %elob, %ec0b : tensor<4x300x16xf32>
  %eu1b = stablehlo.optimization_barrier %eu1 : tensor<4x300x16xf32>
  %eu2 = stablehlo.multiply %ehib, %es0b : tensor<4x300x16xf32>
  %eu2b = stablehlo.optimization_barrier %eu2 : tensor<4x300x16xf32>
  %eu3 = stablehlo.subtract %eu1b, %eu2b : tensor<4x300x16xf32>
  %eu3b = stablehlo.optimization_barrier %eu3 : tensor<4x300x16xf32>
  %eu = stablehlo.reshape %eu3b : (tensor<4x300x16xf32>) -> tensor<4x300x16x1xf32>
  %ev1 = stablehlo.multiply %ehib, %ec0b : tensor<4x300x16xf32>
  %ev1b = stablehlo.optimization_barrier %ev1 : tensor<4x300x16xf32>
  %ev2 = stablehlo.multiply %elob, %es0b : tensor<4x300x16xf32>
  %ev2b = stablehlo.optimization_barrier %ev2 : tensor<4x300x16xf32>
  %ev3 = stablehlo.add %ev1b, %ev2b : tensor<4x300x16xf32>
  %ev3b = stablehlo.optimization_barrier %ev3 : tensor<4x300x16xf32>
  %ev = stablehlo.reshape %ev3b : (tensor<4x300x16xf32>) -> tensor<4x300x16x1xf32>
  %ecc = stablehlo.concatenate %eu, %ev, dim = 3 : (tensor<4x300x16x1xf32>, tensor<4x300x16x1xf32>) -> tensor<4x300x16x2xf32>
  %eccb = stablehlo.optimization_barrier %ecc : tensor<4x300x16x2xf32>
  %er = stablehlo.reshape %eccb : (tensor<4x300x16x2xf32>) -> tensor<4x300x32xf32>
  check.expect_eq %rr, %er : tensor<4x300x32xf32>
  func.return
}
