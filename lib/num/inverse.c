/*
 * Inverse circular and hyperbolic functions, real and complex.
 *
 * For z in the first quadrant, z = x + iy, with r = |z + 1|, s = |z - 1| and
 * a = (r + s)/2 (Hull, Fairgrieve and Tang, 1997):
 *
 *   asin z = atan(x / sqrt((a + x)(a - x))) + i log1p(b + sqrt(b (a + 1)))
 *   acos z = atan(sqrt((a + x)(a - x)) / x) - i log1p(..)
 *
 * where a - x and b = a - 1 are sums of positive terms; those in y^2 are kept
 * apart from y, so that no square vanishes.
 *
 *   atanh z = log1p(4x / ((1-x)^2 + y^2)) / 4 + i atan2(2y, (1-x)(1+x) - y^2) /
 * 2
 *
 * The others by turning the plane.
 */

#include "lib/num/complex.h"

static const double inf = __builtin_inf();
static const pop_dd ln2 = {0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56};
static const pop_dd half_pi = {0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54};
static const pop_dd one = {1, 0};

static pop_real
signed_as(pop_real r, double sign)
{
	if (pop_is_negative(sign))
		r.v = dd_neg(r.v);
	return r;
}

/* ---- Real. */

/* sqrt((1 - x)(1 + x)), |x| <= 1 */
static pop_dd
complement(double x)
{
	return dd_sqrt(dd_mul(dd_sum(1, -x), dd_sum(1, x)));
}

pop_real
pop_real_asin(double x)
{
	if (x != x || pop_magnitude(x) > 1)
		return real_of_f64(__builtin_nan(""));
	if (pop_magnitude(x) < 0x1p-60)
		return real_of_f64(x);
	return real_of(pop_core_atan2(dd_of(x), complement(x)));
}

pop_real
pop_real_acos(double x)
{
	if (x != x || pop_magnitude(x) > 1)
		return real_of_f64(__builtin_nan(""));
	if (x == 1)
		return real_of_f64(0);
	if (pop_magnitude(x) < 0x1p-120)
		return real_of(half_pi);
	return real_of(pop_core_atan2(complement(x), dd_of(x)));
}

pop_real
pop_real_atan(double x)
{
	return pop_real_atan2(x, 1);
}

/* log(1 + x), x >= 0 */
static pop_dd
log_one_plus(pop_dd x)
{
	if (x.hi < 0x1p-110)
		return x;
	return x.hi <= 0.5 ? pop_core_log1p(x)
			   : pop_core_log(dd_add(one, x), 0);
}

pop_real
pop_real_asinh(double x)
{
	double a = pop_magnitude(x);
	pop_dd aa, r;

	if (x - x != 0 || a < 0x1p-60)
		return real_of_f64(x);
	if (a > 0x1p400) {
		r = pop_core_log(dd_of(a), 1);
	} else {
		aa = dd_prod(a, a);
		r = dd_add(one, dd_sqrt(dd_add(one, aa)));
		r = log_one_plus(dd_add(dd_of(a), dd_div(aa, r)));
	}
	return signed_as(real_of(r), x);
}

pop_real
pop_real_acosh(double x)
{
	pop_dd t;

	if (!(x >= 1))
		return real_of_f64(__builtin_nan(""));
	if (x == 1 || x == inf)
		return real_of_f64(x - 1);
	if (x > 0x1p400)
		return real_of(pop_core_log(dd_of(x), 1));
	t = dd_sum(x, -1);
	return real_of(log_one_plus(
		dd_add(t, dd_sqrt(dd_mul(t, dd_add(t, dd_of(2)))))));
}

pop_real
pop_real_atanh(double x)
{
	double a = pop_magnitude(x);
	pop_dd r;

	if (x != x || a > 1)
		return real_of_f64(__builtin_nan(""));
	if (a == 1)
		return real_of_f64(x * inf);
	if (a < 0x1p-60)
		return real_of_f64(x);
	r = log_one_plus(dd_div(dd_of(2 * a), dd_sum(1, -a)));
	return signed_as(real_of(dd_scale(r, 0.5)), x);
}

/* (e^x + e^-x) / 2, (e^x - e^-x) / 2 */
static pop_real
hyperbolic(double x, bool cosine)
{
	pop_dd sh, ch;
	int e;

	if (x - x != 0)
		return real_of_f64(cosine ? pop_magnitude(x) : x);
	if (!cosine && pop_magnitude(x) < 0x1p-60)
		return real_of_f64(x);
	if (pop_magnitude(x) > 1000)
		return real_of_f64(cosine || x > 0 ? inf : -inf);
	pop_core_sinhcosh(&sh, &ch, &e, dd_of(x));
	return (pop_real){cosine ? ch : sh, e};
}

pop_real
pop_real_cosh(double x)
{
	return hyperbolic(x, true);
}

pop_real
pop_real_sinh(double x)
{
	return hyperbolic(x, false);
}

/* ---- Complex. */

