#ifndef POP_KERNEL_ISA_VM_MATH_H
#define POP_KERNEL_ISA_VM_MATH_H

#include "lib/kernel/isa/vm_float.h"
#include "lib/num/scalar.h"

/*
 * Functions of f32 lanes, within 2 units in the last place everywhere, but tan
 * within 2.5, erfc within 2.1 and, without fused multiply-add, erf within 2.1
 * and erf_inv within 2.5; the rules for special values are lib/num/scalar.h's.
 *
 * Polynomials are minimax fits on the stated intervals.  What would need two
 * floats of precision is computed in f64, half a vector at a time.  Sets with
 * fused multiply-add agree bit by bit; without it results may differ in the
 * last place.
 */

#if POP_VBYTES > 16 || defined(__aarch64__)
#	define POP_HAS_FMA 1
#else
#	define POP_HAS_FMA 0
#endif

/* ---- Polynomials, first coefficient the constant one. */

#define POLY_F(name, x, ...)                                                  \
	vf name;                                                              \
	{                                                                     \
		static const float c_[] = {__VA_ARGS__};                      \
		enum { N_ = sizeof(c_) / sizeof(c_[0]) };                     \
		name = vf_set(c_[N_ - 1]);                                    \
		_Pragma("GCC unroll 16") for (int k_ = N_ - 2; k_ >= 0; k_--) \
			name = vf_fma(name, x, vf_set(c_[k_]));               \
	}

#define POLY_D(name, x, ...)                                                  \
	vd name;                                                              \
	{                                                                     \
		static const double c_[] = {__VA_ARGS__};                     \
		enum { N_ = sizeof(c_) / sizeof(c_[0]) };                     \
		name = vd_set(c_[N_ - 1]);                                    \
		_Pragma("GCC unroll 16") for (int k_ = N_ - 2; k_ >= 0; k_--) \
			name = vd_fma(name, x, vd_set(c_[k_]));               \
	}

/* NaN where x is, else r. */
POP_INLINE V
keep_nan(vf x, vf r)
{
	return v_select((V)(x != x), (V)x, (V)r);
}

/* ---- f64 helpers: about 1e-15. */

/* exp of |x| < 700. */
POP_INLINE vd
exp_d(vd x)
{
	const vd magic = vd_set(0x1.8p52);
	vd shifted = vd_fma(x, vd_set(0x1.71547652b82fep+0), magic);
	vd n = shifted - magic;
	vd r = vd_fma(n, vd_set(-0x1.62e42feep-1), x);

	r = vd_fma(n, vd_set(-0x1.a39ef35793c76p-33), r);
	POLY_D(p, r, 0x1.0000000000027p+0, 0x1.ffffffffee596p-2,
		0x1.5555555548435p-3, 0x1.55555581f0844p-5,
		0x1.11111134dd34cp-7, 0x1.6c16354574ee0p-10,
		0x1.a01963a6e21abp-13, 0x1.a175048690f90p-16,
		0x1.730f72547b5c9p-19)
	p = vd_fma(p, r, vd_set(1));
	return (vd)((vul)p + ((vul)shifted << 52));
}

/* log of x > 0, normal and finite; other x give anything. */
POP_INLINE vd
log_d(vd x)
{
	const vul root = (vul)vl_set(0x3fe6a09e667f3bcd);
	const vul one = (vul)vl_set(0x3ff0000000000000);
	vul u = (vul)x - root + one;
	vul e = u >> 52;
	vd k = (vd)(e | (vul)vl_set(0x4330000000000000)) -
	       vd_set(0x1p52 + 1023);
	vd m = (vd)((u & (vul)vl_set(0x000fffffffffffff)) + root);
	vd s = (m - vd_set(1)) / (m + vd_set(1)), w = s * s;

	POLY_D(p, w, 0x1.5555555553934p-1, 0x1.999999a2a083cp-2,
		0x1.2492416ec1728p-2, 0x1.c7227d617bf07p-3,
		0x1.732b714610f8dp-3, 0x1.58805903acce5p-3)
	s = vd_fma(s * w, p, s + s);
	return vd_fma(k, vd_set(0x1.62e42fefa39efp-1), s);
}

/* f32 lanes through a function of f64 lanes, half of them at a time. */
#define HALVES_1(name, fn)                                              \
	POP_INLINE V name(V x)                                          \
	{                                                               \
		vf_of_l h[2];                                           \
		memcpy(h, &x, sizeof(x));                               \
		h[0] = POP_CONVERT(fn(POP_CONVERT(h[0], vd)), vf_of_l); \
		h[1] = POP_CONVERT(fn(POP_CONVERT(h[1], vd)), vf_of_l); \
		memcpy(&x, h, sizeof(x));                               \
		return x;                                               \
	}

