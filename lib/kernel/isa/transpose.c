/*
 * Transposition of a block: squares in registers, and two to four elements side
 * by side as pixels have them; one by one what is left.
 */

#include "lib/kernel/isa/transpose.h"

#include <stdbool.h>
#include <string.h>

#include "lib/kernel/isa/vec.h"

typedef struct e16 {
	uint64_t x[2];
} e16;

#define ONE_BY_ONE(T)                                                      \
	for (int64_t y = y0; y < ny; y++)                                  \
		_Pragma("GCC unroll 4") for (int64_t x = x0; x < nx; x++)  \
		{                                                          \
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
	if (x0 >= nx || y0 >= ny)
		return;
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

/* Rows of four columns of 8 bytes, two columns at a time. */
POP_INLINE void
half_square_wide(
	unsigned char *to, int64_t ty, const unsigned char *from, int64_t fx)
{
	__m256d p = (__m256d)two_halves(from, from + 2 * fx);
	__m256d q = (__m256d)two_halves(from + fx, from + 3 * fx);

	_mm256_storeu_pd((double *)(void *)to, _mm256_unpacklo_pd(p, q));
	_mm256_storeu_pd((double *)(void *)(to + ty), _mm256_unpackhi_pd(p, q));
}

POP_INLINE void
square_wide(
	unsigned char *to, int64_t ty, const unsigned char *from, int64_t fx)
{
	half_square_wide(to, ty, from, fx);
	half_square_wide(to + 2 * ty, ty, from + 16, fx);
}

#else

enum { SQUARE = 4 };

POP_INLINE void
square(unsigned char *to, int64_t ty, const unsigned char *from, int64_t fx)
{
	v_quad r[4];

#	pragma GCC unroll 4
	for (int k = 0; k < 4; k++)
		memcpy(&r[k], from + k * fx, sizeof(r[k]));
	v_quad_turn(r);
#	pragma GCC unroll 4
	for (int k = 0; k < 4; k++)
		memcpy(to + k * ty, &r[k], sizeof(r[k]));
}

#endif

/* ---- Squares of vectors of 16 bytes: rounds that take turns between rows of
 * the first half and rows of the second. */

typedef uint8_t bytes __attribute__((vector_size(16)));
typedef uint16_t shorts __attribute__((vector_size(16)));
typedef uint32_t words __attribute__((vector_size(16)));
typedef uint64_t longs __attribute__((vector_size(16)));

#define LOW_bytes(a, b)          \
	__builtin_shufflevector( \
		a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23)
#define HIGH_bytes(a, b)                                                    \
	__builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, \
		13, 29, 14, 30, 15, 31)
#define LOW_shorts(a, b) __builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11)
#define HIGH_shorts(a, b) \
	__builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15)
#define LOW_words(a, b)  __builtin_shufflevector(a, b, 0, 4, 1, 5)
#define HIGH_words(a, b) __builtin_shufflevector(a, b, 2, 6, 3, 7)
#define LOW_longs(a, b)  __builtin_shufflevector(a, b, 0, 2)
#define HIGH_longs(a, b) __builtin_shufflevector(a, b, 1, 3)

#define SQUARE_OF(T, n, rounds)                                              \
	POP_INLINE void flip_##T(T *x)                                       \
	{                                                                    \
		T y[n];                                                      \
                                                                             \
		_Pragma("GCC unroll 4") for (int r = 0; r < rounds; r++)     \
		{                                                            \
			_Pragma("GCC unroll 8") for (int i = 0; i < n / 2;   \
						     i++)                    \
			{                                                    \
				y[2 * i] = LOW_##T(x[i], x[i + n / 2]);      \
				y[2 * i + 1] = HIGH_##T(x[i], x[i + n / 2]); \
			}                                                    \
			_Pragma("GCC unroll 16") for (int i = 0; i < n; i++) \
				x[i] = y[i];                                 \
		}                                                            \
	}                                                                    \
	POP_INLINE void square_##T(unsigned char *to, int64_t ty,            \
		const unsigned char *from, int64_t fx)                       \
	{                                                                    \
		T x[n];                                                      \
                                                                             \
		_Pragma("GCC unroll 16") for (int i = 0; i < n; i++)         \
			memcpy(&x[i], from + i * fx, sizeof(T));             \
		flip_##T(x);                                                 \
		_Pragma("GCC unroll 16") for (int i = 0; i < n; i++)         \
			memcpy(to + i * ty, &x[i], sizeof(T));               \
	}

