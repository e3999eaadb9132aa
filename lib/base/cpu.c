/*
 * Features as the C library's loader found them, where it tells: asking again
 * is two dozen CPUIDs, each of which a virtual machine takes some microseconds
 * for; that is a tenth of a small run.  (The compiler's own table asks before
 * main(), in whatever is linked with it.)
 */

#define _DEFAULT_SOURCE /* syscall() */
#include "lib/base/cpu.h"

#include <stdatomic.h>

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

static atomic_bool amx_allowed;

bool
pop_cpu_has(pop_cpu_feature f)
{
	switch (f) {
#if defined(CPU_FEATURE_ACTIVE)
#	define POP_CPU(name, libc, compiler) \
	case POP_CPU_##name:                  \
		return is_active(x86_cpu_##libc);
#	define POP_CPU_AMX(name, libc)                               \
	case POP_CPU_##name:                                          \
		return atomic_load_explicit(                          \
			       &amx_allowed, memory_order_relaxed) && \
		       is_active(x86_cpu_##libc);
#elif defined(__x86_64__)
#	define POP_CPU(name, libc, compiler) \
	case POP_CPU_##name:                  \
		return __builtin_cpu_supports(compiler);
#else
#	define POP_CPU(name, libc, compiler) \
	case POP_CPU_##name:                  \
		return false;
#endif
#if !defined(POP_CPU_AMX)
#	define POP_CPU_AMX(name, libc) \
	case POP_CPU_##name:            \
		return false;
#endif
#include "lib/base/cpu.def"
#undef POP_CPU
#undef POP_CPU_AMX
	}
	return false;
}

#if defined(__x86_64__) && defined(__linux__)
static bool
ask_for_amx(void)
{
	enum { ASK = 0x1023, TILE_DATA = 18 }; /* ARCH_REQ_XCOMP_PERM */

	return syscall(SYS_arch_prctl, ASK, TILE_DATA) == 0;
}
#else
static bool
ask_for_amx(void)
{
	return false;
}
#endif

bool
pop_cpu_allow_amx(bool allowed)
{
	allowed = allowed && ask_for_amx();
	atomic_store_explicit(&amx_allowed, allowed, memory_order_relaxed);
	return pop_cpu_has(POP_CPU_AMX_TILE);
}
