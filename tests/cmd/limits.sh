#!/bin/sh
# Limits: threads are refused where they are set, and what --max-memory refuses
# is final.
. "$POP_ROOT/tests/case.sh"
use "$PWD/d"
graph 1 >g.mlir
says() {
	grep -q -- "$1" err || fail "no '$1': $(cat err)"
}
status 0 poprun g.mlir --input=1 --threads=2
# The run refused what settings had accepted, and blamed the executable.
status 2 poprun g.mlir --input=1 --threads=1025
says "threads: '1025' is not a whole number from 0 to 1024"
status 2 popc verify --threads=1025
status 2 env POPC_THREADS=4096 poprun g.mlir --input=1
says 'POPC_THREADS'
for n in 1025 2000 5000 999999999999
do
	status 0 env SLURM_CPUS_PER_TASK=$n popc doctor --all --json
	grep -A1 '"name": "threads"' out | grep -q '"1024"' ||
		fail "SLURM_CPUS_PER_TASK=$n: $(grep -A3 '"threads"' out)"
done
status 0 env SLURM_CPUS_PER_TASK=many popc doctor
says "SLURM_CPUS_PER_TASK: 'many' is ignored"
status 0 env SLURM_CPUS_PER_TASK=3 popc doctor --all --json
grep -A1 '"name": "threads"' out | grep -q '"3"' || fail "3: $(cat out)"

# 13 would be requeued for ever.
status 4 poprun g.mlir --input=1 --max-memory=16
says '--max-memory=16: .*16 are allowed'
status 0 poprun g.mlir --input=1 --max-memory=1G
exit $bad
