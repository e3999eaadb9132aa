# A sum over windows of what padding spreads is each element repeated; where the
# padding is another one it stays a window.  One element needs nothing in between.
# RUN: popc opt --passes=expand,dce %s
popir 1
func @main(%0: 2x3x5xf32, %1: 4xi32, %19: 2x1x1xf32) -> (4x3x10xf32, 8xi32, 7xi32, 2x3x4xf32) {
	%2 = constant {value = <f32 splat: 00000000>} : f32
	%3 = pad %0, %2 {low = [1, 0, 1], high = [1, 0, 1], interior = [1, 0, 1]} : 5x3x11xf32
	%4 = reduce_window %3, %2 {window = [2, 1, 2]} : 4x3x10xf32 (%5: f32, %6: f32) {
		%7 = add %5, %6 : f32
		return %7
	}
	%8 = constant {value = <i32 splat: 00000000>} : i32
	%9 = pad %1, %8 {low = [1], high = [1], interior = [1]} : 9xi32
	%10 = reduce_window %9, %8 {window = [2]} : 8xi32 (%11: i32, %12: i32) {
		%13 = add %11, %12 : i32
		return %13
	}
	%14 = pad %1, %8 {low = [1], high = [0], interior = [1]} : 8xi32
	%15 = reduce_window %14, %8 {window = [2]} : 7xi32 (%16: i32, %17: i32) {
		%18 = add %16, %17 : i32
		return %18
	}
	%20 = pad %19, %2 {low = [0, 2, 3], high = [0, 2, 3], interior = [0, 0, 0]} : 2x5x7xf32
	%21 = reduce_window %20, %2 {window = [1, 3, 4]} : 2x3x4xf32 (%22: f32, %23: f32) {
		%24 = add %22, %23 : f32
		return %24
	}
	return %4, %10, %15, %21
}
# >>> stdout
# popir 1
# func @main(%0: 2x3x5xf32, %1: 4xi32, %2: 2x1x1xf32) -> (4x3x10xf32, 8xi32, 7xi32, 2x3x4xf32) {
# 	%3 = constant {value = <2x3x5xf32 splat: 00000000>} : 2x3x5xf32
# 	%4 = add %0, %3 : 2x3x5xf32
# 	%5 = broadcast_in_dim %4 {dims = [0, 2, 3]} : 2x2x3x5x2xf32
# 	%6 = reshape %5 : 4x3x10xf32
# 	%7 = constant {value = <i32 splat: 00000000>} : i32
# 	%8 = constant {value = <4xi32 splat: 00000000>} : 4xi32
# 	%9 = add %1, %8 : 4xi32
# 	%10 = broadcast_in_dim %9 {dims = [0]} : 4x2xi32
# 	%11 = reshape %10 : 8xi32
# 	%12 = pad %1, %7 {low = [1], high = [0], interior = [1]} : 8xi32
# 	%13 = broadcast_in_dim %7 {dims = []} : 7xi32
# 	%14 = slice %12 {start = [0], limit = [7], stride = [1]} : 7xi32
# 	%15 = add %13, %14 : 7xi32
# 	%16 = slice %12 {start = [1], limit = [8], stride = [1]} : 7xi32
# 	%17 = add %15, %16 : 7xi32
# 	%18 = constant {value = <2x1x1xf32 splat: 00000000>} : 2x1x1xf32
# 	%19 = add %2, %18 : 2x1x1xf32
# 	%20 = broadcast_in_dim %19 {dims = [0, 1, 3]} : 2x1x3x1x4xf32
# 	%21 = reshape %20 : 2x3x4xf32
# 	return %6, %11, %17, %21
# }
# <<<
