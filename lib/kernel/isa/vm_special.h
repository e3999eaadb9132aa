#ifndef POP_KERNEL_ISA_VM_SPECIAL_H
#define POP_KERNEL_ISA_VM_SPECIAL_H

#include "lib/kernel/isa/vm_double.h"
#include "lib/kernel/isa/vm_math.h"

/*
 * Gamma, zeta and Bessel functions.  First those of f32 lanes, computed in f64,
 * within one unit in the last place; the formulas are lib/num/gamma.c's and
 * bessel.c's with the series cut where f32 sees nothing of the rest.
 */

/* Lanes of `which` by lib/num. */
static __attribute__((noinline, unused)) vd
rare_1(vd x, vd r, vl which, pop_scalar op)
{
	for (int i = 0; i < LANES_W; i++) {
		double a = x[i], c;

		if (!which[i])
			continue;
		pop_scalar_unary(op, POP_DT_F64, &c, &a);
		r[i] = c;
	}
	return r;
}

static __attribute__((noinline, unused)) vd
rare_2(vd x, vd y, vd r, vl which, pop_scalar op)
{
	for (int i = 0; i < LANES_W; i++) {
		double a = x[i], b = y[i], c;

		if (!which[i])
			continue;
		pop_scalar_binary(op, POP_DT_F64, &c, &a, &b);
		r[i] = c;
	}
	return r;
}

/* sin(pi f), |f| <= 1/2; about 1e-16. */
POP_INLINE vd
sin_pi(vd f)
{
	vd u = f * f;

	POLY_D(p, u, 0x1.921fb54442d18p+1, -0x1.4abbce625be52p+2,
		0x1.466bc6775aa6ep+1, -0x1.32d2cce627542p-1,
		0x1.50783485190b6p-4, -0x1.e3074ddd1d2c4p-8,
		0x1.e8f35e9d59d7cp-12, -0x1.6f79770e35db1p-16,
		0x1.9d1b86f1b22d8p-21)
	return f * p;
}

/* Those of the lanes x <= 0 where the gamma function has a pole; -inf too. */
POP_INLINE vl
gamma_poles(vd x)
{
	return (vl)(x <= vd_set(0)) & (vl)(vd_floor(x) == x);
}

/* lgamma(u) / ((u-1)(u-2)) for u from 3/4 to 3. */
POP_INLINE vd
lgamma_near(vd u)
{
	vd t = u - vd_set(1.75);

	POLY_D(p, t, 0x1.ccf151e0621ddp-2, -0x1.e96585a518f66p-4,
		0x1.6cb625a921b15p-5, -0x1.382e74ac0f215p-6,
		0x1.1f958b23ae513p-7, -0x1.14e59fd2c0416p-8,
		0x1.12a087e4f700cp-9, -0x1.179818bc252ddp-10,
		0x1.1f1f771abf5e5p-11, -0x1.16cae73b619b7p-12,
		0x1.21068fc90d264p-13, -0x1.baca16fc64562p-14,
		0x1.080ffece75296p-14, -0x1.6720f96c0210bp-21,
		-0x1.514ebf350fd27p-17, -0x1.9ecee8287d449p-17,
		0x1.d3e167dc9a638p-17, -0x1.e0193c84e759ep-19)
	/* 0 is positive at 1. */
	return (u - vd_set(1)) * (u - vd_set(2)) * p + vd_set(0);
}

/* z >= 3, l = log z */
POP_INLINE vd
lgamma_far(vd z, vd l)
{
	vd w = vd_set(1) / z, y = w * w, r;

	POLY_D(p, y, 0x1.55555555531a5p-4, -0x1.6c16c0673d406p-9,
		0x1.a01790601198cp-11, -0x1.3784d58fac307p-11,
		0x1.a94a66dae45fbp-11, -0x1.7750b534fa79ep-10,
		0x1.dbdbe2f865696p-10)
	r = vd_fma(z - vd_set(0.5), l, vd_set(0x1.d67f1c864beb5p-1) - z);
	return vd_fma(p, w, r);
}

/*
 * log(pi (z+1)(z+2) / sin(pi z)) - lgamma(z + 3) for x = -z < 0, not whole.
 * There are zeros near which this leaves too few bits.
 */
static __attribute__((noinline, unused)) vd
lgamma_negative(vd x)
{
	const vd pi = vd_set(0x1.921fb54442d18p+1);
	vd z = -x, s = vd_abs(sin_pi(z - vd_rint(z))), w = z + vd_set(3), r;
	vl few;

	r = log_d(pi * (z + vd_set(1)) * (z + vd_set(2)) / s) -
	    lgamma_far(w, log_d(w));
	few = (vl)(vd_abs(r) < vd_set(0x1p-18));
	return v_any((V)few) ? rare_1(x, r, few, POP_SC_LGAMMA) : r;
}

