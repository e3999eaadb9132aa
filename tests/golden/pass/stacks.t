# Ops on stacks move into the rows where rows of them are computed with: of a
# concatenate, of the sum of two padded rows, of what a loop carries and takes
# rows of; broadcasts along the rows, across them and of unit dims.  A stack whose
# rows are only returned stays, as do parts of two sizes, what is taken in rows of
# two kinds, and rows that are too short.
# RUN: popc opt --passes=stacks --verify-each %s
popir 1
func @main(%0: 2x32xf32, %1: 32xf32, %2: 2xf32, %3: f32, %4: 4x32xf32, %5: 2x8xf32, %6: i32, %7: 16x32xf32, %700: 16x32xf32) -> (32xf32, 2x32xf32, 2x32xf32, 32xf32, 1x32xf32, 8xf32, 32x32xf32, 16x32xf32, i32, 2x32xf32) {
	%8 = reshape %1 : 1x32xf32
	%9 = negate %8 : 1x32xf32
	%10 = concatenate %8, %9 {dim = 0} : 2x32xf32
	%11 = broadcast_in_dim %2 {dims = [0]} : 2x32xf32
	%12 = multiply %10, %11 : 2x32xf32
	%13 = add %0, %12 : 2x32xf32
	%14 = slice %13 {start = [0, 0], limit = [1, 32], stride = [1, 1]} : 1x32xf32
	%15 = reshape %14 : 32xf32
	%16 = slice %13 {start = [1, 0], limit = [2, 32], stride = [1, 1]} : 1x32xf32
	%17 = reshape %16 : 32xf32
	%18 = multiply %15, %17 : 32xf32
	%19 = concatenate %9, %8 {dim = 0} : 2x32xf32
	%20 = tanh %19 : 2x32xf32
	%21 = slice %20 {start = [0, 0], limit = [1, 32], stride = [1, 1]} : 1x32xf32
	%22 = constant {value = <f32 splat: 00000000>} : f32
	%23 = pad %8, %22 {low = [0, 0], high = [1, 0], interior = [0, 0]} : 2x32xf32
	%24 = pad %9, %22 {low = [1, 0], high = [0, 0], interior = [0, 0]} : 2x32xf32
	%25 = add %23, %24 : 2x32xf32
	%26 = clamp %3, %25, %22 : 2x32xf32
	%27 = broadcast_in_dim %1 {dims = [1]} : 2x32xf32
	%28 = subtract %26, %27 : 2x32xf32
	%29 = slice %28 {start = [1, 0], limit = [2, 32], stride = [1, 1]} : 1x32xf32
	%30 = reshape %29 : 32xf32
	%31 = exponential %30 : 32xf32
	%32 = concatenate %4, %8 {dim = 0} : 5x32xf32
	%33 = negate %32 : 5x32xf32
	%34 = slice %33 {start = [4, 0], limit = [5, 32], stride = [1, 1]} : 1x32xf32
	%35 = negate %34 : 1x32xf32
	%36 = concatenate %7, %700, %7, %700 {dim = 0} : 64x32xf32
	%37 = sine %36 : 64x32xf32
	%38 = slice %37 {start = [0, 0], limit = [32, 32], stride = [1, 1]} : 32x32xf32
	%39 = slice %37 {start = [0, 0], limit = [16, 32], stride = [1, 1]} : 16x32xf32
	%40 = negate %38 : 32x32xf32
	%41 = negate %39 : 16x32xf32
	%42 = slice %5 {start = [0, 0], limit = [1, 8], stride = [1, 1]} : 1x8xf32
	%43 = concatenate %42, %42 {dim = 0} : 2x8xf32
	%44 = cosine %43 : 2x8xf32
	%45 = slice %44 {start = [1, 0], limit = [2, 8], stride = [1, 1]} : 1x8xf32
	%46 = reshape %45 : 8xf32
	%47 = negate %46 : 8xf32
	%48, %49 = while %6, %0 : i32, 2x32xf32 (%50: i32, %51: 2x32xf32) {
		%52 = constant {value = <i32 splat: 64000000>} : i32
		%53 = compare %50, %52 {direction = 5, compare_type = 3} : i1
		return %53
	} (%54: i32, %55: 2x32xf32) {
		%56 = constant {value = <i32 splat: 01000000>} : i32
		%57 = add %54, %56 : i32
		%58 = slice %55 {start = [1, 0], limit = [2, 32], stride = [1, 1]} : 1x32xf32
		%59 = sine %58 : 1x32xf32
		%60 = concatenate %58, %59 {dim = 0} : 2x32xf32
		%61 = add %55, %60 : 2x32xf32
		return %57, %61
	}
	return %18, %13, %20, %31, %35, %47, %40, %41, %48, %49
}
# >>> stdout
# popir 1
# func @main(%0: 2x32xf32, %1: 32xf32, %2: 2xf32, %3: f32, %4: 4x32xf32, %5: 2x8xf32, %6: i32, %7: 16x32xf32, %8: 16x32xf32) -> (32xf32, 2x32xf32, 2x32xf32, 32xf32, 1x32xf32, 8xf32, 32x32xf32, 16x32xf32, i32, 2x32xf32) {
# 	%9 = reshape %1 : 1x32xf32
# 	%10 = negate %9 : 1x32xf32
# 	%11 = concatenate %9, %10 {dim = 0} : 2x32xf32
# 	%12 = broadcast_in_dim %2 {dims = [0]} : 2x32xf32
# 	%13 = slice %2 {start = [0], limit = [1], stride = [1]} : 1xf32
# 	%14 = reshape %13 : f32
# 	%15 = broadcast_in_dim %14 {dims = []} : 1x32xf32
# 	%16 = reshape %15 : 32xf32
# 	%17 = multiply %1, %16 : 32xf32
# 	%18 = reshape %10 : 32xf32
# 	%19 = slice %2 {start = [1], limit = [2], stride = [1]} : 1xf32
# 	%20 = reshape %19 : f32
# 	%21 = broadcast_in_dim %20 {dims = []} : 1x32xf32
# 	%22 = reshape %21 : 32xf32
# 	%23 = multiply %18, %22 : 32xf32
# 	%24 = slice %0 {start = [0, 0], limit = [1, 32], stride = [1, 1]} : 1x32xf32
# 	%25 = reshape %24 : 32xf32
# 	%26 = add %25, %17 : 32xf32
# 	%27 = slice %0 {start = [1, 0], limit = [2, 32], stride = [1, 1]} : 1x32xf32
# 	%28 = reshape %27 : 32xf32
# 	%29 = add %28, %23 : 32xf32
# 	%30 = reshape %26 : 1x32xf32
# 	%31 = reshape %29 : 1x32xf32
# 	%32 = concatenate %30, %31 {dim = 0} : 2x32xf32
# 	%33 = multiply %26, %29 : 32xf32
# 	%34 = concatenate %10, %9 {dim = 0} : 2x32xf32
# 	%35 = tanh %34 : 2x32xf32
# 	%36 = constant {value = <f32 splat: 00000000>} : f32
# 	%37 = pad %9, %36 {low = [0, 0], high = [1, 0], interior = [0, 0]} : 2x32xf32
# 	%38 = pad %10, %36 {low = [1, 0], high = [0, 0], interior = [0, 0]} : 2x32xf32
# 	%39 = constant {value = <32xf32 splat: 00000000>} : 32xf32
# 	%40 = reshape %10 : 32xf32
# 	%41 = add %39, %40 : 32xf32
# 	%42 = clamp %3, %41, %36 : 32xf32
# 	%43 = broadcast_in_dim %1 {dims = [1]} : 2x32xf32
# 	%44 = subtract %42, %1 : 32xf32
# 	%45 = exponential %44 : 32xf32
# 	%46 = concatenate %4, %9 {dim = 0} : 5x32xf32
# 	%47 = negate %46 : 5x32xf32
# 	%48 = slice %47 {start = [4, 0], limit = [5, 32], stride = [1, 1]} : 1x32xf32
# 	%49 = negate %48 : 1x32xf32
# 	%50 = concatenate %7, %8, %7, %8 {dim = 0} : 64x32xf32
# 	%51 = sine %50 : 64x32xf32
# 	%52 = slice %51 {start = [0, 0], limit = [32, 32], stride = [1, 1]} : 32x32xf32
# 	%53 = slice %51 {start = [0, 0], limit = [16, 32], stride = [1, 1]} : 16x32xf32
# 	%54 = negate %52 : 32x32xf32
# 	%55 = negate %53 : 16x32xf32
# 	%56 = slice %5 {start = [0, 0], limit = [1, 8], stride = [1, 1]} : 1x8xf32
# 	%57 = concatenate %56, %56 {dim = 0} : 2x8xf32
# 	%58 = cosine %57 : 2x8xf32
# 	%59 = slice %58 {start = [1, 0], limit = [2, 8], stride = [1, 1]} : 1x8xf32
# 	%60 = reshape %59 : 8xf32
# 	%61 = negate %60 : 8xf32
# 	%62, %63 = while %6, %0 : i32, 2x32xf32 (%64: i32, %65: 2x32xf32) {
# 		%66 = constant {value = <i32 splat: 64000000>} : i32
# 		%67 = compare %64, %66 {direction = 5, compare_type = 3} : i1
# 		return %67
# 	} (%68: i32, %69: 2x32xf32) {
# 		%70 = constant {value = <i32 splat: 01000000>} : i32
# 		%71 = add %68, %70 : i32
# 		%72 = slice %69 {start = [1, 0], limit = [2, 32], stride = [1, 1]} : 1x32xf32
# 		%73 = sine %72 : 1x32xf32
# 		%74 = concatenate %72, %73 {dim = 0} : 2x32xf32
# 		%75 = slice %69 {start = [0, 0], limit = [1, 32], stride = [1, 1]} : 1x32xf32
# 		%76 = reshape %75 : 32xf32
# 		%77 = reshape %72 : 32xf32
# 		%78 = add %76, %77 : 32xf32
# 		%79 = slice %69 {start = [1, 0], limit = [2, 32], stride = [1, 1]} : 1x32xf32
# 		%80 = reshape %79 : 32xf32
# 		%81 = reshape %73 : 32xf32
# 		%82 = add %80, %81 : 32xf32
# 		%83 = reshape %78 : 1x32xf32
# 		%84 = reshape %82 : 1x32xf32
# 		%85 = concatenate %83, %84 {dim = 0} : 2x32xf32
# 		return %71, %85
# 	}
# 	return %33, %32, %35, %45, %49, %61, %54, %55, %62, %63
# }
# <<<
