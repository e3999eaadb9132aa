#ifndef POP_KERNEL_ISA_FLOAT8_H
#define POP_KERNEL_ISA_FLOAT8_H

#include "lib/kernel/isa/vec.h"
#include "lib/kernel/isa/vm_convert.h"
#include "lib/num/convert.h"

/*
 * Floats of a byte or less as lanes of f32: rounded to such a type, and as its
 * code.  All but f8E8M0FNU.  The rules are lib/num/convert.h's.
 */
typedef struct float8 {
	int32_t drop, sign_at;    /* bits: of f32's mantissa; in the code */
	float least, big;         /* normal; rounds at what the last bit is */
	float most, unit;         /* finite; last bit of subnormal numbers */
	int32_t rebias;           /* exponents of f32 over those of codes */
	uint32_t over;            /* f32 of what is more than most */
	uint32_t nan_keep, nan;   /* f32 of NaN: bits kept, bits set */
	uint32_t code_keep, code; /* of NaN and infinity, without the sign */
	int32_t no_minus_zero;    /* all ones: nor a sign of NaN */
} float8;

/* 2^k, for a normal f32. */
static inline float
float8_power(int k)
{
	return pop_bits_f32((uint32_t)(k + 127) << 23);
}

/* How d, a float type of a byte or less, is made; false: f8E8M0FNU. */
static inline bool
float8_of(float8 *t, pop_dtype d)
{
	const uint32_t nan_bits = 0x7fc00000, sign = UINT32_C(1) << 31;
	const pop_float_format *f = pop_float_format_of(d);
	const int e = f->exponent_bits, m = f->mantissa_bits;
	const bool ieee = f->kind == POP_FLOAT_IEEE;
	const int top = (1 << e) - 1 - ieee; /* exponent of the greatest */
	const int ulps = f->kind == POP_FLOAT_FN ? 2 : 1;

	if (f->kind == POP_FLOAT_E8M0)
		return false;
	*t = (float8){.drop = 23 - m,
		.sign_at = e + m,
		.least = float8_power(1 - f->bias),
		.big = 3 * float8_power(23 - f->bias - m),
		.most = (2 - (float)ulps * float8_power(-m)) *
			float8_power(top - f->bias),
		.unit = float8_power(1 - f->bias - m),
		.rebias = (127 - f->bias) << m,
		.over = ieee ? 0x7f800000 : nan_bits,
		.nan = nan_bits};
	if (ieee) {
		t->nan_keep = ~((UINT32_C(1) << t->drop) - 1);
		t->code_keep = (UINT32_C(1) << m) - 1;
		t->code = ((UINT32_C(1) << e) - 1) << m;
	} else if (f->kind == POP_FLOAT_FN) {
		t->nan_keep = sign;
		t->code = (UINT32_C(1) << t->sign_at) - 1;
	} else if (f->kind == POP_FLOAT_FNUZ) {
		t->code = UINT32_C(1) << t->sign_at;
		t->no_minus_zero = -1;
	} else {
		t->over = pop_f32_bits(t->most);
		t->nan = sign;
		t->code = UINT32_C(1) << t->sign_at;
	}
	return true;
}

/* To the nearest number of the type, even if there are two. */
POP_INLINE V
f_round_float8(V a, const float8 *t)
{
	const V low = v_set((int32_t)((UINT32_C(1) << t->drop) - 1));
	const vf big = vf_set(t->big);
	const V x = a & v_set(INT32_MAX);
	const vu half = (vu)low >> 1, odd = (vu)x >> t->drop & 1;
	V r = (V)((vu)x + half + odd) & ~low;
	V sign = a ^ x,
	  nan = (a & v_set((int32_t)t->nan_keep)) | v_set((int32_t)t->nan);

	r = v_select(
		(V)((vf)x < vf_set(t->least)), (V)(((vf)x + big) - big), r);
	r = v_select((V)((vf)r > vf_set(t->most)), v_set((int32_t)t->over), r);
	sign &= ~(v_set(t->no_minus_zero) &
		  ((V)(r == 0) | (V)(r > v_set(0x7f800000))));
	return v_select((V)(x > v_set(0x7f800000)), nan, r | sign);
}

