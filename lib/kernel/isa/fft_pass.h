#ifndef POP_KERNEL_ISA_FFT_PASS_H
#define POP_KERNEL_ISA_FFT_PASS_H

#include <stdint.h>

#include "lib/base/arena.h"
#include "lib/kernel/kernel.h"

/*
 * Complex transforms of `width` lines at once, element j of line i at
 * j * width + i, real and imaginary parts apart, in double.
 *
 * Stockham's form: each pass of radix r takes what is left of the length from
 * n to n / r and leaves runs r times as long in order, so that the lines and
 * what is done are the inner loop, and nothing has to be reordered.  Sums are
 * made in one order, whatever the width.
 */

enum {
	POP_FFT_STAGES = 64,
	POP_FFT_DIRECT = 47, /* the greatest prime with a pass of its own */
};

typedef struct pop_fft_stage {
	int64_t r, m; /* radix, and what is left after it */
	/* w(r m)^(j p) at p * (r - 1) + j - 1, for 0 < j < r. */
	const double *re, *im;
	/* cos and sin of 2 pi i / r. */
	const double *cosine, *sine;
} pop_fft_stage;

typedef struct pop_fft {
	int64_t n;
	unsigned nstage;
	pop_fft_stage stage[POP_FFT_STAGES];
} pop_fft;

typedef struct pop_fft_data {
	double *re, *im;
} pop_fft_data;

/* exp(-2 pi i k / n) for k below n. */
void POP_FN(pop_fft_roots)(double *re, double *im, int64_t n);
/* Does n have no prime factor above POP_FFT_DIRECT? */
bool POP_FN(pop_fft_is_smooth)(int64_t n);
/* n is smooth and at least 1. */
void POP_FN(pop_fft_plan)(pop_fft *f, pop_arena *a, int64_t n);
/* Forward, not scaled.  The result is in *x, *y is as large; they may have
 * been exchanged. */
void POP_FN(pop_fft_run)(
	const pop_fft *f, int64_t width, pop_fft_data *x, pop_fft_data *y);

#endif
