# Rows of several products that meet few columns are made elementwise, on either
# side, unless they lie side by side in each product or are few in all.
# RUN: popc opt --passes=products --verify-each %s
popir 1
func @main(%0: 16x16x3xf32, %1: 16x3x3xf32, %2: 16x3x16xf32, %3: 2x16x3xf32, %4: 2x3x3xf32) -> (16x16x3xf32, 16x3x16xf32, 16x16x3xf32, 2x16x3xf32) {
	%5 = dot_general %0, %1 {lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1], precision = [0, 0]} : 16x16x3xf32
	%6 = dot_general %1, %0 {lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [2], precision = [0, 0]} : 16x3x16xf32
	%7 = dot_general %2, %1 {lhs_batch = [0], rhs_batch = [0], lhs_contract = [1], rhs_contract = [1], precision = [0, 0]} : 16x16x3xf32
	%8 = dot_general %3, %4 {lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1], precision = [0, 0]} : 2x16x3xf32
	return %5, %6, %7, %8
}
# >>> stdout
# popir 1
# func @main(%0: 16x16x3xf32, %1: 16x3x3xf32, %2: 16x3x16xf32, %3: 2x16x3xf32, %4: 2x3x3xf32) -> (16x16x3xf32, 16x3x16xf32, 16x16x3xf32, 2x16x3xf32) {
# 	%5 = transpose %1 {dims = [0, 2, 1]} : 16x3x3xf32
# 	%6 = broadcast_in_dim %5 {dims = [0, 2, 3]} : 16x16x3x3xf32
# 	%7 = broadcast_in_dim %0 {dims = [0, 1, 3]} : 16x16x3x3xf32
# 	%8 = multiply %7, %6 : 16x16x3x3xf32
# 	%9 = constant {value = <f32 splat: 00000000>} : f32
# 	%10 = broadcast_in_dim %9 {dims = []} : 16x16x3xf32
# 	%11 = slice %8 {start = [0, 0, 0, 0], limit = [16, 16, 3, 1], stride = [1, 1, 1, 1]} : 16x16x3x1xf32
# 	%12 = reshape %11 : 16x16x3xf32
# 	%13 = add %10, %12 : 16x16x3xf32
# 	%14 = slice %8 {start = [0, 0, 0, 1], limit = [16, 16, 3, 2], stride = [1, 1, 1, 1]} : 16x16x3x1xf32
# 	%15 = reshape %14 : 16x16x3xf32
# 	%16 = add %13, %15 : 16x16x3xf32
# 	%17 = slice %8 {start = [0, 0, 0, 2], limit = [16, 16, 3, 3], stride = [1, 1, 1, 1]} : 16x16x3x1xf32
# 	%18 = reshape %17 : 16x16x3xf32
# 	%19 = add %16, %18 : 16x16x3xf32
# 	%20 = broadcast_in_dim %0 {dims = [0, 2, 3]} : 16x3x16x3xf32
# 	%21 = broadcast_in_dim %1 {dims = [0, 1, 3]} : 16x3x16x3xf32
# 	%22 = multiply %21, %20 : 16x3x16x3xf32
# 	%23 = constant {value = <f32 splat: 00000000>} : f32
# 	%24 = broadcast_in_dim %23 {dims = []} : 16x3x16xf32
# 	%25 = slice %22 {start = [0, 0, 0, 0], limit = [16, 3, 16, 1], stride = [1, 1, 1, 1]} : 16x3x16x1xf32
# 	%26 = reshape %25 : 16x3x16xf32
# 	%27 = add %24, %26 : 16x3x16xf32
# 	%28 = slice %22 {start = [0, 0, 0, 1], limit = [16, 3, 16, 2], stride = [1, 1, 1, 1]} : 16x3x16x1xf32
# 	%29 = reshape %28 : 16x3x16xf32
# 	%30 = add %27, %29 : 16x3x16xf32
# 	%31 = slice %22 {start = [0, 0, 0, 2], limit = [16, 3, 16, 3], stride = [1, 1, 1, 1]} : 16x3x16x1xf32
# 	%32 = reshape %31 : 16x3x16xf32
# 	%33 = add %30, %32 : 16x3x16xf32
# 	%34 = dot_general %2, %1 {lhs_batch = [0], rhs_batch = [0], lhs_contract = [1], rhs_contract = [1], precision = [0, 0]} : 16x16x3xf32
# 	%35 = dot_general %3, %4 {lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1], precision = [0, 0]} : 2x16x3xf32
# 	return %19, %33, %34, %35
# }
# <<<
