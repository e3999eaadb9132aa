# What costs and what no turn changes is computed before the loop; its cheap
# operands are copied, and what is cheap itself stays.
# RUN: popc opt --passes=hoist %s
popir 1
func @main(%0: i32, %1: 4xf32, %2: 4xf32) -> (4xf32) {
	%3, %4 = while %0, %1 : i32, 4xf32 (%5: i32, %6: 4xf32) {
		%7 = constant {value = <i32 splat: 0a000000>} : i32
		%8 = compare %5, %7 {direction = 5, compare_type = 3} : i1
		return %8
	} (%9: i32, %10: 4xf32) {
		%11 = constant {value = <i32 splat: 01000000>} : i32
		%12 = add %9, %11 : i32
		%13 = add %2, %2 : 4xf32
		%14 = exponential %13 : 4xf32
		%15 = add %10, %13 : 4xf32
		%16 = multiply %15, %14 : 4xf32
		%17 = tanh %16 : 4xf32
		return %12, %17
	}
	return %4
}
# >>> stdout
# popir 1
# func @main(%0: i32, %1: 4xf32, %2: 4xf32) -> (4xf32) {
# 	%3 = add %2, %2 : 4xf32
# 	%4 = exponential %3 : 4xf32
# 	%5, %6 = while %0, %1 : i32, 4xf32 (%7: i32, %8: 4xf32) {
# 		%9 = constant {value = <i32 splat: 0a000000>} : i32
# 		%10 = compare %7, %9 {direction = 5, compare_type = 3} : i1
# 		return %10
# 	} (%11: i32, %12: 4xf32) {
# 		%13 = constant {value = <i32 splat: 01000000>} : i32
# 		%14 = add %11, %13 : i32
# 		%15 = add %2, %2 : 4xf32
# 		%16 = add %12, %15 : 4xf32
# 		%17 = multiply %16, %4 : 4xf32
# 		%18 = tanh %17 : 4xf32
# 		return %14, %18
# 	}
# 	return %6
# }
# <<<
