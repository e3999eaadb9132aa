// Short rows less one that is the same for few of them: groups that are too small
// to be packed are run row by row.  Oracle: the same of the array turned.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %v1 = stablehlo.iota dim = 0 : tensor<4340xi32>
  %v2 = util.unfoldable_constant dense<37> : tensor<i32>
  %v3 = stablehlo.broadcast_in_dim %v2, dims = [] : (tensor<i32>) -> tensor<4340xi32>
  %v4 = stablehlo.multiply %v1, %v3 : tensor<4340xi32>
  %v5 = stablehlo.constant dense<101> : tensor<4340xi32>
  %v6 = stablehlo.remainder %v4, %v5 : tensor<4340xi32>
  %v7 = stablehlo.constant dense<50> : tensor<4340xi32>
  %v8 = stablehlo.subtract %v6, %v7 : tensor<4340xi32>
  %v9 = stablehlo.convert %v8 : (tensor<4340xi32>) -> tensor<4340xf32>
  %v10 = stablehlo.reshape %v9 : (tensor<4340xf32>) -> tensor<20x31x7xf32>
  %v11 = stablehlo.optimization_barrier %v10 : tensor<20x31x7xf32>
  %v12 = stablehlo.iota dim = 0 : tensor<140xi32>
  %v13 = util.unfoldable_constant dense<37> : tensor<i32>
  %v14 = stablehlo.broadcast_in_dim %v13, dims = [] : (tensor<i32>) -> tensor<140xi32>
  %v15 = stablehlo.multiply %v12, %v14 : tensor<140xi32>
  %v16 = stablehlo.constant dense<101> : tensor<140xi32>
  %v17 = stablehlo.remainder %v15, %v16 : tensor<140xi32>
  %v18 = stablehlo.constant dense<50> : tensor<140xi32>
  %v19 = stablehlo.subtract %v17, %v18 : tensor<140xi32>
  %v20 = stablehlo.convert %v19 : (tensor<140xi32>) -> tensor<140xf32>
  %v21 = stablehlo.reshape %v20 : (tensor<140xf32>) -> tensor<20x7xf32>
  %v22 = stablehlo.optimization_barrier %v21 : tensor<20x7xf32>
  %v23 = stablehlo.broadcast_in_dim %v22, dims = [0, 2] : (tensor<20x7xf32>) -> tensor<20x31x7xf32>
  %v24 = stablehlo.subtract %v11, %v23 : tensor<20x31x7xf32>
  %v25 = stablehlo.optimization_barrier %v24 : tensor<20x31x7xf32>
  %v26 = stablehlo.transpose %v11, dims = [1, 0, 2] : (tensor<20x31x7xf32>) -> tensor<31x20x7xf32>
  %v27 = stablehlo.optimization_barrier %v26 : tensor<31x20x7xf32>
  %v28 = stablehlo.broadcast_in_dim %v22, dims = [1, 2] : (tensor<20x7xf32>) -> tensor<31x20x7xf32>
  %v29 = stablehlo.subtract %v27, %v28 : tensor<31x20x7xf32>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<31x20x7xf32>
  %v31 = stablehlo.transpose %v30, dims = [1, 0, 2] : (tensor<31x20x7xf32>) -> tensor<20x31x7xf32>
  check.expect_eq %v25, %v31 : tensor<20x31x7xf32>
  %v32 = stablehlo.iota dim = 0 : tensor<2160xi32>
  %v33 = util.unfoldable_constant dense<37> : tensor<i32>
  %v34 = stablehlo.broadcast_in_dim %v33, dims = [] : (tensor<i32>) -> tensor<2160xi32>
  %v35 = stablehlo.multiply %v32, %v34 : tensor<2160xi32>
  %v36 = stablehlo.constant dense<101> : tensor<2160xi32>
  %v37 = stablehlo.remainder %v35, %v36 : tensor<2160xi32>
  %v38 = stablehlo.constant dense<50> : tensor<2160xi32>
  %v39 = stablehlo.subtract %v37, %v38 : tensor<2160xi32>
  %v40 = stablehlo.convert %v39 : (tensor<2160xi32>) -> tensor<2160xf32>
  %v41 = stablehlo.reshape %v40 : (tensor<2160xf32>) -> tensor<9x40x6xf32>
  %v42 = stablehlo.optimization_barrier %v41 : tensor<9x40x6xf32>
  %v43 = stablehlo.iota dim = 0 : tensor<54xi32>
  %v44 = util.unfoldable_constant dense<37> : tensor<i32>
  %v45 = stablehlo.broadcast_in_dim %v44, dims = [] : (tensor<i32>) -> tensor<54xi32>
  %v46 = stablehlo.multiply %v43, %v45 : tensor<54xi32>
  %v47 = stablehlo.constant dense<101> : tensor<54xi32>
  %v48 = stablehlo.remainder %v46, %v47 : tensor<54xi32>
  %v49 = stablehlo.constant dense<50> : tensor<54xi32>
  %v50 = stablehlo.subtract %v48, %v49 : tensor<54xi32>
  %v51 = stablehlo.convert %v50 : (tensor<54xi32>) -> tensor<54xf32>
  %v52 = stablehlo.reshape %v51 : (tensor<54xf32>) -> tensor<9x6xf32>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<9x6xf32>
  %v54 = stablehlo.broadcast_in_dim %v53, dims = [0, 2] : (tensor<9x6xf32>) -> tensor<9x40x6xf32>
  %v55 = stablehlo.subtract %v42, %v54 : tensor<9x40x6xf32>
  %v56 = stablehlo.optimization_barrier %v55 : tensor<9x40x6xf32>
  %v57 = stablehlo.transpose %v42, dims = [1, 0, 2] : (tensor<9x40x6xf32>) -> tensor<40x9x6xf32>
  %v58 = stablehlo.optimization_barrier %v57 : tensor<40x9x6xf32>
  %v59 = stablehlo.broadcast_in_dim %v53, dims = [1, 2] : (tensor<9x6xf32>) -> tensor<40x9x6xf32>
  %v60 = stablehlo.subtract %v58, %v59 : tensor<40x9x6xf32>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<40x9x6xf32>
  %v62 = stablehlo.transpose %v61, dims = [1, 0, 2] : (tensor<40x9x6xf32>) -> tensor<9x40x6xf32>
  check.expect_eq %v56, %v62 : tensor<9x40x6xf32>
  func.return
}
