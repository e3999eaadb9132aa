#ifndef POP_KERNEL_ISA_VM_DOUBLE_H
#define POP_KERNEL_ISA_VM_DOUBLE_H

#include "lib/kernel/isa/vm_math.h"

/*
 * Functions of f64 lanes, within one unit in the last place; the rules for
 * special values are lib/num/scalar.h's.
 *
 * The last bits come from pairs of numbers, the sum h + l with l no more than
 * a few units in the last place of h.  Sets with fused multiply-add agree bit
 * by bit.
 */
typedef struct vdd {
	vd h, l;
} vdd;

/* |a| >= |b|, or a is 0. */
POP_INLINE vdd
vdd_fast(vd a, vd b)
{
	vd s = a + b;

	return (vdd){s, b - (s - a)};
}

POP_INLINE vdd
vdd_sum(vd a, vd b)
{
	vd s = a + b, t = s - a;

	return (vdd){s, (a - (s - t)) + (b - t)};
}

POP_INLINE vdd
vdd_prod(vd a, vd b)
{
	vd p = a * b;
#if POP_HAS_FMA
	return (vdd){p, vd_fma(a, b, -p)};
#else
	const vd k = vd_set(0x1.0000002p27);
	vd ta = k * a, tb = k * b;
	vd ah = ta - (ta - a), al = a - ah;
	vd bh = tb - (tb - b), bl = b - bh;

	return (vdd){p, ((ah * bh - p) + ah * bl + al * bh) + al * bl};
#endif
}

POP_INLINE vdd
vdd_add(vdd a, vdd b)
{
	vdd s = vdd_sum(a.h, b.h);

	return vdd_fast(s.h, s.l + (a.l + b.l));
}

POP_INLINE vdd
vdd_mul(vdd a, vdd b)
{
	vdd p = vdd_prod(a.h, b.h);

	return vdd_fast(p.h, p.l + (a.h * b.l + a.l * b.h));
}

/* A pair that is not brought into order; 1 / b.h and b.h are normal.  Division
 * takes longer than all the rest. */
POP_INLINE vdd
vdd_div(vdd a, vdd b)
{
	vd r = vd_set(1) / b.h, q = a.h * r;
#if POP_HAS_FMA
	vd rest = vd_fma(-q, b.h, a.h);
#else
	vdd p = vdd_prod(q, b.h);
	vd rest = (a.h - p.h) - p.l;
#endif

	return (vdd){q, (rest + vd_fma(-q, b.l, a.l)) * r};
}

POP_INLINE vdd
vdd_sqrt(vdd a)
{
	vd y = vd_sqrt(a.h);
	vdd p = vdd_prod(y, y);
	vd l = (((a.h - p.h) - p.l) + a.l) / (y + y);

	/* The root of 0 is 0. */
	return (vdd){y, vd_select((vl)(y == vd_set(0)), y, l)};
}

POP_INLINE vdd
vdd_select(vl m, vdd a, vdd b)
{
	return (vdd){vd_select(m, a.h, b.h), vd_select(m, a.l, b.l)};
}

POP_INLINE vdd
vdd_neg(vdd a)
{
	return (vdd){-a.h, -a.l};
}

POP_INLINE vdd
vdd_of(vd a)
{
	return (vdd){a, vd_set(0)};
}

POP_INLINE vdd
vdd_set(double h, double l)
{
	return (vdd){vd_set(h), vd_set(l)};
}

/* NaN where x is, else r. */
POP_INLINE V
keep_nan_d(vd x, vd r)
{
	return (V)vd_select((vl)(x != x), x, r);
}

/* ---- Exponentials: e^x = 2^n (1 + r + t). */

#define EXP_MAGIC_D 0x1.8p52

/* 2^n, |n| <= 1022 */
POP_INLINE vd
power_of_two_d(vd n)
{
	vul u = (vul)(n + vd_set(EXP_MAGIC_D));

	return (vd)((u << 52) + (vul)vl_set((int64_t)1023 << 52));
}

