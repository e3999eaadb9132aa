// Remainders of sums that hold their divisor once at most, at both ends.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input='[0, 4, 5, 9, 255]' --input='[-3, 0, 4, 8, 9]'
func.func @main(%b: tensor<5xui8>, %i: tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<5xi8>) {
  %c = stablehlo.convert %b : (tensor<5xui8>) -> tensor<5xi32>
  %n = stablehlo.constant dense<128> : tensor<5xi32>
  %0 = stablehlo.remainder %c, %n : tensor<5xi32>
  %m = stablehlo.constant dense<[5, 5, 5, 5, 5]> : tensor<5xi32>
  %zero = stablehlo.constant dense<0> : tensor<5xi32>
  %nine = stablehlo.constant dense<9> : tensor<5xi32>
  %x = stablehlo.clamp %zero, %i, %nine : tensor<5xi32>
  %1 = stablehlo.remainder %x, %m : tensor<5xi32>
  %s = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xi8>
  %p = stablehlo.constant dense<7> : tensor<5xi8>
  %2 = stablehlo.remainder %s, %p : tensor<5xi8>
  return %0, %1, %2 : tensor<5xi32>, tensor<5xi32>, tensor<5xi8>
}
// >>> stdout
// [  0   4   5   9 127]
// [0 0 4 3 4]
// [0 0 4 1 2]
// <<<
