# Sums over the same rows of a common operand run together: the earlier where
# the later is, or, if its result is needed before, the later where it is.
# What the earlier's result is part of cannot run with it.
# RUN: popc opt --passes=fuse %s
popir 1
func @main(%0: 6x40xf32, %1: 6x40xf32) -> (6xf32, 6xf32, 6x6xf32, 6x6xf32, 6xf32) {
	%2 = constant {value = <f32 splat: 00000000>} : f32
	%3 = subtract %0, %1 : 6x40xf32
	%4 = multiply %3, %3 : 6x40xf32
	%5 = reduce %4, %2 {dims = [1]} : 6xf32 (%6: f32, %7: f32) {
		%8 = add %6, %7 : f32
		return %8
	}
	%9 = abs %3 : 6x40xf32
	%10 = reduce %9, %2 {dims = [1]} : 6xf32 (%11: f32, %12: f32) {
		%13 = add %11, %12 : f32
		return %13
	}
	%14 = dot_general %5, %10 {} : 6x6xf32
	%15 = exponential %0 : 6x40xf32
	%16 = reduce %15, %2 {dims = [1]} : 6xf32 (%17: f32, %18: f32) {
		%19 = add %17, %18 : f32
		return %19
	}
	%20 = dot_general %16, %16 {} : 6x6xf32
	%21 = slice %20 {start = [0, 0], limit = [6, 1], stride = [1, 1]} : 6x1xf32
	%22 = reshape %21 : 6xf32
	%23 = broadcast_in_dim %22 {dims = [0]} : 6x40xf32
	%24 = multiply %15, %23 : 6x40xf32
	%25 = reduce %24, %2 {dims = [1]} : 6xf32 (%26: f32, %27: f32) {
		%28 = add %26, %27 : f32
		return %28
	}
	return %5, %10, %14, %20, %25
}
# >>> stdout
# popir 1
# func @main(%0: 6x40xf32, %1: 6x40xf32) -> (6xf32, 6xf32, 6x6xf32, 6x6xf32, 6xf32) {
# 	%2, %3, %4, %5 = fusion {kind = 1, reduce_dims = [1]} : 6xf32, 6xf32, 6x40xf32, 6xf32 () {
# 		%6 = constant {value = <f32 splat: 00000000>} : f32
# 		%7 = subtract %0, %1 : 6x40xf32
# 		%8 = multiply %7, %7 : 6x40xf32
# 		%9 = reduce %8, %6 {dims = [1]} : 6xf32 (%10: f32, %11: f32) {
# 			%12 = add %10, %11 : f32
# 			return %12
# 		}
# 		%13 = abs %7 : 6x40xf32
# 		%14 = reduce %13, %6 {dims = [1]} : 6xf32 (%15: f32, %16: f32) {
# 			%17 = add %15, %16 : f32
# 			return %17
# 		}
# 		%18 = exponential %0 : 6x40xf32
# 		%19 = reduce %18, %6 {dims = [1]} : 6xf32 (%20: f32, %21: f32) {
# 			%22 = add %20, %21 : f32
# 			return %22
# 		}
# 		return %9, %14, %18, %19
# 	}
# 	%23 = dot_general %2, %3 : 6x6xf32
# 	%24 = dot_general %5, %5 : 6x6xf32
# 	%25 = fusion {kind = 1, reduce_dims = [1]} : 6xf32 () {
# 		%26 = constant {value = <f32 splat: 00000000>} : f32
# 		%27 = slice %24 {start = [0, 0], limit = [6, 1], stride = [1, 1]} : 6x1xf32
# 		%28 = reshape %27 : 6xf32
# 		%29 = broadcast_in_dim %28 {dims = [0]} : 6x40xf32
# 		%30 = multiply %4, %29 : 6x40xf32
# 		%31 = reduce %30, %26 {dims = [1]} : 6xf32 (%32: f32, %33: f32) {
# 			%34 = add %32, %33 : f32
# 			return %34
# 		}
# 		return %31
# 	}
# 	return %2, %3, %23, %24, %25
# }
# <<<
