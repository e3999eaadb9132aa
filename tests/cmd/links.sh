#!/bin/sh
# popc verify set the time of files outside of the cache, and linked them into
# it, where a symbolic link stood in the place of an entry.
. "$POP_ROOT/tests/case.sh"
use "$PWD/d"
graph 1 >g.mlir
key=$(popc key g.mlir)
status 0 popc g.mlir
cp "d/$key.poplar_exec" good

echo precious >precious
touch -d 2001-01-01 precious
stat -c '%Y %h %i' precious >before
untouched() { # what
	stat -c '%Y %h %i' precious | cmp -s before - ||
		fail "$1: the file that a link leads to changed"
	test "$(cat precious)" = precious || fail "$1: its content changed"
}
link() {
	rm -f "d/$key.poplar_exec"
	ln -s "$1" "d/$key.poplar_exec"
}

for to in "$PWD/precious" nothing "$key.poplar_exec" "$PWD/good"
do
	link "$to"
	status 0 popc verify
	grep -q "^$key unusable .*symbolic link" out ||
		fail "verify, $to: $(cat out err)"
	test -L "d/$key.poplar_exec" || fail "verify, $to: the link went"
	test ! -e "d/.popcache/bad/$key.poplar_exec" ||
		fail "verify, $to: set aside"
	status 5 popc inspect "$key"
	grep -q 'symbolic link' err || fail "inspect, $to: $(cat err)"
	status 0 popc ls
	grep -q "$key" out && fail "ls, $to: $(cat out)"
	status 0 popc ls --all
	grep -q "$key" out || fail "ls --all, $to: $(cat out)"
	status 0 popc gc --max-count=0
	test -L "d/$key.poplar_exec" || fail "gc, $to: the link went"
	untouched "$to"
	# A compile replaces it; so does a bundle.
	status 0 popc g.mlir
	cmp -s good "d/$key.poplar_exec" || fail "$to: not compiled again"
	test ! -L "d/$key.poplar_exec" || fail "$to: the link stayed"
	status 0 popc pack -o b.tar.zst
	link "$to"
	status 0 popc unpack b.tar.zst
	test ! -L "d/$key.poplar_exec" || fail "unpack, $to: the link stayed"
	untouched "$to"
	link "$to"
	status 0 popc rm "$key"
	test ! -L "d/$key.poplar_exec" || fail "rm, $to: the link stayed"
	untouched "$to"
done
link precious
ln "d/$key.poplar_exec" d/other 2>/dev/null

# In a directory that is only read, a link to an entry is one.
mkdir base
ln -s "$PWD/good" "base/$key.poplar_exec"
rm -f "d/$key.poplar_exec"
export POPC_CACHE_BASES="$PWD/base"
status 0 popc --require-hit g.mlir
status 0 popc ls
grep -q "$key" out || fail "ls of a base: $(cat out)"
status 0 popc verify
grep -q "^$key unusable" out && fail "verify of a base: $(cat out)"
unset POPC_CACHE_BASES

# The reason of what was set aside, of a link: not believed, not changed.
rm -f "d/$key.poplar_exec"
mkdir -p d/.popcache/bad
ln -s "$PWD/precious" "d/.popcache/bad/$key.reason"
head -c 200 good >"d/$key.poplar_exec"
status 6 popc verify
grep -q "^$key corrupt (set aside) .*d/$key.poplar_exec" out ||
	fail "a cut entry: $(cat out err)"
untouched reason

# The line of an empty entry has its path.
: >"d/$key.poplar_exec"
status 6 popc verify
grep -q "d/$key.poplar_exec: the file is empty" out || fail "$(cat out)"
exit $bad
