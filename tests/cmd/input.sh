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
try 2 'give it with --inputs=all.npz' poprun "$add3" --input=@all.npz
try 3 'values, expected 1 or 2' poprun "$add3" --input='[1,2,3]' --input=1 --input=1
try 5 '' poprun 0123456789abcdef0123456789abcdef
test "$(ls cache | wc -l)" -eq 1 || fail "something half-written: $(ls cache)"

# A cache that cannot be written: PRE_COMPILE fails, others run.
: >file
export TF_POPLAR_FLAGS="--executable_cache_path=$PWD/file/cache"
try 2 'mkdir .*file: Not a directory' poprun "$add3" --connection-type=PRE_COMPILE --ipu-version=ipu2
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
# inf and nan are written as in YAML, or as results are printed.
poprun "$add3" --input='[inf, nan]' --input='[.inf, 0]' --input='[+inf, 0]' \
	>out 2>err || fail "inf: $(cat err)"
test "$(cat out)" = '[inf nan]' || fail "inf: $(cat out)"
poprun "$add3" --input=-inf --input=0 --input=-.inf >out 2>err ||
	fail "-inf: $(cat err)"
test "$(cat out)" = '[-inf -inf]' || fail "-inf: $(cat out)"
try 3 'a number was expected' poprun "$add3" --input=infinite --input=1 --input=1
try 3 'is no value of element type' poprun int.mlir --input=nan --input=1 --input=1
poprun int.mlir --input=-7 --input=2e2 --input=true >out 2>err ||
	fail "integers: $(cat err)"
test "$(tr '\n' ' ' <out)" = '-7 200 True ' || fail "integers: $(cat out)"
# Random integers are refused where the type lacks some of them.
for v in '0,9 0,257 0,2' '0,9 -1,4 0,2' '0,9 0,256 0,3' '-2147483649,0 0,9 0,1'
do
	set --
	for range in $v
	do
		set -- "$@" --input="{fill: int, lo: ${range%,*}, hi: ${range#*,}}"
	done
	try 3 'fill int: .* of element type' poprun int.mlir "$@"
done
poprun int.mlir --input='{fill: int, lo: -2147483648, hi: 2147483648}' \
	--input='{fill: int, lo: 0, hi: 256}' \
	--input='{fill: int, lo: 0, hi: 2}' >out 2>err ||
	fail "random integers: $(cat err)"
# More than 2^32 values: the lowest ones came alone.
cat >wide.mlir <<'M'
func.func @main(%x: tensor<64xi64>) -> (tensor<i64>, tensor<i64>) {
  %lo = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %hi = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %0 = stablehlo.reduce(%x init: %lo) applies stablehlo.minimum across dimensions = [0] : (tensor<64xi64>, tensor<i64>) -> tensor<i64>
  %1 = stablehlo.reduce(%x init: %hi) applies stablehlo.maximum across dimensions = [0] : (tensor<64xi64>, tensor<i64>) -> tensor<i64>
  return %0, %1 : tensor<i64>, tensor<i64>
}
M
poprun wide.mlir --input='{fill: int, lo: 0, hi: 1000000000000}' >out 2>err ||
	fail "wide: $(cat err)"
tr '\n' ' ' <out | {
	read -r lo hi
	test "$lo" -ge 0 && test "$lo" -lt 200000000000 &&
		test "$hi" -gt 800000000000 && test "$hi" -lt 1000000000000
} || fail "wide: $(cat out)"
# Lists of lists have a shape; one list of all values has none.
cat >two.mlir <<'M'
func.func @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  return %x : tensor<2x3xf32>
}
M
try 3 'the lists are 3x2xf32, expected 2x3xf32' poprun two.mlir \
	--input='[[1,2],[3,4],[5,6]]'
try 3 'the lists are 2x3x1xf32, expected 2x3xf32' poprun two.mlir \
	--input='[[[1],[2],[3]],[[4],[5],[6]]]'
try 3 'the lists are 1x1xf32' poprun two.mlir --input='[[1]]'
try 3 'differ in length' poprun two.mlir --input='[[1,2,3,4],[5,6]]'
try 3 'numbers and lists stand side by side' poprun two.mlir \
	--input='[[1,2,3],4,5,6]'
try 3 'the lists are 3x2xf32' poprun two.mlir \
	--input='{fill: values, values: [[1,2],[3,4],[5,6]]}'
for v in '[[1,2,3],[4,5,6]]' '[1,2,3,4,5,6]' \
	'{fill: values, values: [[1,2,3],[4,5,6]]}' \
	'{fill: values, values: [1,2,3,4,5,6]}'