#define HALVES_2(name, fn)                                                \
	POP_INLINE V name(V x, V y)                                       \
	{                                                                 \
		vf_of_l g[2], h[2];                                       \
		memcpy(g, &x, sizeof(x));                                 \
		memcpy(h, &y, sizeof(y));                                 \
		g[0] = POP_CONVERT(                                       \
			fn(POP_CONVERT(g[0], vd), POP_CONVERT(h[0], vd)), \
			vf_of_l);                                         \
		g[1] = POP_CONVERT(                                       \
			fn(POP_CONVERT(g[1], vd), POP_CONVERT(h[1], vd)), \
			vf_of_l);                                         \
		memcpy(&x, g, sizeof(x));                                 \
		return x;                                                 \
	}

/* ---- Exponentials. */

/*
 * e^x = 2^n (1 + p), p on |r| <= ln 2 / 2.  *shifted: n + 127, the exponent of
 * 2^n, in the low bits of a float, n = *shifted - EXP_MAGIC.
 */
#define EXP_MAGIC (0x1.8p23f + 127)

/* (e^r - 1 - r) / r^2 */
POP_INLINE vf
exp_curve(vf r)
{
	POLY_F(q, r, 0x1.fffffcp-2f, 0x1.555492p-3f, 0x1.5558f2p-5f,
		0x1.1239d4p-7f, 0x1.6a244ep-10f)
	return q;
}

POP_INLINE vf
exp_poly(vf r)
{
	return vf_fma(exp_curve(r), r * r, r);
}

POP_INLINE vf
exp_parts(vf x, vf *shifted)
{
	vf n, r;

	*shifted = vf_fma(x, vf_set(0x1.715476p+0f), vf_set(EXP_MAGIC));
	n = *shifted - vf_set(EXP_MAGIC);
	r = vf_fma(n, vf_set(-0x1.62e400p-1f), x);
	r = vf_fma(n, vf_set(-0x1.7f7d1cp-20f), r);
	return exp_poly(r);
}

/* The same of x + low: p + *rest. */
POP_INLINE vf
exp_parts_of(vf x, vf low, vf *shifted, vf *rest)
{
	vf n, r;

	*shifted = vf_fma(x, vf_set(0x1.715476p+0f), vf_set(EXP_MAGIC));
	n = *shifted - vf_set(EXP_MAGIC);
	r = vf_fma(n, vf_set(-0x1.62e400p-1f), x);
	r = vf_fma(n, vf_set(-0x1.7f7d1cp-20f), r);
	n = r + low;
	*rest = vf_fma(exp_curve(n), n * n, low);
	return r;
}

/* x * 2^n, rounded once however small: in two steps, of which only the second
 * rounds. */
POP_INLINE vf
scale(vf x, vf n)
{
#if POP_VBYTES == 64
	return (vf)_mm512_scalef_ps((__m512)x, (__m512)n);
#else
	vi k = POP_CONVERT(n, vi), half = k >> 1;
	vf s = (vf)((vu)(half + 127) << 23);

	return x * s * (vf)((vu)(k - half + 127) << 23);
#endif
}

/* 2^n, normal. */
POP_INLINE vf
power_of_two(vf shifted)
{
	return (vf)((vu)shifted << 23);
}

/* 2^(n - 1), also of the n whose power is too great. */
POP_INLINE vf
half_power_of_two(vf shifted)
{
	return (vf)(((vu)shifted - 1) << 23);
}

POP_INLINE vf
exp_clamped(vf x)
{
	return vf_min_hw(vf_set(89), vf_max_hw(vf_set(-104), x));
}

/* Of x from -87 to 88. */
POP_INLINE vf
exp_normal(vf x)
{
	vf shifted, p = exp_parts(x, &shifted), s = power_of_two(shifted);

#if POP_HAS_FMA
	return vf_fma(p, s, s);
#else
	/* p s may be less than normal, and would be rounded by itself. */
	return (p + vf_set(1)) * s;
#endif
}

/*
 * Of x <= 88, without an operation whose result is less than normal: some
 * machines take a hundred cycles for one, and masks of attention make whole
 * rows of them.  As a whole number, bits of results less than normal are 2^149
 * times the result, which adding 2^23 rounds; of others that comes to less than
 * their bits, also where 2^149 times them wraps.
 */
POP_INLINE V
exp_bounded(vf x)
{
	vf shifted, p = exp_parts(vf_max_hw(vf_set(-104), x), &shifted);
	vu power = ((vu)shifted << 23) - (127u << 23);
	vu r = (vu)(p + vf_set(1)) + power;
	vf whole = (vf)(r + (149u << 23)) + vf_set(0x1p23f);

	return vi_max((V)r, (V)((vu)whole - 0x4b000000u));
}

/* Results that may be inf, less than normal or NaN; of x <= 88 the same as when
 * no other is greater, also where denormal numbers are taken for zeros. */
static __attribute__((noinline, unused)) V
exp_edge(V x)
{
	const vf most = vf_set(88);
	vf shifted, p;

	p = exp_parts(exp_clamped((vf)x), &shifted) + vf_set(1);
	return v_select((V)((vf)x <= most), exp_bounded(vf_min_hw(most, (vf)x)),
		(V)scale(p, shifted - vf_set(EXP_MAGIC)));
}

