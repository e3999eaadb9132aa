// Points that a loop carries, 9 x 64 x 3, of which components are read one by one:
// they are stored by components from turn to turn, while rows of them are moved,
// padded and replaced.  Oracle: the same on values whose components come first.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -c 'loop .3 448[]]'
func.func @main() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %turns = stablehlo.constant dense<40> : tensor<i32>
  %none = stablehlo.constant dense<0> : tensor<9x64x3xi32>
  %seed = util.unfoldable_constant dense<1009> : tensor<i32>
  %xn = stablehlo.iota dim = 0 : tensor<1728xi32>
  %xm = stablehlo.constant dense<7919> : tensor<1728xi32>
  %xs = stablehlo.broadcast_in_dim %seed, dims = [] : (tensor<i32>) -> tensor<1728xi32>
  %xa = stablehlo.multiply %xn, %xm : tensor<1728xi32>
  %xb = stablehlo.remainder %xa, %xs : tensor<1728xi32>
  %xc = stablehlo.reshape %xb : (tensor<1728xi32>) -> tensor<9x64x3xi32>
  %px = stablehlo.optimization_barrier %xc : tensor<9x64x3xi32>
  %xt = stablehlo.transpose %px, dims = [2, 0, 1] : (tensor<9x64x3xi32>) -> tensor<3x9x64xi32>
  %tx = stablehlo.optimization_barrier %xt : tensor<3x9x64xi32>
  %vn = stablehlo.iota dim = 0 : tensor<1728xi32>
  %vm = stablehlo.constant dense<104729> : tensor<1728xi32>
  %vs = stablehlo.broadcast_in_dim %seed, dims = [] : (tensor<i32>) -> tensor<1728xi32>
  %va = stablehlo.multiply %vn, %vm : tensor<1728xi32>
  %vb = stablehlo.remainder %va, %vs : tensor<1728xi32>
  %vc = stablehlo.reshape %vb : (tensor<1728xi32>) -> tensor<9x64x3xi32>
  %pv = stablehlo.optimization_barrier %vc : tensor<9x64x3xi32>
  %vt = stablehlo.transpose %pv, dims = [2, 0, 1] : (tensor<9x64x3xi32>) -> tensor<3x9x64xi32>
  %tv = stablehlo.optimization_barrier %vt : tensor<3x9x64xi32>
  %pw:3 = stablehlo.while(%i = %zero, %x = %px, %v = %pv) : tensor<i32>, tensor<9x64x3xi32>, tensor<9x64x3xi32>
  cond {
    %c = stablehlo.compare LT, %i, %turns : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %hi = stablehlo.slice %x [1:9, 0:64, 0:3] : (tensor<9x64x3xi32>) -> tensor<8x64x3xi32>
    %lo = stablehlo.slice %x [0:8, 0:64, 0:3] : (tensor<9x64x3xi32>) -> tensor<8x64x3xi32>
    %d = stablehlo.subtract %hi, %lo : tensor<8x64x3xi32>
    %k0 = stablehlo.slice %d [0:8, 0:64, 0:1] : (tensor<8x64x3xi32>) -> tensor<8x64x1xi32>
    %c0 = stablehlo.reshape %k0 : (tensor<8x64x1xi32>) -> tensor<8x64xi32>
    %q0 = stablehlo.multiply %c0, %c0 : tensor<8x64xi32>
    %k1 = stablehlo.slice %d [0:8, 0:64, 1:2] : (tensor<8x64x3xi32>) -> tensor<8x64x1xi32>
    %c1 = stablehlo.reshape %k1 : (tensor<8x64x1xi32>) -> tensor<8x64xi32>
    %q1 = stablehlo.multiply %c1, %c1 : tensor<8x64xi32>
    %k2 = stablehlo.slice %d [0:8, 0:64, 2:3] : (tensor<8x64x3xi32>) -> tensor<8x64x1xi32>
    %c2 = stablehlo.reshape %k2 : (tensor<8x64x1xi32>) -> tensor<8x64xi32>
    %q2 = stablehlo.multiply %c2, %c2 : tensor<8x64xi32>
    %s0 = stablehlo.add %q0, %c1 : tensor<8x64xi32>
    %s1 = stablehlo.xor %s0, %q2 : tensor<8x64xi32>
    %s2 = stablehlo.add %s1, %q1 : tensor<8x64xi32>
    %b = stablehlo.broadcast_in_dim %s2, dims = [0, 1] : (tensor<8x64xi32>) -> tensor<8x64x3xi32>
    %f = stablehlo.multiply %b, %d : tensor<8x64x3xi32>
    %up = stablehlo.pad %f, %zero, low = [0, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<8x64x3xi32>, tensor<i32>) -> tensor<9x64x3xi32>
    %dn = stablehlo.pad %f, %zero, low = [1, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<8x64x3xi32>, tensor<i32>) -> tensor<9x64x3xi32>
    %v1 = stablehlo.add %v, %up : tensor<9x64x3xi32>
    %v2 = stablehlo.subtract %v1, %dn : tensor<9x64x3xi32>
    %fixed = stablehlo.constant dense<7> : tensor<1x64x3xi32>
    %v3 = stablehlo.dynamic_update_slice %v2, %fixed, %zero, %zero, %zero : (tensor<9x64x3xi32>, tensor<1x64x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<9x64x3xi32>
    %x1 = stablehlo.add %x, %v3 : tensor<9x64x3xi32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %x1, %v3 : tensor<i32>, tensor<9x64x3xi32>, tensor<9x64x3xi32>
  }
  %tw:3 = stablehlo.while(%i = %zero, %x = %tx, %v = %tv) : tensor<i32>, tensor<3x9x64xi32>, tensor<3x9x64xi32>
  cond {
    %c = stablehlo.compare LT, %i, %turns : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %hi = stablehlo.slice %x [0:3, 1:9, 0:64] : (tensor<3x9x64xi32>) -> tensor<3x8x64xi32>
    %lo = stablehlo.slice %x [0:3, 0:8, 0:64] : (tensor<3x9x64xi32>) -> tensor<3x8x64xi32>
    %d = stablehlo.subtract %hi, %lo : tensor<3x8x64xi32>
    %k0 = stablehlo.slice %d [0:1, 0:8, 0:64] : (tensor<3x8x64xi32>) -> tensor<1x8x64xi32>
    %c0 = stablehlo.reshape %k0 : (tensor<1x8x64xi32>) -> tensor<8x64xi32>
    %q0 = stablehlo.multiply %c0, %c0 : tensor<8x64xi32>
    %k1 = stablehlo.slice %d [1:2, 0:8, 0:64] : (tensor<3x8x64xi32>) -> tensor<1x8x64xi32>
    %c1 = stablehlo.reshape %k1 : (tensor<1x8x64xi32>) -> tensor<8x64xi32>
    %q1 = stablehlo.multiply %c1, %c1 : tensor<8x64xi32>
    %k2 = stablehlo.slice %d [2:3, 0:8, 0:64] : (tensor<3x8x64xi32>) -> tensor<1x8x64xi32>
    %c2 = stablehlo.reshape %k2 : (tensor<1x8x64xi32>) -> tensor<8x64xi32>
    %q2 = stablehlo.multiply %c2, %c2 : tensor<8x64xi32>
    %s0 = stablehlo.add %q0, %c1 : tensor<8x64xi32>
    %s1 = stablehlo.xor %s0, %q2 : tensor<8x64xi32>
    %s2 = stablehlo.add %s1, %q1 : tensor<8x64xi32>
    %b = stablehlo.broadcast_in_dim %s2, dims = [1, 2] : (tensor<8x64xi32>) -> tensor<3x8x64xi32>
    %f = stablehlo.multiply %b, %d : tensor<3x8x64xi32>
    %up = stablehlo.pad %f, %zero, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<3x8x64xi32>, tensor<i32>) -> tensor<3x9x64xi32>
    %dn = stablehlo.pad %f, %zero, low = [0, 1, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<3x8x64xi32>, tensor<i32>) -> tensor<3x9x64xi32>
    %v1 = stablehlo.add %v, %up : tensor<3x9x64xi32>
    %v2 = stablehlo.subtract %v1, %dn : tensor<3x9x64xi32>
    %fixed = stablehlo.constant dense<7> : tensor<3x1x64xi32>
    %v3 = stablehlo.dynamic_update_slice %v2, %fixed, %zero, %zero, %zero : (tensor<3x9x64xi32>, tensor<3x1x64xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x9x64xi32>
    %x1 = stablehlo.add %x, %v3 : tensor<3x9x64xi32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %x1, %v3 : tensor<i32>, tensor<3x9x64xi32>, tensor<3x9x64xi32>
  }
  %gx = stablehlo.transpose %tw#1, dims = [1, 2, 0] : (tensor<3x9x64xi32>) -> tensor<9x64x3xi32>
  %dx = stablehlo.subtract %pw#1, %gx : tensor<9x64x3xi32>
  check.expect_eq %dx, %none : tensor<9x64x3xi32>
  %gv = stablehlo.transpose %tw#2, dims = [1, 2, 0] : (tensor<3x9x64xi32>) -> tensor<9x64x3xi32>
  %dv = stablehlo.subtract %pw#2, %gv : tensor<9x64x3xi32>
  check.expect_eq %dv, %none : tensor<9x64x3xi32>
  func.return
}
// >>> stdout
// 2
// <<<
