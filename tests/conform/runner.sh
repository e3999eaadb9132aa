#!/bin/sh
# The conformance runner itself, on corpora made here: what passes, differs,
# is refused or accepted is said, and the list of accepted failures holds.
set -u
bad=0

fail() {
	echo "not ok: $*"
	sed 's/^/  | /' out
	bad=1
}

case_of() { # suite name value: a case that expects 3
	cat >"c/$1/$2.mlir" <<M
func.func @main() {
  %a = stablehlo.constant dense<$3> : tensor<2xf32>
  %0 = stablehlo.add %a, %a : tensor<2xf32>
  check.expect_eq_const %0, dense<3.0> : tensor<2xf32>
  func.return
}
M
	printf '%s\tstablehlo.add\tf32\t\teq\n' "$2" >>"c/$1/manifest.tsv"
}

run() { # status option...
	want=$1
	shift
	conform --root=c --accepted=list -j 2 "$@" >out 2>&1
	got=$?
	test $got -eq "$want" || fail "conform $*: exit $got, expected $want"
}

says() { # pattern
	grep -q -e "$1" out || fail "no line like '$1'"
}

mkdir -p c/interpret c/verify
for s in interpret verify
do
	printf 'case\tops\tdtypes\tcheck\ttolerance\n' >c/$s/manifest.tsv
done
case_of interpret good 1.5
case_of interpret wrong 1.0
case_of interpret refused '"x"'
case_of verify sound 1.5
case_of verify broken '"x"'

run 1
says '^ok 1 - interpret/good.mlir'
says '^not ok 2 - interpret/wrong.mlir # wrong: '
says '^not ok 3 - interpret/refused.mlir # refused: refused.mlir:2:'
says '^not ok 4 - verify/sound.mlir # accepted: '
says '^ok 5 - verify/broken.mlir'
says '^# suite *interpret *1 of 3$'
says '^# op *stablehlo.add *1 of 3$'
says '^2 passed, 3 failed, 0 skipped$'

run 1 --update
run 0 --strict
says '^2 passed, 0 failed, 3 skipped$'
says '^not ok 2 - interpret/wrong.mlir # TODO wrong: '

# What passes must leave the list; what fails in another way is not on it.
case_of interpret more 1.5
echo 'case interpret/good.mlir no reason' >>list
run 0
says '^# interpret/good.mlir passes: remove it'
run 1 --strict
sed 's/^refused 1/refused 2/' list >l && grep -v good l >list
run 1 --strict
says 'shorten the list'
run 0 --sample=4
run 0 'interpret' --filter='*/good*'
says '^1 passed, 0 failed, 0 skipped$'
run 2 nosuite
run 77 --root=nowhere
exit $bad
