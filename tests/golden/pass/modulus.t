# Moduli compared with a constant: the squares, and infinite ones beside NaN where
# they count; not against zero, NaN or a bound whose square overflows, nor for
# equality or its opposite, nor in total order.
# RUN: popc opt --passes=strength %s
popir 1
func @main(%0: 8xcomplex<f32>) -> (8xi1, 8xi1, 8xi1, 8xi1, 8xi1, 8xi1, 8xi1, 8xi1) {
	%1 = constant {value = <8xf32 splat: 00000040>} : 8xf32
	%2 = constant {value = <8xf32 splat: 00000000>} : 8xf32
	%3 = abs %0 : 8xf32
	%4 = compare %3, %1 {direction = 5, compare_type = 1} : 8xi1
	%5 = compare %1, %3 {direction = 4, compare_type = 1} : 8xi1
	%6 = compare %3, %2 {direction = 5, compare_type = 1} : 8xi1
	%7 = compare %3, %1 {direction = 0, compare_type = 1} : 8xi1
	%8 = constant {value = <8xf32 splat: 0000c07f>} : 8xf32
	%9 = compare %3, %8 {direction = 4, compare_type = 1} : 8xi1
	%10 = compare %3, %1 {direction = 4, compare_type = 2} : 8xi1
	%11 = compare %3, %1 {direction = 1, compare_type = 1} : 8xi1
	%12 = constant {value = <8xf32 splat: ecd91a6a>} : 8xf32
	%13 = compare %3, %12 {direction = 5, compare_type = 1} : 8xi1
	return %4, %5, %6, %7, %9, %10, %11, %13
}
# >>> stdout
# popir 1
# func @main(%0: 8xcomplex<f32>) -> (8xi1, 8xi1, 8xi1, 8xi1, 8xi1, 8xi1, 8xi1, 8xi1) {
# 	%1 = constant {value = <8xf32 splat: 00000040>} : 8xf32
# 	%2 = constant {value = <8xf32 splat: 00000000>} : 8xf32
# 	%3 = abs %0 : 8xf32
# 	%4 = real %0 : 8xf32
# 	%5 = multiply %4, %4 : 8xf32
# 	%6 = imag %0 : 8xf32
# 	%7 = multiply %6, %6 : 8xf32
# 	%8 = add %5, %7 : 8xf32
# 	%9 = constant {value = <8xf32 splat: 00008040>} : 8xf32
# 	%10 = compare %8, %9 {direction = 5, compare_type = 1} : 8xi1
# 	%11 = real %0 : 8xf32
# 	%12 = multiply %11, %11 : 8xf32
# 	%13 = imag %0 : 8xf32
# 	%14 = multiply %13, %13 : 8xf32
# 	%15 = add %12, %14 : 8xf32
# 	%16 = constant {value = <8xf32 splat: 00008040>} : 8xf32
# 	%17 = compare %16, %15 {direction = 4, compare_type = 1} : 8xi1
# 	%18 = constant {value = <8xf32 splat: 0000807f>} : 8xf32
# 	%19 = compare %12, %18 {direction = 0, compare_type = 1} : 8xi1
# 	%20 = or %17, %19 : 8xi1
# 	%21 = constant {value = <8xf32 splat: 0000807f>} : 8xf32
# 	%22 = compare %14, %21 {direction = 0, compare_type = 1} : 8xi1
# 	%23 = or %20, %22 : 8xi1
# 	%24 = compare %3, %2 {direction = 5, compare_type = 1} : 8xi1
# 	%25 = compare %3, %1 {direction = 0, compare_type = 1} : 8xi1
# 	%26 = constant {value = <8xf32 splat: 0000c07f>} : 8xf32
# 	%27 = compare %3, %26 {direction = 4, compare_type = 1} : 8xi1
# 	%28 = compare %3, %1 {direction = 4, compare_type = 2} : 8xi1
# 	%29 = compare %3, %1 {direction = 1, compare_type = 1} : 8xi1
# 	%30 = constant {value = <8xf32 splat: ecd91a6a>} : 8xf32
# 	%31 = compare %3, %30 {direction = 5, compare_type = 1} : 8xi1
# 	return %10, %23, %24, %25, %27, %28, %29, %31
# }
# <<<
