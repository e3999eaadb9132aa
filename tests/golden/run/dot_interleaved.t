// Products whose rows and columns are interleaved in the result, as transposed convolutions
// leave them: alone, with an epilogue, of several batches, and of two columns to eight.
// Oracle: the product as it is, transposed behind a barrier.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -c '  step [0-9]* copy'
func.func @main() {
  func.call @two() : () -> ()
  func.call @bias() : () -> ()
  func.call @rows() : () -> ()
  func.call @line() : () -> ()
  func.call @words() : () -> ()
  func.call @bf16() : () -> ()
  return
}
func.func private @two() {
  %ai = stablehlo.iota dim = 0 : tensor<255xi32>
  %am = stablehlo.constant dense<7> : tensor<255xi32>
  %ar = stablehlo.remainder %ai, %am : tensor<255xi32>
  %ac = stablehlo.convert %ar : (tensor<255xi32>) -> tensor<255xf32>
  %as = stablehlo.reshape %ac : (tensor<255xf32>) -> tensor<1x5x3x17xf32>
  %a = stablehlo.optimization_barrier %as : tensor<1x5x3x17xf32>
  %wi = stablehlo.iota dim = 0 : tensor<360xi32>
  %wm = stablehlo.constant dense<5> : tensor<360xi32>
  %wr = stablehlo.remainder %wi, %wm : tensor<360xi32>
  %wc = stablehlo.convert %wr : (tensor<360xi32>) -> tensor<360xf32>
  %ws = stablehlo.reshape %wc : (tensor<360xf32>) -> tensor<5x18x2x2xf32>
  %w = stablehlo.optimization_barrier %ws : tensor<5x18x2x2xf32>
  %p0 = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0] : (tensor<1x5x3x17xf32>, tensor<5x18x2x2xf32>) -> tensor<1x3x17x18x2x2xf32>
  %p = stablehlo.add %p0, %p0 : tensor<1x3x17x18x2x2xf32>
  %rt = stablehlo.transpose %p, dims = [0, 3, 1, 4, 2, 5] : (tensor<1x3x17x18x2x2xf32>) -> tensor<1x18x3x2x17x2xf32>
  %r = stablehlo.reshape %rt : (tensor<1x18x3x2x17x2xf32>) -> tensor<1x18x6x34xf32>
  %n = stablehlo.negate %a : tensor<1x5x3x17xf32>
  %na = stablehlo.optimization_barrier %n : tensor<1x5x3x17xf32>
  %k = stablehlo.negate %w : tensor<5x18x2x2xf32>
  %nw = stablehlo.optimization_barrier %k : tensor<5x18x2x2xf32>
  %q0 = stablehlo.dot_general %na, %nw, contracting_dims = [1] x [0] : (tensor<1x5x3x17xf32>, tensor<5x18x2x2xf32>) -> tensor<1x3x17x18x2x2xf32>
  %q1 = stablehlo.optimization_barrier %q0 : tensor<1x3x17x18x2x2xf32>
  %q2 = stablehlo.add %q1, %q1 : tensor<1x3x17x18x2x2xf32>
  %q = stablehlo.optimization_barrier %q2 : tensor<1x3x17x18x2x2xf32>
  %et = stablehlo.transpose %q, dims = [0, 3, 1, 4, 2, 5] : (tensor<1x3x17x18x2x2xf32>) -> tensor<1x18x3x2x17x2xf32>
  %e = stablehlo.reshape %et : (tensor<1x18x3x2x17x2xf32>) -> tensor<1x18x6x34xf32>
  %rz = stablehlo.slice %e [0:1, 1:2, 0:6, 0:34] : (tensor<1x18x6x34xf32>) -> tensor<1x1x6x34xf32>
  %rk = stablehlo.concatenate %rz, %r, dim = 1 : (tensor<1x1x6x34xf32>, tensor<1x18x6x34xf32>) -> tensor<1x19x6x34xf32>
  %ez = stablehlo.slice %e [0:1, 1:2, 0:6, 0:34] : (tensor<1x18x6x34xf32>) -> tensor<1x1x6x34xf32>
  %ek = stablehlo.concatenate %ez, %e, dim = 1 : (tensor<1x1x6x34xf32>, tensor<1x18x6x34xf32>) -> tensor<1x19x6x34xf32>
  check.expect_eq %rk, %ek : tensor<1x19x6x34xf32>
  return
}
func.func private @bias() {
  %ai = stablehlo.iota dim = 0 : tensor<432xi32>
  %am = stablehlo.constant dense<7> : tensor<432xi32>
  %ar = stablehlo.remainder %ai, %am : tensor<432xi32>
  %ac = stablehlo.convert %ar : (tensor<432xi32>) -> tensor<432xf32>
  %as = stablehlo.reshape %ac : (tensor<432xf32>) -> tensor<1x3x9x16xf32>
  %a = stablehlo.optimization_barrier %as : tensor<1x3x9x16xf32>
  %wi = stablehlo.iota dim = 0 : tensor<204xi32>
  %wm = stablehlo.constant dense<5> : tensor<204xi32>
  %wr = stablehlo.remainder %wi, %wm : tensor<204xi32>
  %wc = stablehlo.convert %wr : (tensor<204xi32>) -> tensor<204xf32>
  %ws = stablehlo.reshape %wc : (tensor<204xf32>) -> tensor<3x17x2x2xf32>
  %w = stablehlo.optimization_barrier %ws : tensor<3x17x2x2xf32>
  %bi = stablehlo.iota dim = 0 : tensor<17xi32>
  %bm = stablehlo.constant dense<3> : tensor<17xi32>
  %br = stablehlo.remainder %bi, %bm : tensor<17xi32>
  %bc = stablehlo.convert %br : (tensor<17xi32>) -> tensor<17xf32>
  %bs = stablehlo.reshape %bc : (tensor<17xf32>) -> tensor<17xf32>
  %b = stablehlo.optimization_barrier %bs : tensor<17xf32>
  %p0 = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0] : (tensor<1x3x9x16xf32>, tensor<3x17x2x2xf32>) -> tensor<1x9x16x17x2x2xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [3] : (tensor<17xf32>) -> tensor<1x9x16x17x2x2xf32>
  %p = stablehlo.add %p0, %bb : tensor<1x9x16x17x2x2xf32>
  %rt = stablehlo.transpose %p, dims = [0, 3, 1, 4, 2, 5] : (tensor<1x9x16x17x2x2xf32>) -> tensor<1x17x9x2x16x2xf32>
  %r = stablehlo.reshape %rt : (tensor<1x17x9x2x16x2xf32>) -> tensor<1x17x18x32xf32>
  %n = stablehlo.negate %a : tensor<1x3x9x16xf32>
  %na = stablehlo.optimization_barrier %n : tensor<1x3x9x16xf32>
  %k = stablehlo.negate %w : tensor<3x17x2x2xf32>
  %nw = stablehlo.optimization_barrier %k : tensor<3x17x2x2xf32>
  %q0 = stablehlo.dot_general %na, %nw, contracting_dims = [1] x [0] : (tensor<1x3x9x16xf32>, tensor<3x17x2x2xf32>) -> tensor<1x9x16x17x2x2xf32>
  %q1 = stablehlo.optimization_barrier %q0 : tensor<1x9x16x17x2x2xf32>
  %q2 = stablehlo.add %q1, %bb : tensor<1x9x16x17x2x2xf32>
  %q = stablehlo.optimization_barrier %q2 : tensor<1x9x16x17x2x2xf32>
  %et = stablehlo.transpose %q, dims = [0, 3, 1, 4, 2, 5] : (tensor<1x9x16x17x2x2xf32>) -> tensor<1x17x9x2x16x2xf32>
  %e = stablehlo.reshape %et : (tensor<1x17x9x2x16x2xf32>) -> tensor<1x17x18x32xf32>
  %rz = stablehlo.slice %e [0:1, 1:2, 0:18, 0:32] : (tensor<1x17x18x32xf32>) -> tensor<1x1x18x32xf32>
  %rk = stablehlo.concatenate %rz, %r, dim = 1 : (tensor<1x1x18x32xf32>, tensor<1x17x18x32xf32>) -> tensor<1x18x18x32xf32>
  %ez = stablehlo.slice %e [0:1, 1:2, 0:18, 0:32] : (tensor<1x17x18x32xf32>) -> tensor<1x1x18x32xf32>
  %ek = stablehlo.concatenate %ez, %e, dim = 1 : (tensor<1x1x18x32xf32>, tensor<1x17x18x32xf32>) -> tensor<1x18x18x32xf32>
  check.expect_eq %rk, %ek : tensor<1x18x18x32xf32>
  return
}
func.func private @rows() {
  %ai = stablehlo.iota dim = 0 : tensor<1224xi32>
  %am = stablehlo.constant dense<7> : tensor<1224xi32>
  %ar = stablehlo.remainder %ai, %am : tensor<1224xi32>
  %ac = stablehlo.convert %ar : (tensor<1224xi32>) -> tensor<1224xf32>
  %as = stablehlo.reshape %ac : (tensor<1224xf32>) -> tensor<2x4x9x17xf32>
  %a = stablehlo.optimization_barrier %as : tensor<2x4x9x17xf32>
  %wi = stablehlo.iota dim = 0 : tensor<192xi32>
  %wm = stablehlo.constant dense<5> : tensor<192xi32>
  %wr = stablehlo.remainder %wi, %wm : tensor<192xi32>
  %wc = stablehlo.convert %wr : (tensor<192xi32>) -> tensor<192xf32>
  %ws = stablehlo.reshape %wc : (tensor<192xf32>) -> tensor<4x16x1x3xf32>
  %w = stablehlo.optimization_barrier %ws : tensor<4x16x1x3xf32>
  %p0 = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0] : (tensor<2x4x9x17xf32>, tensor<4x16x1x3xf32>) -> tensor<2x9x17x16x1x3xf32>
  %p = stablehlo.add %p0, %p0 : tensor<2x9x17x16x1x3xf32>
  %rt = stablehlo.transpose %p, dims = [0, 3, 1, 4, 2, 5] : (tensor<2x9x17x16x1x3xf32>) -> tensor<2x16x9x1x17x3xf32>
  %r = stablehlo.reshape %rt : (tensor<2x16x9x1x17x3xf32>) -> tensor<2x16x9x51xf32>
  %n = stablehlo.negate %a : tensor<2x4x9x17xf32>
  %na = stablehlo.optimization_barrier %n : tensor<2x4x9x17xf32>
  %k = stablehlo.negate %w : tensor<4x16x1x3xf32>
  %nw = stablehlo.optimization_barrier %k : tensor<4x16x1x3xf32>
  %q0 = stablehlo.dot_general %na, %nw, contracting_dims = [1] x [0] : (tensor<2x4x9x17xf32>, tensor<4x16x1x3xf32>) -> tensor<2x9x17x16x1x3xf32>
  %q1 = stablehlo.optimization_barrier %q0 : tensor<2x9x17x16x1x3xf32>
  %q2 = stablehlo.add %q1, %q1 : tensor<2x9x17x16x1x3xf32>
  %q = stablehlo.optimization_barrier %q2 : tensor<2x9x17x16x1x3xf32>
  %et = stablehlo.transpose %q, dims = [0, 3, 1, 4, 2, 5] : (tensor<2x9x17x16x1x3xf32>) -> tensor<2x16x9x1x17x3xf32>
  %e = stablehlo.reshape %et : (tensor<2x16x9x1x17x3xf32>) -> tensor<2x16x9x51xf32>
  %rz = stablehlo.slice %e [0:2, 1:2, 0:9, 0:51] : (tensor<2x16x9x51xf32>) -> tensor<2x1x9x51xf32>
  %rk = stablehlo.concatenate %rz, %r, dim = 1 : (tensor<2x1x9x51xf32>, tensor<2x16x9x51xf32>) -> tensor<2x17x9x51xf32>
  %ez = stablehlo.slice %e [0:2, 1:2, 0:9, 0:51] : (tensor<2x16x9x51xf32>) -> tensor<2x1x9x51xf32>
  %ek = stablehlo.concatenate %ez, %e, dim = 1 : (tensor<2x1x9x51xf32>, tensor<2x16x9x51xf32>) -> tensor<2x17x9x51xf32>
  check.expect_eq %rk, %ek : tensor<2x17x9x51xf32>
  return
}
func.func private @line() {
  %ai = stablehlo.iota dim = 0 : tensor<420xi32>
  %am = stablehlo.constant dense<7> : tensor<420xi32>
  %ar = stablehlo.remainder %ai, %am : tensor<420xi32>
  %ac = stablehlo.convert %ar : (tensor<420xi32>) -> tensor<420xf32>
  %as = stablehlo.reshape %ac : (tensor<420xf32>) -> tensor<1x6x1x70xf32>
  %a = stablehlo.optimization_barrier %as : tensor<1x6x1x70xf32>
  %wi = stablehlo.iota dim = 0 : tensor<816xi32>
  %wm = stablehlo.constant dense<5> : tensor<816xi32>
  %wr = stablehlo.remainder %wi, %wm : tensor<816xi32>
  %wc = stablehlo.convert %wr : (tensor<816xi32>) -> tensor<816xf32>
  %ws = stablehlo.reshape %wc : (tensor<816xf32>) -> tensor<6x17x1x8xf32>
  %w = stablehlo.optimization_barrier %ws : tensor<6x17x1x8xf32>
  %bi = stablehlo.iota dim = 0 : tensor<17xi32>
  %bm = stablehlo.constant dense<3> : tensor<17xi32>
  %br = stablehlo.remainder %bi, %bm : tensor<17xi32>
  %bc = stablehlo.convert %br : (tensor<17xi32>) -> tensor<17xf32>
  %bs = stablehlo.reshape %bc : (tensor<17xf32>) -> tensor<17xf32>
  %b = stablehlo.optimization_barrier %bs : tensor<17xf32>
  %p0 = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0] : (tensor<1x6x1x70xf32>, tensor<6x17x1x8xf32>) -> tensor<1x1x70x17x1x8xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [3] : (tensor<17xf32>) -> tensor<1x1x70x17x1x8xf32>
  %p = stablehlo.add %p0, %bb : tensor<1x1x70x17x1x8xf32>
  %rt = stablehlo.transpose %p, dims = [0, 3, 1, 4, 2, 5] : (tensor<1x1x70x17x1x8xf32>) -> tensor<1x17x1x1x70x8xf32>
  %r = stablehlo.reshape %rt : (tensor<1x17x1x1x70x8xf32>) -> tensor<1x17x1x560xf32>
  %n = stablehlo.negate %a : tensor<1x6x1x70xf32>
  %na = stablehlo.optimization_barrier %n : tensor<1x6x1x70xf32>
  %k = stablehlo.negate %w : tensor<6x17x1x8xf32>
  %nw = stablehlo.optimization_barrier %k : tensor<6x17x1x8xf32>
  %q0 = stablehlo.dot_general %na, %nw, contracting_dims = [1] x [0] : (tensor<1x6x1x70xf32>, tensor<6x17x1x8xf32>) -> tensor<1x1x70x17x1x8xf32>
  %q1 = stablehlo.optimization_barrier %q0 : tensor<1x1x70x17x1x8xf32>
  %q2 = stablehlo.add %q1, %bb : tensor<1x1x70x17x1x8xf32>
  %q = stablehlo.optimization_barrier %q2 : tensor<1x1x70x17x1x8xf32>
  %et = stablehlo.transpose %q, dims = [0, 3, 1, 4, 2, 5] : (tensor<1x1x70x17x1x8xf32>) -> tensor<1x17x1x1x70x8xf32>
  %e = stablehlo.reshape %et : (tensor<1x17x1x1x70x8xf32>) -> tensor<1x17x1x560xf32>
  %rz = stablehlo.slice %e [0:1, 1:2, 0:1, 0:560] : (tensor<1x17x1x560xf32>) -> tensor<1x1x1x560xf32>
  %rk = stablehlo.concatenate %rz, %r, dim = 1 : (tensor<1x1x1x560xf32>, tensor<1x17x1x560xf32>) -> tensor<1x18x1x560xf32>
  %ez = stablehlo.slice %e [0:1, 1:2, 0:1, 0:560] : (tensor<1x17x1x560xf32>) -> tensor<1x1x1x560xf32>
  %ek = stablehlo.concatenate %ez, %e, dim = 1 : (tensor<1x1x1x560xf32>, tensor<1x17x1x560xf32>) -> tensor<1x18x1x560xf32>
  check.expect_eq %rk, %ek : tensor<1x18x1x560xf32>
  return
}
func.func private @words() {
  %ai = stablehlo.iota dim = 0 : tensor<560xi32>
  %am = stablehlo.constant dense<7> : tensor<560xi32>
  %ar = stablehlo.remainder %ai, %am : tensor<560xi32>
  %ac = stablehlo.convert %ar : (tensor<560xi32>) -> tensor<560xi32>
  %as = stablehlo.reshape %ac : (tensor<560xi32>) -> tensor<1x7x5x16xi32>
  %a = stablehlo.optimization_barrier %as : tensor<1x7x5x16xi32>
  %wi = stablehlo.iota dim = 0 : tensor<2016xi32>
  %wm = stablehlo.constant dense<5> : tensor<2016xi32>
  %wr = stablehlo.remainder %wi, %wm : tensor<2016xi32>
  %wc = stablehlo.convert %wr : (tensor<2016xi32>) -> tensor<2016xi32>
  %ws = stablehlo.reshape %wc : (tensor<2016xi32>) -> tensor<7x18x4x4xi32>
  %w = stablehlo.optimization_barrier %ws : tensor<7x18x4x4xi32>
  %bi = stablehlo.iota dim = 0 : tensor<18xi32>
  %bm = stablehlo.constant dense<3> : tensor<18xi32>
  %br = stablehlo.remainder %bi, %bm : tensor<18xi32>
  %bc = stablehlo.convert %br : (tensor<18xi32>) -> tensor<18xi32>
  %bs = stablehlo.reshape %bc : (tensor<18xi32>) -> tensor<18xi32>
  %b = stablehlo.optimization_barrier %bs : tensor<18xi32>
  %p0 = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0] : (tensor<1x7x5x16xi32>, tensor<7x18x4x4xi32>) -> tensor<1x5x16x18x4x4xi32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [3] : (tensor<18xi32>) -> tensor<1x5x16x18x4x4xi32>
  %p = stablehlo.add %p0, %bb : tensor<1x5x16x18x4x4xi32>
  %rt = stablehlo.transpose %p, dims = [0, 3, 1, 4, 2, 5] : (tensor<1x5x16x18x4x4xi32>) -> tensor<1x18x5x4x16x4xi32>
  %r = stablehlo.reshape %rt : (tensor<1x18x5x4x16x4xi32>) -> tensor<1x18x20x64xi32>
  %n = stablehlo.negate %a : tensor<1x7x5x16xi32>
  %na = stablehlo.optimization_barrier %n : tensor<1x7x5x16xi32>
  %k = stablehlo.negate %w : tensor<7x18x4x4xi32>
  %nw = stablehlo.optimization_barrier %k : tensor<7x18x4x4xi32>
  %q0 = stablehlo.dot_general %na, %nw, contracting_dims = [1] x [0] : (tensor<1x7x5x16xi32>, tensor<7x18x4x4xi32>) -> tensor<1x5x16x18x4x4xi32>
  %q1 = stablehlo.optimization_barrier %q0 : tensor<1x5x16x18x4x4xi32>
  %q2 = stablehlo.add %q1, %bb : tensor<1x5x16x18x4x4xi32>
  %q = stablehlo.optimization_barrier %q2 : tensor<1x5x16x18x4x4xi32>
  %et = stablehlo.transpose %q, dims = [0, 3, 1, 4, 2, 5] : (tensor<1x5x16x18x4x4xi32>) -> tensor<1x18x5x4x16x4xi32>
  %e = stablehlo.reshape %et : (tensor<1x18x5x4x16x4xi32>) -> tensor<1x18x20x64xi32>
  %rz = stablehlo.slice %e [0:1, 1:2, 0:20, 0:64] : (tensor<1x18x20x64xi32>) -> tensor<1x1x20x64xi32>
  %rk = stablehlo.concatenate %rz, %r, dim = 1 : (tensor<1x1x20x64xi32>, tensor<1x18x20x64xi32>) -> tensor<1x19x20x64xi32>
  %ez = stablehlo.slice %e [0:1, 1:2, 0:20, 0:64] : (tensor<1x18x20x64xi32>) -> tensor<1x1x20x64xi32>
  %ek = stablehlo.concatenate %ez, %e, dim = 1 : (tensor<1x1x20x64xi32>, tensor<1x18x20x64xi32>) -> tensor<1x19x20x64xi32>
  check.expect_eq %rk, %ek : tensor<1x19x20x64xi32>
  return
}
func.func private @bf16() {
  %ai = stablehlo.iota dim = 0 : tensor<608xi32>
  %am = stablehlo.constant dense<7> : tensor<608xi32>
  %ar = stablehlo.remainder %ai, %am : tensor<608xi32>
  %ac = stablehlo.convert %ar : (tensor<608xi32>) -> tensor<608xbf16>
  %as = stablehlo.reshape %ac : (tensor<608xbf16>) -> tensor<1x4x8x19xbf16>
  %a = stablehlo.optimization_barrier %as : tensor<1x4x8x19xbf16>
  %wi = stablehlo.iota dim = 0 : tensor<256xi32>
  %wm = stablehlo.constant dense<5> : tensor<256xi32>
  %wr = stablehlo.remainder %wi, %wm : tensor<256xi32>
  %wc = stablehlo.convert %wr : (tensor<256xi32>) -> tensor<256xbf16>
  %ws = stablehlo.reshape %wc : (tensor<256xbf16>) -> tensor<4x16x2x2xbf16>
  %w = stablehlo.optimization_barrier %ws : tensor<4x16x2x2xbf16>
  %bi = stablehlo.iota dim = 0 : tensor<16xi32>
  %bm = stablehlo.constant dense<3> : tensor<16xi32>
  %br = stablehlo.remainder %bi, %bm : tensor<16xi32>
  %bc = stablehlo.convert %br : (tensor<16xi32>) -> tensor<16xbf16>
  %bs = stablehlo.reshape %bc : (tensor<16xbf16>) -> tensor<16xbf16>
  %b = stablehlo.optimization_barrier %bs : tensor<16xbf16>
  %p0 = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0] : (tensor<1x4x8x19xbf16>, tensor<4x16x2x2xbf16>) -> tensor<1x8x19x16x2x2xbf16>
  %bb = stablehlo.broadcast_in_dim %b, dims = [3] : (tensor<16xbf16>) -> tensor<1x8x19x16x2x2xbf16>
  %p = stablehlo.add %p0, %bb : tensor<1x8x19x16x2x2xbf16>
  %rt = stablehlo.transpose %p, dims = [0, 3, 1, 4, 2, 5] : (tensor<1x8x19x16x2x2xbf16>) -> tensor<1x16x8x2x19x2xbf16>
  %r = stablehlo.reshape %rt : (tensor<1x16x8x2x19x2xbf16>) -> tensor<1x16x16x38xbf16>
  %n = stablehlo.negate %a : tensor<1x4x8x19xbf16>
  %na = stablehlo.optimization_barrier %n : tensor<1x4x8x19xbf16>
  %k = stablehlo.negate %w : tensor<4x16x2x2xbf16>
  %nw = stablehlo.optimization_barrier %k : tensor<4x16x2x2xbf16>
  %q0 = stablehlo.dot_general %na, %nw, contracting_dims = [1] x [0] : (tensor<1x4x8x19xbf16>, tensor<4x16x2x2xbf16>) -> tensor<1x8x19x16x2x2xbf16>
  %q1 = stablehlo.optimization_barrier %q0 : tensor<1x8x19x16x2x2xbf16>
  %q2 = stablehlo.add %q1, %bb : tensor<1x8x19x16x2x2xbf16>
  %q = stablehlo.optimization_barrier %q2 : tensor<1x8x19x16x2x2xbf16>
  %et = stablehlo.transpose %q, dims = [0, 3, 1, 4, 2, 5] : (tensor<1x8x19x16x2x2xbf16>) -> tensor<1x16x8x2x19x2xbf16>
  %e = stablehlo.reshape %et : (tensor<1x16x8x2x19x2xbf16>) -> tensor<1x16x16x38xbf16>
  %rz = stablehlo.slice %e [0:1, 1:2, 0:16, 0:38] : (tensor<1x16x16x38xbf16>) -> tensor<1x1x16x38xbf16>
  %rk = stablehlo.concatenate %rz, %r, dim = 1 : (tensor<1x1x16x38xbf16>, tensor<1x16x16x38xbf16>) -> tensor<1x17x16x38xbf16>
  %ez = stablehlo.slice %e [0:1, 1:2, 0:16, 0:38] : (tensor<1x16x16x38xbf16>) -> tensor<1x1x16x38xbf16>
  %ek = stablehlo.concatenate %ez, %e, dim = 1 : (tensor<1x1x16x38xbf16>, tensor<1x16x16x38xbf16>) -> tensor<1x17x16x38xbf16>
  check.expect_eq %rk, %ek : tensor<1x17x16x38xbf16>
  return
}
// >>> stdout
// 29
// <<<
