# Comparisons with itself, of truth values with a constant, with what nothing is
# greater or less than; two of the same that are one, also with another between; the
# greater of truth values. Not x != x of floats, nor by total order with infinity, nor
# x < y or x > y, which NaN is neither of.
# RUN: popc opt --passes=simplify %s
popir 1
func @main(%0: 8xf32, %1: 8xf32, %2: 8xi1, %3: 8xi1, %4: 8xi32) -> (8xi1, 8xi1, 8xi1, 8xi1, 8xi1, 8xi1, 8xi1, 8xi1, 8xi1, 8xi1, 8xi1, 8xi1, 8xi1, 8xi1, 8xi1) {
	%10 = constant {value = <8xf32 splat: 000080ff>} : 8xf32
	%11 = constant {value = <8xi1 splat: 00>} : 8xi1
	%12 = constant {value = <8xi1 splat: 01>} : 8xi1
	%20 = compare %4, %4 {direction = 1, compare_type = 3} : 8xi1
	%21 = compare %0, %0 {direction = 1, compare_type = 1} : 8xi1
	%22 = compare %0, %0 {direction = 5, compare_type = 1} : 8xi1
	%23 = compare %10, %0 {direction = 3, compare_type = 1} : 8xi1
	%24 = compare %10, %0 {direction = 3, compare_type = 2} : 8xi1
	%25 = compare %0, %10 {direction = 5, compare_type = 1} : 8xi1
	%26 = compare %11, %2 {direction = 3, compare_type = 4} : 8xi1
	%27 = compare %2, %11 {direction = 3, compare_type = 4} : 8xi1
	%28 = compare %12, %2 {direction = 3, compare_type = 4} : 8xi1
	%30 = compare %0, %1 {direction = 3, compare_type = 1} : 8xi1
	%31 = compare %0, %1 {direction = 0, compare_type = 1} : 8xi1
	%32 = compare %0, %1 {direction = 5, compare_type = 1} : 8xi1
	%33 = or %30, %31 : 8xi1
	%34 = or %30, %32 : 8xi1
	%35 = or %30, %21 : 8xi1
	%36 = or %35, %31 : 8xi1
	%37 = compare %2, %3 {direction = 3, compare_type = 4} : 8xi1
	%38 = select %37, %2, %3 : 8xi1
	%39 = select %37, %3, %2 : 8xi1
	%40 = compare %1, %0 {direction = 0, compare_type = 1} : 8xi1
	%41 = or %30, %40 : 8xi1
	return %20, %21, %22, %23, %24, %25, %26, %27, %28, %33, %34, %36, %38, %39, %41
}
# >>> stdout
# popir 1
# func @main(%0: 8xf32, %1: 8xf32, %2: 8xi1, %3: 8xi1, %4: 8xi32) -> (8xi1, 8xi1, 8xi1, 8xi1, 8xi1, 8xi1, 8xi1, 8xi1, 8xi1, 8xi1, 8xi1, 8xi1, 8xi1, 8xi1, 8xi1) {
# 	%5 = constant {value = <8xf32 splat: 000080ff>} : 8xf32
# 	%6 = constant {value = <8xi1 splat: 00>} : 8xi1
# 	%7 = compare %0, %0 {direction = 1, compare_type = 1} : 8xi1
# 	%8 = constant {value = <8xi1 splat: 00>} : 8xi1
# 	%9 = constant {value = <8xi1 splat: 00>} : 8xi1
# 	%10 = compare %5, %0 {direction = 3, compare_type = 2} : 8xi1
# 	%11 = constant {value = <8xi1 splat: 00>} : 8xi1
# 	%12 = constant {value = <8xi1 splat: 00>} : 8xi1
# 	%13 = not %2 : 8xi1
# 	%14 = compare %0, %1 {direction = 3, compare_type = 1} : 8xi1
# 	%15 = compare %0, %1 {direction = 5, compare_type = 1} : 8xi1
# 	%16 = compare %0, %1 {direction = 2, compare_type = 1} : 8xi1
# 	%17 = or %14, %15 : 8xi1
# 	%18 = compare %0, %1 {direction = 2, compare_type = 1} : 8xi1
# 	%19 = or %18, %7 : 8xi1
# 	%20 = compare %2, %3 {direction = 3, compare_type = 4} : 8xi1
# 	%21 = or %2, %3 : 8xi1
# 	%22 = select %20, %3, %2 : 8xi1
# 	%23 = compare %1, %0 {direction = 0, compare_type = 1} : 8xi1
# 	%24 = or %14, %23 : 8xi1
# 	return %6, %7, %8, %9, %10, %11, %12, %2, %13, %16, %17, %19, %21, %22, %24
# }
# <<<
