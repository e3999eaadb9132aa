// Tuples through functions, loops, branches and their own operations.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input=[1,2] --input=10
!pair = tuple<tensor<2xi32>, tuple<tensor<i32>>>
func.func @main(%arg0: tuple<tensor<2xi32>, tensor<i32>>) -> (tuple<tensor<2xi32>, tensor<i32>>, tensor<i32>) {
  %0 = stablehlo.get_tuple_element %arg0[0] : (tuple<tensor<2xi32>, tensor<i32>>) -> tensor<2xi32>
  %1 = "stablehlo.get_tuple_element"(%arg0) {index = 1 : i32} : (tuple<tensor<2xi32>, tensor<i32>>) -> tensor<i32>
  %2 = stablehlo.tuple %1 : tuple<tensor<i32>>
  %3 = "stablehlo.tuple"(%0, %2) : (tensor<2xi32>, tuple<tensor<i32>>) -> !pair
  %4 = func.call @twice(%3) : (!pair) -> !pair
  %5 = stablehlo.constant dense<0> : tensor<i32>
  // Three turns: the counter, and 20 + 1 + 1 + 1.
  %6:2 = "stablehlo.while"(%5, %4) ({
  ^bb0(%i: tensor<i32>, %t: !pair):
    %n = stablehlo.constant dense<3> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%i: tensor<i32>, %t: !pair):
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %a = stablehlo.get_tuple_element %t[0] : (!pair) -> tensor<2xi32>
    %b = stablehlo.get_tuple_element %t[1] : (!pair) -> tuple<tensor<i32>>
    %c = stablehlo.get_tuple_element %b[0] : (tuple<tensor<i32>>) -> tensor<i32>
    %d = stablehlo.add %c, %one : tensor<i32>
    %e = stablehlo.tuple %d : tuple<tensor<i32>>
    %f = stablehlo.tuple %a, %e : !pair
    stablehlo.return %next, %f : tensor<i32>, !pair
  }) : (tensor<i32>, !pair) -> (tensor<i32>, !pair)
  %7 = stablehlo.get_tuple_element %6#1[0] : (!pair) -> tensor<2xi32>
  %8 = stablehlo.get_tuple_element %6#1[1] : (!pair) -> tuple<tensor<i32>>
  %9 = stablehlo.get_tuple_element %8[0] : (tuple<tensor<i32>>) -> tensor<i32>
  %10 = stablehlo.tuple %7, %9 : tuple<tensor<2xi32>, tensor<i32>>
  return %10, %6#0 : tuple<tensor<2xi32>, tensor<i32>>, tensor<i32>
}
func.func private @twice(%arg0: !pair) -> !pair {
  %0 = stablehlo.get_tuple_element %arg0[0] : (!pair) -> tensor<2xi32>
  %1 = stablehlo.get_tuple_element %arg0[1] : (!pair) -> tuple<tensor<i32>>
  %2 = stablehlo.get_tuple_element %1[0] : (tuple<tensor<i32>>) -> tensor<i32>
  %3 = stablehlo.add %0, %0 : tensor<2xi32>
  %4 = stablehlo.add %2, %2 : tensor<i32>
  %5 = stablehlo.tuple %4 : tuple<tensor<i32>>
  %6 = stablehlo.tuple %3, %5 : !pair
  return %6 : !pair
}
// >>> stdout
// [2 4]
// 23
// 3
// <<<
