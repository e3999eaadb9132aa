/*
 * The error function.
 *
 *   erf x  = 2/sqrt(pi) exp(-x*x) x (1 + 2xx/3 + (2xx)^2/15 + ..), all positive
 *   erfc x = exp(-x*x)/sqrt(pi) / (x + 1/2/(x + 2/2/(x + 3/2/(x + ..))))
 *
 * The second, evaluated from its end, beyond 3.  The inverse is a guess and
 * Halley's iteration on erf, or on erfc where erf is close to 1.
 */

#include "lib/num/real.h"

enum {
	FRACTIONS = 70,
	STEPS = 2,
};

static const pop_dd two_over_sqrt_pi = {
	0x1.20dd750429b6dp+0, 0x1.1ae3a914fed80p-56};
static const pop_dd one_over_sqrt_pi = {
	0x1.20dd750429b6dp-1, 0x1.1ae3a914fed80p-57};

/* 2^-400 < |x| < 6.5 */
static pop_dd
erf_series(double x)
{
	pop_dd x2 = dd_prod(x, x), two = dd_scale(x2, 2), sum = dd_of(1);
	pop_dd term = dd_of(1), front;
	pop_real e = pop_core_exp(dd_neg(x2));

	for (int n = 1; term.hi > 0x1p-110 * sum.hi; n++) {
		term = dd_div(dd_mul(term, two), dd_of(2 * n + 1));
		sum = dd_add(sum, term);
	}
	front = dd_mul(
		dd_mul_d(two_over_sqrt_pi, x), dd_scale(e.v, dd_pow2(e.e)));
	return dd_mul(front, sum);
}

/* x >= 3 */
static pop_real
erfc_fraction(double x)
{
	pop_real e = pop_core_exp(dd_neg(dd_prod(x, x)));
	pop_dd t = dd_of(x);

	for (int n = FRACTIONS; n > 0; n--)
		t = dd_add(dd_of(x), dd_div(dd_of(0.5 * n), t));
	e.v = dd_div(dd_mul(e.v, one_over_sqrt_pi), t);
	return e;
}

pop_real
pop_real_erf(double x)
{
	double a = x < 0 ? -x : x;
	pop_dd r;

	if (x != x || x == 0)
		return real_of_f64(x);
	if (a < 0x1p-400)
		return (pop_real){
			dd_mul_d(two_over_sqrt_pi, x * 0x1p600), -600};
	if (a < 6.5)
		return real_of(erf_series(x));
	r = (pop_dd){1, a == __builtin_inf() ? 0 : -0x1p-60};
	return real_of(x < 0 ? dd_neg(r) : r);
}

pop_real
pop_real_erfc(double x)
{
	if (x != x)
		return real_of_f64(x);
	if (x < -6.5)
		return real_of(
			(pop_dd){2, x == -__builtin_inf() ? 0 : -0x1p-60});
	if (x == __builtin_inf())
		return real_of_f64(0);
	if (x >= 3)
		return erfc_fraction(x > 100 ? 100 : x);
	if (x < 0x1p-110 && x > -0x1p-110)
		return real_of((pop_dd){1, x > 0 ? -0x1p-110 : 0x1p-110});
	return real_of(dd_sub(dd_of(1), erf_series(x)));
}

/* Winitzki's formula: within half a percent. */
static double
guess_erf_inv(double x)
{
	const double a = 0.147;
	double l = pop_real_f64(pop_real_log1p(-x * x));
	double t = 2 / (3.141592653589793 * a) + l / 2, q = -l / a;

	return __builtin_sqrt(q / (__builtin_sqrt(t * t + q) + t));
}

/* The step of Halley's iteration at y > 0 for 0 < x < 1. */
static double
step(double y, double x)
{
	double slope = 0x1.20dd750429b6dp+0 *
		       pop_real_f64(pop_core_exp(dd_neg(dd_prod(y, y))));
	double off, u;

	if (x > 0.5) {
		/* 1 - x is exact. */
		pop_real c = pop_real_erfc(y);
		pop_dd v = dd_scale(c.v, dd_pow2(c.e));

		off = dd_sub(dd_of(1 - x), v).hi;
	} else {
		off = dd_sub(erf_series(y), dd_of(x)).hi;
	}
	u = off / slope;
	return -u / (1 + u * y);
}

pop_real
pop_real_erf_inv(double x)
{
	double a = x < 0 ? -x : x, y;
	pop_dd r;

	if (x != x || a > 1)
		return real_of_f64(__builtin_nan(""));
	if (a == 1)
		return real_of_f64(x < 0 ? -__builtin_inf() : __builtin_inf());
	if (x == 0)
		return real_of_f64(x);
	/* Far below, y = x sqrt(pi)/2. */
	if (a < 0x1p-60) {
		r = dd_div(dd_of(a < 0x1p-400 ? a * 0x1p600 : a),
			two_over_sqrt_pi);
		return (pop_real){
			x < 0 ? dd_neg(r) : r, a < 0x1p-400 ? -600 : 0};
	}
	y = guess_erf_inv(a);
	for (int i = 0; i < STEPS; i++)
		y += step(y, a);
	r = dd_fast_sum(y, step(y, a));
	return real_of(x < 0 ? dd_neg(r) : r);
}