/* x * 2^n for |n| <= 2000, rounded once. */
POP_INLINE vd
scale_d(vd x, vd n)
{
#if POP_VBYTES == 64
	return (vd)_mm512_scalef_pd((__m512d)x, (__m512d)n);
#else
	const vd magic = vd_set(EXP_MAGIC_D);
	vd half = (n * vd_set(0.5) + magic) - magic;

	return x * power_of_two_d(half) * power_of_two_d(n - half);
#endif
}

/* Of x.h + x.l, |x.h| < 800; t is at most r/5. */
POP_INLINE vdd
exp_parts_d(vdd x, vd *n)
{
	const vd magic = vd_set(EXP_MAGIC_D);
	vd a, b, r, l;

	*n = vd_fma(x.h, vd_set(0x1.71547652b82fep+0), magic) - magic;
	a = vd_fma(*n, vd_set(-0x1.62e42feep-1), x.h);
	b = *n * vd_set(-0x1.a39ef35793c76p-33);
	r = a + b;
	l = r - a;
	l = (a - (r - l)) + (b - l) + x.l;
	POLY_D(p, r, 0x1.0000000000000p-1, 0x1.5555555555557p-3,
		0x1.5555555555558p-5, 0x1.11111111100d5p-7,
		0x1.6c16c16c151f0p-10, 0x1.a01a01abeb8e7p-13,
		0x1.a01a01acfececp-16, 0x1.71de02265d5a9p-19,
		0x1.27e4ccc4fccdep-22, 0x1.af4e00bcfcbbap-26,
		0x1.1f8b5a60d3cb5p-29)
	p *= r * r;
	return (vdd){r, p + vd_fma(l, r + p, l)};
}

/* 1 + r + t */
POP_INLINE vdd
one_more(vdd p)
{
	vdd s = vdd_fast(vd_set(1), p.h);

	return vdd_fast(s.h, s.l + p.l);
}

POP_INLINE vd
exp_of(vdd x)
{
	vd n;
	vdd p = one_more(exp_parts_d(x, &n));

	return scale_d(p.h, n);
}

/* What comes to zero is not computed: see exp_bounded() of vm_math.h. */
static __attribute__((noinline, unused)) V
exp_far_d(V x)
{
	const vl gone = (vd)x < vd_set(-745.2);
	vd a = vd_select(gone, vd_set(0), (vd)x);

	return (V)((vl)exp_of(vdd_of(vd_min_hw(vd_set(710), a))) & ~gone);
}

/* Of numbers whose results are normal n is added to the exponent. */
POP_INLINE V
d_exp(V x)
{
	vd n;
	vdd p;

	if (v_any((V) ~(vl)(vd_abs((vd)x) <= vd_set(708))))
		return exp_far_d(x);
	p = one_more(exp_parts_d(vdd_of((vd)x), &n));
	return (V)((vul)p.h + ((vul)(n + vd_set(EXP_MAGIC_D)) << 52));
}

/* e^x - 1 for -700 < x < 700 */
POP_INLINE vdd
expm1_parts(vd x)
{
	vd n, e;
	vdd p = exp_parts_d(vdd_of(x), &n), s;

	e = power_of_two_d(n);
	s = vdd_sum(e - vd_set(1), e * p.h);
	return vdd_fast(s.h, vd_fma(e, p.l, s.l));
}

/* At half its size, so that 2^n does not overflow. */
POP_INLINE V
d_expm1(V x)
{
	vd a = vd_min_hw(vd_set(710), vd_max_hw(vd_set(-50), (vd)x)), n, e;
	vdd p = exp_parts_d(vdd_of(a), &n), s;

	e = power_of_two_d(n - vd_set(1));
	s = vdd_sum(e - vd_set(0.5), e * p.h);
	s.h += vd_fma(e, p.l, s.l);
	return (V)vd_select(
		(vl)(vd_abs((vd)x) < vd_set(0x1p-54)), (vd)x, s.h + s.h);
}

