# The product of two vectors is a sum of products, which is made where they are: in
# conjugate gradients, r.r with r.  A product of a matrix and a vector stays.
# RUN: popc opt --passes=products,fuse %s
popir 1
func @main(%0: 300xf32, %1: 300xf32, %2: f32, %3: 40x300xf32) -> (300xf32, f32, 40xf32) {
	%4 = broadcast_in_dim %2 {dims = []} : 300xf32
	%5 = multiply %4, %1 : 300xf32
	%6 = subtract %0, %5 : 300xf32
	%7 = dot_general %6, %6 {lhs_contract = [0], rhs_contract = [0], precision = [0, 0]} : f32
	%8 = dot_general %3, %6 {lhs_contract = [1], rhs_contract = [0], precision = [0, 0]} : 40xf32
	return %6, %7, %8
}
# >>> stdout
# popir 1
# func @main(%0: 300xf32, %1: 300xf32, %2: f32, %3: 40x300xf32) -> (300xf32, f32, 40xf32) {
# 	%4, %5 = fusion {kind = 1, reduce_dims = [0]} : 300xf32, f32 () {
# 		%6 = broadcast_in_dim %2 {dims = []} : 300xf32
# 		%7 = multiply %6, %1 : 300xf32
# 		%8 = subtract %0, %7 : 300xf32
# 		%9 = multiply %8, %8 : 300xf32
# 		%10 = constant {value = <f32 splat: 00000000>} : f32
# 		%11 = reduce %9, %10 {dims = [0]} : f32 (%12: f32, %13: f32) {
# 			%14 = add %12, %13 : f32
# 			return %14
# 		}
# 		return %8, %11
# 	}
# 	%15 = dot_general %3, %4 {lhs_contract = [1], rhs_contract = [0], precision = [0, 0]} : 40xf32
# 	return %4, %5, %15
# }
# <<<
