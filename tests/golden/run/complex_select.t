# Operations that carry complex numbers and booleans side by side.
# RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input=[1,0,1] --input=[1,2,3] --input=[4,5,6]
popir 1
func @main(%0: 3xi1, %1: 3xcomplex<f32>, %2: 3xcomplex<f32>) -> (3xcomplex<f32>, 3xf32) {
	%3 = select %0, %1, %2 : 3xcomplex<f32>
	%4 = imag %3 : 3xf32
	return %3, %4
}
# >>> stdout
# [1.+0.j 5.+0.j 3.+0.j]
# [0. 0. 0.]
# <<<
