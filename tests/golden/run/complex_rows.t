// Complex rows reduced along their last dimension, of an argument, of what a
// select leaves, and of the values of a loop.
// RUN: poprun -q %s --input='[[1+2j, 3-1j, 0.5j], [-1, 2j, 4+4j]]'
func.func @main(%x: tensor<2x3xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f64>>) {
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %i1 = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %z = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %zs = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x3xcomplex<f32>>
  %m = stablehlo.constant dense<[[true, false, true], [false, true, true]]> : tensor<2x3xi1>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  %1 = stablehlo.select %m, %x, %zs : tensor<2x3xi1>, tensor<2x3xcomplex<f32>>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  %w = stablehlo.convert %x : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f64>>
  %y = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %h = stablehlo.constant dense<(0.5, 0.0)> : tensor<2x3xcomplex<f64>>
  %r:2 = stablehlo.while(%k = %i0, %v = %w) : tensor<i32>, tensor<2x3xcomplex<f64>>
  cond {
    %c = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %s = stablehlo.reduce(%v init: %y) applies stablehlo.add across dimensions = [1] : (tensor<2x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %b = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<2xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %d = stablehlo.subtract %v, %b : tensor<2x3xcomplex<f64>>
    %e = stablehlo.multiply %d, %h : tensor<2x3xcomplex<f64>>
    %k2 = stablehlo.add %k, %i1 : tensor<i32>
    stablehlo.return %k2, %e : tensor<i32>, tensor<2x3xcomplex<f64>>
  }
  %t = stablehlo.reduce(%r#1 init: %y) applies stablehlo.add across dimensions = [1] : (tensor<2x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
  return %0, %2, %t : tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f64>>
}
// >>> stdout
// [4.+1.5j 3.+6.j ]
// [1.+2.5j 4.+6.j ]
// [-4.-1.5j -3.-6.j ]
// <<<
