/*
 * Functions of complex numbers.  Parts of f32 are computed in f64, where what
 * cancels leaves enough digits, but for exp z, in which nothing cancels; those
 * of f64 by forms that do not cancel where there are some.
 *
 *   log z      = log|z| + i arg z, log|z| by log1p near 1
 *   exp z      = exp(u) exp(v) (cos y + i sin y), u + v = x, so that it
 *                overflows only where the result does
 *   tanh z     with t = tan y, s = sinh x, b = 1 + t^2, r = sqrt(1 + s^2):
 *                (b r s + i t) / (1 + b s^2)            (Kahan)
 *
 * Squares of what f32 hold neither overflow nor vanish in f64, so that these
 * need no scaling, and only infinities and what is not a number need care.
 */

#include <math.h>

#include "lib/gen/complex_int.h"

#define HALF_PI 0x1.921fb54442d18p+0

static uint16_t
less(const cx *x, uint16_t a, uint16_t b)
{
	return pop_code2(x->c, POP_INS_LT, x->k, a, b);
}

static uint16_t
equal(const cx *x, uint16_t a, uint16_t b)
{
	return pop_code2(x->c, POP_INS_EQ, x->k, a, b);
}

static uint16_t
mul(const cx *x, uint16_t a, uint16_t b)
{
	return cx_bin(x, POP_INS_MUL, a, b);
}

static uint16_t
add(const cx *x, uint16_t a, uint16_t b)
{
	return cx_bin(x, POP_INS_ADD, a, b);
}

static uint16_t
neg(const cx *x, uint16_t a)
{
	return cx_un(x, POP_INS_NEG, a);
}

/* i a and -i a */
static val
turned(const cx *x, val a, bool left)
{
	if (left)
		return (val){{neg(x, a.r[1]), a.r[0]}};
	return (val){{a.r[1], neg(x, a.r[0])}};
}

/* Magnitude m with the sign of s. */
static uint16_t
with_sign(const cx *x, uint16_t m, uint16_t s)
{
	bool wide = x->k == POP_CLASS_D;
	pop_class k = wide ? POP_CLASS_L : POP_CLASS_I;
	pop_ins_op to = wide ? POP_INS_BITS_L : POP_INS_BITS_I;
	uint16_t top = pop_code_imm(
		x->c, k, wide ? UINT64_C(1) << 63 : UINT32_C(1) << 31);
	uint16_t r;

	m = cx_un(x, to, cx_un(x, POP_INS_ABS, m));
	s = pop_code2(x->c, POP_INS_AND, k, cx_un(x, to, s), top);
	r = pop_code2(x->c, POP_INS_OR, k, m, s);
	return pop_code1(x->c, wide ? POP_INS_BITS_D : POP_INS_BITS_F, k, r, 0);
}

/* a * b, where 0 times infinity is 0. */
static uint16_t
mul_zero(const cx *x, uint16_t zero_if, uint16_t a, uint16_t b)
{
	return cx_choose(
		x, equal(x, zero_if, cx_num(x, 0)), zero_if, mul(x, a, b));
}

/* exp(a) as a product.  The halves of f32 differ, so that one is 1 in most
 * cases and errors of the other count once. */
static void
halves_of_exp(const cx *x, uint16_t a, uint16_t h[2])
{
	uint16_t u = mul(x, a, cx_num(x, 0.5)), v = u;

	if (x->k == POP_CLASS_F) {
		u = cx_bin(x, POP_INS_MIN, a, cx_num(x, 80));
		u = cx_bin(x, POP_INS_MAX, u, cx_num(x, -80));
		v = cx_bin(x, POP_INS_SUB, a, u);
	}
	h[0] = cx_un(x, POP_INS_EXP, u);
	h[1] = u == v ? h[0] : cx_un(x, POP_INS_EXP, v);
}

