#!/bin/sh
# popc plan: each thing that may become of a graph, estimates with their basis,
# sums, exit statuses; it writes nothing.
. "$POP_ROOT/tests/case.sh"
use "$PWD/c"
plan() { # status options...
	want=$1
	shift
	popc plan "$@" >out 2>err
	got=$?
	test $got -eq "$want" ||
		fail "plan $*: status $got, expected $want: $(cat out err)"
}
says() {
	grep -q -- "$1" out || fail "expected '$1' in: $(cat out)"
}
chain() { # file number-of-ops constant
	{
		echo 'func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {'
		echo "  %v0 = stablehlo.constant dense<$3> : tensor<4xf32>"
		i=0
		while test $i -lt "$2"
		do
			n=$((i + 1))
			op=add
			test $((i % 3)) -eq 1 && op=multiply
			echo "  %v$n = stablehlo.$op %v$i, %x : tensor<4xf32>"
			i=$n
		done
		echo "  return %v$i : tensor<4xf32>"
		echo '}'
	} >"$1"
}
chain a.mlir 40 1.5
chain b.mlir 40 2.5
chain small.mlir 8 1.5
sed 's/add/tanh/;s/, %x :/ :/' a.mlir | sed 's/multiply %v1 /abs %v1/' >bad.mlir
cat >other.mlir <<'M'
func.func @main(%x: tensor<2x3xi32>) -> tensor<3x2xi32> {
  %0 = stablehlo.popcnt %x : tensor<2x3xi32>
  %1 = stablehlo.not %0 : tensor<2x3xi32>
  %2 = stablehlo.count_leading_zeros %1 : tensor<2x3xi32>
  %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %4 = stablehlo.negate %3 : tensor<3x2xi32>
  %5 = stablehlo.sign %4 : tensor<3x2xi32>
  %6 = stablehlo.xor %5, %4 : tensor<3x2xi32>
  %7 = stablehlo.subtract %6, %3 : tensor<3x2xi32>
  %8 = stablehlo.maximum %7, %6 : tensor<3x2xi32>
  %9 = stablehlo.minimum %8, %5 : tensor<3x2xi32>
  %10 = stablehlo.or %9, %8 : tensor<3x2xi32>
  return %10 : tensor<3x2xi32>
}
M

plan 0 a.mlir
says ' compile a.mlir (empty; nothing is known'
says 'nothing is known of what they take'
test -e c && fail "plan made the directory"
test -e home/popc/stats && fail "plan counts as a lookup"

popc a.mlir >/dev/null || fail "compile a.mlir"
find c home | LC_ALL=C sort >before
a=$(popc key a.mlir)
plan 0 a.mlir b.mlir small.mlir other.mlir b.mlir
says "^$a hit a.mlir"
says " compile b.mlir (graph; .* s, .* MiB by like $a)"
says " compile other.mlir (.* by size $a)"
says ' same b.mlir'
says '^5 graphs: 1 hit, 3 to compile, 0 to wait for, 1 the same'
says ' s with -j '
plan 0 --auto-select-ipus=2 a.mlir
says " compile a.mlir (target; .* by same-graph $a)"
plan 5 --require-hit a.mlir b.mlir
plan 0 --require-hit a.mlir
printf '# list\na.mlir\n\nb.mlir\n' >list
plan 0 --manifest=list
says '^2 graphs: 1 hit, 1 to compile'
plan 0 --manifest=list --shard=0/2
says '^1 graph: 1 hit,'
plan 3 a.mlir absent.mlir
says ' bad absent.mlir (status 3: '
plan 3 bad.mlir
plan 2
plan 2 -j 0 a.mlir
find c home | LC_ALL=C sort >after
diff before after >diff || fail "plan wrote: $(cat diff)"

# Known failures, and graphs that somebody compiles.
b=$(popc key b.mlir)
mkdir -p c/.popcache/fail c/.popcache/lock
printf 'popcache-fail 1\nstatus 4\nwhen %s\ntext too large\n' "$(date +%s)" \
	>c/.popcache/fail/"$b"
plan 4 b.mlir a.mlir
says "^$b fail b.mlir (status 4: .*too large)"
rm c/.popcache/fail/"$b"
if command -v flock >/dev/null
then
	: >c/.popcache/lock/"$b"
	flock c/.popcache/lock/"$b" sh -c '
		echo >held
		while test ! -e done; do sleep 0.05; done' &
	while test ! -e held; do sleep 0.05; done
	plan 0 b.mlir
	says "^$b wait b.mlir"
	: >done
	wait
fi

# Sums: what the info records say, two at a time.
info() { # key seconds megabytes
	printf 'popcache-info 1\ncompile_ns %s000000000\npeak_bytes %s\n' \
		"$2" $(($3 << 20)) >c/.popcache/info/"$1"
}
mkdir -p c/.popcache/info
for g in b small other
do
	info "$(popc key $g.mlir)" 10 100
done
plan 0 -j 2 b.mlir small.mlir other.mlir
says '30 s of compiling, 20 s with -j 2; the largest takes 100.0 MiB'
says 'by before'
# Ten times the ops do not take ten times what the process itself does.
for g in b small other
do
	rm c/.popcache/info/"$(popc key $g.mlir)"
done
info "$a" 10 4
chain long.mlir 400 1.5
plan 0 long.mlir
says 'the largest takes 1[0-9][.][0-9] MiB'
for g in b small other
do
	info "$(popc key $g.mlir)" 10 100
done
if command -v python3 >/dev/null
then
	plan 0 --json -j 1 a.mlir b.mlir small.mlir
	python3 - <<'P' || fail "JSON: $(cat out)"
import json
d = json.load(open("out"))
assert d["schema"] == 1 and d["hit"] == 1 and d["compile"] == 2
assert d["seconds"] == 20 and d["seconds_with_jobs"] == 20
assert d["jobs"] == 1 and d["most_bytes"] == 100 << 20
g = d["graphs"]
assert [x["plan"] for x in g] == ["hit", "compile", "compile"]
assert g[1]["basis"] == "before" and g[1]["seconds"] == 10
P
fi
exit $bad
