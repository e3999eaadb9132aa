// Products whose columns are short and not contiguous: numbers of a column lie
// some apart, and columns too; whole and part panels, depths around the limit.
// Whole numbers, so that sums are exact; oracle: numpy.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %a0x = util.unfoldable_constant dense<[[-3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0]]> : tensor<1x14xf32>
  %a0ni = stablehlo.iota dim = 0 : tensor<40x14x2xi32>
  %a0nc = stablehlo.constant dense<4> : tensor<40x14x2xi32>
  %a0n = stablehlo.multiply %a0ni, %a0nc : tensor<40x14x2xi32>
  %a0ki = stablehlo.iota dim = 1 : tensor<40x14x2xi32>
  %a0kc = stablehlo.constant dense<2> : tensor<40x14x2xi32>
  %a0k = stablehlo.multiply %a0ki, %a0kc : tensor<40x14x2xi32>
  %a0ji = stablehlo.iota dim = 2 : tensor<40x14x2xi32>
  %a0jc = stablehlo.constant dense<7> : tensor<40x14x2xi32>
  %a0j = stablehlo.multiply %a0ji, %a0jc : tensor<40x14x2xi32>
  %a0s = stablehlo.add %a0n, %a0k : tensor<40x14x2xi32>
  %a0t = stablehlo.add %a0s, %a0j : tensor<40x14x2xi32>
  %a0m = stablehlo.constant dense<11> : tensor<40x14x2xi32>
  %a0r = stablehlo.remainder %a0t, %a0m : tensor<40x14x2xi32>
  %a0five = stablehlo.constant dense<5> : tensor<40x14x2xi32>
  %a0u = stablehlo.subtract %a0r, %a0five : tensor<40x14x2xi32>
  %a0f = stablehlo.convert %a0u : (tensor<40x14x2xi32>) -> tensor<40x14x2xf32>
  %a0b = stablehlo.optimization_barrier %a0f : tensor<40x14x2xf32>
  %a0d = stablehlo.dot_general %a0x, %a0b, contracting_dims = [1] x [1] : (tensor<1x14xf32>, tensor<40x14x2xf32>) -> tensor<1x40x2xf32>
  check.expect_eq_const %a0d, dense<[[[6.0, -5.0], [-16.0, 6.0], [28.0, -16.0], [-5.0, 28.0], [6.0, -5.0], [-5.0, 6.0], [17.0, -5.0], [-16.0, 17.0], [6.0, -16.0], [-16.0, 6.0], [-5.0, -16.0], [6.0, -5.0], [-16.0, 6.0], [28.0, -16.0], [-5.0, 28.0], [6.0, -5.0], [-5.0, 6.0], [17.0, -5.0], [-16.0, 17.0], [6.0, -16.0], [-16.0, 6.0], [-5.0, -16.0], [6.0, -5.0], [-16.0, 6.0], [28.0, -16.0], [-5.0, 28.0], [6.0, -5.0], [-5.0, 6.0], [17.0, -5.0], [-16.0, 17.0], [6.0, -16.0], [-16.0, 6.0], [-5.0, -16.0], [6.0, -5.0], [-16.0, 6.0], [28.0, -16.0], [-5.0, 28.0], [6.0, -5.0], [-5.0, 6.0], [17.0, -5.0]]]> : tensor<1x40x2xf32>
  %a1x = util.unfoldable_constant dense<[[-3.0, 2.0, 0.0, -2.0, 3.0]]> : tensor<1x5xf32>
  %a1ni = stablehlo.iota dim = 0 : tensor<7x5x3xi32>
  %a1nc = stablehlo.constant dense<4> : tensor<7x5x3xi32>
  %a1n = stablehlo.multiply %a1ni, %a1nc : tensor<7x5x3xi32>
  %a1ki = stablehlo.iota dim = 1 : tensor<7x5x3xi32>
  %a1kc = stablehlo.constant dense<2> : tensor<7x5x3xi32>
  %a1k = stablehlo.multiply %a1ki, %a1kc : tensor<7x5x3xi32>
  %a1ji = stablehlo.iota dim = 2 : tensor<7x5x3xi32>
  %a1jc = stablehlo.constant dense<7> : tensor<7x5x3xi32>
  %a1j = stablehlo.multiply %a1ji, %a1jc : tensor<7x5x3xi32>
  %a1s = stablehlo.add %a1n, %a1k : tensor<7x5x3xi32>
  %a1t = stablehlo.add %a1s, %a1j : tensor<7x5x3xi32>
  %a1m = stablehlo.constant dense<11> : tensor<7x5x3xi32>
  %a1r = stablehlo.remainder %a1t, %a1m : tensor<7x5x3xi32>
  %a1five = stablehlo.constant dense<5> : tensor<7x5x3xi32>
  %a1u = stablehlo.subtract %a1r, %a1five : tensor<7x5x3xi32>
  %a1f = stablehlo.convert %a1u : (tensor<7x5x3xi32>) -> tensor<7x5x3xf32>
  %a1b = stablehlo.optimization_barrier %a1f : tensor<7x5x3xf32>
  %a1d = stablehlo.dot_general %a1x, %a1b, contracting_dims = [1] x [1] : (tensor<1x5xf32>, tensor<7x5x3xf32>) -> tensor<1x7x3xf32>
  check.expect_eq_const %a1d, dense<[[[16.0, 5.0, -17.0], [-17.0, 16.0, 5.0], [5.0, -17.0, 16.0], [16.0, 5.0, -17.0], [5.0, 16.0, 5.0], [-17.0, 5.0, 16.0], [16.0, -17.0, 5.0]]]> : tensor<1x7x3xf32>
  %a2x = util.unfoldable_constant dense<[[-3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0], [0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0], [3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0], [-1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0], [2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0]]> : tensor<5x32xf32>
  %a2ni = stablehlo.iota dim = 0 : tensor<17x32x2xi32>
  %a2nc = stablehlo.constant dense<4> : tensor<17x32x2xi32>
  %a2n = stablehlo.multiply %a2ni, %a2nc : tensor<17x32x2xi32>
  %a2ki = stablehlo.iota dim = 1 : tensor<17x32x2xi32>
  %a2kc = stablehlo.constant dense<2> : tensor<17x32x2xi32>
  %a2k = stablehlo.multiply %a2ki, %a2kc : tensor<17x32x2xi32>
  %a2ji = stablehlo.iota dim = 2 : tensor<17x32x2xi32>
  %a2jc = stablehlo.constant dense<7> : tensor<17x32x2xi32>
  %a2j = stablehlo.multiply %a2ji, %a2jc : tensor<17x32x2xi32>
  %a2s = stablehlo.add %a2n, %a2k : tensor<17x32x2xi32>
  %a2t = stablehlo.add %a2s, %a2j : tensor<17x32x2xi32>
  %a2m = stablehlo.constant dense<11> : tensor<17x32x2xi32>
  %a2r = stablehlo.remainder %a2t, %a2m : tensor<17x32x2xi32>
  %a2five = stablehlo.constant dense<5> : tensor<17x32x2xi32>
  %a2u = stablehlo.subtract %a2r, %a2five : tensor<17x32x2xi32>
  %a2f = stablehlo.convert %a2u : (tensor<17x32x2xi32>) -> tensor<17x32x2xf32>
  %a2b = stablehlo.optimization_barrier %a2f : tensor<17x32x2xf32>
  %a2d = stablehlo.dot_general %a2x, %a2b, contracting_dims = [1] x [1] : (tensor<5x32xf32>, tensor<17x32x2xf32>) -> tensor<5x17x2xf32>
  check.expect_eq_const %a2d, dense<[[[-6.0, 17.0], [4.0, -6.0], [-8.0, 4.0], [-9.0, -8.0], [23.0, -9.0], [-44.0, 23.0], [43.0, -44.0], [-13.0, 43.0], [19.0, -13.0], [-26.0, 19.0], [17.0, -26.0], [-6.0, 17.0], [4.0, -6.0], [-8.0, 4.0], [-9.0, -8.0], [23.0, -9.0], [-44.0, 23.0]], [[17.0, -46.0], [-8.0, 17.0], [-11.0, -8.0], [-3.0, -11.0], [-6.0, -3.0], [13.0, -6.0], [-12.0, 13.0], [18.0, -12.0], [-18.0, 18.0], [56.0, -18.0], [-46.0, 56.0], [17.0, -46.0], [-8.0, 17.0], [-11.0, -8.0], [-3.0, -11.0], [-6.0, -3.0], [13.0, -6.0]], [[-44.0, 66.0], [22.0, -44.0], [0.0, 22.0], [-11.0, 0.0], [0.0, -11.0], [0.0, 0.0], [-11.0, 0.0], [0.0, -11.0], [22.0, 0.0], [-44.0, 22.0], [66.0, -44.0], [-44.0, 66.0], [22.0, -44.0], [0.0, 22.0], [-11.0, 0.0], [0.0, -11.0], [0.0, 0.0]], [[56.0, -46.0], [-18.0, 56.0], [18.0, -18.0], [-12.0, 18.0], [13.0, -12.0], [-6.0, 13.0], [-3.0, -6.0], [-11.0, -3.0], [-8.0, -11.0], [17.0, -8.0], [-46.0, 17.0], [56.0, -46.0], [-18.0, 56.0], [18.0, -18.0], [-12.0, 18.0], [13.0, -12.0], [-6.0, 13.0]], [[-26.0, 17.0], [19.0, -26.0], [-13.0, 19.0], [43.0, -13.0], [-44.0, 43.0], [23.0, -44.0], [-9.0, 23.0], [-8.0, -9.0], [4.0, -8.0], [-6.0, 4.0], [17.0, -6.0], [-26.0, 17.0], [19.0, -26.0], [-13.0, 19.0], [43.0, -13.0], [-44.0, 43.0], [23.0, -44.0]]]> : tensor<5x17x2xf32>
  %a3x = util.unfoldable_constant dense<[[-3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0], [0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0], [3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0]]> : tensor<3x33xf32>
  %a3ni = stablehlo.iota dim = 0 : tensor<16x33x2xi32>
  %a3nc = stablehlo.constant dense<4> : tensor<16x33x2xi32>
  %a3n = stablehlo.multiply %a3ni, %a3nc : tensor<16x33x2xi32>
  %a3ki = stablehlo.iota dim = 1 : tensor<16x33x2xi32>
  %a3kc = stablehlo.constant dense<2> : tensor<16x33x2xi32>
  %a3k = stablehlo.multiply %a3ki, %a3kc : tensor<16x33x2xi32>
  %a3ji = stablehlo.iota dim = 2 : tensor<16x33x2xi32>
  %a3jc = stablehlo.constant dense<7> : tensor<16x33x2xi32>
  %a3j = stablehlo.multiply %a3ji, %a3jc : tensor<16x33x2xi32>
  %a3s = stablehlo.add %a3n, %a3k : tensor<16x33x2xi32>
  %a3t = stablehlo.add %a3s, %a3j : tensor<16x33x2xi32>
  %a3m = stablehlo.constant dense<11> : tensor<16x33x2xi32>
  %a3r = stablehlo.remainder %a3t, %a3m : tensor<16x33x2xi32>
  %a3five = stablehlo.constant dense<5> : tensor<16x33x2xi32>
  %a3u = stablehlo.subtract %a3r, %a3five : tensor<16x33x2xi32>
  %a3f = stablehlo.convert %a3u : (tensor<16x33x2xi32>) -> tensor<16x33x2xf32>
  %a3b = stablehlo.optimization_barrier %a3f : tensor<16x33x2xf32>
  %a3d = stablehlo.dot_general %a3x, %a3b, contracting_dims = [1] x [1] : (tensor<3x33xf32>, tensor<16x33x2xf32>) -> tensor<3x16x2xf32>
  check.expect_eq_const %a3d, dense<[[[6.0, 17.0], [-5.0, 6.0], [-5.0, -5.0], [6.0, -5.0], [17.0, 6.0], [-38.0, 17.0], [28.0, -38.0], [-16.0, 28.0], [28.0, -16.0], [-38.0, 28.0], [17.0, -38.0], [6.0, 17.0], [-5.0, 6.0], [-5.0, -5.0], [6.0, -5.0], [17.0, 6.0]], [[13.0, -46.0], [-5.0, 13.0], [-12.0, -5.0], [-8.0, -12.0], [-4.0, -8.0], [11.0, -4.0], [-7.0, 11.0], [19.0, -7.0], [-21.0, 19.0], [60.0, -21.0], [-46.0, 60.0], [13.0, -46.0], [-5.0, 13.0], [-12.0, -5.0], [-8.0, -12.0], [-4.0, -8.0]], [[-36.0, 66.0], [16.0, -36.0], [2.0, 16.0], [-1.0, 2.0], [-4.0, -1.0], [4.0, -4.0], [-21.0, 4.0], [-2.0, -21.0], [28.0, -2.0], [-52.0, 28.0], [66.0, -52.0], [-36.0, 66.0], [16.0, -36.0], [2.0, 16.0], [-1.0, 2.0], [-4.0, -1.0]]]> : tensor<3x16x2xf32>
  %a4x = util.unfoldable_constant dense<[[-3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0]]> : tensor<1x31xf32>
  %a4ni = stablehlo.iota dim = 0 : tensor<16x31x2xi32>
  %a4nc = stablehlo.constant dense<4> : tensor<16x31x2xi32>
  %a4n = stablehlo.multiply %a4ni, %a4nc : tensor<16x31x2xi32>
  %a4ki = stablehlo.iota dim = 1 : tensor<16x31x2xi32>
  %a4kc = stablehlo.constant dense<2> : tensor<16x31x2xi32>
  %a4k = stablehlo.multiply %a4ki, %a4kc : tensor<16x31x2xi32>
  %a4ji = stablehlo.iota dim = 2 : tensor<16x31x2xi32>
  %a4jc = stablehlo.constant dense<7> : tensor<16x31x2xi32>
  %a4j = stablehlo.multiply %a4ji, %a4jc : tensor<16x31x2xi32>
  %a4s = stablehlo.add %a4n, %a4k : tensor<16x31x2xi32>
  %a4t = stablehlo.add %a4s, %a4j : tensor<16x31x2xi32>
  %a4m = stablehlo.constant dense<11> : tensor<16x31x2xi32>
  %a4r = stablehlo.remainder %a4t, %a4m : tensor<16x31x2xi32>
  %a4five = stablehlo.constant dense<5> : tensor<16x31x2xi32>
  %a4u = stablehlo.subtract %a4r, %a4five : tensor<16x31x2xi32>
  %a4f = stablehlo.convert %a4u : (tensor<16x31x2xi32>) -> tensor<16x31x2xf32>
  %a4b = stablehlo.optimization_barrier %a4f : tensor<16x31x2xf32>
  %a4d = stablehlo.dot_general %a4x, %a4b, contracting_dims = [1] x [1] : (tensor<1x31xf32>, tensor<16x31x2xf32>) -> tensor<1x16x2xf32>
  check.expect_eq_const %a4d, dense<[[[-2.0, 13.0], [-6.0, -2.0], [-10.0, -6.0], [-3.0, -10.0], [15.0, -3.0], [-44.0, 15.0], [51.0, -44.0], [-19.0, 51.0], [21.0, -19.0], [-16.0, 21.0], [13.0, -16.0], [-2.0, 13.0], [-6.0, -2.0], [-10.0, -6.0], [-3.0, -10.0], [15.0, -3.0]]]> : tensor<1x16x2xf32>
  func.return
}
