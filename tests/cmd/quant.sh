#!/bin/sh
# Quantized tensors through the whole path: rounding to even and saturation, an
# addition that rescales, scales along a dim, a product with quantized weights,
# a reduction, and what a run is given and gives back.
. "$POP_ROOT/tests/case.sh"

cat >q.mlir <<'M'
!a = !quant.uniform<i8:f32, 0.125:-30>
!b = !quant.uniform<i8:f32, 0.5:-20>
!axis = !quant.uniform<i8:f32:0, {0.5:-30, 0.25:-20}>
!n = !quant.uniform<u8<3:200>:f32, 0.25:3>
func.func @main(%x: tensor<4xf32>, %y: tensor<2xf32>, %z: tensor<2xf32>, %i: tensor<2xi8>, %q: tensor<2x!b>)
    -> (tensor<4xi8>, tensor<2xi8>, tensor<2xf32>, tensor<4xf32>, tensor<2xf32>, tensor<2x!b>, tensor<f32>) {
  %0 = stablehlo.uniform_quantize %x : (tensor<4xf32>) -> tensor<4x!a>
  %1 = stablehlo.bitcast_convert %0 : (tensor<4x!a>) -> tensor<4xi8>
  %2 = stablehlo.uniform_quantize %y : (tensor<2xf32>) -> tensor<2x!a>
  %3 = stablehlo.uniform_quantize %z : (tensor<2xf32>) -> tensor<2x!b>
  %4 = stablehlo.add %2, %3 : (tensor<2x!a>, tensor<2x!b>) -> tensor<2x!b>
  %5 = stablehlo.bitcast_convert %4 : (tensor<2x!b>) -> tensor<2xi8>
  %6 = stablehlo.bitcast_convert %i : (tensor<2xi8>) -> tensor<2x!axis>
  %7 = stablehlo.uniform_dequantize %6 : (tensor<2x!axis>) -> tensor<2xf32>
  %8 = stablehlo.uniform_quantize %x : (tensor<4xf32>) -> tensor<4x!n>
  %9 = stablehlo.uniform_dequantize %8 : (tensor<4x!n>) -> tensor<4xf32>
  %w = stablehlo.constant() {value = dense<[[1, 2], [-3, 4]]> : tensor<2x2xi8>} : () -> tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 2.0}>>
  %10 = stablehlo.dot_general %y, %w, contracting_dims = [0] x [0] : (tensor<2xf32>, tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 2.0}>>) -> tensor<2xf32>
  %11 = stablehlo.negate %q : tensor<2x!b>
  %c = stablehlo.constant() {value = dense<-20> : tensor<i8>} : () -> tensor<!b>
  %12 = stablehlo.reduce(%11 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<2x!b>, tensor<!b>) -> tensor<!b>
  %13 = stablehlo.uniform_dequantize %12 : (tensor<!b>) -> tensor<f32>
  return %1, %5, %7, %9, %10, %11, %13 : tensor<4xi8>, tensor<2xi8>, tensor<2xf32>, tensor<4xf32>, tensor<2xf32>, tensor<2x!b>, tensor<f32>
}
M
# By hand: x / 0.125 - 30 is -54, -29.5, -28.5, 770; (1, 2) and (3, 4) add up
# to 4 and 6, 8 and 12 steps of 0.5 above -20; (10 + 30) / 2 and (10 + 20) / 4;
# 3 is the least of u8<3:200> and stands for 0, 200 for 49.25;
# (1 - 6) / 2 and (2 + 8) * 2; -(-18 + 20) / 2 is -1, -(-12 + 20) / 2 is -4.
cat >want <<'T'
[-54 -30 -28 127]
[-12  -8]
[20.   7.5]
[ 0.    0.    0.25 49.25]
[-2.5 20. ]
[-22 -28]
-5.0
T
poprun q.mlir --input=[-3,0.0625,0.1875,100] --input=[1,2] --input=[3,4] \
	--input=[10,10] --input=[-18,-12] >got 2>err || fail "$(cat err)"
diff want got || fail "other values"
# Integers stand for finite numbers, though 60 * 32767 is none of f16.
cat >finite.mlir <<'M'
func.func @main(%x: tensor<2x!quant.uniform<i16:f16, 60.0>>) -> (tensor<2xi1>, tensor<i32>) {
  %0 = stablehlo.is_finite %x : (tensor<2x!quant.uniform<i16:f16, 60.0>>) -> tensor<2xi1>
  %1 = stablehlo.get_dimension_size %x, dim = 0 : (tensor<2x!quant.uniform<i16:f16, 60.0>>) -> tensor<i32>
  return %0, %1 : tensor<2xi1>, tensor<i32>
}
M
printf '[ True  True]\n2\n' >want
poprun finite.mlir --input=[1,32767] >got 2>err || fail "$(cat err)"
diff want got || fail "is_finite, get_dimension_size"
exit $bad
