// select_and_scatter of complex numbers: windows that lie apart, meet, hold padding
// alone; by real parts, imaginary ones, both; sums and products.  Oracle: numpy.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @apart() : () -> ()
  func.call @meeting() : () -> ()
  func.call @padding() : () -> ()
  func.call @product() : () -> ()
  func.return
}
func.func private @apart() {
  %x0 = stablehlo.constant dense<[[[(3.0, -1.0), (-4.0, -1.0), (-3.0, 1.0), (-2.0, 1.0), (-3.0, -3.0), (3.0, 2.0)], [(3.0, 2.0), (1.0, 4.0), (-4.0, 3.0), (-4.0, -2.0), (-2.0, -2.0), (-1.0, 1.0)], [(1.0, 1.0), (0.0, 2.0), (-2.0, 3.0), (-3.0, -2.0), (2.0, 4.0), (2.0, -4.0)], [(-4.0, -4.0), (-3.0, 4.0), (0.0, 4.0), (-1.0, -2.0), (3.0, -3.0), (0.0, -2.0)]]]> : tensor<1x4x6xcomplex<f32>>
  %x = stablehlo.optimization_barrier %x0 : tensor<1x4x6xcomplex<f32>>
  %s0 = stablehlo.constant dense<[[[(-4.0, -3.0), (4.0, 2.0), (1.0, 0.0)], [(1.0, -4.0), (-2.0, -2.0), (0.0, 2.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %s = stablehlo.optimization_barrier %s0 : tensor<1x2x3xcomplex<f32>>
  %z = stablehlo.constant dense<(1.0, -2.0)> : tensor<complex<f32>>
  %r = "stablehlo.select_and_scatter"(%x, %s, %z) ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %p = stablehlo.real %a : (tensor<complex<f32>>) -> tensor<f32>
    %q = stablehlo.real %b : (tensor<complex<f32>>) -> tensor<f32>
    %k = stablehlo.compare GE, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %k : tensor<i1>
  }, {
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %c = stablehlo.add %a, %b : tensor<complex<f32>>
    stablehlo.return %c : tensor<complex<f32>>
  }) {window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 2, 2>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>} : (tensor<1x4x6xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x4x6xcomplex<f32>>
  %e = stablehlo.constant dense<[[[(-3.0, -5.0), (1.0, -2.0), (1.0, -2.0), (5.0, 0.0), (1.0, -2.0), (2.0, -2.0)], [(1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0)], [(2.0, -6.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0)], [(1.0, -2.0), (1.0, -2.0), (-1.0, -4.0), (1.0, -2.0), (1.0, 0.0), (1.0, -2.0)]]]> : tensor<1x4x6xcomplex<f32>>
  %p = stablehlo.compare EQ, %r, %e : (tensor<1x4x6xcomplex<f32>>, tensor<1x4x6xcomplex<f32>>) -> tensor<1x4x6xi1>
  %yes = stablehlo.constant dense<true> : tensor<1x4x6xi1>
  check.expect_eq %p, %yes : tensor<1x4x6xi1>
  func.return
}
func.func private @meeting() {
  %x0 = stablehlo.constant dense<[[(0.0, -1.0), (-1.0, 3.0), (-2.0, 3.0), (-4.0, 1.0)], [(1.0, -4.0), (1.0, 2.0), (0.0, -2.0), (4.0, 3.0)], [(4.0, 4.0), (-3.0, -1.0), (1.0, 4.0), (1.0, 2.0)], [(-2.0, -2.0), (-2.0, 3.0), (0.0, -1.0), (2.0, -4.0)], [(-2.0, 1.0), (2.0, 3.0), (1.0, 1.0), (-3.0, -1.0)]]> : tensor<5x4xcomplex<f32>>
  %x = stablehlo.optimization_barrier %x0 : tensor<5x4xcomplex<f32>>
  %s0 = stablehlo.constant dense<[[(4.0, 3.0), (0.0, -3.0), (-1.0, -4.0), (-3.0, 2.0)], [(-3.0, -3.0), (2.0, 2.0), (3.0, -2.0), (-2.0, 1.0)], [(1.0, 4.0), (3.0, 4.0), (-3.0, 0.0), (-2.0, -3.0)], [(0.0, -2.0), (1.0, 3.0), (-1.0, 1.0), (-1.0, -3.0)], [(-3.0, 3.0), (1.0, 4.0), (4.0, 4.0), (-3.0, 1.0)]]> : tensor<5x4xcomplex<f32>>
  %s = stablehlo.optimization_barrier %s0 : tensor<5x4xcomplex<f32>>
  %z = stablehlo.constant dense<(1.0, -2.0)> : tensor<complex<f32>>
  %r = "stablehlo.select_and_scatter"(%x, %s, %z) ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %p = stablehlo.real %a : (tensor<complex<f32>>) -> tensor<f32>
    %q = stablehlo.real %b : (tensor<complex<f32>>) -> tensor<f32>
    %p1 = stablehlo.imag %a : (tensor<complex<f32>>) -> tensor<f32>
    %q1 = stablehlo.imag %b : (tensor<complex<f32>>) -> tensor<f32>
    %p2 = stablehlo.abs %p : tensor<f32>
    %q2 = stablehlo.abs %q : tensor<f32>
    %p3 = stablehlo.abs %p1 : tensor<f32>
    %q3 = stablehlo.abs %q1 : tensor<f32>
    %p4 = stablehlo.add %p2, %p3 : tensor<f32>
    %q4 = stablehlo.add %q2, %q3 : tensor<f32>
    %k = stablehlo.compare GT, %p4, %q4 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %k : tensor<i1>
  }, {
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %c = stablehlo.add %a, %b : tensor<complex<f32>>
    stablehlo.return %c : tensor<complex<f32>>
  }) {window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 1]]> : tensor<2x2xi64>} : (tensor<5x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x4xcomplex<f32>>
  %e = stablehlo.constant dense<[[(1.0, -2.0), (1.0, -2.0), (1.0, -5.0), (1.0, -2.0)], [(5.0, 1.0), (1.0, -2.0), (1.0, -2.0), (-7.0, -8.0)], [(-1.0, -3.0), (1.0, -2.0), (3.0, 0.0), (1.0, -2.0)], [(1.0, -2.0), (4.0, 2.0), (1.0, -2.0), (0.0, 1.0)], [(1.0, -2.0), (0.0, 8.0), (1.0, -2.0), (1.0, -2.0)]]> : tensor<5x4xcomplex<f32>>
  %p = stablehlo.compare EQ, %r, %e : (tensor<5x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>) -> tensor<5x4xi1>
  %yes = stablehlo.constant dense<true> : tensor<5x4xi1>
  check.expect_eq %p, %yes : tensor<5x4xi1>
  func.return
}
func.func private @padding() {
  %x0 = stablehlo.constant dense<[(4.0, 3.0), (1.0, -1.0), (0.0, 3.0), (4.0, 4.0), (1.0, -4.0)]> : tensor<5xcomplex<f64>>
  %x = stablehlo.optimization_barrier %x0 : tensor<5xcomplex<f64>>
  %s0 = stablehlo.constant dense<[(0.0, 1.0), (-1.0, 3.0), (-4.0, 0.0), (-4.0, -3.0), (-2.0, -4.0), (-3.0, -2.0), (2.0, -1.0), (-3.0, 0.0)]> : tensor<8xcomplex<f64>>
  %s = stablehlo.optimization_barrier %s0 : tensor<8xcomplex<f64>>
  %z = stablehlo.constant dense<(1.0, -2.0)> : tensor<complex<f64>>
  %r = "stablehlo.select_and_scatter"(%x, %s, %z) ({
  ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
    %p = stablehlo.imag %a : (tensor<complex<f64>>) -> tensor<f64>
    %q = stablehlo.imag %b : (tensor<complex<f64>>) -> tensor<f64>
    %k = stablehlo.compare LE, %p, %q : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %k : tensor<i1>
  }, {
  ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
    %c = stablehlo.add %a, %b : tensor<complex<f64>>
    stablehlo.return %c : tensor<complex<f64>>
  }) {window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, padding = dense<[[2, 2]]> : tensor<1x2xi64>} : (tensor<5xcomplex<f64>>, tensor<8xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5xcomplex<f64>>
  %e = stablehlo.constant dense<[(0.0, 1.0), (-7.0, -5.0), (-1.0, -6.0), (1.0, -2.0), (0.0, -5.0)]> : tensor<5xcomplex<f64>>
  %p = stablehlo.compare EQ, %r, %e : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> tensor<5xi1>
  %yes = stablehlo.constant dense<true> : tensor<5xi1>
  check.expect_eq %p, %yes : tensor<5xi1>
  func.return
}
func.func private @product() {
  %x0 = stablehlo.constant dense<[[(-2.0, 2.0), (3.0, 1.0), (1.0, -1.0), (4.0, -3.0), (4.0, 1.0)], [(2.0, -4.0), (-4.0, 2.0), (-3.0, 3.0), (2.0, 2.0), (0.0, -4.0)], [(4.0, 0.0), (2.0, -2.0), (3.0, 0.0), (-4.0, 2.0), (-2.0, -3.0)]]> : tensor<3x5xcomplex<f64>>
  %x = stablehlo.optimization_barrier %x0 : tensor<3x5xcomplex<f64>>
  %s0 = stablehlo.constant dense<[[(-4.0, 4.0), (0.0, 0.0)], [(1.0, 4.0), (-3.0, 0.0)]]> : tensor<2x2xcomplex<f64>>
  %s = stablehlo.optimization_barrier %s0 : tensor<2x2xcomplex<f64>>
  %z = stablehlo.constant dense<(1.0, -2.0)> : tensor<complex<f64>>
  %r = "stablehlo.select_and_scatter"(%x, %s, %z) ({
  ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
    %p = stablehlo.real %a : (tensor<complex<f64>>) -> tensor<f64>
    %q = stablehlo.real %b : (tensor<complex<f64>>) -> tensor<f64>
    %k = stablehlo.compare GE, %p, %q : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %k : tensor<i1>
  }, {
  ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
    %c = stablehlo.multiply %a, %b : tensor<complex<f64>>
    stablehlo.return %c : tensor<complex<f64>>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>} : (tensor<3x5xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
  %e = stablehlo.constant dense<[[(1.0, -2.0), (4.0, 12.0), (1.0, -2.0), (0.0, 0.0), (1.0, -2.0)], [(1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0)], [(9.0, 2.0), (1.0, -2.0), (-3.0, 6.0), (1.0, -2.0), (1.0, -2.0)]]> : tensor<3x5xcomplex<f64>>
  %p = stablehlo.compare EQ, %r, %e : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> tensor<3x5xi1>
  %yes = stablehlo.constant dense<true> : tensor<3x5xi1>
  check.expect_eq %p, %yes : tensor<3x5xi1>
  func.return
}
