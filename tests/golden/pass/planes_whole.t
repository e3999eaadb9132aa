# Complex carries stay whole: one that is left for a carry that a reduction
# reads, one that is made of a value turned round, and one of a value from
# outside of the loop.
# RUN: popc opt --passes=planes,simplify,dce --verify-each %s
popir 1
func @main(%0: i32, %1: 4xcomplex<f32>, %2: complex<f32>) -> (4xcomplex<f32>, 4xcomplex<f32>, 4xcomplex<f32>, 4xcomplex<f32>, complex<f32>) {
	%3, %4, %5, %6, %7, %8 = while %0, %1, %1, %1, %1, %2 : i32, 4xcomplex<f32>, 4xcomplex<f32>, 4xcomplex<f32>, 4xcomplex<f32>, complex<f32> (%9: i32, %10: 4xcomplex<f32>, %11: 4xcomplex<f32>, %12: 4xcomplex<f32>, %13: 4xcomplex<f32>, %14: complex<f32>) {
		%15 = constant {value = <i32 splat: 0a000000>} : i32
		%16 = compare %9, %15 {direction = 5, compare_type = 3} : i1
		return %16
	} (%17: i32, %18: 4xcomplex<f32>, %19: 4xcomplex<f32>, %20: 4xcomplex<f32>, %21: 4xcomplex<f32>, %22: complex<f32>) {
		%23 = constant {value = <i32 splat: 01000000>} : i32
		%24 = add %17, %23 : i32
		%25 = multiply %19, %19 : 4xcomplex<f32>
		%26 = add %20, %21 : 4xcomplex<f32>
		%27 = multiply %25, %26 : 4xcomplex<f32>
		%28 = reverse %1 {dims = [0]} : 4xcomplex<f32>
		%29 = reduce %18, %22 {dims = [0]} : complex<f32> (%30: complex<f32>, %31: complex<f32>) {
			%32 = add %30, %31 : complex<f32>
			return %32
		}
		return %24, %19, %27, %28, %1, %29
	}
	return %4, %5, %6, %7, %8
}
# >>> stdout
# popir 1
# func @main(%0: i32, %1: 4xcomplex<f32>, %2: complex<f32>) -> (4xcomplex<f32>, 4xcomplex<f32>, 4xcomplex<f32>, 4xcomplex<f32>, complex<f32>) {
# 	%3, %4, %5, %6, %7, %8 = while %0, %1, %1, %1, %1, %2 : i32, 4xcomplex<f32>, 4xcomplex<f32>, 4xcomplex<f32>, 4xcomplex<f32>, complex<f32> (%9: i32, %10: 4xcomplex<f32>, %11: 4xcomplex<f32>, %12: 4xcomplex<f32>, %13: 4xcomplex<f32>, %14: complex<f32>) {
# 		%15 = constant {value = <i32 splat: 0a000000>} : i32
# 		%16 = compare %9, %15 {direction = 5, compare_type = 3} : i1
# 		return %16
# 	} (%17: i32, %18: 4xcomplex<f32>, %19: 4xcomplex<f32>, %20: 4xcomplex<f32>, %21: 4xcomplex<f32>, %22: complex<f32>) {
# 		%23 = constant {value = <i32 splat: 01000000>} : i32
# 		%24 = add %17, %23 : i32
# 		%25 = multiply %19, %19 : 4xcomplex<f32>
# 		%26 = add %20, %21 : 4xcomplex<f32>
# 		%27 = multiply %25, %26 : 4xcomplex<f32>
# 		%28 = reverse %1 {dims = [0]} : 4xcomplex<f32>
# 		%29 = reduce %18, %22 {dims = [0]} : complex<f32> (%30: complex<f32>, %31: complex<f32>) {
# 			%32 = add %30, %31 : complex<f32>
# 			return %32
# 		}
# 		return %24, %19, %27, %28, %1, %29
# 	}
# 	return %4, %5, %6, %7, %8
# }
# <<<
