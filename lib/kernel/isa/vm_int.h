#ifndef POP_KERNEL_ISA_VM_INT_H
#define POP_KERNEL_ISA_VM_INT_H

#include "lib/kernel/isa/vec.h"
#include "lib/kernel/quotient.h"

/*
 * What integer instructions do to vectors; the rules are lib/num/scalar.h's.
 * i_: 32-bit lanes, l_: 64-bit lanes.  Arithmetic is on unsigned lanes, which
 * wrap.
 */

#define INT_BIN(name, expr)                 \
	POP_INLINE V i_##name(V x, V y)     \
	{                                   \
		vu a = (vu)x, b = (vu)y;    \
		return (V)(expr);           \
	}                                   \
	POP_INLINE V l_##name(V x, V y)     \
	{                                   \
		vul a = (vul)x, b = (vul)y; \
		return (V)(expr);           \
	}

#define INT_BIN_SIGNED(name, expr)       \
	POP_INLINE V i_##name(V x, V y)  \
	{                                \
		vi a = x, b = y;         \
		return (V)(expr);        \
	}                                \
	POP_INLINE V l_##name(V x, V y)  \
	{                                \
		vl a = (vl)x, b = (vl)y; \
		return (V)(expr);        \
	}

INT_BIN(add, a + b)
INT_BIN(sub, a - b)
INT_BIN(mul, a *b)
INT_BIN(eq, a == b)
INT_BIN(ne, a != b)
INT_BIN(ltu, a < b)
INT_BIN(leu, a <= b)
INT_BIN_SIGNED(lt, a < b)
INT_BIN_SIGNED(le, a <= b)

POP_INLINE V
v_same(V a)
{
	return a;
}

POP_INLINE V
v_and(V a, V b)
{
	return a & b;
}

POP_INLINE V
v_or(V a, V b)
{
	return a | b;
}

POP_INLINE V
v_xor(V a, V b)
{
	return a ^ b;
}

POP_INLINE V
v_not(V a)
{
	return ~a;
}

POP_INLINE V
v_andor(V a, V b, V c)
{
	return (a & b) | c;
}

POP_INLINE V
v_andxor(V a, V b, V c)
{
	return (a & b) ^ c;
}

POP_INLINE V
v_bicxor(V a, V b, V c)
{
	return (~a & b) ^ c;
}

POP_INLINE V
v_xorxor(V a, V b, V c)
{
	return a ^ b ^ c;
}

POP_INLINE V
l_max(V a, V b)
{
	return v_select((V)((vl)a > (vl)b), a, b);
}

POP_INLINE V
l_min(V a, V b)
{
	return v_select((V)((vl)a < (vl)b), a, b);
}

POP_INLINE V
l_maxu(V a, V b)
{
	return v_select((V)((vul)a > (vul)b), a, b);
}

POP_INLINE V
l_minu(V a, V b)
{
	return v_select((V)((vul)a < (vul)b), a, b);
}

POP_INLINE V
i_neg(V a)
{
	return (V)(0 - (vu)a);
}

POP_INLINE V
l_neg(V a)
{
	return (V)(0 - (vul)a);
}

POP_INLINE V
i_abs(V a)
{
	V s = a >> 31;

	return (V)((vu)(a ^ s) - (vu)s);
}

POP_INLINE V
l_abs(V a)
{
	vl s = (vl)((vl)a < 0);

	return (V)((vul)((vl)a ^ s) - (vul)s);
}

/* A comparison is -1 where true. */
POP_INLINE V
i_sign(V a)
{
	return (V)(a < 0) - (V)(a > 0);
}

POP_INLINE V
l_sign(V a)
{
	return (V)((vl)((vl)a < 0) - (vl)((vl)a > 0));
}

/* The low w bits of each lane, sign- or zero-extended; 1 <= w <= lane. */
POP_INLINE V
i_sext(V a, unsigned w)
{
	return (V)((vu)a << (32 - w)) >> (int)(32 - w);
}

POP_INLINE V
i_zext(V a, unsigned w)
{
	return (V)((vu)a << (32 - w) >> (32 - w));
}

POP_INLINE V
l_sext(V a, unsigned w)
{
	return (V)((vl)((vul)a << (64 - w)) >> (int)(64 - w));
}

