// Numbers without sign are not less than 0, of 64 bits too.
// RUN: popc opt --passes=simplify,dce %s
func.func @main(%a: tensor<4xui64>, %b: tensor<4xui32>, %c: tensor<4xi64>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
  %z = stablehlo.constant dense<0> : tensor<4xui64>
  %z32 = stablehlo.constant dense<0> : tensor<4xui32>
  %zs = stablehlo.constant dense<0> : tensor<4xi64>
  %0 = stablehlo.compare LT, %a, %z : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xi1>
  %1 = stablehlo.compare GE, %b, %z32 : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xi1>
  %2 = stablehlo.compare GT, %a, %z : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xi1>
  %3 = stablehlo.compare LT, %c, %zs : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
  return %0, %1, %2, %3 : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
}
// >>> stdout
// popir 1 loc
// func @main(%0: 4xui64 {name = "a"}, %1: 4xui32 {name = "b"}, %2: 4xi64 {name = "c"}) -> (4xi1, 4xi1, 4xi1, 4xi1) @3:11 {
// 	%3 = constant {value = <4xui64 splat: 0000000000000000>} : 4xui64 @4:8
// 	%4 = constant {value = <4xi64 splat: 0000000000000000>} : 4xi64 @6:9
// 	%5 = constant {value = <4xi1 splat: 00>} : 4xi1 @7:8
// 	%6 = constant {value = <4xi1 splat: 01>} : 4xi1 @8:8
// 	%7 = compare %0, %3 {direction = 3, compare_type = 4} : 4xi1 @9:8
// 	%8 = compare %2, %4 {direction = 5, compare_type = 3} : 4xi1 @10:8
// 	return %5, %6, %7, %8 @11:3
// }
// <<<
