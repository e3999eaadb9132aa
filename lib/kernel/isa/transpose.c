/*
 * Transposition of a block: squares in registers for 32-bit elements, one by
 * one for the others and for what is left.
 */

#include "lib/kernel/isa/transpose.h"

#include <string.h>

#include "lib/kernel/isa/vec.h"

typedef struct e16 {
	uint64_t x[2];
} e16;

#define ONE_BY_ONE(T)                                                      \
	for (int64_t y = y0; y < ny; y++)                                  \
		for (int64_t x = x0; x < nx; x++) {                        \
			T t;                                               \
			memcpy(&t, from + x * fx + y * (int64_t)sizeof(T), \
				sizeof(T));                                \
			memcpy(to + y * ty + x * (int64_t)sizeof(T), &t,   \
				sizeof(T));                                \
		}

/* From column x0 and row y0 of the target on. */
static void
scalars(size_t size, unsigned char *to, int64_t ty, const unsigned char *from,
	int64_t fx, int64_t x0, int64_t nx, int64_t y0, int64_t ny)
{
	switch (size) {
	case 1:
		ONE_BY_ONE(uint8_t)
		return;
	case 2:
		ONE_BY_ONE(uint16_t)
		return;
	case 4:
		ONE_BY_ONE(uint32_t)
		return;
	case 8:
		ONE_BY_ONE(uint64_t)
		return;
	default:
		ONE_BY_ONE(e16)
		return;
	}
}

#if POP_VBYTES >= 32

enum { SQUARE = 8 };

/* Rows are loaded by halves, so that the exchange of halves costs nothing. */
POP_INLINE __m256
two_halves(const unsigned char *low, const unsigned char *high)
{
	__m256 v = _mm256_castps128_ps256(
		_mm_loadu_ps((const float *)(const void *)low));

	return _mm256_insertf128_ps(
		v, _mm_loadu_ps((const float *)(const void *)high), 1);
}

/* Rows x .. x + 3 and x + 4 .. x + 7 of four columns of y. */
POP_INLINE void
half_square(
	unsigned char *to, int64_t ty, const unsigned char *from, int64_t fx)
{
	__m256 a = two_halves(from, from + 4 * fx);
	__m256 b = two_halves(from + fx, from + 5 * fx);
	__m256 c = two_halves(from + 2 * fx, from + 6 * fx);
	__m256 d = two_halves(from + 3 * fx, from + 7 * fx);
	__m256d p = (__m256d)_mm256_unpacklo_ps(a, b);
	__m256d q = (__m256d)_mm256_unpackhi_ps(a, b);
	__m256d r = (__m256d)_mm256_unpacklo_ps(c, d);
	__m256d s = (__m256d)_mm256_unpackhi_ps(c, d);

	_mm256_storeu_pd((double *)(void *)to, _mm256_unpacklo_pd(p, r));
	_mm256_storeu_pd((double *)(void *)(to + ty), _mm256_unpackhi_pd(p, r));
	_mm256_storeu_pd(
		(double *)(void *)(to + 2 * ty), _mm256_unpacklo_pd(q, s));
	_mm256_storeu_pd(
		(double *)(void *)(to + 3 * ty), _mm256_unpackhi_pd(q, s));
}

POP_INLINE void
square(unsigned char *to, int64_t ty, const unsigned char *from, int64_t fx)
{
	half_square(to, ty, from, fx);
	half_square(to + 4 * ty, ty, from + 16, fx);
}

#else

enum { SQUARE = 4 };

typedef uint32_t quad __attribute__((vector_size(16)));

POP_INLINE quad
load_quad(const unsigned char *p)
{
	quad q;

	memcpy(&q, p, sizeof(q));
	return q;
}

POP_INLINE void
square(unsigned char *to, int64_t ty, const unsigned char *from, int64_t fx)
{
	quad a = load_quad(from), b = load_quad(from + fx);
	quad c = load_quad(from + 2 * fx), d = load_quad(from + 3 * fx);
	quad ac0 = __builtin_shufflevector(a, c, 0, 4, 1, 5);
	quad ac2 = __builtin_shufflevector(a, c, 2, 6, 3, 7);
	quad bd0 = __builtin_shufflevector(b, d, 0, 4, 1, 5);
	quad bd2 = __builtin_shufflevector(b, d, 2, 6, 3, 7);
	quad r[4] = {__builtin_shufflevector(ac0, bd0, 0, 4, 1, 5),
		__builtin_shufflevector(ac0, bd0, 2, 6, 3, 7),
		__builtin_shufflevector(ac2, bd2, 0, 4, 1, 5),
		__builtin_shufflevector(ac2, bd2, 2, 6, 3, 7)};

	for (int k = 0; k < 4; k++)
		memcpy(to + k * ty, &r[k], sizeof(r[k]));
}

#endif

void
POP_FN(pop_transpose)(size_t size, void *dst, int64_t ty, const void *src,
	int64_t fx, int64_t nx, int64_t ny)
{
	unsigned char *to = dst;
	const unsigned char *from = src;
	int64_t sx = nx & ~(int64_t)(SQUARE - 1);
	int64_t sy = ny & ~(int64_t)(SQUARE - 1);

	if (size != 4) {
		scalars(size, to, ty, from, fx, 0, nx, 0, ny);
		return;
	}
	for (int64_t y = 0; y < sy; y += SQUARE)
		for (int64_t x = 0; x < sx; x += SQUARE)
			square(to + y * ty + x * 4, ty, from + x * fx + y * 4,
				fx);
	scalars(4, to, ty, from, fx, 0, sx, sy, ny);
	scalars(4, to, ty, from, fx, sx, nx, 0, ny);
}
