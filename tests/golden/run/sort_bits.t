// Comparators that look at bits of narrow floats, as TensorFlow's did: alone, and
// beside the numbers and their total order.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  // f16: a signalling NaN, a quiet one, 1, the same negative, -0, 0.
  %h1 = stablehlo.constant dense<[32256, 32001, 15360, -767, -512, -17408, 0, -32768]> : tensor<8xi16>
  %h2 = stablehlo.optimization_barrier %h1 : tensor<8xi16>
  %h = stablehlo.bitcast_convert %h2 : (tensor<8xi16>) -> tensor<8xf16>
  %a = "stablehlo.sort"(%h) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%p: tensor<f16>, %q: tensor<f16>):
      %x = stablehlo.bitcast_convert %p : (tensor<f16>) -> tensor<i16>
      %y = stablehlo.bitcast_convert %q : (tensor<f16>) -> tensor<i16>
      %z = stablehlo.constant dense<0> : tensor<i16>
      %m = stablehlo.constant dense<32767> : tensor<i16>
      %xn = stablehlo.compare LT, %x, %z, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %yn = stablehlo.compare LT, %y, %z, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %xt = stablehlo.xor %x, %m : tensor<i16>
      %yt = stablehlo.xor %y, %m : tensor<i16>
      %xs = stablehlo.select %xn, %xt, %x : tensor<i1>, tensor<i16>
      %ys = stablehlo.select %yn, %yt, %y : tensor<i1>, tensor<i16>
      %o = stablehlo.compare LT, %xs, %ys, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      stablehlo.return %o : tensor<i1>
  }) : (tensor<8xf16>) -> tensor<8xf16>
  %ab = stablehlo.bitcast_convert %a : (tensor<8xf16>) -> tensor<8xi16>
  check.expect_eq_const %ab, dense<[-512, -767, -17408, -32768, 0, 15360, 32001, 32256]> : tensor<8xi16>
  // f8E5M2, by the low two bits, then by size, then by total order.
  %e1 = stablehlo.constant dense<[125, 126, -4, 64, -64, 65, 0, -128, 61, 127]> : tensor<10xi8>
  %e2 = stablehlo.optimization_barrier %e1 : tensor<10xi8>
  %e = stablehlo.bitcast_convert %e2 : (tensor<10xi8>) -> tensor<10xf8E5M2>
  %n = stablehlo.iota dim = 0 : tensor<10xi32>
  %b:2 = "stablehlo.sort"(%e, %n) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%p: tensor<f8E5M2>, %q: tensor<f8E5M2>, %s: tensor<i32>, %t: tensor<i32>):
      %x = stablehlo.bitcast_convert %p : (tensor<f8E5M2>) -> tensor<ui8>
      %y = stablehlo.bitcast_convert %q : (tensor<f8E5M2>) -> tensor<ui8>
      %three = stablehlo.constant dense<3> : tensor<ui8>
      %xl = stablehlo.and %x, %three : tensor<ui8>
      %yl = stablehlo.and %y, %three : tensor<ui8>
      %low = stablehlo.compare LT, %xl, %yl, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %same = stablehlo.compare EQ, %xl, %yl, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %pa = stablehlo.abs %p : tensor<f8E5M2>
      %qa = stablehlo.abs %q : tensor<f8E5M2>
      %less = stablehlo.compare LT, %pa, %qa, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
      %more = stablehlo.compare GT, %pa, %qa, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
      %total = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
      %either = stablehlo.or %less, %more : tensor<i1>
      %size = stablehlo.select %either, %less, %total : tensor<i1>, tensor<i1>
      %o = stablehlo.select %same, %size, %low : tensor<i1>, tensor<i1>
      stablehlo.return %o : tensor<i1>
  }) : (tensor<10xf8E5M2>, tensor<10xi32>) -> (tensor<10xf8E5M2>, tensor<10xi32>)
  %bb = stablehlo.bitcast_convert %b#0 : (tensor<10xf8E5M2>) -> tensor<10xi8>
  check.expect_eq_const %bb, dense<[-128, 0, -64, 64, -4, 61, 65, 125, 126, 127]> : tensor<10xi8>
  check.expect_eq_const %b#1, dense<[7, 6, 4, 3, 2, 8, 5, 0, 1, 9]> : tensor<10xi32>
  func.return
}
