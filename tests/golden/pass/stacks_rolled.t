# Rows that are rolled stay in their stack: loops over them would be cut.
# RUN: popc opt --passes=stacks --verify-each %s
popir 1
func @main(%0: 1x32xf32, %1: 1x32xf32) -> (32xf32) {
	%2 = concatenate %0, %1 {dim = 0} : 2x32xf32
	%3 = tanh %2 : 2x32xf32
	%4 = slice %3 {start = [0, 0], limit = [1, 32], stride = [1, 1]} : 1x32xf32
	%5 = reshape %4 : 32xf32
	%6 = slice %5 {start = [1], limit = [32], stride = [1]} : 31xf32
	%7 = slice %5 {start = [0], limit = [1], stride = [1]} : 1xf32
	%8 = concatenate %6, %7 {dim = 0} : 32xf32
	%9 = subtract %8, %5 : 32xf32
	return %9
}
# >>> stdout
# popir 1
# func @main(%0: 1x32xf32, %1: 1x32xf32) -> (32xf32) {
# 	%2 = concatenate %0, %1 {dim = 0} : 2x32xf32
# 	%3 = tanh %2 : 2x32xf32
# 	%4 = slice %3 {start = [0, 0], limit = [1, 32], stride = [1, 1]} : 1x32xf32
# 	%5 = reshape %4 : 32xf32
# 	%6 = slice %5 {start = [1], limit = [32], stride = [1]} : 31xf32
# 	%7 = slice %5 {start = [0], limit = [1], stride = [1]} : 1xf32
# 	%8 = concatenate %6, %7 {dim = 0} : 32xf32
# 	%9 = subtract %8, %5 : 32xf32
# 	return %9
# }
# <<<