/* E / (E + 2) with E = e^(2|x|) - 1 */
POP_INLINE V
d_tanh(V x)
{
	vd a = (vd)x, t = vd_abs(a);
	vdd e = expm1_parts(vd_min_hw(vd_set(44), t + t)), d;

	d = vdd_sum(e.h, vd_set(2));
	d.l += e.l;
	e = vdd_div(e, d);
	return (V)vd_copysign(e.h + e.l, a);
}

/* z / (1 + z) below zero, 1 / (1 + z) above, with z = e^-|x|. */
POP_INLINE V
d_logistic(V x)
{
	const vd one = vd_set(1);
	const vl below = (vl)((vd)x < vd_set(0));
	const vl gone = (vl)((vd)x < vd_set(-745.2));
	vd a, n;
	vdd z, d;

	/* What comes to 1 or 0 is not computed: see exp_bounded(). */
	a = vd_min_hw(vd_select(below, vd_set(746), vd_set(40)), vd_abs((vd)x));
	a = vd_select(gone, vd_set(0), a);
	z = one_more(exp_parts_d(vdd_of(-a), &n));
	z = (vdd){scale_d(z.h, n), scale_d(z.l, n)};
	d = vdd_fast(one, z.h);
	d.l += z.l;
	z = vdd_div(vdd_select(below, z, vdd_of(one)), d);
	return keep_nan_d((vd)x, (vd)((vl)(z.h + z.l) & ~gone));
}

/* ---- Logarithms: of 2^k (1 + f), f from sqrt(1/2) - 1 to sqrt(2) - 1. */

#define LN2_HIGH 0x1.62e42feep-1
#define LN2_LOW  0x1.a39ef35793c76p-33

/* k of x, positive and normal; *m: x / 2^k */
POP_INLINE vd
log_exponent(vd x, vd *m)
{
	const vul root = (vul)vl_set(0x3fe6a09e667f3bcd);
	const vul one = (vul)vl_set(0x3ff0000000000000);
	vul u = (vul)x - root + one;

	*m = (vd)((u & (vul)vl_set(0x000fffffffffffff)) + root);
	return (vd)((u >> 52) | (vul)vl_set(0x4330000000000000)) -
	       vd_set(0x1p52 + 1023);
}

/* Rounded; f.l a unit in the last place of 1 at most, or of f. */
POP_INLINE vd
log_rounded(vd k, vdd f)
{
	vd s = f.h / (f.h + vd_set(2)), z = s * s, low;
	vdd h = vdd_prod(f.h * vd_set(0.5), f.h), a, b;

	POLY_D(p, z, 0x1.5555555555558p-1, 0x1.9999999995230p-2,
		0x1.2492492e02a1ep-2, 0x1.c71c62d1cee00p-3,
		0x1.7462b9b6fac37p-3, 0x1.39fdc7e8bd7ebp-3,
		0x1.2b5f0a311ef55p-3)
	low = vd_fma(s, vd_fma(p, z, h.h), f.l - h.l);
	low = vd_fma(k, vd_set(LN2_LOW), low);
	a = vdd_fast(k * vd_set(LN2_HIGH), f.h);
	b = vdd_fast(a.h, -h.h);
	return b.h + (b.l + a.l + low);
}

/* The same to 64 bits and more. */
POP_INLINE vdd
log_pair(vd k, vdd f)
{
	vdd d = vdd_fast(vd_set(2), f.h), s, z, t, r;

	d.l += f.l;
	s = vdd_div(f, d);
	s = vdd_fast(s.h, s.l);
	z = vdd_mul(s, s);
	POLY_D(p, z.h, 0x1.2492492492492p-3, 0x1.c71c71c71c838p-4,
		0x1.745d1745a0b6cp-4, 0x1.3b13b16e1873ep-4,
		0x1.1110f6deb20f4p-4, 0x1.e1f0762b5c8b1p-5,
		0x1.aceb84a505b2cp-5, 0x1.b3649e18342fbp-5)
	t = vdd_fast(vd_set(0x1.5555555555555p-2),
		vd_fma(p * z.h, z.h, z.h * vd_set(0.2)));
	t.l += vd_set(0x1.5555555555555p-56);
	t = vdd_mul(z, t);
	s = (vdd){s.h + s.h, s.l + s.l};
	t = vdd_mul(s, t);
	r = vdd_fast(s.h, t.h);
	r.l += s.l + t.l;
	t = vdd_fast(k * vd_set(LN2_HIGH), r.h);
	return vdd_fast(t.h, vd_fma(k, vd_set(LN2_LOW), t.l + r.l));
}

