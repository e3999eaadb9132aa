// What looks canonical and is not: zeros made -0 on one side, and zeros that total
// order does not find equal.
// RUN: poprun -q %s --input='[-0.0, 1, 0]' --input='[0, 2, -0.0]'
func.func @main(%x: tensor<3xf32>, %y: tensor<3xf32>) -> (tensor<3xi1>, tensor<3xi1>) {
  %z = stablehlo.constant dense<0.0> : tensor<3xf32>
  %m = stablehlo.constant dense<-0.0> : tensor<3xf32>
  %n = stablehlo.constant dense<0x7FC00000> : tensor<3xf32>
  %p = stablehlo.compare EQ, %x, %z : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %a = stablehlo.select %p, %m, %x : tensor<3xi1>, tensor<3xf32>
  %q = stablehlo.compare NE, %x, %x : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %b = stablehlo.select %q, %n, %a : tensor<3xi1>, tensor<3xf32>
  %r = stablehlo.compare EQ, %y, %z : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %c = stablehlo.select %r, %z, %y : tensor<3xi1>, tensor<3xf32>
  %s = stablehlo.compare NE, %y, %y : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %d = stablehlo.select %s, %n, %c : tensor<3xi1>, tensor<3xf32>
  %o = stablehlo.compare LT, %b, %d, TOTALORDER : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %t = stablehlo.compare EQ, %x, %z, TOTALORDER : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %e = stablehlo.select %t, %z, %x : tensor<3xi1>, tensor<3xf32>
  %f = stablehlo.select %q, %n, %e : tensor<3xi1>, tensor<3xf32>
  %u = stablehlo.compare LT, %f, %d, TOTALORDER : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  return %o, %u : tensor<3xi1>, tensor<3xi1>
}
// >>> stdout
// [ True  True  True]
// [ True  True False]
// <<<
