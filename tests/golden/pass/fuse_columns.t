# What sums of columns spread over all rows is computed once, by the step that
# makes it; few points, and what is one cheap step, are computed again.
# RUN: popc opt --passes=fuse %s
popir 1
func @main(%0: 32x32xf32, %1: 32xf32, %2: 8x32xf32) -> (32xf32, 32xf32, 32xf32) {
	%3 = constant {value = <f32 splat: 00000000>} : f32
	%4 = constant {value = <32xf32 splat: 00000000>} : 32xf32
	%5 = is_finite %1 : 32xi1
	%6 = select %5, %1, %4 : 32xf32
	%7 = broadcast_in_dim %6 {dims = [1]} : 32x32xf32
	%8 = subtract %0, %7 : 32x32xf32
	%9 = reduce %8, %3 {dims = [0]} : 32xf32 (%10: f32, %11: f32) {
		%12 = add %10, %11 : f32
		return %12
	}
	%13 = add %9, %6 : 32xf32
	%14 = is_finite %13 : 32xi1
	%15 = select %14, %13, %4 : 32xf32
	%16 = broadcast_in_dim %15 {dims = [1]} : 8x32xf32
	%17 = subtract %2, %16 : 8x32xf32
	%18 = reduce %17, %3 {dims = [0]} : 32xf32 (%19: f32, %20: f32) {
		%21 = add %19, %20 : f32
		return %21
	}
	%22 = abs %18 : 32xf32
	%23 = broadcast_in_dim %22 {dims = [1]} : 32x32xf32
	%24 = subtract %0, %23 : 32x32xf32
	%25 = reduce %24, %3 {dims = [0]} : 32xf32 (%26: f32, %27: f32) {
		%28 = add %26, %27 : f32
		return %28
	}
	return %13, %18, %25
}
# >>> stdout
# popir 1
# func @main(%0: 32x32xf32, %1: 32xf32, %2: 8x32xf32) -> (32xf32, 32xf32, 32xf32) {
# 	%3 = fusion {kind = 0} : 32xf32 () {
# 		%4 = constant {value = <32xf32 splat: 00000000>} : 32xf32
# 		%5 = is_finite %1 : 32xi1
# 		%6 = select %5, %1, %4 : 32xf32
# 		return %6
# 	}
# 	%7 = fusion {kind = 1, reduce_dims = [0]} : 32xf32 () {
# 		%8 = constant {value = <f32 splat: 00000000>} : f32
# 		%9 = broadcast_in_dim %3 {dims = [1]} : 32x32xf32
# 		%10 = subtract %0, %9 : 32x32xf32
# 		%11 = reduce %10, %8 {dims = [0]} : 32xf32 (%12: f32, %13: f32) {
# 			%14 = add %12, %13 : f32
# 			return %14
# 		}
# 		return %11
# 	}
# 	%15, %16 = fusion {kind = 1, reduce_dims = [0]} : 32xf32, 32xf32 () {
# 		%17 = constant {value = <f32 splat: 00000000>} : f32
# 		%18 = constant {value = <32xf32 splat: 00000000>} : 32xf32
# 		%19 = add %7, %3 : 32xf32
# 		%20 = is_finite %19 : 32xi1
# 		%21 = select %20, %19, %18 : 32xf32
# 		%22 = broadcast_in_dim %21 {dims = [1]} : 8x32xf32
# 		%23 = subtract %2, %22 : 8x32xf32
# 		%24 = reduce %23, %17 {dims = [0]} : 32xf32 (%25: f32, %26: f32) {
# 			%27 = add %25, %26 : f32
# 			return %27
# 		}
# 		return %19, %24
# 	}
# 	%28 = fusion {kind = 1, reduce_dims = [0]} : 32xf32 () {
# 		%29 = constant {value = <f32 splat: 00000000>} : f32
# 		%30 = abs %16 : 32xf32
# 		%31 = broadcast_in_dim %30 {dims = [1]} : 32x32xf32
# 		%32 = subtract %0, %31 : 32x32xf32
# 		%33 = reduce %32, %29 {dims = [0]} : 32xf32 (%34: f32, %35: f32) {
# 			%36 = add %34, %35 : f32
# 			return %36
# 		}
# 		return %33
# 	}
# 	return %15, %16, %28
# }
# <<<
