/*
 * Complex functions.
 *
 * Each treats zeros, infinities and NaN first and then works on pairs, where
 * cancellation between the parts costs bits that are there to spare.  Squares
 * are taken of operands scaled by a power of two, so they neither overflow nor
 * vanish.
 */

#include "lib/num/complex.h"

static const double inf = __builtin_inf();

static double
copy_sign(double x, double sign)
{
	x = pop_magnitude(x);
	return pop_is_negative(sign) ? -x : x;
}

static bool
is_inf(double x)
{
	return x == inf || x == -inf;
}

static bool
is_finite(double x)
{
	return x - x == 0;
}

static pop_complex
both(double a, double b)
{
	return (pop_complex){real_of_f64(a), real_of_f64(b)};
}

static pop_complex
of_pairs(pop_dd re, pop_dd im, int e)
{
	return (pop_complex){{re, e}, {im, e}};
}

static pop_real
times_sign(pop_real r, double sign)
{
	if (pop_is_negative(sign))
		r.v = dd_neg(r.v);
	return r;
}

/* r as a pair, where it is known to be in range. */
static pop_dd
as_pair(pop_real r)
{
	if (r.e < -1000)
		return dd_of(0);
	return dd_scale(r.v, dd_pow2(r.e));
}

/* The exponent of the larger part, 0 for zero. */
static int
exponent(double a, double b)
{
	double m = pop_magnitude(a) > pop_magnitude(b) ? pop_magnitude(a)
						       : pop_magnitude(b);
	int lift = 0;

	if (m == 0)
		return 0;
	if (m < 0x1p-1000) {
		m *= 0x1p200;
		lift = 200;
	}
	return (int)(pop_f64_bits(m) >> 52) - 1023 - lift;
}

/* x * 2^k for |k| < 2000, in steps that are powers themselves. */
static double
shift(double x, int k)
{
	return x * dd_pow2(k / 2) * dd_pow2(k - k / 2);
}

/* a*a + b*b */
static pop_dd
norm(double a, double b)
{
	return dd_add(dd_prod(a, a), dd_prod(b, b));
}

/* The sum of n numbers as if exact, however much they cancel. */
static pop_dd
sum_exactly(double *v, int n)
{
	pop_dd s = {0, 0};

	for (int pass = 0; pass < n; pass++)
		for (int i = 1; i < n; i++) {
			pop_dd t = dd_sum(v[i - 1], v[i]);

			v[i - 1] = t.lo;
			v[i] = t.hi;
		}
	for (int i = n; i-- > 0;)
		s = dd_add(s, dd_of(v[i]));
	return s;
}

pop_real
pop_complex_abs(double a, double b)
{
	int k;

	if (is_inf(a) || is_inf(b))
		return real_of_f64(inf);
	if (a != a || b != b)
		return real_of_f64(__builtin_nan(""));
	if (a == 0 || b == 0)
		return real_of_f64(pop_magnitude(a == 0 ? b : a));
	k = exponent(a, b);
	return (pop_real){dd_sqrt(norm(shift(a, -k), shift(b, -k))), k};
}

pop_complex
pop_complex_sign(double a, double b)
{
	pop_dd h;
	int k = exponent(a, b);

	if (a != a || b != b)
		return both(__builtin_nan(""), __builtin_nan(""));
	if (a == 0 && b == 0)
		return both(a, b);
	if (is_inf(a) || is_inf(b)) {
		/* As the limit of finite ones where only one is infinite. */
		a = is_inf(a) ? copy_sign(1, a) : copy_sign(0, a);
		b = is_inf(b) ? copy_sign(1, b) : copy_sign(0, b);
		k = 0;
	}
	a = shift(a, -k);
	b = shift(b, -k);
	h = dd_sqrt(norm(a, b));
	return of_pairs(dd_div(dd_of(a), h), dd_div(dd_of(b), h), 0);
}

/* Square root of a + ib, finite, not zero; *k is even, *h is |z| * 2^-k. */
static pop_complex
sqrt_finite(double a, double b, pop_dd *h, int *k)
{
	double x, y;
	pop_dd t;
	pop_real big, small;

	*k = exponent(a, b) & ~1;
	x = pop_magnitude(shift(a, -*k));
	y = pop_magnitude(shift(b, -*k));
	*h = dd_sqrt(norm(x, y));
	t = dd_sqrt(dd_scale(dd_add(dd_of(x), *h), 0.5));
	big = (pop_real){t, *k / 2};
	if (y > 0x1p-900) {
		small = (pop_real){dd_div(dd_of(y), dd_scale(t, 2)), *k / 2};
	} else {
		/* b is lost against a, but not in b / (2 sqrt(a)). */
		int kb = exponent(b, b);

		y = pop_magnitude(shift(b, -kb));
		small = (pop_real){
			dd_div(dd_of(y), dd_scale(t, 2)), kb - *k / 2};
	}
	if (pop_is_negative(a))
		return (pop_complex){small, times_sign(big, b)};
	return (pop_complex){big, times_sign(small, b)};
}