POP_INLINE vd
lgamma_d(vd x)
{
	const vd inf = vd_set(__builtin_inf());
	vl near = (vl)(x < vd_set(3)), up = (vl)(x < vd_set(0.75));
	vl below = (vl)(x < vd_set(0)), pole = gamma_poles(x);
	vd l = log_d(x), r = lgamma_far(x, l);

	if (v_any((V)near)) {
		vd u = x + (vd)(up & (vl)vd_set(1));
		vd n = lgamma_near(u) - (vd)(up & (vl)l);

		r = vd_select(near, n, r);
	}
	if (v_any((V)(below & ~pole))) {
		vd m = vd_select(below & ~pole, x, vd_set(-0.5));

		r = vd_select(below, lgamma_negative(m), r);
	}
	r = vd_select(pole | (vl)(x == inf), inf, r);
	return vd_select((vl)(x != x), x, r);
}

HALVES_1(f_lgamma, lgamma_d)

/* For u from 3/4 to 3: by the zero there. */
POP_INLINE vd
digamma_near(vd u)
{
	vd t = u - vd_set(1.75);

	POLY_D(p, t, 0x1.b763ca6d0a222p-1, -0x1.4e15b133a852ep-2,
		0x1.41c82301c6407p-3, -0x1.510ad695c6158p-4,
		0x1.6f04d0e78242dp-5, -0x1.97c75b0bdf3f2p-6,
		0x1.c98b36f5b3811p-7, -0x1.033fc6478b59bp-7,
		0x1.2d347475ef1b3p-8, -0x1.525a0f9bf7178p-9,
		0x1.38efb88df88a1p-10, -0x1.74521c135f652p-11,
		0x1.bcd150c76e7a0p-11, -0x1.1006cce8c0dfap-11,
		-0x1.f764daca94ca5p-14, 0x1.544d418d23a88p-13,
		0x1.f8987aee3cba7p-14, -0x1.2a81154fbb04ap-13,
		0x1.2a6303e9d983bp-15)
	return ((u - vd_set(0x1.762d86356be3fp+0)) -
		       vd_set(0x1.b86a722197829p-54)) *
	       p;
}

/* z >= 3, w = 1 / z */
POP_INLINE vd
digamma_far(vd z, vd w)
{
	vd y = w * w, r = vd_fma(w, vd_set(-0.5), log_d(z));

	POLY_D(p, y, 0x1.5555555539a44p-4, -0x1.11110de25337ep-7,
		0x1.040c69a72d6f8p-8, -0x1.102ea570e6728p-8,
		0x1.d6b440102ffb7p-8, -0x1.e1a0800e020adp-7,
		0x1.49d44be4d0c86p-6)
	return vd_fma(-p, y, r);
}

/* psi(z + 3) - 1/(z+1) - 1/(z+2) + pi / tan(pi z) for x = -z < 0, not whole;
 * zeros as above. */
static __attribute__((noinline, unused)) vd
digamma_negative(vd x)
{
	const vd one = vd_set(1), half = vd_set(0.5);
	const vd pi = vd_set(0x1.921fb54442d18p+1);
	vd z = -x, f = z - vd_rint(z), w = z + vd_set(3), r;
	vl few;

	r = one / (z + one) + one / (z + vd_set(2));
	r = digamma_far(w, one / w) - r;
	r += pi * sin_pi(half - vd_abs(f)) / sin_pi(f);
	few = (vl)(vd_abs(r) < vd_set(0x1p-14));
	return v_any((V)few) ? rare_1(x, r, few, POP_SC_DIGAMMA) : r;
}

POP_INLINE vd
digamma_d(vd x)
{
	const vd inf = vd_set(__builtin_inf());
	vl near = (vl)(x < vd_set(3)), up = (vl)(x < vd_set(0.75));
	vl below = (vl)(x < vd_set(0)), pole = gamma_poles(x);
	vd w = vd_set(1) / x, r = digamma_far(x, w);

	if (v_any((V)near)) {
		vd u = x + (vd)(up & (vl)vd_set(1));

		r = vd_select(near, digamma_near(u) - (vd)(up & (vl)w), r);
	}
	if (v_any((V)(below & ~pole))) {
		vd m = vd_select(below & ~pole, x, vd_set(-0.5));

		r = vd_select(below, digamma_negative(m), r);
	}
	r = vd_select((vl)(x == inf), inf, r);
	r = vd_select(pole, vd_set(__builtin_nan("")), r);
	return vd_select((vl)(x != x), x, r);
}

HALVES_1(f_digamma, digamma_d)

