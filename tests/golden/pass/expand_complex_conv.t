# A convolution of complex numbers becomes real ones with the same attributes.
# RUN: popc opt --passes=expand,simplify %s
popir 1
func @main(%0: 1x5x2xcomplex<f32>, %1: 2x2x3xcomplex<f32>) -> (1x5x3xcomplex<f32>) {
	%2 = convolution %0, %1 {lhs_layout = [0, 2, 1], rhs_layout = [2, 1, 0], out_layout = [0, 2, 1], low = [1], high = [1], lhs_dilation = [1], rhs_dilation = [2], precision = [2, 2]} : 1x5x3xcomplex<f32>
	return %2
}
# >>> stdout
# popir 1
# func @main(%0: 1x5x2xcomplex<f32>, %1: 2x2x3xcomplex<f32>) -> (1x5x3xcomplex<f32>) {
# 	%2 = real %0 : 1x5x2xf32
# 	%3 = real %1 : 2x2x3xf32
# 	%4 = imag %0 : 1x5x2xf32
# 	%5 = imag %1 : 2x2x3xf32
# 	%6 = convolution %2, %3 {low = [1], high = [1], precision = [2, 2], lhs_layout = [0, 2, 1], rhs_layout = [2, 1, 0], out_layout = [0, 2, 1], lhs_dilation = [1], rhs_dilation = [2]} : 1x5x3xf32
# 	%7 = convolution %2, %5 {low = [1], high = [1], precision = [2, 2], lhs_layout = [0, 2, 1], rhs_layout = [2, 1, 0], out_layout = [0, 2, 1], lhs_dilation = [1], rhs_dilation = [2]} : 1x5x3xf32
# 	%8 = convolution %4, %3 {low = [1], high = [1], precision = [2, 2], lhs_layout = [0, 2, 1], rhs_layout = [2, 1, 0], out_layout = [0, 2, 1], lhs_dilation = [1], rhs_dilation = [2]} : 1x5x3xf32
# 	%9 = convolution %4, %5 {low = [1], high = [1], precision = [2, 2], lhs_layout = [0, 2, 1], rhs_layout = [2, 1, 0], out_layout = [0, 2, 1], lhs_dilation = [1], rhs_dilation = [2]} : 1x5x3xf32
# 	%10 = subtract %6, %9 : 1x5x3xf32
# 	%11 = add %7, %8 : 1x5x3xf32
# 	%12 = complex %10, %11 : 1x5x3xcomplex<f32>
# 	return %12
# }
# <<<
