# Convolutions that would be products with patches but for one thing: a reversed
# window, a dilated image, groups, more dims than a product has; and some that
# are: windows that see no image at all, however far they are from it, and
# coordinates behind the product.
# RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input=[[[1,2,4]]] --input=[[[1,10]],[[2,20]],[[3,-1]],[[0,1]]] --input=[[[1,2],[4,8]]]
# RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s --input=[[[1,2,4]]] --input=[[[1,10]],[[2,20]],[[3,-1]],[[0,1]]] --input=[[[1,2],[4,8]]]
popir 1
func @main(%0: 1x1x3xf32, %1: 4x1x2xf32, %2: 1x2x2xf32) -> (1x4x2xf32, 1x4x4xf32, 1x4x2xf32, 1x4x1xf32, 4xf32, 1x4x2xf32, 1x4x2xf32, 1x4x2x2xf32) {
	%3 = convolution %0, %1 {low = [0], high = [0], lhs_layout = [0, 1, 2], rhs_layout = [0, 1, 2], out_layout = [0, 1, 2], window_reversal = [1]} : 1x4x2xf32
	%4 = convolution %0, %1 {low = [0], high = [0], lhs_layout = [0, 1, 2], rhs_layout = [0, 1, 2], out_layout = [0, 1, 2], lhs_dilation = [2]} : 1x4x4xf32
	%5 = convolution %0, %1 {low = [6], high = [-6], lhs_layout = [0, 1, 2], rhs_layout = [0, 1, 2], out_layout = [0, 1, 2]} : 1x4x2xf32
	%6 = convolution %2, %1 {low = [0], high = [0], lhs_layout = [0, 1, 2], rhs_layout = [0, 1, 2], out_layout = [0, 1, 2], feature_group_count = 2} : 1x4x1xf32
	%18 = iota {dim = 0} : 64xf32
	%7 = reshape %18 : 1x1x2x2x2x2x2x2xf32
	%19 = iota {dim = 0} : 256xf32
	%20 = constant {value = <256xf32 splat: 0000e040>} : 256xf32
	%21 = remainder %19, %20 : 256xf32
	%8 = reshape %21 : 4x1x2x2x2x2x2x2xf32
	%22 = convolution %7, %8 {low = [0, 0, 0, 0, 0, 0], high = [0, 0, 0, 0, 0, 0], lhs_layout = [0, 1, 2, 3, 4, 5, 6, 7], rhs_layout = [0, 1, 2, 3, 4, 5, 6, 7], out_layout = [0, 1, 2, 3, 4, 5, 6, 7]} : 1x4x1x1x1x1x1x1xf32
	%9 = reshape %22 : 4xf32
	%10 = convolution %0, %1 {low = [0], high = [0], lhs_layout = [0, 1, 2], rhs_layout = [0, 1, 2], out_layout = [0, 1, 2]} : 1x4x2xf32
	%11 = iota {dim = 1} : 1x4x2xf32
	%12 = iota {dim = 2} : 1x4x2xf32
	%13 = constant {value = <1x4x2xf32 splat: 00007a44>} : 1x4x2xf32
	%14 = multiply %11, %13 : 1x4x2xf32
	%15 = add %10, %14 : 1x4x2xf32
	%16 = power %13, %12 : 1x4x2xf32
	%17 = add %15, %16 : 1x4x2xf32
	%23 = convolution %0, %1 {low = [-1099511627776], high = [1099511627776], lhs_layout = [0, 1, 2], rhs_layout = [0, 1, 2], out_layout = [0, 1, 2]} : 1x4x2xf32
	%24 = reshape %2 : 1x1x2x2xf32
	%25 = reshape %1 : 4x1x1x2xf32
	%26 = convolution %24, %25 {low = [0, 0], high = [0, 1], lhs_layout = [0, 1, 2, 3], rhs_layout = [0, 1, 2, 3], out_layout = [0, 1, 2, 3]} : 1x4x2x2xf32
	%27 = iota {dim = 3} : 1x4x2x2xf32
	%28 = constant {value = <1x4x2x2xf32 splat: 00007a44>} : 1x4x2x2xf32
	%29 = multiply %27, %28 : 1x4x2x2xf32
	%30 = add %26, %29 : 1x4x2x2xf32
	return %3, %4, %5, %6, %9, %17, %23, %30
}
# >>> stdout
# [[[12. 24.]
#   [24. 48.]
#   [ 5. 10.]
#   [ 1.  2.]]]
# [[[ 1. 20.  2. 40.]
#   [ 2. 40.  4. 80.]
#   [ 3. -2.  6. -4.]
#   [ 0.  2.  0.  4.]]]
# [[[0. 0.]
#   [0. 0.]
#   [0. 0.]
#   [0. 0.]]]
# [[[21.]
#   [42.]
#   [ 4.]
#   [ 8.]]]
# [6111. 5985. 5922. 5922.]
# [[[  22. 1042.]
#   [1043. 2084.]
#   [2002. 3002.]
#   [3003. 4004.]]]
# [[[0. 0.]
#   [0. 0.]
#   [0. 0.]
#   [0. 0.]]]
# [[[[2.100e+01 1.002e+03]
#    [8.400e+01 1.008e+03]]
#
#   [[4.200e+01 1.004e+03]
#    [1.680e+02 1.016e+03]]
#
#   [[1.000e+00 1.006e+03]
#    [4.000e+00 1.024e+03]]
#
#   [[2.000e+00 1.000e+03]
#    [8.000e+00 1.000e+03]]]]
# [[[12. 24.]
#   [24. 48.]
#   [ 5. 10.]
#   [ 1.  2.]]]
# [[[ 1. 20.  2. 40.]
#   [ 2. 40.  4. 80.]
#   [ 3. -2.  6. -4.]
#   [ 0.  2.  0.  4.]]]
# [[[0. 0.]
#   [0. 0.]
#   [0. 0.]
#   [0. 0.]]]
# [[[21.]
#   [42.]
#   [ 4.]
#   [ 8.]]]
# [6111. 5985. 5922. 5922.]
# [[[  22. 1042.]
#   [1043. 2084.]
#   [2002. 3002.]
#   [3003. 4004.]]]
# [[[0. 0.]
#   [0. 0.]
#   [0. 0.]
#   [0. 0.]]]
# [[[[2.100e+01 1.002e+03]
#    [8.400e+01 1.008e+03]]
#
#   [[4.200e+01 1.004e+03]
#    [1.680e+02 1.016e+03]]
#
#   [[1.000e+00 1.006e+03]
#    [4.000e+00 1.024e+03]]
#
#   [[2.000e+00 1.000e+03]
#    [8.000e+00 1.000e+03]]]]
# <<<
