#!/bin/sh
# The tests run where the path to them has spaces.
. "$POP_ROOT/tests/case.sh"

mkdir -p 'a b/tests/golden'
cp "$POP_ROOT/tests/run.sh" 'a b/tests'
printf '# RUN: echo "%%s"\n# >>> stdout\n# c d.t\n# <<<\n' \
	>'a b/tests/golden/c d.t'
printf 'test -n "$POP_ROOT"\n' >'a b/e f.sh'
ln -s "$POP_BIN" 'a b/bin'
status 0 env BIN='a b/bin' JOBS=1 'a b/tests/run.sh' \
	"$PWD/a b/tests/golden/c d.t" 'a b/e f.sh'
grep -qx '2 passed, 0 failed, 0 skipped' out || fail "$(cat out)"
exit $bad
