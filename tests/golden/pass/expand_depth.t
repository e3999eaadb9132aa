# The depth of deep products with small results becomes blocks; not where few rows
# lie along it, or one, or the result is large.
# RUN: popc opt --passes=expand,dce %s
popir 1
func @main(%0: 5000x6xf32, %1: 7x5000xf32, %2: 8009x2x3xf32, %3: 4x8009x2xf32, %4: 6x5000xf32, %5: 5000x1xf32, %6: 5000x300xf32) -> (6x7xf32, 2x3x4xf32, 7x6xf32, 6x1xf32, 300x300xf32) {
	%7 = dot_general %0, %1 {lhs_batch = [], rhs_batch = [], lhs_contract = [0], rhs_contract = [1]} : 6x7xf32
	%8 = dot_general %2, %3 {lhs_batch = [1], rhs_batch = [2], lhs_contract = [0], rhs_contract = [1]} : 2x3x4xf32
	%9 = dot_general %1, %4 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [1]} : 7x6xf32
	%10 = dot_general %0, %5 {lhs_batch = [], rhs_batch = [], lhs_contract = [0], rhs_contract = [0]} : 6x1xf32
	%11 = dot_general %6, %6 {lhs_batch = [], rhs_batch = [], lhs_contract = [0], rhs_contract = [0]} : 300x300xf32
	return %7, %8, %9, %10, %11
}
# >>> stdout
# popir 1
# func @main(%0: 5000x6xf32, %1: 7x5000xf32, %2: 8009x2x3xf32, %3: 4x8009x2xf32, %4: 6x5000xf32, %5: 5000x1xf32, %6: 5000x300xf32) -> (6x7xf32, 2x3x4xf32, 7x6xf32, 6x1xf32, 300x300xf32) {
# 	%7 = reshape %0 : 8x625x6xf32
# 	%8 = reshape %1 : 7x8x625xf32
# 	%9 = dot_general %7, %8 {lhs_batch = [0], rhs_batch = [1], lhs_contract = [1], rhs_contract = [2]} : 8x6x7xf32
# 	%10 = constant {value = <f32 splat: 00000000>} : f32
# 	%11 = reduce %9, %10 {dims = [0]} : 6x7xf32 (%12: f32, %13: f32) {
# 		%14 = add %12, %13 : f32
# 		return %14
# 	}
# 	%15 = slice %2 {start = [0, 0, 0], limit = [7680, 2, 3], stride = [1, 1, 1]} : 7680x2x3xf32
# 	%16 = reshape %15 : 15x512x2x3xf32
# 	%17 = slice %3 {start = [0, 0, 0], limit = [4, 7680, 2], stride = [1, 1, 1]} : 4x7680x2xf32
# 	%18 = reshape %17 : 4x15x512x2xf32
# 	%19 = dot_general %16, %18 {lhs_batch = [2, 0], rhs_batch = [3, 1], lhs_contract = [1], rhs_contract = [2]} : 2x15x3x4xf32
# 	%20 = constant {value = <f32 splat: 00000000>} : f32
# 	%21 = reduce %19, %20 {dims = [1]} : 2x3x4xf32 (%22: f32, %23: f32) {
# 		%24 = add %22, %23 : f32
# 		return %24
# 	}
# 	%25 = slice %2 {start = [7680, 0, 0], limit = [8009, 2, 3], stride = [1, 1, 1]} : 329x2x3xf32
# 	%26 = slice %3 {start = [0, 7680, 0], limit = [4, 8009, 2], stride = [1, 1, 1]} : 4x329x2xf32
# 	%27 = dot_general %25, %26 {lhs_batch = [1], rhs_batch = [2], lhs_contract = [0], rhs_contract = [1]} : 2x3x4xf32
# 	%28 = add %21, %27 : 2x3x4xf32
# 	%29 = dot_general %1, %4 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [1]} : 7x6xf32
# 	%30 = dot_general %0, %5 {lhs_batch = [], rhs_batch = [], lhs_contract = [0], rhs_contract = [0]} : 6x1xf32
# 	%31 = dot_general %6, %6 {lhs_batch = [], rhs_batch = [], lhs_contract = [0], rhs_contract = [0]} : 300x300xf32
# 	return %11, %28, %29, %30, %31
# }
# <<<
