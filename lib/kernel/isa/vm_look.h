#ifndef POP_KERNEL_ISA_VM_LOOK_H
#define POP_KERNEL_ISA_VM_LOOK_H

#include <string.h>

#include "lib/kernel/isa/vec.h"

/*
 * Elements at computed places: the lanes of one vector of offsets become the
 * bits of the elements there, extended with zeros.  Lanes have 32 bits, or 64
 * (_w), of which the low half is the offset.
 *
 * Elements of less than four bytes are cut out of four that lie inside the
 * table; tables that are smaller than that are read lane by lane.
 */
typedef struct look {
	const unsigned char *p; /* of the tile's first point */
	int64_t count;          /* points of the tile */
	int32_t most, step;     /* offsets: greatest; elements a point */
} look;

POP_INLINE V
look_clamp(V v, const look *t)
{
	return vi_max(vi_min(v, v_set(t->most)), v_set(0));
}

/* What the points' own places add; those that do not exist are the last. */
POP_INLINE V
look_own(const look *t, int vector)
{
	V lane = v_iota() + vector * LANES;

	return vi_min(lane, v_set((int32_t)t->count - 1)) * t->step;
}

POP_INLINE V
look_own_w(const look *t, int vector)
{
	V lane = (V)((vl)v_iota_w() + vl_set(vector * LANES_W));

	return vi_min(lane, v_set((int32_t)t->count - 1)) * t->step;
}

/* ---- Four and eight bytes at p + offset * size. */

#if POP_VBYTES == 64
#	define LOOK_32(p, at, size) \
		(V) _mm512_i32gather_epi32((__m512i)(at), p, size)
POP_INLINE V
look_32_w(const void *p, V at, int size)
{
	__m512i wide =
		_mm512_srai_epi64(_mm512_slli_epi64((__m512i)at, 32), 32);
	__m256i r = size == 1   ? _mm512_i64gather_epi32(wide, p, 1)
		    : size == 2 ? _mm512_i64gather_epi32(wide, p, 2)
				: _mm512_i64gather_epi32(wide, p, 4);

	return (V)_mm512_cvtepu32_epi64(r);
}

POP_INLINE V
look_64_w(const void *p, V at)
{
	return (V)_mm512_i64gather_epi64(
		_mm512_srai_epi64(_mm512_slli_epi64((__m512i)at, 32), 32), p,
		8);
}
#elif POP_VBYTES == 32
#	define LOOK_32(p, at, size)        \
		(V) _mm256_i32gather_epi32( \
			(const int *)(p), (__m256i)(at), size)
POP_INLINE __m128i
look_low_halves(V at)
{
	const __m256i pick = _mm256_setr_epi32(0, 2, 4, 6, 0, 2, 4, 6);

	return _mm256_castsi256_si128(
		_mm256_permutevar8x32_epi32((__m256i)at, pick));
}

POP_INLINE V
look_32_w(const void *p, V at, int size)
{
	__m128i x = look_low_halves(at);
	__m128i r = size == 1   ? _mm_i32gather_epi32((const int *)p, x, 1)
		    : size == 2 ? _mm_i32gather_epi32((const int *)p, x, 2)
				: _mm_i32gather_epi32((const int *)p, x, 4);

	return (V)_mm256_cvtepu32_epi64(r);
}

POP_INLINE V
look_64_w(const void *p, V at)
{
	return (V)_mm256_i32gather_epi64(
		(const long long *)p, look_low_halves(at), 8);
}
#else
#	define LOOK_32(p, at, size)   look_each((p), (at), (size), 1, 4)
#	define look_32_w(p, at, size) look_each((p), (at), (size), 2, 4)
#	define look_64_w(p, at)       look_each((p), (at), 8, 2, 8)
#endif

/* Lane by lane: `bytes` each, at a multiple of `size`; words of 32 bits a
 * lane. */
POP_INLINE V
look_each(const unsigned char *p, V at, int size, int words, int bytes)
{
	V r = {0};

	for (int k = 0; k < LANES; k += words)
		memcpy((unsigned char *)&r + k * 4, p + at[k] * (int64_t)size,
			(size_t)bytes);
	return r;
}

