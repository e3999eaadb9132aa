#!/bin/sh
# What the original's own tests expect of its executable cache, pre-compilation
# and devices, ported: a "compile" is a line that says Compiled.
set -u
add3=$POP_ROOT/tests/data/models/add3/graph.mlir
bad=0

fail() {
	echo "not ok: $*"
	test -f err && sed 's/^/  | /' out err
	bad=1
}

graph() { # file op
	cat >"$1" <<M
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.$2 %x, %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}
M
}

run() { # compiles result graph option...: in a fresh process
	want=$1 result=$2
	shift 2
	poprun "$@" --input='[2, 3]' >out 2>err || fail "poprun $*"
	n=$(grep -c 'Compiled ' err)
	test "$n" -eq "$want" || fail "$*: $n compiles, expected $want"
	test "$(cat out)" = "$result" || fail "$*: not $result"
}

# executable_cache_test: the directory does not exist yet; the second process
# compiles nothing and gives the same.
export TF_POPLAR_FLAGS="--executable_cache_path=$PWD/not/there/yet"
graph square.mlir multiply
run 1 '[4. 9.]' square.mlir
run 0 '[4. 9.]' square.mlir
graph double.mlir add
run 1 '[4. 6.]' double.mlir
run 0 '[4. 6.]' double.mlir
run 0 '[4. 9.]' square.mlir --connection-type=ON_DEMAND

# The same graph by other bytes is the same entry.
sed 's/%x/%other/g' square.mlir >renamed.mlir
run 0 '[4. 9.]' renamed.mlir
test "$(ls "$PWD/not/there/yet" | wc -l)" -eq 2 ||
	fail "not exactly two files: $(ls "$PWD/not/there/yet")"

# pre_compile_test: zeros both times, one compile; no device is touched.
export TF_POPLAR_FLAGS="--executable_cache_path=$PWD/pre"
run 1 '[0. 0.]' square.mlir --connection-type=PRE_COMPILE --ipu-version=ipu1
run 0 '[0. 0.]' square.mlir --connection-type=PRE_COMPILE --ipu-version=ipu1
grep -q attached err && fail "PRE_COMPILE attached"
# ... and an unknown custom operation cannot be pre-compiled.
cat >custom.mlir <<'M'
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.custom_call @my_op(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
M
poprun custom.mlir --input=1 --connection-type=PRE_COMPILE --ipu-version=ipu2 >out 2>err
test $? -eq 8 || fail "a custom operation was not refused"
grep -q my_op err || fail "the refusal does not name the operation"

# A collision of names: the entry of another key under this one's name is no
# hit and is replaced.
export TF_POPLAR_FLAGS="--executable_cache_path=$PWD/swap"
run 1 '[4. 9.]' square.mlir
run 1 '[4. 6.]' double.mlir
a=$(popc key square.mlir) b=$(popc key double.mlir)
cp "swap/$b.poplar_exec" "swap/$a.poplar_exec"
run 1 '[4. 9.]' square.mlir
run 0 '[4. 9.]' square.mlir
# Garbage in the directory is ignored.
echo garbage >swap/277a08fe4c20b50.poplar_exec
echo garbage >swap/README
run 0 '[4. 9.]' square.mlir

# device_connection_test: two processes under NEVER both compile and are
# refused with the same text.
export TF_POPLAR_FLAGS="--executable_cache_path=$PWD/never"
for i in 1 2
do
	poprun "$add3" --connection-type=NEVER --ipu-version=ipu2 >never$i.out 2>never$i.err &
done
wait
for i in 1 2
do
	grep -q 'configured for compilation only' never$i.err || fail "NEVER $i: $(cat never$i.err)"
done

# --use_on_demand turns ALWAYS into ON_DEMAND.
export TF_POPLAR_FLAGS="--executable_cache_path=$PWD/demand --use_on_demand"
run 1 '[4. 9.]' square.mlir
test "$(grep -n 'attached to' err | cut -d: -f1)" -gt "$(grep -n Compiled err | cut -d: -f1)" ||
	fail "--use_on_demand: attach comes first"

# Flags of the JAX backend's own tests are accepted; a model of 8 tiles is
# another target.
export TF_POPLAR_FLAGS="--use_ipu_model --ipu_model_tiles=8 --max_compilation_threads=1 --max_infeed_threads=2 --executable_cache_path=$PWD/tiles"
run 1 '[4. 9.]' square.mlir
test "$(popc key square.mlir)" != "$a" || fail "8 tiles do not change the key"
TF_POPLAR_FLAGS=--use_ipu_model
test "$(popc key square.mlir)" = "$a" || fail "--use_ipu_model alone changes the key"

# A configuration file.
unset TF_POPLAR_FLAGS
cat >conf.yaml <<Y
executable_cache_path: $PWD/yaml
device_connection:
  type: PRE_COMPILE
  version: ipu2
auto_select_ipus: 1
Y
run 1 '[0. 0.]' square.mlir --config=conf.yaml
# The command line goes first.
run 0 '[4. 9.]' square.mlir --config=conf.yaml --connection-type=ALWAYS
echo 'device_connection: {typ: ALWAYS}' >wrong.yaml
poprun square.mlir --config=wrong.yaml >out 2>err
test $? -eq 3 || fail "a wrong attribute was accepted"
grep -q "wrong.yaml:1: 'device_connection.typ' is not a valid attribute" err || fail "the wrong attribute is not named"
exit $bad
