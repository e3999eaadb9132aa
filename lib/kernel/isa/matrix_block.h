#ifndef POP_KERNEL_ISA_MATRIX_BLOCK_H
#define POP_KERNEL_ISA_MATRIX_BLOCK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lib/kernel/kernel.h"

/*
 * Factorizations of real matrices by blocks, where most of the work is that
 * of the register tiles of gemm.h, and what they lead to.  f64 is computed in
 * double, other types in float.
 *
 * Matrices are worked on in strips of POP_STRIP_BYTES of columns: a strip is
 * contiguous, row after row, which is what the tiles read and write.  Each
 * element is a sum in ascending order with one rounding for each product and
 * sum, so results depend neither on the height of tiles nor on threads.
 */
#define pop_block_prepare   POP_FN(pop_block_prepare)
#define pop_block_run       POP_FN(pop_block_run)
#define pop_block_lanes     POP_FN(pop_block_lanes)
#define pop_block_run_lanes POP_FN(pop_block_run_lanes)

enum { POP_STRIP_BYTES = 128, POP_LANES_SIDE = 16 };

/* A matrix in memory: element (i, j) at i * row + j * col, in bytes. */
typedef struct pop_grid {
	unsigned char *at;
	int64_t row, col;
	pop_dtype dtype;
} pop_grid;

static inline pop_grid
turned(pop_grid g)
{
	int64_t row = g.row;

	g.row = g.col;
	g.col = row;
	return g;
}

/* Rows from the last of n to the first. */
static inline pop_grid
upside_down(pop_grid g, int64_t n)
{
	if (n)
		g.at += (n - 1) * g.row;
	g.row = -g.row;
	return g;
}

/* A triangular system: op(A) X = B, or X op(A) = B. */
typedef struct pop_triangular {
	pop_grid a, rhs, x;
	bool upper;
} pop_triangular;

/* The same with A to the left and as it lies. */
static inline pop_triangular
triangular_of(const pop_grid x[3], int64_t flags)
{
	const bool left = flags & POP_MATRIX_LEFT;
	const bool transposed = !left != !!(flags & POP_MATRIX_TRANSPOSE);

	return (pop_triangular){.a = transposed ? turned(x[0]) : x[0],
		.rhs = left ? x[1] : turned(x[1]),
		.x = left ? x[2] : turned(x[2]),
		.upper = !(flags & POP_MATRIX_LOWER) != transposed};
}

/* And its rows in the order in which they become known: A is lower. */
static inline void
make_lower(pop_triangular *t, int64_t side)
{
	if (!t->upper)
		return;
	t->a = turned(upside_down(t->a, side));
	t->a = turned(upside_down(t->a, side));
	t->rhs = upside_down(t->rhs, side);
	t->x = upside_down(t->x, side);
	t->upper = false;
}

/* Where things lie in the scratch of a thread, and how much there is. */
typedef struct pop_block_areas {
	int64_t width; /* columns of a strip */
	int64_t ld;    /* of the square, in elements */
	size_t strip, square, row, more, order, end;
	size_t inner; /* of another problem */
	bool fits;
} pop_block_areas;

typedef struct pop_block {
	pop_matrix_what what;
	int64_t m, n, k, flags; /* as those of pop_matrix */
	bool wide;              /* computed in double */
	pop_block_areas at;
	pop_grid x[POP_MATRIX_VIEWS];
	pop_run *run; /* threads to share the work; NULL: none */
	/* at.end bytes for each thread, scratch_bytes apart. */
	unsigned char *scratch;
	size_t scratch_bytes;
	unsigned thread; /* that calls */
} pop_block;

/* Is there a form by blocks? */
static inline bool
pop_block_has(pop_matrix_what what, pop_dtype d)
{
	switch ((int)what) {
	case POP_MATRIX_CHOLESKY:
	case POP_MATRIX_SOLVE:
	case POP_MATRIX_LU:
	case POP_MATRIX_QR:
	case POP_MATRIX_HOUSEHOLDER:
	case POP_MATRIX_EIGH:
	case POP_MATRIX_SVD:
		return !pop_dtype_is_complex(d);
	default:
		return false;
	}
}

/* Sets b->at from what, sizes and flags; false: more memory is needed than can
 * be counted. */
bool pop_block_prepare(pop_block *b);

void pop_block_run(const pop_block *b);

/* Matrices that pop_block_run_lanes() takes at once; 0: it does not take such
 * as these. */
int64_t pop_block_lanes(const pop_block *b);

/* Runs `count` problems; view v of the next is step[v] bytes further. */
void pop_block_run_lanes(
	const pop_block *b, const int64_t *step, int64_t count);

#endif
