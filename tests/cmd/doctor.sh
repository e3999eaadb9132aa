#!/bin/sh
# popc doctor finds what is wrong and nothing else; messages about settings
# say which one and what would be right.
set -u
export HOME="$PWD" POPC_RUN_DIR="$PWD/run"
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
	"$@" >out 2>err </dev/null
	got=$?
	test $got -eq "$want" || fail "$*: exit status $got, expected $want"
	cat out err | grep -q -- "$text" || fail "$*: no '$text'"
}
doctor() { # status text path
	TF_POPLAR_FLAGS="--executable_cache_path=$3" \
		try "$1" "$2" popc doctor
}

# A directory that popc would make is no problem.
doctor 0 'nothing is wrong' cache
doctor 0 'nothing is wrong' ./a/b/c
doctor 0 'nothing is wrong' "$PWD/a/b"
: >file
doctor 2 'file/x cannot be created\|file/x.*Not a directory' file/x
mkdir top
doctor 2 'nowhere cannot be read' "top:$PWD/nowhere"
doctor 2 'is empty' :
TF_POPLAR_FLAGS='' try 2 'version must be set' \
	popc doctor --connection-type=NEVER
try 0 'nothing is wrong' popc doctor --connection-type=NEVER --ipu-version=ipu2

try 2 'cache_max_size=20Q: expected a number' \
	env POPC_CACHE_MAX_SIZE=20Q popc doctor
try 0 'cache.older_than  *30d' env POPC_CACHE_OLDER_THAN=30d popc doctor

# Names are those of pop.conf(5).
try 0 'floating_point_behaviour.inv' popc doctor --all
grep -q 'fp_inv\|matmuls_clear_pass_type\|cache_max_size' out &&
	fail "names: $(cat out)"
# What a run would only find when it begins, or not tell at all.
POPC_RUN_DIR=/dev/null try 2 'POPC_RUN_DIR: /dev/null cannot be written' \
	popc doctor
try 2 'POPLAR_LOG_DEST: nowhere/log cannot be written' \
	env POPLAR_LOG_DEST=nowhere/log popc doctor
try 2 "POPC_STATS_LOG: $PWD/top cannot be written: Is a directory" \
	env POPC_STATS_LOG="$PWD/top" popc doctor
for f in file top/log stderr
do
	try 0 'nothing is wrong' env POPLAR_LOG_DEST=$f popc doctor
done
try 0 'nothing is wrong' env POPC_STATS_LOG="$PWD/top/stats" popc doctor
test ! -e top/stats || fail "doctor made a log"

export TF_POPLAR_FLAGS="--executable_cache_path=$PWD/cache"
try 3 'nosuch.yaml: there is no such file' popc --config=nosuch.yaml "$add3"
try 2 'path=VALUE' env TF_POPLAR_FLAGS='--executable_cache_path x' \
	popc "$add3"
try 2 "POPC_LOG: 'xx' is not .*debug" env POPC_LOG=xx popc "$add3"
try 2 'emit-fd=-2' popc --emit-fd=-2 "$add3"
try 3 'HOME' env -u HOME TF_POPLAR_FLAGS='--executable_cache_path=~/x' \
	popc "$add3"
test ! -e '~' || fail "a directory named ~"
try 0 'executable_cache_path: dir' env TF_POPLAR_FLAGS=--help \
	popc --no-store "$add3"
try 2 'takes no arguments' popc version x

# Which program runs is asked of the kernel: under another name, by a link, and
# beside a folder whose name begins alike.
mkdir near near2
cp "$(command -v popc)" near/popc-old
cp "$(command -v popc)" near/popc
cp "$(command -v popc)" near2/popc
try 0 "$PWD/near/popc-old" near/popc-old version
try 0 '/near/popc-old"' near/popc-old version --json
ln -s near link
PATH="$PWD/link:$PATH" try 0 'nothing is wrong' near/popc doctor
PATH="$PWD/near2:$PATH" try 2 'PATH finds .*/near2/popc before' near/popc doctor