/* Of n vectors, all in the way that the hardest of them needs, so that no
 * branch depends on the numbers, of what attention masks least of all. */
POP_INLINE void
f_exp_each(V *v, int n)
{
	V edge = {0};

	for (int j = 0; j < n; j++)
		edge |= ~(V)((vf)v[j] <= vf_set(88));
	if (v_any(edge))
		for (int j = 0; j < n; j++)
			v[j] = exp_edge(v[j]);
	else
		for (int j = 0; j < n; j++)
			v[j] = exp_bounded((vf)v[j]);
}

POP_INLINE V
f_exp(V x)
{
	f_exp_each(&x, 1);
	return x;
}

/*
 * A function may have a shorter form fn_plain for plain numbers, with the same
 * bits.  seen_... goes over all of them; what it has seen tells whether each is
 * plain.  If not, fn_each is for n vectors.
 */
#define EACH_ALONE(fn)                         \
	POP_INLINE void fn##_each(V *v, int n) \
	{                                      \
		for (int j = 0; j < n; j++)    \
			v[j] = fn(v[j]);       \
	}

POP_INLINE V
seen_exp(V seen, V x)
{
	return vi_max(seen, x & v_set(INT32_MAX));
}

POP_INLINE bool
is_plain_exp(V seen)
{
	return !v_any(~(V)((vf)seen <= vf_set(87)));
}

POP_INLINE V
f_exp_plain(V x)
{
	return (V)exp_normal((vf)x);
}

/* 2^n p + (2^n - 1), at half its size so that 2^n does not overflow. */
POP_INLINE V
f_expm1(V x)
{
	vf a = (vf)x, shifted, p, t, r;

	p = exp_parts(
		vf_min_hw(vf_set(89), vf_max_hw(vf_set(-30), a)), &shifted);
	t = half_power_of_two(shifted);
	r = vf_fma(t, p, t - vf_set(0.5f));
	r = r + r;
	return v_select((V)(vf_abs(a) < vf_set(0x1p-25f)), x, (V)r);
}

/* n - n q with z = e^-|x|, q = z / (1 + z), n = z below zero and 1 above: what
 * rounding does to q counts least where z is little. */
POP_INLINE V
logistic_of(V x, vf z)
{
	const vf one = vf_set(1);
	vf n = vf_select((V)(x < 0), z, one);

	return (V)vf_fma(-n, z / (one + z), n);
}

POP_INLINE V
f_logistic(V x)
{
	return logistic_of(x, (vf)f_exp((V)-vf_abs((vf)x)));
}

POP_INLINE V
f_logistic_plain(V x)
{
	return logistic_of(x, exp_normal(-vf_abs((vf)x)));
}

EACH_ALONE(f_logistic)

/* With h = (e^(2|x|) - 1) / 2, which loses nothing near 0, h / (h + 1) as
 * m - m q with q = m / (h + 1), m = h below 1 and 1 above. */
POP_INLINE V
f_tanh(V x)
{
	const vf one = vf_set(1);
	vf t = vf_min_hw(vf_set(10), vf_abs((vf)x)), n, p, r, s, m;

	s = vf_fma(t, vf_set(0x1.715476p+1f), vf_set(EXP_MAGIC - 1));
	n = s - vf_set(EXP_MAGIC - 1);
	/* Of 2 t: what n ln 2 loses is little beside h + 1. */
	r = vf_fma(n, vf_set(-0x1.62e430p-1f), t + t);
	p = exp_poly(r);
	s = power_of_two(s);
	p = vf_fma(s, p, s - vf_set(0.5f));
	m = vf_min_hw(one, p);
	r = vf_fma(-m, m / (p + one), m);
	return (V)r | (x & v_set(INT32_MIN));
}

/* ---- Logarithms: of 2^k (1 + f), f from sqrt(1/2) - 1 to sqrt(2) - 1. */

POP_INLINE vf
log_parts(vf k, vf f)
{
	vf w = f * f, r;

	POLY_F(p, f, 0x1.555548p-2f, -0x1.000006p-2f, 0x1.99a4b4p-3f,
		-0x1.555c48p-3f, 0x1.23378ep-3f, -0x1.fc22e6p-4f,
		0x1.e6ef32p-4f, -0x1.de3712p-4f, 0x1.14548ep-4f)
	r = vf_fma(p, f, vf_set(-0.5f));
	r = vf_fma(r, w, k * vf_set(0x1.7f7d1cp-20f));
	return vf_fma(k, vf_set(0x1.62e400p-1f), f + r);
}

/* -inf at 0, NaN below, inf at inf. */
POP_INLINE V
log_specials(vf a, vf r)
{
	const V inf = v_set(0x7f800000);

	r = vf_select((V)a == inf, a, r);
	r = vf_select((V)(a == vf_set(0)), (vf)(inf | v_set(INT32_MIN)), r);
	r = vf_select((V)(a < vf_set(0)), (vf)v_set(0x7fc00000), r);
	return keep_nan(a, r);
}

