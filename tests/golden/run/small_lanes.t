// Bytes, numbers of 16 bits, and floats of 16 bits that are only compared and
// chosen from, are run in lanes as narrow as they are: counts of bits, shifts by
// amounts of their own, signs, coordinates, comparisons of f16 and bf16 with NaN,
// infinities, zeros and denormals.  Oracle: the same in i32 and f32.  Coordinates
// of 64 bits are compared in no more than 32.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -c '[.]L ' || true
func.func @main() {
  %v1 = stablehlo.iota dim = 0 : tensor<1000xi32>
  %v2 = stablehlo.constant dense<37> : tensor<1000xi32>
  %v3 = stablehlo.optimization_barrier %v2 : tensor<1000xi32>
  %v4 = stablehlo.multiply %v1, %v3 : tensor<1000xi32>
  %v5 = stablehlo.optimization_barrier %v4 : tensor<1000xi32>
  %v6 = stablehlo.constant dense<19> : tensor<1000xi32>
  %v7 = stablehlo.remainder %v1, %v6 : tensor<1000xi32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<1000xi32>
  %v9 = stablehlo.convert %v5 : (tensor<1000xi32>) -> tensor<1000xi8>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<1000xi8>
  %v11 = stablehlo.convert %v8 : (tensor<1000xi32>) -> tensor<1000xi8>
  %v12 = stablehlo.optimization_barrier %v11 : tensor<1000xi8>
  %v13 = stablehlo.constant dense<24> : tensor<1000xi32>
  %v14 = stablehlo.optimization_barrier %v5 : tensor<1000xi32>
  %v15 = stablehlo.optimization_barrier %v8 : tensor<1000xi32>
  %v16 = stablehlo.shift_left %v14, %v13 : tensor<1000xi32>
  %v17 = stablehlo.shift_right_arithmetic %v16, %v13 : tensor<1000xi32>
  %v18 = stablehlo.constant dense<255> : tensor<1000xi32>
  %v19 = stablehlo.and %v14, %v18 : tensor<1000xi32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<1000xi32>
  %v21 = stablehlo.optimization_barrier %v17 : tensor<1000xi32>
  %v22 = stablehlo.popcnt %v10 : tensor<1000xi8>
  %v23 = stablehlo.popcnt %v20 : tensor<1000xi32>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<1000xi32>
  %v25 = stablehlo.convert %v24 : (tensor<1000xi32>) -> tensor<1000xi8>
  check.expect_eq %v22, %v25 : tensor<1000xi8>
  %v26 = stablehlo.count_leading_zeros %v10 : tensor<1000xi8>
  %v27 = stablehlo.count_leading_zeros %v20 : tensor<1000xi32>
  %v28 = stablehlo.constant dense<24> : tensor<1000xi32>
  %v29 = stablehlo.subtract %v27, %v28 : tensor<1000xi32>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<1000xi32>
  %v31 = stablehlo.convert %v30 : (tensor<1000xi32>) -> tensor<1000xi8>
  check.expect_eq %v26, %v31 : tensor<1000xi8>
  %v32 = stablehlo.constant dense<8> : tensor<1000xi32>
  %v33 = stablehlo.compare LT, %v15, %v32, SIGNED : (tensor<1000xi32>, tensor<1000xi32>) -> tensor<1000xi1>
  %v34 = stablehlo.constant dense<0> : tensor<1000xi32>
  %v35 = stablehlo.shift_left %v10, %v12 : tensor<1000xi8>
  %v36 = stablehlo.shift_left %v20, %v15 : tensor<1000xi32>
  %v37 = stablehlo.select %v33, %v36, %v34 : tensor<1000xi1>, tensor<1000xi32>
  %v38 = stablehlo.optimization_barrier %v37 : tensor<1000xi32>
  %v39 = stablehlo.convert %v38 : (tensor<1000xi32>) -> tensor<1000xi8>
  check.expect_eq %v35, %v39 : tensor<1000xi8>
  %v40 = stablehlo.shift_right_logical %v10, %v12 : tensor<1000xi8>
  %v41 = stablehlo.shift_right_logical %v20, %v15 : tensor<1000xi32>
  %v42 = stablehlo.select %v33, %v41, %v34 : tensor<1000xi1>, tensor<1000xi32>
  %v43 = stablehlo.optimization_barrier %v42 : tensor<1000xi32>
  %v44 = stablehlo.convert %v43 : (tensor<1000xi32>) -> tensor<1000xi8>
  check.expect_eq %v40, %v44 : tensor<1000xi8>
  %v45 = stablehlo.constant dense<7> : tensor<1000xi32>
  %v46 = stablehlo.minimum %v15, %v45 : tensor<1000xi32>
  %v47 = stablehlo.shift_right_arithmetic %v10, %v12 : tensor<1000xi8>
  %v48 = stablehlo.shift_right_arithmetic %v21, %v46 : tensor<1000xi32>
  %v49 = stablehlo.optimization_barrier %v48 : tensor<1000xi32>
  %v50 = stablehlo.convert %v49 : (tensor<1000xi32>) -> tensor<1000xi8>
  check.expect_eq %v47, %v50 : tensor<1000xi8>
  %v51 = stablehlo.sign %v10 : tensor<1000xi8>
  %v52 = stablehlo.sign %v21 : tensor<1000xi32>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<1000xi32>
  %v54 = stablehlo.convert %v53 : (tensor<1000xi32>) -> tensor<1000xi8>
  check.expect_eq %v51, %v54 : tensor<1000xi8>
  %v55 = stablehlo.constant dense<3> : tensor<i8>
  %v56 = stablehlo.optimization_barrier %v55 : tensor<i8>
  %v57 = stablehlo.broadcast_in_dim %v56, dims = [] : (tensor<i8>) -> tensor<1000xi8>
  %v58 = stablehlo.shift_left %v10, %v57 : tensor<1000xi8>
  %v59 = stablehlo.constant dense<3> : tensor<1000xi32>
  %v60 = stablehlo.shift_left %v20, %v59 : tensor<1000xi32>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<1000xi32>
  %v62 = stablehlo.convert %v61 : (tensor<1000xi32>) -> tensor<1000xi8>
  check.expect_eq %v58, %v62 : tensor<1000xi8>
  %v63 = stablehlo.shift_left %v57, %v12 : tensor<1000xi8>
  %v64 = stablehlo.constant dense<3> : tensor<1000xi32>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<1000xi32>
  %v66 = stablehlo.shift_left %v65, %v15 : tensor<1000xi32>
  %v67 = stablehlo.select %v33, %v66, %v34 : tensor<1000xi1>, tensor<1000xi32>
  %v68 = stablehlo.optimization_barrier %v67 : tensor<1000xi32>
  %v69 = stablehlo.convert %v68 : (tensor<1000xi32>) -> tensor<1000xi8>
  check.expect_eq %v63, %v69 : tensor<1000xi8>
  %v70 = stablehlo.constant dense<37> : tensor<1000xi32>
  %v71 = stablehlo.optimization_barrier %v70 : tensor<1000xi32>
  %v72 = stablehlo.multiply %v1, %v71 : tensor<1000xi32>
  %v73 = stablehlo.optimization_barrier %v72 : tensor<1000xi32>
  %v74 = stablehlo.constant dense<19> : tensor<1000xi32>
  %v75 = stablehlo.remainder %v1, %v74 : tensor<1000xi32>
  %v76 = stablehlo.optimization_barrier %v75 : tensor<1000xi32>
  %v77 = stablehlo.convert %v73 : (tensor<1000xi32>) -> tensor<1000xui8>
  %v78 = stablehlo.optimization_barrier %v77 : tensor<1000xui8>
  %v79 = stablehlo.convert %v76 : (tensor<1000xi32>) -> tensor<1000xui8>
  %v80 = stablehlo.optimization_barrier %v79 : tensor<1000xui8>
  %v81 = stablehlo.constant dense<24> : tensor<1000xi32>
  %v82 = stablehlo.optimization_barrier %v73 : tensor<1000xi32>
  %v83 = stablehlo.optimization_barrier %v76 : tensor<1000xi32>
  %v84 = stablehlo.shift_left %v82, %v81 : tensor<1000xi32>
  %v85 = stablehlo.shift_right_arithmetic %v84, %v81 : tensor<1000xi32>
  %v86 = stablehlo.constant dense<255> : tensor<1000xi32>
  %v87 = stablehlo.and %v82, %v86 : tensor<1000xi32>
  %v88 = stablehlo.optimization_barrier %v87 : tensor<1000xi32>
  %v89 = stablehlo.optimization_barrier %v85 : tensor<1000xi32>
  %v90 = stablehlo.popcnt %v78 : tensor<1000xui8>
  %v91 = stablehlo.popcnt %v88 : tensor<1000xi32>
  %v92 = stablehlo.optimization_barrier %v91 : tensor<1000xi32>
  %v93 = stablehlo.convert %v92 : (tensor<1000xi32>) -> tensor<1000xui8>
  check.expect_eq %v90, %v93 : tensor<1000xui8>
  %v94 = stablehlo.count_leading_zeros %v78 : tensor<1000xui8>
  %v95 = stablehlo.count_leading_zeros %v88 : tensor<1000xi32>
  %v96 = stablehlo.constant dense<24> : tensor<1000xi32>
  %v97 = stablehlo.subtract %v95, %v96 : tensor<1000xi32>
  %v98 = stablehlo.optimization_barrier %v97 : tensor<1000xi32>
  %v99 = stablehlo.convert %v98 : (tensor<1000xi32>) -> tensor<1000xui8>
  check.expect_eq %v94, %v99 : tensor<1000xui8>
  %v100 = stablehlo.constant dense<8> : tensor<1000xi32>
  %v101 = stablehlo.compare LT, %v83, %v100, SIGNED : (tensor<1000xi32>, tensor<1000xi32>) -> tensor<1000xi1>
  %v102 = stablehlo.constant dense<0> : tensor<1000xi32>
  %v103 = stablehlo.shift_left %v78, %v80 : tensor<1000xui8>
  %v104 = stablehlo.shift_left %v88, %v83 : tensor<1000xi32>
  %v105 = stablehlo.select %v101, %v104, %v102 : tensor<1000xi1>, tensor<1000xi32>
  %v106 = stablehlo.optimization_barrier %v105 : tensor<1000xi32>
  %v107 = stablehlo.convert %v106 : (tensor<1000xi32>) -> tensor<1000xui8>
  check.expect_eq %v103, %v107 : tensor<1000xui8>
  %v108 = stablehlo.shift_right_logical %v78, %v80 : tensor<1000xui8>
  %v109 = stablehlo.shift_right_logical %v88, %v83 : tensor<1000xi32>
  %v110 = stablehlo.select %v101, %v109, %v102 : tensor<1000xi1>, tensor<1000xi32>
  %v111 = stablehlo.optimization_barrier %v110 : tensor<1000xi32>
  %v112 = stablehlo.convert %v111 : (tensor<1000xi32>) -> tensor<1000xui8>
  check.expect_eq %v108, %v112 : tensor<1000xui8>
  %v113 = stablehlo.constant dense<3> : tensor<ui8>
  %v114 = stablehlo.optimization_barrier %v113 : tensor<ui8>
  %v115 = stablehlo.broadcast_in_dim %v114, dims = [] : (tensor<ui8>) -> tensor<1000xui8>
  %v116 = stablehlo.shift_left %v78, %v115 : tensor<1000xui8>
  %v117 = stablehlo.constant dense<3> : tensor<1000xi32>
  %v118 = stablehlo.shift_left %v88, %v117 : tensor<1000xi32>
  %v119 = stablehlo.optimization_barrier %v118 : tensor<1000xi32>
  %v120 = stablehlo.convert %v119 : (tensor<1000xi32>) -> tensor<1000xui8>
  check.expect_eq %v116, %v120 : tensor<1000xui8>
  %v121 = stablehlo.shift_left %v115, %v80 : tensor<1000xui8>
  %v122 = stablehlo.constant dense<3> : tensor<1000xi32>
  %v123 = stablehlo.optimization_barrier %v122 : tensor<1000xi32>
  %v124 = stablehlo.shift_left %v123, %v83 : tensor<1000xi32>
  %v125 = stablehlo.select %v101, %v124, %v102 : tensor<1000xi1>, tensor<1000xi32>
  %v126 = stablehlo.optimization_barrier %v125 : tensor<1000xi32>
  %v127 = stablehlo.convert %v126 : (tensor<1000xi32>) -> tensor<1000xui8>
  check.expect_eq %v121, %v127 : tensor<1000xui8>
  %v128 = stablehlo.constant dense<12345> : tensor<1000xi32>
  %v129 = stablehlo.optimization_barrier %v128 : tensor<1000xi32>
  %v130 = stablehlo.multiply %v1, %v129 : tensor<1000xi32>
  %v131 = stablehlo.optimization_barrier %v130 : tensor<1000xi32>
  %v132 = stablehlo.constant dense<19> : tensor<1000xi32>
  %v133 = stablehlo.remainder %v1, %v132 : tensor<1000xi32>
  %v134 = stablehlo.optimization_barrier %v133 : tensor<1000xi32>
  %v135 = stablehlo.convert %v131 : (tensor<1000xi32>) -> tensor<1000xi16>
  %v136 = stablehlo.optimization_barrier %v135 : tensor<1000xi16>
  %v137 = stablehlo.convert %v134 : (tensor<1000xi32>) -> tensor<1000xi16>
  %v138 = stablehlo.optimization_barrier %v137 : tensor<1000xi16>
  %v139 = stablehlo.constant dense<16> : tensor<1000xi32>
  %v140 = stablehlo.optimization_barrier %v131 : tensor<1000xi32>
  %v141 = stablehlo.optimization_barrier %v134 : tensor<1000xi32>
  %v142 = stablehlo.shift_left %v140, %v139 : tensor<1000xi32>
  %v143 = stablehlo.shift_right_arithmetic %v142, %v139 : tensor<1000xi32>
  %v144 = stablehlo.constant dense<65535> : tensor<1000xi32>
  %v145 = stablehlo.and %v140, %v144 : tensor<1000xi32>
  %v146 = stablehlo.optimization_barrier %v145 : tensor<1000xi32>
  %v147 = stablehlo.optimization_barrier %v143 : tensor<1000xi32>
  %v148 = stablehlo.popcnt %v136 : tensor<1000xi16>
  %v149 = stablehlo.popcnt %v146 : tensor<1000xi32>
  %v150 = stablehlo.optimization_barrier %v149 : tensor<1000xi32>
  %v151 = stablehlo.convert %v150 : (tensor<1000xi32>) -> tensor<1000xi16>
  check.expect_eq %v148, %v151 : tensor<1000xi16>
  %v152 = stablehlo.count_leading_zeros %v136 : tensor<1000xi16>
  %v153 = stablehlo.count_leading_zeros %v146 : tensor<1000xi32>
  %v154 = stablehlo.constant dense<16> : tensor<1000xi32>
  %v155 = stablehlo.subtract %v153, %v154 : tensor<1000xi32>
  %v156 = stablehlo.optimization_barrier %v155 : tensor<1000xi32>
  %v157 = stablehlo.convert %v156 : (tensor<1000xi32>) -> tensor<1000xi16>
  check.expect_eq %v152, %v157 : tensor<1000xi16>
  %v158 = stablehlo.constant dense<16> : tensor<1000xi32>
  %v159 = stablehlo.compare LT, %v141, %v158, SIGNED : (tensor<1000xi32>, tensor<1000xi32>) -> tensor<1000xi1>
  %v160 = stablehlo.constant dense<0> : tensor<1000xi32>
  %v161 = stablehlo.shift_left %v136, %v138 : tensor<1000xi16>
  %v162 = stablehlo.shift_left %v146, %v141 : tensor<1000xi32>
  %v163 = stablehlo.select %v159, %v162, %v160 : tensor<1000xi1>, tensor<1000xi32>
  %v164 = stablehlo.optimization_barrier %v163 : tensor<1000xi32>
  %v165 = stablehlo.convert %v164 : (tensor<1000xi32>) -> tensor<1000xi16>
  check.expect_eq %v161, %v165 : tensor<1000xi16>
  %v166 = stablehlo.shift_right_logical %v136, %v138 : tensor<1000xi16>
  %v167 = stablehlo.shift_right_logical %v146, %v141 : tensor<1000xi32>
  %v168 = stablehlo.select %v159, %v167, %v160 : tensor<1000xi1>, tensor<1000xi32>
  %v169 = stablehlo.optimization_barrier %v168 : tensor<1000xi32>
  %v170 = stablehlo.convert %v169 : (tensor<1000xi32>) -> tensor<1000xi16>
  check.expect_eq %v166, %v170 : tensor<1000xi16>
  %v171 = stablehlo.constant dense<15> : tensor<1000xi32>
  %v172 = stablehlo.minimum %v141, %v171 : tensor<1000xi32>
  %v173 = stablehlo.shift_right_arithmetic %v136, %v138 : tensor<1000xi16>
  %v174 = stablehlo.shift_right_arithmetic %v147, %v172 : tensor<1000xi32>
  %v175 = stablehlo.optimization_barrier %v174 : tensor<1000xi32>
  %v176 = stablehlo.convert %v175 : (tensor<1000xi32>) -> tensor<1000xi16>
  check.expect_eq %v173, %v176 : tensor<1000xi16>
  %v177 = stablehlo.sign %v136 : tensor<1000xi16>
  %v178 = stablehlo.sign %v147 : tensor<1000xi32>
  %v179 = stablehlo.optimization_barrier %v178 : tensor<1000xi32>
  %v180 = stablehlo.convert %v179 : (tensor<1000xi32>) -> tensor<1000xi16>
  check.expect_eq %v177, %v180 : tensor<1000xi16>
  %v181 = stablehlo.constant dense<3> : tensor<i16>
  %v182 = stablehlo.optimization_barrier %v181 : tensor<i16>
  %v183 = stablehlo.broadcast_in_dim %v182, dims = [] : (tensor<i16>) -> tensor<1000xi16>
  %v184 = stablehlo.shift_left %v136, %v183 : tensor<1000xi16>
  %v185 = stablehlo.constant dense<3> : tensor<1000xi32>
  %v186 = stablehlo.shift_left %v146, %v185 : tensor<1000xi32>
  %v187 = stablehlo.optimization_barrier %v186 : tensor<1000xi32>
  %v188 = stablehlo.convert %v187 : (tensor<1000xi32>) -> tensor<1000xi16>
  check.expect_eq %v184, %v188 : tensor<1000xi16>
  %v189 = stablehlo.shift_left %v183, %v138 : tensor<1000xi16>
  %v190 = stablehlo.constant dense<3> : tensor<1000xi32>
  %v191 = stablehlo.optimization_barrier %v190 : tensor<1000xi32>
  %v192 = stablehlo.shift_left %v191, %v141 : tensor<1000xi32>
  %v193 = stablehlo.select %v159, %v192, %v160 : tensor<1000xi1>, tensor<1000xi32>
  %v194 = stablehlo.optimization_barrier %v193 : tensor<1000xi32>
  %v195 = stablehlo.convert %v194 : (tensor<1000xi32>) -> tensor<1000xi16>
  check.expect_eq %v189, %v195 : tensor<1000xi16>
  %v196 = stablehlo.constant dense<12345> : tensor<1000xi32>
  %v197 = stablehlo.optimization_barrier %v196 : tensor<1000xi32>
  %v198 = stablehlo.multiply %v1, %v197 : tensor<1000xi32>
  %v199 = stablehlo.optimization_barrier %v198 : tensor<1000xi32>
  %v200 = stablehlo.constant dense<19> : tensor<1000xi32>
  %v201 = stablehlo.remainder %v1, %v200 : tensor<1000xi32>
  %v202 = stablehlo.optimization_barrier %v201 : tensor<1000xi32>
  %v203 = stablehlo.convert %v199 : (tensor<1000xi32>) -> tensor<1000xui16>
  %v204 = stablehlo.optimization_barrier %v203 : tensor<1000xui16>
  %v205 = stablehlo.convert %v202 : (tensor<1000xi32>) -> tensor<1000xui16>
  %v206 = stablehlo.optimization_barrier %v205 : tensor<1000xui16>
  %v207 = stablehlo.constant dense<16> : tensor<1000xi32>
  %v208 = stablehlo.optimization_barrier %v199 : tensor<1000xi32>
  %v209 = stablehlo.optimization_barrier %v202 : tensor<1000xi32>
  %v210 = stablehlo.shift_left %v208, %v207 : tensor<1000xi32>
  %v211 = stablehlo.shift_right_arithmetic %v210, %v207 : tensor<1000xi32>
  %v212 = stablehlo.constant dense<65535> : tensor<1000xi32>
  %v213 = stablehlo.and %v208, %v212 : tensor<1000xi32>
  %v214 = stablehlo.optimization_barrier %v213 : tensor<1000xi32>
  %v215 = stablehlo.optimization_barrier %v211 : tensor<1000xi32>
  %v216 = stablehlo.popcnt %v204 : tensor<1000xui16>
  %v217 = stablehlo.popcnt %v214 : tensor<1000xi32>
  %v218 = stablehlo.optimization_barrier %v217 : tensor<1000xi32>
  %v219 = stablehlo.convert %v218 : (tensor<1000xi32>) -> tensor<1000xui16>
  check.expect_eq %v216, %v219 : tensor<1000xui16>
  %v220 = stablehlo.count_leading_zeros %v204 : tensor<1000xui16>
  %v221 = stablehlo.count_leading_zeros %v214 : tensor<1000xi32>
  %v222 = stablehlo.constant dense<16> : tensor<1000xi32>
  %v223 = stablehlo.subtract %v221, %v222 : tensor<1000xi32>
  %v224 = stablehlo.optimization_barrier %v223 : tensor<1000xi32>
  %v225 = stablehlo.convert %v224 : (tensor<1000xi32>) -> tensor<1000xui16>
  check.expect_eq %v220, %v225 : tensor<1000xui16>
  %v226 = stablehlo.constant dense<16> : tensor<1000xi32>
  %v227 = stablehlo.compare LT, %v209, %v226, SIGNED : (tensor<1000xi32>, tensor<1000xi32>) -> tensor<1000xi1>
  %v228 = stablehlo.constant dense<0> : tensor<1000xi32>
  %v229 = stablehlo.shift_left %v204, %v206 : tensor<1000xui16>
  %v230 = stablehlo.shift_left %v214, %v209 : tensor<1000xi32>
  %v231 = stablehlo.select %v227, %v230, %v228 : tensor<1000xi1>, tensor<1000xi32>
  %v232 = stablehlo.optimization_barrier %v231 : tensor<1000xi32>
  %v233 = stablehlo.convert %v232 : (tensor<1000xi32>) -> tensor<1000xui16>
  check.expect_eq %v229, %v233 : tensor<1000xui16>
  %v234 = stablehlo.shift_right_logical %v204, %v206 : tensor<1000xui16>
  %v235 = stablehlo.shift_right_logical %v214, %v209 : tensor<1000xi32>
  %v236 = stablehlo.select %v227, %v235, %v228 : tensor<1000xi1>, tensor<1000xi32>
  %v237 = stablehlo.optimization_barrier %v236 : tensor<1000xi32>
  %v238 = stablehlo.convert %v237 : (tensor<1000xi32>) -> tensor<1000xui16>
  check.expect_eq %v234, %v238 : tensor<1000xui16>
  %v239 = stablehlo.constant dense<3> : tensor<ui16>
  %v240 = stablehlo.optimization_barrier %v239 : tensor<ui16>
  %v241 = stablehlo.broadcast_in_dim %v240, dims = [] : (tensor<ui16>) -> tensor<1000xui16>
  %v242 = stablehlo.shift_left %v204, %v241 : tensor<1000xui16>
  %v243 = stablehlo.constant dense<3> : tensor<1000xi32>
  %v244 = stablehlo.shift_left %v214, %v243 : tensor<1000xi32>
  %v245 = stablehlo.optimization_barrier %v244 : tensor<1000xi32>
  %v246 = stablehlo.convert %v245 : (tensor<1000xi32>) -> tensor<1000xui16>
  check.expect_eq %v242, %v246 : tensor<1000xui16>
  %v247 = stablehlo.shift_left %v241, %v206 : tensor<1000xui16>
  %v248 = stablehlo.constant dense<3> : tensor<1000xi32>
  %v249 = stablehlo.optimization_barrier %v248 : tensor<1000xi32>
  %v250 = stablehlo.shift_left %v249, %v209 : tensor<1000xi32>
  %v251 = stablehlo.select %v227, %v250, %v228 : tensor<1000xi1>, tensor<1000xi32>
  %v252 = stablehlo.optimization_barrier %v251 : tensor<1000xi32>
  %v253 = stablehlo.convert %v252 : (tensor<1000xi32>) -> tensor<1000xui16>
  check.expect_eq %v247, %v253 : tensor<1000xui16>
  %v254 = stablehlo.iota dim = 0 : tensor<40x200xi32>
  %v255 = stablehlo.iota dim = 1 : tensor<40x200xi32>
  %v256 = stablehlo.iota dim = 0 : tensor<40x200xi64>
  %v257 = stablehlo.iota dim = 1 : tensor<40x200xi64>
  %v258 = stablehlo.constant dense<true> : tensor<40x200xi1>
  %v259 = stablehlo.optimization_barrier %v258 : tensor<40x200xi1>
  %v260 = stablehlo.constant dense<false> : tensor<40x200xi1>
  %v261 = stablehlo.constant dense<-3> : tensor<40x200xi64>
  %v262 = stablehlo.add %v257, %v261 : tensor<40x200xi64>
  %v263 = stablehlo.compare LE, %v262, %v256, SIGNED : (tensor<40x200xi64>, tensor<40x200xi64>) -> tensor<40x200xi1>
  %v264 = stablehlo.select %v263, %v259, %v260 : tensor<40x200xi1>, tensor<40x200xi1>
  %v265 = stablehlo.constant dense<1> : tensor<40x200xi32>
  %v266 = stablehlo.constant dense<0> : tensor<40x200xi32>
  %v267 = stablehlo.constant dense<3> : tensor<40x200xi32>
  %v268 = stablehlo.add %v254, %v267 : tensor<40x200xi32>
  %v269 = stablehlo.subtract %v268, %v255 : tensor<40x200xi32>
  %v270 = stablehlo.optimization_barrier %v269 : tensor<40x200xi32>
  %v271 = stablehlo.add %v270, %v265 : tensor<40x200xi32>
  %v272 = stablehlo.maximum %v271, %v266 : tensor<40x200xi32>
  %v273 = stablehlo.minimum %v272, %v265 : tensor<40x200xi32>
  %v274 = stablehlo.optimization_barrier %v264 : tensor<40x200xi1>
  %v275 = stablehlo.convert %v274 : (tensor<40x200xi1>) -> tensor<40x200xi32>
  %v276 = stablehlo.optimization_barrier %v273 : tensor<40x200xi32>
  check.expect_eq %v275, %v276 : tensor<40x200xi32>
  %v277 = stablehlo.iota dim = 0 : tensor<300x300xi32>
  %v278 = stablehlo.iota dim = 1 : tensor<300x300xi32>
  %v279 = stablehlo.iota dim = 0 : tensor<300x300xi64>
  %v280 = stablehlo.iota dim = 1 : tensor<300x300xi64>
  %v281 = stablehlo.constant dense<true> : tensor<300x300xi1>
  %v282 = stablehlo.optimization_barrier %v281 : tensor<300x300xi1>
  %v283 = stablehlo.constant dense<false> : tensor<300x300xi1>
  %v284 = stablehlo.constant dense<-3> : tensor<300x300xi64>
  %v285 = stablehlo.add %v280, %v284 : tensor<300x300xi64>
  %v286 = stablehlo.compare LE, %v285, %v279, SIGNED : (tensor<300x300xi64>, tensor<300x300xi64>) -> tensor<300x300xi1>
  %v287 = stablehlo.select %v286, %v282, %v283 : tensor<300x300xi1>, tensor<300x300xi1>
  %v288 = stablehlo.constant dense<1> : tensor<300x300xi32>
  %v289 = stablehlo.constant dense<0> : tensor<300x300xi32>
  %v290 = stablehlo.constant dense<3> : tensor<300x300xi32>
  %v291 = stablehlo.add %v277, %v290 : tensor<300x300xi32>
  %v292 = stablehlo.subtract %v291, %v278 : tensor<300x300xi32>
  %v293 = stablehlo.optimization_barrier %v292 : tensor<300x300xi32>
  %v294 = stablehlo.add %v293, %v288 : tensor<300x300xi32>
  %v295 = stablehlo.maximum %v294, %v289 : tensor<300x300xi32>
  %v296 = stablehlo.minimum %v295, %v288 : tensor<300x300xi32>
  %v297 = stablehlo.optimization_barrier %v287 : tensor<300x300xi1>
  %v298 = stablehlo.convert %v297 : (tensor<300x300xi1>) -> tensor<300x300xi32>
  %v299 = stablehlo.optimization_barrier %v296 : tensor<300x300xi32>
  check.expect_eq %v298, %v299 : tensor<300x300xi32>
  %v300 = stablehlo.iota dim = 0 : tensor<40x200xi32>
  %v301 = stablehlo.iota dim = 1 : tensor<40x200xi32>
  %v302 = stablehlo.iota dim = 0 : tensor<40x200xi64>
  %v303 = stablehlo.iota dim = 1 : tensor<40x200xi64>
  %v304 = stablehlo.constant dense<1> : tensor<40x200xi8>
  %v305 = stablehlo.optimization_barrier %v304 : tensor<40x200xi8>
  %v306 = stablehlo.constant dense<0> : tensor<40x200xi8>
  %v307 = stablehlo.constant dense<-3> : tensor<40x200xi64>
  %v308 = stablehlo.add %v303, %v307 : tensor<40x200xi64>
  %v309 = stablehlo.compare LE, %v308, %v302, SIGNED : (tensor<40x200xi64>, tensor<40x200xi64>) -> tensor<40x200xi1>
  %v310 = stablehlo.select %v309, %v305, %v306 : tensor<40x200xi1>, tensor<40x200xi8>
  %v311 = stablehlo.constant dense<1> : tensor<40x200xi32>
  %v312 = stablehlo.constant dense<0> : tensor<40x200xi32>
  %v313 = stablehlo.constant dense<3> : tensor<40x200xi32>
  %v314 = stablehlo.add %v300, %v313 : tensor<40x200xi32>
  %v315 = stablehlo.subtract %v314, %v301 : tensor<40x200xi32>
  %v316 = stablehlo.optimization_barrier %v315 : tensor<40x200xi32>
  %v317 = stablehlo.add %v316, %v311 : tensor<40x200xi32>
  %v318 = stablehlo.maximum %v317, %v312 : tensor<40x200xi32>
  %v319 = stablehlo.minimum %v318, %v311 : tensor<40x200xi32>
  %v320 = stablehlo.optimization_barrier %v310 : tensor<40x200xi8>
  %v321 = stablehlo.convert %v320 : (tensor<40x200xi8>) -> tensor<40x200xi32>
  %v322 = stablehlo.optimization_barrier %v319 : tensor<40x200xi32>
  check.expect_eq %v321, %v322 : tensor<40x200xi32>
  %v323 = stablehlo.iota dim = 0 : tensor<300x300xi32>
  %v324 = stablehlo.iota dim = 1 : tensor<300x300xi32>
  %v325 = stablehlo.iota dim = 0 : tensor<300x300xi64>
  %v326 = stablehlo.iota dim = 1 : tensor<300x300xi64>
  %v327 = stablehlo.constant dense<1> : tensor<300x300xi8>
  %v328 = stablehlo.optimization_barrier %v327 : tensor<300x300xi8>
  %v329 = stablehlo.constant dense<0> : tensor<300x300xi8>
  %v330 = stablehlo.constant dense<-3> : tensor<300x300xi64>
  %v331 = stablehlo.add %v326, %v330 : tensor<300x300xi64>
  %v332 = stablehlo.compare LE, %v331, %v325, SIGNED : (tensor<300x300xi64>, tensor<300x300xi64>) -> tensor<300x300xi1>
  %v333 = stablehlo.select %v332, %v328, %v329 : tensor<300x300xi1>, tensor<300x300xi8>
  %v334 = stablehlo.constant dense<1> : tensor<300x300xi32>
  %v335 = stablehlo.constant dense<0> : tensor<300x300xi32>
  %v336 = stablehlo.constant dense<3> : tensor<300x300xi32>
  %v337 = stablehlo.add %v323, %v336 : tensor<300x300xi32>
  %v338 = stablehlo.subtract %v337, %v324 : tensor<300x300xi32>
  %v339 = stablehlo.optimization_barrier %v338 : tensor<300x300xi32>
  %v340 = stablehlo.add %v339, %v334 : tensor<300x300xi32>
  %v341 = stablehlo.maximum %v340, %v335 : tensor<300x300xi32>
  %v342 = stablehlo.minimum %v341, %v334 : tensor<300x300xi32>
  %v343 = stablehlo.optimization_barrier %v333 : tensor<300x300xi8>
  %v344 = stablehlo.convert %v343 : (tensor<300x300xi8>) -> tensor<300x300xi32>
  %v345 = stablehlo.optimization_barrier %v342 : tensor<300x300xi32>
  check.expect_eq %v344, %v345 : tensor<300x300xi32>
  %v346 = stablehlo.iota dim = 0 : tensor<40x200xi32>
  %v347 = stablehlo.iota dim = 1 : tensor<40x200xi32>
  %v348 = stablehlo.iota dim = 0 : tensor<40x200xi64>
  %v349 = stablehlo.iota dim = 1 : tensor<40x200xi64>
  %v350 = stablehlo.constant dense<1> : tensor<40x200xi16>
  %v351 = stablehlo.optimization_barrier %v350 : tensor<40x200xi16>
  %v352 = stablehlo.constant dense<0> : tensor<40x200xi16>
  %v353 = stablehlo.constant dense<-3> : tensor<40x200xi64>
  %v354 = stablehlo.add %v349, %v353 : tensor<40x200xi64>
  %v355 = stablehlo.compare LE, %v354, %v348, SIGNED : (tensor<40x200xi64>, tensor<40x200xi64>) -> tensor<40x200xi1>
  %v356 = stablehlo.select %v355, %v351, %v352 : tensor<40x200xi1>, tensor<40x200xi16>
  %v357 = stablehlo.constant dense<1> : tensor<40x200xi32>
  %v358 = stablehlo.constant dense<0> : tensor<40x200xi32>
  %v359 = stablehlo.constant dense<3> : tensor<40x200xi32>
  %v360 = stablehlo.add %v346, %v359 : tensor<40x200xi32>
  %v361 = stablehlo.subtract %v360, %v347 : tensor<40x200xi32>
  %v362 = stablehlo.optimization_barrier %v361 : tensor<40x200xi32>
  %v363 = stablehlo.add %v362, %v357 : tensor<40x200xi32>
  %v364 = stablehlo.maximum %v363, %v358 : tensor<40x200xi32>
  %v365 = stablehlo.minimum %v364, %v357 : tensor<40x200xi32>
  %v366 = stablehlo.optimization_barrier %v356 : tensor<40x200xi16>
  %v367 = stablehlo.convert %v366 : (tensor<40x200xi16>) -> tensor<40x200xi32>
  %v368 = stablehlo.optimization_barrier %v365 : tensor<40x200xi32>
  check.expect_eq %v367, %v368 : tensor<40x200xi32>
  %v369 = stablehlo.iota dim = 0 : tensor<300x300xi32>
  %v370 = stablehlo.iota dim = 1 : tensor<300x300xi32>
  %v371 = stablehlo.iota dim = 0 : tensor<300x300xi64>
  %v372 = stablehlo.iota dim = 1 : tensor<300x300xi64>
  %v373 = stablehlo.constant dense<1> : tensor<300x300xi16>
  %v374 = stablehlo.optimization_barrier %v373 : tensor<300x300xi16>
  %v375 = stablehlo.constant dense<0> : tensor<300x300xi16>
  %v376 = stablehlo.constant dense<-3> : tensor<300x300xi64>
  %v377 = stablehlo.add %v372, %v376 : tensor<300x300xi64>
  %v378 = stablehlo.compare LE, %v377, %v371, SIGNED : (tensor<300x300xi64>, tensor<300x300xi64>) -> tensor<300x300xi1>
  %v379 = stablehlo.select %v378, %v374, %v375 : tensor<300x300xi1>, tensor<300x300xi16>
  %v380 = stablehlo.constant dense<1> : tensor<300x300xi32>
  %v381 = stablehlo.constant dense<0> : tensor<300x300xi32>
  %v382 = stablehlo.constant dense<3> : tensor<300x300xi32>
  %v383 = stablehlo.add %v369, %v382 : tensor<300x300xi32>
  %v384 = stablehlo.subtract %v383, %v370 : tensor<300x300xi32>
  %v385 = stablehlo.optimization_barrier %v384 : tensor<300x300xi32>
  %v386 = stablehlo.add %v385, %v380 : tensor<300x300xi32>
  %v387 = stablehlo.maximum %v386, %v381 : tensor<300x300xi32>
  %v388 = stablehlo.minimum %v387, %v380 : tensor<300x300xi32>
  %v389 = stablehlo.optimization_barrier %v379 : tensor<300x300xi16>
  %v390 = stablehlo.convert %v389 : (tensor<300x300xi16>) -> tensor<300x300xi32>
  %v391 = stablehlo.optimization_barrier %v388 : tensor<300x300xi32>
  check.expect_eq %v390, %v391 : tensor<300x300xi32>
  %v392 = stablehlo.iota dim = 0 : tensor<40x200xi32>
  %v393 = stablehlo.iota dim = 1 : tensor<40x200xi32>
  %v394 = stablehlo.iota dim = 0 : tensor<40x200xi64>
  %v395 = stablehlo.iota dim = 1 : tensor<40x200xi64>
  %v396 = stablehlo.constant dense<1.0> : tensor<40x200xf16>
  %v397 = stablehlo.optimization_barrier %v396 : tensor<40x200xf16>
  %v398 = stablehlo.constant dense<0.0> : tensor<40x200xf16>
  %v399 = stablehlo.constant dense<-3> : tensor<40x200xi64>
  %v400 = stablehlo.add %v395, %v399 : tensor<40x200xi64>
  %v401 = stablehlo.compare LE, %v400, %v394, SIGNED : (tensor<40x200xi64>, tensor<40x200xi64>) -> tensor<40x200xi1>
  %v402 = stablehlo.select %v401, %v397, %v398 : tensor<40x200xi1>, tensor<40x200xf16>
  %v403 = stablehlo.constant dense<1> : tensor<40x200xi32>
  %v404 = stablehlo.constant dense<0> : tensor<40x200xi32>
  %v405 = stablehlo.constant dense<3> : tensor<40x200xi32>
  %v406 = stablehlo.add %v392, %v405 : tensor<40x200xi32>
  %v407 = stablehlo.subtract %v406, %v393 : tensor<40x200xi32>
  %v408 = stablehlo.optimization_barrier %v407 : tensor<40x200xi32>
  %v409 = stablehlo.add %v408, %v403 : tensor<40x200xi32>
  %v410 = stablehlo.maximum %v409, %v404 : tensor<40x200xi32>
  %v411 = stablehlo.minimum %v410, %v403 : tensor<40x200xi32>
  %v412 = stablehlo.optimization_barrier %v402 : tensor<40x200xf16>
  %v413 = stablehlo.convert %v412 : (tensor<40x200xf16>) -> tensor<40x200xi32>
  %v414 = stablehlo.optimization_barrier %v411 : tensor<40x200xi32>
  check.expect_eq %v413, %v414 : tensor<40x200xi32>
  %v415 = stablehlo.iota dim = 0 : tensor<300x300xi32>
  %v416 = stablehlo.iota dim = 1 : tensor<300x300xi32>
  %v417 = stablehlo.iota dim = 0 : tensor<300x300xi64>
  %v418 = stablehlo.iota dim = 1 : tensor<300x300xi64>
  %v419 = stablehlo.constant dense<1.0> : tensor<300x300xf16>
  %v420 = stablehlo.optimization_barrier %v419 : tensor<300x300xf16>
  %v421 = stablehlo.constant dense<0.0> : tensor<300x300xf16>
  %v422 = stablehlo.constant dense<-3> : tensor<300x300xi64>
  %v423 = stablehlo.add %v418, %v422 : tensor<300x300xi64>
  %v424 = stablehlo.compare LE, %v423, %v417, SIGNED : (tensor<300x300xi64>, tensor<300x300xi64>) -> tensor<300x300xi1>
  %v425 = stablehlo.select %v424, %v420, %v421 : tensor<300x300xi1>, tensor<300x300xf16>
  %v426 = stablehlo.constant dense<1> : tensor<300x300xi32>
  %v427 = stablehlo.constant dense<0> : tensor<300x300xi32>
  %v428 = stablehlo.constant dense<3> : tensor<300x300xi32>
  %v429 = stablehlo.add %v415, %v428 : tensor<300x300xi32>
  %v430 = stablehlo.subtract %v429, %v416 : tensor<300x300xi32>
  %v431 = stablehlo.optimization_barrier %v430 : tensor<300x300xi32>
  %v432 = stablehlo.add %v431, %v426 : tensor<300x300xi32>
  %v433 = stablehlo.maximum %v432, %v427 : tensor<300x300xi32>
  %v434 = stablehlo.minimum %v433, %v426 : tensor<300x300xi32>
  %v435 = stablehlo.optimization_barrier %v425 : tensor<300x300xf16>
  %v436 = stablehlo.convert %v435 : (tensor<300x300xf16>) -> tensor<300x300xi32>
  %v437 = stablehlo.optimization_barrier %v434 : tensor<300x300xi32>
  check.expect_eq %v436, %v437 : tensor<300x300xi32>
  %v438 = stablehlo.iota dim = 0 : tensor<40x200xi32>
  %v439 = stablehlo.iota dim = 1 : tensor<40x200xi32>
  %v440 = stablehlo.iota dim = 0 : tensor<40x200xi64>
  %v441 = stablehlo.iota dim = 1 : tensor<40x200xi64>
  %v442 = stablehlo.constant dense<1.0> : tensor<40x200xbf16>
  %v443 = stablehlo.optimization_barrier %v442 : tensor<40x200xbf16>
  %v444 = stablehlo.constant dense<0.0> : tensor<40x200xbf16>
  %v445 = stablehlo.constant dense<-3> : tensor<40x200xi64>
  %v446 = stablehlo.add %v441, %v445 : tensor<40x200xi64>
  %v447 = stablehlo.compare LE, %v446, %v440, SIGNED : (tensor<40x200xi64>, tensor<40x200xi64>) -> tensor<40x200xi1>
  %v448 = stablehlo.select %v447, %v443, %v444 : tensor<40x200xi1>, tensor<40x200xbf16>
  %v449 = stablehlo.constant dense<1> : tensor<40x200xi32>
  %v450 = stablehlo.constant dense<0> : tensor<40x200xi32>
  %v451 = stablehlo.constant dense<3> : tensor<40x200xi32>
  %v452 = stablehlo.add %v438, %v451 : tensor<40x200xi32>
  %v453 = stablehlo.subtract %v452, %v439 : tensor<40x200xi32>
  %v454 = stablehlo.optimization_barrier %v453 : tensor<40x200xi32>
  %v455 = stablehlo.add %v454, %v449 : tensor<40x200xi32>
  %v456 = stablehlo.maximum %v455, %v450 : tensor<40x200xi32>
  %v457 = stablehlo.minimum %v456, %v449 : tensor<40x200xi32>
  %v458 = stablehlo.optimization_barrier %v448 : tensor<40x200xbf16>
  %v459 = stablehlo.convert %v458 : (tensor<40x200xbf16>) -> tensor<40x200xi32>
  %v460 = stablehlo.optimization_barrier %v457 : tensor<40x200xi32>
  check.expect_eq %v459, %v460 : tensor<40x200xi32>
  %v461 = stablehlo.iota dim = 0 : tensor<300x300xi32>
  %v462 = stablehlo.iota dim = 1 : tensor<300x300xi32>
  %v463 = stablehlo.iota dim = 0 : tensor<300x300xi64>
  %v464 = stablehlo.iota dim = 1 : tensor<300x300xi64>
  %v465 = stablehlo.constant dense<1.0> : tensor<300x300xbf16>
  %v466 = stablehlo.optimization_barrier %v465 : tensor<300x300xbf16>
  %v467 = stablehlo.constant dense<0.0> : tensor<300x300xbf16>
  %v468 = stablehlo.constant dense<-3> : tensor<300x300xi64>
  %v469 = stablehlo.add %v464, %v468 : tensor<300x300xi64>
  %v470 = stablehlo.compare LE, %v469, %v463, SIGNED : (tensor<300x300xi64>, tensor<300x300xi64>) -> tensor<300x300xi1>
  %v471 = stablehlo.select %v470, %v466, %v467 : tensor<300x300xi1>, tensor<300x300xbf16>
  %v472 = stablehlo.constant dense<1> : tensor<300x300xi32>
  %v473 = stablehlo.constant dense<0> : tensor<300x300xi32>
  %v474 = stablehlo.constant dense<3> : tensor<300x300xi32>
  %v475 = stablehlo.add %v461, %v474 : tensor<300x300xi32>
  %v476 = stablehlo.subtract %v475, %v462 : tensor<300x300xi32>
  %v477 = stablehlo.optimization_barrier %v476 : tensor<300x300xi32>
  %v478 = stablehlo.add %v477, %v472 : tensor<300x300xi32>
  %v479 = stablehlo.maximum %v478, %v473 : tensor<300x300xi32>
  %v480 = stablehlo.minimum %v479, %v472 : tensor<300x300xi32>
  %v481 = stablehlo.optimization_barrier %v471 : tensor<300x300xbf16>
  %v482 = stablehlo.convert %v481 : (tensor<300x300xbf16>) -> tensor<300x300xi32>
  %v483 = stablehlo.optimization_barrier %v480 : tensor<300x300xi32>
  check.expect_eq %v482, %v483 : tensor<300x300xi32>
  %v484 = stablehlo.constant dense<4243> : tensor<1000xi32>
  %v485 = stablehlo.optimization_barrier %v484 : tensor<1000xi32>
  %v486 = stablehlo.multiply %v1, %v485 : tensor<1000xi32>
  %v487 = stablehlo.convert %v486 : (tensor<1000xi32>) -> tensor<1000xui16>
  %v488 = stablehlo.constant dense<512> : tensor<1000xui16>
  %v489 = stablehlo.or %v487, %v488 : tensor<1000xui16>
  %v490 = stablehlo.bitcast_convert %v489 : (tensor<1000xui16>) -> tensor<1000xf16>
  %v491 = stablehlo.optimization_barrier %v490 : tensor<1000xf16>
  %v492 = stablehlo.constant dense<[[0, 32768, 1, 32769, 31744, 64512, 32256, 15360]]> : tensor<1x8xui16>
  %v493 = stablehlo.optimization_barrier %v492 : tensor<1x8xui16>
  %v494 = stablehlo.broadcast_in_dim %v493, dims = [0, 1] : (tensor<1x8xui16>) -> tensor<125x8xui16>
  %v495 = stablehlo.reshape %v494 : (tensor<125x8xui16>) -> tensor<1000xui16>
  %v496 = stablehlo.bitcast_convert %v495 : (tensor<1000xui16>) -> tensor<1000xf16>
  %v497 = stablehlo.optimization_barrier %v496 : tensor<1000xf16>
  %v498 = stablehlo.constant dense<3> : tensor<1000xi32>
  %v499 = stablehlo.remainder %v1, %v498 : tensor<1000xi32>
  %v500 = stablehlo.constant dense<0> : tensor<1000xi32>
  %v501 = stablehlo.compare EQ, %v499, %v500, SIGNED : (tensor<1000xi32>, tensor<1000xi32>) -> tensor<1000xi1>
  %v502 = stablehlo.select %v501, %v497, %v491 : tensor<1000xi1>, tensor<1000xf16>
  %v503 = stablehlo.optimization_barrier %v502 : tensor<1000xf16>
  %v504 = stablehlo.reverse %v497, dims = [0] : tensor<1000xf16>
  %v505 = stablehlo.optimization_barrier %v504 : tensor<1000xf16>
  %v506 = stablehlo.constant dense<-0.0> : tensor<1000xf16>
  %v507 = stablehlo.optimization_barrier %v503 : tensor<1000xf16>
  %v508 = stablehlo.convert %v507 : (tensor<1000xf16>) -> tensor<1000xf32>
  %v509 = stablehlo.optimization_barrier %v508 : tensor<1000xf32>
  %v510 = stablehlo.optimization_barrier %v497 : tensor<1000xf16>
  %v511 = stablehlo.convert %v510 : (tensor<1000xf16>) -> tensor<1000xf32>
  %v512 = stablehlo.optimization_barrier %v511 : tensor<1000xf32>
  %v513 = stablehlo.compare EQ, %v503, %v497, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v514 = stablehlo.compare EQ, %v509, %v512, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v515 = stablehlo.optimization_barrier %v514 : tensor<1000xi1>
  check.expect_eq %v513, %v515 : tensor<1000xi1>
  %v516 = stablehlo.compare EQ, %v503, %v497, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v517 = stablehlo.negate %v503 : tensor<1000xf16>
  %v518 = stablehlo.abs %v497 : tensor<1000xf16>
  %v519 = stablehlo.select %v516, %v517, %v518 : tensor<1000xi1>, tensor<1000xf16>
  %v520 = stablehlo.compare EQ, %v509, %v512, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v521 = stablehlo.optimization_barrier %v520 : tensor<1000xi1>
  %v522 = stablehlo.optimization_barrier %v503 : tensor<1000xf16>
  %v523 = stablehlo.bitcast_convert %v522 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v524 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v525 = stablehlo.xor %v523, %v524 : tensor<1000xui16>
  %v526 = stablehlo.optimization_barrier %v497 : tensor<1000xf16>
  %v527 = stablehlo.bitcast_convert %v526 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v528 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v529 = stablehlo.and %v527, %v528 : tensor<1000xui16>
  %v530 = stablehlo.optimization_barrier %v525 : tensor<1000xui16>
  %v531 = stablehlo.optimization_barrier %v529 : tensor<1000xui16>
  %v532 = stablehlo.select %v521, %v530, %v531 : tensor<1000xi1>, tensor<1000xui16>
  %v533 = stablehlo.optimization_barrier %v519 : tensor<1000xf16>
  %v534 = stablehlo.bitcast_convert %v533 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v535 = stablehlo.optimization_barrier %v532 : tensor<1000xui16>
  check.expect_eq %v534, %v535 : tensor<1000xui16>
  %v536 = stablehlo.compare NE, %v503, %v497, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v537 = stablehlo.compare NE, %v509, %v512, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v538 = stablehlo.optimization_barrier %v537 : tensor<1000xi1>
  check.expect_eq %v536, %v538 : tensor<1000xi1>
  %v539 = stablehlo.compare NE, %v503, %v497, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v540 = stablehlo.negate %v503 : tensor<1000xf16>
  %v541 = stablehlo.abs %v497 : tensor<1000xf16>
  %v542 = stablehlo.select %v539, %v540, %v541 : tensor<1000xi1>, tensor<1000xf16>
  %v543 = stablehlo.compare NE, %v509, %v512, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v544 = stablehlo.optimization_barrier %v543 : tensor<1000xi1>
  %v545 = stablehlo.optimization_barrier %v503 : tensor<1000xf16>
  %v546 = stablehlo.bitcast_convert %v545 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v547 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v548 = stablehlo.xor %v546, %v547 : tensor<1000xui16>
  %v549 = stablehlo.optimization_barrier %v497 : tensor<1000xf16>
  %v550 = stablehlo.bitcast_convert %v549 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v551 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v552 = stablehlo.and %v550, %v551 : tensor<1000xui16>
  %v553 = stablehlo.optimization_barrier %v548 : tensor<1000xui16>
  %v554 = stablehlo.optimization_barrier %v552 : tensor<1000xui16>
  %v555 = stablehlo.select %v544, %v553, %v554 : tensor<1000xi1>, tensor<1000xui16>
  %v556 = stablehlo.optimization_barrier %v542 : tensor<1000xf16>
  %v557 = stablehlo.bitcast_convert %v556 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v558 = stablehlo.optimization_barrier %v555 : tensor<1000xui16>
  check.expect_eq %v557, %v558 : tensor<1000xui16>
  %v559 = stablehlo.compare LT, %v503, %v497, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v560 = stablehlo.compare LT, %v509, %v512, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v561 = stablehlo.optimization_barrier %v560 : tensor<1000xi1>
  check.expect_eq %v559, %v561 : tensor<1000xi1>
  %v562 = stablehlo.compare LT, %v503, %v497, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v563 = stablehlo.negate %v503 : tensor<1000xf16>
  %v564 = stablehlo.abs %v497 : tensor<1000xf16>
  %v565 = stablehlo.select %v562, %v563, %v564 : tensor<1000xi1>, tensor<1000xf16>
  %v566 = stablehlo.compare LT, %v509, %v512, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v567 = stablehlo.optimization_barrier %v566 : tensor<1000xi1>
  %v568 = stablehlo.optimization_barrier %v503 : tensor<1000xf16>
  %v569 = stablehlo.bitcast_convert %v568 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v570 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v571 = stablehlo.xor %v569, %v570 : tensor<1000xui16>
  %v572 = stablehlo.optimization_barrier %v497 : tensor<1000xf16>
  %v573 = stablehlo.bitcast_convert %v572 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v574 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v575 = stablehlo.and %v573, %v574 : tensor<1000xui16>
  %v576 = stablehlo.optimization_barrier %v571 : tensor<1000xui16>
  %v577 = stablehlo.optimization_barrier %v575 : tensor<1000xui16>
  %v578 = stablehlo.select %v567, %v576, %v577 : tensor<1000xi1>, tensor<1000xui16>
  %v579 = stablehlo.optimization_barrier %v565 : tensor<1000xf16>
  %v580 = stablehlo.bitcast_convert %v579 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v581 = stablehlo.optimization_barrier %v578 : tensor<1000xui16>
  check.expect_eq %v580, %v581 : tensor<1000xui16>
  %v582 = stablehlo.compare LE, %v503, %v497, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v583 = stablehlo.compare LE, %v509, %v512, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v584 = stablehlo.optimization_barrier %v583 : tensor<1000xi1>
  check.expect_eq %v582, %v584 : tensor<1000xi1>
  %v585 = stablehlo.compare LE, %v503, %v497, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v586 = stablehlo.negate %v503 : tensor<1000xf16>
  %v587 = stablehlo.abs %v497 : tensor<1000xf16>
  %v588 = stablehlo.select %v585, %v586, %v587 : tensor<1000xi1>, tensor<1000xf16>
  %v589 = stablehlo.compare LE, %v509, %v512, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v590 = stablehlo.optimization_barrier %v589 : tensor<1000xi1>
  %v591 = stablehlo.optimization_barrier %v503 : tensor<1000xf16>
  %v592 = stablehlo.bitcast_convert %v591 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v593 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v594 = stablehlo.xor %v592, %v593 : tensor<1000xui16>
  %v595 = stablehlo.optimization_barrier %v497 : tensor<1000xf16>
  %v596 = stablehlo.bitcast_convert %v595 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v597 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v598 = stablehlo.and %v596, %v597 : tensor<1000xui16>
  %v599 = stablehlo.optimization_barrier %v594 : tensor<1000xui16>
  %v600 = stablehlo.optimization_barrier %v598 : tensor<1000xui16>
  %v601 = stablehlo.select %v590, %v599, %v600 : tensor<1000xi1>, tensor<1000xui16>
  %v602 = stablehlo.optimization_barrier %v588 : tensor<1000xf16>
  %v603 = stablehlo.bitcast_convert %v602 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v604 = stablehlo.optimization_barrier %v601 : tensor<1000xui16>
  check.expect_eq %v603, %v604 : tensor<1000xui16>
  %v605 = stablehlo.compare GT, %v503, %v497, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v606 = stablehlo.compare GT, %v509, %v512, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v607 = stablehlo.optimization_barrier %v606 : tensor<1000xi1>
  check.expect_eq %v605, %v607 : tensor<1000xi1>
  %v608 = stablehlo.compare GT, %v503, %v497, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v609 = stablehlo.negate %v503 : tensor<1000xf16>
  %v610 = stablehlo.abs %v497 : tensor<1000xf16>
  %v611 = stablehlo.select %v608, %v609, %v610 : tensor<1000xi1>, tensor<1000xf16>
  %v612 = stablehlo.compare GT, %v509, %v512, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v613 = stablehlo.optimization_barrier %v612 : tensor<1000xi1>
  %v614 = stablehlo.optimization_barrier %v503 : tensor<1000xf16>
  %v615 = stablehlo.bitcast_convert %v614 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v616 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v617 = stablehlo.xor %v615, %v616 : tensor<1000xui16>
  %v618 = stablehlo.optimization_barrier %v497 : tensor<1000xf16>
  %v619 = stablehlo.bitcast_convert %v618 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v620 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v621 = stablehlo.and %v619, %v620 : tensor<1000xui16>
  %v622 = stablehlo.optimization_barrier %v617 : tensor<1000xui16>
  %v623 = stablehlo.optimization_barrier %v621 : tensor<1000xui16>
  %v624 = stablehlo.select %v613, %v622, %v623 : tensor<1000xi1>, tensor<1000xui16>
  %v625 = stablehlo.optimization_barrier %v611 : tensor<1000xf16>
  %v626 = stablehlo.bitcast_convert %v625 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v627 = stablehlo.optimization_barrier %v624 : tensor<1000xui16>
  check.expect_eq %v626, %v627 : tensor<1000xui16>
  %v628 = stablehlo.compare GE, %v503, %v497, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v629 = stablehlo.compare GE, %v509, %v512, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v630 = stablehlo.optimization_barrier %v629 : tensor<1000xi1>
  check.expect_eq %v628, %v630 : tensor<1000xi1>
  %v631 = stablehlo.compare GE, %v503, %v497, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v632 = stablehlo.negate %v503 : tensor<1000xf16>
  %v633 = stablehlo.abs %v497 : tensor<1000xf16>
  %v634 = stablehlo.select %v631, %v632, %v633 : tensor<1000xi1>, tensor<1000xf16>
  %v635 = stablehlo.compare GE, %v509, %v512, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v636 = stablehlo.optimization_barrier %v635 : tensor<1000xi1>
  %v637 = stablehlo.optimization_barrier %v503 : tensor<1000xf16>
  %v638 = stablehlo.bitcast_convert %v637 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v639 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v640 = stablehlo.xor %v638, %v639 : tensor<1000xui16>
  %v641 = stablehlo.optimization_barrier %v497 : tensor<1000xf16>
  %v642 = stablehlo.bitcast_convert %v641 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v643 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v644 = stablehlo.and %v642, %v643 : tensor<1000xui16>
  %v645 = stablehlo.optimization_barrier %v640 : tensor<1000xui16>
  %v646 = stablehlo.optimization_barrier %v644 : tensor<1000xui16>
  %v647 = stablehlo.select %v636, %v645, %v646 : tensor<1000xi1>, tensor<1000xui16>
  %v648 = stablehlo.optimization_barrier %v634 : tensor<1000xf16>
  %v649 = stablehlo.bitcast_convert %v648 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v650 = stablehlo.optimization_barrier %v647 : tensor<1000xui16>
  check.expect_eq %v649, %v650 : tensor<1000xui16>
  %v651 = stablehlo.optimization_barrier %v503 : tensor<1000xf16>
  %v652 = stablehlo.convert %v651 : (tensor<1000xf16>) -> tensor<1000xf32>
  %v653 = stablehlo.optimization_barrier %v652 : tensor<1000xf32>
  %v654 = stablehlo.optimization_barrier %v505 : tensor<1000xf16>
  %v655 = stablehlo.convert %v654 : (tensor<1000xf16>) -> tensor<1000xf32>
  %v656 = stablehlo.optimization_barrier %v655 : tensor<1000xf32>
  %v657 = stablehlo.compare EQ, %v503, %v505, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v658 = stablehlo.compare EQ, %v653, %v656, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v659 = stablehlo.optimization_barrier %v658 : tensor<1000xi1>
  check.expect_eq %v657, %v659 : tensor<1000xi1>
  %v660 = stablehlo.compare EQ, %v503, %v505, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v661 = stablehlo.negate %v503 : tensor<1000xf16>
  %v662 = stablehlo.abs %v505 : tensor<1000xf16>
  %v663 = stablehlo.select %v660, %v661, %v662 : tensor<1000xi1>, tensor<1000xf16>
  %v664 = stablehlo.compare EQ, %v653, %v656, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v665 = stablehlo.optimization_barrier %v664 : tensor<1000xi1>
  %v666 = stablehlo.optimization_barrier %v503 : tensor<1000xf16>
  %v667 = stablehlo.bitcast_convert %v666 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v668 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v669 = stablehlo.xor %v667, %v668 : tensor<1000xui16>
  %v670 = stablehlo.optimization_barrier %v505 : tensor<1000xf16>
  %v671 = stablehlo.bitcast_convert %v670 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v672 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v673 = stablehlo.and %v671, %v672 : tensor<1000xui16>
  %v674 = stablehlo.optimization_barrier %v669 : tensor<1000xui16>
  %v675 = stablehlo.optimization_barrier %v673 : tensor<1000xui16>
  %v676 = stablehlo.select %v665, %v674, %v675 : tensor<1000xi1>, tensor<1000xui16>
  %v677 = stablehlo.optimization_barrier %v663 : tensor<1000xf16>
  %v678 = stablehlo.bitcast_convert %v677 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v679 = stablehlo.optimization_barrier %v676 : tensor<1000xui16>
  check.expect_eq %v678, %v679 : tensor<1000xui16>
  %v680 = stablehlo.compare NE, %v503, %v505, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v681 = stablehlo.compare NE, %v653, %v656, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v682 = stablehlo.optimization_barrier %v681 : tensor<1000xi1>
  check.expect_eq %v680, %v682 : tensor<1000xi1>
  %v683 = stablehlo.compare NE, %v503, %v505, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v684 = stablehlo.negate %v503 : tensor<1000xf16>
  %v685 = stablehlo.abs %v505 : tensor<1000xf16>
  %v686 = stablehlo.select %v683, %v684, %v685 : tensor<1000xi1>, tensor<1000xf16>
  %v687 = stablehlo.compare NE, %v653, %v656, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v688 = stablehlo.optimization_barrier %v687 : tensor<1000xi1>
  %v689 = stablehlo.optimization_barrier %v503 : tensor<1000xf16>
  %v690 = stablehlo.bitcast_convert %v689 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v691 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v692 = stablehlo.xor %v690, %v691 : tensor<1000xui16>
  %v693 = stablehlo.optimization_barrier %v505 : tensor<1000xf16>
  %v694 = stablehlo.bitcast_convert %v693 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v695 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v696 = stablehlo.and %v694, %v695 : tensor<1000xui16>
  %v697 = stablehlo.optimization_barrier %v692 : tensor<1000xui16>
  %v698 = stablehlo.optimization_barrier %v696 : tensor<1000xui16>
  %v699 = stablehlo.select %v688, %v697, %v698 : tensor<1000xi1>, tensor<1000xui16>
  %v700 = stablehlo.optimization_barrier %v686 : tensor<1000xf16>
  %v701 = stablehlo.bitcast_convert %v700 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v702 = stablehlo.optimization_barrier %v699 : tensor<1000xui16>
  check.expect_eq %v701, %v702 : tensor<1000xui16>
  %v703 = stablehlo.compare LT, %v503, %v505, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v704 = stablehlo.compare LT, %v653, %v656, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v705 = stablehlo.optimization_barrier %v704 : tensor<1000xi1>
  check.expect_eq %v703, %v705 : tensor<1000xi1>
  %v706 = stablehlo.compare LT, %v503, %v505, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v707 = stablehlo.negate %v503 : tensor<1000xf16>
  %v708 = stablehlo.abs %v505 : tensor<1000xf16>
  %v709 = stablehlo.select %v706, %v707, %v708 : tensor<1000xi1>, tensor<1000xf16>
  %v710 = stablehlo.compare LT, %v653, %v656, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v711 = stablehlo.optimization_barrier %v710 : tensor<1000xi1>
  %v712 = stablehlo.optimization_barrier %v503 : tensor<1000xf16>
  %v713 = stablehlo.bitcast_convert %v712 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v714 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v715 = stablehlo.xor %v713, %v714 : tensor<1000xui16>
  %v716 = stablehlo.optimization_barrier %v505 : tensor<1000xf16>
  %v717 = stablehlo.bitcast_convert %v716 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v718 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v719 = stablehlo.and %v717, %v718 : tensor<1000xui16>
  %v720 = stablehlo.optimization_barrier %v715 : tensor<1000xui16>
  %v721 = stablehlo.optimization_barrier %v719 : tensor<1000xui16>
  %v722 = stablehlo.select %v711, %v720, %v721 : tensor<1000xi1>, tensor<1000xui16>
  %v723 = stablehlo.optimization_barrier %v709 : tensor<1000xf16>
  %v724 = stablehlo.bitcast_convert %v723 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v725 = stablehlo.optimization_barrier %v722 : tensor<1000xui16>
  check.expect_eq %v724, %v725 : tensor<1000xui16>
  %v726 = stablehlo.compare LE, %v503, %v505, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v727 = stablehlo.compare LE, %v653, %v656, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v728 = stablehlo.optimization_barrier %v727 : tensor<1000xi1>
  check.expect_eq %v726, %v728 : tensor<1000xi1>
  %v729 = stablehlo.compare LE, %v503, %v505, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v730 = stablehlo.negate %v503 : tensor<1000xf16>
  %v731 = stablehlo.abs %v505 : tensor<1000xf16>
  %v732 = stablehlo.select %v729, %v730, %v731 : tensor<1000xi1>, tensor<1000xf16>
  %v733 = stablehlo.compare LE, %v653, %v656, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v734 = stablehlo.optimization_barrier %v733 : tensor<1000xi1>
  %v735 = stablehlo.optimization_barrier %v503 : tensor<1000xf16>
  %v736 = stablehlo.bitcast_convert %v735 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v737 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v738 = stablehlo.xor %v736, %v737 : tensor<1000xui16>
  %v739 = stablehlo.optimization_barrier %v505 : tensor<1000xf16>
  %v740 = stablehlo.bitcast_convert %v739 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v741 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v742 = stablehlo.and %v740, %v741 : tensor<1000xui16>
  %v743 = stablehlo.optimization_barrier %v738 : tensor<1000xui16>
  %v744 = stablehlo.optimization_barrier %v742 : tensor<1000xui16>
  %v745 = stablehlo.select %v734, %v743, %v744 : tensor<1000xi1>, tensor<1000xui16>
  %v746 = stablehlo.optimization_barrier %v732 : tensor<1000xf16>
  %v747 = stablehlo.bitcast_convert %v746 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v748 = stablehlo.optimization_barrier %v745 : tensor<1000xui16>
  check.expect_eq %v747, %v748 : tensor<1000xui16>
  %v749 = stablehlo.compare GT, %v503, %v505, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v750 = stablehlo.compare GT, %v653, %v656, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v751 = stablehlo.optimization_barrier %v750 : tensor<1000xi1>
  check.expect_eq %v749, %v751 : tensor<1000xi1>
  %v752 = stablehlo.compare GT, %v503, %v505, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v753 = stablehlo.negate %v503 : tensor<1000xf16>
  %v754 = stablehlo.abs %v505 : tensor<1000xf16>
  %v755 = stablehlo.select %v752, %v753, %v754 : tensor<1000xi1>, tensor<1000xf16>
  %v756 = stablehlo.compare GT, %v653, %v656, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v757 = stablehlo.optimization_barrier %v756 : tensor<1000xi1>
  %v758 = stablehlo.optimization_barrier %v503 : tensor<1000xf16>
  %v759 = stablehlo.bitcast_convert %v758 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v760 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v761 = stablehlo.xor %v759, %v760 : tensor<1000xui16>
  %v762 = stablehlo.optimization_barrier %v505 : tensor<1000xf16>
  %v763 = stablehlo.bitcast_convert %v762 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v764 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v765 = stablehlo.and %v763, %v764 : tensor<1000xui16>
  %v766 = stablehlo.optimization_barrier %v761 : tensor<1000xui16>
  %v767 = stablehlo.optimization_barrier %v765 : tensor<1000xui16>
  %v768 = stablehlo.select %v757, %v766, %v767 : tensor<1000xi1>, tensor<1000xui16>
  %v769 = stablehlo.optimization_barrier %v755 : tensor<1000xf16>
  %v770 = stablehlo.bitcast_convert %v769 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v771 = stablehlo.optimization_barrier %v768 : tensor<1000xui16>
  check.expect_eq %v770, %v771 : tensor<1000xui16>
  %v772 = stablehlo.compare GE, %v503, %v505, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v773 = stablehlo.compare GE, %v653, %v656, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v774 = stablehlo.optimization_barrier %v773 : tensor<1000xi1>
  check.expect_eq %v772, %v774 : tensor<1000xi1>
  %v775 = stablehlo.compare GE, %v503, %v505, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v776 = stablehlo.negate %v503 : tensor<1000xf16>
  %v777 = stablehlo.abs %v505 : tensor<1000xf16>
  %v778 = stablehlo.select %v775, %v776, %v777 : tensor<1000xi1>, tensor<1000xf16>
  %v779 = stablehlo.compare GE, %v653, %v656, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v780 = stablehlo.optimization_barrier %v779 : tensor<1000xi1>
  %v781 = stablehlo.optimization_barrier %v503 : tensor<1000xf16>
  %v782 = stablehlo.bitcast_convert %v781 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v783 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v784 = stablehlo.xor %v782, %v783 : tensor<1000xui16>
  %v785 = stablehlo.optimization_barrier %v505 : tensor<1000xf16>
  %v786 = stablehlo.bitcast_convert %v785 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v787 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v788 = stablehlo.and %v786, %v787 : tensor<1000xui16>
  %v789 = stablehlo.optimization_barrier %v784 : tensor<1000xui16>
  %v790 = stablehlo.optimization_barrier %v788 : tensor<1000xui16>
  %v791 = stablehlo.select %v780, %v789, %v790 : tensor<1000xi1>, tensor<1000xui16>
  %v792 = stablehlo.optimization_barrier %v778 : tensor<1000xf16>
  %v793 = stablehlo.bitcast_convert %v792 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v794 = stablehlo.optimization_barrier %v791 : tensor<1000xui16>
  check.expect_eq %v793, %v794 : tensor<1000xui16>
  %v795 = stablehlo.optimization_barrier %v503 : tensor<1000xf16>
  %v796 = stablehlo.convert %v795 : (tensor<1000xf16>) -> tensor<1000xf32>
  %v797 = stablehlo.optimization_barrier %v796 : tensor<1000xf32>
  %v798 = stablehlo.optimization_barrier %v506 : tensor<1000xf16>
  %v799 = stablehlo.convert %v798 : (tensor<1000xf16>) -> tensor<1000xf32>
  %v800 = stablehlo.optimization_barrier %v799 : tensor<1000xf32>
  %v801 = stablehlo.compare EQ, %v503, %v506, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v802 = stablehlo.compare EQ, %v797, %v800, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v803 = stablehlo.optimization_barrier %v802 : tensor<1000xi1>
  check.expect_eq %v801, %v803 : tensor<1000xi1>
  %v804 = stablehlo.compare EQ, %v503, %v506, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v805 = stablehlo.negate %v503 : tensor<1000xf16>
  %v806 = stablehlo.abs %v506 : tensor<1000xf16>
  %v807 = stablehlo.select %v804, %v805, %v806 : tensor<1000xi1>, tensor<1000xf16>
  %v808 = stablehlo.compare EQ, %v797, %v800, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v809 = stablehlo.optimization_barrier %v808 : tensor<1000xi1>
  %v810 = stablehlo.optimization_barrier %v503 : tensor<1000xf16>
  %v811 = stablehlo.bitcast_convert %v810 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v812 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v813 = stablehlo.xor %v811, %v812 : tensor<1000xui16>
  %v814 = stablehlo.optimization_barrier %v506 : tensor<1000xf16>
  %v815 = stablehlo.bitcast_convert %v814 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v816 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v817 = stablehlo.and %v815, %v816 : tensor<1000xui16>
  %v818 = stablehlo.optimization_barrier %v813 : tensor<1000xui16>
  %v819 = stablehlo.optimization_barrier %v817 : tensor<1000xui16>
  %v820 = stablehlo.select %v809, %v818, %v819 : tensor<1000xi1>, tensor<1000xui16>
  %v821 = stablehlo.optimization_barrier %v807 : tensor<1000xf16>
  %v822 = stablehlo.bitcast_convert %v821 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v823 = stablehlo.optimization_barrier %v820 : tensor<1000xui16>
  check.expect_eq %v822, %v823 : tensor<1000xui16>
  %v824 = stablehlo.compare NE, %v503, %v506, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v825 = stablehlo.compare NE, %v797, %v800, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v826 = stablehlo.optimization_barrier %v825 : tensor<1000xi1>
  check.expect_eq %v824, %v826 : tensor<1000xi1>
  %v827 = stablehlo.compare NE, %v503, %v506, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v828 = stablehlo.negate %v503 : tensor<1000xf16>
  %v829 = stablehlo.abs %v506 : tensor<1000xf16>
  %v830 = stablehlo.select %v827, %v828, %v829 : tensor<1000xi1>, tensor<1000xf16>
  %v831 = stablehlo.compare NE, %v797, %v800, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v832 = stablehlo.optimization_barrier %v831 : tensor<1000xi1>
  %v833 = stablehlo.optimization_barrier %v503 : tensor<1000xf16>
  %v834 = stablehlo.bitcast_convert %v833 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v835 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v836 = stablehlo.xor %v834, %v835 : tensor<1000xui16>
  %v837 = stablehlo.optimization_barrier %v506 : tensor<1000xf16>
  %v838 = stablehlo.bitcast_convert %v837 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v839 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v840 = stablehlo.and %v838, %v839 : tensor<1000xui16>
  %v841 = stablehlo.optimization_barrier %v836 : tensor<1000xui16>
  %v842 = stablehlo.optimization_barrier %v840 : tensor<1000xui16>
  %v843 = stablehlo.select %v832, %v841, %v842 : tensor<1000xi1>, tensor<1000xui16>
  %v844 = stablehlo.optimization_barrier %v830 : tensor<1000xf16>
  %v845 = stablehlo.bitcast_convert %v844 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v846 = stablehlo.optimization_barrier %v843 : tensor<1000xui16>
  check.expect_eq %v845, %v846 : tensor<1000xui16>
  %v847 = stablehlo.compare LT, %v503, %v506, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v848 = stablehlo.compare LT, %v797, %v800, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v849 = stablehlo.optimization_barrier %v848 : tensor<1000xi1>
  check.expect_eq %v847, %v849 : tensor<1000xi1>
  %v850 = stablehlo.compare LT, %v503, %v506, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v851 = stablehlo.negate %v503 : tensor<1000xf16>
  %v852 = stablehlo.abs %v506 : tensor<1000xf16>
  %v853 = stablehlo.select %v850, %v851, %v852 : tensor<1000xi1>, tensor<1000xf16>
  %v854 = stablehlo.compare LT, %v797, %v800, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v855 = stablehlo.optimization_barrier %v854 : tensor<1000xi1>
  %v856 = stablehlo.optimization_barrier %v503 : tensor<1000xf16>
  %v857 = stablehlo.bitcast_convert %v856 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v858 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v859 = stablehlo.xor %v857, %v858 : tensor<1000xui16>
  %v860 = stablehlo.optimization_barrier %v506 : tensor<1000xf16>
  %v861 = stablehlo.bitcast_convert %v860 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v862 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v863 = stablehlo.and %v861, %v862 : tensor<1000xui16>
  %v864 = stablehlo.optimization_barrier %v859 : tensor<1000xui16>
  %v865 = stablehlo.optimization_barrier %v863 : tensor<1000xui16>
  %v866 = stablehlo.select %v855, %v864, %v865 : tensor<1000xi1>, tensor<1000xui16>
  %v867 = stablehlo.optimization_barrier %v853 : tensor<1000xf16>
  %v868 = stablehlo.bitcast_convert %v867 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v869 = stablehlo.optimization_barrier %v866 : tensor<1000xui16>
  check.expect_eq %v868, %v869 : tensor<1000xui16>
  %v870 = stablehlo.compare LE, %v503, %v506, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v871 = stablehlo.compare LE, %v797, %v800, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v872 = stablehlo.optimization_barrier %v871 : tensor<1000xi1>
  check.expect_eq %v870, %v872 : tensor<1000xi1>
  %v873 = stablehlo.compare LE, %v503, %v506, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v874 = stablehlo.negate %v503 : tensor<1000xf16>
  %v875 = stablehlo.abs %v506 : tensor<1000xf16>
  %v876 = stablehlo.select %v873, %v874, %v875 : tensor<1000xi1>, tensor<1000xf16>
  %v877 = stablehlo.compare LE, %v797, %v800, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v878 = stablehlo.optimization_barrier %v877 : tensor<1000xi1>
  %v879 = stablehlo.optimization_barrier %v503 : tensor<1000xf16>
  %v880 = stablehlo.bitcast_convert %v879 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v881 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v882 = stablehlo.xor %v880, %v881 : tensor<1000xui16>
  %v883 = stablehlo.optimization_barrier %v506 : tensor<1000xf16>
  %v884 = stablehlo.bitcast_convert %v883 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v885 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v886 = stablehlo.and %v884, %v885 : tensor<1000xui16>
  %v887 = stablehlo.optimization_barrier %v882 : tensor<1000xui16>
  %v888 = stablehlo.optimization_barrier %v886 : tensor<1000xui16>
  %v889 = stablehlo.select %v878, %v887, %v888 : tensor<1000xi1>, tensor<1000xui16>
  %v890 = stablehlo.optimization_barrier %v876 : tensor<1000xf16>
  %v891 = stablehlo.bitcast_convert %v890 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v892 = stablehlo.optimization_barrier %v889 : tensor<1000xui16>
  check.expect_eq %v891, %v892 : tensor<1000xui16>
  %v893 = stablehlo.compare GT, %v503, %v506, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v894 = stablehlo.compare GT, %v797, %v800, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v895 = stablehlo.optimization_barrier %v894 : tensor<1000xi1>
  check.expect_eq %v893, %v895 : tensor<1000xi1>
  %v896 = stablehlo.compare GT, %v503, %v506, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v897 = stablehlo.negate %v503 : tensor<1000xf16>
  %v898 = stablehlo.abs %v506 : tensor<1000xf16>
  %v899 = stablehlo.select %v896, %v897, %v898 : tensor<1000xi1>, tensor<1000xf16>
  %v900 = stablehlo.compare GT, %v797, %v800, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v901 = stablehlo.optimization_barrier %v900 : tensor<1000xi1>
  %v902 = stablehlo.optimization_barrier %v503 : tensor<1000xf16>
  %v903 = stablehlo.bitcast_convert %v902 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v904 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v905 = stablehlo.xor %v903, %v904 : tensor<1000xui16>
  %v906 = stablehlo.optimization_barrier %v506 : tensor<1000xf16>
  %v907 = stablehlo.bitcast_convert %v906 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v908 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v909 = stablehlo.and %v907, %v908 : tensor<1000xui16>
  %v910 = stablehlo.optimization_barrier %v905 : tensor<1000xui16>
  %v911 = stablehlo.optimization_barrier %v909 : tensor<1000xui16>
  %v912 = stablehlo.select %v901, %v910, %v911 : tensor<1000xi1>, tensor<1000xui16>
  %v913 = stablehlo.optimization_barrier %v899 : tensor<1000xf16>
  %v914 = stablehlo.bitcast_convert %v913 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v915 = stablehlo.optimization_barrier %v912 : tensor<1000xui16>
  check.expect_eq %v914, %v915 : tensor<1000xui16>
  %v916 = stablehlo.compare GE, %v503, %v506, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v917 = stablehlo.compare GE, %v797, %v800, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v918 = stablehlo.optimization_barrier %v917 : tensor<1000xi1>
  check.expect_eq %v916, %v918 : tensor<1000xi1>
  %v919 = stablehlo.compare GE, %v503, %v506, FLOAT : (tensor<1000xf16>, tensor<1000xf16>) -> tensor<1000xi1>
  %v920 = stablehlo.negate %v503 : tensor<1000xf16>
  %v921 = stablehlo.abs %v506 : tensor<1000xf16>
  %v922 = stablehlo.select %v919, %v920, %v921 : tensor<1000xi1>, tensor<1000xf16>
  %v923 = stablehlo.compare GE, %v797, %v800, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v924 = stablehlo.optimization_barrier %v923 : tensor<1000xi1>
  %v925 = stablehlo.optimization_barrier %v503 : tensor<1000xf16>
  %v926 = stablehlo.bitcast_convert %v925 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v927 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v928 = stablehlo.xor %v926, %v927 : tensor<1000xui16>
  %v929 = stablehlo.optimization_barrier %v506 : tensor<1000xf16>
  %v930 = stablehlo.bitcast_convert %v929 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v931 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v932 = stablehlo.and %v930, %v931 : tensor<1000xui16>
  %v933 = stablehlo.optimization_barrier %v928 : tensor<1000xui16>
  %v934 = stablehlo.optimization_barrier %v932 : tensor<1000xui16>
  %v935 = stablehlo.select %v924, %v933, %v934 : tensor<1000xi1>, tensor<1000xui16>
  %v936 = stablehlo.optimization_barrier %v922 : tensor<1000xf16>
  %v937 = stablehlo.bitcast_convert %v936 : (tensor<1000xf16>) -> tensor<1000xui16>
  %v938 = stablehlo.optimization_barrier %v935 : tensor<1000xui16>
  check.expect_eq %v937, %v938 : tensor<1000xui16>
  %v939 = stablehlo.is_finite %v503 : (tensor<1000xf16>) -> tensor<1000xi1>
  %v940 = stablehlo.optimization_barrier %v503 : tensor<1000xf16>
  %v941 = stablehlo.convert %v940 : (tensor<1000xf16>) -> tensor<1000xf32>
  %v942 = stablehlo.optimization_barrier %v941 : tensor<1000xf32>
  %v943 = stablehlo.is_finite %v942 : (tensor<1000xf32>) -> tensor<1000xi1>
  %v944 = stablehlo.optimization_barrier %v943 : tensor<1000xi1>
  check.expect_eq %v939, %v944 : tensor<1000xi1>
  %v945 = stablehlo.constant dense<4243> : tensor<1000xi32>
  %v946 = stablehlo.optimization_barrier %v945 : tensor<1000xi32>
  %v947 = stablehlo.multiply %v1, %v946 : tensor<1000xi32>
  %v948 = stablehlo.convert %v947 : (tensor<1000xi32>) -> tensor<1000xui16>
  %v949 = stablehlo.constant dense<64> : tensor<1000xui16>
  %v950 = stablehlo.or %v948, %v949 : tensor<1000xui16>
  %v951 = stablehlo.bitcast_convert %v950 : (tensor<1000xui16>) -> tensor<1000xbf16>
  %v952 = stablehlo.optimization_barrier %v951 : tensor<1000xbf16>
  %v953 = stablehlo.constant dense<[[0, 32768, 1, 32769, 32640, 65408, 32704, 15360]]> : tensor<1x8xui16>
  %v954 = stablehlo.optimization_barrier %v953 : tensor<1x8xui16>
  %v955 = stablehlo.broadcast_in_dim %v954, dims = [0, 1] : (tensor<1x8xui16>) -> tensor<125x8xui16>
  %v956 = stablehlo.reshape %v955 : (tensor<125x8xui16>) -> tensor<1000xui16>
  %v957 = stablehlo.bitcast_convert %v956 : (tensor<1000xui16>) -> tensor<1000xbf16>
  %v958 = stablehlo.optimization_barrier %v957 : tensor<1000xbf16>
  %v959 = stablehlo.constant dense<3> : tensor<1000xi32>
  %v960 = stablehlo.remainder %v1, %v959 : tensor<1000xi32>
  %v961 = stablehlo.constant dense<0> : tensor<1000xi32>
  %v962 = stablehlo.compare EQ, %v960, %v961, SIGNED : (tensor<1000xi32>, tensor<1000xi32>) -> tensor<1000xi1>
  %v963 = stablehlo.select %v962, %v958, %v952 : tensor<1000xi1>, tensor<1000xbf16>
  %v964 = stablehlo.optimization_barrier %v963 : tensor<1000xbf16>
  %v965 = stablehlo.reverse %v958, dims = [0] : tensor<1000xbf16>
  %v966 = stablehlo.optimization_barrier %v965 : tensor<1000xbf16>
  %v967 = stablehlo.constant dense<-0.0> : tensor<1000xbf16>
  %v968 = stablehlo.optimization_barrier %v964 : tensor<1000xbf16>
  %v969 = stablehlo.convert %v968 : (tensor<1000xbf16>) -> tensor<1000xf32>
  %v970 = stablehlo.optimization_barrier %v969 : tensor<1000xf32>
  %v971 = stablehlo.optimization_barrier %v958 : tensor<1000xbf16>
  %v972 = stablehlo.convert %v971 : (tensor<1000xbf16>) -> tensor<1000xf32>
  %v973 = stablehlo.optimization_barrier %v972 : tensor<1000xf32>
  %v974 = stablehlo.compare EQ, %v964, %v958, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v975 = stablehlo.compare EQ, %v970, %v973, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v976 = stablehlo.optimization_barrier %v975 : tensor<1000xi1>
  check.expect_eq %v974, %v976 : tensor<1000xi1>
  %v977 = stablehlo.compare EQ, %v964, %v958, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v978 = stablehlo.negate %v964 : tensor<1000xbf16>
  %v979 = stablehlo.abs %v958 : tensor<1000xbf16>
  %v980 = stablehlo.select %v977, %v978, %v979 : tensor<1000xi1>, tensor<1000xbf16>
  %v981 = stablehlo.compare EQ, %v970, %v973, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v982 = stablehlo.optimization_barrier %v981 : tensor<1000xi1>
  %v983 = stablehlo.optimization_barrier %v964 : tensor<1000xbf16>
  %v984 = stablehlo.bitcast_convert %v983 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v985 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v986 = stablehlo.xor %v984, %v985 : tensor<1000xui16>
  %v987 = stablehlo.optimization_barrier %v958 : tensor<1000xbf16>
  %v988 = stablehlo.bitcast_convert %v987 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v989 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v990 = stablehlo.and %v988, %v989 : tensor<1000xui16>
  %v991 = stablehlo.optimization_barrier %v986 : tensor<1000xui16>
  %v992 = stablehlo.optimization_barrier %v990 : tensor<1000xui16>
  %v993 = stablehlo.select %v982, %v991, %v992 : tensor<1000xi1>, tensor<1000xui16>
  %v994 = stablehlo.optimization_barrier %v980 : tensor<1000xbf16>
  %v995 = stablehlo.bitcast_convert %v994 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v996 = stablehlo.optimization_barrier %v993 : tensor<1000xui16>
  check.expect_eq %v995, %v996 : tensor<1000xui16>
  %v997 = stablehlo.compare NE, %v964, %v958, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v998 = stablehlo.compare NE, %v970, %v973, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v999 = stablehlo.optimization_barrier %v998 : tensor<1000xi1>
  check.expect_eq %v997, %v999 : tensor<1000xi1>
  %v1000 = stablehlo.compare NE, %v964, %v958, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1001 = stablehlo.negate %v964 : tensor<1000xbf16>
  %v1002 = stablehlo.abs %v958 : tensor<1000xbf16>
  %v1003 = stablehlo.select %v1000, %v1001, %v1002 : tensor<1000xi1>, tensor<1000xbf16>
  %v1004 = stablehlo.compare NE, %v970, %v973, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1005 = stablehlo.optimization_barrier %v1004 : tensor<1000xi1>
  %v1006 = stablehlo.optimization_barrier %v964 : tensor<1000xbf16>
  %v1007 = stablehlo.bitcast_convert %v1006 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1008 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v1009 = stablehlo.xor %v1007, %v1008 : tensor<1000xui16>
  %v1010 = stablehlo.optimization_barrier %v958 : tensor<1000xbf16>
  %v1011 = stablehlo.bitcast_convert %v1010 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1012 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v1013 = stablehlo.and %v1011, %v1012 : tensor<1000xui16>
  %v1014 = stablehlo.optimization_barrier %v1009 : tensor<1000xui16>
  %v1015 = stablehlo.optimization_barrier %v1013 : tensor<1000xui16>
  %v1016 = stablehlo.select %v1005, %v1014, %v1015 : tensor<1000xi1>, tensor<1000xui16>
  %v1017 = stablehlo.optimization_barrier %v1003 : tensor<1000xbf16>
  %v1018 = stablehlo.bitcast_convert %v1017 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1019 = stablehlo.optimization_barrier %v1016 : tensor<1000xui16>
  check.expect_eq %v1018, %v1019 : tensor<1000xui16>
  %v1020 = stablehlo.compare LT, %v964, %v958, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1021 = stablehlo.compare LT, %v970, %v973, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1022 = stablehlo.optimization_barrier %v1021 : tensor<1000xi1>
  check.expect_eq %v1020, %v1022 : tensor<1000xi1>
  %v1023 = stablehlo.compare LT, %v964, %v958, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1024 = stablehlo.negate %v964 : tensor<1000xbf16>
  %v1025 = stablehlo.abs %v958 : tensor<1000xbf16>
  %v1026 = stablehlo.select %v1023, %v1024, %v1025 : tensor<1000xi1>, tensor<1000xbf16>
  %v1027 = stablehlo.compare LT, %v970, %v973, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1028 = stablehlo.optimization_barrier %v1027 : tensor<1000xi1>
  %v1029 = stablehlo.optimization_barrier %v964 : tensor<1000xbf16>
  %v1030 = stablehlo.bitcast_convert %v1029 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1031 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v1032 = stablehlo.xor %v1030, %v1031 : tensor<1000xui16>
  %v1033 = stablehlo.optimization_barrier %v958 : tensor<1000xbf16>
  %v1034 = stablehlo.bitcast_convert %v1033 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1035 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v1036 = stablehlo.and %v1034, %v1035 : tensor<1000xui16>
  %v1037 = stablehlo.optimization_barrier %v1032 : tensor<1000xui16>
  %v1038 = stablehlo.optimization_barrier %v1036 : tensor<1000xui16>
  %v1039 = stablehlo.select %v1028, %v1037, %v1038 : tensor<1000xi1>, tensor<1000xui16>
  %v1040 = stablehlo.optimization_barrier %v1026 : tensor<1000xbf16>
  %v1041 = stablehlo.bitcast_convert %v1040 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1042 = stablehlo.optimization_barrier %v1039 : tensor<1000xui16>
  check.expect_eq %v1041, %v1042 : tensor<1000xui16>
  %v1043 = stablehlo.compare LE, %v964, %v958, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1044 = stablehlo.compare LE, %v970, %v973, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1045 = stablehlo.optimization_barrier %v1044 : tensor<1000xi1>
  check.expect_eq %v1043, %v1045 : tensor<1000xi1>
  %v1046 = stablehlo.compare LE, %v964, %v958, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1047 = stablehlo.negate %v964 : tensor<1000xbf16>
  %v1048 = stablehlo.abs %v958 : tensor<1000xbf16>
  %v1049 = stablehlo.select %v1046, %v1047, %v1048 : tensor<1000xi1>, tensor<1000xbf16>
  %v1050 = stablehlo.compare LE, %v970, %v973, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1051 = stablehlo.optimization_barrier %v1050 : tensor<1000xi1>
  %v1052 = stablehlo.optimization_barrier %v964 : tensor<1000xbf16>
  %v1053 = stablehlo.bitcast_convert %v1052 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1054 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v1055 = stablehlo.xor %v1053, %v1054 : tensor<1000xui16>
  %v1056 = stablehlo.optimization_barrier %v958 : tensor<1000xbf16>
  %v1057 = stablehlo.bitcast_convert %v1056 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1058 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v1059 = stablehlo.and %v1057, %v1058 : tensor<1000xui16>
  %v1060 = stablehlo.optimization_barrier %v1055 : tensor<1000xui16>
  %v1061 = stablehlo.optimization_barrier %v1059 : tensor<1000xui16>
  %v1062 = stablehlo.select %v1051, %v1060, %v1061 : tensor<1000xi1>, tensor<1000xui16>
  %v1063 = stablehlo.optimization_barrier %v1049 : tensor<1000xbf16>
  %v1064 = stablehlo.bitcast_convert %v1063 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1065 = stablehlo.optimization_barrier %v1062 : tensor<1000xui16>
  check.expect_eq %v1064, %v1065 : tensor<1000xui16>
  %v1066 = stablehlo.compare GT, %v964, %v958, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1067 = stablehlo.compare GT, %v970, %v973, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1068 = stablehlo.optimization_barrier %v1067 : tensor<1000xi1>
  check.expect_eq %v1066, %v1068 : tensor<1000xi1>
  %v1069 = stablehlo.compare GT, %v964, %v958, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1070 = stablehlo.negate %v964 : tensor<1000xbf16>
  %v1071 = stablehlo.abs %v958 : tensor<1000xbf16>
  %v1072 = stablehlo.select %v1069, %v1070, %v1071 : tensor<1000xi1>, tensor<1000xbf16>
  %v1073 = stablehlo.compare GT, %v970, %v973, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1074 = stablehlo.optimization_barrier %v1073 : tensor<1000xi1>
  %v1075 = stablehlo.optimization_barrier %v964 : tensor<1000xbf16>
  %v1076 = stablehlo.bitcast_convert %v1075 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1077 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v1078 = stablehlo.xor %v1076, %v1077 : tensor<1000xui16>
  %v1079 = stablehlo.optimization_barrier %v958 : tensor<1000xbf16>
  %v1080 = stablehlo.bitcast_convert %v1079 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1081 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v1082 = stablehlo.and %v1080, %v1081 : tensor<1000xui16>
  %v1083 = stablehlo.optimization_barrier %v1078 : tensor<1000xui16>
  %v1084 = stablehlo.optimization_barrier %v1082 : tensor<1000xui16>
  %v1085 = stablehlo.select %v1074, %v1083, %v1084 : tensor<1000xi1>, tensor<1000xui16>
  %v1086 = stablehlo.optimization_barrier %v1072 : tensor<1000xbf16>
  %v1087 = stablehlo.bitcast_convert %v1086 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1088 = stablehlo.optimization_barrier %v1085 : tensor<1000xui16>
  check.expect_eq %v1087, %v1088 : tensor<1000xui16>
  %v1089 = stablehlo.compare GE, %v964, %v958, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1090 = stablehlo.compare GE, %v970, %v973, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1091 = stablehlo.optimization_barrier %v1090 : tensor<1000xi1>
  check.expect_eq %v1089, %v1091 : tensor<1000xi1>
  %v1092 = stablehlo.compare GE, %v964, %v958, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1093 = stablehlo.negate %v964 : tensor<1000xbf16>
  %v1094 = stablehlo.abs %v958 : tensor<1000xbf16>
  %v1095 = stablehlo.select %v1092, %v1093, %v1094 : tensor<1000xi1>, tensor<1000xbf16>
  %v1096 = stablehlo.compare GE, %v970, %v973, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1097 = stablehlo.optimization_barrier %v1096 : tensor<1000xi1>
  %v1098 = stablehlo.optimization_barrier %v964 : tensor<1000xbf16>
  %v1099 = stablehlo.bitcast_convert %v1098 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1100 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v1101 = stablehlo.xor %v1099, %v1100 : tensor<1000xui16>
  %v1102 = stablehlo.optimization_barrier %v958 : tensor<1000xbf16>
  %v1103 = stablehlo.bitcast_convert %v1102 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1104 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v1105 = stablehlo.and %v1103, %v1104 : tensor<1000xui16>
  %v1106 = stablehlo.optimization_barrier %v1101 : tensor<1000xui16>
  %v1107 = stablehlo.optimization_barrier %v1105 : tensor<1000xui16>
  %v1108 = stablehlo.select %v1097, %v1106, %v1107 : tensor<1000xi1>, tensor<1000xui16>
  %v1109 = stablehlo.optimization_barrier %v1095 : tensor<1000xbf16>
  %v1110 = stablehlo.bitcast_convert %v1109 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1111 = stablehlo.optimization_barrier %v1108 : tensor<1000xui16>
  check.expect_eq %v1110, %v1111 : tensor<1000xui16>
  %v1112 = stablehlo.optimization_barrier %v964 : tensor<1000xbf16>
  %v1113 = stablehlo.convert %v1112 : (tensor<1000xbf16>) -> tensor<1000xf32>
  %v1114 = stablehlo.optimization_barrier %v1113 : tensor<1000xf32>
  %v1115 = stablehlo.optimization_barrier %v966 : tensor<1000xbf16>
  %v1116 = stablehlo.convert %v1115 : (tensor<1000xbf16>) -> tensor<1000xf32>
  %v1117 = stablehlo.optimization_barrier %v1116 : tensor<1000xf32>
  %v1118 = stablehlo.compare EQ, %v964, %v966, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1119 = stablehlo.compare EQ, %v1114, %v1117, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1120 = stablehlo.optimization_barrier %v1119 : tensor<1000xi1>
  check.expect_eq %v1118, %v1120 : tensor<1000xi1>
  %v1121 = stablehlo.compare EQ, %v964, %v966, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1122 = stablehlo.negate %v964 : tensor<1000xbf16>
  %v1123 = stablehlo.abs %v966 : tensor<1000xbf16>
  %v1124 = stablehlo.select %v1121, %v1122, %v1123 : tensor<1000xi1>, tensor<1000xbf16>
  %v1125 = stablehlo.compare EQ, %v1114, %v1117, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1126 = stablehlo.optimization_barrier %v1125 : tensor<1000xi1>
  %v1127 = stablehlo.optimization_barrier %v964 : tensor<1000xbf16>
  %v1128 = stablehlo.bitcast_convert %v1127 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1129 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v1130 = stablehlo.xor %v1128, %v1129 : tensor<1000xui16>
  %v1131 = stablehlo.optimization_barrier %v966 : tensor<1000xbf16>
  %v1132 = stablehlo.bitcast_convert %v1131 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1133 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v1134 = stablehlo.and %v1132, %v1133 : tensor<1000xui16>
  %v1135 = stablehlo.optimization_barrier %v1130 : tensor<1000xui16>
  %v1136 = stablehlo.optimization_barrier %v1134 : tensor<1000xui16>
  %v1137 = stablehlo.select %v1126, %v1135, %v1136 : tensor<1000xi1>, tensor<1000xui16>
  %v1138 = stablehlo.optimization_barrier %v1124 : tensor<1000xbf16>
  %v1139 = stablehlo.bitcast_convert %v1138 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1140 = stablehlo.optimization_barrier %v1137 : tensor<1000xui16>
  check.expect_eq %v1139, %v1140 : tensor<1000xui16>
  %v1141 = stablehlo.compare NE, %v964, %v966, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1142 = stablehlo.compare NE, %v1114, %v1117, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1143 = stablehlo.optimization_barrier %v1142 : tensor<1000xi1>
  check.expect_eq %v1141, %v1143 : tensor<1000xi1>
  %v1144 = stablehlo.compare NE, %v964, %v966, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1145 = stablehlo.negate %v964 : tensor<1000xbf16>
  %v1146 = stablehlo.abs %v966 : tensor<1000xbf16>
  %v1147 = stablehlo.select %v1144, %v1145, %v1146 : tensor<1000xi1>, tensor<1000xbf16>
  %v1148 = stablehlo.compare NE, %v1114, %v1117, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1149 = stablehlo.optimization_barrier %v1148 : tensor<1000xi1>
  %v1150 = stablehlo.optimization_barrier %v964 : tensor<1000xbf16>
  %v1151 = stablehlo.bitcast_convert %v1150 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1152 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v1153 = stablehlo.xor %v1151, %v1152 : tensor<1000xui16>
  %v1154 = stablehlo.optimization_barrier %v966 : tensor<1000xbf16>
  %v1155 = stablehlo.bitcast_convert %v1154 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1156 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v1157 = stablehlo.and %v1155, %v1156 : tensor<1000xui16>
  %v1158 = stablehlo.optimization_barrier %v1153 : tensor<1000xui16>
  %v1159 = stablehlo.optimization_barrier %v1157 : tensor<1000xui16>
  %v1160 = stablehlo.select %v1149, %v1158, %v1159 : tensor<1000xi1>, tensor<1000xui16>
  %v1161 = stablehlo.optimization_barrier %v1147 : tensor<1000xbf16>
  %v1162 = stablehlo.bitcast_convert %v1161 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1163 = stablehlo.optimization_barrier %v1160 : tensor<1000xui16>
  check.expect_eq %v1162, %v1163 : tensor<1000xui16>
  %v1164 = stablehlo.compare LT, %v964, %v966, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1165 = stablehlo.compare LT, %v1114, %v1117, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1166 = stablehlo.optimization_barrier %v1165 : tensor<1000xi1>
  check.expect_eq %v1164, %v1166 : tensor<1000xi1>
  %v1167 = stablehlo.compare LT, %v964, %v966, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1168 = stablehlo.negate %v964 : tensor<1000xbf16>
  %v1169 = stablehlo.abs %v966 : tensor<1000xbf16>
  %v1170 = stablehlo.select %v1167, %v1168, %v1169 : tensor<1000xi1>, tensor<1000xbf16>
  %v1171 = stablehlo.compare LT, %v1114, %v1117, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1172 = stablehlo.optimization_barrier %v1171 : tensor<1000xi1>
  %v1173 = stablehlo.optimization_barrier %v964 : tensor<1000xbf16>
  %v1174 = stablehlo.bitcast_convert %v1173 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1175 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v1176 = stablehlo.xor %v1174, %v1175 : tensor<1000xui16>
  %v1177 = stablehlo.optimization_barrier %v966 : tensor<1000xbf16>
  %v1178 = stablehlo.bitcast_convert %v1177 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1179 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v1180 = stablehlo.and %v1178, %v1179 : tensor<1000xui16>
  %v1181 = stablehlo.optimization_barrier %v1176 : tensor<1000xui16>
  %v1182 = stablehlo.optimization_barrier %v1180 : tensor<1000xui16>
  %v1183 = stablehlo.select %v1172, %v1181, %v1182 : tensor<1000xi1>, tensor<1000xui16>
  %v1184 = stablehlo.optimization_barrier %v1170 : tensor<1000xbf16>
  %v1185 = stablehlo.bitcast_convert %v1184 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1186 = stablehlo.optimization_barrier %v1183 : tensor<1000xui16>
  check.expect_eq %v1185, %v1186 : tensor<1000xui16>
  %v1187 = stablehlo.compare LE, %v964, %v966, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1188 = stablehlo.compare LE, %v1114, %v1117, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1189 = stablehlo.optimization_barrier %v1188 : tensor<1000xi1>
  check.expect_eq %v1187, %v1189 : tensor<1000xi1>
  %v1190 = stablehlo.compare LE, %v964, %v966, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1191 = stablehlo.negate %v964 : tensor<1000xbf16>
  %v1192 = stablehlo.abs %v966 : tensor<1000xbf16>
  %v1193 = stablehlo.select %v1190, %v1191, %v1192 : tensor<1000xi1>, tensor<1000xbf16>
  %v1194 = stablehlo.compare LE, %v1114, %v1117, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1195 = stablehlo.optimization_barrier %v1194 : tensor<1000xi1>
  %v1196 = stablehlo.optimization_barrier %v964 : tensor<1000xbf16>
  %v1197 = stablehlo.bitcast_convert %v1196 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1198 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v1199 = stablehlo.xor %v1197, %v1198 : tensor<1000xui16>
  %v1200 = stablehlo.optimization_barrier %v966 : tensor<1000xbf16>
  %v1201 = stablehlo.bitcast_convert %v1200 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1202 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v1203 = stablehlo.and %v1201, %v1202 : tensor<1000xui16>
  %v1204 = stablehlo.optimization_barrier %v1199 : tensor<1000xui16>
  %v1205 = stablehlo.optimization_barrier %v1203 : tensor<1000xui16>
  %v1206 = stablehlo.select %v1195, %v1204, %v1205 : tensor<1000xi1>, tensor<1000xui16>
  %v1207 = stablehlo.optimization_barrier %v1193 : tensor<1000xbf16>
  %v1208 = stablehlo.bitcast_convert %v1207 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1209 = stablehlo.optimization_barrier %v1206 : tensor<1000xui16>
  check.expect_eq %v1208, %v1209 : tensor<1000xui16>
  %v1210 = stablehlo.compare GT, %v964, %v966, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1211 = stablehlo.compare GT, %v1114, %v1117, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1212 = stablehlo.optimization_barrier %v1211 : tensor<1000xi1>
  check.expect_eq %v1210, %v1212 : tensor<1000xi1>
  %v1213 = stablehlo.compare GT, %v964, %v966, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1214 = stablehlo.negate %v964 : tensor<1000xbf16>
  %v1215 = stablehlo.abs %v966 : tensor<1000xbf16>
  %v1216 = stablehlo.select %v1213, %v1214, %v1215 : tensor<1000xi1>, tensor<1000xbf16>
  %v1217 = stablehlo.compare GT, %v1114, %v1117, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1218 = stablehlo.optimization_barrier %v1217 : tensor<1000xi1>
  %v1219 = stablehlo.optimization_barrier %v964 : tensor<1000xbf16>
  %v1220 = stablehlo.bitcast_convert %v1219 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1221 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v1222 = stablehlo.xor %v1220, %v1221 : tensor<1000xui16>
  %v1223 = stablehlo.optimization_barrier %v966 : tensor<1000xbf16>
  %v1224 = stablehlo.bitcast_convert %v1223 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1225 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v1226 = stablehlo.and %v1224, %v1225 : tensor<1000xui16>
  %v1227 = stablehlo.optimization_barrier %v1222 : tensor<1000xui16>
  %v1228 = stablehlo.optimization_barrier %v1226 : tensor<1000xui16>
  %v1229 = stablehlo.select %v1218, %v1227, %v1228 : tensor<1000xi1>, tensor<1000xui16>
  %v1230 = stablehlo.optimization_barrier %v1216 : tensor<1000xbf16>
  %v1231 = stablehlo.bitcast_convert %v1230 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1232 = stablehlo.optimization_barrier %v1229 : tensor<1000xui16>
  check.expect_eq %v1231, %v1232 : tensor<1000xui16>
  %v1233 = stablehlo.compare GE, %v964, %v966, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1234 = stablehlo.compare GE, %v1114, %v1117, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1235 = stablehlo.optimization_barrier %v1234 : tensor<1000xi1>
  check.expect_eq %v1233, %v1235 : tensor<1000xi1>
  %v1236 = stablehlo.compare GE, %v964, %v966, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1237 = stablehlo.negate %v964 : tensor<1000xbf16>
  %v1238 = stablehlo.abs %v966 : tensor<1000xbf16>
  %v1239 = stablehlo.select %v1236, %v1237, %v1238 : tensor<1000xi1>, tensor<1000xbf16>
  %v1240 = stablehlo.compare GE, %v1114, %v1117, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1241 = stablehlo.optimization_barrier %v1240 : tensor<1000xi1>
  %v1242 = stablehlo.optimization_barrier %v964 : tensor<1000xbf16>
  %v1243 = stablehlo.bitcast_convert %v1242 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1244 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v1245 = stablehlo.xor %v1243, %v1244 : tensor<1000xui16>
  %v1246 = stablehlo.optimization_barrier %v966 : tensor<1000xbf16>
  %v1247 = stablehlo.bitcast_convert %v1246 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1248 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v1249 = stablehlo.and %v1247, %v1248 : tensor<1000xui16>
  %v1250 = stablehlo.optimization_barrier %v1245 : tensor<1000xui16>
  %v1251 = stablehlo.optimization_barrier %v1249 : tensor<1000xui16>
  %v1252 = stablehlo.select %v1241, %v1250, %v1251 : tensor<1000xi1>, tensor<1000xui16>
  %v1253 = stablehlo.optimization_barrier %v1239 : tensor<1000xbf16>
  %v1254 = stablehlo.bitcast_convert %v1253 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1255 = stablehlo.optimization_barrier %v1252 : tensor<1000xui16>
  check.expect_eq %v1254, %v1255 : tensor<1000xui16>
  %v1256 = stablehlo.optimization_barrier %v964 : tensor<1000xbf16>
  %v1257 = stablehlo.convert %v1256 : (tensor<1000xbf16>) -> tensor<1000xf32>
  %v1258 = stablehlo.optimization_barrier %v1257 : tensor<1000xf32>
  %v1259 = stablehlo.optimization_barrier %v967 : tensor<1000xbf16>
  %v1260 = stablehlo.convert %v1259 : (tensor<1000xbf16>) -> tensor<1000xf32>
  %v1261 = stablehlo.optimization_barrier %v1260 : tensor<1000xf32>
  %v1262 = stablehlo.compare EQ, %v964, %v967, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1263 = stablehlo.compare EQ, %v1258, %v1261, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1264 = stablehlo.optimization_barrier %v1263 : tensor<1000xi1>
  check.expect_eq %v1262, %v1264 : tensor<1000xi1>
  %v1265 = stablehlo.compare EQ, %v964, %v967, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1266 = stablehlo.negate %v964 : tensor<1000xbf16>
  %v1267 = stablehlo.abs %v967 : tensor<1000xbf16>
  %v1268 = stablehlo.select %v1265, %v1266, %v1267 : tensor<1000xi1>, tensor<1000xbf16>
  %v1269 = stablehlo.compare EQ, %v1258, %v1261, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1270 = stablehlo.optimization_barrier %v1269 : tensor<1000xi1>
  %v1271 = stablehlo.optimization_barrier %v964 : tensor<1000xbf16>
  %v1272 = stablehlo.bitcast_convert %v1271 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1273 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v1274 = stablehlo.xor %v1272, %v1273 : tensor<1000xui16>
  %v1275 = stablehlo.optimization_barrier %v967 : tensor<1000xbf16>
  %v1276 = stablehlo.bitcast_convert %v1275 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1277 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v1278 = stablehlo.and %v1276, %v1277 : tensor<1000xui16>
  %v1279 = stablehlo.optimization_barrier %v1274 : tensor<1000xui16>
  %v1280 = stablehlo.optimization_barrier %v1278 : tensor<1000xui16>
  %v1281 = stablehlo.select %v1270, %v1279, %v1280 : tensor<1000xi1>, tensor<1000xui16>
  %v1282 = stablehlo.optimization_barrier %v1268 : tensor<1000xbf16>
  %v1283 = stablehlo.bitcast_convert %v1282 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1284 = stablehlo.optimization_barrier %v1281 : tensor<1000xui16>
  check.expect_eq %v1283, %v1284 : tensor<1000xui16>
  %v1285 = stablehlo.compare NE, %v964, %v967, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1286 = stablehlo.compare NE, %v1258, %v1261, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1287 = stablehlo.optimization_barrier %v1286 : tensor<1000xi1>
  check.expect_eq %v1285, %v1287 : tensor<1000xi1>
  %v1288 = stablehlo.compare NE, %v964, %v967, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1289 = stablehlo.negate %v964 : tensor<1000xbf16>
  %v1290 = stablehlo.abs %v967 : tensor<1000xbf16>
  %v1291 = stablehlo.select %v1288, %v1289, %v1290 : tensor<1000xi1>, tensor<1000xbf16>
  %v1292 = stablehlo.compare NE, %v1258, %v1261, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1293 = stablehlo.optimization_barrier %v1292 : tensor<1000xi1>
  %v1294 = stablehlo.optimization_barrier %v964 : tensor<1000xbf16>
  %v1295 = stablehlo.bitcast_convert %v1294 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1296 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v1297 = stablehlo.xor %v1295, %v1296 : tensor<1000xui16>
  %v1298 = stablehlo.optimization_barrier %v967 : tensor<1000xbf16>
  %v1299 = stablehlo.bitcast_convert %v1298 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1300 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v1301 = stablehlo.and %v1299, %v1300 : tensor<1000xui16>
  %v1302 = stablehlo.optimization_barrier %v1297 : tensor<1000xui16>
  %v1303 = stablehlo.optimization_barrier %v1301 : tensor<1000xui16>
  %v1304 = stablehlo.select %v1293, %v1302, %v1303 : tensor<1000xi1>, tensor<1000xui16>
  %v1305 = stablehlo.optimization_barrier %v1291 : tensor<1000xbf16>
  %v1306 = stablehlo.bitcast_convert %v1305 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1307 = stablehlo.optimization_barrier %v1304 : tensor<1000xui16>
  check.expect_eq %v1306, %v1307 : tensor<1000xui16>
  %v1308 = stablehlo.compare LT, %v964, %v967, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1309 = stablehlo.compare LT, %v1258, %v1261, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1310 = stablehlo.optimization_barrier %v1309 : tensor<1000xi1>
  check.expect_eq %v1308, %v1310 : tensor<1000xi1>
  %v1311 = stablehlo.compare LT, %v964, %v967, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1312 = stablehlo.negate %v964 : tensor<1000xbf16>
  %v1313 = stablehlo.abs %v967 : tensor<1000xbf16>
  %v1314 = stablehlo.select %v1311, %v1312, %v1313 : tensor<1000xi1>, tensor<1000xbf16>
  %v1315 = stablehlo.compare LT, %v1258, %v1261, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1316 = stablehlo.optimization_barrier %v1315 : tensor<1000xi1>
  %v1317 = stablehlo.optimization_barrier %v964 : tensor<1000xbf16>
  %v1318 = stablehlo.bitcast_convert %v1317 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1319 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v1320 = stablehlo.xor %v1318, %v1319 : tensor<1000xui16>
  %v1321 = stablehlo.optimization_barrier %v967 : tensor<1000xbf16>
  %v1322 = stablehlo.bitcast_convert %v1321 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1323 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v1324 = stablehlo.and %v1322, %v1323 : tensor<1000xui16>
  %v1325 = stablehlo.optimization_barrier %v1320 : tensor<1000xui16>
  %v1326 = stablehlo.optimization_barrier %v1324 : tensor<1000xui16>
  %v1327 = stablehlo.select %v1316, %v1325, %v1326 : tensor<1000xi1>, tensor<1000xui16>
  %v1328 = stablehlo.optimization_barrier %v1314 : tensor<1000xbf16>
  %v1329 = stablehlo.bitcast_convert %v1328 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1330 = stablehlo.optimization_barrier %v1327 : tensor<1000xui16>
  check.expect_eq %v1329, %v1330 : tensor<1000xui16>
  %v1331 = stablehlo.compare LE, %v964, %v967, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1332 = stablehlo.compare LE, %v1258, %v1261, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1333 = stablehlo.optimization_barrier %v1332 : tensor<1000xi1>
  check.expect_eq %v1331, %v1333 : tensor<1000xi1>
  %v1334 = stablehlo.compare LE, %v964, %v967, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1335 = stablehlo.negate %v964 : tensor<1000xbf16>
  %v1336 = stablehlo.abs %v967 : tensor<1000xbf16>
  %v1337 = stablehlo.select %v1334, %v1335, %v1336 : tensor<1000xi1>, tensor<1000xbf16>
  %v1338 = stablehlo.compare LE, %v1258, %v1261, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1339 = stablehlo.optimization_barrier %v1338 : tensor<1000xi1>
  %v1340 = stablehlo.optimization_barrier %v964 : tensor<1000xbf16>
  %v1341 = stablehlo.bitcast_convert %v1340 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1342 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v1343 = stablehlo.xor %v1341, %v1342 : tensor<1000xui16>
  %v1344 = stablehlo.optimization_barrier %v967 : tensor<1000xbf16>
  %v1345 = stablehlo.bitcast_convert %v1344 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1346 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v1347 = stablehlo.and %v1345, %v1346 : tensor<1000xui16>
  %v1348 = stablehlo.optimization_barrier %v1343 : tensor<1000xui16>
  %v1349 = stablehlo.optimization_barrier %v1347 : tensor<1000xui16>
  %v1350 = stablehlo.select %v1339, %v1348, %v1349 : tensor<1000xi1>, tensor<1000xui16>
  %v1351 = stablehlo.optimization_barrier %v1337 : tensor<1000xbf16>
  %v1352 = stablehlo.bitcast_convert %v1351 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1353 = stablehlo.optimization_barrier %v1350 : tensor<1000xui16>
  check.expect_eq %v1352, %v1353 : tensor<1000xui16>
  %v1354 = stablehlo.compare GT, %v964, %v967, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1355 = stablehlo.compare GT, %v1258, %v1261, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1356 = stablehlo.optimization_barrier %v1355 : tensor<1000xi1>
  check.expect_eq %v1354, %v1356 : tensor<1000xi1>
  %v1357 = stablehlo.compare GT, %v964, %v967, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1358 = stablehlo.negate %v964 : tensor<1000xbf16>
  %v1359 = stablehlo.abs %v967 : tensor<1000xbf16>
  %v1360 = stablehlo.select %v1357, %v1358, %v1359 : tensor<1000xi1>, tensor<1000xbf16>
  %v1361 = stablehlo.compare GT, %v1258, %v1261, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1362 = stablehlo.optimization_barrier %v1361 : tensor<1000xi1>
  %v1363 = stablehlo.optimization_barrier %v964 : tensor<1000xbf16>
  %v1364 = stablehlo.bitcast_convert %v1363 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1365 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v1366 = stablehlo.xor %v1364, %v1365 : tensor<1000xui16>
  %v1367 = stablehlo.optimization_barrier %v967 : tensor<1000xbf16>
  %v1368 = stablehlo.bitcast_convert %v1367 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1369 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v1370 = stablehlo.and %v1368, %v1369 : tensor<1000xui16>
  %v1371 = stablehlo.optimization_barrier %v1366 : tensor<1000xui16>
  %v1372 = stablehlo.optimization_barrier %v1370 : tensor<1000xui16>
  %v1373 = stablehlo.select %v1362, %v1371, %v1372 : tensor<1000xi1>, tensor<1000xui16>
  %v1374 = stablehlo.optimization_barrier %v1360 : tensor<1000xbf16>
  %v1375 = stablehlo.bitcast_convert %v1374 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1376 = stablehlo.optimization_barrier %v1373 : tensor<1000xui16>
  check.expect_eq %v1375, %v1376 : tensor<1000xui16>
  %v1377 = stablehlo.compare GE, %v964, %v967, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1378 = stablehlo.compare GE, %v1258, %v1261, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1379 = stablehlo.optimization_barrier %v1378 : tensor<1000xi1>
  check.expect_eq %v1377, %v1379 : tensor<1000xi1>
  %v1380 = stablehlo.compare GE, %v964, %v967, FLOAT : (tensor<1000xbf16>, tensor<1000xbf16>) -> tensor<1000xi1>
  %v1381 = stablehlo.negate %v964 : tensor<1000xbf16>
  %v1382 = stablehlo.abs %v967 : tensor<1000xbf16>
  %v1383 = stablehlo.select %v1380, %v1381, %v1382 : tensor<1000xi1>, tensor<1000xbf16>
  %v1384 = stablehlo.compare GE, %v1258, %v1261, FLOAT : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xi1>
  %v1385 = stablehlo.optimization_barrier %v1384 : tensor<1000xi1>
  %v1386 = stablehlo.optimization_barrier %v964 : tensor<1000xbf16>
  %v1387 = stablehlo.bitcast_convert %v1386 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1388 = stablehlo.constant dense<32768> : tensor<1000xui16>
  %v1389 = stablehlo.xor %v1387, %v1388 : tensor<1000xui16>
  %v1390 = stablehlo.optimization_barrier %v967 : tensor<1000xbf16>
  %v1391 = stablehlo.bitcast_convert %v1390 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1392 = stablehlo.constant dense<32767> : tensor<1000xui16>
  %v1393 = stablehlo.and %v1391, %v1392 : tensor<1000xui16>
  %v1394 = stablehlo.optimization_barrier %v1389 : tensor<1000xui16>
  %v1395 = stablehlo.optimization_barrier %v1393 : tensor<1000xui16>
  %v1396 = stablehlo.select %v1385, %v1394, %v1395 : tensor<1000xi1>, tensor<1000xui16>
  %v1397 = stablehlo.optimization_barrier %v1383 : tensor<1000xbf16>
  %v1398 = stablehlo.bitcast_convert %v1397 : (tensor<1000xbf16>) -> tensor<1000xui16>
  %v1399 = stablehlo.optimization_barrier %v1396 : tensor<1000xui16>
  check.expect_eq %v1398, %v1399 : tensor<1000xui16>
  %v1400 = stablehlo.is_finite %v964 : (tensor<1000xbf16>) -> tensor<1000xi1>
  %v1401 = stablehlo.optimization_barrier %v964 : tensor<1000xbf16>
  %v1402 = stablehlo.convert %v1401 : (tensor<1000xbf16>) -> tensor<1000xf32>
  %v1403 = stablehlo.optimization_barrier %v1402 : tensor<1000xf32>
  %v1404 = stablehlo.is_finite %v1403 : (tensor<1000xf32>) -> tensor<1000xi1>
  %v1405 = stablehlo.optimization_barrier %v1404 : tensor<1000xi1>
  check.expect_eq %v1400, %v1405 : tensor<1000xi1>
  func.return
}
// >>> stdout
// 0
// <<<
