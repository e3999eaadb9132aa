// Rows of short runs that lie backwards, each beside runs that follow each
// other: runs of 3 to 32 bytes.  Oracle: the same elementwise, in a loop without rows.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -c 'loop .4 8 6 [0-9]'
func.func @main() {
  %z0 = util.unfoldable_constant dense<0.0> : tensor<f32>
  %n0 = stablehlo.iota dim = 0 : tensor<576xi32>
  %m0 = stablehlo.constant dense<61> : tensor<576xi32>
  %w0 = stablehlo.remainder %n0, %m0 : tensor<576xi32>
  %v0 = stablehlo.convert %w0 : (tensor<576xi32>) -> tensor<576xf32>
  %u0 = stablehlo.reshape %v0 : (tensor<576xf32>) -> tensor<4x8x6x3xf32>
  %y0 = stablehlo.broadcast_in_dim %z0, dims = [] : (tensor<f32>) -> tensor<4x8x6x3xf32>
  %t0 = stablehlo.add %u0, %y0 : tensor<4x8x6x3xf32>
  %x0 = stablehlo.optimization_barrier %t0 : tensor<4x8x6x3xf32>
  %r0 = stablehlo.reverse %x0, dims = [2] : tensor<4x8x6x3xf32>
  %i0 = stablehlo.constant dense<0.0> : tensor<f32>
  %xb0 = stablehlo.optimization_barrier %x0 : tensor<4x8x6x3xf32>
  %rb0 = stablehlo.reverse %xb0, dims = [2] : tensor<4x8x6x3xf32>
  %lb0 = util.unfoldable_constant dense<0.0> : tensor<4x8x6x3xf32>
  %la0 = util.unfoldable_constant dense<0.0> : tensor<4x8x6x3xf32>
  %bd0 = stablehlo.subtract %xb0, %rb0 : tensor<4x8x6x3xf32>
  %bm0 = stablehlo.maximum %bd0, %lb0 : tensor<4x8x6x3xf32>
  %bq0 = stablehlo.optimization_barrier %bm0 : tensor<4x8x6x3xf32>
  %bs0 = stablehlo.reduce(%bq0 init: %i0) applies stablehlo.maximum across dimensions = [1, 2, 3] : (tensor<4x8x6x3xf32>, tensor<f32>) -> tensor<4xf32>
  %ad0 = stablehlo.subtract %x0, %r0 : tensor<4x8x6x3xf32>
  %am0 = stablehlo.maximum %ad0, %la0 : tensor<4x8x6x3xf32>
  %as0 = stablehlo.reduce(%am0 init: %i0) applies stablehlo.maximum across dimensions = [1, 2, 3] : (tensor<4x8x6x3xf32>, tensor<f32>) -> tensor<4xf32>
  check.expect_eq %as0, %bs0 : tensor<4xf32>
  check.expect_eq %am0, %bm0 : tensor<4x8x6x3xf32>
  %z1 = util.unfoldable_constant dense<0.0> : tensor<f32>
  %n1 = stablehlo.iota dim = 0 : tensor<960xi32>
  %m1 = stablehlo.constant dense<61> : tensor<960xi32>
  %w1 = stablehlo.remainder %n1, %m1 : tensor<960xi32>
  %v1 = stablehlo.convert %w1 : (tensor<960xi32>) -> tensor<960xf32>
  %u1 = stablehlo.reshape %v1 : (tensor<960xf32>) -> tensor<4x8x6x5xf32>
  %y1 = stablehlo.broadcast_in_dim %z1, dims = [] : (tensor<f32>) -> tensor<4x8x6x5xf32>
  %t1 = stablehlo.add %u1, %y1 : tensor<4x8x6x5xf32>
  %x1 = stablehlo.optimization_barrier %t1 : tensor<4x8x6x5xf32>
  %r1 = stablehlo.reverse %x1, dims = [2] : tensor<4x8x6x5xf32>
  %i1 = stablehlo.constant dense<0.0> : tensor<f32>
  %xb1 = stablehlo.optimization_barrier %x1 : tensor<4x8x6x5xf32>
  %rb1 = stablehlo.reverse %xb1, dims = [2] : tensor<4x8x6x5xf32>
  %lb1 = util.unfoldable_constant dense<0.0> : tensor<4x8x6x5xf32>
  %la1 = util.unfoldable_constant dense<0.0> : tensor<4x8x6x5xf32>
  %bd1 = stablehlo.subtract %xb1, %rb1 : tensor<4x8x6x5xf32>
  %bm1 = stablehlo.maximum %bd1, %lb1 : tensor<4x8x6x5xf32>
  %bq1 = stablehlo.optimization_barrier %bm1 : tensor<4x8x6x5xf32>
  %bs1 = stablehlo.reduce(%bq1 init: %i1) applies stablehlo.maximum across dimensions = [1, 2, 3] : (tensor<4x8x6x5xf32>, tensor<f32>) -> tensor<4xf32>
  %ad1 = stablehlo.subtract %x1, %r1 : tensor<4x8x6x5xf32>
  %am1 = stablehlo.maximum %ad1, %la1 : tensor<4x8x6x5xf32>
  %as1 = stablehlo.reduce(%am1 init: %i1) applies stablehlo.maximum across dimensions = [1, 2, 3] : (tensor<4x8x6x5xf32>, tensor<f32>) -> tensor<4xf32>
  check.expect_eq %as1, %bs1 : tensor<4xf32>
  check.expect_eq %am1, %bm1 : tensor<4x8x6x5xf32>
  %z2 = util.unfoldable_constant dense<0> : tensor<i32>
  %n2 = stablehlo.iota dim = 0 : tensor<384xi32>
  %m2 = stablehlo.constant dense<61> : tensor<384xi32>
  %w2 = stablehlo.remainder %n2, %m2 : tensor<384xi32>
  %v2 = stablehlo.convert %w2 : (tensor<384xi32>) -> tensor<384xi32>
  %u2 = stablehlo.reshape %v2 : (tensor<384xi32>) -> tensor<4x8x6x2xi32>
  %y2 = stablehlo.broadcast_in_dim %z2, dims = [] : (tensor<i32>) -> tensor<4x8x6x2xi32>
  %t2 = stablehlo.add %u2, %y2 : tensor<4x8x6x2xi32>
  %x2 = stablehlo.optimization_barrier %t2 : tensor<4x8x6x2xi32>
  %r2 = stablehlo.reverse %x2, dims = [2] : tensor<4x8x6x2xi32>
  %i2 = stablehlo.constant dense<0> : tensor<i32>
  %xb2 = stablehlo.optimization_barrier %x2 : tensor<4x8x6x2xi32>
  %rb2 = stablehlo.reverse %xb2, dims = [2] : tensor<4x8x6x2xi32>
  %lb2 = util.unfoldable_constant dense<0> : tensor<4x8x6x2xi32>
  %la2 = util.unfoldable_constant dense<0> : tensor<4x8x6x2xi32>
  %bd2 = stablehlo.subtract %xb2, %rb2 : tensor<4x8x6x2xi32>
  %bm2 = stablehlo.maximum %bd2, %lb2 : tensor<4x8x6x2xi32>
  %bq2 = stablehlo.optimization_barrier %bm2 : tensor<4x8x6x2xi32>
  %bs2 = stablehlo.reduce(%bq2 init: %i2) applies stablehlo.maximum across dimensions = [1, 2, 3] : (tensor<4x8x6x2xi32>, tensor<i32>) -> tensor<4xi32>
  %ad2 = stablehlo.subtract %x2, %r2 : tensor<4x8x6x2xi32>
  %am2 = stablehlo.maximum %ad2, %la2 : tensor<4x8x6x2xi32>
  %as2 = stablehlo.reduce(%am2 init: %i2) applies stablehlo.maximum across dimensions = [1, 2, 3] : (tensor<4x8x6x2xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq %as2, %bs2 : tensor<4xi32>
  check.expect_eq %am2, %bm2 : tensor<4x8x6x2xi32>
  %z3 = util.unfoldable_constant dense<0.0> : tensor<f64>
  %n3 = stablehlo.iota dim = 0 : tensor<576xi32>
  %m3 = stablehlo.constant dense<61> : tensor<576xi32>
  %w3 = stablehlo.remainder %n3, %m3 : tensor<576xi32>
  %v3 = stablehlo.convert %w3 : (tensor<576xi32>) -> tensor<576xf64>
  %u3 = stablehlo.reshape %v3 : (tensor<576xf64>) -> tensor<4x8x6x3xf64>
  %y3 = stablehlo.broadcast_in_dim %z3, dims = [] : (tensor<f64>) -> tensor<4x8x6x3xf64>
  %t3 = stablehlo.add %u3, %y3 : tensor<4x8x6x3xf64>
  %x3 = stablehlo.optimization_barrier %t3 : tensor<4x8x6x3xf64>
  %r3 = stablehlo.reverse %x3, dims = [2] : tensor<4x8x6x3xf64>
  %i3 = stablehlo.constant dense<0.0> : tensor<f64>
  %xb3 = stablehlo.optimization_barrier %x3 : tensor<4x8x6x3xf64>
  %rb3 = stablehlo.reverse %xb3, dims = [2] : tensor<4x8x6x3xf64>
  %lb3 = util.unfoldable_constant dense<0.0> : tensor<4x8x6x3xf64>
  %la3 = util.unfoldable_constant dense<0.0> : tensor<4x8x6x3xf64>
  %bd3 = stablehlo.subtract %xb3, %rb3 : tensor<4x8x6x3xf64>
  %bm3 = stablehlo.maximum %bd3, %lb3 : tensor<4x8x6x3xf64>
  %bq3 = stablehlo.optimization_barrier %bm3 : tensor<4x8x6x3xf64>
  %bs3 = stablehlo.reduce(%bq3 init: %i3) applies stablehlo.maximum across dimensions = [1, 2, 3] : (tensor<4x8x6x3xf64>, tensor<f64>) -> tensor<4xf64>
  %ad3 = stablehlo.subtract %x3, %r3 : tensor<4x8x6x3xf64>
  %am3 = stablehlo.maximum %ad3, %la3 : tensor<4x8x6x3xf64>
  %as3 = stablehlo.reduce(%am3 init: %i3) applies stablehlo.maximum across dimensions = [1, 2, 3] : (tensor<4x8x6x3xf64>, tensor<f64>) -> tensor<4xf64>
  check.expect_eq %as3, %bs3 : tensor<4xf64>
  check.expect_eq %am3, %bm3 : tensor<4x8x6x3xf64>
  %z4 = util.unfoldable_constant dense<0.0> : tensor<f16>
  %n4 = stablehlo.iota dim = 0 : tensor<576xi32>
  %m4 = stablehlo.constant dense<61> : tensor<576xi32>
  %w4 = stablehlo.remainder %n4, %m4 : tensor<576xi32>
  %v4 = stablehlo.convert %w4 : (tensor<576xi32>) -> tensor<576xf16>
  %u4 = stablehlo.reshape %v4 : (tensor<576xf16>) -> tensor<4x8x6x3xf16>
  %y4 = stablehlo.broadcast_in_dim %z4, dims = [] : (tensor<f16>) -> tensor<4x8x6x3xf16>
  %t4 = stablehlo.add %u4, %y4 : tensor<4x8x6x3xf16>
  %x4 = stablehlo.optimization_barrier %t4 : tensor<4x8x6x3xf16>
  %r4 = stablehlo.reverse %x4, dims = [2] : tensor<4x8x6x3xf16>
  %i4 = stablehlo.constant dense<0.0> : tensor<f16>
  %xb4 = stablehlo.optimization_barrier %x4 : tensor<4x8x6x3xf16>
  %rb4 = stablehlo.reverse %xb4, dims = [2] : tensor<4x8x6x3xf16>
  %lb4 = util.unfoldable_constant dense<0.0> : tensor<4x8x6x3xf16>
  %la4 = util.unfoldable_constant dense<0.0> : tensor<4x8x6x3xf16>
  %bd4 = stablehlo.subtract %xb4, %rb4 : tensor<4x8x6x3xf16>
  %bm4 = stablehlo.maximum %bd4, %lb4 : tensor<4x8x6x3xf16>
  %bq4 = stablehlo.optimization_barrier %bm4 : tensor<4x8x6x3xf16>
  %bs4 = stablehlo.reduce(%bq4 init: %i4) applies stablehlo.maximum across dimensions = [1, 2, 3] : (tensor<4x8x6x3xf16>, tensor<f16>) -> tensor<4xf16>
  %ad4 = stablehlo.subtract %x4, %r4 : tensor<4x8x6x3xf16>
  %am4 = stablehlo.maximum %ad4, %la4 : tensor<4x8x6x3xf16>
  %as4 = stablehlo.reduce(%am4 init: %i4) applies stablehlo.maximum across dimensions = [1, 2, 3] : (tensor<4x8x6x3xf16>, tensor<f16>) -> tensor<4xf16>
  check.expect_eq %as4, %bs4 : tensor<4xf16>
  check.expect_eq %am4, %bm4 : tensor<4x8x6x3xf16>
  %z5 = util.unfoldable_constant dense<0> : tensor<i8>
  %n5 = stablehlo.iota dim = 0 : tensor<576xi32>
  %m5 = stablehlo.constant dense<61> : tensor<576xi32>
  %w5 = stablehlo.remainder %n5, %m5 : tensor<576xi32>
  %v5 = stablehlo.convert %w5 : (tensor<576xi32>) -> tensor<576xi8>
  %u5 = stablehlo.reshape %v5 : (tensor<576xi8>) -> tensor<4x8x6x3xi8>
  %y5 = stablehlo.broadcast_in_dim %z5, dims = [] : (tensor<i8>) -> tensor<4x8x6x3xi8>
  %t5 = stablehlo.add %u5, %y5 : tensor<4x8x6x3xi8>
  %x5 = stablehlo.optimization_barrier %t5 : tensor<4x8x6x3xi8>
  %r5 = stablehlo.reverse %x5, dims = [2] : tensor<4x8x6x3xi8>
  %i5 = stablehlo.constant dense<0> : tensor<i8>
  %xb5 = stablehlo.optimization_barrier %x5 : tensor<4x8x6x3xi8>
  %rb5 = stablehlo.reverse %xb5, dims = [2] : tensor<4x8x6x3xi8>
  %lb5 = util.unfoldable_constant dense<0> : tensor<4x8x6x3xi8>
  %la5 = util.unfoldable_constant dense<0> : tensor<4x8x6x3xi8>
  %bd5 = stablehlo.subtract %xb5, %rb5 : tensor<4x8x6x3xi8>
  %bm5 = stablehlo.maximum %bd5, %lb5 : tensor<4x8x6x3xi8>
  %bq5 = stablehlo.optimization_barrier %bm5 : tensor<4x8x6x3xi8>
  %bs5 = stablehlo.reduce(%bq5 init: %i5) applies stablehlo.maximum across dimensions = [1, 2, 3] : (tensor<4x8x6x3xi8>, tensor<i8>) -> tensor<4xi8>
  %ad5 = stablehlo.subtract %x5, %r5 : tensor<4x8x6x3xi8>
  %am5 = stablehlo.maximum %ad5, %la5 : tensor<4x8x6x3xi8>
  %as5 = stablehlo.reduce(%am5 init: %i5) applies stablehlo.maximum across dimensions = [1, 2, 3] : (tensor<4x8x6x3xi8>, tensor<i8>) -> tensor<4xi8>
  check.expect_eq %as5, %bs5 : tensor<4xi8>
  check.expect_eq %am5, %bm5 : tensor<4x8x6x3xi8>
  return
}
// >>> stdout
// 6
// <<<
