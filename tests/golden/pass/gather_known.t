# A gather at known places of one dim, of all of the other ones, is slices: of few
# runs of a constant, clamped, or of numbers that follow each other.  More runs than
# four stay, and windows that are not all there is.
# RUN: popc opt --passes=simplify %s
popir 1
func @main(%0: 6x4x5xf32) -> (6x3x5xf32, 6x4x4xf32, 7x6x4xf32, 6x2x5xf32, 6x4x5xf32, 6x4x3xf32, 2x3x4xf32) {
	%1 = constant {value = <3x1xi32: 020000000100000009000000>} : 3x1xi32
	%2 = gather %0, %1 {sizes = [6, 1, 5], offset_dims = [0, 2], collapsed_dims = [1], operand_batch = [], index_batch = [], index_map = [1], index_vector_dim = 1, indices_are_sorted = 0} : 6x3x5xf32
	%3 = constant {value = <4xi64: 010000000000000002000000000000000300000000000000ffffffffffffffff>} : 4xi64
	%4 = gather %0, %3 {sizes = [6, 4, 1], offset_dims = [0, 1], collapsed_dims = [2], operand_batch = [], index_batch = [], index_map = [2], index_vector_dim = 1, indices_are_sorted = 0} : 6x4x4xf32
	%5 = iota {dim = 0} : 7xi32
	%6 = gather %0, %5 {sizes = [6, 4, 1], offset_dims = [1, 2], collapsed_dims = [2], operand_batch = [], index_batch = [], index_map = [2], index_vector_dim = 1, indices_are_sorted = 0} : 7x6x4xf32
	%7 = constant {value = <2xi32 splat: 01000000>} : 2xi32
	%8 = iota {dim = 0} : 2xi32
	%9 = add %8, %7 : 2xi32
	%10 = reshape %9 : 2x1xi32
	%11 = gather %0, %10 {sizes = [6, 1, 5], offset_dims = [0, 2], collapsed_dims = [1], operand_batch = [], index_batch = [], index_map = [1], index_vector_dim = 1, indices_are_sorted = 0} : 6x2x5xf32
	%12 = constant {value = <5xi32: 0400000000000000030000000000000002000000>} : 5xi32
	%13 = gather %0, %12 {sizes = [6, 4, 1], offset_dims = [0, 1], collapsed_dims = [2], operand_batch = [], index_batch = [], index_map = [2], index_vector_dim = 1, indices_are_sorted = 0} : 6x4x5xf32
	%14 = constant {value = <3xi32 splat: 02000000>} : 3xi32
	%15 = gather %0, %14 {sizes = [6, 4, 1], offset_dims = [0, 1], collapsed_dims = [2], operand_batch = [], index_batch = [], index_map = [2], index_vector_dim = 1, indices_are_sorted = 0} : 6x4x3xf32
	%16 = gather %0, %14 {sizes = [2, 4, 1], offset_dims = [0, 2], collapsed_dims = [2], operand_batch = [], index_batch = [], index_map = [2], index_vector_dim = 1, indices_are_sorted = 0} : 2x3x4xf32
	return %2, %4, %6, %11, %13, %15, %16
}
# >>> stdout
# popir 1
# func @main(%0: 6x4x5xf32) -> (6x3x5xf32, 6x4x4xf32, 7x6x4xf32, 6x2x5xf32, 6x4x5xf32, 6x4x3xf32, 2x3x4xf32) {
# 	%1 = slice %0 {start = [0, 2, 0], limit = [6, 3, 5], stride = [1, 1, 1]} : 6x1x5xf32
# 	%2 = slice %0 {start = [0, 1, 0], limit = [6, 2, 5], stride = [1, 1, 1]} : 6x1x5xf32
# 	%3 = slice %0 {start = [0, 3, 0], limit = [6, 4, 5], stride = [1, 1, 1]} : 6x1x5xf32
# 	%4 = concatenate %1, %2, %3 {dim = 1} : 6x3x5xf32
# 	%5 = slice %0 {start = [0, 0, 1], limit = [6, 4, 4], stride = [1, 1, 1]} : 6x4x3xf32
# 	%6 = slice %0 {start = [0, 0, 0], limit = [6, 4, 1], stride = [1, 1, 1]} : 6x4x1xf32
# 	%7 = concatenate %5, %6 {dim = 2} : 6x4x4xf32
# 	%8 = slice %0 {start = [0, 0, 4], limit = [6, 4, 5], stride = [1, 1, 1]} : 6x4x1xf32
# 	%9 = slice %0 {start = [0, 0, 4], limit = [6, 4, 5], stride = [1, 1, 1]} : 6x4x1xf32
# 	%10 = concatenate %0, %8, %9 {dim = 2} : 6x4x7xf32
# 	%11 = transpose %10 {dims = [2, 0, 1]} : 7x6x4xf32
# 	%12 = slice %0 {start = [0, 1, 0], limit = [6, 3, 5], stride = [1, 1, 1]} : 6x2x5xf32
# 	%13 = constant {value = <5xi32: 0400000000000000030000000000000002000000>} : 5xi32
# 	%14 = gather %0, %13 {sizes = [6, 4, 1], offset_dims = [0, 1], collapsed_dims = [2], operand_batch = [], index_batch = [], index_map = [2], index_vector_dim = 1, indices_are_sorted = 0} : 6x4x5xf32
# 	%15 = constant {value = <3xi32 splat: 02000000>} : 3xi32
# 	%16 = slice %0 {start = [0, 0, 2], limit = [6, 4, 3], stride = [1, 1, 1]} : 6x4x1xf32
# 	%17 = slice %0 {start = [0, 0, 2], limit = [6, 4, 3], stride = [1, 1, 1]} : 6x4x1xf32
# 	%18 = slice %0 {start = [0, 0, 2], limit = [6, 4, 3], stride = [1, 1, 1]} : 6x4x1xf32
# 	%19 = concatenate %16, %17, %18 {dim = 2} : 6x4x3xf32
# 	%20 = gather %0, %15 {sizes = [2, 4, 1], offset_dims = [0, 2], collapsed_dims = [2], operand_batch = [], index_batch = [], index_map = [2], index_vector_dim = 1, indices_are_sorted = 0} : 2x3x4xf32
# 	return %4, %7, %11, %12, %14, %19, %20
# }
# <<<
