# Slices sink through what is used by equal slices only; a transposed product
# exchanges its operands.  What another op uses as a whole stays whole.
# RUN: popc opt --passes=sink,dce %s
popir 1
func @main(%0: 8x16xf32, %1: 16x4xf32, %2: 4xf32, %3: 2x6x5xf32, %4: 2x5x7xf32) -> (1x4xf32, 4x8xf32, 7x2x6xf32, 2x4xf32, 8x4xf32) {
	%5 = dot_general %0, %1 {lhs_contract = [1], rhs_contract = [0]} : 8x4xf32
	%6 = broadcast_in_dim %2 {dims = [1]} : 8x4xf32
	%7 = add %5, %6 : 8x4xf32
	%8 = multiply %7, %7 : 8x4xf32
	%9 = slice %8 {start = [7, 0], limit = [8, 4], stride = [1, 1]} : 1x4xf32
	%10 = dot_general %0, %1 {lhs_contract = [1], rhs_contract = [0]} : 8x4xf32
	%11 = transpose %10 {dims = [1, 0]} : 4x8xf32
	%12 = dot_general %3, %4 {lhs_batch = [0], lhs_contract = [2], rhs_batch = [0], rhs_contract = [1]} : 2x6x7xf32
	%13 = transpose %12 {dims = [2, 0, 1]} : 7x2x6xf32
	%14 = negate %5 : 8x4xf32
	%15 = slice %14 {start = [1, 0], limit = [4, 4], stride = [2, 1]} : 2x4xf32
	%16 = exponential %5 : 8x4xf32
	return %9, %11, %13, %15, %16
}
# >>> stdout
# popir 1
# func @main(%0: 8x16xf32, %1: 16x4xf32, %2: 4xf32, %3: 2x6x5xf32, %4: 2x5x7xf32) -> (1x4xf32, 4x8xf32, 7x2x6xf32, 2x4xf32, 8x4xf32) {
# 	%5 = dot_general %0, %1 {lhs_contract = [1], rhs_contract = [0]} : 8x4xf32
# 	%6 = broadcast_in_dim %2 {dims = [1]} : 1x4xf32
# 	%7 = slice %5 {start = [7, 0], limit = [8, 4], stride = [1, 1]} : 1x4xf32
# 	%8 = add %7, %6 : 1x4xf32
# 	%9 = multiply %8, %8 : 1x4xf32
# 	%10 = dot_general %1, %0 {lhs_contract = [0], rhs_contract = [1]} : 4x8xf32
# 	%11 = dot_general %4, %3 {lhs_batch = [0], rhs_batch = [0], lhs_contract = [1], rhs_contract = [2]} : 2x7x6xf32
# 	%12 = transpose %11 {dims = [1, 0, 2]} : 7x2x6xf32
# 	%13 = slice %5 {start = [1, 0], limit = [4, 4], stride = [2, 1]} : 2x4xf32
# 	%14 = negate %13 : 2x4xf32
# 	%15 = exponential %5 : 8x4xf32
# 	return %9, %10, %12, %14, %15
# }
# <<<
