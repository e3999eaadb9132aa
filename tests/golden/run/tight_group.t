// Loops of small matrices: what a turn does is what the same steps do outside
// of a loop, to the last bit.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func @main() {
  %n0 = util.unfoldable_constant dense<0> : tensor<i32>
  %n9 = util.unfoldable_constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %a = util.unfoldable_constant dense<[[0.1, -0.7, 0.3], [0.9, 0.2, -0.4], [-0.6, 0.5, 0.8]]> : tensor<3x3xf32>
  %x = util.unfoldable_constant dense<[0.3, -1.2, 0.0, 2.5]> : tensor<4xf32>
  %m = util.unfoldable_constant dense<[[0.1, 0.2, 0.3, 0.4], [-0.5, 0.6, 0.7, 0.8], [0.9, -0.1, 0.2, 0.3], [0.4, 0.5, -0.6, 0.7]]> : tensor<4x4xf32>
  %d = util.unfoldable_constant dense<[[0.1, -0.7, 0.3], [0.9, 0.2, -0.4], [-0.6, 0.5, 0.8]]> : tensor<3x3xf64>
  %k = util.unfoldable_constant dense<[[1, -2, 3], [40, 5, -6], [7, 800, 9], [-10, 11, 12], [13, 14, -1500]]> : tensor<5x3xi32>
  %l = util.unfoldable_constant dense<[[1, -2, 3], [4, 50000000000, -6]]> : tensor<2x3xi64>
  %0:6 = stablehlo.while(%i = %n0, %wa = %a, %wx = %x, %wd = %d, %wk = %k, %wl = %l) : tensor<i32>, tensor<3x3xf32>, tensor<4xf32>, tensor<3x3xf64>, tensor<5x3xi32>, tensor<2x3xi64>
  cond {
    // Not a plain counter, so the turns are not unrolled.
    %ii = stablehlo.multiply %i, %i : tensor<i32>
    %c = stablehlo.compare LT, %ii, %n9 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %i1 = stablehlo.add %i, %one : tensor<i32>
    %t:5 = func.call @turn(%m, %wa, %wx, %wd, %wk, %wl) : (tensor<4x4xf32>, tensor<3x3xf32>, tensor<4xf32>, tensor<3x3xf64>, tensor<5x3xi32>, tensor<2x3xi64>) -> (tensor<3x3xf32>, tensor<4xf32>, tensor<3x3xf64>, tensor<5x3xi32>, tensor<2x3xi64>)
    stablehlo.return %i1, %t#0, %t#1, %t#2, %t#3, %t#4 : tensor<i32>, tensor<3x3xf32>, tensor<4xf32>, tensor<3x3xf64>, tensor<5x3xi32>, tensor<2x3xi64>
  }
  %1:5 = func.call @turn(%m, %a, %x, %d, %k, %l) : (tensor<4x4xf32>, tensor<3x3xf32>, tensor<4xf32>, tensor<3x3xf64>, tensor<5x3xi32>, tensor<2x3xi64>) -> (tensor<3x3xf32>, tensor<4xf32>, tensor<3x3xf64>, tensor<5x3xi32>, tensor<2x3xi64>)
  %2:5 = func.call @turn(%m, %1#0, %1#1, %1#2, %1#3, %1#4) : (tensor<4x4xf32>, tensor<3x3xf32>, tensor<4xf32>, tensor<3x3xf64>, tensor<5x3xi32>, tensor<2x3xi64>) -> (tensor<3x3xf32>, tensor<4xf32>, tensor<3x3xf64>, tensor<5x3xi32>, tensor<2x3xi64>)
  %3:5 = func.call @turn(%m, %2#0, %2#1, %2#2, %2#3, %2#4) : (tensor<4x4xf32>, tensor<3x3xf32>, tensor<4xf32>, tensor<3x3xf64>, tensor<5x3xi32>, tensor<2x3xi64>) -> (tensor<3x3xf32>, tensor<4xf32>, tensor<3x3xf64>, tensor<5x3xi32>, tensor<2x3xi64>)
  check.expect_eq %0#1, %3#0 : tensor<3x3xf32>
  check.expect_eq %0#2, %3#1 : tensor<4xf32>
  check.expect_eq %0#3, %3#2 : tensor<3x3xf64>
  check.expect_eq %0#4, %3#3 : tensor<5x3xi32>
  check.expect_eq %0#5, %3#4 : tensor<2x3xi64>
  return
}
func.func private @turn(%m: tensor<4x4xf32>, %a: tensor<3x3xf32>, %x: tensor<4xf32>, %d: tensor<3x3xf64>, %k: tensor<5x3xi32>, %l: tensor<2x3xi64>) -> (tensor<3x3xf32>, tensor<4xf32>, tensor<3x3xf64>, tensor<5x3xi32>, tensor<2x3xi64>) {
  // a: a product with its transpose, rows divided by their lengths.
  %at = stablehlo.transpose %a, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %p = stablehlo.dot_general %at, %a, contracting_dims = [1] x [1] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  %sa = stablehlo.add %p, %a : tensor<3x3xf32>
  // And one with a matrix of single values.
  %w0 = stablehlo.slice %x [0:1] : (tensor<4xf32>) -> tensor<1xf32>
  %w1 = stablehlo.slice %x [1:2] : (tensor<4xf32>) -> tensor<1xf32>
  %w2 = stablehlo.slice %x [3:4] : (tensor<4xf32>) -> tensor<1xf32>
  %v0 = stablehlo.negate %w0 : tensor<1xf32>
  %v1 = stablehlo.sine %w1 : tensor<1xf32>
  %v2 = stablehlo.negate %w2 : tensor<1xf32>
  %wz = stablehlo.constant dense<0.0> : tensor<1xf32>
  %wv = stablehlo.concatenate %wz, %v2, %w1, %w2, %wz, %v0, %v1, %w0, %wz, dim = 0 : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<9xf32>
  %wm = stablehlo.reshape %wv : (tensor<9xf32>) -> tensor<3x3xf32>
  %wp = stablehlo.dot_general %wm, %wm, contracting_dims = [1] x [0] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  %s = stablehlo.add %sa, %wp : tensor<3x3xf32>
  %q = stablehlo.multiply %s, %s : tensor<3x3xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
  %rr = stablehlo.sqrt %r : tensor<3xf32>
  %rb = stablehlo.broadcast_in_dim %rr, dims = [0] : (tensor<3xf32>) -> tensor<3x3xf32>
  %a2 = stablehlo.divide %s, %rb : tensor<3x3xf32>
  // x: a product with a matrix, the greatest distance between elements.
  %mx = stablehlo.dot_general %m, %x, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %xc = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<4xf32>) -> tensor<4x4xf32>
  %xr = stablehlo.broadcast_in_dim %mx, dims = [1] : (tensor<4xf32>) -> tensor<4x4xf32>
  %xd = stablehlo.subtract %xc, %xr : tensor<4x4xf32>
  %xa = stablehlo.abs %xd : tensor<4x4xf32>
  %xm = stablehlo.reduce(%xa init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %xv = stablehlo.reverse %x, dims = [0] : tensor<4xf32>
  %xt = stablehlo.tanh %xv : tensor<4xf32>
  %x2 = stablehlo.subtract %xm, %xt : tensor<4xf32>
  // d: of 64 bits.
  %dt = stablehlo.transpose %d, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
  %dp = stablehlo.dot_general %d, %dt, contracting_dims = [1] x [0] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
  %da = stablehlo.slice %d [0:1, 1:2] : (tensor<3x3xf64>) -> tensor<1x1xf64>
  %db = stablehlo.slice %d [2:3, 2:3] : (tensor<3x3xf64>) -> tensor<1x1xf64>
  %dc = stablehlo.negate %db : tensor<1x1xf64>
  %de = stablehlo.concatenate %da, %dc, dim = 1 : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x2xf64>
  %df = stablehlo.concatenate %db, %da, dim = 1 : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x2xf64>
  %dg = stablehlo.concatenate %de, %df, dim = 0 : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<2x2xf64>
  %di = stablehlo.dot_general %dg, %dg, contracting_dims = [1] x [0] : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
  %dj = stablehlo.constant dense<0.01> : tensor<f64>
  %dk = stablehlo.pad %di, %dj, low = [0, 1], high = [1, 0], interior = [0, 0] : (tensor<2x2xf64>, tensor<f64>) -> tensor<3x3xf64>
  %dh = stablehlo.constant dense<0.37> : tensor<3x3xf64>
  %dm = stablehlo.multiply %dp, %dh : tensor<3x3xf64>
  %dn = stablehlo.multiply %dm, %dk : tensor<3x3xf64>
  %d2 = stablehlo.subtract %dn, %dt : tensor<3x3xf64>
  // k, l: columns change places; a choice by neighbours; sums of columns.
  %k0 = stablehlo.slice %k [0:5, 2:3] : (tensor<5x3xi32>) -> tensor<5x1xi32>
  %k1 = stablehlo.slice %k [0:5, 0:2] : (tensor<5x3xi32>) -> tensor<5x2xi32>
  %kr = stablehlo.concatenate %k0, %k1, dim = 1 : (tensor<5x1xi32>, tensor<5x2xi32>) -> tensor<5x3xi32>
  %kc = stablehlo.compare GT, %kr, %k : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
  %kx = stablehlo.xor %kr, %k : tensor<5x3xi32>
  %ki = stablehlo.iota dim = 1 : tensor<5x3xi32>
  %ks = stablehlo.add %kx, %ki : tensor<5x3xi32>
  %kw = stablehlo.select %kc, %ks, %kr : tensor<5x3xi1>, tensor<5x3xi32>
  %kz = stablehlo.constant dense<0> : tensor<i32>
  %kt = stablehlo.reduce(%kw init: %kz) applies stablehlo.add across dimensions = [0] : (tensor<5x3xi32>, tensor<i32>) -> tensor<3xi32>
  %kb = stablehlo.broadcast_in_dim %kt, dims = [1] : (tensor<3xi32>) -> tensor<5x3xi32>
  %k2 = stablehlo.subtract %kb, %kw : tensor<5x3xi32>
  %lr = stablehlo.reverse %l, dims = [0, 1] : tensor<2x3xi64>
  %lm = stablehlo.multiply %lr, %l : tensor<2x3xi64>
  %l2 = stablehlo.add %lm, %lr : tensor<2x3xi64>
  return %a2, %x2, %d2, %k2, %l2 : tensor<3x3xf32>, tensor<4xf32>, tensor<3x3xf64>, tensor<5x3xi32>, tensor<2x3xi64>
}
