// Sums of rows whose last block is short: the same bits from all instruction
// sets, whatever their tiles are.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %seed = util.unfoldable_constant dense<[7919, 104729, 1299709, 15485863, 32452843, 49979687, 67867967, 86028121]> : tensor<8xi32>
  %i0 = stablehlo.iota dim = 1 : tensor<8x1024xi32>
  %m0 = stablehlo.broadcast_in_dim %seed, dims = [0] : (tensor<8xi32>) -> tensor<8x1024xi32>
  %p0 = stablehlo.multiply %i0, %m0 : tensor<8x1024xi32>
  %f0 = stablehlo.convert %p0 : (tensor<8x1024xi32>) -> tensor<8x1024xf32>
  %r0 = stablehlo.reduce(%f0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x1024xf32>, tensor<f32>) -> tensor<8xf32>
  %i1 = stablehlo.iota dim = 1 : tensor<8x1025xi32>
  %m1 = stablehlo.broadcast_in_dim %seed, dims = [0] : (tensor<8xi32>) -> tensor<8x1025xi32>
  %p1 = stablehlo.multiply %i1, %m1 : tensor<8x1025xi32>
  %f1 = stablehlo.convert %p1 : (tensor<8x1025xi32>) -> tensor<8x1025xf32>
  %r1 = stablehlo.reduce(%f1 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x1025xf32>, tensor<f32>) -> tensor<8xf32>
  %i2 = stablehlo.iota dim = 1 : tensor<8x1030xi32>
  %m2 = stablehlo.broadcast_in_dim %seed, dims = [0] : (tensor<8xi32>) -> tensor<8x1030xi32>
  %p2 = stablehlo.multiply %i2, %m2 : tensor<8x1030xi32>
  %f2 = stablehlo.convert %p2 : (tensor<8x1030xi32>) -> tensor<8x1030xf32>
  %r2 = stablehlo.reduce(%f2 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x1030xf32>, tensor<f32>) -> tensor<8xf32>
  %i3 = stablehlo.iota dim = 1 : tensor<8x1056xi32>
  %m3 = stablehlo.broadcast_in_dim %seed, dims = [0] : (tensor<8xi32>) -> tensor<8x1056xi32>
  %p3 = stablehlo.multiply %i3, %m3 : tensor<8x1056xi32>
  %f3 = stablehlo.convert %p3 : (tensor<8x1056xi32>) -> tensor<8x1056xf32>
  %r3 = stablehlo.reduce(%f3 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x1056xf32>, tensor<f32>) -> tensor<8xf32>
  %i4 = stablehlo.iota dim = 1 : tensor<8x1088xi32>
  %m4 = stablehlo.broadcast_in_dim %seed, dims = [0] : (tensor<8xi32>) -> tensor<8x1088xi32>
  %p4 = stablehlo.multiply %i4, %m4 : tensor<8x1088xi32>
  %f4 = stablehlo.convert %p4 : (tensor<8x1088xi32>) -> tensor<8x1088xf32>
  %r4 = stablehlo.reduce(%f4 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x1088xf32>, tensor<f32>) -> tensor<8xf32>
  %i5 = stablehlo.iota dim = 1 : tensor<8x1152xi32>
  %m5 = stablehlo.broadcast_in_dim %seed, dims = [0] : (tensor<8xi32>) -> tensor<8x1152xi32>
  %p5 = stablehlo.multiply %i5, %m5 : tensor<8x1152xi32>
  %f5 = stablehlo.convert %p5 : (tensor<8x1152xi32>) -> tensor<8x1152xf32>
  %r5 = stablehlo.reduce(%f5 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x1152xf32>, tensor<f32>) -> tensor<8xf32>
  %i6 = stablehlo.iota dim = 1 : tensor<8x2048xi32>
  %m6 = stablehlo.broadcast_in_dim %seed, dims = [0] : (tensor<8xi32>) -> tensor<8x2048xi32>
  %p6 = stablehlo.multiply %i6, %m6 : tensor<8x2048xi32>
  %f6 = stablehlo.convert %p6 : (tensor<8x2048xi32>) -> tensor<8x2048xf32>
  %r6 = stablehlo.reduce(%f6 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x2048xf32>, tensor<f32>) -> tensor<8xf32>
  %i7 = stablehlo.iota dim = 1 : tensor<8x2112xi32>
  %m7 = stablehlo.broadcast_in_dim %seed, dims = [0] : (tensor<8xi32>) -> tensor<8x2112xi32>
  %p7 = stablehlo.multiply %i7, %m7 : tensor<8x2112xi32>
  %f7 = stablehlo.convert %p7 : (tensor<8x2112xi32>) -> tensor<8x2112xf32>
  %r7 = stablehlo.reduce(%f7 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x2112xf32>, tensor<f32>) -> tensor<8xf32>
  %i8 = stablehlo.iota dim = 1 : tensor<8x3136xi32>
  %m8 = stablehlo.broadcast_in_dim %seed, dims = [0] : (tensor<8xi32>) -> tensor<8x3136xi32>
  %p8 = stablehlo.multiply %i8, %m8 : tensor<8x3136xi32>
  %f8 = stablehlo.convert %p8 : (tensor<8x3136xi32>) -> tensor<8x3136xf32>
  %r8 = stablehlo.reduce(%f8 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x3136xf32>, tensor<f32>) -> tensor<8xf32>
  %i9 = stablehlo.iota dim = 1 : tensor<8x1060xi32>
  %m9 = stablehlo.broadcast_in_dim %seed, dims = [0] : (tensor<8xi32>) -> tensor<8x1060xi32>
  %p9 = stablehlo.multiply %i9, %m9 : tensor<8x1060xi32>
  %f9 = stablehlo.convert %p9 : (tensor<8x1060xi32>) -> tensor<8x1060xf32>
  %r9 = stablehlo.reduce(%f9 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x1060xf32>, tensor<f32>) -> tensor<8xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
