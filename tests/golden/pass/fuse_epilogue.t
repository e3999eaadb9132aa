# Bias and relu join the product, and so does what a later op selects by the
# mask.
# RUN: popc opt --passes=fuse,dce %s
popir 1
func @main(%0: 8x16xf32, %1: 16x32xf32, %2: 32xf32, %3: 8x32xf32) -> (8x32xf32, 8x32xf32, 8x8xf32) {
	%4 = dot_general %0, %1 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0], precision = [0, 0]} : 8x32xf32
	%5 = broadcast_in_dim %2 {dims = [1]} : 8x32xf32
	%6 = add %4, %5 : 8x32xf32
	%7 = constant {value = <8x32xf32 splat: 00000000>} : 8x32xf32
	%8 = maximum %6, %7 : 8x32xf32
	%9 = compare %6, %7 {direction = 3, compare_type = 1} : 8x32xi1
	%10 = dot_general %8, %1 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [1], precision = [0, 0]} : 8x16xf32
	%11 = dot_general %10, %0 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [1], precision = [0, 0]} : 8x8xf32
	%12 = select %9, %3, %7 : 8x32xf32
	return %8, %12, %11
}
# >>> stdout
# popir 1
# func @main(%0: 8x16xf32, %1: 16x32xf32, %2: 32xf32, %3: 8x32xf32) -> (8x32xf32, 8x32xf32, 8x8xf32) {
# 	%4, %5 = fusion {kind = 2} : 8x32xf32, 8x32xf32 () {
# 		%6 = dot_general %0, %1 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0], precision = [0, 0]} : 8x32xf32
# 		%7 = broadcast_in_dim %2 {dims = [1]} : 8x32xf32
# 		%8 = add %6, %7 : 8x32xf32
# 		%9 = constant {value = <8x32xf32 splat: 00000000>} : 8x32xf32
# 		%10 = maximum %8, %9 : 8x32xf32
# 		%11 = compare %8, %9 {direction = 3, compare_type = 1} : 8x32xi1
# 		%12 = select %11, %3, %9 : 8x32xf32
# 		return %10, %12
# 	}
# 	%13 = dot_general %4, %1 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [1], precision = [0, 0]} : 8x16xf32
# 	%14 = dot_general %13, %0 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [1], precision = [0, 0]} : 8x8xf32
# 	return %4, %5, %14
# }
# <<<
