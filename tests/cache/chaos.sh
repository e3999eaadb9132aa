#!/bin/sh
# Everything at once for some seconds: puts, gets and runs, several gcs, and a
# vandal who removes, cuts and replaces files and folders of the cache.  No
# command crashes or hangs, runs have their results, and in the end the cache
# works as if nothing had been.
# POP_LONG=1: for a minute.
. "$POP_ROOT/tests/case.sh"
seconds=3
test -z "${POP_LONG:-}" || seconds=60
use "$PWD/d"
graph() { # number
	cat <<M
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<$1.0> : tensor<4xf32>
  %0 = stablehlo.multiply %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}
M
}
for i in 1 2 3 4 5 6
do
	graph $i >g$i.mlir
	popc g$i.mlir >line 2>err || fail "popc: $(cat err)"
	poprun --input='[1,2,3,4]' g$i.mlir >want$i 2>err ||
		fail "poprun: $(cat err)"
done
popc pack -o all.tar.zst >out 2>err || fail "pack: $(cat err)"
echo precious >d/notes
k1=$(popc key g1.mlir)

end=$(($(date +%s) + seconds))
going() {
	test "$(date +%s)" -lt $end
}

# worker NAME OK... -- command...: runs the command until the end; other
# statuses are noted.
worker() {
	name=$1
	shift
	ok=
	while test "$1" != --
	do
		ok="$ok $1"
		shift
	done
	shift
	n=0
	while going
	do
		timeout 20 "$@" >out."$name" 2>err."$name"
		got=$?
		case "$ok " in
		*" $got "*) n=$((n + 1)) ;;
		*) echo "$*: status $got: $(cat err."$name")" >>wrong ;;
		esac
	done
	echo $n >count."$name"
}

runner() { # number
	n=0
	while going
	do
		XDG_CACHE_HOME=$PWD/home$1 timeout 20 poprun \
			--input='[1,2,3,4]' g$1.mlir >out.r$1 2>err.r$1
		got=$?
		if test $got -eq 0 && cmp -s out.r$1 want$1
		then
			n=$((n + 1))
		else
			echo "poprun g$1: status $got: $(cat out.r$1 err.r$1)"
		fi >>wrong
	done
	echo $n >count.r$1
}

# A line of numbers from the generator of POSIX.
random() { # below
	seed=$(((seed * 1103515245 + 12345) % 2147483648))
	r=$((seed / 65536 % $1))
}

vandal() {
	seed=$1
	n=0
	while going
	do
		set -- $(find d ! -name notes ! -path d 2>/dev/null)
		test $# -gt 0 || continue
		random $#
		shift $r
		random 7
		case $r in
		0 | 1) rm -rf "$1" ;;
		2) rm -f d/*.poplar_exec ;;
		3) truncate -s 50 "$1" ;;
		4) rm -rf "$1" && mkdir "$1" ;;
		5) mv "$1" "$1.gone" && rm -rf "$1.gone" ;;
		6) rm -rf d/.popcache ;;
		esac 2>/dev/null
		n=$((n + 1))
		sleep 0.02
	done
	echo $n >count.vandal
}

: >wrong
for i in 1 2 3
do
	runner $i &
done
# 12: not ours to see; 13: what was written vanished; 5: it is not there now;
# 6: it is damaged.
worker put 0 13 -- popc --recache --connection-type=PRE_COMPILE \
	--ipu-version=ipu2 g4.mlir g5.mlir &
worker get 0 -- popc g4.mlir g5.mlir g6.mlir &
worker gc1 0 13 -- popc gc --max-count=2 &
worker gc2 0 13 -- popc gc --older-than=1s --max-size=3000 &
worker verify 0 6 13 -- popc verify &
worker look 0 13 -- popc ls &
worker unpack 0 7 13 -- popc unpack all.tar.zst &
worker pack 0 5 6 13 -- popc pack -o out.tar.zst &
worker rm 0 5 10 13 -- popc rm "$k1" &
vandal 1 &
wait
test ! -s wrong || fail "$(wc -l <wrong) went wrong: $(head -n 20 wrong)"
for f in count.*
do
	echo "# ${f#count.}: $(cat "$f")"
	test "$(cat "$f")" -gt 0 || fail "${f#count.} did nothing"
done
test "$(cat d/notes)" = precious || fail "the notes went"

# Directories in the place of files are not ours to remove.
find d -depth -mindepth 1 -type d ! -path 'd/.popcache' \
	! -path 'd/.popcache/*' -exec rm -rf {} + 2>/dev/null
find d/.popcache -mindepth 2 -type d -exec rm -rf {} + 2>/dev/null
find d -exec touch -h -d '40 days ago' {} +
popc verify >out 2>err
popc verify >out 2>err || fail "verify: $(cat out err)"
popc gc >out 2>err || fail "gc: $(cat err)"
left=$(find d -path '*tmp*' -type f; find d/.popcache/lock -type f 2>/dev/null)
test -z "$left" || fail "left behind: $left"
for i in 1 2 3 4 5 6
do
	popc g$i.mlir >out 2>err || fail "popc g$i: $(cat err)"
	popc --require-hit g$i.mlir >out 2>err || fail "no hit: $(cat err)"
	poprun --input='[1,2,3,4]' g$i.mlir >out 2>err
	cmp -s out want$i || fail "poprun g$i: $(cat out err)"
done
exit $bad