POP_INLINE V
l_zext(V a, unsigned w)
{
	return (V)((vul)a << (64 - w) >> (64 - w));
}

/*
 * Shifts of values w bits wide by any amount, taken as unsigned; what gets
 * above w bits is of no meaning.  Lane shifts see amounts below the lane only.
 */
POP_INLINE V
i_shl(V a, V n, unsigned w)
{
	vu by = (vu)n;
	V in = (V)(by < w);

	return (V)((vu)a << (by & 31)) & in;
}

POP_INLINE V
i_shr(V a, V n, unsigned w)
{
	vu by = (vu)n;
	V in = (V)(by < w);

	return (V)((vu)i_zext(a, w) >> (by & 31)) & in;
}

POP_INLINE V
i_sar(V a, V n, unsigned w)
{
	vu by = (vu)n;
	vu most = (vu)v_set((int32_t)w - 1);

	by = (vu)v_select((V)(by < w), (V)by, (V)most);
	return i_sext(a, w) >> (V)by;
}

POP_INLINE V
l_shl(V a, V n, unsigned w)
{
	vul by = (vul)n;
	V in = (V)(by < w);

	return (V)((vul)a << (by & 63)) & in;
}

POP_INLINE V
l_shr(V a, V n, unsigned w)
{
	vul by = (vul)n;
	V in = (V)(by < w);

	return (V)((vul)l_zext(a, w) >> (by & 63)) & in;
}

POP_INLINE V
l_sar(V a, V n, unsigned w)
{
	vul by = (vul)n;
	vul most = (vul)vl_set((int64_t)w - 1);

	by = (vul)v_select((V)(by < w), (V)by, (V)most);
	return (V)((vl)l_sext(a, w) >> (vl)by);
}

/* Rotation of a whole lane; 0 by more than its bits. */
POP_INLINE V
i_rotl(V a, V n, unsigned w)
{
	vu by = (vu)n, x = (vu)a;

	return (V)(x << (by & 31) | x >> (-by & 31)) & (V)(by <= w);
}

POP_INLINE V
l_rotl(V a, V n, unsigned w)
{
	vul by = (vul)n, x = (vul)a;

	return (V)(x << (by & 63) | x >> (-by & 63)) & (V)(by <= w);
}

/* The same by one amount for all; how: w | amount << 8, amount below w. */
POP_INLINE V
i_shl_by(V a, unsigned how)
{
	return (V)((vu)a << (how >> 8));
}

POP_INLINE V
i_shr_by(V a, unsigned how)
{
	return (V)((vu)i_zext(a, how & 255) >> (how >> 8));
}

POP_INLINE V
i_sar_by(V a, unsigned how)
{
	return i_sext(a, how & 255) >> (int)(how >> 8);
}

POP_INLINE V
i_srl_by(V a, unsigned how)
{
	return (V)((vu)a >> (how >> 8));
}

POP_INLINE V
i_sra_by(V a, unsigned how)
{
	return a >> (int)(how >> 8);
}

/* By 1 to 31. */
POP_INLINE V
i_rotl_by(V a, unsigned how)
{
	vu x = (vu)a;

	return (V)(x << (how >> 8) | x >> (32 - (how >> 8)));
}

POP_INLINE V
l_srl_by(V a, unsigned how)
{
	return (V)((vul)a >> (how >> 8));
}

POP_INLINE V
l_sra_by(V a, unsigned how)
{
	return (V)((vl)a >> (int)(how >> 8));
}

POP_INLINE V
l_rotl_by(V a, unsigned how)
{
	vul x = (vul)a;

	return (V)(x << (how >> 8) | x >> (64 - (how >> 8)));
}

POP_INLINE V
l_shl_by(V a, unsigned how)
{
	return (V)((vul)a << (how >> 8));
}

POP_INLINE V
l_shr_by(V a, unsigned how)
{
	return (V)((vul)l_zext(a, how & 255) >> (how >> 8));
}

POP_INLINE V
l_sar_by(V a, unsigned how)
{
	return (V)((vl)l_sext(a, how & 255) >> (int)(how >> 8));
}

