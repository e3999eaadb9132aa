# A sum over windows of what padding spreads is each element repeated; where the
# padding is another one it stays a window.
# RUN: popc opt --passes=expand,dce %s
popir 1
func @main(%0: 2x3x5xf32, %1: 4xi32) -> (4x3x10xf32, 8xi32, 7xi32) {
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
	return %4, %10, %15
}
# >>> stdout
# popir 1
# func @main(%0: 2x3x5xf32, %1: 4xi32) -> (4x3x10xf32, 8xi32, 7xi32) {
# 	%2 = constant {value = <2x3x5xf32 splat: 00000000>} : 2x3x5xf32
# 	%3 = add %0, %2 : 2x3x5xf32
# 	%4 = broadcast_in_dim %3 {dims = [0, 2, 3]} : 2x2x3x5x2xf32
# 	%5 = reshape %4 : 4x3x10xf32
# 	%6 = constant {value = <i32 splat: 00000000>} : i32
# 	%7 = constant {value = <4xi32 splat: 00000000>} : 4xi32
# 	%8 = add %1, %7 : 4xi32
# 	%9 = broadcast_in_dim %8 {dims = [0]} : 4x2xi32
# 	%10 = reshape %9 : 8xi32
# 	%11 = pad %1, %6 {low = [1], high = [0], interior = [1]} : 8xi32
# 	%12 = reduce_window %11, %6 {window = [2]} : 7xi32 (%13: i32, %14: i32) {
# 		%15 = add %13, %14 : i32
# 		return %15
# 	}
# 	return %5, %10, %12
# }
# <<<
