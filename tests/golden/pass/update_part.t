# An update of a whole part of what was put together is that part, wherever
# clamping leads it; of another place, of less or of several parts it stays one.
# RUN: popc opt --passes=simplify %s
popir 1
func @main(%0: 4x2xf32, %1: 1x2xf32, %2: 1x2xf32, %3: 2x2xf32, %4: i32) -> (5x2xf32, 5x2xf32, 5x2xf32, 5x2xf32, 5x2xf32, 5x2xf32) {
	%5 = concatenate %1, %0 {dim = 0} : 5x2xf32
	%6 = constant {value = <i32 splat: 00000000>} : i32
	%7 = constant {value = <i32 splat: ffffffff>} : i32
	%8 = constant {value = <ui32 splat: ffffffff>} : ui32
	%9 = dynamic_update_slice %5, %2, %6, %4 : 5x2xf32
	%10 = dynamic_update_slice %5, %2, %7, %6 : 5x2xf32
	%11 = concatenate %0, %1 {dim = 0} : 5x2xf32
	%12 = dynamic_update_slice %11, %2, %8, %8 : 5x2xf32
	%13 = dynamic_update_slice %5, %2, %4, %6 : 5x2xf32
	%14 = dynamic_update_slice %5, %3, %6, %6 : 5x2xf32
	%15 = dynamic_update_slice %11, %2, %6, %6 : 5x2xf32
	return %9, %10, %12, %13, %14, %15
}
# >>> stdout
# popir 1
# func @main(%0: 4x2xf32, %1: 1x2xf32, %2: 1x2xf32, %3: 2x2xf32, %4: i32) -> (5x2xf32, 5x2xf32, 5x2xf32, 5x2xf32, 5x2xf32, 5x2xf32) {
# 	%5 = concatenate %1, %0 {dim = 0} : 5x2xf32
# 	%6 = constant {value = <i32 splat: 00000000>} : i32
# 	%7 = concatenate %2, %0 {dim = 0} : 5x2xf32
# 	%8 = concatenate %2, %0 {dim = 0} : 5x2xf32
# 	%9 = concatenate %0, %1 {dim = 0} : 5x2xf32
# 	%10 = concatenate %0, %2 {dim = 0} : 5x2xf32
# 	%11 = dynamic_update_slice %5, %2, %4, %6 : 5x2xf32
# 	%12 = dynamic_update_slice %5, %3, %6, %6 : 5x2xf32
# 	%13 = dynamic_update_slice %9, %2, %6, %6 : 5x2xf32
# 	return %7, %8, %10, %11, %12, %13
# }
# <<<
