// Bits that are all set change nothing or all; a number that bits are combined
// with moves to the operand that is the same along a dim.
// RUN: popc opt --passes=simplify,dce %s
func.func @main(%x: tensor<3x8xui16>, %e: tensor<3xui16>) -> (tensor<3x8xui16>, tensor<3x8xui16>, tensor<3x8xui16>) {
  %zero = stablehlo.constant dense<0> : tensor<ui16>
  %all = stablehlo.not %zero : tensor<ui16>
  %ones = stablehlo.broadcast_in_dim %all, dims = [] : (tensor<ui16>) -> tensor<3x8xui16>
  %k = stablehlo.constant dense<40> : tensor<3x8xui16>
  %r = stablehlo.broadcast_in_dim %e, dims = [0] : (tensor<3xui16>) -> tensor<3x8xui16>
  %0 = stablehlo.and %x, %ones : tensor<3x8xui16>
  %1 = stablehlo.or %ones, %x : tensor<3x8xui16>
  %2 = stablehlo.and %x, %k : tensor<3x8xui16>
  %3 = stablehlo.and %r, %2 : tensor<3x8xui16>
  func.return %0, %1, %3 : tensor<3x8xui16>, tensor<3x8xui16>, tensor<3x8xui16>
}
// >>> stdout
// popir 1 loc
// func @main(%0: 3x8xui16 {name = "x"}, %1: 3xui16 {name = "e"}) -> (3x8xui16, 3x8xui16, 3x8xui16) @4:11 {
// 	%2 = constant {value = <3x8xui16 splat: ffff>} : 3x8xui16 @7:11
// 	%3 = constant {value = <3xui16 splat: 2800>} : 3xui16 @13:8
// 	%4 = and %1, %3 : 3xui16 @13:8
// 	%5 = broadcast_in_dim %4 {dims = [0]} : 3x8xui16 @13:8
// 	%6 = and %0, %5 : 3x8xui16 @13:8
// 	return %0, %2, %6 @14:3
// }
// <<<
