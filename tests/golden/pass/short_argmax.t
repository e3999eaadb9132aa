# The place of the greater of two becomes elementwise code on slices; of many, and
# by bodies of more ops, it stays a reduction.
# RUN: popc opt --passes=expand %s
popir 1
func @main(%0: 5x2xf32, %1: 5x2xi32, %2: 5x11xi32) -> (5xf32, 5xi32, 5xi32) {
	%3 = constant {value = <f32 splat: 000080ff>} : f32
	%4 = constant {value = <i32 splat: 00000000>} : i32
	%5, %6 = reduce %0, %1, %3, %4 {dims = [1]} : 5xf32, 5xi32 (%7: f32, %8: i32, %9: f32, %10: i32) {
		%11 = compare %7, %9 {direction = 3} : i1
		%12 = select %11, %7, %9 : f32
		%13 = select %11, %8, %10 : i32
		return %12, %13
	}
	%14 = reduce %2, %4 {dims = [1]} : 5xi32 (%15: i32, %16: i32) {
		%17 = add %15, %16 : i32
		%18 = multiply %17, %16 : i32
		%19 = subtract %18, %15 : i32
		%20 = xor %19, %16 : i32
		%21 = and %20, %15 : i32
		%22 = or %21, %16 : i32
		return %22
	}
	return %5, %6, %14
}
# >>> stdout
# popir 1
# func @main(%0: 5x2xf32, %1: 5x2xi32, %2: 5x11xi32) -> (5xf32, 5xi32, 5xi32) {
# 	%3 = constant {value = <f32 splat: 000080ff>} : f32
# 	%4 = constant {value = <i32 splat: 00000000>} : i32
# 	%5 = broadcast_in_dim %3 {dims = []} : 5xf32
# 	%6 = broadcast_in_dim %4 {dims = []} : 5xi32
# 	%7 = slice %0 {start = [0, 0], limit = [5, 1], stride = [1, 1]} : 5x1xf32
# 	%8 = reshape %7 : 5xf32
# 	%9 = slice %1 {start = [0, 0], limit = [5, 1], stride = [1, 1]} : 5x1xi32
# 	%10 = reshape %9 : 5xi32
# 	%11 = compare %5, %8 {direction = 3} : 5xi1
# 	%12 = select %11, %5, %8 : 5xf32
# 	%13 = select %11, %6, %10 : 5xi32
# 	%14 = slice %0 {start = [0, 1], limit = [5, 2], stride = [1, 1]} : 5x1xf32
# 	%15 = reshape %14 : 5xf32
# 	%16 = slice %1 {start = [0, 1], limit = [5, 2], stride = [1, 1]} : 5x1xi32
# 	%17 = reshape %16 : 5xi32
# 	%18 = compare %12, %15 {direction = 3} : 5xi1
# 	%19 = select %18, %12, %15 : 5xf32
# 	%20 = select %18, %13, %17 : 5xi32
# 	%21 = reduce %2, %4 {dims = [1]} : 5xi32 (%22: i32, %23: i32) {
# 		%24 = add %22, %23 : i32
# 		%25 = multiply %24, %23 : i32
# 		%26 = subtract %25, %22 : i32
# 		%27 = xor %26, %23 : i32
# 		%28 = and %27, %22 : i32
# 		%29 = or %28, %23 : i32
# 		return %29
# 	}
# 	return %19, %20, %21
# }
# <<<
