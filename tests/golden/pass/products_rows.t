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
# 	%5 = broadcast_in_dim %1 {dims = [0, 3, 2]} : 16x16x3x3xf32
# 	%6 = broadcast_in_dim %0 {dims = [0, 1, 3]} : 16x16x3x3xf32
# 	%7 = multiply %6, %5 : 16x16x3x3xf32
# 	%8 = constant {value = <f32 splat: 00000000>} : f32
# 	%9 = broadcast_in_dim %8 {dims = []} : 16x16x3xf32
# 	%10 = slice %7 {start = [0, 0, 0, 0], limit = [16, 16, 3, 1], stride = [1, 1, 1, 1]} : 16x16x3x1xf32
# 	%11 = reshape %10 : 16x16x3xf32
# 	%12 = add %9, %11 : 16x16x3xf32
# 	%13 = slice %7 {start = [0, 0, 0, 1], limit = [16, 16, 3, 2], stride = [1, 1, 1, 1]} : 16x16x3x1xf32
# 	%14 = reshape %13 : 16x16x3xf32
# 	%15 = add %12, %14 : 16x16x3xf32
# 	%16 = slice %7 {start = [0, 0, 0, 2], limit = [16, 16, 3, 3], stride = [1, 1, 1, 1]} : 16x16x3x1xf32
# 	%17 = reshape %16 : 16x16x3xf32
# 	%18 = add %15, %17 : 16x16x3xf32
# 	%19 = broadcast_in_dim %0 {dims = [0, 2, 3]} : 16x3x16x3xf32
# 	%20 = broadcast_in_dim %1 {dims = [0, 1, 3]} : 16x3x16x3xf32
# 	%21 = multiply %20, %19 : 16x3x16x3xf32
# 	%22 = constant {value = <f32 splat: 00000000>} : f32
# 	%23 = broadcast_in_dim %22 {dims = []} : 16x3x16xf32
# 	%24 = slice %21 {start = [0, 0, 0, 0], limit = [16, 3, 16, 1], stride = [1, 1, 1, 1]} : 16x3x16x1xf32
# 	%25 = reshape %24 : 16x3x16xf32
# 	%26 = add %23, %25 : 16x3x16xf32
# 	%27 = slice %21 {start = [0, 0, 0, 1], limit = [16, 3, 16, 2], stride = [1, 1, 1, 1]} : 16x3x16x1xf32
# 	%28 = reshape %27 : 16x3x16xf32
# 	%29 = add %26, %28 : 16x3x16xf32
# 	%30 = slice %21 {start = [0, 0, 0, 2], limit = [16, 3, 16, 3], stride = [1, 1, 1, 1]} : 16x3x16x1xf32
# 	%31 = reshape %30 : 16x3x16xf32
# 	%32 = add %29, %31 : 16x3x16xf32
# 	%33 = dot_general %2, %1 {lhs_batch = [0], rhs_batch = [0], lhs_contract = [1], rhs_contract = [1], precision = [0, 0]} : 16x16x3xf32
# 	%34 = dot_general %3, %4 {lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1], precision = [0, 0]} : 2x16x3xf32
# 	return %18, %32, %33, %34
# }
# <<<
