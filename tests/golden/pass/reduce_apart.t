# Short rows that lie apart: the dim outside of what lies between goes first,
# unless rows are long, or what it adds up is short, or many results lie within
# the rows.
# RUN: popc opt --passes=expand %s
popir 1
func @main(%0: 30x40x21xf32, %1: 30x40x80xf32, %2: 30x2x11xf32, %3: 20x11x18x3xi32, %4: 20x30x8x30xf32) -> (40xf32, 40xf32, 2xf32, 11x3xi32, 30x30xf32) {
	%5 = constant {value = <f32 splat: 00000000>} : f32
	%6 = constant {value = <i32 splat: 00000080>} : i32
	%7 = reduce %0, %5 {dims = [0, 2]} : 40xf32 (%8: f32, %9: f32) {
		%10 = add %8, %9 : f32
		return %10
	}
	%11 = reduce %1, %5 {dims = [0, 2]} : 40xf32 (%12: f32, %13: f32) {
		%14 = add %12, %13 : f32
		return %14
	}
	%15 = reduce %2, %5 {dims = [0, 2]} : 2xf32 (%16: f32, %17: f32) {
		%18 = add %16, %17 : f32
		return %18
	}
	%19 = reduce %3, %6 {dims = [0, 2]} : 11x3xi32 (%20: i32, %21: i32) {
		%22 = maximum %20, %21 : i32
		return %22
	}
	%23 = reduce %4, %5 {dims = [0, 2]} : 30x30xf32 (%24: f32, %25: f32) {
		%26 = add %24, %25 : f32
		return %26
	}
	return %7, %11, %15, %19, %23
}
# >>> stdout
# popir 1
# func @main(%0: 30x40x21xf32, %1: 30x40x80xf32, %2: 30x2x11xf32, %3: 20x11x18x3xi32, %4: 20x30x8x30xf32) -> (40xf32, 40xf32, 2xf32, 11x3xi32, 30x30xf32) {
# 	%5 = constant {value = <f32 splat: 00000000>} : f32
# 	%6 = constant {value = <i32 splat: 00000080>} : i32
# 	%7 = reduce %0, %5 {dims = [0]} : 40x21xf32 (%8: f32, %9: f32) {
# 		%10 = add %8, %9 : f32
# 		return %10
# 	}
# 	%11 = reduce %7, %5 {dims = [1]} : 40xf32 (%12: f32, %13: f32) {
# 		%14 = add %12, %13 : f32
# 		return %14
# 	}
# 	%15 = reduce %1, %5 {dims = [0, 2]} : 40xf32 (%16: f32, %17: f32) {
# 		%18 = add %16, %17 : f32
# 		return %18
# 	}
# 	%19 = reduce %2, %5 {dims = [0, 2]} : 2xf32 (%20: f32, %21: f32) {
# 		%22 = add %20, %21 : f32
# 		return %22
# 	}
# 	%23 = reduce %3, %6 {dims = [0]} : 11x18x3xi32 (%24: i32, %25: i32) {
# 		%26 = maximum %24, %25 : i32
# 		return %26
# 	}
# 	%27 = reduce %23, %6 {dims = [1]} : 11x3xi32 (%28: i32, %29: i32) {
# 		%30 = maximum %28, %29 : i32
# 		return %30
# 	}
# 	%31 = reduce %4, %5 {dims = [0, 2]} : 30x30xf32 (%32: f32, %33: f32) {
# 		%34 = add %32, %33 : f32
# 		return %34
# 	}
# 	return %11, %15, %19, %27, %31
# }
# <<<
