# A gather of one window is a dynamic slice: of an index in parts or as it comes, of
# one component, and where windows keep all dims; one of two windows stays, and one
# of an index without components.  A slice of one coordinate is where it starts,
# clamped; that of a float or of two stays.
# RUN: popc opt --passes=simplify %s
popir 1
func @main(%0: 8x400xf32, %1: i32, %2: 2xi32, %3: i64, %4: 1x2xi32, %5: 2x2xi32, %30: 0xi32) -> (16xf32, 8xf32, 16xf32, 8x1xf32, 2x4xf32, 3x5xi32, 1xf32, 2xi32, 8x400xf32) {
	%6 = reshape %1 : 1xi32
	%7 = gather %0, %6 {sizes = [8, 1], offset_dims = [0], collapsed_dims = [1], operand_batch = [], index_batch = [], index_map = [1], index_vector_dim = 0, indices_are_sorted = 0} : 8xf32
	%8 = concatenate %6, %6 {dim = 0} : 2xi32
	%9 = gather %0, %8 {sizes = [1, 16], offset_dims = [0], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 0, indices_are_sorted = 0} : 16xf32
	%10 = gather %0, %4 {sizes = [8, 1], offset_dims = [0, 1], collapsed_dims = [], operand_batch = [], index_batch = [], index_map = [1, 0], index_vector_dim = 1, indices_are_sorted = 0} : 8x1x1xf32
	%11 = reshape %10 : 8x1xf32
	%12 = gather %0, %5 {sizes = [1, 4], offset_dims = [1], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1, indices_are_sorted = 0} : 2x4xf32
	%13 = iota {dim = 1} : 3x40x5xi32
	%14 = dynamic_slice %13, %3, %3, %3 {sizes = [3, 1, 5]} : 3x1x5xi32
	%15 = reshape %14 : 3x5xi32
	%16 = iota {dim = 0} : 40xf32
	%17 = dynamic_slice %16, %3 {sizes = [1]} : 1xf32
	%18 = iota {dim = 0} : 40xi32
	%19 = dynamic_slice %18, %3 {sizes = [2]} : 2xi32
	%20 = gather %0, %30 {sizes = [8, 400], offset_dims = [0, 1], collapsed_dims = [], operand_batch = [], index_batch = [], index_map = [], index_vector_dim = 0, indices_are_sorted = 0} : 8x400xf32
	%21 = concatenate %30, %2 {dim = 0} : 2xi32
	%22 = gather %0, %21 {sizes = [1, 16], offset_dims = [0], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 0, indices_are_sorted = 0} : 16xf32
	return %22, %7, %9, %11, %12, %15, %17, %19, %20
}
# >>> stdout
# popir 1
# func @main(%0: 8x400xf32, %1: i32, %2: 2xi32, %3: i64, %4: 1x2xi32, %5: 2x2xi32, %6: 0xi32) -> (16xf32, 8xf32, 16xf32, 8x1xf32, 2x4xf32, 3x5xi32, 1xf32, 2xi32, 8x400xf32) {
# 	%7 = constant {value = <i32 splat: 00000000>} : i32
# 	%8 = dynamic_slice %0, %7, %1 {sizes = [8, 1]} : 8x1xf32
# 	%9 = reshape %8 : 8xf32
# 	%10 = dynamic_slice %0, %1, %1 {sizes = [1, 16]} : 1x16xf32
# 	%11 = reshape %10 : 16xf32
# 	%12 = reshape %4 : 2xi32
# 	%13 = slice %12 {start = [1], limit = [2], stride = [1]} : 1xi32
# 	%14 = reshape %13 : i32
# 	%15 = reshape %4 : 2xi32
# 	%16 = slice %15 {start = [0], limit = [1], stride = [1]} : 1xi32
# 	%17 = reshape %16 : i32
# 	%18 = dynamic_slice %0, %14, %17 {sizes = [8, 1]} : 8x1xf32
# 	%19 = gather %0, %5 {sizes = [1, 4], offset_dims = [1], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1, indices_are_sorted = 0} : 2x4xf32
# 	%20 = constant {value = <i64 splat: 0000000000000000>} : i64
# 	%21 = constant {value = <i64 splat: 2700000000000000>} : i64
# 	%22 = clamp %20, %3, %21 : i64
# 	%23 = convert %22 : i32
# 	%24 = broadcast_in_dim %23 {dims = []} : 3x1x5xi32
# 	%25 = reshape %24 : 3x5xi32
# 	%26 = iota {dim = 0} : 40xf32
# 	%27 = dynamic_slice %26, %3 {sizes = [1]} : 1xf32
# 	%28 = iota {dim = 0} : 40xi32
# 	%29 = dynamic_slice %28, %3 {sizes = [2]} : 2xi32
# 	%30 = gather %0, %6 {sizes = [8, 400], offset_dims = [0, 1], collapsed_dims = [], operand_batch = [], index_batch = [], index_map = [], index_vector_dim = 0, indices_are_sorted = 0} : 8x400xf32
# 	%31 = slice %2 {start = [0], limit = [1], stride = [1]} : 1xi32
# 	%32 = reshape %31 : i32
# 	%33 = slice %2 {start = [1], limit = [2], stride = [1]} : 1xi32
# 	%34 = reshape %33 : i32
# 	%35 = dynamic_slice %0, %32, %34 {sizes = [1, 16]} : 1x16xf32
# 	%36 = reshape %35 : 16xf32
# 	return %36, %9, %11, %18, %19, %25, %27, %29, %30
# }
# <<<
