# What aliases an argument carries over, and the last run is what is written.
# RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input=1 --input=2 --repeat=3 --keep-state
# RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input=1 --input=2 --repeat=3
popir 1
func @main(%0: 2xf32 {alias = 0, donated}, %1: 2xf32) -> (2xf32) {
	%2 = add %0, %1 : 2xf32
	return %2
}
# >>> stdout
# [7. 7.]
# [3. 3.]
# <<<
