#ifndef POP_KERNEL_ISA_VM_SMALL_H
#define POP_KERNEL_ISA_VM_SMALL_H

#include "lib/kernel/isa/vec.h"
#include "lib/kernel/isa/vm_int.h"

/*
 * What integer instructions do to lanes of 8 bits, o_, and of 16, h_; and what
 * can be done to floats of 16 bits as they are, fh_ to f16 and bh_ to bf16: see
 * vm_small.c, which says where code may be run in them.  Arithmetic wraps.
 */
typedef int8_t vo POP_VEC;
typedef uint8_t vuo POP_VEC;
typedef int16_t vs POP_VEC;
typedef uint16_t vus POP_VEC;
/* As many bytes as vs has lanes. */
typedef int8_t vb_of_h __attribute__((vector_size(POP_VBYTES / 2)));
typedef uint8_t vub_of_h __attribute__((vector_size(POP_VBYTES / 2)));

POP_INLINE V
v_splat8(const void *p)
{
	uint8_t x;

	memcpy(&x, p, sizeof(x));
	return v_set((int32_t)(x * 0x01010101u));
}

POP_INLINE vus
vus_set(unsigned x)
{
	return (vus)v_set((int32_t)(x * 0x00010001u));
}

POP_INLINE V
v_splat16(const void *p)
{
	uint16_t x;

	memcpy(&x, p, sizeof(x));
	return (V)vus_set(x);
}

/* ---- Loads and stores: see vm_narrow.h. */

POP_INLINE V
widen_vo(const void *p)
{
	return v_load(p);
}

POP_INLINE void
narrow_vo(void *p, V a)
{
	v_store(p, a);
}

POP_INLINE V
widen_vb_of_h(const void *p)
{
#if POP_VBYTES == 64
	return (V)_mm512_cvtepi8_epi16(_mm256_loadu_si256(p));
#elif POP_VBYTES == 32
	return (V)_mm256_cvtepi8_epi16(_mm_loadu_si128(p));
#else
	vb_of_h t;

	memcpy(&t, p, sizeof(t));
	return (V)POP_CONVERT(t, vs);
#endif
}

POP_INLINE V
widen_vub_of_h(const void *p)
{
	return widen_vb_of_h(p) & (V)vus_set(0x00ff);
}

POP_INLINE void
narrow_vb_of_h(void *p, V a)
{
#if POP_VBYTES == 64
	_mm256_storeu_si256(p, _mm512_cvtepi16_epi8((__m512i)a));
#elif POP_VBYTES == 32
	__m256i x = (__m256i)(a & (V)vus_set(0x00ff));

	x = _mm256_permute4x64_epi64(_mm256_packus_epi16(x, x), 8);
	_mm_storeu_si128(p, _mm256_castsi256_si128(x));
#else
	vb_of_h t = POP_CONVERT((vs)a, vb_of_h);

	memcpy(p, &t, sizeof(t));
#endif
}

/* ---- Two operands. */

#define SMALL_BIN(name, T, expr)      \
	POP_INLINE V name(V x, V y)   \
	{                             \
		T a = (T)x, b = (T)y; \
		return (V)(expr);     \
	}