/* Of x = 2^-more times bits that are those of a normal number. */
POP_INLINE vf
log_of_bits(V bits, V more)
{
	vi u = (V)((vu)bits - 0x3f3504f3u);
	vf k = POP_CONVERT(u >> 23, vf) - (vf)more;
	vf f = (vf)((u & 0x7fffff) + 0x3f3504f3) - vf_set(1);

	return log_parts(k, f);
}

POP_INLINE V
f_log(V x)
{
	vf a = (vf)x;
	V tiny = (V)(a < vf_set(0x1p-126f));
	vf big = vf_select(tiny, a * vf_set(0x1p25f), a);

	return log_specials(a, log_of_bits((V)big, tiny & (V)vf_set(25)));
}

/* Plain: positive, normal and finite. */
POP_INLINE V
seen_log(V seen, V x)
{
	return vu_max(seen, (V)((vu)x - 0x00800000u));
}

POP_INLINE bool
is_plain_log(V seen)
{
	return !v_any((V)((vu)seen >= 0x7f000000u));
}

POP_INLINE V
f_log_plain(V x)
{
	return (V)log_of_bits(x, v_set(0));
}

EACH_ALONE(f_log)

/* f = (1 + x) / 2^k - 1, without losing low bits of x. */
POP_INLINE V
f_log1p(V x)
{
	vf a = (vf)x, one = vf_set(1), sum = a + one, s, f, r;
	vi u = (V)((vu)sum - 0x3f3504f3u), k = u >> 23;
	vf far = (vf)((u & 0x7fffff) + 0x3f3504f3) - one;

	s = (vf)((vu)(127 - k) << 23);
	f = vf_fma(a, s, s - one);
	/* Large x: the sum is x, and 2^-k may not be normal. */
	f = vf_select((V)(a > vf_set(0x1p30f)), far, f);
	r = log_parts(POP_CONVERT(k, vf), f);
	r = vf_select((V)a == v_set(0x7f800000), a, r);
	r = vf_select((V)(vf_abs(a) < vf_set(0x1p-25f)), a, r);
	r = vf_select((V)(a == -one), (vf)v_set((int32_t)0xff800000), r);
	r = vf_select((V)(a < -one), (vf)v_set(0x7fc00000), r);
	return keep_nan(a, r);
}

/* ---- Trigonometry: x = n pi/2 + r. */

enum { TRIG_SIN, TRIG_COS, TRIG_TAN };

/* Greater arguments go to lib/num one by one. */
#define TRIG_MOST 0x1p16f

#if POP_HAS_FMA
/* The first product loses no bit, for all n that occur. */
POP_INLINE vf
trig_reduce(vf x, vi *quadrant)
{
	vf n = vf_rint(x * vf_set(0x1.45f306p-1f)), r;

	*quadrant = POP_CONVERT(n, vi);
	r = vf_fma(n, vf_set(-0x1.921fb6p+0f), x);
	r = vf_fma(n, vf_set(0x1.777a5cp-25f), r);
	return vf_fma(n, vf_set(0x1.ee59dap-50f), r);
}
#else
POP_INLINE vf
trig_reduce(vf x, vi *quadrant)
{
	vf r = x;
	vi q = (vi)x;

	for (int i = 0; i < LANES; i++) {
		double n = (double)x[i] * 0x1.45f306dc9c883p-1 + 0x1.8p52;

		n -= 0x1.8p52;
		q[i] = (int32_t)n;
		r[i] = (float)((x[i] - n * 0x1.921fb544p+0) -
			       n * 0x1.0b4611a626331p-34);
	}
	*quadrant = q;
	return r;
}
#endif

POP_INLINE vf
sin_core(vf r)
{
	vf u = r * r;

	POLY_F(p, u, -0x1.555546p-3f, 0x1.11075cp-7f, -0x1.994cf8p-13f)
	return vf_fma(p, u * r, r);
}

POP_INLINE vf
cos_core(vf r)
{
	vf u = r * r;

	POLY_F(p, u, 0x1.55554ap-5f, -0x1.6c0c86p-10f, 0x1.9a00e2p-16f)
	return vf_fma(vf_fma(p, u, vf_set(-0.5f)), u, vf_set(1));
}

POP_INLINE vf
tan_core(vf r)
{
	vf u = r * r;

	POLY_F(p, u, 0x1.555562p-2f, 0x1.110d40p-3f, 0x1.bae8e6p-5f,
		0x1.5c30b6p-6f, 0x1.65850ep-7f, -0x1.3f5a4ep-20f,
		0x1.219f0cp-8f)
	return vf_fma(p, u * r, r);
}

static __attribute__((noinline, unused)) V
trig_far(V x, V r, pop_scalar op)
{
	for (int i = 0; i < LANES; i++) {
		int32_t one = x[i], y;

		if (!((one & INT32_MAX) > 0x47800000))
			continue;
		pop_scalar_unary(op, POP_DT_F32, &y, &one);
		r[i] = y;
	}
	return r;
}

