#!/bin/sh
# popc why: each reason, the differences it tells, and that the commands it
# offers make a hit of a miss; it changes nothing.
. "$POP_ROOT/tests/case.sh"
why() { # reason [options] graph
	want=$1
	shift
	popc why "$@" >out 2>err || fail "why $*: status $?: $(cat err)"
	got=$(sed -n '1s/^[0-9a-f]* \(hit\|miss\) \([a-z-]*\) .*/\2/p' out)
	test "$got" = "$want" || fail "why $*: $got, expected $want: $(cat out)"
}
tells() {
	grep -q -- "$1" out || fail "expected '$1' in: $(cat out)"
}
remedy() { # runs the last command that was offered, or the number given
	cmd=$(sed -n 's/^  \(a hit\|tried again\) with: //p' out | sed -n "${1:-\$}p")
	eval "$cmd" >ran 2>&1 || fail "$cmd: $(cat ran)"
}

cat >a.mlir <<'M'
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<1.5> : tensor<4xf32>
  %0 = stablehlo.add %x, %c : tensor<4xf32>
  %1 = stablehlo.subtract %0, %y : tensor<4xf32>
  %2 = stablehlo.tanh %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}
M
use "$PWD/c"
why empty a.mlir
test -e c && fail "why made the directory"
remedy
why hit a.mlir
tells 'by the bytes of the file'
find c home -type f | LC_ALL=C sort >before

# What does not count.
{
	echo '// a comment'
	sed -e 's/%x/%other/g' -e 's/@main/@main/' \
		-e 's/\(tanh.*\)/\1 loc("somewhere":3:4)/' a.mlir
} >names.mlir
why hit --threads=1 names.mlir
tells 'by what the graph computes'
tells 'harmless threads=1'

# What does, each with its place.
sed 's/1.5/2.5/' a.mlir >constant.mlir
why graph constant.mlir
tells 'code *changed *constant.mlir:2:[0-9]*: .* 1.5> is now .* 2.5>'
sed 's/4xf32/8xf32/g' a.mlir >batch.mlir
why graph batch.mlir
tells 'type 4xf32 is now 8xf32; and the same'
sed 's/tanh/cosine/' a.mlir >op.mlir
why graph op.mlir
tells 'op.mlir:5:[0-9]*: .* tanh is now cosine'
sed 's/subtract %0, %y/subtract %y, %0/' a.mlir >swap.mlir
why graph swap.mlir
tells 'code *operands *swap.mlir:4:'
sed -e '/tanh/i\  %t = stablehlo.abs %1 : tensor<4xf32>' -e 's/tanh %1/tanh %t/' \
	a.mlir >more.mlir
why graph more.mlir
tells '1 only here, 0 only there'
tells 'code *added *more.mlir:5:[0-9]*: .* = abs'
sed 's/%x: tensor<4xf32>/%x: tensor<4xf32> {tf.aliasing_output = 0 : i32}/' \
	a.mlir >alias.mlir
why graph alias.mlir
tells 'alias of result'

# Settings, and the command with those of the entry.
why target --auto-select-ipus=2 a.mlir
tells 'target ipus: here 2, there 1'
remedy 1
grep -q ' hit ' ran || fail "with the entry's target: $(cat ran)"
why target --ipu-version=ipu1 --enable-remote-buffers=true a.mlir
tells 'target version: here ipu1, there ipu2'
tells 'target remote buffers: here 1, there 0'
remedy 1
grep -q ' hit ' ran || fail "with the entry's target: $(cat ran)"
why options --log-cycle-count=3 a.mlir
tells 'option log_cycle_count: here 3 (command line, --log-cycle-count), there not set'
remedy 1
grep -q ' hit ' ran || fail "with the entry's options: $(cat ran)"
POPLAR_ENGINE_OPTIONS='{"opt.useAutoloader": "true", "autoReport.all": "true"}'
export POPLAR_ENGINE_OPTIONS
why options a.mlir
tells 'option engine:opt.useAutoloader: here true, there not set'
tells 'harmless engine:autoReport.all=true'
remedy 1
grep -q ' hit ' ran || fail "with the entry's engine options: $(cat ran)"
why settings --auto-select-ipus=2 a.mlir
unset POPLAR_ENGINE_OPTIONS
find c home -type f | grep -v /use/ | LC_ALL=C sort >after
grep -v /use/ before | diff - after >diff || fail "why wrote: $(cat diff)"