/* Three parts of asin and acos in the first quadrant. */
typedef struct parts {
	pop_real log; /* log1p(b + sqrt(b (a + 1))) */
	pop_dd root;  /* sqrt((a + x)(a - x)) */
} parts;

/* |(u, y)|, not both tiny */
static pop_dd
hypotenuse(pop_dd u, double y)
{
	double big = pop_magnitude(u.hi) > y ? pop_magnitude(u.hi) : y, k = 1;

	if (big == 0)
		return dd_of(0);
	if (big < 0x1p-300)
		k = 0x1p600;
	u = dd_scale(u, k);
	y *= k;
	u = dd_sqrt(dd_add(dd_mul(u, u), dd_prod(y, y)));
	return dd_scale(u, 1 / k);
}

/* t * y, which may be subnormal. */
static pop_real
times_small(pop_dd t, double y)
{
	return y == 0 ? real_of_f64(0)
		      : (pop_real){dd_mul_d(t, y * 0x1p600), -600};
}

/* 0 <= x, y < 2^200 */
static parts
first_quadrant(double x, double y)
{
	pop_dd xp = dd_sum(x, 1), xm = dd_sum(x, -1);
	pop_dd r = hypotenuse(xp, y), s = hypotenuse(xm, y), a, k, t;
	parts p;

	a = dd_scale(dd_add(r, s), 0.5);
	/* 1/(r + x + 1) */
	k = dd_div(one, dd_add(r, xp));
	if (x < 1) {
		/* b = y^2 k; a - x has the term s + 1 - x. */
		pop_dd rest = dd_add(s, dd_neg(xm));

		t = dd_add(dd_mul(dd_prod(y, y), k), rest);
		p.root = dd_sqrt(dd_scale(dd_mul(dd_add(a, dd_of(x)), t), 0.5));
		k = dd_scale(dd_add(k, dd_div(one, rest)), 0.5);
		t = dd_sqrt(dd_mul(k, dd_add(a, one)));
		if (y < 0x1p-300) {
			p.log = times_small(t, y);
			return p;
		}
		t = dd_mul_d(dd_add(dd_mul_d(k, y), t), y);
	} else {
		pop_dd rest = dd_add(s, xm);

		t = dd_scale(dd_add(dd_mul(dd_prod(y, y), k), rest), 0.5);
		if (rest.hi > 0)
			k = dd_add(k, dd_div(one, rest));
		k = dd_scale(dd_mul(k, dd_add(a, dd_of(x))), 0.5);
		if (y == 0)
			p.root = dd_of(0);
		else if (x == 1)
			p.root = dd_sqrt(dd_scale(
				dd_mul(dd_add(a, one),
					dd_add(dd_of(y),
						dd_div(dd_prod(y, y),
							dd_add(r, xp)))),
				0.5));
		else
			p.root = dd_mul_d(dd_sqrt(k), y);
		t = dd_add(t, dd_sqrt(dd_mul(t, dd_add(a, one))));
	}
	p.log = real_of(log_one_plus(t));
	return p;
}

static pop_complex
both(double a, double b)
{
	return (pop_complex){real_of_f64(a), real_of_f64(b)};
}

/* Angle of (x, y) >= 0, and log 2|z|: what is left of both functions far out.
 */
static pop_real
far_log(double a, double b)
{
	pop_complex z;

	if (pop_magnitude(a) == inf || pop_magnitude(b) == inf)
		return real_of_f64(inf);
	z = pop_complex_log(a, b);
	z.re.v = dd_add(dd_scale(z.re.v, dd_pow2(z.re.e)), ln2);
	z.re.e = 0;
	return z.re;
}

static bool
is_far(double a, double b)
{
	return pop_magnitude(a) >= 0x1p200 || pop_magnitude(b) >= 0x1p200;
}

/* With a NaN in it: infinity keeps the logarithm, a zero its part. */
static pop_complex
asin_nan(double a, double b)
{
	double nan = __builtin_nan("");

	if (pop_magnitude(a) == inf)
		return both(nan, a);
	if (pop_magnitude(b) == inf)
		return both(nan, b);
	return both(a == 0 ? a : nan, nan);
}

pop_complex
pop_complex_asin(double a, double b)
{
	double x = pop_magnitude(a), y = pop_magnitude(b);
	pop_complex z;
	parts p;

	if (a != a || b != b)
		return asin_nan(a, b);
	if (is_far(a, b)) {
		z.re = pop_real_atan2(x, y);
		z.im = far_log(a, b);
	} else {
		p = first_quadrant(x, y);
		z.im = p.log;
		if (x < 0x1p-300)
			z.re = times_small(dd_div(one, p.root), x);
		else
			z.re = real_of(pop_core_atan2(dd_of(x), p.root));
	}
	z.re = signed_as(z.re, a);
	z.im = signed_as(z.im, b);
	return z;
}

