// Sums of windows over equal elements, as divisors of averages that do not count
// padding: padded on both sides, with strides and holes, between dilated elements,
// windows all outside; floats, integers that wrap, and what is not exact; of
// negative numbers where windows are empty, whose sum is not -0.
// Oracle: the same windows over elements behind a barrier.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -c ' window '
func.func @main() {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<2x9x7x3xf32>
  %oneb = stablehlo.optimization_barrier %one : tensor<2x9x7x3xf32>
  %a = "stablehlo.reduce_window"(%one, %z) ({
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %s = stablehlo.add %l, %r : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 2, 1>, padding = dense<[[0, 0], [1, 1], [2, 1], [0, 0]]> : tensor<4x2xi64>} : (tensor<2x9x7x3xf32>, tensor<f32>) -> tensor<2x9x4x3xf32>
  %b = "stablehlo.reduce_window"(%oneb, %z) ({
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %s = stablehlo.add %l, %r : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 2, 1>, padding = dense<[[0, 0], [1, 1], [2, 1], [0, 0]]> : tensor<4x2xi64>} : (tensor<2x9x7x3xf32>, tensor<f32>) -> tensor<2x9x4x3xf32>
  check.expect_eq %a, %b : tensor<2x9x4x3xf32>

  %zi = stablehlo.constant dense<0> : tensor<i8>
  %i = stablehlo.constant dense<77> : tensor<11x5xi8>
  %ib = stablehlo.optimization_barrier %i : tensor<11x5xi8>
  %c = "stablehlo.reduce_window"(%i, %zi) ({
  ^bb0(%l: tensor<i8>, %r: tensor<i8>):
    %s = stablehlo.add %l, %r : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) {window_dimensions = array<i64: 4, 3>, window_dilations = array<i64: 2, 1>, base_dilations = array<i64: 3, 2>, padding = dense<[[9, -3], [0, 12]]> : tensor<2x2xi64>} : (tensor<11x5xi8>, tensor<i8>) -> tensor<31x19xi8>
  %d = "stablehlo.reduce_window"(%ib, %zi) ({
  ^bb0(%l: tensor<i8>, %r: tensor<i8>):
    %s = stablehlo.add %l, %r : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) {window_dimensions = array<i64: 4, 3>, window_dilations = array<i64: 2, 1>, base_dilations = array<i64: 3, 2>, padding = dense<[[9, -3], [0, 12]]> : tensor<2x2xi64>} : (tensor<11x5xi8>, tensor<i8>) -> tensor<31x19xi8>
  check.expect_eq %c, %d : tensor<31x19xi8>

  %f = stablehlo.constant dense<0.1> : tensor<8xf32>
  %fb = stablehlo.optimization_barrier %f : tensor<8xf32>
  %g = "stablehlo.reduce_window"(%f, %z) ({
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %s = stablehlo.add %l, %r : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {window_dimensions = array<i64: 5>, padding = dense<[[2, 2]]> : tensor<1x2xi64>} : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
  %h = "stablehlo.reduce_window"(%fb, %z) ({
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %s = stablehlo.add %l, %r : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {window_dimensions = array<i64: 5>, padding = dense<[[2, 2]]> : tensor<1x2xi64>} : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
  check.expect_eq %g, %h : tensor<8xf32>

  %n = stablehlo.constant dense<-1.0> : tensor<2xf32>
  %nb = stablehlo.optimization_barrier %n : tensor<2xf32>
  %o = "stablehlo.reduce_window"(%n, %z) ({
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %s = stablehlo.add %l, %r : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {window_dimensions = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>} : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  %p = "stablehlo.reduce_window"(%nb, %z) ({
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %s = stablehlo.add %l, %r : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {window_dimensions = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>} : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  %oi = stablehlo.bitcast_convert %o : (tensor<4xf32>) -> tensor<4xi32>
  %pi = stablehlo.bitcast_convert %p : (tensor<4xf32>) -> tensor<4xi32>
  check.expect_eq %oi, %pi : tensor<4xi32>
  func.return
}
// >>> stdout
// 3
// <<<
