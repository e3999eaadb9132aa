// Complex numbers divided by real ones: each part is divided, and neither in
// f64; NaN where the divisor is 0, and in the part beside an infinite one.
// RUN: poprun -q %s --input='[6-9j, -1e38j, 3+5j, inf+2j, 1+nanj, 8-1e-45j]' --input='[3, -1e38, 0, 4, 2, 2]'
// RUN: POPC_ISA=generic poprun -q %s --input='[6-9j, -1e38j, 3+5j, inf+2j, 1+nanj, 8-1e-45j]' --input='[3, -1e38, 0, 4, 2, 2]'
// RUN: popc inspect --steps $(popc key %s) | grep -c 'div.F'
func.func @main(%x: tensor<6xcomplex<f32>>, %c: tensor<6xf32>) -> tensor<6xcomplex<f32>> {
  %z = stablehlo.constant dense<0.0> : tensor<6xf32>
  %d = stablehlo.complex %c, %z : tensor<6xcomplex<f32>>
  %q = stablehlo.divide %x, %d : tensor<6xcomplex<f32>>
  return %q : tensor<6xcomplex<f32>>
}
// >>> stdout
// [ 2. -3.j -0. +1.j nan+nanj inf+nanj nan+nanj  4. -0.j]
// [ 2. -3.j -0. +1.j nan+nanj inf+nanj nan+nanj  4. -0.j]
// 3
// <<<
