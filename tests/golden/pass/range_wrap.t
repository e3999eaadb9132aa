# A counter that the next step may carry over the end of its type may be anything.
# RUN: popc opt --passes=simplify --verify-each %s
popir 1
func @main(%0: i1) -> (i8, i8) {
	%1 = constant {value = <i8 splat: 00>} : i8
	%2, %3 = while %1, %1 : i8, i8 (%4: i8, %5: i8) {
		%6 = constant {value = <i8 splat: 7e>} : i8
		%7 = compare %4, %6 {direction = 4, compare_type = 3} : i1
		%8 = and %7, %0 : i1
		return %8
	} (%9: i8, %10: i8) {
		%11 = constant {value = <i8 splat: 02>} : i8
		%12 = constant {value = <i8 splat: 00>} : i8
		%13 = add %9, %11 : i8
		%14 = maximum %9, %12 : i8
		return %13, %14
	}
	return %2, %3
}
# >>> stdout
# popir 1
# func @main(%0: i1) -> (i8, i8) {
# 	%1 = constant {value = <i8 splat: 00>} : i8
# 	%2, %3 = while %1, %1 : i8, i8 (%4: i8, %5: i8) {
# 		%6 = constant {value = <i8 splat: 7e>} : i8
# 		%7 = compare %4, %6 {direction = 4, compare_type = 3} : i1
# 		%8 = and %7, %0 : i1
# 		return %8
# 	} (%9: i8, %10: i8) {
# 		%11 = constant {value = <i8 splat: 02>} : i8
# 		%12 = constant {value = <i8 splat: 00>} : i8
# 		%13 = add %9, %11 : i8
# 		%14 = maximum %9, %12 : i8
# 		return %13, %14
# 	}
# 	return %2, %3
# }
# <<<
