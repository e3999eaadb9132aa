#!/bin/sh
# A pool of one IPU and two processes: ALWAYS fails at once, ON_DEMAND waits
# and then runs, a killed holder frees its IPU.
set -u
graph=$POP_ROOT/tests/data/models/add3/graph.mlir
loop=$PWD/loop.mlir
export TF_POPLAR_FLAGS="--executable_cache_path=$PWD/cache --on_demand_device_poll_time=100"
echo 'ipus: 1' >pool.yaml
bad=0

fail() {
	echo "not ok: $*"
	sed 's/^/  | /' out err
	bad=1
}

# A program that holds its IPU until it is killed.
cat >"$loop" <<'M'
func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.while(%i = %arg0) : tensor<f32>
  cond {
    %c = stablehlo.compare LT, %i, %i, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %n = stablehlo.not %c : tensor<i1>
    stablehlo.return %n : tensor<i1>
  } do {
    %a = stablehlo.add %i, %i : tensor<f32>
    stablehlo.return %a : tensor<f32>
  }
  return %0 : tensor<f32>
}
M

hold() {
	poprun "$loop" --config=pool.yaml --input=0 >hold.out 2>hold.err &
	holder=$!
	for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20
	do
		grep -q 'attached to' hold.err && return
		sleep 0.1
	done
	fail "the holder does not attach: $(cat hold.err)"
}

run() { # want-status option...
	want=$1
	shift
	poprun "$graph" --config=pool.yaml --input='[1,1]' --input='[0,1]' \
		--input='[1,5]' "$@" >out 2>err
	got=$?
	test $got -eq "$want" || fail "$*: exit status $got, expected $want"
}

hold
run 10
grep -q 'Could not find an available device for TensorFlow virtual device' err ||
	fail "the text of ALWAYS is missing"

# ON_DEMAND gives up after its time ...
run 11 --connection-type=ON_DEMAND --on-demand-device-timeout=300
grep -q 'Timed out trying to find an available device' err ||
	fail "the text of the time-out is missing"

# ... or gets the IPU of a holder that is killed once it waits.
rm -f err
(
	for i in $(seq 100)
	do
		grep -qs 'Waiting for one to become available' err && break
		sleep 0.1
	done
	kill -9 $holder
) &
run 0 --connection-type=ON_DEMAND
test "$(grep -c 'Waiting for one to become available' err)" -eq 1 ||
	fail "does not say once that it waits"
test "$(tail -n 1 out)" = '[3. 8.]' || fail "wrong result after waiting"
wait
run 0
exit $bad
