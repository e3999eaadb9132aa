// Custom calls with a public meaning, in both of their forms; values by numpy.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
func.func @main() {
  %v46 = util.unfoldable_constant dense<[[2.0, 1.0, 0.0], [1.0, 2.0, 1.0], [0.0, 1.0, 2.0]]> : tensor<3x3xf64>
  %v47:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%v46) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<i32>)
  check.expect_almost_eq_const %v47#0, dense<[[1.4142135623730951, 0.0, 0.0], [0.7071067811865475, 1.224744871391589, 0.0], [0.0, 0.8164965809277261, 1.1547005383792515]]> : tensor<3x3xf64>, tolerance = 1.0e-12
  check.expect_eq_const %v47#1, dense<0> : tensor<i32>
  %v48 = util.unfoldable_constant dense<[[1.0, 2.0], [2.0, 1.0]]> : tensor<2x2xf64>
  %v49:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%v48) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<i32>)
  check.expect_eq_const %v49#1, dense<2> : tensor<i32>
  %v50 = util.unfoldable_constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf64>
  %v51:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%v50) {mhlo.backend_config = {}} : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xi32>, tensor<i32>)
  check.expect_almost_eq_const %v51#0, dense<[[3.0, 4.0], [0.3333333333333333, 0.6666666666666667]]> : tensor<2x2xf64>, tolerance = 1.0e-12
  check.expect_eq_const %v51#1, dense<[2, 2]> : tensor<2xi32>
  check.expect_eq_const %v51#2, dense<0> : tensor<i32>
  %v52:3 = stablehlo.custom_call @LuDecomposition(%v50) {mhlo.backend_config = {}} : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %v52#1, dense<[1, 1]> : tensor<2xi32>
  check.expect_eq_const %v52#2, dense<[1, 0]> : tensor<2xi32>
  %v53 = util.unfoldable_constant dense<[2, 2, 3]> : tensor<3xi32>
  %v54:1 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%v53) {mhlo.backend_config = {permutation_size = 5 : i32}} : (tensor<3xi32>) -> (tensor<5xi32>)
  check.expect_eq_const %v54, dense<[2, 0, 3, 1, 4]> : tensor<5xi32>
  %v55 = util.unfoldable_constant dense<[[3.0, 1.0], [4.0, 2.0]]> : tensor<2x2xf64>
  %v56:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%v55) {mhlo.backend_config = {}} : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xf64>)
  check.expect_almost_eq_const %v56#0, dense<[[-5.0, -2.2], [0.5, 0.4]]> : tensor<2x2xf64>, tolerance = 1.0e-12
  check.expect_almost_eq_const %v56#1, dense<[1.6, 0.0]> : tensor<2xf64>, tolerance = 1.0e-12
  %v57 = stablehlo.custom_call @lapack_dorgqr_ffi(%v56#0, %v56#1) : (tensor<2x2xf64>, tensor<2xf64>) -> tensor<2x2xf64>
  check.expect_almost_eq_const %v57, dense<[[-0.6, -0.8], [-0.8, 0.6]]> : tensor<2x2xf64>, tolerance = 1.0e-12
  %v58:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%v46) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xf64>, tensor<i32>)
  check.expect_almost_eq_const %v58#1, dense<[0.585786437626905, 1.9999999999999998, 3.414213562373095]> : tensor<3xf64>, tolerance = 1.0e-12
  %v59 = util.unfoldable_constant dense<[[3.0, 0.0, 0.0], [0.0, 0.0, -4.0]]> : tensor<2x3xf64>
  %v60:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%v59) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<2xf64>, tensor<2x2xf64>, tensor<3x3xf64>, tensor<i32>)
  check.expect_almost_eq_const %v60#1, dense<[4.0, 3.0]> : tensor<2xf64>, tolerance = 1.0e-12
  check.expect_eq_const %v60#4, dense<0> : tensor<i32>
  %v61 = util.unfoldable_constant dense<[[0.0, 1.0], [-1.0, 0.0]]> : tensor<2x2xf64>
  %v62:5 = stablehlo.custom_call @lapack_dgeev_ffi(%v61) {mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}} : (tensor<2x2xf64>) -> (tensor<2xf64>, tensor<2xf64>, tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<i32>)
  check.expect_almost_eq_const %v62#0, dense<[0.0, 0.0]> : tensor<2xf64>, tolerance = 1.0e-12
  check.expect_almost_eq_const %v62#1, dense<[1.0, -1.0]> : tensor<2xf64>, tolerance = 1.0e-12
  %v63:6 = stablehlo.custom_call @lapack_dgees_ffi(%v61) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2x2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<i32>, tensor<i32>)
  check.expect_almost_eq_const %v63#0, dense<[[0.0, 1.0], [-1.0, 0.0]]> : tensor<2x2xf64>, tolerance = 1.0e-12
  check.expect_almost_eq_const %v63#1, dense<[[1.0, 0.0], [0.0, 1.0]]> : tensor<2x2xf64>, tolerance = 1.0e-12
  check.expect_almost_eq_const %v63#3, dense<[1.0, -1.0]> : tensor<2xf64>, tolerance = 1.0e-12
  %v64 = util.unfoldable_constant dense<[0.0, 1.0, 1.0]> : tensor<3xf64>
  %v65 = util.unfoldable_constant dense<[2.0, 2.0, 2.0]> : tensor<3xf64>
  %v66 = util.unfoldable_constant dense<[1.0, 1.0, 0.0]> : tensor<3xf64>
  %v67 = util.unfoldable_constant dense<[[1.0], [2.0], [3.0]]> : tensor<3x1xf64>
  %v68:5 = stablehlo.custom_call @lapack_dgtsv_ffi(%v64, %v65, %v66, %v67) {mhlo.backend_config = {}} : (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3x1xf64>) -> (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3x1xf64>, tensor<i32>)
  check.expect_almost_eq_const %v68#3, dense<[[0.49999999999999994], [1.4802973661668753e-16], [1.4999999999999998]]> : tensor<3x1xf64>, tolerance = 1.0e-12
  %v69 = util.unfoldable_constant dense<[[2.0, 9.0], [1.0, 4.0]]> : tensor<2x2xf64>
  %v70 = util.unfoldable_constant dense<[[2.0], [9.0]]> : tensor<2x1xf64>
  %v71:1 = stablehlo.custom_call @lapack_dtrsm_ffi(%v69, %v70) {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}} : (tensor<2x2xf64>, tensor<2x1xf64>) -> (tensor<2x1xf64>)
  check.expect_almost_eq_const %v71, dense<[[1.0], [2.0]]> : tensor<2x1xf64>, tolerance = 1.0e-12
  %v72 = stablehlo.constant dense<1> : tensor<i32>
  %v73 = stablehlo.constant dense<1> : tensor<i32>
  %v74 = stablehlo.constant dense<3> : tensor<i32>
  %v75:2 = stablehlo.custom_call @lapack_dpotrf(%v72, %v73, %v74, %v46) {mhlo.backend_config = {}} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<i32>)
  check.expect_almost_eq_const %v75#0, dense<[[1.4142135623730951, 0.0, 0.0], [0.7071067811865475, 1.224744871391589, 0.0], [0.0, 0.8164965809277261, 1.1547005383792515]]> : tensor<3x3xf64>, tolerance = 1.0e-12
  %v76 = stablehlo.constant dense<1> : tensor<i32>
  %v77 = stablehlo.constant dense<2> : tensor<i32>
  %v78 = stablehlo.constant dense<2> : tensor<i32>
  %v79:3 = stablehlo.custom_call @lapack_dgetrf(%v76, %v77, %v78, %v50) {mhlo.backend_config = {}} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xi32>, tensor<i32>)
  check.expect_eq_const %v79#1, dense<[2, 2]> : tensor<2xi32>
  %v80 = stablehlo.constant dense<1> : tensor<i32>
  %v81 = stablehlo.constant dense<2> : tensor<i32>
  %v82 = stablehlo.constant dense<2> : tensor<i32>
  %v83 = stablehlo.constant dense<64> : tensor<i32>
  %v84:4 = stablehlo.custom_call @lapack_dgeqrf(%v80, %v81, %v82, %v83, %v55) {mhlo.backend_config = {}} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xf64>, tensor<i32>, tensor<64xf64>)
  check.expect_almost_eq_const %v84#0, dense<[[-5.0, -2.2], [0.5, 0.4]]> : tensor<2x2xf64>, tolerance = 1.0e-12
  check.expect_eq_const %v84#2, dense<0> : tensor<i32>
  %v85 = util.unfoldable_constant dense<2.0> : tensor<f64>
  %v86 = stablehlo.constant dense<1> : tensor<i32>
  %v87 = stablehlo.constant dense<1> : tensor<i32>
  %v88 = stablehlo.constant dense<0> : tensor<i32>
  %v89 = stablehlo.constant dense<0> : tensor<i32>
  %v90 = stablehlo.constant dense<2> : tensor<i32>
  %v91 = stablehlo.constant dense<1> : tensor<i32>
  %v92 = stablehlo.constant dense<1> : tensor<i32>
  %v93:1 = stablehlo.custom_call @blas_dtrsm(%v86, %v87, %v88, %v89, %v90, %v91, %v92, %v85, %v69, %v70) {mhlo.backend_config = {}} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f64>, tensor<2x2xf64>, tensor<2x1xf64>) -> (tensor<2x1xf64>)
  check.expect_almost_eq_const %v93, dense<[[2.0], [4.0]]> : tensor<2x1xf64>, tolerance = 1.0e-12
  %v94 = util.unfoldable_constant dense<[3.0, 9.0, -1.0, 7.0, 9.0]> : tensor<5xf32>
  %v95 = stablehlo.iota dim = 0 : tensor<5xi32>
  %v96 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %v97 = stablehlo.constant dense<-1> : tensor<i32>
  %v98:2 = stablehlo.custom_call @ApproxTopK(%v94, %v95, %v96, %v97) {called_computations = [@greater], mhlo.backend_config = {aggregate_to_topk = true, recall_target = 0.95 : f32, reduction_dim = 0 : i64, reduction_input_size_override = -1 : i64, top_k = 3 : i64}} : (tensor<5xf32>, tensor<5xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
  check.expect_almost_eq_const %v98#0, dense<[9.0, 9.0, 7.0]> : tensor<3xf32>, tolerance = 1.0e-12
  check.expect_eq_const %v98#1, dense<[1, 4, 3]> : tensor<3xi32>
  %g0 = util.unfoldable_constant dense<[[1.0, 3.0, 0.5], [2.0, 4.0, -1.0], [2.0, 12.0, 3.0], [0.0, 1.0, 1.0]]> : tensor<4x3xf64>
  %g1 = stablehlo.constant dense<0> : tensor<3xi32>
  %g2:3 = stablehlo.custom_call @lapack_dgeqp3_ffi(%g0, %g1) {mhlo.backend_config = {}} : (tensor<4x3xf64>, tensor<3xi32>) -> (tensor<4x3xf64>, tensor<3xi32>, tensor<3xf64>)
  check.expect_almost_eq_const %g2#0, dense<[[-13.038404810405297, -2.6460292115234276, -2.6843774609657967], [0.24940136174919994, 2.0611961119128632, -1.2628304320130734], [0.7482040852475998, -0.16800788335365596, 0.4465164577487582], [0.062350340437299985, -0.20901758028928907, -0.3214833214817781]]> : tensor<4x3xf64>, tolerance = 1.0e-12
  check.expect_eq_const %g2#1, dense<[2, 3, 1]> : tensor<3xi32>
  check.expect_almost_eq_const %g2#2, dense<[1.230089496654211, 1.8658195885109206, 1.8126589331570773]> : tensor<3xf64>, tolerance = 1.0e-12
  // Rows and columns of very different sizes: 3, and 3 and the root of 3.
  %ge0 = util.unfoldable_constant dense<[[4.0, 1.0e12, 0.0], [1.0e-12, 3.0, 1.0e-22], [0.0, 1.0e22, 2.0]]> : tensor<3x3xf64>
  %ge1:5 = stablehlo.custom_call @lapack_dgeev_ffi(%ge0) {mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}} : (tensor<3x3xf64>) -> (tensor<3xf64>, tensor<3xf64>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<i32>)
  %ge2 = "stablehlo.sort"(%ge1#0) <{dimension = 0 : i64}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %1 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<3xf64>) -> tensor<3xf64>
  check.expect_almost_eq_const %ge2, dense<[1.2679491924311228, 3.0, 4.732050807568877]> : tensor<3xf64>, tolerance = 1.0e-14
  // Columns of very different sizes, of which one depends on another.
  %gs0 = util.unfoldable_constant dense<[[1.0, 0.0, 0.0, 1.0e-22], [0.0, 1.0e-20, 0.0, 2.0e-22], [0.0, 0.0, 1.0e-18, 0.0], [1.0, 0.0, 0.0, 1.0e-22]]> : tensor<4x4xf64>
  %gs1 = stablehlo.constant dense<0> : tensor<4xi32>
  %gs2:3 = stablehlo.custom_call @lapack_dgeqp3_ffi(%gs0, %gs1) {mhlo.backend_config = {}} : (tensor<4x4xf64>, tensor<4xi32>) -> (tensor<4x4xf64>, tensor<4xi32>, tensor<4xf64>)
  check.expect_eq_const %gs2#1, dense<[1, 3, 2, 4]> : tensor<4xi32>
  %g3 = util.unfoldable_constant dense<[[-13.038404810405297, -2.6460292115234276], [0.24940136174919994, 2.0611961119128632], [0.7482040852475998, -0.16800788335365596], [0.062350340437299985, -0.20901758028928907]]> : tensor<4x2xf64>
  %g4 = util.unfoldable_constant dense<[1.230089496654211, 1.8658195885109206]> : tensor<2xf64>
  %g5 = util.unfoldable_constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]]> : tensor<4x2xf64>
  %g6 = stablehlo.custom_call @lapack_dormqr_ffi(%g3, %g4, %g5) {mhlo.backend_config = {left = true, transpose = false}} : (tensor<4x2xf64>, tensor<2xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
  check.expect_almost_eq_const %g6, dense<[[-6.11212335907851, -7.487824224296446], [-0.07394634775932298, -0.8288074717319311], [-0.10288042201417458, -0.6851041917793813], [6.828315722037615, 7.92314324035903]]> : tensor<4x2xf64>, tolerance = 1.0e-12
  %g7 = stablehlo.custom_call @lapack_dormqr_ffi(%g3, %g4, %g5) {mhlo.backend_config = {left = true, transpose = true}} : (tensor<4x2xf64>, tensor<2xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
  check.expect_almost_eq_const %g7, dense<[[-6.289112908548438, -7.823042886243178], [1.3869730846516468, 1.1158569467053372], [-0.4881668165675725, -1.2766812464037076], [6.502696182752474, 7.478298487595325]]> : tensor<4x2xf64>, tolerance = 1.0e-12
  %g8 = stablehlo.transpose %g5, dims = [1, 0] : (tensor<4x2xf64>) -> tensor<2x4xf64>
  %g9 = stablehlo.custom_call @lapack_dormqr_ffi(%g3, %g4, %g8) {mhlo.backend_config = {left = false, transpose = false}} : (tensor<4x2xf64>, tensor<2xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
  check.expect_almost_eq_const %g9, dense<[[-6.289112908548438, 1.3869730846516468, -0.48816681656757255, 6.502696182752474], [-7.8230428862431785, 1.1158569467053372, -1.2766812464037083, 7.478298487595325]]> : tensor<2x4xf64>, tolerance = 1.0e-12
  func.return
}
func.func private @greater(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  func.return %0 : tensor<i1>
}
