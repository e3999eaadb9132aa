// A table that is looked up by a vector of indices, and tables of rows of i32 and
// i16, all changed in between, by updates and by scatters: each lookup sees what was
// stored before it.  What is expected was computed by XLA.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %t = util.unfoldable_constant dense<[0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98, 105]> : tensor<16xi32>
  %ix = util.unfoldable_constant dense<[-2, 3, 8, 13, -1, 4, 9, 14, 0, 5, 10, 15, 1, 6, 11, 16, 2, 7, 12, -2, 3]> : tensor<21xi32>
  %n = util.unfoldable_constant dense<23> : tensor<i32>
  %r = util.unfoldable_constant dense<[[0, 37, 74, 10, 47, 84, 20, 57, 94, 30, 67, 3, 40], [77, 13, 50, 87, 23, 60, 97, 33, 70, 6, 43, 80, 16], [53, 90, 26, 63, 100, 36, 73, 9, 46, 83, 19, 56, 93], [29, 66, 2, 39, 76, 12, 49, 86, 22, 59, 96, 32, 69], [5, 42, 79, 15, 52, 89, 25, 62, 99, 35, 72, 8, 45], [82, 18, 55, 92, 28, 65, 1, 38, 75, 11, 48, 85, 21], [58, 95, 31, 68, 4, 41, 78, 14, 51, 88, 24, 61, 98], [34, 71, 7, 44, 81, 17, 54, 91, 27, 64, 0, 37, 74], [10, 47, 84, 20, 57, 94, 30, 67, 3, 40, 77, 13, 50]]> : tensor<9x13xi32>
  %s = util.unfoldable_constant dense<[[-500, -169, 162, 493, -173, 158, 489, -177, 154, 485, -181, 150, 481, -185, 146, 477, -189, 142, 473, -193, 138], [469, -197, 134, 465, -201, 130, 461, -205, 126, 457, -209, 122, 453, -213, 118, 449, -217, 114, 445, -221, 110], [441, -225, 106, 437, -229, 102, 433, -233, 98, 429, -237, 94, 425, -241, 90, 421, -245, 86, 417, -249, 82], [413, -253, 78, 409, -257, 74, 405, -261, 70, 401, -265, 66, 397, -269, 62, 393, -273, 58, 389, -277, 54], [385, -281, 50, 381, -285, 46, 377, -289, 42, 373, -293, 38, 369, -297, 34, 365, -301, 30, 361, -305, 26], [357, -309, 22, 353, -313, 18, 349, -317, 14, 345, -321, 10, 341, -325, 6, 337, -329, 2, 333, -333, -2], [329, -337, -6, 325, -341, -10, 321, -345, -14, 317, -349, -18, 313, -353, -22, 309, -357, -26, 305, -361, -30], [301, -365, -34, 297, -369, -38, 293, -373, -42, 289, -377, -46, 285, -381, -50, 281, -385, -54, 277, -389, -58], [273, -393, -62, 269, -397, -66, 265, -401, -70, 261, -405, -74, 257, -409, -78, 253, -413, -82, 249, -417, -86]]> : tensor<9x21xi16>
  %o:6 = func.call @turns(%t, %ix, %n, %r, %s) : (tensor<16xi32>, tensor<21xi32>, tensor<i32>, tensor<9x13xi32>, tensor<9x21xi16>) -> (tensor<16xi32>, tensor<21xi32>, tensor<9x13xi32>, tensor<4x13xi32>, tensor<9x21xi16>, tensor<4x21xi16>)
  check.expect_eq_const %o#0, dense<[-16, -17, -18, 63, -20, -21, -22, -7, 217, -9, -10, -11, -12, 162, 148, 133]> : tensor<16xi32>
  check.expect_eq_const %o#1, dense<[1161510512, 461603132, -1257041892, -1927726951, -47745858, -1479324692, 1695720675, 1161510512, -29152, -1790926713, 665054718, -47745858, 34967835, 451159954, -478985319, -47745858, -160170298, -1898403667, -1665540636, 1161510512, 461603132]> : tensor<21xi32>
  check.expect_eq_const %o#2, dense<[[-1233, -1196, -1159, -1223, -1186, -1149, -1213, -1176, -1240, -1203, -1166, -1230, -1193], [-3312, -3275, -3339, -3302, -3366, -3329, -3292, -3356, -3319, -3282, -3346, -3309, -3272], [-369, -332, -295, -359, -322, -285, -349, -312, -376, -339, -302, -366, -329], [-519, -482, -445, -509, -472, -435, -499, -462, -526, -489, -452, -516, -479], [-823, -786, -749, -813, -776, -739, -803, -766, -830, -793, -756, -820, -783], [53, 90, 26, 63, 100, 36, 73, 110, 46, 83, 19, 56, 93], [-7, 30, 67, 3, 40, 77, 13, 50, -14, 23, 60, -4, 33], [-117, -80, -43, -107, -70, -33, -97, -60, -124, -87, -50, -114, -77], [-332, -295, -258, -322, -285, -248, -312, -275, -339, -302, -265, -329, -292]]> : tensor<9x13xi32>
  check.expect_eq_const %o#3, dense<[[-1530311601, -1635814651, 1613429645, -1530311601, -264275001, 1613429645, -1702095964, -242181230, -1254391815, -1635814651, -1257246476, -1530311601, -1635814651], [-513, -513, -513, -513, -513, -513, -513, -513, -513, -513, -513, -513, -513], [-1796063461, -1796063461, 2139033273, -1796063461, -1796063461, 2139033273, -1796063461, -1796063461, -1994907400, -1796063461, 2139033273, -1796063461, -1796063461], [-47744154, -47744154, -47744154, -47744154, -47744154, -47744154, -47744154, -47744154, -47744154, -47744154, -47744154, -47744154, -47744154]]> : tensor<4x13xi32>
  check.expect_eq_const %o#4, dense<[[12432, 23584, 11520, -736, -13184, -9216, 8256, -27104, 31296, -26592, 28288, 30848, 1152, 15904, 20608, -18912, -29568, 20480, 23616, 24096, 31808], [426, -15644, 31220, -21632, 2940, 27340, 16160, 3028, 31668, 4176, -24132, -22948, 8640, -15644, -13580, 12896, -30916, 6252, 16960, 20980, -24556], [10572, 5108, -16516, 22304, -25244, 3348, 31128, -26572, -32052, 26320, 15604, 18996, 23928, 14676, 1980, -9376, 10596, 20756, 12152, 2356, 22316], [2008, -25844, -20548, 2400, -13204, 2164, -3320, 20812, 30172, 2448, 476, -28, -9528, -14708, -30660, -928, 2668, 7060, -30648, 14444, -6660], [25840, 11396, 22412, 29888, -30908, -2508, 8840, 5972, -28676, 21984, 30404, 30932, 4056, 11492, 9196, -19488, -5244, 15188, -1144, 15572, -13572], [10547, -28367, 20622, -28537, -1499, 27402, -1565, 6121, 27270, 14351, 10413, -13806, -17797, 9377, -10882, -13385, -25419, -12678, -27661, 25849, -12458], [-11683, -12225, 23590, 20449, 8843, 9882, 23813, -15753, 11262, -14903, -17517, 28226, -9283, -19537, 24598, -24111, 21563, 20074, 17141, -19577, 30414], [18329, -31705, 19346, 27665, -24877, -18394, 23765, 26911, -21958, -14951, -27077, 10654, 22317, -28553, 22978, 11969, -13885, 19542, 23973, -7601, 17162], [22771, 17863, 26806, 10985, -1077, -28774, 7973, 11055, -19218, 13393, -12541, -19806, 4445, -8777, 15718, 25785, 28091, 16490, -24843, 26239, -23170]]> : tensor<9x21xi16>
  check.expect_eq_const %o#5, dense<[[20689, 32317, -29294, 23591, -20167, -17034, 1635, 13925, 7770, 29263, -23935, -610, -5557, -31251, -13022, -28137, 19689, 12326, 14035, -2731, -21206], [-17433, -541, -8298, -15075, -2561, -18854, 31953, -8405, -14514, -19803, 4023, -15678, -18423, -11245, -6778, -883, -7857, 1130, -14463, 22843, 19294], [25648, 2336, 31744, 24096, 28736, 10240, 14848, -25824, 15552, 6432, -27072, -10880, 2112, 17184, 1152, -17632, -4032, -30720, -18944, -30944, 3776], [20689, 32317, -29294, 23591, -20167, -17034, 1635, 13925, 7770, 29263, -23935, -610, -5557, -31251, -13022, -28137, 19689, 12326, 14035, -2731, -21206]]> : tensor<4x21xi16>
  func.return
}
func.func private @turns(%arg0: tensor<16xi32>, %arg1: tensor<21xi32>, %arg2: tensor<i32>, %arg3: tensor<9x13xi32>, %arg4: tensor<9x21xi16>) -> (tensor<16xi32>, tensor<21xi32>, tensor<9x13xi32>, tensor<4x13xi32>, tensor<9x21xi16>, tensor<4x21xi16>) {
  %0 = stablehlo.optimization_barrier %arg2 : tensor<i32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x13xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i16>
  %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i16>) -> tensor<4x21xi16>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %4:9 = stablehlo.while(%iterArg = %0, %iterArg_3 = %arg1, %iterArg_4 = %c_2, %iterArg_5 = %arg0, %iterArg_6 = %1, %iterArg_7 = %arg3, %iterArg_8 = %2, %iterArg_9 = %arg4, %iterArg_10 = %3) : tensor<i32>, tensor<21xi32>, tensor<i32>, tensor<16xi32>, tensor<21xi32>, tensor<9x13xi32>, tensor<4x13xi32>, tensor<9x21xi16>, tensor<4x21xi16>
  cond {
    %5 = stablehlo.compare LT, %iterArg_4, %iterArg, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  } do {
    %c_11 = stablehlo.constant dense<7> : tensor<i32>
    %5 = stablehlo.multiply %iterArg_4, %c_11 : tensor<i32>
    %c_12 = stablehlo.constant dense<13> : tensor<i32>
    %6 = func.call @remainder(%5, %c_12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_13 = stablehlo.constant dense<2> : tensor<i32>
    %7 = stablehlo.subtract %6, %c_13 : tensor<i32>
    %8 = stablehlo.negate %iterArg_4 : tensor<i32>
    %c_14 = stablehlo.constant dense<3> : tensor<i32>
    %9 = stablehlo.add %iterArg_4, %c_14 : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %iterArg_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %11 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %13 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %14 = stablehlo.concatenate %10, %11, %12, %13, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %c_15 = stablehlo.constant dense<3> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<4x13xi32>
    %16 = stablehlo.multiply %iterArg_8, %15 : tensor<4x13xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %18 = stablehlo.compare LT, %14, %17, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_17 = stablehlo.constant dense<9> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %20 = stablehlo.add %14, %19 : tensor<4xi32>
    %21 = stablehlo.select %18, %20, %14 : tensor<4xi1>, tensor<4xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %23 = "stablehlo.gather"(%iterArg_7, %22) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 13>}> : (tensor<9x13xi32>, tensor<4x1xi32>) -> tensor<4x13xi32>
    %24 = stablehlo.add %16, %23 : tensor<4x13xi32>
    %c_18 = stablehlo.constant dense<2> : tensor<i16>
    %25 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i16>) -> tensor<4x21xi16>
    %26 = stablehlo.multiply %iterArg_10, %25 : tensor<4x21xi16>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %28 = stablehlo.compare LT, %14, %27, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_20 = stablehlo.constant dense<9> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %30 = stablehlo.add %14, %29 : tensor<4xi32>
    %31 = stablehlo.select %28, %30, %14 : tensor<4xi1>, tensor<4xi32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %33 = "stablehlo.gather"(%iterArg_9, %32) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 21>}> : (tensor<9x21xi16>, tensor<4x1xi32>) -> tensor<4x21xi16>
    %34 = stablehlo.xor %26, %33 : tensor<4x21xi16>
    %35 = stablehlo.slice %24 [1:2, 0:13] : (tensor<4x13xi32>) -> tensor<1x13xi32>
    %36 = stablehlo.broadcast_in_dim %iterArg_4, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %37 = stablehlo.add %35, %36 : tensor<1x13xi32>
    %c_21 = stablehlo.constant dense<9> : tensor<i32>
    %38 = func.call @remainder(%iterArg_4, %c_21) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.compare LT, %38, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_23 = stablehlo.constant dense<9> : tensor<i32>
    %40 = stablehlo.add %38, %c_23 : tensor<i32>
    %41 = stablehlo.select %39, %40, %38 : tensor<i1>, tensor<i32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.dynamic_update_slice %iterArg_7, %37, %41, %c_24 : (tensor<9x13xi32>, tensor<1x13xi32>, tensor<i32>, tensor<i32>) -> tensor<9x13xi32>
    %c_25 = stablehlo.constant dense<9> : tensor<i32>
    %43 = func.call @remainder(%iterArg_4, %c_25) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %44 = stablehlo.slice %34 [2:3, 0:21] : (tensor<4x21xi16>) -> tensor<1x21xi16>
    %45 = stablehlo.reshape %44 : (tensor<1x21xi16>) -> tensor<21xi16>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %46 = stablehlo.compare LT, %43, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_27 = stablehlo.constant dense<9> : tensor<i32>
    %47 = stablehlo.add %43, %c_27 : tensor<i32>
    %48 = stablehlo.select %46, %47, %43 : tensor<i1>, tensor<i32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %50 = "stablehlo.scatter"(%iterArg_9, %49, %45) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg5: tensor<i16>, %arg6: tensor<i16>):
      %103 = stablehlo.add %arg5, %arg6 : tensor<i16>
      stablehlo.return %103 : tensor<i16>
    }) : (tensor<9x21xi16>, tensor<1xi32>, tensor<21xi16>) -> tensor<9x21xi16>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %52 = stablehlo.compare LT, %14, %51, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_29 = stablehlo.constant dense<9> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %54 = stablehlo.add %14, %53 : tensor<4xi32>
    %55 = stablehlo.select %52, %54, %14 : tensor<4xi1>, tensor<4xi32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %57 = "stablehlo.gather"(%42, %56) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 13>}> : (tensor<9x13xi32>, tensor<4x1xi32>) -> tensor<4x13xi32>
    %58 = stablehlo.subtract %24, %57 : tensor<4x13xi32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %60 = stablehlo.compare LT, %iterArg_3, %59, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
    %c_31 = stablehlo.constant dense<16> : tensor<i32>
    %61 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %62 = stablehlo.add %iterArg_3, %61 : tensor<21xi32>
    %63 = stablehlo.select %60, %62, %iterArg_3 : tensor<21xi1>, tensor<21xi32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
    %65 = "stablehlo.gather"(%iterArg_5, %64) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xi32>, tensor<21x1xi32>) -> tensor<21xi32>
    %c_32 = stablehlo.constant dense<-1> : tensor<i32>
    %66 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %67 = stablehlo.broadcast_in_dim %iterArg_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %68 = stablehlo.multiply %66, %67 : tensor<1xi32>
    %c_33 = stablehlo.constant dense<16> : tensor<i32>
    %69 = func.call @remainder(%iterArg_4, %c_33) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.compare LT, %69, %c_34, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_35 = stablehlo.constant dense<16> : tensor<i32>
    %71 = stablehlo.add %69, %c_35 : tensor<i32>
    %72 = stablehlo.select %70, %71, %69 : tensor<i1>, tensor<i32>
    %73 = stablehlo.dynamic_update_slice %iterArg_5, %68, %72 : (tensor<16xi32>, tensor<1xi32>, tensor<i32>) -> tensor<16xi32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %74 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %75 = stablehlo.compare LT, %iterArg_3, %74, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
    %c_37 = stablehlo.constant dense<16> : tensor<i32>
    %76 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %77 = stablehlo.add %iterArg_3, %76 : tensor<21xi32>
    %78 = stablehlo.select %75, %77, %iterArg_3 : tensor<21xi1>, tensor<21xi32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
    %80 = "stablehlo.gather"(%73, %79) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xi32>, tensor<21x1xi32>) -> tensor<21xi32>
    %81 = stablehlo.slice %iterArg_3 [0:5] : (tensor<21xi32>) -> tensor<5xi32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %82 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %83 = stablehlo.compare LT, %81, %82, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_39 = stablehlo.constant dense<16> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %85 = stablehlo.add %81, %84 : tensor<5xi32>
    %86 = stablehlo.select %83, %85, %81 : tensor<5xi1>, tensor<5xi32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %88 = stablehlo.broadcast_in_dim %iterArg_4, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %89 = "stablehlo.scatter"(%73, %87, %88) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>):
      %103 = stablehlo.add %arg5, %arg6 : tensor<i32>
      stablehlo.return %103 : tensor<i32>
    }) : (tensor<16xi32>, tensor<5x1xi32>, tensor<5xi32>) -> tensor<16xi32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %90 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %91 = stablehlo.compare LT, %iterArg_3, %90, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
    %c_41 = stablehlo.constant dense<16> : tensor<i32>
    %92 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %93 = stablehlo.add %iterArg_3, %92 : tensor<21xi32>
    %94 = stablehlo.select %91, %93, %iterArg_3 : tensor<21xi1>, tensor<21xi32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
    %96 = "stablehlo.gather"(%89, %95) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xi32>, tensor<21x1xi32>) -> tensor<21xi32>
    %c_42 = stablehlo.constant dense<1> : tensor<i32>
    %97 = stablehlo.add %iterArg_4, %c_42 : tensor<i32>
    %c_43 = stablehlo.constant dense<3> : tensor<i32>
    %98 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %99 = stablehlo.multiply %iterArg_6, %98 : tensor<21xi32>
    %100 = stablehlo.add %99, %80 : tensor<21xi32>
    %101 = stablehlo.subtract %100, %65 : tensor<21xi32>
    %102 = stablehlo.add %101, %96 : tensor<21xi32>
    stablehlo.return %iterArg, %iterArg_3, %97, %89, %102, %42, %58, %50, %34 : tensor<i32>, tensor<21xi32>, tensor<i32>, tensor<16xi32>, tensor<21xi32>, tensor<9x13xi32>, tensor<4x13xi32>, tensor<9x21xi16>, tensor<4x21xi16>
  }
  return %4#3, %4#4, %4#5, %4#6, %4#7, %4#8 : tensor<16xi32>, tensor<21xi32>, tensor<9x13xi32>, tensor<4x13xi32>, tensor<9x21xi16>, tensor<4x21xi16>
}
func.func private @remainder(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.convert %arg1 : tensor<i32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<1> : tensor<i32>
  %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
  %3 = stablehlo.remainder %arg0, %2 : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.compare NE, %3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %5 = stablehlo.compare LT, %3, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %8 = stablehlo.and %7, %4 : tensor<i1>
  %9 = stablehlo.add %3, %2 : tensor<i32>
  %10 = stablehlo.select %8, %9, %3 : tensor<i1>, tensor<i32>
  return %10 : tensor<i32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
  return %0 : tensor<i32>
}
