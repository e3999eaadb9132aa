#!/bin/sh
# Many graphs: manifests, shares, processes, modes, failures that are
# remembered, signals.
. "$POP_ROOT/tests/case.sh"
use "$PWD/d"

mkdir m
: >m/list
for i in 0 1 2 3 4 5 6 7 8 9
do
	graph $i >m/g$i.mlir
	echo "g$i.mlir" >>m/list
done
{
	echo '# a comment'
	echo
} >>m/list

status 5 popc --require-hit m/g0.mlir
test -e d && fail "--require-hit made a directory"
status 0 popc --manifest=m/list --shard=1/3
test "$(grep -c compiled out)" -eq 3 || fail "a third of ten: $(cat out)"
status 0 popc -j 3 --nice=5 --manifest=m/list
test "$(grep -c ' hit ' out)" -eq 3 || fail "hits: $(cat out)"
test "$(grep -c ' compiled ' out)" -eq 7 || fail "compiled: $(cat out)"
# In the order of the list, whoever was first.
i=0
while read -r key what path
do
	test "$key" = "$(popc key m/g$i.mlir)" || fail "line $i is $key"
	i=$((i + 1))
done <out
status 0 popc -j auto --json --manifest=m/list --require-hit
test "$(grep -c '"hit": true' out)" -eq 10 || fail "json: $(cat out)"
command -v python3 >/dev/null && { python3 -c \
	'import json,sys; assert len(json.load(sys.stdin)["graphs"]) == 10' \
	<out || fail "no JSON: $(cat out)"; }
for how in "--shard=3/3" "--shard=x" "--jobs=0" "--nice=20" \
	"--require-hit --recache"
do
	# shellcheck disable=SC2086
	popc $how --manifest=m/list >out 2>err && fail "$how was accepted"
done

status 3 popc --manifest=absent
: >none
status 2 popc --manifest=none

# One that fails does not keep the others, and the worst status counts.
echo 'func.func @main(%x: tensor<4xf32>) {' >m/bad.mlir
status 3 popc -j 2 m/g0.mlir m/bad.mlir m/g1.mlir
test "$(sed -n 2p out)" = "- failed 3 m/bad.mlir" || fail "$(cat out)"
test "$(grep -c ' hit ' out)" -eq 2 || fail "hits beside a failure: $(cat out)"

# Compiled again, equal bytes.
k=$(popc key m/g0.mlir)
sum=$(cksum <d/"$k".poplar_exec)
old=$(stat -c %i d/"$k".poplar_exec)
status 0 popc --recache m/g0.mlir
grep -q compiled out || fail "--recache: $(cat out)"
test "$old" != "$(stat -c %i d/"$k".poplar_exec)" || fail "not replaced"
test "$sum" = "$(cksum <d/"$k".poplar_exec)" || fail "other bytes"

status 0 popc --check-reproducible m/g0.mlir
# A damaged entry is no difference.
printf x >>d/"$k".poplar_exec
status 0 popc --check-reproducible m/g0.mlir
grep -q 'bytes long instead of' err || fail "$(cat err)"
test "$sum" = "$(cksum <d/"$k".poplar_exec)" || fail "damage stayed"

# A failure that follows from the key is remembered and can be forgotten.
mkdir -p d/.popcache/fail
k=$(popc key m/g9.mlir)
popc rm "$k"
printf 'popcache-fail 1\nstatus 4\nwhen %s\ntext does not fit\n' \
	$(($(date +%s) - 9000)) >d/.popcache/fail/"$k"
status 4 popc m/g9.mlir
grep -q 'does not fit (this failed before, 2 hours ago' err || fail "$(cat err)"
status 0 popc --retry-failed m/g9.mlir
test -e d/.popcache/fail/"$k" && fail "the note of a failure stayed"
popc rm "$k"
for text in 'status 0' 'status 13' 'status 4' ''
do
	printf 'popcache-fail 1\n%s\nwhen 1\ntext x\n' "$text" \
		>d/.popcache/fail/"$k"
	status 0 popc m/g9.mlir
	popc rm "$k"
