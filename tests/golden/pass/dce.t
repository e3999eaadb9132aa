# dce drops chains of unused ops in one walk, also inside loops, and keeps
# what has a side effect.
# RUN: popc opt --passes=dce %s
popir 1
func @main(%0: f32) -> (f32) {
	%1 = add %0, %0 : f32
	%2 = multiply %1, %1 : f32
	%3 = negate %0 : f32
	expect_eq %3, %0
	%4 = while %0 : f32 (%5: f32) {
		%6 = compare %5, %0 {direction = 5, compare_type = 1} : i1
		return %6
	} (%7: f32) {
		%8 = sqrt %7 : f32
		%9 = add %7, %7 : f32
		return %9
	}
	return %4
}
# >>> stdout
# popir 1
# func @main(%0: f32) -> (f32) {
# 	%1 = negate %0 : f32
# 	expect_eq %1, %0
# 	%2 = while %0 : f32 (%3: f32) {
# 		%4 = compare %3, %0 {direction = 5, compare_type = 1} : i1
# 		return %4
# 	} (%5: f32) {
# 		%6 = add %5, %5 : f32
# 		return %6
# 	}
# 	return %2
# }
# <<<