SQUARE_OF(bytes, 16, 4)
SQUARE_OF(shorts, 8, 3)
SQUARE_OF(words, 4, 2)
SQUARE_OF(longs, 2, 1)

/* ---- Pairs, from or to two rows of their own.  The last vectors may share
 * some of those before. */

#define EVEN_bytes(a, b)                                                     \
	__builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, \
		22, 24, 26, 28, 30)
#define ODD_bytes(a, b)                                                      \
	__builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, \
		23, 25, 27, 29, 31)
#define EVEN_shorts(a, b) \
	__builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14)
#define ODD_shorts(a, b) \
	__builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15)
#define EVEN_words(a, b) __builtin_shufflevector(a, b, 0, 2, 4, 6)
#define ODD_words(a, b)  __builtin_shufflevector(a, b, 1, 3, 5, 7)
#define EVEN_longs(a, b) LOW_longs(a, b)
#define ODD_longs(a, b)  HIGH_longs(a, b)

/* How many pairs were moved: none if they are less than a vector. */
#define PAIRS_OF(T, n)                                                        \
	static int64_t split_##T(unsigned char *to, int64_t ty,               \
		const unsigned char *from, int64_t count)                     \
	{                                                                     \
		for (int64_t x = 0; count >= n && x < count; x += n) {        \
			int64_t at =                                          \
				(x + n <= count ? x : count - n) * 16 / n;    \
			T a, b, even, odd;                                    \
                                                                              \
			memcpy(&a, from + 2 * at, 16);                        \
			memcpy(&b, from + 2 * at + 16, 16);                   \
			even = EVEN_##T(a, b);                                \
			odd = ODD_##T(a, b);                                  \
			memcpy(to + at, &even, 16);                           \
			memcpy(to + ty + at, &odd, 16);                       \
		}                                                             \
		return count >= n ? count : 0;                                \
	}                                                                     \
	static int64_t join_##T(unsigned char *to, const unsigned char *from, \
		int64_t fx, int64_t count)                                    \
	{                                                                     \
		for (int64_t y = 0; count >= n && y < count; y += n) {        \
			int64_t at =                                          \
				(y + n <= count ? y : count - n) * 16 / n;    \
			T a, b, low, high;                                    \
                                                                              \
			memcpy(&a, from + at, 16);                            \
			memcpy(&b, from + fx + at, 16);                       \
			low = LOW_##T(a, b);                                  \
			high = HIGH_##T(a, b);                                \
			memcpy(to + 2 * at, &low, 16);                        \
			memcpy(to + 2 * at + 16, &high, 16);                  \
		}                                                             \
		return count >= n ? count : 0;                                \
	}

PAIRS_OF(bytes, 16)
PAIRS_OF(shorts, 8)
PAIRS_OF(words, 4)
PAIRS_OF(longs, 2)

/* ---- Pixels: 3 or 4 elements of 1, 2 or 4 bytes that lie together, from or
 * to rows of their own.  A vector has 4, 2 or 1 of them, and what comes behind
 * if they have 3 elements. */

enum {
	GROUP = 4, /* vectors */
	SPARE = 2, /* pixels behind a group, so that those are its caller's */
};

#define APART(T, x, ...) \
	x = (words)__builtin_shufflevector((T)(x), (T)(x), __VA_ARGS__)

