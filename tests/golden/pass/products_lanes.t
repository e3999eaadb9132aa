# Products whose batch dim comes last are made elementwise, one a lane: a row
# by matrices, and small matrices.  A batch that comes first, and matrices
# large enough to repay packing, stay products.
# RUN: popc opt --passes=products %s
popir 1
func @main(%0: 64x32xf32, %1: 32x24x64xf32, %2: 64x32x24xf32, %3: 4x24x64xf32, %4: 24x4x64xf32, %5: 32x24x64xf32, %6: 24x32x64xf32) -> (64x24xf32, 64x24xf32, 64x4x4xf32, 64x32x32xf32) {
	%7 = dot_general %0, %1 {lhs_batch = [0], rhs_batch = [2], lhs_contract = [1], rhs_contract = [0]} : 64x24xf32
	%8 = dot_general %0, %2 {lhs_batch = [0], rhs_batch = [0], lhs_contract = [1], rhs_contract = [1]} : 64x24xf32
	%9 = dot_general %3, %4 {lhs_batch = [2], rhs_batch = [2], lhs_contract = [1], rhs_contract = [0]} : 64x4x4xf32
	%10 = dot_general %5, %6 {lhs_batch = [2], rhs_batch = [2], lhs_contract = [1], rhs_contract = [0]} : 64x32x32xf32
	return %7, %8, %9, %10
}
# >>> stdout
# popir 1
# func @main(%0: 64x32xf32, %1: 32x24x64xf32, %2: 64x32x24xf32, %3: 4x24x64xf32, %4: 24x4x64xf32, %5: 32x24x64xf32, %6: 24x32x64xf32) -> (64x24xf32, 64x24xf32, 64x4x4xf32, 64x32x32xf32) {
# 	%7 = transpose %1 {dims = [2, 1, 0]} : 64x24x32xf32
# 	%8 = broadcast_in_dim %0 {dims = [0, 2]} : 64x24x32xf32
# 	%9 = multiply %8, %7 : 64x24x32xf32
# 	%10 = constant {value = <f32 splat: 00000000>} : f32
# 	%11 = reduce %9, %10 {dims = [2]} : 64x24xf32 (%12: f32, %13: f32) {
# 		%14 = add %12, %13 : f32
# 		return %14
# 	}
# 	%15 = dot_general %0, %2 {lhs_batch = [0], rhs_batch = [0], lhs_contract = [1], rhs_contract = [1]} : 64x24xf32
# 	%16 = transpose %4 {dims = [1, 2, 0]} : 4x64x24xf32
# 	%17 = broadcast_in_dim %16 {dims = [1, 2, 3]} : 4x4x64x24xf32
# 	%18 = transpose %3 {dims = [0, 2, 1]} : 4x64x24xf32
# 	%19 = broadcast_in_dim %18 {dims = [0, 2, 3]} : 4x4x64x24xf32
# 	%20 = multiply %19, %17 : 4x4x64x24xf32
# 	%21 = constant {value = <f32 splat: 00000000>} : f32
# 	%22 = reduce %20, %21 {dims = [3]} : 4x4x64xf32 (%23: f32, %24: f32) {
# 		%25 = add %23, %24 : f32
# 		return %25
# 	}
# 	%26 = transpose %22 {dims = [2, 0, 1]} : 64x4x4xf32
# 	%27 = dot_general %5, %6 {lhs_batch = [2], rhs_batch = [2], lhs_contract = [1], rhs_contract = [0]} : 64x32x32xf32
# 	return %11, %15, %26, %27
# }
# <<<