/* Of each byte, the bits that are set. */
POP_INLINE V
bytes_popcnt(V x)
{
#if POP_VBYTES >= 32
	const V low = v_set(0x0f0f0f0f);
	const V lo = x & low, hi = (V)((vu)x >> 4) & low;
	const __m128i of_four =
		_mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
#	if POP_VBYTES == 64
	const __m512i of = _mm512_broadcast_i32x4(of_four);

	return (V)_mm512_shuffle_epi8(of, (__m512i)lo) +
	       (V)_mm512_shuffle_epi8(of, (__m512i)hi);
#	else
	const __m256i of = _mm256_broadcastsi128_si256(of_four);

	return (V)_mm256_shuffle_epi8(of, (__m256i)lo) +
	       (V)_mm256_shuffle_epi8(of, (__m256i)hi);
#	endif
#else
	vu v = (vu)x;

	v = v - ((v >> 1) & 0x55555555u);
	v = (v & 0x33333333u) + ((v >> 2) & 0x33333333u);
	return (V)((v + (v >> 4)) & 0x0f0f0f0fu);
#endif
}

POP_INLINE V
i_popcnt(V x)
{
#if POP_VBYTES == 64
	const __m512i pairs = _mm512_maddubs_epi16(
		(__m512i)bytes_popcnt(x), _mm512_set1_epi8(1));

	return (V)_mm512_madd_epi16(pairs, _mm512_set1_epi16(1));
#elif POP_VBYTES == 32
	const __m256i pairs = _mm256_maddubs_epi16(
		(__m256i)bytes_popcnt(x), _mm256_set1_epi8(1));

	return (V)_mm256_madd_epi16(pairs, _mm256_set1_epi16(1));
#else
	vu v = (vu)bytes_popcnt(x);

	v = v + (v >> 16);
	return (V)((v + (v >> 8)) & 63);
#endif
}

POP_INLINE V
l_popcnt(V x)
{
#if POP_VBYTES == 64
	return (V)_mm512_sad_epu8(
		(__m512i)bytes_popcnt(x), _mm512_setzero_si512());
#elif POP_VBYTES == 32
	return (V)_mm256_sad_epu8(
		(__m256i)bytes_popcnt(x), _mm256_setzero_si256());
#else
	vul v = (vul)bytes_popcnt(x);

	v = v + (v >> 32);
	v = v + (v >> 16);
	return (V)((v + (v >> 8)) & 127);
#endif
}

/* Of all 32 bits.  Their exponent as a float tells the topmost one that is set,
 * once the one below it cannot be rounded up to the next; as a signed number,
 * which is negative if all is in use. */
POP_INLINE V
words_clz(V x)
{
#if POP_VBYTES == 64
	return (V)_mm512_lzcnt_epi32((__m512i)x);
#else
	const V single = x & ~(V)((vu)x >> 1);
	const V above = (V) __builtin_convertvector(single, vf) >> 23;
	const V n = v_set(127 + 31) - above;

	return v_select(x < 0, v_set(0), v_select(x == 0, v_set(32), n));
#endif
}

POP_INLINE V
i_clz(V x, unsigned w)
{
	return words_clz(i_zext(x, w)) - v_set((int32_t)(32 - w));
}

POP_INLINE V
l_clz(V x, unsigned w)
{
	const vul half = (vul)words_clz(l_zext(x, w));
	const vul hi = half >> 32, lo = half & 0xffffffffu;
	const vul n = hi + (vul)((vl)lo & (vl)(hi == 32));

	return (V)(n - (64 - w));
}

/*
 * Division of 32-bit lanes through f64, where every quotient of two of them
 * is exact enough that truncation gives the integer one.  Lanes go in pairs:
 * even ones, then odd ones.  What the divisor 0 gives is replaced.
 */
POP_INLINE vul
quotient_half(vul a, vul b)
{
	vul magic = (vul)vl_set(0x4330000000000000);
	vd two52 = (vd)magic;
	vd x = (vd)(a | magic) - two52, y = (vd)(b | magic) - two52;

	return (vul)(vd_floor(x / y) + two52) & 0xffffffffu;
}

POP_INLINE V
quotient(V a, V b)
{
	vul x = (vul)a, y = (vul)b, low = (vul)vl_set(0xffffffff);
	vul even = quotient_half(x & low, y & low);
	vul odd = quotient_half(x >> 32, y >> 32);

	return (V)(even | (odd << 32));
}