pop_complex
pop_complex_sqrt(double a, double b)
{
	double nan = __builtin_nan("");
	pop_dd h;
	int k;

	if (is_inf(b))
		return both(inf, b);
	if (is_inf(a) && !pop_is_negative(a))
		return both(a, b != b ? b : copy_sign(0, b));
	if (is_inf(a))
		return b != b ? both(b, inf) : both(0, copy_sign(inf, b));
	if (a != a || b != b)
		return both(nan, nan);
	if (a == 0 && b == 0)
		return both(0, b);
	return sqrt_finite(a, b, &h, &k);
}

/* conj(sqrt z) / |z| */
pop_complex
pop_complex_rsqrt(double a, double b)
{
	double nan = __builtin_nan("");
	pop_complex s;
	pop_dd h;
	int k;

	if (is_inf(a) || is_inf(b))
		return both(0, copy_sign(0, -b));
	if (a != a || b != b)
		return both(nan, nan);
	if (a == 0 && b == 0)
		return both(inf, nan);
	s = sqrt_finite(a, b, &h, &k);
	s.re = (pop_real){dd_div(s.re.v, h), s.re.e - k};
	s.im = (pop_real){dd_neg(dd_div(s.im.v, h)), s.im.e - k};
	if (b == 0 && a > 0)
		s.im = real_of_f64(-b);
	return s;
}

/* log |z| for finite z, not zero. */
static pop_dd
log_abs(double a, double b)
{
	int k = exponent(a, b);
	pop_dd aa, bb, m;

	if (k > 400 || k < -400)
		return dd_scale(
			pop_core_log(norm(shift(a, -k), shift(b, -k)), 2 * k),
			0.5);
	aa = dd_prod(a, a);
	bb = dd_prod(b, b);
	m = dd_add(aa, bb);
	if (m.hi > 0.6 && m.hi < 1.5) {
		double v[] = {aa.lo, bb.lo, aa.hi, bb.hi, -1};

		return dd_scale(pop_core_log1p(sum_exactly(v, 5)), 0.5);
	}
	return dd_scale(pop_core_log(m, 0), 0.5);
}

pop_complex
pop_complex_log(double a, double b)
{
	pop_real angle = pop_real_atan2(b, a);

	if (is_inf(a) || is_inf(b))
		return (pop_complex){real_of_f64(inf), angle};
	if (a != a || b != b)
		return both(__builtin_nan(""), __builtin_nan(""));
	if (a == 0 && b == 0)
		return (pop_complex){real_of_f64(-inf), angle};
	return (pop_complex){real_of(log_abs(a, b)), angle};
}

/* |1 + z|^2 - 1 = 2a + a*a + b*b */
pop_complex
pop_complex_log1p(double a, double b)
{
	pop_dd aa, bb, x, s;
	pop_real angle;

	if (!(pop_magnitude(a) < 0x1p400 && pop_magnitude(b) < 0x1p400))
		return pop_complex_log(a + 1, b);
	if (a == -1 && b == 0)
		return pop_complex_log(0, b);
	aa = dd_prod(a, a);
	bb = dd_prod(b, b);
	{
		double v[] = {aa.lo, bb.lo, aa.hi, bb.hi, 2 * a};

		s = sum_exactly(v, 5);
	}
	if (s.hi > -0.5 && s.hi < 0.5)
		s = pop_core_log1p(s);
	else
		s = pop_magnitude(a + 1) < 0x1p-200
			    ? dd_scale(log_abs(a + 1, b), 2)
			    : pop_core_log(dd_add(dd_of(1), s), 0);
	x = dd_sum(1, a);
	if (b == 0 || x.hi == 0 ||
		pop_magnitude(b) < pop_magnitude(x.hi) * 0x1p-200)
		angle = pop_real_atan2(b, x.hi);
	else
		angle = real_of(pop_core_atan2(dd_of(b), x));
	return (pop_complex){real_of(dd_scale(s, 0.5)), angle};
}

/* r (cos t + i sin t) */
static pop_complex
polar(pop_real r, pop_dd t)
{
	pop_dd s, c;

	pop_core_sincos(&s, &c, t);
	return of_pairs(dd_mul(r.v, c), dd_mul(r.v, s), r.e);
}

