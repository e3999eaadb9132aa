// Products of complex numbers with a result of another width: the compiler made a
// program that failed its check.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %x0 = stablehlo.constant dense<[[(1.0, 2.0), (0.0, -1.0), (3.0, 0.0)], [(2.0, -2.0), (1.0, 1.0), (-1.0, 4.0)]]> : tensor<2x3xcomplex<f32>>
  %y0 = stablehlo.constant dense<[[(0.0, 1.0)], [(2.0, 2.0)], [(-1.0, 3.0)]]> : tensor<3x1xcomplex<f32>>
  %x = stablehlo.optimization_barrier %x0 : tensor<2x3xcomplex<f32>>
  %y = stablehlo.optimization_barrier %y0 : tensor<3x1xcomplex<f32>>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x3xcomplex<f32>>, tensor<3x1xcomplex<f32>>) -> tensor<2x1xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(-3.0, 8.0)], [(-9.0, -1.0)]]> : tensor<2x1xcomplex<f64>>
  %p = stablehlo.convert %x : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f64>>
  %q = stablehlo.convert %y : (tensor<3x1xcomplex<f32>>) -> tensor<3x1xcomplex<f64>>
  %s = stablehlo.dot_general %p, %q, contracting_dims = [1] x [0] : (tensor<2x3xcomplex<f64>>, tensor<3x1xcomplex<f64>>) -> tensor<2x1xcomplex<f32>>
  check.expect_eq_const %s, dense<[[(-3.0, 8.0)], [(-9.0, -1.0)]]> : tensor<2x1xcomplex<f32>>
  %g0 = stablehlo.constant dense<1> : tensor<2xi32>
  %g = stablehlo.optimization_barrier %g0 : tensor<2xi32>
  %yy = stablehlo.broadcast_in_dim %y, dims = [1, 2] : (tensor<3x1xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
  %t = "chlo.ragged_dot"(%x, %yy, %g) <{precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x3xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>, tensor<2xi32>) -> tensor<2x1xcomplex<f64>>
  check.expect_eq_const %t, dense<[[(-3.0, 8.0)], [(-9.0, -1.0)]]> : tensor<2x1xcomplex<f64>>
  func.return
}
