// Tables that are looked up by a vector of indices, by steps of their own and by
// code, and tables of rows of i32 and i16, changed in between by updates and by
// scatters: each lookup sees what was stored before it.  What is expected was
// computed by XLA.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func @main() {
  %t = util.unfoldable_constant dense<[0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98, 105]> : tensor<16xi32>
  %ix = util.unfoldable_constant dense<[-2, 3, 8, 13, -1, 4, 9, 14, 0, 5, 10, 15, 1, 6, 11, 16, 2, 7, 12, -2, 3]> : tensor<21xi32>
  %n = util.unfoldable_constant dense<23> : tensor<i32>
  %r = util.unfoldable_constant dense<[[0, 37, 74, 10, 47, 84, 20, 57, 94, 30, 67, 3, 40], [77, 13, 50, 87, 23, 60, 97, 33, 70, 6, 43, 80, 16], [53, 90, 26, 63, 100, 36, 73, 9, 46, 83, 19, 56, 93], [29, 66, 2, 39, 76, 12, 49, 86, 22, 59, 96, 32, 69], [5, 42, 79, 15, 52, 89, 25, 62, 99, 35, 72, 8, 45], [82, 18, 55, 92, 28, 65, 1, 38, 75, 11, 48, 85, 21], [58, 95, 31, 68, 4, 41, 78, 14, 51, 88, 24, 61, 98], [34, 71, 7, 44, 81, 17, 54, 91, 27, 64, 0, 37, 74], [10, 47, 84, 20, 57, 94, 30, 67, 3, 40, 77, 13, 50]]> : tensor<9x13xi32>
  %s = util.unfoldable_constant dense<[[-500, -169, 162], [493, -173, 158], [489, -177, 154], [485, -181, 150], [481, -185, 146], [477, -189, 142], [473, -193, 138], [469, -197, 134], [465, -201, 130]]> : tensor<9x3xi16>
  %o:6 = func.call @turns(%t, %ix, %n, %r, %s) : (tensor<16xi32>, tensor<21xi32>, tensor<i32>, tensor<9x13xi32>, tensor<9x3xi16>) -> (tensor<16xi32>, tensor<21xi32>, tensor<9x13xi32>, tensor<4x13xi32>, tensor<9x3xi16>, tensor<4x3xi16>)
  check.expect_eq_const %o#0, dense<[-16, -17, -18, 63, -20, -21, -22, -7, 217, -9, -10, -11, -12, 162, 148, 133]> : tensor<16xi32>
  check.expect_eq_const %o#1, dense<[1791210260, -1642465259, -1361318949, 1145450378, -700899273, -1605640980, 1274490189, 1791210260, 1351218752, 1107804697, -665197114, -700899273, -530707579, -515740742, 2138234823, -700899273, 1071370270, -674590749, -953504044, 1791210260, -1642465259]> : tensor<21xi32>
  check.expect_eq_const %o#2, dense<[[-1233, -1196, -1159, -1223, -1186, -1149, -1213, -1176, -1240, -1203, -1166, -1230, -1193], [-3312, -3275, -3339, -3302, -3366, -3329, -3292, -3356, -3319, -3282, -3346, -3309, -3272], [-369, -332, -295, -359, -322, -285, -349, -312, -376, -339, -302, -366, -329], [-519, -482, -445, -509, -472, -435, -499, -462, -526, -489, -452, -516, -479], [-823, -786, -749, -813, -776, -739, -803, -766, -830, -793, -756, -820, -783], [53, 90, 26, 63, 100, 36, 73, 110, 46, 83, 19, 56, 93], [-7, 30, 67, 3, 40, 77, 13, 50, -14, 23, 60, -4, 33], [-117, -80, -43, -107, -70, -33, -97, -60, -124, -87, -50, -114, -77], [-332, -295, -258, -322, -285, -248, -312, -275, -339, -302, -265, -329, -292]]> : tensor<9x13xi32>
  check.expect_eq_const %o#3, dense<[[-1530311601, -1635814651, 1613429645, -1530311601, -264275001, 1613429645, -1702095964, -242181230, -1254391815, -1635814651, -1257246476, -1530311601, -1635814651], [-513, -513, -513, -513, -513, -513, -513, -513, -513, -513, -513, -513, -513], [-1796063461, -1796063461, 2139033273, -1796063461, -1796063461, 2139033273, -1796063461, -1796063461, -1994907400, -1796063461, 2139033273, -1796063461, -1796063461], [-47744154, -47744154, -47744154, -47744154, -47744154, -47744154, -47744154, -47744154, -47744154, -47744154, -47744154, -47744154, -47744154]]> : tensor<4x13xi32>
  check.expect_eq_const %o#4, dense<[[12816, 11840, 2048], [-13774, -31060, -5668], [13204, -5316, -22380], [-17264, -11420, 15124], [12168, 22684, 23556], [22547, -14991, 7982], [23221, -31177, -24834], [23257, -30281, -9774], [23819, 4351, 4990]]> : tensor<9x3xi16>
  check.expect_eq_const %o#5, dense<[[9337, 32469, 12586], [10511, -11157, -26898], [18096, 4096, 6144], [9337, 32469, 12586]]> : tensor<4x3xi16>
  func.return
}
func.func private @turns(%arg0: tensor<16xi32>, %arg1: tensor<21xi32>, %arg2: tensor<i32>, %arg3: tensor<9x13xi32>, %arg4: tensor<9x3xi16>) -> (tensor<16xi32>, tensor<21xi32>, tensor<9x13xi32>, tensor<4x13xi32>, tensor<9x3xi16>, tensor<4x3xi16>) {
  %c = stablehlo.constant dense<[0, 1, 8, 27, 64, 125, 216, 343, 512, 729, 1000, 1331, 1728, 2197, 2744, 3375]> : tensor<16xi32>
  %c_0 = stablehlo.constant dense<[0, 31, 62, 93, 124, 155, 186, 217]> : tensor<8xi32>
  %0 = stablehlo.optimization_barrier %arg2 : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x13xi32>
  %c_3 = stablehlo.constant dense<0> : tensor<i16>
  %3 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i16>) -> tensor<4x3xi16>
  %c_4 = stablehlo.constant dense<0> : tensor<i32>
  %4:11 = stablehlo.while(%iterArg = %0, %iterArg_5 = %arg1, %iterArg_6 = %c, %iterArg_7 = %c_0, %iterArg_8 = %c_4, %iterArg_9 = %arg0, %iterArg_10 = %1, %iterArg_11 = %arg3, %iterArg_12 = %2, %iterArg_13 = %arg4, %iterArg_14 = %3) : tensor<i32>, tensor<21xi32>, tensor<16xi32>, tensor<8xi32>, tensor<i32>, tensor<16xi32>, tensor<21xi32>, tensor<9x13xi32>, tensor<4x13xi32>, tensor<9x3xi16>, tensor<4x3xi16>
  cond {
    %5 = stablehlo.compare LT, %iterArg_8, %iterArg, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  } do {
    %c_15 = stablehlo.constant dense<7> : tensor<i32>
    %5 = stablehlo.multiply %iterArg_8, %c_15 : tensor<i32>
    %c_16 = stablehlo.constant dense<13> : tensor<i32>
    %6 = func.call @remainder(%5, %c_16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_17 = stablehlo.constant dense<2> : tensor<i32>
    %7 = stablehlo.subtract %6, %c_17 : tensor<i32>
    %8 = stablehlo.negate %iterArg_8 : tensor<i32>
    %c_18 = stablehlo.constant dense<3> : tensor<i32>
    %9 = stablehlo.add %iterArg_8, %c_18 : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %11 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %13 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %14 = stablehlo.concatenate %10, %11, %12, %13, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %c_19 = stablehlo.constant dense<3> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<4x13xi32>
    %16 = stablehlo.multiply %iterArg_12, %15 : tensor<4x13xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %18 = stablehlo.compare LT, %14, %17, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_21 = stablehlo.constant dense<9> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %20 = stablehlo.add %14, %19 : tensor<4xi32>
    %21 = stablehlo.select %18, %20, %14 : tensor<4xi1>, tensor<4xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %23 = "stablehlo.gather"(%iterArg_11, %22) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 13>}> : (tensor<9x13xi32>, tensor<4x1xi32>) -> tensor<4x13xi32>
    %24 = stablehlo.add %16, %23 : tensor<4x13xi32>
    %c_22 = stablehlo.constant dense<2> : tensor<i16>
    %25 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i16>) -> tensor<4x3xi16>
    %26 = stablehlo.multiply %iterArg_14, %25 : tensor<4x3xi16>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %28 = stablehlo.compare LT, %14, %27, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_24 = stablehlo.constant dense<9> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %30 = stablehlo.add %14, %29 : tensor<4xi32>
    %31 = stablehlo.select %28, %30, %14 : tensor<4xi1>, tensor<4xi32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %33 = "stablehlo.gather"(%iterArg_13, %32) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<9x3xi16>, tensor<4x1xi32>) -> tensor<4x3xi16>
    %34 = stablehlo.xor %26, %33 : tensor<4x3xi16>
    %35 = stablehlo.slice %24 [1:2, 0:13] : (tensor<4x13xi32>) -> tensor<1x13xi32>
    %36 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %37 = stablehlo.add %35, %36 : tensor<1x13xi32>
    %c_25 = stablehlo.constant dense<9> : tensor<i32>
    %38 = func.call @remainder(%iterArg_8, %c_25) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.compare LT, %38, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_27 = stablehlo.constant dense<9> : tensor<i32>
    %40 = stablehlo.add %38, %c_27 : tensor<i32>
    %41 = stablehlo.select %39, %40, %38 : tensor<i1>, tensor<i32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.dynamic_update_slice %iterArg_11, %37, %41, %c_28 : (tensor<9x13xi32>, tensor<1x13xi32>, tensor<i32>, tensor<i32>) -> tensor<9x13xi32>
    %c_29 = stablehlo.constant dense<9> : tensor<i32>
    %43 = func.call @remainder(%iterArg_8, %c_29) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %44 = stablehlo.slice %34 [2:3, 0:3] : (tensor<4x3xi16>) -> tensor<1x3xi16>
    %45 = stablehlo.reshape %44 : (tensor<1x3xi16>) -> tensor<3xi16>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %46 = stablehlo.compare LT, %43, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_31 = stablehlo.constant dense<9> : tensor<i32>
    %47 = stablehlo.add %43, %c_31 : tensor<i32>
    %48 = stablehlo.select %46, %47, %43 : tensor<i1>, tensor<i32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %50 = "stablehlo.scatter"(%iterArg_13, %49, %45) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg5: tensor<i16>, %arg6: tensor<i16>):
      %127 = stablehlo.add %arg5, %arg6 : tensor<i16>
      stablehlo.return %127 : tensor<i16>
    }) : (tensor<9x3xi16>, tensor<1xi32>, tensor<3xi16>) -> tensor<9x3xi16>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %52 = stablehlo.compare LT, %14, %51, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_33 = stablehlo.constant dense<9> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %54 = stablehlo.add %14, %53 : tensor<4xi32>
    %55 = stablehlo.select %52, %54, %14 : tensor<4xi1>, tensor<4xi32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %57 = "stablehlo.gather"(%42, %56) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 13>}> : (tensor<9x13xi32>, tensor<4x1xi32>) -> tensor<4x13xi32>
    %58 = stablehlo.subtract %24, %57 : tensor<4x13xi32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %60 = stablehlo.compare LT, %iterArg_5, %59, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
    %c_35 = stablehlo.constant dense<16> : tensor<i32>
    %61 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %62 = stablehlo.add %iterArg_5, %61 : tensor<21xi32>
    %63 = stablehlo.select %60, %62, %iterArg_5 : tensor<21xi1>, tensor<21xi32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
    %65 = "stablehlo.gather"(%iterArg_9, %64) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xi32>, tensor<21x1xi32>) -> tensor<21xi32>
    %c_36 = stablehlo.constant dense<-1> : tensor<i32>
    %66 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %67 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %68 = stablehlo.multiply %66, %67 : tensor<1xi32>
    %c_37 = stablehlo.constant dense<16> : tensor<i32>
    %69 = func.call @remainder(%iterArg_8, %c_37) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.compare LT, %69, %c_38, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_39 = stablehlo.constant dense<16> : tensor<i32>
    %71 = stablehlo.add %69, %c_39 : tensor<i32>
    %72 = stablehlo.select %70, %71, %69 : tensor<i1>, tensor<i32>
    %73 = stablehlo.dynamic_update_slice %iterArg_9, %68, %72 : (tensor<16xi32>, tensor<1xi32>, tensor<i32>) -> tensor<16xi32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %74 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %75 = stablehlo.compare LT, %iterArg_5, %74, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
    %c_41 = stablehlo.constant dense<16> : tensor<i32>
    %76 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %77 = stablehlo.add %iterArg_5, %76 : tensor<21xi32>
    %78 = stablehlo.select %75, %77, %iterArg_5 : tensor<21xi1>, tensor<21xi32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
    %80 = "stablehlo.gather"(%73, %79) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xi32>, tensor<21x1xi32>) -> tensor<21xi32>
    %81 = stablehlo.slice %iterArg_5 [0:5] : (tensor<21xi32>) -> tensor<5xi32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %82 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %83 = stablehlo.compare LT, %81, %82, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_43 = stablehlo.constant dense<16> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %85 = stablehlo.add %81, %84 : tensor<5xi32>
    %86 = stablehlo.select %83, %85, %81 : tensor<5xi1>, tensor<5xi32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %88 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %89 = "stablehlo.scatter"(%73, %87, %88) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>):
      %127 = stablehlo.add %arg5, %arg6 : tensor<i32>
      stablehlo.return %127 : tensor<i32>
    }) : (tensor<16xi32>, tensor<5x1xi32>, tensor<5xi32>) -> tensor<16xi32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %90 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %91 = stablehlo.compare LT, %iterArg_5, %90, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
    %c_45 = stablehlo.constant dense<16> : tensor<i32>
    %92 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %93 = stablehlo.add %iterArg_5, %92 : tensor<21xi32>
    %94 = stablehlo.select %91, %93, %iterArg_5 : tensor<21xi1>, tensor<21xi32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
    %96 = "stablehlo.gather"(%89, %95) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xi32>, tensor<21x1xi32>) -> tensor<21xi32>
    %c_46 = stablehlo.constant dense<1> : tensor<i32>
    %97 = stablehlo.add %iterArg_8, %c_46 : tensor<i32>
    %c_47 = stablehlo.constant dense<3> : tensor<i32>
    %98 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %99 = stablehlo.multiply %iterArg_10, %98 : tensor<21xi32>
    %100 = stablehlo.add %99, %80 : tensor<21xi32>
    %101 = stablehlo.subtract %100, %65 : tensor<21xi32>
    %102 = stablehlo.add %101, %96 : tensor<21xi32>
    %103 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %104 = stablehlo.xor %iterArg_10, %103 : tensor<21xi32>
    %c_48 = stablehlo.constant dense<15> : tensor<i32>
    %105 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %106 = stablehlo.and %104, %105 : tensor<21xi32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %107 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %108 = stablehlo.compare LT, %106, %107, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
    %c_50 = stablehlo.constant dense<16> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %110 = stablehlo.add %106, %109 : tensor<21xi32>
    %111 = stablehlo.select %108, %110, %106 : tensor<21xi1>, tensor<21xi32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
    %113 = "stablehlo.gather"(%iterArg_6, %112) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xi32>, tensor<21x1xi32>) -> tensor<21xi32>
    %c_51 = stablehlo.constant dense<2> : tensor<i32>
    %114 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %115 = stablehlo.multiply %113, %114 : tensor<21xi32>
    %116 = stablehlo.add %102, %115 : tensor<21xi32>
    %c_52 = stablehlo.constant dense<7> : tensor<i32>
    %117 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %118 = stablehlo.and %iterArg_10, %117 : tensor<21xi32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %119 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %120 = stablehlo.compare LT, %118, %119, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
    %c_54 = stablehlo.constant dense<8> : tensor<i32>
    %121 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %122 = stablehlo.add %118, %121 : tensor<21xi32>
    %123 = stablehlo.select %120, %122, %118 : tensor<21xi1>, tensor<21xi32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
    %125 = "stablehlo.gather"(%iterArg_7, %124) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xi32>, tensor<21x1xi32>) -> tensor<21xi32>
    %126 = stablehlo.subtract %116, %125 : tensor<21xi32>
    stablehlo.return %iterArg, %iterArg_5, %iterArg_6, %iterArg_7, %97, %89, %126, %42, %58, %50, %34 : tensor<i32>, tensor<21xi32>, tensor<16xi32>, tensor<8xi32>, tensor<i32>, tensor<16xi32>, tensor<21xi32>, tensor<9x13xi32>, tensor<4x13xi32>, tensor<9x3xi16>, tensor<4x3xi16>
  }
  return %4#5, %4#6, %4#7, %4#8, %4#9, %4#10 : tensor<16xi32>, tensor<21xi32>, tensor<9x13xi32>, tensor<4x13xi32>, tensor<9x3xi16>, tensor<4x3xi16>
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
