# Broadcasts of constants are folded: a dim of one is repeated, others stay.
# RUN: popc opt --passes=simplify %s
popir 1
func @main() -> (2x3xi32) {
	%0 = constant {value = <2x1xi32: 0100000002000000>} : 2x1xi32
	%1 = broadcast_in_dim %0 {dims = [0, 1]} : 2x3xi32
	return %1
}
# >>> stdout
# popir 1
# func @main() -> (2x3xi32) {
# 	%0 = constant {value = <2x3xi32: 010000000100000001000000020000000200000002000000>} : 2x3xi32
# 	return %0
# }
# <<<