static val
exponential(const cx *x, val a)
{
	uint16_t h[2], re, im, real = equal(x, a.r[1], cx_num(x, 0));

	halves_of_exp(x, a.r[0], h);
	re = mul(x, mul(x, h[0], cx_un(x, POP_INS_COS, a.r[1])), h[1]);
	im = mul(x, mul(x, h[0], cx_un(x, POP_INS_SIN, a.r[1])), h[1]);
	re = cx_choose(x, real, mul(x, h[0], h[1]), re);
	im = cx_choose(x, real, a.r[1], im);
	return (val){{re, im}};
}

/* log|a|, given big >= small its parts' magnitudes, big = 1 + more. */
static uint16_t
log_modulus(const cx *x, val a, uint16_t more)
{
	uint16_t re = cx_un(x, POP_INS_ABS, a.r[0]);
	uint16_t im = cx_un(x, POP_INS_ABS, a.r[1]);
	uint16_t big = cx_bin(x, POP_INS_MAX, re, im);
	uint16_t small = cx_bin(x, POP_INS_MIN, re, im), near, far;

	/* |a|^2 - 1 */
	near = add(x, mul(x, more, add(x, more, cx_num(x, 2))),
		mul(x, small, small));
	near = mul(x, cx_un(x, POP_INS_LOG1P, near), cx_num(x, 0.5));
	far = add(x, cx_un(x, POP_INS_LOG, pop_cx_modulus8(x, a)),
		cx_num(x, 2.0794415416798357));
	return cx_choose(x,
		pop_code2(x->c, POP_INS_AND, POP_CLASS_B,
			less(x, cx_num(x, 0.5), big),
			less(x, big, cx_num(x, 3))),
		near, far);
}

static val
logarithm(const cx *x, val a)
{
	return (val){{pop_code_add(x->c, POP_INS_COMPLEX_RE, x->k, a.r[0],
			      a.r[1], 0, POP_CFN_LOG),
		cx_bin(x, POP_INS_ATAN2, a.r[1], a.r[0])}};
}

/* log(1 + a).  If 1 + re is the larger part, `more` is re itself. */
static val
logarithm1(const cx *x, val a)
{
	uint16_t one = cx_num(x, 1), im = cx_un(x, POP_INS_ABS, a.r[1]);
	val w = {{add(x, a.r[0], one), a.r[1]}};
	uint16_t more = cx_choose(x,
		pop_code2(x->c, POP_INS_LE, x->k, im, w.r[0]), a.r[0],
		cx_bin(x, POP_INS_SUB,
			cx_bin(x, POP_INS_MAX, im,
				cx_un(x, POP_INS_ABS, w.r[0])),
			one));

	return (val){{log_modulus(x, w, more),
		cx_bin(x, POP_INS_ATAN2, w.r[1], w.r[0])}};
}

/* exp(a) - 1 of f32's parts = expm1(x) cos y - (1 - cos y) + i exp(x) sin y,
 * with t = tan(y/2): 1 - cos y = 2t^2 / (1 + t^2), sin y = 2t / (1 + t^2). What
 * f32 do not hold may as well be e^300. */
static val
exponential1(const cx *x, val a)
{
	uint16_t t = cx_un(x, POP_INS_TAN, mul(x, a.r[1], cx_num(x, 0.5)));
	uint16_t re = cx_bin(x, POP_INS_MIN, a.r[0], cx_num(x, 300));
	uint16_t one = cx_num(x, 1), e = cx_un(x, POP_INS_EXPM1, re), sin, rest;
	uint16_t real = equal(x, a.r[1], cx_num(x, 0)), im;

	sin = cx_bin(x, POP_INS_DIV, add(x, t, t), add(x, mul(x, t, t), one));
	rest = mul(x, t, sin);
	im = mul(x, cx_un(x, POP_INS_EXP, re), sin);
	re = mul(x, e, cx_bin(x, POP_INS_SUB, one, rest));
	re = cx_bin(x, POP_INS_SUB, re, rest);
	return (val){
		{cx_choose(x, real, e, re), cx_choose(x, real, a.r[1], im)}};
}

