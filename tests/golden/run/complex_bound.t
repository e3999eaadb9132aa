// Moduli against a constant: above and below, either way round, equal; what
// overflows squared, vanishes squared, is infinite, alone and beside NaN, or is
// NaN.
// RUN: poprun -q %s --input='[1.2+1.6j, 2+0j, 2j, 1.9999999j, 2.0000002, 3e38-3e38j, 1e-30+1e-30j, inf+0j, nan+1j, 1+nanj]'
func.func @main(%x: tensor<10xcomplex<f32>>) -> (tensor<10xi1>, tensor<10xi1>, tensor<10xi1>, tensor<10xi1>, tensor<10xi1>, tensor<2xi1>, tensor<10xi1>) {
  %c = stablehlo.constant dense<2.0> : tensor<10xf32>
  %o = stablehlo.constant dense<[(0x7F800000, 0x7FC00000), (0x7FC00000, 0xFF800000)]> : tensor<2xcomplex<f32>>
  %o2 = stablehlo.optimization_barrier %o : tensor<2xcomplex<f32>>
  %c2 = stablehlo.constant dense<2.0> : tensor<2xf32>
  %a = stablehlo.abs %x : (tensor<10xcomplex<f32>>) -> tensor<10xf32>
  %oa = stablehlo.abs %o2 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %0 = stablehlo.compare LT, %a, %c : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
  %1 = stablehlo.compare LE, %a, %c : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
  %2 = stablehlo.compare GT, %a, %c : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
  %3 = stablehlo.compare GE, %a, %c : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
  %4 = stablehlo.compare GT, %c, %a : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
  %5 = stablehlo.compare GT, %oa, %c2 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %6 = stablehlo.compare LT, %c, %a : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<10xi1>, tensor<10xi1>, tensor<10xi1>, tensor<10xi1>, tensor<10xi1>, tensor<2xi1>, tensor<10xi1>
}
// >>> stdout
// [False False False  True False False  True False False False]
// [ True  True  True  True False False  True False False False]
// [False False False False  True  True False  True False False]
// [ True  True  True False  True  True False  True False False]
// [False False False  True False False  True False False False]
// [ True  True]
// [False False False False  True  True False  True False False]
// <<<
