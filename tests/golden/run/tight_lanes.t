// Loops inside turns side by side, in lanes, against turns that wait for each
// other because a loop inside hands a value on: lanes that end at different
// times, some of them at once, by conditions in two parts and by NaNs; carries
// that are exchanged, kept, narrow, booleans; loops of a known number of turns
// that load by their counter; what a loop leaves, stored and carried on; some
// turns, none and many.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func private @modulo(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %none = stablehlo.compare EQ, %b, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %n = stablehlo.select %none, %one, %b : tensor<i1>, tensor<i32>
  %r = stablehlo.remainder %a, %n : tensor<i32>
  %some = stablehlo.compare NE, %r, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %l = stablehlo.compare LT, %r, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %m = stablehlo.compare LT, %n, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %d = stablehlo.compare NE, %l, %m : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %w = stablehlo.and %d, %some : tensor<i1>
  %s = stablehlo.add %r, %n : tensor<i32>
  %x = stablehlo.select %w, %s, %r : tensor<i1>, tensor<i32>
  func.return %x : tensor<i32>
}
func.func private @floor_divide(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %q = stablehlo.divide %a, %b : tensor<i32>
  %l = stablehlo.sign %a : tensor<i32>
  %m = stablehlo.sign %b : tensor<i32>
  %d = stablehlo.compare NE, %l, %m : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %r = stablehlo.remainder %a, %b : tensor<i32>
  %some = stablehlo.compare NE, %r, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %w = stablehlo.and %d, %some : tensor<i1>
  %s = stablehlo.subtract %q, %one : tensor<i32>
  %x = stablehlo.select %w, %s, %q : tensor<i1>, tensor<i32>
  func.return %x : tensor<i32>
}
func.func private @turn(%i: tensor<i32>, %xs: tensor<107xf32>, %ks: tensor<107xi32>, %cs: tensor<90xf32>, %z: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<f32>, tensor<i1>, tensor<i8>, tensor<ui32>, tensor<i32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %x1 = stablehlo.dynamic_slice %xs, %i, sizes = [1] : (tensor<107xf32>, tensor<i32>) -> tensor<1xf32>
  %v = stablehlo.reshape %x1 : (tensor<1xf32>) -> tensor<f32>
  %k1 = stablehlo.dynamic_slice %ks, %i, sizes = [1] : (tensor<107xi32>, tensor<i32>) -> tensor<1xi32>
  %k = stablehlo.reshape %k1 : (tensor<1xi32>) -> tensor<i32>
  %c15 = stablehlo.constant dense<15> : tensor<i32>
  %c3 = stablehlo.constant dense<3> : tensor<i32>
  %m1 = stablehlo.and %k, %c15 : tensor<i32>
  %most = stablehlo.subtract %m1, %c3 : tensor<i32>
  %odd0 = stablehlo.compare LT, %k, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %small0 = stablehlo.convert %k : (tensor<i32>) -> tensor<i8>
  %hash0 = stablehlo.convert %k : (tensor<i32>) -> tensor<ui32>
  %fzero = stablehlo.constant dense<0.0> : tensor<f32>
  %line0 = stablehlo.broadcast_in_dim %v, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %a:9 = stablehlo.while(%it = %zero, %p = %k, %q = %i, %x = %v, %odd = %odd0, %small = %small0, %hash = %hash0, %wait = %z, %line = %line0) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<i1>, tensor<i8>, tensor<ui32>, tensor<i32>, tensor<2xf32>
  cond {
    %few = stablehlo.compare LT, %it, %most : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %far = stablehlo.constant dense<-1.5> : tensor<f32>
    %near = stablehlo.compare GE, %x, %far : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %go = stablehlo.and %few, %near : tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %it_n = stablehlo.add %it, %one : tensor<i32>
    %s1 = stablehlo.shift_right_arithmetic %p, %one : tensor<i32>
    %q_n = stablehlo.xor %s1, %q : tensor<i32>
    %f1 = stablehlo.multiply %x, %x : tensor<f32>
    %f2 = stablehlo.subtract %f1, %v : tensor<f32>
    %f3 = stablehlo.divide %f2, %x : tensor<f32>
    %f4 = stablehlo.select %odd, %f3, %f2 : tensor<i1>, tensor<f32>
    %x_n = stablehlo.minimum %f4, %x : tensor<f32>
    %odd_n = stablehlo.not %odd : tensor<i1>
    %small_n = stablehlo.add %small, %small : tensor<i8>
    %la = stablehlo.constant dense<1664525> : tensor<ui32>
    %lc = stablehlo.constant dense<13> : tensor<ui32>
    %h1 = stablehlo.multiply %hash, %la : tensor<ui32>
    %h2 = stablehlo.shift_right_logical %h1, %lc : tensor<ui32>
    %seven = stablehlo.constant dense<7> : tensor<i32>
    %d1 = func.call @modulo(%q_n, %p) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d2 = func.call @floor_divide(%q_n, %most) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d3 = func.call @modulo(%q, %seven) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d4 = func.call @floor_divide(%q, %seven) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d5 = stablehlo.xor %d1, %d2 : tensor<i32>
    %d6 = stablehlo.multiply %d3, %d4 : tensor<i32>
    %d7 = stablehlo.add %d5, %d6 : tensor<i32>
    %ten = stablehlo.constant dense<10> : tensor<ui32>
    %e1 = stablehlo.divide %q, %seven : tensor<i32>
    %e2 = stablehlo.remainder %q_n, %seven : tensor<i32>
    %e3 = stablehlo.multiply %e1, %e2 : tensor<i32>
    %e4 = stablehlo.divide %hash, %ten : tensor<ui32>
    %e5 = stablehlo.remainder %hash, %ten : tensor<ui32>
    %e6 = stablehlo.multiply %e4, %e5 : tensor<ui32>
    %e7 = stablehlo.add %d7, %e3 : tensor<i32>
    %e8 = stablehlo.convert %e7 : (tensor<i32>) -> tensor<ui32>
    %d8 = stablehlo.xor %e6, %e8 : tensor<ui32>
    %h3 = stablehlo.xor %h1, %h2 : tensor<ui32>
    %hash_n = stablehlo.add %h3, %d8 : tensor<ui32>
    %wait_n = stablehlo.add %wait, %q_n : tensor<i32>
    %l1 = stablehlo.slice %line [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %l2 = stablehlo.reshape %x_n : (tensor<f32>) -> tensor<1xf32>
    %line_n = stablehlo.concatenate %l1, %l2, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    stablehlo.return %it_n, %q_n, %p, %x_n, %odd_n, %small_n, %hash_n, %wait_n, %line_n : tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<i1>, tensor<i8>, tensor<ui32>, tensor<i32>, tensor<2xf32>
  }
  %b:5 = stablehlo.while(%j = %zero, %sum = %fzero, %u = %v, %w = %fzero, %last = %a#3) : tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  cond {
    %go = stablehlo.compare LT, %j, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %j_n = stablehlo.add %j, %one : tensor<i32>
    %c1 = stablehlo.dynamic_slice %cs, %j, sizes = [1] : (tensor<90xf32>, tensor<i32>) -> tensor<1xf32>
    %c = stablehlo.reshape %c1 : (tensor<1xf32>) -> tensor<f32>
    %g1 = stablehlo.multiply %sum, %v : tensor<f32>
    %sum_n = stablehlo.add %g1, %c : tensor<f32>
    %fj = stablehlo.convert %j : (tensor<i32>) -> tensor<f32>
    %u_n = stablehlo.add %w, %fj : tensor<f32>
    %last_n = stablehlo.multiply %last, %c : tensor<f32>
    stablehlo.return %j_n, %sum_n, %u_n, %u, %last_n : tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.return %a#1, %a#2, %a#3, %a#4, %a#5, %a#6, %a#7, %a#8, %b#1, %b#2, %b#3, %b#4, %a#0 : tensor<i32>, tensor<i32>, tensor<f32>, tensor<i1>, tensor<i8>, tensor<ui32>, tensor<i32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>
}
func.func @main() {
  %xs = util.unfoldable_constant dense<[-0.802, -1.324, -0.248, -0.0, 1.136, 0.110, -0.553, -0.785, 0.749, 0.0, 0.273, -1.233, -0.958, 1.600, 0.203, -1.732, -0.084, -1.163, -0.629, -0.488, 0x7FC00000, 0x7F800000, 0xFF800000, -0.589, 0.410, 0.830, -1.643, -0.257, -0.981, -0.173, -1.289, 0.021, -0.038, -0.304, -1.048, -0.396, -1.091, -1.355, 0.225, -1.109, 1.170, 0.717, -1.998, 0.272, -1.102, 0.033, 0.044, -1.988, -0.233, -0.256, 0.962, -1.181, 0.738, -1.099, -0.331, -0.840, 1.449, 0.568, 2.432, 0.642, 0.845, 0.841, -0.607, -0.070, 1.350, -0.397, 0.189, -0.021, 0.609, -0.365, -0.152, 0.242, 0.103, -0.865, 0.896, -1.298, -1.201, -1.282, 0.967, -0.361, -0.971, -1.136, 0.421, -1.055, -1.272, 0.614, -1.197, -0.322, -0.007, -0.445, -0.054, 1.339, -0.517, -1.259, -1.837, -0.205, -0.352, 0.265, -0.464, -0.479, -0.721, -0.520, 0.160, -0.380, 0.100, 1.901, 0.479]> : tensor<107xf32>
  %ks = util.unfoldable_constant dense<[878493612, -1691091614, 2065658545, 1564981126, 1150848637, 2147483647, -2147483648, 0, -820365125, -1901559848, 1048621598, -2135693077, 1125546816, -1309279886, 614402852, -679999907, -1132695588, 1838733142, -109267963, 1673870253, -1331651496, -83747496, -656785655, -194305100, -2096324010, 717229662, -666821427, 1540840573, -1232508515, -698801892, -1950979048, 1261236593, 146129289, -433846445, 1791146861, 403958348, 1992090950, 1019912924, 367408493, 5829148, -1280103392, 819375698, 1249507626, 847454953, -375391155, -2122947832, 1007270618, -1979698461, 1305105025, -1507368978, -830988718, -1229927733, 173963800, -1274683557, -1037092267, -1937178076, 2066333413, -1214567780, -1324969957, 433565650, -1540658571, 1658180192, 1212400167, -646376225, -427914446, -573787020, 1009930037, -357591534, -921447772, 774562060, -1556865836, 1225242295, -315320073, 1893900542, -1025617234, -533864257, 1597369300, 888088445, -1973975826, -680176748, -2077958997, 1391577129, -358359722, -1156854150, 968905327, 1593491758, -1701231587, 21926895, -574347818, 967845246, 1846200699, 150293853, 1070001455, -789752792, 342928531, -24473157, 991586745, -1930800772, -1131839208, -1962831988, 2057705800, 128691506, -49248505, -98034880, -2004247192, 1430813921, 1478985318]> : tensor<107xi32>
  %cs = util.unfoldable_constant dense<[1.077, 0.624, -0.927, -1.150, 0.119, -0.707, -0.630, -1.680, 1.950, 0.917, -0.974, 0.908, 1.342, -2.390, -0.549, -0.388, 0.648, -0.121, -0.230, -0.058, 1.853, 2.160, -0.525, -0.926, 2.693, -0.980, -0.573, 0.037, 0.483, 1.029, 0.391, -0.872, 0.506, 0.250, 1.877, -0.015, -1.337, -1.045, 1.450, -0.540, -2.104, -0.581, 0.000, 1.189, -1.014, 0.667, 0.795, -0.699, -0.188, 1.769, 1.720, 0.856, 0.332, 1.138, -0.141, -0.095, -0.860, 0.006, -0.082, 2.774, -0.193, 1.271, 1.320, -0.186, 1.169, -2.177, 0.095, 0.857, -2.398, -1.159, 1.056, -0.257, -1.098, -0.374, -0.543, 0.724, 0.454, -0.280, -0.665, -0.054, 1.325, 0.349, 0.639, -0.151, -1.292, -0.711, 0.651, 0.103, -0.904, -1.618]> : tensor<90xf32>
  %gt = util.unfoldable_constant dense<true> : tensor<1xi1>
  %mix0 = util.unfoldable_constant dense<7> : tensor<ui32>
  %from = stablehlo.constant dense<0> : tensor<i32>
  %fzero = stablehlo.constant dense<0.0> : tensor<f32>
  %is0 = stablehlo.constant dense<0> : tensor<107xi32>
  %fs0 = stablehlo.constant dense<0.0> : tensor<107xf32>
  %to0 = util.unfoldable_constant dense<0> : tensor<i32>
  %want0:8 = stablehlo.while(%i = %from, %is = %is0, %fs = %fs0, %gs = %fs0, %sum = %fzero, %mix = %mix0, %prev = %from, %z = %from) : tensor<i32>, tensor<107xi32>, tensor<107xf32>, tensor<107xf32>, tensor<f32>, tensor<ui32>, tensor<i32>, tensor<i32>
  cond {
    %to = stablehlo.optimization_barrier %to0 : tensor<i32>
    %go = stablehlo.compare LT, %i, %to : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %t:13 = func.call @turn(%i, %xs, %ks, %cs, %z) : (tensor<i32>, tensor<107xf32>, tensor<107xi32>, tensor<90xf32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<f32>, tensor<i1>, tensor<i8>, tensor<ui32>, tensor<i32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>)
    %i1 = stablehlo.add %t#0, %t#1 : tensor<i32>
    %i2 = stablehlo.convert %t#4 : (tensor<i8>) -> tensor<i32>
    %i3 = stablehlo.xor %i1, %i2 : tensor<i32>
    %i4 = stablehlo.multiply %t#12, %prev : tensor<i32>
    %i5 = stablehlo.add %i3, %i4 : tensor<i32>
    %i6 = stablehlo.reshape %i5 : (tensor<i32>) -> tensor<1xi32>
    %is_n = stablehlo.dynamic_update_slice %is, %i6, %i : (tensor<107xi32>, tensor<1xi32>, tensor<i32>) -> tensor<107xi32>
    %f1 = stablehlo.select %t#3, %t#8, %t#9 : tensor<i1>, tensor<f32>
    %f2 = stablehlo.reshape %f1 : (tensor<f32>) -> tensor<1xf32>
    %fs_n = stablehlo.dynamic_update_slice %fs, %f2, %i : (tensor<107xf32>, tensor<1xf32>, tensor<i32>) -> tensor<107xf32>
    %g0 = stablehlo.slice %t#7 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %g1 = stablehlo.reshape %t#10 : (tensor<f32>) -> tensor<1xf32>
    %g2 = stablehlo.add %g0, %g1 : tensor<1xf32>
    %g3 = stablehlo.reshape %t#11 : (tensor<f32>) -> tensor<1xf32>
    %g4 = stablehlo.select %gt, %g2, %g3 : tensor<1xi1>, tensor<1xf32>
    %gs_n = stablehlo.dynamic_update_slice %gs, %g4, %i : (tensor<107xf32>, tensor<1xf32>, tensor<i32>) -> tensor<107xf32>
    %sum_n = stablehlo.add %sum, %t#2 : tensor<f32>
    %mix_n = stablehlo.xor %mix, %t#5 : tensor<ui32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %i_n = stablehlo.add %i, %one : tensor<i32>
    %z_n = stablehlo.optimization_barrier %t#6 : tensor<i32>
    stablehlo.return %i_n, %is_n, %fs_n, %gs_n, %sum_n, %mix_n, %t#0, %z_n : tensor<i32>, tensor<107xi32>, tensor<107xf32>, tensor<107xf32>, tensor<f32>, tensor<ui32>, tensor<i32>, tensor<i32>
  }
  %may0:8 = stablehlo.while(%i = %from, %is = %is0, %fs = %fs0, %gs = %fs0, %sum = %fzero, %mix = %mix0, %prev = %from, %z = %from) : tensor<i32>, tensor<107xi32>, tensor<107xf32>, tensor<107xf32>, tensor<f32>, tensor<ui32>, tensor<i32>, tensor<i32>
  cond {
    %to = stablehlo.optimization_barrier %to0 : tensor<i32>
    %go = stablehlo.compare LT, %i, %to : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %t:13 = func.call @turn(%i, %xs, %ks, %cs, %from) : (tensor<i32>, tensor<107xf32>, tensor<107xi32>, tensor<90xf32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<f32>, tensor<i1>, tensor<i8>, tensor<ui32>, tensor<i32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>)
    %i1 = stablehlo.add %t#0, %t#1 : tensor<i32>
    %i2 = stablehlo.convert %t#4 : (tensor<i8>) -> tensor<i32>
    %i3 = stablehlo.xor %i1, %i2 : tensor<i32>
    %i4 = stablehlo.multiply %t#12, %prev : tensor<i32>
    %i5 = stablehlo.add %i3, %i4 : tensor<i32>
    %i6 = stablehlo.reshape %i5 : (tensor<i32>) -> tensor<1xi32>
    %is_n = stablehlo.dynamic_update_slice %is, %i6, %i : (tensor<107xi32>, tensor<1xi32>, tensor<i32>) -> tensor<107xi32>
    %f1 = stablehlo.select %t#3, %t#8, %t#9 : tensor<i1>, tensor<f32>
    %f2 = stablehlo.reshape %f1 : (tensor<f32>) -> tensor<1xf32>
    %fs_n = stablehlo.dynamic_update_slice %fs, %f2, %i : (tensor<107xf32>, tensor<1xf32>, tensor<i32>) -> tensor<107xf32>
    %g0 = stablehlo.slice %t#7 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %g1 = stablehlo.reshape %t#10 : (tensor<f32>) -> tensor<1xf32>
    %g2 = stablehlo.add %g0, %g1 : tensor<1xf32>
    %g3 = stablehlo.reshape %t#11 : (tensor<f32>) -> tensor<1xf32>
    %g4 = stablehlo.select %gt, %g2, %g3 : tensor<1xi1>, tensor<1xf32>
    %gs_n = stablehlo.dynamic_update_slice %gs, %g4, %i : (tensor<107xf32>, tensor<1xf32>, tensor<i32>) -> tensor<107xf32>
    %sum_n = stablehlo.add %sum, %t#2 : tensor<f32>
    %mix_n = stablehlo.xor %mix, %t#5 : tensor<ui32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %i_n = stablehlo.add %i, %one : tensor<i32>
    %z_n = stablehlo.add %z, %t#6 : tensor<i32>
    stablehlo.return %i_n, %is_n, %fs_n, %gs_n, %sum_n, %mix_n, %t#0, %z_n : tensor<i32>, tensor<107xi32>, tensor<107xf32>, tensor<107xf32>, tensor<f32>, tensor<ui32>, tensor<i32>, tensor<i32>
  }
  check.expect_eq %may0#0, %want0#0 : tensor<i32>
  check.expect_eq %may0#1, %want0#1 : tensor<107xi32>
  %may0_may0_2 = stablehlo.bitcast_convert %may0#2 : (tensor<107xf32>) -> tensor<107xi32>
  %may0_want0_2 = stablehlo.bitcast_convert %want0#2 : (tensor<107xf32>) -> tensor<107xi32>
  check.expect_eq %may0_may0_2, %may0_want0_2 : tensor<107xi32>
  %may0_may0_3 = stablehlo.bitcast_convert %may0#3 : (tensor<107xf32>) -> tensor<107xi32>
  %may0_want0_3 = stablehlo.bitcast_convert %want0#3 : (tensor<107xf32>) -> tensor<107xi32>
  check.expect_eq %may0_may0_3, %may0_want0_3 : tensor<107xi32>
  %may0_may0_4 = stablehlo.bitcast_convert %may0#4 : (tensor<f32>) -> tensor<i32>
  %may0_want0_4 = stablehlo.bitcast_convert %want0#4 : (tensor<f32>) -> tensor<i32>
  check.expect_eq %may0_may0_4, %may0_want0_4 : tensor<i32>
  check.expect_eq %may0#5, %want0#5 : tensor<ui32>
  check.expect_eq %may0#6, %want0#6 : tensor<i32>
  %to1 = util.unfoldable_constant dense<1> : tensor<i32>
  %want1:8 = stablehlo.while(%i = %from, %is = %is0, %fs = %fs0, %gs = %fs0, %sum = %fzero, %mix = %mix0, %prev = %from, %z = %from) : tensor<i32>, tensor<107xi32>, tensor<107xf32>, tensor<107xf32>, tensor<f32>, tensor<ui32>, tensor<i32>, tensor<i32>
  cond {
    %to = stablehlo.optimization_barrier %to1 : tensor<i32>
    %go = stablehlo.compare LT, %i, %to : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %t:13 = func.call @turn(%i, %xs, %ks, %cs, %z) : (tensor<i32>, tensor<107xf32>, tensor<107xi32>, tensor<90xf32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<f32>, tensor<i1>, tensor<i8>, tensor<ui32>, tensor<i32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>)
    %i1 = stablehlo.add %t#0, %t#1 : tensor<i32>
    %i2 = stablehlo.convert %t#4 : (tensor<i8>) -> tensor<i32>
    %i3 = stablehlo.xor %i1, %i2 : tensor<i32>
    %i4 = stablehlo.multiply %t#12, %prev : tensor<i32>
    %i5 = stablehlo.add %i3, %i4 : tensor<i32>
    %i6 = stablehlo.reshape %i5 : (tensor<i32>) -> tensor<1xi32>
    %is_n = stablehlo.dynamic_update_slice %is, %i6, %i : (tensor<107xi32>, tensor<1xi32>, tensor<i32>) -> tensor<107xi32>
    %f1 = stablehlo.select %t#3, %t#8, %t#9 : tensor<i1>, tensor<f32>
    %f2 = stablehlo.reshape %f1 : (tensor<f32>) -> tensor<1xf32>
    %fs_n = stablehlo.dynamic_update_slice %fs, %f2, %i : (tensor<107xf32>, tensor<1xf32>, tensor<i32>) -> tensor<107xf32>
    %g0 = stablehlo.slice %t#7 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %g1 = stablehlo.reshape %t#10 : (tensor<f32>) -> tensor<1xf32>
    %g2 = stablehlo.add %g0, %g1 : tensor<1xf32>
    %g3 = stablehlo.reshape %t#11 : (tensor<f32>) -> tensor<1xf32>
    %g4 = stablehlo.select %gt, %g2, %g3 : tensor<1xi1>, tensor<1xf32>
    %gs_n = stablehlo.dynamic_update_slice %gs, %g4, %i : (tensor<107xf32>, tensor<1xf32>, tensor<i32>) -> tensor<107xf32>
    %sum_n = stablehlo.add %sum, %t#2 : tensor<f32>
    %mix_n = stablehlo.xor %mix, %t#5 : tensor<ui32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %i_n = stablehlo.add %i, %one : tensor<i32>
    %z_n = stablehlo.optimization_barrier %t#6 : tensor<i32>
    stablehlo.return %i_n, %is_n, %fs_n, %gs_n, %sum_n, %mix_n, %t#0, %z_n : tensor<i32>, tensor<107xi32>, tensor<107xf32>, tensor<107xf32>, tensor<f32>, tensor<ui32>, tensor<i32>, tensor<i32>
  }
  %may1:8 = stablehlo.while(%i = %from, %is = %is0, %fs = %fs0, %gs = %fs0, %sum = %fzero, %mix = %mix0, %prev = %from, %z = %from) : tensor<i32>, tensor<107xi32>, tensor<107xf32>, tensor<107xf32>, tensor<f32>, tensor<ui32>, tensor<i32>, tensor<i32>
  cond {
    %to = stablehlo.optimization_barrier %to1 : tensor<i32>
    %go = stablehlo.compare LT, %i, %to : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %t:13 = func.call @turn(%i, %xs, %ks, %cs, %from) : (tensor<i32>, tensor<107xf32>, tensor<107xi32>, tensor<90xf32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<f32>, tensor<i1>, tensor<i8>, tensor<ui32>, tensor<i32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>)
    %i1 = stablehlo.add %t#0, %t#1 : tensor<i32>
    %i2 = stablehlo.convert %t#4 : (tensor<i8>) -> tensor<i32>
    %i3 = stablehlo.xor %i1, %i2 : tensor<i32>
    %i4 = stablehlo.multiply %t#12, %prev : tensor<i32>
    %i5 = stablehlo.add %i3, %i4 : tensor<i32>
    %i6 = stablehlo.reshape %i5 : (tensor<i32>) -> tensor<1xi32>
    %is_n = stablehlo.dynamic_update_slice %is, %i6, %i : (tensor<107xi32>, tensor<1xi32>, tensor<i32>) -> tensor<107xi32>
    %f1 = stablehlo.select %t#3, %t#8, %t#9 : tensor<i1>, tensor<f32>
    %f2 = stablehlo.reshape %f1 : (tensor<f32>) -> tensor<1xf32>
    %fs_n = stablehlo.dynamic_update_slice %fs, %f2, %i : (tensor<107xf32>, tensor<1xf32>, tensor<i32>) -> tensor<107xf32>
    %g0 = stablehlo.slice %t#7 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %g1 = stablehlo.reshape %t#10 : (tensor<f32>) -> tensor<1xf32>
    %g2 = stablehlo.add %g0, %g1 : tensor<1xf32>
    %g3 = stablehlo.reshape %t#11 : (tensor<f32>) -> tensor<1xf32>
    %g4 = stablehlo.select %gt, %g2, %g3 : tensor<1xi1>, tensor<1xf32>
    %gs_n = stablehlo.dynamic_update_slice %gs, %g4, %i : (tensor<107xf32>, tensor<1xf32>, tensor<i32>) -> tensor<107xf32>
    %sum_n = stablehlo.add %sum, %t#2 : tensor<f32>
    %mix_n = stablehlo.xor %mix, %t#5 : tensor<ui32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %i_n = stablehlo.add %i, %one : tensor<i32>
    %z_n = stablehlo.add %z, %t#6 : tensor<i32>
    stablehlo.return %i_n, %is_n, %fs_n, %gs_n, %sum_n, %mix_n, %t#0, %z_n : tensor<i32>, tensor<107xi32>, tensor<107xf32>, tensor<107xf32>, tensor<f32>, tensor<ui32>, tensor<i32>, tensor<i32>
  }
  check.expect_eq %may1#0, %want1#0 : tensor<i32>
  check.expect_eq %may1#1, %want1#1 : tensor<107xi32>
  %may1_may1_2 = stablehlo.bitcast_convert %may1#2 : (tensor<107xf32>) -> tensor<107xi32>
  %may1_want1_2 = stablehlo.bitcast_convert %want1#2 : (tensor<107xf32>) -> tensor<107xi32>
  check.expect_eq %may1_may1_2, %may1_want1_2 : tensor<107xi32>
  %may1_may1_3 = stablehlo.bitcast_convert %may1#3 : (tensor<107xf32>) -> tensor<107xi32>
  %may1_want1_3 = stablehlo.bitcast_convert %want1#3 : (tensor<107xf32>) -> tensor<107xi32>
  check.expect_eq %may1_may1_3, %may1_want1_3 : tensor<107xi32>
  %may1_may1_4 = stablehlo.bitcast_convert %may1#4 : (tensor<f32>) -> tensor<i32>
  %may1_want1_4 = stablehlo.bitcast_convert %want1#4 : (tensor<f32>) -> tensor<i32>
  check.expect_eq %may1_may1_4, %may1_want1_4 : tensor<i32>
  check.expect_eq %may1#5, %want1#5 : tensor<ui32>
  check.expect_eq %may1#6, %want1#6 : tensor<i32>
  %to8 = util.unfoldable_constant dense<8> : tensor<i32>
  %want8:8 = stablehlo.while(%i = %from, %is = %is0, %fs = %fs0, %gs = %fs0, %sum = %fzero, %mix = %mix0, %prev = %from, %z = %from) : tensor<i32>, tensor<107xi32>, tensor<107xf32>, tensor<107xf32>, tensor<f32>, tensor<ui32>, tensor<i32>, tensor<i32>
  cond {
    %to = stablehlo.optimization_barrier %to8 : tensor<i32>
    %go = stablehlo.compare LT, %i, %to : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %t:13 = func.call @turn(%i, %xs, %ks, %cs, %z) : (tensor<i32>, tensor<107xf32>, tensor<107xi32>, tensor<90xf32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<f32>, tensor<i1>, tensor<i8>, tensor<ui32>, tensor<i32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>)
    %i1 = stablehlo.add %t#0, %t#1 : tensor<i32>
    %i2 = stablehlo.convert %t#4 : (tensor<i8>) -> tensor<i32>
    %i3 = stablehlo.xor %i1, %i2 : tensor<i32>
    %i4 = stablehlo.multiply %t#12, %prev : tensor<i32>
    %i5 = stablehlo.add %i3, %i4 : tensor<i32>
    %i6 = stablehlo.reshape %i5 : (tensor<i32>) -> tensor<1xi32>
    %is_n = stablehlo.dynamic_update_slice %is, %i6, %i : (tensor<107xi32>, tensor<1xi32>, tensor<i32>) -> tensor<107xi32>
    %f1 = stablehlo.select %t#3, %t#8, %t#9 : tensor<i1>, tensor<f32>
    %f2 = stablehlo.reshape %f1 : (tensor<f32>) -> tensor<1xf32>
    %fs_n = stablehlo.dynamic_update_slice %fs, %f2, %i : (tensor<107xf32>, tensor<1xf32>, tensor<i32>) -> tensor<107xf32>
    %g0 = stablehlo.slice %t#7 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %g1 = stablehlo.reshape %t#10 : (tensor<f32>) -> tensor<1xf32>
    %g2 = stablehlo.add %g0, %g1 : tensor<1xf32>
    %g3 = stablehlo.reshape %t#11 : (tensor<f32>) -> tensor<1xf32>
    %g4 = stablehlo.select %gt, %g2, %g3 : tensor<1xi1>, tensor<1xf32>
    %gs_n = stablehlo.dynamic_update_slice %gs, %g4, %i : (tensor<107xf32>, tensor<1xf32>, tensor<i32>) -> tensor<107xf32>
    %sum_n = stablehlo.add %sum, %t#2 : tensor<f32>
    %mix_n = stablehlo.xor %mix, %t#5 : tensor<ui32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %i_n = stablehlo.add %i, %one : tensor<i32>
    %z_n = stablehlo.optimization_barrier %t#6 : tensor<i32>
    stablehlo.return %i_n, %is_n, %fs_n, %gs_n, %sum_n, %mix_n, %t#0, %z_n : tensor<i32>, tensor<107xi32>, tensor<107xf32>, tensor<107xf32>, tensor<f32>, tensor<ui32>, tensor<i32>, tensor<i32>
  }
  %may8:8 = stablehlo.while(%i = %from, %is = %is0, %fs = %fs0, %gs = %fs0, %sum = %fzero, %mix = %mix0, %prev = %from, %z = %from) : tensor<i32>, tensor<107xi32>, tensor<107xf32>, tensor<107xf32>, tensor<f32>, tensor<ui32>, tensor<i32>, tensor<i32>
  cond {
    %to = stablehlo.optimization_barrier %to8 : tensor<i32>
    %go = stablehlo.compare LT, %i, %to : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %t:13 = func.call @turn(%i, %xs, %ks, %cs, %from) : (tensor<i32>, tensor<107xf32>, tensor<107xi32>, tensor<90xf32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<f32>, tensor<i1>, tensor<i8>, tensor<ui32>, tensor<i32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>)
    %i1 = stablehlo.add %t#0, %t#1 : tensor<i32>
    %i2 = stablehlo.convert %t#4 : (tensor<i8>) -> tensor<i32>
    %i3 = stablehlo.xor %i1, %i2 : tensor<i32>
    %i4 = stablehlo.multiply %t#12, %prev : tensor<i32>
    %i5 = stablehlo.add %i3, %i4 : tensor<i32>
    %i6 = stablehlo.reshape %i5 : (tensor<i32>) -> tensor<1xi32>
    %is_n = stablehlo.dynamic_update_slice %is, %i6, %i : (tensor<107xi32>, tensor<1xi32>, tensor<i32>) -> tensor<107xi32>
    %f1 = stablehlo.select %t#3, %t#8, %t#9 : tensor<i1>, tensor<f32>
    %f2 = stablehlo.reshape %f1 : (tensor<f32>) -> tensor<1xf32>
    %fs_n = stablehlo.dynamic_update_slice %fs, %f2, %i : (tensor<107xf32>, tensor<1xf32>, tensor<i32>) -> tensor<107xf32>
    %g0 = stablehlo.slice %t#7 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %g1 = stablehlo.reshape %t#10 : (tensor<f32>) -> tensor<1xf32>
    %g2 = stablehlo.add %g0, %g1 : tensor<1xf32>
    %g3 = stablehlo.reshape %t#11 : (tensor<f32>) -> tensor<1xf32>
    %g4 = stablehlo.select %gt, %g2, %g3 : tensor<1xi1>, tensor<1xf32>
    %gs_n = stablehlo.dynamic_update_slice %gs, %g4, %i : (tensor<107xf32>, tensor<1xf32>, tensor<i32>) -> tensor<107xf32>
    %sum_n = stablehlo.add %sum, %t#2 : tensor<f32>
    %mix_n = stablehlo.xor %mix, %t#5 : tensor<ui32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %i_n = stablehlo.add %i, %one : tensor<i32>
    %z_n = stablehlo.add %z, %t#6 : tensor<i32>
    stablehlo.return %i_n, %is_n, %fs_n, %gs_n, %sum_n, %mix_n, %t#0, %z_n : tensor<i32>, tensor<107xi32>, tensor<107xf32>, tensor<107xf32>, tensor<f32>, tensor<ui32>, tensor<i32>, tensor<i32>
  }
  check.expect_eq %may8#0, %want8#0 : tensor<i32>
  check.expect_eq %may8#1, %want8#1 : tensor<107xi32>
  %may8_may8_2 = stablehlo.bitcast_convert %may8#2 : (tensor<107xf32>) -> tensor<107xi32>
  %may8_want8_2 = stablehlo.bitcast_convert %want8#2 : (tensor<107xf32>) -> tensor<107xi32>
  check.expect_eq %may8_may8_2, %may8_want8_2 : tensor<107xi32>
  %may8_may8_3 = stablehlo.bitcast_convert %may8#3 : (tensor<107xf32>) -> tensor<107xi32>
  %may8_want8_3 = stablehlo.bitcast_convert %want8#3 : (tensor<107xf32>) -> tensor<107xi32>
  check.expect_eq %may8_may8_3, %may8_want8_3 : tensor<107xi32>
  %may8_may8_4 = stablehlo.bitcast_convert %may8#4 : (tensor<f32>) -> tensor<i32>
  %may8_want8_4 = stablehlo.bitcast_convert %want8#4 : (tensor<f32>) -> tensor<i32>
  check.expect_eq %may8_may8_4, %may8_want8_4 : tensor<i32>
  check.expect_eq %may8#5, %want8#5 : tensor<ui32>
  check.expect_eq %may8#6, %want8#6 : tensor<i32>
  %to13 = util.unfoldable_constant dense<13> : tensor<i32>
  %want13:8 = stablehlo.while(%i = %from, %is = %is0, %fs = %fs0, %gs = %fs0, %sum = %fzero, %mix = %mix0, %prev = %from, %z = %from) : tensor<i32>, tensor<107xi32>, tensor<107xf32>, tensor<107xf32>, tensor<f32>, tensor<ui32>, tensor<i32>, tensor<i32>
  cond {
    %to = stablehlo.optimization_barrier %to13 : tensor<i32>
    %go = stablehlo.compare LT, %i, %to : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %t:13 = func.call @turn(%i, %xs, %ks, %cs, %z) : (tensor<i32>, tensor<107xf32>, tensor<107xi32>, tensor<90xf32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<f32>, tensor<i1>, tensor<i8>, tensor<ui32>, tensor<i32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>)
    %i1 = stablehlo.add %t#0, %t#1 : tensor<i32>
    %i2 = stablehlo.convert %t#4 : (tensor<i8>) -> tensor<i32>
    %i3 = stablehlo.xor %i1, %i2 : tensor<i32>
    %i4 = stablehlo.multiply %t#12, %prev : tensor<i32>
    %i5 = stablehlo.add %i3, %i4 : tensor<i32>
    %i6 = stablehlo.reshape %i5 : (tensor<i32>) -> tensor<1xi32>
    %is_n = stablehlo.dynamic_update_slice %is, %i6, %i : (tensor<107xi32>, tensor<1xi32>, tensor<i32>) -> tensor<107xi32>
    %f1 = stablehlo.select %t#3, %t#8, %t#9 : tensor<i1>, tensor<f32>
    %f2 = stablehlo.reshape %f1 : (tensor<f32>) -> tensor<1xf32>
    %fs_n = stablehlo.dynamic_update_slice %fs, %f2, %i : (tensor<107xf32>, tensor<1xf32>, tensor<i32>) -> tensor<107xf32>
    %g0 = stablehlo.slice %t#7 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %g1 = stablehlo.reshape %t#10 : (tensor<f32>) -> tensor<1xf32>
    %g2 = stablehlo.add %g0, %g1 : tensor<1xf32>
    %g3 = stablehlo.reshape %t#11 : (tensor<f32>) -> tensor<1xf32>
    %g4 = stablehlo.select %gt, %g2, %g3 : tensor<1xi1>, tensor<1xf32>
    %gs_n = stablehlo.dynamic_update_slice %gs, %g4, %i : (tensor<107xf32>, tensor<1xf32>, tensor<i32>) -> tensor<107xf32>
    %sum_n = stablehlo.add %sum, %t#2 : tensor<f32>
    %mix_n = stablehlo.xor %mix, %t#5 : tensor<ui32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %i_n = stablehlo.add %i, %one : tensor<i32>
    %z_n = stablehlo.optimization_barrier %t#6 : tensor<i32>
    stablehlo.return %i_n, %is_n, %fs_n, %gs_n, %sum_n, %mix_n, %t#0, %z_n : tensor<i32>, tensor<107xi32>, tensor<107xf32>, tensor<107xf32>, tensor<f32>, tensor<ui32>, tensor<i32>, tensor<i32>
  }
  %may13:8 = stablehlo.while(%i = %from, %is = %is0, %fs = %fs0, %gs = %fs0, %sum = %fzero, %mix = %mix0, %prev = %from, %z = %from) : tensor<i32>, tensor<107xi32>, tensor<107xf32>, tensor<107xf32>, tensor<f32>, tensor<ui32>, tensor<i32>, tensor<i32>
  cond {
    %to = stablehlo.optimization_barrier %to13 : tensor<i32>
    %go = stablehlo.compare LT, %i, %to : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %t:13 = func.call @turn(%i, %xs, %ks, %cs, %from) : (tensor<i32>, tensor<107xf32>, tensor<107xi32>, tensor<90xf32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<f32>, tensor<i1>, tensor<i8>, tensor<ui32>, tensor<i32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>)
    %i1 = stablehlo.add %t#0, %t#1 : tensor<i32>
    %i2 = stablehlo.convert %t#4 : (tensor<i8>) -> tensor<i32>
    %i3 = stablehlo.xor %i1, %i2 : tensor<i32>
    %i4 = stablehlo.multiply %t#12, %prev : tensor<i32>
    %i5 = stablehlo.add %i3, %i4 : tensor<i32>
    %i6 = stablehlo.reshape %i5 : (tensor<i32>) -> tensor<1xi32>
    %is_n = stablehlo.dynamic_update_slice %is, %i6, %i : (tensor<107xi32>, tensor<1xi32>, tensor<i32>) -> tensor<107xi32>
    %f1 = stablehlo.select %t#3, %t#8, %t#9 : tensor<i1>, tensor<f32>
    %f2 = stablehlo.reshape %f1 : (tensor<f32>) -> tensor<1xf32>
    %fs_n = stablehlo.dynamic_update_slice %fs, %f2, %i : (tensor<107xf32>, tensor<1xf32>, tensor<i32>) -> tensor<107xf32>
    %g0 = stablehlo.slice %t#7 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %g1 = stablehlo.reshape %t#10 : (tensor<f32>) -> tensor<1xf32>
    %g2 = stablehlo.add %g0, %g1 : tensor<1xf32>
    %g3 = stablehlo.reshape %t#11 : (tensor<f32>) -> tensor<1xf32>
    %g4 = stablehlo.select %gt, %g2, %g3 : tensor<1xi1>, tensor<1xf32>
    %gs_n = stablehlo.dynamic_update_slice %gs, %g4, %i : (tensor<107xf32>, tensor<1xf32>, tensor<i32>) -> tensor<107xf32>
    %sum_n = stablehlo.add %sum, %t#2 : tensor<f32>
    %mix_n = stablehlo.xor %mix, %t#5 : tensor<ui32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %i_n = stablehlo.add %i, %one : tensor<i32>
    %z_n = stablehlo.add %z, %t#6 : tensor<i32>
    stablehlo.return %i_n, %is_n, %fs_n, %gs_n, %sum_n, %mix_n, %t#0, %z_n : tensor<i32>, tensor<107xi32>, tensor<107xf32>, tensor<107xf32>, tensor<f32>, tensor<ui32>, tensor<i32>, tensor<i32>
  }
  check.expect_eq %may13#0, %want13#0 : tensor<i32>
  check.expect_eq %may13#1, %want13#1 : tensor<107xi32>
  %may13_may13_2 = stablehlo.bitcast_convert %may13#2 : (tensor<107xf32>) -> tensor<107xi32>
  %may13_want13_2 = stablehlo.bitcast_convert %want13#2 : (tensor<107xf32>) -> tensor<107xi32>
  check.expect_eq %may13_may13_2, %may13_want13_2 : tensor<107xi32>
  %may13_may13_3 = stablehlo.bitcast_convert %may13#3 : (tensor<107xf32>) -> tensor<107xi32>
  %may13_want13_3 = stablehlo.bitcast_convert %want13#3 : (tensor<107xf32>) -> tensor<107xi32>
  check.expect_eq %may13_may13_3, %may13_want13_3 : tensor<107xi32>
  %may13_may13_4 = stablehlo.bitcast_convert %may13#4 : (tensor<f32>) -> tensor<i32>
  %may13_want13_4 = stablehlo.bitcast_convert %want13#4 : (tensor<f32>) -> tensor<i32>
  check.expect_eq %may13_may13_4, %may13_want13_4 : tensor<i32>
  check.expect_eq %may13#5, %want13#5 : tensor<ui32>
  check.expect_eq %may13#6, %want13#6 : tensor<i32>
  %to107 = util.unfoldable_constant dense<107> : tensor<i32>
  %want107:8 = stablehlo.while(%i = %from, %is = %is0, %fs = %fs0, %gs = %fs0, %sum = %fzero, %mix = %mix0, %prev = %from, %z = %from) : tensor<i32>, tensor<107xi32>, tensor<107xf32>, tensor<107xf32>, tensor<f32>, tensor<ui32>, tensor<i32>, tensor<i32>
  cond {
    %to = stablehlo.optimization_barrier %to107 : tensor<i32>
    %go = stablehlo.compare LT, %i, %to : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %t:13 = func.call @turn(%i, %xs, %ks, %cs, %z) : (tensor<i32>, tensor<107xf32>, tensor<107xi32>, tensor<90xf32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<f32>, tensor<i1>, tensor<i8>, tensor<ui32>, tensor<i32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>)
    %i1 = stablehlo.add %t#0, %t#1 : tensor<i32>
    %i2 = stablehlo.convert %t#4 : (tensor<i8>) -> tensor<i32>
    %i3 = stablehlo.xor %i1, %i2 : tensor<i32>
    %i4 = stablehlo.multiply %t#12, %prev : tensor<i32>
    %i5 = stablehlo.add %i3, %i4 : tensor<i32>
    %i6 = stablehlo.reshape %i5 : (tensor<i32>) -> tensor<1xi32>
    %is_n = stablehlo.dynamic_update_slice %is, %i6, %i : (tensor<107xi32>, tensor<1xi32>, tensor<i32>) -> tensor<107xi32>
    %f1 = stablehlo.select %t#3, %t#8, %t#9 : tensor<i1>, tensor<f32>
    %f2 = stablehlo.reshape %f1 : (tensor<f32>) -> tensor<1xf32>
    %fs_n = stablehlo.dynamic_update_slice %fs, %f2, %i : (tensor<107xf32>, tensor<1xf32>, tensor<i32>) -> tensor<107xf32>
    %g0 = stablehlo.slice %t#7 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %g1 = stablehlo.reshape %t#10 : (tensor<f32>) -> tensor<1xf32>
    %g2 = stablehlo.add %g0, %g1 : tensor<1xf32>
    %g3 = stablehlo.reshape %t#11 : (tensor<f32>) -> tensor<1xf32>
    %g4 = stablehlo.select %gt, %g2, %g3 : tensor<1xi1>, tensor<1xf32>
    %gs_n = stablehlo.dynamic_update_slice %gs, %g4, %i : (tensor<107xf32>, tensor<1xf32>, tensor<i32>) -> tensor<107xf32>
    %sum_n = stablehlo.add %sum, %t#2 : tensor<f32>
    %mix_n = stablehlo.xor %mix, %t#5 : tensor<ui32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %i_n = stablehlo.add %i, %one : tensor<i32>
    %z_n = stablehlo.optimization_barrier %t#6 : tensor<i32>
    stablehlo.return %i_n, %is_n, %fs_n, %gs_n, %sum_n, %mix_n, %t#0, %z_n : tensor<i32>, tensor<107xi32>, tensor<107xf32>, tensor<107xf32>, tensor<f32>, tensor<ui32>, tensor<i32>, tensor<i32>
  }
  %may107:8 = stablehlo.while(%i = %from, %is = %is0, %fs = %fs0, %gs = %fs0, %sum = %fzero, %mix = %mix0, %prev = %from, %z = %from) : tensor<i32>, tensor<107xi32>, tensor<107xf32>, tensor<107xf32>, tensor<f32>, tensor<ui32>, tensor<i32>, tensor<i32>
  cond {
    %to = stablehlo.optimization_barrier %to107 : tensor<i32>
    %go = stablehlo.compare LT, %i, %to : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %t:13 = func.call @turn(%i, %xs, %ks, %cs, %from) : (tensor<i32>, tensor<107xf32>, tensor<107xi32>, tensor<90xf32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<f32>, tensor<i1>, tensor<i8>, tensor<ui32>, tensor<i32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>)
    %i1 = stablehlo.add %t#0, %t#1 : tensor<i32>
    %i2 = stablehlo.convert %t#4 : (tensor<i8>) -> tensor<i32>
    %i3 = stablehlo.xor %i1, %i2 : tensor<i32>
    %i4 = stablehlo.multiply %t#12, %prev : tensor<i32>
    %i5 = stablehlo.add %i3, %i4 : tensor<i32>
    %i6 = stablehlo.reshape %i5 : (tensor<i32>) -> tensor<1xi32>
    %is_n = stablehlo.dynamic_update_slice %is, %i6, %i : (tensor<107xi32>, tensor<1xi32>, tensor<i32>) -> tensor<107xi32>
    %f1 = stablehlo.select %t#3, %t#8, %t#9 : tensor<i1>, tensor<f32>
    %f2 = stablehlo.reshape %f1 : (tensor<f32>) -> tensor<1xf32>
    %fs_n = stablehlo.dynamic_update_slice %fs, %f2, %i : (tensor<107xf32>, tensor<1xf32>, tensor<i32>) -> tensor<107xf32>
    %g0 = stablehlo.slice %t#7 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %g1 = stablehlo.reshape %t#10 : (tensor<f32>) -> tensor<1xf32>
    %g2 = stablehlo.add %g0, %g1 : tensor<1xf32>
    %g3 = stablehlo.reshape %t#11 : (tensor<f32>) -> tensor<1xf32>
    %g4 = stablehlo.select %gt, %g2, %g3 : tensor<1xi1>, tensor<1xf32>
    %gs_n = stablehlo.dynamic_update_slice %gs, %g4, %i : (tensor<107xf32>, tensor<1xf32>, tensor<i32>) -> tensor<107xf32>
    %sum_n = stablehlo.add %sum, %t#2 : tensor<f32>
    %mix_n = stablehlo.xor %mix, %t#5 : tensor<ui32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %i_n = stablehlo.add %i, %one : tensor<i32>
    %z_n = stablehlo.add %z, %t#6 : tensor<i32>
    stablehlo.return %i_n, %is_n, %fs_n, %gs_n, %sum_n, %mix_n, %t#0, %z_n : tensor<i32>, tensor<107xi32>, tensor<107xf32>, tensor<107xf32>, tensor<f32>, tensor<ui32>, tensor<i32>, tensor<i32>
  }
  check.expect_eq %may107#0, %want107#0 : tensor<i32>
  check.expect_eq %may107#1, %want107#1 : tensor<107xi32>
  %may107_may107_2 = stablehlo.bitcast_convert %may107#2 : (tensor<107xf32>) -> tensor<107xi32>
  %may107_want107_2 = stablehlo.bitcast_convert %want107#2 : (tensor<107xf32>) -> tensor<107xi32>
  check.expect_eq %may107_may107_2, %may107_want107_2 : tensor<107xi32>
  %may107_may107_3 = stablehlo.bitcast_convert %may107#3 : (tensor<107xf32>) -> tensor<107xi32>
  %may107_want107_3 = stablehlo.bitcast_convert %want107#3 : (tensor<107xf32>) -> tensor<107xi32>
  check.expect_eq %may107_may107_3, %may107_want107_3 : tensor<107xi32>
  %may107_may107_4 = stablehlo.bitcast_convert %may107#4 : (tensor<f32>) -> tensor<i32>
  %may107_want107_4 = stablehlo.bitcast_convert %want107#4 : (tensor<f32>) -> tensor<i32>
  check.expect_eq %may107_may107_4, %may107_want107_4 : tensor<i32>
  check.expect_eq %may107#5, %want107#5 : tensor<ui32>
  check.expect_eq %may107#6, %want107#6 : tensor<i32>
  %got:8 = stablehlo.while(%i = %from, %is = %is0, %fs = %fs0, %gs = %fs0, %sum = %fzero, %mix = %mix0, %prev = %from, %z = %from) : tensor<i32>, tensor<107xi32>, tensor<107xf32>, tensor<107xf32>, tensor<f32>, tensor<ui32>, tensor<i32>, tensor<i32>
  cond {
    %to = stablehlo.constant dense<107> : tensor<i32>
    %go = stablehlo.compare LT, %i, %to : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %t:13 = func.call @turn(%i, %xs, %ks, %cs, %from) : (tensor<i32>, tensor<107xf32>, tensor<107xi32>, tensor<90xf32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<f32>, tensor<i1>, tensor<i8>, tensor<ui32>, tensor<i32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>)
    %i1 = stablehlo.add %t#0, %t#1 : tensor<i32>
    %i2 = stablehlo.convert %t#4 : (tensor<i8>) -> tensor<i32>
    %i3 = stablehlo.xor %i1, %i2 : tensor<i32>
    %i4 = stablehlo.multiply %t#12, %prev : tensor<i32>
    %i5 = stablehlo.add %i3, %i4 : tensor<i32>
    %i6 = stablehlo.reshape %i5 : (tensor<i32>) -> tensor<1xi32>
    %is_n = stablehlo.dynamic_update_slice %is, %i6, %i : (tensor<107xi32>, tensor<1xi32>, tensor<i32>) -> tensor<107xi32>
    %f1 = stablehlo.select %t#3, %t#8, %t#9 : tensor<i1>, tensor<f32>
    %f2 = stablehlo.reshape %f1 : (tensor<f32>) -> tensor<1xf32>
    %fs_n = stablehlo.dynamic_update_slice %fs, %f2, %i : (tensor<107xf32>, tensor<1xf32>, tensor<i32>) -> tensor<107xf32>
    %g0 = stablehlo.slice %t#7 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %g1 = stablehlo.reshape %t#10 : (tensor<f32>) -> tensor<1xf32>
    %g2 = stablehlo.add %g0, %g1 : tensor<1xf32>
    %g3 = stablehlo.reshape %t#11 : (tensor<f32>) -> tensor<1xf32>
    %g4 = stablehlo.select %gt, %g2, %g3 : tensor<1xi1>, tensor<1xf32>
    %gs_n = stablehlo.dynamic_update_slice %gs, %g4, %i : (tensor<107xf32>, tensor<1xf32>, tensor<i32>) -> tensor<107xf32>
    %sum_n = stablehlo.add %sum, %t#2 : tensor<f32>
    %mix_n = stablehlo.xor %mix, %t#5 : tensor<ui32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %i_n = stablehlo.add %i, %one : tensor<i32>
    %z_n = stablehlo.add %z, %t#6 : tensor<i32>
    stablehlo.return %i_n, %is_n, %fs_n, %gs_n, %sum_n, %mix_n, %t#0, %z_n : tensor<i32>, tensor<107xi32>, tensor<107xf32>, tensor<107xf32>, tensor<f32>, tensor<ui32>, tensor<i32>, tensor<i32>
  }
  check.expect_eq %got#0, %want107#0 : tensor<i32>
  check.expect_eq %got#1, %want107#1 : tensor<107xi32>
  %got_got_2 = stablehlo.bitcast_convert %got#2 : (tensor<107xf32>) -> tensor<107xi32>
  %got_want107_2 = stablehlo.bitcast_convert %want107#2 : (tensor<107xf32>) -> tensor<107xi32>
  check.expect_eq %got_got_2, %got_want107_2 : tensor<107xi32>
  %got_got_3 = stablehlo.bitcast_convert %got#3 : (tensor<107xf32>) -> tensor<107xi32>
  %got_want107_3 = stablehlo.bitcast_convert %want107#3 : (tensor<107xf32>) -> tensor<107xi32>
  check.expect_eq %got_got_3, %got_want107_3 : tensor<107xi32>
  %got_got_4 = stablehlo.bitcast_convert %got#4 : (tensor<f32>) -> tensor<i32>
  %got_want107_4 = stablehlo.bitcast_convert %want107#4 : (tensor<f32>) -> tensor<i32>
  check.expect_eq %got_got_4, %got_want107_4 : tensor<i32>
  check.expect_eq %got#5, %want107#5 : tensor<ui32>
  check.expect_eq %got#6, %want107#6 : tensor<i32>
  func.return
}
