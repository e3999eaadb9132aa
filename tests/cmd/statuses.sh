#!/bin/sh
# Commands over a cache end with the status that the manual's table has for
# what is wrong, say so once, with --json in JSON too, and a graph or key that
# fails does not keep the others back.
. "$POP_ROOT/tests/case.sh"
says() { # text
	grep -q -- "$1" err || fail "no '$1': $(cat out err)"
}
prints() { # text
	grep -q -- "$1" out || fail "no '$1': $(cat out err)"
}
for i in 1 2 3
do
	graph $i >g$i.mlir
done
echo nothing >bad.mlir
k1=$(popc key --executable-cache-path=x g1.mlir)

# A cache that is not there, or is something else; the default one is just new.
: >file
for c in ls verify 'gc --max-count=1' 'pack -o b.tar.zst'
do
	use absent
	# shellcheck disable=SC2086
	status 5 popc $c
	says 'absent: there is no such directory'
	# shellcheck disable=SC2086
	status 5 popc $c --json
	prints '"status": 5'
	use file
	# shellcheck disable=SC2086
	status 2 popc $c
	says 'file: is not a directory'
	use file/x
	# shellcheck disable=SC2086
	status 2 popc $c
	unset TF_POPLAR_FLAGS
	# shellcheck disable=SC2086
	status 0 popc $c
	says 'nothing was cached yet'
	rm -f b.tar.zst
done
for c in pin unpin rm inspect
do
	use absent
	status 5 popc $c "$k1"
	says 'absent: there is no such directory'
	use file
	status 2 popc $c "$k1"
	says 'file: is not a directory'
done
test -e absent && fail "a look made the directory"

# A base that is not there is told; the others are listed.
use "$PWD/d"
status 0 popc g1.mlir
use "$PWD/d:$PWD/absent"
status 0 popc ls
prints "$k1"
says 'absent: there is no such directory'
use "$PWD/d"

# What needs a directory to write to; others say that nothing is stored.
use "$PWD/d0"
status 0 popc g1.mlir
status 0 popc pack -o b0.tar.zst
for top in file file/x
do
	use $top
	status 2 popc unpack b0.tar.zst
	says 'Not a directory'
	status 2 popc --connection-type=PRE_COMPILE --ipu-version=ipu2 g1.mlir
	status 0 popc g1.mlir
	says 'not stored: .*Not a directory'
done

# The key is known: the line has it.
use "$PWD/d1"
status 5 popc --require-hit g1.mlir
prints "^$k1 failed 5 g1.mlir"
status 3 popc bad.mlir
prints '^- failed 3 bad.mlir'

# The key that is being compiled, not the name of its lock file.
use "$PWD/d0"
if command -v flock >/dev/null
then
	mkdir -p d0/.popcache/lock
	: >d0/.popcache/lock/"$k1"
	flock d0/.popcache/lock/"$k1" popc rm "$k1" >out 2>err
	test $? -eq 10 || fail "rm of what is being compiled: $(cat out err)"
	says "$k1 is being compiled by another process"
	grep -q 'device\|lock/' err && fail "rm: $(cat err)"
fi
use "$PWD/d"

# One bad graph among good ones.
for c in key why plan
do
	status 3 popc $c g1.mlir bad.mlir g2.mlir
	test "$(grep -c "^[0-9a-f]\{32\}" out)" -eq 2 || fail "$c: $(cat out)"
	status 3 popc $c --json g1.mlir bad.mlir g2.mlir
	prints '"status": 3'
	test "$(grep -c '"graph": "g[12].mlir"' out)" -eq 2 ||
		fail "$c --json: $(cat out)"
done
status 3 popc key bad.mlir
test -s out && fail "a key of what has none: $(cat out)"

# pin, unpin, rm: JSON, and each key by itself.
other=$(popc key g3.mlir)
status 0 popc pin --json "$k1"
prints '"outcome": "pinned"'
status 0 popc unpin --json "$k1"
prints '"outcome": "unpinned"'
status 5 popc rm --json "$other" "$k1"
prints '"outcome": "removed"'
prints '"status": 5'
test -e d/"$k1".poplar_exec && fail "not removed"
status 0 popc g1.mlir

# Failures in JSON, on standard output, and nothing but that.
for c in 'ls --sort=x' 'inspect absent.poplar_exec' 'unpack absent' 'gc x' \
	"why --against=$other g2.mlir" 'stats --log=absent' 'pin x' \
	'compile --shard=x g1.mlir' 'opt absent'
