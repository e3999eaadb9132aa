# Carries that grow as the counter does are the counter, or lie at a distance;
# not those of another step, of another type or that start anywhere.
# RUN: popc opt --passes=carries --verify-each %s
popir 1
func @main(%0: i32) -> (i32, i32, i32, i32, i64) {
	%1 = constant {value = <i32 splat: 00000000>} : i32
	%2 = constant {value = <i32 splat: ffffffff>} : i32
	%3 = constant {value = <i64 splat: 0000000000000000>} : i64
	%4, %5, %6, %7, %8, %9, %10 = while %1, %1, %2, %1, %0, %3, %1 : i32, i32, i32, i32, i32, i64, i32 (%11: i32, %12: i32, %13: i32, %14: i32, %15: i32, %16: i64, %17: i32) {
		%18 = constant {value = <i32 splat: 0a000000>} : i32
		%19 = compare %11, %18 {direction = 5, compare_type = 3} : i1
		return %19
	} (%20: i32, %21: i32, %22: i32, %23: i32, %24: i32, %25: i64, %26: i32) {
		%27 = constant {value = <i32 splat: 01000000>} : i32
		%28 = constant {value = <i32 splat: 02000000>} : i32
		%29 = constant {value = <i64 splat: 0100000000000000>} : i64
		%30 = add %20, %27 : i32
		%31 = add %21, %27 : i32
		%32 = subtract %22, %2 : i32
		%33 = add %23, %28 : i32
		%34 = add %24, %27 : i32
		%35 = add %25, %29 : i64
		%36 = multiply %21, %22 : i32
		%37 = add %26, %36 : i32
		return %30, %31, %32, %33, %34, %35, %37
	}
	return %6, %7, %8, %10, %9
}
# >>> stdout
# popir 1
# func @main(%0: i32) -> (i32, i32, i32, i32, i64) {
# 	%1 = constant {value = <i32 splat: 00000000>} : i32
# 	%2 = constant {value = <i64 splat: 0000000000000000>} : i64
# 	%3, %4, %5, %6, %7 = while %1, %1, %0, %2, %1 : i32, i32, i32, i64, i32 (%8: i32, %9: i32, %10: i32, %11: i64, %12: i32) {
# 		%13 = constant {value = <i32 splat: 0a000000>} : i32
# 		%14 = compare %8, %13 {direction = 5, compare_type = 3} : i1
# 		return %14
# 	} (%15: i32, %16: i32, %17: i32, %18: i64, %19: i32) {
# 		%20 = constant {value = <i32 splat: ffffffff>} : i32
# 		%21 = add %15, %20 : i32
# 		%22 = constant {value = <i32 splat: 01000000>} : i32
# 		%23 = constant {value = <i32 splat: 02000000>} : i32
# 		%24 = constant {value = <i64 splat: 0100000000000000>} : i64
# 		%25 = add %15, %22 : i32
# 		%26 = add %16, %23 : i32
# 		%27 = add %17, %22 : i32
# 		%28 = add %18, %24 : i64
# 		%29 = multiply %15, %21 : i32
# 		%30 = add %19, %29 : i32
# 		return %25, %26, %27, %28, %30
# 	}
# 	%31 = constant {value = <i32 splat: ffffffff>} : i32
# 	%32 = add %3, %31 : i32
# 	return %32, %4, %5, %7, %6
# }
# <<<
