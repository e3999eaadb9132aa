#!/bin/sh
# Every graph, as text and as the artifact beside it: popc stores it, poprun
# agrees with the expected results; the second time it is a hit that says
# nothing of compiling and parses nothing.
set -u
bad=0
seen=

fail() { # model text
	echo "not ok: $1: $2"
	bad=1
}

check() { # directory, file in it
	m=$(basename "$1")
	TF_POPLAR_FLAGS="--executable_cache_path=$PWD/cache.${2##*.}"
	export TF_POPLAR_FLAGS
	popc "$1/$2" >out 2>err || {
		fail "$m" "popc: $(cat err)"
		return
	}
	grep -q ' compiled ' out || fail "$m" "was no miss: $(cat out)"
	poprun "$1/$2" --inputs="$1/inputs.yaml" \
		--expected="$1/expected.npz" --json >json 2>err ||
		fail "$m" "poprun: $(grep -v 'attached to' err | head -n 3)"
	grep -q Compiled err && fail "$m" "a hit says Compiled"
	grep -q '"hit": true' json || fail "$m" "no hit"
	grep -qE '"(parse|verify|digest|popc)"' json &&
		fail "$m" "a hit has a phase of a compile"
	bytes=$(wc -c <"$1/$2")
	grep -q "\"input_bytes_hashed\": $((bytes))," json ||
		fail "$m" "the input was not hashed once"
	seen="$seen $m"
}

for d in "$POP_ROOT"/tests/data/models/*/
do
	check "${d%/}" graph.mlir
	test ! -f "$d/graph.mlirbc" || check "${d%/}" graph.mlirbc
done
if test -n "${POP_SAN:-}"
then
	echo "# SKIP the large models: sanitizers make them slow"
elif test -d "$POP_SHARED/models"
then
	for d in "$POP_SHARED"/models/*/
	do
		case " $seen " in
		*" $(basename "$d") "*) ;;
		*) check "${d%/}" graph.mlir ;;
		esac
	done
else
	echo "# SKIP the large models: no shared models here"
fi
echo "checked:$seen"
exit $bad
