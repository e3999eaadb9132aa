# What is joined loses its empty operands, as a row does that turns by nothing.
# RUN: popc opt --passes=simplify %s
popir 1
func @main(%0: 4x6xf32, %1: 4x2xf32) -> (4x6xf32, 4x8xf32, 4x0xf32) {
	%2 = slice %0 {start = [0, 0], limit = [4, 0], stride = [1, 1]} : 4x0xf32
	%3 = concatenate %0, %2 {dim = 1} : 4x6xf32
	%4 = concatenate %1, %2, %3 {dim = 1} : 4x8xf32
	%5 = concatenate %2, %2 {dim = 1} : 4x0xf32
	return %3, %4, %5
}
# >>> stdout
# popir 1
# func @main(%0: 4x6xf32, %1: 4x2xf32) -> (4x6xf32, 4x8xf32, 4x0xf32) {
# 	%2 = slice %0 {start = [0, 0], limit = [4, 0], stride = [1, 1]} : 4x0xf32
# 	%3 = concatenate %1, %0 {dim = 1} : 4x8xf32
# 	return %0, %3, %2
# }
# <<<
