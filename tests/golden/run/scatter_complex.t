// Updates of complex numbers, which are rows of two real ones: sums with repeated
// and missing places, windows, replacements, an operand that is its own update;
// values by numpy.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun --threads=2 %s
func.func @main() {
  %x0 = util.unfoldable_constant dense<[(2.0, -0.25), (-2.5, -0.75), (0.5, 3.25), (-0.5, 0.25), (-0.5, -0.25), (-0.25, -0.25), (-2.0, -0.75)]> : tensor<7xcomplex<f32>>
  %i0 = util.unfoldable_constant dense<[[3], [0], [6], [-1], [3], [5], [2], [7], [3], [1], [0], [4]]> : tensor<12x1xi32>
  %u0 = util.unfoldable_constant dense<[(-1.0, 2.0), (-0.5, -0.25), (0.5, -0.25), (-0.25, 1.0), (1.0, -1.0), (-0.25, -0.25), (0.0, 1.0), (1.5, 0.5), (0.5, 0.0), (-0.5, 0.75), (-0.25, -2.75), (0.5, 1.0)]> : tensor<12xcomplex<f32>>
  %s0 = "stablehlo.scatter"(%x0, %i0, %u0) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %c = stablehlo.add %a, %b : tensor<complex<f32>>
    stablehlo.return %c : tensor<complex<f32>>
  }) : (tensor<7xcomplex<f32>>, tensor<12x1xi32>, tensor<12xcomplex<f32>>) -> tensor<7xcomplex<f32>>
  check.expect_eq_const %s0, dense<[(1.25, -3.25), (-3.0, 0.0), (0.5, 4.25), (0.0, 1.25), (0.0, 0.75), (-0.5, -0.5), (-1.5, -1.0)]> : tensor<7xcomplex<f32>>
  %x1 = util.unfoldable_constant dense<[(-1.0, 0.0), (-1.75, 1.5), (0.25, 0.75), (0.75, 0.25), (-0.5, 1.0), (-1.0, -0.25), (0.0, -1.0)]> : tensor<7xcomplex<f64>>
  %i1 = util.unfoldable_constant dense<[[3], [0], [6], [-1], [3], [5], [2], [7], [3], [1], [0], [4]]> : tensor<12x1xi32>
  %u1 = util.unfoldable_constant dense<[(0.5, -2.0), (0.5, -1.0), (-0.25, 0.75), (-0.75, 1.25), (0.25, -2.25), (-2.5, -0.5), (0.75, 0.25), (0.5, -0.5), (-1.75, 1.5), (0.0, -1.25), (-1.0, 0.25), (0.75, -1.0)]> : tensor<12xcomplex<f64>>
  %s1 = "stablehlo.scatter"(%x1, %i1, %u1) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
    %c = stablehlo.add %a, %b : tensor<complex<f64>>
    stablehlo.return %c : tensor<complex<f64>>
  }) : (tensor<7xcomplex<f64>>, tensor<12x1xi32>, tensor<12xcomplex<f64>>) -> tensor<7xcomplex<f64>>
  check.expect_eq_const %s1, dense<[(-1.5, -0.75), (-1.75, 0.25), (1.0, 1.0), (-0.25, -2.5), (0.25, 0.0), (-3.5, -0.75), (-0.25, -0.25)]> : tensor<7xcomplex<f64>>
  %x2 = util.unfoldable_constant dense<[[(1.5, 1.25), (0.0, 0.75), (-0.25, 0.25)], [(-1.75, -0.25), (1.75, 0.25), (0.75, -0.25)], [(0.75, 0.75), (1.25, -0.75), (0.25, 0.25)], [(-0.75, 0.0), (-0.75, 0.5), (-0.75, 0.25)], [(1.25, 2.5), (-1.5, 1.5), (-0.5, 1.5)], [(-0.25, -2.0), (0.25, -0.25), (0.5, -0.5)], [(-1.25, 0.5), (-1.75, -2.25), (0.0, 1.25)]]> : tensor<7x3xcomplex<f32>>
  %i2 = util.unfoldable_constant dense<[[3], [0], [6], [-1], [3], [5], [2], [7], [3], [1], [0], [4]]> : tensor<12x1xi32>
  %u2 = util.unfoldable_constant dense<[[(1.0, -0.5), (-1.25, 0.0), (-1.0, -0.75)], [(-0.75, -0.5), (0.0, -0.75), (0.75, -0.25)], [(2.0, 0.75), (-0.25, -0.5), (0.75, -0.25)], [(0.25, 0.75), (1.75, 0.75), (0.75, 1.75)], [(1.25, -2.0), (-1.0, 0.75), (-0.25, -0.5)], [(-0.75, 0.25), (1.5, 0.75), (0.75, 1.0)], [(-0.25, 1.0), (-0.5, 0.25), (0.5, 1.5)], [(-0.75, -0.25), (-1.0, -0.25), (0.5, 0.75)], [(2.5, -0.5), (-0.25, 2.25), (-0.5, 1.0)], [(-1.25, 2.25), (-1.25, 0.0), (0.5, -0.5)], [(0.75, 0.25), (0.0, 0.75), (0.25, -0.5)], [(0.0, 0.5), (0.25, 0.0), (-1.5, 1.5)]]> : tensor<12x3xcomplex<f32>>
  %s2 = "stablehlo.scatter"(%x2, %i2, %u2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %c = stablehlo.add %a, %b : tensor<complex<f32>>
    stablehlo.return %c : tensor<complex<f32>>
  }) : (tensor<7x3xcomplex<f32>>, tensor<12x1xi32>, tensor<12x3xcomplex<f32>>) -> tensor<7x3xcomplex<f32>>
  check.expect_eq_const %s2, dense<[[(1.5, 1.0), (0.0, 0.75), (0.75, -0.5)], [(-3.0, 2.0), (0.5, 0.25), (1.25, -0.75)], [(0.5, 1.75), (0.75, -0.5), (0.75, 1.75)], [(4.0, -3.0), (-3.25, 3.5), (-2.5, 0.0)], [(1.25, 3.0), (-1.25, 1.5), (-2.0, 3.0)], [(-1.0, -1.75), (1.75, 0.5), (1.25, 0.5)], [(0.75, 1.25), (-2.0, -2.75), (0.75, 1.0)]]> : tensor<7x3xcomplex<f32>>
  %x3 = util.unfoldable_constant dense<[(-0.75, 1.0), (1.0, 0.25), (-0.75, 0.5), (-1.0, 1.75), (-0.75, 0.25), (-1.25, 0.25), (0.25, -0.25)]> : tensor<7xcomplex<f64>>
  %i3 = util.unfoldable_constant dense<[[3], [0], [6], [-1], [3], [5], [2], [7], [3]]> : tensor<9x1xi32>
  %u3 = util.unfoldable_constant dense<[(-1.5, -0.5), (0.75, -0.25), (-1.75, 0.0), (0.75, -0.25), (-0.0, -0.25), (1.25, -0.75), (-0.0, -0.25), (-0.75, -2.25), (0.25, -0.25)]> : tensor<9xcomplex<f64>>
  %s3 = "stablehlo.scatter"(%x3, %i3, %u3) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
    stablehlo.return %b : tensor<complex<f64>>
  }) : (tensor<7xcomplex<f64>>, tensor<9x1xi32>, tensor<9xcomplex<f64>>) -> tensor<7xcomplex<f64>>
  check.expect_eq_const %s3, dense<[(0.75, -0.25), (1.0, 0.25), (-0.0, -0.25), (0.25, -0.25), (-0.75, 0.25), (1.25, -0.75), (-1.75, 0.0)]> : tensor<7xcomplex<f64>>
  %x4 = util.unfoldable_constant dense<[[(-1.25, 0.25), (1.0, -1.0), (1.25, -0.75)], [(-2.0, 0.0), (0.25, 2.25), (-0.25, -0.25)], [(-1.0, 0.25), (0.5, 0.5), (-0.5, 0.0)], [(-1.75, 2.25), (-0.25, -0.5), (-0.25, 0.75)], [(0.0, 0.25), (-1.25, 0.5), (0.5, -1.25)], [(0.75, 1.75), (-1.25, 0.0), (-0.75, 0.0)], [(-0.0, -1.0), (-0.5, -0.75), (1.75, 0.5)]]> : tensor<7x3xcomplex<f32>>
  %i4 = util.unfoldable_constant dense<[[3], [0], [6]]> : tensor<3x1xi32>
  %u4 = util.unfoldable_constant dense<[[(1.0, 1.25), (0.75, 0.25), (1.25, -0.25)], [(0.75, 0.75), (0.0, 2.0), (0.75, -0.25)], [(0.5, 0.0), (-0.0, -0.25), (0.75, 1.25)]]> : tensor<3x3xcomplex<f32>>
  %s4 = "stablehlo.scatter"(%x4, %i4, %u4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    stablehlo.return %b : tensor<complex<f32>>
  }) : (tensor<7x3xcomplex<f32>>, tensor<3x1xi32>, tensor<3x3xcomplex<f32>>) -> tensor<7x3xcomplex<f32>>
  check.expect_eq_const %s4, dense<[[(0.75, 0.75), (0.0, 2.0), (0.75, -0.25)], [(-2.0, 0.0), (0.25, 2.25), (-0.25, -0.25)], [(-1.0, 0.25), (0.5, 0.5), (-0.5, 0.0)], [(1.0, 1.25), (0.75, 0.25), (1.25, -0.25)], [(0.0, 0.25), (-1.25, 0.5), (0.5, -1.25)], [(0.75, 1.75), (-1.25, 0.0), (-0.75, 0.0)], [(0.5, 0.0), (-0.0, -0.25), (0.75, 1.25)]]> : tensor<7x3xcomplex<f32>>
  %x5 = util.unfoldable_constant dense<[(-1.75, 1.75), (0.25, 0.0), (1.25, 1.0), (-0.75, 0.0), (1.5, -2.25), (0.5, -0.5), (-0.5, 0.25), (0.25, -1.25), (-1.5, -1.25), (-0.5, 0.25), (1.75, -0.75), (-1.0, -1.75)]> : tensor<12xcomplex<f32>>
  %i5 = util.unfoldable_constant dense<[[5], [2], [8], [1], [5], [7], [4], [9], [5], [3], [2], [6]]> : tensor<12x1xi32>
  %s5 = "stablehlo.scatter"(%x5, %i5, %x5) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %c = stablehlo.add %a, %b : tensor<complex<f32>>
    stablehlo.return %c : tensor<complex<f32>>
  }) : (tensor<12xcomplex<f32>>, tensor<12x1xi32>, tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  check.expect_eq_const %s5, dense<[(-1.75, 1.75), (-0.5, 0.0), (3.25, 0.25), (-1.25, 0.25), (1.0, -2.0), (-1.25, -2.25), (-1.5, -1.5), (0.75, -1.75), (-0.25, -0.25), (-0.25, -1.0), (1.75, -0.75), (-1.0, -1.75)]> : tensor<12xcomplex<f32>>
  %x6 = util.unfoldable_constant dense<[(-0.75, 0.0), (0.75, -1.25), (-0.5, -1.25), (1.0, 0.0), (1.5, 1.0)]> : tensor<5xcomplex<f32>>
  %i6 = util.unfoldable_constant dense<[[4], [1], [1], [9]]> : tensor<4x1xi32>
  %u6 = util.unfoldable_constant dense<[(0.25, -0.5), (0.5, -0.25), (-0.5, -1.25), (0.25, -1.5)]> : tensor<4xcomplex<f32>>
  %s6 = "stablehlo.scatter"(%x6, %i6, %u6) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %c = stablehlo.multiply %a, %b : tensor<complex<f32>>
    stablehlo.return %c : tensor<complex<f32>>
  }) : (tensor<5xcomplex<f32>>, tensor<4x1xi32>, tensor<4xcomplex<f32>>) -> tensor<5xcomplex<f32>>
  check.expect_eq_const %s6, dense<[(-0.75, 0.0), (-1.046875, 0.328125), (-0.5, -1.25), (1.0, 0.0), (0.875, -0.5)]> : tensor<5xcomplex<f32>>
  func.return
}