/* exp(-a) I1(a) / a for a < 8, and times sqrt(a) beyond. */
POP_INLINE vd
bessel_i1e_d(vd x)
{
	vd a = vd_abs(x), t = a - vd_set(4), y, r;
	vl near = (vl)(a < vd_set(8));

	POLY_D(p, t, 0x1.6e14eb92f6b77p-5, -0x1.f4bb07462bbb4p-7,
		0x1.16c38f40c5685p-8, -0x1.188130c59b740p-10,
		0x1.0531262d7b73cp-12, -0x1.c4dbd142a7f6cp-15,
		0x1.6df58ae3f2ddbp-17, -0x1.13cad6442d6f7p-19,
		0x1.84397b9e30024p-22, -0x1.ff199f03fa66bp-25,
		0x1.393847de893a5p-27, -0x1.65dd64ee1d3aep-30,
		0x1.8eac79ebbabd6p-33, -0x1.b38a04b383d95p-36,
		0x1.7b31fbca59a39p-39, -0x1.d70356e1e7e3ep-43,
		0x1.2c8ab75b7463fp-45, -0x1.f06908b04a4e9p-48,
		0x1.2e1ec445aaedfp-51)
	r = a * p;
	if (v_any((V)~near)) {
		y = vd_set(1) / a;
		POLY_D(q, y, 0x1.988453339ce93p-2, -0x1.3263069a80f85p-3,
			-0x1.7f6502ef05087p-5, -0x1.3ce64d681b4fcp-5,
			-0x1.a5fcd86220f15p-4, 0x1.56f9f68376e8bp-2,
			-0x1.08d3b080de9eep+1)
		r = vd_select(near, r, q / vd_sqrt(a));
	}
	return vd_copysign(r, x);
}

HALVES_1(f_bessel_i1e, bessel_i1e_d)

/* q^-s, some number too small or too great for f32 if it is that. */
POP_INLINE vd
power_of(vd q, vd s)
{
	vd e = -s * log_d(q);

	return exp_d(vd_min_hw(vd_set(700), vd_max_hw(vd_set(-700), e)));
}

/*
 * s > 1, q > 0, both finite.  Where the tail counts, s is not large; where it
 * does not, it must only stay small.
 */
POP_INLINE vd
zeta_core(vd s, vd q)
{
	static const double c[] = {0x1.5555555555555p-4, -0x1.6c16c16c16c17p-10,
		0x1.1566abc011567p-15, -0x1.bbd779334ef0bp-21,
		0x1.66a8f2bf70ebep-26};
	enum { NEAR = 6, NTERM = sizeof(c) / sizeof(c[0]) };
	vd a = q, sum = vd_set(0), p, w, f, m;

	for (int i = 0; i < NEAR; i++) {
		sum += power_of(a, s);
		a += vd_set(1);
	}
	p = power_of(a, s);
	w = vd_set(1) / a;
	sum += vd_fma(p, a / (s - vd_set(1)), p * vd_set(0.5));
	m = vd_min_hw(s, vd_set(1000));
	f = m * p * w;
	w *= w;
	_Pragma("GCC unroll 5") for (int k = 0; k < NTERM; k++)
	{
		sum = vd_fma(vd_set(c[k]), f, sum);
		f *= (m + vd_set(2 * k + 1)) * (m + vd_set(2 * k + 2)) * w;
	}
	return sum;
}

POP_INLINE vd
zeta_d(vd s, vd q)
{
	const vd inf = vd_set(__builtin_inf());
	vl rare = ~((vl)(s > vd_set(1)) & (vl)(s < inf) & (vl)(q > vd_set(0)) &
		    (vl)(q < inf));
	vd r = zeta_core(s, q);

	return v_any((V)rare) ? rare_2(s, q, r, rare, POP_SC_ZETA) : r;
}

HALVES_2(f_zeta, zeta_d)

/* (-1)^(n+1) n! zeta(n + 1, x) for n from 1 to 100; digamma for 0. */
POP_INLINE vd
polygamma_d(vd n, vd x)
{
	const vd inf = vd_set(__builtin_inf()), one = vd_set(1);
	vl zero = (vl)(n == vd_set(0));
	vl plain = (vl)(n >= one) & (vl)(n <= vd_set(100)) &
		   (vl)(vd_floor(n) == n) & (vl)(x > vd_set(0)) & (vl)(x < inf);
	vd half = n * vd_set(0.5), r = x;
	vl even = (vl)(vd_floor(half) == half);

	if (v_any((V)plain)) {
		vd m = vd_select(plain, n, one) + one;

		r = exp_d(lgamma_d(m)) * zeta_core(m, x);
		r = vd_select(even, -r, r);
	}
	if (v_any((V)zero))
		r = vd_select(zero, digamma_d(x), r);
	plain |= zero;
	if (v_any((V)~plain))
		r = rare_2(n, x, r, ~plain, POP_SC_POLYGAMMA);
	return r;
}

