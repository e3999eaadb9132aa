// What flows between neighbours is taken from the one and given to the other, as
// out.at[:-1].add(-f).at[1:].add(f): a loop of two results, of which one is a part of
// another value, writes that where it belongs, before which the rest has been copied.
// Oracle: padded parts of negated numbers.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: popc inspect --steps $(popc key %s) | awk '/step [0-9]+ copy/ { n++ } END { print n + 0 }'
module {
  func.func @main() {
    %0 = stablehlo.iota dim = 0 : tensor<12xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %2 = stablehlo.iota dim = 0 : tensor<40xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<12x1xi32>) -> tensor<12x40xi32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<12x40xi32>
    %6 = stablehlo.multiply %4, %5 : tensor<12x40xi32>
    %7 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<12x40xi32>
    %8 = stablehlo.xor %6, %7 : tensor<12x40xi32>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x1xi32>
    %10 = stablehlo.multiply %1, %9 : tensor<12x1xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<12x1xi32>) -> tensor<12x40xi32>
    %12 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<12x40xi32>
    %13 = stablehlo.xor %11, %12 : tensor<12x40xi32>
    %14 = stablehlo.slice %13 [1:12, 0:40] : (tensor<12x40xi32>) -> tensor<11x40xi32>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x40xi32>
    %16 = stablehlo.multiply %3, %15 : tensor<1x40xi32>
    %17 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<12x1xi32>) -> tensor<12x40xi32>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<12x40xi32>
    %19 = stablehlo.add %17, %18 : tensor<12x40xi32>
    %20 = stablehlo.slice %19 [0:12, 1:40] : (tensor<12x40xi32>) -> tensor<12x39xi32>
    %21 = stablehlo.slice %8 [1:12, 0:40] : (tensor<12x40xi32>) -> tensor<11x40xi32>
    %22 = stablehlo.slice %8 [0:11, 0:40] : (tensor<12x40xi32>) -> tensor<11x40xi32>
    %23 = stablehlo.subtract %21, %22 : tensor<11x40xi32>
    %24 = stablehlo.multiply %14, %23 : tensor<11x40xi32>
    %25 = stablehlo.slice %8 [0:12, 1:40] : (tensor<12x40xi32>) -> tensor<12x39xi32>
    %26 = stablehlo.slice %8 [0:12, 0:39] : (tensor<12x40xi32>) -> tensor<12x39xi32>
    %27 = stablehlo.subtract %25, %26 : tensor<12x39xi32>
    %28 = stablehlo.multiply %20, %27 : tensor<12x39xi32>
    %c_1 = stablehlo.constant dense<5> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<12x40xi32>
    %30 = stablehlo.multiply %29, %8 : tensor<12x40xi32>
    %31 = stablehlo.negate %24 : tensor<11x40xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %33 = "stablehlo.scatter"(%30, %32, %31) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>):
      %61 = stablehlo.add %arg0, %arg1 : tensor<i32>
      stablehlo.return %61 : tensor<i32>
    }) : (tensor<12x40xi32>, tensor<1xi32>, tensor<11x40xi32>) -> tensor<12x40xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %35 = "stablehlo.scatter"(%33, %34, %24) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>):
      %61 = stablehlo.add %arg0, %arg1 : tensor<i32>
      stablehlo.return %61 : tensor<i32>
    }) : (tensor<12x40xi32>, tensor<1xi32>, tensor<11x40xi32>) -> tensor<12x40xi32>
    %36 = stablehlo.negate %28 : tensor<12x39xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %38 = "stablehlo.scatter"(%35, %37, %36) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>):
      %61 = stablehlo.add %arg0, %arg1 : tensor<i32>
      stablehlo.return %61 : tensor<i32>
    }) : (tensor<12x40xi32>, tensor<1xi32>, tensor<12x39xi32>) -> tensor<12x40xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %40 = "stablehlo.scatter"(%38, %39, %28) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>):
      %61 = stablehlo.add %arg0, %arg1 : tensor<i32>
      stablehlo.return %61 : tensor<i32>
    }) : (tensor<12x40xi32>, tensor<1xi32>, tensor<12x39xi32>) -> tensor<12x40xi32>
    %41 = stablehlo.negate %8 : tensor<12x40xi32>
    %42 = stablehlo.slice %41 [0:11, 0:40] : (tensor<12x40xi32>) -> tensor<11x40xi32>
    %43 = stablehlo.slice %41 [1:12, 0:40] : (tensor<12x40xi32>) -> tensor<11x40xi32>
    %44 = stablehlo.subtract %42, %43 : tensor<11x40xi32>
    %45 = stablehlo.multiply %14, %44 : tensor<11x40xi32>
    %46 = stablehlo.slice %41 [0:12, 0:39] : (tensor<12x40xi32>) -> tensor<12x39xi32>
    %47 = stablehlo.slice %41 [0:12, 1:40] : (tensor<12x40xi32>) -> tensor<12x39xi32>
    %48 = stablehlo.subtract %46, %47 : tensor<12x39xi32>
    %49 = stablehlo.multiply %20, %48 : tensor<12x39xi32>
    %c_6 = stablehlo.constant dense<5> : tensor<i32>
    %50 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<12x40xi32>
    %51 = stablehlo.multiply %50, %41 : tensor<12x40xi32>
    %52 = stablehlo.negate %51 : tensor<12x40xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %53 = call @_pad(%45, %c_7) : (tensor<11x40xi32>, tensor<i32>) -> tensor<12x40xi32>
    %54 = stablehlo.subtract %52, %53 : tensor<12x40xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %55 = call @_pad_0(%45, %c_8) : (tensor<11x40xi32>, tensor<i32>) -> tensor<12x40xi32>
    %56 = stablehlo.add %54, %55 : tensor<12x40xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %57 = call @_pad_1(%49, %c_9) : (tensor<12x39xi32>, tensor<i32>) -> tensor<12x40xi32>
    %58 = stablehlo.subtract %56, %57 : tensor<12x40xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %59 = call @_pad_2(%49, %c_10) : (tensor<12x39xi32>, tensor<i32>) -> tensor<12x40xi32>
    %60 = stablehlo.add %58, %59 : tensor<12x40xi32>
    check.expect_eq %40, %60 : tensor<12x40xi32>
    func.return
  }
  func.func private @_pad(%arg0: tensor<11x40xi32>, %arg1: tensor<i32>) -> tensor<12x40xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<11x40xi32>, tensor<i32>) -> tensor<12x40xi32>
    return %1 : tensor<12x40xi32>
  }
  func.func private @_pad_0(%arg0: tensor<11x40xi32>, %arg1: tensor<i32>) -> tensor<12x40xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<11x40xi32>, tensor<i32>) -> tensor<12x40xi32>
    return %1 : tensor<12x40xi32>
  }
  func.func private @_pad_1(%arg0: tensor<12x39xi32>, %arg1: tensor<i32>) -> tensor<12x40xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<12x39xi32>, tensor<i32>) -> tensor<12x40xi32>
    return %1 : tensor<12x40xi32>
  }
  func.func private @_pad_2(%arg0: tensor<12x39xi32>, %arg1: tensor<i32>) -> tensor<12x40xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<12x39xi32>, tensor<i32>) -> tensor<12x40xi32>
    return %1 : tensor<12x40xi32>
  }
}
// >>> stdout
// 0
// <<<
