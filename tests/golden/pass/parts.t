# What follows parts that a reshape interleaves is computed in the parts: halves
# of bytes, converted and scaled by groups; parts of one and two rows, some
# numbers of rank 0.  What differs from part to part stays, and what is read
# twice.
# RUN: popc opt --passes=parts,dce %s
popir 1
func @main(%0: 8x4xi8, %1: 8x4xi8, %2: 2x4xf32, %3: 3x1x2xf32, %4: 3x2x2xf32, %5: i1, %6: 16xf32) -> (2x8x4xf32, 9x2xf32, 16x4xf32, 18xf32) {
	%7 = reshape %0 : 8x1x4xi8
	%8 = reshape %1 : 8x1x4xi8
	%9 = concatenate %7, %8 {dim = 1} : 8x2x4xi8
	%10 = reshape %9 : 16x4xi8
	%11 = convert %10 : 16x4xf32
	%12 = reshape %11 : 2x8x4xf32
	%13 = broadcast_in_dim %2 {dims = [0, 2]} : 2x8x4xf32
	%14 = multiply %12, %13 : 2x8x4xf32
	%15 = concatenate %3, %4 {dim = 1} : 3x3x2xf32
	%16 = reshape %15 : 9x2xf32
	%17 = constant {value = <9x2xf32 splat: 40000000>} : 9x2xf32
	%18 = select %5, %16, %17 : 9x2xf32
	%19 = concatenate %7, %8 {dim = 1} : 8x2x4xi8
	%20 = reshape %19 : 16x4xi8
	%21 = convert %20 : 16x4xf32
	%22 = broadcast_in_dim %6 {dims = [0]} : 16x4xf32
	%23 = multiply %21, %22 : 16x4xf32
	%24 = concatenate %4, %3 {dim = 1} : 3x3x2xf32
	%25 = reshape %24 : 18xf32
	%26 = negate %25 : 18xf32
	%27 = multiply %25, %26 : 18xf32
	return %14, %18, %23, %27
}
# >>> stdout
# popir 1
# func @main(%0: 8x4xi8, %1: 8x4xi8, %2: 2x4xf32, %3: 3x1x2xf32, %4: 3x2x2xf32, %5: i1, %6: 16xf32) -> (2x8x4xf32, 9x2xf32, 16x4xf32, 18xf32) {
# 	%7 = convert %0 : 8x4xf32
# 	%8 = convert %1 : 8x4xf32
# 	%9 = reshape %7 : 2x4x4xf32
# 	%10 = broadcast_in_dim %2 {dims = [0, 2]} : 2x4x4xf32
# 	%11 = multiply %9, %10 : 2x4x4xf32
# 	%12 = reshape %11 : 2x4x1x4xf32
# 	%13 = reshape %8 : 2x4x4xf32
# 	%14 = broadcast_in_dim %2 {dims = [0, 2]} : 2x4x4xf32
# 	%15 = multiply %13, %14 : 2x4x4xf32
# 	%16 = reshape %15 : 2x4x1x4xf32
# 	%17 = concatenate %12, %16 {dim = 2} : 2x4x2x4xf32
# 	%18 = reshape %17 : 2x8x4xf32
# 	%19 = reshape %3 : 3x2xf32
# 	%20 = constant {value = <3x2xf32 splat: 40000000>} : 3x2xf32
# 	%21 = select %5, %19, %20 : 3x2xf32
# 	%22 = reshape %21 : 3x1x2xf32
# 	%23 = constant {value = <3x2x2xf32 splat: 40000000>} : 3x2x2xf32
# 	%24 = select %5, %4, %23 : 3x2x2xf32
# 	%25 = concatenate %22, %24 {dim = 1} : 3x3x2xf32
# 	%26 = reshape %25 : 9x2xf32
# 	%27 = convert %0 : 8x4xf32
# 	%28 = reshape %27 : 8x1x4xf32
# 	%29 = convert %1 : 8x4xf32
# 	%30 = reshape %29 : 8x1x4xf32
# 	%31 = concatenate %28, %30 {dim = 1} : 8x2x4xf32
# 	%32 = reshape %31 : 16x4xf32
# 	%33 = broadcast_in_dim %6 {dims = [0]} : 16x4xf32
# 	%34 = multiply %32, %33 : 16x4xf32
# 	%35 = concatenate %4, %3 {dim = 1} : 3x3x2xf32
# 	%36 = reshape %35 : 18xf32
# 	%37 = negate %36 : 18xf32
# 	%38 = multiply %36, %37 : 18xf32
# 	return %18, %26, %34, %38
# }
# <<<
