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
# 	%2 = broadcast_in_dim %1 {dims = [2, 1]} : 64x3x2xf32
# 	%3 = broadcast_in_dim %0 {dims = [0, 2]} : 64x3x2xf32
# 	%4 = multiply %3, %2 : 64x3x2xf32
# 	%5 = constant {value = <f32 splat: 00000000>} : f32
# 	%6 = broadcast_in_dim %5 {dims = []} : 64x3xf32
# 	%7 = slice %4 {start = [0, 0, 0], limit = [64, 3, 1], stride = [1, 1, 1]} : 64x3x1xf32
# 	%8 = reshape %7 : 64x3xf32
# 	%9 = add %6, %8 : 64x3xf32
# 	%10 = slice %4 {start = [0, 0, 1], limit = [64, 3, 2], stride = [1, 1, 1]} : 64x3x1xf32
# 	%11 = reshape %10 : 64x3xf32
# 	%12 = add %9, %11 : 64x3xf32
# 	return %12
# }
# <<<
