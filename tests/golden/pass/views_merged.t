# What is repeated along merged dims of a broadcast is so by one op, and merged
# behind it; but if few become many, those are merged first, which makes a small
# step of its own.
# RUN: popc opt --passes=simplify %s
popir 1
func @main(%0: 6xf32, %2: 40x24xf32) -> (6x4x2xf32, 40x24xf32) {
	%3 = broadcast_in_dim %0 {dims = [0]} : 6x4xf32
	%4 = reshape %3 : 24xf32
	%5 = broadcast_in_dim %4 {dims = [0]} : 24x2xf32
	%6 = reshape %5 : 6x4x2xf32
	%7 = broadcast_in_dim %4 {dims = [1]} : 40x24xf32
	%8 = add %2, %7 : 40x24xf32
	return %6, %8
}
# >>> stdout
# popir 1
# func @main(%0: 6xf32, %1: 40x24xf32) -> (6x4x2xf32, 40x24xf32) {
# 	%2 = broadcast_in_dim %0 {dims = [0]} : 6x4xf32
# 	%3 = reshape %2 : 24xf32
# 	%4 = broadcast_in_dim %0 {dims = [0]} : 6x4x2xf32
# 	%5 = broadcast_in_dim %3 {dims = [1]} : 40x24xf32
# 	%6 = add %1, %5 : 40x24xf32
# 	return %4, %6
# }
# <<<
