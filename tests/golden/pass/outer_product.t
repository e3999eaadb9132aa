# A product that adds nothing up is elementwise, whatever its size.
# RUN: popc opt --passes=products %s
popir 1
func @main(%0: 4xf32, %1: 5xf32, %2: 7x1xf32, %3: 1x8xf32) -> (4x5xf32, 7x8xf32) {
	%4 = dot_general %0, %1 : 4x5xf32
	%5 = dot_general %2, %3 {lhs_contract = [1], rhs_contract = [0]} : 7x8xf32
	return %4, %5
}
# >>> stdout
# popir 1
# func @main(%0: 4xf32, %1: 5xf32, %2: 7x1xf32, %3: 1x8xf32) -> (4x5xf32, 7x8xf32) {
# 	%4 = broadcast_in_dim %1 {dims = [1]} : 4x5xf32
# 	%5 = broadcast_in_dim %0 {dims = [0]} : 4x5xf32
# 	%6 = multiply %5, %4 : 4x5xf32
# 	%7 = transpose %3 {dims = [1, 0]} : 8x1xf32
# 	%8 = broadcast_in_dim %7 {dims = [1, 2]} : 7x8x1xf32
# 	%9 = broadcast_in_dim %2 {dims = [0, 2]} : 7x8x1xf32
# 	%10 = multiply %9, %8 : 7x8x1xf32
# 	%11 = reshape %10 : 7x8xf32
# 	return %6, %11
# }
# <<<