/* -inf at 0, NaN below, inf at inf. */
POP_INLINE V
log_specials_d(vd a, vd r)
{
	const vd inf = vd_set(__builtin_inf()), zero = vd_set(0);

	r = vd_select((vl)(a == inf), a, r);
	r = vd_select((vl)(a == zero), -inf, r);
	r = vd_select((vl)(a < zero), vd_set(__builtin_nan("")), r);
	return keep_nan_d(a, r);
}

/* k and 1 + f of x > 0, however small. */
POP_INLINE vd
log_split(vd x, vd *f)
{
	vl tiny = (vl)(x < vd_set(0x1p-1022));
	vd k = log_exponent(vd_select(tiny, x * vd_set(0x1p54), x), f);

	*f -= vd_set(1);
	return k - (vd)(tiny & (vl)vd_set(54));
}

POP_INLINE V
d_log(V x)
{
	vd f, k = log_split((vd)x, &f);

	return log_specials_d((vd)x, log_rounded(k, vdd_of(f)));
}

/* k and f of 1 + x; x > -1 */
POP_INLINE vd
log1p_split(vdd x, vdd *f)
{
	const vd one = vd_set(1);
	vdd s = vdd_sum(one, x.h);
	vd m, k = log_exponent(s.h, &m), c;
	vl none = (vl)(k == vd_set(0));

	/* What the sum lost; nothing at all where 2^-k is not normal. */
	c = (s.l + x.l) * power_of_two_d(vd_max_hw(vd_set(-1022), -k));
	m -= one;
	*f = vdd_select(none, x, (vdd){m, c});
	return k;
}

POP_INLINE V
d_log1p(V x)
{
	const vd one = vd_set(1);
	vd a = (vd)x, r, k;
	vdd f;

	k = log1p_split(vdd_of(a), &f);
	f.l *= one - f.h + f.h * f.h;
	r = log_rounded(k, f);
	r = vd_select((vl)(vd_abs(a) < vd_set(0x1p-54)), a, r);
	return (V)vd_select((vl)(a > -one) & (vl)(a < vd_set(__builtin_inf())),
		r, (vd)log_specials_d(a + one, r));
}

/* ---- Powers. */

/* e^(y l), inf and 0 included. */
POP_INLINE vd
power_parts(vd y, vdd l)
{
	vdd p = vdd_prod(y, l.h);
	vl far;

	p.l = vd_fma(y, l.l, p.l);
	far = (vl)(vd_abs(p.h) > vd_set(780));
	p.l = (vd)((vl)p.l & ~far);
	p.h = vd_min_hw(vd_set(780), vd_max_hw(vd_set(-780), p.h));
	return exp_of(p);
}

POP_INLINE vd
power_d(vd x, vd y)
{
	const vd zero = vd_set(0), one = vd_set(1), half = vd_set(0.5);
	const vd inf = vd_set(__builtin_inf());
	vd a = vd_abs(x), f, k = log_split(a, &f), r;
	vl whole = (vl)(vd_floor(y) == y);
	vl odd = whole & (vl)(vd_floor(y * half) != y * half) &
		 (vl)(vd_abs(y) < inf);
	vl none = (vl)(a == zero), all = (vl)(a == inf), up, out;

	r = power_parts(y, log_pair(k, vdd_of(f)));
	/* 0 and inf: by the sign of y. */
	up = (vl)(y > zero) ^ none;
	out = none | all;
	r = vd_select(out, (vd)(up & (vl)inf), r);
	r = vd_select((vl)(a == one), one, r);
	r = (vd)((vl)r ^ (odd & (vl)x & vl_set(INT64_MIN)));
	r = vd_select((vl)(x < zero) & ~whole & (vl)(a < inf),
		vd_set(__builtin_nan("")), r);
	r = vd_select((vl)(x != x) | (vl)(y != y), x + y, r);
	return vd_select((vl)(y == zero) | (vl)(x == one), one, r);
}

