# Gathers of single elements, what their indices are computed from and what is
# made of them are one loop; indices put together of several parts, too.
# RUN: popc opt --passes=fuse,dce %s
popir 1
func @main(%0: 8x8xf32, %1: 512xi32, %2: 512xi32) -> (512xf32) {
	%3 = constant {value = <512xi32 splat: 00000000>} : 512xi32
	%4 = constant {value = <512xi32 splat: 08000000>} : 512xi32
	%5 = compare %1, %3 {direction = 5, compare_type = 3} : 512xi1
	%6 = add %1, %4 : 512xi32
	%7 = select %5, %6, %1 : 512xi32
	%8 = reshape %7 : 512x1xi32
	%9 = reshape %2 : 512x1xi32
	%10 = concatenate %8, %9 {dim = 1} : 512x2xi32
	%11 = gather %0, %10 {sizes = [1, 1], offset_dims = [], collapsed_dims = [0, 1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1, indices_are_sorted = 0} : 512xf32
	%12 = exponential %11 : 512xf32
	return %12
}
# >>> stdout
# popir 1
# func @main(%0: 8x8xf32, %1: 512xi32, %2: 512xi32) -> (512xf32) {
# 	%3 = fusion {kind = 0} : 512xf32 () {
# 		%4 = constant {value = <512xi32 splat: 00000000>} : 512xi32
# 		%5 = constant {value = <512xi32 splat: 08000000>} : 512xi32
# 		%6 = compare %1, %4 {direction = 5, compare_type = 3} : 512xi1
# 		%7 = add %1, %5 : 512xi32
# 		%8 = select %6, %7, %1 : 512xi32
# 		%9 = reshape %8 : 512x1xi32
# 		%10 = reshape %2 : 512x1xi32
# 		%11 = concatenate %9, %10 {dim = 1} : 512x2xi32
# 		%12 = gather %0, %11 {sizes = [1, 1], offset_dims = [], collapsed_dims = [0, 1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1, indices_are_sorted = 0} : 512xf32
# 		%13 = exponential %12 : 512xf32
# 		return %13
# 	}
# 	return %3
# }
# <<<
