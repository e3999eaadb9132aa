# A part that is put into a value that no turn changes is put there before the
# loop; not where it, or its place, is a turn's own, nor into few elements.
# RUN: popc opt --passes=hoist %s
popir 1
func @main(%0: i32, %1: 64xf32, %2: 8xf32, %3: 16xf32) -> (64xf32, 16xf32) {
	%4, %5, %6 = while %0, %1, %3 : i32, 64xf32, 16xf32 (%7: i32, %8: 64xf32, %9: 16xf32) {
		%10 = constant {value = <i32 splat: 0a000000>} : i32
		%11 = compare %7, %10 {direction = 5, compare_type = 3} : i1
		return %11
	} (%12: i32, %13: 64xf32, %14: 16xf32) {
		%15 = constant {value = <i32 splat: 02000000>} : i32
		%16 = constant {value = <64xf32 splat: 00000000>} : 64xf32
		%17 = dynamic_update_slice %16, %2, %15 : 64xf32
		%18 = dynamic_update_slice %16, %2, %12 : 64xf32
		%19 = dynamic_update_slice %13, %2, %15 : 64xf32
		%20 = dynamic_update_slice %3, %2, %15 : 16xf32
		%21 = add %17, %18 : 64xf32
		%22 = add %19, %21 : 64xf32
		%23 = add %14, %20 : 16xf32
		return %12, %22, %23
	}
	return %5, %6
}
# >>> stdout
# popir 1
# func @main(%0: i32, %1: 64xf32, %2: 8xf32, %3: 16xf32) -> (64xf32, 16xf32) {
# 	%4 = constant {value = <i32 splat: 02000000>} : i32
# 	%5 = constant {value = <64xf32 splat: 00000000>} : 64xf32
# 	%6 = dynamic_update_slice %5, %2, %4 : 64xf32
# 	%7, %8, %9 = while %0, %1, %3 : i32, 64xf32, 16xf32 (%10: i32, %11: 64xf32, %12: 16xf32) {
# 		%13 = constant {value = <i32 splat: 0a000000>} : i32
# 		%14 = compare %10, %13 {direction = 5, compare_type = 3} : i1
# 		return %14
# 	} (%15: i32, %16: 64xf32, %17: 16xf32) {
# 		%18 = constant {value = <i32 splat: 02000000>} : i32
# 		%19 = constant {value = <64xf32 splat: 00000000>} : 64xf32
# 		%20 = dynamic_update_slice %19, %2, %15 : 64xf32
# 		%21 = dynamic_update_slice %16, %2, %18 : 64xf32
# 		%22 = dynamic_update_slice %3, %2, %18 : 16xf32
# 		%23 = add %6, %20 : 64xf32
# 		%24 = add %21, %23 : 64xf32
# 		%25 = add %17, %22 : 16xf32
# 		return %15, %24, %25
# 	}
# 	return %8, %9
# }
# <<<
