#!/bin/sh
# Bundles: what is packed is unpacked as it was, equal entries give equal
# bytes, damage and tricks are refused and store nothing bad.
. "$POP_ROOT/tests/case.sh"

for i in 1 2 3
do
	graph $i >g$i.mlir
done
use "$PWD/a"
popc g1.mlir g2.mlir g3.mlir >/dev/null
k1=$(popc key g1.mlir) k2=$(popc key g2.mlir)
status 0 popc pack -o all.tar.zst
status 0 popc pack -o two.tar.zst "$k2" g1.mlir
status 0 popc pack -o again.tar.zst g1.mlir g2.mlir g1.mlir
status 5 popc pack -o none.tar.zst "$(echo "$k1" | tr 0-9a-f a-f0-9)"
cat >g4.mlir <<M
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
M
status 5 popc pack -o none.tar.zst g4.mlir g1.mlir
test -e none.tar.zst && fail "a bundle of what is not there"
status 2 popc pack g1.mlir

# The same entries elsewhere, equal bytes.
use "$PWD/b"
status 0 popc unpack all.tar.zst
test "$(grep -c stored out)" -eq 3 || fail "$(cat out)"
for e in a/*.poplar_exec
do
	cmp "$e" b/"${e#a/}" || fail "$e changed"
done
status 0 popc pack -o copy.tar.zst
cmp all.tar.zst copy.tar.zst || fail "equal entries, other bundles"
status 0 popc unpack all.tar.zst
test "$(grep -c same out)" -eq 3 || fail "$(cat out)"

# Graphs are hits by their bytes, also for someone without an alias.
rm -rf home
use "$PWD/c"
status 0 popc unpack again.tar.zst
status 0 popc --json --require-hit g1.mlir g2.mlir
grep -q parse out && fail "parsed although the bundle has the alias"
status 5 popc --require-hit g3.mlir

# A part; a look; conflicts.
use "$PWD/d"
status 0 popc unpack all.tar.zst "$k2"
test "$(ls d)" = "$k2.poplar_exec" || fail "a part: $(ls d)"
status 5 popc unpack two.tar.zst "$(popc key g3.mlir)"
status 0 popc unpack --list all.tar.zst
test "$(wc -l <out)" -eq 3 || fail "list: $(cat out)"
use "$PWD/e"
status 0 popc unpack --check all.tar.zst --json
test "$(grep -c '"outcome": "good"' out)" -eq 3 || fail "check: $(cat out)"
test -e e && fail "--check stored something"
use "$PWD/d"
cp a/"$k1".poplar_exec d/"$k2".poplar_exec
status 0 popc unpack all.tar.zst
grep -q "^$k2 repaired" out || fail "$(cat out)"
cmp d/"$k2".poplar_exec a/"$k2".poplar_exec || fail "damage stays"

# A damaged entry is not packed, and called what it is; a key counts once.
printf x >>d/"$k2".poplar_exec
status 6 popc pack -o bad.tar.zst "$k2"
cp a/"$k1".poplar_exec d/"$k2".poplar_exec
status 6 popc pack -o bad.tar.zst g2.mlir
test -e bad.tar.zst && fail "damage was packed"
status 0 popc pack -o once.tar.zst g1.mlir g1.mlir "$k1"
grep -q '^1 entry in ' out || fail "$(cat out)"

# What is joined to a bundle does not belong to it.
cat all.tar.zst two.tar.zst >joined
status 6 popc unpack --check joined
grep -q 'behind the end of the bundle' err || fail "$(cat err)"
status 6 popc unpack --list joined

# Damage: cut, flipped bits, other things.
size=$(stat -c %s all.tar.zst)
for n in 0 1 10 $((size / 2)) $((size - 1))
do
	head -c "$n" all.tar.zst >cut
	use "$PWD/cutdir"
	popc unpack cut >out 2>err
	test $? -eq 6 || fail "cut at $n: $(cat out err)"
done
status 6 popc unpack g1.mlir
status 3 popc unpack absent
use "$PWD/flip"
mkdir flip
for at in $((size / 3)) $((size / 2)) $((size - 20))
do
	cp all.tar.zst bad
	old=$(od -An -tu1 -j "$at" -N1 bad | tr -d ' ')
	printf %b "\\0$(printf %o $((old ^ 4)))" |
		dd of=bad bs=1 seek="$at" conv=notrunc 2>/dev/null
	popc unpack bad >out 2>err && fail "a flipped bit at $at"
	popc verify >out || fail "something bad was stored: $(cat out)"
done

# Tricks, where tar and zstd are here to make them.
if command -v zstd >/dev/null && command -v tar >/dev/null
then
	mkdir x
	(cd x && zstd -dc ../again.tar.zst | tar xf -)
	make() { # bundle member...
		b=$1
		shift
		tar -C x -cf - "$@" | zstd -q >"$b"
	}
	members=$(cd x && echo *.poplar_exec alias/*)
	use "$PWD/trick"
	# shellcheck disable=SC2086
	make t MANIFEST $members
	status 0 popc unpack t
	rm -r trick
	# shellcheck disable=SC2086
	make t $members MANIFEST
	status 6 popc unpack t
	# shellcheck disable=SC2086
	make t MANIFEST $members g1x 2>/dev/null || :
	echo hi >x/extra
	# shellcheck disable=SC2086
	make t MANIFEST $members extra
	status 6 popc unpack t
	grep -q 'does not name' err || fail "$(cat err)"
	rm -r trick
	# shellcheck disable=SC2086
	make t MANIFEST MANIFEST $members
	status 6 popc unpack t
	first=$(cd x && ls ./*.poplar_exec | head -n 1)
	mv x/"$first" x/away
	ln -s /etc/passwd x/"$first"
	# shellcheck disable=SC2086
	make t MANIFEST $members
	status 6 popc unpack t
	grep -q 'no plain file' err || fail "a link: $(cat err)"
	rm x/"$first"
	mkfifo x/"$first"
	# shellcheck disable=SC2086
	make t MANIFEST $members
	status 6 popc unpack t
	rm x/"$first"
	mv x/away x/"$first"
	cp x/MANIFEST good
	for e in 's/^entry [0-9a-f]*/entry ..\/..\/..\/x/' \
		's/ [0-9]* \([0-9a-f]*\)$/ 68719476736 \1/' \
		's/ [0-9]* / 99999999999999999999999 /' \
		's/^entry/other/' '2p' '2s/^/ /' '2s/ /  /' '2s/^entry /entry/' \
		's/ \([0-9]* [0-9a-f]*\)$/ +\1/' 's/ \([0-9]* [0-9a-f]*\)$/ 0\1/' '1s/1/2/'
	do
		sed "$e" good >x/MANIFEST
		# shellcheck disable=SC2086
		make t MANIFEST $members
		status 6 popc unpack t
		status 6 popc unpack --list t
	done
	test -z "$(find trick -name '*.poplar_exec' 2>/dev/null)" ||
		fail "stored: $(find trick)"
else
	echo "# SKIP tar and zstd are not installed"
fi

# What is no regular file stays what it is.
use "$PWD/a"
mkfifo pipe
status 2 timeout 20 popc pack -o pipe
grep -q 'no regular file' err || fail "a pipe: $(cat err)"
test -p pipe || fail "the pipe is gone"
exit $bad
