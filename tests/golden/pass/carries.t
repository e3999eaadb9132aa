# A carry that the body returns unchanged becomes a capture; one that nobody
# needs is dropped with its computation.
# RUN: popc opt --passes=carries %s
popir 1
func @main(%0: i32, %1: 4xf32, %2: 4xf32, %3: 4xf32) -> (4xf32) {
	%4, %5, %6, %7 = while %0, %1, %2, %3 : i32, 4xf32, 4xf32, 4xf32 (%8: i32, %9: 4xf32, %10: 4xf32, %11: 4xf32) {
		%12 = constant {value = <i32 splat: 0a000000>} : i32
		%13 = compare %8, %12 {direction = 5, compare_type = 3} : i1
		return %13
	} (%14: i32, %15: 4xf32, %16: 4xf32, %17: 4xf32) {
		%18 = constant {value = <i32 splat: 01000000>} : i32
		%19 = add %14, %18 : i32
		%20 = add %16, %15 : 4xf32
		%21 = multiply %17, %17 : 4xf32
		return %19, %15, %20, %21
	}
	return %6
}
# >>> stdout
# popir 1
# func @main(%0: i32, %1: 4xf32, %2: 4xf32, %3: 4xf32) -> (4xf32) {
# 	%4, %5 = while %0, %2 : i32, 4xf32 (%6: i32, %7: 4xf32) {
# 		%8 = constant {value = <i32 splat: 0a000000>} : i32
# 		%9 = compare %6, %8 {direction = 5, compare_type = 3} : i1
# 		return %9
# 	} (%10: i32, %11: 4xf32) {
# 		%12 = constant {value = <i32 splat: 01000000>} : i32
# 		%13 = add %10, %12 : i32
# 		%14 = add %11, %1 : 4xf32
# 		return %13, %14
# 	}
# 	return %5
# }
# <<<
