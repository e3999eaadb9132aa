# The right side is a cube: its dims change places though none changes its size.
# RUN: popc opt --passes=products %s
popir 1
func @main(%0: 32x32xf32, %1: 32x32x32xf32) -> (32x32xf32) {
	%2 = dot_general %0, %1 {lhs_batch = [0], rhs_batch = [2], lhs_contract = [1], rhs_contract = [0]} : 32x32xf32
	return %2
}
# >>> stdout
# popir 1
# func @main(%0: 32x32xf32, %1: 32x32x32xf32) -> (32x32xf32) {
# 	%2 = transpose %1 {dims = [2, 1, 0]} : 32x32x32xf32
# 	%3 = broadcast_in_dim %0 {dims = [0, 2]} : 32x32x32xf32
# 	%4 = multiply %3, %2 : 32x32x32xf32
# 	%5 = constant {value = <f32 splat: 00000000>} : f32
# 	%6 = reduce %4, %5 {dims = [2]} : 32x32xf32 (%7: f32, %8: f32) {
# 		%9 = add %7, %8 : f32
# 		return %9
# 	}
# 	return %6
# }
# <<<
