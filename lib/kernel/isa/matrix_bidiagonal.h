#ifndef POP_KERNEL_ISA_MATRIX_BIDIAGONAL_H
#define POP_KERNEL_ISA_MATRIX_BIDIAGONAL_H

#include <stdbool.h>
#include <stdint.h>

#include "lib/kernel/kernel.h"

/* Vectors x and y, numbers `at` and at + 1, become c x + s y and c y - s x. */
typedef struct pop_turn {
	int64_t at;
	double c, s;
} pop_turn;

typedef struct pop_bidiagonal {
	int64_t n;
	double *d, *e; /* the diagonal, and n - 1 above it */
	double eps;    /* what is negligible beside one */
	/* What has to be done to the vectors of both sides, in order; `most`
	 * fit each. */
	pop_turn *left, *right;
	int64_t nleft, nright, most;
	/* Does it, and empties both. */
	void (*turn)(struct pop_bidiagonal *b);
	/* Of pop_diagonalize(). */
	double tolerance;
	double least; /* what counts as zero */
	int64_t old_lo, old_hi;
	bool down; /* chase from top to bottom */
} pop_bidiagonal;

/* Leaves singular values in d, in no order and of any sign; 0, or how many were
 * not found. */
int64_t POP_FN(pop_diagonalize)(pop_bidiagonal *b);

#endif