HALVES_2(f_polygamma, polygamma_d)

/*
 * ---- The same of f64 lanes, and error functions.  The distance from lib/num's
 * is at most 2 units in the last place of error functions, 8 of gamma and
 * Bessel functions and 32 of zeta functions.
 */

/* erf(x) - x, |x| < 1 */
POP_INLINE vd
erf_rest(vd x)
{
	vd u = x * x;

	POLY_D(p, u, 0x1.06eba8214db69p-3, -0x1.812746b0379e6p-2,
		0x1.ce2f21a042b34p-4, -0x1.b82ce31284f38p-6,
		0x1.565bcd0dbd920p-8, -0x1.c02db3db49905p-11,
		0x1.f9a321e4be396p-14, -0x1.f4d1e4355e24fp-17,
		0x1.b9df3066e20fep-20, -0x1.5f1f41608c1ffp-23,
		0x1.f7b9a24bdfaf0p-27, -0x1.38ac32d8ed106p-30,
		0x1.0627890b92f43p-34)
	return x * p;
}

/* erfc(a), a from 0 to 28, e^-a^2 P(t) / (1 + 2a) with t = (a - 4) / (a + 4):
 * Shepherd and Laframboise, Mathematics of Computation 36 (1981). */
POP_INLINE vd
erfc_far(vd a)
{
	vdd s = vdd_prod(a, a), d = vdd_sum(vd_set(1), a + a), e;
	vd t = (a - vd_set(4)) / (a + vd_set(4)), n;

	POLY_D(p, t, 0x1.3ba5916e9fd7fp+0, -0x1.1df1ad154a29fp-3,
		0x1.f7f5df66fd30bp-7, 0x1.16ecefcfa6307p-4,
		-0x1.9ddb23c3e6d20p-4, 0x1.7fee004df1d84p-4,
		-0x1.0fb06dfe81a5ap-4, 0x1.3079edfa68744p-5,
		-0x1.096238792c149p-6, 0x1.49c671808c7f8p-8,
		-0x1.8d4aa5ea8a367p-11, -0x1.a1de82367d554p-13,
		0x1.3be131cee37ccp-13, -0x1.9968e584a588fp-16,
		-0x1.78b6c16331c64p-17, 0x1.7f9c5b24b8fe7p-18,
		0x1.46b70a668ab2dp-22, -0x1.beb529838af73p-21,
		0x1.054a6ff61c266p-24, 0x1.e275d20c1d9acp-24,
		-0x1.0823186a55be7p-27, -0x1.ac9fc730905bcp-27,
		-0x1.86470ac7bf27fp-30)
	e = one_more(exp_parts_d(vdd_neg(s), &n));
	e = vdd_mul(e, vdd_div(vdd_of(p), d));
	return scale_d(e.h, n);
}

/* From here on 1 and 2 less erfc are 1 and 2. */
#define ERFC_IS_LOST 7

/* What comes to 2 or 0 is not computed: see exp_bounded() of vm_math.h. */
POP_INLINE vd
erfc_far_of(vd x)
{
	const vl below = (vl)(x < vd_set(0)), gone = (vl)(x > vd_set(27.5));
	vd a = vd_select(below, vd_set(ERFC_IS_LOST), vd_set(28)), c;

	a = vd_min_hw(a, vd_abs(x));
	c = erfc_far(vd_select(gone, vd_set(0), a));
	return vd_select(below, vd_set(2) - c, (vd)((vl)c & ~gone));
}

POP_INLINE vd
erf_d(vd x)
{
	vl near = (vl)(vd_abs(x) < vd_set(1));
	vd r = x + erf_rest((vd)((vl)x & near));

	if (v_any((V)~near))
		r = vd_select(near, r,
			vd_copysign(vd_set(1) - erfc_far(vd_min_hw(
							vd_set(ERFC_IS_LOST),
							vd_abs(x))),
				x));
	return (vd)keep_nan_d(x, r);
}

POP_INLINE V
d_erf(V x)
{
	return (V)erf_d((vd)x);
}

POP_INLINE V
d_erfc(V x)
{
	const vd one = vd_set(1);
	vd a = (vd)x, r, in;
	vl near = (vl)(vd_abs(a) < one) & (vl)(a < vd_set(0.5));
	vdd s;

	in = (vd)((vl)a & near);
	s = vdd_fast(one, -in);
	r = s.h + (s.l - erf_rest(in));
	if (v_any((V)~near))
		r = vd_select(near, r, erfc_far_of(a));
	return keep_nan_d(a, r);
}

