# Normal forms of views: broadcasts of broadcasts, unit dims, transposes and
# slices of slices; "keepdims" chains end as small ops under one broadcast.
# RUN: popc opt --passes=simplify %s
popir 1
func @main(%0: 32x10xf32, %1: 32xf32) -> (32x10xf32, 10x32xf32, 4x2xf32) {
	%2 = broadcast_in_dim %1 {dims = [0]} : 32x1xf32
	%3 = constant {value = <32x1xf32 splat: 00002041>} : 32x1xf32
	%4 = divide %2, %3 : 32x1xf32
	%5 = broadcast_in_dim %4 {dims = [0, 1]} : 32x10xf32
	%6 = subtract %0, %5 : 32x10xf32
	%7 = transpose %6 {dims = [1, 0]} : 10x32xf32
	%8 = transpose %7 {dims = [1, 0]} : 32x10xf32
	%9 = slice %8 {start = [0, 2], limit = [32, 10], stride = [2, 2]} : 16x4xf32
	%10 = slice %9 {start = [4, 1], limit = [12, 3], stride = [2, 1]} : 4x2xf32
	return %8, %7, %10
}
# >>> stdout
# popir 1
# func @main(%0: 32x10xf32, %1: 32xf32) -> (32x10xf32, 10x32xf32, 4x2xf32) {
# 	%2 = constant {value = <32xf32 splat: 00002041>} : 32xf32
# 	%3 = divide %1, %2 : 32xf32
# 	%4 = broadcast_in_dim %3 {dims = [0]} : 32x10xf32
# 	%5 = subtract %0, %4 : 32x10xf32
# 	%6 = transpose %5 {dims = [1, 0]} : 10x32xf32
# 	%7 = slice %5 {start = [8, 4], limit = [21, 7], stride = [4, 2]} : 4x2xf32
# 	return %5, %6, %7
# }
# <<<
