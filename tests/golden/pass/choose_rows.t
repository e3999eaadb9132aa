# Rows of a scatter that a predicate leaves out are put outside: rows that are batch
# dims, that are counted in the index, or all of them.  A predicate that is not the
# same along a row, a row that is not counted, and a scatter that something else
# needs stay.
# RUN: popc opt --passes=choose %s
popir 1
func @main(%0: 8x16xf32, %1: 8x1xi32, %2: 8xf32, %3: 8xi1, %4: i1, %5: 8x16xi1) -> (8x16xf32, 8x16xf32, 8x16xf32, 8x16xf32, 8x16xf32, 8x16xf32, 8x16xf32) {
	%6 = broadcast_in_dim %3 {dims = [0]} : 8x16xi1
	%7 = scatter %0, %1, %2 {offset_dims = [], collapsed_dims = [1], operand_batch = [0], index_batch = [0], index_map = [1], index_vector_dim = 1, indices_are_sorted = 1, unique_indices = 1} : 8x16xf32 (%8: f32, %9: f32) {
		return %9
	}
	%10 = select %6, %7, %0 : 8x16xf32
	%11 = iota {dim = 0} : 8xi32
	%12 = reshape %11 : 8x1xi32
	%13 = concatenate %12, %1 {dim = 1} : 8x2xi32
	%14 = scatter %0, %13, %2 {offset_dims = [], collapsed_dims = [0, 1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 8x16xf32 (%15: f32, %16: f32) {
		%17 = add %15, %16 : f32
		return %17
	}
	%18 = select %6, %0, %14 : 8x16xf32
	%19 = scatter %0, %13, %2 {offset_dims = [], collapsed_dims = [0, 1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 8x16xf32 (%20: f32, %21: f32) {
		return %21
	}
	%22 = broadcast_in_dim %4 {dims = []} : 8x16xi1
	%23 = select %22, %19, %0 : 8x16xf32
	%24 = scatter %0, %13, %2 {offset_dims = [], collapsed_dims = [0, 1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 8x16xf32 (%25: f32, %26: f32) {
		return %26
	}
	%27 = select %5, %24, %0 : 8x16xf32
	%28 = concatenate %1, %12 {dim = 1} : 8x2xi32
	%29 = scatter %0, %28, %2 {offset_dims = [], collapsed_dims = [0, 1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 8x16xf32 (%30: f32, %31: f32) {
		return %31
	}
	%32 = select %6, %29, %0 : 8x16xf32
	%33 = scatter %0, %13, %2 {offset_dims = [], collapsed_dims = [0, 1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 8x16xf32 (%34: f32, %35: f32) {
		return %35
	}
	%36 = select %6, %33, %0 : 8x16xf32
	return %10, %18, %23, %27, %32, %33, %36
}
# >>> stdout
# popir 1
# func @main(%0: 8x16xf32, %1: 8x1xi32, %2: 8xf32, %3: 8xi1, %4: i1, %5: 8x16xi1) -> (8x16xf32, 8x16xf32, 8x16xf32, 8x16xf32, 8x16xf32, 8x16xf32, 8x16xf32) {
# 	%6 = broadcast_in_dim %3 {dims = [0]} : 8x16xi1
# 	%7 = constant {value = <8x1xi32 splat: ffffffff>} : 8x1xi32
# 	%8 = broadcast_in_dim %3 {dims = [0]} : 8x1xi1
# 	%9 = select %8, %1, %7 : 8x1xi32
# 	%10 = scatter %0, %9, %2 {offset_dims = [], collapsed_dims = [1], operand_batch = [0], index_batch = [0], index_map = [1], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 1} : 8x16xf32 (%11: f32, %12: f32) {
# 		return %12
# 	}
# 	%13 = iota {dim = 0} : 8xi32
# 	%14 = reshape %13 : 8x1xi32
# 	%15 = concatenate %14, %1 {dim = 1} : 8x2xi32
# 	%16 = constant {value = <8x2xi32 splat: ffffffff>} : 8x2xi32
# 	%17 = broadcast_in_dim %3 {dims = [0]} : 8x2xi1
# 	%18 = select %17, %16, %15 : 8x2xi32
# 	%19 = scatter %0, %18, %2 {offset_dims = [], collapsed_dims = [0, 1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 8x16xf32 (%20: f32, %21: f32) {
# 		%22 = add %20, %21 : f32
# 		return %22
# 	}
# 	%23 = constant {value = <8x2xi32 splat: ffffffff>} : 8x2xi32
# 	%24 = broadcast_in_dim %4 {dims = []} : 8x2xi1
# 	%25 = select %24, %15, %23 : 8x2xi32
# 	%26 = scatter %0, %25, %2 {offset_dims = [], collapsed_dims = [0, 1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 8x16xf32 (%27: f32, %28: f32) {
# 		return %28
# 	}
# 	%29 = scatter %0, %15, %2 {offset_dims = [], collapsed_dims = [0, 1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 8x16xf32 (%30: f32, %31: f32) {
# 		return %31
# 	}
# 	%32 = select %5, %29, %0 : 8x16xf32
# 	%33 = concatenate %1, %14 {dim = 1} : 8x2xi32
# 	%34 = scatter %0, %33, %2 {offset_dims = [], collapsed_dims = [0, 1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 8x16xf32 (%35: f32, %36: f32) {
# 		return %36
# 	}
# 	%37 = select %6, %34, %0 : 8x16xf32
# 	%38 = scatter %0, %15, %2 {offset_dims = [], collapsed_dims = [0, 1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 8x16xf32 (%39: f32, %40: f32) {
# 		return %40
# 	}
# 	%41 = select %6, %38, %0 : 8x16xf32
# 	return %10, %19, %26, %32, %37, %38, %41
# }
# <<<
