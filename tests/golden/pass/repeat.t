# What is repeated along several dims, one after the other, is so by one
# broadcast; a reshape that does more than merge dims stays before the next.
# RUN: popc opt --passes=simplify %s
popir 1
func @main(%0: 5x6xf32, %1: 4xf32) -> (10x18xf32, 6x2x7xf32) {
	%2 = broadcast_in_dim %0 {dims = [0, 2]} : 5x2x6xf32
	%3 = reshape %2 : 10x6xf32
	%4 = broadcast_in_dim %3 {dims = [0, 1]} : 10x6x3xf32
	%5 = reshape %4 : 10x18xf32
	%6 = broadcast_in_dim %1 {dims = [1]} : 3x4xf32
	%7 = reshape %6 : 6x2xf32
	%8 = broadcast_in_dim %7 {dims = [0, 1]} : 6x2x7xf32
	return %5, %8
}
# >>> stdout
# popir 1
# func @main(%0: 5x6xf32, %1: 4xf32) -> (10x18xf32, 6x2x7xf32) {
# 	%2 = broadcast_in_dim %0 {dims = [0, 2]} : 5x2x6x3xf32
# 	%3 = reshape %2 : 10x18xf32
# 	%4 = broadcast_in_dim %1 {dims = [1]} : 3x4xf32
# 	%5 = reshape %4 : 6x2xf32
# 	%6 = broadcast_in_dim %5 {dims = [0, 1]} : 6x2x7xf32
# 	return %3, %6
# }
# <<<
