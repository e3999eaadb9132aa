// sinh and cosh where a part is a zero beside what is no number, or so small that
// its products with exponentials would lose bits before they are scaled.
// RUN: poprun -q %s --input='[nan+0j, nan-0.0j, 1000+5e-324j, 5e-324-0.5j]' --input='[nan+0j, nan-0.0j, 2+0j, -2-0.0j]'
// RUN: POPC_ISA=generic poprun -q %s --input='[nan+0j, nan-0.0j, 1000+5e-324j, 5e-324-0.5j]' --input='[nan+0j, nan-0.0j, 2+0j, -2-0.0j]'
func.func @main(%x: tensor<4xcomplex<f64>>, %y: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f64>>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<4xf32>) {
  %a = chlo.sinh %x : tensor<4xcomplex<f64>> -> tensor<4xcomplex<f64>>
  %b = chlo.cosh %x : tensor<4xcomplex<f64>> -> tensor<4xcomplex<f64>>
  %c = stablehlo.imag %b : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
  %d = chlo.sinh %y : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  %e = chlo.cosh %y : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  %f = stablehlo.imag %e : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  return %a, %c, %d, %f : tensor<4xcomplex<f64>>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<4xf32>
}
// >>> stdout
// [    nan+0.00000000e+000j     nan-0.00000000e+000j
//      inf+4.86672229e+110j 5.e-324-4.79425539e-001j]
// [-0.00000000e+000  0.00000000e+000  4.86672229e+110 -0.00000000e+000]
// [       nan+0.j        nan-0.j  3.6268604+0.j -3.6268604-0.j]
// [ 0. -0.  0.  0.]
// [    nan+0.00000000e+000j     nan-0.00000000e+000j
//      inf+4.86672229e+110j 5.e-324-4.79425539e-001j]
// [-0.00000000e+000  0.00000000e+000  4.86672229e+110 -0.00000000e+000]
// [       nan+0.j        nan-0.j  3.6268604+0.j -3.6268604-0.j]
// [ 0. -0.  0.  0.]
// <<<
