# Windows that are the whole of each dim they go along are reductions, of several
# operands, too; not with padding, and not of floats beside neighbours, for which
# there is a kernel.
# RUN: popc opt --passes=expand,dce %s
popir 1
func @main(%0: 4x20x20xi8, %1: 4x20x20xi32, %2: 2x20x30x8xf32, %3: 3x40xbf16) -> (4x1x1xi8, 4x1x1xi32, 2x1x1x8xf32, 3x1xbf16, 3x2xbf16) {
	%4 = constant {value = <i8 splat: 80>} : i8
	%5 = constant {value = <i32 splat: 00000000>} : i32
	%6, %7 = reduce_window %0, %1, %4, %5 {window = [1, 20, 20], window_strides = [1, 3, 20]} : 4x1x1xi8, 4x1x1xi32 (%8: i8, %9: i32, %10: i8, %11: i32) {
		%12 = compare %8, %10 {direction = 2} : i1
		%13 = select %12, %8, %10 : i8
		%14 = select %12, %9, %11 : i32
		return %13, %14
	}
	%15 = constant {value = <f32 splat: 00000000>} : f32
	%16 = reduce_window %2, %15 {window = [1, 20, 30, 1]} : 2x1x1x8xf32 (%17: f32, %18: f32) {
		%19 = add %17, %18 : f32
		return %19
	}
	%20 = constant {value = <bf16 splat: 80ff>} : bf16
	%21 = reduce_window %3, %20 {window = [1, 40]} : 3x1xbf16 (%22: bf16, %23: bf16) {
		%24 = maximum %22, %23 : bf16
		return %24
	}
	%25 = reduce_window %3, %20 {window = [1, 40], low = [0, 1], high = [0, 0]} : 3x2xbf16 (%26: bf16, %27: bf16) {
		%28 = maximum %26, %27 : bf16
		return %28
	}
	return %6, %7, %16, %21, %25
}
# >>> stdout
# popir 1
# func @main(%0: 4x20x20xi8, %1: 4x20x20xi32, %2: 2x20x30x8xf32, %3: 3x40xbf16) -> (4x1x1xi8, 4x1x1xi32, 2x1x1x8xf32, 3x1xbf16, 3x2xbf16) {
# 	%4 = constant {value = <i8 splat: 80>} : i8
# 	%5 = constant {value = <i32 splat: 00000000>} : i32
# 	%6, %7 = reduce %0, %1, %4, %5 {dims = [1, 2]} : 4xi8, 4xi32 (%8: i8, %9: i32, %10: i8, %11: i32) {
# 		%12 = compare %8, %10 {direction = 2} : i1
# 		%13 = select %12, %8, %10 : i8
# 		%14 = select %12, %9, %11 : i32
# 		return %13, %14
# 	}
# 	%15 = reshape %6 : 4x1x1xi8
# 	%16 = reshape %7 : 4x1x1xi32
# 	%17 = constant {value = <f32 splat: 00000000>} : f32
# 	%18 = reduce_window %2, %17 {window = [1, 20, 30, 1]} : 2x1x1x8xf32 (%19: f32, %20: f32) {
# 		%21 = add %19, %20 : f32
# 		return %21
# 	}
# 	%22 = constant {value = <bf16 splat: 80ff>} : bf16
# 	%23 = reduce %3, %22 {dims = [1]} : 3xbf16 (%24: bf16, %25: bf16) {
# 		%26 = maximum %24, %25 : bf16
# 		return %26
# 	}
# 	%27 = reshape %23 : 3x1xbf16
# 	%28 = reduce_window %3, %22 {low = [0, 39], high = [0, 0], window = [1, 40]} : 3x40xbf16 (%29: bf16, %30: bf16) {
# 		%31 = maximum %29, %30 : bf16
# 		return %31
# 	}
# 	%32 = slice %28 {start = [0, 38], limit = [3, 40], stride = [1, 1]} : 3x2xbf16
# 	return %15, %16, %18, %27, %32
# }
# <<<
