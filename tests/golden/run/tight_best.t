// argmax and argmin in tight loops: less than a vector, some of them; of all types,
// with ties, NaN and zeros of both signs; and indices in any order, with values.
// What is expected was computed by XLA.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func @main() {
  %x0 = util.unfoldable_constant dense<[0, 1, -1, 2, 7, -7, 31, -32, 1000003, -1000003, 2147483647, -2147483648, 65536, 255, -256, 19]> : tensor<16xi32>
  %y0 = util.unfoldable_constant dense<[0, -1, 1, 40, 31, 32, -5, 7, 3, 16, 17, 0, 2, 9, -16, 5]> : tensor<16xi32>
  %x = stablehlo.optimization_barrier %x0 : tensor<16xi32>
  %y = stablehlo.optimization_barrier %y0 : tensor<16xi32>
  %integers = func.call @integers(%x, %y) : (tensor<16xi32>, tensor<16xi32>) -> (tensor<2xi32>)
  check.expect_eq_const %integers, dense<[-617261053, -630288717]> : tensor<2xi32>
  %booleans = func.call @booleans(%x, %y) : (tensor<16xi32>, tensor<16xi32>) -> (tensor<2xi32>)
  check.expect_eq_const %booleans, dense<[1398073888, -1320881556]> : tensor<2xi32>
  %floats = func.call @floats(%x, %y) : (tensor<16xi32>, tensor<16xi32>) -> (tensor<1xi32>)
  check.expect_eq_const %floats, dense<[-1602379379]> : tensor<1xi32>
  %orders = func.call @orders(%x, %y) : (tensor<16xi32>, tensor<16xi32>) -> (tensor<4xi32>)
  check.expect_eq_const %orders, dense<[-1732768108, -2061714053, 931050930, -253087162]> : tensor<4xi32>
  func.return
}
func.func private @integers(%arg0: tensor<16xi32>, %arg1: tensor<16xi32>) -> (tensor<2xi32>) {
  %0 = call @integers_resize(%arg0) : (tensor<16xi32>) -> tensor<5xi32>
  %c = stablehlo.constant dense<7919> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<5xi32>
  %3 = call @integers_resize(%arg1) : (tensor<16xi32>) -> tensor<5xi32>
  %c_0 = stablehlo.constant dense<3> : tensor<i32>
  %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
  %5 = stablehlo.shift_left %3, %4 : tensor<5xi32>
  %6 = stablehlo.xor %2, %5 : tensor<5xi32>
  %c_1 = stablehlo.constant dense<11> : tensor<i64>
  %7 = call @integers_remainder(%6, %c_1) : (tensor<5xi32>, tensor<i64>) -> tensor<5xi32>
  %8 = call @integers_resize(%arg1) : (tensor<16xi32>) -> tensor<5xi32>
  %c_2 = stablehlo.constant dense<7919> : tensor<i32>
  %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
  %10 = stablehlo.multiply %8, %9 : tensor<5xi32>
  %11 = call @integers_resize(%arg0) : (tensor<16xi32>) -> tensor<5xi32>
  %c_3 = stablehlo.constant dense<3> : tensor<i32>
  %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5xi32>
  %13 = stablehlo.shift_left %11, %12 : tensor<5xi32>
  %14 = stablehlo.xor %10, %13 : tensor<5xi32>
  %15 = stablehlo.convert %14 : (tensor<5xi32>) -> tensor<5xui32>
  %c_4 = stablehlo.constant dense<0> : tensor<i32>
  %c_5 = stablehlo.constant dense<24> : tensor<i32>
  %c_6 = stablehlo.constant dense<5> : tensor<i32>
  %16:5 = stablehlo.while(%iterArg = %c_4, %iterArg_15 = %c_5, %iterArg_16 = %7, %iterArg_17 = %15, %iterArg_18 = %c_6) : tensor<i32>, tensor<i32>, tensor<5xi32>, tensor<5xui32>, tensor<i32>
  cond {
    %37 = stablehlo.compare LT, %iterArg, %iterArg_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %37 : tensor<i1>
  } do {
    %c_19 = stablehlo.constant dense<1> : tensor<i32>
    %37 = stablehlo.add %iterArg, %c_19 : tensor<i32>
    %38 = func.call @integers_argmax(%iterArg_16) : (tensor<5xi32>) -> tensor<i32>
    %39 = func.call @integers_argmin(%iterArg_16) : (tensor<5xi32>) -> tensor<i32>
    %40 = func.call @integers_argmax_0(%iterArg_17) : (tensor<5xui32>) -> tensor<i32>
    %41 = func.call @integers_argmin_1(%iterArg_17) : (tensor<5xui32>) -> tensor<i32>
    %42 = stablehlo.negate %iterArg : tensor<i32>
    %43 = stablehlo.subtract %42, %39 : tensor<i32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %44 = stablehlo.compare LT, %38, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_21 = stablehlo.constant dense<5> : tensor<i32>
    %45 = stablehlo.add %38, %c_21 : tensor<i32>
    %46 = stablehlo.select %44, %45, %38 : tensor<i1>, tensor<i32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %48 = "stablehlo.scatter"(%iterArg_16, %47, %43) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %66 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %66 : tensor<i32>
    }) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
    %49 = stablehlo.multiply %iterArg, %38 : tensor<i32>
    %c_22 = stablehlo.constant dense<7> : tensor<i32>
    %50 = stablehlo.multiply %41, %c_22 : tensor<i32>
    %51 = stablehlo.subtract %49, %50 : tensor<i32>
    %52 = stablehlo.convert %51 : (tensor<i32>) -> tensor<ui32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %53 = stablehlo.compare LT, %40, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_24 = stablehlo.constant dense<5> : tensor<i32>
    %54 = stablehlo.add %40, %c_24 : tensor<i32>
    %55 = stablehlo.select %53, %54, %40 : tensor<i1>, tensor<i32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %57 = "stablehlo.scatter"(%iterArg_17, %56, %52) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<ui32>, %arg3: tensor<ui32>):
      %66 = stablehlo.add %arg2, %arg3 : tensor<ui32>
      stablehlo.return %66 : tensor<ui32>
    }) : (tensor<5xui32>, tensor<1xi32>, tensor<ui32>) -> tensor<5xui32>
    %c_25 = stablehlo.constant dense<31> : tensor<i32>
    %58 = stablehlo.multiply %iterArg_18, %c_25 : tensor<i32>
    %c_26 = stablehlo.constant dense<7> : tensor<i32>
    %59 = stablehlo.multiply %38, %c_26 : tensor<i32>
    %60 = stablehlo.add %58, %59 : tensor<i32>
    %c_27 = stablehlo.constant dense<3> : tensor<i32>
    %61 = stablehlo.multiply %39, %c_27 : tensor<i32>
    %62 = stablehlo.add %60, %61 : tensor<i32>
    %63 = stablehlo.add %62, %40 : tensor<i32>
    %c_28 = stablehlo.constant dense<5> : tensor<i32>
    %64 = stablehlo.multiply %41, %c_28 : tensor<i32>
    %65 = stablehlo.add %63, %64 : tensor<i32>
    stablehlo.return %37, %iterArg_15, %48, %57, %65 : tensor<i32>, tensor<i32>, tensor<5xi32>, tensor<5xui32>, tensor<i32>
  }
  %17 = call @integers_resize_2(%arg0) : (tensor<16xi32>) -> tensor<20xi32>
  %c_7 = stablehlo.constant dense<7919> : tensor<i32>
  %18 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<20xi32>
  %19 = stablehlo.multiply %17, %18 : tensor<20xi32>
  %20 = call @integers_resize_2(%arg1) : (tensor<16xi32>) -> tensor<20xi32>
  %c_8 = stablehlo.constant dense<3> : tensor<i32>
  %21 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<20xi32>
  %22 = stablehlo.shift_left %20, %21 : tensor<20xi32>
  %23 = stablehlo.xor %19, %22 : tensor<20xi32>
  %c_9 = stablehlo.constant dense<11> : tensor<i64>
  %24 = call @integers_remainder_3(%23, %c_9) : (tensor<20xi32>, tensor<i64>) -> tensor<20xi32>
  %25 = call @integers_resize_2(%arg1) : (tensor<16xi32>) -> tensor<20xi32>
  %c_10 = stablehlo.constant dense<7919> : tensor<i32>
  %26 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<20xi32>
  %27 = stablehlo.multiply %25, %26 : tensor<20xi32>
  %28 = call @integers_resize_2(%arg0) : (tensor<16xi32>) -> tensor<20xi32>
  %c_11 = stablehlo.constant dense<3> : tensor<i32>
  %29 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<20xi32>
  %30 = stablehlo.shift_left %28, %29 : tensor<20xi32>
  %31 = stablehlo.xor %27, %30 : tensor<20xi32>
  %32 = stablehlo.convert %31 : (tensor<20xi32>) -> tensor<20xui32>
  %c_12 = stablehlo.constant dense<0> : tensor<i32>
  %c_13 = stablehlo.constant dense<24> : tensor<i32>
  %c_14 = stablehlo.constant dense<20> : tensor<i32>
  %33:5 = stablehlo.while(%iterArg = %c_12, %iterArg_15 = %c_13, %iterArg_16 = %24, %iterArg_17 = %32, %iterArg_18 = %c_14) : tensor<i32>, tensor<i32>, tensor<20xi32>, tensor<20xui32>, tensor<i32>
  cond {
    %37 = stablehlo.compare LT, %iterArg, %iterArg_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %37 : tensor<i1>
  } do {
    %c_19 = stablehlo.constant dense<1> : tensor<i32>
    %37 = stablehlo.add %iterArg, %c_19 : tensor<i32>
    %38 = func.call @integers_argmax_4(%iterArg_16) : (tensor<20xi32>) -> tensor<i32>
    %39 = func.call @integers_argmin_5(%iterArg_16) : (tensor<20xi32>) -> tensor<i32>
    %40 = func.call @integers_argmax_6(%iterArg_17) : (tensor<20xui32>) -> tensor<i32>
    %41 = func.call @integers_argmin_7(%iterArg_17) : (tensor<20xui32>) -> tensor<i32>
    %42 = stablehlo.negate %iterArg : tensor<i32>
    %43 = stablehlo.subtract %42, %39 : tensor<i32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %44 = stablehlo.compare LT, %38, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_21 = stablehlo.constant dense<20> : tensor<i32>
    %45 = stablehlo.add %38, %c_21 : tensor<i32>
    %46 = stablehlo.select %44, %45, %38 : tensor<i1>, tensor<i32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %48 = "stablehlo.scatter"(%iterArg_16, %47, %43) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %66 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %66 : tensor<i32>
    }) : (tensor<20xi32>, tensor<1xi32>, tensor<i32>) -> tensor<20xi32>
    %49 = stablehlo.multiply %iterArg, %38 : tensor<i32>
    %c_22 = stablehlo.constant dense<7> : tensor<i32>
    %50 = stablehlo.multiply %41, %c_22 : tensor<i32>
    %51 = stablehlo.subtract %49, %50 : tensor<i32>
    %52 = stablehlo.convert %51 : (tensor<i32>) -> tensor<ui32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %53 = stablehlo.compare LT, %40, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_24 = stablehlo.constant dense<20> : tensor<i32>
    %54 = stablehlo.add %40, %c_24 : tensor<i32>
    %55 = stablehlo.select %53, %54, %40 : tensor<i1>, tensor<i32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %57 = "stablehlo.scatter"(%iterArg_17, %56, %52) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<ui32>, %arg3: tensor<ui32>):
      %66 = stablehlo.add %arg2, %arg3 : tensor<ui32>
      stablehlo.return %66 : tensor<ui32>
    }) : (tensor<20xui32>, tensor<1xi32>, tensor<ui32>) -> tensor<20xui32>
    %c_25 = stablehlo.constant dense<31> : tensor<i32>
    %58 = stablehlo.multiply %iterArg_18, %c_25 : tensor<i32>
    %c_26 = stablehlo.constant dense<7> : tensor<i32>
    %59 = stablehlo.multiply %38, %c_26 : tensor<i32>
    %60 = stablehlo.add %58, %59 : tensor<i32>
    %c_27 = stablehlo.constant dense<3> : tensor<i32>
    %61 = stablehlo.multiply %39, %c_27 : tensor<i32>
    %62 = stablehlo.add %60, %61 : tensor<i32>
    %63 = stablehlo.add %62, %40 : tensor<i32>
    %c_28 = stablehlo.constant dense<5> : tensor<i32>
    %64 = stablehlo.multiply %41, %c_28 : tensor<i32>
    %65 = stablehlo.add %63, %64 : tensor<i32>
    stablehlo.return %37, %iterArg_15, %48, %57, %65 : tensor<i32>, tensor<i32>, tensor<20xi32>, tensor<20xui32>, tensor<i32>
  }
  %34 = stablehlo.broadcast_in_dim %16#4, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %35 = stablehlo.broadcast_in_dim %33#4, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %36 = stablehlo.concatenate %34, %35, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  return %36 : tensor<2xi32>
}
func.func private @integers_resize(%arg0: tensor<16xi32>) -> tensor<5xi32> {
  %0 = stablehlo.reshape %arg0 : (tensor<16xi32>) -> tensor<1x16xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16xi32>
  %2 = stablehlo.reshape %1 : (tensor<1x16xi32>) -> tensor<16xi32>
  %3 = stablehlo.slice %2 [0:5] : (tensor<16xi32>) -> tensor<5xi32>
  return %3 : tensor<5xi32>
}
func.func private @integers_remainder(%arg0: tensor<5xi32>, %arg1: tensor<i64>) -> tensor<5xi32> {
  %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<1> : tensor<i32>
  %2 = call @integers__where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
  %4 = stablehlo.remainder %arg0, %3 : tensor<5xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
  %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
  %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5xi1>
  %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
  %12 = stablehlo.and %11, %6 : tensor<5xi1>
  %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
  %14 = stablehlo.add %4, %13 : tensor<5xi32>
  %15 = stablehlo.select %12, %14, %4 : tensor<5xi1>, tensor<5xi32>
  return %15 : tensor<5xi32>
}
func.func private @integers__where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
  return %0 : tensor<i32>
}
func.func private @integers_argmax(%arg0: tensor<5xi32>) -> tensor<i32> {
  %0 = stablehlo.iota dim = 0 : tensor<5xi32>
  %c = stablehlo.constant dense<-2147483648> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<5xi32>, tensor<5xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
   reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
    %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
    stablehlo.return %9, %10 : tensor<i32>, tensor<i32>
  }
  return %1#1 : tensor<i32>
}
func.func private @integers_argmin(%arg0: tensor<5xi32>) -> tensor<i32> {
  %0 = stablehlo.iota dim = 0 : tensor<5xi32>
  %c = stablehlo.constant dense<2147483647> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<5xi32>, tensor<5xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
   reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
    %2 = stablehlo.compare LT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
    stablehlo.return %9, %10 : tensor<i32>, tensor<i32>
  }
  return %1#1 : tensor<i32>
}
func.func private @integers_argmax_0(%arg0: tensor<5xui32>) -> tensor<i32> {
  %0 = stablehlo.iota dim = 0 : tensor<5xi32>
  %c = stablehlo.constant dense<0> : tensor<ui32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<5xui32>, tensor<5xi32>, tensor<ui32>, tensor<i32>) -> (tensor<ui32>, tensor<i32>)
   reducer(%arg1: tensor<ui32>, %arg3: tensor<ui32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
    %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui32>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
    stablehlo.return %9, %10 : tensor<ui32>, tensor<i32>
  }
  return %1#1 : tensor<i32>
}
func.func private @integers_argmin_1(%arg0: tensor<5xui32>) -> tensor<i32> {
  %0 = stablehlo.iota dim = 0 : tensor<5xi32>
  %c = stablehlo.constant dense<4294967295> : tensor<ui32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<5xui32>, tensor<5xi32>, tensor<ui32>, tensor<i32>) -> (tensor<ui32>, tensor<i32>)
   reducer(%arg1: tensor<ui32>, %arg3: tensor<ui32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
    %2 = stablehlo.compare LT, %arg1, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui32>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
    stablehlo.return %9, %10 : tensor<ui32>, tensor<i32>
  }
  return %1#1 : tensor<i32>
}
func.func private @integers_resize_2(%arg0: tensor<16xi32>) -> tensor<20xi32> {
  %0 = stablehlo.reshape %arg0 : (tensor<16xi32>) -> tensor<1x16xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<2x16xi32>
  %2 = stablehlo.reshape %1 : (tensor<2x16xi32>) -> tensor<32xi32>
  %3 = stablehlo.slice %2 [0:20] : (tensor<32xi32>) -> tensor<20xi32>
  return %3 : tensor<20xi32>
}
func.func private @integers_remainder_3(%arg0: tensor<20xi32>, %arg1: tensor<i64>) -> tensor<20xi32> {
  %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<1> : tensor<i32>
  %2 = call @integers__where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<20xi32>
  %4 = stablehlo.remainder %arg0, %3 : tensor<20xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<20xi32>
  %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<20xi32>
  %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<20xi1>
  %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<20xi1>, tensor<20xi1>) -> tensor<20xi1>
  %12 = stablehlo.and %11, %6 : tensor<20xi1>
  %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<20xi32>
  %14 = stablehlo.add %4, %13 : tensor<20xi32>
  %15 = stablehlo.select %12, %14, %4 : tensor<20xi1>, tensor<20xi32>
  return %15 : tensor<20xi32>
}
func.func private @integers_argmax_4(%arg0: tensor<20xi32>) -> tensor<i32> {
  %0 = stablehlo.iota dim = 0 : tensor<20xi32>
  %c = stablehlo.constant dense<-2147483648> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<20xi32>, tensor<20xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
   reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
    %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
    stablehlo.return %9, %10 : tensor<i32>, tensor<i32>
  }
  return %1#1 : tensor<i32>
}
func.func private @integers_argmin_5(%arg0: tensor<20xi32>) -> tensor<i32> {
  %0 = stablehlo.iota dim = 0 : tensor<20xi32>
  %c = stablehlo.constant dense<2147483647> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<20xi32>, tensor<20xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
   reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
    %2 = stablehlo.compare LT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
    stablehlo.return %9, %10 : tensor<i32>, tensor<i32>
  }
  return %1#1 : tensor<i32>
}
func.func private @integers_argmax_6(%arg0: tensor<20xui32>) -> tensor<i32> {
  %0 = stablehlo.iota dim = 0 : tensor<20xi32>
  %c = stablehlo.constant dense<0> : tensor<ui32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<20xui32>, tensor<20xi32>, tensor<ui32>, tensor<i32>) -> (tensor<ui32>, tensor<i32>)
   reducer(%arg1: tensor<ui32>, %arg3: tensor<ui32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
    %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui32>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
    stablehlo.return %9, %10 : tensor<ui32>, tensor<i32>
  }
  return %1#1 : tensor<i32>
}
func.func private @integers_argmin_7(%arg0: tensor<20xui32>) -> tensor<i32> {
  %0 = stablehlo.iota dim = 0 : tensor<20xi32>
  %c = stablehlo.constant dense<4294967295> : tensor<ui32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<20xui32>, tensor<20xi32>, tensor<ui32>, tensor<i32>) -> (tensor<ui32>, tensor<i32>)
   reducer(%arg1: tensor<ui32>, %arg3: tensor<ui32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
    %2 = stablehlo.compare LT, %arg1, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui32>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
    stablehlo.return %9, %10 : tensor<ui32>, tensor<i32>
  }
  return %1#1 : tensor<i32>
}
func.func private @booleans(%arg0: tensor<16xi32>, %arg1: tensor<16xi32>) -> (tensor<2xi32>) {
  %0 = call @booleans_resize(%arg0) : (tensor<16xi32>) -> tensor<6xi32>
  %c = stablehlo.constant dense<7919> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<6xi32>
  %3 = call @booleans_resize(%arg1) : (tensor<16xi32>) -> tensor<6xi32>
  %c_0 = stablehlo.constant dense<3> : tensor<i32>
  %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
  %5 = stablehlo.shift_left %3, %4 : tensor<6xi32>
  %6 = stablehlo.xor %2, %5 : tensor<6xi32>
  %c_1 = stablehlo.constant dense<5> : tensor<i64>
  %7 = call @booleans_remainder(%6, %c_1) : (tensor<6xi32>, tensor<i64>) -> tensor<6xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %c_3 = stablehlo.constant dense<24> : tensor<i32>
  %c_4 = stablehlo.constant dense<6> : tensor<i32>
  %8:4 = stablehlo.while(%iterArg = %c_2, %iterArg_11 = %c_3, %iterArg_12 = %7, %iterArg_13 = %c_4) : tensor<i32>, tensor<i32>, tensor<6xi32>, tensor<i32>
  cond {
    %21 = stablehlo.compare LT, %iterArg, %iterArg_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %21 : tensor<i1>
  } do {
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %21 = stablehlo.add %iterArg, %c_14 : tensor<i32>
    %c_15 = stablehlo.constant dense<5> : tensor<i64>
    %22 = func.call @booleans_remainder_0(%iterArg, %c_15) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %24 = stablehlo.compare EQ, %iterArg_12, %23, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %25 = func.call @booleans_argmax(%24) : (tensor<6xi1>) -> tensor<i32>
    %c_16 = stablehlo.constant dense<3> : tensor<i64>
    %26 = func.call @booleans_remainder_0(%iterArg, %c_16) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %28 = stablehlo.compare GT, %iterArg_12, %27, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %29 = func.call @booleans_argmin(%28) : (tensor<6xi1>) -> tensor<i32>
    %c_17 = stablehlo.constant dense<1> : tensor<i32>
    %30 = stablehlo.add %c_17, %29 : tensor<i32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %31 = stablehlo.compare LT, %25, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_19 = stablehlo.constant dense<6> : tensor<i32>
    %32 = stablehlo.add %25, %c_19 : tensor<i32>
    %33 = stablehlo.select %31, %32, %25 : tensor<i1>, tensor<i32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %35 = "stablehlo.scatter"(%iterArg_12, %34, %30) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %41 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %41 : tensor<i32>
    }) : (tensor<6xi32>, tensor<1xi32>, tensor<i32>) -> tensor<6xi32>
    %c_20 = stablehlo.constant dense<5> : tensor<i64>
    %36 = func.call @booleans_remainder(%35, %c_20) : (tensor<6xi32>, tensor<i64>) -> tensor<6xi32>
    %c_21 = stablehlo.constant dense<31> : tensor<i32>
    %37 = stablehlo.multiply %iterArg_13, %c_21 : tensor<i32>
    %c_22 = stablehlo.constant dense<7> : tensor<i32>
    %38 = stablehlo.multiply %25, %c_22 : tensor<i32>
    %39 = stablehlo.add %37, %38 : tensor<i32>
    %40 = stablehlo.add %39, %29 : tensor<i32>
    stablehlo.return %21, %iterArg_11, %36, %40 : tensor<i32>, tensor<i32>, tensor<6xi32>, tensor<i32>
  }
  %9 = call @booleans_resize_1(%arg0) : (tensor<16xi32>) -> tensor<18xi32>
  %c_5 = stablehlo.constant dense<7919> : tensor<i32>
  %10 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<18xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<18xi32>
  %12 = call @booleans_resize_1(%arg1) : (tensor<16xi32>) -> tensor<18xi32>
  %c_6 = stablehlo.constant dense<3> : tensor<i32>
  %13 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<18xi32>
  %14 = stablehlo.shift_left %12, %13 : tensor<18xi32>
  %15 = stablehlo.xor %11, %14 : tensor<18xi32>
  %c_7 = stablehlo.constant dense<5> : tensor<i64>
  %16 = call @booleans_remainder_2(%15, %c_7) : (tensor<18xi32>, tensor<i64>) -> tensor<18xi32>
  %c_8 = stablehlo.constant dense<0> : tensor<i32>
  %c_9 = stablehlo.constant dense<24> : tensor<i32>
  %c_10 = stablehlo.constant dense<18> : tensor<i32>
  %17:4 = stablehlo.while(%iterArg = %c_8, %iterArg_11 = %c_9, %iterArg_12 = %16, %iterArg_13 = %c_10) : tensor<i32>, tensor<i32>, tensor<18xi32>, tensor<i32>
  cond {
    %21 = stablehlo.compare LT, %iterArg, %iterArg_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %21 : tensor<i1>
  } do {
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %21 = stablehlo.add %iterArg, %c_14 : tensor<i32>
    %c_15 = stablehlo.constant dense<5> : tensor<i64>
    %22 = func.call @booleans_remainder_0(%iterArg, %c_15) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<i32>) -> tensor<18xi32>
    %24 = stablehlo.compare EQ, %iterArg_12, %23, SIGNED : (tensor<18xi32>, tensor<18xi32>) -> tensor<18xi1>
    %25 = func.call @booleans_argmax_3(%24) : (tensor<18xi1>) -> tensor<i32>
    %c_16 = stablehlo.constant dense<3> : tensor<i64>
    %26 = func.call @booleans_remainder_0(%iterArg, %c_16) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<18xi32>
    %28 = stablehlo.compare GT, %iterArg_12, %27, SIGNED : (tensor<18xi32>, tensor<18xi32>) -> tensor<18xi1>
    %29 = func.call @booleans_argmin_4(%28) : (tensor<18xi1>) -> tensor<i32>
    %c_17 = stablehlo.constant dense<1> : tensor<i32>
    %30 = stablehlo.add %c_17, %29 : tensor<i32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %31 = stablehlo.compare LT, %25, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_19 = stablehlo.constant dense<18> : tensor<i32>
    %32 = stablehlo.add %25, %c_19 : tensor<i32>
    %33 = stablehlo.select %31, %32, %25 : tensor<i1>, tensor<i32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %35 = "stablehlo.scatter"(%iterArg_12, %34, %30) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %41 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %41 : tensor<i32>
    }) : (tensor<18xi32>, tensor<1xi32>, tensor<i32>) -> tensor<18xi32>
    %c_20 = stablehlo.constant dense<5> : tensor<i64>
    %36 = func.call @booleans_remainder_2(%35, %c_20) : (tensor<18xi32>, tensor<i64>) -> tensor<18xi32>
    %c_21 = stablehlo.constant dense<31> : tensor<i32>
    %37 = stablehlo.multiply %iterArg_13, %c_21 : tensor<i32>
    %c_22 = stablehlo.constant dense<7> : tensor<i32>
    %38 = stablehlo.multiply %25, %c_22 : tensor<i32>
    %39 = stablehlo.add %37, %38 : tensor<i32>
    %40 = stablehlo.add %39, %29 : tensor<i32>
    stablehlo.return %21, %iterArg_11, %36, %40 : tensor<i32>, tensor<i32>, tensor<18xi32>, tensor<i32>
  }
  %18 = stablehlo.broadcast_in_dim %8#3, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %19 = stablehlo.broadcast_in_dim %17#3, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %20 = stablehlo.concatenate %18, %19, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  return %20 : tensor<2xi32>
}
func.func private @booleans_resize(%arg0: tensor<16xi32>) -> tensor<6xi32> {
  %0 = stablehlo.reshape %arg0 : (tensor<16xi32>) -> tensor<1x16xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16xi32>
  %2 = stablehlo.reshape %1 : (tensor<1x16xi32>) -> tensor<16xi32>
  %3 = stablehlo.slice %2 [0:6] : (tensor<16xi32>) -> tensor<6xi32>
  return %3 : tensor<6xi32>
}
func.func private @booleans_remainder(%arg0: tensor<6xi32>, %arg1: tensor<i64>) -> tensor<6xi32> {
  %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<1> : tensor<i32>
  %2 = call @booleans__where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<6xi32>
  %4 = stablehlo.remainder %arg0, %3 : tensor<6xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6xi32>
  %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6xi32>
  %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<6xi1>
  %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
  %12 = stablehlo.and %11, %6 : tensor<6xi1>
  %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<6xi32>
  %14 = stablehlo.add %4, %13 : tensor<6xi32>
  %15 = stablehlo.select %12, %14, %4 : tensor<6xi1>, tensor<6xi32>
  return %15 : tensor<6xi32>
}
func.func private @booleans__where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
  return %0 : tensor<i32>
}
func.func private @booleans_remainder_0(%arg0: tensor<i32>, %arg1: tensor<i64>) -> tensor<i32> {
  %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<1> : tensor<i32>
  %2 = call @booleans__where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @booleans_argmax(%arg0: tensor<6xi1>) -> tensor<i32> {
  %0 = stablehlo.iota dim = 0 : tensor<6xi32>
  %c = stablehlo.constant dense<false> : tensor<i1>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<6xi1>, tensor<6xi32>, tensor<i1>, tensor<i32>) -> (tensor<i1>, tensor<i32>)
   reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
    %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
    stablehlo.return %9, %10 : tensor<i1>, tensor<i32>
  }
  return %1#1 : tensor<i32>
}
func.func private @booleans_argmin(%arg0: tensor<6xi1>) -> tensor<i32> {
  %0 = stablehlo.iota dim = 0 : tensor<6xi32>
  %c = stablehlo.constant dense<true> : tensor<i1>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<6xi1>, tensor<6xi32>, tensor<i1>, tensor<i32>) -> (tensor<i1>, tensor<i32>)
   reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
    %2 = stablehlo.compare LT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
    stablehlo.return %9, %10 : tensor<i1>, tensor<i32>
  }
  return %1#1 : tensor<i32>
}
func.func private @booleans_resize_1(%arg0: tensor<16xi32>) -> tensor<18xi32> {
  %0 = stablehlo.reshape %arg0 : (tensor<16xi32>) -> tensor<1x16xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<2x16xi32>
  %2 = stablehlo.reshape %1 : (tensor<2x16xi32>) -> tensor<32xi32>
  %3 = stablehlo.slice %2 [0:18] : (tensor<32xi32>) -> tensor<18xi32>
  return %3 : tensor<18xi32>
}
func.func private @booleans_remainder_2(%arg0: tensor<18xi32>, %arg1: tensor<i64>) -> tensor<18xi32> {
  %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<1> : tensor<i32>
  %2 = call @booleans__where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<18xi32>
  %4 = stablehlo.remainder %arg0, %3 : tensor<18xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<18xi32>
  %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<18xi32>, tensor<18xi32>) -> tensor<18xi1>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<18xi32>
  %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<18xi32>, tensor<18xi32>) -> tensor<18xi1>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<18xi1>
  %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<18xi1>, tensor<18xi1>) -> tensor<18xi1>
  %12 = stablehlo.and %11, %6 : tensor<18xi1>
  %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<18xi32>
  %14 = stablehlo.add %4, %13 : tensor<18xi32>
  %15 = stablehlo.select %12, %14, %4 : tensor<18xi1>, tensor<18xi32>
  return %15 : tensor<18xi32>
}
func.func private @booleans_argmax_3(%arg0: tensor<18xi1>) -> tensor<i32> {
  %0 = stablehlo.iota dim = 0 : tensor<18xi32>
  %c = stablehlo.constant dense<false> : tensor<i1>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<18xi1>, tensor<18xi32>, tensor<i1>, tensor<i32>) -> (tensor<i1>, tensor<i32>)
   reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
    %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
    stablehlo.return %9, %10 : tensor<i1>, tensor<i32>
  }
  return %1#1 : tensor<i32>
}
func.func private @booleans_argmin_4(%arg0: tensor<18xi1>) -> tensor<i32> {
  %0 = stablehlo.iota dim = 0 : tensor<18xi32>
  %c = stablehlo.constant dense<true> : tensor<i1>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<18xi1>, tensor<18xi32>, tensor<i1>, tensor<i32>) -> (tensor<i1>, tensor<i32>)
   reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
    %2 = stablehlo.compare LT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
    stablehlo.return %9, %10 : tensor<i1>, tensor<i32>
  }
  return %1#1 : tensor<i32>
}
func.func private @floats(%arg0: tensor<16xi32>, %arg1: tensor<16xi32>) -> (tensor<1xi32>) {
  %0 = call @floats_resize(%arg1) : (tensor<16xi32>) -> tensor<19xi32>
  %c = stablehlo.constant dense<3> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<19xi32>
  %2 = stablehlo.and %0, %1 : tensor<19xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<19xi32>
  %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
  %5 = stablehlo.convert %0 : (tensor<19xi32>) -> tensor<19xf32>
  %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
  %6 = call @floats__where(%4, %cst, %5) : (tensor<19xi1>, tensor<f64>, tensor<19xf32>) -> tensor<19xf32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<19xi32>
  %8 = stablehlo.compare LT, %0, %7, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
  %cst_2 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = call @floats__where_0(%8, %cst_2, %cst_3) : (tensor<19xi1>, tensor<f32>, tensor<f32>) -> tensor<19xf32>
  %c_4 = stablehlo.constant dense<0> : tensor<i32>
  %c_5 = stablehlo.constant dense<40> : tensor<i32>
  %c_6 = stablehlo.constant dense<1> : tensor<i32>
  %10:5 = stablehlo.while(%iterArg = %c_4, %iterArg_7 = %c_5, %iterArg_8 = %6, %iterArg_9 = %9, %iterArg_10 = %c_6) : tensor<i32>, tensor<i32>, tensor<19xf32>, tensor<19xf32>, tensor<i32>
  cond {
    %12 = stablehlo.compare LT, %iterArg, %iterArg_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %12 : tensor<i1>
  } do {
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %iterArg, %c_11 : tensor<i32>
    %13 = func.call @floats_argmax(%iterArg_8) : (tensor<19xf32>) -> tensor<i32>
    %14 = func.call @floats_argmin(%iterArg_8) : (tensor<19xf32>) -> tensor<i32>
    %15 = func.call @floats_argmin(%iterArg_9) : (tensor<19xf32>) -> tensor<i32>
    %16 = func.call @floats_argmax(%iterArg_9) : (tensor<19xf32>) -> tensor<i32>
    %17 = stablehlo.convert %iterArg : (tensor<i32>) -> tensor<f32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %13, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<19> : tensor<i32>
    %19 = stablehlo.add %13, %c_13 : tensor<i32>
    %20 = stablehlo.select %18, %19, %13 : tensor<i1>, tensor<i32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %22 = "stablehlo.scatter"(%iterArg_8, %21, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<19xf32>, tensor<1xi32>, tensor<f32>) -> tensor<19xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.compare LT, %14, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<19> : tensor<i32>
    %24 = stablehlo.add %14, %c_15 : tensor<i32>
    %25 = stablehlo.select %23, %24, %14 : tensor<i1>, tensor<i32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = "stablehlo.scatter"(%22, %26, %cst_16) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %44 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %44 : tensor<f32>
    }) : (tensor<19xf32>, tensor<1xi32>, tensor<f32>) -> tensor<19xf32>
    %c_17 = stablehlo.constant dense<3> : tensor<i64>
    %28 = func.call @floats_remainder(%iterArg, %c_17) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %29 = stablehlo.convert %28 : (tensor<i32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.multiply %cst_18, %29 : tensor<f32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %31 = stablehlo.compare LT, %15, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_20 = stablehlo.constant dense<19> : tensor<i32>
    %32 = stablehlo.add %15, %c_20 : tensor<i32>
    %33 = stablehlo.select %31, %32, %15 : tensor<i1>, tensor<i32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %35 = "stablehlo.scatter"(%iterArg_9, %34, %30) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<19xf32>, tensor<1xi32>, tensor<f32>) -> tensor<19xf32>
    %c_21 = stablehlo.constant dense<31> : tensor<i32>
    %36 = stablehlo.multiply %iterArg_10, %c_21 : tensor<i32>
    %c_22 = stablehlo.constant dense<17> : tensor<i32>
    %37 = stablehlo.multiply %13, %c_22 : tensor<i32>
    %38 = stablehlo.add %36, %37 : tensor<i32>
    %c_23 = stablehlo.constant dense<5> : tensor<i32>
    %39 = stablehlo.multiply %14, %c_23 : tensor<i32>
    %40 = stablehlo.add %38, %39 : tensor<i32>
    %c_24 = stablehlo.constant dense<3> : tensor<i32>
    %41 = stablehlo.multiply %15, %c_24 : tensor<i32>
    %42 = stablehlo.add %40, %41 : tensor<i32>
    %43 = stablehlo.add %42, %16 : tensor<i32>
    stablehlo.return %12, %iterArg_7, %27, %35, %43 : tensor<i32>, tensor<i32>, tensor<19xf32>, tensor<19xf32>, tensor<i32>
  }
  %11 = stablehlo.broadcast_in_dim %10#4, dims = [] : (tensor<i32>) -> tensor<1xi32>
  return %11 : tensor<1xi32>
}
func.func private @floats_resize(%arg0: tensor<16xi32>) -> tensor<19xi32> {
  %0 = stablehlo.reshape %arg0 : (tensor<16xi32>) -> tensor<1x16xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<2x16xi32>
  %2 = stablehlo.reshape %1 : (tensor<2x16xi32>) -> tensor<32xi32>
  %3 = stablehlo.slice %2 [0:19] : (tensor<32xi32>) -> tensor<19xi32>
  return %3 : tensor<19xi32>
}
func.func private @floats__where(%arg0: tensor<19xi1>, %arg1: tensor<f64>, %arg2: tensor<19xf32>) -> tensor<19xf32> {
  %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<19xf32>
  %2 = stablehlo.select %arg0, %1, %arg2 : tensor<19xi1>, tensor<19xf32>
  return %2 : tensor<19xf32>
}
func.func private @floats__where_0(%arg0: tensor<19xi1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<19xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<19xf32>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<19xf32>
  %2 = stablehlo.select %arg0, %0, %1 : tensor<19xi1>, tensor<19xf32>
  return %2 : tensor<19xf32>
}
func.func private @floats_argmax(%arg0: tensor<19xf32>) -> tensor<i32> {
  %0 = stablehlo.iota dim = 0 : tensor<19xi32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<19xf32>, tensor<19xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
   reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
    %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
    stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
  }
  return %1#1 : tensor<i32>
}
func.func private @floats_argmin(%arg0: tensor<19xf32>) -> tensor<i32> {
  %0 = stablehlo.iota dim = 0 : tensor<19xi32>
  %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<19xf32>, tensor<19xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
   reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
    %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
    stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
  }
  return %1#1 : tensor<i32>
}
func.func private @floats_remainder(%arg0: tensor<i32>, %arg1: tensor<i64>) -> tensor<i32> {
  %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<1> : tensor<i32>
  %2 = call @floats__where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @floats__where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
  return %0 : tensor<i32>
}
func.func private @orders(%arg0: tensor<16xi32>, %arg1: tensor<16xi32>) -> (tensor<4xi32>) {
  %0 = call @orders_resize(%arg0) : (tensor<16xi32>) -> tensor<21xi32>
  %c = stablehlo.constant dense<7919> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<21xi32>
  %3 = call @orders_resize(%arg1) : (tensor<16xi32>) -> tensor<21xi32>
  %c_0 = stablehlo.constant dense<3> : tensor<i32>
  %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %5 = stablehlo.shift_left %3, %4 : tensor<21xi32>
  %6 = stablehlo.xor %2, %5 : tensor<21xi32>
  %c_1 = stablehlo.constant dense<7> : tensor<i64>
  %7 = call @orders_remainder(%6, %c_1) : (tensor<21xi32>, tensor<i64>) -> tensor<21xi32>
  %c_2 = stablehlo.constant dense<1> : tensor<i32>
  %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %9 = stablehlo.and %7, %8 : tensor<21xi32>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %11 = stablehlo.compare EQ, %9, %10, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
  %cst = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = call @orders__where_0(%11, %cst, %cst_4) : (tensor<21xi1>, tensor<f32>, tensor<f32>) -> tensor<21xf32>
  %c_5 = stablehlo.constant dense<4> : tensor<i32>
  %13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %14 = stablehlo.compare GT, %7, %13, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
  %cst_6 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
  %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %15 = call @orders__where_1(%14, %cst_6, %cst_7) : (tensor<21xi1>, tensor<f64>, tensor<f32>) -> tensor<21xf32>
  %16 = stablehlo.multiply %12, %15 : tensor<21xf32>
  %17 = stablehlo.iota dim = 0 : tensor<21xi32>
  %c_8 = stablehlo.constant dense<-3> : tensor<i32>
  %18 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %19 = stablehlo.subtract %18, %17 : tensor<21xi32>
  %c_9 = stablehlo.constant dense<0> : tensor<i32>
  %c_10 = stablehlo.constant dense<24> : tensor<i32>
  %c_11 = stablehlo.constant dense<21> : tensor<i32>
  %20:6 = stablehlo.while(%iterArg = %19, %iterArg_56 = %c_9, %iterArg_57 = %c_10, %iterArg_58 = %7, %iterArg_59 = %16, %iterArg_60 = %c_11) : tensor<21xi32>, tensor<i32>, tensor<i32>, tensor<21xi32>, tensor<21xf32>, tensor<i32>
  cond {
    %97 = stablehlo.compare LT, %iterArg_56, %iterArg_57, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %97 : tensor<i1>
  } do {
    %c_61 = stablehlo.constant dense<1> : tensor<i32>
    %97 = stablehlo.add %iterArg_56, %c_61 : tensor<i32>
    %c_62 = stablehlo.constant dense<3> : tensor<i32>
    %98:2 = stablehlo.reduce(%iterArg_58 init: %c_62), (%iterArg init: %iterArg_56) across dimensions = [0] : (tensor<21xi32>, tensor<21xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
     reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %126 = stablehlo.compare GT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %127 = stablehlo.compare NE, %arg2, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %128 = stablehlo.or %126, %127 : tensor<i1>
      %129 = func.call @orders__where(%128, %arg2, %arg4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %130 = stablehlo.compare EQ, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %131 = stablehlo.convert %arg3 : (tensor<i32>) -> tensor<ui32>
      %132 = stablehlo.convert %arg5 : (tensor<i32>) -> tensor<ui32>
      %133 = stablehlo.compare LT, %131, %132, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %134 = stablehlo.and %130, %133 : tensor<i1>
      %135 = stablehlo.or %128, %134 : tensor<i1>
      %136 = func.call @orders__where(%135, %arg3, %arg5) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      stablehlo.return %129, %136 : tensor<i32>, tensor<i32>
    }
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99:2 = stablehlo.reduce(%iterArg_59 init: %cst_63), (%iterArg init: %iterArg_56) across dimensions = [0] : (tensor<21xf32>, tensor<21xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %126 = stablehlo.compare GT, %arg2, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %127 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %128 = stablehlo.or %126, %127 : tensor<i1>
      %129 = func.call @orders__where_2(%128, %arg2, %arg4) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %130 = stablehlo.compare EQ, %arg2, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %131 = stablehlo.convert %arg3 : (tensor<i32>) -> tensor<ui32>
      %132 = stablehlo.convert %arg5 : (tensor<i32>) -> tensor<ui32>
      %133 = stablehlo.compare LT, %131, %132, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %134 = stablehlo.and %130, %133 : tensor<i1>
      %135 = stablehlo.or %128, %134 : tensor<i1>
      %136 = func.call @orders__where(%135, %arg3, %arg5) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      stablehlo.return %129, %136 : tensor<f32>, tensor<i32>
    }
    %c_64 = stablehlo.constant dense<21> : tensor<i64>
    %100 = func.call @orders_remainder_3(%iterArg_56, %c_64) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %101 = stablehlo.subtract %98#0, %98#1 : tensor<i32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %102 = stablehlo.compare LT, %100, %c_65, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_66 = stablehlo.constant dense<21> : tensor<i32>
    %103 = stablehlo.add %100, %c_66 : tensor<i32>
    %104 = stablehlo.select %102, %103, %100 : tensor<i1>, tensor<i32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %106 = "stablehlo.scatter"(%iterArg_58, %105, %101) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %126 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %126 : tensor<i32>
    }) : (tensor<21xi32>, tensor<1xi32>, tensor<i32>) -> tensor<21xi32>
    %c_67 = stablehlo.constant dense<7> : tensor<i64>
    %107 = func.call @orders_remainder(%106, %c_67) : (tensor<21xi32>, tensor<i64>) -> tensor<21xi32>
    %c_68 = stablehlo.constant dense<5> : tensor<i64>
    %108 = func.call @orders_remainder_3(%iterArg_56, %c_68) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_69 = stablehlo.constant dense<1> : tensor<i32>
    %109 = stablehlo.and %iterArg_56, %c_69 : tensor<i32>
    %110 = stablehlo.convert %109 : (tensor<i32>) -> tensor<f32>
    %cst_70 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %111 = stablehlo.multiply %110, %cst_70 : tensor<f32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %112 = stablehlo.compare LT, %108, %c_71, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_72 = stablehlo.constant dense<21> : tensor<i32>
    %113 = stablehlo.add %108, %c_72 : tensor<i32>
    %114 = stablehlo.select %112, %113, %108 : tensor<i1>, tensor<i32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %116 = "stablehlo.scatter"(%iterArg_59, %115, %111) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<21xf32>, tensor<1xi32>, tensor<f32>) -> tensor<21xf32>
    %c_73 = stablehlo.constant dense<31> : tensor<i32>
    %117 = stablehlo.multiply %iterArg_60, %c_73 : tensor<i32>
    %c_74 = stablehlo.constant dense<7> : tensor<i32>
    %118 = stablehlo.multiply %98#0, %c_74 : tensor<i32>
    %119 = stablehlo.add %117, %118 : tensor<i32>
    %120 = stablehlo.add %119, %98#1 : tensor<i32>
    %121 = stablehlo.add %120, %99#1 : tensor<i32>
    %122 = stablehlo.compare NE, %99#0, %99#0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %123 = stablehlo.bitcast_convert %99#0 : (tensor<f32>) -> tensor<i32>
    %c_75 = stablehlo.constant dense<1> : tensor<i64>
    %124 = func.call @orders__where_4(%122, %c_75, %123) : (tensor<i1>, tensor<i64>, tensor<i32>) -> tensor<i32>
    %125 = stablehlo.add %121, %124 : tensor<i32>
    stablehlo.return %iterArg, %97, %iterArg_57, %107, %116, %125 : tensor<21xi32>, tensor<i32>, tensor<i32>, tensor<21xi32>, tensor<21xf32>, tensor<i32>
  }
  %21 = call @orders_resize(%arg0) : (tensor<16xi32>) -> tensor<21xi32>
  %c_12 = stablehlo.constant dense<7919> : tensor<i32>
  %22 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %23 = stablehlo.multiply %21, %22 : tensor<21xi32>
  %24 = call @orders_resize(%arg1) : (tensor<16xi32>) -> tensor<21xi32>
  %c_13 = stablehlo.constant dense<3> : tensor<i32>
  %25 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %26 = stablehlo.shift_left %24, %25 : tensor<21xi32>
  %27 = stablehlo.xor %23, %26 : tensor<21xi32>
  %c_14 = stablehlo.constant dense<7> : tensor<i64>
  %28 = call @orders_remainder(%27, %c_14) : (tensor<21xi32>, tensor<i64>) -> tensor<21xi32>
  %c_15 = stablehlo.constant dense<1> : tensor<i32>
  %29 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %30 = stablehlo.and %28, %29 : tensor<21xi32>
  %c_16 = stablehlo.constant dense<0> : tensor<i32>
  %31 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %32 = stablehlo.compare EQ, %30, %31, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
  %cst_17 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
  %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %33 = call @orders__where_0(%32, %cst_17, %cst_18) : (tensor<21xi1>, tensor<f32>, tensor<f32>) -> tensor<21xf32>
  %c_19 = stablehlo.constant dense<4> : tensor<i32>
  %34 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %35 = stablehlo.compare GT, %28, %34, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
  %cst_20 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
  %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %36 = call @orders__where_1(%35, %cst_20, %cst_21) : (tensor<21xi1>, tensor<f64>, tensor<f32>) -> tensor<21xf32>
  %37 = stablehlo.multiply %33, %36 : tensor<21xf32>
  %38 = stablehlo.iota dim = 0 : tensor<21xi32>
  %c_22 = stablehlo.constant dense<-3> : tensor<i32>
  %39 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %40 = stablehlo.subtract %39, %38 : tensor<21xi32>
  %c_23 = stablehlo.constant dense<0> : tensor<i32>
  %c_24 = stablehlo.constant dense<24> : tensor<i32>
  %c_25 = stablehlo.constant dense<21> : tensor<i32>
  %41:6 = stablehlo.while(%iterArg = %40, %iterArg_56 = %c_23, %iterArg_57 = %c_24, %iterArg_58 = %28, %iterArg_59 = %37, %iterArg_60 = %c_25) : tensor<21xi32>, tensor<i32>, tensor<i32>, tensor<21xi32>, tensor<21xf32>, tensor<i32>
  cond {
    %97 = stablehlo.compare LT, %iterArg_56, %iterArg_57, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %97 : tensor<i1>
  } do {
    %c_61 = stablehlo.constant dense<1> : tensor<i32>
    %97 = stablehlo.add %iterArg_56, %c_61 : tensor<i32>
    %c_62 = stablehlo.constant dense<3> : tensor<i32>
    %98:2 = stablehlo.reduce(%iterArg_58 init: %c_62), (%iterArg init: %iterArg_56) across dimensions = [0] : (tensor<21xi32>, tensor<21xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
     reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %126 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %127 = stablehlo.compare NE, %arg2, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %128 = stablehlo.or %126, %127 : tensor<i1>
      %129 = func.call @orders__where(%128, %arg2, %arg4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %130 = stablehlo.compare EQ, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %131 = stablehlo.convert %arg3 : (tensor<i32>) -> tensor<ui32>
      %132 = stablehlo.convert %arg5 : (tensor<i32>) -> tensor<ui32>
      %133 = stablehlo.compare LT, %131, %132, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %134 = stablehlo.and %130, %133 : tensor<i1>
      %135 = stablehlo.or %128, %134 : tensor<i1>
      %136 = func.call @orders__where(%135, %arg3, %arg5) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      stablehlo.return %129, %136 : tensor<i32>, tensor<i32>
    }
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99:2 = stablehlo.reduce(%iterArg_59 init: %cst_63), (%iterArg init: %iterArg_56) across dimensions = [0] : (tensor<21xf32>, tensor<21xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %126 = stablehlo.compare LT, %arg2, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %127 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %128 = stablehlo.or %126, %127 : tensor<i1>
      %129 = func.call @orders__where_2(%128, %arg2, %arg4) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %130 = stablehlo.compare EQ, %arg2, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %131 = stablehlo.convert %arg3 : (tensor<i32>) -> tensor<ui32>
      %132 = stablehlo.convert %arg5 : (tensor<i32>) -> tensor<ui32>
      %133 = stablehlo.compare LT, %131, %132, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %134 = stablehlo.and %130, %133 : tensor<i1>
      %135 = stablehlo.or %128, %134 : tensor<i1>
      %136 = func.call @orders__where(%135, %arg3, %arg5) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      stablehlo.return %129, %136 : tensor<f32>, tensor<i32>
    }
    %c_64 = stablehlo.constant dense<21> : tensor<i64>
    %100 = func.call @orders_remainder_3(%iterArg_56, %c_64) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %101 = stablehlo.subtract %98#0, %98#1 : tensor<i32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %102 = stablehlo.compare LT, %100, %c_65, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_66 = stablehlo.constant dense<21> : tensor<i32>
    %103 = stablehlo.add %100, %c_66 : tensor<i32>
    %104 = stablehlo.select %102, %103, %100 : tensor<i1>, tensor<i32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %106 = "stablehlo.scatter"(%iterArg_58, %105, %101) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %126 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %126 : tensor<i32>
    }) : (tensor<21xi32>, tensor<1xi32>, tensor<i32>) -> tensor<21xi32>
    %c_67 = stablehlo.constant dense<7> : tensor<i64>
    %107 = func.call @orders_remainder(%106, %c_67) : (tensor<21xi32>, tensor<i64>) -> tensor<21xi32>
    %c_68 = stablehlo.constant dense<5> : tensor<i64>
    %108 = func.call @orders_remainder_3(%iterArg_56, %c_68) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_69 = stablehlo.constant dense<1> : tensor<i32>
    %109 = stablehlo.and %iterArg_56, %c_69 : tensor<i32>
    %110 = stablehlo.convert %109 : (tensor<i32>) -> tensor<f32>
    %cst_70 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %111 = stablehlo.multiply %110, %cst_70 : tensor<f32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %112 = stablehlo.compare LT, %108, %c_71, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_72 = stablehlo.constant dense<21> : tensor<i32>
    %113 = stablehlo.add %108, %c_72 : tensor<i32>
    %114 = stablehlo.select %112, %113, %108 : tensor<i1>, tensor<i32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %116 = "stablehlo.scatter"(%iterArg_59, %115, %111) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<21xf32>, tensor<1xi32>, tensor<f32>) -> tensor<21xf32>
    %c_73 = stablehlo.constant dense<31> : tensor<i32>
    %117 = stablehlo.multiply %iterArg_60, %c_73 : tensor<i32>
    %c_74 = stablehlo.constant dense<7> : tensor<i32>
    %118 = stablehlo.multiply %98#0, %c_74 : tensor<i32>
    %119 = stablehlo.add %117, %118 : tensor<i32>
    %120 = stablehlo.add %119, %98#1 : tensor<i32>
    %121 = stablehlo.add %120, %99#1 : tensor<i32>
    %122 = stablehlo.compare NE, %99#0, %99#0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %123 = stablehlo.bitcast_convert %99#0 : (tensor<f32>) -> tensor<i32>
    %c_75 = stablehlo.constant dense<1> : tensor<i64>
    %124 = func.call @orders__where_4(%122, %c_75, %123) : (tensor<i1>, tensor<i64>, tensor<i32>) -> tensor<i32>
    %125 = stablehlo.add %121, %124 : tensor<i32>
    stablehlo.return %iterArg, %97, %iterArg_57, %107, %116, %125 : tensor<21xi32>, tensor<i32>, tensor<i32>, tensor<21xi32>, tensor<21xf32>, tensor<i32>
  }
  %42 = call @orders_resize(%arg0) : (tensor<16xi32>) -> tensor<21xi32>
  %c_26 = stablehlo.constant dense<7919> : tensor<i32>
  %43 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %44 = stablehlo.multiply %42, %43 : tensor<21xi32>
  %45 = call @orders_resize(%arg1) : (tensor<16xi32>) -> tensor<21xi32>
  %c_27 = stablehlo.constant dense<3> : tensor<i32>
  %46 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %47 = stablehlo.shift_left %45, %46 : tensor<21xi32>
  %48 = stablehlo.xor %44, %47 : tensor<21xi32>
  %c_28 = stablehlo.constant dense<7> : tensor<i64>
  %49 = call @orders_remainder(%48, %c_28) : (tensor<21xi32>, tensor<i64>) -> tensor<21xi32>
  %c_29 = stablehlo.constant dense<1> : tensor<i32>
  %50 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %51 = stablehlo.and %49, %50 : tensor<21xi32>
  %c_30 = stablehlo.constant dense<0> : tensor<i32>
  %52 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %53 = stablehlo.compare EQ, %51, %52, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
  %cst_31 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
  %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %54 = call @orders__where_0(%53, %cst_31, %cst_32) : (tensor<21xi1>, tensor<f32>, tensor<f32>) -> tensor<21xf32>
  %c_33 = stablehlo.constant dense<4> : tensor<i32>
  %55 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %56 = stablehlo.compare GT, %49, %55, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
  %cst_34 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
  %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %57 = call @orders__where_1(%56, %cst_34, %cst_35) : (tensor<21xi1>, tensor<f64>, tensor<f32>) -> tensor<21xf32>
  %58 = stablehlo.multiply %54, %57 : tensor<21xf32>
  %59 = call @orders_resize(%arg1) : (tensor<16xi32>) -> tensor<21xi32>
  %c_36 = stablehlo.constant dense<7919> : tensor<i32>
  %60 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %61 = stablehlo.multiply %59, %60 : tensor<21xi32>
  %62 = call @orders_resize(%arg0) : (tensor<16xi32>) -> tensor<21xi32>
  %c_37 = stablehlo.constant dense<3> : tensor<i32>
  %63 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %64 = stablehlo.shift_left %62, %63 : tensor<21xi32>
  %65 = stablehlo.xor %61, %64 : tensor<21xi32>
  %c_38 = stablehlo.constant dense<0> : tensor<i32>
  %c_39 = stablehlo.constant dense<24> : tensor<i32>
  %c_40 = stablehlo.constant dense<21> : tensor<i32>
  %66:6 = stablehlo.while(%iterArg = %65, %iterArg_56 = %c_38, %iterArg_57 = %c_39, %iterArg_58 = %49, %iterArg_59 = %58, %iterArg_60 = %c_40) : tensor<21xi32>, tensor<i32>, tensor<i32>, tensor<21xi32>, tensor<21xf32>, tensor<i32>
  cond {
    %97 = stablehlo.compare LT, %iterArg_56, %iterArg_57, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %97 : tensor<i1>
  } do {
    %c_61 = stablehlo.constant dense<1> : tensor<i32>
    %97 = stablehlo.add %iterArg_56, %c_61 : tensor<i32>
    %c_62 = stablehlo.constant dense<3> : tensor<i32>
    %98:2 = stablehlo.reduce(%iterArg_58 init: %c_62), (%iterArg init: %iterArg_56) across dimensions = [0] : (tensor<21xi32>, tensor<21xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
     reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %126 = stablehlo.compare GT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %127 = stablehlo.compare NE, %arg2, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %128 = stablehlo.or %126, %127 : tensor<i1>
      %129 = func.call @orders__where(%128, %arg2, %arg4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %130 = stablehlo.compare EQ, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %131 = stablehlo.compare LT, %arg3, %arg5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %132 = stablehlo.and %130, %131 : tensor<i1>
      %133 = stablehlo.or %128, %132 : tensor<i1>
      %134 = func.call @orders__where(%133, %arg3, %arg5) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      stablehlo.return %129, %134 : tensor<i32>, tensor<i32>
    }
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99:2 = stablehlo.reduce(%iterArg_59 init: %cst_63), (%iterArg init: %iterArg_56) across dimensions = [0] : (tensor<21xf32>, tensor<21xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %126 = stablehlo.compare GT, %arg2, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %127 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %128 = stablehlo.or %126, %127 : tensor<i1>
      %129 = func.call @orders__where_2(%128, %arg2, %arg4) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %130 = stablehlo.compare EQ, %arg2, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %131 = stablehlo.compare LT, %arg3, %arg5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %132 = stablehlo.and %130, %131 : tensor<i1>
      %133 = stablehlo.or %128, %132 : tensor<i1>
      %134 = func.call @orders__where(%133, %arg3, %arg5) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      stablehlo.return %129, %134 : tensor<f32>, tensor<i32>
    }
    %c_64 = stablehlo.constant dense<21> : tensor<i64>
    %100 = func.call @orders_remainder_3(%iterArg_56, %c_64) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %101 = stablehlo.subtract %98#0, %98#1 : tensor<i32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %102 = stablehlo.compare LT, %100, %c_65, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_66 = stablehlo.constant dense<21> : tensor<i32>
    %103 = stablehlo.add %100, %c_66 : tensor<i32>
    %104 = stablehlo.select %102, %103, %100 : tensor<i1>, tensor<i32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %106 = "stablehlo.scatter"(%iterArg_58, %105, %101) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %126 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %126 : tensor<i32>
    }) : (tensor<21xi32>, tensor<1xi32>, tensor<i32>) -> tensor<21xi32>
    %c_67 = stablehlo.constant dense<7> : tensor<i64>
    %107 = func.call @orders_remainder(%106, %c_67) : (tensor<21xi32>, tensor<i64>) -> tensor<21xi32>
    %c_68 = stablehlo.constant dense<5> : tensor<i64>
    %108 = func.call @orders_remainder_3(%iterArg_56, %c_68) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_69 = stablehlo.constant dense<1> : tensor<i32>
    %109 = stablehlo.and %iterArg_56, %c_69 : tensor<i32>
    %110 = stablehlo.convert %109 : (tensor<i32>) -> tensor<f32>
    %cst_70 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %111 = stablehlo.multiply %110, %cst_70 : tensor<f32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %112 = stablehlo.compare LT, %108, %c_71, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_72 = stablehlo.constant dense<21> : tensor<i32>
    %113 = stablehlo.add %108, %c_72 : tensor<i32>
    %114 = stablehlo.select %112, %113, %108 : tensor<i1>, tensor<i32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %116 = "stablehlo.scatter"(%iterArg_59, %115, %111) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<21xf32>, tensor<1xi32>, tensor<f32>) -> tensor<21xf32>
    %c_73 = stablehlo.constant dense<31> : tensor<i32>
    %117 = stablehlo.multiply %iterArg_60, %c_73 : tensor<i32>
    %c_74 = stablehlo.constant dense<7> : tensor<i32>
    %118 = stablehlo.multiply %98#0, %c_74 : tensor<i32>
    %119 = stablehlo.add %117, %118 : tensor<i32>
    %120 = stablehlo.add %119, %98#1 : tensor<i32>
    %121 = stablehlo.add %120, %99#1 : tensor<i32>
    %122 = stablehlo.compare NE, %99#0, %99#0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %123 = stablehlo.bitcast_convert %99#0 : (tensor<f32>) -> tensor<i32>
    %c_75 = stablehlo.constant dense<1> : tensor<i64>
    %124 = func.call @orders__where_4(%122, %c_75, %123) : (tensor<i1>, tensor<i64>, tensor<i32>) -> tensor<i32>
    %125 = stablehlo.add %121, %124 : tensor<i32>
    stablehlo.return %iterArg, %97, %iterArg_57, %107, %116, %125 : tensor<21xi32>, tensor<i32>, tensor<i32>, tensor<21xi32>, tensor<21xf32>, tensor<i32>
  }
  %67 = call @orders_resize(%arg0) : (tensor<16xi32>) -> tensor<21xi32>
  %c_41 = stablehlo.constant dense<7919> : tensor<i32>
  %68 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %69 = stablehlo.multiply %67, %68 : tensor<21xi32>
  %70 = call @orders_resize(%arg1) : (tensor<16xi32>) -> tensor<21xi32>
  %c_42 = stablehlo.constant dense<3> : tensor<i32>
  %71 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %72 = stablehlo.shift_left %70, %71 : tensor<21xi32>
  %73 = stablehlo.xor %69, %72 : tensor<21xi32>
  %c_43 = stablehlo.constant dense<7> : tensor<i64>
  %74 = call @orders_remainder(%73, %c_43) : (tensor<21xi32>, tensor<i64>) -> tensor<21xi32>
  %c_44 = stablehlo.constant dense<1> : tensor<i32>
  %75 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %76 = stablehlo.and %74, %75 : tensor<21xi32>
  %c_45 = stablehlo.constant dense<0> : tensor<i32>
  %77 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %78 = stablehlo.compare EQ, %76, %77, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
  %cst_46 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
  %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %79 = call @orders__where_0(%78, %cst_46, %cst_47) : (tensor<21xi1>, tensor<f32>, tensor<f32>) -> tensor<21xf32>
  %c_48 = stablehlo.constant dense<4> : tensor<i32>
  %80 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %81 = stablehlo.compare GT, %74, %80, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
  %cst_49 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
  %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %82 = call @orders__where_1(%81, %cst_49, %cst_50) : (tensor<21xi1>, tensor<f64>, tensor<f32>) -> tensor<21xf32>
  %83 = stablehlo.multiply %79, %82 : tensor<21xf32>
  %84 = call @orders_resize(%arg1) : (tensor<16xi32>) -> tensor<21xi32>
  %c_51 = stablehlo.constant dense<7919> : tensor<i32>
  %85 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %86 = stablehlo.multiply %84, %85 : tensor<21xi32>
  %87 = call @orders_resize(%arg0) : (tensor<16xi32>) -> tensor<21xi32>
  %c_52 = stablehlo.constant dense<3> : tensor<i32>
  %88 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %89 = stablehlo.shift_left %87, %88 : tensor<21xi32>
  %90 = stablehlo.xor %86, %89 : tensor<21xi32>
  %c_53 = stablehlo.constant dense<0> : tensor<i32>
  %c_54 = stablehlo.constant dense<24> : tensor<i32>
  %c_55 = stablehlo.constant dense<21> : tensor<i32>
  %91:6 = stablehlo.while(%iterArg = %90, %iterArg_56 = %c_53, %iterArg_57 = %c_54, %iterArg_58 = %74, %iterArg_59 = %83, %iterArg_60 = %c_55) : tensor<21xi32>, tensor<i32>, tensor<i32>, tensor<21xi32>, tensor<21xf32>, tensor<i32>
  cond {
    %97 = stablehlo.compare LT, %iterArg_56, %iterArg_57, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %97 : tensor<i1>
  } do {
    %c_61 = stablehlo.constant dense<1> : tensor<i32>
    %97 = stablehlo.add %iterArg_56, %c_61 : tensor<i32>
    %c_62 = stablehlo.constant dense<3> : tensor<i32>
    %98:2 = stablehlo.reduce(%iterArg_58 init: %c_62), (%iterArg init: %iterArg_56) across dimensions = [0] : (tensor<21xi32>, tensor<21xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
     reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %126 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %127 = stablehlo.compare NE, %arg2, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %128 = stablehlo.or %126, %127 : tensor<i1>
      %129 = func.call @orders__where(%128, %arg2, %arg4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %130 = stablehlo.compare EQ, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %131 = stablehlo.compare LT, %arg3, %arg5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %132 = stablehlo.and %130, %131 : tensor<i1>
      %133 = stablehlo.or %128, %132 : tensor<i1>
      %134 = func.call @orders__where(%133, %arg3, %arg5) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      stablehlo.return %129, %134 : tensor<i32>, tensor<i32>
    }
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99:2 = stablehlo.reduce(%iterArg_59 init: %cst_63), (%iterArg init: %iterArg_56) across dimensions = [0] : (tensor<21xf32>, tensor<21xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %126 = stablehlo.compare LT, %arg2, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %127 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %128 = stablehlo.or %126, %127 : tensor<i1>
      %129 = func.call @orders__where_2(%128, %arg2, %arg4) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %130 = stablehlo.compare EQ, %arg2, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %131 = stablehlo.compare LT, %arg3, %arg5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %132 = stablehlo.and %130, %131 : tensor<i1>
      %133 = stablehlo.or %128, %132 : tensor<i1>
      %134 = func.call @orders__where(%133, %arg3, %arg5) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      stablehlo.return %129, %134 : tensor<f32>, tensor<i32>
    }
    %c_64 = stablehlo.constant dense<21> : tensor<i64>
    %100 = func.call @orders_remainder_3(%iterArg_56, %c_64) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %101 = stablehlo.subtract %98#0, %98#1 : tensor<i32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %102 = stablehlo.compare LT, %100, %c_65, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_66 = stablehlo.constant dense<21> : tensor<i32>
    %103 = stablehlo.add %100, %c_66 : tensor<i32>
    %104 = stablehlo.select %102, %103, %100 : tensor<i1>, tensor<i32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %106 = "stablehlo.scatter"(%iterArg_58, %105, %101) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %126 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %126 : tensor<i32>
    }) : (tensor<21xi32>, tensor<1xi32>, tensor<i32>) -> tensor<21xi32>
    %c_67 = stablehlo.constant dense<7> : tensor<i64>
    %107 = func.call @orders_remainder(%106, %c_67) : (tensor<21xi32>, tensor<i64>) -> tensor<21xi32>
    %c_68 = stablehlo.constant dense<5> : tensor<i64>
    %108 = func.call @orders_remainder_3(%iterArg_56, %c_68) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_69 = stablehlo.constant dense<1> : tensor<i32>
    %109 = stablehlo.and %iterArg_56, %c_69 : tensor<i32>
    %110 = stablehlo.convert %109 : (tensor<i32>) -> tensor<f32>
    %cst_70 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %111 = stablehlo.multiply %110, %cst_70 : tensor<f32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %112 = stablehlo.compare LT, %108, %c_71, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_72 = stablehlo.constant dense<21> : tensor<i32>
    %113 = stablehlo.add %108, %c_72 : tensor<i32>
    %114 = stablehlo.select %112, %113, %108 : tensor<i1>, tensor<i32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %116 = "stablehlo.scatter"(%iterArg_59, %115, %111) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<21xf32>, tensor<1xi32>, tensor<f32>) -> tensor<21xf32>
    %c_73 = stablehlo.constant dense<31> : tensor<i32>
    %117 = stablehlo.multiply %iterArg_60, %c_73 : tensor<i32>
    %c_74 = stablehlo.constant dense<7> : tensor<i32>
    %118 = stablehlo.multiply %98#0, %c_74 : tensor<i32>
    %119 = stablehlo.add %117, %118 : tensor<i32>
    %120 = stablehlo.add %119, %98#1 : tensor<i32>
    %121 = stablehlo.add %120, %99#1 : tensor<i32>
    %122 = stablehlo.compare NE, %99#0, %99#0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %123 = stablehlo.bitcast_convert %99#0 : (tensor<f32>) -> tensor<i32>
    %c_75 = stablehlo.constant dense<1> : tensor<i64>
    %124 = func.call @orders__where_4(%122, %c_75, %123) : (tensor<i1>, tensor<i64>, tensor<i32>) -> tensor<i32>
    %125 = stablehlo.add %121, %124 : tensor<i32>
    stablehlo.return %iterArg, %97, %iterArg_57, %107, %116, %125 : tensor<21xi32>, tensor<i32>, tensor<i32>, tensor<21xi32>, tensor<21xf32>, tensor<i32>
  }
  %92 = stablehlo.broadcast_in_dim %20#5, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %93 = stablehlo.broadcast_in_dim %41#5, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %94 = stablehlo.broadcast_in_dim %66#5, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %95 = stablehlo.broadcast_in_dim %91#5, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %96 = stablehlo.concatenate %92, %93, %94, %95, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
  return %96 : tensor<4xi32>
}
func.func private @orders_resize(%arg0: tensor<16xi32>) -> tensor<21xi32> {
  %0 = stablehlo.reshape %arg0 : (tensor<16xi32>) -> tensor<1x16xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<2x16xi32>
  %2 = stablehlo.reshape %1 : (tensor<2x16xi32>) -> tensor<32xi32>
  %3 = stablehlo.slice %2 [0:21] : (tensor<32xi32>) -> tensor<21xi32>
  return %3 : tensor<21xi32>
}
func.func private @orders_remainder(%arg0: tensor<21xi32>, %arg1: tensor<i64>) -> tensor<21xi32> {
  %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<1> : tensor<i32>
  %2 = call @orders__where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %4 = stablehlo.remainder %arg0, %3 : tensor<21xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<21xi1>
  %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<21xi1>, tensor<21xi1>) -> tensor<21xi1>
  %12 = stablehlo.and %11, %6 : tensor<21xi1>
  %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %14 = stablehlo.add %4, %13 : tensor<21xi32>
  %15 = stablehlo.select %12, %14, %4 : tensor<21xi1>, tensor<21xi32>
  return %15 : tensor<21xi32>
}
func.func private @orders__where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
  return %0 : tensor<i32>
}
func.func private @orders__where_0(%arg0: tensor<21xi1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<21xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<21xf32>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<21xf32>
  %2 = stablehlo.select %arg0, %0, %1 : tensor<21xi1>, tensor<21xf32>
  return %2 : tensor<21xf32>
}
func.func private @orders__where_1(%arg0: tensor<21xi1>, %arg1: tensor<f64>, %arg2: tensor<f32>) -> tensor<21xf32> {
  %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<21xf32>
  %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<21xf32>
  %3 = stablehlo.select %arg0, %1, %2 : tensor<21xi1>, tensor<21xf32>
  return %3 : tensor<21xf32>
}
func.func private @orders__where_2(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
  return %0 : tensor<f32>
}
func.func private @orders_remainder_3(%arg0: tensor<i32>, %arg1: tensor<i64>) -> tensor<i32> {
  %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<1> : tensor<i32>
  %2 = call @orders__where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @orders__where_4(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
  %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<i32>
  return %1 : tensor<i32>
}
