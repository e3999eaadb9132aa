#!/bin/sh
# The executables that fuzzing begins with are of the present format: others
# would be refused at once, and nothing behind the header would be tried.
. "$POP_ROOT/tests/case.sh"
n=0
for seed in "$POP_ROOT"/tests/fuzz/corpus/exe/*
do
	status 0 popc inspect --steps "$seed"
	n=$((n + 1))
done
test $n -ge 25 || fail "only $n seeds"
exit $bad
