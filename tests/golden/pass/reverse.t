# Reverses of reverses are one, or none; one of a product's operand along dims
# that are left goes behind the product where that is much smaller: of either
# operand; dims that are summed over or shared stay.
# RUN: popc opt --passes=simplify %s
popir 1
func @main(%0: 3x4x5xf32, %1: 2x3x64xf32, %2: 2x64x40xf32, %3: 300x64xf32) -> (3x4x5xf32, 3x4x5xf32, 2x3x40xf32, 2x3x40xf32, 2x3x40xf32, 300x2x3xf32, 300x300xf32) {
	%4 = reverse %0 {dims = [0, 2]} : 3x4x5xf32
	%5 = reverse %4 {dims = [2, 1]} : 3x4x5xf32
	%6 = reverse %4 {dims = [0, 2]} : 3x4x5xf32
	%7 = reverse %2 {dims = [2]} : 2x64x40xf32
	%8 = dot_general %1, %7 {lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1]} : 2x3x40xf32
	%9 = reverse %2 {dims = [1, 2]} : 2x64x40xf32
	%10 = dot_general %1, %9 {lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1]} : 2x3x40xf32
	%11 = reverse %2 {dims = [0, 2]} : 2x64x40xf32
	%12 = dot_general %1, %11 {lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1]} : 2x3x40xf32
	%13 = reverse %3 {dims = [0]} : 300x64xf32
	%14 = dot_general %13, %1 {lhs_contract = [1], rhs_contract = [2]} : 300x2x3xf32
	%15 = dot_general %13, %3 {lhs_contract = [1], rhs_contract = [1]} : 300x300xf32
	return %5, %6, %8, %10, %12, %14, %15
}
# >>> stdout
# popir 1
# func @main(%0: 3x4x5xf32, %1: 2x3x64xf32, %2: 2x64x40xf32, %3: 300x64xf32) -> (3x4x5xf32, 3x4x5xf32, 2x3x40xf32, 2x3x40xf32, 2x3x40xf32, 300x2x3xf32, 300x300xf32) {
# 	%4 = reverse %0 {dims = [0, 1]} : 3x4x5xf32
# 	%5 = dot_general %1, %2 {lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1]} : 2x3x40xf32
# 	%6 = reverse %5 {dims = [2]} : 2x3x40xf32
# 	%7 = reverse %2 {dims = [1]} : 2x64x40xf32
# 	%8 = dot_general %1, %7 {lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1]} : 2x3x40xf32
# 	%9 = reverse %8 {dims = [2]} : 2x3x40xf32
# 	%10 = reverse %2 {dims = [0]} : 2x64x40xf32
# 	%11 = dot_general %1, %10 {lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1]} : 2x3x40xf32
# 	%12 = reverse %11 {dims = [2]} : 2x3x40xf32
# 	%13 = reverse %3 {dims = [0]} : 300x64xf32
# 	%14 = dot_general %3, %1 {lhs_contract = [1], rhs_contract = [2]} : 300x2x3xf32
# 	%15 = reverse %14 {dims = [0]} : 300x2x3xf32
# 	%16 = dot_general %13, %3 {lhs_contract = [1], rhs_contract = [1]} : 300x300xf32
# 	return %4, %0, %6, %9, %12, %15, %16
# }
# <<<
