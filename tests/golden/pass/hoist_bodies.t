# Ops with bodies, and of several results, leave the loop with what they read: a sort
# of keys and values by a comparator that reads a number from outside, a scatter whose
# body is an addition, a factorisation.
# RUN: popc opt --passes=hoist --verify-each %s
popir 1
func @main(%0: i32, %1: 64xf32, %2: 64xi32, %3: f32, %4: 8x8xf32) -> (64xf32, 8x8xf32) {
	%5, %6, %7 = while %0, %1, %4 : i32, 64xf32, 8x8xf32 (%8: i32, %9: 64xf32, %10: 8x8xf32) {
		%11 = constant {value = <i32 splat: 0a000000>} : i32
		%12 = compare %8, %11 {direction = 5, compare_type = 3} : i1
		return %12
	} (%13: i32, %14: 64xf32, %15: 8x8xf32) {
		%16, %17 = sort %1, %2 {dim = 0, is_stable = 1} : 64xf32, 64xi32 (%18: f32, %19: f32, %20: i32, %21: i32) {
			%22 = multiply %18, %3 : f32
			%23 = multiply %19, %3 : f32
			%24 = compare %22, %23 {direction = 5, compare_type = 1} : i1
			return %24
		}
		%25 = reshape %17 : 64x1xi32
		%26 = constant {value = <64xf32 splat: 00000000>} : 64xf32
		%27 = scatter %26, %25, %16 {collapsed_dims = [0], index_map = [0], index_vector_dim = 1} : 64xf32 (%28: f32, %29: f32) {
			%30 = add %28, %29 : f32
			return %30
		}
		%31 = add %14, %27 : 64xf32
		%32, %33 = qr %4 : 8x8xf32, 8xf32
		%34 = add %15, %32 : 8x8xf32
		%35 = constant {value = <i32 splat: 01000000>} : i32
		%36 = add %13, %35 : i32
		return %36, %31, %34
	}
	return %6, %7
}
# >>> stdout
# popir 1
# func @main(%0: i32, %1: 64xf32, %2: 64xi32, %3: f32, %4: 8x8xf32) -> (64xf32, 8x8xf32) {
# 	%5, %6 = sort %1, %2 {dim = 0, is_stable = 1} : 64xf32, 64xi32 (%7: f32, %8: f32, %9: i32, %10: i32) {
# 		%11 = multiply %7, %3 : f32
# 		%12 = multiply %8, %3 : f32
# 		%13 = compare %11, %12 {direction = 5, compare_type = 1} : i1
# 		return %13
# 	}
# 	%14 = reshape %6 : 64x1xi32
# 	%15 = constant {value = <64xf32 splat: 00000000>} : 64xf32
# 	%16 = scatter %15, %14, %5 {collapsed_dims = [0], index_map = [0], index_vector_dim = 1} : 64xf32 (%17: f32, %18: f32) {
# 		%19 = add %17, %18 : f32
# 		return %19
# 	}
# 	%20, %21 = qr %4 : 8x8xf32, 8xf32
# 	%22, %23, %24 = while %0, %1, %4 : i32, 64xf32, 8x8xf32 (%25: i32, %26: 64xf32, %27: 8x8xf32) {
# 		%28 = constant {value = <i32 splat: 0a000000>} : i32
# 		%29 = compare %25, %28 {direction = 5, compare_type = 3} : i1
# 		return %29
# 	} (%30: i32, %31: 64xf32, %32: 8x8xf32) {
# 		%33 = add %31, %16 : 64xf32
# 		%34 = add %32, %20 : 8x8xf32
# 		%35 = constant {value = <i32 splat: 01000000>} : i32
# 		%36 = add %30, %35 : i32
# 		return %36, %33, %34
# 	}
# 	return %23, %24
# }
# <<<
