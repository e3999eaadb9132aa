// Steps of a tight loop that take so long that they are called: products whose right side stays,
// or changes with each turn of the loop around, a choice of which one branch is called, carries
// in two buffers; between them single numbers.  What is expected was computed by XLA.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_THREADS=2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func @main() {
  %a0 = util.unfoldable_constant dense<1> : tensor<i32>
  %a1 = util.unfoldable_constant dense<9> : tensor<i32>
  %o:6 = func.call @turns(%a0, %a1) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<48xf32>, tensor<5x12xf32>, tensor<48xf32>, tensor<ui32>, tensor<7xi32>)
  check.expect_eq_const %o#0, dense<9> : tensor<i32>
  check.expect_eq_const %o#1, dense<[6.0, 5.0, 6.0, 5.0, 6.0, 5.0, 6.0, 5.0, 6.0, 5.0, 6.0, 5.0, 6.0, 5.0, 6.0, 5.0, 6.0, 5.0, 6.0, 5.0, 6.0, 5.0, 6.0, 5.0, 6.0, 5.0, 6.0, 5.0, 6.0, 5.0, 6.0, 5.0, 6.0, 5.0, 6.0, 5.0, 6.0, 5.0, 6.0, 5.0, 6.0, 5.0, 6.0, 5.0, 6.0, 5.0, 6.0, 5.0]> : tensor<48xf32>
  check.expect_eq_const %o#2, dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<5x12xf32>
  check.expect_eq_const %o#3, dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<48xf32>
  check.expect_eq_const %o#4, dense<2915610096> : tensor<ui32>
  check.expect_eq_const %o#5, dense<[0, 1, 0, 1, 2, 4, 1]> : tensor<7xi32>
  func.return
}
func.func private @turns(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<48xf32>, tensor<5x12xf32>, tensor<48xf32>, tensor<ui32>, tensor<7xi32>) {
  %0 = stablehlo.iota dim = 0 : tensor<48xi64>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<48xi64>) -> tensor<48x1xi64>
  %c = stablehlo.constant dense<7> : tensor<i64>
  %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<48x1xi64>
  %3 = stablehlo.multiply %1, %2 : tensor<48x1xi64>
  %4 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<48xi64>) -> tensor<1x48xi64>
  %c_0 = stablehlo.constant dense<3> : tensor<i64>
  %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<1x48xi64>
  %6 = stablehlo.multiply %4, %5 : tensor<1x48xi64>
  %7 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<48x1xi64>) -> tensor<48x48xi64>
  %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x48xi64>) -> tensor<48x48xi64>
  %9 = stablehlo.add %7, %8 : tensor<48x48xi64>
  %10 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
  %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i64>) -> tensor<48x48xi64>
  %12 = stablehlo.add %9, %11 : tensor<48x48xi64>
  %c_1 = stablehlo.constant dense<3> : tensor<i64>
  %13 = call @remainder(%12, %c_1) : (tensor<48x48xi64>, tensor<i64>) -> tensor<48x48xi64>
  %14 = stablehlo.convert %13 : (tensor<48x48xi64>) -> tensor<48x48xf32>
  %15 = stablehlo.iota dim = 0 : tensor<3xi64>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<3xi64>) -> tensor<3x1x1xi64>
  %17 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<48xi64>) -> tensor<48x1xi64>
  %c_2 = stablehlo.constant dense<5> : tensor<i64>
  %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<48x1xi64>
  %19 = stablehlo.multiply %17, %18 : tensor<48x1xi64>
  %20 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<48x1xi64>) -> tensor<1x48x1xi64>
  %21 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<3x1x1xi64>) -> tensor<3x48x1xi64>
  %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<1x48x1xi64>) -> tensor<3x48x1xi64>
  %23 = stablehlo.add %21, %22 : tensor<3x48x1xi64>
  %24 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<48xi64>) -> tensor<1x48xi64>
  %c_3 = stablehlo.constant dense<11> : tensor<i64>
  %25 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<1x48xi64>
  %26 = stablehlo.multiply %24, %25 : tensor<1x48xi64>
  %27 = stablehlo.broadcast_in_dim %26, dims = [1, 2] : (tensor<1x48xi64>) -> tensor<1x1x48xi64>
  %28 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<3x48x1xi64>) -> tensor<3x48x48xi64>
  %29 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<1x1x48xi64>) -> tensor<3x48x48xi64>
  %30 = stablehlo.add %28, %29 : tensor<3x48x48xi64>
  %31 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
  %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<i64>) -> tensor<3x48x48xi64>
  %33 = stablehlo.add %30, %32 : tensor<3x48x48xi64>
  %c_4 = stablehlo.constant dense<2> : tensor<i64>
  %34 = call @remainder_0(%33, %c_4) : (tensor<3x48x48xi64>, tensor<i64>) -> tensor<3x48x48xi64>
  %35 = stablehlo.convert %34 : (tensor<3x48x48xi64>) -> tensor<3x48x48xf32>
  %c_5 = stablehlo.constant dense<5> : tensor<i64>
  %36 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<48xi64>
  %37 = stablehlo.multiply %0, %36 : tensor<48xi64>
  %c_6 = stablehlo.constant dense<9> : tensor<i64>
  %38 = call @remainder_1(%37, %c_6) : (tensor<48xi64>, tensor<i64>) -> tensor<48xi64>
  %39 = stablehlo.convert %38 : (tensor<48xi64>) -> tensor<48xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %40 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<48xf32>
  %41 = stablehlo.add %39, %40 : tensor<48xf32>
  %42 = stablehlo.broadcast_in_dim %41, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
  %43 = stablehlo.reshape %42 : (tensor<1x48xf32>) -> tensor<1x1x1x48xf32>
  %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<5x1x1x48xf32>
  %45 = stablehlo.reshape %44 : (tensor<5x1x1x48xf32>) -> tensor<5x48xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %46 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<48xf32>
  %c_8 = stablehlo.constant dense<0> : tensor<i32>
  %47 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<7xi32>
  %c_9 = stablehlo.constant dense<0> : tensor<i32>
  %c_10 = stablehlo.constant dense<0> : tensor<i32>
  %c_11 = stablehlo.constant dense<77> : tensor<ui32>
  %48:10 = stablehlo.while(%iterArg = %14, %iterArg_12 = %35, %iterArg_13 = %c_9, %iterArg_14 = %arg1, %iterArg_15 = %c_10, %iterArg_16 = %39, %iterArg_17 = %45, %iterArg_18 = %46, %iterArg_19 = %c_11, %iterArg_20 = %47) : tensor<48x48xf32>, tensor<3x48x48xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<48xf32>, tensor<5x48xf32>, tensor<48xf32>, tensor<ui32>, tensor<7xi32>
  cond {
    %50 = stablehlo.compare LT, %iterArg_13, %iterArg_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %50 : tensor<i1>
  } do {
    %c_21 = stablehlo.constant dense<1> : tensor<i32>
    %50 = stablehlo.add %iterArg_13, %c_21 : tensor<i32>
    %c_22 = stablehlo.constant dense<1664525> : tensor<ui32>
    %51 = stablehlo.multiply %iterArg_19, %c_22 : tensor<ui32>
    %c_23 = stablehlo.constant dense<1013904223> : tensor<ui32>
    %52 = stablehlo.add %51, %c_23 : tensor<ui32>
    %c_24 = stablehlo.constant dense<24> : tensor<ui32>
    %53 = stablehlo.shift_right_logical %52, %c_24 : tensor<ui32>
    %c_25 = stablehlo.constant dense<7> : tensor<i64>
    %54 = func.call @remainder_2(%53, %c_25) : (tensor<ui32>, tensor<i64>) -> tensor<ui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %55 = stablehlo.shift_left %52, %c_26 : tensor<ui32>
    %c_27 = stablehlo.constant dense<29> : tensor<ui32>
    %56 = stablehlo.shift_right_logical %52, %c_27 : tensor<ui32>
    %57 = stablehlo.or %55, %56 : tensor<ui32>
    %58 = stablehlo.dot_general %iterArg_17, %iterArg, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x48xf32>, tensor<48x48xf32>) -> tensor<5x48xf32>
    %cst_28 = stablehlo.constant dense<1.100000e+01> : tensor<f64>
    %59 = func.call @remainder_4(%58, %cst_28) : (tensor<5x48xf32>, tensor<f64>) -> tensor<5x48xf32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %60:5 = stablehlo.while(%iterArg_35 = %54, %iterArg_36 = %iterArg_13, %iterArg_37 = %iterArg_12, %iterArg_38 = %c_29, %iterArg_39 = %iterArg_16) : tensor<ui32>, tensor<i32>, tensor<3x48x48xf32>, tensor<i32>, tensor<48xf32>
    cond {
      %c_40 = stablehlo.constant dense<3> : tensor<i64>
      %74 = func.call @remainder_2(%iterArg_35, %c_40) : (tensor<ui32>, tensor<i64>) -> tensor<ui32>
      %75 = stablehlo.convert %74 : (tensor<ui32>) -> tensor<i32>
      %c_41 = stablehlo.constant dense<1> : tensor<i32>
      %76 = stablehlo.add %75, %c_41 : tensor<i32>
      %77 = stablehlo.compare LT, %iterArg_38, %76, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %77 : tensor<i1>
    } do {
      %c_40 = stablehlo.constant dense<3> : tensor<i64>
      %74 = func.call @remainder_5(%iterArg_36, %c_40) : (tensor<i32>, tensor<i64>) -> tensor<i32>
      %c_41 = stablehlo.constant dense<0> : tensor<i32>
      %75 = stablehlo.compare LT, %74, %c_41, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_42 = stablehlo.constant dense<3> : tensor<i32>
      %76 = stablehlo.add %74, %c_42 : tensor<i32>
      %77 = stablehlo.select %75, %76, %74 : tensor<i1>, tensor<i32>
      %c_43 = stablehlo.constant dense<0> : tensor<i32>
      %c_44 = stablehlo.constant dense<0> : tensor<i32>
      %78 = stablehlo.compare LT, %c_43, %c_44, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_45 = stablehlo.constant dense<0> : tensor<i32>
      %c_46 = stablehlo.constant dense<48> : tensor<i32>
      %79 = stablehlo.add %c_45, %c_46 : tensor<i32>
      %c_47 = stablehlo.constant dense<0> : tensor<i32>
      %80 = stablehlo.select %78, %79, %c_47 : tensor<i1>, tensor<i32>
      %c_48 = stablehlo.constant dense<0> : tensor<i32>
      %c_49 = stablehlo.constant dense<0> : tensor<i32>
      %81 = stablehlo.compare LT, %c_48, %c_49, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_50 = stablehlo.constant dense<0> : tensor<i32>
      %c_51 = stablehlo.constant dense<48> : tensor<i32>
      %82 = stablehlo.add %c_50, %c_51 : tensor<i32>
      %c_52 = stablehlo.constant dense<0> : tensor<i32>
      %83 = stablehlo.select %81, %82, %c_52 : tensor<i1>, tensor<i32>
      %84 = stablehlo.dynamic_slice %iterArg_37, %77, %80, %83, sizes = [1, 48, 48] : (tensor<3x48x48xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x48x48xf32>
      %85 = stablehlo.reshape %84 : (tensor<1x48x48xf32>) -> tensor<48x48xf32>
      %86 = stablehlo.dot_general %85, %iterArg_39, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x48xf32>, tensor<48xf32>) -> tensor<48xf32>
      %87 = stablehlo.convert %iterArg_38 : (tensor<i32>) -> tensor<f32>
      %88 = stablehlo.broadcast_in_dim %87, dims = [] : (tensor<f32>) -> tensor<48xf32>
      %89 = stablehlo.add %86, %88 : tensor<48xf32>
      %cst_53 = stablehlo.constant dense<7.000000e+00> : tensor<f64>
      %90 = func.call @remainder_7(%89, %cst_53) : (tensor<48xf32>, tensor<f64>) -> tensor<48xf32>
      %c_54 = stablehlo.constant dense<1> : tensor<i32>
      %91 = stablehlo.add %iterArg_38, %c_54 : tensor<i32>
      stablehlo.return %iterArg_35, %iterArg_36, %iterArg_37, %91, %90 : tensor<ui32>, tensor<i32>, tensor<3x48x48xf32>, tensor<i32>, tensor<48xf32>
    }
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %61 = stablehlo.compare GT, %54, %c_30, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %62 = stablehlo.convert %61 : (tensor<i1>) -> tensor<i32>
    %63 = "stablehlo.case"(%62) ({
      stablehlo.return %59 : tensor<5x48xf32>
    }, {
      %74 = stablehlo.reverse %59, dims = [0] : tensor<5x48xf32>
      %75 = stablehlo.add %59, %74 : tensor<5x48xf32>
      %cst_35 = stablehlo.constant dense<1.300000e+01> : tensor<f64>
      %76 = func.call @remainder_4(%75, %cst_35) : (tensor<5x48xf32>, tensor<f64>) -> tensor<5x48xf32>
      stablehlo.return %76 : tensor<5x48xf32>
    }) : (tensor<i32>) -> tensor<5x48xf32>
    %64 = stablehlo.convert %54 : (tensor<ui32>) -> tensor<i32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_31 = stablehlo.constant dense<1> : tensor<i32>
    %66 = "stablehlo.scatter"(%iterArg_20, %65, %c_31) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %74 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %74 : tensor<i32>
    }) : (tensor<7xi32>, tensor<1xi32>, tensor<i32>) -> tensor<7xi32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%63 init: %cst_32) applies stablehlo.add across dimensions = [0] : (tensor<5x48xf32>, tensor<f32>) -> tensor<48xf32>
    %c_33 = stablehlo.constant dense<1> : tensor<ui32>
    %68 = stablehlo.and %57, %c_33 : tensor<ui32>
    %69 = stablehlo.convert %68 : (tensor<ui32>) -> tensor<f32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %71 = stablehlo.multiply %67, %70 : tensor<48xf32>
    %72 = stablehlo.add %iterArg_18, %71 : tensor<48xf32>
    %c_34 = stablehlo.constant dense<1> : tensor<i32>
    %73 = stablehlo.add %iterArg_15, %c_34 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_12, %50, %iterArg_14, %73, %60#4, %63, %72, %52, %66 : tensor<48x48xf32>, tensor<3x48x48xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<48xf32>, tensor<5x48xf32>, tensor<48xf32>, tensor<ui32>, tensor<7xi32>
  }
  %49 = stablehlo.slice %48#6 [0:5, 0:48:4] : (tensor<5x48xf32>) -> tensor<5x12xf32>
  return %48#4, %48#5, %49, %48#7, %48#8, %48#9 : tensor<i32>, tensor<48xf32>, tensor<5x12xf32>, tensor<48xf32>, tensor<ui32>, tensor<7xi32>
}
func.func private @remainder(%arg0: tensor<48x48xi64>, %arg1: tensor<i64>) -> tensor<48x48xi64> {
  %0 = stablehlo.convert %arg1 : tensor<i64>
  %c = stablehlo.constant dense<0> : tensor<i64>
  %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<1> : tensor<i64>
  %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
  %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<48x48xi64>
  %4 = stablehlo.remainder %arg0, %3 : tensor<48x48xi64>
  %c_1 = stablehlo.constant dense<0> : tensor<i64>
  %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<48x48xi64>
  %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<48x48xi64>, tensor<48x48xi64>) -> tensor<48x48xi1>
  %c_2 = stablehlo.constant dense<0> : tensor<i64>
  %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<48x48xi64>
  %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<48x48xi64>, tensor<48x48xi64>) -> tensor<48x48xi1>
  %c_3 = stablehlo.constant dense<0> : tensor<i64>
  %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
  %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<48x48xi1>
  %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<48x48xi1>, tensor<48x48xi1>) -> tensor<48x48xi1>
  %12 = stablehlo.and %11, %6 : tensor<48x48xi1>
  %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<48x48xi64>
  %14 = stablehlo.add %4, %13 : tensor<48x48xi64>
  %15 = stablehlo.select %12, %14, %4 : tensor<48x48xi1>, tensor<48x48xi64>
  return %15 : tensor<48x48xi64>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
  return %0 : tensor<i64>
}
func.func private @remainder_0(%arg0: tensor<3x48x48xi64>, %arg1: tensor<i64>) -> tensor<3x48x48xi64> {
  %0 = stablehlo.convert %arg1 : tensor<i64>
  %c = stablehlo.constant dense<0> : tensor<i64>
  %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<1> : tensor<i64>
  %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
  %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<3x48x48xi64>
  %4 = stablehlo.remainder %arg0, %3 : tensor<3x48x48xi64>
  %c_1 = stablehlo.constant dense<0> : tensor<i64>
  %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3x48x48xi64>
  %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x48x48xi64>, tensor<3x48x48xi64>) -> tensor<3x48x48xi1>
  %c_2 = stablehlo.constant dense<0> : tensor<i64>
  %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<3x48x48xi64>
  %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x48x48xi64>, tensor<3x48x48xi64>) -> tensor<3x48x48xi1>
  %c_3 = stablehlo.constant dense<0> : tensor<i64>
  %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
  %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x48x48xi1>
  %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x48x48xi1>, tensor<3x48x48xi1>) -> tensor<3x48x48xi1>
  %12 = stablehlo.and %11, %6 : tensor<3x48x48xi1>
  %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<3x48x48xi64>
  %14 = stablehlo.add %4, %13 : tensor<3x48x48xi64>
  %15 = stablehlo.select %12, %14, %4 : tensor<3x48x48xi1>, tensor<3x48x48xi64>
  return %15 : tensor<3x48x48xi64>
}
func.func private @remainder_1(%arg0: tensor<48xi64>, %arg1: tensor<i64>) -> tensor<48xi64> {
  %0 = stablehlo.convert %arg1 : tensor<i64>
  %c = stablehlo.constant dense<0> : tensor<i64>
  %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<1> : tensor<i64>
  %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
  %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<48xi64>
  %4 = stablehlo.remainder %arg0, %3 : tensor<48xi64>
  %c_1 = stablehlo.constant dense<0> : tensor<i64>
  %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<48xi64>
  %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<48xi64>, tensor<48xi64>) -> tensor<48xi1>
  %c_2 = stablehlo.constant dense<0> : tensor<i64>
  %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<48xi64>
  %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<48xi64>, tensor<48xi64>) -> tensor<48xi1>
  %c_3 = stablehlo.constant dense<0> : tensor<i64>
  %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
  %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<48xi1>
  %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<48xi1>, tensor<48xi1>) -> tensor<48xi1>
  %12 = stablehlo.and %11, %6 : tensor<48xi1>
  %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<48xi64>
  %14 = stablehlo.add %4, %13 : tensor<48xi64>
  %15 = stablehlo.select %12, %14, %4 : tensor<48xi1>, tensor<48xi64>
  return %15 : tensor<48xi64>
}
func.func private @remainder_2(%arg0: tensor<ui32>, %arg1: tensor<i64>) -> tensor<ui32> {
  %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
  %c = stablehlo.constant dense<0> : tensor<ui32>
  %1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<1> : tensor<ui32>
  %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  %3 = stablehlo.remainder %arg0, %2 : tensor<ui32>
  %c_1 = stablehlo.constant dense<0> : tensor<ui32>
  %4 = stablehlo.compare NE, %3, %c_1, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  %c_2 = stablehlo.constant dense<0> : tensor<ui32>
  %5 = stablehlo.compare LT, %3, %c_2, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  %c_3 = stablehlo.constant dense<0> : tensor<ui32>
  %6 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  %7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %8 = stablehlo.and %7, %4 : tensor<i1>
  %9 = stablehlo.add %3, %2 : tensor<ui32>
  %10 = stablehlo.select %8, %9, %3 : tensor<i1>, tensor<ui32>
  return %10 : tensor<ui32>
}
func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
  return %0 : tensor<ui32>
}
func.func private @remainder_4(%arg0: tensor<5x48xf32>, %arg1: tensor<f64>) -> tensor<5x48xf32> {
  %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x48xf32>
  %2 = stablehlo.remainder %arg0, %1 : tensor<5x48xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x48xf32>
  %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<5x48xf32>, tensor<5x48xf32>) -> tensor<5x48xi1>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x48xf32>
  %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<5x48xf32>, tensor<5x48xf32>) -> tensor<5x48xi1>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<5x48xi1>
  %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<5x48xi1>, tensor<5x48xi1>) -> tensor<5x48xi1>
  %10 = stablehlo.and %9, %4 : tensor<5x48xi1>
  %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x48xf32>
  %12 = stablehlo.add %2, %11 : tensor<5x48xf32>
  %13 = stablehlo.select %10, %12, %2 : tensor<5x48xi1>, tensor<5x48xf32>
  return %13 : tensor<5x48xf32>
}
func.func private @remainder_5(%arg0: tensor<i32>, %arg1: tensor<i64>) -> tensor<i32> {
  %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<1> : tensor<i32>
  %2 = call @_where_6(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
func.func private @_where_6(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
  return %0 : tensor<i32>
}
func.func private @remainder_7(%arg0: tensor<48xf32>, %arg1: tensor<f64>) -> tensor<48xf32> {
  %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<48xf32>
  %2 = stablehlo.remainder %arg0, %1 : tensor<48xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<48xf32>
  %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xi1>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<48xf32>
  %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xi1>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<48xi1>
  %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<48xi1>, tensor<48xi1>) -> tensor<48xi1>
  %10 = stablehlo.and %9, %4 : tensor<48xi1>
  %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<48xf32>
  %12 = stablehlo.add %2, %11 : tensor<48xf32>
  %13 = stablehlo.select %10, %12, %2 : tensor<48xi1>, tensor<48xf32>
  return %13 : tensor<48xf32>
}
