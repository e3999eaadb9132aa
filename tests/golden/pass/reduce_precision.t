# Precision that is reduced to as many bits as a type has, or more, is gone: what
# jax.checkpoint() keeps is marked so.  An f32 of seven bits stays, and so does an
# eight-bit float, which would lose its subnormal numbers.
# RUN: popc opt --passes=simplify %s
popir 1
func @main(%0: 8xf32, %1: 8xbf16, %2: 8xf8E5M2) -> (8xf32, 8xbf16, 8xf8E5M2, 8xf32) {
	%4 = reduce_precision %0 {exponent_bits = 8, mantissa_bits = 23} : 8xf32
	%5 = reduce_precision %1 {exponent_bits = 8, mantissa_bits = 7} : 8xbf16
	%6 = reduce_precision %2 {exponent_bits = 5, mantissa_bits = 2} : 8xf8E5M2
	%8 = reduce_precision %0 {exponent_bits = 8, mantissa_bits = 7} : 8xf32
	return %4, %5, %6, %8
}
# >>> stdout
# popir 1
# func @main(%0: 8xf32, %1: 8xbf16, %2: 8xf8E5M2) -> (8xf32, 8xbf16, 8xf8E5M2, 8xf32) {
# 	%3 = reduce_precision %0 {exponent_bits = 8, mantissa_bits = 7} : 8xf32
# 	return %0, %1, %2, %3
# }
# <<<
