// Remainders of what is known to lie beyond the divisor, on either side of zero,
// were taken to lie in no range at all, and comparisons with them were decided
// wrongly: of x >= 2 by 1 and by 3, of x <= -2, and of what is below the divisor.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
func.func @main() -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi32>) {
  %iota = stablehlo.iota dim = 0 : tensor<4xi32>
  %seven = stablehlo.constant dense<7> : tensor<4xi32>
  %zero = stablehlo.constant dense<0> : tensor<4xi32>
  %one = stablehlo.constant dense<1> : tensor<4xi32>
  %two = stablehlo.constant dense<2> : tensor<4xi32>
  %three = stablehlo.constant dense<3> : tensor<4xi32>
  %steps = stablehlo.multiply %iota, %seven : tensor<4xi32>
  %x = stablehlo.add %steps, %two : tensor<4xi32>
  %y = stablehlo.subtract %zero, %x : tensor<4xi32>
  %by_one = stablehlo.remainder %x, %one : tensor<4xi32>
  %none = stablehlo.compare LE, %by_one, %zero : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %by_three = stablehlo.remainder %x, %three : tensor<4xi32>
  %low = stablehlo.compare LT, %by_three, %two : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %back = stablehlo.remainder %y, %three : tensor<4xi32>
  %neg = stablehlo.compare LT, %back, %zero : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %back_one = stablehlo.remainder %y, %one : tensor<4xi32>
  %still = stablehlo.compare GE, %back_one, %zero : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %next = stablehlo.add %iota, %one : tensor<4xi32>
  %same = stablehlo.remainder %next, %seven : tensor<4xi32>
  %kept = stablehlo.maximum %same, %one : tensor<4xi32>
  return %none, %low, %neg, %still, %kept : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi32>
}
// >>> stdout
// [ True  True  True  True]
// [False  True  True False]
// [ True False  True  True]
// [ True  True  True  True]
// [1 2 3 4]
// <<<