POP_INLINE V
f_trig(V x, int which, pop_scalar op)
{
	vf a = (vf)x, in, r, s;
	vi q, odd;
	V far = ~(V)(vf_abs(a) <= vf_set(TRIG_MOST));

	in = (vf)(x & ~far);
	r = trig_reduce(in, &q);
	if (which == TRIG_COS)
		q = q + 1;
	odd = (V)((q & 1) != 0);
	if (which == TRIG_TAN) {
		s = tan_core(r);
		s = vf_select(odd, vf_set(-1) / s, s);
	} else {
		s = vf_select(odd, cos_core(r), sin_core(r));
		s = (vf)((V)s ^ (V)((vu)(q & 2) << 30));
	}
	/* Zeros keep their sign. */
	if (which != TRIG_COS)
		s = vf_select((V)(a == vf_set(0)), a, s);
	if (v_any(far))
		return trig_far(x, (V)s, op);
	return (V)s;
}

POP_INLINE V
f_sin(V x)
{
	return f_trig(x, TRIG_SIN, POP_SC_SINE);
}

POP_INLINE V
f_cos(V x)
{
	return f_trig(x, TRIG_COS, POP_SC_COSINE);
}

POP_INLINE V
f_tan(V x)
{
	return f_trig(x, TRIG_TAN, POP_SC_TAN);
}

/* atan of the lesser over the greater, put into the right octant. */
POP_INLINE vd
atan2_d(vd y, vd x)
{
	const vd inf = vd_set(__builtin_inf()), zero = vd_set(0);
	vd ay = vd_abs(y), ax = vd_abs(x), pi = vd_set(0x1.921fb54442d18p+1);
	vd lo = vd_min_hw(ax, ay), hi = vd_max_hw(ax, ay), t, u, r;

	t = lo / hi;
	t = vd_select((vl)(hi == zero), zero, t);
	t = vd_select((vl)(lo == inf), vd_set(1), t);
	u = t * t;
	POLY_D(p, u, -0x1.5555553271d9cp-2, 0x1.999985eadbc59p-3,
		-0x1.2490575437252p-3, 0x1.c6eabb1b6f435p-4,
		-0x1.72e416a74346dp-4, 0x1.33d489ef47e65p-4,
		-0x1.f125d0f310581p-5, 0x1.6b749834aa4cap-5,
		-0x1.b6359f74ce5a5p-6, 0x1.864e592ee286ep-7,
		-0x1.baab4f04a73cbp-9, 0x1.d706ea6d37ea0p-12)
	r = vd_fma(p, u * t, t);
	r = vd_select((vl)(ay > ax), vd_set(0x1.921fb54442d18p+0) - r, r);
	r = vd_select((vl)x < 0, pi - r, r);
	r = vd_copysign(r, y);
	return vd_select((vl)(x != x) | (vl)(y != y), x + y, r);
}

HALVES_2(f_atan2, atan2_d)

/* ---- Error functions. */

/* Entry idx, 0 to 7, of a table. */
POP_INLINE vf
table_of_8(const float *t, vi idx)
{
#if POP_VBYTES == 64
	__m512 v = _mm512_castps256_ps512(_mm256_loadu_ps(t));

	return (vf)_mm512_permutexvar_ps((__m512i)idx, v);
#elif POP_VBYTES == 32
	return (vf)_mm256_permutevar8x32_ps(_mm256_loadu_ps(t), (__m256i)idx);
#else
	vf r = (vf)idx;

	for (int i = 0; i < LANES; i++)
		r[i] = t[idx[i] & 7];
	return r;
#endif
}

/* erf(t) / t in eight pieces of [0, 4), around their middles; where that is
 * not below 4, erf is 1. */
