// Few rows by few columns that lie side by side, of a depth that is longer than both, A by
// rows and by columns; and one row of f64 by many columns shorter than a vector of sums, of
// such depths that fill vectors and that do not; and few rows of f64 by few that lie in
// lines.  Oracle: products and sums of small
// integers, with a barrier between them.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @f64_1x500x2() : () -> ()
  func.call @f64_1x501x7() : () -> ()
  func.call @f64_1x300x12() : () -> ()
  func.call @f64_1x700x16() : () -> ()
  func.call @f64_1x600x33() : () -> ()
  func.call @f64_2x301x5() : () -> ()
  func.call @f64_4x400x4() : () -> ()
  func.call @f64_5x129x8() : () -> ()
  func.call @f64_7x130x13() : () -> ()
  func.call @f64_8x200x20() : () -> ()
  func.call @f64_13x90x15() : () -> ()
  func.call @f64_24x70x9() : () -> ()
  func.call @f64_24x80x24() : () -> ()
  func.call @f64_6x600x64() : () -> ()
  func.call @f64_25x100x11() : () -> ()
  func.call @f32_1x500x2() : () -> ()
  func.call @f32_1x501x7() : () -> ()
  func.call @f32_1x300x12() : () -> ()
  func.call @f32_1x700x16() : () -> ()
  func.call @f32_1x600x33() : () -> ()
  func.call @f32_2x301x5() : () -> ()
  func.call @f32_4x400x4() : () -> ()
  func.call @f32_5x129x8() : () -> ()
  func.call @f32_7x130x13() : () -> ()
  func.call @f32_8x200x20() : () -> ()
  func.call @f32_13x90x15() : () -> ()
  func.call @f32_24x70x9() : () -> ()
  func.call @f32_24x80x24() : () -> ()
  func.call @f32_6x600x64() : () -> ()
  func.call @f32_25x100x11() : () -> ()
  func.call @f64_l37x4() : () -> ()
  func.call @f64_l37x5() : () -> ()
  func.call @f64_l37x7() : () -> ()
  func.call @f64_l37x9() : () -> ()
  func.call @f64_l37x11() : () -> ()
  func.call @f64_l37x12() : () -> ()
  func.call @f64_l37x15() : () -> ()
  func.call @f64_l37x16() : () -> ()
  func.call @f64_l101x6() : () -> ()
  func.call @f64_l101x7() : () -> ()
  func.call @f64_l101x8() : () -> ()
  func.call @f64_l101x9() : () -> ()
  func.call @f64_l2000x13() : () -> ()
  func.call @f64_r4x65x4() : () -> ()
  func.call @f64_r5x100x8() : () -> ()
  func.call @f64_r8x130x8() : () -> ()
  func.call @f64_r6x77x7() : () -> ()
  func.call @f64_r8x64x8() : () -> ()
  func.call @f64_r7x300x3() : () -> ()
  func.call @f64_r8x90x9() : () -> ()
  func.return
}
func.func private @f64_1x500x2() {
  %x0 = stablehlo.iota dim = 0 : tensor<500xi32>
  %x1 = stablehlo.constant dense<7> : tensor<500xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<500xi32>
  %x3 = stablehlo.constant dense<11> : tensor<500xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<500xi32>
  %x5 = stablehlo.constant dense<5> : tensor<500xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<500xi32>
  %x7 = stablehlo.convert %x6 : (tensor<500xi32>) -> tensor<500xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<500xf64>) -> tensor<500x1xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<500x1xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<1000xi32>
  %w1 = stablehlo.constant dense<5> : tensor<1000xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<1000xi32>
  %w3 = stablehlo.constant dense<7> : tensor<1000xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<1000xi32>
  %w5 = stablehlo.constant dense<3> : tensor<1000xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<1000xi32>
  %w7 = stablehlo.convert %w6 : (tensor<1000xi32>) -> tensor<1000xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<1000xf64>) -> tensor<500x2xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<500x2xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<500x1xf64>, tensor<500x2xf64>) -> tensor<1x2xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<500x1xf64>) -> tensor<1x500x2xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<500x2xf64>) -> tensor<1x500x2xf64>
  %m = stablehlo.multiply %a, %b : tensor<1x500x2xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x500x2xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x500x2xf64>, tensor<f64>) -> tensor<1x2xf64>
  check.expect_eq %r, %e : tensor<1x2xf64>
  func.return
}
func.func private @f64_1x501x7() {
  %x0 = stablehlo.iota dim = 0 : tensor<501xi32>
  %x1 = stablehlo.constant dense<7> : tensor<501xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<501xi32>
  %x3 = stablehlo.constant dense<11> : tensor<501xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<501xi32>
  %x5 = stablehlo.constant dense<5> : tensor<501xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<501xi32>
  %x7 = stablehlo.convert %x6 : (tensor<501xi32>) -> tensor<501xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<501xf64>) -> tensor<1x501xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<1x501xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<3507xi32>
  %w1 = stablehlo.constant dense<5> : tensor<3507xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<3507xi32>
  %w3 = stablehlo.constant dense<7> : tensor<3507xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<3507xi32>
  %w5 = stablehlo.constant dense<3> : tensor<3507xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<3507xi32>
  %w7 = stablehlo.convert %w6 : (tensor<3507xi32>) -> tensor<3507xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<3507xf64>) -> tensor<501x7xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<501x7xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x501xf64>, tensor<501x7xf64>) -> tensor<1x7xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x501xf64>) -> tensor<1x501x7xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<501x7xf64>) -> tensor<1x501x7xf64>
  %m = stablehlo.multiply %a, %b : tensor<1x501x7xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x501x7xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x501x7xf64>, tensor<f64>) -> tensor<1x7xf64>
  check.expect_eq %r, %e : tensor<1x7xf64>
  func.return
}
func.func private @f64_1x300x12() {
  %x0 = stablehlo.iota dim = 0 : tensor<300xi32>
  %x1 = stablehlo.constant dense<7> : tensor<300xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<300xi32>
  %x3 = stablehlo.constant dense<11> : tensor<300xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<300xi32>
  %x5 = stablehlo.constant dense<5> : tensor<300xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<300xi32>
  %x7 = stablehlo.convert %x6 : (tensor<300xi32>) -> tensor<300xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<300xf64>) -> tensor<300x1xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<300x1xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<3600xi32>
  %w1 = stablehlo.constant dense<5> : tensor<3600xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<3600xi32>
  %w3 = stablehlo.constant dense<7> : tensor<3600xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<3600xi32>
  %w5 = stablehlo.constant dense<3> : tensor<3600xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<3600xi32>
  %w7 = stablehlo.convert %w6 : (tensor<3600xi32>) -> tensor<3600xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<3600xf64>) -> tensor<300x12xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<300x12xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<300x1xf64>, tensor<300x12xf64>) -> tensor<1x12xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<300x1xf64>) -> tensor<1x300x12xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<300x12xf64>) -> tensor<1x300x12xf64>
  %m = stablehlo.multiply %a, %b : tensor<1x300x12xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x300x12xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x300x12xf64>, tensor<f64>) -> tensor<1x12xf64>
  check.expect_eq %r, %e : tensor<1x12xf64>
  func.return
}
func.func private @f64_1x700x16() {
  %x0 = stablehlo.iota dim = 0 : tensor<700xi32>
  %x1 = stablehlo.constant dense<7> : tensor<700xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<700xi32>
  %x3 = stablehlo.constant dense<11> : tensor<700xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<700xi32>
  %x5 = stablehlo.constant dense<5> : tensor<700xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<700xi32>
  %x7 = stablehlo.convert %x6 : (tensor<700xi32>) -> tensor<700xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<700xf64>) -> tensor<700x1xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<700x1xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<11200xi32>
  %w1 = stablehlo.constant dense<5> : tensor<11200xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<11200xi32>
  %w3 = stablehlo.constant dense<7> : tensor<11200xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<11200xi32>
  %w5 = stablehlo.constant dense<3> : tensor<11200xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<11200xi32>
  %w7 = stablehlo.convert %w6 : (tensor<11200xi32>) -> tensor<11200xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<11200xf64>) -> tensor<700x16xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<700x16xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<700x1xf64>, tensor<700x16xf64>) -> tensor<1x16xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<700x1xf64>) -> tensor<1x700x16xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<700x16xf64>) -> tensor<1x700x16xf64>
  %m = stablehlo.multiply %a, %b : tensor<1x700x16xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x700x16xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x700x16xf64>, tensor<f64>) -> tensor<1x16xf64>
  check.expect_eq %r, %e : tensor<1x16xf64>
  func.return
}
func.func private @f64_1x600x33() {
  %x0 = stablehlo.iota dim = 0 : tensor<600xi32>
  %x1 = stablehlo.constant dense<7> : tensor<600xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<600xi32>
  %x3 = stablehlo.constant dense<11> : tensor<600xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<600xi32>
  %x5 = stablehlo.constant dense<5> : tensor<600xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<600xi32>
  %x7 = stablehlo.convert %x6 : (tensor<600xi32>) -> tensor<600xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<600xf64>) -> tensor<1x600xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<1x600xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<19800xi32>
  %w1 = stablehlo.constant dense<5> : tensor<19800xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<19800xi32>
  %w3 = stablehlo.constant dense<7> : tensor<19800xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<19800xi32>
  %w5 = stablehlo.constant dense<3> : tensor<19800xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<19800xi32>
  %w7 = stablehlo.convert %w6 : (tensor<19800xi32>) -> tensor<19800xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<19800xf64>) -> tensor<600x33xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<600x33xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x600xf64>, tensor<600x33xf64>) -> tensor<1x33xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x600xf64>) -> tensor<1x600x33xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<600x33xf64>) -> tensor<1x600x33xf64>
  %m = stablehlo.multiply %a, %b : tensor<1x600x33xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x600x33xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x600x33xf64>, tensor<f64>) -> tensor<1x33xf64>
  check.expect_eq %r, %e : tensor<1x33xf64>
  func.return
}
func.func private @f64_2x301x5() {
  %x0 = stablehlo.iota dim = 0 : tensor<602xi32>
  %x1 = stablehlo.constant dense<7> : tensor<602xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<602xi32>
  %x3 = stablehlo.constant dense<11> : tensor<602xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<602xi32>
  %x5 = stablehlo.constant dense<5> : tensor<602xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<602xi32>
  %x7 = stablehlo.convert %x6 : (tensor<602xi32>) -> tensor<602xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<602xf64>) -> tensor<301x2xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<301x2xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<1505xi32>
  %w1 = stablehlo.constant dense<5> : tensor<1505xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<1505xi32>
  %w3 = stablehlo.constant dense<7> : tensor<1505xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<1505xi32>
  %w5 = stablehlo.constant dense<3> : tensor<1505xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<1505xi32>
  %w7 = stablehlo.convert %w6 : (tensor<1505xi32>) -> tensor<1505xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<1505xf64>) -> tensor<301x5xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<301x5xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<301x2xf64>, tensor<301x5xf64>) -> tensor<2x5xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<301x2xf64>) -> tensor<2x301x5xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<301x5xf64>) -> tensor<2x301x5xf64>
  %m = stablehlo.multiply %a, %b : tensor<2x301x5xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<2x301x5xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x301x5xf64>, tensor<f64>) -> tensor<2x5xf64>
  check.expect_eq %r, %e : tensor<2x5xf64>
  func.return
}
func.func private @f64_4x400x4() {
  %x0 = stablehlo.iota dim = 0 : tensor<1600xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1600xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1600xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1600xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1600xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1600xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1600xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1600xi32>) -> tensor<1600xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<1600xf64>) -> tensor<4x400xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<4x400xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<1600xi32>
  %w1 = stablehlo.constant dense<5> : tensor<1600xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<1600xi32>
  %w3 = stablehlo.constant dense<7> : tensor<1600xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<1600xi32>
  %w5 = stablehlo.constant dense<3> : tensor<1600xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<1600xi32>
  %w7 = stablehlo.convert %w6 : (tensor<1600xi32>) -> tensor<1600xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<1600xf64>) -> tensor<400x4xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<400x4xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x400xf64>, tensor<400x4xf64>) -> tensor<4x4xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<4x400xf64>) -> tensor<4x400x4xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<400x4xf64>) -> tensor<4x400x4xf64>
  %m = stablehlo.multiply %a, %b : tensor<4x400x4xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<4x400x4xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x400x4xf64>, tensor<f64>) -> tensor<4x4xf64>
  check.expect_eq %r, %e : tensor<4x4xf64>
  func.return
}
func.func private @f64_5x129x8() {
  %x0 = stablehlo.iota dim = 0 : tensor<645xi32>
  %x1 = stablehlo.constant dense<7> : tensor<645xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<645xi32>
  %x3 = stablehlo.constant dense<11> : tensor<645xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<645xi32>
  %x5 = stablehlo.constant dense<5> : tensor<645xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<645xi32>
  %x7 = stablehlo.convert %x6 : (tensor<645xi32>) -> tensor<645xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<645xf64>) -> tensor<129x5xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<129x5xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<1032xi32>
  %w1 = stablehlo.constant dense<5> : tensor<1032xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<1032xi32>
  %w3 = stablehlo.constant dense<7> : tensor<1032xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<1032xi32>
  %w5 = stablehlo.constant dense<3> : tensor<1032xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<1032xi32>
  %w7 = stablehlo.convert %w6 : (tensor<1032xi32>) -> tensor<1032xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<1032xf64>) -> tensor<129x8xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<129x8xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<129x5xf64>, tensor<129x8xf64>) -> tensor<5x8xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<129x5xf64>) -> tensor<5x129x8xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<129x8xf64>) -> tensor<5x129x8xf64>
  %m = stablehlo.multiply %a, %b : tensor<5x129x8xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<5x129x8xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<5x129x8xf64>, tensor<f64>) -> tensor<5x8xf64>
  check.expect_eq %r, %e : tensor<5x8xf64>
  func.return
}
func.func private @f64_7x130x13() {
  %x0 = stablehlo.iota dim = 0 : tensor<910xi32>
  %x1 = stablehlo.constant dense<7> : tensor<910xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<910xi32>
  %x3 = stablehlo.constant dense<11> : tensor<910xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<910xi32>
  %x5 = stablehlo.constant dense<5> : tensor<910xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<910xi32>
  %x7 = stablehlo.convert %x6 : (tensor<910xi32>) -> tensor<910xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<910xf64>) -> tensor<7x130xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<7x130xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<1690xi32>
  %w1 = stablehlo.constant dense<5> : tensor<1690xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<1690xi32>
  %w3 = stablehlo.constant dense<7> : tensor<1690xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<1690xi32>
  %w5 = stablehlo.constant dense<3> : tensor<1690xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<1690xi32>
  %w7 = stablehlo.convert %w6 : (tensor<1690xi32>) -> tensor<1690xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<1690xf64>) -> tensor<130x13xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<130x13xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<7x130xf64>, tensor<130x13xf64>) -> tensor<7x13xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<7x130xf64>) -> tensor<7x130x13xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<130x13xf64>) -> tensor<7x130x13xf64>
  %m = stablehlo.multiply %a, %b : tensor<7x130x13xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<7x130x13xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<7x130x13xf64>, tensor<f64>) -> tensor<7x13xf64>
  check.expect_eq %r, %e : tensor<7x13xf64>
  func.return
}
func.func private @f64_8x200x20() {
  %x0 = stablehlo.iota dim = 0 : tensor<1600xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1600xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1600xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1600xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1600xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1600xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1600xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1600xi32>) -> tensor<1600xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<1600xf64>) -> tensor<8x200xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<8x200xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<4000xi32>
  %w1 = stablehlo.constant dense<5> : tensor<4000xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<4000xi32>
  %w3 = stablehlo.constant dense<7> : tensor<4000xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<4000xi32>
  %w5 = stablehlo.constant dense<3> : tensor<4000xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<4000xi32>
  %w7 = stablehlo.convert %w6 : (tensor<4000xi32>) -> tensor<4000xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<4000xf64>) -> tensor<200x20xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<200x20xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x200xf64>, tensor<200x20xf64>) -> tensor<8x20xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<8x200xf64>) -> tensor<8x200x20xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<200x20xf64>) -> tensor<8x200x20xf64>
  %m = stablehlo.multiply %a, %b : tensor<8x200x20xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<8x200x20xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x200x20xf64>, tensor<f64>) -> tensor<8x20xf64>
  check.expect_eq %r, %e : tensor<8x20xf64>
  func.return
}
func.func private @f64_13x90x15() {
  %x0 = stablehlo.iota dim = 0 : tensor<1170xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1170xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1170xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1170xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1170xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1170xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1170xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1170xi32>) -> tensor<1170xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<1170xf64>) -> tensor<13x90xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<13x90xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<1350xi32>
  %w1 = stablehlo.constant dense<5> : tensor<1350xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<1350xi32>
  %w3 = stablehlo.constant dense<7> : tensor<1350xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<1350xi32>
  %w5 = stablehlo.constant dense<3> : tensor<1350xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<1350xi32>
  %w7 = stablehlo.convert %w6 : (tensor<1350xi32>) -> tensor<1350xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<1350xf64>) -> tensor<90x15xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<90x15xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<13x90xf64>, tensor<90x15xf64>) -> tensor<13x15xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<13x90xf64>) -> tensor<13x90x15xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<90x15xf64>) -> tensor<13x90x15xf64>
  %m = stablehlo.multiply %a, %b : tensor<13x90x15xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<13x90x15xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<13x90x15xf64>, tensor<f64>) -> tensor<13x15xf64>
  check.expect_eq %r, %e : tensor<13x15xf64>
  func.return
}
func.func private @f64_24x70x9() {
  %x0 = stablehlo.iota dim = 0 : tensor<1680xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1680xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1680xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1680xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1680xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1680xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1680xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1680xi32>) -> tensor<1680xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<1680xf64>) -> tensor<70x24xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<70x24xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<630xi32>
  %w1 = stablehlo.constant dense<5> : tensor<630xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<630xi32>
  %w3 = stablehlo.constant dense<7> : tensor<630xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<630xi32>
  %w5 = stablehlo.constant dense<3> : tensor<630xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<630xi32>
  %w7 = stablehlo.convert %w6 : (tensor<630xi32>) -> tensor<630xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<630xf64>) -> tensor<70x9xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<70x9xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<70x24xf64>, tensor<70x9xf64>) -> tensor<24x9xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<70x24xf64>) -> tensor<24x70x9xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<70x9xf64>) -> tensor<24x70x9xf64>
  %m = stablehlo.multiply %a, %b : tensor<24x70x9xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<24x70x9xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<24x70x9xf64>, tensor<f64>) -> tensor<24x9xf64>
  check.expect_eq %r, %e : tensor<24x9xf64>
  func.return
}
func.func private @f64_24x80x24() {
  %x0 = stablehlo.iota dim = 0 : tensor<1920xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1920xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1920xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1920xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1920xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1920xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1920xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1920xi32>) -> tensor<1920xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<1920xf64>) -> tensor<24x80xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<24x80xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<1920xi32>
  %w1 = stablehlo.constant dense<5> : tensor<1920xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<1920xi32>
  %w3 = stablehlo.constant dense<7> : tensor<1920xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<1920xi32>
  %w5 = stablehlo.constant dense<3> : tensor<1920xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<1920xi32>
  %w7 = stablehlo.convert %w6 : (tensor<1920xi32>) -> tensor<1920xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<1920xf64>) -> tensor<80x24xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<80x24xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<24x80xf64>, tensor<80x24xf64>) -> tensor<24x24xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<24x80xf64>) -> tensor<24x80x24xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<80x24xf64>) -> tensor<24x80x24xf64>
  %m = stablehlo.multiply %a, %b : tensor<24x80x24xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<24x80x24xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<24x80x24xf64>, tensor<f64>) -> tensor<24x24xf64>
  check.expect_eq %r, %e : tensor<24x24xf64>
  func.return
}
func.func private @f64_6x600x64() {
  %x0 = stablehlo.iota dim = 0 : tensor<3600xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3600xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3600xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3600xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3600xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3600xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3600xi32>
  %x7 = stablehlo.convert %x6 : (tensor<3600xi32>) -> tensor<3600xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<3600xf64>) -> tensor<6x600xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<6x600xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<38400xi32>
  %w1 = stablehlo.constant dense<5> : tensor<38400xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<38400xi32>
  %w3 = stablehlo.constant dense<7> : tensor<38400xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<38400xi32>
  %w5 = stablehlo.constant dense<3> : tensor<38400xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<38400xi32>
  %w7 = stablehlo.convert %w6 : (tensor<38400xi32>) -> tensor<38400xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<38400xf64>) -> tensor<600x64xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<600x64xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x600xf64>, tensor<600x64xf64>) -> tensor<6x64xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<6x600xf64>) -> tensor<6x600x64xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<600x64xf64>) -> tensor<6x600x64xf64>
  %m = stablehlo.multiply %a, %b : tensor<6x600x64xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<6x600x64xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<6x600x64xf64>, tensor<f64>) -> tensor<6x64xf64>
  check.expect_eq %r, %e : tensor<6x64xf64>
  func.return
}
func.func private @f64_25x100x11() {
  %x0 = stablehlo.iota dim = 0 : tensor<2500xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2500xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2500xi32>
  %x3 = stablehlo.constant dense<11> : tensor<2500xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2500xi32>
  %x5 = stablehlo.constant dense<5> : tensor<2500xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<2500xi32>
  %x7 = stablehlo.convert %x6 : (tensor<2500xi32>) -> tensor<2500xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<2500xf64>) -> tensor<25x100xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<25x100xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<1100xi32>
  %w1 = stablehlo.constant dense<5> : tensor<1100xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<1100xi32>
  %w3 = stablehlo.constant dense<7> : tensor<1100xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<1100xi32>
  %w5 = stablehlo.constant dense<3> : tensor<1100xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<1100xi32>
  %w7 = stablehlo.convert %w6 : (tensor<1100xi32>) -> tensor<1100xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<1100xf64>) -> tensor<100x11xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<100x11xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<25x100xf64>, tensor<100x11xf64>) -> tensor<25x11xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<25x100xf64>) -> tensor<25x100x11xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<100x11xf64>) -> tensor<25x100x11xf64>
  %m = stablehlo.multiply %a, %b : tensor<25x100x11xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<25x100x11xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<25x100x11xf64>, tensor<f64>) -> tensor<25x11xf64>
  check.expect_eq %r, %e : tensor<25x11xf64>
  func.return
}
func.func private @f32_1x500x2() {
  %x0 = stablehlo.iota dim = 0 : tensor<500xi32>
  %x1 = stablehlo.constant dense<7> : tensor<500xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<500xi32>
  %x3 = stablehlo.constant dense<11> : tensor<500xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<500xi32>
  %x5 = stablehlo.constant dense<5> : tensor<500xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<500xi32>
  %x7 = stablehlo.convert %x6 : (tensor<500xi32>) -> tensor<500xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<500xf32>) -> tensor<500x1xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<500x1xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<1000xi32>
  %w1 = stablehlo.constant dense<5> : tensor<1000xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<1000xi32>
  %w3 = stablehlo.constant dense<7> : tensor<1000xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<1000xi32>
  %w5 = stablehlo.constant dense<3> : tensor<1000xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<1000xi32>
  %w7 = stablehlo.convert %w6 : (tensor<1000xi32>) -> tensor<1000xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<1000xf32>) -> tensor<500x2xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<500x2xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<500x1xf32>, tensor<500x2xf32>) -> tensor<1x2xf32>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<500x1xf32>) -> tensor<1x500x2xf32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<500x2xf32>) -> tensor<1x500x2xf32>
  %m = stablehlo.multiply %a, %b : tensor<1x500x2xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<1x500x2xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x500x2xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.expect_eq %r, %e : tensor<1x2xf32>
  func.return
}
func.func private @f32_1x501x7() {
  %x0 = stablehlo.iota dim = 0 : tensor<501xi32>
  %x1 = stablehlo.constant dense<7> : tensor<501xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<501xi32>
  %x3 = stablehlo.constant dense<11> : tensor<501xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<501xi32>
  %x5 = stablehlo.constant dense<5> : tensor<501xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<501xi32>
  %x7 = stablehlo.convert %x6 : (tensor<501xi32>) -> tensor<501xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<501xf32>) -> tensor<1x501xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<1x501xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<3507xi32>
  %w1 = stablehlo.constant dense<5> : tensor<3507xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<3507xi32>
  %w3 = stablehlo.constant dense<7> : tensor<3507xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<3507xi32>
  %w5 = stablehlo.constant dense<3> : tensor<3507xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<3507xi32>
  %w7 = stablehlo.convert %w6 : (tensor<3507xi32>) -> tensor<3507xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<3507xf32>) -> tensor<501x7xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<501x7xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x501xf32>, tensor<501x7xf32>) -> tensor<1x7xf32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x501xf32>) -> tensor<1x501x7xf32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<501x7xf32>) -> tensor<1x501x7xf32>
  %m = stablehlo.multiply %a, %b : tensor<1x501x7xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<1x501x7xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x501x7xf32>, tensor<f32>) -> tensor<1x7xf32>
  check.expect_eq %r, %e : tensor<1x7xf32>
  func.return
}
func.func private @f32_1x300x12() {
  %x0 = stablehlo.iota dim = 0 : tensor<300xi32>
  %x1 = stablehlo.constant dense<7> : tensor<300xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<300xi32>
  %x3 = stablehlo.constant dense<11> : tensor<300xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<300xi32>
  %x5 = stablehlo.constant dense<5> : tensor<300xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<300xi32>
  %x7 = stablehlo.convert %x6 : (tensor<300xi32>) -> tensor<300xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<300xf32>) -> tensor<300x1xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<300x1xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<3600xi32>
  %w1 = stablehlo.constant dense<5> : tensor<3600xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<3600xi32>
  %w3 = stablehlo.constant dense<7> : tensor<3600xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<3600xi32>
  %w5 = stablehlo.constant dense<3> : tensor<3600xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<3600xi32>
  %w7 = stablehlo.convert %w6 : (tensor<3600xi32>) -> tensor<3600xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<3600xf32>) -> tensor<300x12xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<300x12xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<300x1xf32>, tensor<300x12xf32>) -> tensor<1x12xf32>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<300x1xf32>) -> tensor<1x300x12xf32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<300x12xf32>) -> tensor<1x300x12xf32>
  %m = stablehlo.multiply %a, %b : tensor<1x300x12xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<1x300x12xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x300x12xf32>, tensor<f32>) -> tensor<1x12xf32>
  check.expect_eq %r, %e : tensor<1x12xf32>
  func.return
}
func.func private @f32_1x700x16() {
  %x0 = stablehlo.iota dim = 0 : tensor<700xi32>
  %x1 = stablehlo.constant dense<7> : tensor<700xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<700xi32>
  %x3 = stablehlo.constant dense<11> : tensor<700xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<700xi32>
  %x5 = stablehlo.constant dense<5> : tensor<700xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<700xi32>
  %x7 = stablehlo.convert %x6 : (tensor<700xi32>) -> tensor<700xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<700xf32>) -> tensor<700x1xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<700x1xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<11200xi32>
  %w1 = stablehlo.constant dense<5> : tensor<11200xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<11200xi32>
  %w3 = stablehlo.constant dense<7> : tensor<11200xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<11200xi32>
  %w5 = stablehlo.constant dense<3> : tensor<11200xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<11200xi32>
  %w7 = stablehlo.convert %w6 : (tensor<11200xi32>) -> tensor<11200xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<11200xf32>) -> tensor<700x16xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<700x16xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<700x1xf32>, tensor<700x16xf32>) -> tensor<1x16xf32>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<700x1xf32>) -> tensor<1x700x16xf32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<700x16xf32>) -> tensor<1x700x16xf32>
  %m = stablehlo.multiply %a, %b : tensor<1x700x16xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<1x700x16xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x700x16xf32>, tensor<f32>) -> tensor<1x16xf32>
  check.expect_eq %r, %e : tensor<1x16xf32>
  func.return
}
func.func private @f32_1x600x33() {
  %x0 = stablehlo.iota dim = 0 : tensor<600xi32>
  %x1 = stablehlo.constant dense<7> : tensor<600xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<600xi32>
  %x3 = stablehlo.constant dense<11> : tensor<600xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<600xi32>
  %x5 = stablehlo.constant dense<5> : tensor<600xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<600xi32>
  %x7 = stablehlo.convert %x6 : (tensor<600xi32>) -> tensor<600xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<600xf32>) -> tensor<1x600xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<1x600xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<19800xi32>
  %w1 = stablehlo.constant dense<5> : tensor<19800xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<19800xi32>
  %w3 = stablehlo.constant dense<7> : tensor<19800xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<19800xi32>
  %w5 = stablehlo.constant dense<3> : tensor<19800xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<19800xi32>
  %w7 = stablehlo.convert %w6 : (tensor<19800xi32>) -> tensor<19800xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<19800xf32>) -> tensor<600x33xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<600x33xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x600xf32>, tensor<600x33xf32>) -> tensor<1x33xf32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x600xf32>) -> tensor<1x600x33xf32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<600x33xf32>) -> tensor<1x600x33xf32>
  %m = stablehlo.multiply %a, %b : tensor<1x600x33xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<1x600x33xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x600x33xf32>, tensor<f32>) -> tensor<1x33xf32>
  check.expect_eq %r, %e : tensor<1x33xf32>
  func.return
}
func.func private @f32_2x301x5() {
  %x0 = stablehlo.iota dim = 0 : tensor<602xi32>
  %x1 = stablehlo.constant dense<7> : tensor<602xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<602xi32>
  %x3 = stablehlo.constant dense<11> : tensor<602xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<602xi32>
  %x5 = stablehlo.constant dense<5> : tensor<602xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<602xi32>
  %x7 = stablehlo.convert %x6 : (tensor<602xi32>) -> tensor<602xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<602xf32>) -> tensor<301x2xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<301x2xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<1505xi32>
  %w1 = stablehlo.constant dense<5> : tensor<1505xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<1505xi32>
  %w3 = stablehlo.constant dense<7> : tensor<1505xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<1505xi32>
  %w5 = stablehlo.constant dense<3> : tensor<1505xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<1505xi32>
  %w7 = stablehlo.convert %w6 : (tensor<1505xi32>) -> tensor<1505xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<1505xf32>) -> tensor<301x5xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<301x5xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<301x2xf32>, tensor<301x5xf32>) -> tensor<2x5xf32>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<301x2xf32>) -> tensor<2x301x5xf32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<301x5xf32>) -> tensor<2x301x5xf32>
  %m = stablehlo.multiply %a, %b : tensor<2x301x5xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<2x301x5xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x301x5xf32>, tensor<f32>) -> tensor<2x5xf32>
  check.expect_eq %r, %e : tensor<2x5xf32>
  func.return
}
func.func private @f32_4x400x4() {
  %x0 = stablehlo.iota dim = 0 : tensor<1600xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1600xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1600xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1600xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1600xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1600xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1600xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1600xi32>) -> tensor<1600xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<1600xf32>) -> tensor<4x400xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<4x400xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<1600xi32>
  %w1 = stablehlo.constant dense<5> : tensor<1600xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<1600xi32>
  %w3 = stablehlo.constant dense<7> : tensor<1600xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<1600xi32>
  %w5 = stablehlo.constant dense<3> : tensor<1600xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<1600xi32>
  %w7 = stablehlo.convert %w6 : (tensor<1600xi32>) -> tensor<1600xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<1600xf32>) -> tensor<400x4xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<400x4xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x400xf32>, tensor<400x4xf32>) -> tensor<4x4xf32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<4x400xf32>) -> tensor<4x400x4xf32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<400x4xf32>) -> tensor<4x400x4xf32>
  %m = stablehlo.multiply %a, %b : tensor<4x400x4xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<4x400x4xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x400x4xf32>, tensor<f32>) -> tensor<4x4xf32>
  check.expect_eq %r, %e : tensor<4x4xf32>
  func.return
}
func.func private @f32_5x129x8() {
  %x0 = stablehlo.iota dim = 0 : tensor<645xi32>
  %x1 = stablehlo.constant dense<7> : tensor<645xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<645xi32>
  %x3 = stablehlo.constant dense<11> : tensor<645xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<645xi32>
  %x5 = stablehlo.constant dense<5> : tensor<645xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<645xi32>
  %x7 = stablehlo.convert %x6 : (tensor<645xi32>) -> tensor<645xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<645xf32>) -> tensor<129x5xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<129x5xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<1032xi32>
  %w1 = stablehlo.constant dense<5> : tensor<1032xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<1032xi32>
  %w3 = stablehlo.constant dense<7> : tensor<1032xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<1032xi32>
  %w5 = stablehlo.constant dense<3> : tensor<1032xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<1032xi32>
  %w7 = stablehlo.convert %w6 : (tensor<1032xi32>) -> tensor<1032xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<1032xf32>) -> tensor<129x8xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<129x8xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<129x5xf32>, tensor<129x8xf32>) -> tensor<5x8xf32>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<129x5xf32>) -> tensor<5x129x8xf32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<129x8xf32>) -> tensor<5x129x8xf32>
  %m = stablehlo.multiply %a, %b : tensor<5x129x8xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<5x129x8xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<5x129x8xf32>, tensor<f32>) -> tensor<5x8xf32>
  check.expect_eq %r, %e : tensor<5x8xf32>
  func.return
}
func.func private @f32_7x130x13() {
  %x0 = stablehlo.iota dim = 0 : tensor<910xi32>
  %x1 = stablehlo.constant dense<7> : tensor<910xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<910xi32>
  %x3 = stablehlo.constant dense<11> : tensor<910xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<910xi32>
  %x5 = stablehlo.constant dense<5> : tensor<910xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<910xi32>
  %x7 = stablehlo.convert %x6 : (tensor<910xi32>) -> tensor<910xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<910xf32>) -> tensor<7x130xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<7x130xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<1690xi32>
  %w1 = stablehlo.constant dense<5> : tensor<1690xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<1690xi32>
  %w3 = stablehlo.constant dense<7> : tensor<1690xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<1690xi32>
  %w5 = stablehlo.constant dense<3> : tensor<1690xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<1690xi32>
  %w7 = stablehlo.convert %w6 : (tensor<1690xi32>) -> tensor<1690xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<1690xf32>) -> tensor<130x13xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<130x13xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<7x130xf32>, tensor<130x13xf32>) -> tensor<7x13xf32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<7x130xf32>) -> tensor<7x130x13xf32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<130x13xf32>) -> tensor<7x130x13xf32>
  %m = stablehlo.multiply %a, %b : tensor<7x130x13xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<7x130x13xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<7x130x13xf32>, tensor<f32>) -> tensor<7x13xf32>
  check.expect_eq %r, %e : tensor<7x13xf32>
  func.return
}
func.func private @f32_8x200x20() {
  %x0 = stablehlo.iota dim = 0 : tensor<1600xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1600xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1600xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1600xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1600xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1600xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1600xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1600xi32>) -> tensor<1600xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<1600xf32>) -> tensor<8x200xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<8x200xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<4000xi32>
  %w1 = stablehlo.constant dense<5> : tensor<4000xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<4000xi32>
  %w3 = stablehlo.constant dense<7> : tensor<4000xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<4000xi32>
  %w5 = stablehlo.constant dense<3> : tensor<4000xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<4000xi32>
  %w7 = stablehlo.convert %w6 : (tensor<4000xi32>) -> tensor<4000xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<4000xf32>) -> tensor<200x20xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<200x20xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x200xf32>, tensor<200x20xf32>) -> tensor<8x20xf32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<8x200xf32>) -> tensor<8x200x20xf32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<200x20xf32>) -> tensor<8x200x20xf32>
  %m = stablehlo.multiply %a, %b : tensor<8x200x20xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<8x200x20xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x200x20xf32>, tensor<f32>) -> tensor<8x20xf32>
  check.expect_eq %r, %e : tensor<8x20xf32>
  func.return
}
func.func private @f32_13x90x15() {
  %x0 = stablehlo.iota dim = 0 : tensor<1170xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1170xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1170xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1170xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1170xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1170xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1170xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1170xi32>) -> tensor<1170xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<1170xf32>) -> tensor<13x90xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<13x90xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<1350xi32>
  %w1 = stablehlo.constant dense<5> : tensor<1350xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<1350xi32>
  %w3 = stablehlo.constant dense<7> : tensor<1350xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<1350xi32>
  %w5 = stablehlo.constant dense<3> : tensor<1350xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<1350xi32>
  %w7 = stablehlo.convert %w6 : (tensor<1350xi32>) -> tensor<1350xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<1350xf32>) -> tensor<90x15xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<90x15xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<13x90xf32>, tensor<90x15xf32>) -> tensor<13x15xf32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<13x90xf32>) -> tensor<13x90x15xf32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<90x15xf32>) -> tensor<13x90x15xf32>
  %m = stablehlo.multiply %a, %b : tensor<13x90x15xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<13x90x15xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<13x90x15xf32>, tensor<f32>) -> tensor<13x15xf32>
  check.expect_eq %r, %e : tensor<13x15xf32>
  func.return
}
func.func private @f32_24x70x9() {
  %x0 = stablehlo.iota dim = 0 : tensor<1680xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1680xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1680xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1680xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1680xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1680xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1680xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1680xi32>) -> tensor<1680xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<1680xf32>) -> tensor<70x24xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<70x24xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<630xi32>
  %w1 = stablehlo.constant dense<5> : tensor<630xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<630xi32>
  %w3 = stablehlo.constant dense<7> : tensor<630xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<630xi32>
  %w5 = stablehlo.constant dense<3> : tensor<630xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<630xi32>
  %w7 = stablehlo.convert %w6 : (tensor<630xi32>) -> tensor<630xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<630xf32>) -> tensor<70x9xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<70x9xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<70x24xf32>, tensor<70x9xf32>) -> tensor<24x9xf32>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<70x24xf32>) -> tensor<24x70x9xf32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<70x9xf32>) -> tensor<24x70x9xf32>
  %m = stablehlo.multiply %a, %b : tensor<24x70x9xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<24x70x9xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<24x70x9xf32>, tensor<f32>) -> tensor<24x9xf32>
  check.expect_eq %r, %e : tensor<24x9xf32>
  func.return
}
func.func private @f32_24x80x24() {
  %x0 = stablehlo.iota dim = 0 : tensor<1920xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1920xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1920xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1920xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1920xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1920xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1920xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1920xi32>) -> tensor<1920xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<1920xf32>) -> tensor<24x80xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<24x80xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<1920xi32>
  %w1 = stablehlo.constant dense<5> : tensor<1920xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<1920xi32>
  %w3 = stablehlo.constant dense<7> : tensor<1920xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<1920xi32>
  %w5 = stablehlo.constant dense<3> : tensor<1920xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<1920xi32>
  %w7 = stablehlo.convert %w6 : (tensor<1920xi32>) -> tensor<1920xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<1920xf32>) -> tensor<80x24xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<80x24xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<24x80xf32>, tensor<80x24xf32>) -> tensor<24x24xf32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<24x80xf32>) -> tensor<24x80x24xf32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<80x24xf32>) -> tensor<24x80x24xf32>
  %m = stablehlo.multiply %a, %b : tensor<24x80x24xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<24x80x24xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<24x80x24xf32>, tensor<f32>) -> tensor<24x24xf32>
  check.expect_eq %r, %e : tensor<24x24xf32>
  func.return
}
func.func private @f32_6x600x64() {
  %x0 = stablehlo.iota dim = 0 : tensor<3600xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3600xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3600xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3600xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3600xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3600xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3600xi32>
  %x7 = stablehlo.convert %x6 : (tensor<3600xi32>) -> tensor<3600xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<3600xf32>) -> tensor<6x600xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<6x600xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<38400xi32>
  %w1 = stablehlo.constant dense<5> : tensor<38400xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<38400xi32>
  %w3 = stablehlo.constant dense<7> : tensor<38400xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<38400xi32>
  %w5 = stablehlo.constant dense<3> : tensor<38400xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<38400xi32>
  %w7 = stablehlo.convert %w6 : (tensor<38400xi32>) -> tensor<38400xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<38400xf32>) -> tensor<600x64xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<600x64xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x600xf32>, tensor<600x64xf32>) -> tensor<6x64xf32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<6x600xf32>) -> tensor<6x600x64xf32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<600x64xf32>) -> tensor<6x600x64xf32>
  %m = stablehlo.multiply %a, %b : tensor<6x600x64xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<6x600x64xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<6x600x64xf32>, tensor<f32>) -> tensor<6x64xf32>
  check.expect_eq %r, %e : tensor<6x64xf32>
  func.return
}
func.func private @f32_25x100x11() {
  %x0 = stablehlo.iota dim = 0 : tensor<2500xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2500xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2500xi32>
  %x3 = stablehlo.constant dense<11> : tensor<2500xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2500xi32>
  %x5 = stablehlo.constant dense<5> : tensor<2500xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<2500xi32>
  %x7 = stablehlo.convert %x6 : (tensor<2500xi32>) -> tensor<2500xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<2500xf32>) -> tensor<25x100xf32>
  %x = stablehlo.optimization_barrier %x8 : tensor<25x100xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<1100xi32>
  %w1 = stablehlo.constant dense<5> : tensor<1100xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<1100xi32>
  %w3 = stablehlo.constant dense<7> : tensor<1100xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<1100xi32>
  %w5 = stablehlo.constant dense<3> : tensor<1100xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<1100xi32>
  %w7 = stablehlo.convert %w6 : (tensor<1100xi32>) -> tensor<1100xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<1100xf32>) -> tensor<100x11xf32>
  %w = stablehlo.optimization_barrier %w8 : tensor<100x11xf32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<25x100xf32>, tensor<100x11xf32>) -> tensor<25x11xf32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<25x100xf32>) -> tensor<25x100x11xf32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<100x11xf32>) -> tensor<25x100x11xf32>
  %m = stablehlo.multiply %a, %b : tensor<25x100x11xf32>
  %mb = stablehlo.optimization_barrier %m : tensor<25x100x11xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<25x100x11xf32>, tensor<f32>) -> tensor<25x11xf32>
  check.expect_eq %r, %e : tensor<25x11xf32>
  func.return
}
func.func private @f64_l37x4() {
  %x0 = stablehlo.iota dim = 0 : tensor<4xi32>
  %x1 = stablehlo.constant dense<7> : tensor<4xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<4xi32>
  %x3 = stablehlo.constant dense<11> : tensor<4xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<4xi32>
  %x5 = stablehlo.constant dense<5> : tensor<4xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<4xi32>
  %x7 = stablehlo.convert %x6 : (tensor<4xi32>) -> tensor<4xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<4xf64>) -> tensor<1x4xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<1x4xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<148xi32>
  %w1 = stablehlo.constant dense<5> : tensor<148xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<148xi32>
  %w3 = stablehlo.constant dense<7> : tensor<148xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<148xi32>
  %w5 = stablehlo.constant dense<3> : tensor<148xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<148xi32>
  %w7 = stablehlo.convert %w6 : (tensor<148xi32>) -> tensor<148xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<148xf64>) -> tensor<37x4xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<37x4xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<1x4xf64>, tensor<37x4xf64>) -> tensor<1x37xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x4xf64>) -> tensor<1x4x37xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [2, 1] : (tensor<37x4xf64>) -> tensor<1x4x37xf64>
  %m = stablehlo.multiply %a, %b : tensor<1x4x37xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x4x37xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x4x37xf64>, tensor<f64>) -> tensor<1x37xf64>
  check.expect_eq %r, %e : tensor<1x37xf64>
  func.return
}
func.func private @f64_l37x5() {
  %x0 = stablehlo.iota dim = 0 : tensor<5xi32>
  %x1 = stablehlo.constant dense<7> : tensor<5xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<5xi32>
  %x3 = stablehlo.constant dense<11> : tensor<5xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<5xi32>
  %x5 = stablehlo.constant dense<5> : tensor<5xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<5xi32>
  %x7 = stablehlo.convert %x6 : (tensor<5xi32>) -> tensor<5xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<5xf64>) -> tensor<1x5xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<1x5xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<185xi32>
  %w1 = stablehlo.constant dense<5> : tensor<185xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<185xi32>
  %w3 = stablehlo.constant dense<7> : tensor<185xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<185xi32>
  %w5 = stablehlo.constant dense<3> : tensor<185xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<185xi32>
  %w7 = stablehlo.convert %w6 : (tensor<185xi32>) -> tensor<185xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<185xf64>) -> tensor<37x5xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<37x5xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<1x5xf64>, tensor<37x5xf64>) -> tensor<1x37xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x5xf64>) -> tensor<1x5x37xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [2, 1] : (tensor<37x5xf64>) -> tensor<1x5x37xf64>
  %m = stablehlo.multiply %a, %b : tensor<1x5x37xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x5x37xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x5x37xf64>, tensor<f64>) -> tensor<1x37xf64>
  check.expect_eq %r, %e : tensor<1x37xf64>
  func.return
}
func.func private @f64_l37x7() {
  %x0 = stablehlo.iota dim = 0 : tensor<7xi32>
  %x1 = stablehlo.constant dense<7> : tensor<7xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<7xi32>
  %x3 = stablehlo.constant dense<11> : tensor<7xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<7xi32>
  %x5 = stablehlo.constant dense<5> : tensor<7xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<7xi32>
  %x7 = stablehlo.convert %x6 : (tensor<7xi32>) -> tensor<7xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<7xf64>) -> tensor<1x7xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<1x7xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<259xi32>
  %w1 = stablehlo.constant dense<5> : tensor<259xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<259xi32>
  %w3 = stablehlo.constant dense<7> : tensor<259xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<259xi32>
  %w5 = stablehlo.constant dense<3> : tensor<259xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<259xi32>
  %w7 = stablehlo.convert %w6 : (tensor<259xi32>) -> tensor<259xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<259xf64>) -> tensor<37x7xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<37x7xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<1x7xf64>, tensor<37x7xf64>) -> tensor<1x37xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x7xf64>) -> tensor<1x7x37xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [2, 1] : (tensor<37x7xf64>) -> tensor<1x7x37xf64>
  %m = stablehlo.multiply %a, %b : tensor<1x7x37xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x7x37xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x7x37xf64>, tensor<f64>) -> tensor<1x37xf64>
  check.expect_eq %r, %e : tensor<1x37xf64>
  func.return
}
func.func private @f64_l37x9() {
  %x0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %x1 = stablehlo.constant dense<7> : tensor<9xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<9xi32>
  %x3 = stablehlo.constant dense<11> : tensor<9xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<9xi32>
  %x5 = stablehlo.constant dense<5> : tensor<9xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<9xi32>
  %x7 = stablehlo.convert %x6 : (tensor<9xi32>) -> tensor<9xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<9xf64>) -> tensor<1x9xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<1x9xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<333xi32>
  %w1 = stablehlo.constant dense<5> : tensor<333xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<333xi32>
  %w3 = stablehlo.constant dense<7> : tensor<333xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<333xi32>
  %w5 = stablehlo.constant dense<3> : tensor<333xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<333xi32>
  %w7 = stablehlo.convert %w6 : (tensor<333xi32>) -> tensor<333xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<333xf64>) -> tensor<37x9xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<37x9xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<1x9xf64>, tensor<37x9xf64>) -> tensor<1x37xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x9xf64>) -> tensor<1x9x37xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [2, 1] : (tensor<37x9xf64>) -> tensor<1x9x37xf64>
  %m = stablehlo.multiply %a, %b : tensor<1x9x37xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x9x37xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x9x37xf64>, tensor<f64>) -> tensor<1x37xf64>
  check.expect_eq %r, %e : tensor<1x37xf64>
  func.return
}
func.func private @f64_l37x11() {
  %x0 = stablehlo.iota dim = 0 : tensor<11xi32>
  %x1 = stablehlo.constant dense<7> : tensor<11xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<11xi32>
  %x3 = stablehlo.constant dense<11> : tensor<11xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<11xi32>
  %x5 = stablehlo.constant dense<5> : tensor<11xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<11xi32>
  %x7 = stablehlo.convert %x6 : (tensor<11xi32>) -> tensor<11xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<11xf64>) -> tensor<1x11xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<1x11xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<407xi32>
  %w1 = stablehlo.constant dense<5> : tensor<407xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<407xi32>
  %w3 = stablehlo.constant dense<7> : tensor<407xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<407xi32>
  %w5 = stablehlo.constant dense<3> : tensor<407xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<407xi32>
  %w7 = stablehlo.convert %w6 : (tensor<407xi32>) -> tensor<407xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<407xf64>) -> tensor<37x11xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<37x11xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<1x11xf64>, tensor<37x11xf64>) -> tensor<1x37xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x11xf64>) -> tensor<1x11x37xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [2, 1] : (tensor<37x11xf64>) -> tensor<1x11x37xf64>
  %m = stablehlo.multiply %a, %b : tensor<1x11x37xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x11x37xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x11x37xf64>, tensor<f64>) -> tensor<1x37xf64>
  check.expect_eq %r, %e : tensor<1x37xf64>
  func.return
}
func.func private @f64_l37x12() {
  %x0 = stablehlo.iota dim = 0 : tensor<12xi32>
  %x1 = stablehlo.constant dense<7> : tensor<12xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<12xi32>
  %x3 = stablehlo.constant dense<11> : tensor<12xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<12xi32>
  %x5 = stablehlo.constant dense<5> : tensor<12xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<12xi32>
  %x7 = stablehlo.convert %x6 : (tensor<12xi32>) -> tensor<12xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<12xf64>) -> tensor<1x12xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<1x12xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<444xi32>
  %w1 = stablehlo.constant dense<5> : tensor<444xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<444xi32>
  %w3 = stablehlo.constant dense<7> : tensor<444xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<444xi32>
  %w5 = stablehlo.constant dense<3> : tensor<444xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<444xi32>
  %w7 = stablehlo.convert %w6 : (tensor<444xi32>) -> tensor<444xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<444xf64>) -> tensor<37x12xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<37x12xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<1x12xf64>, tensor<37x12xf64>) -> tensor<1x37xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x12xf64>) -> tensor<1x12x37xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [2, 1] : (tensor<37x12xf64>) -> tensor<1x12x37xf64>
  %m = stablehlo.multiply %a, %b : tensor<1x12x37xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x12x37xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x12x37xf64>, tensor<f64>) -> tensor<1x37xf64>
  check.expect_eq %r, %e : tensor<1x37xf64>
  func.return
}
func.func private @f64_l37x15() {
  %x0 = stablehlo.iota dim = 0 : tensor<15xi32>
  %x1 = stablehlo.constant dense<7> : tensor<15xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<15xi32>
  %x3 = stablehlo.constant dense<11> : tensor<15xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<15xi32>
  %x5 = stablehlo.constant dense<5> : tensor<15xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<15xi32>
  %x7 = stablehlo.convert %x6 : (tensor<15xi32>) -> tensor<15xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<15xf64>) -> tensor<1x15xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<1x15xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<555xi32>
  %w1 = stablehlo.constant dense<5> : tensor<555xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<555xi32>
  %w3 = stablehlo.constant dense<7> : tensor<555xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<555xi32>
  %w5 = stablehlo.constant dense<3> : tensor<555xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<555xi32>
  %w7 = stablehlo.convert %w6 : (tensor<555xi32>) -> tensor<555xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<555xf64>) -> tensor<37x15xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<37x15xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<1x15xf64>, tensor<37x15xf64>) -> tensor<1x37xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x15xf64>) -> tensor<1x15x37xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [2, 1] : (tensor<37x15xf64>) -> tensor<1x15x37xf64>
  %m = stablehlo.multiply %a, %b : tensor<1x15x37xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x15x37xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x15x37xf64>, tensor<f64>) -> tensor<1x37xf64>
  check.expect_eq %r, %e : tensor<1x37xf64>
  func.return
}
func.func private @f64_l37x16() {
  %x0 = stablehlo.iota dim = 0 : tensor<16xi32>
  %x1 = stablehlo.constant dense<7> : tensor<16xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<16xi32>
  %x3 = stablehlo.constant dense<11> : tensor<16xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<16xi32>
  %x5 = stablehlo.constant dense<5> : tensor<16xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<16xi32>
  %x7 = stablehlo.convert %x6 : (tensor<16xi32>) -> tensor<16xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<16xf64>) -> tensor<1x16xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<1x16xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<592xi32>
  %w1 = stablehlo.constant dense<5> : tensor<592xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<592xi32>
  %w3 = stablehlo.constant dense<7> : tensor<592xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<592xi32>
  %w5 = stablehlo.constant dense<3> : tensor<592xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<592xi32>
  %w7 = stablehlo.convert %w6 : (tensor<592xi32>) -> tensor<592xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<592xf64>) -> tensor<37x16xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<37x16xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<1x16xf64>, tensor<37x16xf64>) -> tensor<1x37xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x16xf64>) -> tensor<1x16x37xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [2, 1] : (tensor<37x16xf64>) -> tensor<1x16x37xf64>
  %m = stablehlo.multiply %a, %b : tensor<1x16x37xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x16x37xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x16x37xf64>, tensor<f64>) -> tensor<1x37xf64>
  check.expect_eq %r, %e : tensor<1x37xf64>
  func.return
}
func.func private @f64_l101x6() {
  %x0 = stablehlo.iota dim = 0 : tensor<6xi32>
  %x1 = stablehlo.constant dense<7> : tensor<6xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<6xi32>
  %x3 = stablehlo.constant dense<11> : tensor<6xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<6xi32>
  %x5 = stablehlo.constant dense<5> : tensor<6xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<6xi32>
  %x7 = stablehlo.convert %x6 : (tensor<6xi32>) -> tensor<6xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<6xf64>) -> tensor<1x6xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<1x6xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<606xi32>
  %w1 = stablehlo.constant dense<5> : tensor<606xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<606xi32>
  %w3 = stablehlo.constant dense<7> : tensor<606xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<606xi32>
  %w5 = stablehlo.constant dense<3> : tensor<606xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<606xi32>
  %w7 = stablehlo.convert %w6 : (tensor<606xi32>) -> tensor<606xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<606xf64>) -> tensor<101x6xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<101x6xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<1x6xf64>, tensor<101x6xf64>) -> tensor<1x101xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x6xf64>) -> tensor<1x6x101xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [2, 1] : (tensor<101x6xf64>) -> tensor<1x6x101xf64>
  %m = stablehlo.multiply %a, %b : tensor<1x6x101xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x6x101xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x6x101xf64>, tensor<f64>) -> tensor<1x101xf64>
  check.expect_eq %r, %e : tensor<1x101xf64>
  func.return
}
func.func private @f64_l101x7() {
  %x0 = stablehlo.iota dim = 0 : tensor<7xi32>
  %x1 = stablehlo.constant dense<7> : tensor<7xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<7xi32>
  %x3 = stablehlo.constant dense<11> : tensor<7xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<7xi32>
  %x5 = stablehlo.constant dense<5> : tensor<7xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<7xi32>
  %x7 = stablehlo.convert %x6 : (tensor<7xi32>) -> tensor<7xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<7xf64>) -> tensor<1x7xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<1x7xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<707xi32>
  %w1 = stablehlo.constant dense<5> : tensor<707xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<707xi32>
  %w3 = stablehlo.constant dense<7> : tensor<707xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<707xi32>
  %w5 = stablehlo.constant dense<3> : tensor<707xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<707xi32>
  %w7 = stablehlo.convert %w6 : (tensor<707xi32>) -> tensor<707xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<707xf64>) -> tensor<101x7xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<101x7xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<1x7xf64>, tensor<101x7xf64>) -> tensor<1x101xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x7xf64>) -> tensor<1x7x101xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [2, 1] : (tensor<101x7xf64>) -> tensor<1x7x101xf64>
  %m = stablehlo.multiply %a, %b : tensor<1x7x101xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x7x101xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x7x101xf64>, tensor<f64>) -> tensor<1x101xf64>
  check.expect_eq %r, %e : tensor<1x101xf64>
  func.return
}
func.func private @f64_l101x8() {
  %x0 = stablehlo.iota dim = 0 : tensor<8xi32>
  %x1 = stablehlo.constant dense<7> : tensor<8xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<8xi32>
  %x3 = stablehlo.constant dense<11> : tensor<8xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<8xi32>
  %x5 = stablehlo.constant dense<5> : tensor<8xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<8xi32>
  %x7 = stablehlo.convert %x6 : (tensor<8xi32>) -> tensor<8xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<8xf64>) -> tensor<1x8xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<1x8xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<808xi32>
  %w1 = stablehlo.constant dense<5> : tensor<808xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<808xi32>
  %w3 = stablehlo.constant dense<7> : tensor<808xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<808xi32>
  %w5 = stablehlo.constant dense<3> : tensor<808xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<808xi32>
  %w7 = stablehlo.convert %w6 : (tensor<808xi32>) -> tensor<808xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<808xf64>) -> tensor<101x8xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<101x8xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<1x8xf64>, tensor<101x8xf64>) -> tensor<1x101xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x8xf64>) -> tensor<1x8x101xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [2, 1] : (tensor<101x8xf64>) -> tensor<1x8x101xf64>
  %m = stablehlo.multiply %a, %b : tensor<1x8x101xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x8x101xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x8x101xf64>, tensor<f64>) -> tensor<1x101xf64>
  check.expect_eq %r, %e : tensor<1x101xf64>
  func.return
}
func.func private @f64_l101x9() {
  %x0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %x1 = stablehlo.constant dense<7> : tensor<9xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<9xi32>
  %x3 = stablehlo.constant dense<11> : tensor<9xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<9xi32>
  %x5 = stablehlo.constant dense<5> : tensor<9xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<9xi32>
  %x7 = stablehlo.convert %x6 : (tensor<9xi32>) -> tensor<9xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<9xf64>) -> tensor<1x9xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<1x9xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<909xi32>
  %w1 = stablehlo.constant dense<5> : tensor<909xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<909xi32>
  %w3 = stablehlo.constant dense<7> : tensor<909xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<909xi32>
  %w5 = stablehlo.constant dense<3> : tensor<909xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<909xi32>
  %w7 = stablehlo.convert %w6 : (tensor<909xi32>) -> tensor<909xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<909xf64>) -> tensor<101x9xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<101x9xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<1x9xf64>, tensor<101x9xf64>) -> tensor<1x101xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x9xf64>) -> tensor<1x9x101xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [2, 1] : (tensor<101x9xf64>) -> tensor<1x9x101xf64>
  %m = stablehlo.multiply %a, %b : tensor<1x9x101xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x9x101xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x9x101xf64>, tensor<f64>) -> tensor<1x101xf64>
  check.expect_eq %r, %e : tensor<1x101xf64>
  func.return
}
func.func private @f64_l2000x13() {
  %x0 = stablehlo.iota dim = 0 : tensor<13xi32>
  %x1 = stablehlo.constant dense<7> : tensor<13xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<13xi32>
  %x3 = stablehlo.constant dense<11> : tensor<13xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<13xi32>
  %x5 = stablehlo.constant dense<5> : tensor<13xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<13xi32>
  %x7 = stablehlo.convert %x6 : (tensor<13xi32>) -> tensor<13xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<13xf64>) -> tensor<1x13xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<1x13xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<26000xi32>
  %w1 = stablehlo.constant dense<5> : tensor<26000xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<26000xi32>
  %w3 = stablehlo.constant dense<7> : tensor<26000xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<26000xi32>
  %w5 = stablehlo.constant dense<3> : tensor<26000xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<26000xi32>
  %w7 = stablehlo.convert %w6 : (tensor<26000xi32>) -> tensor<26000xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<26000xf64>) -> tensor<2000x13xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<2000x13xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<1x13xf64>, tensor<2000x13xf64>) -> tensor<1x2000xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x13xf64>) -> tensor<1x13x2000xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [2, 1] : (tensor<2000x13xf64>) -> tensor<1x13x2000xf64>
  %m = stablehlo.multiply %a, %b : tensor<1x13x2000xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x13x2000xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x13x2000xf64>, tensor<f64>) -> tensor<1x2000xf64>
  check.expect_eq %r, %e : tensor<1x2000xf64>
  func.return
}
func.func private @f64_r4x65x4() {
  %x0 = stablehlo.iota dim = 0 : tensor<260xi32>
  %x1 = stablehlo.constant dense<7> : tensor<260xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<260xi32>
  %x3 = stablehlo.constant dense<11> : tensor<260xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<260xi32>
  %x5 = stablehlo.constant dense<5> : tensor<260xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<260xi32>
  %x7 = stablehlo.convert %x6 : (tensor<260xi32>) -> tensor<260xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<260xf64>) -> tensor<4x65xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<4x65xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<260xi32>
  %w1 = stablehlo.constant dense<5> : tensor<260xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<260xi32>
  %w3 = stablehlo.constant dense<7> : tensor<260xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<260xi32>
  %w5 = stablehlo.constant dense<3> : tensor<260xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<260xi32>
  %w7 = stablehlo.convert %w6 : (tensor<260xi32>) -> tensor<260xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<260xf64>) -> tensor<4x65xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<4x65xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<4x65xf64>, tensor<4x65xf64>) -> tensor<4x4xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<4x65xf64>) -> tensor<4x65x4xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [2, 1] : (tensor<4x65xf64>) -> tensor<4x65x4xf64>
  %m = stablehlo.multiply %a, %b : tensor<4x65x4xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<4x65x4xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x65x4xf64>, tensor<f64>) -> tensor<4x4xf64>
  check.expect_eq %r, %e : tensor<4x4xf64>
  func.return
}
func.func private @f64_r5x100x8() {
  %x0 = stablehlo.iota dim = 0 : tensor<500xi32>
  %x1 = stablehlo.constant dense<7> : tensor<500xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<500xi32>
  %x3 = stablehlo.constant dense<11> : tensor<500xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<500xi32>
  %x5 = stablehlo.constant dense<5> : tensor<500xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<500xi32>
  %x7 = stablehlo.convert %x6 : (tensor<500xi32>) -> tensor<500xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<500xf64>) -> tensor<5x100xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<5x100xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<800xi32>
  %w1 = stablehlo.constant dense<5> : tensor<800xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<800xi32>
  %w3 = stablehlo.constant dense<7> : tensor<800xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<800xi32>
  %w5 = stablehlo.constant dense<3> : tensor<800xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<800xi32>
  %w7 = stablehlo.convert %w6 : (tensor<800xi32>) -> tensor<800xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<800xf64>) -> tensor<8x100xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<8x100xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<5x100xf64>, tensor<8x100xf64>) -> tensor<5x8xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<5x100xf64>) -> tensor<5x100x8xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [2, 1] : (tensor<8x100xf64>) -> tensor<5x100x8xf64>
  %m = stablehlo.multiply %a, %b : tensor<5x100x8xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<5x100x8xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<5x100x8xf64>, tensor<f64>) -> tensor<5x8xf64>
  check.expect_eq %r, %e : tensor<5x8xf64>
  func.return
}
func.func private @f64_r8x130x8() {
  %x0 = stablehlo.iota dim = 0 : tensor<1040xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1040xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1040xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1040xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1040xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1040xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1040xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1040xi32>) -> tensor<1040xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<1040xf64>) -> tensor<8x130xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<8x130xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<1040xi32>
  %w1 = stablehlo.constant dense<5> : tensor<1040xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<1040xi32>
  %w3 = stablehlo.constant dense<7> : tensor<1040xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<1040xi32>
  %w5 = stablehlo.constant dense<3> : tensor<1040xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<1040xi32>
  %w7 = stablehlo.convert %w6 : (tensor<1040xi32>) -> tensor<1040xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<1040xf64>) -> tensor<8x130xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<8x130xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<8x130xf64>, tensor<8x130xf64>) -> tensor<8x8xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<8x130xf64>) -> tensor<8x130x8xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [2, 1] : (tensor<8x130xf64>) -> tensor<8x130x8xf64>
  %m = stablehlo.multiply %a, %b : tensor<8x130x8xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<8x130x8xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x130x8xf64>, tensor<f64>) -> tensor<8x8xf64>
  check.expect_eq %r, %e : tensor<8x8xf64>
  func.return
}
func.func private @f64_r6x77x7() {
  %x0 = stablehlo.iota dim = 0 : tensor<462xi32>
  %x1 = stablehlo.constant dense<7> : tensor<462xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<462xi32>
  %x3 = stablehlo.constant dense<11> : tensor<462xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<462xi32>
  %x5 = stablehlo.constant dense<5> : tensor<462xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<462xi32>
  %x7 = stablehlo.convert %x6 : (tensor<462xi32>) -> tensor<462xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<462xf64>) -> tensor<6x77xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<6x77xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<539xi32>
  %w1 = stablehlo.constant dense<5> : tensor<539xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<539xi32>
  %w3 = stablehlo.constant dense<7> : tensor<539xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<539xi32>
  %w5 = stablehlo.constant dense<3> : tensor<539xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<539xi32>
  %w7 = stablehlo.convert %w6 : (tensor<539xi32>) -> tensor<539xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<539xf64>) -> tensor<7x77xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<7x77xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<6x77xf64>, tensor<7x77xf64>) -> tensor<6x7xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<6x77xf64>) -> tensor<6x77x7xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [2, 1] : (tensor<7x77xf64>) -> tensor<6x77x7xf64>
  %m = stablehlo.multiply %a, %b : tensor<6x77x7xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<6x77x7xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<6x77x7xf64>, tensor<f64>) -> tensor<6x7xf64>
  check.expect_eq %r, %e : tensor<6x7xf64>
  func.return
}
func.func private @f64_r8x64x8() {
  %x0 = stablehlo.iota dim = 0 : tensor<512xi32>
  %x1 = stablehlo.constant dense<7> : tensor<512xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<512xi32>
  %x3 = stablehlo.constant dense<11> : tensor<512xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<512xi32>
  %x5 = stablehlo.constant dense<5> : tensor<512xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<512xi32>
  %x7 = stablehlo.convert %x6 : (tensor<512xi32>) -> tensor<512xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<512xf64>) -> tensor<8x64xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<8x64xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<512xi32>
  %w1 = stablehlo.constant dense<5> : tensor<512xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<512xi32>
  %w3 = stablehlo.constant dense<7> : tensor<512xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<512xi32>
  %w5 = stablehlo.constant dense<3> : tensor<512xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<512xi32>
  %w7 = stablehlo.convert %w6 : (tensor<512xi32>) -> tensor<512xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<512xf64>) -> tensor<8x64xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<8x64xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<8x64xf64>, tensor<8x64xf64>) -> tensor<8x8xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<8x64xf64>) -> tensor<8x64x8xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [2, 1] : (tensor<8x64xf64>) -> tensor<8x64x8xf64>
  %m = stablehlo.multiply %a, %b : tensor<8x64x8xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<8x64x8xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x64x8xf64>, tensor<f64>) -> tensor<8x8xf64>
  check.expect_eq %r, %e : tensor<8x8xf64>
  func.return
}
func.func private @f64_r7x300x3() {
  %x0 = stablehlo.iota dim = 0 : tensor<2100xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2100xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2100xi32>
  %x3 = stablehlo.constant dense<11> : tensor<2100xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2100xi32>
  %x5 = stablehlo.constant dense<5> : tensor<2100xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<2100xi32>
  %x7 = stablehlo.convert %x6 : (tensor<2100xi32>) -> tensor<2100xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<2100xf64>) -> tensor<7x300xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<7x300xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<900xi32>
  %w1 = stablehlo.constant dense<5> : tensor<900xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<900xi32>
  %w3 = stablehlo.constant dense<7> : tensor<900xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<900xi32>
  %w5 = stablehlo.constant dense<3> : tensor<900xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<900xi32>
  %w7 = stablehlo.convert %w6 : (tensor<900xi32>) -> tensor<900xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<900xf64>) -> tensor<3x300xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<3x300xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<7x300xf64>, tensor<3x300xf64>) -> tensor<7x3xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<7x300xf64>) -> tensor<7x300x3xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [2, 1] : (tensor<3x300xf64>) -> tensor<7x300x3xf64>
  %m = stablehlo.multiply %a, %b : tensor<7x300x3xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<7x300x3xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<7x300x3xf64>, tensor<f64>) -> tensor<7x3xf64>
  check.expect_eq %r, %e : tensor<7x3xf64>
  func.return
}
func.func private @f64_r8x90x9() {
  %x0 = stablehlo.iota dim = 0 : tensor<720xi32>
  %x1 = stablehlo.constant dense<7> : tensor<720xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<720xi32>
  %x3 = stablehlo.constant dense<11> : tensor<720xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<720xi32>
  %x5 = stablehlo.constant dense<5> : tensor<720xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<720xi32>
  %x7 = stablehlo.convert %x6 : (tensor<720xi32>) -> tensor<720xf64>
  %x8 = stablehlo.reshape %x7 : (tensor<720xf64>) -> tensor<8x90xf64>
  %x = stablehlo.optimization_barrier %x8 : tensor<8x90xf64>
  %w0 = stablehlo.iota dim = 0 : tensor<810xi32>
  %w1 = stablehlo.constant dense<5> : tensor<810xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<810xi32>
  %w3 = stablehlo.constant dense<7> : tensor<810xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<810xi32>
  %w5 = stablehlo.constant dense<3> : tensor<810xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<810xi32>
  %w7 = stablehlo.convert %w6 : (tensor<810xi32>) -> tensor<810xf64>
  %w8 = stablehlo.reshape %w7 : (tensor<810xf64>) -> tensor<9x90xf64>
  %w = stablehlo.optimization_barrier %w8 : tensor<9x90xf64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<8x90xf64>, tensor<9x90xf64>) -> tensor<8x9xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<8x90xf64>) -> tensor<8x90x9xf64>
  %b = stablehlo.broadcast_in_dim %w, dims = [2, 1] : (tensor<9x90xf64>) -> tensor<8x90x9xf64>
  %m = stablehlo.multiply %a, %b : tensor<8x90x9xf64>
  %mb = stablehlo.optimization_barrier %m : tensor<8x90x9xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x90x9xf64>, tensor<f64>) -> tensor<8x9xf64>
  check.expect_eq %r, %e : tensor<8x9xf64>
  func.return
}