/* One element of each pixel becomes a word. */
POP_INLINE words
elements_apart(words x, int size, int n)
{
	if (size == 1 && n == 3)
		APART(bytes, x, 0, 3, 6, 9, 1, 4, 7, 10, 2, 5, 8, 11, 12, 13,
			14, 15);
	else if (size == 1)
		APART(bytes, x, 0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7,
			11, 15);
	else if (size == 2 && n == 3)
		APART(shorts, x, 0, 3, 1, 4, 2, 5, 6, 7);
	else if (size == 2)
		APART(shorts, x, 0, 4, 1, 5, 2, 6, 3, 7);
	return x;
}

POP_INLINE words
elements_together(words x, int size, int n)
{
	if (size == 1 && n == 3)
		APART(bytes, x, 0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11, 12, 13,
			14, 15);
	else if (size == 1)
		APART(bytes, x, 0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7,
			11, 15);
	else if (size == 2 && n == 3)
		APART(shorts, x, 0, 2, 4, 1, 3, 5, 6, 7);
	else if (size == 2)
		APART(shorts, x, 0, 2, 4, 6, 1, 3, 5, 7);
	return x;
}

/* Pixels to n rows of `to`; how many were moved. */
POP_INLINE int64_t
split_pixels(unsigned char *to, int64_t ty, const unsigned char *from,
	int64_t count, int size, int n)
{
	const int64_t per = 4 / size, step = per * size * n;
	int64_t x = 0;

	for (; count - x >= GROUP * per + SPARE; x += GROUP * per) {
		words w[GROUP];

		_Pragma("GCC unroll 4") for (int k = 0; k < GROUP; k++)
		{
			memcpy(&w[k], from + x * size * n + k * step, 16);
			w[k] = elements_apart(w[k], size, n);
		}
		flip_words(w);
		_Pragma("GCC unroll 4") for (int k = 0; k < n; k++)
			memcpy(to + k * ty + x * size, &w[k], 16);
	}
	return x;
}

POP_INLINE int64_t
join_pixels(unsigned char *to, const unsigned char *from, int64_t fx,
	int64_t count, int size, int n)
{
	const int64_t per = 4 / size, step = per * size * n;
	int64_t y = 0;

	for (; count - y >= GROUP * per + SPARE; y += GROUP * per) {
		words w[GROUP] = {{0}};

		_Pragma("GCC unroll 4") for (int k = 0; k < n; k++)
			memcpy(&w[k], from + k * fx + y * size, 16);
		flip_words(w);
		_Pragma("GCC unroll 4") for (int k = 0; k < GROUP; k++)
		{
			w[k] = elements_together(w[k], size, n);
			memcpy(to + y * size * n + k * step, &w[k], 16);
		}
	}
	return y;
}

#if POP_VBYTES >= 32

/* ---- The same of words, by vectors. */

enum { EIGHT = 8 };

POP_INLINE __m256
eight(const unsigned char *p)
{
	return _mm256_loadu_ps((const float *)(const void *)p);
}

POP_INLINE void
put_eight(unsigned char *p, __m256 v)
{
	_mm256_storeu_ps((float *)(void *)p, v);
}

#	if POP_VBYTES == 64

#		define LANES16(X, n, k)                                \
			X(n, k, 0), X(n, k, 1), X(n, k, 2), X(n, k, 3), \
				X(n, k, 4), X(n, k, 5), X(n, k, 6),     \
				X(n, k, 7), X(n, k, 8), X(n, k, 9),     \
				X(n, k, 10), X(n, k, 11), X(n, k, 12),  \
				X(n, k, 13), X(n, k, 14), X(n, k, 15)
#		define LANES32(X, n, k)                               \
			LANES16(X, n, k), X(n, k, 16), X(n, k, 17),    \
				X(n, k, 18), X(n, k, 19), X(n, k, 20), \
				X(n, k, 21), X(n, k, 22), X(n, k, 23), \
				X(n, k, 24), X(n, k, 25), X(n, k, 26), \
				X(n, k, 27), X(n, k, 28), X(n, k, 29), \
				X(n, k, 30), X(n, k, 31)