/* A guess of 24 bits, by w = -log(1 - t^2), and a step of Halley's method. */
POP_INLINE V
d_erf_inv(V x)
{
	const vd one = vd_set(1);
	vd t = vd_abs((vd)x), in, left, w, v, e, y;
	vl near = (vl)(t < vd_set(0.5));

	in = vd_min_hw(vd_set(0x1.fffffffffffffp-1), t);
	left = one - in;
	w = -log_d(left * (one + in));
	v = w - vd_set(2.5);
	POLY_D(p, v, 0x1.805c5dfa2a2cp+0, 0x1.f91e8ap-3, -0x1.11c4ecp-8,
		-0x1.486616p-10, 0x1.c9e6c8p-13, -0x1.4d158cp-18,
		-0x1.d0c1a4p-19, 0x1.f48b9cp-22, 0x1.8f225ep-26,
		-0x1.2e0e0ap-27)
	v = vd_sqrt(w) - vd_set(4);
	POLY_D(q, v, 0x1.eb7e0928cdb9cp+1, 0x1.026e25719166dp+0,
		0x1.4a3043aa45e02p-10, -0x1.c7403fefd67e6p-11,
		0x1.51e36068f9a65p-12, -0x1.f84e7e13a0422p-14,
		0x1.c24c4607e105cp-15, -0x1.e4ae08ddaf171p-16,
		0x1.4c1478eb7a644p-16, -0x1.88507cab10f39p-17,
		0x1.9bdb461003ddap-19, 0x1.5dbdd33b904f3p-21,
		-0x1.2c0e94a17a8aap-21, 0x1.8291c5e3b9c79p-24)
	y = in * vd_select((vl)(w < vd_set(5)), p, q);
	e = vd_select(near, erf_d(y) - in, left - erfc_far(y));
	e *= vd_set(0x1.c5bf891b4ef6bp-1) * exp_d(y * y);
	y -= e / (one + y * e);
	y = vd_select((vl)(t == one), vd_set(__builtin_inf()), y);
	y = vd_select((vl)(t > one), vd_set(__builtin_nan("")), y);
	return keep_nan_d((vd)x, vd_copysign(y, (vd)x));
}

/* log(x) as log_pair gives it. */
POP_INLINE vdd
log_pair_of(vdd x)
{
	vd f, k = log_split(x.h, &f);

	/* x.l is 0 if x is beyond these exponents. */
	x.l *= power_of_two_d(
		-vd_min_hw(vd_set(1000), vd_max_hw(vd_set(-1000), k)));
	return log_pair(k, (vdd){f, x.l});
}

/* x >= 3, l = log x */
POP_INLINE vdd
lgamma_far_pair(vd x, vdd l)
{
	vd w = vd_set(1) / x, y = vd_fma(w * w, vd_set(18), vd_set(-1));
	vd half = x - vd_set(0.5);
	vdd r = vdd_prod(half, l.h), s;

	POLY_D(p, y, 0x1.54b5fc2cd057fp-4, -0x1.39f1b158ba1dfp-13,
		0x1.250de396a3055p-19, -0x1.4cd052d167290p-24,
		0x1.45d8ad6f79ea9p-28, -0x1.d210016f9c537p-32,
		0x1.b9d32d7c9af41p-35, -0x1.047d1462fe65ap-37,
		0x1.68524d925ed48p-40, -0x1.215cc58139b96p-42,
		0x1.50b4fe95e503fp-44, -0x1.60f21f3cc1c75p-46)
	s = vdd_sum(r.h, -x);
	s.l += vd_fma(half, l.l, r.l);
	r = vdd_sum(s.h, vd_set(0x1.d67f1c864beb5p-1));
	s.l += vd_set(-0x1.65b5a1b7ff5dfp-55);
	return vdd_fast(r.h, r.l + vd_fma(p, w, s.l));
}

