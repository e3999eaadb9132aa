# Many small products are made elementwise: here 64 of two vectors of 3.
# RUN: popc opt --passes=products %s
popir 1
func @main(%0: 64x3xf32, %1: 64x3xf32) -> (64xf32) {
	%2 = dot_general %0, %1 {lhs_batch = [0], rhs_batch = [0], lhs_contract = [1], rhs_contract = [1]} : 64xf32
	return %2
}
# >>> stdout
# popir 1
# func @main(%0: 64x3xf32, %1: 64x3xf32) -> (64xf32) {
# 	%2 = multiply %0, %1 : 64x3xf32
# 	%3 = constant {value = <f32 splat: 00000000>} : f32
# 	%4 = broadcast_in_dim %3 {dims = []} : 64xf32
# 	%5 = slice %2 {start = [0, 0], limit = [64, 1], stride = [1, 1]} : 64x1xf32
# 	%6 = reshape %5 : 64xf32
# 	%7 = add %4, %6 : 64xf32
# 	%8 = slice %2 {start = [0, 1], limit = [64, 2], stride = [1, 1]} : 64x1xf32
# 	%9 = reshape %8 : 64xf32
# 	%10 = add %7, %9 : 64xf32
# 	%11 = slice %2 {start = [0, 2], limit = [64, 3], stride = [1, 1]} : 64x1xf32
# 	%12 = reshape %11 : 64xf32
# 	%13 = add %10, %12 : 64xf32
# 	return %13
# }
# <<<