POP_INLINE V
f_erf(V x)
{
	static const float c[7][8] = {
		{0x1.1af54ep+0f, 0x1.e57b74p-1f, 0x1.7a0518p-1f, 0x1.20ac04p-1f,
			0x1.c67206p-2f, 0x1.74538p-2f, 0x1.3b1358p-2f,
			0x1.11111p-2f},
		{-0x1.7306e4p-3f, -0x1.a0cddp-2f, -0x1.9b12e8p-2f,
			-0x1.2b07a8p-2f, -0x1.8d7348p-3f, -0x1.0e5896p-3f,
			-0x1.83bfap-4f, -0x1.234526p-4f},
		{-0x1.576636p-2f, -0x1.9a7dc4p-4f, 0x1.5aa4fcp-4f,
			0x1.d354acp-4f, 0x1.4408dp-4f, 0x1.846d84p-5f,
			0x1.dcc02cp-6f, 0x1.36ac76p-6f},
		{0x1.acd158p-4f, 0x1.5ac6aap-3f, 0x1.0fbc66p-4f, -0x1.c00b1p-7f,
			-0x1.a1eb8ep-6f, -0x1.0a114p-6f, -0x1.23697ap-7f,
			-0x1.4b3ddep-8f},
		{0x1.6c992ep-4f, -0x1.973d24p-6f, -0x1.daf172p-5f,
			-0x1.4260e4p-6f, 0x1.75e2aap-9f, 0x1.355fe4p-8f,
			0x1.5b1fd6p-9f, 0x1.605ca8p-10f},
		{-0x1.1e7a76p-5f, -0x1.315232p-5f, 0x1.08f6c2p-7f,
			0x1.e6ff48p-7f, 0x1.d4286cp-9f, -0x1.61b74cp-11f,
			-0x1.77fa78p-11f, -0x1.74eecap-12f},
		{-0x1.25cee4p-6f, 0x1.cfd624p-7f, 0x1.4714f4p-7f,
			-0x1.b2389p-9f, -0x1.711f7cp-9f, -0x1.7b3056p-12f,
			0x1.1d4de4p-13f, 0x1.767316p-14f},
	};
	vf a = (vf)x, t = vf_min_hw(vf_set(0x1.fffffep+1f), vf_abs(a)), d, r;
	/* Not NaN: any piece will do for it. */
	vf twice = vf_min_hw(t + t, vf_set(7));
	vi idx = POP_CONVERT(twice, vi);

	d = t - vf_fma(POP_CONVERT(idx, vf), vf_set(0.5f), vf_set(0.25f));
	r = table_of_8(c[6], idx);
	_Pragma("GCC unroll 5") for (int k = 5; k >= 1; k--) r =
		vf_fma(r, d, table_of_8(c[k], idx));
	r = vf_fma(table_of_8(c[0], idx), t, r * d * t);
	r = vf_min_hw(vf_set(1), r);
	return (V)vf_copysign(r, a);
}

/* t^2 - s of s near that. */
POP_INLINE vf
square_less(vf t, vf s)
{
#if POP_HAS_FMA
	return vf_fma(t, t, -s);
#else
	/* Halves of 12 bits: their products are exact. */
	vf d = (vf)((V)t & v_set((int32_t)0xfffff000));

	return (d * d - s) + (t + d) * (t - d);
#endif
}

/*
 * erfc(t) = e^(-t^2) R(t), R in eight pieces: two for each octave of t + 1,
 * around their middles.  What t^2 loses goes into the reduced argument, what
 * the first coefficient loses into the second row.
 */
POP_INLINE V
f_erfc(V x)
{
	static const float c[9][8] = {
		{0x1.8a6adcp-1f, 0x1.038d54p-1f, 0x1.494dbp-2f, 0x1.afbb4p-3f,
			0x1.18932cp-3f, 0x1.7c0348p-4f, 0x1.fe6cc4p-5f,
			0x1.627bccp-5f},
		{0x1.950cbep-26f, 0x1.cf753cp-26f, -0x1.fae7d4p-28f,
			-0x1.ab7ebp-28f, -0x1.bbea78p-28f, 0x1.b47b1ep-31f,
			-0x1.5e529ap-30f, 0x1.a5bb86p-33f},
		{-0x1.7c857cp-1f, -0x1.78cdd6p-2f, -0x1.4f198ap-3f,
			-0x1.3086d8p-4f, -0x1.094922p-5f, -0x1.ed7f66p-7f,
			-0x1.c04668p-8f, -0x1.b1be48p-9f},
		{0x1.2b499ep-1f, 0x1.d900a8p-3f, 0x1.37eb1ap-4f, 0x1.9895dp-6f,
			0x1.e9446cp-8f, 0x1.3c77acp-9f, 0x1.876614p-11f,
			0x1.08992cp-12f},
		{-0x1.97995ap-2f, -0x1.09e778p-3f, -0x1.0dc51cp-5f,
			-0x1.063216p-7f, -0x1.b8b7f8p-10f, -0x1.9106fp-12f,
			-0x1.53c336p-14f, -0x1.41e78ep-16f},
		{0x1.f084eep-3f, 0x1.118652p-4f, 0x1.b5c0ep-7f, 0x1.4330f6p-9f,
			0x1.835622p-12f, 0x1.f5f2d4p-15f, 0x1.2472eap-17f,
			0x1.863feap-20f},
		{-0x1.146748p-3f, -0x1.0549c2p-5f, -0x1.5103fep-8f,
			-0x1.807a5ep-11f, -0x1.4e765ep-14f, -0x1.36db38p-17f,
			-0x1.f62124p-21f, -0x1.d81a14p-24f},
		{0x1.24fa9ep-4f, 0x1.de524p-7f, 0x1.065882p-9f, 0x1.cba93ep-13f,
			0x1.34ff02p-16f, 0x1.8ee672p-20f, 0x1.d6bb78p-24f,
			0x1.2a3368p-27f},
		{-0x1.17e5b2p-5f, -0x1.929f14p-8f, -0x1.6bd1c2p-11f,
			-0x1.fe55c8p-15f, -0x1.fdd7cp-19f, -0x1.e28f8cp-23f,
			-0x1.8edc2cp-27f, -0x1.668e6ep-31f},
	};
	vf a = (vf)x, one = vf_set(1), t, s, lost, p, r, d, low, shifted;
	/* What comes to 2 or 0 is not computed: see exp_bounded(). */
	const V below = (V)(a < vf_set(0)), gone = (V)(a > vf_set(10.1f));
	vu y;
	vi idx;

	t = vf_min_hw(vf_select(below, vf_set(5), vf_set(10.1f)), vf_abs(a));
	t = vf_select(gone, vf_set(0), t);
	s = t * t;
	y = (vu)(t + one);
	idx = (V)((y >> 22) - (0x3f800000u >> 22)) & 7;

	d = t - ((vf)((y & 0xffc00000u) | 0x00200000u) - one);
	r = table_of_8(c[8], idx);
	_Pragma("GCC unroll 8") for (int k = 7; k >= 1; k--) r =
		vf_fma(r, d, table_of_8(c[k], idx));
	low = r;
	d = table_of_8(c[0], idx);
	r += d;
	low -= r - d;
	lost = square_less(t, s);
	p = exp_parts_of(-s, -lost, &shifted, &d);
	r = scale(vf_fma(r, p, vf_fma(r, d, low)) + r,
		shifted - vf_set(EXP_MAGIC));
	r = vf_select(below, vf_set(2) - r, (vf)((V)r & ~gone));
	return keep_nan(a, r);
}

