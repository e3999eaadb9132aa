#!/bin/sh
# Results have the same bits for 1 and 2 threads, and agree under every
# instruction set of this machine; where both have fused multiply-add, the bits
# are the same too.
set -u
export TF_POPLAR_FLAGS="--executable_cache_path=$PWD/cache"
bad=0
isas=generic
grep -q avx2 /proc/cpuinfo 2>/dev/null && isas="$isas avx2"
test "$POP_SAN" != thread &&
	grep -q avx512vl /proc/cpuinfo 2>/dev/null &&
	isas="$isas avx512"
# Its registers must be asked for, and a sandbox may refuse them.
test "$POP_SAN" != thread &&
	grep -q amx_bf16 /proc/cpuinfo 2>/dev/null &&
	! POPC_ISA=amx poprun "$POP_ROOT"/tests/data/models/add3/graph.mlir 2>&1 |
		grep -q 'lacks it' &&
	isas="$isas amx"

fail() {
	echo "not ok: $*"
	bad=1
}

run() { # directory output option...
	d=$1 o=$2
	shift 2
	poprun "$d/graph.mlir" --inputs="$d/inputs.yaml" --output="$o" "$@" 2>err ||
		fail "$d: $*: $(cat err)"
}

for d in "$POP_ROOT"/tests/data/models/*/ "$POP_SHARED"/models/*/
do
	d=${d%/}
	m=$(basename "$d")
	test -f "$d/graph.mlir" && test -f "$d/expected.npz" || continue
	case $d in
	"$POP_SHARED"/*)
		# Each once; the larger ones not under sanitizers.
		test -d "$POP_ROOT/tests/data/models/$m" && continue
		test -n "$POP_SAN" && continue ;;
	esac
	run "$d" one.npz --threads=1
	run "$d" two.npz --threads=2
	cmp -s one.npz two.npz || fail "$m: 1 and 2 threads differ"
	case $m in
	resnet50_infer_b8 | gpt2* | bert*) continue ;; # models.sh has them
	esac
	for isa in $isas
	do
		POPC_ISA=$isa poprun "$d/graph.mlir" --inputs="$d/inputs.yaml" \
			--expected="$d/expected.npz" --output=$isa.npz 2>err ||
			fail "$m: $isa: $(grep -v attached err)"
	done
	for isa in avx512 amx
	do
		test -f $isa.npz || continue
		cmp -s avx2.npz $isa.npz || fail "$m: avx2 and $isa differ"
	done
	rm -f ./*.npz
done
exit $bad