done

# What was looked up is counted, and what hits saved: of a graph of a thousand
# operations, as small ones compile about as fast as they are found.
t='tensor<4xf32>'
{
	echo "func.func @main(%0: $t) -> $t {"
	i=0
	while test $i -lt 1000
	do
		echo "  %$((i + 1)) = stablehlo.add %$i, %0 : $t"
		i=$((i + 1))
	done
	echo "  return %$i : $t"
	echo '}'
} >m/chain.mlir
status 0 popc stats --zero
status 0 popc --recache m/g0.mlir m/chain.mlir
status 0 popc m/g0.mlir m/chain.mlir m/g0.mlir
popc m/bad.mlir 2>/dev/null >&2
popc --require-hit m/bad.mlir g 2>/dev/null >&2
poprun m/g0.mlir --input='[1,2,3,4]' >/dev/null 2>&1
status 0 popc stats --json --daily
for want in '"hit": 4' '"compiled": 2' '"failed": 3' '"absent": 0'
do
	grep -q "$want" out || fail "stats: no $want in $(cat out)"
done
grep -q '"saved_ns": 0,' out && fail "hits saved nothing: $(cat out)"
status 0 popc stats --since=1h
status 2 popc stats --since=x

# A signal: no more pieces are started, and the status can be requeued.
rm -r d
i=0
while test $i -lt 300
do
	echo "g$((i % 10)).mlir"
	i=$((i + 1))
done >m/long
rm -f out
popc --recache -j 1 --manifest=m/long >out 2>err &
pid=$!
while ! test -s out
do
	sleep 0.01
done
kill -USR1 $pid
wait $pid
got=$?
test $got -eq 12 || fail "a signal: status $got"
grep -q 'interrupted after .* of 300' err || fail "$(cat err)"
test -z "$(find d/.popcache/tmp -type f)" || fail "temporary files stayed"
popc verify >out || fail "$(cat out)"

# Memory that a graph took before counts: what is read from pipes tells whether
# both workers have begun.
mkfifo p1 p2
feed() { # seconds pipe
	timeout "$1" sh -c "cat m/g0.mlir >$2"
}
popc -j 2 p1 p2 >out 2>err &
pid=$!
feed 60 p2 || fail "the second one waits for the first"
feed 60 p1 || fail "the first one does not begin"
wait $pid || fail "pipes: $(cat out err)"
# Processes that are killed, as where memory runs out: to be tried again.
children() { # pid
	for s in /proc/[0-9]*/stat
	do
		read -r child _ _ parent _ 2>/dev/null <"$s" || continue
		test "$parent" -eq "$1" && echo "$child"
	done 2>/dev/null
}
for json in '' --json
do
	# shellcheck disable=SC2086
	popc --recache $json -j 2 p1 p2 >out 2>err &
	pid=$!
	n=0
	while test $n -lt 2
	do
		kill -0 $pid || break
		# shellcheck disable=SC2046
		set -- $(children $pid)
		n=$#
	done
	kill -KILL "$@"
	wait $pid
	got=$?
	test $got -eq 13 || fail "killed: status $got: $(cat out err)"
	grep -q 'p1: the compiler was killed, as .* memory runs out' err ||
		fail "killed: $(cat err)"
	test "$(grep -c '^- failed 13 p[12]$\|"status": 13' out)" -eq 2 ||
		fail "killed: $(cat out)"
done
set -- d/*.poplar_exec
for i in 1 2
do
	k=${1#d/}
	printf 'popcache-info 1\npeak_bytes 999999999999999\nsource p%s\n' $i \
		>d/.popcache/info/"${k%.poplar_exec}"
	shift
done
popc -j 2 p1 p2 >out 2>err &
pid=$!
feed 2 p2 && fail "both run where memory is for one"
feed 60 p1 || fail "the first one does not begin"
feed 60 p2 || fail "the second one does not begin"
wait $pid || fail "pipes: $(cat out err)"
exit $bad
