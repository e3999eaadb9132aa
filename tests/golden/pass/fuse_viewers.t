# Groups that see the same elements of a value through views that are alike, each of
# its own op, become one: sums and differences of neighbours.  Not those that see
# other elements, or another value.
# RUN: popc opt --passes=inline,fuse %s
popir 1
func @main(%0: 8x8xf32, %1: 4x8xf32, %2: 4x8xf32) -> (4x4xf32, 4x4xf32, 4x4xf32, 8x4xf32, 8x4xf32) {
	%3 = slice %0 {start = [0, 0], limit = [8, 8], stride = [2, 1]} : 4x8xf32
	%4 = slice %0 {start = [1, 0], limit = [8, 8], stride = [2, 1]} : 4x8xf32
	%5 = add %3, %4 : 4x8xf32
	%6 = exponential %5 : 4x8xf32
	%7 = slice %6 {start = [0, 0], limit = [4, 8], stride = [1, 2]} : 4x4xf32
	%8 = slice %6 {start = [0, 1], limit = [4, 8], stride = [1, 2]} : 4x4xf32
	%9 = add %7, %8 : 4x4xf32
	%10 = subtract %3, %4 : 4x8xf32
	%11 = tanh %10 : 4x8xf32
	%12 = slice %11 {start = [0, 0], limit = [4, 8], stride = [1, 2]} : 4x4xf32
	%13 = slice %11 {start = [0, 1], limit = [4, 8], stride = [1, 2]} : 4x4xf32
	%14 = multiply %12, %13 : 4x4xf32
	%15 = add %1, %2 : 4x8xf32
	%16 = slice %15 {start = [0, 4], limit = [4, 8], stride = [1, 1]} : 4x4xf32
	%17 = negate %16 : 4x4xf32
	%18 = slice %0 {start = [0, 0], limit = [8, 8], stride = [1, 2]} : 8x4xf32
	%19 = slice %0 {start = [0, 4], limit = [8, 8], stride = [1, 1]} : 8x4xf32
	%20 = exponential %18 : 8x4xf32
	%21 = tanh %19 : 8x4xf32
	return %9, %14, %17, %20, %21
}
# >>> stdout
# popir 1
# func @main(%0: 8x8xf32, %1: 4x8xf32, %2: 4x8xf32) -> (4x4xf32, 4x4xf32, 4x4xf32, 8x4xf32, 8x4xf32) {
# 	%3, %4 = fusion {kind = 0} : 4x4xf32, 4x4xf32 () {
# 		%5 = slice %0 {start = [0, 0], limit = [8, 8], stride = [2, 1]} : 4x8xf32
# 		%6 = slice %0 {start = [1, 0], limit = [8, 8], stride = [2, 1]} : 4x8xf32
# 		%7 = add %5, %6 : 4x8xf32
# 		%8 = exponential %7 : 4x8xf32
# 		%9 = slice %8 {start = [0, 0], limit = [4, 8], stride = [1, 2]} : 4x4xf32
# 		%10 = slice %8 {start = [0, 1], limit = [4, 8], stride = [1, 2]} : 4x4xf32
# 		%11 = add %9, %10 : 4x4xf32
# 		%12 = subtract %5, %6 : 4x8xf32
# 		%13 = tanh %12 : 4x8xf32
# 		%14 = slice %13 {start = [0, 0], limit = [4, 8], stride = [1, 2]} : 4x4xf32
# 		%15 = slice %13 {start = [0, 1], limit = [4, 8], stride = [1, 2]} : 4x4xf32
# 		%16 = multiply %14, %15 : 4x4xf32
# 		return %11, %16
# 	}
# 	%17 = fusion {kind = 0} : 4x4xf32 () {
# 		%18 = add %1, %2 : 4x8xf32
# 		%19 = slice %18 {start = [0, 4], limit = [4, 8], stride = [1, 1]} : 4x4xf32
# 		%20 = negate %19 : 4x4xf32
# 		return %20
# 	}
# 	%21 = fusion {kind = 0} : 8x4xf32 () {
# 		%22 = slice %0 {start = [0, 0], limit = [8, 8], stride = [1, 2]} : 8x4xf32
# 		%23 = exponential %22 : 8x4xf32
# 		return %23
# 	}
# 	%24 = fusion {kind = 0} : 8x4xf32 () {
# 		%25 = slice %0 {start = [0, 4], limit = [8, 8], stride = [1, 1]} : 8x4xf32
# 		%26 = tanh %25 : 8x4xf32
# 		return %26
# 	}
# 	return %3, %4, %17, %21, %24
# }
# <<<
