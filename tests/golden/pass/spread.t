# What is broadcast alike is computed before it is: scalars, and rows under
# constants.  Rows broadcast along different dims, operands of which one is not
# broadcast, and a broadcast to few stay.
# RUN: popc opt --passes=simplify %s
popir 1
func @main(%0: f32, %1: f32, %2: 8xf32, %3: 8x8xf32, %4: i1, %5: 4xi32) -> (8x8xf32, 64x8xi1, 8x8xf32, 8x8xf32, 2x4xi32) {
	%10 = broadcast_in_dim %0 {dims = []} : 8x8xf32
	%11 = broadcast_in_dim %1 {dims = []} : 8x8xf32
	%12 = broadcast_in_dim %4 {dims = []} : 8x8xi1
	%13 = divide %10, %11 : 8x8xf32
	%14 = select %12, %13, %11 : 8x8xf32
	%15 = broadcast_in_dim %2 {dims = [1]} : 64x8xf32
	%16 = constant {value = <64x8xf32 splat: 00000040>} : 64x8xf32
	%17 = compare %15, %16 {direction = 4, compare_type = 1} : 64x8xi1
	%18 = broadcast_in_dim %2 {dims = [0]} : 8x8xf32
	%19 = broadcast_in_dim %2 {dims = [1]} : 8x8xf32
	%20 = subtract %18, %19 : 8x8xf32
	%21 = multiply %10, %3 : 8x8xf32
	%22 = broadcast_in_dim %5 {dims = [1]} : 2x4xi32
	%23 = multiply %22, %22 : 2x4xi32
	return %14, %17, %20, %21, %23
}
# >>> stdout
# popir 1
# func @main(%0: f32, %1: f32, %2: 8xf32, %3: 8x8xf32, %4: i1, %5: 4xi32) -> (8x8xf32, 64x8xi1, 8x8xf32, 8x8xf32, 2x4xi32) {
# 	%6 = broadcast_in_dim %0 {dims = []} : 8x8xf32
# 	%7 = divide %0, %1 : f32
# 	%8 = select %4, %7, %1 : f32
# 	%9 = broadcast_in_dim %8 {dims = []} : 8x8xf32
# 	%10 = constant {value = <8xf32 splat: 00000040>} : 8xf32
# 	%11 = compare %2, %10 {direction = 4, compare_type = 1} : 8xi1
# 	%12 = broadcast_in_dim %11 {dims = [1]} : 64x8xi1
# 	%13 = broadcast_in_dim %2 {dims = [0]} : 8x8xf32
# 	%14 = broadcast_in_dim %2 {dims = [1]} : 8x8xf32
# 	%15 = subtract %13, %14 : 8x8xf32
# 	%16 = multiply %6, %3 : 8x8xf32
# 	%17 = broadcast_in_dim %5 {dims = [1]} : 2x4xi32
# 	%18 = multiply %17, %17 : 2x4xi32
# 	return %9, %12, %15, %16, %18
# }
# <<<
