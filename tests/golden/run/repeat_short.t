// Elements of 1 to 8 bytes, each 5 to 16 times side by side: up to the last one,
// behind which there is no room.  All of them are copies.  Oracle: quotients.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -c ' copy '
func.func @main() {
  %v1 = stablehlo.iota dim = 0 : tensor<2xi8>
  %v2 = stablehlo.optimization_barrier %v1 : tensor<2xi8>
  %v3 = stablehlo.broadcast_in_dim %v2, dims = [0] : (tensor<2xi8>) -> tensor<2x5xi8>
  %v4 = stablehlo.reshape %v3 : (tensor<2x5xi8>) -> tensor<10xi8>
  %v5 = stablehlo.optimization_barrier %v4 : tensor<10xi8>
  %v6 = stablehlo.iota dim = 0 : tensor<10xi32>
  %v7 = stablehlo.constant dense<5> : tensor<10xi32>
  %v8 = stablehlo.divide %v6, %v7 : tensor<10xi32>
  %v9 = stablehlo.convert %v8 : (tensor<10xi32>) -> tensor<10xi8>
  check.expect_eq %v5, %v9 : tensor<10xi8>
  %v11 = stablehlo.iota dim = 0 : tensor<23xi8>
  %v12 = stablehlo.optimization_barrier %v11 : tensor<23xi8>
  %v13 = stablehlo.broadcast_in_dim %v12, dims = [0] : (tensor<23xi8>) -> tensor<23x5xi8>
  %v14 = stablehlo.reshape %v13 : (tensor<23x5xi8>) -> tensor<115xi8>
  %v15 = stablehlo.optimization_barrier %v14 : tensor<115xi8>
  %v16 = stablehlo.iota dim = 0 : tensor<115xi32>
  %v17 = stablehlo.constant dense<5> : tensor<115xi32>
  %v18 = stablehlo.divide %v16, %v17 : tensor<115xi32>
  %v19 = stablehlo.convert %v18 : (tensor<115xi32>) -> tensor<115xi8>
  check.expect_eq %v15, %v19 : tensor<115xi8>
  %v21 = stablehlo.iota dim = 0 : tensor<2xi8>
  %v22 = stablehlo.optimization_barrier %v21 : tensor<2xi8>
  %v23 = stablehlo.broadcast_in_dim %v22, dims = [0] : (tensor<2xi8>) -> tensor<2x6xi8>
  %v24 = stablehlo.reshape %v23 : (tensor<2x6xi8>) -> tensor<12xi8>
  %v25 = stablehlo.optimization_barrier %v24 : tensor<12xi8>
  %v26 = stablehlo.iota dim = 0 : tensor<12xi32>
  %v27 = stablehlo.constant dense<6> : tensor<12xi32>
  %v28 = stablehlo.divide %v26, %v27 : tensor<12xi32>
  %v29 = stablehlo.convert %v28 : (tensor<12xi32>) -> tensor<12xi8>
  check.expect_eq %v25, %v29 : tensor<12xi8>
  %v31 = stablehlo.iota dim = 0 : tensor<23xi8>
  %v32 = stablehlo.optimization_barrier %v31 : tensor<23xi8>
  %v33 = stablehlo.broadcast_in_dim %v32, dims = [0] : (tensor<23xi8>) -> tensor<23x6xi8>
  %v34 = stablehlo.reshape %v33 : (tensor<23x6xi8>) -> tensor<138xi8>
  %v35 = stablehlo.optimization_barrier %v34 : tensor<138xi8>
  %v36 = stablehlo.iota dim = 0 : tensor<138xi32>
  %v37 = stablehlo.constant dense<6> : tensor<138xi32>
  %v38 = stablehlo.divide %v36, %v37 : tensor<138xi32>
  %v39 = stablehlo.convert %v38 : (tensor<138xi32>) -> tensor<138xi8>
  check.expect_eq %v35, %v39 : tensor<138xi8>
  %v41 = stablehlo.iota dim = 0 : tensor<2xi8>
  %v42 = stablehlo.optimization_barrier %v41 : tensor<2xi8>
  %v43 = stablehlo.broadcast_in_dim %v42, dims = [0] : (tensor<2xi8>) -> tensor<2x7xi8>
  %v44 = stablehlo.reshape %v43 : (tensor<2x7xi8>) -> tensor<14xi8>
  %v45 = stablehlo.optimization_barrier %v44 : tensor<14xi8>
  %v46 = stablehlo.iota dim = 0 : tensor<14xi32>
  %v47 = stablehlo.constant dense<7> : tensor<14xi32>
  %v48 = stablehlo.divide %v46, %v47 : tensor<14xi32>
  %v49 = stablehlo.convert %v48 : (tensor<14xi32>) -> tensor<14xi8>
  check.expect_eq %v45, %v49 : tensor<14xi8>
  %v51 = stablehlo.iota dim = 0 : tensor<23xi8>
  %v52 = stablehlo.optimization_barrier %v51 : tensor<23xi8>
  %v53 = stablehlo.broadcast_in_dim %v52, dims = [0] : (tensor<23xi8>) -> tensor<23x7xi8>
  %v54 = stablehlo.reshape %v53 : (tensor<23x7xi8>) -> tensor<161xi8>
  %v55 = stablehlo.optimization_barrier %v54 : tensor<161xi8>
  %v56 = stablehlo.iota dim = 0 : tensor<161xi32>
  %v57 = stablehlo.constant dense<7> : tensor<161xi32>
  %v58 = stablehlo.divide %v56, %v57 : tensor<161xi32>
  %v59 = stablehlo.convert %v58 : (tensor<161xi32>) -> tensor<161xi8>
  check.expect_eq %v55, %v59 : tensor<161xi8>
  %v61 = stablehlo.iota dim = 0 : tensor<2xi8>
  %v62 = stablehlo.optimization_barrier %v61 : tensor<2xi8>
  %v63 = stablehlo.broadcast_in_dim %v62, dims = [0] : (tensor<2xi8>) -> tensor<2x9xi8>
  %v64 = stablehlo.reshape %v63 : (tensor<2x9xi8>) -> tensor<18xi8>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<18xi8>
  %v66 = stablehlo.iota dim = 0 : tensor<18xi32>
  %v67 = stablehlo.constant dense<9> : tensor<18xi32>
  %v68 = stablehlo.divide %v66, %v67 : tensor<18xi32>
  %v69 = stablehlo.convert %v68 : (tensor<18xi32>) -> tensor<18xi8>
  check.expect_eq %v65, %v69 : tensor<18xi8>
  %v71 = stablehlo.iota dim = 0 : tensor<23xi8>
  %v72 = stablehlo.optimization_barrier %v71 : tensor<23xi8>
  %v73 = stablehlo.broadcast_in_dim %v72, dims = [0] : (tensor<23xi8>) -> tensor<23x9xi8>
  %v74 = stablehlo.reshape %v73 : (tensor<23x9xi8>) -> tensor<207xi8>
  %v75 = stablehlo.optimization_barrier %v74 : tensor<207xi8>
  %v76 = stablehlo.iota dim = 0 : tensor<207xi32>
  %v77 = stablehlo.constant dense<9> : tensor<207xi32>
  %v78 = stablehlo.divide %v76, %v77 : tensor<207xi32>
  %v79 = stablehlo.convert %v78 : (tensor<207xi32>) -> tensor<207xi8>
  check.expect_eq %v75, %v79 : tensor<207xi8>
  %v81 = stablehlo.iota dim = 0 : tensor<2xi8>
  %v82 = stablehlo.optimization_barrier %v81 : tensor<2xi8>
  %v83 = stablehlo.broadcast_in_dim %v82, dims = [0] : (tensor<2xi8>) -> tensor<2x16xi8>
  %v84 = stablehlo.reshape %v83 : (tensor<2x16xi8>) -> tensor<32xi8>
  %v85 = stablehlo.optimization_barrier %v84 : tensor<32xi8>
  %v86 = stablehlo.iota dim = 0 : tensor<32xi32>
  %v87 = stablehlo.constant dense<16> : tensor<32xi32>
  %v88 = stablehlo.divide %v86, %v87 : tensor<32xi32>
  %v89 = stablehlo.convert %v88 : (tensor<32xi32>) -> tensor<32xi8>
  check.expect_eq %v85, %v89 : tensor<32xi8>
  %v91 = stablehlo.iota dim = 0 : tensor<23xi8>
  %v92 = stablehlo.optimization_barrier %v91 : tensor<23xi8>
  %v93 = stablehlo.broadcast_in_dim %v92, dims = [0] : (tensor<23xi8>) -> tensor<23x16xi8>
  %v94 = stablehlo.reshape %v93 : (tensor<23x16xi8>) -> tensor<368xi8>
  %v95 = stablehlo.optimization_barrier %v94 : tensor<368xi8>
  %v96 = stablehlo.iota dim = 0 : tensor<368xi32>
  %v97 = stablehlo.constant dense<16> : tensor<368xi32>
  %v98 = stablehlo.divide %v96, %v97 : tensor<368xi32>
  %v99 = stablehlo.convert %v98 : (tensor<368xi32>) -> tensor<368xi8>
  check.expect_eq %v95, %v99 : tensor<368xi8>
  %v101 = stablehlo.iota dim = 0 : tensor<2xi16>
  %v102 = stablehlo.optimization_barrier %v101 : tensor<2xi16>
  %v103 = stablehlo.broadcast_in_dim %v102, dims = [0] : (tensor<2xi16>) -> tensor<2x5xi16>
  %v104 = stablehlo.reshape %v103 : (tensor<2x5xi16>) -> tensor<10xi16>
  %v105 = stablehlo.optimization_barrier %v104 : tensor<10xi16>
  %v106 = stablehlo.iota dim = 0 : tensor<10xi32>
  %v107 = stablehlo.constant dense<5> : tensor<10xi32>
  %v108 = stablehlo.divide %v106, %v107 : tensor<10xi32>
  %v109 = stablehlo.convert %v108 : (tensor<10xi32>) -> tensor<10xi16>
  check.expect_eq %v105, %v109 : tensor<10xi16>
  %v111 = stablehlo.iota dim = 0 : tensor<23xi16>
  %v112 = stablehlo.optimization_barrier %v111 : tensor<23xi16>
  %v113 = stablehlo.broadcast_in_dim %v112, dims = [0] : (tensor<23xi16>) -> tensor<23x5xi16>
  %v114 = stablehlo.reshape %v113 : (tensor<23x5xi16>) -> tensor<115xi16>
  %v115 = stablehlo.optimization_barrier %v114 : tensor<115xi16>
  %v116 = stablehlo.iota dim = 0 : tensor<115xi32>
  %v117 = stablehlo.constant dense<5> : tensor<115xi32>
  %v118 = stablehlo.divide %v116, %v117 : tensor<115xi32>
  %v119 = stablehlo.convert %v118 : (tensor<115xi32>) -> tensor<115xi16>
  check.expect_eq %v115, %v119 : tensor<115xi16>
  %v121 = stablehlo.iota dim = 0 : tensor<2xi16>
  %v122 = stablehlo.optimization_barrier %v121 : tensor<2xi16>
  %v123 = stablehlo.broadcast_in_dim %v122, dims = [0] : (tensor<2xi16>) -> tensor<2x6xi16>
  %v124 = stablehlo.reshape %v123 : (tensor<2x6xi16>) -> tensor<12xi16>
  %v125 = stablehlo.optimization_barrier %v124 : tensor<12xi16>
  %v126 = stablehlo.iota dim = 0 : tensor<12xi32>
  %v127 = stablehlo.constant dense<6> : tensor<12xi32>
  %v128 = stablehlo.divide %v126, %v127 : tensor<12xi32>
  %v129 = stablehlo.convert %v128 : (tensor<12xi32>) -> tensor<12xi16>
  check.expect_eq %v125, %v129 : tensor<12xi16>
  %v131 = stablehlo.iota dim = 0 : tensor<23xi16>
  %v132 = stablehlo.optimization_barrier %v131 : tensor<23xi16>
  %v133 = stablehlo.broadcast_in_dim %v132, dims = [0] : (tensor<23xi16>) -> tensor<23x6xi16>
  %v134 = stablehlo.reshape %v133 : (tensor<23x6xi16>) -> tensor<138xi16>
  %v135 = stablehlo.optimization_barrier %v134 : tensor<138xi16>
  %v136 = stablehlo.iota dim = 0 : tensor<138xi32>
  %v137 = stablehlo.constant dense<6> : tensor<138xi32>
  %v138 = stablehlo.divide %v136, %v137 : tensor<138xi32>
  %v139 = stablehlo.convert %v138 : (tensor<138xi32>) -> tensor<138xi16>
  check.expect_eq %v135, %v139 : tensor<138xi16>
  %v141 = stablehlo.iota dim = 0 : tensor<2xi16>
  %v142 = stablehlo.optimization_barrier %v141 : tensor<2xi16>
  %v143 = stablehlo.broadcast_in_dim %v142, dims = [0] : (tensor<2xi16>) -> tensor<2x7xi16>
  %v144 = stablehlo.reshape %v143 : (tensor<2x7xi16>) -> tensor<14xi16>
  %v145 = stablehlo.optimization_barrier %v144 : tensor<14xi16>
  %v146 = stablehlo.iota dim = 0 : tensor<14xi32>
  %v147 = stablehlo.constant dense<7> : tensor<14xi32>
  %v148 = stablehlo.divide %v146, %v147 : tensor<14xi32>
  %v149 = stablehlo.convert %v148 : (tensor<14xi32>) -> tensor<14xi16>
  check.expect_eq %v145, %v149 : tensor<14xi16>
  %v151 = stablehlo.iota dim = 0 : tensor<23xi16>
  %v152 = stablehlo.optimization_barrier %v151 : tensor<23xi16>
  %v153 = stablehlo.broadcast_in_dim %v152, dims = [0] : (tensor<23xi16>) -> tensor<23x7xi16>
  %v154 = stablehlo.reshape %v153 : (tensor<23x7xi16>) -> tensor<161xi16>
  %v155 = stablehlo.optimization_barrier %v154 : tensor<161xi16>
  %v156 = stablehlo.iota dim = 0 : tensor<161xi32>
  %v157 = stablehlo.constant dense<7> : tensor<161xi32>
  %v158 = stablehlo.divide %v156, %v157 : tensor<161xi32>
  %v159 = stablehlo.convert %v158 : (tensor<161xi32>) -> tensor<161xi16>
  check.expect_eq %v155, %v159 : tensor<161xi16>
  %v161 = stablehlo.iota dim = 0 : tensor<2xi16>
  %v162 = stablehlo.optimization_barrier %v161 : tensor<2xi16>
  %v163 = stablehlo.broadcast_in_dim %v162, dims = [0] : (tensor<2xi16>) -> tensor<2x9xi16>
  %v164 = stablehlo.reshape %v163 : (tensor<2x9xi16>) -> tensor<18xi16>
  %v165 = stablehlo.optimization_barrier %v164 : tensor<18xi16>
  %v166 = stablehlo.iota dim = 0 : tensor<18xi32>
  %v167 = stablehlo.constant dense<9> : tensor<18xi32>
  %v168 = stablehlo.divide %v166, %v167 : tensor<18xi32>
  %v169 = stablehlo.convert %v168 : (tensor<18xi32>) -> tensor<18xi16>
  check.expect_eq %v165, %v169 : tensor<18xi16>
  %v171 = stablehlo.iota dim = 0 : tensor<23xi16>
  %v172 = stablehlo.optimization_barrier %v171 : tensor<23xi16>
  %v173 = stablehlo.broadcast_in_dim %v172, dims = [0] : (tensor<23xi16>) -> tensor<23x9xi16>
  %v174 = stablehlo.reshape %v173 : (tensor<23x9xi16>) -> tensor<207xi16>
  %v175 = stablehlo.optimization_barrier %v174 : tensor<207xi16>
  %v176 = stablehlo.iota dim = 0 : tensor<207xi32>
  %v177 = stablehlo.constant dense<9> : tensor<207xi32>
  %v178 = stablehlo.divide %v176, %v177 : tensor<207xi32>
  %v179 = stablehlo.convert %v178 : (tensor<207xi32>) -> tensor<207xi16>
  check.expect_eq %v175, %v179 : tensor<207xi16>
  %v181 = stablehlo.iota dim = 0 : tensor<2xi16>
  %v182 = stablehlo.optimization_barrier %v181 : tensor<2xi16>
  %v183 = stablehlo.broadcast_in_dim %v182, dims = [0] : (tensor<2xi16>) -> tensor<2x16xi16>
  %v184 = stablehlo.reshape %v183 : (tensor<2x16xi16>) -> tensor<32xi16>
  %v185 = stablehlo.optimization_barrier %v184 : tensor<32xi16>
  %v186 = stablehlo.iota dim = 0 : tensor<32xi32>
  %v187 = stablehlo.constant dense<16> : tensor<32xi32>
  %v188 = stablehlo.divide %v186, %v187 : tensor<32xi32>
  %v189 = stablehlo.convert %v188 : (tensor<32xi32>) -> tensor<32xi16>
  check.expect_eq %v185, %v189 : tensor<32xi16>
  %v191 = stablehlo.iota dim = 0 : tensor<23xi16>
  %v192 = stablehlo.optimization_barrier %v191 : tensor<23xi16>
  %v193 = stablehlo.broadcast_in_dim %v192, dims = [0] : (tensor<23xi16>) -> tensor<23x16xi16>
  %v194 = stablehlo.reshape %v193 : (tensor<23x16xi16>) -> tensor<368xi16>
  %v195 = stablehlo.optimization_barrier %v194 : tensor<368xi16>
  %v196 = stablehlo.iota dim = 0 : tensor<368xi32>
  %v197 = stablehlo.constant dense<16> : tensor<368xi32>
  %v198 = stablehlo.divide %v196, %v197 : tensor<368xi32>
  %v199 = stablehlo.convert %v198 : (tensor<368xi32>) -> tensor<368xi16>
  check.expect_eq %v195, %v199 : tensor<368xi16>
  %v201 = stablehlo.iota dim = 0 : tensor<2xi32>
  %v202 = stablehlo.optimization_barrier %v201 : tensor<2xi32>
  %v203 = stablehlo.broadcast_in_dim %v202, dims = [0] : (tensor<2xi32>) -> tensor<2x5xi32>
  %v204 = stablehlo.reshape %v203 : (tensor<2x5xi32>) -> tensor<10xi32>
  %v205 = stablehlo.optimization_barrier %v204 : tensor<10xi32>
  %v206 = stablehlo.iota dim = 0 : tensor<10xi32>
  %v207 = stablehlo.constant dense<5> : tensor<10xi32>
  %v208 = stablehlo.divide %v206, %v207 : tensor<10xi32>
  %v209 = stablehlo.optimization_barrier %v208 : tensor<10xi32>
  check.expect_eq %v205, %v209 : tensor<10xi32>
  %v211 = stablehlo.iota dim = 0 : tensor<23xi32>
  %v212 = stablehlo.optimization_barrier %v211 : tensor<23xi32>
  %v213 = stablehlo.broadcast_in_dim %v212, dims = [0] : (tensor<23xi32>) -> tensor<23x5xi32>
  %v214 = stablehlo.reshape %v213 : (tensor<23x5xi32>) -> tensor<115xi32>
  %v215 = stablehlo.optimization_barrier %v214 : tensor<115xi32>
  %v216 = stablehlo.iota dim = 0 : tensor<115xi32>
  %v217 = stablehlo.constant dense<5> : tensor<115xi32>
  %v218 = stablehlo.divide %v216, %v217 : tensor<115xi32>
  %v219 = stablehlo.optimization_barrier %v218 : tensor<115xi32>
  check.expect_eq %v215, %v219 : tensor<115xi32>
  %v221 = stablehlo.iota dim = 0 : tensor<2xi32>
  %v222 = stablehlo.optimization_barrier %v221 : tensor<2xi32>
  %v223 = stablehlo.broadcast_in_dim %v222, dims = [0] : (tensor<2xi32>) -> tensor<2x6xi32>
  %v224 = stablehlo.reshape %v223 : (tensor<2x6xi32>) -> tensor<12xi32>
  %v225 = stablehlo.optimization_barrier %v224 : tensor<12xi32>
  %v226 = stablehlo.iota dim = 0 : tensor<12xi32>
  %v227 = stablehlo.constant dense<6> : tensor<12xi32>
  %v228 = stablehlo.divide %v226, %v227 : tensor<12xi32>
  %v229 = stablehlo.optimization_barrier %v228 : tensor<12xi32>
  check.expect_eq %v225, %v229 : tensor<12xi32>
  %v231 = stablehlo.iota dim = 0 : tensor<23xi32>
  %v232 = stablehlo.optimization_barrier %v231 : tensor<23xi32>
  %v233 = stablehlo.broadcast_in_dim %v232, dims = [0] : (tensor<23xi32>) -> tensor<23x6xi32>
  %v234 = stablehlo.reshape %v233 : (tensor<23x6xi32>) -> tensor<138xi32>
  %v235 = stablehlo.optimization_barrier %v234 : tensor<138xi32>
  %v236 = stablehlo.iota dim = 0 : tensor<138xi32>
  %v237 = stablehlo.constant dense<6> : tensor<138xi32>
  %v238 = stablehlo.divide %v236, %v237 : tensor<138xi32>
  %v239 = stablehlo.optimization_barrier %v238 : tensor<138xi32>
  check.expect_eq %v235, %v239 : tensor<138xi32>
  %v241 = stablehlo.iota dim = 0 : tensor<2xi32>
  %v242 = stablehlo.optimization_barrier %v241 : tensor<2xi32>
  %v243 = stablehlo.broadcast_in_dim %v242, dims = [0] : (tensor<2xi32>) -> tensor<2x7xi32>
  %v244 = stablehlo.reshape %v243 : (tensor<2x7xi32>) -> tensor<14xi32>
  %v245 = stablehlo.optimization_barrier %v244 : tensor<14xi32>
  %v246 = stablehlo.iota dim = 0 : tensor<14xi32>
  %v247 = stablehlo.constant dense<7> : tensor<14xi32>
  %v248 = stablehlo.divide %v246, %v247 : tensor<14xi32>
  %v249 = stablehlo.optimization_barrier %v248 : tensor<14xi32>
  check.expect_eq %v245, %v249 : tensor<14xi32>
  %v251 = stablehlo.iota dim = 0 : tensor<23xi32>
  %v252 = stablehlo.optimization_barrier %v251 : tensor<23xi32>
  %v253 = stablehlo.broadcast_in_dim %v252, dims = [0] : (tensor<23xi32>) -> tensor<23x7xi32>
  %v254 = stablehlo.reshape %v253 : (tensor<23x7xi32>) -> tensor<161xi32>
  %v255 = stablehlo.optimization_barrier %v254 : tensor<161xi32>
  %v256 = stablehlo.iota dim = 0 : tensor<161xi32>
  %v257 = stablehlo.constant dense<7> : tensor<161xi32>
  %v258 = stablehlo.divide %v256, %v257 : tensor<161xi32>
  %v259 = stablehlo.optimization_barrier %v258 : tensor<161xi32>
  check.expect_eq %v255, %v259 : tensor<161xi32>
  %v261 = stablehlo.iota dim = 0 : tensor<2xi32>
  %v262 = stablehlo.optimization_barrier %v261 : tensor<2xi32>
  %v263 = stablehlo.broadcast_in_dim %v262, dims = [0] : (tensor<2xi32>) -> tensor<2x9xi32>
  %v264 = stablehlo.reshape %v263 : (tensor<2x9xi32>) -> tensor<18xi32>
  %v265 = stablehlo.optimization_barrier %v264 : tensor<18xi32>
  %v266 = stablehlo.iota dim = 0 : tensor<18xi32>
  %v267 = stablehlo.constant dense<9> : tensor<18xi32>
  %v268 = stablehlo.divide %v266, %v267 : tensor<18xi32>
  %v269 = stablehlo.optimization_barrier %v268 : tensor<18xi32>
  check.expect_eq %v265, %v269 : tensor<18xi32>
  %v271 = stablehlo.iota dim = 0 : tensor<23xi32>
  %v272 = stablehlo.optimization_barrier %v271 : tensor<23xi32>
  %v273 = stablehlo.broadcast_in_dim %v272, dims = [0] : (tensor<23xi32>) -> tensor<23x9xi32>
  %v274 = stablehlo.reshape %v273 : (tensor<23x9xi32>) -> tensor<207xi32>
  %v275 = stablehlo.optimization_barrier %v274 : tensor<207xi32>
  %v276 = stablehlo.iota dim = 0 : tensor<207xi32>
  %v277 = stablehlo.constant dense<9> : tensor<207xi32>
  %v278 = stablehlo.divide %v276, %v277 : tensor<207xi32>
  %v279 = stablehlo.optimization_barrier %v278 : tensor<207xi32>
  check.expect_eq %v275, %v279 : tensor<207xi32>
  %v281 = stablehlo.iota dim = 0 : tensor<2xi32>
  %v282 = stablehlo.optimization_barrier %v281 : tensor<2xi32>
  %v283 = stablehlo.broadcast_in_dim %v282, dims = [0] : (tensor<2xi32>) -> tensor<2x16xi32>
  %v284 = stablehlo.reshape %v283 : (tensor<2x16xi32>) -> tensor<32xi32>
  %v285 = stablehlo.optimization_barrier %v284 : tensor<32xi32>
  %v286 = stablehlo.iota dim = 0 : tensor<32xi32>
  %v287 = stablehlo.constant dense<16> : tensor<32xi32>
  %v288 = stablehlo.divide %v286, %v287 : tensor<32xi32>
  %v289 = stablehlo.optimization_barrier %v288 : tensor<32xi32>
  check.expect_eq %v285, %v289 : tensor<32xi32>
  %v291 = stablehlo.iota dim = 0 : tensor<23xi32>
  %v292 = stablehlo.optimization_barrier %v291 : tensor<23xi32>
  %v293 = stablehlo.broadcast_in_dim %v292, dims = [0] : (tensor<23xi32>) -> tensor<23x16xi32>
  %v294 = stablehlo.reshape %v293 : (tensor<23x16xi32>) -> tensor<368xi32>
  %v295 = stablehlo.optimization_barrier %v294 : tensor<368xi32>
  %v296 = stablehlo.iota dim = 0 : tensor<368xi32>
  %v297 = stablehlo.constant dense<16> : tensor<368xi32>
  %v298 = stablehlo.divide %v296, %v297 : tensor<368xi32>
  %v299 = stablehlo.optimization_barrier %v298 : tensor<368xi32>
  check.expect_eq %v295, %v299 : tensor<368xi32>
  %v301 = stablehlo.iota dim = 0 : tensor<2xi64>
  %v302 = stablehlo.optimization_barrier %v301 : tensor<2xi64>
  %v303 = stablehlo.broadcast_in_dim %v302, dims = [0] : (tensor<2xi64>) -> tensor<2x5xi64>
  %v304 = stablehlo.reshape %v303 : (tensor<2x5xi64>) -> tensor<10xi64>
  %v305 = stablehlo.optimization_barrier %v304 : tensor<10xi64>
  %v306 = stablehlo.iota dim = 0 : tensor<10xi32>
  %v307 = stablehlo.constant dense<5> : tensor<10xi32>
  %v308 = stablehlo.divide %v306, %v307 : tensor<10xi32>
  %v309 = stablehlo.convert %v308 : (tensor<10xi32>) -> tensor<10xi64>
  check.expect_eq %v305, %v309 : tensor<10xi64>
  %v311 = stablehlo.iota dim = 0 : tensor<23xi64>
  %v312 = stablehlo.optimization_barrier %v311 : tensor<23xi64>
  %v313 = stablehlo.broadcast_in_dim %v312, dims = [0] : (tensor<23xi64>) -> tensor<23x5xi64>
  %v314 = stablehlo.reshape %v313 : (tensor<23x5xi64>) -> tensor<115xi64>
  %v315 = stablehlo.optimization_barrier %v314 : tensor<115xi64>
  %v316 = stablehlo.iota dim = 0 : tensor<115xi32>
  %v317 = stablehlo.constant dense<5> : tensor<115xi32>
  %v318 = stablehlo.divide %v316, %v317 : tensor<115xi32>
  %v319 = stablehlo.convert %v318 : (tensor<115xi32>) -> tensor<115xi64>
  check.expect_eq %v315, %v319 : tensor<115xi64>
  %v321 = stablehlo.iota dim = 0 : tensor<2xi64>
  %v322 = stablehlo.optimization_barrier %v321 : tensor<2xi64>
  %v323 = stablehlo.broadcast_in_dim %v322, dims = [0] : (tensor<2xi64>) -> tensor<2x6xi64>
  %v324 = stablehlo.reshape %v323 : (tensor<2x6xi64>) -> tensor<12xi64>
  %v325 = stablehlo.optimization_barrier %v324 : tensor<12xi64>
  %v326 = stablehlo.iota dim = 0 : tensor<12xi32>
  %v327 = stablehlo.constant dense<6> : tensor<12xi32>
  %v328 = stablehlo.divide %v326, %v327 : tensor<12xi32>
  %v329 = stablehlo.convert %v328 : (tensor<12xi32>) -> tensor<12xi64>
  check.expect_eq %v325, %v329 : tensor<12xi64>
  %v331 = stablehlo.iota dim = 0 : tensor<23xi64>
  %v332 = stablehlo.optimization_barrier %v331 : tensor<23xi64>
  %v333 = stablehlo.broadcast_in_dim %v332, dims = [0] : (tensor<23xi64>) -> tensor<23x6xi64>
  %v334 = stablehlo.reshape %v333 : (tensor<23x6xi64>) -> tensor<138xi64>
  %v335 = stablehlo.optimization_barrier %v334 : tensor<138xi64>
  %v336 = stablehlo.iota dim = 0 : tensor<138xi32>
  %v337 = stablehlo.constant dense<6> : tensor<138xi32>
  %v338 = stablehlo.divide %v336, %v337 : tensor<138xi32>
  %v339 = stablehlo.convert %v338 : (tensor<138xi32>) -> tensor<138xi64>
  check.expect_eq %v335, %v339 : tensor<138xi64>
  %v341 = stablehlo.iota dim = 0 : tensor<2xi64>
  %v342 = stablehlo.optimization_barrier %v341 : tensor<2xi64>
  %v343 = stablehlo.broadcast_in_dim %v342, dims = [0] : (tensor<2xi64>) -> tensor<2x7xi64>
  %v344 = stablehlo.reshape %v343 : (tensor<2x7xi64>) -> tensor<14xi64>
  %v345 = stablehlo.optimization_barrier %v344 : tensor<14xi64>
  %v346 = stablehlo.iota dim = 0 : tensor<14xi32>
  %v347 = stablehlo.constant dense<7> : tensor<14xi32>
  %v348 = stablehlo.divide %v346, %v347 : tensor<14xi32>
  %v349 = stablehlo.convert %v348 : (tensor<14xi32>) -> tensor<14xi64>
  check.expect_eq %v345, %v349 : tensor<14xi64>
  %v351 = stablehlo.iota dim = 0 : tensor<23xi64>
  %v352 = stablehlo.optimization_barrier %v351 : tensor<23xi64>
  %v353 = stablehlo.broadcast_in_dim %v352, dims = [0] : (tensor<23xi64>) -> tensor<23x7xi64>
  %v354 = stablehlo.reshape %v353 : (tensor<23x7xi64>) -> tensor<161xi64>
  %v355 = stablehlo.optimization_barrier %v354 : tensor<161xi64>
  %v356 = stablehlo.iota dim = 0 : tensor<161xi32>
  %v357 = stablehlo.constant dense<7> : tensor<161xi32>
  %v358 = stablehlo.divide %v356, %v357 : tensor<161xi32>
  %v359 = stablehlo.convert %v358 : (tensor<161xi32>) -> tensor<161xi64>
  check.expect_eq %v355, %v359 : tensor<161xi64>
  %v361 = stablehlo.iota dim = 0 : tensor<2xi64>
  %v362 = stablehlo.optimization_barrier %v361 : tensor<2xi64>
  %v363 = stablehlo.broadcast_in_dim %v362, dims = [0] : (tensor<2xi64>) -> tensor<2x9xi64>
  %v364 = stablehlo.reshape %v363 : (tensor<2x9xi64>) -> tensor<18xi64>
  %v365 = stablehlo.optimization_barrier %v364 : tensor<18xi64>
  %v366 = stablehlo.iota dim = 0 : tensor<18xi32>
  %v367 = stablehlo.constant dense<9> : tensor<18xi32>
  %v368 = stablehlo.divide %v366, %v367 : tensor<18xi32>
  %v369 = stablehlo.convert %v368 : (tensor<18xi32>) -> tensor<18xi64>
  check.expect_eq %v365, %v369 : tensor<18xi64>
  %v371 = stablehlo.iota dim = 0 : tensor<23xi64>
  %v372 = stablehlo.optimization_barrier %v371 : tensor<23xi64>
  %v373 = stablehlo.broadcast_in_dim %v372, dims = [0] : (tensor<23xi64>) -> tensor<23x9xi64>
  %v374 = stablehlo.reshape %v373 : (tensor<23x9xi64>) -> tensor<207xi64>
  %v375 = stablehlo.optimization_barrier %v374 : tensor<207xi64>
  %v376 = stablehlo.iota dim = 0 : tensor<207xi32>
  %v377 = stablehlo.constant dense<9> : tensor<207xi32>
  %v378 = stablehlo.divide %v376, %v377 : tensor<207xi32>
  %v379 = stablehlo.convert %v378 : (tensor<207xi32>) -> tensor<207xi64>
  check.expect_eq %v375, %v379 : tensor<207xi64>
  %v381 = stablehlo.iota dim = 0 : tensor<2xi64>
  %v382 = stablehlo.optimization_barrier %v381 : tensor<2xi64>
  %v383 = stablehlo.broadcast_in_dim %v382, dims = [0] : (tensor<2xi64>) -> tensor<2x16xi64>
  %v384 = stablehlo.reshape %v383 : (tensor<2x16xi64>) -> tensor<32xi64>
  %v385 = stablehlo.optimization_barrier %v384 : tensor<32xi64>
  %v386 = stablehlo.iota dim = 0 : tensor<32xi32>
  %v387 = stablehlo.constant dense<16> : tensor<32xi32>
  %v388 = stablehlo.divide %v386, %v387 : tensor<32xi32>
  %v389 = stablehlo.convert %v388 : (tensor<32xi32>) -> tensor<32xi64>
  check.expect_eq %v385, %v389 : tensor<32xi64>
  %v391 = stablehlo.iota dim = 0 : tensor<23xi64>
  %v392 = stablehlo.optimization_barrier %v391 : tensor<23xi64>
  %v393 = stablehlo.broadcast_in_dim %v392, dims = [0] : (tensor<23xi64>) -> tensor<23x16xi64>
  %v394 = stablehlo.reshape %v393 : (tensor<23x16xi64>) -> tensor<368xi64>
  %v395 = stablehlo.optimization_barrier %v394 : tensor<368xi64>
  %v396 = stablehlo.iota dim = 0 : tensor<368xi32>
  %v397 = stablehlo.constant dense<16> : tensor<368xi32>
  %v398 = stablehlo.divide %v396, %v397 : tensor<368xi32>
  %v399 = stablehlo.convert %v398 : (tensor<368xi32>) -> tensor<368xi64>
  check.expect_eq %v395, %v399 : tensor<368xi64>
  func.return
}
// >>> stdout
// 40
// <<<
