# Slices of pads and concatenates that lie inside a splat are splats: popc crashed.
# RUN: popc opt --verify-each --passes=sink,dce %s
popir 1
func @main(%0: f32, %1: 4xf32) -> (3xf32, 2xf32, 2xf32) {
	%2 = constant {value = <8xf32 splat: 3f800000>} : 8xf32
	%3 = pad %2, %0 {low = [2], high = [0], interior = [0]} : 10xf32
	%4 = slice %3 {start = [3], limit = [6], stride = [1]} : 3xf32
	%5 = slice %3 {start = [4], limit = [8], stride = [2]} : 2xf32
	%6 = concatenate %1, %2 {dim = 0} : 12xf32
	%7 = slice %6 {start = [6], limit = [8], stride = [1]} : 2xf32
	return %4, %5, %7
}
# >>> stdout
# popir 1
# func @main(%0: f32, %1: 4xf32) -> (3xf32, 2xf32, 2xf32) {
# 	%2 = constant {value = <3xf32 splat: 3f800000>} : 3xf32
# 	%3 = constant {value = <2xf32 splat: 3f800000>} : 2xf32
# 	%4 = constant {value = <2xf32 splat: 3f800000>} : 2xf32
# 	return %2, %3, %4
# }
# <<<
