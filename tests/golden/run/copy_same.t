// Rows of one element each, of any size and length: by vectors that reach back
// from the end.  Oracle: coordinates.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %v1 = stablehlo.iota dim = 0 : tensor<5xui8>
  %v2 = stablehlo.optimization_barrier %v1 : tensor<5xui8>
  %v3 = stablehlo.broadcast_in_dim %v2, dims = [0] : (tensor<5xui8>) -> tensor<5x3xui8>
  %v4 = stablehlo.optimization_barrier %v3 : tensor<5x3xui8>
  %v5 = stablehlo.iota dim = 0 : tensor<5x3xui8>
  check.expect_eq %v4, %v5 : tensor<5x3xui8>
  %v6 = stablehlo.iota dim = 0 : tensor<3xui8>
  %v7 = stablehlo.optimization_barrier %v6 : tensor<3xui8>
  %v8 = stablehlo.broadcast_in_dim %v7, dims = [0] : (tensor<3xui8>) -> tensor<3x17xui8>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<3x17xui8>
  %v10 = stablehlo.iota dim = 0 : tensor<3x17xui8>
  check.expect_eq %v9, %v10 : tensor<3x17xui8>
  %v11 = stablehlo.iota dim = 0 : tensor<4xui8>
  %v12 = stablehlo.optimization_barrier %v11 : tensor<4xui8>
  %v13 = stablehlo.broadcast_in_dim %v12, dims = [0] : (tensor<4xui8>) -> tensor<4x40xui8>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<4x40xui8>
  %v15 = stablehlo.iota dim = 0 : tensor<4x40xui8>
  check.expect_eq %v14, %v15 : tensor<4x40xui8>
  %v16 = stablehlo.iota dim = 0 : tensor<2xui8>
  %v17 = stablehlo.optimization_barrier %v16 : tensor<2xui8>
  %v18 = stablehlo.broadcast_in_dim %v17, dims = [0] : (tensor<2xui8>) -> tensor<2x67xui8>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<2x67xui8>
  %v20 = stablehlo.iota dim = 0 : tensor<2x67xui8>
  check.expect_eq %v19, %v20 : tensor<2x67xui8>
  %v21 = stablehlo.iota dim = 0 : tensor<3xui8>
  %v22 = stablehlo.optimization_barrier %v21 : tensor<3xui8>
  %v23 = stablehlo.broadcast_in_dim %v22, dims = [0] : (tensor<3xui8>) -> tensor<3x131xui8>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<3x131xui8>
  %v25 = stablehlo.iota dim = 0 : tensor<3x131xui8>
  check.expect_eq %v24, %v25 : tensor<3x131xui8>
  %v26 = stablehlo.iota dim = 0 : tensor<2xui8>
  %v27 = stablehlo.optimization_barrier %v26 : tensor<2xui8>
  %v28 = stablehlo.broadcast_in_dim %v27, dims = [0] : (tensor<2xui8>) -> tensor<2x1029xui8>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<2x1029xui8>
  %v30 = stablehlo.iota dim = 0 : tensor<2x1029xui8>
  check.expect_eq %v29, %v30 : tensor<2x1029xui8>
  %v31 = stablehlo.iota dim = 0 : tensor<5xi16>
  %v32 = stablehlo.optimization_barrier %v31 : tensor<5xi16>
  %v33 = stablehlo.broadcast_in_dim %v32, dims = [0] : (tensor<5xi16>) -> tensor<5x3xi16>
  %v34 = stablehlo.optimization_barrier %v33 : tensor<5x3xi16>
  %v35 = stablehlo.iota dim = 0 : tensor<5x3xi16>
  check.expect_eq %v34, %v35 : tensor<5x3xi16>
  %v36 = stablehlo.iota dim = 0 : tensor<3xi16>
  %v37 = stablehlo.optimization_barrier %v36 : tensor<3xi16>
  %v38 = stablehlo.broadcast_in_dim %v37, dims = [0] : (tensor<3xi16>) -> tensor<3x17xi16>
  %v39 = stablehlo.optimization_barrier %v38 : tensor<3x17xi16>
  %v40 = stablehlo.iota dim = 0 : tensor<3x17xi16>
  check.expect_eq %v39, %v40 : tensor<3x17xi16>
  %v41 = stablehlo.iota dim = 0 : tensor<4xi16>
  %v42 = stablehlo.optimization_barrier %v41 : tensor<4xi16>
  %v43 = stablehlo.broadcast_in_dim %v42, dims = [0] : (tensor<4xi16>) -> tensor<4x40xi16>
  %v44 = stablehlo.optimization_barrier %v43 : tensor<4x40xi16>
  %v45 = stablehlo.iota dim = 0 : tensor<4x40xi16>
  check.expect_eq %v44, %v45 : tensor<4x40xi16>
  %v46 = stablehlo.iota dim = 0 : tensor<2xi16>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<2xi16>
  %v48 = stablehlo.broadcast_in_dim %v47, dims = [0] : (tensor<2xi16>) -> tensor<2x67xi16>
  %v49 = stablehlo.optimization_barrier %v48 : tensor<2x67xi16>
  %v50 = stablehlo.iota dim = 0 : tensor<2x67xi16>
  check.expect_eq %v49, %v50 : tensor<2x67xi16>
  %v51 = stablehlo.iota dim = 0 : tensor<3xi16>
  %v52 = stablehlo.optimization_barrier %v51 : tensor<3xi16>
  %v53 = stablehlo.broadcast_in_dim %v52, dims = [0] : (tensor<3xi16>) -> tensor<3x131xi16>
  %v54 = stablehlo.optimization_barrier %v53 : tensor<3x131xi16>
  %v55 = stablehlo.iota dim = 0 : tensor<3x131xi16>
  check.expect_eq %v54, %v55 : tensor<3x131xi16>
  %v56 = stablehlo.iota dim = 0 : tensor<2xi16>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<2xi16>
  %v58 = stablehlo.broadcast_in_dim %v57, dims = [0] : (tensor<2xi16>) -> tensor<2x1029xi16>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<2x1029xi16>
  %v60 = stablehlo.iota dim = 0 : tensor<2x1029xi16>
  check.expect_eq %v59, %v60 : tensor<2x1029xi16>
  %v61 = stablehlo.iota dim = 0 : tensor<5xi32>
  %v62 = stablehlo.optimization_barrier %v61 : tensor<5xi32>
  %v63 = stablehlo.broadcast_in_dim %v62, dims = [0] : (tensor<5xi32>) -> tensor<5x3xi32>
  %v64 = stablehlo.optimization_barrier %v63 : tensor<5x3xi32>
  %v65 = stablehlo.iota dim = 0 : tensor<5x3xi32>
  check.expect_eq %v64, %v65 : tensor<5x3xi32>
  %v66 = stablehlo.iota dim = 0 : tensor<3xi32>
  %v67 = stablehlo.optimization_barrier %v66 : tensor<3xi32>
  %v68 = stablehlo.broadcast_in_dim %v67, dims = [0] : (tensor<3xi32>) -> tensor<3x17xi32>
  %v69 = stablehlo.optimization_barrier %v68 : tensor<3x17xi32>
  %v70 = stablehlo.iota dim = 0 : tensor<3x17xi32>
  check.expect_eq %v69, %v70 : tensor<3x17xi32>
  %v71 = stablehlo.iota dim = 0 : tensor<4xi32>
  %v72 = stablehlo.optimization_barrier %v71 : tensor<4xi32>
  %v73 = stablehlo.broadcast_in_dim %v72, dims = [0] : (tensor<4xi32>) -> tensor<4x40xi32>
  %v74 = stablehlo.optimization_barrier %v73 : tensor<4x40xi32>
  %v75 = stablehlo.iota dim = 0 : tensor<4x40xi32>
  check.expect_eq %v74, %v75 : tensor<4x40xi32>
  %v76 = stablehlo.iota dim = 0 : tensor<2xi32>
  %v77 = stablehlo.optimization_barrier %v76 : tensor<2xi32>
  %v78 = stablehlo.broadcast_in_dim %v77, dims = [0] : (tensor<2xi32>) -> tensor<2x67xi32>
  %v79 = stablehlo.optimization_barrier %v78 : tensor<2x67xi32>
  %v80 = stablehlo.iota dim = 0 : tensor<2x67xi32>
  check.expect_eq %v79, %v80 : tensor<2x67xi32>
  %v81 = stablehlo.iota dim = 0 : tensor<3xi32>
  %v82 = stablehlo.optimization_barrier %v81 : tensor<3xi32>
  %v83 = stablehlo.broadcast_in_dim %v82, dims = [0] : (tensor<3xi32>) -> tensor<3x131xi32>
  %v84 = stablehlo.optimization_barrier %v83 : tensor<3x131xi32>
  %v85 = stablehlo.iota dim = 0 : tensor<3x131xi32>
  check.expect_eq %v84, %v85 : tensor<3x131xi32>
  %v86 = stablehlo.iota dim = 0 : tensor<2xi32>
  %v87 = stablehlo.optimization_barrier %v86 : tensor<2xi32>
  %v88 = stablehlo.broadcast_in_dim %v87, dims = [0] : (tensor<2xi32>) -> tensor<2x1029xi32>
  %v89 = stablehlo.optimization_barrier %v88 : tensor<2x1029xi32>
  %v90 = stablehlo.iota dim = 0 : tensor<2x1029xi32>
  check.expect_eq %v89, %v90 : tensor<2x1029xi32>
  %v91 = stablehlo.iota dim = 0 : tensor<5xf64>
  %v92 = stablehlo.optimization_barrier %v91 : tensor<5xf64>
  %v93 = stablehlo.broadcast_in_dim %v92, dims = [0] : (tensor<5xf64>) -> tensor<5x3xf64>
  %v94 = stablehlo.optimization_barrier %v93 : tensor<5x3xf64>
  %v95 = stablehlo.iota dim = 0 : tensor<5x3xf64>
  check.expect_eq %v94, %v95 : tensor<5x3xf64>
  %v96 = stablehlo.iota dim = 0 : tensor<3xf64>
  %v97 = stablehlo.optimization_barrier %v96 : tensor<3xf64>
  %v98 = stablehlo.broadcast_in_dim %v97, dims = [0] : (tensor<3xf64>) -> tensor<3x17xf64>
  %v99 = stablehlo.optimization_barrier %v98 : tensor<3x17xf64>
  %v100 = stablehlo.iota dim = 0 : tensor<3x17xf64>
  check.expect_eq %v99, %v100 : tensor<3x17xf64>
  %v101 = stablehlo.iota dim = 0 : tensor<4xf64>
  %v102 = stablehlo.optimization_barrier %v101 : tensor<4xf64>
  %v103 = stablehlo.broadcast_in_dim %v102, dims = [0] : (tensor<4xf64>) -> tensor<4x40xf64>
  %v104 = stablehlo.optimization_barrier %v103 : tensor<4x40xf64>
  %v105 = stablehlo.iota dim = 0 : tensor<4x40xf64>
  check.expect_eq %v104, %v105 : tensor<4x40xf64>
  %v106 = stablehlo.iota dim = 0 : tensor<2xf64>
  %v107 = stablehlo.optimization_barrier %v106 : tensor<2xf64>
  %v108 = stablehlo.broadcast_in_dim %v107, dims = [0] : (tensor<2xf64>) -> tensor<2x67xf64>
  %v109 = stablehlo.optimization_barrier %v108 : tensor<2x67xf64>
  %v110 = stablehlo.iota dim = 0 : tensor<2x67xf64>
  check.expect_eq %v109, %v110 : tensor<2x67xf64>
  %v111 = stablehlo.iota dim = 0 : tensor<3xf64>
  %v112 = stablehlo.optimization_barrier %v111 : tensor<3xf64>
  %v113 = stablehlo.broadcast_in_dim %v112, dims = [0] : (tensor<3xf64>) -> tensor<3x131xf64>
  %v114 = stablehlo.optimization_barrier %v113 : tensor<3x131xf64>
  %v115 = stablehlo.iota dim = 0 : tensor<3x131xf64>
  check.expect_eq %v114, %v115 : tensor<3x131xf64>
  %v116 = stablehlo.iota dim = 0 : tensor<2xf64>
  %v117 = stablehlo.optimization_barrier %v116 : tensor<2xf64>
  %v118 = stablehlo.broadcast_in_dim %v117, dims = [0] : (tensor<2xf64>) -> tensor<2x1029xf64>
  %v119 = stablehlo.optimization_barrier %v118 : tensor<2x1029xf64>
  %v120 = stablehlo.iota dim = 0 : tensor<2x1029xf64>
  check.expect_eq %v119, %v120 : tensor<2x1029xf64>
  %v121 = stablehlo.iota dim = 0 : tensor<5xi32>
  %v122 = stablehlo.convert %v121 : (tensor<5xi32>) -> tensor<5xf64>
  %v123 = stablehlo.negate %v122 : tensor<5xf64>
  %v124 = stablehlo.complex %v122, %v123 : tensor<5xcomplex<f64>>
  %v125 = stablehlo.optimization_barrier %v124 : tensor<5xcomplex<f64>>
  %v126 = stablehlo.broadcast_in_dim %v125, dims = [0] : (tensor<5xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
  %v127 = stablehlo.optimization_barrier %v126 : tensor<5x3xcomplex<f64>>
  %v128 = stablehlo.real %v127 : (tensor<5x3xcomplex<f64>>) -> tensor<5x3xf64>
  %v129 = stablehlo.imag %v127 : (tensor<5x3xcomplex<f64>>) -> tensor<5x3xf64>
  %v130 = stablehlo.negate %v129 : tensor<5x3xf64>
  %v131 = stablehlo.iota dim = 0 : tensor<5x3xf64>
  check.expect_eq %v128, %v131 : tensor<5x3xf64>
  check.expect_eq %v130, %v131 : tensor<5x3xf64>
  %v132 = stablehlo.iota dim = 0 : tensor<3xi32>
  %v133 = stablehlo.convert %v132 : (tensor<3xi32>) -> tensor<3xf64>
  %v134 = stablehlo.negate %v133 : tensor<3xf64>
  %v135 = stablehlo.complex %v133, %v134 : tensor<3xcomplex<f64>>
  %v136 = stablehlo.optimization_barrier %v135 : tensor<3xcomplex<f64>>
  %v137 = stablehlo.broadcast_in_dim %v136, dims = [0] : (tensor<3xcomplex<f64>>) -> tensor<3x17xcomplex<f64>>
  %v138 = stablehlo.optimization_barrier %v137 : tensor<3x17xcomplex<f64>>
  %v139 = stablehlo.real %v138 : (tensor<3x17xcomplex<f64>>) -> tensor<3x17xf64>
  %v140 = stablehlo.imag %v138 : (tensor<3x17xcomplex<f64>>) -> tensor<3x17xf64>
  %v141 = stablehlo.negate %v140 : tensor<3x17xf64>
  %v142 = stablehlo.iota dim = 0 : tensor<3x17xf64>
  check.expect_eq %v139, %v142 : tensor<3x17xf64>
  check.expect_eq %v141, %v142 : tensor<3x17xf64>
  %v143 = stablehlo.iota dim = 0 : tensor<4xi32>
  %v144 = stablehlo.convert %v143 : (tensor<4xi32>) -> tensor<4xf64>
  %v145 = stablehlo.negate %v144 : tensor<4xf64>
  %v146 = stablehlo.complex %v144, %v145 : tensor<4xcomplex<f64>>
  %v147 = stablehlo.optimization_barrier %v146 : tensor<4xcomplex<f64>>
  %v148 = stablehlo.broadcast_in_dim %v147, dims = [0] : (tensor<4xcomplex<f64>>) -> tensor<4x40xcomplex<f64>>
  %v149 = stablehlo.optimization_barrier %v148 : tensor<4x40xcomplex<f64>>
  %v150 = stablehlo.real %v149 : (tensor<4x40xcomplex<f64>>) -> tensor<4x40xf64>
  %v151 = stablehlo.imag %v149 : (tensor<4x40xcomplex<f64>>) -> tensor<4x40xf64>
  %v152 = stablehlo.negate %v151 : tensor<4x40xf64>
  %v153 = stablehlo.iota dim = 0 : tensor<4x40xf64>
  check.expect_eq %v150, %v153 : tensor<4x40xf64>
  check.expect_eq %v152, %v153 : tensor<4x40xf64>
  %v154 = stablehlo.iota dim = 0 : tensor<2xi32>
  %v155 = stablehlo.convert %v154 : (tensor<2xi32>) -> tensor<2xf64>
  %v156 = stablehlo.negate %v155 : tensor<2xf64>
  %v157 = stablehlo.complex %v155, %v156 : tensor<2xcomplex<f64>>
  %v158 = stablehlo.optimization_barrier %v157 : tensor<2xcomplex<f64>>
  %v159 = stablehlo.broadcast_in_dim %v158, dims = [0] : (tensor<2xcomplex<f64>>) -> tensor<2x67xcomplex<f64>>
  %v160 = stablehlo.optimization_barrier %v159 : tensor<2x67xcomplex<f64>>
  %v161 = stablehlo.real %v160 : (tensor<2x67xcomplex<f64>>) -> tensor<2x67xf64>
  %v162 = stablehlo.imag %v160 : (tensor<2x67xcomplex<f64>>) -> tensor<2x67xf64>
  %v163 = stablehlo.negate %v162 : tensor<2x67xf64>
  %v164 = stablehlo.iota dim = 0 : tensor<2x67xf64>
  check.expect_eq %v161, %v164 : tensor<2x67xf64>
  check.expect_eq %v163, %v164 : tensor<2x67xf64>
  %v165 = stablehlo.iota dim = 0 : tensor<3xi32>
  %v166 = stablehlo.convert %v165 : (tensor<3xi32>) -> tensor<3xf64>
  %v167 = stablehlo.negate %v166 : tensor<3xf64>
  %v168 = stablehlo.complex %v166, %v167 : tensor<3xcomplex<f64>>
  %v169 = stablehlo.optimization_barrier %v168 : tensor<3xcomplex<f64>>
  %v170 = stablehlo.broadcast_in_dim %v169, dims = [0] : (tensor<3xcomplex<f64>>) -> tensor<3x131xcomplex<f64>>
  %v171 = stablehlo.optimization_barrier %v170 : tensor<3x131xcomplex<f64>>
  %v172 = stablehlo.real %v171 : (tensor<3x131xcomplex<f64>>) -> tensor<3x131xf64>
  %v173 = stablehlo.imag %v171 : (tensor<3x131xcomplex<f64>>) -> tensor<3x131xf64>
  %v174 = stablehlo.negate %v173 : tensor<3x131xf64>
  %v175 = stablehlo.iota dim = 0 : tensor<3x131xf64>
  check.expect_eq %v172, %v175 : tensor<3x131xf64>
  check.expect_eq %v174, %v175 : tensor<3x131xf64>
  %v176 = stablehlo.iota dim = 0 : tensor<2xi32>
  %v177 = stablehlo.convert %v176 : (tensor<2xi32>) -> tensor<2xf64>
  %v178 = stablehlo.negate %v177 : tensor<2xf64>
  %v179 = stablehlo.complex %v177, %v178 : tensor<2xcomplex<f64>>
  %v180 = stablehlo.optimization_barrier %v179 : tensor<2xcomplex<f64>>
  %v181 = stablehlo.broadcast_in_dim %v180, dims = [0] : (tensor<2xcomplex<f64>>) -> tensor<2x1029xcomplex<f64>>
  %v182 = stablehlo.optimization_barrier %v181 : tensor<2x1029xcomplex<f64>>
  %v183 = stablehlo.real %v182 : (tensor<2x1029xcomplex<f64>>) -> tensor<2x1029xf64>
  %v184 = stablehlo.imag %v182 : (tensor<2x1029xcomplex<f64>>) -> tensor<2x1029xf64>
  %v185 = stablehlo.negate %v184 : tensor<2x1029xf64>
  %v186 = stablehlo.iota dim = 0 : tensor<2x1029xf64>
  check.expect_eq %v183, %v186 : tensor<2x1029xf64>
  check.expect_eq %v185, %v186 : tensor<2x1029xf64>
  return
}
