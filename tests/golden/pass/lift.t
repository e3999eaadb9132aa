# The product of a loop's slices of an array with what the loop does not change
# moves out of it; that of a carry stays.
# RUN: popc opt --passes=lift,dce --verify-each %s
popir 1
func @main(%0: 6x4x8xf32, %1: 8x8xf32, %2: 4x8xf32) -> (4x8xf32) {
	%3 = constant {value = <i32 splat: 00000000>} : i32
	%4, %5 = while %3, %2 : i32, 4x8xf32 (%6: i32, %7: 4x8xf32) {
		%8 = constant {value = <i32 splat: 06000000>} : i32
		%9 = compare %6, %8 {direction = 5, compare_type = 3} : i1
		return %9
	} (%10: i32, %11: 4x8xf32) {
		%12 = constant {value = <i32 splat: 01000000>} : i32
		%13 = add %10, %12 : i32
		%14 = dynamic_slice %0, %10, %3, %3 {sizes = [1, 4, 8]} : 1x4x8xf32
		%15 = reshape %14 : 4x8xf32
		%16 = transpose %1 {dims = [1, 0]} : 8x8xf32
		%17 = dot_general %15, %16 {lhs_contract = [1], rhs_contract = [0]} : 4x8xf32
		%18 = dot_general %11, %1 {lhs_contract = [1], rhs_contract = [0]} : 4x8xf32
		%19 = add %17, %18 : 4x8xf32
		return %13, %19
	}
	return %5
}
# >>> stdout
# popir 1
# func @main(%0: 6x4x8xf32, %1: 8x8xf32, %2: 4x8xf32) -> (4x8xf32) {
# 	%3 = constant {value = <i32 splat: 00000000>} : i32
# 	%4 = transpose %1 {dims = [1, 0]} : 8x8xf32
# 	%5 = dot_general %0, %4 {lhs_contract = [2], rhs_contract = [0]} : 6x4x8xf32
# 	%6, %7 = while %3, %2 : i32, 4x8xf32 (%8: i32, %9: 4x8xf32) {
# 		%10 = constant {value = <i32 splat: 06000000>} : i32
# 		%11 = compare %8, %10 {direction = 5, compare_type = 3} : i1
# 		return %11
# 	} (%12: i32, %13: 4x8xf32) {
# 		%14 = constant {value = <i32 splat: 01000000>} : i32
# 		%15 = add %12, %14 : i32
# 		%16 = constant {value = <i32 splat: 00000000>} : i32
# 		%17 = dynamic_slice %5, %12, %16, %16 {sizes = [1, 4, 8]} : 1x4x8xf32
# 		%18 = reshape %17 : 4x8xf32
# 		%19 = dot_general %13, %1 {lhs_contract = [1], rhs_contract = [0]} : 4x8xf32
# 		%20 = add %18, %19 : 4x8xf32
# 		return %15, %20
# 	}
# 	return %7
# }
# <<<
