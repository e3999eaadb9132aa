// Short rows of which eight are run at once, in a loop of three dims that do not
// lie in lines: coordinates along the row, from row to row, and along the dim
// beyond, which is the same for all rows of a group.  Oracle: quotients of one
// coordinate, in a loop of one dim.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -c 'loop .5 17 99[]]'
func.func @main() {
  %zero = util.unfoldable_constant dense<0> : tensor<i32>
  %n = stablehlo.iota dim = 0 : tensor<9880xi32>
  %z = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<i32>) -> tensor<9880xi32>
  %nz = stablehlo.add %n, %z : tensor<9880xi32>
  %flat = stablehlo.optimization_barrier %nz : tensor<9880xi32>
  %x = stablehlo.reshape %flat : (tensor<9880xi32>) -> tensor<5x19x104xi32>
  %s = stablehlo.slice %x [0:5, 1:18, 2:101] : (tensor<5x19x104xi32>) -> tensor<5x17x99xi32>
  %i0 = stablehlo.iota dim = 0 : tensor<5x17x99xi32>
  %i1 = stablehlo.iota dim = 1 : tensor<5x17x99xi32>
  %i2 = stablehlo.iota dim = 2 : tensor<5x17x99xi32>
  %c0 = stablehlo.constant dense<1000003> : tensor<5x17x99xi32>
  %c1 = stablehlo.constant dense<7919> : tensor<5x17x99xi32>
  %c2 = stablehlo.constant dense<31> : tensor<5x17x99xi32>
  %a0 = stablehlo.multiply %i0, %c0 : tensor<5x17x99xi32>
  %a1 = stablehlo.multiply %i1, %c1 : tensor<5x17x99xi32>
  %a2 = stablehlo.multiply %i2, %c2 : tensor<5x17x99xi32>
  %g0 = stablehlo.add %s, %a0 : tensor<5x17x99xi32>
  %g1 = stablehlo.xor %g0, %a1 : tensor<5x17x99xi32>
  %g2 = stablehlo.subtract %g1, %a2 : tensor<5x17x99xi32>
  %got = stablehlo.reshape %g2 : (tensor<5x17x99xi32>) -> tensor<8415xi32>

  %m = stablehlo.iota dim = 0 : tensor<8415xi32>
  %y = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<i32>) -> tensor<8415xi32>
  %my = stablehlo.add %m, %y : tensor<8415xi32>
  %p = stablehlo.optimization_barrier %my : tensor<8415xi32>
  %k99 = stablehlo.constant dense<99> : tensor<8415xi32>
  %k17 = stablehlo.constant dense<17> : tensor<8415xi32>
  %k19 = stablehlo.constant dense<19> : tensor<8415xi32>
  %k104 = stablehlo.constant dense<104> : tensor<8415xi32>
  %k106 = stablehlo.constant dense<106> : tensor<8415xi32>
  %j2 = stablehlo.remainder %p, %k99 : tensor<8415xi32>
  %q = stablehlo.divide %p, %k99 : tensor<8415xi32>
  %j1 = stablehlo.remainder %q, %k17 : tensor<8415xi32>
  %j0 = stablehlo.divide %q, %k17 : tensor<8415xi32>
  %r0 = stablehlo.multiply %j0, %k19 : tensor<8415xi32>
  %r1 = stablehlo.add %r0, %j1 : tensor<8415xi32>
  %r2 = stablehlo.multiply %r1, %k104 : tensor<8415xi32>
  %r3 = stablehlo.add %r2, %j2 : tensor<8415xi32>
  %r4 = stablehlo.add %r3, %k106 : tensor<8415xi32>
  %d0 = stablehlo.constant dense<1000003> : tensor<8415xi32>
  %d1 = stablehlo.constant dense<7919> : tensor<8415xi32>
  %d2 = stablehlo.constant dense<31> : tensor<8415xi32>
  %b0 = stablehlo.multiply %j0, %d0 : tensor<8415xi32>
  %b1 = stablehlo.multiply %j1, %d1 : tensor<8415xi32>
  %b2 = stablehlo.multiply %j2, %d2 : tensor<8415xi32>
  %w0 = stablehlo.add %r4, %b0 : tensor<8415xi32>
  %w1 = stablehlo.xor %w0, %b1 : tensor<8415xi32>
  %want = stablehlo.subtract %w1, %b2 : tensor<8415xi32>
  check.expect_eq %got, %want : tensor<8415xi32>
  func.return
}
// >>> stdout
// 1
// <<<
