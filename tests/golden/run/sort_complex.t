# Complex numbers are sorted by any comparator of their parts: here by the
# imaginary part, then downwards by the real one, together with an index.
# RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input=[1,2,3,0,5] --input=[2,1,2,1,0]
popir 1
func @main(%0: 5xf32, %1: 5xf32) -> (5xcomplex<f32>, 5xi32) {
	%2 = complex %0, %1 : 5xcomplex<f32>
	%3 = iota {dim = 0} : 5xi32
	%4, %5 = sort %2, %3 {dim = 0, is_stable = 1} : 5xcomplex<f32>, 5xi32 (%6: complex<f32>, %7: complex<f32>, %8: i32, %9: i32) {
		%10 = imag %6 : f32
		%11 = imag %7 : f32
		%12 = real %6 : f32
		%13 = real %7 : f32
		%14 = compare %10, %11 {direction = 5, compare_type = 1} : i1
		%15 = compare %10, %11 {direction = 0, compare_type = 1} : i1
		%16 = compare %12, %13 {direction = 3, compare_type = 1} : i1
		%17 = and %15, %16 : i1
		%18 = or %14, %17 : i1
		return %18
	}
	return %4, %5
}
# >>> stdout
# [5.+0.j 2.+1.j 0.+1.j 3.+2.j 1.+2.j]
# [4 1 3 2 0]
# <<<
