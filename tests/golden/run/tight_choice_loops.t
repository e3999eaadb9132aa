// Choices in a tight loop whose branches have loops: only those of the branch that
// is taken run, also in choices of choices and of many, and what they store counts.
// What is expected was computed by XLA.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func @main() {
  %ops = util.unfoldable_constant dense<[4, 4, 0, 4, 2, 3, 3, 1, 5, 0, 1, 2, 3, 2, 0, 0, 0, 0, 0, 5, 1, 3, 4, 1, 1, 2, 1, 5, 1, 5, 4, 5, 0, 2, 3, 2, 3, 4, 3, 0]> : tensor<40xi32>
  %xs = util.unfoldable_constant dense<[959, 555, 903, 271, 361, 879, 186, 64, 373, 679, 122, 870, 341, 227, 544, 895, 883, 872, 306, 18, 778, 707, 770, 1, 37, 503, 335, 436, 931, 203, 527, 324, 294, 806, 153, 316, 118, 149, 281, 698]> : tensor<40xi32>
  %r:8 = func.call @tree(%ops, %xs) : (tensor<40xi32>, tensor<40xi32>) -> (tensor<17xi32>, tensor<i32>, tensor<i32>, tensor<40xi32>, tensor<17xi32>, tensor<i32>, tensor<i32>, tensor<40xi32>)
  check.expect_eq_const %r#0, dense<[0, 64, 65, 20, 1014, 760, 16, 10, 2184, 6, 0, 900, 18, 0, 0, 0, 3622]> : tensor<17xi32>
  check.expect_eq_const %r#1, dense<1009018033> : tensor<i32>
  check.expect_eq_const %r#2, dense<326> : tensor<i32>
  check.expect_eq_const %r#3, dense<[0, 0, 0, 0, 6, 482334604, 238, 8, 64, 437, 373, 16, 2463064, 2, 0, 559, 66, 437, 64, 124, 18, 63124, 64, 778, 1, 10, 38, 335, 436, 931, 2963, 203, 1827, 16, 976, 18, 524141296, 1774, 979, 2184]> : tensor<40xi32>
  check.expect_eq_const %r#4, dense<[0, 64, 65, 2, 4227, 1354, 16, 10, 1033, 6, 0, 900, 18, 0, 0, 0, 2268]> : tensor<17xi32>
  check.expect_eq_const %r#5, dense<982096972> : tensor<i32>
  check.expect_eq_const %r#6, dense<933> : tensor<i32>
  check.expect_eq_const %r#7, dense<[9, 9, 1514, 9, 6, 482334604, 238, 8, 66, 1849, 64, 16, 2463064, 2, 0, 186, 66, 64, 64, 126, 124, 63124, 780, 778, 1, 10, 38, 337, 335, 933, 933, 933, 4131, 16, 2797, 18, 497214952, 935, 2800, 1033]> : tensor<40xi32>
  func.return
}
func.func private @tree(%arg0: tensor<40xi32>, %arg1: tensor<40xi32>) -> (tensor<17xi32>, tensor<i32>, tensor<i32>, tensor<40xi32>, tensor<17xi32>, tensor<i32>, tensor<i32>, tensor<40xi32>) {
  %c = stablehlo.constant dense<4> : tensor<i32>
  %0 = call @remainder(%arg0, %c) : (tensor<40xi32>, tensor<i32>) -> tensor<40xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<17xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %c_2 = stablehlo.constant dense<7> : tensor<i32>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<40xi32>
  %c_4 = stablehlo.constant dense<0> : tensor<i32>
  %3:7 = stablehlo.while(%iterArg = %0, %iterArg_10 = %arg1, %iterArg_11 = %c_4, %iterArg_12 = %1, %iterArg_13 = %c_1, %iterArg_14 = %c_2, %iterArg_15 = %2) : tensor<40xi32>, tensor<40xi32>, tensor<i32>, tensor<17xi32>, tensor<i32>, tensor<i32>, tensor<40xi32>
  cond {
    %c_16 = stablehlo.constant dense<40> : tensor<i32>
    %7 = stablehlo.compare LT, %iterArg_11, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  } do {
    %7 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_11) : (tensor<40xi32>, tensor<i32>) -> tensor<i32>
    %8 = func.call @dynamic_index_in_dim(%iterArg_10, %iterArg_11) : (tensor<40xi32>, tensor<i32>) -> tensor<i32>
    %9:4 = func.call @closed_call(%iterArg_12, %iterArg_13, %iterArg_14, %7, %8) : (tensor<17xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<17xi32>, tensor<i32>, tensor<i32>, tensor<i32>)
    %10 = func.call @dynamic_update_index_in_dim(%iterArg_15, %9#3, %iterArg_11) : (tensor<40xi32>, tensor<i32>, tensor<i32>) -> tensor<40xi32>
    %c_16 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.add %iterArg_11, %c_16 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_10, %11, %9#0, %9#1, %9#2, %10 : tensor<40xi32>, tensor<40xi32>, tensor<i32>, tensor<17xi32>, tensor<i32>, tensor<i32>, tensor<40xi32>
  }
  %c_5 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<17xi32>
  %c_6 = stablehlo.constant dense<0> : tensor<i32>
  %c_7 = stablehlo.constant dense<7> : tensor<i32>
  %c_8 = stablehlo.constant dense<0> : tensor<i32>
  %5 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<40xi32>
  %c_9 = stablehlo.constant dense<0> : tensor<i32>
  %6:7 = stablehlo.while(%iterArg = %arg0, %iterArg_10 = %arg1, %iterArg_11 = %c_9, %iterArg_12 = %4, %iterArg_13 = %c_6, %iterArg_14 = %c_7, %iterArg_15 = %5) : tensor<40xi32>, tensor<40xi32>, tensor<i32>, tensor<17xi32>, tensor<i32>, tensor<i32>, tensor<40xi32>
  cond {
    %c_16 = stablehlo.constant dense<40> : tensor<i32>
    %7 = stablehlo.compare LT, %iterArg_11, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  } do {
    %7 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_11) : (tensor<40xi32>, tensor<i32>) -> tensor<i32>
    %8 = func.call @dynamic_index_in_dim(%iterArg_10, %iterArg_11) : (tensor<40xi32>, tensor<i32>) -> tensor<i32>
    %9:4 = func.call @closed_call_0(%iterArg_12, %iterArg_13, %iterArg_14, %7, %8) : (tensor<17xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<17xi32>, tensor<i32>, tensor<i32>, tensor<i32>)
    %10 = func.call @dynamic_update_index_in_dim(%iterArg_15, %9#3, %iterArg_11) : (tensor<40xi32>, tensor<i32>, tensor<i32>) -> tensor<40xi32>
    %c_16 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.add %iterArg_11, %c_16 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_10, %11, %9#0, %9#1, %9#2, %10 : tensor<40xi32>, tensor<40xi32>, tensor<i32>, tensor<17xi32>, tensor<i32>, tensor<i32>, tensor<40xi32>
  }
  return %3#3, %3#4, %3#5, %3#6, %6#3, %6#4, %6#5, %6#6 : tensor<17xi32>, tensor<i32>, tensor<i32>, tensor<40xi32>, tensor<17xi32>, tensor<i32>, tensor<i32>, tensor<40xi32>
}
func.func private @remainder(%arg0: tensor<40xi32>, %arg1: tensor<i32>) -> tensor<40xi32> {
  %0 = stablehlo.convert %arg1 : tensor<i32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<1> : tensor<i32>
  %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<40xi32>
  %4 = stablehlo.remainder %arg0, %3 : tensor<40xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<40xi32>
  %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<40xi32>
  %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<40xi1>
  %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<40xi1>, tensor<40xi1>) -> tensor<40xi1>
  %12 = stablehlo.and %11, %6 : tensor<40xi1>
  %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<40xi32>
  %14 = stablehlo.add %4, %13 : tensor<40xi32>
  %15 = stablehlo.select %12, %14, %4 : tensor<40xi1>, tensor<40xi32>
  return %15 : tensor<40xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
  return %0 : tensor<i32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<40xi32>, %arg1: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<40xi32>, tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
  return %1 : tensor<i32>
}
func.func private @closed_call(%arg0: tensor<17xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>) -> (tensor<17xi32>, tensor<i32>, tensor<i32>, tensor<i32>) {
  %c = stablehlo.constant dense<2> : tensor<i32>
  %0 = stablehlo.compare LT, %arg3, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %1 = stablehlo.convert %0 : (tensor<i1>) -> tensor<i32>
  %2:3 = "stablehlo.case"(%1) ({
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %4 = stablehlo.compare EQ, %arg3, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.convert %4 : (tensor<i1>) -> tensor<i32>
    %6:3 = "stablehlo.case"(%5) ({
      %c_1 = stablehlo.constant dense<7> : tensor<i32>
      %7 = stablehlo.and %arg4, %c_1 : tensor<i32>
      %8:2 = stablehlo.while(%iterArg = %7, %iterArg_2 = %arg2) : tensor<i32>, tensor<i32>
      cond {
        %c_3 = stablehlo.constant dense<0> : tensor<i32>
        %9 = stablehlo.compare GT, %iterArg, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %9 : tensor<i1>
      } do {
        %9:2 = stablehlo.while(%iterArg_4 = %iterArg, %iterArg_5 = %iterArg_2) : tensor<i32>, tensor<i32>
        cond {
          %c_6 = stablehlo.constant dense<0> : tensor<i32>
          %11 = stablehlo.compare GT, %iterArg_4, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %11 : tensor<i1>
        } do {
          %c_6 = stablehlo.constant dense<1> : tensor<i32>
          %11 = stablehlo.subtract %iterArg_4, %c_6 : tensor<i32>
          %c_7 = stablehlo.constant dense<1> : tensor<i32>
          %12 = stablehlo.and %iterArg_5, %c_7 : tensor<i32>
          %13 = stablehlo.subtract %11, %12 : tensor<i32>
          %c_8 = stablehlo.constant dense<3> : tensor<i32>
          %14 = stablehlo.multiply %iterArg_5, %c_8 : tensor<i32>
          %15 = stablehlo.add %14, %iterArg_4 : tensor<i32>
          stablehlo.return %13, %15 : tensor<i32>, tensor<i32>
        }
        %c_3 = stablehlo.constant dense<1> : tensor<i32>
        %10 = stablehlo.subtract %iterArg, %c_3 : tensor<i32>
        stablehlo.return %10, %9#1 : tensor<i32>, tensor<i32>
      }
      stablehlo.return %arg0, %8#1, %arg2 : tensor<17xi32>, tensor<i32>, tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<31> : tensor<i32>
      %7 = stablehlo.and %arg4, %c_1 : tensor<i32>
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %7, %c_2 : tensor<i32>
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %9:2 = stablehlo.while(%iterArg = %8, %iterArg_8 = %c_3) : tensor<i32>, tensor<i32>
      cond {
        %c_9 = stablehlo.constant dense<1> : tensor<i32>
        %17 = stablehlo.compare NE, %iterArg, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_10 = stablehlo.constant dense<50> : tensor<i32>
        %18 = stablehlo.compare LT, %iterArg_8, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %19 = stablehlo.and %17, %18 : tensor<i1>
        stablehlo.return %19 : tensor<i1>
      } do {
        %c_9 = stablehlo.constant dense<1> : tensor<i32>
        %17 = stablehlo.and %iterArg, %c_9 : tensor<i32>
        %c_10 = stablehlo.constant dense<1> : tensor<i32>
        %18 = stablehlo.compare EQ, %17, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %19 = stablehlo.convert %18 : (tensor<i1>) -> tensor<i32>
        %20 = "stablehlo.case"(%19) ({
          %c_12 = stablehlo.constant dense<1> : tensor<i32>
          %22 = stablehlo.shift_right_arithmetic %iterArg, %c_12 : tensor<i32>
          stablehlo.return %22 : tensor<i32>
        }, {
          %c_12 = stablehlo.constant dense<3> : tensor<i32>
          %22 = stablehlo.multiply %c_12, %iterArg : tensor<i32>
          %c_13 = stablehlo.constant dense<1> : tensor<i32>
          %23 = stablehlo.add %22, %c_13 : tensor<i32>
          stablehlo.return %23 : tensor<i32>
        }) : (tensor<i32>) -> tensor<i32>
        %c_11 = stablehlo.constant dense<1> : tensor<i32>
        %21 = stablehlo.add %iterArg_8, %c_11 : tensor<i32>
        stablehlo.return %20, %21 : tensor<i32>, tensor<i32>
      }
      %c_4 = stablehlo.constant dense<15> : tensor<i32>
      %10 = stablehlo.and %arg4, %c_4 : tensor<i32>
      %c_5 = stablehlo.constant dense<0> : tensor<i32>
      %11 = stablehlo.compare LT, %10, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_6 = stablehlo.constant dense<17> : tensor<i32>
      %12 = stablehlo.add %10, %c_6 : tensor<i32>
      %13 = stablehlo.select %11, %12, %10 : tensor<i1>, tensor<i32>
      %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %15 = "stablehlo.scatter"(%arg0, %14, %9#1) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>):
        stablehlo.return %arg6 : tensor<i32>
      }) : (tensor<17xi32>, tensor<1xi32>, tensor<i32>) -> tensor<17xi32>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %16 = stablehlo.add %arg2, %c_7 : tensor<i32>
      stablehlo.return %15, %9#1, %16 : tensor<17xi32>, tensor<i32>, tensor<i32>
    }) : (tensor<i32>) -> (tensor<17xi32>, tensor<i32>, tensor<i32>)
    stablehlo.return %6#0, %6#1, %6#2 : tensor<17xi32>, tensor<i32>, tensor<i32>
  }, {
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare EQ, %arg3, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.convert %4 : (tensor<i1>) -> tensor<i32>
    %6:3 = "stablehlo.case"(%5) ({
      %c_1 = stablehlo.constant dense<15> : tensor<i32>
      %7 = stablehlo.and %arg4, %c_1 : tensor<i32>
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %7, %c_2 : tensor<i32>
      %9:3 = stablehlo.while(%iterArg = %arg4, %iterArg_3 = %8, %iterArg_4 = %arg0) : tensor<i32>, tensor<i32>, tensor<17xi32>
      cond {
        %c_5 = stablehlo.constant dense<17> : tensor<i32>
        %10 = stablehlo.compare LT, %iterArg_3, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %10 : tensor<i1>
      } do {
        %10 = stablehlo.negate %iterArg_3 : tensor<i32>
        %11 = stablehlo.and %iterArg_3, %10 : tensor<i32>
        %12 = stablehlo.add %iterArg_3, %11 : tensor<i32>
        %c_5 = stablehlo.constant dense<0> : tensor<i32>
        %13 = stablehlo.compare LT, %iterArg_3, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_6 = stablehlo.constant dense<17> : tensor<i32>
        %14 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
        %15 = stablehlo.select %13, %14, %iterArg_3 : tensor<i1>, tensor<i32>
        %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %17 = "stablehlo.scatter"(%iterArg_4, %16, %iterArg) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
        ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>):
          %18 = stablehlo.add %arg5, %arg6 : tensor<i32>
          stablehlo.return %18 : tensor<i32>
        }) : (tensor<17xi32>, tensor<1xi32>, tensor<i32>) -> tensor<17xi32>
        stablehlo.return %iterArg, %12, %17 : tensor<i32>, tensor<i32>, tensor<17xi32>
      }
      stablehlo.return %9#2, %arg2, %arg4 : tensor<17xi32>, tensor<i32>, tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<15> : tensor<i32>
      %7 = stablehlo.and %arg4, %c_1 : tensor<i32>
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      %8:3 = stablehlo.while(%iterArg = %arg0, %iterArg_3 = %7, %iterArg_4 = %c_2) : tensor<17xi32>, tensor<i32>, tensor<i32>
      cond {
        %c_5 = stablehlo.constant dense<0> : tensor<i32>
        %9 = stablehlo.compare GT, %iterArg_3, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %9 : tensor<i1>
      } do {
        %9 = stablehlo.negate %iterArg_3 : tensor<i32>
        %10 = stablehlo.and %iterArg_3, %9 : tensor<i32>
        %11 = stablehlo.subtract %iterArg_3, %10 : tensor<i32>
        %c_5 = stablehlo.constant dense<0> : tensor<i32>
        %12 = stablehlo.compare LT, %iterArg_3, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_6 = stablehlo.constant dense<17> : tensor<i32>
        %13 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
        %14 = stablehlo.select %12, %13, %iterArg_3 : tensor<i1>, tensor<i32>
        %15 = stablehlo.dynamic_slice %iterArg, %14, sizes = [1] : (tensor<17xi32>, tensor<i32>) -> tensor<1xi32>
        %16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
        %17 = stablehlo.add %iterArg_4, %16 : tensor<i32>
        stablehlo.return %iterArg, %11, %17 : tensor<17xi32>, tensor<i32>, tensor<i32>
      }
      stablehlo.return %arg0, %8#2, %arg2 : tensor<17xi32>, tensor<i32>, tensor<i32>
    }) : (tensor<i32>) -> (tensor<17xi32>, tensor<i32>, tensor<i32>)
    stablehlo.return %6#0, %6#1, %6#2 : tensor<17xi32>, tensor<i32>, tensor<i32>
  }) : (tensor<i32>) -> (tensor<17xi32>, tensor<i32>, tensor<i32>)
  %3 = stablehlo.add %arg1, %2#1 : tensor<i32>
  return %2#0, %3, %2#2, %2#1 : tensor<17xi32>, tensor<i32>, tensor<i32>, tensor<i32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<40xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<40xi32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<40xi32>, tensor<1xi32>, tensor<i32>) -> tensor<40xi32>
  return %1 : tensor<40xi32>
}
func.func private @closed_call_0(%arg0: tensor<17xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>) -> (tensor<17xi32>, tensor<i32>, tensor<i32>, tensor<i32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<4> : tensor<i32>
  %0 = stablehlo.clamp %c, %arg3, %c_0 : tensor<i32>
  %1:3 = "stablehlo.case"(%0) ({
    %c_1 = stablehlo.constant dense<15> : tensor<i32>
    %3 = stablehlo.and %arg4, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4:3 = stablehlo.while(%iterArg = %arg0, %iterArg_3 = %3, %iterArg_4 = %c_2) : tensor<17xi32>, tensor<i32>, tensor<i32>
    cond {
      %c_5 = stablehlo.constant dense<0> : tensor<i32>
      %5 = stablehlo.compare GT, %iterArg_3, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5 = stablehlo.negate %iterArg_3 : tensor<i32>
      %6 = stablehlo.and %iterArg_3, %5 : tensor<i32>
      %7 = stablehlo.subtract %iterArg_3, %6 : tensor<i32>
      %c_5 = stablehlo.constant dense<0> : tensor<i32>
      %8 = stablehlo.compare LT, %iterArg_3, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_6 = stablehlo.constant dense<17> : tensor<i32>
      %9 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      %10 = stablehlo.select %8, %9, %iterArg_3 : tensor<i1>, tensor<i32>
      %11 = stablehlo.dynamic_slice %iterArg, %10, sizes = [1] : (tensor<17xi32>, tensor<i32>) -> tensor<1xi32>
      %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
      %13 = stablehlo.add %iterArg_4, %12 : tensor<i32>
      stablehlo.return %iterArg, %7, %13 : tensor<17xi32>, tensor<i32>, tensor<i32>
    }
    stablehlo.return %arg0, %4#2, %arg2 : tensor<17xi32>, tensor<i32>, tensor<i32>
  }, {
    %c_1 = stablehlo.constant dense<15> : tensor<i32>
    %3 = stablehlo.and %arg4, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5:3 = stablehlo.while(%iterArg = %arg4, %iterArg_3 = %4, %iterArg_4 = %arg0) : tensor<i32>, tensor<i32>, tensor<17xi32>
    cond {
      %c_5 = stablehlo.constant dense<17> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg_3, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = stablehlo.negate %iterArg_3 : tensor<i32>
      %7 = stablehlo.and %iterArg_3, %6 : tensor<i32>
      %8 = stablehlo.add %iterArg_3, %7 : tensor<i32>
      %c_5 = stablehlo.constant dense<0> : tensor<i32>
      %9 = stablehlo.compare LT, %iterArg_3, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_6 = stablehlo.constant dense<17> : tensor<i32>
      %10 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      %11 = stablehlo.select %9, %10, %iterArg_3 : tensor<i1>, tensor<i32>
      %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %13 = "stablehlo.scatter"(%iterArg_4, %12, %iterArg) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>):
        %14 = stablehlo.add %arg5, %arg6 : tensor<i32>
        stablehlo.return %14 : tensor<i32>
      }) : (tensor<17xi32>, tensor<1xi32>, tensor<i32>) -> tensor<17xi32>
      stablehlo.return %iterArg, %8, %13 : tensor<i32>, tensor<i32>, tensor<17xi32>
    }
    stablehlo.return %5#2, %arg2, %arg4 : tensor<17xi32>, tensor<i32>, tensor<i32>
  }, {
    %c_1 = stablehlo.constant dense<31> : tensor<i32>
    %3 = stablehlo.and %arg4, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5:2 = stablehlo.while(%iterArg = %4, %iterArg_8 = %c_3) : tensor<i32>, tensor<i32>
    cond {
      %c_9 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.compare NE, %iterArg, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_10 = stablehlo.constant dense<50> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_8, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %15 = stablehlo.and %13, %14 : tensor<i1>
      stablehlo.return %15 : tensor<i1>
    } do {
      %c_9 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.and %iterArg, %c_9 : tensor<i32>
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.compare EQ, %13, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %15 = stablehlo.convert %14 : (tensor<i1>) -> tensor<i32>
      %16 = "stablehlo.case"(%15) ({
        %c_12 = stablehlo.constant dense<1> : tensor<i32>
        %18 = stablehlo.shift_right_arithmetic %iterArg, %c_12 : tensor<i32>
        stablehlo.return %18 : tensor<i32>
      }, {
        %c_12 = stablehlo.constant dense<3> : tensor<i32>
        %18 = stablehlo.multiply %c_12, %iterArg : tensor<i32>
        %c_13 = stablehlo.constant dense<1> : tensor<i32>
        %19 = stablehlo.add %18, %c_13 : tensor<i32>
        stablehlo.return %19 : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.add %iterArg_8, %c_11 : tensor<i32>
      stablehlo.return %16, %17 : tensor<i32>, tensor<i32>
    }
    %c_4 = stablehlo.constant dense<15> : tensor<i32>
    %6 = stablehlo.and %arg4, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %6, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<17> : tensor<i32>
    %8 = stablehlo.add %6, %c_6 : tensor<i32>
    %9 = stablehlo.select %7, %8, %6 : tensor<i1>, tensor<i32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %11 = "stablehlo.scatter"(%arg0, %10, %5#1) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>):
      stablehlo.return %arg6 : tensor<i32>
    }) : (tensor<17xi32>, tensor<1xi32>, tensor<i32>) -> tensor<17xi32>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %arg2, %c_7 : tensor<i32>
    stablehlo.return %11, %5#1, %12 : tensor<17xi32>, tensor<i32>, tensor<i32>
  }, {
    %c_1 = stablehlo.constant dense<7> : tensor<i32>
    %3 = stablehlo.and %arg4, %c_1 : tensor<i32>
    %4:2 = stablehlo.while(%iterArg = %3, %iterArg_2 = %arg2) : tensor<i32>, tensor<i32>
    cond {
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %5 = stablehlo.compare GT, %iterArg, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5:2 = stablehlo.while(%iterArg_4 = %iterArg, %iterArg_5 = %iterArg_2) : tensor<i32>, tensor<i32>
      cond {
        %c_6 = stablehlo.constant dense<0> : tensor<i32>
        %7 = stablehlo.compare GT, %iterArg_4, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %7 : tensor<i1>
      } do {
        %c_6 = stablehlo.constant dense<1> : tensor<i32>
        %7 = stablehlo.subtract %iterArg_4, %c_6 : tensor<i32>
        %c_7 = stablehlo.constant dense<1> : tensor<i32>
        %8 = stablehlo.and %iterArg_5, %c_7 : tensor<i32>
        %9 = stablehlo.subtract %7, %8 : tensor<i32>
        %c_8 = stablehlo.constant dense<3> : tensor<i32>
        %10 = stablehlo.multiply %iterArg_5, %c_8 : tensor<i32>
        %11 = stablehlo.add %10, %iterArg_4 : tensor<i32>
        stablehlo.return %9, %11 : tensor<i32>, tensor<i32>
      }
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.subtract %iterArg, %c_3 : tensor<i32>
      stablehlo.return %6, %5#1 : tensor<i32>, tensor<i32>
    }
    stablehlo.return %arg0, %4#1, %arg2 : tensor<17xi32>, tensor<i32>, tensor<i32>
  }, {
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<17> : tensor<i32>
    %4 = stablehlo.add %arg3, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg3 : tensor<i1>, tensor<i32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg4) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>):
      %9 = stablehlo.add %arg5, %arg6 : tensor<i32>
      stablehlo.return %9 : tensor<i32>
    }) : (tensor<17xi32>, tensor<1xi32>, tensor<i32>) -> tensor<17xi32>
    %c_3 = stablehlo.constant dense<2> : tensor<i32>
    %8 = stablehlo.add %arg2, %c_3 : tensor<i32>
    stablehlo.return %7, %8, %arg2 : tensor<17xi32>, tensor<i32>, tensor<i32>
  }) : (tensor<i32>) -> (tensor<17xi32>, tensor<i32>, tensor<i32>)
  %2 = stablehlo.add %arg1, %1#1 : tensor<i32>
  return %1#0, %2, %1#2, %1#1 : tensor<17xi32>, tensor<i32>, tensor<i32>, tensor<i32>
}
