#!/bin/sh
# Two hosts over one directory: namespaces with a host name and a boot id of
# their own.  Their kernel is one and so are its locks, unless flock(2) only
# says that it locked, as where each host keeps its own.
# POP_LONG=1: also what takes thirty seconds.
. "$POP_ROOT/tests/case.sh"
race=$POP_BIN/tests/cache/race
fault=$POP_BIN/tests/cache/fault
use "$PWD/popc"

"$fault" none any . report true >out 2>&1
test $? -ne 77 || {
	cat out
	exit 77
}
user=
test "$(id -u)" -eq 0 || user=-r
id=/proc/sys/kernel/random/boot_id
for h in a b
do
	echo ${h}0000000-1111-2222-3333-444444444444 >boot.$h
done
# shellcheck disable=SC2016
enter='hostname "host$1" && mount --bind "$PWD/boot.$1" '$id' &&
	shift && exec "$@"'
on() { # host command...
	unshare $user -m -u sh -c "$enter" sh "$@"
}
on a true >out 2>&1 || {
	cat out
	echo "namespaces cannot be made here"
	exit 77
}
test "$(on b cat $id)" = "$(cat boot.b)" || fail "the boot id is the same"

await_owner() { # directory
	i=0
	while ! grep -q '^host hosta' "$1"/$lock/* 2>/dev/null &&
		test $i -lt 300
	do
		sleep 0.02
		i=$((i + 1))
	done
}
lock=.popcache/lock
age() { # ms since $t0
	echo $(($(date +%s%N) / 1000000 - t0))
}
t0=0
t0=$(age)

# One compiles, the other one waits: with locks for both, and with locks that
# do not cross.
for how in shared local
do
	locks=
	test $how = shared || locks="$fault nothing=1+ flock $PWD report"
	# shellcheck disable=SC2086
	on a $locks "$race" one $how 1 600 5000 >a 2>&1 &
	await_owner $how
	grep -q '^host hosta' $how/$lock/* || fail "$how: $(cat $how/$lock/*)"
	# shellcheck disable=SC2086
	on b $locks "$race" one $how 1 600 5000 >b 2>&1
	wait
	test "$(cat a)" = 'locked leader' || fail "$how: host a: $(cat a)"
	test "$(cat b)" = follower || fail "$how: host b: $(cat b)"
done

# The one that compiles dies: the other one takes over once it was silent.
for how in shared local
do
	locks=
	test $how = shared || locks="$fault nothing=1+ flock $PWD report"
	rm -rf $how
	on a "$race" one $how 2 60000 600 >a 2>&1 &
	await_owner $how
	# Process numbers are the same in both.
	kill -9 "$(sed -n 's/^pid //p' $how/$lock/*)"
	wait
	from=$(age)
	# shellcheck disable=SC2086
	on b $locks "$race" one $how 2 0 600 >b 2>&1
	took=$(($(age) - from))
	test "$(cat b)" = 'locked leader' || fail "$how: host b: $(cat b)"
	test $took -ge 600 || fail "$how: taken over after $took ms"
	echo "# $how locks: taken over after $took ms, of 600 of silence"
done

# An owner that counts is alive, however long it takes.
rm -rf local
locks="$fault nothing=1+ flock $PWD report"
# shellcheck disable=SC2086
on a $locks "$race" one local 3 2000 500 >a 2>&1 &
sleep 0.3
# shellcheck disable=SC2086
on b "$fault" nothing=1+ flock "$PWD" report.b "$race" one local 3 0 500 >b 2>&1
wait
test "$(cat a) $(cat b)" = 'locked leader follower' ||
	fail "a slow owner: $(cat a b)"

# Programs on both hosts, and what a waiter says.
for n in 1 2 3 4 5 6
do
	graph $n >g$n.mlir
	on a popc g$n.mlir >a 2>&1 &
	on b popc g$n.mlir >b 2>&1
	wait
	test "$(cat a b | grep -c ' compiled ')" -eq 1 ||
		fail "programs: $(cat a b)"
done
if test -n "${POP_LONG:-}"
then
	graph 7 >g7.mlir
	# Killed when it writes its entry: its record stays.
	on a "$fault" kill=2 write "$PWD/popc" report popc g7.mlir >a 2>&1
	from=$(age)
	on b popc g7.mlir >b 2>&1 || fail "takeover: $(cat b)"
	took=$(($(age) - from))
	grep -q 'waiting for host hosta, pid' b || fail "not said: $(cat b)"
	test $took -ge 30000 || fail "taken over after $took ms"
	echo "# popc: taken over after $took ms, of 30000 of silence"
fi
popc verify >out 2>&1 || fail "$(cat out)"
exit $bad
