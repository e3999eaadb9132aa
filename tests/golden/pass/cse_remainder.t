# A remainder by a constant is the difference to the product with its quotient,
# where that is there, before or after; not by 0, by -1 or by what is not known, nor of floats.
# RUN: popc opt --passes=cse %s
popir 1
func @main(%0: 8xi64, %1: 8xui32, %2: 8xf32, %3: 8xi64) -> (8xi64, 8xi64, 8xui32, 8xui32, 8xi64, 8xi64, 8xi64, 8xi64, 8xf32, 8xf32, 8xi64, 8xi64, 8xi64, 8xi64) {
	%4 = constant {value = <8xi64 splat: 0700000000000000>} : 8xi64
	%5 = constant {value = <8xui32 splat: 0a000000>} : 8xui32
	%6 = constant {value = <8xi64 splat: ffffffffffffffff>} : 8xi64
	%7 = constant {value = <8xf32 splat: 00004040>} : 8xf32
	%8 = constant {value = <8xi64 splat: 0900000000000000>} : 8xi64
	%9 = divide %0, %4 : 8xi64
	%10 = remainder %0, %4 : 8xi64
	%11 = divide %1, %5 : 8xui32
	%12 = remainder %1, %5 : 8xui32
	%13 = divide %0, %6 : 8xi64
	%14 = remainder %0, %6 : 8xi64
	%15 = divide %0, %3 : 8xi64
	%16 = remainder %0, %3 : 8xi64
	%17 = divide %2, %7 : 8xf32
	%18 = remainder %2, %7 : 8xf32
	%19 = remainder %0, %8 : 8xi64
	%20 = remainder %3, %4 : 8xi64
	%21 = add %20, %0 : 8xi64
	%22 = divide %3, %4 : 8xi64
	%23 = remainder %3, %4 : 8xi64
	return %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %21, %22, %23
}
# >>> stdout
# popir 1
# func @main(%0: 8xi64, %1: 8xui32, %2: 8xf32, %3: 8xi64) -> (8xi64, 8xi64, 8xui32, 8xui32, 8xi64, 8xi64, 8xi64, 8xi64, 8xf32, 8xf32, 8xi64, 8xi64, 8xi64, 8xi64) {
# 	%4 = constant {value = <8xi64 splat: 0700000000000000>} : 8xi64
# 	%5 = constant {value = <8xui32 splat: 0a000000>} : 8xui32
# 	%6 = constant {value = <8xi64 splat: ffffffffffffffff>} : 8xi64
# 	%7 = constant {value = <8xf32 splat: 00004040>} : 8xf32
# 	%8 = constant {value = <8xi64 splat: 0900000000000000>} : 8xi64
# 	%9 = divide %0, %4 : 8xi64
# 	%10 = multiply %9, %4 : 8xi64
# 	%11 = subtract %0, %10 : 8xi64
# 	%12 = divide %1, %5 : 8xui32
# 	%13 = multiply %12, %5 : 8xui32
# 	%14 = subtract %1, %13 : 8xui32
# 	%15 = divide %0, %6 : 8xi64
# 	%16 = remainder %0, %6 : 8xi64
# 	%17 = divide %0, %3 : 8xi64
# 	%18 = remainder %0, %3 : 8xi64
# 	%19 = divide %2, %7 : 8xf32
# 	%20 = remainder %2, %7 : 8xf32
# 	%21 = remainder %0, %8 : 8xi64
# 	%22 = divide %3, %4 : 8xi64
# 	%23 = multiply %22, %4 : 8xi64
# 	%24 = subtract %3, %23 : 8xi64
# 	%25 = add %24, %0 : 8xi64
# 	return %9, %11, %12, %14, %15, %16, %17, %18, %19, %20, %21, %25, %22, %24
# }
# <<<
