/*
 * Features as the C library's loader found them, where it tells: asking again
 * is two dozen CPUIDs, each of which a virtual machine takes some microseconds
 * for; that is a tenth of a small run.  (The compiler's own table asks before
 * main(), in whatever is linked with it.)
 */

#define _DEFAULT_SOURCE /* syscall() */
#include "lib/base/cpu.h"

#if defined(__x86_64__) && defined(__linux__)
#	include <sys/syscall.h>
#	include <unistd.h>
#endif

#if defined(__x86_64__) && defined(__has_include)
#	if __has_include(<sys/platform/x86.h>)
#		include <sys/platform/x86.h>
#	endif
#endif

#if defined(CPU_FEATURE_ACTIVE)
/* As the header's own function, which shifts into the sign. */
static bool
is_active(unsigned index)
{
	enum { WORD = 32, LEAF = 4 * WORD };
	const struct cpuid_feature *f =
		__x86_get_cpuid_feature_leaf(index / LEAF);

	return f->active_array[index % LEAF / WORD] >> index % WORD & 1;
}
#endif

bool
pop_cpu_has(pop_cpu_feature f)
{
	switch (f) {
#if defined(CPU_FEATURE_ACTIVE)
#	define POP_CPU(name, libc, compiler) \
	case POP_CPU_##name:                  \
		return is_active(x86_cpu_##libc);
#	define POP_CPU_NEW(name, libc) POP_CPU(name, libc, "")
#elif defined(__x86_64__)
#	define POP_CPU(name, libc, compiler) \
	case POP_CPU_##name:                  \
		return __builtin_cpu_supports(compiler);
#else
#	define POP_CPU(name, libc, compiler) \
	case POP_CPU_##name:                  \
		return false;
#endif
#if !defined(POP_CPU_NEW)
#	define POP_CPU_NEW(name, libc) \
	case POP_CPU_##name:            \
		return false;
#endif
#include "lib/base/cpu.def"
#undef POP_CPU
#undef POP_CPU_NEW
	}
	return false;
}

#if defined(__x86_64__) && defined(__linux__)
bool
pop_cpu_ask_for_amx(void)
{
	enum { ASK = 0x1023, TILE_DATA = 18 }; /* ARCH_REQ_XCOMP_PERM */

	return syscall(SYS_arch_prctl, ASK, TILE_DATA) == 0;
}
#else
bool
pop_cpu_ask_for_amx(void)
{
	return false;
}
#endif
