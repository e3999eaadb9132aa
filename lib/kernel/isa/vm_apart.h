#ifndef POP_KERNEL_ISA_VM_APART_H
#define POP_KERNEL_ISA_VM_APART_H

/*
 * Templates of handlers between lines and elements that lie apart: pairs, strided
 * gathers and scatters.  They work on fr->count points, whatever NV is; of tall
 * tiles, row by row.
 */

#include "lib/kernel/isa/vm_convert.h"
#include "lib/kernel/isa/vm_each.h"

/* Rows of a tile, and bytes from one to the next of pointer k; and from vector
 * to vector, of so many bytes in a row. */
#ifdef TALL
#define TILE_ROWS             POP_VM_GROUP
#define NEXT_ROW(k)           fr->row[k]
#define NEXT_VECTOR(k, bytes) fr->row[k]
#else
#define TILE_ROWS             1
#define NEXT_ROW(k)           0
#define NEXT_VECTOR(k, bytes) (bytes)
#endif
#define EACH_ROW for (int row = 0; row < TILE_ROWS; row++)

#if POP_VBYTES == 64
#define LANES32(X) X(0), X(1), X(2), X(3), X(4), X(5), X(6), X(7), \
	X(8), X(9), X(10), X(11), X(12), X(13), X(14), X(15)
#define LANES64(X) X(0), X(1), X(2), X(3), X(4), X(5), X(6), X(7)
#elif POP_VBYTES == 32
#define LANES32(X) X(0), X(1), X(2), X(3), X(4), X(5), X(6), X(7)
#define LANES64(X) X(0), X(1), X(2), X(3)
#else
#define LANES32(X) X(0), X(1), X(2), X(3)
#define LANES64(X) X(0), X(1)
#endif

POP_INLINE uint32_t
load_u32(const unsigned char *p)
{
	uint32_t v;

	memcpy(&v, p, sizeof(v));
	return v;
}

POP_INLINE uint64_t
load_u64(const unsigned char *p)
{
	uint64_t v;

	memcpy(&v, p, sizeof(v));
	return v;
}

/* Vectors are put together in registers, by sixteen bytes: loading one from
 * where its lanes were stored one by one would wait for all of them. */
typedef uint64_t gathered __attribute__((vector_size(16)));

POP_INLINE gathered
gathered_uint32_t(const unsigned char *p, int64_t step)
{
	typedef uint32_t words __attribute__((vector_size(16)));

	return (gathered)(words){load_u32(p), load_u32(p + step),
		load_u32(p + 2 * step), load_u32(p + 3 * step)};
}

POP_INLINE gathered
gathered_uint64_t(const unsigned char *p, int64_t step)
{
	return (gathered){load_u64(p), load_u64(p + step)};
}

/* GCC would reach each lane from the first one, for which there are not
 * registers enough. */
POP_INLINE const unsigned char *
further(const unsigned char *p, int64_t by)
{
	p += by;
	__asm__("" : "+r"(p));
	return p;
}

POP_INLINE V
join_parts(const gathered *a)
{
#if POP_VBYTES == 64
	return (V)__builtin_shufflevector(
		__builtin_shufflevector(a[0], a[1], 0, 1, 2, 3),
		__builtin_shufflevector(a[2], a[3], 0, 1, 2, 3), 0, 1, 2, 3, 4,
		5, 6, 7);
#elif POP_VBYTES == 32
	return (V)__builtin_shufflevector(a[0], a[1], 0, 1, 2, 3);
#else
	return (V)a[0];
#endif
}

#if POP_VBYTES == 64
/* Beside vectors of 64 bytes there is one shuffle a cycle, as which inserts
 * count; blends are twice as many, and elements that are broadcast cost no more
 * than their loads. */
#	define SPREAD32(p, k)       \
		_mm256_broadcast_ss( \
			(const float *)(const void *)((p) + (k)*step))
#	define SPREAD64(p, k)       \
		_mm256_broadcast_sd( \
			(const double *)(const void *)((p) + (k)*step))

