# What a loop would bring together or count out in every turn lies in memory
# before it: a column of a table, and the coordinates that a search for the
# greatest element reads.  A whole row stays, and so do few elements.
# RUN: popc opt --passes=hoist %s
popir 1
func @main(%0: i32, %1: 64xf32, %2: 64x4xf32) -> (64xf32) {
	%3, %4 = while %0, %1 : i32, 64xf32 (%5: i32, %6: 64xf32) {
		%7 = constant {value = <i32 splat: 0a000000>} : i32
		%8 = compare %5, %7 {direction = 5, compare_type = 3} : i1
		return %8
	} (%9: i32, %10: 64xf32) {
		%11 = constant {value = <f32 splat: 000080ff>} : f32
		%12 = iota {dim = 0} : 64xi32
		%13, %14 = reduce %10, %12, %11, %9 {dims = [0]} : f32, i32 (%15: f32, %16: i32, %17: f32, %18: i32) {
			%19 = compare %15, %17 {direction = 3, compare_type = 1} : i1
			%20 = select %19, %15, %17 : f32
			%21 = select %19, %16, %18 : i32
			return %20, %21
		}
		%22 = slice %2 {start = [0, 1], limit = [64, 2], stride = [1, 1]} : 64x1xf32
		%23 = reshape %22 : 64xf32
		%24 = slice %2 {start = [0, 0], limit = [16, 4], stride = [1, 1]} : 16x4xf32
		%25 = reshape %24 : 64xf32
		%26 = slice %2 {start = [0, 2], limit = [4, 3], stride = [1, 1]} : 4x1xf32
		%27 = reshape %26 : 4xf32
		%28 = iota {dim = 0} : 64xf32
		%29 = add %10, %23 : 64xf32
		%30 = add %29, %25 : 64xf32
		%31 = add %30, %28 : 64xf32
		%32 = pad %27, %13 {low = [0], high = [60], interior = [0]} : 64xf32
		%33 = add %31, %32 : 64xf32
		return %14, %33
	}
	return %4
}
# >>> stdout
# popir 1
# func @main(%0: i32, %1: 64xf32, %2: 64x4xf32) -> (64xf32) {
# 	%3 = iota {dim = 0} : 64xi32
# 	%4 = slice %2 {start = [0, 1], limit = [64, 2], stride = [1, 1]} : 64x1xf32
# 	%5, %6 = while %0, %1 : i32, 64xf32 (%7: i32, %8: 64xf32) {
# 		%9 = constant {value = <i32 splat: 0a000000>} : i32
# 		%10 = compare %7, %9 {direction = 5, compare_type = 3} : i1
# 		return %10
# 	} (%11: i32, %12: 64xf32) {
# 		%13 = constant {value = <f32 splat: 000080ff>} : f32
# 		%14, %15 = reduce %12, %3, %13, %11 {dims = [0]} : f32, i32 (%16: f32, %17: i32, %18: f32, %19: i32) {
# 			%20 = compare %16, %18 {direction = 3, compare_type = 1} : i1
# 			%21 = select %20, %16, %18 : f32
# 			%22 = select %20, %17, %19 : i32
# 			return %21, %22
# 		}
# 		%23 = reshape %4 : 64xf32
# 		%24 = slice %2 {start = [0, 0], limit = [16, 4], stride = [1, 1]} : 16x4xf32
# 		%25 = reshape %24 : 64xf32
# 		%26 = slice %2 {start = [0, 2], limit = [4, 3], stride = [1, 1]} : 4x1xf32
# 		%27 = reshape %26 : 4xf32
# 		%28 = iota {dim = 0} : 64xf32
# 		%29 = add %12, %23 : 64xf32
# 		%30 = add %29, %25 : 64xf32
# 		%31 = add %30, %28 : 64xf32
# 		%32 = pad %27, %14 {low = [0], high = [60], interior = [0]} : 64xf32
# 		%33 = add %31, %32 : 64xf32
# 		return %15, %33
# 	}
# 	return %6
# }
# <<<
