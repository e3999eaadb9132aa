// Halves of bytes side by side, along rows and along columns, scaled by groups:
// computed before they are put together, in one step for both.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -c '  step'
func.func @main() -> (tensor<8x3xf32>, tensor<2x16xf32>) {
  // Of coordinates below 16, the upper halves are 0: nothing can be folded.
  %q0 = stablehlo.iota dim = 0 : tensor<4x3xui8>
  %q4 = stablehlo.constant dense<4> : tensor<4x3xui8>
  %qz = stablehlo.shift_right_logical %q0, %q4 : tensor<4x3xui8>
  %qc = stablehlo.constant dense<[[0, 255, 18], [52, 86, 120], [154, 188, 222], [241, 15, 240]]> : tensor<4x3xui8>
  %q = stablehlo.or %qc, %qz : tensor<4x3xui8>
  %s = util.unfoldable_constant dense<[[0.5], [2.0]]> : tensor<2x1xf32>
  %mask = stablehlo.constant dense<15> : tensor<4x3xui8>
  %four = stablehlo.constant dense<4> : tensor<4x3xui8>
  %low = stablehlo.and %q, %mask : tensor<4x3xui8>
  %high = stablehlo.shift_right_logical %q, %four : tensor<4x3xui8>
  %l1 = stablehlo.reshape %low : (tensor<4x3xui8>) -> tensor<4x1x3xui8>
  %h1 = stablehlo.reshape %high : (tensor<4x3xui8>) -> tensor<4x1x3xui8>
  %c = stablehlo.concatenate %l1, %h1, dim = 1 : (tensor<4x1x3xui8>, tensor<4x1x3xui8>) -> tensor<4x2x3xui8>
  %r = stablehlo.reshape %c : (tensor<4x2x3xui8>) -> tensor<8x3xui8>
  %f = stablehlo.convert %r : (tensor<8x3xui8>) -> tensor<8x3xf32>
  %g = stablehlo.reshape %f : (tensor<8x3xf32>) -> tensor<2x4x3xf32>
  %sv = stablehlo.reshape %s : (tensor<2x1xf32>) -> tensor<2xf32>
  %b = stablehlo.broadcast_in_dim %sv, dims = [0] : (tensor<2xf32>) -> tensor<2x4x3xf32>
  %m = stablehlo.multiply %g, %b : tensor<2x4x3xf32>
  %o = stablehlo.reshape %m : (tensor<2x4x3xf32>) -> tensor<8x3xf32>

  %p0 = stablehlo.iota dim = 0 : tensor<2x8xui8>
  %p4 = stablehlo.constant dense<4> : tensor<2x8xui8>
  %pz = stablehlo.shift_right_logical %p0, %p4 : tensor<2x8xui8>
  %pc = stablehlo.constant dense<[[1, 35, 69, 103, 137, 171, 205, 239], [16, 50, 84, 118, 152, 186, 220, 254]]> : tensor<2x8xui8>
  %p = stablehlo.or %pc, %pz : tensor<2x8xui8>
  %t = util.unfoldable_constant dense<[0.25, -1.0]> : tensor<2xf32>
  %mask2 = stablehlo.constant dense<15> : tensor<2x8xui8>
  %four2 = stablehlo.constant dense<4> : tensor<2x8xui8>
  %low2 = stablehlo.and %p, %mask2 : tensor<2x8xui8>
  %high2 = stablehlo.shift_right_logical %p, %four2 : tensor<2x8xui8>
  %l2 = stablehlo.reshape %low2 : (tensor<2x8xui8>) -> tensor<2x8x1xui8>
  %h2 = stablehlo.reshape %high2 : (tensor<2x8xui8>) -> tensor<2x8x1xui8>
  %c2 = stablehlo.concatenate %l2, %h2, dim = 2 : (tensor<2x8x1xui8>, tensor<2x8x1xui8>) -> tensor<2x8x2xui8>
  %r2 = stablehlo.reshape %c2 : (tensor<2x8x2xui8>) -> tensor<2x16xui8>
  %f2 = stablehlo.convert %r2 : (tensor<2x16xui8>) -> tensor<2x16xf32>
  %g2 = stablehlo.reshape %f2 : (tensor<2x16xf32>) -> tensor<2x2x8xf32>
  %b2 = stablehlo.broadcast_in_dim %t, dims = [1] : (tensor<2xf32>) -> tensor<2x2x8xf32>
  %m2 = stablehlo.multiply %g2, %b2 : tensor<2x2x8xf32>
  %o2 = stablehlo.reshape %m2 : (tensor<2x2x8xf32>) -> tensor<2x16xf32>
  return %o, %o2 : tensor<8x3xf32>, tensor<2x16xf32>
}
// >>> stdout
// [[ 0.   7.5  1. ]
//  [ 0.   7.5  0.5]
//  [ 2.   3.   4. ]
//  [ 1.5  2.5  3.5]
//  [20.  24.  28. ]
//  [18.  22.  26. ]
//  [ 2.  30.   0. ]
//  [30.   0.  30. ]]
// [[  0.25   0.     0.75   0.5    1.25   1.     1.75   1.5   -9.    -8.
//   -11.   -10.   -13.   -12.   -15.   -14.  ]
//  [  0.     0.25   0.5    0.75   1.     1.25   1.5    1.75  -8.    -9.
//   -10.   -11.   -12.   -13.   -14.   -15.  ]]
// [[ 0.   7.5  1. ]
//  [ 0.   7.5  0.5]
//  [ 2.   3.   4. ]
//  [ 1.5  2.5  3.5]
//  [20.  24.  28. ]
//  [18.  22.  26. ]
//  [ 2.  30.   0. ]
//  [30.   0.  30. ]]
// [[  0.25   0.     0.75   0.5    1.25   1.     1.75   1.5   -9.    -8.
//   -11.   -10.   -13.   -12.   -15.   -14.  ]
//  [  0.     0.25   0.5    0.75   1.     1.25   1.5    1.75  -8.    -9.
//   -10.   -11.   -12.   -13.   -14.   -15.  ]]
// 5
// <<<
