# cse merges equal ops: across operands that became equal, from a region with
# what is above it, reductions by the same operation; not different attributes.
# RUN: popc opt --passes=cse,dce %s
popir 1
func @main(%0: 4xf32, %1: i32) -> (4xf32, f32, i1) {
	%2 = add %0, %0 : 4xf32
	%3 = add %0, %0 : 4xf32
	%4 = multiply %2, %3 : 4xf32
	%5 = constant {value = <f32 splat: 00000000>} : f32
	%6 = constant {value = <f32 splat: 00000080>} : f32
	%7 = reduce %4, %5 {dims = [0]} : f32 (%8: f32, %9: f32) {
		%10 = add %8, %9 : f32
		return %10
	}
	%11 = reduce %4, %5 {dims = [0]} : f32 (%12: f32, %13: f32) {
		%14 = add %13, %12 : f32
		return %14
	}
	%15 = add %7, %11 : f32
	%16 = add %15, %6 : f32
	%17 = case %1 : 4xf32 () {
		%18 = add %0, %0 : 4xf32
		return %18
	} () {
		%19 = negate %0 : 4xf32
		return %19
	}
	%20 = compare %5, %6 {direction = 0, compare_type = 1} : i1
	return %17, %16, %20
}
# >>> stdout
# popir 1
# func @main(%0: 4xf32, %1: i32) -> (4xf32, f32, i1) {
# 	%2 = add %0, %0 : 4xf32
# 	%3 = multiply %2, %2 : 4xf32
# 	%4 = constant {value = <f32 splat: 00000000>} : f32
# 	%5 = constant {value = <f32 splat: 00000080>} : f32
# 	%6 = reduce %3, %4 {dims = [0]} : f32 (%7: f32, %8: f32) {
# 		%9 = add %7, %8 : f32
# 		return %9
# 	}
# 	%10 = add %6, %6 : f32
# 	%11 = add %10, %5 : f32
# 	%12 = case %1 : 4xf32 () {
# 		return %2
# 	} () {
# 		%13 = negate %0 : 4xf32
# 		return %13
# 	}
# 	%14 = compare %4, %5 {direction = 0, compare_type = 1} : i1
# 	return %12, %11, %14
# }
# <<<
