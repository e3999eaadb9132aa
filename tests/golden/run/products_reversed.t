// Products of what is reversed along dims that are left, shared or summed over:
// few rows by a matrix, in a loop, of batches, of i8 with i32 results.
// Oracle: the same with a barrier behind the reverse.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
func.func @main() {
  %n = stablehlo.iota dim = 0 : tensor<5120xi32>
  %p = stablehlo.constant dense<37> : tensor<5120xi32>
  %q = stablehlo.constant dense<101> : tensor<5120xi32>
  %h = stablehlo.constant dense<50> : tensor<5120xi32>
  %m = stablehlo.multiply %n, %p : tensor<5120xi32>
  %r = stablehlo.remainder %m, %q : tensor<5120xi32>
  %s = stablehlo.subtract %r, %h : tensor<5120xi32>
  %k = stablehlo.optimization_barrier %s : tensor<5120xi32>
  %kf = stablehlo.convert %k : (tensor<5120xi32>) -> tensor<5120xf32>
  %kb = stablehlo.convert %k : (tensor<5120xi32>) -> tensor<5120xi8>
  %x4 = stablehlo.slice %kf [7:391] : (tensor<5120xf32>) -> tensor<384xf32>
  %x = stablehlo.reshape %x4 : (tensor<384xf32>) -> tensor<2x3x64xf32>
  %w = stablehlo.reshape %kf : (tensor<5120xf32>) -> tensor<2x64x40xf32>

  %a0 = stablehlo.reverse %w, dims = [2] : tensor<2x64x40xf32>
  %a1 = stablehlo.optimization_barrier %a0 : tensor<2x64x40xf32>
  %a = stablehlo.dot_general %x, %a0, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x64xf32>, tensor<2x64x40xf32>) -> tensor<2x3x40xf32>
  %ae = stablehlo.dot_general %x, %a1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x64xf32>, tensor<2x64x40xf32>) -> tensor<2x3x40xf32>
  check.expect_eq %a, %ae : tensor<2x3x40xf32>

  %b0 = stablehlo.reverse %w, dims = [0, 1, 2] : tensor<2x64x40xf32>
  %b1 = stablehlo.optimization_barrier %b0 : tensor<2x64x40xf32>
  %b = stablehlo.dot_general %b0, %x, batching_dims = [0] x [0], contracting_dims = [1] x [2] : (tensor<2x64x40xf32>, tensor<2x3x64xf32>) -> tensor<2x40x3xf32>
  %be = stablehlo.dot_general %b1, %x, batching_dims = [0] x [0], contracting_dims = [1] x [2] : (tensor<2x64x40xf32>, tensor<2x3x64xf32>) -> tensor<2x40x3xf32>
  check.expect_eq %b, %be : tensor<2x40x3xf32>

  %wb = stablehlo.reshape %kb : (tensor<5120xi8>) -> tensor<128x40xi8>
  %y0 = stablehlo.slice %kb [100:228] : (tensor<5120xi8>) -> tensor<128xi8>
  %y = stablehlo.reshape %y0 : (tensor<128xi8>) -> tensor<1x128xi8>
  %c0 = stablehlo.reverse %wb, dims = [1] : tensor<128x40xi8>
  %c1 = stablehlo.optimization_barrier %c0 : tensor<128x40xi8>
  %c = stablehlo.dot_general %y, %c0, contracting_dims = [1] x [0] : (tensor<1x128xi8>, tensor<128x40xi8>) -> tensor<1x40xi32>
  %ce = stablehlo.dot_general %y, %c1, contracting_dims = [1] x [0] : (tensor<1x128xi8>, tensor<128x40xi8>) -> tensor<1x40xi32>
  check.expect_eq %c, %ce : tensor<1x40xi32>

  %v0 = stablehlo.slice %kf [0:4096] : (tensor<5120xf32>) -> tensor<4096xf32>
  %v = stablehlo.reshape %v0 : (tensor<4096xf32>) -> tensor<64x64xf32>
  %z0 = stablehlo.slice %kf [0:64] : (tensor<5120xf32>) -> tensor<64xf32>
  %z = stablehlo.reshape %z0 : (tensor<64xf32>) -> tensor<1x64xf32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %lo = stablehlo.constant dense<-30.0> : tensor<f32>
  %hi = stablehlo.constant dense<30.0> : tensor<f32>
  %d:2 = stablehlo.while(%i = %i0, %t = %z) : tensor<i32>, tensor<1x64xf32>
    cond {
      %end = stablehlo.constant dense<9> : tensor<i32>
      %go = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %go : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %i, %one : tensor<i32>
      %vr = stablehlo.reverse %v, dims = [1] : tensor<64x64xf32>
      %u = stablehlo.dot_general %t, %vr, contracting_dims = [1] x [0] : (tensor<1x64xf32>, tensor<64x64xf32>) -> tensor<1x64xf32>
      %uc = stablehlo.clamp %lo, %u, %hi : (tensor<f32>, tensor<1x64xf32>, tensor<f32>) -> tensor<1x64xf32>
      stablehlo.return %next, %uc : tensor<i32>, tensor<1x64xf32>
    }
  %v1 = stablehlo.reverse %v, dims = [1] : tensor<64x64xf32>
  %vb = stablehlo.optimization_barrier %v1 : tensor<64x64xf32>
  %e:2 = stablehlo.while(%i = %i0, %t = %z) : tensor<i32>, tensor<1x64xf32>
    cond {
      %end = stablehlo.constant dense<9> : tensor<i32>
      %go = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %go : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %i, %one : tensor<i32>
      %u = stablehlo.dot_general %t, %vb, contracting_dims = [1] x [0] : (tensor<1x64xf32>, tensor<64x64xf32>) -> tensor<1x64xf32>
      %uc = stablehlo.clamp %lo, %u, %hi : (tensor<f32>, tensor<1x64xf32>, tensor<f32>) -> tensor<1x64xf32>
      stablehlo.return %next, %uc : tensor<i32>, tensor<1x64xf32>
    }
  check.expect_eq %d#1, %e#1 : tensor<1x64xf32>
  return
}
