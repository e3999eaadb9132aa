# What is put together of few constants is one: the weights of a real transform's
# gradient, 2 but for the first and the last.  Complex numbers are divided by real
# ones part by part, but not by 0.
# RUN: popc opt --passes=simplify %s
popir 1
func @main(%0: 5xcomplex<f32>, %1: i32) -> (5xcomplex<f32>, 5xi32, 5xi32, 5xcomplex<f32>) {
	%2 = constant {value = <5xcomplex<f32> splat: 0000004000000000>} : 5xcomplex<f32>
	%3 = constant {value = <1xcomplex<f32> splat: 0000803f00000000>} : 1xcomplex<f32>
	%4 = constant {value = <i32 splat: 00000000>} : i32
	%5 = constant {value = <i32 splat: 63000000>} : i32
	%6 = dynamic_update_slice %2, %3, %4 : 5xcomplex<f32>
	%7 = dynamic_update_slice %6, %3, %5 : 5xcomplex<f32>
	%8 = divide %0, %7 : 5xcomplex<f32>
	%9 = constant {value = <2xi32: 0100000002000000>} : 2xi32
	%10 = constant {value = <3xi32 splat: 07000000>} : 3xi32
	%11 = concatenate %9, %10 {dim = 0} : 5xi32
	%12 = dynamic_update_slice %11, %9, %1 : 5xi32
	%13 = constant {value = <5xcomplex<f32> splat: 0000000000000000>} : 5xcomplex<f32>
	%14 = divide %0, %13 : 5xcomplex<f32>
	return %8, %11, %12, %14
}
# >>> stdout
# popir 1
# func @main(%0: 5xcomplex<f32>, %1: i32) -> (5xcomplex<f32>, 5xi32, 5xi32, 5xcomplex<f32>) {
# 	%2 = constant {value = <5xf32: 0000803f0000004000000040000000400000803f>} : 5xf32
# 	%3 = real %0 : 5xf32
# 	%4 = imag %0 : 5xf32
# 	%5 = divide %3, %2 : 5xf32
# 	%6 = divide %4, %2 : 5xf32
# 	%7 = complex %5, %6 : 5xcomplex<f32>
# 	%8 = constant {value = <2xi32: 0100000002000000>} : 2xi32
# 	%9 = constant {value = <5xi32: 0100000002000000070000000700000007000000>} : 5xi32
# 	%10 = dynamic_update_slice %9, %8, %1 : 5xi32
# 	%11 = constant {value = <5xcomplex<f32> splat: 0000000000000000>} : 5xcomplex<f32>
# 	%12 = divide %0, %11 : 5xcomplex<f32>
# 	return %7, %9, %10, %12
# }
# <<<
