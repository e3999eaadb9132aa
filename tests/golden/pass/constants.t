# Each block has its own constants, each once, whether the graph has them
# outside of regions or repeats them in one block.
# RUN: popc opt --passes=inline,constants,dce %s
popir 1
func @main(%0: f32) -> (f32, f32) {
	%1 = constant {value = <f32: 0000803f>} : f32
	%2 = constant {value = <f32: 0000803f>} : f32
	%3 = constant {value = <f32: 00000040>} : f32
	%4 = while %0 : f32 (%5: f32) {
		%6 = compare %5, %3 {direction = 4, compare_type = 1} : i1
		return %6
	} (%7: f32) {
		%8 = add %7, %1 : f32
		%9 = constant {value = <f32: 0000803f>} : f32
		%10 = add %8, %9 : f32
		return %10
	}
	%11 = add %4, %2 : f32
	%12 = add %11, %1 : f32
	return %12, %1
}
# >>> stdout
# popir 1
# func @main(%0: f32) -> (f32, f32) {
# 	%1 = constant {value = <f32: 0000803f>} : f32
# 	%2 = while %0 : f32 (%3: f32) {
# 		%4 = constant {value = <f32: 00000040>} : f32
# 		%5 = compare %3, %4 {direction = 4, compare_type = 1} : i1
# 		return %5
# 	} (%6: f32) {
# 		%7 = constant {value = <f32: 0000803f>} : f32
# 		%8 = add %6, %7 : f32
# 		%9 = add %8, %7 : f32
# 		return %9
# 	}
# 	%10 = add %2, %1 : f32
# 	%11 = add %10, %1 : f32
# 	return %11, %1
# }
# <<<
