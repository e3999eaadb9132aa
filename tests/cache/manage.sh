#!/bin/sh
# The commands that keep a cache: gc, pin, unpin, rm, verify, and the bounds of
# the settings after a put.
. "$POP_ROOT/tests/case.sh"
use "$PWD/d"

keys=
for i in 1 2 3 4 5 6
do
	graph $i >g$i.mlir
	popc g$i.mlir >line 2>err || fail "popc g$i.mlir: $(cat err)"
	k=$(cut -d' ' -f1 line)
	keys="$keys $k"
	touch -d "$((10 - i)) hours ago" d/"$k".poplar_exec
done
set -- $keys
have() { # key: is it there?
	test -e d/"$1".poplar_exec
}

popc pin "$1" 2>err || fail "pin: $(cat err)"
popc gc --max-count=4 --dry-run >out || fail "gc --dry-run"
grep -q "^$2 would go" out || fail "the oldest without a pin would not go"
have "$2" || fail "a dry run removed"
popc gc --max-count=4 >out 2>err || fail "gc: $(cat err)"
have "$1" || fail "a pinned entry went"
have "$2" || have "$3" && fail "the oldest stayed"
have "$4" || fail "too many went"
grep -q pinned err || fail "nothing was said of the pin"
popc unpin "$1"
popc gc --older-than=8h --json >out || fail "gc --json"
grep -q '"removed_entries": 1' out || fail "--older-than: $(cat out)"
have "$1" && fail "an unpinned old entry stayed"
popc rm "$4" || fail "rm"
have "$4" && fail "rm removed nothing"
popc rm "$4" 2>err
test $? -eq 5 || fail "rm of what is not there"
popc rm 12345 2>err
test $? -eq 2 || fail "rm of no key"
popc gc --max-size=x 2>err
test $? -eq 2 || fail "gc --max-size=x"
echo hello >d/notes
popc gc --max-count=0 >/dev/null || fail "gc of all"
test "$(ls d)" = notes || fail "left: $(ls d)"

# Bounds of the settings hold after a put.
POPC_CACHE_MAX_COUNT=2
export POPC_CACHE_MAX_COUNT
for i in 1 2 3 4
do
	rm -f d/.popcache/gc
	popc g$i.mlir >/dev/null
done
test "$(ls d/*.poplar_exec | wc -l)" -eq 2 || fail "not two entries: $(ls d)"
POPC_CACHE_MAX_COUNT=-1 popc g5.mlir >/dev/null 2>err
test $? -eq 2 || fail "a bound of -1"
unset POPC_CACHE_MAX_COUNT

# Four gcs at once leave what one would: the ten that were used last.
mkdir many
TF_POPLAR_FLAGS=--executable_cache_path=$PWD/many
for round in 1 2 3
do
	for i in $(seq 10 49)
	do
		: >many/0123456789abcdef0123456789abcd"$i".poplar_exec
		touch -d "$((60 - i)) hours ago" many/*"$i".poplar_exec
	done
	for i in 1 2 3 4
	do
		popc gc --max-count=10 >out.$i 2>&1 || echo failed >>out.$i &
	done
	wait
	left=$(cd many && echo ./*)
	want=$(cd many && echo ./0123456789abcdef0123456789abcd4?.poplar_exec)
	test "$left" = "$want" || fail "four gcs left $left"
	grep -q 'failed' out.? && fail "$(cat out.?)"
done
TF_POPLAR_FLAGS=--executable_cache_path=$PWD/d

# Every byte counts; a bad entry is set aside and compiled again.
popc g1.mlir g2.mlir g3.mlir >/dev/null
popc verify >out || fail "verify of good ones: $(cat out)"
grep -q '^4 good, 0 corrupt' out || fail "verify: $(cat out)"
e=d/$1.poplar_exec
size=$(stat -c %s "$e")
cp "$e" whole
for at in 100 $((size / 2)) $((size - 1))
do
	cp whole "$e"
	old=$(od -An -tu1 -j "$at" -N1 "$e" | tr -d ' ')
	printf %b "\\0$(printf %o $((old ^ 1)))" |
		dd of="$e" bs=1 seek="$at" conv=notrunc 2>/dev/null
	popc verify --json >out 2>err
	test $? -eq 6 || fail "a flipped bit at $at: $(cat out)"
	grep -q '"corrupt": 1' out || fail "$(cat out)"
	have "$1" && fail "a bad entry stayed"
	test -s d/.popcache/bad/"$1".reason || fail "no reason"
done
popc g1.mlir >out 2>/dev/null
grep -q compiled out || fail "not compiled again: $(cat out)"
popc verify --sample=1 --seed=1 >/dev/null || fail "verify --sample"
# A base is checked too, and not touched.
mv d base
TF_POPLAR_FLAGS=--executable_cache_path=$PWD/top
mkdir top
truncate -s 100 base/"$2".poplar_exec
POPC_CACHE_BASES=$PWD/base popc verify >out 2>err
test $? -eq 6 || fail "a bad entry of a base: $(cat out)"
test -e base/"$2".poplar_exec || fail "a base was changed"
exit $bad
