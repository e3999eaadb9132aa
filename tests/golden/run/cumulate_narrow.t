// Running results of narrow types: of many lines, which are turned; of a few
// columns; of columns in two dims that are as one; forward and backward.
// Oracle: of all pairs of elements, those before are chosen and reduced.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %v1 = stablehlo.iota dim = 0 : tensor<20x37xi32>
  %v2 = stablehlo.constant dense<7> : tensor<20x37xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<20x37xi32>
  %v4 = stablehlo.iota dim = 1 : tensor<20x37xi32>
  %v5 = stablehlo.add %v3, %v4 : tensor<20x37xi32>
  %v6 = stablehlo.optimization_barrier %v5 : tensor<20x37xi32>
  %v7 = stablehlo.constant dense<29> : tensor<20x37xi32>
  %v8 = stablehlo.multiply %v6, %v7 : tensor<20x37xi32>
  %v9 = stablehlo.constant dense<13> : tensor<20x37xi32>
  %v10 = stablehlo.remainder %v8, %v9 : tensor<20x37xi32>
  %v11 = stablehlo.constant dense<6> : tensor<20x37xi32>
  %v12 = stablehlo.subtract %v10, %v11 : tensor<20x37xi32>
  %v13 = stablehlo.convert %v12 : (tensor<20x37xi32>) -> tensor<20x37xi8>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<20x37xi8>
  %v15 = stablehlo.optimization_barrier %v12 : tensor<20x37xi32>
  %v16 = stablehlo.constant dense<0> : tensor<i8>
  %v17 = "stablehlo.reduce_window"(%v14, %v16) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %s = stablehlo.add %a, %b : tensor<i8>
      stablehlo.return %s : tensor<i8>
  }) : (tensor<20x37xi8>, tensor<i8>) -> tensor<20x37xi8>
  %v18 = stablehlo.broadcast_in_dim %v15, dims = [0, 2] : (tensor<20x37xi32>) -> tensor<20x37x37xi32>
  %v19 = stablehlo.iota dim = 1 : tensor<20x37x37xi32>
  %v20 = stablehlo.iota dim = 2 : tensor<20x37x37xi32>
  %v21 = stablehlo.compare LE, %v20, %v19, SIGNED : (tensor<20x37x37xi32>, tensor<20x37x37xi32>) -> tensor<20x37x37xi1>
  %v22 = stablehlo.constant dense<0> : tensor<20x37x37xi32>
  %v23 = stablehlo.select %v21, %v18, %v22 : tensor<20x37x37xi1>, tensor<20x37x37xi32>
  %v25 = stablehlo.constant dense<0> : tensor<i32>
  %v26 = stablehlo.optimization_barrier %v23 : tensor<20x37x37xi32>
  %v24 = stablehlo.reduce(%v26 init: %v25) applies stablehlo.add across dimensions = [2] : (tensor<20x37x37xi32>, tensor<i32>) -> tensor<20x37xi32>
  %v27 = stablehlo.optimization_barrier %v24 : tensor<20x37xi32>
  %v28 = stablehlo.optimization_barrier %v17 : tensor<20x37xi8>
  %v29 = stablehlo.convert %v27 : (tensor<20x37xi32>) -> tensor<20x37xi8>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<20x37xi8>
  check.expect_eq %v28, %v30 : tensor<20x37xi8>
  %v31 = stablehlo.constant dense<-100> : tensor<i8>
  %v32 = "stablehlo.reduce_window"(%v14, %v31) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %s = stablehlo.maximum %a, %b : tensor<i8>
      stablehlo.return %s : tensor<i8>
  }) : (tensor<20x37xi8>, tensor<i8>) -> tensor<20x37xi8>
  %v33 = stablehlo.broadcast_in_dim %v15, dims = [0, 2] : (tensor<20x37xi32>) -> tensor<20x37x37xi32>
  %v34 = stablehlo.iota dim = 1 : tensor<20x37x37xi32>
  %v35 = stablehlo.iota dim = 2 : tensor<20x37x37xi32>
  %v36 = stablehlo.compare LE, %v35, %v34, SIGNED : (tensor<20x37x37xi32>, tensor<20x37x37xi32>) -> tensor<20x37x37xi1>
  %v37 = stablehlo.constant dense<-100> : tensor<20x37x37xi32>
  %v38 = stablehlo.select %v36, %v33, %v37 : tensor<20x37x37xi1>, tensor<20x37x37xi32>
  %v40 = stablehlo.constant dense<-100> : tensor<i32>
  %v41 = stablehlo.optimization_barrier %v38 : tensor<20x37x37xi32>
  %v39 = stablehlo.reduce(%v41 init: %v40) applies stablehlo.maximum across dimensions = [2] : (tensor<20x37x37xi32>, tensor<i32>) -> tensor<20x37xi32>
  %v42 = stablehlo.optimization_barrier %v39 : tensor<20x37xi32>
  %v43 = stablehlo.optimization_barrier %v32 : tensor<20x37xi8>
  %v44 = stablehlo.convert %v42 : (tensor<20x37xi32>) -> tensor<20x37xi8>
  %v45 = stablehlo.optimization_barrier %v44 : tensor<20x37xi8>
  check.expect_eq %v43, %v45 : tensor<20x37xi8>
  %v46 = stablehlo.constant dense<0> : tensor<i8>
  %v47 = "stablehlo.reduce_window"(%v14, %v46) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %s = stablehlo.add %a, %b : tensor<i8>
      stablehlo.return %s : tensor<i8>
  }) : (tensor<20x37xi8>, tensor<i8>) -> tensor<20x37xi8>
  %v48 = stablehlo.broadcast_in_dim %v15, dims = [0, 2] : (tensor<20x37xi32>) -> tensor<20x37x37xi32>
  %v49 = stablehlo.iota dim = 1 : tensor<20x37x37xi32>
  %v50 = stablehlo.iota dim = 2 : tensor<20x37x37xi32>
  %v51 = stablehlo.compare GE, %v50, %v49, SIGNED : (tensor<20x37x37xi32>, tensor<20x37x37xi32>) -> tensor<20x37x37xi1>
  %v52 = stablehlo.constant dense<0> : tensor<20x37x37xi32>
  %v53 = stablehlo.select %v51, %v48, %v52 : tensor<20x37x37xi1>, tensor<20x37x37xi32>
  %v55 = stablehlo.constant dense<0> : tensor<i32>
  %v56 = stablehlo.optimization_barrier %v53 : tensor<20x37x37xi32>
  %v54 = stablehlo.reduce(%v56 init: %v55) applies stablehlo.add across dimensions = [2] : (tensor<20x37x37xi32>, tensor<i32>) -> tensor<20x37xi32>
  %v57 = stablehlo.optimization_barrier %v54 : tensor<20x37xi32>
  %v58 = stablehlo.optimization_barrier %v47 : tensor<20x37xi8>
  %v59 = stablehlo.convert %v57 : (tensor<20x37xi32>) -> tensor<20x37xi8>
  %v60 = stablehlo.optimization_barrier %v59 : tensor<20x37xi8>
  check.expect_eq %v58, %v60 : tensor<20x37xi8>
  %v61 = stablehlo.constant dense<-100> : tensor<i8>
  %v62 = "stablehlo.reduce_window"(%v14, %v61) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %s = stablehlo.maximum %a, %b : tensor<i8>
      stablehlo.return %s : tensor<i8>
  }) : (tensor<20x37xi8>, tensor<i8>) -> tensor<20x37xi8>
  %v63 = stablehlo.broadcast_in_dim %v15, dims = [0, 2] : (tensor<20x37xi32>) -> tensor<20x37x37xi32>
  %v64 = stablehlo.iota dim = 1 : tensor<20x37x37xi32>
  %v65 = stablehlo.iota dim = 2 : tensor<20x37x37xi32>
  %v66 = stablehlo.compare GE, %v65, %v64, SIGNED : (tensor<20x37x37xi32>, tensor<20x37x37xi32>) -> tensor<20x37x37xi1>
  %v67 = stablehlo.constant dense<-100> : tensor<20x37x37xi32>
  %v68 = stablehlo.select %v66, %v63, %v67 : tensor<20x37x37xi1>, tensor<20x37x37xi32>
  %v70 = stablehlo.constant dense<-100> : tensor<i32>
  %v71 = stablehlo.optimization_barrier %v68 : tensor<20x37x37xi32>
  %v69 = stablehlo.reduce(%v71 init: %v70) applies stablehlo.maximum across dimensions = [2] : (tensor<20x37x37xi32>, tensor<i32>) -> tensor<20x37xi32>
  %v72 = stablehlo.optimization_barrier %v69 : tensor<20x37xi32>
  %v73 = stablehlo.optimization_barrier %v62 : tensor<20x37xi8>
  %v74 = stablehlo.convert %v72 : (tensor<20x37xi32>) -> tensor<20x37xi8>
  %v75 = stablehlo.optimization_barrier %v74 : tensor<20x37xi8>
  check.expect_eq %v73, %v75 : tensor<20x37xi8>
  %v76 = stablehlo.iota dim = 0 : tensor<20x37xi32>
  %v77 = stablehlo.constant dense<7> : tensor<20x37xi32>
  %v78 = stablehlo.multiply %v76, %v77 : tensor<20x37xi32>
  %v79 = stablehlo.iota dim = 1 : tensor<20x37xi32>
  %v80 = stablehlo.add %v78, %v79 : tensor<20x37xi32>
  %v81 = stablehlo.optimization_barrier %v80 : tensor<20x37xi32>
  %v82 = stablehlo.constant dense<29> : tensor<20x37xi32>
  %v83 = stablehlo.multiply %v81, %v82 : tensor<20x37xi32>
  %v84 = stablehlo.constant dense<13> : tensor<20x37xi32>
  %v85 = stablehlo.remainder %v83, %v84 : tensor<20x37xi32>
  %v86 = stablehlo.constant dense<6> : tensor<20x37xi32>
  %v87 = stablehlo.subtract %v85, %v86 : tensor<20x37xi32>
  %v88 = stablehlo.convert %v87 : (tensor<20x37xi32>) -> tensor<20x37xf16>
  %v89 = stablehlo.optimization_barrier %v88 : tensor<20x37xf16>
  %v90 = stablehlo.optimization_barrier %v87 : tensor<20x37xi32>
  %v91 = stablehlo.constant dense<0.0> : tensor<f16>
  %v92 = "stablehlo.reduce_window"(%v89, %v91) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %s = stablehlo.add %a, %b : tensor<f16>
      stablehlo.return %s : tensor<f16>
  }) : (tensor<20x37xf16>, tensor<f16>) -> tensor<20x37xf16>
  %v93 = stablehlo.broadcast_in_dim %v90, dims = [0, 2] : (tensor<20x37xi32>) -> tensor<20x37x37xi32>
  %v94 = stablehlo.iota dim = 1 : tensor<20x37x37xi32>
  %v95 = stablehlo.iota dim = 2 : tensor<20x37x37xi32>
  %v96 = stablehlo.compare LE, %v95, %v94, SIGNED : (tensor<20x37x37xi32>, tensor<20x37x37xi32>) -> tensor<20x37x37xi1>
  %v97 = stablehlo.constant dense<0> : tensor<20x37x37xi32>
  %v98 = stablehlo.select %v96, %v93, %v97 : tensor<20x37x37xi1>, tensor<20x37x37xi32>
  %v100 = stablehlo.constant dense<0> : tensor<i32>
  %v101 = stablehlo.optimization_barrier %v98 : tensor<20x37x37xi32>
  %v99 = stablehlo.reduce(%v101 init: %v100) applies stablehlo.add across dimensions = [2] : (tensor<20x37x37xi32>, tensor<i32>) -> tensor<20x37xi32>
  %v102 = stablehlo.optimization_barrier %v99 : tensor<20x37xi32>
  %v103 = stablehlo.optimization_barrier %v92 : tensor<20x37xf16>
  %v104 = stablehlo.convert %v102 : (tensor<20x37xi32>) -> tensor<20x37xf16>
  %v105 = stablehlo.optimization_barrier %v104 : tensor<20x37xf16>
  check.expect_eq %v103, %v105 : tensor<20x37xf16>
  %v106 = stablehlo.constant dense<-100.0> : tensor<f16>
  %v107 = "stablehlo.reduce_window"(%v89, %v106) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %s = stablehlo.maximum %a, %b : tensor<f16>
      stablehlo.return %s : tensor<f16>
  }) : (tensor<20x37xf16>, tensor<f16>) -> tensor<20x37xf16>
  %v108 = stablehlo.broadcast_in_dim %v90, dims = [0, 2] : (tensor<20x37xi32>) -> tensor<20x37x37xi32>
  %v109 = stablehlo.iota dim = 1 : tensor<20x37x37xi32>
  %v110 = stablehlo.iota dim = 2 : tensor<20x37x37xi32>
  %v111 = stablehlo.compare LE, %v110, %v109, SIGNED : (tensor<20x37x37xi32>, tensor<20x37x37xi32>) -> tensor<20x37x37xi1>
  %v112 = stablehlo.constant dense<-100> : tensor<20x37x37xi32>
  %v113 = stablehlo.select %v111, %v108, %v112 : tensor<20x37x37xi1>, tensor<20x37x37xi32>
  %v115 = stablehlo.constant dense<-100> : tensor<i32>
  %v116 = stablehlo.optimization_barrier %v113 : tensor<20x37x37xi32>
  %v114 = stablehlo.reduce(%v116 init: %v115) applies stablehlo.maximum across dimensions = [2] : (tensor<20x37x37xi32>, tensor<i32>) -> tensor<20x37xi32>
  %v117 = stablehlo.optimization_barrier %v114 : tensor<20x37xi32>
  %v118 = stablehlo.optimization_barrier %v107 : tensor<20x37xf16>
  %v119 = stablehlo.convert %v117 : (tensor<20x37xi32>) -> tensor<20x37xf16>
  %v120 = stablehlo.optimization_barrier %v119 : tensor<20x37xf16>
  check.expect_eq %v118, %v120 : tensor<20x37xf16>
  %v121 = stablehlo.constant dense<0.0> : tensor<f16>
  %v122 = "stablehlo.reduce_window"(%v89, %v121) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %s = stablehlo.add %a, %b : tensor<f16>
      stablehlo.return %s : tensor<f16>
  }) : (tensor<20x37xf16>, tensor<f16>) -> tensor<20x37xf16>
  %v123 = stablehlo.broadcast_in_dim %v90, dims = [0, 2] : (tensor<20x37xi32>) -> tensor<20x37x37xi32>
  %v124 = stablehlo.iota dim = 1 : tensor<20x37x37xi32>
  %v125 = stablehlo.iota dim = 2 : tensor<20x37x37xi32>
  %v126 = stablehlo.compare GE, %v125, %v124, SIGNED : (tensor<20x37x37xi32>, tensor<20x37x37xi32>) -> tensor<20x37x37xi1>
  %v127 = stablehlo.constant dense<0> : tensor<20x37x37xi32>
  %v128 = stablehlo.select %v126, %v123, %v127 : tensor<20x37x37xi1>, tensor<20x37x37xi32>
  %v130 = stablehlo.constant dense<0> : tensor<i32>
  %v131 = stablehlo.optimization_barrier %v128 : tensor<20x37x37xi32>
  %v129 = stablehlo.reduce(%v131 init: %v130) applies stablehlo.add across dimensions = [2] : (tensor<20x37x37xi32>, tensor<i32>) -> tensor<20x37xi32>
  %v132 = stablehlo.optimization_barrier %v129 : tensor<20x37xi32>
  %v133 = stablehlo.optimization_barrier %v122 : tensor<20x37xf16>
  %v134 = stablehlo.convert %v132 : (tensor<20x37xi32>) -> tensor<20x37xf16>
  %v135 = stablehlo.optimization_barrier %v134 : tensor<20x37xf16>
  check.expect_eq %v133, %v135 : tensor<20x37xf16>
  %v136 = stablehlo.constant dense<-100.0> : tensor<f16>
  %v137 = "stablehlo.reduce_window"(%v89, %v136) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %s = stablehlo.maximum %a, %b : tensor<f16>
      stablehlo.return %s : tensor<f16>
  }) : (tensor<20x37xf16>, tensor<f16>) -> tensor<20x37xf16>
  %v138 = stablehlo.broadcast_in_dim %v90, dims = [0, 2] : (tensor<20x37xi32>) -> tensor<20x37x37xi32>
  %v139 = stablehlo.iota dim = 1 : tensor<20x37x37xi32>
  %v140 = stablehlo.iota dim = 2 : tensor<20x37x37xi32>
  %v141 = stablehlo.compare GE, %v140, %v139, SIGNED : (tensor<20x37x37xi32>, tensor<20x37x37xi32>) -> tensor<20x37x37xi1>
  %v142 = stablehlo.constant dense<-100> : tensor<20x37x37xi32>
  %v143 = stablehlo.select %v141, %v138, %v142 : tensor<20x37x37xi1>, tensor<20x37x37xi32>
  %v145 = stablehlo.constant dense<-100> : tensor<i32>
  %v146 = stablehlo.optimization_barrier %v143 : tensor<20x37x37xi32>
  %v144 = stablehlo.reduce(%v146 init: %v145) applies stablehlo.maximum across dimensions = [2] : (tensor<20x37x37xi32>, tensor<i32>) -> tensor<20x37xi32>
  %v147 = stablehlo.optimization_barrier %v144 : tensor<20x37xi32>
  %v148 = stablehlo.optimization_barrier %v137 : tensor<20x37xf16>
  %v149 = stablehlo.convert %v147 : (tensor<20x37xi32>) -> tensor<20x37xf16>
  %v150 = stablehlo.optimization_barrier %v149 : tensor<20x37xf16>
  check.expect_eq %v148, %v150 : tensor<20x37xf16>
  %v151 = stablehlo.iota dim = 0 : tensor<20x37xi32>
  %v152 = stablehlo.constant dense<7> : tensor<20x37xi32>
  %v153 = stablehlo.multiply %v151, %v152 : tensor<20x37xi32>
  %v154 = stablehlo.iota dim = 1 : tensor<20x37xi32>
  %v155 = stablehlo.add %v153, %v154 : tensor<20x37xi32>
  %v156 = stablehlo.optimization_barrier %v155 : tensor<20x37xi32>
  %v157 = stablehlo.constant dense<29> : tensor<20x37xi32>
  %v158 = stablehlo.multiply %v156, %v157 : tensor<20x37xi32>
  %v159 = stablehlo.constant dense<13> : tensor<20x37xi32>
  %v160 = stablehlo.remainder %v158, %v159 : tensor<20x37xi32>
  %v161 = stablehlo.constant dense<6> : tensor<20x37xi32>
  %v162 = stablehlo.subtract %v160, %v161 : tensor<20x37xi32>
  %v163 = stablehlo.constant dense<-1> : tensor<20x37xi32>
  %v164 = stablehlo.maximum %v162, %v163 : tensor<20x37xi32>
  %v165 = stablehlo.constant dense<1> : tensor<20x37xi32>
  %v166 = stablehlo.minimum %v164, %v165 : tensor<20x37xi32>
  %v167 = stablehlo.convert %v166 : (tensor<20x37xi32>) -> tensor<20x37xbf16>
  %v168 = stablehlo.optimization_barrier %v167 : tensor<20x37xbf16>
  %v169 = stablehlo.optimization_barrier %v166 : tensor<20x37xi32>
  %v170 = stablehlo.constant dense<0.0> : tensor<bf16>
  %v171 = "stablehlo.reduce_window"(%v168, %v170) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.add %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) : (tensor<20x37xbf16>, tensor<bf16>) -> tensor<20x37xbf16>
  %v172 = stablehlo.broadcast_in_dim %v169, dims = [0, 2] : (tensor<20x37xi32>) -> tensor<20x37x37xi32>
  %v173 = stablehlo.iota dim = 1 : tensor<20x37x37xi32>
  %v174 = stablehlo.iota dim = 2 : tensor<20x37x37xi32>
  %v175 = stablehlo.compare LE, %v174, %v173, SIGNED : (tensor<20x37x37xi32>, tensor<20x37x37xi32>) -> tensor<20x37x37xi1>
  %v176 = stablehlo.constant dense<0> : tensor<20x37x37xi32>
  %v177 = stablehlo.select %v175, %v172, %v176 : tensor<20x37x37xi1>, tensor<20x37x37xi32>
  %v179 = stablehlo.constant dense<0> : tensor<i32>
  %v180 = stablehlo.optimization_barrier %v177 : tensor<20x37x37xi32>
  %v178 = stablehlo.reduce(%v180 init: %v179) applies stablehlo.add across dimensions = [2] : (tensor<20x37x37xi32>, tensor<i32>) -> tensor<20x37xi32>
  %v181 = stablehlo.optimization_barrier %v178 : tensor<20x37xi32>
  %v182 = stablehlo.optimization_barrier %v171 : tensor<20x37xbf16>
  %v183 = stablehlo.convert %v181 : (tensor<20x37xi32>) -> tensor<20x37xbf16>
  %v184 = stablehlo.optimization_barrier %v183 : tensor<20x37xbf16>
  check.expect_eq %v182, %v184 : tensor<20x37xbf16>
  %v185 = stablehlo.constant dense<-100.0> : tensor<bf16>
  %v186 = "stablehlo.reduce_window"(%v168, %v185) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.maximum %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) : (tensor<20x37xbf16>, tensor<bf16>) -> tensor<20x37xbf16>
  %v187 = stablehlo.broadcast_in_dim %v169, dims = [0, 2] : (tensor<20x37xi32>) -> tensor<20x37x37xi32>
  %v188 = stablehlo.iota dim = 1 : tensor<20x37x37xi32>
  %v189 = stablehlo.iota dim = 2 : tensor<20x37x37xi32>
  %v190 = stablehlo.compare LE, %v189, %v188, SIGNED : (tensor<20x37x37xi32>, tensor<20x37x37xi32>) -> tensor<20x37x37xi1>
  %v191 = stablehlo.constant dense<-100> : tensor<20x37x37xi32>
  %v192 = stablehlo.select %v190, %v187, %v191 : tensor<20x37x37xi1>, tensor<20x37x37xi32>
  %v194 = stablehlo.constant dense<-100> : tensor<i32>
  %v195 = stablehlo.optimization_barrier %v192 : tensor<20x37x37xi32>
  %v193 = stablehlo.reduce(%v195 init: %v194) applies stablehlo.maximum across dimensions = [2] : (tensor<20x37x37xi32>, tensor<i32>) -> tensor<20x37xi32>
  %v196 = stablehlo.optimization_barrier %v193 : tensor<20x37xi32>
  %v197 = stablehlo.optimization_barrier %v186 : tensor<20x37xbf16>
  %v198 = stablehlo.convert %v196 : (tensor<20x37xi32>) -> tensor<20x37xbf16>
  %v199 = stablehlo.optimization_barrier %v198 : tensor<20x37xbf16>
  check.expect_eq %v197, %v199 : tensor<20x37xbf16>
  %v200 = stablehlo.constant dense<0.0> : tensor<bf16>
  %v201 = "stablehlo.reduce_window"(%v168, %v200) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.add %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) : (tensor<20x37xbf16>, tensor<bf16>) -> tensor<20x37xbf16>
  %v202 = stablehlo.broadcast_in_dim %v169, dims = [0, 2] : (tensor<20x37xi32>) -> tensor<20x37x37xi32>
  %v203 = stablehlo.iota dim = 1 : tensor<20x37x37xi32>
  %v204 = stablehlo.iota dim = 2 : tensor<20x37x37xi32>
  %v205 = stablehlo.compare GE, %v204, %v203, SIGNED : (tensor<20x37x37xi32>, tensor<20x37x37xi32>) -> tensor<20x37x37xi1>
  %v206 = stablehlo.constant dense<0> : tensor<20x37x37xi32>
  %v207 = stablehlo.select %v205, %v202, %v206 : tensor<20x37x37xi1>, tensor<20x37x37xi32>
  %v209 = stablehlo.constant dense<0> : tensor<i32>
  %v210 = stablehlo.optimization_barrier %v207 : tensor<20x37x37xi32>
  %v208 = stablehlo.reduce(%v210 init: %v209) applies stablehlo.add across dimensions = [2] : (tensor<20x37x37xi32>, tensor<i32>) -> tensor<20x37xi32>
  %v211 = stablehlo.optimization_barrier %v208 : tensor<20x37xi32>
  %v212 = stablehlo.optimization_barrier %v201 : tensor<20x37xbf16>
  %v213 = stablehlo.convert %v211 : (tensor<20x37xi32>) -> tensor<20x37xbf16>
  %v214 = stablehlo.optimization_barrier %v213 : tensor<20x37xbf16>
  check.expect_eq %v212, %v214 : tensor<20x37xbf16>
  %v215 = stablehlo.constant dense<-100.0> : tensor<bf16>
  %v216 = "stablehlo.reduce_window"(%v168, %v215) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.maximum %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) : (tensor<20x37xbf16>, tensor<bf16>) -> tensor<20x37xbf16>
  %v217 = stablehlo.broadcast_in_dim %v169, dims = [0, 2] : (tensor<20x37xi32>) -> tensor<20x37x37xi32>
  %v218 = stablehlo.iota dim = 1 : tensor<20x37x37xi32>
  %v219 = stablehlo.iota dim = 2 : tensor<20x37x37xi32>
  %v220 = stablehlo.compare GE, %v219, %v218, SIGNED : (tensor<20x37x37xi32>, tensor<20x37x37xi32>) -> tensor<20x37x37xi1>
  %v221 = stablehlo.constant dense<-100> : tensor<20x37x37xi32>
  %v222 = stablehlo.select %v220, %v217, %v221 : tensor<20x37x37xi1>, tensor<20x37x37xi32>
  %v224 = stablehlo.constant dense<-100> : tensor<i32>
  %v225 = stablehlo.optimization_barrier %v222 : tensor<20x37x37xi32>
  %v223 = stablehlo.reduce(%v225 init: %v224) applies stablehlo.maximum across dimensions = [2] : (tensor<20x37x37xi32>, tensor<i32>) -> tensor<20x37xi32>
  %v226 = stablehlo.optimization_barrier %v223 : tensor<20x37xi32>
  %v227 = stablehlo.optimization_barrier %v216 : tensor<20x37xbf16>
  %v228 = stablehlo.convert %v226 : (tensor<20x37xi32>) -> tensor<20x37xbf16>
  %v229 = stablehlo.optimization_barrier %v228 : tensor<20x37xbf16>
  check.expect_eq %v227, %v229 : tensor<20x37xbf16>
  %v230 = stablehlo.iota dim = 0 : tensor<20x37xi32>
  %v231 = stablehlo.constant dense<7> : tensor<20x37xi32>
  %v232 = stablehlo.multiply %v230, %v231 : tensor<20x37xi32>
  %v233 = stablehlo.iota dim = 1 : tensor<20x37xi32>
  %v234 = stablehlo.add %v232, %v233 : tensor<20x37xi32>
  %v235 = stablehlo.optimization_barrier %v234 : tensor<20x37xi32>
  %v236 = stablehlo.constant dense<29> : tensor<20x37xi32>
  %v237 = stablehlo.multiply %v235, %v236 : tensor<20x37xi32>
  %v238 = stablehlo.constant dense<13> : tensor<20x37xi32>
  %v239 = stablehlo.remainder %v237, %v238 : tensor<20x37xi32>
  %v240 = stablehlo.constant dense<6> : tensor<20x37xi32>
  %v241 = stablehlo.subtract %v239, %v240 : tensor<20x37xi32>
  %v242 = stablehlo.convert %v241 : (tensor<20x37xi32>) -> tensor<20x37xf64>
  %v243 = stablehlo.optimization_barrier %v242 : tensor<20x37xf64>
  %v244 = stablehlo.optimization_barrier %v241 : tensor<20x37xi32>
  %v245 = stablehlo.constant dense<0.0> : tensor<f64>
  %v246 = "stablehlo.reduce_window"(%v243, %v245) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.add %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) : (tensor<20x37xf64>, tensor<f64>) -> tensor<20x37xf64>
  %v247 = stablehlo.broadcast_in_dim %v244, dims = [0, 2] : (tensor<20x37xi32>) -> tensor<20x37x37xi32>
  %v248 = stablehlo.iota dim = 1 : tensor<20x37x37xi32>
  %v249 = stablehlo.iota dim = 2 : tensor<20x37x37xi32>
  %v250 = stablehlo.compare LE, %v249, %v248, SIGNED : (tensor<20x37x37xi32>, tensor<20x37x37xi32>) -> tensor<20x37x37xi1>
  %v251 = stablehlo.constant dense<0> : tensor<20x37x37xi32>
  %v252 = stablehlo.select %v250, %v247, %v251 : tensor<20x37x37xi1>, tensor<20x37x37xi32>
  %v254 = stablehlo.constant dense<0> : tensor<i32>
  %v255 = stablehlo.optimization_barrier %v252 : tensor<20x37x37xi32>
  %v253 = stablehlo.reduce(%v255 init: %v254) applies stablehlo.add across dimensions = [2] : (tensor<20x37x37xi32>, tensor<i32>) -> tensor<20x37xi32>
  %v256 = stablehlo.optimization_barrier %v253 : tensor<20x37xi32>
  %v257 = stablehlo.optimization_barrier %v246 : tensor<20x37xf64>
  %v258 = stablehlo.convert %v256 : (tensor<20x37xi32>) -> tensor<20x37xf64>
  %v259 = stablehlo.optimization_barrier %v258 : tensor<20x37xf64>
  check.expect_eq %v257, %v259 : tensor<20x37xf64>
  %v260 = stablehlo.constant dense<-100.0> : tensor<f64>
  %v261 = "stablehlo.reduce_window"(%v243, %v260) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.maximum %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) : (tensor<20x37xf64>, tensor<f64>) -> tensor<20x37xf64>
  %v262 = stablehlo.broadcast_in_dim %v244, dims = [0, 2] : (tensor<20x37xi32>) -> tensor<20x37x37xi32>
  %v263 = stablehlo.iota dim = 1 : tensor<20x37x37xi32>
  %v264 = stablehlo.iota dim = 2 : tensor<20x37x37xi32>
  %v265 = stablehlo.compare LE, %v264, %v263, SIGNED : (tensor<20x37x37xi32>, tensor<20x37x37xi32>) -> tensor<20x37x37xi1>
  %v266 = stablehlo.constant dense<-100> : tensor<20x37x37xi32>
  %v267 = stablehlo.select %v265, %v262, %v266 : tensor<20x37x37xi1>, tensor<20x37x37xi32>
  %v269 = stablehlo.constant dense<-100> : tensor<i32>
  %v270 = stablehlo.optimization_barrier %v267 : tensor<20x37x37xi32>
  %v268 = stablehlo.reduce(%v270 init: %v269) applies stablehlo.maximum across dimensions = [2] : (tensor<20x37x37xi32>, tensor<i32>) -> tensor<20x37xi32>
  %v271 = stablehlo.optimization_barrier %v268 : tensor<20x37xi32>
  %v272 = stablehlo.optimization_barrier %v261 : tensor<20x37xf64>
  %v273 = stablehlo.convert %v271 : (tensor<20x37xi32>) -> tensor<20x37xf64>
  %v274 = stablehlo.optimization_barrier %v273 : tensor<20x37xf64>
  check.expect_eq %v272, %v274 : tensor<20x37xf64>
  %v275 = stablehlo.constant dense<0.0> : tensor<f64>
  %v276 = "stablehlo.reduce_window"(%v243, %v275) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.add %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) : (tensor<20x37xf64>, tensor<f64>) -> tensor<20x37xf64>
  %v277 = stablehlo.broadcast_in_dim %v244, dims = [0, 2] : (tensor<20x37xi32>) -> tensor<20x37x37xi32>
  %v278 = stablehlo.iota dim = 1 : tensor<20x37x37xi32>
  %v279 = stablehlo.iota dim = 2 : tensor<20x37x37xi32>
  %v280 = stablehlo.compare GE, %v279, %v278, SIGNED : (tensor<20x37x37xi32>, tensor<20x37x37xi32>) -> tensor<20x37x37xi1>
  %v281 = stablehlo.constant dense<0> : tensor<20x37x37xi32>
  %v282 = stablehlo.select %v280, %v277, %v281 : tensor<20x37x37xi1>, tensor<20x37x37xi32>
  %v284 = stablehlo.constant dense<0> : tensor<i32>
  %v285 = stablehlo.optimization_barrier %v282 : tensor<20x37x37xi32>
  %v283 = stablehlo.reduce(%v285 init: %v284) applies stablehlo.add across dimensions = [2] : (tensor<20x37x37xi32>, tensor<i32>) -> tensor<20x37xi32>
  %v286 = stablehlo.optimization_barrier %v283 : tensor<20x37xi32>
  %v287 = stablehlo.optimization_barrier %v276 : tensor<20x37xf64>
  %v288 = stablehlo.convert %v286 : (tensor<20x37xi32>) -> tensor<20x37xf64>
  %v289 = stablehlo.optimization_barrier %v288 : tensor<20x37xf64>
  check.expect_eq %v287, %v289 : tensor<20x37xf64>
  %v290 = stablehlo.constant dense<-100.0> : tensor<f64>
  %v291 = "stablehlo.reduce_window"(%v243, %v290) <{padding = dense<[[0, 0], [0, 36]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.maximum %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) : (tensor<20x37xf64>, tensor<f64>) -> tensor<20x37xf64>
  %v292 = stablehlo.broadcast_in_dim %v244, dims = [0, 2] : (tensor<20x37xi32>) -> tensor<20x37x37xi32>
  %v293 = stablehlo.iota dim = 1 : tensor<20x37x37xi32>
  %v294 = stablehlo.iota dim = 2 : tensor<20x37x37xi32>
  %v295 = stablehlo.compare GE, %v294, %v293, SIGNED : (tensor<20x37x37xi32>, tensor<20x37x37xi32>) -> tensor<20x37x37xi1>
  %v296 = stablehlo.constant dense<-100> : tensor<20x37x37xi32>
  %v297 = stablehlo.select %v295, %v292, %v296 : tensor<20x37x37xi1>, tensor<20x37x37xi32>
  %v299 = stablehlo.constant dense<-100> : tensor<i32>
  %v300 = stablehlo.optimization_barrier %v297 : tensor<20x37x37xi32>
  %v298 = stablehlo.reduce(%v300 init: %v299) applies stablehlo.maximum across dimensions = [2] : (tensor<20x37x37xi32>, tensor<i32>) -> tensor<20x37xi32>
  %v301 = stablehlo.optimization_barrier %v298 : tensor<20x37xi32>
  %v302 = stablehlo.optimization_barrier %v291 : tensor<20x37xf64>
  %v303 = stablehlo.convert %v301 : (tensor<20x37xi32>) -> tensor<20x37xf64>
  %v304 = stablehlo.optimization_barrier %v303 : tensor<20x37xf64>
  check.expect_eq %v302, %v304 : tensor<20x37xf64>
  %v305 = stablehlo.iota dim = 0 : tensor<20x37xi32>
  %v306 = stablehlo.constant dense<7> : tensor<20x37xi32>
  %v307 = stablehlo.multiply %v305, %v306 : tensor<20x37xi32>
  %v308 = stablehlo.iota dim = 1 : tensor<20x37xi32>
  %v309 = stablehlo.add %v307, %v308 : tensor<20x37xi32>
  %v310 = stablehlo.optimization_barrier %v309 : tensor<20x37xi32>
  %v311 = stablehlo.constant dense<29> : tensor<20x37xi32>
  %v312 = stablehlo.multiply %v310, %v311 : tensor<20x37xi32>
  %v313 = stablehlo.constant dense<13> : tensor<20x37xi32>
  %v314 = stablehlo.remainder %v312, %v313 : tensor<20x37xi32>
  %v315 = stablehlo.constant dense<6> : tensor<20x37xi32>
  %v316 = stablehlo.subtract %v314, %v315 : tensor<20x37xi32>
  %v317 = stablehlo.convert %v316 : (tensor<20x37xi32>) -> tensor<20x37xi64>
  %v318 = stablehlo.optimization_barrier %v317 : tensor<20x37xi64>
  %v319 = stablehlo.optimization_barrier %v316 : tensor<20x37xi32>
  %v320 = stablehlo.constant dense<0> : tensor<i64>
  %v321 = "stablehlo.reduce_window"(%v318, %v320) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
  }) : (tensor<20x37xi64>, tensor<i64>) -> tensor<20x37xi64>
  %v322 = stablehlo.broadcast_in_dim %v319, dims = [0, 2] : (tensor<20x37xi32>) -> tensor<20x37x37xi32>
  %v323 = stablehlo.iota dim = 1 : tensor<20x37x37xi32>
  %v324 = stablehlo.iota dim = 2 : tensor<20x37x37xi32>
  %v325 = stablehlo.compare LE, %v324, %v323, SIGNED : (tensor<20x37x37xi32>, tensor<20x37x37xi32>) -> tensor<20x37x37xi1>
  %v326 = stablehlo.constant dense<0> : tensor<20x37x37xi32>
  %v327 = stablehlo.select %v325, %v322, %v326 : tensor<20x37x37xi1>, tensor<20x37x37xi32>
  %v329 = stablehlo.constant dense<0> : tensor<i32>
  %v330 = stablehlo.optimization_barrier %v327 : tensor<20x37x37xi32>
  %v328 = stablehlo.reduce(%v330 init: %v329) applies stablehlo.add across dimensions = [2] : (tensor<20x37x37xi32>, tensor<i32>) -> tensor<20x37xi32>
  %v331 = stablehlo.optimization_barrier %v328 : tensor<20x37xi32>
  %v332 = stablehlo.optimization_barrier %v321 : tensor<20x37xi64>
  %v333 = stablehlo.convert %v331 : (tensor<20x37xi32>) -> tensor<20x37xi64>
  %v334 = stablehlo.optimization_barrier %v333 : tensor<20x37xi64>
  check.expect_eq %v332, %v334 : tensor<20x37xi64>
  %v335 = stablehlo.constant dense<-100> : tensor<i64>
  %v336 = "stablehlo.reduce_window"(%v318, %v335) <{padding = dense<[[0, 0], [36, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 37>}> ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.maximum %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
  }) : (tensor<20x37xi64>, tensor<i64>) -> tensor<20x37xi64>
  %v337 = stablehlo.broadcast_in_dim %v319, dims = [0, 2] : (tensor<20x37xi32>) -> tensor<20x37x37xi32>
  %v338 = stablehlo.iota dim = 1 : tensor<20x37x37xi32>
  %v339 = stablehlo.iota dim = 2 : tensor<20x37x37xi32>
  %v340 = stablehlo.compare LE, %v339, %v338, SIGNED : (tensor<20x37x37xi32>, tensor<20x37x37xi32>) -> tensor<20x37x37xi1>
  %v341 = stablehlo.constant dense<-100> : tensor<20x37x37xi32>
  %v342 = stablehlo.select %v340, %v337, %v341 : tensor<20x37x37xi1>, tensor<20x37x37xi32>
  %v344 = stablehlo.constant dense<-100> : tensor<i32>
  %v345 = stablehlo.optimization_barrier %v342 : tensor<20x37x37xi32>
  %v343 = stablehlo.reduce(%v345 init: %v344) applies stablehlo.maximum across dimensions = [2] : (tensor<20x37x37xi32>, tensor<i32>) -> tensor<20x37xi32>
  %v346 = stablehlo.optimization_barrier %v343 : tensor<20x37xi32>
  %v347 = stablehlo.optimization_barrier %v336 : tensor<20x37xi64>
  %v348 = stablehlo.convert %v346 : (tensor<20x37xi32>) -> tensor<20x37xi64>
  %v349 = stablehlo.optimization_barrier %v348 : tensor<20x37xi64>
  check.expect_eq %v347, %v349 : tensor<20x37xi64>
  %v350 = stablehlo.iota dim = 0 : tensor<3x7x25xi32>
  %v351 = stablehlo.constant dense<7> : tensor<3x7x25xi32>
  %v352 = stablehlo.multiply %v350, %v351 : tensor<3x7x25xi32>
  %v353 = stablehlo.iota dim = 1 : tensor<3x7x25xi32>
  %v354 = stablehlo.add %v352, %v353 : tensor<3x7x25xi32>
  %v355 = stablehlo.constant dense<7> : tensor<3x7x25xi32>
  %v356 = stablehlo.multiply %v354, %v355 : tensor<3x7x25xi32>
  %v357 = stablehlo.iota dim = 2 : tensor<3x7x25xi32>
  %v358 = stablehlo.add %v356, %v357 : tensor<3x7x25xi32>
  %v359 = stablehlo.optimization_barrier %v358 : tensor<3x7x25xi32>
  %v360 = stablehlo.constant dense<29> : tensor<3x7x25xi32>
  %v361 = stablehlo.multiply %v359, %v360 : tensor<3x7x25xi32>
  %v362 = stablehlo.constant dense<13> : tensor<3x7x25xi32>
  %v363 = stablehlo.remainder %v361, %v362 : tensor<3x7x25xi32>
  %v364 = stablehlo.constant dense<6> : tensor<3x7x25xi32>
  %v365 = stablehlo.subtract %v363, %v364 : tensor<3x7x25xi32>
  %v366 = stablehlo.convert %v365 : (tensor<3x7x25xi32>) -> tensor<3x7x25xi8>
  %v367 = stablehlo.optimization_barrier %v366 : tensor<3x7x25xi8>
  %v368 = stablehlo.optimization_barrier %v365 : tensor<3x7x25xi32>
  %v369 = stablehlo.constant dense<0> : tensor<i8>
  %v370 = "stablehlo.reduce_window"(%v367, %v369) <{padding = dense<[[0, 0], [0, 0], [24, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 25>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %s = stablehlo.add %a, %b : tensor<i8>
      stablehlo.return %s : tensor<i8>
  }) : (tensor<3x7x25xi8>, tensor<i8>) -> tensor<3x7x25xi8>
  %v371 = stablehlo.broadcast_in_dim %v368, dims = [0, 1, 3] : (tensor<3x7x25xi32>) -> tensor<3x7x25x25xi32>
  %v372 = stablehlo.iota dim = 2 : tensor<3x7x25x25xi32>
  %v373 = stablehlo.iota dim = 3 : tensor<3x7x25x25xi32>
  %v374 = stablehlo.compare LE, %v373, %v372, SIGNED : (tensor<3x7x25x25xi32>, tensor<3x7x25x25xi32>) -> tensor<3x7x25x25xi1>
  %v375 = stablehlo.constant dense<0> : tensor<3x7x25x25xi32>
  %v376 = stablehlo.select %v374, %v371, %v375 : tensor<3x7x25x25xi1>, tensor<3x7x25x25xi32>
  %v378 = stablehlo.constant dense<0> : tensor<i32>
  %v379 = stablehlo.optimization_barrier %v376 : tensor<3x7x25x25xi32>
  %v377 = stablehlo.reduce(%v379 init: %v378) applies stablehlo.add across dimensions = [3] : (tensor<3x7x25x25xi32>, tensor<i32>) -> tensor<3x7x25xi32>
  %v380 = stablehlo.optimization_barrier %v377 : tensor<3x7x25xi32>
  %v381 = stablehlo.optimization_barrier %v370 : tensor<3x7x25xi8>
  %v382 = stablehlo.convert %v380 : (tensor<3x7x25xi32>) -> tensor<3x7x25xi8>
  %v383 = stablehlo.optimization_barrier %v382 : tensor<3x7x25xi8>
  check.expect_eq %v381, %v383 : tensor<3x7x25xi8>
  %v384 = stablehlo.constant dense<-100> : tensor<i8>
  %v385 = "stablehlo.reduce_window"(%v367, %v384) <{padding = dense<[[0, 0], [0, 0], [24, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 25>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %s = stablehlo.maximum %a, %b : tensor<i8>
      stablehlo.return %s : tensor<i8>
  }) : (tensor<3x7x25xi8>, tensor<i8>) -> tensor<3x7x25xi8>
  %v386 = stablehlo.broadcast_in_dim %v368, dims = [0, 1, 3] : (tensor<3x7x25xi32>) -> tensor<3x7x25x25xi32>
  %v387 = stablehlo.iota dim = 2 : tensor<3x7x25x25xi32>
  %v388 = stablehlo.iota dim = 3 : tensor<3x7x25x25xi32>
  %v389 = stablehlo.compare LE, %v388, %v387, SIGNED : (tensor<3x7x25x25xi32>, tensor<3x7x25x25xi32>) -> tensor<3x7x25x25xi1>
  %v390 = stablehlo.constant dense<-100> : tensor<3x7x25x25xi32>
  %v391 = stablehlo.select %v389, %v386, %v390 : tensor<3x7x25x25xi1>, tensor<3x7x25x25xi32>
  %v393 = stablehlo.constant dense<-100> : tensor<i32>
  %v394 = stablehlo.optimization_barrier %v391 : tensor<3x7x25x25xi32>
  %v392 = stablehlo.reduce(%v394 init: %v393) applies stablehlo.maximum across dimensions = [3] : (tensor<3x7x25x25xi32>, tensor<i32>) -> tensor<3x7x25xi32>
  %v395 = stablehlo.optimization_barrier %v392 : tensor<3x7x25xi32>
  %v396 = stablehlo.optimization_barrier %v385 : tensor<3x7x25xi8>
  %v397 = stablehlo.convert %v395 : (tensor<3x7x25xi32>) -> tensor<3x7x25xi8>
  %v398 = stablehlo.optimization_barrier %v397 : tensor<3x7x25xi8>
  check.expect_eq %v396, %v398 : tensor<3x7x25xi8>
  %v399 = stablehlo.constant dense<0> : tensor<i8>
  %v400 = "stablehlo.reduce_window"(%v367, %v399) <{padding = dense<[[0, 0], [0, 0], [0, 24]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 25>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %s = stablehlo.add %a, %b : tensor<i8>
      stablehlo.return %s : tensor<i8>
  }) : (tensor<3x7x25xi8>, tensor<i8>) -> tensor<3x7x25xi8>
  %v401 = stablehlo.broadcast_in_dim %v368, dims = [0, 1, 3] : (tensor<3x7x25xi32>) -> tensor<3x7x25x25xi32>
  %v402 = stablehlo.iota dim = 2 : tensor<3x7x25x25xi32>
  %v403 = stablehlo.iota dim = 3 : tensor<3x7x25x25xi32>
  %v404 = stablehlo.compare GE, %v403, %v402, SIGNED : (tensor<3x7x25x25xi32>, tensor<3x7x25x25xi32>) -> tensor<3x7x25x25xi1>
  %v405 = stablehlo.constant dense<0> : tensor<3x7x25x25xi32>
  %v406 = stablehlo.select %v404, %v401, %v405 : tensor<3x7x25x25xi1>, tensor<3x7x25x25xi32>
  %v408 = stablehlo.constant dense<0> : tensor<i32>
  %v409 = stablehlo.optimization_barrier %v406 : tensor<3x7x25x25xi32>
  %v407 = stablehlo.reduce(%v409 init: %v408) applies stablehlo.add across dimensions = [3] : (tensor<3x7x25x25xi32>, tensor<i32>) -> tensor<3x7x25xi32>
  %v410 = stablehlo.optimization_barrier %v407 : tensor<3x7x25xi32>
  %v411 = stablehlo.optimization_barrier %v400 : tensor<3x7x25xi8>
  %v412 = stablehlo.convert %v410 : (tensor<3x7x25xi32>) -> tensor<3x7x25xi8>
  %v413 = stablehlo.optimization_barrier %v412 : tensor<3x7x25xi8>
  check.expect_eq %v411, %v413 : tensor<3x7x25xi8>
  %v414 = stablehlo.constant dense<-100> : tensor<i8>
  %v415 = "stablehlo.reduce_window"(%v367, %v414) <{padding = dense<[[0, 0], [0, 0], [0, 24]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 25>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %s = stablehlo.maximum %a, %b : tensor<i8>
      stablehlo.return %s : tensor<i8>
  }) : (tensor<3x7x25xi8>, tensor<i8>) -> tensor<3x7x25xi8>
  %v416 = stablehlo.broadcast_in_dim %v368, dims = [0, 1, 3] : (tensor<3x7x25xi32>) -> tensor<3x7x25x25xi32>
  %v417 = stablehlo.iota dim = 2 : tensor<3x7x25x25xi32>
  %v418 = stablehlo.iota dim = 3 : tensor<3x7x25x25xi32>
  %v419 = stablehlo.compare GE, %v418, %v417, SIGNED : (tensor<3x7x25x25xi32>, tensor<3x7x25x25xi32>) -> tensor<3x7x25x25xi1>
  %v420 = stablehlo.constant dense<-100> : tensor<3x7x25x25xi32>
  %v421 = stablehlo.select %v419, %v416, %v420 : tensor<3x7x25x25xi1>, tensor<3x7x25x25xi32>
  %v423 = stablehlo.constant dense<-100> : tensor<i32>
  %v424 = stablehlo.optimization_barrier %v421 : tensor<3x7x25x25xi32>
  %v422 = stablehlo.reduce(%v424 init: %v423) applies stablehlo.maximum across dimensions = [3] : (tensor<3x7x25x25xi32>, tensor<i32>) -> tensor<3x7x25xi32>
  %v425 = stablehlo.optimization_barrier %v422 : tensor<3x7x25xi32>
  %v426 = stablehlo.optimization_barrier %v415 : tensor<3x7x25xi8>
  %v427 = stablehlo.convert %v425 : (tensor<3x7x25xi32>) -> tensor<3x7x25xi8>
  %v428 = stablehlo.optimization_barrier %v427 : tensor<3x7x25xi8>
  check.expect_eq %v426, %v428 : tensor<3x7x25xi8>
  %v429 = stablehlo.iota dim = 0 : tensor<3x7x25xi32>
  %v430 = stablehlo.constant dense<7> : tensor<3x7x25xi32>
  %v431 = stablehlo.multiply %v429, %v430 : tensor<3x7x25xi32>
  %v432 = stablehlo.iota dim = 1 : tensor<3x7x25xi32>
  %v433 = stablehlo.add %v431, %v432 : tensor<3x7x25xi32>
  %v434 = stablehlo.constant dense<7> : tensor<3x7x25xi32>
  %v435 = stablehlo.multiply %v433, %v434 : tensor<3x7x25xi32>
  %v436 = stablehlo.iota dim = 2 : tensor<3x7x25xi32>
  %v437 = stablehlo.add %v435, %v436 : tensor<3x7x25xi32>
  %v438 = stablehlo.optimization_barrier %v437 : tensor<3x7x25xi32>
  %v439 = stablehlo.constant dense<29> : tensor<3x7x25xi32>
  %v440 = stablehlo.multiply %v438, %v439 : tensor<3x7x25xi32>
  %v441 = stablehlo.constant dense<13> : tensor<3x7x25xi32>
  %v442 = stablehlo.remainder %v440, %v441 : tensor<3x7x25xi32>
  %v443 = stablehlo.constant dense<6> : tensor<3x7x25xi32>
  %v444 = stablehlo.subtract %v442, %v443 : tensor<3x7x25xi32>
  %v445 = stablehlo.convert %v444 : (tensor<3x7x25xi32>) -> tensor<3x7x25xf16>
  %v446 = stablehlo.optimization_barrier %v445 : tensor<3x7x25xf16>
  %v447 = stablehlo.optimization_barrier %v444 : tensor<3x7x25xi32>
  %v448 = stablehlo.constant dense<0.0> : tensor<f16>
  %v449 = "stablehlo.reduce_window"(%v446, %v448) <{padding = dense<[[0, 0], [0, 0], [24, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 25>}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %s = stablehlo.add %a, %b : tensor<f16>
      stablehlo.return %s : tensor<f16>
  }) : (tensor<3x7x25xf16>, tensor<f16>) -> tensor<3x7x25xf16>
  %v450 = stablehlo.broadcast_in_dim %v447, dims = [0, 1, 3] : (tensor<3x7x25xi32>) -> tensor<3x7x25x25xi32>
  %v451 = stablehlo.iota dim = 2 : tensor<3x7x25x25xi32>
  %v452 = stablehlo.iota dim = 3 : tensor<3x7x25x25xi32>
  %v453 = stablehlo.compare LE, %v452, %v451, SIGNED : (tensor<3x7x25x25xi32>, tensor<3x7x25x25xi32>) -> tensor<3x7x25x25xi1>
  %v454 = stablehlo.constant dense<0> : tensor<3x7x25x25xi32>
  %v455 = stablehlo.select %v453, %v450, %v454 : tensor<3x7x25x25xi1>, tensor<3x7x25x25xi32>
  %v457 = stablehlo.constant dense<0> : tensor<i32>
  %v458 = stablehlo.optimization_barrier %v455 : tensor<3x7x25x25xi32>
  %v456 = stablehlo.reduce(%v458 init: %v457) applies stablehlo.add across dimensions = [3] : (tensor<3x7x25x25xi32>, tensor<i32>) -> tensor<3x7x25xi32>
  %v459 = stablehlo.optimization_barrier %v456 : tensor<3x7x25xi32>
  %v460 = stablehlo.optimization_barrier %v449 : tensor<3x7x25xf16>
  %v461 = stablehlo.convert %v459 : (tensor<3x7x25xi32>) -> tensor<3x7x25xf16>
  %v462 = stablehlo.optimization_barrier %v461 : tensor<3x7x25xf16>
  check.expect_eq %v460, %v462 : tensor<3x7x25xf16>
  %v463 = stablehlo.constant dense<-100.0> : tensor<f16>
  %v464 = "stablehlo.reduce_window"(%v446, %v463) <{padding = dense<[[0, 0], [0, 0], [24, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 25>}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %s = stablehlo.maximum %a, %b : tensor<f16>
      stablehlo.return %s : tensor<f16>
  }) : (tensor<3x7x25xf16>, tensor<f16>) -> tensor<3x7x25xf16>
  %v465 = stablehlo.broadcast_in_dim %v447, dims = [0, 1, 3] : (tensor<3x7x25xi32>) -> tensor<3x7x25x25xi32>
  %v466 = stablehlo.iota dim = 2 : tensor<3x7x25x25xi32>
  %v467 = stablehlo.iota dim = 3 : tensor<3x7x25x25xi32>
  %v468 = stablehlo.compare LE, %v467, %v466, SIGNED : (tensor<3x7x25x25xi32>, tensor<3x7x25x25xi32>) -> tensor<3x7x25x25xi1>
  %v469 = stablehlo.constant dense<-100> : tensor<3x7x25x25xi32>
  %v470 = stablehlo.select %v468, %v465, %v469 : tensor<3x7x25x25xi1>, tensor<3x7x25x25xi32>
  %v472 = stablehlo.constant dense<-100> : tensor<i32>
  %v473 = stablehlo.optimization_barrier %v470 : tensor<3x7x25x25xi32>
  %v471 = stablehlo.reduce(%v473 init: %v472) applies stablehlo.maximum across dimensions = [3] : (tensor<3x7x25x25xi32>, tensor<i32>) -> tensor<3x7x25xi32>
  %v474 = stablehlo.optimization_barrier %v471 : tensor<3x7x25xi32>
  %v475 = stablehlo.optimization_barrier %v464 : tensor<3x7x25xf16>
  %v476 = stablehlo.convert %v474 : (tensor<3x7x25xi32>) -> tensor<3x7x25xf16>
  %v477 = stablehlo.optimization_barrier %v476 : tensor<3x7x25xf16>
  check.expect_eq %v475, %v477 : tensor<3x7x25xf16>
  %v478 = stablehlo.constant dense<0.0> : tensor<f16>
  %v479 = "stablehlo.reduce_window"(%v446, %v478) <{padding = dense<[[0, 0], [0, 0], [0, 24]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 25>}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %s = stablehlo.add %a, %b : tensor<f16>
      stablehlo.return %s : tensor<f16>
  }) : (tensor<3x7x25xf16>, tensor<f16>) -> tensor<3x7x25xf16>
  %v480 = stablehlo.broadcast_in_dim %v447, dims = [0, 1, 3] : (tensor<3x7x25xi32>) -> tensor<3x7x25x25xi32>
  %v481 = stablehlo.iota dim = 2 : tensor<3x7x25x25xi32>
  %v482 = stablehlo.iota dim = 3 : tensor<3x7x25x25xi32>
  %v483 = stablehlo.compare GE, %v482, %v481, SIGNED : (tensor<3x7x25x25xi32>, tensor<3x7x25x25xi32>) -> tensor<3x7x25x25xi1>
  %v484 = stablehlo.constant dense<0> : tensor<3x7x25x25xi32>
  %v485 = stablehlo.select %v483, %v480, %v484 : tensor<3x7x25x25xi1>, tensor<3x7x25x25xi32>
  %v487 = stablehlo.constant dense<0> : tensor<i32>
  %v488 = stablehlo.optimization_barrier %v485 : tensor<3x7x25x25xi32>
  %v486 = stablehlo.reduce(%v488 init: %v487) applies stablehlo.add across dimensions = [3] : (tensor<3x7x25x25xi32>, tensor<i32>) -> tensor<3x7x25xi32>
  %v489 = stablehlo.optimization_barrier %v486 : tensor<3x7x25xi32>
  %v490 = stablehlo.optimization_barrier %v479 : tensor<3x7x25xf16>
  %v491 = stablehlo.convert %v489 : (tensor<3x7x25xi32>) -> tensor<3x7x25xf16>
  %v492 = stablehlo.optimization_barrier %v491 : tensor<3x7x25xf16>
  check.expect_eq %v490, %v492 : tensor<3x7x25xf16>
  %v493 = stablehlo.constant dense<-100.0> : tensor<f16>
  %v494 = "stablehlo.reduce_window"(%v446, %v493) <{padding = dense<[[0, 0], [0, 0], [0, 24]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 25>}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %s = stablehlo.maximum %a, %b : tensor<f16>
      stablehlo.return %s : tensor<f16>
  }) : (tensor<3x7x25xf16>, tensor<f16>) -> tensor<3x7x25xf16>
  %v495 = stablehlo.broadcast_in_dim %v447, dims = [0, 1, 3] : (tensor<3x7x25xi32>) -> tensor<3x7x25x25xi32>
  %v496 = stablehlo.iota dim = 2 : tensor<3x7x25x25xi32>
  %v497 = stablehlo.iota dim = 3 : tensor<3x7x25x25xi32>
  %v498 = stablehlo.compare GE, %v497, %v496, SIGNED : (tensor<3x7x25x25xi32>, tensor<3x7x25x25xi32>) -> tensor<3x7x25x25xi1>
  %v499 = stablehlo.constant dense<-100> : tensor<3x7x25x25xi32>
  %v500 = stablehlo.select %v498, %v495, %v499 : tensor<3x7x25x25xi1>, tensor<3x7x25x25xi32>
  %v502 = stablehlo.constant dense<-100> : tensor<i32>
  %v503 = stablehlo.optimization_barrier %v500 : tensor<3x7x25x25xi32>
  %v501 = stablehlo.reduce(%v503 init: %v502) applies stablehlo.maximum across dimensions = [3] : (tensor<3x7x25x25xi32>, tensor<i32>) -> tensor<3x7x25xi32>
  %v504 = stablehlo.optimization_barrier %v501 : tensor<3x7x25xi32>
  %v505 = stablehlo.optimization_barrier %v494 : tensor<3x7x25xf16>
  %v506 = stablehlo.convert %v504 : (tensor<3x7x25xi32>) -> tensor<3x7x25xf16>
  %v507 = stablehlo.optimization_barrier %v506 : tensor<3x7x25xf16>
  check.expect_eq %v505, %v507 : tensor<3x7x25xf16>
  %v508 = stablehlo.iota dim = 0 : tensor<3x7x25xi32>
  %v509 = stablehlo.constant dense<7> : tensor<3x7x25xi32>
  %v510 = stablehlo.multiply %v508, %v509 : tensor<3x7x25xi32>
  %v511 = stablehlo.iota dim = 1 : tensor<3x7x25xi32>
  %v512 = stablehlo.add %v510, %v511 : tensor<3x7x25xi32>
  %v513 = stablehlo.constant dense<7> : tensor<3x7x25xi32>
  %v514 = stablehlo.multiply %v512, %v513 : tensor<3x7x25xi32>
  %v515 = stablehlo.iota dim = 2 : tensor<3x7x25xi32>
  %v516 = stablehlo.add %v514, %v515 : tensor<3x7x25xi32>
  %v517 = stablehlo.optimization_barrier %v516 : tensor<3x7x25xi32>
  %v518 = stablehlo.constant dense<29> : tensor<3x7x25xi32>
  %v519 = stablehlo.multiply %v517, %v518 : tensor<3x7x25xi32>
  %v520 = stablehlo.constant dense<13> : tensor<3x7x25xi32>
  %v521 = stablehlo.remainder %v519, %v520 : tensor<3x7x25xi32>
  %v522 = stablehlo.constant dense<6> : tensor<3x7x25xi32>
  %v523 = stablehlo.subtract %v521, %v522 : tensor<3x7x25xi32>
  %v524 = stablehlo.constant dense<-1> : tensor<3x7x25xi32>
  %v525 = stablehlo.maximum %v523, %v524 : tensor<3x7x25xi32>
  %v526 = stablehlo.constant dense<1> : tensor<3x7x25xi32>
  %v527 = stablehlo.minimum %v525, %v526 : tensor<3x7x25xi32>
  %v528 = stablehlo.convert %v527 : (tensor<3x7x25xi32>) -> tensor<3x7x25xbf16>
  %v529 = stablehlo.optimization_barrier %v528 : tensor<3x7x25xbf16>
  %v530 = stablehlo.optimization_barrier %v527 : tensor<3x7x25xi32>
  %v531 = stablehlo.constant dense<0.0> : tensor<bf16>
  %v532 = "stablehlo.reduce_window"(%v529, %v531) <{padding = dense<[[0, 0], [0, 0], [24, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 25>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.add %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) : (tensor<3x7x25xbf16>, tensor<bf16>) -> tensor<3x7x25xbf16>
  %v533 = stablehlo.broadcast_in_dim %v530, dims = [0, 1, 3] : (tensor<3x7x25xi32>) -> tensor<3x7x25x25xi32>
  %v534 = stablehlo.iota dim = 2 : tensor<3x7x25x25xi32>
  %v535 = stablehlo.iota dim = 3 : tensor<3x7x25x25xi32>
  %v536 = stablehlo.compare LE, %v535, %v534, SIGNED : (tensor<3x7x25x25xi32>, tensor<3x7x25x25xi32>) -> tensor<3x7x25x25xi1>
  %v537 = stablehlo.constant dense<0> : tensor<3x7x25x25xi32>
  %v538 = stablehlo.select %v536, %v533, %v537 : tensor<3x7x25x25xi1>, tensor<3x7x25x25xi32>
  %v540 = stablehlo.constant dense<0> : tensor<i32>
  %v541 = stablehlo.optimization_barrier %v538 : tensor<3x7x25x25xi32>
  %v539 = stablehlo.reduce(%v541 init: %v540) applies stablehlo.add across dimensions = [3] : (tensor<3x7x25x25xi32>, tensor<i32>) -> tensor<3x7x25xi32>
  %v542 = stablehlo.optimization_barrier %v539 : tensor<3x7x25xi32>
  %v543 = stablehlo.optimization_barrier %v532 : tensor<3x7x25xbf16>
  %v544 = stablehlo.convert %v542 : (tensor<3x7x25xi32>) -> tensor<3x7x25xbf16>
  %v545 = stablehlo.optimization_barrier %v544 : tensor<3x7x25xbf16>
  check.expect_eq %v543, %v545 : tensor<3x7x25xbf16>
  %v546 = stablehlo.constant dense<-100.0> : tensor<bf16>
  %v547 = "stablehlo.reduce_window"(%v529, %v546) <{padding = dense<[[0, 0], [0, 0], [24, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 25>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.maximum %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) : (tensor<3x7x25xbf16>, tensor<bf16>) -> tensor<3x7x25xbf16>
  %v548 = stablehlo.broadcast_in_dim %v530, dims = [0, 1, 3] : (tensor<3x7x25xi32>) -> tensor<3x7x25x25xi32>
  %v549 = stablehlo.iota dim = 2 : tensor<3x7x25x25xi32>
  %v550 = stablehlo.iota dim = 3 : tensor<3x7x25x25xi32>
  %v551 = stablehlo.compare LE, %v550, %v549, SIGNED : (tensor<3x7x25x25xi32>, tensor<3x7x25x25xi32>) -> tensor<3x7x25x25xi1>
  %v552 = stablehlo.constant dense<-100> : tensor<3x7x25x25xi32>
  %v553 = stablehlo.select %v551, %v548, %v552 : tensor<3x7x25x25xi1>, tensor<3x7x25x25xi32>
  %v555 = stablehlo.constant dense<-100> : tensor<i32>
  %v556 = stablehlo.optimization_barrier %v553 : tensor<3x7x25x25xi32>
  %v554 = stablehlo.reduce(%v556 init: %v555) applies stablehlo.maximum across dimensions = [3] : (tensor<3x7x25x25xi32>, tensor<i32>) -> tensor<3x7x25xi32>
  %v557 = stablehlo.optimization_barrier %v554 : tensor<3x7x25xi32>
  %v558 = stablehlo.optimization_barrier %v547 : tensor<3x7x25xbf16>
  %v559 = stablehlo.convert %v557 : (tensor<3x7x25xi32>) -> tensor<3x7x25xbf16>
  %v560 = stablehlo.optimization_barrier %v559 : tensor<3x7x25xbf16>
  check.expect_eq %v558, %v560 : tensor<3x7x25xbf16>
  %v561 = stablehlo.constant dense<0.0> : tensor<bf16>
  %v562 = "stablehlo.reduce_window"(%v529, %v561) <{padding = dense<[[0, 0], [0, 0], [0, 24]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 25>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.add %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) : (tensor<3x7x25xbf16>, tensor<bf16>) -> tensor<3x7x25xbf16>
  %v563 = stablehlo.broadcast_in_dim %v530, dims = [0, 1, 3] : (tensor<3x7x25xi32>) -> tensor<3x7x25x25xi32>
  %v564 = stablehlo.iota dim = 2 : tensor<3x7x25x25xi32>
  %v565 = stablehlo.iota dim = 3 : tensor<3x7x25x25xi32>
  %v566 = stablehlo.compare GE, %v565, %v564, SIGNED : (tensor<3x7x25x25xi32>, tensor<3x7x25x25xi32>) -> tensor<3x7x25x25xi1>
  %v567 = stablehlo.constant dense<0> : tensor<3x7x25x25xi32>
  %v568 = stablehlo.select %v566, %v563, %v567 : tensor<3x7x25x25xi1>, tensor<3x7x25x25xi32>
  %v570 = stablehlo.constant dense<0> : tensor<i32>
  %v571 = stablehlo.optimization_barrier %v568 : tensor<3x7x25x25xi32>
  %v569 = stablehlo.reduce(%v571 init: %v570) applies stablehlo.add across dimensions = [3] : (tensor<3x7x25x25xi32>, tensor<i32>) -> tensor<3x7x25xi32>
  %v572 = stablehlo.optimization_barrier %v569 : tensor<3x7x25xi32>
  %v573 = stablehlo.optimization_barrier %v562 : tensor<3x7x25xbf16>
  %v574 = stablehlo.convert %v572 : (tensor<3x7x25xi32>) -> tensor<3x7x25xbf16>
  %v575 = stablehlo.optimization_barrier %v574 : tensor<3x7x25xbf16>
  check.expect_eq %v573, %v575 : tensor<3x7x25xbf16>
  %v576 = stablehlo.constant dense<-100.0> : tensor<bf16>
  %v577 = "stablehlo.reduce_window"(%v529, %v576) <{padding = dense<[[0, 0], [0, 0], [0, 24]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 25>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.maximum %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) : (tensor<3x7x25xbf16>, tensor<bf16>) -> tensor<3x7x25xbf16>
  %v578 = stablehlo.broadcast_in_dim %v530, dims = [0, 1, 3] : (tensor<3x7x25xi32>) -> tensor<3x7x25x25xi32>
  %v579 = stablehlo.iota dim = 2 : tensor<3x7x25x25xi32>
  %v580 = stablehlo.iota dim = 3 : tensor<3x7x25x25xi32>
  %v581 = stablehlo.compare GE, %v580, %v579, SIGNED : (tensor<3x7x25x25xi32>, tensor<3x7x25x25xi32>) -> tensor<3x7x25x25xi1>
  %v582 = stablehlo.constant dense<-100> : tensor<3x7x25x25xi32>
  %v583 = stablehlo.select %v581, %v578, %v582 : tensor<3x7x25x25xi1>, tensor<3x7x25x25xi32>
  %v585 = stablehlo.constant dense<-100> : tensor<i32>
  %v586 = stablehlo.optimization_barrier %v583 : tensor<3x7x25x25xi32>
  %v584 = stablehlo.reduce(%v586 init: %v585) applies stablehlo.maximum across dimensions = [3] : (tensor<3x7x25x25xi32>, tensor<i32>) -> tensor<3x7x25xi32>
  %v587 = stablehlo.optimization_barrier %v584 : tensor<3x7x25xi32>
  %v588 = stablehlo.optimization_barrier %v577 : tensor<3x7x25xbf16>
  %v589 = stablehlo.convert %v587 : (tensor<3x7x25xi32>) -> tensor<3x7x25xbf16>
  %v590 = stablehlo.optimization_barrier %v589 : tensor<3x7x25xbf16>
  check.expect_eq %v588, %v590 : tensor<3x7x25xbf16>
  %v591 = stablehlo.iota dim = 0 : tensor<3x7x25xi32>
  %v592 = stablehlo.constant dense<7> : tensor<3x7x25xi32>
  %v593 = stablehlo.multiply %v591, %v592 : tensor<3x7x25xi32>
  %v594 = stablehlo.iota dim = 1 : tensor<3x7x25xi32>
  %v595 = stablehlo.add %v593, %v594 : tensor<3x7x25xi32>
  %v596 = stablehlo.constant dense<7> : tensor<3x7x25xi32>
  %v597 = stablehlo.multiply %v595, %v596 : tensor<3x7x25xi32>
  %v598 = stablehlo.iota dim = 2 : tensor<3x7x25xi32>
  %v599 = stablehlo.add %v597, %v598 : tensor<3x7x25xi32>
  %v600 = stablehlo.optimization_barrier %v599 : tensor<3x7x25xi32>
  %v601 = stablehlo.constant dense<29> : tensor<3x7x25xi32>
  %v602 = stablehlo.multiply %v600, %v601 : tensor<3x7x25xi32>
  %v603 = stablehlo.constant dense<13> : tensor<3x7x25xi32>
  %v604 = stablehlo.remainder %v602, %v603 : tensor<3x7x25xi32>
  %v605 = stablehlo.constant dense<6> : tensor<3x7x25xi32>
  %v606 = stablehlo.subtract %v604, %v605 : tensor<3x7x25xi32>
  %v607 = stablehlo.convert %v606 : (tensor<3x7x25xi32>) -> tensor<3x7x25xf64>
  %v608 = stablehlo.optimization_barrier %v607 : tensor<3x7x25xf64>
  %v609 = stablehlo.optimization_barrier %v606 : tensor<3x7x25xi32>
  %v610 = stablehlo.constant dense<0.0> : tensor<f64>
  %v611 = "stablehlo.reduce_window"(%v608, %v610) <{padding = dense<[[0, 0], [0, 0], [24, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 25>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.add %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) : (tensor<3x7x25xf64>, tensor<f64>) -> tensor<3x7x25xf64>
  %v612 = stablehlo.broadcast_in_dim %v609, dims = [0, 1, 3] : (tensor<3x7x25xi32>) -> tensor<3x7x25x25xi32>
  %v613 = stablehlo.iota dim = 2 : tensor<3x7x25x25xi32>
  %v614 = stablehlo.iota dim = 3 : tensor<3x7x25x25xi32>
  %v615 = stablehlo.compare LE, %v614, %v613, SIGNED : (tensor<3x7x25x25xi32>, tensor<3x7x25x25xi32>) -> tensor<3x7x25x25xi1>
  %v616 = stablehlo.constant dense<0> : tensor<3x7x25x25xi32>
  %v617 = stablehlo.select %v615, %v612, %v616 : tensor<3x7x25x25xi1>, tensor<3x7x25x25xi32>
  %v619 = stablehlo.constant dense<0> : tensor<i32>
  %v620 = stablehlo.optimization_barrier %v617 : tensor<3x7x25x25xi32>
  %v618 = stablehlo.reduce(%v620 init: %v619) applies stablehlo.add across dimensions = [3] : (tensor<3x7x25x25xi32>, tensor<i32>) -> tensor<3x7x25xi32>
  %v621 = stablehlo.optimization_barrier %v618 : tensor<3x7x25xi32>
  %v622 = stablehlo.optimization_barrier %v611 : tensor<3x7x25xf64>
  %v623 = stablehlo.convert %v621 : (tensor<3x7x25xi32>) -> tensor<3x7x25xf64>
  %v624 = stablehlo.optimization_barrier %v623 : tensor<3x7x25xf64>
  check.expect_eq %v622, %v624 : tensor<3x7x25xf64>
  %v625 = stablehlo.constant dense<-100.0> : tensor<f64>
  %v626 = "stablehlo.reduce_window"(%v608, %v625) <{padding = dense<[[0, 0], [0, 0], [24, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 25>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.maximum %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) : (tensor<3x7x25xf64>, tensor<f64>) -> tensor<3x7x25xf64>
  %v627 = stablehlo.broadcast_in_dim %v609, dims = [0, 1, 3] : (tensor<3x7x25xi32>) -> tensor<3x7x25x25xi32>
  %v628 = stablehlo.iota dim = 2 : tensor<3x7x25x25xi32>
  %v629 = stablehlo.iota dim = 3 : tensor<3x7x25x25xi32>
  %v630 = stablehlo.compare LE, %v629, %v628, SIGNED : (tensor<3x7x25x25xi32>, tensor<3x7x25x25xi32>) -> tensor<3x7x25x25xi1>
  %v631 = stablehlo.constant dense<-100> : tensor<3x7x25x25xi32>
  %v632 = stablehlo.select %v630, %v627, %v631 : tensor<3x7x25x25xi1>, tensor<3x7x25x25xi32>
  %v634 = stablehlo.constant dense<-100> : tensor<i32>
  %v635 = stablehlo.optimization_barrier %v632 : tensor<3x7x25x25xi32>
  %v633 = stablehlo.reduce(%v635 init: %v634) applies stablehlo.maximum across dimensions = [3] : (tensor<3x7x25x25xi32>, tensor<i32>) -> tensor<3x7x25xi32>
  %v636 = stablehlo.optimization_barrier %v633 : tensor<3x7x25xi32>
  %v637 = stablehlo.optimization_barrier %v626 : tensor<3x7x25xf64>
  %v638 = stablehlo.convert %v636 : (tensor<3x7x25xi32>) -> tensor<3x7x25xf64>
  %v639 = stablehlo.optimization_barrier %v638 : tensor<3x7x25xf64>
  check.expect_eq %v637, %v639 : tensor<3x7x25xf64>
  %v640 = stablehlo.constant dense<0.0> : tensor<f64>
  %v641 = "stablehlo.reduce_window"(%v608, %v640) <{padding = dense<[[0, 0], [0, 0], [0, 24]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 25>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.add %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) : (tensor<3x7x25xf64>, tensor<f64>) -> tensor<3x7x25xf64>
  %v642 = stablehlo.broadcast_in_dim %v609, dims = [0, 1, 3] : (tensor<3x7x25xi32>) -> tensor<3x7x25x25xi32>
  %v643 = stablehlo.iota dim = 2 : tensor<3x7x25x25xi32>
  %v644 = stablehlo.iota dim = 3 : tensor<3x7x25x25xi32>
  %v645 = stablehlo.compare GE, %v644, %v643, SIGNED : (tensor<3x7x25x25xi32>, tensor<3x7x25x25xi32>) -> tensor<3x7x25x25xi1>
  %v646 = stablehlo.constant dense<0> : tensor<3x7x25x25xi32>
  %v647 = stablehlo.select %v645, %v642, %v646 : tensor<3x7x25x25xi1>, tensor<3x7x25x25xi32>
  %v649 = stablehlo.constant dense<0> : tensor<i32>
  %v650 = stablehlo.optimization_barrier %v647 : tensor<3x7x25x25xi32>
  %v648 = stablehlo.reduce(%v650 init: %v649) applies stablehlo.add across dimensions = [3] : (tensor<3x7x25x25xi32>, tensor<i32>) -> tensor<3x7x25xi32>
  %v651 = stablehlo.optimization_barrier %v648 : tensor<3x7x25xi32>
  %v652 = stablehlo.optimization_barrier %v641 : tensor<3x7x25xf64>
  %v653 = stablehlo.convert %v651 : (tensor<3x7x25xi32>) -> tensor<3x7x25xf64>
  %v654 = stablehlo.optimization_barrier %v653 : tensor<3x7x25xf64>
  check.expect_eq %v652, %v654 : tensor<3x7x25xf64>
  %v655 = stablehlo.constant dense<-100.0> : tensor<f64>
  %v656 = "stablehlo.reduce_window"(%v608, %v655) <{padding = dense<[[0, 0], [0, 0], [0, 24]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 25>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.maximum %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) : (tensor<3x7x25xf64>, tensor<f64>) -> tensor<3x7x25xf64>
  %v657 = stablehlo.broadcast_in_dim %v609, dims = [0, 1, 3] : (tensor<3x7x25xi32>) -> tensor<3x7x25x25xi32>
  %v658 = stablehlo.iota dim = 2 : tensor<3x7x25x25xi32>
  %v659 = stablehlo.iota dim = 3 : tensor<3x7x25x25xi32>
  %v660 = stablehlo.compare GE, %v659, %v658, SIGNED : (tensor<3x7x25x25xi32>, tensor<3x7x25x25xi32>) -> tensor<3x7x25x25xi1>
  %v661 = stablehlo.constant dense<-100> : tensor<3x7x25x25xi32>
  %v662 = stablehlo.select %v660, %v657, %v661 : tensor<3x7x25x25xi1>, tensor<3x7x25x25xi32>
  %v664 = stablehlo.constant dense<-100> : tensor<i32>
  %v665 = stablehlo.optimization_barrier %v662 : tensor<3x7x25x25xi32>
  %v663 = stablehlo.reduce(%v665 init: %v664) applies stablehlo.maximum across dimensions = [3] : (tensor<3x7x25x25xi32>, tensor<i32>) -> tensor<3x7x25xi32>
  %v666 = stablehlo.optimization_barrier %v663 : tensor<3x7x25xi32>
  %v667 = stablehlo.optimization_barrier %v656 : tensor<3x7x25xf64>
  %v668 = stablehlo.convert %v666 : (tensor<3x7x25xi32>) -> tensor<3x7x25xf64>
  %v669 = stablehlo.optimization_barrier %v668 : tensor<3x7x25xf64>
  check.expect_eq %v667, %v669 : tensor<3x7x25xf64>
  %v670 = stablehlo.iota dim = 0 : tensor<3x7x25xi32>
  %v671 = stablehlo.constant dense<7> : tensor<3x7x25xi32>
  %v672 = stablehlo.multiply %v670, %v671 : tensor<3x7x25xi32>
  %v673 = stablehlo.iota dim = 1 : tensor<3x7x25xi32>
  %v674 = stablehlo.add %v672, %v673 : tensor<3x7x25xi32>
  %v675 = stablehlo.constant dense<7> : tensor<3x7x25xi32>
  %v676 = stablehlo.multiply %v674, %v675 : tensor<3x7x25xi32>
  %v677 = stablehlo.iota dim = 2 : tensor<3x7x25xi32>
  %v678 = stablehlo.add %v676, %v677 : tensor<3x7x25xi32>
  %v679 = stablehlo.optimization_barrier %v678 : tensor<3x7x25xi32>
  %v680 = stablehlo.constant dense<29> : tensor<3x7x25xi32>
  %v681 = stablehlo.multiply %v679, %v680 : tensor<3x7x25xi32>
  %v682 = stablehlo.constant dense<13> : tensor<3x7x25xi32>
  %v683 = stablehlo.remainder %v681, %v682 : tensor<3x7x25xi32>
  %v684 = stablehlo.constant dense<6> : tensor<3x7x25xi32>
  %v685 = stablehlo.subtract %v683, %v684 : tensor<3x7x25xi32>
  %v686 = stablehlo.convert %v685 : (tensor<3x7x25xi32>) -> tensor<3x7x25xi64>
  %v687 = stablehlo.optimization_barrier %v686 : tensor<3x7x25xi64>
  %v688 = stablehlo.optimization_barrier %v685 : tensor<3x7x25xi32>
  %v689 = stablehlo.constant dense<0> : tensor<i64>
  %v690 = "stablehlo.reduce_window"(%v687, %v689) <{padding = dense<[[0, 0], [0, 0], [24, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 25>}> ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
  }) : (tensor<3x7x25xi64>, tensor<i64>) -> tensor<3x7x25xi64>
  %v691 = stablehlo.broadcast_in_dim %v688, dims = [0, 1, 3] : (tensor<3x7x25xi32>) -> tensor<3x7x25x25xi32>
  %v692 = stablehlo.iota dim = 2 : tensor<3x7x25x25xi32>
  %v693 = stablehlo.iota dim = 3 : tensor<3x7x25x25xi32>
  %v694 = stablehlo.compare LE, %v693, %v692, SIGNED : (tensor<3x7x25x25xi32>, tensor<3x7x25x25xi32>) -> tensor<3x7x25x25xi1>
  %v695 = stablehlo.constant dense<0> : tensor<3x7x25x25xi32>
  %v696 = stablehlo.select %v694, %v691, %v695 : tensor<3x7x25x25xi1>, tensor<3x7x25x25xi32>
  %v698 = stablehlo.constant dense<0> : tensor<i32>
  %v699 = stablehlo.optimization_barrier %v696 : tensor<3x7x25x25xi32>
  %v697 = stablehlo.reduce(%v699 init: %v698) applies stablehlo.add across dimensions = [3] : (tensor<3x7x25x25xi32>, tensor<i32>) -> tensor<3x7x25xi32>
  %v700 = stablehlo.optimization_barrier %v697 : tensor<3x7x25xi32>
  %v701 = stablehlo.optimization_barrier %v690 : tensor<3x7x25xi64>
  %v702 = stablehlo.convert %v700 : (tensor<3x7x25xi32>) -> tensor<3x7x25xi64>
  %v703 = stablehlo.optimization_barrier %v702 : tensor<3x7x25xi64>
  check.expect_eq %v701, %v703 : tensor<3x7x25xi64>
  %v704 = stablehlo.constant dense<-100> : tensor<i64>
  %v705 = "stablehlo.reduce_window"(%v687, %v704) <{padding = dense<[[0, 0], [0, 0], [24, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 25>}> ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.maximum %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
  }) : (tensor<3x7x25xi64>, tensor<i64>) -> tensor<3x7x25xi64>
  %v706 = stablehlo.broadcast_in_dim %v688, dims = [0, 1, 3] : (tensor<3x7x25xi32>) -> tensor<3x7x25x25xi32>
  %v707 = stablehlo.iota dim = 2 : tensor<3x7x25x25xi32>
  %v708 = stablehlo.iota dim = 3 : tensor<3x7x25x25xi32>
  %v709 = stablehlo.compare LE, %v708, %v707, SIGNED : (tensor<3x7x25x25xi32>, tensor<3x7x25x25xi32>) -> tensor<3x7x25x25xi1>
  %v710 = stablehlo.constant dense<-100> : tensor<3x7x25x25xi32>
  %v711 = stablehlo.select %v709, %v706, %v710 : tensor<3x7x25x25xi1>, tensor<3x7x25x25xi32>
  %v713 = stablehlo.constant dense<-100> : tensor<i32>
  %v714 = stablehlo.optimization_barrier %v711 : tensor<3x7x25x25xi32>
  %v712 = stablehlo.reduce(%v714 init: %v713) applies stablehlo.maximum across dimensions = [3] : (tensor<3x7x25x25xi32>, tensor<i32>) -> tensor<3x7x25xi32>
  %v715 = stablehlo.optimization_barrier %v712 : tensor<3x7x25xi32>
  %v716 = stablehlo.optimization_barrier %v705 : tensor<3x7x25xi64>
  %v717 = stablehlo.convert %v715 : (tensor<3x7x25xi32>) -> tensor<3x7x25xi64>
  %v718 = stablehlo.optimization_barrier %v717 : tensor<3x7x25xi64>
  check.expect_eq %v716, %v718 : tensor<3x7x25xi64>
  %v719 = stablehlo.iota dim = 0 : tensor<2x40xi32>
  %v720 = stablehlo.constant dense<7> : tensor<2x40xi32>
  %v721 = stablehlo.multiply %v719, %v720 : tensor<2x40xi32>
  %v722 = stablehlo.iota dim = 1 : tensor<2x40xi32>
  %v723 = stablehlo.add %v721, %v722 : tensor<2x40xi32>
  %v724 = stablehlo.optimization_barrier %v723 : tensor<2x40xi32>
  %v725 = stablehlo.constant dense<29> : tensor<2x40xi32>
  %v726 = stablehlo.multiply %v724, %v725 : tensor<2x40xi32>
  %v727 = stablehlo.constant dense<13> : tensor<2x40xi32>
  %v728 = stablehlo.remainder %v726, %v727 : tensor<2x40xi32>
  %v729 = stablehlo.constant dense<6> : tensor<2x40xi32>
  %v730 = stablehlo.subtract %v728, %v729 : tensor<2x40xi32>
  %v731 = stablehlo.convert %v730 : (tensor<2x40xi32>) -> tensor<2x40xi8>
  %v732 = stablehlo.optimization_barrier %v731 : tensor<2x40xi8>
  %v733 = stablehlo.optimization_barrier %v730 : tensor<2x40xi32>
  %v734 = stablehlo.constant dense<0> : tensor<i8>
  %v735 = "stablehlo.reduce_window"(%v732, %v734) <{padding = dense<[[0, 0], [39, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %s = stablehlo.add %a, %b : tensor<i8>
      stablehlo.return %s : tensor<i8>
  }) : (tensor<2x40xi8>, tensor<i8>) -> tensor<2x40xi8>
  %v736 = stablehlo.broadcast_in_dim %v733, dims = [0, 2] : (tensor<2x40xi32>) -> tensor<2x40x40xi32>
  %v737 = stablehlo.iota dim = 1 : tensor<2x40x40xi32>
  %v738 = stablehlo.iota dim = 2 : tensor<2x40x40xi32>
  %v739 = stablehlo.compare LE, %v738, %v737, SIGNED : (tensor<2x40x40xi32>, tensor<2x40x40xi32>) -> tensor<2x40x40xi1>
  %v740 = stablehlo.constant dense<0> : tensor<2x40x40xi32>
  %v741 = stablehlo.select %v739, %v736, %v740 : tensor<2x40x40xi1>, tensor<2x40x40xi32>
  %v743 = stablehlo.constant dense<0> : tensor<i32>
  %v744 = stablehlo.optimization_barrier %v741 : tensor<2x40x40xi32>
  %v742 = stablehlo.reduce(%v744 init: %v743) applies stablehlo.add across dimensions = [2] : (tensor<2x40x40xi32>, tensor<i32>) -> tensor<2x40xi32>
  %v745 = stablehlo.optimization_barrier %v742 : tensor<2x40xi32>
  %v746 = stablehlo.optimization_barrier %v735 : tensor<2x40xi8>
  %v747 = stablehlo.convert %v745 : (tensor<2x40xi32>) -> tensor<2x40xi8>
  %v748 = stablehlo.optimization_barrier %v747 : tensor<2x40xi8>
  check.expect_eq %v746, %v748 : tensor<2x40xi8>
  %v749 = stablehlo.constant dense<-100> : tensor<i8>
  %v750 = "stablehlo.reduce_window"(%v732, %v749) <{padding = dense<[[0, 0], [39, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %s = stablehlo.maximum %a, %b : tensor<i8>
      stablehlo.return %s : tensor<i8>
  }) : (tensor<2x40xi8>, tensor<i8>) -> tensor<2x40xi8>
  %v751 = stablehlo.broadcast_in_dim %v733, dims = [0, 2] : (tensor<2x40xi32>) -> tensor<2x40x40xi32>
  %v752 = stablehlo.iota dim = 1 : tensor<2x40x40xi32>
  %v753 = stablehlo.iota dim = 2 : tensor<2x40x40xi32>
  %v754 = stablehlo.compare LE, %v753, %v752, SIGNED : (tensor<2x40x40xi32>, tensor<2x40x40xi32>) -> tensor<2x40x40xi1>
  %v755 = stablehlo.constant dense<-100> : tensor<2x40x40xi32>
  %v756 = stablehlo.select %v754, %v751, %v755 : tensor<2x40x40xi1>, tensor<2x40x40xi32>
  %v758 = stablehlo.constant dense<-100> : tensor<i32>
  %v759 = stablehlo.optimization_barrier %v756 : tensor<2x40x40xi32>
  %v757 = stablehlo.reduce(%v759 init: %v758) applies stablehlo.maximum across dimensions = [2] : (tensor<2x40x40xi32>, tensor<i32>) -> tensor<2x40xi32>
  %v760 = stablehlo.optimization_barrier %v757 : tensor<2x40xi32>
  %v761 = stablehlo.optimization_barrier %v750 : tensor<2x40xi8>
  %v762 = stablehlo.convert %v760 : (tensor<2x40xi32>) -> tensor<2x40xi8>
  %v763 = stablehlo.optimization_barrier %v762 : tensor<2x40xi8>
  check.expect_eq %v761, %v763 : tensor<2x40xi8>
  %v764 = stablehlo.constant dense<0> : tensor<i8>
  %v765 = "stablehlo.reduce_window"(%v732, %v764) <{padding = dense<[[0, 0], [0, 39]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %s = stablehlo.add %a, %b : tensor<i8>
      stablehlo.return %s : tensor<i8>
  }) : (tensor<2x40xi8>, tensor<i8>) -> tensor<2x40xi8>
  %v766 = stablehlo.broadcast_in_dim %v733, dims = [0, 2] : (tensor<2x40xi32>) -> tensor<2x40x40xi32>
  %v767 = stablehlo.iota dim = 1 : tensor<2x40x40xi32>
  %v768 = stablehlo.iota dim = 2 : tensor<2x40x40xi32>
  %v769 = stablehlo.compare GE, %v768, %v767, SIGNED : (tensor<2x40x40xi32>, tensor<2x40x40xi32>) -> tensor<2x40x40xi1>
  %v770 = stablehlo.constant dense<0> : tensor<2x40x40xi32>
  %v771 = stablehlo.select %v769, %v766, %v770 : tensor<2x40x40xi1>, tensor<2x40x40xi32>
  %v773 = stablehlo.constant dense<0> : tensor<i32>
  %v774 = stablehlo.optimization_barrier %v771 : tensor<2x40x40xi32>
  %v772 = stablehlo.reduce(%v774 init: %v773) applies stablehlo.add across dimensions = [2] : (tensor<2x40x40xi32>, tensor<i32>) -> tensor<2x40xi32>
  %v775 = stablehlo.optimization_barrier %v772 : tensor<2x40xi32>
  %v776 = stablehlo.optimization_barrier %v765 : tensor<2x40xi8>
  %v777 = stablehlo.convert %v775 : (tensor<2x40xi32>) -> tensor<2x40xi8>
  %v778 = stablehlo.optimization_barrier %v777 : tensor<2x40xi8>
  check.expect_eq %v776, %v778 : tensor<2x40xi8>
  %v779 = stablehlo.constant dense<-100> : tensor<i8>
  %v780 = "stablehlo.reduce_window"(%v732, %v779) <{padding = dense<[[0, 0], [0, 39]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %s = stablehlo.maximum %a, %b : tensor<i8>
      stablehlo.return %s : tensor<i8>
  }) : (tensor<2x40xi8>, tensor<i8>) -> tensor<2x40xi8>
  %v781 = stablehlo.broadcast_in_dim %v733, dims = [0, 2] : (tensor<2x40xi32>) -> tensor<2x40x40xi32>
  %v782 = stablehlo.iota dim = 1 : tensor<2x40x40xi32>
  %v783 = stablehlo.iota dim = 2 : tensor<2x40x40xi32>
  %v784 = stablehlo.compare GE, %v783, %v782, SIGNED : (tensor<2x40x40xi32>, tensor<2x40x40xi32>) -> tensor<2x40x40xi1>
  %v785 = stablehlo.constant dense<-100> : tensor<2x40x40xi32>
  %v786 = stablehlo.select %v784, %v781, %v785 : tensor<2x40x40xi1>, tensor<2x40x40xi32>
  %v788 = stablehlo.constant dense<-100> : tensor<i32>
  %v789 = stablehlo.optimization_barrier %v786 : tensor<2x40x40xi32>
  %v787 = stablehlo.reduce(%v789 init: %v788) applies stablehlo.maximum across dimensions = [2] : (tensor<2x40x40xi32>, tensor<i32>) -> tensor<2x40xi32>
  %v790 = stablehlo.optimization_barrier %v787 : tensor<2x40xi32>
  %v791 = stablehlo.optimization_barrier %v780 : tensor<2x40xi8>
  %v792 = stablehlo.convert %v790 : (tensor<2x40xi32>) -> tensor<2x40xi8>
  %v793 = stablehlo.optimization_barrier %v792 : tensor<2x40xi8>
  check.expect_eq %v791, %v793 : tensor<2x40xi8>
  %v794 = stablehlo.iota dim = 0 : tensor<2x40xi32>
  %v795 = stablehlo.constant dense<7> : tensor<2x40xi32>
  %v796 = stablehlo.multiply %v794, %v795 : tensor<2x40xi32>
  %v797 = stablehlo.iota dim = 1 : tensor<2x40xi32>
  %v798 = stablehlo.add %v796, %v797 : tensor<2x40xi32>
  %v799 = stablehlo.optimization_barrier %v798 : tensor<2x40xi32>
  %v800 = stablehlo.constant dense<29> : tensor<2x40xi32>
  %v801 = stablehlo.multiply %v799, %v800 : tensor<2x40xi32>
  %v802 = stablehlo.constant dense<13> : tensor<2x40xi32>
  %v803 = stablehlo.remainder %v801, %v802 : tensor<2x40xi32>
  %v804 = stablehlo.constant dense<6> : tensor<2x40xi32>
  %v805 = stablehlo.subtract %v803, %v804 : tensor<2x40xi32>
  %v806 = stablehlo.convert %v805 : (tensor<2x40xi32>) -> tensor<2x40xf16>
  %v807 = stablehlo.optimization_barrier %v806 : tensor<2x40xf16>
  %v808 = stablehlo.optimization_barrier %v805 : tensor<2x40xi32>
  %v809 = stablehlo.constant dense<0.0> : tensor<f16>
  %v810 = "stablehlo.reduce_window"(%v807, %v809) <{padding = dense<[[0, 0], [39, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %s = stablehlo.add %a, %b : tensor<f16>
      stablehlo.return %s : tensor<f16>
  }) : (tensor<2x40xf16>, tensor<f16>) -> tensor<2x40xf16>
  %v811 = stablehlo.broadcast_in_dim %v808, dims = [0, 2] : (tensor<2x40xi32>) -> tensor<2x40x40xi32>
  %v812 = stablehlo.iota dim = 1 : tensor<2x40x40xi32>
  %v813 = stablehlo.iota dim = 2 : tensor<2x40x40xi32>
  %v814 = stablehlo.compare LE, %v813, %v812, SIGNED : (tensor<2x40x40xi32>, tensor<2x40x40xi32>) -> tensor<2x40x40xi1>
  %v815 = stablehlo.constant dense<0> : tensor<2x40x40xi32>
  %v816 = stablehlo.select %v814, %v811, %v815 : tensor<2x40x40xi1>, tensor<2x40x40xi32>
  %v818 = stablehlo.constant dense<0> : tensor<i32>
  %v819 = stablehlo.optimization_barrier %v816 : tensor<2x40x40xi32>
  %v817 = stablehlo.reduce(%v819 init: %v818) applies stablehlo.add across dimensions = [2] : (tensor<2x40x40xi32>, tensor<i32>) -> tensor<2x40xi32>
  %v820 = stablehlo.optimization_barrier %v817 : tensor<2x40xi32>
  %v821 = stablehlo.optimization_barrier %v810 : tensor<2x40xf16>
  %v822 = stablehlo.convert %v820 : (tensor<2x40xi32>) -> tensor<2x40xf16>
  %v823 = stablehlo.optimization_barrier %v822 : tensor<2x40xf16>
  check.expect_eq %v821, %v823 : tensor<2x40xf16>
  %v824 = stablehlo.constant dense<-100.0> : tensor<f16>
  %v825 = "stablehlo.reduce_window"(%v807, %v824) <{padding = dense<[[0, 0], [39, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %s = stablehlo.maximum %a, %b : tensor<f16>
      stablehlo.return %s : tensor<f16>
  }) : (tensor<2x40xf16>, tensor<f16>) -> tensor<2x40xf16>
  %v826 = stablehlo.broadcast_in_dim %v808, dims = [0, 2] : (tensor<2x40xi32>) -> tensor<2x40x40xi32>
  %v827 = stablehlo.iota dim = 1 : tensor<2x40x40xi32>
  %v828 = stablehlo.iota dim = 2 : tensor<2x40x40xi32>
  %v829 = stablehlo.compare LE, %v828, %v827, SIGNED : (tensor<2x40x40xi32>, tensor<2x40x40xi32>) -> tensor<2x40x40xi1>
  %v830 = stablehlo.constant dense<-100> : tensor<2x40x40xi32>
  %v831 = stablehlo.select %v829, %v826, %v830 : tensor<2x40x40xi1>, tensor<2x40x40xi32>
  %v833 = stablehlo.constant dense<-100> : tensor<i32>
  %v834 = stablehlo.optimization_barrier %v831 : tensor<2x40x40xi32>
  %v832 = stablehlo.reduce(%v834 init: %v833) applies stablehlo.maximum across dimensions = [2] : (tensor<2x40x40xi32>, tensor<i32>) -> tensor<2x40xi32>
  %v835 = stablehlo.optimization_barrier %v832 : tensor<2x40xi32>
  %v836 = stablehlo.optimization_barrier %v825 : tensor<2x40xf16>
  %v837 = stablehlo.convert %v835 : (tensor<2x40xi32>) -> tensor<2x40xf16>
  %v838 = stablehlo.optimization_barrier %v837 : tensor<2x40xf16>
  check.expect_eq %v836, %v838 : tensor<2x40xf16>
  %v839 = stablehlo.constant dense<0.0> : tensor<f16>
  %v840 = "stablehlo.reduce_window"(%v807, %v839) <{padding = dense<[[0, 0], [0, 39]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %s = stablehlo.add %a, %b : tensor<f16>
      stablehlo.return %s : tensor<f16>
  }) : (tensor<2x40xf16>, tensor<f16>) -> tensor<2x40xf16>
  %v841 = stablehlo.broadcast_in_dim %v808, dims = [0, 2] : (tensor<2x40xi32>) -> tensor<2x40x40xi32>
  %v842 = stablehlo.iota dim = 1 : tensor<2x40x40xi32>
  %v843 = stablehlo.iota dim = 2 : tensor<2x40x40xi32>
  %v844 = stablehlo.compare GE, %v843, %v842, SIGNED : (tensor<2x40x40xi32>, tensor<2x40x40xi32>) -> tensor<2x40x40xi1>
  %v845 = stablehlo.constant dense<0> : tensor<2x40x40xi32>
  %v846 = stablehlo.select %v844, %v841, %v845 : tensor<2x40x40xi1>, tensor<2x40x40xi32>
  %v848 = stablehlo.constant dense<0> : tensor<i32>
  %v849 = stablehlo.optimization_barrier %v846 : tensor<2x40x40xi32>
  %v847 = stablehlo.reduce(%v849 init: %v848) applies stablehlo.add across dimensions = [2] : (tensor<2x40x40xi32>, tensor<i32>) -> tensor<2x40xi32>
  %v850 = stablehlo.optimization_barrier %v847 : tensor<2x40xi32>
  %v851 = stablehlo.optimization_barrier %v840 : tensor<2x40xf16>
  %v852 = stablehlo.convert %v850 : (tensor<2x40xi32>) -> tensor<2x40xf16>
  %v853 = stablehlo.optimization_barrier %v852 : tensor<2x40xf16>
  check.expect_eq %v851, %v853 : tensor<2x40xf16>
  %v854 = stablehlo.constant dense<-100.0> : tensor<f16>
  %v855 = "stablehlo.reduce_window"(%v807, %v854) <{padding = dense<[[0, 0], [0, 39]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %s = stablehlo.maximum %a, %b : tensor<f16>
      stablehlo.return %s : tensor<f16>
  }) : (tensor<2x40xf16>, tensor<f16>) -> tensor<2x40xf16>
  %v856 = stablehlo.broadcast_in_dim %v808, dims = [0, 2] : (tensor<2x40xi32>) -> tensor<2x40x40xi32>
  %v857 = stablehlo.iota dim = 1 : tensor<2x40x40xi32>
  %v858 = stablehlo.iota dim = 2 : tensor<2x40x40xi32>
  %v859 = stablehlo.compare GE, %v858, %v857, SIGNED : (tensor<2x40x40xi32>, tensor<2x40x40xi32>) -> tensor<2x40x40xi1>
  %v860 = stablehlo.constant dense<-100> : tensor<2x40x40xi32>
  %v861 = stablehlo.select %v859, %v856, %v860 : tensor<2x40x40xi1>, tensor<2x40x40xi32>
  %v863 = stablehlo.constant dense<-100> : tensor<i32>
  %v864 = stablehlo.optimization_barrier %v861 : tensor<2x40x40xi32>
  %v862 = stablehlo.reduce(%v864 init: %v863) applies stablehlo.maximum across dimensions = [2] : (tensor<2x40x40xi32>, tensor<i32>) -> tensor<2x40xi32>
  %v865 = stablehlo.optimization_barrier %v862 : tensor<2x40xi32>
  %v866 = stablehlo.optimization_barrier %v855 : tensor<2x40xf16>
  %v867 = stablehlo.convert %v865 : (tensor<2x40xi32>) -> tensor<2x40xf16>
  %v868 = stablehlo.optimization_barrier %v867 : tensor<2x40xf16>
  check.expect_eq %v866, %v868 : tensor<2x40xf16>
  %v869 = stablehlo.iota dim = 0 : tensor<2x40xi32>
  %v870 = stablehlo.constant dense<7> : tensor<2x40xi32>
  %v871 = stablehlo.multiply %v869, %v870 : tensor<2x40xi32>
  %v872 = stablehlo.iota dim = 1 : tensor<2x40xi32>
  %v873 = stablehlo.add %v871, %v872 : tensor<2x40xi32>
  %v874 = stablehlo.optimization_barrier %v873 : tensor<2x40xi32>
  %v875 = stablehlo.constant dense<29> : tensor<2x40xi32>
  %v876 = stablehlo.multiply %v874, %v875 : tensor<2x40xi32>
  %v877 = stablehlo.constant dense<13> : tensor<2x40xi32>
  %v878 = stablehlo.remainder %v876, %v877 : tensor<2x40xi32>
  %v879 = stablehlo.constant dense<6> : tensor<2x40xi32>
  %v880 = stablehlo.subtract %v878, %v879 : tensor<2x40xi32>
  %v881 = stablehlo.constant dense<-1> : tensor<2x40xi32>
  %v882 = stablehlo.maximum %v880, %v881 : tensor<2x40xi32>
  %v883 = stablehlo.constant dense<1> : tensor<2x40xi32>
  %v884 = stablehlo.minimum %v882, %v883 : tensor<2x40xi32>
  %v885 = stablehlo.convert %v884 : (tensor<2x40xi32>) -> tensor<2x40xbf16>
  %v886 = stablehlo.optimization_barrier %v885 : tensor<2x40xbf16>
  %v887 = stablehlo.optimization_barrier %v884 : tensor<2x40xi32>
  %v888 = stablehlo.constant dense<0.0> : tensor<bf16>
  %v889 = "stablehlo.reduce_window"(%v886, %v888) <{padding = dense<[[0, 0], [39, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.add %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) : (tensor<2x40xbf16>, tensor<bf16>) -> tensor<2x40xbf16>
  %v890 = stablehlo.broadcast_in_dim %v887, dims = [0, 2] : (tensor<2x40xi32>) -> tensor<2x40x40xi32>
  %v891 = stablehlo.iota dim = 1 : tensor<2x40x40xi32>
  %v892 = stablehlo.iota dim = 2 : tensor<2x40x40xi32>
  %v893 = stablehlo.compare LE, %v892, %v891, SIGNED : (tensor<2x40x40xi32>, tensor<2x40x40xi32>) -> tensor<2x40x40xi1>
  %v894 = stablehlo.constant dense<0> : tensor<2x40x40xi32>
  %v895 = stablehlo.select %v893, %v890, %v894 : tensor<2x40x40xi1>, tensor<2x40x40xi32>
  %v897 = stablehlo.constant dense<0> : tensor<i32>
  %v898 = stablehlo.optimization_barrier %v895 : tensor<2x40x40xi32>
  %v896 = stablehlo.reduce(%v898 init: %v897) applies stablehlo.add across dimensions = [2] : (tensor<2x40x40xi32>, tensor<i32>) -> tensor<2x40xi32>
  %v899 = stablehlo.optimization_barrier %v896 : tensor<2x40xi32>
  %v900 = stablehlo.optimization_barrier %v889 : tensor<2x40xbf16>
  %v901 = stablehlo.convert %v899 : (tensor<2x40xi32>) -> tensor<2x40xbf16>
  %v902 = stablehlo.optimization_barrier %v901 : tensor<2x40xbf16>
  check.expect_eq %v900, %v902 : tensor<2x40xbf16>
  %v903 = stablehlo.constant dense<-100.0> : tensor<bf16>
  %v904 = "stablehlo.reduce_window"(%v886, %v903) <{padding = dense<[[0, 0], [39, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.maximum %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) : (tensor<2x40xbf16>, tensor<bf16>) -> tensor<2x40xbf16>
  %v905 = stablehlo.broadcast_in_dim %v887, dims = [0, 2] : (tensor<2x40xi32>) -> tensor<2x40x40xi32>
  %v906 = stablehlo.iota dim = 1 : tensor<2x40x40xi32>
  %v907 = stablehlo.iota dim = 2 : tensor<2x40x40xi32>
  %v908 = stablehlo.compare LE, %v907, %v906, SIGNED : (tensor<2x40x40xi32>, tensor<2x40x40xi32>) -> tensor<2x40x40xi1>
  %v909 = stablehlo.constant dense<-100> : tensor<2x40x40xi32>
  %v910 = stablehlo.select %v908, %v905, %v909 : tensor<2x40x40xi1>, tensor<2x40x40xi32>
  %v912 = stablehlo.constant dense<-100> : tensor<i32>
  %v913 = stablehlo.optimization_barrier %v910 : tensor<2x40x40xi32>
  %v911 = stablehlo.reduce(%v913 init: %v912) applies stablehlo.maximum across dimensions = [2] : (tensor<2x40x40xi32>, tensor<i32>) -> tensor<2x40xi32>
  %v914 = stablehlo.optimization_barrier %v911 : tensor<2x40xi32>
  %v915 = stablehlo.optimization_barrier %v904 : tensor<2x40xbf16>
  %v916 = stablehlo.convert %v914 : (tensor<2x40xi32>) -> tensor<2x40xbf16>
  %v917 = stablehlo.optimization_barrier %v916 : tensor<2x40xbf16>
  check.expect_eq %v915, %v917 : tensor<2x40xbf16>
  %v918 = stablehlo.constant dense<0.0> : tensor<bf16>
  %v919 = "stablehlo.reduce_window"(%v886, %v918) <{padding = dense<[[0, 0], [0, 39]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.add %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) : (tensor<2x40xbf16>, tensor<bf16>) -> tensor<2x40xbf16>
  %v920 = stablehlo.broadcast_in_dim %v887, dims = [0, 2] : (tensor<2x40xi32>) -> tensor<2x40x40xi32>
  %v921 = stablehlo.iota dim = 1 : tensor<2x40x40xi32>
  %v922 = stablehlo.iota dim = 2 : tensor<2x40x40xi32>
  %v923 = stablehlo.compare GE, %v922, %v921, SIGNED : (tensor<2x40x40xi32>, tensor<2x40x40xi32>) -> tensor<2x40x40xi1>
  %v924 = stablehlo.constant dense<0> : tensor<2x40x40xi32>
  %v925 = stablehlo.select %v923, %v920, %v924 : tensor<2x40x40xi1>, tensor<2x40x40xi32>
  %v927 = stablehlo.constant dense<0> : tensor<i32>
  %v928 = stablehlo.optimization_barrier %v925 : tensor<2x40x40xi32>
  %v926 = stablehlo.reduce(%v928 init: %v927) applies stablehlo.add across dimensions = [2] : (tensor<2x40x40xi32>, tensor<i32>) -> tensor<2x40xi32>
  %v929 = stablehlo.optimization_barrier %v926 : tensor<2x40xi32>
  %v930 = stablehlo.optimization_barrier %v919 : tensor<2x40xbf16>
  %v931 = stablehlo.convert %v929 : (tensor<2x40xi32>) -> tensor<2x40xbf16>
  %v932 = stablehlo.optimization_barrier %v931 : tensor<2x40xbf16>
  check.expect_eq %v930, %v932 : tensor<2x40xbf16>
  %v933 = stablehlo.constant dense<-100.0> : tensor<bf16>
  %v934 = "stablehlo.reduce_window"(%v886, %v933) <{padding = dense<[[0, 0], [0, 39]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.maximum %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) : (tensor<2x40xbf16>, tensor<bf16>) -> tensor<2x40xbf16>
  %v935 = stablehlo.broadcast_in_dim %v887, dims = [0, 2] : (tensor<2x40xi32>) -> tensor<2x40x40xi32>
  %v936 = stablehlo.iota dim = 1 : tensor<2x40x40xi32>
  %v937 = stablehlo.iota dim = 2 : tensor<2x40x40xi32>
  %v938 = stablehlo.compare GE, %v937, %v936, SIGNED : (tensor<2x40x40xi32>, tensor<2x40x40xi32>) -> tensor<2x40x40xi1>
  %v939 = stablehlo.constant dense<-100> : tensor<2x40x40xi32>
  %v940 = stablehlo.select %v938, %v935, %v939 : tensor<2x40x40xi1>, tensor<2x40x40xi32>
  %v942 = stablehlo.constant dense<-100> : tensor<i32>
  %v943 = stablehlo.optimization_barrier %v940 : tensor<2x40x40xi32>
  %v941 = stablehlo.reduce(%v943 init: %v942) applies stablehlo.maximum across dimensions = [2] : (tensor<2x40x40xi32>, tensor<i32>) -> tensor<2x40xi32>
  %v944 = stablehlo.optimization_barrier %v941 : tensor<2x40xi32>
  %v945 = stablehlo.optimization_barrier %v934 : tensor<2x40xbf16>
  %v946 = stablehlo.convert %v944 : (tensor<2x40xi32>) -> tensor<2x40xbf16>
  %v947 = stablehlo.optimization_barrier %v946 : tensor<2x40xbf16>
  check.expect_eq %v945, %v947 : tensor<2x40xbf16>
  %v948 = stablehlo.iota dim = 0 : tensor<2x40xi32>
  %v949 = stablehlo.constant dense<7> : tensor<2x40xi32>
  %v950 = stablehlo.multiply %v948, %v949 : tensor<2x40xi32>
  %v951 = stablehlo.iota dim = 1 : tensor<2x40xi32>
  %v952 = stablehlo.add %v950, %v951 : tensor<2x40xi32>
  %v953 = stablehlo.optimization_barrier %v952 : tensor<2x40xi32>
  %v954 = stablehlo.constant dense<29> : tensor<2x40xi32>
  %v955 = stablehlo.multiply %v953, %v954 : tensor<2x40xi32>
  %v956 = stablehlo.constant dense<13> : tensor<2x40xi32>
  %v957 = stablehlo.remainder %v955, %v956 : tensor<2x40xi32>
  %v958 = stablehlo.constant dense<6> : tensor<2x40xi32>
  %v959 = stablehlo.subtract %v957, %v958 : tensor<2x40xi32>
  %v960 = stablehlo.convert %v959 : (tensor<2x40xi32>) -> tensor<2x40xf64>
  %v961 = stablehlo.optimization_barrier %v960 : tensor<2x40xf64>
  %v962 = stablehlo.optimization_barrier %v959 : tensor<2x40xi32>
  %v963 = stablehlo.constant dense<0.0> : tensor<f64>
  %v964 = "stablehlo.reduce_window"(%v961, %v963) <{padding = dense<[[0, 0], [39, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.add %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) : (tensor<2x40xf64>, tensor<f64>) -> tensor<2x40xf64>
  %v965 = stablehlo.broadcast_in_dim %v962, dims = [0, 2] : (tensor<2x40xi32>) -> tensor<2x40x40xi32>
  %v966 = stablehlo.iota dim = 1 : tensor<2x40x40xi32>
  %v967 = stablehlo.iota dim = 2 : tensor<2x40x40xi32>
  %v968 = stablehlo.compare LE, %v967, %v966, SIGNED : (tensor<2x40x40xi32>, tensor<2x40x40xi32>) -> tensor<2x40x40xi1>
  %v969 = stablehlo.constant dense<0> : tensor<2x40x40xi32>
  %v970 = stablehlo.select %v968, %v965, %v969 : tensor<2x40x40xi1>, tensor<2x40x40xi32>
  %v972 = stablehlo.constant dense<0> : tensor<i32>
  %v973 = stablehlo.optimization_barrier %v970 : tensor<2x40x40xi32>
  %v971 = stablehlo.reduce(%v973 init: %v972) applies stablehlo.add across dimensions = [2] : (tensor<2x40x40xi32>, tensor<i32>) -> tensor<2x40xi32>
  %v974 = stablehlo.optimization_barrier %v971 : tensor<2x40xi32>
  %v975 = stablehlo.optimization_barrier %v964 : tensor<2x40xf64>
  %v976 = stablehlo.convert %v974 : (tensor<2x40xi32>) -> tensor<2x40xf64>
  %v977 = stablehlo.optimization_barrier %v976 : tensor<2x40xf64>
  check.expect_eq %v975, %v977 : tensor<2x40xf64>
  %v978 = stablehlo.constant dense<-100.0> : tensor<f64>
  %v979 = "stablehlo.reduce_window"(%v961, %v978) <{padding = dense<[[0, 0], [39, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.maximum %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) : (tensor<2x40xf64>, tensor<f64>) -> tensor<2x40xf64>
  %v980 = stablehlo.broadcast_in_dim %v962, dims = [0, 2] : (tensor<2x40xi32>) -> tensor<2x40x40xi32>
  %v981 = stablehlo.iota dim = 1 : tensor<2x40x40xi32>
  %v982 = stablehlo.iota dim = 2 : tensor<2x40x40xi32>
  %v983 = stablehlo.compare LE, %v982, %v981, SIGNED : (tensor<2x40x40xi32>, tensor<2x40x40xi32>) -> tensor<2x40x40xi1>
  %v984 = stablehlo.constant dense<-100> : tensor<2x40x40xi32>
  %v985 = stablehlo.select %v983, %v980, %v984 : tensor<2x40x40xi1>, tensor<2x40x40xi32>
  %v987 = stablehlo.constant dense<-100> : tensor<i32>
  %v988 = stablehlo.optimization_barrier %v985 : tensor<2x40x40xi32>
  %v986 = stablehlo.reduce(%v988 init: %v987) applies stablehlo.maximum across dimensions = [2] : (tensor<2x40x40xi32>, tensor<i32>) -> tensor<2x40xi32>
  %v989 = stablehlo.optimization_barrier %v986 : tensor<2x40xi32>
  %v990 = stablehlo.optimization_barrier %v979 : tensor<2x40xf64>
  %v991 = stablehlo.convert %v989 : (tensor<2x40xi32>) -> tensor<2x40xf64>
  %v992 = stablehlo.optimization_barrier %v991 : tensor<2x40xf64>
  check.expect_eq %v990, %v992 : tensor<2x40xf64>
  %v993 = stablehlo.constant dense<0.0> : tensor<f64>
  %v994 = "stablehlo.reduce_window"(%v961, %v993) <{padding = dense<[[0, 0], [0, 39]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.add %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) : (tensor<2x40xf64>, tensor<f64>) -> tensor<2x40xf64>
  %v995 = stablehlo.broadcast_in_dim %v962, dims = [0, 2] : (tensor<2x40xi32>) -> tensor<2x40x40xi32>
  %v996 = stablehlo.iota dim = 1 : tensor<2x40x40xi32>
  %v997 = stablehlo.iota dim = 2 : tensor<2x40x40xi32>
  %v998 = stablehlo.compare GE, %v997, %v996, SIGNED : (tensor<2x40x40xi32>, tensor<2x40x40xi32>) -> tensor<2x40x40xi1>
  %v999 = stablehlo.constant dense<0> : tensor<2x40x40xi32>
  %v1000 = stablehlo.select %v998, %v995, %v999 : tensor<2x40x40xi1>, tensor<2x40x40xi32>
  %v1002 = stablehlo.constant dense<0> : tensor<i32>
  %v1003 = stablehlo.optimization_barrier %v1000 : tensor<2x40x40xi32>
  %v1001 = stablehlo.reduce(%v1003 init: %v1002) applies stablehlo.add across dimensions = [2] : (tensor<2x40x40xi32>, tensor<i32>) -> tensor<2x40xi32>
  %v1004 = stablehlo.optimization_barrier %v1001 : tensor<2x40xi32>
  %v1005 = stablehlo.optimization_barrier %v994 : tensor<2x40xf64>
  %v1006 = stablehlo.convert %v1004 : (tensor<2x40xi32>) -> tensor<2x40xf64>
  %v1007 = stablehlo.optimization_barrier %v1006 : tensor<2x40xf64>
  check.expect_eq %v1005, %v1007 : tensor<2x40xf64>
  %v1008 = stablehlo.constant dense<-100.0> : tensor<f64>
  %v1009 = "stablehlo.reduce_window"(%v961, %v1008) <{padding = dense<[[0, 0], [0, 39]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.maximum %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) : (tensor<2x40xf64>, tensor<f64>) -> tensor<2x40xf64>
  %v1010 = stablehlo.broadcast_in_dim %v962, dims = [0, 2] : (tensor<2x40xi32>) -> tensor<2x40x40xi32>
  %v1011 = stablehlo.iota dim = 1 : tensor<2x40x40xi32>
  %v1012 = stablehlo.iota dim = 2 : tensor<2x40x40xi32>
  %v1013 = stablehlo.compare GE, %v1012, %v1011, SIGNED : (tensor<2x40x40xi32>, tensor<2x40x40xi32>) -> tensor<2x40x40xi1>
  %v1014 = stablehlo.constant dense<-100> : tensor<2x40x40xi32>
  %v1015 = stablehlo.select %v1013, %v1010, %v1014 : tensor<2x40x40xi1>, tensor<2x40x40xi32>
  %v1017 = stablehlo.constant dense<-100> : tensor<i32>
  %v1018 = stablehlo.optimization_barrier %v1015 : tensor<2x40x40xi32>
  %v1016 = stablehlo.reduce(%v1018 init: %v1017) applies stablehlo.maximum across dimensions = [2] : (tensor<2x40x40xi32>, tensor<i32>) -> tensor<2x40xi32>
  %v1019 = stablehlo.optimization_barrier %v1016 : tensor<2x40xi32>
  %v1020 = stablehlo.optimization_barrier %v1009 : tensor<2x40xf64>
  %v1021 = stablehlo.convert %v1019 : (tensor<2x40xi32>) -> tensor<2x40xf64>
  %v1022 = stablehlo.optimization_barrier %v1021 : tensor<2x40xf64>
  check.expect_eq %v1020, %v1022 : tensor<2x40xf64>
  %v1023 = stablehlo.iota dim = 0 : tensor<2x40xi32>
  %v1024 = stablehlo.constant dense<7> : tensor<2x40xi32>
  %v1025 = stablehlo.multiply %v1023, %v1024 : tensor<2x40xi32>
  %v1026 = stablehlo.iota dim = 1 : tensor<2x40xi32>
  %v1027 = stablehlo.add %v1025, %v1026 : tensor<2x40xi32>
  %v1028 = stablehlo.optimization_barrier %v1027 : tensor<2x40xi32>
  %v1029 = stablehlo.constant dense<29> : tensor<2x40xi32>
  %v1030 = stablehlo.multiply %v1028, %v1029 : tensor<2x40xi32>
  %v1031 = stablehlo.constant dense<13> : tensor<2x40xi32>
  %v1032 = stablehlo.remainder %v1030, %v1031 : tensor<2x40xi32>
  %v1033 = stablehlo.constant dense<6> : tensor<2x40xi32>
  %v1034 = stablehlo.subtract %v1032, %v1033 : tensor<2x40xi32>
  %v1035 = stablehlo.convert %v1034 : (tensor<2x40xi32>) -> tensor<2x40xi64>
  %v1036 = stablehlo.optimization_barrier %v1035 : tensor<2x40xi64>
  %v1037 = stablehlo.optimization_barrier %v1034 : tensor<2x40xi32>
  %v1038 = stablehlo.constant dense<0> : tensor<i64>
  %v1039 = "stablehlo.reduce_window"(%v1036, %v1038) <{padding = dense<[[0, 0], [39, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
  }) : (tensor<2x40xi64>, tensor<i64>) -> tensor<2x40xi64>
  %v1040 = stablehlo.broadcast_in_dim %v1037, dims = [0, 2] : (tensor<2x40xi32>) -> tensor<2x40x40xi32>
  %v1041 = stablehlo.iota dim = 1 : tensor<2x40x40xi32>
  %v1042 = stablehlo.iota dim = 2 : tensor<2x40x40xi32>
  %v1043 = stablehlo.compare LE, %v1042, %v1041, SIGNED : (tensor<2x40x40xi32>, tensor<2x40x40xi32>) -> tensor<2x40x40xi1>
  %v1044 = stablehlo.constant dense<0> : tensor<2x40x40xi32>
  %v1045 = stablehlo.select %v1043, %v1040, %v1044 : tensor<2x40x40xi1>, tensor<2x40x40xi32>
  %v1047 = stablehlo.constant dense<0> : tensor<i32>
  %v1048 = stablehlo.optimization_barrier %v1045 : tensor<2x40x40xi32>
  %v1046 = stablehlo.reduce(%v1048 init: %v1047) applies stablehlo.add across dimensions = [2] : (tensor<2x40x40xi32>, tensor<i32>) -> tensor<2x40xi32>
  %v1049 = stablehlo.optimization_barrier %v1046 : tensor<2x40xi32>
  %v1050 = stablehlo.optimization_barrier %v1039 : tensor<2x40xi64>
  %v1051 = stablehlo.convert %v1049 : (tensor<2x40xi32>) -> tensor<2x40xi64>
  %v1052 = stablehlo.optimization_barrier %v1051 : tensor<2x40xi64>
  check.expect_eq %v1050, %v1052 : tensor<2x40xi64>
  %v1053 = stablehlo.constant dense<-100> : tensor<i64>
  %v1054 = "stablehlo.reduce_window"(%v1036, %v1053) <{padding = dense<[[0, 0], [39, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.maximum %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
  }) : (tensor<2x40xi64>, tensor<i64>) -> tensor<2x40xi64>
  %v1055 = stablehlo.broadcast_in_dim %v1037, dims = [0, 2] : (tensor<2x40xi32>) -> tensor<2x40x40xi32>
  %v1056 = stablehlo.iota dim = 1 : tensor<2x40x40xi32>
  %v1057 = stablehlo.iota dim = 2 : tensor<2x40x40xi32>
  %v1058 = stablehlo.compare LE, %v1057, %v1056, SIGNED : (tensor<2x40x40xi32>, tensor<2x40x40xi32>) -> tensor<2x40x40xi1>
  %v1059 = stablehlo.constant dense<-100> : tensor<2x40x40xi32>
  %v1060 = stablehlo.select %v1058, %v1055, %v1059 : tensor<2x40x40xi1>, tensor<2x40x40xi32>
  %v1062 = stablehlo.constant dense<-100> : tensor<i32>
  %v1063 = stablehlo.optimization_barrier %v1060 : tensor<2x40x40xi32>
  %v1061 = stablehlo.reduce(%v1063 init: %v1062) applies stablehlo.maximum across dimensions = [2] : (tensor<2x40x40xi32>, tensor<i32>) -> tensor<2x40xi32>
  %v1064 = stablehlo.optimization_barrier %v1061 : tensor<2x40xi32>
  %v1065 = stablehlo.optimization_barrier %v1054 : tensor<2x40xi64>
  %v1066 = stablehlo.convert %v1064 : (tensor<2x40xi32>) -> tensor<2x40xi64>
  %v1067 = stablehlo.optimization_barrier %v1066 : tensor<2x40xi64>
  check.expect_eq %v1065, %v1067 : tensor<2x40xi64>
  %v1068 = stablehlo.iota dim = 0 : tensor<70x3xi32>
  %v1069 = stablehlo.constant dense<7> : tensor<70x3xi32>
  %v1070 = stablehlo.multiply %v1068, %v1069 : tensor<70x3xi32>
  %v1071 = stablehlo.iota dim = 1 : tensor<70x3xi32>
  %v1072 = stablehlo.add %v1070, %v1071 : tensor<70x3xi32>
  %v1073 = stablehlo.optimization_barrier %v1072 : tensor<70x3xi32>
  %v1074 = stablehlo.constant dense<29> : tensor<70x3xi32>
  %v1075 = stablehlo.multiply %v1073, %v1074 : tensor<70x3xi32>
  %v1076 = stablehlo.constant dense<13> : tensor<70x3xi32>
  %v1077 = stablehlo.remainder %v1075, %v1076 : tensor<70x3xi32>
  %v1078 = stablehlo.constant dense<6> : tensor<70x3xi32>
  %v1079 = stablehlo.subtract %v1077, %v1078 : tensor<70x3xi32>
  %v1080 = stablehlo.convert %v1079 : (tensor<70x3xi32>) -> tensor<70x3xi8>
  %v1081 = stablehlo.optimization_barrier %v1080 : tensor<70x3xi8>
  %v1082 = stablehlo.optimization_barrier %v1079 : tensor<70x3xi32>
  %v1083 = stablehlo.constant dense<0> : tensor<i8>
  %v1084 = "stablehlo.reduce_window"(%v1081, %v1083) <{padding = dense<[[69, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 70, 1>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %s = stablehlo.add %a, %b : tensor<i8>
      stablehlo.return %s : tensor<i8>
  }) : (tensor<70x3xi8>, tensor<i8>) -> tensor<70x3xi8>
  %v1085 = stablehlo.broadcast_in_dim %v1082, dims = [2, 1] : (tensor<70x3xi32>) -> tensor<70x3x70xi32>
  %v1086 = stablehlo.iota dim = 0 : tensor<70x3x70xi32>
  %v1087 = stablehlo.iota dim = 2 : tensor<70x3x70xi32>
  %v1088 = stablehlo.compare LE, %v1087, %v1086, SIGNED : (tensor<70x3x70xi32>, tensor<70x3x70xi32>) -> tensor<70x3x70xi1>
  %v1089 = stablehlo.constant dense<0> : tensor<70x3x70xi32>
  %v1090 = stablehlo.select %v1088, %v1085, %v1089 : tensor<70x3x70xi1>, tensor<70x3x70xi32>
  %v1092 = stablehlo.constant dense<0> : tensor<i32>
  %v1093 = stablehlo.optimization_barrier %v1090 : tensor<70x3x70xi32>
  %v1091 = stablehlo.reduce(%v1093 init: %v1092) applies stablehlo.add across dimensions = [2] : (tensor<70x3x70xi32>, tensor<i32>) -> tensor<70x3xi32>
  %v1094 = stablehlo.optimization_barrier %v1091 : tensor<70x3xi32>
  %v1095 = stablehlo.optimization_barrier %v1084 : tensor<70x3xi8>
  %v1096 = stablehlo.convert %v1094 : (tensor<70x3xi32>) -> tensor<70x3xi8>
  %v1097 = stablehlo.optimization_barrier %v1096 : tensor<70x3xi8>
  check.expect_eq %v1095, %v1097 : tensor<70x3xi8>
  %v1098 = stablehlo.constant dense<-100> : tensor<i8>
  %v1099 = "stablehlo.reduce_window"(%v1081, %v1098) <{padding = dense<[[69, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 70, 1>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %s = stablehlo.maximum %a, %b : tensor<i8>
      stablehlo.return %s : tensor<i8>
  }) : (tensor<70x3xi8>, tensor<i8>) -> tensor<70x3xi8>
  %v1100 = stablehlo.broadcast_in_dim %v1082, dims = [2, 1] : (tensor<70x3xi32>) -> tensor<70x3x70xi32>
  %v1101 = stablehlo.iota dim = 0 : tensor<70x3x70xi32>
  %v1102 = stablehlo.iota dim = 2 : tensor<70x3x70xi32>
  %v1103 = stablehlo.compare LE, %v1102, %v1101, SIGNED : (tensor<70x3x70xi32>, tensor<70x3x70xi32>) -> tensor<70x3x70xi1>
  %v1104 = stablehlo.constant dense<-100> : tensor<70x3x70xi32>
  %v1105 = stablehlo.select %v1103, %v1100, %v1104 : tensor<70x3x70xi1>, tensor<70x3x70xi32>
  %v1107 = stablehlo.constant dense<-100> : tensor<i32>
  %v1108 = stablehlo.optimization_barrier %v1105 : tensor<70x3x70xi32>
  %v1106 = stablehlo.reduce(%v1108 init: %v1107) applies stablehlo.maximum across dimensions = [2] : (tensor<70x3x70xi32>, tensor<i32>) -> tensor<70x3xi32>
  %v1109 = stablehlo.optimization_barrier %v1106 : tensor<70x3xi32>
  %v1110 = stablehlo.optimization_barrier %v1099 : tensor<70x3xi8>
  %v1111 = stablehlo.convert %v1109 : (tensor<70x3xi32>) -> tensor<70x3xi8>
  %v1112 = stablehlo.optimization_barrier %v1111 : tensor<70x3xi8>
  check.expect_eq %v1110, %v1112 : tensor<70x3xi8>
  %v1113 = stablehlo.constant dense<0> : tensor<i8>
  %v1114 = "stablehlo.reduce_window"(%v1081, %v1113) <{padding = dense<[[0, 69], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 70, 1>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %s = stablehlo.add %a, %b : tensor<i8>
      stablehlo.return %s : tensor<i8>
  }) : (tensor<70x3xi8>, tensor<i8>) -> tensor<70x3xi8>
  %v1115 = stablehlo.broadcast_in_dim %v1082, dims = [2, 1] : (tensor<70x3xi32>) -> tensor<70x3x70xi32>
  %v1116 = stablehlo.iota dim = 0 : tensor<70x3x70xi32>
  %v1117 = stablehlo.iota dim = 2 : tensor<70x3x70xi32>
  %v1118 = stablehlo.compare GE, %v1117, %v1116, SIGNED : (tensor<70x3x70xi32>, tensor<70x3x70xi32>) -> tensor<70x3x70xi1>
  %v1119 = stablehlo.constant dense<0> : tensor<70x3x70xi32>
  %v1120 = stablehlo.select %v1118, %v1115, %v1119 : tensor<70x3x70xi1>, tensor<70x3x70xi32>
  %v1122 = stablehlo.constant dense<0> : tensor<i32>
  %v1123 = stablehlo.optimization_barrier %v1120 : tensor<70x3x70xi32>
  %v1121 = stablehlo.reduce(%v1123 init: %v1122) applies stablehlo.add across dimensions = [2] : (tensor<70x3x70xi32>, tensor<i32>) -> tensor<70x3xi32>
  %v1124 = stablehlo.optimization_barrier %v1121 : tensor<70x3xi32>
  %v1125 = stablehlo.optimization_barrier %v1114 : tensor<70x3xi8>
  %v1126 = stablehlo.convert %v1124 : (tensor<70x3xi32>) -> tensor<70x3xi8>
  %v1127 = stablehlo.optimization_barrier %v1126 : tensor<70x3xi8>
  check.expect_eq %v1125, %v1127 : tensor<70x3xi8>
  %v1128 = stablehlo.constant dense<-100> : tensor<i8>
  %v1129 = "stablehlo.reduce_window"(%v1081, %v1128) <{padding = dense<[[0, 69], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 70, 1>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %s = stablehlo.maximum %a, %b : tensor<i8>
      stablehlo.return %s : tensor<i8>
  }) : (tensor<70x3xi8>, tensor<i8>) -> tensor<70x3xi8>
  %v1130 = stablehlo.broadcast_in_dim %v1082, dims = [2, 1] : (tensor<70x3xi32>) -> tensor<70x3x70xi32>
  %v1131 = stablehlo.iota dim = 0 : tensor<70x3x70xi32>
  %v1132 = stablehlo.iota dim = 2 : tensor<70x3x70xi32>
  %v1133 = stablehlo.compare GE, %v1132, %v1131, SIGNED : (tensor<70x3x70xi32>, tensor<70x3x70xi32>) -> tensor<70x3x70xi1>
  %v1134 = stablehlo.constant dense<-100> : tensor<70x3x70xi32>
  %v1135 = stablehlo.select %v1133, %v1130, %v1134 : tensor<70x3x70xi1>, tensor<70x3x70xi32>
  %v1137 = stablehlo.constant dense<-100> : tensor<i32>
  %v1138 = stablehlo.optimization_barrier %v1135 : tensor<70x3x70xi32>
  %v1136 = stablehlo.reduce(%v1138 init: %v1137) applies stablehlo.maximum across dimensions = [2] : (tensor<70x3x70xi32>, tensor<i32>) -> tensor<70x3xi32>
  %v1139 = stablehlo.optimization_barrier %v1136 : tensor<70x3xi32>
  %v1140 = stablehlo.optimization_barrier %v1129 : tensor<70x3xi8>
  %v1141 = stablehlo.convert %v1139 : (tensor<70x3xi32>) -> tensor<70x3xi8>
  %v1142 = stablehlo.optimization_barrier %v1141 : tensor<70x3xi8>
  check.expect_eq %v1140, %v1142 : tensor<70x3xi8>
  %v1143 = stablehlo.iota dim = 0 : tensor<70x3xi32>
  %v1144 = stablehlo.constant dense<7> : tensor<70x3xi32>
  %v1145 = stablehlo.multiply %v1143, %v1144 : tensor<70x3xi32>
  %v1146 = stablehlo.iota dim = 1 : tensor<70x3xi32>
  %v1147 = stablehlo.add %v1145, %v1146 : tensor<70x3xi32>
  %v1148 = stablehlo.optimization_barrier %v1147 : tensor<70x3xi32>
  %v1149 = stablehlo.constant dense<29> : tensor<70x3xi32>
  %v1150 = stablehlo.multiply %v1148, %v1149 : tensor<70x3xi32>
  %v1151 = stablehlo.constant dense<13> : tensor<70x3xi32>
  %v1152 = stablehlo.remainder %v1150, %v1151 : tensor<70x3xi32>
  %v1153 = stablehlo.constant dense<6> : tensor<70x3xi32>
  %v1154 = stablehlo.subtract %v1152, %v1153 : tensor<70x3xi32>
  %v1155 = stablehlo.convert %v1154 : (tensor<70x3xi32>) -> tensor<70x3xf16>
  %v1156 = stablehlo.optimization_barrier %v1155 : tensor<70x3xf16>
  %v1157 = stablehlo.optimization_barrier %v1154 : tensor<70x3xi32>
  %v1158 = stablehlo.constant dense<0.0> : tensor<f16>
  %v1159 = "stablehlo.reduce_window"(%v1156, %v1158) <{padding = dense<[[69, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 70, 1>}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %s = stablehlo.add %a, %b : tensor<f16>
      stablehlo.return %s : tensor<f16>
  }) : (tensor<70x3xf16>, tensor<f16>) -> tensor<70x3xf16>
  %v1160 = stablehlo.broadcast_in_dim %v1157, dims = [2, 1] : (tensor<70x3xi32>) -> tensor<70x3x70xi32>
  %v1161 = stablehlo.iota dim = 0 : tensor<70x3x70xi32>
  %v1162 = stablehlo.iota dim = 2 : tensor<70x3x70xi32>
  %v1163 = stablehlo.compare LE, %v1162, %v1161, SIGNED : (tensor<70x3x70xi32>, tensor<70x3x70xi32>) -> tensor<70x3x70xi1>
  %v1164 = stablehlo.constant dense<0> : tensor<70x3x70xi32>
  %v1165 = stablehlo.select %v1163, %v1160, %v1164 : tensor<70x3x70xi1>, tensor<70x3x70xi32>
  %v1167 = stablehlo.constant dense<0> : tensor<i32>
  %v1168 = stablehlo.optimization_barrier %v1165 : tensor<70x3x70xi32>
  %v1166 = stablehlo.reduce(%v1168 init: %v1167) applies stablehlo.add across dimensions = [2] : (tensor<70x3x70xi32>, tensor<i32>) -> tensor<70x3xi32>
  %v1169 = stablehlo.optimization_barrier %v1166 : tensor<70x3xi32>
  %v1170 = stablehlo.optimization_barrier %v1159 : tensor<70x3xf16>
  %v1171 = stablehlo.convert %v1169 : (tensor<70x3xi32>) -> tensor<70x3xf16>
  %v1172 = stablehlo.optimization_barrier %v1171 : tensor<70x3xf16>
  check.expect_eq %v1170, %v1172 : tensor<70x3xf16>
  %v1173 = stablehlo.constant dense<-100.0> : tensor<f16>
  %v1174 = "stablehlo.reduce_window"(%v1156, %v1173) <{padding = dense<[[69, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 70, 1>}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %s = stablehlo.maximum %a, %b : tensor<f16>
      stablehlo.return %s : tensor<f16>
  }) : (tensor<70x3xf16>, tensor<f16>) -> tensor<70x3xf16>
  %v1175 = stablehlo.broadcast_in_dim %v1157, dims = [2, 1] : (tensor<70x3xi32>) -> tensor<70x3x70xi32>
  %v1176 = stablehlo.iota dim = 0 : tensor<70x3x70xi32>
  %v1177 = stablehlo.iota dim = 2 : tensor<70x3x70xi32>
  %v1178 = stablehlo.compare LE, %v1177, %v1176, SIGNED : (tensor<70x3x70xi32>, tensor<70x3x70xi32>) -> tensor<70x3x70xi1>
  %v1179 = stablehlo.constant dense<-100> : tensor<70x3x70xi32>
  %v1180 = stablehlo.select %v1178, %v1175, %v1179 : tensor<70x3x70xi1>, tensor<70x3x70xi32>
  %v1182 = stablehlo.constant dense<-100> : tensor<i32>
  %v1183 = stablehlo.optimization_barrier %v1180 : tensor<70x3x70xi32>
  %v1181 = stablehlo.reduce(%v1183 init: %v1182) applies stablehlo.maximum across dimensions = [2] : (tensor<70x3x70xi32>, tensor<i32>) -> tensor<70x3xi32>
  %v1184 = stablehlo.optimization_barrier %v1181 : tensor<70x3xi32>
  %v1185 = stablehlo.optimization_barrier %v1174 : tensor<70x3xf16>
  %v1186 = stablehlo.convert %v1184 : (tensor<70x3xi32>) -> tensor<70x3xf16>
  %v1187 = stablehlo.optimization_barrier %v1186 : tensor<70x3xf16>
  check.expect_eq %v1185, %v1187 : tensor<70x3xf16>
  %v1188 = stablehlo.constant dense<0.0> : tensor<f16>
  %v1189 = "stablehlo.reduce_window"(%v1156, %v1188) <{padding = dense<[[0, 69], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 70, 1>}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %s = stablehlo.add %a, %b : tensor<f16>
      stablehlo.return %s : tensor<f16>
  }) : (tensor<70x3xf16>, tensor<f16>) -> tensor<70x3xf16>
  %v1190 = stablehlo.broadcast_in_dim %v1157, dims = [2, 1] : (tensor<70x3xi32>) -> tensor<70x3x70xi32>
  %v1191 = stablehlo.iota dim = 0 : tensor<70x3x70xi32>
  %v1192 = stablehlo.iota dim = 2 : tensor<70x3x70xi32>
  %v1193 = stablehlo.compare GE, %v1192, %v1191, SIGNED : (tensor<70x3x70xi32>, tensor<70x3x70xi32>) -> tensor<70x3x70xi1>
  %v1194 = stablehlo.constant dense<0> : tensor<70x3x70xi32>
  %v1195 = stablehlo.select %v1193, %v1190, %v1194 : tensor<70x3x70xi1>, tensor<70x3x70xi32>
  %v1197 = stablehlo.constant dense<0> : tensor<i32>
  %v1198 = stablehlo.optimization_barrier %v1195 : tensor<70x3x70xi32>
  %v1196 = stablehlo.reduce(%v1198 init: %v1197) applies stablehlo.add across dimensions = [2] : (tensor<70x3x70xi32>, tensor<i32>) -> tensor<70x3xi32>
  %v1199 = stablehlo.optimization_barrier %v1196 : tensor<70x3xi32>
  %v1200 = stablehlo.optimization_barrier %v1189 : tensor<70x3xf16>
  %v1201 = stablehlo.convert %v1199 : (tensor<70x3xi32>) -> tensor<70x3xf16>
  %v1202 = stablehlo.optimization_barrier %v1201 : tensor<70x3xf16>
  check.expect_eq %v1200, %v1202 : tensor<70x3xf16>
  %v1203 = stablehlo.constant dense<-100.0> : tensor<f16>
  %v1204 = "stablehlo.reduce_window"(%v1156, %v1203) <{padding = dense<[[0, 69], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 70, 1>}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %s = stablehlo.maximum %a, %b : tensor<f16>
      stablehlo.return %s : tensor<f16>
  }) : (tensor<70x3xf16>, tensor<f16>) -> tensor<70x3xf16>
  %v1205 = stablehlo.broadcast_in_dim %v1157, dims = [2, 1] : (tensor<70x3xi32>) -> tensor<70x3x70xi32>
  %v1206 = stablehlo.iota dim = 0 : tensor<70x3x70xi32>
  %v1207 = stablehlo.iota dim = 2 : tensor<70x3x70xi32>
  %v1208 = stablehlo.compare GE, %v1207, %v1206, SIGNED : (tensor<70x3x70xi32>, tensor<70x3x70xi32>) -> tensor<70x3x70xi1>
  %v1209 = stablehlo.constant dense<-100> : tensor<70x3x70xi32>
  %v1210 = stablehlo.select %v1208, %v1205, %v1209 : tensor<70x3x70xi1>, tensor<70x3x70xi32>
  %v1212 = stablehlo.constant dense<-100> : tensor<i32>
  %v1213 = stablehlo.optimization_barrier %v1210 : tensor<70x3x70xi32>
  %v1211 = stablehlo.reduce(%v1213 init: %v1212) applies stablehlo.maximum across dimensions = [2] : (tensor<70x3x70xi32>, tensor<i32>) -> tensor<70x3xi32>
  %v1214 = stablehlo.optimization_barrier %v1211 : tensor<70x3xi32>
  %v1215 = stablehlo.optimization_barrier %v1204 : tensor<70x3xf16>
  %v1216 = stablehlo.convert %v1214 : (tensor<70x3xi32>) -> tensor<70x3xf16>
  %v1217 = stablehlo.optimization_barrier %v1216 : tensor<70x3xf16>
  check.expect_eq %v1215, %v1217 : tensor<70x3xf16>
  %v1218 = stablehlo.iota dim = 0 : tensor<70x3xi32>
  %v1219 = stablehlo.constant dense<7> : tensor<70x3xi32>
  %v1220 = stablehlo.multiply %v1218, %v1219 : tensor<70x3xi32>
  %v1221 = stablehlo.iota dim = 1 : tensor<70x3xi32>
  %v1222 = stablehlo.add %v1220, %v1221 : tensor<70x3xi32>
  %v1223 = stablehlo.optimization_barrier %v1222 : tensor<70x3xi32>
  %v1224 = stablehlo.constant dense<29> : tensor<70x3xi32>
  %v1225 = stablehlo.multiply %v1223, %v1224 : tensor<70x3xi32>
  %v1226 = stablehlo.constant dense<13> : tensor<70x3xi32>
  %v1227 = stablehlo.remainder %v1225, %v1226 : tensor<70x3xi32>
  %v1228 = stablehlo.constant dense<6> : tensor<70x3xi32>
  %v1229 = stablehlo.subtract %v1227, %v1228 : tensor<70x3xi32>
  %v1230 = stablehlo.constant dense<-1> : tensor<70x3xi32>
  %v1231 = stablehlo.maximum %v1229, %v1230 : tensor<70x3xi32>
  %v1232 = stablehlo.constant dense<1> : tensor<70x3xi32>
  %v1233 = stablehlo.minimum %v1231, %v1232 : tensor<70x3xi32>
  %v1234 = stablehlo.convert %v1233 : (tensor<70x3xi32>) -> tensor<70x3xbf16>
  %v1235 = stablehlo.optimization_barrier %v1234 : tensor<70x3xbf16>
  %v1236 = stablehlo.optimization_barrier %v1233 : tensor<70x3xi32>
  %v1237 = stablehlo.constant dense<0.0> : tensor<bf16>
  %v1238 = "stablehlo.reduce_window"(%v1235, %v1237) <{padding = dense<[[69, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 70, 1>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.add %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) : (tensor<70x3xbf16>, tensor<bf16>) -> tensor<70x3xbf16>
  %v1239 = stablehlo.broadcast_in_dim %v1236, dims = [2, 1] : (tensor<70x3xi32>) -> tensor<70x3x70xi32>
  %v1240 = stablehlo.iota dim = 0 : tensor<70x3x70xi32>
  %v1241 = stablehlo.iota dim = 2 : tensor<70x3x70xi32>
  %v1242 = stablehlo.compare LE, %v1241, %v1240, SIGNED : (tensor<70x3x70xi32>, tensor<70x3x70xi32>) -> tensor<70x3x70xi1>
  %v1243 = stablehlo.constant dense<0> : tensor<70x3x70xi32>
  %v1244 = stablehlo.select %v1242, %v1239, %v1243 : tensor<70x3x70xi1>, tensor<70x3x70xi32>
  %v1246 = stablehlo.constant dense<0> : tensor<i32>
  %v1247 = stablehlo.optimization_barrier %v1244 : tensor<70x3x70xi32>
  %v1245 = stablehlo.reduce(%v1247 init: %v1246) applies stablehlo.add across dimensions = [2] : (tensor<70x3x70xi32>, tensor<i32>) -> tensor<70x3xi32>
  %v1248 = stablehlo.optimization_barrier %v1245 : tensor<70x3xi32>
  %v1249 = stablehlo.optimization_barrier %v1238 : tensor<70x3xbf16>
  %v1250 = stablehlo.convert %v1248 : (tensor<70x3xi32>) -> tensor<70x3xbf16>
  %v1251 = stablehlo.optimization_barrier %v1250 : tensor<70x3xbf16>
  check.expect_eq %v1249, %v1251 : tensor<70x3xbf16>
  %v1252 = stablehlo.constant dense<-100.0> : tensor<bf16>
  %v1253 = "stablehlo.reduce_window"(%v1235, %v1252) <{padding = dense<[[69, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 70, 1>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.maximum %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) : (tensor<70x3xbf16>, tensor<bf16>) -> tensor<70x3xbf16>
  %v1254 = stablehlo.broadcast_in_dim %v1236, dims = [2, 1] : (tensor<70x3xi32>) -> tensor<70x3x70xi32>
  %v1255 = stablehlo.iota dim = 0 : tensor<70x3x70xi32>
  %v1256 = stablehlo.iota dim = 2 : tensor<70x3x70xi32>
  %v1257 = stablehlo.compare LE, %v1256, %v1255, SIGNED : (tensor<70x3x70xi32>, tensor<70x3x70xi32>) -> tensor<70x3x70xi1>
  %v1258 = stablehlo.constant dense<-100> : tensor<70x3x70xi32>
  %v1259 = stablehlo.select %v1257, %v1254, %v1258 : tensor<70x3x70xi1>, tensor<70x3x70xi32>
  %v1261 = stablehlo.constant dense<-100> : tensor<i32>
  %v1262 = stablehlo.optimization_barrier %v1259 : tensor<70x3x70xi32>
  %v1260 = stablehlo.reduce(%v1262 init: %v1261) applies stablehlo.maximum across dimensions = [2] : (tensor<70x3x70xi32>, tensor<i32>) -> tensor<70x3xi32>
  %v1263 = stablehlo.optimization_barrier %v1260 : tensor<70x3xi32>
  %v1264 = stablehlo.optimization_barrier %v1253 : tensor<70x3xbf16>
  %v1265 = stablehlo.convert %v1263 : (tensor<70x3xi32>) -> tensor<70x3xbf16>
  %v1266 = stablehlo.optimization_barrier %v1265 : tensor<70x3xbf16>
  check.expect_eq %v1264, %v1266 : tensor<70x3xbf16>
  %v1267 = stablehlo.constant dense<0.0> : tensor<bf16>
  %v1268 = "stablehlo.reduce_window"(%v1235, %v1267) <{padding = dense<[[0, 69], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 70, 1>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.add %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) : (tensor<70x3xbf16>, tensor<bf16>) -> tensor<70x3xbf16>
  %v1269 = stablehlo.broadcast_in_dim %v1236, dims = [2, 1] : (tensor<70x3xi32>) -> tensor<70x3x70xi32>
  %v1270 = stablehlo.iota dim = 0 : tensor<70x3x70xi32>
  %v1271 = stablehlo.iota dim = 2 : tensor<70x3x70xi32>
  %v1272 = stablehlo.compare GE, %v1271, %v1270, SIGNED : (tensor<70x3x70xi32>, tensor<70x3x70xi32>) -> tensor<70x3x70xi1>
  %v1273 = stablehlo.constant dense<0> : tensor<70x3x70xi32>
  %v1274 = stablehlo.select %v1272, %v1269, %v1273 : tensor<70x3x70xi1>, tensor<70x3x70xi32>
  %v1276 = stablehlo.constant dense<0> : tensor<i32>
  %v1277 = stablehlo.optimization_barrier %v1274 : tensor<70x3x70xi32>
  %v1275 = stablehlo.reduce(%v1277 init: %v1276) applies stablehlo.add across dimensions = [2] : (tensor<70x3x70xi32>, tensor<i32>) -> tensor<70x3xi32>
  %v1278 = stablehlo.optimization_barrier %v1275 : tensor<70x3xi32>
  %v1279 = stablehlo.optimization_barrier %v1268 : tensor<70x3xbf16>
  %v1280 = stablehlo.convert %v1278 : (tensor<70x3xi32>) -> tensor<70x3xbf16>
  %v1281 = stablehlo.optimization_barrier %v1280 : tensor<70x3xbf16>
  check.expect_eq %v1279, %v1281 : tensor<70x3xbf16>
  %v1282 = stablehlo.constant dense<-100.0> : tensor<bf16>
  %v1283 = "stablehlo.reduce_window"(%v1235, %v1282) <{padding = dense<[[0, 69], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 70, 1>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.maximum %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) : (tensor<70x3xbf16>, tensor<bf16>) -> tensor<70x3xbf16>
  %v1284 = stablehlo.broadcast_in_dim %v1236, dims = [2, 1] : (tensor<70x3xi32>) -> tensor<70x3x70xi32>
  %v1285 = stablehlo.iota dim = 0 : tensor<70x3x70xi32>
  %v1286 = stablehlo.iota dim = 2 : tensor<70x3x70xi32>
  %v1287 = stablehlo.compare GE, %v1286, %v1285, SIGNED : (tensor<70x3x70xi32>, tensor<70x3x70xi32>) -> tensor<70x3x70xi1>
  %v1288 = stablehlo.constant dense<-100> : tensor<70x3x70xi32>
  %v1289 = stablehlo.select %v1287, %v1284, %v1288 : tensor<70x3x70xi1>, tensor<70x3x70xi32>
  %v1291 = stablehlo.constant dense<-100> : tensor<i32>
  %v1292 = stablehlo.optimization_barrier %v1289 : tensor<70x3x70xi32>
  %v1290 = stablehlo.reduce(%v1292 init: %v1291) applies stablehlo.maximum across dimensions = [2] : (tensor<70x3x70xi32>, tensor<i32>) -> tensor<70x3xi32>
  %v1293 = stablehlo.optimization_barrier %v1290 : tensor<70x3xi32>
  %v1294 = stablehlo.optimization_barrier %v1283 : tensor<70x3xbf16>
  %v1295 = stablehlo.convert %v1293 : (tensor<70x3xi32>) -> tensor<70x3xbf16>
  %v1296 = stablehlo.optimization_barrier %v1295 : tensor<70x3xbf16>
  check.expect_eq %v1294, %v1296 : tensor<70x3xbf16>
  %v1297 = stablehlo.iota dim = 0 : tensor<70x3xi32>
  %v1298 = stablehlo.constant dense<7> : tensor<70x3xi32>
  %v1299 = stablehlo.multiply %v1297, %v1298 : tensor<70x3xi32>
  %v1300 = stablehlo.iota dim = 1 : tensor<70x3xi32>
  %v1301 = stablehlo.add %v1299, %v1300 : tensor<70x3xi32>
  %v1302 = stablehlo.optimization_barrier %v1301 : tensor<70x3xi32>
  %v1303 = stablehlo.constant dense<29> : tensor<70x3xi32>
  %v1304 = stablehlo.multiply %v1302, %v1303 : tensor<70x3xi32>
  %v1305 = stablehlo.constant dense<13> : tensor<70x3xi32>
  %v1306 = stablehlo.remainder %v1304, %v1305 : tensor<70x3xi32>
  %v1307 = stablehlo.constant dense<6> : tensor<70x3xi32>
  %v1308 = stablehlo.subtract %v1306, %v1307 : tensor<70x3xi32>
  %v1309 = stablehlo.convert %v1308 : (tensor<70x3xi32>) -> tensor<70x3xf64>
  %v1310 = stablehlo.optimization_barrier %v1309 : tensor<70x3xf64>
  %v1311 = stablehlo.optimization_barrier %v1308 : tensor<70x3xi32>
  %v1312 = stablehlo.constant dense<0.0> : tensor<f64>
  %v1313 = "stablehlo.reduce_window"(%v1310, %v1312) <{padding = dense<[[69, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 70, 1>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.add %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) : (tensor<70x3xf64>, tensor<f64>) -> tensor<70x3xf64>
  %v1314 = stablehlo.broadcast_in_dim %v1311, dims = [2, 1] : (tensor<70x3xi32>) -> tensor<70x3x70xi32>
  %v1315 = stablehlo.iota dim = 0 : tensor<70x3x70xi32>
  %v1316 = stablehlo.iota dim = 2 : tensor<70x3x70xi32>
  %v1317 = stablehlo.compare LE, %v1316, %v1315, SIGNED : (tensor<70x3x70xi32>, tensor<70x3x70xi32>) -> tensor<70x3x70xi1>
  %v1318 = stablehlo.constant dense<0> : tensor<70x3x70xi32>
  %v1319 = stablehlo.select %v1317, %v1314, %v1318 : tensor<70x3x70xi1>, tensor<70x3x70xi32>
  %v1321 = stablehlo.constant dense<0> : tensor<i32>
  %v1322 = stablehlo.optimization_barrier %v1319 : tensor<70x3x70xi32>
  %v1320 = stablehlo.reduce(%v1322 init: %v1321) applies stablehlo.add across dimensions = [2] : (tensor<70x3x70xi32>, tensor<i32>) -> tensor<70x3xi32>
  %v1323 = stablehlo.optimization_barrier %v1320 : tensor<70x3xi32>
  %v1324 = stablehlo.optimization_barrier %v1313 : tensor<70x3xf64>
  %v1325 = stablehlo.convert %v1323 : (tensor<70x3xi32>) -> tensor<70x3xf64>
  %v1326 = stablehlo.optimization_barrier %v1325 : tensor<70x3xf64>
  check.expect_eq %v1324, %v1326 : tensor<70x3xf64>
  %v1327 = stablehlo.constant dense<-100.0> : tensor<f64>
  %v1328 = "stablehlo.reduce_window"(%v1310, %v1327) <{padding = dense<[[69, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 70, 1>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.maximum %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) : (tensor<70x3xf64>, tensor<f64>) -> tensor<70x3xf64>
  %v1329 = stablehlo.broadcast_in_dim %v1311, dims = [2, 1] : (tensor<70x3xi32>) -> tensor<70x3x70xi32>
  %v1330 = stablehlo.iota dim = 0 : tensor<70x3x70xi32>
  %v1331 = stablehlo.iota dim = 2 : tensor<70x3x70xi32>
  %v1332 = stablehlo.compare LE, %v1331, %v1330, SIGNED : (tensor<70x3x70xi32>, tensor<70x3x70xi32>) -> tensor<70x3x70xi1>
  %v1333 = stablehlo.constant dense<-100> : tensor<70x3x70xi32>
  %v1334 = stablehlo.select %v1332, %v1329, %v1333 : tensor<70x3x70xi1>, tensor<70x3x70xi32>
  %v1336 = stablehlo.constant dense<-100> : tensor<i32>
  %v1337 = stablehlo.optimization_barrier %v1334 : tensor<70x3x70xi32>
  %v1335 = stablehlo.reduce(%v1337 init: %v1336) applies stablehlo.maximum across dimensions = [2] : (tensor<70x3x70xi32>, tensor<i32>) -> tensor<70x3xi32>
  %v1338 = stablehlo.optimization_barrier %v1335 : tensor<70x3xi32>
  %v1339 = stablehlo.optimization_barrier %v1328 : tensor<70x3xf64>
  %v1340 = stablehlo.convert %v1338 : (tensor<70x3xi32>) -> tensor<70x3xf64>
  %v1341 = stablehlo.optimization_barrier %v1340 : tensor<70x3xf64>
  check.expect_eq %v1339, %v1341 : tensor<70x3xf64>
  %v1342 = stablehlo.constant dense<0.0> : tensor<f64>
  %v1343 = "stablehlo.reduce_window"(%v1310, %v1342) <{padding = dense<[[0, 69], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 70, 1>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.add %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) : (tensor<70x3xf64>, tensor<f64>) -> tensor<70x3xf64>
  %v1344 = stablehlo.broadcast_in_dim %v1311, dims = [2, 1] : (tensor<70x3xi32>) -> tensor<70x3x70xi32>
  %v1345 = stablehlo.iota dim = 0 : tensor<70x3x70xi32>
  %v1346 = stablehlo.iota dim = 2 : tensor<70x3x70xi32>
  %v1347 = stablehlo.compare GE, %v1346, %v1345, SIGNED : (tensor<70x3x70xi32>, tensor<70x3x70xi32>) -> tensor<70x3x70xi1>
  %v1348 = stablehlo.constant dense<0> : tensor<70x3x70xi32>
  %v1349 = stablehlo.select %v1347, %v1344, %v1348 : tensor<70x3x70xi1>, tensor<70x3x70xi32>
  %v1351 = stablehlo.constant dense<0> : tensor<i32>
  %v1352 = stablehlo.optimization_barrier %v1349 : tensor<70x3x70xi32>
  %v1350 = stablehlo.reduce(%v1352 init: %v1351) applies stablehlo.add across dimensions = [2] : (tensor<70x3x70xi32>, tensor<i32>) -> tensor<70x3xi32>
  %v1353 = stablehlo.optimization_barrier %v1350 : tensor<70x3xi32>
  %v1354 = stablehlo.optimization_barrier %v1343 : tensor<70x3xf64>
  %v1355 = stablehlo.convert %v1353 : (tensor<70x3xi32>) -> tensor<70x3xf64>
  %v1356 = stablehlo.optimization_barrier %v1355 : tensor<70x3xf64>
  check.expect_eq %v1354, %v1356 : tensor<70x3xf64>
  %v1357 = stablehlo.constant dense<-100.0> : tensor<f64>
  %v1358 = "stablehlo.reduce_window"(%v1310, %v1357) <{padding = dense<[[0, 69], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 70, 1>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.maximum %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) : (tensor<70x3xf64>, tensor<f64>) -> tensor<70x3xf64>
  %v1359 = stablehlo.broadcast_in_dim %v1311, dims = [2, 1] : (tensor<70x3xi32>) -> tensor<70x3x70xi32>
  %v1360 = stablehlo.iota dim = 0 : tensor<70x3x70xi32>
  %v1361 = stablehlo.iota dim = 2 : tensor<70x3x70xi32>
  %v1362 = stablehlo.compare GE, %v1361, %v1360, SIGNED : (tensor<70x3x70xi32>, tensor<70x3x70xi32>) -> tensor<70x3x70xi1>
  %v1363 = stablehlo.constant dense<-100> : tensor<70x3x70xi32>
  %v1364 = stablehlo.select %v1362, %v1359, %v1363 : tensor<70x3x70xi1>, tensor<70x3x70xi32>
  %v1366 = stablehlo.constant dense<-100> : tensor<i32>
  %v1367 = stablehlo.optimization_barrier %v1364 : tensor<70x3x70xi32>
  %v1365 = stablehlo.reduce(%v1367 init: %v1366) applies stablehlo.maximum across dimensions = [2] : (tensor<70x3x70xi32>, tensor<i32>) -> tensor<70x3xi32>
  %v1368 = stablehlo.optimization_barrier %v1365 : tensor<70x3xi32>
  %v1369 = stablehlo.optimization_barrier %v1358 : tensor<70x3xf64>
  %v1370 = stablehlo.convert %v1368 : (tensor<70x3xi32>) -> tensor<70x3xf64>
  %v1371 = stablehlo.optimization_barrier %v1370 : tensor<70x3xf64>
  check.expect_eq %v1369, %v1371 : tensor<70x3xf64>
  %v1372 = stablehlo.iota dim = 0 : tensor<70x3xi32>
  %v1373 = stablehlo.constant dense<7> : tensor<70x3xi32>
  %v1374 = stablehlo.multiply %v1372, %v1373 : tensor<70x3xi32>
  %v1375 = stablehlo.iota dim = 1 : tensor<70x3xi32>
  %v1376 = stablehlo.add %v1374, %v1375 : tensor<70x3xi32>
  %v1377 = stablehlo.optimization_barrier %v1376 : tensor<70x3xi32>
  %v1378 = stablehlo.constant dense<29> : tensor<70x3xi32>
  %v1379 = stablehlo.multiply %v1377, %v1378 : tensor<70x3xi32>
  %v1380 = stablehlo.constant dense<13> : tensor<70x3xi32>
  %v1381 = stablehlo.remainder %v1379, %v1380 : tensor<70x3xi32>
  %v1382 = stablehlo.constant dense<6> : tensor<70x3xi32>
  %v1383 = stablehlo.subtract %v1381, %v1382 : tensor<70x3xi32>
  %v1384 = stablehlo.convert %v1383 : (tensor<70x3xi32>) -> tensor<70x3xi64>
  %v1385 = stablehlo.optimization_barrier %v1384 : tensor<70x3xi64>
  %v1386 = stablehlo.optimization_barrier %v1383 : tensor<70x3xi32>
  %v1387 = stablehlo.constant dense<0> : tensor<i64>
  %v1388 = "stablehlo.reduce_window"(%v1385, %v1387) <{padding = dense<[[69, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 70, 1>}> ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
  }) : (tensor<70x3xi64>, tensor<i64>) -> tensor<70x3xi64>
  %v1389 = stablehlo.broadcast_in_dim %v1386, dims = [2, 1] : (tensor<70x3xi32>) -> tensor<70x3x70xi32>
  %v1390 = stablehlo.iota dim = 0 : tensor<70x3x70xi32>
  %v1391 = stablehlo.iota dim = 2 : tensor<70x3x70xi32>
  %v1392 = stablehlo.compare LE, %v1391, %v1390, SIGNED : (tensor<70x3x70xi32>, tensor<70x3x70xi32>) -> tensor<70x3x70xi1>
  %v1393 = stablehlo.constant dense<0> : tensor<70x3x70xi32>
  %v1394 = stablehlo.select %v1392, %v1389, %v1393 : tensor<70x3x70xi1>, tensor<70x3x70xi32>
  %v1396 = stablehlo.constant dense<0> : tensor<i32>
  %v1397 = stablehlo.optimization_barrier %v1394 : tensor<70x3x70xi32>
  %v1395 = stablehlo.reduce(%v1397 init: %v1396) applies stablehlo.add across dimensions = [2] : (tensor<70x3x70xi32>, tensor<i32>) -> tensor<70x3xi32>
  %v1398 = stablehlo.optimization_barrier %v1395 : tensor<70x3xi32>
  %v1399 = stablehlo.optimization_barrier %v1388 : tensor<70x3xi64>
  %v1400 = stablehlo.convert %v1398 : (tensor<70x3xi32>) -> tensor<70x3xi64>
  %v1401 = stablehlo.optimization_barrier %v1400 : tensor<70x3xi64>
  check.expect_eq %v1399, %v1401 : tensor<70x3xi64>
  %v1402 = stablehlo.constant dense<-100> : tensor<i64>
  %v1403 = "stablehlo.reduce_window"(%v1385, %v1402) <{padding = dense<[[69, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 70, 1>}> ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.maximum %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
  }) : (tensor<70x3xi64>, tensor<i64>) -> tensor<70x3xi64>
  %v1404 = stablehlo.broadcast_in_dim %v1386, dims = [2, 1] : (tensor<70x3xi32>) -> tensor<70x3x70xi32>
  %v1405 = stablehlo.iota dim = 0 : tensor<70x3x70xi32>
  %v1406 = stablehlo.iota dim = 2 : tensor<70x3x70xi32>
  %v1407 = stablehlo.compare LE, %v1406, %v1405, SIGNED : (tensor<70x3x70xi32>, tensor<70x3x70xi32>) -> tensor<70x3x70xi1>
  %v1408 = stablehlo.constant dense<-100> : tensor<70x3x70xi32>
  %v1409 = stablehlo.select %v1407, %v1404, %v1408 : tensor<70x3x70xi1>, tensor<70x3x70xi32>
  %v1411 = stablehlo.constant dense<-100> : tensor<i32>
  %v1412 = stablehlo.optimization_barrier %v1409 : tensor<70x3x70xi32>
  %v1410 = stablehlo.reduce(%v1412 init: %v1411) applies stablehlo.maximum across dimensions = [2] : (tensor<70x3x70xi32>, tensor<i32>) -> tensor<70x3xi32>
  %v1413 = stablehlo.optimization_barrier %v1410 : tensor<70x3xi32>
  %v1414 = stablehlo.optimization_barrier %v1403 : tensor<70x3xi64>
  %v1415 = stablehlo.convert %v1413 : (tensor<70x3xi32>) -> tensor<70x3xi64>
  %v1416 = stablehlo.optimization_barrier %v1415 : tensor<70x3xi64>
  check.expect_eq %v1414, %v1416 : tensor<70x3xi64>
  %v1417 = stablehlo.iota dim = 0 : tensor<9x5x4xi32>
  %v1418 = stablehlo.constant dense<7> : tensor<9x5x4xi32>
  %v1419 = stablehlo.multiply %v1417, %v1418 : tensor<9x5x4xi32>
  %v1420 = stablehlo.iota dim = 1 : tensor<9x5x4xi32>
  %v1421 = stablehlo.add %v1419, %v1420 : tensor<9x5x4xi32>
  %v1422 = stablehlo.constant dense<7> : tensor<9x5x4xi32>
  %v1423 = stablehlo.multiply %v1421, %v1422 : tensor<9x5x4xi32>
  %v1424 = stablehlo.iota dim = 2 : tensor<9x5x4xi32>
  %v1425 = stablehlo.add %v1423, %v1424 : tensor<9x5x4xi32>
  %v1426 = stablehlo.optimization_barrier %v1425 : tensor<9x5x4xi32>
  %v1427 = stablehlo.constant dense<29> : tensor<9x5x4xi32>
  %v1428 = stablehlo.multiply %v1426, %v1427 : tensor<9x5x4xi32>
  %v1429 = stablehlo.constant dense<13> : tensor<9x5x4xi32>
  %v1430 = stablehlo.remainder %v1428, %v1429 : tensor<9x5x4xi32>
  %v1431 = stablehlo.constant dense<6> : tensor<9x5x4xi32>
  %v1432 = stablehlo.subtract %v1430, %v1431 : tensor<9x5x4xi32>
  %v1433 = stablehlo.convert %v1432 : (tensor<9x5x4xi32>) -> tensor<9x5x4xi8>
  %v1434 = stablehlo.optimization_barrier %v1433 : tensor<9x5x4xi8>
  %v1435 = stablehlo.optimization_barrier %v1432 : tensor<9x5x4xi32>
  %v1436 = stablehlo.constant dense<0> : tensor<i8>
  %v1437 = "stablehlo.reduce_window"(%v1434, %v1436) <{padding = dense<[[8, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 9, 1, 1>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %s = stablehlo.add %a, %b : tensor<i8>
      stablehlo.return %s : tensor<i8>
  }) : (tensor<9x5x4xi8>, tensor<i8>) -> tensor<9x5x4xi8>
  %v1438 = stablehlo.broadcast_in_dim %v1435, dims = [3, 1, 2] : (tensor<9x5x4xi32>) -> tensor<9x5x4x9xi32>
  %v1439 = stablehlo.iota dim = 0 : tensor<9x5x4x9xi32>
  %v1440 = stablehlo.iota dim = 3 : tensor<9x5x4x9xi32>
  %v1441 = stablehlo.compare LE, %v1440, %v1439, SIGNED : (tensor<9x5x4x9xi32>, tensor<9x5x4x9xi32>) -> tensor<9x5x4x9xi1>
  %v1442 = stablehlo.constant dense<0> : tensor<9x5x4x9xi32>
  %v1443 = stablehlo.select %v1441, %v1438, %v1442 : tensor<9x5x4x9xi1>, tensor<9x5x4x9xi32>
  %v1445 = stablehlo.constant dense<0> : tensor<i32>
  %v1446 = stablehlo.optimization_barrier %v1443 : tensor<9x5x4x9xi32>
  %v1444 = stablehlo.reduce(%v1446 init: %v1445) applies stablehlo.add across dimensions = [3] : (tensor<9x5x4x9xi32>, tensor<i32>) -> tensor<9x5x4xi32>
  %v1447 = stablehlo.optimization_barrier %v1444 : tensor<9x5x4xi32>
  %v1448 = stablehlo.optimization_barrier %v1437 : tensor<9x5x4xi8>
  %v1449 = stablehlo.convert %v1447 : (tensor<9x5x4xi32>) -> tensor<9x5x4xi8>
  %v1450 = stablehlo.optimization_barrier %v1449 : tensor<9x5x4xi8>
  check.expect_eq %v1448, %v1450 : tensor<9x5x4xi8>
  %v1451 = stablehlo.constant dense<-100> : tensor<i8>
  %v1452 = "stablehlo.reduce_window"(%v1434, %v1451) <{padding = dense<[[8, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 9, 1, 1>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %s = stablehlo.maximum %a, %b : tensor<i8>
      stablehlo.return %s : tensor<i8>
  }) : (tensor<9x5x4xi8>, tensor<i8>) -> tensor<9x5x4xi8>
  %v1453 = stablehlo.broadcast_in_dim %v1435, dims = [3, 1, 2] : (tensor<9x5x4xi32>) -> tensor<9x5x4x9xi32>
  %v1454 = stablehlo.iota dim = 0 : tensor<9x5x4x9xi32>
  %v1455 = stablehlo.iota dim = 3 : tensor<9x5x4x9xi32>
  %v1456 = stablehlo.compare LE, %v1455, %v1454, SIGNED : (tensor<9x5x4x9xi32>, tensor<9x5x4x9xi32>) -> tensor<9x5x4x9xi1>
  %v1457 = stablehlo.constant dense<-100> : tensor<9x5x4x9xi32>
  %v1458 = stablehlo.select %v1456, %v1453, %v1457 : tensor<9x5x4x9xi1>, tensor<9x5x4x9xi32>
  %v1460 = stablehlo.constant dense<-100> : tensor<i32>
  %v1461 = stablehlo.optimization_barrier %v1458 : tensor<9x5x4x9xi32>
  %v1459 = stablehlo.reduce(%v1461 init: %v1460) applies stablehlo.maximum across dimensions = [3] : (tensor<9x5x4x9xi32>, tensor<i32>) -> tensor<9x5x4xi32>
  %v1462 = stablehlo.optimization_barrier %v1459 : tensor<9x5x4xi32>
  %v1463 = stablehlo.optimization_barrier %v1452 : tensor<9x5x4xi8>
  %v1464 = stablehlo.convert %v1462 : (tensor<9x5x4xi32>) -> tensor<9x5x4xi8>
  %v1465 = stablehlo.optimization_barrier %v1464 : tensor<9x5x4xi8>
  check.expect_eq %v1463, %v1465 : tensor<9x5x4xi8>
  %v1466 = stablehlo.constant dense<0> : tensor<i8>
  %v1467 = "stablehlo.reduce_window"(%v1434, %v1466) <{padding = dense<[[0, 8], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 9, 1, 1>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %s = stablehlo.add %a, %b : tensor<i8>
      stablehlo.return %s : tensor<i8>
  }) : (tensor<9x5x4xi8>, tensor<i8>) -> tensor<9x5x4xi8>
  %v1468 = stablehlo.broadcast_in_dim %v1435, dims = [3, 1, 2] : (tensor<9x5x4xi32>) -> tensor<9x5x4x9xi32>
  %v1469 = stablehlo.iota dim = 0 : tensor<9x5x4x9xi32>
  %v1470 = stablehlo.iota dim = 3 : tensor<9x5x4x9xi32>
  %v1471 = stablehlo.compare GE, %v1470, %v1469, SIGNED : (tensor<9x5x4x9xi32>, tensor<9x5x4x9xi32>) -> tensor<9x5x4x9xi1>
  %v1472 = stablehlo.constant dense<0> : tensor<9x5x4x9xi32>
  %v1473 = stablehlo.select %v1471, %v1468, %v1472 : tensor<9x5x4x9xi1>, tensor<9x5x4x9xi32>
  %v1475 = stablehlo.constant dense<0> : tensor<i32>
  %v1476 = stablehlo.optimization_barrier %v1473 : tensor<9x5x4x9xi32>
  %v1474 = stablehlo.reduce(%v1476 init: %v1475) applies stablehlo.add across dimensions = [3] : (tensor<9x5x4x9xi32>, tensor<i32>) -> tensor<9x5x4xi32>
  %v1477 = stablehlo.optimization_barrier %v1474 : tensor<9x5x4xi32>
  %v1478 = stablehlo.optimization_barrier %v1467 : tensor<9x5x4xi8>
  %v1479 = stablehlo.convert %v1477 : (tensor<9x5x4xi32>) -> tensor<9x5x4xi8>
  %v1480 = stablehlo.optimization_barrier %v1479 : tensor<9x5x4xi8>
  check.expect_eq %v1478, %v1480 : tensor<9x5x4xi8>
  %v1481 = stablehlo.constant dense<-100> : tensor<i8>
  %v1482 = "stablehlo.reduce_window"(%v1434, %v1481) <{padding = dense<[[0, 8], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 9, 1, 1>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %s = stablehlo.maximum %a, %b : tensor<i8>
      stablehlo.return %s : tensor<i8>
  }) : (tensor<9x5x4xi8>, tensor<i8>) -> tensor<9x5x4xi8>
  %v1483 = stablehlo.broadcast_in_dim %v1435, dims = [3, 1, 2] : (tensor<9x5x4xi32>) -> tensor<9x5x4x9xi32>
  %v1484 = stablehlo.iota dim = 0 : tensor<9x5x4x9xi32>
  %v1485 = stablehlo.iota dim = 3 : tensor<9x5x4x9xi32>
  %v1486 = stablehlo.compare GE, %v1485, %v1484, SIGNED : (tensor<9x5x4x9xi32>, tensor<9x5x4x9xi32>) -> tensor<9x5x4x9xi1>
  %v1487 = stablehlo.constant dense<-100> : tensor<9x5x4x9xi32>
  %v1488 = stablehlo.select %v1486, %v1483, %v1487 : tensor<9x5x4x9xi1>, tensor<9x5x4x9xi32>
  %v1490 = stablehlo.constant dense<-100> : tensor<i32>
  %v1491 = stablehlo.optimization_barrier %v1488 : tensor<9x5x4x9xi32>
  %v1489 = stablehlo.reduce(%v1491 init: %v1490) applies stablehlo.maximum across dimensions = [3] : (tensor<9x5x4x9xi32>, tensor<i32>) -> tensor<9x5x4xi32>
  %v1492 = stablehlo.optimization_barrier %v1489 : tensor<9x5x4xi32>
  %v1493 = stablehlo.optimization_barrier %v1482 : tensor<9x5x4xi8>
  %v1494 = stablehlo.convert %v1492 : (tensor<9x5x4xi32>) -> tensor<9x5x4xi8>
  %v1495 = stablehlo.optimization_barrier %v1494 : tensor<9x5x4xi8>
  check.expect_eq %v1493, %v1495 : tensor<9x5x4xi8>
  %v1496 = stablehlo.iota dim = 0 : tensor<9x5x4xi32>
  %v1497 = stablehlo.constant dense<7> : tensor<9x5x4xi32>
  %v1498 = stablehlo.multiply %v1496, %v1497 : tensor<9x5x4xi32>
  %v1499 = stablehlo.iota dim = 1 : tensor<9x5x4xi32>
  %v1500 = stablehlo.add %v1498, %v1499 : tensor<9x5x4xi32>
  %v1501 = stablehlo.constant dense<7> : tensor<9x5x4xi32>
  %v1502 = stablehlo.multiply %v1500, %v1501 : tensor<9x5x4xi32>
  %v1503 = stablehlo.iota dim = 2 : tensor<9x5x4xi32>
  %v1504 = stablehlo.add %v1502, %v1503 : tensor<9x5x4xi32>
  %v1505 = stablehlo.optimization_barrier %v1504 : tensor<9x5x4xi32>
  %v1506 = stablehlo.constant dense<29> : tensor<9x5x4xi32>
  %v1507 = stablehlo.multiply %v1505, %v1506 : tensor<9x5x4xi32>
  %v1508 = stablehlo.constant dense<13> : tensor<9x5x4xi32>
  %v1509 = stablehlo.remainder %v1507, %v1508 : tensor<9x5x4xi32>
  %v1510 = stablehlo.constant dense<6> : tensor<9x5x4xi32>
  %v1511 = stablehlo.subtract %v1509, %v1510 : tensor<9x5x4xi32>
  %v1512 = stablehlo.convert %v1511 : (tensor<9x5x4xi32>) -> tensor<9x5x4xf16>
  %v1513 = stablehlo.optimization_barrier %v1512 : tensor<9x5x4xf16>
  %v1514 = stablehlo.optimization_barrier %v1511 : tensor<9x5x4xi32>
  %v1515 = stablehlo.constant dense<0.0> : tensor<f16>
  %v1516 = "stablehlo.reduce_window"(%v1513, %v1515) <{padding = dense<[[8, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 9, 1, 1>}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %s = stablehlo.add %a, %b : tensor<f16>
      stablehlo.return %s : tensor<f16>
  }) : (tensor<9x5x4xf16>, tensor<f16>) -> tensor<9x5x4xf16>
  %v1517 = stablehlo.broadcast_in_dim %v1514, dims = [3, 1, 2] : (tensor<9x5x4xi32>) -> tensor<9x5x4x9xi32>
  %v1518 = stablehlo.iota dim = 0 : tensor<9x5x4x9xi32>
  %v1519 = stablehlo.iota dim = 3 : tensor<9x5x4x9xi32>
  %v1520 = stablehlo.compare LE, %v1519, %v1518, SIGNED : (tensor<9x5x4x9xi32>, tensor<9x5x4x9xi32>) -> tensor<9x5x4x9xi1>
  %v1521 = stablehlo.constant dense<0> : tensor<9x5x4x9xi32>
  %v1522 = stablehlo.select %v1520, %v1517, %v1521 : tensor<9x5x4x9xi1>, tensor<9x5x4x9xi32>
  %v1524 = stablehlo.constant dense<0> : tensor<i32>
  %v1525 = stablehlo.optimization_barrier %v1522 : tensor<9x5x4x9xi32>
  %v1523 = stablehlo.reduce(%v1525 init: %v1524) applies stablehlo.add across dimensions = [3] : (tensor<9x5x4x9xi32>, tensor<i32>) -> tensor<9x5x4xi32>
  %v1526 = stablehlo.optimization_barrier %v1523 : tensor<9x5x4xi32>
  %v1527 = stablehlo.optimization_barrier %v1516 : tensor<9x5x4xf16>
  %v1528 = stablehlo.convert %v1526 : (tensor<9x5x4xi32>) -> tensor<9x5x4xf16>
  %v1529 = stablehlo.optimization_barrier %v1528 : tensor<9x5x4xf16>
  check.expect_eq %v1527, %v1529 : tensor<9x5x4xf16>
  %v1530 = stablehlo.constant dense<-100.0> : tensor<f16>
  %v1531 = "stablehlo.reduce_window"(%v1513, %v1530) <{padding = dense<[[8, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 9, 1, 1>}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %s = stablehlo.maximum %a, %b : tensor<f16>
      stablehlo.return %s : tensor<f16>
  }) : (tensor<9x5x4xf16>, tensor<f16>) -> tensor<9x5x4xf16>
  %v1532 = stablehlo.broadcast_in_dim %v1514, dims = [3, 1, 2] : (tensor<9x5x4xi32>) -> tensor<9x5x4x9xi32>
  %v1533 = stablehlo.iota dim = 0 : tensor<9x5x4x9xi32>
  %v1534 = stablehlo.iota dim = 3 : tensor<9x5x4x9xi32>
  %v1535 = stablehlo.compare LE, %v1534, %v1533, SIGNED : (tensor<9x5x4x9xi32>, tensor<9x5x4x9xi32>) -> tensor<9x5x4x9xi1>
  %v1536 = stablehlo.constant dense<-100> : tensor<9x5x4x9xi32>
  %v1537 = stablehlo.select %v1535, %v1532, %v1536 : tensor<9x5x4x9xi1>, tensor<9x5x4x9xi32>
  %v1539 = stablehlo.constant dense<-100> : tensor<i32>
  %v1540 = stablehlo.optimization_barrier %v1537 : tensor<9x5x4x9xi32>
  %v1538 = stablehlo.reduce(%v1540 init: %v1539) applies stablehlo.maximum across dimensions = [3] : (tensor<9x5x4x9xi32>, tensor<i32>) -> tensor<9x5x4xi32>
  %v1541 = stablehlo.optimization_barrier %v1538 : tensor<9x5x4xi32>
  %v1542 = stablehlo.optimization_barrier %v1531 : tensor<9x5x4xf16>
  %v1543 = stablehlo.convert %v1541 : (tensor<9x5x4xi32>) -> tensor<9x5x4xf16>
  %v1544 = stablehlo.optimization_barrier %v1543 : tensor<9x5x4xf16>
  check.expect_eq %v1542, %v1544 : tensor<9x5x4xf16>
  %v1545 = stablehlo.constant dense<0.0> : tensor<f16>
  %v1546 = "stablehlo.reduce_window"(%v1513, %v1545) <{padding = dense<[[0, 8], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 9, 1, 1>}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %s = stablehlo.add %a, %b : tensor<f16>
      stablehlo.return %s : tensor<f16>
  }) : (tensor<9x5x4xf16>, tensor<f16>) -> tensor<9x5x4xf16>
  %v1547 = stablehlo.broadcast_in_dim %v1514, dims = [3, 1, 2] : (tensor<9x5x4xi32>) -> tensor<9x5x4x9xi32>
  %v1548 = stablehlo.iota dim = 0 : tensor<9x5x4x9xi32>
  %v1549 = stablehlo.iota dim = 3 : tensor<9x5x4x9xi32>
  %v1550 = stablehlo.compare GE, %v1549, %v1548, SIGNED : (tensor<9x5x4x9xi32>, tensor<9x5x4x9xi32>) -> tensor<9x5x4x9xi1>
  %v1551 = stablehlo.constant dense<0> : tensor<9x5x4x9xi32>
  %v1552 = stablehlo.select %v1550, %v1547, %v1551 : tensor<9x5x4x9xi1>, tensor<9x5x4x9xi32>
  %v1554 = stablehlo.constant dense<0> : tensor<i32>
  %v1555 = stablehlo.optimization_barrier %v1552 : tensor<9x5x4x9xi32>
  %v1553 = stablehlo.reduce(%v1555 init: %v1554) applies stablehlo.add across dimensions = [3] : (tensor<9x5x4x9xi32>, tensor<i32>) -> tensor<9x5x4xi32>
  %v1556 = stablehlo.optimization_barrier %v1553 : tensor<9x5x4xi32>
  %v1557 = stablehlo.optimization_barrier %v1546 : tensor<9x5x4xf16>
  %v1558 = stablehlo.convert %v1556 : (tensor<9x5x4xi32>) -> tensor<9x5x4xf16>
  %v1559 = stablehlo.optimization_barrier %v1558 : tensor<9x5x4xf16>
  check.expect_eq %v1557, %v1559 : tensor<9x5x4xf16>
  %v1560 = stablehlo.constant dense<-100.0> : tensor<f16>
  %v1561 = "stablehlo.reduce_window"(%v1513, %v1560) <{padding = dense<[[0, 8], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 9, 1, 1>}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %s = stablehlo.maximum %a, %b : tensor<f16>
      stablehlo.return %s : tensor<f16>
  }) : (tensor<9x5x4xf16>, tensor<f16>) -> tensor<9x5x4xf16>
  %v1562 = stablehlo.broadcast_in_dim %v1514, dims = [3, 1, 2] : (tensor<9x5x4xi32>) -> tensor<9x5x4x9xi32>
  %v1563 = stablehlo.iota dim = 0 : tensor<9x5x4x9xi32>
  %v1564 = stablehlo.iota dim = 3 : tensor<9x5x4x9xi32>
  %v1565 = stablehlo.compare GE, %v1564, %v1563, SIGNED : (tensor<9x5x4x9xi32>, tensor<9x5x4x9xi32>) -> tensor<9x5x4x9xi1>
  %v1566 = stablehlo.constant dense<-100> : tensor<9x5x4x9xi32>
  %v1567 = stablehlo.select %v1565, %v1562, %v1566 : tensor<9x5x4x9xi1>, tensor<9x5x4x9xi32>
  %v1569 = stablehlo.constant dense<-100> : tensor<i32>
  %v1570 = stablehlo.optimization_barrier %v1567 : tensor<9x5x4x9xi32>
  %v1568 = stablehlo.reduce(%v1570 init: %v1569) applies stablehlo.maximum across dimensions = [3] : (tensor<9x5x4x9xi32>, tensor<i32>) -> tensor<9x5x4xi32>
  %v1571 = stablehlo.optimization_barrier %v1568 : tensor<9x5x4xi32>
  %v1572 = stablehlo.optimization_barrier %v1561 : tensor<9x5x4xf16>
  %v1573 = stablehlo.convert %v1571 : (tensor<9x5x4xi32>) -> tensor<9x5x4xf16>
  %v1574 = stablehlo.optimization_barrier %v1573 : tensor<9x5x4xf16>
  check.expect_eq %v1572, %v1574 : tensor<9x5x4xf16>
  %v1575 = stablehlo.iota dim = 0 : tensor<9x5x4xi32>
  %v1576 = stablehlo.constant dense<7> : tensor<9x5x4xi32>
  %v1577 = stablehlo.multiply %v1575, %v1576 : tensor<9x5x4xi32>
  %v1578 = stablehlo.iota dim = 1 : tensor<9x5x4xi32>
  %v1579 = stablehlo.add %v1577, %v1578 : tensor<9x5x4xi32>
  %v1580 = stablehlo.constant dense<7> : tensor<9x5x4xi32>
  %v1581 = stablehlo.multiply %v1579, %v1580 : tensor<9x5x4xi32>
  %v1582 = stablehlo.iota dim = 2 : tensor<9x5x4xi32>
  %v1583 = stablehlo.add %v1581, %v1582 : tensor<9x5x4xi32>
  %v1584 = stablehlo.optimization_barrier %v1583 : tensor<9x5x4xi32>
  %v1585 = stablehlo.constant dense<29> : tensor<9x5x4xi32>
  %v1586 = stablehlo.multiply %v1584, %v1585 : tensor<9x5x4xi32>
  %v1587 = stablehlo.constant dense<13> : tensor<9x5x4xi32>
  %v1588 = stablehlo.remainder %v1586, %v1587 : tensor<9x5x4xi32>
  %v1589 = stablehlo.constant dense<6> : tensor<9x5x4xi32>
  %v1590 = stablehlo.subtract %v1588, %v1589 : tensor<9x5x4xi32>
  %v1591 = stablehlo.constant dense<-1> : tensor<9x5x4xi32>
  %v1592 = stablehlo.maximum %v1590, %v1591 : tensor<9x5x4xi32>
  %v1593 = stablehlo.constant dense<1> : tensor<9x5x4xi32>
  %v1594 = stablehlo.minimum %v1592, %v1593 : tensor<9x5x4xi32>
  %v1595 = stablehlo.convert %v1594 : (tensor<9x5x4xi32>) -> tensor<9x5x4xbf16>
  %v1596 = stablehlo.optimization_barrier %v1595 : tensor<9x5x4xbf16>
  %v1597 = stablehlo.optimization_barrier %v1594 : tensor<9x5x4xi32>
  %v1598 = stablehlo.constant dense<0.0> : tensor<bf16>
  %v1599 = "stablehlo.reduce_window"(%v1596, %v1598) <{padding = dense<[[8, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 9, 1, 1>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.add %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) : (tensor<9x5x4xbf16>, tensor<bf16>) -> tensor<9x5x4xbf16>
  %v1600 = stablehlo.broadcast_in_dim %v1597, dims = [3, 1, 2] : (tensor<9x5x4xi32>) -> tensor<9x5x4x9xi32>
  %v1601 = stablehlo.iota dim = 0 : tensor<9x5x4x9xi32>
  %v1602 = stablehlo.iota dim = 3 : tensor<9x5x4x9xi32>
  %v1603 = stablehlo.compare LE, %v1602, %v1601, SIGNED : (tensor<9x5x4x9xi32>, tensor<9x5x4x9xi32>) -> tensor<9x5x4x9xi1>
  %v1604 = stablehlo.constant dense<0> : tensor<9x5x4x9xi32>
  %v1605 = stablehlo.select %v1603, %v1600, %v1604 : tensor<9x5x4x9xi1>, tensor<9x5x4x9xi32>
  %v1607 = stablehlo.constant dense<0> : tensor<i32>
  %v1608 = stablehlo.optimization_barrier %v1605 : tensor<9x5x4x9xi32>
  %v1606 = stablehlo.reduce(%v1608 init: %v1607) applies stablehlo.add across dimensions = [3] : (tensor<9x5x4x9xi32>, tensor<i32>) -> tensor<9x5x4xi32>
  %v1609 = stablehlo.optimization_barrier %v1606 : tensor<9x5x4xi32>
  %v1610 = stablehlo.optimization_barrier %v1599 : tensor<9x5x4xbf16>
  %v1611 = stablehlo.convert %v1609 : (tensor<9x5x4xi32>) -> tensor<9x5x4xbf16>
  %v1612 = stablehlo.optimization_barrier %v1611 : tensor<9x5x4xbf16>
  check.expect_eq %v1610, %v1612 : tensor<9x5x4xbf16>
  %v1613 = stablehlo.constant dense<-100.0> : tensor<bf16>
  %v1614 = "stablehlo.reduce_window"(%v1596, %v1613) <{padding = dense<[[8, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 9, 1, 1>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.maximum %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) : (tensor<9x5x4xbf16>, tensor<bf16>) -> tensor<9x5x4xbf16>
  %v1615 = stablehlo.broadcast_in_dim %v1597, dims = [3, 1, 2] : (tensor<9x5x4xi32>) -> tensor<9x5x4x9xi32>
  %v1616 = stablehlo.iota dim = 0 : tensor<9x5x4x9xi32>
  %v1617 = stablehlo.iota dim = 3 : tensor<9x5x4x9xi32>
  %v1618 = stablehlo.compare LE, %v1617, %v1616, SIGNED : (tensor<9x5x4x9xi32>, tensor<9x5x4x9xi32>) -> tensor<9x5x4x9xi1>
  %v1619 = stablehlo.constant dense<-100> : tensor<9x5x4x9xi32>
  %v1620 = stablehlo.select %v1618, %v1615, %v1619 : tensor<9x5x4x9xi1>, tensor<9x5x4x9xi32>
  %v1622 = stablehlo.constant dense<-100> : tensor<i32>
  %v1623 = stablehlo.optimization_barrier %v1620 : tensor<9x5x4x9xi32>
  %v1621 = stablehlo.reduce(%v1623 init: %v1622) applies stablehlo.maximum across dimensions = [3] : (tensor<9x5x4x9xi32>, tensor<i32>) -> tensor<9x5x4xi32>
  %v1624 = stablehlo.optimization_barrier %v1621 : tensor<9x5x4xi32>
  %v1625 = stablehlo.optimization_barrier %v1614 : tensor<9x5x4xbf16>
  %v1626 = stablehlo.convert %v1624 : (tensor<9x5x4xi32>) -> tensor<9x5x4xbf16>
  %v1627 = stablehlo.optimization_barrier %v1626 : tensor<9x5x4xbf16>
  check.expect_eq %v1625, %v1627 : tensor<9x5x4xbf16>
  %v1628 = stablehlo.constant dense<0.0> : tensor<bf16>
  %v1629 = "stablehlo.reduce_window"(%v1596, %v1628) <{padding = dense<[[0, 8], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 9, 1, 1>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.add %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) : (tensor<9x5x4xbf16>, tensor<bf16>) -> tensor<9x5x4xbf16>
  %v1630 = stablehlo.broadcast_in_dim %v1597, dims = [3, 1, 2] : (tensor<9x5x4xi32>) -> tensor<9x5x4x9xi32>
  %v1631 = stablehlo.iota dim = 0 : tensor<9x5x4x9xi32>
  %v1632 = stablehlo.iota dim = 3 : tensor<9x5x4x9xi32>
  %v1633 = stablehlo.compare GE, %v1632, %v1631, SIGNED : (tensor<9x5x4x9xi32>, tensor<9x5x4x9xi32>) -> tensor<9x5x4x9xi1>
  %v1634 = stablehlo.constant dense<0> : tensor<9x5x4x9xi32>
  %v1635 = stablehlo.select %v1633, %v1630, %v1634 : tensor<9x5x4x9xi1>, tensor<9x5x4x9xi32>
  %v1637 = stablehlo.constant dense<0> : tensor<i32>
  %v1638 = stablehlo.optimization_barrier %v1635 : tensor<9x5x4x9xi32>
  %v1636 = stablehlo.reduce(%v1638 init: %v1637) applies stablehlo.add across dimensions = [3] : (tensor<9x5x4x9xi32>, tensor<i32>) -> tensor<9x5x4xi32>
  %v1639 = stablehlo.optimization_barrier %v1636 : tensor<9x5x4xi32>
  %v1640 = stablehlo.optimization_barrier %v1629 : tensor<9x5x4xbf16>
  %v1641 = stablehlo.convert %v1639 : (tensor<9x5x4xi32>) -> tensor<9x5x4xbf16>
  %v1642 = stablehlo.optimization_barrier %v1641 : tensor<9x5x4xbf16>
  check.expect_eq %v1640, %v1642 : tensor<9x5x4xbf16>
  %v1643 = stablehlo.constant dense<-100.0> : tensor<bf16>
  %v1644 = "stablehlo.reduce_window"(%v1596, %v1643) <{padding = dense<[[0, 8], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 9, 1, 1>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.maximum %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) : (tensor<9x5x4xbf16>, tensor<bf16>) -> tensor<9x5x4xbf16>
  %v1645 = stablehlo.broadcast_in_dim %v1597, dims = [3, 1, 2] : (tensor<9x5x4xi32>) -> tensor<9x5x4x9xi32>
  %v1646 = stablehlo.iota dim = 0 : tensor<9x5x4x9xi32>
  %v1647 = stablehlo.iota dim = 3 : tensor<9x5x4x9xi32>
  %v1648 = stablehlo.compare GE, %v1647, %v1646, SIGNED : (tensor<9x5x4x9xi32>, tensor<9x5x4x9xi32>) -> tensor<9x5x4x9xi1>
  %v1649 = stablehlo.constant dense<-100> : tensor<9x5x4x9xi32>
  %v1650 = stablehlo.select %v1648, %v1645, %v1649 : tensor<9x5x4x9xi1>, tensor<9x5x4x9xi32>
  %v1652 = stablehlo.constant dense<-100> : tensor<i32>
  %v1653 = stablehlo.optimization_barrier %v1650 : tensor<9x5x4x9xi32>
  %v1651 = stablehlo.reduce(%v1653 init: %v1652) applies stablehlo.maximum across dimensions = [3] : (tensor<9x5x4x9xi32>, tensor<i32>) -> tensor<9x5x4xi32>
  %v1654 = stablehlo.optimization_barrier %v1651 : tensor<9x5x4xi32>
  %v1655 = stablehlo.optimization_barrier %v1644 : tensor<9x5x4xbf16>
  %v1656 = stablehlo.convert %v1654 : (tensor<9x5x4xi32>) -> tensor<9x5x4xbf16>
  %v1657 = stablehlo.optimization_barrier %v1656 : tensor<9x5x4xbf16>
  check.expect_eq %v1655, %v1657 : tensor<9x5x4xbf16>
  %v1658 = stablehlo.iota dim = 0 : tensor<9x5x4xi32>
  %v1659 = stablehlo.constant dense<7> : tensor<9x5x4xi32>
  %v1660 = stablehlo.multiply %v1658, %v1659 : tensor<9x5x4xi32>
  %v1661 = stablehlo.iota dim = 1 : tensor<9x5x4xi32>
  %v1662 = stablehlo.add %v1660, %v1661 : tensor<9x5x4xi32>
  %v1663 = stablehlo.constant dense<7> : tensor<9x5x4xi32>
  %v1664 = stablehlo.multiply %v1662, %v1663 : tensor<9x5x4xi32>
  %v1665 = stablehlo.iota dim = 2 : tensor<9x5x4xi32>
  %v1666 = stablehlo.add %v1664, %v1665 : tensor<9x5x4xi32>
  %v1667 = stablehlo.optimization_barrier %v1666 : tensor<9x5x4xi32>
  %v1668 = stablehlo.constant dense<29> : tensor<9x5x4xi32>
  %v1669 = stablehlo.multiply %v1667, %v1668 : tensor<9x5x4xi32>
  %v1670 = stablehlo.constant dense<13> : tensor<9x5x4xi32>
  %v1671 = stablehlo.remainder %v1669, %v1670 : tensor<9x5x4xi32>
  %v1672 = stablehlo.constant dense<6> : tensor<9x5x4xi32>
  %v1673 = stablehlo.subtract %v1671, %v1672 : tensor<9x5x4xi32>
  %v1674 = stablehlo.convert %v1673 : (tensor<9x5x4xi32>) -> tensor<9x5x4xf64>
  %v1675 = stablehlo.optimization_barrier %v1674 : tensor<9x5x4xf64>
  %v1676 = stablehlo.optimization_barrier %v1673 : tensor<9x5x4xi32>
  %v1677 = stablehlo.constant dense<0.0> : tensor<f64>
  %v1678 = "stablehlo.reduce_window"(%v1675, %v1677) <{padding = dense<[[8, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 9, 1, 1>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.add %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) : (tensor<9x5x4xf64>, tensor<f64>) -> tensor<9x5x4xf64>
  %v1679 = stablehlo.broadcast_in_dim %v1676, dims = [3, 1, 2] : (tensor<9x5x4xi32>) -> tensor<9x5x4x9xi32>
  %v1680 = stablehlo.iota dim = 0 : tensor<9x5x4x9xi32>
  %v1681 = stablehlo.iota dim = 3 : tensor<9x5x4x9xi32>
  %v1682 = stablehlo.compare LE, %v1681, %v1680, SIGNED : (tensor<9x5x4x9xi32>, tensor<9x5x4x9xi32>) -> tensor<9x5x4x9xi1>
  %v1683 = stablehlo.constant dense<0> : tensor<9x5x4x9xi32>
  %v1684 = stablehlo.select %v1682, %v1679, %v1683 : tensor<9x5x4x9xi1>, tensor<9x5x4x9xi32>
  %v1686 = stablehlo.constant dense<0> : tensor<i32>
  %v1687 = stablehlo.optimization_barrier %v1684 : tensor<9x5x4x9xi32>
  %v1685 = stablehlo.reduce(%v1687 init: %v1686) applies stablehlo.add across dimensions = [3] : (tensor<9x5x4x9xi32>, tensor<i32>) -> tensor<9x5x4xi32>
  %v1688 = stablehlo.optimization_barrier %v1685 : tensor<9x5x4xi32>
  %v1689 = stablehlo.optimization_barrier %v1678 : tensor<9x5x4xf64>
  %v1690 = stablehlo.convert %v1688 : (tensor<9x5x4xi32>) -> tensor<9x5x4xf64>
  %v1691 = stablehlo.optimization_barrier %v1690 : tensor<9x5x4xf64>
  check.expect_eq %v1689, %v1691 : tensor<9x5x4xf64>
  %v1692 = stablehlo.constant dense<-100.0> : tensor<f64>
  %v1693 = "stablehlo.reduce_window"(%v1675, %v1692) <{padding = dense<[[8, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 9, 1, 1>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.maximum %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) : (tensor<9x5x4xf64>, tensor<f64>) -> tensor<9x5x4xf64>
  %v1694 = stablehlo.broadcast_in_dim %v1676, dims = [3, 1, 2] : (tensor<9x5x4xi32>) -> tensor<9x5x4x9xi32>
  %v1695 = stablehlo.iota dim = 0 : tensor<9x5x4x9xi32>
  %v1696 = stablehlo.iota dim = 3 : tensor<9x5x4x9xi32>
  %v1697 = stablehlo.compare LE, %v1696, %v1695, SIGNED : (tensor<9x5x4x9xi32>, tensor<9x5x4x9xi32>) -> tensor<9x5x4x9xi1>
  %v1698 = stablehlo.constant dense<-100> : tensor<9x5x4x9xi32>
  %v1699 = stablehlo.select %v1697, %v1694, %v1698 : tensor<9x5x4x9xi1>, tensor<9x5x4x9xi32>
  %v1701 = stablehlo.constant dense<-100> : tensor<i32>
  %v1702 = stablehlo.optimization_barrier %v1699 : tensor<9x5x4x9xi32>
  %v1700 = stablehlo.reduce(%v1702 init: %v1701) applies stablehlo.maximum across dimensions = [3] : (tensor<9x5x4x9xi32>, tensor<i32>) -> tensor<9x5x4xi32>
  %v1703 = stablehlo.optimization_barrier %v1700 : tensor<9x5x4xi32>
  %v1704 = stablehlo.optimization_barrier %v1693 : tensor<9x5x4xf64>
  %v1705 = stablehlo.convert %v1703 : (tensor<9x5x4xi32>) -> tensor<9x5x4xf64>
  %v1706 = stablehlo.optimization_barrier %v1705 : tensor<9x5x4xf64>
  check.expect_eq %v1704, %v1706 : tensor<9x5x4xf64>
  %v1707 = stablehlo.constant dense<0.0> : tensor<f64>
  %v1708 = "stablehlo.reduce_window"(%v1675, %v1707) <{padding = dense<[[0, 8], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 9, 1, 1>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.add %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) : (tensor<9x5x4xf64>, tensor<f64>) -> tensor<9x5x4xf64>
  %v1709 = stablehlo.broadcast_in_dim %v1676, dims = [3, 1, 2] : (tensor<9x5x4xi32>) -> tensor<9x5x4x9xi32>
  %v1710 = stablehlo.iota dim = 0 : tensor<9x5x4x9xi32>
  %v1711 = stablehlo.iota dim = 3 : tensor<9x5x4x9xi32>
  %v1712 = stablehlo.compare GE, %v1711, %v1710, SIGNED : (tensor<9x5x4x9xi32>, tensor<9x5x4x9xi32>) -> tensor<9x5x4x9xi1>
  %v1713 = stablehlo.constant dense<0> : tensor<9x5x4x9xi32>
  %v1714 = stablehlo.select %v1712, %v1709, %v1713 : tensor<9x5x4x9xi1>, tensor<9x5x4x9xi32>
  %v1716 = stablehlo.constant dense<0> : tensor<i32>
  %v1717 = stablehlo.optimization_barrier %v1714 : tensor<9x5x4x9xi32>
  %v1715 = stablehlo.reduce(%v1717 init: %v1716) applies stablehlo.add across dimensions = [3] : (tensor<9x5x4x9xi32>, tensor<i32>) -> tensor<9x5x4xi32>
  %v1718 = stablehlo.optimization_barrier %v1715 : tensor<9x5x4xi32>
  %v1719 = stablehlo.optimization_barrier %v1708 : tensor<9x5x4xf64>
  %v1720 = stablehlo.convert %v1718 : (tensor<9x5x4xi32>) -> tensor<9x5x4xf64>
  %v1721 = stablehlo.optimization_barrier %v1720 : tensor<9x5x4xf64>
  check.expect_eq %v1719, %v1721 : tensor<9x5x4xf64>
  %v1722 = stablehlo.constant dense<-100.0> : tensor<f64>
  %v1723 = "stablehlo.reduce_window"(%v1675, %v1722) <{padding = dense<[[0, 8], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 9, 1, 1>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.maximum %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) : (tensor<9x5x4xf64>, tensor<f64>) -> tensor<9x5x4xf64>
  %v1724 = stablehlo.broadcast_in_dim %v1676, dims = [3, 1, 2] : (tensor<9x5x4xi32>) -> tensor<9x5x4x9xi32>
  %v1725 = stablehlo.iota dim = 0 : tensor<9x5x4x9xi32>
  %v1726 = stablehlo.iota dim = 3 : tensor<9x5x4x9xi32>
  %v1727 = stablehlo.compare GE, %v1726, %v1725, SIGNED : (tensor<9x5x4x9xi32>, tensor<9x5x4x9xi32>) -> tensor<9x5x4x9xi1>
  %v1728 = stablehlo.constant dense<-100> : tensor<9x5x4x9xi32>
  %v1729 = stablehlo.select %v1727, %v1724, %v1728 : tensor<9x5x4x9xi1>, tensor<9x5x4x9xi32>
  %v1731 = stablehlo.constant dense<-100> : tensor<i32>
  %v1732 = stablehlo.optimization_barrier %v1729 : tensor<9x5x4x9xi32>
  %v1730 = stablehlo.reduce(%v1732 init: %v1731) applies stablehlo.maximum across dimensions = [3] : (tensor<9x5x4x9xi32>, tensor<i32>) -> tensor<9x5x4xi32>
  %v1733 = stablehlo.optimization_barrier %v1730 : tensor<9x5x4xi32>
  %v1734 = stablehlo.optimization_barrier %v1723 : tensor<9x5x4xf64>
  %v1735 = stablehlo.convert %v1733 : (tensor<9x5x4xi32>) -> tensor<9x5x4xf64>
  %v1736 = stablehlo.optimization_barrier %v1735 : tensor<9x5x4xf64>
  check.expect_eq %v1734, %v1736 : tensor<9x5x4xf64>
  %v1737 = stablehlo.iota dim = 0 : tensor<9x5x4xi32>
  %v1738 = stablehlo.constant dense<7> : tensor<9x5x4xi32>
  %v1739 = stablehlo.multiply %v1737, %v1738 : tensor<9x5x4xi32>
  %v1740 = stablehlo.iota dim = 1 : tensor<9x5x4xi32>
  %v1741 = stablehlo.add %v1739, %v1740 : tensor<9x5x4xi32>
  %v1742 = stablehlo.constant dense<7> : tensor<9x5x4xi32>
  %v1743 = stablehlo.multiply %v1741, %v1742 : tensor<9x5x4xi32>
  %v1744 = stablehlo.iota dim = 2 : tensor<9x5x4xi32>
  %v1745 = stablehlo.add %v1743, %v1744 : tensor<9x5x4xi32>
  %v1746 = stablehlo.optimization_barrier %v1745 : tensor<9x5x4xi32>
  %v1747 = stablehlo.constant dense<29> : tensor<9x5x4xi32>
  %v1748 = stablehlo.multiply %v1746, %v1747 : tensor<9x5x4xi32>
  %v1749 = stablehlo.constant dense<13> : tensor<9x5x4xi32>
  %v1750 = stablehlo.remainder %v1748, %v1749 : tensor<9x5x4xi32>
  %v1751 = stablehlo.constant dense<6> : tensor<9x5x4xi32>
  %v1752 = stablehlo.subtract %v1750, %v1751 : tensor<9x5x4xi32>
  %v1753 = stablehlo.convert %v1752 : (tensor<9x5x4xi32>) -> tensor<9x5x4xi64>
  %v1754 = stablehlo.optimization_barrier %v1753 : tensor<9x5x4xi64>
  %v1755 = stablehlo.optimization_barrier %v1752 : tensor<9x5x4xi32>
  %v1756 = stablehlo.constant dense<0> : tensor<i64>
  %v1757 = "stablehlo.reduce_window"(%v1754, %v1756) <{padding = dense<[[8, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 9, 1, 1>}> ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
  }) : (tensor<9x5x4xi64>, tensor<i64>) -> tensor<9x5x4xi64>
  %v1758 = stablehlo.broadcast_in_dim %v1755, dims = [3, 1, 2] : (tensor<9x5x4xi32>) -> tensor<9x5x4x9xi32>
  %v1759 = stablehlo.iota dim = 0 : tensor<9x5x4x9xi32>
  %v1760 = stablehlo.iota dim = 3 : tensor<9x5x4x9xi32>
  %v1761 = stablehlo.compare LE, %v1760, %v1759, SIGNED : (tensor<9x5x4x9xi32>, tensor<9x5x4x9xi32>) -> tensor<9x5x4x9xi1>
  %v1762 = stablehlo.constant dense<0> : tensor<9x5x4x9xi32>
  %v1763 = stablehlo.select %v1761, %v1758, %v1762 : tensor<9x5x4x9xi1>, tensor<9x5x4x9xi32>
  %v1765 = stablehlo.constant dense<0> : tensor<i32>
  %v1766 = stablehlo.optimization_barrier %v1763 : tensor<9x5x4x9xi32>
  %v1764 = stablehlo.reduce(%v1766 init: %v1765) applies stablehlo.add across dimensions = [3] : (tensor<9x5x4x9xi32>, tensor<i32>) -> tensor<9x5x4xi32>
  %v1767 = stablehlo.optimization_barrier %v1764 : tensor<9x5x4xi32>
  %v1768 = stablehlo.optimization_barrier %v1757 : tensor<9x5x4xi64>
  %v1769 = stablehlo.convert %v1767 : (tensor<9x5x4xi32>) -> tensor<9x5x4xi64>
  %v1770 = stablehlo.optimization_barrier %v1769 : tensor<9x5x4xi64>
  check.expect_eq %v1768, %v1770 : tensor<9x5x4xi64>
  %v1771 = stablehlo.constant dense<-100> : tensor<i64>
  %v1772 = "stablehlo.reduce_window"(%v1754, %v1771) <{padding = dense<[[8, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 9, 1, 1>}> ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.maximum %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
  }) : (tensor<9x5x4xi64>, tensor<i64>) -> tensor<9x5x4xi64>
  %v1773 = stablehlo.broadcast_in_dim %v1755, dims = [3, 1, 2] : (tensor<9x5x4xi32>) -> tensor<9x5x4x9xi32>
  %v1774 = stablehlo.iota dim = 0 : tensor<9x5x4x9xi32>
  %v1775 = stablehlo.iota dim = 3 : tensor<9x5x4x9xi32>
  %v1776 = stablehlo.compare LE, %v1775, %v1774, SIGNED : (tensor<9x5x4x9xi32>, tensor<9x5x4x9xi32>) -> tensor<9x5x4x9xi1>
  %v1777 = stablehlo.constant dense<-100> : tensor<9x5x4x9xi32>
  %v1778 = stablehlo.select %v1776, %v1773, %v1777 : tensor<9x5x4x9xi1>, tensor<9x5x4x9xi32>
  %v1780 = stablehlo.constant dense<-100> : tensor<i32>
  %v1781 = stablehlo.optimization_barrier %v1778 : tensor<9x5x4x9xi32>
  %v1779 = stablehlo.reduce(%v1781 init: %v1780) applies stablehlo.maximum across dimensions = [3] : (tensor<9x5x4x9xi32>, tensor<i32>) -> tensor<9x5x4xi32>
  %v1782 = stablehlo.optimization_barrier %v1779 : tensor<9x5x4xi32>
  %v1783 = stablehlo.optimization_barrier %v1772 : tensor<9x5x4xi64>
  %v1784 = stablehlo.convert %v1782 : (tensor<9x5x4xi32>) -> tensor<9x5x4xi64>
  %v1785 = stablehlo.optimization_barrier %v1784 : tensor<9x5x4xi64>
  check.expect_eq %v1783, %v1785 : tensor<9x5x4xi64>
  %v1786 = stablehlo.iota dim = 0 : tensor<4x6x11xi32>
  %v1787 = stablehlo.constant dense<7> : tensor<4x6x11xi32>
  %v1788 = stablehlo.multiply %v1786, %v1787 : tensor<4x6x11xi32>
  %v1789 = stablehlo.iota dim = 1 : tensor<4x6x11xi32>
  %v1790 = stablehlo.add %v1788, %v1789 : tensor<4x6x11xi32>
  %v1791 = stablehlo.constant dense<7> : tensor<4x6x11xi32>
  %v1792 = stablehlo.multiply %v1790, %v1791 : tensor<4x6x11xi32>
  %v1793 = stablehlo.iota dim = 2 : tensor<4x6x11xi32>
  %v1794 = stablehlo.add %v1792, %v1793 : tensor<4x6x11xi32>
  %v1795 = stablehlo.optimization_barrier %v1794 : tensor<4x6x11xi32>
  %v1796 = stablehlo.constant dense<29> : tensor<4x6x11xi32>
  %v1797 = stablehlo.multiply %v1795, %v1796 : tensor<4x6x11xi32>
  %v1798 = stablehlo.constant dense<13> : tensor<4x6x11xi32>
  %v1799 = stablehlo.remainder %v1797, %v1798 : tensor<4x6x11xi32>
  %v1800 = stablehlo.constant dense<6> : tensor<4x6x11xi32>
  %v1801 = stablehlo.subtract %v1799, %v1800 : tensor<4x6x11xi32>
  %v1802 = stablehlo.convert %v1801 : (tensor<4x6x11xi32>) -> tensor<4x6x11xi8>
  %v1803 = stablehlo.optimization_barrier %v1802 : tensor<4x6x11xi8>
  %v1804 = stablehlo.optimization_barrier %v1801 : tensor<4x6x11xi32>
  %v1805 = stablehlo.constant dense<0> : tensor<i8>
  %v1806 = "stablehlo.reduce_window"(%v1803, %v1805) <{padding = dense<[[0, 0], [5, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 6, 1>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %s = stablehlo.add %a, %b : tensor<i8>
      stablehlo.return %s : tensor<i8>
  }) : (tensor<4x6x11xi8>, tensor<i8>) -> tensor<4x6x11xi8>
  %v1807 = stablehlo.broadcast_in_dim %v1804, dims = [0, 3, 2] : (tensor<4x6x11xi32>) -> tensor<4x6x11x6xi32>
  %v1808 = stablehlo.iota dim = 1 : tensor<4x6x11x6xi32>
  %v1809 = stablehlo.iota dim = 3 : tensor<4x6x11x6xi32>
  %v1810 = stablehlo.compare LE, %v1809, %v1808, SIGNED : (tensor<4x6x11x6xi32>, tensor<4x6x11x6xi32>) -> tensor<4x6x11x6xi1>
  %v1811 = stablehlo.constant dense<0> : tensor<4x6x11x6xi32>
  %v1812 = stablehlo.select %v1810, %v1807, %v1811 : tensor<4x6x11x6xi1>, tensor<4x6x11x6xi32>
  %v1814 = stablehlo.constant dense<0> : tensor<i32>
  %v1815 = stablehlo.optimization_barrier %v1812 : tensor<4x6x11x6xi32>
  %v1813 = stablehlo.reduce(%v1815 init: %v1814) applies stablehlo.add across dimensions = [3] : (tensor<4x6x11x6xi32>, tensor<i32>) -> tensor<4x6x11xi32>
  %v1816 = stablehlo.optimization_barrier %v1813 : tensor<4x6x11xi32>
  %v1817 = stablehlo.optimization_barrier %v1806 : tensor<4x6x11xi8>
  %v1818 = stablehlo.convert %v1816 : (tensor<4x6x11xi32>) -> tensor<4x6x11xi8>
  %v1819 = stablehlo.optimization_barrier %v1818 : tensor<4x6x11xi8>
  check.expect_eq %v1817, %v1819 : tensor<4x6x11xi8>
  %v1820 = stablehlo.constant dense<-100> : tensor<i8>
  %v1821 = "stablehlo.reduce_window"(%v1803, %v1820) <{padding = dense<[[0, 0], [5, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 6, 1>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %s = stablehlo.maximum %a, %b : tensor<i8>
      stablehlo.return %s : tensor<i8>
  }) : (tensor<4x6x11xi8>, tensor<i8>) -> tensor<4x6x11xi8>
  %v1822 = stablehlo.broadcast_in_dim %v1804, dims = [0, 3, 2] : (tensor<4x6x11xi32>) -> tensor<4x6x11x6xi32>
  %v1823 = stablehlo.iota dim = 1 : tensor<4x6x11x6xi32>
  %v1824 = stablehlo.iota dim = 3 : tensor<4x6x11x6xi32>
  %v1825 = stablehlo.compare LE, %v1824, %v1823, SIGNED : (tensor<4x6x11x6xi32>, tensor<4x6x11x6xi32>) -> tensor<4x6x11x6xi1>
  %v1826 = stablehlo.constant dense<-100> : tensor<4x6x11x6xi32>
  %v1827 = stablehlo.select %v1825, %v1822, %v1826 : tensor<4x6x11x6xi1>, tensor<4x6x11x6xi32>
  %v1829 = stablehlo.constant dense<-100> : tensor<i32>
  %v1830 = stablehlo.optimization_barrier %v1827 : tensor<4x6x11x6xi32>
  %v1828 = stablehlo.reduce(%v1830 init: %v1829) applies stablehlo.maximum across dimensions = [3] : (tensor<4x6x11x6xi32>, tensor<i32>) -> tensor<4x6x11xi32>
  %v1831 = stablehlo.optimization_barrier %v1828 : tensor<4x6x11xi32>
  %v1832 = stablehlo.optimization_barrier %v1821 : tensor<4x6x11xi8>
  %v1833 = stablehlo.convert %v1831 : (tensor<4x6x11xi32>) -> tensor<4x6x11xi8>
  %v1834 = stablehlo.optimization_barrier %v1833 : tensor<4x6x11xi8>
  check.expect_eq %v1832, %v1834 : tensor<4x6x11xi8>
  %v1835 = stablehlo.constant dense<0> : tensor<i8>
  %v1836 = "stablehlo.reduce_window"(%v1803, %v1835) <{padding = dense<[[0, 0], [0, 5], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 6, 1>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %s = stablehlo.add %a, %b : tensor<i8>
      stablehlo.return %s : tensor<i8>
  }) : (tensor<4x6x11xi8>, tensor<i8>) -> tensor<4x6x11xi8>
  %v1837 = stablehlo.broadcast_in_dim %v1804, dims = [0, 3, 2] : (tensor<4x6x11xi32>) -> tensor<4x6x11x6xi32>
  %v1838 = stablehlo.iota dim = 1 : tensor<4x6x11x6xi32>
  %v1839 = stablehlo.iota dim = 3 : tensor<4x6x11x6xi32>
  %v1840 = stablehlo.compare GE, %v1839, %v1838, SIGNED : (tensor<4x6x11x6xi32>, tensor<4x6x11x6xi32>) -> tensor<4x6x11x6xi1>
  %v1841 = stablehlo.constant dense<0> : tensor<4x6x11x6xi32>
  %v1842 = stablehlo.select %v1840, %v1837, %v1841 : tensor<4x6x11x6xi1>, tensor<4x6x11x6xi32>
  %v1844 = stablehlo.constant dense<0> : tensor<i32>
  %v1845 = stablehlo.optimization_barrier %v1842 : tensor<4x6x11x6xi32>
  %v1843 = stablehlo.reduce(%v1845 init: %v1844) applies stablehlo.add across dimensions = [3] : (tensor<4x6x11x6xi32>, tensor<i32>) -> tensor<4x6x11xi32>
  %v1846 = stablehlo.optimization_barrier %v1843 : tensor<4x6x11xi32>
  %v1847 = stablehlo.optimization_barrier %v1836 : tensor<4x6x11xi8>
  %v1848 = stablehlo.convert %v1846 : (tensor<4x6x11xi32>) -> tensor<4x6x11xi8>
  %v1849 = stablehlo.optimization_barrier %v1848 : tensor<4x6x11xi8>
  check.expect_eq %v1847, %v1849 : tensor<4x6x11xi8>
  %v1850 = stablehlo.constant dense<-100> : tensor<i8>
  %v1851 = "stablehlo.reduce_window"(%v1803, %v1850) <{padding = dense<[[0, 0], [0, 5], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 6, 1>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %s = stablehlo.maximum %a, %b : tensor<i8>
      stablehlo.return %s : tensor<i8>
  }) : (tensor<4x6x11xi8>, tensor<i8>) -> tensor<4x6x11xi8>
  %v1852 = stablehlo.broadcast_in_dim %v1804, dims = [0, 3, 2] : (tensor<4x6x11xi32>) -> tensor<4x6x11x6xi32>
  %v1853 = stablehlo.iota dim = 1 : tensor<4x6x11x6xi32>
  %v1854 = stablehlo.iota dim = 3 : tensor<4x6x11x6xi32>
  %v1855 = stablehlo.compare GE, %v1854, %v1853, SIGNED : (tensor<4x6x11x6xi32>, tensor<4x6x11x6xi32>) -> tensor<4x6x11x6xi1>
  %v1856 = stablehlo.constant dense<-100> : tensor<4x6x11x6xi32>
  %v1857 = stablehlo.select %v1855, %v1852, %v1856 : tensor<4x6x11x6xi1>, tensor<4x6x11x6xi32>
  %v1859 = stablehlo.constant dense<-100> : tensor<i32>
  %v1860 = stablehlo.optimization_barrier %v1857 : tensor<4x6x11x6xi32>
  %v1858 = stablehlo.reduce(%v1860 init: %v1859) applies stablehlo.maximum across dimensions = [3] : (tensor<4x6x11x6xi32>, tensor<i32>) -> tensor<4x6x11xi32>
  %v1861 = stablehlo.optimization_barrier %v1858 : tensor<4x6x11xi32>
  %v1862 = stablehlo.optimization_barrier %v1851 : tensor<4x6x11xi8>
  %v1863 = stablehlo.convert %v1861 : (tensor<4x6x11xi32>) -> tensor<4x6x11xi8>
  %v1864 = stablehlo.optimization_barrier %v1863 : tensor<4x6x11xi8>
  check.expect_eq %v1862, %v1864 : tensor<4x6x11xi8>
  %v1865 = stablehlo.iota dim = 0 : tensor<4x6x11xi32>
  %v1866 = stablehlo.constant dense<7> : tensor<4x6x11xi32>
  %v1867 = stablehlo.multiply %v1865, %v1866 : tensor<4x6x11xi32>
  %v1868 = stablehlo.iota dim = 1 : tensor<4x6x11xi32>
  %v1869 = stablehlo.add %v1867, %v1868 : tensor<4x6x11xi32>
  %v1870 = stablehlo.constant dense<7> : tensor<4x6x11xi32>
  %v1871 = stablehlo.multiply %v1869, %v1870 : tensor<4x6x11xi32>
  %v1872 = stablehlo.iota dim = 2 : tensor<4x6x11xi32>
  %v1873 = stablehlo.add %v1871, %v1872 : tensor<4x6x11xi32>
  %v1874 = stablehlo.optimization_barrier %v1873 : tensor<4x6x11xi32>
  %v1875 = stablehlo.constant dense<29> : tensor<4x6x11xi32>
  %v1876 = stablehlo.multiply %v1874, %v1875 : tensor<4x6x11xi32>
  %v1877 = stablehlo.constant dense<13> : tensor<4x6x11xi32>
  %v1878 = stablehlo.remainder %v1876, %v1877 : tensor<4x6x11xi32>
  %v1879 = stablehlo.constant dense<6> : tensor<4x6x11xi32>
  %v1880 = stablehlo.subtract %v1878, %v1879 : tensor<4x6x11xi32>
  %v1881 = stablehlo.convert %v1880 : (tensor<4x6x11xi32>) -> tensor<4x6x11xf16>
  %v1882 = stablehlo.optimization_barrier %v1881 : tensor<4x6x11xf16>
  %v1883 = stablehlo.optimization_barrier %v1880 : tensor<4x6x11xi32>
  %v1884 = stablehlo.constant dense<0.0> : tensor<f16>
  %v1885 = "stablehlo.reduce_window"(%v1882, %v1884) <{padding = dense<[[0, 0], [5, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 6, 1>}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %s = stablehlo.add %a, %b : tensor<f16>
      stablehlo.return %s : tensor<f16>
  }) : (tensor<4x6x11xf16>, tensor<f16>) -> tensor<4x6x11xf16>
  %v1886 = stablehlo.broadcast_in_dim %v1883, dims = [0, 3, 2] : (tensor<4x6x11xi32>) -> tensor<4x6x11x6xi32>
  %v1887 = stablehlo.iota dim = 1 : tensor<4x6x11x6xi32>
  %v1888 = stablehlo.iota dim = 3 : tensor<4x6x11x6xi32>
  %v1889 = stablehlo.compare LE, %v1888, %v1887, SIGNED : (tensor<4x6x11x6xi32>, tensor<4x6x11x6xi32>) -> tensor<4x6x11x6xi1>
  %v1890 = stablehlo.constant dense<0> : tensor<4x6x11x6xi32>
  %v1891 = stablehlo.select %v1889, %v1886, %v1890 : tensor<4x6x11x6xi1>, tensor<4x6x11x6xi32>
  %v1893 = stablehlo.constant dense<0> : tensor<i32>
  %v1894 = stablehlo.optimization_barrier %v1891 : tensor<4x6x11x6xi32>
  %v1892 = stablehlo.reduce(%v1894 init: %v1893) applies stablehlo.add across dimensions = [3] : (tensor<4x6x11x6xi32>, tensor<i32>) -> tensor<4x6x11xi32>
  %v1895 = stablehlo.optimization_barrier %v1892 : tensor<4x6x11xi32>
  %v1896 = stablehlo.optimization_barrier %v1885 : tensor<4x6x11xf16>
  %v1897 = stablehlo.convert %v1895 : (tensor<4x6x11xi32>) -> tensor<4x6x11xf16>
  %v1898 = stablehlo.optimization_barrier %v1897 : tensor<4x6x11xf16>
  check.expect_eq %v1896, %v1898 : tensor<4x6x11xf16>
  %v1899 = stablehlo.constant dense<-100.0> : tensor<f16>
  %v1900 = "stablehlo.reduce_window"(%v1882, %v1899) <{padding = dense<[[0, 0], [5, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 6, 1>}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %s = stablehlo.maximum %a, %b : tensor<f16>
      stablehlo.return %s : tensor<f16>
  }) : (tensor<4x6x11xf16>, tensor<f16>) -> tensor<4x6x11xf16>
  %v1901 = stablehlo.broadcast_in_dim %v1883, dims = [0, 3, 2] : (tensor<4x6x11xi32>) -> tensor<4x6x11x6xi32>
  %v1902 = stablehlo.iota dim = 1 : tensor<4x6x11x6xi32>
  %v1903 = stablehlo.iota dim = 3 : tensor<4x6x11x6xi32>
  %v1904 = stablehlo.compare LE, %v1903, %v1902, SIGNED : (tensor<4x6x11x6xi32>, tensor<4x6x11x6xi32>) -> tensor<4x6x11x6xi1>
  %v1905 = stablehlo.constant dense<-100> : tensor<4x6x11x6xi32>
  %v1906 = stablehlo.select %v1904, %v1901, %v1905 : tensor<4x6x11x6xi1>, tensor<4x6x11x6xi32>
  %v1908 = stablehlo.constant dense<-100> : tensor<i32>
  %v1909 = stablehlo.optimization_barrier %v1906 : tensor<4x6x11x6xi32>
  %v1907 = stablehlo.reduce(%v1909 init: %v1908) applies stablehlo.maximum across dimensions = [3] : (tensor<4x6x11x6xi32>, tensor<i32>) -> tensor<4x6x11xi32>
  %v1910 = stablehlo.optimization_barrier %v1907 : tensor<4x6x11xi32>
  %v1911 = stablehlo.optimization_barrier %v1900 : tensor<4x6x11xf16>
  %v1912 = stablehlo.convert %v1910 : (tensor<4x6x11xi32>) -> tensor<4x6x11xf16>
  %v1913 = stablehlo.optimization_barrier %v1912 : tensor<4x6x11xf16>
  check.expect_eq %v1911, %v1913 : tensor<4x6x11xf16>
  %v1914 = stablehlo.constant dense<0.0> : tensor<f16>
  %v1915 = "stablehlo.reduce_window"(%v1882, %v1914) <{padding = dense<[[0, 0], [0, 5], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 6, 1>}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %s = stablehlo.add %a, %b : tensor<f16>
      stablehlo.return %s : tensor<f16>
  }) : (tensor<4x6x11xf16>, tensor<f16>) -> tensor<4x6x11xf16>
  %v1916 = stablehlo.broadcast_in_dim %v1883, dims = [0, 3, 2] : (tensor<4x6x11xi32>) -> tensor<4x6x11x6xi32>
  %v1917 = stablehlo.iota dim = 1 : tensor<4x6x11x6xi32>
  %v1918 = stablehlo.iota dim = 3 : tensor<4x6x11x6xi32>
  %v1919 = stablehlo.compare GE, %v1918, %v1917, SIGNED : (tensor<4x6x11x6xi32>, tensor<4x6x11x6xi32>) -> tensor<4x6x11x6xi1>
  %v1920 = stablehlo.constant dense<0> : tensor<4x6x11x6xi32>
  %v1921 = stablehlo.select %v1919, %v1916, %v1920 : tensor<4x6x11x6xi1>, tensor<4x6x11x6xi32>
  %v1923 = stablehlo.constant dense<0> : tensor<i32>
  %v1924 = stablehlo.optimization_barrier %v1921 : tensor<4x6x11x6xi32>
  %v1922 = stablehlo.reduce(%v1924 init: %v1923) applies stablehlo.add across dimensions = [3] : (tensor<4x6x11x6xi32>, tensor<i32>) -> tensor<4x6x11xi32>
  %v1925 = stablehlo.optimization_barrier %v1922 : tensor<4x6x11xi32>
  %v1926 = stablehlo.optimization_barrier %v1915 : tensor<4x6x11xf16>
  %v1927 = stablehlo.convert %v1925 : (tensor<4x6x11xi32>) -> tensor<4x6x11xf16>
  %v1928 = stablehlo.optimization_barrier %v1927 : tensor<4x6x11xf16>
  check.expect_eq %v1926, %v1928 : tensor<4x6x11xf16>
  %v1929 = stablehlo.constant dense<-100.0> : tensor<f16>
  %v1930 = "stablehlo.reduce_window"(%v1882, %v1929) <{padding = dense<[[0, 0], [0, 5], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 6, 1>}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %s = stablehlo.maximum %a, %b : tensor<f16>
      stablehlo.return %s : tensor<f16>
  }) : (tensor<4x6x11xf16>, tensor<f16>) -> tensor<4x6x11xf16>
  %v1931 = stablehlo.broadcast_in_dim %v1883, dims = [0, 3, 2] : (tensor<4x6x11xi32>) -> tensor<4x6x11x6xi32>
  %v1932 = stablehlo.iota dim = 1 : tensor<4x6x11x6xi32>
  %v1933 = stablehlo.iota dim = 3 : tensor<4x6x11x6xi32>
  %v1934 = stablehlo.compare GE, %v1933, %v1932, SIGNED : (tensor<4x6x11x6xi32>, tensor<4x6x11x6xi32>) -> tensor<4x6x11x6xi1>
  %v1935 = stablehlo.constant dense<-100> : tensor<4x6x11x6xi32>
  %v1936 = stablehlo.select %v1934, %v1931, %v1935 : tensor<4x6x11x6xi1>, tensor<4x6x11x6xi32>
  %v1938 = stablehlo.constant dense<-100> : tensor<i32>
  %v1939 = stablehlo.optimization_barrier %v1936 : tensor<4x6x11x6xi32>
  %v1937 = stablehlo.reduce(%v1939 init: %v1938) applies stablehlo.maximum across dimensions = [3] : (tensor<4x6x11x6xi32>, tensor<i32>) -> tensor<4x6x11xi32>
  %v1940 = stablehlo.optimization_barrier %v1937 : tensor<4x6x11xi32>
  %v1941 = stablehlo.optimization_barrier %v1930 : tensor<4x6x11xf16>
  %v1942 = stablehlo.convert %v1940 : (tensor<4x6x11xi32>) -> tensor<4x6x11xf16>
  %v1943 = stablehlo.optimization_barrier %v1942 : tensor<4x6x11xf16>
  check.expect_eq %v1941, %v1943 : tensor<4x6x11xf16>
  %v1944 = stablehlo.iota dim = 0 : tensor<4x6x11xi32>
  %v1945 = stablehlo.constant dense<7> : tensor<4x6x11xi32>
  %v1946 = stablehlo.multiply %v1944, %v1945 : tensor<4x6x11xi32>
  %v1947 = stablehlo.iota dim = 1 : tensor<4x6x11xi32>
  %v1948 = stablehlo.add %v1946, %v1947 : tensor<4x6x11xi32>
  %v1949 = stablehlo.constant dense<7> : tensor<4x6x11xi32>
  %v1950 = stablehlo.multiply %v1948, %v1949 : tensor<4x6x11xi32>
  %v1951 = stablehlo.iota dim = 2 : tensor<4x6x11xi32>
  %v1952 = stablehlo.add %v1950, %v1951 : tensor<4x6x11xi32>
  %v1953 = stablehlo.optimization_barrier %v1952 : tensor<4x6x11xi32>
  %v1954 = stablehlo.constant dense<29> : tensor<4x6x11xi32>
  %v1955 = stablehlo.multiply %v1953, %v1954 : tensor<4x6x11xi32>
  %v1956 = stablehlo.constant dense<13> : tensor<4x6x11xi32>
  %v1957 = stablehlo.remainder %v1955, %v1956 : tensor<4x6x11xi32>
  %v1958 = stablehlo.constant dense<6> : tensor<4x6x11xi32>
  %v1959 = stablehlo.subtract %v1957, %v1958 : tensor<4x6x11xi32>
  %v1960 = stablehlo.constant dense<-1> : tensor<4x6x11xi32>
  %v1961 = stablehlo.maximum %v1959, %v1960 : tensor<4x6x11xi32>
  %v1962 = stablehlo.constant dense<1> : tensor<4x6x11xi32>
  %v1963 = stablehlo.minimum %v1961, %v1962 : tensor<4x6x11xi32>
  %v1964 = stablehlo.convert %v1963 : (tensor<4x6x11xi32>) -> tensor<4x6x11xbf16>
  %v1965 = stablehlo.optimization_barrier %v1964 : tensor<4x6x11xbf16>
  %v1966 = stablehlo.optimization_barrier %v1963 : tensor<4x6x11xi32>
  %v1967 = stablehlo.constant dense<0.0> : tensor<bf16>
  %v1968 = "stablehlo.reduce_window"(%v1965, %v1967) <{padding = dense<[[0, 0], [5, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 6, 1>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.add %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) : (tensor<4x6x11xbf16>, tensor<bf16>) -> tensor<4x6x11xbf16>
  %v1969 = stablehlo.broadcast_in_dim %v1966, dims = [0, 3, 2] : (tensor<4x6x11xi32>) -> tensor<4x6x11x6xi32>
  %v1970 = stablehlo.iota dim = 1 : tensor<4x6x11x6xi32>
  %v1971 = stablehlo.iota dim = 3 : tensor<4x6x11x6xi32>
  %v1972 = stablehlo.compare LE, %v1971, %v1970, SIGNED : (tensor<4x6x11x6xi32>, tensor<4x6x11x6xi32>) -> tensor<4x6x11x6xi1>
  %v1973 = stablehlo.constant dense<0> : tensor<4x6x11x6xi32>
  %v1974 = stablehlo.select %v1972, %v1969, %v1973 : tensor<4x6x11x6xi1>, tensor<4x6x11x6xi32>
  %v1976 = stablehlo.constant dense<0> : tensor<i32>
  %v1977 = stablehlo.optimization_barrier %v1974 : tensor<4x6x11x6xi32>
  %v1975 = stablehlo.reduce(%v1977 init: %v1976) applies stablehlo.add across dimensions = [3] : (tensor<4x6x11x6xi32>, tensor<i32>) -> tensor<4x6x11xi32>
  %v1978 = stablehlo.optimization_barrier %v1975 : tensor<4x6x11xi32>
  %v1979 = stablehlo.optimization_barrier %v1968 : tensor<4x6x11xbf16>
  %v1980 = stablehlo.convert %v1978 : (tensor<4x6x11xi32>) -> tensor<4x6x11xbf16>
  %v1981 = stablehlo.optimization_barrier %v1980 : tensor<4x6x11xbf16>
  check.expect_eq %v1979, %v1981 : tensor<4x6x11xbf16>
  %v1982 = stablehlo.constant dense<-100.0> : tensor<bf16>
  %v1983 = "stablehlo.reduce_window"(%v1965, %v1982) <{padding = dense<[[0, 0], [5, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 6, 1>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.maximum %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) : (tensor<4x6x11xbf16>, tensor<bf16>) -> tensor<4x6x11xbf16>
  %v1984 = stablehlo.broadcast_in_dim %v1966, dims = [0, 3, 2] : (tensor<4x6x11xi32>) -> tensor<4x6x11x6xi32>
  %v1985 = stablehlo.iota dim = 1 : tensor<4x6x11x6xi32>
  %v1986 = stablehlo.iota dim = 3 : tensor<4x6x11x6xi32>
  %v1987 = stablehlo.compare LE, %v1986, %v1985, SIGNED : (tensor<4x6x11x6xi32>, tensor<4x6x11x6xi32>) -> tensor<4x6x11x6xi1>
  %v1988 = stablehlo.constant dense<-100> : tensor<4x6x11x6xi32>
  %v1989 = stablehlo.select %v1987, %v1984, %v1988 : tensor<4x6x11x6xi1>, tensor<4x6x11x6xi32>
  %v1991 = stablehlo.constant dense<-100> : tensor<i32>
  %v1992 = stablehlo.optimization_barrier %v1989 : tensor<4x6x11x6xi32>
  %v1990 = stablehlo.reduce(%v1992 init: %v1991) applies stablehlo.maximum across dimensions = [3] : (tensor<4x6x11x6xi32>, tensor<i32>) -> tensor<4x6x11xi32>
  %v1993 = stablehlo.optimization_barrier %v1990 : tensor<4x6x11xi32>
  %v1994 = stablehlo.optimization_barrier %v1983 : tensor<4x6x11xbf16>
  %v1995 = stablehlo.convert %v1993 : (tensor<4x6x11xi32>) -> tensor<4x6x11xbf16>
  %v1996 = stablehlo.optimization_barrier %v1995 : tensor<4x6x11xbf16>
  check.expect_eq %v1994, %v1996 : tensor<4x6x11xbf16>
  %v1997 = stablehlo.constant dense<0.0> : tensor<bf16>
  %v1998 = "stablehlo.reduce_window"(%v1965, %v1997) <{padding = dense<[[0, 0], [0, 5], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 6, 1>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.add %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) : (tensor<4x6x11xbf16>, tensor<bf16>) -> tensor<4x6x11xbf16>
  %v1999 = stablehlo.broadcast_in_dim %v1966, dims = [0, 3, 2] : (tensor<4x6x11xi32>) -> tensor<4x6x11x6xi32>
  %v2000 = stablehlo.iota dim = 1 : tensor<4x6x11x6xi32>
  %v2001 = stablehlo.iota dim = 3 : tensor<4x6x11x6xi32>
  %v2002 = stablehlo.compare GE, %v2001, %v2000, SIGNED : (tensor<4x6x11x6xi32>, tensor<4x6x11x6xi32>) -> tensor<4x6x11x6xi1>
  %v2003 = stablehlo.constant dense<0> : tensor<4x6x11x6xi32>
  %v2004 = stablehlo.select %v2002, %v1999, %v2003 : tensor<4x6x11x6xi1>, tensor<4x6x11x6xi32>
  %v2006 = stablehlo.constant dense<0> : tensor<i32>
  %v2007 = stablehlo.optimization_barrier %v2004 : tensor<4x6x11x6xi32>
  %v2005 = stablehlo.reduce(%v2007 init: %v2006) applies stablehlo.add across dimensions = [3] : (tensor<4x6x11x6xi32>, tensor<i32>) -> tensor<4x6x11xi32>
  %v2008 = stablehlo.optimization_barrier %v2005 : tensor<4x6x11xi32>
  %v2009 = stablehlo.optimization_barrier %v1998 : tensor<4x6x11xbf16>
  %v2010 = stablehlo.convert %v2008 : (tensor<4x6x11xi32>) -> tensor<4x6x11xbf16>
  %v2011 = stablehlo.optimization_barrier %v2010 : tensor<4x6x11xbf16>
  check.expect_eq %v2009, %v2011 : tensor<4x6x11xbf16>
  %v2012 = stablehlo.constant dense<-100.0> : tensor<bf16>
  %v2013 = "stablehlo.reduce_window"(%v1965, %v2012) <{padding = dense<[[0, 0], [0, 5], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 6, 1>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.maximum %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) : (tensor<4x6x11xbf16>, tensor<bf16>) -> tensor<4x6x11xbf16>
  %v2014 = stablehlo.broadcast_in_dim %v1966, dims = [0, 3, 2] : (tensor<4x6x11xi32>) -> tensor<4x6x11x6xi32>
  %v2015 = stablehlo.iota dim = 1 : tensor<4x6x11x6xi32>
  %v2016 = stablehlo.iota dim = 3 : tensor<4x6x11x6xi32>
  %v2017 = stablehlo.compare GE, %v2016, %v2015, SIGNED : (tensor<4x6x11x6xi32>, tensor<4x6x11x6xi32>) -> tensor<4x6x11x6xi1>
  %v2018 = stablehlo.constant dense<-100> : tensor<4x6x11x6xi32>
  %v2019 = stablehlo.select %v2017, %v2014, %v2018 : tensor<4x6x11x6xi1>, tensor<4x6x11x6xi32>
  %v2021 = stablehlo.constant dense<-100> : tensor<i32>
  %v2022 = stablehlo.optimization_barrier %v2019 : tensor<4x6x11x6xi32>
  %v2020 = stablehlo.reduce(%v2022 init: %v2021) applies stablehlo.maximum across dimensions = [3] : (tensor<4x6x11x6xi32>, tensor<i32>) -> tensor<4x6x11xi32>
  %v2023 = stablehlo.optimization_barrier %v2020 : tensor<4x6x11xi32>
  %v2024 = stablehlo.optimization_barrier %v2013 : tensor<4x6x11xbf16>
  %v2025 = stablehlo.convert %v2023 : (tensor<4x6x11xi32>) -> tensor<4x6x11xbf16>
  %v2026 = stablehlo.optimization_barrier %v2025 : tensor<4x6x11xbf16>
  check.expect_eq %v2024, %v2026 : tensor<4x6x11xbf16>
  %v2027 = stablehlo.iota dim = 0 : tensor<4x6x11xi32>
  %v2028 = stablehlo.constant dense<7> : tensor<4x6x11xi32>
  %v2029 = stablehlo.multiply %v2027, %v2028 : tensor<4x6x11xi32>
  %v2030 = stablehlo.iota dim = 1 : tensor<4x6x11xi32>
  %v2031 = stablehlo.add %v2029, %v2030 : tensor<4x6x11xi32>
  %v2032 = stablehlo.constant dense<7> : tensor<4x6x11xi32>
  %v2033 = stablehlo.multiply %v2031, %v2032 : tensor<4x6x11xi32>
  %v2034 = stablehlo.iota dim = 2 : tensor<4x6x11xi32>
  %v2035 = stablehlo.add %v2033, %v2034 : tensor<4x6x11xi32>
  %v2036 = stablehlo.optimization_barrier %v2035 : tensor<4x6x11xi32>
  %v2037 = stablehlo.constant dense<29> : tensor<4x6x11xi32>
  %v2038 = stablehlo.multiply %v2036, %v2037 : tensor<4x6x11xi32>
  %v2039 = stablehlo.constant dense<13> : tensor<4x6x11xi32>
  %v2040 = stablehlo.remainder %v2038, %v2039 : tensor<4x6x11xi32>
  %v2041 = stablehlo.constant dense<6> : tensor<4x6x11xi32>
  %v2042 = stablehlo.subtract %v2040, %v2041 : tensor<4x6x11xi32>
  %v2043 = stablehlo.convert %v2042 : (tensor<4x6x11xi32>) -> tensor<4x6x11xf64>
  %v2044 = stablehlo.optimization_barrier %v2043 : tensor<4x6x11xf64>
  %v2045 = stablehlo.optimization_barrier %v2042 : tensor<4x6x11xi32>
  %v2046 = stablehlo.constant dense<0.0> : tensor<f64>
  %v2047 = "stablehlo.reduce_window"(%v2044, %v2046) <{padding = dense<[[0, 0], [5, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 6, 1>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.add %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) : (tensor<4x6x11xf64>, tensor<f64>) -> tensor<4x6x11xf64>
  %v2048 = stablehlo.broadcast_in_dim %v2045, dims = [0, 3, 2] : (tensor<4x6x11xi32>) -> tensor<4x6x11x6xi32>
  %v2049 = stablehlo.iota dim = 1 : tensor<4x6x11x6xi32>
  %v2050 = stablehlo.iota dim = 3 : tensor<4x6x11x6xi32>
  %v2051 = stablehlo.compare LE, %v2050, %v2049, SIGNED : (tensor<4x6x11x6xi32>, tensor<4x6x11x6xi32>) -> tensor<4x6x11x6xi1>
  %v2052 = stablehlo.constant dense<0> : tensor<4x6x11x6xi32>
  %v2053 = stablehlo.select %v2051, %v2048, %v2052 : tensor<4x6x11x6xi1>, tensor<4x6x11x6xi32>
  %v2055 = stablehlo.constant dense<0> : tensor<i32>
  %v2056 = stablehlo.optimization_barrier %v2053 : tensor<4x6x11x6xi32>
  %v2054 = stablehlo.reduce(%v2056 init: %v2055) applies stablehlo.add across dimensions = [3] : (tensor<4x6x11x6xi32>, tensor<i32>) -> tensor<4x6x11xi32>
  %v2057 = stablehlo.optimization_barrier %v2054 : tensor<4x6x11xi32>
  %v2058 = stablehlo.optimization_barrier %v2047 : tensor<4x6x11xf64>
  %v2059 = stablehlo.convert %v2057 : (tensor<4x6x11xi32>) -> tensor<4x6x11xf64>
  %v2060 = stablehlo.optimization_barrier %v2059 : tensor<4x6x11xf64>
  check.expect_eq %v2058, %v2060 : tensor<4x6x11xf64>
  %v2061 = stablehlo.constant dense<-100.0> : tensor<f64>
  %v2062 = "stablehlo.reduce_window"(%v2044, %v2061) <{padding = dense<[[0, 0], [5, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 6, 1>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.maximum %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) : (tensor<4x6x11xf64>, tensor<f64>) -> tensor<4x6x11xf64>
  %v2063 = stablehlo.broadcast_in_dim %v2045, dims = [0, 3, 2] : (tensor<4x6x11xi32>) -> tensor<4x6x11x6xi32>
  %v2064 = stablehlo.iota dim = 1 : tensor<4x6x11x6xi32>
  %v2065 = stablehlo.iota dim = 3 : tensor<4x6x11x6xi32>
  %v2066 = stablehlo.compare LE, %v2065, %v2064, SIGNED : (tensor<4x6x11x6xi32>, tensor<4x6x11x6xi32>) -> tensor<4x6x11x6xi1>
  %v2067 = stablehlo.constant dense<-100> : tensor<4x6x11x6xi32>
  %v2068 = stablehlo.select %v2066, %v2063, %v2067 : tensor<4x6x11x6xi1>, tensor<4x6x11x6xi32>
  %v2070 = stablehlo.constant dense<-100> : tensor<i32>
  %v2071 = stablehlo.optimization_barrier %v2068 : tensor<4x6x11x6xi32>
  %v2069 = stablehlo.reduce(%v2071 init: %v2070) applies stablehlo.maximum across dimensions = [3] : (tensor<4x6x11x6xi32>, tensor<i32>) -> tensor<4x6x11xi32>
  %v2072 = stablehlo.optimization_barrier %v2069 : tensor<4x6x11xi32>
  %v2073 = stablehlo.optimization_barrier %v2062 : tensor<4x6x11xf64>
  %v2074 = stablehlo.convert %v2072 : (tensor<4x6x11xi32>) -> tensor<4x6x11xf64>
  %v2075 = stablehlo.optimization_barrier %v2074 : tensor<4x6x11xf64>
  check.expect_eq %v2073, %v2075 : tensor<4x6x11xf64>
  %v2076 = stablehlo.constant dense<0.0> : tensor<f64>
  %v2077 = "stablehlo.reduce_window"(%v2044, %v2076) <{padding = dense<[[0, 0], [0, 5], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 6, 1>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.add %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) : (tensor<4x6x11xf64>, tensor<f64>) -> tensor<4x6x11xf64>
  %v2078 = stablehlo.broadcast_in_dim %v2045, dims = [0, 3, 2] : (tensor<4x6x11xi32>) -> tensor<4x6x11x6xi32>
  %v2079 = stablehlo.iota dim = 1 : tensor<4x6x11x6xi32>
  %v2080 = stablehlo.iota dim = 3 : tensor<4x6x11x6xi32>
  %v2081 = stablehlo.compare GE, %v2080, %v2079, SIGNED : (tensor<4x6x11x6xi32>, tensor<4x6x11x6xi32>) -> tensor<4x6x11x6xi1>
  %v2082 = stablehlo.constant dense<0> : tensor<4x6x11x6xi32>
  %v2083 = stablehlo.select %v2081, %v2078, %v2082 : tensor<4x6x11x6xi1>, tensor<4x6x11x6xi32>
  %v2085 = stablehlo.constant dense<0> : tensor<i32>
  %v2086 = stablehlo.optimization_barrier %v2083 : tensor<4x6x11x6xi32>
  %v2084 = stablehlo.reduce(%v2086 init: %v2085) applies stablehlo.add across dimensions = [3] : (tensor<4x6x11x6xi32>, tensor<i32>) -> tensor<4x6x11xi32>
  %v2087 = stablehlo.optimization_barrier %v2084 : tensor<4x6x11xi32>
  %v2088 = stablehlo.optimization_barrier %v2077 : tensor<4x6x11xf64>
  %v2089 = stablehlo.convert %v2087 : (tensor<4x6x11xi32>) -> tensor<4x6x11xf64>
  %v2090 = stablehlo.optimization_barrier %v2089 : tensor<4x6x11xf64>
  check.expect_eq %v2088, %v2090 : tensor<4x6x11xf64>
  %v2091 = stablehlo.constant dense<-100.0> : tensor<f64>
  %v2092 = "stablehlo.reduce_window"(%v2044, %v2091) <{padding = dense<[[0, 0], [0, 5], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 6, 1>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.maximum %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) : (tensor<4x6x11xf64>, tensor<f64>) -> tensor<4x6x11xf64>
  %v2093 = stablehlo.broadcast_in_dim %v2045, dims = [0, 3, 2] : (tensor<4x6x11xi32>) -> tensor<4x6x11x6xi32>
  %v2094 = stablehlo.iota dim = 1 : tensor<4x6x11x6xi32>
  %v2095 = stablehlo.iota dim = 3 : tensor<4x6x11x6xi32>
  %v2096 = stablehlo.compare GE, %v2095, %v2094, SIGNED : (tensor<4x6x11x6xi32>, tensor<4x6x11x6xi32>) -> tensor<4x6x11x6xi1>
  %v2097 = stablehlo.constant dense<-100> : tensor<4x6x11x6xi32>
  %v2098 = stablehlo.select %v2096, %v2093, %v2097 : tensor<4x6x11x6xi1>, tensor<4x6x11x6xi32>
  %v2100 = stablehlo.constant dense<-100> : tensor<i32>
  %v2101 = stablehlo.optimization_barrier %v2098 : tensor<4x6x11x6xi32>
  %v2099 = stablehlo.reduce(%v2101 init: %v2100) applies stablehlo.maximum across dimensions = [3] : (tensor<4x6x11x6xi32>, tensor<i32>) -> tensor<4x6x11xi32>
  %v2102 = stablehlo.optimization_barrier %v2099 : tensor<4x6x11xi32>
  %v2103 = stablehlo.optimization_barrier %v2092 : tensor<4x6x11xf64>
  %v2104 = stablehlo.convert %v2102 : (tensor<4x6x11xi32>) -> tensor<4x6x11xf64>
  %v2105 = stablehlo.optimization_barrier %v2104 : tensor<4x6x11xf64>
  check.expect_eq %v2103, %v2105 : tensor<4x6x11xf64>
  %v2106 = stablehlo.iota dim = 0 : tensor<4x6x11xi32>
  %v2107 = stablehlo.constant dense<7> : tensor<4x6x11xi32>
  %v2108 = stablehlo.multiply %v2106, %v2107 : tensor<4x6x11xi32>
  %v2109 = stablehlo.iota dim = 1 : tensor<4x6x11xi32>
  %v2110 = stablehlo.add %v2108, %v2109 : tensor<4x6x11xi32>
  %v2111 = stablehlo.constant dense<7> : tensor<4x6x11xi32>
  %v2112 = stablehlo.multiply %v2110, %v2111 : tensor<4x6x11xi32>
  %v2113 = stablehlo.iota dim = 2 : tensor<4x6x11xi32>
  %v2114 = stablehlo.add %v2112, %v2113 : tensor<4x6x11xi32>
  %v2115 = stablehlo.optimization_barrier %v2114 : tensor<4x6x11xi32>
  %v2116 = stablehlo.constant dense<29> : tensor<4x6x11xi32>
  %v2117 = stablehlo.multiply %v2115, %v2116 : tensor<4x6x11xi32>
  %v2118 = stablehlo.constant dense<13> : tensor<4x6x11xi32>
  %v2119 = stablehlo.remainder %v2117, %v2118 : tensor<4x6x11xi32>
  %v2120 = stablehlo.constant dense<6> : tensor<4x6x11xi32>
  %v2121 = stablehlo.subtract %v2119, %v2120 : tensor<4x6x11xi32>
  %v2122 = stablehlo.convert %v2121 : (tensor<4x6x11xi32>) -> tensor<4x6x11xi64>
  %v2123 = stablehlo.optimization_barrier %v2122 : tensor<4x6x11xi64>
  %v2124 = stablehlo.optimization_barrier %v2121 : tensor<4x6x11xi32>
  %v2125 = stablehlo.constant dense<0> : tensor<i64>
  %v2126 = "stablehlo.reduce_window"(%v2123, %v2125) <{padding = dense<[[0, 0], [5, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 6, 1>}> ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
  }) : (tensor<4x6x11xi64>, tensor<i64>) -> tensor<4x6x11xi64>
  %v2127 = stablehlo.broadcast_in_dim %v2124, dims = [0, 3, 2] : (tensor<4x6x11xi32>) -> tensor<4x6x11x6xi32>
  %v2128 = stablehlo.iota dim = 1 : tensor<4x6x11x6xi32>
  %v2129 = stablehlo.iota dim = 3 : tensor<4x6x11x6xi32>
  %v2130 = stablehlo.compare LE, %v2129, %v2128, SIGNED : (tensor<4x6x11x6xi32>, tensor<4x6x11x6xi32>) -> tensor<4x6x11x6xi1>
  %v2131 = stablehlo.constant dense<0> : tensor<4x6x11x6xi32>
  %v2132 = stablehlo.select %v2130, %v2127, %v2131 : tensor<4x6x11x6xi1>, tensor<4x6x11x6xi32>
  %v2134 = stablehlo.constant dense<0> : tensor<i32>
  %v2135 = stablehlo.optimization_barrier %v2132 : tensor<4x6x11x6xi32>
  %v2133 = stablehlo.reduce(%v2135 init: %v2134) applies stablehlo.add across dimensions = [3] : (tensor<4x6x11x6xi32>, tensor<i32>) -> tensor<4x6x11xi32>
  %v2136 = stablehlo.optimization_barrier %v2133 : tensor<4x6x11xi32>
  %v2137 = stablehlo.optimization_barrier %v2126 : tensor<4x6x11xi64>
  %v2138 = stablehlo.convert %v2136 : (tensor<4x6x11xi32>) -> tensor<4x6x11xi64>
  %v2139 = stablehlo.optimization_barrier %v2138 : tensor<4x6x11xi64>
  check.expect_eq %v2137, %v2139 : tensor<4x6x11xi64>
  %v2140 = stablehlo.constant dense<-100> : tensor<i64>
  %v2141 = "stablehlo.reduce_window"(%v2123, %v2140) <{padding = dense<[[0, 0], [5, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 6, 1>}> ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.maximum %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
  }) : (tensor<4x6x11xi64>, tensor<i64>) -> tensor<4x6x11xi64>
  %v2142 = stablehlo.broadcast_in_dim %v2124, dims = [0, 3, 2] : (tensor<4x6x11xi32>) -> tensor<4x6x11x6xi32>
  %v2143 = stablehlo.iota dim = 1 : tensor<4x6x11x6xi32>
  %v2144 = stablehlo.iota dim = 3 : tensor<4x6x11x6xi32>
  %v2145 = stablehlo.compare LE, %v2144, %v2143, SIGNED : (tensor<4x6x11x6xi32>, tensor<4x6x11x6xi32>) -> tensor<4x6x11x6xi1>
  %v2146 = stablehlo.constant dense<-100> : tensor<4x6x11x6xi32>
  %v2147 = stablehlo.select %v2145, %v2142, %v2146 : tensor<4x6x11x6xi1>, tensor<4x6x11x6xi32>
  %v2149 = stablehlo.constant dense<-100> : tensor<i32>
  %v2150 = stablehlo.optimization_barrier %v2147 : tensor<4x6x11x6xi32>
  %v2148 = stablehlo.reduce(%v2150 init: %v2149) applies stablehlo.maximum across dimensions = [3] : (tensor<4x6x11x6xi32>, tensor<i32>) -> tensor<4x6x11xi32>
  %v2151 = stablehlo.optimization_barrier %v2148 : tensor<4x6x11xi32>
  %v2152 = stablehlo.optimization_barrier %v2141 : tensor<4x6x11xi64>
  %v2153 = stablehlo.convert %v2151 : (tensor<4x6x11xi32>) -> tensor<4x6x11xi64>
  %v2154 = stablehlo.optimization_barrier %v2153 : tensor<4x6x11xi64>
  check.expect_eq %v2152, %v2154 : tensor<4x6x11xi64>
  func.return
}