/* exp where a or b is not finite, or b is zero. */
static pop_complex
exp_special(double a, double b)
{
	double nan = __builtin_nan("");

	if (b == 0)
		return (pop_complex){pop_real_exp(a), real_of_f64(b)};
	/* Without a direction, unlike in C, not even the magnitude is kept. */
	if (a != a || !is_finite(b))
		return both(nan, nan);
	a = a > 0 ? inf : 0;
	return both(copy_sign(a, pop_real_f64(pop_real_cos(b))),
		copy_sign(a, pop_real_f64(pop_real_sin(b))));
}

pop_complex
pop_complex_exp(double a, double b)
{
	if (!is_finite(a) || !is_finite(b) || b == 0)
		return exp_special(a, b);
	return polar(pop_core_exp(dd_of(a)), dd_of(b));
}

/* re: expm1(a) cos b - 2 sin(b/2)^2 */
pop_complex
pop_complex_expm1(double a, double b)
{
	pop_dd q, s, c, half, unused, re;
	pop_complex z;

	if (b == 0)
		return (pop_complex){pop_real_expm1(a), real_of_f64(b)};
	z = pop_complex_exp(a, b);
	if (!is_finite(a) || !is_finite(b)) {
		z.re = real_of_f64(pop_real_f64(z.re) - 1);
		return z;
	}
	if (a > 100)
		return z;
	q = a < -700 ? dd_of(-1) : pop_core_expm1(dd_of(a));
	pop_core_sincos(&s, &c, dd_of(b));
	pop_core_sincos(&half, &unused, dd_of(b / 2));
	re = dd_sub(dd_mul(q, c), dd_scale(dd_mul(half, half), 2));
	z.re = real_of(re);
	return z;
}

static pop_complex
divide_pairs(pop_dd a, pop_dd b, pop_dd c, pop_dd d, int e)
{
	pop_dd n = dd_add(dd_mul(c, c), dd_mul(d, d));

	return of_pairs(dd_div(dd_add(dd_mul(a, c), dd_mul(b, d)), n),
		dd_div(dd_sub(dd_mul(b, c), dd_mul(a, d)), n), e);
}

/* w/(1 + w) with w = exp(z) or 1/(1 + w) with w = exp(-z): |w| <= 1. */
pop_complex
pop_complex_logistic(double a, double b)
{
	bool left = a < 0;
	pop_complex w = left ? pop_complex_exp(a, b) : pop_complex_exp(-a, -b);
	pop_dd re, im, den;

	if (a < -100 || a != a || !is_finite(w.re.v.hi))
		return w;
	if (!is_finite(a) || (!left && a > 700))
		return both(1, 0);
	re = as_pair(w.re);
	im = as_pair(w.im);
	den = dd_add(dd_of(1), re);
	if (left)
		return divide_pairs(re, im, den, im, 0);
	return divide_pairs(dd_of(1), dd_of(0), den, im, 0);
}

/* p * q where either may be a zero against an infinity. */
static double
zero_times(double p, double q)
{
	return p == 0 || q == 0
		       ? copy_sign(0, pop_is_negative(p) == pop_is_negative(q)
					      ? 1
					      : -1)
		       : p * q;
}

/* p as a number whose products keep all bits, e being less by so much. */
static pop_dd
raised(pop_dd p, int *e)
{
	if (pop_magnitude(p.hi) >= 0x1p-400)
		return p;
	*e -= 800;
	return dd_scale(p, 0x1p800);
}

/* p q 2^e, where zeros have signs. */
static pop_real
product(pop_dd p, pop_dd q, int e)
{
	if (p.hi == 0 || q.hi == 0)
		return real_of_f64(p.hi * q.hi);
	p = raised(p, &e);
	q = raised(q, &e);
	return (pop_real){dd_mul(p, q), e};
}

/*
 * sin z = sin a cosh b + i cos a sinh b, cos z = cos a cosh b - i sin a sinh b
 */
static pop_complex
circular(double a, double b, bool want_cos)
{
	double nan = __builtin_nan("");
	pop_dd s, c, sh, ch;
	int e;

	if ((!is_finite(a) || b != b) && want_cos)
		return both(nan, a == 0 ? a : b == 0 ? b : nan);
	if (!is_finite(a) || b != b)
		return both(a == 0 ? a : nan, b == 0 ? b : nan);
	pop_core_sincos(&s, &c, dd_of(a));
	if (is_inf(b)) {
		if (want_cos)
			return both(
				zero_times(c.hi, inf), zero_times(-s.hi, b));
		return both(zero_times(s.hi, inf), zero_times(c.hi, b));
	}
	pop_core_sinhcosh(&sh, &ch, &e, dd_of(b));
	if (b == 0)
		sh = dd_of(b);
	if (a == 0)
		s = dd_of(a);
	if (want_cos)
		return (pop_complex){
			product(c, ch, e), product(dd_neg(s), sh, e)};
	return (pop_complex){product(s, ch, e), product(c, sh, e)};
}

