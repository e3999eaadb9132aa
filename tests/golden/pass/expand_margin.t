# Taps and windows that see nothing but padding are dropped where few stay: of an
# image of one pixel, of a gradient by its kernel, with holes and a reversed
# kernel.  Not where half of them do, nor where all of them do.
# RUN: popc opt --passes=expand,dce %s
popir 1
func @main(%0: 9x1x1x5xf32, %1: 3x3x5x3xf32, %2: 9x1x1x3xf32, %3: 1x2x1x3xf32, %4: 5x3x3x2xf32) -> (9x1x1x3xf32, 3x3x5x3xf32, 1x2x1x2xf32, 1x4x3x2xf32, 1x1x1x2xf32) {
	%5 = convolution %0, %1 {window_strides = [1, 1], low = [1, 1], high = [1, 1], lhs_layout = [0, 3, 1, 2], rhs_layout = [3, 2, 0, 1], out_layout = [0, 3, 1, 2]} : 9x1x1x3xf32
	%6 = convolution %0, %2 {window_strides = [1, 1], low = [1, 1], high = [1, 1], lhs_layout = [3, 0, 1, 2], rhs_layout = [3, 0, 1, 2], out_layout = [2, 3, 0, 1]} : 3x3x5x3xf32
	%7 = convolution %3, %4 {window_strides = [1, 1], low = [5, 0], high = [3, 2], rhs_dilation = [2, 1], window_reversal = [1, 0], lhs_layout = [0, 3, 1, 2], rhs_layout = [3, 2, 0, 1], out_layout = [0, 3, 1, 2]} : 1x2x1x2xf32
	%8 = convolution %3, %4 {window_strides = [1, 1], low = [4, 2], high = [2, 2], lhs_layout = [0, 3, 1, 2], rhs_layout = [3, 2, 0, 1], out_layout = [0, 3, 1, 2]} : 1x4x3x2xf32
	%9 = convolution %3, %4 {window_strides = [1, 1], low = [7, 2], high = [-4, 0], lhs_layout = [0, 3, 1, 2], rhs_layout = [3, 2, 0, 1], out_layout = [0, 3, 1, 2]} : 1x1x1x2xf32
	return %5, %6, %7, %8, %9
}
# >>> stdout
# popir 1
# func @main(%0: 9x1x1x5xf32, %1: 3x3x5x3xf32, %2: 9x1x1x3xf32, %3: 1x2x1x3xf32, %4: 5x3x3x2xf32) -> (9x1x1x3xf32, 3x3x5x3xf32, 1x2x1x2xf32, 1x4x3x2xf32, 1x1x1x2xf32) {
# 	%5 = slice %1 {start = [1, 1, 0, 0], limit = [2, 2, 5, 3], stride = [1, 1, 1, 1]} : 1x1x5x3xf32
# 	%6 = convolution %0, %5 {low = [0, 0], high = [0, 0], lhs_layout = [0, 3, 1, 2], rhs_layout = [3, 2, 0, 1], out_layout = [0, 3, 1, 2], window_strides = [1, 1]} : 9x1x1x3xf32
# 	%7 = convolution %0, %2 {low = [0, 0], high = [0, 0], lhs_layout = [3, 0, 1, 2], rhs_layout = [3, 0, 1, 2], out_layout = [2, 3, 0, 1], window_strides = [1, 1]} : 1x1x5x3xf32
# 	%8 = constant {value = <f32 splat: 00000000>} : f32
# 	%9 = pad %7, %8 {low = [1, 1, 0, 0], high = [1, 1, 0, 0], interior = [0, 0, 0, 0]} : 3x3x5x3xf32
# 	%10 = slice %4 {start = [1, 0, 0, 0], limit = [3, 1, 3, 2], stride = [1, 1, 1, 1]} : 2x1x3x2xf32
# 	%11 = convolution %3, %10 {low = [1, 0], high = [1, 0], lhs_layout = [0, 3, 1, 2], rhs_layout = [3, 2, 0, 1], out_layout = [0, 3, 1, 2], window_strides = [1, 1], rhs_dilation = [2, 1], window_reversal = [1, 0]} : 1x2x1x2xf32
# 	%12 = convolution %3, %4 {low = [4, 2], high = [2, 2], lhs_layout = [0, 3, 1, 2], rhs_layout = [3, 2, 0, 1], out_layout = [0, 3, 1, 2], window_strides = [1, 1]} : 1x4x3x2xf32
# 	%13 = convolution %3, %4 {low = [7, 2], high = [-4, 0], lhs_layout = [0, 3, 1, 2], rhs_layout = [3, 2, 0, 1], out_layout = [0, 3, 1, 2], window_strides = [1, 1]} : 1x1x1x2xf32
# 	return %6, %9, %11, %12, %13
# }
# <<<