# The graph that the entry was compiled from.
popc inspect --graph "$(popc key a.mlir)" >out || fail "inspect --graph"
for want in '^%0 = argument 0 : 4xf32$' '^%4 = subtract %3, %1 : 4xf32$' \
	'^return %5$'
do
	tells "$want"
done

# Settings that only a file can have.
printf 'optimizations:\n  math:\n    fast: true\n' >fast.yaml
why options --config=fast.yaml a.mlir
tells 'option math_fast: here true (.*fast.yaml:3.*), there not set'
tells 'a hit with: popc --config=fast.yaml a.mlir (with optimizations.math.fast: false in the file of --config)'
tells 'a hit with: popc --config=fast.yaml a.mlir$'

# From here misses are compiled.
why options --log-cycle-count=3 a.mlir
remedy 2
grep -q ' compiled ' ran || fail "with the same settings: $(cat ran)"
why hit --log-cycle-count=3 a.mlir
why options a.mlir --log-cycle-count=4 --against="$(popc key a.mlir)"
tells "compared with $(popc key a.mlir)"

# Nothing alike.
cat >other.mlir <<'M'
func.func @main(%x: tensor<2x2xi32>) -> tensor<2xi32> {
  %i = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.multiply %x, %x : tensor<2x2xi32>
  %1 = stablehlo.reduce(%0 init: %i) applies stablehlo.add across dimensions = [1] : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
  %2 = stablehlo.popcnt %1 : tensor<2xi32>
  %3 = stablehlo.not %2 : tensor<2xi32>
  %4 = stablehlo.negate %3 : tensor<2xi32>
  %5 = stablehlo.sign %4 : tensor<2xi32>
  %6 = stablehlo.and %5, %4 : tensor<2xi32>
  %7 = stablehlo.or %6, %3 : tensor<2xi32>
  %8 = stablehlo.xor %7, %2 : tensor<2xi32>
  %9 = stablehlo.maximum %8, %1 : tensor<2xi32>
  %10 = stablehlo.minimum %9, %8 : tensor<2xi32>
  %11 = stablehlo.abs %10 : tensor<2xi32>
  %12 = stablehlo.add %11, %10 : tensor<2xi32>
  return %12 : tensor<2xi32>
}
M
why new other.mlir

# Entries that cannot be used.
key=$(popc key a.mlir)
popc rm "$key" >/dev/null || fail "rm"
why removed a.mlir
remedy
grep -q ' compiled ' ran || fail "$(cat ran)"
cp "c/$key.poplar_exec" good
printf 'x' | dd of="c/$key.poplar_exec" bs=1 seek=100 conv=notrunc 2>/dev/null
why damaged a.mlir
test -e "c/$key.poplar_exec" || fail "why removed a damaged entry"
popc verify >/dev/null 2>&1
test ! -e "c/$key.poplar_exec" || fail "verify left a damaged entry"
why aside a.mlir
tells checksum
cp good "c/$key.poplar_exec"
printf '\377' | dd of="c/$key.poplar_exec" bs=1 seek=8 conv=notrunc 2>/dev/null
why format a.mlir
tells 'newer format 255'
rm -f "c/$key.poplar_exec"
ln -s "$key.poplar_exec" "c/$key.poplar_exec"
why unreadable a.mlir
rm -f "c/$key.poplar_exec"
cp good "c/$key.poplar_exec"
why hit a.mlir

# Of entries of the same graph the one with the fewest other differences.
use "$PWD/near"
status 0 popc a.mlir
POPLAR_TARGET_OPTIONS='{"x":"y","z":"1"}' popc -q a.mlir >ran 2>&1 ||
	fail "$(cat ran)"
for n in 1 2 3 4 5 6
do
	POPLAR_TARGET_OPTIONS="{\"x\":\"$n\"}" popc -q a.mlir >ran 2>&1 ||
		fail "$(cat ran)"