POP_INLINE __m256
half_of_uint32_t(const unsigned char *p, int64_t step)
{
	const unsigned char *h = further(p, 4 * step);
	const __m256 a =
		_mm256_blend_ps(SPREAD32(p, 0), SPREAD32(p, 1), 1 << 1);
	const __m256 b =
		_mm256_blend_ps(SPREAD32(p, 2), SPREAD32(p, 3), 1 << 3);
	const __m256 c =
		_mm256_blend_ps(SPREAD32(h, 0), SPREAD32(h, 1), 1 << 5);
	const __m256 d =
		_mm256_blend_ps(SPREAD32(h, 2), SPREAD32(h, 3), 1 << 7);

	return _mm256_blend_ps(_mm256_blend_ps(a, b, 3 << 2),
		_mm256_blend_ps(c, d, 3 << 6), 15 << 4);
}

POP_INLINE __m256d
half_of_uint64_t(const unsigned char *p, int64_t step)
{
	const __m256d a =
		_mm256_blend_pd(SPREAD64(p, 0), SPREAD64(p, 1), 1 << 1);
	const __m256d b =
		_mm256_blend_pd(SPREAD64(p, 2), SPREAD64(p, 3), 1 << 3);

	return _mm256_blend_pd(a, b, 3 << 2);
}

#	define GATHERED(T)                                                   \
		POP_INLINE V vector_of_##T(                                   \
			const unsigned char *p, int64_t step)                 \
		{                                                             \
			const int64_t half = 32 / (int)sizeof(T) * step;      \
			const __m256i a = (__m256i)half_of_##T(p, step);      \
			const __m256i b =                                     \
				(__m256i)half_of_##T(further(p, half), step); \
			return (V)_mm512_inserti64x4(                         \
				_mm512_castsi256_si512(a), b, 1);             \
		}
#else
#	define GATHERED(T)                                                    \
		POP_INLINE V vector_of_##T(                                    \
			const unsigned char *p, int64_t step)                  \
		{                                                              \
			const int64_t part = 16 / (int)sizeof(T) * step;       \
			gathered a[POP_VBYTES / 16];                           \
			_Pragma("GCC unroll 2") for (int k = 0;                \
						     k < POP_VBYTES / 16; k++) \
			{                                                      \
				a[k] = gathered_##T(p, step);                  \
				p = further(p, part);                          \
			}                                                      \
			return join_parts(a);                                  \
		}
#endif

GATHERED(uint32_t)
GATHERED(uint64_t)

/* Halves of pairs: even places of two vectors, of which the second starts one
 * early, so that nothing behind the last one is read; and back. */
#if POP_VBYTES == 64
#define EVEN_uint32_t 0, 2, 4, 6, 8, 10, 12, 14, 17, 19, 21, 23, 25, 27, 29, 31
#define LOW_uint32_t  0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23
#define HIGH_uint32_t \
	8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31
#define EVEN_uint64_t 0, 2, 4, 6, 9, 11, 13, 15
#define LOW_uint64_t  0, 8, 1, 9, 2, 10, 3, 11
#define HIGH_uint64_t 4, 12, 5, 13, 6, 14, 7, 15
#elif POP_VBYTES == 32
#define EVEN_uint32_t 0, 2, 4, 6, 9, 11, 13, 15
#define LOW_uint32_t  0, 8, 1, 9, 2, 10, 3, 11
#define HIGH_uint32_t 4, 12, 5, 13, 6, 14, 7, 15
#define EVEN_uint64_t 0, 2, 5, 7
#define LOW_uint64_t  0, 4, 1, 5
#define HIGH_uint64_t 2, 6, 3, 7
#else
#define EVEN_uint32_t 0, 2, 5, 7
#define LOW_uint32_t  0, 4, 1, 5
#define HIGH_uint32_t 2, 6, 3, 7
#define EVEN_uint64_t 0, 3
#define LOW_uint64_t  0, 2
#define HIGH_uint64_t 1, 3
#endif
typedef vu lanes_uint32_t;
typedef vul lanes_uint64_t;

/* Narrower ones go by sixteen bytes. */
#define EVEN_uint8_t 0, 2, 4, 6, 8, 10, 12, 14, 17, 19, 21, 23, 25, 27, 29, 31
#define LOW_uint8_t  0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23
#define HIGH_uint8_t \
	8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31
#define EVEN_uint16_t 0, 2, 4, 6, 9, 11, 13, 15
#define LOW_uint16_t  0, 8, 1, 9, 2, 10, 3, 11
#define HIGH_uint16_t 4, 12, 5, 13, 6, 14, 7, 15
typedef uint8_t lanes_uint8_t __attribute__((vector_size(16)));
typedef uint16_t lanes_uint16_t __attribute__((vector_size(16)));