POP_INLINE V
d_pow(V x, V y)
{
	return (V)power_d((vd)x, (vd)y);
}

/* A last step of Newton's on cbrt_d's, of numbers that are neither tiny nor
 * huge. */
POP_INLINE V
d_cbrt(V x)
{
	const vd one = vd_set(1);
	vd a = vd_abs((vd)x), up, down, y, r, zero;
	vdd c;

	up = vd_select((vl)(a < vd_set(0x1p-900)), vd_set(0x1p120), one);
	up = vd_select((vl)(a > vd_set(0x1p900)), vd_set(0x1p-120), up);
	down = vd_select((vl)(a < vd_set(0x1p-900)), vd_set(0x1p-40), one);
	down = vd_select((vl)(a > vd_set(0x1p900)), vd_set(0x1p40), down);
	a *= up;
	y = cbrt_d(a);
	c = vdd_prod(y, y);
	r = c.h;
	c = vdd_mul(c, vdd_of(y));
	r = y + ((a - c.h) - c.l) / (vd_set(3) * r);
	r = vd_copysign(r * down, (vd)x);
	/* Of 0, which denormal numbers may be taken for, it is 0. */
	zero = vd_select(
		(vl)(a == vd_set(0)), vd_copysign(vd_set(0), (vd)x), (vd)x);
	return (V)vd_select(
		(vl)(a > vd_set(0)) & (vl)(a < vd_set(__builtin_inf())), r,
		zero);
}

/* ---- Trigonometry: x = n pi/2 + r. */

/* Greater arguments go to lib/num one by one. */
#define TRIG_MOST_D 0x1p20

/* Products with parts of 33 bits are exact. */
POP_INLINE vdd
trig_reduce_d(vd x, vl *quadrant)
{
	const vd magic = vd_set(EXP_MAGIC_D);
	vd shifted = vd_fma(x, vd_set(0x1.45f306dc9c883p-1), magic);
	vd n = shifted - magic, a;
	vdd r, s;

	*quadrant = (vl)shifted;
	a = vd_fma(n, vd_set(-0x1.921fb544p+0), x);
	r = vdd_sum(a, n * vd_set(-0x1.0b4611a6p-34));
	s = vdd_sum(r.h, n * vd_set(-0x1.3198a2ep-69));
	s.l += r.l + n * vd_set(-0x1.b839a252049c0p-104);
	return vdd_fast(s.h, s.l);
}

/* h + l with l small: sin(r), cos(r) */
POP_INLINE vdd
sin_pair(vdd r)
{
	vd u = r.h * r.h;

	POLY_D(p, u, -0x1.5555555555555p-3, 0x1.1111111110bb2p-7,
		-0x1.a01a019e83796p-13, 0x1.71de379640979p-19,
		-0x1.ae600aaecb67dp-26, 0x1.5e0af99dda18cp-33)
	return (vdd){
		r.h, vd_fma(p, u * r.h, vd_fma(u * vd_set(-0.5), r.l, r.l))};
}

POP_INLINE vdd
cos_pair(vdd r)
{
	vd u = r.h * r.h;
	vdd h = vdd_prod(r.h * vd_set(-0.5), r.h), s;

	POLY_D(p, u, 0x1.5555555555555p-5, -0x1.6c16c16c16966p-10,
		0x1.a01a019f4e942p-16, -0x1.27e4fa17b1b7dp-22,
		0x1.1eeb68bbf1b9ap-29, -0x1.907d80e2f97e9p-37)
	s = vdd_fast(vd_set(1), h.h);
	s.l += h.l;
	s.l += vd_fma(p, u * u, -r.h * r.l);
	return s;
}

