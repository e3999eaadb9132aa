#ifndef POP_KERNEL_ISA_DOT_SMALL_H
#define POP_KERNEL_ISA_DOT_SMALL_H

#include <stdint.h>

/*
 * The shape of a product of few columns: C, m rows of n columns, is A times B.
 * Element (i, p) of A is at i * arow + p * adeep, (p, j) of B at p * bdeep + j,
 * (i, j) of C at i * crow + j, in elements.  Where both lie in lines along the
 * depth, (p, j) of B is at p + j * bcol.
 */
typedef struct pop_small {
	int64_t n, k, arow, adeep, bdeep, bcol, crow;
} pop_small;

/* Rows of a tile, at most. */
enum { POP_SMALL_ROWS = 6 };

#endif
