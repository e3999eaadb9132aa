# What a product reads, seen as it may be, is computed before the loop if no
# turn changes it; a conversion stays, and so does what is small.
# RUN: popc opt --passes=hoist %s
popir 1
func @main(%0: i32, %1: 8xf32, %2: 16x8xf32, %3: 8x8xbf16) -> (8xf32) {
	%4, %5 = while %0, %1 : i32, 8xf32 (%6: i32, %7: 8xf32) {
		%8 = constant {value = <i32 splat: 0a000000>} : i32
		%9 = compare %6, %8 {direction = 5, compare_type = 3} : i1
		return %9
	} (%10: i32, %11: 8xf32) {
		%12 = constant {value = <i32 splat: 01000000>} : i32
		%13 = add %10, %12 : i32
		%14 = add %2, %2 : 16x8xf32
		%15 = transpose %14 {dims = [1, 0]} : 8x16xf32
		%16 = dot_general %15, %11 {lhs_contract = [0], rhs_contract = [0]} : 16xf32
		%17 = dot_general %14, %16 {lhs_contract = [0], rhs_contract = [0]} : 8xf32
		%18 = convert %3 : 8x8xf32
		%19 = dot_general %18, %17 {lhs_contract = [1], rhs_contract = [0]} : 8xf32
		%20 = add %1, %1 : 8xf32
		%21 = reshape %20 : 8x1xf32
		%22 = dot_general %21, %19 {lhs_contract = [0], rhs_contract = [0]} : 1xf32
		%23 = broadcast_in_dim %22 {dims = [0]} : 8xf32
		return %13, %23
	}
	return %5
}
# >>> stdout
# popir 1
# func @main(%0: i32, %1: 8xf32, %2: 16x8xf32, %3: 8x8xbf16) -> (8xf32) {
# 	%4 = add %2, %2 : 16x8xf32
# 	%5, %6 = while %0, %1 : i32, 8xf32 (%7: i32, %8: 8xf32) {
# 		%9 = constant {value = <i32 splat: 0a000000>} : i32
# 		%10 = compare %7, %9 {direction = 5, compare_type = 3} : i1
# 		return %10
# 	} (%11: i32, %12: 8xf32) {
# 		%13 = constant {value = <i32 splat: 01000000>} : i32
# 		%14 = add %11, %13 : i32
# 		%15 = transpose %4 {dims = [1, 0]} : 8x16xf32
# 		%16 = dot_general %15, %12 {lhs_contract = [0], rhs_contract = [0]} : 16xf32
# 		%17 = dot_general %4, %16 {lhs_contract = [0], rhs_contract = [0]} : 8xf32
# 		%18 = convert %3 : 8x8xf32
# 		%19 = dot_general %18, %17 {lhs_contract = [1], rhs_contract = [0]} : 8xf32
# 		%20 = add %1, %1 : 8xf32
# 		%21 = reshape %20 : 8x1xf32
# 		%22 = dot_general %21, %19 {lhs_contract = [0], rhs_contract = [0]} : 1xf32
# 		%23 = broadcast_in_dim %22 {dims = [0]} : 8xf32
# 		return %14, %23
# 	}
# 	return %6
# }
# <<<
