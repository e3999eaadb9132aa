# Rows of a scatter that a predicate leaves out are put outside: rows that are batch
# dims, that are counted in the index, or all of them.  A predicate that is not the
# same along a row, a row that is not counted, and a scatter that something else
# needs stay, and so do windows that reach into other rows.  A window of two goes two
# places outside.
# RUN: popc opt --passes=choose %s
popir 1
func @main(%0: 8x16xf32, %1: 8x1xi32, %2: 8xf32, %3: 8xi1, %4: i1, %5: 8x16xi1, %50: 8x2xf32) -> (8x16xf32, 8x16xf32, 8x16xf32, 8x16xf32, 8x16xf32, 8x16xf32, 8x16xf32, 8x16xf32, 8x16xf32) {
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
	%40 = scatter %0, %1, %50 {offset_dims = [1], collapsed_dims = [], operand_batch = [0], index_batch = [0], index_map = [1], index_vector_dim = 1, indices_are_sorted = 1, unique_indices = 1} : 8x16xf32 (%41: f32, %42: f32) {
		return %42
	}
	%43 = select %6, %40, %0 : 8x16xf32
	%44 = scatter %0, %13, %50 {offset_dims = [1], collapsed_dims = [1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 8x16xf32 (%45: f32, %46: f32) {
		return %46
	}
	%47 = select %6, %44, %0 : 8x16xf32
	return %10, %18, %23, %27, %32, %33, %36, %43, %47
}
# >>> stdout
# popir 1
# func @main(%0: 8x16xf32, %1: 8x1xi32, %2: 8xf32, %3: 8xi1, %4: i1, %5: 8x16xi1, %6: 8x2xf32) -> (8x16xf32, 8x16xf32, 8x16xf32, 8x16xf32, 8x16xf32, 8x16xf32, 8x16xf32, 8x16xf32, 8x16xf32) {
# 	%7 = broadcast_in_dim %3 {dims = [0]} : 8x16xi1
# 	%8 = constant {value = <8x1xi32 splat: ffffffff>} : 8x1xi32
# 	%9 = broadcast_in_dim %3 {dims = [0]} : 8x1xi1
# 	%10 = select %9, %1, %8 : 8x1xi32
# 	%11 = scatter %0, %10, %2 {offset_dims = [], collapsed_dims = [1], operand_batch = [0], index_batch = [0], index_map = [1], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 1} : 8x16xf32 (%12: f32, %13: f32) {
# 		return %13
# 	}
# 	%14 = iota {dim = 0} : 8xi32
# 	%15 = reshape %14 : 8x1xi32
# 	%16 = concatenate %15, %1 {dim = 1} : 8x2xi32
# 	%17 = constant {value = <8x2xi32 splat: ffffffff>} : 8x2xi32
# 	%18 = broadcast_in_dim %3 {dims = [0]} : 8x2xi1
# 	%19 = select %18, %17, %16 : 8x2xi32
# 	%20 = scatter %0, %19, %2 {offset_dims = [], collapsed_dims = [0, 1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 8x16xf32 (%21: f32, %22: f32) {
# 		%23 = add %21, %22 : f32
# 		return %23
# 	}
# 	%24 = constant {value = <8x2xi32 splat: ffffffff>} : 8x2xi32
# 	%25 = broadcast_in_dim %4 {dims = []} : 8x2xi1
# 	%26 = select %25, %16, %24 : 8x2xi32
# 	%27 = scatter %0, %26, %2 {offset_dims = [], collapsed_dims = [0, 1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 8x16xf32 (%28: f32, %29: f32) {
# 		return %29
# 	}
# 	%30 = scatter %0, %16, %2 {offset_dims = [], collapsed_dims = [0, 1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 8x16xf32 (%31: f32, %32: f32) {
# 		return %32
# 	}
# 	%33 = select %5, %30, %0 : 8x16xf32
# 	%34 = concatenate %1, %15 {dim = 1} : 8x2xi32
# 	%35 = scatter %0, %34, %2 {offset_dims = [], collapsed_dims = [0, 1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 8x16xf32 (%36: f32, %37: f32) {
# 		return %37
# 	}
# 	%38 = select %7, %35, %0 : 8x16xf32
# 	%39 = scatter %0, %16, %2 {offset_dims = [], collapsed_dims = [0, 1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 8x16xf32 (%40: f32, %41: f32) {
# 		return %41
# 	}
# 	%42 = select %7, %39, %0 : 8x16xf32
# 	%43 = constant {value = <8x1xi32 splat: feffffff>} : 8x1xi32
# 	%44 = broadcast_in_dim %3 {dims = [0]} : 8x1xi1
# 	%45 = select %44, %1, %43 : 8x1xi32
# 	%46 = scatter %0, %45, %6 {offset_dims = [1], collapsed_dims = [], operand_batch = [0], index_batch = [0], index_map = [1], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 1} : 8x16xf32 (%47: f32, %48: f32) {
# 		return %48
# 	}
# 	%49 = scatter %0, %16, %6 {offset_dims = [1], collapsed_dims = [1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 8x16xf32 (%50: f32, %51: f32) {
# 		return %51
# 	}
# 	%52 = select %7, %49, %0 : 8x16xf32
# 	return %11, %20, %27, %33, %38, %39, %42, %46, %52
# }
# <<<
