// Columns that are reduced along dims with others between: few at a time, of
// which some have less than a vector, as they lie or computed from what does.
// Oracle: one dim after the other; all sums are exact.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -c "loop .* 1 1 2 "
func.func @main() {
  %v1 = stablehlo.iota dim = 0 : tensor<9405xi32>
  %v2 = util.unfoldable_constant dense<37> : tensor<i32>
  %v3 = stablehlo.broadcast_in_dim %v2, dims = [] : (tensor<i32>) -> tensor<9405xi32>
  %v4 = stablehlo.multiply %v1, %v3 : tensor<9405xi32>
  %v5 = stablehlo.constant dense<101> : tensor<9405xi32>
  %v6 = stablehlo.remainder %v4, %v5 : tensor<9405xi32>
  %v7 = stablehlo.constant dense<50> : tensor<9405xi32>
  %v8 = stablehlo.subtract %v6, %v7 : tensor<9405xi32>
  %v9 = stablehlo.convert %v8 : (tensor<9405xi32>) -> tensor<9405xf32>
  %v10 = stablehlo.reshape %v9 : (tensor<9405xf32>) -> tensor<5x3x19x33xf32>
  %v11 = stablehlo.optimization_barrier %v10 : tensor<5x3x19x33xf32>
  %v12 = stablehlo.constant dense<0.0> : tensor<f32>
  %v13 = stablehlo.reduce(%v11 init: %v12) applies stablehlo.add across dimensions = [0, 2] : (tensor<5x3x19x33xf32>, tensor<f32>) -> tensor<3x33xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<3x33xf32>
  %v15 = stablehlo.reduce(%v11 init: %v12) applies stablehlo.add across dimensions = [2] : (tensor<5x3x19x33xf32>, tensor<f32>) -> tensor<5x3x33xf32>
  %v16 = stablehlo.optimization_barrier %v15 : tensor<5x3x33xf32>
  %v17 = stablehlo.reduce(%v16 init: %v12) applies stablehlo.add across dimensions = [0] : (tensor<5x3x33xf32>, tensor<f32>) -> tensor<3x33xf32>
  %v18 = stablehlo.optimization_barrier %v17 : tensor<3x33xf32>
  check.expect_eq %v14, %v18 : tensor<3x33xf32>
  %v19 = stablehlo.iota dim = 0 : tensor<9405xi32>
  %v20 = util.unfoldable_constant dense<37> : tensor<i32>
  %v21 = stablehlo.broadcast_in_dim %v20, dims = [] : (tensor<i32>) -> tensor<9405xi32>
  %v22 = stablehlo.multiply %v19, %v21 : tensor<9405xi32>
  %v23 = stablehlo.constant dense<101> : tensor<9405xi32>
  %v24 = stablehlo.remainder %v22, %v23 : tensor<9405xi32>
  %v25 = stablehlo.constant dense<50> : tensor<9405xi32>
  %v26 = stablehlo.subtract %v24, %v25 : tensor<9405xi32>
  %v27 = stablehlo.convert %v26 : (tensor<9405xi32>) -> tensor<9405xf32>
  %v28 = stablehlo.reshape %v27 : (tensor<9405xf32>) -> tensor<5x3x19x33xf32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<5x3x19x33xf32>
  %v30 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %v31 = stablehlo.reduce(%v29 init: %v30) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<5x3x19x33xf32>, tensor<f32>) -> tensor<3x33xf32>
  %v32 = stablehlo.optimization_barrier %v31 : tensor<3x33xf32>
  %v33 = stablehlo.reduce(%v29 init: %v30) applies stablehlo.maximum across dimensions = [2] : (tensor<5x3x19x33xf32>, tensor<f32>) -> tensor<5x3x33xf32>
  %v34 = stablehlo.optimization_barrier %v33 : tensor<5x3x33xf32>
  %v35 = stablehlo.reduce(%v34 init: %v30) applies stablehlo.maximum across dimensions = [0] : (tensor<5x3x33xf32>, tensor<f32>) -> tensor<3x33xf32>
  %v36 = stablehlo.optimization_barrier %v35 : tensor<3x33xf32>
  check.expect_eq %v32, %v36 : tensor<3x33xf32>
  %v37 = stablehlo.iota dim = 0 : tensor<2240xi32>
  %v38 = util.unfoldable_constant dense<37> : tensor<i32>
  %v39 = stablehlo.broadcast_in_dim %v38, dims = [] : (tensor<i32>) -> tensor<2240xi32>
  %v40 = stablehlo.multiply %v37, %v39 : tensor<2240xi32>
  %v41 = stablehlo.constant dense<101> : tensor<2240xi32>
  %v42 = stablehlo.remainder %v40, %v41 : tensor<2240xi32>
  %v43 = stablehlo.constant dense<50> : tensor<2240xi32>
  %v44 = stablehlo.subtract %v42, %v43 : tensor<2240xi32>
  %v45 = stablehlo.convert %v44 : (tensor<2240xi32>) -> tensor<2240xf32>
  %v46 = stablehlo.reshape %v45 : (tensor<2240xf32>) -> tensor<7x4x16x5xf32>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<7x4x16x5xf32>
  %v48 = stablehlo.constant dense<0.0> : tensor<f32>
  %v49 = stablehlo.reduce(%v47 init: %v48) applies stablehlo.add across dimensions = [0, 2] : (tensor<7x4x16x5xf32>, tensor<f32>) -> tensor<4x5xf32>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<4x5xf32>
  %v51 = stablehlo.reduce(%v47 init: %v48) applies stablehlo.add across dimensions = [2] : (tensor<7x4x16x5xf32>, tensor<f32>) -> tensor<7x4x5xf32>
  %v52 = stablehlo.optimization_barrier %v51 : tensor<7x4x5xf32>
  %v53 = stablehlo.reduce(%v52 init: %v48) applies stablehlo.add across dimensions = [0] : (tensor<7x4x5xf32>, tensor<f32>) -> tensor<4x5xf32>
  %v54 = stablehlo.optimization_barrier %v53 : tensor<4x5xf32>
  check.expect_eq %v50, %v54 : tensor<4x5xf32>
  %v55 = stablehlo.iota dim = 0 : tensor<2940xi32>
  %v56 = util.unfoldable_constant dense<37> : tensor<i32>
  %v57 = stablehlo.broadcast_in_dim %v56, dims = [] : (tensor<i32>) -> tensor<2940xi32>
  %v58 = stablehlo.multiply %v55, %v57 : tensor<2940xi32>
  %v59 = stablehlo.constant dense<101> : tensor<2940xi32>
  %v60 = stablehlo.remainder %v58, %v59 : tensor<2940xi32>
  %v61 = stablehlo.constant dense<50> : tensor<2940xi32>
  %v62 = stablehlo.subtract %v60, %v61 : tensor<2940xi32>
  %v63 = stablehlo.convert %v62 : (tensor<2940xi32>) -> tensor<2940xf64>
  %v64 = stablehlo.reshape %v63 : (tensor<2940xf64>) -> tensor<3x2x70x7xf64>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<3x2x70x7xf64>
  %v66 = stablehlo.constant dense<0.0> : tensor<f64>
  %v67 = stablehlo.reduce(%v65 init: %v66) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x2x70x7xf64>, tensor<f64>) -> tensor<2x7xf64>
  %v68 = stablehlo.optimization_barrier %v67 : tensor<2x7xf64>
  %v69 = stablehlo.reduce(%v65 init: %v66) applies stablehlo.add across dimensions = [2] : (tensor<3x2x70x7xf64>, tensor<f64>) -> tensor<3x2x7xf64>
  %v70 = stablehlo.optimization_barrier %v69 : tensor<3x2x7xf64>
  %v71 = stablehlo.reduce(%v70 init: %v66) applies stablehlo.add across dimensions = [0] : (tensor<3x2x7xf64>, tensor<f64>) -> tensor<2x7xf64>
  %v72 = stablehlo.optimization_barrier %v71 : tensor<2x7xf64>
  check.expect_eq %v68, %v72 : tensor<2x7xf64>
  %v73 = stablehlo.iota dim = 0 : tensor<3162xi32>
  %v74 = util.unfoldable_constant dense<37> : tensor<i32>
  %v75 = stablehlo.broadcast_in_dim %v74, dims = [] : (tensor<i32>) -> tensor<3162xi32>
  %v76 = stablehlo.multiply %v73, %v75 : tensor<3162xi32>
  %v77 = stablehlo.constant dense<101> : tensor<3162xi32>
  %v78 = stablehlo.remainder %v76, %v77 : tensor<3162xi32>
  %v79 = stablehlo.constant dense<50> : tensor<3162xi32>
  %v80 = stablehlo.subtract %v78, %v79 : tensor<3162xi32>
  %v81 = stablehlo.convert %v80 : (tensor<3162xi32>) -> tensor<3162xbf16>
  %v82 = stablehlo.reshape %v81 : (tensor<3162xbf16>) -> tensor<3x2x31x17xbf16>
  %v83 = stablehlo.optimization_barrier %v82 : tensor<3x2x31x17xbf16>
  %v84 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %v85 = stablehlo.reduce(%v83 init: %v84) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x2x31x17xbf16>, tensor<bf16>) -> tensor<2x17xbf16>
  %v86 = stablehlo.optimization_barrier %v85 : tensor<2x17xbf16>
  %v87 = stablehlo.reduce(%v83 init: %v84) applies stablehlo.maximum across dimensions = [2] : (tensor<3x2x31x17xbf16>, tensor<bf16>) -> tensor<3x2x17xbf16>
  %v88 = stablehlo.optimization_barrier %v87 : tensor<3x2x17xbf16>
  %v89 = stablehlo.reduce(%v88 init: %v84) applies stablehlo.maximum across dimensions = [0] : (tensor<3x2x17xbf16>, tensor<bf16>) -> tensor<2x17xbf16>
  %v90 = stablehlo.optimization_barrier %v89 : tensor<2x17xbf16>
  check.expect_eq %v86, %v90 : tensor<2x17xbf16>
  %v91 = stablehlo.iota dim = 0 : tensor<16740xi32>
  %v92 = util.unfoldable_constant dense<37> : tensor<i32>
  %v93 = stablehlo.broadcast_in_dim %v92, dims = [] : (tensor<i32>) -> tensor<16740xi32>
  %v94 = stablehlo.multiply %v91, %v93 : tensor<16740xi32>
  %v95 = stablehlo.constant dense<101> : tensor<16740xi32>
  %v96 = stablehlo.remainder %v94, %v95 : tensor<16740xi32>
  %v97 = stablehlo.constant dense<50> : tensor<16740xi32>
  %v98 = stablehlo.subtract %v96, %v97 : tensor<16740xi32>
  %v99 = stablehlo.convert %v98 : (tensor<16740xi32>) -> tensor<16740xi64>
  %v100 = stablehlo.reshape %v99 : (tensor<16740xi64>) -> tensor<3x2x31x90xi64>
  %v101 = stablehlo.optimization_barrier %v100 : tensor<3x2x31x90xi64>
  %v102 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %v103 = stablehlo.reduce(%v101 init: %v102) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<3x2x31x90xi64>, tensor<i64>) -> tensor<2x90xi64>
  %v104 = stablehlo.optimization_barrier %v103 : tensor<2x90xi64>
  %v105 = stablehlo.reduce(%v101 init: %v102) applies stablehlo.minimum across dimensions = [2] : (tensor<3x2x31x90xi64>, tensor<i64>) -> tensor<3x2x90xi64>
  %v106 = stablehlo.optimization_barrier %v105 : tensor<3x2x90xi64>
  %v107 = stablehlo.reduce(%v106 init: %v102) applies stablehlo.minimum across dimensions = [0] : (tensor<3x2x90xi64>, tensor<i64>) -> tensor<2x90xi64>
  %v108 = stablehlo.optimization_barrier %v107 : tensor<2x90xi64>
  check.expect_eq %v104, %v108 : tensor<2x90xi64>
  %v109 = stablehlo.iota dim = 0 : tensor<1440xi32>
  %v110 = util.unfoldable_constant dense<37> : tensor<i32>
  %v111 = stablehlo.broadcast_in_dim %v110, dims = [] : (tensor<i32>) -> tensor<1440xi32>
  %v112 = stablehlo.multiply %v109, %v111 : tensor<1440xi32>
  %v113 = stablehlo.constant dense<101> : tensor<1440xi32>
  %v114 = stablehlo.remainder %v112, %v113 : tensor<1440xi32>
  %v115 = stablehlo.constant dense<50> : tensor<1440xi32>
  %v116 = stablehlo.subtract %v114, %v115 : tensor<1440xi32>
  %v117 = stablehlo.reshape %v116 : (tensor<1440xi32>) -> tensor<4x1x40x9xi32>
  %v118 = stablehlo.optimization_barrier %v117 : tensor<4x1x40x9xi32>
  %v119 = stablehlo.constant dense<0> : tensor<i32>
  %v120 = stablehlo.reduce(%v118 init: %v119) applies stablehlo.add across dimensions = [0, 2] : (tensor<4x1x40x9xi32>, tensor<i32>) -> tensor<1x9xi32>
  %v121 = stablehlo.optimization_barrier %v120 : tensor<1x9xi32>
  %v122 = stablehlo.reduce(%v118 init: %v119) applies stablehlo.add across dimensions = [2] : (tensor<4x1x40x9xi32>, tensor<i32>) -> tensor<4x1x9xi32>
  %v123 = stablehlo.optimization_barrier %v122 : tensor<4x1x9xi32>
  %v124 = stablehlo.reduce(%v123 init: %v119) applies stablehlo.add across dimensions = [0] : (tensor<4x1x9xi32>, tensor<i32>) -> tensor<1x9xi32>
  %v125 = stablehlo.optimization_barrier %v124 : tensor<1x9xi32>
  check.expect_eq %v121, %v125 : tensor<1x9xi32>
  %v126 = stablehlo.iota dim = 0 : tensor<26880xi32>
  %v127 = util.unfoldable_constant dense<37> : tensor<i32>
  %v128 = stablehlo.broadcast_in_dim %v127, dims = [] : (tensor<i32>) -> tensor<26880xi32>
  %v129 = stablehlo.multiply %v126, %v128 : tensor<26880xi32>
  %v130 = stablehlo.constant dense<101> : tensor<26880xi32>
  %v131 = stablehlo.remainder %v129, %v130 : tensor<26880xi32>
  %v132 = stablehlo.constant dense<50> : tensor<26880xi32>
  %v133 = stablehlo.subtract %v131, %v132 : tensor<26880xi32>
  %v134 = stablehlo.reshape %v133 : (tensor<26880xi32>) -> tensor<5x2x21x128xi32>
  %v135 = stablehlo.optimization_barrier %v134 : tensor<5x2x21x128xi32>
  %v136 = stablehlo.constant dense<0> : tensor<i32>
  %v137 = stablehlo.reduce(%v135 init: %v136) applies stablehlo.xor across dimensions = [0, 2] : (tensor<5x2x21x128xi32>, tensor<i32>) -> tensor<2x128xi32>
  %v138 = stablehlo.optimization_barrier %v137 : tensor<2x128xi32>
  %v139 = stablehlo.reduce(%v135 init: %v136) applies stablehlo.xor across dimensions = [2] : (tensor<5x2x21x128xi32>, tensor<i32>) -> tensor<5x2x128xi32>
  %v140 = stablehlo.optimization_barrier %v139 : tensor<5x2x128xi32>
  %v141 = stablehlo.reduce(%v140 init: %v136) applies stablehlo.xor across dimensions = [0] : (tensor<5x2x128xi32>, tensor<i32>) -> tensor<2x128xi32>
  %v142 = stablehlo.optimization_barrier %v141 : tensor<2x128xi32>
  check.expect_eq %v138, %v142 : tensor<2x128xi32>
  %v143 = stablehlo.iota dim = 0 : tensor<9405xi32>
  %v144 = util.unfoldable_constant dense<37> : tensor<i32>
  %v145 = stablehlo.broadcast_in_dim %v144, dims = [] : (tensor<i32>) -> tensor<9405xi32>
  %v146 = stablehlo.multiply %v143, %v145 : tensor<9405xi32>
  %v147 = stablehlo.constant dense<101> : tensor<9405xi32>
  %v148 = stablehlo.remainder %v146, %v147 : tensor<9405xi32>
  %v149 = stablehlo.constant dense<50> : tensor<9405xi32>
  %v150 = stablehlo.subtract %v148, %v149 : tensor<9405xi32>
  %v151 = stablehlo.convert %v150 : (tensor<9405xi32>) -> tensor<9405xf32>
  %v152 = stablehlo.reshape %v151 : (tensor<9405xf32>) -> tensor<5x3x19x33xf32>
  %v153 = stablehlo.optimization_barrier %v152 : tensor<5x3x19x33xf32>
  %v154 = stablehlo.multiply %v153, %v153 : tensor<5x3x19x33xf32>
  %v155 = stablehlo.constant dense<0.0> : tensor<f32>
  %v156 = stablehlo.iota dim = 0 : tensor<99xi32>
  %v157 = util.unfoldable_constant dense<37> : tensor<i32>
  %v158 = stablehlo.broadcast_in_dim %v157, dims = [] : (tensor<i32>) -> tensor<99xi32>
  %v159 = stablehlo.multiply %v156, %v158 : tensor<99xi32>
  %v160 = stablehlo.constant dense<101> : tensor<99xi32>
  %v161 = stablehlo.remainder %v159, %v160 : tensor<99xi32>
  %v162 = stablehlo.constant dense<50> : tensor<99xi32>
  %v163 = stablehlo.subtract %v161, %v162 : tensor<99xi32>
  %v164 = stablehlo.convert %v163 : (tensor<99xi32>) -> tensor<99xf32>
  %v165 = stablehlo.reshape %v164 : (tensor<99xf32>) -> tensor<3x33xf32>
  %v166 = stablehlo.optimization_barrier %v165 : tensor<3x33xf32>
  %v167 = stablehlo.broadcast_in_dim %v166, dims = [1, 3] : (tensor<3x33xf32>) -> tensor<5x3x19x33xf32>
  %v168 = stablehlo.subtract %v154, %v167 : tensor<5x3x19x33xf32>
  %v169 = stablehlo.reduce(%v168 init: %v155) applies stablehlo.add across dimensions = [0, 2] : (tensor<5x3x19x33xf32>, tensor<f32>) -> tensor<3x33xf32>
  %v170 = stablehlo.optimization_barrier %v169 : tensor<3x33xf32>
  %v171 = stablehlo.optimization_barrier %v168 : tensor<5x3x19x33xf32>
  %v172 = stablehlo.reduce(%v171 init: %v155) applies stablehlo.add across dimensions = [2] : (tensor<5x3x19x33xf32>, tensor<f32>) -> tensor<5x3x33xf32>
  %v173 = stablehlo.optimization_barrier %v172 : tensor<5x3x33xf32>
  %v174 = stablehlo.reduce(%v173 init: %v155) applies stablehlo.add across dimensions = [0] : (tensor<5x3x33xf32>, tensor<f32>) -> tensor<3x33xf32>
  check.expect_eq %v170, %v174 : tensor<3x33xf32>
  func.return
}
// >>> stdout
// 7
// <<<
