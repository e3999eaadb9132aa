#!/bin/sh
# POPLAR_LOG_LEVEL, POPLAR_LOG_DEST and --dump_schedule_as_dot: what each level
# has, where it goes, and that results are what they are without.
set -u
export TF_POPLAR_FLAGS="--executable_cache_path=$PWD/cache"
add3=$POP_ROOT/tests/data/models/add3/graph.mlir
bad=0
fail() {
	echo "not ok: $*"
	bad=1
}
has() { # file text
	grep -q -- "$2" "$1" || fail "no '$2' in $1: $(cat "$1")"
}
hasnt() { # file text
	grep -q -- "$2" "$1" && fail "'$2' in $1: $(cat "$1")"
}
run() {
	poprun "$add3" --input='[1,1]' --input='[0,1]' --input='[1,5]' \
		>out 2>err || fail "run: $(cat err)"
	sed '/PO:ENGINE/d' out | grep -qx '\[3. 8.\]' || fail "result: $(cat out)"
}

# Off unless asked for; INFO has phases, and no graphConstruction on a hit.
run
hasnt err PO:ENGINE
rm -rf cache
export POPLAR_LOG_LEVEL=INFO
run
has err '^[0-9-]*T[0-9:.]*Z PO:ENGINE   [0-9.]* I: Starting phase: graphConstruction$'
has err 'I: Ending phase: graphConstruction (duration [0-9.]* ms)'
has err 'Starting phase: compilation'
has err 'Ending phase: Loading executable (duration'
hasnt err ' D: '
run
hasnt err graphConstruction
has err 'Starting phase: Loading executable'

# To a file: appended by popc and poprun; warnings and errors, too.
export POPLAR_LOG_DEST="$PWD/engine.log"
rm -rf cache
run
hasnt err PO:ENGINE
has engine.log 'Starting phase: graphConstruction'
has engine.log 'Ending phase: Running'
test "$(grep -vc ' PO:ENGINE   ' engine.log)" -eq 0 || fail 'engine.log'
popc missing.mlir 2>err && fail 'missing.mlir'
has engine.log ' E: missing.mlir: there is no such file'
lines=$(wc -l <engine.log)
POPLAR_LOG_LEVEL=ERR run
test "$(wc -l <engine.log)" -eq "$lines" || fail 'ERR has phases'
POPLAR_LOG_LEVEL=DEBUG popc "$add3" >out 2>err
has engine.log ' D: .*graph.mlir: key [0-9a-f]*, hit by the bytes'
POPLAR_LOG_LEVEL=TRACE popc --recache "$add3" >out 2>err
has engine.log ' T: digest (duration'
has engine.log ' T: fuse (duration'

# To standard output, where popc's own line to poprun goes as well.
rm -rf cache
POPLAR_LOG_DEST=stdout run
has out 'Starting phase: Running'
POPLAR_LOG_DEST=$PWD/no/such/file popc "$add3" >out 2>err
test $? -eq 13 || fail "a log that cannot be opened: $(cat err)"
has err 'POPLAR_LOG_DEST: open .*no/such/file'
unset POPLAR_LOG_LEVEL POPLAR_LOG_DEST

# The schedule, once, when something is compiled.
rm -rf cache
popc "$add3" --dump_schedule_as_dot >out 2>err || fail "dot: $(cat err)"
has err '^digraph schedule {$'
has err '\[label="[0-9]* add\\n2xf32"\];'
has err 'f0_arg0 -> f0_[0-9]*;'
test "$(grep -c '^}$' err)" -eq 1 || fail "dot: $(cat err)"
if command -v dot >/dev/null
then
	sed -n '/^digraph/,/^}/p' err | dot -Tplain >/dev/null ||
		fail 'dot does not read it'
fi
popc "$add3" --dump_schedule_as_dot >out 2>err || fail "hit: $(cat err)"
hasnt err digraph
rm -rf cache
TF_CPP_MIN_LOG_LEVEL=1 popc "$add3" --dump_schedule_as_dot >out 2>err
hasnt err digraph
exit $bad
