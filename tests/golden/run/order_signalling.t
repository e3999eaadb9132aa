// Total order tells signalling NaNs of narrow floats from quiet ones: compared,
// where one operand is made canonical only, and by comparators of a sort that
// are not a list of keys.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  // f16: a signalling NaN, a quiet one, 1, the same negative, -0, 0.
  %h1 = stablehlo.constant dense<[32001, 32256, 15360, -767, -512, -17408, -32768, 0]> : tensor<8xi16>
  %h2 = stablehlo.optimization_barrier %h1 : tensor<8xi16>
  %h = stablehlo.bitcast_convert %h2 : (tensor<8xi16>) -> tensor<8xf16>
  %hr = stablehlo.reverse %h, dims = [0] : tensor<8xf16>
  %hq = stablehlo.constant dense<0x7E00> : tensor<8xf16>
  %h3 = stablehlo.compare LT, %h, %hq, TOTALORDER : (tensor<8xf16>, tensor<8xf16>) -> tensor<8xi1>
  check.expect_eq_const %h3, dense<[true, false, true, true, true, true, true, true]> : tensor<8xi1>
  %h4 = stablehlo.compare EQ, %h, %hq, TOTALORDER : (tensor<8xf16>, tensor<8xf16>) -> tensor<8xi1>
  check.expect_eq_const %h4, dense<[false, true, false, false, false, false, false, false]> : tensor<8xi1>
  %h5 = stablehlo.compare GE, %h, %hr, TOTALORDER : (tensor<8xf16>, tensor<8xf16>) -> tensor<8xi1>
  check.expect_eq_const %h5, dense<[true, true, true, true, false, false, false, false]> : tensor<8xi1>
  // f8E5M2 and f8E3M4.
  %b1 = stablehlo.constant dense<[125, 126, -3, -2]> : tensor<4xi8>
  %b2 = stablehlo.optimization_barrier %b1 : tensor<4xi8>
  %b = stablehlo.bitcast_convert %b2 : (tensor<4xi8>) -> tensor<4xf8E5M2>
  %br = stablehlo.slice %b [1:4] : (tensor<4xf8E5M2>) -> tensor<3xf8E5M2>
  %bl = stablehlo.slice %b [0:3] : (tensor<4xf8E5M2>) -> tensor<3xf8E5M2>
  %b3 = stablehlo.compare LT, %bl, %br, TOTALORDER : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> tensor<3xi1>
  check.expect_eq_const %b3, dense<[true, false, false]> : tensor<3xi1>
  %e1 = stablehlo.constant dense<[113, 120, -15, -8]> : tensor<4xi8>
  %e2 = stablehlo.optimization_barrier %e1 : tensor<4xi8>
  %e = stablehlo.bitcast_convert %e2 : (tensor<4xi8>) -> tensor<4xf8E3M4>
  %er = stablehlo.slice %e [1:4] : (tensor<4xf8E3M4>) -> tensor<3xf8E3M4>
  %el = stablehlo.slice %e [0:3] : (tensor<4xf8E3M4>) -> tensor<3xf8E3M4>
  %e3 = stablehlo.compare LT, %el, %er, TOTALORDER : (tensor<3xf8E3M4>, tensor<3xf8E3M4>) -> tensor<3xi1>
  check.expect_eq_const %e3, dense<[true, false, false]> : tensor<3xi1>
  // By bf16, and the second operand where equal: 37 signalling and quiet NaNs.
  %n = stablehlo.iota dim = 0 : tensor<37xi16>
  %n5 = stablehlo.constant dense<5> : tensor<37xi16>
  %n7 = stablehlo.constant dense<127> : tensor<37xi16>
  %n8 = stablehlo.constant dense<32640> : tensor<37xi16>
  %k1 = stablehlo.multiply %n, %n5 : tensor<37xi16>
  %k2 = stablehlo.and %k1, %n7 : tensor<37xi16>
  %k3 = stablehlo.add %k2, %n8 : tensor<37xi16>
  %k = stablehlo.optimization_barrier %k3 : tensor<37xi16>
  %x = stablehlo.bitcast_convert %k : (tensor<37xi16>) -> tensor<37xbf16>
  %s:2 = "stablehlo.sort"(%x, %n) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%p: tensor<bf16>, %q: tensor<bf16>, %t: tensor<i16>, %u: tensor<i16>):
      %l = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %i = stablehlo.compare EQ, %q, %p, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %m = stablehlo.compare GT, %t, %u, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %o = stablehlo.select %i, %m, %l : tensor<i1>, tensor<i1>
      stablehlo.return %o : tensor<i1>
  }) : (tensor<37xbf16>, tensor<37xi16>) -> (tensor<37xbf16>, tensor<37xi16>)
  %w:2 = "stablehlo.sort"(%k, %n) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%p: tensor<i16>, %q: tensor<i16>, %t: tensor<i16>, %u: tensor<i16>):
      %l = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %i = stablehlo.compare EQ, %q, %p, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %m = stablehlo.compare GT, %t, %u, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %o = stablehlo.select %i, %m, %l : tensor<i1>, tensor<i1>
      stablehlo.return %o : tensor<i1>
  }) : (tensor<37xi16>, tensor<37xi16>) -> (tensor<37xi16>, tensor<37xi16>)
  %sb = stablehlo.bitcast_convert %s#0 : (tensor<37xbf16>) -> tensor<37xi16>
  check.expect_eq %sb, %w#0 : tensor<37xi16>
  check.expect_eq %s#1, %w#1 : tensor<37xi16>
  // What else the comparator asks: numbers first, by size; NaNs by total order.
  %f1 = stablehlo.constant dense<[32001, 15360, 32256, -767, 14336, -15360, 31745, 16384]> : tensor<8xi16>
  %f2 = stablehlo.optimization_barrier %f1 : tensor<8xi16>
  %f = stablehlo.bitcast_convert %f2 : (tensor<8xi16>) -> tensor<8xf16>
  %g = "stablehlo.sort"(%f) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%p: tensor<f16>, %q: tensor<f16>):
      %pn = stablehlo.compare NE, %p, %p, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %qn = stablehlo.compare NE, %q, %q, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %pa = stablehlo.abs %p : tensor<f16>
      %qa = stablehlo.abs %q : tensor<f16>
      %by = stablehlo.compare LT, %pa, %qa, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %to = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %one = stablehlo.xor %pn, %qn : tensor<i1>
      %both = stablehlo.and %pn, %qn : tensor<i1>
      %num = stablehlo.select %one, %qn, %by : tensor<i1>, tensor<i1>
      %o = stablehlo.select %both, %to, %num : tensor<i1>, tensor<i1>
      stablehlo.return %o : tensor<i1>
  }) : (tensor<8xf16>) -> tensor<8xf16>
  %gb = stablehlo.bitcast_convert %g : (tensor<8xf16>) -> tensor<8xi16>
  check.expect_eq_const %gb, dense<[14336, 15360, 16384, -15360, -767, 31745, 32001, 32256]> : tensor<8xi16>
  func.return
}
