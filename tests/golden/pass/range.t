# What is known of where integers lie decides comparisons and bounds: not of
# arguments, of sums that may wrap and of what was a float.
# RUN: popc opt --passes=simplify %s
popir 1
func @main(%0: 8xi32, %1: 8xf32, %2: 8xui8) -> (8xi32, 8xi32, 8xi1, 8xi32, 8xi32, 8xi32, 8xi1) {
	%3 = constant {value = <8xi32 splat: 00000000>} : 8xi32
	%4 = constant {value = <8xi32 splat: 40000000>} : 8xi32
	%5 = constant {value = <i32 splat: 00000000>} : i32
	%6 = constant {value = <i32 splat: 3f000000>} : i32
	%7 = clamp %5, %0, %6 : 8xi32
	%8 = compare %7, %3 {direction = 5, compare_type = 3} : 8xi1
	%9 = add %7, %4 : 8xi32
	%10 = select %8, %9, %7 : 8xi32
	%11 = compare %0, %3 {direction = 5, compare_type = 3} : 8xi1
	%12 = add %0, %4 : 8xi32
	%13 = select %11, %12, %0 : 8xi32
	%14 = convert %2 : 8xi32
	%15 = constant {value = <8xi32 splat: ff000000>} : 8xi32
	%16 = compare %14, %15 {direction = 4, compare_type = 3} : 8xi1
	%17 = minimum %14, %15 : 8xi32
	%18 = constant {value = <8xi32 splat: ffffff7f>} : 8xi32
	%19 = add %14, %18 : 8xi32
	%20 = maximum %19, %3 : 8xi32
	%21 = convert %1 : 8xi32
	%22 = maximum %21, %3 : 8xi32
	%23 = iota {dim = 0} : 8xi32
	%24 = compare %23, %4 {direction = 2, compare_type = 3} : 8xi1
	return %10, %13, %16, %17, %20, %22, %24
}
# >>> stdout
# popir 1
# func @main(%0: 8xi32, %1: 8xf32, %2: 8xui8) -> (8xi32, 8xi32, 8xi1, 8xi32, 8xi32, 8xi32, 8xi1) {
# 	%3 = constant {value = <8xi32 splat: 00000000>} : 8xi32
# 	%4 = constant {value = <8xi32 splat: 40000000>} : 8xi32
# 	%5 = constant {value = <i32 splat: 00000000>} : i32
# 	%6 = constant {value = <i32 splat: 3f000000>} : i32
# 	%7 = clamp %5, %0, %6 : 8xi32
# 	%8 = compare %0, %3 {direction = 5, compare_type = 3} : 8xi1
# 	%9 = add %0, %4 : 8xi32
# 	%10 = select %8, %9, %0 : 8xi32
# 	%11 = convert %2 : 8xi32
# 	%12 = constant {value = <8xi1 splat: 01>} : 8xi1
# 	%13 = constant {value = <8xi32 splat: ffffff7f>} : 8xi32
# 	%14 = add %11, %13 : 8xi32
# 	%15 = maximum %14, %3 : 8xi32
# 	%16 = convert %1 : 8xi32
# 	%17 = maximum %16, %3 : 8xi32
# 	%18 = constant {value = <8xi1 splat: 00>} : 8xi1
# 	return %7, %10, %12, %11, %15, %17, %18
# }
# <<<
