# A transpose of elementwise ops of one value sinks to where that is read, beside
# constants and what is the same along some dims.  It stays behind a product, before
# one, behind two values and where the values are wider.
# RUN: popc opt --passes=simplify,sink,dce %s
popir 1
func @main(%0: 8x6x3xui8, %1: 3xf32, %2: 8x16xf32, %3: 16x4xf32, %4: 8x16xf32, %5: 16x8xf64) -> (3x8x6xf32, 4x8xf32, 16x4xf32, 16x8xf32, 8x16xf32, 16x8xf32) {
	%6 = convert %0 : 8x6x3xf32
	%7 = constant {value = <8x6x3xf32 splat: 00007f43>} : 8x6x3xf32
	%8 = divide %6, %7 : 8x6x3xf32
	%9 = broadcast_in_dim %1 {dims = [2]} : 8x6x3xf32
	%10 = subtract %8, %9 : 8x6x3xf32
	%11 = transpose %10 {dims = [2, 0, 1]} : 3x8x6xf32
	%12 = dot_general %2, %3 {lhs_contract = [1], rhs_contract = [0]} : 8x4xf32
	%13 = negate %12 : 8x4xf32
	%14 = tanh %13 : 8x4xf32
	%15 = transpose %14 {dims = [1, 0]} : 4x8xf32
	%16 = exponential %4 : 8x16xf32
	%17 = transpose %16 {dims = [1, 0]} : 16x8xf32
	%18 = dot_general %17, %12 {lhs_contract = [1], rhs_contract = [0]} : 16x4xf32
	%19 = add %2, %4 : 8x16xf32
	%20 = transpose %19 {dims = [1, 0]} : 16x8xf32
	%21 = convert %5 : 16x8xf32
	%22 = transpose %21 {dims = [1, 0]} : 8x16xf32
	%23 = multiply %2, %2 : 8x16xf32
	%24 = transpose %23 {dims = [1, 0]} : 16x8xf32
	return %11, %15, %18, %20, %22, %24
}
# >>> stdout
# popir 1
# func @main(%0: 8x6x3xui8, %1: 3xf32, %2: 8x16xf32, %3: 16x4xf32, %4: 8x16xf32, %5: 16x8xf64) -> (3x8x6xf32, 4x8xf32, 16x4xf32, 16x8xf32, 8x16xf32, 16x8xf32) {
# 	%6 = transpose %0 {dims = [2, 0, 1]} : 3x8x6xui8
# 	%7 = convert %6 : 3x8x6xf32
# 	%8 = constant {value = <3x8x6xf32 splat: 00007f43>} : 3x8x6xf32
# 	%9 = divide %7, %8 : 3x8x6xf32
# 	%10 = broadcast_in_dim %1 {dims = [0]} : 3x8x6xf32
# 	%11 = subtract %9, %10 : 3x8x6xf32
# 	%12 = dot_general %2, %3 {lhs_contract = [1], rhs_contract = [0]} : 8x4xf32
# 	%13 = negate %12 : 8x4xf32
# 	%14 = tanh %13 : 8x4xf32
# 	%15 = transpose %14 {dims = [1, 0]} : 4x8xf32
# 	%16 = exponential %4 : 8x16xf32
# 	%17 = transpose %16 {dims = [1, 0]} : 16x8xf32
# 	%18 = dot_general %17, %12 {lhs_contract = [1], rhs_contract = [0]} : 16x4xf32
# 	%19 = add %2, %4 : 8x16xf32
# 	%20 = transpose %19 {dims = [1, 0]} : 16x8xf32
# 	%21 = convert %5 : 16x8xf32
# 	%22 = transpose %21 {dims = [1, 0]} : 8x16xf32
# 	%23 = transpose %2 {dims = [1, 0]} : 16x8xf32
# 	%24 = multiply %23, %23 : 16x8xf32
# 	return %11, %15, %18, %20, %22, %24
# }
# <<<
