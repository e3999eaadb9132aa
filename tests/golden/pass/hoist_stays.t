# What stays in a loop although no turn changes it: a slice of runs of four, a
# value of more than 64 MiB, and a reduction whose body reads what a turn makes.
# RUN: popc opt --passes=hoist %s
popir 1
func @main(%0: i32, %1: 64xf32, %2: 64x8xf32, %3: f32) -> (64xf32) {
	%4, %5 = while %0, %1 : i32, 64xf32 (%6: i32, %7: 64xf32) {
		%8 = constant {value = <i32 splat: 0a000000>} : i32
		%9 = compare %6, %8 {direction = 5, compare_type = 3} : i1
		return %9
	} (%10: i32, %11: 64xf32) {
		%26 = convert %10 : f32
		%12 = slice %2 {start = [0, 1], limit = [64, 5], stride = [1, 1]} : 64x4xf32
		%13 = reduce %12, %3 {dims = [1]} : 64xf32 (%14: f32, %15: f32) {
			%16 = multiply %15, %26 : f32
			%17 = add %14, %16 : f32
			return %17
		}
		%18 = broadcast_in_dim %1 {dims = [1]} : 262145x64xf32
		%19 = exponential %18 : 262145x64xf32
		%20 = slice %19 {start = [0, 0], limit = [1, 64], stride = [1, 1]} : 1x64xf32
		%21 = reshape %20 : 64xf32
		%22 = add %11, %13 : 64xf32
		%23 = add %22, %21 : 64xf32
		%24 = constant {value = <i32 splat: 01000000>} : i32
		%25 = add %10, %24 : i32
		return %25, %23
	}
	return %5
}
# >>> stdout
# popir 1
# func @main(%0: i32, %1: 64xf32, %2: 64x8xf32, %3: f32) -> (64xf32) {
# 	%4, %5 = while %0, %1 : i32, 64xf32 (%6: i32, %7: 64xf32) {
# 		%8 = constant {value = <i32 splat: 0a000000>} : i32
# 		%9 = compare %6, %8 {direction = 5, compare_type = 3} : i1
# 		return %9
# 	} (%10: i32, %11: 64xf32) {
# 		%12 = convert %10 : f32
# 		%13 = slice %2 {start = [0, 1], limit = [64, 5], stride = [1, 1]} : 64x4xf32
# 		%14 = reduce %13, %3 {dims = [1]} : 64xf32 (%15: f32, %16: f32) {
# 			%17 = multiply %16, %12 : f32
# 			%18 = add %15, %17 : f32
# 			return %18
# 		}
# 		%19 = broadcast_in_dim %1 {dims = [1]} : 262145x64xf32
# 		%20 = exponential %19 : 262145x64xf32
# 		%21 = slice %20 {start = [0, 0], limit = [1, 64], stride = [1, 1]} : 1x64xf32
# 		%22 = reshape %21 : 64xf32
# 		%23 = add %11, %14 : 64xf32
# 		%24 = add %23, %22 : 64xf32
# 		%25 = constant {value = <i32 splat: 01000000>} : i32
# 		%26 = add %10, %25 : i32
# 		return %26, %24
# 	}
# 	return %5
# }
# <<<
