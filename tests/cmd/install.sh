#!/bin/sh
# Installed headers are enough to compile a program: lib/poprt.h finds all that
# it includes, and nothing else is installed.
set -u
unset MAKEFLAGS MAKELEVEL
bad=0
fail() {
	echo "not ok: $*"
	bad=1
}
make -s -C "$POP_ROOT" install-headers DESTDIR="$PWD" PREFIX=/usr >out 2>&1 ||
	fail "install-headers: $(cat out)"
printf '#include <lib/poprt.h>\nint main(void) { return POP_OK; }\n' >user.c
# shellcheck disable=SC2086
${CC:-cc} -std=c11 -Wall -Werror -fsyntax-only -Iusr/include/pop user.c \
	>out 2>&1 || fail "user.c: $(cat out)"
test -e usr/include/pop/lib/ir && fail 'a header of the compiler is installed'
exit $bad
