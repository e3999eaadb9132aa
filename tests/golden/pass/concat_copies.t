# A value three times or more behind itself is spread over a dim of its own; twice
# it stays, as what rotations are taken from, and so does one between others.
# RUN: popc opt --passes=simplify,dce %s
popir 1
func @main(%0: 2x3x5xf32, %1: f32, %2: 1x3x5xf32) -> (2x12x5xf32, 2x6x5xf32, 3x3x5xf32, 2x9x5xf32) {
	%3 = concatenate %0, %0, %0, %0 {dim = 1} : 2x12x5xf32
	%4 = concatenate %0, %0 {dim = 1} : 2x6x5xf32
	%5 = concatenate %2, %2, %2 {dim = 0} : 3x3x5xf32
	%6 = negate %0 : 2x3x5xf32
	%7 = concatenate %0, %6, %0 {dim = 1} : 2x9x5xf32
	return %3, %4, %5, %7
}
# >>> stdout
# popir 1
# func @main(%0: 2x3x5xf32, %1: f32, %2: 1x3x5xf32) -> (2x12x5xf32, 2x6x5xf32, 3x3x5xf32, 2x9x5xf32) {
# 	%3 = broadcast_in_dim %0 {dims = [0, 2, 3]} : 2x4x3x5xf32
# 	%4 = reshape %3 : 2x12x5xf32
# 	%5 = concatenate %0, %0 {dim = 1} : 2x6x5xf32
# 	%6 = reshape %2 : 3x5xf32
# 	%7 = broadcast_in_dim %6 {dims = [2, 3]} : 3x1x3x5xf32
# 	%8 = reshape %7 : 3x3x5xf32
# 	%9 = negate %0 : 2x3x5xf32
# 	%10 = concatenate %0, %9, %0 {dim = 1} : 2x9x5xf32
# 	return %4, %5, %8, %10
# }
# <<<
