// map: bodies that are elementwise, with a capture; that are not; of nothing.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
func.func @main() {
  %a = util.unfoldable_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %b = util.unfoldable_constant dense<[[3, -1, 2], [0, 7, -4]]> : tensor<2x3xi32>
  %k = util.unfoldable_constant dense<10> : tensor<i32>
  %0 = "stablehlo.map"(%a, %b) ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %c = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.multiply %p, %c : tensor<i32>
    %2 = stablehlo.add %1, %q : tensor<i32>
    %3 = stablehlo.subtract %2, %k : tensor<i32>
    stablehlo.return %3 : tensor<i32>
  }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %0, dense<[[-5, -7, -2], [-2, 7, -2]]> : tensor<2x3xi32>
  // A body that is not elementwise: the greatest power of two up to |p|.
  %4 = "stablehlo.map"(%b) ({
  ^bb0(%p: tensor<i32>):
    %one = stablehlo.constant dense<1> : tensor<i32>
    %n = stablehlo.abs %p : tensor<i32>
    %5 = stablehlo.while(%i = %one) : tensor<i32> cond {
      %6 = stablehlo.add %i, %i : tensor<i32>
      %7 = stablehlo.compare LE, %6, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %6 = stablehlo.add %i, %i : tensor<i32>
      stablehlo.return %6 : tensor<i32>
    }
    stablehlo.return %5 : tensor<i32>
  }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %4, dense<[[2, 1, 2], [1, 4, 4]]> : tensor<2x3xi32>
  %8 = stablehlo.constant dense<> : tensor<0x2xi32>
  %9 = "stablehlo.map"(%8) ({
  ^bb0(%p: tensor<i32>):
    stablehlo.return %p : tensor<i32>
  }) {dimensions = array<i64: 0, 1>} : (tensor<0x2xi32>) -> tensor<0x2xi32>
  check.expect_eq %9, %8 : tensor<0x2xi32>
  func.return
}
