# What is read from a table of constants lies between its least and its greatest
# element, so that no index from it needs correcting; a remainder of what holds
# its divisor once at most is a selection, which lies below the divisor. Not
# where the sum may be twice the divisor, or less than 0.
# RUN: popc opt --passes=simplify,strength,simplify %s
popir 1
func @main(%0: 3xi32, %1: 3xui8) -> (3xi1, 3xi1, 3xi32, 3xi32) {
	%2 = constant {value = <4xi32: 03000000000000000700000005000000>} : 4xi32
	%3 = reshape %0 : 3x1xi32
	%4 = gather %2, %3 {sizes = [1], offset_dims = [], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0} : 3xi32
	%5 = constant {value = <3xi32 splat: 00000000>} : 3xi32
	%6 = compare %4, %5 {direction = 5, compare_type = 3} : 3xi1
	%7 = constant {value = <3xi32: 010000000200000003000000>} : 3xi32
	%8 = add %4, %7 : 3xi32
	%9 = constant {value = <3xi32 splat: 06000000>} : 3xi32
	%10 = remainder %8, %9 : 3xi32
	%11 = compare %10, %9 {direction = 5, compare_type = 3} : 3xi1
	%12 = constant {value = <3xi32 splat: 05000000>} : 3xi32
	%13 = remainder %8, %12 : 3xi32
	%14 = subtract %4, %7 : 3xi32
	%15 = remainder %14, %9 : 3xi32
	%16 = add %13, %15 : 3xi32
	return %6, %11, %10, %16
}
# >>> stdout
# popir 1
# func @main(%0: 3xi32, %1: 3xui8) -> (3xi1, 3xi1, 3xi32, 3xi32) {
# 	%2 = constant {value = <4xi32: 03000000000000000700000005000000>} : 4xi32
# 	%3 = reshape %0 : 3x1xi32
# 	%4 = gather %2, %3 {sizes = [1], offset_dims = [], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0} : 3xi32
# 	%5 = constant {value = <3xi1 splat: 00>} : 3xi1
# 	%6 = constant {value = <3xi32: 010000000200000003000000>} : 3xi32
# 	%7 = add %4, %6 : 3xi32
# 	%8 = constant {value = <3xi32 splat: 06000000>} : 3xi32
# 	%9 = subtract %7, %8 : 3xi32
# 	%10 = compare %7, %8 {direction = 5, compare_type = 3} : 3xi1
# 	%11 = select %10, %7, %9 : 3xi32
# 	%12 = constant {value = <3xi1 splat: 01>} : 3xi1
# 	%13 = constant {value = <3xi32 splat: 05000000>} : 3xi32
# 	%14 = remainder %7, %13 : 3xi32
# 	%15 = subtract %4, %6 : 3xi32
# 	%16 = remainder %15, %8 : 3xi32
# 	%17 = add %14, %16 : 3xi32
# 	return %5, %12, %11, %17
# }
# <<<
