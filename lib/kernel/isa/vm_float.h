#ifndef POP_KERNEL_ISA_VM_FLOAT_H
#define POP_KERNEL_ISA_VM_FLOAT_H

#include "lib/kernel/isa/vec.h"

/*
 * What float instructions do to vectors; the rules are lib/num/scalar.h's.
 * Functions take and give V, the bits, as handlers hold them.  f_: f32 lanes,
 * d_: f64 lanes.
 */

#define FLOAT_BIN(name, expr_f, expr_d)  \
	POP_INLINE V f_##name(V x, V y)  \
	{                                \
		vf a = (vf)x, b = (vf)y; \
		return (V)(expr_f);      \
	}                                \
	POP_INLINE V d_##name(V x, V y)  \
	{                                \
		vd a = (vd)x, b = (vd)y; \
		return (V)(expr_d);      \
	}

#define FLOAT_UN(name, expr_f, expr_d) \
	POP_INLINE V f_##name(V x)     \
	{                              \
		vf a = (vf)x;          \
		return (V)(expr_f);    \
	}                              \
	POP_INLINE V d_##name(V x)     \
	{                              \
		vd a = (vd)x;          \
		return (V)(expr_d);    \
	}

FLOAT_BIN(add, a + b, a + b)
FLOAT_BIN(sub, a - b, a - b)
FLOAT_BIN(mul, a *b, a *b)
FLOAT_BIN(div, a / b, a / b)
FLOAT_BIN(eq, a == b, a == b)
FLOAT_BIN(ne, a != b, a != b)
FLOAT_BIN(lt, a < b, a < b)
FLOAT_BIN(le, a <= b, a <= b)
FLOAT_UN(sq, a *a, a *a)
FLOAT_UN(abs, vf_abs(a), vd_abs(a))
FLOAT_UN(neg, (V)a ^ v_set(INT32_MIN), (vl)a ^ vl_set(INT64_MIN))
FLOAT_UN(sqrt, vf_sqrt(a), vd_sqrt(a))
FLOAT_UN(rsqrt, vf_set(1) / vf_sqrt(a), vd_set(1) / vd_sqrt(a))
FLOAT_UN(floor, vf_floor(a), vd_floor(a))
FLOAT_UN(ceil, vf_ceil(a), vd_ceil(a))
FLOAT_UN(round_even, vf_rint(a), vd_rint(a))
FLOAT_UN(is_finite, vf_abs(a) < vf_set(__builtin_inff()),
	vd_abs(a) < vd_set(__builtin_inf()))

POP_INLINE V
f_muladd(V a, V b, V c)
{
	return (V)((vf)a * (vf)b + (vf)c);
}

POP_INLINE V
d_muladd(V a, V b, V c)
{
	return (V)((vd)a * (vd)b + (vd)c);
}

POP_INLINE V
f_mulsub(V a, V b, V c)
{
	return (V)((vf)a * (vf)b - (vf)c);
}

POP_INLINE V
d_mulsub(V a, V b, V c)
{
	return (V)((vd)a * (vd)b - (vd)c);
}

POP_INLINE V
f_submul(V a, V b, V c)
{
	return (V)((vf)c - (vf)a * (vf)b);
}

POP_INLINE V
d_submul(V a, V b, V c)
{
	return (V)((vd)c - (vd)a * (vd)b);
}

/*
 * Division by one k > 0 (Brisebarre, Muller and Raina, Accelerating correctly
 * rounded floating-point division when the divisor is known in advance): with
 * high = 1 / k rounded and low what that lacks, fma(x, high, x low) is x / k
 * rounded, but perhaps where k and x are odd numbers whose quotient lies next
 * to the middle of two: two x for each k, which has_inverse() tries.
 * Nothing may overflow or be denormal: |x| from 2^-56 to 2^96, or 0, and k from
 * 2^-20 to 2^20.  Only where an fma is one.
 */
#define INVERSE_LEAST 0x23800000
#define INVERSE_MOST  0x6f800000

/* Of magnitudes as integers: the least but 0, less one; the greatest. */
typedef struct inverse_seen {
	vu least, most;
} inverse_seen;

POP_INLINE inverse_seen
inverse_none(void)
{
	return (inverse_seen){(vu)v_set(-1), (vu)v_set(0)};
}

POP_INLINE inverse_seen
inverse_see(inverse_seen s, V x)
{
	const vu m = (vu)(x & v_set(INT32_MAX));

	return (inverse_seen){(vu)vu_min((V)s.least, (V)(m - 1)),
		(vu)vu_max((V)s.most, (V)m)};
}

POP_INLINE bool
is_inverse_exact(inverse_seen s)
{
	return !v_any(
		(V)(s.least < INVERSE_LEAST - 1) | (V)(s.most > INVERSE_MOST));
}

/* The sign is that of x also where zeros are added. */
POP_INLINE V
f_times_inverse(V x, V high, V low)
{
	const vf q = vf_fma((vf)x, (vf)high, (vf)x * (vf)low);

	return (V)q | (x & v_set(INT32_MIN));
}

/* Is one of the operands NaN? */
POP_INLINE V
f_unordered(V x, V y)
{
	vf a = (vf)x, b = (vf)y;
#if POP_VBYTES == 64
	__mmask16 m = _mm512_cmp_ps_mask((__m512)a, (__m512)b, _CMP_UNORD_Q);

	return (V)_mm512_movm_epi32(m);
#elif POP_VBYTES == 32
	return (V)_mm256_cmp_ps((__m256)a, (__m256)b, _CMP_UNORD_Q);
#else
	return (V)(a != a) | (V)(b != b);
#endif
}

