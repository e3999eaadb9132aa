/*
 * CRC-32.  With carry-less multiplication four lanes of 128 bits are folded 512
 * bits further at a time (V. Gopal and others, "Fast CRC Computation for
 * Generic Polynomials Using PCLMULQDQ Instruction", Intel 2009); what is left,
 * and everything on other machines, goes through tables, eight bytes at a time.
 */

#include "lib/base/crc32.h"

#include <pthread.h>
#include <string.h>

#include "lib/base/cpu.h"

#if defined(__x86_64__)
#	include <immintrin.h>
#endif

enum { LANES = 8, FOLD = 64 /* bytes folded at a time */ };

static uint32_t table[LANES][256];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void
make_table(void)
{
	const uint32_t polynomial = 0xEDB88320u; /* reflected */

	for (uint32_t i = 0; i < 256; i++) {
		uint32_t c = i;

		for (int k = 0; k < 8; k++)
			c = c >> 1 ^ (c & 1 ? polynomial : 0);
		table[0][i] = c;
	}
	for (uint32_t i = 0; i < 256; i++)
		for (int k = 1; k < LANES; k++)
			table[k][i] = table[k - 1][i] >> 8 ^
				      table[0][table[k - 1][i] & 255];
}

/* Neither inverts the crc. */
static uint32_t
by_table(uint32_t c, const unsigned char *p, size_t n)
{
	for (; n >= LANES; n -= LANES, p += LANES) {
		c ^= (uint32_t)p[0] | (uint32_t)p[1] << 8 |
		     (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
		c = table[7][c & 255] ^ table[6][c >> 8 & 255] ^
		    table[5][c >> 16 & 255] ^ table[4][c >> 24] ^
		    table[3][p[4]] ^ table[2][p[5]] ^ table[1][p[6]] ^
		    table[0][p[7]];
	}
	for (; n; n--, p++)
		c = c >> 8 ^ table[0][(c ^ *p) & 255];
	return c;
}

#if defined(__x86_64__)
/* Multiplies both halves of x by what the halves of k stand for. */
__attribute__((target("pclmul,sse4.1"))) static inline __m128i
fold(__m128i x, __m128i k, __m128i next)
{
	__m128i lo = _mm_clmulepi64_si128(x, k, 0x00);
	__m128i hi = _mm_clmulepi64_si128(x, k, 0x11);

	return _mm_xor_si128(_mm_xor_si128(lo, hi), next);
}

static inline __attribute__((target("pclmul,sse4.1"))) __m128i
load(const unsigned char *p)
{
	return _mm_loadu_si128((const void *)p);
}

/*
 * n is a multiple of 16 and at least FOLD.  The constants are x^(d+32) and
 * x^(d-32) mod P, reflected, for a fold over d bits: d = 512 and d = 128.
 */
__attribute__((target("pclmul,sse4.1"))) static uint32_t
by_folding(uint32_t c, const unsigned char *p, size_t n)
{
	const __m128i far = _mm_set_epi64x(0x1c6e41596, 0x154442bd4);
	const __m128i near = _mm_set_epi64x(0x0ccaa009e, 0x1751997d0);
	__m128i x[4];
	unsigned char rest[16];

	for (int i = 0; i < 4; i++)
		x[i] = load(p + 16 * i);
	x[0] = _mm_xor_si128(x[0], _mm_cvtsi32_si128((int)c));
	for (n -= FOLD, p += FOLD; n >= FOLD; n -= FOLD, p += FOLD)
		for (int i = 0; i < 4; i++)
			x[i] = fold(x[i], far, load(p + 16 * i));
	for (int i = 1; i < 4; i++)
		x[0] = fold(x[0], near, x[i]);
	for (; n >= 16; n -= 16, p += 16)
		x[0] = fold(x[0], near, load(p));
	/* 128 bits with the same remainder as all before. */
	_mm_storeu_si128((void *)rest, x[0]);
	return by_table(0, rest, sizeof(rest));
}

static int
can_fold(void)
{
	return pop_cpu_has(POP_CPU_PCLMUL) && pop_cpu_has(POP_CPU_SSE4_1);
}
#else
static int
can_fold(void)
{
	return 0;
}

static uint32_t
by_folding(uint32_t c, const unsigned char *p, size_t n)
{
	return by_table(c, p, n);
}
#endif

uint32_t
pop_crc32(uint32_t crc, const void *data, size_t n)
{
	const unsigned char *p = data;
	size_t whole = n & ~(size_t)15;

	pthread_once(&once, make_table);
	crc = ~crc;
	if (whole >= FOLD && can_fold()) {
		crc = by_folding(crc, p, whole);
		p += whole;
		n -= whole;
	}
	return ~by_table(crc, p, n);
}
