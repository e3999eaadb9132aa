# Calls are replaced by what they call, callee first; a function called twice
# is copied twice.
# RUN: popc opt --passes=inline %s
popir 1
func @main(%0: f32) -> (f32) {
	%1 = call %0 {callee = "outer"} : f32
	%2 = call %1 {callee = "outer"} : f32
	return %2
}
func private @outer(%3: f32) -> (f32) {
	%4 = call %3 {callee = "inner"} : f32
	%5 = negate %4 : f32
	return %5
}
func private @inner(%6: f32) -> (f32) {
	%7 = sqrt %6 : f32
	return %7
}
# >>> stdout
# popir 1
# func @main(%0: f32) -> (f32) {
# 	%1 = sqrt %0 : f32
# 	%2 = negate %1 : f32
# 	%3 = sqrt %2 : f32
# 	%4 = negate %3 : f32
# 	return %4
# }
# <<<
