# Ops on stacks move into the rows where rows of them are computed with: of a
# concatenate, of the sum of two padded rows, of what a loop carries and takes
# rows of; broadcasts along the rows, across them and of unit dims.  A stack whose
# rows are only returned stays, as do parts of two sizes, what is taken in rows of
# two kinds, and rows that are too short.
# RUN: popc opt --passes=stacks --verify-each %s
popir 1
func @main(%0: 2x32xf32, %1: 32xf32, %2: 2xf32, %3: f32, %4: 4x32xf32, %5: 2x8xf32, %6: i32, %7: 16x32xf32) -> (32xf32, 2x32xf32, 2x32xf32, 32xf32, 1x32xf32, 8xf32, 32x32xf32, 16x32xf32, i32, 2x32xf32) {
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
	%36 = concatenate %7, %7, %7, %7 {dim = 0} : 64x32xf32
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
# func @main(%0: 2x32xf32, %1: 32xf32, %2: 2xf32, %3: f32, %4: 4x32xf32, %5: 2x8xf32, %6: i32, %7: 16x32xf32) -> (32xf32, 2x32xf32, 2x32xf32, 32xf32, 1x32xf32, 8xf32, 32x32xf32, 16x32xf32, i32, 2x32xf32) {
# 	%8 = reshape %1 : 1x32xf32
# 	%9 = negate %8 : 1x32xf32
# 	%10 = concatenate %8, %9 {dim = 0} : 2x32xf32
# 	%11 = broadcast_in_dim %2 {dims = [0]} : 2x32xf32
# 	%12 = slice %2 {start = [0], limit = [1], stride = [1]} : 1xf32
# 	%13 = reshape %12 : f32
# 	%14 = broadcast_in_dim %13 {dims = []} : 1x32xf32
# 	%15 = reshape %14 : 32xf32
# 	%16 = multiply %1, %15 : 32xf32
# 	%17 = reshape %9 : 32xf32
# 	%18 = slice %2 {start = [1], limit = [2], stride = [1]} : 1xf32
# 	%19 = reshape %18 : f32
# 	%20 = broadcast_in_dim %19 {dims = []} : 1x32xf32
# 	%21 = reshape %20 : 32xf32
# 	%22 = multiply %17, %21 : 32xf32
# 	%23 = slice %0 {start = [0, 0], limit = [1, 32], stride = [1, 1]} : 1x32xf32
# 	%24 = reshape %23 : 32xf32
# 	%25 = add %24, %16 : 32xf32
# 	%26 = slice %0 {start = [1, 0], limit = [2, 32], stride = [1, 1]} : 1x32xf32
# 	%27 = reshape %26 : 32xf32
# 	%28 = add %27, %22 : 32xf32
# 	%29 = reshape %25 : 1x32xf32
# 	%30 = reshape %28 : 1x32xf32
# 	%31 = concatenate %29, %30 {dim = 0} : 2x32xf32
# 	%32 = multiply %25, %28 : 32xf32
# 	%33 = concatenate %9, %8 {dim = 0} : 2x32xf32
# 	%34 = tanh %33 : 2x32xf32
# 	%35 = constant {value = <f32 splat: 00000000>} : f32
# 	%36 = pad %8, %35 {low = [0, 0], high = [1, 0], interior = [0, 0]} : 2x32xf32
# 	%37 = pad %9, %35 {low = [1, 0], high = [0, 0], interior = [0, 0]} : 2x32xf32
# 	%38 = constant {value = <32xf32 splat: 00000000>} : 32xf32
# 	%39 = reshape %9 : 32xf32
# 	%40 = add %38, %39 : 32xf32
# 	%41 = clamp %3, %40, %35 : 32xf32
# 	%42 = broadcast_in_dim %1 {dims = [1]} : 2x32xf32
# 	%43 = subtract %41, %1 : 32xf32
# 	%44 = exponential %43 : 32xf32
# 	%45 = concatenate %4, %8 {dim = 0} : 5x32xf32
# 	%46 = negate %45 : 5x32xf32
# 	%47 = slice %46 {start = [4, 0], limit = [5, 32], stride = [1, 1]} : 1x32xf32
# 	%48 = negate %47 : 1x32xf32
# 	%49 = concatenate %7, %7, %7, %7 {dim = 0} : 64x32xf32
# 	%50 = sine %49 : 64x32xf32
# 	%51 = slice %50 {start = [0, 0], limit = [32, 32], stride = [1, 1]} : 32x32xf32
# 	%52 = slice %50 {start = [0, 0], limit = [16, 32], stride = [1, 1]} : 16x32xf32
# 	%53 = negate %51 : 32x32xf32
# 	%54 = negate %52 : 16x32xf32
# 	%55 = slice %5 {start = [0, 0], limit = [1, 8], stride = [1, 1]} : 1x8xf32
# 	%56 = concatenate %55, %55 {dim = 0} : 2x8xf32
# 	%57 = cosine %56 : 2x8xf32
# 	%58 = slice %57 {start = [1, 0], limit = [2, 8], stride = [1, 1]} : 1x8xf32
# 	%59 = reshape %58 : 8xf32
# 	%60 = negate %59 : 8xf32
# 	%61, %62 = while %6, %0 : i32, 2x32xf32 (%63: i32, %64: 2x32xf32) {
# 		%65 = constant {value = <i32 splat: 64000000>} : i32
# 		%66 = compare %63, %65 {direction = 5, compare_type = 3} : i1
# 		return %66
# 	} (%67: i32, %68: 2x32xf32) {
# 		%69 = constant {value = <i32 splat: 01000000>} : i32
# 		%70 = add %67, %69 : i32
# 		%71 = slice %68 {start = [1, 0], limit = [2, 32], stride = [1, 1]} : 1x32xf32
# 		%72 = sine %71 : 1x32xf32
# 		%73 = concatenate %71, %72 {dim = 0} : 2x32xf32
# 		%74 = slice %68 {start = [0, 0], limit = [1, 32], stride = [1, 1]} : 1x32xf32
# 		%75 = reshape %74 : 32xf32
# 		%76 = reshape %71 : 32xf32
# 		%77 = add %75, %76 : 32xf32
# 		%78 = slice %68 {start = [1, 0], limit = [2, 32], stride = [1, 1]} : 1x32xf32
# 		%79 = reshape %78 : 32xf32
# 		%80 = reshape %72 : 32xf32
# 		%81 = add %79, %80 : 32xf32
# 		%82 = reshape %77 : 1x32xf32
# 		%83 = reshape %81 : 1x32xf32
# 		%84 = concatenate %82, %83 {dim = 0} : 2x32xf32
# 		return %70, %84
# 	}
# 	return %32, %31, %34, %44, %48, %60, %53, %54, %61, %62
# }
# <<<