pop_complex
pop_complex_sin(double a, double b)
{
	return circular(a, b, false);
}

pop_complex
pop_complex_cos(double a, double b)
{
	return circular(a, b, true);
}

/* re = sin a cos a / n, im = sinh b cosh b / n, n = cos(a)^2 + sinh(b)^2 */
pop_complex
pop_complex_tan(double a, double b)
{
	double nan = __builtin_nan("");
	pop_dd s, c, sh, ch, n;
	int e;

	if (a == 0 && b != b)
		return both(a, b);
	if (b != b || (!is_finite(a) && !is_inf(b)))
		return both(nan, nan);
	if (!is_finite(a))
		return both(0, copy_sign(1, b));
	pop_core_sincos(&s, &c, dd_of(a));
	if (pop_magnitude(b) > 60) {
		pop_real w = pop_core_exp(dd_of(-2 * pop_magnitude(b)));

		w.v = dd_scale(dd_mul(w.v, dd_mul(s, c)), 4);
		if (is_inf(b))
			w = real_of_f64(copy_sign(0, s.hi * c.hi));
		if (a == 0)
			w = real_of_f64(a);
		return (pop_complex){w, real_of_f64(copy_sign(1, b))};
	}
	pop_core_sinhcosh(&sh, &ch, &e, dd_of(b));
	n = dd_add(dd_mul(c, c), dd_mul(sh, sh));
	return (pop_complex){
		a == 0 ? real_of_f64(a) : real_of(dd_div(dd_mul(s, c), n)),
		b == 0 ? real_of_f64(b) : real_of(dd_div(dd_mul(sh, ch), n))};
}

/* tanh z = -i tan(iz), iz = -b + ia */
pop_complex
pop_complex_tanh(double a, double b)
{
	pop_complex t = pop_complex_tan(-b, a);

	return (pop_complex){t.im, {dd_neg(t.re.v), t.re.e}};
}

pop_complex
pop_complex_mul(double a, double b, double c, double d)
{
	double re = a * c - b * d, im = a * d + b * c;
	pop_complex z = of_pairs(dd_sub(dd_prod(a, c), dd_prod(b, d)),
		dd_add(dd_prod(a, d), dd_prod(b, c)), 0);

	/* Where pairs overflow, and for the sign of zero. */
	if (!is_finite(z.re.v.hi) || z.re.v.hi == 0)
		z.re = real_of_f64(re);
	if (!is_finite(z.im.v.hi) || z.im.v.hi == 0)
		z.im = real_of_f64(im);
	return z;
}

/* Division with an infinite, NaN or zero operand, as C's annex G. */
static pop_complex
divide_special(double a, double b, double c, double d)
{
	double nan = __builtin_nan("");

	if (c == 0 && d == 0 && (a == a || b == b))
		return both(copy_sign(inf, c) * a, copy_sign(inf, c) * b);
	if ((is_inf(a) || is_inf(b)) && is_finite(c) && is_finite(d)) {
		a = is_inf(a) ? copy_sign(1, a) : copy_sign(0, a);
		b = is_inf(b) ? copy_sign(1, b) : copy_sign(0, b);
		return both(inf * (a * c + b * d), inf * (b * c - a * d));
	}
	if ((is_inf(c) || is_inf(d)) && is_finite(a) && is_finite(b)) {
		c = is_inf(c) ? copy_sign(1, c) : copy_sign(0, c);
		d = is_inf(d) ? copy_sign(1, d) : copy_sign(0, d);
		return both(0 * (a * c + b * d), 0 * (b * c - a * d));
	}
	return both(nan, nan);
}

pop_complex
pop_complex_div(double a, double b, double c, double d)
{
	int k = exponent(a, b), m = exponent(c, d);

	if (!is_finite(a) || !is_finite(b) || !is_finite(c) || !is_finite(d) ||
		(c == 0 && d == 0))
		return divide_special(a, b, c, d);
	return divide_pairs(dd_of(shift(a, -k)), dd_of(shift(b, -k)),
		dd_of(shift(c, -m)), dd_of(shift(d, -m)), k - m);
}

