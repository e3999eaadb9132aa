// Exponentials less than normal are the same whether or not others beside them are
// infinite, also where denormal numbers are taken for zeros.  Oracle: those of the
// same numbers with none beside them that is great, by their bits.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --denormals=flush %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun --denormals=flush %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun --denormals=flush %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --denormals=keep %s
func.func @main() -> (tensor<i32>, tensor<i32>) {
  %k = stablehlo.iota dim = 0 : tensor<999xi32>
  %f = stablehlo.convert %k : (tensor<999xi32>) -> tensor<999xf32>
  %c = stablehlo.constant dense<-0.019> : tensor<999xf32>
  %d = stablehlo.constant dense<-85.0> : tensor<999xf32>
  %m = stablehlo.multiply %f, %c : tensor<999xf32>
  %x0 = stablehlo.add %m, %d : tensor<999xf32>
  %x = stablehlo.optimization_barrier %x0 : tensor<999xf32>
  %seven = stablehlo.constant dense<7> : tensor<999xi32>
  %zero = stablehlo.constant dense<0> : tensor<999xi32>
  %r = stablehlo.remainder %k, %seven : tensor<999xi32>
  %great = stablehlo.compare EQ, %r, %zero : (tensor<999xi32>, tensor<999xi32>) -> tensor<999xi1>
  %hundred = stablehlo.constant dense<100.0> : tensor<999xf32>
  %y0 = stablehlo.select %great, %hundred, %x : tensor<999xi1>, tensor<999xf32>
  %y = stablehlo.optimization_barrier %y0 : tensor<999xf32>
  %ex = stablehlo.exponential %x : tensor<999xf32>
  %ey = stablehlo.exponential %y : tensor<999xf32>
  %bx = stablehlo.bitcast_convert %ex : (tensor<999xf32>) -> tensor<999xi32>
  %by = stablehlo.bitcast_convert %ey : (tensor<999xf32>) -> tensor<999xi32>
  %ne = stablehlo.compare NE, %bx, %by : (tensor<999xi32>, tensor<999xi32>) -> tensor<999xi1>
  %small = stablehlo.not %great : tensor<999xi1>
  %bad = stablehlo.and %ne, %small : tensor<999xi1>
  %one = stablehlo.convert %bad : (tensor<999xi1>) -> tensor<999xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.reduce(%one init: %z) applies stablehlo.add across dimensions = [0] : (tensor<999xi32>, tensor<i32>) -> tensor<i32>
  %inf = stablehlo.constant dense<0x7F800000> : tensor<999xf32>
  %is = stablehlo.compare EQ, %ey, %inf : (tensor<999xf32>, tensor<999xf32>) -> tensor<999xi1>
  %i = stablehlo.convert %is : (tensor<999xi1>) -> tensor<999xi32>
  %ni = stablehlo.reduce(%i init: %z) applies stablehlo.add across dimensions = [0] : (tensor<999xi32>, tensor<i32>) -> tensor<i32>
  return %n, %ni : tensor<i32>, tensor<i32>
}
// >>> stdout
// 0
// 143
// 0
// 143
// 0
// 143
// 0
// 143
// <<<
