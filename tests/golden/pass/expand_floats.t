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
# 	%12 = reshape %10 : 3x64x625xf32
# 	%13 = reshape %11 : 64x625x5xf32
# 	%14 = dot_general %12, %13 {lhs_batch = [1], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1]} : 64x3x5xf32
# 	%15 = constant {value = <f32 splat: 00000000>} : f32
# 	%16 = reduce %14, %15 {dims = [0]} : 3x5xf32 (%17: f32, %18: f32) {
# 		%19 = add %17, %18 : f32
# 		return %19
# 	}
# 	%20 = convert %16 : 3x5xbf16
# 	%21 = convert %4 : 3x40xi8
# 	%22 = convert %5 : 40x5xi8
# 	%23 = dot_general %21, %22 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 3x5xi32
# 	%24 = convert %23 : 3x5xf16
# 	%25 = convert %6 : 3x40xf64
# 	%26 = convert %7 : 40x5xf64
# 	%27 = dot_general %25, %26 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 3x5xf64
# 	return %9, %20, %24, %27
# }
# <<<