/* ---- Tables of words that a few vectors hold. */

#if POP_VBYTES == 64
enum { LOOK_FEW = 4 * LANES };
#elif POP_VBYTES == 32
enum { LOOK_FEW = 2 * LANES };
#else
enum { LOOK_FEW = 0 };
#endif

typedef struct look_few {
	V word[4];
	int32_t most; /* offset, less than LOOK_FEW */
} look_few;

POP_INLINE look_few
look_few_at(const unsigned char *p, int32_t most)
{
	look_few t = {.most = most};

	for (int k = 0; k * LANES < LOOK_FEW && k * LANES <= most; k++) {
		const int n = most + 1 - k * LANES;

		t.word[k] = n < LANES ? v_load_some(p + k * POP_VBYTES, n)
				      : v_load(p + k * POP_VBYTES);
	}
	return t;
}

POP_INLINE V
look_in_few(V at, const look_few *t)
{
	at = vi_max(vi_min(at, v_set(t->most)), v_set(0));
#if POP_VBYTES == 64
	__m512i low = _mm512_permutex2var_epi32(
		(__m512i)t->word[0], (__m512i)at, (__m512i)t->word[1]);

	if (t->most < 2 * LANES)
		return (V)low;
	return (V)_mm512_mask_mov_epi32(low,
		_mm512_cmpgt_epi32_mask(
			(__m512i)at, _mm512_set1_epi32(2 * LANES - 1)),
		_mm512_permutex2var_epi32(
			(__m512i)t->word[2], (__m512i)at, (__m512i)t->word[3]));
#elif POP_VBYTES == 32
	__m256i low =
		_mm256_permutevar8x32_epi32((__m256i)t->word[0], (__m256i)at);
	__m256i high =
		_mm256_permutevar8x32_epi32((__m256i)t->word[1], (__m256i)at);

	return v_select((V)(at > v_set(LANES - 1)), (V)high, (V)low);
#else
	return at;
#endif
}

/* ---- By the size of elements. */

POP_INLINE V
look_4(V v, const look *t, int vector)
{
	v = look_clamp(v, t);
	if (t->step)
		v += look_own(t, vector);
	return LOOK_32(t->p, v, 4);
}

POP_INLINE V
look_4_w(V v, const look *t, int vector)
{
	v = look_clamp(v, t);
	if (t->step)
		v += look_own_w(t, vector);
	return look_32_w(t->p, v, 4);
}

POP_INLINE V
look_8_w(V v, const look *t, int vector)
{
	v = look_clamp(v, t);
	if (t->step)
		v += look_own_w(t, vector);
	return look_64_w(t->p, v);
}

/* Of `size` 1 or 2 bytes: the element is so many bits up in its four bytes. */
POP_INLINE V
look_narrow(V v, const look *t, int vector, int size, int words)
{
	const int32_t mask = size == 1 ? 0xff : 0xffff;
	const int32_t back = 4 / size - 1;
	V up, own = {0};

	v = look_clamp(v, t);
	if (t->step)
		own = words == 2 ? look_own_w(t, vector) : look_own(t, vector);
	if (t->most < back)
		return look_each(t->p, v + own, size, words, size);
	up = vi_max(v - v_set(t->most - back), v_set(0));
	v = v - up + own;
	if (words == 2)
		v = look_32_w(t->p, v, size);
	else if (size == 1)
		v = LOOK_32(t->p, v, 1);
	else
		v = LOOK_32(t->p, v, 2);
	return (V)((vu)v >> (vu)(up * (8 * size))) & v_set(mask);
}

#define look_1(v, t, j)   look_narrow(v, t, j, 1, 1)
#define look_2(v, t, j)   look_narrow(v, t, j, 2, 1)
#define look_1_w(v, t, j) look_narrow(v, t, j, 1, 2)
#define look_2_w(v, t, j) look_narrow(v, t, j, 2, 2)

#endif
