// Elements that lie two, three, four or more apart, in rows of whole and of part
// tiles, up to the last one of the operand.  Oracle: of the operand turned first,
// whole runs.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @apart_1() : () -> ()
  func.call @apart_2() : () -> ()
  func.call @apart_3() : () -> ()
  func.call @apart_4() : () -> ()
  func.call @apart_5() : () -> ()
  func.call @apart_6() : () -> ()
  func.call @apart_7() : () -> ()
  func.call @apart_8() : () -> ()
  func.call @apart_9() : () -> ()
  func.call @apart_10() : () -> ()
  func.call @apart_11() : () -> ()
  func.call @apart_12() : () -> ()
  func.call @apart_13() : () -> ()
  func.call @apart_14() : () -> ()
  func.call @apart_15() : () -> ()
  func.call @apart_16() : () -> ()
  func.call @apart_17() : () -> ()
  func.call @apart_18() : () -> ()
  func.call @apart_19() : () -> ()
  func.call @apart_20() : () -> ()
  func.call @apart_21() : () -> ()
  func.call @apart_22() : () -> ()
  func.call @apart_23() : () -> ()
  func.call @apart_24() : () -> ()
  func.call @apart_25() : () -> ()
  func.call @apart_26() : () -> ()
  func.call @apart_27() : () -> ()
  func.call @apart_28() : () -> ()
  func.call @apart_29() : () -> ()
  func.call @apart_30() : () -> ()
  func.call @apart_31() : () -> ()
  func.call @apart_32() : () -> ()
  func.call @apart_33() : () -> ()
  func.call @apart_34() : () -> ()
  func.call @apart_35() : () -> ()
  func.call @apart_36() : () -> ()
  func.call @apart_37() : () -> ()
  func.call @apart_38() : () -> ()
  func.call @apart_39() : () -> ()
  func.call @apart_40() : () -> ()
  func.call @apart_41() : () -> ()
  func.call @apart_42() : () -> ()
  func.call @apart_43() : () -> ()
  func.call @apart_44() : () -> ()
  func.call @apart_45() : () -> ()
  func.call @apart_46() : () -> ()
  func.call @apart_47() : () -> ()
  func.call @apart_48() : () -> ()
  func.call @apart_49() : () -> ()
  func.call @apart_50() : () -> ()
  func.call @apart_51() : () -> ()
  func.call @apart_52() : () -> ()
  func.call @apart_53() : () -> ()
  func.call @apart_54() : () -> ()
  func.call @apart_55() : () -> ()
  func.call @apart_56() : () -> ()
  func.call @apart_57() : () -> ()
  func.call @apart_58() : () -> ()
  func.call @apart_59() : () -> ()
  func.call @apart_60() : () -> ()
  func.call @apart_61() : () -> ()
  func.return
}
func.func private @apart_1() {
  %v1 = stablehlo.iota dim = 0 : tensor<601xi32>
  %v2 = stablehlo.constant dense<7> : tensor<601xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<601xi32>
  %v4 = stablehlo.constant dense<97> : tensor<601xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<601xi32>
  %v6 = stablehlo.convert %v5 : (tensor<601xi32>) -> tensor<601xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<601xf32>) -> tensor<1x601xf32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<1x601xf32>
  %v9 = stablehlo.slice %v8 [0:1, 2:601:2] : (tensor<1x601xf32>) -> tensor<1x300xf32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<1x300xf32>
  %v11 = stablehlo.add %v10, %v9 : tensor<1x300xf32>
  %v19 = stablehlo.slice %v8 [0:1, 1:601] : (tensor<1x601xf32>) -> tensor<1x600xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<1x600xf32>
  %v12 = stablehlo.reshape %v20 : (tensor<1x600xf32>) -> tensor<1x300x2xf32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<1x300x2xf32>) -> tensor<2x1x300xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<2x1x300xf32>
  %v15 = stablehlo.slice %v14 [1:2, 0:1, 0:300] : (tensor<2x1x300xf32>) -> tensor<1x1x300xf32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x1x300xf32>) -> tensor<1x300xf32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<1x300xf32>
  %v18 = stablehlo.add %v17, %v16 : tensor<1x300xf32>
  check.expect_eq %v11, %v18 : tensor<1x300xf32>
  func.return
}
func.func private @apart_2() {
  %v1 = stablehlo.iota dim = 0 : tensor<477xi32>
  %v2 = stablehlo.constant dense<7> : tensor<477xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<477xi32>
  %v4 = stablehlo.constant dense<97> : tensor<477xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<477xi32>
  %v6 = stablehlo.convert %v5 : (tensor<477xi32>) -> tensor<477xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<477xf32>) -> tensor<9x53xf32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<9x53xf32>
  %v9 = stablehlo.slice %v8 [0:9, 2:53:2] : (tensor<9x53xf32>) -> tensor<9x26xf32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<9x26xf32>
  %v11 = stablehlo.add %v10, %v9 : tensor<9x26xf32>
  %v19 = stablehlo.slice %v8 [0:9, 1:53] : (tensor<9x53xf32>) -> tensor<9x52xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<9x52xf32>
  %v12 = stablehlo.reshape %v20 : (tensor<9x52xf32>) -> tensor<9x26x2xf32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<9x26x2xf32>) -> tensor<2x9x26xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<2x9x26xf32>
  %v15 = stablehlo.slice %v14 [1:2, 0:9, 0:26] : (tensor<2x9x26xf32>) -> tensor<1x9x26xf32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x9x26xf32>) -> tensor<9x26xf32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<9x26xf32>
  %v18 = stablehlo.add %v17, %v16 : tensor<9x26xf32>
  check.expect_eq %v11, %v18 : tensor<9x26xf32>
  func.return
}
func.func private @apart_3() {
  %v1 = stablehlo.iota dim = 0 : tensor<396xi32>
  %v2 = stablehlo.constant dense<7> : tensor<396xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<396xi32>
  %v4 = stablehlo.constant dense<97> : tensor<396xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<396xi32>
  %v6 = stablehlo.convert %v5 : (tensor<396xi32>) -> tensor<396xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<396xf32>) -> tensor<12x33xf32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<12x33xf32>
  %v9 = stablehlo.slice %v8 [0:12, 2:33:2] : (tensor<12x33xf32>) -> tensor<12x16xf32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<12x16xf32>
  %v11 = stablehlo.add %v10, %v9 : tensor<12x16xf32>
  %v19 = stablehlo.slice %v8 [0:12, 1:33] : (tensor<12x33xf32>) -> tensor<12x32xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<12x32xf32>
  %v12 = stablehlo.reshape %v20 : (tensor<12x32xf32>) -> tensor<12x16x2xf32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<12x16x2xf32>) -> tensor<2x12x16xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<2x12x16xf32>
  %v15 = stablehlo.slice %v14 [1:2, 0:12, 0:16] : (tensor<2x12x16xf32>) -> tensor<1x12x16xf32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x12x16xf32>) -> tensor<12x16xf32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<12x16xf32>
  %v18 = stablehlo.add %v17, %v16 : tensor<12x16xf32>
  check.expect_eq %v11, %v18 : tensor<12x16xf32>
  func.return
}
func.func private @apart_4() {
  %v1 = stablehlo.iota dim = 0 : tensor<783xi32>
  %v2 = stablehlo.constant dense<7> : tensor<783xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<783xi32>
  %v4 = stablehlo.constant dense<97> : tensor<783xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<783xi32>
  %v6 = stablehlo.convert %v5 : (tensor<783xi32>) -> tensor<783xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<783xf32>) -> tensor<3x261xf32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<3x261xf32>
  %v9 = stablehlo.slice %v8 [0:3, 2:261:2] : (tensor<3x261xf32>) -> tensor<3x130xf32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<3x130xf32>
  %v11 = stablehlo.add %v10, %v9 : tensor<3x130xf32>
  %v19 = stablehlo.slice %v8 [0:3, 1:261] : (tensor<3x261xf32>) -> tensor<3x260xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<3x260xf32>
  %v12 = stablehlo.reshape %v20 : (tensor<3x260xf32>) -> tensor<3x130x2xf32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<3x130x2xf32>) -> tensor<2x3x130xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<2x3x130xf32>
  %v15 = stablehlo.slice %v14 [1:2, 0:3, 0:130] : (tensor<2x3x130xf32>) -> tensor<1x3x130xf32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x3x130xf32>) -> tensor<3x130xf32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<3x130xf32>
  %v18 = stablehlo.add %v17, %v16 : tensor<3x130xf32>
  check.expect_eq %v11, %v18 : tensor<3x130xf32>
  func.return
}
func.func private @apart_5() {
  %v1 = stablehlo.iota dim = 0 : tensor<495xi32>
  %v2 = stablehlo.constant dense<7> : tensor<495xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<495xi32>
  %v4 = stablehlo.constant dense<97> : tensor<495xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<495xi32>
  %v6 = stablehlo.convert %v5 : (tensor<495xi32>) -> tensor<495xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<495xf32>) -> tensor<33x15xf32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<33x15xf32>
  %v9 = stablehlo.slice %v8 [0:33, 2:15:2] : (tensor<33x15xf32>) -> tensor<33x7xf32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<33x7xf32>
  %v11 = stablehlo.add %v10, %v9 : tensor<33x7xf32>
  %v19 = stablehlo.slice %v8 [0:33, 1:15] : (tensor<33x15xf32>) -> tensor<33x14xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<33x14xf32>
  %v12 = stablehlo.reshape %v20 : (tensor<33x14xf32>) -> tensor<33x7x2xf32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<33x7x2xf32>) -> tensor<2x33x7xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<2x33x7xf32>
  %v15 = stablehlo.slice %v14 [1:2, 0:33, 0:7] : (tensor<2x33x7xf32>) -> tensor<1x33x7xf32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x33x7xf32>) -> tensor<33x7xf32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<33x7xf32>
  %v18 = stablehlo.add %v17, %v16 : tensor<33x7xf32>
  check.expect_eq %v11, %v18 : tensor<33x7xf32>
  func.return
}
func.func private @apart_6() {
  %v1 = stablehlo.iota dim = 0 : tensor<901xi32>
  %v2 = stablehlo.constant dense<7> : tensor<901xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<901xi32>
  %v4 = stablehlo.constant dense<97> : tensor<901xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<901xi32>
  %v6 = stablehlo.convert %v5 : (tensor<901xi32>) -> tensor<901xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<901xf32>) -> tensor<1x901xf32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<1x901xf32>
  %v9 = stablehlo.slice %v8 [0:1, 3:901:3] : (tensor<1x901xf32>) -> tensor<1x300xf32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<1x300xf32>
  %v11 = stablehlo.add %v10, %v9 : tensor<1x300xf32>
  %v19 = stablehlo.slice %v8 [0:1, 1:901] : (tensor<1x901xf32>) -> tensor<1x900xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<1x900xf32>
  %v12 = stablehlo.reshape %v20 : (tensor<1x900xf32>) -> tensor<1x300x3xf32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<1x300x3xf32>) -> tensor<3x1x300xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<3x1x300xf32>
  %v15 = stablehlo.slice %v14 [2:3, 0:1, 0:300] : (tensor<3x1x300xf32>) -> tensor<1x1x300xf32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x1x300xf32>) -> tensor<1x300xf32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<1x300xf32>
  %v18 = stablehlo.add %v17, %v16 : tensor<1x300xf32>
  check.expect_eq %v11, %v18 : tensor<1x300xf32>
  func.return
}
func.func private @apart_7() {
  %v1 = stablehlo.iota dim = 0 : tensor<711xi32>
  %v2 = stablehlo.constant dense<7> : tensor<711xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<711xi32>
  %v4 = stablehlo.constant dense<97> : tensor<711xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<711xi32>
  %v6 = stablehlo.convert %v5 : (tensor<711xi32>) -> tensor<711xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<711xf32>) -> tensor<9x79xf32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<9x79xf32>
  %v9 = stablehlo.slice %v8 [0:9, 3:79:3] : (tensor<9x79xf32>) -> tensor<9x26xf32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<9x26xf32>
  %v11 = stablehlo.add %v10, %v9 : tensor<9x26xf32>
  %v19 = stablehlo.slice %v8 [0:9, 1:79] : (tensor<9x79xf32>) -> tensor<9x78xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<9x78xf32>
  %v12 = stablehlo.reshape %v20 : (tensor<9x78xf32>) -> tensor<9x26x3xf32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<9x26x3xf32>) -> tensor<3x9x26xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<3x9x26xf32>
  %v15 = stablehlo.slice %v14 [2:3, 0:9, 0:26] : (tensor<3x9x26xf32>) -> tensor<1x9x26xf32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x9x26xf32>) -> tensor<9x26xf32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<9x26xf32>
  %v18 = stablehlo.add %v17, %v16 : tensor<9x26xf32>
  check.expect_eq %v11, %v18 : tensor<9x26xf32>
  func.return
}
func.func private @apart_8() {
  %v1 = stablehlo.iota dim = 0 : tensor<588xi32>
  %v2 = stablehlo.constant dense<7> : tensor<588xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<588xi32>
  %v4 = stablehlo.constant dense<97> : tensor<588xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<588xi32>
  %v6 = stablehlo.convert %v5 : (tensor<588xi32>) -> tensor<588xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<588xf32>) -> tensor<12x49xf32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<12x49xf32>
  %v9 = stablehlo.slice %v8 [0:12, 3:49:3] : (tensor<12x49xf32>) -> tensor<12x16xf32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<12x16xf32>
  %v11 = stablehlo.add %v10, %v9 : tensor<12x16xf32>
  %v19 = stablehlo.slice %v8 [0:12, 1:49] : (tensor<12x49xf32>) -> tensor<12x48xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<12x48xf32>
  %v12 = stablehlo.reshape %v20 : (tensor<12x48xf32>) -> tensor<12x16x3xf32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<12x16x3xf32>) -> tensor<3x12x16xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<3x12x16xf32>
  %v15 = stablehlo.slice %v14 [2:3, 0:12, 0:16] : (tensor<3x12x16xf32>) -> tensor<1x12x16xf32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x12x16xf32>) -> tensor<12x16xf32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<12x16xf32>
  %v18 = stablehlo.add %v17, %v16 : tensor<12x16xf32>
  check.expect_eq %v11, %v18 : tensor<12x16xf32>
  func.return
}
func.func private @apart_9() {
  %v1 = stablehlo.iota dim = 0 : tensor<1173xi32>
  %v2 = stablehlo.constant dense<7> : tensor<1173xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<1173xi32>
  %v4 = stablehlo.constant dense<97> : tensor<1173xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<1173xi32>
  %v6 = stablehlo.convert %v5 : (tensor<1173xi32>) -> tensor<1173xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<1173xf32>) -> tensor<3x391xf32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<3x391xf32>
  %v9 = stablehlo.slice %v8 [0:3, 3:391:3] : (tensor<3x391xf32>) -> tensor<3x130xf32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<3x130xf32>
  %v11 = stablehlo.add %v10, %v9 : tensor<3x130xf32>
  %v19 = stablehlo.slice %v8 [0:3, 1:391] : (tensor<3x391xf32>) -> tensor<3x390xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<3x390xf32>
  %v12 = stablehlo.reshape %v20 : (tensor<3x390xf32>) -> tensor<3x130x3xf32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<3x130x3xf32>) -> tensor<3x3x130xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<3x3x130xf32>
  %v15 = stablehlo.slice %v14 [2:3, 0:3, 0:130] : (tensor<3x3x130xf32>) -> tensor<1x3x130xf32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x3x130xf32>) -> tensor<3x130xf32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<3x130xf32>
  %v18 = stablehlo.add %v17, %v16 : tensor<3x130xf32>
  check.expect_eq %v11, %v18 : tensor<3x130xf32>
  func.return
}
func.func private @apart_10() {
  %v1 = stablehlo.iota dim = 0 : tensor<726xi32>
  %v2 = stablehlo.constant dense<7> : tensor<726xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<726xi32>
  %v4 = stablehlo.constant dense<97> : tensor<726xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<726xi32>
  %v6 = stablehlo.convert %v5 : (tensor<726xi32>) -> tensor<726xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<726xf32>) -> tensor<33x22xf32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<33x22xf32>
  %v9 = stablehlo.slice %v8 [0:33, 3:22:3] : (tensor<33x22xf32>) -> tensor<33x7xf32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<33x7xf32>
  %v11 = stablehlo.add %v10, %v9 : tensor<33x7xf32>
  %v19 = stablehlo.slice %v8 [0:33, 1:22] : (tensor<33x22xf32>) -> tensor<33x21xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<33x21xf32>
  %v12 = stablehlo.reshape %v20 : (tensor<33x21xf32>) -> tensor<33x7x3xf32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<33x7x3xf32>) -> tensor<3x33x7xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<3x33x7xf32>
  %v15 = stablehlo.slice %v14 [2:3, 0:33, 0:7] : (tensor<3x33x7xf32>) -> tensor<1x33x7xf32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x33x7xf32>) -> tensor<33x7xf32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<33x7xf32>
  %v18 = stablehlo.add %v17, %v16 : tensor<33x7xf32>
  check.expect_eq %v11, %v18 : tensor<33x7xf32>
  func.return
}
func.func private @apart_11() {
  %v1 = stablehlo.iota dim = 0 : tensor<1201xi32>
  %v2 = stablehlo.constant dense<7> : tensor<1201xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<1201xi32>
  %v4 = stablehlo.constant dense<97> : tensor<1201xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<1201xi32>
  %v6 = stablehlo.convert %v5 : (tensor<1201xi32>) -> tensor<1201xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<1201xf32>) -> tensor<1x1201xf32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<1x1201xf32>
  %v9 = stablehlo.slice %v8 [0:1, 4:1201:4] : (tensor<1x1201xf32>) -> tensor<1x300xf32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<1x300xf32>
  %v11 = stablehlo.add %v10, %v9 : tensor<1x300xf32>
  %v19 = stablehlo.slice %v8 [0:1, 1:1201] : (tensor<1x1201xf32>) -> tensor<1x1200xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<1x1200xf32>
  %v12 = stablehlo.reshape %v20 : (tensor<1x1200xf32>) -> tensor<1x300x4xf32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<1x300x4xf32>) -> tensor<4x1x300xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<4x1x300xf32>
  %v15 = stablehlo.slice %v14 [3:4, 0:1, 0:300] : (tensor<4x1x300xf32>) -> tensor<1x1x300xf32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x1x300xf32>) -> tensor<1x300xf32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<1x300xf32>
  %v18 = stablehlo.add %v17, %v16 : tensor<1x300xf32>
  check.expect_eq %v11, %v18 : tensor<1x300xf32>
  func.return
}
func.func private @apart_12() {
  %v1 = stablehlo.iota dim = 0 : tensor<945xi32>
  %v2 = stablehlo.constant dense<7> : tensor<945xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<945xi32>
  %v4 = stablehlo.constant dense<97> : tensor<945xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<945xi32>
  %v6 = stablehlo.convert %v5 : (tensor<945xi32>) -> tensor<945xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<945xf32>) -> tensor<9x105xf32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<9x105xf32>
  %v9 = stablehlo.slice %v8 [0:9, 4:105:4] : (tensor<9x105xf32>) -> tensor<9x26xf32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<9x26xf32>
  %v11 = stablehlo.add %v10, %v9 : tensor<9x26xf32>
  %v19 = stablehlo.slice %v8 [0:9, 1:105] : (tensor<9x105xf32>) -> tensor<9x104xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<9x104xf32>
  %v12 = stablehlo.reshape %v20 : (tensor<9x104xf32>) -> tensor<9x26x4xf32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<9x26x4xf32>) -> tensor<4x9x26xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<4x9x26xf32>
  %v15 = stablehlo.slice %v14 [3:4, 0:9, 0:26] : (tensor<4x9x26xf32>) -> tensor<1x9x26xf32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x9x26xf32>) -> tensor<9x26xf32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<9x26xf32>
  %v18 = stablehlo.add %v17, %v16 : tensor<9x26xf32>
  check.expect_eq %v11, %v18 : tensor<9x26xf32>
  func.return
}
func.func private @apart_13() {
  %v1 = stablehlo.iota dim = 0 : tensor<780xi32>
  %v2 = stablehlo.constant dense<7> : tensor<780xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<780xi32>
  %v4 = stablehlo.constant dense<97> : tensor<780xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<780xi32>
  %v6 = stablehlo.convert %v5 : (tensor<780xi32>) -> tensor<780xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<780xf32>) -> tensor<12x65xf32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<12x65xf32>
  %v9 = stablehlo.slice %v8 [0:12, 4:65:4] : (tensor<12x65xf32>) -> tensor<12x16xf32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<12x16xf32>
  %v11 = stablehlo.add %v10, %v9 : tensor<12x16xf32>
  %v19 = stablehlo.slice %v8 [0:12, 1:65] : (tensor<12x65xf32>) -> tensor<12x64xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<12x64xf32>
  %v12 = stablehlo.reshape %v20 : (tensor<12x64xf32>) -> tensor<12x16x4xf32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<12x16x4xf32>) -> tensor<4x12x16xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<4x12x16xf32>
  %v15 = stablehlo.slice %v14 [3:4, 0:12, 0:16] : (tensor<4x12x16xf32>) -> tensor<1x12x16xf32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x12x16xf32>) -> tensor<12x16xf32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<12x16xf32>
  %v18 = stablehlo.add %v17, %v16 : tensor<12x16xf32>
  check.expect_eq %v11, %v18 : tensor<12x16xf32>
  func.return
}
func.func private @apart_14() {
  %v1 = stablehlo.iota dim = 0 : tensor<1563xi32>
  %v2 = stablehlo.constant dense<7> : tensor<1563xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<1563xi32>
  %v4 = stablehlo.constant dense<97> : tensor<1563xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<1563xi32>
  %v6 = stablehlo.convert %v5 : (tensor<1563xi32>) -> tensor<1563xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<1563xf32>) -> tensor<3x521xf32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<3x521xf32>
  %v9 = stablehlo.slice %v8 [0:3, 4:521:4] : (tensor<3x521xf32>) -> tensor<3x130xf32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<3x130xf32>
  %v11 = stablehlo.add %v10, %v9 : tensor<3x130xf32>
  %v19 = stablehlo.slice %v8 [0:3, 1:521] : (tensor<3x521xf32>) -> tensor<3x520xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<3x520xf32>
  %v12 = stablehlo.reshape %v20 : (tensor<3x520xf32>) -> tensor<3x130x4xf32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<3x130x4xf32>) -> tensor<4x3x130xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<4x3x130xf32>
  %v15 = stablehlo.slice %v14 [3:4, 0:3, 0:130] : (tensor<4x3x130xf32>) -> tensor<1x3x130xf32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x3x130xf32>) -> tensor<3x130xf32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<3x130xf32>
  %v18 = stablehlo.add %v17, %v16 : tensor<3x130xf32>
  check.expect_eq %v11, %v18 : tensor<3x130xf32>
  func.return
}
func.func private @apart_15() {
  %v1 = stablehlo.iota dim = 0 : tensor<957xi32>
  %v2 = stablehlo.constant dense<7> : tensor<957xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<957xi32>
  %v4 = stablehlo.constant dense<97> : tensor<957xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<957xi32>
  %v6 = stablehlo.convert %v5 : (tensor<957xi32>) -> tensor<957xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<957xf32>) -> tensor<33x29xf32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<33x29xf32>
  %v9 = stablehlo.slice %v8 [0:33, 4:29:4] : (tensor<33x29xf32>) -> tensor<33x7xf32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<33x7xf32>
  %v11 = stablehlo.add %v10, %v9 : tensor<33x7xf32>
  %v19 = stablehlo.slice %v8 [0:33, 1:29] : (tensor<33x29xf32>) -> tensor<33x28xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<33x28xf32>
  %v12 = stablehlo.reshape %v20 : (tensor<33x28xf32>) -> tensor<33x7x4xf32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<33x7x4xf32>) -> tensor<4x33x7xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<4x33x7xf32>
  %v15 = stablehlo.slice %v14 [3:4, 0:33, 0:7] : (tensor<4x33x7xf32>) -> tensor<1x33x7xf32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x33x7xf32>) -> tensor<33x7xf32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<33x7xf32>
  %v18 = stablehlo.add %v17, %v16 : tensor<33x7xf32>
  check.expect_eq %v11, %v18 : tensor<33x7xf32>
  func.return
}
func.func private @apart_16() {
  %v1 = stablehlo.iota dim = 0 : tensor<1501xi32>
  %v2 = stablehlo.constant dense<7> : tensor<1501xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<1501xi32>
  %v4 = stablehlo.constant dense<97> : tensor<1501xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<1501xi32>
  %v6 = stablehlo.convert %v5 : (tensor<1501xi32>) -> tensor<1501xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<1501xf32>) -> tensor<1x1501xf32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<1x1501xf32>
  %v9 = stablehlo.slice %v8 [0:1, 5:1501:5] : (tensor<1x1501xf32>) -> tensor<1x300xf32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<1x300xf32>
  %v11 = stablehlo.add %v10, %v9 : tensor<1x300xf32>
  %v19 = stablehlo.slice %v8 [0:1, 1:1501] : (tensor<1x1501xf32>) -> tensor<1x1500xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<1x1500xf32>
  %v12 = stablehlo.reshape %v20 : (tensor<1x1500xf32>) -> tensor<1x300x5xf32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<1x300x5xf32>) -> tensor<5x1x300xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<5x1x300xf32>
  %v15 = stablehlo.slice %v14 [4:5, 0:1, 0:300] : (tensor<5x1x300xf32>) -> tensor<1x1x300xf32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x1x300xf32>) -> tensor<1x300xf32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<1x300xf32>
  %v18 = stablehlo.add %v17, %v16 : tensor<1x300xf32>
  check.expect_eq %v11, %v18 : tensor<1x300xf32>
  func.return
}
func.func private @apart_17() {
  %v1 = stablehlo.iota dim = 0 : tensor<1179xi32>
  %v2 = stablehlo.constant dense<7> : tensor<1179xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<1179xi32>
  %v4 = stablehlo.constant dense<97> : tensor<1179xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<1179xi32>
  %v6 = stablehlo.convert %v5 : (tensor<1179xi32>) -> tensor<1179xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<1179xf32>) -> tensor<9x131xf32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<9x131xf32>
  %v9 = stablehlo.slice %v8 [0:9, 5:131:5] : (tensor<9x131xf32>) -> tensor<9x26xf32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<9x26xf32>
  %v11 = stablehlo.add %v10, %v9 : tensor<9x26xf32>
  %v19 = stablehlo.slice %v8 [0:9, 1:131] : (tensor<9x131xf32>) -> tensor<9x130xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<9x130xf32>
  %v12 = stablehlo.reshape %v20 : (tensor<9x130xf32>) -> tensor<9x26x5xf32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<9x26x5xf32>) -> tensor<5x9x26xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<5x9x26xf32>
  %v15 = stablehlo.slice %v14 [4:5, 0:9, 0:26] : (tensor<5x9x26xf32>) -> tensor<1x9x26xf32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x9x26xf32>) -> tensor<9x26xf32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<9x26xf32>
  %v18 = stablehlo.add %v17, %v16 : tensor<9x26xf32>
  check.expect_eq %v11, %v18 : tensor<9x26xf32>
  func.return
}
func.func private @apart_18() {
  %v1 = stablehlo.iota dim = 0 : tensor<972xi32>
  %v2 = stablehlo.constant dense<7> : tensor<972xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<972xi32>
  %v4 = stablehlo.constant dense<97> : tensor<972xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<972xi32>
  %v6 = stablehlo.convert %v5 : (tensor<972xi32>) -> tensor<972xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<972xf32>) -> tensor<12x81xf32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<12x81xf32>
  %v9 = stablehlo.slice %v8 [0:12, 5:81:5] : (tensor<12x81xf32>) -> tensor<12x16xf32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<12x16xf32>
  %v11 = stablehlo.add %v10, %v9 : tensor<12x16xf32>
  %v19 = stablehlo.slice %v8 [0:12, 1:81] : (tensor<12x81xf32>) -> tensor<12x80xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<12x80xf32>
  %v12 = stablehlo.reshape %v20 : (tensor<12x80xf32>) -> tensor<12x16x5xf32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<12x16x5xf32>) -> tensor<5x12x16xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<5x12x16xf32>
  %v15 = stablehlo.slice %v14 [4:5, 0:12, 0:16] : (tensor<5x12x16xf32>) -> tensor<1x12x16xf32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x12x16xf32>) -> tensor<12x16xf32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<12x16xf32>
  %v18 = stablehlo.add %v17, %v16 : tensor<12x16xf32>
  check.expect_eq %v11, %v18 : tensor<12x16xf32>
  func.return
}
func.func private @apart_19() {
  %v1 = stablehlo.iota dim = 0 : tensor<1953xi32>
  %v2 = stablehlo.constant dense<7> : tensor<1953xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<1953xi32>
  %v4 = stablehlo.constant dense<97> : tensor<1953xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<1953xi32>
  %v6 = stablehlo.convert %v5 : (tensor<1953xi32>) -> tensor<1953xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<1953xf32>) -> tensor<3x651xf32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<3x651xf32>
  %v9 = stablehlo.slice %v8 [0:3, 5:651:5] : (tensor<3x651xf32>) -> tensor<3x130xf32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<3x130xf32>
  %v11 = stablehlo.add %v10, %v9 : tensor<3x130xf32>
  %v19 = stablehlo.slice %v8 [0:3, 1:651] : (tensor<3x651xf32>) -> tensor<3x650xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<3x650xf32>
  %v12 = stablehlo.reshape %v20 : (tensor<3x650xf32>) -> tensor<3x130x5xf32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<3x130x5xf32>) -> tensor<5x3x130xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<5x3x130xf32>
  %v15 = stablehlo.slice %v14 [4:5, 0:3, 0:130] : (tensor<5x3x130xf32>) -> tensor<1x3x130xf32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x3x130xf32>) -> tensor<3x130xf32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<3x130xf32>
  %v18 = stablehlo.add %v17, %v16 : tensor<3x130xf32>
  check.expect_eq %v11, %v18 : tensor<3x130xf32>
  func.return
}
func.func private @apart_20() {
  %v1 = stablehlo.iota dim = 0 : tensor<1188xi32>
  %v2 = stablehlo.constant dense<7> : tensor<1188xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<1188xi32>
  %v4 = stablehlo.constant dense<97> : tensor<1188xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<1188xi32>
  %v6 = stablehlo.convert %v5 : (tensor<1188xi32>) -> tensor<1188xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<1188xf32>) -> tensor<33x36xf32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<33x36xf32>
  %v9 = stablehlo.slice %v8 [0:33, 5:36:5] : (tensor<33x36xf32>) -> tensor<33x7xf32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<33x7xf32>
  %v11 = stablehlo.add %v10, %v9 : tensor<33x7xf32>
  %v19 = stablehlo.slice %v8 [0:33, 1:36] : (tensor<33x36xf32>) -> tensor<33x35xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<33x35xf32>
  %v12 = stablehlo.reshape %v20 : (tensor<33x35xf32>) -> tensor<33x7x5xf32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<33x7x5xf32>) -> tensor<5x33x7xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<5x33x7xf32>
  %v15 = stablehlo.slice %v14 [4:5, 0:33, 0:7] : (tensor<5x33x7xf32>) -> tensor<1x33x7xf32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x33x7xf32>) -> tensor<33x7xf32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<33x7xf32>
  %v18 = stablehlo.add %v17, %v16 : tensor<33x7xf32>
  check.expect_eq %v11, %v18 : tensor<33x7xf32>
  func.return
}
func.func private @apart_21() {
  %v1 = stablehlo.iota dim = 0 : tensor<6601xi32>
  %v2 = stablehlo.constant dense<7> : tensor<6601xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<6601xi32>
  %v4 = stablehlo.constant dense<97> : tensor<6601xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<6601xi32>
  %v6 = stablehlo.convert %v5 : (tensor<6601xi32>) -> tensor<6601xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<6601xf32>) -> tensor<1x6601xf32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<1x6601xf32>
  %v9 = stablehlo.slice %v8 [0:1, 22:6601:22] : (tensor<1x6601xf32>) -> tensor<1x300xf32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<1x300xf32>
  %v11 = stablehlo.add %v10, %v9 : tensor<1x300xf32>
  %v19 = stablehlo.slice %v8 [0:1, 1:6601] : (tensor<1x6601xf32>) -> tensor<1x6600xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<1x6600xf32>
  %v12 = stablehlo.reshape %v20 : (tensor<1x6600xf32>) -> tensor<1x300x22xf32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<1x300x22xf32>) -> tensor<22x1x300xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<22x1x300xf32>
  %v15 = stablehlo.slice %v14 [21:22, 0:1, 0:300] : (tensor<22x1x300xf32>) -> tensor<1x1x300xf32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x1x300xf32>) -> tensor<1x300xf32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<1x300xf32>
  %v18 = stablehlo.add %v17, %v16 : tensor<1x300xf32>
  check.expect_eq %v11, %v18 : tensor<1x300xf32>
  func.return
}
func.func private @apart_22() {
  %v1 = stablehlo.iota dim = 0 : tensor<5157xi32>
  %v2 = stablehlo.constant dense<7> : tensor<5157xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<5157xi32>
  %v4 = stablehlo.constant dense<97> : tensor<5157xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<5157xi32>
  %v6 = stablehlo.convert %v5 : (tensor<5157xi32>) -> tensor<5157xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<5157xf32>) -> tensor<9x573xf32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<9x573xf32>
  %v9 = stablehlo.slice %v8 [0:9, 22:573:22] : (tensor<9x573xf32>) -> tensor<9x26xf32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<9x26xf32>
  %v11 = stablehlo.add %v10, %v9 : tensor<9x26xf32>
  %v19 = stablehlo.slice %v8 [0:9, 1:573] : (tensor<9x573xf32>) -> tensor<9x572xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<9x572xf32>
  %v12 = stablehlo.reshape %v20 : (tensor<9x572xf32>) -> tensor<9x26x22xf32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<9x26x22xf32>) -> tensor<22x9x26xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<22x9x26xf32>
  %v15 = stablehlo.slice %v14 [21:22, 0:9, 0:26] : (tensor<22x9x26xf32>) -> tensor<1x9x26xf32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x9x26xf32>) -> tensor<9x26xf32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<9x26xf32>
  %v18 = stablehlo.add %v17, %v16 : tensor<9x26xf32>
  check.expect_eq %v11, %v18 : tensor<9x26xf32>
  func.return
}
func.func private @apart_23() {
  %v1 = stablehlo.iota dim = 0 : tensor<4236xi32>
  %v2 = stablehlo.constant dense<7> : tensor<4236xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<4236xi32>
  %v4 = stablehlo.constant dense<97> : tensor<4236xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<4236xi32>
  %v6 = stablehlo.convert %v5 : (tensor<4236xi32>) -> tensor<4236xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<4236xf32>) -> tensor<12x353xf32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<12x353xf32>
  %v9 = stablehlo.slice %v8 [0:12, 22:353:22] : (tensor<12x353xf32>) -> tensor<12x16xf32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<12x16xf32>
  %v11 = stablehlo.add %v10, %v9 : tensor<12x16xf32>
  %v19 = stablehlo.slice %v8 [0:12, 1:353] : (tensor<12x353xf32>) -> tensor<12x352xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<12x352xf32>
  %v12 = stablehlo.reshape %v20 : (tensor<12x352xf32>) -> tensor<12x16x22xf32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<12x16x22xf32>) -> tensor<22x12x16xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<22x12x16xf32>
  %v15 = stablehlo.slice %v14 [21:22, 0:12, 0:16] : (tensor<22x12x16xf32>) -> tensor<1x12x16xf32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x12x16xf32>) -> tensor<12x16xf32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<12x16xf32>
  %v18 = stablehlo.add %v17, %v16 : tensor<12x16xf32>
  check.expect_eq %v11, %v18 : tensor<12x16xf32>
  func.return
}
func.func private @apart_24() {
  %v1 = stablehlo.iota dim = 0 : tensor<8583xi32>
  %v2 = stablehlo.constant dense<7> : tensor<8583xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<8583xi32>
  %v4 = stablehlo.constant dense<97> : tensor<8583xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<8583xi32>
  %v6 = stablehlo.convert %v5 : (tensor<8583xi32>) -> tensor<8583xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<8583xf32>) -> tensor<3x2861xf32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<3x2861xf32>
  %v9 = stablehlo.slice %v8 [0:3, 22:2861:22] : (tensor<3x2861xf32>) -> tensor<3x130xf32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<3x130xf32>
  %v11 = stablehlo.add %v10, %v9 : tensor<3x130xf32>
  %v19 = stablehlo.slice %v8 [0:3, 1:2861] : (tensor<3x2861xf32>) -> tensor<3x2860xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<3x2860xf32>
  %v12 = stablehlo.reshape %v20 : (tensor<3x2860xf32>) -> tensor<3x130x22xf32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<3x130x22xf32>) -> tensor<22x3x130xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<22x3x130xf32>
  %v15 = stablehlo.slice %v14 [21:22, 0:3, 0:130] : (tensor<22x3x130xf32>) -> tensor<1x3x130xf32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x3x130xf32>) -> tensor<3x130xf32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<3x130xf32>
  %v18 = stablehlo.add %v17, %v16 : tensor<3x130xf32>
  check.expect_eq %v11, %v18 : tensor<3x130xf32>
  func.return
}
func.func private @apart_25() {
  %v1 = stablehlo.iota dim = 0 : tensor<5115xi32>
  %v2 = stablehlo.constant dense<7> : tensor<5115xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<5115xi32>
  %v4 = stablehlo.constant dense<97> : tensor<5115xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<5115xi32>
  %v6 = stablehlo.convert %v5 : (tensor<5115xi32>) -> tensor<5115xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<5115xf32>) -> tensor<33x155xf32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<33x155xf32>
  %v9 = stablehlo.slice %v8 [0:33, 22:155:22] : (tensor<33x155xf32>) -> tensor<33x7xf32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<33x7xf32>
  %v11 = stablehlo.add %v10, %v9 : tensor<33x7xf32>
  %v19 = stablehlo.slice %v8 [0:33, 1:155] : (tensor<33x155xf32>) -> tensor<33x154xf32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<33x154xf32>
  %v12 = stablehlo.reshape %v20 : (tensor<33x154xf32>) -> tensor<33x7x22xf32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<33x7x22xf32>) -> tensor<22x33x7xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<22x33x7xf32>
  %v15 = stablehlo.slice %v14 [21:22, 0:33, 0:7] : (tensor<22x33x7xf32>) -> tensor<1x33x7xf32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x33x7xf32>) -> tensor<33x7xf32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<33x7xf32>
  %v18 = stablehlo.add %v17, %v16 : tensor<33x7xf32>
  check.expect_eq %v11, %v18 : tensor<33x7xf32>
  func.return
}
func.func private @apart_26() {
  %v1 = stablehlo.iota dim = 0 : tensor<601xi32>
  %v2 = stablehlo.constant dense<7> : tensor<601xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<601xi32>
  %v4 = stablehlo.constant dense<97> : tensor<601xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<601xi32>
  %v6 = stablehlo.convert %v5 : (tensor<601xi32>) -> tensor<601xi32>
  %v7 = stablehlo.reshape %v6 : (tensor<601xi32>) -> tensor<1x601xi32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<1x601xi32>
  %v9 = stablehlo.slice %v8 [0:1, 2:601:2] : (tensor<1x601xi32>) -> tensor<1x300xi32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<1x300xi32>
  %v11 = stablehlo.add %v10, %v9 : tensor<1x300xi32>
  %v19 = stablehlo.slice %v8 [0:1, 1:601] : (tensor<1x601xi32>) -> tensor<1x600xi32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<1x600xi32>
  %v12 = stablehlo.reshape %v20 : (tensor<1x600xi32>) -> tensor<1x300x2xi32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<1x300x2xi32>) -> tensor<2x1x300xi32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<2x1x300xi32>
  %v15 = stablehlo.slice %v14 [1:2, 0:1, 0:300] : (tensor<2x1x300xi32>) -> tensor<1x1x300xi32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x1x300xi32>) -> tensor<1x300xi32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<1x300xi32>
  %v18 = stablehlo.add %v17, %v16 : tensor<1x300xi32>
  check.expect_eq %v11, %v18 : tensor<1x300xi32>
  func.return
}
func.func private @apart_27() {
  %v1 = stablehlo.iota dim = 0 : tensor<477xi32>
  %v2 = stablehlo.constant dense<7> : tensor<477xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<477xi32>
  %v4 = stablehlo.constant dense<97> : tensor<477xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<477xi32>
  %v6 = stablehlo.convert %v5 : (tensor<477xi32>) -> tensor<477xi32>
  %v7 = stablehlo.reshape %v6 : (tensor<477xi32>) -> tensor<9x53xi32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<9x53xi32>
  %v9 = stablehlo.slice %v8 [0:9, 2:53:2] : (tensor<9x53xi32>) -> tensor<9x26xi32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<9x26xi32>
  %v11 = stablehlo.add %v10, %v9 : tensor<9x26xi32>
  %v19 = stablehlo.slice %v8 [0:9, 1:53] : (tensor<9x53xi32>) -> tensor<9x52xi32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<9x52xi32>
  %v12 = stablehlo.reshape %v20 : (tensor<9x52xi32>) -> tensor<9x26x2xi32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<9x26x2xi32>) -> tensor<2x9x26xi32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<2x9x26xi32>
  %v15 = stablehlo.slice %v14 [1:2, 0:9, 0:26] : (tensor<2x9x26xi32>) -> tensor<1x9x26xi32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x9x26xi32>) -> tensor<9x26xi32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<9x26xi32>
  %v18 = stablehlo.add %v17, %v16 : tensor<9x26xi32>
  check.expect_eq %v11, %v18 : tensor<9x26xi32>
  func.return
}
func.func private @apart_28() {
  %v1 = stablehlo.iota dim = 0 : tensor<1419xi32>
  %v2 = stablehlo.constant dense<7> : tensor<1419xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<1419xi32>
  %v4 = stablehlo.constant dense<97> : tensor<1419xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<1419xi32>
  %v6 = stablehlo.convert %v5 : (tensor<1419xi32>) -> tensor<1419xi32>
  %v7 = stablehlo.reshape %v6 : (tensor<1419xi32>) -> tensor<11x129xi32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<11x129xi32>
  %v9 = stablehlo.slice %v8 [0:11, 2:129:2] : (tensor<11x129xi32>) -> tensor<11x64xi32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<11x64xi32>
  %v11 = stablehlo.add %v10, %v9 : tensor<11x64xi32>
  %v19 = stablehlo.slice %v8 [0:11, 1:129] : (tensor<11x129xi32>) -> tensor<11x128xi32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<11x128xi32>
  %v12 = stablehlo.reshape %v20 : (tensor<11x128xi32>) -> tensor<11x64x2xi32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<11x64x2xi32>) -> tensor<2x11x64xi32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<2x11x64xi32>
  %v15 = stablehlo.slice %v14 [1:2, 0:11, 0:64] : (tensor<2x11x64xi32>) -> tensor<1x11x64xi32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x11x64xi32>) -> tensor<11x64xi32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<11x64xi32>
  %v18 = stablehlo.add %v17, %v16 : tensor<11x64xi32>
  check.expect_eq %v11, %v18 : tensor<11x64xi32>
  func.return
}
func.func private @apart_29() {
  %v1 = stablehlo.iota dim = 0 : tensor<1501xi32>
  %v2 = stablehlo.constant dense<7> : tensor<1501xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<1501xi32>
  %v4 = stablehlo.constant dense<97> : tensor<1501xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<1501xi32>
  %v6 = stablehlo.convert %v5 : (tensor<1501xi32>) -> tensor<1501xi32>
  %v7 = stablehlo.reshape %v6 : (tensor<1501xi32>) -> tensor<1x1501xi32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<1x1501xi32>
  %v9 = stablehlo.slice %v8 [0:1, 5:1501:5] : (tensor<1x1501xi32>) -> tensor<1x300xi32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<1x300xi32>
  %v11 = stablehlo.add %v10, %v9 : tensor<1x300xi32>
  %v19 = stablehlo.slice %v8 [0:1, 1:1501] : (tensor<1x1501xi32>) -> tensor<1x1500xi32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<1x1500xi32>
  %v12 = stablehlo.reshape %v20 : (tensor<1x1500xi32>) -> tensor<1x300x5xi32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<1x300x5xi32>) -> tensor<5x1x300xi32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<5x1x300xi32>
  %v15 = stablehlo.slice %v14 [4:5, 0:1, 0:300] : (tensor<5x1x300xi32>) -> tensor<1x1x300xi32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x1x300xi32>) -> tensor<1x300xi32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<1x300xi32>
  %v18 = stablehlo.add %v17, %v16 : tensor<1x300xi32>
  check.expect_eq %v11, %v18 : tensor<1x300xi32>
  func.return
}
func.func private @apart_30() {
  %v1 = stablehlo.iota dim = 0 : tensor<1179xi32>
  %v2 = stablehlo.constant dense<7> : tensor<1179xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<1179xi32>
  %v4 = stablehlo.constant dense<97> : tensor<1179xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<1179xi32>
  %v6 = stablehlo.convert %v5 : (tensor<1179xi32>) -> tensor<1179xi32>
  %v7 = stablehlo.reshape %v6 : (tensor<1179xi32>) -> tensor<9x131xi32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<9x131xi32>
  %v9 = stablehlo.slice %v8 [0:9, 5:131:5] : (tensor<9x131xi32>) -> tensor<9x26xi32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<9x26xi32>
  %v11 = stablehlo.add %v10, %v9 : tensor<9x26xi32>
  %v19 = stablehlo.slice %v8 [0:9, 1:131] : (tensor<9x131xi32>) -> tensor<9x130xi32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<9x130xi32>
  %v12 = stablehlo.reshape %v20 : (tensor<9x130xi32>) -> tensor<9x26x5xi32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<9x26x5xi32>) -> tensor<5x9x26xi32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<5x9x26xi32>
  %v15 = stablehlo.slice %v14 [4:5, 0:9, 0:26] : (tensor<5x9x26xi32>) -> tensor<1x9x26xi32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x9x26xi32>) -> tensor<9x26xi32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<9x26xi32>
  %v18 = stablehlo.add %v17, %v16 : tensor<9x26xi32>
  check.expect_eq %v11, %v18 : tensor<9x26xi32>
  func.return
}
func.func private @apart_31() {
  %v1 = stablehlo.iota dim = 0 : tensor<3531xi32>
  %v2 = stablehlo.constant dense<7> : tensor<3531xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<3531xi32>
  %v4 = stablehlo.constant dense<97> : tensor<3531xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<3531xi32>
  %v6 = stablehlo.convert %v5 : (tensor<3531xi32>) -> tensor<3531xi32>
  %v7 = stablehlo.reshape %v6 : (tensor<3531xi32>) -> tensor<11x321xi32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<11x321xi32>
  %v9 = stablehlo.slice %v8 [0:11, 5:321:5] : (tensor<11x321xi32>) -> tensor<11x64xi32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<11x64xi32>
  %v11 = stablehlo.add %v10, %v9 : tensor<11x64xi32>
  %v19 = stablehlo.slice %v8 [0:11, 1:321] : (tensor<11x321xi32>) -> tensor<11x320xi32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<11x320xi32>
  %v12 = stablehlo.reshape %v20 : (tensor<11x320xi32>) -> tensor<11x64x5xi32>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<11x64x5xi32>) -> tensor<5x11x64xi32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<5x11x64xi32>
  %v15 = stablehlo.slice %v14 [4:5, 0:11, 0:64] : (tensor<5x11x64xi32>) -> tensor<1x11x64xi32>
  %v16 = stablehlo.reshape %v15 : (tensor<1x11x64xi32>) -> tensor<11x64xi32>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<11x64xi32>
  %v18 = stablehlo.add %v17, %v16 : tensor<11x64xi32>
  check.expect_eq %v11, %v18 : tensor<11x64xi32>
  func.return
}
func.func private @apart_32() {
  %v1 = stablehlo.iota dim = 0 : tensor<601xi32>
  %v2 = stablehlo.constant dense<7> : tensor<601xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<601xi32>
  %v4 = stablehlo.constant dense<97> : tensor<601xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<601xi32>
  %v6 = stablehlo.convert %v5 : (tensor<601xi32>) -> tensor<601xi8>
  %v7 = stablehlo.reshape %v6 : (tensor<601xi8>) -> tensor<1x601xi8>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<1x601xi8>
  %v9 = stablehlo.slice %v8 [0:1, 2:601:2] : (tensor<1x601xi8>) -> tensor<1x300xi8>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<1x300xi8>
  %v11 = stablehlo.add %v10, %v9 : tensor<1x300xi8>
  %v19 = stablehlo.slice %v8 [0:1, 1:601] : (tensor<1x601xi8>) -> tensor<1x600xi8>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<1x600xi8>
  %v12 = stablehlo.reshape %v20 : (tensor<1x600xi8>) -> tensor<1x300x2xi8>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<1x300x2xi8>) -> tensor<2x1x300xi8>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<2x1x300xi8>
  %v15 = stablehlo.slice %v14 [1:2, 0:1, 0:300] : (tensor<2x1x300xi8>) -> tensor<1x1x300xi8>
  %v16 = stablehlo.reshape %v15 : (tensor<1x1x300xi8>) -> tensor<1x300xi8>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<1x300xi8>
  %v18 = stablehlo.add %v17, %v16 : tensor<1x300xi8>
  check.expect_eq %v11, %v18 : tensor<1x300xi8>
  func.return
}
func.func private @apart_33() {
  %v1 = stablehlo.iota dim = 0 : tensor<477xi32>
  %v2 = stablehlo.constant dense<7> : tensor<477xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<477xi32>
  %v4 = stablehlo.constant dense<97> : tensor<477xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<477xi32>
  %v6 = stablehlo.convert %v5 : (tensor<477xi32>) -> tensor<477xi8>
  %v7 = stablehlo.reshape %v6 : (tensor<477xi8>) -> tensor<9x53xi8>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<9x53xi8>
  %v9 = stablehlo.slice %v8 [0:9, 2:53:2] : (tensor<9x53xi8>) -> tensor<9x26xi8>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<9x26xi8>
  %v11 = stablehlo.add %v10, %v9 : tensor<9x26xi8>
  %v19 = stablehlo.slice %v8 [0:9, 1:53] : (tensor<9x53xi8>) -> tensor<9x52xi8>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<9x52xi8>
  %v12 = stablehlo.reshape %v20 : (tensor<9x52xi8>) -> tensor<9x26x2xi8>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<9x26x2xi8>) -> tensor<2x9x26xi8>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<2x9x26xi8>
  %v15 = stablehlo.slice %v14 [1:2, 0:9, 0:26] : (tensor<2x9x26xi8>) -> tensor<1x9x26xi8>
  %v16 = stablehlo.reshape %v15 : (tensor<1x9x26xi8>) -> tensor<9x26xi8>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<9x26xi8>
  %v18 = stablehlo.add %v17, %v16 : tensor<9x26xi8>
  check.expect_eq %v11, %v18 : tensor<9x26xi8>
  func.return
}
func.func private @apart_34() {
  %v1 = stablehlo.iota dim = 0 : tensor<1419xi32>
  %v2 = stablehlo.constant dense<7> : tensor<1419xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<1419xi32>
  %v4 = stablehlo.constant dense<97> : tensor<1419xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<1419xi32>
  %v6 = stablehlo.convert %v5 : (tensor<1419xi32>) -> tensor<1419xi8>
  %v7 = stablehlo.reshape %v6 : (tensor<1419xi8>) -> tensor<11x129xi8>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<11x129xi8>
  %v9 = stablehlo.slice %v8 [0:11, 2:129:2] : (tensor<11x129xi8>) -> tensor<11x64xi8>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<11x64xi8>
  %v11 = stablehlo.add %v10, %v9 : tensor<11x64xi8>
  %v19 = stablehlo.slice %v8 [0:11, 1:129] : (tensor<11x129xi8>) -> tensor<11x128xi8>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<11x128xi8>
  %v12 = stablehlo.reshape %v20 : (tensor<11x128xi8>) -> tensor<11x64x2xi8>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<11x64x2xi8>) -> tensor<2x11x64xi8>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<2x11x64xi8>
  %v15 = stablehlo.slice %v14 [1:2, 0:11, 0:64] : (tensor<2x11x64xi8>) -> tensor<1x11x64xi8>
  %v16 = stablehlo.reshape %v15 : (tensor<1x11x64xi8>) -> tensor<11x64xi8>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<11x64xi8>
  %v18 = stablehlo.add %v17, %v16 : tensor<11x64xi8>
  check.expect_eq %v11, %v18 : tensor<11x64xi8>
  func.return
}
func.func private @apart_35() {
  %v1 = stablehlo.iota dim = 0 : tensor<901xi32>
  %v2 = stablehlo.constant dense<7> : tensor<901xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<901xi32>
  %v4 = stablehlo.constant dense<97> : tensor<901xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<901xi32>
  %v6 = stablehlo.convert %v5 : (tensor<901xi32>) -> tensor<901xi8>
  %v7 = stablehlo.reshape %v6 : (tensor<901xi8>) -> tensor<1x901xi8>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<1x901xi8>
  %v9 = stablehlo.slice %v8 [0:1, 3:901:3] : (tensor<1x901xi8>) -> tensor<1x300xi8>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<1x300xi8>
  %v11 = stablehlo.add %v10, %v9 : tensor<1x300xi8>
  %v19 = stablehlo.slice %v8 [0:1, 1:901] : (tensor<1x901xi8>) -> tensor<1x900xi8>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<1x900xi8>
  %v12 = stablehlo.reshape %v20 : (tensor<1x900xi8>) -> tensor<1x300x3xi8>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<1x300x3xi8>) -> tensor<3x1x300xi8>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<3x1x300xi8>
  %v15 = stablehlo.slice %v14 [2:3, 0:1, 0:300] : (tensor<3x1x300xi8>) -> tensor<1x1x300xi8>
  %v16 = stablehlo.reshape %v15 : (tensor<1x1x300xi8>) -> tensor<1x300xi8>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<1x300xi8>
  %v18 = stablehlo.add %v17, %v16 : tensor<1x300xi8>
  check.expect_eq %v11, %v18 : tensor<1x300xi8>
  func.return
}
func.func private @apart_36() {
  %v1 = stablehlo.iota dim = 0 : tensor<711xi32>
  %v2 = stablehlo.constant dense<7> : tensor<711xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<711xi32>
  %v4 = stablehlo.constant dense<97> : tensor<711xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<711xi32>
  %v6 = stablehlo.convert %v5 : (tensor<711xi32>) -> tensor<711xi8>
  %v7 = stablehlo.reshape %v6 : (tensor<711xi8>) -> tensor<9x79xi8>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<9x79xi8>
  %v9 = stablehlo.slice %v8 [0:9, 3:79:3] : (tensor<9x79xi8>) -> tensor<9x26xi8>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<9x26xi8>
  %v11 = stablehlo.add %v10, %v9 : tensor<9x26xi8>
  %v19 = stablehlo.slice %v8 [0:9, 1:79] : (tensor<9x79xi8>) -> tensor<9x78xi8>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<9x78xi8>
  %v12 = stablehlo.reshape %v20 : (tensor<9x78xi8>) -> tensor<9x26x3xi8>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<9x26x3xi8>) -> tensor<3x9x26xi8>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<3x9x26xi8>
  %v15 = stablehlo.slice %v14 [2:3, 0:9, 0:26] : (tensor<3x9x26xi8>) -> tensor<1x9x26xi8>
  %v16 = stablehlo.reshape %v15 : (tensor<1x9x26xi8>) -> tensor<9x26xi8>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<9x26xi8>
  %v18 = stablehlo.add %v17, %v16 : tensor<9x26xi8>
  check.expect_eq %v11, %v18 : tensor<9x26xi8>
  func.return
}
func.func private @apart_37() {
  %v1 = stablehlo.iota dim = 0 : tensor<2123xi32>
  %v2 = stablehlo.constant dense<7> : tensor<2123xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<2123xi32>
  %v4 = stablehlo.constant dense<97> : tensor<2123xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<2123xi32>
  %v6 = stablehlo.convert %v5 : (tensor<2123xi32>) -> tensor<2123xi8>
  %v7 = stablehlo.reshape %v6 : (tensor<2123xi8>) -> tensor<11x193xi8>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<11x193xi8>
  %v9 = stablehlo.slice %v8 [0:11, 3:193:3] : (tensor<11x193xi8>) -> tensor<11x64xi8>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<11x64xi8>
  %v11 = stablehlo.add %v10, %v9 : tensor<11x64xi8>
  %v19 = stablehlo.slice %v8 [0:11, 1:193] : (tensor<11x193xi8>) -> tensor<11x192xi8>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<11x192xi8>
  %v12 = stablehlo.reshape %v20 : (tensor<11x192xi8>) -> tensor<11x64x3xi8>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<11x64x3xi8>) -> tensor<3x11x64xi8>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<3x11x64xi8>
  %v15 = stablehlo.slice %v14 [2:3, 0:11, 0:64] : (tensor<3x11x64xi8>) -> tensor<1x11x64xi8>
  %v16 = stablehlo.reshape %v15 : (tensor<1x11x64xi8>) -> tensor<11x64xi8>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<11x64xi8>
  %v18 = stablehlo.add %v17, %v16 : tensor<11x64xi8>
  check.expect_eq %v11, %v18 : tensor<11x64xi8>
  func.return
}
func.func private @apart_38() {
  %v1 = stablehlo.iota dim = 0 : tensor<1201xi32>
  %v2 = stablehlo.constant dense<7> : tensor<1201xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<1201xi32>
  %v4 = stablehlo.constant dense<97> : tensor<1201xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<1201xi32>
  %v6 = stablehlo.convert %v5 : (tensor<1201xi32>) -> tensor<1201xi8>
  %v7 = stablehlo.reshape %v6 : (tensor<1201xi8>) -> tensor<1x1201xi8>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<1x1201xi8>
  %v9 = stablehlo.slice %v8 [0:1, 4:1201:4] : (tensor<1x1201xi8>) -> tensor<1x300xi8>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<1x300xi8>
  %v11 = stablehlo.add %v10, %v9 : tensor<1x300xi8>
  %v19 = stablehlo.slice %v8 [0:1, 1:1201] : (tensor<1x1201xi8>) -> tensor<1x1200xi8>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<1x1200xi8>
  %v12 = stablehlo.reshape %v20 : (tensor<1x1200xi8>) -> tensor<1x300x4xi8>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<1x300x4xi8>) -> tensor<4x1x300xi8>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<4x1x300xi8>
  %v15 = stablehlo.slice %v14 [3:4, 0:1, 0:300] : (tensor<4x1x300xi8>) -> tensor<1x1x300xi8>
  %v16 = stablehlo.reshape %v15 : (tensor<1x1x300xi8>) -> tensor<1x300xi8>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<1x300xi8>
  %v18 = stablehlo.add %v17, %v16 : tensor<1x300xi8>
  check.expect_eq %v11, %v18 : tensor<1x300xi8>
  func.return
}
func.func private @apart_39() {
  %v1 = stablehlo.iota dim = 0 : tensor<945xi32>
  %v2 = stablehlo.constant dense<7> : tensor<945xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<945xi32>
  %v4 = stablehlo.constant dense<97> : tensor<945xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<945xi32>
  %v6 = stablehlo.convert %v5 : (tensor<945xi32>) -> tensor<945xi8>
  %v7 = stablehlo.reshape %v6 : (tensor<945xi8>) -> tensor<9x105xi8>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<9x105xi8>
  %v9 = stablehlo.slice %v8 [0:9, 4:105:4] : (tensor<9x105xi8>) -> tensor<9x26xi8>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<9x26xi8>
  %v11 = stablehlo.add %v10, %v9 : tensor<9x26xi8>
  %v19 = stablehlo.slice %v8 [0:9, 1:105] : (tensor<9x105xi8>) -> tensor<9x104xi8>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<9x104xi8>
  %v12 = stablehlo.reshape %v20 : (tensor<9x104xi8>) -> tensor<9x26x4xi8>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<9x26x4xi8>) -> tensor<4x9x26xi8>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<4x9x26xi8>
  %v15 = stablehlo.slice %v14 [3:4, 0:9, 0:26] : (tensor<4x9x26xi8>) -> tensor<1x9x26xi8>
  %v16 = stablehlo.reshape %v15 : (tensor<1x9x26xi8>) -> tensor<9x26xi8>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<9x26xi8>
  %v18 = stablehlo.add %v17, %v16 : tensor<9x26xi8>
  check.expect_eq %v11, %v18 : tensor<9x26xi8>
  func.return
}
func.func private @apart_40() {
  %v1 = stablehlo.iota dim = 0 : tensor<2827xi32>
  %v2 = stablehlo.constant dense<7> : tensor<2827xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<2827xi32>
  %v4 = stablehlo.constant dense<97> : tensor<2827xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<2827xi32>
  %v6 = stablehlo.convert %v5 : (tensor<2827xi32>) -> tensor<2827xi8>
  %v7 = stablehlo.reshape %v6 : (tensor<2827xi8>) -> tensor<11x257xi8>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<11x257xi8>
  %v9 = stablehlo.slice %v8 [0:11, 4:257:4] : (tensor<11x257xi8>) -> tensor<11x64xi8>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<11x64xi8>
  %v11 = stablehlo.add %v10, %v9 : tensor<11x64xi8>
  %v19 = stablehlo.slice %v8 [0:11, 1:257] : (tensor<11x257xi8>) -> tensor<11x256xi8>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<11x256xi8>
  %v12 = stablehlo.reshape %v20 : (tensor<11x256xi8>) -> tensor<11x64x4xi8>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<11x64x4xi8>) -> tensor<4x11x64xi8>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<4x11x64xi8>
  %v15 = stablehlo.slice %v14 [3:4, 0:11, 0:64] : (tensor<4x11x64xi8>) -> tensor<1x11x64xi8>
  %v16 = stablehlo.reshape %v15 : (tensor<1x11x64xi8>) -> tensor<11x64xi8>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<11x64xi8>
  %v18 = stablehlo.add %v17, %v16 : tensor<11x64xi8>
  check.expect_eq %v11, %v18 : tensor<11x64xi8>
  func.return
}
func.func private @apart_41() {
  %v1 = stablehlo.iota dim = 0 : tensor<4801xi32>
  %v2 = stablehlo.constant dense<7> : tensor<4801xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<4801xi32>
  %v4 = stablehlo.constant dense<97> : tensor<4801xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<4801xi32>
  %v6 = stablehlo.convert %v5 : (tensor<4801xi32>) -> tensor<4801xi8>
  %v7 = stablehlo.reshape %v6 : (tensor<4801xi8>) -> tensor<1x4801xi8>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<1x4801xi8>
  %v9 = stablehlo.slice %v8 [0:1, 16:4801:16] : (tensor<1x4801xi8>) -> tensor<1x300xi8>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<1x300xi8>
  %v11 = stablehlo.add %v10, %v9 : tensor<1x300xi8>
  %v19 = stablehlo.slice %v8 [0:1, 1:4801] : (tensor<1x4801xi8>) -> tensor<1x4800xi8>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<1x4800xi8>
  %v12 = stablehlo.reshape %v20 : (tensor<1x4800xi8>) -> tensor<1x300x16xi8>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<1x300x16xi8>) -> tensor<16x1x300xi8>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<16x1x300xi8>
  %v15 = stablehlo.slice %v14 [15:16, 0:1, 0:300] : (tensor<16x1x300xi8>) -> tensor<1x1x300xi8>
  %v16 = stablehlo.reshape %v15 : (tensor<1x1x300xi8>) -> tensor<1x300xi8>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<1x300xi8>
  %v18 = stablehlo.add %v17, %v16 : tensor<1x300xi8>
  check.expect_eq %v11, %v18 : tensor<1x300xi8>
  func.return
}
func.func private @apart_42() {
  %v1 = stablehlo.iota dim = 0 : tensor<3753xi32>
  %v2 = stablehlo.constant dense<7> : tensor<3753xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<3753xi32>
  %v4 = stablehlo.constant dense<97> : tensor<3753xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<3753xi32>
  %v6 = stablehlo.convert %v5 : (tensor<3753xi32>) -> tensor<3753xi8>
  %v7 = stablehlo.reshape %v6 : (tensor<3753xi8>) -> tensor<9x417xi8>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<9x417xi8>
  %v9 = stablehlo.slice %v8 [0:9, 16:417:16] : (tensor<9x417xi8>) -> tensor<9x26xi8>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<9x26xi8>
  %v11 = stablehlo.add %v10, %v9 : tensor<9x26xi8>
  %v19 = stablehlo.slice %v8 [0:9, 1:417] : (tensor<9x417xi8>) -> tensor<9x416xi8>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<9x416xi8>
  %v12 = stablehlo.reshape %v20 : (tensor<9x416xi8>) -> tensor<9x26x16xi8>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<9x26x16xi8>) -> tensor<16x9x26xi8>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<16x9x26xi8>
  %v15 = stablehlo.slice %v14 [15:16, 0:9, 0:26] : (tensor<16x9x26xi8>) -> tensor<1x9x26xi8>
  %v16 = stablehlo.reshape %v15 : (tensor<1x9x26xi8>) -> tensor<9x26xi8>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<9x26xi8>
  %v18 = stablehlo.add %v17, %v16 : tensor<9x26xi8>
  check.expect_eq %v11, %v18 : tensor<9x26xi8>
  func.return
}
func.func private @apart_43() {
  %v1 = stablehlo.iota dim = 0 : tensor<11275xi32>
  %v2 = stablehlo.constant dense<7> : tensor<11275xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<11275xi32>
  %v4 = stablehlo.constant dense<97> : tensor<11275xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<11275xi32>
  %v6 = stablehlo.convert %v5 : (tensor<11275xi32>) -> tensor<11275xi8>
  %v7 = stablehlo.reshape %v6 : (tensor<11275xi8>) -> tensor<11x1025xi8>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<11x1025xi8>
  %v9 = stablehlo.slice %v8 [0:11, 16:1025:16] : (tensor<11x1025xi8>) -> tensor<11x64xi8>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<11x64xi8>
  %v11 = stablehlo.add %v10, %v9 : tensor<11x64xi8>
  %v19 = stablehlo.slice %v8 [0:11, 1:1025] : (tensor<11x1025xi8>) -> tensor<11x1024xi8>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<11x1024xi8>
  %v12 = stablehlo.reshape %v20 : (tensor<11x1024xi8>) -> tensor<11x64x16xi8>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<11x64x16xi8>) -> tensor<16x11x64xi8>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<16x11x64xi8>
  %v15 = stablehlo.slice %v14 [15:16, 0:11, 0:64] : (tensor<16x11x64xi8>) -> tensor<1x11x64xi8>
  %v16 = stablehlo.reshape %v15 : (tensor<1x11x64xi8>) -> tensor<11x64xi8>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<11x64xi8>
  %v18 = stablehlo.add %v17, %v16 : tensor<11x64xi8>
  check.expect_eq %v11, %v18 : tensor<11x64xi8>
  func.return
}
func.func private @apart_44() {
  %v1 = stablehlo.iota dim = 0 : tensor<1201xi32>
  %v2 = stablehlo.constant dense<7> : tensor<1201xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<1201xi32>
  %v4 = stablehlo.constant dense<97> : tensor<1201xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<1201xi32>
  %v6 = stablehlo.convert %v5 : (tensor<1201xi32>) -> tensor<1201xui8>
  %v7 = stablehlo.reshape %v6 : (tensor<1201xui8>) -> tensor<1x1201xui8>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<1x1201xui8>
  %v9 = stablehlo.slice %v8 [0:1, 4:1201:4] : (tensor<1x1201xui8>) -> tensor<1x300xui8>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<1x300xui8>
  %v11 = stablehlo.add %v10, %v9 : tensor<1x300xui8>
  %v19 = stablehlo.slice %v8 [0:1, 1:1201] : (tensor<1x1201xui8>) -> tensor<1x1200xui8>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<1x1200xui8>
  %v12 = stablehlo.reshape %v20 : (tensor<1x1200xui8>) -> tensor<1x300x4xui8>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<1x300x4xui8>) -> tensor<4x1x300xui8>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<4x1x300xui8>
  %v15 = stablehlo.slice %v14 [3:4, 0:1, 0:300] : (tensor<4x1x300xui8>) -> tensor<1x1x300xui8>
  %v16 = stablehlo.reshape %v15 : (tensor<1x1x300xui8>) -> tensor<1x300xui8>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<1x300xui8>
  %v18 = stablehlo.add %v17, %v16 : tensor<1x300xui8>
  check.expect_eq %v11, %v18 : tensor<1x300xui8>
  func.return
}
func.func private @apart_45() {
  %v1 = stablehlo.iota dim = 0 : tensor<945xi32>
  %v2 = stablehlo.constant dense<7> : tensor<945xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<945xi32>
  %v4 = stablehlo.constant dense<97> : tensor<945xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<945xi32>
  %v6 = stablehlo.convert %v5 : (tensor<945xi32>) -> tensor<945xui8>
  %v7 = stablehlo.reshape %v6 : (tensor<945xui8>) -> tensor<9x105xui8>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<9x105xui8>
  %v9 = stablehlo.slice %v8 [0:9, 4:105:4] : (tensor<9x105xui8>) -> tensor<9x26xui8>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<9x26xui8>
  %v11 = stablehlo.add %v10, %v9 : tensor<9x26xui8>
  %v19 = stablehlo.slice %v8 [0:9, 1:105] : (tensor<9x105xui8>) -> tensor<9x104xui8>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<9x104xui8>
  %v12 = stablehlo.reshape %v20 : (tensor<9x104xui8>) -> tensor<9x26x4xui8>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<9x26x4xui8>) -> tensor<4x9x26xui8>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<4x9x26xui8>
  %v15 = stablehlo.slice %v14 [3:4, 0:9, 0:26] : (tensor<4x9x26xui8>) -> tensor<1x9x26xui8>
  %v16 = stablehlo.reshape %v15 : (tensor<1x9x26xui8>) -> tensor<9x26xui8>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<9x26xui8>
  %v18 = stablehlo.add %v17, %v16 : tensor<9x26xui8>
  check.expect_eq %v11, %v18 : tensor<9x26xui8>
  func.return
}
func.func private @apart_46() {
  %v1 = stablehlo.iota dim = 0 : tensor<2827xi32>
  %v2 = stablehlo.constant dense<7> : tensor<2827xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<2827xi32>
  %v4 = stablehlo.constant dense<97> : tensor<2827xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<2827xi32>
  %v6 = stablehlo.convert %v5 : (tensor<2827xi32>) -> tensor<2827xui8>
  %v7 = stablehlo.reshape %v6 : (tensor<2827xui8>) -> tensor<11x257xui8>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<11x257xui8>
  %v9 = stablehlo.slice %v8 [0:11, 4:257:4] : (tensor<11x257xui8>) -> tensor<11x64xui8>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<11x64xui8>
  %v11 = stablehlo.add %v10, %v9 : tensor<11x64xui8>
  %v19 = stablehlo.slice %v8 [0:11, 1:257] : (tensor<11x257xui8>) -> tensor<11x256xui8>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<11x256xui8>
  %v12 = stablehlo.reshape %v20 : (tensor<11x256xui8>) -> tensor<11x64x4xui8>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<11x64x4xui8>) -> tensor<4x11x64xui8>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<4x11x64xui8>
  %v15 = stablehlo.slice %v14 [3:4, 0:11, 0:64] : (tensor<4x11x64xui8>) -> tensor<1x11x64xui8>
  %v16 = stablehlo.reshape %v15 : (tensor<1x11x64xui8>) -> tensor<11x64xui8>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<11x64xui8>
  %v18 = stablehlo.add %v17, %v16 : tensor<11x64xui8>
  check.expect_eq %v11, %v18 : tensor<11x64xui8>
  func.return
}
func.func private @apart_47() {
  %v1 = stablehlo.iota dim = 0 : tensor<601xi32>
  %v2 = stablehlo.constant dense<7> : tensor<601xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<601xi32>
  %v4 = stablehlo.constant dense<97> : tensor<601xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<601xi32>
  %v6 = stablehlo.convert %v5 : (tensor<601xi32>) -> tensor<601xi16>
  %v7 = stablehlo.reshape %v6 : (tensor<601xi16>) -> tensor<1x601xi16>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<1x601xi16>
  %v9 = stablehlo.slice %v8 [0:1, 2:601:2] : (tensor<1x601xi16>) -> tensor<1x300xi16>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<1x300xi16>
  %v11 = stablehlo.add %v10, %v9 : tensor<1x300xi16>
  %v19 = stablehlo.slice %v8 [0:1, 1:601] : (tensor<1x601xi16>) -> tensor<1x600xi16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<1x600xi16>
  %v12 = stablehlo.reshape %v20 : (tensor<1x600xi16>) -> tensor<1x300x2xi16>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<1x300x2xi16>) -> tensor<2x1x300xi16>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<2x1x300xi16>
  %v15 = stablehlo.slice %v14 [1:2, 0:1, 0:300] : (tensor<2x1x300xi16>) -> tensor<1x1x300xi16>
  %v16 = stablehlo.reshape %v15 : (tensor<1x1x300xi16>) -> tensor<1x300xi16>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<1x300xi16>
  %v18 = stablehlo.add %v17, %v16 : tensor<1x300xi16>
  check.expect_eq %v11, %v18 : tensor<1x300xi16>
  func.return
}
func.func private @apart_48() {
  %v1 = stablehlo.iota dim = 0 : tensor<477xi32>
  %v2 = stablehlo.constant dense<7> : tensor<477xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<477xi32>
  %v4 = stablehlo.constant dense<97> : tensor<477xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<477xi32>
  %v6 = stablehlo.convert %v5 : (tensor<477xi32>) -> tensor<477xi16>
  %v7 = stablehlo.reshape %v6 : (tensor<477xi16>) -> tensor<9x53xi16>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<9x53xi16>
  %v9 = stablehlo.slice %v8 [0:9, 2:53:2] : (tensor<9x53xi16>) -> tensor<9x26xi16>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<9x26xi16>
  %v11 = stablehlo.add %v10, %v9 : tensor<9x26xi16>
  %v19 = stablehlo.slice %v8 [0:9, 1:53] : (tensor<9x53xi16>) -> tensor<9x52xi16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<9x52xi16>
  %v12 = stablehlo.reshape %v20 : (tensor<9x52xi16>) -> tensor<9x26x2xi16>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<9x26x2xi16>) -> tensor<2x9x26xi16>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<2x9x26xi16>
  %v15 = stablehlo.slice %v14 [1:2, 0:9, 0:26] : (tensor<2x9x26xi16>) -> tensor<1x9x26xi16>
  %v16 = stablehlo.reshape %v15 : (tensor<1x9x26xi16>) -> tensor<9x26xi16>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<9x26xi16>
  %v18 = stablehlo.add %v17, %v16 : tensor<9x26xi16>
  check.expect_eq %v11, %v18 : tensor<9x26xi16>
  func.return
}
func.func private @apart_49() {
  %v1 = stablehlo.iota dim = 0 : tensor<1419xi32>
  %v2 = stablehlo.constant dense<7> : tensor<1419xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<1419xi32>
  %v4 = stablehlo.constant dense<97> : tensor<1419xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<1419xi32>
  %v6 = stablehlo.convert %v5 : (tensor<1419xi32>) -> tensor<1419xi16>
  %v7 = stablehlo.reshape %v6 : (tensor<1419xi16>) -> tensor<11x129xi16>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<11x129xi16>
  %v9 = stablehlo.slice %v8 [0:11, 2:129:2] : (tensor<11x129xi16>) -> tensor<11x64xi16>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<11x64xi16>
  %v11 = stablehlo.add %v10, %v9 : tensor<11x64xi16>
  %v19 = stablehlo.slice %v8 [0:11, 1:129] : (tensor<11x129xi16>) -> tensor<11x128xi16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<11x128xi16>
  %v12 = stablehlo.reshape %v20 : (tensor<11x128xi16>) -> tensor<11x64x2xi16>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<11x64x2xi16>) -> tensor<2x11x64xi16>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<2x11x64xi16>
  %v15 = stablehlo.slice %v14 [1:2, 0:11, 0:64] : (tensor<2x11x64xi16>) -> tensor<1x11x64xi16>
  %v16 = stablehlo.reshape %v15 : (tensor<1x11x64xi16>) -> tensor<11x64xi16>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<11x64xi16>
  %v18 = stablehlo.add %v17, %v16 : tensor<11x64xi16>
  check.expect_eq %v11, %v18 : tensor<11x64xi16>
  func.return
}
func.func private @apart_50() {
  %v1 = stablehlo.iota dim = 0 : tensor<901xi32>
  %v2 = stablehlo.constant dense<7> : tensor<901xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<901xi32>
  %v4 = stablehlo.constant dense<97> : tensor<901xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<901xi32>
  %v6 = stablehlo.convert %v5 : (tensor<901xi32>) -> tensor<901xi16>
  %v7 = stablehlo.reshape %v6 : (tensor<901xi16>) -> tensor<1x901xi16>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<1x901xi16>
  %v9 = stablehlo.slice %v8 [0:1, 3:901:3] : (tensor<1x901xi16>) -> tensor<1x300xi16>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<1x300xi16>
  %v11 = stablehlo.add %v10, %v9 : tensor<1x300xi16>
  %v19 = stablehlo.slice %v8 [0:1, 1:901] : (tensor<1x901xi16>) -> tensor<1x900xi16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<1x900xi16>
  %v12 = stablehlo.reshape %v20 : (tensor<1x900xi16>) -> tensor<1x300x3xi16>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<1x300x3xi16>) -> tensor<3x1x300xi16>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<3x1x300xi16>
  %v15 = stablehlo.slice %v14 [2:3, 0:1, 0:300] : (tensor<3x1x300xi16>) -> tensor<1x1x300xi16>
  %v16 = stablehlo.reshape %v15 : (tensor<1x1x300xi16>) -> tensor<1x300xi16>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<1x300xi16>
  %v18 = stablehlo.add %v17, %v16 : tensor<1x300xi16>
  check.expect_eq %v11, %v18 : tensor<1x300xi16>
  func.return
}
func.func private @apart_51() {
  %v1 = stablehlo.iota dim = 0 : tensor<711xi32>
  %v2 = stablehlo.constant dense<7> : tensor<711xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<711xi32>
  %v4 = stablehlo.constant dense<97> : tensor<711xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<711xi32>
  %v6 = stablehlo.convert %v5 : (tensor<711xi32>) -> tensor<711xi16>
  %v7 = stablehlo.reshape %v6 : (tensor<711xi16>) -> tensor<9x79xi16>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<9x79xi16>
  %v9 = stablehlo.slice %v8 [0:9, 3:79:3] : (tensor<9x79xi16>) -> tensor<9x26xi16>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<9x26xi16>
  %v11 = stablehlo.add %v10, %v9 : tensor<9x26xi16>
  %v19 = stablehlo.slice %v8 [0:9, 1:79] : (tensor<9x79xi16>) -> tensor<9x78xi16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<9x78xi16>
  %v12 = stablehlo.reshape %v20 : (tensor<9x78xi16>) -> tensor<9x26x3xi16>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<9x26x3xi16>) -> tensor<3x9x26xi16>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<3x9x26xi16>
  %v15 = stablehlo.slice %v14 [2:3, 0:9, 0:26] : (tensor<3x9x26xi16>) -> tensor<1x9x26xi16>
  %v16 = stablehlo.reshape %v15 : (tensor<1x9x26xi16>) -> tensor<9x26xi16>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<9x26xi16>
  %v18 = stablehlo.add %v17, %v16 : tensor<9x26xi16>
  check.expect_eq %v11, %v18 : tensor<9x26xi16>
  func.return
}
func.func private @apart_52() {
  %v1 = stablehlo.iota dim = 0 : tensor<2123xi32>
  %v2 = stablehlo.constant dense<7> : tensor<2123xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<2123xi32>
  %v4 = stablehlo.constant dense<97> : tensor<2123xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<2123xi32>
  %v6 = stablehlo.convert %v5 : (tensor<2123xi32>) -> tensor<2123xi16>
  %v7 = stablehlo.reshape %v6 : (tensor<2123xi16>) -> tensor<11x193xi16>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<11x193xi16>
  %v9 = stablehlo.slice %v8 [0:11, 3:193:3] : (tensor<11x193xi16>) -> tensor<11x64xi16>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<11x64xi16>
  %v11 = stablehlo.add %v10, %v9 : tensor<11x64xi16>
  %v19 = stablehlo.slice %v8 [0:11, 1:193] : (tensor<11x193xi16>) -> tensor<11x192xi16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<11x192xi16>
  %v12 = stablehlo.reshape %v20 : (tensor<11x192xi16>) -> tensor<11x64x3xi16>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<11x64x3xi16>) -> tensor<3x11x64xi16>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<3x11x64xi16>
  %v15 = stablehlo.slice %v14 [2:3, 0:11, 0:64] : (tensor<3x11x64xi16>) -> tensor<1x11x64xi16>
  %v16 = stablehlo.reshape %v15 : (tensor<1x11x64xi16>) -> tensor<11x64xi16>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<11x64xi16>
  %v18 = stablehlo.add %v17, %v16 : tensor<11x64xi16>
  check.expect_eq %v11, %v18 : tensor<11x64xi16>
  func.return
}
func.func private @apart_53() {
  %v1 = stablehlo.iota dim = 0 : tensor<1201xi32>
  %v2 = stablehlo.constant dense<7> : tensor<1201xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<1201xi32>
  %v4 = stablehlo.constant dense<97> : tensor<1201xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<1201xi32>
  %v6 = stablehlo.convert %v5 : (tensor<1201xi32>) -> tensor<1201xi16>
  %v7 = stablehlo.reshape %v6 : (tensor<1201xi16>) -> tensor<1x1201xi16>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<1x1201xi16>
  %v9 = stablehlo.slice %v8 [0:1, 4:1201:4] : (tensor<1x1201xi16>) -> tensor<1x300xi16>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<1x300xi16>
  %v11 = stablehlo.add %v10, %v9 : tensor<1x300xi16>
  %v19 = stablehlo.slice %v8 [0:1, 1:1201] : (tensor<1x1201xi16>) -> tensor<1x1200xi16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<1x1200xi16>
  %v12 = stablehlo.reshape %v20 : (tensor<1x1200xi16>) -> tensor<1x300x4xi16>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<1x300x4xi16>) -> tensor<4x1x300xi16>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<4x1x300xi16>
  %v15 = stablehlo.slice %v14 [3:4, 0:1, 0:300] : (tensor<4x1x300xi16>) -> tensor<1x1x300xi16>
  %v16 = stablehlo.reshape %v15 : (tensor<1x1x300xi16>) -> tensor<1x300xi16>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<1x300xi16>
  %v18 = stablehlo.add %v17, %v16 : tensor<1x300xi16>
  check.expect_eq %v11, %v18 : tensor<1x300xi16>
  func.return
}
func.func private @apart_54() {
  %v1 = stablehlo.iota dim = 0 : tensor<945xi32>
  %v2 = stablehlo.constant dense<7> : tensor<945xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<945xi32>
  %v4 = stablehlo.constant dense<97> : tensor<945xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<945xi32>
  %v6 = stablehlo.convert %v5 : (tensor<945xi32>) -> tensor<945xi16>
  %v7 = stablehlo.reshape %v6 : (tensor<945xi16>) -> tensor<9x105xi16>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<9x105xi16>
  %v9 = stablehlo.slice %v8 [0:9, 4:105:4] : (tensor<9x105xi16>) -> tensor<9x26xi16>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<9x26xi16>
  %v11 = stablehlo.add %v10, %v9 : tensor<9x26xi16>
  %v19 = stablehlo.slice %v8 [0:9, 1:105] : (tensor<9x105xi16>) -> tensor<9x104xi16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<9x104xi16>
  %v12 = stablehlo.reshape %v20 : (tensor<9x104xi16>) -> tensor<9x26x4xi16>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<9x26x4xi16>) -> tensor<4x9x26xi16>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<4x9x26xi16>
  %v15 = stablehlo.slice %v14 [3:4, 0:9, 0:26] : (tensor<4x9x26xi16>) -> tensor<1x9x26xi16>
  %v16 = stablehlo.reshape %v15 : (tensor<1x9x26xi16>) -> tensor<9x26xi16>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<9x26xi16>
  %v18 = stablehlo.add %v17, %v16 : tensor<9x26xi16>
  check.expect_eq %v11, %v18 : tensor<9x26xi16>
  func.return
}
func.func private @apart_55() {
  %v1 = stablehlo.iota dim = 0 : tensor<2827xi32>
  %v2 = stablehlo.constant dense<7> : tensor<2827xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<2827xi32>
  %v4 = stablehlo.constant dense<97> : tensor<2827xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<2827xi32>
  %v6 = stablehlo.convert %v5 : (tensor<2827xi32>) -> tensor<2827xi16>
  %v7 = stablehlo.reshape %v6 : (tensor<2827xi16>) -> tensor<11x257xi16>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<11x257xi16>
  %v9 = stablehlo.slice %v8 [0:11, 4:257:4] : (tensor<11x257xi16>) -> tensor<11x64xi16>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<11x64xi16>
  %v11 = stablehlo.add %v10, %v9 : tensor<11x64xi16>
  %v19 = stablehlo.slice %v8 [0:11, 1:257] : (tensor<11x257xi16>) -> tensor<11x256xi16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<11x256xi16>
  %v12 = stablehlo.reshape %v20 : (tensor<11x256xi16>) -> tensor<11x64x4xi16>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<11x64x4xi16>) -> tensor<4x11x64xi16>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<4x11x64xi16>
  %v15 = stablehlo.slice %v14 [3:4, 0:11, 0:64] : (tensor<4x11x64xi16>) -> tensor<1x11x64xi16>
  %v16 = stablehlo.reshape %v15 : (tensor<1x11x64xi16>) -> tensor<11x64xi16>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<11x64xi16>
  %v18 = stablehlo.add %v17, %v16 : tensor<11x64xi16>
  check.expect_eq %v11, %v18 : tensor<11x64xi16>
  func.return
}
func.func private @apart_56() {
  %v1 = stablehlo.iota dim = 0 : tensor<901xi32>
  %v2 = stablehlo.constant dense<7> : tensor<901xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<901xi32>
  %v4 = stablehlo.constant dense<97> : tensor<901xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<901xi32>
  %v6 = stablehlo.convert %v5 : (tensor<901xi32>) -> tensor<901xf64>
  %v7 = stablehlo.reshape %v6 : (tensor<901xf64>) -> tensor<1x901xf64>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<1x901xf64>
  %v9 = stablehlo.slice %v8 [0:1, 3:901:3] : (tensor<1x901xf64>) -> tensor<1x300xf64>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<1x300xf64>
  %v11 = stablehlo.add %v10, %v9 : tensor<1x300xf64>
  %v19 = stablehlo.slice %v8 [0:1, 1:901] : (tensor<1x901xf64>) -> tensor<1x900xf64>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<1x900xf64>
  %v12 = stablehlo.reshape %v20 : (tensor<1x900xf64>) -> tensor<1x300x3xf64>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<1x300x3xf64>) -> tensor<3x1x300xf64>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<3x1x300xf64>
  %v15 = stablehlo.slice %v14 [2:3, 0:1, 0:300] : (tensor<3x1x300xf64>) -> tensor<1x1x300xf64>
  %v16 = stablehlo.reshape %v15 : (tensor<1x1x300xf64>) -> tensor<1x300xf64>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<1x300xf64>
  %v18 = stablehlo.add %v17, %v16 : tensor<1x300xf64>
  check.expect_eq %v11, %v18 : tensor<1x300xf64>
  func.return
}
func.func private @apart_57() {
  %v1 = stablehlo.iota dim = 0 : tensor<711xi32>
  %v2 = stablehlo.constant dense<7> : tensor<711xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<711xi32>
  %v4 = stablehlo.constant dense<97> : tensor<711xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<711xi32>
  %v6 = stablehlo.convert %v5 : (tensor<711xi32>) -> tensor<711xf64>
  %v7 = stablehlo.reshape %v6 : (tensor<711xf64>) -> tensor<9x79xf64>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<9x79xf64>
  %v9 = stablehlo.slice %v8 [0:9, 3:79:3] : (tensor<9x79xf64>) -> tensor<9x26xf64>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<9x26xf64>
  %v11 = stablehlo.add %v10, %v9 : tensor<9x26xf64>
  %v19 = stablehlo.slice %v8 [0:9, 1:79] : (tensor<9x79xf64>) -> tensor<9x78xf64>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<9x78xf64>
  %v12 = stablehlo.reshape %v20 : (tensor<9x78xf64>) -> tensor<9x26x3xf64>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<9x26x3xf64>) -> tensor<3x9x26xf64>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<3x9x26xf64>
  %v15 = stablehlo.slice %v14 [2:3, 0:9, 0:26] : (tensor<3x9x26xf64>) -> tensor<1x9x26xf64>
  %v16 = stablehlo.reshape %v15 : (tensor<1x9x26xf64>) -> tensor<9x26xf64>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<9x26xf64>
  %v18 = stablehlo.add %v17, %v16 : tensor<9x26xf64>
  check.expect_eq %v11, %v18 : tensor<9x26xf64>
  func.return
}
func.func private @apart_58() {
  %v1 = stablehlo.iota dim = 0 : tensor<2123xi32>
  %v2 = stablehlo.constant dense<7> : tensor<2123xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<2123xi32>
  %v4 = stablehlo.constant dense<97> : tensor<2123xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<2123xi32>
  %v6 = stablehlo.convert %v5 : (tensor<2123xi32>) -> tensor<2123xf64>
  %v7 = stablehlo.reshape %v6 : (tensor<2123xf64>) -> tensor<11x193xf64>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<11x193xf64>
  %v9 = stablehlo.slice %v8 [0:11, 3:193:3] : (tensor<11x193xf64>) -> tensor<11x64xf64>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<11x64xf64>
  %v11 = stablehlo.add %v10, %v9 : tensor<11x64xf64>
  %v19 = stablehlo.slice %v8 [0:11, 1:193] : (tensor<11x193xf64>) -> tensor<11x192xf64>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<11x192xf64>
  %v12 = stablehlo.reshape %v20 : (tensor<11x192xf64>) -> tensor<11x64x3xf64>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<11x64x3xf64>) -> tensor<3x11x64xf64>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<3x11x64xf64>
  %v15 = stablehlo.slice %v14 [2:3, 0:11, 0:64] : (tensor<3x11x64xf64>) -> tensor<1x11x64xf64>
  %v16 = stablehlo.reshape %v15 : (tensor<1x11x64xf64>) -> tensor<11x64xf64>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<11x64xf64>
  %v18 = stablehlo.add %v17, %v16 : tensor<11x64xf64>
  check.expect_eq %v11, %v18 : tensor<11x64xf64>
  func.return
}
func.func private @apart_59() {
  %v1 = stablehlo.iota dim = 0 : tensor<1501xi32>
  %v2 = stablehlo.constant dense<7> : tensor<1501xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<1501xi32>
  %v4 = stablehlo.constant dense<97> : tensor<1501xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<1501xi32>
  %v6 = stablehlo.convert %v5 : (tensor<1501xi32>) -> tensor<1501xf64>
  %v7 = stablehlo.reshape %v6 : (tensor<1501xf64>) -> tensor<1x1501xf64>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<1x1501xf64>
  %v9 = stablehlo.slice %v8 [0:1, 5:1501:5] : (tensor<1x1501xf64>) -> tensor<1x300xf64>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<1x300xf64>
  %v11 = stablehlo.add %v10, %v9 : tensor<1x300xf64>
  %v19 = stablehlo.slice %v8 [0:1, 1:1501] : (tensor<1x1501xf64>) -> tensor<1x1500xf64>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<1x1500xf64>
  %v12 = stablehlo.reshape %v20 : (tensor<1x1500xf64>) -> tensor<1x300x5xf64>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<1x300x5xf64>) -> tensor<5x1x300xf64>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<5x1x300xf64>
  %v15 = stablehlo.slice %v14 [4:5, 0:1, 0:300] : (tensor<5x1x300xf64>) -> tensor<1x1x300xf64>
  %v16 = stablehlo.reshape %v15 : (tensor<1x1x300xf64>) -> tensor<1x300xf64>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<1x300xf64>
  %v18 = stablehlo.add %v17, %v16 : tensor<1x300xf64>
  check.expect_eq %v11, %v18 : tensor<1x300xf64>
  func.return
}
func.func private @apart_60() {
  %v1 = stablehlo.iota dim = 0 : tensor<1179xi32>
  %v2 = stablehlo.constant dense<7> : tensor<1179xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<1179xi32>
  %v4 = stablehlo.constant dense<97> : tensor<1179xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<1179xi32>
  %v6 = stablehlo.convert %v5 : (tensor<1179xi32>) -> tensor<1179xf64>
  %v7 = stablehlo.reshape %v6 : (tensor<1179xf64>) -> tensor<9x131xf64>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<9x131xf64>
  %v9 = stablehlo.slice %v8 [0:9, 5:131:5] : (tensor<9x131xf64>) -> tensor<9x26xf64>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<9x26xf64>
  %v11 = stablehlo.add %v10, %v9 : tensor<9x26xf64>
  %v19 = stablehlo.slice %v8 [0:9, 1:131] : (tensor<9x131xf64>) -> tensor<9x130xf64>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<9x130xf64>
  %v12 = stablehlo.reshape %v20 : (tensor<9x130xf64>) -> tensor<9x26x5xf64>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<9x26x5xf64>) -> tensor<5x9x26xf64>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<5x9x26xf64>
  %v15 = stablehlo.slice %v14 [4:5, 0:9, 0:26] : (tensor<5x9x26xf64>) -> tensor<1x9x26xf64>
  %v16 = stablehlo.reshape %v15 : (tensor<1x9x26xf64>) -> tensor<9x26xf64>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<9x26xf64>
  %v18 = stablehlo.add %v17, %v16 : tensor<9x26xf64>
  check.expect_eq %v11, %v18 : tensor<9x26xf64>
  func.return
}
func.func private @apart_61() {
  %v1 = stablehlo.iota dim = 0 : tensor<3531xi32>
  %v2 = stablehlo.constant dense<7> : tensor<3531xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<3531xi32>
  %v4 = stablehlo.constant dense<97> : tensor<3531xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<3531xi32>
  %v6 = stablehlo.convert %v5 : (tensor<3531xi32>) -> tensor<3531xf64>
  %v7 = stablehlo.reshape %v6 : (tensor<3531xf64>) -> tensor<11x321xf64>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<11x321xf64>
  %v9 = stablehlo.slice %v8 [0:11, 5:321:5] : (tensor<11x321xf64>) -> tensor<11x64xf64>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<11x64xf64>
  %v11 = stablehlo.add %v10, %v9 : tensor<11x64xf64>
  %v19 = stablehlo.slice %v8 [0:11, 1:321] : (tensor<11x321xf64>) -> tensor<11x320xf64>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<11x320xf64>
  %v12 = stablehlo.reshape %v20 : (tensor<11x320xf64>) -> tensor<11x64x5xf64>
  %v13 = stablehlo.transpose %v12, dims = [2, 0, 1] : (tensor<11x64x5xf64>) -> tensor<5x11x64xf64>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<5x11x64xf64>
  %v15 = stablehlo.slice %v14 [4:5, 0:11, 0:64] : (tensor<5x11x64xf64>) -> tensor<1x11x64xf64>
  %v16 = stablehlo.reshape %v15 : (tensor<1x11x64xf64>) -> tensor<11x64xf64>
  %v17 = stablehlo.multiply %v16, %v16 : tensor<11x64xf64>
  %v18 = stablehlo.add %v17, %v16 : tensor<11x64xf64>
  check.expect_eq %v11, %v18 : tensor<11x64xf64>
  func.return
}
