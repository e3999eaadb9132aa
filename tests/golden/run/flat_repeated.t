// Small blocks run as one, of which operands are rows and columns that are
// repeated, and blocks that are turned; the last unit is shorter.  And rows of
// few words that lie apart.  Oracle: the same of each value and its place.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @block_13_12() : () -> ()
  func.call @block_8_12() : () -> ()
  func.call @block_9_7() : () -> ()
  func.call @block_40_3() : () -> ()
  func.call @block_29_6() : () -> ()
  func.call @few_2() : () -> ()
  func.call @few_3() : () -> ()
  func.call @few_4() : () -> ()
  func.call @few_5() : () -> ()
  func.call @few_7() : () -> ()
  func.call @few_8() : () -> ()
  func.call @few_11() : () -> ()
  func.call @few_13() : () -> ()
  func.call @few_15() : () -> ()
  func.return
}
func.func private @block_13_12() {
  %v1 = stablehlo.iota dim = 0 : tensor<13x12x12xi32>
  %v2 = stablehlo.constant dense<144> : tensor<13x12x12xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<13x12x12xi32>
  %v4 = stablehlo.iota dim = 1 : tensor<13x12x12xi32>
  %v5 = stablehlo.constant dense<12> : tensor<13x12x12xi32>
  %v6 = stablehlo.multiply %v4, %v5 : tensor<13x12x12xi32>
  %v7 = stablehlo.add %v3, %v6 : tensor<13x12x12xi32>
  %v8 = stablehlo.iota dim = 2 : tensor<13x12x12xi32>
  %v9 = stablehlo.constant dense<1> : tensor<13x12x12xi32>
  %v10 = stablehlo.multiply %v8, %v9 : tensor<13x12x12xi32>
  %v11 = stablehlo.add %v7, %v10 : tensor<13x12x12xi32>
  %v12 = stablehlo.constant dense<7> : tensor<13x12x12xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<13x12x12xi32>
  %v14 = stablehlo.constant dense<97> : tensor<13x12x12xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<13x12x12xi32>
  %v16 = stablehlo.convert %v15 : (tensor<13x12x12xi32>) -> tensor<13x12x12xf32>
  %v17 = stablehlo.optimization_barrier %v16 : tensor<13x12x12xf32>
  %v18 = stablehlo.iota dim = 0 : tensor<13x12xi32>
  %v19 = stablehlo.constant dense<12> : tensor<13x12xi32>
  %v20 = stablehlo.multiply %v18, %v19 : tensor<13x12xi32>
  %v21 = stablehlo.iota dim = 1 : tensor<13x12xi32>
  %v22 = stablehlo.constant dense<1> : tensor<13x12xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<13x12xi32>
  %v24 = stablehlo.add %v20, %v23 : tensor<13x12xi32>
  %v25 = stablehlo.constant dense<7> : tensor<13x12xi32>
  %v26 = stablehlo.multiply %v24, %v25 : tensor<13x12xi32>
  %v27 = stablehlo.constant dense<97> : tensor<13x12xi32>
  %v28 = stablehlo.remainder %v26, %v27 : tensor<13x12xi32>
  %v29 = stablehlo.convert %v28 : (tensor<13x12xi32>) -> tensor<13x12xf32>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<13x12xf32>
  %v31 = stablehlo.transpose %v17, dims = [0, 2, 1] : (tensor<13x12x12xf32>) -> tensor<13x12x12xf32>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [0, 1] : (tensor<13x12xf32>) -> tensor<13x12x12xf32>
  %v33 = stablehlo.broadcast_in_dim %v30, dims = [0, 2] : (tensor<13x12xf32>) -> tensor<13x12x12xf32>
  %v34 = stablehlo.maximum %v32, %v33 : tensor<13x12x12xf32>
  %v35 = stablehlo.subtract %v31, %v34 : tensor<13x12x12xf32>
  %v36 = stablehlo.add %v35, %v33 : tensor<13x12x12xf32>
  %v37 = stablehlo.optimization_barrier %v36 : tensor<13x12x12xf32>
  %v38 = stablehlo.iota dim = 0 : tensor<13x12x12xi32>
  %v39 = stablehlo.constant dense<144> : tensor<13x12x12xi32>
  %v40 = stablehlo.multiply %v38, %v39 : tensor<13x12x12xi32>
  %v41 = stablehlo.iota dim = 2 : tensor<13x12x12xi32>
  %v42 = stablehlo.constant dense<12> : tensor<13x12x12xi32>
  %v43 = stablehlo.multiply %v41, %v42 : tensor<13x12x12xi32>
  %v44 = stablehlo.add %v40, %v43 : tensor<13x12x12xi32>
  %v45 = stablehlo.iota dim = 1 : tensor<13x12x12xi32>
  %v46 = stablehlo.constant dense<1> : tensor<13x12x12xi32>
  %v47 = stablehlo.multiply %v45, %v46 : tensor<13x12x12xi32>
  %v48 = stablehlo.add %v44, %v47 : tensor<13x12x12xi32>
  %v49 = stablehlo.constant dense<7> : tensor<13x12x12xi32>
  %v50 = stablehlo.multiply %v48, %v49 : tensor<13x12x12xi32>
  %v51 = stablehlo.constant dense<97> : tensor<13x12x12xi32>
  %v52 = stablehlo.remainder %v50, %v51 : tensor<13x12x12xi32>
  %v53 = stablehlo.convert %v52 : (tensor<13x12x12xi32>) -> tensor<13x12x12xf32>
  %v54 = stablehlo.iota dim = 0 : tensor<13x12x12xi32>
  %v55 = stablehlo.constant dense<12> : tensor<13x12x12xi32>
  %v56 = stablehlo.multiply %v54, %v55 : tensor<13x12x12xi32>
  %v57 = stablehlo.iota dim = 1 : tensor<13x12x12xi32>
  %v58 = stablehlo.constant dense<1> : tensor<13x12x12xi32>
  %v59 = stablehlo.multiply %v57, %v58 : tensor<13x12x12xi32>
  %v60 = stablehlo.add %v56, %v59 : tensor<13x12x12xi32>
  %v61 = stablehlo.constant dense<7> : tensor<13x12x12xi32>
  %v62 = stablehlo.multiply %v60, %v61 : tensor<13x12x12xi32>
  %v63 = stablehlo.constant dense<97> : tensor<13x12x12xi32>
  %v64 = stablehlo.remainder %v62, %v63 : tensor<13x12x12xi32>
  %v65 = stablehlo.convert %v64 : (tensor<13x12x12xi32>) -> tensor<13x12x12xf32>
  %v66 = stablehlo.iota dim = 0 : tensor<13x12x12xi32>
  %v67 = stablehlo.constant dense<12> : tensor<13x12x12xi32>
  %v68 = stablehlo.multiply %v66, %v67 : tensor<13x12x12xi32>
  %v69 = stablehlo.iota dim = 2 : tensor<13x12x12xi32>
  %v70 = stablehlo.constant dense<1> : tensor<13x12x12xi32>
  %v71 = stablehlo.multiply %v69, %v70 : tensor<13x12x12xi32>
  %v72 = stablehlo.add %v68, %v71 : tensor<13x12x12xi32>
  %v73 = stablehlo.constant dense<7> : tensor<13x12x12xi32>
  %v74 = stablehlo.multiply %v72, %v73 : tensor<13x12x12xi32>
  %v75 = stablehlo.constant dense<97> : tensor<13x12x12xi32>
  %v76 = stablehlo.remainder %v74, %v75 : tensor<13x12x12xi32>
  %v77 = stablehlo.convert %v76 : (tensor<13x12x12xi32>) -> tensor<13x12x12xf32>
  %v78 = stablehlo.maximum %v65, %v77 : tensor<13x12x12xf32>
  %v79 = stablehlo.subtract %v53, %v78 : tensor<13x12x12xf32>
  %v80 = stablehlo.add %v79, %v77 : tensor<13x12x12xf32>
  check.expect_eq %v37, %v80 : tensor<13x12x12xf32>
  func.return
}
func.func private @block_8_12() {
  %v1 = stablehlo.iota dim = 0 : tensor<8x12x12xi32>
  %v2 = stablehlo.constant dense<144> : tensor<8x12x12xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<8x12x12xi32>
  %v4 = stablehlo.iota dim = 1 : tensor<8x12x12xi32>
  %v5 = stablehlo.constant dense<12> : tensor<8x12x12xi32>
  %v6 = stablehlo.multiply %v4, %v5 : tensor<8x12x12xi32>
  %v7 = stablehlo.add %v3, %v6 : tensor<8x12x12xi32>
  %v8 = stablehlo.iota dim = 2 : tensor<8x12x12xi32>
  %v9 = stablehlo.constant dense<1> : tensor<8x12x12xi32>
  %v10 = stablehlo.multiply %v8, %v9 : tensor<8x12x12xi32>
  %v11 = stablehlo.add %v7, %v10 : tensor<8x12x12xi32>
  %v12 = stablehlo.constant dense<7> : tensor<8x12x12xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<8x12x12xi32>
  %v14 = stablehlo.constant dense<97> : tensor<8x12x12xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<8x12x12xi32>
  %v16 = stablehlo.convert %v15 : (tensor<8x12x12xi32>) -> tensor<8x12x12xf32>
  %v17 = stablehlo.optimization_barrier %v16 : tensor<8x12x12xf32>
  %v18 = stablehlo.iota dim = 0 : tensor<8x12xi32>
  %v19 = stablehlo.constant dense<12> : tensor<8x12xi32>
  %v20 = stablehlo.multiply %v18, %v19 : tensor<8x12xi32>
  %v21 = stablehlo.iota dim = 1 : tensor<8x12xi32>
  %v22 = stablehlo.constant dense<1> : tensor<8x12xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<8x12xi32>
  %v24 = stablehlo.add %v20, %v23 : tensor<8x12xi32>
  %v25 = stablehlo.constant dense<7> : tensor<8x12xi32>
  %v26 = stablehlo.multiply %v24, %v25 : tensor<8x12xi32>
  %v27 = stablehlo.constant dense<97> : tensor<8x12xi32>
  %v28 = stablehlo.remainder %v26, %v27 : tensor<8x12xi32>
  %v29 = stablehlo.convert %v28 : (tensor<8x12xi32>) -> tensor<8x12xf32>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<8x12xf32>
  %v31 = stablehlo.transpose %v17, dims = [0, 2, 1] : (tensor<8x12x12xf32>) -> tensor<8x12x12xf32>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [0, 1] : (tensor<8x12xf32>) -> tensor<8x12x12xf32>
  %v33 = stablehlo.broadcast_in_dim %v30, dims = [0, 2] : (tensor<8x12xf32>) -> tensor<8x12x12xf32>
  %v34 = stablehlo.maximum %v32, %v33 : tensor<8x12x12xf32>
  %v35 = stablehlo.subtract %v31, %v34 : tensor<8x12x12xf32>
  %v36 = stablehlo.add %v35, %v33 : tensor<8x12x12xf32>
  %v37 = stablehlo.optimization_barrier %v36 : tensor<8x12x12xf32>
  %v38 = stablehlo.iota dim = 0 : tensor<8x12x12xi32>
  %v39 = stablehlo.constant dense<144> : tensor<8x12x12xi32>
  %v40 = stablehlo.multiply %v38, %v39 : tensor<8x12x12xi32>
  %v41 = stablehlo.iota dim = 2 : tensor<8x12x12xi32>
  %v42 = stablehlo.constant dense<12> : tensor<8x12x12xi32>
  %v43 = stablehlo.multiply %v41, %v42 : tensor<8x12x12xi32>
  %v44 = stablehlo.add %v40, %v43 : tensor<8x12x12xi32>
  %v45 = stablehlo.iota dim = 1 : tensor<8x12x12xi32>
  %v46 = stablehlo.constant dense<1> : tensor<8x12x12xi32>
  %v47 = stablehlo.multiply %v45, %v46 : tensor<8x12x12xi32>
  %v48 = stablehlo.add %v44, %v47 : tensor<8x12x12xi32>
  %v49 = stablehlo.constant dense<7> : tensor<8x12x12xi32>
  %v50 = stablehlo.multiply %v48, %v49 : tensor<8x12x12xi32>
  %v51 = stablehlo.constant dense<97> : tensor<8x12x12xi32>
  %v52 = stablehlo.remainder %v50, %v51 : tensor<8x12x12xi32>
  %v53 = stablehlo.convert %v52 : (tensor<8x12x12xi32>) -> tensor<8x12x12xf32>
  %v54 = stablehlo.iota dim = 0 : tensor<8x12x12xi32>
  %v55 = stablehlo.constant dense<12> : tensor<8x12x12xi32>
  %v56 = stablehlo.multiply %v54, %v55 : tensor<8x12x12xi32>
  %v57 = stablehlo.iota dim = 1 : tensor<8x12x12xi32>
  %v58 = stablehlo.constant dense<1> : tensor<8x12x12xi32>
  %v59 = stablehlo.multiply %v57, %v58 : tensor<8x12x12xi32>
  %v60 = stablehlo.add %v56, %v59 : tensor<8x12x12xi32>
  %v61 = stablehlo.constant dense<7> : tensor<8x12x12xi32>
  %v62 = stablehlo.multiply %v60, %v61 : tensor<8x12x12xi32>
  %v63 = stablehlo.constant dense<97> : tensor<8x12x12xi32>
  %v64 = stablehlo.remainder %v62, %v63 : tensor<8x12x12xi32>
  %v65 = stablehlo.convert %v64 : (tensor<8x12x12xi32>) -> tensor<8x12x12xf32>
  %v66 = stablehlo.iota dim = 0 : tensor<8x12x12xi32>
  %v67 = stablehlo.constant dense<12> : tensor<8x12x12xi32>
  %v68 = stablehlo.multiply %v66, %v67 : tensor<8x12x12xi32>
  %v69 = stablehlo.iota dim = 2 : tensor<8x12x12xi32>
  %v70 = stablehlo.constant dense<1> : tensor<8x12x12xi32>
  %v71 = stablehlo.multiply %v69, %v70 : tensor<8x12x12xi32>
  %v72 = stablehlo.add %v68, %v71 : tensor<8x12x12xi32>
  %v73 = stablehlo.constant dense<7> : tensor<8x12x12xi32>
  %v74 = stablehlo.multiply %v72, %v73 : tensor<8x12x12xi32>
  %v75 = stablehlo.constant dense<97> : tensor<8x12x12xi32>
  %v76 = stablehlo.remainder %v74, %v75 : tensor<8x12x12xi32>
  %v77 = stablehlo.convert %v76 : (tensor<8x12x12xi32>) -> tensor<8x12x12xf32>
  %v78 = stablehlo.maximum %v65, %v77 : tensor<8x12x12xf32>
  %v79 = stablehlo.subtract %v53, %v78 : tensor<8x12x12xf32>
  %v80 = stablehlo.add %v79, %v77 : tensor<8x12x12xf32>
  check.expect_eq %v37, %v80 : tensor<8x12x12xf32>
  func.return
}
func.func private @block_9_7() {
  %v1 = stablehlo.iota dim = 0 : tensor<9x7x7xi32>
  %v2 = stablehlo.constant dense<49> : tensor<9x7x7xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<9x7x7xi32>
  %v4 = stablehlo.iota dim = 1 : tensor<9x7x7xi32>
  %v5 = stablehlo.constant dense<7> : tensor<9x7x7xi32>
  %v6 = stablehlo.multiply %v4, %v5 : tensor<9x7x7xi32>
  %v7 = stablehlo.add %v3, %v6 : tensor<9x7x7xi32>
  %v8 = stablehlo.iota dim = 2 : tensor<9x7x7xi32>
  %v9 = stablehlo.constant dense<1> : tensor<9x7x7xi32>
  %v10 = stablehlo.multiply %v8, %v9 : tensor<9x7x7xi32>
  %v11 = stablehlo.add %v7, %v10 : tensor<9x7x7xi32>
  %v12 = stablehlo.constant dense<7> : tensor<9x7x7xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<9x7x7xi32>
  %v14 = stablehlo.constant dense<97> : tensor<9x7x7xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<9x7x7xi32>
  %v16 = stablehlo.convert %v15 : (tensor<9x7x7xi32>) -> tensor<9x7x7xf32>
  %v17 = stablehlo.optimization_barrier %v16 : tensor<9x7x7xf32>
  %v18 = stablehlo.iota dim = 0 : tensor<9x7xi32>
  %v19 = stablehlo.constant dense<7> : tensor<9x7xi32>
  %v20 = stablehlo.multiply %v18, %v19 : tensor<9x7xi32>
  %v21 = stablehlo.iota dim = 1 : tensor<9x7xi32>
  %v22 = stablehlo.constant dense<1> : tensor<9x7xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<9x7xi32>
  %v24 = stablehlo.add %v20, %v23 : tensor<9x7xi32>
  %v25 = stablehlo.constant dense<7> : tensor<9x7xi32>
  %v26 = stablehlo.multiply %v24, %v25 : tensor<9x7xi32>
  %v27 = stablehlo.constant dense<97> : tensor<9x7xi32>
  %v28 = stablehlo.remainder %v26, %v27 : tensor<9x7xi32>
  %v29 = stablehlo.convert %v28 : (tensor<9x7xi32>) -> tensor<9x7xf32>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<9x7xf32>
  %v31 = stablehlo.transpose %v17, dims = [0, 2, 1] : (tensor<9x7x7xf32>) -> tensor<9x7x7xf32>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [0, 1] : (tensor<9x7xf32>) -> tensor<9x7x7xf32>
  %v33 = stablehlo.broadcast_in_dim %v30, dims = [0, 2] : (tensor<9x7xf32>) -> tensor<9x7x7xf32>
  %v34 = stablehlo.maximum %v32, %v33 : tensor<9x7x7xf32>
  %v35 = stablehlo.subtract %v31, %v34 : tensor<9x7x7xf32>
  %v36 = stablehlo.add %v35, %v33 : tensor<9x7x7xf32>
  %v37 = stablehlo.optimization_barrier %v36 : tensor<9x7x7xf32>
  %v38 = stablehlo.iota dim = 0 : tensor<9x7x7xi32>
  %v39 = stablehlo.constant dense<49> : tensor<9x7x7xi32>
  %v40 = stablehlo.multiply %v38, %v39 : tensor<9x7x7xi32>
  %v41 = stablehlo.iota dim = 2 : tensor<9x7x7xi32>
  %v42 = stablehlo.constant dense<7> : tensor<9x7x7xi32>
  %v43 = stablehlo.multiply %v41, %v42 : tensor<9x7x7xi32>
  %v44 = stablehlo.add %v40, %v43 : tensor<9x7x7xi32>
  %v45 = stablehlo.iota dim = 1 : tensor<9x7x7xi32>
  %v46 = stablehlo.constant dense<1> : tensor<9x7x7xi32>
  %v47 = stablehlo.multiply %v45, %v46 : tensor<9x7x7xi32>
  %v48 = stablehlo.add %v44, %v47 : tensor<9x7x7xi32>
  %v49 = stablehlo.constant dense<7> : tensor<9x7x7xi32>
  %v50 = stablehlo.multiply %v48, %v49 : tensor<9x7x7xi32>
  %v51 = stablehlo.constant dense<97> : tensor<9x7x7xi32>
  %v52 = stablehlo.remainder %v50, %v51 : tensor<9x7x7xi32>
  %v53 = stablehlo.convert %v52 : (tensor<9x7x7xi32>) -> tensor<9x7x7xf32>
  %v54 = stablehlo.iota dim = 0 : tensor<9x7x7xi32>
  %v55 = stablehlo.constant dense<7> : tensor<9x7x7xi32>
  %v56 = stablehlo.multiply %v54, %v55 : tensor<9x7x7xi32>
  %v57 = stablehlo.iota dim = 1 : tensor<9x7x7xi32>
  %v58 = stablehlo.constant dense<1> : tensor<9x7x7xi32>
  %v59 = stablehlo.multiply %v57, %v58 : tensor<9x7x7xi32>
  %v60 = stablehlo.add %v56, %v59 : tensor<9x7x7xi32>
  %v61 = stablehlo.constant dense<7> : tensor<9x7x7xi32>
  %v62 = stablehlo.multiply %v60, %v61 : tensor<9x7x7xi32>
  %v63 = stablehlo.constant dense<97> : tensor<9x7x7xi32>
  %v64 = stablehlo.remainder %v62, %v63 : tensor<9x7x7xi32>
  %v65 = stablehlo.convert %v64 : (tensor<9x7x7xi32>) -> tensor<9x7x7xf32>
  %v66 = stablehlo.iota dim = 0 : tensor<9x7x7xi32>
  %v67 = stablehlo.constant dense<7> : tensor<9x7x7xi32>
  %v68 = stablehlo.multiply %v66, %v67 : tensor<9x7x7xi32>
  %v69 = stablehlo.iota dim = 2 : tensor<9x7x7xi32>
  %v70 = stablehlo.constant dense<1> : tensor<9x7x7xi32>
  %v71 = stablehlo.multiply %v69, %v70 : tensor<9x7x7xi32>
  %v72 = stablehlo.add %v68, %v71 : tensor<9x7x7xi32>
  %v73 = stablehlo.constant dense<7> : tensor<9x7x7xi32>
  %v74 = stablehlo.multiply %v72, %v73 : tensor<9x7x7xi32>
  %v75 = stablehlo.constant dense<97> : tensor<9x7x7xi32>
  %v76 = stablehlo.remainder %v74, %v75 : tensor<9x7x7xi32>
  %v77 = stablehlo.convert %v76 : (tensor<9x7x7xi32>) -> tensor<9x7x7xf32>
  %v78 = stablehlo.maximum %v65, %v77 : tensor<9x7x7xf32>
  %v79 = stablehlo.subtract %v53, %v78 : tensor<9x7x7xf32>
  %v80 = stablehlo.add %v79, %v77 : tensor<9x7x7xf32>
  check.expect_eq %v37, %v80 : tensor<9x7x7xf32>
  func.return
}
func.func private @block_40_3() {
  %v1 = stablehlo.iota dim = 0 : tensor<40x3x3xi32>
  %v2 = stablehlo.constant dense<9> : tensor<40x3x3xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<40x3x3xi32>
  %v4 = stablehlo.iota dim = 1 : tensor<40x3x3xi32>
  %v5 = stablehlo.constant dense<3> : tensor<40x3x3xi32>
  %v6 = stablehlo.multiply %v4, %v5 : tensor<40x3x3xi32>
  %v7 = stablehlo.add %v3, %v6 : tensor<40x3x3xi32>
  %v8 = stablehlo.iota dim = 2 : tensor<40x3x3xi32>
  %v9 = stablehlo.constant dense<1> : tensor<40x3x3xi32>
  %v10 = stablehlo.multiply %v8, %v9 : tensor<40x3x3xi32>
  %v11 = stablehlo.add %v7, %v10 : tensor<40x3x3xi32>
  %v12 = stablehlo.constant dense<7> : tensor<40x3x3xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<40x3x3xi32>
  %v14 = stablehlo.constant dense<97> : tensor<40x3x3xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<40x3x3xi32>
  %v16 = stablehlo.convert %v15 : (tensor<40x3x3xi32>) -> tensor<40x3x3xf32>
  %v17 = stablehlo.optimization_barrier %v16 : tensor<40x3x3xf32>
  %v18 = stablehlo.iota dim = 0 : tensor<40x3xi32>
  %v19 = stablehlo.constant dense<3> : tensor<40x3xi32>
  %v20 = stablehlo.multiply %v18, %v19 : tensor<40x3xi32>
  %v21 = stablehlo.iota dim = 1 : tensor<40x3xi32>
  %v22 = stablehlo.constant dense<1> : tensor<40x3xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<40x3xi32>
  %v24 = stablehlo.add %v20, %v23 : tensor<40x3xi32>
  %v25 = stablehlo.constant dense<7> : tensor<40x3xi32>
  %v26 = stablehlo.multiply %v24, %v25 : tensor<40x3xi32>
  %v27 = stablehlo.constant dense<97> : tensor<40x3xi32>
  %v28 = stablehlo.remainder %v26, %v27 : tensor<40x3xi32>
  %v29 = stablehlo.convert %v28 : (tensor<40x3xi32>) -> tensor<40x3xf32>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<40x3xf32>
  %v31 = stablehlo.transpose %v17, dims = [0, 2, 1] : (tensor<40x3x3xf32>) -> tensor<40x3x3xf32>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [0, 1] : (tensor<40x3xf32>) -> tensor<40x3x3xf32>
  %v33 = stablehlo.broadcast_in_dim %v30, dims = [0, 2] : (tensor<40x3xf32>) -> tensor<40x3x3xf32>
  %v34 = stablehlo.maximum %v32, %v33 : tensor<40x3x3xf32>
  %v35 = stablehlo.subtract %v31, %v34 : tensor<40x3x3xf32>
  %v36 = stablehlo.add %v35, %v33 : tensor<40x3x3xf32>
  %v37 = stablehlo.optimization_barrier %v36 : tensor<40x3x3xf32>
  %v38 = stablehlo.iota dim = 0 : tensor<40x3x3xi32>
  %v39 = stablehlo.constant dense<9> : tensor<40x3x3xi32>
  %v40 = stablehlo.multiply %v38, %v39 : tensor<40x3x3xi32>
  %v41 = stablehlo.iota dim = 2 : tensor<40x3x3xi32>
  %v42 = stablehlo.constant dense<3> : tensor<40x3x3xi32>
  %v43 = stablehlo.multiply %v41, %v42 : tensor<40x3x3xi32>
  %v44 = stablehlo.add %v40, %v43 : tensor<40x3x3xi32>
  %v45 = stablehlo.iota dim = 1 : tensor<40x3x3xi32>
  %v46 = stablehlo.constant dense<1> : tensor<40x3x3xi32>
  %v47 = stablehlo.multiply %v45, %v46 : tensor<40x3x3xi32>
  %v48 = stablehlo.add %v44, %v47 : tensor<40x3x3xi32>
  %v49 = stablehlo.constant dense<7> : tensor<40x3x3xi32>
  %v50 = stablehlo.multiply %v48, %v49 : tensor<40x3x3xi32>
  %v51 = stablehlo.constant dense<97> : tensor<40x3x3xi32>
  %v52 = stablehlo.remainder %v50, %v51 : tensor<40x3x3xi32>
  %v53 = stablehlo.convert %v52 : (tensor<40x3x3xi32>) -> tensor<40x3x3xf32>
  %v54 = stablehlo.iota dim = 0 : tensor<40x3x3xi32>
  %v55 = stablehlo.constant dense<3> : tensor<40x3x3xi32>
  %v56 = stablehlo.multiply %v54, %v55 : tensor<40x3x3xi32>
  %v57 = stablehlo.iota dim = 1 : tensor<40x3x3xi32>
  %v58 = stablehlo.constant dense<1> : tensor<40x3x3xi32>
  %v59 = stablehlo.multiply %v57, %v58 : tensor<40x3x3xi32>
  %v60 = stablehlo.add %v56, %v59 : tensor<40x3x3xi32>
  %v61 = stablehlo.constant dense<7> : tensor<40x3x3xi32>
  %v62 = stablehlo.multiply %v60, %v61 : tensor<40x3x3xi32>
  %v63 = stablehlo.constant dense<97> : tensor<40x3x3xi32>
  %v64 = stablehlo.remainder %v62, %v63 : tensor<40x3x3xi32>
  %v65 = stablehlo.convert %v64 : (tensor<40x3x3xi32>) -> tensor<40x3x3xf32>
  %v66 = stablehlo.iota dim = 0 : tensor<40x3x3xi32>
  %v67 = stablehlo.constant dense<3> : tensor<40x3x3xi32>
  %v68 = stablehlo.multiply %v66, %v67 : tensor<40x3x3xi32>
  %v69 = stablehlo.iota dim = 2 : tensor<40x3x3xi32>
  %v70 = stablehlo.constant dense<1> : tensor<40x3x3xi32>
  %v71 = stablehlo.multiply %v69, %v70 : tensor<40x3x3xi32>
  %v72 = stablehlo.add %v68, %v71 : tensor<40x3x3xi32>
  %v73 = stablehlo.constant dense<7> : tensor<40x3x3xi32>
  %v74 = stablehlo.multiply %v72, %v73 : tensor<40x3x3xi32>
  %v75 = stablehlo.constant dense<97> : tensor<40x3x3xi32>
  %v76 = stablehlo.remainder %v74, %v75 : tensor<40x3x3xi32>
  %v77 = stablehlo.convert %v76 : (tensor<40x3x3xi32>) -> tensor<40x3x3xf32>
  %v78 = stablehlo.maximum %v65, %v77 : tensor<40x3x3xf32>
  %v79 = stablehlo.subtract %v53, %v78 : tensor<40x3x3xf32>
  %v80 = stablehlo.add %v79, %v77 : tensor<40x3x3xf32>
  check.expect_eq %v37, %v80 : tensor<40x3x3xf32>
  func.return
}
func.func private @block_29_6() {
  %v1 = stablehlo.iota dim = 0 : tensor<29x6x6xi32>
  %v2 = stablehlo.constant dense<36> : tensor<29x6x6xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<29x6x6xi32>
  %v4 = stablehlo.iota dim = 1 : tensor<29x6x6xi32>
  %v5 = stablehlo.constant dense<6> : tensor<29x6x6xi32>
  %v6 = stablehlo.multiply %v4, %v5 : tensor<29x6x6xi32>
  %v7 = stablehlo.add %v3, %v6 : tensor<29x6x6xi32>
  %v8 = stablehlo.iota dim = 2 : tensor<29x6x6xi32>
  %v9 = stablehlo.constant dense<1> : tensor<29x6x6xi32>
  %v10 = stablehlo.multiply %v8, %v9 : tensor<29x6x6xi32>
  %v11 = stablehlo.add %v7, %v10 : tensor<29x6x6xi32>
  %v12 = stablehlo.constant dense<7> : tensor<29x6x6xi32>
  %v13 = stablehlo.multiply %v11, %v12 : tensor<29x6x6xi32>
  %v14 = stablehlo.constant dense<97> : tensor<29x6x6xi32>
  %v15 = stablehlo.remainder %v13, %v14 : tensor<29x6x6xi32>
  %v16 = stablehlo.convert %v15 : (tensor<29x6x6xi32>) -> tensor<29x6x6xf32>
  %v17 = stablehlo.optimization_barrier %v16 : tensor<29x6x6xf32>
  %v18 = stablehlo.iota dim = 0 : tensor<29x6xi32>
  %v19 = stablehlo.constant dense<6> : tensor<29x6xi32>
  %v20 = stablehlo.multiply %v18, %v19 : tensor<29x6xi32>
  %v21 = stablehlo.iota dim = 1 : tensor<29x6xi32>
  %v22 = stablehlo.constant dense<1> : tensor<29x6xi32>
  %v23 = stablehlo.multiply %v21, %v22 : tensor<29x6xi32>
  %v24 = stablehlo.add %v20, %v23 : tensor<29x6xi32>
  %v25 = stablehlo.constant dense<7> : tensor<29x6xi32>
  %v26 = stablehlo.multiply %v24, %v25 : tensor<29x6xi32>
  %v27 = stablehlo.constant dense<97> : tensor<29x6xi32>
  %v28 = stablehlo.remainder %v26, %v27 : tensor<29x6xi32>
  %v29 = stablehlo.convert %v28 : (tensor<29x6xi32>) -> tensor<29x6xf32>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<29x6xf32>
  %v31 = stablehlo.transpose %v17, dims = [0, 2, 1] : (tensor<29x6x6xf32>) -> tensor<29x6x6xf32>
  %v32 = stablehlo.broadcast_in_dim %v30, dims = [0, 1] : (tensor<29x6xf32>) -> tensor<29x6x6xf32>
  %v33 = stablehlo.broadcast_in_dim %v30, dims = [0, 2] : (tensor<29x6xf32>) -> tensor<29x6x6xf32>
  %v34 = stablehlo.maximum %v32, %v33 : tensor<29x6x6xf32>
  %v35 = stablehlo.subtract %v31, %v34 : tensor<29x6x6xf32>
  %v36 = stablehlo.add %v35, %v33 : tensor<29x6x6xf32>
  %v37 = stablehlo.optimization_barrier %v36 : tensor<29x6x6xf32>
  %v38 = stablehlo.iota dim = 0 : tensor<29x6x6xi32>
  %v39 = stablehlo.constant dense<36> : tensor<29x6x6xi32>
  %v40 = stablehlo.multiply %v38, %v39 : tensor<29x6x6xi32>
  %v41 = stablehlo.iota dim = 2 : tensor<29x6x6xi32>
  %v42 = stablehlo.constant dense<6> : tensor<29x6x6xi32>
  %v43 = stablehlo.multiply %v41, %v42 : tensor<29x6x6xi32>
  %v44 = stablehlo.add %v40, %v43 : tensor<29x6x6xi32>
  %v45 = stablehlo.iota dim = 1 : tensor<29x6x6xi32>
  %v46 = stablehlo.constant dense<1> : tensor<29x6x6xi32>
  %v47 = stablehlo.multiply %v45, %v46 : tensor<29x6x6xi32>
  %v48 = stablehlo.add %v44, %v47 : tensor<29x6x6xi32>
  %v49 = stablehlo.constant dense<7> : tensor<29x6x6xi32>
  %v50 = stablehlo.multiply %v48, %v49 : tensor<29x6x6xi32>
  %v51 = stablehlo.constant dense<97> : tensor<29x6x6xi32>
  %v52 = stablehlo.remainder %v50, %v51 : tensor<29x6x6xi32>
  %v53 = stablehlo.convert %v52 : (tensor<29x6x6xi32>) -> tensor<29x6x6xf32>
  %v54 = stablehlo.iota dim = 0 : tensor<29x6x6xi32>
  %v55 = stablehlo.constant dense<6> : tensor<29x6x6xi32>
  %v56 = stablehlo.multiply %v54, %v55 : tensor<29x6x6xi32>
  %v57 = stablehlo.iota dim = 1 : tensor<29x6x6xi32>
  %v58 = stablehlo.constant dense<1> : tensor<29x6x6xi32>
  %v59 = stablehlo.multiply %v57, %v58 : tensor<29x6x6xi32>
  %v60 = stablehlo.add %v56, %v59 : tensor<29x6x6xi32>
  %v61 = stablehlo.constant dense<7> : tensor<29x6x6xi32>
  %v62 = stablehlo.multiply %v60, %v61 : tensor<29x6x6xi32>
  %v63 = stablehlo.constant dense<97> : tensor<29x6x6xi32>
  %v64 = stablehlo.remainder %v62, %v63 : tensor<29x6x6xi32>
  %v65 = stablehlo.convert %v64 : (tensor<29x6x6xi32>) -> tensor<29x6x6xf32>
  %v66 = stablehlo.iota dim = 0 : tensor<29x6x6xi32>
  %v67 = stablehlo.constant dense<6> : tensor<29x6x6xi32>
  %v68 = stablehlo.multiply %v66, %v67 : tensor<29x6x6xi32>
  %v69 = stablehlo.iota dim = 2 : tensor<29x6x6xi32>
  %v70 = stablehlo.constant dense<1> : tensor<29x6x6xi32>
  %v71 = stablehlo.multiply %v69, %v70 : tensor<29x6x6xi32>
  %v72 = stablehlo.add %v68, %v71 : tensor<29x6x6xi32>
  %v73 = stablehlo.constant dense<7> : tensor<29x6x6xi32>
  %v74 = stablehlo.multiply %v72, %v73 : tensor<29x6x6xi32>
  %v75 = stablehlo.constant dense<97> : tensor<29x6x6xi32>
  %v76 = stablehlo.remainder %v74, %v75 : tensor<29x6x6xi32>
  %v77 = stablehlo.convert %v76 : (tensor<29x6x6xi32>) -> tensor<29x6x6xf32>
  %v78 = stablehlo.maximum %v65, %v77 : tensor<29x6x6xf32>
  %v79 = stablehlo.subtract %v53, %v78 : tensor<29x6x6xf32>
  %v80 = stablehlo.add %v79, %v77 : tensor<29x6x6xf32>
  check.expect_eq %v37, %v80 : tensor<29x6x6xf32>
  func.return
}
func.func private @few_2() {
  %v1 = stablehlo.iota dim = 0 : tensor<10xi32>
  %v2 = stablehlo.constant dense<1> : tensor<10xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<10xi32>
  %v4 = stablehlo.constant dense<7> : tensor<10xi32>
  %v5 = stablehlo.multiply %v3, %v4 : tensor<10xi32>
  %v6 = stablehlo.constant dense<97> : tensor<10xi32>
  %v7 = stablehlo.remainder %v5, %v6 : tensor<10xi32>
  %v8 = stablehlo.convert %v7 : (tensor<10xi32>) -> tensor<10xf32>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<10xf32>
  %v10 = stablehlo.slice %v9 [0:10:5] : (tensor<10xf32>) -> tensor<2xf32>
  %v11 = stablehlo.slice %v9 [4:10:5] : (tensor<10xf32>) -> tensor<2xf32>
  %v12 = stablehlo.subtract %v10, %v11 : tensor<2xf32>
  %v13 = stablehlo.optimization_barrier %v12 : tensor<2xf32>
  %v14 = stablehlo.iota dim = 0 : tensor<2xi32>
  %v15 = stablehlo.constant dense<5> : tensor<2xi32>
  %v16 = stablehlo.multiply %v14, %v15 : tensor<2xi32>
  %v17 = stablehlo.constant dense<4> : tensor<2xi32>
  %v18 = stablehlo.constant dense<7> : tensor<2xi32>
  %v19 = stablehlo.multiply %v16, %v18 : tensor<2xi32>
  %v20 = stablehlo.constant dense<97> : tensor<2xi32>
  %v21 = stablehlo.remainder %v19, %v20 : tensor<2xi32>
  %v22 = stablehlo.convert %v21 : (tensor<2xi32>) -> tensor<2xf32>
  %v23 = stablehlo.add %v16, %v17 : tensor<2xi32>
  %v24 = stablehlo.constant dense<7> : tensor<2xi32>
  %v25 = stablehlo.multiply %v23, %v24 : tensor<2xi32>
  %v26 = stablehlo.constant dense<97> : tensor<2xi32>
  %v27 = stablehlo.remainder %v25, %v26 : tensor<2xi32>
  %v28 = stablehlo.convert %v27 : (tensor<2xi32>) -> tensor<2xf32>
  %v29 = stablehlo.subtract %v22, %v28 : tensor<2xf32>
  check.expect_eq %v13, %v29 : tensor<2xf32>
  func.return
}
func.func private @few_3() {
  %v1 = stablehlo.iota dim = 0 : tensor<15xi32>
  %v2 = stablehlo.constant dense<1> : tensor<15xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<15xi32>
  %v4 = stablehlo.constant dense<7> : tensor<15xi32>
  %v5 = stablehlo.multiply %v3, %v4 : tensor<15xi32>
  %v6 = stablehlo.constant dense<97> : tensor<15xi32>
  %v7 = stablehlo.remainder %v5, %v6 : tensor<15xi32>
  %v8 = stablehlo.convert %v7 : (tensor<15xi32>) -> tensor<15xf32>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<15xf32>
  %v10 = stablehlo.slice %v9 [0:15:5] : (tensor<15xf32>) -> tensor<3xf32>
  %v11 = stablehlo.slice %v9 [4:15:5] : (tensor<15xf32>) -> tensor<3xf32>
  %v12 = stablehlo.subtract %v10, %v11 : tensor<3xf32>
  %v13 = stablehlo.optimization_barrier %v12 : tensor<3xf32>
  %v14 = stablehlo.iota dim = 0 : tensor<3xi32>
  %v15 = stablehlo.constant dense<5> : tensor<3xi32>
  %v16 = stablehlo.multiply %v14, %v15 : tensor<3xi32>
  %v17 = stablehlo.constant dense<4> : tensor<3xi32>
  %v18 = stablehlo.constant dense<7> : tensor<3xi32>
  %v19 = stablehlo.multiply %v16, %v18 : tensor<3xi32>
  %v20 = stablehlo.constant dense<97> : tensor<3xi32>
  %v21 = stablehlo.remainder %v19, %v20 : tensor<3xi32>
  %v22 = stablehlo.convert %v21 : (tensor<3xi32>) -> tensor<3xf32>
  %v23 = stablehlo.add %v16, %v17 : tensor<3xi32>
  %v24 = stablehlo.constant dense<7> : tensor<3xi32>
  %v25 = stablehlo.multiply %v23, %v24 : tensor<3xi32>
  %v26 = stablehlo.constant dense<97> : tensor<3xi32>
  %v27 = stablehlo.remainder %v25, %v26 : tensor<3xi32>
  %v28 = stablehlo.convert %v27 : (tensor<3xi32>) -> tensor<3xf32>
  %v29 = stablehlo.subtract %v22, %v28 : tensor<3xf32>
  check.expect_eq %v13, %v29 : tensor<3xf32>
  func.return
}
func.func private @few_4() {
  %v1 = stablehlo.iota dim = 0 : tensor<20xi32>
  %v2 = stablehlo.constant dense<1> : tensor<20xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<20xi32>
  %v4 = stablehlo.constant dense<7> : tensor<20xi32>
  %v5 = stablehlo.multiply %v3, %v4 : tensor<20xi32>
  %v6 = stablehlo.constant dense<97> : tensor<20xi32>
  %v7 = stablehlo.remainder %v5, %v6 : tensor<20xi32>
  %v8 = stablehlo.convert %v7 : (tensor<20xi32>) -> tensor<20xf32>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<20xf32>
  %v10 = stablehlo.slice %v9 [0:20:5] : (tensor<20xf32>) -> tensor<4xf32>
  %v11 = stablehlo.slice %v9 [4:20:5] : (tensor<20xf32>) -> tensor<4xf32>
  %v12 = stablehlo.subtract %v10, %v11 : tensor<4xf32>
  %v13 = stablehlo.optimization_barrier %v12 : tensor<4xf32>
  %v14 = stablehlo.iota dim = 0 : tensor<4xi32>
  %v15 = stablehlo.constant dense<5> : tensor<4xi32>
  %v16 = stablehlo.multiply %v14, %v15 : tensor<4xi32>
  %v17 = stablehlo.constant dense<4> : tensor<4xi32>
  %v18 = stablehlo.constant dense<7> : tensor<4xi32>
  %v19 = stablehlo.multiply %v16, %v18 : tensor<4xi32>
  %v20 = stablehlo.constant dense<97> : tensor<4xi32>
  %v21 = stablehlo.remainder %v19, %v20 : tensor<4xi32>
  %v22 = stablehlo.convert %v21 : (tensor<4xi32>) -> tensor<4xf32>
  %v23 = stablehlo.add %v16, %v17 : tensor<4xi32>
  %v24 = stablehlo.constant dense<7> : tensor<4xi32>
  %v25 = stablehlo.multiply %v23, %v24 : tensor<4xi32>
  %v26 = stablehlo.constant dense<97> : tensor<4xi32>
  %v27 = stablehlo.remainder %v25, %v26 : tensor<4xi32>
  %v28 = stablehlo.convert %v27 : (tensor<4xi32>) -> tensor<4xf32>
  %v29 = stablehlo.subtract %v22, %v28 : tensor<4xf32>
  check.expect_eq %v13, %v29 : tensor<4xf32>
  func.return
}
func.func private @few_5() {
  %v1 = stablehlo.iota dim = 0 : tensor<25xi32>
  %v2 = stablehlo.constant dense<1> : tensor<25xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<25xi32>
  %v4 = stablehlo.constant dense<7> : tensor<25xi32>
  %v5 = stablehlo.multiply %v3, %v4 : tensor<25xi32>
  %v6 = stablehlo.constant dense<97> : tensor<25xi32>
  %v7 = stablehlo.remainder %v5, %v6 : tensor<25xi32>
  %v8 = stablehlo.convert %v7 : (tensor<25xi32>) -> tensor<25xf32>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<25xf32>
  %v10 = stablehlo.slice %v9 [0:25:5] : (tensor<25xf32>) -> tensor<5xf32>
  %v11 = stablehlo.slice %v9 [4:25:5] : (tensor<25xf32>) -> tensor<5xf32>
  %v12 = stablehlo.subtract %v10, %v11 : tensor<5xf32>
  %v13 = stablehlo.optimization_barrier %v12 : tensor<5xf32>
  %v14 = stablehlo.iota dim = 0 : tensor<5xi32>
  %v15 = stablehlo.constant dense<5> : tensor<5xi32>
  %v16 = stablehlo.multiply %v14, %v15 : tensor<5xi32>
  %v17 = stablehlo.constant dense<4> : tensor<5xi32>
  %v18 = stablehlo.constant dense<7> : tensor<5xi32>
  %v19 = stablehlo.multiply %v16, %v18 : tensor<5xi32>
  %v20 = stablehlo.constant dense<97> : tensor<5xi32>
  %v21 = stablehlo.remainder %v19, %v20 : tensor<5xi32>
  %v22 = stablehlo.convert %v21 : (tensor<5xi32>) -> tensor<5xf32>
  %v23 = stablehlo.add %v16, %v17 : tensor<5xi32>
  %v24 = stablehlo.constant dense<7> : tensor<5xi32>
  %v25 = stablehlo.multiply %v23, %v24 : tensor<5xi32>
  %v26 = stablehlo.constant dense<97> : tensor<5xi32>
  %v27 = stablehlo.remainder %v25, %v26 : tensor<5xi32>
  %v28 = stablehlo.convert %v27 : (tensor<5xi32>) -> tensor<5xf32>
  %v29 = stablehlo.subtract %v22, %v28 : tensor<5xf32>
  check.expect_eq %v13, %v29 : tensor<5xf32>
  func.return
}
func.func private @few_7() {
  %v1 = stablehlo.iota dim = 0 : tensor<35xi32>
  %v2 = stablehlo.constant dense<1> : tensor<35xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<35xi32>
  %v4 = stablehlo.constant dense<7> : tensor<35xi32>
  %v5 = stablehlo.multiply %v3, %v4 : tensor<35xi32>
  %v6 = stablehlo.constant dense<97> : tensor<35xi32>
  %v7 = stablehlo.remainder %v5, %v6 : tensor<35xi32>
  %v8 = stablehlo.convert %v7 : (tensor<35xi32>) -> tensor<35xf32>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<35xf32>
  %v10 = stablehlo.slice %v9 [0:35:5] : (tensor<35xf32>) -> tensor<7xf32>
  %v11 = stablehlo.slice %v9 [4:35:5] : (tensor<35xf32>) -> tensor<7xf32>
  %v12 = stablehlo.subtract %v10, %v11 : tensor<7xf32>
  %v13 = stablehlo.optimization_barrier %v12 : tensor<7xf32>
  %v14 = stablehlo.iota dim = 0 : tensor<7xi32>
  %v15 = stablehlo.constant dense<5> : tensor<7xi32>
  %v16 = stablehlo.multiply %v14, %v15 : tensor<7xi32>
  %v17 = stablehlo.constant dense<4> : tensor<7xi32>
  %v18 = stablehlo.constant dense<7> : tensor<7xi32>
  %v19 = stablehlo.multiply %v16, %v18 : tensor<7xi32>
  %v20 = stablehlo.constant dense<97> : tensor<7xi32>
  %v21 = stablehlo.remainder %v19, %v20 : tensor<7xi32>
  %v22 = stablehlo.convert %v21 : (tensor<7xi32>) -> tensor<7xf32>
  %v23 = stablehlo.add %v16, %v17 : tensor<7xi32>
  %v24 = stablehlo.constant dense<7> : tensor<7xi32>
  %v25 = stablehlo.multiply %v23, %v24 : tensor<7xi32>
  %v26 = stablehlo.constant dense<97> : tensor<7xi32>
  %v27 = stablehlo.remainder %v25, %v26 : tensor<7xi32>
  %v28 = stablehlo.convert %v27 : (tensor<7xi32>) -> tensor<7xf32>
  %v29 = stablehlo.subtract %v22, %v28 : tensor<7xf32>
  check.expect_eq %v13, %v29 : tensor<7xf32>
  func.return
}
func.func private @few_8() {
  %v1 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v2 = stablehlo.constant dense<1> : tensor<40xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<40xi32>
  %v4 = stablehlo.constant dense<7> : tensor<40xi32>
  %v5 = stablehlo.multiply %v3, %v4 : tensor<40xi32>
  %v6 = stablehlo.constant dense<97> : tensor<40xi32>
  %v7 = stablehlo.remainder %v5, %v6 : tensor<40xi32>
  %v8 = stablehlo.convert %v7 : (tensor<40xi32>) -> tensor<40xf32>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<40xf32>
  %v10 = stablehlo.slice %v9 [0:40:5] : (tensor<40xf32>) -> tensor<8xf32>
  %v11 = stablehlo.slice %v9 [4:40:5] : (tensor<40xf32>) -> tensor<8xf32>
  %v12 = stablehlo.subtract %v10, %v11 : tensor<8xf32>
  %v13 = stablehlo.optimization_barrier %v12 : tensor<8xf32>
  %v14 = stablehlo.iota dim = 0 : tensor<8xi32>
  %v15 = stablehlo.constant dense<5> : tensor<8xi32>
  %v16 = stablehlo.multiply %v14, %v15 : tensor<8xi32>
  %v17 = stablehlo.constant dense<4> : tensor<8xi32>
  %v18 = stablehlo.constant dense<7> : tensor<8xi32>
  %v19 = stablehlo.multiply %v16, %v18 : tensor<8xi32>
  %v20 = stablehlo.constant dense<97> : tensor<8xi32>
  %v21 = stablehlo.remainder %v19, %v20 : tensor<8xi32>
  %v22 = stablehlo.convert %v21 : (tensor<8xi32>) -> tensor<8xf32>
  %v23 = stablehlo.add %v16, %v17 : tensor<8xi32>
  %v24 = stablehlo.constant dense<7> : tensor<8xi32>
  %v25 = stablehlo.multiply %v23, %v24 : tensor<8xi32>
  %v26 = stablehlo.constant dense<97> : tensor<8xi32>
  %v27 = stablehlo.remainder %v25, %v26 : tensor<8xi32>
  %v28 = stablehlo.convert %v27 : (tensor<8xi32>) -> tensor<8xf32>
  %v29 = stablehlo.subtract %v22, %v28 : tensor<8xf32>
  check.expect_eq %v13, %v29 : tensor<8xf32>
  func.return
}
func.func private @few_11() {
  %v1 = stablehlo.iota dim = 0 : tensor<55xi32>
  %v2 = stablehlo.constant dense<1> : tensor<55xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<55xi32>
  %v4 = stablehlo.constant dense<7> : tensor<55xi32>
  %v5 = stablehlo.multiply %v3, %v4 : tensor<55xi32>
  %v6 = stablehlo.constant dense<97> : tensor<55xi32>
  %v7 = stablehlo.remainder %v5, %v6 : tensor<55xi32>
  %v8 = stablehlo.convert %v7 : (tensor<55xi32>) -> tensor<55xf32>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<55xf32>
  %v10 = stablehlo.slice %v9 [0:55:5] : (tensor<55xf32>) -> tensor<11xf32>
  %v11 = stablehlo.slice %v9 [4:55:5] : (tensor<55xf32>) -> tensor<11xf32>
  %v12 = stablehlo.subtract %v10, %v11 : tensor<11xf32>
  %v13 = stablehlo.optimization_barrier %v12 : tensor<11xf32>
  %v14 = stablehlo.iota dim = 0 : tensor<11xi32>
  %v15 = stablehlo.constant dense<5> : tensor<11xi32>
  %v16 = stablehlo.multiply %v14, %v15 : tensor<11xi32>
  %v17 = stablehlo.constant dense<4> : tensor<11xi32>
  %v18 = stablehlo.constant dense<7> : tensor<11xi32>
  %v19 = stablehlo.multiply %v16, %v18 : tensor<11xi32>
  %v20 = stablehlo.constant dense<97> : tensor<11xi32>
  %v21 = stablehlo.remainder %v19, %v20 : tensor<11xi32>
  %v22 = stablehlo.convert %v21 : (tensor<11xi32>) -> tensor<11xf32>
  %v23 = stablehlo.add %v16, %v17 : tensor<11xi32>
  %v24 = stablehlo.constant dense<7> : tensor<11xi32>
  %v25 = stablehlo.multiply %v23, %v24 : tensor<11xi32>
  %v26 = stablehlo.constant dense<97> : tensor<11xi32>
  %v27 = stablehlo.remainder %v25, %v26 : tensor<11xi32>
  %v28 = stablehlo.convert %v27 : (tensor<11xi32>) -> tensor<11xf32>
  %v29 = stablehlo.subtract %v22, %v28 : tensor<11xf32>
  check.expect_eq %v13, %v29 : tensor<11xf32>
  func.return
}
func.func private @few_13() {
  %v1 = stablehlo.iota dim = 0 : tensor<65xi32>
  %v2 = stablehlo.constant dense<1> : tensor<65xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<65xi32>
  %v4 = stablehlo.constant dense<7> : tensor<65xi32>
  %v5 = stablehlo.multiply %v3, %v4 : tensor<65xi32>
  %v6 = stablehlo.constant dense<97> : tensor<65xi32>
  %v7 = stablehlo.remainder %v5, %v6 : tensor<65xi32>
  %v8 = stablehlo.convert %v7 : (tensor<65xi32>) -> tensor<65xf32>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<65xf32>
  %v10 = stablehlo.slice %v9 [0:65:5] : (tensor<65xf32>) -> tensor<13xf32>
  %v11 = stablehlo.slice %v9 [4:65:5] : (tensor<65xf32>) -> tensor<13xf32>
  %v12 = stablehlo.subtract %v10, %v11 : tensor<13xf32>
  %v13 = stablehlo.optimization_barrier %v12 : tensor<13xf32>
  %v14 = stablehlo.iota dim = 0 : tensor<13xi32>
  %v15 = stablehlo.constant dense<5> : tensor<13xi32>
  %v16 = stablehlo.multiply %v14, %v15 : tensor<13xi32>
  %v17 = stablehlo.constant dense<4> : tensor<13xi32>
  %v18 = stablehlo.constant dense<7> : tensor<13xi32>
  %v19 = stablehlo.multiply %v16, %v18 : tensor<13xi32>
  %v20 = stablehlo.constant dense<97> : tensor<13xi32>
  %v21 = stablehlo.remainder %v19, %v20 : tensor<13xi32>
  %v22 = stablehlo.convert %v21 : (tensor<13xi32>) -> tensor<13xf32>
  %v23 = stablehlo.add %v16, %v17 : tensor<13xi32>
  %v24 = stablehlo.constant dense<7> : tensor<13xi32>
  %v25 = stablehlo.multiply %v23, %v24 : tensor<13xi32>
  %v26 = stablehlo.constant dense<97> : tensor<13xi32>
  %v27 = stablehlo.remainder %v25, %v26 : tensor<13xi32>
  %v28 = stablehlo.convert %v27 : (tensor<13xi32>) -> tensor<13xf32>
  %v29 = stablehlo.subtract %v22, %v28 : tensor<13xf32>
  check.expect_eq %v13, %v29 : tensor<13xf32>
  func.return
}
func.func private @few_15() {
  %v1 = stablehlo.iota dim = 0 : tensor<75xi32>
  %v2 = stablehlo.constant dense<1> : tensor<75xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<75xi32>
  %v4 = stablehlo.constant dense<7> : tensor<75xi32>
  %v5 = stablehlo.multiply %v3, %v4 : tensor<75xi32>
  %v6 = stablehlo.constant dense<97> : tensor<75xi32>
  %v7 = stablehlo.remainder %v5, %v6 : tensor<75xi32>
  %v8 = stablehlo.convert %v7 : (tensor<75xi32>) -> tensor<75xf32>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<75xf32>
  %v10 = stablehlo.slice %v9 [0:75:5] : (tensor<75xf32>) -> tensor<15xf32>
  %v11 = stablehlo.slice %v9 [4:75:5] : (tensor<75xf32>) -> tensor<15xf32>
  %v12 = stablehlo.subtract %v10, %v11 : tensor<15xf32>
  %v13 = stablehlo.optimization_barrier %v12 : tensor<15xf32>
  %v14 = stablehlo.iota dim = 0 : tensor<15xi32>
  %v15 = stablehlo.constant dense<5> : tensor<15xi32>
  %v16 = stablehlo.multiply %v14, %v15 : tensor<15xi32>
  %v17 = stablehlo.constant dense<4> : tensor<15xi32>
  %v18 = stablehlo.constant dense<7> : tensor<15xi32>
  %v19 = stablehlo.multiply %v16, %v18 : tensor<15xi32>
  %v20 = stablehlo.constant dense<97> : tensor<15xi32>
  %v21 = stablehlo.remainder %v19, %v20 : tensor<15xi32>
  %v22 = stablehlo.convert %v21 : (tensor<15xi32>) -> tensor<15xf32>
  %v23 = stablehlo.add %v16, %v17 : tensor<15xi32>
  %v24 = stablehlo.constant dense<7> : tensor<15xi32>
  %v25 = stablehlo.multiply %v23, %v24 : tensor<15xi32>
  %v26 = stablehlo.constant dense<97> : tensor<15xi32>
  %v27 = stablehlo.remainder %v25, %v26 : tensor<15xi32>
  %v28 = stablehlo.convert %v27 : (tensor<15xi32>) -> tensor<15xf32>
  %v29 = stablehlo.subtract %v22, %v28 : tensor<15xf32>
  check.expect_eq %v13, %v29 : tensor<15xf32>
  func.return
}
