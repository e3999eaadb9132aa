# Pads of points, and of single coordinates among zeros, which shift other dims or
# leave them; what a loop reads one coordinate of is read as a whole there.
# RUN: popc opt --passes=components --verify-each %s
popir 1
func @main(%0: 12x3xf32, %1: 12x12x1xf32) -> (12x12xf32, 12x3xf32, 12x12xf32) {
	%2 = broadcast_in_dim %0 {dims = [0, 2]} : 12x12x3xf32
	%3 = broadcast_in_dim %0 {dims = [1, 2]} : 12x12x3xf32
	%4 = subtract %2, %3 : 12x12x3xf32
	%5 = constant {value = <f32 splat: 00000000>} : f32
	%6 = pad %4, %5 {low = [1, 0, 0], high = [-1, 0, 0], interior = [0, 0, 0]} : 12x12x3xf32
	%7 = pad %1, %5 {low = [0, -2, 1], high = [0, 2, 1], interior = [0, 0, 0]} : 12x12x3xf32
	%8 = pad %1, %5 {low = [0, 0, 2], high = [0, 0, 0], interior = [0, 0, 0]} : 12x12x3xf32
	%9 = add %6, %7 : 12x12x3xf32
	%10 = add %9, %8 : 12x12x3xf32
	%11 = multiply %10, %10 : 12x12x3xf32
	%12 = tanh %11 : 12x12x3xf32
	%13 = slice %12 {start = [0, 0, 1], limit = [12, 12, 2], stride = [1, 1, 1]} : 12x12x1xf32
	%14 = reshape %13 : 12x12xf32
	%15 = reduce %12, %5 {dims = [0]} : 12x3xf32 (%16: f32, %17: f32) {
		%18 = add %16, %17 : f32
		return %18
	}
	%19 = broadcast_in_dim %0 {dims = [0, 2]} : 12x12x3xf32
	%20 = sine %19 : 12x12x3xf32
	%21 = slice %20 {start = [0, 0, 0], limit = [12, 12, 1], stride = [1, 1, 1]} : 12x12x1xf32
	%22 = reshape %21 : 12x12xf32
	%23 = constant {value = <i32 splat: 00000000>} : i32
	%24, %25 = while %23, %22 : i32, 12x12xf32 (%26: i32, %27: 12x12xf32) {
		%28 = constant {value = <i32 splat: 05000000>} : i32
		%29 = compare %26, %28 {direction = 2, compare_type = 3} : i1
		return %29
	} (%30: i32, %31: 12x12xf32) {
		%32 = constant {value = <i32 splat: 01000000>} : i32
		%33 = add %30, %32 : i32
		%34 = slice %20 {start = [0, 0, 2], limit = [12, 12, 3], stride = [1, 1, 1]} : 12x12x1xf32
		%35 = reshape %34 : 12x12xf32
		%36 = add %31, %35 : 12x12xf32
		return %33, %36
	}
	return %14, %15, %25
}
# >>> stdout
# popir 1
# func @main(%0: 12x3xf32, %1: 12x12x1xf32) -> (12x12xf32, 12x3xf32, 12x12xf32) {
# 	%2 = slice %0 {start = [0, 0], limit = [12, 1], stride = [1, 1]} : 12x1xf32
# 	%3 = reshape %2 : 12xf32
# 	%4 = broadcast_in_dim %3 {dims = [0]} : 12x12xf32
# 	%5 = slice %0 {start = [0, 1], limit = [12, 2], stride = [1, 1]} : 12x1xf32
# 	%6 = reshape %5 : 12xf32
# 	%7 = broadcast_in_dim %6 {dims = [0]} : 12x12xf32
# 	%8 = slice %0 {start = [0, 2], limit = [12, 3], stride = [1, 1]} : 12x1xf32
# 	%9 = reshape %8 : 12xf32
# 	%10 = broadcast_in_dim %9 {dims = [0]} : 12x12xf32
# 	%11 = slice %0 {start = [0, 0], limit = [12, 1], stride = [1, 1]} : 12x1xf32
# 	%12 = reshape %11 : 12xf32
# 	%13 = broadcast_in_dim %12 {dims = [1]} : 12x12xf32
# 	%14 = slice %0 {start = [0, 1], limit = [12, 2], stride = [1, 1]} : 12x1xf32
# 	%15 = reshape %14 : 12xf32
# 	%16 = broadcast_in_dim %15 {dims = [1]} : 12x12xf32
# 	%17 = slice %0 {start = [0, 2], limit = [12, 3], stride = [1, 1]} : 12x1xf32
# 	%18 = reshape %17 : 12xf32
# 	%19 = broadcast_in_dim %18 {dims = [1]} : 12x12xf32
# 	%20 = subtract %4, %13 : 12x12xf32
# 	%21 = subtract %7, %16 : 12x12xf32
# 	%22 = subtract %10, %19 : 12x12xf32
# 	%23 = constant {value = <f32 splat: 00000000>} : f32
# 	%24 = pad %20, %23 {low = [1, 0], high = [-1, 0], interior = [0, 0]} : 12x12xf32
# 	%25 = pad %21, %23 {low = [1, 0], high = [-1, 0], interior = [0, 0]} : 12x12xf32
# 	%26 = pad %22, %23 {low = [1, 0], high = [-1, 0], interior = [0, 0]} : 12x12xf32
# 	%27 = broadcast_in_dim %23 {dims = []} : 12x12xf32
# 	%28 = reshape %1 : 12x12xf32
# 	%29 = pad %28, %23 {low = [0, -2], high = [0, 2], interior = [0, 0]} : 12x12xf32
# 	%30 = broadcast_in_dim %23 {dims = []} : 12x12xf32
# 	%31 = broadcast_in_dim %23 {dims = []} : 12x12xf32
# 	%32 = broadcast_in_dim %23 {dims = []} : 12x12xf32
# 	%33 = reshape %1 : 12x12xf32
# 	%34 = add %24, %27 : 12x12xf32
# 	%35 = add %25, %29 : 12x12xf32
# 	%36 = add %26, %30 : 12x12xf32
# 	%37 = add %34, %31 : 12x12xf32
# 	%38 = add %35, %32 : 12x12xf32
# 	%39 = add %36, %33 : 12x12xf32
# 	%40 = multiply %37, %37 : 12x12xf32
# 	%41 = multiply %38, %38 : 12x12xf32
# 	%42 = multiply %39, %39 : 12x12xf32
# 	%43 = tanh %40 : 12x12xf32
# 	%44 = tanh %41 : 12x12xf32
# 	%45 = tanh %42 : 12x12xf32
# 	%46 = reduce %43, %23 {dims = [0]} : 12xf32 (%47: f32, %48: f32) {
# 		%49 = add %47, %48 : f32
# 		return %49
# 	}
# 	%50 = reduce %44, %23 {dims = [0]} : 12xf32 (%51: f32, %52: f32) {
# 		%53 = add %51, %52 : f32
# 		return %53
# 	}
# 	%54 = reduce %45, %23 {dims = [0]} : 12xf32 (%55: f32, %56: f32) {
# 		%57 = add %55, %56 : f32
# 		return %57
# 	}
# 	%58 = reshape %46 : 12x1xf32
# 	%59 = reshape %50 : 12x1xf32
# 	%60 = reshape %54 : 12x1xf32
# 	%61 = concatenate %58, %59, %60 {dim = 1} : 12x3xf32
# 	%62 = broadcast_in_dim %0 {dims = [0, 2]} : 12x12x3xf32
# 	%63 = sine %62 : 12x12x3xf32
# 	%64 = slice %63 {start = [0, 0, 0], limit = [12, 12, 1], stride = [1, 1, 1]} : 12x12x1xf32
# 	%65 = reshape %64 : 12x12xf32
# 	%66 = constant {value = <i32 splat: 00000000>} : i32
# 	%67, %68 = while %66, %65 : i32, 12x12xf32 (%69: i32, %70: 12x12xf32) {
# 		%71 = constant {value = <i32 splat: 05000000>} : i32
# 		%72 = compare %69, %71 {direction = 2, compare_type = 3} : i1
# 		return %72
# 	} (%73: i32, %74: 12x12xf32) {
# 		%75 = constant {value = <i32 splat: 01000000>} : i32
# 		%76 = add %73, %75 : i32
# 		%77 = slice %63 {start = [0, 0, 2], limit = [12, 12, 3], stride = [1, 1, 1]} : 12x12x1xf32
# 		%78 = reshape %77 : 12x12xf32
# 		%79 = add %74, %78 : 12x12xf32
# 		return %76, %79
# 	}
# 	return %44, %61, %68
# }
# <<<
