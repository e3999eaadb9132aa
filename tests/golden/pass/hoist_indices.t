# Indices that a gather or a scatter reads are computed before the loop if no
# turn changes them; few stay where they are, and so do updates.
# RUN: popc opt --passes=hoist %s
popir 1
func @main(%0: i32, %1: 100xf32, %2: 80xi32, %3: 8xi32, %4: 80xf32, %5: 8xf32) -> (100xf32, 8xf32) {
	%6, %7, %8 = while %0, %1, %5 : i32, 100xf32, 8xf32 (%9: i32, %10: 100xf32, %11: 8xf32) {
		%12 = constant {value = <i32 splat: 0a000000>} : i32
		%13 = compare %9, %12 {direction = 5, compare_type = 3} : i1
		return %13
	} (%14: i32, %15: 100xf32, %16: 8xf32) {
		%17 = constant {value = <i32 splat: 01000000>} : i32
		%18 = add %14, %17 : i32
		%19 = add %2, %2 : 80xi32
		%20 = reshape %19 : 80x1xi32
		%21 = negate %4 : 80xf32
		%22 = scatter %15, %20, %21 {offset_dims = [], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 100xf32 (%23: f32, %24: f32) {
			%25 = add %23, %24 : f32
			return %25
		}
		%26 = negate %2 : 80xi32
		%27 = reshape %26 : 80x1xi32
		%28 = gather %22, %27 {sizes = [1], offset_dims = [], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0} : 80xf32
		%29 = add %3, %3 : 8xi32
		%30 = reshape %29 : 8x1xi32
		%31 = gather %28, %30 {sizes = [1], offset_dims = [], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0} : 8xf32
		return %18, %22, %31
	}
	return %7, %8
}
# >>> stdout
# popir 1
# func @main(%0: i32, %1: 100xf32, %2: 80xi32, %3: 8xi32, %4: 80xf32, %5: 8xf32) -> (100xf32, 8xf32) {
# 	%6 = add %2, %2 : 80xi32
# 	%7 = negate %2 : 80xi32
# 	%8, %9, %10 = while %0, %1, %5 : i32, 100xf32, 8xf32 (%11: i32, %12: 100xf32, %13: 8xf32) {
# 		%14 = constant {value = <i32 splat: 0a000000>} : i32
# 		%15 = compare %11, %14 {direction = 5, compare_type = 3} : i1
# 		return %15
# 	} (%16: i32, %17: 100xf32, %18: 8xf32) {
# 		%19 = constant {value = <i32 splat: 01000000>} : i32
# 		%20 = add %16, %19 : i32
# 		%21 = reshape %6 : 80x1xi32
# 		%22 = negate %4 : 80xf32
# 		%23 = scatter %17, %21, %22 {offset_dims = [], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 100xf32 (%24: f32, %25: f32) {
# 			%26 = add %24, %25 : f32
# 			return %26
# 		}
# 		%27 = reshape %7 : 80x1xi32
# 		%28 = gather %23, %27 {sizes = [1], offset_dims = [], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0} : 80xf32
# 		%29 = add %3, %3 : 8xi32
# 		%30 = reshape %29 : 8x1xi32
# 		%31 = gather %28, %30 {sizes = [1], offset_dims = [], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0} : 8xf32
# 		return %20, %23, %31
# 	}
# 	return %9, %10
# }
# <<<
