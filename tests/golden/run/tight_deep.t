// Loops inside loops inside loops: turns of the middle one side by side, with a
// lane for each in the innermost one.  What is expected was computed by XLA.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func @main() {
  %x0 = util.unfoldable_constant dense<[0, 1, -1, 2, 7, -7, 31, -32, 1000003, -1000003, 2147483647, -2147483648, 65536, 255, -256, 19]> : tensor<16xi32>
  %y0 = util.unfoldable_constant dense<[0, -1, 1, 40, 31, 32, -5, 7, 3, 16, 17, 0, 2, 9, -16, 5]> : tensor<16xi32>
  %x = stablehlo.optimization_barrier %x0 : tensor<16xi32>
  %y = stablehlo.optimization_barrier %y0 : tensor<16xi32>
  %rows = func.call @rows(%x, %y) : (tensor<16xi32>, tensor<16xi32>) -> (tensor<7x21xi32>)
  check.expect_eq_const %rows, dense<[[80, -2146746758, 1473700, -2145273138, 2947320, -2143799518, 4420940, -2142325898, 5894560, -2140852278, 7368180, -2139378658, 8841800, -2137905038, 10315420, -2136431418, 11789040, -2134957798, 13262660, -2133484178, 14736280], [2762, -27528, -57818, -88108, -118398, -148688, -178978, -209268, -239558, -269848, -300138, -330428, -360718, -391008, -421298, -451588, -481878, -512168, -542458, -572748, -603038], [2109, 2136755034, -21459337, 2115293588, -42920783, 2093832142, -64382229, 2072370696, -85843675, 2050909250, -107305121, 2029447804, -128766567, 2007986358, -150228013, 1986524912, -171689459, 1965063466, -193150905, 1943602020, -214612351], [6990721, 1544115598, -1213726821, 323398056, 1860522933, -897319486, 639805391, -2118037028, -580912151, 956212726, -1801629693, -264504816, 1272620061, -1485222358, 51902519, 1589027396, -1168815023, 368309854, 1905434731, -852407688, 684717189], [1639484311, 1637763378, 1636042445, 1634321512, 1632600579, 1630879646, 1629158713, 1627437780, 1625716847, 1623995914, 1622274981, 1620554048, 1618833115, 1617112182, 1615391249, 1613670316, 1611949383, 1610228450, 1608507517, 1606786584, 1605065651], [-2131953454, -1034441346, 63070762, 1160582870, -2036872318, -939360210, 158151898, 1255664006, -1941791182, -844279074, 253233034, 1350745142, -1846710046, -749197938, 348314170, 1445826278, -1751628910, -654116802, 443395306, 1540907414, -1656547774], [-62083, -594613619, -1189165155, -1783716691, 1916699069, 1322147533, 727595997, 133044461, -461507075, -1056058611, -1650610147, 2049805613, 1455254077, 860702541, 266151005, -328400531, -922952067, -1517503603, -2112055139, 1588360621, 993809085]]> : tensor<7x21xi32>
  %steps = func.call @steps(%x, %y) : (tensor<16xi32>, tensor<16xi32>) -> (tensor<i32>)
  check.expect_eq_const %steps, dense<1191822675> : tensor<i32>
  func.return
}
func.func private @rows(%arg0: tensor<16xi32>, %arg1: tensor<16xi32>) -> (tensor<7x21xi32>) {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
  %1 = stablehlo.iota dim = 0 : tensor<7xi32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
  %3 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<16x1xi32>) -> tensor<16x7xi32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x7xi32>) -> tensor<16x7xi32>
  %5 = stablehlo.multiply %3, %4 : tensor<16x7xi32>
  %6 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<16x1xi32>) -> tensor<16x7xi32>
  %8 = stablehlo.add %5, %7 : tensor<16x7xi32>
  %9 = stablehlo.reshape %8 : (tensor<16x7xi32>) -> tensor<7x16xi32>
  %10 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
  %11 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
  %12 = stablehlo.iota dim = 0 : tensor<21xi32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<21xi32>) -> tensor<1x21xi32>
  %14 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<16x1xi32>) -> tensor<16x21xi32>
  %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x21xi32>) -> tensor<16x21xi32>
  %16 = stablehlo.multiply %14, %15 : tensor<16x21xi32>
  %17 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<16x1xi32>) -> tensor<16x21xi32>
  %18 = stablehlo.subtract %17, %16 : tensor<16x21xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %19 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7x21xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %c_1 = stablehlo.constant dense<7> : tensor<i32>
  %20:5 = stablehlo.while(%iterArg = %9, %iterArg_2 = %18, %iterArg_3 = %c_0, %iterArg_4 = %c_1, %iterArg_5 = %19) : tensor<7x16xi32>, tensor<16x21xi32>, tensor<i32>, tensor<i32>, tensor<7x21xi32>
  cond {
    %21 = stablehlo.compare LT, %iterArg_3, %iterArg_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %21 : tensor<i1>
  } do {
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %21 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %c_8 = stablehlo.constant dense<21> : tensor<i32>
    %22:6 = stablehlo.while(%iterArg_9 = %iterArg_3, %iterArg_10 = %iterArg, %iterArg_11 = %iterArg_2, %iterArg_12 = %c_7, %iterArg_13 = %c_8, %iterArg_14 = %iterArg_5) : tensor<i32>, tensor<7x16xi32>, tensor<16x21xi32>, tensor<i32>, tensor<i32>, tensor<7x21xi32>
    cond {
      %23 = stablehlo.compare LT, %iterArg_12, %iterArg_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %23 = stablehlo.add %iterArg_12, %c_15 : tensor<i32>
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      %c_17 = stablehlo.constant dense<16> : tensor<i32>
      %c_18 = stablehlo.constant dense<0> : tensor<i32>
      %24:7 = stablehlo.while(%iterArg_23 = %iterArg_9, %iterArg_24 = %iterArg_10, %iterArg_25 = %iterArg_12, %iterArg_26 = %iterArg_11, %iterArg_27 = %c_16, %iterArg_28 = %c_17, %iterArg_29 = %c_18) : tensor<i32>, tensor<7x16xi32>, tensor<i32>, tensor<16x21xi32>, tensor<i32>, tensor<i32>, tensor<i32>
      cond {
        %35 = stablehlo.compare LT, %iterArg_27, %iterArg_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %35 : tensor<i1>
      } do {
        %c_30 = stablehlo.constant dense<1> : tensor<i32>
        %35 = stablehlo.add %iterArg_27, %c_30 : tensor<i32>
        %c_31 = stablehlo.constant dense<0> : tensor<i32>
        %36 = stablehlo.compare LT, %iterArg_23, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_32 = stablehlo.constant dense<7> : tensor<i32>
        %37 = stablehlo.add %iterArg_23, %c_32 : tensor<i32>
        %38 = stablehlo.select %36, %37, %iterArg_23 : tensor<i1>, tensor<i32>
        %c_33 = stablehlo.constant dense<0> : tensor<i32>
        %39 = stablehlo.compare LT, %iterArg_27, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_34 = stablehlo.constant dense<16> : tensor<i32>
        %40 = stablehlo.add %iterArg_27, %c_34 : tensor<i32>
        %41 = stablehlo.select %39, %40, %iterArg_27 : tensor<i1>, tensor<i32>
        %42 = stablehlo.dynamic_slice %iterArg_24, %38, %41, sizes = [1, 1] : (tensor<7x16xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
        %43 = stablehlo.reshape %42 : (tensor<1x1xi32>) -> tensor<i32>
        %c_35 = stablehlo.constant dense<0> : tensor<i32>
        %44 = stablehlo.compare LT, %iterArg_27, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_36 = stablehlo.constant dense<16> : tensor<i32>
        %45 = stablehlo.add %iterArg_27, %c_36 : tensor<i32>
        %46 = stablehlo.select %44, %45, %iterArg_27 : tensor<i1>, tensor<i32>
        %c_37 = stablehlo.constant dense<0> : tensor<i32>
        %47 = stablehlo.compare LT, %iterArg_25, %c_37, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_38 = stablehlo.constant dense<21> : tensor<i32>
        %48 = stablehlo.add %iterArg_25, %c_38 : tensor<i32>
        %49 = stablehlo.select %47, %48, %iterArg_25 : tensor<i1>, tensor<i32>
        %50 = stablehlo.dynamic_slice %iterArg_26, %46, %49, sizes = [1, 1] : (tensor<16x21xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
        %51 = stablehlo.reshape %50 : (tensor<1x1xi32>) -> tensor<i32>
        %52 = stablehlo.multiply %43, %51 : tensor<i32>
        %53 = stablehlo.add %iterArg_29, %52 : tensor<i32>
        stablehlo.return %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %35, %iterArg_28, %53 : tensor<i32>, tensor<7x16xi32>, tensor<i32>, tensor<16x21xi32>, tensor<i32>, tensor<i32>, tensor<i32>
      }
      %c_19 = stablehlo.constant dense<0> : tensor<i32>
      %25 = stablehlo.compare LT, %iterArg_9, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_20 = stablehlo.constant dense<7> : tensor<i32>
      %26 = stablehlo.add %iterArg_9, %c_20 : tensor<i32>
      %27 = stablehlo.select %25, %26, %iterArg_9 : tensor<i1>, tensor<i32>
      %c_21 = stablehlo.constant dense<0> : tensor<i32>
      %28 = stablehlo.compare LT, %iterArg_12, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_22 = stablehlo.constant dense<21> : tensor<i32>
      %29 = stablehlo.add %iterArg_12, %c_22 : tensor<i32>
      %30 = stablehlo.select %28, %29, %iterArg_12 : tensor<i1>, tensor<i32>
      %31 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %32 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %33 = stablehlo.concatenate %31, %32, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
      %34 = "stablehlo.scatter"(%iterArg_14, %33, %24#6) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
      ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
        stablehlo.return %arg3 : tensor<i32>
      }) : (tensor<7x21xi32>, tensor<2xi32>, tensor<i32>) -> tensor<7x21xi32>
      stablehlo.return %iterArg_9, %iterArg_10, %iterArg_11, %23, %iterArg_13, %34 : tensor<i32>, tensor<7x16xi32>, tensor<16x21xi32>, tensor<i32>, tensor<i32>, tensor<7x21xi32>
    }
    stablehlo.return %iterArg, %iterArg_2, %21, %iterArg_4, %22#5 : tensor<7x16xi32>, tensor<16x21xi32>, tensor<i32>, tensor<i32>, tensor<7x21xi32>
  }
  return %20#4 : tensor<7x21xi32>
}
func.func private @steps(%arg0: tensor<16xi32>, %arg1: tensor<16xi32>) -> (tensor<i32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %c_1 = stablehlo.constant dense<1> : tensor<i32>
  %0:4 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %c, %iterArg_3 = %c_0, %iterArg_4 = %c_1) : tensor<16xi32>, tensor<i32>, tensor<i32>, tensor<i32>
  cond {
    %1 = stablehlo.compare LT, %iterArg_2, %iterArg_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %iterArg_2, %c_5 : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<37> : tensor<i32>
    %2:5 = stablehlo.while(%iterArg_8 = %iterArg_2, %iterArg_9 = %iterArg, %iterArg_10 = %c_6, %iterArg_11 = %c_7, %iterArg_12 = %iterArg_4) : tensor<i32>, tensor<16xi32>, tensor<i32>, tensor<i32>, tensor<i32>
    cond {
      %3 = stablehlo.compare LT, %iterArg_10, %iterArg_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.add %iterArg_10, %c_13 : tensor<i32>
      %c_14 = stablehlo.constant dense<19> : tensor<i32>
      %4 = stablehlo.multiply %iterArg_8, %c_14 : tensor<i32>
      %5 = stablehlo.add %4, %iterArg_10 : tensor<i32>
      %c_15 = stablehlo.constant dense<0> : tensor<i32>
      %6:2 = stablehlo.while(%iterArg_20 = %5, %iterArg_21 = %c_15) : tensor<i32>, tensor<i32>
      cond {
        %c_22 = stablehlo.constant dense<1> : tensor<i32>
        %16 = stablehlo.compare GT, %iterArg_20, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %16 : tensor<i1>
      } do {
        %c_22 = stablehlo.constant dense<1> : tensor<i32>
        %16 = stablehlo.and %iterArg_20, %c_22 : tensor<i32>
        %c_23 = stablehlo.constant dense<0> : tensor<i32>
        %17 = stablehlo.compare EQ, %16, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_24 = stablehlo.constant dense<1> : tensor<i32>
        %18 = stablehlo.shift_right_arithmetic %iterArg_20, %c_24 : tensor<i32>
        %c_25 = stablehlo.constant dense<3> : tensor<i32>
        %19 = stablehlo.multiply %c_25, %iterArg_20 : tensor<i32>
        %c_26 = stablehlo.constant dense<1> : tensor<i32>
        %20 = stablehlo.add %19, %c_26 : tensor<i32>
        %21 = func.call @steps__where(%17, %18, %20) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
        %c_27 = stablehlo.constant dense<1> : tensor<i32>
        %22 = stablehlo.add %iterArg_21, %c_27 : tensor<i32>
        stablehlo.return %21, %22 : tensor<i32>, tensor<i32>
      }
      %c_16 = stablehlo.constant dense<31> : tensor<i32>
      %7 = stablehlo.multiply %iterArg_12, %c_16 : tensor<i32>
      %8 = stablehlo.add %7, %6#1 : tensor<i32>
      %c_17 = stablehlo.constant dense<15> : tensor<i32>
      %9 = stablehlo.and %iterArg_10, %c_17 : tensor<i32>
      %c_18 = stablehlo.constant dense<0> : tensor<i32>
      %10 = stablehlo.compare LT, %9, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_19 = stablehlo.constant dense<16> : tensor<i32>
      %11 = stablehlo.add %9, %c_19 : tensor<i32>
      %12 = stablehlo.select %10, %11, %9 : tensor<i1>, tensor<i32>
      %13 = stablehlo.dynamic_slice %iterArg_9, %12, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
      %14 = stablehlo.reshape %13 : (tensor<1xi32>) -> tensor<i32>
      %15 = stablehlo.add %8, %14 : tensor<i32>
      stablehlo.return %iterArg_8, %iterArg_9, %3, %iterArg_11, %15 : tensor<i32>, tensor<16xi32>, tensor<i32>, tensor<i32>, tensor<i32>
    }
    stablehlo.return %iterArg, %1, %iterArg_3, %2#4 : tensor<16xi32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
  return %0#3 : tensor<i32>
}
func.func private @steps__where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
  return %0 : tensor<i32>
}