/* sqrt((|a| + |re|) / 2) is one part, |im| / 2 over it the other. */
static val
square_root(const cx *x, val a)
{
	uint16_t zero = cx_num(x, 0), inf = cx_num(x, HUGE_VAL), s, t, p;
	uint16_t one = cx_num(x, 1), tiny, up;
	val r;

	/* The least numbers have digits only when they are scaled. */
	tiny = less(x,
		cx_bin(x, POP_INS_MAX, cx_un(x, POP_INS_ABS, a.r[0]),
			cx_un(x, POP_INS_ABS, a.r[1])),
		cx_num(x, 0x1p-960));
	up = cx_choose(x, tiny, cx_num(x, 0x1p108), one);
	a = (val){{mul(x, a.r[0], up), mul(x, a.r[1], up)}};
	s = add(x, pop_cx_modulus8(x, a),
		mul(x, cx_un(x, POP_INS_ABS, a.r[0]), cx_num(x, 0.125)));
	s = mul(x, cx_un(x, POP_INS_SQRT, s), cx_num(x, 2));
	t = mul(x, cx_bin(x, POP_INS_DIV, a.r[1], s), cx_num(x, 0.5));
	t = cx_choose(x, equal(x, s, zero), a.r[1], t);
	p = less(x, a.r[0], zero);
	r.r[0] = cx_choose(x, p, cx_un(x, POP_INS_ABS, t), s);
	r.r[1] = cx_choose(x, p, with_sign(x, s, a.r[1]), t);
	p = equal(x, cx_un(x, POP_INS_ABS, a.r[1]), inf);
	r.r[0] = cx_choose(x, p, inf, r.r[0]);
	r.r[1] = cx_choose(x, p, a.r[1], r.r[1]);
	up = cx_choose(x, tiny, cx_num(x, 0x1p-54), one);
	return (val){{mul(x, r.r[0], up), mul(x, r.r[1], up)}};
}

/* sinh of a magnitude: (e + e / (e + 1)) / 2 with e = exp(a) - 1. */
static uint16_t
hyperbolic_sine(const cx *x, uint16_t a)
{
	uint16_t m = cx_un(x, POP_INS_ABS, a), h, e, r;

	e = cx_un(x, POP_INS_EXPM1, m);
	r = add(x, e, cx_bin(x, POP_INS_DIV, e, add(x, e, cx_num(x, 1))));
	r = mul(x, r, cx_num(x, 0.5));
	/* Beyond this, exp(a) / 2, which overflows later than exp(a). */
	h = cx_un(x, POP_INS_EXP, mul(x, m, cx_num(x, 0.5)));
	h = mul(x, mul(x, h, cx_num(x, 0.5)), h);
	r = cx_choose(x, less(x, cx_num(x, 40), m), h, r);
	return with_sign(x, r, a);
}

static uint16_t
hyperbolic_cosine(const cx *x, uint16_t a)
{
	uint16_t h = cx_un(x, POP_INS_EXP,
		mul(x, cx_un(x, POP_INS_ABS, a), cx_num(x, 0.5)));
	uint16_t half = cx_num(x, 0.5);

	return add(x, mul(x, mul(x, h, half), h),
		cx_bin(x, POP_INS_DIV, cx_bin(x, POP_INS_DIV, half, h), h));
}

/* sinh and cosh of f32's: with e = exp(|a|) - 1 they are (e + e / (e + 1)) / 2
 * and (e + 1 + 1 / (e + 1)) / 2.  What f32 do not hold may as well be e^300. */
