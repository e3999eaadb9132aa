#ifndef POP_NUM_DD_H
#define POP_NUM_DD_H

#include "lib/num/convert.h"

/*
 * Double-double arithmetic: about 104 bits from pairs of doubles.
 *
 * A pair is the unevaluated sum hi + lo with |lo| at most half a unit in the
 * last place of hi.  Products split their factors, so operands stay below
 * 2^996 and results above 2^-960 for the last bits to be right.  Only inside
 * lib/num.  Results are the same on every host as long as the compiler fuses
 * nothing (-ffp-contract=off).
 */
typedef struct pop_dd {
	double hi, lo;
} pop_dd;

/* 2^k for -1022 <= k <= 1023. */
static inline double
dd_pow2(int k)
{
	return pop_bits_f64((uint64_t)(k + 1023) << 52);
}

/* floor() without libm, which baseline x86-64 would call. */
static inline double
dd_floor(double x)
{
	double t;

	if (!(x < 0x1p52 && x > -0x1p52) || x == 0)
		return x;
	t = (double)(int64_t)x;
	t = t > x ? t - 1 : t;
	return t == 0 && x < 0 ? -0.0 : t;
}

/* |a| >= |b| or a == 0 */
static inline pop_dd
dd_fast_sum(double a, double b)
{
	double s = a + b;

	return (pop_dd){s, b - (s - a)};
}

static inline pop_dd
dd_sum(double a, double b)
{
	double s = a + b, t = s - a;

	return (pop_dd){s, (a - (s - t)) + (b - t)};
}

static inline pop_dd
dd_prod(double a, double b)
{
	double p = a * b, ta = 0x1.0000002p27 * a, tb = 0x1.0000002p27 * b;
	double ah = ta - (ta - a), al = a - ah;
	double bh = tb - (tb - b), bl = b - bh;

	return (pop_dd){p, ((ah * bh - p) + ah * bl + al * bh) + al * bl};
}

static inline pop_dd
dd_of(double a)
{
	return (pop_dd){a, 0};
}

static inline pop_dd
dd_neg(pop_dd a)
{
	return (pop_dd){-a.hi, -a.lo};
}

static inline pop_dd
dd_abs(pop_dd a)
{
	return a.hi < 0 ? dd_neg(a) : a;
}

/* Exact: c is a power of two and nothing overflows or underflows. */
static inline pop_dd
dd_scale(pop_dd a, double c)
{
	return (pop_dd){a.hi * c, a.lo * c};
}

static inline pop_dd
dd_add(pop_dd a, pop_dd b)
{
	pop_dd s = dd_sum(a.hi, b.hi), t = dd_sum(a.lo, b.lo);

	s = dd_fast_sum(s.hi, s.lo + t.hi);
	return dd_fast_sum(s.hi, s.lo + t.lo);
}

static inline pop_dd
dd_sub(pop_dd a, pop_dd b)
{
	return dd_add(a, dd_neg(b));
}

static inline pop_dd
dd_mul(pop_dd a, pop_dd b)
{
	pop_dd p = dd_prod(a.hi, b.hi);

	return dd_fast_sum(p.hi, p.lo + (a.hi * b.lo + a.lo * b.hi));
}

static inline pop_dd
dd_mul_d(pop_dd a, double b)
{
	pop_dd p = dd_prod(a.hi, b);

	return dd_fast_sum(p.hi, p.lo + a.lo * b);
}

static inline pop_dd
dd_div(pop_dd a, pop_dd b)
{
	double q0 = a.hi / b.hi, q1, q2;
	pop_dd r = dd_sub(a, dd_mul_d(b, q0)), q;

	q1 = r.hi / b.hi;
	r = dd_sub(r, dd_mul_d(b, q1));
	q2 = r.hi / b.hi;
	q = dd_fast_sum(q0, q1);
	return dd_add(q, dd_of(q2));
}

/* a >= 0 */
static inline pop_dd
dd_sqrt(pop_dd a)
{
	double y = __builtin_sqrt(a.hi);

	if (y == 0)
		return dd_of(0);
	return dd_fast_sum(y, dd_sub(a, dd_prod(y, y)).hi / (2 * y));
}

#endif
