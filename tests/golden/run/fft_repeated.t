// Transforms of real lines whose elements are one and the same in memory.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %a1 = stablehlo.constant dense<1.5> : tensor<f32>
  %a2 = stablehlo.optimization_barrier %a1 : tensor<f32>
  %a = stablehlo.broadcast_in_dim %a2, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %af = stablehlo.fft %a, type = RFFT, length = [8] : (tensor<8xf32>) -> tensor<5xcomplex<f32>>
  check.expect_almost_eq_const %af, dense<[(12.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)]> : tensor<5xcomplex<f32>>
  %b1 = stablehlo.constant dense<[1.0, 2.0, 3.0, -4.0, 5.0]> : tensor<5xf64>
  %b2 = stablehlo.optimization_barrier %b1 : tensor<5xf64>
  %b = stablehlo.broadcast_in_dim %b2, dims = [0] : (tensor<5xf64>) -> tensor<5x6xf64>
  %bf = stablehlo.fft %b, type = RFFT, length = [6] : (tensor<5x6xf64>) -> tensor<5x4xcomplex<f64>>
  check.expect_almost_eq_const %bf, dense<[[(6.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(12.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(18.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(-24.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(30.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)]]> : tensor<5x4xcomplex<f64>>
  %c1 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %c2 = stablehlo.optimization_barrier %c1 : tensor<2xf32>
  %c = stablehlo.broadcast_in_dim %c2, dims = [0] : (tensor<2xf32>) -> tensor<2x64xf32>
  %cf = stablehlo.fft %c, type = RFFT, length = [64] : (tensor<2x64xf32>) -> tensor<2x33xcomplex<f32>>
  %cs = stablehlo.slice %cf [0:2, 0:1] : (tensor<2x33xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
  %cr = stablehlo.slice %cf [0:2, 1:33] : (tensor<2x33xcomplex<f32>>) -> tensor<2x32xcomplex<f32>>
  check.expect_almost_eq_const %cs, dense<[[(64.0, 0.0)], [(128.0, 0.0)]]> : tensor<2x1xcomplex<f32>>
  check.expect_almost_eq_const %cr, dense<(0.0, 0.0)> : tensor<2x32xcomplex<f32>>
  %ci = stablehlo.fft %cf, type = IRFFT, length = [64] : (tensor<2x33xcomplex<f32>>) -> tensor<2x64xf32>
  check.expect_almost_eq %ci, %c : tensor<2x64xf32>
  func.return
}
