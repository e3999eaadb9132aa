#!/bin/sh
# popc beside ccache 4, on what both do: a hit, the statistics, keeping the
# cache within bounds, and a walk over all entries.
#
#   tests/perf/compare_ccache.sh [N]    N entries in each cache, default 300
#                                       BIN=build/plain  CC=cc
#
# Calls alternate; shown are medians of whole processes, from posix_spawn to
# exit, and the ratio of ccache's to ours: above 1 is faster than ccache.
# ccache holds objects of N small C files, popc executables of N small graphs,
# both in a temporary directory (TMPDIR) that goes in the end.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
bin=$(cd "${BIN:-$root/build/plain}" && pwd)
for tool in ccache python3 "${CC:-cc}"
do
	command -v "$tool" >/dev/null || {
		echo "compare_ccache.sh: there is no $tool" >&2
		exit 77
	}
done
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
export HOME="$dir" XDG_CACHE_HOME="$dir/xdg" CCACHE_DIR="$dir/ccache"
export TF_POPLAR_FLAGS="--executable_cache_path=$dir/popc"
unset POPC_CACHE_BASES POPC_LOG CCACHE_CONFIGPATH CCACHE_DISABLE || true
mkdir "$dir/w"
cd "$dir/w"

n=${1:-300}
i=0
while test $i -lt "$n"
do
	echo "int f$i(int x) { return x * $i + 1; }" >$i.c
	cat >$i.mlir <<-END
	module {
	  func.func @main(%a: tensor<4xi32>) -> tensor<4xi32> {
	    %c = stablehlo.constant dense<$i> : tensor<4xi32>
	    %0 = stablehlo.multiply %a, %c : tensor<4xi32>
	    return %0 : tensor<4xi32>
	  }
	}
	END
	i=$((i + 1))
done
for f in *.c
do
	ccache "${CC:-cc}" -c "$f" -o out.o
done
"$bin/popc" -q --jobs=auto *.mlir >/dev/null
ccache --version | head -n 1
"$bin/popc" --version | head -n 1

cat >times.py <<'END'
import os, statistics, sys, time

popc, cc = sys.argv[1:3]
null = [(os.POSIX_SPAWN_OPEN, f, "/dev/null", os.O_RDWR, 0) for f in (1, 2)]


def seconds(argv):
    t = time.perf_counter()
    pid = os.posix_spawnp(argv[0], argv, os.environ, file_actions=null)
    status = os.waitpid(pid, 0)[1]
    t = time.perf_counter() - t
    if status:
        sys.exit(f"{' '.join(argv)}: status {status}")
    return t


rows = [
    ("hit", 201, ["ccache", cc, "-c", "1.c", "-o", "out.o"], [popc, "1.mlir"]),
    ("statistics", 101, ["ccache", "-s"], [popc, "stats"]),
    ("gc, nothing to do", 31, ["ccache", "-c"], [popc, "gc"]),
    ("walk over all entries (ccache -x, popc ls)", 31,
     ["ccache", "-x"], [popc, "ls"]),
    # ccache -x reads the head of each entry, popc verify every byte.
    ("check of all entries (ccache -x, popc verify)", 31,
     ["ccache", "-x"], [popc, "verify"]),
    ("gc that removes most, once",
     1, ["ccache", "--evict-older-than", "0s"],
     [popc, "gc", "--max-count=1"]),
]
print(f"{'':46} {'ccache':>10} {'popc':>10}  ratio")
for name, rounds, theirs, ours in rows:
    a, b = [], []
    for _ in range(rounds):
        a.append(seconds(theirs))
        b.append(seconds(ours))
    x, y = statistics.median(a), statistics.median(b)
    print(f"{name:46} {x * 1e3:7.3f} ms {y * 1e3:7.3f} ms {x / y:6.2f}")
END
python3 times.py "$bin/popc" "${CC:-cc}"