do
	# shellcheck disable=SC2086
	popc $c --json >out 2>err && fail "$c: no failure"
	prints '"error": "'
	prints '"schema": 1'
done
status 3 popc inspect absent.poplar_exec
says 'there is no such file'
status 3 poprun absent.poplar_exec
status 2 popc ls --limit=-1

# Files that are no entries, asked for by their kind.
echo text >d/notes
status 0 popc ls --filter=kind=foreign
prints notes
status 0 popc ls
grep -q notes out && fail "notes without being asked for: $(cat out)"
rm d/notes

# Words that make no sense, or would do harm.
status 2 popc ls --filter='made>2026-02-30'
status 0 popc ls --filter='made>2024-02-29T23:59:59Z'
status 2 popc pack -o g1.mlir
says 'is there and no bundle'
status 0 popc pack -o b.tar.zst "$k1"
status 0 popc pack -o b.tar.zst "$k1"
status 0 popc unpack b.tar.zst "$k1" "$k1"
status 3 popc inspect .
: >none
status 2 popc plan --manifest=none
says 'none: names no graph'
printf 'cache:\n  max_count: [7]\n' >n.yaml
status 3 popc gc --config=n.yaml
says 'it must be a number'

# Numbers in a file of settings, and who is to blame.
printf 'cache:\n  max_count: 7\n' >n.yaml
status 0 popc gc --config=n.yaml
printf 'cache:\n  max_size: huge\n' >n.yaml
status 2 popc gc --config=n.yaml
says 'n.yaml:2: cache_max_size=huge'
POPC_CACHE_MAX_SIZE=-1 status 2 popc gc
says 'POPC_CACHE_MAX_SIZE: cache_max_size=-1'

# One line for a path, whatever is in it; poprun finds it all the same.
use "$PWD/new
line"
status 0 popc g1.mlir
test "$(wc -l <out)" -eq 1 || fail "a path in two lines: $(cat out)"
status 0 poprun g2.mlir --input='[1,2,3,4]'
use "$PWD/d"

# A dry run leaves a damaged entry where it is, and says it once.
printf x >>d/"$k1".poplar_exec
find d | sort >before
status 0 popc -n g1.mlir
prints "^$k1 miss"
find d | sort >after
cmp -s before after || fail "a dry run wrote: $(diff before after)"
test "$(grep -c 'bytes long' err)" -eq 1 || fail "not once: $(cat err)"
status 0 popc g1.mlir
prints "^$k1 compiled"
test "$(grep -c 'bytes long' err)" -eq 1 || fail "not once: $(cat err)"
cp -a d base
printf x >>base/"$k1".poplar_exec
use "top:base"
status 0 popc g1.mlir
test "$(grep -c 'bytes long' err)" -eq 1 || fail "not once: $(cat err)"

# No command is told to make a hit where nothing can be stored.
use file
status 0 popc why g3.mlir
prints 'a compile is not stored: file cannot be written'
grep -q 'a hit with' out && fail "not possible: $(cat out)"
use d
mkdir d/"$other".poplar_exec
status 0 popc why g3.mlir
prints 'is a directory in the entry'
rmdir d/"$other".poplar_exec
status 0 popc why g3.mlir
prints 'a hit with: popc g3.mlir'

# One graph is one graph.
status 0 popc plan g3.mlir
prints '^1 graph: '

# What doctor says of what is in the place of directories.
use d
rm -rf home d/.popcache
: >d/.popcache
status 2 popc doctor
prints 'd/.popcache is not a directory'
use "d:file"
status 2 popc doctor
prints 'file cannot be read: Not a directory'
rm d/.popcache
if test "$(id -u)" -ne 0
then
	mkdir closed
	chmod 0 closed
	use closed
	status 2 popc doctor
	prints 'closed cannot be read'
	prints 'no hits from it'
	chmod 700 closed
fi
# A compiler that something outside ended may be tried again; one that ended
# itself not.
mkdir bin
cp "$(command -v poprun)" bin/
for end in KILL:13 SEGV:1
do
	printf '#!/bin/sh\nkill -%s $$\n' "${end%:*}" >bin/popc
	chmod +x bin/popc
	status "${end#*:}" bin/poprun g3.mlir --input=1
	says 'popc was'
done
exit $bad
