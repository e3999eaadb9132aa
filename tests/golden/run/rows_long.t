// Sums over a long dim and a short one behind it go along the long one, for all
// that is stored beside them, too: over both dims, and of each of four batches.
// Oracle: the same with the dims exchanged.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -c "loop .*3 250[]]"
func.func @main() {
  %w = util.unfoldable_constant dense<3.0> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %a = stablehlo.iota dim = 1 : tensor<4x250xf32>
  %b = stablehlo.iota dim = 0 : tensor<4x250xf32>
  %wb = stablehlo.broadcast_in_dim %w, dims = [] : (tensor<f32>) -> tensor<4x250xf32>
  %ab = stablehlo.multiply %b, %wb : tensor<4x250xf32>
  %ac = stablehlo.subtract %a, %ab : tensor<4x250xf32>
  %far = stablehlo.optimization_barrier %ac : tensor<4x250xf32>
  %ni = stablehlo.iota dim = 2 : tensor<4x250x3xf32>
  %wc = stablehlo.broadcast_in_dim %w, dims = [] : (tensor<f32>) -> tensor<4x250x3xf32>
  %nw = stablehlo.multiply %ni, %wc : tensor<4x250x3xf32>
  %near = stablehlo.optimization_barrier %nw : tensor<4x250x3xf32>
  %fb = stablehlo.broadcast_in_dim %far, dims = [0, 1] : (tensor<4x250xf32>) -> tensor<4x250x3xf32>
  %x = stablehlo.add %fb, %near : tensor<4x250x3xf32>
  %xx = stablehlo.multiply %x, %near : tensor<4x250x3xf32>
  %each = stablehlo.reduce(%xx init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x250x3xf32>, tensor<f32>) -> tensor<4xf32>
  %xp = stablehlo.optimization_barrier %x : tensor<4x250x3xf32>
  %eb = stablehlo.optimization_barrier %each : tensor<4xf32>
  %far0s = stablehlo.slice %far [1:2, 0:250] : (tensor<4x250xf32>) -> tensor<1x250xf32>
  %far0 = stablehlo.reshape %far0s : (tensor<1x250xf32>) -> tensor<250xf32>
  %near0s = stablehlo.slice %near [1:2, 0:250, 0:3] : (tensor<4x250x3xf32>) -> tensor<1x250x3xf32>
  %near0 = stablehlo.reshape %near0s : (tensor<1x250x3xf32>) -> tensor<250x3xf32>
  %fb0 = stablehlo.broadcast_in_dim %far0, dims = [0] : (tensor<250xf32>) -> tensor<250x3xf32>
  %y = stablehlo.subtract %near0, %fb0 : tensor<250x3xf32>
  %most = stablehlo.reduce(%y init: %low) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<250x3xf32>, tensor<f32>) -> tensor<f32>
  %yp = stablehlo.optimization_barrier %y : tensor<250x3xf32>
  %mb = stablehlo.optimization_barrier %most : tensor<f32>
  %xt = stablehlo.transpose %xp, dims = [2, 0, 1] : (tensor<4x250x3xf32>) -> tensor<3x4x250xf32>
  %nt = stablehlo.transpose %near, dims = [2, 0, 1] : (tensor<4x250x3xf32>) -> tensor<3x4x250xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<3x4x250xf32>
  %nb = stablehlo.optimization_barrier %nt : tensor<3x4x250xf32>
  %xo = stablehlo.multiply %xb, %nb : tensor<3x4x250xf32>
  %eo = stablehlo.reduce(%xo init: %zero) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x250xf32>, tensor<f32>) -> tensor<4xf32>
  check.expect_eq %eb, %eo : tensor<4xf32>
  %fo = stablehlo.broadcast_in_dim %far, dims = [1, 2] : (tensor<4x250xf32>) -> tensor<3x4x250xf32>
  %so = stablehlo.subtract %xb, %nb : tensor<3x4x250xf32>
  check.expect_eq %so, %fo : tensor<3x4x250xf32>
  %yt = stablehlo.transpose %yp, dims = [1, 0] : (tensor<250x3xf32>) -> tensor<3x250xf32>
  %yb = stablehlo.optimization_barrier %yt : tensor<3x250xf32>
  %mo = stablehlo.reduce(%yb init: %low) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x250xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq %mb, %mo : tensor<f32>
  func.return
}
// >>> stdout
// 4
// <<<
