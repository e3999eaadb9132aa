# --fill copies hits of a base into the writable directory, checked.
set -eu
bad=0
not() { # what
	echo "not ok: $1"
	bad=1
}
graph() { # n
	printf 'module {\n  func.func @main(%%a: tensor<4xi32>) -> tensor<4xi32> {\n    %%c = stablehlo.constant dense<%s> : tensor<4xi32>\n    %%0 = stablehlo.add %%a, %%c : tensor<4xi32>\n    return %%0 : tensor<4xi32>\n  }\n}\n' "$1"
}
count() { # dir
	ls "$1" 2>/dev/null | grep -c poplar_exec || true
}
for i in 1 2 3
do
	graph $i >$i.mlir
done
export TF_POPLAR_FLAGS=--executable_cache_path=base
popc -q 1.mlir 2.mlir 3.mlir >/dev/null
export TF_POPLAR_FLAGS=--executable_cache_path=top POPC_CACHE_BASES=base

# Without it nothing is written.
popc 1.mlir >out
grep -q ' hit base/' out || not "no hit in the base: $(cat out)"
test "$(count top)" = 0 || not "copied without --fill"
popc --dry-run --fill 1.mlir >out
test "$(count top)" = 0 || not "copied by a dry run"

popc --fill 1.mlir >out
grep -q ' hit top/' out || not "popc --fill: $(cat out)"
key=$(cut -d ' ' -f 1 out)
cmp -s top/"$key".poplar_exec base/"$key".poplar_exec || not "another copy"
test -s top/.popcache/info/"$key" || not "no info record"

# poprun, by graph and by key; the environment sets it too.
POPC_FILL=true poprun 2.mlir --input='[1,2,3,4]' >out 2>/dev/null
grep -q '3 4 5 6' out || not "poprun: $(cat out)"
test "$(count top)" = 2 || not "poprun did not copy"
key=$(popc key 3.mlir)
poprun "$key" --fill --input='[1,2,3,4]' >out 2>/dev/null
grep -q '4 5 6 7' out || not "poprun KEY: $(cat out)"
test "$(count top)" = 3 || not "poprun KEY did not copy"

# The copy serves alone, by its bytes, for another user as well.
mv base gone
XDG_CACHE_HOME=$PWD/other popc --require-hit 1.mlir 2.mlir 3.mlir >out ||
	not "the copies are no hits: $(cat out)"
mv gone base

# What is damaged where no hit looks is neither copied nor a hit: the next layer
# has it, or it is compiled.
rm -rf top
cp -a base good
printf x | dd of=base/"$key".poplar_exec bs=1 conv=notrunc \
	seek=$(($(wc -c <base/"$key".poplar_exec) - 1)) 2>/dev/null
POPC_CACHE_BASES=base:good popc --fill 3.mlir >out 2>err
grep -q ' hit top/' out || not "the next layer has it: $(cat out err)"
test "$(grep -c warn: err)" = 1 || not "told once: $(cat err)"
cmp -s top/"$key".poplar_exec good/"$key".poplar_exec || not "damage was copied"
rm -rf top
POPC_CACHE_BASES=base:good poprun "$key" --fill --input='[1,2,3,4]' >out 2>err
grep -q '4 5 6 7' out || not "poprun: $(cat out err)"
cmp -s top/"$key".poplar_exec good/"$key".poplar_exec || not "poprun copied it"
rm -rf top
popc --fill 3.mlir >out 2>err
grep -q ' compiled top/' out || not "a hit of damage: $(cat out err)"
rm -rf top
got=0
popc --require-hit 3.mlir >out 2>err || got=$?
test $got = 5 || not "--require-hit of damage: $(cat out err)"
POPC_CACHE_BASES=base:good popc --require-hit 3.mlir >out 2>err ||
	not "--require-hit in the next layer: $(cat out err)"

# Where TOP cannot be written a hit stays a hit.
if test "$(id -u)" != 0
then
	mkdir -p top2 && chmod a-w top2
	TF_POPLAR_FLAGS=--executable_cache_path=top2 popc --fill 1.mlir \
		>out 2>err || not "failed: $(cat err)"
	grep -q ' hit base/' out || not "no hit: $(cat out)"
	grep -q 'not copied' err || not "nothing was said"
fi
exit $bad