/* The code, in the low bits. */
POP_INLINE V
float8_of_f(V a, const float8 *t)
{
	const V r = f_round_float8(a, t), x = r & v_set(INT32_MAX);
	V code = (V)((vu)x >> t->drop);
	V some =
		(code & v_set((int32_t)t->code_keep)) | v_set((int32_t)t->code);
	V small = POP_CONVERT((vf)x * vf_set(1 / t->unit), vi);

	code = v_select(
		(V)((vf)x < vf_set(t->least)), small, code - v_set(t->rebias));
	code = v_select((V)(x >= v_set(0x7f800000)), some, code);
	return code | (V)((vu)(r ^ x) >> (31 - t->sign_at));
}

/* The number that a code in the low bits is. */
POP_INLINE V
f_of_float8(V code, const float8 *t)
{
	const V top = v_set((int32_t)t->code);
	const V all = code & v_set((2 << t->sign_at) - 1);
	const V x = all & v_set((1 << t->sign_at) - 1);
	const V m = x & v_set((int32_t)t->code_keep);
	const V sign = (V)((vu)(all ^ x) << (31 - t->sign_at));
	V r = (V)((vu)(x + v_set(t->rebias)) << t->drop);
	V some = v_set((int32_t)t->over) | (V)((vu)m << t->drop) |
		 ((V)(m != 0) & v_set(1 << 22));

	r = v_select((V)(x < v_set(1 << (23 - t->drop))),
		(V)(POP_CONVERT(x, vf) * vf_set(t->unit)), r);
	r = v_select((V)(x >= top), some, r) | sign;
	return v_select((V)(all == top) & v_set(t->no_minus_zero),
		v_set((int32_t)t->nan), r);
}

/* ---- The two types that numbers are mostly kept in, in less instructions. */

/* f8E4M3FN, whose codes are in the low bits: the exponent is rebiased, and a
 * subnormal number is what 2^-6 plus it has more than 2^-6. */
POP_INLINE V
f_of_e4m3(V code)
{
	const V sign = (V)((vu)(code & 0x80) << 24), rest = code & 0x7f;
	const V low =
		(V)((vf)((rest << 20) + v_set(121 << 23)) - vf_set(0x1p-6f));
	V r = (rest << 20) + v_set(120 << 23);

	r = v_select((V)(rest < 8), low, r);
	return sign | v_select((V)(rest == 0x7f), v_set(0x7fc00000), r);
}

/* f8E5M2, the high byte of an f16. */
POP_INLINE V
f_of_e5m2(V code)
{
	return f_of_f16(code << 8);
}

/* Codes of the magnitudes x, bits of f32: of more than m bits of mantissa the
 * others are rounded; below `least` a sum does so, of which the low bits are
 * the code.  What is greater than all numbers has a code that is, too. */
POP_INLINE V
codes_of(V x, const int m, const int rebias, float least, float sum)
{
	const int drop = 23 - m;
	const vu half = (vu)v_set((1 << (drop - 1)) - 1);
	const vu r = (vu)x + half + ((vu)x >> drop & 1);
	const V low = (V)((vf)x + vf_set(sum)) - (V)vf_set(sum);

	return v_select((V)((vf)x < vf_set(least)), low,
		(V)(r >> drop) - v_set(rebias << m));
}

POP_INLINE V
e4m3_of_f(V a)
{
	const V x = a & v_set(INT32_MAX);
	const V code = codes_of(x, 3, 127 - 7, 0x1p-6f, 0x1p14f);

	return v_select((V)(code > 0x7f), v_set(0x7f), code) |
	       (V)((vu)(a ^ x) >> 24);
}

POP_INLINE V
e5m2_of_f(V a)
{
	const V x = a & v_set(INT32_MAX), nan = (x >> 21 & 1) | 0x7e;
	V code = codes_of(x, 2, 127 - 15, 0x1p-14f, 0x1p7f);

	code = v_select((V)(code > 0x7c), v_set(0x7c), code);
	code = v_select((V)(x > v_set(0x7f800000)), nan, code);
	return code | (V)((vu)(a ^ x) >> 24);
}

/* f64 as f32, to odd where there is more: rounded once by what follows, which
 * takes f32's subnormal numbers for zero. */
POP_INLINE V
f_odd_of_d(V a)
{
	const vd x = (vd)a;
	const V f = f_of_d(a);
	const vd back = (vd)d_of_f(f);
	const V more = (V)(back != x) & (V)(x == x);

	return ((f + (more & (V)(vd_abs(back) > vd_abs(x)))) |
		       (more & v_set(1))) &
	       (V)vl_set(0xffffffff);
}

/* The same of f64, whose lanes are wide. */
POP_INLINE V
d_round_float8(V a, const float8 *t)
{
	return d_of_f(f_round_float8(f_odd_of_d(a), t));
}

#endif
