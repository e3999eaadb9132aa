# Softmax over the last dim is one row fusion.
# RUN: popc opt --passes=fuse,dce %s
popir 1
func @main(%0: 32x10xf32) -> (32x10xf32) {
	%1 = constant {value = <f32 splat: 000080ff>} : f32
	%2 = reduce %0, %1 {dims = [1]} : 32xf32 (%3: f32, %4: f32) {
		%5 = maximum %3, %4 : f32
		return %5
	}
	%6 = broadcast_in_dim %2 {dims = [0]} : 32x10xf32
	%7 = subtract %0, %6 : 32x10xf32
	%8 = exponential %7 : 32x10xf32
	%9 = constant {value = <f32 splat: 00000000>} : f32
	%10 = reduce %8, %9 {dims = [1]} : 32xf32 (%11: f32, %12: f32) {
		%13 = add %11, %12 : f32
		return %13
	}
	%14 = broadcast_in_dim %10 {dims = [0]} : 32x10xf32
	%15 = divide %8, %14 : 32x10xf32
	return %15
}
# >>> stdout
# popir 1
# func @main(%0: 32x10xf32) -> (32x10xf32) {
# 	%1 = fusion {kind = 1, reduce_dims = [1]} : 32x10xf32 () {
# 		%2 = constant {value = <f32 splat: 000080ff>} : f32
# 		%3 = reduce %0, %2 {dims = [1]} : 32xf32 (%4: f32, %5: f32) {
# 			%6 = maximum %4, %5 : f32
# 			return %6
# 		}
# 		%7 = broadcast_in_dim %3 {dims = [0]} : 32x10xf32
# 		%8 = subtract %0, %7 : 32x10xf32
# 		%9 = exponential %8 : 32x10xf32
# 		%10 = constant {value = <f32 splat: 00000000>} : f32
# 		%11 = reduce %9, %10 {dims = [1]} : 32xf32 (%12: f32, %13: f32) {
# 			%14 = add %12, %13 : f32
# 			return %14
# 		}
# 		%15 = broadcast_in_dim %11 {dims = [0]} : 32x10xf32
# 		%16 = divide %9, %15 : 32x10xf32
# 		return %16
# 	}
# 	return %1
# }
# <<<
