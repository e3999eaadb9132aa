// Rotations of neighbours: even and odd elements of types of one to eight bytes, in
// short rows of which few, or many, follow each other at equal distances.  Oracle:
// the halves brought apart first, with barriers between all steps.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @bf16_f32_1() : () -> ()
  func.call @bf16_bf16_2() : () -> ()
  func.call @f16_f16_3() : () -> ()
  func.call @i8_i8_5() : () -> ()
  func.call @i16_i16_7() : () -> ()
  func.call @f64_f64_9() : () -> ()
  func.call @bf16_f32_11() : () -> ()
  func.call @bf16_bf16_12() : () -> ()
  func.call @f16_f16_13() : () -> ()
  func.call @i8_i8_15() : () -> ()
  func.call @i16_i16_17() : () -> ()
  func.call @f64_f64_19() : () -> ()
  func.call @bf16_f32_21() : () -> ()
  func.call @bf16_bf16_22() : () -> ()
  func.call @f16_f16_23() : () -> ()
  func.call @i8_i8_25() : () -> ()
  func.call @i16_i16_27() : () -> ()
  func.call @f64_f64_29() : () -> ()
  func.call @bf16_f32_31() : () -> ()
  func.call @bf16_bf16_32() : () -> ()
  func.call @f16_f16_33() : () -> ()
  func.call @i8_i8_35() : () -> ()
  func.call @i16_i16_37() : () -> ()
  func.call @f64_f64_39() : () -> ()
  func.call @bf16_f32_41() : () -> ()
  func.call @bf16_bf16_42() : () -> ()
  func.call @f16_f16_43() : () -> ()
  func.call @i8_i8_45() : () -> ()
  func.call @i16_i16_47() : () -> ()
  func.call @f64_f64_49() : () -> ()
  func.return
}
func.func private @bf16_f32_1() {
  %v1 = stablehlo.iota dim = 0 : tensor<9216xi32>
  %v2 = stablehlo.constant dense<7> : tensor<9216xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<9216xi32>
  %v4 = stablehlo.constant dense<11> : tensor<9216xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<9216xi32>
  %v6 = stablehlo.constant dense<5> : tensor<9216xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<9216xi32>
  %v8 = stablehlo.convert %v7 : (tensor<9216xi32>) -> tensor<9216xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<9216xbf16>) -> tensor<3x24x4x32xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<3x24x4x32xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<384xi32>
  %v12 = stablehlo.constant dense<5> : tensor<384xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<384xi32>
  %v14 = stablehlo.constant dense<5> : tensor<384xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<384xi32>
  %v16 = stablehlo.constant dense<2> : tensor<384xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<384xi32>
  %v18 = stablehlo.convert %v17 : (tensor<384xi32>) -> tensor<384xbf16>
  %v19 = stablehlo.reshape %v18 : (tensor<384xbf16>) -> tensor<24x16xbf16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<24x16xbf16>
  %v21 = stablehlo.iota dim = 0 : tensor<384xi32>
  %v22 = stablehlo.constant dense<3> : tensor<384xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<384xi32>
  %v24 = stablehlo.constant dense<7> : tensor<384xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<384xi32>
  %v26 = stablehlo.constant dense<3> : tensor<384xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<384xi32>
  %v28 = stablehlo.convert %v27 : (tensor<384xi32>) -> tensor<384xbf16>
  %v29 = stablehlo.reshape %v28 : (tensor<384xbf16>) -> tensor<24x16xbf16>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<24x16xbf16>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [1, 3] : (tensor<24x16xbf16>) -> tensor<3x24x4x16xbf16>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [1, 3] : (tensor<24x16xbf16>) -> tensor<3x24x4x16xbf16>
  %v33 = stablehlo.slice %v10 [0:3, 0:24, 0:4, 0:32:2] : (tensor<3x24x4x32xbf16>) -> tensor<3x24x4x16xbf16>
  %v34 = stablehlo.slice %v10 [0:3, 0:24, 0:4, 1:32:2] : (tensor<3x24x4x32xbf16>) -> tensor<3x24x4x16xbf16>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<3x24x4x16xbf16>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<3x24x4x16xbf16>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<3x24x4x16xbf16>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<3x24x4x16xbf16>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<3x24x4x16xbf16>
  %v40 = stablehlo.add %v38, %v39 : tensor<3x24x4x16xbf16>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2, 3] : (tensor<3x24x4x16xbf16>) -> tensor<3x24x4x16x1xbf16>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2, 3] : (tensor<3x24x4x16xbf16>) -> tensor<3x24x4x16x1xbf16>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 4 : (tensor<3x24x4x16x1xbf16>, tensor<3x24x4x16x1xbf16>) -> tensor<3x24x4x16x2xbf16>
  %v44 = stablehlo.reshape %v43 : (tensor<3x24x4x16x2xbf16>) -> tensor<3x24x4x32xbf16>
  %v45 = stablehlo.convert %v44 : (tensor<3x24x4x32xbf16>) -> tensor<3x24x4x32xf32>
  %v46 = stablehlo.reshape %v10 : (tensor<3x24x4x32xbf16>) -> tensor<3x24x4x16x2xbf16>
  %v47 = stablehlo.transpose %v46, dims = [4, 0, 1, 2, 3] : (tensor<3x24x4x16x2xbf16>) -> tensor<2x3x24x4x16xbf16>
  %v48 = stablehlo.optimization_barrier %v47 : tensor<2x3x24x4x16xbf16>
  %v49 = stablehlo.slice %v48 [0:1, 0:3, 0:24, 0:4, 0:16] : (tensor<2x3x24x4x16xbf16>) -> tensor<1x3x24x4x16xbf16>
  %v50 = stablehlo.reshape %v49 : (tensor<1x3x24x4x16xbf16>) -> tensor<3x24x4x16xbf16>
  %v51 = stablehlo.optimization_barrier %v50 : tensor<3x24x4x16xbf16>
  %v52 = stablehlo.slice %v48 [1:2, 0:3, 0:24, 0:4, 0:16] : (tensor<2x3x24x4x16xbf16>) -> tensor<1x3x24x4x16xbf16>
  %v53 = stablehlo.reshape %v52 : (tensor<1x3x24x4x16xbf16>) -> tensor<3x24x4x16xbf16>
  %v54 = stablehlo.optimization_barrier %v53 : tensor<3x24x4x16xbf16>
  %v55 = stablehlo.optimization_barrier %v31 : tensor<3x24x4x16xbf16>
  %v56 = stablehlo.optimization_barrier %v32 : tensor<3x24x4x16xbf16>
  %v57 = stablehlo.multiply %v51, %v55 : tensor<3x24x4x16xbf16>
  %v58 = stablehlo.optimization_barrier %v57 : tensor<3x24x4x16xbf16>
  %v59 = stablehlo.multiply %v54, %v56 : tensor<3x24x4x16xbf16>
  %v60 = stablehlo.optimization_barrier %v59 : tensor<3x24x4x16xbf16>
  %v61 = stablehlo.subtract %v58, %v60 : tensor<3x24x4x16xbf16>
  %v62 = stablehlo.optimization_barrier %v61 : tensor<3x24x4x16xbf16>
  %v63 = stablehlo.multiply %v51, %v56 : tensor<3x24x4x16xbf16>
  %v64 = stablehlo.optimization_barrier %v63 : tensor<3x24x4x16xbf16>
  %v65 = stablehlo.multiply %v54, %v55 : tensor<3x24x4x16xbf16>
  %v66 = stablehlo.optimization_barrier %v65 : tensor<3x24x4x16xbf16>
  %v67 = stablehlo.add %v64, %v66 : tensor<3x24x4x16xbf16>
  %v68 = stablehlo.optimization_barrier %v67 : tensor<3x24x4x16xbf16>
  %v69 = stablehlo.reshape %v62 : (tensor<3x24x4x16xbf16>) -> tensor<1x3x24x4x16xbf16>
  %v70 = stablehlo.reshape %v68 : (tensor<3x24x4x16xbf16>) -> tensor<1x3x24x4x16xbf16>
  %v71 = stablehlo.concatenate %v69, %v70, dim = 0 : (tensor<1x3x24x4x16xbf16>, tensor<1x3x24x4x16xbf16>) -> tensor<2x3x24x4x16xbf16>
  %v72 = stablehlo.optimization_barrier %v71 : tensor<2x3x24x4x16xbf16>
  %v73 = stablehlo.transpose %v72, dims = [1, 2, 3, 4, 0] : (tensor<2x3x24x4x16xbf16>) -> tensor<3x24x4x16x2xbf16>
  %v74 = stablehlo.optimization_barrier %v73 : tensor<3x24x4x16x2xbf16>
  %v75 = stablehlo.reshape %v74 : (tensor<3x24x4x16x2xbf16>) -> tensor<3x24x4x32xbf16>
  %v76 = stablehlo.optimization_barrier %v75 : tensor<3x24x4x32xbf16>
  %v77 = stablehlo.convert %v76 : (tensor<3x24x4x32xbf16>) -> tensor<3x24x4x32xf32>
  check.expect_eq %v45, %v77 : tensor<3x24x4x32xf32>
  func.return
}
func.func private @bf16_bf16_2() {
  %v1 = stablehlo.iota dim = 0 : tensor<9216xi32>
  %v2 = stablehlo.constant dense<7> : tensor<9216xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<9216xi32>
  %v4 = stablehlo.constant dense<11> : tensor<9216xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<9216xi32>
  %v6 = stablehlo.constant dense<5> : tensor<9216xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<9216xi32>
  %v8 = stablehlo.convert %v7 : (tensor<9216xi32>) -> tensor<9216xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<9216xbf16>) -> tensor<3x24x4x32xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<3x24x4x32xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<384xi32>
  %v12 = stablehlo.constant dense<5> : tensor<384xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<384xi32>
  %v14 = stablehlo.constant dense<5> : tensor<384xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<384xi32>
  %v16 = stablehlo.constant dense<2> : tensor<384xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<384xi32>
  %v18 = stablehlo.convert %v17 : (tensor<384xi32>) -> tensor<384xbf16>
  %v19 = stablehlo.reshape %v18 : (tensor<384xbf16>) -> tensor<24x16xbf16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<24x16xbf16>
  %v21 = stablehlo.iota dim = 0 : tensor<384xi32>
  %v22 = stablehlo.constant dense<3> : tensor<384xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<384xi32>
  %v24 = stablehlo.constant dense<7> : tensor<384xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<384xi32>
  %v26 = stablehlo.constant dense<3> : tensor<384xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<384xi32>
  %v28 = stablehlo.convert %v27 : (tensor<384xi32>) -> tensor<384xbf16>
  %v29 = stablehlo.reshape %v28 : (tensor<384xbf16>) -> tensor<24x16xbf16>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<24x16xbf16>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [1, 3] : (tensor<24x16xbf16>) -> tensor<3x24x4x16xbf16>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [1, 3] : (tensor<24x16xbf16>) -> tensor<3x24x4x16xbf16>
  %v33 = stablehlo.slice %v10 [0:3, 0:24, 0:4, 0:32:2] : (tensor<3x24x4x32xbf16>) -> tensor<3x24x4x16xbf16>
  %v34 = stablehlo.slice %v10 [0:3, 0:24, 0:4, 1:32:2] : (tensor<3x24x4x32xbf16>) -> tensor<3x24x4x16xbf16>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<3x24x4x16xbf16>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<3x24x4x16xbf16>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<3x24x4x16xbf16>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<3x24x4x16xbf16>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<3x24x4x16xbf16>
  %v40 = stablehlo.add %v38, %v39 : tensor<3x24x4x16xbf16>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2, 3] : (tensor<3x24x4x16xbf16>) -> tensor<3x24x4x16x1xbf16>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2, 3] : (tensor<3x24x4x16xbf16>) -> tensor<3x24x4x16x1xbf16>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 4 : (tensor<3x24x4x16x1xbf16>, tensor<3x24x4x16x1xbf16>) -> tensor<3x24x4x16x2xbf16>
  %v44 = stablehlo.reshape %v43 : (tensor<3x24x4x16x2xbf16>) -> tensor<3x24x4x32xbf16>
  %v45 = stablehlo.reshape %v10 : (tensor<3x24x4x32xbf16>) -> tensor<3x24x4x16x2xbf16>
  %v46 = stablehlo.transpose %v45, dims = [4, 0, 1, 2, 3] : (tensor<3x24x4x16x2xbf16>) -> tensor<2x3x24x4x16xbf16>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<2x3x24x4x16xbf16>
  %v48 = stablehlo.slice %v47 [0:1, 0:3, 0:24, 0:4, 0:16] : (tensor<2x3x24x4x16xbf16>) -> tensor<1x3x24x4x16xbf16>
  %v49 = stablehlo.reshape %v48 : (tensor<1x3x24x4x16xbf16>) -> tensor<3x24x4x16xbf16>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<3x24x4x16xbf16>
  %v51 = stablehlo.slice %v47 [1:2, 0:3, 0:24, 0:4, 0:16] : (tensor<2x3x24x4x16xbf16>) -> tensor<1x3x24x4x16xbf16>
  %v52 = stablehlo.reshape %v51 : (tensor<1x3x24x4x16xbf16>) -> tensor<3x24x4x16xbf16>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<3x24x4x16xbf16>
  %v54 = stablehlo.optimization_barrier %v31 : tensor<3x24x4x16xbf16>
  %v55 = stablehlo.optimization_barrier %v32 : tensor<3x24x4x16xbf16>
  %v56 = stablehlo.multiply %v50, %v54 : tensor<3x24x4x16xbf16>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<3x24x4x16xbf16>
  %v58 = stablehlo.multiply %v53, %v55 : tensor<3x24x4x16xbf16>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<3x24x4x16xbf16>
  %v60 = stablehlo.subtract %v57, %v59 : tensor<3x24x4x16xbf16>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<3x24x4x16xbf16>
  %v62 = stablehlo.multiply %v50, %v55 : tensor<3x24x4x16xbf16>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<3x24x4x16xbf16>
  %v64 = stablehlo.multiply %v53, %v54 : tensor<3x24x4x16xbf16>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<3x24x4x16xbf16>
  %v66 = stablehlo.add %v63, %v65 : tensor<3x24x4x16xbf16>
  %v67 = stablehlo.optimization_barrier %v66 : tensor<3x24x4x16xbf16>
  %v68 = stablehlo.reshape %v61 : (tensor<3x24x4x16xbf16>) -> tensor<1x3x24x4x16xbf16>
  %v69 = stablehlo.reshape %v67 : (tensor<3x24x4x16xbf16>) -> tensor<1x3x24x4x16xbf16>
  %v70 = stablehlo.concatenate %v68, %v69, dim = 0 : (tensor<1x3x24x4x16xbf16>, tensor<1x3x24x4x16xbf16>) -> tensor<2x3x24x4x16xbf16>
  %v71 = stablehlo.optimization_barrier %v70 : tensor<2x3x24x4x16xbf16>
  %v72 = stablehlo.transpose %v71, dims = [1, 2, 3, 4, 0] : (tensor<2x3x24x4x16xbf16>) -> tensor<3x24x4x16x2xbf16>
  %v73 = stablehlo.optimization_barrier %v72 : tensor<3x24x4x16x2xbf16>
  %v74 = stablehlo.reshape %v73 : (tensor<3x24x4x16x2xbf16>) -> tensor<3x24x4x32xbf16>
  check.expect_eq %v44, %v74 : tensor<3x24x4x32xbf16>
  func.return
}
func.func private @f16_f16_3() {
  %v1 = stablehlo.iota dim = 0 : tensor<9216xi32>
  %v2 = stablehlo.constant dense<7> : tensor<9216xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<9216xi32>
  %v4 = stablehlo.constant dense<11> : tensor<9216xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<9216xi32>
  %v6 = stablehlo.constant dense<5> : tensor<9216xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<9216xi32>
  %v8 = stablehlo.convert %v7 : (tensor<9216xi32>) -> tensor<9216xf16>
  %v9 = stablehlo.reshape %v8 : (tensor<9216xf16>) -> tensor<3x24x4x32xf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<3x24x4x32xf16>
  %v11 = stablehlo.iota dim = 0 : tensor<384xi32>
  %v12 = stablehlo.constant dense<5> : tensor<384xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<384xi32>
  %v14 = stablehlo.constant dense<5> : tensor<384xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<384xi32>
  %v16 = stablehlo.constant dense<2> : tensor<384xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<384xi32>
  %v18 = stablehlo.convert %v17 : (tensor<384xi32>) -> tensor<384xf16>
  %v19 = stablehlo.reshape %v18 : (tensor<384xf16>) -> tensor<24x16xf16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<24x16xf16>
  %v21 = stablehlo.iota dim = 0 : tensor<384xi32>
  %v22 = stablehlo.constant dense<3> : tensor<384xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<384xi32>
  %v24 = stablehlo.constant dense<7> : tensor<384xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<384xi32>
  %v26 = stablehlo.constant dense<3> : tensor<384xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<384xi32>
  %v28 = stablehlo.convert %v27 : (tensor<384xi32>) -> tensor<384xf16>
  %v29 = stablehlo.reshape %v28 : (tensor<384xf16>) -> tensor<24x16xf16>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<24x16xf16>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [1, 3] : (tensor<24x16xf16>) -> tensor<3x24x4x16xf16>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [1, 3] : (tensor<24x16xf16>) -> tensor<3x24x4x16xf16>
  %v33 = stablehlo.slice %v10 [0:3, 0:24, 0:4, 0:32:2] : (tensor<3x24x4x32xf16>) -> tensor<3x24x4x16xf16>
  %v34 = stablehlo.slice %v10 [0:3, 0:24, 0:4, 1:32:2] : (tensor<3x24x4x32xf16>) -> tensor<3x24x4x16xf16>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<3x24x4x16xf16>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<3x24x4x16xf16>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<3x24x4x16xf16>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<3x24x4x16xf16>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<3x24x4x16xf16>
  %v40 = stablehlo.add %v38, %v39 : tensor<3x24x4x16xf16>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2, 3] : (tensor<3x24x4x16xf16>) -> tensor<3x24x4x16x1xf16>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2, 3] : (tensor<3x24x4x16xf16>) -> tensor<3x24x4x16x1xf16>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 4 : (tensor<3x24x4x16x1xf16>, tensor<3x24x4x16x1xf16>) -> tensor<3x24x4x16x2xf16>
  %v44 = stablehlo.reshape %v43 : (tensor<3x24x4x16x2xf16>) -> tensor<3x24x4x32xf16>
  %v45 = stablehlo.reshape %v10 : (tensor<3x24x4x32xf16>) -> tensor<3x24x4x16x2xf16>
  %v46 = stablehlo.transpose %v45, dims = [4, 0, 1, 2, 3] : (tensor<3x24x4x16x2xf16>) -> tensor<2x3x24x4x16xf16>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<2x3x24x4x16xf16>
  %v48 = stablehlo.slice %v47 [0:1, 0:3, 0:24, 0:4, 0:16] : (tensor<2x3x24x4x16xf16>) -> tensor<1x3x24x4x16xf16>
  %v49 = stablehlo.reshape %v48 : (tensor<1x3x24x4x16xf16>) -> tensor<3x24x4x16xf16>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<3x24x4x16xf16>
  %v51 = stablehlo.slice %v47 [1:2, 0:3, 0:24, 0:4, 0:16] : (tensor<2x3x24x4x16xf16>) -> tensor<1x3x24x4x16xf16>
  %v52 = stablehlo.reshape %v51 : (tensor<1x3x24x4x16xf16>) -> tensor<3x24x4x16xf16>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<3x24x4x16xf16>
  %v54 = stablehlo.optimization_barrier %v31 : tensor<3x24x4x16xf16>
  %v55 = stablehlo.optimization_barrier %v32 : tensor<3x24x4x16xf16>
  %v56 = stablehlo.multiply %v50, %v54 : tensor<3x24x4x16xf16>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<3x24x4x16xf16>
  %v58 = stablehlo.multiply %v53, %v55 : tensor<3x24x4x16xf16>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<3x24x4x16xf16>
  %v60 = stablehlo.subtract %v57, %v59 : tensor<3x24x4x16xf16>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<3x24x4x16xf16>
  %v62 = stablehlo.multiply %v50, %v55 : tensor<3x24x4x16xf16>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<3x24x4x16xf16>
  %v64 = stablehlo.multiply %v53, %v54 : tensor<3x24x4x16xf16>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<3x24x4x16xf16>
  %v66 = stablehlo.add %v63, %v65 : tensor<3x24x4x16xf16>
  %v67 = stablehlo.optimization_barrier %v66 : tensor<3x24x4x16xf16>
  %v68 = stablehlo.reshape %v61 : (tensor<3x24x4x16xf16>) -> tensor<1x3x24x4x16xf16>
  %v69 = stablehlo.reshape %v67 : (tensor<3x24x4x16xf16>) -> tensor<1x3x24x4x16xf16>
  %v70 = stablehlo.concatenate %v68, %v69, dim = 0 : (tensor<1x3x24x4x16xf16>, tensor<1x3x24x4x16xf16>) -> tensor<2x3x24x4x16xf16>
  %v71 = stablehlo.optimization_barrier %v70 : tensor<2x3x24x4x16xf16>
  %v72 = stablehlo.transpose %v71, dims = [1, 2, 3, 4, 0] : (tensor<2x3x24x4x16xf16>) -> tensor<3x24x4x16x2xf16>
  %v73 = stablehlo.optimization_barrier %v72 : tensor<3x24x4x16x2xf16>
  %v74 = stablehlo.reshape %v73 : (tensor<3x24x4x16x2xf16>) -> tensor<3x24x4x32xf16>
  check.expect_eq %v44, %v74 : tensor<3x24x4x32xf16>
  func.return
}
func.func private @i8_i8_5() {
  %v1 = stablehlo.iota dim = 0 : tensor<9216xi32>
  %v2 = stablehlo.constant dense<7> : tensor<9216xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<9216xi32>
  %v4 = stablehlo.constant dense<11> : tensor<9216xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<9216xi32>
  %v6 = stablehlo.constant dense<5> : tensor<9216xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<9216xi32>
  %v8 = stablehlo.convert %v7 : (tensor<9216xi32>) -> tensor<9216xi8>
  %v9 = stablehlo.reshape %v8 : (tensor<9216xi8>) -> tensor<3x24x4x32xi8>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<3x24x4x32xi8>
  %v11 = stablehlo.iota dim = 0 : tensor<384xi32>
  %v12 = stablehlo.constant dense<5> : tensor<384xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<384xi32>
  %v14 = stablehlo.constant dense<5> : tensor<384xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<384xi32>
  %v16 = stablehlo.constant dense<2> : tensor<384xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<384xi32>
  %v18 = stablehlo.convert %v17 : (tensor<384xi32>) -> tensor<384xi8>
  %v19 = stablehlo.reshape %v18 : (tensor<384xi8>) -> tensor<24x16xi8>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<24x16xi8>
  %v21 = stablehlo.iota dim = 0 : tensor<384xi32>
  %v22 = stablehlo.constant dense<3> : tensor<384xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<384xi32>
  %v24 = stablehlo.constant dense<7> : tensor<384xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<384xi32>
  %v26 = stablehlo.constant dense<3> : tensor<384xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<384xi32>
  %v28 = stablehlo.convert %v27 : (tensor<384xi32>) -> tensor<384xi8>
  %v29 = stablehlo.reshape %v28 : (tensor<384xi8>) -> tensor<24x16xi8>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<24x16xi8>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [1, 3] : (tensor<24x16xi8>) -> tensor<3x24x4x16xi8>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [1, 3] : (tensor<24x16xi8>) -> tensor<3x24x4x16xi8>
  %v33 = stablehlo.slice %v10 [0:3, 0:24, 0:4, 0:32:2] : (tensor<3x24x4x32xi8>) -> tensor<3x24x4x16xi8>
  %v34 = stablehlo.slice %v10 [0:3, 0:24, 0:4, 1:32:2] : (tensor<3x24x4x32xi8>) -> tensor<3x24x4x16xi8>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<3x24x4x16xi8>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<3x24x4x16xi8>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<3x24x4x16xi8>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<3x24x4x16xi8>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<3x24x4x16xi8>
  %v40 = stablehlo.add %v38, %v39 : tensor<3x24x4x16xi8>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2, 3] : (tensor<3x24x4x16xi8>) -> tensor<3x24x4x16x1xi8>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2, 3] : (tensor<3x24x4x16xi8>) -> tensor<3x24x4x16x1xi8>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 4 : (tensor<3x24x4x16x1xi8>, tensor<3x24x4x16x1xi8>) -> tensor<3x24x4x16x2xi8>
  %v44 = stablehlo.reshape %v43 : (tensor<3x24x4x16x2xi8>) -> tensor<3x24x4x32xi8>
  %v45 = stablehlo.reshape %v10 : (tensor<3x24x4x32xi8>) -> tensor<3x24x4x16x2xi8>
  %v46 = stablehlo.transpose %v45, dims = [4, 0, 1, 2, 3] : (tensor<3x24x4x16x2xi8>) -> tensor<2x3x24x4x16xi8>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<2x3x24x4x16xi8>
  %v48 = stablehlo.slice %v47 [0:1, 0:3, 0:24, 0:4, 0:16] : (tensor<2x3x24x4x16xi8>) -> tensor<1x3x24x4x16xi8>
  %v49 = stablehlo.reshape %v48 : (tensor<1x3x24x4x16xi8>) -> tensor<3x24x4x16xi8>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<3x24x4x16xi8>
  %v51 = stablehlo.slice %v47 [1:2, 0:3, 0:24, 0:4, 0:16] : (tensor<2x3x24x4x16xi8>) -> tensor<1x3x24x4x16xi8>
  %v52 = stablehlo.reshape %v51 : (tensor<1x3x24x4x16xi8>) -> tensor<3x24x4x16xi8>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<3x24x4x16xi8>
  %v54 = stablehlo.optimization_barrier %v31 : tensor<3x24x4x16xi8>
  %v55 = stablehlo.optimization_barrier %v32 : tensor<3x24x4x16xi8>
  %v56 = stablehlo.multiply %v50, %v54 : tensor<3x24x4x16xi8>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<3x24x4x16xi8>
  %v58 = stablehlo.multiply %v53, %v55 : tensor<3x24x4x16xi8>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<3x24x4x16xi8>
  %v60 = stablehlo.subtract %v57, %v59 : tensor<3x24x4x16xi8>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<3x24x4x16xi8>
  %v62 = stablehlo.multiply %v50, %v55 : tensor<3x24x4x16xi8>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<3x24x4x16xi8>
  %v64 = stablehlo.multiply %v53, %v54 : tensor<3x24x4x16xi8>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<3x24x4x16xi8>
  %v66 = stablehlo.add %v63, %v65 : tensor<3x24x4x16xi8>
  %v67 = stablehlo.optimization_barrier %v66 : tensor<3x24x4x16xi8>
  %v68 = stablehlo.reshape %v61 : (tensor<3x24x4x16xi8>) -> tensor<1x3x24x4x16xi8>
  %v69 = stablehlo.reshape %v67 : (tensor<3x24x4x16xi8>) -> tensor<1x3x24x4x16xi8>
  %v70 = stablehlo.concatenate %v68, %v69, dim = 0 : (tensor<1x3x24x4x16xi8>, tensor<1x3x24x4x16xi8>) -> tensor<2x3x24x4x16xi8>
  %v71 = stablehlo.optimization_barrier %v70 : tensor<2x3x24x4x16xi8>
  %v72 = stablehlo.transpose %v71, dims = [1, 2, 3, 4, 0] : (tensor<2x3x24x4x16xi8>) -> tensor<3x24x4x16x2xi8>
  %v73 = stablehlo.optimization_barrier %v72 : tensor<3x24x4x16x2xi8>
  %v74 = stablehlo.reshape %v73 : (tensor<3x24x4x16x2xi8>) -> tensor<3x24x4x32xi8>
  check.expect_eq %v44, %v74 : tensor<3x24x4x32xi8>
  func.return
}
func.func private @i16_i16_7() {
  %v1 = stablehlo.iota dim = 0 : tensor<9216xi32>
  %v2 = stablehlo.constant dense<7> : tensor<9216xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<9216xi32>
  %v4 = stablehlo.constant dense<11> : tensor<9216xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<9216xi32>
  %v6 = stablehlo.constant dense<5> : tensor<9216xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<9216xi32>
  %v8 = stablehlo.convert %v7 : (tensor<9216xi32>) -> tensor<9216xi16>
  %v9 = stablehlo.reshape %v8 : (tensor<9216xi16>) -> tensor<3x24x4x32xi16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<3x24x4x32xi16>
  %v11 = stablehlo.iota dim = 0 : tensor<384xi32>
  %v12 = stablehlo.constant dense<5> : tensor<384xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<384xi32>
  %v14 = stablehlo.constant dense<5> : tensor<384xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<384xi32>
  %v16 = stablehlo.constant dense<2> : tensor<384xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<384xi32>
  %v18 = stablehlo.convert %v17 : (tensor<384xi32>) -> tensor<384xi16>
  %v19 = stablehlo.reshape %v18 : (tensor<384xi16>) -> tensor<24x16xi16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<24x16xi16>
  %v21 = stablehlo.iota dim = 0 : tensor<384xi32>
  %v22 = stablehlo.constant dense<3> : tensor<384xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<384xi32>
  %v24 = stablehlo.constant dense<7> : tensor<384xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<384xi32>
  %v26 = stablehlo.constant dense<3> : tensor<384xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<384xi32>
  %v28 = stablehlo.convert %v27 : (tensor<384xi32>) -> tensor<384xi16>
  %v29 = stablehlo.reshape %v28 : (tensor<384xi16>) -> tensor<24x16xi16>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<24x16xi16>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [1, 3] : (tensor<24x16xi16>) -> tensor<3x24x4x16xi16>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [1, 3] : (tensor<24x16xi16>) -> tensor<3x24x4x16xi16>
  %v33 = stablehlo.slice %v10 [0:3, 0:24, 0:4, 0:32:2] : (tensor<3x24x4x32xi16>) -> tensor<3x24x4x16xi16>
  %v34 = stablehlo.slice %v10 [0:3, 0:24, 0:4, 1:32:2] : (tensor<3x24x4x32xi16>) -> tensor<3x24x4x16xi16>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<3x24x4x16xi16>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<3x24x4x16xi16>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<3x24x4x16xi16>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<3x24x4x16xi16>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<3x24x4x16xi16>
  %v40 = stablehlo.add %v38, %v39 : tensor<3x24x4x16xi16>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2, 3] : (tensor<3x24x4x16xi16>) -> tensor<3x24x4x16x1xi16>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2, 3] : (tensor<3x24x4x16xi16>) -> tensor<3x24x4x16x1xi16>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 4 : (tensor<3x24x4x16x1xi16>, tensor<3x24x4x16x1xi16>) -> tensor<3x24x4x16x2xi16>
  %v44 = stablehlo.reshape %v43 : (tensor<3x24x4x16x2xi16>) -> tensor<3x24x4x32xi16>
  %v45 = stablehlo.reshape %v10 : (tensor<3x24x4x32xi16>) -> tensor<3x24x4x16x2xi16>
  %v46 = stablehlo.transpose %v45, dims = [4, 0, 1, 2, 3] : (tensor<3x24x4x16x2xi16>) -> tensor<2x3x24x4x16xi16>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<2x3x24x4x16xi16>
  %v48 = stablehlo.slice %v47 [0:1, 0:3, 0:24, 0:4, 0:16] : (tensor<2x3x24x4x16xi16>) -> tensor<1x3x24x4x16xi16>
  %v49 = stablehlo.reshape %v48 : (tensor<1x3x24x4x16xi16>) -> tensor<3x24x4x16xi16>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<3x24x4x16xi16>
  %v51 = stablehlo.slice %v47 [1:2, 0:3, 0:24, 0:4, 0:16] : (tensor<2x3x24x4x16xi16>) -> tensor<1x3x24x4x16xi16>
  %v52 = stablehlo.reshape %v51 : (tensor<1x3x24x4x16xi16>) -> tensor<3x24x4x16xi16>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<3x24x4x16xi16>
  %v54 = stablehlo.optimization_barrier %v31 : tensor<3x24x4x16xi16>
  %v55 = stablehlo.optimization_barrier %v32 : tensor<3x24x4x16xi16>
  %v56 = stablehlo.multiply %v50, %v54 : tensor<3x24x4x16xi16>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<3x24x4x16xi16>
  %v58 = stablehlo.multiply %v53, %v55 : tensor<3x24x4x16xi16>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<3x24x4x16xi16>
  %v60 = stablehlo.subtract %v57, %v59 : tensor<3x24x4x16xi16>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<3x24x4x16xi16>
  %v62 = stablehlo.multiply %v50, %v55 : tensor<3x24x4x16xi16>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<3x24x4x16xi16>
  %v64 = stablehlo.multiply %v53, %v54 : tensor<3x24x4x16xi16>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<3x24x4x16xi16>
  %v66 = stablehlo.add %v63, %v65 : tensor<3x24x4x16xi16>
  %v67 = stablehlo.optimization_barrier %v66 : tensor<3x24x4x16xi16>
  %v68 = stablehlo.reshape %v61 : (tensor<3x24x4x16xi16>) -> tensor<1x3x24x4x16xi16>
  %v69 = stablehlo.reshape %v67 : (tensor<3x24x4x16xi16>) -> tensor<1x3x24x4x16xi16>
  %v70 = stablehlo.concatenate %v68, %v69, dim = 0 : (tensor<1x3x24x4x16xi16>, tensor<1x3x24x4x16xi16>) -> tensor<2x3x24x4x16xi16>
  %v71 = stablehlo.optimization_barrier %v70 : tensor<2x3x24x4x16xi16>
  %v72 = stablehlo.transpose %v71, dims = [1, 2, 3, 4, 0] : (tensor<2x3x24x4x16xi16>) -> tensor<3x24x4x16x2xi16>
  %v73 = stablehlo.optimization_barrier %v72 : tensor<3x24x4x16x2xi16>
  %v74 = stablehlo.reshape %v73 : (tensor<3x24x4x16x2xi16>) -> tensor<3x24x4x32xi16>
  check.expect_eq %v44, %v74 : tensor<3x24x4x32xi16>
  func.return
}
func.func private @f64_f64_9() {
  %v1 = stablehlo.iota dim = 0 : tensor<9216xi32>
  %v2 = stablehlo.constant dense<7> : tensor<9216xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<9216xi32>
  %v4 = stablehlo.constant dense<11> : tensor<9216xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<9216xi32>
  %v6 = stablehlo.constant dense<5> : tensor<9216xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<9216xi32>
  %v8 = stablehlo.convert %v7 : (tensor<9216xi32>) -> tensor<9216xf64>
  %v9 = stablehlo.reshape %v8 : (tensor<9216xf64>) -> tensor<3x24x4x32xf64>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<3x24x4x32xf64>
  %v11 = stablehlo.iota dim = 0 : tensor<384xi32>
  %v12 = stablehlo.constant dense<5> : tensor<384xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<384xi32>
  %v14 = stablehlo.constant dense<5> : tensor<384xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<384xi32>
  %v16 = stablehlo.constant dense<2> : tensor<384xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<384xi32>
  %v18 = stablehlo.convert %v17 : (tensor<384xi32>) -> tensor<384xf64>
  %v19 = stablehlo.reshape %v18 : (tensor<384xf64>) -> tensor<24x16xf64>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<24x16xf64>
  %v21 = stablehlo.iota dim = 0 : tensor<384xi32>
  %v22 = stablehlo.constant dense<3> : tensor<384xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<384xi32>
  %v24 = stablehlo.constant dense<7> : tensor<384xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<384xi32>
  %v26 = stablehlo.constant dense<3> : tensor<384xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<384xi32>
  %v28 = stablehlo.convert %v27 : (tensor<384xi32>) -> tensor<384xf64>
  %v29 = stablehlo.reshape %v28 : (tensor<384xf64>) -> tensor<24x16xf64>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<24x16xf64>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [1, 3] : (tensor<24x16xf64>) -> tensor<3x24x4x16xf64>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [1, 3] : (tensor<24x16xf64>) -> tensor<3x24x4x16xf64>
  %v33 = stablehlo.slice %v10 [0:3, 0:24, 0:4, 0:32:2] : (tensor<3x24x4x32xf64>) -> tensor<3x24x4x16xf64>
  %v34 = stablehlo.slice %v10 [0:3, 0:24, 0:4, 1:32:2] : (tensor<3x24x4x32xf64>) -> tensor<3x24x4x16xf64>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<3x24x4x16xf64>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<3x24x4x16xf64>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<3x24x4x16xf64>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<3x24x4x16xf64>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<3x24x4x16xf64>
  %v40 = stablehlo.add %v38, %v39 : tensor<3x24x4x16xf64>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2, 3] : (tensor<3x24x4x16xf64>) -> tensor<3x24x4x16x1xf64>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2, 3] : (tensor<3x24x4x16xf64>) -> tensor<3x24x4x16x1xf64>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 4 : (tensor<3x24x4x16x1xf64>, tensor<3x24x4x16x1xf64>) -> tensor<3x24x4x16x2xf64>
  %v44 = stablehlo.reshape %v43 : (tensor<3x24x4x16x2xf64>) -> tensor<3x24x4x32xf64>
  %v45 = stablehlo.reshape %v10 : (tensor<3x24x4x32xf64>) -> tensor<3x24x4x16x2xf64>
  %v46 = stablehlo.transpose %v45, dims = [4, 0, 1, 2, 3] : (tensor<3x24x4x16x2xf64>) -> tensor<2x3x24x4x16xf64>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<2x3x24x4x16xf64>
  %v48 = stablehlo.slice %v47 [0:1, 0:3, 0:24, 0:4, 0:16] : (tensor<2x3x24x4x16xf64>) -> tensor<1x3x24x4x16xf64>
  %v49 = stablehlo.reshape %v48 : (tensor<1x3x24x4x16xf64>) -> tensor<3x24x4x16xf64>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<3x24x4x16xf64>
  %v51 = stablehlo.slice %v47 [1:2, 0:3, 0:24, 0:4, 0:16] : (tensor<2x3x24x4x16xf64>) -> tensor<1x3x24x4x16xf64>
  %v52 = stablehlo.reshape %v51 : (tensor<1x3x24x4x16xf64>) -> tensor<3x24x4x16xf64>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<3x24x4x16xf64>
  %v54 = stablehlo.optimization_barrier %v31 : tensor<3x24x4x16xf64>
  %v55 = stablehlo.optimization_barrier %v32 : tensor<3x24x4x16xf64>
  %v56 = stablehlo.multiply %v50, %v54 : tensor<3x24x4x16xf64>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<3x24x4x16xf64>
  %v58 = stablehlo.multiply %v53, %v55 : tensor<3x24x4x16xf64>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<3x24x4x16xf64>
  %v60 = stablehlo.subtract %v57, %v59 : tensor<3x24x4x16xf64>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<3x24x4x16xf64>
  %v62 = stablehlo.multiply %v50, %v55 : tensor<3x24x4x16xf64>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<3x24x4x16xf64>
  %v64 = stablehlo.multiply %v53, %v54 : tensor<3x24x4x16xf64>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<3x24x4x16xf64>
  %v66 = stablehlo.add %v63, %v65 : tensor<3x24x4x16xf64>
  %v67 = stablehlo.optimization_barrier %v66 : tensor<3x24x4x16xf64>
  %v68 = stablehlo.reshape %v61 : (tensor<3x24x4x16xf64>) -> tensor<1x3x24x4x16xf64>
  %v69 = stablehlo.reshape %v67 : (tensor<3x24x4x16xf64>) -> tensor<1x3x24x4x16xf64>
  %v70 = stablehlo.concatenate %v68, %v69, dim = 0 : (tensor<1x3x24x4x16xf64>, tensor<1x3x24x4x16xf64>) -> tensor<2x3x24x4x16xf64>
  %v71 = stablehlo.optimization_barrier %v70 : tensor<2x3x24x4x16xf64>
  %v72 = stablehlo.transpose %v71, dims = [1, 2, 3, 4, 0] : (tensor<2x3x24x4x16xf64>) -> tensor<3x24x4x16x2xf64>
  %v73 = stablehlo.optimization_barrier %v72 : tensor<3x24x4x16x2xf64>
  %v74 = stablehlo.reshape %v73 : (tensor<3x24x4x16x2xf64>) -> tensor<3x24x4x32xf64>
  check.expect_eq %v44, %v74 : tensor<3x24x4x32xf64>
  func.return
}
func.func private @bf16_f32_11() {
  %v1 = stablehlo.iota dim = 0 : tensor<2592xi32>
  %v2 = stablehlo.constant dense<7> : tensor<2592xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<2592xi32>
  %v4 = stablehlo.constant dense<11> : tensor<2592xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<2592xi32>
  %v6 = stablehlo.constant dense<5> : tensor<2592xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<2592xi32>
  %v8 = stablehlo.convert %v7 : (tensor<2592xi32>) -> tensor<2592xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<2592xbf16>) -> tensor<2x9x3x48xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<2x9x3x48xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<216xi32>
  %v12 = stablehlo.constant dense<5> : tensor<216xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<216xi32>
  %v14 = stablehlo.constant dense<5> : tensor<216xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<216xi32>
  %v16 = stablehlo.constant dense<2> : tensor<216xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<216xi32>
  %v18 = stablehlo.convert %v17 : (tensor<216xi32>) -> tensor<216xbf16>
  %v19 = stablehlo.reshape %v18 : (tensor<216xbf16>) -> tensor<9x24xbf16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<9x24xbf16>
  %v21 = stablehlo.iota dim = 0 : tensor<216xi32>
  %v22 = stablehlo.constant dense<3> : tensor<216xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<216xi32>
  %v24 = stablehlo.constant dense<7> : tensor<216xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<216xi32>
  %v26 = stablehlo.constant dense<3> : tensor<216xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<216xi32>
  %v28 = stablehlo.convert %v27 : (tensor<216xi32>) -> tensor<216xbf16>
  %v29 = stablehlo.reshape %v28 : (tensor<216xbf16>) -> tensor<9x24xbf16>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<9x24xbf16>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [1, 3] : (tensor<9x24xbf16>) -> tensor<2x9x3x24xbf16>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [1, 3] : (tensor<9x24xbf16>) -> tensor<2x9x3x24xbf16>
  %v33 = stablehlo.slice %v10 [0:2, 0:9, 0:3, 0:48:2] : (tensor<2x9x3x48xbf16>) -> tensor<2x9x3x24xbf16>
  %v34 = stablehlo.slice %v10 [0:2, 0:9, 0:3, 1:48:2] : (tensor<2x9x3x48xbf16>) -> tensor<2x9x3x24xbf16>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<2x9x3x24xbf16>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<2x9x3x24xbf16>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<2x9x3x24xbf16>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<2x9x3x24xbf16>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<2x9x3x24xbf16>
  %v40 = stablehlo.add %v38, %v39 : tensor<2x9x3x24xbf16>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2, 3] : (tensor<2x9x3x24xbf16>) -> tensor<2x9x3x24x1xbf16>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2, 3] : (tensor<2x9x3x24xbf16>) -> tensor<2x9x3x24x1xbf16>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 4 : (tensor<2x9x3x24x1xbf16>, tensor<2x9x3x24x1xbf16>) -> tensor<2x9x3x24x2xbf16>
  %v44 = stablehlo.reshape %v43 : (tensor<2x9x3x24x2xbf16>) -> tensor<2x9x3x48xbf16>
  %v45 = stablehlo.convert %v44 : (tensor<2x9x3x48xbf16>) -> tensor<2x9x3x48xf32>
  %v46 = stablehlo.reshape %v10 : (tensor<2x9x3x48xbf16>) -> tensor<2x9x3x24x2xbf16>
  %v47 = stablehlo.transpose %v46, dims = [4, 0, 1, 2, 3] : (tensor<2x9x3x24x2xbf16>) -> tensor<2x2x9x3x24xbf16>
  %v48 = stablehlo.optimization_barrier %v47 : tensor<2x2x9x3x24xbf16>
  %v49 = stablehlo.slice %v48 [0:1, 0:2, 0:9, 0:3, 0:24] : (tensor<2x2x9x3x24xbf16>) -> tensor<1x2x9x3x24xbf16>
  %v50 = stablehlo.reshape %v49 : (tensor<1x2x9x3x24xbf16>) -> tensor<2x9x3x24xbf16>
  %v51 = stablehlo.optimization_barrier %v50 : tensor<2x9x3x24xbf16>
  %v52 = stablehlo.slice %v48 [1:2, 0:2, 0:9, 0:3, 0:24] : (tensor<2x2x9x3x24xbf16>) -> tensor<1x2x9x3x24xbf16>
  %v53 = stablehlo.reshape %v52 : (tensor<1x2x9x3x24xbf16>) -> tensor<2x9x3x24xbf16>
  %v54 = stablehlo.optimization_barrier %v53 : tensor<2x9x3x24xbf16>
  %v55 = stablehlo.optimization_barrier %v31 : tensor<2x9x3x24xbf16>
  %v56 = stablehlo.optimization_barrier %v32 : tensor<2x9x3x24xbf16>
  %v57 = stablehlo.multiply %v51, %v55 : tensor<2x9x3x24xbf16>
  %v58 = stablehlo.optimization_barrier %v57 : tensor<2x9x3x24xbf16>
  %v59 = stablehlo.multiply %v54, %v56 : tensor<2x9x3x24xbf16>
  %v60 = stablehlo.optimization_barrier %v59 : tensor<2x9x3x24xbf16>
  %v61 = stablehlo.subtract %v58, %v60 : tensor<2x9x3x24xbf16>
  %v62 = stablehlo.optimization_barrier %v61 : tensor<2x9x3x24xbf16>
  %v63 = stablehlo.multiply %v51, %v56 : tensor<2x9x3x24xbf16>
  %v64 = stablehlo.optimization_barrier %v63 : tensor<2x9x3x24xbf16>
  %v65 = stablehlo.multiply %v54, %v55 : tensor<2x9x3x24xbf16>
  %v66 = stablehlo.optimization_barrier %v65 : tensor<2x9x3x24xbf16>
  %v67 = stablehlo.add %v64, %v66 : tensor<2x9x3x24xbf16>
  %v68 = stablehlo.optimization_barrier %v67 : tensor<2x9x3x24xbf16>
  %v69 = stablehlo.reshape %v62 : (tensor<2x9x3x24xbf16>) -> tensor<1x2x9x3x24xbf16>
  %v70 = stablehlo.reshape %v68 : (tensor<2x9x3x24xbf16>) -> tensor<1x2x9x3x24xbf16>
  %v71 = stablehlo.concatenate %v69, %v70, dim = 0 : (tensor<1x2x9x3x24xbf16>, tensor<1x2x9x3x24xbf16>) -> tensor<2x2x9x3x24xbf16>
  %v72 = stablehlo.optimization_barrier %v71 : tensor<2x2x9x3x24xbf16>
  %v73 = stablehlo.transpose %v72, dims = [1, 2, 3, 4, 0] : (tensor<2x2x9x3x24xbf16>) -> tensor<2x9x3x24x2xbf16>
  %v74 = stablehlo.optimization_barrier %v73 : tensor<2x9x3x24x2xbf16>
  %v75 = stablehlo.reshape %v74 : (tensor<2x9x3x24x2xbf16>) -> tensor<2x9x3x48xbf16>
  %v76 = stablehlo.optimization_barrier %v75 : tensor<2x9x3x48xbf16>
  %v77 = stablehlo.convert %v76 : (tensor<2x9x3x48xbf16>) -> tensor<2x9x3x48xf32>
  check.expect_eq %v45, %v77 : tensor<2x9x3x48xf32>
  func.return
}
func.func private @bf16_bf16_12() {
  %v1 = stablehlo.iota dim = 0 : tensor<2592xi32>
  %v2 = stablehlo.constant dense<7> : tensor<2592xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<2592xi32>
  %v4 = stablehlo.constant dense<11> : tensor<2592xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<2592xi32>
  %v6 = stablehlo.constant dense<5> : tensor<2592xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<2592xi32>
  %v8 = stablehlo.convert %v7 : (tensor<2592xi32>) -> tensor<2592xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<2592xbf16>) -> tensor<2x9x3x48xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<2x9x3x48xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<216xi32>
  %v12 = stablehlo.constant dense<5> : tensor<216xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<216xi32>
  %v14 = stablehlo.constant dense<5> : tensor<216xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<216xi32>
  %v16 = stablehlo.constant dense<2> : tensor<216xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<216xi32>
  %v18 = stablehlo.convert %v17 : (tensor<216xi32>) -> tensor<216xbf16>
  %v19 = stablehlo.reshape %v18 : (tensor<216xbf16>) -> tensor<9x24xbf16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<9x24xbf16>
  %v21 = stablehlo.iota dim = 0 : tensor<216xi32>
  %v22 = stablehlo.constant dense<3> : tensor<216xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<216xi32>
  %v24 = stablehlo.constant dense<7> : tensor<216xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<216xi32>
  %v26 = stablehlo.constant dense<3> : tensor<216xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<216xi32>
  %v28 = stablehlo.convert %v27 : (tensor<216xi32>) -> tensor<216xbf16>
  %v29 = stablehlo.reshape %v28 : (tensor<216xbf16>) -> tensor<9x24xbf16>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<9x24xbf16>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [1, 3] : (tensor<9x24xbf16>) -> tensor<2x9x3x24xbf16>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [1, 3] : (tensor<9x24xbf16>) -> tensor<2x9x3x24xbf16>
  %v33 = stablehlo.slice %v10 [0:2, 0:9, 0:3, 0:48:2] : (tensor<2x9x3x48xbf16>) -> tensor<2x9x3x24xbf16>
  %v34 = stablehlo.slice %v10 [0:2, 0:9, 0:3, 1:48:2] : (tensor<2x9x3x48xbf16>) -> tensor<2x9x3x24xbf16>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<2x9x3x24xbf16>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<2x9x3x24xbf16>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<2x9x3x24xbf16>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<2x9x3x24xbf16>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<2x9x3x24xbf16>
  %v40 = stablehlo.add %v38, %v39 : tensor<2x9x3x24xbf16>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2, 3] : (tensor<2x9x3x24xbf16>) -> tensor<2x9x3x24x1xbf16>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2, 3] : (tensor<2x9x3x24xbf16>) -> tensor<2x9x3x24x1xbf16>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 4 : (tensor<2x9x3x24x1xbf16>, tensor<2x9x3x24x1xbf16>) -> tensor<2x9x3x24x2xbf16>
  %v44 = stablehlo.reshape %v43 : (tensor<2x9x3x24x2xbf16>) -> tensor<2x9x3x48xbf16>
  %v45 = stablehlo.reshape %v10 : (tensor<2x9x3x48xbf16>) -> tensor<2x9x3x24x2xbf16>
  %v46 = stablehlo.transpose %v45, dims = [4, 0, 1, 2, 3] : (tensor<2x9x3x24x2xbf16>) -> tensor<2x2x9x3x24xbf16>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<2x2x9x3x24xbf16>
  %v48 = stablehlo.slice %v47 [0:1, 0:2, 0:9, 0:3, 0:24] : (tensor<2x2x9x3x24xbf16>) -> tensor<1x2x9x3x24xbf16>
  %v49 = stablehlo.reshape %v48 : (tensor<1x2x9x3x24xbf16>) -> tensor<2x9x3x24xbf16>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<2x9x3x24xbf16>
  %v51 = stablehlo.slice %v47 [1:2, 0:2, 0:9, 0:3, 0:24] : (tensor<2x2x9x3x24xbf16>) -> tensor<1x2x9x3x24xbf16>
  %v52 = stablehlo.reshape %v51 : (tensor<1x2x9x3x24xbf16>) -> tensor<2x9x3x24xbf16>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<2x9x3x24xbf16>
  %v54 = stablehlo.optimization_barrier %v31 : tensor<2x9x3x24xbf16>
  %v55 = stablehlo.optimization_barrier %v32 : tensor<2x9x3x24xbf16>
  %v56 = stablehlo.multiply %v50, %v54 : tensor<2x9x3x24xbf16>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<2x9x3x24xbf16>
  %v58 = stablehlo.multiply %v53, %v55 : tensor<2x9x3x24xbf16>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<2x9x3x24xbf16>
  %v60 = stablehlo.subtract %v57, %v59 : tensor<2x9x3x24xbf16>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<2x9x3x24xbf16>
  %v62 = stablehlo.multiply %v50, %v55 : tensor<2x9x3x24xbf16>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<2x9x3x24xbf16>
  %v64 = stablehlo.multiply %v53, %v54 : tensor<2x9x3x24xbf16>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<2x9x3x24xbf16>
  %v66 = stablehlo.add %v63, %v65 : tensor<2x9x3x24xbf16>
  %v67 = stablehlo.optimization_barrier %v66 : tensor<2x9x3x24xbf16>
  %v68 = stablehlo.reshape %v61 : (tensor<2x9x3x24xbf16>) -> tensor<1x2x9x3x24xbf16>
  %v69 = stablehlo.reshape %v67 : (tensor<2x9x3x24xbf16>) -> tensor<1x2x9x3x24xbf16>
  %v70 = stablehlo.concatenate %v68, %v69, dim = 0 : (tensor<1x2x9x3x24xbf16>, tensor<1x2x9x3x24xbf16>) -> tensor<2x2x9x3x24xbf16>
  %v71 = stablehlo.optimization_barrier %v70 : tensor<2x2x9x3x24xbf16>
  %v72 = stablehlo.transpose %v71, dims = [1, 2, 3, 4, 0] : (tensor<2x2x9x3x24xbf16>) -> tensor<2x9x3x24x2xbf16>
  %v73 = stablehlo.optimization_barrier %v72 : tensor<2x9x3x24x2xbf16>
  %v74 = stablehlo.reshape %v73 : (tensor<2x9x3x24x2xbf16>) -> tensor<2x9x3x48xbf16>
  check.expect_eq %v44, %v74 : tensor<2x9x3x48xbf16>
  func.return
}
func.func private @f16_f16_13() {
  %v1 = stablehlo.iota dim = 0 : tensor<2592xi32>
  %v2 = stablehlo.constant dense<7> : tensor<2592xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<2592xi32>
  %v4 = stablehlo.constant dense<11> : tensor<2592xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<2592xi32>
  %v6 = stablehlo.constant dense<5> : tensor<2592xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<2592xi32>
  %v8 = stablehlo.convert %v7 : (tensor<2592xi32>) -> tensor<2592xf16>
  %v9 = stablehlo.reshape %v8 : (tensor<2592xf16>) -> tensor<2x9x3x48xf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<2x9x3x48xf16>
  %v11 = stablehlo.iota dim = 0 : tensor<216xi32>
  %v12 = stablehlo.constant dense<5> : tensor<216xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<216xi32>
  %v14 = stablehlo.constant dense<5> : tensor<216xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<216xi32>
  %v16 = stablehlo.constant dense<2> : tensor<216xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<216xi32>
  %v18 = stablehlo.convert %v17 : (tensor<216xi32>) -> tensor<216xf16>
  %v19 = stablehlo.reshape %v18 : (tensor<216xf16>) -> tensor<9x24xf16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<9x24xf16>
  %v21 = stablehlo.iota dim = 0 : tensor<216xi32>
  %v22 = stablehlo.constant dense<3> : tensor<216xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<216xi32>
  %v24 = stablehlo.constant dense<7> : tensor<216xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<216xi32>
  %v26 = stablehlo.constant dense<3> : tensor<216xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<216xi32>
  %v28 = stablehlo.convert %v27 : (tensor<216xi32>) -> tensor<216xf16>
  %v29 = stablehlo.reshape %v28 : (tensor<216xf16>) -> tensor<9x24xf16>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<9x24xf16>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [1, 3] : (tensor<9x24xf16>) -> tensor<2x9x3x24xf16>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [1, 3] : (tensor<9x24xf16>) -> tensor<2x9x3x24xf16>
  %v33 = stablehlo.slice %v10 [0:2, 0:9, 0:3, 0:48:2] : (tensor<2x9x3x48xf16>) -> tensor<2x9x3x24xf16>
  %v34 = stablehlo.slice %v10 [0:2, 0:9, 0:3, 1:48:2] : (tensor<2x9x3x48xf16>) -> tensor<2x9x3x24xf16>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<2x9x3x24xf16>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<2x9x3x24xf16>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<2x9x3x24xf16>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<2x9x3x24xf16>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<2x9x3x24xf16>
  %v40 = stablehlo.add %v38, %v39 : tensor<2x9x3x24xf16>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2, 3] : (tensor<2x9x3x24xf16>) -> tensor<2x9x3x24x1xf16>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2, 3] : (tensor<2x9x3x24xf16>) -> tensor<2x9x3x24x1xf16>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 4 : (tensor<2x9x3x24x1xf16>, tensor<2x9x3x24x1xf16>) -> tensor<2x9x3x24x2xf16>
  %v44 = stablehlo.reshape %v43 : (tensor<2x9x3x24x2xf16>) -> tensor<2x9x3x48xf16>
  %v45 = stablehlo.reshape %v10 : (tensor<2x9x3x48xf16>) -> tensor<2x9x3x24x2xf16>
  %v46 = stablehlo.transpose %v45, dims = [4, 0, 1, 2, 3] : (tensor<2x9x3x24x2xf16>) -> tensor<2x2x9x3x24xf16>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<2x2x9x3x24xf16>
  %v48 = stablehlo.slice %v47 [0:1, 0:2, 0:9, 0:3, 0:24] : (tensor<2x2x9x3x24xf16>) -> tensor<1x2x9x3x24xf16>
  %v49 = stablehlo.reshape %v48 : (tensor<1x2x9x3x24xf16>) -> tensor<2x9x3x24xf16>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<2x9x3x24xf16>
  %v51 = stablehlo.slice %v47 [1:2, 0:2, 0:9, 0:3, 0:24] : (tensor<2x2x9x3x24xf16>) -> tensor<1x2x9x3x24xf16>
  %v52 = stablehlo.reshape %v51 : (tensor<1x2x9x3x24xf16>) -> tensor<2x9x3x24xf16>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<2x9x3x24xf16>
  %v54 = stablehlo.optimization_barrier %v31 : tensor<2x9x3x24xf16>
  %v55 = stablehlo.optimization_barrier %v32 : tensor<2x9x3x24xf16>
  %v56 = stablehlo.multiply %v50, %v54 : tensor<2x9x3x24xf16>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<2x9x3x24xf16>
  %v58 = stablehlo.multiply %v53, %v55 : tensor<2x9x3x24xf16>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<2x9x3x24xf16>
  %v60 = stablehlo.subtract %v57, %v59 : tensor<2x9x3x24xf16>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<2x9x3x24xf16>
  %v62 = stablehlo.multiply %v50, %v55 : tensor<2x9x3x24xf16>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<2x9x3x24xf16>
  %v64 = stablehlo.multiply %v53, %v54 : tensor<2x9x3x24xf16>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<2x9x3x24xf16>
  %v66 = stablehlo.add %v63, %v65 : tensor<2x9x3x24xf16>
  %v67 = stablehlo.optimization_barrier %v66 : tensor<2x9x3x24xf16>
  %v68 = stablehlo.reshape %v61 : (tensor<2x9x3x24xf16>) -> tensor<1x2x9x3x24xf16>
  %v69 = stablehlo.reshape %v67 : (tensor<2x9x3x24xf16>) -> tensor<1x2x9x3x24xf16>
  %v70 = stablehlo.concatenate %v68, %v69, dim = 0 : (tensor<1x2x9x3x24xf16>, tensor<1x2x9x3x24xf16>) -> tensor<2x2x9x3x24xf16>
  %v71 = stablehlo.optimization_barrier %v70 : tensor<2x2x9x3x24xf16>
  %v72 = stablehlo.transpose %v71, dims = [1, 2, 3, 4, 0] : (tensor<2x2x9x3x24xf16>) -> tensor<2x9x3x24x2xf16>
  %v73 = stablehlo.optimization_barrier %v72 : tensor<2x9x3x24x2xf16>
  %v74 = stablehlo.reshape %v73 : (tensor<2x9x3x24x2xf16>) -> tensor<2x9x3x48xf16>
  check.expect_eq %v44, %v74 : tensor<2x9x3x48xf16>
  func.return
}
func.func private @i8_i8_15() {
  %v1 = stablehlo.iota dim = 0 : tensor<2592xi32>
  %v2 = stablehlo.constant dense<7> : tensor<2592xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<2592xi32>
  %v4 = stablehlo.constant dense<11> : tensor<2592xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<2592xi32>
  %v6 = stablehlo.constant dense<5> : tensor<2592xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<2592xi32>
  %v8 = stablehlo.convert %v7 : (tensor<2592xi32>) -> tensor<2592xi8>
  %v9 = stablehlo.reshape %v8 : (tensor<2592xi8>) -> tensor<2x9x3x48xi8>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<2x9x3x48xi8>
  %v11 = stablehlo.iota dim = 0 : tensor<216xi32>
  %v12 = stablehlo.constant dense<5> : tensor<216xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<216xi32>
  %v14 = stablehlo.constant dense<5> : tensor<216xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<216xi32>
  %v16 = stablehlo.constant dense<2> : tensor<216xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<216xi32>
  %v18 = stablehlo.convert %v17 : (tensor<216xi32>) -> tensor<216xi8>
  %v19 = stablehlo.reshape %v18 : (tensor<216xi8>) -> tensor<9x24xi8>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<9x24xi8>
  %v21 = stablehlo.iota dim = 0 : tensor<216xi32>
  %v22 = stablehlo.constant dense<3> : tensor<216xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<216xi32>
  %v24 = stablehlo.constant dense<7> : tensor<216xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<216xi32>
  %v26 = stablehlo.constant dense<3> : tensor<216xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<216xi32>
  %v28 = stablehlo.convert %v27 : (tensor<216xi32>) -> tensor<216xi8>
  %v29 = stablehlo.reshape %v28 : (tensor<216xi8>) -> tensor<9x24xi8>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<9x24xi8>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [1, 3] : (tensor<9x24xi8>) -> tensor<2x9x3x24xi8>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [1, 3] : (tensor<9x24xi8>) -> tensor<2x9x3x24xi8>
  %v33 = stablehlo.slice %v10 [0:2, 0:9, 0:3, 0:48:2] : (tensor<2x9x3x48xi8>) -> tensor<2x9x3x24xi8>
  %v34 = stablehlo.slice %v10 [0:2, 0:9, 0:3, 1:48:2] : (tensor<2x9x3x48xi8>) -> tensor<2x9x3x24xi8>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<2x9x3x24xi8>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<2x9x3x24xi8>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<2x9x3x24xi8>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<2x9x3x24xi8>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<2x9x3x24xi8>
  %v40 = stablehlo.add %v38, %v39 : tensor<2x9x3x24xi8>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2, 3] : (tensor<2x9x3x24xi8>) -> tensor<2x9x3x24x1xi8>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2, 3] : (tensor<2x9x3x24xi8>) -> tensor<2x9x3x24x1xi8>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 4 : (tensor<2x9x3x24x1xi8>, tensor<2x9x3x24x1xi8>) -> tensor<2x9x3x24x2xi8>
  %v44 = stablehlo.reshape %v43 : (tensor<2x9x3x24x2xi8>) -> tensor<2x9x3x48xi8>
  %v45 = stablehlo.reshape %v10 : (tensor<2x9x3x48xi8>) -> tensor<2x9x3x24x2xi8>
  %v46 = stablehlo.transpose %v45, dims = [4, 0, 1, 2, 3] : (tensor<2x9x3x24x2xi8>) -> tensor<2x2x9x3x24xi8>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<2x2x9x3x24xi8>
  %v48 = stablehlo.slice %v47 [0:1, 0:2, 0:9, 0:3, 0:24] : (tensor<2x2x9x3x24xi8>) -> tensor<1x2x9x3x24xi8>
  %v49 = stablehlo.reshape %v48 : (tensor<1x2x9x3x24xi8>) -> tensor<2x9x3x24xi8>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<2x9x3x24xi8>
  %v51 = stablehlo.slice %v47 [1:2, 0:2, 0:9, 0:3, 0:24] : (tensor<2x2x9x3x24xi8>) -> tensor<1x2x9x3x24xi8>
  %v52 = stablehlo.reshape %v51 : (tensor<1x2x9x3x24xi8>) -> tensor<2x9x3x24xi8>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<2x9x3x24xi8>
  %v54 = stablehlo.optimization_barrier %v31 : tensor<2x9x3x24xi8>
  %v55 = stablehlo.optimization_barrier %v32 : tensor<2x9x3x24xi8>
  %v56 = stablehlo.multiply %v50, %v54 : tensor<2x9x3x24xi8>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<2x9x3x24xi8>
  %v58 = stablehlo.multiply %v53, %v55 : tensor<2x9x3x24xi8>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<2x9x3x24xi8>
  %v60 = stablehlo.subtract %v57, %v59 : tensor<2x9x3x24xi8>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<2x9x3x24xi8>
  %v62 = stablehlo.multiply %v50, %v55 : tensor<2x9x3x24xi8>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<2x9x3x24xi8>
  %v64 = stablehlo.multiply %v53, %v54 : tensor<2x9x3x24xi8>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<2x9x3x24xi8>
  %v66 = stablehlo.add %v63, %v65 : tensor<2x9x3x24xi8>
  %v67 = stablehlo.optimization_barrier %v66 : tensor<2x9x3x24xi8>
  %v68 = stablehlo.reshape %v61 : (tensor<2x9x3x24xi8>) -> tensor<1x2x9x3x24xi8>
  %v69 = stablehlo.reshape %v67 : (tensor<2x9x3x24xi8>) -> tensor<1x2x9x3x24xi8>
  %v70 = stablehlo.concatenate %v68, %v69, dim = 0 : (tensor<1x2x9x3x24xi8>, tensor<1x2x9x3x24xi8>) -> tensor<2x2x9x3x24xi8>
  %v71 = stablehlo.optimization_barrier %v70 : tensor<2x2x9x3x24xi8>
  %v72 = stablehlo.transpose %v71, dims = [1, 2, 3, 4, 0] : (tensor<2x2x9x3x24xi8>) -> tensor<2x9x3x24x2xi8>
  %v73 = stablehlo.optimization_barrier %v72 : tensor<2x9x3x24x2xi8>
  %v74 = stablehlo.reshape %v73 : (tensor<2x9x3x24x2xi8>) -> tensor<2x9x3x48xi8>
  check.expect_eq %v44, %v74 : tensor<2x9x3x48xi8>
  func.return
}
func.func private @i16_i16_17() {
  %v1 = stablehlo.iota dim = 0 : tensor<2592xi32>
  %v2 = stablehlo.constant dense<7> : tensor<2592xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<2592xi32>
  %v4 = stablehlo.constant dense<11> : tensor<2592xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<2592xi32>
  %v6 = stablehlo.constant dense<5> : tensor<2592xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<2592xi32>
  %v8 = stablehlo.convert %v7 : (tensor<2592xi32>) -> tensor<2592xi16>
  %v9 = stablehlo.reshape %v8 : (tensor<2592xi16>) -> tensor<2x9x3x48xi16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<2x9x3x48xi16>
  %v11 = stablehlo.iota dim = 0 : tensor<216xi32>
  %v12 = stablehlo.constant dense<5> : tensor<216xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<216xi32>
  %v14 = stablehlo.constant dense<5> : tensor<216xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<216xi32>
  %v16 = stablehlo.constant dense<2> : tensor<216xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<216xi32>
  %v18 = stablehlo.convert %v17 : (tensor<216xi32>) -> tensor<216xi16>
  %v19 = stablehlo.reshape %v18 : (tensor<216xi16>) -> tensor<9x24xi16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<9x24xi16>
  %v21 = stablehlo.iota dim = 0 : tensor<216xi32>
  %v22 = stablehlo.constant dense<3> : tensor<216xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<216xi32>
  %v24 = stablehlo.constant dense<7> : tensor<216xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<216xi32>
  %v26 = stablehlo.constant dense<3> : tensor<216xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<216xi32>
  %v28 = stablehlo.convert %v27 : (tensor<216xi32>) -> tensor<216xi16>
  %v29 = stablehlo.reshape %v28 : (tensor<216xi16>) -> tensor<9x24xi16>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<9x24xi16>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [1, 3] : (tensor<9x24xi16>) -> tensor<2x9x3x24xi16>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [1, 3] : (tensor<9x24xi16>) -> tensor<2x9x3x24xi16>
  %v33 = stablehlo.slice %v10 [0:2, 0:9, 0:3, 0:48:2] : (tensor<2x9x3x48xi16>) -> tensor<2x9x3x24xi16>
  %v34 = stablehlo.slice %v10 [0:2, 0:9, 0:3, 1:48:2] : (tensor<2x9x3x48xi16>) -> tensor<2x9x3x24xi16>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<2x9x3x24xi16>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<2x9x3x24xi16>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<2x9x3x24xi16>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<2x9x3x24xi16>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<2x9x3x24xi16>
  %v40 = stablehlo.add %v38, %v39 : tensor<2x9x3x24xi16>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2, 3] : (tensor<2x9x3x24xi16>) -> tensor<2x9x3x24x1xi16>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2, 3] : (tensor<2x9x3x24xi16>) -> tensor<2x9x3x24x1xi16>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 4 : (tensor<2x9x3x24x1xi16>, tensor<2x9x3x24x1xi16>) -> tensor<2x9x3x24x2xi16>
  %v44 = stablehlo.reshape %v43 : (tensor<2x9x3x24x2xi16>) -> tensor<2x9x3x48xi16>
  %v45 = stablehlo.reshape %v10 : (tensor<2x9x3x48xi16>) -> tensor<2x9x3x24x2xi16>
  %v46 = stablehlo.transpose %v45, dims = [4, 0, 1, 2, 3] : (tensor<2x9x3x24x2xi16>) -> tensor<2x2x9x3x24xi16>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<2x2x9x3x24xi16>
  %v48 = stablehlo.slice %v47 [0:1, 0:2, 0:9, 0:3, 0:24] : (tensor<2x2x9x3x24xi16>) -> tensor<1x2x9x3x24xi16>
  %v49 = stablehlo.reshape %v48 : (tensor<1x2x9x3x24xi16>) -> tensor<2x9x3x24xi16>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<2x9x3x24xi16>
  %v51 = stablehlo.slice %v47 [1:2, 0:2, 0:9, 0:3, 0:24] : (tensor<2x2x9x3x24xi16>) -> tensor<1x2x9x3x24xi16>
  %v52 = stablehlo.reshape %v51 : (tensor<1x2x9x3x24xi16>) -> tensor<2x9x3x24xi16>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<2x9x3x24xi16>
  %v54 = stablehlo.optimization_barrier %v31 : tensor<2x9x3x24xi16>
  %v55 = stablehlo.optimization_barrier %v32 : tensor<2x9x3x24xi16>
  %v56 = stablehlo.multiply %v50, %v54 : tensor<2x9x3x24xi16>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<2x9x3x24xi16>
  %v58 = stablehlo.multiply %v53, %v55 : tensor<2x9x3x24xi16>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<2x9x3x24xi16>
  %v60 = stablehlo.subtract %v57, %v59 : tensor<2x9x3x24xi16>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<2x9x3x24xi16>
  %v62 = stablehlo.multiply %v50, %v55 : tensor<2x9x3x24xi16>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<2x9x3x24xi16>
  %v64 = stablehlo.multiply %v53, %v54 : tensor<2x9x3x24xi16>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<2x9x3x24xi16>
  %v66 = stablehlo.add %v63, %v65 : tensor<2x9x3x24xi16>
  %v67 = stablehlo.optimization_barrier %v66 : tensor<2x9x3x24xi16>
  %v68 = stablehlo.reshape %v61 : (tensor<2x9x3x24xi16>) -> tensor<1x2x9x3x24xi16>
  %v69 = stablehlo.reshape %v67 : (tensor<2x9x3x24xi16>) -> tensor<1x2x9x3x24xi16>
  %v70 = stablehlo.concatenate %v68, %v69, dim = 0 : (tensor<1x2x9x3x24xi16>, tensor<1x2x9x3x24xi16>) -> tensor<2x2x9x3x24xi16>
  %v71 = stablehlo.optimization_barrier %v70 : tensor<2x2x9x3x24xi16>
  %v72 = stablehlo.transpose %v71, dims = [1, 2, 3, 4, 0] : (tensor<2x2x9x3x24xi16>) -> tensor<2x9x3x24x2xi16>
  %v73 = stablehlo.optimization_barrier %v72 : tensor<2x9x3x24x2xi16>
  %v74 = stablehlo.reshape %v73 : (tensor<2x9x3x24x2xi16>) -> tensor<2x9x3x48xi16>
  check.expect_eq %v44, %v74 : tensor<2x9x3x48xi16>
  func.return
}
func.func private @f64_f64_19() {
  %v1 = stablehlo.iota dim = 0 : tensor<2592xi32>
  %v2 = stablehlo.constant dense<7> : tensor<2592xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<2592xi32>
  %v4 = stablehlo.constant dense<11> : tensor<2592xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<2592xi32>
  %v6 = stablehlo.constant dense<5> : tensor<2592xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<2592xi32>
  %v8 = stablehlo.convert %v7 : (tensor<2592xi32>) -> tensor<2592xf64>
  %v9 = stablehlo.reshape %v8 : (tensor<2592xf64>) -> tensor<2x9x3x48xf64>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<2x9x3x48xf64>
  %v11 = stablehlo.iota dim = 0 : tensor<216xi32>
  %v12 = stablehlo.constant dense<5> : tensor<216xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<216xi32>
  %v14 = stablehlo.constant dense<5> : tensor<216xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<216xi32>
  %v16 = stablehlo.constant dense<2> : tensor<216xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<216xi32>
  %v18 = stablehlo.convert %v17 : (tensor<216xi32>) -> tensor<216xf64>
  %v19 = stablehlo.reshape %v18 : (tensor<216xf64>) -> tensor<9x24xf64>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<9x24xf64>
  %v21 = stablehlo.iota dim = 0 : tensor<216xi32>
  %v22 = stablehlo.constant dense<3> : tensor<216xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<216xi32>
  %v24 = stablehlo.constant dense<7> : tensor<216xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<216xi32>
  %v26 = stablehlo.constant dense<3> : tensor<216xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<216xi32>
  %v28 = stablehlo.convert %v27 : (tensor<216xi32>) -> tensor<216xf64>
  %v29 = stablehlo.reshape %v28 : (tensor<216xf64>) -> tensor<9x24xf64>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<9x24xf64>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [1, 3] : (tensor<9x24xf64>) -> tensor<2x9x3x24xf64>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [1, 3] : (tensor<9x24xf64>) -> tensor<2x9x3x24xf64>
  %v33 = stablehlo.slice %v10 [0:2, 0:9, 0:3, 0:48:2] : (tensor<2x9x3x48xf64>) -> tensor<2x9x3x24xf64>
  %v34 = stablehlo.slice %v10 [0:2, 0:9, 0:3, 1:48:2] : (tensor<2x9x3x48xf64>) -> tensor<2x9x3x24xf64>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<2x9x3x24xf64>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<2x9x3x24xf64>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<2x9x3x24xf64>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<2x9x3x24xf64>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<2x9x3x24xf64>
  %v40 = stablehlo.add %v38, %v39 : tensor<2x9x3x24xf64>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2, 3] : (tensor<2x9x3x24xf64>) -> tensor<2x9x3x24x1xf64>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2, 3] : (tensor<2x9x3x24xf64>) -> tensor<2x9x3x24x1xf64>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 4 : (tensor<2x9x3x24x1xf64>, tensor<2x9x3x24x1xf64>) -> tensor<2x9x3x24x2xf64>
  %v44 = stablehlo.reshape %v43 : (tensor<2x9x3x24x2xf64>) -> tensor<2x9x3x48xf64>
  %v45 = stablehlo.reshape %v10 : (tensor<2x9x3x48xf64>) -> tensor<2x9x3x24x2xf64>
  %v46 = stablehlo.transpose %v45, dims = [4, 0, 1, 2, 3] : (tensor<2x9x3x24x2xf64>) -> tensor<2x2x9x3x24xf64>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<2x2x9x3x24xf64>
  %v48 = stablehlo.slice %v47 [0:1, 0:2, 0:9, 0:3, 0:24] : (tensor<2x2x9x3x24xf64>) -> tensor<1x2x9x3x24xf64>
  %v49 = stablehlo.reshape %v48 : (tensor<1x2x9x3x24xf64>) -> tensor<2x9x3x24xf64>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<2x9x3x24xf64>
  %v51 = stablehlo.slice %v47 [1:2, 0:2, 0:9, 0:3, 0:24] : (tensor<2x2x9x3x24xf64>) -> tensor<1x2x9x3x24xf64>
  %v52 = stablehlo.reshape %v51 : (tensor<1x2x9x3x24xf64>) -> tensor<2x9x3x24xf64>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<2x9x3x24xf64>
  %v54 = stablehlo.optimization_barrier %v31 : tensor<2x9x3x24xf64>
  %v55 = stablehlo.optimization_barrier %v32 : tensor<2x9x3x24xf64>
  %v56 = stablehlo.multiply %v50, %v54 : tensor<2x9x3x24xf64>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<2x9x3x24xf64>
  %v58 = stablehlo.multiply %v53, %v55 : tensor<2x9x3x24xf64>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<2x9x3x24xf64>
  %v60 = stablehlo.subtract %v57, %v59 : tensor<2x9x3x24xf64>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<2x9x3x24xf64>
  %v62 = stablehlo.multiply %v50, %v55 : tensor<2x9x3x24xf64>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<2x9x3x24xf64>
  %v64 = stablehlo.multiply %v53, %v54 : tensor<2x9x3x24xf64>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<2x9x3x24xf64>
  %v66 = stablehlo.add %v63, %v65 : tensor<2x9x3x24xf64>
  %v67 = stablehlo.optimization_barrier %v66 : tensor<2x9x3x24xf64>
  %v68 = stablehlo.reshape %v61 : (tensor<2x9x3x24xf64>) -> tensor<1x2x9x3x24xf64>
  %v69 = stablehlo.reshape %v67 : (tensor<2x9x3x24xf64>) -> tensor<1x2x9x3x24xf64>
  %v70 = stablehlo.concatenate %v68, %v69, dim = 0 : (tensor<1x2x9x3x24xf64>, tensor<1x2x9x3x24xf64>) -> tensor<2x2x9x3x24xf64>
  %v71 = stablehlo.optimization_barrier %v70 : tensor<2x2x9x3x24xf64>
  %v72 = stablehlo.transpose %v71, dims = [1, 2, 3, 4, 0] : (tensor<2x2x9x3x24xf64>) -> tensor<2x9x3x24x2xf64>
  %v73 = stablehlo.optimization_barrier %v72 : tensor<2x9x3x24x2xf64>
  %v74 = stablehlo.reshape %v73 : (tensor<2x9x3x24x2xf64>) -> tensor<2x9x3x48xf64>
  check.expect_eq %v44, %v74 : tensor<2x9x3x48xf64>
  func.return
}
func.func private @bf16_f32_21() {
  %v1 = stablehlo.iota dim = 0 : tensor<5200xi32>
  %v2 = stablehlo.constant dense<7> : tensor<5200xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<5200xi32>
  %v4 = stablehlo.constant dense<11> : tensor<5200xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<5200xi32>
  %v6 = stablehlo.constant dense<5> : tensor<5200xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<5200xi32>
  %v8 = stablehlo.convert %v7 : (tensor<5200xi32>) -> tensor<5200xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<5200xbf16>) -> tensor<40x5x26xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<40x5x26xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<520xi32>
  %v12 = stablehlo.constant dense<5> : tensor<520xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<520xi32>
  %v14 = stablehlo.constant dense<5> : tensor<520xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<520xi32>
  %v16 = stablehlo.constant dense<2> : tensor<520xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<520xi32>
  %v18 = stablehlo.convert %v17 : (tensor<520xi32>) -> tensor<520xbf16>
  %v19 = stablehlo.reshape %v18 : (tensor<520xbf16>) -> tensor<40x13xbf16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<40x13xbf16>
  %v21 = stablehlo.iota dim = 0 : tensor<520xi32>
  %v22 = stablehlo.constant dense<3> : tensor<520xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<520xi32>
  %v24 = stablehlo.constant dense<7> : tensor<520xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<520xi32>
  %v26 = stablehlo.constant dense<3> : tensor<520xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<520xi32>
  %v28 = stablehlo.convert %v27 : (tensor<520xi32>) -> tensor<520xbf16>
  %v29 = stablehlo.reshape %v28 : (tensor<520xbf16>) -> tensor<40x13xbf16>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<40x13xbf16>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [0, 2] : (tensor<40x13xbf16>) -> tensor<40x5x13xbf16>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [0, 2] : (tensor<40x13xbf16>) -> tensor<40x5x13xbf16>
  %v33 = stablehlo.slice %v10 [0:40, 0:5, 0:26:2] : (tensor<40x5x26xbf16>) -> tensor<40x5x13xbf16>
  %v34 = stablehlo.slice %v10 [0:40, 0:5, 1:26:2] : (tensor<40x5x26xbf16>) -> tensor<40x5x13xbf16>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<40x5x13xbf16>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<40x5x13xbf16>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<40x5x13xbf16>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<40x5x13xbf16>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<40x5x13xbf16>
  %v40 = stablehlo.add %v38, %v39 : tensor<40x5x13xbf16>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2] : (tensor<40x5x13xbf16>) -> tensor<40x5x13x1xbf16>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2] : (tensor<40x5x13xbf16>) -> tensor<40x5x13x1xbf16>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 3 : (tensor<40x5x13x1xbf16>, tensor<40x5x13x1xbf16>) -> tensor<40x5x13x2xbf16>
  %v44 = stablehlo.reshape %v43 : (tensor<40x5x13x2xbf16>) -> tensor<40x5x26xbf16>
  %v45 = stablehlo.convert %v44 : (tensor<40x5x26xbf16>) -> tensor<40x5x26xf32>
  %v46 = stablehlo.reshape %v10 : (tensor<40x5x26xbf16>) -> tensor<40x5x13x2xbf16>
  %v47 = stablehlo.transpose %v46, dims = [3, 0, 1, 2] : (tensor<40x5x13x2xbf16>) -> tensor<2x40x5x13xbf16>
  %v48 = stablehlo.optimization_barrier %v47 : tensor<2x40x5x13xbf16>
  %v49 = stablehlo.slice %v48 [0:1, 0:40, 0:5, 0:13] : (tensor<2x40x5x13xbf16>) -> tensor<1x40x5x13xbf16>
  %v50 = stablehlo.reshape %v49 : (tensor<1x40x5x13xbf16>) -> tensor<40x5x13xbf16>
  %v51 = stablehlo.optimization_barrier %v50 : tensor<40x5x13xbf16>
  %v52 = stablehlo.slice %v48 [1:2, 0:40, 0:5, 0:13] : (tensor<2x40x5x13xbf16>) -> tensor<1x40x5x13xbf16>
  %v53 = stablehlo.reshape %v52 : (tensor<1x40x5x13xbf16>) -> tensor<40x5x13xbf16>
  %v54 = stablehlo.optimization_barrier %v53 : tensor<40x5x13xbf16>
  %v55 = stablehlo.optimization_barrier %v31 : tensor<40x5x13xbf16>
  %v56 = stablehlo.optimization_barrier %v32 : tensor<40x5x13xbf16>
  %v57 = stablehlo.multiply %v51, %v55 : tensor<40x5x13xbf16>
  %v58 = stablehlo.optimization_barrier %v57 : tensor<40x5x13xbf16>
  %v59 = stablehlo.multiply %v54, %v56 : tensor<40x5x13xbf16>
  %v60 = stablehlo.optimization_barrier %v59 : tensor<40x5x13xbf16>
  %v61 = stablehlo.subtract %v58, %v60 : tensor<40x5x13xbf16>
  %v62 = stablehlo.optimization_barrier %v61 : tensor<40x5x13xbf16>
  %v63 = stablehlo.multiply %v51, %v56 : tensor<40x5x13xbf16>
  %v64 = stablehlo.optimization_barrier %v63 : tensor<40x5x13xbf16>
  %v65 = stablehlo.multiply %v54, %v55 : tensor<40x5x13xbf16>
  %v66 = stablehlo.optimization_barrier %v65 : tensor<40x5x13xbf16>
  %v67 = stablehlo.add %v64, %v66 : tensor<40x5x13xbf16>
  %v68 = stablehlo.optimization_barrier %v67 : tensor<40x5x13xbf16>
  %v69 = stablehlo.reshape %v62 : (tensor<40x5x13xbf16>) -> tensor<1x40x5x13xbf16>
  %v70 = stablehlo.reshape %v68 : (tensor<40x5x13xbf16>) -> tensor<1x40x5x13xbf16>
  %v71 = stablehlo.concatenate %v69, %v70, dim = 0 : (tensor<1x40x5x13xbf16>, tensor<1x40x5x13xbf16>) -> tensor<2x40x5x13xbf16>
  %v72 = stablehlo.optimization_barrier %v71 : tensor<2x40x5x13xbf16>
  %v73 = stablehlo.transpose %v72, dims = [1, 2, 3, 0] : (tensor<2x40x5x13xbf16>) -> tensor<40x5x13x2xbf16>
  %v74 = stablehlo.optimization_barrier %v73 : tensor<40x5x13x2xbf16>
  %v75 = stablehlo.reshape %v74 : (tensor<40x5x13x2xbf16>) -> tensor<40x5x26xbf16>
  %v76 = stablehlo.optimization_barrier %v75 : tensor<40x5x26xbf16>
  %v77 = stablehlo.convert %v76 : (tensor<40x5x26xbf16>) -> tensor<40x5x26xf32>
  check.expect_eq %v45, %v77 : tensor<40x5x26xf32>
  func.return
}
func.func private @bf16_bf16_22() {
  %v1 = stablehlo.iota dim = 0 : tensor<5200xi32>
  %v2 = stablehlo.constant dense<7> : tensor<5200xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<5200xi32>
  %v4 = stablehlo.constant dense<11> : tensor<5200xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<5200xi32>
  %v6 = stablehlo.constant dense<5> : tensor<5200xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<5200xi32>
  %v8 = stablehlo.convert %v7 : (tensor<5200xi32>) -> tensor<5200xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<5200xbf16>) -> tensor<40x5x26xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<40x5x26xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<520xi32>
  %v12 = stablehlo.constant dense<5> : tensor<520xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<520xi32>
  %v14 = stablehlo.constant dense<5> : tensor<520xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<520xi32>
  %v16 = stablehlo.constant dense<2> : tensor<520xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<520xi32>
  %v18 = stablehlo.convert %v17 : (tensor<520xi32>) -> tensor<520xbf16>
  %v19 = stablehlo.reshape %v18 : (tensor<520xbf16>) -> tensor<40x13xbf16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<40x13xbf16>
  %v21 = stablehlo.iota dim = 0 : tensor<520xi32>
  %v22 = stablehlo.constant dense<3> : tensor<520xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<520xi32>
  %v24 = stablehlo.constant dense<7> : tensor<520xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<520xi32>
  %v26 = stablehlo.constant dense<3> : tensor<520xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<520xi32>
  %v28 = stablehlo.convert %v27 : (tensor<520xi32>) -> tensor<520xbf16>
  %v29 = stablehlo.reshape %v28 : (tensor<520xbf16>) -> tensor<40x13xbf16>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<40x13xbf16>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [0, 2] : (tensor<40x13xbf16>) -> tensor<40x5x13xbf16>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [0, 2] : (tensor<40x13xbf16>) -> tensor<40x5x13xbf16>
  %v33 = stablehlo.slice %v10 [0:40, 0:5, 0:26:2] : (tensor<40x5x26xbf16>) -> tensor<40x5x13xbf16>
  %v34 = stablehlo.slice %v10 [0:40, 0:5, 1:26:2] : (tensor<40x5x26xbf16>) -> tensor<40x5x13xbf16>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<40x5x13xbf16>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<40x5x13xbf16>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<40x5x13xbf16>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<40x5x13xbf16>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<40x5x13xbf16>
  %v40 = stablehlo.add %v38, %v39 : tensor<40x5x13xbf16>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2] : (tensor<40x5x13xbf16>) -> tensor<40x5x13x1xbf16>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2] : (tensor<40x5x13xbf16>) -> tensor<40x5x13x1xbf16>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 3 : (tensor<40x5x13x1xbf16>, tensor<40x5x13x1xbf16>) -> tensor<40x5x13x2xbf16>
  %v44 = stablehlo.reshape %v43 : (tensor<40x5x13x2xbf16>) -> tensor<40x5x26xbf16>
  %v45 = stablehlo.reshape %v10 : (tensor<40x5x26xbf16>) -> tensor<40x5x13x2xbf16>
  %v46 = stablehlo.transpose %v45, dims = [3, 0, 1, 2] : (tensor<40x5x13x2xbf16>) -> tensor<2x40x5x13xbf16>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<2x40x5x13xbf16>
  %v48 = stablehlo.slice %v47 [0:1, 0:40, 0:5, 0:13] : (tensor<2x40x5x13xbf16>) -> tensor<1x40x5x13xbf16>
  %v49 = stablehlo.reshape %v48 : (tensor<1x40x5x13xbf16>) -> tensor<40x5x13xbf16>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<40x5x13xbf16>
  %v51 = stablehlo.slice %v47 [1:2, 0:40, 0:5, 0:13] : (tensor<2x40x5x13xbf16>) -> tensor<1x40x5x13xbf16>
  %v52 = stablehlo.reshape %v51 : (tensor<1x40x5x13xbf16>) -> tensor<40x5x13xbf16>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<40x5x13xbf16>
  %v54 = stablehlo.optimization_barrier %v31 : tensor<40x5x13xbf16>
  %v55 = stablehlo.optimization_barrier %v32 : tensor<40x5x13xbf16>
  %v56 = stablehlo.multiply %v50, %v54 : tensor<40x5x13xbf16>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<40x5x13xbf16>
  %v58 = stablehlo.multiply %v53, %v55 : tensor<40x5x13xbf16>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<40x5x13xbf16>
  %v60 = stablehlo.subtract %v57, %v59 : tensor<40x5x13xbf16>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<40x5x13xbf16>
  %v62 = stablehlo.multiply %v50, %v55 : tensor<40x5x13xbf16>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<40x5x13xbf16>
  %v64 = stablehlo.multiply %v53, %v54 : tensor<40x5x13xbf16>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<40x5x13xbf16>
  %v66 = stablehlo.add %v63, %v65 : tensor<40x5x13xbf16>
  %v67 = stablehlo.optimization_barrier %v66 : tensor<40x5x13xbf16>
  %v68 = stablehlo.reshape %v61 : (tensor<40x5x13xbf16>) -> tensor<1x40x5x13xbf16>
  %v69 = stablehlo.reshape %v67 : (tensor<40x5x13xbf16>) -> tensor<1x40x5x13xbf16>
  %v70 = stablehlo.concatenate %v68, %v69, dim = 0 : (tensor<1x40x5x13xbf16>, tensor<1x40x5x13xbf16>) -> tensor<2x40x5x13xbf16>
  %v71 = stablehlo.optimization_barrier %v70 : tensor<2x40x5x13xbf16>
  %v72 = stablehlo.transpose %v71, dims = [1, 2, 3, 0] : (tensor<2x40x5x13xbf16>) -> tensor<40x5x13x2xbf16>
  %v73 = stablehlo.optimization_barrier %v72 : tensor<40x5x13x2xbf16>
  %v74 = stablehlo.reshape %v73 : (tensor<40x5x13x2xbf16>) -> tensor<40x5x26xbf16>
  check.expect_eq %v44, %v74 : tensor<40x5x26xbf16>
  func.return
}
func.func private @f16_f16_23() {
  %v1 = stablehlo.iota dim = 0 : tensor<5200xi32>
  %v2 = stablehlo.constant dense<7> : tensor<5200xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<5200xi32>
  %v4 = stablehlo.constant dense<11> : tensor<5200xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<5200xi32>
  %v6 = stablehlo.constant dense<5> : tensor<5200xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<5200xi32>
  %v8 = stablehlo.convert %v7 : (tensor<5200xi32>) -> tensor<5200xf16>
  %v9 = stablehlo.reshape %v8 : (tensor<5200xf16>) -> tensor<40x5x26xf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<40x5x26xf16>
  %v11 = stablehlo.iota dim = 0 : tensor<520xi32>
  %v12 = stablehlo.constant dense<5> : tensor<520xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<520xi32>
  %v14 = stablehlo.constant dense<5> : tensor<520xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<520xi32>
  %v16 = stablehlo.constant dense<2> : tensor<520xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<520xi32>
  %v18 = stablehlo.convert %v17 : (tensor<520xi32>) -> tensor<520xf16>
  %v19 = stablehlo.reshape %v18 : (tensor<520xf16>) -> tensor<40x13xf16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<40x13xf16>
  %v21 = stablehlo.iota dim = 0 : tensor<520xi32>
  %v22 = stablehlo.constant dense<3> : tensor<520xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<520xi32>
  %v24 = stablehlo.constant dense<7> : tensor<520xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<520xi32>
  %v26 = stablehlo.constant dense<3> : tensor<520xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<520xi32>
  %v28 = stablehlo.convert %v27 : (tensor<520xi32>) -> tensor<520xf16>
  %v29 = stablehlo.reshape %v28 : (tensor<520xf16>) -> tensor<40x13xf16>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<40x13xf16>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [0, 2] : (tensor<40x13xf16>) -> tensor<40x5x13xf16>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [0, 2] : (tensor<40x13xf16>) -> tensor<40x5x13xf16>
  %v33 = stablehlo.slice %v10 [0:40, 0:5, 0:26:2] : (tensor<40x5x26xf16>) -> tensor<40x5x13xf16>
  %v34 = stablehlo.slice %v10 [0:40, 0:5, 1:26:2] : (tensor<40x5x26xf16>) -> tensor<40x5x13xf16>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<40x5x13xf16>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<40x5x13xf16>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<40x5x13xf16>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<40x5x13xf16>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<40x5x13xf16>
  %v40 = stablehlo.add %v38, %v39 : tensor<40x5x13xf16>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2] : (tensor<40x5x13xf16>) -> tensor<40x5x13x1xf16>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2] : (tensor<40x5x13xf16>) -> tensor<40x5x13x1xf16>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 3 : (tensor<40x5x13x1xf16>, tensor<40x5x13x1xf16>) -> tensor<40x5x13x2xf16>
  %v44 = stablehlo.reshape %v43 : (tensor<40x5x13x2xf16>) -> tensor<40x5x26xf16>
  %v45 = stablehlo.reshape %v10 : (tensor<40x5x26xf16>) -> tensor<40x5x13x2xf16>
  %v46 = stablehlo.transpose %v45, dims = [3, 0, 1, 2] : (tensor<40x5x13x2xf16>) -> tensor<2x40x5x13xf16>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<2x40x5x13xf16>
  %v48 = stablehlo.slice %v47 [0:1, 0:40, 0:5, 0:13] : (tensor<2x40x5x13xf16>) -> tensor<1x40x5x13xf16>
  %v49 = stablehlo.reshape %v48 : (tensor<1x40x5x13xf16>) -> tensor<40x5x13xf16>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<40x5x13xf16>
  %v51 = stablehlo.slice %v47 [1:2, 0:40, 0:5, 0:13] : (tensor<2x40x5x13xf16>) -> tensor<1x40x5x13xf16>
  %v52 = stablehlo.reshape %v51 : (tensor<1x40x5x13xf16>) -> tensor<40x5x13xf16>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<40x5x13xf16>
  %v54 = stablehlo.optimization_barrier %v31 : tensor<40x5x13xf16>
  %v55 = stablehlo.optimization_barrier %v32 : tensor<40x5x13xf16>
  %v56 = stablehlo.multiply %v50, %v54 : tensor<40x5x13xf16>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<40x5x13xf16>
  %v58 = stablehlo.multiply %v53, %v55 : tensor<40x5x13xf16>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<40x5x13xf16>
  %v60 = stablehlo.subtract %v57, %v59 : tensor<40x5x13xf16>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<40x5x13xf16>
  %v62 = stablehlo.multiply %v50, %v55 : tensor<40x5x13xf16>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<40x5x13xf16>
  %v64 = stablehlo.multiply %v53, %v54 : tensor<40x5x13xf16>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<40x5x13xf16>
  %v66 = stablehlo.add %v63, %v65 : tensor<40x5x13xf16>
  %v67 = stablehlo.optimization_barrier %v66 : tensor<40x5x13xf16>
  %v68 = stablehlo.reshape %v61 : (tensor<40x5x13xf16>) -> tensor<1x40x5x13xf16>
  %v69 = stablehlo.reshape %v67 : (tensor<40x5x13xf16>) -> tensor<1x40x5x13xf16>
  %v70 = stablehlo.concatenate %v68, %v69, dim = 0 : (tensor<1x40x5x13xf16>, tensor<1x40x5x13xf16>) -> tensor<2x40x5x13xf16>
  %v71 = stablehlo.optimization_barrier %v70 : tensor<2x40x5x13xf16>
  %v72 = stablehlo.transpose %v71, dims = [1, 2, 3, 0] : (tensor<2x40x5x13xf16>) -> tensor<40x5x13x2xf16>
  %v73 = stablehlo.optimization_barrier %v72 : tensor<40x5x13x2xf16>
  %v74 = stablehlo.reshape %v73 : (tensor<40x5x13x2xf16>) -> tensor<40x5x26xf16>
  check.expect_eq %v44, %v74 : tensor<40x5x26xf16>
  func.return
}
func.func private @i8_i8_25() {
  %v1 = stablehlo.iota dim = 0 : tensor<5200xi32>
  %v2 = stablehlo.constant dense<7> : tensor<5200xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<5200xi32>
  %v4 = stablehlo.constant dense<11> : tensor<5200xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<5200xi32>
  %v6 = stablehlo.constant dense<5> : tensor<5200xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<5200xi32>
  %v8 = stablehlo.convert %v7 : (tensor<5200xi32>) -> tensor<5200xi8>
  %v9 = stablehlo.reshape %v8 : (tensor<5200xi8>) -> tensor<40x5x26xi8>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<40x5x26xi8>
  %v11 = stablehlo.iota dim = 0 : tensor<520xi32>
  %v12 = stablehlo.constant dense<5> : tensor<520xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<520xi32>
  %v14 = stablehlo.constant dense<5> : tensor<520xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<520xi32>
  %v16 = stablehlo.constant dense<2> : tensor<520xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<520xi32>
  %v18 = stablehlo.convert %v17 : (tensor<520xi32>) -> tensor<520xi8>
  %v19 = stablehlo.reshape %v18 : (tensor<520xi8>) -> tensor<40x13xi8>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<40x13xi8>
  %v21 = stablehlo.iota dim = 0 : tensor<520xi32>
  %v22 = stablehlo.constant dense<3> : tensor<520xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<520xi32>
  %v24 = stablehlo.constant dense<7> : tensor<520xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<520xi32>
  %v26 = stablehlo.constant dense<3> : tensor<520xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<520xi32>
  %v28 = stablehlo.convert %v27 : (tensor<520xi32>) -> tensor<520xi8>
  %v29 = stablehlo.reshape %v28 : (tensor<520xi8>) -> tensor<40x13xi8>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<40x13xi8>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [0, 2] : (tensor<40x13xi8>) -> tensor<40x5x13xi8>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [0, 2] : (tensor<40x13xi8>) -> tensor<40x5x13xi8>
  %v33 = stablehlo.slice %v10 [0:40, 0:5, 0:26:2] : (tensor<40x5x26xi8>) -> tensor<40x5x13xi8>
  %v34 = stablehlo.slice %v10 [0:40, 0:5, 1:26:2] : (tensor<40x5x26xi8>) -> tensor<40x5x13xi8>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<40x5x13xi8>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<40x5x13xi8>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<40x5x13xi8>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<40x5x13xi8>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<40x5x13xi8>
  %v40 = stablehlo.add %v38, %v39 : tensor<40x5x13xi8>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2] : (tensor<40x5x13xi8>) -> tensor<40x5x13x1xi8>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2] : (tensor<40x5x13xi8>) -> tensor<40x5x13x1xi8>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 3 : (tensor<40x5x13x1xi8>, tensor<40x5x13x1xi8>) -> tensor<40x5x13x2xi8>
  %v44 = stablehlo.reshape %v43 : (tensor<40x5x13x2xi8>) -> tensor<40x5x26xi8>
  %v45 = stablehlo.reshape %v10 : (tensor<40x5x26xi8>) -> tensor<40x5x13x2xi8>
  %v46 = stablehlo.transpose %v45, dims = [3, 0, 1, 2] : (tensor<40x5x13x2xi8>) -> tensor<2x40x5x13xi8>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<2x40x5x13xi8>
  %v48 = stablehlo.slice %v47 [0:1, 0:40, 0:5, 0:13] : (tensor<2x40x5x13xi8>) -> tensor<1x40x5x13xi8>
  %v49 = stablehlo.reshape %v48 : (tensor<1x40x5x13xi8>) -> tensor<40x5x13xi8>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<40x5x13xi8>
  %v51 = stablehlo.slice %v47 [1:2, 0:40, 0:5, 0:13] : (tensor<2x40x5x13xi8>) -> tensor<1x40x5x13xi8>
  %v52 = stablehlo.reshape %v51 : (tensor<1x40x5x13xi8>) -> tensor<40x5x13xi8>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<40x5x13xi8>
  %v54 = stablehlo.optimization_barrier %v31 : tensor<40x5x13xi8>
  %v55 = stablehlo.optimization_barrier %v32 : tensor<40x5x13xi8>
  %v56 = stablehlo.multiply %v50, %v54 : tensor<40x5x13xi8>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<40x5x13xi8>
  %v58 = stablehlo.multiply %v53, %v55 : tensor<40x5x13xi8>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<40x5x13xi8>
  %v60 = stablehlo.subtract %v57, %v59 : tensor<40x5x13xi8>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<40x5x13xi8>
  %v62 = stablehlo.multiply %v50, %v55 : tensor<40x5x13xi8>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<40x5x13xi8>
  %v64 = stablehlo.multiply %v53, %v54 : tensor<40x5x13xi8>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<40x5x13xi8>
  %v66 = stablehlo.add %v63, %v65 : tensor<40x5x13xi8>
  %v67 = stablehlo.optimization_barrier %v66 : tensor<40x5x13xi8>
  %v68 = stablehlo.reshape %v61 : (tensor<40x5x13xi8>) -> tensor<1x40x5x13xi8>
  %v69 = stablehlo.reshape %v67 : (tensor<40x5x13xi8>) -> tensor<1x40x5x13xi8>
  %v70 = stablehlo.concatenate %v68, %v69, dim = 0 : (tensor<1x40x5x13xi8>, tensor<1x40x5x13xi8>) -> tensor<2x40x5x13xi8>
  %v71 = stablehlo.optimization_barrier %v70 : tensor<2x40x5x13xi8>
  %v72 = stablehlo.transpose %v71, dims = [1, 2, 3, 0] : (tensor<2x40x5x13xi8>) -> tensor<40x5x13x2xi8>
  %v73 = stablehlo.optimization_barrier %v72 : tensor<40x5x13x2xi8>
  %v74 = stablehlo.reshape %v73 : (tensor<40x5x13x2xi8>) -> tensor<40x5x26xi8>
  check.expect_eq %v44, %v74 : tensor<40x5x26xi8>
  func.return
}
func.func private @i16_i16_27() {
  %v1 = stablehlo.iota dim = 0 : tensor<5200xi32>
  %v2 = stablehlo.constant dense<7> : tensor<5200xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<5200xi32>
  %v4 = stablehlo.constant dense<11> : tensor<5200xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<5200xi32>
  %v6 = stablehlo.constant dense<5> : tensor<5200xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<5200xi32>
  %v8 = stablehlo.convert %v7 : (tensor<5200xi32>) -> tensor<5200xi16>
  %v9 = stablehlo.reshape %v8 : (tensor<5200xi16>) -> tensor<40x5x26xi16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<40x5x26xi16>
  %v11 = stablehlo.iota dim = 0 : tensor<520xi32>
  %v12 = stablehlo.constant dense<5> : tensor<520xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<520xi32>
  %v14 = stablehlo.constant dense<5> : tensor<520xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<520xi32>
  %v16 = stablehlo.constant dense<2> : tensor<520xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<520xi32>
  %v18 = stablehlo.convert %v17 : (tensor<520xi32>) -> tensor<520xi16>
  %v19 = stablehlo.reshape %v18 : (tensor<520xi16>) -> tensor<40x13xi16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<40x13xi16>
  %v21 = stablehlo.iota dim = 0 : tensor<520xi32>
  %v22 = stablehlo.constant dense<3> : tensor<520xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<520xi32>
  %v24 = stablehlo.constant dense<7> : tensor<520xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<520xi32>
  %v26 = stablehlo.constant dense<3> : tensor<520xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<520xi32>
  %v28 = stablehlo.convert %v27 : (tensor<520xi32>) -> tensor<520xi16>
  %v29 = stablehlo.reshape %v28 : (tensor<520xi16>) -> tensor<40x13xi16>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<40x13xi16>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [0, 2] : (tensor<40x13xi16>) -> tensor<40x5x13xi16>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [0, 2] : (tensor<40x13xi16>) -> tensor<40x5x13xi16>
  %v33 = stablehlo.slice %v10 [0:40, 0:5, 0:26:2] : (tensor<40x5x26xi16>) -> tensor<40x5x13xi16>
  %v34 = stablehlo.slice %v10 [0:40, 0:5, 1:26:2] : (tensor<40x5x26xi16>) -> tensor<40x5x13xi16>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<40x5x13xi16>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<40x5x13xi16>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<40x5x13xi16>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<40x5x13xi16>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<40x5x13xi16>
  %v40 = stablehlo.add %v38, %v39 : tensor<40x5x13xi16>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2] : (tensor<40x5x13xi16>) -> tensor<40x5x13x1xi16>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2] : (tensor<40x5x13xi16>) -> tensor<40x5x13x1xi16>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 3 : (tensor<40x5x13x1xi16>, tensor<40x5x13x1xi16>) -> tensor<40x5x13x2xi16>
  %v44 = stablehlo.reshape %v43 : (tensor<40x5x13x2xi16>) -> tensor<40x5x26xi16>
  %v45 = stablehlo.reshape %v10 : (tensor<40x5x26xi16>) -> tensor<40x5x13x2xi16>
  %v46 = stablehlo.transpose %v45, dims = [3, 0, 1, 2] : (tensor<40x5x13x2xi16>) -> tensor<2x40x5x13xi16>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<2x40x5x13xi16>
  %v48 = stablehlo.slice %v47 [0:1, 0:40, 0:5, 0:13] : (tensor<2x40x5x13xi16>) -> tensor<1x40x5x13xi16>
  %v49 = stablehlo.reshape %v48 : (tensor<1x40x5x13xi16>) -> tensor<40x5x13xi16>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<40x5x13xi16>
  %v51 = stablehlo.slice %v47 [1:2, 0:40, 0:5, 0:13] : (tensor<2x40x5x13xi16>) -> tensor<1x40x5x13xi16>
  %v52 = stablehlo.reshape %v51 : (tensor<1x40x5x13xi16>) -> tensor<40x5x13xi16>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<40x5x13xi16>
  %v54 = stablehlo.optimization_barrier %v31 : tensor<40x5x13xi16>
  %v55 = stablehlo.optimization_barrier %v32 : tensor<40x5x13xi16>
  %v56 = stablehlo.multiply %v50, %v54 : tensor<40x5x13xi16>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<40x5x13xi16>
  %v58 = stablehlo.multiply %v53, %v55 : tensor<40x5x13xi16>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<40x5x13xi16>
  %v60 = stablehlo.subtract %v57, %v59 : tensor<40x5x13xi16>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<40x5x13xi16>
  %v62 = stablehlo.multiply %v50, %v55 : tensor<40x5x13xi16>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<40x5x13xi16>
  %v64 = stablehlo.multiply %v53, %v54 : tensor<40x5x13xi16>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<40x5x13xi16>
  %v66 = stablehlo.add %v63, %v65 : tensor<40x5x13xi16>
  %v67 = stablehlo.optimization_barrier %v66 : tensor<40x5x13xi16>
  %v68 = stablehlo.reshape %v61 : (tensor<40x5x13xi16>) -> tensor<1x40x5x13xi16>
  %v69 = stablehlo.reshape %v67 : (tensor<40x5x13xi16>) -> tensor<1x40x5x13xi16>
  %v70 = stablehlo.concatenate %v68, %v69, dim = 0 : (tensor<1x40x5x13xi16>, tensor<1x40x5x13xi16>) -> tensor<2x40x5x13xi16>
  %v71 = stablehlo.optimization_barrier %v70 : tensor<2x40x5x13xi16>
  %v72 = stablehlo.transpose %v71, dims = [1, 2, 3, 0] : (tensor<2x40x5x13xi16>) -> tensor<40x5x13x2xi16>
  %v73 = stablehlo.optimization_barrier %v72 : tensor<40x5x13x2xi16>
  %v74 = stablehlo.reshape %v73 : (tensor<40x5x13x2xi16>) -> tensor<40x5x26xi16>
  check.expect_eq %v44, %v74 : tensor<40x5x26xi16>
  func.return
}
func.func private @f64_f64_29() {
  %v1 = stablehlo.iota dim = 0 : tensor<5200xi32>
  %v2 = stablehlo.constant dense<7> : tensor<5200xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<5200xi32>
  %v4 = stablehlo.constant dense<11> : tensor<5200xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<5200xi32>
  %v6 = stablehlo.constant dense<5> : tensor<5200xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<5200xi32>
  %v8 = stablehlo.convert %v7 : (tensor<5200xi32>) -> tensor<5200xf64>
  %v9 = stablehlo.reshape %v8 : (tensor<5200xf64>) -> tensor<40x5x26xf64>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<40x5x26xf64>
  %v11 = stablehlo.iota dim = 0 : tensor<520xi32>
  %v12 = stablehlo.constant dense<5> : tensor<520xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<520xi32>
  %v14 = stablehlo.constant dense<5> : tensor<520xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<520xi32>
  %v16 = stablehlo.constant dense<2> : tensor<520xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<520xi32>
  %v18 = stablehlo.convert %v17 : (tensor<520xi32>) -> tensor<520xf64>
  %v19 = stablehlo.reshape %v18 : (tensor<520xf64>) -> tensor<40x13xf64>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<40x13xf64>
  %v21 = stablehlo.iota dim = 0 : tensor<520xi32>
  %v22 = stablehlo.constant dense<3> : tensor<520xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<520xi32>
  %v24 = stablehlo.constant dense<7> : tensor<520xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<520xi32>
  %v26 = stablehlo.constant dense<3> : tensor<520xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<520xi32>
  %v28 = stablehlo.convert %v27 : (tensor<520xi32>) -> tensor<520xf64>
  %v29 = stablehlo.reshape %v28 : (tensor<520xf64>) -> tensor<40x13xf64>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<40x13xf64>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [0, 2] : (tensor<40x13xf64>) -> tensor<40x5x13xf64>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [0, 2] : (tensor<40x13xf64>) -> tensor<40x5x13xf64>
  %v33 = stablehlo.slice %v10 [0:40, 0:5, 0:26:2] : (tensor<40x5x26xf64>) -> tensor<40x5x13xf64>
  %v34 = stablehlo.slice %v10 [0:40, 0:5, 1:26:2] : (tensor<40x5x26xf64>) -> tensor<40x5x13xf64>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<40x5x13xf64>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<40x5x13xf64>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<40x5x13xf64>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<40x5x13xf64>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<40x5x13xf64>
  %v40 = stablehlo.add %v38, %v39 : tensor<40x5x13xf64>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2] : (tensor<40x5x13xf64>) -> tensor<40x5x13x1xf64>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2] : (tensor<40x5x13xf64>) -> tensor<40x5x13x1xf64>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 3 : (tensor<40x5x13x1xf64>, tensor<40x5x13x1xf64>) -> tensor<40x5x13x2xf64>
  %v44 = stablehlo.reshape %v43 : (tensor<40x5x13x2xf64>) -> tensor<40x5x26xf64>
  %v45 = stablehlo.reshape %v10 : (tensor<40x5x26xf64>) -> tensor<40x5x13x2xf64>
  %v46 = stablehlo.transpose %v45, dims = [3, 0, 1, 2] : (tensor<40x5x13x2xf64>) -> tensor<2x40x5x13xf64>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<2x40x5x13xf64>
  %v48 = stablehlo.slice %v47 [0:1, 0:40, 0:5, 0:13] : (tensor<2x40x5x13xf64>) -> tensor<1x40x5x13xf64>
  %v49 = stablehlo.reshape %v48 : (tensor<1x40x5x13xf64>) -> tensor<40x5x13xf64>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<40x5x13xf64>
  %v51 = stablehlo.slice %v47 [1:2, 0:40, 0:5, 0:13] : (tensor<2x40x5x13xf64>) -> tensor<1x40x5x13xf64>
  %v52 = stablehlo.reshape %v51 : (tensor<1x40x5x13xf64>) -> tensor<40x5x13xf64>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<40x5x13xf64>
  %v54 = stablehlo.optimization_barrier %v31 : tensor<40x5x13xf64>
  %v55 = stablehlo.optimization_barrier %v32 : tensor<40x5x13xf64>
  %v56 = stablehlo.multiply %v50, %v54 : tensor<40x5x13xf64>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<40x5x13xf64>
  %v58 = stablehlo.multiply %v53, %v55 : tensor<40x5x13xf64>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<40x5x13xf64>
  %v60 = stablehlo.subtract %v57, %v59 : tensor<40x5x13xf64>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<40x5x13xf64>
  %v62 = stablehlo.multiply %v50, %v55 : tensor<40x5x13xf64>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<40x5x13xf64>
  %v64 = stablehlo.multiply %v53, %v54 : tensor<40x5x13xf64>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<40x5x13xf64>
  %v66 = stablehlo.add %v63, %v65 : tensor<40x5x13xf64>
  %v67 = stablehlo.optimization_barrier %v66 : tensor<40x5x13xf64>
  %v68 = stablehlo.reshape %v61 : (tensor<40x5x13xf64>) -> tensor<1x40x5x13xf64>
  %v69 = stablehlo.reshape %v67 : (tensor<40x5x13xf64>) -> tensor<1x40x5x13xf64>
  %v70 = stablehlo.concatenate %v68, %v69, dim = 0 : (tensor<1x40x5x13xf64>, tensor<1x40x5x13xf64>) -> tensor<2x40x5x13xf64>
  %v71 = stablehlo.optimization_barrier %v70 : tensor<2x40x5x13xf64>
  %v72 = stablehlo.transpose %v71, dims = [1, 2, 3, 0] : (tensor<2x40x5x13xf64>) -> tensor<40x5x13x2xf64>
  %v73 = stablehlo.optimization_barrier %v72 : tensor<40x5x13x2xf64>
  %v74 = stablehlo.reshape %v73 : (tensor<40x5x13x2xf64>) -> tensor<40x5x26xf64>
  check.expect_eq %v44, %v74 : tensor<40x5x26xf64>
  func.return
}
func.func private @bf16_f32_31() {
  %v1 = stablehlo.iota dim = 0 : tensor<640xi32>
  %v2 = stablehlo.constant dense<7> : tensor<640xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<640xi32>
  %v4 = stablehlo.constant dense<11> : tensor<640xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<640xi32>
  %v6 = stablehlo.constant dense<5> : tensor<640xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<640xi32>
  %v8 = stablehlo.convert %v7 : (tensor<640xi32>) -> tensor<640xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<640xbf16>) -> tensor<1x20x2x16xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<1x20x2x16xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<160xi32>
  %v12 = stablehlo.constant dense<5> : tensor<160xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<160xi32>
  %v14 = stablehlo.constant dense<5> : tensor<160xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<160xi32>
  %v16 = stablehlo.constant dense<2> : tensor<160xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<160xi32>
  %v18 = stablehlo.convert %v17 : (tensor<160xi32>) -> tensor<160xbf16>
  %v19 = stablehlo.reshape %v18 : (tensor<160xbf16>) -> tensor<20x8xbf16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<20x8xbf16>
  %v21 = stablehlo.iota dim = 0 : tensor<160xi32>
  %v22 = stablehlo.constant dense<3> : tensor<160xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<160xi32>
  %v24 = stablehlo.constant dense<7> : tensor<160xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<160xi32>
  %v26 = stablehlo.constant dense<3> : tensor<160xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<160xi32>
  %v28 = stablehlo.convert %v27 : (tensor<160xi32>) -> tensor<160xbf16>
  %v29 = stablehlo.reshape %v28 : (tensor<160xbf16>) -> tensor<20x8xbf16>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<20x8xbf16>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [1, 3] : (tensor<20x8xbf16>) -> tensor<1x20x2x8xbf16>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [1, 3] : (tensor<20x8xbf16>) -> tensor<1x20x2x8xbf16>
  %v33 = stablehlo.slice %v10 [0:1, 0:20, 0:2, 0:16:2] : (tensor<1x20x2x16xbf16>) -> tensor<1x20x2x8xbf16>
  %v34 = stablehlo.slice %v10 [0:1, 0:20, 0:2, 1:16:2] : (tensor<1x20x2x16xbf16>) -> tensor<1x20x2x8xbf16>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<1x20x2x8xbf16>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<1x20x2x8xbf16>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<1x20x2x8xbf16>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<1x20x2x8xbf16>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<1x20x2x8xbf16>
  %v40 = stablehlo.add %v38, %v39 : tensor<1x20x2x8xbf16>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2, 3] : (tensor<1x20x2x8xbf16>) -> tensor<1x20x2x8x1xbf16>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2, 3] : (tensor<1x20x2x8xbf16>) -> tensor<1x20x2x8x1xbf16>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 4 : (tensor<1x20x2x8x1xbf16>, tensor<1x20x2x8x1xbf16>) -> tensor<1x20x2x8x2xbf16>
  %v44 = stablehlo.reshape %v43 : (tensor<1x20x2x8x2xbf16>) -> tensor<1x20x2x16xbf16>
  %v45 = stablehlo.convert %v44 : (tensor<1x20x2x16xbf16>) -> tensor<1x20x2x16xf32>
  %v46 = stablehlo.reshape %v10 : (tensor<1x20x2x16xbf16>) -> tensor<1x20x2x8x2xbf16>
  %v47 = stablehlo.transpose %v46, dims = [4, 0, 1, 2, 3] : (tensor<1x20x2x8x2xbf16>) -> tensor<2x1x20x2x8xbf16>
  %v48 = stablehlo.optimization_barrier %v47 : tensor<2x1x20x2x8xbf16>
  %v49 = stablehlo.slice %v48 [0:1, 0:1, 0:20, 0:2, 0:8] : (tensor<2x1x20x2x8xbf16>) -> tensor<1x1x20x2x8xbf16>
  %v50 = stablehlo.reshape %v49 : (tensor<1x1x20x2x8xbf16>) -> tensor<1x20x2x8xbf16>
  %v51 = stablehlo.optimization_barrier %v50 : tensor<1x20x2x8xbf16>
  %v52 = stablehlo.slice %v48 [1:2, 0:1, 0:20, 0:2, 0:8] : (tensor<2x1x20x2x8xbf16>) -> tensor<1x1x20x2x8xbf16>
  %v53 = stablehlo.reshape %v52 : (tensor<1x1x20x2x8xbf16>) -> tensor<1x20x2x8xbf16>
  %v54 = stablehlo.optimization_barrier %v53 : tensor<1x20x2x8xbf16>
  %v55 = stablehlo.optimization_barrier %v31 : tensor<1x20x2x8xbf16>
  %v56 = stablehlo.optimization_barrier %v32 : tensor<1x20x2x8xbf16>
  %v57 = stablehlo.multiply %v51, %v55 : tensor<1x20x2x8xbf16>
  %v58 = stablehlo.optimization_barrier %v57 : tensor<1x20x2x8xbf16>
  %v59 = stablehlo.multiply %v54, %v56 : tensor<1x20x2x8xbf16>
  %v60 = stablehlo.optimization_barrier %v59 : tensor<1x20x2x8xbf16>
  %v61 = stablehlo.subtract %v58, %v60 : tensor<1x20x2x8xbf16>
  %v62 = stablehlo.optimization_barrier %v61 : tensor<1x20x2x8xbf16>
  %v63 = stablehlo.multiply %v51, %v56 : tensor<1x20x2x8xbf16>
  %v64 = stablehlo.optimization_barrier %v63 : tensor<1x20x2x8xbf16>
  %v65 = stablehlo.multiply %v54, %v55 : tensor<1x20x2x8xbf16>
  %v66 = stablehlo.optimization_barrier %v65 : tensor<1x20x2x8xbf16>
  %v67 = stablehlo.add %v64, %v66 : tensor<1x20x2x8xbf16>
  %v68 = stablehlo.optimization_barrier %v67 : tensor<1x20x2x8xbf16>
  %v69 = stablehlo.reshape %v62 : (tensor<1x20x2x8xbf16>) -> tensor<1x1x20x2x8xbf16>
  %v70 = stablehlo.reshape %v68 : (tensor<1x20x2x8xbf16>) -> tensor<1x1x20x2x8xbf16>
  %v71 = stablehlo.concatenate %v69, %v70, dim = 0 : (tensor<1x1x20x2x8xbf16>, tensor<1x1x20x2x8xbf16>) -> tensor<2x1x20x2x8xbf16>
  %v72 = stablehlo.optimization_barrier %v71 : tensor<2x1x20x2x8xbf16>
  %v73 = stablehlo.transpose %v72, dims = [1, 2, 3, 4, 0] : (tensor<2x1x20x2x8xbf16>) -> tensor<1x20x2x8x2xbf16>
  %v74 = stablehlo.optimization_barrier %v73 : tensor<1x20x2x8x2xbf16>
  %v75 = stablehlo.reshape %v74 : (tensor<1x20x2x8x2xbf16>) -> tensor<1x20x2x16xbf16>
  %v76 = stablehlo.optimization_barrier %v75 : tensor<1x20x2x16xbf16>
  %v77 = stablehlo.convert %v76 : (tensor<1x20x2x16xbf16>) -> tensor<1x20x2x16xf32>
  check.expect_eq %v45, %v77 : tensor<1x20x2x16xf32>
  func.return
}
func.func private @bf16_bf16_32() {
  %v1 = stablehlo.iota dim = 0 : tensor<640xi32>
  %v2 = stablehlo.constant dense<7> : tensor<640xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<640xi32>
  %v4 = stablehlo.constant dense<11> : tensor<640xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<640xi32>
  %v6 = stablehlo.constant dense<5> : tensor<640xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<640xi32>
  %v8 = stablehlo.convert %v7 : (tensor<640xi32>) -> tensor<640xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<640xbf16>) -> tensor<1x20x2x16xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<1x20x2x16xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<160xi32>
  %v12 = stablehlo.constant dense<5> : tensor<160xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<160xi32>
  %v14 = stablehlo.constant dense<5> : tensor<160xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<160xi32>
  %v16 = stablehlo.constant dense<2> : tensor<160xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<160xi32>
  %v18 = stablehlo.convert %v17 : (tensor<160xi32>) -> tensor<160xbf16>
  %v19 = stablehlo.reshape %v18 : (tensor<160xbf16>) -> tensor<20x8xbf16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<20x8xbf16>
  %v21 = stablehlo.iota dim = 0 : tensor<160xi32>
  %v22 = stablehlo.constant dense<3> : tensor<160xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<160xi32>
  %v24 = stablehlo.constant dense<7> : tensor<160xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<160xi32>
  %v26 = stablehlo.constant dense<3> : tensor<160xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<160xi32>
  %v28 = stablehlo.convert %v27 : (tensor<160xi32>) -> tensor<160xbf16>
  %v29 = stablehlo.reshape %v28 : (tensor<160xbf16>) -> tensor<20x8xbf16>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<20x8xbf16>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [1, 3] : (tensor<20x8xbf16>) -> tensor<1x20x2x8xbf16>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [1, 3] : (tensor<20x8xbf16>) -> tensor<1x20x2x8xbf16>
  %v33 = stablehlo.slice %v10 [0:1, 0:20, 0:2, 0:16:2] : (tensor<1x20x2x16xbf16>) -> tensor<1x20x2x8xbf16>
  %v34 = stablehlo.slice %v10 [0:1, 0:20, 0:2, 1:16:2] : (tensor<1x20x2x16xbf16>) -> tensor<1x20x2x8xbf16>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<1x20x2x8xbf16>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<1x20x2x8xbf16>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<1x20x2x8xbf16>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<1x20x2x8xbf16>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<1x20x2x8xbf16>
  %v40 = stablehlo.add %v38, %v39 : tensor<1x20x2x8xbf16>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2, 3] : (tensor<1x20x2x8xbf16>) -> tensor<1x20x2x8x1xbf16>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2, 3] : (tensor<1x20x2x8xbf16>) -> tensor<1x20x2x8x1xbf16>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 4 : (tensor<1x20x2x8x1xbf16>, tensor<1x20x2x8x1xbf16>) -> tensor<1x20x2x8x2xbf16>
  %v44 = stablehlo.reshape %v43 : (tensor<1x20x2x8x2xbf16>) -> tensor<1x20x2x16xbf16>
  %v45 = stablehlo.reshape %v10 : (tensor<1x20x2x16xbf16>) -> tensor<1x20x2x8x2xbf16>
  %v46 = stablehlo.transpose %v45, dims = [4, 0, 1, 2, 3] : (tensor<1x20x2x8x2xbf16>) -> tensor<2x1x20x2x8xbf16>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<2x1x20x2x8xbf16>
  %v48 = stablehlo.slice %v47 [0:1, 0:1, 0:20, 0:2, 0:8] : (tensor<2x1x20x2x8xbf16>) -> tensor<1x1x20x2x8xbf16>
  %v49 = stablehlo.reshape %v48 : (tensor<1x1x20x2x8xbf16>) -> tensor<1x20x2x8xbf16>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<1x20x2x8xbf16>
  %v51 = stablehlo.slice %v47 [1:2, 0:1, 0:20, 0:2, 0:8] : (tensor<2x1x20x2x8xbf16>) -> tensor<1x1x20x2x8xbf16>
  %v52 = stablehlo.reshape %v51 : (tensor<1x1x20x2x8xbf16>) -> tensor<1x20x2x8xbf16>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<1x20x2x8xbf16>
  %v54 = stablehlo.optimization_barrier %v31 : tensor<1x20x2x8xbf16>
  %v55 = stablehlo.optimization_barrier %v32 : tensor<1x20x2x8xbf16>
  %v56 = stablehlo.multiply %v50, %v54 : tensor<1x20x2x8xbf16>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<1x20x2x8xbf16>
  %v58 = stablehlo.multiply %v53, %v55 : tensor<1x20x2x8xbf16>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<1x20x2x8xbf16>
  %v60 = stablehlo.subtract %v57, %v59 : tensor<1x20x2x8xbf16>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<1x20x2x8xbf16>
  %v62 = stablehlo.multiply %v50, %v55 : tensor<1x20x2x8xbf16>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<1x20x2x8xbf16>
  %v64 = stablehlo.multiply %v53, %v54 : tensor<1x20x2x8xbf16>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<1x20x2x8xbf16>
  %v66 = stablehlo.add %v63, %v65 : tensor<1x20x2x8xbf16>
  %v67 = stablehlo.optimization_barrier %v66 : tensor<1x20x2x8xbf16>
  %v68 = stablehlo.reshape %v61 : (tensor<1x20x2x8xbf16>) -> tensor<1x1x20x2x8xbf16>
  %v69 = stablehlo.reshape %v67 : (tensor<1x20x2x8xbf16>) -> tensor<1x1x20x2x8xbf16>
  %v70 = stablehlo.concatenate %v68, %v69, dim = 0 : (tensor<1x1x20x2x8xbf16>, tensor<1x1x20x2x8xbf16>) -> tensor<2x1x20x2x8xbf16>
  %v71 = stablehlo.optimization_barrier %v70 : tensor<2x1x20x2x8xbf16>
  %v72 = stablehlo.transpose %v71, dims = [1, 2, 3, 4, 0] : (tensor<2x1x20x2x8xbf16>) -> tensor<1x20x2x8x2xbf16>
  %v73 = stablehlo.optimization_barrier %v72 : tensor<1x20x2x8x2xbf16>
  %v74 = stablehlo.reshape %v73 : (tensor<1x20x2x8x2xbf16>) -> tensor<1x20x2x16xbf16>
  check.expect_eq %v44, %v74 : tensor<1x20x2x16xbf16>
  func.return
}
func.func private @f16_f16_33() {
  %v1 = stablehlo.iota dim = 0 : tensor<640xi32>
  %v2 = stablehlo.constant dense<7> : tensor<640xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<640xi32>
  %v4 = stablehlo.constant dense<11> : tensor<640xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<640xi32>
  %v6 = stablehlo.constant dense<5> : tensor<640xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<640xi32>
  %v8 = stablehlo.convert %v7 : (tensor<640xi32>) -> tensor<640xf16>
  %v9 = stablehlo.reshape %v8 : (tensor<640xf16>) -> tensor<1x20x2x16xf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<1x20x2x16xf16>
  %v11 = stablehlo.iota dim = 0 : tensor<160xi32>
  %v12 = stablehlo.constant dense<5> : tensor<160xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<160xi32>
  %v14 = stablehlo.constant dense<5> : tensor<160xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<160xi32>
  %v16 = stablehlo.constant dense<2> : tensor<160xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<160xi32>
  %v18 = stablehlo.convert %v17 : (tensor<160xi32>) -> tensor<160xf16>
  %v19 = stablehlo.reshape %v18 : (tensor<160xf16>) -> tensor<20x8xf16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<20x8xf16>
  %v21 = stablehlo.iota dim = 0 : tensor<160xi32>
  %v22 = stablehlo.constant dense<3> : tensor<160xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<160xi32>
  %v24 = stablehlo.constant dense<7> : tensor<160xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<160xi32>
  %v26 = stablehlo.constant dense<3> : tensor<160xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<160xi32>
  %v28 = stablehlo.convert %v27 : (tensor<160xi32>) -> tensor<160xf16>
  %v29 = stablehlo.reshape %v28 : (tensor<160xf16>) -> tensor<20x8xf16>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<20x8xf16>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [1, 3] : (tensor<20x8xf16>) -> tensor<1x20x2x8xf16>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [1, 3] : (tensor<20x8xf16>) -> tensor<1x20x2x8xf16>
  %v33 = stablehlo.slice %v10 [0:1, 0:20, 0:2, 0:16:2] : (tensor<1x20x2x16xf16>) -> tensor<1x20x2x8xf16>
  %v34 = stablehlo.slice %v10 [0:1, 0:20, 0:2, 1:16:2] : (tensor<1x20x2x16xf16>) -> tensor<1x20x2x8xf16>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<1x20x2x8xf16>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<1x20x2x8xf16>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<1x20x2x8xf16>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<1x20x2x8xf16>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<1x20x2x8xf16>
  %v40 = stablehlo.add %v38, %v39 : tensor<1x20x2x8xf16>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2, 3] : (tensor<1x20x2x8xf16>) -> tensor<1x20x2x8x1xf16>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2, 3] : (tensor<1x20x2x8xf16>) -> tensor<1x20x2x8x1xf16>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 4 : (tensor<1x20x2x8x1xf16>, tensor<1x20x2x8x1xf16>) -> tensor<1x20x2x8x2xf16>
  %v44 = stablehlo.reshape %v43 : (tensor<1x20x2x8x2xf16>) -> tensor<1x20x2x16xf16>
  %v45 = stablehlo.reshape %v10 : (tensor<1x20x2x16xf16>) -> tensor<1x20x2x8x2xf16>
  %v46 = stablehlo.transpose %v45, dims = [4, 0, 1, 2, 3] : (tensor<1x20x2x8x2xf16>) -> tensor<2x1x20x2x8xf16>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<2x1x20x2x8xf16>
  %v48 = stablehlo.slice %v47 [0:1, 0:1, 0:20, 0:2, 0:8] : (tensor<2x1x20x2x8xf16>) -> tensor<1x1x20x2x8xf16>
  %v49 = stablehlo.reshape %v48 : (tensor<1x1x20x2x8xf16>) -> tensor<1x20x2x8xf16>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<1x20x2x8xf16>
  %v51 = stablehlo.slice %v47 [1:2, 0:1, 0:20, 0:2, 0:8] : (tensor<2x1x20x2x8xf16>) -> tensor<1x1x20x2x8xf16>
  %v52 = stablehlo.reshape %v51 : (tensor<1x1x20x2x8xf16>) -> tensor<1x20x2x8xf16>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<1x20x2x8xf16>
  %v54 = stablehlo.optimization_barrier %v31 : tensor<1x20x2x8xf16>
  %v55 = stablehlo.optimization_barrier %v32 : tensor<1x20x2x8xf16>
  %v56 = stablehlo.multiply %v50, %v54 : tensor<1x20x2x8xf16>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<1x20x2x8xf16>
  %v58 = stablehlo.multiply %v53, %v55 : tensor<1x20x2x8xf16>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<1x20x2x8xf16>
  %v60 = stablehlo.subtract %v57, %v59 : tensor<1x20x2x8xf16>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<1x20x2x8xf16>
  %v62 = stablehlo.multiply %v50, %v55 : tensor<1x20x2x8xf16>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<1x20x2x8xf16>
  %v64 = stablehlo.multiply %v53, %v54 : tensor<1x20x2x8xf16>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<1x20x2x8xf16>
  %v66 = stablehlo.add %v63, %v65 : tensor<1x20x2x8xf16>
  %v67 = stablehlo.optimization_barrier %v66 : tensor<1x20x2x8xf16>
  %v68 = stablehlo.reshape %v61 : (tensor<1x20x2x8xf16>) -> tensor<1x1x20x2x8xf16>
  %v69 = stablehlo.reshape %v67 : (tensor<1x20x2x8xf16>) -> tensor<1x1x20x2x8xf16>
  %v70 = stablehlo.concatenate %v68, %v69, dim = 0 : (tensor<1x1x20x2x8xf16>, tensor<1x1x20x2x8xf16>) -> tensor<2x1x20x2x8xf16>
  %v71 = stablehlo.optimization_barrier %v70 : tensor<2x1x20x2x8xf16>
  %v72 = stablehlo.transpose %v71, dims = [1, 2, 3, 4, 0] : (tensor<2x1x20x2x8xf16>) -> tensor<1x20x2x8x2xf16>
  %v73 = stablehlo.optimization_barrier %v72 : tensor<1x20x2x8x2xf16>
  %v74 = stablehlo.reshape %v73 : (tensor<1x20x2x8x2xf16>) -> tensor<1x20x2x16xf16>
  check.expect_eq %v44, %v74 : tensor<1x20x2x16xf16>
  func.return
}
func.func private @i8_i8_35() {
  %v1 = stablehlo.iota dim = 0 : tensor<640xi32>
  %v2 = stablehlo.constant dense<7> : tensor<640xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<640xi32>
  %v4 = stablehlo.constant dense<11> : tensor<640xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<640xi32>
  %v6 = stablehlo.constant dense<5> : tensor<640xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<640xi32>
  %v8 = stablehlo.convert %v7 : (tensor<640xi32>) -> tensor<640xi8>
  %v9 = stablehlo.reshape %v8 : (tensor<640xi8>) -> tensor<1x20x2x16xi8>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<1x20x2x16xi8>
  %v11 = stablehlo.iota dim = 0 : tensor<160xi32>
  %v12 = stablehlo.constant dense<5> : tensor<160xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<160xi32>
  %v14 = stablehlo.constant dense<5> : tensor<160xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<160xi32>
  %v16 = stablehlo.constant dense<2> : tensor<160xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<160xi32>
  %v18 = stablehlo.convert %v17 : (tensor<160xi32>) -> tensor<160xi8>
  %v19 = stablehlo.reshape %v18 : (tensor<160xi8>) -> tensor<20x8xi8>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<20x8xi8>
  %v21 = stablehlo.iota dim = 0 : tensor<160xi32>
  %v22 = stablehlo.constant dense<3> : tensor<160xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<160xi32>
  %v24 = stablehlo.constant dense<7> : tensor<160xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<160xi32>
  %v26 = stablehlo.constant dense<3> : tensor<160xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<160xi32>
  %v28 = stablehlo.convert %v27 : (tensor<160xi32>) -> tensor<160xi8>
  %v29 = stablehlo.reshape %v28 : (tensor<160xi8>) -> tensor<20x8xi8>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<20x8xi8>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [1, 3] : (tensor<20x8xi8>) -> tensor<1x20x2x8xi8>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [1, 3] : (tensor<20x8xi8>) -> tensor<1x20x2x8xi8>
  %v33 = stablehlo.slice %v10 [0:1, 0:20, 0:2, 0:16:2] : (tensor<1x20x2x16xi8>) -> tensor<1x20x2x8xi8>
  %v34 = stablehlo.slice %v10 [0:1, 0:20, 0:2, 1:16:2] : (tensor<1x20x2x16xi8>) -> tensor<1x20x2x8xi8>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<1x20x2x8xi8>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<1x20x2x8xi8>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<1x20x2x8xi8>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<1x20x2x8xi8>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<1x20x2x8xi8>
  %v40 = stablehlo.add %v38, %v39 : tensor<1x20x2x8xi8>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2, 3] : (tensor<1x20x2x8xi8>) -> tensor<1x20x2x8x1xi8>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2, 3] : (tensor<1x20x2x8xi8>) -> tensor<1x20x2x8x1xi8>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 4 : (tensor<1x20x2x8x1xi8>, tensor<1x20x2x8x1xi8>) -> tensor<1x20x2x8x2xi8>
  %v44 = stablehlo.reshape %v43 : (tensor<1x20x2x8x2xi8>) -> tensor<1x20x2x16xi8>
  %v45 = stablehlo.reshape %v10 : (tensor<1x20x2x16xi8>) -> tensor<1x20x2x8x2xi8>
  %v46 = stablehlo.transpose %v45, dims = [4, 0, 1, 2, 3] : (tensor<1x20x2x8x2xi8>) -> tensor<2x1x20x2x8xi8>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<2x1x20x2x8xi8>
  %v48 = stablehlo.slice %v47 [0:1, 0:1, 0:20, 0:2, 0:8] : (tensor<2x1x20x2x8xi8>) -> tensor<1x1x20x2x8xi8>
  %v49 = stablehlo.reshape %v48 : (tensor<1x1x20x2x8xi8>) -> tensor<1x20x2x8xi8>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<1x20x2x8xi8>
  %v51 = stablehlo.slice %v47 [1:2, 0:1, 0:20, 0:2, 0:8] : (tensor<2x1x20x2x8xi8>) -> tensor<1x1x20x2x8xi8>
  %v52 = stablehlo.reshape %v51 : (tensor<1x1x20x2x8xi8>) -> tensor<1x20x2x8xi8>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<1x20x2x8xi8>
  %v54 = stablehlo.optimization_barrier %v31 : tensor<1x20x2x8xi8>
  %v55 = stablehlo.optimization_barrier %v32 : tensor<1x20x2x8xi8>
  %v56 = stablehlo.multiply %v50, %v54 : tensor<1x20x2x8xi8>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<1x20x2x8xi8>
  %v58 = stablehlo.multiply %v53, %v55 : tensor<1x20x2x8xi8>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<1x20x2x8xi8>
  %v60 = stablehlo.subtract %v57, %v59 : tensor<1x20x2x8xi8>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<1x20x2x8xi8>
  %v62 = stablehlo.multiply %v50, %v55 : tensor<1x20x2x8xi8>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<1x20x2x8xi8>
  %v64 = stablehlo.multiply %v53, %v54 : tensor<1x20x2x8xi8>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<1x20x2x8xi8>
  %v66 = stablehlo.add %v63, %v65 : tensor<1x20x2x8xi8>
  %v67 = stablehlo.optimization_barrier %v66 : tensor<1x20x2x8xi8>
  %v68 = stablehlo.reshape %v61 : (tensor<1x20x2x8xi8>) -> tensor<1x1x20x2x8xi8>
  %v69 = stablehlo.reshape %v67 : (tensor<1x20x2x8xi8>) -> tensor<1x1x20x2x8xi8>
  %v70 = stablehlo.concatenate %v68, %v69, dim = 0 : (tensor<1x1x20x2x8xi8>, tensor<1x1x20x2x8xi8>) -> tensor<2x1x20x2x8xi8>
  %v71 = stablehlo.optimization_barrier %v70 : tensor<2x1x20x2x8xi8>
  %v72 = stablehlo.transpose %v71, dims = [1, 2, 3, 4, 0] : (tensor<2x1x20x2x8xi8>) -> tensor<1x20x2x8x2xi8>
  %v73 = stablehlo.optimization_barrier %v72 : tensor<1x20x2x8x2xi8>
  %v74 = stablehlo.reshape %v73 : (tensor<1x20x2x8x2xi8>) -> tensor<1x20x2x16xi8>
  check.expect_eq %v44, %v74 : tensor<1x20x2x16xi8>
  func.return
}
func.func private @i16_i16_37() {
  %v1 = stablehlo.iota dim = 0 : tensor<640xi32>
  %v2 = stablehlo.constant dense<7> : tensor<640xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<640xi32>
  %v4 = stablehlo.constant dense<11> : tensor<640xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<640xi32>
  %v6 = stablehlo.constant dense<5> : tensor<640xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<640xi32>
  %v8 = stablehlo.convert %v7 : (tensor<640xi32>) -> tensor<640xi16>
  %v9 = stablehlo.reshape %v8 : (tensor<640xi16>) -> tensor<1x20x2x16xi16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<1x20x2x16xi16>
  %v11 = stablehlo.iota dim = 0 : tensor<160xi32>
  %v12 = stablehlo.constant dense<5> : tensor<160xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<160xi32>
  %v14 = stablehlo.constant dense<5> : tensor<160xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<160xi32>
  %v16 = stablehlo.constant dense<2> : tensor<160xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<160xi32>
  %v18 = stablehlo.convert %v17 : (tensor<160xi32>) -> tensor<160xi16>
  %v19 = stablehlo.reshape %v18 : (tensor<160xi16>) -> tensor<20x8xi16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<20x8xi16>
  %v21 = stablehlo.iota dim = 0 : tensor<160xi32>
  %v22 = stablehlo.constant dense<3> : tensor<160xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<160xi32>
  %v24 = stablehlo.constant dense<7> : tensor<160xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<160xi32>
  %v26 = stablehlo.constant dense<3> : tensor<160xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<160xi32>
  %v28 = stablehlo.convert %v27 : (tensor<160xi32>) -> tensor<160xi16>
  %v29 = stablehlo.reshape %v28 : (tensor<160xi16>) -> tensor<20x8xi16>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<20x8xi16>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [1, 3] : (tensor<20x8xi16>) -> tensor<1x20x2x8xi16>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [1, 3] : (tensor<20x8xi16>) -> tensor<1x20x2x8xi16>
  %v33 = stablehlo.slice %v10 [0:1, 0:20, 0:2, 0:16:2] : (tensor<1x20x2x16xi16>) -> tensor<1x20x2x8xi16>
  %v34 = stablehlo.slice %v10 [0:1, 0:20, 0:2, 1:16:2] : (tensor<1x20x2x16xi16>) -> tensor<1x20x2x8xi16>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<1x20x2x8xi16>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<1x20x2x8xi16>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<1x20x2x8xi16>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<1x20x2x8xi16>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<1x20x2x8xi16>
  %v40 = stablehlo.add %v38, %v39 : tensor<1x20x2x8xi16>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2, 3] : (tensor<1x20x2x8xi16>) -> tensor<1x20x2x8x1xi16>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2, 3] : (tensor<1x20x2x8xi16>) -> tensor<1x20x2x8x1xi16>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 4 : (tensor<1x20x2x8x1xi16>, tensor<1x20x2x8x1xi16>) -> tensor<1x20x2x8x2xi16>
  %v44 = stablehlo.reshape %v43 : (tensor<1x20x2x8x2xi16>) -> tensor<1x20x2x16xi16>
  %v45 = stablehlo.reshape %v10 : (tensor<1x20x2x16xi16>) -> tensor<1x20x2x8x2xi16>
  %v46 = stablehlo.transpose %v45, dims = [4, 0, 1, 2, 3] : (tensor<1x20x2x8x2xi16>) -> tensor<2x1x20x2x8xi16>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<2x1x20x2x8xi16>
  %v48 = stablehlo.slice %v47 [0:1, 0:1, 0:20, 0:2, 0:8] : (tensor<2x1x20x2x8xi16>) -> tensor<1x1x20x2x8xi16>
  %v49 = stablehlo.reshape %v48 : (tensor<1x1x20x2x8xi16>) -> tensor<1x20x2x8xi16>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<1x20x2x8xi16>
  %v51 = stablehlo.slice %v47 [1:2, 0:1, 0:20, 0:2, 0:8] : (tensor<2x1x20x2x8xi16>) -> tensor<1x1x20x2x8xi16>
  %v52 = stablehlo.reshape %v51 : (tensor<1x1x20x2x8xi16>) -> tensor<1x20x2x8xi16>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<1x20x2x8xi16>
  %v54 = stablehlo.optimization_barrier %v31 : tensor<1x20x2x8xi16>
  %v55 = stablehlo.optimization_barrier %v32 : tensor<1x20x2x8xi16>
  %v56 = stablehlo.multiply %v50, %v54 : tensor<1x20x2x8xi16>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<1x20x2x8xi16>
  %v58 = stablehlo.multiply %v53, %v55 : tensor<1x20x2x8xi16>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<1x20x2x8xi16>
  %v60 = stablehlo.subtract %v57, %v59 : tensor<1x20x2x8xi16>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<1x20x2x8xi16>
  %v62 = stablehlo.multiply %v50, %v55 : tensor<1x20x2x8xi16>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<1x20x2x8xi16>
  %v64 = stablehlo.multiply %v53, %v54 : tensor<1x20x2x8xi16>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<1x20x2x8xi16>
  %v66 = stablehlo.add %v63, %v65 : tensor<1x20x2x8xi16>
  %v67 = stablehlo.optimization_barrier %v66 : tensor<1x20x2x8xi16>
  %v68 = stablehlo.reshape %v61 : (tensor<1x20x2x8xi16>) -> tensor<1x1x20x2x8xi16>
  %v69 = stablehlo.reshape %v67 : (tensor<1x20x2x8xi16>) -> tensor<1x1x20x2x8xi16>
  %v70 = stablehlo.concatenate %v68, %v69, dim = 0 : (tensor<1x1x20x2x8xi16>, tensor<1x1x20x2x8xi16>) -> tensor<2x1x20x2x8xi16>
  %v71 = stablehlo.optimization_barrier %v70 : tensor<2x1x20x2x8xi16>
  %v72 = stablehlo.transpose %v71, dims = [1, 2, 3, 4, 0] : (tensor<2x1x20x2x8xi16>) -> tensor<1x20x2x8x2xi16>
  %v73 = stablehlo.optimization_barrier %v72 : tensor<1x20x2x8x2xi16>
  %v74 = stablehlo.reshape %v73 : (tensor<1x20x2x8x2xi16>) -> tensor<1x20x2x16xi16>
  check.expect_eq %v44, %v74 : tensor<1x20x2x16xi16>
  func.return
}
func.func private @f64_f64_39() {
  %v1 = stablehlo.iota dim = 0 : tensor<640xi32>
  %v2 = stablehlo.constant dense<7> : tensor<640xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<640xi32>
  %v4 = stablehlo.constant dense<11> : tensor<640xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<640xi32>
  %v6 = stablehlo.constant dense<5> : tensor<640xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<640xi32>
  %v8 = stablehlo.convert %v7 : (tensor<640xi32>) -> tensor<640xf64>
  %v9 = stablehlo.reshape %v8 : (tensor<640xf64>) -> tensor<1x20x2x16xf64>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<1x20x2x16xf64>
  %v11 = stablehlo.iota dim = 0 : tensor<160xi32>
  %v12 = stablehlo.constant dense<5> : tensor<160xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<160xi32>
  %v14 = stablehlo.constant dense<5> : tensor<160xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<160xi32>
  %v16 = stablehlo.constant dense<2> : tensor<160xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<160xi32>
  %v18 = stablehlo.convert %v17 : (tensor<160xi32>) -> tensor<160xf64>
  %v19 = stablehlo.reshape %v18 : (tensor<160xf64>) -> tensor<20x8xf64>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<20x8xf64>
  %v21 = stablehlo.iota dim = 0 : tensor<160xi32>
  %v22 = stablehlo.constant dense<3> : tensor<160xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<160xi32>
  %v24 = stablehlo.constant dense<7> : tensor<160xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<160xi32>
  %v26 = stablehlo.constant dense<3> : tensor<160xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<160xi32>
  %v28 = stablehlo.convert %v27 : (tensor<160xi32>) -> tensor<160xf64>
  %v29 = stablehlo.reshape %v28 : (tensor<160xf64>) -> tensor<20x8xf64>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<20x8xf64>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [1, 3] : (tensor<20x8xf64>) -> tensor<1x20x2x8xf64>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [1, 3] : (tensor<20x8xf64>) -> tensor<1x20x2x8xf64>
  %v33 = stablehlo.slice %v10 [0:1, 0:20, 0:2, 0:16:2] : (tensor<1x20x2x16xf64>) -> tensor<1x20x2x8xf64>
  %v34 = stablehlo.slice %v10 [0:1, 0:20, 0:2, 1:16:2] : (tensor<1x20x2x16xf64>) -> tensor<1x20x2x8xf64>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<1x20x2x8xf64>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<1x20x2x8xf64>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<1x20x2x8xf64>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<1x20x2x8xf64>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<1x20x2x8xf64>
  %v40 = stablehlo.add %v38, %v39 : tensor<1x20x2x8xf64>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2, 3] : (tensor<1x20x2x8xf64>) -> tensor<1x20x2x8x1xf64>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2, 3] : (tensor<1x20x2x8xf64>) -> tensor<1x20x2x8x1xf64>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 4 : (tensor<1x20x2x8x1xf64>, tensor<1x20x2x8x1xf64>) -> tensor<1x20x2x8x2xf64>
  %v44 = stablehlo.reshape %v43 : (tensor<1x20x2x8x2xf64>) -> tensor<1x20x2x16xf64>
  %v45 = stablehlo.reshape %v10 : (tensor<1x20x2x16xf64>) -> tensor<1x20x2x8x2xf64>
  %v46 = stablehlo.transpose %v45, dims = [4, 0, 1, 2, 3] : (tensor<1x20x2x8x2xf64>) -> tensor<2x1x20x2x8xf64>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<2x1x20x2x8xf64>
  %v48 = stablehlo.slice %v47 [0:1, 0:1, 0:20, 0:2, 0:8] : (tensor<2x1x20x2x8xf64>) -> tensor<1x1x20x2x8xf64>
  %v49 = stablehlo.reshape %v48 : (tensor<1x1x20x2x8xf64>) -> tensor<1x20x2x8xf64>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<1x20x2x8xf64>
  %v51 = stablehlo.slice %v47 [1:2, 0:1, 0:20, 0:2, 0:8] : (tensor<2x1x20x2x8xf64>) -> tensor<1x1x20x2x8xf64>
  %v52 = stablehlo.reshape %v51 : (tensor<1x1x20x2x8xf64>) -> tensor<1x20x2x8xf64>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<1x20x2x8xf64>
  %v54 = stablehlo.optimization_barrier %v31 : tensor<1x20x2x8xf64>
  %v55 = stablehlo.optimization_barrier %v32 : tensor<1x20x2x8xf64>
  %v56 = stablehlo.multiply %v50, %v54 : tensor<1x20x2x8xf64>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<1x20x2x8xf64>
  %v58 = stablehlo.multiply %v53, %v55 : tensor<1x20x2x8xf64>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<1x20x2x8xf64>
  %v60 = stablehlo.subtract %v57, %v59 : tensor<1x20x2x8xf64>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<1x20x2x8xf64>
  %v62 = stablehlo.multiply %v50, %v55 : tensor<1x20x2x8xf64>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<1x20x2x8xf64>
  %v64 = stablehlo.multiply %v53, %v54 : tensor<1x20x2x8xf64>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<1x20x2x8xf64>
  %v66 = stablehlo.add %v63, %v65 : tensor<1x20x2x8xf64>
  %v67 = stablehlo.optimization_barrier %v66 : tensor<1x20x2x8xf64>
  %v68 = stablehlo.reshape %v61 : (tensor<1x20x2x8xf64>) -> tensor<1x1x20x2x8xf64>
  %v69 = stablehlo.reshape %v67 : (tensor<1x20x2x8xf64>) -> tensor<1x1x20x2x8xf64>
  %v70 = stablehlo.concatenate %v68, %v69, dim = 0 : (tensor<1x1x20x2x8xf64>, tensor<1x1x20x2x8xf64>) -> tensor<2x1x20x2x8xf64>
  %v71 = stablehlo.optimization_barrier %v70 : tensor<2x1x20x2x8xf64>
  %v72 = stablehlo.transpose %v71, dims = [1, 2, 3, 4, 0] : (tensor<2x1x20x2x8xf64>) -> tensor<1x20x2x8x2xf64>
  %v73 = stablehlo.optimization_barrier %v72 : tensor<1x20x2x8x2xf64>
  %v74 = stablehlo.reshape %v73 : (tensor<1x20x2x8x2xf64>) -> tensor<1x20x2x16xf64>
  check.expect_eq %v44, %v74 : tensor<1x20x2x16xf64>
  func.return
}
func.func private @bf16_f32_41() {
  %v1 = stablehlo.iota dim = 0 : tensor<21000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<21000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<21000xi32>
  %v4 = stablehlo.constant dense<11> : tensor<21000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<21000xi32>
  %v6 = stablehlo.constant dense<5> : tensor<21000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<21000xi32>
  %v8 = stablehlo.convert %v7 : (tensor<21000xi32>) -> tensor<21000xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<21000xbf16>) -> tensor<300x1x70xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<300x1x70xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<10500xi32>
  %v12 = stablehlo.constant dense<5> : tensor<10500xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<10500xi32>
  %v14 = stablehlo.constant dense<5> : tensor<10500xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<10500xi32>
  %v16 = stablehlo.constant dense<2> : tensor<10500xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<10500xi32>
  %v18 = stablehlo.convert %v17 : (tensor<10500xi32>) -> tensor<10500xbf16>
  %v19 = stablehlo.reshape %v18 : (tensor<10500xbf16>) -> tensor<300x35xbf16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<300x35xbf16>
  %v21 = stablehlo.iota dim = 0 : tensor<10500xi32>
  %v22 = stablehlo.constant dense<3> : tensor<10500xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<10500xi32>
  %v24 = stablehlo.constant dense<7> : tensor<10500xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<10500xi32>
  %v26 = stablehlo.constant dense<3> : tensor<10500xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<10500xi32>
  %v28 = stablehlo.convert %v27 : (tensor<10500xi32>) -> tensor<10500xbf16>
  %v29 = stablehlo.reshape %v28 : (tensor<10500xbf16>) -> tensor<300x35xbf16>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<300x35xbf16>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [0, 2] : (tensor<300x35xbf16>) -> tensor<300x1x35xbf16>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [0, 2] : (tensor<300x35xbf16>) -> tensor<300x1x35xbf16>
  %v33 = stablehlo.slice %v10 [0:300, 0:1, 0:70:2] : (tensor<300x1x70xbf16>) -> tensor<300x1x35xbf16>
  %v34 = stablehlo.slice %v10 [0:300, 0:1, 1:70:2] : (tensor<300x1x70xbf16>) -> tensor<300x1x35xbf16>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<300x1x35xbf16>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<300x1x35xbf16>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<300x1x35xbf16>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<300x1x35xbf16>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<300x1x35xbf16>
  %v40 = stablehlo.add %v38, %v39 : tensor<300x1x35xbf16>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2] : (tensor<300x1x35xbf16>) -> tensor<300x1x35x1xbf16>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2] : (tensor<300x1x35xbf16>) -> tensor<300x1x35x1xbf16>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 3 : (tensor<300x1x35x1xbf16>, tensor<300x1x35x1xbf16>) -> tensor<300x1x35x2xbf16>
  %v44 = stablehlo.reshape %v43 : (tensor<300x1x35x2xbf16>) -> tensor<300x1x70xbf16>
  %v45 = stablehlo.convert %v44 : (tensor<300x1x70xbf16>) -> tensor<300x1x70xf32>
  %v46 = stablehlo.reshape %v10 : (tensor<300x1x70xbf16>) -> tensor<300x1x35x2xbf16>
  %v47 = stablehlo.transpose %v46, dims = [3, 0, 1, 2] : (tensor<300x1x35x2xbf16>) -> tensor<2x300x1x35xbf16>
  %v48 = stablehlo.optimization_barrier %v47 : tensor<2x300x1x35xbf16>
  %v49 = stablehlo.slice %v48 [0:1, 0:300, 0:1, 0:35] : (tensor<2x300x1x35xbf16>) -> tensor<1x300x1x35xbf16>
  %v50 = stablehlo.reshape %v49 : (tensor<1x300x1x35xbf16>) -> tensor<300x1x35xbf16>
  %v51 = stablehlo.optimization_barrier %v50 : tensor<300x1x35xbf16>
  %v52 = stablehlo.slice %v48 [1:2, 0:300, 0:1, 0:35] : (tensor<2x300x1x35xbf16>) -> tensor<1x300x1x35xbf16>
  %v53 = stablehlo.reshape %v52 : (tensor<1x300x1x35xbf16>) -> tensor<300x1x35xbf16>
  %v54 = stablehlo.optimization_barrier %v53 : tensor<300x1x35xbf16>
  %v55 = stablehlo.optimization_barrier %v31 : tensor<300x1x35xbf16>
  %v56 = stablehlo.optimization_barrier %v32 : tensor<300x1x35xbf16>
  %v57 = stablehlo.multiply %v51, %v55 : tensor<300x1x35xbf16>
  %v58 = stablehlo.optimization_barrier %v57 : tensor<300x1x35xbf16>
  %v59 = stablehlo.multiply %v54, %v56 : tensor<300x1x35xbf16>
  %v60 = stablehlo.optimization_barrier %v59 : tensor<300x1x35xbf16>
  %v61 = stablehlo.subtract %v58, %v60 : tensor<300x1x35xbf16>
  %v62 = stablehlo.optimization_barrier %v61 : tensor<300x1x35xbf16>
  %v63 = stablehlo.multiply %v51, %v56 : tensor<300x1x35xbf16>
  %v64 = stablehlo.optimization_barrier %v63 : tensor<300x1x35xbf16>
  %v65 = stablehlo.multiply %v54, %v55 : tensor<300x1x35xbf16>
  %v66 = stablehlo.optimization_barrier %v65 : tensor<300x1x35xbf16>
  %v67 = stablehlo.add %v64, %v66 : tensor<300x1x35xbf16>
  %v68 = stablehlo.optimization_barrier %v67 : tensor<300x1x35xbf16>
  %v69 = stablehlo.reshape %v62 : (tensor<300x1x35xbf16>) -> tensor<1x300x1x35xbf16>
  %v70 = stablehlo.reshape %v68 : (tensor<300x1x35xbf16>) -> tensor<1x300x1x35xbf16>
  %v71 = stablehlo.concatenate %v69, %v70, dim = 0 : (tensor<1x300x1x35xbf16>, tensor<1x300x1x35xbf16>) -> tensor<2x300x1x35xbf16>
  %v72 = stablehlo.optimization_barrier %v71 : tensor<2x300x1x35xbf16>
  %v73 = stablehlo.transpose %v72, dims = [1, 2, 3, 0] : (tensor<2x300x1x35xbf16>) -> tensor<300x1x35x2xbf16>
  %v74 = stablehlo.optimization_barrier %v73 : tensor<300x1x35x2xbf16>
  %v75 = stablehlo.reshape %v74 : (tensor<300x1x35x2xbf16>) -> tensor<300x1x70xbf16>
  %v76 = stablehlo.optimization_barrier %v75 : tensor<300x1x70xbf16>
  %v77 = stablehlo.convert %v76 : (tensor<300x1x70xbf16>) -> tensor<300x1x70xf32>
  check.expect_eq %v45, %v77 : tensor<300x1x70xf32>
  func.return
}
func.func private @bf16_bf16_42() {
  %v1 = stablehlo.iota dim = 0 : tensor<21000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<21000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<21000xi32>
  %v4 = stablehlo.constant dense<11> : tensor<21000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<21000xi32>
  %v6 = stablehlo.constant dense<5> : tensor<21000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<21000xi32>
  %v8 = stablehlo.convert %v7 : (tensor<21000xi32>) -> tensor<21000xbf16>
  %v9 = stablehlo.reshape %v8 : (tensor<21000xbf16>) -> tensor<300x1x70xbf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<300x1x70xbf16>
  %v11 = stablehlo.iota dim = 0 : tensor<10500xi32>
  %v12 = stablehlo.constant dense<5> : tensor<10500xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<10500xi32>
  %v14 = stablehlo.constant dense<5> : tensor<10500xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<10500xi32>
  %v16 = stablehlo.constant dense<2> : tensor<10500xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<10500xi32>
  %v18 = stablehlo.convert %v17 : (tensor<10500xi32>) -> tensor<10500xbf16>
  %v19 = stablehlo.reshape %v18 : (tensor<10500xbf16>) -> tensor<300x35xbf16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<300x35xbf16>
  %v21 = stablehlo.iota dim = 0 : tensor<10500xi32>
  %v22 = stablehlo.constant dense<3> : tensor<10500xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<10500xi32>
  %v24 = stablehlo.constant dense<7> : tensor<10500xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<10500xi32>
  %v26 = stablehlo.constant dense<3> : tensor<10500xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<10500xi32>
  %v28 = stablehlo.convert %v27 : (tensor<10500xi32>) -> tensor<10500xbf16>
  %v29 = stablehlo.reshape %v28 : (tensor<10500xbf16>) -> tensor<300x35xbf16>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<300x35xbf16>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [0, 2] : (tensor<300x35xbf16>) -> tensor<300x1x35xbf16>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [0, 2] : (tensor<300x35xbf16>) -> tensor<300x1x35xbf16>
  %v33 = stablehlo.slice %v10 [0:300, 0:1, 0:70:2] : (tensor<300x1x70xbf16>) -> tensor<300x1x35xbf16>
  %v34 = stablehlo.slice %v10 [0:300, 0:1, 1:70:2] : (tensor<300x1x70xbf16>) -> tensor<300x1x35xbf16>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<300x1x35xbf16>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<300x1x35xbf16>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<300x1x35xbf16>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<300x1x35xbf16>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<300x1x35xbf16>
  %v40 = stablehlo.add %v38, %v39 : tensor<300x1x35xbf16>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2] : (tensor<300x1x35xbf16>) -> tensor<300x1x35x1xbf16>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2] : (tensor<300x1x35xbf16>) -> tensor<300x1x35x1xbf16>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 3 : (tensor<300x1x35x1xbf16>, tensor<300x1x35x1xbf16>) -> tensor<300x1x35x2xbf16>
  %v44 = stablehlo.reshape %v43 : (tensor<300x1x35x2xbf16>) -> tensor<300x1x70xbf16>
  %v45 = stablehlo.reshape %v10 : (tensor<300x1x70xbf16>) -> tensor<300x1x35x2xbf16>
  %v46 = stablehlo.transpose %v45, dims = [3, 0, 1, 2] : (tensor<300x1x35x2xbf16>) -> tensor<2x300x1x35xbf16>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<2x300x1x35xbf16>
  %v48 = stablehlo.slice %v47 [0:1, 0:300, 0:1, 0:35] : (tensor<2x300x1x35xbf16>) -> tensor<1x300x1x35xbf16>
  %v49 = stablehlo.reshape %v48 : (tensor<1x300x1x35xbf16>) -> tensor<300x1x35xbf16>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<300x1x35xbf16>
  %v51 = stablehlo.slice %v47 [1:2, 0:300, 0:1, 0:35] : (tensor<2x300x1x35xbf16>) -> tensor<1x300x1x35xbf16>
  %v52 = stablehlo.reshape %v51 : (tensor<1x300x1x35xbf16>) -> tensor<300x1x35xbf16>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<300x1x35xbf16>
  %v54 = stablehlo.optimization_barrier %v31 : tensor<300x1x35xbf16>
  %v55 = stablehlo.optimization_barrier %v32 : tensor<300x1x35xbf16>
  %v56 = stablehlo.multiply %v50, %v54 : tensor<300x1x35xbf16>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<300x1x35xbf16>
  %v58 = stablehlo.multiply %v53, %v55 : tensor<300x1x35xbf16>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<300x1x35xbf16>
  %v60 = stablehlo.subtract %v57, %v59 : tensor<300x1x35xbf16>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<300x1x35xbf16>
  %v62 = stablehlo.multiply %v50, %v55 : tensor<300x1x35xbf16>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<300x1x35xbf16>
  %v64 = stablehlo.multiply %v53, %v54 : tensor<300x1x35xbf16>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<300x1x35xbf16>
  %v66 = stablehlo.add %v63, %v65 : tensor<300x1x35xbf16>
  %v67 = stablehlo.optimization_barrier %v66 : tensor<300x1x35xbf16>
  %v68 = stablehlo.reshape %v61 : (tensor<300x1x35xbf16>) -> tensor<1x300x1x35xbf16>
  %v69 = stablehlo.reshape %v67 : (tensor<300x1x35xbf16>) -> tensor<1x300x1x35xbf16>
  %v70 = stablehlo.concatenate %v68, %v69, dim = 0 : (tensor<1x300x1x35xbf16>, tensor<1x300x1x35xbf16>) -> tensor<2x300x1x35xbf16>
  %v71 = stablehlo.optimization_barrier %v70 : tensor<2x300x1x35xbf16>
  %v72 = stablehlo.transpose %v71, dims = [1, 2, 3, 0] : (tensor<2x300x1x35xbf16>) -> tensor<300x1x35x2xbf16>
  %v73 = stablehlo.optimization_barrier %v72 : tensor<300x1x35x2xbf16>
  %v74 = stablehlo.reshape %v73 : (tensor<300x1x35x2xbf16>) -> tensor<300x1x70xbf16>
  check.expect_eq %v44, %v74 : tensor<300x1x70xbf16>
  func.return
}
func.func private @f16_f16_43() {
  %v1 = stablehlo.iota dim = 0 : tensor<21000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<21000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<21000xi32>
  %v4 = stablehlo.constant dense<11> : tensor<21000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<21000xi32>
  %v6 = stablehlo.constant dense<5> : tensor<21000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<21000xi32>
  %v8 = stablehlo.convert %v7 : (tensor<21000xi32>) -> tensor<21000xf16>
  %v9 = stablehlo.reshape %v8 : (tensor<21000xf16>) -> tensor<300x1x70xf16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<300x1x70xf16>
  %v11 = stablehlo.iota dim = 0 : tensor<10500xi32>
  %v12 = stablehlo.constant dense<5> : tensor<10500xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<10500xi32>
  %v14 = stablehlo.constant dense<5> : tensor<10500xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<10500xi32>
  %v16 = stablehlo.constant dense<2> : tensor<10500xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<10500xi32>
  %v18 = stablehlo.convert %v17 : (tensor<10500xi32>) -> tensor<10500xf16>
  %v19 = stablehlo.reshape %v18 : (tensor<10500xf16>) -> tensor<300x35xf16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<300x35xf16>
  %v21 = stablehlo.iota dim = 0 : tensor<10500xi32>
  %v22 = stablehlo.constant dense<3> : tensor<10500xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<10500xi32>
  %v24 = stablehlo.constant dense<7> : tensor<10500xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<10500xi32>
  %v26 = stablehlo.constant dense<3> : tensor<10500xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<10500xi32>
  %v28 = stablehlo.convert %v27 : (tensor<10500xi32>) -> tensor<10500xf16>
  %v29 = stablehlo.reshape %v28 : (tensor<10500xf16>) -> tensor<300x35xf16>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<300x35xf16>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [0, 2] : (tensor<300x35xf16>) -> tensor<300x1x35xf16>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [0, 2] : (tensor<300x35xf16>) -> tensor<300x1x35xf16>
  %v33 = stablehlo.slice %v10 [0:300, 0:1, 0:70:2] : (tensor<300x1x70xf16>) -> tensor<300x1x35xf16>
  %v34 = stablehlo.slice %v10 [0:300, 0:1, 1:70:2] : (tensor<300x1x70xf16>) -> tensor<300x1x35xf16>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<300x1x35xf16>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<300x1x35xf16>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<300x1x35xf16>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<300x1x35xf16>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<300x1x35xf16>
  %v40 = stablehlo.add %v38, %v39 : tensor<300x1x35xf16>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2] : (tensor<300x1x35xf16>) -> tensor<300x1x35x1xf16>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2] : (tensor<300x1x35xf16>) -> tensor<300x1x35x1xf16>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 3 : (tensor<300x1x35x1xf16>, tensor<300x1x35x1xf16>) -> tensor<300x1x35x2xf16>
  %v44 = stablehlo.reshape %v43 : (tensor<300x1x35x2xf16>) -> tensor<300x1x70xf16>
  %v45 = stablehlo.reshape %v10 : (tensor<300x1x70xf16>) -> tensor<300x1x35x2xf16>
  %v46 = stablehlo.transpose %v45, dims = [3, 0, 1, 2] : (tensor<300x1x35x2xf16>) -> tensor<2x300x1x35xf16>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<2x300x1x35xf16>
  %v48 = stablehlo.slice %v47 [0:1, 0:300, 0:1, 0:35] : (tensor<2x300x1x35xf16>) -> tensor<1x300x1x35xf16>
  %v49 = stablehlo.reshape %v48 : (tensor<1x300x1x35xf16>) -> tensor<300x1x35xf16>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<300x1x35xf16>
  %v51 = stablehlo.slice %v47 [1:2, 0:300, 0:1, 0:35] : (tensor<2x300x1x35xf16>) -> tensor<1x300x1x35xf16>
  %v52 = stablehlo.reshape %v51 : (tensor<1x300x1x35xf16>) -> tensor<300x1x35xf16>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<300x1x35xf16>
  %v54 = stablehlo.optimization_barrier %v31 : tensor<300x1x35xf16>
  %v55 = stablehlo.optimization_barrier %v32 : tensor<300x1x35xf16>
  %v56 = stablehlo.multiply %v50, %v54 : tensor<300x1x35xf16>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<300x1x35xf16>
  %v58 = stablehlo.multiply %v53, %v55 : tensor<300x1x35xf16>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<300x1x35xf16>
  %v60 = stablehlo.subtract %v57, %v59 : tensor<300x1x35xf16>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<300x1x35xf16>
  %v62 = stablehlo.multiply %v50, %v55 : tensor<300x1x35xf16>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<300x1x35xf16>
  %v64 = stablehlo.multiply %v53, %v54 : tensor<300x1x35xf16>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<300x1x35xf16>
  %v66 = stablehlo.add %v63, %v65 : tensor<300x1x35xf16>
  %v67 = stablehlo.optimization_barrier %v66 : tensor<300x1x35xf16>
  %v68 = stablehlo.reshape %v61 : (tensor<300x1x35xf16>) -> tensor<1x300x1x35xf16>
  %v69 = stablehlo.reshape %v67 : (tensor<300x1x35xf16>) -> tensor<1x300x1x35xf16>
  %v70 = stablehlo.concatenate %v68, %v69, dim = 0 : (tensor<1x300x1x35xf16>, tensor<1x300x1x35xf16>) -> tensor<2x300x1x35xf16>
  %v71 = stablehlo.optimization_barrier %v70 : tensor<2x300x1x35xf16>
  %v72 = stablehlo.transpose %v71, dims = [1, 2, 3, 0] : (tensor<2x300x1x35xf16>) -> tensor<300x1x35x2xf16>
  %v73 = stablehlo.optimization_barrier %v72 : tensor<300x1x35x2xf16>
  %v74 = stablehlo.reshape %v73 : (tensor<300x1x35x2xf16>) -> tensor<300x1x70xf16>
  check.expect_eq %v44, %v74 : tensor<300x1x70xf16>
  func.return
}
func.func private @i8_i8_45() {
  %v1 = stablehlo.iota dim = 0 : tensor<21000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<21000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<21000xi32>
  %v4 = stablehlo.constant dense<11> : tensor<21000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<21000xi32>
  %v6 = stablehlo.constant dense<5> : tensor<21000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<21000xi32>
  %v8 = stablehlo.convert %v7 : (tensor<21000xi32>) -> tensor<21000xi8>
  %v9 = stablehlo.reshape %v8 : (tensor<21000xi8>) -> tensor<300x1x70xi8>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<300x1x70xi8>
  %v11 = stablehlo.iota dim = 0 : tensor<10500xi32>
  %v12 = stablehlo.constant dense<5> : tensor<10500xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<10500xi32>
  %v14 = stablehlo.constant dense<5> : tensor<10500xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<10500xi32>
  %v16 = stablehlo.constant dense<2> : tensor<10500xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<10500xi32>
  %v18 = stablehlo.convert %v17 : (tensor<10500xi32>) -> tensor<10500xi8>
  %v19 = stablehlo.reshape %v18 : (tensor<10500xi8>) -> tensor<300x35xi8>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<300x35xi8>
  %v21 = stablehlo.iota dim = 0 : tensor<10500xi32>
  %v22 = stablehlo.constant dense<3> : tensor<10500xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<10500xi32>
  %v24 = stablehlo.constant dense<7> : tensor<10500xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<10500xi32>
  %v26 = stablehlo.constant dense<3> : tensor<10500xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<10500xi32>
  %v28 = stablehlo.convert %v27 : (tensor<10500xi32>) -> tensor<10500xi8>
  %v29 = stablehlo.reshape %v28 : (tensor<10500xi8>) -> tensor<300x35xi8>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<300x35xi8>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [0, 2] : (tensor<300x35xi8>) -> tensor<300x1x35xi8>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [0, 2] : (tensor<300x35xi8>) -> tensor<300x1x35xi8>
  %v33 = stablehlo.slice %v10 [0:300, 0:1, 0:70:2] : (tensor<300x1x70xi8>) -> tensor<300x1x35xi8>
  %v34 = stablehlo.slice %v10 [0:300, 0:1, 1:70:2] : (tensor<300x1x70xi8>) -> tensor<300x1x35xi8>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<300x1x35xi8>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<300x1x35xi8>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<300x1x35xi8>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<300x1x35xi8>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<300x1x35xi8>
  %v40 = stablehlo.add %v38, %v39 : tensor<300x1x35xi8>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2] : (tensor<300x1x35xi8>) -> tensor<300x1x35x1xi8>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2] : (tensor<300x1x35xi8>) -> tensor<300x1x35x1xi8>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 3 : (tensor<300x1x35x1xi8>, tensor<300x1x35x1xi8>) -> tensor<300x1x35x2xi8>
  %v44 = stablehlo.reshape %v43 : (tensor<300x1x35x2xi8>) -> tensor<300x1x70xi8>
  %v45 = stablehlo.reshape %v10 : (tensor<300x1x70xi8>) -> tensor<300x1x35x2xi8>
  %v46 = stablehlo.transpose %v45, dims = [3, 0, 1, 2] : (tensor<300x1x35x2xi8>) -> tensor<2x300x1x35xi8>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<2x300x1x35xi8>
  %v48 = stablehlo.slice %v47 [0:1, 0:300, 0:1, 0:35] : (tensor<2x300x1x35xi8>) -> tensor<1x300x1x35xi8>
  %v49 = stablehlo.reshape %v48 : (tensor<1x300x1x35xi8>) -> tensor<300x1x35xi8>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<300x1x35xi8>
  %v51 = stablehlo.slice %v47 [1:2, 0:300, 0:1, 0:35] : (tensor<2x300x1x35xi8>) -> tensor<1x300x1x35xi8>
  %v52 = stablehlo.reshape %v51 : (tensor<1x300x1x35xi8>) -> tensor<300x1x35xi8>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<300x1x35xi8>
  %v54 = stablehlo.optimization_barrier %v31 : tensor<300x1x35xi8>
  %v55 = stablehlo.optimization_barrier %v32 : tensor<300x1x35xi8>
  %v56 = stablehlo.multiply %v50, %v54 : tensor<300x1x35xi8>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<300x1x35xi8>
  %v58 = stablehlo.multiply %v53, %v55 : tensor<300x1x35xi8>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<300x1x35xi8>
  %v60 = stablehlo.subtract %v57, %v59 : tensor<300x1x35xi8>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<300x1x35xi8>
  %v62 = stablehlo.multiply %v50, %v55 : tensor<300x1x35xi8>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<300x1x35xi8>
  %v64 = stablehlo.multiply %v53, %v54 : tensor<300x1x35xi8>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<300x1x35xi8>
  %v66 = stablehlo.add %v63, %v65 : tensor<300x1x35xi8>
  %v67 = stablehlo.optimization_barrier %v66 : tensor<300x1x35xi8>
  %v68 = stablehlo.reshape %v61 : (tensor<300x1x35xi8>) -> tensor<1x300x1x35xi8>
  %v69 = stablehlo.reshape %v67 : (tensor<300x1x35xi8>) -> tensor<1x300x1x35xi8>
  %v70 = stablehlo.concatenate %v68, %v69, dim = 0 : (tensor<1x300x1x35xi8>, tensor<1x300x1x35xi8>) -> tensor<2x300x1x35xi8>
  %v71 = stablehlo.optimization_barrier %v70 : tensor<2x300x1x35xi8>
  %v72 = stablehlo.transpose %v71, dims = [1, 2, 3, 0] : (tensor<2x300x1x35xi8>) -> tensor<300x1x35x2xi8>
  %v73 = stablehlo.optimization_barrier %v72 : tensor<300x1x35x2xi8>
  %v74 = stablehlo.reshape %v73 : (tensor<300x1x35x2xi8>) -> tensor<300x1x70xi8>
  check.expect_eq %v44, %v74 : tensor<300x1x70xi8>
  func.return
}
func.func private @i16_i16_47() {
  %v1 = stablehlo.iota dim = 0 : tensor<21000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<21000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<21000xi32>
  %v4 = stablehlo.constant dense<11> : tensor<21000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<21000xi32>
  %v6 = stablehlo.constant dense<5> : tensor<21000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<21000xi32>
  %v8 = stablehlo.convert %v7 : (tensor<21000xi32>) -> tensor<21000xi16>
  %v9 = stablehlo.reshape %v8 : (tensor<21000xi16>) -> tensor<300x1x70xi16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<300x1x70xi16>
  %v11 = stablehlo.iota dim = 0 : tensor<10500xi32>
  %v12 = stablehlo.constant dense<5> : tensor<10500xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<10500xi32>
  %v14 = stablehlo.constant dense<5> : tensor<10500xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<10500xi32>
  %v16 = stablehlo.constant dense<2> : tensor<10500xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<10500xi32>
  %v18 = stablehlo.convert %v17 : (tensor<10500xi32>) -> tensor<10500xi16>
  %v19 = stablehlo.reshape %v18 : (tensor<10500xi16>) -> tensor<300x35xi16>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<300x35xi16>
  %v21 = stablehlo.iota dim = 0 : tensor<10500xi32>
  %v22 = stablehlo.constant dense<3> : tensor<10500xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<10500xi32>
  %v24 = stablehlo.constant dense<7> : tensor<10500xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<10500xi32>
  %v26 = stablehlo.constant dense<3> : tensor<10500xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<10500xi32>
  %v28 = stablehlo.convert %v27 : (tensor<10500xi32>) -> tensor<10500xi16>
  %v29 = stablehlo.reshape %v28 : (tensor<10500xi16>) -> tensor<300x35xi16>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<300x35xi16>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [0, 2] : (tensor<300x35xi16>) -> tensor<300x1x35xi16>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [0, 2] : (tensor<300x35xi16>) -> tensor<300x1x35xi16>
  %v33 = stablehlo.slice %v10 [0:300, 0:1, 0:70:2] : (tensor<300x1x70xi16>) -> tensor<300x1x35xi16>
  %v34 = stablehlo.slice %v10 [0:300, 0:1, 1:70:2] : (tensor<300x1x70xi16>) -> tensor<300x1x35xi16>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<300x1x35xi16>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<300x1x35xi16>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<300x1x35xi16>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<300x1x35xi16>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<300x1x35xi16>
  %v40 = stablehlo.add %v38, %v39 : tensor<300x1x35xi16>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2] : (tensor<300x1x35xi16>) -> tensor<300x1x35x1xi16>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2] : (tensor<300x1x35xi16>) -> tensor<300x1x35x1xi16>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 3 : (tensor<300x1x35x1xi16>, tensor<300x1x35x1xi16>) -> tensor<300x1x35x2xi16>
  %v44 = stablehlo.reshape %v43 : (tensor<300x1x35x2xi16>) -> tensor<300x1x70xi16>
  %v45 = stablehlo.reshape %v10 : (tensor<300x1x70xi16>) -> tensor<300x1x35x2xi16>
  %v46 = stablehlo.transpose %v45, dims = [3, 0, 1, 2] : (tensor<300x1x35x2xi16>) -> tensor<2x300x1x35xi16>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<2x300x1x35xi16>
  %v48 = stablehlo.slice %v47 [0:1, 0:300, 0:1, 0:35] : (tensor<2x300x1x35xi16>) -> tensor<1x300x1x35xi16>
  %v49 = stablehlo.reshape %v48 : (tensor<1x300x1x35xi16>) -> tensor<300x1x35xi16>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<300x1x35xi16>
  %v51 = stablehlo.slice %v47 [1:2, 0:300, 0:1, 0:35] : (tensor<2x300x1x35xi16>) -> tensor<1x300x1x35xi16>
  %v52 = stablehlo.reshape %v51 : (tensor<1x300x1x35xi16>) -> tensor<300x1x35xi16>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<300x1x35xi16>
  %v54 = stablehlo.optimization_barrier %v31 : tensor<300x1x35xi16>
  %v55 = stablehlo.optimization_barrier %v32 : tensor<300x1x35xi16>
  %v56 = stablehlo.multiply %v50, %v54 : tensor<300x1x35xi16>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<300x1x35xi16>
  %v58 = stablehlo.multiply %v53, %v55 : tensor<300x1x35xi16>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<300x1x35xi16>
  %v60 = stablehlo.subtract %v57, %v59 : tensor<300x1x35xi16>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<300x1x35xi16>
  %v62 = stablehlo.multiply %v50, %v55 : tensor<300x1x35xi16>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<300x1x35xi16>
  %v64 = stablehlo.multiply %v53, %v54 : tensor<300x1x35xi16>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<300x1x35xi16>
  %v66 = stablehlo.add %v63, %v65 : tensor<300x1x35xi16>
  %v67 = stablehlo.optimization_barrier %v66 : tensor<300x1x35xi16>
  %v68 = stablehlo.reshape %v61 : (tensor<300x1x35xi16>) -> tensor<1x300x1x35xi16>
  %v69 = stablehlo.reshape %v67 : (tensor<300x1x35xi16>) -> tensor<1x300x1x35xi16>
  %v70 = stablehlo.concatenate %v68, %v69, dim = 0 : (tensor<1x300x1x35xi16>, tensor<1x300x1x35xi16>) -> tensor<2x300x1x35xi16>
  %v71 = stablehlo.optimization_barrier %v70 : tensor<2x300x1x35xi16>
  %v72 = stablehlo.transpose %v71, dims = [1, 2, 3, 0] : (tensor<2x300x1x35xi16>) -> tensor<300x1x35x2xi16>
  %v73 = stablehlo.optimization_barrier %v72 : tensor<300x1x35x2xi16>
  %v74 = stablehlo.reshape %v73 : (tensor<300x1x35x2xi16>) -> tensor<300x1x70xi16>
  check.expect_eq %v44, %v74 : tensor<300x1x70xi16>
  func.return
}
func.func private @f64_f64_49() {
  %v1 = stablehlo.iota dim = 0 : tensor<21000xi32>
  %v2 = stablehlo.constant dense<7> : tensor<21000xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<21000xi32>
  %v4 = stablehlo.constant dense<11> : tensor<21000xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<21000xi32>
  %v6 = stablehlo.constant dense<5> : tensor<21000xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<21000xi32>
  %v8 = stablehlo.convert %v7 : (tensor<21000xi32>) -> tensor<21000xf64>
  %v9 = stablehlo.reshape %v8 : (tensor<21000xf64>) -> tensor<300x1x70xf64>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<300x1x70xf64>
  %v11 = stablehlo.iota dim = 0 : tensor<10500xi32>
  %v12 = stablehlo.constant dense<5> : tensor<10500xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<10500xi32>
  %v14 = stablehlo.constant dense<5> : tensor<10500xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<10500xi32>
  %v16 = stablehlo.constant dense<2> : tensor<10500xi32>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<10500xi32>
  %v18 = stablehlo.convert %v17 : (tensor<10500xi32>) -> tensor<10500xf64>
  %v19 = stablehlo.reshape %v18 : (tensor<10500xf64>) -> tensor<300x35xf64>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<300x35xf64>
  %v21 = stablehlo.iota dim = 0 : tensor<10500xi32>
  %v22 = stablehlo.constant dense<3> : tensor<10500xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<10500xi32>
  %v24 = stablehlo.constant dense<7> : tensor<10500xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<10500xi32>
  %v26 = stablehlo.constant dense<3> : tensor<10500xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<10500xi32>
  %v28 = stablehlo.convert %v27 : (tensor<10500xi32>) -> tensor<10500xf64>
  %v29 = stablehlo.reshape %v28 : (tensor<10500xf64>) -> tensor<300x35xf64>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<300x35xf64>
  %v31 = stablehlo.broadcast_in_dim %v20, dims = [0, 2] : (tensor<300x35xf64>) -> tensor<300x1x35xf64>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [0, 2] : (tensor<300x35xf64>) -> tensor<300x1x35xf64>
  %v33 = stablehlo.slice %v10 [0:300, 0:1, 0:70:2] : (tensor<300x1x70xf64>) -> tensor<300x1x35xf64>
  %v34 = stablehlo.slice %v10 [0:300, 0:1, 1:70:2] : (tensor<300x1x70xf64>) -> tensor<300x1x35xf64>
  %v35 = stablehlo.multiply %v33, %v31 : tensor<300x1x35xf64>
  %v36 = stablehlo.multiply %v34, %v32 : tensor<300x1x35xf64>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<300x1x35xf64>
  %v38 = stablehlo.multiply %v33, %v32 : tensor<300x1x35xf64>
  %v39 = stablehlo.multiply %v34, %v31 : tensor<300x1x35xf64>
  %v40 = stablehlo.add %v38, %v39 : tensor<300x1x35xf64>
  %v41 = stablehlo.broadcast_in_dim %v37, dims = [0, 1, 2] : (tensor<300x1x35xf64>) -> tensor<300x1x35x1xf64>
  %v42 = stablehlo.broadcast_in_dim %v40, dims = [0, 1, 2] : (tensor<300x1x35xf64>) -> tensor<300x1x35x1xf64>
  %v43 = stablehlo.concatenate %v41, %v42, dim = 3 : (tensor<300x1x35x1xf64>, tensor<300x1x35x1xf64>) -> tensor<300x1x35x2xf64>
  %v44 = stablehlo.reshape %v43 : (tensor<300x1x35x2xf64>) -> tensor<300x1x70xf64>
  %v45 = stablehlo.reshape %v10 : (tensor<300x1x70xf64>) -> tensor<300x1x35x2xf64>
  %v46 = stablehlo.transpose %v45, dims = [3, 0, 1, 2] : (tensor<300x1x35x2xf64>) -> tensor<2x300x1x35xf64>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<2x300x1x35xf64>
  %v48 = stablehlo.slice %v47 [0:1, 0:300, 0:1, 0:35] : (tensor<2x300x1x35xf64>) -> tensor<1x300x1x35xf64>
  %v49 = stablehlo.reshape %v48 : (tensor<1x300x1x35xf64>) -> tensor<300x1x35xf64>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<300x1x35xf64>
  %v51 = stablehlo.slice %v47 [1:2, 0:300, 0:1, 0:35] : (tensor<2x300x1x35xf64>) -> tensor<1x300x1x35xf64>
  %v52 = stablehlo.reshape %v51 : (tensor<1x300x1x35xf64>) -> tensor<300x1x35xf64>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<300x1x35xf64>
  %v54 = stablehlo.optimization_barrier %v31 : tensor<300x1x35xf64>
  %v55 = stablehlo.optimization_barrier %v32 : tensor<300x1x35xf64>
  %v56 = stablehlo.multiply %v50, %v54 : tensor<300x1x35xf64>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<300x1x35xf64>
  %v58 = stablehlo.multiply %v53, %v55 : tensor<300x1x35xf64>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<300x1x35xf64>
  %v60 = stablehlo.subtract %v57, %v59 : tensor<300x1x35xf64>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<300x1x35xf64>
  %v62 = stablehlo.multiply %v50, %v55 : tensor<300x1x35xf64>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<300x1x35xf64>
  %v64 = stablehlo.multiply %v53, %v54 : tensor<300x1x35xf64>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<300x1x35xf64>
  %v66 = stablehlo.add %v63, %v65 : tensor<300x1x35xf64>
  %v67 = stablehlo.optimization_barrier %v66 : tensor<300x1x35xf64>
  %v68 = stablehlo.reshape %v61 : (tensor<300x1x35xf64>) -> tensor<1x300x1x35xf64>
  %v69 = stablehlo.reshape %v67 : (tensor<300x1x35xf64>) -> tensor<1x300x1x35xf64>
  %v70 = stablehlo.concatenate %v68, %v69, dim = 0 : (tensor<1x300x1x35xf64>, tensor<1x300x1x35xf64>) -> tensor<2x300x1x35xf64>
  %v71 = stablehlo.optimization_barrier %v70 : tensor<2x300x1x35xf64>
  %v72 = stablehlo.transpose %v71, dims = [1, 2, 3, 0] : (tensor<2x300x1x35xf64>) -> tensor<300x1x35x2xf64>
  %v73 = stablehlo.optimization_barrier %v72 : tensor<300x1x35x2xf64>
  %v74 = stablehlo.reshape %v73 : (tensor<300x1x35x2xf64>) -> tensor<300x1x70xf64>
  check.expect_eq %v44, %v74 : tensor<300x1x70xf64>
  func.return
}
