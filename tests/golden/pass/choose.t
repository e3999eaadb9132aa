# A choice between a value and updates of it becomes a choice of what is written:
# of the first update by one condition, of the second by two.  Updates that
# something else needs, or that are large beside the value, stay.
# RUN: popc opt --passes=choose %s
popir 1
func @main(%0: 16xf32, %1: f32, %2: i1, %3: i1, %4: 2xi32, %5: 1xi32, %6: 8xf32, %7: i32, %20: 1xf32, %30: 4x4xf32) -> (16xf32, 16xf32, 16xf32, 16xf32, 16xf32, 4x4xf32) {
	%8 = scatter %0, %5, %1 {offset_dims = [], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 0, indices_are_sorted = 0, unique_indices = 1} : 16xf32 (%9: f32, %10: f32) {
		return %10
	}
	%11 = dynamic_update_slice %8, %20, %7 : 16xf32
	%12 = select %3, %11, %8 : 16xf32
	%13 = select %2, %0, %12 : 16xf32
	%14 = dynamic_update_slice %0, %20, %7 : 16xf32
	%15 = select %2, %14, %0 : 16xf32
	%16 = dynamic_update_slice %0, %6, %7 : 16xf32
	%17 = select %2, %16, %0 : 16xf32
	%18 = scatter %30, %4, %1 {offset_dims = [], collapsed_dims = [0, 1], operand_batch = [], index_batch = [], index_map = [1, 0], index_vector_dim = 0, indices_are_sorted = 0, unique_indices = 1} : 4x4xf32 (%19: f32, %21: f32) {
		return %21
	}
	%22 = select %2, %30, %18 : 4x4xf32
	return %13, %14, %15, %17, %0, %22
}
# >>> stdout
# popir 1
# func @main(%0: 16xf32, %1: f32, %2: i1, %3: i1, %4: 2xi32, %5: 1xi32, %6: 8xf32, %7: i32, %8: 1xf32, %9: 4x4xf32) -> (16xf32, 16xf32, 16xf32, 16xf32, 16xf32, 4x4xf32) {
# 	%10 = slice %5 {start = [0], limit = [1], stride = [1]} : 1xi32
# 	%11 = reshape %10 : i32
# 	%12 = dynamic_slice %0, %11 {sizes = [1]} : 1xf32
# 	%13 = reshape %12 : f32
# 	%14 = select %2, %13, %1 : f32
# 	%15 = scatter %0, %5, %14 {offset_dims = [], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 0, indices_are_sorted = 0, unique_indices = 1} : 16xf32 (%16: f32, %17: f32) {
# 		return %17
# 	}
# 	%18 = dynamic_slice %15, %7 {sizes = [1]} : 1xf32
# 	%19 = not %3 : i1
# 	%20 = or %2, %19 : i1
# 	%21 = broadcast_in_dim %20 {dims = []} : 1xi1
# 	%22 = select %21, %18, %8 : 1xf32
# 	%23 = dynamic_update_slice %15, %22, %7 : 16xf32
# 	%24 = dynamic_update_slice %0, %8, %7 : 16xf32
# 	%25 = select %2, %24, %0 : 16xf32
# 	%26 = dynamic_update_slice %0, %6, %7 : 16xf32
# 	%27 = select %2, %26, %0 : 16xf32
# 	%28 = slice %4 {start = [0], limit = [1], stride = [1]} : 1xi32
# 	%29 = reshape %28 : i32
# 	%30 = slice %4 {start = [1], limit = [2], stride = [1]} : 1xi32
# 	%31 = reshape %30 : i32
# 	%32 = dynamic_slice %9, %31, %29 {sizes = [1, 1]} : 1x1xf32
# 	%33 = reshape %32 : f32
# 	%34 = select %2, %33, %1 : f32
# 	%35 = scatter %9, %4, %34 {offset_dims = [], collapsed_dims = [0, 1], operand_batch = [], index_batch = [], index_map = [1, 0], index_vector_dim = 0, indices_are_sorted = 0, unique_indices = 1} : 4x4xf32 (%36: f32, %37: f32) {
# 		return %37
# 	}
# 	return %23, %24, %25, %27, %0, %35
# }
# <<<
