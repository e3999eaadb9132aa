# A quotient of two arrays that no turn changes is computed before the loop, of
# what is computed, too; one by a number for all, or of few elements, stays.
# RUN: popc opt --passes=hoist %s
popir 1
func @main(%0: i32, %1: 65xf32, %2: 65xf32, %3: f32, %4: 65xi32, %5: 3xf32) -> (65xf32, 65xi32, 3xf32) {
	%6, %7, %8, %9 = while %0, %1, %4, %5 : i32, 65xf32, 65xi32, 3xf32 (%10: i32, %11: 65xf32, %12: 65xi32, %13: 3xf32) {
		%14 = constant {value = <i32 splat: 0a000000>} : i32
		%15 = compare %10, %14 {direction = 5, compare_type = 3} : i1
		return %15
	} (%16: i32, %17: 65xf32, %18: 65xi32, %19: 3xf32) {
		%20 = constant {value = <i32 splat: 01000000>} : i32
		%21 = add %16, %20 : i32
		%22 = add %1, %2 : 65xf32
		%23 = divide %22, %2 : 65xf32
		%24 = add %17, %23 : 65xf32
		%25 = broadcast_in_dim %3 {dims = []} : 65xf32
		%26 = divide %2, %25 : 65xf32
		%27 = add %24, %26 : 65xf32
		%28 = add %4, %4 : 65xi32
		%29 = divide %28, %4 : 65xi32
		%30 = add %18, %29 : 65xi32
		%31 = divide %5, %5 : 3xf32
		%32 = add %19, %31 : 3xf32
		return %21, %27, %30, %32
	}
	return %7, %8, %9
}
# >>> stdout
# popir 1
# func @main(%0: i32, %1: 65xf32, %2: 65xf32, %3: f32, %4: 65xi32, %5: 3xf32) -> (65xf32, 65xi32, 3xf32) {
# 	%6 = add %1, %2 : 65xf32
# 	%7 = divide %6, %2 : 65xf32
# 	%8 = add %4, %4 : 65xi32
# 	%9 = divide %8, %4 : 65xi32
# 	%10, %11, %12, %13 = while %0, %1, %4, %5 : i32, 65xf32, 65xi32, 3xf32 (%14: i32, %15: 65xf32, %16: 65xi32, %17: 3xf32) {
# 		%18 = constant {value = <i32 splat: 0a000000>} : i32
# 		%19 = compare %14, %18 {direction = 5, compare_type = 3} : i1
# 		return %19
# 	} (%20: i32, %21: 65xf32, %22: 65xi32, %23: 3xf32) {
# 		%24 = constant {value = <i32 splat: 01000000>} : i32
# 		%25 = add %20, %24 : i32
# 		%26 = add %21, %7 : 65xf32
# 		%27 = broadcast_in_dim %3 {dims = []} : 65xf32
# 		%28 = divide %2, %27 : 65xf32
# 		%29 = add %26, %28 : 65xf32
# 		%30 = add %22, %9 : 65xi32
# 		%31 = divide %5, %5 : 3xf32
# 		%32 = add %23, %31 : 3xf32
# 		return %25, %29, %30, %32
# 	}
# 	return %11, %12, %13
# }
# <<<
