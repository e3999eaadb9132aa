#ifndef POP_NUM_REAL_H
#define POP_NUM_REAL_H

#include <stdbool.h>

#include "lib/num/dd.h"

/*
 * Real functions to about 90 bits, so that rounding the result once, to any
 * float type, is nearly always correct.  Only inside lib/num and tests.
 *
 * A pop_real is v * 2^e.  Zeros, infinities and NaN have them in v.hi, with
 * v.lo and e zero.
 */
typedef struct pop_real {
	pop_dd v;
	int e;
} pop_real;

/* |x|, but a NaN as it is. */
static inline double
pop_magnitude(double x)
{
	return x <= 0 ? 0 - x : x;
}

/* The sign bit, that of -0.0 and of a NaN too. */
static inline bool
pop_is_negative(double x)
{
	return pop_f64_bits(x) >> 63;
}

/* Rounded to nearest even, subnormal results included. */
double pop_real_f64(pop_real r);
/* Rounded to odd: rounds to every narrower float type as r itself would. */
double pop_real_odd_f64(pop_real r);

/* ---- Whole functions: every double in, special values by C's rules. */

pop_real pop_real_exp(double x);
pop_real pop_real_expm1(double x);
pop_real pop_real_log(double x);
pop_real pop_real_log1p(double x);
pop_real pop_real_logistic(double x);
pop_real pop_real_tanh(double x);
pop_real pop_real_sin(double x);
pop_real pop_real_cos(double x);
pop_real pop_real_tan(double x);
pop_real pop_real_sqrt(double x);
pop_real pop_real_rsqrt(double x);
pop_real pop_real_cbrt(double x);
pop_real pop_real_erf(double x);
pop_real pop_real_erfc(double x);
pop_real pop_real_erf_inv(double x);
pop_real pop_real_acos(double x);
pop_real pop_real_acosh(double x);
pop_real pop_real_asin(double x);
pop_real pop_real_asinh(double x);
pop_real pop_real_atan(double x);
pop_real pop_real_atanh(double x);
pop_real pop_real_cosh(double x);
pop_real pop_real_sinh(double x);
pop_real pop_real_lgamma(double x);
pop_real pop_real_digamma(double x);
pop_real pop_real_bessel_i1e(double x); /* exp(-|x|) I1(x) */
/* To about 50 bits: */
pop_real pop_real_zeta(double s, double q); /* Hurwitz */
pop_real pop_real_polygamma(double n, double x);
pop_real pop_real_pow(double x, double y);
pop_real pop_real_atan2(double y, double x);
/* Exact. */
double pop_real_fmod(double x, double y);

/* ---- Cores on pairs, for finite operands in the ranges given. */

/* Any x; what overflows or underflows has an e that says so. */
pop_real pop_core_exp(pop_dd x);
/* |x| <= 700 */
pop_dd pop_core_expm1(pop_dd x);
/* log(x * 2^e), x > 0 and normal */
pop_dd pop_core_log(pop_dd x, int e);
/* log(1 + x), |x| <= 1/2 */
pop_dd pop_core_log1p(pop_dd x);
/* Any finite x. */
void pop_core_sincos(pop_dd *sin, pop_dd *cos, pop_dd x);
/* The angle of (x, y), not both zero, in (-pi, pi]; signs of hi count. */
pop_dd pop_core_atan2(pop_dd y, pop_dd x);
/* sinh and cosh times 2^-e, the e that both share; any finite x. */
void pop_core_sinhcosh(pop_dd *sinh, pop_dd *cosh, int *e, pop_dd x);

static inline pop_real
real_of(pop_dd v)
{
	return (pop_real){v, 0};
}

static inline pop_real
real_of_f64(double x)
{
	return (pop_real){{x, 0}, 0};
}

#endif
