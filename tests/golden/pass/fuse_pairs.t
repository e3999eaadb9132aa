# The parts of a complex number, and another use of it, are one group.
# RUN: popc opt --passes=fuse %s
popir 1
func @main(%0: 8xcomplex<f32>, %1: 8xcomplex<f32>) -> (8xf32, 8xf32, 8xf32) {
	%2 = multiply %0, %1 : 8xcomplex<f32>
	%3 = abs %2 : 8xf32
	%4 = sqrt %3 : 8xf32
	%5 = real %2 : 8xf32
	%6 = imag %2 : 8xf32
	return %4, %5, %6
}
# >>> stdout
# popir 1
# func @main(%0: 8xcomplex<f32>, %1: 8xcomplex<f32>) -> (8xf32, 8xf32, 8xf32) {
# 	%2, %3, %4 = fusion {kind = 0} : 8xf32, 8xf32, 8xf32 () {
# 		%5 = multiply %0, %1 : 8xcomplex<f32>
# 		%6 = abs %5 : 8xf32
# 		%7 = sqrt %6 : 8xf32
# 		%8 = real %5 : 8xf32
# 		%9 = imag %5 : 8xf32
# 		return %7, %8, %9
# 	}
# 	return %2, %3, %4
# }
# <<<
