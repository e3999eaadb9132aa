#!/bin/sh
# popc ls: every field, sorting, filters and formats, and what is wrong in them.
. "$POP_ROOT/tests/case.sh"
use "$PWD/c"
LOGNAME=me
export LOGNAME
is() { # want options...
	want=$1
	shift
	got=$(popc ls "$@" 2>&1 | tr '\n' ';')
	test "$got" = "$want" || fail "ls $*: '$got', expected '$want'"
}
refused() { # text options...
	want=$1
	shift
	popc ls "$@" >out 2>&1
	test $? -eq 2 || fail "ls $*: not refused: $(cat out)"
	grep -q -- "$want" out || fail "ls $*: expected '$want': $(cat out)"
}
mkdir c
is ''

for n in 2 4096 64
do
	cat >g$n.mlir <<M
func.func @main(%x: tensor<${n}xf32>) -> tensor<${n}xf32> {
  %i = stablehlo.constant dense<[$(seq -s , "$n")]> : tensor<${n}xf32>
  %0 = stablehlo.add %x, %i : tensor<${n}xf32>
  return %0 : tensor<${n}xf32>
}
M
	popc g$n.mlir >/dev/null || fail "compile g$n.mlir"
done
popc --auto-select-ipus=2 --log-cycle-count=3 g2.mlir >/dev/null
one=$(popc key g2.mlir)
popc pin "$one" >/dev/null
touch -d '3 days ago' c/"$one".poplar_exec
mkdir -p c/.popcache/use
touch -d '2 days ago' c/.popcache/use/"$one"
echo text >c/notes.txt
: >c/277a08fe4c20b50.poplar_exec

# Sorting: by one field and the next, either way; what is not known comes last.
is 'g2.mlir;g2.mlir;g64.mlir;g4096.mlir;' --sort=size --format='{source}'
is 'g4096.mlir;g64.mlir;g2.mlir;g2.mlir;' --sort=-size --format='{source}'
is '1;0;0;0;' --sort=-pinned,size --format='{pinned}'
is 'g2.mlir;g2.mlir;' --sort=source,-ops --limit=2 --format='{source}'
is 'original;foreign;entry;entry;entry;entry;' -a --sort=-kind --format='{kind}'
is 'g2.mlir;g2.mlir;g4096.mlir;g64.mlir;-;-;' -a --sort=source --format='{source}'
is '' --limit=0

# Filters.
is 'g4096.mlir;' --filter='size>8K' --format='{source}'
is 'g64.mlir;' --filter='size<=8K' --filter='source!=g2.mlir' --format='{source}'
is "$one;" --filter='age>60h' --format='{key}'
is "$one;" --filter='idle>1d' --format='{key}'
is '' --filter='idle>3d'
is "$one;" --filter="made<$(date -u -d '1 day ago' +%Y-%m-%dT%H:%M:%SZ)" --format='{key}'
is "$one;" --filter=pinned=1 --format='{key}'
is 'g2.mlir;' --filter='target~2 IPUs' --format='{source}'
is 'log_cycle_count=3;' --filter='options~cycle' --format='{options}'
is '2;2;2;2;' --filter="epoch=$(popc version | sed -n 's/.*epoch \([0-9]*\),.*/\1/p')" --format='{ops}'
is '' --filter=epoch=0
is 'g2.mlir;g2.mlir;' --filter='source~g2' --format='{source}'
is 'g4096.mlir;g64.mlir;' --filter='source!~g2' --sort=-size --format='{source}'
is 'notes.txt;' -a --filter=kind=foreign --format='{name}'
is '277a08fe4c20b50.poplar_exec;' -a --filter=kind=original --format='{name}'

# What would choose nothing, whatever there is, is refused.
for v in kind=bogus 'kind!=entries' pinned=2 'pinned!=yes'
do
	status 2 popc ls --filter="$v"
	grep -q -- "--filter=$v: expected" err || fail "$v: $(cat err)"
done
is 'notes.txt;' -a --filter=kind~for --format='{name}'

# Formats: widths, escapes, what is not known.
is "a	b;" --filter=key="$one" --format='a\tb'
is '[g2.mlir   ] [     2];' --filter=key="$one" --format='[{source:10}] [{ops:6}]'
is 'notes.txt - -;' -a --filter=name=notes.txt --format='{name} {key} {ops}'
fields=$(popc ls --help | sed -n '/^Fields:/,/\.$/p' | tr -d ':;.' |
	tr ' ' '\n' | grep -v '^Fields$\|^$')
for f in $fields
do
	popc ls --sort="$f" --format="{$f}" >out 2>&1 || fail "field $f: $(cat out)"
	test "$(wc -l <out)" -eq 4 || fail "field $f: $(cat out)"
done
test "$(echo $fields | wc -w)" -eq 24 || fail "fields: $fields"
is "me;" --filter=key="$one" --format='{user}'
popc ls --filter=key="$one" --format='{peak}' >out
test "$(cat out)" -gt 100000 || fail "peak memory: $(cat out)"

refused "nearest is 'size'" --sort=szie
refused "nearest is 'source'" --format='{sorce}'
refused 'expected FIELD' --filter=size
refused 'expected bytes' --filter='size>big'
refused 'expected a time' --filter='age>long'
refused 'expected a time' --filter='made<2026-13-01'
refused "does not compare" --filter='source>a'
refused "does not compare" --filter='size~1'
refused "without '}'" --format='{key'
refused 'expected a width' --format='{key:wide}'
refused 'at least 0' --limit=-5
refused 'takes no arguments' x

if command -v python3 >/dev/null
then
	popc ls --json --sort=-size --format='{source}{size}{seconds}' >out
	python3 - <<'P' || fail "JSON: $(cat out)"
import json
d = json.load(open("out"))
assert d["schema"] == 1 and d["entries"] == 4
f = d["files"][0]
assert f["source"] == "g4096.mlir" and f["size"] > 16000 and f["seconds"] > 0
assert set(f) == {"source", "size", "seconds"}
P
fi

# A listing looks at each file once, and opens none.
if command -v strace >/dev/null && strace -o trace true 2>/dev/null
then
	strace -f -e trace=file -o trace popc ls >/dev/null
	test "$(grep -c "$one" trace)" -eq 1 || fail "calls: $(grep "$one" trace)"
fi
# Who compiled: the command that was given, not the compiler that poprun started.
mkdir given
TF_POPLAR_FLAGS=--executable_cache_path=$PWD/given poprun -q \
	"$POP_ROOT/tests/data/models/add3/graph.mlir" --input=1 --input=1 \
	--input=1 >/dev/null || fail "poprun: status $?"
grep -q '^command .*poprun -q .*--input=1$' given/.popcache/info/* ||
	fail "command: $(cat given/.popcache/info/*)"
exit $bad
