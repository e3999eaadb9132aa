# Rows of which there are few are read as such, but the shortest ones.
# RUN: popc opt --passes=expand %s
popir 1
func @main(%0: 4x8xf32, %1: 5x8xf32) -> (4xf32, 5xf32) {
	%2 = constant {value = <f32 splat: 00000000>} : f32
	%3 = reduce %0, %2 {dims = [1]} : 4xf32 (%4: f32, %5: f32) {
		%6 = add %4, %5 : f32
		return %6
	}
	%7 = reduce %1, %2 {dims = [1]} : 5xf32 (%8: f32, %9: f32) {
		%10 = add %8, %9 : f32
		return %10
	}
	return %3, %7
}
# >>> stdout
# popir 1
# func @main(%0: 4x8xf32, %1: 5x8xf32) -> (4xf32, 5xf32) {
# 	%2 = constant {value = <f32 splat: 00000000>} : f32
# 	%3 = reduce %0, %2 {dims = [1]} : 4xf32 (%4: f32, %5: f32) {
# 		%6 = add %4, %5 : f32
# 		return %6
# 	}
# 	%7 = broadcast_in_dim %2 {dims = []} : 5xf32
# 	%8 = slice %1 {start = [0, 0], limit = [5, 1], stride = [1, 1]} : 5x1xf32
# 	%9 = reshape %8 : 5xf32
# 	%10 = add %7, %9 : 5xf32
# 	%11 = slice %1 {start = [0, 1], limit = [5, 2], stride = [1, 1]} : 5x1xf32
# 	%12 = reshape %11 : 5xf32
# 	%13 = add %10, %12 : 5xf32
# 	%14 = slice %1 {start = [0, 2], limit = [5, 3], stride = [1, 1]} : 5x1xf32
# 	%15 = reshape %14 : 5xf32
# 	%16 = add %13, %15 : 5xf32
# 	%17 = slice %1 {start = [0, 3], limit = [5, 4], stride = [1, 1]} : 5x1xf32
# 	%18 = reshape %17 : 5xf32
# 	%19 = add %16, %18 : 5xf32
# 	%20 = slice %1 {start = [0, 4], limit = [5, 5], stride = [1, 1]} : 5x1xf32
# 	%21 = reshape %20 : 5xf32
# 	%22 = add %19, %21 : 5xf32
# 	%23 = slice %1 {start = [0, 5], limit = [5, 6], stride = [1, 1]} : 5x1xf32
# 	%24 = reshape %23 : 5xf32
# 	%25 = add %22, %24 : 5xf32
# 	%26 = slice %1 {start = [0, 6], limit = [5, 7], stride = [1, 1]} : 5x1xf32
# 	%27 = reshape %26 : 5xf32
# 	%28 = add %25, %27 : 5xf32
# 	%29 = slice %1 {start = [0, 7], limit = [5, 8], stride = [1, 1]} : 5x1xf32
# 	%30 = reshape %29 : 5xf32
# 	%31 = add %28, %30 : 5xf32
# 	return %3, %31
# }
# <<<
