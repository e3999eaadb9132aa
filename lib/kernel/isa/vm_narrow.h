#ifndef POP_KERNEL_ISA_VM_NARROW_H
#define POP_KERNEL_ISA_VM_NARROW_H

#include "lib/kernel/isa/vec.h"

/*
 * Narrower integers in memory as lanes, widen_T(p), and the low bits of lanes
 * to memory, narrow_T(p, a), for T one of vec.h's types x_of_i (32-bit lanes)
 * and x_of_l (64-bit lanes).  Said in words of the instruction set where gcc
 * would take vectors apart to convert them.
 */

#define WIDEN(T, how)                         \
	POP_INLINE V widen_##T(const void *p) \
	{                                     \
		return (V)(how);              \
	}
#define NARROW(T, how)                           \
	POP_INLINE void narrow_##T(void *p, V a) \
	{                                        \
		how;                             \
	}
/* Where conversion is an instruction that gcc finds. */
#define PLAIN_WIDEN(T, wide)                    \
	POP_INLINE V widen_##T(const void *p)   \
	{                                       \
		T t;                            \
                                                \
		memcpy(&t, p, sizeof(t));       \
		return (V)POP_CONVERT(t, wide); \
	}
#define PLAIN_NARROW(T, wide)                    \
	POP_INLINE void narrow_##T(void *p, V a) \
	{                                        \
		T t = POP_CONVERT((wide)a, T);   \
                                                 \
		memcpy(p, &t, sizeof(t));        \
	}

#if POP_VBYTES == 64

WIDEN(vb_of_i, _mm512_cvtepi8_epi32(_mm_loadu_si128(p)))
WIDEN(vub_of_i, _mm512_cvtepu8_epi32(_mm_loadu_si128(p)))
WIDEN(vs_of_i, _mm512_cvtepi16_epi32(_mm256_loadu_si256(p)))
WIDEN(vus_of_i, _mm512_cvtepu16_epi32(_mm256_loadu_si256(p)))
WIDEN(vb_of_l, _mm512_cvtepi8_epi64(_mm_loadl_epi64(p)))
WIDEN(vub_of_l, _mm512_cvtepu8_epi64(_mm_loadl_epi64(p)))
WIDEN(vs_of_l, _mm512_cvtepi16_epi64(_mm_loadu_si128(p)))
WIDEN(vus_of_l, _mm512_cvtepu16_epi64(_mm_loadu_si128(p)))
WIDEN(vu_of_l, _mm512_cvtepu32_epi64(_mm256_loadu_si256(p)))
NARROW(vb_of_i, _mm_storeu_si128(p, _mm512_cvtepi32_epi8((__m512i)a)))
NARROW(vs_of_i, _mm256_storeu_si256(p, _mm512_cvtepi32_epi16((__m512i)a)))
NARROW(vb_of_l, _mm_storel_epi64(p, _mm512_cvtepi64_epi8((__m512i)a)))
NARROW(vs_of_l, _mm_storeu_si128(p, _mm512_cvtepi64_epi16((__m512i)a)))
NARROW(vi_of_l, _mm256_storeu_si256(p, _mm512_cvtepi64_epi32((__m512i)a)))

#elif POP_VBYTES == 32

POP_INLINE __m128i
load_four(const void *p)
{
	int x;

	memcpy(&x, p, sizeof(x));
	return _mm_cvtsi32_si128(x);
}

WIDEN(vb_of_i, _mm256_cvtepi8_epi32(_mm_loadl_epi64(p)))
WIDEN(vub_of_i, _mm256_cvtepu8_epi32(_mm_loadl_epi64(p)))
WIDEN(vs_of_i, _mm256_cvtepi16_epi32(_mm_loadu_si128(p)))
WIDEN(vus_of_i, _mm256_cvtepu16_epi32(_mm_loadu_si128(p)))
WIDEN(vb_of_l, _mm256_cvtepi8_epi64(load_four(p)))
WIDEN(vub_of_l, _mm256_cvtepu8_epi64(load_four(p)))
WIDEN(vs_of_l, _mm256_cvtepi16_epi64(_mm_loadl_epi64(p)))
WIDEN(vus_of_l, _mm256_cvtepu16_epi64(_mm_loadl_epi64(p)))
WIDEN(vu_of_l, _mm256_cvtepu32_epi64(_mm_loadu_si128(p)))

/* Bytes 0, 4, 8, 12 of each half come first in it, and both are joined. */
POP_INLINE void
narrow_vb_of_i(void *p, V a)
{
	const __m256i first = _mm256_setr_epi8(0, 4, 8, 12, -1, -1, -1, -1, -1,
		-1, -1, -1, -1, -1, -1, -1, 0, 4, 8, 12, -1, -1, -1, -1, -1, -1,
		-1, -1, -1, -1, -1, -1);
	__m256i x = _mm256_shuffle_epi8((__m256i)a, first);

	_mm_storel_epi64(p, _mm_unpacklo_epi32(_mm256_castsi256_si128(x),
				    _mm256_extracti128_si256(x, 1)));
}

PLAIN_NARROW(vs_of_i, V)
PLAIN_NARROW(vb_of_l, vl)
PLAIN_NARROW(vs_of_l, vl)
PLAIN_NARROW(vi_of_l, vl)

#else

PLAIN_WIDEN(vb_of_i, V)
PLAIN_WIDEN(vub_of_i, V)
PLAIN_WIDEN(vs_of_i, V)
PLAIN_WIDEN(vus_of_i, V)
PLAIN_WIDEN(vb_of_l, vl)
PLAIN_WIDEN(vub_of_l, vl)
PLAIN_WIDEN(vs_of_l, vl)
PLAIN_WIDEN(vus_of_l, vl)
PLAIN_WIDEN(vu_of_l, vl)
PLAIN_NARROW(vb_of_i, V)
PLAIN_NARROW(vs_of_i, V)
PLAIN_NARROW(vb_of_l, vl)
PLAIN_NARROW(vs_of_l, vl)
PLAIN_NARROW(vi_of_l, vl)

#endif

#endif