do
	poprun two.mlir --input="$v" >out 2>err || fail "$v: $(cat err)"
	test "$(tr -d '\n' <out)" = '[[1. 2. 3.] [4. 5. 6.]]' ||
		fail "$v: $(cat out)"
done
poprun two.mlir --input=7 >out 2>err || fail "7: $(cat err)"
try 2 'name of a .npy file behind @' poprun two.mlir --input=@
try 2 'name of a .npy file behind @' poprun two.mlir --input=0=@
# Complex numbers as Python writes them; not for other types.
cat >complex.mlir <<'M'
func.func @main(%x: tensor<4xcomplex<f32>>, %y: tensor<complex<f64>>) -> (tensor<4xcomplex<f32>>, tensor<complex<f64>>) {
  return %x, %y : tensor<4xcomplex<f32>>, tensor<complex<f64>>
}
M
poprun complex.mlir --input='[1+2j, (3-4.5e-1j), -2j, 5]' --input=1e-3-infj \
	>out 2>err || fail "complex: $(cat err)"
test "$(tr '\n' ' ' <out)" = \
	'[1.+2.j   3.-0.45j 0.-2.j   5.+0.j  ] (0.001-infj) ' ||
	fail "complex: $(cat out)"
try 3 'is no value of element type' poprun "$add3" --input=1+2j --input=1 --input=1
try 3 'a number was expected' poprun "$add3" --input=1+2k --input=1 --input=1

# A path with a space ends the flags, which is said; in quotes it does not.
export TF_POPLAR_FLAGS="--executable_cache_path=$PWD/a b"
try 0 "'b' and what follows is ignored" popc "$add3"
export TF_POPLAR_FLAGS="--executable_cache_path='$PWD/a b'"
popc "$add3" >out 2>err || fail "quotes: $(cat err)"
grep -q ignored err && fail "quotes: $(cat err)"
test -d "a b" || fail 'quotes: no such cache'
export TF_POPLAR_FLAGS="--executable_cache_path=$PWD/cache"

# What is compiled already takes no options of graphs.
key=$(popc key "$add3")
popc "$add3" >out 2>err || fail "compile: $(cat err)"
try 2 'is an executable; --shape' poprun "$key" --shape=0=2 --input=1 --input=1 --input=1
try 2 'is an executable; --custom-op' poprun "cache/$key.poplar_exec" --custom-op=a="$add3" --input=1 --input=1 --input=1
try 2 'its arguments: 0, 1, 2' popc "$add3" --shape=7=2

# An entry that is damaged, by its key: a graph is compiled again, a key not.
cp "cache/$key.poplar_exec" whole
for n in 300 0
do
	chmod u+w "cache/$key.poplar_exec"
	head -c $n whole >"cache/$key.poplar_exec"
	try 6 '' poprun "$key" --input=1 --input=1 --input=1
	cp whole "cache/$key.poplar_exec"
	head -c $n whole >"cache/$key.poplar_exec"
	try 6 '' popc inspect "$key"
	cp whole "cache/$key.poplar_exec"
done

# Text that is cut off is said to be.
n=$(wc -c <"$add3")
for cut in 40 150 200 250 300 350
do
	test $cut -lt "$n" || continue
	head -c $cut "$add3" >cut.mlir
	try 3 'cut off\|end of the input\|closing\|without end' popc cut.mlir
done

# So are arrays, by every byte; that is not memory that runs out.
poprun "$add3" --input=1 --input=1 --input=1 -o whole.npz >out 2>err ||
	fail "whole.npz: $(cat err)"
n=$(wc -c <whole.npz)
for less in 1 70 73 74 75 76 80
do
	head -c $((n - less)) whole.npz >cut.npz
	poprun "$add3" --inputs=cut.npz >out 2>err
	case $? in
	2 | 3) ;;
	*) fail "cut.npz, $less bytes less: $(cat out)" ;;
	esac
	grep -q 'out of memory' err && fail "cut.npz, $less bytes less"
done

# Members of other names are arrays if they begin as one, as in numpy.load;
# structures are called so.
if command -v python3 >/dev/null
then
	python3 - <<'P'
