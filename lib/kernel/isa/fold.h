#ifndef POP_KERNEL_ISA_FOLD_H
#define POP_KERNEL_ISA_FOLD_H

#include "lib/kernel/isa/vec.h"

/*
 * Sums of the lanes of as many vectors as one has lanes, side by side: in the
 * order of vf_fold16().
 */

POP_INLINE void
fold_pairs(vf *t, const int half)
{
#pragma GCC unroll 8
	for (int j = 0; j < half; j++)
		t[j] = (vf)v_fold_pair((V)t[j], (V)t[j + half], (unsigned)half);
}

/* c[j] = the sum of x[j]'s lanes, folded by halves, for all lanes of c. */
POP_INLINE void
fold_columns(float *c, const vf *x)
{
	vf t[LANES];

#pragma GCC unroll 16
	for (int j = 0; j < LANES; j++)
		t[j] = x[j];
	if (LANES > 8)
		fold_pairs(t, LANES / 2);
	if (LANES > 4)
		fold_pairs(t, 4);
	fold_pairs(t, 2);
	fold_pairs(t, 1);
	memcpy(c, &t[0], sizeof(vf));
}

#endif
