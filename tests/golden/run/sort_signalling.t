// Signalling NaNs lie below quiet ones in total order, in narrow floats, too: in
// many lines side by side, in a long one, and moving others.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {

  // bf16, 6000.
  %c1_n = stablehlo.iota dim = 0 : tensor<6000xui32>
  %c1_m = stablehlo.constant dense<2654435761> : tensor<6000xui32>
  %c1_s = stablehlo.constant dense<16> : tensor<6000xui32>
  %c1_h = stablehlo.multiply %c1_n, %c1_m : tensor<6000xui32>
  %c1_r = stablehlo.shift_right_logical %c1_h, %c1_s : tensor<6000xui32>
  %c1_u = stablehlo.convert %c1_r : (tensor<6000xui32>) -> tensor<6000xui16>
  %c1_w = stablehlo.bitcast_convert %c1_u : (tensor<6000xui16>) -> tensor<6000xi16>
  %c1_v = stablehlo.reshape %c1_w : (tensor<6000xi16>) -> tensor<6000xi16>
  %c1_b = stablehlo.optimization_barrier %c1_v : tensor<6000xi16>
  %c1_f = stablehlo.bitcast_convert %c1_b : (tensor<6000xi16>) -> tensor<6000xbf16>
  %c1_t = stablehlo.constant dense<15> : tensor<6000xi16>
  %c1_k = stablehlo.constant dense<32767> : tensor<6000xi16>
  %c1_x = stablehlo.shift_right_arithmetic %c1_b, %c1_t : tensor<6000xi16>
  %c1_y = stablehlo.and %c1_x, %c1_k : tensor<6000xi16>
  %c1_z = stablehlo.xor %c1_b, %c1_y : tensor<6000xi16>
  %c1_1 = "stablehlo.sort"(%c1_f) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %1 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<6000xbf16>) -> tensor<6000xbf16>
  %c1_2 = "stablehlo.sort"(%c1_z) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i16>, %b: tensor<i16>):
      %1 = stablehlo.compare LT, %a, %b : (tensor<i16>, tensor<i16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<6000xi16>) -> tensor<6000xi16>
  %c1_g = stablehlo.bitcast_convert %c1_1 : (tensor<6000xbf16>) -> tensor<6000xi16>
  %c1_p = stablehlo.shift_right_arithmetic %c1_2, %c1_t : tensor<6000xi16>
  %c1_q = stablehlo.and %c1_p, %c1_k : tensor<6000xi16>
  %c1_o = stablehlo.xor %c1_2, %c1_q : tensor<6000xi16>
  check.expect_eq %c1_g, %c1_o : tensor<6000xi16>

  // bf16, 6000, moving others.
  %c2_n = stablehlo.iota dim = 0 : tensor<6000xui32>
  %c2_m = stablehlo.constant dense<2654435761> : tensor<6000xui32>
  %c2_s = stablehlo.constant dense<16> : tensor<6000xui32>
  %c2_h = stablehlo.multiply %c2_n, %c2_m : tensor<6000xui32>
  %c2_r = stablehlo.shift_right_logical %c2_h, %c2_s : tensor<6000xui32>
  %c2_u = stablehlo.convert %c2_r : (tensor<6000xui32>) -> tensor<6000xui16>
  %c2_w = stablehlo.bitcast_convert %c2_u : (tensor<6000xui16>) -> tensor<6000xi16>
  %c2_v = stablehlo.reshape %c2_w : (tensor<6000xi16>) -> tensor<6000xi16>
  %c2_b = stablehlo.optimization_barrier %c2_v : tensor<6000xi16>
  %c2_f = stablehlo.bitcast_convert %c2_b : (tensor<6000xi16>) -> tensor<6000xbf16>
  %c2_t = stablehlo.constant dense<15> : tensor<6000xi16>
  %c2_k = stablehlo.constant dense<32767> : tensor<6000xi16>
  %c2_x = stablehlo.shift_right_arithmetic %c2_b, %c2_t : tensor<6000xi16>
  %c2_y = stablehlo.and %c2_x, %c2_k : tensor<6000xi16>
  %c2_z = stablehlo.xor %c2_b, %c2_y : tensor<6000xi16>
  %c2_at = stablehlo.iota dim = 0 : tensor<6000xi32>
  %c2_1:2 = "stablehlo.sort"(%c2_f, %c2_at) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<6000xbf16>, tensor<6000xi32>) -> (tensor<6000xbf16>, tensor<6000xi32>)
  %c2_2:2 = "stablehlo.sort"(%c2_z, %c2_at) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i16>, %b: tensor<i16>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare LT, %a, %b : (tensor<i16>, tensor<i16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<6000xi16>, tensor<6000xi32>) -> (tensor<6000xi16>, tensor<6000xi32>)
  check.expect_eq %c2_1#1, %c2_2#1 : tensor<6000xi32>
  %c2_g = stablehlo.bitcast_convert %c2_1#0 : (tensor<6000xbf16>) -> tensor<6000xi16>
  %c2_p = stablehlo.shift_right_arithmetic %c2_2#0, %c2_t : tensor<6000xi16>
  %c2_q = stablehlo.and %c2_p, %c2_k : tensor<6000xi16>
  %c2_o = stablehlo.xor %c2_2#0, %c2_q : tensor<6000xi16>
  check.expect_eq %c2_g, %c2_o : tensor<6000xi16>

  // bf16, 100x20.
  %c3_n = stablehlo.iota dim = 0 : tensor<2000xui32>
  %c3_m = stablehlo.constant dense<2654435761> : tensor<2000xui32>
  %c3_s = stablehlo.constant dense<16> : tensor<2000xui32>
  %c3_h = stablehlo.multiply %c3_n, %c3_m : tensor<2000xui32>
  %c3_r = stablehlo.shift_right_logical %c3_h, %c3_s : tensor<2000xui32>
  %c3_u = stablehlo.convert %c3_r : (tensor<2000xui32>) -> tensor<2000xui16>
  %c3_w = stablehlo.bitcast_convert %c3_u : (tensor<2000xui16>) -> tensor<2000xi16>
  %c3_v = stablehlo.reshape %c3_w : (tensor<2000xi16>) -> tensor<100x20xi16>
  %c3_b = stablehlo.optimization_barrier %c3_v : tensor<100x20xi16>
  %c3_f = stablehlo.bitcast_convert %c3_b : (tensor<100x20xi16>) -> tensor<100x20xbf16>
  %c3_t = stablehlo.constant dense<15> : tensor<100x20xi16>
  %c3_k = stablehlo.constant dense<32767> : tensor<100x20xi16>
  %c3_x = stablehlo.shift_right_arithmetic %c3_b, %c3_t : tensor<100x20xi16>
  %c3_y = stablehlo.and %c3_x, %c3_k : tensor<100x20xi16>
  %c3_z = stablehlo.xor %c3_b, %c3_y : tensor<100x20xi16>
  %c3_1 = "stablehlo.sort"(%c3_f) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %1 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<100x20xbf16>) -> tensor<100x20xbf16>
  %c3_2 = "stablehlo.sort"(%c3_z) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i16>, %b: tensor<i16>):
      %1 = stablehlo.compare LT, %a, %b : (tensor<i16>, tensor<i16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<100x20xi16>) -> tensor<100x20xi16>
  %c3_g = stablehlo.bitcast_convert %c3_1 : (tensor<100x20xbf16>) -> tensor<100x20xi16>
  %c3_p = stablehlo.shift_right_arithmetic %c3_2, %c3_t : tensor<100x20xi16>
  %c3_q = stablehlo.and %c3_p, %c3_k : tensor<100x20xi16>
  %c3_o = stablehlo.xor %c3_2, %c3_q : tensor<100x20xi16>
  check.expect_eq %c3_g, %c3_o : tensor<100x20xi16>

  // bf16, 100x20, moving others.
  %c4_n = stablehlo.iota dim = 0 : tensor<2000xui32>
  %c4_m = stablehlo.constant dense<2654435761> : tensor<2000xui32>
  %c4_s = stablehlo.constant dense<16> : tensor<2000xui32>
  %c4_h = stablehlo.multiply %c4_n, %c4_m : tensor<2000xui32>
  %c4_r = stablehlo.shift_right_logical %c4_h, %c4_s : tensor<2000xui32>
  %c4_u = stablehlo.convert %c4_r : (tensor<2000xui32>) -> tensor<2000xui16>
  %c4_w = stablehlo.bitcast_convert %c4_u : (tensor<2000xui16>) -> tensor<2000xi16>
  %c4_v = stablehlo.reshape %c4_w : (tensor<2000xi16>) -> tensor<100x20xi16>
  %c4_b = stablehlo.optimization_barrier %c4_v : tensor<100x20xi16>
  %c4_f = stablehlo.bitcast_convert %c4_b : (tensor<100x20xi16>) -> tensor<100x20xbf16>
  %c4_t = stablehlo.constant dense<15> : tensor<100x20xi16>
  %c4_k = stablehlo.constant dense<32767> : tensor<100x20xi16>
  %c4_x = stablehlo.shift_right_arithmetic %c4_b, %c4_t : tensor<100x20xi16>
  %c4_y = stablehlo.and %c4_x, %c4_k : tensor<100x20xi16>
  %c4_z = stablehlo.xor %c4_b, %c4_y : tensor<100x20xi16>
  %c4_at = stablehlo.iota dim = 1 : tensor<100x20xi32>
  %c4_1:2 = "stablehlo.sort"(%c4_f, %c4_at) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<100x20xbf16>, tensor<100x20xi32>) -> (tensor<100x20xbf16>, tensor<100x20xi32>)
  %c4_2:2 = "stablehlo.sort"(%c4_z, %c4_at) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i16>, %b: tensor<i16>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare LT, %a, %b : (tensor<i16>, tensor<i16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<100x20xi16>, tensor<100x20xi32>) -> (tensor<100x20xi16>, tensor<100x20xi32>)
  check.expect_eq %c4_1#1, %c4_2#1 : tensor<100x20xi32>
  %c4_g = stablehlo.bitcast_convert %c4_1#0 : (tensor<100x20xbf16>) -> tensor<100x20xi16>
  %c4_p = stablehlo.shift_right_arithmetic %c4_2#0, %c4_t : tensor<100x20xi16>
  %c4_q = stablehlo.and %c4_p, %c4_k : tensor<100x20xi16>
  %c4_o = stablehlo.xor %c4_2#0, %c4_q : tensor<100x20xi16>
  check.expect_eq %c4_g, %c4_o : tensor<100x20xi16>

  // f16, 2x600.
  %c5_n = stablehlo.iota dim = 0 : tensor<1200xui32>
  %c5_m = stablehlo.constant dense<2654435761> : tensor<1200xui32>
  %c5_s = stablehlo.constant dense<16> : tensor<1200xui32>
  %c5_h = stablehlo.multiply %c5_n, %c5_m : tensor<1200xui32>
  %c5_r = stablehlo.shift_right_logical %c5_h, %c5_s : tensor<1200xui32>
  %c5_u = stablehlo.convert %c5_r : (tensor<1200xui32>) -> tensor<1200xui16>
  %c5_w = stablehlo.bitcast_convert %c5_u : (tensor<1200xui16>) -> tensor<1200xi16>
  %c5_v = stablehlo.reshape %c5_w : (tensor<1200xi16>) -> tensor<2x600xi16>
  %c5_b = stablehlo.optimization_barrier %c5_v : tensor<2x600xi16>
  %c5_f = stablehlo.bitcast_convert %c5_b : (tensor<2x600xi16>) -> tensor<2x600xf16>
  %c5_t = stablehlo.constant dense<15> : tensor<2x600xi16>
  %c5_k = stablehlo.constant dense<32767> : tensor<2x600xi16>
  %c5_x = stablehlo.shift_right_arithmetic %c5_b, %c5_t : tensor<2x600xi16>
  %c5_y = stablehlo.and %c5_x, %c5_k : tensor<2x600xi16>
  %c5_z = stablehlo.xor %c5_b, %c5_y : tensor<2x600xi16>
  %c5_1 = "stablehlo.sort"(%c5_f) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %1 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<2x600xf16>) -> tensor<2x600xf16>
  %c5_2 = "stablehlo.sort"(%c5_z) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i16>, %b: tensor<i16>):
      %1 = stablehlo.compare LT, %a, %b : (tensor<i16>, tensor<i16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<2x600xi16>) -> tensor<2x600xi16>
  %c5_g = stablehlo.bitcast_convert %c5_1 : (tensor<2x600xf16>) -> tensor<2x600xi16>
  %c5_p = stablehlo.shift_right_arithmetic %c5_2, %c5_t : tensor<2x600xi16>
  %c5_q = stablehlo.and %c5_p, %c5_k : tensor<2x600xi16>
  %c5_o = stablehlo.xor %c5_2, %c5_q : tensor<2x600xi16>
  check.expect_eq %c5_g, %c5_o : tensor<2x600xi16>

  // f8E5M2, 100x20, moving others.
  %c6_n = stablehlo.iota dim = 0 : tensor<2000xui32>
  %c6_m = stablehlo.constant dense<2654435761> : tensor<2000xui32>
  %c6_s = stablehlo.constant dense<24> : tensor<2000xui32>
  %c6_h = stablehlo.multiply %c6_n, %c6_m : tensor<2000xui32>
  %c6_r = stablehlo.shift_right_logical %c6_h, %c6_s : tensor<2000xui32>
  %c6_u = stablehlo.convert %c6_r : (tensor<2000xui32>) -> tensor<2000xui8>
  %c6_w = stablehlo.bitcast_convert %c6_u : (tensor<2000xui8>) -> tensor<2000xi8>
  %c6_v = stablehlo.reshape %c6_w : (tensor<2000xi8>) -> tensor<100x20xi8>
  %c6_b = stablehlo.optimization_barrier %c6_v : tensor<100x20xi8>
  %c6_f = stablehlo.bitcast_convert %c6_b : (tensor<100x20xi8>) -> tensor<100x20xf8E5M2>
  %c6_t = stablehlo.constant dense<7> : tensor<100x20xi8>
  %c6_k = stablehlo.constant dense<127> : tensor<100x20xi8>
  %c6_x = stablehlo.shift_right_arithmetic %c6_b, %c6_t : tensor<100x20xi8>
  %c6_y = stablehlo.and %c6_x, %c6_k : tensor<100x20xi8>
  %c6_z = stablehlo.xor %c6_b, %c6_y : tensor<100x20xi8>
  %c6_at = stablehlo.iota dim = 1 : tensor<100x20xi32>
  %c6_1:2 = "stablehlo.sort"(%c6_f, %c6_at) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<100x20xf8E5M2>, tensor<100x20xi32>) -> (tensor<100x20xf8E5M2>, tensor<100x20xi32>)
  %c6_2:2 = "stablehlo.sort"(%c6_z, %c6_at) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.compare LT, %a, %b : (tensor<i8>, tensor<i8>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
  }) : (tensor<100x20xi8>, tensor<100x20xi32>) -> (tensor<100x20xi8>, tensor<100x20xi32>)
  check.expect_eq %c6_1#1, %c6_2#1 : tensor<100x20xi32>
  %c6_g = stablehlo.bitcast_convert %c6_1#0 : (tensor<100x20xf8E5M2>) -> tensor<100x20xi8>
  %c6_p = stablehlo.shift_right_arithmetic %c6_2#0, %c6_t : tensor<100x20xi8>
  %c6_q = stablehlo.and %c6_p, %c6_k : tensor<100x20xi8>
  %c6_o = stablehlo.xor %c6_2#0, %c6_q : tensor<100x20xi8>
  check.expect_eq %c6_g, %c6_o : tensor<100x20xi8>
  return
}
