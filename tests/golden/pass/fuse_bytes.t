# Truth values of three arrays of them are computed by themselves, and stored as bytes,
# before wider elements are chosen by them; not of two, nor of few points, nor where one
# is a comparison of such elements, nor before what is bytes, too.
# RUN: popc opt --passes=fuse %s
popir 1
func @main(%0: 2048xi1, %1: 2048xi1, %2: 2048xi1, %3: 2048xf32, %4: 2048xf32, %5: 2049xi1, %6: 2049xi1, %7: 2049xi1, %8: 2049xf32, %9: 2049xf32, %10: 64xi1, %11: 64xi1, %12: 64xi1, %13: 64xf32, %14: 64xf32, %15: 2050xi1, %16: 2050xi1, %17: 2050xi1, %18: 2050xf32, %19: 2050xf32, %20: 2051xi1, %21: 2051xi1, %22: 2051xi1) -> (2048xf32, 2049xf32, 64xf32, 2050xf32, 2051xi1) {
	%23 = or %0, %1 : 2048xi1
	%24 = and %23, %2 : 2048xi1
	%25 = select %24, %3, %4 : 2048xf32
	%26 = or %5, %6 : 2049xi1
	%27 = select %26, %8, %9 : 2049xf32
	%28 = or %10, %11 : 64xi1
	%29 = and %28, %12 : 64xi1
	%30 = select %29, %13, %14 : 64xf32
	%31 = compare %18, %19 {direction = 5, compare_type = 1} : 2050xi1
	%32 = and %15, %17 : 2050xi1
	%33 = or %31, %32 : 2050xi1
	%34 = xor %33, %16 : 2050xi1
	%35 = select %34, %18, %19 : 2050xf32
	%36 = or %20, %21 : 2051xi1
	%37 = and %36, %22 : 2051xi1
	%38 = xor %37, %20 : 2051xi1
	return %25, %27, %30, %35, %38
}
# >>> stdout
# popir 1
# func @main(%0: 2048xi1, %1: 2048xi1, %2: 2048xi1, %3: 2048xf32, %4: 2048xf32, %5: 2049xi1, %6: 2049xi1, %7: 2049xi1, %8: 2049xf32, %9: 2049xf32, %10: 64xi1, %11: 64xi1, %12: 64xi1, %13: 64xf32, %14: 64xf32, %15: 2050xi1, %16: 2050xi1, %17: 2050xi1, %18: 2050xf32, %19: 2050xf32, %20: 2051xi1, %21: 2051xi1, %22: 2051xi1) -> (2048xf32, 2049xf32, 64xf32, 2050xf32, 2051xi1) {
# 	%23 = fusion {kind = 0} : 2048xi1 () {
# 		%24 = or %0, %1 : 2048xi1
# 		%25 = and %24, %2 : 2048xi1
# 		return %25
# 	}
# 	%26 = select %23, %3, %4 : 2048xf32
# 	%27 = fusion {kind = 0} : 2049xf32 () {
# 		%28 = or %5, %6 : 2049xi1
# 		%29 = select %28, %8, %9 : 2049xf32
# 		return %29
# 	}
# 	%30 = fusion {kind = 0} : 64xf32 () {
# 		%31 = or %10, %11 : 64xi1
# 		%32 = and %31, %12 : 64xi1
# 		%33 = select %32, %13, %14 : 64xf32
# 		return %33
# 	}
# 	%34 = fusion {kind = 0} : 2050xf32 () {
# 		%35 = compare %18, %19 {direction = 5, compare_type = 1} : 2050xi1
# 		%36 = and %15, %17 : 2050xi1
# 		%37 = or %35, %36 : 2050xi1
# 		%38 = xor %37, %16 : 2050xi1
# 		%39 = select %38, %18, %19 : 2050xf32
# 		return %39
# 	}
# 	%40 = fusion {kind = 0} : 2051xi1 () {
# 		%41 = or %20, %21 : 2051xi1
# 		%42 = and %41, %22 : 2051xi1
# 		%43 = xor %42, %20 : 2051xi1
# 		return %43
# 	}
# 	return %26, %27, %30, %34, %40
# }
# <<<
