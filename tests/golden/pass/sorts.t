# Sorts give what slices take of the order: its front; all that two slices lie in,
# which begin there; of several results; of what is a part only already; of what is
# turned round.  Not where one reads all, or slices take all.
# RUN: popc opt --passes=sorts %s
popir 1
func @main(%0: 4x100xf32, %1: 4x100xi32) -> (4x5xf32, 4x5xi32, 4x7xf32, 2x10xf32, 4x3xf32, 4x100xf32, 4x5xf32, 4x50xf32, 4x60xf32, 4x4xf32) {
	%2, %3 = sort %0, %1 {dim = 1, is_stable = 1} : 4x100xf32, 4x100xi32 (%4: f32, %5: f32, %6: i32, %7: i32) {
		%8 = compare %4, %5 {direction = 3, compare_type = 2} : i1
		return %8
	}
	%9 = slice %2 {start = [0, 0], limit = [4, 5], stride = [1, 1]} : 4x5xf32
	%10 = slice %3 {start = [0, 0], limit = [4, 5], stride = [1, 1]} : 4x5xi32
	%11 = sort %0 {dim = 1, is_stable = 1} : 4x100xf32 (%12: f32, %13: f32) {
		%14 = compare %12, %13 {direction = 5, compare_type = 1} : i1
		return %14
	}
	%15 = slice %11 {start = [0, 93], limit = [4, 100], stride = [1, 1]} : 4x7xf32
	%16 = slice %11 {start = [1, 80], limit = [3, 100], stride = [1, 2]} : 2x10xf32
	%17 = sort %0 {dim = 1, is_stable = 0, start = [90], limit = [100]} : 4x10xf32 (%18: f32, %19: f32) {
		%20 = compare %18, %19 {direction = 5, compare_type = 1} : i1
		return %20
	}
	%21 = slice %17 {start = [0, 7], limit = [4, 10], stride = [1, 1]} : 4x3xf32
	%22 = sort %0 {dim = 1, is_stable = 0} : 4x100xf32 (%23: f32, %24: f32) {
		%25 = compare %23, %24 {direction = 5, compare_type = 1} : i1
		return %25
	}
	%26 = slice %22 {start = [0, 0], limit = [4, 5], stride = [1, 1]} : 4x5xf32
	%27 = sort %0 {dim = 1, is_stable = 0} : 4x100xf32 (%28: f32, %29: f32) {
		%30 = compare %28, %29 {direction = 3, compare_type = 1} : i1
		return %30
	}
	%31 = slice %27 {start = [0, 0], limit = [4, 50], stride = [1, 1]} : 4x50xf32
	%32 = slice %27 {start = [0, 40], limit = [4, 100], stride = [1, 1]} : 4x60xf32
	%33 = sort %0 {dim = 1, is_stable = 0} : 4x100xf32 (%34: f32, %35: f32) {
		%36 = compare %34, %35 {direction = 5, compare_type = 1} : i1
		return %36
	}
	%37 = reverse %33 {dims = [1]} : 4x100xf32
	%38 = slice %37 {start = [0, 2], limit = [4, 9], stride = [1, 2]} : 4x4xf32
	return %9, %10, %15, %16, %21, %22, %26, %31, %32, %38
}
# >>> stdout
# popir 1
# func @main(%0: 4x100xf32, %1: 4x100xi32) -> (4x5xf32, 4x5xi32, 4x7xf32, 2x10xf32, 4x3xf32, 4x100xf32, 4x5xf32, 4x50xf32, 4x60xf32, 4x4xf32) {
# 	%2, %3 = sort %0, %1 {dim = 1, start = [0], limit = [5], is_stable = 1} : 4x5xf32, 4x5xi32 (%4: f32, %5: f32, %6: i32, %7: i32) {
# 		%8 = compare %4, %5 {direction = 3, compare_type = 2} : i1
# 		return %8
# 	}
# 	%9 = sort %0 {dim = 1, start = [80], limit = [100], is_stable = 1} : 4x20xf32 (%10: f32, %11: f32) {
# 		%12 = compare %10, %11 {direction = 5, compare_type = 1} : i1
# 		return %12
# 	}
# 	%13 = slice %9 {start = [0, 13], limit = [4, 20], stride = [1, 1]} : 4x7xf32
# 	%14 = slice %9 {start = [1, 0], limit = [3, 20], stride = [1, 2]} : 2x10xf32
# 	%15 = sort %0 {dim = 1, start = [97], limit = [100], is_stable = 0} : 4x3xf32 (%16: f32, %17: f32) {
# 		%18 = compare %16, %17 {direction = 5, compare_type = 1} : i1
# 		return %18
# 	}
# 	%19 = sort %0 {dim = 1, is_stable = 0} : 4x100xf32 (%20: f32, %21: f32) {
# 		%22 = compare %20, %21 {direction = 5, compare_type = 1} : i1
# 		return %22
# 	}
# 	%23 = slice %19 {start = [0, 0], limit = [4, 5], stride = [1, 1]} : 4x5xf32
# 	%24 = sort %0 {dim = 1, is_stable = 0} : 4x100xf32 (%25: f32, %26: f32) {
# 		%27 = compare %25, %26 {direction = 3, compare_type = 1} : i1
# 		return %27
# 	}
# 	%28 = slice %24 {start = [0, 0], limit = [4, 50], stride = [1, 1]} : 4x50xf32
# 	%29 = slice %24 {start = [0, 40], limit = [4, 100], stride = [1, 1]} : 4x60xf32
# 	%30 = sort %0 {dim = 1, start = [91], limit = [98], is_stable = 0} : 4x7xf32 (%31: f32, %32: f32) {
# 		%33 = compare %31, %32 {direction = 5, compare_type = 1} : i1
# 		return %33
# 	}
# 	%34 = slice %30 {start = [0, 0], limit = [4, 7], stride = [1, 2]} : 4x4xf32
# 	%35 = reverse %34 {dims = [1]} : 4x4xf32
# 	return %2, %3, %13, %14, %15, %19, %23, %28, %29, %35
# }
# <<<
