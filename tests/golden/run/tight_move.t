// Loops without a counter that hand a value on, of 32 and of 64 bits.  What is
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
  %gcds:2 = func.call @gcds(%x, %y) : (tensor<16xi32>, tensor<16xi32>) -> (tensor<i32>, tensor<i64>)
  check.expect_eq_const %gcds#0, dense<-1566534135> : tensor<i32>
  check.expect_eq_const %gcds#1, dense<6353985350899430353> : tensor<i64>
  %ends = func.call @ends(%x, %y) : (tensor<16xi32>, tensor<16xi32>) -> (tensor<i32>)
  check.expect_eq_const %ends, dense<-1679448933> : tensor<i32>
  func.return
}
func.func private @gcds(%arg0: tensor<16xi32>, %arg1: tensor<16xi32>) -> (tensor<i32>, tensor<i64>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<16> : tensor<i32>
  %c_1 = stablehlo.constant dense<1> : tensor<i32>
  %c_2 = stablehlo.constant dense<1> : tensor<i64>
  %0:6 = stablehlo.while(%iterArg = %arg0, %iterArg_3 = %arg1, %iterArg_4 = %c, %iterArg_5 = %c_0, %iterArg_6 = %c_1, %iterArg_7 = %c_2) : tensor<16xi32>, tensor<16xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i64>
  cond {
    %1 = stablehlo.compare LT, %iterArg_4, %iterArg_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %iterArg_4, %c_8 : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %iterArg_4, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_10 = stablehlo.constant dense<16> : tensor<i32>
    %3 = stablehlo.add %iterArg_4, %c_10 : tensor<i32>
    %4 = stablehlo.select %2, %3, %iterArg_4 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %iterArg, %4, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %c_11 = stablehlo.constant dense<2147483647> : tensor<i32>
    %7 = stablehlo.and %6, %c_11 : tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %iterArg_4, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<16> : tensor<i32>
    %9 = stablehlo.add %iterArg_4, %c_13 : tensor<i32>
    %10 = stablehlo.select %8, %9, %iterArg_4 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %iterArg_3, %10, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
    %c_14 = stablehlo.constant dense<2147483647> : tensor<i32>
    %13 = stablehlo.and %12, %c_14 : tensor<i32>
    %c_15 = stablehlo.constant dense<31> : tensor<i32>
    %14 = stablehlo.multiply %iterArg_6, %c_15 : tensor<i32>
    %c_16 = stablehlo.constant dense<6> : tensor<i32>
    %15 = stablehlo.multiply %7, %c_16 : tensor<i32>
    %c_17 = stablehlo.constant dense<2147483647> : tensor<i32>
    %16 = stablehlo.and %15, %c_17 : tensor<i32>
    %c_18 = stablehlo.constant dense<4> : tensor<i32>
    %17 = stablehlo.multiply %13, %c_18 : tensor<i32>
    %c_19 = stablehlo.constant dense<2147483647> : tensor<i32>
    %18 = stablehlo.and %17, %c_19 : tensor<i32>
    %19:2 = stablehlo.while(%iterArg_23 = %16, %iterArg_24 = %18) : tensor<i32>, tensor<i32>
    cond {
      %c_25 = stablehlo.constant dense<0> : tensor<i32>
      %30 = stablehlo.compare NE, %iterArg_24, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %30 : tensor<i1>
    } do {
      %30 = stablehlo.remainder %iterArg_23, %iterArg_24 : tensor<i32>
      stablehlo.return %iterArg_24, %30 : tensor<i32>, tensor<i32>
    }
    %20 = stablehlo.add %14, %19#0 : tensor<i32>
    %c_20 = stablehlo.constant dense<31> : tensor<i64>
    %21 = stablehlo.multiply %iterArg_7, %c_20 : tensor<i64>
    %22 = stablehlo.convert %7 : (tensor<i32>) -> tensor<i64>
    %23 = stablehlo.convert %13 : (tensor<i32>) -> tensor<i64>
    %24 = stablehlo.multiply %22, %23 : tensor<i64>
    %c_21 = stablehlo.constant dense<12> : tensor<i64>
    %25 = stablehlo.multiply %24, %c_21 : tensor<i64>
    %26 = stablehlo.convert %7 : (tensor<i32>) -> tensor<i64>
    %c_22 = stablehlo.constant dense<30> : tensor<i64>
    %27 = stablehlo.multiply %26, %c_22 : tensor<i64>
    %28:2 = stablehlo.while(%iterArg_23 = %25, %iterArg_24 = %27) : tensor<i64>, tensor<i64>
    cond {
      %c_25 = stablehlo.constant dense<0> : tensor<i64>
      %30 = stablehlo.compare NE, %iterArg_24, %c_25, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %30 : tensor<i1>
    } do {
      %30 = stablehlo.remainder %iterArg_23, %iterArg_24 : tensor<i64>
      stablehlo.return %iterArg_24, %30 : tensor<i64>, tensor<i64>
    }
    %29 = stablehlo.add %21, %28#0 : tensor<i64>
    stablehlo.return %iterArg, %iterArg_3, %1, %iterArg_5, %20, %29 : tensor<16xi32>, tensor<16xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i64>
  }
  return %0#4, %0#5 : tensor<i32>, tensor<i64>
}
func.func private @ends(%arg0: tensor<16xi32>, %arg1: tensor<16xi32>) -> (tensor<i32>) {
  %c = stablehlo.constant dense<[3, 3, 5, 7, 0, 9, 9, 7, 2, 11, 10, 15, 1, 12, 13, 15]> : tensor<16xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %c_1 = stablehlo.constant dense<16> : tensor<i32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %0:4 = stablehlo.while(%iterArg = %c, %iterArg_3 = %c_0, %iterArg_4 = %c_1, %iterArg_5 = %c_2) : tensor<16xi32>, tensor<i32>, tensor<i32>, tensor<i32>
  cond {
    %1 = stablehlo.compare LT, %iterArg_3, %iterArg_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
    %c_7 = stablehlo.constant dense<17> : tensor<i32>
    %2 = stablehlo.multiply %iterArg_5, %c_7 : tensor<i32>
    %3:3 = stablehlo.while(%iterArg_8 = %iterArg, %iterArg_9 = %iterArg, %iterArg_10 = %iterArg_3) : tensor<16xi32>, tensor<16xi32>, tensor<i32>
    cond {
      %c_11 = stablehlo.constant dense<0> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_10, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_12 = stablehlo.constant dense<16> : tensor<i32>
      %6 = stablehlo.add %iterArg_10, %c_12 : tensor<i32>
      %7 = stablehlo.select %5, %6, %iterArg_10 : tensor<i1>, tensor<i32>
      %8 = stablehlo.dynamic_slice %iterArg_8, %7, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
      %9 = stablehlo.reshape %8 : (tensor<1xi32>) -> tensor<i32>
      %10 = stablehlo.compare NE, %9, %iterArg_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %c_11 = stablehlo.constant dense<0> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_10, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_12 = stablehlo.constant dense<16> : tensor<i32>
      %6 = stablehlo.add %iterArg_10, %c_12 : tensor<i32>
      %7 = stablehlo.select %5, %6, %iterArg_10 : tensor<i1>, tensor<i32>
      %8 = stablehlo.dynamic_slice %iterArg_9, %7, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
      %9 = stablehlo.reshape %8 : (tensor<1xi32>) -> tensor<i32>
      stablehlo.return %iterArg_8, %iterArg_9, %9 : tensor<16xi32>, tensor<16xi32>, tensor<i32>
    }
    %4 = stablehlo.add %2, %3#2 : tensor<i32>
    stablehlo.return %iterArg, %1, %iterArg_4, %4 : tensor<16xi32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
  return %0#3 : tensor<i32>
}