static __attribute__((noinline, unused)) V
trig_far_d(V x, V r, pop_scalar op)
{
	vd a = (vd)x, b = (vd)r;

	for (int i = 0; i < LANES_W; i++) {
		double one = a[i], y;

		if (one >= -TRIG_MOST_D && one <= TRIG_MOST_D)
			continue;
		pop_scalar_unary(op, POP_DT_F64, &y, &one);
		b[i] = y;
	}
	return (V)b;
}

POP_INLINE V
trig_d(V x, int which, pop_scalar op)
{
	vd a = (vd)x, y;
	vl far = ~(vl)(vd_abs(a) <= vd_set(TRIG_MOST_D)), q, odd;
	vdd r = trig_reduce_d((vd)((vl)x & ~far), &q), s, c, t;

	if (which == TRIG_COS)
		q = q + 1;
	odd = -(q & 1);
	s = sin_pair(r);
	c = cos_pair(r);
	if (which == TRIG_TAN) {
		s = vdd_fast(s.h, s.l);
		c = vdd_fast(c.h, c.l);
		t = vdd_div(
			vdd_select(odd, vdd_neg(c), s), vdd_select(odd, s, c));
		y = t.h + t.l;
	} else {
		t = vdd_select(odd, c, s);
		y = t.h + t.l;
		y = (vd)((vl)y ^ (vl)((vul)(q & 2) << 62));
	}
	/* Zeros keep their sign. */
	if (which != TRIG_COS)
		y = vd_select((vl)(a == vd_set(0)), a, y);
	return v_any((V)far) ? trig_far_d(x, (V)y, op) : (V)y;
}

POP_INLINE V
d_sin(V x)
{
	return trig_d(x, TRIG_SIN, POP_SC_SINE);
}

POP_INLINE V
d_cos(V x)
{
	return trig_d(x, TRIG_COS, POP_SC_COSINE);
}

POP_INLINE V
d_tan(V x)
{
	return trig_d(x, TRIG_TAN, POP_SC_TAN);
}

/*
 * The angle of (x, y), neither of them negative, at most one of them 0, and
 * their greatest not far from 1.  By the tangent t of the lesser over the
 * greater, or (t - 1) / (t + 1) beyond tan(pi/8).
 */
POP_INLINE vdd
angle(vdd y, vdd x)
{
	vl steep = (vl)(y.h > x.h), far;
	vdd lo = vdd_select(steep, x, y), hi = vdd_select(steep, y, x), t, r;
	vd u;

	far = (vl)(lo.h > hi.h * vd_set(0x1.a827999fcef32p-2));
	t = vdd_add(lo, vdd_neg(hi));
	hi = vdd_select(far, vdd_add(hi, lo), hi);
	lo = vdd_select(far, t, lo);
	t = vdd_div(lo, hi);
	t = vdd_fast(t.h, t.l);
	/* What a tiny quotient lacks is lost. */
	t.l = vd_select((vl)(vd_abs(t.h) < vd_set(0x1p-100)), vd_set(0), t.l);
	u = t.h * t.h;
	POLY_D(p, u, -0x1.5555555555555p-2, 0x1.9999999999957p-3,
		-0x1.249249248db9cp-3, 0x1.c71c71c32e5aep-4,
		-0x1.745d166582500p-4, 0x1.3b1393a6b7165p-4,
		-0x1.110e9590196c7p-4, 0x1.e19b3950d8242p-5,
		-0x1.ac829337c083bp-5, 0x1.7500790e908d7p-5,
		-0x1.1b88876fa9804p-5, 0x1.0b86b81f982b1p-6)
	t = (vdd){t.h, vd_fma(p, u * t.h, t.l - u * t.l)};
	/* 0, pi/4 or pi/2 and the rest. */
	r = vdd_select(far,
		vdd_set(0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55),
		vdd_set(0, 0));
	r = vdd_select(steep & ~far,
		vdd_set(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54), r);
	t = vdd_select(steep, vdd_neg(t), t);
	u = t.l;
	t = vdd_fast(r.h, t.h);
	return vdd_fast(t.h, t.l + (r.l + u));
}

