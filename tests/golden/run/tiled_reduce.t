// Reductions of windows that lie side by side, as XLA leaves long ones on CPUs:
// sums, products and extremes, with ends reached over, along one dim and two, of
// i8 that wraps, truth values, bf16, complex numbers; extremes with a start
// above all elements.
// Oracle: the same reductions with a barrier between the two.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -c ' window '
func.func @main() {
  %n = stablehlo.iota dim = 0 : tensor<300xi32>
  %p = stablehlo.constant dense<37> : tensor<300xi32>
  %q = stablehlo.constant dense<101> : tensor<300xi32>
  %m = stablehlo.multiply %n, %p : tensor<300xi32>
  %k0 = stablehlo.remainder %m, %q : tensor<300xi32>
  %k = stablehlo.optimization_barrier %k0 : tensor<300xi32>
  %x = stablehlo.reshape %k : (tensor<300xi32>) -> tensor<3x100xi32>
  %f = stablehlo.convert %x : (tensor<3x100xi32>) -> tensor<3x100xf32>
  %h = stablehlo.convert %x : (tensor<3x100xi32>) -> tensor<3x100xbf16>
  %y = stablehlo.convert %x : (tensor<3x100xi32>) -> tensor<3x100xi8>
  %x1 = stablehlo.constant dense<97> : tensor<3x100xi32>
  %t = stablehlo.compare LT, %x, %x1 : (tensor<3x100xi32>, tensor<3x100xi32>) -> tensor<3x100xi1>
  %c = stablehlo.complex %f, %f : tensor<3x100xcomplex<f32>>
  %ai = stablehlo.constant dense<0.0> : tensor<f32>
  %aw = "stablehlo.reduce_window"(%f, %ai) ({
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %s = stablehlo.add %l, %r : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {window_dimensions = array<i64: 1, 32>, padding = dense<[[0, 0], [14, 14]]> : tensor<2x2xi64>, window_strides = array<i64: 1, 32>} : (tensor<3x100xf32>, tensor<f32>) -> tensor<3x4xf32>
  %ab = stablehlo.optimization_barrier %aw : tensor<3x4xf32>
  %ar = stablehlo.reduce(%aw init: %ai) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
  %ae = stablehlo.reduce(%ab init: %ai) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
  check.expect_eq %ar, %ae : tensor<3xf32>
  %di = stablehlo.constant dense<0.0> : tensor<f32>
  %dw = "stablehlo.reduce_window"(%f, %di) ({
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %s = stablehlo.add %l, %r : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {window_dimensions = array<i64: 3, 10>, window_strides = array<i64: 3, 10>} : (tensor<3x100xf32>, tensor<f32>) -> tensor<1x10xf32>
  %db = stablehlo.optimization_barrier %dw : tensor<1x10xf32>
  %dr = stablehlo.reduce(%dw init: %di) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x10xf32>, tensor<f32>) -> tensor<f32>
  %de = stablehlo.reduce(%db init: %di) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x10xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq %dr, %de : tensor<f32>
  %gi = stablehlo.constant dense<200> : tensor<i32>
  %gw = "stablehlo.reduce_window"(%x, %gi) ({
  ^bb0(%l: tensor<i32>, %r: tensor<i32>):
    %s = stablehlo.maximum %l, %r : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {window_dimensions = array<i64: 1, 32>, padding = dense<[[0, 0], [28, 0]]> : tensor<2x2xi64>, window_strides = array<i64: 1, 32>} : (tensor<3x100xi32>, tensor<i32>) -> tensor<3x4xi32>
  %gb = stablehlo.optimization_barrier %gw : tensor<3x4xi32>
  %gr = stablehlo.reduce(%gw init: %gi) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  %ge = stablehlo.reduce(%gb init: %gi) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq %gr, %ge : tensor<3xi32>
  %ji = stablehlo.constant dense<-5> : tensor<i32>
  %jw = "stablehlo.reduce_window"(%x, %ji) ({
  ^bb0(%l: tensor<i32>, %r: tensor<i32>):
    %s = stablehlo.minimum %l, %r : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {window_dimensions = array<i64: 1, 25>, window_strides = array<i64: 1, 25>} : (tensor<3x100xi32>, tensor<i32>) -> tensor<3x4xi32>
  %jb = stablehlo.optimization_barrier %jw : tensor<3x4xi32>
  %jr = stablehlo.reduce(%jw init: %ji) applies stablehlo.minimum across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  %je = stablehlo.reduce(%jb init: %ji) applies stablehlo.minimum across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq %jr, %je : tensor<3xi32>
  %oi = stablehlo.constant dense<1> : tensor<i8>
  %ow = "stablehlo.reduce_window"(%y, %oi) ({
  ^bb0(%l: tensor<i8>, %r: tensor<i8>):
    %s = stablehlo.multiply %l, %r : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) {window_dimensions = array<i64: 1, 9>, padding = dense<[[0, 0], [0, 8]]> : tensor<2x2xi64>, window_strides = array<i64: 1, 9>} : (tensor<3x100xi8>, tensor<i8>) -> tensor<3x12xi8>
  %ob = stablehlo.optimization_barrier %ow : tensor<3x12xi8>
  %or = stablehlo.reduce(%ow init: %oi) applies stablehlo.multiply across dimensions = [1] : (tensor<3x12xi8>, tensor<i8>) -> tensor<3xi8>
  %oe = stablehlo.reduce(%ob init: %oi) applies stablehlo.multiply across dimensions = [1] : (tensor<3x12xi8>, tensor<i8>) -> tensor<3xi8>
  check.expect_eq %or, %oe : tensor<3xi8>
  %ui = stablehlo.constant dense<true> : tensor<i1>
  %uw = "stablehlo.reduce_window"(%t, %ui) ({
  ^bb0(%l: tensor<i1>, %r: tensor<i1>):
    %s = stablehlo.and %l, %r : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) {window_dimensions = array<i64: 1, 20>, window_strides = array<i64: 1, 20>} : (tensor<3x100xi1>, tensor<i1>) -> tensor<3x5xi1>
  %ub = stablehlo.optimization_barrier %uw : tensor<3x5xi1>
  %ur = stablehlo.reduce(%uw init: %ui) applies stablehlo.and across dimensions = [1] : (tensor<3x5xi1>, tensor<i1>) -> tensor<3xi1>
  %ue = stablehlo.reduce(%ub init: %ui) applies stablehlo.and across dimensions = [1] : (tensor<3x5xi1>, tensor<i1>) -> tensor<3xi1>
  check.expect_eq %ur, %ue : tensor<3xi1>
  %vi = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %vw = "stablehlo.reduce_window"(%h, %vi) ({
  ^bb0(%l: tensor<bf16>, %r: tensor<bf16>):
    %s = stablehlo.maximum %l, %r : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) {window_dimensions = array<i64: 1, 50>, window_strides = array<i64: 1, 50>} : (tensor<3x100xbf16>, tensor<bf16>) -> tensor<3x2xbf16>
  %vb = stablehlo.optimization_barrier %vw : tensor<3x2xbf16>
  %vr = stablehlo.reduce(%vw init: %vi) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x2xbf16>, tensor<bf16>) -> tensor<bf16>
  %ve = stablehlo.reduce(%vb init: %vi) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x2xbf16>, tensor<bf16>) -> tensor<bf16>
  check.expect_eq %vr, %ve : tensor<bf16>
  %zi = stablehlo.constant dense<(0.0,0.0)> : tensor<complex<f32>>
  %zw = "stablehlo.reduce_window"(%c, %zi) ({
  ^bb0(%l: tensor<complex<f32>>, %r: tensor<complex<f32>>):
    %s = stablehlo.add %l, %r : tensor<complex<f32>>
    stablehlo.return %s : tensor<complex<f32>>
  }) {window_dimensions = array<i64: 1, 10>, window_strides = array<i64: 1, 10>} : (tensor<3x100xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x10xcomplex<f32>>
  %zb = stablehlo.optimization_barrier %zw : tensor<3x10xcomplex<f32>>
  %zr = stablehlo.reduce(%zw init: %zi) applies stablehlo.add across dimensions = [1] : (tensor<3x10xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
  %ze = stablehlo.reduce(%zb init: %zi) applies stablehlo.add across dimensions = [1] : (tensor<3x10xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
  check.expect_eq %zr, %ze : tensor<3xcomplex<f32>>
  return
}
// >>> stdout
// 3
// <<<
