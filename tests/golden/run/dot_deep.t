// Deep products: sums of blocks are as exact as a block's.  In order of the depth
// the first of these is off by 0.02.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %a1 = stablehlo.constant dense<0.1> : tensor<16592x2xf32>
  %b1 = stablehlo.constant dense<0.3> : tensor<16592x3xf32>
  %a, %b = stablehlo.optimization_barrier %a1, %b1 : tensor<16592x2xf32>, tensor<16592x3xf32>
  %1 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<16592x2xf32>, tensor<16592x3xf32>) -> tensor<2x3xf32>
  check.expect_almost_eq_const %1, dense<497.76> : tensor<2x3xf32>, tolerance = 8.0e-3
  %at = stablehlo.transpose %a, dims = [1, 0] : (tensor<16592x2xf32>) -> tensor<2x16592xf32>
  %2 = stablehlo.dot_general %at, %b, contracting_dims = [1] x [0] : (tensor<2x16592xf32>, tensor<16592x3xf32>) -> tensor<2x3xf32>
  check.expect_almost_eq_const %2, dense<497.76> : tensor<2x3xf32>, tolerance = 8.0e-3
  // A prime depth: 15 blocks and a rest; batches in the middle.
  %i = stablehlo.iota dim = 0 : tensor<8009x3x4xf32>
  %c8009 = stablehlo.constant dense<8009.0> : tensor<8009x3x4xf32>
  %c1 = stablehlo.divide %i, %c8009 : tensor<8009x3x4xf32>
  %d1 = stablehlo.constant dense<2.0> : tensor<5x3x8009xf32>
  %c, %d = stablehlo.optimization_barrier %c1, %d1 : tensor<8009x3x4xf32>, tensor<5x3x8009xf32>
  %3 = stablehlo.dot_general %c, %d, batching_dims = [1] x [1], contracting_dims = [0] x [2] : (tensor<8009x3x4xf32>, tensor<5x3x8009xf32>) -> tensor<3x4x5xf32>
  check.expect_almost_eq_const %3, dense<8008.0> : tensor<3x4x5xf32>, tolerance = 3.0e-2
  // Complex numbers, and what follows.
  %z = stablehlo.complex %a, %a : tensor<16592x2xcomplex<f32>>
  %4 = stablehlo.dot_general %z, %z, contracting_dims = [0] x [0] : (tensor<16592x2xcomplex<f32>>, tensor<16592x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  check.expect_almost_eq_const %4, dense<(0.0, 331.84)> : tensor<2x2xcomplex<f32>>, tolerance = 8.0e-3
  %five = stablehlo.constant dense<500.0> : tensor<2x3xf32>
  %5 = stablehlo.subtract %five, %1 : tensor<2x3xf32>
  check.expect_almost_eq_const %5, dense<2.24> : tensor<2x3xf32>, tolerance = 8.0e-3
  func.return
}
