# Elementwise ops are computed in the shape in which others go on, where they
# read what is in memory or elementwise ops themselves; what could end a product
# is left there, and what is looked at in both shapes.
# RUN: popc opt --passes=sink,dce %s
popir 1
func @main(%0: 16x4xi8, %1: 2x4xf32, %2: 16x8xf32, %3: 8x4xf32) -> (2x8x4xf32, 2x8x4xf32, 2x8x4xf32, 16x4xf32) {
	%4 = convert %0 : 16x4xf32
	%5 = negate %4 : 16x4xf32
	%6 = reshape %5 : 2x8x4xf32
	%7 = broadcast_in_dim %1 {dims = [0, 2]} : 2x8x4xf32
	%8 = multiply %6, %7 : 2x8x4xf32
	%9 = dot_general %2, %3 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0], precision = [0, 0]} : 16x4xf32
	%10 = exponential %9 : 16x4xf32
	%11 = reshape %10 : 2x8x4xf32
	%12 = multiply %11, %7 : 2x8x4xf32
	%13 = tanh %4 : 16x4xf32
	%14 = reshape %13 : 2x8x4xf32
	%15 = subtract %14, %7 : 2x8x4xf32
	return %8, %12, %15, %13
}
# >>> stdout
# popir 1
# func @main(%0: 16x4xi8, %1: 2x4xf32, %2: 16x8xf32, %3: 8x4xf32) -> (2x8x4xf32, 2x8x4xf32, 2x8x4xf32, 16x4xf32) {
# 	%4 = convert %0 : 16x4xf32
# 	%5 = reshape %4 : 2x8x4xf32
# 	%6 = negate %5 : 2x8x4xf32
# 	%7 = broadcast_in_dim %1 {dims = [0, 2]} : 2x8x4xf32
# 	%8 = multiply %6, %7 : 2x8x4xf32
# 	%9 = dot_general %2, %3 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0], precision = [0, 0]} : 16x4xf32
# 	%10 = exponential %9 : 16x4xf32
# 	%11 = reshape %10 : 2x8x4xf32
# 	%12 = multiply %11, %7 : 2x8x4xf32
# 	%13 = tanh %4 : 16x4xf32
# 	%14 = reshape %13 : 2x8x4xf32
# 	%15 = subtract %14, %7 : 2x8x4xf32
# 	return %8, %12, %15, %13
# }
# <<<