/* The angle of (-x, y) from that of (x, y), below pi/2. */
POP_INLINE vdd
angle_beyond(vdd r)
{
	vdd s = vdd_fast(vd_set(0x1.921fb54442d18p+1), -r.h);

	return (vdd){s.h, s.l + (vd_set(0x1.1a62633145c07p-53) - r.l)};
}

POP_INLINE V
d_atan2(V y, V x)
{
	const vd inf = vd_set(__builtin_inf()), zero = vd_set(0);
	const vd one = vd_set(1);
	vd ay = vd_abs((vd)y), ax = vd_abs((vd)x);
	vd hi = vd_max_hw(ax, ay), k = one;
	vdd r;

	k = vd_select((vl)(hi < vd_set(0x1p-500)), vd_set(0x1p540), k);
	k = vd_select((vl)(hi > vd_set(0x1p500)), vd_set(0x1p-500), k);
	/* (0, 0) is as (0, 1), (inf, inf) as (1, 1). */
	ax = vd_select((vl)(hi == zero), one, ax);
	ay = vd_select((vl)(hi == inf), (vd)((vl)(ay == inf) & (vl)one), ay);
	ax = vd_select((vl)(hi == inf), (vd)((vl)(ax == inf) & (vl)one), ax);
	k = vd_select((vl)(hi == inf), one, k);
	r = angle(vdd_of(ay * k), vdd_of(ax * k));
	r = vdd_select((vl)x < 0, angle_beyond(r), r);
	r.h = vd_copysign(r.h + r.l, (vd)y);
	return (V)vd_select((vl)((vd)x != (vd)x) | (vl)((vd)y != (vd)y),
		(vd)x + (vd)y, r.h);
}

/* sqrt(1 - x^2), |x| <= 1 */
POP_INLINE vdd
leg(vd x)
{
	vdd p = vdd_prod(x, x), s = vdd_fast(vd_set(1), -p.h);

	return vdd_sqrt(vdd_fast(s.h, s.l - p.l));
}

POP_INLINE V
d_asin(V x)
{
	vd a = vd_abs((vd)x), in = vd_min_hw(vd_set(1), a), r;
	vdd t = angle(vdd_of(in), leg(in));

	r = t.h + t.l;
	r = vd_select((vl)(a < vd_set(0x1p-500)), a, r);
	r = vd_select((vl)(a > vd_set(1)), vd_set(__builtin_nan("")), r);
	return keep_nan_d((vd)x, vd_copysign(r, (vd)x));
}

POP_INLINE V
d_acos(V x)
{
	vd a = vd_abs((vd)x), in = vd_min_hw(vd_set(1), a), r;
	vdd t = angle(leg(in), vdd_of(in));

	t = vdd_select((vl)x < 0, angle_beyond(t), t);
	r = t.h + t.l;
	r = vd_select((vl)(a > vd_set(1)), vd_set(__builtin_nan("")), r);
	return keep_nan_d((vd)x, r);
}

/* log |a + ib|, the real part of the complex logarithm. */
POP_INLINE V
d_log_modulus(V x, V y)
{
	const vd inf = vd_set(__builtin_inf()), half = vd_set(0.5);
	const vd one = vd_set(1);
	vd a = vd_abs((vd)x), b = vd_abs((vd)y), big, k, n, r;
	vdd p, q, s, t;
	vl far;

	big = vd_max_hw(a, b);
	k = vd_select((vl)(big < vd_set(0x1p-400)), vd_set(600), vd_set(0));
	k = vd_select((vl)(big > vd_set(0x1p400)), vd_set(-600), k);
	n = power_of_two_d(k);
	p = vdd_prod(a * n, a * n);
	q = vdd_prod(b * n, b * n);
	s = vdd_add(p, q);
	n = log_split(s.h, &r);
	/* k is even: the root takes half of it. */
	s = vdd_fast(r, s.l * power_of_two_d(-n));
	/* Near 1, all bits of p + q - 1. */
	t = vdd_add(vdd_sum(p.h, -one), vdd_of(q.h));
	t = vdd_add(t, vdd_sum(p.l, q.l));
	s = vdd_select((vl)(n == vd_set(0)) & (vl)(k == vd_set(0)), t, s);
	s = log_pair(n - (k + k), s);
	r = (s.h + s.l) * half;
	far = (vl)(a == inf) | (vl)(b == inf);
	r = vd_select((vl)(big == vd_set(0)), -inf, r);
	r = vd_select((vl)(a != a) | (vl)(b != b), a + b, r);
	return (V)vd_select(far, inf, r);
}

