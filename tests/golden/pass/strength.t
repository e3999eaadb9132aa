# Quotients and remainders by powers of two, rounded towards zero and down.
# RUN: popc opt --passes=simplify,strength %s
popir 1
func @main(%0: 8xi32, %1: 8xui16, %2: 8xi8) -> (8xi32, 8xi32, 8xui16, 8xui16, 8xi8, 8xi32, 8xi32, 8xi32) {
	%3 = constant {value = <8xi32 splat: 04000000>} : 8xi32
	%4 = divide %0, %3 : 8xi32
	%5 = remainder %0, %3 : 8xi32
	%6 = constant {value = <8xui16 splat: 1000>} : 8xui16
	%7 = divide %1, %6 : 8xui16
	%8 = remainder %1, %6 : 8xui16
	%9 = constant {value = <8xi8 splat: 80>} : 8xi8
	%10 = divide %2, %9 : 8xi8
	%11 = constant {value = <8xi32 splat: 00000000>} : 8xi32
	%12 = constant {value = <8xi1 splat: 00>} : 8xi1
	%13 = compare %5, %11 {direction = 5} : 8xi1
	%14 = compare %13, %12 {direction = 1} : 8xi1
	%15 = compare %5, %11 {direction = 1} : 8xi1
	%16 = and %14, %15 : 8xi1
	%17 = add %5, %3 : 8xi32
	%18 = select %16, %17, %5 : 8xi32
	%19 = sign %0 : 8xi32
	%20 = constant {value = <8xi32 splat: 01000000>} : 8xi32
	%21 = compare %19, %20 {direction = 1} : 8xi1
	%22 = and %21, %15 : 8xi1
	%23 = subtract %4, %20 : 8xi32
	%24 = select %22, %23, %4 : 8xi32
	%25 = constant {value = <8xi32 splat: 06000000>} : 8xi32
	%26 = remainder %0, %25 : 8xi32
	return %4, %5, %7, %8, %10, %18, %24, %26
}
# >>> stdout
# popir 1
# func @main(%0: 8xi32, %1: 8xui16, %2: 8xi8) -> (8xi32, 8xi32, 8xui16, 8xui16, 8xi8, 8xi32, 8xi32, 8xi32) {
# 	%3 = constant {value = <8xi32 splat: 1f000000>} : 8xi32
# 	%4 = shift_right_arithmetic %0, %3 : 8xi32
# 	%5 = constant {value = <8xi32 splat: 1e000000>} : 8xi32
# 	%6 = shift_right_logical %4, %5 : 8xi32
# 	%7 = add %0, %6 : 8xi32
# 	%8 = constant {value = <8xi32 splat: 02000000>} : 8xi32
# 	%9 = shift_right_arithmetic %7, %8 : 8xi32
# 	%10 = constant {value = <8xi32 splat: 03000000>} : 8xi32
# 	%11 = constant {value = <8xi32 splat: 1f000000>} : 8xi32
# 	%12 = shift_right_arithmetic %0, %11 : 8xi32
# 	%13 = constant {value = <8xi32 splat: 1e000000>} : 8xi32
# 	%14 = shift_right_logical %12, %13 : 8xi32
# 	%15 = add %0, %14 : 8xi32
# 	%16 = and %15, %10 : 8xi32
# 	%17 = subtract %16, %14 : 8xi32
# 	%18 = constant {value = <8xui16 splat: 0400>} : 8xui16
# 	%19 = shift_right_logical %1, %18 : 8xui16
# 	%20 = constant {value = <8xui16 splat: 0f00>} : 8xui16
# 	%21 = and %1, %20 : 8xui16
# 	%22 = constant {value = <8xi8 splat: 80>} : 8xi8
# 	%23 = divide %2, %22 : 8xi8
# 	%24 = constant {value = <8xi32 splat: 03000000>} : 8xi32
# 	%25 = and %0, %24 : 8xi32
# 	%26 = constant {value = <8xi32 splat: 02000000>} : 8xi32
# 	%27 = shift_right_arithmetic %0, %26 : 8xi32
# 	%28 = constant {value = <8xi32 splat: 06000000>} : 8xi32
# 	%29 = remainder %0, %28 : 8xi32
# 	return %9, %17, %19, %21, %23, %25, %27, %29
# }
# <<<
