# What is put over equal elements at a known place is padded with them, where it starts
# as the op clamps it; not at a place that is not known, nor where more is put over the
# result, in a loop or not, nor over what is not all equal, nor where nothing is put.
# RUN: popc opt --passes=pads %s
popir 1
func @main(%0: 3x4xf32, %1: 8x6xf32, %2: i32, %3: 0x4xf32) -> (8x6xf32, 8x6xf32, 8x6xf32, 8x6xf32, 8x6xf32, 8x6xf32) {
	%10 = constant {value = <f32 splat: 0000803f>} : f32
	%11 = broadcast_in_dim %10 {dims = []} : 8x6xf32
	%12 = constant {value = <i32 splat: 01000000>} : i32
	%13 = constant {value = <i32 splat: 63000000>} : i32
	%14 = constant {value = <i32 splat: feffffff>} : i32
	%20 = dynamic_update_slice %11, %0, %12, %12 : 8x6xf32
	%21 = dynamic_update_slice %11, %0, %13, %14 : 8x6xf32
	%22 = dynamic_update_slice %11, %0, %12, %2 : 8x6xf32
	%23 = dynamic_update_slice %11, %0, %12, %12 : 8x6xf32
	%24 = dynamic_update_slice %23, %0, %13, %12 : 8x6xf32
	%25 = dynamic_update_slice %1, %0, %12, %12 : 8x6xf32
	%26 = dynamic_update_slice %11, %3, %12, %12 : 8x6xf32
	return %20, %21, %22, %24, %25, %26
}
# >>> stdout
# popir 1
# func @main(%0: 3x4xf32, %1: 8x6xf32, %2: i32, %3: 0x4xf32) -> (8x6xf32, 8x6xf32, 8x6xf32, 8x6xf32, 8x6xf32, 8x6xf32) {
# 	%4 = constant {value = <f32 splat: 0000803f>} : f32
# 	%5 = broadcast_in_dim %4 {dims = []} : 8x6xf32
# 	%6 = constant {value = <i32 splat: 01000000>} : i32
# 	%7 = constant {value = <i32 splat: 63000000>} : i32
# 	%8 = constant {value = <f32 splat: 0000803f>} : f32
# 	%9 = pad %0, %8 {low = [1, 1], high = [4, 1], interior = [0, 0]} : 8x6xf32
# 	%10 = constant {value = <f32 splat: 0000803f>} : f32
# 	%11 = pad %0, %10 {low = [5, 0], high = [0, 2], interior = [0, 0]} : 8x6xf32
# 	%12 = dynamic_update_slice %5, %0, %6, %2 : 8x6xf32
# 	%13 = dynamic_update_slice %5, %0, %6, %6 : 8x6xf32
# 	%14 = dynamic_update_slice %13, %0, %7, %6 : 8x6xf32
# 	%15 = dynamic_update_slice %1, %0, %6, %6 : 8x6xf32
# 	%16 = dynamic_update_slice %5, %3, %6, %6 : 8x6xf32
# 	return %9, %11, %12, %14, %15, %16
# }
# <<<
