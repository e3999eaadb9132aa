// Singular values of tall, narrow matrices, whose rows are weighed in four sums,
// the last of them with none left over; f64 ones of more columns than that.  The
// product of what comes out is the matrix; values by numpy.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %ai = stablehlo.iota dim = 0 : tensor<203x10xi32>
  %aj = stablehlo.iota dim = 1 : tensor<203x10xi32>
  %am = stablehlo.multiply %ai, %aj : tensor<203x10xi32>
  %aca = stablehlo.constant dense<7> : tensor<203x10xi32>
  %aia = stablehlo.multiply %ai, %aca : tensor<203x10xi32>
  %as = stablehlo.add %am, %aia : tensor<203x10xi32>
  %ac31 = stablehlo.constant dense<31> : tensor<203x10xi32>
  %ar = stablehlo.remainder %as, %ac31 : tensor<203x10xi32>
  %af = stablehlo.convert %ar : (tensor<203x10xi32>) -> tensor<203x10xf32>
  %ac8 = stablehlo.constant dense<0.125> : tensor<203x10xf32>
  %ax = stablehlo.multiply %af, %ac8 : tensor<203x10xf32>
  %a:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%ax) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<203x10xf32>) -> (tensor<203x10xf32>, tensor<10xf32>, tensor<203x10xf32>, tensor<10x10xf32>, tensor<i32>)
  %aw = stablehlo.broadcast_in_dim %a#1, dims = [1] : (tensor<10xf32>) -> tensor<203x10xf32>
  %aus = stablehlo.multiply %a#2, %aw : tensor<203x10xf32>
  %ay = stablehlo.dot_general %aus, %a#3, contracting_dims = [1] x [0] : (tensor<203x10xf32>, tensor<10x10xf32>) -> tensor<203x10xf32>
  %ad = stablehlo.subtract %ay, %ax : tensor<203x10xf32>
  check.expect_almost_eq_const %ad, dense<0.0> : tensor<203x10xf32>, tolerance = 1.0e-4
  check.expect_almost_eq_const %a#1, dense<[86.414755963443625, 23.832055714742065, 21.573360749566131, 19.692405302399063, 15.195806790586223, 12.645122225809823, 12.036848487257576, 11.546254952282936, 8.4489875287533991, 3.6956665503266337]> : tensor<10xf32>, tolerance = 0.001
  %bi = stablehlo.iota dim = 0 : tensor<64x16xi32>
  %bj = stablehlo.iota dim = 1 : tensor<64x16xi32>
  %bm = stablehlo.multiply %bi, %bj : tensor<64x16xi32>
  %bca = stablehlo.constant dense<5> : tensor<64x16xi32>
  %bia = stablehlo.multiply %bi, %bca : tensor<64x16xi32>
  %bs = stablehlo.add %bm, %bia : tensor<64x16xi32>
  %bc31 = stablehlo.constant dense<37> : tensor<64x16xi32>
  %br = stablehlo.remainder %bs, %bc31 : tensor<64x16xi32>
  %bf = stablehlo.convert %br : (tensor<64x16xi32>) -> tensor<64x16xf32>
  %bc8 = stablehlo.constant dense<0.125> : tensor<64x16xf32>
  %bx = stablehlo.multiply %bf, %bc8 : tensor<64x16xf32>
  %b:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%bx) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<64x16xf32>) -> (tensor<64x16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<16x16xf32>, tensor<i32>)
  %bw = stablehlo.broadcast_in_dim %b#1, dims = [1] : (tensor<16xf32>) -> tensor<64x16xf32>
  %bus = stablehlo.multiply %b#2, %bw : tensor<64x16xf32>
  %by = stablehlo.dot_general %bus, %b#3, contracting_dims = [1] x [0] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
  %bd = stablehlo.subtract %by, %bx : tensor<64x16xf32>
  check.expect_almost_eq_const %bd, dense<0.0> : tensor<64x16xf32>, tolerance = 1.0e-4
  check.expect_almost_eq_const %b#1, dense<[73.158457080003075, 17.578918443592382, 16.945466132072291, 14.646997830909603, 13.631074320276324, 11.347819019906733, 10.885705585447493, 10.286128934907465, 8.8158555832854439, 7.6805919573010426, 6.7478673422138549, 5.6922697628209553, 5.0719648859521858, 4.1081183630034372, 2.9909500921009005, 3.4069412439932796e-15]> : tensor<16xf32>, tolerance = 0.001
  %ci = stablehlo.iota dim = 0 : tensor<90x17xi32>
  %cj = stablehlo.iota dim = 1 : tensor<90x17xi32>
  %cm = stablehlo.multiply %ci, %cj : tensor<90x17xi32>
  %cca = stablehlo.constant dense<5> : tensor<90x17xi32>
  %cia = stablehlo.multiply %ci, %cca : tensor<90x17xi32>
  %cs = stablehlo.add %cm, %cia : tensor<90x17xi32>
  %cc31 = stablehlo.constant dense<37> : tensor<90x17xi32>
  %cr = stablehlo.remainder %cs, %cc31 : tensor<90x17xi32>
  %cf = stablehlo.convert %cr : (tensor<90x17xi32>) -> tensor<90x17xf32>
  %cc8 = stablehlo.constant dense<0.125> : tensor<90x17xf32>
  %cx = stablehlo.multiply %cf, %cc8 : tensor<90x17xf32>
  %c:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%cx) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<90x17xf32>) -> (tensor<90x17xf32>, tensor<17xf32>, tensor<90x17xf32>, tensor<17x17xf32>, tensor<i32>)
  %cw = stablehlo.broadcast_in_dim %c#1, dims = [1] : (tensor<17xf32>) -> tensor<90x17xf32>
  %cus = stablehlo.multiply %c#2, %cw : tensor<90x17xf32>
  %cy = stablehlo.dot_general %cus, %c#3, contracting_dims = [1] x [0] : (tensor<90x17xf32>, tensor<17x17xf32>) -> tensor<90x17xf32>
  %cd = stablehlo.subtract %cy, %cx : tensor<90x17xf32>
  check.expect_almost_eq_const %cd, dense<0.0> : tensor<90x17xf32>, tolerance = 1.0e-4
  check.expect_almost_eq_const %c#1, dense<[89.404554358050319, 22.340268334846002, 19.593740754285218, 18.517755788498466, 17.009297877791205, 13.73479090074043, 13.222498648866205, 11.665111244128276, 10.852295558241101, 9.2787915190431978, 8.0015603969428, 6.7773444585285008, 6.6450955276696417, 5.0648775609163117, 4.3143152904665376, 2.9391908985857919e-15, 2.5345156491651308e-15]> : tensor<17xf32>, tolerance = 0.001
  %ei = stablehlo.iota dim = 0 : tensor<61x8xi32>
  %ej = stablehlo.iota dim = 1 : tensor<61x8xi32>
  %em = stablehlo.multiply %ei, %ej : tensor<61x8xi32>
  %eca = stablehlo.constant dense<3> : tensor<61x8xi32>
  %eia = stablehlo.multiply %ei, %eca : tensor<61x8xi32>
  %es = stablehlo.add %em, %eia : tensor<61x8xi32>
  %ec31 = stablehlo.constant dense<29> : tensor<61x8xi32>
  %er = stablehlo.remainder %es, %ec31 : tensor<61x8xi32>
  %ef = stablehlo.convert %er : (tensor<61x8xi32>) -> tensor<61x8xf64>
  %ec8 = stablehlo.constant dense<0.125> : tensor<61x8xf64>
  %ex = stablehlo.multiply %ef, %ec8 : tensor<61x8xf64>
  %e:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%ex) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<61x8xf64>) -> (tensor<61x8xf64>, tensor<8xf64>, tensor<61x8xf64>, tensor<8x8xf64>, tensor<i32>)
  %ew = stablehlo.broadcast_in_dim %e#1, dims = [1] : (tensor<8xf64>) -> tensor<61x8xf64>
  %eus = stablehlo.multiply %e#2, %ew : tensor<61x8xf64>
  %ey = stablehlo.dot_general %eus, %e#3, contracting_dims = [1] x [0] : (tensor<61x8xf64>, tensor<8x8xf64>) -> tensor<61x8xf64>
  %ed = stablehlo.subtract %ey, %ex : tensor<61x8xf64>
  check.expect_almost_eq_const %ed, dense<0.0> : tensor<61x8xf64>, tolerance = 1.0e-12
  check.expect_almost_eq_const %e#1, dense<[39.454308186956979, 10.52406074678658, 9.6485958074533134, 7.7885410403922117, 7.5533733568722932, 5.6185319185691931, 5.2509886947484059, 4.5648883921100207]> : tensor<8xf64>, tolerance = 1e-11
  %fi = stablehlo.iota dim = 0 : tensor<47x21xi32>
  %fj = stablehlo.iota dim = 1 : tensor<47x21xi32>
  %fm = stablehlo.multiply %fi, %fj : tensor<47x21xi32>
  %fca = stablehlo.constant dense<3> : tensor<47x21xi32>
  %fia = stablehlo.multiply %fi, %fca : tensor<47x21xi32>
  %fs = stablehlo.add %fm, %fia : tensor<47x21xi32>
  %fc31 = stablehlo.constant dense<29> : tensor<47x21xi32>
  %fr = stablehlo.remainder %fs, %fc31 : tensor<47x21xi32>
  %ff = stablehlo.convert %fr : (tensor<47x21xi32>) -> tensor<47x21xf64>
  %fc8 = stablehlo.constant dense<0.125> : tensor<47x21xf64>
  %fx = stablehlo.multiply %ff, %fc8 : tensor<47x21xf64>
  %f:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%fx) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<47x21xf64>) -> (tensor<47x21xf64>, tensor<21xf64>, tensor<47x21xf64>, tensor<21x21xf64>, tensor<i32>)
  %fw = stablehlo.broadcast_in_dim %f#1, dims = [1] : (tensor<21xf64>) -> tensor<47x21xf64>
  %fus = stablehlo.multiply %f#2, %fw : tensor<47x21xf64>
  %fy = stablehlo.dot_general %fus, %f#3, contracting_dims = [1] x [0] : (tensor<47x21xf64>, tensor<21x21xf64>) -> tensor<47x21xf64>
  %fd = stablehlo.subtract %fy, %fx : tensor<47x21xf64>
  check.expect_almost_eq_const %fd, dense<0.0> : tensor<47x21xf64>, tolerance = 1.0e-12
  check.expect_almost_eq_const %f#1, dense<[55.642046654237454, 14.811462633773107, 13.447807870530612, 11.930629458059837, 10.578990169589346, 8.3775590468556249, 7.3871498474472084, 6.9100723980768564, 6.4883860323130422, 5.7019399292438564, 5.1586989051234884, 4.2867920577560463, 3.1035653979686528, 3.1807278719798783e-15, 2.2658286923045019e-15, 1.8937566729137189e-15, 1.6234177942995415e-15, 9.9905510815249506e-16, 8.5353407462207779e-16, 6.3921653962659337e-16, 5.3767458758018404e-16]> : tensor<21xf64>, tolerance = 1e-11
  func.return
}
