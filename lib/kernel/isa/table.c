/* This instruction set's kernels, by kind of step.  WHILE and CASE are the
 * runtime's. */

#include "lib/kernel/kernel.h"

#define POP_QUOTE_(x) #x
#define POP_QUOTE(x)  POP_QUOTE_(x)

#define KERNELS(X)                        \
	X(LOOP, loop)                     \
	X(COPY, copy)                     \
	X(FOLD, fold)                     \
	X(DOT, dot)                       \
	X(CONV, conv)                     \
	X(WINDOW, window)                 \
	X(SELECT_SCATTER, select_scatter) \
	X(GATHER, gather)                 \
	X(SCATTER, scatter)               \
	X(EXPECT, expect)                 \
	X(SORT, sort)                     \
	X(TOP_K, top_k)                   \
	X(FFT, fft)                       \
	X(MATRIX, matrix)                 \
	X(RNG, rng)                       \
	X(STRIP, strip)

#define DECLARE(NAME, name) extern const pop_kernel POP_FN(pop_kernel_##name);
KERNELS(DECLARE)
extern const struct pop_tight_set POP_FN(pop_tight_set);

void
POP_FN(pop_kernel_fill)(pop_kernel_table *t)
{
	t->name = POP_QUOTE(POP_ISA);
#define FILL(NAME, name) t->kind[POP_STEP_##NAME] = POP_FN(pop_kernel_##name);
	KERNELS(FILL)
	t->tight = &POP_FN(pop_tight_set);
#undef FILL
}
