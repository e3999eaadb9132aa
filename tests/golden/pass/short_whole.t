# Rows of sixteen elements stay rows where they are read in order, or again and
# again for a few results; they are taken apart where they lie turned, are read
# for many results, or in a loop.
# RUN: popc opt --passes=expand %s | grep -c slice
# RUN: popc opt --passes=expand %s | grep -E "reduce "
popir 1
func @main(%0: 40x16xf32, %1: 16x40xf32, %2: 40x16xf32, %3: 20x16xf32) -> (40xf32, 40xf32, 40x40xf32, 40x20xf32, 40x16xf32) {
	%4 = constant {value = <f32 splat: 00000000>} : f32
	%5 = multiply %0, %2 : 40x16xf32
	%6 = reduce %5, %4 {dims = [1]} : 40xf32 (%7: f32, %8: f32) {
		%9 = add %7, %8 : f32
		return %9
	}
	%10 = transpose %1 {dims = [1, 0]} : 40x16xf32
	%11 = abs %10 : 40x16xf32
	%12 = reduce %11, %4 {dims = [1]} : 40xf32 (%13: f32, %14: f32) {
		%15 = add %13, %14 : f32
		return %15
	}
	%16 = broadcast_in_dim %0 {dims = [0, 2]} : 40x40x16xf32
	%17 = broadcast_in_dim %2 {dims = [1, 2]} : 40x40x16xf32
	%18 = subtract %16, %17 : 40x40x16xf32
	%19 = reduce %18, %4 {dims = [2]} : 40x40xf32 (%20: f32, %21: f32) {
		%22 = maximum %20, %21 : f32
		return %22
	}
	%23 = broadcast_in_dim %0 {dims = [0, 2]} : 40x20x16xf32
	%24 = broadcast_in_dim %3 {dims = [1, 2]} : 40x20x16xf32
	%25 = subtract %23, %24 : 40x20x16xf32
	%26 = reduce %25, %4 {dims = [2]} : 40x20xf32 (%27: f32, %28: f32) {
		%29 = maximum %27, %28 : f32
		return %29
	}
	%30 = constant {value = <i32 splat: 00000000>} : i32
	%31, %32 = while %30, %0 : i32, 40x16xf32 (%33: i32, %34: 40x16xf32) {
		%35 = constant {value = <i32 splat: 00000005>} : i32
		%36 = compare %33, %35 {direction = 5, compare_type = 3} : i1
		return %36
	} (%37: i32, %38: 40x16xf32) {
		%39 = constant {value = <f32 splat: 00000000>} : f32
		%40 = reduce %38, %39 {dims = [1]} : 40xf32 (%41: f32, %42: f32) {
			%43 = add %41, %42 : f32
			return %43
		}
		%44 = broadcast_in_dim %40 {dims = [0]} : 40x16xf32
		%45 = constant {value = <i32 splat: 00000001>} : i32
		%46 = add %37, %45 : i32
		return %46, %44
	}
	return %6, %12, %19, %26, %32
}
# >>> stdout
# 48
# 	%6 = reduce %5, %4 {dims = [1]} : 40xf32 (%7: f32, %8: f32) {
# 	%116 = reduce %115, %4 {dims = [2]} : 40x20xf32 (%117: f32, %118: f32) {
# <<<
