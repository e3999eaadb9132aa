# What only a small product reads of windows in pieces is gathered with the windows last
# where the product keeps vectors of what lies side by side: of 8 channels, beside which
# rows of other dims that are kept lie then.  Not of 4; not where the channels are added
# up; nor what is returned, too.
# RUN: popc opt --passes=products %s
popir 1
func @main(%0: 20x30x8xf32, %1: 40x2xi32, %2: 40x1xf32, %3: 20x30x4xf32, %4: 40x8xf32, %13: 2x20x30x8xf32, %14: 40x3xf32) -> (40x2x8xf32, 40x4xf32, 40xf32, 40x8xf32, 1x8x40xf32) {
	%5 = gather %13, %1 {sizes = [2, 3, 1, 8], offset_dims = [0, 1, 2], collapsed_dims = [2], operand_batch = [], index_batch = [], index_map = [1, 2], index_vector_dim = 1} : 2x3x8x40xf32
	%6 = dot_general %14, %5 {lhs_batch = [0], rhs_batch = [3], lhs_contract = [1], rhs_contract = [1]} : 40x2x8xf32
	%7 = gather %3, %1 {sizes = [1, 1, 4], offset_dims = [0, 1], collapsed_dims = [1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1} : 1x4x40xf32
	%8 = dot_general %2, %7 {lhs_batch = [0], rhs_batch = [2], lhs_contract = [1], rhs_contract = [0]} : 40x4xf32
	%9 = gather %0, %1 {sizes = [1, 1, 8], offset_dims = [0], collapsed_dims = [0, 1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1} : 8x40xf32
	%10 = dot_general %4, %9 {lhs_batch = [0], rhs_batch = [1], lhs_contract = [1], rhs_contract = [0]} : 40xf32
	%11 = gather %0, %1 {sizes = [1, 1, 8], offset_dims = [0, 1], collapsed_dims = [1], operand_batch = [], index_batch = [], index_map = [1, 0], index_vector_dim = 1} : 1x8x40xf32
	%12 = dot_general %2, %11 {lhs_batch = [0], rhs_batch = [2], lhs_contract = [1], rhs_contract = [0]} : 40x8xf32
	return %6, %8, %10, %12, %11
}
# >>> stdout
# popir 1
# func @main(%0: 20x30x8xf32, %1: 40x2xi32, %2: 40x1xf32, %3: 20x30x4xf32, %4: 40x8xf32, %5: 2x20x30x8xf32, %6: 40x3xf32) -> (40x2x8xf32, 40x4xf32, 40xf32, 40x8xf32, 1x8x40xf32) {
# 	%7 = transpose %5 {dims = [1, 2, 0, 3]} : 20x30x2x8xf32
# 	%8 = gather %7, %1 {sizes = [3, 1, 2, 8], offset_dims = [1, 2, 3], collapsed_dims = [1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1} : 40x3x2x8xf32
# 	%9 = transpose %8 {dims = [0, 2, 3, 1]} : 40x2x8x3xf32
# 	%10 = broadcast_in_dim %6 {dims = [0, 3]} : 40x2x8x3xf32
# 	%11 = multiply %10, %9 : 40x2x8x3xf32
# 	%12 = constant {value = <f32 splat: 00000000>} : f32
# 	%13 = broadcast_in_dim %12 {dims = []} : 40x2x8xf32
# 	%14 = slice %11 {start = [0, 0, 0, 0], limit = [40, 2, 8, 1], stride = [1, 1, 1, 1]} : 40x2x8x1xf32
# 	%15 = reshape %14 : 40x2x8xf32
# 	%16 = add %13, %15 : 40x2x8xf32
# 	%17 = slice %11 {start = [0, 0, 0, 1], limit = [40, 2, 8, 2], stride = [1, 1, 1, 1]} : 40x2x8x1xf32
# 	%18 = reshape %17 : 40x2x8xf32
# 	%19 = add %16, %18 : 40x2x8xf32
# 	%20 = slice %11 {start = [0, 0, 0, 2], limit = [40, 2, 8, 3], stride = [1, 1, 1, 1]} : 40x2x8x1xf32
# 	%21 = reshape %20 : 40x2x8xf32
# 	%22 = add %19, %21 : 40x2x8xf32
# 	%23 = gather %3, %1 {sizes = [1, 1, 4], offset_dims = [0, 1], collapsed_dims = [1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1} : 1x4x40xf32
# 	%24 = transpose %23 {dims = [2, 1, 0]} : 40x4x1xf32
# 	%25 = broadcast_in_dim %2 {dims = [0, 2]} : 40x4x1xf32
# 	%26 = multiply %25, %24 : 40x4x1xf32
# 	%27 = reshape %26 : 40x4xf32
# 	%28 = gather %0, %1 {sizes = [1, 1, 8], offset_dims = [0], collapsed_dims = [0, 1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1} : 8x40xf32
# 	%29 = transpose %28 {dims = [1, 0]} : 40x8xf32
# 	%30 = multiply %4, %29 : 40x8xf32
# 	%31 = constant {value = <f32 splat: 00000000>} : f32
# 	%32 = broadcast_in_dim %31 {dims = []} : 40xf32
# 	%33 = slice %30 {start = [0, 0], limit = [40, 1], stride = [1, 1]} : 40x1xf32
# 	%34 = reshape %33 : 40xf32
# 	%35 = add %32, %34 : 40xf32
# 	%36 = slice %30 {start = [0, 1], limit = [40, 2], stride = [1, 1]} : 40x1xf32
# 	%37 = reshape %36 : 40xf32
# 	%38 = add %35, %37 : 40xf32
# 	%39 = slice %30 {start = [0, 2], limit = [40, 3], stride = [1, 1]} : 40x1xf32
# 	%40 = reshape %39 : 40xf32
# 	%41 = add %38, %40 : 40xf32
# 	%42 = slice %30 {start = [0, 3], limit = [40, 4], stride = [1, 1]} : 40x1xf32
# 	%43 = reshape %42 : 40xf32
# 	%44 = add %41, %43 : 40xf32
# 	%45 = slice %30 {start = [0, 4], limit = [40, 5], stride = [1, 1]} : 40x1xf32
# 	%46 = reshape %45 : 40xf32
# 	%47 = add %44, %46 : 40xf32
# 	%48 = slice %30 {start = [0, 5], limit = [40, 6], stride = [1, 1]} : 40x1xf32
# 	%49 = reshape %48 : 40xf32
# 	%50 = add %47, %49 : 40xf32
# 	%51 = slice %30 {start = [0, 6], limit = [40, 7], stride = [1, 1]} : 40x1xf32
# 	%52 = reshape %51 : 40xf32
# 	%53 = add %50, %52 : 40xf32
# 	%54 = slice %30 {start = [0, 7], limit = [40, 8], stride = [1, 1]} : 40x1xf32
# 	%55 = reshape %54 : 40xf32
# 	%56 = add %53, %55 : 40xf32
# 	%57 = gather %0, %1 {sizes = [1, 1, 8], offset_dims = [0, 1], collapsed_dims = [1], operand_batch = [], index_batch = [], index_map = [1, 0], index_vector_dim = 1} : 1x8x40xf32
# 	%58 = transpose %57 {dims = [2, 1, 0]} : 40x8x1xf32
# 	%59 = broadcast_in_dim %2 {dims = [0, 2]} : 40x8x1xf32
# 	%60 = multiply %59, %58 : 40x8x1xf32
# 	%61 = reshape %60 : 40x8xf32
# 	return %22, %27, %56, %61, %57
# }
# <<<