# What only writing would show is found before the run, and before compiling.
set -- --input=1 --input=1 --input=1
for o in '-o x.txt' '-o nowhere/x.npz' --expected=nowhere.npz \
	--inputs=nowhere.npz
do
	# shellcheck disable=SC2086
	poprun "$add3" "$@" $o --executable-cache-path=early >out 2>err &&
		fail "$o: no failure"
	grep -q Compiled err && fail "$o: compiled first"
done
try 2 'expected -, a name' poprun "$add3" "$@" -o x.txt
try 13 'cannot write in nowhere' poprun "$add3" "$@" -o nowhere/x.npz
try 3 'no such file' poprun "$add3" "$@" --expected=nowhere.npz
try 3 'nowhere.npz: there is no such file' poprun "$add3" --inputs=nowhere.npz
try 2 'comes first: popc doctor' popc --executable-cache-path=x -q doctor
try 2 'comes first: poprun devices' poprun --json devices
try 2 'config must' poprun "$add3" "$@" --config=-

try 2 'at least 0' poprun "$add3" "$@" --expected=x.npz --rtol=-1
try 2 'no arguments' poprun devices x
try 2 'no arguments' popc doctor x
try 0 '' poprun "$add3" "$@" -o good.npz
try 0 '' poprun "$add3" "$@" --expected=good.npz
try 0 '' poprun "$add3" "$@" -o good.npy
try 0 '' poprun "$add3" "$@" --expected=good.npy
try 7 'out0, 2xf32: 2 of 2 differ' poprun "$add3" --input=1 --input=1 --input=2 \
	--expected=good.npy
head -c 90 good.npy >cut.npy
try 3 'cut.npy' poprun "$add3" "$@" --expected=cut.npy
# As numpy.savez("savez.npz", [4, 4]) names it, not outN.
try 0 '' poprun "$add3" "$@" --expected="$POP_ROOT/tests/data/savez.npz"
try 7 'out0, 2xf32: 2 of 2 differ' poprun "$add3" --input=1 --input=1 --input=2 \
	--expected="$POP_ROOT/tests/data/savez.npz"
cat >two.mlir <<'EOF'
func.func public @main(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  return %x, %x : tensor<2xf32>, tensor<2xf32>
}
EOF
try 0 '' poprun two.mlir --input=4 -o two.npz
try 3 'good.npy: has neither out1' poprun two.mlir --input=4 --expected=good.npy
try 3 'has out1, the program 1 result' \
	poprun "$add3" "$@" --expected=two.npz

# A popc that is none: its status and what it prints are not trusted.
mkdir bin
cp "$(command -v poprun)" bin/
printf '#!/bin/sh\nexit 99\n' >bin/popc
chmod +x bin/popc
TF_POPLAR_FLAGS=--executable_cache_path=new \
	try 1 'status 99' bin/poprun "$add3" "$@"
printf '#!/bin/sh\nexec yes\n' >bin/popc
TF_POPLAR_FLAGS=--executable_cache_path=new \
	try 1 'popc' timeout 20 bin/poprun "$add3" "$@"

# A limit that rounds to no time is still a limit.
cat >loop.mlir <<'EOF'
func.func public @main(%x: tensor<f32>) -> tensor<f32> {
  %i = stablehlo.constant dense<0> : tensor<i64>
  %n = stablehlo.constant dense<100000000000> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %0:2 = stablehlo.while(%a = %i, %b = %x) : tensor<i64>, tensor<f32>
   cond {
    %c = stablehlo.compare LT, %a, %n, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
   } do {
    %d = stablehlo.add %a, %one : tensor<i64>
    %e = stablehlo.sine %b : tensor<f32>
    stablehlo.return %d, %e : tensor<i64>, tensor<f32>
   }
  return %0#1 : tensor<f32>
}
EOF
try 11 'time' timeout 60 poprun loop.mlir --input=1 --timeout=1e-300
exit $bad