/* x > 0, below 2^900.  Up to 3 by lgamma(2 + t), t from -1/2 to 1. */
POP_INLINE vdd
lgamma_pair(vd x)
{
	const vd one = vd_set(1);
	vl near = (vl)(x < vd_set(3)), once = (vl)(x < vd_set(1.5));
	vl twice = (vl)(x < vd_set(0.5));
	vd m = vd_select(near & ~once, one, x), t, u;
	vdd l, r, n;

	m *= vd_select(twice, x + one, one);
	l = log_pair_of(vdd_of(m));
	r = lgamma_far_pair(x, l);
	if (!v_any((V)near))
		return r;
	t = x - vd_select(twice, vd_set(0), vd_select(once, one, vd_set(2)));
	u = t - vd_set(0.25);
	POLY_D(p, u, 0x1.ff797bba88502p-2, 0x1.2b408cef4c80cp-2,
		-0x1.bcc9b6fbc7725p-5, 0x1.e14e96ffdd7d9p-7,
		-0x1.3191e510f9f11p-8, 0x1.a755204514e12p-10,
		-0x1.356ab22a86406p-11, 0x1.d4c16e85fc830p-13,
		-0x1.6c170d5a03bb2p-14, 0x1.200865971d5b9p-15,
		-0x1.ce1ab309345bfp-17, 0x1.76b84199ed27dp-18,
		-0x1.327fec7984130p-19, 0x1.f90ba5dc9bf1fp-21,
		-0x1.a2785afffe943p-22, 0x1.5b41c2146f26dp-23,
		-0x1.225daf1379809p-24, 0x1.fa76d5fe16538p-26,
		-0x1.aaafadde8c5adp-27, 0x1.094afbdd17801p-28,
		-0x1.bfdf2d010e7acp-30, 0x1.cc4b2a618e83cp-30,
		-0x1.8846bb442c25fp-31)
	n = vdd_sum(t * p, -l.h);
	n.l -= l.l;
	return vdd_select(near, n, r);
}

/* sin and cos of pi f, |f| <= 1/2; the sine is that of |f|. */
POP_INLINE vdd
sin_cos_pi(vd f, vdd *cos)
{
	vd a = vd_abs(f), b = vd_set(0.5) - a;
	vl steep = (vl)(a > vd_set(0.25));
	vd g = vd_select(steep, b, a);
	vdd r = vdd_prod(g, vd_set(0x1.921fb54442d18p+1)), s, c;

	r.l = vd_fma(g, vd_set(0x1.1a62633145c07p-53), r.l);
	s = sin_pair(r);
	c = cos_pair(r);
	s = vdd_fast(s.h, s.l);
	c = vdd_fast(c.h, c.l);
	*cos = vdd_select(steep, s, c);
	return vdd_select(steep, c, s);
}

/* log(pi (z+1)(z+2) / sin(pi z)) - lgamma(z + 3) for x = -z < 0, not whole. */
static __attribute__((noinline, unused)) vd
lgamma_below(vd x)
{
	vd z = -x, r, k;
	vdd w = vdd_sum(z, vd_set(3)), c, l, m;
	vl few;

	m = vdd_mul(vdd_sum(z, vd_set(1)), vdd_sum(z, vd_set(2)));
	m = vdd_mul(m, vdd_set(0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53));
	m = vdd_div(m, sin_cos_pi(z - vd_rint(z), &c));
	m = log_pair_of(vdd_fast(m.h, m.l));
	l = log_pair_of(vdd_of(w.h));
	c = lgamma_far_pair(w.h, l);
	/* The rest of w by the derivative. */
	k = w.l * (l.h - vd_set(0.5) / w.h);
	c = vdd_add(m, vdd_neg(c));
	r = c.h + (c.l - k);
	few = (vl)(vd_abs(r) < vd_set(0x1p-4)) | (vl)(z < vd_set(0x1p-900));
	return v_any((V)few) ? rare_1(x, r, few, POP_SC_LGAMMA) : r;
}

POP_INLINE V
d_lgamma(V x)
{
	const vd inf = vd_set(__builtin_inf()), zero = vd_set(0);
	vd a = (vd)x, in, r;
	vl pole = gamma_poles(a), below = (vl)(a < zero) & ~pole;
	vl huge = (vl)(a > vd_set(0x1p900));
	vdd p;

	in = vd_select((vl)(a > zero) & ~huge, a, vd_set(1));
	p = lgamma_pair(in);
	r = p.h + p.l;
	if (v_any((V)below)) {
		in = vd_select(below, a, vd_set(-0.5));
		r = vd_select(below, lgamma_below(in), r);
	}
	if (v_any((V)huge))
		r = rare_1(a, r, huge, POP_SC_LGAMMA);
	r = vd_select(pole, inf, r);
	return keep_nan_d(a, r);
}

