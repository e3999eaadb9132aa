// Truth values are reduced by columns as they lie, in vectors of bytes and in
// what is left of them.  Oracle: the same of numbers.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %v1 = stablehlo.iota dim = 0 : tensor<12000xi32>
  %v2 = util.unfoldable_constant dense<37> : tensor<i32>
  %v3 = stablehlo.broadcast_in_dim %v2, dims = [] : (tensor<i32>) -> tensor<12000xi32>
  %v4 = stablehlo.multiply %v1, %v3 : tensor<12000xi32>
  %v5 = stablehlo.constant dense<101> : tensor<12000xi32>
  %v6 = stablehlo.remainder %v4, %v5 : tensor<12000xi32>
  %v7 = stablehlo.constant dense<50> : tensor<12000xi32>
  %v8 = stablehlo.subtract %v6, %v7 : tensor<12000xi32>
  %v9 = stablehlo.constant dense<48> : tensor<12000xi32>
  %v10 = stablehlo.compare GT, %v8, %v9 : (tensor<12000xi32>, tensor<12000xi32>) -> tensor<12000xi1>
  %v11 = stablehlo.reshape %v10 : (tensor<12000xi1>) -> tensor<40x300xi1>
  %v12 = stablehlo.optimization_barrier %v11 : tensor<40x300xi1>
  %v13 = stablehlo.constant dense<false> : tensor<i1>
  %v14 = stablehlo.reduce(%v12 init: %v13) applies stablehlo.or across dimensions = [0] : (tensor<40x300xi1>, tensor<i1>) -> tensor<300xi1>
  %v15 = stablehlo.optimization_barrier %v14 : tensor<300xi1>
  %v16 = stablehlo.convert %v12 : (tensor<40x300xi1>) -> tensor<40x300xi32>
  %v17 = stablehlo.constant dense<0> : tensor<i32>
  %v18 = stablehlo.reduce(%v16 init: %v17) applies stablehlo.maximum across dimensions = [0] : (tensor<40x300xi32>, tensor<i32>) -> tensor<300xi32>
  %v19 = stablehlo.convert %v18 : (tensor<300xi32>) -> tensor<300xi1>
  check.expect_eq %v15, %v19 : tensor<300xi1>
  %v20 = stablehlo.iota dim = 0 : tensor<12000xi32>
  %v21 = util.unfoldable_constant dense<37> : tensor<i32>
  %v22 = stablehlo.broadcast_in_dim %v21, dims = [] : (tensor<i32>) -> tensor<12000xi32>
  %v23 = stablehlo.multiply %v20, %v22 : tensor<12000xi32>
  %v24 = stablehlo.constant dense<101> : tensor<12000xi32>
  %v25 = stablehlo.remainder %v23, %v24 : tensor<12000xi32>
  %v26 = stablehlo.constant dense<50> : tensor<12000xi32>
  %v27 = stablehlo.subtract %v25, %v26 : tensor<12000xi32>
  %v28 = stablehlo.constant dense<48> : tensor<12000xi32>
  %v29 = stablehlo.compare GT, %v27, %v28 : (tensor<12000xi32>, tensor<12000xi32>) -> tensor<12000xi1>
  %v30 = stablehlo.reshape %v29 : (tensor<12000xi1>) -> tensor<40x300xi1>
  %v31 = stablehlo.optimization_barrier %v30 : tensor<40x300xi1>
  %v32 = stablehlo.constant dense<true> : tensor<i1>
  %v33 = stablehlo.not %v31 : tensor<40x300xi1>
  %v34 = stablehlo.reduce(%v33 init: %v32) applies stablehlo.and across dimensions = [0] : (tensor<40x300xi1>, tensor<i1>) -> tensor<300xi1>
  %v35 = stablehlo.optimization_barrier %v34 : tensor<300xi1>
  %v36 = stablehlo.convert %v33 : (tensor<40x300xi1>) -> tensor<40x300xi32>
  %v37 = stablehlo.constant dense<1> : tensor<i32>
  %v38 = stablehlo.reduce(%v36 init: %v37) applies stablehlo.minimum across dimensions = [0] : (tensor<40x300xi32>, tensor<i32>) -> tensor<300xi32>
  %v39 = stablehlo.convert %v38 : (tensor<300xi32>) -> tensor<300xi1>
  check.expect_eq %v35, %v39 : tensor<300xi1>
  %v40 = stablehlo.iota dim = 0 : tensor<12000xi32>
  %v41 = util.unfoldable_constant dense<37> : tensor<i32>
  %v42 = stablehlo.broadcast_in_dim %v41, dims = [] : (tensor<i32>) -> tensor<12000xi32>
  %v43 = stablehlo.multiply %v40, %v42 : tensor<12000xi32>
  %v44 = stablehlo.constant dense<101> : tensor<12000xi32>
  %v45 = stablehlo.remainder %v43, %v44 : tensor<12000xi32>
  %v46 = stablehlo.constant dense<50> : tensor<12000xi32>
  %v47 = stablehlo.subtract %v45, %v46 : tensor<12000xi32>
  %v48 = stablehlo.constant dense<48> : tensor<12000xi32>
  %v49 = stablehlo.compare GT, %v47, %v48 : (tensor<12000xi32>, tensor<12000xi32>) -> tensor<12000xi1>
  %v50 = stablehlo.reshape %v49 : (tensor<12000xi1>) -> tensor<40x300xi1>
  %v51 = stablehlo.optimization_barrier %v50 : tensor<40x300xi1>
  %v52 = stablehlo.constant dense<false> : tensor<i1>
  %v53 = stablehlo.reduce(%v51 init: %v52) applies stablehlo.xor across dimensions = [0] : (tensor<40x300xi1>, tensor<i1>) -> tensor<300xi1>
  %v54 = stablehlo.optimization_barrier %v53 : tensor<300xi1>
  %v55 = stablehlo.convert %v51 : (tensor<40x300xi1>) -> tensor<40x300xi32>
  %v56 = stablehlo.constant dense<0> : tensor<i32>
  %v57 = stablehlo.reduce(%v55 init: %v56) applies stablehlo.xor across dimensions = [0] : (tensor<40x300xi32>, tensor<i32>) -> tensor<300xi32>
  %v58 = stablehlo.convert %v57 : (tensor<300xi32>) -> tensor<300xi1>
  check.expect_eq %v54, %v58 : tensor<300xi1>
  %v59 = stablehlo.iota dim = 0 : tensor<12000xi32>
  %v60 = util.unfoldable_constant dense<37> : tensor<i32>
  %v61 = stablehlo.broadcast_in_dim %v60, dims = [] : (tensor<i32>) -> tensor<12000xi32>
  %v62 = stablehlo.multiply %v59, %v61 : tensor<12000xi32>
  %v63 = stablehlo.constant dense<101> : tensor<12000xi32>
  %v64 = stablehlo.remainder %v62, %v63 : tensor<12000xi32>
  %v65 = stablehlo.constant dense<50> : tensor<12000xi32>
  %v66 = stablehlo.subtract %v64, %v65 : tensor<12000xi32>
  %v67 = stablehlo.constant dense<48> : tensor<12000xi32>
  %v68 = stablehlo.compare GT, %v66, %v67 : (tensor<12000xi32>, tensor<12000xi32>) -> tensor<12000xi1>
  %v69 = stablehlo.reshape %v68 : (tensor<12000xi1>) -> tensor<40x300xi1>
  %v70 = stablehlo.optimization_barrier %v69 : tensor<40x300xi1>
  %v71 = stablehlo.constant dense<false> : tensor<i1>
  %v72 = stablehlo.reduce(%v70 init: %v71) applies stablehlo.maximum across dimensions = [0] : (tensor<40x300xi1>, tensor<i1>) -> tensor<300xi1>
  %v73 = stablehlo.optimization_barrier %v72 : tensor<300xi1>
  %v74 = stablehlo.convert %v70 : (tensor<40x300xi1>) -> tensor<40x300xi32>
  %v75 = stablehlo.constant dense<0> : tensor<i32>
  %v76 = stablehlo.reduce(%v74 init: %v75) applies stablehlo.maximum across dimensions = [0] : (tensor<40x300xi32>, tensor<i32>) -> tensor<300xi32>
  %v77 = stablehlo.convert %v76 : (tensor<300xi32>) -> tensor<300xi1>
  check.expect_eq %v73, %v77 : tensor<300xi1>
  %v78 = stablehlo.iota dim = 0 : tensor<12000xi32>
  %v79 = util.unfoldable_constant dense<37> : tensor<i32>
  %v80 = stablehlo.broadcast_in_dim %v79, dims = [] : (tensor<i32>) -> tensor<12000xi32>
  %v81 = stablehlo.multiply %v78, %v80 : tensor<12000xi32>
  %v82 = stablehlo.constant dense<101> : tensor<12000xi32>
  %v83 = stablehlo.remainder %v81, %v82 : tensor<12000xi32>
  %v84 = stablehlo.constant dense<50> : tensor<12000xi32>
  %v85 = stablehlo.subtract %v83, %v84 : tensor<12000xi32>
  %v86 = stablehlo.constant dense<48> : tensor<12000xi32>
  %v87 = stablehlo.compare GT, %v85, %v86 : (tensor<12000xi32>, tensor<12000xi32>) -> tensor<12000xi1>
  %v88 = stablehlo.reshape %v87 : (tensor<12000xi1>) -> tensor<40x300xi1>
  %v89 = stablehlo.optimization_barrier %v88 : tensor<40x300xi1>
  %v90 = stablehlo.constant dense<true> : tensor<i1>
  %v91 = stablehlo.not %v89 : tensor<40x300xi1>
  %v92 = stablehlo.reduce(%v91 init: %v90) applies stablehlo.minimum across dimensions = [0] : (tensor<40x300xi1>, tensor<i1>) -> tensor<300xi1>
  %v93 = stablehlo.optimization_barrier %v92 : tensor<300xi1>
  %v94 = stablehlo.convert %v91 : (tensor<40x300xi1>) -> tensor<40x300xi32>
  %v95 = stablehlo.constant dense<1> : tensor<i32>
  %v96 = stablehlo.reduce(%v94 init: %v95) applies stablehlo.minimum across dimensions = [0] : (tensor<40x300xi32>, tensor<i32>) -> tensor<300xi32>
  %v97 = stablehlo.convert %v96 : (tensor<300xi32>) -> tensor<300xi1>
  check.expect_eq %v93, %v97 : tensor<300xi1>
  %v98 = stablehlo.iota dim = 0 : tensor<5100xi32>
  %v99 = util.unfoldable_constant dense<37> : tensor<i32>
  %v100 = stablehlo.broadcast_in_dim %v99, dims = [] : (tensor<i32>) -> tensor<5100xi32>
  %v101 = stablehlo.multiply %v98, %v100 : tensor<5100xi32>
  %v102 = stablehlo.constant dense<101> : tensor<5100xi32>
  %v103 = stablehlo.remainder %v101, %v102 : tensor<5100xi32>
  %v104 = stablehlo.constant dense<50> : tensor<5100xi32>
  %v105 = stablehlo.subtract %v103, %v104 : tensor<5100xi32>
  %v106 = stablehlo.constant dense<48> : tensor<5100xi32>
  %v107 = stablehlo.compare GT, %v105, %v106 : (tensor<5100xi32>, tensor<5100xi32>) -> tensor<5100xi1>
  %v108 = stablehlo.reshape %v107 : (tensor<5100xi1>) -> tensor<3x17x100xi1>
  %v109 = stablehlo.optimization_barrier %v108 : tensor<3x17x100xi1>
  %v110 = stablehlo.constant dense<false> : tensor<i1>
  %v111 = stablehlo.reduce(%v109 init: %v110) applies stablehlo.or across dimensions = [1] : (tensor<3x17x100xi1>, tensor<i1>) -> tensor<3x100xi1>
  %v112 = stablehlo.optimization_barrier %v111 : tensor<3x100xi1>
  %v113 = stablehlo.convert %v109 : (tensor<3x17x100xi1>) -> tensor<3x17x100xi32>
  %v114 = stablehlo.constant dense<0> : tensor<i32>
  %v115 = stablehlo.reduce(%v113 init: %v114) applies stablehlo.maximum across dimensions = [1] : (tensor<3x17x100xi32>, tensor<i32>) -> tensor<3x100xi32>
  %v116 = stablehlo.convert %v115 : (tensor<3x100xi32>) -> tensor<3x100xi1>
  check.expect_eq %v112, %v116 : tensor<3x100xi1>
  %v117 = stablehlo.iota dim = 0 : tensor<5100xi32>
  %v118 = util.unfoldable_constant dense<37> : tensor<i32>
  %v119 = stablehlo.broadcast_in_dim %v118, dims = [] : (tensor<i32>) -> tensor<5100xi32>
  %v120 = stablehlo.multiply %v117, %v119 : tensor<5100xi32>
  %v121 = stablehlo.constant dense<101> : tensor<5100xi32>
  %v122 = stablehlo.remainder %v120, %v121 : tensor<5100xi32>
  %v123 = stablehlo.constant dense<50> : tensor<5100xi32>
  %v124 = stablehlo.subtract %v122, %v123 : tensor<5100xi32>
  %v125 = stablehlo.constant dense<48> : tensor<5100xi32>
  %v126 = stablehlo.compare GT, %v124, %v125 : (tensor<5100xi32>, tensor<5100xi32>) -> tensor<5100xi1>
  %v127 = stablehlo.reshape %v126 : (tensor<5100xi1>) -> tensor<3x17x100xi1>
  %v128 = stablehlo.optimization_barrier %v127 : tensor<3x17x100xi1>
  %v129 = stablehlo.constant dense<true> : tensor<i1>
  %v130 = stablehlo.not %v128 : tensor<3x17x100xi1>
  %v131 = stablehlo.reduce(%v130 init: %v129) applies stablehlo.and across dimensions = [1] : (tensor<3x17x100xi1>, tensor<i1>) -> tensor<3x100xi1>
  %v132 = stablehlo.optimization_barrier %v131 : tensor<3x100xi1>
  %v133 = stablehlo.convert %v130 : (tensor<3x17x100xi1>) -> tensor<3x17x100xi32>
  %v134 = stablehlo.constant dense<1> : tensor<i32>
  %v135 = stablehlo.reduce(%v133 init: %v134) applies stablehlo.minimum across dimensions = [1] : (tensor<3x17x100xi32>, tensor<i32>) -> tensor<3x100xi32>
  %v136 = stablehlo.convert %v135 : (tensor<3x100xi32>) -> tensor<3x100xi1>
  check.expect_eq %v132, %v136 : tensor<3x100xi1>
  %v137 = stablehlo.iota dim = 0 : tensor<5100xi32>
  %v138 = util.unfoldable_constant dense<37> : tensor<i32>
  %v139 = stablehlo.broadcast_in_dim %v138, dims = [] : (tensor<i32>) -> tensor<5100xi32>
  %v140 = stablehlo.multiply %v137, %v139 : tensor<5100xi32>
  %v141 = stablehlo.constant dense<101> : tensor<5100xi32>
  %v142 = stablehlo.remainder %v140, %v141 : tensor<5100xi32>
  %v143 = stablehlo.constant dense<50> : tensor<5100xi32>
  %v144 = stablehlo.subtract %v142, %v143 : tensor<5100xi32>
  %v145 = stablehlo.constant dense<48> : tensor<5100xi32>
  %v146 = stablehlo.compare GT, %v144, %v145 : (tensor<5100xi32>, tensor<5100xi32>) -> tensor<5100xi1>
  %v147 = stablehlo.reshape %v146 : (tensor<5100xi1>) -> tensor<3x17x100xi1>
  %v148 = stablehlo.optimization_barrier %v147 : tensor<3x17x100xi1>
  %v149 = stablehlo.constant dense<false> : tensor<i1>
  %v150 = stablehlo.reduce(%v148 init: %v149) applies stablehlo.xor across dimensions = [1] : (tensor<3x17x100xi1>, tensor<i1>) -> tensor<3x100xi1>
  %v151 = stablehlo.optimization_barrier %v150 : tensor<3x100xi1>
  %v152 = stablehlo.convert %v148 : (tensor<3x17x100xi1>) -> tensor<3x17x100xi32>
  %v153 = stablehlo.constant dense<0> : tensor<i32>
  %v154 = stablehlo.reduce(%v152 init: %v153) applies stablehlo.xor across dimensions = [1] : (tensor<3x17x100xi32>, tensor<i32>) -> tensor<3x100xi32>
  %v155 = stablehlo.convert %v154 : (tensor<3x100xi32>) -> tensor<3x100xi1>
  check.expect_eq %v151, %v155 : tensor<3x100xi1>
  %v156 = stablehlo.iota dim = 0 : tensor<5100xi32>
  %v157 = util.unfoldable_constant dense<37> : tensor<i32>
  %v158 = stablehlo.broadcast_in_dim %v157, dims = [] : (tensor<i32>) -> tensor<5100xi32>
  %v159 = stablehlo.multiply %v156, %v158 : tensor<5100xi32>
  %v160 = stablehlo.constant dense<101> : tensor<5100xi32>
  %v161 = stablehlo.remainder %v159, %v160 : tensor<5100xi32>
  %v162 = stablehlo.constant dense<50> : tensor<5100xi32>
  %v163 = stablehlo.subtract %v161, %v162 : tensor<5100xi32>
  %v164 = stablehlo.constant dense<48> : tensor<5100xi32>
  %v165 = stablehlo.compare GT, %v163, %v164 : (tensor<5100xi32>, tensor<5100xi32>) -> tensor<5100xi1>
  %v166 = stablehlo.reshape %v165 : (tensor<5100xi1>) -> tensor<3x17x100xi1>
  %v167 = stablehlo.optimization_barrier %v166 : tensor<3x17x100xi1>
  %v168 = stablehlo.constant dense<false> : tensor<i1>
  %v169 = stablehlo.reduce(%v167 init: %v168) applies stablehlo.maximum across dimensions = [1] : (tensor<3x17x100xi1>, tensor<i1>) -> tensor<3x100xi1>
  %v170 = stablehlo.optimization_barrier %v169 : tensor<3x100xi1>
  %v171 = stablehlo.convert %v167 : (tensor<3x17x100xi1>) -> tensor<3x17x100xi32>
  %v172 = stablehlo.constant dense<0> : tensor<i32>
  %v173 = stablehlo.reduce(%v171 init: %v172) applies stablehlo.maximum across dimensions = [1] : (tensor<3x17x100xi32>, tensor<i32>) -> tensor<3x100xi32>
  %v174 = stablehlo.convert %v173 : (tensor<3x100xi32>) -> tensor<3x100xi1>
  check.expect_eq %v170, %v174 : tensor<3x100xi1>
  %v175 = stablehlo.iota dim = 0 : tensor<5100xi32>
  %v176 = util.unfoldable_constant dense<37> : tensor<i32>
  %v177 = stablehlo.broadcast_in_dim %v176, dims = [] : (tensor<i32>) -> tensor<5100xi32>
  %v178 = stablehlo.multiply %v175, %v177 : tensor<5100xi32>
  %v179 = stablehlo.constant dense<101> : tensor<5100xi32>
  %v180 = stablehlo.remainder %v178, %v179 : tensor<5100xi32>
  %v181 = stablehlo.constant dense<50> : tensor<5100xi32>
  %v182 = stablehlo.subtract %v180, %v181 : tensor<5100xi32>
  %v183 = stablehlo.constant dense<48> : tensor<5100xi32>
  %v184 = stablehlo.compare GT, %v182, %v183 : (tensor<5100xi32>, tensor<5100xi32>) -> tensor<5100xi1>
  %v185 = stablehlo.reshape %v184 : (tensor<5100xi1>) -> tensor<3x17x100xi1>
  %v186 = stablehlo.optimization_barrier %v185 : tensor<3x17x100xi1>
  %v187 = stablehlo.constant dense<true> : tensor<i1>
  %v188 = stablehlo.not %v186 : tensor<3x17x100xi1>
  %v189 = stablehlo.reduce(%v188 init: %v187) applies stablehlo.minimum across dimensions = [1] : (tensor<3x17x100xi1>, tensor<i1>) -> tensor<3x100xi1>
  %v190 = stablehlo.optimization_barrier %v189 : tensor<3x100xi1>
  %v191 = stablehlo.convert %v188 : (tensor<3x17x100xi1>) -> tensor<3x17x100xi32>
  %v192 = stablehlo.constant dense<1> : tensor<i32>
  %v193 = stablehlo.reduce(%v191 init: %v192) applies stablehlo.minimum across dimensions = [1] : (tensor<3x17x100xi32>, tensor<i32>) -> tensor<3x100xi32>
  %v194 = stablehlo.convert %v193 : (tensor<3x100xi32>) -> tensor<3x100xi1>
  check.expect_eq %v190, %v194 : tensor<3x100xi1>
  %v195 = stablehlo.iota dim = 0 : tensor<1620xi32>
  %v196 = util.unfoldable_constant dense<37> : tensor<i32>
  %v197 = stablehlo.broadcast_in_dim %v196, dims = [] : (tensor<i32>) -> tensor<1620xi32>
  %v198 = stablehlo.multiply %v195, %v197 : tensor<1620xi32>
  %v199 = stablehlo.constant dense<101> : tensor<1620xi32>
  %v200 = stablehlo.remainder %v198, %v199 : tensor<1620xi32>
  %v201 = stablehlo.constant dense<50> : tensor<1620xi32>
  %v202 = stablehlo.subtract %v200, %v201 : tensor<1620xi32>
  %v203 = stablehlo.constant dense<48> : tensor<1620xi32>
  %v204 = stablehlo.compare GT, %v202, %v203 : (tensor<1620xi32>, tensor<1620xi32>) -> tensor<1620xi1>
  %v205 = stablehlo.reshape %v204 : (tensor<1620xi1>) -> tensor<2x90x9xi1>
  %v206 = stablehlo.optimization_barrier %v205 : tensor<2x90x9xi1>
  %v207 = stablehlo.constant dense<false> : tensor<i1>
  %v208 = stablehlo.reduce(%v206 init: %v207) applies stablehlo.or across dimensions = [1] : (tensor<2x90x9xi1>, tensor<i1>) -> tensor<2x9xi1>
  %v209 = stablehlo.optimization_barrier %v208 : tensor<2x9xi1>
  %v210 = stablehlo.convert %v206 : (tensor<2x90x9xi1>) -> tensor<2x90x9xi32>
  %v211 = stablehlo.constant dense<0> : tensor<i32>
  %v212 = stablehlo.reduce(%v210 init: %v211) applies stablehlo.maximum across dimensions = [1] : (tensor<2x90x9xi32>, tensor<i32>) -> tensor<2x9xi32>
  %v213 = stablehlo.convert %v212 : (tensor<2x9xi32>) -> tensor<2x9xi1>
  check.expect_eq %v209, %v213 : tensor<2x9xi1>
  %v214 = stablehlo.iota dim = 0 : tensor<1620xi32>
  %v215 = util.unfoldable_constant dense<37> : tensor<i32>
  %v216 = stablehlo.broadcast_in_dim %v215, dims = [] : (tensor<i32>) -> tensor<1620xi32>
  %v217 = stablehlo.multiply %v214, %v216 : tensor<1620xi32>
  %v218 = stablehlo.constant dense<101> : tensor<1620xi32>
  %v219 = stablehlo.remainder %v217, %v218 : tensor<1620xi32>
  %v220 = stablehlo.constant dense<50> : tensor<1620xi32>
  %v221 = stablehlo.subtract %v219, %v220 : tensor<1620xi32>
  %v222 = stablehlo.constant dense<48> : tensor<1620xi32>
  %v223 = stablehlo.compare GT, %v221, %v222 : (tensor<1620xi32>, tensor<1620xi32>) -> tensor<1620xi1>
  %v224 = stablehlo.reshape %v223 : (tensor<1620xi1>) -> tensor<2x90x9xi1>
  %v225 = stablehlo.optimization_barrier %v224 : tensor<2x90x9xi1>
  %v226 = stablehlo.constant dense<true> : tensor<i1>
  %v227 = stablehlo.not %v225 : tensor<2x90x9xi1>
  %v228 = stablehlo.reduce(%v227 init: %v226) applies stablehlo.and across dimensions = [1] : (tensor<2x90x9xi1>, tensor<i1>) -> tensor<2x9xi1>
  %v229 = stablehlo.optimization_barrier %v228 : tensor<2x9xi1>
  %v230 = stablehlo.convert %v227 : (tensor<2x90x9xi1>) -> tensor<2x90x9xi32>
  %v231 = stablehlo.constant dense<1> : tensor<i32>
  %v232 = stablehlo.reduce(%v230 init: %v231) applies stablehlo.minimum across dimensions = [1] : (tensor<2x90x9xi32>, tensor<i32>) -> tensor<2x9xi32>
  %v233 = stablehlo.convert %v232 : (tensor<2x9xi32>) -> tensor<2x9xi1>
  check.expect_eq %v229, %v233 : tensor<2x9xi1>
  %v234 = stablehlo.iota dim = 0 : tensor<1620xi32>
  %v235 = util.unfoldable_constant dense<37> : tensor<i32>
  %v236 = stablehlo.broadcast_in_dim %v235, dims = [] : (tensor<i32>) -> tensor<1620xi32>
  %v237 = stablehlo.multiply %v234, %v236 : tensor<1620xi32>
  %v238 = stablehlo.constant dense<101> : tensor<1620xi32>
  %v239 = stablehlo.remainder %v237, %v238 : tensor<1620xi32>
  %v240 = stablehlo.constant dense<50> : tensor<1620xi32>
  %v241 = stablehlo.subtract %v239, %v240 : tensor<1620xi32>
  %v242 = stablehlo.constant dense<48> : tensor<1620xi32>
  %v243 = stablehlo.compare GT, %v241, %v242 : (tensor<1620xi32>, tensor<1620xi32>) -> tensor<1620xi1>
  %v244 = stablehlo.reshape %v243 : (tensor<1620xi1>) -> tensor<2x90x9xi1>
  %v245 = stablehlo.optimization_barrier %v244 : tensor<2x90x9xi1>
  %v246 = stablehlo.constant dense<false> : tensor<i1>
  %v247 = stablehlo.reduce(%v245 init: %v246) applies stablehlo.xor across dimensions = [1] : (tensor<2x90x9xi1>, tensor<i1>) -> tensor<2x9xi1>
  %v248 = stablehlo.optimization_barrier %v247 : tensor<2x9xi1>
  %v249 = stablehlo.convert %v245 : (tensor<2x90x9xi1>) -> tensor<2x90x9xi32>
  %v250 = stablehlo.constant dense<0> : tensor<i32>
  %v251 = stablehlo.reduce(%v249 init: %v250) applies stablehlo.xor across dimensions = [1] : (tensor<2x90x9xi32>, tensor<i32>) -> tensor<2x9xi32>
  %v252 = stablehlo.convert %v251 : (tensor<2x9xi32>) -> tensor<2x9xi1>
  check.expect_eq %v248, %v252 : tensor<2x9xi1>
  %v253 = stablehlo.iota dim = 0 : tensor<1620xi32>
  %v254 = util.unfoldable_constant dense<37> : tensor<i32>
  %v255 = stablehlo.broadcast_in_dim %v254, dims = [] : (tensor<i32>) -> tensor<1620xi32>
  %v256 = stablehlo.multiply %v253, %v255 : tensor<1620xi32>
  %v257 = stablehlo.constant dense<101> : tensor<1620xi32>
  %v258 = stablehlo.remainder %v256, %v257 : tensor<1620xi32>
  %v259 = stablehlo.constant dense<50> : tensor<1620xi32>
  %v260 = stablehlo.subtract %v258, %v259 : tensor<1620xi32>
  %v261 = stablehlo.constant dense<48> : tensor<1620xi32>
  %v262 = stablehlo.compare GT, %v260, %v261 : (tensor<1620xi32>, tensor<1620xi32>) -> tensor<1620xi1>
  %v263 = stablehlo.reshape %v262 : (tensor<1620xi1>) -> tensor<2x90x9xi1>
  %v264 = stablehlo.optimization_barrier %v263 : tensor<2x90x9xi1>
  %v265 = stablehlo.constant dense<false> : tensor<i1>
  %v266 = stablehlo.reduce(%v264 init: %v265) applies stablehlo.maximum across dimensions = [1] : (tensor<2x90x9xi1>, tensor<i1>) -> tensor<2x9xi1>
  %v267 = stablehlo.optimization_barrier %v266 : tensor<2x9xi1>
  %v268 = stablehlo.convert %v264 : (tensor<2x90x9xi1>) -> tensor<2x90x9xi32>
  %v269 = stablehlo.constant dense<0> : tensor<i32>
  %v270 = stablehlo.reduce(%v268 init: %v269) applies stablehlo.maximum across dimensions = [1] : (tensor<2x90x9xi32>, tensor<i32>) -> tensor<2x9xi32>
  %v271 = stablehlo.convert %v270 : (tensor<2x9xi32>) -> tensor<2x9xi1>
  check.expect_eq %v267, %v271 : tensor<2x9xi1>
  %v272 = stablehlo.iota dim = 0 : tensor<1620xi32>
  %v273 = util.unfoldable_constant dense<37> : tensor<i32>
  %v274 = stablehlo.broadcast_in_dim %v273, dims = [] : (tensor<i32>) -> tensor<1620xi32>
  %v275 = stablehlo.multiply %v272, %v274 : tensor<1620xi32>
  %v276 = stablehlo.constant dense<101> : tensor<1620xi32>
  %v277 = stablehlo.remainder %v275, %v276 : tensor<1620xi32>
  %v278 = stablehlo.constant dense<50> : tensor<1620xi32>
  %v279 = stablehlo.subtract %v277, %v278 : tensor<1620xi32>
  %v280 = stablehlo.constant dense<48> : tensor<1620xi32>
  %v281 = stablehlo.compare GT, %v279, %v280 : (tensor<1620xi32>, tensor<1620xi32>) -> tensor<1620xi1>
  %v282 = stablehlo.reshape %v281 : (tensor<1620xi1>) -> tensor<2x90x9xi1>
  %v283 = stablehlo.optimization_barrier %v282 : tensor<2x90x9xi1>
  %v284 = stablehlo.constant dense<true> : tensor<i1>
  %v285 = stablehlo.not %v283 : tensor<2x90x9xi1>
  %v286 = stablehlo.reduce(%v285 init: %v284) applies stablehlo.minimum across dimensions = [1] : (tensor<2x90x9xi1>, tensor<i1>) -> tensor<2x9xi1>
  %v287 = stablehlo.optimization_barrier %v286 : tensor<2x9xi1>
  %v288 = stablehlo.convert %v285 : (tensor<2x90x9xi1>) -> tensor<2x90x9xi32>
  %v289 = stablehlo.constant dense<1> : tensor<i32>
  %v290 = stablehlo.reduce(%v288 init: %v289) applies stablehlo.minimum across dimensions = [1] : (tensor<2x90x9xi32>, tensor<i32>) -> tensor<2x9xi32>
  %v291 = stablehlo.convert %v290 : (tensor<2x9xi32>) -> tensor<2x9xi1>
  check.expect_eq %v287, %v291 : tensor<2x9xi1>
  func.return
}
