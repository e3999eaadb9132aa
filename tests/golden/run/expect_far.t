# No distance is as great as that to a value that is not finite.
# RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input=[.inf,-.inf,.nan] --input=[1,.inf,2]
# RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input=[1,2,3] --input=[1,2,3]
# EXIT: 7
popir 1
func @main(%0: 3xf32, %1: 3xf32) -> (3xf32) {
	expect_close %0, %1 {max_ulp = 9223372036854775807, min_ulp = 9223372036854775807}
	return %0
}
# >>> stdout
# [ inf -inf  nan]
# <<<
# >>> stderr
# poprun: 1 expectations did not hold; the first: element 0 (f32) is 1, expected close to 1
# <<<
