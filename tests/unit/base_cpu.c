/*
 * Features: those that the compiler's own table has, by either name, unless the
 * C library was told to forget some; new ones, which not all compilers know,
 * are among the system's.
 */

#include "lib/base/cpu.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Does Linux list it?  True where there is no list. */
static bool
is_listed(const char *name)
{
	static char line[1 << 14];
	FILE *f = fopen("/proc/cpuinfo", "r");
	char word[32] = " ";
	bool found = false;

	if (!f)
		return true;
	for (size_t i = 0; name[i]; i++)
		word[i + 1] = (char)tolower((unsigned char)name[i]);
	while (!found && fgets(line, sizeof(line), f))
		found = strstr(line, word) != NULL;
	fclose(f);
	return found;
}

int
main(void)
{
	if (getenv("GLIBC_TUNABLES"))
		return 0;
	assert(!pop_cpu_has(POP_CPU_AMX_TILE));
	assert(pop_cpu_allow_amx(true) == pop_cpu_has(POP_CPU_AMX_TILE));
#if defined(__x86_64__)
	__builtin_cpu_init();
#	define POP_CPU(name, libc, compiler)         \
		assert(pop_cpu_has(POP_CPU_##name) == \
			!!__builtin_cpu_supports(compiler));
#else
#	define POP_CPU(name, libc, compiler) \
		assert(!pop_cpu_has(POP_CPU_##name));
#endif
#define POP_CPU_AMX(name, libc) \
	assert(!pop_cpu_has(POP_CPU_##name) || is_listed(#name));
#include "lib/base/cpu.def"
#undef POP_CPU
#undef POP_CPU_AMX
	assert(!pop_cpu_allow_amx(false) && !pop_cpu_has(POP_CPU_AMX_TILE));
	return 0;
}
