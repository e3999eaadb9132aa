#!/bin/sh
# What is installed is enough to build programs in C and C++: lib/poprt.h finds
# all that it includes, and nothing else is installed; pkg-config names the
# paths of this installation and all libraries.  What cannot be installed is an
# error.
. "$POP_ROOT/tests/case.sh"
unset MAKEFLAGS MAKELEVEL

install() { # directory
	make -s -C "$POP_ROOT" install-headers DESTDIR="$1" PREFIX=/usr >out 2>&1
}
install "$PWD/a b" || fail "install-headers: $(cat out)"
cat >user.c <<'C'
#include <lib/poprt.h>
int main(void)
{
	pop_exe *exe = 0;
	pop_err err = {POP_OK, ""};
	pop_status st = pop_exe_open(&exe, "absent", 0, &err);

	pop_engine_free(0);
	pop_exe_close(exe);
	return st != POP_E_MISS;
}
C
cp user.c user.cc
test -e "a b/usr/include/pop/lib/ir" && fail 'a header of the compiler'
mkdir -p c/usr/include/pop/lib
: >c/usr/include/pop/lib/base
install "$PWD/c" && fail 'a folder that cannot be made is no error'

pc() { # prefix: its pop.pc
	make -s -C "$POP_ROOT" SAN= BUILD="$PWD/build" PREFIX="$1" \
		"$PWD/build/plain/pop.pc" >out 2>&1 || fail "pop.pc: $(cat out)"
}
pc /elsewhere
pc "$PWD/a b/usr"
mkdir -p "a b/usr/lib"
cp "$POP_BIN/libpoprt.a" "a b/usr/lib" || fail 'no archive'
export PKG_CONFIG_PATH="$PWD/build/plain"
if ! flags=$(${PKG_CONFIG:-pkg-config} --cflags --libs pop 2>err)
then
	cat err
	echo '# SKIP linking: pkg-config does not find the libraries'
	exit $bad
fi
test -n "${POP_SAN:-}" && flags="$flags -fsanitize=$POP_SAN"

build() { # file compiler and its flags
	file=$1
	shift
	eval '"$@" -Wall -Wextra -Wpedantic -Werror -o user "$file"' "$flags" \
		>out 2>&1 || fail "$*: $(cat out)"
	./user || fail "$*: the program's status is $?"
}
build user.c ${CC:-cc} -std=c11
if command -v "${CXX:-c++}" >/dev/null
then
	build user.cc ${CXX:-c++} -std=c++11
	build user.cc ${CXX:-c++} -std=c++17
else
	echo '# SKIP C++: no compiler'
fi
exit $bad
