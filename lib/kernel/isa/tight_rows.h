#ifndef POP_KERNEL_ISA_TIGHT_ROWS_H
#define POP_KERNEL_ISA_TIGHT_ROWS_H

#include "lib/kernel/isa/fold.h"

/*
 * A matrix of rows in memory by a row in the frame, in the order of sums that
 * the kernel of thin products has.  Only tight.c includes this.
 */

/* Rows at once: their sums fit the registers. */
enum { ROWS_BESIDE = LANES == 16 ? 8 : LANES == 8 ? 4 : 2 };

/* Sums of rows b and on, `step` bytes apart, before they are folded within a
 * vector; behind row `last` it is that one again. */
POP_INLINE void
rows_beside(vf *out, const unsigned char *a, const unsigned char *b,
	uint64_t step, int64_t last, int64_t k)
{
	const unsigned char *row[ROWS_BESIDE];
	vf x[ROWS_BESIDE][16 / LANES] = {{{0}}};
	int64_t p = 0;

#pragma GCC unroll 8
	for (int j = 0; j < ROWS_BESIDE; j++)
		row[j] = b + step * (uint64_t)(j < last ? j : last);
	for (; p + 16 <= k; p += 16)
#pragma GCC unroll 4
		for (int v = 0; v < 16 / LANES; v++) {
			const int64_t at = 4 * (p + v * LANES);
			const vf z = (vf)v_load(a + at);

#pragma GCC unroll 8
			for (int j = 0; j < ROWS_BESIDE; j++)
				x[j][v] = vf_fma(
					z, (vf)v_load(row[j] + at), x[j][v]);
		}
		/* What is left; zeros are added where nothing is. */
#pragma GCC unroll 4
	for (int v = 0; v < 16 / LANES && p < k; v++) {
		const int64_t n = k - p - v * LANES, at = 4 * (k - n);
		const vf z = vf_load_some(a + at, n);

#pragma GCC unroll 8
		for (int j = 0; j < ROWS_BESIDE; j++)
			x[j][v] = vf_fma(
				z, vf_load_some(row[j] + at, n), x[j][v]);
	}
#pragma GCC unroll 8
	for (int j = 0; j < ROWS_BESIDE; j++)
		out[j] = vf_fold_to_one(x[j]);
}

/* d: the sums of n rows, in whole vectors. */
static __attribute__((noinline)) void
sums_of_rows(unsigned char *d, const unsigned char *a, const unsigned char *b,
	uint64_t step, int64_t n, int64_t k)
{
	for (int64_t j = 0; j < n; j += LANES, d += POP_VBYTES) {
		vf x[LANES] = {{0}};
		float sum[LANES];

#pragma GCC unroll 4
		for (int i = 0; i < LANES; i += ROWS_BESIDE)
			if (j + i < n)
				rows_beside(&x[i], a,
					b + step * (uint64_t)(j + i), step,
					n - 1 - j - i, k);
		fold_columns(sum, x);
		memcpy(d, sum, sizeof(sum));
	}
}

#endif
