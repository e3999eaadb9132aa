// Elements by unsigned indices, which are too large where they would be negative as signed
// ones, in a tight loop.  What is expected was computed by XLA.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func @main() {
  %a0 = util.unfoldable_constant dense<7> : tensor<i32>
  %a1 = util.unfoldable_constant dense<[574, 506, 486, -9, 662, 109, -12, 524, 627, 52, 409, 638, 432, 268, 60, 8, 743, 579, 253, 171]> : tensor<20xi32>
  %a2 = util.unfoldable_constant dense<20> : tensor<i32>
  %o:2 = func.call @turns(%a0, %a1, %a2) : (tensor<i32>, tensor<20xi32>, tensor<i32>) -> (tensor<20x3xi32>, tensor<300xi32>)
  check.expect_eq_const %o#0, dense<[[246, 697, 478], [217, 697, 410], [209, 497, 392], [0, 11, 697], [284, 697, 567], [47, 697, 14], [0, 11, 697], [225, 534, 429], [269, 697, 532], [23, 697, 697], [176, 697, 315], [274, 697, 543], [186, 697, 338], [115, 697, 172], [26, 697, 697], [4, 697, 697], [300, 697, 604], [249, 697, 485], [109, 697, 158], [74, 697, 77]]> : tensor<20x3xi32>
  check.expect_eq_const %o#1, dense<[-12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 171]> : tensor<300xi32>
  func.return
}
func.func private @turns(%arg0: tensor<i32>, %arg1: tensor<20xi32>, %arg2: tensor<i32>) -> (tensor<20x3xi32>, tensor<300xi32>) {
  %0 = stablehlo.iota dim = 0 : tensor<300xi32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<300xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<300xi32>
  %c = stablehlo.constant dense<3> : tensor<i64>
  %3 = call @floor_divide(%2, %c) : (tensor<300xi32>, tensor<i64>) -> tensor<300xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<20x3xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<300xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %6:6 = stablehlo.while(%iterArg = %arg1, %iterArg_3 = %3, %iterArg_4 = %c_2, %iterArg_5 = %arg2, %iterArg_6 = %4, %iterArg_7 = %5) : tensor<20xi32>, tensor<300xi32>, tensor<i32>, tensor<i32>, tensor<20x3xi32>, tensor<300xi32>
  cond {
    %7 = stablehlo.compare LT, %iterArg_4, %iterArg_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  } do {
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.add %iterArg_4, %c_8 : tensor<i32>
    %8 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_4) : (tensor<20xi32>, tensor<i32>) -> tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i64>
    %c_10 = stablehlo.constant dense<0> : tensor<ui32>
    %c_11 = stablehlo.constant dense<300> : tensor<ui32>
    %c_12 = stablehlo.constant dense<0> : tensor<i64>
    %9:6 = stablehlo.while(%iterArg_24 = %iterArg_3, %iterArg_25 = %8, %iterArg_26 = %c_12, %iterArg_27 = %c_9, %iterArg_28 = %c_10, %iterArg_29 = %c_11) : tensor<300xi32>, tensor<i32>, tensor<i64>, tensor<i64>, tensor<ui32>, tensor<ui32>
    cond {
      %c_30 = stablehlo.constant dense<9> : tensor<i64>
      %33 = stablehlo.compare LT, %iterArg_26, %c_30, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %33 : tensor<i1>
    } do {
      %33:3 = func.call @closed_call(%iterArg_24, %iterArg_25, %iterArg_27, %iterArg_28, %iterArg_29) : (tensor<300xi32>, tensor<i32>, tensor<i64>, tensor<ui32>, tensor<ui32>) -> (tensor<i64>, tensor<ui32>, tensor<ui32>)
      %c_30 = stablehlo.constant dense<1> : tensor<i64>
      %34 = stablehlo.add %iterArg_26, %c_30 : tensor<i64>
      stablehlo.return %iterArg_24, %iterArg_25, %34, %33#0, %33#1, %33#2 : tensor<300xi32>, tensor<i32>, tensor<i64>, tensor<i64>, tensor<ui32>, tensor<ui32>
    }
    %c_13 = stablehlo.constant dense<268435457> : tensor<ui32>
    %10 = stablehlo.multiply %9#4, %c_13 : tensor<ui32>
    %c_14 = stablehlo.constant dense<5> : tensor<ui32>
    %11 = stablehlo.add %10, %c_14 : tensor<ui32>
    %12 = stablehlo.dynamic_slice %iterArg_3, %11, sizes = [1] : (tensor<300xi32>, tensor<ui32>) -> tensor<1xi32>
    %13 = stablehlo.reshape %12 : (tensor<1xi32>) -> tensor<i32>
    %c_15 = stablehlo.constant dense<40> : tensor<ui32>
    %14 = stablehlo.subtract %9#4, %c_15 : tensor<ui32>
    %15 = stablehlo.dynamic_slice %iterArg_3, %14, sizes = [1] : (tensor<300xi32>, tensor<ui32>) -> tensor<1xi32>
    %16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
    %17 = stablehlo.convert %9#5 : (tensor<ui32>) -> tensor<i32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %19 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %20 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %21 = stablehlo.concatenate %18, %19, %20, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.compare LT, %iterArg_4, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_17 = stablehlo.constant dense<20> : tensor<i32>
    %24 = stablehlo.add %iterArg_4, %c_17 : tensor<i32>
    %25 = stablehlo.select %23, %24, %iterArg_4 : tensor<i1>, tensor<i32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %26 = stablehlo.compare LT, %c_18, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %c_21 = stablehlo.constant dense<3> : tensor<i32>
    %27 = stablehlo.add %c_20, %c_21 : tensor<i32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.select %26, %27, %c_22 : tensor<i1>, tensor<i32>
    %29 = stablehlo.dynamic_update_slice %iterArg_6, %22, %25, %28 : (tensor<20x3xi32>, tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<20x3xi32>
    %30 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_23 = stablehlo.constant dense<16777216> : tensor<ui32>
    %31 = stablehlo.multiply %9#4, %c_23 : tensor<ui32>
    %32 = stablehlo.dynamic_update_slice %iterArg_7, %30, %31 : (tensor<300xi32>, tensor<1xi32>, tensor<ui32>) -> tensor<300xi32>
    stablehlo.return %iterArg, %iterArg_3, %7, %iterArg_5, %29, %32 : tensor<20xi32>, tensor<300xi32>, tensor<i32>, tensor<i32>, tensor<20x3xi32>, tensor<300xi32>
  }
  return %6#4, %6#5 : tensor<20x3xi32>, tensor<300xi32>
}
func.func private @floor_divide(%arg0: tensor<300xi32>, %arg1: tensor<i64>) -> tensor<300xi32> {
  %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<300xi32>
  %2 = stablehlo.divide %arg0, %1 : tensor<300xi32>
  %3 = stablehlo.sign %arg0 : tensor<300xi32>
  %4 = stablehlo.sign %0 : tensor<i32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<300xi32>
  %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<300xi32>, tensor<300xi32>) -> tensor<300xi1>
  %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<300xi32>
  %8 = stablehlo.remainder %arg0, %7 : tensor<300xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<300xi32>
  %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<300xi32>, tensor<300xi32>) -> tensor<300xi1>
  %11 = stablehlo.and %6, %10 : tensor<300xi1>
  %c_0 = stablehlo.constant dense<1> : tensor<i32>
  %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<300xi32>
  %13 = stablehlo.subtract %2, %12 : tensor<300xi32>
  %14 = call @_where(%11, %13, %2) : (tensor<300xi1>, tensor<300xi32>, tensor<300xi32>) -> tensor<300xi32>
  return %14 : tensor<300xi32>
}
func.func private @_where(%arg0: tensor<300xi1>, %arg1: tensor<300xi32>, %arg2: tensor<300xi32>) -> tensor<300xi32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<300xi1>, tensor<300xi32>
  return %0 : tensor<300xi32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<20xi32>, %arg1: tensor<i32>) -> tensor<i32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<20> : tensor<i32>
  %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
  %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
  %3 = stablehlo.dynamic_slice %arg0, %2, sizes = [1] : (tensor<20xi32>, tensor<i32>) -> tensor<1xi32>
  %4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
  return %4 : tensor<i32>
}
func.func private @closed_call(%arg0: tensor<300xi32>, %arg1: tensor<i32>, %arg2: tensor<i64>, %arg3: tensor<ui32>, %arg4: tensor<ui32>) -> (tensor<i64>, tensor<ui32>, tensor<ui32>) {
  %c = stablehlo.constant dense<1> : tensor<i64>
  %0 = stablehlo.add %arg2, %c : tensor<i64>
  %1 = stablehlo.subtract %arg4, %arg3 : tensor<ui32>
  %c_0 = stablehlo.constant dense<1> : tensor<ui32>
  %2 = stablehlo.shift_right_logical %1, %c_0 : tensor<ui32>
  %3 = stablehlo.add %arg3, %2 : tensor<ui32>
  %4 = stablehlo.dynamic_slice %arg0, %3, sizes = [1] : (tensor<300xi32>, tensor<ui32>) -> tensor<1xi32>
  %5 = stablehlo.reshape %4 : (tensor<1xi32>) -> tensor<i32>
  %6 = stablehlo.compare LT, %5, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %7 = call @_where_0(%6, %3, %arg3) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  %8 = stablehlo.compare LT, %5, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %9 = call @_where_0(%8, %arg4, %3) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  return %0, %7, %9 : tensor<i64>, tensor<ui32>, tensor<ui32>
}
func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
  return %0 : tensor<ui32>
}
