// Complex carries of loops: two that change places, of which moduli are counted,
// and a single one of f64 parts.
// RUN: poprun -q %s --input='[1+2j, 0.5-1j, 2j]' --input='[1j, 1+1j, -2]' --input=1+1j
func.func @main(%x: tensor<3xcomplex<f32>>, %y: tensor<3xcomplex<f32>>, %n: tensor<complex<f64>>) -> (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xi32>, tensor<complex<f64>>) {
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %i1 = stablehlo.constant dense<1> : tensor<i32>
  %turns = stablehlo.constant dense<3> : tensor<i32>
  %far = stablehlo.constant dense<6.0> : tensor<3xf32>
  %k0 = stablehlo.constant dense<0> : tensor<3xi32>
  %r:5 = stablehlo.while(%i = %i0, %a = %x, %b = %y, %k = %k0, %d = %n) : tensor<i32>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xi32>, tensor<complex<f64>>
  cond {
    %c = stablehlo.compare LT, %i, %turns : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %p = stablehlo.multiply %a, %b : tensor<3xcomplex<f32>>
    %q = stablehlo.add %p, %x : tensor<3xcomplex<f32>>
    %m = stablehlo.abs %q : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %l = stablehlo.compare LT, %m, %far : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %u = stablehlo.convert %l : (tensor<3xi1>) -> tensor<3xi32>
    %k2 = stablehlo.add %k, %u : tensor<3xi32>
    %d2 = stablehlo.multiply %d, %n : tensor<complex<f64>>
    %i2 = stablehlo.add %i, %i1 : tensor<i32>
    stablehlo.return %i2, %b, %q, %k2, %d2 : tensor<i32>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xi32>, tensor<complex<f64>>
  }
  return %r#1, %r#2, %r#3, %r#4 : tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xi32>, tensor<complex<f64>>
}
// >>> stdout
// [-2.+1.j   4.-0.5j  0.+6.j ]
// [ 0.  -5.j  7.75-8.j 12.  +2.j]
// [3 2 1]
// (-4+0j)
// <<<
