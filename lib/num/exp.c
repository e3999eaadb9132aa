/*
 * Exponentials, logarithms and powers.
 *
 * exp: x = k ln 2 + r, then the series of exp(r/256) - 1 squared eight times
 * in the form q <- 2q + q*q, which keeps the relative precision of small
 * results.  log: m in [sqrt(1/2), sqrt(2)), s = (m-1)/(m+1), and
 * log m = 2 atanh(s); near 1 it loses nothing either.
 */

#include "lib/num/real.h"

enum {
	/* Past these exponents every double is infinite or zero, and past the
	 * second also its product with any double. */
	HUGE_EXPONENT = 2000,
	HUGE_FACTOR = 6000,
	SQUARINGS = 8,
	/* Terms of the logarithm's series in pairs and in all. */
	LOG_PAIRS = 10,
	LOG_TERMS = 23,
};

static const pop_dd ln2 = {0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56};

/* 1/2! to 1/5! */
static const pop_dd inv_factorial[] = {
	{0x1p-1, 0},
	{0x1.5555555555555p-3, 0x1.5555555555555p-57},
	{0x1.5555555555555p-5, 0x1.5555555555555p-59},
	{0x1.1111111111111p-7, 0x1.1111111111111p-63},
};

/* 1/3, 1/5 .. 1/21 */
static const pop_dd inv_odd[LOG_PAIRS] = {
	{0x1.5555555555555p-2, 0x1.5555555555555p-56},
	{0x1.999999999999ap-3, -0x1.999999999999ap-57},
	{0x1.2492492492492p-3, 0x1.2492492492492p-57},
	{0x1.c71c71c71c71cp-4, 0x1.c71c71c71c71cp-58},
	{0x1.745d1745d1746p-4, -0x1.745d1745d1746p-59},
	{0x1.3b13b13b13b14p-4, -0x1.3b13b13b13b14p-58},
	{0x1.1111111111111p-4, 0x1.1111111111111p-60},
	{0x1.e1e1e1e1e1e1ep-5, 0x1.e1e1e1e1e1e1ep-61},
	{0x1.af286bca1af28p-5, 0x1.af286bca1af28p-59},
	{0x1.8618618618618p-5, 0x1.8618618618618p-59},
};

/* h * 2^e with one rounding, for 1/8 < |h| < 8 and |e| <= HUGE_EXPONENT. */
static double
scale(double h, int e)
{
	return h * dd_pow2(e / 2) * dd_pow2(e - e / 2);
}

static int
clamp_exponent(int e)
{
	return e > HUGE_EXPONENT    ? HUGE_EXPONENT
	       : e < -HUGE_EXPONENT ? -HUGE_EXPONENT
				    : e;
}

/* Brings hi into [1, 2) so that scale() rounds once; zeros, infinities and NaN
 * lose the exponent. */
static pop_real
normalize(pop_real r)
{
	int k;

	if (r.v.hi == 0 || r.v.hi - r.v.hi != 0)
		return real_of_f64(r.v.hi);
	if (r.v.hi < 0x1p-900 && r.v.hi > -0x1p-900) {
		r.v = dd_scale(r.v, 0x1p200);
		r.e -= 200;
	}
	k = (int)(pop_f64_bits(r.v.hi) >> 52 & 0x7ff) - 1023;
	r.v = dd_scale(dd_scale(r.v, dd_pow2(-k / 2)), dd_pow2(-k - -k / 2));
	r.e = clamp_exponent(r.e + k);
	return r;
}

static double
to_odd(pop_dd v)
{
	uint64_t b = pop_f64_bits(v.hi);

	if (v.lo == 0 || (b & 1))
		return v.hi;
	return pop_bits_f64((v.lo > 0) == (v.hi > 0) ? b + 1 : b - 1);
}

double
pop_real_f64(pop_real r)
{
	if (r.v.lo == 0 && r.e == 0)
		return r.v.hi;
	r = normalize(r);
	/* A subnormal result must not be rounded to 53 bits before. */
	return scale(r.e < -1022 ? to_odd(r.v) : r.v.hi, r.e);
}

double
pop_real_odd_f64(pop_real r)
{
	if (r.v.lo == 0 && r.e == 0)
		return r.v.hi;
	r = normalize(r);
	return scale(to_odd(r.v), r.e);
}

