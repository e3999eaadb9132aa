# An outer product of which both dims are summed up is made with the longer one
# last; not if others read it, too, or if one dim alone is summed up.
# RUN: popc opt --passes=products %s
popir 1
func @main(%0: 50x24xf32, %1: 50x4xf32, %2: 4x24x10xf32, %3: 4x10xf32) -> (50x10xf32, 50x24x10xf32, 50x24x4xf32, 50x10xf32) {
	%4 = broadcast_in_dim %0 {dims = [0, 1]} : 50x24x4xf32
	%5 = broadcast_in_dim %1 {dims = [0, 2]} : 50x24x4xf32
	%6 = multiply %4, %5 : 50x24x4xf32
	%7 = dot_general %6, %2 {lhs_batch = [], rhs_batch = [], lhs_contract = [2, 1], rhs_contract = [0, 1]} : 50x10xf32
	%8 = broadcast_in_dim %0 {dims = [0, 1]} : 50x24x4xf32
	%9 = broadcast_in_dim %1 {dims = [0, 2]} : 50x24x4xf32
	%10 = multiply %8, %9 : 50x24x4xf32
	%11 = dot_general %10, %3 {lhs_batch = [], rhs_batch = [], lhs_contract = [2], rhs_contract = [0]} : 50x24x10xf32
	%12 = broadcast_in_dim %0 {dims = [0, 1]} : 50x24x4xf32
	%13 = broadcast_in_dim %1 {dims = [0, 2]} : 50x24x4xf32
	%14 = multiply %12, %13 : 50x24x4xf32
	%15 = dot_general %14, %2 {lhs_batch = [], rhs_batch = [], lhs_contract = [2, 1], rhs_contract = [0, 1]} : 50x10xf32
	return %7, %11, %14, %15
}
# >>> stdout
# popir 1
# func @main(%0: 50x24xf32, %1: 50x4xf32, %2: 4x24x10xf32, %3: 4x10xf32) -> (50x10xf32, 50x24x10xf32, 50x24x4xf32, 50x10xf32) {
# 	%4 = broadcast_in_dim %1 {dims = [0, 1]} : 50x4x24xf32
# 	%5 = broadcast_in_dim %0 {dims = [0, 2]} : 50x4x24xf32
# 	%6 = multiply %5, %4 : 50x4x24xf32
# 	%7 = dot_general %6, %2 {lhs_batch = [], rhs_batch = [], lhs_contract = [1, 2], rhs_contract = [0, 1]} : 50x10xf32
# 	%8 = broadcast_in_dim %0 {dims = [0, 1]} : 50x24x4xf32
# 	%9 = broadcast_in_dim %1 {dims = [0, 2]} : 50x24x4xf32
# 	%10 = multiply %8, %9 : 50x24x4xf32
# 	%11 = dot_general %10, %3 {lhs_batch = [], rhs_batch = [], lhs_contract = [2], rhs_contract = [0]} : 50x24x10xf32
# 	%12 = broadcast_in_dim %0 {dims = [0, 1]} : 50x24x4xf32
# 	%13 = broadcast_in_dim %1 {dims = [0, 2]} : 50x24x4xf32
# 	%14 = multiply %12, %13 : 50x24x4xf32
# 	%15 = dot_general %14, %2 {lhs_batch = [], rhs_batch = [], lhs_contract = [2, 1], rhs_contract = [0, 1]} : 50x10xf32
# 	return %7, %11, %14, %15
# }
# <<<
