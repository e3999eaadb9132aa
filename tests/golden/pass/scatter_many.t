# Two windows, as indices without components say, stay a scatter.
# RUN: popc opt --passes=simplify %s
popir 1
func @main(%0: 3xi8, %1: 2x3xi8, %2: 2x0xi32) -> (3xi8) {
	%3 = scatter %0, %2, %1 {offset_dims = [1], collapsed_dims = [], operand_batch = [], index_batch = [], index_map = [], index_vector_dim = 1} : 3xi8 (%4: i8, %5: i8) {
		%6 = add %4, %5 : i8
		return %6
	}
	return %3
}
# >>> stdout
# popir 1
# func @main(%0: 3xi8, %1: 2x3xi8, %2: 2x0xi32) -> (3xi8) {
# 	%3 = scatter %0, %2, %1 {offset_dims = [1], collapsed_dims = [], operand_batch = [], index_batch = [], index_map = [], index_vector_dim = 1} : 3xi8 (%4: i8, %5: i8) {
# 		%6 = add %4, %5 : i8
# 		return %6
# 	}
# 	return %3
# }