POP_INLINE V
i_divu(V a, V b)
{
	return quotient(a, b) | (V)(b == 0);
}

POP_INLINE V
i_remu(V a, V b)
{
	V q = quotient(a, b);
	V r = (V)((vu)a - (vu)q * (vu)b);

	return v_select((V)(b == 0), a, r);
}

POP_INLINE V
i_div(V a, V b)
{
	V s = (a ^ b) >> 31, q = quotient(i_abs(a), i_abs(b));

	return (V)((vu)(q ^ s) - (vu)s) | (V)(b == 0);
}

POP_INLINE V
i_rem(V a, V b)
{
	V s = (a ^ b) >> 31, q = quotient(i_abs(a), i_abs(b));
	V r = (V)((vu)a - ((vu)(q ^ s) - (vu)s) * (vu)b);

	return v_select((V)(b == 0), a, r);
}

/* Products of the low 32 bits of each 64. */
POP_INLINE vul
low_products(vul x, vul y)
{
#if POP_VBYTES == 64
	return (vul)_mm512_mul_epu32((__m512i)x, (__m512i)y);
#elif POP_VBYTES == 32
	return (vul)_mm256_mul_epu32((__m256i)x, (__m256i)y);
#else
	return (x & 0xffffffffu) * (y & 0xffffffffu);
#endif
}

/* The high 32 bits of each 64: those below them times 2^-64 magic. */
POP_INLINE vul
high_quotients(vul x, uint64_t magic)
{
	const vul low = low_products(x, (vul)vl_set((int64_t)magic));

	return low_products(x, (vul)vl_set((int64_t)(magic >> 32))) +
	       (low >> 32);
}

/* x / b without sign, of magic = 2^64 / b rounded up: exact, as both are below
 * 2^32. */
POP_INLINE V
quotient_by(V x, uint64_t magic)
{
	const vul even = high_quotients((vul)x, magic) >> 32;
	const vul odd = high_quotients((vul)x >> 32, magic);

	return (V)(even | (odd & ~(vul)vl_set(0xffffffff)));
}

/* One divisor for all lanes. */
typedef struct divisor {
	V b;
	uint64_t magic; /* of its magnitude; 0 if that is less than 2 */
	int shift;      /* of 64 bits: see quotient.h */
} divisor;

POP_INLINE divisor
divisor_of(V b, V magnitude)
{
	const uint32_t m = (uint32_t)magnitude[0];

	return (divisor){b, m < 2 ? 0 : UINT64_MAX / m + 1, 0};
}

#define i_divu_divisor(b, imm) divisor_of(b, b)
#define i_remu_divisor(b, imm) divisor_of(b, b)
#define i_div_divisor(b, imm)  divisor_of(b, i_abs(b))
#define i_rem_divisor(b, imm)  divisor_of(b, i_abs(b))

POP_INLINE V
i_divu_by(V a, divisor d)
{
	return d.magic ? quotient_by(a, d.magic) : i_divu(a, d.b);
}

POP_INLINE V
i_remu_by(V a, divisor d)
{
	if (!d.magic)
		return i_remu(a, d.b);
	return (V)((vu)a - (vu)quotient_by(a, d.magic) * (vu)d.b);
}

POP_INLINE V
i_div_by(V a, divisor d)
{
	const vu s = (vu)((a ^ d.b) >> 31);

	if (!d.magic)
		return i_div(a, d.b);
	return (V)(((vu)quotient_by(i_abs(a), d.magic) ^ s) - s);
}

POP_INLINE V
i_rem_by(V a, divisor d)
{
	if (!d.magic)
		return i_rem(a, d.b);
	return (V)((vu)a - (vu)i_div_by(a, d) * (vu)d.b);
}

POP_INLINE uint64_t
divide_u64(uint64_t a, uint64_t b)
{
	return b == 0 ? UINT64_MAX : a / b;
}

POP_INLINE uint64_t
remain_u64(uint64_t a, uint64_t b)
{
	return b == 0 ? a : a % b;
}

POP_INLINE int64_t
divide_i64(int64_t a, int64_t b)
{
	return b == 0 ? -1 : b == -1 ? (int64_t)(0 - (uint64_t)a) : a / b;
}

