// Products that share the panels of one right side, of which some pack their rows
// before, and so cut the depth otherwise: two beside each other, one with more
// rows of matrices in its epilogue, and the last rows of a chain made in strips.
// RUN: poprun -q --threads=1 %s --input='{fill: int, lo: 0, hi: 7}' --input='{fill: int, lo: 0, hi: 5}' --input='{fill: int, lo: 0, hi: 3}' --input='{fill: int, lo: 0, hi: 3}' --input='{fill: int, lo: 0, hi: 2}' --input='{fill: int, lo: 0, hi: 3}' --input='{fill: int, lo: 0, hi: 5}' --input='{fill: int, lo: 0, hi: 3}' --input='{fill: int, lo: 0, hi: 2}' --input='{fill: int, lo: 0, hi: 3}' --input='{fill: int, lo: 0, hi: 2}'
// RUN: POPC_ISA=avx2 poprun -q --threads=2 %s --input='{fill: int, lo: 0, hi: 7}' --input='{fill: int, lo: 0, hi: 5}' --input='{fill: int, lo: 0, hi: 3}' --input='{fill: int, lo: 0, hi: 3}' --input='{fill: int, lo: 0, hi: 2}' --input='{fill: int, lo: 0, hi: 3}' --input='{fill: int, lo: 0, hi: 5}' --input='{fill: int, lo: 0, hi: 3}' --input='{fill: int, lo: 0, hi: 2}' --input='{fill: int, lo: 0, hi: 3}' --input='{fill: int, lo: 0, hi: 2}'
func.func @main(%a: tensor<32x1024xf32>, %c: tensor<16x1024xf32>, %b: tensor<256x1024xf32>, %f: tensor<40x9000xf32>, %g: tensor<40x9000xf32>, %h: tensor<256x9000xf32>, %d: tensor<40x256xf32>, %x: tensor<40x256xf32>, %y: tensor<468x400xf32>, %w: tensor<400x512xf32>, %v: tensor<512x8xf32>) -> (tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %p0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<32x1024xf32>, tensor<256x1024xf32>) -> tensor<32x256xf32>
  %p1 = stablehlo.dot_general %c, %b, contracting_dims = [1] x [1] : (tensor<16x1024xf32>, tensor<256x1024xf32>) -> tensor<16x256xf32>
  %p2 = stablehlo.dot_general %f, %h, contracting_dims = [1] x [1] : (tensor<40x9000xf32>, tensor<256x9000xf32>) -> tensor<40x256xf32>
  %p3 = stablehlo.dot_general %g, %h, contracting_dims = [1] x [1] : (tensor<40x9000xf32>, tensor<256x9000xf32>) -> tensor<40x256xf32>
  %q0 = stablehlo.dot_general %y, %w, contracting_dims = [1] x [0] : (tensor<468x400xf32>, tensor<400x512xf32>) -> tensor<468x512xf32>
  %q1 = stablehlo.dot_general %q0, %v, contracting_dims = [1] x [0] : (tensor<468x512xf32>, tensor<512x8xf32>) -> tensor<468x8xf32>
  %p4 = stablehlo.add %p3, %d : tensor<40x256xf32>
  %p5 = stablehlo.add %p4, %x : tensor<40x256xf32>
  %r0, %r1, %r2, %r5, %rq = stablehlo.optimization_barrier %p0, %p1, %p2, %p5, %q1 : tensor<32x256xf32>, tensor<16x256xf32>, tensor<40x256xf32>, tensor<40x256xf32>, tensor<468x8xf32>
  %p6 = stablehlo.subtract %r5, %d : tensor<40x256xf32>
  %p7 = stablehlo.subtract %p6, %x : tensor<40x256xf32>
  %f4 = stablehlo.slice %f [0:4, 0:9000] : (tensor<40x9000xf32>) -> tensor<4x9000xf32>
  %g4 = stablehlo.slice %g [36:40, 0:9000] : (tensor<40x9000xf32>) -> tensor<4x9000xf32>
  %p2s = stablehlo.slice %r2 [0:4, 0:256] : (tensor<40x256xf32>) -> tensor<4x256xf32>
  %p7s = stablehlo.slice %p7 [36:40, 0:256] : (tensor<40x256xf32>) -> tensor<4x256xf32>
  %ok0u = stablehlo.broadcast_in_dim %a, dims = [0, 2] : (tensor<32x1024xf32>) -> tensor<32x256x1024xf32>
  %ok0v = stablehlo.broadcast_in_dim %b, dims = [1, 2] : (tensor<256x1024xf32>) -> tensor<32x256x1024xf32>
  %ok0x = stablehlo.multiply %ok0u, %ok0v : tensor<32x256x1024xf32>
  %ok0w = stablehlo.optimization_barrier %ok0x : tensor<32x256x1024xf32>
  %ok0q = stablehlo.reduce(%ok0w init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<32x256x1024xf32>, tensor<f32>) -> tensor<32x256xf32>
  %ok0e = stablehlo.compare EQ, %r0, %ok0q : (tensor<32x256xf32>, tensor<32x256xf32>) -> tensor<32x256xi1>
  %ok0 = stablehlo.reduce(%ok0e init: %true) applies stablehlo.and across dimensions = [0, 1] : (tensor<32x256xi1>, tensor<i1>) -> tensor<i1>
  %ok1u = stablehlo.broadcast_in_dim %c, dims = [0, 2] : (tensor<16x1024xf32>) -> tensor<16x256x1024xf32>
  %ok1v = stablehlo.broadcast_in_dim %b, dims = [1, 2] : (tensor<256x1024xf32>) -> tensor<16x256x1024xf32>
  %ok1x = stablehlo.multiply %ok1u, %ok1v : tensor<16x256x1024xf32>
  %ok1w = stablehlo.optimization_barrier %ok1x : tensor<16x256x1024xf32>
  %ok1q = stablehlo.reduce(%ok1w init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<16x256x1024xf32>, tensor<f32>) -> tensor<16x256xf32>
  %ok1e = stablehlo.compare EQ, %r1, %ok1q : (tensor<16x256xf32>, tensor<16x256xf32>) -> tensor<16x256xi1>
  %ok1 = stablehlo.reduce(%ok1e init: %true) applies stablehlo.and across dimensions = [0, 1] : (tensor<16x256xi1>, tensor<i1>) -> tensor<i1>
  %ok2u = stablehlo.broadcast_in_dim %f4, dims = [0, 2] : (tensor<4x9000xf32>) -> tensor<4x256x9000xf32>
  %ok2v = stablehlo.broadcast_in_dim %h, dims = [1, 2] : (tensor<256x9000xf32>) -> tensor<4x256x9000xf32>
  %ok2x = stablehlo.multiply %ok2u, %ok2v : tensor<4x256x9000xf32>
  %ok2w = stablehlo.optimization_barrier %ok2x : tensor<4x256x9000xf32>
  %ok2q = stablehlo.reduce(%ok2w init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<4x256x9000xf32>, tensor<f32>) -> tensor<4x256xf32>
  %ok2e = stablehlo.compare EQ, %p2s, %ok2q : (tensor<4x256xf32>, tensor<4x256xf32>) -> tensor<4x256xi1>
  %ok2 = stablehlo.reduce(%ok2e init: %true) applies stablehlo.and across dimensions = [0, 1] : (tensor<4x256xi1>, tensor<i1>) -> tensor<i1>
  %ok3u = stablehlo.broadcast_in_dim %g4, dims = [0, 2] : (tensor<4x9000xf32>) -> tensor<4x256x9000xf32>
  %ok3v = stablehlo.broadcast_in_dim %h, dims = [1, 2] : (tensor<256x9000xf32>) -> tensor<4x256x9000xf32>
  %ok3x = stablehlo.multiply %ok3u, %ok3v : tensor<4x256x9000xf32>
  %ok3w = stablehlo.optimization_barrier %ok3x : tensor<4x256x9000xf32>
  %ok3q = stablehlo.reduce(%ok3w init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<4x256x9000xf32>, tensor<f32>) -> tensor<4x256xf32>
  %ok3e = stablehlo.compare EQ, %p7s, %ok3q : (tensor<4x256xf32>, tensor<4x256xf32>) -> tensor<4x256xi1>
  %ok3 = stablehlo.reduce(%ok3e init: %true) applies stablehlo.and across dimensions = [0, 1] : (tensor<4x256xi1>, tensor<i1>) -> tensor<i1>
  %yl = stablehlo.slice %y [448:468, 0:400] : (tensor<468x400xf32>) -> tensor<20x400xf32>
  %yb = stablehlo.optimization_barrier %yl : tensor<20x400xf32>
  %t0 = stablehlo.broadcast_in_dim %yb, dims = [0, 2] : (tensor<20x400xf32>) -> tensor<20x512x400xf32>
  %t1 = stablehlo.broadcast_in_dim %w, dims = [2, 1] : (tensor<400x512xf32>) -> tensor<20x512x400xf32>
  %t5 = stablehlo.multiply %t0, %t1 : tensor<20x512x400xf32>
  %t2 = stablehlo.optimization_barrier %t5 : tensor<20x512x400xf32>
  %t3 = stablehlo.reduce(%t2 init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<20x512x400xf32>, tensor<f32>) -> tensor<20x512xf32>
  %t4 = stablehlo.optimization_barrier %t3 : tensor<20x512xf32>
  %q2 = stablehlo.slice %rq [448:468, 0:8] : (tensor<468x8xf32>) -> tensor<20x8xf32>
  %ok4u = stablehlo.broadcast_in_dim %t4, dims = [0, 2] : (tensor<20x512xf32>) -> tensor<20x8x512xf32>
  %ok4v = stablehlo.broadcast_in_dim %v, dims = [2, 1] : (tensor<512x8xf32>) -> tensor<20x8x512xf32>
  %ok4x = stablehlo.multiply %ok4u, %ok4v : tensor<20x8x512xf32>
  %ok4w = stablehlo.optimization_barrier %ok4x : tensor<20x8x512xf32>
  %ok4q = stablehlo.reduce(%ok4w init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<20x8x512xf32>, tensor<f32>) -> tensor<20x8xf32>
  %ok4e = stablehlo.compare EQ, %q2, %ok4q : (tensor<20x8xf32>, tensor<20x8xf32>) -> tensor<20x8xi1>
  %ok4 = stablehlo.reduce(%ok4e init: %true) applies stablehlo.and across dimensions = [0, 1] : (tensor<20x8xi1>, tensor<i1>) -> tensor<i1>
  return %ok0, %ok1, %ok2, %ok3, %ok4 : tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
}
// >>> stdout
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// <<<
