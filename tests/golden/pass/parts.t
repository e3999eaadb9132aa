# What follows parts that a reshape interleaves is computed in the parts: halves
# of bytes, converted and scaled by groups; parts of one and two rows, some
# numbers of rank 0; a part that is put together itself.  What differs from part
# to part stays, and what is read twice.
# RUN: popc opt --passes=parts,dce --verify-each %s
popir 1
func @main(%0: 8x4xi8, %1: 8x4xi8, %2: 2x4xf32, %3: 3x1x2xf32, %4: 3x2x2xf32, %5: i1, %6: 16xf32) -> (2x8x4xf32, 9x2xf32, 16x4xf32, 18xf32, 24x4xf32) {
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
	%28 = concatenate %7, %8 {dim = 1} : 8x2x4xi8
	%29 = concatenate %28, %7 {dim = 1} : 8x3x4xi8
	%30 = reshape %29 : 24x4xi8
	%31 = convert %30 : 24x4xf32
	return %14, %18, %23, %27, %31
}
# >>> stdout
# popir 1
# func @main(%0: 8x4xi8, %1: 8x4xi8, %2: 2x4xf32, %3: 3x1x2xf32, %4: 3x2x2xf32, %5: i1, %6: 16xf32) -> (2x8x4xf32, 9x2xf32, 16x4xf32, 18xf32, 24x4xf32) {
# 	%7 = reshape %0 : 8x1x4xi8
# 	%8 = reshape %1 : 8x1x4xi8
# 	%9 = convert %0 : 8x4xf32
# 	%10 = convert %1 : 8x4xf32
# 	%11 = reshape %9 : 2x4x4xf32
# 	%12 = broadcast_in_dim %2 {dims = [0, 2]} : 2x4x4xf32
# 	%13 = multiply %11, %12 : 2x4x4xf32
# 	%14 = reshape %13 : 2x4x1x4xf32
# 	%15 = reshape %10 : 2x4x4xf32
# 	%16 = broadcast_in_dim %2 {dims = [0, 2]} : 2x4x4xf32
# 	%17 = multiply %15, %16 : 2x4x4xf32
# 	%18 = reshape %17 : 2x4x1x4xf32
# 	%19 = concatenate %14, %18 {dim = 2} : 2x4x2x4xf32
# 	%20 = reshape %19 : 2x8x4xf32
# 	%21 = reshape %3 : 3x2xf32
# 	%22 = constant {value = <3x2xf32 splat: 40000000>} : 3x2xf32
# 	%23 = select %5, %21, %22 : 3x2xf32
# 	%24 = reshape %23 : 3x1x2xf32
# 	%25 = constant {value = <3x2x2xf32 splat: 40000000>} : 3x2x2xf32
# 	%26 = select %5, %4, %25 : 3x2x2xf32
# 	%27 = concatenate %24, %26 {dim = 1} : 3x3x2xf32
# 	%28 = reshape %27 : 9x2xf32
# 	%29 = convert %0 : 8x4xf32
# 	%30 = reshape %29 : 8x1x4xf32
# 	%31 = convert %1 : 8x4xf32
# 	%32 = reshape %31 : 8x1x4xf32
# 	%33 = concatenate %30, %32 {dim = 1} : 8x2x4xf32
# 	%34 = reshape %33 : 16x4xf32
# 	%35 = broadcast_in_dim %6 {dims = [0]} : 16x4xf32
# 	%36 = multiply %34, %35 : 16x4xf32
# 	%37 = concatenate %4, %3 {dim = 1} : 3x3x2xf32
# 	%38 = reshape %37 : 18xf32
# 	%39 = negate %38 : 18xf32
# 	%40 = multiply %38, %39 : 18xf32
# 	%41 = concatenate %7, %8 {dim = 1} : 8x2x4xi8
# 	%42 = convert %41 : 8x2x4xf32
# 	%43 = convert %0 : 8x4xf32
# 	%44 = reshape %43 : 8x1x4xf32
# 	%45 = concatenate %42, %44 {dim = 1} : 8x3x4xf32
# 	%46 = reshape %45 : 24x4xf32
# 	return %20, %28, %36, %40, %46
# }
# <<<
