# What a later group would have to read anyway is computed there once more, rather
# than stored and read: the square, and the maximum of two that it sees.  Not a
# product for which another group would read two values, nor one of few elements.
# RUN: popc opt --passes=inline,fuse %s
popir 1
func @main(%0: 64x32xf32, %1: 64x32xf32, %2: 32x32xf32, %3: 8x8xf32, %4: 8x8xf32) -> (64x32xf32, 64x32xf32, 8x8xf32) {
	%5 = exponential %0 : 64x32xf32
	%6 = tanh %1 : 64x32xf32
	%7 = multiply %5, %5 : 64x32xf32
	%8 = multiply %5, %6 : 64x32xf32
	%9 = maximum %5, %6 : 64x32xf32
	%10 = add %9, %7 : 64x32xf32
	%11 = add %10, %8 : 64x32xf32
	%12 = dot_general %11, %2 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 64x32xf32
	%13 = subtract %12, %5 : 64x32xf32
	%14 = multiply %13, %6 : 64x32xf32
	%15 = add %14, %7 : 64x32xf32
	%16 = add %15, %8 : 64x32xf32
	%17 = add %16, %9 : 64x32xf32
	%18 = dot_general %17, %2 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 64x32xf32
	%19 = add %18, %8 : 64x32xf32
	%20 = exponential %3 : 8x8xf32
	%21 = multiply %20, %20 : 8x8xf32
	%22 = dot_general %21, %4 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 8x8xf32
	%23 = subtract %22, %20 : 8x8xf32
	%24 = add %23, %21 : 8x8xf32
	return %17, %19, %24
}
# >>> stdout
# popir 1
# func @main(%0: 64x32xf32, %1: 64x32xf32, %2: 32x32xf32, %3: 8x8xf32, %4: 8x8xf32) -> (64x32xf32, 64x32xf32, 8x8xf32) {
# 	%5, %6, %7, %8 = fusion {kind = 0} : 64x32xf32, 64x32xf32, 64x32xf32, 64x32xf32 () {
# 		%9 = exponential %0 : 64x32xf32
# 		%10 = tanh %1 : 64x32xf32
# 		%11 = multiply %9, %9 : 64x32xf32
# 		%12 = multiply %9, %10 : 64x32xf32
# 		%13 = maximum %9, %10 : 64x32xf32
# 		%14 = add %13, %11 : 64x32xf32
# 		%15 = add %14, %12 : 64x32xf32
# 		return %9, %10, %12, %15
# 	}
# 	%16 = fusion {kind = 2} : 64x32xf32 () {
# 		%17 = multiply %5, %5 : 64x32xf32
# 		%18 = maximum %5, %6 : 64x32xf32
# 		%19 = dot_general %8, %2 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 64x32xf32
# 		%20 = subtract %19, %5 : 64x32xf32
# 		%21 = multiply %20, %6 : 64x32xf32
# 		%22 = add %21, %17 : 64x32xf32
# 		%23 = add %22, %7 : 64x32xf32
# 		%24 = add %23, %18 : 64x32xf32
# 		return %24
# 	}
# 	%25 = fusion {kind = 2} : 64x32xf32 () {
# 		%26 = dot_general %16, %2 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 64x32xf32
# 		%27 = add %26, %7 : 64x32xf32
# 		return %27
# 	}
# 	%28, %29 = fusion {kind = 0} : 8x8xf32, 8x8xf32 () {
# 		%30 = exponential %3 : 8x8xf32
# 		%31 = multiply %30, %30 : 8x8xf32
# 		return %30, %31
# 	}
# 	%32 = fusion {kind = 2} : 8x8xf32 () {
# 		%33 = dot_general %29, %4 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 8x8xf32
# 		%34 = subtract %33, %28 : 8x8xf32
# 		%35 = add %34, %29 : 8x8xf32
# 		return %35
# 	}
# 	return %16, %25, %32
# }
# <<<