/* erf_inv(x) / x = k + p by w = -log(1 - x^2), or its root far out. */
POP_INLINE V
f_erf_inv(V x)
{
	const vf one = vf_set(1), nan = (vf)v_set(0x7fc00000);
	vf a = (vf)x, t = vf_abs(a), k = vf_set(0x1.209b9cp+0f);
	vf in = vf_min_hw(t, vf_set(0x1.fffffep-1)), u, w, v, r;
	vi e;

	u = (one - in) * (one + in);
	e = (V)((vu)u - 0x3f3504f3u);
	w = -log_parts(POP_CONVERT(e >> 23, vf),
		(vf)((e & 0x7fffff) + 0x3f3504f3) - one);
	v = w - vf_set(1);
	POLY_F(p, v, -0x1.6e9442p-27f, 0x1.fb8fcep-3f, 0x1.1691f4p-8f,
		-0x1.377c3p-9f, 0x1.a49c46p-14f, 0x1.40b024p-15f,
		-0x1.2762b6p-18f, -0x1.19b0dap-21f, 0x1.30c024p-23f,
		-0x1.2e0e0ap-27f)
	if (v_any((V)(w >= vf_set(5)))) {
		r = vf_sqrt(w);
		v = r - vf_set(3);
		POLY_F(q, v, 0, 0x1.006db6p+0f, 0x1.354f0ep-7f, -0x1.f37a18p-8f,
			0x1.77f218p-8f, -0x1.e1f3cep-9f, 0x1.63707p-10f,
			0x1.b58618p-14f, -0x1.adde4cp-13f)
		/* What the root has too much: by a derivative of about 1 and
		 * twice the root, about 6. */
		q = vf_fma(square_less(r, w), vf_set(-0.17f), q);
		p = vf_select((V)(w < vf_set(5)), p, q);
		k = vf_select((V)(w < vf_set(5)), k, vf_set(0x1.6a9efcp+1f));
	}
	r = POP_HAS_FMA ? vf_fma(a, k, a * p) : a * (k + p);
	r = vf_select((V)(t == one), vf_copysign((vf)v_set(0x7f800000), a), r);
	return v_select((V)(t <= one), (V)r, (V)nan);
}

/* ---- Powers. */

POP_INLINE vd
pow_d(vd x, vd y)
{
	const vd zero = vd_set(0), one = vd_set(1), half = vd_set(0.5);
	const vd inf = vd_set(__builtin_inf());
	vd a = vd_abs(x), l = log_d(a), p, r;
	vl whole = (vl)(vd_floor(y) == y);
	vl odd = whole & (vl)(vd_floor(y * half) != y * half) &
		 (vl)(vd_abs(y) < inf);

	l = vd_select((vl)(a == zero), -inf, l);
	l = vd_select((vl)(a == inf), inf, l);
	p = y * l;
	p = vd_min_hw(vd_set(150), vd_max_hw(vd_set(-150), p));
	r = exp_d((vd)((vl)p & (vl)(p == p)));
	r = vd_select((vl)(p != p), p, r);
	r = vd_select((vl)(a == one), one, r);
	r = (vd)((vl)r ^ (odd & (vl)x & vl_set(INT64_MIN)));
	r = vd_select((vl)(x < zero) & ~whole & (vl)(a < inf),
		vd_set(__builtin_nan("")), r);
	r = vd_select((vl)(x != x) | (vl)(y != y), x + y, r);
	return vd_select((vl)(y == zero) | (vl)(x == one), one, r);
}

HALVES_2(pow_any, pow_d)

