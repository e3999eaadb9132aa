#!/bin/sh
# Sixty-four processes want one key at once; then eight, while the one that
# compiles is killed, twenty times; then programs instead of the library.
. "$POP_ROOT/tests/case.sh"
race=$POP_BIN/tests/cache/race
use "$PWD/popc"

"$race" storm deep/cache 64 300 >out 2>&1 || fail "storm: $(cat out)"
grep -q '^1 leaders, 63 followers' out || fail "storm: $(cat out)"
sed 's/^/# /' out
test "$(ls deep/cache | wc -l)" -eq 1 || fail "not one entry"
test -z "$(ls deep/cache/.popcache/tmp)" || fail "left in tmp"

"$race" kill kill 8 40 20 1 >out 2>&1 || fail "kills: $(cat out)"
sed 's/^/# /' out
test "$(ls kill | wc -l)" -eq 20 || fail "not an entry a key"
find kill -exec touch -d '2 days ago' {} +
TF_POPLAR_FLAGS=--executable_cache_path=$PWD/kill popc gc >out 2>&1 ||
	fail "gc: $(cat out)"
test -z "$(find kill/.popcache/tmp kill/.popcache/lock -type f)" ||
	fail "left behind: $(find kill/.popcache -type f)"

# Programs: one compiles, the others find its entry.
together() { # graph n
	rm -f line.*
	i=0
	while test $i -lt "$2"
	do
		popc "$1" >line.$i 2>err.$i || echo failed >line.$i &
		i=$((i + 1))
	done
	wait
	test "$(cat line.* | grep -c ' compiled ')" -eq 1 ||
		fail "$1: $(cat line.* err.*)"
	test "$(cat line.* | grep -c ' hit ')" -eq $(($2 - 1)) ||
		fail "$1: $(cat line.* err.*)"
}
cat >g.mlir <<'M'
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
M
together g.mlir 64
popc verify >out 2>&1 || fail "$(cat out)"

# A program that compiles for long is killed where it is: the lock says who.
killed() { # graph
	rm -rf popc line.*
	for i in 1 2 3
	do
		popc "$1" >line.$i 2>err.$i &
		eval "p$i=\$!"
	done
	for i in 1 2 3 4 5 6 7 8 9
	do
		sleep 0.03
		who=$(sed -n 's/^pid //p' popc/.popcache/lock/* 2>/dev/null)
		test -z "$who" || break
	done
	# Only if it is one of ours.
	# shellcheck disable=SC2154
	case " $p1 $p2 $p3 " in
	*" ${who:-none} "*) kill -9 "$who" 2>/dev/null && n=$((n + 1)) ;;
	esac
	wait
	grep -q ' compiled \| hit ' line.* || fail "$1: $(cat line.* err.*)"
	popc verify >out 2>&1 || fail "$1: $(cat out)"
	popc --require-hit "$1" >out 2>&1 || fail "$1: $(cat out)"
}
if test -n "${POP_LONG:-}" && test -d "$POP_SHARED/models"
then
	n=0
	for g in "$POP_SHARED"/models/*/*.mlir
	do
		killed "$g" 2>/dev/null
	done
	echo "# $n programs killed while they compiled"
fi
exit $bad
