# A slice in a branch read what a sunk slice around it had replaced: popc crashed.
# RUN: popc opt --verify-each --passes=sink,dce %s
popir 1
func @main(%0: 6x8xf32, %1: i32) -> (2x4xf32, 1x4xf32) {
	%2 = negate %0 : 6x8xf32
	%3 = slice %2 {start = [1, 4], limit = [3, 8], stride = [1, 1]} : 2x4xf32
	%4 = case %1 : 1x4xf32 () {
		%5 = slice %3 {start = [1, 0], limit = [2, 4], stride = [1, 1]} : 1x4xf32
		return %5
	} () {
		%6 = exponential %3 : 2x4xf32
		%7 = slice %6 {start = [0, 0], limit = [1, 4], stride = [1, 1]} : 1x4xf32
		return %7
	}
	return %3, %4
}
# >>> stdout
# popir 1
# func @main(%0: 6x8xf32, %1: i32) -> (2x4xf32, 1x4xf32) {
# 	%2 = slice %0 {start = [1, 4], limit = [3, 8], stride = [1, 1]} : 2x4xf32
# 	%3 = negate %2 : 2x4xf32
# 	%4 = case %1 : 1x4xf32 () {
# 		%5 = slice %3 {start = [1, 0], limit = [2, 4], stride = [1, 1]} : 1x4xf32
# 		return %5
# 	} () {
# 		%6 = slice %3 {start = [0, 0], limit = [1, 4], stride = [1, 1]} : 1x4xf32
# 		%7 = exponential %6 : 1x4xf32
# 		return %7
# 	}
# 	return %3, %4
# }
# <<<
