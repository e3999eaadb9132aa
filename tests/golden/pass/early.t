# What reads a value, itself or its reshape, comes before the update that may
# take its place, with what it needs.  Two updates of one value stay in order.
# RUN: popc opt --passes=early %s
popir 1
func @main(%0: 8xf32, %1: 8xf32, %2: 8xf32, %3: i32, %4: 2xf32) -> (8xf32, 2xf32, 8xf32, 2xf32, 8xf32, 8xf32, f32) {
	%5 = dynamic_update_slice %0, %4, %3 : 8xf32
	%6 = add %3, %3 : i32
	%7 = multiply %4, %4 : 2xf32
	%8 = dynamic_slice %0, %6 {sizes = [2]} : 2xf32
	%9 = add %8, %7 : 2xf32
	%10 = dynamic_update_slice %1, %4, %3 : 8xf32
	%11 = dynamic_slice %1, %3 {sizes = [2]} : 2xf32
	%12 = dynamic_slice %10, %3 {sizes = [2]} : 2xf32
	%13 = dynamic_slice %1, %6 {sizes = [2]} : 2xf32
	%14 = add %12, %13 : 2xf32
	%15 = dynamic_update_slice %2, %4, %3 : 8xf32
	%16 = reshape %2 : 2x4xf32
	%17 = slice %16 {start = [1, 3], limit = [2, 4], stride = [1, 1]} : 1x1xf32
	%18 = reshape %17 : f32
	%19 = dynamic_update_slice %10, %4, %6 : 8xf32
	%20 = dynamic_update_slice %10, %4, %3 : 8xf32
	return %5, %9, %15, %14, %19, %20, %18
}
# >>> stdout
# popir 1
# func @main(%0: 8xf32, %1: 8xf32, %2: 8xf32, %3: i32, %4: 2xf32) -> (8xf32, 2xf32, 8xf32, 2xf32, 8xf32, 8xf32, f32) {
# 	%5 = add %3, %3 : i32
# 	%6 = dynamic_slice %0, %5 {sizes = [2]} : 2xf32
# 	%7 = dynamic_update_slice %0, %4, %3 : 8xf32
# 	%8 = multiply %4, %4 : 2xf32
# 	%9 = add %6, %8 : 2xf32
# 	%10 = dynamic_slice %1, %3 {sizes = [2]} : 2xf32
# 	%11 = dynamic_slice %1, %5 {sizes = [2]} : 2xf32
# 	%12 = dynamic_update_slice %1, %4, %3 : 8xf32
# 	%13 = dynamic_slice %12, %3 {sizes = [2]} : 2xf32
# 	%14 = add %13, %11 : 2xf32
# 	%15 = reshape %2 : 2x4xf32
# 	%16 = slice %15 {start = [1, 3], limit = [2, 4], stride = [1, 1]} : 1x1xf32
# 	%17 = dynamic_update_slice %2, %4, %3 : 8xf32
# 	%18 = reshape %16 : f32
# 	%19 = dynamic_update_slice %12, %4, %5 : 8xf32
# 	%20 = dynamic_update_slice %12, %4, %3 : 8xf32
# 	return %7, %9, %17, %14, %19, %20, %18
# }
# <<<
