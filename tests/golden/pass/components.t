# What is computed with points of few coordinates is computed coordinate by
# coordinate: pairs of points, spread along either dim, by a transposition or a
# reshape; what is the same for all coordinates; scalars; sums over the points;
# a slice of one coordinate of some points; one that a loop reads as a whole.
# Too few points, values that are left whole, and groups of which nothing takes
# single coordinates stay.
# RUN: popc opt --passes=components --verify-each %s
popir 1
func @main(%0: 12x3xf32, %1: 12x12xf32, %2: f32, %3: 3xf32, %4: 4x3xf32, %5: 12x12x3xf32) -> (12x12xf32, 12x3xf32, 6x12xf32, 3xf32, 12x3xf32, 4x4xf32, 12x12x3xf32, 12x3xf32) {
	%6 = broadcast_in_dim %0 {dims = [0, 2]} : 12x12x3xf32
	%7 = reshape %0 : 1x12x3xf32
	%8 = broadcast_in_dim %7 {dims = [0, 1, 2]} : 12x12x3xf32
	%9 = subtract %6, %8 : 12x12x3xf32
	%10 = transpose %9 {dims = [1, 0, 2]} : 12x12x3xf32
	%11 = broadcast_in_dim %3 {dims = [2]} : 12x12x3xf32
	%12 = multiply %9, %11 : 12x12x3xf32
	%13 = clamp %2, %12, %2 : 12x12x3xf32
	%14 = constant {value = <12x12x3xf32 splat: 0000803f>} : 12x12x3xf32
	%15 = add %13, %14 : 12x12x3xf32
	%16 = add %15, %10 : 12x12x3xf32
	%17 = slice %16 {start = [0, 0, 0], limit = [12, 12, 1], stride = [1, 1, 1]} : 12x12x1xf32
	%18 = reshape %17 : 12x12xf32
	%19 = slice %16 {start = [0, 0, 2], limit = [12, 12, 3], stride = [1, 1, 1]} : 12x12x1xf32
	%20 = reshape %19 : 12x12xf32
	%21 = add %18, %20 : 12x12xf32
	%22 = broadcast_in_dim %21 {dims = [0, 1]} : 12x12x3xf32
	%23 = reshape %1 : 12x12x1xf32
	%24 = broadcast_in_dim %23 {dims = [0, 1, 2]} : 12x12x3xf32
	%25 = multiply %22, %16 : 12x12x3xf32
	%26 = multiply %25, %24 : 12x12x3xf32
	%27 = constant {value = <f32 splat: 00000000>} : f32
	%28 = reduce %26, %27 {dims = [1]} : 12x3xf32 (%29: f32, %30: f32) {
		%31 = add %29, %30 : f32
		return %31
	}
	%32 = slice %26 {start = [1, 0, 1], limit = [12, 12, 2], stride = [2, 1, 1]} : 6x12x1xf32
	%33 = reshape %32 : 6x12xf32
	%34 = reduce %28, %27 {dims = [0]} : 3xf32 (%35: f32, %36: f32) {
		%37 = add %35, %36 : f32
		return %37
	}
	%38 = negate %28 : 12x3xf32
	%39 = constant {value = <i32 splat: 00000000>} : i32
	%40, %41 = while %39, %0 : i32, 12x3xf32 (%42: i32, %43: 12x3xf32) {
		%44 = constant {value = <i32 splat: 05000000>} : i32
		%45 = compare %42, %44 {direction = 2, compare_type = 3} : i1
		return %45
	} (%46: i32, %47: 12x3xf32) {
		%48 = constant {value = <i32 splat: 01000000>} : i32
		%49 = add %46, %48 : i32
		%50 = tanh %38 : 12x3xf32
		%51 = add %47, %50 : 12x3xf32
		return %49, %51
	}
	%52 = broadcast_in_dim %4 {dims = [0, 2]} : 4x4x3xf32
	%53 = broadcast_in_dim %4 {dims = [1, 2]} : 4x4x3xf32
	%54 = subtract %52, %53 : 4x4x3xf32
	%55 = multiply %54, %54 : 4x4x3xf32
	%56 = slice %55 {start = [0, 0, 0], limit = [4, 4, 1], stride = [1, 1, 1]} : 4x4x1xf32
	%57 = reshape %56 : 4x4xf32
	%58 = sqrt %5 : 12x12x3xf32
	%59 = tanh %58 : 12x12x3xf32
	%60 = slice %59 {start = [0, 0, 0], limit = [12, 12, 1], stride = [1, 1, 1]} : 12x12x1xf32
	%61 = broadcast_in_dim %60 {dims = [0, 1, 2]} : 12x12x3xf32
	%62 = add %61, %59 : 12x12x3xf32
	%63 = broadcast_in_dim %0 {dims = [0, 2]} : 12x12x3xf32
	%64 = tanh %63 : 12x12x3xf32
	%65 = reduce %64, %27 {dims = [0]} : 12x3xf32 (%66: f32, %67: f32) {
		%68 = add %66, %67 : f32
		return %68
	}
	return %21, %28, %33, %34, %41, %57, %62, %65
}
# >>> stdout
# popir 1
# func @main(%0: 12x3xf32, %1: 12x12xf32, %2: f32, %3: 3xf32, %4: 4x3xf32, %5: 12x12x3xf32) -> (12x12xf32, 12x3xf32, 6x12xf32, 3xf32, 12x3xf32, 4x4xf32, 12x12x3xf32, 12x3xf32) {
# 	%6 = slice %0 {start = [0, 0], limit = [12, 1], stride = [1, 1]} : 12x1xf32
# 	%7 = reshape %6 : 12xf32
# 	%8 = broadcast_in_dim %7 {dims = [0]} : 12x12xf32
# 	%9 = slice %0 {start = [0, 1], limit = [12, 2], stride = [1, 1]} : 12x1xf32
# 	%10 = reshape %9 : 12xf32
# 	%11 = broadcast_in_dim %10 {dims = [0]} : 12x12xf32
# 	%12 = slice %0 {start = [0, 2], limit = [12, 3], stride = [1, 1]} : 12x1xf32
# 	%13 = reshape %12 : 12xf32
# 	%14 = broadcast_in_dim %13 {dims = [0]} : 12x12xf32
# 	%15 = slice %0 {start = [0, 0], limit = [12, 1], stride = [1, 1]} : 12x1xf32
# 	%16 = reshape %15 : 12xf32
# 	%17 = reshape %16 : 1x12xf32
# 	%18 = slice %0 {start = [0, 1], limit = [12, 2], stride = [1, 1]} : 12x1xf32
# 	%19 = reshape %18 : 12xf32
# 	%20 = reshape %19 : 1x12xf32
# 	%21 = slice %0 {start = [0, 2], limit = [12, 3], stride = [1, 1]} : 12x1xf32
# 	%22 = reshape %21 : 12xf32
# 	%23 = reshape %22 : 1x12xf32
# 	%24 = broadcast_in_dim %17 {dims = [0, 1]} : 12x12xf32
# 	%25 = broadcast_in_dim %20 {dims = [0, 1]} : 12x12xf32
# 	%26 = broadcast_in_dim %23 {dims = [0, 1]} : 12x12xf32
# 	%27 = subtract %8, %24 : 12x12xf32
# 	%28 = subtract %11, %25 : 12x12xf32
# 	%29 = subtract %14, %26 : 12x12xf32
# 	%30 = transpose %27 {dims = [1, 0]} : 12x12xf32
# 	%31 = transpose %28 {dims = [1, 0]} : 12x12xf32
# 	%32 = transpose %29 {dims = [1, 0]} : 12x12xf32
# 	%33 = slice %3 {start = [0], limit = [1], stride = [1]} : 1xf32
# 	%34 = reshape %33 : f32
# 	%35 = broadcast_in_dim %34 {dims = []} : 12x12xf32
# 	%36 = slice %3 {start = [1], limit = [2], stride = [1]} : 1xf32
# 	%37 = reshape %36 : f32
# 	%38 = broadcast_in_dim %37 {dims = []} : 12x12xf32
# 	%39 = slice %3 {start = [2], limit = [3], stride = [1]} : 1xf32
# 	%40 = reshape %39 : f32
# 	%41 = broadcast_in_dim %40 {dims = []} : 12x12xf32
# 	%42 = multiply %27, %35 : 12x12xf32
# 	%43 = multiply %28, %38 : 12x12xf32
# 	%44 = multiply %29, %41 : 12x12xf32
# 	%45 = clamp %2, %42, %2 : 12x12xf32
# 	%46 = clamp %2, %43, %2 : 12x12xf32
# 	%47 = clamp %2, %44, %2 : 12x12xf32
# 	%48 = constant {value = <12x12xf32 splat: 0000803f>} : 12x12xf32
# 	%49 = add %45, %48 : 12x12xf32
# 	%50 = constant {value = <12x12xf32 splat: 0000803f>} : 12x12xf32
# 	%51 = add %46, %50 : 12x12xf32
# 	%52 = constant {value = <12x12xf32 splat: 0000803f>} : 12x12xf32
# 	%53 = add %47, %52 : 12x12xf32
# 	%54 = add %49, %30 : 12x12xf32
# 	%55 = add %51, %31 : 12x12xf32
# 	%56 = add %53, %32 : 12x12xf32
# 	%57 = add %54, %56 : 12x12xf32
# 	%58 = reshape %1 : 12x12x1xf32
# 	%59 = reshape %58 : 12x12xf32
# 	%60 = reshape %58 : 12x12xf32
# 	%61 = reshape %58 : 12x12xf32
# 	%62 = multiply %57, %54 : 12x12xf32
# 	%63 = multiply %57, %55 : 12x12xf32
# 	%64 = multiply %57, %56 : 12x12xf32
# 	%65 = multiply %62, %59 : 12x12xf32
# 	%66 = multiply %63, %60 : 12x12xf32
# 	%67 = multiply %64, %61 : 12x12xf32
# 	%68 = constant {value = <f32 splat: 00000000>} : f32
# 	%69 = reduce %65, %68 {dims = [1]} : 12xf32 (%70: f32, %71: f32) {
# 		%72 = add %70, %71 : f32
# 		return %72
# 	}
# 	%73 = reduce %66, %68 {dims = [1]} : 12xf32 (%74: f32, %75: f32) {
# 		%76 = add %74, %75 : f32
# 		return %76
# 	}
# 	%77 = reduce %67, %68 {dims = [1]} : 12xf32 (%78: f32, %79: f32) {
# 		%80 = add %78, %79 : f32
# 		return %80
# 	}
# 	%81 = reshape %69 : 12x1xf32
# 	%82 = reshape %73 : 12x1xf32
# 	%83 = reshape %77 : 12x1xf32
# 	%84 = concatenate %81, %82, %83 {dim = 1} : 12x3xf32
# 	%85 = slice %66 {start = [1, 0], limit = [12, 12], stride = [2, 1]} : 6x12xf32
# 	%86 = reduce %69, %68 {dims = [0]} : f32 (%87: f32, %88: f32) {
# 		%89 = add %87, %88 : f32
# 		return %89
# 	}
# 	%90 = reduce %73, %68 {dims = [0]} : f32 (%91: f32, %92: f32) {
# 		%93 = add %91, %92 : f32
# 		return %93
# 	}
# 	%94 = reduce %77, %68 {dims = [0]} : f32 (%95: f32, %96: f32) {
# 		%97 = add %95, %96 : f32
# 		return %97
# 	}
# 	%98 = reshape %86 : 1xf32
# 	%99 = reshape %90 : 1xf32
# 	%100 = reshape %94 : 1xf32
# 	%101 = concatenate %98, %99, %100 {dim = 0} : 3xf32
# 	%102 = negate %69 : 12xf32
# 	%103 = negate %73 : 12xf32
# 	%104 = negate %77 : 12xf32
# 	%105 = reshape %102 : 12x1xf32
# 	%106 = reshape %103 : 12x1xf32
# 	%107 = reshape %104 : 12x1xf32
# 	%108 = concatenate %105, %106, %107 {dim = 1} : 12x3xf32
# 	%109 = constant {value = <i32 splat: 00000000>} : i32
# 	%110, %111 = while %109, %0 : i32, 12x3xf32 (%112: i32, %113: 12x3xf32) {
# 		%114 = constant {value = <i32 splat: 05000000>} : i32
# 		%115 = compare %112, %114 {direction = 2, compare_type = 3} : i1
# 		return %115
# 	} (%116: i32, %117: 12x3xf32) {
# 		%118 = constant {value = <i32 splat: 01000000>} : i32
# 		%119 = add %116, %118 : i32
# 		%120 = tanh %108 : 12x3xf32
# 		%121 = add %117, %120 : 12x3xf32
# 		return %119, %121
# 	}
# 	%122 = broadcast_in_dim %4 {dims = [0, 2]} : 4x4x3xf32
# 	%123 = broadcast_in_dim %4 {dims = [1, 2]} : 4x4x3xf32
# 	%124 = subtract %122, %123 : 4x4x3xf32
# 	%125 = multiply %124, %124 : 4x4x3xf32
# 	%126 = slice %125 {start = [0, 0, 0], limit = [4, 4, 1], stride = [1, 1, 1]} : 4x4x1xf32
# 	%127 = reshape %126 : 4x4xf32
# 	%128 = sqrt %5 : 12x12x3xf32
# 	%129 = tanh %128 : 12x12x3xf32
# 	%130 = slice %129 {start = [0, 0, 0], limit = [12, 12, 1], stride = [1, 1, 1]} : 12x12x1xf32
# 	%131 = reshape %130 : 12x12xf32
# 	%132 = broadcast_in_dim %131 {dims = [0, 1]} : 12x12x3xf32
# 	%133 = add %132, %129 : 12x12x3xf32
# 	%134 = broadcast_in_dim %0 {dims = [0, 2]} : 12x12x3xf32
# 	%135 = tanh %134 : 12x12x3xf32
# 	%136 = reduce %135, %68 {dims = [0]} : 12x3xf32 (%137: f32, %138: f32) {
# 		%139 = add %137, %138 : f32
# 		return %139
# 	}
# 	return %57, %84, %85, %101, %111, %127, %133, %136
# }
# <<<
