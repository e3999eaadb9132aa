// argmax and argmin of numbers of 64 bits along rows and across them: with ties,
// NaN, zeros of both signs, and indices that ascend, descend, and have no sign.
// Oracle: the same of 32 bits.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %v1 = stablehlo.iota dim = 0 : tensor<2775xi32>
  %v2 = util.unfoldable_constant dense<37> : tensor<i32>
  %v3 = stablehlo.broadcast_in_dim %v2, dims = [] : (tensor<i32>) -> tensor<2775xi32>
  %v4 = stablehlo.multiply %v1, %v3 : tensor<2775xi32>
  %v5 = stablehlo.constant dense<1009> : tensor<2775xi32>
  %v6 = stablehlo.remainder %v4, %v5 : tensor<2775xi32>
  %v7 = stablehlo.constant dense<504> : tensor<2775xi32>
  %v8 = stablehlo.subtract %v6, %v7 : tensor<2775xi32>
  %v9 = stablehlo.reshape %v8 : (tensor<2775xi32>) -> tensor<37x75xi32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<37x75xi32>
  %v11 = stablehlo.iota dim = 1 : tensor<37x75xi64>
  %v12 = stablehlo.convert %v10 : (tensor<37x75xi32>) -> tensor<37x75xi64>
  %v13 = stablehlo.optimization_barrier %v12 : tensor<37x75xi64>
  %v14 = stablehlo.constant dense<-2147483648> : tensor<i64>
  %v15 = stablehlo.constant dense<0> : tensor<i64>
  %v16:2 = stablehlo.reduce(%v13 init: %v14), (%v11 init: %v15) across dimensions = [1] : (tensor<37x75xi64>, tensor<37x75xi64>, tensor<i64>, tensor<i64>) -> (tensor<37xi64>, tensor<37xi64>)
    reducer(%a: tensor<i64>, %b: tensor<i64>) (%p: tensor<i64>, %q: tensor<i64>) {
      %k1 = stablehlo.compare GT, %a, %b, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<i64>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i64>
      stablehlo.return %k8, %k9 : tensor<i64>, tensor<i64>
    }
  %v17 = stablehlo.optimization_barrier %v16#0 : tensor<37xi64>
  %v18 = stablehlo.optimization_barrier %v16#1 : tensor<37xi64>
  %v19 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %v20 = stablehlo.constant dense<0> : tensor<i64>
  %v21:2 = stablehlo.reduce(%v10 init: %v19), (%v11 init: %v20) across dimensions = [1] : (tensor<37x75xi32>, tensor<37x75xi64>, tensor<i32>, tensor<i64>) -> (tensor<37xi32>, tensor<37xi64>)
    reducer(%a: tensor<i32>, %b: tensor<i32>) (%p: tensor<i64>, %q: tensor<i64>) {
      %k1 = stablehlo.compare GT, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<i32>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i64>
      stablehlo.return %k8, %k9 : tensor<i32>, tensor<i64>
    }
  %v22 = stablehlo.optimization_barrier %v21#0 : tensor<37xi32>
  %v23 = stablehlo.optimization_barrier %v21#1 : tensor<37xi64>
  %v24 = stablehlo.convert %v22 : (tensor<37xi32>) -> tensor<37xi64>
  check.expect_eq %v17, %v24 : tensor<37xi64>
  check.expect_eq %v18, %v23 : tensor<37xi64>
  %v25 = stablehlo.iota dim = 0 : tensor<2775xi32>
  %v26 = util.unfoldable_constant dense<37> : tensor<i32>
  %v27 = stablehlo.broadcast_in_dim %v26, dims = [] : (tensor<i32>) -> tensor<2775xi32>
  %v28 = stablehlo.multiply %v25, %v27 : tensor<2775xi32>
  %v29 = stablehlo.constant dense<11> : tensor<2775xi32>
  %v30 = stablehlo.remainder %v28, %v29 : tensor<2775xi32>
  %v31 = stablehlo.constant dense<5> : tensor<2775xi32>
  %v32 = stablehlo.subtract %v30, %v31 : tensor<2775xi32>
  %v33 = stablehlo.reshape %v32 : (tensor<2775xi32>) -> tensor<37x75xi32>
  %v34 = stablehlo.optimization_barrier %v33 : tensor<37x75xi32>
  %v35 = stablehlo.iota dim = 0 : tensor<37x75xi32>
  %v36 = stablehlo.convert %v34 : (tensor<37x75xi32>) -> tensor<37x75xi64>
  %v37 = stablehlo.optimization_barrier %v36 : tensor<37x75xi64>
  %v38 = stablehlo.constant dense<2147483647> : tensor<i64>
  %v39 = stablehlo.constant dense<0> : tensor<i32>
  %v40:2 = stablehlo.reduce(%v37 init: %v38), (%v35 init: %v39) across dimensions = [0] : (tensor<37x75xi64>, tensor<37x75xi32>, tensor<i64>, tensor<i32>) -> (tensor<75xi64>, tensor<75xi32>)
    reducer(%a: tensor<i64>, %b: tensor<i64>) (%p: tensor<i32>, %q: tensor<i32>) {
      %k1 = stablehlo.compare LT, %a, %b, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<i64>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i32>
      stablehlo.return %k8, %k9 : tensor<i64>, tensor<i32>
    }
  %v41 = stablehlo.optimization_barrier %v40#0 : tensor<75xi64>
  %v42 = stablehlo.optimization_barrier %v40#1 : tensor<75xi32>
  %v43 = stablehlo.constant dense<2147483647> : tensor<i32>
  %v44 = stablehlo.constant dense<0> : tensor<i32>
  %v45:2 = stablehlo.reduce(%v34 init: %v43), (%v35 init: %v44) across dimensions = [0] : (tensor<37x75xi32>, tensor<37x75xi32>, tensor<i32>, tensor<i32>) -> (tensor<75xi32>, tensor<75xi32>)
    reducer(%a: tensor<i32>, %b: tensor<i32>) (%p: tensor<i32>, %q: tensor<i32>) {
      %k1 = stablehlo.compare LT, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<i32>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i32>
      stablehlo.return %k8, %k9 : tensor<i32>, tensor<i32>
    }
  %v46 = stablehlo.optimization_barrier %v45#0 : tensor<75xi32>
  %v47 = stablehlo.optimization_barrier %v45#1 : tensor<75xi32>
  %v48 = stablehlo.convert %v46 : (tensor<75xi32>) -> tensor<75xi64>
  check.expect_eq %v41, %v48 : tensor<75xi64>
  check.expect_eq %v42, %v47 : tensor<75xi32>
  %v49 = stablehlo.iota dim = 0 : tensor<189xi32>
  %v50 = util.unfoldable_constant dense<37> : tensor<i32>
  %v51 = stablehlo.broadcast_in_dim %v50, dims = [] : (tensor<i32>) -> tensor<189xi32>
  %v52 = stablehlo.multiply %v49, %v51 : tensor<189xi32>
  %v53 = stablehlo.constant dense<5> : tensor<189xi32>
  %v54 = stablehlo.remainder %v52, %v53 : tensor<189xi32>
  %v55 = stablehlo.constant dense<2> : tensor<189xi32>
  %v56 = stablehlo.subtract %v54, %v55 : tensor<189xi32>
  %v57 = stablehlo.convert %v56 : (tensor<189xi32>) -> tensor<189xui32>
  %v58 = stablehlo.reshape %v57 : (tensor<189xui32>) -> tensor<21x9xui32>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<21x9xui32>
  %v60 = stablehlo.iota dim = 1 : tensor<21x9xi32>
  %v61 = stablehlo.constant dense<40> : tensor<21x9xi32>
  %v62 = stablehlo.subtract %v61, %v60 : tensor<21x9xi32>
  %v63 = stablehlo.convert %v59 : (tensor<21x9xui32>) -> tensor<21x9xui64>
  %v64 = stablehlo.optimization_barrier %v63 : tensor<21x9xui64>
  %v65 = stablehlo.constant dense<0> : tensor<ui64>
  %v66 = stablehlo.constant dense<0> : tensor<i32>
  %v67:2 = stablehlo.reduce(%v64 init: %v65), (%v62 init: %v66) across dimensions = [1] : (tensor<21x9xui64>, tensor<21x9xi32>, tensor<ui64>, tensor<i32>) -> (tensor<21xui64>, tensor<21xi32>)
    reducer(%a: tensor<ui64>, %b: tensor<ui64>) (%p: tensor<i32>, %q: tensor<i32>) {
      %k1 = stablehlo.compare GT, %a, %b, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<ui64>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i32>
      stablehlo.return %k8, %k9 : tensor<ui64>, tensor<i32>
    }
  %v68 = stablehlo.optimization_barrier %v67#0 : tensor<21xui64>
  %v69 = stablehlo.optimization_barrier %v67#1 : tensor<21xi32>
  %v70 = stablehlo.constant dense<0> : tensor<ui32>
  %v71 = stablehlo.constant dense<0> : tensor<i32>
  %v72:2 = stablehlo.reduce(%v59 init: %v70), (%v62 init: %v71) across dimensions = [1] : (tensor<21x9xui32>, tensor<21x9xi32>, tensor<ui32>, tensor<i32>) -> (tensor<21xui32>, tensor<21xi32>)
    reducer(%a: tensor<ui32>, %b: tensor<ui32>) (%p: tensor<i32>, %q: tensor<i32>) {
      %k1 = stablehlo.compare GT, %a, %b, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<ui32>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i32>
      stablehlo.return %k8, %k9 : tensor<ui32>, tensor<i32>
    }
  %v73 = stablehlo.optimization_barrier %v72#0 : tensor<21xui32>
  %v74 = stablehlo.optimization_barrier %v72#1 : tensor<21xi32>
  %v75 = stablehlo.convert %v73 : (tensor<21xui32>) -> tensor<21xui64>
  check.expect_eq %v68, %v75 : tensor<21xui64>
  check.expect_eq %v69, %v74 : tensor<21xi32>
  %v76 = stablehlo.iota dim = 0 : tensor<12040xi32>
  %v77 = util.unfoldable_constant dense<37> : tensor<i32>
  %v78 = stablehlo.broadcast_in_dim %v77, dims = [] : (tensor<i32>) -> tensor<12040xi32>
  %v79 = stablehlo.multiply %v76, %v78 : tensor<12040xi32>
  %v80 = stablehlo.constant dense<5> : tensor<12040xi32>
  %v81 = stablehlo.remainder %v79, %v80 : tensor<12040xi32>
  %v82 = stablehlo.constant dense<2> : tensor<12040xi32>
  %v83 = stablehlo.subtract %v81, %v82 : tensor<12040xi32>
  %v84 = stablehlo.convert %v83 : (tensor<12040xi32>) -> tensor<12040xui32>
  %v85 = stablehlo.reshape %v84 : (tensor<12040xui32>) -> tensor<40x301xui32>
  %v86 = stablehlo.optimization_barrier %v85 : tensor<40x301xui32>
  %v87 = stablehlo.iota dim = 0 : tensor<40x301xui32>
  %v88 = stablehlo.constant dense<20> : tensor<40x301xui32>
  %v89 = stablehlo.subtract %v88, %v87 : tensor<40x301xui32>
  %v90 = stablehlo.convert %v86 : (tensor<40x301xui32>) -> tensor<40x301xui64>
  %v91 = stablehlo.optimization_barrier %v90 : tensor<40x301xui64>
  %v92 = stablehlo.constant dense<4294967295> : tensor<ui64>
  %v93 = stablehlo.constant dense<0> : tensor<ui32>
  %v94:2 = stablehlo.reduce(%v91 init: %v92), (%v89 init: %v93) across dimensions = [0] : (tensor<40x301xui64>, tensor<40x301xui32>, tensor<ui64>, tensor<ui32>) -> (tensor<301xui64>, tensor<301xui32>)
    reducer(%a: tensor<ui64>, %b: tensor<ui64>) (%p: tensor<ui32>, %q: tensor<ui32>) {
      %k1 = stablehlo.compare LT, %a, %b, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<ui64>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<ui32>
      stablehlo.return %k8, %k9 : tensor<ui64>, tensor<ui32>
    }
  %v95 = stablehlo.optimization_barrier %v94#0 : tensor<301xui64>
  %v96 = stablehlo.optimization_barrier %v94#1 : tensor<301xui32>
  %v97 = stablehlo.constant dense<4294967295> : tensor<ui32>
  %v98 = stablehlo.constant dense<0> : tensor<ui32>
  %v99:2 = stablehlo.reduce(%v86 init: %v97), (%v89 init: %v98) across dimensions = [0] : (tensor<40x301xui32>, tensor<40x301xui32>, tensor<ui32>, tensor<ui32>) -> (tensor<301xui32>, tensor<301xui32>)
    reducer(%a: tensor<ui32>, %b: tensor<ui32>) (%p: tensor<ui32>, %q: tensor<ui32>) {
      %k1 = stablehlo.compare LT, %a, %b, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<ui32>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<ui32>
      stablehlo.return %k8, %k9 : tensor<ui32>, tensor<ui32>
    }
  %v100 = stablehlo.optimization_barrier %v99#0 : tensor<301xui32>
  %v101 = stablehlo.optimization_barrier %v99#1 : tensor<301xui32>
  %v102 = stablehlo.convert %v100 : (tensor<301xui32>) -> tensor<301xui64>
  check.expect_eq %v95, %v102 : tensor<301xui64>
  check.expect_eq %v96, %v101 : tensor<301xui32>
  %v103 = stablehlo.iota dim = 0 : tensor<1330xi32>
  %v104 = util.unfoldable_constant dense<37> : tensor<i32>
  %v105 = stablehlo.broadcast_in_dim %v104, dims = [] : (tensor<i32>) -> tensor<1330xi32>
  %v106 = stablehlo.multiply %v103, %v105 : tensor<1330xi32>
  %v107 = stablehlo.constant dense<331> : tensor<1330xi32>
  %v108 = stablehlo.remainder %v106, %v107 : tensor<1330xi32>
  %v109 = stablehlo.constant dense<165> : tensor<1330xi32>
  %v110 = stablehlo.subtract %v108, %v109 : tensor<1330xi32>
  %v111 = stablehlo.convert %v110 : (tensor<1330xi32>) -> tensor<1330xf32>
  %v112 = stablehlo.reshape %v111 : (tensor<1330xf32>) -> tensor<19x70xf32>
  %v113 = stablehlo.optimization_barrier %v112 : tensor<19x70xf32>
  %v114 = stablehlo.iota dim = 0 : tensor<1330xi32>
  %v115 = util.unfoldable_constant dense<37> : tensor<i32>
  %v116 = stablehlo.broadcast_in_dim %v115, dims = [] : (tensor<i32>) -> tensor<1330xi32>
  %v117 = stablehlo.multiply %v114, %v116 : tensor<1330xi32>
  %v118 = stablehlo.constant dense<7> : tensor<1330xi32>
  %v119 = stablehlo.remainder %v117, %v118 : tensor<1330xi32>
  %v120 = stablehlo.constant dense<3> : tensor<1330xi32>
  %v121 = stablehlo.subtract %v119, %v120 : tensor<1330xi32>
  %v122 = stablehlo.convert %v121 : (tensor<1330xi32>) -> tensor<1330xf32>
  %v123 = stablehlo.reshape %v122 : (tensor<1330xf32>) -> tensor<19x70xf32>
  %v124 = stablehlo.optimization_barrier %v123 : tensor<19x70xf32>
  %v125 = stablehlo.constant dense<0.0> : tensor<19x70xf32>
  %v126 = stablehlo.multiply %v124, %v125 : tensor<19x70xf32>
  %v127 = stablehlo.optimization_barrier %v126 : tensor<19x70xf32>
  %v128 = stablehlo.iota dim = 1 : tensor<19x70xi64>
  %v129 = stablehlo.convert %v127 : (tensor<19x70xf32>) -> tensor<19x70xf64>
  %v130 = stablehlo.optimization_barrier %v129 : tensor<19x70xf64>
  %v131 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %v132 = stablehlo.constant dense<0> : tensor<i64>
  %v133:2 = stablehlo.reduce(%v130 init: %v131), (%v128 init: %v132) across dimensions = [1] : (tensor<19x70xf64>, tensor<19x70xi64>, tensor<f64>, tensor<i64>) -> (tensor<19xf64>, tensor<19xi64>)
    reducer(%a: tensor<f64>, %b: tensor<f64>) (%p: tensor<i64>, %q: tensor<i64>) {
      %k1 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<f64>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i64>
      stablehlo.return %k8, %k9 : tensor<f64>, tensor<i64>
    }
  %v134 = stablehlo.optimization_barrier %v133#0 : tensor<19xf64>
  %v135 = stablehlo.optimization_barrier %v133#1 : tensor<19xi64>
  %v136 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %v137 = stablehlo.constant dense<0> : tensor<i64>
  %v138:2 = stablehlo.reduce(%v127 init: %v136), (%v128 init: %v137) across dimensions = [1] : (tensor<19x70xf32>, tensor<19x70xi64>, tensor<f32>, tensor<i64>) -> (tensor<19xf32>, tensor<19xi64>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%p: tensor<i64>, %q: tensor<i64>) {
      %k1 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<f32>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i64>
      stablehlo.return %k8, %k9 : tensor<f32>, tensor<i64>
    }
  %v139 = stablehlo.optimization_barrier %v138#0 : tensor<19xf32>
  %v140 = stablehlo.optimization_barrier %v138#1 : tensor<19xi64>
  %v141 = stablehlo.convert %v139 : (tensor<19xf32>) -> tensor<19xf64>
  %v142 = stablehlo.bitcast_convert %v134 : (tensor<19xf64>) -> tensor<19xi64>
  %v143 = stablehlo.bitcast_convert %v141 : (tensor<19xf64>) -> tensor<19xi64>
  check.expect_eq %v142, %v143 : tensor<19xi64>
  check.expect_eq %v135, %v140 : tensor<19xi64>
  %v144 = stablehlo.iota dim = 0 : tensor<1330xi32>
  %v145 = util.unfoldable_constant dense<37> : tensor<i32>
  %v146 = stablehlo.broadcast_in_dim %v145, dims = [] : (tensor<i32>) -> tensor<1330xi32>
  %v147 = stablehlo.multiply %v144, %v146 : tensor<1330xi32>
  %v148 = stablehlo.constant dense<997> : tensor<1330xi32>
  %v149 = stablehlo.remainder %v147, %v148 : tensor<1330xi32>
  %v150 = stablehlo.constant dense<498> : tensor<1330xi32>
  %v151 = stablehlo.subtract %v149, %v150 : tensor<1330xi32>
  %v152 = stablehlo.convert %v151 : (tensor<1330xi32>) -> tensor<1330xf32>
  %v153 = stablehlo.reshape %v152 : (tensor<1330xf32>) -> tensor<19x70xf32>
  %v154 = stablehlo.optimization_barrier %v153 : tensor<19x70xf32>
  %v155 = stablehlo.multiply %v154, %v126 : tensor<19x70xf32>
  %v156 = stablehlo.optimization_barrier %v155 : tensor<19x70xf32>
  %v157 = stablehlo.divide %v113, %v156 : tensor<19x70xf32>
  %v158 = stablehlo.optimization_barrier %v157 : tensor<19x70xf32>
  %v159 = stablehlo.iota dim = 1 : tensor<19x70xi64>
  %v160 = stablehlo.convert %v158 : (tensor<19x70xf32>) -> tensor<19x70xf64>
  %v161 = stablehlo.optimization_barrier %v160 : tensor<19x70xf64>
  %v162 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %v163 = stablehlo.constant dense<0> : tensor<i64>
  %v164:2 = stablehlo.reduce(%v161 init: %v162), (%v159 init: %v163) across dimensions = [1] : (tensor<19x70xf64>, tensor<19x70xi64>, tensor<f64>, tensor<i64>) -> (tensor<19xf64>, tensor<19xi64>)
    reducer(%a: tensor<f64>, %b: tensor<f64>) (%p: tensor<i64>, %q: tensor<i64>) {
      %k1 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<f64>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i64>
      stablehlo.return %k8, %k9 : tensor<f64>, tensor<i64>
    }
  %v165 = stablehlo.optimization_barrier %v164#0 : tensor<19xf64>
  %v166 = stablehlo.optimization_barrier %v164#1 : tensor<19xi64>
  %v167 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %v168 = stablehlo.constant dense<0> : tensor<i64>
  %v169:2 = stablehlo.reduce(%v158 init: %v167), (%v159 init: %v168) across dimensions = [1] : (tensor<19x70xf32>, tensor<19x70xi64>, tensor<f32>, tensor<i64>) -> (tensor<19xf32>, tensor<19xi64>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%p: tensor<i64>, %q: tensor<i64>) {
      %k1 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<f32>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i64>
      stablehlo.return %k8, %k9 : tensor<f32>, tensor<i64>
    }
  %v170 = stablehlo.optimization_barrier %v169#0 : tensor<19xf32>
  %v171 = stablehlo.optimization_barrier %v169#1 : tensor<19xi64>
  %v172 = stablehlo.convert %v170 : (tensor<19xf32>) -> tensor<19xf64>
  %v173 = stablehlo.bitcast_convert %v165 : (tensor<19xf64>) -> tensor<19xi64>
  %v174 = stablehlo.bitcast_convert %v172 : (tensor<19xf64>) -> tensor<19xi64>
  check.expect_eq %v173, %v174 : tensor<19xi64>
  check.expect_eq %v166, %v171 : tensor<19xi64>
  %v175 = stablehlo.iota dim = 1 : tensor<19x70xi64>
  %v176 = stablehlo.convert %v113 : (tensor<19x70xf32>) -> tensor<19x70xf64>
  %v177 = stablehlo.optimization_barrier %v176 : tensor<19x70xf64>
  %v178 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %v179 = stablehlo.constant dense<0> : tensor<i64>
  %v180:2 = stablehlo.reduce(%v177 init: %v178), (%v175 init: %v179) across dimensions = [1] : (tensor<19x70xf64>, tensor<19x70xi64>, tensor<f64>, tensor<i64>) -> (tensor<19xf64>, tensor<19xi64>)
    reducer(%a: tensor<f64>, %b: tensor<f64>) (%p: tensor<i64>, %q: tensor<i64>) {
      %k1 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<f64>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i64>
      stablehlo.return %k8, %k9 : tensor<f64>, tensor<i64>
    }
  %v181 = stablehlo.optimization_barrier %v180#0 : tensor<19xf64>
  %v182 = stablehlo.optimization_barrier %v180#1 : tensor<19xi64>
  %v183 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %v184 = stablehlo.constant dense<0> : tensor<i64>
  %v185:2 = stablehlo.reduce(%v113 init: %v183), (%v175 init: %v184) across dimensions = [1] : (tensor<19x70xf32>, tensor<19x70xi64>, tensor<f32>, tensor<i64>) -> (tensor<19xf32>, tensor<19xi64>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%p: tensor<i64>, %q: tensor<i64>) {
      %k1 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<f32>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i64>
      stablehlo.return %k8, %k9 : tensor<f32>, tensor<i64>
    }
  %v186 = stablehlo.optimization_barrier %v185#0 : tensor<19xf32>
  %v187 = stablehlo.optimization_barrier %v185#1 : tensor<19xi64>
  %v188 = stablehlo.convert %v186 : (tensor<19xf32>) -> tensor<19xf64>
  %v189 = stablehlo.bitcast_convert %v181 : (tensor<19xf64>) -> tensor<19xi64>
  %v190 = stablehlo.bitcast_convert %v188 : (tensor<19xf64>) -> tensor<19xi64>
  check.expect_eq %v189, %v190 : tensor<19xi64>
  check.expect_eq %v182, %v187 : tensor<19xi64>
  %v191 = stablehlo.iota dim = 0 : tensor<2310xi32>
  %v192 = util.unfoldable_constant dense<37> : tensor<i32>
  %v193 = stablehlo.broadcast_in_dim %v192, dims = [] : (tensor<i32>) -> tensor<2310xi32>
  %v194 = stablehlo.multiply %v191, %v193 : tensor<2310xi32>
  %v195 = stablehlo.constant dense<331> : tensor<2310xi32>
  %v196 = stablehlo.remainder %v194, %v195 : tensor<2310xi32>
  %v197 = stablehlo.constant dense<165> : tensor<2310xi32>
  %v198 = stablehlo.subtract %v196, %v197 : tensor<2310xi32>
  %v199 = stablehlo.convert %v198 : (tensor<2310xi32>) -> tensor<2310xf32>
  %v200 = stablehlo.reshape %v199 : (tensor<2310xf32>) -> tensor<33x70xf32>
  %v201 = stablehlo.optimization_barrier %v200 : tensor<33x70xf32>
  %v202 = stablehlo.iota dim = 0 : tensor<2310xi32>
  %v203 = util.unfoldable_constant dense<37> : tensor<i32>
  %v204 = stablehlo.broadcast_in_dim %v203, dims = [] : (tensor<i32>) -> tensor<2310xi32>
  %v205 = stablehlo.multiply %v202, %v204 : tensor<2310xi32>
  %v206 = stablehlo.constant dense<7> : tensor<2310xi32>
  %v207 = stablehlo.remainder %v205, %v206 : tensor<2310xi32>
  %v208 = stablehlo.constant dense<3> : tensor<2310xi32>
  %v209 = stablehlo.subtract %v207, %v208 : tensor<2310xi32>
  %v210 = stablehlo.convert %v209 : (tensor<2310xi32>) -> tensor<2310xf32>
  %v211 = stablehlo.reshape %v210 : (tensor<2310xf32>) -> tensor<33x70xf32>
  %v212 = stablehlo.optimization_barrier %v211 : tensor<33x70xf32>
  %v213 = stablehlo.constant dense<0.0> : tensor<33x70xf32>
  %v214 = stablehlo.multiply %v212, %v213 : tensor<33x70xf32>
  %v215 = stablehlo.optimization_barrier %v214 : tensor<33x70xf32>
  %v216 = stablehlo.iota dim = 0 : tensor<33x70xi64>
  %v217 = stablehlo.convert %v215 : (tensor<33x70xf32>) -> tensor<33x70xf64>
  %v218 = stablehlo.optimization_barrier %v217 : tensor<33x70xf64>
  %v219 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %v220 = stablehlo.constant dense<0> : tensor<i64>
  %v221:2 = stablehlo.reduce(%v218 init: %v219), (%v216 init: %v220) across dimensions = [0] : (tensor<33x70xf64>, tensor<33x70xi64>, tensor<f64>, tensor<i64>) -> (tensor<70xf64>, tensor<70xi64>)
    reducer(%a: tensor<f64>, %b: tensor<f64>) (%p: tensor<i64>, %q: tensor<i64>) {
      %k1 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<f64>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i64>
      stablehlo.return %k8, %k9 : tensor<f64>, tensor<i64>
    }
  %v222 = stablehlo.optimization_barrier %v221#0 : tensor<70xf64>
  %v223 = stablehlo.optimization_barrier %v221#1 : tensor<70xi64>
  %v224 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %v225 = stablehlo.constant dense<0> : tensor<i64>
  %v226:2 = stablehlo.reduce(%v215 init: %v224), (%v216 init: %v225) across dimensions = [0] : (tensor<33x70xf32>, tensor<33x70xi64>, tensor<f32>, tensor<i64>) -> (tensor<70xf32>, tensor<70xi64>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%p: tensor<i64>, %q: tensor<i64>) {
      %k1 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<f32>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i64>
      stablehlo.return %k8, %k9 : tensor<f32>, tensor<i64>
    }
  %v227 = stablehlo.optimization_barrier %v226#0 : tensor<70xf32>
  %v228 = stablehlo.optimization_barrier %v226#1 : tensor<70xi64>
  %v229 = stablehlo.convert %v227 : (tensor<70xf32>) -> tensor<70xf64>
  %v230 = stablehlo.bitcast_convert %v222 : (tensor<70xf64>) -> tensor<70xi64>
  %v231 = stablehlo.bitcast_convert %v229 : (tensor<70xf64>) -> tensor<70xi64>
  check.expect_eq %v230, %v231 : tensor<70xi64>
  check.expect_eq %v223, %v228 : tensor<70xi64>
  %v232 = stablehlo.iota dim = 0 : tensor<2310xi32>
  %v233 = util.unfoldable_constant dense<37> : tensor<i32>
  %v234 = stablehlo.broadcast_in_dim %v233, dims = [] : (tensor<i32>) -> tensor<2310xi32>
  %v235 = stablehlo.multiply %v232, %v234 : tensor<2310xi32>
  %v236 = stablehlo.constant dense<997> : tensor<2310xi32>
  %v237 = stablehlo.remainder %v235, %v236 : tensor<2310xi32>
  %v238 = stablehlo.constant dense<498> : tensor<2310xi32>
  %v239 = stablehlo.subtract %v237, %v238 : tensor<2310xi32>
  %v240 = stablehlo.convert %v239 : (tensor<2310xi32>) -> tensor<2310xf32>
  %v241 = stablehlo.reshape %v240 : (tensor<2310xf32>) -> tensor<33x70xf32>
  %v242 = stablehlo.optimization_barrier %v241 : tensor<33x70xf32>
  %v243 = stablehlo.multiply %v242, %v214 : tensor<33x70xf32>
  %v244 = stablehlo.optimization_barrier %v243 : tensor<33x70xf32>
  %v245 = stablehlo.divide %v201, %v244 : tensor<33x70xf32>
  %v246 = stablehlo.optimization_barrier %v245 : tensor<33x70xf32>
  %v247 = stablehlo.iota dim = 0 : tensor<33x70xi64>
  %v248 = stablehlo.convert %v246 : (tensor<33x70xf32>) -> tensor<33x70xf64>
  %v249 = stablehlo.optimization_barrier %v248 : tensor<33x70xf64>
  %v250 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %v251 = stablehlo.constant dense<0> : tensor<i64>
  %v252:2 = stablehlo.reduce(%v249 init: %v250), (%v247 init: %v251) across dimensions = [0] : (tensor<33x70xf64>, tensor<33x70xi64>, tensor<f64>, tensor<i64>) -> (tensor<70xf64>, tensor<70xi64>)
    reducer(%a: tensor<f64>, %b: tensor<f64>) (%p: tensor<i64>, %q: tensor<i64>) {
      %k1 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<f64>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i64>
      stablehlo.return %k8, %k9 : tensor<f64>, tensor<i64>
    }
  %v253 = stablehlo.optimization_barrier %v252#0 : tensor<70xf64>
  %v254 = stablehlo.optimization_barrier %v252#1 : tensor<70xi64>
  %v255 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %v256 = stablehlo.constant dense<0> : tensor<i64>
  %v257:2 = stablehlo.reduce(%v246 init: %v255), (%v247 init: %v256) across dimensions = [0] : (tensor<33x70xf32>, tensor<33x70xi64>, tensor<f32>, tensor<i64>) -> (tensor<70xf32>, tensor<70xi64>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%p: tensor<i64>, %q: tensor<i64>) {
      %k1 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<f32>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i64>
      stablehlo.return %k8, %k9 : tensor<f32>, tensor<i64>
    }
  %v258 = stablehlo.optimization_barrier %v257#0 : tensor<70xf32>
  %v259 = stablehlo.optimization_barrier %v257#1 : tensor<70xi64>
  %v260 = stablehlo.convert %v258 : (tensor<70xf32>) -> tensor<70xf64>
  %v261 = stablehlo.bitcast_convert %v253 : (tensor<70xf64>) -> tensor<70xi64>
  %v262 = stablehlo.bitcast_convert %v260 : (tensor<70xf64>) -> tensor<70xi64>
  check.expect_eq %v261, %v262 : tensor<70xi64>
  check.expect_eq %v254, %v259 : tensor<70xi64>
  %v263 = stablehlo.iota dim = 0 : tensor<33x70xi64>
  %v264 = stablehlo.convert %v201 : (tensor<33x70xf32>) -> tensor<33x70xf64>
  %v265 = stablehlo.optimization_barrier %v264 : tensor<33x70xf64>
  %v266 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %v267 = stablehlo.constant dense<0> : tensor<i64>
  %v268:2 = stablehlo.reduce(%v265 init: %v266), (%v263 init: %v267) across dimensions = [0] : (tensor<33x70xf64>, tensor<33x70xi64>, tensor<f64>, tensor<i64>) -> (tensor<70xf64>, tensor<70xi64>)
    reducer(%a: tensor<f64>, %b: tensor<f64>) (%p: tensor<i64>, %q: tensor<i64>) {
      %k1 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<f64>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i64>
      stablehlo.return %k8, %k9 : tensor<f64>, tensor<i64>
    }
  %v269 = stablehlo.optimization_barrier %v268#0 : tensor<70xf64>
  %v270 = stablehlo.optimization_barrier %v268#1 : tensor<70xi64>
  %v271 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %v272 = stablehlo.constant dense<0> : tensor<i64>
  %v273:2 = stablehlo.reduce(%v201 init: %v271), (%v263 init: %v272) across dimensions = [0] : (tensor<33x70xf32>, tensor<33x70xi64>, tensor<f32>, tensor<i64>) -> (tensor<70xf32>, tensor<70xi64>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%p: tensor<i64>, %q: tensor<i64>) {
      %k1 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<f32>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i64>
      stablehlo.return %k8, %k9 : tensor<f32>, tensor<i64>
    }
  %v274 = stablehlo.optimization_barrier %v273#0 : tensor<70xf32>
  %v275 = stablehlo.optimization_barrier %v273#1 : tensor<70xi64>
  %v276 = stablehlo.convert %v274 : (tensor<70xf32>) -> tensor<70xf64>
  %v277 = stablehlo.bitcast_convert %v269 : (tensor<70xf64>) -> tensor<70xi64>
  %v278 = stablehlo.bitcast_convert %v276 : (tensor<70xf64>) -> tensor<70xi64>
  check.expect_eq %v277, %v278 : tensor<70xi64>
  check.expect_eq %v270, %v275 : tensor<70xi64>
  %v279 = stablehlo.iota dim = 0 : tensor<2214xi32>
  %v280 = util.unfoldable_constant dense<37> : tensor<i32>
  %v281 = stablehlo.broadcast_in_dim %v280, dims = [] : (tensor<i32>) -> tensor<2214xi32>
  %v282 = stablehlo.multiply %v279, %v281 : tensor<2214xi32>
  %v283 = stablehlo.constant dense<331> : tensor<2214xi32>
  %v284 = stablehlo.remainder %v282, %v283 : tensor<2214xi32>
  %v285 = stablehlo.constant dense<165> : tensor<2214xi32>
  %v286 = stablehlo.subtract %v284, %v285 : tensor<2214xi32>
  %v287 = stablehlo.convert %v286 : (tensor<2214xi32>) -> tensor<2214xf32>
  %v288 = stablehlo.reshape %v287 : (tensor<2214xf32>) -> tensor<18x3x41xf32>
  %v289 = stablehlo.optimization_barrier %v288 : tensor<18x3x41xf32>
  %v290 = stablehlo.iota dim = 0 : tensor<2214xi32>
  %v291 = util.unfoldable_constant dense<37> : tensor<i32>
  %v292 = stablehlo.broadcast_in_dim %v291, dims = [] : (tensor<i32>) -> tensor<2214xi32>
  %v293 = stablehlo.multiply %v290, %v292 : tensor<2214xi32>
  %v294 = stablehlo.constant dense<7> : tensor<2214xi32>
  %v295 = stablehlo.remainder %v293, %v294 : tensor<2214xi32>
  %v296 = stablehlo.constant dense<3> : tensor<2214xi32>
  %v297 = stablehlo.subtract %v295, %v296 : tensor<2214xi32>
  %v298 = stablehlo.convert %v297 : (tensor<2214xi32>) -> tensor<2214xf32>
  %v299 = stablehlo.reshape %v298 : (tensor<2214xf32>) -> tensor<18x3x41xf32>
  %v300 = stablehlo.optimization_barrier %v299 : tensor<18x3x41xf32>
  %v301 = stablehlo.constant dense<0.0> : tensor<18x3x41xf32>
  %v302 = stablehlo.multiply %v300, %v301 : tensor<18x3x41xf32>
  %v303 = stablehlo.optimization_barrier %v302 : tensor<18x3x41xf32>
  %v304 = stablehlo.iota dim = 0 : tensor<18x3x41xi64>
  %v305 = stablehlo.convert %v303 : (tensor<18x3x41xf32>) -> tensor<18x3x41xf64>
  %v306 = stablehlo.optimization_barrier %v305 : tensor<18x3x41xf64>
  %v307 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %v308 = stablehlo.constant dense<0> : tensor<i64>
  %v309:2 = stablehlo.reduce(%v306 init: %v307), (%v304 init: %v308) across dimensions = [0] : (tensor<18x3x41xf64>, tensor<18x3x41xi64>, tensor<f64>, tensor<i64>) -> (tensor<3x41xf64>, tensor<3x41xi64>)
    reducer(%a: tensor<f64>, %b: tensor<f64>) (%p: tensor<i64>, %q: tensor<i64>) {
      %k1 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<f64>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i64>
      stablehlo.return %k8, %k9 : tensor<f64>, tensor<i64>
    }
  %v310 = stablehlo.optimization_barrier %v309#0 : tensor<3x41xf64>
  %v311 = stablehlo.optimization_barrier %v309#1 : tensor<3x41xi64>
  %v312 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %v313 = stablehlo.constant dense<0> : tensor<i64>
  %v314:2 = stablehlo.reduce(%v303 init: %v312), (%v304 init: %v313) across dimensions = [0] : (tensor<18x3x41xf32>, tensor<18x3x41xi64>, tensor<f32>, tensor<i64>) -> (tensor<3x41xf32>, tensor<3x41xi64>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%p: tensor<i64>, %q: tensor<i64>) {
      %k1 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<f32>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i64>
      stablehlo.return %k8, %k9 : tensor<f32>, tensor<i64>
    }
  %v315 = stablehlo.optimization_barrier %v314#0 : tensor<3x41xf32>
  %v316 = stablehlo.optimization_barrier %v314#1 : tensor<3x41xi64>
  %v317 = stablehlo.convert %v315 : (tensor<3x41xf32>) -> tensor<3x41xf64>
  %v318 = stablehlo.bitcast_convert %v310 : (tensor<3x41xf64>) -> tensor<3x41xi64>
  %v319 = stablehlo.bitcast_convert %v317 : (tensor<3x41xf64>) -> tensor<3x41xi64>
  check.expect_eq %v318, %v319 : tensor<3x41xi64>
  check.expect_eq %v311, %v316 : tensor<3x41xi64>
  %v320 = stablehlo.iota dim = 0 : tensor<2214xi32>
  %v321 = util.unfoldable_constant dense<37> : tensor<i32>
  %v322 = stablehlo.broadcast_in_dim %v321, dims = [] : (tensor<i32>) -> tensor<2214xi32>
  %v323 = stablehlo.multiply %v320, %v322 : tensor<2214xi32>
  %v324 = stablehlo.constant dense<997> : tensor<2214xi32>
  %v325 = stablehlo.remainder %v323, %v324 : tensor<2214xi32>
  %v326 = stablehlo.constant dense<498> : tensor<2214xi32>
  %v327 = stablehlo.subtract %v325, %v326 : tensor<2214xi32>
  %v328 = stablehlo.convert %v327 : (tensor<2214xi32>) -> tensor<2214xf32>
  %v329 = stablehlo.reshape %v328 : (tensor<2214xf32>) -> tensor<18x3x41xf32>
  %v330 = stablehlo.optimization_barrier %v329 : tensor<18x3x41xf32>
  %v331 = stablehlo.multiply %v330, %v302 : tensor<18x3x41xf32>
  %v332 = stablehlo.optimization_barrier %v331 : tensor<18x3x41xf32>
  %v333 = stablehlo.divide %v289, %v332 : tensor<18x3x41xf32>
  %v334 = stablehlo.optimization_barrier %v333 : tensor<18x3x41xf32>
  %v335 = stablehlo.iota dim = 0 : tensor<18x3x41xi64>
  %v336 = stablehlo.convert %v334 : (tensor<18x3x41xf32>) -> tensor<18x3x41xf64>
  %v337 = stablehlo.optimization_barrier %v336 : tensor<18x3x41xf64>
  %v338 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %v339 = stablehlo.constant dense<0> : tensor<i64>
  %v340:2 = stablehlo.reduce(%v337 init: %v338), (%v335 init: %v339) across dimensions = [0] : (tensor<18x3x41xf64>, tensor<18x3x41xi64>, tensor<f64>, tensor<i64>) -> (tensor<3x41xf64>, tensor<3x41xi64>)
    reducer(%a: tensor<f64>, %b: tensor<f64>) (%p: tensor<i64>, %q: tensor<i64>) {
      %k1 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<f64>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i64>
      stablehlo.return %k8, %k9 : tensor<f64>, tensor<i64>
    }
  %v341 = stablehlo.optimization_barrier %v340#0 : tensor<3x41xf64>
  %v342 = stablehlo.optimization_barrier %v340#1 : tensor<3x41xi64>
  %v343 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %v344 = stablehlo.constant dense<0> : tensor<i64>
  %v345:2 = stablehlo.reduce(%v334 init: %v343), (%v335 init: %v344) across dimensions = [0] : (tensor<18x3x41xf32>, tensor<18x3x41xi64>, tensor<f32>, tensor<i64>) -> (tensor<3x41xf32>, tensor<3x41xi64>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%p: tensor<i64>, %q: tensor<i64>) {
      %k1 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<f32>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i64>
      stablehlo.return %k8, %k9 : tensor<f32>, tensor<i64>
    }
  %v346 = stablehlo.optimization_barrier %v345#0 : tensor<3x41xf32>
  %v347 = stablehlo.optimization_barrier %v345#1 : tensor<3x41xi64>
  %v348 = stablehlo.convert %v346 : (tensor<3x41xf32>) -> tensor<3x41xf64>
  %v349 = stablehlo.bitcast_convert %v341 : (tensor<3x41xf64>) -> tensor<3x41xi64>
  %v350 = stablehlo.bitcast_convert %v348 : (tensor<3x41xf64>) -> tensor<3x41xi64>
  check.expect_eq %v349, %v350 : tensor<3x41xi64>
  check.expect_eq %v342, %v347 : tensor<3x41xi64>
  %v351 = stablehlo.iota dim = 0 : tensor<18x3x41xi64>
  %v352 = stablehlo.convert %v289 : (tensor<18x3x41xf32>) -> tensor<18x3x41xf64>
  %v353 = stablehlo.optimization_barrier %v352 : tensor<18x3x41xf64>
  %v354 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %v355 = stablehlo.constant dense<0> : tensor<i64>
  %v356:2 = stablehlo.reduce(%v353 init: %v354), (%v351 init: %v355) across dimensions = [0] : (tensor<18x3x41xf64>, tensor<18x3x41xi64>, tensor<f64>, tensor<i64>) -> (tensor<3x41xf64>, tensor<3x41xi64>)
    reducer(%a: tensor<f64>, %b: tensor<f64>) (%p: tensor<i64>, %q: tensor<i64>) {
      %k1 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<f64>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i64>
      stablehlo.return %k8, %k9 : tensor<f64>, tensor<i64>
    }
  %v357 = stablehlo.optimization_barrier %v356#0 : tensor<3x41xf64>
  %v358 = stablehlo.optimization_barrier %v356#1 : tensor<3x41xi64>
  %v359 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %v360 = stablehlo.constant dense<0> : tensor<i64>
  %v361:2 = stablehlo.reduce(%v289 init: %v359), (%v351 init: %v360) across dimensions = [0] : (tensor<18x3x41xf32>, tensor<18x3x41xi64>, tensor<f32>, tensor<i64>) -> (tensor<3x41xf32>, tensor<3x41xi64>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%p: tensor<i64>, %q: tensor<i64>) {
      %k1 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<f32>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i64>
      stablehlo.return %k8, %k9 : tensor<f32>, tensor<i64>
    }
  %v362 = stablehlo.optimization_barrier %v361#0 : tensor<3x41xf32>
  %v363 = stablehlo.optimization_barrier %v361#1 : tensor<3x41xi64>
  %v364 = stablehlo.convert %v362 : (tensor<3x41xf32>) -> tensor<3x41xf64>
  %v365 = stablehlo.bitcast_convert %v357 : (tensor<3x41xf64>) -> tensor<3x41xi64>
  %v366 = stablehlo.bitcast_convert %v364 : (tensor<3x41xf64>) -> tensor<3x41xi64>
  check.expect_eq %v365, %v366 : tensor<3x41xi64>
  check.expect_eq %v358, %v363 : tensor<3x41xi64>
  %v367 = stablehlo.iota dim = 0 : tensor<510xi32>
  %v368 = util.unfoldable_constant dense<37> : tensor<i32>
  %v369 = stablehlo.broadcast_in_dim %v368, dims = [] : (tensor<i32>) -> tensor<510xi32>
  %v370 = stablehlo.multiply %v367, %v369 : tensor<510xi32>
  %v371 = stablehlo.constant dense<331> : tensor<510xi32>
  %v372 = stablehlo.remainder %v370, %v371 : tensor<510xi32>
  %v373 = stablehlo.constant dense<165> : tensor<510xi32>
  %v374 = stablehlo.subtract %v372, %v373 : tensor<510xi32>
  %v375 = stablehlo.convert %v374 : (tensor<510xi32>) -> tensor<510xf32>
  %v376 = stablehlo.reshape %v375 : (tensor<510xf32>) -> tensor<6x5x17xf32>
  %v377 = stablehlo.optimization_barrier %v376 : tensor<6x5x17xf32>
  %v378 = stablehlo.iota dim = 0 : tensor<510xi32>
  %v379 = util.unfoldable_constant dense<37> : tensor<i32>
  %v380 = stablehlo.broadcast_in_dim %v379, dims = [] : (tensor<i32>) -> tensor<510xi32>
  %v381 = stablehlo.multiply %v378, %v380 : tensor<510xi32>
  %v382 = stablehlo.constant dense<7> : tensor<510xi32>
  %v383 = stablehlo.remainder %v381, %v382 : tensor<510xi32>
  %v384 = stablehlo.constant dense<3> : tensor<510xi32>
  %v385 = stablehlo.subtract %v383, %v384 : tensor<510xi32>
  %v386 = stablehlo.convert %v385 : (tensor<510xi32>) -> tensor<510xf32>
  %v387 = stablehlo.reshape %v386 : (tensor<510xf32>) -> tensor<6x5x17xf32>
  %v388 = stablehlo.optimization_barrier %v387 : tensor<6x5x17xf32>
  %v389 = stablehlo.constant dense<0.0> : tensor<6x5x17xf32>
  %v390 = stablehlo.multiply %v388, %v389 : tensor<6x5x17xf32>
  %v391 = stablehlo.optimization_barrier %v390 : tensor<6x5x17xf32>
  %v392 = stablehlo.iota dim = 2 : tensor<6x5x17xi64>
  %v393 = stablehlo.convert %v391 : (tensor<6x5x17xf32>) -> tensor<6x5x17xf64>
  %v394 = stablehlo.optimization_barrier %v393 : tensor<6x5x17xf64>
  %v395 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %v396 = stablehlo.constant dense<0> : tensor<i64>
  %v397:2 = stablehlo.reduce(%v394 init: %v395), (%v392 init: %v396) across dimensions = [2] : (tensor<6x5x17xf64>, tensor<6x5x17xi64>, tensor<f64>, tensor<i64>) -> (tensor<6x5xf64>, tensor<6x5xi64>)
    reducer(%a: tensor<f64>, %b: tensor<f64>) (%p: tensor<i64>, %q: tensor<i64>) {
      %k1 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<f64>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i64>
      stablehlo.return %k8, %k9 : tensor<f64>, tensor<i64>
    }
  %v398 = stablehlo.optimization_barrier %v397#0 : tensor<6x5xf64>
  %v399 = stablehlo.optimization_barrier %v397#1 : tensor<6x5xi64>
  %v400 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %v401 = stablehlo.constant dense<0> : tensor<i64>
  %v402:2 = stablehlo.reduce(%v391 init: %v400), (%v392 init: %v401) across dimensions = [2] : (tensor<6x5x17xf32>, tensor<6x5x17xi64>, tensor<f32>, tensor<i64>) -> (tensor<6x5xf32>, tensor<6x5xi64>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%p: tensor<i64>, %q: tensor<i64>) {
      %k1 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<f32>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i64>
      stablehlo.return %k8, %k9 : tensor<f32>, tensor<i64>
    }
  %v403 = stablehlo.optimization_barrier %v402#0 : tensor<6x5xf32>
  %v404 = stablehlo.optimization_barrier %v402#1 : tensor<6x5xi64>
  %v405 = stablehlo.convert %v403 : (tensor<6x5xf32>) -> tensor<6x5xf64>
  %v406 = stablehlo.bitcast_convert %v398 : (tensor<6x5xf64>) -> tensor<6x5xi64>
  %v407 = stablehlo.bitcast_convert %v405 : (tensor<6x5xf64>) -> tensor<6x5xi64>
  check.expect_eq %v406, %v407 : tensor<6x5xi64>
  check.expect_eq %v399, %v404 : tensor<6x5xi64>
  %v408 = stablehlo.iota dim = 0 : tensor<510xi32>
  %v409 = util.unfoldable_constant dense<37> : tensor<i32>
  %v410 = stablehlo.broadcast_in_dim %v409, dims = [] : (tensor<i32>) -> tensor<510xi32>
  %v411 = stablehlo.multiply %v408, %v410 : tensor<510xi32>
  %v412 = stablehlo.constant dense<997> : tensor<510xi32>
  %v413 = stablehlo.remainder %v411, %v412 : tensor<510xi32>
  %v414 = stablehlo.constant dense<498> : tensor<510xi32>
  %v415 = stablehlo.subtract %v413, %v414 : tensor<510xi32>
  %v416 = stablehlo.convert %v415 : (tensor<510xi32>) -> tensor<510xf32>
  %v417 = stablehlo.reshape %v416 : (tensor<510xf32>) -> tensor<6x5x17xf32>
  %v418 = stablehlo.optimization_barrier %v417 : tensor<6x5x17xf32>
  %v419 = stablehlo.multiply %v418, %v390 : tensor<6x5x17xf32>
  %v420 = stablehlo.optimization_barrier %v419 : tensor<6x5x17xf32>
  %v421 = stablehlo.divide %v377, %v420 : tensor<6x5x17xf32>
  %v422 = stablehlo.optimization_barrier %v421 : tensor<6x5x17xf32>
  %v423 = stablehlo.iota dim = 2 : tensor<6x5x17xi64>
  %v424 = stablehlo.convert %v422 : (tensor<6x5x17xf32>) -> tensor<6x5x17xf64>
  %v425 = stablehlo.optimization_barrier %v424 : tensor<6x5x17xf64>
  %v426 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %v427 = stablehlo.constant dense<0> : tensor<i64>
  %v428:2 = stablehlo.reduce(%v425 init: %v426), (%v423 init: %v427) across dimensions = [2] : (tensor<6x5x17xf64>, tensor<6x5x17xi64>, tensor<f64>, tensor<i64>) -> (tensor<6x5xf64>, tensor<6x5xi64>)
    reducer(%a: tensor<f64>, %b: tensor<f64>) (%p: tensor<i64>, %q: tensor<i64>) {
      %k1 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<f64>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i64>
      stablehlo.return %k8, %k9 : tensor<f64>, tensor<i64>
    }
  %v429 = stablehlo.optimization_barrier %v428#0 : tensor<6x5xf64>
  %v430 = stablehlo.optimization_barrier %v428#1 : tensor<6x5xi64>
  %v431 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %v432 = stablehlo.constant dense<0> : tensor<i64>
  %v433:2 = stablehlo.reduce(%v422 init: %v431), (%v423 init: %v432) across dimensions = [2] : (tensor<6x5x17xf32>, tensor<6x5x17xi64>, tensor<f32>, tensor<i64>) -> (tensor<6x5xf32>, tensor<6x5xi64>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%p: tensor<i64>, %q: tensor<i64>) {
      %k1 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<f32>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i64>
      stablehlo.return %k8, %k9 : tensor<f32>, tensor<i64>
    }
  %v434 = stablehlo.optimization_barrier %v433#0 : tensor<6x5xf32>
  %v435 = stablehlo.optimization_barrier %v433#1 : tensor<6x5xi64>
  %v436 = stablehlo.convert %v434 : (tensor<6x5xf32>) -> tensor<6x5xf64>
  %v437 = stablehlo.bitcast_convert %v429 : (tensor<6x5xf64>) -> tensor<6x5xi64>
  %v438 = stablehlo.bitcast_convert %v436 : (tensor<6x5xf64>) -> tensor<6x5xi64>
  check.expect_eq %v437, %v438 : tensor<6x5xi64>
  check.expect_eq %v430, %v435 : tensor<6x5xi64>
  %v439 = stablehlo.iota dim = 2 : tensor<6x5x17xi64>
  %v440 = stablehlo.convert %v377 : (tensor<6x5x17xf32>) -> tensor<6x5x17xf64>
  %v441 = stablehlo.optimization_barrier %v440 : tensor<6x5x17xf64>
  %v442 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %v443 = stablehlo.constant dense<0> : tensor<i64>
  %v444:2 = stablehlo.reduce(%v441 init: %v442), (%v439 init: %v443) across dimensions = [2] : (tensor<6x5x17xf64>, tensor<6x5x17xi64>, tensor<f64>, tensor<i64>) -> (tensor<6x5xf64>, tensor<6x5xi64>)
    reducer(%a: tensor<f64>, %b: tensor<f64>) (%p: tensor<i64>, %q: tensor<i64>) {
      %k1 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<f64>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i64>
      stablehlo.return %k8, %k9 : tensor<f64>, tensor<i64>
    }
  %v445 = stablehlo.optimization_barrier %v444#0 : tensor<6x5xf64>
  %v446 = stablehlo.optimization_barrier %v444#1 : tensor<6x5xi64>
  %v447 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %v448 = stablehlo.constant dense<0> : tensor<i64>
  %v449:2 = stablehlo.reduce(%v377 init: %v447), (%v439 init: %v448) across dimensions = [2] : (tensor<6x5x17xf32>, tensor<6x5x17xi64>, tensor<f32>, tensor<i64>) -> (tensor<6x5xf32>, tensor<6x5xi64>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%p: tensor<i64>, %q: tensor<i64>) {
      %k1 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k3 = stablehlo.or %k1, %k2 : tensor<i1>
      %k4 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %k5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %k6 = stablehlo.and %k4, %k5 : tensor<i1>
      %k7 = stablehlo.or %k3, %k6 : tensor<i1>
      %k8 = stablehlo.select %k3, %a, %b : tensor<i1>, tensor<f32>
      %k9 = stablehlo.select %k7, %p, %q : tensor<i1>, tensor<i64>
      stablehlo.return %k8, %k9 : tensor<f32>, tensor<i64>
    }
  %v450 = stablehlo.optimization_barrier %v449#0 : tensor<6x5xf32>
  %v451 = stablehlo.optimization_barrier %v449#1 : tensor<6x5xi64>
  %v452 = stablehlo.convert %v450 : (tensor<6x5xf32>) -> tensor<6x5xf64>
  %v453 = stablehlo.bitcast_convert %v445 : (tensor<6x5xf64>) -> tensor<6x5xi64>
  %v454 = stablehlo.bitcast_convert %v452 : (tensor<6x5xf64>) -> tensor<6x5xi64>
  check.expect_eq %v453, %v454 : tensor<6x5xi64>
  check.expect_eq %v446, %v451 : tensor<6x5xi64>
  func.return
}
