# What is never negative needs no correction before it is shifted and masked.
# RUN: popc opt --passes=strength %s
popir 1
func @main(%0: 8xui8) -> (8xi32, 8xi32) {
	%1 = convert %0 : 8xi32
	%2 = constant {value = <8xi32 splat: 10000000>} : 8xi32
	%3 = divide %1, %2 : 8xi32
	%4 = remainder %1, %2 : 8xi32
	return %3, %4
}
# >>> stdout
# popir 1
# func @main(%0: 8xui8) -> (8xi32, 8xi32) {
# 	%1 = convert %0 : 8xi32
# 	%2 = constant {value = <8xi32 splat: 04000000>} : 8xi32
# 	%3 = shift_right_logical %1, %2 : 8xi32
# 	%4 = constant {value = <8xi32 splat: 0f000000>} : 8xi32
# 	%5 = and %1, %4 : 8xi32
# 	return %3, %5
# }
# <<<