import struct, zipfile
def npy(descr, data, shape="(2,)"):
    h = "{'descr': %s, 'fortran_order': False, 'shape': %s, }" % (descr, shape)
    h += " " * (63 - (10 + len(h)) % 64) + "\n"
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(h)) + h.encode() + data
f = npy("'<f4'", struct.pack("<2f", 1, 2))
s = npy("[('a', '<f4')]", struct.pack("<2f", 1, 2))
for kind in "stored", "packed":
    how = zipfile.ZIP_DEFLATED if kind == "packed" else zipfile.ZIP_STORED
    with zipfile.ZipFile(kind + ".npz", "w", how) as z:
        z.writestr("in0", f)
        z.writestr("README", "no array")
        z.writestr("empty", "")
        z.writestr("in1.npy", f)
        z.writestr("2", f)
    with zipfile.ZipFile(kind + "_s.npz", "w", how) as z:
        z.writestr("in0.npy", s)
P
	for kind in stored packed
	do
		try 0 '' poprun "$add3" --inputs=$kind.npz
		test "$(cat out)" = '[4. 8.]' || fail "$kind: $(cat out)"
		try 3 "${kind}_s.npz: .*in0.*: the elements are structures" \
			poprun "$add3" --inputs=${kind}_s.npz
	done
fi

# A difference has a size only where both numbers are finite.
poprun "$add3" --input='[nan, 1]' --input=1 --input=1 --expected=whole.npz \
	>out 2>err && fail "nan: $(cat err)"
grep -q 'got nan, expected 4 (rtol' err || fail "nan: $(cat err)"
poprun "$add3" --input='[nan, 2]' --input=1 --input=1 --expected=whole.npz \
	>out 2>err && fail "nan and 2: $(cat err)"
grep -q 'got nan, expected 4; largest difference 2 (rtol' err ||
	fail "nan and 2: $(cat err)"
# A device without an end is no input.
try 3 '/dev/zero: larger than the limit' popc /dev/zero
try 3 '/dev/zero: larger than the limit' poprun "$add3" --input=@/dev/zero
popc - </dev/zero >out 2>err
test $? -eq 3 || fail "standard input without an end"

# What a file of inputs is, its first bytes say.
poprun "$add3" --input='[1,2]' --input=1 --input=1 --output=r.npz ||
	fail "r.npz"
cp r.npz r
try 3 'r: member .*out0' poprun "$add3" --inputs=r
poprun "$add3" --input='[1,2]' --input=1 --input=1 --output=r.npy ||
	fail "r.npy"
try 3 'one argument; give it with --input=@r.npy' poprun "$add3" --inputs=r.npy
try 2 'takes 3 arguments, and all' poprun "$add3" --input=1 --input=1 --input=1 \
	--input=1
try 3 "member 'out0': .*it takes in0, in1, in2$" poprun "$add3" --inputs=r.npz
sed 's/%arg0/%left/g' "$add3" >named.mlir
try 2 "no argument 'x'; it takes 'left', in1, in2$" poprun named.mlir --input=x=1
# A name that none has was passed over where the value is a list or a recipe.
try 2 "no argument 'x'; it takes 'left', in1, in2$" poprun named.mlir \
	--input='x=[1, 2]'
try 2 "no argument '3'; it takes 'left', in1, in2$" poprun named.mlir \
	--input='3={fill: const, value: 1}'
key=$(popc key "$add3")
try 2 "no argument 'x'; it takes in0, .*graphs only" poprun "$key" --input=x=1

# One long step does not outlast --timeout, nor a signal.  The thread sanitizer
# keeps signals back until a system call, which a step does not make.
case ${POP_SAN:-} in
*thread*)
	echo "# long steps are left out: signals wait under the thread sanitizer"
	exit $bad
	;;
esac
cat >long.mlir <<'M'
func.func @main(%x: tensor<5000x5000xf32>) -> tensor<5000x5000xf32> {
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<5000x5000xf32>, tensor<5000x5000xf32>) -> tensor<5000x5000xf32>
  %1 = stablehlo.dot_general %0, %x, contracting_dims = [1] x [0] : (tensor<5000x5000xf32>, tensor<5000x5000xf32>) -> tensor<5000x5000xf32>
  return %1 : tensor<5000x5000xf32>
}
M
popc long.mlir >out 2>err || fail "long.mlir: $(cat err)"
export POPC_ISA=generic POPC_THREADS=1
try 11 '--timeout=0.05: the run took longer' poprun long.mlir --input=1 --timeout=0.05
poprun long.mlir --input=1 >out 2>err &
pid=$!
while kill -0 $pid 2>/dev/null && ! grep -q attached err; do sleep 0.1; done
sleep 1
kill -TERM $pid
wait $pid
got=$?
test $got -eq 12 || test $got -eq 143 || fail "SIGTERM: exit status $got"
poprun devices | grep -q "$pid" && fail 'the device is still held'
unset POPC_ISA POPC_THREADS
exit $bad
