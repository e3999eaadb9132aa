#!/bin/sh
# The snippets of README.md: each that finds its framework writes a graph, which
# compiles and runs.  POP_PYTHON names interpreters to try, python3 if unset.
set -u
bad=0 ran=0
fail() {
	echo "not ok: $*"
	bad=1
}
TF_POPLAR_FLAGS=--executable_cache_path=$PWD/d
TF_CPP_MIN_LOG_LEVEL=3
export TF_POPLAR_FLAGS TF_CPP_MIN_LOG_LEVEL

awk '/^```python$/ { n++; on = 1; next } /^```$/ { on = 0 }
	on { print >("snippet" n ".py") }' "$POP_ROOT/README.md"
set -- snippet*.py
test $# -eq 3 || fail "$# snippets, expected 3"

python_with() { # module
	for p in ${POP_PYTHON:-python3}
	do
		command -v "$p" >/dev/null && "$p" -c \
			"import importlib.util as u; assert u.find_spec('$1')" \
			2>/dev/null && echo "$p" && return
	done
	return 1
}

for s in "$@"
do
	module=$(sed -n 's/^import \([a-z]*\).*/\1/p' "$s" | head -n 1)
	if ! p=$(python_with "$module")
	then
		echo "# SKIP $module is not installed"
		continue
	fi
	file=$(sed -n 's/^open("\([^"]*\)".*/\1/p' "$s")
	"$p" "$s" >log 2>&1 || fail "$s: $(tail -n 3 log)"
	case $file in
	add3*)
		got=$(poprun "$file" --input='[1, 1]' --input='[0, 1]' \
			--input='[1, 5]' 2>err)
		want='[3. 8.]'
		;;
	*)
		got=$(poprun "$file" --input='[-1, 2]' 2>err)
		want='[0. 2.]'
		;;
	esac
	test "$got" = "$want" || fail "$file: $got $(cat err)"
	ran=$((ran + 1))
done
test $bad -eq 0 || exit 1
test $ran -gt 0 || {
	echo "no framework is installed"
	exit 77
}
