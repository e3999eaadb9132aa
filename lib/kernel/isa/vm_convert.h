#ifndef POP_KERNEL_ISA_VM_CONVERT_H
#define POP_KERNEL_ISA_VM_CONVERT_H

#include "lib/kernel/isa/vec.h"
#include "lib/kernel/isa/vm_narrow.h"

/*
 * Conversion of lanes, y_of_x; the rules are lib/num/convert.h's.  f: f32, d:
 * f64, i: 32-bit integer, l: 64-bit integer, u and ul: unsigned, b: mask.  In
 * wide lanes f, i and u are the low half.
 */

/* ---- Between lanes and half as many bits. */

POP_INLINE vi_of_l
low_half(V a)
{
	return POP_CONVERT((vl)a, vi_of_l);
}

POP_INLINE V
wide_lanes(vi_of_l a)
{
	return (V)POP_CONVERT((vu_of_l)a, vul);
}

/* ---- 16-bit floats, in the low bits of 32. */

POP_INLINE V
f_of_bf16(V h)
{
	return (V)((vu)h << 16);
}

POP_INLINE V
bf16_of_f(V a)
{
	V nan = (V)((a & v_set(INT32_MAX)) > v_set(0x7f800000));
	vu b = (vu)a, r = b + 0x7fff + (b >> 16 & 1);

	return (V)((vu)v_select(nan, (V)(b | 0x400000), (V)r) >> 16);
}

/* One instruction; or the exponent is rebiased, and a subnormal number is what
 * 2^-14 plus it has more than 2^-14, since a thread may take subnormal numbers
 * of f32 for zero. */
POP_INLINE V
f_of_f16(V h)
{
#if POP_VBYTES == 64
	return (V)_mm512_cvtph_ps((__m256i)POP_CONVERT(h, vs_of_i));
#elif POP_VBYTES == 32
	return (V)_mm256_cvtph_ps((__m128i)POP_CONVERT(h, vs_of_i));
#else
	V sign = (V)((vu)(h & 0x8000) << 16), rest = h & 0x7fff;
	V low = (V)((vf)((rest << 13) + v_set(113 << 23)) - vf_set(0x1p-14f));
	V mid = (rest << 13) + v_set(112 << 23);
	V big = (rest << 13) | v_set(0x7f800000);
	V quiet = (V)(rest > 0x7c00) & v_set(0x400000);

	mid = v_select((V)(rest < 0x400), low, mid);
	return sign | v_select((V)(rest < 0x7c00), mid, big | quiet);
#endif
}

/* One instruction; or below 2^-14 a sum with 1/2 rounds at the right bit, and
 * above an integer sum does. */
POP_INLINE V
f16_of_f(V v)
{
#if POP_VBYTES == 64
	return POP_CONVERT((vus_of_i)_mm512_cvtps_ph((__m512)v, 0), V);
#elif POP_VBYTES == 32
	return POP_CONVERT((vus_of_i)_mm256_cvtps_ph((__m256)v, 0), V);
#else
	V a = v & v_set(INT32_MAX), sign = (V)((vu)v >> 16) & 0x8000;
	V low = (V)((vf)a + vf_set(0.5f)) - v_set(0x3f000000);
	V mid = (V)((vu)a + 0xfff + (vu)(a >> 13 & 1) - 0x38000000u) >> 13;
	V r = v_select((V)(a < v_set(0x38800000)), low, mid);

	r = v_select((V)(a >= v_set(0x47800000)), v_set(0x7c00), r);
	r = v_select((V)(a > v_set(0x7f800000)),
		v_set(0x7e00) | (a >> 13 & 0x3ff), r);
	return sign | r;
#endif
}

POP_INLINE V
load_f16(const void *p)
{
#if POP_VBYTES == 64
	return (V)_mm512_cvtph_ps(_mm256_loadu_si256((const __m256i *)p));
#elif POP_VBYTES == 32
	return (V)_mm256_cvtph_ps(_mm_loadu_si128((const __m128i *)p));
#else
	vus_of_i h;

	memcpy(&h, p, sizeof(h));
	return f_of_f16(POP_CONVERT(h, V));
#endif
}

