# A few rows stacked along the first dim, which a transpose brings to the end, are
# stacked along the last: x, y and z of a step that was written for one point and
# mapped over many.  A stack of rows of two, and of rows turned otherwise, stays.
# RUN: popc opt --passes=simplify %s
popir 1
func @main(%0: 1x8xf32, %1: 1x8xf32, %2: 2x8xf32, %3: 1x4x8xf32) -> (8x2xf32, 8x3xf32, 4x8x2xf32, 8x4x2xf32) {
	%4 = concatenate %0, %1 {dim = 0} : 2x8xf32
	%5 = transpose %4 {dims = [1, 0]} : 8x2xf32
	%6 = concatenate %0, %2 {dim = 0} : 3x8xf32
	%7 = transpose %6 {dims = [1, 0]} : 8x3xf32
	%8 = concatenate %3, %3 {dim = 0} : 2x4x8xf32
	%9 = transpose %8 {dims = [1, 2, 0]} : 4x8x2xf32
	%10 = transpose %8 {dims = [2, 1, 0]} : 8x4x2xf32
	return %5, %7, %9, %10
}
# >>> stdout
# popir 1
# func @main(%0: 1x8xf32, %1: 1x8xf32, %2: 2x8xf32, %3: 1x4x8xf32) -> (8x2xf32, 8x3xf32, 4x8x2xf32, 8x4x2xf32) {
# 	%4 = reshape %0 : 8x1xf32
# 	%5 = reshape %1 : 8x1xf32
# 	%6 = concatenate %4, %5 {dim = 1} : 8x2xf32
# 	%7 = concatenate %0, %2 {dim = 0} : 3x8xf32
# 	%8 = transpose %7 {dims = [1, 0]} : 8x3xf32
# 	%9 = concatenate %3, %3 {dim = 0} : 2x4x8xf32
# 	%10 = reshape %3 : 4x8x1xf32
# 	%11 = reshape %3 : 4x8x1xf32
# 	%12 = concatenate %10, %11 {dim = 2} : 4x8x2xf32
# 	%13 = transpose %9 {dims = [2, 1, 0]} : 8x4x2xf32
# 	return %6, %8, %12, %13
# }
# <<<
