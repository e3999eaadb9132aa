// Gates on complex states, one of two and one of four levels, with what brings
// them to their places; one loop makes both parts of each.
// Oracle: the same on a few states at a time, which are no gates to popc.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s --threads=2
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -cE ' loop \[(2 8 16|4 64)\]'
func.func @main() {
  %i0 = stablehlo.iota dim = 0 : tensor<256xf32>
  %ia = stablehlo.sine %i0 : tensor<256xf32>
  %ib = stablehlo.cosine %i0 : tensor<256xf32>
  %sc = stablehlo.complex %ia, %ib : tensor<256xcomplex<f32>>
  %s = stablehlo.optimization_barrier %sc : tensor<256xcomplex<f32>>
  %gc = stablehlo.constant dense<[[(0.5,0.25),(-1.0,0.5)],[(0.0,1.0),(2.0,-0.5)]]> : tensor<2x2xcomplex<f32>>
  %g = stablehlo.optimization_barrier %gc : tensor<2x2xcomplex<f32>>
  %hc = stablehlo.constant dense<[[(0.5,0.25),(-1.0,0.5),(0.0,1.0),(2.0,-0.5)],[(1.0,0.0),(0.0,0.0),(0.0,-1.0),(0.5,0.5)],[(0.0,0.0),(0.25,0.5),(0.0,1.0),(1.0,0.0)],[(2.0,0.0),(0.0,1.5),(1.0,-1.0),(0.0,0.0)]]> : tensor<4x4xcomplex<f32>>
  %h = stablehlo.optimization_barrier %hc : tensor<4x4xcomplex<f32>>
  %r0 = stablehlo.reshape %s : (tensor<256xcomplex<f32>>) -> tensor<8x2x16xcomplex<f32>>
  %d0 = stablehlo.dot_general %g, %r0, contracting_dims = [1] x [1] : (tensor<2x2xcomplex<f32>>, tensor<8x2x16xcomplex<f32>>) -> tensor<2x8x16xcomplex<f32>>
  %t0 = stablehlo.transpose %d0, dims = [1, 0, 2] : (tensor<2x8x16xcomplex<f32>>) -> tensor<8x2x16xcomplex<f32>>
  %r1 = stablehlo.reshape %t0 : (tensor<8x2x16xcomplex<f32>>) -> tensor<64x4xcomplex<f32>>
  %d1 = stablehlo.dot_general %h, %r1, contracting_dims = [1] x [1] : (tensor<4x4xcomplex<f32>>, tensor<64x4xcomplex<f32>>) -> tensor<4x64xcomplex<f32>>
  %e1 = stablehlo.optimization_barrier %d1 : tensor<4x64xcomplex<f32>>
  %b = stablehlo.optimization_barrier %t0 : tensor<8x2x16xcomplex<f32>>
  %b1 = stablehlo.reshape %b : (tensor<8x2x16xcomplex<f32>>) -> tensor<64x4xcomplex<f32>>
  func.call @two(%g, %r0, %d0) : (tensor<2x2xcomplex<f32>>, tensor<8x2x16xcomplex<f32>>, tensor<2x8x16xcomplex<f32>>) -> ()
  func.call @four(%h, %b1, %e1) : (tensor<4x4xcomplex<f32>>, tensor<64x4xcomplex<f32>>, tensor<4x64xcomplex<f32>>) -> ()
  func.return
}
func.func private @two(%g: tensor<2x2xcomplex<f32>>, %x: tensor<8x2x16xcomplex<f32>>, %y: tensor<2x8x16xcomplex<f32>>) {
  %x0 = stablehlo.slice %x [5:6, 0:2, 0:16] : (tensor<8x2x16xcomplex<f32>>) -> tensor<1x2x16xcomplex<f32>>
  %y0 = stablehlo.slice %y [0:2, 5:6, 0:16] : (tensor<2x8x16xcomplex<f32>>) -> tensor<2x1x16xcomplex<f32>>
  %w = stablehlo.dot_general %g, %x0, contracting_dims = [1] x [1] : (tensor<2x2xcomplex<f32>>, tensor<1x2x16xcomplex<f32>>) -> tensor<2x1x16xcomplex<f32>>
  func.call @same(%w, %y0) : (tensor<2x1x16xcomplex<f32>>, tensor<2x1x16xcomplex<f32>>) -> ()
  func.return
}
func.func private @four(%h: tensor<4x4xcomplex<f32>>, %x: tensor<64x4xcomplex<f32>>, %y: tensor<4x64xcomplex<f32>>) {
  %x0 = stablehlo.slice %x [48:56, 0:4] : (tensor<64x4xcomplex<f32>>) -> tensor<8x4xcomplex<f32>>
  %y0 = stablehlo.slice %y [0:4, 48:56] : (tensor<4x64xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
  %w = stablehlo.dot_general %h, %x0, contracting_dims = [1] x [1] : (tensor<4x4xcomplex<f32>>, tensor<8x4xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
  %a = stablehlo.reshape %w : (tensor<4x8xcomplex<f32>>) -> tensor<2x1x16xcomplex<f32>>
  %b = stablehlo.reshape %y0 : (tensor<4x8xcomplex<f32>>) -> tensor<2x1x16xcomplex<f32>>
  func.call @same(%a, %b) : (tensor<2x1x16xcomplex<f32>>, tensor<2x1x16xcomplex<f32>>) -> ()
  func.return
}
func.func private @same(%w: tensor<2x1x16xcomplex<f32>>, %y: tensor<2x1x16xcomplex<f32>>) {
  %m = stablehlo.subtract %w, %y : tensor<2x1x16xcomplex<f32>>
  %n = stablehlo.abs %m : (tensor<2x1x16xcomplex<f32>>) -> tensor<2x1x16xf32>
  %z = stablehlo.constant dense<1.0> : tensor<2x1x16xf32>
  %one = stablehlo.add %n, %z : tensor<2x1x16xf32>
  check.expect_almost_eq_const %one, dense<1.0> : tensor<2x1x16xf32>
  func.return
}
// >>> stdout
// 2
// <<<