static void
narrow_hyperbolic(const cx *x, uint16_t a, uint16_t *sine, uint16_t *cosine)
{
	uint16_t m = cx_bin(
		x, POP_INS_MIN, cx_un(x, POP_INS_ABS, a), cx_num(x, 300));
	uint16_t e = cx_un(x, POP_INS_EXPM1, m), one = cx_num(x, 1), d, back;

	d = add(x, e, one);
	back = cx_bin(x, POP_INS_DIV, one, d);
	*sine = mul(x, add(x, e, mul(x, e, back)), cx_num(x, 0.5));
	*sine = with_sign(x, *sine, a);
	*cosine = mul(x, add(x, d, back), cx_num(x, 0.5));
}

/* r, but v where it is NaN and a's magnitude is m. */
static uint16_t
unless_nan(const cx *x, uint16_t r, uint16_t a, double m, uint16_t v)
{
	uint16_t p = equal(x, cx_un(x, POP_INS_ABS, a), cx_num(x, m));

	p = pop_code2(x->c, POP_INS_AND, POP_CLASS_B, p,
		pop_code2(x->c, POP_INS_NE, x->k, r, r));
	return cx_choose(x, p, v, r);
}

static val
narrow_sinh(const cx *x, val a)
{
	uint16_t s, c, re, im;

	narrow_hyperbolic(x, a.r[0], &s, &c);
	re = mul(x, s, cx_un(x, POP_INS_COS, a.r[1]));
	im = mul(x, c, cx_un(x, POP_INS_SIN, a.r[1]));
	return (val){{unless_nan(x, re, a.r[0], 0, a.r[0]),
		unless_nan(x, im, a.r[1], 0, a.r[1])}};
}

static val
narrow_cosh(const cx *x, val a)
{
	uint16_t s, c, im;

	narrow_hyperbolic(x, a.r[0], &s, &c);
	im = mul(x, s, cx_un(x, POP_INS_SIN, a.r[1]));
	im = unless_nan(x, im, a.r[0], 0, a.r[0]);
	return (val){{mul(x, c, cx_un(x, POP_INS_COS, a.r[1])),
		unless_nan(x, im, a.r[1], 0, a.r[1])}};
}

/* (sinh x cosh x + i sin y cos y) / (cos(y)^2 + sinh(x)^2) */
static val
narrow_tanh(const cx *x, val a)
{
	uint16_t s, c, n, cos = cx_un(x, POP_INS_COS, a.r[1]);
	uint16_t zero = cx_num(x, 0);
	val r;

	narrow_hyperbolic(x, a.r[0], &s, &c);
	n = add(x, mul(x, cos, cos), mul(x, s, s));
	n = cx_bin(x, POP_INS_DIV, cx_num(x, 1), n);
	r.r[0] = mul(x, mul(x, s, c), n);
	r.r[1] = mul(x, mul(x, cx_un(x, POP_INS_SIN, a.r[1]), cos), n);
	/* At infinity all directions are alike, and none. */
	r.r[0] = unless_nan(x, r.r[0], a.r[0], HUGE_VAL,
		with_sign(x, cx_num(x, 1), a.r[0]));
	r.r[1] = unless_nan(x, r.r[1], a.r[0], HUGE_VAL, zero);
	/* Real numbers have real tangents. */
	r.r[1] = cx_choose(x, equal(x, a.r[1], zero), a.r[1], r.r[1]);
	return r;
}

static val
hyperbolic_tangent(const cx *x, val a)
{
	uint16_t one = cx_num(x, 1), m = cx_un(x, POP_INS_ABS, a.r[0]);
	uint16_t t = cx_un(x, POP_INS_TAN, a.r[1]);
	uint16_t s = hyperbolic_sine(x, a.r[0]), b, r, den, far, im;
	val out;

	if (x->narrow)
		return narrow_tanh(x, a);
	b = add(x, mul(x, t, t), one);
	r = cx_un(x, POP_INS_SQRT, add(x, mul(x, s, s), one));
	den = add(x, mul(x, b, mul(x, s, s)), one);
	out.r[0] = cx_bin(x, POP_INS_DIV, mul(x, b, mul(x, r, s)), den);
	out.r[1] = cx_bin(x, POP_INS_DIV, t, den);
	/* tanh has come to 1. */
	far = less(x, cx_num(x, 20), m);
	im = mul(x, cx_un(x, POP_INS_SIN, a.r[1]),
		cx_un(x, POP_INS_COS, a.r[1]));
	im = mul(x, mul(x, im, cx_num(x, 4)),
		cx_un(x, POP_INS_EXP, mul(x, m, cx_num(x, -2))));
	out.r[0] = cx_choose(x, far, with_sign(x, one, a.r[0]), out.r[0]);
	out.r[1] = cx_choose(x, far, im, out.r[1]);
	/* Real numbers have real tangents. */
	out.r[1] =
		cx_choose(x, equal(x, a.r[1], cx_num(x, 0)), a.r[1], out.r[1]);
	return out;
}