/* ---- Inverse hyperbolic functions, by log(1 + w). */

POP_INLINE vdd
log1p_pair(vdd w)
{
	vdd f;
	vd k = log1p_split(w, &f);

	return log_pair(k, vdd_fast(f.h, f.l));
}

/* log(2a) for large a, else r. */
POP_INLINE vdd
or_log_twice(vd a, vdd r)
{
	const vl large = (vl)(a >= vd_set(0x1p60));
	vd f, k;

	if (!v_any((V)large))
		return r;
	k = log_split(vd_max_hw(vd_set(1), a), &f);
	return vdd_select(large, log_pair(k + vd_set(1), vdd_of(f)), r);
}

/* log(1 + a + a^2 / (1 + sqrt(a^2 + 1))), log(2a) for large a. */
POP_INLINE V
d_asinh(V x)
{
	const vd one = vd_set(1);
	vd a = vd_abs((vd)x), in = vd_min_hw(vd_set(0x1p60), a);
	vdd s = vdd_prod(in, in), r;

	r = vdd_sqrt(vdd_add(s, vdd_of(one)));
	r = vdd_div(s, vdd_add(r, vdd_of(one)));
	r = log1p_pair(vdd_add(vdd_of(in), r));
	r = or_log_twice(a, r);
	r.h += r.l;
	r.h = vd_select(
		(vl)(a < vd_set(0x1p-30)) | (vl)(a == vd_set(__builtin_inf())),
		vd_fma(a * a, a * vd_set(-0x1.5555555555555p-3), a), r.h);
	r.h = vd_select((vl)(a == vd_set(__builtin_inf())), a, r.h);
	return keep_nan_d((vd)x, vd_copysign(r.h, (vd)x));
}

/* With t = x - 1: log(1 + t + sqrt(t (t + 2))) */
POP_INLINE V
d_acosh(V x)
{
	const vd one = vd_set(1), inf = vd_set(__builtin_inf());
	vd a = (vd)x, in;
	vdd t, r;

	in = vd_min_hw(vd_set(0x1p60), vd_max_hw(one, a));
	t = vdd_sum(in, -one);
	r = vdd_mul(t, vdd_add(t, vdd_of(vd_set(2))));
	r = log1p_pair(vdd_add(t, vdd_sqrt(r)));
	r = or_log_twice(a, r);
	r.h += r.l;
	r.h = vd_select((vl)(a == inf), a, r.h);
	r.h = vd_select((vl)(a < one), vd_set(__builtin_nan("")), r.h);
	return keep_nan_d(a, r.h);
}

/* log(1 + 2x / (1 - x)) / 2 */
POP_INLINE V
d_atanh(V x)
{
	const vd one = vd_set(1);
	vd a = vd_abs((vd)x), in = vd_min_hw(vd_set(0x1.fffffffffffffp-1), a);
	vdd r = vdd_div(vdd_of(in + in), vdd_sum(one, -in));
	vd y;

	r = log1p_pair(vdd_fast(r.h, r.l));
	y = (r.h + r.l) * vd_set(0.5);
	y = vd_select((vl)(a < vd_set(0x1p-30)),
		vd_fma(a * a, a * vd_set(0x1.5555555555555p-2), a), y);
	y = vd_select((vl)(a == one), vd_set(__builtin_inf()), y);
	y = vd_select((vl)(a > one), vd_set(__builtin_nan("")), y);
	return keep_nan_d((vd)x, vd_copysign(y, (vd)x));
}

#endif
