# Small products of 8 and 16-bit integers are those of 32 bits: of a short depth,
# or many.  A row by many others, in lines, stays a product, which adds up pairs,
# unless numbers without a sign are wider than what wraps.
# RUN: popc opt --passes=products %s
popir 1
func @main(%0: 200x3xui16, %1: 3x5xui16, %2: 20x16x16xi8, %3: 20x16x16xi8, %4: 200x16xi16, %5: 16x12xi16, %6: 40x64xui16, %7: 64xui16) -> (200x5xui16, 20x16x16xi8, 200x12xi16, 40xui16, 40xui32) {
	%8 = dot_general %0, %1 {lhs_contract = [1], rhs_contract = [0]} : 200x5xui16
	%9 = dot_general %2, %3 {lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1]} : 20x16x16xi8
	%10 = dot_general %4, %5 {lhs_contract = [1], rhs_contract = [0]} : 200x12xi16
	%11 = dot_general %6, %7 {lhs_contract = [1], rhs_contract = [0]} : 40xui16
	%12 = dot_general %6, %7 {lhs_contract = [1], rhs_contract = [0]} : 40xui32
	return %8, %9, %10, %11, %12
}
# >>> stdout
# popir 1
# func @main(%0: 200x3xui16, %1: 3x5xui16, %2: 20x16x16xi8, %3: 20x16x16xi8, %4: 200x16xi16, %5: 16x12xi16, %6: 40x64xui16, %7: 64xui16) -> (200x5xui16, 20x16x16xi8, 200x12xi16, 40xui16, 40xui32) {
# 	%8 = convert %0 : 200x3xi32
# 	%9 = convert %1 : 3x5xi32
# 	%10 = dot_general %8, %9 {lhs_contract = [1], rhs_contract = [0]} : 200x5xi32
# 	%11 = convert %10 : 200x5xui16
# 	%12 = convert %2 : 20x16x16xi32
# 	%13 = convert %3 : 20x16x16xi32
# 	%14 = dot_general %12, %13 {lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1]} : 20x16x16xi32
# 	%15 = convert %14 : 20x16x16xi8
# 	%16 = dot_general %4, %5 {lhs_contract = [1], rhs_contract = [0]} : 200x12xi16
# 	%17 = dot_general %6, %7 {lhs_contract = [1], rhs_contract = [0]} : 40xui16
# 	%18 = convert %7 : 64xui32
# 	%19 = broadcast_in_dim %18 {dims = [1]} : 40x64xui32
# 	%20 = convert %6 : 40x64xui32
# 	%21 = multiply %20, %19 : 40x64xui32
# 	%22 = constant {value = <ui32 splat: 00000000>} : ui32
# 	%23 = reduce %21, %22 {dims = [1]} : 40xui32 (%24: ui32, %25: ui32) {
# 		%26 = add %24, %25 : ui32
# 		return %26
# 	}
# 	return %11, %15, %16, %17, %23
# }
# <<<
