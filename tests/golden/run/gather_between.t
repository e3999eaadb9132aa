// Slices of short rows that lie between those of other points, in the operand and in
// the result.  Oracle: of the operand turned first, whole runs.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @rows_1() : () -> ()
  func.call @rows_2() : () -> ()
  func.call @rows_3() : () -> ()
  func.call @rows_4() : () -> ()
  func.call @rows_5() : () -> ()
  func.call @rows_6() : () -> ()
  func.call @rows_7() : () -> ()
  func.call @rows_8() : () -> ()
  func.call @rows_9() : () -> ()
  func.call @rows_10() : () -> ()
  func.call @rows_11() : () -> ()
  func.call @rows_12() : () -> ()
  func.call @rows_13() : () -> ()
  func.call @rows_14() : () -> ()
  func.call @rows_15() : () -> ()
  func.call @rows_16() : () -> ()
  func.call @rows_17() : () -> ()
  func.call @rows_18() : () -> ()
  func.call @rows_19() : () -> ()
  func.call @rows_20() : () -> ()
  func.return
}
func.func private @rows_1() {
  %v1 = stablehlo.iota dim = 0 : tensor<8000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<8000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<8000xi32>
  %v4 = stablehlo.constant dense<23> : tensor<8000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<8000xi32>
  %v6 = stablehlo.constant dense<9> : tensor<8000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<8000xi32>
  %v8 = stablehlo.convert %v7 : (tensor<8000xi32>) -> tensor<8000xf32>
  %v9 = stablehlo.reshape %v8 : (tensor<8000xf32>) -> tensor<100x10x8xf32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<100x10x8xf32>
  %v11 = stablehlo.iota dim = 0 : tensor<45xi32>
  %v12 = stablehlo.constant dense<5> : tensor<45xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<45xi32>
  %v14 = stablehlo.constant dense<12> : tensor<45xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<45xi32>
  %v16 = stablehlo.constant dense<1> : tensor<45xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<45xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<45xi32>) -> tensor<45x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<45x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 100, 1, 8>}> : (tensor<100x10x8xf32>, tensor<45x1xi32>) -> tensor<100x45x8xf32>
  %v21 = stablehlo.transpose %v10, dims = [1, 0, 2] : (tensor<100x10x8xf32>) -> tensor<10x100x8xf32>
  %v22 = stablehlo.optimization_barrier %v21 : tensor<10x100x8xf32>
  %v23 = "stablehlo.gather"(%v22, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 100, 8>}> : (tensor<10x100x8xf32>, tensor<45x1xi32>) -> tensor<45x100x8xf32>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<45x100x8xf32>
  %v25 = stablehlo.transpose %v24, dims = [1, 0, 2] : (tensor<45x100x8xf32>) -> tensor<100x45x8xf32>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<100x45x8xf32>
  check.expect_eq %v20, %v26 : tensor<100x45x8xf32>
  func.return
}
func.func private @rows_2() {
  %v1 = stablehlo.iota dim = 0 : tensor<8000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<8000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<8000xi32>
  %v4 = stablehlo.constant dense<23> : tensor<8000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<8000xi32>
  %v6 = stablehlo.constant dense<9> : tensor<8000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<8000xi32>
  %v8 = stablehlo.convert %v7 : (tensor<8000xi32>) -> tensor<8000xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<8000xbf16>) -> tensor<100x10x8xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<100x10x8xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<45xi32>
  %v12 = stablehlo.constant dense<5> : tensor<45xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<45xi32>
  %v14 = stablehlo.constant dense<12> : tensor<45xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<45xi32>
  %v16 = stablehlo.constant dense<1> : tensor<45xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<45xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<45xi32>) -> tensor<45x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<45x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 100, 1, 8>}> : (tensor<100x10x8xbf16>, tensor<45x1xi32>) -> tensor<100x45x8xbf16>
  %v21 = stablehlo.transpose %v10, dims = [1, 0, 2] : (tensor<100x10x8xbf16>) -> tensor<10x100x8xbf16>
  %v22 = stablehlo.optimization_barrier %v21 : tensor<10x100x8xbf16>
  %v23 = "stablehlo.gather"(%v22, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 100, 8>}> : (tensor<10x100x8xbf16>, tensor<45x1xi32>) -> tensor<45x100x8xbf16>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<45x100x8xbf16>
  %v25 = stablehlo.transpose %v24, dims = [1, 0, 2] : (tensor<45x100x8xbf16>) -> tensor<100x45x8xbf16>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<100x45x8xbf16>
  check.expect_eq %v20, %v26 : tensor<100x45x8xbf16>
  func.return
}
func.func private @rows_3() {
  %v1 = stablehlo.iota dim = 0 : tensor<8000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<8000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<8000xi32>
  %v4 = stablehlo.constant dense<23> : tensor<8000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<8000xi32>
  %v6 = stablehlo.constant dense<9> : tensor<8000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<8000xi32>
  %v8 = stablehlo.convert %v7 : (tensor<8000xi32>) -> tensor<8000xi8>
  %v9 = stablehlo.reshape %v8 : (tensor<8000xi8>) -> tensor<100x10x8xi8>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<100x10x8xi8>
  %v11 = stablehlo.iota dim = 0 : tensor<45xi32>
  %v12 = stablehlo.constant dense<5> : tensor<45xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<45xi32>
  %v14 = stablehlo.constant dense<12> : tensor<45xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<45xi32>
  %v16 = stablehlo.constant dense<1> : tensor<45xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<45xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<45xi32>) -> tensor<45x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<45x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 100, 1, 8>}> : (tensor<100x10x8xi8>, tensor<45x1xi32>) -> tensor<100x45x8xi8>
  %v21 = stablehlo.transpose %v10, dims = [1, 0, 2] : (tensor<100x10x8xi8>) -> tensor<10x100x8xi8>
  %v22 = stablehlo.optimization_barrier %v21 : tensor<10x100x8xi8>
  %v23 = "stablehlo.gather"(%v22, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 100, 8>}> : (tensor<10x100x8xi8>, tensor<45x1xi32>) -> tensor<45x100x8xi8>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<45x100x8xi8>
  %v25 = stablehlo.transpose %v24, dims = [1, 0, 2] : (tensor<45x100x8xi8>) -> tensor<100x45x8xi8>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<100x45x8xi8>
  check.expect_eq %v20, %v26 : tensor<100x45x8xi8>
  func.return
}
func.func private @rows_4() {
  %v1 = stablehlo.iota dim = 0 : tensor<8000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<8000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<8000xi32>
  %v4 = stablehlo.constant dense<23> : tensor<8000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<8000xi32>
  %v6 = stablehlo.constant dense<9> : tensor<8000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<8000xi32>
  %v8 = stablehlo.convert %v7 : (tensor<8000xi32>) -> tensor<8000xf64>
  %v9 = stablehlo.reshape %v8 : (tensor<8000xf64>) -> tensor<100x10x8xf64>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<100x10x8xf64>
  %v11 = stablehlo.iota dim = 0 : tensor<45xi32>
  %v12 = stablehlo.constant dense<5> : tensor<45xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<45xi32>
  %v14 = stablehlo.constant dense<12> : tensor<45xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<45xi32>
  %v16 = stablehlo.constant dense<1> : tensor<45xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<45xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<45xi32>) -> tensor<45x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<45x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 100, 1, 8>}> : (tensor<100x10x8xf64>, tensor<45x1xi32>) -> tensor<100x45x8xf64>
  %v21 = stablehlo.transpose %v10, dims = [1, 0, 2] : (tensor<100x10x8xf64>) -> tensor<10x100x8xf64>
  %v22 = stablehlo.optimization_barrier %v21 : tensor<10x100x8xf64>
  %v23 = "stablehlo.gather"(%v22, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 100, 8>}> : (tensor<10x100x8xf64>, tensor<45x1xi32>) -> tensor<45x100x8xf64>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<45x100x8xf64>
  %v25 = stablehlo.transpose %v24, dims = [1, 0, 2] : (tensor<45x100x8xf64>) -> tensor<100x45x8xf64>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<100x45x8xf64>
  check.expect_eq %v20, %v26 : tensor<100x45x8xf64>
  func.return
}
func.func private @rows_5() {
  %v1 = stablehlo.iota dim = 0 : tensor<693xi32>
  %v2 = stablehlo.constant dense<7> : tensor<693xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<693xi32>
  %v4 = stablehlo.constant dense<23> : tensor<693xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<693xi32>
  %v6 = stablehlo.constant dense<9> : tensor<693xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<693xi32>
  %v8 = stablehlo.convert %v7 : (tensor<693xi32>) -> tensor<693xf32>
  %v9 = stablehlo.reshape %v8 : (tensor<693xf32>) -> tensor<33x7x3xf32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<33x7x3xf32>
  %v11 = stablehlo.iota dim = 0 : tensor<20xi32>
  %v12 = stablehlo.constant dense<5> : tensor<20xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<20xi32>
  %v14 = stablehlo.constant dense<9> : tensor<20xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<20xi32>
  %v16 = stablehlo.constant dense<1> : tensor<20xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<20xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<20xi32>) -> tensor<20x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<20x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 33, 1, 3>}> : (tensor<33x7x3xf32>, tensor<20x1xi32>) -> tensor<33x20x3xf32>
  %v21 = stablehlo.transpose %v10, dims = [1, 0, 2] : (tensor<33x7x3xf32>) -> tensor<7x33x3xf32>
  %v22 = stablehlo.optimization_barrier %v21 : tensor<7x33x3xf32>
  %v23 = "stablehlo.gather"(%v22, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 33, 3>}> : (tensor<7x33x3xf32>, tensor<20x1xi32>) -> tensor<20x33x3xf32>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<20x33x3xf32>
  %v25 = stablehlo.transpose %v24, dims = [1, 0, 2] : (tensor<20x33x3xf32>) -> tensor<33x20x3xf32>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<33x20x3xf32>
  check.expect_eq %v20, %v26 : tensor<33x20x3xf32>
  func.return
}
func.func private @rows_6() {
  %v1 = stablehlo.iota dim = 0 : tensor<693xi32>
  %v2 = stablehlo.constant dense<7> : tensor<693xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<693xi32>
  %v4 = stablehlo.constant dense<23> : tensor<693xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<693xi32>
  %v6 = stablehlo.constant dense<9> : tensor<693xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<693xi32>
  %v8 = stablehlo.convert %v7 : (tensor<693xi32>) -> tensor<693xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<693xbf16>) -> tensor<33x7x3xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<33x7x3xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<20xi32>
  %v12 = stablehlo.constant dense<5> : tensor<20xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<20xi32>
  %v14 = stablehlo.constant dense<9> : tensor<20xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<20xi32>
  %v16 = stablehlo.constant dense<1> : tensor<20xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<20xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<20xi32>) -> tensor<20x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<20x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 33, 1, 3>}> : (tensor<33x7x3xbf16>, tensor<20x1xi32>) -> tensor<33x20x3xbf16>
  %v21 = stablehlo.transpose %v10, dims = [1, 0, 2] : (tensor<33x7x3xbf16>) -> tensor<7x33x3xbf16>
  %v22 = stablehlo.optimization_barrier %v21 : tensor<7x33x3xbf16>
  %v23 = "stablehlo.gather"(%v22, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 33, 3>}> : (tensor<7x33x3xbf16>, tensor<20x1xi32>) -> tensor<20x33x3xbf16>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<20x33x3xbf16>
  %v25 = stablehlo.transpose %v24, dims = [1, 0, 2] : (tensor<20x33x3xbf16>) -> tensor<33x20x3xbf16>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<33x20x3xbf16>
  check.expect_eq %v20, %v26 : tensor<33x20x3xbf16>
  func.return
}
func.func private @rows_7() {
  %v1 = stablehlo.iota dim = 0 : tensor<693xi32>
  %v2 = stablehlo.constant dense<7> : tensor<693xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<693xi32>
  %v4 = stablehlo.constant dense<23> : tensor<693xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<693xi32>
  %v6 = stablehlo.constant dense<9> : tensor<693xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<693xi32>
  %v8 = stablehlo.convert %v7 : (tensor<693xi32>) -> tensor<693xi8>
  %v9 = stablehlo.reshape %v8 : (tensor<693xi8>) -> tensor<33x7x3xi8>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<33x7x3xi8>
  %v11 = stablehlo.iota dim = 0 : tensor<20xi32>
  %v12 = stablehlo.constant dense<5> : tensor<20xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<20xi32>
  %v14 = stablehlo.constant dense<9> : tensor<20xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<20xi32>
  %v16 = stablehlo.constant dense<1> : tensor<20xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<20xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<20xi32>) -> tensor<20x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<20x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 33, 1, 3>}> : (tensor<33x7x3xi8>, tensor<20x1xi32>) -> tensor<33x20x3xi8>
  %v21 = stablehlo.transpose %v10, dims = [1, 0, 2] : (tensor<33x7x3xi8>) -> tensor<7x33x3xi8>
  %v22 = stablehlo.optimization_barrier %v21 : tensor<7x33x3xi8>
  %v23 = "stablehlo.gather"(%v22, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 33, 3>}> : (tensor<7x33x3xi8>, tensor<20x1xi32>) -> tensor<20x33x3xi8>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<20x33x3xi8>
  %v25 = stablehlo.transpose %v24, dims = [1, 0, 2] : (tensor<20x33x3xi8>) -> tensor<33x20x3xi8>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<33x20x3xi8>
  check.expect_eq %v20, %v26 : tensor<33x20x3xi8>
  func.return
}
func.func private @rows_8() {
  %v1 = stablehlo.iota dim = 0 : tensor<693xi32>
  %v2 = stablehlo.constant dense<7> : tensor<693xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<693xi32>
  %v4 = stablehlo.constant dense<23> : tensor<693xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<693xi32>
  %v6 = stablehlo.constant dense<9> : tensor<693xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<693xi32>
  %v8 = stablehlo.convert %v7 : (tensor<693xi32>) -> tensor<693xf64>
  %v9 = stablehlo.reshape %v8 : (tensor<693xf64>) -> tensor<33x7x3xf64>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<33x7x3xf64>
  %v11 = stablehlo.iota dim = 0 : tensor<20xi32>
  %v12 = stablehlo.constant dense<5> : tensor<20xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<20xi32>
  %v14 = stablehlo.constant dense<9> : tensor<20xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<20xi32>
  %v16 = stablehlo.constant dense<1> : tensor<20xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<20xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<20xi32>) -> tensor<20x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<20x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 33, 1, 3>}> : (tensor<33x7x3xf64>, tensor<20x1xi32>) -> tensor<33x20x3xf64>
  %v21 = stablehlo.transpose %v10, dims = [1, 0, 2] : (tensor<33x7x3xf64>) -> tensor<7x33x3xf64>
  %v22 = stablehlo.optimization_barrier %v21 : tensor<7x33x3xf64>
  %v23 = "stablehlo.gather"(%v22, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 33, 3>}> : (tensor<7x33x3xf64>, tensor<20x1xi32>) -> tensor<20x33x3xf64>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<20x33x3xf64>
  %v25 = stablehlo.transpose %v24, dims = [1, 0, 2] : (tensor<20x33x3xf64>) -> tensor<33x20x3xf64>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<33x20x3xf64>
  check.expect_eq %v20, %v26 : tensor<33x20x3xf64>
  func.return
}
func.func private @rows_9() {
  %v1 = stablehlo.iota dim = 0 : tensor<800xi32>
  %v2 = stablehlo.constant dense<7> : tensor<800xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<800xi32>
  %v4 = stablehlo.constant dense<23> : tensor<800xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<800xi32>
  %v6 = stablehlo.constant dense<9> : tensor<800xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<800xi32>
  %v8 = stablehlo.convert %v7 : (tensor<800xi32>) -> tensor<800xf32>
  %v9 = stablehlo.reshape %v8 : (tensor<800xf32>) -> tensor<5x40x4xf32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<5x40x4xf32>
  %v11 = stablehlo.iota dim = 0 : tensor<1030xi32>
  %v12 = stablehlo.constant dense<5> : tensor<1030xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<1030xi32>
  %v14 = stablehlo.constant dense<42> : tensor<1030xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<1030xi32>
  %v16 = stablehlo.constant dense<1> : tensor<1030xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<1030xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<1030xi32>) -> tensor<1030x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<1030x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1, 4>}> : (tensor<5x40x4xf32>, tensor<1030x1xi32>) -> tensor<5x1030x4xf32>
  %v21 = stablehlo.transpose %v10, dims = [1, 0, 2] : (tensor<5x40x4xf32>) -> tensor<40x5x4xf32>
  %v22 = stablehlo.optimization_barrier %v21 : tensor<40x5x4xf32>
  %v23 = "stablehlo.gather"(%v22, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5, 4>}> : (tensor<40x5x4xf32>, tensor<1030x1xi32>) -> tensor<1030x5x4xf32>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<1030x5x4xf32>
  %v25 = stablehlo.transpose %v24, dims = [1, 0, 2] : (tensor<1030x5x4xf32>) -> tensor<5x1030x4xf32>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<5x1030x4xf32>
  check.expect_eq %v20, %v26 : tensor<5x1030x4xf32>
  func.return
}
func.func private @rows_10() {
  %v1 = stablehlo.iota dim = 0 : tensor<800xi32>
  %v2 = stablehlo.constant dense<7> : tensor<800xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<800xi32>
  %v4 = stablehlo.constant dense<23> : tensor<800xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<800xi32>
  %v6 = stablehlo.constant dense<9> : tensor<800xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<800xi32>
  %v8 = stablehlo.convert %v7 : (tensor<800xi32>) -> tensor<800xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<800xbf16>) -> tensor<5x40x4xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<5x40x4xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<1030xi32>
  %v12 = stablehlo.constant dense<5> : tensor<1030xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<1030xi32>
  %v14 = stablehlo.constant dense<42> : tensor<1030xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<1030xi32>
  %v16 = stablehlo.constant dense<1> : tensor<1030xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<1030xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<1030xi32>) -> tensor<1030x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<1030x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1, 4>}> : (tensor<5x40x4xbf16>, tensor<1030x1xi32>) -> tensor<5x1030x4xbf16>
  %v21 = stablehlo.transpose %v10, dims = [1, 0, 2] : (tensor<5x40x4xbf16>) -> tensor<40x5x4xbf16>
  %v22 = stablehlo.optimization_barrier %v21 : tensor<40x5x4xbf16>
  %v23 = "stablehlo.gather"(%v22, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5, 4>}> : (tensor<40x5x4xbf16>, tensor<1030x1xi32>) -> tensor<1030x5x4xbf16>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<1030x5x4xbf16>
  %v25 = stablehlo.transpose %v24, dims = [1, 0, 2] : (tensor<1030x5x4xbf16>) -> tensor<5x1030x4xbf16>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<5x1030x4xbf16>
  check.expect_eq %v20, %v26 : tensor<5x1030x4xbf16>
  func.return
}
func.func private @rows_11() {
  %v1 = stablehlo.iota dim = 0 : tensor<800xi32>
  %v2 = stablehlo.constant dense<7> : tensor<800xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<800xi32>
  %v4 = stablehlo.constant dense<23> : tensor<800xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<800xi32>
  %v6 = stablehlo.constant dense<9> : tensor<800xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<800xi32>
  %v8 = stablehlo.convert %v7 : (tensor<800xi32>) -> tensor<800xi8>
  %v9 = stablehlo.reshape %v8 : (tensor<800xi8>) -> tensor<5x40x4xi8>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<5x40x4xi8>
  %v11 = stablehlo.iota dim = 0 : tensor<1030xi32>
  %v12 = stablehlo.constant dense<5> : tensor<1030xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<1030xi32>
  %v14 = stablehlo.constant dense<42> : tensor<1030xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<1030xi32>
  %v16 = stablehlo.constant dense<1> : tensor<1030xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<1030xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<1030xi32>) -> tensor<1030x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<1030x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1, 4>}> : (tensor<5x40x4xi8>, tensor<1030x1xi32>) -> tensor<5x1030x4xi8>
  %v21 = stablehlo.transpose %v10, dims = [1, 0, 2] : (tensor<5x40x4xi8>) -> tensor<40x5x4xi8>
  %v22 = stablehlo.optimization_barrier %v21 : tensor<40x5x4xi8>
  %v23 = "stablehlo.gather"(%v22, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5, 4>}> : (tensor<40x5x4xi8>, tensor<1030x1xi32>) -> tensor<1030x5x4xi8>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<1030x5x4xi8>
  %v25 = stablehlo.transpose %v24, dims = [1, 0, 2] : (tensor<1030x5x4xi8>) -> tensor<5x1030x4xi8>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<5x1030x4xi8>
  check.expect_eq %v20, %v26 : tensor<5x1030x4xi8>
  func.return
}
func.func private @rows_12() {
  %v1 = stablehlo.iota dim = 0 : tensor<800xi32>
  %v2 = stablehlo.constant dense<7> : tensor<800xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<800xi32>
  %v4 = stablehlo.constant dense<23> : tensor<800xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<800xi32>
  %v6 = stablehlo.constant dense<9> : tensor<800xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<800xi32>
  %v8 = stablehlo.convert %v7 : (tensor<800xi32>) -> tensor<800xf64>
  %v9 = stablehlo.reshape %v8 : (tensor<800xf64>) -> tensor<5x40x4xf64>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<5x40x4xf64>
  %v11 = stablehlo.iota dim = 0 : tensor<1030xi32>
  %v12 = stablehlo.constant dense<5> : tensor<1030xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<1030xi32>
  %v14 = stablehlo.constant dense<42> : tensor<1030xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<1030xi32>
  %v16 = stablehlo.constant dense<1> : tensor<1030xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<1030xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<1030xi32>) -> tensor<1030x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<1030x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1, 4>}> : (tensor<5x40x4xf64>, tensor<1030x1xi32>) -> tensor<5x1030x4xf64>
  %v21 = stablehlo.transpose %v10, dims = [1, 0, 2] : (tensor<5x40x4xf64>) -> tensor<40x5x4xf64>
  %v22 = stablehlo.optimization_barrier %v21 : tensor<40x5x4xf64>
  %v23 = "stablehlo.gather"(%v22, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5, 4>}> : (tensor<40x5x4xf64>, tensor<1030x1xi32>) -> tensor<1030x5x4xf64>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<1030x5x4xf64>
  %v25 = stablehlo.transpose %v24, dims = [1, 0, 2] : (tensor<1030x5x4xf64>) -> tensor<5x1030x4xf64>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<5x1030x4xf64>
  check.expect_eq %v20, %v26 : tensor<5x1030x4xf64>
  func.return
}
func.func private @rows_13() {
  %v1 = stablehlo.iota dim = 0 : tensor<9216xi32>
  %v2 = stablehlo.constant dense<7> : tensor<9216xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<9216xi32>
  %v4 = stablehlo.constant dense<23> : tensor<9216xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<9216xi32>
  %v6 = stablehlo.constant dense<9> : tensor<9216xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<9216xi32>
  %v8 = stablehlo.convert %v7 : (tensor<9216xi32>) -> tensor<9216xf32>
  %v9 = stablehlo.reshape %v8 : (tensor<9216xf32>) -> tensor<64x9x16xf32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<64x9x16xf32>
  %v11 = stablehlo.iota dim = 0 : tensor<17xi32>
  %v12 = stablehlo.constant dense<5> : tensor<17xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<17xi32>
  %v14 = stablehlo.constant dense<11> : tensor<17xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<17xi32>
  %v16 = stablehlo.constant dense<1> : tensor<17xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<17xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<17xi32>) -> tensor<17x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<17x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 64, 1, 16>}> : (tensor<64x9x16xf32>, tensor<17x1xi32>) -> tensor<64x17x16xf32>
  %v21 = stablehlo.transpose %v10, dims = [1, 0, 2] : (tensor<64x9x16xf32>) -> tensor<9x64x16xf32>
  %v22 = stablehlo.optimization_barrier %v21 : tensor<9x64x16xf32>
  %v23 = "stablehlo.gather"(%v22, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64, 16>}> : (tensor<9x64x16xf32>, tensor<17x1xi32>) -> tensor<17x64x16xf32>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<17x64x16xf32>
  %v25 = stablehlo.transpose %v24, dims = [1, 0, 2] : (tensor<17x64x16xf32>) -> tensor<64x17x16xf32>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<64x17x16xf32>
  check.expect_eq %v20, %v26 : tensor<64x17x16xf32>
  func.return
}
func.func private @rows_14() {
  %v1 = stablehlo.iota dim = 0 : tensor<9216xi32>
  %v2 = stablehlo.constant dense<7> : tensor<9216xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<9216xi32>
  %v4 = stablehlo.constant dense<23> : tensor<9216xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<9216xi32>
  %v6 = stablehlo.constant dense<9> : tensor<9216xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<9216xi32>
  %v8 = stablehlo.convert %v7 : (tensor<9216xi32>) -> tensor<9216xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<9216xbf16>) -> tensor<64x9x16xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<64x9x16xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<17xi32>
  %v12 = stablehlo.constant dense<5> : tensor<17xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<17xi32>
  %v14 = stablehlo.constant dense<11> : tensor<17xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<17xi32>
  %v16 = stablehlo.constant dense<1> : tensor<17xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<17xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<17xi32>) -> tensor<17x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<17x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 64, 1, 16>}> : (tensor<64x9x16xbf16>, tensor<17x1xi32>) -> tensor<64x17x16xbf16>
  %v21 = stablehlo.transpose %v10, dims = [1, 0, 2] : (tensor<64x9x16xbf16>) -> tensor<9x64x16xbf16>
  %v22 = stablehlo.optimization_barrier %v21 : tensor<9x64x16xbf16>
  %v23 = "stablehlo.gather"(%v22, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64, 16>}> : (tensor<9x64x16xbf16>, tensor<17x1xi32>) -> tensor<17x64x16xbf16>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<17x64x16xbf16>
  %v25 = stablehlo.transpose %v24, dims = [1, 0, 2] : (tensor<17x64x16xbf16>) -> tensor<64x17x16xbf16>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<64x17x16xbf16>
  check.expect_eq %v20, %v26 : tensor<64x17x16xbf16>
  func.return
}
func.func private @rows_15() {
  %v1 = stablehlo.iota dim = 0 : tensor<9216xi32>
  %v2 = stablehlo.constant dense<7> : tensor<9216xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<9216xi32>
  %v4 = stablehlo.constant dense<23> : tensor<9216xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<9216xi32>
  %v6 = stablehlo.constant dense<9> : tensor<9216xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<9216xi32>
  %v8 = stablehlo.convert %v7 : (tensor<9216xi32>) -> tensor<9216xi8>
  %v9 = stablehlo.reshape %v8 : (tensor<9216xi8>) -> tensor<64x9x16xi8>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<64x9x16xi8>
  %v11 = stablehlo.iota dim = 0 : tensor<17xi32>
  %v12 = stablehlo.constant dense<5> : tensor<17xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<17xi32>
  %v14 = stablehlo.constant dense<11> : tensor<17xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<17xi32>
  %v16 = stablehlo.constant dense<1> : tensor<17xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<17xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<17xi32>) -> tensor<17x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<17x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 64, 1, 16>}> : (tensor<64x9x16xi8>, tensor<17x1xi32>) -> tensor<64x17x16xi8>
  %v21 = stablehlo.transpose %v10, dims = [1, 0, 2] : (tensor<64x9x16xi8>) -> tensor<9x64x16xi8>
  %v22 = stablehlo.optimization_barrier %v21 : tensor<9x64x16xi8>
  %v23 = "stablehlo.gather"(%v22, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64, 16>}> : (tensor<9x64x16xi8>, tensor<17x1xi32>) -> tensor<17x64x16xi8>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<17x64x16xi8>
  %v25 = stablehlo.transpose %v24, dims = [1, 0, 2] : (tensor<17x64x16xi8>) -> tensor<64x17x16xi8>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<64x17x16xi8>
  check.expect_eq %v20, %v26 : tensor<64x17x16xi8>
  func.return
}
func.func private @rows_16() {
  %v1 = stablehlo.iota dim = 0 : tensor<9216xi32>
  %v2 = stablehlo.constant dense<7> : tensor<9216xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<9216xi32>
  %v4 = stablehlo.constant dense<23> : tensor<9216xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<9216xi32>
  %v6 = stablehlo.constant dense<9> : tensor<9216xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<9216xi32>
  %v8 = stablehlo.convert %v7 : (tensor<9216xi32>) -> tensor<9216xf64>
  %v9 = stablehlo.reshape %v8 : (tensor<9216xf64>) -> tensor<64x9x16xf64>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<64x9x16xf64>
  %v11 = stablehlo.iota dim = 0 : tensor<17xi32>
  %v12 = stablehlo.constant dense<5> : tensor<17xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<17xi32>
  %v14 = stablehlo.constant dense<11> : tensor<17xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<17xi32>
  %v16 = stablehlo.constant dense<1> : tensor<17xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<17xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<17xi32>) -> tensor<17x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<17x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 64, 1, 16>}> : (tensor<64x9x16xf64>, tensor<17x1xi32>) -> tensor<64x17x16xf64>
  %v21 = stablehlo.transpose %v10, dims = [1, 0, 2] : (tensor<64x9x16xf64>) -> tensor<9x64x16xf64>
  %v22 = stablehlo.optimization_barrier %v21 : tensor<9x64x16xf64>
  %v23 = "stablehlo.gather"(%v22, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64, 16>}> : (tensor<9x64x16xf64>, tensor<17x1xi32>) -> tensor<17x64x16xf64>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<17x64x16xf64>
  %v25 = stablehlo.transpose %v24, dims = [1, 0, 2] : (tensor<17x64x16xf64>) -> tensor<64x17x16xf64>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<64x17x16xf64>
  check.expect_eq %v20, %v26 : tensor<64x17x16xf64>
  func.return
}
func.func private @rows_17() {
  %v1 = stablehlo.iota dim = 0 : tensor<42000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<42000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<42000xi32>
  %v4 = stablehlo.constant dense<23> : tensor<42000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<42000xi32>
  %v6 = stablehlo.constant dense<9> : tensor<42000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<42000xi32>
  %v8 = stablehlo.convert %v7 : (tensor<42000xi32>) -> tensor<42000xf32>
  %v9 = stablehlo.reshape %v8 : (tensor<42000xf32>) -> tensor<700x30x2xf32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<700x30x2xf32>
  %v11 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v12 = stablehlo.constant dense<5> : tensor<40xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<40xi32>
  %v14 = stablehlo.constant dense<32> : tensor<40xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<40xi32>
  %v16 = stablehlo.constant dense<1> : tensor<40xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<40xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<40xi32>) -> tensor<40x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<40x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 700, 1, 2>}> : (tensor<700x30x2xf32>, tensor<40x1xi32>) -> tensor<700x40x2xf32>
  %v21 = stablehlo.transpose %v10, dims = [1, 0, 2] : (tensor<700x30x2xf32>) -> tensor<30x700x2xf32>
  %v22 = stablehlo.optimization_barrier %v21 : tensor<30x700x2xf32>
  %v23 = "stablehlo.gather"(%v22, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 700, 2>}> : (tensor<30x700x2xf32>, tensor<40x1xi32>) -> tensor<40x700x2xf32>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<40x700x2xf32>
  %v25 = stablehlo.transpose %v24, dims = [1, 0, 2] : (tensor<40x700x2xf32>) -> tensor<700x40x2xf32>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<700x40x2xf32>
  check.expect_eq %v20, %v26 : tensor<700x40x2xf32>
  func.return
}
func.func private @rows_18() {
  %v1 = stablehlo.iota dim = 0 : tensor<42000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<42000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<42000xi32>
  %v4 = stablehlo.constant dense<23> : tensor<42000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<42000xi32>
  %v6 = stablehlo.constant dense<9> : tensor<42000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<42000xi32>
  %v8 = stablehlo.convert %v7 : (tensor<42000xi32>) -> tensor<42000xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<42000xbf16>) -> tensor<700x30x2xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<700x30x2xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v12 = stablehlo.constant dense<5> : tensor<40xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<40xi32>
  %v14 = stablehlo.constant dense<32> : tensor<40xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<40xi32>
  %v16 = stablehlo.constant dense<1> : tensor<40xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<40xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<40xi32>) -> tensor<40x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<40x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 700, 1, 2>}> : (tensor<700x30x2xbf16>, tensor<40x1xi32>) -> tensor<700x40x2xbf16>
  %v21 = stablehlo.transpose %v10, dims = [1, 0, 2] : (tensor<700x30x2xbf16>) -> tensor<30x700x2xbf16>
  %v22 = stablehlo.optimization_barrier %v21 : tensor<30x700x2xbf16>
  %v23 = "stablehlo.gather"(%v22, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 700, 2>}> : (tensor<30x700x2xbf16>, tensor<40x1xi32>) -> tensor<40x700x2xbf16>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<40x700x2xbf16>
  %v25 = stablehlo.transpose %v24, dims = [1, 0, 2] : (tensor<40x700x2xbf16>) -> tensor<700x40x2xbf16>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<700x40x2xbf16>
  check.expect_eq %v20, %v26 : tensor<700x40x2xbf16>
  func.return
}
func.func private @rows_19() {
  %v1 = stablehlo.iota dim = 0 : tensor<42000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<42000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<42000xi32>
  %v4 = stablehlo.constant dense<23> : tensor<42000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<42000xi32>
  %v6 = stablehlo.constant dense<9> : tensor<42000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<42000xi32>
  %v8 = stablehlo.convert %v7 : (tensor<42000xi32>) -> tensor<42000xi8>
  %v9 = stablehlo.reshape %v8 : (tensor<42000xi8>) -> tensor<700x30x2xi8>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<700x30x2xi8>
  %v11 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v12 = stablehlo.constant dense<5> : tensor<40xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<40xi32>
  %v14 = stablehlo.constant dense<32> : tensor<40xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<40xi32>
  %v16 = stablehlo.constant dense<1> : tensor<40xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<40xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<40xi32>) -> tensor<40x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<40x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 700, 1, 2>}> : (tensor<700x30x2xi8>, tensor<40x1xi32>) -> tensor<700x40x2xi8>
  %v21 = stablehlo.transpose %v10, dims = [1, 0, 2] : (tensor<700x30x2xi8>) -> tensor<30x700x2xi8>
  %v22 = stablehlo.optimization_barrier %v21 : tensor<30x700x2xi8>
  %v23 = "stablehlo.gather"(%v22, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 700, 2>}> : (tensor<30x700x2xi8>, tensor<40x1xi32>) -> tensor<40x700x2xi8>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<40x700x2xi8>
  %v25 = stablehlo.transpose %v24, dims = [1, 0, 2] : (tensor<40x700x2xi8>) -> tensor<700x40x2xi8>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<700x40x2xi8>
  check.expect_eq %v20, %v26 : tensor<700x40x2xi8>
  func.return
}
func.func private @rows_20() {
  %v1 = stablehlo.iota dim = 0 : tensor<42000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<42000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<42000xi32>
  %v4 = stablehlo.constant dense<23> : tensor<42000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<42000xi32>
  %v6 = stablehlo.constant dense<9> : tensor<42000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<42000xi32>
  %v8 = stablehlo.convert %v7 : (tensor<42000xi32>) -> tensor<42000xf64>
  %v9 = stablehlo.reshape %v8 : (tensor<42000xf64>) -> tensor<700x30x2xf64>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<700x30x2xf64>
  %v11 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v12 = stablehlo.constant dense<5> : tensor<40xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<40xi32>
  %v14 = stablehlo.constant dense<32> : tensor<40xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<40xi32>
  %v16 = stablehlo.constant dense<1> : tensor<40xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<40xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<40xi32>) -> tensor<40x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<40x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 700, 1, 2>}> : (tensor<700x30x2xf64>, tensor<40x1xi32>) -> tensor<700x40x2xf64>
  %v21 = stablehlo.transpose %v10, dims = [1, 0, 2] : (tensor<700x30x2xf64>) -> tensor<30x700x2xf64>
  %v22 = stablehlo.optimization_barrier %v21 : tensor<30x700x2xf64>
  %v23 = "stablehlo.gather"(%v22, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 700, 2>}> : (tensor<30x700x2xf64>, tensor<40x1xi32>) -> tensor<40x700x2xf64>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<40x700x2xf64>
  %v25 = stablehlo.transpose %v24, dims = [1, 0, 2] : (tensor<40x700x2xf64>) -> tensor<700x40x2xf64>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<700x40x2xf64>
  check.expect_eq %v20, %v26 : tensor<700x40x2xf64>
  func.return
}
