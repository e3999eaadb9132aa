// Scatter of rows whose updates lie in lines, one for each column of the table: of
// few columns, of more than are turned at a time, and of numbers of them that have
// no divisor; in an order that shows; places outside, too.  Oracle: the same with
// the updates turned before.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @add_f32_1() : () -> ()
  func.call @maximum_f32_3() : () -> ()
  func.call @add_bf16_5() : () -> ()
  func.call @set_i16_7() : () -> ()
  func.call @add_f64_9() : () -> ()
  func.call @add_i32_11() : () -> ()
  func.call @set_f32_13() : () -> ()
  func.call @add_i8_15() : () -> ()
  func.call @multiply_i64_17() : () -> ()
  func.call @add_f32_19() : () -> ()
  func.call @maximum_f32_21() : () -> ()
  func.call @add_bf16_23() : () -> ()
  func.call @set_i16_25() : () -> ()
  func.call @add_f64_27() : () -> ()
  func.call @add_i32_29() : () -> ()
  func.call @set_f32_31() : () -> ()
  func.call @add_i8_33() : () -> ()
  func.call @multiply_i64_35() : () -> ()
  func.call @add_f32_37() : () -> ()
  func.call @maximum_f32_39() : () -> ()
  func.call @add_bf16_41() : () -> ()
  func.call @set_i16_43() : () -> ()
  func.call @add_f64_45() : () -> ()
  func.call @add_i32_47() : () -> ()
  func.call @set_f32_49() : () -> ()
  func.call @add_i8_51() : () -> ()
  func.call @multiply_i64_53() : () -> ()
  func.call @add_f32_55() : () -> ()
  func.call @maximum_f32_57() : () -> ()
  func.call @add_bf16_59() : () -> ()
  func.call @set_i16_61() : () -> ()
  func.call @add_f64_63() : () -> ()
  func.return
}
func.func private @add_f32_1() {
  %v1 = stablehlo.iota dim = 0 : tensor<104xi32>
  %v2 = stablehlo.constant dense<5> : tensor<104xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<104xi32>
  %v4 = stablehlo.constant dense<9> : tensor<104xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<104xi32>
  %v6 = stablehlo.constant dense<4> : tensor<104xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<104xi32>
  %v8 = stablehlo.convert %v7 : (tensor<104xi32>) -> tensor<104xf32>
  %v9 = stablehlo.reshape %v8 : (tensor<104xf32>) -> tensor<13x8xf32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<13x8xf32>
  %v11 = stablehlo.iota dim = 0 : tensor<5120xi32>
  %v12 = stablehlo.constant dense<7> : tensor<5120xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<5120xi32>
  %v14 = stablehlo.constant dense<11> : tensor<5120xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<5120xi32>
  %v16 = stablehlo.constant dense<5> : tensor<5120xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<5120xi32>
  %v18 = stablehlo.convert %v17 : (tensor<5120xi32>) -> tensor<5120xf32>
  %v19 = stablehlo.reshape %v18 : (tensor<5120xf32>) -> tensor<8x16x40xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<8x16x40xf32>
  %v21 = stablehlo.iota dim = 0 : tensor<640xi32>
  %v22 = stablehlo.constant dense<13> : tensor<640xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<640xi32>
  %v24 = stablehlo.constant dense<16> : tensor<640xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<640xi32>
  %v26 = stablehlo.constant dense<1> : tensor<640xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<640xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<640xi32>) -> tensor<16x40x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<16x40x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 2, 0] : (tensor<8x16x40xf32>) -> tensor<16x40x8xf32>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<13x8xf32>, tensor<16x40x1xi32>, tensor<16x40x8xf32>) -> tensor<13x8xf32>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<16x40x8xf32>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<13x8xf32>, tensor<16x40x1xi32>, tensor<16x40x8xf32>) -> tensor<13x8xf32>
  check.expect_eq %v31, %v33 : tensor<13x8xf32>
  func.return
}
func.func private @maximum_f32_3() {
  %v1 = stablehlo.iota dim = 0 : tensor<104xi32>
  %v2 = stablehlo.constant dense<5> : tensor<104xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<104xi32>
  %v4 = stablehlo.constant dense<9> : tensor<104xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<104xi32>
  %v6 = stablehlo.constant dense<4> : tensor<104xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<104xi32>
  %v8 = stablehlo.convert %v7 : (tensor<104xi32>) -> tensor<104xf32>
  %v9 = stablehlo.reshape %v8 : (tensor<104xf32>) -> tensor<13x8xf32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<13x8xf32>
  %v11 = stablehlo.iota dim = 0 : tensor<5120xi32>
  %v12 = stablehlo.constant dense<7> : tensor<5120xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<5120xi32>
  %v14 = stablehlo.constant dense<11> : tensor<5120xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<5120xi32>
  %v16 = stablehlo.constant dense<5> : tensor<5120xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<5120xi32>
  %v18 = stablehlo.convert %v17 : (tensor<5120xi32>) -> tensor<5120xf32>
  %v19 = stablehlo.reshape %v18 : (tensor<5120xf32>) -> tensor<8x16x40xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<8x16x40xf32>
  %v21 = stablehlo.iota dim = 0 : tensor<640xi32>
  %v22 = stablehlo.constant dense<13> : tensor<640xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<640xi32>
  %v24 = stablehlo.constant dense<16> : tensor<640xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<640xi32>
  %v26 = stablehlo.constant dense<1> : tensor<640xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<640xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<640xi32>) -> tensor<16x40x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<16x40x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 2, 0] : (tensor<8x16x40xf32>) -> tensor<16x40x8xf32>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<13x8xf32>, tensor<16x40x1xi32>, tensor<16x40x8xf32>) -> tensor<13x8xf32>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<16x40x8xf32>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<13x8xf32>, tensor<16x40x1xi32>, tensor<16x40x8xf32>) -> tensor<13x8xf32>
  check.expect_eq %v31, %v33 : tensor<13x8xf32>
  func.return
}
func.func private @add_bf16_5() {
  %v1 = stablehlo.iota dim = 0 : tensor<104xi32>
  %v2 = stablehlo.constant dense<5> : tensor<104xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<104xi32>
  %v4 = stablehlo.constant dense<9> : tensor<104xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<104xi32>
  %v6 = stablehlo.constant dense<4> : tensor<104xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<104xi32>
  %v8 = stablehlo.convert %v7 : (tensor<104xi32>) -> tensor<104xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<104xbf16>) -> tensor<13x8xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<13x8xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<5120xi32>
  %v12 = stablehlo.constant dense<7> : tensor<5120xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<5120xi32>
  %v14 = stablehlo.constant dense<11> : tensor<5120xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<5120xi32>
  %v16 = stablehlo.constant dense<5> : tensor<5120xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<5120xi32>
  %v18 = stablehlo.convert %v17 : (tensor<5120xi32>) -> tensor<5120xbf16>
  %v19 = stablehlo.reshape %v18 : (tensor<5120xbf16>) -> tensor<8x16x40xbf16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<8x16x40xbf16>
  %v21 = stablehlo.iota dim = 0 : tensor<640xi32>
  %v22 = stablehlo.constant dense<13> : tensor<640xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<640xi32>
  %v24 = stablehlo.constant dense<16> : tensor<640xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<640xi32>
  %v26 = stablehlo.constant dense<1> : tensor<640xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<640xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<640xi32>) -> tensor<16x40x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<16x40x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 2, 0] : (tensor<8x16x40xbf16>) -> tensor<16x40x8xbf16>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<13x8xbf16>, tensor<16x40x1xi32>, tensor<16x40x8xbf16>) -> tensor<13x8xbf16>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<16x40x8xbf16>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<13x8xbf16>, tensor<16x40x1xi32>, tensor<16x40x8xbf16>) -> tensor<13x8xbf16>
  check.expect_eq %v31, %v33 : tensor<13x8xbf16>
  func.return
}
func.func private @set_i16_7() {
  %v1 = stablehlo.iota dim = 0 : tensor<104xi32>
  %v2 = stablehlo.constant dense<5> : tensor<104xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<104xi32>
  %v4 = stablehlo.constant dense<9> : tensor<104xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<104xi32>
  %v6 = stablehlo.constant dense<4> : tensor<104xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<104xi32>
  %v8 = stablehlo.convert %v7 : (tensor<104xi32>) -> tensor<104xi16>
  %v9 = stablehlo.reshape %v8 : (tensor<104xi16>) -> tensor<13x8xi16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<13x8xi16>
  %v11 = stablehlo.iota dim = 0 : tensor<5120xi32>
  %v12 = stablehlo.constant dense<7> : tensor<5120xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<5120xi32>
  %v14 = stablehlo.constant dense<11> : tensor<5120xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<5120xi32>
  %v16 = stablehlo.constant dense<5> : tensor<5120xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<5120xi32>
  %v18 = stablehlo.convert %v17 : (tensor<5120xi32>) -> tensor<5120xi16>
  %v19 = stablehlo.reshape %v18 : (tensor<5120xi16>) -> tensor<8x16x40xi16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<8x16x40xi16>
  %v21 = stablehlo.iota dim = 0 : tensor<640xi32>
  %v22 = stablehlo.constant dense<13> : tensor<640xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<640xi32>
  %v24 = stablehlo.constant dense<16> : tensor<640xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<640xi32>
  %v26 = stablehlo.constant dense<1> : tensor<640xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<640xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<640xi32>) -> tensor<16x40x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<16x40x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 2, 0] : (tensor<8x16x40xi16>) -> tensor<16x40x8xi16>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    stablehlo.return %y : tensor<i16>
  }) : (tensor<13x8xi16>, tensor<16x40x1xi32>, tensor<16x40x8xi16>) -> tensor<13x8xi16>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<16x40x8xi16>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    stablehlo.return %y : tensor<i16>
  }) : (tensor<13x8xi16>, tensor<16x40x1xi32>, tensor<16x40x8xi16>) -> tensor<13x8xi16>
  check.expect_eq %v31, %v33 : tensor<13x8xi16>
  func.return
}
func.func private @add_f64_9() {
  %v1 = stablehlo.iota dim = 0 : tensor<104xi32>
  %v2 = stablehlo.constant dense<5> : tensor<104xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<104xi32>
  %v4 = stablehlo.constant dense<9> : tensor<104xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<104xi32>
  %v6 = stablehlo.constant dense<4> : tensor<104xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<104xi32>
  %v8 = stablehlo.convert %v7 : (tensor<104xi32>) -> tensor<104xf64>
  %v9 = stablehlo.reshape %v8 : (tensor<104xf64>) -> tensor<13x8xf64>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<13x8xf64>
  %v11 = stablehlo.iota dim = 0 : tensor<5120xi32>
  %v12 = stablehlo.constant dense<7> : tensor<5120xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<5120xi32>
  %v14 = stablehlo.constant dense<11> : tensor<5120xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<5120xi32>
  %v16 = stablehlo.constant dense<5> : tensor<5120xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<5120xi32>
  %v18 = stablehlo.convert %v17 : (tensor<5120xi32>) -> tensor<5120xf64>
  %v19 = stablehlo.reshape %v18 : (tensor<5120xf64>) -> tensor<8x16x40xf64>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<8x16x40xf64>
  %v21 = stablehlo.iota dim = 0 : tensor<640xi32>
  %v22 = stablehlo.constant dense<13> : tensor<640xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<640xi32>
  %v24 = stablehlo.constant dense<16> : tensor<640xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<640xi32>
  %v26 = stablehlo.constant dense<1> : tensor<640xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<640xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<640xi32>) -> tensor<16x40x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<16x40x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 2, 0] : (tensor<8x16x40xf64>) -> tensor<16x40x8xf64>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<13x8xf64>, tensor<16x40x1xi32>, tensor<16x40x8xf64>) -> tensor<13x8xf64>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<16x40x8xf64>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<13x8xf64>, tensor<16x40x1xi32>, tensor<16x40x8xf64>) -> tensor<13x8xf64>
  check.expect_eq %v31, %v33 : tensor<13x8xf64>
  func.return
}
func.func private @add_i32_11() {
  %v1 = stablehlo.iota dim = 0 : tensor<45xi32>
  %v2 = stablehlo.constant dense<5> : tensor<45xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<45xi32>
  %v4 = stablehlo.constant dense<9> : tensor<45xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<45xi32>
  %v6 = stablehlo.constant dense<4> : tensor<45xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<45xi32>
  %v8 = stablehlo.reshape %v7 : (tensor<45xi32>) -> tensor<9x5xi32>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<9x5xi32>
  %v10 = stablehlo.iota dim = 0 : tensor<3500xi32>
  %v11 = stablehlo.constant dense<7> : tensor<3500xi32>
  %v12 = stablehlo.multiply %v10, %v11 : tensor<3500xi32>
  %v13 = stablehlo.constant dense<11> : tensor<3500xi32>
  %v14 = stablehlo.remainder %v12, %v13 : tensor<3500xi32>
  %v15 = stablehlo.constant dense<5> : tensor<3500xi32>
  %v16 = stablehlo.subtract %v14, %v15 : tensor<3500xi32>
  %v17 = stablehlo.reshape %v16 : (tensor<3500xi32>) -> tensor<5x700xi32>
  %v18 = stablehlo.optimization_barrier %v17 : tensor<5x700xi32>
  %v19 = stablehlo.iota dim = 0 : tensor<700xi32>
  %v20 = stablehlo.constant dense<13> : tensor<700xi32>
  %v21 = stablehlo.multiply %v19, %v20 : tensor<700xi32>
  %v22 = stablehlo.constant dense<12> : tensor<700xi32>
  %v23 = stablehlo.remainder %v21, %v22 : tensor<700xi32>
  %v24 = stablehlo.constant dense<1> : tensor<700xi32>
  %v25 = stablehlo.subtract %v23, %v24 : tensor<700xi32>
  %v26 = stablehlo.reshape %v25 : (tensor<700xi32>) -> tensor<700x1xi32>
  %v27 = stablehlo.optimization_barrier %v26 : tensor<700x1xi32>
  %v28 = stablehlo.transpose %v18, dims = [1, 0] : (tensor<5x700xi32>) -> tensor<700x5xi32>
  %v29 = "stablehlo.scatter"(%v9, %v27, %v28) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<9x5xi32>, tensor<700x1xi32>, tensor<700x5xi32>) -> tensor<9x5xi32>
  %v30 = stablehlo.optimization_barrier %v28 : tensor<700x5xi32>
  %v31 = "stablehlo.scatter"(%v9, %v27, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<9x5xi32>, tensor<700x1xi32>, tensor<700x5xi32>) -> tensor<9x5xi32>
  check.expect_eq %v29, %v31 : tensor<9x5xi32>
  func.return
}
func.func private @set_f32_13() {
  %v1 = stablehlo.iota dim = 0 : tensor<45xi32>
  %v2 = stablehlo.constant dense<5> : tensor<45xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<45xi32>
  %v4 = stablehlo.constant dense<9> : tensor<45xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<45xi32>
  %v6 = stablehlo.constant dense<4> : tensor<45xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<45xi32>
  %v8 = stablehlo.convert %v7 : (tensor<45xi32>) -> tensor<45xf32>
  %v9 = stablehlo.reshape %v8 : (tensor<45xf32>) -> tensor<9x5xf32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<9x5xf32>
  %v11 = stablehlo.iota dim = 0 : tensor<3500xi32>
  %v12 = stablehlo.constant dense<7> : tensor<3500xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<3500xi32>
  %v14 = stablehlo.constant dense<11> : tensor<3500xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<3500xi32>
  %v16 = stablehlo.constant dense<5> : tensor<3500xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<3500xi32>
  %v18 = stablehlo.convert %v17 : (tensor<3500xi32>) -> tensor<3500xf32>
  %v19 = stablehlo.reshape %v18 : (tensor<3500xf32>) -> tensor<5x700xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<5x700xf32>
  %v21 = stablehlo.iota dim = 0 : tensor<700xi32>
  %v22 = stablehlo.constant dense<13> : tensor<700xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<700xi32>
  %v24 = stablehlo.constant dense<12> : tensor<700xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<700xi32>
  %v26 = stablehlo.constant dense<1> : tensor<700xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<700xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<700xi32>) -> tensor<700x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<700x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<5x700xf32>) -> tensor<700x5xf32>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<9x5xf32>, tensor<700x1xi32>, tensor<700x5xf32>) -> tensor<9x5xf32>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<700x5xf32>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<9x5xf32>, tensor<700x1xi32>, tensor<700x5xf32>) -> tensor<9x5xf32>
  check.expect_eq %v31, %v33 : tensor<9x5xf32>
  func.return
}
func.func private @add_i8_15() {
  %v1 = stablehlo.iota dim = 0 : tensor<45xi32>
  %v2 = stablehlo.constant dense<5> : tensor<45xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<45xi32>
  %v4 = stablehlo.constant dense<9> : tensor<45xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<45xi32>
  %v6 = stablehlo.constant dense<4> : tensor<45xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<45xi32>
  %v8 = stablehlo.convert %v7 : (tensor<45xi32>) -> tensor<45xi8>
  %v9 = stablehlo.reshape %v8 : (tensor<45xi8>) -> tensor<9x5xi8>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<9x5xi8>
  %v11 = stablehlo.iota dim = 0 : tensor<3500xi32>
  %v12 = stablehlo.constant dense<7> : tensor<3500xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<3500xi32>
  %v14 = stablehlo.constant dense<11> : tensor<3500xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<3500xi32>
  %v16 = stablehlo.constant dense<5> : tensor<3500xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<3500xi32>
  %v18 = stablehlo.convert %v17 : (tensor<3500xi32>) -> tensor<3500xi8>
  %v19 = stablehlo.reshape %v18 : (tensor<3500xi8>) -> tensor<5x700xi8>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<5x700xi8>
  %v21 = stablehlo.iota dim = 0 : tensor<700xi32>
  %v22 = stablehlo.constant dense<13> : tensor<700xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<700xi32>
  %v24 = stablehlo.constant dense<12> : tensor<700xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<700xi32>
  %v26 = stablehlo.constant dense<1> : tensor<700xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<700xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<700xi32>) -> tensor<700x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<700x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<5x700xi8>) -> tensor<700x5xi8>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<9x5xi8>, tensor<700x1xi32>, tensor<700x5xi8>) -> tensor<9x5xi8>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<700x5xi8>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<9x5xi8>, tensor<700x1xi32>, tensor<700x5xi8>) -> tensor<9x5xi8>
  check.expect_eq %v31, %v33 : tensor<9x5xi8>
  func.return
}
func.func private @multiply_i64_17() {
  %v1 = stablehlo.iota dim = 0 : tensor<45xi32>
  %v2 = stablehlo.constant dense<5> : tensor<45xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<45xi32>
  %v4 = stablehlo.constant dense<9> : tensor<45xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<45xi32>
  %v6 = stablehlo.constant dense<4> : tensor<45xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<45xi32>
  %v8 = stablehlo.convert %v7 : (tensor<45xi32>) -> tensor<45xi64>
  %v9 = stablehlo.reshape %v8 : (tensor<45xi64>) -> tensor<9x5xi64>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<9x5xi64>
  %v11 = stablehlo.iota dim = 0 : tensor<3500xi32>
  %v12 = stablehlo.constant dense<7> : tensor<3500xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<3500xi32>
  %v14 = stablehlo.constant dense<11> : tensor<3500xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<3500xi32>
  %v16 = stablehlo.constant dense<5> : tensor<3500xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<3500xi32>
  %v18 = stablehlo.convert %v17 : (tensor<3500xi32>) -> tensor<3500xi64>
  %v19 = stablehlo.reshape %v18 : (tensor<3500xi64>) -> tensor<5x700xi64>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<5x700xi64>
  %v21 = stablehlo.iota dim = 0 : tensor<700xi32>
  %v22 = stablehlo.constant dense<13> : tensor<700xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<700xi32>
  %v24 = stablehlo.constant dense<12> : tensor<700xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<700xi32>
  %v26 = stablehlo.constant dense<1> : tensor<700xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<700xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<700xi32>) -> tensor<700x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<700x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<5x700xi64>) -> tensor<700x5xi64>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.multiply %x, %y : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<9x5xi64>, tensor<700x1xi32>, tensor<700x5xi64>) -> tensor<9x5xi64>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<700x5xi64>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.multiply %x, %y : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<9x5xi64>, tensor<700x1xi32>, tensor<700x5xi64>) -> tensor<9x5xi64>
  check.expect_eq %v31, %v33 : tensor<9x5xi64>
  func.return
}
func.func private @add_f32_19() {
  %v1 = stablehlo.iota dim = 0 : tensor<186xi32>
  %v2 = stablehlo.constant dense<5> : tensor<186xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<186xi32>
  %v4 = stablehlo.constant dense<9> : tensor<186xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<186xi32>
  %v6 = stablehlo.constant dense<4> : tensor<186xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<186xi32>
  %v8 = stablehlo.convert %v7 : (tensor<186xi32>) -> tensor<186xf32>
  %v9 = stablehlo.reshape %v8 : (tensor<186xf32>) -> tensor<6x31xf32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<6x31xf32>
  %v11 = stablehlo.iota dim = 0 : tensor<3069xi32>
  %v12 = stablehlo.constant dense<7> : tensor<3069xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<3069xi32>
  %v14 = stablehlo.constant dense<11> : tensor<3069xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<3069xi32>
  %v16 = stablehlo.constant dense<5> : tensor<3069xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<3069xi32>
  %v18 = stablehlo.convert %v17 : (tensor<3069xi32>) -> tensor<3069xf32>
  %v19 = stablehlo.reshape %v18 : (tensor<3069xf32>) -> tensor<31x3x33xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<31x3x33xf32>
  %v21 = stablehlo.iota dim = 0 : tensor<99xi32>
  %v22 = stablehlo.constant dense<13> : tensor<99xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<99xi32>
  %v24 = stablehlo.constant dense<9> : tensor<99xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<99xi32>
  %v26 = stablehlo.constant dense<1> : tensor<99xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<99xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<99xi32>) -> tensor<3x33x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<3x33x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 2, 0] : (tensor<31x3x33xf32>) -> tensor<3x33x31xf32>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<6x31xf32>, tensor<3x33x1xi32>, tensor<3x33x31xf32>) -> tensor<6x31xf32>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<3x33x31xf32>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<6x31xf32>, tensor<3x33x1xi32>, tensor<3x33x31xf32>) -> tensor<6x31xf32>
  check.expect_eq %v31, %v33 : tensor<6x31xf32>
  func.return
}
func.func private @maximum_f32_21() {
  %v1 = stablehlo.iota dim = 0 : tensor<186xi32>
  %v2 = stablehlo.constant dense<5> : tensor<186xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<186xi32>
  %v4 = stablehlo.constant dense<9> : tensor<186xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<186xi32>
  %v6 = stablehlo.constant dense<4> : tensor<186xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<186xi32>
  %v8 = stablehlo.convert %v7 : (tensor<186xi32>) -> tensor<186xf32>
  %v9 = stablehlo.reshape %v8 : (tensor<186xf32>) -> tensor<6x31xf32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<6x31xf32>
  %v11 = stablehlo.iota dim = 0 : tensor<3069xi32>
  %v12 = stablehlo.constant dense<7> : tensor<3069xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<3069xi32>
  %v14 = stablehlo.constant dense<11> : tensor<3069xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<3069xi32>
  %v16 = stablehlo.constant dense<5> : tensor<3069xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<3069xi32>
  %v18 = stablehlo.convert %v17 : (tensor<3069xi32>) -> tensor<3069xf32>
  %v19 = stablehlo.reshape %v18 : (tensor<3069xf32>) -> tensor<31x3x33xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<31x3x33xf32>
  %v21 = stablehlo.iota dim = 0 : tensor<99xi32>
  %v22 = stablehlo.constant dense<13> : tensor<99xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<99xi32>
  %v24 = stablehlo.constant dense<9> : tensor<99xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<99xi32>
  %v26 = stablehlo.constant dense<1> : tensor<99xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<99xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<99xi32>) -> tensor<3x33x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<3x33x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 2, 0] : (tensor<31x3x33xf32>) -> tensor<3x33x31xf32>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<6x31xf32>, tensor<3x33x1xi32>, tensor<3x33x31xf32>) -> tensor<6x31xf32>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<3x33x31xf32>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<6x31xf32>, tensor<3x33x1xi32>, tensor<3x33x31xf32>) -> tensor<6x31xf32>
  check.expect_eq %v31, %v33 : tensor<6x31xf32>
  func.return
}
func.func private @add_bf16_23() {
  %v1 = stablehlo.iota dim = 0 : tensor<186xi32>
  %v2 = stablehlo.constant dense<5> : tensor<186xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<186xi32>
  %v4 = stablehlo.constant dense<9> : tensor<186xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<186xi32>
  %v6 = stablehlo.constant dense<4> : tensor<186xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<186xi32>
  %v8 = stablehlo.convert %v7 : (tensor<186xi32>) -> tensor<186xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<186xbf16>) -> tensor<6x31xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<6x31xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<3069xi32>
  %v12 = stablehlo.constant dense<7> : tensor<3069xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<3069xi32>
  %v14 = stablehlo.constant dense<11> : tensor<3069xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<3069xi32>
  %v16 = stablehlo.constant dense<5> : tensor<3069xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<3069xi32>
  %v18 = stablehlo.convert %v17 : (tensor<3069xi32>) -> tensor<3069xbf16>
  %v19 = stablehlo.reshape %v18 : (tensor<3069xbf16>) -> tensor<31x3x33xbf16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<31x3x33xbf16>
  %v21 = stablehlo.iota dim = 0 : tensor<99xi32>
  %v22 = stablehlo.constant dense<13> : tensor<99xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<99xi32>
  %v24 = stablehlo.constant dense<9> : tensor<99xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<99xi32>
  %v26 = stablehlo.constant dense<1> : tensor<99xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<99xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<99xi32>) -> tensor<3x33x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<3x33x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 2, 0] : (tensor<31x3x33xbf16>) -> tensor<3x33x31xbf16>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<6x31xbf16>, tensor<3x33x1xi32>, tensor<3x33x31xbf16>) -> tensor<6x31xbf16>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<3x33x31xbf16>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<6x31xbf16>, tensor<3x33x1xi32>, tensor<3x33x31xbf16>) -> tensor<6x31xbf16>
  check.expect_eq %v31, %v33 : tensor<6x31xbf16>
  func.return
}
func.func private @set_i16_25() {
  %v1 = stablehlo.iota dim = 0 : tensor<186xi32>
  %v2 = stablehlo.constant dense<5> : tensor<186xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<186xi32>
  %v4 = stablehlo.constant dense<9> : tensor<186xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<186xi32>
  %v6 = stablehlo.constant dense<4> : tensor<186xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<186xi32>
  %v8 = stablehlo.convert %v7 : (tensor<186xi32>) -> tensor<186xi16>
  %v9 = stablehlo.reshape %v8 : (tensor<186xi16>) -> tensor<6x31xi16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<6x31xi16>
  %v11 = stablehlo.iota dim = 0 : tensor<3069xi32>
  %v12 = stablehlo.constant dense<7> : tensor<3069xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<3069xi32>
  %v14 = stablehlo.constant dense<11> : tensor<3069xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<3069xi32>
  %v16 = stablehlo.constant dense<5> : tensor<3069xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<3069xi32>
  %v18 = stablehlo.convert %v17 : (tensor<3069xi32>) -> tensor<3069xi16>
  %v19 = stablehlo.reshape %v18 : (tensor<3069xi16>) -> tensor<31x3x33xi16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<31x3x33xi16>
  %v21 = stablehlo.iota dim = 0 : tensor<99xi32>
  %v22 = stablehlo.constant dense<13> : tensor<99xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<99xi32>
  %v24 = stablehlo.constant dense<9> : tensor<99xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<99xi32>
  %v26 = stablehlo.constant dense<1> : tensor<99xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<99xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<99xi32>) -> tensor<3x33x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<3x33x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 2, 0] : (tensor<31x3x33xi16>) -> tensor<3x33x31xi16>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    stablehlo.return %y : tensor<i16>
  }) : (tensor<6x31xi16>, tensor<3x33x1xi32>, tensor<3x33x31xi16>) -> tensor<6x31xi16>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<3x33x31xi16>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    stablehlo.return %y : tensor<i16>
  }) : (tensor<6x31xi16>, tensor<3x33x1xi32>, tensor<3x33x31xi16>) -> tensor<6x31xi16>
  check.expect_eq %v31, %v33 : tensor<6x31xi16>
  func.return
}
func.func private @add_f64_27() {
  %v1 = stablehlo.iota dim = 0 : tensor<186xi32>
  %v2 = stablehlo.constant dense<5> : tensor<186xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<186xi32>
  %v4 = stablehlo.constant dense<9> : tensor<186xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<186xi32>
  %v6 = stablehlo.constant dense<4> : tensor<186xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<186xi32>
  %v8 = stablehlo.convert %v7 : (tensor<186xi32>) -> tensor<186xf64>
  %v9 = stablehlo.reshape %v8 : (tensor<186xf64>) -> tensor<6x31xf64>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<6x31xf64>
  %v11 = stablehlo.iota dim = 0 : tensor<3069xi32>
  %v12 = stablehlo.constant dense<7> : tensor<3069xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<3069xi32>
  %v14 = stablehlo.constant dense<11> : tensor<3069xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<3069xi32>
  %v16 = stablehlo.constant dense<5> : tensor<3069xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<3069xi32>
  %v18 = stablehlo.convert %v17 : (tensor<3069xi32>) -> tensor<3069xf64>
  %v19 = stablehlo.reshape %v18 : (tensor<3069xf64>) -> tensor<31x3x33xf64>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<31x3x33xf64>
  %v21 = stablehlo.iota dim = 0 : tensor<99xi32>
  %v22 = stablehlo.constant dense<13> : tensor<99xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<99xi32>
  %v24 = stablehlo.constant dense<9> : tensor<99xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<99xi32>
  %v26 = stablehlo.constant dense<1> : tensor<99xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<99xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<99xi32>) -> tensor<3x33x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<3x33x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 2, 0] : (tensor<31x3x33xf64>) -> tensor<3x33x31xf64>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<6x31xf64>, tensor<3x33x1xi32>, tensor<3x33x31xf64>) -> tensor<6x31xf64>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<3x33x31xf64>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<6x31xf64>, tensor<3x33x1xi32>, tensor<3x33x31xf64>) -> tensor<6x31xf64>
  check.expect_eq %v31, %v33 : tensor<6x31xf64>
  func.return
}
func.func private @add_i32_29() {
  %v1 = stablehlo.iota dim = 0 : tensor<1320xi32>
  %v2 = stablehlo.constant dense<5> : tensor<1320xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<1320xi32>
  %v4 = stablehlo.constant dense<9> : tensor<1320xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<1320xi32>
  %v6 = stablehlo.constant dense<4> : tensor<1320xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<1320xi32>
  %v8 = stablehlo.reshape %v7 : (tensor<1320xi32>) -> tensor<40x33xi32>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<40x33xi32>
  %v10 = stablehlo.iota dim = 0 : tensor<9570xi32>
  %v11 = stablehlo.constant dense<7> : tensor<9570xi32>
  %v12 = stablehlo.multiply %v10, %v11 : tensor<9570xi32>
  %v13 = stablehlo.constant dense<11> : tensor<9570xi32>
  %v14 = stablehlo.remainder %v12, %v13 : tensor<9570xi32>
  %v15 = stablehlo.constant dense<5> : tensor<9570xi32>
  %v16 = stablehlo.subtract %v14, %v15 : tensor<9570xi32>
  %v17 = stablehlo.reshape %v16 : (tensor<9570xi32>) -> tensor<33x290xi32>
  %v18 = stablehlo.optimization_barrier %v17 : tensor<33x290xi32>
  %v19 = stablehlo.iota dim = 0 : tensor<290xi32>
  %v20 = stablehlo.constant dense<13> : tensor<290xi32>
  %v21 = stablehlo.multiply %v19, %v20 : tensor<290xi32>
  %v22 = stablehlo.constant dense<43> : tensor<290xi32>
  %v23 = stablehlo.remainder %v21, %v22 : tensor<290xi32>
  %v24 = stablehlo.constant dense<1> : tensor<290xi32>
  %v25 = stablehlo.subtract %v23, %v24 : tensor<290xi32>
  %v26 = stablehlo.reshape %v25 : (tensor<290xi32>) -> tensor<290x1xi32>
  %v27 = stablehlo.optimization_barrier %v26 : tensor<290x1xi32>
  %v28 = stablehlo.transpose %v18, dims = [1, 0] : (tensor<33x290xi32>) -> tensor<290x33xi32>
  %v29 = "stablehlo.scatter"(%v9, %v27, %v28) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<40x33xi32>, tensor<290x1xi32>, tensor<290x33xi32>) -> tensor<40x33xi32>
  %v30 = stablehlo.optimization_barrier %v28 : tensor<290x33xi32>
  %v31 = "stablehlo.scatter"(%v9, %v27, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<40x33xi32>, tensor<290x1xi32>, tensor<290x33xi32>) -> tensor<40x33xi32>
  check.expect_eq %v29, %v31 : tensor<40x33xi32>
  func.return
}
func.func private @set_f32_31() {
  %v1 = stablehlo.iota dim = 0 : tensor<1320xi32>
  %v2 = stablehlo.constant dense<5> : tensor<1320xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<1320xi32>
  %v4 = stablehlo.constant dense<9> : tensor<1320xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<1320xi32>
  %v6 = stablehlo.constant dense<4> : tensor<1320xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<1320xi32>
  %v8 = stablehlo.convert %v7 : (tensor<1320xi32>) -> tensor<1320xf32>
  %v9 = stablehlo.reshape %v8 : (tensor<1320xf32>) -> tensor<40x33xf32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<40x33xf32>
  %v11 = stablehlo.iota dim = 0 : tensor<9570xi32>
  %v12 = stablehlo.constant dense<7> : tensor<9570xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<9570xi32>
  %v14 = stablehlo.constant dense<11> : tensor<9570xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<9570xi32>
  %v16 = stablehlo.constant dense<5> : tensor<9570xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<9570xi32>
  %v18 = stablehlo.convert %v17 : (tensor<9570xi32>) -> tensor<9570xf32>
  %v19 = stablehlo.reshape %v18 : (tensor<9570xf32>) -> tensor<33x290xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<33x290xf32>
  %v21 = stablehlo.iota dim = 0 : tensor<290xi32>
  %v22 = stablehlo.constant dense<13> : tensor<290xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<290xi32>
  %v24 = stablehlo.constant dense<43> : tensor<290xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<290xi32>
  %v26 = stablehlo.constant dense<1> : tensor<290xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<290xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<290xi32>) -> tensor<290x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<290x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<33x290xf32>) -> tensor<290x33xf32>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<40x33xf32>, tensor<290x1xi32>, tensor<290x33xf32>) -> tensor<40x33xf32>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<290x33xf32>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<40x33xf32>, tensor<290x1xi32>, tensor<290x33xf32>) -> tensor<40x33xf32>
  check.expect_eq %v31, %v33 : tensor<40x33xf32>
  func.return
}
func.func private @add_i8_33() {
  %v1 = stablehlo.iota dim = 0 : tensor<1320xi32>
  %v2 = stablehlo.constant dense<5> : tensor<1320xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<1320xi32>
  %v4 = stablehlo.constant dense<9> : tensor<1320xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<1320xi32>
  %v6 = stablehlo.constant dense<4> : tensor<1320xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<1320xi32>
  %v8 = stablehlo.convert %v7 : (tensor<1320xi32>) -> tensor<1320xi8>
  %v9 = stablehlo.reshape %v8 : (tensor<1320xi8>) -> tensor<40x33xi8>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<40x33xi8>
  %v11 = stablehlo.iota dim = 0 : tensor<9570xi32>
  %v12 = stablehlo.constant dense<7> : tensor<9570xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<9570xi32>
  %v14 = stablehlo.constant dense<11> : tensor<9570xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<9570xi32>
  %v16 = stablehlo.constant dense<5> : tensor<9570xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<9570xi32>
  %v18 = stablehlo.convert %v17 : (tensor<9570xi32>) -> tensor<9570xi8>
  %v19 = stablehlo.reshape %v18 : (tensor<9570xi8>) -> tensor<33x290xi8>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<33x290xi8>
  %v21 = stablehlo.iota dim = 0 : tensor<290xi32>
  %v22 = stablehlo.constant dense<13> : tensor<290xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<290xi32>
  %v24 = stablehlo.constant dense<43> : tensor<290xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<290xi32>
  %v26 = stablehlo.constant dense<1> : tensor<290xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<290xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<290xi32>) -> tensor<290x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<290x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<33x290xi8>) -> tensor<290x33xi8>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<40x33xi8>, tensor<290x1xi32>, tensor<290x33xi8>) -> tensor<40x33xi8>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<290x33xi8>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<40x33xi8>, tensor<290x1xi32>, tensor<290x33xi8>) -> tensor<40x33xi8>
  check.expect_eq %v31, %v33 : tensor<40x33xi8>
  func.return
}
func.func private @multiply_i64_35() {
  %v1 = stablehlo.iota dim = 0 : tensor<1320xi32>
  %v2 = stablehlo.constant dense<5> : tensor<1320xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<1320xi32>
  %v4 = stablehlo.constant dense<9> : tensor<1320xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<1320xi32>
  %v6 = stablehlo.constant dense<4> : tensor<1320xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<1320xi32>
  %v8 = stablehlo.convert %v7 : (tensor<1320xi32>) -> tensor<1320xi64>
  %v9 = stablehlo.reshape %v8 : (tensor<1320xi64>) -> tensor<40x33xi64>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<40x33xi64>
  %v11 = stablehlo.iota dim = 0 : tensor<9570xi32>
  %v12 = stablehlo.constant dense<7> : tensor<9570xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<9570xi32>
  %v14 = stablehlo.constant dense<11> : tensor<9570xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<9570xi32>
  %v16 = stablehlo.constant dense<5> : tensor<9570xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<9570xi32>
  %v18 = stablehlo.convert %v17 : (tensor<9570xi32>) -> tensor<9570xi64>
  %v19 = stablehlo.reshape %v18 : (tensor<9570xi64>) -> tensor<33x290xi64>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<33x290xi64>
  %v21 = stablehlo.iota dim = 0 : tensor<290xi32>
  %v22 = stablehlo.constant dense<13> : tensor<290xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<290xi32>
  %v24 = stablehlo.constant dense<43> : tensor<290xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<290xi32>
  %v26 = stablehlo.constant dense<1> : tensor<290xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<290xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<290xi32>) -> tensor<290x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<290x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<33x290xi64>) -> tensor<290x33xi64>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.multiply %x, %y : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<40x33xi64>, tensor<290x1xi32>, tensor<290x33xi64>) -> tensor<40x33xi64>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<290x33xi64>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.multiply %x, %y : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<40x33xi64>, tensor<290x1xi32>, tensor<290x33xi64>) -> tensor<40x33xi64>
  check.expect_eq %v31, %v33 : tensor<40x33xi64>
  func.return
}
func.func private @add_f32_37() {
  %v1 = stablehlo.iota dim = 0 : tensor<336xi32>
  %v2 = stablehlo.constant dense<5> : tensor<336xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<336xi32>
  %v4 = stablehlo.constant dense<9> : tensor<336xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<336xi32>
  %v6 = stablehlo.constant dense<4> : tensor<336xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<336xi32>
  %v8 = stablehlo.convert %v7 : (tensor<336xi32>) -> tensor<336xf32>
  %v9 = stablehlo.reshape %v8 : (tensor<336xf32>) -> tensor<7x48xf32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<7x48xf32>
  %v11 = stablehlo.iota dim = 0 : tensor<3072xi32>
  %v12 = stablehlo.constant dense<7> : tensor<3072xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<3072xi32>
  %v14 = stablehlo.constant dense<11> : tensor<3072xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<3072xi32>
  %v16 = stablehlo.constant dense<5> : tensor<3072xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<3072xi32>
  %v18 = stablehlo.convert %v17 : (tensor<3072xi32>) -> tensor<3072xf32>
  %v19 = stablehlo.reshape %v18 : (tensor<3072xf32>) -> tensor<48x64xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<48x64xf32>
  %v21 = stablehlo.iota dim = 0 : tensor<64xi32>
  %v22 = stablehlo.constant dense<13> : tensor<64xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<64xi32>
  %v24 = stablehlo.constant dense<10> : tensor<64xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<64xi32>
  %v26 = stablehlo.constant dense<1> : tensor<64xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<64xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<64xi32>) -> tensor<64x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<64x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<48x64xf32>) -> tensor<64x48xf32>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x48xf32>, tensor<64x1xi32>, tensor<64x48xf32>) -> tensor<7x48xf32>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<64x48xf32>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x48xf32>, tensor<64x1xi32>, tensor<64x48xf32>) -> tensor<7x48xf32>
  check.expect_eq %v31, %v33 : tensor<7x48xf32>
  func.return
}
func.func private @maximum_f32_39() {
  %v1 = stablehlo.iota dim = 0 : tensor<336xi32>
  %v2 = stablehlo.constant dense<5> : tensor<336xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<336xi32>
  %v4 = stablehlo.constant dense<9> : tensor<336xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<336xi32>
  %v6 = stablehlo.constant dense<4> : tensor<336xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<336xi32>
  %v8 = stablehlo.convert %v7 : (tensor<336xi32>) -> tensor<336xf32>
  %v9 = stablehlo.reshape %v8 : (tensor<336xf32>) -> tensor<7x48xf32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<7x48xf32>
  %v11 = stablehlo.iota dim = 0 : tensor<3072xi32>
  %v12 = stablehlo.constant dense<7> : tensor<3072xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<3072xi32>
  %v14 = stablehlo.constant dense<11> : tensor<3072xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<3072xi32>
  %v16 = stablehlo.constant dense<5> : tensor<3072xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<3072xi32>
  %v18 = stablehlo.convert %v17 : (tensor<3072xi32>) -> tensor<3072xf32>
  %v19 = stablehlo.reshape %v18 : (tensor<3072xf32>) -> tensor<48x64xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<48x64xf32>
  %v21 = stablehlo.iota dim = 0 : tensor<64xi32>
  %v22 = stablehlo.constant dense<13> : tensor<64xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<64xi32>
  %v24 = stablehlo.constant dense<10> : tensor<64xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<64xi32>
  %v26 = stablehlo.constant dense<1> : tensor<64xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<64xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<64xi32>) -> tensor<64x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<64x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<48x64xf32>) -> tensor<64x48xf32>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x48xf32>, tensor<64x1xi32>, tensor<64x48xf32>) -> tensor<7x48xf32>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<64x48xf32>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x48xf32>, tensor<64x1xi32>, tensor<64x48xf32>) -> tensor<7x48xf32>
  check.expect_eq %v31, %v33 : tensor<7x48xf32>
  func.return
}
func.func private @add_bf16_41() {
  %v1 = stablehlo.iota dim = 0 : tensor<336xi32>
  %v2 = stablehlo.constant dense<5> : tensor<336xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<336xi32>
  %v4 = stablehlo.constant dense<9> : tensor<336xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<336xi32>
  %v6 = stablehlo.constant dense<4> : tensor<336xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<336xi32>
  %v8 = stablehlo.convert %v7 : (tensor<336xi32>) -> tensor<336xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<336xbf16>) -> tensor<7x48xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<7x48xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<3072xi32>
  %v12 = stablehlo.constant dense<7> : tensor<3072xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<3072xi32>
  %v14 = stablehlo.constant dense<11> : tensor<3072xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<3072xi32>
  %v16 = stablehlo.constant dense<5> : tensor<3072xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<3072xi32>
  %v18 = stablehlo.convert %v17 : (tensor<3072xi32>) -> tensor<3072xbf16>
  %v19 = stablehlo.reshape %v18 : (tensor<3072xbf16>) -> tensor<48x64xbf16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<48x64xbf16>
  %v21 = stablehlo.iota dim = 0 : tensor<64xi32>
  %v22 = stablehlo.constant dense<13> : tensor<64xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<64xi32>
  %v24 = stablehlo.constant dense<10> : tensor<64xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<64xi32>
  %v26 = stablehlo.constant dense<1> : tensor<64xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<64xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<64xi32>) -> tensor<64x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<64x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<48x64xbf16>) -> tensor<64x48xbf16>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<7x48xbf16>, tensor<64x1xi32>, tensor<64x48xbf16>) -> tensor<7x48xbf16>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<64x48xbf16>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<7x48xbf16>, tensor<64x1xi32>, tensor<64x48xbf16>) -> tensor<7x48xbf16>
  check.expect_eq %v31, %v33 : tensor<7x48xbf16>
  func.return
}
func.func private @set_i16_43() {
  %v1 = stablehlo.iota dim = 0 : tensor<336xi32>
  %v2 = stablehlo.constant dense<5> : tensor<336xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<336xi32>
  %v4 = stablehlo.constant dense<9> : tensor<336xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<336xi32>
  %v6 = stablehlo.constant dense<4> : tensor<336xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<336xi32>
  %v8 = stablehlo.convert %v7 : (tensor<336xi32>) -> tensor<336xi16>
  %v9 = stablehlo.reshape %v8 : (tensor<336xi16>) -> tensor<7x48xi16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<7x48xi16>
  %v11 = stablehlo.iota dim = 0 : tensor<3072xi32>
  %v12 = stablehlo.constant dense<7> : tensor<3072xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<3072xi32>
  %v14 = stablehlo.constant dense<11> : tensor<3072xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<3072xi32>
  %v16 = stablehlo.constant dense<5> : tensor<3072xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<3072xi32>
  %v18 = stablehlo.convert %v17 : (tensor<3072xi32>) -> tensor<3072xi16>
  %v19 = stablehlo.reshape %v18 : (tensor<3072xi16>) -> tensor<48x64xi16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<48x64xi16>
  %v21 = stablehlo.iota dim = 0 : tensor<64xi32>
  %v22 = stablehlo.constant dense<13> : tensor<64xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<64xi32>
  %v24 = stablehlo.constant dense<10> : tensor<64xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<64xi32>
  %v26 = stablehlo.constant dense<1> : tensor<64xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<64xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<64xi32>) -> tensor<64x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<64x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<48x64xi16>) -> tensor<64x48xi16>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    stablehlo.return %y : tensor<i16>
  }) : (tensor<7x48xi16>, tensor<64x1xi32>, tensor<64x48xi16>) -> tensor<7x48xi16>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<64x48xi16>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    stablehlo.return %y : tensor<i16>
  }) : (tensor<7x48xi16>, tensor<64x1xi32>, tensor<64x48xi16>) -> tensor<7x48xi16>
  check.expect_eq %v31, %v33 : tensor<7x48xi16>
  func.return
}
func.func private @add_f64_45() {
  %v1 = stablehlo.iota dim = 0 : tensor<336xi32>
  %v2 = stablehlo.constant dense<5> : tensor<336xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<336xi32>
  %v4 = stablehlo.constant dense<9> : tensor<336xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<336xi32>
  %v6 = stablehlo.constant dense<4> : tensor<336xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<336xi32>
  %v8 = stablehlo.convert %v7 : (tensor<336xi32>) -> tensor<336xf64>
  %v9 = stablehlo.reshape %v8 : (tensor<336xf64>) -> tensor<7x48xf64>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<7x48xf64>
  %v11 = stablehlo.iota dim = 0 : tensor<3072xi32>
  %v12 = stablehlo.constant dense<7> : tensor<3072xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<3072xi32>
  %v14 = stablehlo.constant dense<11> : tensor<3072xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<3072xi32>
  %v16 = stablehlo.constant dense<5> : tensor<3072xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<3072xi32>
  %v18 = stablehlo.convert %v17 : (tensor<3072xi32>) -> tensor<3072xf64>
  %v19 = stablehlo.reshape %v18 : (tensor<3072xf64>) -> tensor<48x64xf64>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<48x64xf64>
  %v21 = stablehlo.iota dim = 0 : tensor<64xi32>
  %v22 = stablehlo.constant dense<13> : tensor<64xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<64xi32>
  %v24 = stablehlo.constant dense<10> : tensor<64xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<64xi32>
  %v26 = stablehlo.constant dense<1> : tensor<64xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<64xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<64xi32>) -> tensor<64x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<64x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<48x64xf64>) -> tensor<64x48xf64>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<7x48xf64>, tensor<64x1xi32>, tensor<64x48xf64>) -> tensor<7x48xf64>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<64x48xf64>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<7x48xf64>, tensor<64x1xi32>, tensor<64x48xf64>) -> tensor<7x48xf64>
  check.expect_eq %v31, %v33 : tensor<7x48xf64>
  func.return
}
func.func private @add_i32_47() {
  %v1 = stablehlo.iota dim = 0 : tensor<10xi32>
  %v2 = stablehlo.constant dense<5> : tensor<10xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<10xi32>
  %v4 = stablehlo.constant dense<9> : tensor<10xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<10xi32>
  %v6 = stablehlo.constant dense<4> : tensor<10xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<10xi32>
  %v8 = stablehlo.reshape %v7 : (tensor<10xi32>) -> tensor<5x2xi32>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<5x2xi32>
  %v10 = stablehlo.iota dim = 0 : tensor<1028xi32>
  %v11 = stablehlo.constant dense<7> : tensor<1028xi32>
  %v12 = stablehlo.multiply %v10, %v11 : tensor<1028xi32>
  %v13 = stablehlo.constant dense<11> : tensor<1028xi32>
  %v14 = stablehlo.remainder %v12, %v13 : tensor<1028xi32>
  %v15 = stablehlo.constant dense<5> : tensor<1028xi32>
  %v16 = stablehlo.subtract %v14, %v15 : tensor<1028xi32>
  %v17 = stablehlo.reshape %v16 : (tensor<1028xi32>) -> tensor<2x2x257xi32>
  %v18 = stablehlo.optimization_barrier %v17 : tensor<2x2x257xi32>
  %v19 = stablehlo.iota dim = 0 : tensor<514xi32>
  %v20 = stablehlo.constant dense<13> : tensor<514xi32>
  %v21 = stablehlo.multiply %v19, %v20 : tensor<514xi32>
  %v22 = stablehlo.constant dense<8> : tensor<514xi32>
  %v23 = stablehlo.remainder %v21, %v22 : tensor<514xi32>
  %v24 = stablehlo.constant dense<1> : tensor<514xi32>
  %v25 = stablehlo.subtract %v23, %v24 : tensor<514xi32>
  %v26 = stablehlo.reshape %v25 : (tensor<514xi32>) -> tensor<2x257x1xi32>
  %v27 = stablehlo.optimization_barrier %v26 : tensor<2x257x1xi32>
  %v28 = stablehlo.transpose %v18, dims = [1, 2, 0] : (tensor<2x2x257xi32>) -> tensor<2x257x2xi32>
  %v29 = "stablehlo.scatter"(%v9, %v27, %v28) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<5x2xi32>, tensor<2x257x1xi32>, tensor<2x257x2xi32>) -> tensor<5x2xi32>
  %v30 = stablehlo.optimization_barrier %v28 : tensor<2x257x2xi32>
  %v31 = "stablehlo.scatter"(%v9, %v27, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<5x2xi32>, tensor<2x257x1xi32>, tensor<2x257x2xi32>) -> tensor<5x2xi32>
  check.expect_eq %v29, %v31 : tensor<5x2xi32>
  func.return
}
func.func private @set_f32_49() {
  %v1 = stablehlo.iota dim = 0 : tensor<10xi32>
  %v2 = stablehlo.constant dense<5> : tensor<10xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<10xi32>
  %v4 = stablehlo.constant dense<9> : tensor<10xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<10xi32>
  %v6 = stablehlo.constant dense<4> : tensor<10xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<10xi32>
  %v8 = stablehlo.convert %v7 : (tensor<10xi32>) -> tensor<10xf32>
  %v9 = stablehlo.reshape %v8 : (tensor<10xf32>) -> tensor<5x2xf32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<5x2xf32>
  %v11 = stablehlo.iota dim = 0 : tensor<1028xi32>
  %v12 = stablehlo.constant dense<7> : tensor<1028xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<1028xi32>
  %v14 = stablehlo.constant dense<11> : tensor<1028xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<1028xi32>
  %v16 = stablehlo.constant dense<5> : tensor<1028xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<1028xi32>
  %v18 = stablehlo.convert %v17 : (tensor<1028xi32>) -> tensor<1028xf32>
  %v19 = stablehlo.reshape %v18 : (tensor<1028xf32>) -> tensor<2x2x257xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<2x2x257xf32>
  %v21 = stablehlo.iota dim = 0 : tensor<514xi32>
  %v22 = stablehlo.constant dense<13> : tensor<514xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<514xi32>
  %v24 = stablehlo.constant dense<8> : tensor<514xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<514xi32>
  %v26 = stablehlo.constant dense<1> : tensor<514xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<514xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<514xi32>) -> tensor<2x257x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<2x257x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 2, 0] : (tensor<2x2x257xf32>) -> tensor<2x257x2xf32>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<5x2xf32>, tensor<2x257x1xi32>, tensor<2x257x2xf32>) -> tensor<5x2xf32>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<2x257x2xf32>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<5x2xf32>, tensor<2x257x1xi32>, tensor<2x257x2xf32>) -> tensor<5x2xf32>
  check.expect_eq %v31, %v33 : tensor<5x2xf32>
  func.return
}
func.func private @add_i8_51() {
  %v1 = stablehlo.iota dim = 0 : tensor<10xi32>
  %v2 = stablehlo.constant dense<5> : tensor<10xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<10xi32>
  %v4 = stablehlo.constant dense<9> : tensor<10xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<10xi32>
  %v6 = stablehlo.constant dense<4> : tensor<10xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<10xi32>
  %v8 = stablehlo.convert %v7 : (tensor<10xi32>) -> tensor<10xi8>
  %v9 = stablehlo.reshape %v8 : (tensor<10xi8>) -> tensor<5x2xi8>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<5x2xi8>
  %v11 = stablehlo.iota dim = 0 : tensor<1028xi32>
  %v12 = stablehlo.constant dense<7> : tensor<1028xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<1028xi32>
  %v14 = stablehlo.constant dense<11> : tensor<1028xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<1028xi32>
  %v16 = stablehlo.constant dense<5> : tensor<1028xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<1028xi32>
  %v18 = stablehlo.convert %v17 : (tensor<1028xi32>) -> tensor<1028xi8>
  %v19 = stablehlo.reshape %v18 : (tensor<1028xi8>) -> tensor<2x2x257xi8>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<2x2x257xi8>
  %v21 = stablehlo.iota dim = 0 : tensor<514xi32>
  %v22 = stablehlo.constant dense<13> : tensor<514xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<514xi32>
  %v24 = stablehlo.constant dense<8> : tensor<514xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<514xi32>
  %v26 = stablehlo.constant dense<1> : tensor<514xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<514xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<514xi32>) -> tensor<2x257x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<2x257x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 2, 0] : (tensor<2x2x257xi8>) -> tensor<2x257x2xi8>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<5x2xi8>, tensor<2x257x1xi32>, tensor<2x257x2xi8>) -> tensor<5x2xi8>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<2x257x2xi8>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<5x2xi8>, tensor<2x257x1xi32>, tensor<2x257x2xi8>) -> tensor<5x2xi8>
  check.expect_eq %v31, %v33 : tensor<5x2xi8>
  func.return
}
func.func private @multiply_i64_53() {
  %v1 = stablehlo.iota dim = 0 : tensor<10xi32>
  %v2 = stablehlo.constant dense<5> : tensor<10xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<10xi32>
  %v4 = stablehlo.constant dense<9> : tensor<10xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<10xi32>
  %v6 = stablehlo.constant dense<4> : tensor<10xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<10xi32>
  %v8 = stablehlo.convert %v7 : (tensor<10xi32>) -> tensor<10xi64>
  %v9 = stablehlo.reshape %v8 : (tensor<10xi64>) -> tensor<5x2xi64>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<5x2xi64>
  %v11 = stablehlo.iota dim = 0 : tensor<1028xi32>
  %v12 = stablehlo.constant dense<7> : tensor<1028xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<1028xi32>
  %v14 = stablehlo.constant dense<11> : tensor<1028xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<1028xi32>
  %v16 = stablehlo.constant dense<5> : tensor<1028xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<1028xi32>
  %v18 = stablehlo.convert %v17 : (tensor<1028xi32>) -> tensor<1028xi64>
  %v19 = stablehlo.reshape %v18 : (tensor<1028xi64>) -> tensor<2x2x257xi64>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<2x2x257xi64>
  %v21 = stablehlo.iota dim = 0 : tensor<514xi32>
  %v22 = stablehlo.constant dense<13> : tensor<514xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<514xi32>
  %v24 = stablehlo.constant dense<8> : tensor<514xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<514xi32>
  %v26 = stablehlo.constant dense<1> : tensor<514xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<514xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<514xi32>) -> tensor<2x257x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<2x257x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 2, 0] : (tensor<2x2x257xi64>) -> tensor<2x257x2xi64>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.multiply %x, %y : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<5x2xi64>, tensor<2x257x1xi32>, tensor<2x257x2xi64>) -> tensor<5x2xi64>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<2x257x2xi64>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.multiply %x, %y : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<5x2xi64>, tensor<2x257x1xi32>, tensor<2x257x2xi64>) -> tensor<5x2xi64>
  check.expect_eq %v31, %v33 : tensor<5x2xi64>
  func.return
}
func.func private @add_f32_55() {
  %v1 = stablehlo.iota dim = 0 : tensor<6400xi32>
  %v2 = stablehlo.constant dense<5> : tensor<6400xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<6400xi32>
  %v4 = stablehlo.constant dense<9> : tensor<6400xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<6400xi32>
  %v6 = stablehlo.constant dense<4> : tensor<6400xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<6400xi32>
  %v8 = stablehlo.convert %v7 : (tensor<6400xi32>) -> tensor<6400xf32>
  %v9 = stablehlo.reshape %v8 : (tensor<6400xf32>) -> tensor<100x64xf32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<100x64xf32>
  %v11 = stablehlo.iota dim = 0 : tensor<2560xi32>
  %v12 = stablehlo.constant dense<7> : tensor<2560xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<2560xi32>
  %v14 = stablehlo.constant dense<11> : tensor<2560xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<2560xi32>
  %v16 = stablehlo.constant dense<5> : tensor<2560xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<2560xi32>
  %v18 = stablehlo.convert %v17 : (tensor<2560xi32>) -> tensor<2560xf32>
  %v19 = stablehlo.reshape %v18 : (tensor<2560xf32>) -> tensor<64x40xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<64x40xf32>
  %v21 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v22 = stablehlo.constant dense<13> : tensor<40xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<40xi32>
  %v24 = stablehlo.constant dense<103> : tensor<40xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<40xi32>
  %v26 = stablehlo.constant dense<1> : tensor<40xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<40xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<40xi32>) -> tensor<40x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<40x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<64x40xf32>) -> tensor<40x64xf32>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<100x64xf32>, tensor<40x1xi32>, tensor<40x64xf32>) -> tensor<100x64xf32>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<40x64xf32>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<100x64xf32>, tensor<40x1xi32>, tensor<40x64xf32>) -> tensor<100x64xf32>
  check.expect_eq %v31, %v33 : tensor<100x64xf32>
  func.return
}
func.func private @maximum_f32_57() {
  %v1 = stablehlo.iota dim = 0 : tensor<6400xi32>
  %v2 = stablehlo.constant dense<5> : tensor<6400xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<6400xi32>
  %v4 = stablehlo.constant dense<9> : tensor<6400xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<6400xi32>
  %v6 = stablehlo.constant dense<4> : tensor<6400xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<6400xi32>
  %v8 = stablehlo.convert %v7 : (tensor<6400xi32>) -> tensor<6400xf32>
  %v9 = stablehlo.reshape %v8 : (tensor<6400xf32>) -> tensor<100x64xf32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<100x64xf32>
  %v11 = stablehlo.iota dim = 0 : tensor<2560xi32>
  %v12 = stablehlo.constant dense<7> : tensor<2560xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<2560xi32>
  %v14 = stablehlo.constant dense<11> : tensor<2560xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<2560xi32>
  %v16 = stablehlo.constant dense<5> : tensor<2560xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<2560xi32>
  %v18 = stablehlo.convert %v17 : (tensor<2560xi32>) -> tensor<2560xf32>
  %v19 = stablehlo.reshape %v18 : (tensor<2560xf32>) -> tensor<64x40xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<64x40xf32>
  %v21 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v22 = stablehlo.constant dense<13> : tensor<40xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<40xi32>
  %v24 = stablehlo.constant dense<103> : tensor<40xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<40xi32>
  %v26 = stablehlo.constant dense<1> : tensor<40xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<40xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<40xi32>) -> tensor<40x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<40x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<64x40xf32>) -> tensor<40x64xf32>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<100x64xf32>, tensor<40x1xi32>, tensor<40x64xf32>) -> tensor<100x64xf32>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<40x64xf32>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<100x64xf32>, tensor<40x1xi32>, tensor<40x64xf32>) -> tensor<100x64xf32>
  check.expect_eq %v31, %v33 : tensor<100x64xf32>
  func.return
}
func.func private @add_bf16_59() {
  %v1 = stablehlo.iota dim = 0 : tensor<6400xi32>
  %v2 = stablehlo.constant dense<5> : tensor<6400xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<6400xi32>
  %v4 = stablehlo.constant dense<9> : tensor<6400xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<6400xi32>
  %v6 = stablehlo.constant dense<4> : tensor<6400xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<6400xi32>
  %v8 = stablehlo.convert %v7 : (tensor<6400xi32>) -> tensor<6400xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<6400xbf16>) -> tensor<100x64xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<100x64xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<2560xi32>
  %v12 = stablehlo.constant dense<7> : tensor<2560xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<2560xi32>
  %v14 = stablehlo.constant dense<11> : tensor<2560xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<2560xi32>
  %v16 = stablehlo.constant dense<5> : tensor<2560xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<2560xi32>
  %v18 = stablehlo.convert %v17 : (tensor<2560xi32>) -> tensor<2560xbf16>
  %v19 = stablehlo.reshape %v18 : (tensor<2560xbf16>) -> tensor<64x40xbf16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<64x40xbf16>
  %v21 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v22 = stablehlo.constant dense<13> : tensor<40xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<40xi32>
  %v24 = stablehlo.constant dense<103> : tensor<40xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<40xi32>
  %v26 = stablehlo.constant dense<1> : tensor<40xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<40xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<40xi32>) -> tensor<40x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<40x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<64x40xbf16>) -> tensor<40x64xbf16>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<100x64xbf16>, tensor<40x1xi32>, tensor<40x64xbf16>) -> tensor<100x64xbf16>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<40x64xbf16>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<100x64xbf16>, tensor<40x1xi32>, tensor<40x64xbf16>) -> tensor<100x64xbf16>
  check.expect_eq %v31, %v33 : tensor<100x64xbf16>
  func.return
}
func.func private @set_i16_61() {
  %v1 = stablehlo.iota dim = 0 : tensor<6400xi32>
  %v2 = stablehlo.constant dense<5> : tensor<6400xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<6400xi32>
  %v4 = stablehlo.constant dense<9> : tensor<6400xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<6400xi32>
  %v6 = stablehlo.constant dense<4> : tensor<6400xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<6400xi32>
  %v8 = stablehlo.convert %v7 : (tensor<6400xi32>) -> tensor<6400xi16>
  %v9 = stablehlo.reshape %v8 : (tensor<6400xi16>) -> tensor<100x64xi16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<100x64xi16>
  %v11 = stablehlo.iota dim = 0 : tensor<2560xi32>
  %v12 = stablehlo.constant dense<7> : tensor<2560xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<2560xi32>
  %v14 = stablehlo.constant dense<11> : tensor<2560xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<2560xi32>
  %v16 = stablehlo.constant dense<5> : tensor<2560xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<2560xi32>
  %v18 = stablehlo.convert %v17 : (tensor<2560xi32>) -> tensor<2560xi16>
  %v19 = stablehlo.reshape %v18 : (tensor<2560xi16>) -> tensor<64x40xi16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<64x40xi16>
  %v21 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v22 = stablehlo.constant dense<13> : tensor<40xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<40xi32>
  %v24 = stablehlo.constant dense<103> : tensor<40xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<40xi32>
  %v26 = stablehlo.constant dense<1> : tensor<40xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<40xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<40xi32>) -> tensor<40x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<40x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<64x40xi16>) -> tensor<40x64xi16>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    stablehlo.return %y : tensor<i16>
  }) : (tensor<100x64xi16>, tensor<40x1xi32>, tensor<40x64xi16>) -> tensor<100x64xi16>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<40x64xi16>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    stablehlo.return %y : tensor<i16>
  }) : (tensor<100x64xi16>, tensor<40x1xi32>, tensor<40x64xi16>) -> tensor<100x64xi16>
  check.expect_eq %v31, %v33 : tensor<100x64xi16>
  func.return
}
func.func private @add_f64_63() {
  %v1 = stablehlo.iota dim = 0 : tensor<6400xi32>
  %v2 = stablehlo.constant dense<5> : tensor<6400xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<6400xi32>
  %v4 = stablehlo.constant dense<9> : tensor<6400xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<6400xi32>
  %v6 = stablehlo.constant dense<4> : tensor<6400xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<6400xi32>
  %v8 = stablehlo.convert %v7 : (tensor<6400xi32>) -> tensor<6400xf64>
  %v9 = stablehlo.reshape %v8 : (tensor<6400xf64>) -> tensor<100x64xf64>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<100x64xf64>
  %v11 = stablehlo.iota dim = 0 : tensor<2560xi32>
  %v12 = stablehlo.constant dense<7> : tensor<2560xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<2560xi32>
  %v14 = stablehlo.constant dense<11> : tensor<2560xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<2560xi32>
  %v16 = stablehlo.constant dense<5> : tensor<2560xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<2560xi32>
  %v18 = stablehlo.convert %v17 : (tensor<2560xi32>) -> tensor<2560xf64>
  %v19 = stablehlo.reshape %v18 : (tensor<2560xf64>) -> tensor<64x40xf64>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<64x40xf64>
  %v21 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v22 = stablehlo.constant dense<13> : tensor<40xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<40xi32>
  %v24 = stablehlo.constant dense<103> : tensor<40xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<40xi32>
  %v26 = stablehlo.constant dense<1> : tensor<40xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<40xi32>
  %v28 = stablehlo.reshape %v27 : (tensor<40xi32>) -> tensor<40x1xi32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<40x1xi32>
  %v30 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<64x40xf64>) -> tensor<40x64xf64>
  %v31 = "stablehlo.scatter"(%v10, %v29, %v30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<100x64xf64>, tensor<40x1xi32>, tensor<40x64xf64>) -> tensor<100x64xf64>
  %v32 = stablehlo.optimization_barrier %v30 : tensor<40x64xf64>
  %v33 = "stablehlo.scatter"(%v10, %v29, %v32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<100x64xf64>, tensor<40x1xi32>, tensor<40x64xf64>) -> tensor<100x64xf64>
  check.expect_eq %v31, %v33 : tensor<100x64xf64>
  func.return
}
