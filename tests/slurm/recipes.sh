#!/bin/sh
# The batch recipes of pop(7), each against a Slurm of its own.
. "$POP_ROOT/tests/case.sh"
PATH=$PATH:/usr/sbin
for need in slurmctld slurmd munged sbatch
do
	command -v $need >/dev/null || {
		echo "$need is not installed"
		exit 77
	}
done
test "$(id -u)" -eq 0 || {
	echo "a Slurm of one's own needs root"
	exit 77
}
test -z "$POP_SAN" || {
	echo "Slurm's own limits of time do not fit sanitizers"
	exit 77
}
here=$POP_ROOT/tests/slurm
trap 'sh "$here/cluster.sh" stop "$PWD/slurm"' EXIT
sh "$here/cluster.sh" start "$PWD/slurm" || {
	tail -n 5 slurm/*.out
	fail "Slurm did not start"
	exit 1
}
SLURM_CONF=$PWD/slurm/slurm.conf
TF_POPLAR_FLAGS=--executable_cache_path=$PWD/shared
export SLURM_CONF TF_POPLAR_FLAGS

state() { # job
	scontrol show job "$1" 2>/dev/null |
		sed -n 's/.*JobState=\([A-Z_]*\).*/\1/p' | sort -u | tr '\n' ' '
}
wait_for() { # state job
	n=1200
	until test "$(state "$2")" = "$1 "
	do
		n=$((n - 1))
		test $n -gt 0 || {
			fail "job $2 is $(state "$2"), expected $1: $(cat ./*.out)"
			return 1
		}
		sleep 0.05
	done
}
submit() { # sbatch options and command; prints the job
	sbatch --parsable --output=%j.out "$@"
}

: >manifest
for i in 0 1 2 3 4 5
do
	cat >g$i.mlir <<M
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %c = stablehlo.constant dense<$i.5> : tensor<2xf32>
  %0 = stablehlo.add %x, %c : tensor<2xf32>
  return %0 : tensor<2xf32>
}
M
	echo "g$i.mlir" >>manifest
done

# An array compiles its shares into a shared directory; what depends on it
# finds hits only.
a=$(submit --array=0-2 \
	--wrap='popc --manifest=manifest --shard=$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT')
b=$(submit --dependency=afterok:"$a" \
	--wrap='popc --require-hit --manifest=manifest && poprun g1.mlir --input="[1,2]"')
wait_for COMPLETED "$b"
wait_for COMPLETED "$a"
test "$(grep -c ' hit ' "$b".out)" -eq 6 || fail "hits: $(cat "$b".out)"
grep -q '^\[2.5 3.5\]$' "$b".out || fail "result: $(cat "$b".out)"

# What fails for good ends what depends on it.
echo 'func.func' >broken.mlir
a=$(submit --wrap='popc broken.mlir')
wait_for FAILED "$a"
scontrol show job "$a" | grep -q 'ExitCode=3:0' || fail "status of a bad graph"

# A job that is told that its time is over ends with 12, is put back into the
# queue, and goes on.
k=$(popc key g5.mlir)
popc rm "$k"
flock --no-fork "shared/.popcache/lock/$k" sleep 600 &
holder=$!
cat >requeue.sh <<'S'
#!/bin/sh
exec popc g0.mlir g5.mlir
S
a=$(submit --requeue requeue.sh)
n=1200
until grep -q 'waiting for' "$a".out 2>/dev/null
do
	n=$((n - 1))
	test $n -gt 0 || {
		fail "does not wait: $(cat "$a".out)"
		break
	}
	sleep 0.05
done
scancel --signal=USR1 --batch "$a"
n=1200
until scontrol show job "$a" | grep -q 'Restarts=1'
do
	n=$((n - 1))
	test $n -gt 0 || {
		fail "not requeued: $(scontrol show job "$a")"
		break
	}
	sleep 0.05
done
kill $holder
wait $holder 2>/dev/null
scontrol release "$a" 2>/dev/null
scontrol update jobid="$a" starttime=now 2>/dev/null
n=1200
until test "$(state "$a")" = "COMPLETED "
do
	# Slurm may give a job up that it put back, if the node was not ready.
	test "$(state "$a")" = "FAILED " && {
		a=$(submit requeue.sh)
		wait_for COMPLETED "$a"
		break
	}
	n=$((n - 1))
	test $n -gt 0 || {
		fail "after the requeue: job $a is $(state "$a")"
		break
	}
	sleep 0.05
done
grep -q compiled "$a".out || fail "after the requeue: $(cat "$a".out)"

# Steps that share one IPU wait for it.
a=$(submit --ntasks=2 --export=ALL,IPUS=1 \
	--wrap='srun --ntasks=2 poprun g2.mlir --connection-type=ON_DEMAND --input="[1,2]"')
wait_for COMPLETED "$a"
test "$(grep -c '^\[3.5 4.5\]$' "$a".out)" -eq 2 || fail "steps: $(cat "$a".out)"

# One file to the node's own disk; from there, hits without the shared one.
popc pack -o bundle.tar.zst --manifest=manifest >/dev/null || fail "pack"
cat >stage.sh <<S
#!/bin/sh
set -e
sbcast --force bundle.tar.zst $PWD/local.tar.zst
export TF_POPLAR_FLAGS=--executable_cache_path=$PWD/local
srun --ntasks=1 popc unpack $PWD/local.tar.zst
srun --ntasks=1 poprun g3.mlir --input='[1,2]'
popc --require-hit --manifest=manifest
S
mv shared away
a=$(submit stage.sh)
wait_for COMPLETED "$a"
grep -q '^\[4.5 5.5\]$' "$a".out || fail "staged: $(cat "$a".out)"
test -e shared && fail "the shared directory was touched"
exit $bad