/* exp(r) - 1 for |r| <= 0.4 */
static pop_dd
expm1_reduced(pop_dd r)
{
	pop_dd m = dd_scale(r, 0x1p-8), p, q;
	double x = m.hi, tail;

	tail = 1.0 / 720 +
	       x * (1.0 / 5040 + x * (1.0 / 40320 + x * (1.0 / 362880)));
	p = dd_of(tail);
	for (int i = 3; i >= 0; i--)
		p = dd_add(inv_factorial[i], dd_mul(m, p));
	q = dd_add(m, dd_mul(dd_mul(m, m), p));
	for (int i = 0; i < SQUARINGS; i++)
		q = dd_add(dd_scale(q, 2), dd_mul(q, q));
	return q;
}

pop_real
pop_core_exp(pop_dd x)
{
	double k;

	if (x.hi > HUGE_FACTOR)
		return (pop_real){{1, 0}, HUGE_FACTOR};
	if (x.hi < -HUGE_FACTOR)
		return (pop_real){{1, 0}, -HUGE_FACTOR};
	k = dd_floor(x.hi * 0x1.71547652b82fep+0 + 0.5);
	x = dd_sub(x, dd_mul_d(ln2, k));
	return (pop_real){dd_add(dd_of(1), expm1_reduced(x)), (int)k};
}

pop_dd
pop_core_expm1(pop_dd x)
{
	pop_real e;

	/* exp(x) - 1 = x + x*x/2 + ..; the squares would underflow. */
	if (x.hi < 0x1p-60 && x.hi > -0x1p-60)
		return dd_fast_sum(x.hi, x.lo + 0.5 * x.hi * x.hi);
	if (x.hi < 0.4 && x.hi > -0.4)
		return expm1_reduced(x);
	e = pop_core_exp(x);
	if (e.e < -200)
		return (pop_dd){-1, 0x1p-200};
	return dd_sub(dd_scale(e.v, dd_pow2(e.e)), dd_of(1));
}

/* 2 atanh(s) for |s| <= 0.2 */
static pop_dd
twice_atanh(pop_dd s)
{
	pop_dd s2 = dd_mul(s, s), p;
	double tail = 0;

	for (int j = LOG_TERMS; j > LOG_PAIRS; j--)
		tail = 1.0 / (2 * j + 1) + s2.hi * tail;
	p = dd_of(tail);
	for (int j = LOG_PAIRS; j-- > 0;)
		p = dd_add(inv_odd[j], dd_mul(s2, p));
	return dd_scale(dd_add(s, dd_mul(dd_mul(s, s2), p)), 2);
}

pop_dd
pop_core_log(pop_dd x, int e)
{
	int k = (int)(pop_f64_bits(x.hi) >> 52) - 1023;
	pop_dd s;

	x = dd_scale(dd_scale(x, dd_pow2(-k / 2)), dd_pow2(-k - -k / 2));
	if (x.hi >= 0x1.6a09ep+0) {
		x = dd_scale(x, 0.5);
		k++;
	}
	s = dd_div(dd_sub(x, dd_of(1)), dd_add(x, dd_of(1)));
	return dd_add(dd_mul_d(ln2, (double)(k + e)), twice_atanh(s));
}

pop_dd
pop_core_log1p(pop_dd x)
{
	if (x.hi < 0x1p-60 && x.hi > -0x1p-60)
		return dd_fast_sum(x.hi, x.lo - 0.5 * x.hi * x.hi);
	if (x.hi > 0.4 || x.hi < -0.3)
		return pop_core_log(dd_add(dd_of(1), x), 0);
	return twice_atanh(dd_div(x, dd_add(dd_of(2), x)));
}

/* As a number whose square neither overflows nor vanishes, with the exponent
 * apart. */
static pop_real
split(double x)
{
	if (x < 0x1p-900)
		return (pop_real){{x * 0x1p200, 0}, -200};
	if (x > 0x1p900)
		return (pop_real){{x * 0x1p-200, 0}, 200};
	return real_of_f64(x);
}

pop_real
pop_real_exp(double x)
{
	if (x != x || x == __builtin_inf())
		return real_of_f64(x);
	if (x == -__builtin_inf())
		return real_of_f64(0);
	return pop_core_exp(dd_of(x));
}

