# A loop that reads a row turned by several amounts reads one stored row with
# its ends repeated (%5); what turns inside the loop turns its operands (%6).  Not
# where the copy costs more than the loops at the ends would, be it that one dim
# turns (%28) or that two do (%36).
# RUN: popc opt --passes=fuse,rings %s
popir 1
func @main(%0: 500xf64, %1: 65536xf32, %2: 16x512xf32) -> (500xf64, 65536xf32, 16x512xf32) {
	%10 = slice %0 {start = [498], limit = [500], stride = [1]} : 2xf64
	%11 = slice %0 {start = [0], limit = [498], stride = [1]} : 498xf64
	%12 = concatenate %10, %11 {dim = 0} : 500xf64
	%13 = slice %0 {start = [1], limit = [500], stride = [1]} : 499xf64
	%14 = slice %0 {start = [0], limit = [1], stride = [1]} : 1xf64
	%15 = concatenate %13, %14 {dim = 0} : 500xf64
	%16 = multiply %12, %15 : 500xf64
	%17 = exponential %16 : 500xf64
	%18 = slice %17 {start = [1], limit = [500], stride = [1]} : 499xf64
	%19 = slice %17 {start = [0], limit = [1], stride = [1]} : 1xf64
	%20 = concatenate %18, %19 {dim = 0} : 500xf64
	%21 = add %20, %0 : 500xf64
	%22 = multiply %21, %15 : 500xf64
	%23 = sine %22 : 500xf64
	%24 = multiply %23, %21 : 500xf64
	%25 = add %24, %12 : 500xf64
	%26 = cosine %25 : 500xf64
	%27 = multiply %26, %24 : 500xf64
	%28 = add %27, %22 : 500xf64
	%29 = multiply %28, %28 : 500xf64
	%30 = subtract %29, %25 : 500xf64
	%31 = multiply %30, %21 : 500xf64
	%32 = add %31, %27 : 500xf64
	%33 = multiply %32, %30 : 500xf64
	%34 = add %33, %0 : 500xf64
	%35 = multiply %34, %29 : 500xf64
	%40 = slice %1 {start = [65535], limit = [65536], stride = [1]} : 1xf32
	%41 = slice %1 {start = [0], limit = [65535], stride = [1]} : 65535xf32
	%42 = concatenate %40, %41 {dim = 0} : 65536xf32
	%43 = slice %1 {start = [1], limit = [65536], stride = [1]} : 65535xf32
	%44 = slice %1 {start = [0], limit = [1], stride = [1]} : 1xf32
	%45 = concatenate %43, %44 {dim = 0} : 65536xf32
	%46 = add %42, %45 : 65536xf32
	%50 = slice %2 {start = [0, 511], limit = [16, 512], stride = [1, 1]} : 16x1xf32
	%51 = slice %2 {start = [0, 0], limit = [16, 511], stride = [1, 1]} : 16x511xf32
	%52 = concatenate %50, %51 {dim = 1} : 16x512xf32
	%53 = slice %2 {start = [15, 0], limit = [16, 512], stride = [1, 1]} : 1x512xf32
	%54 = slice %2 {start = [0, 0], limit = [15, 512], stride = [1, 1]} : 15x512xf32
	%55 = concatenate %53, %54 {dim = 0} : 16x512xf32
	%56 = add %52, %55 : 16x512xf32
	return %35, %46, %56
}
# >>> stdout
# popir 1
# func @main(%0: 500xf64, %1: 65536xf32, %2: 16x512xf32) -> (500xf64, 65536xf32, 16x512xf32) {
# 	%3 = slice %0 {start = [498], limit = [500], stride = [1]} : 2xf64
# 	%4 = slice %0 {start = [0], limit = [2], stride = [1]} : 2xf64
# 	%5 = concatenate %3, %0, %4 {dim = 0} : 504xf64
# 	%6 = fusion {kind = 0} : 500xf64 () {
# 		%7 = slice %5 {start = [1], limit = [501], stride = [1]} : 500xf64
# 		%8 = slice %5 {start = [4], limit = [504], stride = [1]} : 500xf64
# 		%9 = multiply %7, %8 : 500xf64
# 		%10 = exponential %9 : 500xf64
# 		%11 = add %10, %0 : 500xf64
# 		%12 = slice %5 {start = [3], limit = [503], stride = [1]} : 500xf64
# 		%13 = multiply %11, %12 : 500xf64
# 		%14 = sine %13 : 500xf64
# 		%15 = multiply %14, %11 : 500xf64
# 		%16 = slice %5 {start = [0], limit = [500], stride = [1]} : 500xf64
# 		%17 = add %15, %16 : 500xf64
# 		%18 = cosine %17 : 500xf64
# 		%19 = multiply %18, %15 : 500xf64
# 		%20 = add %19, %13 : 500xf64
# 		%21 = multiply %20, %20 : 500xf64
# 		%22 = subtract %21, %17 : 500xf64
# 		%23 = multiply %22, %11 : 500xf64
# 		%24 = add %23, %19 : 500xf64
# 		%25 = multiply %24, %22 : 500xf64
# 		%26 = add %25, %0 : 500xf64
# 		%27 = multiply %26, %21 : 500xf64
# 		return %27
# 	}
# 	%28 = fusion {kind = 0} : 65536xf32 () {
# 		%29 = slice %1 {start = [65535], limit = [65536], stride = [1]} : 1xf32
# 		%30 = slice %1 {start = [0], limit = [65535], stride = [1]} : 65535xf32
# 		%31 = concatenate %29, %30 {dim = 0} : 65536xf32
# 		%32 = slice %1 {start = [1], limit = [65536], stride = [1]} : 65535xf32
# 		%33 = slice %1 {start = [0], limit = [1], stride = [1]} : 1xf32
# 		%34 = concatenate %32, %33 {dim = 0} : 65536xf32
# 		%35 = add %31, %34 : 65536xf32
# 		return %35
# 	}
# 	%36 = fusion {kind = 0} : 16x512xf32 () {
# 		%37 = slice %2 {start = [0, 511], limit = [16, 512], stride = [1, 1]} : 16x1xf32
# 		%38 = slice %2 {start = [0, 0], limit = [16, 511], stride = [1, 1]} : 16x511xf32
# 		%39 = concatenate %37, %38 {dim = 1} : 16x512xf32
# 		%40 = slice %2 {start = [15, 0], limit = [16, 512], stride = [1, 1]} : 1x512xf32
# 		%41 = slice %2 {start = [0, 0], limit = [15, 512], stride = [1, 1]} : 15x512xf32
# 		%42 = concatenate %40, %41 {dim = 0} : 16x512xf32
# 		%43 = add %39, %42 : 16x512xf32
# 		return %43
# 	}
# 	return %6, %28, %36
# }
# <<<
