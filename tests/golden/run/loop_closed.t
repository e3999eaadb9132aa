// Small tables that are read again and again along a dim in which they have gaps:
// turned ones, every other column, indices of columns.  Oracle: the tables turned
// and spread before.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @table_1() : () -> ()
  func.call @columns_2() : () -> ()
  func.call @table_3() : () -> ()
  func.call @columns_4() : () -> ()
  func.call @table_5() : () -> ()
  func.call @columns_6() : () -> ()
  func.call @table_7() : () -> ()
  func.call @columns_8() : () -> ()
  func.call @table_9() : () -> ()
  func.call @columns_10() : () -> ()
  func.call @table_11() : () -> ()
  func.call @columns_12() : () -> ()
  func.call @table_13() : () -> ()
  func.call @columns_14() : () -> ()
  func.call @table_15() : () -> ()
  func.call @columns_16() : () -> ()
  func.call @table_17() : () -> ()
  func.call @columns_18() : () -> ()
  func.call @table_19() : () -> ()
  func.call @columns_20() : () -> ()
  func.call @table_21() : () -> ()
  func.call @columns_22() : () -> ()
  func.call @table_23() : () -> ()
  func.call @columns_24() : () -> ()
  func.call @table_25() : () -> ()
  func.call @columns_26() : () -> ()
  func.call @table_27() : () -> ()
  func.call @columns_28() : () -> ()
  func.call @table_29() : () -> ()
  func.call @columns_30() : () -> ()
  func.call @tables_31() : () -> ()
  func.call @tables_32() : () -> ()
  func.call @tables_33() : () -> ()
  func.call @tables_34() : () -> ()
  func.call @tables_35() : () -> ()
  func.call @tables_36() : () -> ()
  func.call @tables_37() : () -> ()
  func.call @tables_38() : () -> ()
  func.call @tables_39() : () -> ()
  func.return
}
func.func private @table_1() {
  %v1 = stablehlo.iota dim = 0 : tensor<18000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<18000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<18000xi32>
  %v4 = stablehlo.constant dense<11> : tensor<18000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<18000xi32>
  %v6 = stablehlo.constant dense<5> : tensor<18000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<18000xi32>
  %v8 = stablehlo.convert %v7 : (tensor<18000xi32>) -> tensor<18000xf32>
  %v9 = stablehlo.reshape %v8 : (tensor<18000xf32>) -> tensor<60x6x50xf32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<60x6x50xf32>
  %v11 = stablehlo.iota dim = 0 : tensor<300xi32>
  %v12 = stablehlo.constant dense<5> : tensor<300xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<300xi32>
  %v14 = stablehlo.constant dense<13> : tensor<300xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<300xi32>
  %v16 = stablehlo.constant dense<6> : tensor<300xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<300xi32>
  %v18 = stablehlo.convert %v17 : (tensor<300xi32>) -> tensor<300xf32>
  %v19 = stablehlo.reshape %v18 : (tensor<300xf32>) -> tensor<50x6xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<50x6xf32>
  %v21 = stablehlo.multiply %v10, %v10 : tensor<60x6x50xf32>
  %v22 = stablehlo.broadcast_in_dim %v20, dims = [2, 1] : (tensor<50x6xf32>) -> tensor<60x6x50xf32>
  %v23 = stablehlo.add %v21, %v22 : tensor<60x6x50xf32>
  %v24 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<50x6xf32>) -> tensor<6x50xf32>
  %v25 = stablehlo.optimization_barrier %v24 : tensor<6x50xf32>
  %v26 = stablehlo.broadcast_in_dim %v25, dims = [1, 2] : (tensor<6x50xf32>) -> tensor<60x6x50xf32>
  %v27 = stablehlo.optimization_barrier %v26 : tensor<60x6x50xf32>
  %v28 = stablehlo.multiply %v10, %v10 : tensor<60x6x50xf32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<60x6x50xf32>
  %v30 = stablehlo.add %v29, %v27 : tensor<60x6x50xf32>
  check.expect_eq %v23, %v30 : tensor<60x6x50xf32>
  func.return
}
func.func private @columns_2() {
  %v1 = stablehlo.iota dim = 0 : tensor<1800xi32>
  %v2 = stablehlo.constant dense<7> : tensor<1800xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<1800xi32>
  %v4 = stablehlo.constant dense<23> : tensor<1800xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<1800xi32>
  %v6 = stablehlo.constant dense<5> : tensor<1800xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<1800xi32>
  %v8 = stablehlo.reshape %v7 : (tensor<1800xi32>) -> tensor<60x30xi32>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<60x30xi32>
  %v10 = stablehlo.iota dim = 0 : tensor<300xi32>
  %v11 = stablehlo.constant dense<5> : tensor<300xi32>
  %v12 = stablehlo.multiply %v10, %v11 : tensor<300xi32>
  %v13 = stablehlo.constant dense<32> : tensor<300xi32>
  %v14 = stablehlo.remainder %v12, %v13 : tensor<300xi32>
  %v15 = stablehlo.constant dense<1> : tensor<300xi32>
  %v16 = stablehlo.subtract %v14, %v15 : tensor<300xi32>
  %v17 = stablehlo.reshape %v16 : (tensor<300xi32>) -> tensor<50x6x1xi32>
  %v18 = stablehlo.optimization_barrier %v17 : tensor<50x6x1xi32>
  %v19 = "stablehlo.gather"(%v9, %v18) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 60, 1>}> : (tensor<60x30xi32>, tensor<50x6x1xi32>) -> tensor<60x50x6xi32>
  %v20 = stablehlo.transpose %v19, dims = [0, 2, 1] : (tensor<60x50x6xi32>) -> tensor<60x6x50xi32>
  %v21 = stablehlo.add %v20, %v20 : tensor<60x6x50xi32>
  %v22 = stablehlo.transpose %v18, dims = [1, 0, 2] : (tensor<50x6x1xi32>) -> tensor<6x50x1xi32>
  %v23 = stablehlo.optimization_barrier %v22 : tensor<6x50x1xi32>
  %v24 = "stablehlo.gather"(%v9, %v23) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 60, 1>}> : (tensor<60x30xi32>, tensor<6x50x1xi32>) -> tensor<60x6x50xi32>
  %v25 = stablehlo.optimization_barrier %v24 : tensor<60x6x50xi32>
  %v26 = stablehlo.add %v25, %v25 : tensor<60x6x50xi32>
  check.expect_eq %v21, %v26 : tensor<60x6x50xi32>
  func.return
}
func.func private @table_3() {
  %v1 = stablehlo.iota dim = 0 : tensor<18000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<18000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<18000xi32>
  %v4 = stablehlo.constant dense<11> : tensor<18000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<18000xi32>
  %v6 = stablehlo.constant dense<5> : tensor<18000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<18000xi32>
  %v8 = stablehlo.convert %v7 : (tensor<18000xi32>) -> tensor<18000xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<18000xbf16>) -> tensor<60x6x50xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<60x6x50xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<300xi32>
  %v12 = stablehlo.constant dense<5> : tensor<300xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<300xi32>
  %v14 = stablehlo.constant dense<13> : tensor<300xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<300xi32>
  %v16 = stablehlo.constant dense<6> : tensor<300xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<300xi32>
  %v18 = stablehlo.convert %v17 : (tensor<300xi32>) -> tensor<300xbf16>
  %v19 = stablehlo.reshape %v18 : (tensor<300xbf16>) -> tensor<50x6xbf16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<50x6xbf16>
  %v21 = stablehlo.multiply %v10, %v10 : tensor<60x6x50xbf16>
  %v22 = stablehlo.broadcast_in_dim %v20, dims = [2, 1] : (tensor<50x6xbf16>) -> tensor<60x6x50xbf16>
  %v23 = stablehlo.add %v21, %v22 : tensor<60x6x50xbf16>
  %v24 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<50x6xbf16>) -> tensor<6x50xbf16>
  %v25 = stablehlo.optimization_barrier %v24 : tensor<6x50xbf16>
  %v26 = stablehlo.broadcast_in_dim %v25, dims = [1, 2] : (tensor<6x50xbf16>) -> tensor<60x6x50xbf16>
  %v27 = stablehlo.optimization_barrier %v26 : tensor<60x6x50xbf16>
  %v28 = stablehlo.multiply %v10, %v10 : tensor<60x6x50xbf16>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<60x6x50xbf16>
  %v30 = stablehlo.add %v29, %v27 : tensor<60x6x50xbf16>
  check.expect_eq %v23, %v30 : tensor<60x6x50xbf16>
  func.return
}
func.func private @columns_4() {
  %v1 = stablehlo.iota dim = 0 : tensor<1800xi32>
  %v2 = stablehlo.constant dense<7> : tensor<1800xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<1800xi32>
  %v4 = stablehlo.constant dense<23> : tensor<1800xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<1800xi32>
  %v6 = stablehlo.constant dense<5> : tensor<1800xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<1800xi32>
  %v8 = stablehlo.convert %v7 : (tensor<1800xi32>) -> tensor<1800xf64>
  %v9 = stablehlo.reshape %v8 : (tensor<1800xf64>) -> tensor<60x30xf64>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<60x30xf64>
  %v11 = stablehlo.iota dim = 0 : tensor<300xi32>
  %v12 = stablehlo.constant dense<5> : tensor<300xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<300xi32>
  %v14 = stablehlo.constant dense<32> : tensor<300xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<300xi32>
  %v16 = stablehlo.constant dense<1> : tensor<300xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<300xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<300xi32>) -> tensor<50x6x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<50x6x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 60, 1>}> : (tensor<60x30xf64>, tensor<50x6x1xi32>) -> tensor<60x50x6xf64>
  %v21 = stablehlo.transpose %v20, dims = [0, 2, 1] : (tensor<60x50x6xf64>) -> tensor<60x6x50xf64>
  %v22 = stablehlo.add %v21, %v21 : tensor<60x6x50xf64>
  %v23 = stablehlo.transpose %v19, dims = [1, 0, 2] : (tensor<50x6x1xi32>) -> tensor<6x50x1xi32>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<6x50x1xi32>
  %v25 = "stablehlo.gather"(%v10, %v24) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 60, 1>}> : (tensor<60x30xf64>, tensor<6x50x1xi32>) -> tensor<60x6x50xf64>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<60x6x50xf64>
  %v27 = stablehlo.add %v26, %v26 : tensor<60x6x50xf64>
  check.expect_eq %v22, %v27 : tensor<60x6x50xf64>
  func.return
}
func.func private @table_5() {
  %v1 = stablehlo.iota dim = 0 : tensor<18000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<18000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<18000xi32>
  %v4 = stablehlo.constant dense<11> : tensor<18000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<18000xi32>
  %v6 = stablehlo.constant dense<5> : tensor<18000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<18000xi32>
  %v8 = stablehlo.convert %v7 : (tensor<18000xi32>) -> tensor<18000xi8>
  %v9 = stablehlo.reshape %v8 : (tensor<18000xi8>) -> tensor<60x6x50xi8>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<60x6x50xi8>
  %v11 = stablehlo.iota dim = 0 : tensor<300xi32>
  %v12 = stablehlo.constant dense<5> : tensor<300xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<300xi32>
  %v14 = stablehlo.constant dense<13> : tensor<300xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<300xi32>
  %v16 = stablehlo.constant dense<6> : tensor<300xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<300xi32>
  %v18 = stablehlo.convert %v17 : (tensor<300xi32>) -> tensor<300xi8>
  %v19 = stablehlo.reshape %v18 : (tensor<300xi8>) -> tensor<50x6xi8>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<50x6xi8>
  %v21 = stablehlo.multiply %v10, %v10 : tensor<60x6x50xi8>
  %v22 = stablehlo.broadcast_in_dim %v20, dims = [2, 1] : (tensor<50x6xi8>) -> tensor<60x6x50xi8>
  %v23 = stablehlo.add %v21, %v22 : tensor<60x6x50xi8>
  %v24 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<50x6xi8>) -> tensor<6x50xi8>
  %v25 = stablehlo.optimization_barrier %v24 : tensor<6x50xi8>
  %v26 = stablehlo.broadcast_in_dim %v25, dims = [1, 2] : (tensor<6x50xi8>) -> tensor<60x6x50xi8>
  %v27 = stablehlo.optimization_barrier %v26 : tensor<60x6x50xi8>
  %v28 = stablehlo.multiply %v10, %v10 : tensor<60x6x50xi8>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<60x6x50xi8>
  %v30 = stablehlo.add %v29, %v27 : tensor<60x6x50xi8>
  check.expect_eq %v23, %v30 : tensor<60x6x50xi8>
  func.return
}
func.func private @columns_6() {
  %v1 = stablehlo.iota dim = 0 : tensor<1200xi32>
  %v2 = stablehlo.constant dense<7> : tensor<1200xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<1200xi32>
  %v4 = stablehlo.constant dense<23> : tensor<1200xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<1200xi32>
  %v6 = stablehlo.constant dense<5> : tensor<1200xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<1200xi32>
  %v8 = stablehlo.convert %v7 : (tensor<1200xi32>) -> tensor<1200xf32>
  %v9 = stablehlo.reshape %v8 : (tensor<1200xf32>) -> tensor<40x30xf32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<40x30xf32>
  %v11 = stablehlo.iota dim = 0 : tensor<300xi32>
  %v12 = stablehlo.constant dense<5> : tensor<300xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<300xi32>
  %v14 = stablehlo.constant dense<32> : tensor<300xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<300xi32>
  %v16 = stablehlo.constant dense<1> : tensor<300xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<300xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<300xi32>) -> tensor<100x3x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<100x3x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 40, 1>}> : (tensor<40x30xf32>, tensor<100x3x1xi32>) -> tensor<40x100x3xf32>
  %v21 = stablehlo.transpose %v20, dims = [0, 2, 1] : (tensor<40x100x3xf32>) -> tensor<40x3x100xf32>
  %v22 = stablehlo.add %v21, %v21 : tensor<40x3x100xf32>
  %v23 = stablehlo.transpose %v19, dims = [1, 0, 2] : (tensor<100x3x1xi32>) -> tensor<3x100x1xi32>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<3x100x1xi32>
  %v25 = "stablehlo.gather"(%v10, %v24) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 40, 1>}> : (tensor<40x30xf32>, tensor<3x100x1xi32>) -> tensor<40x3x100xf32>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<40x3x100xf32>
  %v27 = stablehlo.add %v26, %v26 : tensor<40x3x100xf32>
  check.expect_eq %v22, %v27 : tensor<40x3x100xf32>
  func.return
}
func.func private @table_7() {
  %v1 = stablehlo.iota dim = 0 : tensor<12000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<12000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<12000xi32>
  %v4 = stablehlo.constant dense<11> : tensor<12000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<12000xi32>
  %v6 = stablehlo.constant dense<5> : tensor<12000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<12000xi32>
  %v8 = stablehlo.reshape %v7 : (tensor<12000xi32>) -> tensor<40x3x100xi32>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<40x3x100xi32>
  %v10 = stablehlo.iota dim = 0 : tensor<300xi32>
  %v11 = stablehlo.constant dense<5> : tensor<300xi32>
  %v12 = stablehlo.multiply %v10, %v11 : tensor<300xi32>
  %v13 = stablehlo.constant dense<13> : tensor<300xi32>
  %v14 = stablehlo.remainder %v12, %v13 : tensor<300xi32>
  %v15 = stablehlo.constant dense<6> : tensor<300xi32>
  %v16 = stablehlo.subtract %v14, %v15 : tensor<300xi32>
  %v17 = stablehlo.reshape %v16 : (tensor<300xi32>) -> tensor<100x3xi32>
  %v18 = stablehlo.optimization_barrier %v17 : tensor<100x3xi32>
  %v19 = stablehlo.multiply %v9, %v9 : tensor<40x3x100xi32>
  %v20 = stablehlo.broadcast_in_dim %v18, dims = [2, 1] : (tensor<100x3xi32>) -> tensor<40x3x100xi32>
  %v21 = stablehlo.add %v19, %v20 : tensor<40x3x100xi32>
  %v22 = stablehlo.transpose %v18, dims = [1, 0] : (tensor<100x3xi32>) -> tensor<3x100xi32>
  %v23 = stablehlo.optimization_barrier %v22 : tensor<3x100xi32>
  %v24 = stablehlo.broadcast_in_dim %v23, dims = [1, 2] : (tensor<3x100xi32>) -> tensor<40x3x100xi32>
  %v25 = stablehlo.optimization_barrier %v24 : tensor<40x3x100xi32>
  %v26 = stablehlo.multiply %v9, %v9 : tensor<40x3x100xi32>
  %v27 = stablehlo.optimization_barrier %v26 : tensor<40x3x100xi32>
  %v28 = stablehlo.add %v27, %v25 : tensor<40x3x100xi32>
  check.expect_eq %v21, %v28 : tensor<40x3x100xi32>
  func.return
}
func.func private @columns_8() {
  %v1 = stablehlo.iota dim = 0 : tensor<1200xi32>
  %v2 = stablehlo.constant dense<7> : tensor<1200xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<1200xi32>
  %v4 = stablehlo.constant dense<23> : tensor<1200xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<1200xi32>
  %v6 = stablehlo.constant dense<5> : tensor<1200xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<1200xi32>
  %v8 = stablehlo.convert %v7 : (tensor<1200xi32>) -> tensor<1200xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<1200xbf16>) -> tensor<40x30xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<40x30xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<300xi32>
  %v12 = stablehlo.constant dense<5> : tensor<300xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<300xi32>
  %v14 = stablehlo.constant dense<32> : tensor<300xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<300xi32>
  %v16 = stablehlo.constant dense<1> : tensor<300xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<300xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<300xi32>) -> tensor<100x3x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<100x3x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 40, 1>}> : (tensor<40x30xbf16>, tensor<100x3x1xi32>) -> tensor<40x100x3xbf16>
  %v21 = stablehlo.transpose %v20, dims = [0, 2, 1] : (tensor<40x100x3xbf16>) -> tensor<40x3x100xbf16>
  %v22 = stablehlo.add %v21, %v21 : tensor<40x3x100xbf16>
  %v23 = stablehlo.transpose %v19, dims = [1, 0, 2] : (tensor<100x3x1xi32>) -> tensor<3x100x1xi32>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<3x100x1xi32>
  %v25 = "stablehlo.gather"(%v10, %v24) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 40, 1>}> : (tensor<40x30xbf16>, tensor<3x100x1xi32>) -> tensor<40x3x100xbf16>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<40x3x100xbf16>
  %v27 = stablehlo.add %v26, %v26 : tensor<40x3x100xbf16>
  check.expect_eq %v22, %v27 : tensor<40x3x100xbf16>
  func.return
}
func.func private @table_9() {
  %v1 = stablehlo.iota dim = 0 : tensor<12000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<12000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<12000xi32>
  %v4 = stablehlo.constant dense<11> : tensor<12000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<12000xi32>
  %v6 = stablehlo.constant dense<5> : tensor<12000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<12000xi32>
  %v8 = stablehlo.convert %v7 : (tensor<12000xi32>) -> tensor<12000xf64>
  %v9 = stablehlo.reshape %v8 : (tensor<12000xf64>) -> tensor<40x3x100xf64>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<40x3x100xf64>
  %v11 = stablehlo.iota dim = 0 : tensor<300xi32>
  %v12 = stablehlo.constant dense<5> : tensor<300xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<300xi32>
  %v14 = stablehlo.constant dense<13> : tensor<300xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<300xi32>
  %v16 = stablehlo.constant dense<6> : tensor<300xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<300xi32>
  %v18 = stablehlo.convert %v17 : (tensor<300xi32>) -> tensor<300xf64>
  %v19 = stablehlo.reshape %v18 : (tensor<300xf64>) -> tensor<100x3xf64>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<100x3xf64>
  %v21 = stablehlo.multiply %v10, %v10 : tensor<40x3x100xf64>
  %v22 = stablehlo.broadcast_in_dim %v20, dims = [2, 1] : (tensor<100x3xf64>) -> tensor<40x3x100xf64>
  %v23 = stablehlo.add %v21, %v22 : tensor<40x3x100xf64>
  %v24 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<100x3xf64>) -> tensor<3x100xf64>
  %v25 = stablehlo.optimization_barrier %v24 : tensor<3x100xf64>
  %v26 = stablehlo.broadcast_in_dim %v25, dims = [1, 2] : (tensor<3x100xf64>) -> tensor<40x3x100xf64>
  %v27 = stablehlo.optimization_barrier %v26 : tensor<40x3x100xf64>
  %v28 = stablehlo.multiply %v10, %v10 : tensor<40x3x100xf64>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<40x3x100xf64>
  %v30 = stablehlo.add %v29, %v27 : tensor<40x3x100xf64>
  check.expect_eq %v23, %v30 : tensor<40x3x100xf64>
  func.return
}
func.func private @columns_10() {
  %v1 = stablehlo.iota dim = 0 : tensor<1200xi32>
  %v2 = stablehlo.constant dense<7> : tensor<1200xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<1200xi32>
  %v4 = stablehlo.constant dense<23> : tensor<1200xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<1200xi32>
  %v6 = stablehlo.constant dense<5> : tensor<1200xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<1200xi32>
  %v8 = stablehlo.convert %v7 : (tensor<1200xi32>) -> tensor<1200xi8>
  %v9 = stablehlo.reshape %v8 : (tensor<1200xi8>) -> tensor<40x30xi8>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<40x30xi8>
  %v11 = stablehlo.iota dim = 0 : tensor<300xi32>
  %v12 = stablehlo.constant dense<5> : tensor<300xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<300xi32>
  %v14 = stablehlo.constant dense<32> : tensor<300xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<300xi32>
  %v16 = stablehlo.constant dense<1> : tensor<300xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<300xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<300xi32>) -> tensor<100x3x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<100x3x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 40, 1>}> : (tensor<40x30xi8>, tensor<100x3x1xi32>) -> tensor<40x100x3xi8>
  %v21 = stablehlo.transpose %v20, dims = [0, 2, 1] : (tensor<40x100x3xi8>) -> tensor<40x3x100xi8>
  %v22 = stablehlo.add %v21, %v21 : tensor<40x3x100xi8>
  %v23 = stablehlo.transpose %v19, dims = [1, 0, 2] : (tensor<100x3x1xi32>) -> tensor<3x100x1xi32>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<3x100x1xi32>
  %v25 = "stablehlo.gather"(%v10, %v24) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 40, 1>}> : (tensor<40x30xi8>, tensor<3x100x1xi32>) -> tensor<40x3x100xi8>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<40x3x100xi8>
  %v27 = stablehlo.add %v26, %v26 : tensor<40x3x100xi8>
  check.expect_eq %v22, %v27 : tensor<40x3x100xi8>
  func.return
}
func.func private @table_11() {
  %v1 = stablehlo.iota dim = 0 : tensor<10500xi32>
  %v2 = stablehlo.constant dense<7> : tensor<10500xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<10500xi32>
  %v4 = stablehlo.constant dense<11> : tensor<10500xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<10500xi32>
  %v6 = stablehlo.constant dense<5> : tensor<10500xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<10500xi32>
  %v8 = stablehlo.convert %v7 : (tensor<10500xi32>) -> tensor<10500xf32>
  %v9 = stablehlo.reshape %v8 : (tensor<10500xf32>) -> tensor<300x5x7xf32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<300x5x7xf32>
  %v11 = stablehlo.iota dim = 0 : tensor<35xi32>
  %v12 = stablehlo.constant dense<5> : tensor<35xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<35xi32>
  %v14 = stablehlo.constant dense<13> : tensor<35xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<35xi32>
  %v16 = stablehlo.constant dense<6> : tensor<35xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<35xi32>
  %v18 = stablehlo.convert %v17 : (tensor<35xi32>) -> tensor<35xf32>
  %v19 = stablehlo.reshape %v18 : (tensor<35xf32>) -> tensor<7x5xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<7x5xf32>
  %v21 = stablehlo.multiply %v10, %v10 : tensor<300x5x7xf32>
  %v22 = stablehlo.broadcast_in_dim %v20, dims = [2, 1] : (tensor<7x5xf32>) -> tensor<300x5x7xf32>
  %v23 = stablehlo.add %v21, %v22 : tensor<300x5x7xf32>
  %v24 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<7x5xf32>) -> tensor<5x7xf32>
  %v25 = stablehlo.optimization_barrier %v24 : tensor<5x7xf32>
  %v26 = stablehlo.broadcast_in_dim %v25, dims = [1, 2] : (tensor<5x7xf32>) -> tensor<300x5x7xf32>
  %v27 = stablehlo.optimization_barrier %v26 : tensor<300x5x7xf32>
  %v28 = stablehlo.multiply %v10, %v10 : tensor<300x5x7xf32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<300x5x7xf32>
  %v30 = stablehlo.add %v29, %v27 : tensor<300x5x7xf32>
  check.expect_eq %v23, %v30 : tensor<300x5x7xf32>
  func.return
}
func.func private @columns_12() {
  %v1 = stablehlo.iota dim = 0 : tensor<9000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<9000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<9000xi32>
  %v4 = stablehlo.constant dense<23> : tensor<9000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<9000xi32>
  %v6 = stablehlo.constant dense<5> : tensor<9000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<9000xi32>
  %v8 = stablehlo.reshape %v7 : (tensor<9000xi32>) -> tensor<300x30xi32>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<300x30xi32>
  %v10 = stablehlo.iota dim = 0 : tensor<35xi32>
  %v11 = stablehlo.constant dense<5> : tensor<35xi32>
  %v12 = stablehlo.multiply %v10, %v11 : tensor<35xi32>
  %v13 = stablehlo.constant dense<32> : tensor<35xi32>
  %v14 = stablehlo.remainder %v12, %v13 : tensor<35xi32>
  %v15 = stablehlo.constant dense<1> : tensor<35xi32>
  %v16 = stablehlo.subtract %v14, %v15 : tensor<35xi32>
  %v17 = stablehlo.reshape %v16 : (tensor<35xi32>) -> tensor<7x5x1xi32>
  %v18 = stablehlo.optimization_barrier %v17 : tensor<7x5x1xi32>
  %v19 = "stablehlo.gather"(%v9, %v18) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 300, 1>}> : (tensor<300x30xi32>, tensor<7x5x1xi32>) -> tensor<300x7x5xi32>
  %v20 = stablehlo.transpose %v19, dims = [0, 2, 1] : (tensor<300x7x5xi32>) -> tensor<300x5x7xi32>
  %v21 = stablehlo.add %v20, %v20 : tensor<300x5x7xi32>
  %v22 = stablehlo.transpose %v18, dims = [1, 0, 2] : (tensor<7x5x1xi32>) -> tensor<5x7x1xi32>
  %v23 = stablehlo.optimization_barrier %v22 : tensor<5x7x1xi32>
  %v24 = "stablehlo.gather"(%v9, %v23) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 300, 1>}> : (tensor<300x30xi32>, tensor<5x7x1xi32>) -> tensor<300x5x7xi32>
  %v25 = stablehlo.optimization_barrier %v24 : tensor<300x5x7xi32>
  %v26 = stablehlo.add %v25, %v25 : tensor<300x5x7xi32>
  check.expect_eq %v21, %v26 : tensor<300x5x7xi32>
  func.return
}
func.func private @table_13() {
  %v1 = stablehlo.iota dim = 0 : tensor<10500xi32>
  %v2 = stablehlo.constant dense<7> : tensor<10500xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<10500xi32>
  %v4 = stablehlo.constant dense<11> : tensor<10500xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<10500xi32>
  %v6 = stablehlo.constant dense<5> : tensor<10500xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<10500xi32>
  %v8 = stablehlo.convert %v7 : (tensor<10500xi32>) -> tensor<10500xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<10500xbf16>) -> tensor<300x5x7xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<300x5x7xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<35xi32>
  %v12 = stablehlo.constant dense<5> : tensor<35xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<35xi32>
  %v14 = stablehlo.constant dense<13> : tensor<35xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<35xi32>
  %v16 = stablehlo.constant dense<6> : tensor<35xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<35xi32>
  %v18 = stablehlo.convert %v17 : (tensor<35xi32>) -> tensor<35xbf16>
  %v19 = stablehlo.reshape %v18 : (tensor<35xbf16>) -> tensor<7x5xbf16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<7x5xbf16>
  %v21 = stablehlo.multiply %v10, %v10 : tensor<300x5x7xbf16>
  %v22 = stablehlo.broadcast_in_dim %v20, dims = [2, 1] : (tensor<7x5xbf16>) -> tensor<300x5x7xbf16>
  %v23 = stablehlo.add %v21, %v22 : tensor<300x5x7xbf16>
  %v24 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<7x5xbf16>) -> tensor<5x7xbf16>
  %v25 = stablehlo.optimization_barrier %v24 : tensor<5x7xbf16>
  %v26 = stablehlo.broadcast_in_dim %v25, dims = [1, 2] : (tensor<5x7xbf16>) -> tensor<300x5x7xbf16>
  %v27 = stablehlo.optimization_barrier %v26 : tensor<300x5x7xbf16>
  %v28 = stablehlo.multiply %v10, %v10 : tensor<300x5x7xbf16>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<300x5x7xbf16>
  %v30 = stablehlo.add %v29, %v27 : tensor<300x5x7xbf16>
  check.expect_eq %v23, %v30 : tensor<300x5x7xbf16>
  func.return
}
func.func private @columns_14() {
  %v1 = stablehlo.iota dim = 0 : tensor<9000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<9000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<9000xi32>
  %v4 = stablehlo.constant dense<23> : tensor<9000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<9000xi32>
  %v6 = stablehlo.constant dense<5> : tensor<9000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<9000xi32>
  %v8 = stablehlo.convert %v7 : (tensor<9000xi32>) -> tensor<9000xf64>
  %v9 = stablehlo.reshape %v8 : (tensor<9000xf64>) -> tensor<300x30xf64>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<300x30xf64>
  %v11 = stablehlo.iota dim = 0 : tensor<35xi32>
  %v12 = stablehlo.constant dense<5> : tensor<35xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<35xi32>
  %v14 = stablehlo.constant dense<32> : tensor<35xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<35xi32>
  %v16 = stablehlo.constant dense<1> : tensor<35xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<35xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<35xi32>) -> tensor<7x5x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<7x5x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 300, 1>}> : (tensor<300x30xf64>, tensor<7x5x1xi32>) -> tensor<300x7x5xf64>
  %v21 = stablehlo.transpose %v20, dims = [0, 2, 1] : (tensor<300x7x5xf64>) -> tensor<300x5x7xf64>
  %v22 = stablehlo.add %v21, %v21 : tensor<300x5x7xf64>
  %v23 = stablehlo.transpose %v19, dims = [1, 0, 2] : (tensor<7x5x1xi32>) -> tensor<5x7x1xi32>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<5x7x1xi32>
  %v25 = "stablehlo.gather"(%v10, %v24) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 300, 1>}> : (tensor<300x30xf64>, tensor<5x7x1xi32>) -> tensor<300x5x7xf64>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<300x5x7xf64>
  %v27 = stablehlo.add %v26, %v26 : tensor<300x5x7xf64>
  check.expect_eq %v22, %v27 : tensor<300x5x7xf64>
  func.return
}
func.func private @table_15() {
  %v1 = stablehlo.iota dim = 0 : tensor<10500xi32>
  %v2 = stablehlo.constant dense<7> : tensor<10500xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<10500xi32>
  %v4 = stablehlo.constant dense<11> : tensor<10500xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<10500xi32>
  %v6 = stablehlo.constant dense<5> : tensor<10500xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<10500xi32>
  %v8 = stablehlo.convert %v7 : (tensor<10500xi32>) -> tensor<10500xi8>
  %v9 = stablehlo.reshape %v8 : (tensor<10500xi8>) -> tensor<300x5x7xi8>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<300x5x7xi8>
  %v11 = stablehlo.iota dim = 0 : tensor<35xi32>
  %v12 = stablehlo.constant dense<5> : tensor<35xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<35xi32>
  %v14 = stablehlo.constant dense<13> : tensor<35xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<35xi32>
  %v16 = stablehlo.constant dense<6> : tensor<35xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<35xi32>
  %v18 = stablehlo.convert %v17 : (tensor<35xi32>) -> tensor<35xi8>
  %v19 = stablehlo.reshape %v18 : (tensor<35xi8>) -> tensor<7x5xi8>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<7x5xi8>
  %v21 = stablehlo.multiply %v10, %v10 : tensor<300x5x7xi8>
  %v22 = stablehlo.broadcast_in_dim %v20, dims = [2, 1] : (tensor<7x5xi8>) -> tensor<300x5x7xi8>
  %v23 = stablehlo.add %v21, %v22 : tensor<300x5x7xi8>
  %v24 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<7x5xi8>) -> tensor<5x7xi8>
  %v25 = stablehlo.optimization_barrier %v24 : tensor<5x7xi8>
  %v26 = stablehlo.broadcast_in_dim %v25, dims = [1, 2] : (tensor<5x7xi8>) -> tensor<300x5x7xi8>
  %v27 = stablehlo.optimization_barrier %v26 : tensor<300x5x7xi8>
  %v28 = stablehlo.multiply %v10, %v10 : tensor<300x5x7xi8>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<300x5x7xi8>
  %v30 = stablehlo.add %v29, %v27 : tensor<300x5x7xi8>
  check.expect_eq %v23, %v30 : tensor<300x5x7xi8>
  func.return
}
func.func private @columns_16() {
  %v1 = stablehlo.iota dim = 0 : tensor<12000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<12000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<12000xi32>
  %v4 = stablehlo.constant dense<23> : tensor<12000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<12000xi32>
  %v6 = stablehlo.constant dense<5> : tensor<12000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<12000xi32>
  %v8 = stablehlo.convert %v7 : (tensor<12000xi32>) -> tensor<12000xf32>
  %v9 = stablehlo.reshape %v8 : (tensor<12000xf32>) -> tensor<400x30xf32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<400x30xf32>
  %v11 = stablehlo.iota dim = 0 : tensor<1320xi32>
  %v12 = stablehlo.constant dense<5> : tensor<1320xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<1320xi32>
  %v14 = stablehlo.constant dense<32> : tensor<1320xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<1320xi32>
  %v16 = stablehlo.constant dense<1> : tensor<1320xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<1320xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<1320xi32>) -> tensor<33x40x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<33x40x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 400, 1>}> : (tensor<400x30xf32>, tensor<33x40x1xi32>) -> tensor<400x33x40xf32>
  %v21 = stablehlo.transpose %v20, dims = [0, 2, 1] : (tensor<400x33x40xf32>) -> tensor<400x40x33xf32>
  %v22 = stablehlo.add %v21, %v21 : tensor<400x40x33xf32>
  %v23 = stablehlo.transpose %v19, dims = [1, 0, 2] : (tensor<33x40x1xi32>) -> tensor<40x33x1xi32>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<40x33x1xi32>
  %v25 = "stablehlo.gather"(%v10, %v24) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 400, 1>}> : (tensor<400x30xf32>, tensor<40x33x1xi32>) -> tensor<400x40x33xf32>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<400x40x33xf32>
  %v27 = stablehlo.add %v26, %v26 : tensor<400x40x33xf32>
  check.expect_eq %v22, %v27 : tensor<400x40x33xf32>
  func.return
}
func.func private @table_17() {
  %v1 = stablehlo.iota dim = 0 : tensor<528000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<528000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<528000xi32>
  %v4 = stablehlo.constant dense<11> : tensor<528000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<528000xi32>
  %v6 = stablehlo.constant dense<5> : tensor<528000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<528000xi32>
  %v8 = stablehlo.reshape %v7 : (tensor<528000xi32>) -> tensor<400x40x33xi32>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<400x40x33xi32>
  %v10 = stablehlo.iota dim = 0 : tensor<1320xi32>
  %v11 = stablehlo.constant dense<5> : tensor<1320xi32>
  %v12 = stablehlo.multiply %v10, %v11 : tensor<1320xi32>
  %v13 = stablehlo.constant dense<13> : tensor<1320xi32>
  %v14 = stablehlo.remainder %v12, %v13 : tensor<1320xi32>
  %v15 = stablehlo.constant dense<6> : tensor<1320xi32>
  %v16 = stablehlo.subtract %v14, %v15 : tensor<1320xi32>
  %v17 = stablehlo.reshape %v16 : (tensor<1320xi32>) -> tensor<33x40xi32>
  %v18 = stablehlo.optimization_barrier %v17 : tensor<33x40xi32>
  %v19 = stablehlo.multiply %v9, %v9 : tensor<400x40x33xi32>
  %v20 = stablehlo.broadcast_in_dim %v18, dims = [2, 1] : (tensor<33x40xi32>) -> tensor<400x40x33xi32>
  %v21 = stablehlo.add %v19, %v20 : tensor<400x40x33xi32>
  %v22 = stablehlo.transpose %v18, dims = [1, 0] : (tensor<33x40xi32>) -> tensor<40x33xi32>
  %v23 = stablehlo.optimization_barrier %v22 : tensor<40x33xi32>
  %v24 = stablehlo.broadcast_in_dim %v23, dims = [1, 2] : (tensor<40x33xi32>) -> tensor<400x40x33xi32>
  %v25 = stablehlo.optimization_barrier %v24 : tensor<400x40x33xi32>
  %v26 = stablehlo.multiply %v9, %v9 : tensor<400x40x33xi32>
  %v27 = stablehlo.optimization_barrier %v26 : tensor<400x40x33xi32>
  %v28 = stablehlo.add %v27, %v25 : tensor<400x40x33xi32>
  check.expect_eq %v21, %v28 : tensor<400x40x33xi32>
  func.return
}
func.func private @columns_18() {
  %v1 = stablehlo.iota dim = 0 : tensor<12000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<12000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<12000xi32>
  %v4 = stablehlo.constant dense<23> : tensor<12000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<12000xi32>
  %v6 = stablehlo.constant dense<5> : tensor<12000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<12000xi32>
  %v8 = stablehlo.convert %v7 : (tensor<12000xi32>) -> tensor<12000xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<12000xbf16>) -> tensor<400x30xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<400x30xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<1320xi32>
  %v12 = stablehlo.constant dense<5> : tensor<1320xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<1320xi32>
  %v14 = stablehlo.constant dense<32> : tensor<1320xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<1320xi32>
  %v16 = stablehlo.constant dense<1> : tensor<1320xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<1320xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<1320xi32>) -> tensor<33x40x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<33x40x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 400, 1>}> : (tensor<400x30xbf16>, tensor<33x40x1xi32>) -> tensor<400x33x40xbf16>
  %v21 = stablehlo.transpose %v20, dims = [0, 2, 1] : (tensor<400x33x40xbf16>) -> tensor<400x40x33xbf16>
  %v22 = stablehlo.add %v21, %v21 : tensor<400x40x33xbf16>
  %v23 = stablehlo.transpose %v19, dims = [1, 0, 2] : (tensor<33x40x1xi32>) -> tensor<40x33x1xi32>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<40x33x1xi32>
  %v25 = "stablehlo.gather"(%v10, %v24) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 400, 1>}> : (tensor<400x30xbf16>, tensor<40x33x1xi32>) -> tensor<400x40x33xbf16>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<400x40x33xbf16>
  %v27 = stablehlo.add %v26, %v26 : tensor<400x40x33xbf16>
  check.expect_eq %v22, %v27 : tensor<400x40x33xbf16>
  func.return
}
func.func private @table_19() {
  %v1 = stablehlo.iota dim = 0 : tensor<528000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<528000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<528000xi32>
  %v4 = stablehlo.constant dense<11> : tensor<528000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<528000xi32>
  %v6 = stablehlo.constant dense<5> : tensor<528000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<528000xi32>
  %v8 = stablehlo.convert %v7 : (tensor<528000xi32>) -> tensor<528000xf64>
  %v9 = stablehlo.reshape %v8 : (tensor<528000xf64>) -> tensor<400x40x33xf64>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<400x40x33xf64>
  %v11 = stablehlo.iota dim = 0 : tensor<1320xi32>
  %v12 = stablehlo.constant dense<5> : tensor<1320xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<1320xi32>
  %v14 = stablehlo.constant dense<13> : tensor<1320xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<1320xi32>
  %v16 = stablehlo.constant dense<6> : tensor<1320xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<1320xi32>
  %v18 = stablehlo.convert %v17 : (tensor<1320xi32>) -> tensor<1320xf64>
  %v19 = stablehlo.reshape %v18 : (tensor<1320xf64>) -> tensor<33x40xf64>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<33x40xf64>
  %v21 = stablehlo.multiply %v10, %v10 : tensor<400x40x33xf64>
  %v22 = stablehlo.broadcast_in_dim %v20, dims = [2, 1] : (tensor<33x40xf64>) -> tensor<400x40x33xf64>
  %v23 = stablehlo.add %v21, %v22 : tensor<400x40x33xf64>
  %v24 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<33x40xf64>) -> tensor<40x33xf64>
  %v25 = stablehlo.optimization_barrier %v24 : tensor<40x33xf64>
  %v26 = stablehlo.broadcast_in_dim %v25, dims = [1, 2] : (tensor<40x33xf64>) -> tensor<400x40x33xf64>
  %v27 = stablehlo.optimization_barrier %v26 : tensor<400x40x33xf64>
  %v28 = stablehlo.multiply %v10, %v10 : tensor<400x40x33xf64>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<400x40x33xf64>
  %v30 = stablehlo.add %v29, %v27 : tensor<400x40x33xf64>
  check.expect_eq %v23, %v30 : tensor<400x40x33xf64>
  func.return
}
func.func private @columns_20() {
  %v1 = stablehlo.iota dim = 0 : tensor<12000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<12000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<12000xi32>
  %v4 = stablehlo.constant dense<23> : tensor<12000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<12000xi32>
  %v6 = stablehlo.constant dense<5> : tensor<12000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<12000xi32>
  %v8 = stablehlo.convert %v7 : (tensor<12000xi32>) -> tensor<12000xi8>
  %v9 = stablehlo.reshape %v8 : (tensor<12000xi8>) -> tensor<400x30xi8>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<400x30xi8>
  %v11 = stablehlo.iota dim = 0 : tensor<1320xi32>
  %v12 = stablehlo.constant dense<5> : tensor<1320xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<1320xi32>
  %v14 = stablehlo.constant dense<32> : tensor<1320xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<1320xi32>
  %v16 = stablehlo.constant dense<1> : tensor<1320xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<1320xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<1320xi32>) -> tensor<33x40x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<33x40x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 400, 1>}> : (tensor<400x30xi8>, tensor<33x40x1xi32>) -> tensor<400x33x40xi8>
  %v21 = stablehlo.transpose %v20, dims = [0, 2, 1] : (tensor<400x33x40xi8>) -> tensor<400x40x33xi8>
  %v22 = stablehlo.add %v21, %v21 : tensor<400x40x33xi8>
  %v23 = stablehlo.transpose %v19, dims = [1, 0, 2] : (tensor<33x40x1xi32>) -> tensor<40x33x1xi32>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<40x33x1xi32>
  %v25 = "stablehlo.gather"(%v10, %v24) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 400, 1>}> : (tensor<400x30xi8>, tensor<40x33x1xi32>) -> tensor<400x40x33xi8>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<400x40x33xi8>
  %v27 = stablehlo.add %v26, %v26 : tensor<400x40x33xi8>
  check.expect_eq %v22, %v27 : tensor<400x40x33xi8>
  func.return
}
func.func private @table_21() {
  %v1 = stablehlo.iota dim = 0 : tensor<2100xi32>
  %v2 = stablehlo.constant dense<7> : tensor<2100xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<2100xi32>
  %v4 = stablehlo.constant dense<11> : tensor<2100xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<2100xi32>
  %v6 = stablehlo.constant dense<5> : tensor<2100xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<2100xi32>
  %v8 = stablehlo.convert %v7 : (tensor<2100xi32>) -> tensor<2100xf32>
  %v9 = stablehlo.reshape %v8 : (tensor<2100xf32>) -> tensor<7x6x50xf32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<7x6x50xf32>
  %v11 = stablehlo.iota dim = 0 : tensor<300xi32>
  %v12 = stablehlo.constant dense<5> : tensor<300xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<300xi32>
  %v14 = stablehlo.constant dense<13> : tensor<300xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<300xi32>
  %v16 = stablehlo.constant dense<6> : tensor<300xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<300xi32>
  %v18 = stablehlo.convert %v17 : (tensor<300xi32>) -> tensor<300xf32>
  %v19 = stablehlo.reshape %v18 : (tensor<300xf32>) -> tensor<50x6xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<50x6xf32>
  %v21 = stablehlo.multiply %v10, %v10 : tensor<7x6x50xf32>
  %v22 = stablehlo.broadcast_in_dim %v20, dims = [2, 1] : (tensor<50x6xf32>) -> tensor<7x6x50xf32>
  %v23 = stablehlo.add %v21, %v22 : tensor<7x6x50xf32>
  %v24 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<50x6xf32>) -> tensor<6x50xf32>
  %v25 = stablehlo.optimization_barrier %v24 : tensor<6x50xf32>
  %v26 = stablehlo.broadcast_in_dim %v25, dims = [1, 2] : (tensor<6x50xf32>) -> tensor<7x6x50xf32>
  %v27 = stablehlo.optimization_barrier %v26 : tensor<7x6x50xf32>
  %v28 = stablehlo.multiply %v10, %v10 : tensor<7x6x50xf32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<7x6x50xf32>
  %v30 = stablehlo.add %v29, %v27 : tensor<7x6x50xf32>
  check.expect_eq %v23, %v30 : tensor<7x6x50xf32>
  func.return
}
func.func private @columns_22() {
  %v1 = stablehlo.iota dim = 0 : tensor<210xi32>
  %v2 = stablehlo.constant dense<7> : tensor<210xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<210xi32>
  %v4 = stablehlo.constant dense<23> : tensor<210xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<210xi32>
  %v6 = stablehlo.constant dense<5> : tensor<210xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<210xi32>
  %v8 = stablehlo.reshape %v7 : (tensor<210xi32>) -> tensor<7x30xi32>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<7x30xi32>
  %v10 = stablehlo.iota dim = 0 : tensor<300xi32>
  %v11 = stablehlo.constant dense<5> : tensor<300xi32>
  %v12 = stablehlo.multiply %v10, %v11 : tensor<300xi32>
  %v13 = stablehlo.constant dense<32> : tensor<300xi32>
  %v14 = stablehlo.remainder %v12, %v13 : tensor<300xi32>
  %v15 = stablehlo.constant dense<1> : tensor<300xi32>
  %v16 = stablehlo.subtract %v14, %v15 : tensor<300xi32>
  %v17 = stablehlo.reshape %v16 : (tensor<300xi32>) -> tensor<50x6x1xi32>
  %v18 = stablehlo.optimization_barrier %v17 : tensor<50x6x1xi32>
  %v19 = "stablehlo.gather"(%v9, %v18) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 7, 1>}> : (tensor<7x30xi32>, tensor<50x6x1xi32>) -> tensor<7x50x6xi32>
  %v20 = stablehlo.transpose %v19, dims = [0, 2, 1] : (tensor<7x50x6xi32>) -> tensor<7x6x50xi32>
  %v21 = stablehlo.add %v20, %v20 : tensor<7x6x50xi32>
  %v22 = stablehlo.transpose %v18, dims = [1, 0, 2] : (tensor<50x6x1xi32>) -> tensor<6x50x1xi32>
  %v23 = stablehlo.optimization_barrier %v22 : tensor<6x50x1xi32>
  %v24 = "stablehlo.gather"(%v9, %v23) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 7, 1>}> : (tensor<7x30xi32>, tensor<6x50x1xi32>) -> tensor<7x6x50xi32>
  %v25 = stablehlo.optimization_barrier %v24 : tensor<7x6x50xi32>
  %v26 = stablehlo.add %v25, %v25 : tensor<7x6x50xi32>
  check.expect_eq %v21, %v26 : tensor<7x6x50xi32>
  func.return
}
func.func private @table_23() {
  %v1 = stablehlo.iota dim = 0 : tensor<2100xi32>
  %v2 = stablehlo.constant dense<7> : tensor<2100xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<2100xi32>
  %v4 = stablehlo.constant dense<11> : tensor<2100xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<2100xi32>
  %v6 = stablehlo.constant dense<5> : tensor<2100xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<2100xi32>
  %v8 = stablehlo.convert %v7 : (tensor<2100xi32>) -> tensor<2100xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<2100xbf16>) -> tensor<7x6x50xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<7x6x50xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<300xi32>
  %v12 = stablehlo.constant dense<5> : tensor<300xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<300xi32>
  %v14 = stablehlo.constant dense<13> : tensor<300xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<300xi32>
  %v16 = stablehlo.constant dense<6> : tensor<300xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<300xi32>
  %v18 = stablehlo.convert %v17 : (tensor<300xi32>) -> tensor<300xbf16>
  %v19 = stablehlo.reshape %v18 : (tensor<300xbf16>) -> tensor<50x6xbf16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<50x6xbf16>
  %v21 = stablehlo.multiply %v10, %v10 : tensor<7x6x50xbf16>
  %v22 = stablehlo.broadcast_in_dim %v20, dims = [2, 1] : (tensor<50x6xbf16>) -> tensor<7x6x50xbf16>
  %v23 = stablehlo.add %v21, %v22 : tensor<7x6x50xbf16>
  %v24 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<50x6xbf16>) -> tensor<6x50xbf16>
  %v25 = stablehlo.optimization_barrier %v24 : tensor<6x50xbf16>
  %v26 = stablehlo.broadcast_in_dim %v25, dims = [1, 2] : (tensor<6x50xbf16>) -> tensor<7x6x50xbf16>
  %v27 = stablehlo.optimization_barrier %v26 : tensor<7x6x50xbf16>
  %v28 = stablehlo.multiply %v10, %v10 : tensor<7x6x50xbf16>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<7x6x50xbf16>
  %v30 = stablehlo.add %v29, %v27 : tensor<7x6x50xbf16>
  check.expect_eq %v23, %v30 : tensor<7x6x50xbf16>
  func.return
}
func.func private @columns_24() {
  %v1 = stablehlo.iota dim = 0 : tensor<210xi32>
  %v2 = stablehlo.constant dense<7> : tensor<210xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<210xi32>
  %v4 = stablehlo.constant dense<23> : tensor<210xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<210xi32>
  %v6 = stablehlo.constant dense<5> : tensor<210xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<210xi32>
  %v8 = stablehlo.convert %v7 : (tensor<210xi32>) -> tensor<210xf64>
  %v9 = stablehlo.reshape %v8 : (tensor<210xf64>) -> tensor<7x30xf64>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<7x30xf64>
  %v11 = stablehlo.iota dim = 0 : tensor<300xi32>
  %v12 = stablehlo.constant dense<5> : tensor<300xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<300xi32>
  %v14 = stablehlo.constant dense<32> : tensor<300xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<300xi32>
  %v16 = stablehlo.constant dense<1> : tensor<300xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<300xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<300xi32>) -> tensor<50x6x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<50x6x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 7, 1>}> : (tensor<7x30xf64>, tensor<50x6x1xi32>) -> tensor<7x50x6xf64>
  %v21 = stablehlo.transpose %v20, dims = [0, 2, 1] : (tensor<7x50x6xf64>) -> tensor<7x6x50xf64>
  %v22 = stablehlo.add %v21, %v21 : tensor<7x6x50xf64>
  %v23 = stablehlo.transpose %v19, dims = [1, 0, 2] : (tensor<50x6x1xi32>) -> tensor<6x50x1xi32>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<6x50x1xi32>
  %v25 = "stablehlo.gather"(%v10, %v24) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 7, 1>}> : (tensor<7x30xf64>, tensor<6x50x1xi32>) -> tensor<7x6x50xf64>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<7x6x50xf64>
  %v27 = stablehlo.add %v26, %v26 : tensor<7x6x50xf64>
  check.expect_eq %v22, %v27 : tensor<7x6x50xf64>
  func.return
}
func.func private @table_25() {
  %v1 = stablehlo.iota dim = 0 : tensor<2100xi32>
  %v2 = stablehlo.constant dense<7> : tensor<2100xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<2100xi32>
  %v4 = stablehlo.constant dense<11> : tensor<2100xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<2100xi32>
  %v6 = stablehlo.constant dense<5> : tensor<2100xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<2100xi32>
  %v8 = stablehlo.convert %v7 : (tensor<2100xi32>) -> tensor<2100xi8>
  %v9 = stablehlo.reshape %v8 : (tensor<2100xi8>) -> tensor<7x6x50xi8>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<7x6x50xi8>
  %v11 = stablehlo.iota dim = 0 : tensor<300xi32>
  %v12 = stablehlo.constant dense<5> : tensor<300xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<300xi32>
  %v14 = stablehlo.constant dense<13> : tensor<300xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<300xi32>
  %v16 = stablehlo.constant dense<6> : tensor<300xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<300xi32>
  %v18 = stablehlo.convert %v17 : (tensor<300xi32>) -> tensor<300xi8>
  %v19 = stablehlo.reshape %v18 : (tensor<300xi8>) -> tensor<50x6xi8>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<50x6xi8>
  %v21 = stablehlo.multiply %v10, %v10 : tensor<7x6x50xi8>
  %v22 = stablehlo.broadcast_in_dim %v20, dims = [2, 1] : (tensor<50x6xi8>) -> tensor<7x6x50xi8>
  %v23 = stablehlo.add %v21, %v22 : tensor<7x6x50xi8>
  %v24 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<50x6xi8>) -> tensor<6x50xi8>
  %v25 = stablehlo.optimization_barrier %v24 : tensor<6x50xi8>
  %v26 = stablehlo.broadcast_in_dim %v25, dims = [1, 2] : (tensor<6x50xi8>) -> tensor<7x6x50xi8>
  %v27 = stablehlo.optimization_barrier %v26 : tensor<7x6x50xi8>
  %v28 = stablehlo.multiply %v10, %v10 : tensor<7x6x50xi8>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<7x6x50xi8>
  %v30 = stablehlo.add %v29, %v27 : tensor<7x6x50xi8>
  check.expect_eq %v23, %v30 : tensor<7x6x50xi8>
  func.return
}
func.func private @columns_26() {
  %v1 = stablehlo.iota dim = 0 : tensor<600xi32>
  %v2 = stablehlo.constant dense<7> : tensor<600xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<600xi32>
  %v4 = stablehlo.constant dense<23> : tensor<600xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<600xi32>
  %v6 = stablehlo.constant dense<5> : tensor<600xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<600xi32>
  %v8 = stablehlo.convert %v7 : (tensor<600xi32>) -> tensor<600xf32>
  %v9 = stablehlo.reshape %v8 : (tensor<600xf32>) -> tensor<20x30xf32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<20x30xf32>
  %v11 = stablehlo.iota dim = 0 : tensor<9000xi32>
  %v12 = stablehlo.constant dense<5> : tensor<9000xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<9000xi32>
  %v14 = stablehlo.constant dense<32> : tensor<9000xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<9000xi32>
  %v16 = stablehlo.constant dense<1> : tensor<9000xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<9000xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<9000xi32>) -> tensor<100x90x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<100x90x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 20, 1>}> : (tensor<20x30xf32>, tensor<100x90x1xi32>) -> tensor<20x100x90xf32>
  %v21 = stablehlo.transpose %v20, dims = [0, 2, 1] : (tensor<20x100x90xf32>) -> tensor<20x90x100xf32>
  %v22 = stablehlo.add %v21, %v21 : tensor<20x90x100xf32>
  %v23 = stablehlo.transpose %v19, dims = [1, 0, 2] : (tensor<100x90x1xi32>) -> tensor<90x100x1xi32>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<90x100x1xi32>
  %v25 = "stablehlo.gather"(%v10, %v24) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 20, 1>}> : (tensor<20x30xf32>, tensor<90x100x1xi32>) -> tensor<20x90x100xf32>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<20x90x100xf32>
  %v27 = stablehlo.add %v26, %v26 : tensor<20x90x100xf32>
  check.expect_eq %v22, %v27 : tensor<20x90x100xf32>
  func.return
}
func.func private @table_27() {
  %v1 = stablehlo.iota dim = 0 : tensor<180000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<180000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<180000xi32>
  %v4 = stablehlo.constant dense<11> : tensor<180000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<180000xi32>
  %v6 = stablehlo.constant dense<5> : tensor<180000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<180000xi32>
  %v8 = stablehlo.reshape %v7 : (tensor<180000xi32>) -> tensor<20x90x100xi32>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<20x90x100xi32>
  %v10 = stablehlo.iota dim = 0 : tensor<9000xi32>
  %v11 = stablehlo.constant dense<5> : tensor<9000xi32>
  %v12 = stablehlo.multiply %v10, %v11 : tensor<9000xi32>
  %v13 = stablehlo.constant dense<13> : tensor<9000xi32>
  %v14 = stablehlo.remainder %v12, %v13 : tensor<9000xi32>
  %v15 = stablehlo.constant dense<6> : tensor<9000xi32>
  %v16 = stablehlo.subtract %v14, %v15 : tensor<9000xi32>
  %v17 = stablehlo.reshape %v16 : (tensor<9000xi32>) -> tensor<100x90xi32>
  %v18 = stablehlo.optimization_barrier %v17 : tensor<100x90xi32>
  %v19 = stablehlo.multiply %v9, %v9 : tensor<20x90x100xi32>
  %v20 = stablehlo.broadcast_in_dim %v18, dims = [2, 1] : (tensor<100x90xi32>) -> tensor<20x90x100xi32>
  %v21 = stablehlo.add %v19, %v20 : tensor<20x90x100xi32>
  %v22 = stablehlo.transpose %v18, dims = [1, 0] : (tensor<100x90xi32>) -> tensor<90x100xi32>
  %v23 = stablehlo.optimization_barrier %v22 : tensor<90x100xi32>
  %v24 = stablehlo.broadcast_in_dim %v23, dims = [1, 2] : (tensor<90x100xi32>) -> tensor<20x90x100xi32>
  %v25 = stablehlo.optimization_barrier %v24 : tensor<20x90x100xi32>
  %v26 = stablehlo.multiply %v9, %v9 : tensor<20x90x100xi32>
  %v27 = stablehlo.optimization_barrier %v26 : tensor<20x90x100xi32>
  %v28 = stablehlo.add %v27, %v25 : tensor<20x90x100xi32>
  check.expect_eq %v21, %v28 : tensor<20x90x100xi32>
  func.return
}
func.func private @columns_28() {
  %v1 = stablehlo.iota dim = 0 : tensor<600xi32>
  %v2 = stablehlo.constant dense<7> : tensor<600xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<600xi32>
  %v4 = stablehlo.constant dense<23> : tensor<600xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<600xi32>
  %v6 = stablehlo.constant dense<5> : tensor<600xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<600xi32>
  %v8 = stablehlo.convert %v7 : (tensor<600xi32>) -> tensor<600xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<600xbf16>) -> tensor<20x30xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<20x30xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<9000xi32>
  %v12 = stablehlo.constant dense<5> : tensor<9000xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<9000xi32>
  %v14 = stablehlo.constant dense<32> : tensor<9000xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<9000xi32>
  %v16 = stablehlo.constant dense<1> : tensor<9000xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<9000xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<9000xi32>) -> tensor<100x90x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<100x90x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 20, 1>}> : (tensor<20x30xbf16>, tensor<100x90x1xi32>) -> tensor<20x100x90xbf16>
  %v21 = stablehlo.transpose %v20, dims = [0, 2, 1] : (tensor<20x100x90xbf16>) -> tensor<20x90x100xbf16>
  %v22 = stablehlo.add %v21, %v21 : tensor<20x90x100xbf16>
  %v23 = stablehlo.transpose %v19, dims = [1, 0, 2] : (tensor<100x90x1xi32>) -> tensor<90x100x1xi32>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<90x100x1xi32>
  %v25 = "stablehlo.gather"(%v10, %v24) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 20, 1>}> : (tensor<20x30xbf16>, tensor<90x100x1xi32>) -> tensor<20x90x100xbf16>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<20x90x100xbf16>
  %v27 = stablehlo.add %v26, %v26 : tensor<20x90x100xbf16>
  check.expect_eq %v22, %v27 : tensor<20x90x100xbf16>
  func.return
}
func.func private @table_29() {
  %v1 = stablehlo.iota dim = 0 : tensor<180000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<180000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<180000xi32>
  %v4 = stablehlo.constant dense<11> : tensor<180000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<180000xi32>
  %v6 = stablehlo.constant dense<5> : tensor<180000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<180000xi32>
  %v8 = stablehlo.convert %v7 : (tensor<180000xi32>) -> tensor<180000xf64>
  %v9 = stablehlo.reshape %v8 : (tensor<180000xf64>) -> tensor<20x90x100xf64>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<20x90x100xf64>
  %v11 = stablehlo.iota dim = 0 : tensor<9000xi32>
  %v12 = stablehlo.constant dense<5> : tensor<9000xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<9000xi32>
  %v14 = stablehlo.constant dense<13> : tensor<9000xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<9000xi32>
  %v16 = stablehlo.constant dense<6> : tensor<9000xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<9000xi32>
  %v18 = stablehlo.convert %v17 : (tensor<9000xi32>) -> tensor<9000xf64>
  %v19 = stablehlo.reshape %v18 : (tensor<9000xf64>) -> tensor<100x90xf64>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<100x90xf64>
  %v21 = stablehlo.multiply %v10, %v10 : tensor<20x90x100xf64>
  %v22 = stablehlo.broadcast_in_dim %v20, dims = [2, 1] : (tensor<100x90xf64>) -> tensor<20x90x100xf64>
  %v23 = stablehlo.add %v21, %v22 : tensor<20x90x100xf64>
  %v24 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<100x90xf64>) -> tensor<90x100xf64>
  %v25 = stablehlo.optimization_barrier %v24 : tensor<90x100xf64>
  %v26 = stablehlo.broadcast_in_dim %v25, dims = [1, 2] : (tensor<90x100xf64>) -> tensor<20x90x100xf64>
  %v27 = stablehlo.optimization_barrier %v26 : tensor<20x90x100xf64>
  %v28 = stablehlo.multiply %v10, %v10 : tensor<20x90x100xf64>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<20x90x100xf64>
  %v30 = stablehlo.add %v29, %v27 : tensor<20x90x100xf64>
  check.expect_eq %v23, %v30 : tensor<20x90x100xf64>
  func.return
}
func.func private @columns_30() {
  %v1 = stablehlo.iota dim = 0 : tensor<600xi32>
  %v2 = stablehlo.constant dense<7> : tensor<600xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<600xi32>
  %v4 = stablehlo.constant dense<23> : tensor<600xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<600xi32>
  %v6 = stablehlo.constant dense<5> : tensor<600xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<600xi32>
  %v8 = stablehlo.convert %v7 : (tensor<600xi32>) -> tensor<600xi8>
  %v9 = stablehlo.reshape %v8 : (tensor<600xi8>) -> tensor<20x30xi8>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<20x30xi8>
  %v11 = stablehlo.iota dim = 0 : tensor<9000xi32>
  %v12 = stablehlo.constant dense<5> : tensor<9000xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<9000xi32>
  %v14 = stablehlo.constant dense<32> : tensor<9000xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<9000xi32>
  %v16 = stablehlo.constant dense<1> : tensor<9000xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<9000xi32>
  %v18 = stablehlo.reshape %v17 : (tensor<9000xi32>) -> tensor<100x90x1xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<100x90x1xi32>
  %v20 = "stablehlo.gather"(%v10, %v19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 20, 1>}> : (tensor<20x30xi8>, tensor<100x90x1xi32>) -> tensor<20x100x90xi8>
  %v21 = stablehlo.transpose %v20, dims = [0, 2, 1] : (tensor<20x100x90xi8>) -> tensor<20x90x100xi8>
  %v22 = stablehlo.add %v21, %v21 : tensor<20x90x100xi8>
  %v23 = stablehlo.transpose %v19, dims = [1, 0, 2] : (tensor<100x90x1xi32>) -> tensor<90x100x1xi32>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<90x100x1xi32>
  %v25 = "stablehlo.gather"(%v10, %v24) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 20, 1>}> : (tensor<20x30xi8>, tensor<90x100x1xi32>) -> tensor<20x90x100xi8>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<20x90x100xi8>
  %v27 = stablehlo.add %v26, %v26 : tensor<20x90x100xi8>
  check.expect_eq %v22, %v27 : tensor<20x90x100xi8>
  func.return
}
func.func private @tables_31() {
  %v1 = stablehlo.iota dim = 0 : tensor<57600xi32>
  %v2 = stablehlo.constant dense<7> : tensor<57600xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<57600xi32>
  %v4 = stablehlo.constant dense<11> : tensor<57600xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<57600xi32>
  %v6 = stablehlo.constant dense<5> : tensor<57600xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<57600xi32>
  %v8 = stablehlo.convert %v7 : (tensor<57600xi32>) -> tensor<57600xf32>
  %v9 = stablehlo.reshape %v8 : (tensor<57600xf32>) -> tensor<3x200x4x24xf32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<3x200x4x24xf32>
  %v11 = stablehlo.iota dim = 0 : tensor<288xi32>
  %v12 = stablehlo.constant dense<5> : tensor<288xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<288xi32>
  %v14 = stablehlo.constant dense<13> : tensor<288xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<288xi32>
  %v16 = stablehlo.constant dense<6> : tensor<288xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<288xi32>
  %v18 = stablehlo.convert %v17 : (tensor<288xi32>) -> tensor<288xf32>
  %v19 = stablehlo.reshape %v18 : (tensor<288xf32>) -> tensor<24x4x3xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<24x4x3xf32>
  %v21 = stablehlo.iota dim = 0 : tensor<192xi32>
  %v22 = stablehlo.constant dense<3> : tensor<192xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<192xi32>
  %v24 = stablehlo.constant dense<9> : tensor<192xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<192xi32>
  %v26 = stablehlo.constant dense<4> : tensor<192xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<192xi32>
  %v28 = stablehlo.convert %v27 : (tensor<192xi32>) -> tensor<192xf32>
  %v29 = stablehlo.reshape %v28 : (tensor<192xf32>) -> tensor<4x48xf32>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<4x48xf32>
  %v31 = stablehlo.slice %v30 [0:4, 1:48:2] : (tensor<4x48xf32>) -> tensor<4x24xf32>
  %v32 = stablehlo.broadcast_in_dim %v31, dims = [2, 3] : (tensor<4x24xf32>) -> tensor<3x200x4x24xf32>
  %v33 = stablehlo.multiply %v10, %v32 : tensor<3x200x4x24xf32>
  %v34 = stablehlo.broadcast_in_dim %v20, dims = [3, 2, 0] : (tensor<24x4x3xf32>) -> tensor<3x200x4x24xf32>
  %v35 = stablehlo.add %v33, %v34 : tensor<3x200x4x24xf32>
  %v36 = stablehlo.transpose %v20, dims = [2, 1, 0] : (tensor<24x4x3xf32>) -> tensor<3x4x24xf32>
  %v37 = stablehlo.optimization_barrier %v36 : tensor<3x4x24xf32>
  %v38 = stablehlo.broadcast_in_dim %v37, dims = [0, 2, 3] : (tensor<3x4x24xf32>) -> tensor<3x200x4x24xf32>
  %v39 = stablehlo.optimization_barrier %v38 : tensor<3x200x4x24xf32>
  %v40 = stablehlo.optimization_barrier %v31 : tensor<4x24xf32>
  %v41 = stablehlo.broadcast_in_dim %v40, dims = [2, 3] : (tensor<4x24xf32>) -> tensor<3x200x4x24xf32>
  %v42 = stablehlo.optimization_barrier %v41 : tensor<3x200x4x24xf32>
  %v43 = stablehlo.multiply %v10, %v42 : tensor<3x200x4x24xf32>
  %v44 = stablehlo.optimization_barrier %v43 : tensor<3x200x4x24xf32>
  %v45 = stablehlo.add %v44, %v39 : tensor<3x200x4x24xf32>
  check.expect_eq %v35, %v45 : tensor<3x200x4x24xf32>
  func.return
}
func.func private @tables_32() {
  %v1 = stablehlo.iota dim = 0 : tensor<57600xi32>
  %v2 = stablehlo.constant dense<7> : tensor<57600xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<57600xi32>
  %v4 = stablehlo.constant dense<11> : tensor<57600xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<57600xi32>
  %v6 = stablehlo.constant dense<5> : tensor<57600xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<57600xi32>
  %v8 = stablehlo.convert %v7 : (tensor<57600xi32>) -> tensor<57600xf64>
  %v9 = stablehlo.reshape %v8 : (tensor<57600xf64>) -> tensor<3x200x4x24xf64>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<3x200x4x24xf64>
  %v11 = stablehlo.iota dim = 0 : tensor<288xi32>
  %v12 = stablehlo.constant dense<5> : tensor<288xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<288xi32>
  %v14 = stablehlo.constant dense<13> : tensor<288xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<288xi32>
  %v16 = stablehlo.constant dense<6> : tensor<288xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<288xi32>
  %v18 = stablehlo.convert %v17 : (tensor<288xi32>) -> tensor<288xf64>
  %v19 = stablehlo.reshape %v18 : (tensor<288xf64>) -> tensor<24x4x3xf64>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<24x4x3xf64>
  %v21 = stablehlo.iota dim = 0 : tensor<192xi32>
  %v22 = stablehlo.constant dense<3> : tensor<192xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<192xi32>
  %v24 = stablehlo.constant dense<9> : tensor<192xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<192xi32>
  %v26 = stablehlo.constant dense<4> : tensor<192xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<192xi32>
  %v28 = stablehlo.convert %v27 : (tensor<192xi32>) -> tensor<192xf64>
  %v29 = stablehlo.reshape %v28 : (tensor<192xf64>) -> tensor<4x48xf64>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<4x48xf64>
  %v31 = stablehlo.slice %v30 [0:4, 1:48:2] : (tensor<4x48xf64>) -> tensor<4x24xf64>
  %v32 = stablehlo.broadcast_in_dim %v31, dims = [2, 3] : (tensor<4x24xf64>) -> tensor<3x200x4x24xf64>
  %v33 = stablehlo.multiply %v10, %v32 : tensor<3x200x4x24xf64>
  %v34 = stablehlo.broadcast_in_dim %v20, dims = [3, 2, 0] : (tensor<24x4x3xf64>) -> tensor<3x200x4x24xf64>
  %v35 = stablehlo.add %v33, %v34 : tensor<3x200x4x24xf64>
  %v36 = stablehlo.transpose %v20, dims = [2, 1, 0] : (tensor<24x4x3xf64>) -> tensor<3x4x24xf64>
  %v37 = stablehlo.optimization_barrier %v36 : tensor<3x4x24xf64>
  %v38 = stablehlo.broadcast_in_dim %v37, dims = [0, 2, 3] : (tensor<3x4x24xf64>) -> tensor<3x200x4x24xf64>
  %v39 = stablehlo.optimization_barrier %v38 : tensor<3x200x4x24xf64>
  %v40 = stablehlo.optimization_barrier %v31 : tensor<4x24xf64>
  %v41 = stablehlo.broadcast_in_dim %v40, dims = [2, 3] : (tensor<4x24xf64>) -> tensor<3x200x4x24xf64>
  %v42 = stablehlo.optimization_barrier %v41 : tensor<3x200x4x24xf64>
  %v43 = stablehlo.multiply %v10, %v42 : tensor<3x200x4x24xf64>
  %v44 = stablehlo.optimization_barrier %v43 : tensor<3x200x4x24xf64>
  %v45 = stablehlo.add %v44, %v39 : tensor<3x200x4x24xf64>
  check.expect_eq %v35, %v45 : tensor<3x200x4x24xf64>
  func.return
}
func.func private @tables_33() {
  %v1 = stablehlo.iota dim = 0 : tensor<57600xi32>
  %v2 = stablehlo.constant dense<7> : tensor<57600xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<57600xi32>
  %v4 = stablehlo.constant dense<11> : tensor<57600xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<57600xi32>
  %v6 = stablehlo.constant dense<5> : tensor<57600xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<57600xi32>
  %v8 = stablehlo.convert %v7 : (tensor<57600xi32>) -> tensor<57600xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<57600xbf16>) -> tensor<3x200x4x24xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<3x200x4x24xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<288xi32>
  %v12 = stablehlo.constant dense<5> : tensor<288xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<288xi32>
  %v14 = stablehlo.constant dense<13> : tensor<288xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<288xi32>
  %v16 = stablehlo.constant dense<6> : tensor<288xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<288xi32>
  %v18 = stablehlo.convert %v17 : (tensor<288xi32>) -> tensor<288xbf16>
  %v19 = stablehlo.reshape %v18 : (tensor<288xbf16>) -> tensor<24x4x3xbf16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<24x4x3xbf16>
  %v21 = stablehlo.iota dim = 0 : tensor<192xi32>
  %v22 = stablehlo.constant dense<3> : tensor<192xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<192xi32>
  %v24 = stablehlo.constant dense<9> : tensor<192xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<192xi32>
  %v26 = stablehlo.constant dense<4> : tensor<192xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<192xi32>
  %v28 = stablehlo.convert %v27 : (tensor<192xi32>) -> tensor<192xbf16>
  %v29 = stablehlo.reshape %v28 : (tensor<192xbf16>) -> tensor<4x48xbf16>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<4x48xbf16>
  %v31 = stablehlo.slice %v30 [0:4, 1:48:2] : (tensor<4x48xbf16>) -> tensor<4x24xbf16>
  %v32 = stablehlo.broadcast_in_dim %v31, dims = [2, 3] : (tensor<4x24xbf16>) -> tensor<3x200x4x24xbf16>
  %v33 = stablehlo.multiply %v10, %v32 : tensor<3x200x4x24xbf16>
  %v34 = stablehlo.broadcast_in_dim %v20, dims = [3, 2, 0] : (tensor<24x4x3xbf16>) -> tensor<3x200x4x24xbf16>
  %v35 = stablehlo.add %v33, %v34 : tensor<3x200x4x24xbf16>
  %v36 = stablehlo.transpose %v20, dims = [2, 1, 0] : (tensor<24x4x3xbf16>) -> tensor<3x4x24xbf16>
  %v37 = stablehlo.optimization_barrier %v36 : tensor<3x4x24xbf16>
  %v38 = stablehlo.broadcast_in_dim %v37, dims = [0, 2, 3] : (tensor<3x4x24xbf16>) -> tensor<3x200x4x24xbf16>
  %v39 = stablehlo.optimization_barrier %v38 : tensor<3x200x4x24xbf16>
  %v40 = stablehlo.optimization_barrier %v31 : tensor<4x24xbf16>
  %v41 = stablehlo.broadcast_in_dim %v40, dims = [2, 3] : (tensor<4x24xbf16>) -> tensor<3x200x4x24xbf16>
  %v42 = stablehlo.optimization_barrier %v41 : tensor<3x200x4x24xbf16>
  %v43 = stablehlo.multiply %v10, %v42 : tensor<3x200x4x24xbf16>
  %v44 = stablehlo.optimization_barrier %v43 : tensor<3x200x4x24xbf16>
  %v45 = stablehlo.add %v44, %v39 : tensor<3x200x4x24xbf16>
  check.expect_eq %v35, %v45 : tensor<3x200x4x24xbf16>
  func.return
}
func.func private @tables_34() {
  %v1 = stablehlo.iota dim = 0 : tensor<5760xi32>
  %v2 = stablehlo.constant dense<7> : tensor<5760xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<5760xi32>
  %v4 = stablehlo.constant dense<11> : tensor<5760xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<5760xi32>
  %v6 = stablehlo.constant dense<5> : tensor<5760xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<5760xi32>
  %v8 = stablehlo.convert %v7 : (tensor<5760xi32>) -> tensor<5760xf32>
  %v9 = stablehlo.reshape %v8 : (tensor<5760xf32>) -> tensor<5x9x2x64xf32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<5x9x2x64xf32>
  %v11 = stablehlo.iota dim = 0 : tensor<640xi32>
  %v12 = stablehlo.constant dense<5> : tensor<640xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<640xi32>
  %v14 = stablehlo.constant dense<13> : tensor<640xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<640xi32>
  %v16 = stablehlo.constant dense<6> : tensor<640xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<640xi32>
  %v18 = stablehlo.convert %v17 : (tensor<640xi32>) -> tensor<640xf32>
  %v19 = stablehlo.reshape %v18 : (tensor<640xf32>) -> tensor<64x2x5xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<64x2x5xf32>
  %v21 = stablehlo.iota dim = 0 : tensor<256xi32>
  %v22 = stablehlo.constant dense<3> : tensor<256xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<256xi32>
  %v24 = stablehlo.constant dense<9> : tensor<256xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<256xi32>
  %v26 = stablehlo.constant dense<4> : tensor<256xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<256xi32>
  %v28 = stablehlo.convert %v27 : (tensor<256xi32>) -> tensor<256xf32>
  %v29 = stablehlo.reshape %v28 : (tensor<256xf32>) -> tensor<2x128xf32>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<2x128xf32>
  %v31 = stablehlo.slice %v30 [0:2, 1:128:2] : (tensor<2x128xf32>) -> tensor<2x64xf32>
  %v32 = stablehlo.broadcast_in_dim %v31, dims = [2, 3] : (tensor<2x64xf32>) -> tensor<5x9x2x64xf32>
  %v33 = stablehlo.multiply %v10, %v32 : tensor<5x9x2x64xf32>
  %v34 = stablehlo.broadcast_in_dim %v20, dims = [3, 2, 0] : (tensor<64x2x5xf32>) -> tensor<5x9x2x64xf32>
  %v35 = stablehlo.add %v33, %v34 : tensor<5x9x2x64xf32>
  %v36 = stablehlo.transpose %v20, dims = [2, 1, 0] : (tensor<64x2x5xf32>) -> tensor<5x2x64xf32>
  %v37 = stablehlo.optimization_barrier %v36 : tensor<5x2x64xf32>
  %v38 = stablehlo.broadcast_in_dim %v37, dims = [0, 2, 3] : (tensor<5x2x64xf32>) -> tensor<5x9x2x64xf32>
  %v39 = stablehlo.optimization_barrier %v38 : tensor<5x9x2x64xf32>
  %v40 = stablehlo.optimization_barrier %v31 : tensor<2x64xf32>
  %v41 = stablehlo.broadcast_in_dim %v40, dims = [2, 3] : (tensor<2x64xf32>) -> tensor<5x9x2x64xf32>
  %v42 = stablehlo.optimization_barrier %v41 : tensor<5x9x2x64xf32>
  %v43 = stablehlo.multiply %v10, %v42 : tensor<5x9x2x64xf32>
  %v44 = stablehlo.optimization_barrier %v43 : tensor<5x9x2x64xf32>
  %v45 = stablehlo.add %v44, %v39 : tensor<5x9x2x64xf32>
  check.expect_eq %v35, %v45 : tensor<5x9x2x64xf32>
  func.return
}
func.func private @tables_35() {
  %v1 = stablehlo.iota dim = 0 : tensor<5760xi32>
  %v2 = stablehlo.constant dense<7> : tensor<5760xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<5760xi32>
  %v4 = stablehlo.constant dense<11> : tensor<5760xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<5760xi32>
  %v6 = stablehlo.constant dense<5> : tensor<5760xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<5760xi32>
  %v8 = stablehlo.convert %v7 : (tensor<5760xi32>) -> tensor<5760xf64>
  %v9 = stablehlo.reshape %v8 : (tensor<5760xf64>) -> tensor<5x9x2x64xf64>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<5x9x2x64xf64>
  %v11 = stablehlo.iota dim = 0 : tensor<640xi32>
  %v12 = stablehlo.constant dense<5> : tensor<640xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<640xi32>
  %v14 = stablehlo.constant dense<13> : tensor<640xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<640xi32>
  %v16 = stablehlo.constant dense<6> : tensor<640xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<640xi32>
  %v18 = stablehlo.convert %v17 : (tensor<640xi32>) -> tensor<640xf64>
  %v19 = stablehlo.reshape %v18 : (tensor<640xf64>) -> tensor<64x2x5xf64>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<64x2x5xf64>
  %v21 = stablehlo.iota dim = 0 : tensor<256xi32>
  %v22 = stablehlo.constant dense<3> : tensor<256xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<256xi32>
  %v24 = stablehlo.constant dense<9> : tensor<256xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<256xi32>
  %v26 = stablehlo.constant dense<4> : tensor<256xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<256xi32>
  %v28 = stablehlo.convert %v27 : (tensor<256xi32>) -> tensor<256xf64>
  %v29 = stablehlo.reshape %v28 : (tensor<256xf64>) -> tensor<2x128xf64>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<2x128xf64>
  %v31 = stablehlo.slice %v30 [0:2, 1:128:2] : (tensor<2x128xf64>) -> tensor<2x64xf64>
  %v32 = stablehlo.broadcast_in_dim %v31, dims = [2, 3] : (tensor<2x64xf64>) -> tensor<5x9x2x64xf64>
  %v33 = stablehlo.multiply %v10, %v32 : tensor<5x9x2x64xf64>
  %v34 = stablehlo.broadcast_in_dim %v20, dims = [3, 2, 0] : (tensor<64x2x5xf64>) -> tensor<5x9x2x64xf64>
  %v35 = stablehlo.add %v33, %v34 : tensor<5x9x2x64xf64>
  %v36 = stablehlo.transpose %v20, dims = [2, 1, 0] : (tensor<64x2x5xf64>) -> tensor<5x2x64xf64>
  %v37 = stablehlo.optimization_barrier %v36 : tensor<5x2x64xf64>
  %v38 = stablehlo.broadcast_in_dim %v37, dims = [0, 2, 3] : (tensor<5x2x64xf64>) -> tensor<5x9x2x64xf64>
  %v39 = stablehlo.optimization_barrier %v38 : tensor<5x9x2x64xf64>
  %v40 = stablehlo.optimization_barrier %v31 : tensor<2x64xf64>
  %v41 = stablehlo.broadcast_in_dim %v40, dims = [2, 3] : (tensor<2x64xf64>) -> tensor<5x9x2x64xf64>
  %v42 = stablehlo.optimization_barrier %v41 : tensor<5x9x2x64xf64>
  %v43 = stablehlo.multiply %v10, %v42 : tensor<5x9x2x64xf64>
  %v44 = stablehlo.optimization_barrier %v43 : tensor<5x9x2x64xf64>
  %v45 = stablehlo.add %v44, %v39 : tensor<5x9x2x64xf64>
  check.expect_eq %v35, %v45 : tensor<5x9x2x64xf64>
  func.return
}
func.func private @tables_36() {
  %v1 = stablehlo.iota dim = 0 : tensor<5760xi32>
  %v2 = stablehlo.constant dense<7> : tensor<5760xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<5760xi32>
  %v4 = stablehlo.constant dense<11> : tensor<5760xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<5760xi32>
  %v6 = stablehlo.constant dense<5> : tensor<5760xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<5760xi32>
  %v8 = stablehlo.convert %v7 : (tensor<5760xi32>) -> tensor<5760xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<5760xbf16>) -> tensor<5x9x2x64xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<5x9x2x64xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<640xi32>
  %v12 = stablehlo.constant dense<5> : tensor<640xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<640xi32>
  %v14 = stablehlo.constant dense<13> : tensor<640xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<640xi32>
  %v16 = stablehlo.constant dense<6> : tensor<640xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<640xi32>
  %v18 = stablehlo.convert %v17 : (tensor<640xi32>) -> tensor<640xbf16>
  %v19 = stablehlo.reshape %v18 : (tensor<640xbf16>) -> tensor<64x2x5xbf16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<64x2x5xbf16>
  %v21 = stablehlo.iota dim = 0 : tensor<256xi32>
  %v22 = stablehlo.constant dense<3> : tensor<256xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<256xi32>
  %v24 = stablehlo.constant dense<9> : tensor<256xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<256xi32>
  %v26 = stablehlo.constant dense<4> : tensor<256xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<256xi32>
  %v28 = stablehlo.convert %v27 : (tensor<256xi32>) -> tensor<256xbf16>
  %v29 = stablehlo.reshape %v28 : (tensor<256xbf16>) -> tensor<2x128xbf16>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<2x128xbf16>
  %v31 = stablehlo.slice %v30 [0:2, 1:128:2] : (tensor<2x128xbf16>) -> tensor<2x64xbf16>
  %v32 = stablehlo.broadcast_in_dim %v31, dims = [2, 3] : (tensor<2x64xbf16>) -> tensor<5x9x2x64xbf16>
  %v33 = stablehlo.multiply %v10, %v32 : tensor<5x9x2x64xbf16>
  %v34 = stablehlo.broadcast_in_dim %v20, dims = [3, 2, 0] : (tensor<64x2x5xbf16>) -> tensor<5x9x2x64xbf16>
  %v35 = stablehlo.add %v33, %v34 : tensor<5x9x2x64xbf16>
  %v36 = stablehlo.transpose %v20, dims = [2, 1, 0] : (tensor<64x2x5xbf16>) -> tensor<5x2x64xbf16>
  %v37 = stablehlo.optimization_barrier %v36 : tensor<5x2x64xbf16>
  %v38 = stablehlo.broadcast_in_dim %v37, dims = [0, 2, 3] : (tensor<5x2x64xbf16>) -> tensor<5x9x2x64xbf16>
  %v39 = stablehlo.optimization_barrier %v38 : tensor<5x9x2x64xbf16>
  %v40 = stablehlo.optimization_barrier %v31 : tensor<2x64xbf16>
  %v41 = stablehlo.broadcast_in_dim %v40, dims = [2, 3] : (tensor<2x64xbf16>) -> tensor<5x9x2x64xbf16>
  %v42 = stablehlo.optimization_barrier %v41 : tensor<5x9x2x64xbf16>
  %v43 = stablehlo.multiply %v10, %v42 : tensor<5x9x2x64xbf16>
  %v44 = stablehlo.optimization_barrier %v43 : tensor<5x9x2x64xbf16>
  %v45 = stablehlo.add %v44, %v39 : tensor<5x9x2x64xbf16>
  check.expect_eq %v35, %v45 : tensor<5x9x2x64xbf16>
  func.return
}
func.func private @tables_37() {
  %v1 = stablehlo.iota dim = 0 : tensor<17640xi32>
  %v2 = stablehlo.constant dense<7> : tensor<17640xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<17640xi32>
  %v4 = stablehlo.constant dense<11> : tensor<17640xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<17640xi32>
  %v6 = stablehlo.constant dense<5> : tensor<17640xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<17640xi32>
  %v8 = stablehlo.convert %v7 : (tensor<17640xi32>) -> tensor<17640xf32>
  %v9 = stablehlo.reshape %v8 : (tensor<17640xf32>) -> tensor<2x140x7x9xf32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<2x140x7x9xf32>
  %v11 = stablehlo.iota dim = 0 : tensor<126xi32>
  %v12 = stablehlo.constant dense<5> : tensor<126xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<126xi32>
  %v14 = stablehlo.constant dense<13> : tensor<126xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<126xi32>
  %v16 = stablehlo.constant dense<6> : tensor<126xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<126xi32>
  %v18 = stablehlo.convert %v17 : (tensor<126xi32>) -> tensor<126xf32>
  %v19 = stablehlo.reshape %v18 : (tensor<126xf32>) -> tensor<9x7x2xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<9x7x2xf32>
  %v21 = stablehlo.iota dim = 0 : tensor<126xi32>
  %v22 = stablehlo.constant dense<3> : tensor<126xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<126xi32>
  %v24 = stablehlo.constant dense<9> : tensor<126xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<126xi32>
  %v26 = stablehlo.constant dense<4> : tensor<126xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<126xi32>
  %v28 = stablehlo.convert %v27 : (tensor<126xi32>) -> tensor<126xf32>
  %v29 = stablehlo.reshape %v28 : (tensor<126xf32>) -> tensor<7x18xf32>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<7x18xf32>
  %v31 = stablehlo.slice %v30 [0:7, 1:18:2] : (tensor<7x18xf32>) -> tensor<7x9xf32>
  %v32 = stablehlo.broadcast_in_dim %v31, dims = [2, 3] : (tensor<7x9xf32>) -> tensor<2x140x7x9xf32>
  %v33 = stablehlo.multiply %v10, %v32 : tensor<2x140x7x9xf32>
  %v34 = stablehlo.broadcast_in_dim %v20, dims = [3, 2, 0] : (tensor<9x7x2xf32>) -> tensor<2x140x7x9xf32>
  %v35 = stablehlo.add %v33, %v34 : tensor<2x140x7x9xf32>
  %v36 = stablehlo.transpose %v20, dims = [2, 1, 0] : (tensor<9x7x2xf32>) -> tensor<2x7x9xf32>
  %v37 = stablehlo.optimization_barrier %v36 : tensor<2x7x9xf32>
  %v38 = stablehlo.broadcast_in_dim %v37, dims = [0, 2, 3] : (tensor<2x7x9xf32>) -> tensor<2x140x7x9xf32>
  %v39 = stablehlo.optimization_barrier %v38 : tensor<2x140x7x9xf32>
  %v40 = stablehlo.optimization_barrier %v31 : tensor<7x9xf32>
  %v41 = stablehlo.broadcast_in_dim %v40, dims = [2, 3] : (tensor<7x9xf32>) -> tensor<2x140x7x9xf32>
  %v42 = stablehlo.optimization_barrier %v41 : tensor<2x140x7x9xf32>
  %v43 = stablehlo.multiply %v10, %v42 : tensor<2x140x7x9xf32>
  %v44 = stablehlo.optimization_barrier %v43 : tensor<2x140x7x9xf32>
  %v45 = stablehlo.add %v44, %v39 : tensor<2x140x7x9xf32>
  check.expect_eq %v35, %v45 : tensor<2x140x7x9xf32>
  func.return
}
func.func private @tables_38() {
  %v1 = stablehlo.iota dim = 0 : tensor<17640xi32>
  %v2 = stablehlo.constant dense<7> : tensor<17640xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<17640xi32>
  %v4 = stablehlo.constant dense<11> : tensor<17640xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<17640xi32>
  %v6 = stablehlo.constant dense<5> : tensor<17640xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<17640xi32>
  %v8 = stablehlo.convert %v7 : (tensor<17640xi32>) -> tensor<17640xf64>
  %v9 = stablehlo.reshape %v8 : (tensor<17640xf64>) -> tensor<2x140x7x9xf64>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<2x140x7x9xf64>
  %v11 = stablehlo.iota dim = 0 : tensor<126xi32>
  %v12 = stablehlo.constant dense<5> : tensor<126xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<126xi32>
  %v14 = stablehlo.constant dense<13> : tensor<126xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<126xi32>
  %v16 = stablehlo.constant dense<6> : tensor<126xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<126xi32>
  %v18 = stablehlo.convert %v17 : (tensor<126xi32>) -> tensor<126xf64>
  %v19 = stablehlo.reshape %v18 : (tensor<126xf64>) -> tensor<9x7x2xf64>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<9x7x2xf64>
  %v21 = stablehlo.iota dim = 0 : tensor<126xi32>
  %v22 = stablehlo.constant dense<3> : tensor<126xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<126xi32>
  %v24 = stablehlo.constant dense<9> : tensor<126xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<126xi32>
  %v26 = stablehlo.constant dense<4> : tensor<126xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<126xi32>
  %v28 = stablehlo.convert %v27 : (tensor<126xi32>) -> tensor<126xf64>
  %v29 = stablehlo.reshape %v28 : (tensor<126xf64>) -> tensor<7x18xf64>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<7x18xf64>
  %v31 = stablehlo.slice %v30 [0:7, 1:18:2] : (tensor<7x18xf64>) -> tensor<7x9xf64>
  %v32 = stablehlo.broadcast_in_dim %v31, dims = [2, 3] : (tensor<7x9xf64>) -> tensor<2x140x7x9xf64>
  %v33 = stablehlo.multiply %v10, %v32 : tensor<2x140x7x9xf64>
  %v34 = stablehlo.broadcast_in_dim %v20, dims = [3, 2, 0] : (tensor<9x7x2xf64>) -> tensor<2x140x7x9xf64>
  %v35 = stablehlo.add %v33, %v34 : tensor<2x140x7x9xf64>
  %v36 = stablehlo.transpose %v20, dims = [2, 1, 0] : (tensor<9x7x2xf64>) -> tensor<2x7x9xf64>
  %v37 = stablehlo.optimization_barrier %v36 : tensor<2x7x9xf64>
  %v38 = stablehlo.broadcast_in_dim %v37, dims = [0, 2, 3] : (tensor<2x7x9xf64>) -> tensor<2x140x7x9xf64>
  %v39 = stablehlo.optimization_barrier %v38 : tensor<2x140x7x9xf64>
  %v40 = stablehlo.optimization_barrier %v31 : tensor<7x9xf64>
  %v41 = stablehlo.broadcast_in_dim %v40, dims = [2, 3] : (tensor<7x9xf64>) -> tensor<2x140x7x9xf64>
  %v42 = stablehlo.optimization_barrier %v41 : tensor<2x140x7x9xf64>
  %v43 = stablehlo.multiply %v10, %v42 : tensor<2x140x7x9xf64>
  %v44 = stablehlo.optimization_barrier %v43 : tensor<2x140x7x9xf64>
  %v45 = stablehlo.add %v44, %v39 : tensor<2x140x7x9xf64>
  check.expect_eq %v35, %v45 : tensor<2x140x7x9xf64>
  func.return
}
func.func private @tables_39() {
  %v1 = stablehlo.iota dim = 0 : tensor<17640xi32>
  %v2 = stablehlo.constant dense<7> : tensor<17640xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<17640xi32>
  %v4 = stablehlo.constant dense<11> : tensor<17640xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<17640xi32>
  %v6 = stablehlo.constant dense<5> : tensor<17640xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<17640xi32>
  %v8 = stablehlo.convert %v7 : (tensor<17640xi32>) -> tensor<17640xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<17640xbf16>) -> tensor<2x140x7x9xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<2x140x7x9xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<126xi32>
  %v12 = stablehlo.constant dense<5> : tensor<126xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<126xi32>
  %v14 = stablehlo.constant dense<13> : tensor<126xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<126xi32>
  %v16 = stablehlo.constant dense<6> : tensor<126xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<126xi32>
  %v18 = stablehlo.convert %v17 : (tensor<126xi32>) -> tensor<126xbf16>
  %v19 = stablehlo.reshape %v18 : (tensor<126xbf16>) -> tensor<9x7x2xbf16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<9x7x2xbf16>
  %v21 = stablehlo.iota dim = 0 : tensor<126xi32>
  %v22 = stablehlo.constant dense<3> : tensor<126xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<126xi32>
  %v24 = stablehlo.constant dense<9> : tensor<126xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<126xi32>
  %v26 = stablehlo.constant dense<4> : tensor<126xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<126xi32>
  %v28 = stablehlo.convert %v27 : (tensor<126xi32>) -> tensor<126xbf16>
  %v29 = stablehlo.reshape %v28 : (tensor<126xbf16>) -> tensor<7x18xbf16>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<7x18xbf16>
  %v31 = stablehlo.slice %v30 [0:7, 1:18:2] : (tensor<7x18xbf16>) -> tensor<7x9xbf16>
  %v32 = stablehlo.broadcast_in_dim %v31, dims = [2, 3] : (tensor<7x9xbf16>) -> tensor<2x140x7x9xbf16>
  %v33 = stablehlo.multiply %v10, %v32 : tensor<2x140x7x9xbf16>
  %v34 = stablehlo.broadcast_in_dim %v20, dims = [3, 2, 0] : (tensor<9x7x2xbf16>) -> tensor<2x140x7x9xbf16>
  %v35 = stablehlo.add %v33, %v34 : tensor<2x140x7x9xbf16>
  %v36 = stablehlo.transpose %v20, dims = [2, 1, 0] : (tensor<9x7x2xbf16>) -> tensor<2x7x9xbf16>
  %v37 = stablehlo.optimization_barrier %v36 : tensor<2x7x9xbf16>
  %v38 = stablehlo.broadcast_in_dim %v37, dims = [0, 2, 3] : (tensor<2x7x9xbf16>) -> tensor<2x140x7x9xbf16>
  %v39 = stablehlo.optimization_barrier %v38 : tensor<2x140x7x9xbf16>
  %v40 = stablehlo.optimization_barrier %v31 : tensor<7x9xbf16>
  %v41 = stablehlo.broadcast_in_dim %v40, dims = [2, 3] : (tensor<7x9xbf16>) -> tensor<2x140x7x9xbf16>
  %v42 = stablehlo.optimization_barrier %v41 : tensor<2x140x7x9xbf16>
  %v43 = stablehlo.multiply %v10, %v42 : tensor<2x140x7x9xbf16>
  %v44 = stablehlo.optimization_barrier %v43 : tensor<2x140x7x9xbf16>
  %v45 = stablehlo.add %v44, %v39 : tensor<2x140x7x9xbf16>
  check.expect_eq %v35, %v45 : tensor<2x140x7x9xbf16>
  func.return
}
