// Turns side by side against one turn after the other, in which one loads what
// another stores: carries that wait for the turn before and that do not, through
// one operation and two, from the right and the left, delayed, exchanged,
// shifted, of other types; stores of each turn; turns that are left over.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func private @turn(%xs: tensor<300xf32>, %ks: tensor<300xi32>, %i: tensor<i32>, %sum: tensor<f32>, %decay: tensor<f32>, %back: tensor<f32>, %lcg: tensor<ui32>, %mix: tensor<ui32>, %fold: tensor<ui32>, %most: tensor<i32>, %least: tensor<i32>, %prev: tensor<f32>, %prev2: tensor<f32>, %swap: tensor<i32>, %other: tensor<i32>, %line: tensor<3xf32>, %odd: tensor<i1>, %small: tensor<i8>, %wide: tensor<f64>, %count: tensor<i32>, %bits: tensor<i32>, %left: tensor<i32>, %least_f: tensor<f32>, %ys: tensor<300xf32>, %zs: tensor<300xi32>) -> (tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<i1>, tensor<i8>, tensor<f64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<300xf32>, tensor<300xi32>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x1 = stablehlo.dynamic_slice %xs, %i, sizes = [1] : (tensor<300xf32>, tensor<i32>) -> tensor<1xf32>
  %x = stablehlo.reshape %x1 : (tensor<1xf32>) -> tensor<f32>
  %k1 = stablehlo.dynamic_slice %ks, %i, sizes = [1] : (tensor<300xi32>, tensor<i32>) -> tensor<1xi32>
  %k = stablehlo.reshape %k1 : (tensor<1xi32>) -> tensor<i32>
  %i_n = stablehlo.add %i, %one : tensor<i32>
  %sum_n = stablehlo.add %x, %sum : tensor<f32>
  %f = stablehlo.constant dense<0.9> : tensor<f32>
  %d1 = stablehlo.multiply %f, %decay : tensor<f32>
  %decay_n = stablehlo.add %d1, %x : tensor<f32>
  %b1 = stablehlo.multiply %back, %f : tensor<f32>
  %back_n = stablehlo.subtract %x, %b1 : tensor<f32>
  %la = stablehlo.constant dense<1664525> : tensor<ui32>
  %lc = stablehlo.constant dense<1013904223> : tensor<ui32>
  %l1 = stablehlo.multiply %lcg, %la : tensor<ui32>
  %l2 = stablehlo.add %l1, %lc : tensor<ui32>
  %l3 = stablehlo.multiply %l2, %la : tensor<ui32>
  %lcg_n = stablehlo.add %l3, %lc : tensor<ui32>
  %c8 = stablehlo.constant dense<8> : tensor<ui32>
  %l4 = stablehlo.shift_right_logical %l2, %c8 : tensor<ui32>
  %l5 = stablehlo.convert %l4 : (tensor<ui32>) -> tensor<f32>
  %c13 = stablehlo.constant dense<13> : tensor<ui32>
  %c17 = stablehlo.constant dense<17> : tensor<ui32>
  %m1 = stablehlo.shift_left %mix, %c13 : tensor<ui32>
  %m2 = stablehlo.xor %mix, %m1 : tensor<ui32>
  %m3 = stablehlo.shift_right_logical %m2, %c17 : tensor<ui32>
  %mix_n = stablehlo.xor %m2, %m3 : tensor<ui32>
  %f1 = stablehlo.shift_left %fold, %c13 : tensor<ui32>
  %fold_n = stablehlo.xor %fold, %f1 : tensor<ui32>
  %most_n = stablehlo.maximum %k, %most : tensor<i32>
  %least_n = stablehlo.minimum %least, %k : tensor<i32>
  %prev_n = stablehlo.multiply %x, %x : tensor<f32>
  %prev2_n = stablehlo.add %prev, %zero : tensor<f32>
  %swap_n = stablehlo.xor %other, %k : tensor<i32>
  %other_n = stablehlo.multiply %swap, %one : tensor<i32>
  %t1 = stablehlo.slice %line [1:3] : (tensor<3xf32>) -> tensor<2xf32>
  %t2 = stablehlo.reshape %prev_n : (tensor<f32>) -> tensor<1xf32>
  %line_n = stablehlo.concatenate %t1, %t2, dim = 0 : (tensor<2xf32>, tensor<1xf32>) -> tensor<3xf32>
  %t3 = stablehlo.slice %line [0:1] : (tensor<3xf32>) -> tensor<1xf32>
  %t4 = stablehlo.reshape %t3 : (tensor<1xf32>) -> tensor<f32>
  %more = stablehlo.compare GT, %x, %prev : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %odd_n = stablehlo.xor %odd, %more : tensor<i1>
  %s3 = stablehlo.constant dense<3> : tensor<i8>
  %s1 = stablehlo.multiply %small, %s3 : tensor<i8>
  %s2 = stablehlo.convert %k : (tensor<i32>) -> tensor<i8>
  %small_n = stablehlo.add %s1, %s2 : tensor<i8>
  %w1 = stablehlo.convert %x : (tensor<f32>) -> tensor<f64>
  %wide_n = stablehlo.add %wide, %w1 : tensor<f64>
  %n1 = stablehlo.add %count, %one : tensor<i32>
  %count_n = stablehlo.select %more, %n1, %count : tensor<i1>, tensor<i32>
  %q1 = stablehlo.or %bits, %k : tensor<i32>
  %q2 = stablehlo.constant dense<16711935> : tensor<i32>
  %bits_n = stablehlo.and %q1, %q2 : tensor<i32>
  %left_n = stablehlo.subtract %left, %k : tensor<i32>
  %least_f_n = stablehlo.minimum %least_f, %x : tensor<f32>
  %y1 = stablehlo.add %t4, %l5 : tensor<f32>
  %y2 = stablehlo.add %y1, %prev2 : tensor<f32>
  %y3 = stablehlo.select %odd, %y2, %sum_n : tensor<i1>, tensor<f32>
  %y4 = stablehlo.reshape %y3 : (tensor<f32>) -> tensor<1xf32>
  %ys_n = stablehlo.dynamic_update_slice %ys, %y4, %i : (tensor<300xf32>, tensor<1xf32>, tensor<i32>) -> tensor<300xf32>
  %z1 = stablehlo.add %swap_n, %count_n : tensor<i32>
  %z0 = stablehlo.add %mix_n, %m2 : tensor<ui32>
  %z2 = stablehlo.convert %z0 : (tensor<ui32>) -> tensor<i32>
  %z3 = stablehlo.xor %z1, %z2 : tensor<i32>
  %z4 = stablehlo.add %z3, %most_n : tensor<i32>
  %z5 = stablehlo.multiply %z4, %i : tensor<i32>
  %z6 = stablehlo.reshape %z5 : (tensor<i32>) -> tensor<1xi32>
  %zs_n = stablehlo.dynamic_update_slice %zs, %z6, %i : (tensor<300xi32>, tensor<1xi32>, tensor<i32>) -> tensor<300xi32>
  func.return %i_n, %sum_n, %decay_n, %back_n, %lcg_n, %mix_n, %fold_n, %most_n, %least_n, %prev_n, %prev2_n, %swap_n, %other_n, %line_n, %odd_n, %small_n, %wide_n, %count_n, %bits_n, %left_n, %least_f_n, %ys_n, %zs_n : tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<i1>, tensor<i8>, tensor<f64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<300xf32>, tensor<300xi32>
}
func.func @main() {
  %xs = util.unfoldable_constant dense<[2.041, -2.556, 0.418, -0.568, -0.453, -0.216, -2.020, -0.232, -0.865, 3.323, 0.226, -0.353, -0.281, -0.668, -1.055, -0.391, 0.482, -0.0, 0.958, -0.200, 0.024, 1.546, 0.545, -0.505, -0.183, 0.541, 1.935, -0.270, -0.244, 1.002, -0.886, -0.292, 0.883, 0.580, 0.092, 0.670, -2.828, 1.021, -0.960, -1.669, 0.0, 0.701, -0.445, -1.076, 0.026, -0.053, 1.406, 0.747, 0.194, 1.112, -0.206, -0.926, 0.584, 0.583, -0.215, -0.783, 0.229, -2.494, 0.690, 0.491, -1.639, 0.061, -0.964, 0.757, -2.034, -0.914, 0.710, 1.156, -2.158, -0.498, 0x7FC00000, 0x7F800000, 1.591, -1.191, 0.355, -1.048, 1.406, -0.022, -0.372, -1.718, 1.682, 0.753, 0.754, 1.138, 0.349, -0.639, -0.800, -0.800, 1.370, -1.460, -0.596, -0.321, 0.225, 0.575, -1.249, -1.730, -0.004, 1.214, 0.757, 0.216, -0.317, 0.293, -0.243, 0.817, -0.794, 0.134, -0.111, 0.543, 0.225, 2.550, 1.499, 1.497, -2.040, -0.340, -0.609, 0.533, -2.279, 1.174, 1.067, -1.302, -0.979, -0.801, 0.043, 0.641, 2.048, -0.197, 0.768, 0.155, 1.760, 0.742, 1.369, -1.078, -0.192, -0.814, 1.505, 0.658, -0.305, -0.452, 0.485, -0.701, -0.931, 0.481, 2.463, -0.246, -0.556, -1.171, -1.335, 0.525, 0.851, 0.009, 0.333, 0.116, 0.139, -1.526, -0.458, 0.111, -0.783, -0.476, -0.819, -0.333, 0.853, -0.407, -0.154, 0.814, 0.645, 1.695, -2.090, 0.857, -0.482, 0.135, 0.838, 1.083, 1.039, 0.155, 1.610, -0.283, -0.141, 0.799, -0.551, 2.161, 1.019, 2.176, -0.027, -0.383, 0.167, 0.735, -0.587, 0.380, -0.017, 1.616, -0.663, 1.046, -0.644, -0.961, -0.710, -1.190, 0.146, 1.031, 0.164, 0.624, 1.632, 0.270, 0.195, -0.275, -1.608, 0.760, -1.756, 0.653, -0.014, 1.127, -0.068, -0.823, 0.358, -0.560, -0.181, 0.042, -0.135, -0.189, -0.832, -0.189, -2.138, -0.157, -1.198, 1.120, 1.270, -1.951, 0.145, -0.126, -1.047, 0.532, -0.462, -1.768, -0.267, -0.148, 0.106, -1.231, 0.616, 0.735, -1.146, -0.659, -0.080, -0.566, 1.744, 0.208, -1.011, -0.788, -0.057, 2.296, -0.178, 0.127, 0.514, -0.040, 2.281, -0.532, 0.744, 0.160, 0.621, -1.177, 1.768, -0.122, 0.034, -0.935, -0.730, 0.564, 0.986, 0.753, 1.209, 0.714, 0.028, 0.837, 0.594, -0.101, 0.726, 1.286, 0.235, -0.356, 0.719, 1.901, -0.211, -0.092, -0.136, 1.223, -1.837, 0.366, 1.192, -0.813, 1.489, 0.535, -0.549, 0.204, -1.534, -0.566, 1.827, -0.894, 1.845, -0.082, 0.995, 0.044, -2.241, -0.573]> : tensor<300xf32>
  %ks = util.unfoldable_constant dense<[987520049, -432731616, -1529156187, -730321781, 1510066615, 2147483647, -2147483648, -311746618, -1400478896, 1898480424, -1642170974, -1634982380, -368308908, 1907071015, 61560029, -1951007711, 1827803948, 1882219437, 47816813, -717256566, -1380645202, 975328852, -1915357089, -2134197419, 2030260664, -226448393, -538119174, 763485641, -1995218638, 551151624, -880837448, 1315844644, -552079284, -1488534914, -167679252, -424340642, 558589192, 488296753, -2031034274, -2024092428, -228620012, 1441644963, 809558322, -359756298, 791575394, -1090583876, -660247105, -1192014589, -606169125, 648193734, -1428292106, -1942019586, 825140532, -1097560893, -528063357, -842168903, -1027835002, -1037269790, -1155123458, 990446787, -337966506, 397015971, -267453967, 1735010523, 395889242, 863191246, 2019908660, -882806013, -216916664, -754905742, -1155092413, -1618151035, -47338208, -1105767117, -1947610625, 449339692, 163762220, 992121781, -967295595, -876613593, 627136698, -669026724, -1384767616, 1300915952, -1315827295, 1969153699, 1329866968, -1783633975, 1176165296, -1841386547, -214116110, 1113292121, -582157189, -18533682, -1858848766, -322070944, 61019979, 573660157, 402232403, 1118375415, 136643707, -1847487382, 1506875721, 1983460505, 1017837610, 1967382828, 1285623964, -357972437, 1048911098, -130723801, 1983159728, -977963443, -161493666, 375743744, 1012436551, -1266379758, -894804111, 148637296, 1577888339, 1736602384, -145863953, 26553288, -1387277135, 1404835703, -1010528899, -1377856430, 717389669, 1647195616, 445623275, -1618379636, 1332113752, -1233250134, 903428799, 945917638, 1214891919, -850454068, -633092328, -1636758085, 1223698335, -1774696796, -1909829996, 1259707596, -1392817596, -2062590254, -751139347, -1905491196, 1897842252, 1913498406, 2127562293, 1211825802, 619598876, -556477811, 613823309, -1321238478, -1853703508, 1577021098, 1896475750, 1235427485, -1417178877, 723786517, 1806847435, 130498339, -2128891056, 108525195, 2092652089, 2052730926, 1237875068, 95737081, -1448322934, -1786572186, -234601424, -1826241946, 2014259360, 410400344, 2089036333, 999348942, -185671198, 550795445, -1051317824, 1042899454, -477189598, -883920263, 361134111, -553505426, -131935647, -1007857993, 127628812, -547191747, -1411431991, -1002321521, -1301907179, 1435113169, -1127479866, -1512567533, -550833297, -1254602984, 1036745395, 919446397, -523773404, -438424847, -593529581, -681745497, -1991490668, 2037767501, 637219638, 1691363157, 1789614772, -1207130794, -1154791758, -1480284747, -1008477413, -32792214, 1431647969, 318311240, -317442389, -658302218, 1378571875, 392707487, -272098132, 765290463, 2103185108, 1351302826, -315374076, -1107378843, -816963031, 623247659, 1376733770, -1897962731, 1558971514, -1869141351, 361154976, -1909738521, -1654218613, -1647661732, -2110966743, 1210132552, -285454137, -554609784, 902556110, -30835942, -517850039, -210884101, -277152646, -1258119869, 965415724, -1950874534, -2088192461, -1366526438, 1008348196, 1538845722, 1169652767, -693075240, 361624440, -341293403, -1660766381, -1011888841, -1438618560, 1035994477, 1364977348, 869154457, 2117851244, -498945007, -1463235972, 27419249, 336536655, -447480757, 638513825, 314931346, 606129517, 401968550, 1376517580, 332638212, 1168376845, 1724774855, 1590882218, 1933797959, -82079376, -1926727398, 880272087, -516480310, -670018950, -1974191533, -1908624265, -538224727, -1698916493, 1301652217, -2098339356, 770919774, 76730489, 289198045, 53539818, -1776816990, -1987335102, 1337319089, 1859664799, 482924858, -1641277447, -847683055, 378363607, 1225490826]> : tensor<300xi32>
  %from = stablehlo.constant dense<0> : tensor<i32>
  %sum_0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %decay_0 = util.unfoldable_constant dense<1.0> : tensor<f32>
  %back_0 = util.unfoldable_constant dense<-0.0> : tensor<f32>
  %lcg_0 = util.unfoldable_constant dense<12345> : tensor<ui32>
  %mix_0 = util.unfoldable_constant dense<88172645> : tensor<ui32>
  %fold_0 = util.unfoldable_constant dense<7> : tensor<ui32>
  %most_0 = util.unfoldable_constant dense<-5> : tensor<i32>
  %least_0 = util.unfoldable_constant dense<5> : tensor<i32>
  %prev_0 = util.unfoldable_constant dense<3.0> : tensor<f32>
  %prev2_0 = util.unfoldable_constant dense<-3.0> : tensor<f32>
  %swap_0 = util.unfoldable_constant dense<1> : tensor<i32>
  %other_0 = util.unfoldable_constant dense<2> : tensor<i32>
  %line_0 = util.unfoldable_constant dense<[1.0, -0.0, 2.5]> : tensor<3xf32>
  %odd_0 = util.unfoldable_constant dense<false> : tensor<i1>
  %small_0 = util.unfoldable_constant dense<3> : tensor<i8>
  %wide_0 = util.unfoldable_constant dense<0.25> : tensor<f64>
  %count_0 = util.unfoldable_constant dense<0> : tensor<i32>
  %bits_0 = util.unfoldable_constant dense<255> : tensor<i32>
  %left_0 = util.unfoldable_constant dense<1000> : tensor<i32>
  %least_f_0 = util.unfoldable_constant dense<9.0> : tensor<f32>
  %ys_0 = util.unfoldable_constant dense<0.0> : tensor<300xf32>
  %zs_0 = util.unfoldable_constant dense<0> : tensor<300xi32>
  %most0 = util.unfoldable_constant dense<64> : tensor<i32>
  %to0 = stablehlo.optimization_barrier %most0 : tensor<i32>
  %want0:24 = stablehlo.while(%i = %from, %sum = %sum_0, %decay = %decay_0, %back = %back_0, %lcg = %lcg_0, %mix = %mix_0, %fold = %fold_0, %most = %most_0, %least = %least_0, %prev = %prev_0, %prev2 = %prev2_0, %swap = %swap_0, %other = %other_0, %line = %line_0, %odd = %odd_0, %small = %small_0, %wide = %wide_0, %count = %count_0, %bits = %bits_0, %left = %left_0, %least_f = %least_f_0, %ys = %ys_0, %zs = %zs_0, %row = %zs_0) : tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<i1>, tensor<i8>, tensor<f64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<300xf32>, tensor<300xi32>, tensor<300xi32>
  cond {
    %go = stablehlo.compare LT, %i, %to0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %n:23 = func.call @turn(%xs, %ks, %i, %sum, %decay, %back, %lcg, %mix, %fold, %most, %least, %prev, %prev2, %swap, %other, %line, %odd, %small, %wide, %count, %bits, %left, %least_f, %ys, %zs) : (tensor<300xf32>, tensor<300xi32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<i1>, tensor<i8>, tensor<f64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<300xf32>, tensor<300xi32>) -> (tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<i1>, tensor<i8>, tensor<f64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<300xf32>, tensor<300xi32>)
    %r1 = stablehlo.dynamic_slice %row, %i, sizes = [1] : (tensor<300xi32>, tensor<i32>) -> tensor<1xi32>
    %r2 = stablehlo.reshape %n#7 : (tensor<i32>) -> tensor<1xi32>
    %r3 = stablehlo.add %r1, %r2 : tensor<1xi32>
    %row_n = stablehlo.dynamic_update_slice %row, %r3, %n#17 : (tensor<300xi32>, tensor<1xi32>, tensor<i32>) -> tensor<300xi32>
    stablehlo.return %n#0, %n#1, %n#2, %n#3, %n#4, %n#5, %n#6, %n#7, %n#8, %n#9, %n#10, %n#11, %n#12, %n#13, %n#14, %n#15, %n#16, %n#17, %n#18, %n#19, %n#20, %n#21, %n#22, %row_n : tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<i1>, tensor<i8>, tensor<f64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<300xf32>, tensor<300xi32>, tensor<300xi32>
  }
  %got0:23 = stablehlo.while(%i = %from, %sum = %sum_0, %decay = %decay_0, %back = %back_0, %lcg = %lcg_0, %mix = %mix_0, %fold = %fold_0, %most = %most_0, %least = %least_0, %prev = %prev_0, %prev2 = %prev2_0, %swap = %swap_0, %other = %other_0, %line = %line_0, %odd = %odd_0, %small = %small_0, %wide = %wide_0, %count = %count_0, %bits = %bits_0, %left = %left_0, %least_f = %least_f_0, %ys = %ys_0, %zs = %zs_0) : tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<i1>, tensor<i8>, tensor<f64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<300xf32>, tensor<300xi32>
  cond {
    %to = stablehlo.constant dense<64> : tensor<i32>
    %go = stablehlo.compare LT, %i, %to : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %n:23 = func.call @turn(%xs, %ks, %i, %sum, %decay, %back, %lcg, %mix, %fold, %most, %least, %prev, %prev2, %swap, %other, %line, %odd, %small, %wide, %count, %bits, %left, %least_f, %ys, %zs) : (tensor<300xf32>, tensor<300xi32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<i1>, tensor<i8>, tensor<f64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<300xf32>, tensor<300xi32>) -> (tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<i1>, tensor<i8>, tensor<f64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<300xf32>, tensor<300xi32>)
    stablehlo.return %n#0, %n#1, %n#2, %n#3, %n#4, %n#5, %n#6, %n#7, %n#8, %n#9, %n#10, %n#11, %n#12, %n#13, %n#14, %n#15, %n#16, %n#17, %n#18, %n#19, %n#20, %n#21, %n#22 : tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<i1>, tensor<i8>, tensor<f64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<300xf32>, tensor<300xi32>
  }
  check.expect_eq %got0#0, %want0#0 : tensor<i32>
  %g0_1 = stablehlo.bitcast_convert %got0#1 : (tensor<f32>) -> tensor<i32>
  %w0_1 = stablehlo.bitcast_convert %want0#1 : (tensor<f32>) -> tensor<i32>
  check.expect_eq %g0_1, %w0_1 : tensor<i32>
  %g0_2 = stablehlo.bitcast_convert %got0#2 : (tensor<f32>) -> tensor<i32>
  %w0_2 = stablehlo.bitcast_convert %want0#2 : (tensor<f32>) -> tensor<i32>
  check.expect_eq %g0_2, %w0_2 : tensor<i32>
  %g0_3 = stablehlo.bitcast_convert %got0#3 : (tensor<f32>) -> tensor<i32>
  %w0_3 = stablehlo.bitcast_convert %want0#3 : (tensor<f32>) -> tensor<i32>
  check.expect_eq %g0_3, %w0_3 : tensor<i32>
  check.expect_eq %got0#4, %want0#4 : tensor<ui32>
  check.expect_eq %got0#5, %want0#5 : tensor<ui32>
  check.expect_eq %got0#6, %want0#6 : tensor<ui32>
  check.expect_eq %got0#7, %want0#7 : tensor<i32>
  check.expect_eq %got0#8, %want0#8 : tensor<i32>
  %g0_9 = stablehlo.bitcast_convert %got0#9 : (tensor<f32>) -> tensor<i32>
  %w0_9 = stablehlo.bitcast_convert %want0#9 : (tensor<f32>) -> tensor<i32>
  check.expect_eq %g0_9, %w0_9 : tensor<i32>
  %g0_10 = stablehlo.bitcast_convert %got0#10 : (tensor<f32>) -> tensor<i32>
  %w0_10 = stablehlo.bitcast_convert %want0#10 : (tensor<f32>) -> tensor<i32>
  check.expect_eq %g0_10, %w0_10 : tensor<i32>
  check.expect_eq %got0#11, %want0#11 : tensor<i32>
  check.expect_eq %got0#12, %want0#12 : tensor<i32>
  %g0_13 = stablehlo.bitcast_convert %got0#13 : (tensor<3xf32>) -> tensor<3xi32>
  %w0_13 = stablehlo.bitcast_convert %want0#13 : (tensor<3xf32>) -> tensor<3xi32>
  check.expect_eq %g0_13, %w0_13 : tensor<3xi32>
  check.expect_eq %got0#14, %want0#14 : tensor<i1>
  check.expect_eq %got0#15, %want0#15 : tensor<i8>
  %g0_16 = stablehlo.bitcast_convert %got0#16 : (tensor<f64>) -> tensor<i64>
  %w0_16 = stablehlo.bitcast_convert %want0#16 : (tensor<f64>) -> tensor<i64>
  check.expect_eq %g0_16, %w0_16 : tensor<i64>
  check.expect_eq %got0#17, %want0#17 : tensor<i32>
  check.expect_eq %got0#18, %want0#18 : tensor<i32>
  check.expect_eq %got0#19, %want0#19 : tensor<i32>
  %g0_20 = stablehlo.bitcast_convert %got0#20 : (tensor<f32>) -> tensor<i32>
  %w0_20 = stablehlo.bitcast_convert %want0#20 : (tensor<f32>) -> tensor<i32>
  check.expect_eq %g0_20, %w0_20 : tensor<i32>
  %g0_21 = stablehlo.bitcast_convert %got0#21 : (tensor<300xf32>) -> tensor<300xi32>
  %w0_21 = stablehlo.bitcast_convert %want0#21 : (tensor<300xf32>) -> tensor<300xi32>
  check.expect_eq %g0_21, %w0_21 : tensor<300xi32>
  check.expect_eq %got0#22, %want0#22 : tensor<300xi32>
  %most1 = util.unfoldable_constant dense<299> : tensor<i32>
  %to1 = stablehlo.optimization_barrier %most1 : tensor<i32>
  %want1:24 = stablehlo.while(%i = %from, %sum = %sum_0, %decay = %decay_0, %back = %back_0, %lcg = %lcg_0, %mix = %mix_0, %fold = %fold_0, %most = %most_0, %least = %least_0, %prev = %prev_0, %prev2 = %prev2_0, %swap = %swap_0, %other = %other_0, %line = %line_0, %odd = %odd_0, %small = %small_0, %wide = %wide_0, %count = %count_0, %bits = %bits_0, %left = %left_0, %least_f = %least_f_0, %ys = %ys_0, %zs = %zs_0, %row = %zs_0) : tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<i1>, tensor<i8>, tensor<f64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<300xf32>, tensor<300xi32>, tensor<300xi32>
  cond {
    %go = stablehlo.compare LT, %i, %to1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %n:23 = func.call @turn(%xs, %ks, %i, %sum, %decay, %back, %lcg, %mix, %fold, %most, %least, %prev, %prev2, %swap, %other, %line, %odd, %small, %wide, %count, %bits, %left, %least_f, %ys, %zs) : (tensor<300xf32>, tensor<300xi32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<i1>, tensor<i8>, tensor<f64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<300xf32>, tensor<300xi32>) -> (tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<i1>, tensor<i8>, tensor<f64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<300xf32>, tensor<300xi32>)
    %r1 = stablehlo.dynamic_slice %row, %i, sizes = [1] : (tensor<300xi32>, tensor<i32>) -> tensor<1xi32>
    %r2 = stablehlo.reshape %n#7 : (tensor<i32>) -> tensor<1xi32>
    %r3 = stablehlo.add %r1, %r2 : tensor<1xi32>
    %row_n = stablehlo.dynamic_update_slice %row, %r3, %n#17 : (tensor<300xi32>, tensor<1xi32>, tensor<i32>) -> tensor<300xi32>
    stablehlo.return %n#0, %n#1, %n#2, %n#3, %n#4, %n#5, %n#6, %n#7, %n#8, %n#9, %n#10, %n#11, %n#12, %n#13, %n#14, %n#15, %n#16, %n#17, %n#18, %n#19, %n#20, %n#21, %n#22, %row_n : tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<i1>, tensor<i8>, tensor<f64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<300xf32>, tensor<300xi32>, tensor<300xi32>
  }
  %got1:23 = stablehlo.while(%i = %from, %sum = %sum_0, %decay = %decay_0, %back = %back_0, %lcg = %lcg_0, %mix = %mix_0, %fold = %fold_0, %most = %most_0, %least = %least_0, %prev = %prev_0, %prev2 = %prev2_0, %swap = %swap_0, %other = %other_0, %line = %line_0, %odd = %odd_0, %small = %small_0, %wide = %wide_0, %count = %count_0, %bits = %bits_0, %left = %left_0, %least_f = %least_f_0, %ys = %ys_0, %zs = %zs_0) : tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<i1>, tensor<i8>, tensor<f64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<300xf32>, tensor<300xi32>
  cond {
    %to = stablehlo.constant dense<299> : tensor<i32>
    %go = stablehlo.compare LT, %i, %to : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %n:23 = func.call @turn(%xs, %ks, %i, %sum, %decay, %back, %lcg, %mix, %fold, %most, %least, %prev, %prev2, %swap, %other, %line, %odd, %small, %wide, %count, %bits, %left, %least_f, %ys, %zs) : (tensor<300xf32>, tensor<300xi32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<i1>, tensor<i8>, tensor<f64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<300xf32>, tensor<300xi32>) -> (tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<i1>, tensor<i8>, tensor<f64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<300xf32>, tensor<300xi32>)
    stablehlo.return %n#0, %n#1, %n#2, %n#3, %n#4, %n#5, %n#6, %n#7, %n#8, %n#9, %n#10, %n#11, %n#12, %n#13, %n#14, %n#15, %n#16, %n#17, %n#18, %n#19, %n#20, %n#21, %n#22 : tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<i1>, tensor<i8>, tensor<f64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<300xf32>, tensor<300xi32>
  }
  check.expect_eq %got1#0, %want1#0 : tensor<i32>
  %g1_1 = stablehlo.bitcast_convert %got1#1 : (tensor<f32>) -> tensor<i32>
  %w1_1 = stablehlo.bitcast_convert %want1#1 : (tensor<f32>) -> tensor<i32>
  check.expect_eq %g1_1, %w1_1 : tensor<i32>
  %g1_2 = stablehlo.bitcast_convert %got1#2 : (tensor<f32>) -> tensor<i32>
  %w1_2 = stablehlo.bitcast_convert %want1#2 : (tensor<f32>) -> tensor<i32>
  check.expect_eq %g1_2, %w1_2 : tensor<i32>
  %g1_3 = stablehlo.bitcast_convert %got1#3 : (tensor<f32>) -> tensor<i32>
  %w1_3 = stablehlo.bitcast_convert %want1#3 : (tensor<f32>) -> tensor<i32>
  check.expect_eq %g1_3, %w1_3 : tensor<i32>
  check.expect_eq %got1#4, %want1#4 : tensor<ui32>
  check.expect_eq %got1#5, %want1#5 : tensor<ui32>
  check.expect_eq %got1#6, %want1#6 : tensor<ui32>
  check.expect_eq %got1#7, %want1#7 : tensor<i32>
  check.expect_eq %got1#8, %want1#8 : tensor<i32>
  %g1_9 = stablehlo.bitcast_convert %got1#9 : (tensor<f32>) -> tensor<i32>
  %w1_9 = stablehlo.bitcast_convert %want1#9 : (tensor<f32>) -> tensor<i32>
  check.expect_eq %g1_9, %w1_9 : tensor<i32>
  %g1_10 = stablehlo.bitcast_convert %got1#10 : (tensor<f32>) -> tensor<i32>
  %w1_10 = stablehlo.bitcast_convert %want1#10 : (tensor<f32>) -> tensor<i32>
  check.expect_eq %g1_10, %w1_10 : tensor<i32>
  check.expect_eq %got1#11, %want1#11 : tensor<i32>
  check.expect_eq %got1#12, %want1#12 : tensor<i32>
  %g1_13 = stablehlo.bitcast_convert %got1#13 : (tensor<3xf32>) -> tensor<3xi32>
  %w1_13 = stablehlo.bitcast_convert %want1#13 : (tensor<3xf32>) -> tensor<3xi32>
  check.expect_eq %g1_13, %w1_13 : tensor<3xi32>
  check.expect_eq %got1#14, %want1#14 : tensor<i1>
  check.expect_eq %got1#15, %want1#15 : tensor<i8>
  %g1_16 = stablehlo.bitcast_convert %got1#16 : (tensor<f64>) -> tensor<i64>
  %w1_16 = stablehlo.bitcast_convert %want1#16 : (tensor<f64>) -> tensor<i64>
  check.expect_eq %g1_16, %w1_16 : tensor<i64>
  check.expect_eq %got1#17, %want1#17 : tensor<i32>
  check.expect_eq %got1#18, %want1#18 : tensor<i32>
  check.expect_eq %got1#19, %want1#19 : tensor<i32>
  %g1_20 = stablehlo.bitcast_convert %got1#20 : (tensor<f32>) -> tensor<i32>
  %w1_20 = stablehlo.bitcast_convert %want1#20 : (tensor<f32>) -> tensor<i32>
  check.expect_eq %g1_20, %w1_20 : tensor<i32>
  %g1_21 = stablehlo.bitcast_convert %got1#21 : (tensor<300xf32>) -> tensor<300xi32>
  %w1_21 = stablehlo.bitcast_convert %want1#21 : (tensor<300xf32>) -> tensor<300xi32>
  check.expect_eq %g1_21, %w1_21 : tensor<300xi32>
  check.expect_eq %got1#22, %want1#22 : tensor<300xi32>
  // What made turns wait is needed.
  %row0 = stablehlo.slice %want0#23 [0:1] : (tensor<300xi32>) -> tensor<1xi32>
  %row1 = stablehlo.slice %want1#23 [0:1] : (tensor<300xi32>) -> tensor<1xi32>
  check.expect_eq %row0, %row0 : tensor<1xi32>
  check.expect_eq %row1, %row1 : tensor<1xi32>
  func.return
}
