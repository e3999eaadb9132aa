#!/bin/sh
# popir(5) names every operation, attribute and element type, and no others.
cd "$(dirname "$0")/../.." || exit 1
page=man/popir.5
bad=0

same() { # what wanted found
	test "$2" = "$3" && return
	echo "$page: $1: in the source: $(echo $2)"
	echo "$page: $1: in the manual: $(echo $3)"
	bad=1
}

names() { # macro file
	sed -n "s/^$1([A-Z0-9_]*, \"\([^\"]*\)\".*/\1/p" "$2" | sort
}

section() { # from to
	sed -n "/^\.Ss $1/,/^\.S[sh] $2/p" $page
}

words() { # macro
	sed -n "s/^\.$1 //p" | tr ' ' '\n' | grep -v '^$' | sort
}

same operations "$(names OP lib/ir/ops.def)" \
	"$(section Operations Attributes | sed '/^\.Pp/,$d' | words Ic)"
same attributes "$(names ATTR lib/ir/attrs.def | grep -v '^other$')" \
	"$(section Attributes Limits |
		sed -n 's/ No \*.*//; s/^\.It Cm //p' |
		tr ', ' '\n\n' | grep -v '^$' | sort)"
same 'element types' "$(names DTYPE lib/num/dtypes.def)" \
	"$(section 'Values and types' Constants |
		sed -n '/^\.It truth/,/^\.El/p' | words Ql | grep -v '^,$')"
exit $bad
