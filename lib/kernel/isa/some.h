#ifndef POP_KERNEL_ISA_SOME_H
#define POP_KERNEL_ISA_SOME_H

#include <string.h>

#include "lib/kernel/isa/vec.h"

/* Fewer numbers of 8 and 16 bits than a vector has lanes. */

/* The first n of the LANES numbers of 16 bits at p, to and from t, which holds
 * all; n < LANES.  No more of memory is touched. */
POP_INLINE void
load_some_halves(unsigned char *t, const unsigned char *p, int64_t n)
{
#if POP_VBYTES == 64
	_mm256_storeu_si256((__m256i *)(void *)t,
		_mm256_maskz_loadu_epi16((__mmask16)((1u << n) - 1), p));
#elif POP_VBYTES == 32
	uint64_t low = 0, high = 0;

	if (n >= 4) {
		memcpy(&low, p, 8);
		memcpy(&high, p + n * 2 - 8, 8);
		high = n == 4 ? 0 : high >> (128 - n * 16);
	} else {
		for (int64_t j = n; j-- > 0;)
			low = low << 16 | (p[2 * j] | p[2 * j + 1] << 8);
	}
	_mm_storeu_si128((__m128i *)(void *)t,
		_mm_set_epi64x((long long)high, (long long)low));
#else
	memset(t, 0, POP_VBYTES / 2);
	memcpy(t, p, (size_t)n * 2);
#endif
}

POP_INLINE void
store_some_halves(unsigned char *p, const unsigned char *t, int64_t n)
{
#if POP_VBYTES == 64
	_mm256_mask_storeu_epi16(p, (__mmask16)((1u << n) - 1),
		_mm256_loadu_si256((const __m256i *)(const void *)t));
#elif POP_VBYTES == 32
	const __m128i v = _mm_loadu_si128((const __m128i *)(const void *)t);
	uint64_t low = (uint64_t)_mm_cvtsi128_si64(v);

	if (n & 4) {
		memcpy(p, &low, 8);
		low = (uint64_t)_mm_extract_epi64(v, 1);
		p += 8;
	}
	if (n & 2) {
		memcpy(p, &low, 4);
		low >>= 32;
		p += 4;
	}
	if (n & 1)
		memcpy(p, &low, 2);
#else
	memcpy(p, t, (size_t)n * 2);
#endif
}

/* The same of LANES bytes. */
POP_INLINE void
load_some_bytes(unsigned char *t, const unsigned char *p, int64_t n)
{
#if POP_VBYTES == 64
	_mm_storeu_si128((__m128i *)(void *)t,
		_mm_maskz_loadu_epi8((__mmask16)((1u << n) - 1), p));
#else
	memset(t, 0, LANES);
	for (int64_t j = 0; j < n; j++)
		t[j] = p[j];
#endif
}

/* The same of numbers of `size` bytes, 1 or 2. */
POP_INLINE void
load_some_numbers(
	const int64_t size, unsigned char *t, const unsigned char *p, int64_t n)
{
	if (size == 2)
		load_some_halves(t, p, n);
	else
		load_some_bytes(t, p, n);
}

#endif
