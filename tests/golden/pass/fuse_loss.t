# A loss and its gradient run together: what they share is not stored.  Not so
# where rows are short, or where the gradient needs the loss.
# RUN: popc opt --passes=fuse %s
popir 1
func @main(%0: 8x16xf32, %1: 8x15xf32, %2: 8x16xf32) -> (8xf32, 8x16xf32, 8xf32, 8x15xf32, 8xf32, 8x16xf32) {
	%3 = constant {value = <f32 splat: 00000000>} : f32
	%4 = exponential %0 : 8x16xf32
	%5 = multiply %4, %0 : 8x16xf32
	%6 = reduce %5, %3 {dims = [1]} : 8xf32 (%7: f32, %8: f32) {
		%9 = add %7, %8 : f32
		return %9
	}
	%10 = divide %4, %0 : 8x16xf32
	%11 = exponential %1 : 8x15xf32
	%12 = multiply %11, %1 : 8x15xf32
	%13 = reduce %12, %3 {dims = [1]} : 8xf32 (%14: f32, %15: f32) {
		%16 = add %14, %15 : f32
		return %16
	}
	%17 = divide %11, %1 : 8x15xf32
	%18 = exponential %2 : 8x16xf32
	%19 = reduce %18, %3 {dims = [1]} : 8xf32 (%20: f32, %21: f32) {
		%22 = add %20, %21 : f32
		return %22
	}
	%23 = reverse %19 {dims = [0]} : 8xf32
	%24 = broadcast_in_dim %23 {dims = [0]} : 8x16xf32
	%25 = divide %18, %24 : 8x16xf32
	return %6, %10, %13, %17, %19, %25
}
# >>> stdout
# popir 1
# func @main(%0: 8x16xf32, %1: 8x15xf32, %2: 8x16xf32) -> (8xf32, 8x16xf32, 8xf32, 8x15xf32, 8xf32, 8x16xf32) {
# 	%3, %4 = fusion {kind = 1, reduce_dims = [1]} : 8xf32, 8x16xf32 () {
# 		%5 = constant {value = <f32 splat: 00000000>} : f32
# 		%6 = exponential %0 : 8x16xf32
# 		%7 = multiply %6, %0 : 8x16xf32
# 		%8 = reduce %7, %5 {dims = [1]} : 8xf32 (%9: f32, %10: f32) {
# 			%11 = add %9, %10 : f32
# 			return %11
# 		}
# 		%12 = divide %6, %0 : 8x16xf32
# 		return %8, %12
# 	}
# 	%13, %14 = fusion {kind = 1, reduce_dims = [1]} : 8x15xf32, 8xf32 () {
# 		%15 = constant {value = <f32 splat: 00000000>} : f32
# 		%16 = exponential %1 : 8x15xf32
# 		%17 = multiply %16, %1 : 8x15xf32
# 		%18 = reduce %17, %15 {dims = [1]} : 8xf32 (%19: f32, %20: f32) {
# 			%21 = add %19, %20 : f32
# 			return %21
# 		}
# 		return %16, %18
# 	}
# 	%22 = divide %13, %1 : 8x15xf32
# 	%23, %24 = fusion {kind = 1, reduce_dims = [1]} : 8x16xf32, 8xf32 () {
# 		%25 = constant {value = <f32 splat: 00000000>} : f32
# 		%26 = exponential %2 : 8x16xf32
# 		%27 = reduce %26, %25 {dims = [1]} : 8xf32 (%28: f32, %29: f32) {
# 			%30 = add %28, %29 : f32
# 			return %30
# 		}
# 		return %26, %27
# 	}
# 	%31 = fusion {kind = 0} : 8x16xf32 () {
# 		%32 = reverse %24 {dims = [0]} : 8xf32
# 		%33 = broadcast_in_dim %32 {dims = [0]} : 8x16xf32
# 		%34 = divide %23, %33 : 8x16xf32
# 		return %34
# 	}
# 	return %3, %4, %14, %22, %24, %31
# }
# <<<
