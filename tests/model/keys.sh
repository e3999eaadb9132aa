#!/bin/sh
# One graph has one key, however it is spelled, and one executable: StableHLO
# text and the artifact beside it, HLO text and proto.  An artifact cannot hold
# CHLO's operations; the models whose text has some that the artifact takes
# apart are named here, so that none is left out by mistake.
set -u
taken_apart='rng_dropout vit_tiny_infer'
bad=0
pairs=0

fail() {
	echo "not ok: $*"
	bad=1
}

store() { # directory graph
	rm -rf "$1"
	TF_POPLAR_FLAGS="--executable_cache_path=$PWD/$1" popc "$2" \
		>/dev/null 2>err || fail "$2: $(cat err)"
}

same() { # graph graph
	test -f "$1" && test -f "$2" || return
	store a "$1"
	store b "$2"
	a=$(basename a/*.poplar_exec)
	b=$(basename b/*.poplar_exec)
	case " $taken_apart " in
	*" $m "*)
		if test "${1##*.}" = mlir
		then
			test "$a" != "$b" || fail "$m: need not be named here"
			return
		fi ;;
	esac
	pairs=$((pairs + 1))
	if test "$a" != "$b"
	then
		fail "$m: ${1##*/} is ${a%.*}, ${2##*/} is ${b%.*}"
		popc why "$2" --against="$1" --all
	else
		cmp a/*.poplar_exec b/*.poplar_exec ||
			fail "$m: one key, two executables"
	fi
}

for d in "$POP_ROOT"/tests/data/models/*/ "$POP_SHARED"/models/*/
do
	d=${d%/}
	m=$(basename "$d")
	same "$d/graph.mlir" "$d/graph.mlirbc"
	same "$d/graph.hlo" "$d/graph.hlo.pb"
done
echo "pairs: $pairs"
test $pairs -gt 0 || fail "nothing was compared"
exit $bad
