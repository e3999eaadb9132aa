#!/bin/sh
# A cache that cannot be written: hits try to write nothing to it, and what it
# does not have is compiled all the same.
. "$POP_ROOT/tests/case.sh"
fault=$POP_BIN/tests/cache/fault
# Commands that only read, with the user's own records and without.
hits() { # what it is for
	for home in home none
	do
		rm -rf none
		export XDG_CACHE_HOME="$PWD/$home"
		for cmd in 'popc g1.mlir' 'popc --require-hit g1.mlir g2.mlir' \
			"poprun --input=[1,2,3,4] $key" \
			'poprun --input=[1,2,3,4] g1.mlir' 'popc verify' \
			'popc ls' 'popc stats' 'popc pack -o out.tar.zst'
		do
			"$fault" none modify "$PWD/d" report $cmd >out 2>err
			got=$?
			test $got -eq 77 && {
				cat err
				exit 77
			}
			test $got -eq 0 || fail "$1: $cmd: $got: $(cat err)"
			test "$(cat report)" = 'calls 0' ||
				fail "$1: $cmd: tries to write: $(cat report)" \
					"$("$fault" EROFS=1 modify "$PWD/d" \
						report $cmd 2>&1)" \
					"$(cat report)"
			case $cmd in
			poprun*) cmp -s out want || fail "$1: $(cat out)" ;;
			esac
		done
	done
	export XDG_CACHE_HOME="$PWD/home"
}

# A miss is compiled and said to be stored nowhere.
miss() { # what it is for
	poprun --input='[1,2,3,4]' g3.mlir >out 2>err ||
		fail "$1: a miss: $(cat err)"
	grep -q 'not stored: .*(.*)' err || fail "$1: a miss: $(cat err)"
	popc --connection-type=PRE_COMPILE --ipu-version=ipu2 g3.mlir \
		>out 2>err
	got=$?
	test $got -eq 13 || fail "$1: to be stored: $got: $(cat err)"
	grep -q "$PWD/d.*(.*)" err || fail "$1: to be stored: $(cat err)"
}

if test "${1:-}" = inside
then
	hits 'a read-only mount'
	miss 'a read-only mount'
	exit $bad
fi

graph 1 >g1.mlir
graph 2 >g2.mlir
graph 3 >g3.mlir
use "$PWD/d"
for i in 1 2
do
	popc g$i.mlir >line 2>err || fail "popc: $(cat err)"
done
key=$(popc key g1.mlir)
poprun --input='[1,2,3,4]' g1.mlir >want 2>err || fail "poprun: $(cat err)"
# Uses that would be noted.
find d -path '*/use/*' -exec touch -d '2 days ago' {} +
cp -a d copy

use "$PWD/top"
mkdir top
POPC_CACHE_BASES=$PWD/d
export POPC_CACHE_BASES
hits 'a base'
unset POPC_CACHE_BASES

# As the directory that is to be written: by its modes, for those who are
# bound by them, and by its mount.
use "$PWD/d"
test "$(id -u)" -eq 0 || {
	chmod -R a-w d
	hits 'a directory without write permission'
	miss 'a directory without write permission'
	chmod -R u+w d
}
user=
test "$(id -u)" -eq 0 || user=-r
export key
if unshare $user -m true 2>/dev/null
then
	# shellcheck disable=SC2016
	unshare $user -m sh -c 'mount --bind d d &&
		mount -o remount,bind,ro d && exec sh "$0" inside' \
		"$POP_ROOT/tests/cache/readonly.sh" || bad=1
else
	echo '# SKIP mounts cannot be made here'
fi
diff -r d copy || fail 'something was written'
exit $bad
