# The first columns of a product of reflectors are computed alone, if they are at
# least as many as the reflectors.
# RUN: popc opt --passes=sink,dce %s
popir 1
func @main(%0: 6x6xf32, %1: 2xf32) -> (6x2xf32, 6x1xf32) {
	%2 = householder_product %0, %1 : 6x6xf32
	%3 = slice %2 {start = [0, 0], limit = [6, 2], stride = [1, 1]} : 6x2xf32
	%4 = householder_product %0, %1 : 6x6xf32
	%5 = slice %4 {start = [0, 0], limit = [6, 1], stride = [1, 1]} : 6x1xf32
	return %3, %5
}
# >>> stdout
# popir 1
# func @main(%0: 6x6xf32, %1: 2xf32) -> (6x2xf32, 6x1xf32) {
# 	%2 = slice %0 {start = [0, 0], limit = [6, 2], stride = [1, 1]} : 6x2xf32
# 	%3 = householder_product %2, %1 : 6x2xf32
# 	%4 = householder_product %0, %1 : 6x6xf32
# 	%5 = slice %4 {start = [0, 0], limit = [6, 1], stride = [1, 1]} : 6x1xf32
# 	return %3, %5
# }
# <<<
