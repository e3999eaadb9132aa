// Products of two kinds of numbers: complex ones by real ones, in this order and the
// other, and of integers of two types, which wrap in the result's.
// Oracle: the same of operands that are converted before.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
func.func @main() -> (tensor<4xi1>, tensor<2x2xcomplex<f32>>) {
  %i0 = stablehlo.iota dim = 0 : tensor<60xi32>
  %m = stablehlo.constant dense<37> : tensor<60xi32>
  %o = stablehlo.constant dense<101> : tensor<60xi32>
  %i1 = stablehlo.multiply %i0, %m : tensor<60xi32>
  %i2 = stablehlo.remainder %i1, %o : tensor<60xi32>
  %i3 = stablehlo.optimization_barrier %i2 : tensor<60xi32>
  %i = stablehlo.reshape %i3 : (tensor<60xi32>) -> tensor<2x30xi32>
  %j = stablehlo.reshape %i3 : (tensor<60xi32>) -> tensor<30x2xi32>
  %f = stablehlo.convert %i : (tensor<2x30xi32>) -> tensor<2x30xf32>
  %g = stablehlo.negate %f : tensor<2x30xf32>
  %c = stablehlo.complex %f, %g : tensor<2x30xcomplex<f32>>
  %r = stablehlo.convert %j : (tensor<30x2xi32>) -> tensor<30x2xf32>
  %rc = stablehlo.convert %r : (tensor<30x2xf32>) -> tensor<30x2xcomplex<f32>>
  %d0 = stablehlo.dot_general %c, %r, contracting_dims = [1] x [0] : (tensor<2x30xcomplex<f32>>, tensor<30x2xf32>) -> tensor<2x2xcomplex<f32>>
  %e0 = stablehlo.dot_general %c, %rc, contracting_dims = [1] x [0] : (tensor<2x30xcomplex<f32>>, tensor<30x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  %d1 = stablehlo.dot_general %r, %c, contracting_dims = [0] x [1] : (tensor<30x2xf32>, tensor<2x30xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  %e1 = stablehlo.dot_general %rc, %c, contracting_dims = [0] x [1] : (tensor<30x2xcomplex<f32>>, tensor<2x30xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  %k2 = stablehlo.constant dense<50> : tensor<2x30xi32>
  %ic = stablehlo.subtract %i, %k2 : tensor<2x30xi32>
  %s8 = stablehlo.convert %ic : (tensor<2x30xi32>) -> tensor<2x30xi8>
  %t3 = stablehlo.constant dense<3> : tensor<30x2xi32>
  %jt = stablehlo.multiply %j, %t3 : tensor<30x2xi32>
  %u8 = stablehlo.convert %jt : (tensor<30x2xi32>) -> tensor<30x2xui8>
  %sw = stablehlo.convert %s8 : (tensor<2x30xi8>) -> tensor<2x30xi32>
  %uw = stablehlo.convert %u8 : (tensor<30x2xui8>) -> tensor<30x2xi32>
  %d2 = stablehlo.dot_general %s8, %u8, contracting_dims = [1] x [0] : (tensor<2x30xi8>, tensor<30x2xui8>) -> tensor<2x2xi32>
  %e2 = stablehlo.dot_general %sw, %uw, contracting_dims = [1] x [0] : (tensor<2x30xi32>, tensor<30x2xi32>) -> tensor<2x2xi32>
  %d3 = stablehlo.dot_general %s8, %jt, contracting_dims = [1] x [0] : (tensor<2x30xi8>, tensor<30x2xi32>) -> tensor<2x2xi8>
  %x3 = stablehlo.dot_general %sw, %jt, contracting_dims = [1] x [0] : (tensor<2x30xi32>, tensor<30x2xi32>) -> tensor<2x2xi32>
  %e3 = stablehlo.convert %x3 : (tensor<2x2xi32>) -> tensor<2x2xi8>
  %q0 = stablehlo.compare EQ, %d0, %e0 : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xi1>
  %q1 = stablehlo.compare EQ, %d1, %e1 : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xi1>
  %q2 = stablehlo.compare EQ, %d2, %e2 : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
  %q3 = stablehlo.compare EQ, %d3, %e3 : (tensor<2x2xi8>, tensor<2x2xi8>) -> tensor<2x2xi1>
  %q = stablehlo.concatenate %q0, %q1, %q2, %q3, dim = 0 : (tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<8x2xi1>
  %qq = stablehlo.reshape %q : (tensor<8x2xi1>) -> tensor<4x4xi1>
  %yes = stablehlo.constant dense<true> : tensor<i1>
  %all = stablehlo.reduce(%qq init: %yes) applies stablehlo.and across dimensions = [1] : (tensor<4x4xi1>, tensor<i1>) -> tensor<4xi1>
  return %all, %d0 : tensor<4xi1>, tensor<2x2xcomplex<f32>>
}
// >>> stdout
// [ True  True  True  True]
// [[84611.-84611.j 67359.-67359.j]
//  [83125.-83125.j 69611.-69611.j]]
// <<<
