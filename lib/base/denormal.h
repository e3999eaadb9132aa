#ifndef POP_BASE_DENORMAL_H
#define POP_BASE_DENORMAL_H

#include <stdbool.h>

/*
 * What a thread's f32 and f64 arithmetic makes of denormal (subnormal) numbers:
 * the exact result, which on many machines takes a hundred cycles each, or
 * zeros of the same sign, for operands and results both.  A mode of the thread,
 * inherited by threads that it starts; what moves or compares bits does not
 * heed it.  Where the processor has no such mode, they are always kept.
 */
#if defined(__SSE2__)
enum { POP_MXCSR_FLUSH = 1 << 15 | 1 << 6 }; /* FTZ, DAZ */

/* Sets the mode; the old one, for pop_denormals_restore(). */
static inline unsigned
pop_denormals_set(bool flush)
{
	const unsigned old = __builtin_ia32_stmxcsr();
	const unsigned kept = old & ~(unsigned)POP_MXCSR_FLUSH;

	__builtin_ia32_ldmxcsr(flush ? kept | POP_MXCSR_FLUSH : kept);
	return old;
}

static inline void
pop_denormals_restore(unsigned old)
{
	__builtin_ia32_ldmxcsr(old);
}
#else
static inline unsigned
pop_denormals_set(bool flush)
{
	(void)flush;
	return 0;
}

static inline void
pop_denormals_restore(unsigned old)
{
	(void)old;
}
#endif

#endif