POP_INLINE void
store_f16(void *p, V a)
{
#if POP_VBYTES == 64
	_mm256_storeu_si256((__m256i *)p, _mm512_cvtps_ph((__m512)a, 0));
#elif POP_VBYTES == 32
	_mm_storeu_si128((__m128i *)p, _mm256_cvtps_ph((__m256)a, 0));
#else
	vs_of_i h = POP_CONVERT(f16_of_f(a), vs_of_i);

	memcpy(p, &h, sizeof(h));
#endif
}

POP_INLINE V
load_bf16(const void *p)
{
	return f_of_bf16(widen_vus_of_i(p));
}

POP_INLINE void
store_bf16(void *p, V a)
{
	narrow_vs_of_i(p, bf16_of_f(a));
}

POP_INLINE V
f_round_f16(V a)
{
#if POP_VBYTES == 64
	return (V)_mm512_cvtph_ps(_mm512_cvtps_ph((__m512)a, 0));
#elif POP_VBYTES == 32
	return (V)_mm256_cvtph_ps(_mm256_cvtps_ph((__m256)a, 0));
#else
	return f_of_f16(f16_of_f(a));
#endif
}

POP_INLINE V
f_round_bf16(V a)
{
	V nan = (V)((vf)a != (vf)a);
	vu b = (vu)a, r = b + 0x7fff + (b >> 16 & 1);

	return v_select(nan, (V)(b | 0x400000), (V)r) & v_set(-0x10000);
}

POP_INLINE V
d_round_f32(V a)
{
	return (V)POP_CONVERT(POP_CONVERT((vd)a, vf_of_l), vd);
}

/* To a type that drops that many bits of mantissa, whose numbers are up to
 * `most` and normal from `least` on.  A carry goes on into the exponent; below
 * `least` a sum rounds to the multiples of what the last bit is there. */
POP_INLINE V
d_round_to(V a, int drop, double least, double most)
{
	const vl low = vl_set(((int64_t)1 << drop) - 1);
	const vd big = vd_set(least * (double)((int64_t)3 << (drop - 1)));
	const vd x = vd_abs((vd)a);
	const vul half = (vul)low >> 1, odd = (vul)a >> drop & 1;
	vl b = (vl)a, r = (vl)((vul)b + half + odd) & ~low;

	r = (vl)v_select((V)(x < vd_set(least)),
		(V)vd_copysign((x + big) - big, (vd)a), (V)r);
	r = (vl)v_select((V)(vd_abs((vd)r) > vd_set(most)),
		(V)vd_copysign((vd)vl_set(INT64_C(0x7ff) << 52), (vd)a),
		(V)r);
	b = (b | vl_set((int64_t)1 << 51)) & ~low;
	return v_select((V)((vd)a != (vd)a), (V)b, (V)r);
}

POP_INLINE V
d_round_f16(V a)
{
	return d_round_to(a, 42, 0x1p-14, 65504);
}

POP_INLINE V
d_round_bf16(V a)
{
	return d_round_to(a, 45, 0x1p-126, 0x1.fep127);
}

/* ---- Masks. */

POP_INLINE V
b_of_i1(V a)
{
	return (V)(a != 0);
}

POP_INLINE V
b_of_i1_w(V a)
{
	return (V)((vl)a != 0);
}

POP_INLINE V
i1_of_b(V m)
{
	return m & 1;
}

/* ---- To floats. */

POP_INLINE V
f_of_i(V a)
{
	return (V)POP_CONVERT(a, vf);
}

POP_INLINE V
f_of_u(V a)
{
	return (V)POP_CONVERT((vu)a, vf);
}

POP_INLINE V
f_of_d(V a)
{
	return wide_lanes((vi_of_l)POP_CONVERT((vd)a, vf_of_l));
}

