# Elementwise groups of one shape that read a value in common run together:
# both parts of a state and their count.  What needs a product of the first
# part cannot, nor what has a splat in common only.
# RUN: popc opt --passes=fuse,dce %s
popir 1
func @main(%0: 4x4xf32, %1: 4x4xf32, %2: 4x4xf32) -> (4x4xf32, 4x4xf32, 4x4xi32, 4x4xf32, 4x4xf32) {
	%3 = multiply %0, %1 : 4x4xf32
	%4 = constant {value = <4x4xf32 splat: 40800000>} : 4x4xf32
	%5 = compare %3, %4 {direction = 4, compare_type = 1} : 4x4xi1
	%6 = sine %0 : 4x4xf32
	%7 = select %5, %6, %0 : 4x4xf32
	%8 = cosine %1 : 4x4xf32
	%9 = select %5, %8, %1 : 4x4xf32
	%10 = convert %5 : 4x4xi32
	%11 = dot_general %7, %7 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0], precision = [0, 0]} : 4x4xf32
	%12 = transpose %11 {dims = [1, 0]} : 4x4xf32
	%13 = multiply %12, %0 : 4x4xf32
	%14 = add %2, %4 : 4x4xf32
	return %7, %9, %10, %13, %14
}
# >>> stdout
# popir 1
# func @main(%0: 4x4xf32, %1: 4x4xf32, %2: 4x4xf32) -> (4x4xf32, 4x4xf32, 4x4xi32, 4x4xf32, 4x4xf32) {
# 	%3, %4, %5 = fusion {kind = 0} : 4x4xf32, 4x4xf32, 4x4xi32 () {
# 		%6 = multiply %0, %1 : 4x4xf32
# 		%7 = constant {value = <4x4xf32 splat: 40800000>} : 4x4xf32
# 		%8 = compare %6, %7 {direction = 4, compare_type = 1} : 4x4xi1
# 		%9 = sine %0 : 4x4xf32
# 		%10 = select %8, %9, %0 : 4x4xf32
# 		%11 = cosine %1 : 4x4xf32
# 		%12 = select %8, %11, %1 : 4x4xf32
# 		%13 = convert %8 : 4x4xi32
# 		return %10, %12, %13
# 	}
# 	%14 = dot_general %3, %3 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0], precision = [0, 0]} : 4x4xf32
# 	%15 = fusion {kind = 0} : 4x4xf32 () {
# 		%16 = transpose %14 {dims = [1, 0]} : 4x4xf32
# 		%17 = multiply %16, %0 : 4x4xf32
# 		return %17
# 	}
# 	%18 = fusion {kind = 0} : 4x4xf32 () {
# 		%19 = constant {value = <4x4xf32 splat: 40800000>} : 4x4xf32
# 		%20 = add %2, %19 : 4x4xf32
# 		return %20
# 	}
# 	return %3, %4, %5, %15, %18
# }
# <<<