POP_INLINE int64_t
remain_i64(int64_t a, int64_t b)
{
	return b == 0 ? a : b == -1 ? 0 : a % b;
}

#define LANES_BIN(name, T, fn)                    \
	POP_INLINE V name(V x, V y)               \
	{                                         \
		T a = (T)x, b = (T)y;             \
		for (int i = 0; i < LANES_W; i++) \
			a[i] = fn(a[i], b[i]);    \
		return (V)a;                      \
	}

#if POP_VBYTES == 64
/* Can l_quotient() divide them? */
POP_INLINE bool
l_divides(vul a, vul b)
{
	return !v_any((V)((vl)(a | b) < 0));
}

/*
 * Division of numbers up to 2^63 through f64, in two steps: a first quotient
 * whose error is at most 2^12 where the divisor is small, else 1; that of what
 * is left; and one more or less.  The divisor 0 gives anything.
 */
POP_INLINE vul
l_quotient(vul a, vul b, vul *rest)
{
	const __m512d d = _mm512_cvtepu64_pd((__m512i)b);
	vul q = (vul)_mm512_cvttpd_epu64(
		_mm512_div_pd(_mm512_cvtepu64_pd((__m512i)a), d));
	vul r = a - q * b;
	vul more = (vul)_mm512_cvttpd_epi64(
		_mm512_div_pd(_mm512_cvtepi64_pd((__m512i)r), d));
	vul out;

	q += more;
	r -= more * b;
	out = (vul)((vl)r < 0);
	q += out;
	r += out & b;
	out = (vul)(r >= b);
	*rest = r - (out & b);
	return q - out;
}
#elif POP_VBYTES == 32
POP_INLINE bool
l_divides(vul a, vul b)
{
	return !v_any((V)((a | b) >> 51));
}

/*
 * Division of numbers below 2^51 through f64, of which they are the low bits of
 * 2^52 and more.  The quotient, rounded to nearest, is one too many where it
 * has been rounded up to a whole number; what is left is exact.  The divisor 0
 * gives anything.
 */
POP_INLINE vul
l_quotient(vul a, vul b, vul *rest)
{
	const vul bits = (vul)vl_set(INT64_C(0x4330000000000000));
	const vd big = (vd)bits;
	const vd x = (vd)(a | bits) - big, d = (vd)(b | bits) - big;
	const vd q = (vd)_mm256_floor_pd((__m256d)(x / d));
	const vd r = (vd)_mm256_fnmadd_pd((__m256d)q, (__m256d)d, (__m256d)x);
	const vul out = (vul)(r < 0);

	*rest = (vul)(r + (vd)(out & (vul)d) + big) ^ bits;
	return ((vul)(q + big) ^ bits) + out;
}
#endif

#if POP_VBYTES >= 32
LANES_BIN(lanes_div, vl, divide_i64)
LANES_BIN(lanes_rem, vl, remain_i64)
LANES_BIN(lanes_divu, vul, divide_u64)
LANES_BIN(lanes_remu, vul, remain_u64)

POP_INLINE V
l_div(V x, V y)
{
	const vl a = (vl)x, b = (vl)y;
	const vul s = (vul)((a ^ b) >> 63);
	vul rest, q;

	if (!l_divides((vul)l_abs(x), (vul)l_abs(y)))
		return lanes_div(x, y);
	q = l_quotient((vul)l_abs(x), (vul)l_abs(y), &rest);
	return (V)((q ^ s) - s) | (V)(b == 0);
}

POP_INLINE V
l_rem(V x, V y)
{
	const vul s = (vul)((vl)x >> 63);
	vul rest;

	if (!l_divides((vul)l_abs(x), (vul)l_abs(y)))
		return lanes_rem(x, y);
	l_quotient((vul)l_abs(x), (vul)l_abs(y), &rest);
	return v_select((V)((vl)y == 0), x, (V)((rest ^ s) - s));
}

POP_INLINE V
l_divu(V x, V y)
{
	vul rest;

	if (!l_divides((vul)x, (vul)y))
		return lanes_divu(x, y);
	return (V)l_quotient((vul)x, (vul)y, &rest) | (V)((vl)y == 0);
}

