# The gradient of an absolute value, select(p, x, 0) + -select(p, 0, x), becomes
# select(p, x, 0 - x), in either order; not of other conditions, nor beside -0,
# which would leave -0 where x is 0.
# RUN: popc opt --passes=simplify %s
popir 1
func @main(%0: 8xf32, %1: 8xi1, %2: 8xi1) -> (8xf32, 8xf32, 8xf32, 8xf32) {
	%3 = constant {value = <8xf32 splat: 00000000>} : 8xf32
	%4 = constant {value = <8xf32 splat: 00000080>} : 8xf32
	%5 = select %1, %0, %3 : 8xf32
	%6 = select %1, %3, %0 : 8xf32
	%7 = negate %6 : 8xf32
	%8 = add %5, %7 : 8xf32
	%9 = add %7, %5 : 8xf32
	%10 = select %2, %3, %0 : 8xf32
	%11 = negate %10 : 8xf32
	%12 = add %5, %11 : 8xf32
	%13 = select %1, %0, %4 : 8xf32
	%14 = add %13, %7 : 8xf32
	return %8, %9, %12, %14
}
# >>> stdout
# popir 1
# func @main(%0: 8xf32, %1: 8xi1, %2: 8xi1) -> (8xf32, 8xf32, 8xf32, 8xf32) {
# 	%3 = constant {value = <8xf32 splat: 00000000>} : 8xf32
# 	%4 = constant {value = <8xf32 splat: 00000080>} : 8xf32
# 	%5 = select %1, %0, %3 : 8xf32
# 	%6 = select %1, %3, %0 : 8xf32
# 	%7 = negate %6 : 8xf32
# 	%8 = subtract %3, %0 : 8xf32
# 	%9 = select %1, %0, %8 : 8xf32
# 	%10 = subtract %3, %0 : 8xf32
# 	%11 = select %1, %0, %10 : 8xf32
# 	%12 = select %2, %3, %0 : 8xf32
# 	%13 = negate %12 : 8xf32
# 	%14 = add %5, %13 : 8xf32
# 	%15 = select %1, %0, %4 : 8xf32
# 	%16 = add %15, %7 : 8xf32
# 	return %9, %11, %14, %16
# }
# <<<
