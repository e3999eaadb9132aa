// Normalisation over the channels of small images: what is read again is stored as
// the images lie, whose rows are long with those beside them, not by components.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -c '(980 49 '
func.func @main() {
  %n = stablehlo.iota dim = 0 : tensor<9800xi32>
  %m = stablehlo.constant dense<13> : tensor<9800xi32>
  %r = stablehlo.remainder %n, %m : tensor<9800xi32>
  %f = stablehlo.convert %r : (tensor<9800xi32>) -> tensor<9800xf32>
  %x0 = stablehlo.reshape %f : (tensor<9800xf32>) -> tensor<10x20x7x7xf32>
  %x = stablehlo.optimization_barrier %x0 : tensor<10x20x7x7xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<10x20x7x7xf32>, tensor<f32>) -> tensor<10x7x7xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [0, 2, 3] : (tensor<10x7x7xf32>) -> tensor<10x20x7x7xf32>
  %d = stablehlo.subtract %x, %b : tensor<10x20x7x7xf32>
  %q = stablehlo.multiply %d, %d : tensor<10x20x7x7xf32>
  %v = stablehlo.reduce(%q init: %z) applies stablehlo.add across dimensions = [1] : (tensor<10x20x7x7xf32>, tensor<f32>) -> tensor<10x7x7xf32>
  %vb = stablehlo.broadcast_in_dim %v, dims = [0, 2, 3] : (tensor<10x7x7xf32>) -> tensor<10x20x7x7xf32>
  %t = stablehlo.divide %d, %vb : tensor<10x20x7x7xf32>
  %w = stablehlo.multiply %t, %x : tensor<10x20x7x7xf32>
  %u = stablehlo.reduce(%w init: %z) applies stablehlo.add across dimensions = [1] : (tensor<10x20x7x7xf32>, tensor<f32>) -> tensor<10x7x7xf32>
  %ub = stablehlo.broadcast_in_dim %u, dims = [0, 2, 3] : (tensor<10x7x7xf32>) -> tensor<10x20x7x7xf32>
  %y = stablehlo.multiply %t, %ub : tensor<10x20x7x7xf32>
  %e0 = stablehlo.optimization_barrier %d : tensor<10x20x7x7xf32>
  %e1 = stablehlo.optimization_barrier %vb : tensor<10x20x7x7xf32>
  %e2 = stablehlo.divide %e0, %e1 : tensor<10x20x7x7xf32>
  %e3 = stablehlo.optimization_barrier %ub : tensor<10x20x7x7xf32>
  %e = stablehlo.multiply %e2, %e3 : tensor<10x20x7x7xf32>
  check.expect_almost_eq %y, %e : tensor<10x20x7x7xf32>
  func.return
}
// >>> stdout
// 14
// <<<
