// The key of a graph whose sizes are given is that of the one that says them.
// RUN: sed 's/?/3/g' %s >twin.mlir
// RUN: popc key %s --shape=x=3x4 >a && popc key twin.mlir >b && cmp a b
// RUN: popc opt %s --shape=x=3x4 --passes=dce
func.func @main(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = stablehlo.abs %x : tensor<?x4xf32>
  %1 = chlo.asinh %0 : tensor<?x4xf32> -> tensor<?x4xf32>
  %2 = stablehlo.add %0, %1 : tensor<?x4xf32>
  return %2 : tensor<?x4xf32>
}
// >>> stdout
// popir 1 loc
// func @main(%0: 3x4xf32 {name = "x"}) -> (3x4xf32) @5:11 {
// 	%1 = abs %0 : 3x4xf32 @6:8
// 	%2 = asinh %1 : 3x4xf32 @7:8
// 	%3 = add %1, %2 : 3x4xf32 @8:8
// 	return %3 @9:3
// }
// <<<