/* x > 0; from 1 to 2 by the zero there, and near it by recurrence. */
POP_INLINE vd
digamma_positive(vd x)
{
	const vd one = vd_set(1);
	vl near = (vl)(x < vd_set(3)), less = (vl)(x < one);
	vl more = (vl)(x >= vd_set(2));
	vd w = one / x, y = vd_fma(w * w, vd_set(18), vd_set(-1)), u, n, r;
	vdd l = log_pair_of(vdd_of(x));

	POLY_D(p, y, 0x1.537c0a7b779dap-4, -0x1.cdc21ae865900p-12,
		0x1.5eb7989c1bb28p-17, -0x1.0ed8bd029d5c3p-21,
		0x1.4a2a73b74d90fp-25, -0x1.1701216cb7502p-28,
		0x1.2e0c81a1aa370p-31, -0x1.8d1f296c33b87p-34,
		0x1.2b7a103590553p-36, -0x1.03a5569bc5665p-38,
		0x1.4ebc3338b369cp-40, -0x1.751fd36606172p-42)
	r = l.h + (l.l - vd_fma(p * w, w, w * vd_set(0.5)));
	if (!v_any((V)near))
		return r;
	u = vd_select(less, x + one, vd_select(more, x - one, x));
	n = u - vd_set(1.5);
	POLY_D(q, n, 0x1.e6f0cbb873617p-1, -0x1.b1cb63005ee97p-2,
		0x1.eca189b8e6da1p-3, -0x1.2feeeb98a7cd8p-3,
		0x1.8512e5905d180p-4, -0x1.fb442029cdbf4p-5,
		0x1.4de9aa05d3418p-5, -0x1.b9f8b1367959dp-6,
		0x1.256475e5ac975p-6, -0x1.86355f6f68797p-7,
		0x1.03c00801ba958p-7, -0x1.5a071c746535bp-8,
		0x1.cd3e42d157015p-9, -0x1.33661f9073563p-9,
		0x1.980fc9c9f0be8p-10, -0x1.1002aaf6255f5p-10,
		0x1.7b3b41b0b38cdp-11, -0x1.f99f529bd0771p-12,
		0x1.dc8ae08af0fc4p-13, -0x1.3db05b36d9a49p-13,
		0x1.104c9d0897b58p-12, -0x1.6b107f71aa123p-13)
	n = ((u - vd_set(0x1.762d86356be3fp+0)) -
		    vd_set(0x1.b86a722197829p-54)) *
	    q;
	n -= vd_select(less, w, (vd)(more & (vl)(-one / u)));
	return vd_select(near, n, r);
}

/* psi(z + 1) + pi / tan(pi z) for x = -z < 0, not whole. */
static __attribute__((noinline, unused)) vd
digamma_below(vd x)
{
	vd z = -x, f = z - vd_rint(z), p, r, t;
	vdd c, s = sin_cos_pi(f, &c);
	vl few;

	s = vdd_div(c, s);
	t = vd_copysign(vd_set(0x1.921fb54442d18p+1) * (s.h + s.l), f);
	p = digamma_positive(z + vd_set(1));
	r = p + t;
	few = (vl)(vd_abs(r) < vd_abs(p) * vd_set(0.5)) |
	      (vl)(z < vd_set(0x1p-900));
	return v_any((V)few) ? rare_1(x, r, few, POP_SC_DIGAMMA) : r;
}

POP_INLINE V
d_digamma(V x)
{
	const vd inf = vd_set(__builtin_inf());
	vd a = (vd)x, r;
	vl below = (vl)(a < vd_set(0)) & ~gamma_poles(a);

	r = digamma_positive(vd_select((vl)(a > vd_set(0)), a, vd_set(1)));
	if (v_any((V)below)) {
		vd in = vd_select(below, a, vd_set(-0.5));

		r = vd_select(below, digamma_below(in), r);
	}
	r = vd_select((vl)(a == inf), inf, r);
	r = vd_select(gamma_poles(a), vd_set(__builtin_nan("")), r);
	return keep_nan_d(a, r);
}

/* exp(-a) and the series of I1(a) / a, all of one sign, for a < 8; beyond, a
 * series in 1/a. */
