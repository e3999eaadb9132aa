# A slice of what is joined or padded is one of the operand that it takes all from;
# not where it takes from two, nor from padding, nor where elements are put apart.
# What is joined in two steps is joined in one, along the same dim.
# RUN: popc opt --passes=simplify %s
popir 1
func @main(%0: 4x8xf32, %1: 4x3xf32, %2: f32, %3: 2x11xf32) -> (4x3xf32, 2x2xf32, 4x2xf32, 4x4xf32, 4x7xf32, 2x3xf32, 4x14xf32, 6x11xf32) {
	%4 = concatenate %0, %1 {dim = 1} : 4x11xf32
	%5 = slice %4 {start = [0, 5], limit = [4, 8], stride = [1, 1]} : 4x3xf32
	%6 = slice %4 {start = [1, 8], limit = [4, 11], stride = [2, 2]} : 2x2xf32
	%7 = slice %4 {start = [0, 7], limit = [4, 9], stride = [1, 1]} : 4x2xf32
	%8 = pad %0, %2 {low = [1, -2], high = [1, 3], interior = [0, 0]} : 6x9xf32
	%9 = slice %8 {start = [1, 2], limit = [5, 6], stride = [1, 1]} : 4x4xf32
	%10 = slice %8 {start = [1, 0], limit = [5, 7], stride = [1, 1]} : 4x7xf32
	%11 = pad %1, %2 {low = [0, 0], high = [0, 0], interior = [0, 1]} : 4x5xf32
	%12 = slice %11 {start = [0, 0], limit = [2, 3], stride = [1, 1]} : 2x3xf32
	%13 = concatenate %1, %4 {dim = 1} : 4x14xf32
	%14 = concatenate %4, %3 {dim = 0} : 6x11xf32
	return %5, %6, %7, %9, %10, %12, %13, %14
}
# >>> stdout
# popir 1
# func @main(%0: 4x8xf32, %1: 4x3xf32, %2: f32, %3: 2x11xf32) -> (4x3xf32, 2x2xf32, 4x2xf32, 4x4xf32, 4x7xf32, 2x3xf32, 4x14xf32, 6x11xf32) {
# 	%4 = concatenate %0, %1 {dim = 1} : 4x11xf32
# 	%5 = slice %0 {start = [0, 5], limit = [4, 8], stride = [1, 1]} : 4x3xf32
# 	%6 = slice %1 {start = [1, 0], limit = [4, 3], stride = [2, 2]} : 2x2xf32
# 	%7 = slice %4 {start = [0, 7], limit = [4, 9], stride = [1, 1]} : 4x2xf32
# 	%8 = pad %0, %2 {low = [1, -2], high = [1, 3], interior = [0, 0]} : 6x9xf32
# 	%9 = slice %0 {start = [0, 4], limit = [4, 8], stride = [1, 1]} : 4x4xf32
# 	%10 = slice %8 {start = [1, 0], limit = [5, 7], stride = [1, 1]} : 4x7xf32
# 	%11 = pad %1, %2 {low = [0, 0], high = [0, 0], interior = [0, 1]} : 4x5xf32
# 	%12 = slice %11 {start = [0, 0], limit = [2, 3], stride = [1, 1]} : 2x3xf32
# 	%13 = concatenate %1, %0, %1 {dim = 1} : 4x14xf32
# 	%14 = concatenate %4, %3 {dim = 0} : 6x11xf32
# 	return %5, %6, %7, %9, %10, %12, %13, %14
# }
# <<<
