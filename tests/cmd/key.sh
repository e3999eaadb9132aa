#!/bin/sh
# What may not change the key, and what must; equal bytes whatever the
# environment; limits.
. "$POP_ROOT/tests/case.sh"
key() { # [options] graph: into $key
	key=$(popc key "$@" 2>err) || fail "popc key $*: $(cat err)"
}
changes() { # what [options] graph
	what=$1
	shift
	key "$@"
	test "$key" != "$base" || fail "$what does not change the key"
}
keeps() { # what [options] graph
	what=$1
	shift
	key "$@"
	test "$key" = "$base" || fail "$what changes the key"
}

cat >a.mlir <<'M'
module @m {
  func.func public @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %x, %y : tensor<4xf32>
    %1 = stablehlo.multiply %x, %y : tensor<4xf32>
    %2 = call @f(%0) : (tensor<4xf32>) -> tensor<4xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<4xf32>
    return %3 : tensor<4xf32>
  }
  func.func private @f(%a: tensor<4xf32>) -> tensor<4xf32> {
    %c = stablehlo.constant dense<1.5> : tensor<4xf32>
    %0 = stablehlo.maximum %a, %c : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
M
# Other names, another order, dead code, locations.
cat >b.mlir <<'M'
module @other {
  func.func private @g(%q: tensor<4xf32>) -> tensor<4xf32> {
    %c = stablehlo.constant dense<[1.5, 1.5, 1.5, 1.5]> : tensor<4xf32>
    %dead = stablehlo.exponential %q : tensor<4xf32>
    %0 = stablehlo.maximum %q, %c : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func public @main(%p: tensor<4xf32>, %r: tensor<4xf32>) -> tensor<4xf32> {
    %m = stablehlo.multiply %p, %r : tensor<4xf32> loc("somewhere":1:2)
    %s = stablehlo.add %p, %r : tensor<4xf32>
    %2 = call @g(%s) : (tensor<4xf32>) -> tensor<4xf32>
    %3 = stablehlo.subtract %2, %m : tensor<4xf32>
    return %3 : tensor<4xf32>
  }
}
M
key a.mlir
base=$key
keeps "another name, order or dead code" b.mlir
sed 's/1.5/1.5000001/' a.mlir >c.mlir
changes "a constant's last bit" c.mlir
sed 's/@main(%x: tensor<4xf32>/@main(%x: tensor<4xf32> {tf.aliasing_output = 0 : i32}/' a.mlir >d.mlir
changes "an alias" d.mlir
sed 's/4xf32/8xf32/g' a.mlir >e.mlir
changes "a type" e.mlir
changes "the target" --ipu-version=ipu1 a.mlir
changes "the number of IPUs" --auto-select-ipus=2 a.mlir
keeps "the number of threads, or the mode," --threads=1 --connection-type=ON_DEMAND a.mlir

# An entry is a function of its key: the bytes are equal too.
for g in a b
do
	TF_POPLAR_FLAGS=--executable_cache_path=$PWD/$g popc $g.mlir >/dev/null 2>&1 ||
		fail "compile $g.mlir"
done
cmp a/"$base".poplar_exec b/"$base".poplar_exec || fail "two spellings, two executables"
i=0
for env in "LC_ALL=tr_TR.UTF-8 TZ=Asia/Tokyo" "POPC_THREADS=1" "POPC_ISA=generic" "POPC_THREADS=2 LANG=de_DE"
do
	i=$((i + 1))
	(umask 077 && env $env TF_POPLAR_FLAGS=--executable_cache_path=$PWD/e$i \
		popc a.mlir >/dev/null 2>&1) || fail "compile with $env"
	cmp a/"$base".poplar_exec e$i/"$base".poplar_exec || fail "$env changes the bytes"
done
if command -v setarch >/dev/null && setarch -R true 2>/dev/null
then
	TF_POPLAR_FLAGS=--executable_cache_path=$PWD/aslr setarch -R popc a.mlir >/dev/null 2>&1
	cmp a/"$base".poplar_exec aslr/"$base".poplar_exec || fail "addresses change the bytes"
else
	echo "# SKIP without address randomisation: setarch -R does not work here"
fi

# --explain: what counts, and what was set and does not, also as JSON.
POPLAR_ENGINE_OPTIONS='{"opt.useAutoloader": "true", "autoReport.all": "true"}' \
	popc key --explain --log-cycle-count=3 --threads=2 a.mlir >out || fail explain
for want in '^  graph  *[0-9a-f]*$' '^  code  *log_cycle_count=3$' \
	'^  code  *engine:opt.useAutoloader=true$' '^  harmless threads=2 ' \
	'^  harmless engine:autoReport.all=true$' '^  target ipu2, 1 IPU' \
	'^  graph of 5 operations'
do
	grep -q "$want" out || fail "--explain: no '$want' in $(cat out)"
done
popc key --explain --json --log-cycle-count=3 a.mlir >out
grep -q '"name": "log_cycle_count"' out || fail "--explain --json: $(cat out)"

# Two graphs without results that differ in a check.
for v in 1 2
do
	cat >check$v.mlir <<M
func.func @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<2xf32>
  %1 = stablehlo.constant dense<$v.0> : tensor<2xf32>
  "check.expect_eq"(%0, %1) : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}
M
done
key check1.mlir
one=$key
key check2.mlir
test "$key" != "$one" || fail "a check does not change the key"
poprun check1.mlir >out 2>&1 || fail "a check that holds: $(cat out)"
poprun check2.mlir >out 2>&1
test $? -eq 7 || fail "a check that fails does not end in 7"

# Sixty functions that call twice: refused by a limit, at once.
{
	echo 'func.func @main(%a: tensor<f32>) -> tensor<f32> {'
	echo '  %0 = call @f0(%a) : (tensor<f32>) -> tensor<f32>'
	echo '  return %0 : tensor<f32>'
	echo '}'
	i=0
	while test $i -lt 60
	do
		n=$((i + 1))
		echo "func.func private @f$i(%a: tensor<f32>) -> tensor<f32> {"
		echo "  %0 = call @f$n(%a) : (tensor<f32>) -> tensor<f32>"
		echo "  %1 = call @f$n(%0) : (tensor<f32>) -> tensor<f32>"
		echo '  return %1 : tensor<f32>'
		echo '}'
		i=$n
	done
	echo 'func.func private @f60(%a: tensor<f32>) -> tensor<f32> {'
	echo '  %0 = stablehlo.add %a, %a : tensor<f32>'
	echo '  return %0 : tensor<f32>'
	echo '}'
} >bomb.mlir
timeout 5 popc key bomb.mlir >out 2>&1
test $? -eq 3 || fail "the bomb is not refused: $(cat out)"

# An artifact has offsets of bytes where a text has lines.
open=$POP_SHARED/syntax/symbolic.mlirbc
if test -f "$open"
then
	popc key "$open" >out 2>err && fail "$open: open sizes have a key"
	grep -q 'symbolic.mlirbc: offset [0-9]*: function @' err ||
		fail "$(cat err)"
fi
exit $bad
