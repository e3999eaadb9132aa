// A table that is looked up by a vector of indices and changed in between, by one
// element and by a scatter: each lookup sees what was stored before it.  What is
// expected was computed by XLA.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %t = util.unfoldable_constant dense<[0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98, 105]> : tensor<16xi32>
  %ix = util.unfoldable_constant dense<[-2, 3, 8, 13, -1, 4, 9, 14, 0, 5, 10, 15, 1, 6, 11, 16, 2, 7, 12, -2, 3]> : tensor<21xi32>
  %n = util.unfoldable_constant dense<23> : tensor<i32>
  %r:2 = func.call @turns(%t, %ix, %n) : (tensor<16xi32>, tensor<21xi32>, tensor<i32>) -> (tensor<16xi32>, tensor<21xi32>)
  check.expect_eq_const %r#0, dense<[-16, -17, -18, 63, -20, -21, -22, -7, 217, -9, -10, -11, -12, 162, 148, 133]> : tensor<16xi32>
  check.expect_eq_const %r#1, dense<[1161510512, 461603132, -1257041892, -1927726951, -47745858, -1479324692, 1695720675, 1161510512, -29152, -1790926713, 665054718, -47745858, 34967835, 451159954, -478985319, -47745858, -160170298, -1898403667, -1665540636, 1161510512, 461603132]> : tensor<21xi32>
  func.return
}
func.func private @turns(%arg0: tensor<16xi32>, %arg1: tensor<21xi32>, %arg2: tensor<i32>) -> (tensor<16xi32>, tensor<21xi32>) {
  %0 = stablehlo.optimization_barrier %arg2 : tensor<i32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %2:5 = stablehlo.while(%iterArg = %0, %iterArg_1 = %arg1, %iterArg_2 = %c_0, %iterArg_3 = %arg0, %iterArg_4 = %1) : tensor<i32>, tensor<21xi32>, tensor<i32>, tensor<16xi32>, tensor<21xi32>
  cond {
    %3 = stablehlo.compare LT, %iterArg_2, %iterArg, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  } do {
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %4 = stablehlo.compare LT, %iterArg_1, %3, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
    %c_6 = stablehlo.constant dense<16> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %6 = stablehlo.add %iterArg_1, %5 : tensor<21xi32>
    %7 = stablehlo.select %4, %6, %iterArg_1 : tensor<21xi1>, tensor<21xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
    %9 = "stablehlo.gather"(%iterArg_3, %8) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xi32>, tensor<21x1xi32>) -> tensor<21xi32>
    %c_7 = stablehlo.constant dense<-1> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %11 = stablehlo.broadcast_in_dim %iterArg_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.multiply %10, %11 : tensor<1xi32>
    %c_8 = stablehlo.constant dense<16> : tensor<i32>
    %13 = func.call @remainder(%iterArg_2, %c_8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.compare LT, %13, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_10 = stablehlo.constant dense<16> : tensor<i32>
    %15 = stablehlo.add %13, %c_10 : tensor<i32>
    %16 = stablehlo.select %14, %15, %13 : tensor<i1>, tensor<i32>
    %17 = stablehlo.dynamic_update_slice %iterArg_3, %12, %16 : (tensor<16xi32>, tensor<1xi32>, tensor<i32>) -> tensor<16xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %19 = stablehlo.compare LT, %iterArg_1, %18, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
    %c_12 = stablehlo.constant dense<16> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %21 = stablehlo.add %iterArg_1, %20 : tensor<21xi32>
    %22 = stablehlo.select %19, %21, %iterArg_1 : tensor<21xi1>, tensor<21xi32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
    %24 = "stablehlo.gather"(%17, %23) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xi32>, tensor<21x1xi32>) -> tensor<21xi32>
    %25 = stablehlo.slice %iterArg_1 [0:5] : (tensor<21xi32>) -> tensor<5xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %27 = stablehlo.compare LT, %25, %26, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_14 = stablehlo.constant dense<16> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %29 = stablehlo.add %25, %28 : tensor<5xi32>
    %30 = stablehlo.select %27, %29, %25 : tensor<5xi1>, tensor<5xi32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %32 = stablehlo.broadcast_in_dim %iterArg_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %33 = "stablehlo.scatter"(%17, %31, %32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %47 = stablehlo.add %arg3, %arg4 : tensor<i32>
      stablehlo.return %47 : tensor<i32>
    }) : (tensor<16xi32>, tensor<5x1xi32>, tensor<5xi32>) -> tensor<16xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %35 = stablehlo.compare LT, %iterArg_1, %34, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
    %c_16 = stablehlo.constant dense<16> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %37 = stablehlo.add %iterArg_1, %36 : tensor<21xi32>
    %38 = stablehlo.select %35, %37, %iterArg_1 : tensor<21xi1>, tensor<21xi32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
    %40 = "stablehlo.gather"(%33, %39) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xi32>, tensor<21x1xi32>) -> tensor<21xi32>
    %c_17 = stablehlo.constant dense<1> : tensor<i32>
    %41 = stablehlo.add %iterArg_2, %c_17 : tensor<i32>
    %c_18 = stablehlo.constant dense<3> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %43 = stablehlo.multiply %iterArg_4, %42 : tensor<21xi32>
    %44 = stablehlo.add %43, %24 : tensor<21xi32>
    %45 = stablehlo.subtract %44, %9 : tensor<21xi32>
    %46 = stablehlo.add %45, %40 : tensor<21xi32>
    stablehlo.return %iterArg, %iterArg_1, %41, %33, %46 : tensor<i32>, tensor<21xi32>, tensor<i32>, tensor<16xi32>, tensor<21xi32>
  }
  return %2#3, %2#4 : tensor<16xi32>, tensor<21xi32>
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
