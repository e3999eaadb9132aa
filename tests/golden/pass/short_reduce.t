# A reduction of few elements becomes elementwise code on slices.
# RUN: popc opt --passes=expand %s
popir 1
func @main(%0: 5x2xf32) -> (5xf32) {
	%1 = constant {value = <f32 splat: 00000000>} : f32
	%2 = reduce %0, %1 {dims = [1]} : 5xf32 (%3: f32, %4: f32) {
		%5 = add %3, %4 : f32
		return %5
	}
	return %2
}
# >>> stdout
# popir 1
# func @main(%0: 5x2xf32) -> (5xf32) {
# 	%1 = constant {value = <f32 splat: 00000000>} : f32
# 	%2 = broadcast_in_dim %1 {dims = []} : 5xf32
# 	%3 = slice %0 {start = [0, 0], limit = [5, 1], stride = [1, 1]} : 5x1xf32
# 	%4 = reshape %3 : 5xf32
# 	%5 = add %2, %4 : 5xf32
# 	%6 = slice %0 {start = [0, 1], limit = [5, 2], stride = [1, 1]} : 5x1xf32
# 	%7 = reshape %6 : 5xf32
# 	%8 = add %5, %7 : 5xf32
# 	return %8
# }
# <<<
