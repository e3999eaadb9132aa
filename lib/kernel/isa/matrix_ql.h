#ifndef POP_KERNEL_ISA_MATRIX_QL_H
#define POP_KERNEL_ISA_MATRIX_QL_H

#include "lib/kernel/isa/vec.h"

/* sqrt(a^2 + b^2); see pop_length2(). */
typedef double pop_ql_length(double a, double b);
/* Vectors i + 1 and i turn by cosine c and sine s. */
typedef void pop_ql_turn(void *arg, int64_t i, double c, double s);

/*
 * One implicit QL step on rows l to m of a symmetric tridiagonal matrix of
 * diagonal d and, beside it, e, which has room for e[m]: shifted by the
 * eigenvalue of the leading block of two that is nearer to d[l].  Ends early
 * where the matrix falls apart.
 */
POP_INLINE void
pop_ql_step(int64_t l, int64_t m, double *d, double *e, pop_ql_length *length,
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

#endif
