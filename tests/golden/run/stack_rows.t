// States of two rows: what is computed with the rows of each stage is one loop,
// which writes both rows of the next state.  Rows along the first dim and along the
// last; stages put together by concatenates and by sums of padded rows.  Oracle:
// the same with barriers, which hide the rows.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -c 'loop .48[]]'
func.func @main() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %turns = util.unfoldable_constant dense<30> : tensor<i32>
  %weight = util.unfoldable_constant dense<[5, -3]> : tensor<2xi32>
  %num = stablehlo.iota dim = 0 : tensor<96xi32>
  %far = stablehlo.constant dense<7919> : tensor<96xi32>
  %some = stablehlo.multiply %num, %far : tensor<96xi32>
  %av = stablehlo.reshape %some : (tensor<96xi32>) -> tensor<2x48xi32>
  %ai = stablehlo.optimization_barrier %av : tensor<2x48xi32>
  %as:2 = stablehlo.while(%i = %zero, %s = %ai) : tensor<i32>, tensor<2x48xi32>
  cond {
    %c = stablehlo.compare LT, %i, %turns : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %w = stablehlo.broadcast_in_dim %weight, dims = [0] : (tensor<2xi32>) -> tensor<2x48xi32>
    %fxr = stablehlo.slice %s [0:1, 0:48] : (tensor<2x48xi32>) -> tensor<1x48xi32>
    %fx = stablehlo.reshape %fxr : (tensor<1x48xi32>) -> tensor<48xi32>
    %fyr = stablehlo.slice %s [1:2, 0:48] : (tensor<2x48xi32>) -> tensor<1x48xi32>
    %fy = stablehlo.reshape %fyr : (tensor<1x48xi32>) -> tensor<48xi32>
    %fm = stablehlo.multiply %fx, %fy : tensor<48xi32>
    %fd = stablehlo.subtract %fm, %fx : tensor<48xi32>
    %fe = stablehlo.xor %fx, %fy : tensor<48xi32>
    %fkp = stablehlo.reshape %fd : (tensor<48xi32>) -> tensor<1x48xi32>
    %fkq = stablehlo.reshape %fe : (tensor<48xi32>) -> tensor<1x48xi32>
    %fk = stablehlo.concatenate %fkp, %fkq, dim = 0 : (tensor<1x48xi32>, tensor<1x48xi32>) -> tensor<2x48xi32>
    %g = stablehlo.add %s, %fk : tensor<2x48xi32>
    %hxr = stablehlo.slice %g [0:1, 0:48] : (tensor<2x48xi32>) -> tensor<1x48xi32>
    %hx = stablehlo.reshape %hxr : (tensor<1x48xi32>) -> tensor<48xi32>
    %hyr = stablehlo.slice %g [1:2, 0:48] : (tensor<2x48xi32>) -> tensor<1x48xi32>
    %hy = stablehlo.reshape %hyr : (tensor<1x48xi32>) -> tensor<48xi32>
    %hm = stablehlo.multiply %hx, %hy : tensor<48xi32>
    %hd = stablehlo.subtract %hm, %hx : tensor<48xi32>
    %he = stablehlo.xor %hx, %hy : tensor<48xi32>
    %hkp = stablehlo.reshape %hd : (tensor<48xi32>) -> tensor<1x48xi32>
    %hkq = stablehlo.reshape %he : (tensor<48xi32>) -> tensor<1x48xi32>
    %hka = stablehlo.pad %hkp, %zero, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x48xi32>, tensor<i32>) -> tensor<2x48xi32>
    %hkb = stablehlo.pad %hkq, %zero, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<1x48xi32>, tensor<i32>) -> tensor<2x48xi32>
    %hk = stablehlo.add %hka, %hkb : tensor<2x48xi32>
    %t = stablehlo.multiply %hk, %w : tensor<2x48xi32>
    %n = stablehlo.add %t, %fk : tensor<2x48xi32>
    %u = stablehlo.add %s, %n : tensor<2x48xi32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %u : tensor<i32>, tensor<2x48xi32>
  }
  %ao:2 = stablehlo.while(%i = %zero, %s = %ai) : tensor<i32>, tensor<2x48xi32>
  cond {
    %c = stablehlo.compare LT, %i, %turns : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %w = stablehlo.broadcast_in_dim %weight, dims = [0] : (tensor<2xi32>) -> tensor<2x48xi32>
    %fxr = stablehlo.slice %s [0:1, 0:48] : (tensor<2x48xi32>) -> tensor<1x48xi32>
    %fx = stablehlo.reshape %fxr : (tensor<1x48xi32>) -> tensor<48xi32>
    %fyr = stablehlo.slice %s [1:2, 0:48] : (tensor<2x48xi32>) -> tensor<1x48xi32>
    %fy = stablehlo.reshape %fyr : (tensor<1x48xi32>) -> tensor<48xi32>
    %fm = stablehlo.multiply %fx, %fy : tensor<48xi32>
    %fd = stablehlo.subtract %fm, %fx : tensor<48xi32>
    %fe = stablehlo.xor %fx, %fy : tensor<48xi32>
    %fkp = stablehlo.reshape %fd : (tensor<48xi32>) -> tensor<1x48xi32>
    %fkq = stablehlo.reshape %fe : (tensor<48xi32>) -> tensor<1x48xi32>
    %fkw = stablehlo.concatenate %fkp, %fkq, dim = 0 : (tensor<1x48xi32>, tensor<1x48xi32>) -> tensor<2x48xi32>
    %fk = stablehlo.optimization_barrier %fkw : tensor<2x48xi32>
    %gw = stablehlo.add %s, %fk : tensor<2x48xi32>
    %g = stablehlo.optimization_barrier %gw : tensor<2x48xi32>
    %hxr = stablehlo.slice %g [0:1, 0:48] : (tensor<2x48xi32>) -> tensor<1x48xi32>
    %hx = stablehlo.reshape %hxr : (tensor<1x48xi32>) -> tensor<48xi32>
    %hyr = stablehlo.slice %g [1:2, 0:48] : (tensor<2x48xi32>) -> tensor<1x48xi32>
    %hy = stablehlo.reshape %hyr : (tensor<1x48xi32>) -> tensor<48xi32>
    %hm = stablehlo.multiply %hx, %hy : tensor<48xi32>
    %hd = stablehlo.subtract %hm, %hx : tensor<48xi32>
    %he = stablehlo.xor %hx, %hy : tensor<48xi32>
    %hkp = stablehlo.reshape %hd : (tensor<48xi32>) -> tensor<1x48xi32>
    %hkq = stablehlo.reshape %he : (tensor<48xi32>) -> tensor<1x48xi32>
    %hka = stablehlo.pad %hkp, %zero, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x48xi32>, tensor<i32>) -> tensor<2x48xi32>
    %hkb = stablehlo.pad %hkq, %zero, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<1x48xi32>, tensor<i32>) -> tensor<2x48xi32>
    %hkw = stablehlo.add %hka, %hkb : tensor<2x48xi32>
    %hk = stablehlo.optimization_barrier %hkw : tensor<2x48xi32>
    %t = stablehlo.multiply %hk, %w : tensor<2x48xi32>
    %n = stablehlo.add %t, %fk : tensor<2x48xi32>
    %u = stablehlo.add %s, %n : tensor<2x48xi32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %u : tensor<i32>, tensor<2x48xi32>
  }
  check.expect_eq %as#1, %ao#1 : tensor<2x48xi32>
  %bv = stablehlo.reshape %some : (tensor<96xi32>) -> tensor<48x2xi32>
  %bi = stablehlo.optimization_barrier %bv : tensor<48x2xi32>
  %bs:2 = stablehlo.while(%i = %zero, %s = %bi) : tensor<i32>, tensor<48x2xi32>
  cond {
    %c = stablehlo.compare LT, %i, %turns : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %w = stablehlo.broadcast_in_dim %weight, dims = [1] : (tensor<2xi32>) -> tensor<48x2xi32>
    %fxr = stablehlo.slice %s [0:48, 0:1] : (tensor<48x2xi32>) -> tensor<48x1xi32>
    %fx = stablehlo.reshape %fxr : (tensor<48x1xi32>) -> tensor<48xi32>
    %fyr = stablehlo.slice %s [0:48, 1:2] : (tensor<48x2xi32>) -> tensor<48x1xi32>
    %fy = stablehlo.reshape %fyr : (tensor<48x1xi32>) -> tensor<48xi32>
    %fm = stablehlo.multiply %fx, %fy : tensor<48xi32>
    %fd = stablehlo.subtract %fm, %fx : tensor<48xi32>
    %fe = stablehlo.xor %fx, %fy : tensor<48xi32>
    %fkp = stablehlo.reshape %fd : (tensor<48xi32>) -> tensor<48x1xi32>
    %fkq = stablehlo.reshape %fe : (tensor<48xi32>) -> tensor<48x1xi32>
    %fk = stablehlo.concatenate %fkp, %fkq, dim = 1 : (tensor<48x1xi32>, tensor<48x1xi32>) -> tensor<48x2xi32>
    %g = stablehlo.add %s, %fk : tensor<48x2xi32>
    %hxr = stablehlo.slice %g [0:48, 0:1] : (tensor<48x2xi32>) -> tensor<48x1xi32>
    %hx = stablehlo.reshape %hxr : (tensor<48x1xi32>) -> tensor<48xi32>
    %hyr = stablehlo.slice %g [0:48, 1:2] : (tensor<48x2xi32>) -> tensor<48x1xi32>
    %hy = stablehlo.reshape %hyr : (tensor<48x1xi32>) -> tensor<48xi32>
    %hm = stablehlo.multiply %hx, %hy : tensor<48xi32>
    %hd = stablehlo.subtract %hm, %hx : tensor<48xi32>
    %he = stablehlo.xor %hx, %hy : tensor<48xi32>
    %hkp = stablehlo.reshape %hd : (tensor<48xi32>) -> tensor<48x1xi32>
    %hkq = stablehlo.reshape %he : (tensor<48xi32>) -> tensor<48x1xi32>
    %hka = stablehlo.pad %hkp, %zero, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<48x1xi32>, tensor<i32>) -> tensor<48x2xi32>
    %hkb = stablehlo.pad %hkq, %zero, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<48x1xi32>, tensor<i32>) -> tensor<48x2xi32>
    %hk = stablehlo.add %hka, %hkb : tensor<48x2xi32>
    %t = stablehlo.multiply %hk, %w : tensor<48x2xi32>
    %n = stablehlo.add %t, %fk : tensor<48x2xi32>
    %u = stablehlo.add %s, %n : tensor<48x2xi32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %u : tensor<i32>, tensor<48x2xi32>
  }
  %bo:2 = stablehlo.while(%i = %zero, %s = %bi) : tensor<i32>, tensor<48x2xi32>
  cond {
    %c = stablehlo.compare LT, %i, %turns : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %w = stablehlo.broadcast_in_dim %weight, dims = [1] : (tensor<2xi32>) -> tensor<48x2xi32>
    %fxr = stablehlo.slice %s [0:48, 0:1] : (tensor<48x2xi32>) -> tensor<48x1xi32>
    %fx = stablehlo.reshape %fxr : (tensor<48x1xi32>) -> tensor<48xi32>
    %fyr = stablehlo.slice %s [0:48, 1:2] : (tensor<48x2xi32>) -> tensor<48x1xi32>
    %fy = stablehlo.reshape %fyr : (tensor<48x1xi32>) -> tensor<48xi32>
    %fm = stablehlo.multiply %fx, %fy : tensor<48xi32>
    %fd = stablehlo.subtract %fm, %fx : tensor<48xi32>
    %fe = stablehlo.xor %fx, %fy : tensor<48xi32>
    %fkp = stablehlo.reshape %fd : (tensor<48xi32>) -> tensor<48x1xi32>
    %fkq = stablehlo.reshape %fe : (tensor<48xi32>) -> tensor<48x1xi32>
    %fkw = stablehlo.concatenate %fkp, %fkq, dim = 1 : (tensor<48x1xi32>, tensor<48x1xi32>) -> tensor<48x2xi32>
    %fk = stablehlo.optimization_barrier %fkw : tensor<48x2xi32>
    %gw = stablehlo.add %s, %fk : tensor<48x2xi32>
    %g = stablehlo.optimization_barrier %gw : tensor<48x2xi32>
    %hxr = stablehlo.slice %g [0:48, 0:1] : (tensor<48x2xi32>) -> tensor<48x1xi32>
    %hx = stablehlo.reshape %hxr : (tensor<48x1xi32>) -> tensor<48xi32>
    %hyr = stablehlo.slice %g [0:48, 1:2] : (tensor<48x2xi32>) -> tensor<48x1xi32>
    %hy = stablehlo.reshape %hyr : (tensor<48x1xi32>) -> tensor<48xi32>
    %hm = stablehlo.multiply %hx, %hy : tensor<48xi32>
    %hd = stablehlo.subtract %hm, %hx : tensor<48xi32>
    %he = stablehlo.xor %hx, %hy : tensor<48xi32>
    %hkp = stablehlo.reshape %hd : (tensor<48xi32>) -> tensor<48x1xi32>
    %hkq = stablehlo.reshape %he : (tensor<48xi32>) -> tensor<48x1xi32>
    %hka = stablehlo.pad %hkp, %zero, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<48x1xi32>, tensor<i32>) -> tensor<48x2xi32>
    %hkb = stablehlo.pad %hkq, %zero, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<48x1xi32>, tensor<i32>) -> tensor<48x2xi32>
    %hkw = stablehlo.add %hka, %hkb : tensor<48x2xi32>
    %hk = stablehlo.optimization_barrier %hkw : tensor<48x2xi32>
    %t = stablehlo.multiply %hk, %w : tensor<48x2xi32>
    %n = stablehlo.add %t, %fk : tensor<48x2xi32>
    %u = stablehlo.add %s, %n : tensor<48x2xi32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %u : tensor<i32>, tensor<48x2xi32>
  }
  check.expect_eq %bs#1, %bo#1 : tensor<48x2xi32>
  func.return
}
// >>> stdout
// 6
// <<<