// >>> stdout
// [ 4.1477821e+09  5.4854537e+10  6.8075638e+11  5.8059694e+10
//   2.0014578e+10 -3.9600968e+09  2.4629302e+09  1.8143076e+10]
// [ 4.1558912e+09  5.4961779e+10  6.8208728e+11  5.6737350e+10
//   1.8886552e+10 -4.3205038e+09  3.2402516e+09  1.6041558e+10]
// [ 4.1965553e+09  5.5499563e+10  6.8876127e+11  5.0357912e+10
//   1.3733208e+10 -5.3728502e+09  8.1448796e+09  6.8243948e+09]
// [ 4.4111995e+09  5.8338238e+10  7.2398989e+11  2.3425628e+10
//   1.4318848e+07  9.2967680e+09  1.3755089e+10 -6.4355287e+09]
// [ 4.6827264e+09  6.1929193e+10  7.6855430e+11  4.6490860e+09
//   1.3245772e+10  1.7898263e+10  4.3497318e+09 -3.0508818e+09]
// [ 5.2501069e+09  6.9432820e+10  8.6167585e+11  1.4668572e+10
//   2.3439696e+10  2.5430086e+10  5.0508518e+09 -6.8811049e+09]
// [ 1.65992376e+10  2.19525382e+11  1.02784434e+12  8.91825193e+10
//   6.17504031e+10 -3.31589632e+09  1.92190013e+10 -2.54366720e+09]
// [ 1.7653162e+10  2.3346358e+11  9.2594215e+11  9.2875719e+10
//  -3.2269568e+07  2.5541116e+10  1.9314770e+10  4.9740237e+09]
// [ 3.8927270e+10  5.1481425e+11  1.9517030e+10  5.9676205e+10
//   2.9885776e+10  3.3493301e+10  3.1393079e+10 -4.3560509e+09]
// [ 4.4446966e+09  5.8781245e+10  7.2948764e+11  2.0211352e+10
//  -1.4910899e+08  1.4552415e+10  8.7788124e+09 -3.3138304e+09]
// [ 4.1477821e+09  5.4854537e+10  6.8075638e+11  5.8059694e+10
//   2.0014578e+10 -3.9600968e+09  2.4629302e+09  1.8143076e+10]
// [ 4.1558912e+09  5.4961779e+10  6.8208728e+11  5.6737350e+10
//   1.8886552e+10 -4.3205038e+09  3.2402516e+09  1.6041558e+10]
// [ 4.1965553e+09  5.5499563e+10  6.8876127e+11  5.0357912e+10
//   1.3733208e+10 -5.3728502e+09  8.1448796e+09  6.8243948e+09]
// [ 4.4111995e+09  5.8338238e+10  7.2398989e+11  2.3425628e+10
//   1.4318848e+07  9.2967680e+09  1.3755089e+10 -6.4355287e+09]
// [ 4.6827264e+09  6.1929193e+10  7.6855430e+11  4.6490860e+09
//   1.3245772e+10  1.7898263e+10  4.3497318e+09 -3.0508818e+09]
// [ 5.2501069e+09  6.9432820e+10  8.6167585e+11  1.4668572e+10
//   2.3439696e+10  2.5430086e+10  5.0508518e+09 -6.8811049e+09]
// [ 1.65992376e+10  2.19525382e+11  1.02784434e+12  8.91825193e+10
//   6.17504031e+10 -3.31589632e+09  1.92190013e+10 -2.54366720e+09]
// [ 1.7653162e+10  2.3346358e+11  9.2594215e+11  9.2875719e+10
//  -3.2269568e+07  2.5541116e+10  1.9314770e+10  4.9740237e+09]
// [ 3.8927270e+10  5.1481425e+11  1.9517030e+10  5.9676205e+10
//   2.9885776e+10  3.3493301e+10  3.1393079e+10 -4.3560509e+09]
// [ 4.4446966e+09  5.8781245e+10  7.2948764e+11  2.0211352e+10
//  -1.4910899e+08  1.4552415e+10  8.7788124e+09 -3.3138304e+09]
// <<<
