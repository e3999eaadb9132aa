# What follows a product of many rows of few columns is fused to it if it is one op,
# not if there is more; of few rows, and of as many columns as a row group has, it is
# in any case.
# RUN: popc opt --passes=fuse %s
popir 1
func @main(%0: 64x9xf32, %1: 9x4xf32, %2: 64x4xf32, %3: 63x9xf32, %4: 63x4xf32, %5: 9x8xf32, %6: 64x8xf32, %7: 64x4xf32) -> (64x4xf32, 64x4xf32, 63x4xf32, 64x8xf32) {
	%10 = dot_general %0, %1 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 64x4xf32
	%11 = add %10, %7 : 64x4xf32
	%12 = dot_general %0, %1 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 64x4xf32
	%13 = add %12, %2 : 64x4xf32
	%14 = multiply %13, %2 : 64x4xf32
	%15 = dot_general %3, %1 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 63x4xf32
	%16 = add %15, %4 : 63x4xf32
	%17 = multiply %16, %4 : 63x4xf32
	%18 = dot_general %0, %5 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 64x8xf32
	%19 = add %18, %6 : 64x8xf32
	%20 = multiply %19, %6 : 64x8xf32
	return %11, %14, %17, %20
}
# >>> stdout
# popir 1
# func @main(%0: 64x9xf32, %1: 9x4xf32, %2: 64x4xf32, %3: 63x9xf32, %4: 63x4xf32, %5: 9x8xf32, %6: 64x8xf32, %7: 64x4xf32) -> (64x4xf32, 64x4xf32, 63x4xf32, 64x8xf32) {
# 	%8 = fusion {kind = 2} : 64x4xf32 () {
# 		%9 = dot_general %0, %1 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 64x4xf32
# 		%10 = add %9, %7 : 64x4xf32
# 		return %10
# 	}
# 	%11 = dot_general %0, %1 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 64x4xf32
# 	%12 = fusion {kind = 0} : 64x4xf32 () {
# 		%13 = add %11, %2 : 64x4xf32
# 		%14 = multiply %13, %2 : 64x4xf32
# 		return %14
# 	}
# 	%15 = fusion {kind = 2} : 63x4xf32 () {
# 		%16 = dot_general %3, %1 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 63x4xf32
# 		%17 = add %16, %4 : 63x4xf32
# 		%18 = multiply %17, %4 : 63x4xf32
# 		return %18
# 	}
# 	%19 = fusion {kind = 2} : 64x8xf32 () {
# 		%20 = dot_general %0, %5 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 64x8xf32
# 		%21 = add %20, %6 : 64x8xf32
# 		%22 = multiply %21, %6 : 64x8xf32
# 		return %22
# 	}
# 	return %8, %12, %15, %19
# }
# <<<
