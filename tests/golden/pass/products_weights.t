# Products of few rows take narrow weights as they are, also through views; not
# numbers that are computed, nor bf16 where pairs of it are multiplied.
# RUN: popc opt --passes=products %s
popir 1
func @main(%0: 4x64xf32, %1: 96x64xi8, %2: 64x96xi8, %3: 32x64xbf16) -> (4x96xf32, 4x96xf32, 32x96xf32, 4x96xf32) {
	%4 = convert %1 : 96x64xf32
	%5 = dot_general %0, %4 {lhs_contract = [1], rhs_contract = [1]} : 4x96xf32
	%6 = convert %2 : 64x96xf32
	%7 = transpose %6 {dims = [1, 0]} : 96x64xf32
	%8 = dot_general %0, %7 {lhs_contract = [1], rhs_contract = [1]} : 4x96xf32
	%9 = convert %2 : 64x96xbf16
	%10 = dot_general %3, %9 {lhs_contract = [1], rhs_contract = [0]} : 32x96xf32
	%11 = negate %1 : 96x64xi8
	%12 = convert %11 : 96x64xf32
	%13 = dot_general %0, %12 {lhs_contract = [1], rhs_contract = [1]} : 4x96xf32
	return %5, %8, %10, %13
}
# >>> stdout
# popir 1
# func @main(%0: 4x64xf32, %1: 96x64xi8, %2: 64x96xi8, %3: 32x64xbf16) -> (4x96xf32, 4x96xf32, 32x96xf32, 4x96xf32) {
# 	%4 = dot_general %0, %1 {lhs_contract = [1], rhs_contract = [1]} : 4x96xf32
# 	%5 = transpose %2 {dims = [1, 0]} : 96x64xi8
# 	%6 = dot_general %0, %5 {lhs_contract = [1], rhs_contract = [1]} : 4x96xf32
# 	%7 = convert %2 : 64x96xbf16
# 	%8 = dot_general %3, %7 {lhs_contract = [1], rhs_contract = [0]} : 32x96xf32
# 	%9 = negate %1 : 96x64xi8
# 	%10 = convert %9 : 96x64xf32
# 	%11 = dot_general %0, %10 {lhs_contract = [1], rhs_contract = [1]} : 4x96xf32
# 	return %4, %6, %8, %11
# }
# <<<
