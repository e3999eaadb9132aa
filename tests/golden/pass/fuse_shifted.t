# A cheap op seen through two views is done for each of them, not stored; not
# one seen through five, nor one of a value that is updated in place.
# RUN: popc opt --passes=fuse %s
popir 1
func @main(%0: 40x500xf32, %1: 40x500xf32) -> (40x498xf32, 36x500xf32, 40x500xf32) {
	%2 = slice %0 {start = [0, 1], limit = [40, 500], stride = [1, 1]} : 40x499xf32
	%3 = slice %0 {start = [0, 0], limit = [40, 499], stride = [1, 1]} : 40x499xf32
	%4 = subtract %2, %3 : 40x499xf32
	%5 = slice %4 {start = [0, 1], limit = [40, 499], stride = [1, 1]} : 40x498xf32
	%6 = slice %4 {start = [0, 0], limit = [40, 498], stride = [1, 1]} : 40x498xf32
	%7 = subtract %5, %6 : 40x498xf32
	%8 = multiply %0, %1 : 40x500xf32
	%9 = slice %8 {start = [0, 0], limit = [36, 500], stride = [1, 1]} : 36x500xf32
	%10 = slice %8 {start = [1, 0], limit = [37, 500], stride = [1, 1]} : 36x500xf32
	%11 = slice %8 {start = [2, 0], limit = [38, 500], stride = [1, 1]} : 36x500xf32
	%12 = slice %8 {start = [3, 0], limit = [39, 500], stride = [1, 1]} : 36x500xf32
	%13 = slice %8 {start = [4, 0], limit = [40, 500], stride = [1, 1]} : 36x500xf32
	%14 = add %9, %10 : 36x500xf32
	%15 = add %14, %11 : 36x500xf32
	%16 = add %15, %12 : 36x500xf32
	%17 = add %16, %13 : 36x500xf32
	%18 = multiply %1, %1 : 40x500xf32
	%19 = slice %18 {start = [0, 1], limit = [40, 500], stride = [1, 1]} : 40x499xf32
	%20 = slice %18 {start = [0, 0], limit = [40, 499], stride = [1, 1]} : 40x499xf32
	%21 = subtract %19, %20 : 40x499xf32
	%22 = constant {value = <i32 splat: 00000001>} : i32
	%23 = constant {value = <i32 splat: 00000000>} : i32
	%24 = dynamic_update_slice %1, %21, %23, %22 : 40x500xf32
	return %7, %17, %24
}
# >>> stdout
# popir 1
# func @main(%0: 40x500xf32, %1: 40x500xf32) -> (40x498xf32, 36x500xf32, 40x500xf32) {
# 	%2 = fusion {kind = 0} : 40x498xf32 () {
# 		%3 = slice %0 {start = [0, 1], limit = [40, 500], stride = [1, 1]} : 40x499xf32
# 		%4 = slice %0 {start = [0, 0], limit = [40, 499], stride = [1, 1]} : 40x499xf32
# 		%5 = subtract %3, %4 : 40x499xf32
# 		%6 = slice %5 {start = [0, 1], limit = [40, 499], stride = [1, 1]} : 40x498xf32
# 		%7 = slice %5 {start = [0, 0], limit = [40, 498], stride = [1, 1]} : 40x498xf32
# 		%8 = subtract %6, %7 : 40x498xf32
# 		return %8
# 	}
# 	%9, %10 = fusion {kind = 0} : 40x500xf32, 40x500xf32 () {
# 		%11 = multiply %0, %1 : 40x500xf32
# 		%12 = multiply %1, %1 : 40x500xf32
# 		return %11, %12
# 	}
# 	%13 = fusion {kind = 0} : 36x500xf32 () {
# 		%14 = slice %9 {start = [0, 0], limit = [36, 500], stride = [1, 1]} : 36x500xf32
# 		%15 = slice %9 {start = [1, 0], limit = [37, 500], stride = [1, 1]} : 36x500xf32
# 		%16 = slice %9 {start = [2, 0], limit = [38, 500], stride = [1, 1]} : 36x500xf32
# 		%17 = slice %9 {start = [3, 0], limit = [39, 500], stride = [1, 1]} : 36x500xf32
# 		%18 = slice %9 {start = [4, 0], limit = [40, 500], stride = [1, 1]} : 36x500xf32
# 		%19 = add %14, %15 : 36x500xf32
# 		%20 = add %19, %16 : 36x500xf32
# 		%21 = add %20, %17 : 36x500xf32
# 		%22 = add %21, %18 : 36x500xf32
# 		return %22
# 	}
# 	%23 = fusion {kind = 0} : 40x499xf32 () {
# 		%24 = slice %10 {start = [0, 1], limit = [40, 500], stride = [1, 1]} : 40x499xf32
# 		%25 = slice %10 {start = [0, 0], limit = [40, 499], stride = [1, 1]} : 40x499xf32
# 		%26 = subtract %24, %25 : 40x499xf32
# 		return %26
# 	}
# 	%27 = constant {value = <i32 splat: 00000001>} : i32
# 	%28 = constant {value = <i32 splat: 00000000>} : i32
# 	%29 = dynamic_update_slice %1, %23, %28, %27 : 40x500xf32
# 	return %2, %13, %29
# }
# <<<
