# Windows that reach over an end from every place become cumulative ones, with
# what sees no element beside them, or without what is left out; not where both
# ends are reached over, or a start counts.
# RUN: popc opt --passes=expand,dce %s
popir 1
func @main(%0: 2x20xf32, %1: 12xi32) -> (2x21xf32, 22xf32, 9xi32, 12xi32, 14xi32, 13xi32) {
	%2 = constant {value = <f32 splat: 00000000>} : f32
	%3 = constant {value = <i32 splat: 00000000>} : i32
	%4 = reduce_window %0, %2 {window = [1, 20], low = [0, 20], high = [0, 0]} : 2x21xf32 (%5: f32, %6: f32) {
		%7 = add %5, %6 : f32
		return %7
	}
	%8 = reshape %0 : 40xf32
	%9 = slice %8 {start = [0], limit = [20], stride = [1]} : 20xf32
	%10 = reduce_window %9, %2 {window = [22], low = [0], high = [23]} : 22xf32 (%11: f32, %12: f32) {
		%13 = add %11, %12 : f32
		return %13
	}
	%14 = reduce_window %1, %3 {window = [12], low = [8], high = [0]} : 9xi32 (%15: i32, %16: i32) {
		%17 = maximum %15, %16 : i32
		return %17
	}
	%18 = reduce_window %1, %3 {window = [13], low = [0], high = [12]} : 12xi32 (%19: i32, %20: i32) {
		%21 = add %19, %20 : i32
		return %21
	}
	%22 = reduce_window %1, %3 {window = [12], low = [1], high = [12]} : 14xi32 (%23: i32, %24: i32) {
		%25 = add %23, %24 : i32
		return %25
	}
	%26 = constant {value = <i32 splat: 02000000>} : i32
	%27 = reduce_window %1, %26 {window = [12], low = [12], high = [0]} : 13xi32 (%28: i32, %29: i32) {
		%30 = add %28, %29 : i32
		return %30
	}
	return %4, %10, %14, %18, %22, %27
}
# >>> stdout
# popir 1
# func @main(%0: 2x20xf32, %1: 12xi32) -> (2x21xf32, 22xf32, 9xi32, 12xi32, 14xi32, 13xi32) {
# 	%2 = constant {value = <f32 splat: 00000000>} : f32
# 	%3 = constant {value = <i32 splat: 00000000>} : i32
# 	%4 = reduce_window %0, %2 {low = [0, 19], high = [0, 0], window = [1, 20]} : 2x20xf32 (%5: f32, %6: f32) {
# 		%7 = add %5, %6 : f32
# 		return %7
# 	}
# 	%8 = pad %4, %2 {low = [0, 1], high = [0, 0], interior = [0, 0]} : 2x21xf32
# 	%9 = reshape %0 : 40xf32
# 	%10 = slice %9 {start = [0], limit = [20], stride = [1]} : 20xf32
# 	%11 = reduce_window %10, %2 {low = [0], high = [19], window = [20]} : 20xf32 (%12: f32, %13: f32) {
# 		%14 = add %12, %13 : f32
# 		return %14
# 	}
# 	%15 = pad %11, %2 {low = [0], high = [2], interior = [0]} : 22xf32
# 	%16 = reduce_window %1, %3 {low = [11], high = [0], window = [12]} : 12xi32 (%17: i32, %18: i32) {
# 		%19 = maximum %17, %18 : i32
# 		return %19
# 	}
# 	%20 = slice %16 {start = [3], limit = [12], stride = [1]} : 9xi32
# 	%21 = reduce_window %1, %3 {low = [0], high = [11], window = [12]} : 12xi32 (%22: i32, %23: i32) {
# 		%24 = add %22, %23 : i32
# 		return %24
# 	}
# 	%25 = reduce_window %1, %3 {low = [1], high = [12], window = [12]} : 14xi32 (%26: i32, %27: i32) {
# 		%28 = add %26, %27 : i32
# 		return %28
# 	}
# 	%29 = constant {value = <i32 splat: 02000000>} : i32
# 	%30 = reduce_window %1, %29 {low = [12], high = [0], window = [12]} : 13xi32 (%31: i32, %32: i32) {
# 		%33 = add %31, %32 : i32
# 		return %33
# 	}
# 	return %8, %15, %20, %21, %25, %30
# }
# <<<
