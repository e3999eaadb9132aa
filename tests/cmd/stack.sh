#!/bin/sh
# A chain of thousands of ops compiles in a small stack: what follows an
# expression keeps its own.
. "$POP_ROOT/tests/case.sh"

case ${POP_SAN:-} in
?*)
	echo "a sanitizer needs more of the stack"
	exit 77
	;;
esac
chain() { # op: each one reads the one before and the argument
	awk -v op="$1" 'BEGIN {
		t = "tensor<64xf32>"
		print "func.func @main(%a: " t ") -> " t " {"
		last = "%a"
		for (i = 0; i < 5000; i++) {
			print "  %" i " = stablehlo." op " " last ", %a : " t
			last = "%" i
		}
		print "  return " last " : " t "\n}"
	}'
}
use "$PWD/cache"
for op in add maximum
do
	chain $op >$op.mlir
	(
		ulimit -s 512
		popc $op.mlir >out 2>err
	) || fail "$op: status $?: $(cat err)"
done
exit $bad
