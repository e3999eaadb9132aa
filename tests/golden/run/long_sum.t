# A sum of many equal numbers does not drift: 3 million times 0.1, along one
# dimension, two, and the middle one of three.
# RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input=0.1
popir 1
func @main(%0: f32) -> (f32, f32, 2x2xf32) {
	%1 = broadcast_in_dim %0 {dims = []} : 3000000xf32
	%2 = constant {value = <f32 splat: 00000000>} : f32
	%3 = reduce %1, %2 {dims = [0]} : f32 (%4: f32, %5: f32) {
		%6 = add %4, %5 : f32
		return %6
	}
	%7 = broadcast_in_dim %0 {dims = []} : 3000x1000xf32
	%8 = reduce %7, %2 {dims = [0, 1]} : f32 (%9: f32, %10: f32) {
		%11 = add %9, %10 : f32
		return %11
	}
	%12 = broadcast_in_dim %0 {dims = []} : 2x3000000x2xf32
	%13 = reduce %12, %2 {dims = [1]} : 2x2xf32 (%14: f32, %15: f32) {
		%16 = add %14, %15 : f32
		return %16
	}
	return %3, %8, %13
}
# >>> stdout
# 299999.94
# 299999.94
# [[299999.75 299999.75]
#  [299999.75 299999.75]]
# <<<
