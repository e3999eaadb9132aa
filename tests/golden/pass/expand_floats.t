# Products of integers that are floats: sums of bytes are integers first, where
# they are not too deep; of truth values too; others are floats before.
# RUN: popc opt --passes=expand,dce %s
popir 1
func @main(%0: 3x40xi8, %1: 40x5xi8, %2: 3x40000xui8, %3: 40000x5xui8, %4: 3x40xi1, %5: 40x5xi1, %6: 3x40xi32, %7: 40x5xi32) -> (3x5xf32, 3x5xbf16, 3x5xf16, 3x5xf64) {
	%8 = dot_general %0, %1 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 3x5xf32
	%9 = dot_general %2, %3 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 3x5xbf16
	%10 = dot_general %4, %5 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 3x5xf16
	%11 = dot_general %6, %7 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 3x5xf64
	return %8, %9, %10, %11
}
# >>> stdout
# popir 1
# func @main(%0: 3x40xi8, %1: 40x5xi8, %2: 3x40000xui8, %3: 40000x5xui8, %4: 3x40xi1, %5: 40x5xi1, %6: 3x40xi32, %7: 40x5xi32) -> (3x5xf32, 3x5xbf16, 3x5xf16, 3x5xf64) {
# 	%8 = dot_general %0, %1 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 3x5xi32
# 	%9 = convert %8 : 3x5xf32
# 	%10 = convert %2 : 3x40000xf32
# 	%11 = convert %3 : 40000x5xf32
# 	%12 = dot_general %10, %11 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 3x5xf32
# 	%13 = convert %12 : 3x5xbf16
# 	%14 = convert %4 : 3x40xi8
# 	%15 = convert %5 : 40x5xi8
# 	%16 = dot_general %14, %15 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 3x5xi32
# 	%17 = convert %16 : 3x5xf16
# 	%18 = convert %6 : 3x40xf64
# 	%19 = convert %7 : 40x5xf64
# 	%20 = dot_general %18, %19 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 3x5xf64
# 	return %9, %13, %17, %20
# }
# <<<
