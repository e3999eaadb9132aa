#!/bin/sh
# The arena of every model is at most 1.15 times what is live at one time, but
# for the 64 bytes to which each buffer is rounded.
set -eu
export TF_POPLAR_FLAGS="--executable_cache_path=$PWD/cache"
number() { # name file
	sed -nE "s/^  \"$1\": ([0-9]+),?\$/\1/p" "$2"
}
for d in "$POP_ROOT"/tests/data/models/*/ "$POP_SHARED"/models/*/
do
	test -f "$d/graph.mlir" || continue
	key=$(popc -q "$d/graph.mlir" | cut -d ' ' -f 1)
	popc inspect --json "$key" >out.json
	arena=$(number arena_bytes out.json)
	live=$(number live_bytes out.json)
	all=$(number buffer_bytes out.json)
	test "$live" -gt 0
	test "$live" -le "$arena"
	test "$live" -le "$all"
	test "$arena" -le $((live * 115 / 100 + 1024)) || {
		echo "$d: arena of $arena bytes, $live of them live"
		exit 1
	}
done