#define SMALL_BOTH(name, expr)         \
	SMALL_BIN(o_##name, vuo, expr) \
	SMALL_BIN(h_##name, vus, expr)
#define SMALL_SIGNED(name, expr)      \
	SMALL_BIN(o_##name, vo, expr) \
	SMALL_BIN(h_##name, vs, expr)

SMALL_BOTH(add, a + b)
SMALL_BOTH(sub, a - b)
SMALL_BOTH(eq, a == b)
SMALL_BOTH(ne, a != b)
SMALL_BOTH(ltu, a < b)
SMALL_BOTH(leu, a <= b)
SMALL_SIGNED(lt, a < b)
SMALL_SIGNED(le, a <= b)
SMALL_BIN(h_mul, vus, a *b)

#if POP_VBYTES == 64
#	define SMALL_BOUND(name, intrinsic, T, op) \
		SMALL_BIN(name, __m512i, _mm512_##intrinsic(a, b))
#elif POP_VBYTES == 32
#	define SMALL_BOUND(name, intrinsic, T, op) \
		SMALL_BIN(name, __m256i, _mm256_##intrinsic(a, b))
#else
#	define SMALL_BOUND(name, intrinsic, T, op) \
		SMALL_BIN(name, T, v_select((V)(a op b), (V)a, (V)b))
#endif
SMALL_BOUND(o_max, max_epi8, vo, >)
SMALL_BOUND(o_maxu, max_epu8, vuo, >)
SMALL_BOUND(o_min, min_epi8, vo, <)
SMALL_BOUND(o_minu, min_epu8, vuo, <)
SMALL_BOUND(h_max, max_epi16, vs, >)
SMALL_BOUND(h_maxu, max_epu16, vus, >)
SMALL_BOUND(h_min, min_epi16, vs, <)
SMALL_BOUND(h_minu, min_epu16, vus, <)

/* Bytes in even places, then in odd ones, as halves of 16-bit products. */
POP_INLINE V
o_mul(V x, V y)
{
	const vus low = vus_set(0x00ff), high = vus_set(0xff00);
	const vus a = (vus)x, b = (vus)y;

	return (V)((a * b & low) | (a >> 8) * (b & high));
}

POP_INLINE V
o_muladd(V a, V b, V c)
{
	return o_add(o_mul(a, b), c);
}

POP_INLINE V
h_muladd(V a, V b, V c)
{
	return h_add(h_mul(a, b), c);
}

/* ---- One operand. */

POP_INLINE V
o_neg(V a)
{
	return (V)(0 - (vuo)a);
}

POP_INLINE V
h_neg(V a)
{
	return (V)(0 - (vus)a);
}

POP_INLINE V
o_sign(V a)
{
	return o_sub(o_lt(a, v_set(0)), o_lt(v_set(0), a));
}

POP_INLINE V
h_sign(V a)
{
	return h_sub(h_lt(a, v_set(0)), h_lt(v_set(0), a));
}

POP_INLINE V
o_abs(V a)
{
	return o_minu(a, o_neg(a));
}

POP_INLINE V
h_abs(V a)
{
	return h_minu(a, h_neg(a));
}

/* By 0 to 7: 16 bits at a time, less what comes from the other byte. */
POP_INLINE V
o_shl_by(V a, unsigned by)
{
	return (V)((vus)a << by & vus_set(((0xffu << by) & 0xff) * 0x0101));
}

POP_INLINE V
o_shr_by(V a, unsigned by)
{
	return (V)((vus)a >> by & vus_set((0xffu >> by) * 0x0101));
}

POP_INLINE V
o_sar_by(V a, unsigned by)
{
	const V sign = (V)vus_set((0x80u >> by) * 0x0101);

	return o_sub(o_shr_by(a, by) ^ sign, sign);
}

/* By 0 to 15. */
POP_INLINE V
h_shl_by(V a, unsigned by)
{
	return (V)((vus)a << by);
}

POP_INLINE V
h_shr_by(V a, unsigned by)
{
	return (V)((vus)a >> by);
}

POP_INLINE V
h_sar_by(V a, unsigned by)
{
	return (V)((vs)a >> (int)by);
}

/* The high halves of products. */
POP_INLINE vus
h_high(vus a, vus b)
{
#if POP_VBYTES == 64
	return (vus)_mm512_mulhi_epu16((__m512i)a, (__m512i)b);
#elif POP_VBYTES == 32
	return (vus)_mm256_mulhi_epu16((__m256i)a, (__m256i)b);
#else
	const vu low = (vu)v_set(0xffff);
	const vu even = ((vu)a & low) * ((vu)b & low) >> 16;

	return (vus)(even | (((vu)a >> 16) * ((vu)b >> 16) & ~low));
#endif
}

/* By one number, which is imm >> 32: magic << 16 | shift of quotient.h. */
POP_INLINE V
h_divu_by(V a, uint64_t imm)
{
	const vus x = (vus)a, t = h_high(x, vus_set((imm >> 16) & 0xffff));

	return (V)((t + ((x - t) >> 1)) >> (imm & 15));
}

POP_INLINE V
h_remu_by(V a, uint64_t imm)
{
	return h_sub(a, h_mul(h_divu_by(a, imm), (V)vus_set(imm >> 32)));
}

POP_INLINE V
h_sext8(V a)
{
	return h_sar_by(h_shl_by(a, 8), 8);
}

POP_INLINE V
h_zext8(V a)
{
	return a & (V)vus_set(0x00ff);
}

/* ---- Shifts by numbers of their own, taken as unsigned, of values w bits wide
 * or as wide as a lane. */

/* Whole lanes; what is as far as a lane is wide or farther gives 0. */
#if POP_VBYTES == 64
#	define H_SHIFT(name, intrinsic, low, high)           \
		POP_INLINE V name(V a, V n)                   \
		{                                             \
			return (V)_mm512_##intrinsic##_epi16( \
				(__m512i)a, (__m512i)n);      \
		}
#elif POP_VBYTES == 32
/* Halves of words, each shifted as a word that has no bits of the other one
 * where they could come from. */
#	define H_SHIFT(name, intrinsic, low, high)                          \
		POP_INLINE V name(V a, V n)                                  \
		{                                                            \
			const __m256i by_low = (__m256i)(n & v_set(0xffff)); \
			const __m256i by_high = (__m256i)((vu)n >> 16);      \
			const __m256i x = _mm256_##intrinsic##_epi32(        \
				(__m256i)(low), by_low);                     \
			const __m256i y = _mm256_##intrinsic##_epi32(        \
				(__m256i)(high), by_high);                   \
                                                                             \
			return (V)_mm256_blend_epi16(x, y, 0xaa);            \
		}
#else
#	define H_SHIFT(name, intrinsic, low, high) \
		POP_INLINE V name(V a, V n)         \
		{                                   \
			return h_##intrinsic(a, n); \
		}

POP_INLINE V
h_sllv(V a, V n)
{
	return (V)((vus)a << ((vus)n & 15)) & (V)((vus)n < 16);
}

POP_INLINE V
h_srlv(V a, V n)
{
	return (V)((vus)a >> ((vus)n & 15)) & (V)((vus)n < 16);
}

POP_INLINE V
h_srav(V a, V n)
{
	return (V)((vs)a >> (vs)h_minu(n, (V)vus_set(15)));
}
#endif
H_SHIFT(h_left, sllv, a, a &v_set(-0x10000))
H_SHIFT(h_right, srlv, a &v_set(0xffff), a)

POP_INLINE V
h_right_signed(V a, V n)
{
#if POP_VBYTES == 32
	const __m256i by_low = (__m256i)(n & v_set(0xffff));
	const __m256i by_high = (__m256i)((vu)n >> 16);
	const __m256i x = _mm256_srav_epi32((__m256i)((vu)a << 16), by_low);
	const __m256i y = _mm256_srav_epi32((__m256i)a, by_high);

	return (V)_mm256_blend_epi16(_mm256_srli_epi32(x, 16), y, 0xaa);
#elif POP_VBYTES == 64
	return (V)_mm512_srav_epi16((__m512i)a, (__m512i)n);
#else
	return h_srav(a, n);
#endif
}

POP_INLINE V
h_shl(V a, V n, unsigned w)
{
	return h_left(a, n) & h_ltu(n, (V)vus_set(w));
}

POP_INLINE V
h_shr(V a, V n, unsigned w)
{
	return h_right(w < 16 ? h_zext8(a) : a, n);
}

POP_INLINE V
h_sar(V a, V n, unsigned w)
{
	const V by = h_minu(n, (V)vus_set(w - 1));

	return h_right_signed(w < 16 ? h_sext8(a) : a, by);
}

/* Bytes in even places, then in odd ones, as the low and high halves of lanes
 * of 16 bits. */
POP_INLINE V
o_shl(V a, V n, unsigned w)
{
	const V low = (V)vus_set(0x00ff);

	(void)w;
	return (h_left(a, n & low) & low) | h_left(a & ~low, (V)((vus)n >> 8));
}

POP_INLINE V
o_shr(V a, V n, unsigned w)
{
	const V low = (V)vus_set(0x00ff);

	(void)w;
	return h_right(a & low, n & low) |
	       (h_right(a, (V)((vus)n >> 8)) & ~low);
}

POP_INLINE V
o_sar(V a, V n, unsigned w)
{
	const V low = (V)vus_set(0x00ff);
	const V by = o_minu(n, (V)vus_set(0x0707));
	const V x = h_right_signed((V)((vus)a << 8), by & low);

	(void)w;
	return (V)((vus)x >> 8) | (h_right_signed(a, (V)((vus)by >> 8)) & ~low);
}

/* ---- Bits. */

POP_INLINE V
o_popcnt(V a)
{
	return bytes_popcnt(a);
}

POP_INLINE V
h_popcnt(V a)
{
	const vus n = (vus)bytes_popcnt(a);

	return (V)((n + (n >> 8)) & 31);
}

/* All bits below the topmost one that is set, and it. */
POP_INLINE V
o_fill(V a)
{
	a = a | o_shr_by(a, 1);
	a = a | o_shr_by(a, 2);
	return a | o_shr_by(a, 4);
}

/* Of lanes that are numbers of w bits, as unsigned ones. */
POP_INLINE V
o_clz(V a, unsigned w)
{
	return o_sub((V)vus_set(w * 0x0101), bytes_popcnt(o_fill(a)));
}

POP_INLINE V
h_clz(V a, unsigned w)
{
	vus x = (vus)(w < 16 ? h_zext8(a) : a);

	x = x | x >> 1;
	x = x | x >> 2;
	x = x | x >> 4;
	x = x | x >> 8;
	return (V)(vus_set(w) - (vus)h_popcnt((V)x));
}

/* ---- Numbers of points. */

POP_INLINE V
v_iota_h(void)
{
	vs r = {0};

	for (int j = 0; j < POP_VBYTES / 2; j++)
		r[j] = (int16_t)j;
	return (V)r;
}

POP_INLINE V
v_iota_o(void)
{
	vo r = {0};

	for (int j = 0; j < POP_VBYTES; j++)
		r[j] = (int8_t)j;
	return (V)r;
}

/* ---- Floats of 16 bits, whose infinity is `inf`. */

POP_INLINE V
half_abs(V a)
{
	return a & (V)vus_set(0x7fff);
}

POP_INLINE V
half_neg(V a)
{
	return a ^ (V)vus_set(0x8000);
}

/* Is neither a NaN? */
POP_INLINE V
half_ordered(V a, V b, unsigned inf)
{
	return h_le(h_max(half_abs(a), half_abs(b)), (V)vus_set(inf));
}

/* Numbers in the order of the floats; of both zeros the same. */
POP_INLINE V
half_key(V a)
{
	const V sign = (V)((vs)a >> 15);

	return h_sub(half_abs(a) ^ sign, sign);
}

POP_INLINE V
half_same(V a, V b)
{
	return h_eq(a, b) | h_eq(half_abs(a | b), v_set(0));
}

#define HALF(c, inf)                                              \
	POP_INLINE V c##_eq(V a, V b)                             \
	{                                                         \
		return half_same(a, b) & half_ordered(a, b, inf); \
	}                                                         \
	POP_INLINE V c##_ne(V a, V b)                             \
	{                                                         \
		return ~c##_eq(a, b);                             \
	}                                                         \
	POP_INLINE V c##_lt(V a, V b)                             \
	{                                                         \
		return h_lt(half_key(a), half_key(b)) &           \
		       half_ordered(a, b, inf);                   \
	}                                                         \
	POP_INLINE V c##_le(V a, V b)                             \
	{                                                         \
		return h_le(half_key(a), half_key(b)) &           \
		       half_ordered(a, b, inf);                   \
	}                                                         \
	POP_INLINE V c##_is_finite(V a)                           \
	{                                                         \
		return h_lt(half_abs(a), (V)vus_set(inf));        \
	}
HALF(fh, 0x7c00)
HALF(bh, 0x7f80)

/* ---- Masks. */

POP_INLINE V
b_of_o(V a)
{
	return (V)((vuo)a != 0);
}

POP_INLINE V
b_of_h(V a)
{
	return (V)((vus)a != 0);
}

POP_INLINE V
o_of_b(V m)
{
	return m & (V)vus_set(0x0101);
}

POP_INLINE V
h_of_b(V m)
{
	return m & (V)vus_set(0x0001);
}

/* ---- One element of memory for all lanes. */

POP_INLINE V
splat_i8_h(const void *p)
{
	int8_t x;

	memcpy(&x, p, sizeof(x));
	return (V)vus_set((uint16_t)x);
}

POP_INLINE V
splat_u8_h(const void *p)
{
	uint8_t x;

	memcpy(&x, p, sizeof(x));
	return (V)vus_set(x);
}

POP_INLINE V
splat_i1_o(const void *p)
{
	return b_of_o(v_splat8(p));
}

POP_INLINE V
splat_i1_h(const void *p)
{
	return b_of_h(splat_u8_h(p));
}

#endif