static val
sine(const cx *x, val a)
{
	return (val){{mul(x, cx_un(x, POP_INS_SIN, a.r[0]),
			      hyperbolic_cosine(x, a.r[1])),
		mul_zero(x, a.r[1], cx_un(x, POP_INS_COS, a.r[0]),
			hyperbolic_sine(x, a.r[1]))}};
}

static val
cosine(const cx *x, val a)
{
	return (val){{mul(x, cx_un(x, POP_INS_COS, a.r[0]),
			      hyperbolic_cosine(x, a.r[1])),
		neg(x, mul(x, cx_un(x, POP_INS_SIN, a.r[0]),
			       hyperbolic_sine(x, a.r[1])))}};
}

static val
power(const cx *x, val a, val b)
{
	uint16_t zero = cx_num(x, 0), one = cx_num(x, 1), null, unit;
	val r = exponential(x, pop_cx_multiply(x, b, logarithm(x, a)));

	/* 0^0 is 1, 0^b is 0; a^0 is 1. */
	null = pop_code2(x->c, POP_INS_AND, POP_CLASS_B, equal(x, a.r[0], zero),
		equal(x, a.r[1], zero));
	unit = pop_code2(x->c, POP_INS_AND, POP_CLASS_B, equal(x, b.r[0], zero),
		equal(x, b.r[1], zero));
	for (unsigned i = 0; i < 2; i++) {
		r.r[i] = cx_choose(x, null, zero, r.r[i]);
		r.r[i] = cx_choose(x, unit, i ? zero : one, r.r[i]);
	}
	return r;
}

static val
reciprocal(const cx *x, val a)
{
	return pop_cx_divide(x, (val){{cx_num(x, 1), cx_num(x, 0)}}, a);
}

/* -i log((b + i a) / sqrt(a^2 + b^2)) */
static val
arc_tangent(const cx *x, val a, val b)
{
	val aa = pop_cx_multiply(x, a, a), bb = pop_cx_multiply(x, b, b);
	val ia = turned(x, a, true), s, w;

	s = (val){{add(x, aa.r[0], bb.r[0]), add(x, aa.r[1], bb.r[1])}};
	w = (val){{add(x, b.r[0], ia.r[0]), add(x, b.r[1], ia.r[1])}};
	w = pop_cx_divide(x, w, square_root(x, s));
	return turned(x, logarithm(x, w), false);
}

static val
cube_root(const cx *x, val a)
{
	val l = logarithm(x, a), r;
	uint16_t third = cx_num(x, 1.0 / 3), zero = cx_num(x, 0), null;

	l.r[0] = mul(x, l.r[0], third);
	l.r[1] = mul(x, l.r[1], third);
	r = exponential(x, l);
	null = pop_code2(x->c, POP_INS_AND, POP_CLASS_B, equal(x, a.r[0], zero),
		equal(x, a.r[1], zero));
	return (val){{cx_choose(x, null, zero, r.r[0]),
		cx_choose(x, null, zero, r.r[1])}};
}

/* ---- Inverse functions of f32's parts: see lib/num/inverse.c. */

