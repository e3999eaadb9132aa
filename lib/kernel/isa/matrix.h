#ifndef POP_KERNEL_ISA_MATRIX_H
#define POP_KERNEL_ISA_MATRIX_H

#include "lib/kernel/kernel.h"

/*
 * One matrix problem: each view of the step as a dense array in scratch, in
 * columns (row i, column j of r rows at i + j * r), of double, of pairs of
 * doubles, or of int32.  Everything is computed in double.
 *
 * An algorithm may destroy its inputs and has to fill its outputs.
 */
typedef struct pop_matrix {
	int64_t m, n, k;
	int64_t flags; /* POP_MATRIX_LOWER and the like */
	void *x[POP_MATRIX_VIEWS];
	double *work;
} pop_matrix;

typedef void pop_matrix_fn(const pop_matrix *p);

/* By pop_matrix_what; for real and for complex elements.  PERMUTATION is
 * among the real ones, those of matrix_block.h are not. */
extern pop_matrix_fn *const POP_FN(pop_matrix_real)[POP_MATRIX_LIMIT];
extern pop_matrix_fn *const POP_FN(pop_matrix_complex)[POP_MATRIX_LIMIT];

/*
 * Left and right eigenvectors, each of length 1, of D z t z^H D^-1, where t is
 * triangular; n by n, complex.  scale: D's diagonal.  work: n complex numbers.
 */
void POP_FN(pop_triangular_vectors)(int64_t n, const double *t, const double *z,
	const double *scale, double *left, double *right, double *work);

/* sqrt(a^2 + b^2) without overflow on the way. */
static inline double
pop_length2(double a, double b)
{
	double big = __builtin_fabs(a), small = __builtin_fabs(b), r;

	if (big < small) {
		r = big;
		big = small;
		small = r;
	}
	if (small == 0 || __builtin_isinf(big) || __builtin_isnan(big))
		return __builtin_isnan(small) && !__builtin_isinf(big) ? small
								       : big;
	r = small / big;
	return big * __builtin_sqrt(1 + r * r);
}

/* The same, rounded otherwise: sooner done where the squares do not matter. */
static inline double
pop_length2_quick(double a, double b)
{
	double sum = a * a + b * b;

	return sum > 0x1p-900 && sum < 0x1p900 ? __builtin_sqrt(sum)
					       : pop_length2(a, b);
}

/* A power of two that brings sizes from `most` down to where squares and
 * quotients are exact; one where they are. */
static inline double
pop_scale_of(double most)
{
	if (most < 0x1p-450)
		return 0x1p600;
	return most > 0x1p450 ? 0x1p-600 : 1;
}

/* Doubles of work that an m by n problem may use: so many matrices of the
 * greater of m and n squared, and so many vectors of that length; of elements
 * twice as long if complex. */
enum { POP_MATRIX_WORK_VECTORS = 8 };
unsigned POP_FN(pop_matrix_work)(pop_matrix_what what);

#endif
