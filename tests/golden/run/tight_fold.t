// Reductions by any body in tight loops, of as many elements as a vector has, of
// fewer and of more, also of odd numbers.  What is expected was computed by XLA.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func @main() {
  %x0 = util.unfoldable_constant dense<[0, 1, -1, 2, 7, -7, 31, -32, 1000003, -1000003, 2147483647, -2147483648, 65536, 255, -256, 19]> : tensor<16xi32>
  %y0 = util.unfoldable_constant dense<[0, -1, 1, 40, 31, 32, -5, 7, 3, 16, 17, 0, 2, 9, -16, 5]> : tensor<16xi32>
  %x = stablehlo.optimization_barrier %x0 : tensor<16xi32>
  %y = stablehlo.optimization_barrier %y0 : tensor<16xi32>
  %places = func.call @places(%x, %y) : (tensor<16xi32>, tensor<16xi32>) -> (tensor<4xi32>)
  check.expect_eq_const %places, dense<[-1509656831, -652438467, 1514576656, 179823253]> : tensor<4xi32>
  %unsure = func.call @unsure(%x, %y) : (tensor<16xi32>, tensor<16xi32>) -> (tensor<i32>)
  check.expect_eq_const %unsure, dense<1507434059> : tensor<i32>
  %pairs = func.call @pairs(%x, %y) : (tensor<16xi32>, tensor<16xi32>) -> (tensor<i32>)
  check.expect_eq_const %pairs, dense<1612336300> : tensor<i32>
  func.return
}
func.func private @places(%arg0: tensor<16xi32>, %arg1: tensor<16xi32>) -> (tensor<4xi32>) {
  %0 = call @places_resize(%arg0) : (tensor<16xi32>) -> tensor<9xi32>
  %c = stablehlo.constant dense<7919> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<9xi32>
  %3 = call @places_resize(%arg1) : (tensor<16xi32>) -> tensor<9xi32>
  %c_0 = stablehlo.constant dense<3> : tensor<i32>
  %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<9xi32>
  %5 = stablehlo.shift_left %3, %4 : tensor<9xi32>
  %6 = stablehlo.xor %2, %5 : tensor<9xi32>
  %c_1 = stablehlo.constant dense<11> : tensor<i64>
  %7 = call @places_remainder(%6, %c_1) : (tensor<9xi32>, tensor<i64>) -> tensor<9xi32>
  %8 = stablehlo.convert %7 : (tensor<9xi32>) -> tensor<9xf32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %c_3 = stablehlo.constant dense<24> : tensor<i32>
  %c_4 = stablehlo.constant dense<9> : tensor<i32>
  %9:5 = stablehlo.while(%iterArg = %c_2, %iterArg_23 = %c_3, %iterArg_24 = %7, %iterArg_25 = %8, %iterArg_26 = %c_4) : tensor<i32>, tensor<i32>, tensor<9xi32>, tensor<9xf32>, tensor<i32>
  cond {
    %45 = stablehlo.compare LT, %iterArg, %iterArg_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %45 : tensor<i1>
  } do {
    %c_27 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %iterArg, %c_27 : tensor<i32>
    %46 = func.call @places_argmax(%iterArg_24) : (tensor<9xi32>) -> tensor<i64>
    %47 = stablehlo.convert %46 : (tensor<i64>) -> tensor<i32>
    %48 = func.call @places_argmin(%iterArg_25) : (tensor<9xf32>) -> tensor<i64>
    %49 = stablehlo.convert %48 : (tensor<i64>) -> tensor<i32>
    %c_28 = stablehlo.constant dense<5> : tensor<i64>
    %50 = func.call @places_remainder_0(%iterArg, %c_28) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.compare LT, %50, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_30 = stablehlo.constant dense<9> : tensor<i32>
    %52 = stablehlo.add %50, %c_30 : tensor<i32>
    %53 = stablehlo.select %51, %52, %50 : tensor<i1>, tensor<i32>
    %54 = stablehlo.dynamic_slice %iterArg_24, %53, sizes = [1] : (tensor<9xi32>, tensor<i32>) -> tensor<1xi32>
    %55 = stablehlo.reshape %54 : (tensor<1xi32>) -> tensor<i32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %57 = stablehlo.compare EQ, %iterArg_24, %56, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %58 = func.call @places_argmax_1(%57) : (tensor<9xi1>) -> tensor<i64>
    %59 = stablehlo.convert %58 : (tensor<i64>) -> tensor<i32>
    %60 = stablehlo.negate %iterArg : tensor<i32>
    %61 = stablehlo.subtract %60, %49 : tensor<i32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %62 = stablehlo.compare LT, %47, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_32 = stablehlo.constant dense<9> : tensor<i32>
    %63 = stablehlo.add %47, %c_32 : tensor<i32>
    %64 = stablehlo.select %62, %63, %47 : tensor<i1>, tensor<i32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %66 = "stablehlo.scatter"(%iterArg_24, %65, %61) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %79 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %79 : tensor<i32>
    }) : (tensor<9xi32>, tensor<1xi32>, tensor<i32>) -> tensor<9xi32>
    %67 = stablehlo.convert %47 : (tensor<i32>) -> tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %68 = stablehlo.add %67, %cst : tensor<f32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %69 = stablehlo.compare LT, %49, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_34 = stablehlo.constant dense<9> : tensor<i32>
    %70 = stablehlo.add %49, %c_34 : tensor<i32>
    %71 = stablehlo.select %69, %70, %49 : tensor<i1>, tensor<i32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %73 = "stablehlo.scatter"(%iterArg_25, %72, %68) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %79 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %79 : tensor<f32>
    }) : (tensor<9xf32>, tensor<1xi32>, tensor<f32>) -> tensor<9xf32>
    %c_35 = stablehlo.constant dense<31> : tensor<i32>
    %74 = stablehlo.multiply %iterArg_26, %c_35 : tensor<i32>
    %c_36 = stablehlo.constant dense<7> : tensor<i32>
    %75 = stablehlo.multiply %47, %c_36 : tensor<i32>
    %76 = stablehlo.add %74, %75 : tensor<i32>
    %77 = stablehlo.add %76, %49 : tensor<i32>
    %78 = stablehlo.add %77, %59 : tensor<i32>
    stablehlo.return %45, %iterArg_23, %66, %73, %78 : tensor<i32>, tensor<i32>, tensor<9xi32>, tensor<9xf32>, tensor<i32>
  }
  %10 = call @places_resize_2(%arg0) : (tensor<16xi32>) -> tensor<16xi32>
  %c_5 = stablehlo.constant dense<7919> : tensor<i32>
  %11 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<16xi32>
  %12 = stablehlo.multiply %10, %11 : tensor<16xi32>
  %13 = call @places_resize_2(%arg1) : (tensor<16xi32>) -> tensor<16xi32>
  %c_6 = stablehlo.constant dense<3> : tensor<i32>
  %14 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<16xi32>
  %15 = stablehlo.shift_left %13, %14 : tensor<16xi32>
  %16 = stablehlo.xor %12, %15 : tensor<16xi32>
  %c_7 = stablehlo.constant dense<11> : tensor<i64>
  %17 = call @places_remainder_3(%16, %c_7) : (tensor<16xi32>, tensor<i64>) -> tensor<16xi32>
  %18 = stablehlo.convert %17 : (tensor<16xi32>) -> tensor<16xf32>
  %c_8 = stablehlo.constant dense<0> : tensor<i32>
  %c_9 = stablehlo.constant dense<24> : tensor<i32>
  %c_10 = stablehlo.constant dense<16> : tensor<i32>
  %19:5 = stablehlo.while(%iterArg = %c_8, %iterArg_23 = %c_9, %iterArg_24 = %17, %iterArg_25 = %18, %iterArg_26 = %c_10) : tensor<i32>, tensor<i32>, tensor<16xi32>, tensor<16xf32>, tensor<i32>
  cond {
    %45 = stablehlo.compare LT, %iterArg, %iterArg_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %45 : tensor<i1>
  } do {
    %c_27 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %iterArg, %c_27 : tensor<i32>
    %46 = func.call @places_argmax_4(%iterArg_24) : (tensor<16xi32>) -> tensor<i64>
    %47 = stablehlo.convert %46 : (tensor<i64>) -> tensor<i32>
    %48 = func.call @places_argmin_5(%iterArg_25) : (tensor<16xf32>) -> tensor<i64>
    %49 = stablehlo.convert %48 : (tensor<i64>) -> tensor<i32>
    %c_28 = stablehlo.constant dense<5> : tensor<i64>
    %50 = func.call @places_remainder_0(%iterArg, %c_28) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.compare LT, %50, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_30 = stablehlo.constant dense<16> : tensor<i32>
    %52 = stablehlo.add %50, %c_30 : tensor<i32>
    %53 = stablehlo.select %51, %52, %50 : tensor<i1>, tensor<i32>
    %54 = stablehlo.dynamic_slice %iterArg_24, %53, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
    %55 = stablehlo.reshape %54 : (tensor<1xi32>) -> tensor<i32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %57 = stablehlo.compare EQ, %iterArg_24, %56, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %58 = func.call @places_argmax_6(%57) : (tensor<16xi1>) -> tensor<i64>
    %59 = stablehlo.convert %58 : (tensor<i64>) -> tensor<i32>
    %60 = stablehlo.negate %iterArg : tensor<i32>
    %61 = stablehlo.subtract %60, %49 : tensor<i32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %62 = stablehlo.compare LT, %47, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_32 = stablehlo.constant dense<16> : tensor<i32>
    %63 = stablehlo.add %47, %c_32 : tensor<i32>
    %64 = stablehlo.select %62, %63, %47 : tensor<i1>, tensor<i32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %66 = "stablehlo.scatter"(%iterArg_24, %65, %61) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %79 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %79 : tensor<i32>
    }) : (tensor<16xi32>, tensor<1xi32>, tensor<i32>) -> tensor<16xi32>
    %67 = stablehlo.convert %47 : (tensor<i32>) -> tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %68 = stablehlo.add %67, %cst : tensor<f32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %69 = stablehlo.compare LT, %49, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_34 = stablehlo.constant dense<16> : tensor<i32>
    %70 = stablehlo.add %49, %c_34 : tensor<i32>
    %71 = stablehlo.select %69, %70, %49 : tensor<i1>, tensor<i32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %73 = "stablehlo.scatter"(%iterArg_25, %72, %68) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %79 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %79 : tensor<f32>
    }) : (tensor<16xf32>, tensor<1xi32>, tensor<f32>) -> tensor<16xf32>
    %c_35 = stablehlo.constant dense<31> : tensor<i32>
    %74 = stablehlo.multiply %iterArg_26, %c_35 : tensor<i32>
    %c_36 = stablehlo.constant dense<7> : tensor<i32>
    %75 = stablehlo.multiply %47, %c_36 : tensor<i32>
    %76 = stablehlo.add %74, %75 : tensor<i32>
    %77 = stablehlo.add %76, %49 : tensor<i32>
    %78 = stablehlo.add %77, %59 : tensor<i32>
    stablehlo.return %45, %iterArg_23, %66, %73, %78 : tensor<i32>, tensor<i32>, tensor<16xi32>, tensor<16xf32>, tensor<i32>
  }
  %20 = call @places_resize_7(%arg0) : (tensor<16xi32>) -> tensor<20xi32>
  %c_11 = stablehlo.constant dense<7919> : tensor<i32>
  %21 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<20xi32>
  %22 = stablehlo.multiply %20, %21 : tensor<20xi32>
  %23 = call @places_resize_7(%arg1) : (tensor<16xi32>) -> tensor<20xi32>
  %c_12 = stablehlo.constant dense<3> : tensor<i32>
  %24 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<20xi32>
  %25 = stablehlo.shift_left %23, %24 : tensor<20xi32>
  %26 = stablehlo.xor %22, %25 : tensor<20xi32>
  %c_13 = stablehlo.constant dense<11> : tensor<i64>
  %27 = call @places_remainder_8(%26, %c_13) : (tensor<20xi32>, tensor<i64>) -> tensor<20xi32>
  %28 = stablehlo.convert %27 : (tensor<20xi32>) -> tensor<20xf32>
  %c_14 = stablehlo.constant dense<0> : tensor<i32>
  %c_15 = stablehlo.constant dense<24> : tensor<i32>
  %c_16 = stablehlo.constant dense<20> : tensor<i32>
  %29:5 = stablehlo.while(%iterArg = %c_14, %iterArg_23 = %c_15, %iterArg_24 = %27, %iterArg_25 = %28, %iterArg_26 = %c_16) : tensor<i32>, tensor<i32>, tensor<20xi32>, tensor<20xf32>, tensor<i32>
  cond {
    %45 = stablehlo.compare LT, %iterArg, %iterArg_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %45 : tensor<i1>
  } do {
    %c_27 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %iterArg, %c_27 : tensor<i32>
    %46 = func.call @places_argmax_9(%iterArg_24) : (tensor<20xi32>) -> tensor<i64>
    %47 = stablehlo.convert %46 : (tensor<i64>) -> tensor<i32>
    %48 = func.call @places_argmin_10(%iterArg_25) : (tensor<20xf32>) -> tensor<i64>
    %49 = stablehlo.convert %48 : (tensor<i64>) -> tensor<i32>
    %c_28 = stablehlo.constant dense<5> : tensor<i64>
    %50 = func.call @places_remainder_0(%iterArg, %c_28) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.compare LT, %50, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_30 = stablehlo.constant dense<20> : tensor<i32>
    %52 = stablehlo.add %50, %c_30 : tensor<i32>
    %53 = stablehlo.select %51, %52, %50 : tensor<i1>, tensor<i32>
    %54 = stablehlo.dynamic_slice %iterArg_24, %53, sizes = [1] : (tensor<20xi32>, tensor<i32>) -> tensor<1xi32>
    %55 = stablehlo.reshape %54 : (tensor<1xi32>) -> tensor<i32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %57 = stablehlo.compare EQ, %iterArg_24, %56, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %58 = func.call @places_argmax_11(%57) : (tensor<20xi1>) -> tensor<i64>
    %59 = stablehlo.convert %58 : (tensor<i64>) -> tensor<i32>
    %60 = stablehlo.negate %iterArg : tensor<i32>
    %61 = stablehlo.subtract %60, %49 : tensor<i32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %62 = stablehlo.compare LT, %47, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_32 = stablehlo.constant dense<20> : tensor<i32>
    %63 = stablehlo.add %47, %c_32 : tensor<i32>
    %64 = stablehlo.select %62, %63, %47 : tensor<i1>, tensor<i32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %66 = "stablehlo.scatter"(%iterArg_24, %65, %61) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %79 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %79 : tensor<i32>
    }) : (tensor<20xi32>, tensor<1xi32>, tensor<i32>) -> tensor<20xi32>
    %67 = stablehlo.convert %47 : (tensor<i32>) -> tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %68 = stablehlo.add %67, %cst : tensor<f32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %69 = stablehlo.compare LT, %49, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_34 = stablehlo.constant dense<20> : tensor<i32>
    %70 = stablehlo.add %49, %c_34 : tensor<i32>
    %71 = stablehlo.select %69, %70, %49 : tensor<i1>, tensor<i32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %73 = "stablehlo.scatter"(%iterArg_25, %72, %68) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %79 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %79 : tensor<f32>
    }) : (tensor<20xf32>, tensor<1xi32>, tensor<f32>) -> tensor<20xf32>
    %c_35 = stablehlo.constant dense<31> : tensor<i32>
    %74 = stablehlo.multiply %iterArg_26, %c_35 : tensor<i32>
    %c_36 = stablehlo.constant dense<7> : tensor<i32>
    %75 = stablehlo.multiply %47, %c_36 : tensor<i32>
    %76 = stablehlo.add %74, %75 : tensor<i32>
    %77 = stablehlo.add %76, %49 : tensor<i32>
    %78 = stablehlo.add %77, %59 : tensor<i32>
    stablehlo.return %45, %iterArg_23, %66, %73, %78 : tensor<i32>, tensor<i32>, tensor<20xi32>, tensor<20xf32>, tensor<i32>
  }
  %30 = call @places_resize_12(%arg0) : (tensor<16xi32>) -> tensor<33xi32>
  %c_17 = stablehlo.constant dense<7919> : tensor<i32>
  %31 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<33xi32>
  %32 = stablehlo.multiply %30, %31 : tensor<33xi32>
  %33 = call @places_resize_12(%arg1) : (tensor<16xi32>) -> tensor<33xi32>
  %c_18 = stablehlo.constant dense<3> : tensor<i32>
  %34 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<33xi32>
  %35 = stablehlo.shift_left %33, %34 : tensor<33xi32>
  %36 = stablehlo.xor %32, %35 : tensor<33xi32>
  %c_19 = stablehlo.constant dense<11> : tensor<i64>
  %37 = call @places_remainder_13(%36, %c_19) : (tensor<33xi32>, tensor<i64>) -> tensor<33xi32>
  %38 = stablehlo.convert %37 : (tensor<33xi32>) -> tensor<33xf32>
  %c_20 = stablehlo.constant dense<0> : tensor<i32>
  %c_21 = stablehlo.constant dense<24> : tensor<i32>
  %c_22 = stablehlo.constant dense<33> : tensor<i32>
  %39:5 = stablehlo.while(%iterArg = %c_20, %iterArg_23 = %c_21, %iterArg_24 = %37, %iterArg_25 = %38, %iterArg_26 = %c_22) : tensor<i32>, tensor<i32>, tensor<33xi32>, tensor<33xf32>, tensor<i32>
  cond {
    %45 = stablehlo.compare LT, %iterArg, %iterArg_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %45 : tensor<i1>
  } do {
    %c_27 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %iterArg, %c_27 : tensor<i32>
    %46 = func.call @places_argmax_14(%iterArg_24) : (tensor<33xi32>) -> tensor<i64>
    %47 = stablehlo.convert %46 : (tensor<i64>) -> tensor<i32>
    %48 = func.call @places_argmin_15(%iterArg_25) : (tensor<33xf32>) -> tensor<i64>
    %49 = stablehlo.convert %48 : (tensor<i64>) -> tensor<i32>
    %c_28 = stablehlo.constant dense<5> : tensor<i64>
    %50 = func.call @places_remainder_0(%iterArg, %c_28) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.compare LT, %50, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_30 = stablehlo.constant dense<33> : tensor<i32>
    %52 = stablehlo.add %50, %c_30 : tensor<i32>
    %53 = stablehlo.select %51, %52, %50 : tensor<i1>, tensor<i32>
    %54 = stablehlo.dynamic_slice %iterArg_24, %53, sizes = [1] : (tensor<33xi32>, tensor<i32>) -> tensor<1xi32>
    %55 = stablehlo.reshape %54 : (tensor<1xi32>) -> tensor<i32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<i32>) -> tensor<33xi32>
    %57 = stablehlo.compare EQ, %iterArg_24, %56, SIGNED : (tensor<33xi32>, tensor<33xi32>) -> tensor<33xi1>
    %58 = func.call @places_argmax_16(%57) : (tensor<33xi1>) -> tensor<i64>
    %59 = stablehlo.convert %58 : (tensor<i64>) -> tensor<i32>
    %60 = stablehlo.negate %iterArg : tensor<i32>
    %61 = stablehlo.subtract %60, %49 : tensor<i32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %62 = stablehlo.compare LT, %47, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_32 = stablehlo.constant dense<33> : tensor<i32>
    %63 = stablehlo.add %47, %c_32 : tensor<i32>
    %64 = stablehlo.select %62, %63, %47 : tensor<i1>, tensor<i32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %66 = "stablehlo.scatter"(%iterArg_24, %65, %61) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %79 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %79 : tensor<i32>
    }) : (tensor<33xi32>, tensor<1xi32>, tensor<i32>) -> tensor<33xi32>
    %67 = stablehlo.convert %47 : (tensor<i32>) -> tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %68 = stablehlo.add %67, %cst : tensor<f32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %69 = stablehlo.compare LT, %49, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_34 = stablehlo.constant dense<33> : tensor<i32>
    %70 = stablehlo.add %49, %c_34 : tensor<i32>
    %71 = stablehlo.select %69, %70, %49 : tensor<i1>, tensor<i32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %73 = "stablehlo.scatter"(%iterArg_25, %72, %68) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %79 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %79 : tensor<f32>
    }) : (tensor<33xf32>, tensor<1xi32>, tensor<f32>) -> tensor<33xf32>
    %c_35 = stablehlo.constant dense<31> : tensor<i32>
    %74 = stablehlo.multiply %iterArg_26, %c_35 : tensor<i32>
    %c_36 = stablehlo.constant dense<7> : tensor<i32>
    %75 = stablehlo.multiply %47, %c_36 : tensor<i32>
    %76 = stablehlo.add %74, %75 : tensor<i32>
    %77 = stablehlo.add %76, %49 : tensor<i32>
    %78 = stablehlo.add %77, %59 : tensor<i32>
    stablehlo.return %45, %iterArg_23, %66, %73, %78 : tensor<i32>, tensor<i32>, tensor<33xi32>, tensor<33xf32>, tensor<i32>
  }
  %40 = stablehlo.broadcast_in_dim %9#4, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %41 = stablehlo.broadcast_in_dim %19#4, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %42 = stablehlo.broadcast_in_dim %29#4, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %43 = stablehlo.broadcast_in_dim %39#4, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %44 = stablehlo.concatenate %40, %41, %42, %43, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
  return %44 : tensor<4xi32>
}
func.func private @places_resize(%arg0: tensor<16xi32>) -> tensor<9xi32> {
  %0 = stablehlo.reshape %arg0 : (tensor<16xi32>) -> tensor<1x16xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16xi32>
  %2 = stablehlo.reshape %1 : (tensor<1x16xi32>) -> tensor<16xi32>
  %3 = stablehlo.slice %2 [0:9] : (tensor<16xi32>) -> tensor<9xi32>
  return %3 : tensor<9xi32>
}
func.func private @places_remainder(%arg0: tensor<9xi32>, %arg1: tensor<i64>) -> tensor<9xi32> {
  %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<1> : tensor<i32>
  %2 = call @places__where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<9xi32>
  %4 = stablehlo.remainder %arg0, %3 : tensor<9xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<9xi32>
  %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9xi32>
  %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9xi1>
  %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
  %12 = stablehlo.and %11, %6 : tensor<9xi1>
  %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<9xi32>
  %14 = stablehlo.add %4, %13 : tensor<9xi32>
  %15 = stablehlo.select %12, %14, %4 : tensor<9xi1>, tensor<9xi32>
  return %15 : tensor<9xi32>
}
func.func private @places__where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
  return %0 : tensor<i32>
}
func.func private @places_argmax(%arg0: tensor<9xi32>) -> tensor<i64> {
  %0 = stablehlo.iota dim = 0 : tensor<9xi64>
  %c = stablehlo.constant dense<-2147483648> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i64>
  %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<9xi32>, tensor<9xi64>, tensor<i32>, tensor<i64>) -> (tensor<i32>, tensor<i64>)
   reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
    %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
    stablehlo.return %9, %10 : tensor<i32>, tensor<i64>
  }
  return %1#1 : tensor<i64>
}
func.func private @places_argmin(%arg0: tensor<9xf32>) -> tensor<i64> {
  %0 = stablehlo.iota dim = 0 : tensor<9xi64>
  %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i64>
  %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<9xf32>, tensor<9xi64>, tensor<f32>, tensor<i64>) -> (tensor<f32>, tensor<i64>)
   reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
    %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
    stablehlo.return %9, %10 : tensor<f32>, tensor<i64>
  }
  return %1#1 : tensor<i64>
}
func.func private @places_remainder_0(%arg0: tensor<i32>, %arg1: tensor<i64>) -> tensor<i32> {
  %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<1> : tensor<i32>
  %2 = call @places__where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @places_argmax_1(%arg0: tensor<9xi1>) -> tensor<i64> {
  %0 = stablehlo.iota dim = 0 : tensor<9xi64>
  %c = stablehlo.constant dense<false> : tensor<i1>
  %c_0 = stablehlo.constant dense<0> : tensor<i64>
  %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<9xi1>, tensor<9xi64>, tensor<i1>, tensor<i64>) -> (tensor<i1>, tensor<i64>)
   reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
    %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
    stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
  }
  return %1#1 : tensor<i64>
}
func.func private @places_resize_2(%arg0: tensor<16xi32>) -> tensor<16xi32> {
  %0 = stablehlo.reshape %arg0 : (tensor<16xi32>) -> tensor<1x16xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16xi32>
  %2 = stablehlo.reshape %1 : (tensor<1x16xi32>) -> tensor<16xi32>
  return %2 : tensor<16xi32>
}
func.func private @places_remainder_3(%arg0: tensor<16xi32>, %arg1: tensor<i64>) -> tensor<16xi32> {
  %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<1> : tensor<i32>
  %2 = call @places__where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16xi32>
  %4 = stablehlo.remainder %arg0, %3 : tensor<16xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16xi32>
  %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16xi32>
  %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<16xi1>
  %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
  %12 = stablehlo.and %11, %6 : tensor<16xi1>
  %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16xi32>
  %14 = stablehlo.add %4, %13 : tensor<16xi32>
  %15 = stablehlo.select %12, %14, %4 : tensor<16xi1>, tensor<16xi32>
  return %15 : tensor<16xi32>
}
func.func private @places_argmax_4(%arg0: tensor<16xi32>) -> tensor<i64> {
  %0 = stablehlo.iota dim = 0 : tensor<16xi64>
  %c = stablehlo.constant dense<-2147483648> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i64>
  %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<16xi32>, tensor<16xi64>, tensor<i32>, tensor<i64>) -> (tensor<i32>, tensor<i64>)
   reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
    %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
    stablehlo.return %9, %10 : tensor<i32>, tensor<i64>
  }
  return %1#1 : tensor<i64>
}
func.func private @places_argmin_5(%arg0: tensor<16xf32>) -> tensor<i64> {
  %0 = stablehlo.iota dim = 0 : tensor<16xi64>
  %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i64>
  %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<16xf32>, tensor<16xi64>, tensor<f32>, tensor<i64>) -> (tensor<f32>, tensor<i64>)
   reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
    %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
    stablehlo.return %9, %10 : tensor<f32>, tensor<i64>
  }
  return %1#1 : tensor<i64>
}
func.func private @places_argmax_6(%arg0: tensor<16xi1>) -> tensor<i64> {
  %0 = stablehlo.iota dim = 0 : tensor<16xi64>
  %c = stablehlo.constant dense<false> : tensor<i1>
  %c_0 = stablehlo.constant dense<0> : tensor<i64>
  %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<16xi1>, tensor<16xi64>, tensor<i1>, tensor<i64>) -> (tensor<i1>, tensor<i64>)
   reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
    %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
    stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
  }
  return %1#1 : tensor<i64>
}
func.func private @places_resize_7(%arg0: tensor<16xi32>) -> tensor<20xi32> {
  %0 = stablehlo.reshape %arg0 : (tensor<16xi32>) -> tensor<1x16xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<2x16xi32>
  %2 = stablehlo.reshape %1 : (tensor<2x16xi32>) -> tensor<32xi32>
  %3 = stablehlo.slice %2 [0:20] : (tensor<32xi32>) -> tensor<20xi32>
  return %3 : tensor<20xi32>
}
func.func private @places_remainder_8(%arg0: tensor<20xi32>, %arg1: tensor<i64>) -> tensor<20xi32> {
  %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<1> : tensor<i32>
  %2 = call @places__where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @places_argmax_9(%arg0: tensor<20xi32>) -> tensor<i64> {
  %0 = stablehlo.iota dim = 0 : tensor<20xi64>
  %c = stablehlo.constant dense<-2147483648> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i64>
  %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<20xi32>, tensor<20xi64>, tensor<i32>, tensor<i64>) -> (tensor<i32>, tensor<i64>)
   reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
    %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
    stablehlo.return %9, %10 : tensor<i32>, tensor<i64>
  }
  return %1#1 : tensor<i64>
}
func.func private @places_argmin_10(%arg0: tensor<20xf32>) -> tensor<i64> {
  %0 = stablehlo.iota dim = 0 : tensor<20xi64>
  %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i64>
  %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<20xf32>, tensor<20xi64>, tensor<f32>, tensor<i64>) -> (tensor<f32>, tensor<i64>)
   reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
    %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
    stablehlo.return %9, %10 : tensor<f32>, tensor<i64>
  }
  return %1#1 : tensor<i64>
}
func.func private @places_argmax_11(%arg0: tensor<20xi1>) -> tensor<i64> {
  %0 = stablehlo.iota dim = 0 : tensor<20xi64>
  %c = stablehlo.constant dense<false> : tensor<i1>
  %c_0 = stablehlo.constant dense<0> : tensor<i64>
  %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<20xi1>, tensor<20xi64>, tensor<i1>, tensor<i64>) -> (tensor<i1>, tensor<i64>)
   reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
    %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
    stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
  }
  return %1#1 : tensor<i64>
}
func.func private @places_resize_12(%arg0: tensor<16xi32>) -> tensor<33xi32> {
  %0 = stablehlo.reshape %arg0 : (tensor<16xi32>) -> tensor<1x16xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<3x16xi32>
  %2 = stablehlo.reshape %1 : (tensor<3x16xi32>) -> tensor<48xi32>
  %3 = stablehlo.slice %2 [0:33] : (tensor<48xi32>) -> tensor<33xi32>
  return %3 : tensor<33xi32>
}
func.func private @places_remainder_13(%arg0: tensor<33xi32>, %arg1: tensor<i64>) -> tensor<33xi32> {
  %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<1> : tensor<i32>
  %2 = call @places__where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<33xi32>
  %4 = stablehlo.remainder %arg0, %3 : tensor<33xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<33xi32>
  %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<33xi32>, tensor<33xi32>) -> tensor<33xi1>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<33xi32>
  %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<33xi32>, tensor<33xi32>) -> tensor<33xi1>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<33xi1>
  %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<33xi1>, tensor<33xi1>) -> tensor<33xi1>
  %12 = stablehlo.and %11, %6 : tensor<33xi1>
  %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<33xi32>
  %14 = stablehlo.add %4, %13 : tensor<33xi32>
  %15 = stablehlo.select %12, %14, %4 : tensor<33xi1>, tensor<33xi32>
  return %15 : tensor<33xi32>
}
func.func private @places_argmax_14(%arg0: tensor<33xi32>) -> tensor<i64> {
  %0 = stablehlo.iota dim = 0 : tensor<33xi64>
  %c = stablehlo.constant dense<-2147483648> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i64>
  %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<33xi32>, tensor<33xi64>, tensor<i32>, tensor<i64>) -> (tensor<i32>, tensor<i64>)
   reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
    %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
    stablehlo.return %9, %10 : tensor<i32>, tensor<i64>
  }
  return %1#1 : tensor<i64>
}
func.func private @places_argmin_15(%arg0: tensor<33xf32>) -> tensor<i64> {
  %0 = stablehlo.iota dim = 0 : tensor<33xi64>
  %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i64>
  %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<33xf32>, tensor<33xi64>, tensor<f32>, tensor<i64>) -> (tensor<f32>, tensor<i64>)
   reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
    %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
    stablehlo.return %9, %10 : tensor<f32>, tensor<i64>
  }
  return %1#1 : tensor<i64>
}
func.func private @places_argmax_16(%arg0: tensor<33xi1>) -> tensor<i64> {
  %0 = stablehlo.iota dim = 0 : tensor<33xi64>
  %c = stablehlo.constant dense<false> : tensor<i1>
  %c_0 = stablehlo.constant dense<0> : tensor<i64>
  %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<33xi1>, tensor<33xi64>, tensor<i1>, tensor<i64>) -> (tensor<i1>, tensor<i64>)
   reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
    %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
    stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
  }
  return %1#1 : tensor<i64>
}
func.func private @unsure(%arg0: tensor<16xi32>, %arg1: tensor<16xi32>) -> (tensor<i32>) {
  %c = stablehlo.constant dense<3> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16xi32>
  %1 = stablehlo.and %arg1, %0 : tensor<16xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16xi32>
  %3 = stablehlo.compare EQ, %1, %2, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
  %4 = stablehlo.convert %arg1 : (tensor<16xi32>) -> tensor<16xf32>
  %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
  %5 = call @unsure__where(%3, %cst, %4) : (tensor<16xi1>, tensor<f64>, tensor<16xf32>) -> tensor<16xf32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16xi32>
  %7 = stablehlo.compare LT, %arg1, %6, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
  %cst_2 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = call @unsure__where_0(%7, %cst_2, %cst_3) : (tensor<16xi1>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
  %c_4 = stablehlo.constant dense<0> : tensor<i32>
  %c_5 = stablehlo.constant dense<20> : tensor<i32>
  %c_6 = stablehlo.constant dense<1> : tensor<i32>
  %9:5 = stablehlo.while(%iterArg = %c_4, %iterArg_7 = %c_5, %iterArg_8 = %5, %iterArg_9 = %8, %iterArg_10 = %c_6) : tensor<i32>, tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<i32>
  cond {
    %10 = stablehlo.compare LT, %iterArg, %iterArg_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %10 : tensor<i1>
  } do {
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %10 = stablehlo.add %iterArg, %c_11 : tensor<i32>
    %11 = func.call @unsure_argmax(%iterArg_8) : (tensor<16xf32>) -> tensor<i64>
    %12 = stablehlo.convert %11 : (tensor<i64>) -> tensor<i32>
    %13 = func.call @unsure_argmin(%iterArg_8) : (tensor<16xf32>) -> tensor<i64>
    %14 = stablehlo.convert %13 : (tensor<i64>) -> tensor<i32>
    %15 = func.call @unsure_argmin(%iterArg_9) : (tensor<16xf32>) -> tensor<i64>
    %16 = stablehlo.convert %15 : (tensor<i64>) -> tensor<i32>
    %17 = stablehlo.convert %iterArg : (tensor<i32>) -> tensor<f32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %12, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<16> : tensor<i32>
    %19 = stablehlo.add %12, %c_13 : tensor<i32>
    %20 = stablehlo.select %18, %19, %12 : tensor<i1>, tensor<i32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %22 = "stablehlo.scatter"(%iterArg_8, %21, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<16xf32>, tensor<1xi32>, tensor<f32>) -> tensor<16xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.compare LT, %16, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<16> : tensor<i32>
    %24 = stablehlo.add %16, %c_15 : tensor<i32>
    %25 = stablehlo.select %23, %24, %16 : tensor<i1>, tensor<i32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = "stablehlo.scatter"(%iterArg_9, %26, %cst_16) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<16xf32>, tensor<1xi32>, tensor<f32>) -> tensor<16xf32>
    %c_17 = stablehlo.constant dense<31> : tensor<i32>
    %28 = stablehlo.multiply %iterArg_10, %c_17 : tensor<i32>
    %c_18 = stablehlo.constant dense<17> : tensor<i32>
    %29 = stablehlo.multiply %12, %c_18 : tensor<i32>
    %30 = stablehlo.add %28, %29 : tensor<i32>
    %c_19 = stablehlo.constant dense<5> : tensor<i32>
    %31 = stablehlo.multiply %14, %c_19 : tensor<i32>
    %32 = stablehlo.add %30, %31 : tensor<i32>
    %33 = stablehlo.add %32, %16 : tensor<i32>
    stablehlo.return %10, %iterArg_7, %22, %27, %33 : tensor<i32>, tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<i32>
  }
  return %9#4 : tensor<i32>
}
func.func private @unsure__where(%arg0: tensor<16xi1>, %arg1: tensor<f64>, %arg2: tensor<16xf32>) -> tensor<16xf32> {
  %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16xf32>
  %2 = stablehlo.select %arg0, %1, %arg2 : tensor<16xi1>, tensor<16xf32>
  return %2 : tensor<16xf32>
}
func.func private @unsure__where_0(%arg0: tensor<16xi1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<16xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<16xf32>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<16xf32>
  %2 = stablehlo.select %arg0, %0, %1 : tensor<16xi1>, tensor<16xf32>
  return %2 : tensor<16xf32>
}
func.func private @unsure_argmax(%arg0: tensor<16xf32>) -> tensor<i64> {
  %0 = stablehlo.iota dim = 0 : tensor<16xi64>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i64>
  %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<16xf32>, tensor<16xi64>, tensor<f32>, tensor<i64>) -> (tensor<f32>, tensor<i64>)
   reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
    %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
    stablehlo.return %9, %10 : tensor<f32>, tensor<i64>
  }
  return %1#1 : tensor<i64>
}
func.func private @unsure_argmin(%arg0: tensor<16xf32>) -> tensor<i64> {
  %0 = stablehlo.iota dim = 0 : tensor<16xi64>
  %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i64>
  %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<16xf32>, tensor<16xi64>, tensor<f32>, tensor<i64>) -> (tensor<f32>, tensor<i64>)
   reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
    %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
    stablehlo.return %9, %10 : tensor<f32>, tensor<i64>
  }
  return %1#1 : tensor<i64>
}
func.func private @pairs(%arg0: tensor<16xi32>, %arg1: tensor<16xi32>) -> (tensor<i32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<20> : tensor<i32>
  %c_1 = stablehlo.constant dense<1> : tensor<i32>
  %0:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c, %iterArg_4 = %c_0, %iterArg_5 = %c_1) : tensor<16xi32>, tensor<16xi32>, tensor<i32>, tensor<i32>, tensor<i32>
  cond {
    %1 = stablehlo.compare LT, %iterArg_3, %iterArg_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
    %2 = func.call @pairs_resize(%iterArg) : (tensor<16xi32>) -> tensor<25xi32>
    %c_7 = stablehlo.constant dense<7919> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<25xi32>
    %4 = stablehlo.multiply %2, %3 : tensor<25xi32>
    %5 = func.call @pairs_resize(%iterArg_2) : (tensor<16xi32>) -> tensor<25xi32>
    %c_8 = stablehlo.constant dense<3> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<25xi32>
    %7 = stablehlo.shift_left %5, %6 : tensor<25xi32>
    %8 = stablehlo.xor %4, %7 : tensor<25xi32>
    %9 = stablehlo.slice %8 [0:11] : (tensor<25xi32>) -> tensor<11xi32>
    %10 = stablehlo.broadcast_in_dim %iterArg_3, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %11 = stablehlo.xor %9, %10 : tensor<11xi32>
    %c_9 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %13 = stablehlo.or %11, %12 : tensor<11xi32>
    %14 = func.call @pairs_resize(%iterArg_2) : (tensor<16xi32>) -> tensor<25xi32>
    %c_10 = stablehlo.constant dense<7919> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<25xi32>
    %16 = stablehlo.multiply %14, %15 : tensor<25xi32>
    %17 = func.call @pairs_resize(%iterArg) : (tensor<16xi32>) -> tensor<25xi32>
    %c_11 = stablehlo.constant dense<3> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<25xi32>
    %19 = stablehlo.shift_left %17, %18 : tensor<25xi32>
    %20 = stablehlo.xor %16, %19 : tensor<25xi32>
    %21 = stablehlo.slice %20 [0:11] : (tensor<25xi32>) -> tensor<11xi32>
    %22 = stablehlo.broadcast_in_dim %iterArg_5, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %23 = stablehlo.add %21, %22 : tensor<11xi32>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %24:2 = stablehlo.reduce(%13 init: %c_12), (%23 init: %c_13) across dimensions = [0] : (tensor<11xi32>, tensor<11xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
     reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %74 = stablehlo.multiply %arg2, %arg4 : tensor<i32>
      %75 = stablehlo.multiply %arg3, %arg4 : tensor<i32>
      %76 = stablehlo.add %75, %arg5 : tensor<i32>
      stablehlo.return %74, %76 : tensor<i32>, tensor<i32>
    }
    %25 = func.call @pairs_resize(%iterArg) : (tensor<16xi32>) -> tensor<25xi32>
    %c_14 = stablehlo.constant dense<7919> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<25xi32>
    %27 = stablehlo.multiply %25, %26 : tensor<25xi32>
    %28 = func.call @pairs_resize(%iterArg_2) : (tensor<16xi32>) -> tensor<25xi32>
    %c_15 = stablehlo.constant dense<3> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<25xi32>
    %30 = stablehlo.shift_left %28, %29 : tensor<25xi32>
    %31 = stablehlo.xor %27, %30 : tensor<25xi32>
    %32 = stablehlo.slice %31 [0:16] : (tensor<25xi32>) -> tensor<16xi32>
    %33 = stablehlo.broadcast_in_dim %iterArg_3, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %34 = stablehlo.xor %32, %33 : tensor<16xi32>
    %c_16 = stablehlo.constant dense<1> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %36 = stablehlo.or %34, %35 : tensor<16xi32>
    %37 = func.call @pairs_resize(%iterArg_2) : (tensor<16xi32>) -> tensor<25xi32>
    %c_17 = stablehlo.constant dense<7919> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<25xi32>
    %39 = stablehlo.multiply %37, %38 : tensor<25xi32>
    %40 = func.call @pairs_resize(%iterArg) : (tensor<16xi32>) -> tensor<25xi32>
    %c_18 = stablehlo.constant dense<3> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<25xi32>
    %42 = stablehlo.shift_left %40, %41 : tensor<25xi32>
    %43 = stablehlo.xor %39, %42 : tensor<25xi32>
    %44 = stablehlo.slice %43 [0:16] : (tensor<25xi32>) -> tensor<16xi32>
    %45 = stablehlo.broadcast_in_dim %iterArg_5, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %46 = stablehlo.add %44, %45 : tensor<16xi32>
    %c_19 = stablehlo.constant dense<1> : tensor<i32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %47:2 = stablehlo.reduce(%36 init: %c_19), (%46 init: %c_20) across dimensions = [0] : (tensor<16xi32>, tensor<16xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
     reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %74 = stablehlo.multiply %arg2, %arg4 : tensor<i32>
      %75 = stablehlo.multiply %arg3, %arg4 : tensor<i32>
      %76 = stablehlo.add %75, %arg5 : tensor<i32>
      stablehlo.return %74, %76 : tensor<i32>, tensor<i32>
    }
    %48 = func.call @pairs_resize(%iterArg) : (tensor<16xi32>) -> tensor<25xi32>
    %c_21 = stablehlo.constant dense<7919> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<25xi32>
    %50 = stablehlo.multiply %48, %49 : tensor<25xi32>
    %51 = func.call @pairs_resize(%iterArg_2) : (tensor<16xi32>) -> tensor<25xi32>
    %c_22 = stablehlo.constant dense<3> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<25xi32>
    %53 = stablehlo.shift_left %51, %52 : tensor<25xi32>
    %54 = stablehlo.xor %50, %53 : tensor<25xi32>
    %55 = stablehlo.broadcast_in_dim %iterArg_3, dims = [] : (tensor<i32>) -> tensor<25xi32>
    %56 = stablehlo.xor %54, %55 : tensor<25xi32>
    %c_23 = stablehlo.constant dense<1> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<25xi32>
    %58 = stablehlo.or %56, %57 : tensor<25xi32>
    %59 = func.call @pairs_resize(%iterArg_2) : (tensor<16xi32>) -> tensor<25xi32>
    %c_24 = stablehlo.constant dense<7919> : tensor<i32>
    %60 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<25xi32>
    %61 = stablehlo.multiply %59, %60 : tensor<25xi32>
    %62 = func.call @pairs_resize(%iterArg) : (tensor<16xi32>) -> tensor<25xi32>
    %c_25 = stablehlo.constant dense<3> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<25xi32>
    %64 = stablehlo.shift_left %62, %63 : tensor<25xi32>
    %65 = stablehlo.xor %61, %64 : tensor<25xi32>
    %66 = stablehlo.broadcast_in_dim %iterArg_5, dims = [] : (tensor<i32>) -> tensor<25xi32>
    %67 = stablehlo.add %65, %66 : tensor<25xi32>
    %c_26 = stablehlo.constant dense<1> : tensor<i32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %68:2 = stablehlo.reduce(%58 init: %c_26), (%67 init: %c_27) across dimensions = [0] : (tensor<25xi32>, tensor<25xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
     reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %74 = stablehlo.multiply %arg2, %arg4 : tensor<i32>
      %75 = stablehlo.multiply %arg3, %arg4 : tensor<i32>
      %76 = stablehlo.add %75, %arg5 : tensor<i32>
      stablehlo.return %74, %76 : tensor<i32>, tensor<i32>
    }
    %69 = stablehlo.add %24#1, %47#0 : tensor<i32>
    %70 = stablehlo.xor %24#0, %69 : tensor<i32>
    %71 = stablehlo.add %47#1, %68#0 : tensor<i32>
    %72 = stablehlo.xor %70, %71 : tensor<i32>
    %73 = stablehlo.xor %72, %68#1 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_2, %1, %iterArg_4, %73 : tensor<16xi32>, tensor<16xi32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
  return %0#4 : tensor<i32>
}
func.func private @pairs_resize(%arg0: tensor<16xi32>) -> tensor<25xi32> {
  %0 = stablehlo.reshape %arg0 : (tensor<16xi32>) -> tensor<1x16xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<2x16xi32>
  %2 = stablehlo.reshape %1 : (tensor<2x16xi32>) -> tensor<32xi32>
  %3 = stablehlo.slice %2 [0:25] : (tensor<32xi32>) -> tensor<25xi32>
  return %3 : tensor<25xi32>
}
