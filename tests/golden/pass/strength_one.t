# A quotient by one is the number and the remainder zero; integers of less than
# 8 bits are divided as they are.
# RUN: popc opt --passes=strength %s
popir 1
func @main(%0: 8xi32, %1: 8xi4) -> (8xi32, 8xi32, 8xi4) {
	%2 = constant {value = <8xi32 splat: 01000000>} : 8xi32
	%3 = divide %0, %2 : 8xi32
	%4 = remainder %0, %2 : 8xi32
	%5 = constant {value = <8xi4 splat: 02>} : 8xi4
	%6 = divide %1, %5 : 8xi4
	return %3, %4, %6
}
# >>> stdout
# popir 1
# func @main(%0: 8xi32, %1: 8xi4) -> (8xi32, 8xi32, 8xi4) {
# 	%2 = constant {value = <8xi32 splat: 00000000>} : 8xi32
# 	%3 = constant {value = <8xi4 splat: 02>} : 8xi4
# 	%4 = divide %1, %3 : 8xi4
# 	return %0, %2, %4
# }
# <<<
