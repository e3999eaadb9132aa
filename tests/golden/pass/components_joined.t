# Coordinates that are put together to be computed with as points: the points are
# not made, but where they are read as a whole.  What a value from elsewhere costs
# to be cut counts once.  Of three coordinates, points put together of two stay.
# RUN: popc opt --passes=components --verify-each %s
popir 1
func @main(%0: 96x2xf32, %1: 96x1xf32, %2: 96x1xf32, %3: 96xf32, %4: 96x3xf32, %5: 96x2xf32) -> (96x1xf32, 96x2xf32, 96x1xf32) {
	%6 = concatenate %1, %2 {dim = 1} : 96x2xf32
	%7 = broadcast_in_dim %3 {dims = [0]} : 96x2xf32
	%8 = multiply %6, %7 : 96x2xf32
	%9 = add %8, %0 : 96x2xf32
	%10 = multiply %9, %0 : 96x2xf32
	%11 = multiply %10, %0 : 96x2xf32
	%12 = tanh %11 : 96x2xf32
	%13 = multiply %12, %0 : 96x2xf32
	%14 = add %13, %6 : 96x2xf32
	%15 = tanh %14 : 96x2xf32
	%16 = slice %15 {start = [0, 1], limit = [96, 2], stride = [1, 1]} : 96x1xf32
	%17 = concatenate %5, %1 {dim = 1} : 96x3xf32
	%18 = tanh %17 : 96x3xf32
	%19 = sine %18 : 96x3xf32
	%20 = tanh %19 : 96x3xf32
	%21 = sine %20 : 96x3xf32
	%22 = tanh %21 : 96x3xf32
	%23 = slice %22 {start = [0, 2], limit = [96, 3], stride = [1, 1]} : 96x1xf32
	return %16, %15, %23
}
# >>> stdout
# popir 1
# func @main(%0: 96x2xf32, %1: 96x1xf32, %2: 96x1xf32, %3: 96xf32, %4: 96x3xf32, %5: 96x2xf32) -> (96x1xf32, 96x2xf32, 96x1xf32) {
# 	%6 = reshape %1 : 96xf32
# 	%7 = reshape %2 : 96xf32
# 	%8 = multiply %6, %3 : 96xf32
# 	%9 = multiply %7, %3 : 96xf32
# 	%10 = slice %0 {start = [0, 0], limit = [96, 1], stride = [1, 1]} : 96x1xf32
# 	%11 = reshape %10 : 96xf32
# 	%12 = add %8, %11 : 96xf32
# 	%13 = slice %0 {start = [0, 1], limit = [96, 2], stride = [1, 1]} : 96x1xf32
# 	%14 = reshape %13 : 96xf32
# 	%15 = add %9, %14 : 96xf32
# 	%16 = slice %0 {start = [0, 0], limit = [96, 1], stride = [1, 1]} : 96x1xf32
# 	%17 = reshape %16 : 96xf32
# 	%18 = multiply %12, %17 : 96xf32
# 	%19 = slice %0 {start = [0, 1], limit = [96, 2], stride = [1, 1]} : 96x1xf32
# 	%20 = reshape %19 : 96xf32
# 	%21 = multiply %15, %20 : 96xf32
# 	%22 = slice %0 {start = [0, 0], limit = [96, 1], stride = [1, 1]} : 96x1xf32
# 	%23 = reshape %22 : 96xf32
# 	%24 = multiply %18, %23 : 96xf32
# 	%25 = slice %0 {start = [0, 1], limit = [96, 2], stride = [1, 1]} : 96x1xf32
# 	%26 = reshape %25 : 96xf32
# 	%27 = multiply %21, %26 : 96xf32
# 	%28 = tanh %24 : 96xf32
# 	%29 = tanh %27 : 96xf32
# 	%30 = slice %0 {start = [0, 0], limit = [96, 1], stride = [1, 1]} : 96x1xf32
# 	%31 = reshape %30 : 96xf32
# 	%32 = multiply %28, %31 : 96xf32
# 	%33 = slice %0 {start = [0, 1], limit = [96, 2], stride = [1, 1]} : 96x1xf32
# 	%34 = reshape %33 : 96xf32
# 	%35 = multiply %29, %34 : 96xf32
# 	%36 = add %32, %6 : 96xf32
# 	%37 = add %35, %7 : 96xf32
# 	%38 = tanh %36 : 96xf32
# 	%39 = tanh %37 : 96xf32
# 	%40 = reshape %38 : 96x1xf32
# 	%41 = reshape %39 : 96x1xf32
# 	%42 = concatenate %40, %41 {dim = 1} : 96x2xf32
# 	%43 = reshape %39 : 96x1xf32
# 	%44 = concatenate %5, %1 {dim = 1} : 96x3xf32
# 	%45 = slice %44 {start = [0, 2], limit = [96, 3], stride = [1, 1]} : 96x1xf32
# 	%46 = reshape %45 : 96xf32
# 	%47 = tanh %46 : 96xf32
# 	%48 = sine %47 : 96xf32
# 	%49 = tanh %48 : 96xf32
# 	%50 = sine %49 : 96xf32
# 	%51 = tanh %50 : 96xf32
# 	%52 = reshape %51 : 96x1xf32
# 	return %43, %42, %52
# }
