# select_and_scatter of complex numbers becomes a window that chooses numbers of
# elements, and a scatter of what belongs to them.
# RUN: popc opt --verify-each --passes=expand,simplify,dce %s
popir 1
func @main(%0: 4x6xcomplex<f32>, %1: 2x5xcomplex<f32>, %2: complex<f32>) -> (4x6xcomplex<f32>) {
	%3 = select_and_scatter %0, %1, %2 {low = [0, 1], high = [0, 0], window = [2, 3], window_strides = [2, 1]} : 4x6xcomplex<f32> (%4: complex<f32>, %5: complex<f32>) {
		%6 = real %4 : f32
		%7 = real %5 : f32
		%8 = compare %6, %7 {direction = 2} : i1
		return %8
	} (%9: complex<f32>, %10: complex<f32>) {
		%11 = add %9, %10 : complex<f32>
		return %11
	}
	return %3
}
# >>> stdout
# popir 1
# func @main(%0: 4x6xcomplex<f32>, %1: 2x5xcomplex<f32>, %2: complex<f32>) -> (4x6xcomplex<f32>) {
# 	%3 = iota {dim = 0} : 24xi32
# 	%4 = reshape %3 : 4x6xi32
# 	%5 = constant {value = <i32 splat: ffffffff>} : i32
# 	%6, %7 = reduce_window %0, %4, %2, %5 {low = [0, 1], high = [0, 0], window = [2, 3], window_strides = [2, 1]} : 2x5xcomplex<f32>, 2x5xi32 (%8: complex<f32>, %9: i32, %10: complex<f32>, %11: i32) {
# 		%12 = constant {value = <i32 splat: 00000000>} : i32
# 		%13 = real %8 : f32
# 		%14 = real %10 : f32
# 		%15 = compare %13, %14 {direction = 2} : i1
# 		%16 = compare %9, %12 {direction = 2, compare_type = 3} : i1
# 		%17 = and %15, %16 : i1
# 		%18 = compare %11, %12 {direction = 5, compare_type = 3} : i1
# 		%19 = or %17, %18 : i1
# 		%20 = select %19, %8, %10 : complex<f32>
# 		%21 = select %19, %9, %11 : i32
# 		return %20, %21
# 	}
# 	%22 = reshape %7 : 10xi32
# 	%23 = reshape %1 : 10xcomplex<f32>
# 	%24 = broadcast_in_dim %2 {dims = []} : 24xcomplex<f32>
# 	%25 = scatter %24, %22, %23 {offset_dims = [], collapsed_dims = [0], index_map = [0], index_vector_dim = 1} : 24xcomplex<f32> (%26: complex<f32>, %27: complex<f32>) {
# 		%28 = add %26, %27 : complex<f32>
# 		return %28
# 	}
# 	%29 = reshape %25 : 4x6xcomplex<f32>
# 	return %29
# }
# <<<
