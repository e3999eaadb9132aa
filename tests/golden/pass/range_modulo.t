# Remainders lie below their divisor, and where negative ones are corrected from
# 0 on, so that what corrects and bounds them as indices goes; the remainder of
# what is below the divisor anyway is that; not where the divisor may be 0, where
# something else is added, or to others than the negative ones.
# RUN: popc opt --passes=simplify %s
popir 1
func @main(%0: 8xi32, %1: 8xui8, %2: 8xi32) -> (8xi32, 8xi1, 8xi32, 8xi32, 8xi32, 8xi1, 8xi1) {
	%3 = constant {value = <8xi32 splat: 00000000>} : 8xi32
	%4 = constant {value = <8xi32 splat: a0000000>} : 8xi32
	%5 = remainder %0, %4 : 8xi32
	%6 = compare %5, %3 {direction = 5, compare_type = 3} : 8xi1
	%7 = compare %5, %3 {direction = 1, compare_type = 3} : 8xi1
	%8 = and %6, %7 : 8xi1
	%9 = add %5, %4 : 8xi32
	%10 = select %8, %9, %5 : 8xi32
	%11 = compare %10, %3 {direction = 5, compare_type = 3} : 8xi1
	%12 = add %10, %4 : 8xi32
	%13 = select %11, %12, %10 : 8xi32
	%14 = constant {value = <8xi32 splat: 9f000000>} : 8xi32
	%15 = compare %13, %14 {direction = 3, compare_type = 3} : 8xi1
	%16 = convert %1 : 8xi32
	%17 = constant {value = <8xi32 splat: 00010000>} : 8xi32
	%18 = remainder %16, %17 : 8xi32
	%19 = remainder %16, %4 : 8xi32
	%20 = maximum %19, %3 : 8xi32
	%21 = remainder %0, %2 : 8xi32
	%22 = minimum %21, %4 : 8xi32
	%23 = constant {value = <8xi32 splat: 9e000000>} : 8xi32
	%24 = add %5, %23 : 8xi32
	%25 = select %6, %24, %5 : 8xi32
	%26 = compare %25, %3 {direction = 5, compare_type = 3} : 8xi1
	%27 = select %7, %9, %5 : 8xi32
	%28 = compare %27, %14 {direction = 3, compare_type = 3} : 8xi1
	return %13, %15, %18, %20, %22, %26, %28
}
# >>> stdout
# popir 1
# func @main(%0: 8xi32, %1: 8xui8, %2: 8xi32) -> (8xi32, 8xi1, 8xi32, 8xi32, 8xi32, 8xi1, 8xi1) {
# 	%3 = constant {value = <8xi32 splat: 00000000>} : 8xi32
# 	%4 = constant {value = <8xi32 splat: a0000000>} : 8xi32
# 	%5 = remainder %0, %4 : 8xi32
# 	%6 = compare %5, %3 {direction = 5, compare_type = 3} : 8xi1
# 	%7 = compare %5, %3 {direction = 1, compare_type = 3} : 8xi1
# 	%8 = add %5, %4 : 8xi32
# 	%9 = select %6, %8, %5 : 8xi32
# 	%10 = constant {value = <8xi32 splat: 9f000000>} : 8xi32
# 	%11 = constant {value = <8xi1 splat: 00>} : 8xi1
# 	%12 = convert %1 : 8xi32
# 	%13 = remainder %12, %4 : 8xi32
# 	%14 = remainder %0, %2 : 8xi32
# 	%15 = minimum %14, %4 : 8xi32
# 	%16 = constant {value = <8xi32 splat: 9e000000>} : 8xi32
# 	%17 = add %5, %16 : 8xi32
# 	%18 = select %6, %17, %5 : 8xi32
# 	%19 = compare %18, %3 {direction = 5, compare_type = 3} : 8xi1
# 	%20 = select %7, %8, %5 : 8xi32
# 	%21 = compare %20, %10 {direction = 3, compare_type = 3} : 8xi1
# 	return %9, %11, %12, %13, %15, %19, %21
# }
# <<<
