# Parts that a loop would put side by side in every turn, such as the weights of
# the gates of a cell, are joined before it; few elements, numbers alone and what
# a turn changes stay.
# RUN: popc opt --passes=hoist %s
popir 1
func @main(%0: i32, %1: 64xf32, %2: 32xf32, %3: 4xf32) -> (64xf32) {
	%4, %5 = while %0, %1 : i32, 64xf32 (%6: i32, %7: 64xf32) {
		%8 = constant {value = <i32 splat: 0a000000>} : i32
		%9 = compare %6, %8 {direction = 5, compare_type = 3} : i1
		return %9
	} (%10: i32, %11: 64xf32) {
		%12 = constant {value = <32xf32 splat: 0000803f>} : 32xf32
		%13 = negate %2 : 32xf32
		%14 = concatenate %2, %13 {dim = 0} : 64xf32
		%15 = concatenate %12, %12 {dim = 0} : 64xf32
		%16 = concatenate %3, %3 {dim = 0} : 8xf32
		%17 = slice %11 {start = [0], limit = [32], stride = [1]} : 32xf32
		%18 = concatenate %2, %17 {dim = 0} : 64xf32
		%19 = add %14, %15 : 64xf32
		%20 = add %18, %19 : 64xf32
		%21 = constant {value = <f32 splat: 00000000>} : f32
		%22 = pad %16, %21 {low = [0], high = [56], interior = [0]} : 64xf32
		%23 = add %20, %22 : 64xf32
		return %10, %23
	}
	return %5
}
# >>> stdout
# popir 1
# func @main(%0: i32, %1: 64xf32, %2: 32xf32, %3: 4xf32) -> (64xf32) {
# 	%4 = negate %2 : 32xf32
# 	%5 = concatenate %2, %4 {dim = 0} : 64xf32
# 	%6, %7 = while %0, %1 : i32, 64xf32 (%8: i32, %9: 64xf32) {
# 		%10 = constant {value = <i32 splat: 0a000000>} : i32
# 		%11 = compare %8, %10 {direction = 5, compare_type = 3} : i1
# 		return %11
# 	} (%12: i32, %13: 64xf32) {
# 		%14 = constant {value = <32xf32 splat: 0000803f>} : 32xf32
# 		%15 = concatenate %14, %14 {dim = 0} : 64xf32
# 		%16 = concatenate %3, %3 {dim = 0} : 8xf32
# 		%17 = slice %13 {start = [0], limit = [32], stride = [1]} : 32xf32
# 		%18 = concatenate %2, %17 {dim = 0} : 64xf32
# 		%19 = add %5, %15 : 64xf32
# 		%20 = add %18, %19 : 64xf32
# 		%21 = constant {value = <f32 splat: 00000000>} : f32
# 		%22 = pad %16, %21 {low = [0], high = [56], interior = [0]} : 64xf32
# 		%23 = add %20, %22 : 64xf32
# 		return %12, %23
# 	}
# 	return %7
# }
# <<<
