# The same where both groups see a value through views that are alike.
# RUN: popc opt --passes=inline,fuse --verify-each %s
popir 1
func @main(%0: 4x4xf32, %1: 16xf32, %2: 2xf32, %3: i32) -> (16xf32, 16xf32, 4x4xf32, 16xf32, 4x4xf32) {
	%4 = exponential %0 : 4x4xf32
	%12 = reverse %1 {dims = [0]} : 16xf32
	%5 = tanh %12 : 16xf32
	%6 = dynamic_update_slice %5, %2, %3 : 16xf32
	%7 = sine %0 : 4x4xf32
	%8 = reshape %4 : 16xf32
	%11 = reverse %1 {dims = [0]} : 16xf32
	%9 = add %8, %11 : 16xf32
	%10 = exponential %9 : 16xf32
	return %5, %6, %7, %10, %4
}
# >>> stdout
# popir 1
# func @main(%0: 4x4xf32, %1: 16xf32, %2: 2xf32, %3: i32) -> (16xf32, 16xf32, 4x4xf32, 16xf32, 4x4xf32) {
# 	%4, %5 = fusion {kind = 0} : 4x4xf32, 4x4xf32 () {
# 		%6 = exponential %0 : 4x4xf32
# 		%7 = sine %0 : 4x4xf32
# 		return %6, %7
# 	}
# 	%8, %9 = fusion {kind = 0} : 16xf32, 16xf32 () {
# 		%10 = reverse %1 {dims = [0]} : 16xf32
# 		%11 = tanh %10 : 16xf32
# 		%12 = reshape %4 : 16xf32
# 		%13 = reverse %1 {dims = [0]} : 16xf32
# 		%14 = add %12, %13 : 16xf32
# 		%15 = exponential %14 : 16xf32
# 		return %11, %15
# 	}
# 	%16 = dynamic_update_slice %8, %2, %3 : 16xf32
# 	return %8, %16, %5, %9, %4
# }
# <<<