pop_real
pop_real_expm1(double x)
{
	if (x != x || x == 0 || x == __builtin_inf())
		return real_of_f64(x);
	if (x == -__builtin_inf())
		return real_of_f64(-1);
	/* From here 1 is below the last bit kept. */
	if (x > 100)
		return pop_core_exp(dd_of(x));
	if (x < -700)
		return real_of((pop_dd){-1, 0x1p-200});
	return real_of(pop_core_expm1(dd_of(x)));
}

pop_real
pop_real_log(double x)
{
	pop_real r;

	if (x != x || x == __builtin_inf())
		return real_of_f64(x);
	if (x == 0)
		return real_of_f64(-__builtin_inf());
	if (x < 0)
		return real_of_f64(__builtin_nan(""));
	r = split(x);
	return real_of(pop_core_log(r.v, r.e));
}

pop_real
pop_real_log1p(double x)
{
	if (x != x || x == 0 || x == __builtin_inf())
		return real_of_f64(x);
	if (x == -1)
		return real_of_f64(-__builtin_inf());
	if (x < -1)
		return real_of_f64(__builtin_nan(""));
	if (x > 0.4 || x < -0.3)
		return real_of(pop_core_log(dd_sum(1, x), 0));
	return real_of(pop_core_log1p(dd_of(x)));
}

/* 1/(1 + exp(-x)); for negative x exp(x)/(1 + exp(x)), which cannot
 * overflow. */
pop_real
pop_real_logistic(double x)
{
	pop_real e;
	pop_dd v;

	if (x != x)
		return real_of_f64(x);
	e = pop_real_exp(x < 0 ? x : -x);
	if (e.v.hi == 0)
		return real_of_f64(x < 0 ? 0 : 1);
	if (x < -100)
		return e;
	if (x > 100)
		return real_of((pop_dd){1, -0x1p-100});
	v = dd_scale(e.v, dd_pow2(e.e));
	return real_of(dd_div(x < 0 ? v : dd_of(1), dd_add(dd_of(1), v)));
}

pop_real
pop_real_tanh(double x)
{
	double a = x < 0 ? -x : x;
	pop_dd q;

	if (x != x || x == 0)
		return real_of_f64(x);
	if (a > 50)
		q = (pop_dd){1, a == __builtin_inf() ? 0 : -0x1p-100};
	else {
		q = pop_core_expm1(dd_of(2 * a));
		q = dd_div(q, dd_add(q, dd_of(2)));
	}
	return real_of(x < 0 ? dd_neg(q) : q);
}

void
pop_core_sinhcosh(pop_dd *sinh, pop_dd *cosh, int *e, pop_dd x)
{
	bool negative = x.hi < 0;
	pop_dd q, r;

	x = dd_abs(x);
	*e = 0;
	if (x.hi > 100) {
		pop_real big = pop_core_exp(x);

		*e = big.e - 1;
		*sinh = *cosh = big.v;
	} else {
		/* q = exp(x) - 1, r = 1 - exp(-x) */
		q = pop_core_expm1(x);
		r = dd_div(q, dd_add(q, dd_of(1)));
		*sinh = dd_scale(dd_add(q, r), 0.5);
		*cosh = dd_add(dd_of(1), dd_scale(dd_sub(q, r), 0.5));
	}
	if (negative)
		*sinh = dd_neg(*sinh);
}

/* Rounded once more it is right for narrower types, too: they have less than
 * half the digits. */
pop_real
pop_real_sqrt(double x)
{
	return real_of_f64(__builtin_sqrt(x));
}

pop_real
pop_real_rsqrt(double x)
{
	pop_real r;

	if (!(x > 0) || x == __builtin_inf())
		return real_of_f64(1 / __builtin_sqrt(x));
	r = split(x);
	return (pop_real){dd_div(dd_of(1), dd_sqrt(r.v)), -r.e / 2};
}

/* Newton's iteration on m in [1, 8), the last step in pairs. */
static pop_dd
cbrt_reduced(double m)
{
	double y = 0.9 + 0.14 * m;
	pop_dd rest;

	for (int i = 0; i < 5; i++)
		y -= (y - m / (y * y)) / 3;
	rest = dd_sub(dd_of(m), dd_mul_d(dd_prod(y, y), y));
	return dd_fast_sum(y, rest.hi / (3 * y * y));
}

