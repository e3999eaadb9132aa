#!/bin/sh
# Two users of one group share a directory: each reads, replaces, bounds and
# repairs what the other one stored, and waits for what the other compiles.
# A third user, of another group, reads.
. "$POP_ROOT/tests/case.sh"
test "$(id -u)" -eq 0 || {
	echo 'only root can become two users'
	exit 77
}
# Numbers that nobody has.
group=54300
as() { # user command...
	u=$1
	shift
	case $u in
	3) g=54399 ;;
	*) g=$group ;;
	esac
	setpriv --reuid 5430"$u" --regid $g --clear-groups env \
		HOME="$PWD/home$u" XDG_CACHE_HOME="$PWD/home$u" \
		POPC_RUN_DIR="$PWD/home$u" TMPDIR="$PWD/home$u" \
		TF_POPLAR_FLAGS=--executable_cache_path="$PWD/d" \
		TF_CPP_MIN_LOG_LEVEL=1 sh -c 'umask 022; exec "$@"' sh "$@"
}
chmod a+x . .. "${TMPDIR:-.}" 2>/dev/null
for u in 1 2 3
do
	mkdir home$u
	chown 5430$u home$u
done
as 1 popc --version >out 2>&1 && as 1 ls / >out 2>&1 || {
	cat out
	echo 'another user cannot run the programs from here'
	exit 77
}
for i in 1 2 3 4 5 6
do
	graph $i >g$i.mlir
done
chmod a+r ./*.mlir
mkdir d
chown 54301:$group d
chmod 2775 d
owner() { # file
	stat -c %u:%g "$1"
}
run() { # user want command...
	who=$1
	want=$2
	shift 2
	as "$who" "$@" >out 2>err ||
		fail "user $who: $*: status $?: $(cat out err)"
	test -z "$want" || grep -q "$want" out || fail "user $who: $*: no $want: $(cat out err)"
}

run 1 compiled popc g1.mlir
k1=$(cut -d' ' -f1 out)
run 2 hit popc g1.mlir
run 3 hit popc g1.mlir
run 3 '2.5 ' poprun --input='[1,2,3,4]' g1.mlir
run 2 compiled popc g2.mlir
k2=$(cut -d' ' -f1 out)
run 1 hit popc g2.mlir
test "$(owner d/"$k1".poplar_exec)" = 54301:$group || fail "owner of $k1"
test "$(owner d/"$k2".poplar_exec)" = 54302:$group || fail "owner of $k2"
for f in d/.popcache d/.popcache/*/
do
	test "$(stat -c %g:%a "$f")" = $group:2775 ||
		fail "$f is $(stat -c %g:%a "$f")"
done

# Replaced, bounded, pinned, removed by the other one.
run 2 compiled popc --recache g1.mlir
test "$(owner d/"$k1".poplar_exec)" = 54302:$group || fail "not replaced"
run 1 compiled popc --recache g1.mlir
run 1 '' popc pin "$k1"
run 2 '' popc unpin "$k1"
touch -d '2 days ago' d/"$k1".poplar_exec
rm -f d/.popcache/use/*
run 2 'removed 1' popc gc --max-count=1
test ! -e d/"$k1".poplar_exec || fail "user 2 could not remove"
run 2 '' popc rm "$k2"
run 3 '' popc gc --dry-run

# Torn by accident, found by the other one, who may not link it.
run 1 compiled popc g3.mlir
k3=$(cut -d' ' -f1 out)
truncate -s 100 d/"$k3".poplar_exec
as 2 popc verify >out 2>err
test $? -eq 6 || fail "verify by user 2: $(cat out err)"
grep -q 'set aside' out || fail "not set aside: $(cat out err)"
test ! -e d/"$k3".poplar_exec || fail "a torn entry stayed: $(cat out err)"
test -s d/.popcache/bad/"$k3".reason || fail 'no reason'
run 2 compiled popc g3.mlir
truncate -s 100 d/"$k3".poplar_exec
run 1 compiled popc g3.mlir
test "$(owner d/"$k3".poplar_exec)" = 54301:$group || fail "not repaired"

# What is stale goes, whoever left it.
touch d/.popcache/tmp/0123456789abcdef
chown 54301:$group d/.popcache/tmp/*
find d/.popcache -type f -exec touch -d '40 days ago' {} +
run 2 '' popc gc
left=$(find d/.popcache/tmp d/.popcache/lock d/.popcache/bad -type f)
test -z "$left" || fail "left: $left"

# One compiles, the others wait for it, and take over when it dies.
race=$POP_BIN/tests/cache/race
for second in 2 3
do
	rm -rf race
	mkdir race
	chown 54301:$group race
	chmod 2775 race
	as 1 "$race" one race 1 700 0 >a 2>&1 &
	i=0
	while ! grep -q '^pid' race/.popcache/lock/* 2>/dev/null &&
		test $i -lt 300
	do
		sleep 0.02
		i=$((i + 1))
	done
	as $second "$race" one race 1 0 0 >b 2>&1
	wait
	test "$(cat a) $(cat b)" = 'locked leader follower' ||
		fail "users 1 and $second: $(cat a b)"
done
as 1 "$race" one race 2 60000 0 >a 2>&1 &
i=0
while ! grep -q '^beat' race/.popcache/lock/* 2>/dev/null && test $i -lt 300
do
	sleep 0.02
	i=$((i + 1))
done
kill -9 "$(cat race/.popcache/lock/* | sed -n 's/^pid //p')"
wait
as 2 "$race" one race 2 0 0 >b 2>&1
test "$(cat b)" = 'locked leader' || fail "takeover: $(cat b)"

# A stranger's miss is compiled and not stored.
run 3 '' poprun --input='[1,2,3,4]' g4.mlir
grep -q 'not stored: .*Permission denied (.*)' err || fail "$(cat err)"
exit $bad