/* y log x, within 2^-35 of its size, for plain x. */
POP_INLINE vd
times_log(vd x, vd y)
{
	const vul root = (vul)vl_set(0x3fe6a09e667f3bcd);
	const vul one = (vul)vl_set(0x3ff0000000000000);
	vul u = (vul)x - root + one;
	vd k = (vd)((u >> 52) | (vul)vl_set(0x4330000000000000)) -
	       vd_set(0x1p52 + 1023);
	vd m = (vd)((u & (vul)vl_set(0x000fffffffffffff)) + root);
	vd s = (m - vd_set(1)) / (m + vd_set(1)), w = s * s;

	POLY_D(p, w, 0x1.5555554bb2b2cp-1, 0x1.9999eb5d84f1ap-2,
		0x1.245c438323d35p-2, 0x1.ddced70791363p-3)
	s = vd_fma(s * w, p, s + s);
	return y * vd_fma(k, vd_set(0x1.62e42fefa39efp-1), s);
}

/* exp x within 2^-33 of its size; what is too great or too small for f32 stays
 * so. */
POP_INLINE vd
exp_for_f(vd x)
{
	const vd magic = vd_set(0x1.8p52);
	vd y = vd_min_hw(vd_set(150), vd_max_hw(vd_set(-150), x));
	vd shifted = vd_fma(y, vd_set(0x1.71547652b82fep+0), magic);
	vd r = vd_fma(shifted - magic, vd_set(-0x1.62e42fefa39efp-1), y);

	POLY_D(p, r, 1, 0x1.000000287f871p-1, 0x1.55555567532adp-3,
		0x1.5554accfdb593p-5, 0x1.1110c632a3088p-7,
		0x1.6d7543e4127b8p-10, 0x1.a15179d80ae96p-13)
	p = vd_fma(p, r, vd_set(1));
	return (vd)((vul)p + ((vul)shifted << 52));
}

POP_INLINE vd
pow_plain(vd x, vd y)
{
	return exp_for_f(times_log(x, y));
}
HALVES_2(f_pow_plain, pow_plain)

/* |x| is plain if it is a normal number, y if it is finite: those bases then
 * have a logarithm, and what is left to be said is the sign of the result.
 * Other lanes go the long way. */
POP_INLINE V
f_pow(V x, V y)
{
	const vf half = vf_set(0.5f), b = (vf)y;
	const V a = x & v_set(INT32_MAX), c = y & v_set(INT32_MAX);
	const V plain = (V)((vu)a - 0x00800000 < 0x7f000000u) &
			(V)(c < v_set(0x7f800000));
	const V whole = (V)(vf_floor(b) == b);
	const V odd = whole & (V)(vf_floor(b * half) != b * half);
	V r = f_pow_plain(a, y) | (odd & x & v_set(INT32_MIN));

	r = v_select((x >> 31) & ~whole, v_set(0x7fc00000), r);
	return v_any(~plain) ? v_select(plain, r, pow_any(x, y)) : r;
}

/* A third of the bits is within 4 %; two steps of Halley's method. */
POP_INLINE vd
cbrt_d(vd x)
{
	const vul magic = (vul)vl_set(0x4330000000000000);
	vd a = vd_abs(x), y, c, bits;
	const vl plain =
		(vl)(a > vd_set(0)) & (vl)(a < vd_set(__builtin_inf()));

	/* The cube of a guess at the root of 0 would be less than normal. */
	a = vd_select(plain, a, vd_set(1));
	bits = (vd)(((vul)a >> 20) | magic) - (vd)magic;
	bits = vd_fma(bits, vd_set(1.0 / 3), vd_set(681.95 * 0x1p32));
	y = (vd)((vul)(bits + (vd)magic) << 20);
	for (int k = 0; k < 2; k++) {
		c = y * y * y;
		y = y * (vd_fma(vd_set(2), a, c) / vd_fma(vd_set(2), c, a));
	}
	return vd_select(plain, vd_copysign(y, x), x);
}

HALVES_1(f_cbrt, cbrt_d)

/* ---- Remainder: exact in f64 while the quotient has less than 26 bits. */

POP_INLINE vd
rem_near(vd a, vd b)
{
	vd q = vd_trunc(a / b);
	vd r = vd_copysign(vd_fma(-q, b, a), a);

	return vd_select((vl)(q == vd_set(0)), a, r); /* b may be inf */
}

HALVES_2(rem_halves, rem_near)

static __attribute__((noinline, unused)) V
rem_far(V x, V y, V r, V far)
{
	for (int i = 0; i < LANES; i++) {
		int32_t a = x[i], b = y[i], z;

		if (!far[i])
			continue;
		pop_scalar_binary(POP_SC_REMAINDER, POP_DT_F32, &z, &a, &b);
		r[i] = z;
	}
	return r;
}

POP_INLINE V
f_rem(V x, V y)
{
	vf a = vf_abs((vf)x), b = vf_abs((vf)y);
	V far = (V)(a >= b * vf_set(0x1p25f)) & (V)(b > vf_set(0)) &
		(V)(a < vf_set(__builtin_inff()));
	V r = rem_halves(x, y);

	return v_any(far) ? rem_far(x, y, r, far) : r;
}

#endif
