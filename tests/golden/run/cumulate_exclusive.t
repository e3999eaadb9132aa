// Sums of all elements in front of each place, and of all behind it, have one
// place more than there are elements.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %n = stablehlo.iota dim = 1 : tensor<3x50xi32>
  %m = stablehlo.optimization_barrier %n : tensor<3x50xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<3x51xi32>
  %one = stablehlo.constant dense<1> : tensor<3x51xi32>
  %k = stablehlo.iota dim = 1 : tensor<3x51xi32>
  %front = "stablehlo.reduce_window"(%m, %zero) <{padding = dense<[[0, 0], [50, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 50>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %s = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %s : tensor<i32>
  }) : (tensor<3x50xi32>, tensor<i32>) -> tensor<3x51xi32>
  // 0 + 1 + .. + (k - 1)
  %f0 = stablehlo.subtract %k, %one : tensor<3x51xi32>
  %f1 = stablehlo.multiply %k, %f0 : tensor<3x51xi32>
  %f2 = stablehlo.divide %f1, %two : tensor<3x51xi32>
  %f3 = stablehlo.compare EQ, %front, %f2, SIGNED : (tensor<3x51xi32>, tensor<3x51xi32>) -> tensor<3x51xi1>
  check.expect_eq_const %f3, dense<true> : tensor<3x51xi1>
  %behind = "stablehlo.reduce_window"(%m, %zero) <{padding = dense<[[0, 0], [0, 50]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 50>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %s = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %s : tensor<i32>
  }) : (tensor<3x50xi32>, tensor<i32>) -> tensor<3x51xi32>
  %all = stablehlo.constant dense<1225> : tensor<3x51xi32>
  %b0 = stablehlo.subtract %all, %f2 : tensor<3x51xi32>
  %b1 = stablehlo.compare EQ, %behind, %b0, SIGNED : (tensor<3x51xi32>, tensor<3x51xi32>) -> tensor<3x51xi1>
  check.expect_eq_const %b1, dense<true> : tensor<3x51xi1>
  func.return
}
