#!/bin/sh
# Sixty-four processes want one key at once; then forty, while leaders are
# killed.  Prints TAP; exit 0 if all is well.
#
#   tests/cache/race.sh      BIN=build/plain
set -u
root=$(cd "$(dirname "$0")/../.." && pwd)
racer=$(cd "$POP_BIN" && pwd)/unit/cache_flight
tmp=$(mktemp -d) || exit 1
trap 'rm -rf "$tmp"' EXIT
n=0 fail=0

check() { # name command...
	n=$((n + 1))
	name=$1
	shift
	if "$@"
	then
		echo "ok $n - $name"
	else
		echo "not ok $n - $name"
		fail=$((fail + 1))
	fi
}

lines() { # word file: is the number of such lines $3?
	test "$(grep -c "^$1\$" "$2")" -eq "$3"
}

# 64 at once, in a directory that none of them has seen.
i=0
while test $i -lt 64
do
	"$racer" racer "$tmp/deep/cache" 1 >>"$tmp/out" &
	i=$((i + 1))
done
wait
check '64 processes: one leads' lines leader "$tmp/out" 1
check '64 processes: the others follow' lines follower "$tmp/out" 63
check 'one entry' test "$(ls "$tmp/deep/cache" | wc -l)" -eq 1
check 'nothing is left in tmp' test -z "$(ls "$tmp/deep/cache/.popcache/tmp")"

# The leader of each key is killed in the middle of its compile: the first of
# two processes that start together, then the survivor finishes.
: >"$tmp/out"
k=2
while test $k -lt 22
do
	"$racer" racer "$tmp/kill" $k >>"$tmp/out" &
	first=$!
	"$racer" racer "$tmp/kill" $k >>"$tmp/out" &
	second=$!
	sleep 0.03
	kill -9 $first
	wait $first 2>/dev/null
	wait $second
	"$racer" racer "$tmp/kill" $k >"$tmp/last"
	cat "$tmp/last" >>"$tmp/after"
	k=$((k + 1))
done 2>/dev/null
check 'with one of two killed, the other one leads' lines leader "$tmp/out" 20
check 'and what it stored is a hit' lines follower "$tmp/after" 20
check 'one entry a key' test "$(ls "$tmp/kill" | wc -l)" -eq 20
echo "1..$n"
exit $((fail > 0))
