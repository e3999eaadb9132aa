// Reductions in tight loops with a result in each lane: of more results than a
// vector has and of fewer, along rows and along columns, of values with an index
// of the same size.  What is expected was computed by XLA.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func @main() {
  %words0 = util.unfoldable_constant dense<[[1.000000e+00, 0x7FC00000, 3.000000e+00, 5.000000e-01, -0.000000e+00, 7.000000e+00, -2.000000e+00, 9.000000e+00, 4.000000e+00, 1.000000e+00, 2.000000e+00], [1.000000e+00, 2.000000e+00, -3.000000e+00, 5.000000e-01, 0.000000e+00, 7.000000e+00, 0x7F800000, 8.000000e+00, 4.000000e+00, 0x7FC00000, 2.000000e+00], [5.000000e+00, 2.000000e+00, 3.000000e+00, -1.000000e+00, 0.000000e+00, -7.000000e+00, 0x7F800000, 9.000000e+00, -4.000000e+00, 1.000000e+00, 2.500000e+00], [5.000000e+00, -2.000000e+00, 8.000000e+00, -1.000000e+00, -0.000000e+00, 6.000000e+00, 1.000000e+00, 3.000000e+00, -4.000000e+00, 1.000000e+00, 2.500000e+00], [0.000000e+00, -2.000000e+00, 8.000000e+00, 2.500000e-01, 0.000000e+00, 6.000000e+00, 1.000000e+00, 9.000000e+00, 4.000000e+00, 1.000000e+00, 2.000000e+00]]> : tensor<5x11xf32>
  %words:2 = func.call @words(%words0) : (tensor<5x11xf32>) -> (tensor<11xi32>, tensor<5xi32>)
  check.expect_eq_const %words#0, dense<[-677462975, -610531007, 1060290269, 1925244577, 0, 1925244577, 1188139361, 1576774049, 1431196608, -1746592031, -714511680]> : tensor<11xi32>
  check.expect_eq_const %words#1, dense<[-1118130494, -571087872, 912333320, -738491230, 687771198]> : tensor<5xi32>
  %longs0 = util.unfoldable_constant dense<[[1.000000e+00, 0x7FF8000000000000, 3.000000e+00, 5.000000e-01, -0.000000e+00, 7.000000e+00, -2.000000e+00, 9.000000e+00, 4.000000e+00, 1.000000e+00, 2.000000e+00], [1.000000e+00, 2.000000e+00, -3.000000e+00, 5.000000e-01, 0.000000e+00, 7.000000e+00, 0x7FF0000000000000, 8.000000e+00, 4.000000e+00, 0x7FF8000000000000, 2.000000e+00], [5.000000e+00, 2.000000e+00, 3.000000e+00, -1.000000e+00, 0.000000e+00, -7.000000e+00, 0x7FF0000000000000, 9.000000e+00, -4.000000e+00, 1.000000e+00, 2.500000e+00], [5.000000e+00, -2.000000e+00, 8.000000e+00, -1.000000e+00, -0.000000e+00, 6.000000e+00, 1.000000e+00, 3.000000e+00, -4.000000e+00, 1.000000e+00, 2.500000e+00], [0.000000e+00, -2.000000e+00, 8.000000e+00, 2.500000e-01, 0.000000e+00, 6.000000e+00, 1.000000e+00, 9.000000e+00, 4.000000e+00, 1.000000e+00, 2.000000e+00]]> : tensor<5x11xf64>
  %longs:2 = func.call @longs(%longs0) : (tensor<5x11xf64>) -> (tensor<11xi64>, tensor<5xi32>)
  check.expect_eq_const %longs#0, dense<[53276749347077185, 875176285440321, 76253662182293213, 875067152066209, 0, 875067152066209, 27127053284381025, 26467165252001, 28146351887296, 27130464848649953, 50843422703577792]> : tensor<11xi64>
  check.expect_eq_const %longs#1, dense<[-1118130494, -571087872, 912333320, -738491230, 687771198]> : tensor<5xi32>
  func.return
}
func.func private @words(%arg0: tensor<5x11xf32>) -> (tensor<11xi32>, tensor<5xi32>) {
  %0 = stablehlo.iota dim = 0 : tensor<5xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<5x1xi32>) -> tensor<5x11xi32>
  %3 = stablehlo.iota dim = 0 : tensor<55xi32>
  %4 = stablehlo.reshape %3 : (tensor<55xi32>) -> tensor<5x11xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<11xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i64>
  %6:5 = stablehlo.while(%iterArg = %2, %iterArg_2 = %c_0, %iterArg_3 = %arg0, %iterArg_4 = %4, %iterArg_5 = %5) : tensor<5x11xi32>, tensor<i64>, tensor<5x11xf32>, tensor<5x11xi32>, tensor<11xi32>
  cond {
    %c_6 = stablehlo.constant dense<12> : tensor<i64>
    %8 = stablehlo.compare LT, %iterArg_2, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  } do {
    %8:3 = func.call @words_closed_call(%iterArg, %iterArg_3, %iterArg_4, %iterArg_5) : (tensor<5x11xi32>, tensor<5x11xf32>, tensor<5x11xi32>, tensor<11xi32>) -> (tensor<5x11xf32>, tensor<5x11xi32>, tensor<11xi32>)
    %c_6 = stablehlo.constant dense<1> : tensor<i64>
    %9 = stablehlo.add %iterArg_2, %c_6 : tensor<i64>
    stablehlo.return %iterArg, %9, %8#0, %8#1, %8#2 : tensor<5x11xi32>, tensor<i64>, tensor<5x11xf32>, tensor<5x11xi32>, tensor<11xi32>
  }
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %7 = stablehlo.reduce(%6#3 init: %c_1) applies stablehlo.add across dimensions = [1] : (tensor<5x11xi32>, tensor<i32>) -> tensor<5xi32>
  return %6#4, %7 : tensor<11xi32>, tensor<5xi32>
}
func.func private @words_closed_call(%arg0: tensor<5x11xi32>, %arg1: tensor<5x11xf32>, %arg2: tensor<5x11xi32>, %arg3: tensor<11xi32>) -> (tensor<5x11xf32>, tensor<5x11xi32>, tensor<11xi32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%arg1 init: %cst), (%arg0 init: %c) across dimensions = [0] : (tensor<5x11xf32>, tensor<5x11xi32>, tensor<f32>, tensor<i32>) -> (tensor<11xf32>, tensor<11xi32>)
   reducer(%arg4: tensor<f32>, %arg6: tensor<f32>) (%arg5: tensor<i32>, %arg7: tensor<i32>)  {
    %25 = stablehlo.compare GT, %arg4, %arg6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %26 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %27 = stablehlo.or %25, %26 : tensor<i1>
    %28 = stablehlo.compare EQ, %arg4, %arg6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %29 = stablehlo.compare LT, %arg5, %arg7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %30 = stablehlo.and %28, %29 : tensor<i1>
    %31 = stablehlo.or %27, %30 : tensor<i1>
    %32 = func.call @words__where(%31, %arg4, %arg6) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %33 = func.call @words__where_0(%31, %arg5, %arg7) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %32, %33 : tensor<f32>, tensor<i32>
  }
  %c_0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x11xi32>
  %2 = stablehlo.or %arg2, %1 : tensor<5x11xi32>
  %c_1 = stablehlo.constant dense<1> : tensor<i32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %3:2 = stablehlo.reduce(%2 init: %c_1), (%arg2 init: %c_2) across dimensions = [1] : (tensor<5x11xi32>, tensor<5x11xi32>, tensor<i32>, tensor<i32>) -> (tensor<5xi32>, tensor<5xi32>)
   reducer(%arg4: tensor<i32>, %arg6: tensor<i32>) (%arg5: tensor<i32>, %arg7: tensor<i32>)  {
    %25 = stablehlo.multiply %arg4, %arg6 : tensor<i32>
    %26 = stablehlo.multiply %arg5, %arg6 : tensor<i32>
    %27 = stablehlo.add %26, %arg7 : tensor<i32>
    stablehlo.return %25, %27 : tensor<i32>, tensor<i32>
  }
  %4 = call @words__roll_static(%arg1) : (tensor<5x11xf32>) -> tensor<5x11xf32>
  %5 = stablehlo.convert %0#1 : (tensor<11xi32>) -> tensor<11xf32>
  %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<11xf32>
  %7 = stablehlo.multiply %5, %6 : tensor<11xf32>
  %c_4 = stablehlo.constant dense<0> : tensor<i32>
  %8 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %9 = "stablehlo.scatter"(%4, %8, %7) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
  ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
    %25 = stablehlo.add %arg4, %arg5 : tensor<f32>
    stablehlo.return %25 : tensor<f32>
  }) : (tensor<5x11xf32>, tensor<1xi32>, tensor<11xf32>) -> tensor<5x11xf32>
  %c_5 = stablehlo.constant dense<31> : tensor<i32>
  %10 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<11xi32>
  %11 = stablehlo.multiply %arg3, %10 : tensor<11xi32>
  %12 = stablehlo.add %11, %0#1 : tensor<11xi32>
  %c_6 = stablehlo.constant dense<5> : tensor<i32>
  %13 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<5x11xi32>
  %14 = stablehlo.multiply %arg2, %13 : tensor<5x11xi32>
  %15 = stablehlo.iota dim = 0 : tensor<5xi32>
  %c_7 = stablehlo.constant dense<3> : tensor<i32>
  %16 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<5xi32>
  %17 = stablehlo.add %16, %15 : tensor<5xi32>
  %18 = stablehlo.multiply %3#1, %17 : tensor<5xi32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<5x1xi32>) -> tensor<5x11xi32>
  %21 = stablehlo.add %14, %20 : tensor<5x11xi32>
  %22 = stablehlo.broadcast_in_dim %0#1, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
  %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<5x11xi32>
  %24 = stablehlo.add %21, %23 : tensor<5x11xi32>
  return %9, %24, %12 : tensor<5x11xf32>, tensor<5x11xi32>, tensor<11xi32>
}
func.func private @words__where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
  return %0 : tensor<f32>
}
func.func private @words__where_0(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
  return %0 : tensor<i32>
}
func.func private @words__roll_static(%arg0: tensor<5x11xf32>) -> tensor<5x11xf32> {
  %0 = stablehlo.slice %arg0 [4:5, 0:11] : (tensor<5x11xf32>) -> tensor<1x11xf32>
  %1 = stablehlo.slice %arg0 [0:4, 0:11] : (tensor<5x11xf32>) -> tensor<4x11xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x11xf32>, tensor<4x11xf32>) -> tensor<5x11xf32>
  return %2 : tensor<5x11xf32>
}
func.func private @longs(%arg0: tensor<5x11xf64>) -> (tensor<11xi64>, tensor<5xi32>) {
  %0 = stablehlo.iota dim = 0 : tensor<5xi64>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<5xi64>) -> tensor<5x1xi64>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<5x1xi64>) -> tensor<5x11xi64>
  %3 = stablehlo.iota dim = 0 : tensor<55xi32>
  %4 = stablehlo.reshape %3 : (tensor<55xi32>) -> tensor<5x11xi32>
  %c = stablehlo.constant dense<0> : tensor<i64>
  %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<11xi64>
  %c_0 = stablehlo.constant dense<0> : tensor<i64>
  %6:5 = stablehlo.while(%iterArg = %2, %iterArg_2 = %c_0, %iterArg_3 = %arg0, %iterArg_4 = %4, %iterArg_5 = %5) : tensor<5x11xi64>, tensor<i64>, tensor<5x11xf64>, tensor<5x11xi32>, tensor<11xi64>
  cond {
    %c_6 = stablehlo.constant dense<12> : tensor<i64>
    %8 = stablehlo.compare LT, %iterArg_2, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  } do {
    %8:3 = func.call @longs_closed_call(%iterArg, %iterArg_3, %iterArg_4, %iterArg_5) : (tensor<5x11xi64>, tensor<5x11xf64>, tensor<5x11xi32>, tensor<11xi64>) -> (tensor<5x11xf64>, tensor<5x11xi32>, tensor<11xi64>)
    %c_6 = stablehlo.constant dense<1> : tensor<i64>
    %9 = stablehlo.add %iterArg_2, %c_6 : tensor<i64>
    stablehlo.return %iterArg, %9, %8#0, %8#1, %8#2 : tensor<5x11xi64>, tensor<i64>, tensor<5x11xf64>, tensor<5x11xi32>, tensor<11xi64>
  }
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %7 = stablehlo.reduce(%6#3 init: %c_1) applies stablehlo.add across dimensions = [1] : (tensor<5x11xi32>, tensor<i32>) -> tensor<5xi32>
  return %6#4, %7 : tensor<11xi64>, tensor<5xi32>
}
func.func private @longs_closed_call(%arg0: tensor<5x11xi64>, %arg1: tensor<5x11xf64>, %arg2: tensor<5x11xi32>, %arg3: tensor<11xi64>) -> (tensor<5x11xf64>, tensor<5x11xi32>, tensor<11xi64>) {
  %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %c = stablehlo.constant dense<0> : tensor<i64>
  %0:2 = stablehlo.reduce(%arg1 init: %cst), (%arg0 init: %c) across dimensions = [0] : (tensor<5x11xf64>, tensor<5x11xi64>, tensor<f64>, tensor<i64>) -> (tensor<11xf64>, tensor<11xi64>)
   reducer(%arg4: tensor<f64>, %arg6: tensor<f64>) (%arg5: tensor<i64>, %arg7: tensor<i64>)  {
    %26 = stablehlo.compare GT, %arg4, %arg6, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %27 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %28 = stablehlo.or %26, %27 : tensor<i1>
    %29 = stablehlo.compare EQ, %arg4, %arg6, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %30 = stablehlo.compare LT, %arg5, %arg7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %31 = stablehlo.and %29, %30 : tensor<i1>
    %32 = stablehlo.or %28, %31 : tensor<i1>
    %33 = func.call @longs__where(%32, %arg4, %arg6) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %34 = func.call @longs__where_0(%32, %arg5, %arg7) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    stablehlo.return %33, %34 : tensor<f64>, tensor<i64>
  }
  %c_0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x11xi32>
  %2 = stablehlo.or %arg2, %1 : tensor<5x11xi32>
  %c_1 = stablehlo.constant dense<1> : tensor<i32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %3:2 = stablehlo.reduce(%2 init: %c_1), (%arg2 init: %c_2) across dimensions = [1] : (tensor<5x11xi32>, tensor<5x11xi32>, tensor<i32>, tensor<i32>) -> (tensor<5xi32>, tensor<5xi32>)
   reducer(%arg4: tensor<i32>, %arg6: tensor<i32>) (%arg5: tensor<i32>, %arg7: tensor<i32>)  {
    %26 = stablehlo.multiply %arg4, %arg6 : tensor<i32>
    %27 = stablehlo.multiply %arg5, %arg6 : tensor<i32>
    %28 = stablehlo.add %27, %arg7 : tensor<i32>
    stablehlo.return %26, %28 : tensor<i32>, tensor<i32>
  }
  %4 = call @longs__roll_static(%arg1) : (tensor<5x11xf64>) -> tensor<5x11xf64>
  %5 = stablehlo.convert %0#1 : (tensor<11xi64>) -> tensor<11xf64>
  %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
  %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<11xf64>
  %7 = stablehlo.multiply %5, %6 : tensor<11xf64>
  %c_4 = stablehlo.constant dense<0> : tensor<i32>
  %8 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %9 = "stablehlo.scatter"(%4, %8, %7) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
  ^bb0(%arg4: tensor<f64>, %arg5: tensor<f64>):
    %26 = stablehlo.add %arg4, %arg5 : tensor<f64>
    stablehlo.return %26 : tensor<f64>
  }) : (tensor<5x11xf64>, tensor<1xi32>, tensor<11xf64>) -> tensor<5x11xf64>
  %c_5 = stablehlo.constant dense<31> : tensor<i64>
  %10 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<11xi64>
  %11 = stablehlo.multiply %arg3, %10 : tensor<11xi64>
  %12 = stablehlo.add %11, %0#1 : tensor<11xi64>
  %c_6 = stablehlo.constant dense<5> : tensor<i32>
  %13 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<5x11xi32>
  %14 = stablehlo.multiply %arg2, %13 : tensor<5x11xi32>
  %15 = stablehlo.iota dim = 0 : tensor<5xi32>
  %c_7 = stablehlo.constant dense<3> : tensor<i32>
  %16 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<5xi32>
  %17 = stablehlo.add %16, %15 : tensor<5xi32>
  %18 = stablehlo.multiply %3#1, %17 : tensor<5xi32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<5x1xi32>) -> tensor<5x11xi32>
  %21 = stablehlo.add %14, %20 : tensor<5x11xi32>
  %22 = stablehlo.broadcast_in_dim %0#1, dims = [1] : (tensor<11xi64>) -> tensor<1x11xi64>
  %23 = stablehlo.convert %22 : (tensor<1x11xi64>) -> tensor<1x11xi32>
  %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<5x11xi32>
  %25 = stablehlo.add %21, %24 : tensor<5x11xi32>
  return %9, %25, %12 : tensor<5x11xf64>, tensor<5x11xi32>, tensor<11xi64>
}
func.func private @longs__where(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<f64> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f64>
  return %0 : tensor<f64>
}
func.func private @longs__where_0(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
  return %0 : tensor<i64>
}
func.func private @longs__roll_static(%arg0: tensor<5x11xf64>) -> tensor<5x11xf64> {
  %0 = stablehlo.slice %arg0 [4:5, 0:11] : (tensor<5x11xf64>) -> tensor<1x11xf64>
  %1 = stablehlo.slice %arg0 [0:4, 0:11] : (tensor<5x11xf64>) -> tensor<4x11xf64>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x11xf64>, tensor<4x11xf64>) -> tensor<5x11xf64>
  return %2 : tensor<5x11xf64>
}
