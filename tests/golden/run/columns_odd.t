// Columns that are no whole vectors, of types that are converted, reduced over rows.
// Oracle: NumPy.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %v1 = stablehlo.iota dim = 0 : tensor<4970xi32>
  %v2 = stablehlo.constant dense<7919> : tensor<4970xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<4970xi32>
  %v4 = stablehlo.constant dense<199> : tensor<4970xi32>
  %v5 = stablehlo.remainder %v3, %v4 : tensor<4970xi32>
  %v6 = stablehlo.constant dense<0> : tensor<4970xi32>
  %v7 = stablehlo.subtract %v5, %v6 : tensor<4970xi32>
  %v8 = stablehlo.convert %v7 : (tensor<4970xi32>) -> tensor<4970xui8>
  %v9 = stablehlo.reshape %v8 : (tensor<4970xui8>) -> tensor<70x71xui8>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<70x71xui8>
  %v11 = stablehlo.constant dense<0> : tensor<ui8>
  %v12 = stablehlo.reduce(%v10 init: %v11) applies stablehlo.maximum across dimensions = [0] : (tensor<70x71xui8>, tensor<ui8>) -> tensor<71xui8>
  check.expect_eq_const %v12, dense<"0xC5C5C2C4C4C4C6C6C6C6C6C3C5C5C5C5C5C4C4C4C6C6C6C6C6C3C5C5C5C5C5C4C4C4C6C6C6C6C6C3C5C5C5C5C5C2C4C4C4C6C6C6C6C6C5C5C5C5C5C2C4C4C4C6C6C6C6C6C5C5C5"> : tensor<71xui8>
  %v13 = stablehlo.iota dim = 0 : tensor<20000xi32>
  %v14 = stablehlo.constant dense<7919> : tensor<20000xi32>
  %v15 = stablehlo.multiply %v13, %v14 : tensor<20000xi32>
  %v16 = stablehlo.constant dense<199> : tensor<20000xi32>
  %v17 = stablehlo.remainder %v15, %v16 : tensor<20000xi32>
  %v18 = stablehlo.constant dense<0> : tensor<20000xi32>
  %v19 = stablehlo.subtract %v17, %v18 : tensor<20000xi32>
  %v20 = stablehlo.convert %v19 : (tensor<20000xi32>) -> tensor<20000xui8>
  %v21 = stablehlo.reshape %v20 : (tensor<20000xui8>) -> tensor<200x100xui8>
  %v22 = stablehlo.optimization_barrier %v21 : tensor<200x100xui8>
  %v23 = stablehlo.constant dense<0> : tensor<ui8>
  %v24 = stablehlo.reduce(%v22 init: %v23) applies stablehlo.maximum across dimensions = [0] : (tensor<200x100xui8>, tensor<ui8>) -> tensor<100xui8>
  check.expect_eq_const %v24, dense<"0xC6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6C6"> : tensor<100xui8>
  %v25 = stablehlo.iota dim = 0 : tensor<8255xi32>
  %v26 = stablehlo.constant dense<7919> : tensor<8255xi32>
  %v27 = stablehlo.multiply %v25, %v26 : tensor<8255xi32>
  %v28 = stablehlo.constant dense<199> : tensor<8255xi32>
  %v29 = stablehlo.remainder %v27, %v28 : tensor<8255xi32>
  %v30 = stablehlo.constant dense<0> : tensor<8255xi32>
  %v31 = stablehlo.subtract %v29, %v30 : tensor<8255xi32>
  %v32 = stablehlo.convert %v31 : (tensor<8255xi32>) -> tensor<8255xui8>
  %v33 = stablehlo.reshape %v32 : (tensor<8255xui8>) -> tensor<65x127xui8>
  %v34 = stablehlo.optimization_barrier %v33 : tensor<65x127xui8>
  %v35 = stablehlo.constant dense<0> : tensor<ui8>
  %v36 = stablehlo.reduce(%v34 init: %v35) applies stablehlo.maximum across dimensions = [0] : (tensor<65x127xui8>, tensor<ui8>) -> tensor<127xui8>
  check.expect_eq_const %v36, dense<"0xB0C6C2BAB2C6C3BCB4C6C5BDB6C6C6BFB7B0C6C1B9B1C6C3BBB3C6C5BDB5C6C6BFB7C6C6C1B9B1C6C2BBB3C6C4BCB5C6C6BEB6C6C6C0B8B0C6C2BAB2C6C4BCB4C6C6BEB6C6C6C0B8B0C6C1BAB2C6C3BBB4C6C5BDB5C6C6BFB7AFC6C1B9B1C6C3BBB3C6C5BDB5C6C6BFB7C6C6C0B9B1C6C2BAB3C6C4BCB4C6C6BEB6C6C6C0B8"> : tensor<127xui8>
  %v37 = stablehlo.iota dim = 0 : tensor<833xi32>
  %v38 = stablehlo.constant dense<7919> : tensor<833xi32>
  %v39 = stablehlo.multiply %v37, %v38 : tensor<833xi32>
  %v40 = stablehlo.constant dense<199> : tensor<833xi32>
  %v41 = stablehlo.remainder %v39, %v40 : tensor<833xi32>
  %v42 = stablehlo.constant dense<0> : tensor<833xi32>
  %v43 = stablehlo.subtract %v41, %v42 : tensor<833xi32>
  %v44 = stablehlo.convert %v43 : (tensor<833xi32>) -> tensor<833xui8>
  %v45 = stablehlo.reshape %v44 : (tensor<833xui8>) -> tensor<17x49xui8>
  %v46 = stablehlo.optimization_barrier %v45 : tensor<17x49xui8>
  %v47 = stablehlo.constant dense<0> : tensor<ui8>
  %v48 = stablehlo.reduce(%v46 init: %v47) applies stablehlo.maximum across dimensions = [0] : (tensor<17x49xui8>, tensor<ui8>) -> tensor<49xui8>
  check.expect_eq_const %v48, dense<"0xBDBAB7BDC4C1B4C4C1BEC4C1BEC4C1BEBBC1BEC5B8B5C5C2BFC5C2BFC5C2BFBCC2BFC6B9B6C6C3C0C6C3C0C6C3C0C6C3C0"> : tensor<49xui8>
  %v49 = stablehlo.iota dim = 0 : tensor<4970xi32>
  %v50 = stablehlo.constant dense<7919> : tensor<4970xi32>
  %v51 = stablehlo.multiply %v49, %v50 : tensor<4970xi32>
  %v52 = stablehlo.constant dense<199> : tensor<4970xi32>
  %v53 = stablehlo.remainder %v51, %v52 : tensor<4970xi32>
  %v54 = stablehlo.constant dense<99> : tensor<4970xi32>
  %v55 = stablehlo.subtract %v53, %v54 : tensor<4970xi32>
  %v56 = stablehlo.convert %v55 : (tensor<4970xi32>) -> tensor<4970xi16>
  %v57 = stablehlo.reshape %v56 : (tensor<4970xi16>) -> tensor<70x71xi16>
  %v58 = stablehlo.optimization_barrier %v57 : tensor<70x71xi16>
  %v59 = stablehlo.constant dense<-32768> : tensor<i16>
  %v60 = stablehlo.reduce(%v58 init: %v59) applies stablehlo.maximum across dimensions = [0] : (tensor<70x71xi16>, tensor<i16>) -> tensor<71xi16>
  check.expect_eq_const %v60, dense<"0x620062005F006100610061006300630063006300630060006200620062006200620061006100610063006300630063006300600062006200620062006200610061006100630063006300630063006000620062006200620062005F0061006100610063006300630063006300620062006200620062005F0061006100610063006300630063006300620062006200"> : tensor<71xi16>
  %v61 = stablehlo.iota dim = 0 : tensor<20000xi32>
  %v62 = stablehlo.constant dense<7919> : tensor<20000xi32>
  %v63 = stablehlo.multiply %v61, %v62 : tensor<20000xi32>
  %v64 = stablehlo.constant dense<199> : tensor<20000xi32>
  %v65 = stablehlo.remainder %v63, %v64 : tensor<20000xi32>
  %v66 = stablehlo.constant dense<99> : tensor<20000xi32>
  %v67 = stablehlo.subtract %v65, %v66 : tensor<20000xi32>
  %v68 = stablehlo.convert %v67 : (tensor<20000xi32>) -> tensor<20000xi16>
  %v69 = stablehlo.reshape %v68 : (tensor<20000xi16>) -> tensor<200x100xi16>
  %v70 = stablehlo.optimization_barrier %v69 : tensor<200x100xi16>
  %v71 = stablehlo.constant dense<-32768> : tensor<i16>
  %v72 = stablehlo.reduce(%v70 init: %v71) applies stablehlo.maximum across dimensions = [0] : (tensor<200x100xi16>, tensor<i16>) -> tensor<100xi16>
  check.expect_eq_const %v72, dense<"0x6300630063006300630063006300630063006300630063006300630063006300630063006300630063006300630063006300630063006300630063006300630063006300630063006300630063006300630063006300630063006300630063006300630063006300630063006300630063006300630063006300630063006300630063006300630063006300630063006300630063006300630063006300630063006300630063006300630063006300630063006300630063006300630063006300630063006300"> : tensor<100xi16>
  %v73 = stablehlo.iota dim = 0 : tensor<8255xi32>
  %v74 = stablehlo.constant dense<7919> : tensor<8255xi32>
  %v75 = stablehlo.multiply %v73, %v74 : tensor<8255xi32>
  %v76 = stablehlo.constant dense<199> : tensor<8255xi32>
  %v77 = stablehlo.remainder %v75, %v76 : tensor<8255xi32>
  %v78 = stablehlo.constant dense<99> : tensor<8255xi32>
  %v79 = stablehlo.subtract %v77, %v78 : tensor<8255xi32>
  %v80 = stablehlo.convert %v79 : (tensor<8255xi32>) -> tensor<8255xi16>
  %v81 = stablehlo.reshape %v80 : (tensor<8255xi16>) -> tensor<65x127xi16>
  %v82 = stablehlo.optimization_barrier %v81 : tensor<65x127xi16>
  %v83 = stablehlo.constant dense<-32768> : tensor<i16>
  %v84 = stablehlo.reduce(%v82 init: %v83) applies stablehlo.maximum across dimensions = [0] : (tensor<65x127xi16>, tensor<i16>) -> tensor<127xi16>
  check.expect_eq_const %v84, dense<"0x4D0063005F0057004F006300600059005100630062005A005300630063005C0054004D0063005E0056004E006300600058005000630062005A005200630063005C005400630063005E0056004E0063005F00580050006300610059005200630063005B005300630063005D0055004D0063005F0057004F006300610059005100630063005B005300630063005D0055004D0063005E0057004F006300600058005100630062005A005200630063005C0054004C0063005E0056004E006300600058005000630062005A005200630063005C005400630063005D0056004E0063005F00570050006300610059005100630063005B005300630063005D005500"> : tensor<127xi16>
  %v85 = stablehlo.iota dim = 0 : tensor<833xi32>
  %v86 = stablehlo.constant dense<7919> : tensor<833xi32>
  %v87 = stablehlo.multiply %v85, %v86 : tensor<833xi32>
  %v88 = stablehlo.constant dense<199> : tensor<833xi32>
  %v89 = stablehlo.remainder %v87, %v88 : tensor<833xi32>
  %v90 = stablehlo.constant dense<99> : tensor<833xi32>
  %v91 = stablehlo.subtract %v89, %v90 : tensor<833xi32>
  %v92 = stablehlo.convert %v91 : (tensor<833xi32>) -> tensor<833xi16>
  %v93 = stablehlo.reshape %v92 : (tensor<833xi16>) -> tensor<17x49xi16>
  %v94 = stablehlo.optimization_barrier %v93 : tensor<17x49xi16>
  %v95 = stablehlo.constant dense<-32768> : tensor<i16>
  %v96 = stablehlo.reduce(%v94 init: %v95) applies stablehlo.maximum across dimensions = [0] : (tensor<17x49xi16>, tensor<i16>) -> tensor<49xi16>
  check.expect_eq_const %v96, dense<"0x5A00570054005A0061005E00510061005E005B0061005E005B0061005E005B0058005E005B0062005500520062005F005C0062005F005C0062005F005C0059005F005C00630056005300630060005D00630060005D00630060005D00630060005D00"> : tensor<49xi16>
  %v97 = stablehlo.iota dim = 0 : tensor<4970xi32>
  %v98 = stablehlo.constant dense<7919> : tensor<4970xi32>
  %v99 = stablehlo.multiply %v97, %v98 : tensor<4970xi32>
  %v100 = stablehlo.constant dense<199> : tensor<4970xi32>
  %v101 = stablehlo.remainder %v99, %v100 : tensor<4970xi32>
  %v102 = stablehlo.constant dense<99> : tensor<4970xi32>
  %v103 = stablehlo.subtract %v101, %v102 : tensor<4970xi32>
  %v104 = stablehlo.convert %v103 : (tensor<4970xi32>) -> tensor<4970xbf16>
  %v105 = stablehlo.reshape %v104 : (tensor<4970xbf16>) -> tensor<70x71xbf16>
  %v106 = stablehlo.optimization_barrier %v105 : tensor<70x71xbf16>
  %v107 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %v108 = stablehlo.reduce(%v106 init: %v107) applies stablehlo.maximum across dimensions = [0] : (tensor<70x71xbf16>, tensor<bf16>) -> tensor<71xbf16>
  check.expect_eq_const %v108, dense<"0xC442C442BE42C242C242C242C642C642C642C642C642C042C442C442C442C442C442C242C242C242C642C642C642C642C642C042C442C442C442C442C442C242C242C242C642C642C642C642C642C042C442C442C442C442C442BE42C242C242C242C642C642C642C642C642C442C442C442C442C442BE42C242C242C242C642C642C642C642C642C442C442C442"> : tensor<71xbf16>
  %v109 = stablehlo.iota dim = 0 : tensor<20000xi32>
  %v110 = stablehlo.constant dense<7919> : tensor<20000xi32>
  %v111 = stablehlo.multiply %v109, %v110 : tensor<20000xi32>
  %v112 = stablehlo.constant dense<199> : tensor<20000xi32>
  %v113 = stablehlo.remainder %v111, %v112 : tensor<20000xi32>
  %v114 = stablehlo.constant dense<99> : tensor<20000xi32>
  %v115 = stablehlo.subtract %v113, %v114 : tensor<20000xi32>
  %v116 = stablehlo.convert %v115 : (tensor<20000xi32>) -> tensor<20000xbf16>
  %v117 = stablehlo.reshape %v116 : (tensor<20000xbf16>) -> tensor<200x100xbf16>
  %v118 = stablehlo.optimization_barrier %v117 : tensor<200x100xbf16>
  %v119 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %v120 = stablehlo.reduce(%v118 init: %v119) applies stablehlo.maximum across dimensions = [0] : (tensor<200x100xbf16>, tensor<bf16>) -> tensor<100xbf16>
  check.expect_eq_const %v120, dense<"0xC642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642C642"> : tensor<100xbf16>
  %v121 = stablehlo.iota dim = 0 : tensor<8255xi32>
  %v122 = stablehlo.constant dense<7919> : tensor<8255xi32>
  %v123 = stablehlo.multiply %v121, %v122 : tensor<8255xi32>
  %v124 = stablehlo.constant dense<199> : tensor<8255xi32>
  %v125 = stablehlo.remainder %v123, %v124 : tensor<8255xi32>
  %v126 = stablehlo.constant dense<99> : tensor<8255xi32>
  %v127 = stablehlo.subtract %v125, %v126 : tensor<8255xi32>
  %v128 = stablehlo.convert %v127 : (tensor<8255xi32>) -> tensor<8255xbf16>
  %v129 = stablehlo.reshape %v128 : (tensor<8255xbf16>) -> tensor<65x127xbf16>
  %v130 = stablehlo.optimization_barrier %v129 : tensor<65x127xbf16>
  %v131 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %v132 = stablehlo.reduce(%v130 init: %v131) applies stablehlo.maximum across dimensions = [0] : (tensor<65x127xbf16>, tensor<bf16>) -> tensor<127xbf16>
  check.expect_eq_const %v132, dense<"0x9A42C642BE42AE429E42C642C042B242A242C642C442B442A642C642C642B842A8429A42C642BC42AC429C42C642C042B042A042C642C442B442A442C642C642B842A842C642C642BC42AC429C42C642BE42B042A042C642C242B242A442C642C642B642A642C642C642BA42AA429A42C642BE42AE429E42C642C242B242A242C642C642B642A642C642C642BA42AA429A42C642BC42AE429E42C642C042B042A242C642C442B442A442C642C642B842A8429842C642BC42AC429C42C642C042B042A042C642C442B442A442C642C642B842A842C642C642BA42AC429C42C642BE42AE42A042C642C242B242A242C642C642B642A642C642C642BA42AA42"> : tensor<127xbf16>
  %v133 = stablehlo.iota dim = 0 : tensor<833xi32>
  %v134 = stablehlo.constant dense<7919> : tensor<833xi32>
  %v135 = stablehlo.multiply %v133, %v134 : tensor<833xi32>
  %v136 = stablehlo.constant dense<199> : tensor<833xi32>
  %v137 = stablehlo.remainder %v135, %v136 : tensor<833xi32>
  %v138 = stablehlo.constant dense<99> : tensor<833xi32>
  %v139 = stablehlo.subtract %v137, %v138 : tensor<833xi32>
  %v140 = stablehlo.convert %v139 : (tensor<833xi32>) -> tensor<833xbf16>
  %v141 = stablehlo.reshape %v140 : (tensor<833xbf16>) -> tensor<17x49xbf16>
  %v142 = stablehlo.optimization_barrier %v141 : tensor<17x49xbf16>
  %v143 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %v144 = stablehlo.reduce(%v142 init: %v143) applies stablehlo.maximum across dimensions = [0] : (tensor<17x49xbf16>, tensor<bf16>) -> tensor<49xbf16>
  check.expect_eq_const %v144, dense<"0xB442AE42A842B442C242BC42A242C242BC42B642C242BC42B642C242BC42B642B042BC42B642C442AA42A442C442BE42B842C442BE42B842C442BE42B842B242BE42B842C642AC42A642C642C042BA42C642C042BA42C642C042BA42C642C042BA42"> : tensor<49xbf16>
  %v145 = stablehlo.iota dim = 0 : tensor<4970xi32>
  %v146 = stablehlo.constant dense<7919> : tensor<4970xi32>
  %v147 = stablehlo.multiply %v145, %v146 : tensor<4970xi32>
  %v148 = stablehlo.constant dense<199> : tensor<4970xi32>
  %v149 = stablehlo.remainder %v147, %v148 : tensor<4970xi32>
  %v150 = stablehlo.constant dense<99> : tensor<4970xi32>
  %v151 = stablehlo.subtract %v149, %v150 : tensor<4970xi32>
  %v152 = stablehlo.convert %v151 : (tensor<4970xi32>) -> tensor<4970xf16>
  %v153 = stablehlo.reshape %v152 : (tensor<4970xf16>) -> tensor<70x71xf16>
  %v154 = stablehlo.optimization_barrier %v153 : tensor<70x71xf16>
  %v155 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %v156 = stablehlo.reduce(%v154 init: %v155) applies stablehlo.maximum across dimensions = [0] : (tensor<70x71xf16>, tensor<f16>) -> tensor<71xf16>
  check.expect_eq_const %v156, dense<"0x20562056F055105610561056305630563056305630560056205620562056205620561056105610563056305630563056305600562056205620562056205610561056105630563056305630563056005620562056205620562056F0551056105610563056305630563056305620562056205620562056F05510561056105630563056305630563056205620562056"> : tensor<71xf16>
  %v157 = stablehlo.iota dim = 0 : tensor<20000xi32>
  %v158 = stablehlo.constant dense<7919> : tensor<20000xi32>
  %v159 = stablehlo.multiply %v157, %v158 : tensor<20000xi32>
  %v160 = stablehlo.constant dense<199> : tensor<20000xi32>
  %v161 = stablehlo.remainder %v159, %v160 : tensor<20000xi32>
  %v162 = stablehlo.constant dense<99> : tensor<20000xi32>
  %v163 = stablehlo.subtract %v161, %v162 : tensor<20000xi32>
  %v164 = stablehlo.convert %v163 : (tensor<20000xi32>) -> tensor<20000xf16>
  %v165 = stablehlo.reshape %v164 : (tensor<20000xf16>) -> tensor<200x100xf16>
  %v166 = stablehlo.optimization_barrier %v165 : tensor<200x100xf16>
  %v167 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %v168 = stablehlo.reduce(%v166 init: %v167) applies stablehlo.maximum across dimensions = [0] : (tensor<200x100xf16>, tensor<f16>) -> tensor<100xf16>
  check.expect_eq_const %v168, dense<"0x3056305630563056305630563056305630563056305630563056305630563056305630563056305630563056305630563056305630563056305630563056305630563056305630563056305630563056305630563056305630563056305630563056305630563056305630563056305630563056305630563056305630563056305630563056305630563056305630563056305630563056305630563056305630563056305630563056305630563056305630563056305630563056305630563056305630563056"> : tensor<100xf16>
  %v169 = stablehlo.iota dim = 0 : tensor<8255xi32>
  %v170 = stablehlo.constant dense<7919> : tensor<8255xi32>
  %v171 = stablehlo.multiply %v169, %v170 : tensor<8255xi32>
  %v172 = stablehlo.constant dense<199> : tensor<8255xi32>
  %v173 = stablehlo.remainder %v171, %v172 : tensor<8255xi32>
  %v174 = stablehlo.constant dense<99> : tensor<8255xi32>
  %v175 = stablehlo.subtract %v173, %v174 : tensor<8255xi32>
  %v176 = stablehlo.convert %v175 : (tensor<8255xi32>) -> tensor<8255xf16>
  %v177 = stablehlo.reshape %v176 : (tensor<8255xf16>) -> tensor<65x127xf16>
  %v178 = stablehlo.optimization_barrier %v177 : tensor<65x127xf16>
  %v179 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %v180 = stablehlo.reduce(%v178 init: %v179) applies stablehlo.maximum across dimensions = [0] : (tensor<65x127xf16>, tensor<f16>) -> tensor<127xf16>
  check.expect_eq_const %v180, dense<"0xD0543056F0557055F054305600569055105530562056A055305530563056C0554055D0543056E0556055E054305600568055005530562056A055205530563056C055405530563056E0556055E0543056F05580550055305610569055205530563056B055305530563056D0555055D0543056F0557055F054305610569055105530563056B055305530563056D0555055D0543056E0557055F054305600568055105530562056A055205530563056C0554055C0543056E0556055E054305600568055005530562056A055205530563056C055405530563056D0556055E0543056F05570550055305610569055105530563056B055305530563056D0555055"> : tensor<127xf16>
  %v181 = stablehlo.iota dim = 0 : tensor<833xi32>
  %v182 = stablehlo.constant dense<7919> : tensor<833xi32>
  %v183 = stablehlo.multiply %v181, %v182 : tensor<833xi32>
  %v184 = stablehlo.constant dense<199> : tensor<833xi32>
  %v185 = stablehlo.remainder %v183, %v184 : tensor<833xi32>
  %v186 = stablehlo.constant dense<99> : tensor<833xi32>
  %v187 = stablehlo.subtract %v185, %v186 : tensor<833xi32>
  %v188 = stablehlo.convert %v187 : (tensor<833xi32>) -> tensor<833xf16>
  %v189 = stablehlo.reshape %v188 : (tensor<833xf16>) -> tensor<17x49xf16>
  %v190 = stablehlo.optimization_barrier %v189 : tensor<17x49xf16>
  %v191 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %v192 = stablehlo.reduce(%v190 init: %v191) applies stablehlo.maximum across dimensions = [0] : (tensor<17x49xf16>, tensor<f16>) -> tensor<49xf16>
  check.expect_eq_const %v192, dense<"0xA05570554055A0551056E05510551056E055B0551056E055B0551056E055B0558055E055B0552056505520552056F055C0552056F055C0552056F055C0559055F055C05530566055305530560056D05530560056D05530560056D05530560056D055"> : tensor<49xf16>
  return
}
