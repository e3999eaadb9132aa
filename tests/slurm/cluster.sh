#!/bin/sh
# A Slurm of one node on the loopback interface, in a directory of its own:
#
#   cluster.sh start DIR     then SLURM_CONF=DIR/slurm.conf
#   cluster.sh stop DIR
#
# Needs root, slurmctld, slurmd and munged.  Exit statuses 10 to 19 of a job
# put it back into the queue, as popc(1) advises.
set -u
dir=$2
port=$((20000 + $$ % 20000))

wait_until() { # seconds command...
	n=$(($1 * 20))
	shift
	while ! "$@" >/dev/null 2>&1
	do
		n=$((n - 1))
		test $n -gt 0 || return 1
		sleep 0.05
	done
}

spawn() { # name command...
	name=$1
	shift
	"$@" >"$dir/$name.out" 2>&1 &
	echo $! >>"$dir/pids"
}

idle() {
	test "$(sinfo -h -t idle -o %D)" = 1
}

start() {
	mkdir -p -m 755 "$dir" "$dir/state" "$dir/spool"
	mkdir -m 700 "$dir/munge"
	head -c 128 /dev/urandom >"$dir/munge/key"
	chmod 400 "$dir/munge/key"
	host=$(hostname -s)
	cat >"$dir/slurm.conf" <<C
ClusterName=popc
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$port
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$dir/munge.sock
CredType=cred/munge
CommunicationParameters=NoCtldInAddrAny,NoInAddrAny
StateSaveLocation=$dir/state
SlurmdSpoolDir=$dir/spool
SlurmctldPidFile=$dir/slurmctld.pid
SlurmdPidFile=$dir/slurmd.pid
PlugStackConfig=$dir/plugstack.conf
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
MpiDefault=none
SchedulerType=sched/builtin
SchedulerParameters=sched_interval=1,batch_sched_delay=0
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
ReturnToService=2
RequeueExit=10-19
KillWait=2
MinJobAge=120
SlurmdParameters=config_overrides
SrunPortRange=$((port + 100))-$((port + 199))
NodeName=n0 NodeHostname=$host NodeAddr=127.0.0.1 Port=$((port + 10)) CPUs=4 CoresPerSocket=4 RealMemory=1000 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
C
	: >"$dir/plugstack.conf"
	export SLURM_CONF="$dir/slurm.conf"
	spawn munged munged -F --force --key-file="$dir/munge/key" \
		--socket="$dir/munge.sock" --pid-file="$dir/munged.pid" \
		--log-file="$dir/munged.log" --seed-file="$dir/munge/seed"
	wait_until 10 munge -n --socket="$dir/munge.sock" </dev/null || return
	spawn slurmctld slurmctld -D -c
	spawn slurmd slurmd -D -N n0
	wait_until 60 idle
}

stop() {
	test -s "$dir/pids" || return
	# The last first: munged serves the others.
	for pid in $(tac "$dir/pids")
	do
		kill "$pid" 2>/dev/null
		n=200
		while kill -0 "$pid" 2>/dev/null && test $n -gt 0
		do
			sleep 0.05
			n=$((n - 1))
		done
		kill -9 "$pid" 2>/dev/null
	done
}

case $1 in
start) start ;;
stop) stop ;;
*) exit 2 ;;
esac
