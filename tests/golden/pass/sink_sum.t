# Where a sum is cut in two, what is summed is computed in the new shape: the
# reshape sinks through elementwise ops and broadcasts to what is in memory.
# RUN: popc opt --passes=sink,dce %s
popir 1
func @main(%0: 64x4xf32, %1: 64xf32, %2: 64x1xf32, %3: 80x4xf32) -> (8x4xf32, 8x4xf32) {
	%4 = constant {value = <f32 splat: 00000000>} : f32
	%5 = constant {value = <f32 splat: 40000000>} : f32
	%6 = broadcast_in_dim %1 {dims = [0]} : 64x4xf32
	%7 = broadcast_in_dim %2 {dims = [0, 1]} : 64x4xf32
	%8 = multiply %0, %6 : 64x4xf32
	%9 = broadcast_in_dim %5 {dims = []} : 64x4xf32
	%10 = subtract %8, %9 : 64x4xf32
	%11 = add %10, %7 : 64x4xf32
	%12 = reshape %11 : 8x8x4xf32
	%13 = reduce %12, %4 {dims = [1]} : 8x4xf32 (%14: f32, %15: f32) {
		%16 = add %14, %15 : f32
		return %16
	}
	%17 = slice %3 {start = [16, 0], limit = [80, 4], stride = [1, 1]} : 64x4xf32
	%18 = abs %17 : 64x4xf32
	%19 = reshape %18 : 8x8x4xf32
	%20 = reduce %19, %4 {dims = [1]} : 8x4xf32 (%21: f32, %22: f32) {
		%23 = add %21, %22 : f32
		return %23
	}
	return %13, %20
}
# >>> stdout
# popir 1
# func @main(%0: 64x4xf32, %1: 64xf32, %2: 64x1xf32, %3: 80x4xf32) -> (8x4xf32, 8x4xf32) {
# 	%4 = constant {value = <f32 splat: 00000000>} : f32
# 	%5 = reshape %1 : 8x8xf32
# 	%6 = broadcast_in_dim %5 {dims = [0, 1]} : 8x8x4xf32
# 	%7 = reshape %2 : 8x8x1xf32
# 	%8 = broadcast_in_dim %7 {dims = [0, 1, 2]} : 8x8x4xf32
# 	%9 = reshape %0 : 8x8x4xf32
# 	%10 = multiply %9, %6 : 8x8x4xf32
# 	%11 = constant {value = <8x8x4xf32 splat: 40000000>} : 8x8x4xf32
# 	%12 = subtract %10, %11 : 8x8x4xf32
# 	%13 = add %12, %8 : 8x8x4xf32
# 	%14 = reduce %13, %4 {dims = [1]} : 8x4xf32 (%15: f32, %16: f32) {
# 		%17 = add %15, %16 : f32
# 		return %17
# 	}
# 	%18 = slice %3 {start = [16, 0], limit = [80, 4], stride = [1, 1]} : 64x4xf32
# 	%19 = abs %18 : 64x4xf32
# 	%20 = reshape %19 : 8x8x4xf32
# 	%21 = reduce %20, %4 {dims = [1]} : 8x4xf32 (%22: f32, %23: f32) {
# 		%24 = add %22, %23 : f32
# 		return %24
# 	}
# 	return %14, %21
# }
# <<<
