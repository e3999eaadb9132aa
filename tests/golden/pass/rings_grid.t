# A grid that turns along two or three dims is stored once with its edges and
# corners repeated: last dims first, so that rows that are repeated have their
# ends.  What turns along both, one after the other, is one part of it.
# RUN: popc opt --passes=fuse,rings %s
popir 1
func @main(%0: 8x8x64xf32, %1: 12x32xf64) -> (8x8x64xf32, 12x32xf64) {
	%10 = slice %0 {start = [1, 0, 0], limit = [8, 8, 64], stride = [1, 1, 1]} : 7x8x64xf32
	%11 = slice %0 {start = [0, 0, 0], limit = [1, 8, 64], stride = [1, 1, 1]} : 1x8x64xf32
	%12 = concatenate %10, %11 {dim = 0} : 8x8x64xf32
	%13 = add %0, %12 : 8x8x64xf32
	%14 = slice %0 {start = [7, 0, 0], limit = [8, 8, 64], stride = [1, 1, 1]} : 1x8x64xf32
	%15 = slice %0 {start = [0, 0, 0], limit = [7, 8, 64], stride = [1, 1, 1]} : 7x8x64xf32
	%16 = concatenate %14, %15 {dim = 0} : 8x8x64xf32
	%17 = add %13, %16 : 8x8x64xf32
	%18 = slice %0 {start = [0, 1, 0], limit = [8, 8, 64], stride = [1, 1, 1]} : 8x7x64xf32
	%19 = slice %0 {start = [0, 0, 0], limit = [8, 1, 64], stride = [1, 1, 1]} : 8x1x64xf32
	%20 = concatenate %18, %19 {dim = 1} : 8x8x64xf32
	%21 = add %17, %20 : 8x8x64xf32
	%22 = slice %0 {start = [0, 7, 0], limit = [8, 8, 64], stride = [1, 1, 1]} : 8x1x64xf32
	%23 = slice %0 {start = [0, 0, 0], limit = [8, 7, 64], stride = [1, 1, 1]} : 8x7x64xf32
	%24 = concatenate %22, %23 {dim = 1} : 8x8x64xf32
	%25 = add %21, %24 : 8x8x64xf32
	%26 = slice %0 {start = [0, 0, 1], limit = [8, 8, 64], stride = [1, 1, 1]} : 8x8x63xf32
	%27 = slice %0 {start = [0, 0, 0], limit = [8, 8, 1], stride = [1, 1, 1]} : 8x8x1xf32
	%28 = concatenate %26, %27 {dim = 2} : 8x8x64xf32
	%29 = add %25, %28 : 8x8x64xf32
	%30 = slice %0 {start = [0, 0, 63], limit = [8, 8, 64], stride = [1, 1, 1]} : 8x8x1xf32
	%31 = slice %0 {start = [0, 0, 0], limit = [8, 8, 63], stride = [1, 1, 1]} : 8x8x63xf32
	%32 = concatenate %30, %31 {dim = 2} : 8x8x64xf32
	%33 = add %29, %32 : 8x8x64xf32
	%34 = multiply %33, %0 : 8x8x64xf32
	%35 = tanh %34 : 8x8x64xf32
	%36 = slice %1 {start = [1, 0], limit = [12, 32], stride = [1, 1]} : 11x32xf64
	%37 = slice %1 {start = [0, 0], limit = [1, 32], stride = [1, 1]} : 1x32xf64
	%38 = concatenate %36, %37 {dim = 0} : 12x32xf64
	%39 = add %1, %38 : 12x32xf64
	%40 = slice %1 {start = [11, 0], limit = [12, 32], stride = [1, 1]} : 1x32xf64
	%41 = slice %1 {start = [0, 0], limit = [11, 32], stride = [1, 1]} : 11x32xf64
	%42 = concatenate %40, %41 {dim = 0} : 12x32xf64
	%43 = add %39, %42 : 12x32xf64
	%44 = slice %1 {start = [0, 1], limit = [12, 32], stride = [1, 1]} : 12x31xf64
	%45 = slice %1 {start = [0, 0], limit = [12, 1], stride = [1, 1]} : 12x1xf64
	%46 = concatenate %44, %45 {dim = 1} : 12x32xf64
	%47 = add %43, %46 : 12x32xf64
	%48 = slice %1 {start = [0, 31], limit = [12, 32], stride = [1, 1]} : 12x1xf64
	%49 = slice %1 {start = [0, 0], limit = [12, 31], stride = [1, 1]} : 12x31xf64
	%50 = concatenate %48, %49 {dim = 1} : 12x32xf64
	%51 = add %47, %50 : 12x32xf64
	%52 = slice %1 {start = [1, 0], limit = [12, 32], stride = [1, 1]} : 11x32xf64
	%53 = slice %1 {start = [0, 0], limit = [1, 32], stride = [1, 1]} : 1x32xf64
	%54 = concatenate %52, %53 {dim = 0} : 12x32xf64
	%55 = slice %54 {start = [0, 30], limit = [12, 32], stride = [1, 1]} : 12x2xf64
	%56 = slice %54 {start = [0, 0], limit = [12, 30], stride = [1, 1]} : 12x30xf64
	%57 = concatenate %55, %56 {dim = 1} : 12x32xf64
	%58 = multiply %51, %57 : 12x32xf64
	%59 = sine %58 : 12x32xf64
	%60 = subtract %59, %1 : 12x32xf64
	return %35, %60
}
# >>> stdout
# popir 1
# func @main(%0: 8x8x64xf32, %1: 12x32xf64) -> (8x8x64xf32, 12x32xf64) {
# 	%2 = slice %0 {start = [0, 0, 63], limit = [8, 8, 64], stride = [1, 1, 1]} : 8x8x1xf32
# 	%3 = slice %0 {start = [0, 0, 0], limit = [8, 8, 1], stride = [1, 1, 1]} : 8x8x1xf32
# 	%4 = concatenate %2, %0, %3 {dim = 2} : 8x8x66xf32
# 	%5 = slice %4 {start = [0, 7, 0], limit = [8, 8, 66], stride = [1, 1, 1]} : 8x1x66xf32
# 	%6 = slice %4 {start = [0, 0, 0], limit = [8, 1, 66], stride = [1, 1, 1]} : 8x1x66xf32
# 	%7 = concatenate %5, %4, %6 {dim = 1} : 8x10x66xf32
# 	%8 = slice %7 {start = [7, 0, 0], limit = [8, 10, 66], stride = [1, 1, 1]} : 1x10x66xf32
# 	%9 = slice %7 {start = [0, 0, 0], limit = [1, 10, 66], stride = [1, 1, 1]} : 1x10x66xf32
# 	%10 = concatenate %8, %7, %9 {dim = 0} : 10x10x66xf32
# 	%11 = fusion {kind = 0} : 8x8x64xf32 () {
# 		%12 = slice %10 {start = [2, 0, 0], limit = [10, 10, 66], stride = [1, 1, 1]} : 8x10x66xf32
# 		%13 = slice %12 {start = [0, 1, 0], limit = [8, 9, 66], stride = [1, 1, 1]} : 8x8x66xf32
# 		%14 = slice %13 {start = [0, 0, 1], limit = [8, 8, 65], stride = [1, 1, 1]} : 8x8x64xf32
# 		%15 = add %0, %14 : 8x8x64xf32
# 		%16 = slice %10 {start = [0, 0, 0], limit = [8, 10, 66], stride = [1, 1, 1]} : 8x10x66xf32
# 		%17 = slice %16 {start = [0, 1, 0], limit = [8, 9, 66], stride = [1, 1, 1]} : 8x8x66xf32
# 		%18 = slice %17 {start = [0, 0, 1], limit = [8, 8, 65], stride = [1, 1, 1]} : 8x8x64xf32
# 		%19 = add %15, %18 : 8x8x64xf32
# 		%20 = slice %10 {start = [1, 0, 0], limit = [9, 10, 66], stride = [1, 1, 1]} : 8x10x66xf32
# 		%21 = slice %20 {start = [0, 2, 0], limit = [8, 10, 66], stride = [1, 1, 1]} : 8x8x66xf32
# 		%22 = slice %21 {start = [0, 0, 1], limit = [8, 8, 65], stride = [1, 1, 1]} : 8x8x64xf32
# 		%23 = add %19, %22 : 8x8x64xf32
# 		%24 = slice %10 {start = [1, 0, 0], limit = [9, 10, 66], stride = [1, 1, 1]} : 8x10x66xf32
# 		%25 = slice %24 {start = [0, 0, 0], limit = [8, 8, 66], stride = [1, 1, 1]} : 8x8x66xf32
# 		%26 = slice %25 {start = [0, 0, 1], limit = [8, 8, 65], stride = [1, 1, 1]} : 8x8x64xf32
# 		%27 = add %23, %26 : 8x8x64xf32
# 		%28 = slice %10 {start = [1, 0, 0], limit = [9, 10, 66], stride = [1, 1, 1]} : 8x10x66xf32
# 		%29 = slice %28 {start = [0, 1, 0], limit = [8, 9, 66], stride = [1, 1, 1]} : 8x8x66xf32
# 		%30 = slice %29 {start = [0, 0, 2], limit = [8, 8, 66], stride = [1, 1, 1]} : 8x8x64xf32
# 		%31 = add %27, %30 : 8x8x64xf32
# 		%32 = slice %10 {start = [1, 0, 0], limit = [9, 10, 66], stride = [1, 1, 1]} : 8x10x66xf32
# 		%33 = slice %32 {start = [0, 1, 0], limit = [8, 9, 66], stride = [1, 1, 1]} : 8x8x66xf32
# 		%34 = slice %33 {start = [0, 0, 0], limit = [8, 8, 64], stride = [1, 1, 1]} : 8x8x64xf32
# 		%35 = add %31, %34 : 8x8x64xf32
# 		%36 = multiply %35, %0 : 8x8x64xf32
# 		%37 = tanh %36 : 8x8x64xf32
# 		return %37
# 	}
# 	%38 = slice %1 {start = [0, 30], limit = [12, 32], stride = [1, 1]} : 12x2xf64
# 	%39 = slice %1 {start = [0, 0], limit = [12, 1], stride = [1, 1]} : 12x1xf64
# 	%40 = concatenate %38, %1, %39 {dim = 1} : 12x35xf64
# 	%41 = slice %40 {start = [11, 0], limit = [12, 35], stride = [1, 1]} : 1x35xf64
# 	%42 = slice %40 {start = [0, 0], limit = [1, 35], stride = [1, 1]} : 1x35xf64
# 	%43 = concatenate %41, %40, %42 {dim = 0} : 14x35xf64
# 	%44 = fusion {kind = 0} : 12x32xf64 () {
# 		%45 = slice %43 {start = [2, 0], limit = [14, 35], stride = [1, 1]} : 12x35xf64
# 		%46 = slice %45 {start = [0, 2], limit = [12, 34], stride = [1, 1]} : 12x32xf64
# 		%47 = add %1, %46 : 12x32xf64
# 		%48 = slice %43 {start = [0, 0], limit = [12, 35], stride = [1, 1]} : 12x35xf64
# 		%49 = slice %48 {start = [0, 2], limit = [12, 34], stride = [1, 1]} : 12x32xf64
# 		%50 = add %47, %49 : 12x32xf64
# 		%51 = slice %43 {start = [1, 0], limit = [13, 35], stride = [1, 1]} : 12x35xf64
# 		%52 = slice %51 {start = [0, 3], limit = [12, 35], stride = [1, 1]} : 12x32xf64
# 		%53 = add %50, %52 : 12x32xf64
# 		%54 = slice %43 {start = [1, 0], limit = [13, 35], stride = [1, 1]} : 12x35xf64
# 		%55 = slice %54 {start = [0, 1], limit = [12, 33], stride = [1, 1]} : 12x32xf64
# 		%56 = add %53, %55 : 12x32xf64
# 		%57 = slice %43 {start = [2, 0], limit = [14, 35], stride = [1, 1]} : 12x35xf64
# 		%58 = slice %57 {start = [0, 0], limit = [12, 32], stride = [1, 1]} : 12x32xf64
# 		%59 = multiply %56, %58 : 12x32xf64
# 		%60 = sine %59 : 12x32xf64
# 		%61 = subtract %60, %1 : 12x32xf64
# 		return %61
# 	}
# 	return %11, %44
# }
# <<<
