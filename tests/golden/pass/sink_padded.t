# Slices inside what was padded, or inside one operand of a concatenate, read that;
# unless another reads what lies around it, too.
# RUN: popc opt --verify-each --passes=sink,dce %s
popir 1
func @main(%0: 4x8xf32, %1: 4x8xf32) -> (4x3xf32, 2x6xf32, 4x6xf32, 4x4xf32, 4x8xf32, 4x2xf32, 4x8xf32) {
	%2 = constant {value = <f32 splat: 00000000>} : f32
	%3 = pad %0, %2 {low = [0, 2], high = [1, 0], interior = [0, 0]} : 5x10xf32
	%4 = slice %3 {start = [0, 3], limit = [4, 8], stride = [1, 2]} : 4x3xf32
	%5 = slice %3 {start = [1, 4], limit = [3, 10], stride = [1, 1]} : 2x6xf32
	%6 = concatenate %0, %1 {dim = 1} : 4x16xf32
	%7 = negate %6 : 4x16xf32
	%8 = slice %7 {start = [0, 9], limit = [4, 15], stride = [1, 1]} : 4x6xf32
	%9 = pad %1, %2 {low = [0, 2], high = [0, 0], interior = [0, 0]} : 4x10xf32
	%10 = slice %9 {start = [0, 1], limit = [4, 5], stride = [1, 1]} : 4x4xf32
	%11 = slice %9 {start = [0, 2], limit = [4, 10], stride = [1, 1]} : 4x8xf32
	%12 = pad %0, %2 {low = [0, -2], high = [0, 2], interior = [0, 0]} : 4x8xf32
	%13 = slice %12 {start = [0, 4], limit = [4, 6], stride = [1, 1]} : 4x2xf32
	%14 = concatenate %0, %1 {dim = 0} : 8x8xf32
	%15 = slice %14 {start = [4, 0], limit = [8, 8], stride = [1, 1]} : 4x8xf32
	return %4, %5, %8, %10, %11, %13, %15
}
# >>> stdout
# popir 1
# func @main(%0: 4x8xf32, %1: 4x8xf32) -> (4x3xf32, 2x6xf32, 4x6xf32, 4x4xf32, 4x8xf32, 4x2xf32, 4x8xf32) {
# 	%2 = constant {value = <f32 splat: 00000000>} : f32
# 	%3 = slice %0 {start = [0, 1], limit = [4, 6], stride = [1, 2]} : 4x3xf32
# 	%4 = slice %0 {start = [1, 2], limit = [3, 8], stride = [1, 1]} : 2x6xf32
# 	%5 = slice %1 {start = [0, 1], limit = [4, 7], stride = [1, 1]} : 4x6xf32
# 	%6 = negate %5 : 4x6xf32
# 	%7 = pad %1, %2 {low = [0, 2], high = [0, 0], interior = [0, 0]} : 4x10xf32
# 	%8 = slice %7 {start = [0, 1], limit = [4, 5], stride = [1, 1]} : 4x4xf32
# 	%9 = slice %7 {start = [0, 2], limit = [4, 10], stride = [1, 1]} : 4x8xf32
# 	%10 = slice %0 {start = [0, 6], limit = [4, 8], stride = [1, 1]} : 4x2xf32
# 	return %3, %4, %6, %8, %9, %10, %1
# }
# <<<
