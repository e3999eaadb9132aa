#!/bin/sh
# popc stats: hits, misses by reason, time saved, by day and by run, and the log
# of a run of its own.
. "$POP_ROOT/tests/case.sh"
use "$PWD/c"
log=home/popc/stats/log
reason() { # word: of the last line of the log
	got=$(tail -n 1 $log | sed -n 's/.* reason=\([a-z-]*\) .*/\1/p')
	test "$got" = "$1" || fail "reason $got, expected $1: $(tail -n 1 $log)"
}
misses() { # text: all of them
	got=$(popc stats | sed -n 's/.*  misses: //p')
	test "$got" = "$1" || fail "misses: $got, expected $1: $(cat $log)"
}
for i in 1 2
do
	graph $i >g$i.mlir
done
key=$(popc key g1.mlir)
run() {
	popc "$@" >out 2>err || fail "$*: $(cat out err)"
}

run g1.mlir
reason new
misses '1 new'
run g1.mlir
misses '1 new'
run --auto-select-ipus=2 g1.mlir
misses '1 target, 1 new'
run --log-cycle-count=3 g1.mlir
misses '1 options, 1 target, 1 new'
run --log-cycle-count=4 --auto-select-ipus=4 g1.mlir
misses '1 options, 1 target, 1 settings, 1 new'
popc --require-hit g2.mlir >out 2>&1
test $? -eq 5 || fail "--require-hit: $(cat out)"
misses '1 options, 1 target, 1 settings, 2 new'
run --recache g1.mlir
reason forced
popc rm "$key" >/dev/null
run g1.mlir
reason removed
printf 'x' | dd of="c/$key.poplar_exec" bs=1 seek=100 conv=notrunc 2>/dev/null
run g1.mlir
reason damaged
printf '\377' | dd of="c/$key.poplar_exec" bs=1 seek=8 conv=notrunc 2>/dev/null
run g1.mlir
reason format
rm "c/$key.poplar_exec"
mkdir -p c/.popcache/fail
printf 'popcache-fail 1\nstatus 4\nwhen %s\ntext too large\n' "$(date +%s)" \
	>c/.popcache/fail/"$key"
popc g1.mlir >out 2>&1
test $? -eq 4 || fail "known failure: $(cat out)"
reason failed
misses '1 damaged, 1 format, 1 failed, 1 removed, 1 options, 1 target, 1 settings, 2 new, 1 forced'
# A graph that was read and has no key missed nothing.
echo 'func.func private @f() { return }' >keyless.mlir
popc keyless.mlir >out 2>&1
test $? -eq 3 || fail "keyless: $(cat out)"
misses '1 damaged, 1 format, 1 failed, 1 removed, 1 options, 1 target, 1 settings, 2 new, 1 forced'
rm c/.popcache/fail/"$key"
run g1.mlir

# A log of before reasons were written is read; so are words from later.
popc stats --zero >/dev/null
mkdir -p home/popc/stats
now=$(date +%s)
cat >$log <<L
$((now - 3 * 86400)) compiled $key 5000000000
$((now - 3 * 86400)) hit $key 1000000
$((now - 86400)) hit $key 1000000 run=7-1 later=word
$((now - 86400)) absent - 0 run=7-1 reason=unheard-of graph=00
L
popc stats >out 2>&1
grep -q ' 2 hits  *1 compiled  *1 absent .* 5.000 s compiling, 9.998 s saved$' out ||
	fail "an old log: $(cat out)"
test "$(popc stats --daily | wc -l)" -eq 3 || fail "days: $(popc stats --daily)"
popc stats --since=2d >out
grep -q ' 1 hits  *0 compiled .* 4.999 s saved' out || fail "--since: $(cat out)"
popc stats --runs >out
grep -q 'run 7-1  *1 hits  *0 compiled  *1 absent' out || fail "--runs: $(cat out)"
popc stats --zero >/dev/null

# A run with a log of its own; all processes of a farm are one run.  Folders
# are not made for it.
POPC_STATS_LOG=$PWD/own/run.log popc g1.mlir >out 2>err || fail "$(cat err)"
grep -q 'own/run.log: No such file' err || fail "no word: $(cat err)"
test -e own && fail "a folder was made for the log"
popc stats --zero >/dev/null
popc stats --zero --log=g1.mlir >out 2>&1
test $? -eq 2 || fail "--zero --log: $(cat out)"
mkdir own
POPC_STATS_LOG=$PWD/own/run.log popc -j 2 g1.mlir g2.mlir >out 2>err ||
	fail "-j 2: $(cat out err)"
POPC_STATS_LOG=$PWD/own/run.log poprun g1.mlir --input='[1,2,3,4]' \
	>out 2>err || fail "poprun: $(cat out err)"
popc stats --log=own/run.log --runs >out
test "$(grep -c run out)" -eq 2 || fail "runs of the log: $(cat out)"
grep -q '^all  *2 hits  *1 compiled' out || fail "--log: $(cat out)"
run g2.mlir
popc stats --log=own/run.log >out
grep -q ' 2 hits ' out || fail "others write there: $(cat out)"
popc stats | grep -q ' 3 hits ' || fail "$(popc stats)"
popc stats --log=absent >out 2>&1
test $? -eq 3 || fail "--log=absent: $(cat out)"
POPC_STATS_LOG=/dev/full popc g2.mlir >out 2>err || fail "a full log: $(cat err)"
grep -q '/dev/full: ' err || fail "a full log is not told: $(cat err)"

if command -v python3 >/dev/null
then
	popc stats --json --runs >out
	python3 - <<'P' || fail "JSON: $(cat out)"
import json
d = json.load(open("out"))
assert d["schema"] == 1 and d["hit"] >= 3 and d["reasons"] == {"new": 1}
assert len(d["days"]) in (1, 2) and d["days"][0]["reasons"]["new"] == 1
assert len(d["runs"]) == 4 and sum(r["hit"] for r in d["runs"]) == d["hit"]
P
fi
exit $bad
