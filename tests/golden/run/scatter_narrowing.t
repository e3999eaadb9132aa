// A body that replaces the element by the update, brought to a narrower type and
// back, is no copy: single elements, and rows.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %p0 = stablehlo.constant dense<[[2], [0], [1]]> : tensor<3x1xi32>
  %p = stablehlo.optimization_barrier %p0 : tensor<3x1xi32>
  %x0 = stablehlo.constant dense<[300.1, 1.001, -1000.7]> : tensor<3xf32>
  %x = stablehlo.optimization_barrier %x0 : tensor<3xf32>
  %fz = stablehlo.constant dense<0.0> : tensor<3xf32>
  %f = "stablehlo.scatter"(%fz, %p, %x) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.convert %b : (tensor<f32>) -> tensor<bf16>
      %d = stablehlo.convert %c : (tensor<bf16>) -> tensor<f32>
      stablehlo.return %d : tensor<f32>
  }) : (tensor<3xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %f, dense<[1.0, -1000.0, 300.0]> : tensor<3xf32>
  %y0 = stablehlo.constant dense<[9, 100, -100]> : tensor<3xi8>
  %y = stablehlo.optimization_barrier %y0 : tensor<3xi8>
  %iz = stablehlo.constant dense<0> : tensor<3xi8>
  %i = "stablehlo.scatter"(%iz, %p, %y) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %c = stablehlo.convert %b : (tensor<i8>) -> tensor<i4>
      %d = stablehlo.convert %c : (tensor<i4>) -> tensor<i8>
      stablehlo.return %d : tensor<i8>
  }) : (tensor<3xi8>, tensor<3x1xi32>, tensor<3xi8>) -> tensor<3xi8>
  check.expect_eq_const %i, dense<[4, -4, -7]> : tensor<3xi8>
  %n = stablehlo.iota dim = 1 : tensor<3x400xi32>
  %m = stablehlo.optimization_barrier %n : tensor<3x400xi32>
  %rz = stablehlo.constant dense<0> : tensor<3x400xi32>
  %r = "stablehlo.scatter"(%rz, %p, %m) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.convert %b : (tensor<i32>) -> tensor<ui8>
      %d = stablehlo.convert %c : (tensor<ui8>) -> tensor<i32>
      stablehlo.return %d : tensor<i32>
  }) : (tensor<3x400xi32>, tensor<3x1xi32>, tensor<3x400xi32>) -> tensor<3x400xi32>
  %b = stablehlo.constant dense<255> : tensor<3x400xi32>
  %w = stablehlo.and %m, %b : tensor<3x400xi32>
  %e = stablehlo.compare EQ, %r, %w, SIGNED : (tensor<3x400xi32>, tensor<3x400xi32>) -> tensor<3x400xi1>
  check.expect_eq_const %e, dense<true> : tensor<3x400xi1>
  func.return
}
