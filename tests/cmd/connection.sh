#!/bin/sh
# The connection-type example of the original and its test: one graph under
# each mode, the order of attach and compile, what is printed, exit statuses.
set -u
graph=$POP_ROOT/tests/data/models/add3/graph.mlir
bad=0

fail() {
	echo "not ok: $*"
	sed 's/^/  | /' out err
	bad=1
}

run() { # want-status option...
	want=$1
	shift
	poprun "$graph" --input='[1,1]' --input='[0,1]' --input='[1,5]' "$@" \
		>out 2>err
	got=$?
	test $got -eq "$want" || fail "$*: exit status $got, expected $want"
}

line() { # number of the line that has the text
	grep -n "$1" err | cut -d: -f1
}

count() { # text n
	test "$(grep -c "$1" err)" -eq "$2" || fail "not $2 lines with '$1'"
}

fresh() {
	rm -rf cache
	export TF_POPLAR_FLAGS="--executable_cache_path=$PWD/cache"
}

for spelling in --connection-type=ALWAYS '--connection_type ALWAYS'
do
	fresh
	run 0 $spelling
	test "$(tail -n 1 out)" = '[3. 8.]' || fail "$spelling: wrong result"
	count 'attached to ' 1
	count 'Compiled ' 1
	count 'pre-compiled ' 0
	test "$(line 'attached to ')" -lt "$(line 'Compiled ')" ||
		fail "$spelling: attach does not come first"
done

fresh
run 0 --connection-type=ON_DEMAND
test "$(tail -n 1 out)" = '[3. 8.]' || fail "ON_DEMAND: wrong result"
count 'attached to ' 1
count 'Compiled ' 1
test "$(line 'attached to ')" -gt "$(line 'Compiled ')" ||
	fail "ON_DEMAND: attach comes first"

fresh
run 0 --connection-type=PRE_COMPILE --ipu-version=ipu2
test "$(tail -n 1 out)" = '[0. 0.]' || fail "PRE_COMPILE: not zeros"
count 'attached to ' 0
count 'A pre-compiled Poplar program has been saved to ' 1
# Again: a hit, zeros, silence.
run 0 --connection-type=PRE_COMPILE --ipu-version=ipu2
test "$(tail -n 1 out)" = '[0. 0.]' || fail "PRE_COMPILE, hit: not zeros"
count 'pre-compiled' 0
# What PRE_COMPILE stored is a hit for ALWAYS.
run 0
test "$(tail -n 1 out)" = '[3. 8.]' || fail "after PRE_COMPILE: wrong result"
count 'Compiled ' 0

fresh
run 8 --connection-type=NEVER --ipu-version=ipu2
count 'configured for compilation only' 1
count 'Compiled ' 1
count 'attached to ' 0
test -s out && fail "NEVER printed results"

# What the modes need.
run 8 --connection-type=NEVER
run 8 --connection-type=PRE_COMPILE
unset TF_POPLAR_FLAGS
run 8 --connection-type=PRE_COMPILE --ipu-version=ipu2
count "'executable_cache_path' in 'TF_POPLAR_FLAGS' has not been set" 1

# TF_CPP_MIN_LOG_LEVEL hides the lines, POPLAR_LOG_LEVEL=OFF does not.
fresh
POPLAR_LOG_LEVEL=OFF run 0
count 'attached to ' 1
TF_CPP_MIN_LOG_LEVEL=1 run 0
test -s err && fail "TF_CPP_MIN_LOG_LEVEL=1 hides nothing"

# Unknown flags end it.
TF_POPLAR_FLAGS='--no_such_flag --use_ipu_model' run 2
count 'Unknown flag' 1
exit $bad