POP_INLINE V
d_unordered(V x, V y)
{
	vd a = (vd)x, b = (vd)y;
#if POP_VBYTES == 64
	__mmask8 m = _mm512_cmp_pd_mask((__m512d)a, (__m512d)b, _CMP_UNORD_Q);

	return (V)_mm512_movm_epi64(m);
#elif POP_VBYTES == 32
	return (V)_mm256_cmp_pd((__m256d)a, (__m256d)b, _CMP_UNORD_Q);
#else
	return (V)(a != a) | (V)(b != b);
#endif
}

/* Of numbers: the least of equal zeros is all their bits or-ed, the greatest
 * and-ed. */
#define FLOAT_BOUND(name, hw, op)                                            \
	POP_INLINE V f_##name##_number(V a, V b)                             \
	{                                                                    \
		return (V)vf_##hw((vf)a, (vf)b) op(V) vf_##hw((vf)b, (vf)a); \
	}                                                                    \
	POP_INLINE V d_##name##_number(V a, V b)                             \
	{                                                                    \
		return (V)vd_##hw((vd)a, (vd)b) op(V) vd_##hw((vd)b, (vd)a); \
	}                                                                    \
	FLOAT_BOUND_ALL(name)

/* Of a NaN and anything, which NaN it is does not depend on which one it was,
 * so that neither does it on an order: the positive quiet one. */
#define F_NAN vf_set(__builtin_nanf(""))
#define D_NAN vd_set(__builtin_nan(""))
#if POP_VBYTES == 64
/* Of a range: the bound of numbers, zeros told apart; NaN are not kept. */
#	define FLOAT_BOUND_ALL(name)                                          \
		POP_INLINE V f_##name(V a, V b)                                \
		{                                                              \
			const __m512 x = (__m512)a, y = (__m512)b;             \
			const __m512 r = _mm512_range_ps(x, y, RANGE_##name);  \
                                                                               \
			return (V)_mm512_mask_mov_ps(r,                        \
				_mm512_cmp_ps_mask(x, y, _CMP_UNORD_Q),        \
				(__m512)F_NAN);                                \
		}                                                              \
		POP_INLINE V d_##name(V a, V b)                                \
		{                                                              \
			const __m512d x = (__m512d)a, y = (__m512d)b;          \
			const __m512d r = _mm512_range_pd(x, y, RANGE_##name); \
                                                                               \
			return (V)_mm512_mask_mov_pd(r,                        \
				_mm512_cmp_pd_mask(x, y, _CMP_UNORD_Q),        \
				(__m512d)D_NAN);                               \
		}
enum { RANGE_min = 4, RANGE_max = 5 };
#else
#	define FLOAT_BOUND_ALL(name)                                \
		POP_INLINE V f_##name(V a, V b)                      \
		{                                                    \
			return v_select(f_unordered(a, b), (V)F_NAN, \
				f_##name##_number(a, b));            \
		}                                                    \
		POP_INLINE V d_##name(V a, V b)                      \
		{                                                    \
			return v_select(d_unordered(a, b), (V)D_NAN, \
				d_##name##_number(a, b));            \
		}
#endif

FLOAT_BOUND(max, max_hw, &)
FLOAT_BOUND(min, min_hw, |)

/* The second operand of max_hw is the one that may be NaN or a zero that has
 * to win. */
POP_INLINE V
f_max_fast(V a, V k)
{
	return (V)vf_max_hw((vf)k, (vf)a);
}

POP_INLINE V
f_min_fast(V a, V k)
{
	return (V)vf_min_hw((vf)k, (vf)a);
}

/* -0 + 0 is +0, and nothing else changes. */
POP_INLINE V
f_max_zero(V a, V k)
{
	return (V)(vf_max_hw((vf)k, (vf)a) + (vf)k);
}

/* Of 0, which denormal numbers may be taken for, it is 0. */
POP_INLINE V
f_sign(V x)
{
	vf a = (vf)x;
	vf n = (vf)v_select((V)(a == vf_set(0)), (V)vf_set(0), (V)vf_set(1));
	vf r = vf_copysign(n, a);

	return v_select((V)(a == a), (V)r, x);
}

POP_INLINE V
d_sign(V x)
{
	vd a = (vd)x;
	vd n = (vd)v_select((V)(a == vd_set(0)), (V)vd_set(0), (V)vd_set(1));
	vd r = vd_copysign(n, a);

	return v_select((V)(a == a), (V)r, x);
}

/* Half away from zero: what trunc leaves is exact. */
POP_INLINE V
f_round_afz(V x)
{
	vf a = (vf)x, t = vf_trunc(a);
	V up = (V)(vf_abs(a - t) >= vf_set(0.5f)) & (V)vf_set(1);

	return (V)vf_copysign(vf_abs(t) + (vf)up, a);
}

POP_INLINE V
d_round_afz(V x)
{
	vd a = (vd)x, t = vd_trunc(a);
	V up = (V)(vd_abs(a - t) >= vd_set(0.5)) & (V)vd_set(1);

	return (V)vd_copysign(vd_abs(t) + (vd)up, a);
}

#endif
