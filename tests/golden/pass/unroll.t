# Three turns of a counted loop; what depends on the counter folds.
# RUN: popc opt --passes=unroll,simplify %s
popir 1
func @main(%0: 4xi32) -> (4xi32) {
	%1 = constant {value = <i32 splat: 00000000>} : i32
	%2, %3 = while %1, %0 : i32, 4xi32 (%4: i32, %5: 4xi32) {
		%6 = constant {value = <i32 splat: 03000000>} : i32
		%7 = compare %4, %6 {direction = 5, compare_type = 3} : i1
		return %7
	} (%8: i32, %9: 4xi32) {
		%10 = constant {value = <i32 splat: 01000000>} : i32
		%11 = add %8, %10 : i32
		%12 = broadcast_in_dim %11 {dims = []} : 4xi32
		%13 = multiply %9, %12 : 4xi32
		return %11, %13
	}
	return %3
}
# >>> stdout
# popir 1
# func @main(%0: 4xi32) -> (4xi32) {
# 	%1 = constant {value = <4xi32 splat: 02000000>} : 4xi32
# 	%2 = multiply %0, %1 : 4xi32
# 	%3 = constant {value = <4xi32 splat: 03000000>} : 4xi32
# 	%4 = multiply %2, %3 : 4xi32
# 	return %4
# }
# <<<
