# A reduction of windows that lie side by side is one of what they reduce, also
# where they reach over the ends, and twice over; not of windows that overlap,
# leave elements out, go along a dim that stays, start elsewhere or combine
# otherwise.
# RUN: popc opt --passes=expand,dce %s
popir 1
func @main(%0: 3x100xf32, %1: 3x4x128xi32) -> (3xf32, f32, 3x4xi32, 3xf32, 3xf32, 2xf32, 3x4xi32, 3xf32) {
	%2 = constant {value = <f32 splat: 00000000>} : f32
	%3 = constant {value = <i32 splat: 00000080>} : i32
	%4 = reduce_window %0, %2 {window = [1, 60], window_strides = [1, 60], low = [0, 10], high = [0, 10]} : 3x2xf32 (%5: f32, %6: f32) {
		%7 = add %5, %6 : f32
		return %7
	}
	%8 = reduce %4, %2 {dims = [1]} : 3xf32 (%9: f32, %10: f32) {
		%11 = add %9, %10 : f32
		return %11
	}
	%12 = reduce_window %0, %2 {window = [3, 10], window_strides = [3, 10]} : 1x10xf32 (%13: f32, %14: f32) {
		%15 = add %13, %14 : f32
		return %15
	}
	%16 = reduce_window %12, %2 {window = [1, 5], window_strides = [1, 5]} : 1x2xf32 (%17: f32, %18: f32) {
		%19 = add %17, %18 : f32
		return %19
	}
	%20 = reduce %16, %2 {dims = [0, 1]} : f32 (%21: f32, %22: f32) {
		%23 = add %21, %22 : f32
		return %23
	}
	%24 = reduce_window %1, %3 {window = [1, 1, 64], window_strides = [1, 1, 64]} : 3x4x2xi32 (%25: i32, %26: i32) {
		%27 = maximum %25, %26 : i32
		return %27
	}
	%28 = reduce %24, %3 {dims = [2]} : 3x4xi32 (%29: i32, %30: i32) {
		%31 = maximum %29, %30 : i32
		return %31
	}
	%32 = reduce_window %0, %2 {window = [1, 60], window_strides = [1, 20]} : 3x3xf32 (%33: f32, %34: f32) {
		%35 = add %33, %34 : f32
		return %35
	}
	%36 = reduce %32, %2 {dims = [1]} : 3xf32 (%37: f32, %38: f32) {
		%39 = add %37, %38 : f32
		return %39
	}
	%40 = reduce_window %0, %2 {window = [1, 60], window_strides = [1, 60]} : 3x1xf32 (%41: f32, %42: f32) {
		%43 = add %41, %42 : f32
		return %43
	}
	%44 = reduce %40, %2 {dims = [1]} : 3xf32 (%45: f32, %46: f32) {
		%47 = add %45, %46 : f32
		return %47
	}
	%48 = reduce %4, %2 {dims = [0]} : 2xf32 (%49: f32, %50: f32) {
		%51 = add %49, %50 : f32
		return %51
	}
	%52 = constant {value = <i32 splat: 05000000>} : i32
	%53 = reduce %24, %52 {dims = [2]} : 3x4xi32 (%54: i32, %55: i32) {
		%56 = maximum %54, %55 : i32
		return %56
	}
	%57 = reduce %4, %2 {dims = [1]} : 3xf32 (%58: f32, %59: f32) {
		%60 = maximum %58, %59 : f32
		return %60
	}
	return %8, %20, %28, %36, %44, %48, %53, %57
}
# >>> stdout
# popir 1
# func @main(%0: 3x100xf32, %1: 3x4x128xi32) -> (3xf32, f32, 3x4xi32, 3xf32, 3xf32, 2xf32, 3x4xi32, 3xf32) {
# 	%2 = constant {value = <f32 splat: 00000000>} : f32
# 	%3 = constant {value = <i32 splat: 00000080>} : i32
# 	%4 = reduce_window %0, %2 {low = [0, 10], high = [0, 10], window = [1, 60], window_strides = [1, 60]} : 3x2xf32 (%5: f32, %6: f32) {
# 		%7 = add %5, %6 : f32
# 		return %7
# 	}
# 	%8 = reduce %0, %2 {dims = [1]} : 3xf32 (%9: f32, %10: f32) {
# 		%11 = add %9, %10 : f32
# 		return %11
# 	}
# 	%12 = reduce %0, %2 {dims = [0, 1]} : f32 (%13: f32, %14: f32) {
# 		%15 = add %13, %14 : f32
# 		return %15
# 	}
# 	%16 = reduce_window %1, %3 {window = [1, 1, 64], window_strides = [1, 1, 64]} : 3x4x2xi32 (%17: i32, %18: i32) {
# 		%19 = maximum %17, %18 : i32
# 		return %19
# 	}
# 	%20 = reduce %1, %3 {dims = [2]} : 3x4xi32 (%21: i32, %22: i32) {
# 		%23 = maximum %21, %22 : i32
# 		return %23
# 	}
# 	%24 = reduce_window %0, %2 {window = [1, 60], window_strides = [1, 20]} : 3x3xf32 (%25: f32, %26: f32) {
# 		%27 = add %25, %26 : f32
# 		return %27
# 	}
# 	%28 = broadcast_in_dim %2 {dims = []} : 3xf32
# 	%29 = slice %24 {start = [0, 0], limit = [3, 1], stride = [1, 1]} : 3x1xf32
# 	%30 = reshape %29 : 3xf32
# 	%31 = add %28, %30 : 3xf32
# 	%32 = slice %24 {start = [0, 1], limit = [3, 2], stride = [1, 1]} : 3x1xf32
# 	%33 = reshape %32 : 3xf32
# 	%34 = add %31, %33 : 3xf32
# 	%35 = slice %24 {start = [0, 2], limit = [3, 3], stride = [1, 1]} : 3x1xf32
# 	%36 = reshape %35 : 3xf32
# 	%37 = add %34, %36 : 3xf32
# 	%38 = reduce_window %0, %2 {window = [1, 60], window_strides = [1, 60]} : 3x1xf32 (%39: f32, %40: f32) {
# 		%41 = add %39, %40 : f32
# 		return %41
# 	}
# 	%42 = reduce %38, %2 {dims = [1]} : 3xf32 (%43: f32, %44: f32) {
# 		%45 = add %43, %44 : f32
# 		return %45
# 	}
# 	%46 = broadcast_in_dim %2 {dims = []} : 2xf32
# 	%47 = slice %4 {start = [0, 0], limit = [1, 2], stride = [1, 1]} : 1x2xf32
# 	%48 = reshape %47 : 2xf32
# 	%49 = add %46, %48 : 2xf32
# 	%50 = slice %4 {start = [1, 0], limit = [2, 2], stride = [1, 1]} : 1x2xf32
# 	%51 = reshape %50 : 2xf32
# 	%52 = add %49, %51 : 2xf32
# 	%53 = slice %4 {start = [2, 0], limit = [3, 2], stride = [1, 1]} : 1x2xf32
# 	%54 = reshape %53 : 2xf32
# 	%55 = add %52, %54 : 2xf32
# 	%56 = constant {value = <i32 splat: 05000000>} : i32
# 	%57 = broadcast_in_dim %56 {dims = []} : 3x4xi32
# 	%58 = slice %16 {start = [0, 0, 0], limit = [3, 4, 1], stride = [1, 1, 1]} : 3x4x1xi32
# 	%59 = reshape %58 : 3x4xi32
# 	%60 = maximum %57, %59 : 3x4xi32
# 	%61 = slice %16 {start = [0, 0, 1], limit = [3, 4, 2], stride = [1, 1, 1]} : 3x4x1xi32
# 	%62 = reshape %61 : 3x4xi32
# 	%63 = maximum %60, %62 : 3x4xi32
# 	%64 = broadcast_in_dim %2 {dims = []} : 3xf32
# 	%65 = slice %4 {start = [0, 0], limit = [3, 1], stride = [1, 1]} : 3x1xf32
# 	%66 = reshape %65 : 3xf32
# 	%67 = maximum %64, %66 : 3xf32
# 	%68 = slice %4 {start = [0, 1], limit = [3, 2], stride = [1, 1]} : 3x1xf32
# 	%69 = reshape %68 : 3xf32
# 	%70 = maximum %67, %69 : 3xf32
# 	return %8, %12, %20, %37, %42, %55, %63, %70
# }
# <<<