pop_complex
pop_complex_acos(double a, double b)
{
	double y = pop_magnitude(b), nan = __builtin_nan("");
	pop_complex z;
	parts p;

	if (a != a || b != b) {
		z = asin_nan(a, b);
		z.re = a == 0 ? real_of(half_pi) : real_of_f64(nan);
		z.im = signed_as(z.im, -1);
		return z;
	}
	if (is_far(a, b)) {
		z.re = pop_real_atan2(y, a);
		z.im = far_log(a, b);
	} else {
		p = first_quadrant(pop_magnitude(a), y);
		z.im = p.log;
		if (p.root.hi == 0)
			z.re = pop_real_atan2(0, a);
		else if (pop_magnitude(a) < 0x1p-300)
			z.re = real_of(half_pi);
		else
			z.re = real_of(pop_core_atan2(p.root, dd_of(a)));
	}
	z.im = signed_as(z.im, pop_is_negative(b) ? 1 : -1);
	return z;
}

/* -i asin(iz) */
pop_complex
pop_complex_asinh(double a, double b)
{
	pop_complex w = pop_complex_asin(-b, a);

	return (pop_complex){w.im, {dd_neg(w.re.v), w.re.e}};
}

/* cosh z = cos(iz), sinh z = -i sin(iz) */
pop_complex
pop_complex_cosh(double a, double b)
{
	return pop_complex_cos(-b, a);
}

pop_complex
pop_complex_sinh(double a, double b)
{
	pop_complex w = pop_complex_sin(-b, a);

	return (pop_complex){w.im, {dd_neg(w.re.v), w.re.e}};
}

/* Of the two, i acos z and -i acos z, the one to the right. */
pop_complex
pop_complex_acosh(double a, double b)
{
	pop_complex w = pop_complex_acos(a, b);

	w.im.v = dd_abs(w.im.v);
	if (w.im.v.hi == 0)
		w.im = real_of_f64(0);
	return (pop_complex){w.im, signed_as(w.re, b)};
}

/* x / (x^2 + y^2) far out. */
static pop_real
far_ratio(double x, double y)
{
	double big = x > y ? x : y;

	if (big == inf || x == 0)
		return real_of_f64(0);
	if (x < big * 0x1p-400)
		return real_of_f64(x / big / big);
	x *= 0x1p-600;
	y *= 0x1p-600;
	if (big < 0x1p600) {
		x *= 0x1p300;
		y *= 0x1p300;
	}
	return (pop_real){
		dd_div(dd_of(x), dd_add(dd_prod(x, x), dd_prod(y, y))),
		big < 0x1p600 ? -300 : -600};
}

static pop_real
atanh_real_part(double x, double y)
{
	pop_dd m = dd_sum(1, -x), den, q;

	if (is_far(x, y))
		return far_ratio(x, y);
	if (x == 1 && y < 0x1p-300) {
		/* log(2/y) / 2 */
		pop_real l = pop_real_log(y);

		if (y == 0)
			return real_of_f64(inf);
		q = dd_sub(ln2, dd_scale(l.v, dd_pow2(l.e)));
		return real_of(dd_scale(q, 0.5));
	}
	den = dd_add(dd_mul(m, m), dd_prod(y, y));
	if (x < 0x1p-300)
		return times_small(dd_div(one, den), x);
	q = dd_div(dd_scale(dd_of(x), 4), den);
	return real_of(dd_scale(log_one_plus(q), 0.25));
}

static pop_real
atanh_angle(double x, double y)
{
	pop_dd c;

	if (is_far(x, y))
		return real_of(half_pi);
	c = dd_mul(dd_sum(1, -x), dd_sum(1, x));
	c = dd_sub(c, dd_prod(y, y));
	if (y < 0x1p-300) {
		if (c.hi > 0)
			return times_small(dd_div(one, c), y);
		return x == 1 && y > 0 ? real_of(dd_scale(half_pi, 0.5))
		       : c.hi < 0      ? real_of(half_pi)
				       : real_of_f64(0);
	}
	if (c.hi == 0)
		c = dd_of(0);
	return real_of(dd_scale(pop_core_atan2(dd_of(2 * y), c), 0.5));
}

pop_complex
pop_complex_atanh(double a, double b)
{
	double x = pop_magnitude(a), y = pop_magnitude(b),
	       nan = __builtin_nan("");
	pop_complex z;

	if (a != a || b != b) {
		if (y == inf)
			return (pop_complex){signed_as(real_of_f64(0), a),
				signed_as(real_of(half_pi), b)};
		if (x == inf || a == 0)
			return both(a == 0 ? a : a > 0 ? 0.0 : -0.0, nan);
		return both(nan, nan);
	}
	z.re = signed_as(atanh_real_part(x, y), a);
	z.im = signed_as(atanh_angle(x, y), b);
	return z;
}

pop_complex
pop_complex_atan(double a, double b)
{
	pop_complex w = pop_complex_atanh(-b, a);

	return (pop_complex){w.im, {dd_neg(w.re.v), w.re.e}};
}
