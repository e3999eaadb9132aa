// Powers of one number after the other in a tight loop have the bits of those of
// whole arrays: near the middle of two numbers, and of what is no plain number.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=at-once poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=at-once POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=at-once POPC_ISA=generic poprun %s
func.func @main() -> (tensor<i32>, tensor<24xf32>) {
  %x0 = util.unfoldable_constant dense<[148.24463, 0.19780603, 1.8013142, 1.2031564, 0.7809319, 0.07783933, 0.0018362768, 2.8407588, 37.434074, -2.0, -2.0, -2.0, 0.0, -0.0, 0.0, 1.0e-40, 0x7F800000, 0xFF800000, 0x7FC00000, 1.0, -1.0, 3.0, 1.0e30, 1.0e-30]> : tensor<24xf32>
  %y0 = util.unfoldable_constant dense<[1.1965922, 4.057726, -0.49745652, -1.7124227, -2.0061772, -0.046731446, -0.89777845, -6.6667905, -2.368624, 3.0, 4.0, 0.5, 3.0, -3.0, 0.0, 0.5, -2.0, 3.0, 0.0, 0x7FC00000, 0x7F800000, 0xFF800000, 2.0, 2.0]> : tensor<24xf32>
  %x, %y = stablehlo.optimization_barrier %x0, %y0 : tensor<24xf32>, tensor<24xf32>
  %i0 = util.unfoldable_constant dense<0> : tensor<i32>
  %c0 = util.unfoldable_constant dense<0.0> : tensor<f32>
  %r0 = util.unfoldable_constant dense<0.0> : tensor<24xf32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<24> : tensor<i32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %unit = stablehlo.constant dense<1.0> : tensor<f32>
  %five = stablehlo.constant dense<5.0> : tensor<f32>
  %w:3 = stablehlo.while(%i = %i0, %c = %c0, %r = %r0) : tensor<i32>, tensor<f32>, tensor<24xf32>
  cond {
    %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %x1 = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<24xf32>, tensor<i32>) -> tensor<1xf32>
    %y1 = stablehlo.dynamic_slice %y, %i, sizes = [1] : (tensor<24xf32>, tensor<i32>) -> tensor<1xf32>
    %xs = stablehlo.reshape %x1 : (tensor<1xf32>) -> tensor<f32>
    %ys = stablehlo.reshape %y1 : (tensor<1xf32>) -> tensor<f32>
    // Never so, but each power waits for the one before.
    %far = stablehlo.compare GT, %c, %five : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %b = stablehlo.select %far, %ys, %xs : tensor<i1>, tensor<f32>
    %p = stablehlo.power %b, %ys : tensor<f32>
    %low = stablehlo.compare LT, %p, %unit : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cn = stablehlo.select %low, %p, %zero : tensor<i1>, tensor<f32>
    %p1 = stablehlo.reshape %p : (tensor<f32>) -> tensor<1xf32>
    %rn = stablehlo.dynamic_update_slice %r, %p1, %i : (tensor<24xf32>, tensor<1xf32>, tensor<i32>) -> tensor<24xf32>
    %in = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %in, %cn, %rn : tensor<i32>, tensor<f32>, tensor<24xf32>
  }
  %all = stablehlo.power %x, %y : tensor<24xf32>
  %a = stablehlo.bitcast_convert %all : (tensor<24xf32>) -> tensor<24xi32>
  %e = stablehlo.bitcast_convert %w#2 : (tensor<24xf32>) -> tensor<24xi32>
  %other = stablehlo.compare NE, %a, %e : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
  %others = stablehlo.convert %other : (tensor<24xi1>) -> tensor<24xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %sum = stablehlo.reduce(%others init: %none) applies stablehlo.add across dimensions = [0] : (tensor<24xi32>, tensor<i32>) -> tensor<i32>
  return %sum, %w#2 : tensor<i32>, tensor<24xf32>
}
// >>> stdout
// 0
// [ 3.9607416e+02  1.3942252e-03  7.4620020e-01  7.2854215e-01
//   1.6422415e+00  1.1267197e+00  2.8600748e+02  9.4852352e-04
//   1.8772487e-04 -8.0000000e+00  1.6000000e+01            nan
//   0.0000000e+00           -inf  1.0000000e+00  9.9999730e-21
//   0.0000000e+00           -inf  1.0000000e+00  1.0000000e+00
//   1.0000000e+00  0.0000000e+00            inf  0.0000000e+00]
// 0
// [ 3.9607416e+02  1.3942252e-03  7.4620020e-01  7.2854215e-01
//   1.6422415e+00  1.1267197e+00  2.8600748e+02  9.4852352e-04
//   1.8772487e-04 -8.0000000e+00  1.6000000e+01            nan
//   0.0000000e+00           -inf  1.0000000e+00  9.9999730e-21
//   0.0000000e+00           -inf  1.0000000e+00  1.0000000e+00
//   1.0000000e+00  0.0000000e+00            inf  0.0000000e+00]
// 0
// [ 3.9607416e+02  1.3942252e-03  7.4620020e-01  7.2854215e-01
//   1.6422415e+00  1.1267197e+00  2.8600748e+02  9.4852352e-04
//   1.8772487e-04 -8.0000000e+00  1.6000000e+01            nan
//   0.0000000e+00           -inf  1.0000000e+00  9.9999730e-21
//   0.0000000e+00           -inf  1.0000000e+00  1.0000000e+00
//   1.0000000e+00  0.0000000e+00            inf  0.0000000e+00]
// <<<