POP_INLINE V
d_bessel_i1e(V x)
{
	vd a = vd_abs((vd)x), in = vd_min_hw(vd_set(8), a), u, y, r;
	vl near = (vl)(a < vd_set(8));

	u = in * in * vd_set(0.25);
	POLY_D(p, u, 0x1.0000000000000p-1, 0x1.0000000000000p-2,
		0x1.5555555555556p-5, 0x1.c71c71c71c70fp-9,
		0x1.6c16c16c16d20p-13, 0x1.845c8a0ce3807p-18,
		0x1.27e4fb77a30bbp-23, 0x1.522a43f427f3bp-29,
		0x1.2c9758fda3036p-35, 0x1.ab81e74959342p-42,
		0x1.f176cf1f1237fp-49, 0x1.e260acd0c17e6p-56,
		0x1.8be972f0e252ep-63, 0x1.159f90570389ap-70,
		0x1.5ac53da80dc82p-78, 0x1.38dbeef3ff4f1p-86,
		0x1.08fbc76dd1df0p-93)
	r = in * (exp_of(vdd_of(-in)) * p);
	if (v_any((V)~near)) {
		y = vd_set(16) / a - vd_set(1);
		POLY_D(q, y, 0x1.8ebe783a84030p-2, -0x1.3f796198ee5e3p-7,
			-0x1.cbc54df1e8a30p-13, -0x1.f89c230c1c6c7p-17,
			-0x1.ec8e10cda9622p-20, -0x1.76136c8d9dbb3p-22,
			-0x1.ad8c9576be72ap-24, -0x1.7280f7124367dp-25,
			-0x1.91b62a0449ae7p-26, -0x1.20dfa102cdc55p-27,
			0x1.d2f43270388f8p-28, 0x1.df68969b0012bp-27,
			0x1.89426861550d7p-28, -0x1.fec28b5e30e16p-28,
			-0x1.f053fd33757dcp-28, 0x1.a62d3a5241febp-29,
			0x1.5e0ee1eae7240p-28, -0x1.1ff732137576bp-30,
			-0x1.5873a50ddf275p-29, 0x1.1be99bbf474cfp-32,
			0x1.ac4bf6a87bc29p-31, -0x1.1f6f8a3689d3bp-35,
			-0x1.f23ff1f27dca9p-34)
		r = vd_select(near, r, q / vd_sqrt(a));
	}
	return keep_nan_d((vd)x, vd_copysign(r, (vd)x));
}

/* s > 1, q > 0, both finite; as zeta_core. */
static __attribute__((noinline, unused)) vd
zeta_wide(vd s, vd q)
{
	static const double c[] = {0x1.5555555555555p-4, -0x1.6c16c16c16c17p-10,
		0x1.1566abc011567p-15, -0x1.bbd779334ef0bp-21,
		0x1.66a8f2bf70ebep-26, -0x1.22805d644267fp-31,
		0x1.d6db2c4e09162p-37, -0x1.7da4e1f79955cp-42,
		0x1.355871d652e9ep-47, -0x1.f57d968caacf1p-53,
		0x1.967e1f09c376fp-58, -0x1.497d9033a2b5cp-63};
	enum { NEAR = 12, NTERM = sizeof(c) / sizeof(c[0]) };
	vd sum = vd_set(0), p, w, f, m;
	vdd a = vdd_of(q);

	/* What is greater makes no difference, but can overflow. */
	s = vd_min_hw(vd_set(0x1p60), s);
	for (int i = 0; i < NEAR; i++) {
		sum += power_parts(-s, log_pair_of(a));
		/* For great s, the last bits of a count. */
		p = a.l;
		a = vdd_sum(a.h, vd_set(1));
		a.l += p;
	}
	p = power_parts(-s, log_pair_of(a));
	w = vd_set(1) / a.h;
	m = vd_min_hw(s, vd_set(1000));
	f = m * p * w;
	p = vd_fma(p, a.h / (s - vd_set(1)), p * vd_set(0.5));
	w *= w;
	for (int k = 0; k < NTERM; k++) {
		p = vd_fma(vd_set(c[k]), f, p);
		f *= (m + vd_set(2 * k + 1)) * (m + vd_set(2 * k + 2)) * w;
	}
	return sum + p;
}

POP_INLINE V
d_zeta(V x, V y)
{
	const vd inf = vd_set(__builtin_inf()), one = vd_set(1);
	vd s = (vd)x, q = (vd)y, r;
	vl rare = ~((vl)(s > one) & (vl)(s < inf) & (vl)(q > vd_set(0)) &
		    (vl)(q < vd_set(0x1p900)));

	r = zeta_wide(vd_select(rare, vd_set(2), s), vd_select(rare, one, q));
	/* Where it is tiny, terms have lost bits. */
	rare |= (vl)(r < vd_set(0x1p-1000));
	return (V)(v_any((V)rare) ? rare_2(s, q, r, rare, POP_SC_ZETA) : r);
}

POP_INLINE V
d_polygamma(V x, V y)
{
	const vd one = vd_set(1);
	vd n = (vd)x, a = (vd)y, half = n * vd_set(0.5), m, r, z;
	vl plain = (vl)(n >= one) & (vl)(n <= vd_set(100)) &
		   (vl)(vd_floor(n) == n) & (vl)(a > vd_set(0)) &
		   (vl)(a < vd_set(0x1p900));

	m = vd_select(plain, n, one) + one;
	z = zeta_wide(m, vd_select(plain, a, one));
	plain &= (vl)(z > vd_set(0x1p-1000));
	r = exp_of(lgamma_pair(m)) * z;
	r = vd_select((vl)(vd_floor(half) == half), -r, r);
	if (v_any((V)~plain))
		r = rare_2(n, a, r, ~plain, POP_SC_POLYGAMMA);
	return (V)r;
}

#endif
