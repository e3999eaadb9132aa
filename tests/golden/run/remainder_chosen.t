// A constant or a remainder, chosen by what has nothing to do with either, ended
// the compiler: it looked for an operand of the constant.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input='[-7, -4, 3, 6]' --input='[true, false, true, false]'
func.func @main(%x: tensor<4xi32>, %p: tensor<4xi1>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %one = stablehlo.constant dense<1> : tensor<4xi32>
  %four = stablehlo.constant dense<4> : tensor<4xi32>
  %r = stablehlo.remainder %x, %four : tensor<4xi32>
  %q = stablehlo.divide %x, %four : tensor<4xi32>
  %n = stablehlo.negate %r : tensor<4xi32>
  %0 = stablehlo.select %p, %one, %r : tensor<4xi1>, tensor<4xi32>
  %1 = stablehlo.select %p, %one, %q : tensor<4xi1>, tensor<4xi32>
  %2 = stablehlo.select %p, %n, %r : tensor<4xi1>, tensor<4xi32>
  return %0, %1, %2 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}
// >>> stdout
// [1 0 1 2]
// [ 1 -1  1  1]
// [ 3  0 -3  2]
// <<<