POP_INLINE V
f_of_l(V a)
{
	return wide_lanes((vi_of_l)POP_CONVERT((vl)a, vf_of_l));
}

POP_INLINE V
f_of_ul(V a)
{
	return wide_lanes((vi_of_l)POP_CONVERT((vul)a, vf_of_l));
}

POP_INLINE V
d_of_f(V a)
{
	return (V)POP_CONVERT((vf_of_l)low_half(a), vd);
}

POP_INLINE V
d_of_i(V a)
{
	return (V)POP_CONVERT(low_half(a), vd);
}

POP_INLINE V
d_of_u(V a)
{
	vul magic = (vul)vl_set(0x4330000000000000);

	return (V)((vd)(((vul)a & 0xffffffffu) | magic) - (vd)magic);
}

POP_INLINE V
d_of_l(V a)
{
	return (V)POP_CONVERT((vl)a, vd);
}

POP_INLINE V
d_of_ul(V a)
{
	return (V)POP_CONVERT((vul)a, vd);
}

/* ---- To integers: truncated and saturated, NaN is 0. */

/* The bounds are in the halves of `how`: the least, then the greatest.  The
 * latter may round up as a float; then no float lies between. */
POP_INLINE V
i_of_f(V x, uint64_t how)
{
	int32_t least = (int32_t)how, most = (int32_t)(how >> 32);
	vf a = (vf)x;
	V over = (V)(a >= vf_set((float)most));
	V under = (V)(a <= vf_set((float)least));
	V r = POP_CONVERT((vf)((V)a & ~(over | under | (V)(a != a))), vi);

	return v_select(over, v_set(most), v_select(under, v_set(least), r));
}

POP_INLINE V
u_of_f(V x)
{
	vf a = (vf)x, two31 = vf_set(0x1p31f);
	V over = (V)(a >= vf_set(0x1p32f)), some = (V)(a > vf_set(0));
	V high = (V)(a >= two31) & ~over;
	vf low = (vf)((V)(a - (vf)(high & (V)two31)) & some & ~over);
	V r = POP_CONVERT(low, vi) ^ (high & v_set(INT32_MIN));

	return r | over;
}

POP_INLINE V
i_of_d(V x, uint64_t how)
{
	int32_t least = (int32_t)how, most = (int32_t)(how >> 32);
	vd a = (vd)x;
	V over = (V)(a >= vd_set(most)), under = (V)(a <= vd_set(least));
	V r = (V)((vl)a & ~((vl)over | (vl)under | (vl)(a != a)));

	r = wide_lanes(POP_CONVERT((vd)r, vi_of_l));
	return v_select(over, v_set(most), v_select(under, v_set(least), r));
}

POP_INLINE V
u_of_d(V x)
{
	vd a = (vd)x;
	V over = (V)(a >= vd_set(0x1p32)), some = (V)(a > vd_set(0));
	vd t = vd_floor((vd)(x & some & ~over)) + vd_set(0x1p52);

	return ((V)t & (V)vl_set(0xffffffff)) | over;
}

POP_INLINE V
l_of_d(V x)
{
	vd a = (vd)x;
	V over = (V)(a >= vd_set(0x1p63)), under = (V)(a <= vd_set(-0x1p63));
	vd in = (vd)(x & ~(over | under | (V)(a != a)));
	V r = (V)POP_CONVERT(in, vl);

	r = v_select(over, (V)vl_set(INT64_MAX), r);
	return v_select(under, (V)vl_set(INT64_MIN), r);
}

POP_INLINE V
ul_of_d(V x)
{
	vd a = (vd)x;
	V over = (V)(a >= vd_set(0x1p64)), some = (V)(a > vd_set(0));

	return (V)POP_CONVERT((vd)(x & some & ~over), vul) | over;
}

POP_INLINE V
l_of_i(V a)
{
	return (V)POP_CONVERT(low_half(a), vl);
}

POP_INLINE V
l_of_u(V a)
{
	return a & (V)vl_set(0xffffffff);
}

#endif