POP_INLINE V
l_remu(V x, V y)
{
	vul rest;

	if (!l_divides((vul)x, (vul)y))
		return lanes_remu(x, y);
	l_quotient((vul)x, (vul)y, &rest);
	return v_select((V)((vl)y == 0), x, (V)rest);
}
#else
LANES_BIN(l_div, vl, divide_i64)
LANES_BIN(l_rem, vl, remain_i64)
LANES_BIN(l_divu, vul, divide_u64)
LANES_BIN(l_remu, vul, remain_u64)
#endif

/* magic: what is known of it before, or 0. */
POP_INLINE divisor
wide_divisor_of(V b, V magnitude, uint64_t magic)
{
	const uint64_t m = ((vul)magnitude)[0];

	if (m < 2)
		return (divisor){b, 0, 0};
	return (divisor){b, magic ? magic : pop_quotient_magic(m),
		(int)pop_quotient_shift(m)};
}

#define l_divu_divisor(b, imm) wide_divisor_of(b, b, imm)
#define l_remu_divisor(b, imm) wide_divisor_of(b, b, imm)
#define l_div_divisor(b, imm)  wide_divisor_of(b, l_abs(b), imm)
#define l_rem_divisor(b, imm)  wide_divisor_of(b, l_abs(b), imm)

/* The high halves of products. */
POP_INLINE vul
high_halves(vul x, uint64_t y)
{
	const vul low = (vul)vl_set((int64_t)y);
	const vul high = (vul)vl_set((int64_t)(y >> 32));
	const vul over =
		low_products(x >> 32, low) + (low_products(x, low) >> 32);
	const vul mid = low_products(x, high) + (over & 0xffffffffu);

	return low_products(x >> 32, high) + (over >> 32) + (mid >> 32);
}

POP_INLINE vul
wide_quotient_by(vul x, divisor d)
{
	const vul t = high_halves(x, d.magic);

	return (t + ((x - t) >> 1)) >> d.shift;
}

POP_INLINE V
l_divu_by(V a, divisor d)
{
	return d.magic ? (V)wide_quotient_by((vul)a, d) : l_divu(a, d.b);
}

POP_INLINE V
l_remu_by(V a, divisor d)
{
	if (!d.magic)
		return l_remu(a, d.b);
	return (V)((vul)a - wide_quotient_by((vul)a, d) * (vul)d.b);
}

POP_INLINE V
l_div_by(V a, divisor d)
{
	const vul s = (vul)((vl)(a ^ d.b) >> 63);

	if (!d.magic)
		return l_div(a, d.b);
	return (V)((wide_quotient_by((vul)l_abs(a), d) ^ s) - s);
}

POP_INLINE V
l_rem_by(V a, divisor d)
{
	if (!d.magic)
		return l_rem(a, d.b);
	return (V)((vul)a - (vul)l_div_by(a, d) * (vul)d.b);
}

/* x^n by squaring; lanes whose exponent has run out multiply by one. */
POP_INLINE V
i_powu(V x, V n)
{
	vu base = (vu)x, e = (vu)n, r = (vu)v_set(1);

	while (v_any((V)e)) {
		r *= (vu)v_select((V)((e & 1) != 0), (V)base, v_set(1));
		base *= base;
		e >>= 1;
	}
	return (V)r;
}

POP_INLINE V
l_powu(V x, V n)
{
	vul base = (vul)x, e = (vul)n, r = (vul)vl_set(1);

	while (v_any((V)e)) {
		r *= (vul)v_select((V)((e & 1) != 0), (V)base, (V)vl_set(1));
		base *= base;
		e >>= 1;
	}
	return (V)r;
}

/* A negative exponent: 1 for 1, +-1 for -1, else 0. */
POP_INLINE V
i_pow(V x, V n)
{
	V negative = (V)(n < 0), unit = (V)(x == 1) | (V)(x == -1);
	V r = i_powu(x, v_select(negative, n & 1, n));

	return r & ~(negative & ~unit);
}

POP_INLINE V
l_pow(V x, V n)
{
	V negative = (V)((vl)n < 0);
	V unit = (V)((vl)x == 1) | (V)((vl)x == -1);
	V r = l_powu(x, v_select(negative, (V)((vl)n & 1), n));

	return r & ~(negative & ~unit);
}

#endif
