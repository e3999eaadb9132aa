# Of one element, too, by bodies of several ops; what is one op is simplified elsewhere.
# RUN: popc opt --passes=expand %s
popir 1
func @main(%0: 5x1xf64, %1: 5x1xi64) -> (5xf64, 5xi64, 5xf64) {
	%2 = constant {value = <f64 splat: 000000000000f0ff>} : f64
	%3 = constant {value = <i64 splat: 0000000000000000>} : i64
	%4, %5 = reduce %0, %1, %2, %3 {dims = [1]} : 5xf64, 5xi64 (%6: f64, %7: i64, %8: f64, %9: i64) {
		%10 = compare %6, %8 {direction = 3} : i1
		%11 = select %10, %6, %8 : f64
		%12 = select %10, %7, %9 : i64
		return %11, %12
	}
	%13 = reduce %0, %2 {dims = [1]} : 5xf64 (%14: f64, %15: f64) {
		%16 = maximum %14, %15 : f64
		return %16
	}
	return %4, %5, %13
}
# >>> stdout
# popir 1
# func @main(%0: 5x1xf64, %1: 5x1xi64) -> (5xf64, 5xi64, 5xf64) {
# 	%2 = constant {value = <f64 splat: 000000000000f0ff>} : f64
# 	%3 = constant {value = <i64 splat: 0000000000000000>} : i64
# 	%4 = broadcast_in_dim %2 {dims = []} : 5xf64
# 	%5 = broadcast_in_dim %3 {dims = []} : 5xi64
# 	%6 = slice %0 {start = [0, 0], limit = [5, 1], stride = [1, 1]} : 5x1xf64
# 	%7 = reshape %6 : 5xf64
# 	%8 = slice %1 {start = [0, 0], limit = [5, 1], stride = [1, 1]} : 5x1xi64
# 	%9 = reshape %8 : 5xi64
# 	%10 = compare %4, %7 {direction = 3} : 5xi1
# 	%11 = select %10, %4, %7 : 5xf64
# 	%12 = select %10, %5, %9 : 5xi64
# 	%13 = reduce %0, %2 {dims = [1]} : 5xf64 (%14: f64, %15: f64) {
# 		%16 = maximum %14, %15 : f64
# 		return %16
# 	}
# 	return %11, %12, %13
# }
# <<<
