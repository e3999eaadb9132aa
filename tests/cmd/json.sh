#!/bin/sh
# Every command's --json is JSON with a schema, and --quiet says errors only.
set -u
command -v python3 >/dev/null || { echo "no python3"; exit 77; }
export TF_POPLAR_FLAGS="--executable_cache_path=$PWD/cache"
add3=$POP_ROOT/tests/data/models/add3/graph.mlir
bad=0
check() {
	"$@" --json >out 2>err || {
		echo "not ok: $*: status $?"
		cat err
		bad=1
	}
	python3 -c 'import json; json.load(open("out"))["schema"]' 2>err || {
		echo "not ok: $* --json:"
		cat out
		bad=1
	}
}
set -- --input='[1,1]' --input='[0,1]' --input='[1,5]'
name=$(printf 'n\nl"\\\377.mlir')
cp "$add3" "$name"
check popc "$name"
check popc compile -n "$add3"
check popc key --explain "$add3"
check popc opt "$add3"
check popc opt --all "$add3"
check popc opt --list
check popc why "$add3"
check popc plan "$add3"
check popc ls
check popc ls --format="{key} {ops} {source}" --sort=-size
check popc ls -a
check popc version
check poprun version
check poprun devices
check poprun "$add3" "$@"
check poprun "$add3" "$@" --profile --repeat=3
key=$(popc key "$add3")
check popc inspect "$key"
check popc inspect --graph "$key"
check popc inspect --steps "$key"
grep -q 'step 0' out || { echo "not ok: no steps in JSON"; bad=1; }
PATH=$(dirname "$(command -v popc)"):$PATH check popc doctor -a

TF_POPLAR_FLAGS="--executable_cache_path=$PWD/other" \
	poprun -q "$add3" "$@" >out 2>err
test "$(cat out)" = '[3. 8.]' || { echo "not ok: -q loses results"; bad=1; }
test ! -s err || { echo "not ok: -q says"; cat err; bad=1; }
exit $bad
