#!/bin/sh
# Installed headers are enough to compile a program: lib/poprt.h finds all that
# it includes, and nothing else is installed.  One that cannot be is an error.
set -u
unset MAKEFLAGS MAKELEVEL
bad=0
fail() {
	echo "not ok: $*"
	bad=1
}
install() { # directory
	make -s -C "$POP_ROOT" install-headers DESTDIR="$1" PREFIX=/usr >out 2>&1
}
install "$PWD/a b" || fail "install-headers: $(cat out)"
printf '#include <lib/poprt.h>\nint main(void) { return POP_OK; }\n' >user.c
# shellcheck disable=SC2086
${CC:-cc} -std=c11 -Wall -Werror -fsyntax-only "-Ia b/usr/include/pop" user.c \
	>out 2>&1 || fail "user.c: $(cat out)"
test -e "a b/usr/include/pop/lib/ir" && fail 'a header of the compiler'
mkdir -p c/usr/include/pop/lib
: >c/usr/include/pop/lib/base
install "$PWD/c" && fail 'a folder that cannot be made is no error'
exit $bad
