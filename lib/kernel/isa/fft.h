#ifndef POP_KERNEL_ISA_FFT_H
#define POP_KERNEL_ISA_FFT_H

#include "lib/kernel/kernel.h"

/* FFT steps whose parts of numbers are floats (f32) and doubles (f64). */
#define DECLARE(type)                                                          \
	pop_status POP_FN(pop_fft_prepare_##type)(void **out, size_t *scratch, \
		pop_arena *a, const pop_step *step, pop_err *err);             \
	void POP_FN(pop_fft_run_##type)(const void *plan, pop_run *r);

DECLARE(f32)
DECLARE(f64)
#undef DECLARE

#endif
