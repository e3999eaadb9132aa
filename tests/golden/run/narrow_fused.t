// What an operation gives is of its type also where it is not stored: counts of
// an i2, numbers without sign of types that have only positive ones or no -0,
// truth values as powers of two; and a type's own precision is all of it.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %a0 = stablehlo.constant dense<[0, -1, 1]> : tensor<3xi2>
  %a = stablehlo.optimization_barrier %a0 : tensor<3xi2>
  %a1 = stablehlo.popcnt %a : tensor<3xi2>
  %a2 = stablehlo.convert %a1 : (tensor<3xi2>) -> tensor<3xi32>
  check.expect_eq_const %a2, dense<[0, -2, 1]> : tensor<3xi32>
  %a3 = stablehlo.count_leading_zeros %a : tensor<3xi2>
  %a4 = stablehlo.convert %a3 : (tensor<3xi2>) -> tensor<3xi32>
  check.expect_eq_const %a4, dense<[-2, 0, 1]> : tensor<3xi32>

  %b0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>
  %b = stablehlo.optimization_barrier %b0 : tensor<2xf8E8M0FNU>
  %b1 = stablehlo.negate %b : tensor<2xf8E8M0FNU>
  %b2 = stablehlo.convert %b1 : (tensor<2xf8E8M0FNU>) -> tensor<2xf32>
  %b3 = stablehlo.compare EQ, %b2, %b2, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %b3, dense<false> : tensor<2xi1>
  %b4 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %b5 = stablehlo.optimization_barrier %b4 : tensor<2xi1>
  %b6 = stablehlo.convert %b5 : (tensor<2xi1>) -> tensor<2xf8E8M0FNU>
  %b7 = stablehlo.sqrt %b6 : tensor<2xf8E8M0FNU>
  %b8 = stablehlo.bitcast_convert %b7 : (tensor<2xf8E8M0FNU>) -> tensor<2xui8>
  check.expect_eq_const %b8, dense<[63, 127]> : tensor<2xui8>

  %c0 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf8E4M3FNUZ>
  %c = stablehlo.optimization_barrier %c0 : tensor<2xf8E4M3FNUZ>
  %c1 = stablehlo.negate %c : tensor<2xf8E4M3FNUZ>
  %c2 = stablehlo.convert %c1 : (tensor<2xf8E4M3FNUZ>) -> tensor<2xf32>
  %c3 = stablehlo.bitcast_convert %c2 : (tensor<2xf32>) -> tensor<2xui32>
  check.expect_eq_const %c3, dense<[0, 3212836864]> : tensor<2xui32>

  %d0 = stablehlo.constant dense<[1, 2, 3, 4, 7]> : tensor<5xui8>
  %d1 = stablehlo.optimization_barrier %d0 : tensor<5xui8>
  %d2 = stablehlo.bitcast_convert %d1 : (tensor<5xui8>) -> tensor<5xf8E5M2>
  %d3 = stablehlo.reduce_precision %d2, format = e5m2 : tensor<5xf8E5M2>
  %d4 = stablehlo.bitcast_convert %d3 : (tensor<5xf8E5M2>) -> tensor<5xui8>
  check.expect_eq_const %d4, dense<[1, 2, 3, 4, 7]> : tensor<5xui8>
  %d5 = stablehlo.reduce_precision %d2, format = e5m1 : tensor<5xf8E5M2>
  %d6 = stablehlo.bitcast_convert %d5 : (tensor<5xf8E5M2>) -> tensor<5xui8>
  check.expect_eq_const %d6, dense<[0, 2, 4, 4, 8]> : tensor<5xui8>
  %d7 = stablehlo.bitcast_convert %d0 : (tensor<5xui8>) -> tensor<5xf8E5M2>
  %d8 = stablehlo.reduce_precision %d7, format = e5m1 : tensor<5xf8E5M2>
  %d9 = stablehlo.bitcast_convert %d8 : (tensor<5xf8E5M2>) -> tensor<5xui8>
  check.expect_eq_const %d9, dense<[0, 2, 4, 4, 8]> : tensor<5xui8>
  func.return
}
