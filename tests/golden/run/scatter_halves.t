// Elements and rows of f16 and bf16 that are put together: sums and products of
// what is exact, least and greatest with NaN and both zeros, in rows of 1 to 37
// elements.  Oracle: the same in f32.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %v1 = stablehlo.iota dim = 0 : tensor<300x1xi32>
  %v2 = stablehlo.multiply %v1, %v1 : tensor<300x1xi32>
  %v3 = stablehlo.constant dense<19> : tensor<300x1xi32>
  %v4 = stablehlo.remainder %v2, %v3 : tensor<300x1xi32>
  %v5 = stablehlo.optimization_barrier %v4 : tensor<300x1xi32>
  %v6 = stablehlo.iota dim = 0 : tensor<300xi32>
  %v7 = stablehlo.optimization_barrier %v6 : tensor<300xi32>
  %v8 = stablehlo.constant dense<5> : tensor<300xi32>
  %v9 = stablehlo.remainder %v7, %v8 : tensor<300xi32>
  %v10 = stablehlo.constant dense<2> : tensor<300xi32>
  %v11 = stablehlo.subtract %v9, %v10 : tensor<300xi32>
  %v12 = stablehlo.convert %v11 : (tensor<300xi32>) -> tensor<300xf16>
  %v13 = stablehlo.optimization_barrier %v12 : tensor<300xf16>
  %v14 = stablehlo.iota dim = 0 : tensor<17xi32>
  %v15 = stablehlo.convert %v14 : (tensor<17xi32>) -> tensor<17xf16>
  %v16 = stablehlo.optimization_barrier %v15 : tensor<17xf16>
  %v17 = "stablehlo.scatter"(%v16, %v5, %v13) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<300x1xi32>, tensor<300xf16>) -> tensor<17xf16>
  %v18 = stablehlo.convert %v16 : (tensor<17xf16>) -> tensor<17xf32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<17xf32>
  %v20 = stablehlo.convert %v13 : (tensor<300xf16>) -> tensor<300xf32>
  %v21 = stablehlo.optimization_barrier %v20 : tensor<300xf32>
  %v22 = "stablehlo.scatter"(%v19, %v5, %v21) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<300x1xi32>, tensor<300xf32>) -> tensor<17xf32>
  %v23 = stablehlo.optimization_barrier %v17 : tensor<17xf16>
  %v24 = stablehlo.bitcast_convert %v23 : (tensor<17xf16>) -> tensor<17xui16>
  %v25 = stablehlo.optimization_barrier %v22 : tensor<17xf32>
  %v26 = stablehlo.convert %v25 : (tensor<17xf32>) -> tensor<17xf16>
  %v27 = stablehlo.optimization_barrier %v26 : tensor<17xf16>
  %v28 = stablehlo.bitcast_convert %v27 : (tensor<17xf16>) -> tensor<17xui16>
  check.expect_eq %v24, %v28 : tensor<17xui16>
  %v29 = stablehlo.constant dense<2.0> : tensor<300xf16>
  %v30 = stablehlo.constant dense<-0.5> : tensor<300xf16>
  %v31 = stablehlo.constant dense<19> : tensor<300xi32>
  %v32 = stablehlo.divide %v7, %v31 : tensor<300xi32>
  %v33 = stablehlo.constant dense<2> : tensor<300xi32>
  %v34 = stablehlo.remainder %v32, %v33 : tensor<300xi32>
  %v35 = stablehlo.constant dense<0> : tensor<300xi32>
  %v36 = stablehlo.compare EQ, %v34, %v35, SIGNED : (tensor<300xi32>, tensor<300xi32>) -> tensor<300xi1>
  %v37 = stablehlo.select %v36, %v29, %v30 : tensor<300xi1>, tensor<300xf16>
  %v38 = stablehlo.optimization_barrier %v37 : tensor<300xf16>
  %v39 = "stablehlo.scatter"(%v16, %v5, %v38) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.multiply %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<300x1xi32>, tensor<300xf16>) -> tensor<17xf16>
  %v40 = stablehlo.convert %v16 : (tensor<17xf16>) -> tensor<17xf32>
  %v41 = stablehlo.optimization_barrier %v40 : tensor<17xf32>
  %v42 = stablehlo.convert %v38 : (tensor<300xf16>) -> tensor<300xf32>
  %v43 = stablehlo.optimization_barrier %v42 : tensor<300xf32>
  %v44 = "stablehlo.scatter"(%v41, %v5, %v43) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.multiply %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<300x1xi32>, tensor<300xf32>) -> tensor<17xf32>
  %v45 = stablehlo.optimization_barrier %v39 : tensor<17xf16>
  %v46 = stablehlo.bitcast_convert %v45 : (tensor<17xf16>) -> tensor<17xui16>
  %v47 = stablehlo.optimization_barrier %v44 : tensor<17xf32>
  %v48 = stablehlo.convert %v47 : (tensor<17xf32>) -> tensor<17xf16>
  %v49 = stablehlo.optimization_barrier %v48 : tensor<17xf16>
  %v50 = stablehlo.bitcast_convert %v49 : (tensor<17xf16>) -> tensor<17xui16>
  check.expect_eq %v46, %v50 : tensor<17xui16>
  %v51 = stablehlo.constant dense<11> : tensor<300xi32>
  %v52 = stablehlo.multiply %v7, %v51 : tensor<300xi32>
  %v53 = stablehlo.constant dense<15> : tensor<300xi32>
  %v54 = stablehlo.remainder %v52, %v53 : tensor<300xi32>
  %v55 = stablehlo.constant dense<7> : tensor<300xi32>
  %v56 = stablehlo.subtract %v54, %v55 : tensor<300xi32>
  %v57 = stablehlo.convert %v56 : (tensor<300xi32>) -> tensor<300xf16>
  %v58 = stablehlo.constant dense<-0.0> : tensor<300xf16>
  %v59 = stablehlo.constant dense<0xFE01> : tensor<300xf16>
  %v60 = stablehlo.constant dense<71> : tensor<300xi32>
  %v61 = stablehlo.remainder %v7, %v60 : tensor<300xi32>
  %v62 = stablehlo.constant dense<70> : tensor<300xi32>
  %v63 = stablehlo.compare EQ, %v61, %v62, SIGNED : (tensor<300xi32>, tensor<300xi32>) -> tensor<300xi1>
  %v64 = stablehlo.constant dense<7> : tensor<300xi32>
  %v65 = stablehlo.remainder %v7, %v64 : tensor<300xi32>
  %v66 = stablehlo.constant dense<2> : tensor<300xi32>
  %v67 = stablehlo.compare EQ, %v65, %v66, SIGNED : (tensor<300xi32>, tensor<300xi32>) -> tensor<300xi1>
  %v68 = stablehlo.select %v67, %v58, %v57 : tensor<300xi1>, tensor<300xf16>
  %v69 = stablehlo.select %v63, %v59, %v68 : tensor<300xi1>, tensor<300xf16>
  %v70 = stablehlo.optimization_barrier %v69 : tensor<300xf16>
  %v71 = stablehlo.constant dense<0.0> : tensor<17xf16>
  %v72 = stablehlo.optimization_barrier %v71 : tensor<17xf16>
  %v73 = "stablehlo.scatter"(%v72, %v5, %v70) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<300x1xi32>, tensor<300xf16>) -> tensor<17xf16>
  %v74 = stablehlo.convert %v72 : (tensor<17xf16>) -> tensor<17xf32>
  %v75 = stablehlo.optimization_barrier %v74 : tensor<17xf32>
  %v76 = stablehlo.convert %v70 : (tensor<300xf16>) -> tensor<300xf32>
  %v77 = stablehlo.optimization_barrier %v76 : tensor<300xf32>
  %v78 = "stablehlo.scatter"(%v75, %v5, %v77) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<300x1xi32>, tensor<300xf32>) -> tensor<17xf32>
  %v79 = stablehlo.optimization_barrier %v73 : tensor<17xf16>
  %v80 = stablehlo.bitcast_convert %v79 : (tensor<17xf16>) -> tensor<17xui16>
  %v81 = stablehlo.optimization_barrier %v78 : tensor<17xf32>
  %v82 = stablehlo.convert %v81 : (tensor<17xf32>) -> tensor<17xf16>
  %v83 = stablehlo.optimization_barrier %v82 : tensor<17xf16>
  %v84 = stablehlo.bitcast_convert %v83 : (tensor<17xf16>) -> tensor<17xui16>
  check.expect_eq %v80, %v84 : tensor<17xui16>
  %v85 = "stablehlo.scatter"(%v72, %v5, %v70) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<300x1xi32>, tensor<300xf16>) -> tensor<17xf16>
  %v86 = stablehlo.convert %v72 : (tensor<17xf16>) -> tensor<17xf32>
  %v87 = stablehlo.optimization_barrier %v86 : tensor<17xf32>
  %v88 = stablehlo.convert %v70 : (tensor<300xf16>) -> tensor<300xf32>
  %v89 = stablehlo.optimization_barrier %v88 : tensor<300xf32>
  %v90 = "stablehlo.scatter"(%v87, %v5, %v89) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<300x1xi32>, tensor<300xf32>) -> tensor<17xf32>
  %v91 = stablehlo.optimization_barrier %v85 : tensor<17xf16>
  %v92 = stablehlo.bitcast_convert %v91 : (tensor<17xf16>) -> tensor<17xui16>
  %v93 = stablehlo.optimization_barrier %v90 : tensor<17xf32>
  %v94 = stablehlo.convert %v93 : (tensor<17xf32>) -> tensor<17xf16>
  %v95 = stablehlo.optimization_barrier %v94 : tensor<17xf16>
  %v96 = stablehlo.bitcast_convert %v95 : (tensor<17xf16>) -> tensor<17xui16>
  check.expect_eq %v92, %v96 : tensor<17xui16>
  %v97 = "stablehlo.scatter"(%v16, %v5, %v13) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<300x1xi32>, tensor<300xf16>) -> tensor<17xf16>
  %v98 = stablehlo.convert %v16 : (tensor<17xf16>) -> tensor<17xf32>
  %v99 = stablehlo.optimization_barrier %v98 : tensor<17xf32>
  %v100 = stablehlo.convert %v13 : (tensor<300xf16>) -> tensor<300xf32>
  %v101 = stablehlo.optimization_barrier %v100 : tensor<300xf32>
  %v102 = "stablehlo.scatter"(%v99, %v5, %v101) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<300x1xi32>, tensor<300xf32>) -> tensor<17xf32>
  %v103 = stablehlo.optimization_barrier %v97 : tensor<17xf16>
  %v104 = stablehlo.bitcast_convert %v103 : (tensor<17xf16>) -> tensor<17xui16>
  %v105 = stablehlo.optimization_barrier %v102 : tensor<17xf32>
  %v106 = stablehlo.convert %v105 : (tensor<17xf32>) -> tensor<17xf16>
  %v107 = stablehlo.optimization_barrier %v106 : tensor<17xf16>
  %v108 = stablehlo.bitcast_convert %v107 : (tensor<17xf16>) -> tensor<17xui16>
  check.expect_eq %v104, %v108 : tensor<17xui16>
  %v109 = "stablehlo.scatter"(%v16, %v5, %v13) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<300x1xi32>, tensor<300xf16>) -> tensor<17xf16>
  %v110 = stablehlo.convert %v16 : (tensor<17xf16>) -> tensor<17xf32>
  %v111 = stablehlo.optimization_barrier %v110 : tensor<17xf32>
  %v112 = stablehlo.convert %v13 : (tensor<300xf16>) -> tensor<300xf32>
  %v113 = stablehlo.optimization_barrier %v112 : tensor<300xf32>
  %v114 = "stablehlo.scatter"(%v111, %v5, %v113) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<300x1xi32>, tensor<300xf32>) -> tensor<17xf32>
  %v115 = stablehlo.optimization_barrier %v109 : tensor<17xf16>
  %v116 = stablehlo.bitcast_convert %v115 : (tensor<17xf16>) -> tensor<17xui16>
  %v117 = stablehlo.optimization_barrier %v114 : tensor<17xf32>
  %v118 = stablehlo.convert %v117 : (tensor<17xf32>) -> tensor<17xf16>
  %v119 = stablehlo.optimization_barrier %v118 : tensor<17xf16>
  %v120 = stablehlo.bitcast_convert %v119 : (tensor<17xf16>) -> tensor<17xui16>
  check.expect_eq %v116, %v120 : tensor<17xui16>
  %v121 = stablehlo.iota dim = 0 : tensor<300x1xi32>
  %v122 = stablehlo.multiply %v121, %v121 : tensor<300x1xi32>
  %v123 = stablehlo.constant dense<19> : tensor<300x1xi32>
  %v124 = stablehlo.remainder %v122, %v123 : tensor<300x1xi32>
  %v125 = stablehlo.optimization_barrier %v124 : tensor<300x1xi32>
  %v126 = stablehlo.iota dim = 0 : tensor<300x1xi32>
  %v127 = stablehlo.iota dim = 1 : tensor<300x1xi32>
  %v128 = stablehlo.add %v126, %v127 : tensor<300x1xi32>
  %v129 = stablehlo.optimization_barrier %v128 : tensor<300x1xi32>
  %v130 = stablehlo.constant dense<5> : tensor<300x1xi32>
  %v131 = stablehlo.remainder %v129, %v130 : tensor<300x1xi32>
  %v132 = stablehlo.constant dense<2> : tensor<300x1xi32>
  %v133 = stablehlo.subtract %v131, %v132 : tensor<300x1xi32>
  %v134 = stablehlo.convert %v133 : (tensor<300x1xi32>) -> tensor<300x1xf16>
  %v135 = stablehlo.optimization_barrier %v134 : tensor<300x1xf16>
  %v136 = stablehlo.iota dim = 0 : tensor<17x1xi32>
  %v137 = stablehlo.convert %v136 : (tensor<17x1xi32>) -> tensor<17x1xf16>
  %v138 = stablehlo.optimization_barrier %v137 : tensor<17x1xf16>
  %v139 = "stablehlo.scatter"(%v138, %v125, %v135) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x1xf16>, tensor<300x1xi32>, tensor<300x1xf16>) -> tensor<17x1xf16>
  %v140 = stablehlo.convert %v138 : (tensor<17x1xf16>) -> tensor<17x1xf32>
  %v141 = stablehlo.optimization_barrier %v140 : tensor<17x1xf32>
  %v142 = stablehlo.convert %v135 : (tensor<300x1xf16>) -> tensor<300x1xf32>
  %v143 = stablehlo.optimization_barrier %v142 : tensor<300x1xf32>
  %v144 = "stablehlo.scatter"(%v141, %v125, %v143) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x1xf32>, tensor<300x1xi32>, tensor<300x1xf32>) -> tensor<17x1xf32>
  %v145 = stablehlo.optimization_barrier %v139 : tensor<17x1xf16>
  %v146 = stablehlo.bitcast_convert %v145 : (tensor<17x1xf16>) -> tensor<17x1xui16>
  %v147 = stablehlo.optimization_barrier %v144 : tensor<17x1xf32>
  %v148 = stablehlo.convert %v147 : (tensor<17x1xf32>) -> tensor<17x1xf16>
  %v149 = stablehlo.optimization_barrier %v148 : tensor<17x1xf16>
  %v150 = stablehlo.bitcast_convert %v149 : (tensor<17x1xf16>) -> tensor<17x1xui16>
  check.expect_eq %v146, %v150 : tensor<17x1xui16>
  %v151 = stablehlo.constant dense<2.0> : tensor<300x1xf16>
  %v152 = stablehlo.constant dense<-0.5> : tensor<300x1xf16>
  %v153 = stablehlo.constant dense<19> : tensor<300x1xi32>
  %v154 = stablehlo.divide %v129, %v153 : tensor<300x1xi32>
  %v155 = stablehlo.constant dense<2> : tensor<300x1xi32>
  %v156 = stablehlo.remainder %v154, %v155 : tensor<300x1xi32>
  %v157 = stablehlo.constant dense<0> : tensor<300x1xi32>
  %v158 = stablehlo.compare EQ, %v156, %v157, SIGNED : (tensor<300x1xi32>, tensor<300x1xi32>) -> tensor<300x1xi1>
  %v159 = stablehlo.select %v158, %v151, %v152 : tensor<300x1xi1>, tensor<300x1xf16>
  %v160 = stablehlo.optimization_barrier %v159 : tensor<300x1xf16>
  %v161 = "stablehlo.scatter"(%v138, %v125, %v160) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.multiply %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x1xf16>, tensor<300x1xi32>, tensor<300x1xf16>) -> tensor<17x1xf16>
  %v162 = stablehlo.convert %v138 : (tensor<17x1xf16>) -> tensor<17x1xf32>
  %v163 = stablehlo.optimization_barrier %v162 : tensor<17x1xf32>
  %v164 = stablehlo.convert %v160 : (tensor<300x1xf16>) -> tensor<300x1xf32>
  %v165 = stablehlo.optimization_barrier %v164 : tensor<300x1xf32>
  %v166 = "stablehlo.scatter"(%v163, %v125, %v165) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.multiply %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x1xf32>, tensor<300x1xi32>, tensor<300x1xf32>) -> tensor<17x1xf32>
  %v167 = stablehlo.optimization_barrier %v161 : tensor<17x1xf16>
  %v168 = stablehlo.bitcast_convert %v167 : (tensor<17x1xf16>) -> tensor<17x1xui16>
  %v169 = stablehlo.optimization_barrier %v166 : tensor<17x1xf32>
  %v170 = stablehlo.convert %v169 : (tensor<17x1xf32>) -> tensor<17x1xf16>
  %v171 = stablehlo.optimization_barrier %v170 : tensor<17x1xf16>
  %v172 = stablehlo.bitcast_convert %v171 : (tensor<17x1xf16>) -> tensor<17x1xui16>
  check.expect_eq %v168, %v172 : tensor<17x1xui16>
  %v173 = stablehlo.constant dense<11> : tensor<300x1xi32>
  %v174 = stablehlo.multiply %v129, %v173 : tensor<300x1xi32>
  %v175 = stablehlo.constant dense<15> : tensor<300x1xi32>
  %v176 = stablehlo.remainder %v174, %v175 : tensor<300x1xi32>
  %v177 = stablehlo.constant dense<7> : tensor<300x1xi32>
  %v178 = stablehlo.subtract %v176, %v177 : tensor<300x1xi32>
  %v179 = stablehlo.convert %v178 : (tensor<300x1xi32>) -> tensor<300x1xf16>
  %v180 = stablehlo.constant dense<-0.0> : tensor<300x1xf16>
  %v181 = stablehlo.constant dense<0xFE01> : tensor<300x1xf16>
  %v182 = stablehlo.constant dense<71> : tensor<300x1xi32>
  %v183 = stablehlo.remainder %v129, %v182 : tensor<300x1xi32>
  %v184 = stablehlo.constant dense<70> : tensor<300x1xi32>
  %v185 = stablehlo.compare EQ, %v183, %v184, SIGNED : (tensor<300x1xi32>, tensor<300x1xi32>) -> tensor<300x1xi1>
  %v186 = stablehlo.constant dense<7> : tensor<300x1xi32>
  %v187 = stablehlo.remainder %v129, %v186 : tensor<300x1xi32>
  %v188 = stablehlo.constant dense<2> : tensor<300x1xi32>
  %v189 = stablehlo.compare EQ, %v187, %v188, SIGNED : (tensor<300x1xi32>, tensor<300x1xi32>) -> tensor<300x1xi1>
  %v190 = stablehlo.select %v189, %v180, %v179 : tensor<300x1xi1>, tensor<300x1xf16>
  %v191 = stablehlo.select %v185, %v181, %v190 : tensor<300x1xi1>, tensor<300x1xf16>
  %v192 = stablehlo.optimization_barrier %v191 : tensor<300x1xf16>
  %v193 = stablehlo.constant dense<0.0> : tensor<17x1xf16>
  %v194 = stablehlo.optimization_barrier %v193 : tensor<17x1xf16>
  %v195 = "stablehlo.scatter"(%v194, %v125, %v192) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x1xf16>, tensor<300x1xi32>, tensor<300x1xf16>) -> tensor<17x1xf16>
  %v196 = stablehlo.convert %v194 : (tensor<17x1xf16>) -> tensor<17x1xf32>
  %v197 = stablehlo.optimization_barrier %v196 : tensor<17x1xf32>
  %v198 = stablehlo.convert %v192 : (tensor<300x1xf16>) -> tensor<300x1xf32>
  %v199 = stablehlo.optimization_barrier %v198 : tensor<300x1xf32>
  %v200 = "stablehlo.scatter"(%v197, %v125, %v199) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x1xf32>, tensor<300x1xi32>, tensor<300x1xf32>) -> tensor<17x1xf32>
  %v201 = stablehlo.optimization_barrier %v195 : tensor<17x1xf16>
  %v202 = stablehlo.bitcast_convert %v201 : (tensor<17x1xf16>) -> tensor<17x1xui16>
  %v203 = stablehlo.optimization_barrier %v200 : tensor<17x1xf32>
  %v204 = stablehlo.convert %v203 : (tensor<17x1xf32>) -> tensor<17x1xf16>
  %v205 = stablehlo.optimization_barrier %v204 : tensor<17x1xf16>
  %v206 = stablehlo.bitcast_convert %v205 : (tensor<17x1xf16>) -> tensor<17x1xui16>
  check.expect_eq %v202, %v206 : tensor<17x1xui16>
  %v207 = "stablehlo.scatter"(%v194, %v125, %v192) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x1xf16>, tensor<300x1xi32>, tensor<300x1xf16>) -> tensor<17x1xf16>
  %v208 = stablehlo.convert %v194 : (tensor<17x1xf16>) -> tensor<17x1xf32>
  %v209 = stablehlo.optimization_barrier %v208 : tensor<17x1xf32>
  %v210 = stablehlo.convert %v192 : (tensor<300x1xf16>) -> tensor<300x1xf32>
  %v211 = stablehlo.optimization_barrier %v210 : tensor<300x1xf32>
  %v212 = "stablehlo.scatter"(%v209, %v125, %v211) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x1xf32>, tensor<300x1xi32>, tensor<300x1xf32>) -> tensor<17x1xf32>
  %v213 = stablehlo.optimization_barrier %v207 : tensor<17x1xf16>
  %v214 = stablehlo.bitcast_convert %v213 : (tensor<17x1xf16>) -> tensor<17x1xui16>
  %v215 = stablehlo.optimization_barrier %v212 : tensor<17x1xf32>
  %v216 = stablehlo.convert %v215 : (tensor<17x1xf32>) -> tensor<17x1xf16>
  %v217 = stablehlo.optimization_barrier %v216 : tensor<17x1xf16>
  %v218 = stablehlo.bitcast_convert %v217 : (tensor<17x1xf16>) -> tensor<17x1xui16>
  check.expect_eq %v214, %v218 : tensor<17x1xui16>
  %v219 = "stablehlo.scatter"(%v138, %v125, %v135) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x1xf16>, tensor<300x1xi32>, tensor<300x1xf16>) -> tensor<17x1xf16>
  %v220 = stablehlo.convert %v138 : (tensor<17x1xf16>) -> tensor<17x1xf32>
  %v221 = stablehlo.optimization_barrier %v220 : tensor<17x1xf32>
  %v222 = stablehlo.convert %v135 : (tensor<300x1xf16>) -> tensor<300x1xf32>
  %v223 = stablehlo.optimization_barrier %v222 : tensor<300x1xf32>
  %v224 = "stablehlo.scatter"(%v221, %v125, %v223) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x1xf32>, tensor<300x1xi32>, tensor<300x1xf32>) -> tensor<17x1xf32>
  %v225 = stablehlo.optimization_barrier %v219 : tensor<17x1xf16>
  %v226 = stablehlo.bitcast_convert %v225 : (tensor<17x1xf16>) -> tensor<17x1xui16>
  %v227 = stablehlo.optimization_barrier %v224 : tensor<17x1xf32>
  %v228 = stablehlo.convert %v227 : (tensor<17x1xf32>) -> tensor<17x1xf16>
  %v229 = stablehlo.optimization_barrier %v228 : tensor<17x1xf16>
  %v230 = stablehlo.bitcast_convert %v229 : (tensor<17x1xf16>) -> tensor<17x1xui16>
  check.expect_eq %v226, %v230 : tensor<17x1xui16>
  %v231 = "stablehlo.scatter"(%v138, %v125, %v135) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x1xf16>, tensor<300x1xi32>, tensor<300x1xf16>) -> tensor<17x1xf16>
  %v232 = stablehlo.convert %v138 : (tensor<17x1xf16>) -> tensor<17x1xf32>
  %v233 = stablehlo.optimization_barrier %v232 : tensor<17x1xf32>
  %v234 = stablehlo.convert %v135 : (tensor<300x1xf16>) -> tensor<300x1xf32>
  %v235 = stablehlo.optimization_barrier %v234 : tensor<300x1xf32>
  %v236 = "stablehlo.scatter"(%v233, %v125, %v235) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x1xf32>, tensor<300x1xi32>, tensor<300x1xf32>) -> tensor<17x1xf32>
  %v237 = stablehlo.optimization_barrier %v231 : tensor<17x1xf16>
  %v238 = stablehlo.bitcast_convert %v237 : (tensor<17x1xf16>) -> tensor<17x1xui16>
  %v239 = stablehlo.optimization_barrier %v236 : tensor<17x1xf32>
  %v240 = stablehlo.convert %v239 : (tensor<17x1xf32>) -> tensor<17x1xf16>
  %v241 = stablehlo.optimization_barrier %v240 : tensor<17x1xf16>
  %v242 = stablehlo.bitcast_convert %v241 : (tensor<17x1xf16>) -> tensor<17x1xui16>
  check.expect_eq %v238, %v242 : tensor<17x1xui16>
  %v243 = stablehlo.iota dim = 0 : tensor<300x1xi32>
  %v244 = stablehlo.multiply %v243, %v243 : tensor<300x1xi32>
  %v245 = stablehlo.constant dense<19> : tensor<300x1xi32>
  %v246 = stablehlo.remainder %v244, %v245 : tensor<300x1xi32>
  %v247 = stablehlo.optimization_barrier %v246 : tensor<300x1xi32>
  %v248 = stablehlo.iota dim = 0 : tensor<300x5xi32>
  %v249 = stablehlo.iota dim = 1 : tensor<300x5xi32>
  %v250 = stablehlo.add %v248, %v249 : tensor<300x5xi32>
  %v251 = stablehlo.optimization_barrier %v250 : tensor<300x5xi32>
  %v252 = stablehlo.constant dense<5> : tensor<300x5xi32>
  %v253 = stablehlo.remainder %v251, %v252 : tensor<300x5xi32>
  %v254 = stablehlo.constant dense<2> : tensor<300x5xi32>
  %v255 = stablehlo.subtract %v253, %v254 : tensor<300x5xi32>
  %v256 = stablehlo.convert %v255 : (tensor<300x5xi32>) -> tensor<300x5xf16>
  %v257 = stablehlo.optimization_barrier %v256 : tensor<300x5xf16>
  %v258 = stablehlo.iota dim = 0 : tensor<17x5xi32>
  %v259 = stablehlo.convert %v258 : (tensor<17x5xi32>) -> tensor<17x5xf16>
  %v260 = stablehlo.optimization_barrier %v259 : tensor<17x5xf16>
  %v261 = "stablehlo.scatter"(%v260, %v247, %v257) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x5xf16>, tensor<300x1xi32>, tensor<300x5xf16>) -> tensor<17x5xf16>
  %v262 = stablehlo.convert %v260 : (tensor<17x5xf16>) -> tensor<17x5xf32>
  %v263 = stablehlo.optimization_barrier %v262 : tensor<17x5xf32>
  %v264 = stablehlo.convert %v257 : (tensor<300x5xf16>) -> tensor<300x5xf32>
  %v265 = stablehlo.optimization_barrier %v264 : tensor<300x5xf32>
  %v266 = "stablehlo.scatter"(%v263, %v247, %v265) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x5xf32>, tensor<300x1xi32>, tensor<300x5xf32>) -> tensor<17x5xf32>
  %v267 = stablehlo.optimization_barrier %v261 : tensor<17x5xf16>
  %v268 = stablehlo.bitcast_convert %v267 : (tensor<17x5xf16>) -> tensor<17x5xui16>
  %v269 = stablehlo.optimization_barrier %v266 : tensor<17x5xf32>
  %v270 = stablehlo.convert %v269 : (tensor<17x5xf32>) -> tensor<17x5xf16>
  %v271 = stablehlo.optimization_barrier %v270 : tensor<17x5xf16>
  %v272 = stablehlo.bitcast_convert %v271 : (tensor<17x5xf16>) -> tensor<17x5xui16>
  check.expect_eq %v268, %v272 : tensor<17x5xui16>
  %v273 = stablehlo.constant dense<2.0> : tensor<300x5xf16>
  %v274 = stablehlo.constant dense<-0.5> : tensor<300x5xf16>
  %v275 = stablehlo.constant dense<19> : tensor<300x5xi32>
  %v276 = stablehlo.divide %v251, %v275 : tensor<300x5xi32>
  %v277 = stablehlo.constant dense<2> : tensor<300x5xi32>
  %v278 = stablehlo.remainder %v276, %v277 : tensor<300x5xi32>
  %v279 = stablehlo.constant dense<0> : tensor<300x5xi32>
  %v280 = stablehlo.compare EQ, %v278, %v279, SIGNED : (tensor<300x5xi32>, tensor<300x5xi32>) -> tensor<300x5xi1>
  %v281 = stablehlo.select %v280, %v273, %v274 : tensor<300x5xi1>, tensor<300x5xf16>
  %v282 = stablehlo.optimization_barrier %v281 : tensor<300x5xf16>
  %v283 = "stablehlo.scatter"(%v260, %v247, %v282) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.multiply %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x5xf16>, tensor<300x1xi32>, tensor<300x5xf16>) -> tensor<17x5xf16>
  %v284 = stablehlo.convert %v260 : (tensor<17x5xf16>) -> tensor<17x5xf32>
  %v285 = stablehlo.optimization_barrier %v284 : tensor<17x5xf32>
  %v286 = stablehlo.convert %v282 : (tensor<300x5xf16>) -> tensor<300x5xf32>
  %v287 = stablehlo.optimization_barrier %v286 : tensor<300x5xf32>
  %v288 = "stablehlo.scatter"(%v285, %v247, %v287) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.multiply %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x5xf32>, tensor<300x1xi32>, tensor<300x5xf32>) -> tensor<17x5xf32>
  %v289 = stablehlo.optimization_barrier %v283 : tensor<17x5xf16>
  %v290 = stablehlo.bitcast_convert %v289 : (tensor<17x5xf16>) -> tensor<17x5xui16>
  %v291 = stablehlo.optimization_barrier %v288 : tensor<17x5xf32>
  %v292 = stablehlo.convert %v291 : (tensor<17x5xf32>) -> tensor<17x5xf16>
  %v293 = stablehlo.optimization_barrier %v292 : tensor<17x5xf16>
  %v294 = stablehlo.bitcast_convert %v293 : (tensor<17x5xf16>) -> tensor<17x5xui16>
  check.expect_eq %v290, %v294 : tensor<17x5xui16>
  %v295 = stablehlo.constant dense<11> : tensor<300x5xi32>
  %v296 = stablehlo.multiply %v251, %v295 : tensor<300x5xi32>
  %v297 = stablehlo.constant dense<15> : tensor<300x5xi32>
  %v298 = stablehlo.remainder %v296, %v297 : tensor<300x5xi32>
  %v299 = stablehlo.constant dense<7> : tensor<300x5xi32>
  %v300 = stablehlo.subtract %v298, %v299 : tensor<300x5xi32>
  %v301 = stablehlo.convert %v300 : (tensor<300x5xi32>) -> tensor<300x5xf16>
  %v302 = stablehlo.constant dense<-0.0> : tensor<300x5xf16>
  %v303 = stablehlo.constant dense<0xFE01> : tensor<300x5xf16>
  %v304 = stablehlo.constant dense<71> : tensor<300x5xi32>
  %v305 = stablehlo.remainder %v251, %v304 : tensor<300x5xi32>
  %v306 = stablehlo.constant dense<70> : tensor<300x5xi32>
  %v307 = stablehlo.compare EQ, %v305, %v306, SIGNED : (tensor<300x5xi32>, tensor<300x5xi32>) -> tensor<300x5xi1>
  %v308 = stablehlo.constant dense<7> : tensor<300x5xi32>
  %v309 = stablehlo.remainder %v251, %v308 : tensor<300x5xi32>
  %v310 = stablehlo.constant dense<2> : tensor<300x5xi32>
  %v311 = stablehlo.compare EQ, %v309, %v310, SIGNED : (tensor<300x5xi32>, tensor<300x5xi32>) -> tensor<300x5xi1>
  %v312 = stablehlo.select %v311, %v302, %v301 : tensor<300x5xi1>, tensor<300x5xf16>
  %v313 = stablehlo.select %v307, %v303, %v312 : tensor<300x5xi1>, tensor<300x5xf16>
  %v314 = stablehlo.optimization_barrier %v313 : tensor<300x5xf16>
  %v315 = stablehlo.constant dense<0.0> : tensor<17x5xf16>
  %v316 = stablehlo.optimization_barrier %v315 : tensor<17x5xf16>
  %v317 = "stablehlo.scatter"(%v316, %v247, %v314) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x5xf16>, tensor<300x1xi32>, tensor<300x5xf16>) -> tensor<17x5xf16>
  %v318 = stablehlo.convert %v316 : (tensor<17x5xf16>) -> tensor<17x5xf32>
  %v319 = stablehlo.optimization_barrier %v318 : tensor<17x5xf32>
  %v320 = stablehlo.convert %v314 : (tensor<300x5xf16>) -> tensor<300x5xf32>
  %v321 = stablehlo.optimization_barrier %v320 : tensor<300x5xf32>
  %v322 = "stablehlo.scatter"(%v319, %v247, %v321) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x5xf32>, tensor<300x1xi32>, tensor<300x5xf32>) -> tensor<17x5xf32>
  %v323 = stablehlo.optimization_barrier %v317 : tensor<17x5xf16>
  %v324 = stablehlo.bitcast_convert %v323 : (tensor<17x5xf16>) -> tensor<17x5xui16>
  %v325 = stablehlo.optimization_barrier %v322 : tensor<17x5xf32>
  %v326 = stablehlo.convert %v325 : (tensor<17x5xf32>) -> tensor<17x5xf16>
  %v327 = stablehlo.optimization_barrier %v326 : tensor<17x5xf16>
  %v328 = stablehlo.bitcast_convert %v327 : (tensor<17x5xf16>) -> tensor<17x5xui16>
  check.expect_eq %v324, %v328 : tensor<17x5xui16>
  %v329 = "stablehlo.scatter"(%v316, %v247, %v314) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x5xf16>, tensor<300x1xi32>, tensor<300x5xf16>) -> tensor<17x5xf16>
  %v330 = stablehlo.convert %v316 : (tensor<17x5xf16>) -> tensor<17x5xf32>
  %v331 = stablehlo.optimization_barrier %v330 : tensor<17x5xf32>
  %v332 = stablehlo.convert %v314 : (tensor<300x5xf16>) -> tensor<300x5xf32>
  %v333 = stablehlo.optimization_barrier %v332 : tensor<300x5xf32>
  %v334 = "stablehlo.scatter"(%v331, %v247, %v333) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x5xf32>, tensor<300x1xi32>, tensor<300x5xf32>) -> tensor<17x5xf32>
  %v335 = stablehlo.optimization_barrier %v329 : tensor<17x5xf16>
  %v336 = stablehlo.bitcast_convert %v335 : (tensor<17x5xf16>) -> tensor<17x5xui16>
  %v337 = stablehlo.optimization_barrier %v334 : tensor<17x5xf32>
  %v338 = stablehlo.convert %v337 : (tensor<17x5xf32>) -> tensor<17x5xf16>
  %v339 = stablehlo.optimization_barrier %v338 : tensor<17x5xf16>
  %v340 = stablehlo.bitcast_convert %v339 : (tensor<17x5xf16>) -> tensor<17x5xui16>
  check.expect_eq %v336, %v340 : tensor<17x5xui16>
  %v341 = "stablehlo.scatter"(%v260, %v247, %v257) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x5xf16>, tensor<300x1xi32>, tensor<300x5xf16>) -> tensor<17x5xf16>
  %v342 = stablehlo.convert %v260 : (tensor<17x5xf16>) -> tensor<17x5xf32>
  %v343 = stablehlo.optimization_barrier %v342 : tensor<17x5xf32>
  %v344 = stablehlo.convert %v257 : (tensor<300x5xf16>) -> tensor<300x5xf32>
  %v345 = stablehlo.optimization_barrier %v344 : tensor<300x5xf32>
  %v346 = "stablehlo.scatter"(%v343, %v247, %v345) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x5xf32>, tensor<300x1xi32>, tensor<300x5xf32>) -> tensor<17x5xf32>
  %v347 = stablehlo.optimization_barrier %v341 : tensor<17x5xf16>
  %v348 = stablehlo.bitcast_convert %v347 : (tensor<17x5xf16>) -> tensor<17x5xui16>
  %v349 = stablehlo.optimization_barrier %v346 : tensor<17x5xf32>
  %v350 = stablehlo.convert %v349 : (tensor<17x5xf32>) -> tensor<17x5xf16>
  %v351 = stablehlo.optimization_barrier %v350 : tensor<17x5xf16>
  %v352 = stablehlo.bitcast_convert %v351 : (tensor<17x5xf16>) -> tensor<17x5xui16>
  check.expect_eq %v348, %v352 : tensor<17x5xui16>
  %v353 = "stablehlo.scatter"(%v260, %v247, %v257) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x5xf16>, tensor<300x1xi32>, tensor<300x5xf16>) -> tensor<17x5xf16>
  %v354 = stablehlo.convert %v260 : (tensor<17x5xf16>) -> tensor<17x5xf32>
  %v355 = stablehlo.optimization_barrier %v354 : tensor<17x5xf32>
  %v356 = stablehlo.convert %v257 : (tensor<300x5xf16>) -> tensor<300x5xf32>
  %v357 = stablehlo.optimization_barrier %v356 : tensor<300x5xf32>
  %v358 = "stablehlo.scatter"(%v355, %v247, %v357) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x5xf32>, tensor<300x1xi32>, tensor<300x5xf32>) -> tensor<17x5xf32>
  %v359 = stablehlo.optimization_barrier %v353 : tensor<17x5xf16>
  %v360 = stablehlo.bitcast_convert %v359 : (tensor<17x5xf16>) -> tensor<17x5xui16>
  %v361 = stablehlo.optimization_barrier %v358 : tensor<17x5xf32>
  %v362 = stablehlo.convert %v361 : (tensor<17x5xf32>) -> tensor<17x5xf16>
  %v363 = stablehlo.optimization_barrier %v362 : tensor<17x5xf16>
  %v364 = stablehlo.bitcast_convert %v363 : (tensor<17x5xf16>) -> tensor<17x5xui16>
  check.expect_eq %v360, %v364 : tensor<17x5xui16>
  %v365 = stablehlo.iota dim = 0 : tensor<300x1xi32>
  %v366 = stablehlo.multiply %v365, %v365 : tensor<300x1xi32>
  %v367 = stablehlo.constant dense<19> : tensor<300x1xi32>
  %v368 = stablehlo.remainder %v366, %v367 : tensor<300x1xi32>
  %v369 = stablehlo.optimization_barrier %v368 : tensor<300x1xi32>
  %v370 = stablehlo.iota dim = 0 : tensor<300x8xi32>
  %v371 = stablehlo.iota dim = 1 : tensor<300x8xi32>
  %v372 = stablehlo.add %v370, %v371 : tensor<300x8xi32>
  %v373 = stablehlo.optimization_barrier %v372 : tensor<300x8xi32>
  %v374 = stablehlo.constant dense<5> : tensor<300x8xi32>
  %v375 = stablehlo.remainder %v373, %v374 : tensor<300x8xi32>
  %v376 = stablehlo.constant dense<2> : tensor<300x8xi32>
  %v377 = stablehlo.subtract %v375, %v376 : tensor<300x8xi32>
  %v378 = stablehlo.convert %v377 : (tensor<300x8xi32>) -> tensor<300x8xf16>
  %v379 = stablehlo.optimization_barrier %v378 : tensor<300x8xf16>
  %v380 = stablehlo.iota dim = 0 : tensor<17x8xi32>
  %v381 = stablehlo.convert %v380 : (tensor<17x8xi32>) -> tensor<17x8xf16>
  %v382 = stablehlo.optimization_barrier %v381 : tensor<17x8xf16>
  %v383 = "stablehlo.scatter"(%v382, %v369, %v379) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x8xf16>, tensor<300x1xi32>, tensor<300x8xf16>) -> tensor<17x8xf16>
  %v384 = stablehlo.convert %v382 : (tensor<17x8xf16>) -> tensor<17x8xf32>
  %v385 = stablehlo.optimization_barrier %v384 : tensor<17x8xf32>
  %v386 = stablehlo.convert %v379 : (tensor<300x8xf16>) -> tensor<300x8xf32>
  %v387 = stablehlo.optimization_barrier %v386 : tensor<300x8xf32>
  %v388 = "stablehlo.scatter"(%v385, %v369, %v387) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x8xf32>, tensor<300x1xi32>, tensor<300x8xf32>) -> tensor<17x8xf32>
  %v389 = stablehlo.optimization_barrier %v383 : tensor<17x8xf16>
  %v390 = stablehlo.bitcast_convert %v389 : (tensor<17x8xf16>) -> tensor<17x8xui16>
  %v391 = stablehlo.optimization_barrier %v388 : tensor<17x8xf32>
  %v392 = stablehlo.convert %v391 : (tensor<17x8xf32>) -> tensor<17x8xf16>
  %v393 = stablehlo.optimization_barrier %v392 : tensor<17x8xf16>
  %v394 = stablehlo.bitcast_convert %v393 : (tensor<17x8xf16>) -> tensor<17x8xui16>
  check.expect_eq %v390, %v394 : tensor<17x8xui16>
  %v395 = stablehlo.constant dense<2.0> : tensor<300x8xf16>
  %v396 = stablehlo.constant dense<-0.5> : tensor<300x8xf16>
  %v397 = stablehlo.constant dense<19> : tensor<300x8xi32>
  %v398 = stablehlo.divide %v373, %v397 : tensor<300x8xi32>
  %v399 = stablehlo.constant dense<2> : tensor<300x8xi32>
  %v400 = stablehlo.remainder %v398, %v399 : tensor<300x8xi32>
  %v401 = stablehlo.constant dense<0> : tensor<300x8xi32>
  %v402 = stablehlo.compare EQ, %v400, %v401, SIGNED : (tensor<300x8xi32>, tensor<300x8xi32>) -> tensor<300x8xi1>
  %v403 = stablehlo.select %v402, %v395, %v396 : tensor<300x8xi1>, tensor<300x8xf16>
  %v404 = stablehlo.optimization_barrier %v403 : tensor<300x8xf16>
  %v405 = "stablehlo.scatter"(%v382, %v369, %v404) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.multiply %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x8xf16>, tensor<300x1xi32>, tensor<300x8xf16>) -> tensor<17x8xf16>
  %v406 = stablehlo.convert %v382 : (tensor<17x8xf16>) -> tensor<17x8xf32>
  %v407 = stablehlo.optimization_barrier %v406 : tensor<17x8xf32>
  %v408 = stablehlo.convert %v404 : (tensor<300x8xf16>) -> tensor<300x8xf32>
  %v409 = stablehlo.optimization_barrier %v408 : tensor<300x8xf32>
  %v410 = "stablehlo.scatter"(%v407, %v369, %v409) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.multiply %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x8xf32>, tensor<300x1xi32>, tensor<300x8xf32>) -> tensor<17x8xf32>
  %v411 = stablehlo.optimization_barrier %v405 : tensor<17x8xf16>
  %v412 = stablehlo.bitcast_convert %v411 : (tensor<17x8xf16>) -> tensor<17x8xui16>
  %v413 = stablehlo.optimization_barrier %v410 : tensor<17x8xf32>
  %v414 = stablehlo.convert %v413 : (tensor<17x8xf32>) -> tensor<17x8xf16>
  %v415 = stablehlo.optimization_barrier %v414 : tensor<17x8xf16>
  %v416 = stablehlo.bitcast_convert %v415 : (tensor<17x8xf16>) -> tensor<17x8xui16>
  check.expect_eq %v412, %v416 : tensor<17x8xui16>
  %v417 = stablehlo.constant dense<11> : tensor<300x8xi32>
  %v418 = stablehlo.multiply %v373, %v417 : tensor<300x8xi32>
  %v419 = stablehlo.constant dense<15> : tensor<300x8xi32>
  %v420 = stablehlo.remainder %v418, %v419 : tensor<300x8xi32>
  %v421 = stablehlo.constant dense<7> : tensor<300x8xi32>
  %v422 = stablehlo.subtract %v420, %v421 : tensor<300x8xi32>
  %v423 = stablehlo.convert %v422 : (tensor<300x8xi32>) -> tensor<300x8xf16>
  %v424 = stablehlo.constant dense<-0.0> : tensor<300x8xf16>
  %v425 = stablehlo.constant dense<0xFE01> : tensor<300x8xf16>
  %v426 = stablehlo.constant dense<71> : tensor<300x8xi32>
  %v427 = stablehlo.remainder %v373, %v426 : tensor<300x8xi32>
  %v428 = stablehlo.constant dense<70> : tensor<300x8xi32>
  %v429 = stablehlo.compare EQ, %v427, %v428, SIGNED : (tensor<300x8xi32>, tensor<300x8xi32>) -> tensor<300x8xi1>
  %v430 = stablehlo.constant dense<7> : tensor<300x8xi32>
  %v431 = stablehlo.remainder %v373, %v430 : tensor<300x8xi32>
  %v432 = stablehlo.constant dense<2> : tensor<300x8xi32>
  %v433 = stablehlo.compare EQ, %v431, %v432, SIGNED : (tensor<300x8xi32>, tensor<300x8xi32>) -> tensor<300x8xi1>
  %v434 = stablehlo.select %v433, %v424, %v423 : tensor<300x8xi1>, tensor<300x8xf16>
  %v435 = stablehlo.select %v429, %v425, %v434 : tensor<300x8xi1>, tensor<300x8xf16>
  %v436 = stablehlo.optimization_barrier %v435 : tensor<300x8xf16>
  %v437 = stablehlo.constant dense<0.0> : tensor<17x8xf16>
  %v438 = stablehlo.optimization_barrier %v437 : tensor<17x8xf16>
  %v439 = "stablehlo.scatter"(%v438, %v369, %v436) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x8xf16>, tensor<300x1xi32>, tensor<300x8xf16>) -> tensor<17x8xf16>
  %v440 = stablehlo.convert %v438 : (tensor<17x8xf16>) -> tensor<17x8xf32>
  %v441 = stablehlo.optimization_barrier %v440 : tensor<17x8xf32>
  %v442 = stablehlo.convert %v436 : (tensor<300x8xf16>) -> tensor<300x8xf32>
  %v443 = stablehlo.optimization_barrier %v442 : tensor<300x8xf32>
  %v444 = "stablehlo.scatter"(%v441, %v369, %v443) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x8xf32>, tensor<300x1xi32>, tensor<300x8xf32>) -> tensor<17x8xf32>
  %v445 = stablehlo.optimization_barrier %v439 : tensor<17x8xf16>
  %v446 = stablehlo.bitcast_convert %v445 : (tensor<17x8xf16>) -> tensor<17x8xui16>
  %v447 = stablehlo.optimization_barrier %v444 : tensor<17x8xf32>
  %v448 = stablehlo.convert %v447 : (tensor<17x8xf32>) -> tensor<17x8xf16>
  %v449 = stablehlo.optimization_barrier %v448 : tensor<17x8xf16>
  %v450 = stablehlo.bitcast_convert %v449 : (tensor<17x8xf16>) -> tensor<17x8xui16>
  check.expect_eq %v446, %v450 : tensor<17x8xui16>
  %v451 = "stablehlo.scatter"(%v438, %v369, %v436) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x8xf16>, tensor<300x1xi32>, tensor<300x8xf16>) -> tensor<17x8xf16>
  %v452 = stablehlo.convert %v438 : (tensor<17x8xf16>) -> tensor<17x8xf32>
  %v453 = stablehlo.optimization_barrier %v452 : tensor<17x8xf32>
  %v454 = stablehlo.convert %v436 : (tensor<300x8xf16>) -> tensor<300x8xf32>
  %v455 = stablehlo.optimization_barrier %v454 : tensor<300x8xf32>
  %v456 = "stablehlo.scatter"(%v453, %v369, %v455) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x8xf32>, tensor<300x1xi32>, tensor<300x8xf32>) -> tensor<17x8xf32>
  %v457 = stablehlo.optimization_barrier %v451 : tensor<17x8xf16>
  %v458 = stablehlo.bitcast_convert %v457 : (tensor<17x8xf16>) -> tensor<17x8xui16>
  %v459 = stablehlo.optimization_barrier %v456 : tensor<17x8xf32>
  %v460 = stablehlo.convert %v459 : (tensor<17x8xf32>) -> tensor<17x8xf16>
  %v461 = stablehlo.optimization_barrier %v460 : tensor<17x8xf16>
  %v462 = stablehlo.bitcast_convert %v461 : (tensor<17x8xf16>) -> tensor<17x8xui16>
  check.expect_eq %v458, %v462 : tensor<17x8xui16>
  %v463 = "stablehlo.scatter"(%v382, %v369, %v379) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x8xf16>, tensor<300x1xi32>, tensor<300x8xf16>) -> tensor<17x8xf16>
  %v464 = stablehlo.convert %v382 : (tensor<17x8xf16>) -> tensor<17x8xf32>
  %v465 = stablehlo.optimization_barrier %v464 : tensor<17x8xf32>
  %v466 = stablehlo.convert %v379 : (tensor<300x8xf16>) -> tensor<300x8xf32>
  %v467 = stablehlo.optimization_barrier %v466 : tensor<300x8xf32>
  %v468 = "stablehlo.scatter"(%v465, %v369, %v467) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x8xf32>, tensor<300x1xi32>, tensor<300x8xf32>) -> tensor<17x8xf32>
  %v469 = stablehlo.optimization_barrier %v463 : tensor<17x8xf16>
  %v470 = stablehlo.bitcast_convert %v469 : (tensor<17x8xf16>) -> tensor<17x8xui16>
  %v471 = stablehlo.optimization_barrier %v468 : tensor<17x8xf32>
  %v472 = stablehlo.convert %v471 : (tensor<17x8xf32>) -> tensor<17x8xf16>
  %v473 = stablehlo.optimization_barrier %v472 : tensor<17x8xf16>
  %v474 = stablehlo.bitcast_convert %v473 : (tensor<17x8xf16>) -> tensor<17x8xui16>
  check.expect_eq %v470, %v474 : tensor<17x8xui16>
  %v475 = "stablehlo.scatter"(%v382, %v369, %v379) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x8xf16>, tensor<300x1xi32>, tensor<300x8xf16>) -> tensor<17x8xf16>
  %v476 = stablehlo.convert %v382 : (tensor<17x8xf16>) -> tensor<17x8xf32>
  %v477 = stablehlo.optimization_barrier %v476 : tensor<17x8xf32>
  %v478 = stablehlo.convert %v379 : (tensor<300x8xf16>) -> tensor<300x8xf32>
  %v479 = stablehlo.optimization_barrier %v478 : tensor<300x8xf32>
  %v480 = "stablehlo.scatter"(%v477, %v369, %v479) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x8xf32>, tensor<300x1xi32>, tensor<300x8xf32>) -> tensor<17x8xf32>
  %v481 = stablehlo.optimization_barrier %v475 : tensor<17x8xf16>
  %v482 = stablehlo.bitcast_convert %v481 : (tensor<17x8xf16>) -> tensor<17x8xui16>
  %v483 = stablehlo.optimization_barrier %v480 : tensor<17x8xf32>
  %v484 = stablehlo.convert %v483 : (tensor<17x8xf32>) -> tensor<17x8xf16>
  %v485 = stablehlo.optimization_barrier %v484 : tensor<17x8xf16>
  %v486 = stablehlo.bitcast_convert %v485 : (tensor<17x8xf16>) -> tensor<17x8xui16>
  check.expect_eq %v482, %v486 : tensor<17x8xui16>
  %v487 = stablehlo.iota dim = 0 : tensor<300x1xi32>
  %v488 = stablehlo.multiply %v487, %v487 : tensor<300x1xi32>
  %v489 = stablehlo.constant dense<19> : tensor<300x1xi32>
  %v490 = stablehlo.remainder %v488, %v489 : tensor<300x1xi32>
  %v491 = stablehlo.optimization_barrier %v490 : tensor<300x1xi32>
  %v492 = stablehlo.iota dim = 0 : tensor<300x13xi32>
  %v493 = stablehlo.iota dim = 1 : tensor<300x13xi32>
  %v494 = stablehlo.add %v492, %v493 : tensor<300x13xi32>
  %v495 = stablehlo.optimization_barrier %v494 : tensor<300x13xi32>
  %v496 = stablehlo.constant dense<5> : tensor<300x13xi32>
  %v497 = stablehlo.remainder %v495, %v496 : tensor<300x13xi32>
  %v498 = stablehlo.constant dense<2> : tensor<300x13xi32>
  %v499 = stablehlo.subtract %v497, %v498 : tensor<300x13xi32>
  %v500 = stablehlo.convert %v499 : (tensor<300x13xi32>) -> tensor<300x13xf16>
  %v501 = stablehlo.optimization_barrier %v500 : tensor<300x13xf16>
  %v502 = stablehlo.iota dim = 0 : tensor<17x13xi32>
  %v503 = stablehlo.convert %v502 : (tensor<17x13xi32>) -> tensor<17x13xf16>
  %v504 = stablehlo.optimization_barrier %v503 : tensor<17x13xf16>
  %v505 = "stablehlo.scatter"(%v504, %v491, %v501) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x13xf16>, tensor<300x1xi32>, tensor<300x13xf16>) -> tensor<17x13xf16>
  %v506 = stablehlo.convert %v504 : (tensor<17x13xf16>) -> tensor<17x13xf32>
  %v507 = stablehlo.optimization_barrier %v506 : tensor<17x13xf32>
  %v508 = stablehlo.convert %v501 : (tensor<300x13xf16>) -> tensor<300x13xf32>
  %v509 = stablehlo.optimization_barrier %v508 : tensor<300x13xf32>
  %v510 = "stablehlo.scatter"(%v507, %v491, %v509) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x13xf32>, tensor<300x1xi32>, tensor<300x13xf32>) -> tensor<17x13xf32>
  %v511 = stablehlo.optimization_barrier %v505 : tensor<17x13xf16>
  %v512 = stablehlo.bitcast_convert %v511 : (tensor<17x13xf16>) -> tensor<17x13xui16>
  %v513 = stablehlo.optimization_barrier %v510 : tensor<17x13xf32>
  %v514 = stablehlo.convert %v513 : (tensor<17x13xf32>) -> tensor<17x13xf16>
  %v515 = stablehlo.optimization_barrier %v514 : tensor<17x13xf16>
  %v516 = stablehlo.bitcast_convert %v515 : (tensor<17x13xf16>) -> tensor<17x13xui16>
  check.expect_eq %v512, %v516 : tensor<17x13xui16>
  %v517 = stablehlo.constant dense<2.0> : tensor<300x13xf16>
  %v518 = stablehlo.constant dense<-0.5> : tensor<300x13xf16>
  %v519 = stablehlo.constant dense<19> : tensor<300x13xi32>
  %v520 = stablehlo.divide %v495, %v519 : tensor<300x13xi32>
  %v521 = stablehlo.constant dense<2> : tensor<300x13xi32>
  %v522 = stablehlo.remainder %v520, %v521 : tensor<300x13xi32>
  %v523 = stablehlo.constant dense<0> : tensor<300x13xi32>
  %v524 = stablehlo.compare EQ, %v522, %v523, SIGNED : (tensor<300x13xi32>, tensor<300x13xi32>) -> tensor<300x13xi1>
  %v525 = stablehlo.select %v524, %v517, %v518 : tensor<300x13xi1>, tensor<300x13xf16>
  %v526 = stablehlo.optimization_barrier %v525 : tensor<300x13xf16>
  %v527 = "stablehlo.scatter"(%v504, %v491, %v526) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.multiply %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x13xf16>, tensor<300x1xi32>, tensor<300x13xf16>) -> tensor<17x13xf16>
  %v528 = stablehlo.convert %v504 : (tensor<17x13xf16>) -> tensor<17x13xf32>
  %v529 = stablehlo.optimization_barrier %v528 : tensor<17x13xf32>
  %v530 = stablehlo.convert %v526 : (tensor<300x13xf16>) -> tensor<300x13xf32>
  %v531 = stablehlo.optimization_barrier %v530 : tensor<300x13xf32>
  %v532 = "stablehlo.scatter"(%v529, %v491, %v531) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.multiply %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x13xf32>, tensor<300x1xi32>, tensor<300x13xf32>) -> tensor<17x13xf32>
  %v533 = stablehlo.optimization_barrier %v527 : tensor<17x13xf16>
  %v534 = stablehlo.bitcast_convert %v533 : (tensor<17x13xf16>) -> tensor<17x13xui16>
  %v535 = stablehlo.optimization_barrier %v532 : tensor<17x13xf32>
  %v536 = stablehlo.convert %v535 : (tensor<17x13xf32>) -> tensor<17x13xf16>
  %v537 = stablehlo.optimization_barrier %v536 : tensor<17x13xf16>
  %v538 = stablehlo.bitcast_convert %v537 : (tensor<17x13xf16>) -> tensor<17x13xui16>
  check.expect_eq %v534, %v538 : tensor<17x13xui16>
  %v539 = stablehlo.constant dense<11> : tensor<300x13xi32>
  %v540 = stablehlo.multiply %v495, %v539 : tensor<300x13xi32>
  %v541 = stablehlo.constant dense<15> : tensor<300x13xi32>
  %v542 = stablehlo.remainder %v540, %v541 : tensor<300x13xi32>
  %v543 = stablehlo.constant dense<7> : tensor<300x13xi32>
  %v544 = stablehlo.subtract %v542, %v543 : tensor<300x13xi32>
  %v545 = stablehlo.convert %v544 : (tensor<300x13xi32>) -> tensor<300x13xf16>
  %v546 = stablehlo.constant dense<-0.0> : tensor<300x13xf16>
  %v547 = stablehlo.constant dense<0xFE01> : tensor<300x13xf16>
  %v548 = stablehlo.constant dense<71> : tensor<300x13xi32>
  %v549 = stablehlo.remainder %v495, %v548 : tensor<300x13xi32>
  %v550 = stablehlo.constant dense<70> : tensor<300x13xi32>
  %v551 = stablehlo.compare EQ, %v549, %v550, SIGNED : (tensor<300x13xi32>, tensor<300x13xi32>) -> tensor<300x13xi1>
  %v552 = stablehlo.constant dense<7> : tensor<300x13xi32>
  %v553 = stablehlo.remainder %v495, %v552 : tensor<300x13xi32>
  %v554 = stablehlo.constant dense<2> : tensor<300x13xi32>
  %v555 = stablehlo.compare EQ, %v553, %v554, SIGNED : (tensor<300x13xi32>, tensor<300x13xi32>) -> tensor<300x13xi1>
  %v556 = stablehlo.select %v555, %v546, %v545 : tensor<300x13xi1>, tensor<300x13xf16>
  %v557 = stablehlo.select %v551, %v547, %v556 : tensor<300x13xi1>, tensor<300x13xf16>
  %v558 = stablehlo.optimization_barrier %v557 : tensor<300x13xf16>
  %v559 = stablehlo.constant dense<0.0> : tensor<17x13xf16>
  %v560 = stablehlo.optimization_barrier %v559 : tensor<17x13xf16>
  %v561 = "stablehlo.scatter"(%v560, %v491, %v558) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x13xf16>, tensor<300x1xi32>, tensor<300x13xf16>) -> tensor<17x13xf16>
  %v562 = stablehlo.convert %v560 : (tensor<17x13xf16>) -> tensor<17x13xf32>
  %v563 = stablehlo.optimization_barrier %v562 : tensor<17x13xf32>
  %v564 = stablehlo.convert %v558 : (tensor<300x13xf16>) -> tensor<300x13xf32>
  %v565 = stablehlo.optimization_barrier %v564 : tensor<300x13xf32>
  %v566 = "stablehlo.scatter"(%v563, %v491, %v565) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x13xf32>, tensor<300x1xi32>, tensor<300x13xf32>) -> tensor<17x13xf32>
  %v567 = stablehlo.optimization_barrier %v561 : tensor<17x13xf16>
  %v568 = stablehlo.bitcast_convert %v567 : (tensor<17x13xf16>) -> tensor<17x13xui16>
  %v569 = stablehlo.optimization_barrier %v566 : tensor<17x13xf32>
  %v570 = stablehlo.convert %v569 : (tensor<17x13xf32>) -> tensor<17x13xf16>
  %v571 = stablehlo.optimization_barrier %v570 : tensor<17x13xf16>
  %v572 = stablehlo.bitcast_convert %v571 : (tensor<17x13xf16>) -> tensor<17x13xui16>
  check.expect_eq %v568, %v572 : tensor<17x13xui16>
  %v573 = "stablehlo.scatter"(%v560, %v491, %v558) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x13xf16>, tensor<300x1xi32>, tensor<300x13xf16>) -> tensor<17x13xf16>
  %v574 = stablehlo.convert %v560 : (tensor<17x13xf16>) -> tensor<17x13xf32>
  %v575 = stablehlo.optimization_barrier %v574 : tensor<17x13xf32>
  %v576 = stablehlo.convert %v558 : (tensor<300x13xf16>) -> tensor<300x13xf32>
  %v577 = stablehlo.optimization_barrier %v576 : tensor<300x13xf32>
  %v578 = "stablehlo.scatter"(%v575, %v491, %v577) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x13xf32>, tensor<300x1xi32>, tensor<300x13xf32>) -> tensor<17x13xf32>
  %v579 = stablehlo.optimization_barrier %v573 : tensor<17x13xf16>
  %v580 = stablehlo.bitcast_convert %v579 : (tensor<17x13xf16>) -> tensor<17x13xui16>
  %v581 = stablehlo.optimization_barrier %v578 : tensor<17x13xf32>
  %v582 = stablehlo.convert %v581 : (tensor<17x13xf32>) -> tensor<17x13xf16>
  %v583 = stablehlo.optimization_barrier %v582 : tensor<17x13xf16>
  %v584 = stablehlo.bitcast_convert %v583 : (tensor<17x13xf16>) -> tensor<17x13xui16>
  check.expect_eq %v580, %v584 : tensor<17x13xui16>
  %v585 = "stablehlo.scatter"(%v504, %v491, %v501) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x13xf16>, tensor<300x1xi32>, tensor<300x13xf16>) -> tensor<17x13xf16>
  %v586 = stablehlo.convert %v504 : (tensor<17x13xf16>) -> tensor<17x13xf32>
  %v587 = stablehlo.optimization_barrier %v586 : tensor<17x13xf32>
  %v588 = stablehlo.convert %v501 : (tensor<300x13xf16>) -> tensor<300x13xf32>
  %v589 = stablehlo.optimization_barrier %v588 : tensor<300x13xf32>
  %v590 = "stablehlo.scatter"(%v587, %v491, %v589) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x13xf32>, tensor<300x1xi32>, tensor<300x13xf32>) -> tensor<17x13xf32>
  %v591 = stablehlo.optimization_barrier %v585 : tensor<17x13xf16>
  %v592 = stablehlo.bitcast_convert %v591 : (tensor<17x13xf16>) -> tensor<17x13xui16>
  %v593 = stablehlo.optimization_barrier %v590 : tensor<17x13xf32>
  %v594 = stablehlo.convert %v593 : (tensor<17x13xf32>) -> tensor<17x13xf16>
  %v595 = stablehlo.optimization_barrier %v594 : tensor<17x13xf16>
  %v596 = stablehlo.bitcast_convert %v595 : (tensor<17x13xf16>) -> tensor<17x13xui16>
  check.expect_eq %v592, %v596 : tensor<17x13xui16>
  %v597 = "stablehlo.scatter"(%v504, %v491, %v501) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x13xf16>, tensor<300x1xi32>, tensor<300x13xf16>) -> tensor<17x13xf16>
  %v598 = stablehlo.convert %v504 : (tensor<17x13xf16>) -> tensor<17x13xf32>
  %v599 = stablehlo.optimization_barrier %v598 : tensor<17x13xf32>
  %v600 = stablehlo.convert %v501 : (tensor<300x13xf16>) -> tensor<300x13xf32>
  %v601 = stablehlo.optimization_barrier %v600 : tensor<300x13xf32>
  %v602 = "stablehlo.scatter"(%v599, %v491, %v601) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x13xf32>, tensor<300x1xi32>, tensor<300x13xf32>) -> tensor<17x13xf32>
  %v603 = stablehlo.optimization_barrier %v597 : tensor<17x13xf16>
  %v604 = stablehlo.bitcast_convert %v603 : (tensor<17x13xf16>) -> tensor<17x13xui16>
  %v605 = stablehlo.optimization_barrier %v602 : tensor<17x13xf32>
  %v606 = stablehlo.convert %v605 : (tensor<17x13xf32>) -> tensor<17x13xf16>
  %v607 = stablehlo.optimization_barrier %v606 : tensor<17x13xf16>
  %v608 = stablehlo.bitcast_convert %v607 : (tensor<17x13xf16>) -> tensor<17x13xui16>
  check.expect_eq %v604, %v608 : tensor<17x13xui16>
  %v609 = stablehlo.iota dim = 0 : tensor<300x1xi32>
  %v610 = stablehlo.multiply %v609, %v609 : tensor<300x1xi32>
  %v611 = stablehlo.constant dense<19> : tensor<300x1xi32>
  %v612 = stablehlo.remainder %v610, %v611 : tensor<300x1xi32>
  %v613 = stablehlo.optimization_barrier %v612 : tensor<300x1xi32>
  %v614 = stablehlo.iota dim = 0 : tensor<300x37xi32>
  %v615 = stablehlo.iota dim = 1 : tensor<300x37xi32>
  %v616 = stablehlo.add %v614, %v615 : tensor<300x37xi32>
  %v617 = stablehlo.optimization_barrier %v616 : tensor<300x37xi32>
  %v618 = stablehlo.constant dense<5> : tensor<300x37xi32>
  %v619 = stablehlo.remainder %v617, %v618 : tensor<300x37xi32>
  %v620 = stablehlo.constant dense<2> : tensor<300x37xi32>
  %v621 = stablehlo.subtract %v619, %v620 : tensor<300x37xi32>
  %v622 = stablehlo.convert %v621 : (tensor<300x37xi32>) -> tensor<300x37xf16>
  %v623 = stablehlo.optimization_barrier %v622 : tensor<300x37xf16>
  %v624 = stablehlo.iota dim = 0 : tensor<17x37xi32>
  %v625 = stablehlo.convert %v624 : (tensor<17x37xi32>) -> tensor<17x37xf16>
  %v626 = stablehlo.optimization_barrier %v625 : tensor<17x37xf16>
  %v627 = "stablehlo.scatter"(%v626, %v613, %v623) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x37xf16>, tensor<300x1xi32>, tensor<300x37xf16>) -> tensor<17x37xf16>
  %v628 = stablehlo.convert %v626 : (tensor<17x37xf16>) -> tensor<17x37xf32>
  %v629 = stablehlo.optimization_barrier %v628 : tensor<17x37xf32>
  %v630 = stablehlo.convert %v623 : (tensor<300x37xf16>) -> tensor<300x37xf32>
  %v631 = stablehlo.optimization_barrier %v630 : tensor<300x37xf32>
  %v632 = "stablehlo.scatter"(%v629, %v613, %v631) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x37xf32>, tensor<300x1xi32>, tensor<300x37xf32>) -> tensor<17x37xf32>
  %v633 = stablehlo.optimization_barrier %v627 : tensor<17x37xf16>
  %v634 = stablehlo.bitcast_convert %v633 : (tensor<17x37xf16>) -> tensor<17x37xui16>
  %v635 = stablehlo.optimization_barrier %v632 : tensor<17x37xf32>
  %v636 = stablehlo.convert %v635 : (tensor<17x37xf32>) -> tensor<17x37xf16>
  %v637 = stablehlo.optimization_barrier %v636 : tensor<17x37xf16>
  %v638 = stablehlo.bitcast_convert %v637 : (tensor<17x37xf16>) -> tensor<17x37xui16>
  check.expect_eq %v634, %v638 : tensor<17x37xui16>
  %v639 = stablehlo.constant dense<2.0> : tensor<300x37xf16>
  %v640 = stablehlo.constant dense<-0.5> : tensor<300x37xf16>
  %v641 = stablehlo.constant dense<19> : tensor<300x37xi32>
  %v642 = stablehlo.divide %v617, %v641 : tensor<300x37xi32>
  %v643 = stablehlo.constant dense<2> : tensor<300x37xi32>
  %v644 = stablehlo.remainder %v642, %v643 : tensor<300x37xi32>
  %v645 = stablehlo.constant dense<0> : tensor<300x37xi32>
  %v646 = stablehlo.compare EQ, %v644, %v645, SIGNED : (tensor<300x37xi32>, tensor<300x37xi32>) -> tensor<300x37xi1>
  %v647 = stablehlo.select %v646, %v639, %v640 : tensor<300x37xi1>, tensor<300x37xf16>
  %v648 = stablehlo.optimization_barrier %v647 : tensor<300x37xf16>
  %v649 = "stablehlo.scatter"(%v626, %v613, %v648) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.multiply %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x37xf16>, tensor<300x1xi32>, tensor<300x37xf16>) -> tensor<17x37xf16>
  %v650 = stablehlo.convert %v626 : (tensor<17x37xf16>) -> tensor<17x37xf32>
  %v651 = stablehlo.optimization_barrier %v650 : tensor<17x37xf32>
  %v652 = stablehlo.convert %v648 : (tensor<300x37xf16>) -> tensor<300x37xf32>
  %v653 = stablehlo.optimization_barrier %v652 : tensor<300x37xf32>
  %v654 = "stablehlo.scatter"(%v651, %v613, %v653) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.multiply %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x37xf32>, tensor<300x1xi32>, tensor<300x37xf32>) -> tensor<17x37xf32>
  %v655 = stablehlo.optimization_barrier %v649 : tensor<17x37xf16>
  %v656 = stablehlo.bitcast_convert %v655 : (tensor<17x37xf16>) -> tensor<17x37xui16>
  %v657 = stablehlo.optimization_barrier %v654 : tensor<17x37xf32>
  %v658 = stablehlo.convert %v657 : (tensor<17x37xf32>) -> tensor<17x37xf16>
  %v659 = stablehlo.optimization_barrier %v658 : tensor<17x37xf16>
  %v660 = stablehlo.bitcast_convert %v659 : (tensor<17x37xf16>) -> tensor<17x37xui16>
  check.expect_eq %v656, %v660 : tensor<17x37xui16>
  %v661 = stablehlo.constant dense<11> : tensor<300x37xi32>
  %v662 = stablehlo.multiply %v617, %v661 : tensor<300x37xi32>
  %v663 = stablehlo.constant dense<15> : tensor<300x37xi32>
  %v664 = stablehlo.remainder %v662, %v663 : tensor<300x37xi32>
  %v665 = stablehlo.constant dense<7> : tensor<300x37xi32>
  %v666 = stablehlo.subtract %v664, %v665 : tensor<300x37xi32>
  %v667 = stablehlo.convert %v666 : (tensor<300x37xi32>) -> tensor<300x37xf16>
  %v668 = stablehlo.constant dense<-0.0> : tensor<300x37xf16>
  %v669 = stablehlo.constant dense<0xFE01> : tensor<300x37xf16>
  %v670 = stablehlo.constant dense<71> : tensor<300x37xi32>
  %v671 = stablehlo.remainder %v617, %v670 : tensor<300x37xi32>
  %v672 = stablehlo.constant dense<70> : tensor<300x37xi32>
  %v673 = stablehlo.compare EQ, %v671, %v672, SIGNED : (tensor<300x37xi32>, tensor<300x37xi32>) -> tensor<300x37xi1>
  %v674 = stablehlo.constant dense<7> : tensor<300x37xi32>
  %v675 = stablehlo.remainder %v617, %v674 : tensor<300x37xi32>
  %v676 = stablehlo.constant dense<2> : tensor<300x37xi32>
  %v677 = stablehlo.compare EQ, %v675, %v676, SIGNED : (tensor<300x37xi32>, tensor<300x37xi32>) -> tensor<300x37xi1>
  %v678 = stablehlo.select %v677, %v668, %v667 : tensor<300x37xi1>, tensor<300x37xf16>
  %v679 = stablehlo.select %v673, %v669, %v678 : tensor<300x37xi1>, tensor<300x37xf16>
  %v680 = stablehlo.optimization_barrier %v679 : tensor<300x37xf16>
  %v681 = stablehlo.constant dense<0.0> : tensor<17x37xf16>
  %v682 = stablehlo.optimization_barrier %v681 : tensor<17x37xf16>
  %v683 = "stablehlo.scatter"(%v682, %v613, %v680) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x37xf16>, tensor<300x1xi32>, tensor<300x37xf16>) -> tensor<17x37xf16>
  %v684 = stablehlo.convert %v682 : (tensor<17x37xf16>) -> tensor<17x37xf32>
  %v685 = stablehlo.optimization_barrier %v684 : tensor<17x37xf32>
  %v686 = stablehlo.convert %v680 : (tensor<300x37xf16>) -> tensor<300x37xf32>
  %v687 = stablehlo.optimization_barrier %v686 : tensor<300x37xf32>
  %v688 = "stablehlo.scatter"(%v685, %v613, %v687) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x37xf32>, tensor<300x1xi32>, tensor<300x37xf32>) -> tensor<17x37xf32>
  %v689 = stablehlo.optimization_barrier %v683 : tensor<17x37xf16>
  %v690 = stablehlo.bitcast_convert %v689 : (tensor<17x37xf16>) -> tensor<17x37xui16>
  %v691 = stablehlo.optimization_barrier %v688 : tensor<17x37xf32>
  %v692 = stablehlo.convert %v691 : (tensor<17x37xf32>) -> tensor<17x37xf16>
  %v693 = stablehlo.optimization_barrier %v692 : tensor<17x37xf16>
  %v694 = stablehlo.bitcast_convert %v693 : (tensor<17x37xf16>) -> tensor<17x37xui16>
  check.expect_eq %v690, %v694 : tensor<17x37xui16>
  %v695 = "stablehlo.scatter"(%v682, %v613, %v680) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x37xf16>, tensor<300x1xi32>, tensor<300x37xf16>) -> tensor<17x37xf16>
  %v696 = stablehlo.convert %v682 : (tensor<17x37xf16>) -> tensor<17x37xf32>
  %v697 = stablehlo.optimization_barrier %v696 : tensor<17x37xf32>
  %v698 = stablehlo.convert %v680 : (tensor<300x37xf16>) -> tensor<300x37xf32>
  %v699 = stablehlo.optimization_barrier %v698 : tensor<300x37xf32>
  %v700 = "stablehlo.scatter"(%v697, %v613, %v699) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x37xf32>, tensor<300x1xi32>, tensor<300x37xf32>) -> tensor<17x37xf32>
  %v701 = stablehlo.optimization_barrier %v695 : tensor<17x37xf16>
  %v702 = stablehlo.bitcast_convert %v701 : (tensor<17x37xf16>) -> tensor<17x37xui16>
  %v703 = stablehlo.optimization_barrier %v700 : tensor<17x37xf32>
  %v704 = stablehlo.convert %v703 : (tensor<17x37xf32>) -> tensor<17x37xf16>
  %v705 = stablehlo.optimization_barrier %v704 : tensor<17x37xf16>
  %v706 = stablehlo.bitcast_convert %v705 : (tensor<17x37xf16>) -> tensor<17x37xui16>
  check.expect_eq %v702, %v706 : tensor<17x37xui16>
  %v707 = "stablehlo.scatter"(%v626, %v613, %v623) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x37xf16>, tensor<300x1xi32>, tensor<300x37xf16>) -> tensor<17x37xf16>
  %v708 = stablehlo.convert %v626 : (tensor<17x37xf16>) -> tensor<17x37xf32>
  %v709 = stablehlo.optimization_barrier %v708 : tensor<17x37xf32>
  %v710 = stablehlo.convert %v623 : (tensor<300x37xf16>) -> tensor<300x37xf32>
  %v711 = stablehlo.optimization_barrier %v710 : tensor<300x37xf32>
  %v712 = "stablehlo.scatter"(%v709, %v613, %v711) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x37xf32>, tensor<300x1xi32>, tensor<300x37xf32>) -> tensor<17x37xf32>
  %v713 = stablehlo.optimization_barrier %v707 : tensor<17x37xf16>
  %v714 = stablehlo.bitcast_convert %v713 : (tensor<17x37xf16>) -> tensor<17x37xui16>
  %v715 = stablehlo.optimization_barrier %v712 : tensor<17x37xf32>
  %v716 = stablehlo.convert %v715 : (tensor<17x37xf32>) -> tensor<17x37xf16>
  %v717 = stablehlo.optimization_barrier %v716 : tensor<17x37xf16>
  %v718 = stablehlo.bitcast_convert %v717 : (tensor<17x37xf16>) -> tensor<17x37xui16>
  check.expect_eq %v714, %v718 : tensor<17x37xui16>
  %v719 = "stablehlo.scatter"(%v626, %v613, %v623) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17x37xf16>, tensor<300x1xi32>, tensor<300x37xf16>) -> tensor<17x37xf16>
  %v720 = stablehlo.convert %v626 : (tensor<17x37xf16>) -> tensor<17x37xf32>
  %v721 = stablehlo.optimization_barrier %v720 : tensor<17x37xf32>
  %v722 = stablehlo.convert %v623 : (tensor<300x37xf16>) -> tensor<300x37xf32>
  %v723 = stablehlo.optimization_barrier %v722 : tensor<300x37xf32>
  %v724 = "stablehlo.scatter"(%v721, %v613, %v723) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x37xf32>, tensor<300x1xi32>, tensor<300x37xf32>) -> tensor<17x37xf32>
  %v725 = stablehlo.optimization_barrier %v719 : tensor<17x37xf16>
  %v726 = stablehlo.bitcast_convert %v725 : (tensor<17x37xf16>) -> tensor<17x37xui16>
  %v727 = stablehlo.optimization_barrier %v724 : tensor<17x37xf32>
  %v728 = stablehlo.convert %v727 : (tensor<17x37xf32>) -> tensor<17x37xf16>
  %v729 = stablehlo.optimization_barrier %v728 : tensor<17x37xf16>
  %v730 = stablehlo.bitcast_convert %v729 : (tensor<17x37xf16>) -> tensor<17x37xui16>
  check.expect_eq %v726, %v730 : tensor<17x37xui16>
  %v731 = stablehlo.iota dim = 0 : tensor<300x1xi32>
  %v732 = stablehlo.multiply %v731, %v731 : tensor<300x1xi32>
  %v733 = stablehlo.constant dense<19> : tensor<300x1xi32>
  %v734 = stablehlo.remainder %v732, %v733 : tensor<300x1xi32>
  %v735 = stablehlo.optimization_barrier %v734 : tensor<300x1xi32>
  %v736 = stablehlo.iota dim = 0 : tensor<300xi32>
  %v737 = stablehlo.optimization_barrier %v736 : tensor<300xi32>
  %v738 = stablehlo.constant dense<5> : tensor<300xi32>
  %v739 = stablehlo.remainder %v737, %v738 : tensor<300xi32>
  %v740 = stablehlo.constant dense<2> : tensor<300xi32>
  %v741 = stablehlo.subtract %v739, %v740 : tensor<300xi32>
  %v742 = stablehlo.convert %v741 : (tensor<300xi32>) -> tensor<300xbf16>
  %v743 = stablehlo.optimization_barrier %v742 : tensor<300xbf16>
  %v744 = stablehlo.iota dim = 0 : tensor<17xi32>
  %v745 = stablehlo.convert %v744 : (tensor<17xi32>) -> tensor<17xbf16>
  %v746 = stablehlo.optimization_barrier %v745 : tensor<17xbf16>
  %v747 = "stablehlo.scatter"(%v746, %v735, %v743) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<300x1xi32>, tensor<300xbf16>) -> tensor<17xbf16>
  %v748 = stablehlo.convert %v746 : (tensor<17xbf16>) -> tensor<17xf32>
  %v749 = stablehlo.optimization_barrier %v748 : tensor<17xf32>
  %v750 = stablehlo.convert %v743 : (tensor<300xbf16>) -> tensor<300xf32>
  %v751 = stablehlo.optimization_barrier %v750 : tensor<300xf32>
  %v752 = "stablehlo.scatter"(%v749, %v735, %v751) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<300x1xi32>, tensor<300xf32>) -> tensor<17xf32>
  %v753 = stablehlo.optimization_barrier %v747 : tensor<17xbf16>
  %v754 = stablehlo.bitcast_convert %v753 : (tensor<17xbf16>) -> tensor<17xui16>
  %v755 = stablehlo.optimization_barrier %v752 : tensor<17xf32>
  %v756 = stablehlo.convert %v755 : (tensor<17xf32>) -> tensor<17xbf16>
  %v757 = stablehlo.optimization_barrier %v756 : tensor<17xbf16>
  %v758 = stablehlo.bitcast_convert %v757 : (tensor<17xbf16>) -> tensor<17xui16>
  check.expect_eq %v754, %v758 : tensor<17xui16>
  %v759 = stablehlo.constant dense<2.0> : tensor<300xbf16>
  %v760 = stablehlo.constant dense<-0.5> : tensor<300xbf16>
  %v761 = stablehlo.constant dense<19> : tensor<300xi32>
  %v762 = stablehlo.divide %v737, %v761 : tensor<300xi32>
  %v763 = stablehlo.constant dense<2> : tensor<300xi32>
  %v764 = stablehlo.remainder %v762, %v763 : tensor<300xi32>
  %v765 = stablehlo.constant dense<0> : tensor<300xi32>
  %v766 = stablehlo.compare EQ, %v764, %v765, SIGNED : (tensor<300xi32>, tensor<300xi32>) -> tensor<300xi1>
  %v767 = stablehlo.select %v766, %v759, %v760 : tensor<300xi1>, tensor<300xbf16>
  %v768 = stablehlo.optimization_barrier %v767 : tensor<300xbf16>
  %v769 = "stablehlo.scatter"(%v746, %v735, %v768) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.multiply %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<300x1xi32>, tensor<300xbf16>) -> tensor<17xbf16>
  %v770 = stablehlo.convert %v746 : (tensor<17xbf16>) -> tensor<17xf32>
  %v771 = stablehlo.optimization_barrier %v770 : tensor<17xf32>
  %v772 = stablehlo.convert %v768 : (tensor<300xbf16>) -> tensor<300xf32>
  %v773 = stablehlo.optimization_barrier %v772 : tensor<300xf32>
  %v774 = "stablehlo.scatter"(%v771, %v735, %v773) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.multiply %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<300x1xi32>, tensor<300xf32>) -> tensor<17xf32>
  %v775 = stablehlo.optimization_barrier %v769 : tensor<17xbf16>
  %v776 = stablehlo.bitcast_convert %v775 : (tensor<17xbf16>) -> tensor<17xui16>
  %v777 = stablehlo.optimization_barrier %v774 : tensor<17xf32>
  %v778 = stablehlo.convert %v777 : (tensor<17xf32>) -> tensor<17xbf16>
  %v779 = stablehlo.optimization_barrier %v778 : tensor<17xbf16>
  %v780 = stablehlo.bitcast_convert %v779 : (tensor<17xbf16>) -> tensor<17xui16>
  check.expect_eq %v776, %v780 : tensor<17xui16>
  %v781 = stablehlo.constant dense<11> : tensor<300xi32>
  %v782 = stablehlo.multiply %v737, %v781 : tensor<300xi32>
  %v783 = stablehlo.constant dense<15> : tensor<300xi32>
  %v784 = stablehlo.remainder %v782, %v783 : tensor<300xi32>
  %v785 = stablehlo.constant dense<7> : tensor<300xi32>
  %v786 = stablehlo.subtract %v784, %v785 : tensor<300xi32>
  %v787 = stablehlo.convert %v786 : (tensor<300xi32>) -> tensor<300xbf16>
  %v788 = stablehlo.constant dense<-0.0> : tensor<300xbf16>
  %v789 = stablehlo.constant dense<0xFFC1> : tensor<300xbf16>
  %v790 = stablehlo.constant dense<71> : tensor<300xi32>
  %v791 = stablehlo.remainder %v737, %v790 : tensor<300xi32>
  %v792 = stablehlo.constant dense<70> : tensor<300xi32>
  %v793 = stablehlo.compare EQ, %v791, %v792, SIGNED : (tensor<300xi32>, tensor<300xi32>) -> tensor<300xi1>
  %v794 = stablehlo.constant dense<7> : tensor<300xi32>
  %v795 = stablehlo.remainder %v737, %v794 : tensor<300xi32>
  %v796 = stablehlo.constant dense<2> : tensor<300xi32>
  %v797 = stablehlo.compare EQ, %v795, %v796, SIGNED : (tensor<300xi32>, tensor<300xi32>) -> tensor<300xi1>
  %v798 = stablehlo.select %v797, %v788, %v787 : tensor<300xi1>, tensor<300xbf16>
  %v799 = stablehlo.select %v793, %v789, %v798 : tensor<300xi1>, tensor<300xbf16>
  %v800 = stablehlo.optimization_barrier %v799 : tensor<300xbf16>
  %v801 = stablehlo.constant dense<0.0> : tensor<17xbf16>
  %v802 = stablehlo.optimization_barrier %v801 : tensor<17xbf16>
  %v803 = "stablehlo.scatter"(%v802, %v735, %v800) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<300x1xi32>, tensor<300xbf16>) -> tensor<17xbf16>
  %v804 = stablehlo.convert %v802 : (tensor<17xbf16>) -> tensor<17xf32>
  %v805 = stablehlo.optimization_barrier %v804 : tensor<17xf32>
  %v806 = stablehlo.convert %v800 : (tensor<300xbf16>) -> tensor<300xf32>
  %v807 = stablehlo.optimization_barrier %v806 : tensor<300xf32>
  %v808 = "stablehlo.scatter"(%v805, %v735, %v807) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<300x1xi32>, tensor<300xf32>) -> tensor<17xf32>
  %v809 = stablehlo.optimization_barrier %v803 : tensor<17xbf16>
  %v810 = stablehlo.bitcast_convert %v809 : (tensor<17xbf16>) -> tensor<17xui16>
  %v811 = stablehlo.optimization_barrier %v808 : tensor<17xf32>
  %v812 = stablehlo.convert %v811 : (tensor<17xf32>) -> tensor<17xbf16>
  %v813 = stablehlo.optimization_barrier %v812 : tensor<17xbf16>
  %v814 = stablehlo.bitcast_convert %v813 : (tensor<17xbf16>) -> tensor<17xui16>
  check.expect_eq %v810, %v814 : tensor<17xui16>
  %v815 = "stablehlo.scatter"(%v802, %v735, %v800) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<300x1xi32>, tensor<300xbf16>) -> tensor<17xbf16>
  %v816 = stablehlo.convert %v802 : (tensor<17xbf16>) -> tensor<17xf32>
  %v817 = stablehlo.optimization_barrier %v816 : tensor<17xf32>
  %v818 = stablehlo.convert %v800 : (tensor<300xbf16>) -> tensor<300xf32>
  %v819 = stablehlo.optimization_barrier %v818 : tensor<300xf32>
  %v820 = "stablehlo.scatter"(%v817, %v735, %v819) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<300x1xi32>, tensor<300xf32>) -> tensor<17xf32>
  %v821 = stablehlo.optimization_barrier %v815 : tensor<17xbf16>
  %v822 = stablehlo.bitcast_convert %v821 : (tensor<17xbf16>) -> tensor<17xui16>
  %v823 = stablehlo.optimization_barrier %v820 : tensor<17xf32>
  %v824 = stablehlo.convert %v823 : (tensor<17xf32>) -> tensor<17xbf16>
  %v825 = stablehlo.optimization_barrier %v824 : tensor<17xbf16>
  %v826 = stablehlo.bitcast_convert %v825 : (tensor<17xbf16>) -> tensor<17xui16>
  check.expect_eq %v822, %v826 : tensor<17xui16>
  %v827 = "stablehlo.scatter"(%v746, %v735, %v743) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<300x1xi32>, tensor<300xbf16>) -> tensor<17xbf16>
  %v828 = stablehlo.convert %v746 : (tensor<17xbf16>) -> tensor<17xf32>
  %v829 = stablehlo.optimization_barrier %v828 : tensor<17xf32>
  %v830 = stablehlo.convert %v743 : (tensor<300xbf16>) -> tensor<300xf32>
  %v831 = stablehlo.optimization_barrier %v830 : tensor<300xf32>
  %v832 = "stablehlo.scatter"(%v829, %v735, %v831) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<300x1xi32>, tensor<300xf32>) -> tensor<17xf32>
  %v833 = stablehlo.optimization_barrier %v827 : tensor<17xbf16>
  %v834 = stablehlo.bitcast_convert %v833 : (tensor<17xbf16>) -> tensor<17xui16>
  %v835 = stablehlo.optimization_barrier %v832 : tensor<17xf32>
  %v836 = stablehlo.convert %v835 : (tensor<17xf32>) -> tensor<17xbf16>
  %v837 = stablehlo.optimization_barrier %v836 : tensor<17xbf16>
  %v838 = stablehlo.bitcast_convert %v837 : (tensor<17xbf16>) -> tensor<17xui16>
  check.expect_eq %v834, %v838 : tensor<17xui16>
  %v839 = "stablehlo.scatter"(%v746, %v735, %v743) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<300x1xi32>, tensor<300xbf16>) -> tensor<17xbf16>
  %v840 = stablehlo.convert %v746 : (tensor<17xbf16>) -> tensor<17xf32>
  %v841 = stablehlo.optimization_barrier %v840 : tensor<17xf32>
  %v842 = stablehlo.convert %v743 : (tensor<300xbf16>) -> tensor<300xf32>
  %v843 = stablehlo.optimization_barrier %v842 : tensor<300xf32>
  %v844 = "stablehlo.scatter"(%v841, %v735, %v843) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<300x1xi32>, tensor<300xf32>) -> tensor<17xf32>
  %v845 = stablehlo.optimization_barrier %v839 : tensor<17xbf16>
  %v846 = stablehlo.bitcast_convert %v845 : (tensor<17xbf16>) -> tensor<17xui16>
  %v847 = stablehlo.optimization_barrier %v844 : tensor<17xf32>
  %v848 = stablehlo.convert %v847 : (tensor<17xf32>) -> tensor<17xbf16>
  %v849 = stablehlo.optimization_barrier %v848 : tensor<17xbf16>
  %v850 = stablehlo.bitcast_convert %v849 : (tensor<17xbf16>) -> tensor<17xui16>
  check.expect_eq %v846, %v850 : tensor<17xui16>
  %v851 = stablehlo.iota dim = 0 : tensor<300x1xi32>
  %v852 = stablehlo.multiply %v851, %v851 : tensor<300x1xi32>
  %v853 = stablehlo.constant dense<19> : tensor<300x1xi32>
  %v854 = stablehlo.remainder %v852, %v853 : tensor<300x1xi32>
  %v855 = stablehlo.optimization_barrier %v854 : tensor<300x1xi32>
  %v856 = stablehlo.iota dim = 0 : tensor<300x1xi32>
  %v857 = stablehlo.iota dim = 1 : tensor<300x1xi32>
  %v858 = stablehlo.add %v856, %v857 : tensor<300x1xi32>
  %v859 = stablehlo.optimization_barrier %v858 : tensor<300x1xi32>
  %v860 = stablehlo.constant dense<5> : tensor<300x1xi32>
  %v861 = stablehlo.remainder %v859, %v860 : tensor<300x1xi32>
  %v862 = stablehlo.constant dense<2> : tensor<300x1xi32>
  %v863 = stablehlo.subtract %v861, %v862 : tensor<300x1xi32>
  %v864 = stablehlo.convert %v863 : (tensor<300x1xi32>) -> tensor<300x1xbf16>
  %v865 = stablehlo.optimization_barrier %v864 : tensor<300x1xbf16>
  %v866 = stablehlo.iota dim = 0 : tensor<17x1xi32>
  %v867 = stablehlo.convert %v866 : (tensor<17x1xi32>) -> tensor<17x1xbf16>
  %v868 = stablehlo.optimization_barrier %v867 : tensor<17x1xbf16>
  %v869 = "stablehlo.scatter"(%v868, %v855, %v865) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x1xbf16>, tensor<300x1xi32>, tensor<300x1xbf16>) -> tensor<17x1xbf16>
  %v870 = stablehlo.convert %v868 : (tensor<17x1xbf16>) -> tensor<17x1xf32>
  %v871 = stablehlo.optimization_barrier %v870 : tensor<17x1xf32>
  %v872 = stablehlo.convert %v865 : (tensor<300x1xbf16>) -> tensor<300x1xf32>
  %v873 = stablehlo.optimization_barrier %v872 : tensor<300x1xf32>
  %v874 = "stablehlo.scatter"(%v871, %v855, %v873) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x1xf32>, tensor<300x1xi32>, tensor<300x1xf32>) -> tensor<17x1xf32>
  %v875 = stablehlo.optimization_barrier %v869 : tensor<17x1xbf16>
  %v876 = stablehlo.bitcast_convert %v875 : (tensor<17x1xbf16>) -> tensor<17x1xui16>
  %v877 = stablehlo.optimization_barrier %v874 : tensor<17x1xf32>
  %v878 = stablehlo.convert %v877 : (tensor<17x1xf32>) -> tensor<17x1xbf16>
  %v879 = stablehlo.optimization_barrier %v878 : tensor<17x1xbf16>
  %v880 = stablehlo.bitcast_convert %v879 : (tensor<17x1xbf16>) -> tensor<17x1xui16>
  check.expect_eq %v876, %v880 : tensor<17x1xui16>
  %v881 = stablehlo.constant dense<2.0> : tensor<300x1xbf16>
  %v882 = stablehlo.constant dense<-0.5> : tensor<300x1xbf16>
  %v883 = stablehlo.constant dense<19> : tensor<300x1xi32>
  %v884 = stablehlo.divide %v859, %v883 : tensor<300x1xi32>
  %v885 = stablehlo.constant dense<2> : tensor<300x1xi32>
  %v886 = stablehlo.remainder %v884, %v885 : tensor<300x1xi32>
  %v887 = stablehlo.constant dense<0> : tensor<300x1xi32>
  %v888 = stablehlo.compare EQ, %v886, %v887, SIGNED : (tensor<300x1xi32>, tensor<300x1xi32>) -> tensor<300x1xi1>
  %v889 = stablehlo.select %v888, %v881, %v882 : tensor<300x1xi1>, tensor<300x1xbf16>
  %v890 = stablehlo.optimization_barrier %v889 : tensor<300x1xbf16>
  %v891 = "stablehlo.scatter"(%v868, %v855, %v890) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.multiply %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x1xbf16>, tensor<300x1xi32>, tensor<300x1xbf16>) -> tensor<17x1xbf16>
  %v892 = stablehlo.convert %v868 : (tensor<17x1xbf16>) -> tensor<17x1xf32>
  %v893 = stablehlo.optimization_barrier %v892 : tensor<17x1xf32>
  %v894 = stablehlo.convert %v890 : (tensor<300x1xbf16>) -> tensor<300x1xf32>
  %v895 = stablehlo.optimization_barrier %v894 : tensor<300x1xf32>
  %v896 = "stablehlo.scatter"(%v893, %v855, %v895) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.multiply %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x1xf32>, tensor<300x1xi32>, tensor<300x1xf32>) -> tensor<17x1xf32>
  %v897 = stablehlo.optimization_barrier %v891 : tensor<17x1xbf16>
  %v898 = stablehlo.bitcast_convert %v897 : (tensor<17x1xbf16>) -> tensor<17x1xui16>
  %v899 = stablehlo.optimization_barrier %v896 : tensor<17x1xf32>
  %v900 = stablehlo.convert %v899 : (tensor<17x1xf32>) -> tensor<17x1xbf16>
  %v901 = stablehlo.optimization_barrier %v900 : tensor<17x1xbf16>
  %v902 = stablehlo.bitcast_convert %v901 : (tensor<17x1xbf16>) -> tensor<17x1xui16>
  check.expect_eq %v898, %v902 : tensor<17x1xui16>
  %v903 = stablehlo.constant dense<11> : tensor<300x1xi32>
  %v904 = stablehlo.multiply %v859, %v903 : tensor<300x1xi32>
  %v905 = stablehlo.constant dense<15> : tensor<300x1xi32>
  %v906 = stablehlo.remainder %v904, %v905 : tensor<300x1xi32>
  %v907 = stablehlo.constant dense<7> : tensor<300x1xi32>
  %v908 = stablehlo.subtract %v906, %v907 : tensor<300x1xi32>
  %v909 = stablehlo.convert %v908 : (tensor<300x1xi32>) -> tensor<300x1xbf16>
  %v910 = stablehlo.constant dense<-0.0> : tensor<300x1xbf16>
  %v911 = stablehlo.constant dense<0xFFC1> : tensor<300x1xbf16>
  %v912 = stablehlo.constant dense<71> : tensor<300x1xi32>
  %v913 = stablehlo.remainder %v859, %v912 : tensor<300x1xi32>
  %v914 = stablehlo.constant dense<70> : tensor<300x1xi32>
  %v915 = stablehlo.compare EQ, %v913, %v914, SIGNED : (tensor<300x1xi32>, tensor<300x1xi32>) -> tensor<300x1xi1>
  %v916 = stablehlo.constant dense<7> : tensor<300x1xi32>
  %v917 = stablehlo.remainder %v859, %v916 : tensor<300x1xi32>
  %v918 = stablehlo.constant dense<2> : tensor<300x1xi32>
  %v919 = stablehlo.compare EQ, %v917, %v918, SIGNED : (tensor<300x1xi32>, tensor<300x1xi32>) -> tensor<300x1xi1>
  %v920 = stablehlo.select %v919, %v910, %v909 : tensor<300x1xi1>, tensor<300x1xbf16>
  %v921 = stablehlo.select %v915, %v911, %v920 : tensor<300x1xi1>, tensor<300x1xbf16>
  %v922 = stablehlo.optimization_barrier %v921 : tensor<300x1xbf16>
  %v923 = stablehlo.constant dense<0.0> : tensor<17x1xbf16>
  %v924 = stablehlo.optimization_barrier %v923 : tensor<17x1xbf16>
  %v925 = "stablehlo.scatter"(%v924, %v855, %v922) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x1xbf16>, tensor<300x1xi32>, tensor<300x1xbf16>) -> tensor<17x1xbf16>
  %v926 = stablehlo.convert %v924 : (tensor<17x1xbf16>) -> tensor<17x1xf32>
  %v927 = stablehlo.optimization_barrier %v926 : tensor<17x1xf32>
  %v928 = stablehlo.convert %v922 : (tensor<300x1xbf16>) -> tensor<300x1xf32>
  %v929 = stablehlo.optimization_barrier %v928 : tensor<300x1xf32>
  %v930 = "stablehlo.scatter"(%v927, %v855, %v929) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x1xf32>, tensor<300x1xi32>, tensor<300x1xf32>) -> tensor<17x1xf32>
  %v931 = stablehlo.optimization_barrier %v925 : tensor<17x1xbf16>
  %v932 = stablehlo.bitcast_convert %v931 : (tensor<17x1xbf16>) -> tensor<17x1xui16>
  %v933 = stablehlo.optimization_barrier %v930 : tensor<17x1xf32>
  %v934 = stablehlo.convert %v933 : (tensor<17x1xf32>) -> tensor<17x1xbf16>
  %v935 = stablehlo.optimization_barrier %v934 : tensor<17x1xbf16>
  %v936 = stablehlo.bitcast_convert %v935 : (tensor<17x1xbf16>) -> tensor<17x1xui16>
  check.expect_eq %v932, %v936 : tensor<17x1xui16>
  %v937 = "stablehlo.scatter"(%v924, %v855, %v922) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x1xbf16>, tensor<300x1xi32>, tensor<300x1xbf16>) -> tensor<17x1xbf16>
  %v938 = stablehlo.convert %v924 : (tensor<17x1xbf16>) -> tensor<17x1xf32>
  %v939 = stablehlo.optimization_barrier %v938 : tensor<17x1xf32>
  %v940 = stablehlo.convert %v922 : (tensor<300x1xbf16>) -> tensor<300x1xf32>
  %v941 = stablehlo.optimization_barrier %v940 : tensor<300x1xf32>
  %v942 = "stablehlo.scatter"(%v939, %v855, %v941) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x1xf32>, tensor<300x1xi32>, tensor<300x1xf32>) -> tensor<17x1xf32>
  %v943 = stablehlo.optimization_barrier %v937 : tensor<17x1xbf16>
  %v944 = stablehlo.bitcast_convert %v943 : (tensor<17x1xbf16>) -> tensor<17x1xui16>
  %v945 = stablehlo.optimization_barrier %v942 : tensor<17x1xf32>
  %v946 = stablehlo.convert %v945 : (tensor<17x1xf32>) -> tensor<17x1xbf16>
  %v947 = stablehlo.optimization_barrier %v946 : tensor<17x1xbf16>
  %v948 = stablehlo.bitcast_convert %v947 : (tensor<17x1xbf16>) -> tensor<17x1xui16>
  check.expect_eq %v944, %v948 : tensor<17x1xui16>
  %v949 = "stablehlo.scatter"(%v868, %v855, %v865) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x1xbf16>, tensor<300x1xi32>, tensor<300x1xbf16>) -> tensor<17x1xbf16>
  %v950 = stablehlo.convert %v868 : (tensor<17x1xbf16>) -> tensor<17x1xf32>
  %v951 = stablehlo.optimization_barrier %v950 : tensor<17x1xf32>
  %v952 = stablehlo.convert %v865 : (tensor<300x1xbf16>) -> tensor<300x1xf32>
  %v953 = stablehlo.optimization_barrier %v952 : tensor<300x1xf32>
  %v954 = "stablehlo.scatter"(%v951, %v855, %v953) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x1xf32>, tensor<300x1xi32>, tensor<300x1xf32>) -> tensor<17x1xf32>
  %v955 = stablehlo.optimization_barrier %v949 : tensor<17x1xbf16>
  %v956 = stablehlo.bitcast_convert %v955 : (tensor<17x1xbf16>) -> tensor<17x1xui16>
  %v957 = stablehlo.optimization_barrier %v954 : tensor<17x1xf32>
  %v958 = stablehlo.convert %v957 : (tensor<17x1xf32>) -> tensor<17x1xbf16>
  %v959 = stablehlo.optimization_barrier %v958 : tensor<17x1xbf16>
  %v960 = stablehlo.bitcast_convert %v959 : (tensor<17x1xbf16>) -> tensor<17x1xui16>
  check.expect_eq %v956, %v960 : tensor<17x1xui16>
  %v961 = "stablehlo.scatter"(%v868, %v855, %v865) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x1xbf16>, tensor<300x1xi32>, tensor<300x1xbf16>) -> tensor<17x1xbf16>
  %v962 = stablehlo.convert %v868 : (tensor<17x1xbf16>) -> tensor<17x1xf32>
  %v963 = stablehlo.optimization_barrier %v962 : tensor<17x1xf32>
  %v964 = stablehlo.convert %v865 : (tensor<300x1xbf16>) -> tensor<300x1xf32>
  %v965 = stablehlo.optimization_barrier %v964 : tensor<300x1xf32>
  %v966 = "stablehlo.scatter"(%v963, %v855, %v965) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x1xf32>, tensor<300x1xi32>, tensor<300x1xf32>) -> tensor<17x1xf32>
  %v967 = stablehlo.optimization_barrier %v961 : tensor<17x1xbf16>
  %v968 = stablehlo.bitcast_convert %v967 : (tensor<17x1xbf16>) -> tensor<17x1xui16>
  %v969 = stablehlo.optimization_barrier %v966 : tensor<17x1xf32>
  %v970 = stablehlo.convert %v969 : (tensor<17x1xf32>) -> tensor<17x1xbf16>
  %v971 = stablehlo.optimization_barrier %v970 : tensor<17x1xbf16>
  %v972 = stablehlo.bitcast_convert %v971 : (tensor<17x1xbf16>) -> tensor<17x1xui16>
  check.expect_eq %v968, %v972 : tensor<17x1xui16>
  %v973 = stablehlo.iota dim = 0 : tensor<300x1xi32>
  %v974 = stablehlo.multiply %v973, %v973 : tensor<300x1xi32>
  %v975 = stablehlo.constant dense<19> : tensor<300x1xi32>
  %v976 = stablehlo.remainder %v974, %v975 : tensor<300x1xi32>
  %v977 = stablehlo.optimization_barrier %v976 : tensor<300x1xi32>
  %v978 = stablehlo.iota dim = 0 : tensor<300x5xi32>
  %v979 = stablehlo.iota dim = 1 : tensor<300x5xi32>
  %v980 = stablehlo.add %v978, %v979 : tensor<300x5xi32>
  %v981 = stablehlo.optimization_barrier %v980 : tensor<300x5xi32>
  %v982 = stablehlo.constant dense<5> : tensor<300x5xi32>
  %v983 = stablehlo.remainder %v981, %v982 : tensor<300x5xi32>
  %v984 = stablehlo.constant dense<2> : tensor<300x5xi32>
  %v985 = stablehlo.subtract %v983, %v984 : tensor<300x5xi32>
  %v986 = stablehlo.convert %v985 : (tensor<300x5xi32>) -> tensor<300x5xbf16>
  %v987 = stablehlo.optimization_barrier %v986 : tensor<300x5xbf16>
  %v988 = stablehlo.iota dim = 0 : tensor<17x5xi32>
  %v989 = stablehlo.convert %v988 : (tensor<17x5xi32>) -> tensor<17x5xbf16>
  %v990 = stablehlo.optimization_barrier %v989 : tensor<17x5xbf16>
  %v991 = "stablehlo.scatter"(%v990, %v977, %v987) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x5xbf16>, tensor<300x1xi32>, tensor<300x5xbf16>) -> tensor<17x5xbf16>
  %v992 = stablehlo.convert %v990 : (tensor<17x5xbf16>) -> tensor<17x5xf32>
  %v993 = stablehlo.optimization_barrier %v992 : tensor<17x5xf32>
  %v994 = stablehlo.convert %v987 : (tensor<300x5xbf16>) -> tensor<300x5xf32>
  %v995 = stablehlo.optimization_barrier %v994 : tensor<300x5xf32>
  %v996 = "stablehlo.scatter"(%v993, %v977, %v995) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x5xf32>, tensor<300x1xi32>, tensor<300x5xf32>) -> tensor<17x5xf32>
  %v997 = stablehlo.optimization_barrier %v991 : tensor<17x5xbf16>
  %v998 = stablehlo.bitcast_convert %v997 : (tensor<17x5xbf16>) -> tensor<17x5xui16>
  %v999 = stablehlo.optimization_barrier %v996 : tensor<17x5xf32>
  %v1000 = stablehlo.convert %v999 : (tensor<17x5xf32>) -> tensor<17x5xbf16>
  %v1001 = stablehlo.optimization_barrier %v1000 : tensor<17x5xbf16>
  %v1002 = stablehlo.bitcast_convert %v1001 : (tensor<17x5xbf16>) -> tensor<17x5xui16>
  check.expect_eq %v998, %v1002 : tensor<17x5xui16>
  %v1003 = stablehlo.constant dense<2.0> : tensor<300x5xbf16>
  %v1004 = stablehlo.constant dense<-0.5> : tensor<300x5xbf16>
  %v1005 = stablehlo.constant dense<19> : tensor<300x5xi32>
  %v1006 = stablehlo.divide %v981, %v1005 : tensor<300x5xi32>
  %v1007 = stablehlo.constant dense<2> : tensor<300x5xi32>
  %v1008 = stablehlo.remainder %v1006, %v1007 : tensor<300x5xi32>
  %v1009 = stablehlo.constant dense<0> : tensor<300x5xi32>
  %v1010 = stablehlo.compare EQ, %v1008, %v1009, SIGNED : (tensor<300x5xi32>, tensor<300x5xi32>) -> tensor<300x5xi1>
  %v1011 = stablehlo.select %v1010, %v1003, %v1004 : tensor<300x5xi1>, tensor<300x5xbf16>
  %v1012 = stablehlo.optimization_barrier %v1011 : tensor<300x5xbf16>
  %v1013 = "stablehlo.scatter"(%v990, %v977, %v1012) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.multiply %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x5xbf16>, tensor<300x1xi32>, tensor<300x5xbf16>) -> tensor<17x5xbf16>
  %v1014 = stablehlo.convert %v990 : (tensor<17x5xbf16>) -> tensor<17x5xf32>
  %v1015 = stablehlo.optimization_barrier %v1014 : tensor<17x5xf32>
  %v1016 = stablehlo.convert %v1012 : (tensor<300x5xbf16>) -> tensor<300x5xf32>
  %v1017 = stablehlo.optimization_barrier %v1016 : tensor<300x5xf32>
  %v1018 = "stablehlo.scatter"(%v1015, %v977, %v1017) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.multiply %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x5xf32>, tensor<300x1xi32>, tensor<300x5xf32>) -> tensor<17x5xf32>
  %v1019 = stablehlo.optimization_barrier %v1013 : tensor<17x5xbf16>
  %v1020 = stablehlo.bitcast_convert %v1019 : (tensor<17x5xbf16>) -> tensor<17x5xui16>
  %v1021 = stablehlo.optimization_barrier %v1018 : tensor<17x5xf32>
  %v1022 = stablehlo.convert %v1021 : (tensor<17x5xf32>) -> tensor<17x5xbf16>
  %v1023 = stablehlo.optimization_barrier %v1022 : tensor<17x5xbf16>
  %v1024 = stablehlo.bitcast_convert %v1023 : (tensor<17x5xbf16>) -> tensor<17x5xui16>
  check.expect_eq %v1020, %v1024 : tensor<17x5xui16>
  %v1025 = stablehlo.constant dense<11> : tensor<300x5xi32>
  %v1026 = stablehlo.multiply %v981, %v1025 : tensor<300x5xi32>
  %v1027 = stablehlo.constant dense<15> : tensor<300x5xi32>
  %v1028 = stablehlo.remainder %v1026, %v1027 : tensor<300x5xi32>
  %v1029 = stablehlo.constant dense<7> : tensor<300x5xi32>
  %v1030 = stablehlo.subtract %v1028, %v1029 : tensor<300x5xi32>
  %v1031 = stablehlo.convert %v1030 : (tensor<300x5xi32>) -> tensor<300x5xbf16>
  %v1032 = stablehlo.constant dense<-0.0> : tensor<300x5xbf16>
  %v1033 = stablehlo.constant dense<0xFFC1> : tensor<300x5xbf16>
  %v1034 = stablehlo.constant dense<71> : tensor<300x5xi32>
  %v1035 = stablehlo.remainder %v981, %v1034 : tensor<300x5xi32>
  %v1036 = stablehlo.constant dense<70> : tensor<300x5xi32>
  %v1037 = stablehlo.compare EQ, %v1035, %v1036, SIGNED : (tensor<300x5xi32>, tensor<300x5xi32>) -> tensor<300x5xi1>
  %v1038 = stablehlo.constant dense<7> : tensor<300x5xi32>
  %v1039 = stablehlo.remainder %v981, %v1038 : tensor<300x5xi32>
  %v1040 = stablehlo.constant dense<2> : tensor<300x5xi32>
  %v1041 = stablehlo.compare EQ, %v1039, %v1040, SIGNED : (tensor<300x5xi32>, tensor<300x5xi32>) -> tensor<300x5xi1>
  %v1042 = stablehlo.select %v1041, %v1032, %v1031 : tensor<300x5xi1>, tensor<300x5xbf16>
  %v1043 = stablehlo.select %v1037, %v1033, %v1042 : tensor<300x5xi1>, tensor<300x5xbf16>
  %v1044 = stablehlo.optimization_barrier %v1043 : tensor<300x5xbf16>
  %v1045 = stablehlo.constant dense<0.0> : tensor<17x5xbf16>
  %v1046 = stablehlo.optimization_barrier %v1045 : tensor<17x5xbf16>
  %v1047 = "stablehlo.scatter"(%v1046, %v977, %v1044) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x5xbf16>, tensor<300x1xi32>, tensor<300x5xbf16>) -> tensor<17x5xbf16>
  %v1048 = stablehlo.convert %v1046 : (tensor<17x5xbf16>) -> tensor<17x5xf32>
  %v1049 = stablehlo.optimization_barrier %v1048 : tensor<17x5xf32>
  %v1050 = stablehlo.convert %v1044 : (tensor<300x5xbf16>) -> tensor<300x5xf32>
  %v1051 = stablehlo.optimization_barrier %v1050 : tensor<300x5xf32>
  %v1052 = "stablehlo.scatter"(%v1049, %v977, %v1051) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x5xf32>, tensor<300x1xi32>, tensor<300x5xf32>) -> tensor<17x5xf32>
  %v1053 = stablehlo.optimization_barrier %v1047 : tensor<17x5xbf16>
  %v1054 = stablehlo.bitcast_convert %v1053 : (tensor<17x5xbf16>) -> tensor<17x5xui16>
  %v1055 = stablehlo.optimization_barrier %v1052 : tensor<17x5xf32>
  %v1056 = stablehlo.convert %v1055 : (tensor<17x5xf32>) -> tensor<17x5xbf16>
  %v1057 = stablehlo.optimization_barrier %v1056 : tensor<17x5xbf16>
  %v1058 = stablehlo.bitcast_convert %v1057 : (tensor<17x5xbf16>) -> tensor<17x5xui16>
  check.expect_eq %v1054, %v1058 : tensor<17x5xui16>
  %v1059 = "stablehlo.scatter"(%v1046, %v977, %v1044) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x5xbf16>, tensor<300x1xi32>, tensor<300x5xbf16>) -> tensor<17x5xbf16>
  %v1060 = stablehlo.convert %v1046 : (tensor<17x5xbf16>) -> tensor<17x5xf32>
  %v1061 = stablehlo.optimization_barrier %v1060 : tensor<17x5xf32>
  %v1062 = stablehlo.convert %v1044 : (tensor<300x5xbf16>) -> tensor<300x5xf32>
  %v1063 = stablehlo.optimization_barrier %v1062 : tensor<300x5xf32>
  %v1064 = "stablehlo.scatter"(%v1061, %v977, %v1063) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x5xf32>, tensor<300x1xi32>, tensor<300x5xf32>) -> tensor<17x5xf32>
  %v1065 = stablehlo.optimization_barrier %v1059 : tensor<17x5xbf16>
  %v1066 = stablehlo.bitcast_convert %v1065 : (tensor<17x5xbf16>) -> tensor<17x5xui16>
  %v1067 = stablehlo.optimization_barrier %v1064 : tensor<17x5xf32>
  %v1068 = stablehlo.convert %v1067 : (tensor<17x5xf32>) -> tensor<17x5xbf16>
  %v1069 = stablehlo.optimization_barrier %v1068 : tensor<17x5xbf16>
  %v1070 = stablehlo.bitcast_convert %v1069 : (tensor<17x5xbf16>) -> tensor<17x5xui16>
  check.expect_eq %v1066, %v1070 : tensor<17x5xui16>
  %v1071 = "stablehlo.scatter"(%v990, %v977, %v987) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x5xbf16>, tensor<300x1xi32>, tensor<300x5xbf16>) -> tensor<17x5xbf16>
  %v1072 = stablehlo.convert %v990 : (tensor<17x5xbf16>) -> tensor<17x5xf32>
  %v1073 = stablehlo.optimization_barrier %v1072 : tensor<17x5xf32>
  %v1074 = stablehlo.convert %v987 : (tensor<300x5xbf16>) -> tensor<300x5xf32>
  %v1075 = stablehlo.optimization_barrier %v1074 : tensor<300x5xf32>
  %v1076 = "stablehlo.scatter"(%v1073, %v977, %v1075) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x5xf32>, tensor<300x1xi32>, tensor<300x5xf32>) -> tensor<17x5xf32>
  %v1077 = stablehlo.optimization_barrier %v1071 : tensor<17x5xbf16>
  %v1078 = stablehlo.bitcast_convert %v1077 : (tensor<17x5xbf16>) -> tensor<17x5xui16>
  %v1079 = stablehlo.optimization_barrier %v1076 : tensor<17x5xf32>
  %v1080 = stablehlo.convert %v1079 : (tensor<17x5xf32>) -> tensor<17x5xbf16>
  %v1081 = stablehlo.optimization_barrier %v1080 : tensor<17x5xbf16>
  %v1082 = stablehlo.bitcast_convert %v1081 : (tensor<17x5xbf16>) -> tensor<17x5xui16>
  check.expect_eq %v1078, %v1082 : tensor<17x5xui16>
  %v1083 = "stablehlo.scatter"(%v990, %v977, %v987) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x5xbf16>, tensor<300x1xi32>, tensor<300x5xbf16>) -> tensor<17x5xbf16>
  %v1084 = stablehlo.convert %v990 : (tensor<17x5xbf16>) -> tensor<17x5xf32>
  %v1085 = stablehlo.optimization_barrier %v1084 : tensor<17x5xf32>
  %v1086 = stablehlo.convert %v987 : (tensor<300x5xbf16>) -> tensor<300x5xf32>
  %v1087 = stablehlo.optimization_barrier %v1086 : tensor<300x5xf32>
  %v1088 = "stablehlo.scatter"(%v1085, %v977, %v1087) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x5xf32>, tensor<300x1xi32>, tensor<300x5xf32>) -> tensor<17x5xf32>
  %v1089 = stablehlo.optimization_barrier %v1083 : tensor<17x5xbf16>
  %v1090 = stablehlo.bitcast_convert %v1089 : (tensor<17x5xbf16>) -> tensor<17x5xui16>
  %v1091 = stablehlo.optimization_barrier %v1088 : tensor<17x5xf32>
  %v1092 = stablehlo.convert %v1091 : (tensor<17x5xf32>) -> tensor<17x5xbf16>
  %v1093 = stablehlo.optimization_barrier %v1092 : tensor<17x5xbf16>
  %v1094 = stablehlo.bitcast_convert %v1093 : (tensor<17x5xbf16>) -> tensor<17x5xui16>
  check.expect_eq %v1090, %v1094 : tensor<17x5xui16>
  %v1095 = stablehlo.iota dim = 0 : tensor<300x1xi32>
  %v1096 = stablehlo.multiply %v1095, %v1095 : tensor<300x1xi32>
  %v1097 = stablehlo.constant dense<19> : tensor<300x1xi32>
  %v1098 = stablehlo.remainder %v1096, %v1097 : tensor<300x1xi32>
  %v1099 = stablehlo.optimization_barrier %v1098 : tensor<300x1xi32>
  %v1100 = stablehlo.iota dim = 0 : tensor<300x8xi32>
  %v1101 = stablehlo.iota dim = 1 : tensor<300x8xi32>
  %v1102 = stablehlo.add %v1100, %v1101 : tensor<300x8xi32>
  %v1103 = stablehlo.optimization_barrier %v1102 : tensor<300x8xi32>
  %v1104 = stablehlo.constant dense<5> : tensor<300x8xi32>
  %v1105 = stablehlo.remainder %v1103, %v1104 : tensor<300x8xi32>
  %v1106 = stablehlo.constant dense<2> : tensor<300x8xi32>
  %v1107 = stablehlo.subtract %v1105, %v1106 : tensor<300x8xi32>
  %v1108 = stablehlo.convert %v1107 : (tensor<300x8xi32>) -> tensor<300x8xbf16>
  %v1109 = stablehlo.optimization_barrier %v1108 : tensor<300x8xbf16>
  %v1110 = stablehlo.iota dim = 0 : tensor<17x8xi32>
  %v1111 = stablehlo.convert %v1110 : (tensor<17x8xi32>) -> tensor<17x8xbf16>
  %v1112 = stablehlo.optimization_barrier %v1111 : tensor<17x8xbf16>
  %v1113 = "stablehlo.scatter"(%v1112, %v1099, %v1109) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x8xbf16>, tensor<300x1xi32>, tensor<300x8xbf16>) -> tensor<17x8xbf16>
  %v1114 = stablehlo.convert %v1112 : (tensor<17x8xbf16>) -> tensor<17x8xf32>
  %v1115 = stablehlo.optimization_barrier %v1114 : tensor<17x8xf32>
  %v1116 = stablehlo.convert %v1109 : (tensor<300x8xbf16>) -> tensor<300x8xf32>
  %v1117 = stablehlo.optimization_barrier %v1116 : tensor<300x8xf32>
  %v1118 = "stablehlo.scatter"(%v1115, %v1099, %v1117) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x8xf32>, tensor<300x1xi32>, tensor<300x8xf32>) -> tensor<17x8xf32>
  %v1119 = stablehlo.optimization_barrier %v1113 : tensor<17x8xbf16>
  %v1120 = stablehlo.bitcast_convert %v1119 : (tensor<17x8xbf16>) -> tensor<17x8xui16>
  %v1121 = stablehlo.optimization_barrier %v1118 : tensor<17x8xf32>
  %v1122 = stablehlo.convert %v1121 : (tensor<17x8xf32>) -> tensor<17x8xbf16>
  %v1123 = stablehlo.optimization_barrier %v1122 : tensor<17x8xbf16>
  %v1124 = stablehlo.bitcast_convert %v1123 : (tensor<17x8xbf16>) -> tensor<17x8xui16>
  check.expect_eq %v1120, %v1124 : tensor<17x8xui16>
  %v1125 = stablehlo.constant dense<2.0> : tensor<300x8xbf16>
  %v1126 = stablehlo.constant dense<-0.5> : tensor<300x8xbf16>
  %v1127 = stablehlo.constant dense<19> : tensor<300x8xi32>
  %v1128 = stablehlo.divide %v1103, %v1127 : tensor<300x8xi32>
  %v1129 = stablehlo.constant dense<2> : tensor<300x8xi32>
  %v1130 = stablehlo.remainder %v1128, %v1129 : tensor<300x8xi32>
  %v1131 = stablehlo.constant dense<0> : tensor<300x8xi32>
  %v1132 = stablehlo.compare EQ, %v1130, %v1131, SIGNED : (tensor<300x8xi32>, tensor<300x8xi32>) -> tensor<300x8xi1>
  %v1133 = stablehlo.select %v1132, %v1125, %v1126 : tensor<300x8xi1>, tensor<300x8xbf16>
  %v1134 = stablehlo.optimization_barrier %v1133 : tensor<300x8xbf16>
  %v1135 = "stablehlo.scatter"(%v1112, %v1099, %v1134) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.multiply %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x8xbf16>, tensor<300x1xi32>, tensor<300x8xbf16>) -> tensor<17x8xbf16>
  %v1136 = stablehlo.convert %v1112 : (tensor<17x8xbf16>) -> tensor<17x8xf32>
  %v1137 = stablehlo.optimization_barrier %v1136 : tensor<17x8xf32>
  %v1138 = stablehlo.convert %v1134 : (tensor<300x8xbf16>) -> tensor<300x8xf32>
  %v1139 = stablehlo.optimization_barrier %v1138 : tensor<300x8xf32>
  %v1140 = "stablehlo.scatter"(%v1137, %v1099, %v1139) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.multiply %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x8xf32>, tensor<300x1xi32>, tensor<300x8xf32>) -> tensor<17x8xf32>
  %v1141 = stablehlo.optimization_barrier %v1135 : tensor<17x8xbf16>
  %v1142 = stablehlo.bitcast_convert %v1141 : (tensor<17x8xbf16>) -> tensor<17x8xui16>
  %v1143 = stablehlo.optimization_barrier %v1140 : tensor<17x8xf32>
  %v1144 = stablehlo.convert %v1143 : (tensor<17x8xf32>) -> tensor<17x8xbf16>
  %v1145 = stablehlo.optimization_barrier %v1144 : tensor<17x8xbf16>
  %v1146 = stablehlo.bitcast_convert %v1145 : (tensor<17x8xbf16>) -> tensor<17x8xui16>
  check.expect_eq %v1142, %v1146 : tensor<17x8xui16>
  %v1147 = stablehlo.constant dense<11> : tensor<300x8xi32>
  %v1148 = stablehlo.multiply %v1103, %v1147 : tensor<300x8xi32>
  %v1149 = stablehlo.constant dense<15> : tensor<300x8xi32>
  %v1150 = stablehlo.remainder %v1148, %v1149 : tensor<300x8xi32>
  %v1151 = stablehlo.constant dense<7> : tensor<300x8xi32>
  %v1152 = stablehlo.subtract %v1150, %v1151 : tensor<300x8xi32>
  %v1153 = stablehlo.convert %v1152 : (tensor<300x8xi32>) -> tensor<300x8xbf16>
  %v1154 = stablehlo.constant dense<-0.0> : tensor<300x8xbf16>
  %v1155 = stablehlo.constant dense<0xFFC1> : tensor<300x8xbf16>
  %v1156 = stablehlo.constant dense<71> : tensor<300x8xi32>
  %v1157 = stablehlo.remainder %v1103, %v1156 : tensor<300x8xi32>
  %v1158 = stablehlo.constant dense<70> : tensor<300x8xi32>
  %v1159 = stablehlo.compare EQ, %v1157, %v1158, SIGNED : (tensor<300x8xi32>, tensor<300x8xi32>) -> tensor<300x8xi1>
  %v1160 = stablehlo.constant dense<7> : tensor<300x8xi32>
  %v1161 = stablehlo.remainder %v1103, %v1160 : tensor<300x8xi32>
  %v1162 = stablehlo.constant dense<2> : tensor<300x8xi32>
  %v1163 = stablehlo.compare EQ, %v1161, %v1162, SIGNED : (tensor<300x8xi32>, tensor<300x8xi32>) -> tensor<300x8xi1>
  %v1164 = stablehlo.select %v1163, %v1154, %v1153 : tensor<300x8xi1>, tensor<300x8xbf16>
  %v1165 = stablehlo.select %v1159, %v1155, %v1164 : tensor<300x8xi1>, tensor<300x8xbf16>
  %v1166 = stablehlo.optimization_barrier %v1165 : tensor<300x8xbf16>
  %v1167 = stablehlo.constant dense<0.0> : tensor<17x8xbf16>
  %v1168 = stablehlo.optimization_barrier %v1167 : tensor<17x8xbf16>
  %v1169 = "stablehlo.scatter"(%v1168, %v1099, %v1166) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x8xbf16>, tensor<300x1xi32>, tensor<300x8xbf16>) -> tensor<17x8xbf16>
  %v1170 = stablehlo.convert %v1168 : (tensor<17x8xbf16>) -> tensor<17x8xf32>
  %v1171 = stablehlo.optimization_barrier %v1170 : tensor<17x8xf32>
  %v1172 = stablehlo.convert %v1166 : (tensor<300x8xbf16>) -> tensor<300x8xf32>
  %v1173 = stablehlo.optimization_barrier %v1172 : tensor<300x8xf32>
  %v1174 = "stablehlo.scatter"(%v1171, %v1099, %v1173) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x8xf32>, tensor<300x1xi32>, tensor<300x8xf32>) -> tensor<17x8xf32>
  %v1175 = stablehlo.optimization_barrier %v1169 : tensor<17x8xbf16>
  %v1176 = stablehlo.bitcast_convert %v1175 : (tensor<17x8xbf16>) -> tensor<17x8xui16>
  %v1177 = stablehlo.optimization_barrier %v1174 : tensor<17x8xf32>
  %v1178 = stablehlo.convert %v1177 : (tensor<17x8xf32>) -> tensor<17x8xbf16>
  %v1179 = stablehlo.optimization_barrier %v1178 : tensor<17x8xbf16>
  %v1180 = stablehlo.bitcast_convert %v1179 : (tensor<17x8xbf16>) -> tensor<17x8xui16>
  check.expect_eq %v1176, %v1180 : tensor<17x8xui16>
  %v1181 = "stablehlo.scatter"(%v1168, %v1099, %v1166) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x8xbf16>, tensor<300x1xi32>, tensor<300x8xbf16>) -> tensor<17x8xbf16>
  %v1182 = stablehlo.convert %v1168 : (tensor<17x8xbf16>) -> tensor<17x8xf32>
  %v1183 = stablehlo.optimization_barrier %v1182 : tensor<17x8xf32>
  %v1184 = stablehlo.convert %v1166 : (tensor<300x8xbf16>) -> tensor<300x8xf32>
  %v1185 = stablehlo.optimization_barrier %v1184 : tensor<300x8xf32>
  %v1186 = "stablehlo.scatter"(%v1183, %v1099, %v1185) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x8xf32>, tensor<300x1xi32>, tensor<300x8xf32>) -> tensor<17x8xf32>
  %v1187 = stablehlo.optimization_barrier %v1181 : tensor<17x8xbf16>
  %v1188 = stablehlo.bitcast_convert %v1187 : (tensor<17x8xbf16>) -> tensor<17x8xui16>
  %v1189 = stablehlo.optimization_barrier %v1186 : tensor<17x8xf32>
  %v1190 = stablehlo.convert %v1189 : (tensor<17x8xf32>) -> tensor<17x8xbf16>
  %v1191 = stablehlo.optimization_barrier %v1190 : tensor<17x8xbf16>
  %v1192 = stablehlo.bitcast_convert %v1191 : (tensor<17x8xbf16>) -> tensor<17x8xui16>
  check.expect_eq %v1188, %v1192 : tensor<17x8xui16>
  %v1193 = "stablehlo.scatter"(%v1112, %v1099, %v1109) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x8xbf16>, tensor<300x1xi32>, tensor<300x8xbf16>) -> tensor<17x8xbf16>
  %v1194 = stablehlo.convert %v1112 : (tensor<17x8xbf16>) -> tensor<17x8xf32>
  %v1195 = stablehlo.optimization_barrier %v1194 : tensor<17x8xf32>
  %v1196 = stablehlo.convert %v1109 : (tensor<300x8xbf16>) -> tensor<300x8xf32>
  %v1197 = stablehlo.optimization_barrier %v1196 : tensor<300x8xf32>
  %v1198 = "stablehlo.scatter"(%v1195, %v1099, %v1197) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x8xf32>, tensor<300x1xi32>, tensor<300x8xf32>) -> tensor<17x8xf32>
  %v1199 = stablehlo.optimization_barrier %v1193 : tensor<17x8xbf16>
  %v1200 = stablehlo.bitcast_convert %v1199 : (tensor<17x8xbf16>) -> tensor<17x8xui16>
  %v1201 = stablehlo.optimization_barrier %v1198 : tensor<17x8xf32>
  %v1202 = stablehlo.convert %v1201 : (tensor<17x8xf32>) -> tensor<17x8xbf16>
  %v1203 = stablehlo.optimization_barrier %v1202 : tensor<17x8xbf16>
  %v1204 = stablehlo.bitcast_convert %v1203 : (tensor<17x8xbf16>) -> tensor<17x8xui16>
  check.expect_eq %v1200, %v1204 : tensor<17x8xui16>
  %v1205 = "stablehlo.scatter"(%v1112, %v1099, %v1109) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x8xbf16>, tensor<300x1xi32>, tensor<300x8xbf16>) -> tensor<17x8xbf16>
  %v1206 = stablehlo.convert %v1112 : (tensor<17x8xbf16>) -> tensor<17x8xf32>
  %v1207 = stablehlo.optimization_barrier %v1206 : tensor<17x8xf32>
  %v1208 = stablehlo.convert %v1109 : (tensor<300x8xbf16>) -> tensor<300x8xf32>
  %v1209 = stablehlo.optimization_barrier %v1208 : tensor<300x8xf32>
  %v1210 = "stablehlo.scatter"(%v1207, %v1099, %v1209) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x8xf32>, tensor<300x1xi32>, tensor<300x8xf32>) -> tensor<17x8xf32>
  %v1211 = stablehlo.optimization_barrier %v1205 : tensor<17x8xbf16>
  %v1212 = stablehlo.bitcast_convert %v1211 : (tensor<17x8xbf16>) -> tensor<17x8xui16>
  %v1213 = stablehlo.optimization_barrier %v1210 : tensor<17x8xf32>
  %v1214 = stablehlo.convert %v1213 : (tensor<17x8xf32>) -> tensor<17x8xbf16>
  %v1215 = stablehlo.optimization_barrier %v1214 : tensor<17x8xbf16>
  %v1216 = stablehlo.bitcast_convert %v1215 : (tensor<17x8xbf16>) -> tensor<17x8xui16>
  check.expect_eq %v1212, %v1216 : tensor<17x8xui16>
  %v1217 = stablehlo.iota dim = 0 : tensor<300x1xi32>
  %v1218 = stablehlo.multiply %v1217, %v1217 : tensor<300x1xi32>
  %v1219 = stablehlo.constant dense<19> : tensor<300x1xi32>
  %v1220 = stablehlo.remainder %v1218, %v1219 : tensor<300x1xi32>
  %v1221 = stablehlo.optimization_barrier %v1220 : tensor<300x1xi32>
  %v1222 = stablehlo.iota dim = 0 : tensor<300x13xi32>
  %v1223 = stablehlo.iota dim = 1 : tensor<300x13xi32>
  %v1224 = stablehlo.add %v1222, %v1223 : tensor<300x13xi32>
  %v1225 = stablehlo.optimization_barrier %v1224 : tensor<300x13xi32>
  %v1226 = stablehlo.constant dense<5> : tensor<300x13xi32>
  %v1227 = stablehlo.remainder %v1225, %v1226 : tensor<300x13xi32>
  %v1228 = stablehlo.constant dense<2> : tensor<300x13xi32>
  %v1229 = stablehlo.subtract %v1227, %v1228 : tensor<300x13xi32>
  %v1230 = stablehlo.convert %v1229 : (tensor<300x13xi32>) -> tensor<300x13xbf16>
  %v1231 = stablehlo.optimization_barrier %v1230 : tensor<300x13xbf16>
  %v1232 = stablehlo.iota dim = 0 : tensor<17x13xi32>
  %v1233 = stablehlo.convert %v1232 : (tensor<17x13xi32>) -> tensor<17x13xbf16>
  %v1234 = stablehlo.optimization_barrier %v1233 : tensor<17x13xbf16>
  %v1235 = "stablehlo.scatter"(%v1234, %v1221, %v1231) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x13xbf16>, tensor<300x1xi32>, tensor<300x13xbf16>) -> tensor<17x13xbf16>
  %v1236 = stablehlo.convert %v1234 : (tensor<17x13xbf16>) -> tensor<17x13xf32>
  %v1237 = stablehlo.optimization_barrier %v1236 : tensor<17x13xf32>
  %v1238 = stablehlo.convert %v1231 : (tensor<300x13xbf16>) -> tensor<300x13xf32>
  %v1239 = stablehlo.optimization_barrier %v1238 : tensor<300x13xf32>
  %v1240 = "stablehlo.scatter"(%v1237, %v1221, %v1239) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x13xf32>, tensor<300x1xi32>, tensor<300x13xf32>) -> tensor<17x13xf32>
  %v1241 = stablehlo.optimization_barrier %v1235 : tensor<17x13xbf16>
  %v1242 = stablehlo.bitcast_convert %v1241 : (tensor<17x13xbf16>) -> tensor<17x13xui16>
  %v1243 = stablehlo.optimization_barrier %v1240 : tensor<17x13xf32>
  %v1244 = stablehlo.convert %v1243 : (tensor<17x13xf32>) -> tensor<17x13xbf16>
  %v1245 = stablehlo.optimization_barrier %v1244 : tensor<17x13xbf16>
  %v1246 = stablehlo.bitcast_convert %v1245 : (tensor<17x13xbf16>) -> tensor<17x13xui16>
  check.expect_eq %v1242, %v1246 : tensor<17x13xui16>
  %v1247 = stablehlo.constant dense<2.0> : tensor<300x13xbf16>
  %v1248 = stablehlo.constant dense<-0.5> : tensor<300x13xbf16>
  %v1249 = stablehlo.constant dense<19> : tensor<300x13xi32>
  %v1250 = stablehlo.divide %v1225, %v1249 : tensor<300x13xi32>
  %v1251 = stablehlo.constant dense<2> : tensor<300x13xi32>
  %v1252 = stablehlo.remainder %v1250, %v1251 : tensor<300x13xi32>
  %v1253 = stablehlo.constant dense<0> : tensor<300x13xi32>
  %v1254 = stablehlo.compare EQ, %v1252, %v1253, SIGNED : (tensor<300x13xi32>, tensor<300x13xi32>) -> tensor<300x13xi1>
  %v1255 = stablehlo.select %v1254, %v1247, %v1248 : tensor<300x13xi1>, tensor<300x13xbf16>
  %v1256 = stablehlo.optimization_barrier %v1255 : tensor<300x13xbf16>
  %v1257 = "stablehlo.scatter"(%v1234, %v1221, %v1256) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.multiply %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x13xbf16>, tensor<300x1xi32>, tensor<300x13xbf16>) -> tensor<17x13xbf16>
  %v1258 = stablehlo.convert %v1234 : (tensor<17x13xbf16>) -> tensor<17x13xf32>
  %v1259 = stablehlo.optimization_barrier %v1258 : tensor<17x13xf32>
  %v1260 = stablehlo.convert %v1256 : (tensor<300x13xbf16>) -> tensor<300x13xf32>
  %v1261 = stablehlo.optimization_barrier %v1260 : tensor<300x13xf32>
  %v1262 = "stablehlo.scatter"(%v1259, %v1221, %v1261) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.multiply %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x13xf32>, tensor<300x1xi32>, tensor<300x13xf32>) -> tensor<17x13xf32>
  %v1263 = stablehlo.optimization_barrier %v1257 : tensor<17x13xbf16>
  %v1264 = stablehlo.bitcast_convert %v1263 : (tensor<17x13xbf16>) -> tensor<17x13xui16>
  %v1265 = stablehlo.optimization_barrier %v1262 : tensor<17x13xf32>
  %v1266 = stablehlo.convert %v1265 : (tensor<17x13xf32>) -> tensor<17x13xbf16>
  %v1267 = stablehlo.optimization_barrier %v1266 : tensor<17x13xbf16>
  %v1268 = stablehlo.bitcast_convert %v1267 : (tensor<17x13xbf16>) -> tensor<17x13xui16>
  check.expect_eq %v1264, %v1268 : tensor<17x13xui16>
  %v1269 = stablehlo.constant dense<11> : tensor<300x13xi32>
  %v1270 = stablehlo.multiply %v1225, %v1269 : tensor<300x13xi32>
  %v1271 = stablehlo.constant dense<15> : tensor<300x13xi32>
  %v1272 = stablehlo.remainder %v1270, %v1271 : tensor<300x13xi32>
  %v1273 = stablehlo.constant dense<7> : tensor<300x13xi32>
  %v1274 = stablehlo.subtract %v1272, %v1273 : tensor<300x13xi32>
  %v1275 = stablehlo.convert %v1274 : (tensor<300x13xi32>) -> tensor<300x13xbf16>
  %v1276 = stablehlo.constant dense<-0.0> : tensor<300x13xbf16>
  %v1277 = stablehlo.constant dense<0xFFC1> : tensor<300x13xbf16>
  %v1278 = stablehlo.constant dense<71> : tensor<300x13xi32>
  %v1279 = stablehlo.remainder %v1225, %v1278 : tensor<300x13xi32>
  %v1280 = stablehlo.constant dense<70> : tensor<300x13xi32>
  %v1281 = stablehlo.compare EQ, %v1279, %v1280, SIGNED : (tensor<300x13xi32>, tensor<300x13xi32>) -> tensor<300x13xi1>
  %v1282 = stablehlo.constant dense<7> : tensor<300x13xi32>
  %v1283 = stablehlo.remainder %v1225, %v1282 : tensor<300x13xi32>
  %v1284 = stablehlo.constant dense<2> : tensor<300x13xi32>
  %v1285 = stablehlo.compare EQ, %v1283, %v1284, SIGNED : (tensor<300x13xi32>, tensor<300x13xi32>) -> tensor<300x13xi1>
  %v1286 = stablehlo.select %v1285, %v1276, %v1275 : tensor<300x13xi1>, tensor<300x13xbf16>
  %v1287 = stablehlo.select %v1281, %v1277, %v1286 : tensor<300x13xi1>, tensor<300x13xbf16>
  %v1288 = stablehlo.optimization_barrier %v1287 : tensor<300x13xbf16>
  %v1289 = stablehlo.constant dense<0.0> : tensor<17x13xbf16>
  %v1290 = stablehlo.optimization_barrier %v1289 : tensor<17x13xbf16>
  %v1291 = "stablehlo.scatter"(%v1290, %v1221, %v1288) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x13xbf16>, tensor<300x1xi32>, tensor<300x13xbf16>) -> tensor<17x13xbf16>
  %v1292 = stablehlo.convert %v1290 : (tensor<17x13xbf16>) -> tensor<17x13xf32>
  %v1293 = stablehlo.optimization_barrier %v1292 : tensor<17x13xf32>
  %v1294 = stablehlo.convert %v1288 : (tensor<300x13xbf16>) -> tensor<300x13xf32>
  %v1295 = stablehlo.optimization_barrier %v1294 : tensor<300x13xf32>
  %v1296 = "stablehlo.scatter"(%v1293, %v1221, %v1295) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x13xf32>, tensor<300x1xi32>, tensor<300x13xf32>) -> tensor<17x13xf32>
  %v1297 = stablehlo.optimization_barrier %v1291 : tensor<17x13xbf16>
  %v1298 = stablehlo.bitcast_convert %v1297 : (tensor<17x13xbf16>) -> tensor<17x13xui16>
  %v1299 = stablehlo.optimization_barrier %v1296 : tensor<17x13xf32>
  %v1300 = stablehlo.convert %v1299 : (tensor<17x13xf32>) -> tensor<17x13xbf16>
  %v1301 = stablehlo.optimization_barrier %v1300 : tensor<17x13xbf16>
  %v1302 = stablehlo.bitcast_convert %v1301 : (tensor<17x13xbf16>) -> tensor<17x13xui16>
  check.expect_eq %v1298, %v1302 : tensor<17x13xui16>
  %v1303 = "stablehlo.scatter"(%v1290, %v1221, %v1288) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x13xbf16>, tensor<300x1xi32>, tensor<300x13xbf16>) -> tensor<17x13xbf16>
  %v1304 = stablehlo.convert %v1290 : (tensor<17x13xbf16>) -> tensor<17x13xf32>
  %v1305 = stablehlo.optimization_barrier %v1304 : tensor<17x13xf32>
  %v1306 = stablehlo.convert %v1288 : (tensor<300x13xbf16>) -> tensor<300x13xf32>
  %v1307 = stablehlo.optimization_barrier %v1306 : tensor<300x13xf32>
  %v1308 = "stablehlo.scatter"(%v1305, %v1221, %v1307) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x13xf32>, tensor<300x1xi32>, tensor<300x13xf32>) -> tensor<17x13xf32>
  %v1309 = stablehlo.optimization_barrier %v1303 : tensor<17x13xbf16>
  %v1310 = stablehlo.bitcast_convert %v1309 : (tensor<17x13xbf16>) -> tensor<17x13xui16>
  %v1311 = stablehlo.optimization_barrier %v1308 : tensor<17x13xf32>
  %v1312 = stablehlo.convert %v1311 : (tensor<17x13xf32>) -> tensor<17x13xbf16>
  %v1313 = stablehlo.optimization_barrier %v1312 : tensor<17x13xbf16>
  %v1314 = stablehlo.bitcast_convert %v1313 : (tensor<17x13xbf16>) -> tensor<17x13xui16>
  check.expect_eq %v1310, %v1314 : tensor<17x13xui16>
  %v1315 = "stablehlo.scatter"(%v1234, %v1221, %v1231) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x13xbf16>, tensor<300x1xi32>, tensor<300x13xbf16>) -> tensor<17x13xbf16>
  %v1316 = stablehlo.convert %v1234 : (tensor<17x13xbf16>) -> tensor<17x13xf32>
  %v1317 = stablehlo.optimization_barrier %v1316 : tensor<17x13xf32>
  %v1318 = stablehlo.convert %v1231 : (tensor<300x13xbf16>) -> tensor<300x13xf32>
  %v1319 = stablehlo.optimization_barrier %v1318 : tensor<300x13xf32>
  %v1320 = "stablehlo.scatter"(%v1317, %v1221, %v1319) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x13xf32>, tensor<300x1xi32>, tensor<300x13xf32>) -> tensor<17x13xf32>
  %v1321 = stablehlo.optimization_barrier %v1315 : tensor<17x13xbf16>
  %v1322 = stablehlo.bitcast_convert %v1321 : (tensor<17x13xbf16>) -> tensor<17x13xui16>
  %v1323 = stablehlo.optimization_barrier %v1320 : tensor<17x13xf32>
  %v1324 = stablehlo.convert %v1323 : (tensor<17x13xf32>) -> tensor<17x13xbf16>
  %v1325 = stablehlo.optimization_barrier %v1324 : tensor<17x13xbf16>
  %v1326 = stablehlo.bitcast_convert %v1325 : (tensor<17x13xbf16>) -> tensor<17x13xui16>
  check.expect_eq %v1322, %v1326 : tensor<17x13xui16>
  %v1327 = "stablehlo.scatter"(%v1234, %v1221, %v1231) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x13xbf16>, tensor<300x1xi32>, tensor<300x13xbf16>) -> tensor<17x13xbf16>
  %v1328 = stablehlo.convert %v1234 : (tensor<17x13xbf16>) -> tensor<17x13xf32>
  %v1329 = stablehlo.optimization_barrier %v1328 : tensor<17x13xf32>
  %v1330 = stablehlo.convert %v1231 : (tensor<300x13xbf16>) -> tensor<300x13xf32>
  %v1331 = stablehlo.optimization_barrier %v1330 : tensor<300x13xf32>
  %v1332 = "stablehlo.scatter"(%v1329, %v1221, %v1331) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x13xf32>, tensor<300x1xi32>, tensor<300x13xf32>) -> tensor<17x13xf32>
  %v1333 = stablehlo.optimization_barrier %v1327 : tensor<17x13xbf16>
  %v1334 = stablehlo.bitcast_convert %v1333 : (tensor<17x13xbf16>) -> tensor<17x13xui16>
  %v1335 = stablehlo.optimization_barrier %v1332 : tensor<17x13xf32>
  %v1336 = stablehlo.convert %v1335 : (tensor<17x13xf32>) -> tensor<17x13xbf16>
  %v1337 = stablehlo.optimization_barrier %v1336 : tensor<17x13xbf16>
  %v1338 = stablehlo.bitcast_convert %v1337 : (tensor<17x13xbf16>) -> tensor<17x13xui16>
  check.expect_eq %v1334, %v1338 : tensor<17x13xui16>
  %v1339 = stablehlo.iota dim = 0 : tensor<300x1xi32>
  %v1340 = stablehlo.multiply %v1339, %v1339 : tensor<300x1xi32>
  %v1341 = stablehlo.constant dense<19> : tensor<300x1xi32>
  %v1342 = stablehlo.remainder %v1340, %v1341 : tensor<300x1xi32>
  %v1343 = stablehlo.optimization_barrier %v1342 : tensor<300x1xi32>
  %v1344 = stablehlo.iota dim = 0 : tensor<300x37xi32>
  %v1345 = stablehlo.iota dim = 1 : tensor<300x37xi32>
  %v1346 = stablehlo.add %v1344, %v1345 : tensor<300x37xi32>
  %v1347 = stablehlo.optimization_barrier %v1346 : tensor<300x37xi32>
  %v1348 = stablehlo.constant dense<5> : tensor<300x37xi32>
  %v1349 = stablehlo.remainder %v1347, %v1348 : tensor<300x37xi32>
  %v1350 = stablehlo.constant dense<2> : tensor<300x37xi32>
  %v1351 = stablehlo.subtract %v1349, %v1350 : tensor<300x37xi32>
  %v1352 = stablehlo.convert %v1351 : (tensor<300x37xi32>) -> tensor<300x37xbf16>
  %v1353 = stablehlo.optimization_barrier %v1352 : tensor<300x37xbf16>
  %v1354 = stablehlo.iota dim = 0 : tensor<17x37xi32>
  %v1355 = stablehlo.convert %v1354 : (tensor<17x37xi32>) -> tensor<17x37xbf16>
  %v1356 = stablehlo.optimization_barrier %v1355 : tensor<17x37xbf16>
  %v1357 = "stablehlo.scatter"(%v1356, %v1343, %v1353) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x37xbf16>, tensor<300x1xi32>, tensor<300x37xbf16>) -> tensor<17x37xbf16>
  %v1358 = stablehlo.convert %v1356 : (tensor<17x37xbf16>) -> tensor<17x37xf32>
  %v1359 = stablehlo.optimization_barrier %v1358 : tensor<17x37xf32>
  %v1360 = stablehlo.convert %v1353 : (tensor<300x37xbf16>) -> tensor<300x37xf32>
  %v1361 = stablehlo.optimization_barrier %v1360 : tensor<300x37xf32>
  %v1362 = "stablehlo.scatter"(%v1359, %v1343, %v1361) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x37xf32>, tensor<300x1xi32>, tensor<300x37xf32>) -> tensor<17x37xf32>
  %v1363 = stablehlo.optimization_barrier %v1357 : tensor<17x37xbf16>
  %v1364 = stablehlo.bitcast_convert %v1363 : (tensor<17x37xbf16>) -> tensor<17x37xui16>
  %v1365 = stablehlo.optimization_barrier %v1362 : tensor<17x37xf32>
  %v1366 = stablehlo.convert %v1365 : (tensor<17x37xf32>) -> tensor<17x37xbf16>
  %v1367 = stablehlo.optimization_barrier %v1366 : tensor<17x37xbf16>
  %v1368 = stablehlo.bitcast_convert %v1367 : (tensor<17x37xbf16>) -> tensor<17x37xui16>
  check.expect_eq %v1364, %v1368 : tensor<17x37xui16>
  %v1369 = stablehlo.constant dense<2.0> : tensor<300x37xbf16>
  %v1370 = stablehlo.constant dense<-0.5> : tensor<300x37xbf16>
  %v1371 = stablehlo.constant dense<19> : tensor<300x37xi32>
  %v1372 = stablehlo.divide %v1347, %v1371 : tensor<300x37xi32>
  %v1373 = stablehlo.constant dense<2> : tensor<300x37xi32>
  %v1374 = stablehlo.remainder %v1372, %v1373 : tensor<300x37xi32>
  %v1375 = stablehlo.constant dense<0> : tensor<300x37xi32>
  %v1376 = stablehlo.compare EQ, %v1374, %v1375, SIGNED : (tensor<300x37xi32>, tensor<300x37xi32>) -> tensor<300x37xi1>
  %v1377 = stablehlo.select %v1376, %v1369, %v1370 : tensor<300x37xi1>, tensor<300x37xbf16>
  %v1378 = stablehlo.optimization_barrier %v1377 : tensor<300x37xbf16>
  %v1379 = "stablehlo.scatter"(%v1356, %v1343, %v1378) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.multiply %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x37xbf16>, tensor<300x1xi32>, tensor<300x37xbf16>) -> tensor<17x37xbf16>
  %v1380 = stablehlo.convert %v1356 : (tensor<17x37xbf16>) -> tensor<17x37xf32>
  %v1381 = stablehlo.optimization_barrier %v1380 : tensor<17x37xf32>
  %v1382 = stablehlo.convert %v1378 : (tensor<300x37xbf16>) -> tensor<300x37xf32>
  %v1383 = stablehlo.optimization_barrier %v1382 : tensor<300x37xf32>
  %v1384 = "stablehlo.scatter"(%v1381, %v1343, %v1383) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.multiply %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x37xf32>, tensor<300x1xi32>, tensor<300x37xf32>) -> tensor<17x37xf32>
  %v1385 = stablehlo.optimization_barrier %v1379 : tensor<17x37xbf16>
  %v1386 = stablehlo.bitcast_convert %v1385 : (tensor<17x37xbf16>) -> tensor<17x37xui16>
  %v1387 = stablehlo.optimization_barrier %v1384 : tensor<17x37xf32>
  %v1388 = stablehlo.convert %v1387 : (tensor<17x37xf32>) -> tensor<17x37xbf16>
  %v1389 = stablehlo.optimization_barrier %v1388 : tensor<17x37xbf16>
  %v1390 = stablehlo.bitcast_convert %v1389 : (tensor<17x37xbf16>) -> tensor<17x37xui16>
  check.expect_eq %v1386, %v1390 : tensor<17x37xui16>
  %v1391 = stablehlo.constant dense<11> : tensor<300x37xi32>
  %v1392 = stablehlo.multiply %v1347, %v1391 : tensor<300x37xi32>
  %v1393 = stablehlo.constant dense<15> : tensor<300x37xi32>
  %v1394 = stablehlo.remainder %v1392, %v1393 : tensor<300x37xi32>
  %v1395 = stablehlo.constant dense<7> : tensor<300x37xi32>
  %v1396 = stablehlo.subtract %v1394, %v1395 : tensor<300x37xi32>
  %v1397 = stablehlo.convert %v1396 : (tensor<300x37xi32>) -> tensor<300x37xbf16>
  %v1398 = stablehlo.constant dense<-0.0> : tensor<300x37xbf16>
  %v1399 = stablehlo.constant dense<0xFFC1> : tensor<300x37xbf16>
  %v1400 = stablehlo.constant dense<71> : tensor<300x37xi32>
  %v1401 = stablehlo.remainder %v1347, %v1400 : tensor<300x37xi32>
  %v1402 = stablehlo.constant dense<70> : tensor<300x37xi32>
  %v1403 = stablehlo.compare EQ, %v1401, %v1402, SIGNED : (tensor<300x37xi32>, tensor<300x37xi32>) -> tensor<300x37xi1>
  %v1404 = stablehlo.constant dense<7> : tensor<300x37xi32>
  %v1405 = stablehlo.remainder %v1347, %v1404 : tensor<300x37xi32>
  %v1406 = stablehlo.constant dense<2> : tensor<300x37xi32>
  %v1407 = stablehlo.compare EQ, %v1405, %v1406, SIGNED : (tensor<300x37xi32>, tensor<300x37xi32>) -> tensor<300x37xi1>
  %v1408 = stablehlo.select %v1407, %v1398, %v1397 : tensor<300x37xi1>, tensor<300x37xbf16>
  %v1409 = stablehlo.select %v1403, %v1399, %v1408 : tensor<300x37xi1>, tensor<300x37xbf16>
  %v1410 = stablehlo.optimization_barrier %v1409 : tensor<300x37xbf16>
  %v1411 = stablehlo.constant dense<0.0> : tensor<17x37xbf16>
  %v1412 = stablehlo.optimization_barrier %v1411 : tensor<17x37xbf16>
  %v1413 = "stablehlo.scatter"(%v1412, %v1343, %v1410) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x37xbf16>, tensor<300x1xi32>, tensor<300x37xbf16>) -> tensor<17x37xbf16>
  %v1414 = stablehlo.convert %v1412 : (tensor<17x37xbf16>) -> tensor<17x37xf32>
  %v1415 = stablehlo.optimization_barrier %v1414 : tensor<17x37xf32>
  %v1416 = stablehlo.convert %v1410 : (tensor<300x37xbf16>) -> tensor<300x37xf32>
  %v1417 = stablehlo.optimization_barrier %v1416 : tensor<300x37xf32>
  %v1418 = "stablehlo.scatter"(%v1415, %v1343, %v1417) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x37xf32>, tensor<300x1xi32>, tensor<300x37xf32>) -> tensor<17x37xf32>
  %v1419 = stablehlo.optimization_barrier %v1413 : tensor<17x37xbf16>
  %v1420 = stablehlo.bitcast_convert %v1419 : (tensor<17x37xbf16>) -> tensor<17x37xui16>
  %v1421 = stablehlo.optimization_barrier %v1418 : tensor<17x37xf32>
  %v1422 = stablehlo.convert %v1421 : (tensor<17x37xf32>) -> tensor<17x37xbf16>
  %v1423 = stablehlo.optimization_barrier %v1422 : tensor<17x37xbf16>
  %v1424 = stablehlo.bitcast_convert %v1423 : (tensor<17x37xbf16>) -> tensor<17x37xui16>
  check.expect_eq %v1420, %v1424 : tensor<17x37xui16>
  %v1425 = "stablehlo.scatter"(%v1412, %v1343, %v1410) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x37xbf16>, tensor<300x1xi32>, tensor<300x37xbf16>) -> tensor<17x37xbf16>
  %v1426 = stablehlo.convert %v1412 : (tensor<17x37xbf16>) -> tensor<17x37xf32>
  %v1427 = stablehlo.optimization_barrier %v1426 : tensor<17x37xf32>
  %v1428 = stablehlo.convert %v1410 : (tensor<300x37xbf16>) -> tensor<300x37xf32>
  %v1429 = stablehlo.optimization_barrier %v1428 : tensor<300x37xf32>
  %v1430 = "stablehlo.scatter"(%v1427, %v1343, %v1429) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x37xf32>, tensor<300x1xi32>, tensor<300x37xf32>) -> tensor<17x37xf32>
  %v1431 = stablehlo.optimization_barrier %v1425 : tensor<17x37xbf16>
  %v1432 = stablehlo.bitcast_convert %v1431 : (tensor<17x37xbf16>) -> tensor<17x37xui16>
  %v1433 = stablehlo.optimization_barrier %v1430 : tensor<17x37xf32>
  %v1434 = stablehlo.convert %v1433 : (tensor<17x37xf32>) -> tensor<17x37xbf16>
  %v1435 = stablehlo.optimization_barrier %v1434 : tensor<17x37xbf16>
  %v1436 = stablehlo.bitcast_convert %v1435 : (tensor<17x37xbf16>) -> tensor<17x37xui16>
  check.expect_eq %v1432, %v1436 : tensor<17x37xui16>
  %v1437 = "stablehlo.scatter"(%v1356, %v1343, %v1353) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x37xbf16>, tensor<300x1xi32>, tensor<300x37xbf16>) -> tensor<17x37xbf16>
  %v1438 = stablehlo.convert %v1356 : (tensor<17x37xbf16>) -> tensor<17x37xf32>
  %v1439 = stablehlo.optimization_barrier %v1438 : tensor<17x37xf32>
  %v1440 = stablehlo.convert %v1353 : (tensor<300x37xbf16>) -> tensor<300x37xf32>
  %v1441 = stablehlo.optimization_barrier %v1440 : tensor<300x37xf32>
  %v1442 = "stablehlo.scatter"(%v1439, %v1343, %v1441) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x37xf32>, tensor<300x1xi32>, tensor<300x37xf32>) -> tensor<17x37xf32>
  %v1443 = stablehlo.optimization_barrier %v1437 : tensor<17x37xbf16>
  %v1444 = stablehlo.bitcast_convert %v1443 : (tensor<17x37xbf16>) -> tensor<17x37xui16>
  %v1445 = stablehlo.optimization_barrier %v1442 : tensor<17x37xf32>
  %v1446 = stablehlo.convert %v1445 : (tensor<17x37xf32>) -> tensor<17x37xbf16>
  %v1447 = stablehlo.optimization_barrier %v1446 : tensor<17x37xbf16>
  %v1448 = stablehlo.bitcast_convert %v1447 : (tensor<17x37xbf16>) -> tensor<17x37xui16>
  check.expect_eq %v1444, %v1448 : tensor<17x37xui16>
  %v1449 = "stablehlo.scatter"(%v1356, %v1343, %v1353) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17x37xbf16>, tensor<300x1xi32>, tensor<300x37xbf16>) -> tensor<17x37xbf16>
  %v1450 = stablehlo.convert %v1356 : (tensor<17x37xbf16>) -> tensor<17x37xf32>
  %v1451 = stablehlo.optimization_barrier %v1450 : tensor<17x37xf32>
  %v1452 = stablehlo.convert %v1353 : (tensor<300x37xbf16>) -> tensor<300x37xf32>
  %v1453 = stablehlo.optimization_barrier %v1452 : tensor<300x37xf32>
  %v1454 = "stablehlo.scatter"(%v1451, %v1343, %v1453) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17x37xf32>, tensor<300x1xi32>, tensor<300x37xf32>) -> tensor<17x37xf32>
  %v1455 = stablehlo.optimization_barrier %v1449 : tensor<17x37xbf16>
  %v1456 = stablehlo.bitcast_convert %v1455 : (tensor<17x37xbf16>) -> tensor<17x37xui16>
  %v1457 = stablehlo.optimization_barrier %v1454 : tensor<17x37xf32>
  %v1458 = stablehlo.convert %v1457 : (tensor<17x37xf32>) -> tensor<17x37xbf16>
  %v1459 = stablehlo.optimization_barrier %v1458 : tensor<17x37xbf16>
  %v1460 = stablehlo.bitcast_convert %v1459 : (tensor<17x37xbf16>) -> tensor<17x37xui16>
  check.expect_eq %v1456, %v1460 : tensor<17x37xui16>
  func.return
}