/* Every third place of three vectors, of which the last one starts so early
 * that it ends with the last element; first those of two. */
#if POP_VBYTES == 64
#define TWO_THIRDS_uint32_t 0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 0, 0, 0, 0, 0
#define THIRDS_uint32_t 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 19, 22, 25, 28, 31
#define TWO_THIRDS_uint64_t 0, 3, 6, 9, 12, 15, 0, 0
#define THIRDS_uint64_t     0, 1, 2, 3, 4, 5, 12, 15
#elif POP_VBYTES == 32
#define TWO_THIRDS_uint32_t 0, 3, 6, 9, 12, 15, 0, 0
#define THIRDS_uint32_t     0, 1, 2, 3, 4, 5, 12, 15
#define TWO_THIRDS_uint64_t 0, 3, 6, 0
#define THIRDS_uint64_t     0, 1, 2, 7
#else
#define TWO_THIRDS_uint32_t 0, 3, 6, 0
#define THIRDS_uint32_t     0, 1, 2, 7
#define TWO_THIRDS_uint64_t 0, 3
#define THIRDS_uint64_t     0, 1
#endif

#define THIRDS(T)                                                           \
	(V) __builtin_shufflevector(                                        \
		__builtin_shufflevector((lanes_##T)v_load(p),               \
			(lanes_##T)v_load(p + POP_VBYTES), TWO_THIRDS_##T), \
		(lanes_##T)v_load(p + 2 * POP_VBYTES - 2 * (int)sizeof(T)), \
		THIRDS_##T)

/* Every fourth place of four vectors, of which the last one starts so early
 * that it ends with the last element: of the first two, of the others, of both.
 */
#if POP_VBYTES == 64
#	define FIRST_FOURTHS_uint32_t \
		0, 4, 8, 12, 16, 20, 24, 28, 0, 0, 0, 0, 0, 0, 0, 0
#	define LAST_FOURTHS_uint32_t \
		0, 4, 8, 12, 19, 23, 27, 31, 0, 0, 0, 0, 0, 0, 0, 0
#	define FOURTHS_uint32_t \
		0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23
#	define FIRST_FOURTHS_uint64_t 0, 4, 8, 12, 0, 0, 0, 0
#	define LAST_FOURTHS_uint64_t  0, 4, 11, 15, 0, 0, 0, 0
#	define FOURTHS_uint64_t       0, 1, 2, 3, 8, 9, 10, 11
#elif POP_VBYTES == 32
#	define FIRST_FOURTHS_uint32_t 0, 4, 8, 12, 0, 0, 0, 0
#	define LAST_FOURTHS_uint32_t  0, 4, 11, 15, 0, 0, 0, 0
#	define FOURTHS_uint32_t       0, 1, 2, 3, 8, 9, 10, 11
#	define FIRST_FOURTHS_uint64_t 0, 4, 0, 0
#	define LAST_FOURTHS_uint64_t  0, 7, 0, 0
#	define FOURTHS_uint64_t       0, 1, 4, 5
#endif

/* Vectors of sixteen bytes gain nothing. */
#if POP_VBYTES == 16
#	define FOURTHS(T) vector_of_##T(p, 4 * (int)sizeof(T))
#else
#	define FOURTHS(T)                                             \
		(V) __builtin_shufflevector(                           \
			__builtin_shufflevector((lanes_##T)v_load(p),  \
				(lanes_##T)v_load(p + POP_VBYTES),     \
				FIRST_FOURTHS_##T),                    \
			__builtin_shufflevector(                       \
				(lanes_##T)v_load(p + 2 * POP_VBYTES), \
				(lanes_##T)v_load(p + 3 * POP_VBYTES - \
						  3 * (int)sizeof(T)), \
				LAST_FOURTHS_##T),                     \
			FOURTHS_##T)
#endif

#define HALVES(T)                                                      \
	(V) __builtin_shufflevector((lanes_##T)v_load(p),              \
		(lanes_##T)v_load(p + POP_VBYTES - (int)sizeof(T)),    \
		EVEN_##T)

#define EVERY(T)                                              \
	POP_INLINE V every_second_##T(const unsigned char *p) \
	{                                                     \
		return HALVES(T);                             \
	}                                                     \
	POP_INLINE V every_third_##T(const unsigned char *p)  \
	{                                                     \
		return THIRDS(T);                             \
	}                                                     \
	POP_INLINE V every_fourth_##T(const unsigned char *p) \
	{                                                     \
		return FOURTHS(T);                            \
	}

EVERY(uint32_t)
EVERY(uint64_t)

#define PAIRED(T, part, to)                                           \
	do {                                                          \
		lanes_##T w_ = __builtin_shufflevector(u, v, part##_##T); \
		memcpy(to, &w_, sizeof(w_));                          \
	} while (0)

#define T_PAIRS(name, T, x)                                               \
	POP_INLINE void name##_row(unsigned char *p,                      \
		const unsigned char *even, const unsigned char *odd,      \
		int64_t n)                                                \
	{                                                                 \
		enum { BYTES = sizeof(lanes_##T), PER = BYTES / sizeof(T) }; \
		for (; n >= PER; n -= PER, p += 2 * BYTES) {              \
			lanes_##T u, v;                                   \
			memcpy(&u, even, BYTES);                          \
			memcpy(&v, odd, BYTES);                           \
			PAIRED(T, LOW, p);                                \
			PAIRED(T, HIGH, p + BYTES);                       \
			even += BYTES;                                    \
			odd += BYTES;                                     \
		}                                                         \
		if (n >= PER / 2) {                                       \
			lanes_##T u = {0}, v = {0};                       \
			memcpy(&u, even, BYTES / 2);                      \
			memcpy(&v, odd, BYTES / 2);                       \
			PAIRED(T, LOW, p);                                \
			n -= PER / 2;                                     \
			p += BYTES;                                       \
			even += BYTES / 2;                                \
			odd += BYTES / 2;                                 \
		}                                                         \
		for (; n > 0; n--, p += 2 * sizeof(T)) {                  \
			memcpy(p, even, sizeof(T));                       \
			memcpy(p + sizeof(T), odd, sizeof(T));            \
			even += sizeof(T);                                \
			odd += sizeof(T);                                 \
		}                                                         \
	}                                                                 \
	static void name(VM_ARGS)                                         \
	{                                                                 \
		const int64_t next = NEXT_ROW(q->a);                      \
		const int64_t next_even = NEXT_ROW(q->b);                 \
		const int64_t next_odd = NEXT_ROW(q->imm);                \
		const int64_t n = fr->count / TILE_ROWS;                  \
		unsigned char *p =                                        \
			fr->ptr[q->a] + i * 2 * (int64_t)sizeof(T);       \
		const unsigned char *even = fr->ptr[q->b];                \
		const unsigned char *odd = fr->ptr[q->imm];               \
		EACH_ROW                                                  \
		{                                                         \
			name##_row(p, even, odd, n);                      \
			p += next;                                        \
			even += next_even;                                \
			odd += next_odd;                                  \
		}                                                         \
		NEXT;                                                     \
	}

/* Row by row with name_row(), one element of each if the stride is 0; with code
 * of their own for elements that are two, three or four apart. */
#define GATHER_ROWS(name, step)                     \
	EACH_ROW                                    \
	{                                           \
		name##_row(to, p, step, n);         \
		p += next;                          \
		to += next_to;                      \
	}
#define GATHER_ALL(name, T)                           \
	if (step == 2 * (int)sizeof(T))               \
		GATHER_ROWS(name, 2 * (int)sizeof(T)) \
	else if (step == 3 * (int)sizeof(T))          \
		GATHER_ROWS(name, 3 * (int)sizeof(T)) \
	else if (step == 4 * (int)sizeof(T))          \
		GATHER_ROWS(name, 4 * (int)sizeof(T)) \
	else                                          \
		GATHER_ROWS(name, step)
#define GATHERING(name, T)                                          \
	static void name(VM_ARGS)                                   \
	{                                                           \
		const int64_t step = (int64_t)q->imm;               \
		const int64_t n = step ? fr->count / TILE_ROWS : 1; \
		const int64_t next = NEXT_ROW(q->a);                \
		const int64_t next_to = NEXT_ROW(q->b);             \
		const unsigned char *p = fr->ptr[q->a] + i * step;  \
		unsigned char *to = fr->ptr[q->b];                  \
		GATHER_ALL(name, T)                                 \
		NEXT;                                               \
	}

/* In a row's code: is the stride one of those? */
#define IS_EVERY(k, T)                                  \
	(LOADS_BETWEEN && __builtin_constant_p(step) && \
		step == (k) * (int)sizeof(T))
#define EACH_EVERY(k, T, fn)                           \
	for (; IS_EVERY(k, T) && n >= PER; n -= PER) { \
		v_store(to, fn##_##T(p));              \
		p += (k)*POP_VBYTES;                   \
		to += POP_VBYTES;                      \
	}

#define T_GATHER_WIDE(name, T, x)                                             \
	POP_INLINE void name##_row(unsigned char *to, const unsigned char *p, \
		const int64_t step, int64_t n)                                \
	{                                                                     \
		enum { PER = POP_VBYTES / sizeof(T) };                        \
		EACH_EVERY(2, T, every_second)                                \
		EACH_EVERY(3, T, every_third)                                 \
		EACH_EVERY(4, T, every_fourth)                                \
		for (; n >= PER; n -= PER, p += PER * step) {                 \
			v_store(to, vector_of_##T(p, step));                  \
			to += POP_VBYTES;                                     \
		}                                                             \
		for (; n > 0; n--, p += step, to += sizeof(T))                \
			memcpy(to, p, sizeof(T));                             \
	}                                                                     \
	GATHERING(name, T)

typedef uint8_t gathered_bytes __attribute__((vector_size(16)));

/* Every third byte, as of colours; nothing behind the last one is read. */
POP_INLINE gathered
every_third(const unsigned char *p)
{
	gathered_bytes a, b, c;

	memcpy(&a, p, sizeof(a));
	memcpy(&b, p + 16, sizeof(b));
	memcpy(&c, p + 30, sizeof(c));
	a = __builtin_shufflevector(a, b, 0, 3, 6, 9, 12, 15, 18, 21, 24, 27,
		30, 0, 0, 0, 0, 0);
	return (gathered)__builtin_shufflevector(a, c, 0, 1, 2, 3, 4, 5, 6, 7,
		8, 9, 10, 19, 22, 25, 28, 31);
}

#define LANE_NUMBER(k) (k)

/* Words whose low ends are elements of `size` bytes; nothing behind the last
 * element is read unless there are more. */
POP_INLINE V
words_from(const unsigned char *p, size_t size, bool more)
{
	const int over = 4 - (int)size;
	vu_of_l a, b;

	if (more)
		return v_load(p);
	memcpy(&a, p, sizeof(a));
	memcpy(&b, p + sizeof(a) - over, sizeof(b));
	b >>= 8 * over;
	return (V)__builtin_shufflevector(a, b, LANES32(LANE_NUMBER));
}

POP_INLINE void
put_low_ends(void *to, V words, size_t size)
{
	if (size == 1)
		narrow_vb_of_i(to, words);
	else
		narrow_vs_of_i(to, words);
}

/* The same of half words. */
typedef uint16_t half_words __attribute__((vector_size(POP_VBYTES)));
typedef uint8_t low_of_halves __attribute__((vector_size(POP_VBYTES / 2)));

/* Of quad words, of which one that lies behind them begins where they end: the
 * low ends. */
POP_INLINE void
put_low_ends_of_quads(void *to, const unsigned char *p, size_t size)
{
	if (size == 1)
		narrow_vb_of_l(to, v_load(p));
	else
		narrow_vs_of_l(to, v_load(p));
}

/* From the last one on, and each as a whole register: GCC would write to parts
 * of them, or of vectors in memory. */
#define EIGHT_BYTES(T)                                                   \
	POP_INLINE uint64_t eight_bytes_of_##T(                          \
		const unsigned char *p, const int64_t step)              \
	{                                                                \
		uint64_t all = 0;                                        \
		_Pragma("GCC unroll 8") for (int k = 8 / (int)sizeof(T); \
					     k-- > 0;)                   \
		{                                                        \
			T part;                                          \
			memcpy(&part, p + k * step, sizeof(part));       \
			all = all << (8 * (int)sizeof(T)) | part;        \
			__asm__("" : "+r"(all));                         \
		}                                                        \
		return all;                                              \
	}

EIGHT_BYTES(uint8_t)
EIGHT_BYTES(uint16_t)

#define T_GATHER(name, T, x)                                                   \
	POP_INLINE void name##_row(unsigned char *to, const unsigned char *p,  \
		const int64_t step, int64_t n)                                 \
	{                                                                      \
		enum { PER = 16 / sizeof(T) };                                 \
		for (; sizeof(T) == 1 && IS_EVERY(3, T) && n >= PER;           \
			n -= PER, p += PER * step, to += 16) {                 \
			gathered v = every_third(p);                           \
			memcpy(to, &v, sizeof(v));                             \
		}                                                              \
		for (; sizeof(T) == 1 && IS_EVERY(2, T) && n > POP_VBYTES / 2; \
			n -= POP_VBYTES / 2, p += POP_VBYTES) {                \
			low_of_halves v = POP_CONVERT(                         \
				(half_words)v_load(p), low_of_halves);         \
			memcpy(to, &v, sizeof(v));                             \
			to += sizeof(v);                                       \
		}                                                              \
		for (; IS_EVERY(4 / sizeof(T), T) && n >= LANES;               \
			n -= LANES, p += POP_VBYTES) {                         \
			put_low_ends(to, words_from(p, sizeof(T), n > LANES),  \
				sizeof(T));                                    \
			to += LANES * sizeof(T);                               \
		}                                                              \
		for (; IS_EVERY(2, T) && n >= PER;                             \
			n -= PER, p += PER * step, to += 16) {                 \
			lanes_##T u, v;                                        \
			memcpy(&u, p, 16);                                     \
			memcpy(&v, p + 16 - sizeof(T), 16);                    \
			PAIRED(T, EVEN, to);                                   \
		}                                                              \
		for (; LOADS_BETWEEN && step == 8 && n > LANES_W;              \
			n -= LANES_W, p += POP_VBYTES) {                       \
			put_low_ends_of_quads(to, p, sizeof(T));               \
			to += LANES_W * sizeof(T);                             \
		}                                                              \
		for (; n >= PER; n -= PER, p += PER * step) {                  \
			const gathered v = {eight_bytes_of_##T(p, step),       \
				eight_bytes_of_##T(                            \
					further(p, PER / 2 * step), step)};    \
			memcpy(to, &v, sizeof(v));                             \
			to += 16;                                              \
		}                                                              \
		if (n >= PER / 2) {                                            \
			const uint64_t half = eight_bytes_of_##T(p, step);     \
			memcpy(to, &half, sizeof(half));                       \
			n -= PER / 2;                                          \
			p += PER / 2 * step;                                   \
			to += sizeof(half);                                    \
		}                                                              \
		for (; n > 0; n--, p += step, to += sizeof(T))                 \
			memcpy(to, p, sizeof(T));                              \
	}                                                                      \
	GATHERING(name, T)

#define T_SCATTER(name, T, x)                                              \
	POP_INLINE void name##_row(unsigned char *p,                       \
		const unsigned char *from, const int64_t step, int64_t n)  \
	{                                                                  \
		_Pragma("GCC unroll 4") for (int64_t j = 0; j < n; j++)    \
		{                                                          \
			memcpy(p, from, sizeof(T));                        \
			p += step;                                         \
			from += sizeof(T);                                 \
		}                                                          \
	}                                                                  \
	static void name(VM_ARGS)                                          \
	{                                                                  \
		const int64_t step = (int64_t)q->imm;                      \
		const int64_t n = fr->count / TILE_ROWS;                   \
		const int64_t next = NEXT_ROW(q->a);                       \
		const int64_t next_from = NEXT_ROW(q->b);                  \
		unsigned char *p = fr->ptr[q->a] + i * step;               \
		const unsigned char *from = fr->ptr[q->b];                 \
		EACH_ROW                                                   \
		{                                                          \
			name##_row(p, from, step, n);                      \
			p += next;                                         \
			from += next_from;                                 \
		}                                                          \
		NEXT;                                                      \
	}

/* Every other half word, as a word; nothing behind the last one is read. */
POP_INLINE V
load_even_halves(const unsigned char *p)
{
	vu_of_l a, b;

	memcpy(&a, p, sizeof(a));
	memcpy(&b, p + sizeof(a) - 2, sizeof(b));
	a &= 0xffff;
	b >>= 16;
	return (V)__builtin_shufflevector(a, b, LANES32(LANE_NUMBER));
}

POP_INLINE V
i_of_low_half(V h)
{
	return (V)((vu)h << 16) >> 16;
}

/* Of whole tiles in registers, of others through the stage. */
#define EVEN_HALVES(j, fn) GIVE(j, fn(load_even_halves(p + (j) * next)))
#define STAGED_HALVES(j, fn) GIVE(j, fn(widen_vus_of_i(to + (j) * next_to)))
#define T_LD_HALVES(name, fn, x)                                            \
	static void name(VM_ARGS)                                           \
	{                                                                   \
		const int64_t next = NEXT_VECTOR(q->a, POP_VBYTES);         \
		const int64_t next_to = NEXT_VECTOR(q->b, POP_VBYTES / 2);  \
		const unsigned char *p = fr->ptr[q->a] + i * 4;             \
		unsigned char *to = fr->ptr[q->b];                          \
		if (LOADS_BETWEEN && fr->count == NV * LANES) {             \
			EACH_OF(EVEN_HALVES, fn)                            \
		} else {                                                    \
			for (int row = 0; row < TILE_ROWS; row++)           \
				h_gather2_row(to + row * next_to,           \
					p + row * next, 4,                  \
					fr->count / TILE_ROWS);             \
			EACH_OF(STAGED_HALVES, fn)                          \
		}                                                           \
		NEXT;                                                       \
	}

/* Of n words as many as there are, up to four. */
POP_INLINE gathered
few_gathered(const unsigned char *p, int64_t step, int64_t n)
{
	typedef uint32_t words __attribute__((vector_size(16)));
	words a = {0};

	if (n >= 4)
		return gathered_uint32_t(p, step);
	if (n > 0)
		a[0] = load_u32(p);
	if (n > 1)
		a[1] = load_u32(p + step);
	if (n > 2)
		a[2] = load_u32(p + 2 * step);
	return (gathered)a;
}

/* Less than a vector; from the stage it would wait for each of its words. */
POP_INLINE V
part_of_words(const unsigned char *p, int64_t step, int64_t n)
{
	gathered a[POP_VBYTES / 16];

	_Pragma("GCC unroll 4") for (int k = 0; k < POP_VBYTES / 16; k++) a[k] =
		few_gathered(p + 4 * k * step, step, n - (int64_t)4 * k);
	return join_parts(a);
}

/* Words that lie apart: of whole tiles and of less than a vector in registers,
 * of others through the stage b. */
#define PART_OF_WORDS(j) GIVE(j, part_of_words(p, step, fr->count))
#define SECOND_WORDS(j) GIVE(j, every_second_uint32_t(p + (j)*next))
#define THIRD_WORDS(j)  GIVE(j, every_third_uint32_t(p + (j)*next))
#define FOURTH_WORDS(j) GIVE(j, every_fourth_uint32_t(p + (j)*next))
#define WORDS_APART(j)  GIVE(j, vector_of_uint32_t(p + (j)*next, step))
#define STAGED_WORDS(j) GIVE(j, v_load(fr->ptr[q->b] + (j)*next_to))
#define T_LD_EVERY(name, T, x)                                            \
	static void name(VM_ARGS)                                         \
	{                                                                 \
		const int64_t step = (int64_t)q->imm;                     \
		const int64_t next = NEXT_VECTOR(q->a, LANES * step);     \
		const int64_t next_to = NEXT_VECTOR(q->b, POP_VBYTES);    \
		const unsigned char *p = fr->ptr[q->a] + i * step;        \
		if (NV == 1 && fr->count < LANES) {                       \
			EACH(PART_OF_WORDS)                               \
		} else if (fr->count < NV * LANES) {                      \
			const int64_t n = fr->count / TILE_ROWS;          \
			unsigned char *to = fr->ptr[q->b];                \
			GATHER_ALL(h_gather4, T)                          \
			EACH(STAGED_WORDS)                                \
		} else if (LOADS_BETWEEN && step == 2 * (int)sizeof(T)) { \
			EACH(SECOND_WORDS)                                \
		} else if (LOADS_BETWEEN && step == 3 * (int)sizeof(T)) { \
			EACH(THIRD_WORDS)                                 \
		} else if (LOADS_BETWEEN && step == 4 * (int)sizeof(T)) { \
			EACH(FOURTH_WORDS)                                \
		} else {                                                  \
			EACH(WORDS_APART)                                 \
		}                                                         \
		NEXT;                                                     \
	}

#endif
