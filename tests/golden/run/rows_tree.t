// The least and the greatest of each row, and the bits that all or any have, of
// memory as it lies: rows that are no whole vectors, and no whole trees.  Oracle:
// the same by columns.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: POPC_THREADS=3 TF_CPP_MIN_LOG_LEVEL=1 poprun %s
func.func @main() {
  %v1 = stablehlo.iota dim = 0 : tensor<2345xi32>
  %v2 = util.unfoldable_constant dense<37> : tensor<i32>
  %v3 = stablehlo.broadcast_in_dim %v2, dims = [] : (tensor<i32>) -> tensor<2345xi32>
  %v4 = stablehlo.multiply %v1, %v3 : tensor<2345xi32>
  %v5 = stablehlo.constant dense<1009> : tensor<2345xi32>
  %v6 = stablehlo.remainder %v4, %v5 : tensor<2345xi32>
  %v7 = stablehlo.constant dense<504> : tensor<2345xi32>
  %v8 = stablehlo.subtract %v6, %v7 : tensor<2345xi32>
  %v9 = stablehlo.convert %v8 : (tensor<2345xi32>) -> tensor<2345xi8>
  %v10 = stablehlo.reshape %v9 : (tensor<2345xi8>) -> tensor<5x7x67xi8>
  %v11 = stablehlo.optimization_barrier %v10 : tensor<5x7x67xi8>
  %v12 = stablehlo.constant dense<-128> : tensor<i8>
  %v13 = stablehlo.reduce(%v11 init: %v12) applies stablehlo.maximum across dimensions = [2] : (tensor<5x7x67xi8>, tensor<i8>) -> tensor<5x7xi8>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<5x7xi8>
  %v15 = stablehlo.transpose %v11, dims = [2, 0, 1] : (tensor<5x7x67xi8>) -> tensor<67x5x7xi8>
  %v16 = stablehlo.optimization_barrier %v15 : tensor<67x5x7xi8>
  %v17 = stablehlo.reduce(%v16 init: %v12) applies stablehlo.maximum across dimensions = [0] : (tensor<67x5x7xi8>, tensor<i8>) -> tensor<5x7xi8>
  %v18 = stablehlo.optimization_barrier %v17 : tensor<5x7xi8>
  check.expect_eq %v14, %v18 : tensor<5x7xi8>
  %v19 = stablehlo.iota dim = 0 : tensor<2345xi32>
  %v20 = util.unfoldable_constant dense<37> : tensor<i32>
  %v21 = stablehlo.broadcast_in_dim %v20, dims = [] : (tensor<i32>) -> tensor<2345xi32>
  %v22 = stablehlo.multiply %v19, %v21 : tensor<2345xi32>
  %v23 = stablehlo.constant dense<1013> : tensor<2345xi32>
  %v24 = stablehlo.remainder %v22, %v23 : tensor<2345xi32>
  %v25 = stablehlo.constant dense<506> : tensor<2345xi32>
  %v26 = stablehlo.subtract %v24, %v25 : tensor<2345xi32>
  %v27 = stablehlo.convert %v26 : (tensor<2345xi32>) -> tensor<2345xi8>
  %v28 = stablehlo.reshape %v27 : (tensor<2345xi8>) -> tensor<5x7x67xi8>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<5x7x67xi8>
  %v30 = stablehlo.constant dense<127> : tensor<i8>
  %v31 = stablehlo.reduce(%v29 init: %v30) applies stablehlo.minimum across dimensions = [2] : (tensor<5x7x67xi8>, tensor<i8>) -> tensor<5x7xi8>
  %v32 = stablehlo.optimization_barrier %v31 : tensor<5x7xi8>
  %v33 = stablehlo.transpose %v29, dims = [2, 0, 1] : (tensor<5x7x67xi8>) -> tensor<67x5x7xi8>
  %v34 = stablehlo.optimization_barrier %v33 : tensor<67x5x7xi8>
  %v35 = stablehlo.reduce(%v34 init: %v30) applies stablehlo.minimum across dimensions = [0] : (tensor<67x5x7xi8>, tensor<i8>) -> tensor<5x7xi8>
  %v36 = stablehlo.optimization_barrier %v35 : tensor<5x7xi8>
  check.expect_eq %v32, %v36 : tensor<5x7xi8>
  %v37 = stablehlo.iota dim = 0 : tensor<2345xi32>
  %v38 = util.unfoldable_constant dense<37> : tensor<i32>
  %v39 = stablehlo.broadcast_in_dim %v38, dims = [] : (tensor<i32>) -> tensor<2345xi32>
  %v40 = stablehlo.multiply %v37, %v39 : tensor<2345xi32>
  %v41 = stablehlo.constant dense<1019> : tensor<2345xi32>
  %v42 = stablehlo.remainder %v40, %v41 : tensor<2345xi32>
  %v43 = stablehlo.constant dense<509> : tensor<2345xi32>
  %v44 = stablehlo.subtract %v42, %v43 : tensor<2345xi32>
  %v45 = stablehlo.convert %v44 : (tensor<2345xi32>) -> tensor<2345xi8>
  %v46 = stablehlo.reshape %v45 : (tensor<2345xi8>) -> tensor<5x7x67xi8>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<5x7x67xi8>
  %v48 = stablehlo.constant dense<-1> : tensor<i8>
  %v49 = stablehlo.reduce(%v47 init: %v48) applies stablehlo.and across dimensions = [2] : (tensor<5x7x67xi8>, tensor<i8>) -> tensor<5x7xi8>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<5x7xi8>
  %v51 = stablehlo.transpose %v47, dims = [2, 0, 1] : (tensor<5x7x67xi8>) -> tensor<67x5x7xi8>
  %v52 = stablehlo.optimization_barrier %v51 : tensor<67x5x7xi8>
  %v53 = stablehlo.reduce(%v52 init: %v48) applies stablehlo.and across dimensions = [0] : (tensor<67x5x7xi8>, tensor<i8>) -> tensor<5x7xi8>
  %v54 = stablehlo.optimization_barrier %v53 : tensor<5x7xi8>
  check.expect_eq %v50, %v54 : tensor<5x7xi8>
  %v55 = stablehlo.iota dim = 0 : tensor<600xi32>
  %v56 = util.unfoldable_constant dense<37> : tensor<i32>
  %v57 = stablehlo.broadcast_in_dim %v56, dims = [] : (tensor<i32>) -> tensor<600xi32>
  %v58 = stablehlo.multiply %v55, %v57 : tensor<600xi32>
  %v59 = stablehlo.constant dense<1009> : tensor<600xi32>
  %v60 = stablehlo.remainder %v58, %v59 : tensor<600xi32>
  %v61 = stablehlo.constant dense<504> : tensor<600xi32>
  %v62 = stablehlo.subtract %v60, %v61 : tensor<600xi32>
  %v63 = stablehlo.convert %v62 : (tensor<600xi32>) -> tensor<600xui8>
  %v64 = stablehlo.reshape %v63 : (tensor<600xui8>) -> tensor<3x200xui8>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<3x200xui8>
  %v66 = stablehlo.constant dense<0> : tensor<ui8>
  %v67 = stablehlo.reduce(%v65 init: %v66) applies stablehlo.maximum across dimensions = [1] : (tensor<3x200xui8>, tensor<ui8>) -> tensor<3xui8>
  %v68 = stablehlo.optimization_barrier %v67 : tensor<3xui8>
  %v69 = stablehlo.transpose %v65, dims = [1, 0] : (tensor<3x200xui8>) -> tensor<200x3xui8>
  %v70 = stablehlo.optimization_barrier %v69 : tensor<200x3xui8>
  %v71 = stablehlo.reduce(%v70 init: %v66) applies stablehlo.maximum across dimensions = [0] : (tensor<200x3xui8>, tensor<ui8>) -> tensor<3xui8>
  %v72 = stablehlo.optimization_barrier %v71 : tensor<3xui8>
  check.expect_eq %v68, %v72 : tensor<3xui8>
  %v73 = stablehlo.iota dim = 0 : tensor<600xi32>
  %v74 = util.unfoldable_constant dense<37> : tensor<i32>
  %v75 = stablehlo.broadcast_in_dim %v74, dims = [] : (tensor<i32>) -> tensor<600xi32>
  %v76 = stablehlo.multiply %v73, %v75 : tensor<600xi32>
  %v77 = stablehlo.constant dense<1013> : tensor<600xi32>
  %v78 = stablehlo.remainder %v76, %v77 : tensor<600xi32>
  %v79 = stablehlo.constant dense<506> : tensor<600xi32>
  %v80 = stablehlo.subtract %v78, %v79 : tensor<600xi32>
  %v81 = stablehlo.convert %v80 : (tensor<600xi32>) -> tensor<600xui8>
  %v82 = stablehlo.reshape %v81 : (tensor<600xui8>) -> tensor<3x200xui8>
  %v83 = stablehlo.optimization_barrier %v82 : tensor<3x200xui8>
  %v84 = stablehlo.constant dense<255> : tensor<ui8>
  %v85 = stablehlo.reduce(%v83 init: %v84) applies stablehlo.minimum across dimensions = [1] : (tensor<3x200xui8>, tensor<ui8>) -> tensor<3xui8>
  %v86 = stablehlo.optimization_barrier %v85 : tensor<3xui8>
  %v87 = stablehlo.transpose %v83, dims = [1, 0] : (tensor<3x200xui8>) -> tensor<200x3xui8>
  %v88 = stablehlo.optimization_barrier %v87 : tensor<200x3xui8>
  %v89 = stablehlo.reduce(%v88 init: %v84) applies stablehlo.minimum across dimensions = [0] : (tensor<200x3xui8>, tensor<ui8>) -> tensor<3xui8>
  %v90 = stablehlo.optimization_barrier %v89 : tensor<3xui8>
  check.expect_eq %v86, %v90 : tensor<3xui8>
  %v91 = stablehlo.iota dim = 0 : tensor<2627xi32>
  %v92 = util.unfoldable_constant dense<37> : tensor<i32>
  %v93 = stablehlo.broadcast_in_dim %v92, dims = [] : (tensor<i32>) -> tensor<2627xi32>
  %v94 = stablehlo.multiply %v91, %v93 : tensor<2627xi32>
  %v95 = stablehlo.constant dense<1009> : tensor<2627xi32>
  %v96 = stablehlo.remainder %v94, %v95 : tensor<2627xi32>
  %v97 = stablehlo.constant dense<504> : tensor<2627xi32>
  %v98 = stablehlo.subtract %v96, %v97 : tensor<2627xi32>
  %v99 = stablehlo.convert %v98 : (tensor<2627xi32>) -> tensor<2627xi16>
  %v100 = stablehlo.reshape %v99 : (tensor<2627xi16>) -> tensor<37x71xi16>
  %v101 = stablehlo.optimization_barrier %v100 : tensor<37x71xi16>
  %v102 = stablehlo.constant dense<-32768> : tensor<i16>
  %v103 = stablehlo.reduce(%v101 init: %v102) applies stablehlo.maximum across dimensions = [1] : (tensor<37x71xi16>, tensor<i16>) -> tensor<37xi16>
  %v104 = stablehlo.optimization_barrier %v103 : tensor<37xi16>
  %v105 = stablehlo.transpose %v101, dims = [1, 0] : (tensor<37x71xi16>) -> tensor<71x37xi16>
  %v106 = stablehlo.optimization_barrier %v105 : tensor<71x37xi16>
  %v107 = stablehlo.reduce(%v106 init: %v102) applies stablehlo.maximum across dimensions = [0] : (tensor<71x37xi16>, tensor<i16>) -> tensor<37xi16>
  %v108 = stablehlo.optimization_barrier %v107 : tensor<37xi16>
  check.expect_eq %v104, %v108 : tensor<37xi16>
  %v109 = stablehlo.iota dim = 0 : tensor<2627xi32>
  %v110 = util.unfoldable_constant dense<37> : tensor<i32>
  %v111 = stablehlo.broadcast_in_dim %v110, dims = [] : (tensor<i32>) -> tensor<2627xi32>
  %v112 = stablehlo.multiply %v109, %v111 : tensor<2627xi32>
  %v113 = stablehlo.constant dense<1013> : tensor<2627xi32>
  %v114 = stablehlo.remainder %v112, %v113 : tensor<2627xi32>
  %v115 = stablehlo.constant dense<506> : tensor<2627xi32>
  %v116 = stablehlo.subtract %v114, %v115 : tensor<2627xi32>
  %v117 = stablehlo.convert %v116 : (tensor<2627xi32>) -> tensor<2627xi16>
  %v118 = stablehlo.reshape %v117 : (tensor<2627xi16>) -> tensor<37x71xi16>
  %v119 = stablehlo.optimization_barrier %v118 : tensor<37x71xi16>
  %v120 = stablehlo.constant dense<32767> : tensor<i16>
  %v121 = stablehlo.reduce(%v119 init: %v120) applies stablehlo.minimum across dimensions = [1] : (tensor<37x71xi16>, tensor<i16>) -> tensor<37xi16>
  %v122 = stablehlo.optimization_barrier %v121 : tensor<37xi16>
  %v123 = stablehlo.transpose %v119, dims = [1, 0] : (tensor<37x71xi16>) -> tensor<71x37xi16>
  %v124 = stablehlo.optimization_barrier %v123 : tensor<71x37xi16>
  %v125 = stablehlo.reduce(%v124 init: %v120) applies stablehlo.minimum across dimensions = [0] : (tensor<71x37xi16>, tensor<i16>) -> tensor<37xi16>
  %v126 = stablehlo.optimization_barrier %v125 : tensor<37xi16>
  check.expect_eq %v122, %v126 : tensor<37xi16>
  %v127 = stablehlo.iota dim = 0 : tensor<2627xi32>
  %v128 = util.unfoldable_constant dense<37> : tensor<i32>
  %v129 = stablehlo.broadcast_in_dim %v128, dims = [] : (tensor<i32>) -> tensor<2627xi32>
  %v130 = stablehlo.multiply %v127, %v129 : tensor<2627xi32>
  %v131 = stablehlo.constant dense<1021> : tensor<2627xi32>
  %v132 = stablehlo.remainder %v130, %v131 : tensor<2627xi32>
  %v133 = stablehlo.constant dense<510> : tensor<2627xi32>
  %v134 = stablehlo.subtract %v132, %v133 : tensor<2627xi32>
  %v135 = stablehlo.convert %v134 : (tensor<2627xi32>) -> tensor<2627xi16>
  %v136 = stablehlo.reshape %v135 : (tensor<2627xi16>) -> tensor<37x71xi16>
  %v137 = stablehlo.optimization_barrier %v136 : tensor<37x71xi16>
  %v138 = stablehlo.constant dense<0> : tensor<i16>
  %v139 = stablehlo.reduce(%v137 init: %v138) applies stablehlo.or across dimensions = [1] : (tensor<37x71xi16>, tensor<i16>) -> tensor<37xi16>
  %v140 = stablehlo.optimization_barrier %v139 : tensor<37xi16>
  %v141 = stablehlo.transpose %v137, dims = [1, 0] : (tensor<37x71xi16>) -> tensor<71x37xi16>
  %v142 = stablehlo.optimization_barrier %v141 : tensor<71x37xi16>
  %v143 = stablehlo.reduce(%v142 init: %v138) applies stablehlo.or across dimensions = [0] : (tensor<71x37xi16>, tensor<i16>) -> tensor<37xi16>
  %v144 = stablehlo.optimization_barrier %v143 : tensor<37xi16>
  check.expect_eq %v140, %v144 : tensor<37xi16>
  %v145 = stablehlo.iota dim = 0 : tensor<2345xi32>
  %v146 = util.unfoldable_constant dense<37> : tensor<i32>
  %v147 = stablehlo.broadcast_in_dim %v146, dims = [] : (tensor<i32>) -> tensor<2345xi32>
  %v148 = stablehlo.multiply %v145, %v147 : tensor<2345xi32>
  %v149 = stablehlo.constant dense<1009> : tensor<2345xi32>
  %v150 = stablehlo.remainder %v148, %v149 : tensor<2345xi32>
  %v151 = stablehlo.constant dense<504> : tensor<2345xi32>
  %v152 = stablehlo.subtract %v150, %v151 : tensor<2345xi32>
  %v153 = stablehlo.convert %v152 : (tensor<2345xi32>) -> tensor<2345xui16>
  %v154 = stablehlo.reshape %v153 : (tensor<2345xui16>) -> tensor<5x7x67xui16>
  %v155 = stablehlo.optimization_barrier %v154 : tensor<5x7x67xui16>
  %v156 = stablehlo.constant dense<0> : tensor<ui16>
  %v157 = stablehlo.reduce(%v155 init: %v156) applies stablehlo.maximum across dimensions = [2] : (tensor<5x7x67xui16>, tensor<ui16>) -> tensor<5x7xui16>
  %v158 = stablehlo.optimization_barrier %v157 : tensor<5x7xui16>
  %v159 = stablehlo.transpose %v155, dims = [2, 0, 1] : (tensor<5x7x67xui16>) -> tensor<67x5x7xui16>
  %v160 = stablehlo.optimization_barrier %v159 : tensor<67x5x7xui16>
  %v161 = stablehlo.reduce(%v160 init: %v156) applies stablehlo.maximum across dimensions = [0] : (tensor<67x5x7xui16>, tensor<ui16>) -> tensor<5x7xui16>
  %v162 = stablehlo.optimization_barrier %v161 : tensor<5x7xui16>
  check.expect_eq %v158, %v162 : tensor<5x7xui16>
  %v163 = stablehlo.iota dim = 0 : tensor<2345xi32>
  %v164 = util.unfoldable_constant dense<37> : tensor<i32>
  %v165 = stablehlo.broadcast_in_dim %v164, dims = [] : (tensor<i32>) -> tensor<2345xi32>
  %v166 = stablehlo.multiply %v163, %v165 : tensor<2345xi32>
  %v167 = stablehlo.constant dense<1013> : tensor<2345xi32>
  %v168 = stablehlo.remainder %v166, %v167 : tensor<2345xi32>
  %v169 = stablehlo.constant dense<506> : tensor<2345xi32>
  %v170 = stablehlo.subtract %v168, %v169 : tensor<2345xi32>
  %v171 = stablehlo.convert %v170 : (tensor<2345xi32>) -> tensor<2345xui16>
  %v172 = stablehlo.reshape %v171 : (tensor<2345xui16>) -> tensor<5x7x67xui16>
  %v173 = stablehlo.optimization_barrier %v172 : tensor<5x7x67xui16>
  %v174 = stablehlo.constant dense<65535> : tensor<ui16>
  %v175 = stablehlo.reduce(%v173 init: %v174) applies stablehlo.minimum across dimensions = [2] : (tensor<5x7x67xui16>, tensor<ui16>) -> tensor<5x7xui16>
  %v176 = stablehlo.optimization_barrier %v175 : tensor<5x7xui16>
  %v177 = stablehlo.transpose %v173, dims = [2, 0, 1] : (tensor<5x7x67xui16>) -> tensor<67x5x7xui16>
  %v178 = stablehlo.optimization_barrier %v177 : tensor<67x5x7xui16>
  %v179 = stablehlo.reduce(%v178 init: %v174) applies stablehlo.minimum across dimensions = [0] : (tensor<67x5x7xui16>, tensor<ui16>) -> tensor<5x7xui16>
  %v180 = stablehlo.optimization_barrier %v179 : tensor<5x7xui16>
  check.expect_eq %v176, %v180 : tensor<5x7xui16>
  %v181 = stablehlo.iota dim = 0 : tensor<2627xi32>
  %v182 = util.unfoldable_constant dense<37> : tensor<i32>
  %v183 = stablehlo.broadcast_in_dim %v182, dims = [] : (tensor<i32>) -> tensor<2627xi32>
  %v184 = stablehlo.multiply %v181, %v183 : tensor<2627xi32>
  %v185 = stablehlo.constant dense<1009> : tensor<2627xi32>
  %v186 = stablehlo.remainder %v184, %v185 : tensor<2627xi32>
  %v187 = stablehlo.constant dense<504> : tensor<2627xi32>
  %v188 = stablehlo.subtract %v186, %v187 : tensor<2627xi32>
  %v189 = stablehlo.reshape %v188 : (tensor<2627xi32>) -> tensor<37x71xi32>
  %v190 = stablehlo.optimization_barrier %v189 : tensor<37x71xi32>
  %v191 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %v192 = stablehlo.reduce(%v190 init: %v191) applies stablehlo.maximum across dimensions = [1] : (tensor<37x71xi32>, tensor<i32>) -> tensor<37xi32>
  %v193 = stablehlo.optimization_barrier %v192 : tensor<37xi32>
  %v194 = stablehlo.transpose %v190, dims = [1, 0] : (tensor<37x71xi32>) -> tensor<71x37xi32>
  %v195 = stablehlo.optimization_barrier %v194 : tensor<71x37xi32>
  %v196 = stablehlo.reduce(%v195 init: %v191) applies stablehlo.maximum across dimensions = [0] : (tensor<71x37xi32>, tensor<i32>) -> tensor<37xi32>
  %v197 = stablehlo.optimization_barrier %v196 : tensor<37xi32>
  check.expect_eq %v193, %v197 : tensor<37xi32>
  %v198 = stablehlo.iota dim = 0 : tensor<2627xi32>
  %v199 = util.unfoldable_constant dense<37> : tensor<i32>
  %v200 = stablehlo.broadcast_in_dim %v199, dims = [] : (tensor<i32>) -> tensor<2627xi32>
  %v201 = stablehlo.multiply %v198, %v200 : tensor<2627xi32>
  %v202 = stablehlo.constant dense<1013> : tensor<2627xi32>
  %v203 = stablehlo.remainder %v201, %v202 : tensor<2627xi32>
  %v204 = stablehlo.constant dense<506> : tensor<2627xi32>
  %v205 = stablehlo.subtract %v203, %v204 : tensor<2627xi32>
  %v206 = stablehlo.reshape %v205 : (tensor<2627xi32>) -> tensor<37x71xi32>
  %v207 = stablehlo.optimization_barrier %v206 : tensor<37x71xi32>
  %v208 = stablehlo.constant dense<2147483647> : tensor<i32>
  %v209 = stablehlo.reduce(%v207 init: %v208) applies stablehlo.minimum across dimensions = [1] : (tensor<37x71xi32>, tensor<i32>) -> tensor<37xi32>
  %v210 = stablehlo.optimization_barrier %v209 : tensor<37xi32>
  %v211 = stablehlo.transpose %v207, dims = [1, 0] : (tensor<37x71xi32>) -> tensor<71x37xi32>
  %v212 = stablehlo.optimization_barrier %v211 : tensor<71x37xi32>
  %v213 = stablehlo.reduce(%v212 init: %v208) applies stablehlo.minimum across dimensions = [0] : (tensor<71x37xi32>, tensor<i32>) -> tensor<37xi32>
  %v214 = stablehlo.optimization_barrier %v213 : tensor<37xi32>
  check.expect_eq %v210, %v214 : tensor<37xi32>
  %v215 = stablehlo.iota dim = 0 : tensor<2627xi32>
  %v216 = util.unfoldable_constant dense<37> : tensor<i32>
  %v217 = stablehlo.broadcast_in_dim %v216, dims = [] : (tensor<i32>) -> tensor<2627xi32>
  %v218 = stablehlo.multiply %v215, %v217 : tensor<2627xi32>
  %v219 = stablehlo.constant dense<1019> : tensor<2627xi32>
  %v220 = stablehlo.remainder %v218, %v219 : tensor<2627xi32>
  %v221 = stablehlo.constant dense<509> : tensor<2627xi32>
  %v222 = stablehlo.subtract %v220, %v221 : tensor<2627xi32>
  %v223 = stablehlo.reshape %v222 : (tensor<2627xi32>) -> tensor<37x71xi32>
  %v224 = stablehlo.optimization_barrier %v223 : tensor<37x71xi32>
  %v225 = stablehlo.constant dense<-1> : tensor<i32>
  %v226 = stablehlo.reduce(%v224 init: %v225) applies stablehlo.and across dimensions = [1] : (tensor<37x71xi32>, tensor<i32>) -> tensor<37xi32>
  %v227 = stablehlo.optimization_barrier %v226 : tensor<37xi32>
  %v228 = stablehlo.transpose %v224, dims = [1, 0] : (tensor<37x71xi32>) -> tensor<71x37xi32>
  %v229 = stablehlo.optimization_barrier %v228 : tensor<71x37xi32>
  %v230 = stablehlo.reduce(%v229 init: %v225) applies stablehlo.and across dimensions = [0] : (tensor<71x37xi32>, tensor<i32>) -> tensor<37xi32>
  %v231 = stablehlo.optimization_barrier %v230 : tensor<37xi32>
  check.expect_eq %v227, %v231 : tensor<37xi32>
  %v232 = stablehlo.iota dim = 0 : tensor<2627xi32>
  %v233 = util.unfoldable_constant dense<37> : tensor<i32>
  %v234 = stablehlo.broadcast_in_dim %v233, dims = [] : (tensor<i32>) -> tensor<2627xi32>
  %v235 = stablehlo.multiply %v232, %v234 : tensor<2627xi32>
  %v236 = stablehlo.constant dense<1021> : tensor<2627xi32>
  %v237 = stablehlo.remainder %v235, %v236 : tensor<2627xi32>
  %v238 = stablehlo.constant dense<510> : tensor<2627xi32>
  %v239 = stablehlo.subtract %v237, %v238 : tensor<2627xi32>
  %v240 = stablehlo.reshape %v239 : (tensor<2627xi32>) -> tensor<37x71xi32>
  %v241 = stablehlo.optimization_barrier %v240 : tensor<37x71xi32>
  %v242 = stablehlo.constant dense<0> : tensor<i32>
  %v243 = stablehlo.reduce(%v241 init: %v242) applies stablehlo.or across dimensions = [1] : (tensor<37x71xi32>, tensor<i32>) -> tensor<37xi32>
  %v244 = stablehlo.optimization_barrier %v243 : tensor<37xi32>
  %v245 = stablehlo.transpose %v241, dims = [1, 0] : (tensor<37x71xi32>) -> tensor<71x37xi32>
  %v246 = stablehlo.optimization_barrier %v245 : tensor<71x37xi32>
  %v247 = stablehlo.reduce(%v246 init: %v242) applies stablehlo.or across dimensions = [0] : (tensor<71x37xi32>, tensor<i32>) -> tensor<37xi32>
  %v248 = stablehlo.optimization_barrier %v247 : tensor<37xi32>
  check.expect_eq %v244, %v248 : tensor<37xi32>
  %v249 = stablehlo.iota dim = 0 : tensor<2627xi32>
  %v250 = util.unfoldable_constant dense<37> : tensor<i32>
  %v251 = stablehlo.broadcast_in_dim %v250, dims = [] : (tensor<i32>) -> tensor<2627xi32>
  %v252 = stablehlo.multiply %v249, %v251 : tensor<2627xi32>
  %v253 = stablehlo.constant dense<1009> : tensor<2627xi32>
  %v254 = stablehlo.remainder %v252, %v253 : tensor<2627xi32>
  %v255 = stablehlo.constant dense<504> : tensor<2627xi32>
  %v256 = stablehlo.subtract %v254, %v255 : tensor<2627xi32>
  %v257 = stablehlo.convert %v256 : (tensor<2627xi32>) -> tensor<2627xui32>
  %v258 = stablehlo.reshape %v257 : (tensor<2627xui32>) -> tensor<37x71xui32>
  %v259 = stablehlo.optimization_barrier %v258 : tensor<37x71xui32>
  %v260 = stablehlo.constant dense<0> : tensor<ui32>
  %v261 = stablehlo.reduce(%v259 init: %v260) applies stablehlo.maximum across dimensions = [1] : (tensor<37x71xui32>, tensor<ui32>) -> tensor<37xui32>
  %v262 = stablehlo.optimization_barrier %v261 : tensor<37xui32>
  %v263 = stablehlo.transpose %v259, dims = [1, 0] : (tensor<37x71xui32>) -> tensor<71x37xui32>
  %v264 = stablehlo.optimization_barrier %v263 : tensor<71x37xui32>
  %v265 = stablehlo.reduce(%v264 init: %v260) applies stablehlo.maximum across dimensions = [0] : (tensor<71x37xui32>, tensor<ui32>) -> tensor<37xui32>
  %v266 = stablehlo.optimization_barrier %v265 : tensor<37xui32>
  check.expect_eq %v262, %v266 : tensor<37xui32>
  %v267 = stablehlo.iota dim = 0 : tensor<2627xi32>
  %v268 = util.unfoldable_constant dense<37> : tensor<i32>
  %v269 = stablehlo.broadcast_in_dim %v268, dims = [] : (tensor<i32>) -> tensor<2627xi32>
  %v270 = stablehlo.multiply %v267, %v269 : tensor<2627xi32>
  %v271 = stablehlo.constant dense<1013> : tensor<2627xi32>
  %v272 = stablehlo.remainder %v270, %v271 : tensor<2627xi32>
  %v273 = stablehlo.constant dense<506> : tensor<2627xi32>
  %v274 = stablehlo.subtract %v272, %v273 : tensor<2627xi32>
  %v275 = stablehlo.convert %v274 : (tensor<2627xi32>) -> tensor<2627xui32>
  %v276 = stablehlo.reshape %v275 : (tensor<2627xui32>) -> tensor<37x71xui32>
  %v277 = stablehlo.optimization_barrier %v276 : tensor<37x71xui32>
  %v278 = stablehlo.constant dense<4294967295> : tensor<ui32>
  %v279 = stablehlo.reduce(%v277 init: %v278) applies stablehlo.minimum across dimensions = [1] : (tensor<37x71xui32>, tensor<ui32>) -> tensor<37xui32>
  %v280 = stablehlo.optimization_barrier %v279 : tensor<37xui32>
  %v281 = stablehlo.transpose %v277, dims = [1, 0] : (tensor<37x71xui32>) -> tensor<71x37xui32>
  %v282 = stablehlo.optimization_barrier %v281 : tensor<71x37xui32>
  %v283 = stablehlo.reduce(%v282 init: %v278) applies stablehlo.minimum across dimensions = [0] : (tensor<71x37xui32>, tensor<ui32>) -> tensor<37xui32>
  %v284 = stablehlo.optimization_barrier %v283 : tensor<37xui32>
  check.expect_eq %v280, %v284 : tensor<37xui32>
  %v285 = stablehlo.iota dim = 0 : tensor<2627xi32>
  %v286 = util.unfoldable_constant dense<37> : tensor<i32>
  %v287 = stablehlo.broadcast_in_dim %v286, dims = [] : (tensor<i32>) -> tensor<2627xi32>
  %v288 = stablehlo.multiply %v285, %v287 : tensor<2627xi32>
  %v289 = stablehlo.constant dense<1009> : tensor<2627xi32>
  %v290 = stablehlo.remainder %v288, %v289 : tensor<2627xi32>
  %v291 = stablehlo.constant dense<504> : tensor<2627xi32>
  %v292 = stablehlo.subtract %v290, %v291 : tensor<2627xi32>
  %v293 = stablehlo.convert %v292 : (tensor<2627xi32>) -> tensor<2627xi64>
  %v294 = stablehlo.reshape %v293 : (tensor<2627xi64>) -> tensor<37x71xi64>
  %v295 = stablehlo.optimization_barrier %v294 : tensor<37x71xi64>
  %v296 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %v297 = stablehlo.reduce(%v295 init: %v296) applies stablehlo.maximum across dimensions = [1] : (tensor<37x71xi64>, tensor<i64>) -> tensor<37xi64>
  %v298 = stablehlo.optimization_barrier %v297 : tensor<37xi64>
  %v299 = stablehlo.transpose %v295, dims = [1, 0] : (tensor<37x71xi64>) -> tensor<71x37xi64>
  %v300 = stablehlo.optimization_barrier %v299 : tensor<71x37xi64>
  %v301 = stablehlo.reduce(%v300 init: %v296) applies stablehlo.maximum across dimensions = [0] : (tensor<71x37xi64>, tensor<i64>) -> tensor<37xi64>
  %v302 = stablehlo.optimization_barrier %v301 : tensor<37xi64>
  check.expect_eq %v298, %v302 : tensor<37xi64>
  %v303 = stablehlo.iota dim = 0 : tensor<2627xi32>
  %v304 = util.unfoldable_constant dense<37> : tensor<i32>
  %v305 = stablehlo.broadcast_in_dim %v304, dims = [] : (tensor<i32>) -> tensor<2627xi32>
  %v306 = stablehlo.multiply %v303, %v305 : tensor<2627xi32>
  %v307 = stablehlo.constant dense<1013> : tensor<2627xi32>
  %v308 = stablehlo.remainder %v306, %v307 : tensor<2627xi32>
  %v309 = stablehlo.constant dense<506> : tensor<2627xi32>
  %v310 = stablehlo.subtract %v308, %v309 : tensor<2627xi32>
  %v311 = stablehlo.convert %v310 : (tensor<2627xi32>) -> tensor<2627xi64>
  %v312 = stablehlo.reshape %v311 : (tensor<2627xi64>) -> tensor<37x71xi64>
  %v313 = stablehlo.optimization_barrier %v312 : tensor<37x71xi64>
  %v314 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %v315 = stablehlo.reduce(%v313 init: %v314) applies stablehlo.minimum across dimensions = [1] : (tensor<37x71xi64>, tensor<i64>) -> tensor<37xi64>
  %v316 = stablehlo.optimization_barrier %v315 : tensor<37xi64>
  %v317 = stablehlo.transpose %v313, dims = [1, 0] : (tensor<37x71xi64>) -> tensor<71x37xi64>
  %v318 = stablehlo.optimization_barrier %v317 : tensor<71x37xi64>
  %v319 = stablehlo.reduce(%v318 init: %v314) applies stablehlo.minimum across dimensions = [0] : (tensor<71x37xi64>, tensor<i64>) -> tensor<37xi64>
  %v320 = stablehlo.optimization_barrier %v319 : tensor<37xi64>
  check.expect_eq %v316, %v320 : tensor<37xi64>
  %v321 = stablehlo.iota dim = 0 : tensor<2627xi32>
  %v322 = util.unfoldable_constant dense<37> : tensor<i32>
  %v323 = stablehlo.broadcast_in_dim %v322, dims = [] : (tensor<i32>) -> tensor<2627xi32>
  %v324 = stablehlo.multiply %v321, %v323 : tensor<2627xi32>
  %v325 = stablehlo.constant dense<1019> : tensor<2627xi32>
  %v326 = stablehlo.remainder %v324, %v325 : tensor<2627xi32>
  %v327 = stablehlo.constant dense<509> : tensor<2627xi32>
  %v328 = stablehlo.subtract %v326, %v327 : tensor<2627xi32>
  %v329 = stablehlo.convert %v328 : (tensor<2627xi32>) -> tensor<2627xi64>
  %v330 = stablehlo.reshape %v329 : (tensor<2627xi64>) -> tensor<37x71xi64>
  %v331 = stablehlo.optimization_barrier %v330 : tensor<37x71xi64>
  %v332 = stablehlo.constant dense<-1> : tensor<i64>
  %v333 = stablehlo.reduce(%v331 init: %v332) applies stablehlo.and across dimensions = [1] : (tensor<37x71xi64>, tensor<i64>) -> tensor<37xi64>
  %v334 = stablehlo.optimization_barrier %v333 : tensor<37xi64>
  %v335 = stablehlo.transpose %v331, dims = [1, 0] : (tensor<37x71xi64>) -> tensor<71x37xi64>
  %v336 = stablehlo.optimization_barrier %v335 : tensor<71x37xi64>
  %v337 = stablehlo.reduce(%v336 init: %v332) applies stablehlo.and across dimensions = [0] : (tensor<71x37xi64>, tensor<i64>) -> tensor<37xi64>
  %v338 = stablehlo.optimization_barrier %v337 : tensor<37xi64>
  check.expect_eq %v334, %v338 : tensor<37xi64>
  %v339 = stablehlo.iota dim = 0 : tensor<2627xi32>
  %v340 = util.unfoldable_constant dense<37> : tensor<i32>
  %v341 = stablehlo.broadcast_in_dim %v340, dims = [] : (tensor<i32>) -> tensor<2627xi32>
  %v342 = stablehlo.multiply %v339, %v341 : tensor<2627xi32>
  %v343 = stablehlo.constant dense<1009> : tensor<2627xi32>
  %v344 = stablehlo.remainder %v342, %v343 : tensor<2627xi32>
  %v345 = stablehlo.constant dense<504> : tensor<2627xi32>
  %v346 = stablehlo.subtract %v344, %v345 : tensor<2627xi32>
  %v347 = stablehlo.convert %v346 : (tensor<2627xi32>) -> tensor<2627xui64>
  %v348 = stablehlo.reshape %v347 : (tensor<2627xui64>) -> tensor<37x71xui64>
  %v349 = stablehlo.optimization_barrier %v348 : tensor<37x71xui64>
  %v350 = stablehlo.constant dense<0> : tensor<ui64>
  %v351 = stablehlo.reduce(%v349 init: %v350) applies stablehlo.maximum across dimensions = [1] : (tensor<37x71xui64>, tensor<ui64>) -> tensor<37xui64>
  %v352 = stablehlo.optimization_barrier %v351 : tensor<37xui64>
  %v353 = stablehlo.transpose %v349, dims = [1, 0] : (tensor<37x71xui64>) -> tensor<71x37xui64>
  %v354 = stablehlo.optimization_barrier %v353 : tensor<71x37xui64>
  %v355 = stablehlo.reduce(%v354 init: %v350) applies stablehlo.maximum across dimensions = [0] : (tensor<71x37xui64>, tensor<ui64>) -> tensor<37xui64>
  %v356 = stablehlo.optimization_barrier %v355 : tensor<37xui64>
  check.expect_eq %v352, %v356 : tensor<37xui64>
  %v357 = stablehlo.iota dim = 0 : tensor<2627xi32>
  %v358 = util.unfoldable_constant dense<37> : tensor<i32>
  %v359 = stablehlo.broadcast_in_dim %v358, dims = [] : (tensor<i32>) -> tensor<2627xi32>
  %v360 = stablehlo.multiply %v357, %v359 : tensor<2627xi32>
  %v361 = stablehlo.constant dense<1013> : tensor<2627xi32>
  %v362 = stablehlo.remainder %v360, %v361 : tensor<2627xi32>
  %v363 = stablehlo.constant dense<506> : tensor<2627xi32>
  %v364 = stablehlo.subtract %v362, %v363 : tensor<2627xi32>
  %v365 = stablehlo.convert %v364 : (tensor<2627xi32>) -> tensor<2627xui64>
  %v366 = stablehlo.reshape %v365 : (tensor<2627xui64>) -> tensor<37x71xui64>
  %v367 = stablehlo.optimization_barrier %v366 : tensor<37x71xui64>
  %v368 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %v369 = stablehlo.reduce(%v367 init: %v368) applies stablehlo.minimum across dimensions = [1] : (tensor<37x71xui64>, tensor<ui64>) -> tensor<37xui64>
  %v370 = stablehlo.optimization_barrier %v369 : tensor<37xui64>
  %v371 = stablehlo.transpose %v367, dims = [1, 0] : (tensor<37x71xui64>) -> tensor<71x37xui64>
  %v372 = stablehlo.optimization_barrier %v371 : tensor<71x37xui64>
  %v373 = stablehlo.reduce(%v372 init: %v368) applies stablehlo.minimum across dimensions = [0] : (tensor<71x37xui64>, tensor<ui64>) -> tensor<37xui64>
  %v374 = stablehlo.optimization_barrier %v373 : tensor<37xui64>
  check.expect_eq %v370, %v374 : tensor<37xui64>
  %v375 = stablehlo.iota dim = 0 : tensor<2730xi32>
  %v376 = util.unfoldable_constant dense<37> : tensor<i32>
  %v377 = stablehlo.broadcast_in_dim %v376, dims = [] : (tensor<i32>) -> tensor<2730xi32>
  %v378 = stablehlo.multiply %v375, %v377 : tensor<2730xi32>
  %v379 = stablehlo.constant dense<101> : tensor<2730xi32>
  %v380 = stablehlo.remainder %v378, %v379 : tensor<2730xi32>
  %v381 = stablehlo.constant dense<50> : tensor<2730xi32>
  %v382 = stablehlo.subtract %v380, %v381 : tensor<2730xi32>
  %v383 = stablehlo.constant dense<48> : tensor<2730xi32>
  %v384 = stablehlo.compare GT, %v382, %v383 : (tensor<2730xi32>, tensor<2730xi32>) -> tensor<2730xi1>
  %v385 = stablehlo.reshape %v384 : (tensor<2730xi1>) -> tensor<21x130xi1>
  %v386 = stablehlo.optimization_barrier %v385 : tensor<21x130xi1>
  %v387 = stablehlo.constant dense<false> : tensor<i1>
  %v388 = stablehlo.reduce(%v386 init: %v387) applies stablehlo.or across dimensions = [1] : (tensor<21x130xi1>, tensor<i1>) -> tensor<21xi1>
  %v389 = stablehlo.optimization_barrier %v388 : tensor<21xi1>
  %v390 = stablehlo.transpose %v386, dims = [1, 0] : (tensor<21x130xi1>) -> tensor<130x21xi1>
  %v391 = stablehlo.optimization_barrier %v390 : tensor<130x21xi1>
  %v392 = stablehlo.reduce(%v391 init: %v387) applies stablehlo.or across dimensions = [0] : (tensor<130x21xi1>, tensor<i1>) -> tensor<21xi1>
  %v393 = stablehlo.optimization_barrier %v392 : tensor<21xi1>
  check.expect_eq %v389, %v393 : tensor<21xi1>
  %v394 = stablehlo.iota dim = 0 : tensor<2730xi32>
  %v395 = util.unfoldable_constant dense<37> : tensor<i32>
  %v396 = stablehlo.broadcast_in_dim %v395, dims = [] : (tensor<i32>) -> tensor<2730xi32>
  %v397 = stablehlo.multiply %v394, %v396 : tensor<2730xi32>
  %v398 = stablehlo.constant dense<103> : tensor<2730xi32>
  %v399 = stablehlo.remainder %v397, %v398 : tensor<2730xi32>
  %v400 = stablehlo.constant dense<51> : tensor<2730xi32>
  %v401 = stablehlo.subtract %v399, %v400 : tensor<2730xi32>
  %v402 = stablehlo.constant dense<49> : tensor<2730xi32>
  %v403 = stablehlo.compare GT, %v401, %v402 : (tensor<2730xi32>, tensor<2730xi32>) -> tensor<2730xi1>
  %v404 = stablehlo.reshape %v403 : (tensor<2730xi1>) -> tensor<21x130xi1>
  %v405 = stablehlo.optimization_barrier %v404 : tensor<21x130xi1>
  %v406 = stablehlo.not %v405 : tensor<21x130xi1>
  %v407 = stablehlo.optimization_barrier %v406 : tensor<21x130xi1>
  %v408 = stablehlo.constant dense<true> : tensor<i1>
  %v409 = stablehlo.reduce(%v407 init: %v408) applies stablehlo.and across dimensions = [1] : (tensor<21x130xi1>, tensor<i1>) -> tensor<21xi1>
  %v410 = stablehlo.optimization_barrier %v409 : tensor<21xi1>
  %v411 = stablehlo.transpose %v407, dims = [1, 0] : (tensor<21x130xi1>) -> tensor<130x21xi1>
  %v412 = stablehlo.optimization_barrier %v411 : tensor<130x21xi1>
  %v413 = stablehlo.reduce(%v412 init: %v408) applies stablehlo.and across dimensions = [0] : (tensor<130x21xi1>, tensor<i1>) -> tensor<21xi1>
  %v414 = stablehlo.optimization_barrier %v413 : tensor<21xi1>
  check.expect_eq %v410, %v414 : tensor<21xi1>
  %v415 = stablehlo.iota dim = 0 : tensor<1425xi32>
  %v416 = util.unfoldable_constant dense<37> : tensor<i32>
  %v417 = stablehlo.broadcast_in_dim %v416, dims = [] : (tensor<i32>) -> tensor<1425xi32>
  %v418 = stablehlo.multiply %v415, %v417 : tensor<1425xi32>
  %v419 = stablehlo.constant dense<1009> : tensor<1425xi32>
  %v420 = stablehlo.remainder %v418, %v419 : tensor<1425xi32>
  %v421 = stablehlo.constant dense<504> : tensor<1425xi32>
  %v422 = stablehlo.subtract %v420, %v421 : tensor<1425xi32>
  %v423 = stablehlo.convert %v422 : (tensor<1425xi32>) -> tensor<1425xf16>
  %v424 = stablehlo.reshape %v423 : (tensor<1425xf16>) -> tensor<19x75xf16>
  %v425 = stablehlo.optimization_barrier %v424 : tensor<19x75xf16>
  %v426 = stablehlo.iota dim = 0 : tensor<1425xi32>
  %v427 = util.unfoldable_constant dense<37> : tensor<i32>
  %v428 = stablehlo.broadcast_in_dim %v427, dims = [] : (tensor<i32>) -> tensor<1425xi32>
  %v429 = stablehlo.multiply %v426, %v428 : tensor<1425xi32>
  %v430 = stablehlo.constant dense<7> : tensor<1425xi32>
  %v431 = stablehlo.remainder %v429, %v430 : tensor<1425xi32>
  %v432 = stablehlo.constant dense<3> : tensor<1425xi32>
  %v433 = stablehlo.subtract %v431, %v432 : tensor<1425xi32>
  %v434 = stablehlo.convert %v433 : (tensor<1425xi32>) -> tensor<1425xf16>
  %v435 = stablehlo.reshape %v434 : (tensor<1425xf16>) -> tensor<19x75xf16>
  %v436 = stablehlo.optimization_barrier %v435 : tensor<19x75xf16>
  %v437 = stablehlo.iota dim = 0 : tensor<1425xi32>
  %v438 = util.unfoldable_constant dense<37> : tensor<i32>
  %v439 = stablehlo.broadcast_in_dim %v438, dims = [] : (tensor<i32>) -> tensor<1425xi32>
  %v440 = stablehlo.multiply %v437, %v439 : tensor<1425xi32>
  %v441 = stablehlo.constant dense<331> : tensor<1425xi32>
  %v442 = stablehlo.remainder %v440, %v441 : tensor<1425xi32>
  %v443 = stablehlo.constant dense<165> : tensor<1425xi32>
  %v444 = stablehlo.subtract %v442, %v443 : tensor<1425xi32>
  %v445 = stablehlo.convert %v444 : (tensor<1425xi32>) -> tensor<1425xf16>
  %v446 = stablehlo.reshape %v445 : (tensor<1425xf16>) -> tensor<19x75xf16>
  %v447 = stablehlo.optimization_barrier %v446 : tensor<19x75xf16>
  %v448 = stablehlo.constant dense<0.0> : tensor<19x75xf16>
  %v449 = stablehlo.multiply %v436, %v448 : tensor<19x75xf16>
  %v450 = stablehlo.divide %v447, %v449 : tensor<19x75xf16>
  %v451 = stablehlo.optimization_barrier %v450 : tensor<19x75xf16>
  %v452 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %v453 = stablehlo.reduce(%v425 init: %v452) applies stablehlo.maximum across dimensions = [1] : (tensor<19x75xf16>, tensor<f16>) -> tensor<19xf16>
  %v454 = stablehlo.optimization_barrier %v453 : tensor<19xf16>
  %v455 = stablehlo.transpose %v425, dims = [1, 0] : (tensor<19x75xf16>) -> tensor<75x19xf16>
  %v456 = stablehlo.optimization_barrier %v455 : tensor<75x19xf16>
  %v457 = stablehlo.reduce(%v456 init: %v452) applies stablehlo.maximum across dimensions = [0] : (tensor<75x19xf16>, tensor<f16>) -> tensor<19xf16>
  %v458 = stablehlo.optimization_barrier %v457 : tensor<19xf16>
  %v459 = stablehlo.bitcast_convert %v454 : (tensor<19xf16>) -> tensor<19xi16>
  %v460 = stablehlo.bitcast_convert %v458 : (tensor<19xf16>) -> tensor<19xi16>
  check.expect_eq %v459, %v460 : tensor<19xi16>
  %v461 = stablehlo.iota dim = 0 : tensor<1425xi32>
  %v462 = util.unfoldable_constant dense<37> : tensor<i32>
  %v463 = stablehlo.broadcast_in_dim %v462, dims = [] : (tensor<i32>) -> tensor<1425xi32>
  %v464 = stablehlo.multiply %v461, %v463 : tensor<1425xi32>
  %v465 = stablehlo.constant dense<1011> : tensor<1425xi32>
  %v466 = stablehlo.remainder %v464, %v465 : tensor<1425xi32>
  %v467 = stablehlo.constant dense<505> : tensor<1425xi32>
  %v468 = stablehlo.subtract %v466, %v467 : tensor<1425xi32>
  %v469 = stablehlo.convert %v468 : (tensor<1425xi32>) -> tensor<1425xf16>
  %v470 = stablehlo.reshape %v469 : (tensor<1425xf16>) -> tensor<19x75xf16>
  %v471 = stablehlo.optimization_barrier %v470 : tensor<19x75xf16>
  %v472 = stablehlo.constant dense<0x7C00> : tensor<f16>
  %v473 = stablehlo.reduce(%v471 init: %v472) applies stablehlo.minimum across dimensions = [1] : (tensor<19x75xf16>, tensor<f16>) -> tensor<19xf16>
  %v474 = stablehlo.optimization_barrier %v473 : tensor<19xf16>
  %v475 = stablehlo.transpose %v471, dims = [1, 0] : (tensor<19x75xf16>) -> tensor<75x19xf16>
  %v476 = stablehlo.optimization_barrier %v475 : tensor<75x19xf16>
  %v477 = stablehlo.reduce(%v476 init: %v472) applies stablehlo.minimum across dimensions = [0] : (tensor<75x19xf16>, tensor<f16>) -> tensor<19xf16>
  %v478 = stablehlo.optimization_barrier %v477 : tensor<19xf16>
  %v479 = stablehlo.bitcast_convert %v474 : (tensor<19xf16>) -> tensor<19xi16>
  %v480 = stablehlo.bitcast_convert %v478 : (tensor<19xf16>) -> tensor<19xi16>
  check.expect_eq %v479, %v480 : tensor<19xi16>
  %v481 = stablehlo.optimization_barrier %v449 : tensor<19x75xf16>
  %v482 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %v483 = stablehlo.reduce(%v481 init: %v482) applies stablehlo.maximum across dimensions = [1] : (tensor<19x75xf16>, tensor<f16>) -> tensor<19xf16>
  %v484 = stablehlo.optimization_barrier %v483 : tensor<19xf16>
  %v485 = stablehlo.transpose %v481, dims = [1, 0] : (tensor<19x75xf16>) -> tensor<75x19xf16>
  %v486 = stablehlo.optimization_barrier %v485 : tensor<75x19xf16>
  %v487 = stablehlo.reduce(%v486 init: %v482) applies stablehlo.maximum across dimensions = [0] : (tensor<75x19xf16>, tensor<f16>) -> tensor<19xf16>
  %v488 = stablehlo.optimization_barrier %v487 : tensor<19xf16>
  %v489 = stablehlo.bitcast_convert %v484 : (tensor<19xf16>) -> tensor<19xi16>
  %v490 = stablehlo.bitcast_convert %v488 : (tensor<19xf16>) -> tensor<19xi16>
  check.expect_eq %v489, %v490 : tensor<19xi16>
  %v491 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %v492 = stablehlo.reduce(%v451 init: %v491) applies stablehlo.maximum across dimensions = [1] : (tensor<19x75xf16>, tensor<f16>) -> tensor<19xf16>
  %v493 = stablehlo.optimization_barrier %v492 : tensor<19xf16>
  %v494 = stablehlo.transpose %v451, dims = [1, 0] : (tensor<19x75xf16>) -> tensor<75x19xf16>
  %v495 = stablehlo.optimization_barrier %v494 : tensor<75x19xf16>
  %v496 = stablehlo.reduce(%v495 init: %v491) applies stablehlo.maximum across dimensions = [0] : (tensor<75x19xf16>, tensor<f16>) -> tensor<19xf16>
  %v497 = stablehlo.optimization_barrier %v496 : tensor<19xf16>
  %v498 = stablehlo.bitcast_convert %v493 : (tensor<19xf16>) -> tensor<19xi16>
  %v499 = stablehlo.bitcast_convert %v497 : (tensor<19xf16>) -> tensor<19xi16>
  check.expect_eq %v498, %v499 : tensor<19xi16>
  %v500 = stablehlo.iota dim = 0 : tensor<3600xi32>
  %v501 = util.unfoldable_constant dense<37> : tensor<i32>
  %v502 = stablehlo.broadcast_in_dim %v501, dims = [] : (tensor<i32>) -> tensor<3600xi32>
  %v503 = stablehlo.multiply %v500, %v502 : tensor<3600xi32>
  %v504 = stablehlo.constant dense<997> : tensor<3600xi32>
  %v505 = stablehlo.remainder %v503, %v504 : tensor<3600xi32>
  %v506 = stablehlo.constant dense<498> : tensor<3600xi32>
  %v507 = stablehlo.subtract %v505, %v506 : tensor<3600xi32>
  %v508 = stablehlo.convert %v507 : (tensor<3600xi32>) -> tensor<3600xf16>
  %v509 = stablehlo.reshape %v508 : (tensor<3600xf16>) -> tensor<40x90xf16>
  %v510 = stablehlo.optimization_barrier %v509 : tensor<40x90xf16>
  %v511 = stablehlo.slice %v510 [3:40, 11:86] : (tensor<40x90xf16>) -> tensor<37x75xf16>
  %v512 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %v513 = stablehlo.reduce(%v511 init: %v512) applies stablehlo.maximum across dimensions = [1] : (tensor<37x75xf16>, tensor<f16>) -> tensor<37xf16>
  %v514 = stablehlo.optimization_barrier %v513 : tensor<37xf16>
  %v515 = stablehlo.transpose %v511, dims = [1, 0] : (tensor<37x75xf16>) -> tensor<75x37xf16>
  %v516 = stablehlo.optimization_barrier %v515 : tensor<75x37xf16>
  %v517 = stablehlo.reduce(%v516 init: %v512) applies stablehlo.maximum across dimensions = [0] : (tensor<75x37xf16>, tensor<f16>) -> tensor<37xf16>
  %v518 = stablehlo.optimization_barrier %v517 : tensor<37xf16>
  %v519 = stablehlo.bitcast_convert %v514 : (tensor<37xf16>) -> tensor<37xi16>
  %v520 = stablehlo.bitcast_convert %v518 : (tensor<37xf16>) -> tensor<37xi16>
  check.expect_eq %v519, %v520 : tensor<37xi16>
  %v521 = stablehlo.iota dim = 0 : tensor<1425xi32>
  %v522 = util.unfoldable_constant dense<37> : tensor<i32>
  %v523 = stablehlo.broadcast_in_dim %v522, dims = [] : (tensor<i32>) -> tensor<1425xi32>
  %v524 = stablehlo.multiply %v521, %v523 : tensor<1425xi32>
  %v525 = stablehlo.constant dense<1009> : tensor<1425xi32>
  %v526 = stablehlo.remainder %v524, %v525 : tensor<1425xi32>
  %v527 = stablehlo.constant dense<504> : tensor<1425xi32>
  %v528 = stablehlo.subtract %v526, %v527 : tensor<1425xi32>
  %v529 = stablehlo.convert %v528 : (tensor<1425xi32>) -> tensor<1425xbf16>
  %v530 = stablehlo.reshape %v529 : (tensor<1425xbf16>) -> tensor<19x75xbf16>
  %v531 = stablehlo.optimization_barrier %v530 : tensor<19x75xbf16>
  %v532 = stablehlo.iota dim = 0 : tensor<1425xi32>
  %v533 = util.unfoldable_constant dense<37> : tensor<i32>
  %v534 = stablehlo.broadcast_in_dim %v533, dims = [] : (tensor<i32>) -> tensor<1425xi32>
  %v535 = stablehlo.multiply %v532, %v534 : tensor<1425xi32>
  %v536 = stablehlo.constant dense<7> : tensor<1425xi32>
  %v537 = stablehlo.remainder %v535, %v536 : tensor<1425xi32>
  %v538 = stablehlo.constant dense<3> : tensor<1425xi32>
  %v539 = stablehlo.subtract %v537, %v538 : tensor<1425xi32>
  %v540 = stablehlo.convert %v539 : (tensor<1425xi32>) -> tensor<1425xbf16>
  %v541 = stablehlo.reshape %v540 : (tensor<1425xbf16>) -> tensor<19x75xbf16>
  %v542 = stablehlo.optimization_barrier %v541 : tensor<19x75xbf16>
  %v543 = stablehlo.iota dim = 0 : tensor<1425xi32>
  %v544 = util.unfoldable_constant dense<37> : tensor<i32>
  %v545 = stablehlo.broadcast_in_dim %v544, dims = [] : (tensor<i32>) -> tensor<1425xi32>
  %v546 = stablehlo.multiply %v543, %v545 : tensor<1425xi32>
  %v547 = stablehlo.constant dense<331> : tensor<1425xi32>
  %v548 = stablehlo.remainder %v546, %v547 : tensor<1425xi32>
  %v549 = stablehlo.constant dense<165> : tensor<1425xi32>
  %v550 = stablehlo.subtract %v548, %v549 : tensor<1425xi32>
  %v551 = stablehlo.convert %v550 : (tensor<1425xi32>) -> tensor<1425xbf16>
  %v552 = stablehlo.reshape %v551 : (tensor<1425xbf16>) -> tensor<19x75xbf16>
  %v553 = stablehlo.optimization_barrier %v552 : tensor<19x75xbf16>
  %v554 = stablehlo.constant dense<0.0> : tensor<19x75xbf16>
  %v555 = stablehlo.multiply %v542, %v554 : tensor<19x75xbf16>
  %v556 = stablehlo.divide %v553, %v555 : tensor<19x75xbf16>
  %v557 = stablehlo.optimization_barrier %v556 : tensor<19x75xbf16>
  %v558 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %v559 = stablehlo.reduce(%v531 init: %v558) applies stablehlo.maximum across dimensions = [1] : (tensor<19x75xbf16>, tensor<bf16>) -> tensor<19xbf16>
  %v560 = stablehlo.optimization_barrier %v559 : tensor<19xbf16>
  %v561 = stablehlo.transpose %v531, dims = [1, 0] : (tensor<19x75xbf16>) -> tensor<75x19xbf16>
  %v562 = stablehlo.optimization_barrier %v561 : tensor<75x19xbf16>
  %v563 = stablehlo.reduce(%v562 init: %v558) applies stablehlo.maximum across dimensions = [0] : (tensor<75x19xbf16>, tensor<bf16>) -> tensor<19xbf16>
  %v564 = stablehlo.optimization_barrier %v563 : tensor<19xbf16>
  %v565 = stablehlo.bitcast_convert %v560 : (tensor<19xbf16>) -> tensor<19xi16>
  %v566 = stablehlo.bitcast_convert %v564 : (tensor<19xbf16>) -> tensor<19xi16>
  check.expect_eq %v565, %v566 : tensor<19xi16>
  %v567 = stablehlo.iota dim = 0 : tensor<1425xi32>
  %v568 = util.unfoldable_constant dense<37> : tensor<i32>
  %v569 = stablehlo.broadcast_in_dim %v568, dims = [] : (tensor<i32>) -> tensor<1425xi32>
  %v570 = stablehlo.multiply %v567, %v569 : tensor<1425xi32>
  %v571 = stablehlo.constant dense<1011> : tensor<1425xi32>
  %v572 = stablehlo.remainder %v570, %v571 : tensor<1425xi32>
  %v573 = stablehlo.constant dense<505> : tensor<1425xi32>
  %v574 = stablehlo.subtract %v572, %v573 : tensor<1425xi32>
  %v575 = stablehlo.convert %v574 : (tensor<1425xi32>) -> tensor<1425xbf16>
  %v576 = stablehlo.reshape %v575 : (tensor<1425xbf16>) -> tensor<19x75xbf16>
  %v577 = stablehlo.optimization_barrier %v576 : tensor<19x75xbf16>
  %v578 = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %v579 = stablehlo.reduce(%v577 init: %v578) applies stablehlo.minimum across dimensions = [1] : (tensor<19x75xbf16>, tensor<bf16>) -> tensor<19xbf16>
  %v580 = stablehlo.optimization_barrier %v579 : tensor<19xbf16>
  %v581 = stablehlo.transpose %v577, dims = [1, 0] : (tensor<19x75xbf16>) -> tensor<75x19xbf16>
  %v582 = stablehlo.optimization_barrier %v581 : tensor<75x19xbf16>
  %v583 = stablehlo.reduce(%v582 init: %v578) applies stablehlo.minimum across dimensions = [0] : (tensor<75x19xbf16>, tensor<bf16>) -> tensor<19xbf16>
  %v584 = stablehlo.optimization_barrier %v583 : tensor<19xbf16>
  %v585 = stablehlo.bitcast_convert %v580 : (tensor<19xbf16>) -> tensor<19xi16>
  %v586 = stablehlo.bitcast_convert %v584 : (tensor<19xbf16>) -> tensor<19xi16>
  check.expect_eq %v585, %v586 : tensor<19xi16>
  %v587 = stablehlo.optimization_barrier %v555 : tensor<19x75xbf16>
  %v588 = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %v589 = stablehlo.reduce(%v587 init: %v588) applies stablehlo.minimum across dimensions = [1] : (tensor<19x75xbf16>, tensor<bf16>) -> tensor<19xbf16>
  %v590 = stablehlo.optimization_barrier %v589 : tensor<19xbf16>
  %v591 = stablehlo.transpose %v587, dims = [1, 0] : (tensor<19x75xbf16>) -> tensor<75x19xbf16>
  %v592 = stablehlo.optimization_barrier %v591 : tensor<75x19xbf16>
  %v593 = stablehlo.reduce(%v592 init: %v588) applies stablehlo.minimum across dimensions = [0] : (tensor<75x19xbf16>, tensor<bf16>) -> tensor<19xbf16>
  %v594 = stablehlo.optimization_barrier %v593 : tensor<19xbf16>
  %v595 = stablehlo.bitcast_convert %v590 : (tensor<19xbf16>) -> tensor<19xi16>
  %v596 = stablehlo.bitcast_convert %v594 : (tensor<19xbf16>) -> tensor<19xi16>
  check.expect_eq %v595, %v596 : tensor<19xi16>
  %v597 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %v598 = stablehlo.reduce(%v557 init: %v597) applies stablehlo.maximum across dimensions = [1] : (tensor<19x75xbf16>, tensor<bf16>) -> tensor<19xbf16>
  %v599 = stablehlo.optimization_barrier %v598 : tensor<19xbf16>
  %v600 = stablehlo.transpose %v557, dims = [1, 0] : (tensor<19x75xbf16>) -> tensor<75x19xbf16>
  %v601 = stablehlo.optimization_barrier %v600 : tensor<75x19xbf16>
  %v602 = stablehlo.reduce(%v601 init: %v597) applies stablehlo.maximum across dimensions = [0] : (tensor<75x19xbf16>, tensor<bf16>) -> tensor<19xbf16>
  %v603 = stablehlo.optimization_barrier %v602 : tensor<19xbf16>
  %v604 = stablehlo.bitcast_convert %v599 : (tensor<19xbf16>) -> tensor<19xi16>
  %v605 = stablehlo.bitcast_convert %v603 : (tensor<19xbf16>) -> tensor<19xi16>
  check.expect_eq %v604, %v605 : tensor<19xi16>
  %v606 = stablehlo.iota dim = 0 : tensor<3600xi32>
  %v607 = util.unfoldable_constant dense<37> : tensor<i32>
  %v608 = stablehlo.broadcast_in_dim %v607, dims = [] : (tensor<i32>) -> tensor<3600xi32>
  %v609 = stablehlo.multiply %v606, %v608 : tensor<3600xi32>
  %v610 = stablehlo.constant dense<997> : tensor<3600xi32>
  %v611 = stablehlo.remainder %v609, %v610 : tensor<3600xi32>
  %v612 = stablehlo.constant dense<498> : tensor<3600xi32>
  %v613 = stablehlo.subtract %v611, %v612 : tensor<3600xi32>
  %v614 = stablehlo.convert %v613 : (tensor<3600xi32>) -> tensor<3600xbf16>
  %v615 = stablehlo.reshape %v614 : (tensor<3600xbf16>) -> tensor<40x90xbf16>
  %v616 = stablehlo.optimization_barrier %v615 : tensor<40x90xbf16>
  %v617 = stablehlo.slice %v616 [3:40, 11:86] : (tensor<40x90xbf16>) -> tensor<37x75xbf16>
  %v618 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %v619 = stablehlo.reduce(%v617 init: %v618) applies stablehlo.maximum across dimensions = [1] : (tensor<37x75xbf16>, tensor<bf16>) -> tensor<37xbf16>
  %v620 = stablehlo.optimization_barrier %v619 : tensor<37xbf16>
  %v621 = stablehlo.transpose %v617, dims = [1, 0] : (tensor<37x75xbf16>) -> tensor<75x37xbf16>
  %v622 = stablehlo.optimization_barrier %v621 : tensor<75x37xbf16>
  %v623 = stablehlo.reduce(%v622 init: %v618) applies stablehlo.maximum across dimensions = [0] : (tensor<75x37xbf16>, tensor<bf16>) -> tensor<37xbf16>
  %v624 = stablehlo.optimization_barrier %v623 : tensor<37xbf16>
  %v625 = stablehlo.bitcast_convert %v620 : (tensor<37xbf16>) -> tensor<37xi16>
  %v626 = stablehlo.bitcast_convert %v624 : (tensor<37xbf16>) -> tensor<37xi16>
  check.expect_eq %v625, %v626 : tensor<37xi16>
  %v627 = stablehlo.iota dim = 0 : tensor<1425xi32>
  %v628 = util.unfoldable_constant dense<37> : tensor<i32>
  %v629 = stablehlo.broadcast_in_dim %v628, dims = [] : (tensor<i32>) -> tensor<1425xi32>
  %v630 = stablehlo.multiply %v627, %v629 : tensor<1425xi32>
  %v631 = stablehlo.constant dense<1009> : tensor<1425xi32>
  %v632 = stablehlo.remainder %v630, %v631 : tensor<1425xi32>
  %v633 = stablehlo.constant dense<504> : tensor<1425xi32>
  %v634 = stablehlo.subtract %v632, %v633 : tensor<1425xi32>
  %v635 = stablehlo.convert %v634 : (tensor<1425xi32>) -> tensor<1425xf32>
  %v636 = stablehlo.reshape %v635 : (tensor<1425xf32>) -> tensor<19x75xf32>
  %v637 = stablehlo.optimization_barrier %v636 : tensor<19x75xf32>
  %v638 = stablehlo.iota dim = 0 : tensor<1425xi32>
  %v639 = util.unfoldable_constant dense<37> : tensor<i32>
  %v640 = stablehlo.broadcast_in_dim %v639, dims = [] : (tensor<i32>) -> tensor<1425xi32>
  %v641 = stablehlo.multiply %v638, %v640 : tensor<1425xi32>
  %v642 = stablehlo.constant dense<7> : tensor<1425xi32>
  %v643 = stablehlo.remainder %v641, %v642 : tensor<1425xi32>
  %v644 = stablehlo.constant dense<3> : tensor<1425xi32>
  %v645 = stablehlo.subtract %v643, %v644 : tensor<1425xi32>
  %v646 = stablehlo.convert %v645 : (tensor<1425xi32>) -> tensor<1425xf32>
  %v647 = stablehlo.reshape %v646 : (tensor<1425xf32>) -> tensor<19x75xf32>
  %v648 = stablehlo.optimization_barrier %v647 : tensor<19x75xf32>
  %v649 = stablehlo.iota dim = 0 : tensor<1425xi32>
  %v650 = util.unfoldable_constant dense<37> : tensor<i32>
  %v651 = stablehlo.broadcast_in_dim %v650, dims = [] : (tensor<i32>) -> tensor<1425xi32>
  %v652 = stablehlo.multiply %v649, %v651 : tensor<1425xi32>
  %v653 = stablehlo.constant dense<331> : tensor<1425xi32>
  %v654 = stablehlo.remainder %v652, %v653 : tensor<1425xi32>
  %v655 = stablehlo.constant dense<165> : tensor<1425xi32>
  %v656 = stablehlo.subtract %v654, %v655 : tensor<1425xi32>
  %v657 = stablehlo.convert %v656 : (tensor<1425xi32>) -> tensor<1425xf32>
  %v658 = stablehlo.reshape %v657 : (tensor<1425xf32>) -> tensor<19x75xf32>
  %v659 = stablehlo.optimization_barrier %v658 : tensor<19x75xf32>
  %v660 = stablehlo.constant dense<0.0> : tensor<19x75xf32>
  %v661 = stablehlo.multiply %v648, %v660 : tensor<19x75xf32>
  %v662 = stablehlo.divide %v659, %v661 : tensor<19x75xf32>
  %v663 = stablehlo.optimization_barrier %v662 : tensor<19x75xf32>
  %v664 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %v665 = stablehlo.reduce(%v637 init: %v664) applies stablehlo.maximum across dimensions = [1] : (tensor<19x75xf32>, tensor<f32>) -> tensor<19xf32>
  %v666 = stablehlo.optimization_barrier %v665 : tensor<19xf32>
  %v667 = stablehlo.transpose %v637, dims = [1, 0] : (tensor<19x75xf32>) -> tensor<75x19xf32>
  %v668 = stablehlo.optimization_barrier %v667 : tensor<75x19xf32>
  %v669 = stablehlo.reduce(%v668 init: %v664) applies stablehlo.maximum across dimensions = [0] : (tensor<75x19xf32>, tensor<f32>) -> tensor<19xf32>
  %v670 = stablehlo.optimization_barrier %v669 : tensor<19xf32>
  %v671 = stablehlo.bitcast_convert %v666 : (tensor<19xf32>) -> tensor<19xi32>
  %v672 = stablehlo.bitcast_convert %v670 : (tensor<19xf32>) -> tensor<19xi32>
  check.expect_eq %v671, %v672 : tensor<19xi32>
  %v673 = stablehlo.iota dim = 0 : tensor<1425xi32>
  %v674 = util.unfoldable_constant dense<37> : tensor<i32>
  %v675 = stablehlo.broadcast_in_dim %v674, dims = [] : (tensor<i32>) -> tensor<1425xi32>
  %v676 = stablehlo.multiply %v673, %v675 : tensor<1425xi32>
  %v677 = stablehlo.constant dense<1011> : tensor<1425xi32>
  %v678 = stablehlo.remainder %v676, %v677 : tensor<1425xi32>
  %v679 = stablehlo.constant dense<505> : tensor<1425xi32>
  %v680 = stablehlo.subtract %v678, %v679 : tensor<1425xi32>
  %v681 = stablehlo.convert %v680 : (tensor<1425xi32>) -> tensor<1425xf32>
  %v682 = stablehlo.reshape %v681 : (tensor<1425xf32>) -> tensor<19x75xf32>
  %v683 = stablehlo.optimization_barrier %v682 : tensor<19x75xf32>
  %v684 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %v685 = stablehlo.reduce(%v683 init: %v684) applies stablehlo.minimum across dimensions = [1] : (tensor<19x75xf32>, tensor<f32>) -> tensor<19xf32>
  %v686 = stablehlo.optimization_barrier %v685 : tensor<19xf32>
  %v687 = stablehlo.transpose %v683, dims = [1, 0] : (tensor<19x75xf32>) -> tensor<75x19xf32>
  %v688 = stablehlo.optimization_barrier %v687 : tensor<75x19xf32>
  %v689 = stablehlo.reduce(%v688 init: %v684) applies stablehlo.minimum across dimensions = [0] : (tensor<75x19xf32>, tensor<f32>) -> tensor<19xf32>
  %v690 = stablehlo.optimization_barrier %v689 : tensor<19xf32>
  %v691 = stablehlo.bitcast_convert %v686 : (tensor<19xf32>) -> tensor<19xi32>
  %v692 = stablehlo.bitcast_convert %v690 : (tensor<19xf32>) -> tensor<19xi32>
  check.expect_eq %v691, %v692 : tensor<19xi32>
  %v693 = stablehlo.optimization_barrier %v661 : tensor<19x75xf32>
  %v694 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %v695 = stablehlo.reduce(%v693 init: %v694) applies stablehlo.maximum across dimensions = [1] : (tensor<19x75xf32>, tensor<f32>) -> tensor<19xf32>
  %v696 = stablehlo.optimization_barrier %v695 : tensor<19xf32>
  %v697 = stablehlo.transpose %v693, dims = [1, 0] : (tensor<19x75xf32>) -> tensor<75x19xf32>
  %v698 = stablehlo.optimization_barrier %v697 : tensor<75x19xf32>
  %v699 = stablehlo.reduce(%v698 init: %v694) applies stablehlo.maximum across dimensions = [0] : (tensor<75x19xf32>, tensor<f32>) -> tensor<19xf32>
  %v700 = stablehlo.optimization_barrier %v699 : tensor<19xf32>
  %v701 = stablehlo.bitcast_convert %v696 : (tensor<19xf32>) -> tensor<19xi32>
  %v702 = stablehlo.bitcast_convert %v700 : (tensor<19xf32>) -> tensor<19xi32>
  check.expect_eq %v701, %v702 : tensor<19xi32>
  %v703 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %v704 = stablehlo.reduce(%v663 init: %v703) applies stablehlo.minimum across dimensions = [1] : (tensor<19x75xf32>, tensor<f32>) -> tensor<19xf32>
  %v705 = stablehlo.optimization_barrier %v704 : tensor<19xf32>
  %v706 = stablehlo.transpose %v663, dims = [1, 0] : (tensor<19x75xf32>) -> tensor<75x19xf32>
  %v707 = stablehlo.optimization_barrier %v706 : tensor<75x19xf32>
  %v708 = stablehlo.reduce(%v707 init: %v703) applies stablehlo.minimum across dimensions = [0] : (tensor<75x19xf32>, tensor<f32>) -> tensor<19xf32>
  %v709 = stablehlo.optimization_barrier %v708 : tensor<19xf32>
  %v710 = stablehlo.bitcast_convert %v705 : (tensor<19xf32>) -> tensor<19xi32>
  %v711 = stablehlo.bitcast_convert %v709 : (tensor<19xf32>) -> tensor<19xi32>
  check.expect_eq %v710, %v711 : tensor<19xi32>
  %v712 = stablehlo.iota dim = 0 : tensor<3600xi32>
  %v713 = util.unfoldable_constant dense<37> : tensor<i32>
  %v714 = stablehlo.broadcast_in_dim %v713, dims = [] : (tensor<i32>) -> tensor<3600xi32>
  %v715 = stablehlo.multiply %v712, %v714 : tensor<3600xi32>
  %v716 = stablehlo.constant dense<997> : tensor<3600xi32>
  %v717 = stablehlo.remainder %v715, %v716 : tensor<3600xi32>
  %v718 = stablehlo.constant dense<498> : tensor<3600xi32>
  %v719 = stablehlo.subtract %v717, %v718 : tensor<3600xi32>
  %v720 = stablehlo.convert %v719 : (tensor<3600xi32>) -> tensor<3600xf32>
  %v721 = stablehlo.reshape %v720 : (tensor<3600xf32>) -> tensor<40x90xf32>
  %v722 = stablehlo.optimization_barrier %v721 : tensor<40x90xf32>
  %v723 = stablehlo.slice %v722 [3:40, 11:86] : (tensor<40x90xf32>) -> tensor<37x75xf32>
  %v724 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %v725 = stablehlo.reduce(%v723 init: %v724) applies stablehlo.maximum across dimensions = [1] : (tensor<37x75xf32>, tensor<f32>) -> tensor<37xf32>
  %v726 = stablehlo.optimization_barrier %v725 : tensor<37xf32>
  %v727 = stablehlo.transpose %v723, dims = [1, 0] : (tensor<37x75xf32>) -> tensor<75x37xf32>
  %v728 = stablehlo.optimization_barrier %v727 : tensor<75x37xf32>
  %v729 = stablehlo.reduce(%v728 init: %v724) applies stablehlo.maximum across dimensions = [0] : (tensor<75x37xf32>, tensor<f32>) -> tensor<37xf32>
  %v730 = stablehlo.optimization_barrier %v729 : tensor<37xf32>
  %v731 = stablehlo.bitcast_convert %v726 : (tensor<37xf32>) -> tensor<37xi32>
  %v732 = stablehlo.bitcast_convert %v730 : (tensor<37xf32>) -> tensor<37xi32>
  check.expect_eq %v731, %v732 : tensor<37xi32>
  %v733 = stablehlo.iota dim = 0 : tensor<1425xi32>
  %v734 = util.unfoldable_constant dense<37> : tensor<i32>
  %v735 = stablehlo.broadcast_in_dim %v734, dims = [] : (tensor<i32>) -> tensor<1425xi32>
  %v736 = stablehlo.multiply %v733, %v735 : tensor<1425xi32>
  %v737 = stablehlo.constant dense<1009> : tensor<1425xi32>
  %v738 = stablehlo.remainder %v736, %v737 : tensor<1425xi32>
  %v739 = stablehlo.constant dense<504> : tensor<1425xi32>
  %v740 = stablehlo.subtract %v738, %v739 : tensor<1425xi32>
  %v741 = stablehlo.convert %v740 : (tensor<1425xi32>) -> tensor<1425xf64>
  %v742 = stablehlo.reshape %v741 : (tensor<1425xf64>) -> tensor<19x75xf64>
  %v743 = stablehlo.optimization_barrier %v742 : tensor<19x75xf64>
  %v744 = stablehlo.iota dim = 0 : tensor<1425xi32>
  %v745 = util.unfoldable_constant dense<37> : tensor<i32>
  %v746 = stablehlo.broadcast_in_dim %v745, dims = [] : (tensor<i32>) -> tensor<1425xi32>
  %v747 = stablehlo.multiply %v744, %v746 : tensor<1425xi32>
  %v748 = stablehlo.constant dense<7> : tensor<1425xi32>
  %v749 = stablehlo.remainder %v747, %v748 : tensor<1425xi32>
  %v750 = stablehlo.constant dense<3> : tensor<1425xi32>
  %v751 = stablehlo.subtract %v749, %v750 : tensor<1425xi32>
  %v752 = stablehlo.convert %v751 : (tensor<1425xi32>) -> tensor<1425xf64>
  %v753 = stablehlo.reshape %v752 : (tensor<1425xf64>) -> tensor<19x75xf64>
  %v754 = stablehlo.optimization_barrier %v753 : tensor<19x75xf64>
  %v755 = stablehlo.iota dim = 0 : tensor<1425xi32>
  %v756 = util.unfoldable_constant dense<37> : tensor<i32>
  %v757 = stablehlo.broadcast_in_dim %v756, dims = [] : (tensor<i32>) -> tensor<1425xi32>
  %v758 = stablehlo.multiply %v755, %v757 : tensor<1425xi32>
  %v759 = stablehlo.constant dense<331> : tensor<1425xi32>
  %v760 = stablehlo.remainder %v758, %v759 : tensor<1425xi32>
  %v761 = stablehlo.constant dense<165> : tensor<1425xi32>
  %v762 = stablehlo.subtract %v760, %v761 : tensor<1425xi32>
  %v763 = stablehlo.convert %v762 : (tensor<1425xi32>) -> tensor<1425xf64>
  %v764 = stablehlo.reshape %v763 : (tensor<1425xf64>) -> tensor<19x75xf64>
  %v765 = stablehlo.optimization_barrier %v764 : tensor<19x75xf64>
  %v766 = stablehlo.constant dense<0.0> : tensor<19x75xf64>
  %v767 = stablehlo.multiply %v754, %v766 : tensor<19x75xf64>
  %v768 = stablehlo.divide %v765, %v767 : tensor<19x75xf64>
  %v769 = stablehlo.optimization_barrier %v768 : tensor<19x75xf64>
  %v770 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %v771 = stablehlo.reduce(%v743 init: %v770) applies stablehlo.maximum across dimensions = [1] : (tensor<19x75xf64>, tensor<f64>) -> tensor<19xf64>
  %v772 = stablehlo.optimization_barrier %v771 : tensor<19xf64>
  %v773 = stablehlo.transpose %v743, dims = [1, 0] : (tensor<19x75xf64>) -> tensor<75x19xf64>
  %v774 = stablehlo.optimization_barrier %v773 : tensor<75x19xf64>
  %v775 = stablehlo.reduce(%v774 init: %v770) applies stablehlo.maximum across dimensions = [0] : (tensor<75x19xf64>, tensor<f64>) -> tensor<19xf64>
  %v776 = stablehlo.optimization_barrier %v775 : tensor<19xf64>
  %v777 = stablehlo.bitcast_convert %v772 : (tensor<19xf64>) -> tensor<19xi64>
  %v778 = stablehlo.bitcast_convert %v776 : (tensor<19xf64>) -> tensor<19xi64>
  check.expect_eq %v777, %v778 : tensor<19xi64>
  %v779 = stablehlo.iota dim = 0 : tensor<1425xi32>
  %v780 = util.unfoldable_constant dense<37> : tensor<i32>
  %v781 = stablehlo.broadcast_in_dim %v780, dims = [] : (tensor<i32>) -> tensor<1425xi32>
  %v782 = stablehlo.multiply %v779, %v781 : tensor<1425xi32>
  %v783 = stablehlo.constant dense<1011> : tensor<1425xi32>
  %v784 = stablehlo.remainder %v782, %v783 : tensor<1425xi32>
  %v785 = stablehlo.constant dense<505> : tensor<1425xi32>
  %v786 = stablehlo.subtract %v784, %v785 : tensor<1425xi32>
  %v787 = stablehlo.convert %v786 : (tensor<1425xi32>) -> tensor<1425xf64>
  %v788 = stablehlo.reshape %v787 : (tensor<1425xf64>) -> tensor<19x75xf64>
  %v789 = stablehlo.optimization_barrier %v788 : tensor<19x75xf64>
  %v790 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %v791 = stablehlo.reduce(%v789 init: %v790) applies stablehlo.minimum across dimensions = [1] : (tensor<19x75xf64>, tensor<f64>) -> tensor<19xf64>
  %v792 = stablehlo.optimization_barrier %v791 : tensor<19xf64>
  %v793 = stablehlo.transpose %v789, dims = [1, 0] : (tensor<19x75xf64>) -> tensor<75x19xf64>
  %v794 = stablehlo.optimization_barrier %v793 : tensor<75x19xf64>
  %v795 = stablehlo.reduce(%v794 init: %v790) applies stablehlo.minimum across dimensions = [0] : (tensor<75x19xf64>, tensor<f64>) -> tensor<19xf64>
  %v796 = stablehlo.optimization_barrier %v795 : tensor<19xf64>
  %v797 = stablehlo.bitcast_convert %v792 : (tensor<19xf64>) -> tensor<19xi64>
  %v798 = stablehlo.bitcast_convert %v796 : (tensor<19xf64>) -> tensor<19xi64>
  check.expect_eq %v797, %v798 : tensor<19xi64>
  %v799 = stablehlo.optimization_barrier %v767 : tensor<19x75xf64>
  %v800 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %v801 = stablehlo.reduce(%v799 init: %v800) applies stablehlo.maximum across dimensions = [1] : (tensor<19x75xf64>, tensor<f64>) -> tensor<19xf64>
  %v802 = stablehlo.optimization_barrier %v801 : tensor<19xf64>
  %v803 = stablehlo.transpose %v799, dims = [1, 0] : (tensor<19x75xf64>) -> tensor<75x19xf64>
  %v804 = stablehlo.optimization_barrier %v803 : tensor<75x19xf64>
  %v805 = stablehlo.reduce(%v804 init: %v800) applies stablehlo.maximum across dimensions = [0] : (tensor<75x19xf64>, tensor<f64>) -> tensor<19xf64>
  %v806 = stablehlo.optimization_barrier %v805 : tensor<19xf64>
  %v807 = stablehlo.bitcast_convert %v802 : (tensor<19xf64>) -> tensor<19xi64>
  %v808 = stablehlo.bitcast_convert %v806 : (tensor<19xf64>) -> tensor<19xi64>
  check.expect_eq %v807, %v808 : tensor<19xi64>
  %v809 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %v810 = stablehlo.reduce(%v769 init: %v809) applies stablehlo.minimum across dimensions = [1] : (tensor<19x75xf64>, tensor<f64>) -> tensor<19xf64>
  %v811 = stablehlo.optimization_barrier %v810 : tensor<19xf64>
  %v812 = stablehlo.transpose %v769, dims = [1, 0] : (tensor<19x75xf64>) -> tensor<75x19xf64>
  %v813 = stablehlo.optimization_barrier %v812 : tensor<75x19xf64>
  %v814 = stablehlo.reduce(%v813 init: %v809) applies stablehlo.minimum across dimensions = [0] : (tensor<75x19xf64>, tensor<f64>) -> tensor<19xf64>
  %v815 = stablehlo.optimization_barrier %v814 : tensor<19xf64>
  %v816 = stablehlo.bitcast_convert %v811 : (tensor<19xf64>) -> tensor<19xi64>
  %v817 = stablehlo.bitcast_convert %v815 : (tensor<19xf64>) -> tensor<19xi64>
  check.expect_eq %v816, %v817 : tensor<19xi64>
  %v818 = stablehlo.iota dim = 0 : tensor<3600xi32>
  %v819 = util.unfoldable_constant dense<37> : tensor<i32>
  %v820 = stablehlo.broadcast_in_dim %v819, dims = [] : (tensor<i32>) -> tensor<3600xi32>
  %v821 = stablehlo.multiply %v818, %v820 : tensor<3600xi32>
  %v822 = stablehlo.constant dense<997> : tensor<3600xi32>
  %v823 = stablehlo.remainder %v821, %v822 : tensor<3600xi32>
  %v824 = stablehlo.constant dense<498> : tensor<3600xi32>
  %v825 = stablehlo.subtract %v823, %v824 : tensor<3600xi32>
  %v826 = stablehlo.convert %v825 : (tensor<3600xi32>) -> tensor<3600xf64>
  %v827 = stablehlo.reshape %v826 : (tensor<3600xf64>) -> tensor<40x90xf64>
  %v828 = stablehlo.optimization_barrier %v827 : tensor<40x90xf64>
  %v829 = stablehlo.slice %v828 [3:40, 11:86] : (tensor<40x90xf64>) -> tensor<37x75xf64>
  %v830 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %v831 = stablehlo.reduce(%v829 init: %v830) applies stablehlo.maximum across dimensions = [1] : (tensor<37x75xf64>, tensor<f64>) -> tensor<37xf64>
  %v832 = stablehlo.optimization_barrier %v831 : tensor<37xf64>
  %v833 = stablehlo.transpose %v829, dims = [1, 0] : (tensor<37x75xf64>) -> tensor<75x37xf64>
  %v834 = stablehlo.optimization_barrier %v833 : tensor<75x37xf64>
  %v835 = stablehlo.reduce(%v834 init: %v830) applies stablehlo.maximum across dimensions = [0] : (tensor<75x37xf64>, tensor<f64>) -> tensor<37xf64>
  %v836 = stablehlo.optimization_barrier %v835 : tensor<37xf64>
  %v837 = stablehlo.bitcast_convert %v832 : (tensor<37xf64>) -> tensor<37xi64>
  %v838 = stablehlo.bitcast_convert %v836 : (tensor<37xf64>) -> tensor<37xi64>
  check.expect_eq %v837, %v838 : tensor<37xi64>
  func.return
}