/* x, y >= 0.  With r and s the distances from -1 and 1, a = (r + s) / 2, what
 * is left of a - x or a - 1 is one half of
 *
 *   y^2 / (r + x + 1) + s + |x - 1| = whole = y^2 share
 *
 * and the other without the second term. */
typedef struct quadrant {
	uint16_t x, y, a, whole, share;
	uint16_t inner;    /* x < 1: a - x = whole / 2, a - 1 = y^2 share / 2 */
	uint16_t infinite; /* a part is */
} quadrant;

static uint16_t
distance(const cx *x, uint16_t u, uint16_t v)
{
	return cx_un(x, POP_INS_SQRT, add(x, mul(x, u, u), mul(x, v, v)));
}

static uint16_t
half(const cx *x, uint16_t a)
{
	return mul(x, a, cx_num(x, 0.5));
}

static uint16_t
infinite(const cx *x, uint16_t a)
{
	return equal(x, cx_un(x, POP_INS_ABS, a), cx_num(x, HUGE_VAL));
}

static quadrant
quadrant_of(const cx *x, uint16_t re, uint16_t im)
{
	uint16_t one = cx_num(x, 1), right, left, r, s, k, rest, back;
	quadrant q = {
		.x = cx_un(x, POP_INS_ABS, re), .y = cx_un(x, POP_INS_ABS, im)};

	q.infinite = pop_code2(x->c, POP_INS_OR, POP_CLASS_B, infinite(x, re),
		infinite(x, im));
	q.inner = less(x, q.x, one);
	right = add(x, q.x, one);
	left = cx_bin(x, POP_INS_SUB, q.x, one);
	r = distance(x, right, q.y);
	s = distance(x, left, q.y);
	q.a = half(x, add(x, r, s));
	k = cx_bin(x, POP_INS_DIV, one, add(x, r, right));
	rest = add(x, s, cx_un(x, POP_INS_ABS, left));
	/* At 1 itself y is 0. */
	back = cx_choose(x, equal(x, rest, cx_num(x, 0)), one, rest);
	q.whole = add(x, mul(x, mul(x, q.y, q.y), k), rest);
	q.share = add(x, k, cx_bin(x, POP_INS_DIV, one, back));
	return q;
}

/* sqrt((a + x)(a - x)) */
static uint16_t
quadrant_root(const cx *x, const quadrant *q)
{
	uint16_t t = cx_choose(x, q->inner, q->whole, q->share);

	t = half(x, mul(x, add(x, q->a, q->x), t));
	t = cx_un(x, POP_INS_SQRT, t);
	t = cx_choose(x, q->inner, t, mul(x, t, q->y));
	return cx_choose(x, q->infinite, q->y, t);
}

/* log(a + sqrt((a + 1)(a - 1))) = log1p(b + sqrt(b (a + 1))), b = a - 1 */
static uint16_t
quadrant_log(const cx *x, const quadrant *q)
{
	uint16_t t = half(x, cx_choose(x, q->inner, q->share, q->whole));
	uint16_t s =
		cx_un(x, POP_INS_SQRT, mul(x, t, add(x, q->a, cx_num(x, 1))));
	uint16_t in = mul(x, add(x, mul(x, t, q->y), s), q->y);

	s = cx_choose(x, q->inner, in, add(x, t, s));
	s = cx_choose(x, q->infinite, cx_num(x, HUGE_VAL), s);
	return cx_un(x, POP_INS_LOG1P, s);
}

/* A real part that is 0 stays so. */
static val
narrow_asin(const cx *x, val a)
{
	quadrant q = quadrant_of(x, a.r[0], a.r[1]);
	uint16_t re = cx_bin(x, POP_INS_ATAN2, q.x, quadrant_root(x, &q));

	re = with_sign(x, re, a.r[0]);
	re = cx_choose(x, equal(x, q.x, cx_num(x, 0)), a.r[0], re);
	return (val){{re, with_sign(x, quadrant_log(x, &q), a.r[1])}};
}

