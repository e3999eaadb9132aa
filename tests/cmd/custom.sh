#!/bin/sh
# Custom calls: refused by name, given a meaning with --custom-op, which is
# part of the key by what it computes, and of the alias by its bytes.
. "$POP_ROOT/tests/case.sh"

cat >g.mlir <<'M'
func.func @main(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @scale(%a, %b) {backend_config = "x"} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.custom_call @scale(%0, %b) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
M
cat >scale.mlir <<'M'
func.func private @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @half.of(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.add %0, %x : tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @twice(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.multiply %0, %y : tensor<4xf32>
  return %1 : tensor<4xf32>
}
M
cat >half.mlir <<'M'
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %h = stablehlo.constant dense<0.5> : tensor<4xf32>
  %0 = stablehlo.multiply %x, %h : tensor<4xf32>
  return %0 : tensor<4xf32>
}
M

refused() { # status text command...
	want=$1 text=$2
	shift 2
	"$@" >out 2>err
	got=$?
	test $got -eq "$want" || fail "$*: status $got, expected $want"
	grep -q -e "$text" err || fail "$*: $(cat err)"
}
both="--custom-op=scale=scale.mlir --custom-op=half.of=half.mlir"

refused 3 'g.mlir:2:8: .*@scale is not known.*--custom-op=scale=FILE' \
	popc key g.mlir
refused 3 'scale.mlir:2:8: .*@half.of is not known' popc key g.mlir \
	--custom-op=scale=scale.mlir
TF_POPLAR_FLAGS=--executable_cache_path=$PWD/pre
export TF_POPLAR_FLAGS
refused 8 'custom user operation scale which cannot be safely pre-compiled' \
	popc --connection-type=PRE_COMPILE --ipu-version=ipu2 g.mlir
test -z "$(find pre -name '*.poplar_exec' 2>/dev/null)" || fail "stored"
unset TF_POPLAR_FLAGS
refused 3 'g.mlir:2:8: .*op scale, which .* calls itself' popc key g.mlir \
	--custom-op=scale=g.mlir
# popc opt puts calls in their place, too; before, it had no such option.
refused 2 'expected NAME=FILE' popc opt --custom-op=scale g.mlir
refused 3 'half.of is not known' popc opt --custom-op=scale=scale.mlir g.mlir
refused 2 'give one of them' popc opt --all --passes=inline g.mlir
for o in '' --all --passes=inline
do
	# shellcheck disable=SC2086
	status 0 popc opt $both $o g.mlir
	grep -q 'custom_call' out && fail "opt $o: $(cat out)"
	grep -q 'multiply\|fused\|loop' out || fail "opt $o: $(cat out)"
done
status 0 popc opt g.mlir
test "$(grep -c 'custom_call' out)" -eq 2 || fail "opt: $(cat out)"
status 0 popc opt --custom-op=other=half.mlir half.mlir
grep -q "no custom call is named 'other'" err || fail "opt: $(cat err)"
refused 2 'expected NAME=FILE' popc key g.mlir --custom-op=scale
refused 2 'twice' popc key g.mlir --custom-op=a=g.mlir --custom-op=a=g.mlir
refused 3 'no such file' popc key g.mlir --custom-op=scale=absent
sed 's/4xf32/5xf32/g' half.mlir >five.mlir
refused 3 'scale.mlir:2:8: .*operand 0: got 4xf32, expected 5xf32 (five.mlir:1:[0-9]*: @main)' \
	popc key g.mlir --custom-op=scale=scale.mlir --custom-op=half.of=five.mlir
refused 3 'g.mlir:2:8: .*got 2 operands, expected 1 (half.mlir:1:[0-9]*: @main)' \
	popc key g.mlir --custom-op=scale=half.mlir
sed 's/4xf32/?xf32/g' scale.mlir >open.mlir
refused 3 'open.mlir:6:[0-9]*: argument 0 of @main is ?xf32; .*known sizes' \
	popc key g.mlir --custom-op=scale=open.mlir
sed 's/@twice/@"custom_op:scale\/main"/; s/call @t/call @"t/' scale.mlir |
	head -5 >taken.mlir
cat g.mlir >>taken.mlir
refused 3 'is taken by a custom op' popc key taken.mlir $both
head -c 40 half.mlir >cut.mlir
refused 3 'cut.mlir:' popc key g.mlir --custom-op=scale=scale.mlir \
	--custom-op=half.of=cut.mlir

run() {
	poprun g.mlir "$@" --input '[1,2,3,4]' --input '[1,1,1,2]' 2>err ||
		fail "poprun g.mlir $*: $(cat err)"
}
# 1.5 * 1.5 * 4 * 2 * 2 in the last place
test "$(run $both)" = '[ 2.25  4.5   6.75 36.  ]' || fail "values: $(run $both)"
run $both --json | grep -q '"hit": true' || fail "no hit the second time"
grep -q Compiled err && fail "compiled twice"

# The order and the text do not count, what is computed does.
k=$(popc key g.mlir $both)
sed 's/twice/double/' scale.mlir >renamed.mlir
test "$k" = "$(popc key g.mlir --custom-op=half.of=half.mlir \
	--custom-op=scale=renamed.mlir --custom-op=unused=half.mlir)" ||
	fail "the key changed with a name"
sed 's/0\.5/0.25/' half.mlir >quarter.mlir
other=$(popc key g.mlir --custom-op=scale=scale.mlir \
	--custom-op=half.of=quarter.mlir) || fail "key with quarter.mlir"
test "$k" != "$other" || fail "the key did not change"
# New content under an old name is not the old alias.
cp quarter.mlir half.mlir
test "$(run $both)" = '[ 1.5625  3.125   4.6875 25.    ]' ||
	fail "values of new content: $(run $both)"
# One that nothing calls is said to do nothing.
popc g.mlir --custom-op=scale=scale.mlir --custom-op=half.of=half.mlir \
	--custom-op=scael=half.mlir >out 2>err ||
	fail "unused: status $?: $(cat err)"
grep -q "no custom call is named 'scael'" err || fail "unused: $(cat err)"
test "$(grep -c 'no custom call' err)" -eq 1 || fail "unused: $(cat err)"
exit $bad
