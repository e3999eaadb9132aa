#!/bin/sh
# Where results go: what is no plain file is refused before anything runs,
# standard output is JSON or text and not both, and what --expected says names
# file and result.
. "$POP_ROOT/tests/case.sh"
use "$PWD/d"
add3=$POP_ROOT/tests/data/models/add3/graph.mlir
set -- --input=1 --input=1 --input=1
says() {
	grep -q -- "$1" err || fail "no '$1': $(cat err)"
}
mkdir dir.npz
mkfifo pipe.npz
ln -s /dev/null null.npz
for o in dir.npz pipe.npz null.npz
do
	status 2 timeout 20 poprun "$add3" "$@" -o $o
	says "$o is no regular file"
	test ! -e d || fail "$o: compiled first"
	status 2 timeout 20 popc pack -o $o
	says "$o is no regular file"
done
status 2 popc pack -o /dev/null

# The report or the results.
status 2 poprun "$add3" "$@" --json -o -
says '--output=- and --json'
status 0 poprun "$add3" "$@" -o want.npz
status 0 poprun "$add3" "$@" -o two.npz
ln -sf want.npz link.npz
status 0 poprun "$add3" --input=1 --input=1 --input=2 -o link.npz
test ! -L link.npz || fail "a link was written through"
status 7 poprun "$add3" "$@" --expected=link.npz --json
for m in '"status": 7' '"error": "1 of 1 results differ from link.npz"' \
	'"run_ns"'
do
	grep -q "$m" out || fail "--json: no $m: $(cat out)"
done
status 0 poprun "$add3" "$@" --expected=want.npz --json
grep -q '"status"\|"error"' out && fail "--json: $(cat out)"

# Tolerances beside it: none, good, damaged, damaged and not read.
echo 'outputs: [{atol: 1, rtol: 0}]' >meta.yaml
status 0 poprun "$add3" "$@" --expected=link.npz
echo 'outputs: [{atol: 1' >meta.yaml
status 3 poprun "$add3" "$@" --expected=link.npz
says 'meta.yaml'
status 7 poprun "$add3" "$@" --expected=link.npz --rtol=0 --atol=0
rm meta.yaml

cat >three.mlir <<'M'
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  return %x : tensor<3xf32>
}
M
status 3 poprun three.mlir --input=1 --expected=want.npz
says 'want.npz: out0: expected values are 2xf32, results 3xf32'
sed 's/f32/i32/g' three.mlir >int.mlir
status 3 poprun int.mlir --input=1 --expected=want.npz
says 'want.npz: out0: .*f32'

# Shares of a loop were of what was in it alone.
cat >loop.mlir <<'M'
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %i = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<500> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = stablehlo.while(%a = %i, %b = %x) : tensor<i32>, tensor<f32>
   cond {
    %c = stablehlo.compare LT, %a, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
   } do {
    %d = stablehlo.add %a, %one : tensor<i32>
    %e = stablehlo.sine %b : tensor<f32>
    stablehlo.return %d, %e : tensor<i32>, tensor<f32>
   }
  return %0#1 : tensor<f32>
}
M
status 0 poprun loop.mlir --input=1 --profile
grep -q while err || fail "no loop in $(cat err)"
awk '/step/ { for (i = 1; i < NF; i++)
	if ($(i + 1) == "%" && $i > 100.05) bad = 1 } END { exit bad }' err ||
	fail "shares: $(cat err)"

# A popc beside poprun that ends without a word.
mkdir bin
cp "$(command -v poprun)" bin
printf '#!/bin/sh\nexit 1\n' >bin/popc
chmod +x bin/popc
use "$PWD/new"
status 1 bin/poprun "$add3" "$@"
says 'popc ended with status 1'
# One result by two names: the eleventh, renamed in the archive.
x='tensor<f32>'
eleven=$(printf '%s, ' $x $x $x $x $x $x $x $x $x $x)$x
cat >eleven.mlir <<M
func.func @main(%x: $x) -> ($eleven) {
  return %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x : $eleven
}
M
status 0 poprun eleven.mlir --input=1 -o eleven.npz
LC_ALL=C sed 's/out10/arr_0/g' eleven.npz >both.npz
status 3 poprun eleven.mlir --input=1 --expected=both.npz
says 'both.npz: has both out0 and arr_0'
exit $bad
