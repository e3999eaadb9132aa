// Elements by an index that counts from the end if it is negative: also with a
// constant added before, used twice, and where it may still be outside.  What is
// expected was computed by XLA.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func @main() {
  %x0 = util.unfoldable_constant dense<[0, 1, -1, 2, 7, -7, 31, -32, 1000003, -1000003, 2147483647, -2147483648, 65536, 255, -256, 19]> : tensor<16xi32>
  %y0 = util.unfoldable_constant dense<[0, -1, 1, 40, 31, 32, -5, 7, 3, 16, 17, 0, 2, 9, -16, 5]> : tensor<16xi32>
  %x = stablehlo.optimization_barrier %x0 : tensor<16xi32>
  %y = stablehlo.optimization_barrier %y0 : tensor<16xi32>
  %loads = func.call @loads(%x, %y) : (tensor<16xi32>, tensor<16xi32>) -> (tensor<i32>)
  check.expect_eq_const %loads, dense<1798352707> : tensor<i32>
  %stores:2 = func.call @stores(%x, %y) : (tensor<16xi32>, tensor<16xi32>) -> (tensor<16xi32>, tensor<16xi64>)
  check.expect_eq_const %stores#0, dense<[97, 76, 0, 46, 0, 69, 0, 42, 0, 0, 60, 63, 66, 0, 120, 90]> : tensor<16xi32>
  check.expect_eq_const %stores#1, dense<[101, 109, 0, 31, 0, 39, 0, 29, 0, 0, 36, 73, 111, 0, 32, 66]> : tensor<16xi64>
  %dropped:3 = func.call @dropped(%x, %y) : (tensor<16xi32>, tensor<16xi32>) -> (tensor<24xi32>, tensor<24xi32>, tensor<i64>)
  check.expect_eq_const %dropped#0, dense<[135, 33, 35, 0, 0, 0, 0, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0]> : tensor<24xi32>
  check.expect_eq_const %dropped#1, dense<[125, 126, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 136, 137, 37, 0, 0, 0, 0, 0, 34]> : tensor<24xi32>
  check.expect_eq_const %dropped#2, dense<2290> : tensor<i64>
  func.return
}
func.func private @loads(%arg0: tensor<16xi32>, %arg1: tensor<16xi32>) -> (tensor<i32>) {
  %0 = stablehlo.iota dim = 0 : tensor<400xi32>
  %c = stablehlo.constant dense<3> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<400xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<400xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %c_1 = stablehlo.constant dense<40> : tensor<i32>
  %c_2 = stablehlo.constant dense<1> : tensor<i32>
  %3:6 = stablehlo.while(%iterArg = %arg0, %iterArg_3 = %arg1, %iterArg_4 = %2, %iterArg_5 = %c_0, %iterArg_6 = %c_1, %iterArg_7 = %c_2) : tensor<16xi32>, tensor<16xi32>, tensor<400xi32>, tensor<i32>, tensor<i32>, tensor<i32>
  cond {
    %4 = stablehlo.compare LT, %iterArg_5, %iterArg_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %4 : tensor<i1>
  } do {
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %4 = stablehlo.add %iterArg_5, %c_8 : tensor<i32>
    %c_9 = stablehlo.constant dense<15> : tensor<i32>
    %5 = stablehlo.and %iterArg_5, %c_9 : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %5, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<16> : tensor<i32>
    %7 = stablehlo.add %5, %c_11 : tensor<i32>
    %8 = stablehlo.select %6, %7, %5 : tensor<i1>, tensor<i32>
    %9 = stablehlo.dynamic_slice %iterArg, %8, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
    %10 = stablehlo.reshape %9 : (tensor<1xi32>) -> tensor<i32>
    %c_12 = stablehlo.constant dense<900> : tensor<i32>
    %11 = func.call @loads_remainder(%10, %c_12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_13 = stablehlo.constant dense<450> : tensor<i32>
    %12 = stablehlo.subtract %11, %c_13 : tensor<i32>
    %c_14 = stablehlo.constant dense<15> : tensor<i32>
    %13 = stablehlo.and %iterArg_5, %c_14 : tensor<i32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.compare LT, %13, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_16 = stablehlo.constant dense<16> : tensor<i32>
    %15 = stablehlo.add %13, %c_16 : tensor<i32>
    %16 = stablehlo.select %14, %15, %13 : tensor<i1>, tensor<i32>
    %17 = stablehlo.dynamic_slice %iterArg_3, %16, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
    %18 = stablehlo.reshape %17 : (tensor<1xi32>) -> tensor<i32>
    %c_17 = stablehlo.constant dense<31> : tensor<i32>
    %19 = stablehlo.multiply %iterArg_7, %c_17 : tensor<i32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.compare LT, %12, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_19 = stablehlo.constant dense<400> : tensor<i32>
    %21 = stablehlo.add %12, %c_19 : tensor<i32>
    %22 = stablehlo.select %20, %21, %12 : tensor<i1>, tensor<i32>
    %23 = stablehlo.dynamic_slice %iterArg_4, %22, sizes = [1] : (tensor<400xi32>, tensor<i32>) -> tensor<1xi32>
    %24 = stablehlo.reshape %23 : (tensor<1xi32>) -> tensor<i32>
    %25 = stablehlo.add %19, %24 : tensor<i32>
    %c_20 = stablehlo.constant dense<7> : tensor<i32>
    %26 = stablehlo.subtract %18, %c_20 : tensor<i32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.compare LT, %26, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_22 = stablehlo.constant dense<400> : tensor<i32>
    %28 = stablehlo.add %26, %c_22 : tensor<i32>
    %29 = stablehlo.select %27, %28, %26 : tensor<i1>, tensor<i32>
    %30 = stablehlo.dynamic_slice %iterArg_4, %29, sizes = [1] : (tensor<400xi32>, tensor<i32>) -> tensor<1xi32>
    %31 = stablehlo.reshape %30 : (tensor<1xi32>) -> tensor<i32>
    %c_23 = stablehlo.constant dense<5> : tensor<i32>
    %32 = stablehlo.multiply %31, %c_23 : tensor<i32>
    %33 = stablehlo.add %25, %32 : tensor<i32>
    %c_24 = stablehlo.constant dense<3> : tensor<i32>
    %34 = stablehlo.add %18, %c_24 : tensor<i32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.compare LT, %34, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_26 = stablehlo.constant dense<16> : tensor<i32>
    %36 = stablehlo.add %34, %c_26 : tensor<i32>
    %37 = stablehlo.select %35, %36, %34 : tensor<i1>, tensor<i32>
    %38 = stablehlo.dynamic_slice %iterArg, %37, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
    %39 = stablehlo.reshape %38 : (tensor<1xi32>) -> tensor<i32>
    %40 = stablehlo.add %33, %39 : tensor<i32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %41 = stablehlo.compare LT, %12, %c_27, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_28 = stablehlo.constant dense<16> : tensor<i32>
    %42 = stablehlo.add %12, %c_28 : tensor<i32>
    %43 = stablehlo.select %41, %42, %12 : tensor<i1>, tensor<i32>
    %44 = stablehlo.dynamic_slice %iterArg, %43, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
    %45 = stablehlo.reshape %44 : (tensor<1xi32>) -> tensor<i32>
    %46 = stablehlo.add %40, %45 : tensor<i32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %47 = stablehlo.compare LT, %18, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_30 = stablehlo.constant dense<400> : tensor<i32>
    %48 = stablehlo.add %18, %c_30 : tensor<i32>
    %49 = func.call @loads__where(%47, %48, %18) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_31 = stablehlo.constant dense<2> : tensor<i32>
    %50 = stablehlo.add %49, %c_31 : tensor<i32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.compare LT, %50, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_33 = stablehlo.constant dense<400> : tensor<i32>
    %52 = stablehlo.add %50, %c_33 : tensor<i32>
    %53 = stablehlo.select %51, %52, %50 : tensor<i1>, tensor<i32>
    %54 = stablehlo.dynamic_slice %iterArg_4, %53, sizes = [1] : (tensor<400xi32>, tensor<i32>) -> tensor<1xi32>
    %55 = stablehlo.reshape %54 : (tensor<1xi32>) -> tensor<i32>
    %56 = stablehlo.add %46, %55 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_3, %iterArg_4, %4, %iterArg_6, %56 : tensor<16xi32>, tensor<16xi32>, tensor<400xi32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
  return %3#5 : tensor<i32>
}
func.func private @loads_remainder(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = call @loads__where(%0, %c_0, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
  %2 = stablehlo.remainder %arg0, %1 : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.compare NE, %2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.compare LT, %2, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %5 = stablehlo.compare LT, %1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %7 = stablehlo.and %6, %3 : tensor<i1>
  %8 = stablehlo.add %2, %1 : tensor<i32>
  %9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i32>
  return %9 : tensor<i32>
}
func.func private @loads__where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
  return %0 : tensor<i32>
}
func.func private @stores(%arg0: tensor<16xi32>, %arg1: tensor<16xi32>) -> (tensor<16xi32>, tensor<16xi64>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16xi32>
  %1 = stablehlo.multiply %arg0, %0 : tensor<16xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<300xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i64>
  %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<16xi64>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %c_3 = stablehlo.constant dense<40> : tensor<i32>
  %4:7 = stablehlo.while(%iterArg = %arg0, %iterArg_4 = %arg1, %iterArg_5 = %c_2, %iterArg_6 = %c_3, %iterArg_7 = %1, %iterArg_8 = %2, %iterArg_9 = %3) : tensor<16xi32>, tensor<16xi32>, tensor<i32>, tensor<i32>, tensor<16xi32>, tensor<300xi32>, tensor<16xi64>
  cond {
    %5 = stablehlo.compare LT, %iterArg_5, %iterArg_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  } do {
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.add %iterArg_5, %c_10 : tensor<i32>
    %c_11 = stablehlo.constant dense<15> : tensor<i32>
    %6 = stablehlo.and %iterArg_5, %c_11 : tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %6, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<16> : tensor<i32>
    %8 = stablehlo.add %6, %c_13 : tensor<i32>
    %9 = stablehlo.select %7, %8, %6 : tensor<i1>, tensor<i32>
    %10 = stablehlo.dynamic_slice %iterArg, %9, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
    %11 = stablehlo.reshape %10 : (tensor<1xi32>) -> tensor<i32>
    %c_14 = stablehlo.constant dense<15> : tensor<i32>
    %12 = stablehlo.and %iterArg_5, %c_14 : tensor<i32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %12, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_16 = stablehlo.constant dense<16> : tensor<i32>
    %14 = stablehlo.add %12, %c_16 : tensor<i32>
    %15 = stablehlo.select %13, %14, %12 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %iterArg_4, %15, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_17 = stablehlo.constant dense<19> : tensor<i32>
    %18 = func.call @stores_remainder(%17, %c_17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_18 = stablehlo.constant dense<2> : tensor<i32>
    %19 = stablehlo.subtract %18, %c_18 : tensor<i32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.compare LT, %19, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_20 = stablehlo.constant dense<16> : tensor<i32>
    %21 = stablehlo.add %19, %c_20 : tensor<i32>
    %22 = stablehlo.select %20, %21, %19 : tensor<i1>, tensor<i32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %24 = "stablehlo.scatter"(%iterArg_7, %23, %iterArg_5) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %54 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %54 : tensor<i32>
    }) : (tensor<16xi32>, tensor<1xi32>, tensor<i32>) -> tensor<16xi32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.compare LT, %11, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_22 = stablehlo.constant dense<300> : tensor<i32>
    %26 = stablehlo.add %11, %c_22 : tensor<i32>
    %27 = stablehlo.select %25, %26, %11 : tensor<i1>, tensor<i32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %29 = "stablehlo.scatter"(%iterArg_8, %28, %iterArg_5) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      stablehlo.return %arg3 : tensor<i32>
    }) : (tensor<300xi32>, tensor<1xi32>, tensor<i32>) -> tensor<300xi32>
    %c_23 = stablehlo.constant dense<18> : tensor<i32>
    %30 = stablehlo.subtract %19, %c_23 : tensor<i32>
    %c_24 = stablehlo.constant dense<100> : tensor<i32>
    %31 = stablehlo.add %iterArg_5, %c_24 : tensor<i32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.compare LT, %30, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_26 = stablehlo.constant dense<300> : tensor<i32>
    %33 = stablehlo.add %30, %c_26 : tensor<i32>
    %34 = stablehlo.select %32, %33, %30 : tensor<i1>, tensor<i32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %36 = "stablehlo.scatter"(%29, %35, %31) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      stablehlo.return %arg3 : tensor<i32>
    }) : (tensor<300xi32>, tensor<1xi32>, tensor<i32>) -> tensor<300xi32>
    %c_27 = stablehlo.constant dense<1> : tensor<i32>
    %37 = stablehlo.subtract %19, %c_27 : tensor<i32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.compare LT, %37, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_29 = stablehlo.constant dense<16> : tensor<i32>
    %39 = stablehlo.add %37, %c_29 : tensor<i32>
    %40 = stablehlo.select %38, %39, %37 : tensor<i1>, tensor<i32>
    %41 = stablehlo.dynamic_slice %iterArg_9, %40, sizes = [1] : (tensor<16xi64>, tensor<i32>) -> tensor<1xi64>
    %42 = stablehlo.reshape %41 : (tensor<1xi64>) -> tensor<i64>
    %43 = stablehlo.convert %iterArg_5 : (tensor<i32>) -> tensor<i64>
    %44 = stablehlo.add %42, %43 : tensor<i64>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %45 = stablehlo.compare LT, %19, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_31 = stablehlo.constant dense<16> : tensor<i32>
    %46 = stablehlo.add %19, %c_31 : tensor<i32>
    %47 = stablehlo.select %45, %46, %19 : tensor<i1>, tensor<i32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_32 = stablehlo.constant dense<15> : tensor<1xi32>
    %c_33 = stablehlo.constant dense<2147483647> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %50 = stablehlo.minimum %c_32, %49 : tensor<1xi32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %52 = stablehlo.clamp %51, %48, %50 : tensor<1xi32>
    %53 = "stablehlo.scatter"(%iterArg_9, %52, %44) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
      stablehlo.return %arg3 : tensor<i64>
    }) : (tensor<16xi64>, tensor<1xi32>, tensor<i64>) -> tensor<16xi64>
    stablehlo.return %iterArg, %iterArg_4, %5, %iterArg_6, %24, %36, %53 : tensor<16xi32>, tensor<16xi32>, tensor<i32>, tensor<i32>, tensor<16xi32>, tensor<300xi32>, tensor<16xi64>
  }
  return %4#4, %4#6 : tensor<16xi32>, tensor<16xi64>
}
func.func private @stores_remainder(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = call @stores__where(%0, %c_0, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
  %2 = stablehlo.remainder %arg0, %1 : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.compare NE, %2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.compare LT, %2, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %5 = stablehlo.compare LT, %1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %7 = stablehlo.and %6, %3 : tensor<i1>
  %8 = stablehlo.add %2, %1 : tensor<i32>
  %9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i32>
  return %9 : tensor<i32>
}
func.func private @stores__where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
  return %0 : tensor<i32>
}
func.func private @dropped(%arg0: tensor<16xi32>, %arg1: tensor<16xi32>) -> (tensor<24xi32>, tensor<24xi32>, tensor<i64>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<300xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %c_1 = stablehlo.constant dense<40> : tensor<i32>
  %1:5 = stablehlo.while(%iterArg = %arg0, %iterArg_3 = %arg1, %iterArg_4 = %c_0, %iterArg_5 = %c_1, %iterArg_6 = %0) : tensor<16xi32>, tensor<16xi32>, tensor<i32>, tensor<i32>, tensor<300xi32>
  cond {
    %6 = stablehlo.compare LT, %iterArg_4, %iterArg_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  } do {
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.add %iterArg_4, %c_7 : tensor<i32>
    %c_8 = stablehlo.constant dense<15> : tensor<i32>
    %7 = stablehlo.and %iterArg_4, %c_8 : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %7, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_10 = stablehlo.constant dense<16> : tensor<i32>
    %9 = stablehlo.add %7, %c_10 : tensor<i32>
    %10 = stablehlo.select %8, %9, %7 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %iterArg, %10, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %12, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<300> : tensor<i32>
    %14 = stablehlo.add %12, %c_12 : tensor<i32>
    %15 = stablehlo.select %13, %14, %12 : tensor<i1>, tensor<i32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %17 = "stablehlo.scatter"(%iterArg_6, %16, %iterArg_4) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      stablehlo.return %arg3 : tensor<i32>
    }) : (tensor<300xi32>, tensor<1xi32>, tensor<i32>) -> tensor<300xi32>
    %c_13 = stablehlo.constant dense<15> : tensor<i32>
    %18 = stablehlo.and %iterArg_4, %c_13 : tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.compare LT, %18, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<16> : tensor<i32>
    %20 = stablehlo.add %18, %c_15 : tensor<i32>
    %21 = stablehlo.select %19, %20, %18 : tensor<i1>, tensor<i32>
    %22 = stablehlo.dynamic_slice %iterArg_3, %21, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
    %23 = stablehlo.reshape %22 : (tensor<1xi32>) -> tensor<i32>
    %c_16 = stablehlo.constant dense<40> : tensor<i32>
    %24 = stablehlo.subtract %23, %c_16 : tensor<i32>
    %c_17 = stablehlo.constant dense<100> : tensor<i32>
    %25 = stablehlo.add %iterArg_4, %c_17 : tensor<i32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %26 = stablehlo.compare LT, %24, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_19 = stablehlo.constant dense<300> : tensor<i32>
    %27 = stablehlo.add %24, %c_19 : tensor<i32>
    %28 = stablehlo.select %26, %27, %24 : tensor<i1>, tensor<i32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %30 = "stablehlo.scatter"(%17, %29, %25) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      stablehlo.return %arg3 : tensor<i32>
    }) : (tensor<300xi32>, tensor<1xi32>, tensor<i32>) -> tensor<300xi32>
    stablehlo.return %iterArg, %iterArg_3, %6, %iterArg_5, %30 : tensor<16xi32>, tensor<16xi32>, tensor<i32>, tensor<i32>, tensor<300xi32>
  }
  %2 = stablehlo.slice %1#4 [0:24] : (tensor<300xi32>) -> tensor<24xi32>
  %3 = stablehlo.slice %1#4 [276:300] : (tensor<300xi32>) -> tensor<24xi32>
  %4 = stablehlo.convert %1#4 : (tensor<300xi32>) -> tensor<300xi64>
  %c_2 = stablehlo.constant dense<0> : tensor<i64>
  %5 = stablehlo.reduce(%4 init: %c_2) applies stablehlo.add across dimensions = [0] : (tensor<300xi64>, tensor<i64>) -> tensor<i64>
  return %2, %3, %5 : tensor<24xi32>, tensor<24xi32>, tensor<i64>
}