pop_real
pop_real_cbrt(double x)
{
	double a = x < 0 ? -x : x;
	pop_dd y;
	int k, rest;

	if (x != x || x == 0 || a == __builtin_inf())
		return real_of_f64(x);
	k = a < 0x1p-900 ? -300 : 0;
	a = k ? a * 0x1p300 : a;
	rest = (int)(pop_f64_bits(a) >> 52) - 1023;
	/* a = m * 2^rest, and rest = 3 * third + (0, 1 or 2) */
	a = pop_bits_f64((pop_f64_bits(a) & ((UINT64_C(1) << 52) - 1)) |
			 UINT64_C(1023) << 52);
	k += rest - ((rest % 3 + 3) % 3);
	y = cbrt_reduced(a * dd_pow2((rest % 3 + 3) % 3));
	return (pop_real){x < 0 ? dd_neg(y) : y, k / 3};
}

static bool
is_integer(double y)
{
	return dd_floor(y) == y;
}

static bool
is_odd(double y)
{
	return y < 0x1p53 && y > -0x1p53 && is_integer(y) && ((int64_t)y & 1);
}

/* |x|^y for 0 < |x| < inf, |x| != 1, finite y. */
static pop_real
pow_finite(double x, double y)
{
	pop_real a = split(x);
	pop_dd log_x = pop_core_log(a.v, a.e);
	double p = log_x.hi * y;

	/* The product in pairs must not overflow. */
	if (p > HUGE_FACTOR || p < -HUGE_FACTOR)
		return pop_core_exp(dd_of(p));
	return pop_core_exp(dd_mul_d(log_x, y));
}

/* x >= 0 and y neither NaN: infinite y, zero and infinite x. */
static bool
pow_special(double x, double y, double *out)
{
	double inf = __builtin_inf();

	if (y == inf || y == -inf)
		*out = x == 1 ? 1 : (x > 1) == (y > 0) ? inf : 0;
	else if (x == 0 || x == inf)
		*out = (x > 1) == (y > 0) ? inf : 0;
	else
		return false;
	return true;
}

pop_real
pop_real_pow(double x, double y)
{
	bool negative = pop_f64_bits(x) >> 63;
	double special;
	pop_real r;

	if (x == 1 || y == 0)
		return real_of_f64(1);
	if (x != x || y != y)
		return real_of_f64(x + y);
	if (pow_special(negative ? -x : x, y, &special))
		r = real_of_f64(special);
	else if (negative && !is_integer(y))
		return real_of_f64(__builtin_nan(""));
	else if (x == -1)
		r = real_of_f64(1); /* y may be too great to be split */
	else
		r = pow_finite(negative ? -x : x, y);
	if (negative && is_odd(y))
		r.v = dd_neg(r.v);
	return r;
}

/*
 * Long division in binary, eleven bits at a time: both mantissas have 53 bits,
 * and a remainder shifted by 11 still fits a word.
 */
double
pop_real_fmod(double x, double y)
{
	uint64_t mask = (UINT64_C(1) << 52) - 1;
	uint64_t bx = pop_f64_bits(x) << 1 >> 1, by = pop_f64_bits(y) << 1 >> 1;
	int ex = (int)(bx >> 52), ey = (int)(by >> 52);
	uint64_t mx = (bx & mask) | (uint64_t)(ex != 0) << 52;
	uint64_t my = (by & mask) | (uint64_t)(ey != 0) << 52;
	double r;

	if (x != x || y != y || x - x != 0 || y == 0)
		return __builtin_nan("");
	if (bx < by)
		return x;
	ex = ex ? ex : 1;
	ey = ey ? ey : 1;
	for (mx %= my; ex > ey; ex -= 11) {
		int step = ex - ey < 11 ? ex - ey : 11;

		mx = (mx << step) % my;
		if (step < 11) {
			ex = ey;
			break;
		}
	}
	/* mx < 2^53: the value is mx * 2^(ey - 1075), exact. */
	r = (double)mx * dd_pow2((ey - 1075) / 2) *
	    dd_pow2(ey - 1075 - (ey - 1075) / 2);
	return pop_f64_bits(x) >> 63 ? -r : r;
}
