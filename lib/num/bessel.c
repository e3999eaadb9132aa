/*
 * The modified Bessel function I1, times exp(-|x|).
 *
 *   I1(x) = sum (x/2)^(2k+1) / (k! (k+1)!), all of one sign
 *   exp(-x) I1(x) = (1 - 3/(8x) - 15/(128 x^2) - ..) / sqrt(2 pi x)
 *
 * The second, whose terms fall to exp(-2x), from 40 on.
 */

#include "lib/num/real.h"

enum { FAR = 40 };

static const pop_dd two_pi = {0x1.921fb54442d18p+2, 0x1.1a62633145c07p-52};

/* 0 < x < FAR */
static pop_dd
series(double x)
{
	pop_dd t = dd_scale(dd_of(x), 0.5), t2 = dd_mul(t, t), sum = t;
	pop_real e = pop_core_exp(dd_of(-x));

	for (int k = 1; t.hi > sum.hi * 0x1p-110; k++) {
		t = dd_div(dd_mul(t, t2), dd_of((double)k * (k + 1)));
		sum = dd_add(sum, t);
	}
	return dd_mul(sum, dd_scale(e.v, dd_pow2(e.e)));
}

/* Terms -(4 - (2k-1)^2) / (8kx) times the one before. */
static pop_dd
asymptotic(double x)
{
	pop_dd t = dd_of(1), sum = t, x8 = dd_scale(dd_of(x), 8);

	for (int k = 1; k < 2 * FAR; k++) {
		double odd = 2 * k - 1;

		t = dd_div(dd_mul_d(t, odd * odd - 4), dd_mul_d(x8, k));
		sum = dd_add(sum, t);
		if (t.hi < 0x1p-110 && t.hi > -0x1p-110)
			break;
	}
	return sum;
}

pop_real
pop_real_bessel_i1e(double x)
{
	double a = x < 0 ? -x : x;
	pop_dd r;

	if (x != x || x == 0)
		return real_of_f64(x);
	if (a == __builtin_inf())
		return real_of_f64(x < 0 ? -0.0 : 0.0);
	if (a < 0x1p-100)
		return (pop_real){dd_of(x), -1};
	if (a < FAR)
		r = series(a);
	else if (a < 0x1p900)
		r = dd_div(asymptotic(a), dd_sqrt(dd_mul_d(two_pi, a)));
	else
		r = dd_scale(dd_div(dd_of(1),
				     dd_sqrt(dd_mul_d(two_pi, a * 0x1p-200))),
			0x1p-100);
	return real_of(x < 0 ? dd_neg(r) : r);
}
