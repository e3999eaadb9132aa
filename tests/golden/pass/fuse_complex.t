# Complex numbers are fused into plain loops, not into products or rows.
# RUN: popc opt --passes=fuse %s
popir 1
func @main(%0: 8x16xcomplex<f32>, %1: 8x16xcomplex<f32>, %2: 8x16xf32, %3: 16x16xf32) -> (8x16xcomplex<f32>, 8x16xcomplex<f32>, 8xf32) {
	%4 = multiply %0, %1 : 8x16xcomplex<f32>
	%5 = real %4 : 8x16xf32
	%6 = multiply %5, %2 : 8x16xf32
	%7 = complex %6, %2 : 8x16xcomplex<f32>
	%8 = dot_general %2, %3 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 8x16xf32
	%9 = complex %8, %2 : 8x16xcomplex<f32>
	%10 = abs %7 : 8x16xf32
	%11 = constant {value = <f32 splat: 00000000>} : f32
	%12 = reduce %10, %11 {dims = [1]} : 8xf32 (%13: f32, %14: f32) {
		%15 = add %13, %14 : f32
		return %15
	}
	return %7, %9, %12
}
# >>> stdout
# popir 1
# func @main(%0: 8x16xcomplex<f32>, %1: 8x16xcomplex<f32>, %2: 8x16xf32, %3: 16x16xf32) -> (8x16xcomplex<f32>, 8x16xcomplex<f32>, 8xf32) {
# 	%4 = dot_general %2, %3 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 8x16xf32
# 	%5, %6, %7 = fusion {kind = 0} : 8x16xcomplex<f32>, 8x16xcomplex<f32>, 8x16xf32 () {
# 		%8 = multiply %0, %1 : 8x16xcomplex<f32>
# 		%9 = real %8 : 8x16xf32
# 		%10 = multiply %9, %2 : 8x16xf32
# 		%11 = complex %10, %2 : 8x16xcomplex<f32>
# 		%12 = complex %4, %2 : 8x16xcomplex<f32>
# 		%13 = abs %11 : 8x16xf32
# 		return %11, %12, %13
# 	}
# 	%14 = fusion {kind = 1, reduce_dims = [1]} : 8xf32 () {
# 		%15 = constant {value = <f32 splat: 00000000>} : f32
# 		%16 = reduce %7, %15 {dims = [1]} : 8xf32 (%17: f32, %18: f32) {
# 			%19 = add %17, %18 : f32
# 			return %19
# 		}
# 		return %16
# 	}
# 	return %5, %6, %14
# }
# <<<
