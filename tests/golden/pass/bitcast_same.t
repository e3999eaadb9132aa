# Bits taken for what they are: nothing is left to do, and no bit of a signalling NaN
# is lost.
# RUN: popc opt --passes=simplify %s
popir 1
func @main(%0: 2x3xbf16, %1: 4xi16) -> (2x3xbf16, 4xui16) {
	%2 = bitcast_convert %0 : 2x3xbf16
	%3 = bitcast_convert %1 : 4xui16
	return %2, %3
}
# >>> stdout
# popir 1
# func @main(%0: 2x3xbf16, %1: 4xi16) -> (2x3xbf16, 4xui16) {
# 	%2 = bitcast_convert %1 : 4xui16
# 	return %0, %2
# }
# <<<
