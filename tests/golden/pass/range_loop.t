# Where carries lie: a counter between its start and its bound, up or down, alone
# or with another condition; what each turn bounds anew.  Not a counter that may
# wrap, nor what the condition sees of the last turn.  What lies inside is put
# there as an update.
# RUN: popc opt --passes=simplify,dce --verify-each %s
popir 1
func @main(%0: 8xi32, %1: i1, %2: i32) -> (8xi32, i32, i32) {
	%3 = constant {value = <i32 splat: 00000000>} : i32
	%4 = constant {value = <i32 splat: 07000000>} : i32
	%5, %6, %7, %8 = while %3, %4, %3, %0 : i32, i32, i32, 8xi32 (%9: i32, %10: i32, %11: i32, %12: 8xi32) {
		%13 = constant {value = <i32 splat: 08000000>} : i32
		%14 = constant {value = <i32 splat: 00000000>} : i32
		%15 = compare %9, %13 {direction = 5, compare_type = 3} : i1
		%16 = compare %14, %10 {direction = 4, compare_type = 3} : i1
		%17 = and %1, %16 : i1
		%18 = and %15, %17 : i1
		%19 = compare %10, %13 {direction = 5, compare_type = 3} : i1
		%20 = or %18, %19 : i1
		%21 = and %18, %20 : i1
		return %21
	} (%22: i32, %23: i32, %24: i32, %25: 8xi32) {
		%26 = constant {value = <i32 splat: 01000000>} : i32
		%27 = constant {value = <i32 splat: 00000000>} : i32
		%28 = constant {value = <i32 splat: 08000000>} : i32
		%29 = constant {value = <i32 splat: 07000000>} : i32
		%30 = add %22, %26 : i32
		%31 = subtract %23, %26 : i32
		%32 = compare %22, %27 {direction = 5, compare_type = 3} : i1
		%33 = add %22, %28 : i32
		%34 = select %32, %33, %22 : i32
		%35 = reshape %34 : 1xi32
		%36 = scatter %25, %35, %30 {offset_dims = [], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 0} : 8xi32 (%37: i32, %38: i32) {
			return %38
		}
		%39 = maximum %23, %27 : i32
		%40 = minimum %39, %29 : i32
		%41 = reshape %40 : 1xi32
		%42 = scatter %36, %41, %24 {offset_dims = [], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 0} : 8xi32 (%43: i32, %44: i32) {
			%45 = add %43, %44 : i32
			return %45
		}
		%46 = reshape %30 : 1xi32
		%47 = scatter %42, %46, %24 {offset_dims = [], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 0} : 8xi32 (%48: i32, %49: i32) {
			return %49
		}
		%50 = and %2, %29 : i32
		%51 = maximum %24, %27 : i32
		%52 = add %51, %50 : i32
		%53 = minimum %52, %28 : i32
		return %30, %31, %53, %47
	}
	%54 = maximum %7, %3 : i32
	%55 = maximum %6, %3 : i32
	return %8, %54, %55
}
# >>> stdout
# popir 1
# func @main(%0: 8xi32, %1: i1, %2: i32) -> (8xi32, i32, i32) {
# 	%3 = constant {value = <i32 splat: 00000000>} : i32
# 	%4 = constant {value = <i32 splat: 07000000>} : i32
# 	%5, %6, %7, %8 = while %3, %4, %3, %0 : i32, i32, i32, 8xi32 (%9: i32, %10: i32, %11: i32, %12: 8xi32) {
# 		%13 = constant {value = <i32 splat: 08000000>} : i32
# 		%14 = constant {value = <i32 splat: 00000000>} : i32
# 		%15 = compare %9, %13 {direction = 5, compare_type = 3} : i1
# 		%16 = compare %14, %10 {direction = 4, compare_type = 3} : i1
# 		%17 = and %1, %16 : i1
# 		%18 = and %15, %17 : i1
# 		return %18
# 	} (%19: i32, %20: i32, %21: i32, %22: 8xi32) {
# 		%23 = constant {value = <i32 splat: 01000000>} : i32
# 		%24 = constant {value = <i32 splat: 08000000>} : i32
# 		%25 = constant {value = <i32 splat: 07000000>} : i32
# 		%26 = add %19, %23 : i32
# 		%27 = subtract %20, %23 : i32
# 		%28 = reshape %26 : 1xi32
# 		%29 = dynamic_update_slice %22, %28, %19 : 8xi32
# 		%30 = reshape %21 : 1xi32
# 		%31 = dynamic_slice %29, %20 {sizes = [1]} : 1xi32
# 		%32 = add %31, %30 : 1xi32
# 		%33 = dynamic_update_slice %29, %32, %20 : 8xi32
# 		%34 = reshape %26 : 1xi32
# 		%35 = scatter %33, %34, %21 {offset_dims = [], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 0} : 8xi32 (%36: i32, %37: i32) {
# 			return %37
# 		}
# 		%38 = and %2, %25 : i32
# 		%39 = add %21, %38 : i32
# 		%40 = minimum %39, %24 : i32
# 		return %26, %27, %40, %35
# 	}
# 	%41 = maximum %7, %3 : i32
# 	%42 = maximum %6, %3 : i32
# 	return %8, %41, %42
# }
# <<<
