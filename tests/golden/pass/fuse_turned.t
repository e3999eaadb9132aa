# A loop reads what is transposed in a few orders; what has one more is stored,
# as the rows that all have in common would be ever shorter.
# RUN: popc opt --passes=fuse %s | sed '/fusion/,$d'
popir 1
func @main(%0: 2x3x5x4xf32, %1: 2x4x3x5xf32, %2: 2x5x3x4xf32, %3: 2x4x5x3xf32, %4: 2x5x4x3xf32, %5: 3x2x4x5xf32, %6: 3x2x5x4xf32, %7: 4x2x3x5xf32, %8: 5x2x3x4xf32) -> (2x3x4x5xf32) {
	%9 = transpose %0 {dims = [0, 1, 3, 2]} : 2x3x4x5xf32
	%10 = transpose %1 {dims = [0, 2, 1, 3]} : 2x3x4x5xf32
	%11 = transpose %2 {dims = [0, 2, 3, 1]} : 2x3x4x5xf32
	%12 = transpose %3 {dims = [0, 3, 1, 2]} : 2x3x4x5xf32
	%13 = transpose %4 {dims = [0, 3, 2, 1]} : 2x3x4x5xf32
	%14 = transpose %5 {dims = [1, 0, 2, 3]} : 2x3x4x5xf32
	%15 = transpose %6 {dims = [1, 0, 3, 2]} : 2x3x4x5xf32
	%16 = transpose %7 {dims = [1, 2, 0, 3]} : 2x3x4x5xf32
	%17 = transpose %8 {dims = [1, 2, 3, 0]} : 2x3x4x5xf32
	%18 = add %9, %10 : 2x3x4x5xf32
	%19 = add %18, %11 : 2x3x4x5xf32
	%20 = add %19, %12 : 2x3x4x5xf32
	%21 = add %20, %13 : 2x3x4x5xf32
	%22 = add %21, %14 : 2x3x4x5xf32
	%23 = add %22, %15 : 2x3x4x5xf32
	%24 = add %23, %16 : 2x3x4x5xf32
	%25 = add %24, %17 : 2x3x4x5xf32
	return %25
}
# >>> stdout
# popir 1
# func @main(%0: 2x3x5x4xf32, %1: 2x4x3x5xf32, %2: 2x5x3x4xf32, %3: 2x4x5x3xf32, %4: 2x5x4x3xf32, %5: 3x2x4x5xf32, %6: 3x2x5x4xf32, %7: 4x2x3x5xf32, %8: 5x2x3x4xf32) -> (2x3x4x5xf32) {
# 	%9 = transpose %0 {dims = [0, 1, 3, 2]} : 2x3x4x5xf32
# <<<
