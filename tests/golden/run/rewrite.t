# Arguments are those given in each run, whatever the one before left.
# RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input=1 --input=2 --repeat=3 --rewrite
# RUN: ! poprun %s --input=1 --input=2 --rewrite --keep-state
popir 1
func @main(%0: 2xf32 {alias = 0, donated}, %1: 2xf32) -> (2xf32) {
	%2 = add %0, %1 : 2xf32
	return %2
}
# >>> stdout
# [3. 3.]
# <<<
# >>> stderr
# poprun: --rewrite and --keep-state: either arguments begin anew or results carry over
# <<<
