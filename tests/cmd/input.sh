#!/bin/sh
# Bad input and a bad environment: the exit status of the table, one clear
# line, nothing half-written.
set -u
export TF_POPLAR_FLAGS="--executable_cache_path=$PWD/cache"
add3=$POP_ROOT/tests/data/models/add3/graph.mlir
bad=0
fail() {
	echo "not ok: $*"
	sed 's/^/  | /' out err
	bad=1
}
try() { # status text command...
	want=$1 text=$2
	shift 2
	"$@" >out 2>err
	got=$?
	test $got -eq "$want" || fail "$*: exit status $got, expected $want"
	grep -q -- "$text" err || fail "$*: no '$text' on standard error"
}

head -c 200 "$add3" >cut.mlir
try 3 'cut.mlir:[0-9]*:[0-9]*: ' popc cut.mlir
sed 's/stablehlo.add/stablehlo.frobnicate/' "$add3" >unknown.mlir
try 3 'unknown.mlir:3:[0-9]*: .*frobnicate' popc unknown.mlir
sed 's/tensor<2xf32>/tensor<?xf32>/g' "$add3" >dynamic.mlir
try 3 'dynamic.mlir:2:[0-9]*: ' popc dynamic.mlir
sed 's/%arg0, %arg1 : tensor<2xf32>/%arg0, %arg1 : tensor<3xf32>/' "$add3" >type.mlir
try 3 'type.mlir:3:' popc type.mlir
: >empty.mlir
try 3 'empty' popc empty.mlir
head -c 3000 /dev/urandom >noise.mlir
try 3 'noise.mlir' popc noise.mlir
try 3 'no such file' popc missing.mlir
try 2 'nothing.*--such\|--such' popc --such --nothing "$add3"
try 2 '--nothing' popc --such --nothing "$add3"
try 2 'did you mean' popc compil
try 2 'no value' poprun "$add3"
try 3 'expected 2xf32' poprun "$add3" '--input={fill: uniform, lo: 0, hi: 1, shape: [3], dtype: f32}' --input=1 --input=1
try 3 'expected 2xf32' poprun "$add3" '--input={fill: uniform, lo: 0, hi: 1, shape: [2], dtype: i32}' --input=1 --input=1
try 3 'values, expected 2' poprun "$add3" --input='[1,2,3]' --input=1 --input=1
try 5 '' poprun 0123456789abcdef0123456789abcdef
test "$(ls cache | wc -l)" -eq 1 || fail "something half-written: $(ls cache)"

# A cache that cannot be written: PRE_COMPILE fails, others run.
: >file
export TF_POPLAR_FLAGS="--executable_cache_path=$PWD/file/cache"
try 13 'mkdir .*file: Not a directory' poprun "$add3" --connection-type=PRE_COMPILE --ipu-version=ipu2
try 0 'not stored' poprun "$add3" --input='[1,1]' --input='[0,1]' --input='[1,5]'
test "$(cat out)" = '[3. 8.]' || fail "wrong result without a cache"

# A damaged entry is replaced; one that is damaged under its file name is 6.
export TF_POPLAR_FLAGS="--executable_cache_path=$PWD/cache"
entry=$(echo cache/*.poplar_exec)
cp "$entry" whole
head -c 300 whole >"$entry"
try 6 '' poprun "$PWD/$entry" --input=1 --input=1 --input=1
try 0 'Compiled' poprun "$add3" --input='[1,1]' --input='[0,1]' --input='[1,5]'
cmp whole "$entry" || fail "the damaged entry was not replaced"
# Numbers that an integer type does not have are refused, not rounded.
cat >int.mlir <<'M'
func.func @main(%x: tensor<i32>, %y: tensor<ui8>, %z: tensor<i1>) -> (tensor<i32>, tensor<ui8>, tensor<i1>) {
  return %x, %y, %z : tensor<i32>, tensor<ui8>, tensor<i1>
}
M
for v in '2.5 1 1' '3000000000 1 1' '.nan 1 1' '.inf 1 1' '-1e30 1 1' \
	'1 256 1' '1 -1 1' '1 1 2'
do
	# shellcheck disable=SC2086
	set -- $v
	poprun int.mlir --input="$1" --input="$2" --input="$3" >out 2>err
	test $? -eq 3 || fail "$v: $(cat out)"
	grep -q 'is no value of element type' err || fail "$v: $(cat err)"
done
poprun int.mlir --input=-7 --input=2e2 --input=true >out 2>err ||
	fail "integers: $(cat err)"
test "$(tr '\n' ' ' <out)" = '-7 200 True ' || fail "integers: $(cat out)"
exit $bad
