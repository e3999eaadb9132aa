# Indices of 64 bits that 32 hold are computed by 32: of floats between bounds,
# rounded and one further on, of positions and what is added, put together of
# parts; not where bounds do not say it.  A comparison of what was widened is one
# of what it was before.
# RUN: popc opt --passes=simplify,cse,dce %s
popir 1
func @main(%0: 64x64xf32, %1: 40xf32, %2: 40xi64, %3: 40xi32, %4: 40x1xi64) -> (40xf32, 40xf32, 40xf32, 40xi1, 40xi1) {
	%5 = constant {value = <f32 splat: 00000000>} : f32
	%6 = constant {value = <f32 splat: 00007c42>} : f32
	%7 = clamp %5, %1, %6 : 40xf32
	%8 = floor %7 : 40xf32
	%9 = convert %8 : 40xi64
	%10 = constant {value = <40xf32 splat: 0000803f>} : 40xf32
	%11 = add %8, %10 : 40xf32
	%12 = convert %11 : 40xi64
	%13 = constant {value = <40xi64 splat: 0000000000000000>} : 40xi64
	%14 = compare %12, %13 {direction = 5, compare_type = 3} : 40xi1
	%15 = constant {value = <40xi64 splat: 4000000000000000>} : 40xi64
	%16 = add %12, %15 : 40xi64
	%17 = select %14, %16, %12 : 40xi64
	%18 = reshape %9 : 40x1xi64
	%19 = reshape %17 : 40x1xi64
	%20 = concatenate %18, %19 {dim = 1} : 40x2xi64
	%21 = gather %0, %20 {sizes = [1, 1], offset_dims = [], collapsed_dims = [0, 1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1} : 40xf32
	%22 = iota {dim = 0} : 40xi64
	%23 = constant {value = <40xi64 splat: 0300000000000000>} : 40xi64
	%24 = multiply %22, %23 : 40xi64
	%25 = reshape %24 : 40x1xi64
	%26 = concatenate %25, %18 {dim = 1} : 40x2xi64
	%27 = gather %0, %26 {sizes = [1, 1], offset_dims = [], collapsed_dims = [0, 1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1} : 40xf32
	%28 = add %2, %15 : 40xi64
	%29 = reshape %28 : 40x1xi64
	%30 = concatenate %29, %4 {dim = 1} : 40x2xi64
	%31 = gather %0, %30 {sizes = [1, 1], offset_dims = [], collapsed_dims = [0, 1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1} : 40xf32
	%32 = convert %3 : 40xi64
	%33 = compare %32, %15 {direction = 5, compare_type = 3} : 40xi1
	%34 = compare %32, %2 {direction = 5, compare_type = 3} : 40xi1
	return %21, %27, %31, %33, %34
}
# >>> stdout
# popir 1
# func @main(%0: 64x64xf32, %1: 40xf32, %2: 40xi64, %3: 40xi32, %4: 40x1xi64) -> (40xf32, 40xf32, 40xf32, 40xi1, 40xi1) {
# 	%5 = constant {value = <f32 splat: 00000000>} : f32
# 	%6 = constant {value = <f32 splat: 00007c42>} : f32
# 	%7 = clamp %5, %1, %6 : 40xf32
# 	%8 = floor %7 : 40xf32
# 	%9 = constant {value = <40xf32 splat: 0000803f>} : 40xf32
# 	%10 = add %8, %9 : 40xf32
# 	%11 = constant {value = <40xi64 splat: 4000000000000000>} : 40xi64
# 	%12 = convert %8 : 40xi32
# 	%13 = reshape %12 : 40x1xi32
# 	%14 = convert %10 : 40xi32
# 	%15 = reshape %14 : 40x1xi32
# 	%16 = concatenate %13, %15 {dim = 1} : 40x2xi32
# 	%17 = gather %0, %16 {sizes = [1, 1], offset_dims = [], collapsed_dims = [0, 1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1} : 40xf32
# 	%18 = iota {dim = 0} : 40xi32
# 	%19 = constant {value = <40xi32 splat: 03000000>} : 40xi32
# 	%20 = multiply %18, %19 : 40xi32
# 	%21 = reshape %20 : 40x1xi32
# 	%22 = concatenate %21, %13 {dim = 1} : 40x2xi32
# 	%23 = gather %0, %22 {sizes = [1, 1], offset_dims = [], collapsed_dims = [0, 1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1} : 40xf32
# 	%24 = add %2, %11 : 40xi64
# 	%25 = reshape %24 : 40x1xi64
# 	%26 = concatenate %25, %4 {dim = 1} : 40x2xi64
# 	%27 = gather %0, %26 {sizes = [1, 1], offset_dims = [], collapsed_dims = [0, 1], operand_batch = [], index_batch = [], index_map = [0, 1], index_vector_dim = 1} : 40xf32
# 	%28 = convert %3 : 40xi64
# 	%29 = constant {value = <40xi32 splat: 40000000>} : 40xi32
# 	%30 = compare %3, %29 {direction = 5, compare_type = 3} : 40xi1
# 	%31 = compare %28, %2 {direction = 5, compare_type = 3} : 40xi1
# 	return %17, %23, %27, %30, %31
# }
# <<<
