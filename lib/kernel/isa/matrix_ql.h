#ifndef POP_KERNEL_ISA_MATRIX_QL_H
#define POP_KERNEL_ISA_MATRIX_QL_H

#include <stdbool.h>

#include "lib/kernel/isa/vec.h"

/* sqrt(a^2 + b^2); see pop_length2(). */
typedef double pop_ql_length(double a, double b);
/* Row m is the last of a step, whose turns follow. */
typedef void pop_ql_begin(void *arg, int64_t m);
/* Vectors i + 1 and i turn by cosine c and sine s. */
typedef void pop_ql_turn(void *arg, int64_t i, double c, double s);

enum { POP_QL_STEPS_MOST = 60 }; /* for each value */

/* Brings the matrix to where its greatest element is near one;
 * what its eigenvalues have to be multiplied by. */
POP_INLINE double
ql_even(int64_t n, double *d, double *e)
{
	double most = 0, up;
	int exponent;

	for (int64_t i = 0; i < n; i++) {
		if (__builtin_fabs(d[i]) > most)
			most = __builtin_fabs(d[i]);
		if (i + 1 < n && __builtin_fabs(e[i]) > most)
			most = __builtin_fabs(e[i]);
	}
	if (most == 0)
		return 1;
	(void)__builtin_frexp(most, &exponent);
	up = __builtin_ldexp(1, -exponent);
	for (int64_t i = 0; i < n; i++) {
		d[i] *= up;
		if (i + 1 < n)
			e[i] *= up;
	}
	return 1 / up;
}

/*
 * One implicit QL step on rows l to m of a symmetric tridiagonal matrix of
 * diagonal d and, beside it, e, which has room for e[m]: shifted by the
 * eigenvalue of the leading block of two that is nearer to d[l].  Ends early
 * where the matrix falls apart.
 */
POP_INLINE void
ql_step(int64_t l, int64_t m, double *d, double *e, pop_ql_length *length,
	pop_ql_turn *turn, void *arg)
{
	double g = (d[l + 1] - d[l]) / (2 * e[l]), r = length(g, 1);
	double s = 1, c = 1, p = 0;

	g = d[m] - d[l] + e[l] / (g + __builtin_copysign(r, g));
	for (int64_t i = m - 1; i >= l; i--) {
		double f = s * e[i], b = c * e[i];

		r = length(f, g);
		e[i + 1] = r;
		if (r == 0) {
			d[i + 1] -= p;
			e[m] = 0;
			return;
		}
		s = f / r;
		c = g / r;
		g = d[i + 1] - p;
		r = (d[i] - g) * s + 2 * c * b;
		p = s * r;
		d[i + 1] = g + p;
		g = c * r - b;
		turn(arg, i, c, s);
	}
	d[l] -= p;
	e[l] = g;
	e[m] = 0;
}

/* The first row from l on that is cut off from the next, by the size of what is
 * beside it: no more than eps of the diagonal there; and than eps of the whole
 * matrix, whose greatest element is near one, if it goes on for `late`. */
POP_INLINE int64_t
ql_cut(int64_t l, int64_t n, const double *d, const double *e, double eps,
	bool late)
{
	const double nothing = late ? eps : 0x1p-500;

	while (l + 1 < n &&
		__builtin_fabs(e[l]) >
			nothing + eps * (__builtin_fabs(d[l]) +
						__builtin_fabs(d[l + 1])))
		l++;
	return l;
}

/*
 * Eigenvalues of the tridiagonal matrix of n rows into d, in no order; e, whose
 * n - 1 are lost, has room for n.  eps: what counts as zero beside one.  0, or
 * the number of the first, from 1, that was not found.
 */
POP_INLINE int64_t
pop_ql(int64_t n, double *d, double *e, double eps, pop_ql_length *length,
	pop_ql_begin *begin, pop_ql_turn *turn, void *arg)
{
	const double down = ql_even(n, d, e);

	for (int64_t l = 0; l < n; l++) {
		int64_t m, steps = 0;

		while ((m = ql_cut(l, n, d, e, eps,
				steps > POP_QL_STEPS_MOST / 2)) != l) {
			if (steps++ == POP_QL_STEPS_MOST)
				return l + 1;
			begin(arg, m);
			ql_step(l, m, d, e, length, turn, arg);
		}
		d[l] *= down;
	}
	return 0;
}

#endif
