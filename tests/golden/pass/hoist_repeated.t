# Indices that repeat elements along a dim which is made one with others are brought
# together before the loop; where a dim of one element is added, they stay.
# RUN: popc opt --passes=hoist %s
popir 1
func @main(%0: i32, %1: 40xf32, %2: 360xf32, %3: 40x9xf32, %4: 40xi32) -> (40xf32) {
	%5, %6 = while %0, %1 : i32, 40xf32 (%7: i32, %8: 40xf32) {
		%9 = constant {value = <i32 splat: 0a000000>} : i32
		%10 = compare %7, %9 {direction = 5, compare_type = 3} : i1
		return %10
	} (%11: i32, %12: 40xf32) {
		%13 = constant {value = <i32 splat: 01000000>} : i32
		%14 = add %11, %13 : i32
		%15 = iota {dim = 0} : 40x9xi32
		%16 = reshape %15 : 360x1xi32
		%17 = scatter %12, %16, %2 {offset_dims = [], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 1, unique_indices = 0} : 40xf32 (%18: f32, %19: f32) {
			%20 = add %18, %19 : f32
			return %20
		}
		%21 = broadcast_in_dim %4 {dims = [0]} : 40x9xi32
		%22 = reshape %21 : 360x1xi32
		%23 = scatter %17, %22, %2 {offset_dims = [], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 40xf32 (%24: f32, %25: f32) {
			%26 = add %24, %25 : f32
			return %26
		}
		%27 = reshape %15 : 40x9x1xi32
		%28 = scatter %23, %27, %3 {offset_dims = [], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 2, indices_are_sorted = 0, unique_indices = 0} : 40xf32 (%29: f32, %30: f32) {
			%31 = add %29, %30 : f32
			return %31
		}
		return %14, %28
	}
	return %6
}
# >>> stdout
# popir 1
# func @main(%0: i32, %1: 40xf32, %2: 360xf32, %3: 40x9xf32, %4: 40xi32) -> (40xf32) {
# 	%5 = iota {dim = 0} : 40x9xi32
# 	%6 = reshape %5 : 360x1xi32
# 	%7 = broadcast_in_dim %4 {dims = [0]} : 40x9xi32
# 	%8 = reshape %7 : 360x1xi32
# 	%9, %10 = while %0, %1 : i32, 40xf32 (%11: i32, %12: 40xf32) {
# 		%13 = constant {value = <i32 splat: 0a000000>} : i32
# 		%14 = compare %11, %13 {direction = 5, compare_type = 3} : i1
# 		return %14
# 	} (%15: i32, %16: 40xf32) {
# 		%17 = constant {value = <i32 splat: 01000000>} : i32
# 		%18 = add %15, %17 : i32
# 		%19 = iota {dim = 0} : 40x9xi32
# 		%20 = scatter %16, %6, %2 {offset_dims = [], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 1, unique_indices = 0} : 40xf32 (%21: f32, %22: f32) {
# 			%23 = add %21, %22 : f32
# 			return %23
# 		}
# 		%24 = scatter %20, %8, %2 {offset_dims = [], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 40xf32 (%25: f32, %26: f32) {
# 			%27 = add %25, %26 : f32
# 			return %27
# 		}
# 		%28 = reshape %19 : 40x9x1xi32
# 		%29 = scatter %24, %28, %3 {offset_dims = [], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 2, indices_are_sorted = 0, unique_indices = 0} : 40xf32 (%30: f32, %31: f32) {
# 			%32 = add %30, %31 : f32
# 			return %32
# 		}
# 		return %18, %29
# 	}
# 	return %10
# }
# <<<