/* The imaginary part without its sign, which is not that of im a. */
static val
narrow_acos(const cx *x, val a)
{
	quadrant q = quadrant_of(x, a.r[0], a.r[1]);
	uint16_t re = cx_bin(x, POP_INS_ATAN2, quadrant_root(x, &q), a.r[0]);

	re = cx_choose(x, equal(x, q.x, cx_num(x, 0)), cx_num(x, HALF_PI), re);
	return (val){{re, quadrant_log(x, &q)}};
}

/* log1p(4x / ((1-x)^2 + y^2)) / 4 + i atan2(2y, (1-x)(1+x) - y^2) / 2 */
static val
narrow_atanh(const cx *x, val a)
{
	uint16_t one = cx_num(x, 1), zero = cx_num(x, 0);
	uint16_t re = cx_un(x, POP_INS_ABS, a.r[0]);
	uint16_t im = cx_un(x, POP_INS_ABS, a.r[1]), far = infinite(x, im);
	uint16_t m = cx_bin(x, POP_INS_SUB, one, re), yy = mul(x, im, im), q, c;

	q = cx_bin(x, POP_INS_DIV, mul(x, re, cx_num(x, 4)),
		add(x, mul(x, m, m), yy));
	q = cx_choose(x,
		pop_code2(x->c, POP_INS_OR, POP_CLASS_B, infinite(x, re), far),
		zero, q);
	q = mul(x, cx_un(x, POP_INS_LOG1P, q), cx_num(x, 0.25));
	q = cx_choose(x, equal(x, re, zero), zero, q);
	c = cx_bin(x, POP_INS_SUB, mul(x, m, add(x, re, one)), yy);
	c = half(x, cx_bin(x, POP_INS_ATAN2, add(x, im, im), c));
	c = cx_choose(x, far, cx_num(x, HALF_PI), c);
	return (val){{with_sign(x, q, a.r[0]), with_sign(x, c, a.r[1])}};
}

static bool
narrow_inverse(const cx *x, pop_opcode op, val a, val *out)
{
	switch ((int)op) {
	case POP_OP_ASIN:
		*out = narrow_asin(x, a);
		return true;
	case POP_OP_ASINH:
		*out = turned(x, narrow_asin(x, turned(x, a, true)), false);
		return true;
	case POP_OP_ACOS:
		*out = narrow_acos(x, a);
		out->r[1] = with_sign(x, out->r[1], neg(x, a.r[1]));
		return true;
	case POP_OP_ACOSH:
		/* Of i acos and -i acos, the one to the right. */
		*out = narrow_acos(x, a);
		*out = (val){{out->r[1], with_sign(x, out->r[0], a.r[1])}};
		return true;
	case POP_OP_ATANH:
		*out = narrow_atanh(x, a);
		return true;
	case POP_OP_ATAN:
		*out = turned(x, narrow_atanh(x, turned(x, a, true)), false);
		return true;
	default:
		return false;
	}
}

/* By kernels of their own (vm_complex.c), one part after the other. */
static val
by_parts(const cx *x, uint64_t function, val a)
{
	return (val){{pop_code_add(x->c, POP_INS_COMPLEX_RE, x->k, a.r[0],
			      a.r[1], 0, function),
		pop_code_add(x->c, POP_INS_COMPLEX_IM, x->k, a.r[0], a.r[1], 0,
			function)}};
}

/* The function of those for `op`, 0: none.  `exact`: also where the forms
 * above lose bits only where their parts are f64 themselves. */
