# Kernels of one tap see the holes of a dilated image or its elements: zeros are
# put between the results instead, in the dims where that is so; not where the
# windows are strided or have more taps.
# RUN: popc opt --passes=expand,dce %s
popir 1
func @main(%0: 2x3x4x5xf32, %1: 1x1x5x3xf32, %2: 1x2x5x3xf32) -> (2x6x10x3xf32, 2x6x8x3xf32, 2x3x7x3xf32) {
	%3 = convolution %0, %1 {window_strides = [1, 1], low = [0, -1], high = [1, 1], lhs_dilation = [2, 3], lhs_layout = [0, 3, 1, 2], rhs_layout = [3, 2, 0, 1], out_layout = [0, 3, 1, 2]} : 2x6x10x3xf32
	%4 = convolution %0, %2 {window_strides = [1, 1], low = [0, 1], high = [1, 1], lhs_dilation = [2, 2], lhs_layout = [0, 3, 1, 2], rhs_layout = [3, 2, 0, 1], out_layout = [0, 3, 1, 2]} : 2x6x8x3xf32
	%5 = convolution %0, %1 {window_strides = [2, 1], low = [0, 0], high = [0, 0], lhs_dilation = [2, 2], lhs_layout = [0, 3, 1, 2], rhs_layout = [3, 2, 0, 1], out_layout = [0, 3, 1, 2]} : 2x3x7x3xf32
	return %3, %4, %5
}
# >>> stdout
# popir 1
# func @main(%0: 2x3x4x5xf32, %1: 1x1x5x3xf32, %2: 1x2x5x3xf32) -> (2x6x10x3xf32, 2x6x8x3xf32, 2x3x7x3xf32) {
# 	%3 = convolution %0, %1 {low = [0, 0], high = [0, 0], lhs_layout = [0, 3, 1, 2], rhs_layout = [3, 2, 0, 1], out_layout = [0, 3, 1, 2], window_strides = [1, 1], lhs_dilation = [1, 1]} : 2x3x4x3xf32
# 	%4 = constant {value = <f32 splat: 00000000>} : f32
# 	%5 = pad %3, %4 {low = [0, 0, -1, 0], high = [0, 1, 1, 0], interior = [0, 1, 2, 0]} : 2x6x10x3xf32
# 	%6 = convolution %0, %2 {low = [0, 1], high = [0, 1], lhs_layout = [0, 3, 1, 2], rhs_layout = [3, 2, 0, 1], out_layout = [0, 3, 1, 2], window_strides = [1, 1], lhs_dilation = [1, 2]} : 2x3x8x3xf32
# 	%7 = constant {value = <f32 splat: 00000000>} : f32
# 	%8 = pad %6, %7 {low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0]} : 2x6x8x3xf32
# 	%9 = convolution %0, %1 {low = [0, 0], high = [0, 0], lhs_layout = [0, 3, 1, 2], rhs_layout = [3, 2, 0, 1], out_layout = [0, 3, 1, 2], window_strides = [2, 1], lhs_dilation = [2, 1]} : 2x3x4x3xf32
# 	%10 = constant {value = <f32 splat: 00000000>} : f32
# 	%11 = pad %9, %10 {low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 1, 0]} : 2x3x7x3xf32
# 	return %5, %8, %11
# }
# <<<
