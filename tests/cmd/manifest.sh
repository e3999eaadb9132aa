#!/bin/sh
# Of two manifests only the last one counted, without a word.
. "$POP_ROOT/tests/case.sh"
use "$PWD/d"
mkdir sub
for i in 1 2 3
do
	graph $i >g$i.mlir
done
mv g3.mlir sub
echo g1.mlir >m1
# Blanks around a name, a comment, an empty line.
printf '# two\n\n \tg2.mlir \t\r\n' >m2
echo g3.mlir >sub/m3
names() { # what
	sed 's/^[0-9a-f]* //' out | tr '\n' ';' >got
	test "$(cat got)" = "$1" || fail "expected $1: $(cat out err)"
}
status 0 popc -n --manifest=m1 --manifest=m2 --manifest=sub/m3
names 'miss -;miss -;miss -;'
status 0 popc plan --json --manifest=m1 --manifest=m2 --manifest=sub/m3
test "$(grep -c '"graph": ' out)" -eq 3 || fail "plan: $(cat out)"
status 0 popc --manifest=m1 --manifest=m2 --manifest=sub/m3
test "$(grep -c compiled out)" -eq 3 || fail "compile: $(cat out)"
status 0 popc pack -o b.tar.zst --manifest=m1 --manifest=sub/m3
test "$(cat out)" = '2 entries in b.tar.zst' || fail "pack: $(cat out)"
status 0 popc --shard=1/2 --manifest=m1 --manifest=m2 --manifest=sub/m3
test "$(wc -l <out)" -eq 1 || fail "shard: $(cat out)"
status 3 popc --manifest=m1 --manifest=absent
grep -q 'absent: there is no such file' err || fail "$(cat err)"
: >none
status 2 popc --manifest=none
grep -q 'none: names no graph' err || fail "$(cat err)"
exit $bad