static uint64_t
function_of(pop_opcode op, bool exact)
{
	switch ((int)op) {
	case POP_OP_LOGISTIC:
		return POP_CFN_LOGISTIC;
	case POP_OP_ACOS:
		return exact ? POP_CFN_ACOS : 0;
	case POP_OP_ACOSH:
		return exact ? POP_CFN_ACOSH : 0;
	case POP_OP_ASIN:
		return exact ? POP_CFN_ASIN : 0;
	case POP_OP_ASINH:
		return exact ? POP_CFN_ASINH : 0;
	case POP_OP_ATAN:
		return exact ? POP_CFN_ATAN : 0;
	case POP_OP_ATANH:
		return exact ? POP_CFN_ATANH : 0;
	case POP_OP_COSH:
		return exact ? POP_CFN_COSH : 0;
	case POP_OP_SINH:
		return exact ? POP_CFN_SINH : 0;
	case POP_OP_EXPM1:
		return exact ? POP_CFN_EXPM1 : 0;
	case POP_OP_LOG1P:
		return exact ? POP_CFN_LOG1P : 0;
	case POP_OP_RSQRT:
		return exact ? POP_CFN_RSQRT : 0;
	case POP_OP_CBRT:
		return exact ? POP_CFN_CBRT : 0;
	case POP_OP_TANH:
		return exact ? POP_CFN_TANH : 0;
	default:
		return 0;
	}
}

static bool
function(const cx *x, pop_opcode op, val a, val b, val *out)
{
	switch ((int)op) {
	case POP_OP_EXPM1:
		*out = exponential1(x, a);
		return true;
	case POP_OP_LOG:
		*out = logarithm(x, a);
		return true;
	case POP_OP_LOG1P:
		*out = logarithm1(x, a);
		return true;
	case POP_OP_SQRT:
		*out = square_root(x, a);
		return true;
	case POP_OP_RSQRT:
		*out = reciprocal(x, square_root(x, a));
		return true;
	case POP_OP_CBRT:
		*out = cube_root(x, a);
		return true;
	case POP_OP_TANH:
		*out = hyperbolic_tangent(x, a);
		return true;
	case POP_OP_TAN:
		*out = turned(
			x, hyperbolic_tangent(x, turned(x, a, true)), false);
		return true;
	case POP_OP_SINE:
		*out = sine(x, a);
		return true;
	case POP_OP_COSINE:
		*out = cosine(x, a);
		return true;
	case POP_OP_POWER:
		*out = power(x, a, b);
		return true;
	case POP_OP_ATAN2:
		*out = arc_tangent(x, a, b);
		return true;
	case POP_OP_SINH:
		*out = narrow_sinh(x, a);
		return true;
	case POP_OP_COSH:
		*out = narrow_cosh(x, a);
		return true;
	default:
		return narrow_inverse(x, op, a, out);
	}
}

static val
converted(const cx *x, val a, pop_dtype from, pop_dtype to)
{
	for (unsigned i = 0; i < 2; i++)
		a.r[i] = pop_element_convert(x->c, a.r[i], from, to);
	return a;
}

static bool
is_function(pop_opcode op)
{
	return (op >= POP_OP_SQRT && op <= POP_OP_TAN) || op == POP_OP_POWER ||
	       (op >= POP_OP_ACOS && op <= POP_OP_SINH) || op == POP_OP_ATAN2;
}

bool
pop_cx_function(const cx *x, pop_opcode op, const val *arg, val *out)
{
	cx w = {.c = x->c,
		.d = POP_DT_F64,
		.k = POP_CLASS_D,
		.narrow = x->d != POP_DT_F64};
	unsigned n = pop_op_info_of[op].max_args == 2 ? 2 : 1;
	val a[2] = {arg[0], arg[n - 1]};

	if (!is_function(op))
		return false;
	if (op == POP_OP_EXPONENTIAL) {
		*out = exponential(x, a[0]);
		return true;
	}
	for (unsigned i = 0; i < n && x->d != POP_DT_F64; i++)
		a[i] = converted(x, a[i], x->d, POP_DT_F64);
	if (function_of(op, x->d == POP_DT_F64))
		*out = by_parts(&w, function_of(op, true), a[0]);
	else if (!function(&w, op, a[0], a[1], out))
		return false;
	if (x->d != POP_DT_F64)
		*out = converted(&w, *out, POP_DT_F64, x->d);
	return true;
}
