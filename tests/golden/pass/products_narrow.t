# Many short rows by few columns are made elementwise: 64 points by 3 columns.
# RUN: popc opt --passes=products %s
popir 1
func @main(%0: 64x2xf32, %1: 2x3xf32) -> (64x3xf32) {
	%2 = dot_general %0, %1 {lhs_contract = [1], rhs_contract = [0]} : 64x3xf32
	return %2
}
# >>> stdout
# popir 1
# func @main(%0: 64x2xf32, %1: 2x3xf32) -> (64x3xf32) {
# 	%2 = transpose %1 {dims = [1, 0]} : 3x2xf32
# 	%3 = broadcast_in_dim %2 {dims = [1, 2]} : 64x3x2xf32
# 	%4 = broadcast_in_dim %0 {dims = [0, 2]} : 64x3x2xf32
# 	%5 = multiply %4, %3 : 64x3x2xf32
# 	%6 = constant {value = <f32 splat: 00000000>} : f32
# 	%7 = broadcast_in_dim %6 {dims = []} : 64x3xf32
# 	%8 = slice %5 {start = [0, 0, 0], limit = [64, 3, 1], stride = [1, 1, 1]} : 64x3x1xf32
# 	%9 = reshape %8 : 64x3xf32
# 	%10 = add %7, %9 : 64x3xf32
# 	%11 = slice %5 {start = [0, 0, 1], limit = [64, 3, 2], stride = [1, 1, 1]} : 64x3x1xf32
# 	%12 = reshape %11 : 64x3xf32
# 	%13 = add %10, %12 : 64x3xf32
# 	return %13
# }
# <<<
