# Folding and exact identities: x + -0, x * 1, max(x, -inf) go; x + 0 stays,
# for it turns -0 into 0.  What a constant decides alone is that: p and false, p
# or true, integers times 0.  Splats fold to splats.
# RUN: popc opt --passes=simplify %s
popir 1
func @main(%0: 8xf32, %1: 8xi32, %16: 8xi1) -> (8xf32, 8xf32, 8xi32, 1000000xf32, 8xi1, 8xi1, 8xi1, 8xi1, 8xi32, 8xf32) {
	%2 = constant {value = <8xf32 splat: 00000080>} : 8xf32
	%3 = constant {value = <8xf32 splat: 0000803f>} : 8xf32
	%4 = constant {value = <8xf32 splat: 000080ff>} : 8xf32
	%5 = constant {value = <8xf32 splat: 00000000>} : 8xf32
	%6 = add %0, %2 : 8xf32
	%7 = multiply %3, %6 : 8xf32
	%8 = maximum %4, %7 : 8xf32
	%9 = add %8, %5 : 8xf32
	%10 = constant {value = <8xi32 splat: 00000000>} : 8xi32
	%11 = add %10, %1 : 8xi32
	%12 = constant {value = <f32 splat: 00000040>} : f32
	%13 = broadcast_in_dim %12 {dims = []} : 1000000xf32
	%14 = multiply %13, %13 : 1000000xf32
	%15 = exponential %14 : 1000000xf32
	%17 = constant {value = <8xi1 splat: 00>} : 8xi1
	%18 = compare %16, %17 {direction = 1, compare_type = 4} : 8xi1
	%19 = constant {value = <8xi1 splat: 01>} : 8xi1
	%20 = compare %18, %19 {direction = 0, compare_type = 4} : 8xi1
	%21 = compare %18, %19 {direction = 1, compare_type = 4} : 8xi1
	%22 = and %16, %17 : 8xi1
	%23 = or %19, %16 : 8xi1
	%24 = multiply %10, %1 : 8xi32
	%25 = multiply %0, %5 : 8xf32
	return %8, %9, %11, %15, %20, %21, %22, %23, %24, %25
}
# >>> stdout
# popir 1
# func @main(%0: 8xf32, %1: 8xi32, %2: 8xi1) -> (8xf32, 8xf32, 8xi32, 1000000xf32, 8xi1, 8xi1, 8xi1, 8xi1, 8xi32, 8xf32) {
# 	%3 = constant {value = <8xf32 splat: 00000000>} : 8xf32
# 	%4 = add %0, %3 : 8xf32
# 	%5 = constant {value = <8xi32 splat: 00000000>} : 8xi32
# 	%6 = constant {value = <1000000xf32 splat: 81645a42>} : 1000000xf32
# 	%7 = constant {value = <8xi1 splat: 00>} : 8xi1
# 	%8 = constant {value = <8xi1 splat: 01>} : 8xi1
# 	%9 = not %2 : 8xi1
# 	%10 = multiply %0, %3 : 8xf32
# 	return %0, %4, %1, %6, %2, %9, %7, %8, %5, %10
# }
# <<<
