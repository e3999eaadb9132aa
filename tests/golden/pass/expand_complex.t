# A product of complex numbers becomes real ones, unless it is shallow; what
# nothing asks for goes.
# RUN: popc opt --passes=expand,simplify %s
popir 1
func @main(%0: 2x20xcomplex<f32>, %1: 20x3xcomplex<f32>, %2: 2x3xcomplex<f32>, %3: 3x3xcomplex<f32>) -> (2x3xf32, 2x3xcomplex<f32>) {
	%4 = dot_general %0, %1 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 2x3xcomplex<f32>
	%5 = real %4 : 2x3xf32
	%6 = dot_general %2, %3 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 2x3xcomplex<f32>
	return %5, %6
}
# >>> stdout
# popir 1
# func @main(%0: 2x20xcomplex<f32>, %1: 20x3xcomplex<f32>, %2: 2x3xcomplex<f32>, %3: 3x3xcomplex<f32>) -> (2x3xf32, 2x3xcomplex<f32>) {
# 	%4 = real %0 : 2x20xf32
# 	%5 = real %1 : 20x3xf32
# 	%6 = imag %0 : 2x20xf32
# 	%7 = imag %1 : 20x3xf32
# 	%8 = dot_general %4, %5 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 2x3xf32
# 	%9 = dot_general %6, %7 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 2x3xf32
# 	%10 = subtract %8, %9 : 2x3xf32
# 	%11 = dot_general %2, %3 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 2x3xcomplex<f32>
# 	return %10, %11
# }
