#ifndef POP_KERNEL_ISA_VM_SPECIAL_H
#define POP_KERNEL_ISA_VM_SPECIAL_H

#include "lib/kernel/isa/vm_math.h"

/*
 * Gamma, zeta and Bessel functions of f32 lanes, computed in f64, within one
 * unit in the last place; the formulas are lib/num/gamma.c's and bessel.c's
 * with the series cut where f32 sees nothing of the rest.
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

#endif