/* Of n lanes, lane j of vector k of pixels: of the first two colours, then of
 * the third. */
#		define FIRST_TWO(n, k, j) \
			((n * (k) + (j)) % 3 % 2 * n + (n * (k) + (j)) / 3)
#		define THIRD(n, k, j)                                      \
			((n * (k) + (j)) % 3 == 2 ? n + (n * (k) + (j)) / 3 \
						  : (j))
/* Pixel j of colour k: of the first two vectors of pixels, then of the third.
 */
#		define NEAR(n, k, j) ((3 * (j) + (k)) % (2 * n))
#		define FAR(n, k, j) \
			(3 * (j) + (k) < 2 * n ? (j) : 3 * (j) + (k)-n)
#		define TOGETHER(n, k)                                    \
			__builtin_shufflevector(                          \
				__builtin_shufflevector(                  \
					a, b, LANES##n(FIRST_TWO, n, k)), \
				c, LANES##n(THIRD, n, k))
#		define COLOUR(n, k)                                           \
			__builtin_shufflevector(__builtin_shufflevector(a, b,  \
							LANES##n(NEAR, n, k)), \
				c, LANES##n(FAR, n, k))

/* How many were moved, as above. */
#		define THREE(T, n)                                            \
			typedef T lanes_##n __attribute__((vector_size(64)));  \
			static int64_t join_three_##n(unsigned char *to,       \
				const unsigned char *from, int64_t fx,         \
				int64_t count)                                 \
			{                                                      \
				int64_t y = 0;                                 \
                                                                               \
				for (; y + n <= count;                         \
					y += n, from += 64, to += 192) {       \
					const lanes_##n a =                    \
						(lanes_##n)v_load(from);       \
					const lanes_##n b =                    \
						(lanes_##n)v_load(from + fx);  \
					const lanes_##n c = (lanes_##n)v_load( \
						from + 2 * fx);                \
                                                                               \
					v_store(to, (V)TOGETHER(n, 0));        \
					v_store(to + 64, (V)TOGETHER(n, 1));   \
					v_store(to + 128, (V)TOGETHER(n, 2));  \
				}                                              \
				return y;                                      \
			}                                                      \
			static int64_t split_three_##n(unsigned char *to,      \
				int64_t ty, const unsigned char *from,         \
				int64_t count)                                 \
			{                                                      \
				int64_t x = 0;                                 \
                                                                               \
				for (; x + n <= count;                         \
					x += n, from += 192, to += 64) {       \
					const lanes_##n a =                    \
						(lanes_##n)v_load(from);       \
					const lanes_##n b =                    \
						(lanes_##n)v_load(from + 64);  \
					const lanes_##n c =                    \
						(lanes_##n)v_load(from + 128); \
                                                                               \
					v_store(to, (V)COLOUR(n, 0));          \
					v_store(to + ty, (V)COLOUR(n, 1));     \
					v_store(to + 2 * ty, (V)COLOUR(n, 2)); \
				}                                              \
				return x;                                      \
			}

THREE(uint32_t, 16)
THREE(uint16_t, 32)

static int64_t
join_three(
	unsigned char *to, const unsigned char *from, int64_t fx, int64_t count)
{
	return join_three_16(to, from, fx, count);
}

static int64_t
split_three(
	unsigned char *to, int64_t ty, const unsigned char *from, int64_t count)
{
	return split_three_16(to, ty, from, count);
}

#	else

/* Of three vectors of eight words the lanes of one colour are never the same.
 */

/* The vector, of three, whose lane j has colour c; and its pixel. */
#		define VECTOR_OF(c, j) ((2 * (3 + (c) - (j) % 3)) % 3)
#		define PIXEL_OF(c, j)  ((8 * VECTOR_OF(c, j) + (j)) / 3)
#		define IN_VECTOR(k, c, j) \
			(VECTOR_OF(c, j) == (k) ? 1 << (j) : 0)
#		define LANES_OF(k, c)                                    \
			(IN_VECTOR(k, c, 0) | IN_VECTOR(k, c, 1) |        \
				IN_VECTOR(k, c, 2) | IN_VECTOR(k, c, 3) | \
				IN_VECTOR(k, c, 4) | IN_VECTOR(k, c, 5) | \
				IN_VECTOR(k, c, 6) | IN_VECTOR(k, c, 7))
#		define PIXELS_OF(c)                                      \
			_mm256_setr_epi32(PIXEL_OF(c, 0), PIXEL_OF(c, 1), \
				PIXEL_OF(c, 2), PIXEL_OF(c, 3),           \
				PIXEL_OF(c, 4), PIXEL_OF(c, 5),           \
				PIXEL_OF(c, 6), PIXEL_OF(c, 7))
/* Where in a vector of colour c, as it lies, pixel i is. */
#		define LANE_OF(c, i) ((3 * (i) + (c)) % 8)
#		define IN_ORDER(c)                                          \
			_mm256_setr_epi32(LANE_OF(c, 0), LANE_OF(c, 1),      \
				LANE_OF(c, 2), LANE_OF(c, 3), LANE_OF(c, 4), \
				LANE_OF(c, 5), LANE_OF(c, 6), LANE_OF(c, 7))

#		define BLEND3(x, k)                                    \
			_mm256_blend_ps(_mm256_blend_ps((x)[0], (x)[1], \
						LANES_OF(k, 1)),        \
				(x)[2], LANES_OF(k, 2))
#		define COLOUR3(v, c)                                   \
			_mm256_permutevar8x32_ps(                       \
				_mm256_blend_ps(                        \
					_mm256_blend_ps((v)[0], (v)[1], \
						LANES_OF(1, c)),        \
					(v)[2], LANES_OF(2, c)),        \
				IN_ORDER(c))

/* How many were moved, as above. */
static int64_t
join_three(
	unsigned char *to, const unsigned char *from, int64_t fx, int64_t count)
{
	int64_t y = 0;

	for (; y + EIGHT <= count; y += EIGHT, from += 32, to += 96) {
		const __m256 x[3] = {
			_mm256_permutevar8x32_ps(eight(from), PIXELS_OF(0)),
			_mm256_permutevar8x32_ps(
				eight(from + fx), PIXELS_OF(1)),
			_mm256_permutevar8x32_ps(
				eight(from + 2 * fx), PIXELS_OF(2))};

		put_eight(to, BLEND3(x, 0));
		put_eight(to + 32, BLEND3(x, 1));
		put_eight(to + 64, BLEND3(x, 2));
	}
	return y;
}

static int64_t
split_three(
	unsigned char *to, int64_t ty, const unsigned char *from, int64_t count)
{
	int64_t x = 0;

	for (; x + EIGHT <= count; x += EIGHT, from += 96, to += 32) {
		const __m256 v[3] = {
			eight(from), eight(from + 32), eight(from + 64)};

		put_eight(to, COLOUR3(v, 0));
		put_eight(to + ty, COLOUR3(v, 1));
		put_eight(to + 2 * ty, COLOUR3(v, 2));
	}
	return x;
}

#	endif

/* Four rows of four words, twice. */
POP_INLINE void
flip_fours(__m256 *x)
{
	const __m256d a = (__m256d)_mm256_unpacklo_ps(x[0], x[1]);
	const __m256d b = (__m256d)_mm256_unpackhi_ps(x[0], x[1]);
	const __m256d c = (__m256d)_mm256_unpacklo_ps(x[2], x[3]);
	const __m256d d = (__m256d)_mm256_unpackhi_ps(x[2], x[3]);

	x[0] = (__m256)_mm256_unpacklo_pd(a, c);
	x[1] = (__m256)_mm256_unpackhi_pd(a, c);
	x[2] = (__m256)_mm256_unpacklo_pd(b, d);
	x[3] = (__m256)_mm256_unpackhi_pd(b, d);
}

static int64_t
split_four(
	unsigned char *to, int64_t ty, const unsigned char *from, int64_t count)
{
	int64_t x = 0;

	for (; x + EIGHT <= count; x += EIGHT, from += 128, to += 32) {
		__m256 v[4];

		_Pragma("GCC unroll 4") for (int k = 0; k < 4; k++) v[k] =
			two_halves(from + 16 * k, from + 64 + 16 * k);
		flip_fours(v);
		_Pragma("GCC unroll 4") for (int k = 0; k < 4; k++)
			put_eight(to + k * ty, v[k]);
	}
	return x;
}

static int64_t
join_two(
	unsigned char *to, const unsigned char *from, int64_t fx, int64_t count)
{
	int64_t y = 0;

	for (; y + EIGHT <= count; y += EIGHT, from += 32, to += 64) {
		const __m256 a = eight(from), b = eight(from + fx);
		const __m256 low = _mm256_unpacklo_ps(a, b);
		const __m256 high = _mm256_unpackhi_ps(a, b);

		put_eight(to, _mm256_permute2f128_ps(low, high, 0x20));
		put_eight(to + 32, _mm256_permute2f128_ps(low, high, 0x31));
	}
	return y;
}

static int64_t
split_two(
	unsigned char *to, int64_t ty, const unsigned char *from, int64_t count)
{
	int64_t x = 0;

	for (; x + EIGHT <= count; x += EIGHT, from += 64, to += 32) {
		const __m256 a = two_halves(from, from + 32);
		const __m256 b = two_halves(from + 16, from + 48);

		put_eight(to, _mm256_shuffle_ps(a, b, 0x88));
		put_eight(to + ty, _mm256_shuffle_ps(a, b, 0xdd));
	}
	return x;
}

#endif

static int64_t
split_pairs(size_t size, unsigned char *to, int64_t ty,
	const unsigned char *from, int64_t count)
{
#if POP_VBYTES >= 32
	if (size == 4 && count >= EIGHT)
		return split_two(to, ty, from, count);
#endif
	return size == 1   ? split_bytes(to, ty, from, count)
	       : size == 2 ? split_shorts(to, ty, from, count)
	       : size == 4 ? split_words(to, ty, from, count)
	       : size == 8 ? split_longs(to, ty, from, count)
			   : 0;
}

static int64_t
join_pairs(size_t size, unsigned char *to, const unsigned char *from,
	int64_t fx, int64_t count)
{
#if POP_VBYTES >= 32
	if (size == 4 && count >= EIGHT)
		return join_two(to, from, fx, count);
#endif
	return size == 1   ? join_bytes(to, from, fx, count)
	       : size == 2 ? join_shorts(to, from, fx, count)
	       : size == 4 ? join_words(to, from, fx, count)
	       : size == 8 ? join_longs(to, from, fx, count)
			   : 0;
}

#define BY_SIZE(call, ...)                                              \
	(size == 1          ? n == 3 ? call(__VA_ARGS__, 1, 3)          \
				     : call(__VA_ARGS__, 1, 4)          \
			 : size == 2 ? n == 3 ? call(__VA_ARGS__, 2, 3) \
					      : call(__VA_ARGS__, 2, 4) \
			 : n == 3 ? call(__VA_ARGS__, 4, 3)             \
			    : call(__VA_ARGS__, 4, 4))

static int64_t
split(size_t size, unsigned char *to, int64_t ty, const unsigned char *from,
	int64_t count, int64_t n)
{
#if POP_VBYTES == 64
	if (size == 2 && n == 3)
		return split_three_32(to, ty, from, count);
#endif
#if POP_VBYTES >= 32
	if (size == 4)
		return n == 3 ? split_three(to, ty, from, count)
			      : split_four(to, ty, from, count);
#endif
	return BY_SIZE(split_pixels, to, ty, from, count);
}

static int64_t
join(size_t size, unsigned char *to, const unsigned char *from, int64_t fx,
	int64_t count, int64_t n)
{
#if POP_VBYTES == 64
	if (size == 2 && n == 3)
		return join_three_32(to, from, fx, count);
#endif
#if POP_VBYTES >= 32
	if (size == 4 && n == 3)
		return join_three(to, from, fx, count);
#endif
	return BY_SIZE(join_pixels, to, from, fx, count);
}

/* ---- All of them. */

/* Squares by u, and for each by v: by x first, lines of the source are used up
 * where they are; by y first, many of them are on their way at once. */
#define SQUARES(square, side, u, v)                                  \
	do {                                                         \
		sx = nx & ~(int64_t)((side)-1);                      \
		sy = ny & ~(int64_t)((side)-1);                      \
		for (int64_t u = 0; u < s##u; u += (side))           \
			for (int64_t v = 0; v < s##v; v += (side))   \
				square(to + y * ty + x * eb, ty,     \
					from + x * fx + y * eb, fx); \
	} while (0)

/* What squares left over, by squares that overlap those, if there are any; less
 * than an eighth of a square costs less one by one. */
#define EDGES(square, side)                                            \
	do {                                                           \
		const int64_t lx = nx - (side), ly = ny - (side);      \
		const bool by_x = sx && sy && 8 * (nx - sx) >= (side); \
		const bool by_y = sx && sy && 8 * (ny - sy) >= (side); \
                                                                       \
		for (int64_t x = 0; by_y && x < sx; x += (side))       \
			square(to + ly * ty + x * eb, ty,              \
				from + x * fx + ly * eb, fx);          \
		for (int64_t y = 0; by_x && y < sy; y += (side))       \
			square(to + y * ty + lx * eb, ty,              \
				from + lx * fx + y * eb, fx);          \
		if (by_x && by_y)                                      \
			square(to + ly * ty + lx * eb, ty,             \
				from + lx * fx + ly * eb, fx);         \
		sx = by_x ? nx : sx;                                   \
		sy = by_y ? ny : sy;                                   \
	} while (0)

void
POP_FN(pop_transpose)(size_t size, void *dst, int64_t ty, const void *src,
	int64_t fx, int64_t nx, int64_t ny)
{
	unsigned char *to = dst;
	const unsigned char *from = src;
	const int64_t eb = (int64_t)size;
	int64_t sx = 0, sy = 0;

	if (ny == 2 && fx == 2 * eb) {
		sx = split_pairs(size, to, ty, from, nx);
		scalars(size, to, ty, from, fx, sx, nx, 0, ny);
		return;
	}
	if (nx == 2 && ty == 2 * eb) {
		sy = join_pairs(size, to, from, fx, ny);
		scalars(size, to, ty, from, fx, 0, nx, sy, ny);
		return;
	}
	if (size <= 4 && (ny == 3 || ny == 4) && fx == ny * eb) {
		sx = split(size, to, ty, from, nx, ny);
		scalars(size, to, ty, from, fx, sx, nx, 0, ny);
		return;
	}
	if (size <= 4 && (nx == 3 || nx == 4) && ty == nx * eb) {
		sy = join(size, to, from, fx, ny, nx);
		scalars(size, to, ty, from, fx, 0, nx, sy, ny);
		return;
	}
	if (size == 1) {
		SQUARES(square_bytes, 16, x, y);
		EDGES(square_bytes, 16);
	} else if (size == 2) {
		SQUARES(square_shorts, 8, x, y);
		EDGES(square_shorts, 8);
	} else if (size == 4) {
		SQUARES(square, SQUARE, y, x);
		EDGES(square, SQUARE);
#if POP_VBYTES >= 32
	} else if (size == 8 && nx >= 4 && ny >= 4) {
		SQUARES(square_wide, 4, y, x);
		EDGES(square_wide, 4);
#endif
	} else if (size == 8) {
		SQUARES(square_longs, 2, y, x);
		EDGES(square_longs, 2);
	}
	scalars(size, to, ty, from, fx, 0, sx, sy, ny);
	scalars(size, to, ty, from, fx, sx, nx, 0, ny);
}
