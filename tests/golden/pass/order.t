# Ops come in the order in which the results need them, whatever their order
# was; what nothing needs is gone; side effects come first, in their order.
# RUN: popc opt --passes=order %s
popir 1
func @main(%0: f32) -> (f32) {
	%1 = cosine %0 : f32
	%2 = sine %0 : f32
	%3 = tanh %0 : f32
	expect_eq %3, %3
	%4 = subtract %2, %1 : f32
	return %4
}
# >>> stdout
# popir 1
# func @main(%0: f32) -> (f32) {
# 	%1 = tanh %0 : f32
# 	expect_eq %1, %1
# 	%2 = sine %0 : f32
# 	%3 = cosine %0 : f32
# 	%4 = subtract %2, %3 : f32
# 	return %4
# }
# <<<
