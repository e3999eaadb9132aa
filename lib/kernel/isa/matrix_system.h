#ifndef POP_KERNEL_ISA_MATRIX_SYSTEM_H
#define POP_KERNEL_ISA_MATRIX_SYSTEM_H

#include "lib/kernel/isa/matrix_block.h"

/*
 * Complex triangular systems, of which lanes take one right-hand side each: a
 * strip of these is rows of real and rows of imaginary parts, in double.  An
 * element's products are added in the order in which the rows become known.
 */
#define pop_system_run POP_FN(pop_system_run)

enum { POP_SYSTEM_STRIP = 32, POP_SYSTEM_LEAST = 4 };

typedef struct pop_system {
	int64_t side, nrhs;
	int64_t flags;    /* as those of pop_matrix */
	pop_grid x[3];    /* A, B and X, as the step has them */
	double *triangle; /* side * side complex numbers of scratch */
	double *strip;    /* side * POP_SYSTEM_STRIP of them */
} pop_system;

/* Are there enough right-hand sides?  Columns have no other form of what
 * stands to the right. */
static inline bool
pop_system_pays(int64_t flags, int64_t nrhs)
{
	return !(flags & POP_MATRIX_LEFT) || nrhs >= POP_SYSTEM_LEAST;
}

void pop_system_run(const pop_system *s);

#endif
