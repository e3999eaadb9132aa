# Powers by constants: roots and products of f32 and f64, none of other types.
# RUN: popc opt --passes=simplify,strength %s
popir 1
func @main(%0: 8xf32, %1: 8xbf16) -> (8xf32, 8xf32, 8xf32, 8xf32, 8xf32, 8xbf16, 8xf32) {
	%2 = constant {value = <8xf32 splat: 0000c03f>} : 8xf32
	%3 = power %0, %2 : 8xf32
	%4 = constant {value = <8xf32 splat: 000000bf>} : 8xf32
	%5 = power %0, %4 : 8xf32
	%6 = abs %0 : 8xf32
	%7 = power %6, %2 : 8xf32
	%8 = constant {value = <8xf32 splat: cdcccc3d>} : 8xf32
	%9 = power %0, %8 : 8xf32
	%10 = constant {value = <8xf32 splat: 00004040>} : 8xf32
	%11 = power %0, %10 : 8xf32
	%12 = constant {value = <8xbf16 splat: c03f>} : 8xbf16
	%13 = power %1, %12 : 8xbf16
	%40 = constant {value = <8xf32 splat: 0000c0bf>} : 8xf32
	%41 = power %0, %40 : 8xf32
	return %3, %5, %7, %9, %11, %13, %41
}
# >>> stdout
# popir 1
# func @main(%0: 8xf32, %1: 8xbf16) -> (8xf32, 8xf32, 8xf32, 8xf32, 8xf32, 8xbf16, 8xf32) {
# 	%2 = sqrt %0 : 8xf32
# 	%3 = multiply %0, %2 : 8xf32
# 	%4 = constant {value = <8xf32 splat: 0000807f>} : 8xf32
# 	%5 = constant {value = <8xf32 splat: 000080ff>} : 8xf32
# 	%6 = compare %0, %5 {direction = 0, compare_type = 1} : 8xi1
# 	%7 = select %6, %4, %3 : 8xf32
# 	%8 = constant {value = <8xf32 splat: 00000000>} : 8xf32
# 	%9 = add %0, %8 : 8xf32
# 	%10 = rsqrt %9 : 8xf32
# 	%11 = constant {value = <8xf32 splat: 00000000>} : 8xf32
# 	%12 = constant {value = <8xf32 splat: 000080ff>} : 8xf32
# 	%13 = compare %0, %12 {direction = 0, compare_type = 1} : 8xi1
# 	%14 = select %13, %11, %10 : 8xf32
# 	%15 = abs %0 : 8xf32
# 	%16 = sqrt %15 : 8xf32
# 	%17 = multiply %15, %16 : 8xf32
# 	%18 = constant {value = <8xf32 splat: cdcccc3d>} : 8xf32
# 	%19 = power %0, %18 : 8xf32
# 	%20 = multiply %0, %0 : 8xf32
# 	%21 = multiply %20, %0 : 8xf32
# 	%22 = constant {value = <8xbf16 splat: c03f>} : 8xbf16
# 	%23 = power %1, %22 : 8xbf16
# 	%24 = rsqrt %0 : 8xf32
# 	%25 = divide %24, %0 : 8xf32
# 	%26 = constant {value = <8xf32 splat: 00000000>} : 8xf32
# 	%27 = constant {value = <8xf32 splat: 000080ff>} : 8xf32
# 	%28 = compare %0, %27 {direction = 0, compare_type = 1} : 8xi1
# 	%29 = select %28, %26, %25 : 8xf32
# 	return %7, %14, %17, %19, %21, %23, %29
# }
# <<<
