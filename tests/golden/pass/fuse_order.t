# A value used by memory before its other users is not pulled behind that use:
# the sort must find it stored.
# RUN: popc opt --passes=fuse,dce %s
popir 1
func @main(%0: 8xf32, %1: 8xf32) -> (8xf32, 8xf32) {
	%2 = add %0, %1 : 8xf32
	%3 = multiply %2, %2 : 8xf32
	%4 = sort %3 {dim = 0, is_stable = 1} : 8xf32 (%5: f32, %6: f32) {
		%7 = compare %5, %6 {direction = 5, compare_type = 2} : i1
		return %7
	}
	%8 = exponential %3 : 8xf32
	%9 = add %8, %4 : 8xf32
	return %9, %3
}
# >>> stdout
# popir 1
# func @main(%0: 8xf32, %1: 8xf32) -> (8xf32, 8xf32) {
# 	%2 = fusion {kind = 0} : 8xf32 () {
# 		%3 = add %0, %1 : 8xf32
# 		%4 = multiply %3, %3 : 8xf32
# 		return %4
# 	}
# 	%5 = sort %2 {dim = 0, is_stable = 1} : 8xf32 (%6: f32, %7: f32) {
# 		%8 = compare %6, %7 {direction = 5, compare_type = 2} : i1
# 		return %8
# 	}
# 	%9 = fusion {kind = 0} : 8xf32 () {
# 		%10 = exponential %2 : 8xf32
# 		%11 = add %10, %5 : 8xf32
# 		return %11
# 	}
# 	return %9, %2
# }
# <<<
