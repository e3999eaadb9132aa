#!/bin/sh
# Closed standard descriptors, pipes as files, limits on files: an error and
# never a hang, a death by signal or results in the wrong file.
set -u
export TF_POPLAR_FLAGS="--executable_cache_path=$PWD/cache"
export POPC_RUN_DIR="$PWD/run"
add3=$POP_ROOT/tests/data/models/add3/graph.mlir
set -- --input='[1,1]' --input='[0,1]' --input='[1,5]'
bad=0
fail() {
	echo "not ok: $*"
	sed 's/^/  | /' out err
	bad=1
}
: >out
: >err

# What is closed must not become the next file that is opened.
poprun "$add3" "$@" >&- 2>err
test $? -eq 13 || fail "poprun with standard output closed"
grep -q 'write standard output' err || fail "no message about it"
popc "$add3" >&- 2>err
test $? -eq 13 || fail "popc with standard output closed"
grep -q 'write standard output' err || fail "popc: no message about it"
popc - <&- >out 2>err
test $? -eq 13 || fail "popc with standard input closed"
poprun "$add3" "$@" 2>&- >out
test "$(cat out)" = '[3. 8.]' || fail "poprun with standard error closed"
for f in run/*
do
	grep -q '3\. 8\.' "$f" && fail "results in $f"
done
for s in /dev/full
do
	test -w $s || continue
	poprun "$add3" "$@" >$s 2>err
	test $? -eq 13 || fail "poprun onto a full disk"
	popc "$add3" "$add3" >$s 2>err
	test $? -eq 13 || fail "popc onto a full disk"
	test "$(grep -c 'write standard output: No space' err)" -eq 1 ||
		fail "popc does not say it once"
done

# A pipe would be empty, or block, the second time.
mkfifo fifo fifo.poplar_exec
for f in fifo fifo.poplar_exec
do
	timeout 20 poprun $f "$@" >out 2>err
	test $? -eq 2 || fail "poprun of a pipe"
	grep -q "$f: .*plain file" err || fail "no message about a pipe"
done
cat "$add3" >fifo &
timeout 20 popc fifo >out 2>err || fail "popc reads a pipe"
wait

# A limit on files is an error of writing, not the end of the program.
file_limit() {
	sed 's/stablehlo.add/stablehlo.multiply/' "$add3" >mul.mlir
	{
		(
			ulimit -f 0
			popc mul.mlir 2>&1
			echo "status $?"
			poprun "$add3" "$@" -o big.npy 2>&1
			echo "status $?"
		)
	} | cat >out
	grep -q 'not stored.*File too large' out || fail "popc at a file limit"
	grep -q 'status 0' out || fail "popc is not ended by a file limit"
	grep -q 'status 13' out || fail "poprun is not ended by a file limit"
	test ! -e big.npy || fail "half a file"
	left=$(find cache -name '.popcache-tmp*' -o -path '*/tmp/*')
	test -z "$left" || fail "left behind: $left"
}
case ${POP_SAN:-} in
*thread*) echo "# SKIP file limits: the sanitizer itself writes a file first" ;;
*) file_limit "$@" ;;
esac

# The name of a directory may hold a newline.
nl=$(printf 'a\nb')
TF_POPLAR_FLAGS="--executable_cache_path=\"$nl\"" \
	poprun "$add3" "$@" >out 2>err || fail "a newline in the cache's name"
test "$(cat out)" = '[3. 8.]' || fail "wrong result"
exit $bad
