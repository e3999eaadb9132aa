# What is put over equal elements at a known place is padded with them, where it starts
# as the op clamps it; what follows each other along a dim is joined, with what lies
# between and beside.  Not at a place that is not known, nor over what is not all equal,
# nor where nothing is put, nor what overlaps, what is used before more is put over it,
# what is put by a place that is not known after, or parts of short rows.
# RUN: popc opt --passes=pads %s
popir 1
func @main(%0: 3x4xf32, %1: 8x6xf32, %2: i32, %3: 0x4xf32, %4: 2x20xf32, %5: 5x4xf32, %6: 3x6xf32, %7: 1x6xf32) -> (8x6xf32, 8x6xf32, 8x6xf32, 8x6xf32, 8x6xf32, 8x6xf32, 9x20xf32, 9x6xf32, 9x20xf32, 9x20xf32, 9x20xf32, 9x20xf32, 9x6xf32) {
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
	%15 = constant {value = <i32 splat: 00000000>} : i32
	%16 = constant {value = <i32 splat: 06000000>} : i32
	%17 = broadcast_in_dim %10 {dims = []} : 9x20xf32
	%18 = broadcast_in_dim %10 {dims = []} : 9x6xf32
	%30 = dynamic_update_slice %17, %4, %16, %15 : 9x20xf32
	%31 = dynamic_update_slice %30, %5, %12, %12 : 9x20xf32
	%32 = dynamic_update_slice %18, %6, %15, %15 : 9x6xf32
	%33 = dynamic_update_slice %32, %6, %16, %15 : 9x6xf32
	%34 = dynamic_update_slice %33, %7, %13, %15 : 9x6xf32
	%35 = dynamic_update_slice %18, %6, %15, %15 : 9x6xf32
	%36 = dynamic_update_slice %35, %6, %16, %15 : 9x6xf32
	%37 = dynamic_update_slice %17, %4, %16, %15 : 9x20xf32
	%38 = dynamic_update_slice %37, %4, %15, %15 : 9x20xf32
	%39 = negate %37 : 9x20xf32
	%40 = dynamic_update_slice %38, %4, %2, %15 : 9x20xf32
	%41 = dynamic_update_slice %18, %6, %15, %15 : 9x6xf32
	%42 = dynamic_update_slice %41, %5, %16, %15 : 9x6xf32
	%43 = dynamic_update_slice %17, %4, %12, %15 : 9x20xf32
	%44 = dynamic_update_slice %43, %4, %15, %15 : 9x20xf32
	%45 = add %36, %34 : 9x6xf32
	return %20, %21, %22, %24, %25, %26, %31, %45, %38, %39, %40, %44, %42
}
# >>> stdout
# popir 1
# func @main(%0: 3x4xf32, %1: 8x6xf32, %2: i32, %3: 0x4xf32, %4: 2x20xf32, %5: 5x4xf32, %6: 3x6xf32, %7: 1x6xf32) -> (8x6xf32, 8x6xf32, 8x6xf32, 8x6xf32, 8x6xf32, 8x6xf32, 9x20xf32, 9x6xf32, 9x20xf32, 9x20xf32, 9x20xf32, 9x20xf32, 9x6xf32) {
# 	%8 = constant {value = <f32 splat: 0000803f>} : f32
# 	%9 = broadcast_in_dim %8 {dims = []} : 8x6xf32
# 	%10 = constant {value = <i32 splat: 01000000>} : i32
# 	%11 = constant {value = <i32 splat: 63000000>} : i32
# 	%12 = constant {value = <f32 splat: 0000803f>} : f32
# 	%13 = pad %0, %12 {low = [1, 1], high = [4, 1], interior = [0, 0]} : 8x6xf32
# 	%14 = constant {value = <f32 splat: 0000803f>} : f32
# 	%15 = pad %0, %14 {low = [5, 0], high = [0, 2], interior = [0, 0]} : 8x6xf32
# 	%16 = dynamic_update_slice %9, %0, %10, %2 : 8x6xf32
# 	%17 = dynamic_update_slice %9, %0, %10, %10 : 8x6xf32
# 	%18 = dynamic_update_slice %17, %0, %11, %10 : 8x6xf32
# 	%19 = dynamic_update_slice %1, %0, %10, %10 : 8x6xf32
# 	%20 = dynamic_update_slice %9, %3, %10, %10 : 8x6xf32
# 	%21 = constant {value = <i32 splat: 00000000>} : i32
# 	%22 = constant {value = <i32 splat: 06000000>} : i32
# 	%23 = broadcast_in_dim %8 {dims = []} : 9x20xf32
# 	%24 = broadcast_in_dim %8 {dims = []} : 9x6xf32
# 	%25 = constant {value = <1x20xf32 splat: 0000803f>} : 1x20xf32
# 	%26 = constant {value = <f32 splat: 0000803f>} : f32
# 	%27 = pad %5, %26 {low = [0, 1], high = [0, 15], interior = [0, 0]} : 5x20xf32
# 	%28 = constant {value = <1x20xf32 splat: 0000803f>} : 1x20xf32
# 	%29 = concatenate %25, %27, %4, %28 {dim = 0} : 9x20xf32
# 	%30 = dynamic_update_slice %24, %6, %21, %21 : 9x6xf32
# 	%31 = dynamic_update_slice %30, %6, %22, %21 : 9x6xf32
# 	%32 = dynamic_update_slice %31, %7, %11, %21 : 9x6xf32
# 	%33 = constant {value = <3x6xf32 splat: 0000803f>} : 3x6xf32
# 	%34 = concatenate %6, %33, %6 {dim = 0} : 9x6xf32
# 	%35 = dynamic_update_slice %23, %4, %22, %21 : 9x20xf32
# 	%36 = dynamic_update_slice %35, %4, %21, %21 : 9x20xf32
# 	%37 = negate %35 : 9x20xf32
# 	%38 = dynamic_update_slice %36, %4, %2, %21 : 9x20xf32
# 	%39 = dynamic_update_slice %24, %6, %21, %21 : 9x6xf32
# 	%40 = dynamic_update_slice %39, %5, %22, %21 : 9x6xf32
# 	%41 = dynamic_update_slice %23, %4, %10, %21 : 9x20xf32
# 	%42 = dynamic_update_slice %41, %4, %21, %21 : 9x20xf32
# 	%43 = add %34, %32 : 9x6xf32
# 	return %13, %15, %16, %18, %19, %20, %29, %43, %36, %37, %38, %42, %40
# }
# <<<