/* exp(l + it) for pairs that may be large. */
static pop_complex
exp_pairs(pop_dd l, pop_dd t)
{
	if (!is_finite(l.hi) || !is_finite(t.hi))
		return pop_complex_exp(l.hi, t.hi);
	if (t.hi == 0)
		return (pop_complex){pop_core_exp(l), real_of_f64(t.hi)};
	return polar(pop_core_exp(l), t);
}

/* exp(y log x); 0^0 is 1, 0^y is 0 for a positive real part of y. */
pop_complex
pop_complex_pow(double a, double b, double c, double d)
{
	double nan = __builtin_nan("");
	pop_dd l, t;

	if (c == 0 && d == 0)
		return both(1, 0);
	if (a == 0 && b == 0) {
		if (c > 0)
			return both(0, 0);
		return d == 0 && c < 0 ? both(inf, 0) : both(nan, nan);
	}
	if (!is_finite(a) || !is_finite(b) || !is_finite(c) || !is_finite(d)) {
		pop_complex g = pop_complex_log(a, b);
		double re = pop_real_f64(g.re), im = pop_real_f64(g.im);

		return pop_complex_exp(c * re - (d == 0 ? 0 : d * im),
			c * im + (d == 0 ? 0 : d * re));
	}
	l = log_abs(a, b);
	t = as_pair(pop_real_atan2(b, a));
	/* An angle that pairs cannot hold has no direction left. */
	if (pop_magnitude(c) > 0x1p900 || pop_magnitude(d) > 0x1p900)
		return pop_complex_exp(
			c * l.hi - d * t.hi, c * t.hi + d * l.hi);
	return exp_pairs(dd_sub(dd_mul_d(l, c), dd_mul_d(t, d)),
		dd_add(dd_mul_d(t, c), dd_mul_d(l, d)));
}

pop_complex
pop_complex_cbrt(double a, double b)
{
	pop_dd l, t;

	if ((a == 0 && b == 0) || !is_finite(a) || !is_finite(b)) {
		pop_complex g = pop_complex_log(a, b);

		if (a == 0 && b == 0)
			return both(a, b);
		return pop_complex_exp(
			pop_real_f64(g.re) / 3, pop_real_f64(g.im) / 3);
	}
	l = dd_div(log_abs(a, b), dd_of(3));
	t = dd_div(as_pair(pop_real_atan2(b, a)), dd_of(3));
	return exp_pairs(l, t);
}

/* Square root of a pair of pairs, not zero, near 1 in magnitude. */
static void
sqrt_pairs(pop_dd *re, pop_dd *im, pop_dd a, pop_dd b)
{
	pop_dd h = dd_sqrt(dd_add(dd_mul(a, a), dd_mul(b, b)));
	pop_dd t = dd_sqrt(dd_scale(dd_add(dd_abs(a), h), 0.5));
	pop_dd u = dd_div(dd_abs(b), dd_scale(t, 2));

	*re = pop_is_negative(a.hi) ? u : t;
	*im = pop_is_negative(a.hi) ? t : u;
	if (pop_is_negative(b.hi))
		*im = dd_neg(*im);
}

pop_complex
pop_complex_atan2(double a, double b, double c, double d)
{
	double nan = __builtin_nan("");
	int k = exponent(a, b), m = exponent(c, d);
	pop_dd x, y, p, q, n;
	pop_complex z;

	/* Nothing but the quotient of y and x counts. */
	k = k > m ? k : m;
	if (b == 0 && d == 0)
		return (pop_complex){pop_real_atan2(a, c), real_of_f64(0)};
	if (!is_finite(a) || !is_finite(b) || !is_finite(c) || !is_finite(d))
		return both(nan, nan);
	a = shift(a, -k);
	b = shift(b, -k);
	c = shift(c, -k);
	d = shift(d, -k);
	p = dd_sub(dd_sub(dd_prod(c, c), dd_prod(d, d)),
		dd_sub(dd_prod(b, b), dd_prod(a, a)));
	q = dd_scale(dd_add(dd_prod(c, d), dd_prod(a, b)), 2);
	if (p.hi == 0 && q.hi == 0)
		return both(nan, nan);
	sqrt_pairs(&x, &y, p, q);
	z = divide_pairs(dd_sum(c, -b), dd_sum(d, a), x, y, 0);
	n = dd_add(dd_mul(z.re.v, z.re.v), dd_mul(z.im.v, z.im.v));
	p = pop_core_atan2(z.im.v, z.re.v);
	q = dd_sub(n, dd_of(1));
	q = q.hi > -0.5 && q.hi < 0.5 ? pop_core_log1p(q) : pop_core_log(n, 0);
	return of_pairs(p, dd_scale(q, -0.5), 0);
}
