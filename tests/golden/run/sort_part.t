// Parts of an order are the same as of all of it sorted: of elements selected at
// either end, in the middle, of lines side by side; zeros and NaNs of both signs.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {

  // The first 5 of f32 and their places, total order, descending.
  %c1_i = stablehlo.iota dim = 0 : tensor<900xui32>
  %c1_k = stablehlo.constant dense<2654435761> : tensor<900xui32>
  %c1_h = stablehlo.multiply %c1_i, %c1_k : tensor<900xui32>
  %c1_x = stablehlo.optimization_barrier %c1_h : tensor<900xui32>
  %c1_as = stablehlo.constant dense<31> : tensor<900xui32>
  %c1_ar = stablehlo.shift_right_logical %c1_x, %c1_as : tensor<900xui32>
  %c1_ao = stablehlo.constant dense<1> : tensor<900xui32>
  %c1_ab = stablehlo.and %c1_ar, %c1_ao : tensor<900xui32>
  %c1_aw = stablehlo.convert %c1_ab : (tensor<900xui32>) -> tensor<900xui32>
  %c1_ak = stablehlo.constant dense<2147483648> : tensor<900xui32>
  %c1_av = stablehlo.multiply %c1_aw, %c1_ak : tensor<900xui32>
  %c1_bs = stablehlo.constant dense<30> : tensor<900xui32>
  %c1_br = stablehlo.shift_right_logical %c1_x, %c1_bs : tensor<900xui32>
  %c1_bo = stablehlo.constant dense<1> : tensor<900xui32>
  %c1_bb = stablehlo.and %c1_br, %c1_bo : tensor<900xui32>
  %c1_bw = stablehlo.convert %c1_bb : (tensor<900xui32>) -> tensor<900xui32>
  %c1_bk = stablehlo.constant dense<2139095040> : tensor<900xui32>
  %c1_bv = stablehlo.multiply %c1_bw, %c1_bk : tensor<900xui32>
  %c1_cs = stablehlo.constant dense<29> : tensor<900xui32>
  %c1_cr = stablehlo.shift_right_logical %c1_x, %c1_cs : tensor<900xui32>
  %c1_co = stablehlo.constant dense<1> : tensor<900xui32>
  %c1_cb = stablehlo.and %c1_cr, %c1_co : tensor<900xui32>
  %c1_cw = stablehlo.convert %c1_cb : (tensor<900xui32>) -> tensor<900xui32>
  %c1_ck = stablehlo.constant dense<4194304> : tensor<900xui32>
  %c1_cv = stablehlo.multiply %c1_cw, %c1_ck : tensor<900xui32>
  %c1_ds = stablehlo.constant dense<28> : tensor<900xui32>
  %c1_dr = stablehlo.shift_right_logical %c1_x, %c1_ds : tensor<900xui32>
  %c1_do = stablehlo.constant dense<1> : tensor<900xui32>
  %c1_db = stablehlo.and %c1_dr, %c1_do : tensor<900xui32>
  %c1_dw = stablehlo.convert %c1_db : (tensor<900xui32>) -> tensor<900xui32>
  %c1_dk = stablehlo.constant dense<2097152> : tensor<900xui32>
  %c1_dv = stablehlo.multiply %c1_dw, %c1_dk : tensor<900xui32>
  %c1_t1 = stablehlo.add %c1_av, %c1_bv : tensor<900xui32>
  %c1_t2 = stablehlo.add %c1_cv, %c1_dv : tensor<900xui32>
  %c1_t3 = stablehlo.add %c1_t1, %c1_t2 : tensor<900xui32>
  %c1_f = stablehlo.bitcast_convert %c1_t3 : (tensor<900xui32>) -> tensor<900xf32>
  %c1_l = stablehlo.reshape %c1_f : (tensor<900xf32>) -> tensor<3x300xf32>
  %c1_at = stablehlo.iota dim = 1 : tensor<3x300xi32>
  %c1_again = stablehlo.optimization_barrier %c1_l : tensor<3x300xf32>
  %c1_part:2 = "stablehlo.sort"(%c1_l, %c1_at) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare GT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<3x300xf32>, tensor<3x300xi32>) -> (tensor<3x300xf32>, tensor<3x300xi32>)
  %c1_all:2 = "stablehlo.sort"(%c1_again, %c1_at) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare GT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<3x300xf32>, tensor<3x300xi32>) -> (tensor<3x300xf32>, tensor<3x300xi32>)
  %c1_p0 = stablehlo.slice %c1_part#0 [0:3, 0:5] : (tensor<3x300xf32>) -> tensor<3x5xf32>
  %c1_e0 = stablehlo.optimization_barrier %c1_all#0 : tensor<3x300xf32>
  %c1_q0 = stablehlo.slice %c1_e0 [0:3, 0:5] : (tensor<3x300xf32>) -> tensor<3x5xf32>
  %c1_g = stablehlo.bitcast_convert %c1_p0 : (tensor<3x5xf32>) -> tensor<3x5xui32>
  %c1_j = stablehlo.bitcast_convert %c1_q0 : (tensor<3x5xf32>) -> tensor<3x5xui32>
  check.expect_eq %c1_g, %c1_j : tensor<3x5xui32>
  %c1_p1 = stablehlo.slice %c1_part#1 [0:3, 0:5] : (tensor<3x300xi32>) -> tensor<3x5xi32>
  %c1_e1 = stablehlo.optimization_barrier %c1_all#1 : tensor<3x300xi32>
  %c1_q1 = stablehlo.slice %c1_e1 [0:3, 0:5] : (tensor<3x300xi32>) -> tensor<3x5xi32>
  check.expect_eq %c1_p1, %c1_q1 : tensor<3x5xi32>

  // The first 36 of f32 alone, as numbers.
  %c2_i = stablehlo.iota dim = 0 : tensor<7200xui32>
  %c2_k = stablehlo.constant dense<2654435761> : tensor<7200xui32>
  %c2_h = stablehlo.multiply %c2_i, %c2_k : tensor<7200xui32>
  %c2_x = stablehlo.optimization_barrier %c2_h : tensor<7200xui32>
  %c2_as = stablehlo.constant dense<31> : tensor<7200xui32>
  %c2_ar = stablehlo.shift_right_logical %c2_x, %c2_as : tensor<7200xui32>
  %c2_ao = stablehlo.constant dense<1> : tensor<7200xui32>
  %c2_ab = stablehlo.and %c2_ar, %c2_ao : tensor<7200xui32>
  %c2_aw = stablehlo.convert %c2_ab : (tensor<7200xui32>) -> tensor<7200xui32>
  %c2_ak = stablehlo.constant dense<2147483648> : tensor<7200xui32>
  %c2_av = stablehlo.multiply %c2_aw, %c2_ak : tensor<7200xui32>
  %c2_bs = stablehlo.constant dense<30> : tensor<7200xui32>
  %c2_br = stablehlo.shift_right_logical %c2_x, %c2_bs : tensor<7200xui32>
  %c2_bo = stablehlo.constant dense<1> : tensor<7200xui32>
  %c2_bb = stablehlo.and %c2_br, %c2_bo : tensor<7200xui32>
  %c2_bw = stablehlo.convert %c2_bb : (tensor<7200xui32>) -> tensor<7200xui32>
  %c2_bk = stablehlo.constant dense<2139095040> : tensor<7200xui32>
  %c2_bv = stablehlo.multiply %c2_bw, %c2_bk : tensor<7200xui32>
  %c2_cs = stablehlo.constant dense<29> : tensor<7200xui32>
  %c2_cr = stablehlo.shift_right_logical %c2_x, %c2_cs : tensor<7200xui32>
  %c2_co = stablehlo.constant dense<1> : tensor<7200xui32>
  %c2_cb = stablehlo.and %c2_cr, %c2_co : tensor<7200xui32>
  %c2_cw = stablehlo.convert %c2_cb : (tensor<7200xui32>) -> tensor<7200xui32>
  %c2_ck = stablehlo.constant dense<4194304> : tensor<7200xui32>
  %c2_cv = stablehlo.multiply %c2_cw, %c2_ck : tensor<7200xui32>
  %c2_ds = stablehlo.constant dense<28> : tensor<7200xui32>
  %c2_dr = stablehlo.shift_right_logical %c2_x, %c2_ds : tensor<7200xui32>
  %c2_do = stablehlo.constant dense<1> : tensor<7200xui32>
  %c2_db = stablehlo.and %c2_dr, %c2_do : tensor<7200xui32>
  %c2_dw = stablehlo.convert %c2_db : (tensor<7200xui32>) -> tensor<7200xui32>
  %c2_dk = stablehlo.constant dense<2097152> : tensor<7200xui32>
  %c2_dv = stablehlo.multiply %c2_dw, %c2_dk : tensor<7200xui32>
  %c2_t1 = stablehlo.add %c2_av, %c2_bv : tensor<7200xui32>
  %c2_t2 = stablehlo.add %c2_cv, %c2_dv : tensor<7200xui32>
  %c2_t3 = stablehlo.add %c2_t1, %c2_t2 : tensor<7200xui32>
  %c2_f = stablehlo.bitcast_convert %c2_t3 : (tensor<7200xui32>) -> tensor<7200xf32>
  %c2_l = stablehlo.reshape %c2_f : (tensor<7200xf32>) -> tensor<3x2400xf32>
  %c2_again = stablehlo.optimization_barrier %c2_l : tensor<3x2400xf32>
  %c2_part = "stablehlo.sort"(%c2_l) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<3x2400xf32>) -> (tensor<3x2400xf32>)
  %c2_all = "stablehlo.sort"(%c2_again) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<3x2400xf32>) -> (tensor<3x2400xf32>)
  %c2_p0 = stablehlo.slice %c2_part [0:3, 0:36] : (tensor<3x2400xf32>) -> tensor<3x36xf32>
  %c2_e0 = stablehlo.optimization_barrier %c2_all : tensor<3x2400xf32>
  %c2_q0 = stablehlo.slice %c2_e0 [0:3, 0:36] : (tensor<3x2400xf32>) -> tensor<3x36xf32>
  %c2_g = stablehlo.bitcast_convert %c2_p0 : (tensor<3x36xf32>) -> tensor<3x36xui32>
  %c2_j = stablehlo.bitcast_convert %c2_q0 : (tensor<3x36xf32>) -> tensor<3x36xui32>
  check.expect_eq %c2_g, %c2_j : tensor<3x36xui32>

  // The last 3 of f32 and their places, as numbers.
  %c3_i = stablehlo.iota dim = 0 : tensor<1200xui32>
  %c3_k = stablehlo.constant dense<2654435761> : tensor<1200xui32>
  %c3_h = stablehlo.multiply %c3_i, %c3_k : tensor<1200xui32>
  %c3_x = stablehlo.optimization_barrier %c3_h : tensor<1200xui32>
  %c3_as = stablehlo.constant dense<31> : tensor<1200xui32>
  %c3_ar = stablehlo.shift_right_logical %c3_x, %c3_as : tensor<1200xui32>
  %c3_ao = stablehlo.constant dense<1> : tensor<1200xui32>
  %c3_ab = stablehlo.and %c3_ar, %c3_ao : tensor<1200xui32>
  %c3_aw = stablehlo.convert %c3_ab : (tensor<1200xui32>) -> tensor<1200xui32>
  %c3_ak = stablehlo.constant dense<2147483648> : tensor<1200xui32>
  %c3_av = stablehlo.multiply %c3_aw, %c3_ak : tensor<1200xui32>
  %c3_bs = stablehlo.constant dense<30> : tensor<1200xui32>
  %c3_br = stablehlo.shift_right_logical %c3_x, %c3_bs : tensor<1200xui32>
  %c3_bo = stablehlo.constant dense<1> : tensor<1200xui32>
  %c3_bb = stablehlo.and %c3_br, %c3_bo : tensor<1200xui32>
  %c3_bw = stablehlo.convert %c3_bb : (tensor<1200xui32>) -> tensor<1200xui32>
  %c3_bk = stablehlo.constant dense<2139095040> : tensor<1200xui32>
  %c3_bv = stablehlo.multiply %c3_bw, %c3_bk : tensor<1200xui32>
  %c3_cs = stablehlo.constant dense<29> : tensor<1200xui32>
  %c3_cr = stablehlo.shift_right_logical %c3_x, %c3_cs : tensor<1200xui32>
  %c3_co = stablehlo.constant dense<1> : tensor<1200xui32>
  %c3_cb = stablehlo.and %c3_cr, %c3_co : tensor<1200xui32>
  %c3_cw = stablehlo.convert %c3_cb : (tensor<1200xui32>) -> tensor<1200xui32>
  %c3_ck = stablehlo.constant dense<4194304> : tensor<1200xui32>
  %c3_cv = stablehlo.multiply %c3_cw, %c3_ck : tensor<1200xui32>
  %c3_ds = stablehlo.constant dense<28> : tensor<1200xui32>
  %c3_dr = stablehlo.shift_right_logical %c3_x, %c3_ds : tensor<1200xui32>
  %c3_do = stablehlo.constant dense<1> : tensor<1200xui32>
  %c3_db = stablehlo.and %c3_dr, %c3_do : tensor<1200xui32>
  %c3_dw = stablehlo.convert %c3_db : (tensor<1200xui32>) -> tensor<1200xui32>
  %c3_dk = stablehlo.constant dense<2097152> : tensor<1200xui32>
  %c3_dv = stablehlo.multiply %c3_dw, %c3_dk : tensor<1200xui32>
  %c3_t1 = stablehlo.add %c3_av, %c3_bv : tensor<1200xui32>
  %c3_t2 = stablehlo.add %c3_cv, %c3_dv : tensor<1200xui32>
  %c3_t3 = stablehlo.add %c3_t1, %c3_t2 : tensor<1200xui32>
  %c3_f = stablehlo.bitcast_convert %c3_t3 : (tensor<1200xui32>) -> tensor<1200xf32>
  %c3_l = stablehlo.reshape %c3_f : (tensor<1200xf32>) -> tensor<3x400xf32>
  %c3_at = stablehlo.iota dim = 1 : tensor<3x400xi32>
  %c3_again = stablehlo.optimization_barrier %c3_l : tensor<3x400xf32>
  %c3_part:2 = "stablehlo.sort"(%c3_l, %c3_at) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<3x400xf32>, tensor<3x400xi32>) -> (tensor<3x400xf32>, tensor<3x400xi32>)
  %c3_all:2 = "stablehlo.sort"(%c3_again, %c3_at) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<3x400xf32>, tensor<3x400xi32>) -> (tensor<3x400xf32>, tensor<3x400xi32>)
  %c3_p0 = stablehlo.slice %c3_part#0 [0:3, 397:400] : (tensor<3x400xf32>) -> tensor<3x3xf32>
  %c3_e0 = stablehlo.optimization_barrier %c3_all#0 : tensor<3x400xf32>
  %c3_q0 = stablehlo.slice %c3_e0 [0:3, 397:400] : (tensor<3x400xf32>) -> tensor<3x3xf32>
  %c3_g = stablehlo.bitcast_convert %c3_p0 : (tensor<3x3xf32>) -> tensor<3x3xui32>
  %c3_j = stablehlo.bitcast_convert %c3_q0 : (tensor<3x3xf32>) -> tensor<3x3xui32>
  check.expect_eq %c3_g, %c3_j : tensor<3x3xui32>
  %c3_p1 = stablehlo.slice %c3_part#1 [0:3, 397:400] : (tensor<3x400xi32>) -> tensor<3x3xi32>
  %c3_e1 = stablehlo.optimization_barrier %c3_all#1 : tensor<3x400xi32>
  %c3_q1 = stablehlo.slice %c3_e1 [0:3, 397:400] : (tensor<3x400xi32>) -> tensor<3x3xi32>
  check.expect_eq %c3_p1, %c3_q1 : tensor<3x3xi32>

  // 60 near the end of f32.
  %c4_i = stablehlo.iota dim = 0 : tensor<4000xui32>
  %c4_k = stablehlo.constant dense<2654435761> : tensor<4000xui32>
  %c4_h = stablehlo.multiply %c4_i, %c4_k : tensor<4000xui32>
  %c4_x = stablehlo.optimization_barrier %c4_h : tensor<4000xui32>
  %c4_as = stablehlo.constant dense<31> : tensor<4000xui32>
  %c4_ar = stablehlo.shift_right_logical %c4_x, %c4_as : tensor<4000xui32>
  %c4_ao = stablehlo.constant dense<1> : tensor<4000xui32>
  %c4_ab = stablehlo.and %c4_ar, %c4_ao : tensor<4000xui32>
  %c4_aw = stablehlo.convert %c4_ab : (tensor<4000xui32>) -> tensor<4000xui32>
  %c4_ak = stablehlo.constant dense<2147483648> : tensor<4000xui32>
  %c4_av = stablehlo.multiply %c4_aw, %c4_ak : tensor<4000xui32>
  %c4_bs = stablehlo.constant dense<30> : tensor<4000xui32>
  %c4_br = stablehlo.shift_right_logical %c4_x, %c4_bs : tensor<4000xui32>
  %c4_bo = stablehlo.constant dense<1> : tensor<4000xui32>
  %c4_bb = stablehlo.and %c4_br, %c4_bo : tensor<4000xui32>
  %c4_bw = stablehlo.convert %c4_bb : (tensor<4000xui32>) -> tensor<4000xui32>
  %c4_bk = stablehlo.constant dense<2139095040> : tensor<4000xui32>
  %c4_bv = stablehlo.multiply %c4_bw, %c4_bk : tensor<4000xui32>
  %c4_cs = stablehlo.constant dense<29> : tensor<4000xui32>
  %c4_cr = stablehlo.shift_right_logical %c4_x, %c4_cs : tensor<4000xui32>
  %c4_co = stablehlo.constant dense<1> : tensor<4000xui32>
  %c4_cb = stablehlo.and %c4_cr, %c4_co : tensor<4000xui32>
  %c4_cw = stablehlo.convert %c4_cb : (tensor<4000xui32>) -> tensor<4000xui32>
  %c4_ck = stablehlo.constant dense<4194304> : tensor<4000xui32>
  %c4_cv = stablehlo.multiply %c4_cw, %c4_ck : tensor<4000xui32>
  %c4_ds = stablehlo.constant dense<28> : tensor<4000xui32>
  %c4_dr = stablehlo.shift_right_logical %c4_x, %c4_ds : tensor<4000xui32>
  %c4_do = stablehlo.constant dense<1> : tensor<4000xui32>
  %c4_db = stablehlo.and %c4_dr, %c4_do : tensor<4000xui32>
  %c4_dw = stablehlo.convert %c4_db : (tensor<4000xui32>) -> tensor<4000xui32>
  %c4_dk = stablehlo.constant dense<2097152> : tensor<4000xui32>
  %c4_dv = stablehlo.multiply %c4_dw, %c4_dk : tensor<4000xui32>
  %c4_t1 = stablehlo.add %c4_av, %c4_bv : tensor<4000xui32>
  %c4_t2 = stablehlo.add %c4_cv, %c4_dv : tensor<4000xui32>
  %c4_t3 = stablehlo.add %c4_t1, %c4_t2 : tensor<4000xui32>
  %c4_f = stablehlo.bitcast_convert %c4_t3 : (tensor<4000xui32>) -> tensor<4000xf32>
  %c4_l = stablehlo.reshape %c4_f : (tensor<4000xf32>) -> tensor<1x4000xf32>
  %c4_at = stablehlo.iota dim = 1 : tensor<1x4000xi32>
  %c4_again = stablehlo.optimization_barrier %c4_l : tensor<1x4000xf32>
  %c4_part:2 = "stablehlo.sort"(%c4_l, %c4_at) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare GT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<1x4000xf32>, tensor<1x4000xi32>) -> (tensor<1x4000xf32>, tensor<1x4000xi32>)
  %c4_all:2 = "stablehlo.sort"(%c4_again, %c4_at) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare GT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<1x4000xf32>, tensor<1x4000xi32>) -> (tensor<1x4000xf32>, tensor<1x4000xi32>)
  %c4_p0 = stablehlo.slice %c4_part#0 [0:1, 3900:3960] : (tensor<1x4000xf32>) -> tensor<1x60xf32>
  %c4_e0 = stablehlo.optimization_barrier %c4_all#0 : tensor<1x4000xf32>
  %c4_q0 = stablehlo.slice %c4_e0 [0:1, 3900:3960] : (tensor<1x4000xf32>) -> tensor<1x60xf32>
  %c4_g = stablehlo.bitcast_convert %c4_p0 : (tensor<1x60xf32>) -> tensor<1x60xui32>
  %c4_j = stablehlo.bitcast_convert %c4_q0 : (tensor<1x60xf32>) -> tensor<1x60xui32>
  check.expect_eq %c4_g, %c4_j : tensor<1x60xui32>
  %c4_p1 = stablehlo.slice %c4_part#1 [0:1, 3900:3960] : (tensor<1x4000xi32>) -> tensor<1x60xi32>
  %c4_e1 = stablehlo.optimization_barrier %c4_all#1 : tensor<1x4000xi32>
  %c4_q1 = stablehlo.slice %c4_e1 [0:1, 3900:3960] : (tensor<1x4000xi32>) -> tensor<1x60xi32>
  check.expect_eq %c4_p1, %c4_q1 : tensor<1x60xi32>

  // The first 10 of f64, as numbers, descending.
  %c5_i = stablehlo.iota dim = 0 : tensor<800xui32>
  %c5_k = stablehlo.constant dense<2654435761> : tensor<800xui32>
  %c5_h = stablehlo.multiply %c5_i, %c5_k : tensor<800xui32>
  %c5_x = stablehlo.optimization_barrier %c5_h : tensor<800xui32>
  %c5_as = stablehlo.constant dense<31> : tensor<800xui32>
  %c5_ar = stablehlo.shift_right_logical %c5_x, %c5_as : tensor<800xui32>
  %c5_ao = stablehlo.constant dense<1> : tensor<800xui32>
  %c5_ab = stablehlo.and %c5_ar, %c5_ao : tensor<800xui32>
  %c5_aw = stablehlo.convert %c5_ab : (tensor<800xui32>) -> tensor<800xui64>
  %c5_ak = stablehlo.constant dense<9223372036854775808> : tensor<800xui64>
  %c5_av = stablehlo.multiply %c5_aw, %c5_ak : tensor<800xui64>
  %c5_bs = stablehlo.constant dense<30> : tensor<800xui32>
  %c5_br = stablehlo.shift_right_logical %c5_x, %c5_bs : tensor<800xui32>
  %c5_bo = stablehlo.constant dense<1> : tensor<800xui32>
  %c5_bb = stablehlo.and %c5_br, %c5_bo : tensor<800xui32>
  %c5_bw = stablehlo.convert %c5_bb : (tensor<800xui32>) -> tensor<800xui64>
  %c5_bk = stablehlo.constant dense<9218868437227405312> : tensor<800xui64>
  %c5_bv = stablehlo.multiply %c5_bw, %c5_bk : tensor<800xui64>
  %c5_cs = stablehlo.constant dense<29> : tensor<800xui32>
  %c5_cr = stablehlo.shift_right_logical %c5_x, %c5_cs : tensor<800xui32>
  %c5_co = stablehlo.constant dense<1> : tensor<800xui32>
  %c5_cb = stablehlo.and %c5_cr, %c5_co : tensor<800xui32>
  %c5_cw = stablehlo.convert %c5_cb : (tensor<800xui32>) -> tensor<800xui64>
  %c5_ck = stablehlo.constant dense<2251799813685248> : tensor<800xui64>
  %c5_cv = stablehlo.multiply %c5_cw, %c5_ck : tensor<800xui64>
  %c5_ds = stablehlo.constant dense<28> : tensor<800xui32>
  %c5_dr = stablehlo.shift_right_logical %c5_x, %c5_ds : tensor<800xui32>
  %c5_do = stablehlo.constant dense<1> : tensor<800xui32>
  %c5_db = stablehlo.and %c5_dr, %c5_do : tensor<800xui32>
  %c5_dw = stablehlo.convert %c5_db : (tensor<800xui32>) -> tensor<800xui64>
  %c5_dk = stablehlo.constant dense<1125899906842624> : tensor<800xui64>
  %c5_dv = stablehlo.multiply %c5_dw, %c5_dk : tensor<800xui64>
  %c5_t1 = stablehlo.add %c5_av, %c5_bv : tensor<800xui64>
  %c5_t2 = stablehlo.add %c5_cv, %c5_dv : tensor<800xui64>
  %c5_t3 = stablehlo.add %c5_t1, %c5_t2 : tensor<800xui64>
  %c5_f = stablehlo.bitcast_convert %c5_t3 : (tensor<800xui64>) -> tensor<800xf64>
  %c5_l = stablehlo.reshape %c5_f : (tensor<800xf64>) -> tensor<2x400xf64>
  %c5_at = stablehlo.iota dim = 1 : tensor<2x400xi32>
  %c5_again = stablehlo.optimization_barrier %c5_l : tensor<2x400xf64>
  %c5_part:2 = "stablehlo.sort"(%c5_l, %c5_at) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<2x400xf64>, tensor<2x400xi32>) -> (tensor<2x400xf64>, tensor<2x400xi32>)
  %c5_all:2 = "stablehlo.sort"(%c5_again, %c5_at) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<2x400xf64>, tensor<2x400xi32>) -> (tensor<2x400xf64>, tensor<2x400xi32>)
  %c5_p0 = stablehlo.slice %c5_part#0 [0:2, 0:10] : (tensor<2x400xf64>) -> tensor<2x10xf64>
  %c5_e0 = stablehlo.optimization_barrier %c5_all#0 : tensor<2x400xf64>
  %c5_q0 = stablehlo.slice %c5_e0 [0:2, 0:10] : (tensor<2x400xf64>) -> tensor<2x10xf64>
  %c5_g = stablehlo.bitcast_convert %c5_p0 : (tensor<2x10xf64>) -> tensor<2x10xui64>
  %c5_j = stablehlo.bitcast_convert %c5_q0 : (tensor<2x10xf64>) -> tensor<2x10xui64>
  check.expect_eq %c5_g, %c5_j : tensor<2x10xui64>
  %c5_p1 = stablehlo.slice %c5_part#1 [0:2, 0:10] : (tensor<2x400xi32>) -> tensor<2x10xi32>
  %c5_e1 = stablehlo.optimization_barrier %c5_all#1 : tensor<2x400xi32>
  %c5_q1 = stablehlo.slice %c5_e1 [0:2, 0:10] : (tensor<2x400xi32>) -> tensor<2x10xi32>
  check.expect_eq %c5_p1, %c5_q1 : tensor<2x10xi32>

  // The last 90 of f64, total order.
  %c6_i = stablehlo.iota dim = 0 : tensor<6000xui32>
  %c6_k = stablehlo.constant dense<2654435761> : tensor<6000xui32>
  %c6_h = stablehlo.multiply %c6_i, %c6_k : tensor<6000xui32>
  %c6_x = stablehlo.optimization_barrier %c6_h : tensor<6000xui32>
  %c6_as = stablehlo.constant dense<31> : tensor<6000xui32>
  %c6_ar = stablehlo.shift_right_logical %c6_x, %c6_as : tensor<6000xui32>
  %c6_ao = stablehlo.constant dense<1> : tensor<6000xui32>
  %c6_ab = stablehlo.and %c6_ar, %c6_ao : tensor<6000xui32>
  %c6_aw = stablehlo.convert %c6_ab : (tensor<6000xui32>) -> tensor<6000xui64>
  %c6_ak = stablehlo.constant dense<9223372036854775808> : tensor<6000xui64>
  %c6_av = stablehlo.multiply %c6_aw, %c6_ak : tensor<6000xui64>
  %c6_bs = stablehlo.constant dense<30> : tensor<6000xui32>
  %c6_br = stablehlo.shift_right_logical %c6_x, %c6_bs : tensor<6000xui32>
  %c6_bo = stablehlo.constant dense<1> : tensor<6000xui32>
  %c6_bb = stablehlo.and %c6_br, %c6_bo : tensor<6000xui32>
  %c6_bw = stablehlo.convert %c6_bb : (tensor<6000xui32>) -> tensor<6000xui64>
  %c6_bk = stablehlo.constant dense<9218868437227405312> : tensor<6000xui64>
  %c6_bv = stablehlo.multiply %c6_bw, %c6_bk : tensor<6000xui64>
  %c6_cs = stablehlo.constant dense<29> : tensor<6000xui32>
  %c6_cr = stablehlo.shift_right_logical %c6_x, %c6_cs : tensor<6000xui32>
  %c6_co = stablehlo.constant dense<1> : tensor<6000xui32>
  %c6_cb = stablehlo.and %c6_cr, %c6_co : tensor<6000xui32>
  %c6_cw = stablehlo.convert %c6_cb : (tensor<6000xui32>) -> tensor<6000xui64>
  %c6_ck = stablehlo.constant dense<2251799813685248> : tensor<6000xui64>
  %c6_cv = stablehlo.multiply %c6_cw, %c6_ck : tensor<6000xui64>
  %c6_ds = stablehlo.constant dense<28> : tensor<6000xui32>
  %c6_dr = stablehlo.shift_right_logical %c6_x, %c6_ds : tensor<6000xui32>
  %c6_do = stablehlo.constant dense<1> : tensor<6000xui32>
  %c6_db = stablehlo.and %c6_dr, %c6_do : tensor<6000xui32>
  %c6_dw = stablehlo.convert %c6_db : (tensor<6000xui32>) -> tensor<6000xui64>
  %c6_dk = stablehlo.constant dense<1125899906842624> : tensor<6000xui64>
  %c6_dv = stablehlo.multiply %c6_dw, %c6_dk : tensor<6000xui64>
  %c6_t1 = stablehlo.add %c6_av, %c6_bv : tensor<6000xui64>
  %c6_t2 = stablehlo.add %c6_cv, %c6_dv : tensor<6000xui64>
  %c6_t3 = stablehlo.add %c6_t1, %c6_t2 : tensor<6000xui64>
  %c6_f = stablehlo.bitcast_convert %c6_t3 : (tensor<6000xui64>) -> tensor<6000xf64>
  %c6_l = stablehlo.reshape %c6_f : (tensor<6000xf64>) -> tensor<2x3000xf64>
  %c6_at = stablehlo.iota dim = 1 : tensor<2x3000xi32>
  %c6_again = stablehlo.optimization_barrier %c6_l : tensor<2x3000xf64>
  %c6_part:2 = "stablehlo.sort"(%c6_l, %c6_at) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<2x3000xf64>, tensor<2x3000xi32>) -> (tensor<2x3000xf64>, tensor<2x3000xi32>)
  %c6_all:2 = "stablehlo.sort"(%c6_again, %c6_at) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<2x3000xf64>, tensor<2x3000xi32>) -> (tensor<2x3000xf64>, tensor<2x3000xi32>)
  %c6_p0 = stablehlo.slice %c6_part#0 [0:2, 2910:3000] : (tensor<2x3000xf64>) -> tensor<2x90xf64>
  %c6_e0 = stablehlo.optimization_barrier %c6_all#0 : tensor<2x3000xf64>
  %c6_q0 = stablehlo.slice %c6_e0 [0:2, 2910:3000] : (tensor<2x3000xf64>) -> tensor<2x90xf64>
  %c6_g = stablehlo.bitcast_convert %c6_p0 : (tensor<2x90xf64>) -> tensor<2x90xui64>
  %c6_j = stablehlo.bitcast_convert %c6_q0 : (tensor<2x90xf64>) -> tensor<2x90xui64>
  check.expect_eq %c6_g, %c6_j : tensor<2x90xui64>
  %c6_p1 = stablehlo.slice %c6_part#1 [0:2, 2910:3000] : (tensor<2x3000xi32>) -> tensor<2x90xi32>
  %c6_e1 = stablehlo.optimization_barrier %c6_all#1 : tensor<2x3000xi32>
  %c6_q1 = stablehlo.slice %c6_e1 [0:2, 2910:3000] : (tensor<2x3000xi32>) -> tensor<2x90xi32>
  check.expect_eq %c6_p1, %c6_q1 : tensor<2x90xi32>

  // The first 9 of bf16, as numbers, descending.
  %c7_i = stablehlo.iota dim = 0 : tensor<600xui32>
  %c7_k = stablehlo.constant dense<2654435761> : tensor<600xui32>
  %c7_h = stablehlo.multiply %c7_i, %c7_k : tensor<600xui32>
  %c7_x = stablehlo.optimization_barrier %c7_h : tensor<600xui32>
  %c7_as = stablehlo.constant dense<31> : tensor<600xui32>
  %c7_ar = stablehlo.shift_right_logical %c7_x, %c7_as : tensor<600xui32>
  %c7_ao = stablehlo.constant dense<1> : tensor<600xui32>
  %c7_ab = stablehlo.and %c7_ar, %c7_ao : tensor<600xui32>
  %c7_aw = stablehlo.convert %c7_ab : (tensor<600xui32>) -> tensor<600xui16>
  %c7_ak = stablehlo.constant dense<32768> : tensor<600xui16>
  %c7_av = stablehlo.multiply %c7_aw, %c7_ak : tensor<600xui16>
  %c7_bs = stablehlo.constant dense<30> : tensor<600xui32>
  %c7_br = stablehlo.shift_right_logical %c7_x, %c7_bs : tensor<600xui32>
  %c7_bo = stablehlo.constant dense<1> : tensor<600xui32>
  %c7_bb = stablehlo.and %c7_br, %c7_bo : tensor<600xui32>
  %c7_bw = stablehlo.convert %c7_bb : (tensor<600xui32>) -> tensor<600xui16>
  %c7_bk = stablehlo.constant dense<32640> : tensor<600xui16>
  %c7_bv = stablehlo.multiply %c7_bw, %c7_bk : tensor<600xui16>
  %c7_cs = stablehlo.constant dense<29> : tensor<600xui32>
  %c7_cr = stablehlo.shift_right_logical %c7_x, %c7_cs : tensor<600xui32>
  %c7_co = stablehlo.constant dense<1> : tensor<600xui32>
  %c7_cb = stablehlo.and %c7_cr, %c7_co : tensor<600xui32>
  %c7_cw = stablehlo.convert %c7_cb : (tensor<600xui32>) -> tensor<600xui16>
  %c7_ck = stablehlo.constant dense<64> : tensor<600xui16>
  %c7_cv = stablehlo.multiply %c7_cw, %c7_ck : tensor<600xui16>
  %c7_ds = stablehlo.constant dense<28> : tensor<600xui32>
  %c7_dr = stablehlo.shift_right_logical %c7_x, %c7_ds : tensor<600xui32>
  %c7_do = stablehlo.constant dense<1> : tensor<600xui32>
  %c7_db = stablehlo.and %c7_dr, %c7_do : tensor<600xui32>
  %c7_dw = stablehlo.convert %c7_db : (tensor<600xui32>) -> tensor<600xui16>
  %c7_dk = stablehlo.constant dense<32> : tensor<600xui16>
  %c7_dv = stablehlo.multiply %c7_dw, %c7_dk : tensor<600xui16>
  %c7_t1 = stablehlo.add %c7_av, %c7_bv : tensor<600xui16>
  %c7_t2 = stablehlo.add %c7_cv, %c7_dv : tensor<600xui16>
  %c7_t3 = stablehlo.add %c7_t1, %c7_t2 : tensor<600xui16>
  %c7_f = stablehlo.bitcast_convert %c7_t3 : (tensor<600xui16>) -> tensor<600xbf16>
  %c7_l = stablehlo.reshape %c7_f : (tensor<600xbf16>) -> tensor<2x300xbf16>
  %c7_at = stablehlo.iota dim = 1 : tensor<2x300xi32>
  %c7_again = stablehlo.optimization_barrier %c7_l : tensor<2x300xbf16>
  %c7_part:2 = "stablehlo.sort"(%c7_l, %c7_at) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<2x300xbf16>, tensor<2x300xi32>) -> (tensor<2x300xbf16>, tensor<2x300xi32>)
  %c7_all:2 = "stablehlo.sort"(%c7_again, %c7_at) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<2x300xbf16>, tensor<2x300xi32>) -> (tensor<2x300xbf16>, tensor<2x300xi32>)
  %c7_p0 = stablehlo.slice %c7_part#0 [0:2, 0:9] : (tensor<2x300xbf16>) -> tensor<2x9xbf16>
  %c7_e0 = stablehlo.optimization_barrier %c7_all#0 : tensor<2x300xbf16>
  %c7_q0 = stablehlo.slice %c7_e0 [0:2, 0:9] : (tensor<2x300xbf16>) -> tensor<2x9xbf16>
  %c7_g = stablehlo.bitcast_convert %c7_p0 : (tensor<2x9xbf16>) -> tensor<2x9xui16>
  %c7_j = stablehlo.bitcast_convert %c7_q0 : (tensor<2x9xbf16>) -> tensor<2x9xui16>
  check.expect_eq %c7_g, %c7_j : tensor<2x9xui16>
  %c7_p1 = stablehlo.slice %c7_part#1 [0:2, 0:9] : (tensor<2x300xi32>) -> tensor<2x9xi32>
  %c7_e1 = stablehlo.optimization_barrier %c7_all#1 : tensor<2x300xi32>
  %c7_q1 = stablehlo.slice %c7_e1 [0:2, 0:9] : (tensor<2x300xi32>) -> tensor<2x9xi32>
  check.expect_eq %c7_p1, %c7_q1 : tensor<2x9xi32>

  // The last 20 of f16, total order.
  %c8_i = stablehlo.iota dim = 0 : tensor<2800xui32>
  %c8_k = stablehlo.constant dense<2654435761> : tensor<2800xui32>
  %c8_h = stablehlo.multiply %c8_i, %c8_k : tensor<2800xui32>
  %c8_x = stablehlo.optimization_barrier %c8_h : tensor<2800xui32>
  %c8_as = stablehlo.constant dense<31> : tensor<2800xui32>
  %c8_ar = stablehlo.shift_right_logical %c8_x, %c8_as : tensor<2800xui32>
  %c8_ao = stablehlo.constant dense<1> : tensor<2800xui32>
  %c8_ab = stablehlo.and %c8_ar, %c8_ao : tensor<2800xui32>
  %c8_aw = stablehlo.convert %c8_ab : (tensor<2800xui32>) -> tensor<2800xui16>
  %c8_ak = stablehlo.constant dense<32768> : tensor<2800xui16>
  %c8_av = stablehlo.multiply %c8_aw, %c8_ak : tensor<2800xui16>
  %c8_bs = stablehlo.constant dense<30> : tensor<2800xui32>
  %c8_br = stablehlo.shift_right_logical %c8_x, %c8_bs : tensor<2800xui32>
  %c8_bo = stablehlo.constant dense<1> : tensor<2800xui32>
  %c8_bb = stablehlo.and %c8_br, %c8_bo : tensor<2800xui32>
  %c8_bw = stablehlo.convert %c8_bb : (tensor<2800xui32>) -> tensor<2800xui16>
  %c8_bk = stablehlo.constant dense<31744> : tensor<2800xui16>
  %c8_bv = stablehlo.multiply %c8_bw, %c8_bk : tensor<2800xui16>
  %c8_cs = stablehlo.constant dense<29> : tensor<2800xui32>
  %c8_cr = stablehlo.shift_right_logical %c8_x, %c8_cs : tensor<2800xui32>
  %c8_co = stablehlo.constant dense<1> : tensor<2800xui32>
  %c8_cb = stablehlo.and %c8_cr, %c8_co : tensor<2800xui32>
  %c8_cw = stablehlo.convert %c8_cb : (tensor<2800xui32>) -> tensor<2800xui16>
  %c8_ck = stablehlo.constant dense<512> : tensor<2800xui16>
  %c8_cv = stablehlo.multiply %c8_cw, %c8_ck : tensor<2800xui16>
  %c8_ds = stablehlo.constant dense<28> : tensor<2800xui32>
  %c8_dr = stablehlo.shift_right_logical %c8_x, %c8_ds : tensor<2800xui32>
  %c8_do = stablehlo.constant dense<1> : tensor<2800xui32>
  %c8_db = stablehlo.and %c8_dr, %c8_do : tensor<2800xui32>
  %c8_dw = stablehlo.convert %c8_db : (tensor<2800xui32>) -> tensor<2800xui16>
  %c8_dk = stablehlo.constant dense<256> : tensor<2800xui16>
  %c8_dv = stablehlo.multiply %c8_dw, %c8_dk : tensor<2800xui16>
  %c8_t1 = stablehlo.add %c8_av, %c8_bv : tensor<2800xui16>
  %c8_t2 = stablehlo.add %c8_cv, %c8_dv : tensor<2800xui16>
  %c8_t3 = stablehlo.add %c8_t1, %c8_t2 : tensor<2800xui16>
  %c8_f = stablehlo.bitcast_convert %c8_t3 : (tensor<2800xui16>) -> tensor<2800xf16>
  %c8_l = stablehlo.reshape %c8_f : (tensor<2800xf16>) -> tensor<2x1400xf16>
  %c8_again = stablehlo.optimization_barrier %c8_l : tensor<2x1400xf16>
  %c8_part = "stablehlo.sort"(%c8_l) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %1 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<2x1400xf16>) -> (tensor<2x1400xf16>)
  %c8_all = "stablehlo.sort"(%c8_again) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %1 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<2x1400xf16>) -> (tensor<2x1400xf16>)
  %c8_p0 = stablehlo.slice %c8_part [0:2, 1380:1400] : (tensor<2x1400xf16>) -> tensor<2x20xf16>
  %c8_e0 = stablehlo.optimization_barrier %c8_all : tensor<2x1400xf16>
  %c8_q0 = stablehlo.slice %c8_e0 [0:2, 1380:1400] : (tensor<2x1400xf16>) -> tensor<2x20xf16>
  %c8_g = stablehlo.bitcast_convert %c8_p0 : (tensor<2x20xf16>) -> tensor<2x20xui16>
  %c8_j = stablehlo.bitcast_convert %c8_q0 : (tensor<2x20xf16>) -> tensor<2x20xui16>
  check.expect_eq %c8_g, %c8_j : tensor<2x20xui16>

  // The first 20 of i8.
  %c9_i = stablehlo.iota dim = 0 : tensor<2100xui32>
  %c9_k = stablehlo.constant dense<2654435761> : tensor<2100xui32>
  %c9_h = stablehlo.multiply %c9_i, %c9_k : tensor<2100xui32>
  %c9_x = stablehlo.optimization_barrier %c9_h : tensor<2100xui32>
  %c9_s = stablehlo.constant dense<25> : tensor<2100xui32>
  %c9_r = stablehlo.shift_right_logical %c9_x, %c9_s : tensor<2100xui32>
  %c9_w = stablehlo.convert %c9_r : (tensor<2100xui32>) -> tensor<2100xi8>
  %c9_m = stablehlo.constant dense<64> : tensor<2100xi8>
  %c9_f = stablehlo.subtract %c9_w, %c9_m : tensor<2100xi8>
  %c9_l = stablehlo.reshape %c9_f : (tensor<2100xi8>) -> tensor<3x700xi8>
  %c9_at = stablehlo.iota dim = 1 : tensor<3x700xi32>
  %c9_again = stablehlo.optimization_barrier %c9_l : tensor<3x700xi8>
  %c9_part:2 = "stablehlo.sort"(%c9_l, %c9_at) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare LT, %a, %b, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<3x700xi8>, tensor<3x700xi32>) -> (tensor<3x700xi8>, tensor<3x700xi32>)
  %c9_all:2 = "stablehlo.sort"(%c9_again, %c9_at) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare LT, %a, %b, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<3x700xi8>, tensor<3x700xi32>) -> (tensor<3x700xi8>, tensor<3x700xi32>)
  %c9_p0 = stablehlo.slice %c9_part#0 [0:3, 0:20] : (tensor<3x700xi8>) -> tensor<3x20xi8>
  %c9_e0 = stablehlo.optimization_barrier %c9_all#0 : tensor<3x700xi8>
  %c9_q0 = stablehlo.slice %c9_e0 [0:3, 0:20] : (tensor<3x700xi8>) -> tensor<3x20xi8>
  check.expect_eq %c9_p0, %c9_q0 : tensor<3x20xi8>
  %c9_p1 = stablehlo.slice %c9_part#1 [0:3, 0:20] : (tensor<3x700xi32>) -> tensor<3x20xi32>
  %c9_e1 = stablehlo.optimization_barrier %c9_all#1 : tensor<3x700xi32>
  %c9_q1 = stablehlo.slice %c9_e1 [0:3, 0:20] : (tensor<3x700xi32>) -> tensor<3x20xi32>
  check.expect_eq %c9_p1, %c9_q1 : tensor<3x20xi32>

  // 10 near the end of ui16, descending.
  %c10_i = stablehlo.iota dim = 0 : tensor<4500xui32>
  %c10_k = stablehlo.constant dense<2654435761> : tensor<4500xui32>
  %c10_h = stablehlo.multiply %c10_i, %c10_k : tensor<4500xui32>
  %c10_x = stablehlo.optimization_barrier %c10_h : tensor<4500xui32>
  %c10_s = stablehlo.constant dense<24> : tensor<4500xui32>
  %c10_r = stablehlo.shift_right_logical %c10_x, %c10_s : tensor<4500xui32>
  %c10_w = stablehlo.convert %c10_r : (tensor<4500xui32>) -> tensor<4500xui16>
  %c10_m = stablehlo.constant dense<64> : tensor<4500xui16>
  %c10_f = stablehlo.subtract %c10_w, %c10_m : tensor<4500xui16>
  %c10_l = stablehlo.reshape %c10_f : (tensor<4500xui16>) -> tensor<3x1500xui16>
  %c10_at = stablehlo.iota dim = 1 : tensor<3x1500xi32>
  %c10_again = stablehlo.optimization_barrier %c10_l : tensor<3x1500xui16>
  %c10_part:2 = "stablehlo.sort"(%c10_l, %c10_at) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<ui16>, %b: tensor<ui16>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare GT, %a, %b, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<3x1500xui16>, tensor<3x1500xi32>) -> (tensor<3x1500xui16>, tensor<3x1500xi32>)
  %c10_all:2 = "stablehlo.sort"(%c10_again, %c10_at) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<ui16>, %b: tensor<ui16>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare GT, %a, %b, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<3x1500xui16>, tensor<3x1500xi32>) -> (tensor<3x1500xui16>, tensor<3x1500xi32>)
  %c10_p0 = stablehlo.slice %c10_part#0 [0:3, 1460:1470] : (tensor<3x1500xui16>) -> tensor<3x10xui16>
  %c10_e0 = stablehlo.optimization_barrier %c10_all#0 : tensor<3x1500xui16>
  %c10_q0 = stablehlo.slice %c10_e0 [0:3, 1460:1470] : (tensor<3x1500xui16>) -> tensor<3x10xui16>
  check.expect_eq %c10_p0, %c10_q0 : tensor<3x10xui16>
  %c10_p1 = stablehlo.slice %c10_part#1 [0:3, 1460:1470] : (tensor<3x1500xi32>) -> tensor<3x10xi32>
  %c10_e1 = stablehlo.optimization_barrier %c10_all#1 : tensor<3x1500xi32>
  %c10_q1 = stablehlo.slice %c10_e1 [0:3, 1460:1470] : (tensor<3x1500xi32>) -> tensor<3x10xi32>
  check.expect_eq %c10_p1, %c10_q1 : tensor<3x10xi32>

  // The last 2 of i32 and two more.
  %c11_i = stablehlo.iota dim = 0 : tensor<600xui32>
  %c11_k = stablehlo.constant dense<2654435761> : tensor<600xui32>
  %c11_h = stablehlo.multiply %c11_i, %c11_k : tensor<600xui32>
  %c11_x = stablehlo.optimization_barrier %c11_h : tensor<600xui32>
  %c11_s = stablehlo.constant dense<24> : tensor<600xui32>
  %c11_r = stablehlo.shift_right_logical %c11_x, %c11_s : tensor<600xui32>
  %c11_w = stablehlo.convert %c11_r : (tensor<600xui32>) -> tensor<600xi32>
  %c11_m = stablehlo.constant dense<64> : tensor<600xi32>
  %c11_f = stablehlo.subtract %c11_w, %c11_m : tensor<600xi32>
  %c11_l = stablehlo.reshape %c11_f : (tensor<600xi32>) -> tensor<2x300xi32>
  %c11_at = stablehlo.iota dim = 1 : tensor<2x300xi32>
  %c11_no = stablehlo.iota dim = 0 : tensor<2x300xui8>
  %c11_again = stablehlo.optimization_barrier %c11_l : tensor<2x300xi32>
  %c11_part:3 = "stablehlo.sort"(%c11_l, %c11_at, %c11_no) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>, %e: tensor<ui8>, %f: tensor<ui8>):
      %1 = stablehlo.compare GT, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<2x300xi32>, tensor<2x300xi32>, tensor<2x300xui8>) -> (tensor<2x300xi32>, tensor<2x300xi32>, tensor<2x300xui8>)
  %c11_all:3 = "stablehlo.sort"(%c11_again, %c11_at, %c11_no) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>, %e: tensor<ui8>, %f: tensor<ui8>):
      %1 = stablehlo.compare GT, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<2x300xi32>, tensor<2x300xi32>, tensor<2x300xui8>) -> (tensor<2x300xi32>, tensor<2x300xi32>, tensor<2x300xui8>)
  %c11_p0 = stablehlo.slice %c11_part#0 [0:2, 298:300] : (tensor<2x300xi32>) -> tensor<2x2xi32>
  %c11_e0 = stablehlo.optimization_barrier %c11_all#0 : tensor<2x300xi32>
  %c11_q0 = stablehlo.slice %c11_e0 [0:2, 298:300] : (tensor<2x300xi32>) -> tensor<2x2xi32>
  check.expect_eq %c11_p0, %c11_q0 : tensor<2x2xi32>
  %c11_p1 = stablehlo.slice %c11_part#1 [0:2, 298:300] : (tensor<2x300xi32>) -> tensor<2x2xi32>
  %c11_e1 = stablehlo.optimization_barrier %c11_all#1 : tensor<2x300xi32>
  %c11_q1 = stablehlo.slice %c11_e1 [0:2, 298:300] : (tensor<2x300xi32>) -> tensor<2x2xi32>
  check.expect_eq %c11_p1, %c11_q1 : tensor<2x2xi32>
  %c11_p2 = stablehlo.slice %c11_part#2 [0:2, 298:300] : (tensor<2x300xui8>) -> tensor<2x2xui8>
  %c11_e2 = stablehlo.optimization_barrier %c11_all#2 : tensor<2x300xui8>
  %c11_q2 = stablehlo.slice %c11_e2 [0:2, 298:300] : (tensor<2x300xui8>) -> tensor<2x2xui8>
  check.expect_eq %c11_p2, %c11_q2 : tensor<2x2xui8>

  // The first 70 of ui64.
  %c12_i = stablehlo.iota dim = 0 : tensor<5000xui32>
  %c12_k = stablehlo.constant dense<2654435761> : tensor<5000xui32>
  %c12_h = stablehlo.multiply %c12_i, %c12_k : tensor<5000xui32>
  %c12_x = stablehlo.optimization_barrier %c12_h : tensor<5000xui32>
  %c12_s = stablehlo.constant dense<24> : tensor<5000xui32>
  %c12_r = stablehlo.shift_right_logical %c12_x, %c12_s : tensor<5000xui32>
  %c12_w = stablehlo.convert %c12_r : (tensor<5000xui32>) -> tensor<5000xui64>
  %c12_m = stablehlo.constant dense<64> : tensor<5000xui64>
  %c12_f = stablehlo.subtract %c12_w, %c12_m : tensor<5000xui64>
  %c12_l = stablehlo.reshape %c12_f : (tensor<5000xui64>) -> tensor<2x2500xui64>
  %c12_at = stablehlo.iota dim = 1 : tensor<2x2500xi32>
  %c12_again = stablehlo.optimization_barrier %c12_l : tensor<2x2500xui64>
  %c12_part:2 = "stablehlo.sort"(%c12_l, %c12_at) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<ui64>, %b: tensor<ui64>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare LT, %a, %b, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<2x2500xui64>, tensor<2x2500xi32>) -> (tensor<2x2500xui64>, tensor<2x2500xi32>)
  %c12_all:2 = "stablehlo.sort"(%c12_again, %c12_at) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<ui64>, %b: tensor<ui64>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare LT, %a, %b, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<2x2500xui64>, tensor<2x2500xi32>) -> (tensor<2x2500xui64>, tensor<2x2500xi32>)
  %c12_p0 = stablehlo.slice %c12_part#0 [0:2, 0:70] : (tensor<2x2500xui64>) -> tensor<2x70xui64>
  %c12_e0 = stablehlo.optimization_barrier %c12_all#0 : tensor<2x2500xui64>
  %c12_q0 = stablehlo.slice %c12_e0 [0:2, 0:70] : (tensor<2x2500xui64>) -> tensor<2x70xui64>
  check.expect_eq %c12_p0, %c12_q0 : tensor<2x70xui64>
  %c12_p1 = stablehlo.slice %c12_part#1 [0:2, 0:70] : (tensor<2x2500xi32>) -> tensor<2x70xi32>
  %c12_e1 = stablehlo.optimization_barrier %c12_all#1 : tensor<2x2500xi32>
  %c12_q1 = stablehlo.slice %c12_e1 [0:2, 0:70] : (tensor<2x2500xi32>) -> tensor<2x70xi32>
  check.expect_eq %c12_p1, %c12_q1 : tensor<2x70xi32>

  // The last 100 of i64, descending.
  %c13_i = stablehlo.iota dim = 0 : tensor<7000xui32>
  %c13_k = stablehlo.constant dense<2654435761> : tensor<7000xui32>
  %c13_h = stablehlo.multiply %c13_i, %c13_k : tensor<7000xui32>
  %c13_x = stablehlo.optimization_barrier %c13_h : tensor<7000xui32>
  %c13_s = stablehlo.constant dense<24> : tensor<7000xui32>
  %c13_r = stablehlo.shift_right_logical %c13_x, %c13_s : tensor<7000xui32>
  %c13_w = stablehlo.convert %c13_r : (tensor<7000xui32>) -> tensor<7000xi64>
  %c13_m = stablehlo.constant dense<64> : tensor<7000xi64>
  %c13_f = stablehlo.subtract %c13_w, %c13_m : tensor<7000xi64>
  %c13_l = stablehlo.reshape %c13_f : (tensor<7000xi64>) -> tensor<2x3500xi64>
  %c13_at = stablehlo.iota dim = 1 : tensor<2x3500xi32>
  %c13_again = stablehlo.optimization_barrier %c13_l : tensor<2x3500xi64>
  %c13_part:2 = "stablehlo.sort"(%c13_l, %c13_at) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare GT, %a, %b, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<2x3500xi64>, tensor<2x3500xi32>) -> (tensor<2x3500xi64>, tensor<2x3500xi32>)
  %c13_all:2 = "stablehlo.sort"(%c13_again, %c13_at) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare GT, %a, %b, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<2x3500xi64>, tensor<2x3500xi32>) -> (tensor<2x3500xi64>, tensor<2x3500xi32>)
  %c13_p0 = stablehlo.slice %c13_part#0 [0:2, 3400:3500] : (tensor<2x3500xi64>) -> tensor<2x100xi64>
  %c13_e0 = stablehlo.optimization_barrier %c13_all#0 : tensor<2x3500xi64>
  %c13_q0 = stablehlo.slice %c13_e0 [0:2, 3400:3500] : (tensor<2x3500xi64>) -> tensor<2x100xi64>
  check.expect_eq %c13_p0, %c13_q0 : tensor<2x100xi64>
  %c13_p1 = stablehlo.slice %c13_part#1 [0:2, 3400:3500] : (tensor<2x3500xi32>) -> tensor<2x100xi32>
  %c13_e1 = stablehlo.optimization_barrier %c13_all#1 : tensor<2x3500xi32>
  %c13_q1 = stablehlo.slice %c13_e1 [0:2, 3400:3500] : (tensor<2x3500xi32>) -> tensor<2x100xi32>
  check.expect_eq %c13_p1, %c13_q1 : tensor<2x100xi32>

  // 5 of short lines side by side.
  %c14_i = stablehlo.iota dim = 0 : tensor<2000xui32>
  %c14_k = stablehlo.constant dense<2654435761> : tensor<2000xui32>
  %c14_h = stablehlo.multiply %c14_i, %c14_k : tensor<2000xui32>
  %c14_x = stablehlo.optimization_barrier %c14_h : tensor<2000xui32>
  %c14_s = stablehlo.constant dense<24> : tensor<2000xui32>
  %c14_r = stablehlo.shift_right_logical %c14_x, %c14_s : tensor<2000xui32>
  %c14_w = stablehlo.convert %c14_r : (tensor<2000xui32>) -> tensor<2000xi32>
  %c14_m = stablehlo.constant dense<64> : tensor<2000xi32>
  %c14_f = stablehlo.subtract %c14_w, %c14_m : tensor<2000xi32>
  %c14_l = stablehlo.reshape %c14_f : (tensor<2000xi32>) -> tensor<40x50xi32>
  %c14_at = stablehlo.iota dim = 1 : tensor<40x50xi32>
  %c14_again = stablehlo.optimization_barrier %c14_l : tensor<40x50xi32>
  %c14_part:2 = "stablehlo.sort"(%c14_l, %c14_at) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare LT, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<40x50xi32>, tensor<40x50xi32>) -> (tensor<40x50xi32>, tensor<40x50xi32>)
  %c14_all:2 = "stablehlo.sort"(%c14_again, %c14_at) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare LT, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<40x50xi32>, tensor<40x50xi32>) -> (tensor<40x50xi32>, tensor<40x50xi32>)
  %c14_p0 = stablehlo.slice %c14_part#0 [0:40, 3:8] : (tensor<40x50xi32>) -> tensor<40x5xi32>
  %c14_e0 = stablehlo.optimization_barrier %c14_all#0 : tensor<40x50xi32>
  %c14_q0 = stablehlo.slice %c14_e0 [0:40, 3:8] : (tensor<40x50xi32>) -> tensor<40x5xi32>
  check.expect_eq %c14_p0, %c14_q0 : tensor<40x5xi32>
  %c14_p1 = stablehlo.slice %c14_part#1 [0:40, 3:8] : (tensor<40x50xi32>) -> tensor<40x5xi32>
  %c14_e1 = stablehlo.optimization_barrier %c14_all#1 : tensor<40x50xi32>
  %c14_q1 = stablehlo.slice %c14_e1 [0:40, 3:8] : (tensor<40x50xi32>) -> tensor<40x5xi32>
  check.expect_eq %c14_p1, %c14_q1 : tensor<40x5xi32>

  // The last 5 of short lines alone.
  %c15_i = stablehlo.iota dim = 0 : tensor<2000xui32>
  %c15_k = stablehlo.constant dense<2654435761> : tensor<2000xui32>
  %c15_h = stablehlo.multiply %c15_i, %c15_k : tensor<2000xui32>
  %c15_x = stablehlo.optimization_barrier %c15_h : tensor<2000xui32>
  %c15_as = stablehlo.constant dense<31> : tensor<2000xui32>
  %c15_ar = stablehlo.shift_right_logical %c15_x, %c15_as : tensor<2000xui32>
  %c15_ao = stablehlo.constant dense<1> : tensor<2000xui32>
  %c15_ab = stablehlo.and %c15_ar, %c15_ao : tensor<2000xui32>
  %c15_aw = stablehlo.convert %c15_ab : (tensor<2000xui32>) -> tensor<2000xui32>
  %c15_ak = stablehlo.constant dense<2147483648> : tensor<2000xui32>
  %c15_av = stablehlo.multiply %c15_aw, %c15_ak : tensor<2000xui32>
  %c15_bs = stablehlo.constant dense<30> : tensor<2000xui32>
  %c15_br = stablehlo.shift_right_logical %c15_x, %c15_bs : tensor<2000xui32>
  %c15_bo = stablehlo.constant dense<1> : tensor<2000xui32>
  %c15_bb = stablehlo.and %c15_br, %c15_bo : tensor<2000xui32>
  %c15_bw = stablehlo.convert %c15_bb : (tensor<2000xui32>) -> tensor<2000xui32>
  %c15_bk = stablehlo.constant dense<2139095040> : tensor<2000xui32>
  %c15_bv = stablehlo.multiply %c15_bw, %c15_bk : tensor<2000xui32>
  %c15_cs = stablehlo.constant dense<29> : tensor<2000xui32>
  %c15_cr = stablehlo.shift_right_logical %c15_x, %c15_cs : tensor<2000xui32>
  %c15_co = stablehlo.constant dense<1> : tensor<2000xui32>
  %c15_cb = stablehlo.and %c15_cr, %c15_co : tensor<2000xui32>
  %c15_cw = stablehlo.convert %c15_cb : (tensor<2000xui32>) -> tensor<2000xui32>
  %c15_ck = stablehlo.constant dense<4194304> : tensor<2000xui32>
  %c15_cv = stablehlo.multiply %c15_cw, %c15_ck : tensor<2000xui32>
  %c15_ds = stablehlo.constant dense<28> : tensor<2000xui32>
  %c15_dr = stablehlo.shift_right_logical %c15_x, %c15_ds : tensor<2000xui32>
  %c15_do = stablehlo.constant dense<1> : tensor<2000xui32>
  %c15_db = stablehlo.and %c15_dr, %c15_do : tensor<2000xui32>
  %c15_dw = stablehlo.convert %c15_db : (tensor<2000xui32>) -> tensor<2000xui32>
  %c15_dk = stablehlo.constant dense<2097152> : tensor<2000xui32>
  %c15_dv = stablehlo.multiply %c15_dw, %c15_dk : tensor<2000xui32>
  %c15_t1 = stablehlo.add %c15_av, %c15_bv : tensor<2000xui32>
  %c15_t2 = stablehlo.add %c15_cv, %c15_dv : tensor<2000xui32>
  %c15_t3 = stablehlo.add %c15_t1, %c15_t2 : tensor<2000xui32>
  %c15_f = stablehlo.bitcast_convert %c15_t3 : (tensor<2000xui32>) -> tensor<2000xf32>
  %c15_l = stablehlo.reshape %c15_f : (tensor<2000xf32>) -> tensor<40x50xf32>
  %c15_again = stablehlo.optimization_barrier %c15_l : tensor<40x50xf32>
  %c15_part = "stablehlo.sort"(%c15_l) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<40x50xf32>) -> (tensor<40x50xf32>)
  %c15_all = "stablehlo.sort"(%c15_again) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<40x50xf32>) -> (tensor<40x50xf32>)
  %c15_p0 = stablehlo.slice %c15_part [0:40, 45:50] : (tensor<40x50xf32>) -> tensor<40x5xf32>
  %c15_e0 = stablehlo.optimization_barrier %c15_all : tensor<40x50xf32>
  %c15_q0 = stablehlo.slice %c15_e0 [0:40, 45:50] : (tensor<40x50xf32>) -> tensor<40x5xf32>
  %c15_g = stablehlo.bitcast_convert %c15_p0 : (tensor<40x5xf32>) -> tensor<40x5xui32>
  %c15_j = stablehlo.bitcast_convert %c15_q0 : (tensor<40x5xf32>) -> tensor<40x5xui32>
  check.expect_eq %c15_g, %c15_j : tensor<40x5xui32>

  // 80 in the middle of i32.
  %c16_i = stablehlo.iota dim = 0 : tensor<600xui32>
  %c16_k = stablehlo.constant dense<2654435761> : tensor<600xui32>
  %c16_h = stablehlo.multiply %c16_i, %c16_k : tensor<600xui32>
  %c16_x = stablehlo.optimization_barrier %c16_h : tensor<600xui32>
  %c16_s = stablehlo.constant dense<24> : tensor<600xui32>
  %c16_r = stablehlo.shift_right_logical %c16_x, %c16_s : tensor<600xui32>
  %c16_w = stablehlo.convert %c16_r : (tensor<600xui32>) -> tensor<600xi32>
  %c16_m = stablehlo.constant dense<64> : tensor<600xi32>
  %c16_f = stablehlo.subtract %c16_w, %c16_m : tensor<600xi32>
  %c16_l = stablehlo.reshape %c16_f : (tensor<600xi32>) -> tensor<2x300xi32>
  %c16_again = stablehlo.optimization_barrier %c16_l : tensor<2x300xi32>
  %c16_part = "stablehlo.sort"(%c16_l) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %1 = stablehlo.compare LT, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<2x300xi32>) -> (tensor<2x300xi32>)
  %c16_all = "stablehlo.sort"(%c16_again) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %1 = stablehlo.compare LT, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<2x300xi32>) -> (tensor<2x300xi32>)
  %c16_p0 = stablehlo.slice %c16_part [0:2, 100:180] : (tensor<2x300xi32>) -> tensor<2x80xi32>
  %c16_e0 = stablehlo.optimization_barrier %c16_all : tensor<2x300xi32>
  %c16_q0 = stablehlo.slice %c16_e0 [0:2, 100:180] : (tensor<2x300xi32>) -> tensor<2x80xi32>
  check.expect_eq %c16_p0, %c16_q0 : tensor<2x80xi32>
  func.return
}
