# Complex carries are taken apart where the body only computes with them element
# by element: two that change places and one that stays, but not what a
# reduction reads nor what is left for that.
# RUN: popc opt --passes=planes,simplify,dce --verify-each %s
popir 1
func @main(%0: i32, %1: 4xcomplex<f32>, %2: 4xcomplex<f32>, %3: 4xcomplex<f32>, %4: complex<f32>) -> (4xcomplex<f32>, 4xcomplex<f32>, complex<f32>) {
	%5, %6, %7, %8, %9, %10 = while %0, %1, %2, %3, %1, %4 : i32, 4xcomplex<f32>, 4xcomplex<f32>, 4xcomplex<f32>, 4xcomplex<f32>, complex<f32> (%11: i32, %12: 4xcomplex<f32>, %13: 4xcomplex<f32>, %14: 4xcomplex<f32>, %15: 4xcomplex<f32>, %16: complex<f32>) {
		%17 = constant {value = <i32 splat: 0a000000>} : i32
		%18 = compare %11, %17 {direction = 5, compare_type = 3} : i1
		return %18
	} (%19: i32, %20: 4xcomplex<f32>, %21: 4xcomplex<f32>, %22: 4xcomplex<f32>, %23: 4xcomplex<f32>, %24: complex<f32>) {
		%25 = constant {value = <i32 splat: 01000000>} : i32
		%26 = add %19, %25 : i32
		%27 = multiply %20, %22 : 4xcomplex<f32>
		%28 = multiply %23, %23 : 4xcomplex<f32>
		%29 = reduce %23, %24 {dims = [0]} : complex<f32> (%30: complex<f32>, %31: complex<f32>) {
			%32 = add %30, %31 : complex<f32>
			return %32
		}
		return %26, %21, %27, %22, %28, %29
	}
	return %6, %7, %10
}
# >>> stdout
# popir 1
# func @main(%0: i32, %1: 4xcomplex<f32>, %2: 4xcomplex<f32>, %3: 4xcomplex<f32>, %4: complex<f32>) -> (4xcomplex<f32>, 4xcomplex<f32>, complex<f32>) {
# 	%5 = real %1 : 4xf32
# 	%6 = imag %1 : 4xf32
# 	%7 = real %2 : 4xf32
# 	%8 = imag %2 : 4xf32
# 	%9 = real %3 : 4xf32
# 	%10 = imag %3 : 4xf32
# 	%11, %12, %13, %14, %15, %16, %17, %18, %19 = while %0, %5, %6, %7, %8, %9, %10, %1, %4 : i32, 4xf32, 4xf32, 4xf32, 4xf32, 4xf32, 4xf32, 4xcomplex<f32>, complex<f32> (%20: i32, %21: 4xf32, %22: 4xf32, %23: 4xf32, %24: 4xf32, %25: 4xf32, %26: 4xf32, %27: 4xcomplex<f32>, %28: complex<f32>) {
# 		%29 = constant {value = <i32 splat: 0a000000>} : i32
# 		%30 = compare %20, %29 {direction = 5, compare_type = 3} : i1
# 		return %30
# 	} (%31: i32, %32: 4xf32, %33: 4xf32, %34: 4xf32, %35: 4xf32, %36: 4xf32, %37: 4xf32, %38: 4xcomplex<f32>, %39: complex<f32>) {
# 		%40 = complex %32, %33 : 4xcomplex<f32>
# 		%41 = complex %36, %37 : 4xcomplex<f32>
# 		%42 = constant {value = <i32 splat: 01000000>} : i32
# 		%43 = add %31, %42 : i32
# 		%44 = multiply %40, %41 : 4xcomplex<f32>
# 		%45 = multiply %38, %38 : 4xcomplex<f32>
# 		%46 = reduce %38, %39 {dims = [0]} : complex<f32> (%47: complex<f32>, %48: complex<f32>) {
# 			%49 = add %47, %48 : complex<f32>
# 			return %49
# 		}
# 		%50 = real %44 : 4xf32
# 		%51 = imag %44 : 4xf32
# 		return %43, %34, %35, %50, %51, %36, %37, %45, %46
# 	}
# 	%52 = complex %12, %13 : 4xcomplex<f32>
# 	%53 = complex %14, %15 : 4xcomplex<f32>
# 	return %52, %53, %19
# }
# <<<
