# A gather of few elements is a step of its own, as tight loops take it; one
# more than they take joins the loop that uses it.
# RUN: popc opt --passes=fuse,dce %s
popir 1
func @main(%0: 8xf32, %1: 64x1xi32, %2: 65x1xi32) -> (64xf32, 65xf32) {
	%3 = gather %0, %1 {sizes = [1], offset_dims = [], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0} : 64xf32
	%4 = exponential %3 : 64xf32
	%5 = gather %0, %2 {sizes = [1], offset_dims = [], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0} : 65xf32
	%6 = exponential %5 : 65xf32
	return %4, %6
}
# >>> stdout
# popir 1
# func @main(%0: 8xf32, %1: 64x1xi32, %2: 65x1xi32) -> (64xf32, 65xf32) {
# 	%3 = gather %0, %1 {sizes = [1], offset_dims = [], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0} : 64xf32
# 	%4 = exponential %3 : 64xf32
# 	%5 = fusion {kind = 0} : 65xf32 () {
# 		%6 = gather %0, %2 {sizes = [1], offset_dims = [], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0} : 65xf32
# 		%7 = exponential %6 : 65xf32
# 		return %7
# 	}
# 	return %4, %5
# }
# <<<
