#!/bin/sh
# A cache filled under one instruction set, copied, read-only and without its
# own folder, is hit under another, by key and by graph; results have the same
# bits for 1 and 2 threads.
set -u
model=$POP_ROOT/tests/data/models/mnist_mlp_infer
bad=0
fail() {
	echo "not ok: $*"
	cat err
	bad=1
}
isas=generic
grep -q avx2 /proc/cpuinfo 2>/dev/null && isas="$isas avx2"
test "$POP_SAN" != thread &&
	grep -q avx512vl /proc/cpuinfo 2>/dev/null &&
	isas="$isas avx512"

run() { # what option...: result in out.npz
	poprun "$@" --inputs="$model/inputs.yaml" --output=out.npz 2>err || fail "poprun $*"
}

for from in $isas
do
	TF_POPLAR_FLAGS=--executable_cache_path=$PWD/$from POPC_ISA=$from popc "$model/graph.mlir" >line 2>err || fail "popc under $from"
	key=$(cut -d' ' -f1 line)
	rm -rf copy && mkdir copy && cp "$from/$key.poplar_exec" copy && chmod -R a-w copy
	for to in $isas
	do
		export TF_POPLAR_FLAGS=--executable_cache_path=$PWD/copy POPC_ISA=$to
		rm -f *.npz
		run "$key" --threads=1
		mv out.npz one.npz
		run "$model/graph.mlir" --threads=2
		grep -q Compiled err && fail "$from to $to: compiled again"
		cmp one.npz out.npz || fail "$to: 1 and 2 threads differ"
		poprun "$key" --inputs="$model/inputs.yaml" --expected="$model/expected.npz" 2>err || fail "$from to $to: differs"
	done
	chmod -R u+w copy
	cmp "$from/$key.poplar_exec" "generic/$key.poplar_exec" || fail "$from makes another file"
done
test -e copy/.popcache && fail "the copy was written to"
exit $bad
