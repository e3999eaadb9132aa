# A cumulative window along a dim of few elements is sliced apart, forward and back;
# along one of many, with a window of fewer, with padding on both sides or of a start
# that counts it stays.
# RUN: popc opt --passes=expand,dce %s
popir 1
func @main(%0: 4x3xf32, %1: 2x5xi32, %2: 9xi32) -> (4x3xf32, 2x5xi32, 9xi32, 2x5xi32, 2x5xi32, 4x3xf32) {
	%3 = constant {value = <f32 splat: 00000000>} : f32
	%4 = constant {value = <i32 splat: 00000000>} : i32
	%5 = reduce_window %0, %3 {window = [1, 3], low = [0, 2], high = [0, 0]} : 4x3xf32 (%6: f32, %7: f32) {
		%8 = add %6, %7 : f32
		return %8
	}
	%9 = reduce_window %1, %4 {window = [2, 1], low = [0, 0], high = [1, 0]} : 2x5xi32 (%10: i32, %11: i32) {
		%12 = maximum %10, %11 : i32
		return %12
	}
	%13 = reduce_window %2, %4 {window = [9], low = [8], high = [0]} : 9xi32 (%14: i32, %15: i32) {
		%16 = add %14, %15 : i32
		return %16
	}
	%17 = reduce_window %1, %4 {window = [1, 3], low = [0, 2], high = [0, 0]} : 2x5xi32 (%18: i32, %19: i32) {
		%20 = add %18, %19 : i32
		return %20
	}
	%21 = reduce_window %1, %4 {window = [1, 5], low = [0, 1], high = [0, 3]} : 2x5xi32 (%22: i32, %23: i32) {
		%24 = add %22, %23 : i32
		return %24
	}
	%25 = constant {value = <f32 splat: 0000803f>} : f32
	%26 = reduce_window %0, %25 {window = [1, 3], low = [0, 2], high = [0, 0]} : 4x3xf32 (%27: f32, %28: f32) {
		%29 = add %27, %28 : f32
		return %29
	}
	return %5, %9, %13, %17, %21, %26
}
# >>> stdout
# popir 1
# func @main(%0: 4x3xf32, %1: 2x5xi32, %2: 9xi32) -> (4x3xf32, 2x5xi32, 9xi32, 2x5xi32, 2x5xi32, 4x3xf32) {
# 	%3 = constant {value = <f32 splat: 00000000>} : f32
# 	%4 = constant {value = <i32 splat: 00000000>} : i32
# 	%5 = slice %0 {start = [0, 0], limit = [4, 1], stride = [1, 1]} : 4x1xf32
# 	%6 = broadcast_in_dim %3 {dims = []} : 4x1xf32
# 	%7 = add %6, %5 : 4x1xf32
# 	%8 = slice %0 {start = [0, 1], limit = [4, 2], stride = [1, 1]} : 4x1xf32
# 	%9 = add %7, %8 : 4x1xf32
# 	%10 = slice %0 {start = [0, 2], limit = [4, 3], stride = [1, 1]} : 4x1xf32
# 	%11 = add %9, %10 : 4x1xf32
# 	%12 = concatenate %7, %9, %11 {dim = 1} : 4x3xf32
# 	%13 = slice %1 {start = [1, 0], limit = [2, 5], stride = [1, 1]} : 1x5xi32
# 	%14 = broadcast_in_dim %4 {dims = []} : 1x5xi32
# 	%15 = maximum %14, %13 : 1x5xi32
# 	%16 = slice %1 {start = [0, 0], limit = [1, 5], stride = [1, 1]} : 1x5xi32
# 	%17 = maximum %15, %16 : 1x5xi32
# 	%18 = concatenate %17, %15 {dim = 0} : 2x5xi32
# 	%19 = reduce_window %2, %4 {low = [8], high = [0], window = [9]} : 9xi32 (%20: i32, %21: i32) {
# 		%22 = add %20, %21 : i32
# 		return %22
# 	}
# 	%23 = pad %1, %4 {low = [0, 2], high = [0, 0], interior = [0, 0]} : 2x7xi32
# 	%24 = broadcast_in_dim %4 {dims = []} : 2x5xi32
# 	%25 = slice %23 {start = [0, 0], limit = [2, 5], stride = [1, 1]} : 2x5xi32
# 	%26 = add %24, %25 : 2x5xi32
# 	%27 = slice %23 {start = [0, 1], limit = [2, 6], stride = [1, 1]} : 2x5xi32
# 	%28 = add %26, %27 : 2x5xi32
# 	%29 = slice %23 {start = [0, 2], limit = [2, 7], stride = [1, 1]} : 2x5xi32
# 	%30 = add %28, %29 : 2x5xi32
# 	%31 = reduce_window %1, %4 {low = [0, 1], high = [0, 3], window = [1, 5]} : 2x5xi32 (%32: i32, %33: i32) {
# 		%34 = add %32, %33 : i32
# 		return %34
# 	}
# 	%35 = constant {value = <f32 splat: 0000803f>} : f32
# 	%36 = reduce_window %0, %35 {low = [0, 2], high = [0, 0], window = [1, 3]} : 4x3xf32 (%37: f32, %38: f32) {
# 		%39 = add %37, %38 : f32
# 		return %39
# 	}
# 	return %12, %18, %19, %30, %31, %36
# }
# <<<
