# Scatters of one window to a known place become updates.
# RUN: popc opt --passes=simplify %s
popir 1
func @main(%0: 4x5xf32, %1: 2x3xf32, %2: 1xi32) -> (4x5xf32, 4x5xf32) {
	%3 = constant {value = <2xi32: 0100000002000000>} : 2xi32
	%4 = scatter %0, %3, %1 {offset_dims = [0, 1], collapsed_dims = [], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 0} : 4x5xf32 (%5: f32, %6: f32) {
		%7 = add %5, %6 : f32
		return %7
	}
	%8 = scatter %0, %2, %1 {offset_dims = [0, 1], collapsed_dims = [], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 0} : 4x5xf32 (%9: f32, %10: f32) {
		%11 = add %9, %10 : f32
		return %11
	}
	return %4, %8
}
# >>> stdout
# popir 1
# func @main(%0: 4x5xf32, %1: 2x3xf32, %2: 1xi32) -> (4x5xf32, 4x5xf32) {
# 	%3 = constant {value = <i64 splat: 0100000000000000>} : i64
# 	%4 = constant {value = <i64 splat: 0200000000000000>} : i64
# 	%5 = slice %0 {start = [1, 2], limit = [3, 5], stride = [1, 1]} : 2x3xf32
# 	%6 = add %5, %1 : 2x3xf32
# 	%7 = dynamic_update_slice %0, %6, %3, %4 : 4x5xf32
# 	%8 = scatter %0, %2, %1 {offset_dims = [0, 1], collapsed_dims = [], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 0} : 4x5xf32 (%9: f32, %10: f32) {
# 		%11 = add %9, %10 : f32
# 		return %11
# 	}
# 	return %7, %8
# }
# <<<
