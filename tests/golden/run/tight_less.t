// Single numbers of a loop made with less: counts of bits and shifts, what is
// mixed in by a bit, elements stored unless the index is outside, counters that
// are read after they have been counted, ways out by numbers of 64 bits, narrow
// elements, the place of the greatest one.  What is expected was computed by XLA.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func @main() {
  %x0 = util.unfoldable_constant dense<[0, 1, -1, 2, 7, -7, 31, -32, 1000003, -1000003, 2147483647, -2147483648, 65536, 255, -256, 19]> : tensor<16xi32>
  %y0 = util.unfoldable_constant dense<[0, -1, 1, 40, 31, 32, -5, 7, 3, 16, 17, 0, 2, 9, -16, 5]> : tensor<16xi32>
  %x = stablehlo.optimization_barrier %x0 : tensor<16xi32>
  %y = stablehlo.optimization_barrier %y0 : tensor<16xi32>
  %bits:2 = func.call @bits(%x, %y) : (tensor<16xi32>, tensor<16xi32>) -> (tensor<i32>, tensor<i64>)
  check.expect_eq_const %bits#0, dense<145981281> : tensor<i32>
  check.expect_eq_const %bits#1, dense<1213828399321187117> : tensor<i64>
  %outside:2 = func.call @outside(%x, %y) : (tensor<16xi32>, tensor<16xi32>) -> (tensor<i64>, tensor<32xi64>)
  check.expect_eq_const %outside#0, dense<23013> : tensor<i64>
  check.expect_eq_const %outside#1, dense<[4, 144, 64, 0, 225, 0, 49, 0, 169, 0, 0, 0, 0, 0, 0, 81, 100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 25]> : tensor<32xi64>
  %shifting = func.call @shifting(%x, %y) : (tensor<16xi32>, tensor<16xi32>) -> (tensor<16xi32>)
  check.expect_eq_const %shifting, dense<[-2147483648, -1000003, -256, -32, -7, -1, 0, 1, 2, 7, 19, 31, 255, 65536, 1000003, 2147483647]> : tensor<16xi32>
  %of_u8 = func.call @of_u8(%x, %y) : (tensor<16xi32>, tensor<16xi32>) -> (tensor<i32>)
  check.expect_eq_const %of_u8, dense<-151100029> : tensor<i32>
  %most:2 = func.call @most(%x, %y) : (tensor<16xi32>, tensor<16xi32>) -> (tensor<8xi32>, tensor<i32>)
  check.expect_eq_const %most#0, dense<[-37, -8, 10, -23, -8, -7, -31, -32]> : tensor<8xi32>
  check.expect_eq_const %most#1, dense<110737649> : tensor<i32>
  func.return
}
func.func private @bits(%arg0: tensor<16xi32>, %arg1: tensor<16xi32>) -> (tensor<i32>, tensor<i64>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<12345> : tensor<i32>
  %c_1 = stablehlo.constant dense<7> : tensor<i64>
  %0:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c, %iterArg_4 = %c_0, %iterArg_5 = %c_1) : tensor<16xi32>, tensor<16xi32>, tensor<i32>, tensor<i32>, tensor<i64>
  cond {
    %c_6 = stablehlo.constant dense<16> : tensor<i32>
    %1 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<16> : tensor<i32>
    %2 = stablehlo.add %iterArg_3, %c_7 : tensor<i32>
    %3 = stablehlo.select %1, %2, %iterArg_3 : tensor<i1>, tensor<i32>
    %4 = stablehlo.dynamic_slice %iterArg, %3, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
    %5 = stablehlo.reshape %4 : (tensor<1xi32>) -> tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %iterArg_3, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<16> : tensor<i32>
    %7 = stablehlo.add %iterArg_3, %c_9 : tensor<i32>
    %8 = stablehlo.select %6, %7, %iterArg_3 : tensor<i1>, tensor<i32>
    %9 = stablehlo.dynamic_slice %iterArg_2, %8, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
    %10 = stablehlo.reshape %9 : (tensor<1xi32>) -> tensor<i32>
    %c_10 = stablehlo.constant dense<31> : tensor<i32>
    %11 = stablehlo.multiply %iterArg_4, %c_10 : tensor<i32>
    %12 = stablehlo.xor %5, %iterArg_4 : tensor<i32>
    %13 = stablehlo.popcnt %12 : tensor<i32>
    %14 = stablehlo.add %11, %13 : tensor<i32>
    %15 = stablehlo.count_leading_zeros %10 : tensor<i32>
    %c_11 = stablehlo.constant dense<3> : tensor<i32>
    %16 = stablehlo.shift_left %15, %c_11 : tensor<i32>
    %17 = stablehlo.add %14, %16 : tensor<i32>
    %18 = stablehlo.shift_right_arithmetic %5, %10 : tensor<i32>
    %19 = stablehlo.add %17, %18 : tensor<i32>
    %20 = stablehlo.convert %5 : (tensor<i32>) -> tensor<i64>
    %21 = stablehlo.convert %10 : (tensor<i32>) -> tensor<i64>
    %22 = stablehlo.multiply %20, %21 : tensor<i64>
    %23 = stablehlo.xor %iterArg_5, %22 : tensor<i64>
    %c_12 = stablehlo.constant dense<33> : tensor<i64>
    %24 = stablehlo.multiply %23, %c_12 : tensor<i64>
    %25 = stablehlo.popcnt %23 : tensor<i64>
    %26 = stablehlo.add %24, %25 : tensor<i64>
    %27 = stablehlo.count_leading_zeros %23 : tensor<i64>
    %28 = stablehlo.add %26, %27 : tensor<i64>
    %29 = stablehlo.convert %10 : (tensor<i32>) -> tensor<i64>
    %c_13 = stablehlo.constant dense<127> : tensor<i64>
    %30 = stablehlo.and %29, %c_13 : tensor<i64>
    %31 = stablehlo.shift_right_arithmetic %23, %30 : tensor<i64>
    %32 = stablehlo.add %28, %31 : tensor<i64>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %33 = stablehlo.shift_right_logical %19, %c_14 : tensor<i32>
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %34 = stablehlo.and %19, %c_15 : tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.compare NE, %34, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_17 = stablehlo.constant dense<-306674912> : tensor<i32>
    %36 = stablehlo.xor %33, %c_17 : tensor<i32>
    %37 = func.call @bits__where(%35, %36, %33) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_18 = stablehlo.constant dense<1> : tensor<i32>
    %38 = stablehlo.and %10, %c_18 : tensor<i32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.compare EQ, %38, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %40 = stablehlo.xor %37, %5 : tensor<i32>
    %41 = func.call @bits__where(%39, %37, %40) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %42 = stablehlo.compare LT, %10, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %43 = stablehlo.xor %5, %41 : tensor<i32>
    %44 = func.call @bits__where(%42, %41, %43) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_20 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %iterArg_3, %c_20 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_2, %45, %44, %32 : tensor<16xi32>, tensor<16xi32>, tensor<i32>, tensor<i32>, tensor<i64>
  }
  return %0#3, %0#4 : tensor<i32>, tensor<i64>
}
func.func private @bits__where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
  return %0 : tensor<i32>
}
func.func private @outside(%arg0: tensor<16xi32>, %arg1: tensor<16xi32>) -> (tensor<i64>, tensor<32xi64>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<300xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i64>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<300xi64>
  %c_1 = stablehlo.constant dense<15> : tensor<i64>
  %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_4 = %arg1, %iterArg_5 = %c_1, %iterArg_6 = %0, %iterArg_7 = %1) : tensor<16xi32>, tensor<16xi32>, tensor<i64>, tensor<300xi32>, tensor<300xi64>
  cond {
    %c_8 = stablehlo.constant dense<0> : tensor<i64>
    %12 = stablehlo.compare GE, %iterArg_5, %c_8, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %12 : tensor<i1>
  } do {
    %c_8 = stablehlo.constant dense<1> : tensor<i64>
    %12 = stablehlo.subtract %iterArg_5, %c_8 : tensor<i64>
    %c_9 = stablehlo.constant dense<0> : tensor<i64>
    %13 = stablehlo.compare LT, %iterArg_5, %c_9, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_10 = stablehlo.constant dense<16> : tensor<i64>
    %14 = stablehlo.add %iterArg_5, %c_10 : tensor<i64>
    %15 = stablehlo.select %13, %14, %iterArg_5 : tensor<i1>, tensor<i64>
    %16 = stablehlo.dynamic_slice %iterArg, %15, sizes = [1] : (tensor<16xi32>, tensor<i64>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %18 = stablehlo.convert %iterArg_5 : (tensor<i64>) -> tensor<i32>
    %19 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %20 = "stablehlo.scatter"(%iterArg_6, %19, %18) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      stablehlo.return %arg3 : tensor<i32>
    }) : (tensor<300xi32>, tensor<1xi32>, tensor<i32>) -> tensor<300xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i64>
    %21 = stablehlo.compare LT, %iterArg_5, %c_11, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<16> : tensor<i64>
    %22 = stablehlo.add %iterArg_5, %c_12 : tensor<i64>
    %23 = stablehlo.select %21, %22, %iterArg_5 : tensor<i1>, tensor<i64>
    %24 = stablehlo.dynamic_slice %iterArg_4, %23, sizes = [1] : (tensor<16xi32>, tensor<i64>) -> tensor<1xi32>
    %25 = stablehlo.reshape %24 : (tensor<1xi32>) -> tensor<i32>
    %c_13 = stablehlo.constant dense<1> : tensor<i32>
    %26 = stablehlo.subtract %25, %c_13 : tensor<i32>
    %27 = stablehlo.multiply %iterArg_5, %iterArg_5 : tensor<i64>
    %28 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %29 = "stablehlo.scatter"(%iterArg_7, %28, %27) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
      stablehlo.return %arg3 : tensor<i64>
    }) : (tensor<300xi64>, tensor<1xi32>, tensor<i64>) -> tensor<300xi64>
    stablehlo.return %iterArg, %iterArg_4, %12, %20, %29 : tensor<16xi32>, tensor<16xi32>, tensor<i64>, tensor<300xi32>, tensor<300xi64>
  }
  %3 = stablehlo.slice %2#3 [0:20] : (tensor<300xi32>) -> tensor<20xi32>
  %4 = stablehlo.convert %3 : (tensor<20xi32>) -> tensor<20xi64>
  %c_2 = stablehlo.constant dense<0> : tensor<i64>
  %5 = stablehlo.reduce(%4 init: %c_2) applies stablehlo.add across dimensions = [0] : (tensor<20xi64>, tensor<i64>) -> tensor<i64>
  %c_3 = stablehlo.constant dense<1000> : tensor<i64>
  %6 = stablehlo.multiply %5, %c_3 : tensor<i64>
  %7 = stablehlo.slice %2#3 [255:256] : (tensor<300xi32>) -> tensor<1xi32>
  %8 = stablehlo.reshape %7 : (tensor<1xi32>) -> tensor<i32>
  %9 = stablehlo.convert %8 : (tensor<i32>) -> tensor<i64>
  %10 = stablehlo.add %6, %9 : tensor<i64>
  %11 = stablehlo.slice %2#4 [0:32] : (tensor<300xi64>) -> tensor<32xi64>
  return %10, %11 : tensor<i64>, tensor<32xi64>
}
func.func private @shifting(%arg0: tensor<16xi32>, %arg1: tensor<16xi32>) -> (tensor<16xi32>) {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %c_0 = stablehlo.constant dense<16> : tensor<i32>
  %0:3 = stablehlo.while(%iterArg = %c, %iterArg_1 = %c_0, %iterArg_2 = %arg0) : tensor<i32>, tensor<i32>, tensor<16xi32>
  cond {
    %1 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %iterArg, %c_3 : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %iterArg, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<16> : tensor<i32>
    %3 = stablehlo.add %iterArg, %c_5 : tensor<i32>
    %4 = stablehlo.select %2, %3, %iterArg : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %iterArg_2, %4, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %7:3 = stablehlo.while(%iterArg_8 = %6, %iterArg_9 = %iterArg, %iterArg_10 = %iterArg_2) : tensor<i32>, tensor<i32>, tensor<16xi32>
    cond {
      %c_11 = stablehlo.constant dense<0> : tensor<i32>
      %13 = stablehlo.compare GT, %iterArg_9, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.subtract %iterArg_9, %c_12 : tensor<i32>
      %c_13 = stablehlo.constant dense<0> : tensor<i32>
      %15 = stablehlo.maximum %14, %c_13 : tensor<i32>
      %c_14 = stablehlo.constant dense<0> : tensor<i32>
      %16 = stablehlo.compare LT, %15, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_15 = stablehlo.constant dense<16> : tensor<i32>
      %17 = stablehlo.add %15, %c_15 : tensor<i32>
      %18 = stablehlo.select %16, %17, %15 : tensor<i1>, tensor<i32>
      %19 = stablehlo.dynamic_slice %iterArg_10, %18, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
      %20 = stablehlo.reshape %19 : (tensor<1xi32>) -> tensor<i32>
      %21 = stablehlo.compare GT, %20, %iterArg_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %22 = stablehlo.and %13, %21 : tensor<i1>
      stablehlo.return %22 : tensor<i1>
    } do {
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.subtract %iterArg_9, %c_11 : tensor<i32>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.subtract %iterArg_9, %c_12 : tensor<i32>
      %c_13 = stablehlo.constant dense<0> : tensor<i32>
      %15 = stablehlo.compare LT, %14, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_14 = stablehlo.constant dense<16> : tensor<i32>
      %16 = stablehlo.add %14, %c_14 : tensor<i32>
      %17 = stablehlo.select %15, %16, %14 : tensor<i1>, tensor<i32>
      %18 = stablehlo.dynamic_slice %iterArg_10, %17, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
      %19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
      %c_15 = stablehlo.constant dense<0> : tensor<i32>
      %20 = stablehlo.compare LT, %iterArg_9, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_16 = stablehlo.constant dense<16> : tensor<i32>
      %21 = stablehlo.add %iterArg_9, %c_16 : tensor<i32>
      %22 = stablehlo.select %20, %21, %iterArg_9 : tensor<i1>, tensor<i32>
      %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %24 = "stablehlo.scatter"(%iterArg_10, %23, %19) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
        stablehlo.return %arg3 : tensor<i32>
      }) : (tensor<16xi32>, tensor<1xi32>, tensor<i32>) -> tensor<16xi32>
      stablehlo.return %iterArg_8, %13, %24 : tensor<i32>, tensor<i32>, tensor<16xi32>
    }
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %7#1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<16> : tensor<i32>
    %9 = stablehlo.add %7#1, %c_7 : tensor<i32>
    %10 = stablehlo.select %8, %9, %7#1 : tensor<i1>, tensor<i32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %12 = "stablehlo.scatter"(%7#2, %11, %6) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      stablehlo.return %arg3 : tensor<i32>
    }) : (tensor<16xi32>, tensor<1xi32>, tensor<i32>) -> tensor<16xi32>
    stablehlo.return %1, %iterArg_1, %12 : tensor<i32>, tensor<i32>, tensor<16xi32>
  }
  return %0#2 : tensor<16xi32>
}
func.func private @of_u8(%arg0: tensor<16xi32>, %arg1: tensor<16xi32>) -> (tensor<i32>) {
  %0 = stablehlo.convert %arg0 : (tensor<16xi32>) -> tensor<16xui8>
  %1 = stablehlo.convert %arg1 : (tensor<16xi32>) -> tensor<16xi8>
  %2 = stablehlo.reshape %0 : (tensor<16xui8>) -> tensor<1x16xui8>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x16xui8>) -> tensor<80x16xui8>
  %4 = stablehlo.reshape %3 : (tensor<80x16xui8>) -> tensor<1280xui8>
  %5 = stablehlo.reshape %1 : (tensor<16xi8>) -> tensor<1x16xi8>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x16xi8>) -> tensor<80x16xi8>
  %7 = stablehlo.reshape %6 : (tensor<80x16xi8>) -> tensor<1280xi8>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<1280> : tensor<i32>
  %c_1 = stablehlo.constant dense<3> : tensor<i32>
  %8:5 = stablehlo.while(%iterArg = %4, %iterArg_2 = %7, %iterArg_3 = %c, %iterArg_4 = %c_0, %iterArg_5 = %c_1) : tensor<1280xui8>, tensor<1280xi8>, tensor<i32>, tensor<i32>, tensor<i32>
  cond {
    %9 = stablehlo.compare LT, %iterArg_3, %iterArg_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  } do {
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %9 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
    %c_7 = stablehlo.constant dense<5> : tensor<i32>
    %10 = stablehlo.multiply %iterArg_5, %c_7 : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.compare LT, %iterArg_3, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<1280> : tensor<i32>
    %12 = stablehlo.add %iterArg_3, %c_9 : tensor<i32>
    %13 = stablehlo.select %11, %12, %iterArg_3 : tensor<i1>, tensor<i32>
    %14 = stablehlo.dynamic_slice %iterArg, %13, sizes = [1] : (tensor<1280xui8>, tensor<i32>) -> tensor<1xui8>
    %15 = stablehlo.reshape %14 : (tensor<1xui8>) -> tensor<ui8>
    %16 = stablehlo.convert %15 : (tensor<ui8>) -> tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.compare LT, %iterArg_3, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<1280> : tensor<i32>
    %18 = stablehlo.add %iterArg_3, %c_11 : tensor<i32>
    %19 = stablehlo.select %17, %18, %iterArg_3 : tensor<i1>, tensor<i32>
    %20 = stablehlo.dynamic_slice %iterArg_2, %19, sizes = [1] : (tensor<1280xi8>, tensor<i32>) -> tensor<1xi8>
    %21 = stablehlo.reshape %20 : (tensor<1xi8>) -> tensor<i8>
    %22 = stablehlo.convert %21 : (tensor<i8>) -> tensor<i32>
    %23 = stablehlo.subtract %16, %22 : tensor<i32>
    %24 = stablehlo.xor %10, %23 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_2, %9, %iterArg_4, %24 : tensor<1280xui8>, tensor<1280xi8>, tensor<i32>, tensor<i32>, tensor<i32>
  }
  return %8#4 : tensor<i32>
}
func.func private @most(%arg0: tensor<16xi32>, %arg1: tensor<16xi32>) -> (tensor<8xi32>, tensor<i32>) {
  %0 = stablehlo.slice %arg0 [0:8] : (tensor<16xi32>) -> tensor<8xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1:4 = stablehlo.while(%iterArg = %arg1, %iterArg_1 = %c, %iterArg_2 = %0, %iterArg_3 = %c_0) : tensor<16xi32>, tensor<i32>, tensor<8xi32>, tensor<i32>
  cond {
    %c_4 = stablehlo.constant dense<16> : tensor<i32>
    %2 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  } do {
    %2 = func.call @most_argmax(%iterArg_2) : (tensor<8xi32>) -> tensor<i64>
    %3 = stablehlo.convert %2 : (tensor<i64>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %4 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %iterArg_1, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<16> : tensor<i32>
    %6 = stablehlo.add %iterArg_1, %c_6 : tensor<i32>
    %7 = stablehlo.select %5, %6, %iterArg_1 : tensor<i1>, tensor<i32>
    %8 = stablehlo.dynamic_slice %iterArg, %7, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
    %9 = stablehlo.reshape %8 : (tensor<1xi32>) -> tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.compare LT, %3, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<8> : tensor<i32>
    %11 = stablehlo.add %3, %c_8 : tensor<i32>
    %12 = stablehlo.select %10, %11, %3 : tensor<i1>, tensor<i32>
    %13 = stablehlo.dynamic_slice %iterArg_2, %12, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
    %14 = stablehlo.reshape %13 : (tensor<1xi32>) -> tensor<i32>
    %15 = stablehlo.subtract %9, %14 : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.compare LT, %3, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_10 = stablehlo.constant dense<8> : tensor<i32>
    %17 = stablehlo.add %3, %c_10 : tensor<i32>
    %18 = stablehlo.select %16, %17, %3 : tensor<i1>, tensor<i32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %20 = "stablehlo.scatter"(%iterArg_2, %19, %15) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      stablehlo.return %arg3 : tensor<i32>
    }) : (tensor<8xi32>, tensor<1xi32>, tensor<i32>) -> tensor<8xi32>
    %c_11 = stablehlo.constant dense<3> : tensor<i32>
    %21 = stablehlo.multiply %iterArg_3, %c_11 : tensor<i32>
    %22 = stablehlo.add %21, %3 : tensor<i32>
    stablehlo.return %iterArg, %4, %20, %22 : tensor<16xi32>, tensor<i32>, tensor<8xi32>, tensor<i32>
  }
  return %1#2, %1#3 : tensor<8xi32>, tensor<i32>
}
func.func private @most_argmax(%arg0: tensor<8xi32>) -> tensor<i64> {
  %0 = stablehlo.iota dim = 0 : tensor<8xi64>
  %c = stablehlo.constant dense<-2147483648> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i64>
  %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<8xi32>, tensor<8xi64>, tensor<i32>, tensor<i64>) -> (tensor<i32>, tensor<i64>)
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
