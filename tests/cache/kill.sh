#!/bin/sh
# A process that changes a cache is killed at each of its system calls: what
# can be seen is whole, the same command works, and what was left behind goes.
# POP_LONG=1: at every call, otherwise before each that changes a file.
. "$POP_ROOT/tests/cache/scenes"
prepare
which=change
test -z "${POP_LONG:-}" || which=any
killed=0
for s in $scenes
do
	n=1
	while scene "$s" && strike kill=$n $which
	do
		killed=$((killed + 1))
		set -- "$s" "killed at $n, $hit"
		nothing_lost "$@"
		whole "$@"
		works "$@"
		nothing_left "$@"
		n=$((n + 1))
	done
	test $n -gt 2 || fail "$s: only $n calls"
done
echo "# killed $killed times"
exit $bad