done
popc -q --ipu-version=ipu21 a.mlir >ran 2>&1 || fail "$(cat ran)"
here=$(popc key a.mlir)
why options --denormals=keep a.mlir
tells "compared with $here"
test "$(grep -c '^  code' out)" -eq 1 || fail "nearest: $(cat out)"
why target --auto-select-ipus=4 a.mlir
tells "compared with $here"

# Of another layer.
mv c base
use "$PWD/top"
POPC_CACHE_BASES=$PWD/base popc why --json a.mlir >out || fail "why --json"
grep -q '"layer": 1' out || fail "layer: $(cat out)"

# A compiler of another epoch.
use "$PWD/older"
mkdir older
if test -x "$POP_BIN/unit/exe_roundtrip"
then
	"$POP_BIN/unit/exe_roundtrip" older good older || fail "no older entry"
	why epoch a.mlir
	tells 'epoch *differs: here'
	why settings --auto-select-ipus=2 a.mlir
	remedy
	why hit --auto-select-ipus=2 a.mlir
	use "$PWD/twin"
	mkdir twin
	"$POP_BIN/unit/exe_roundtrip" twin good twin || fail "no twin"
	why digest a.mlir
	tells 'another graph with the same digest'
else
	echo "# SKIP the epoch: unit tests are not built"
fi

# Being compiled, and known to fail.
use "$PWD/busy"
mkdir -p busy/.popcache/lock busy/.popcache/fail
if command -v flock >/dev/null
then
	: >busy/.popcache/lock/"$key"
	flock busy/.popcache/lock/"$key" sh -c '
		echo >held
		while test ! -e done; do sleep 0.05; done' &
	while test ! -e held; do sleep 0.05; done
	why busy a.mlir
	: >done
	wait
	why empty a.mlir
else
	echo "# SKIP a lock that is held: no flock(1)"
fi
printf 'popcache-fail 1\nstatus 4\nwhen %s\ntext too large\n' \
	"$(($(date +%s) - 7300))" >busy/.popcache/fail/"$key"
why failed a.mlir
tells '2 hours ago: too large'
remedy
grep -q ' compiled ' ran || fail "--retry-failed: $(cat ran)"

# JSON has the same.
use "$PWD/base"
popc why --json constant.mlir >out || fail "why --json"
if command -v python3 >/dev/null
then
	python3 - <<'P' || fail "JSON: $(cat out)"
import json
d = json.load(open("out"))
assert d["schema"] == 1
g = d["graphs"][0]
assert not g["hit"] and g["reason"] == "graph"
n = g["nearest"]
assert n["operations"]["changed"] == 1 and n["source"] == "a.mlir"
c = n["changes"][0]
assert c["code"] and c["place"].startswith("constant.mlir:2:")
assert g["parts"]["target"]["equal"] and not g["parts"]["graph"]["equal"]
assert g["remedy"] == ["popc constant.mlir"]
P
fi
popc why >out 2>&1
test $? -eq 2 || fail "no graph: $(cat out)"
popc why --against=xyz a.mlir constant.mlir >out 2>&1
test $? -eq 3 || fail "--against of no file: $(cat out)"
popc why --against=00112233445566778899aabbccddeeff a.mlir >out 2>&1
test $? -eq 5 || fail "--against of no entry: $(cat out)"
use "$PWD/none"
why empty --against=more.mlir a.mlir
tells "^compared with $(popc key more.mlir) more.mlir$"
tells 'code *removed *more.mlir:5:[0-9]*: .* = abs'
why empty --against=names.mlir a.mlir
tells '^  graph *equal$'
tells "harmless the bytes of the files"
sed -e 's/-> tensor<4xf32>/-> (tensor<4xf32> {jax.result_info = "theirs"})/' \
	a.mlir >named.mlir
popc why --against=named.mlir a.mlir >out || fail "why of names"
tells '^  graph *equal$'
tells "harmless name of result 0: here '.*', there 'theirs'"
popc why --json --against=more.mlir a.mlir >out || fail "--against --json"
tells '"removed": 1'
popc why absent.mlir >out 2>&1
test $? -eq 3 || fail "no such file: $(cat out)"
exit $bad
