#!/bin/sh
# Things that are not what a cache expects: directories, pipes, links and large
# files in the place of each of its files and folders, names that are no keys,
# limits that make no sense.  No command crashes or hangs, a run has its
# results, and nothing of others is touched.
. "$POP_ROOT/tests/case.sh"
fail() { # not more than twenty times
	echo "not ok: $*"
	bad=1
	nbad=$((${nbad:-0} + 1))
	test $nbad -lt 20 || exit 1
}
use "$PWD/d"
for i in 1 2
do
	graph $i >g$i.mlir
	popc g$i.mlir >line 2>err || fail "popc: $(cat err)"
done
k1=$(popc key g1.mlir)
popc pin "$k1"
popc pack -o all.tar.zst >out 2>err || fail "pack: $(cat err)"
poprun --input='[1,2,3,4]' g1.mlir >want 2>err || fail "poprun: $(cat err)"
# Every folder and file that there can be.
for f in use fail pin info bad lock tmp
do
	mkdir -p d/.popcache/$f
	test -e d/.popcache/$f/"$k1" || : >d/.popcache/$f/"$k1"
done
: >d/.popcache/gc
: >d/.popcache/verified
cp -a d base
alias=$(cd base && echo .popcache/alias/* | cut -d' ' -f1)
echo precious >precious
mkdir -p keep/inside
echo precious >keep/inside/file

# Any documented status but "internal error"; 124: it hangs.
try() { # what command...
	what=$1
	shift
	timeout 20 "$@" >out 2>err </dev/null
	got=$?
	case $got in
	0 | [2-8] | 1[0-3]) ;;
	*) fail "$what: $*: status $got: $(tail -n 3 err)" ;;
	esac
	test $got -eq 0 || test -s err || fail "$what: $*: $got and no word"
	test "$(cat precious keep/inside/file | sort -u)" = precious ||
		fail "$what: $*: touched what is not ours"
}

commands() { # what
	try "$1" poprun --input='[1,2,3,4]' g1.mlir
	test $got -eq 0 && cmp -s out want ||
		fail "$1: poprun: status $got: $(cat out err)"
	try "$1" popc g1.mlir
	test $got -eq 0 || fail "$1: popc: status $got: $(cat out err)"
	try "$1" popc --recache --connection-type=PRE_COMPILE \
		--ipu-version=ipu2 g2.mlir
	try "$1" popc --retry-failed --json g1.mlir g2.mlir
	for c in verify 'verify --resume' ls 'ls --json' stats "key g1.mlir" \
		'gc --dry-run' 'gc --max-count=1 --max-size=1G' \
		"pin $k1" "unpin $k1" 'pack -o out.tar.zst' \
		'pack -o out.tar.zst g1.mlir' 'unpack --replace all.tar.zst' \
		"rm $k1"
	do
		# shellcheck disable=SC2086
		try "$1" popc $c
	done
}

put_odd() { # kind path
	rm -rf "$2"
	case $1 in
	directory) mkdir "$2" && echo precious >"$2"/file ;;
	pipe) mkfifo "$2" ;;
	'link to itself') ln -s "$(basename "$2")" "$2" ;;
	'link to nothing') ln -s nothing "$2" ;;
	'link to a file') ln -s "$PWD"/precious "$2" ;;
	'link to a directory') ln -s "$PWD"/keep "$2" ;;
	'empty file') : >"$2" ;;
	'large file') truncate -s 1T "$2" 2>/dev/null || : >"$2" ;;
	'many bytes') head -c 100000 /dev/zero | tr '\0' 'x' >"$2" ;;
	'no permission')
		: >"$2"
		chmod 0 "$2"
		;;
	esac
}

n=0
kind_of() {
	case $1 in
	0) echo directory ;;
	1) echo pipe ;;
	2) echo 'link to itself' ;;
	3) echo 'link to nothing' ;;
	4) echo 'link to a file' ;;
	5) echo 'link to a directory' ;;
	6) echo 'empty file' ;;
	7) echo 'large file' ;;
	8) echo 'many bytes' ;;
	9) echo 'no permission' ;;
	esac
}
for f in "$k1.poplar_exec" .popcache .popcache/alias .popcache/use \
	.popcache/info .popcache/lock .popcache/tmp .popcache/bad \
	.popcache/pin .popcache/fail "$alias" .popcache/use/"$k1" \
	.popcache/info/"$k1" .popcache/lock/"$k1" .popcache/fail/"$k1" \
	.popcache/pin/"$k1" .popcache/bad/"$k1".poplar_exec \
	.popcache/bad/"$k1".reason .popcache/gc .popcache/verified
do
	for k in 0 1 2 3 4 5 6 7 8 9
	do
		# All of them in a long run, else each with some.
		n=$((n + 1))
		test -n "${POP_LONG:-}" || test $((n * 7 % 10)) -lt 3 || continue
		rm -rf d home
		cp -a base d
		put_odd "$(kind_of $k)" d/"$f"
		commands "$(kind_of $k) in place of $f"
		case $k in
		0) test ! -d d/"$f" || test -s d/"$f"/file ||
			fail "a directory in place of $f was emptied" ;;
		esac
	done
done

# Names that are no keys, and others' files: listed, and left alone.
rm -rf d home
cp -a base d
for f in notes 0123456789abcdef.poplar_exec .hidden \
	"$(echo "$k1" | tr a-f A-F)".poplar_exec "x$k1.poplar_exec" \
	"$k1.poplar_exec.bak" '-rf' 'a b' "$k1.poplar_exec "
do
	echo "$f" >d/"$f"
done
printf 'x' >"d/$(printf 'new\nline\033')"
mkdir d/"$(echo "$k1" | tr 0-9a-f f0-9a-e)".poplar_exec d/.popcache/mine
echo mine >d/.popcache/mine/file
echo mine >d/.popcache/lock/notes
echo mine >d/.popcache/tmp/.hidden
find d -exec touch -h -d '90 days ago' {} +
find d -type f ! -path '*poplar_exec' ! -path '*/.popcache/*' | sort >before
commands 'names that are no keys'
popc gc --max-count=0 --older-than=1s >out 2>err || fail "gc: $(cat err)"
find d -type f ! -path '*poplar_exec' ! -path '*/.popcache/*' | sort >after
diff before after || fail "others' files went"
for f in d/0123456789abcdef.poplar_exec d/.popcache/mine/file \
	d/.popcache/lock/notes d/.popcache/tmp/.hidden \
	"d/x$k1.poplar_exec"
do
	test -s "$f" || fail "$f went"
done
popc ls >out 2>err || fail "ls: $(cat err)"
for a in '' 12345 "$k1$k1" "$(echo "$k1" | tr a-f A-F)g" ../../etc/passwd \
	"$k1/x" -- -
do
	try "a name" popc rm "$a"
	try "a name" popc pin "$a"
	try "a name" popc unpack all.tar.zst "$a"
done

# Absurd limits: refused, or obeyed; never taken for another number.
rm -rf d
cp -a base d
entries=$(ls d | wc -l)
for v in '' x -1 0x10 1e9 1.5 ' 1' '1 ' 1GG G 1Z \
	9223372036854775808 99999999999999999999999 18446744073709551617 \
	9000000000G 0b 1,000 NaN
do
	for o in max-size max-count older-than
	do
		try "--$o=$v" popc gc "--$o=$v"
		test $got -eq 2 || {
			test $got -eq 0 && test "$(ls d | wc -l)" -eq "$entries"
		} || fail "gc --$o=$v: status $got, $(ls d | wc -l) entries"
		test "$(ls d | wc -l)" -eq "$entries" || {
			rm -rf d
			cp -a base d
		}
	done
	try "POPC_CACHE_MAX_COUNT=$v" env POPC_CACHE_MAX_COUNT="$v" popc g1.mlir
	try "POPC_CACHE_MAX_SIZE=$v" env POPC_CACHE_MAX_SIZE="$v" popc g1.mlir
done
use "$PWD/d"
for v in 30 30x 1d2
do
	status 2 popc gc --older-than="$v" --dry-run
done
for v in 0 9223372036854775807 8E 106751991167300d
do
	try "--older-than=$v" popc gc --older-than="$v" --dry-run
	try "--max-size=$v" popc gc --max-size="$v" --dry-run
done

# Directories that cannot be one.
long=$(head -c 300 /dev/zero | tr '\0' a)
for dir in /dev/null /dev/null/x /proc/nothing "$PWD/precious" \
	"$PWD/precious/x" "/$long" "$PWD/$(head -c 5000 /dev/zero | tr '\0' a)" \
	"$PWD/loop" : :: "$PWD/d:$PWD/d" "$PWD/new
line"
do
	ln -sf loop loop
	for c in 'popc g1.mlir' 'popc gc' 'popc ls' 'popc verify' 'popc stats' \
		'popc unpack all.tar.zst' 'popc pack -o o.tar.zst'
	do
		# shellcheck disable=SC2086
		TF_POPLAR_FLAGS= try "$dir" $c --executable-cache-path="$dir"
	done
	TF_POPLAR_FLAGS= try "$dir" poprun --executable-cache-path="$dir" \
		--input='[1,2,3,4]' g1.mlir
	test $got -eq 2 || cmp -s out want ||
		fail "$dir: poprun: status $got: $(cat out err)"
done
exit $bad
