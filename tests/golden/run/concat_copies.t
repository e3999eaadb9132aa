// A value behind itself several times: along each dim, of units, of truth values and
// complex numbers, none of elements.  Oracle: its element at the place modulo its
// size, gathered.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
func.func @main() -> (tensor<i1>, tensor<3x1xi1>, tensor<3xcomplex<f32>>, tensor<0x3xf32>) {
  %k = stablehlo.iota dim = 0 : tensor<30xi32>
  %kb = stablehlo.optimization_barrier %k : tensor<30xi32>
  %x = stablehlo.reshape %kb : (tensor<30xi32>) -> tensor<2x3x5xi32>
  %a = stablehlo.concatenate %x, %x, %x, dim = 0 : (tensor<2x3x5xi32>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<6x3x5xi32>
  %b = stablehlo.concatenate %a, %a, %a, %a, dim = 1 : (tensor<6x3x5xi32>, tensor<6x3x5xi32>, tensor<6x3x5xi32>, tensor<6x3x5xi32>) -> tensor<6x12x5xi32>
  %c = stablehlo.concatenate %b, %b, %b, dim = 2 : (tensor<6x12x5xi32>, tensor<6x12x5xi32>, tensor<6x12x5xi32>) -> tensor<6x12x15xi32>
  %i = stablehlo.iota dim = 0 : tensor<6x12x15xi32>
  %j = stablehlo.iota dim = 1 : tensor<6x12x15xi32>
  %l = stablehlo.iota dim = 2 : tensor<6x12x15xi32>
  %c2 = stablehlo.constant dense<2> : tensor<6x12x15xi32>
  %c3 = stablehlo.constant dense<3> : tensor<6x12x15xi32>
  %c5 = stablehlo.constant dense<5> : tensor<6x12x15xi32>
  %i2 = stablehlo.remainder %i, %c2 : tensor<6x12x15xi32>
  %j3 = stablehlo.remainder %j, %c3 : tensor<6x12x15xi32>
  %l5 = stablehlo.remainder %l, %c5 : tensor<6x12x15xi32>
  %m = stablehlo.multiply %i2, %c3 : tensor<6x12x15xi32>
  %n = stablehlo.add %m, %j3 : tensor<6x12x15xi32>
  %o = stablehlo.multiply %n, %c5 : tensor<6x12x15xi32>
  %p = stablehlo.add %o, %l5 : tensor<6x12x15xi32>
  %e = stablehlo.compare EQ, %c, %p : (tensor<6x12x15xi32>, tensor<6x12x15xi32>) -> tensor<6x12x15xi1>
  %yes = stablehlo.constant dense<true> : tensor<i1>
  %all = stablehlo.reduce(%e init: %yes) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<6x12x15xi1>, tensor<i1>) -> tensor<i1>
  %t = stablehlo.reshape %all : (tensor<i1>) -> tensor<1x1xi1>
  %tt = stablehlo.concatenate %t, %t, %t, dim = 0 : (tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<3x1xi1>
  %z = stablehlo.constant dense<(1.0, -2.0)> : tensor<1xcomplex<f32>>
  %zb = stablehlo.optimization_barrier %z : tensor<1xcomplex<f32>>
  %zz = stablehlo.concatenate %zb, %zb, %zb, dim = 0 : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %none = stablehlo.constant dense<0.0> : tensor<0x1xf32>
  %nn = stablehlo.concatenate %none, %none, %none, dim = 1 : (tensor<0x1xf32>, tensor<0x1xf32>, tensor<0x1xf32>) -> tensor<0x3xf32>
  return %all, %tt, %zz, %nn : tensor<i1>, tensor<3x1xi1>, tensor<3xcomplex<f32>>, tensor<0x3xf32>
}
// >>> stdout
// True
// [[ True]
//  [ True]
//  [ True]]
// [1.-2.j 1.-2.j 1.-2.j]
// []
// <<<
