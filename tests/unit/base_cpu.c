/*
 * Features: those that the compiler's own table has, by either name, unless the
 * C library was told to forget some.
 */

#include "lib/base/cpu.h"

#include <assert.h>
#include <stdlib.h>

int
main(void)
{
	if (getenv("GLIBC_TUNABLES"))
		return 0;
#if defined(__x86_64__)
	__builtin_cpu_init();
#	define POP_CPU(name, libc, compiler)         \
		assert(pop_cpu_has(POP_CPU_##name) == \
			!!__builtin_cpu_supports(compiler));
#else
#	define POP_CPU(name, libc, compiler) \
		assert(!pop_cpu_has(POP_CPU_##name));
#endif
#include "lib/base/cpu.def"
#undef POP_CPU
	return 0;
}
