# What gates and views make of complex numbers is kept in parts, which both are
# made of the same operands; what a transform reads stays whole.
# RUN: popc opt --passes=apart,dce --verify-each %s
popir 1
func @main(%0: 2x2xcomplex<f32>, %1: 2x64xcomplex<f32>, %2: 128xcomplex<f32>) -> (64x2xcomplex<f32>, 128xf32, 128xcomplex<f32>) {
	%3 = dot_general %0, %1 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 2x64xcomplex<f32>
	%4 = transpose %3 {dims = [1, 0]} : 64x2xcomplex<f32>
	%5 = negate %2 : 128xcomplex<f32>
	%6 = reverse %5 {dims = [0]} : 128xcomplex<f32>
	%7 = imag %6 : 128xf32
	%8 = add %2, %2 : 128xcomplex<f32>
	%9 = reverse %8 {dims = [0]} : 128xcomplex<f32>
	%10 = fft %9 {fft_type = 0, fft_length = [128]} : 128xcomplex<f32>
	return %4, %7, %10
}
# >>> stdout
# popir 1
# func @main(%0: 2x2xcomplex<f32>, %1: 2x64xcomplex<f32>, %2: 128xcomplex<f32>) -> (64x2xcomplex<f32>, 128xf32, 128xcomplex<f32>) {
# 	%3 = real %0 : 2x2xf32
# 	%4 = imag %0 : 2x2xf32
# 	%5 = real %1 : 2x64xf32
# 	%6 = imag %1 : 2x64xf32
# 	%7 = slice %3 {start = [0, 0], limit = [2, 1], stride = [1, 1]} : 2x1xf32
# 	%8 = reshape %7 : 2xf32
# 	%9 = broadcast_in_dim %8 {dims = [0]} : 2x64xf32
# 	%10 = slice %4 {start = [0, 0], limit = [2, 1], stride = [1, 1]} : 2x1xf32
# 	%11 = reshape %10 : 2xf32
# 	%12 = broadcast_in_dim %11 {dims = [0]} : 2x64xf32
# 	%13 = slice %5 {start = [0, 0], limit = [1, 64], stride = [1, 1]} : 1x64xf32
# 	%14 = reshape %13 : 64xf32
# 	%15 = broadcast_in_dim %14 {dims = [1]} : 2x64xf32
# 	%16 = slice %6 {start = [0, 0], limit = [1, 64], stride = [1, 1]} : 1x64xf32
# 	%17 = reshape %16 : 64xf32
# 	%18 = broadcast_in_dim %17 {dims = [1]} : 2x64xf32
# 	%19 = multiply %9, %15 : 2x64xf32
# 	%20 = multiply %12, %18 : 2x64xf32
# 	%21 = subtract %19, %20 : 2x64xf32
# 	%22 = multiply %9, %18 : 2x64xf32
# 	%23 = multiply %12, %15 : 2x64xf32
# 	%24 = add %22, %23 : 2x64xf32
# 	%25 = slice %3 {start = [0, 1], limit = [2, 2], stride = [1, 1]} : 2x1xf32
# 	%26 = reshape %25 : 2xf32
# 	%27 = broadcast_in_dim %26 {dims = [0]} : 2x64xf32
# 	%28 = slice %4 {start = [0, 1], limit = [2, 2], stride = [1, 1]} : 2x1xf32
# 	%29 = reshape %28 : 2xf32
# 	%30 = broadcast_in_dim %29 {dims = [0]} : 2x64xf32
# 	%31 = slice %5 {start = [1, 0], limit = [2, 64], stride = [1, 1]} : 1x64xf32
# 	%32 = reshape %31 : 64xf32
# 	%33 = broadcast_in_dim %32 {dims = [1]} : 2x64xf32
# 	%34 = slice %6 {start = [1, 0], limit = [2, 64], stride = [1, 1]} : 1x64xf32
# 	%35 = reshape %34 : 64xf32
# 	%36 = broadcast_in_dim %35 {dims = [1]} : 2x64xf32
# 	%37 = multiply %27, %33 : 2x64xf32
# 	%38 = multiply %30, %36 : 2x64xf32
# 	%39 = subtract %37, %38 : 2x64xf32
# 	%40 = multiply %27, %36 : 2x64xf32
# 	%41 = multiply %30, %33 : 2x64xf32
# 	%42 = add %40, %41 : 2x64xf32
# 	%43 = add %21, %39 : 2x64xf32
# 	%44 = add %24, %42 : 2x64xf32
# 	%45 = complex %43, %44 : 2x64xcomplex<f32>
# 	%46 = transpose %45 {dims = [1, 0]} : 64x2xcomplex<f32>
# 	%47 = negate %2 : 128xcomplex<f32>
# 	%48 = imag %47 : 128xf32
# 	%49 = reverse %48 {dims = [0]} : 128xf32
# 	%50 = add %2, %2 : 128xcomplex<f32>
# 	%51 = reverse %50 {dims = [0]} : 128xcomplex<f32>
# 	%52 = fft %51 {fft_type = 0, fft_length = [128]} : 128xcomplex<f32>
# 	return %46, %49, %52
# }
# <<<
