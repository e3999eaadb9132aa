#!/bin/sh
# The epoch: executables of the test graphs have the digests of
# tests/data/epoch.txt.  When a change of the compiler changes them, raise
# POP_COMPILER_EPOCH in lib/exe/format.h, or keys would name two programs, and
# write the list anew: UPDATE=1 tests/run.sh tests/cmd/epoch.sh
set -u
list=$POP_ROOT/tests/data/epoch.txt
export TF_POPLAR_FLAGS="--executable_cache_path=$PWD/cache"
epoch=$(popc version | sed -n 's/.*epoch \([0-9]*\),.*/\1/p')
{
	echo "epoch $epoch"
	for g in "$POP_ROOT"/tests/data/models/*/graph.mlir
	do
		popc "$g" 2>/dev/null | {
			read -r key how path
			test "$how" = compiled || echo "$g: not compiled" >&2
			echo "$(sha256sum <"$path" | cut -d' ' -f1) $key $(basename "$(dirname "$g")")"
		}
	done
} >new
if test -n "${UPDATE:-}"
then
	cp new "$list"
	exit 0
fi
if test "$(head -n 1 new)" != "$(head -n 1 "$list")"
then
	echo "the list is of another epoch: write it anew with UPDATE=1"
	exit 1
fi
diff "$list" new && exit 0
echo "executables changed and the epoch did not: raise POP_COMPILER_EPOCH"
exit 1
