# A loop inside captures what it carried unchanged; the outer loop keeps the
# carry that this comes from.
# RUN: popc opt --passes=carries --verify-each %s
popir 1
func @main(%0: i32, %1: 4xf32) -> (4xf32) {
	%2, %3, %4 = while %0, %0, %1 : i32, i32, 4xf32 (%5: i32, %6: i32, %7: 4xf32) {
		%8 = constant {value = <i32 splat: 03000000>} : i32
		%9 = compare %5, %8 {direction = 5, compare_type = 3} : i1
		return %9
	} (%10: i32, %11: i32, %12: 4xf32) {
		%13 = constant {value = <i32 splat: 01000000>} : i32
		%14 = add %11, %13 : i32
		%15, %16, %17 = while %0, %14, %12 : i32, i32, 4xf32 (%18: i32, %19: i32, %20: 4xf32) {
			%21 = compare %18, %19 {direction = 5, compare_type = 3} : i1
			return %21
		} (%22: i32, %23: i32, %24: 4xf32) {
			%25 = constant {value = <i32 splat: 01000000>} : i32
			%26 = add %22, %25 : i32
			%27 = add %24, %24 : 4xf32
			return %26, %23, %27
		}
		%28 = add %10, %13 : i32
		return %28, %14, %17
	}
	return %4
}
# >>> stdout
# popir 1
# func @main(%0: i32, %1: 4xf32) -> (4xf32) {
# 	%2, %3, %4 = while %0, %0, %1 : i32, i32, 4xf32 (%5: i32, %6: i32, %7: 4xf32) {
# 		%8 = constant {value = <i32 splat: 03000000>} : i32
# 		%9 = compare %5, %8 {direction = 5, compare_type = 3} : i1
# 		return %9
# 	} (%10: i32, %11: i32, %12: 4xf32) {
# 		%13 = constant {value = <i32 splat: 01000000>} : i32
# 		%14 = add %11, %13 : i32
# 		%15, %16 = while %0, %12 : i32, 4xf32 (%17: i32, %18: 4xf32) {
# 			%19 = compare %17, %14 {direction = 5, compare_type = 3} : i1
# 			return %19
# 		} (%20: i32, %21: 4xf32) {
# 			%22 = constant {value = <i32 splat: 01000000>} : i32
# 			%23 = add %20, %22 : i32
# 			%24 = add %21, %21 : 4xf32
# 			return %23, %24
# 		}
# 		%25 = add %10, %13 : i32
# 		return %25, %14, %16
# 	}
# 	return %4
# }
# <<<
