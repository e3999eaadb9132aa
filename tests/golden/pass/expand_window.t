# Windows of few elements with a body of several ops are slices, one for each of
# their places, and where a place lies in the padding the results so far are
# kept; so are windows of bytes, whose padding counts where it makes no
# difference.  Those of 32 bits have a kernel, and so have others in rows that do
# not slide; many places are too many.
# RUN: popc opt --passes=expand,dce %s
popir 1
func @main(%0: 5xi32, %1: 5xf64, %2: 4x6xui8, %3: 4x6xf64, %4: 90xi8) -> (3xi32, 3xf64, 3x6xui8, 3x6xf64, 41xi8) {
	%5 = constant {value = <i32 splat: 00000000>} : i32
	%6 = constant {value = <f64 splat: 000000000000f0ff>} : f64
	%7, %8 = reduce_window %0, %1, %5, %6 {window = [2], window_strides = [2], low = [1], high = [0]} : 3xi32, 3xf64 (%9: i32, %10: f64, %11: i32, %12: f64) {
		%13 = compare %10, %12 {direction = 2} : i1
		%14 = select %13, %9, %11 : i32
		%15 = select %13, %10, %12 : f64
		return %14, %15
	}
	%16 = constant {value = <ui8 splat: 00>} : ui8
	%17 = reduce_window %2, %16 {window = [2, 1], low = [0, 0], high = [0, 0]} : 3x6xui8 (%18: ui8, %19: ui8) {
		%20 = maximum %18, %19 : ui8
		return %20
	}
	%21 = reduce_window %3, %6 {window = [2, 1], low = [0, 0], high = [0, 0]} : 3x6xf64 (%22: f64, %23: f64) {
		%24 = maximum %22, %23 : f64
		return %24
	}
	%25 = constant {value = <i8 splat: 80>} : i8
	%26 = reduce_window %4, %25 {window = [50], low = [0], high = [0]} : 41xi8 (%27: i8, %28: i8) {
		%29 = maximum %27, %28 : i8
		return %29
	}
	return %7, %8, %17, %21, %26
}
# >>> stdout
# popir 1
# func @main(%0: 5xi32, %1: 5xf64, %2: 4x6xui8, %3: 4x6xf64, %4: 90xi8) -> (3xi32, 3xf64, 3x6xui8, 3x6xf64, 41xi8) {
# 	%5 = constant {value = <i32 splat: 00000000>} : i32
# 	%6 = constant {value = <f64 splat: 000000000000f0ff>} : f64
# 	%7 = pad %0, %5 {low = [1], high = [0], interior = [0]} : 6xi32
# 	%8 = broadcast_in_dim %5 {dims = []} : 3xi32
# 	%9 = pad %1, %6 {low = [1], high = [0], interior = [0]} : 6xf64
# 	%10 = broadcast_in_dim %6 {dims = []} : 3xf64
# 	%11 = iota {dim = 0} : 3xi64
# 	%12 = constant {value = <3xi64 splat: 0100000000000000>} : 3xi64
# 	%13 = compare %11, %12 {direction = 2, compare_type = 3} : 3xi1
# 	%14 = slice %7 {start = [0], limit = [5], stride = [2]} : 3xi32
# 	%15 = slice %9 {start = [0], limit = [5], stride = [2]} : 3xf64
# 	%16 = compare %10, %15 {direction = 2} : 3xi1
# 	%17 = select %16, %8, %14 : 3xi32
# 	%18 = select %16, %10, %15 : 3xf64
# 	%19 = select %13, %17, %8 : 3xi32
# 	%20 = select %13, %18, %10 : 3xf64
# 	%21 = slice %7 {start = [1], limit = [6], stride = [2]} : 3xi32
# 	%22 = slice %9 {start = [1], limit = [6], stride = [2]} : 3xf64
# 	%23 = compare %20, %22 {direction = 2} : 3xi1
# 	%24 = select %23, %19, %21 : 3xi32
# 	%25 = select %23, %20, %22 : 3xf64
# 	%26 = constant {value = <ui8 splat: 00>} : ui8
# 	%27 = broadcast_in_dim %26 {dims = []} : 3x6xui8
# 	%28 = slice %2 {start = [0, 0], limit = [3, 6], stride = [1, 1]} : 3x6xui8
# 	%29 = maximum %27, %28 : 3x6xui8
# 	%30 = slice %2 {start = [1, 0], limit = [4, 6], stride = [1, 1]} : 3x6xui8
# 	%31 = maximum %29, %30 : 3x6xui8
# 	%32 = reduce_window %3, %6 {low = [0, 0], high = [0, 0], window = [2, 1]} : 3x6xf64 (%33: f64, %34: f64) {
# 		%35 = maximum %33, %34 : f64
# 		return %35
# 	}
# 	%36 = constant {value = <i8 splat: 80>} : i8
# 	%37 = reduce_window %4, %36 {low = [0], high = [0], window = [50]} : 41xi8 (%38: i8, %39: i8) {
# 		%40 = maximum %38, %39 : i8
# 		return %40
# 	}
# 	return %24, %25, %31, %32, %37
# }
# <<<
