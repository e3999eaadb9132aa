/*
 * Packing: operands of any type and strides as panels of 16 columns, or as
 * rows along the depth.
 *
 * What is contiguous is converted by vectors and, if it runs along the other
 * dim than the target, transposed by blocks that stay in the first cache.
 * Everything is one of four moves: rows into a panel, columns into a panel, and
 * the same two for rows, of which one goes through a panel.
 */

#include <string.h>

#include "lib/kernel/isa/gemm.h"
#include "lib/kernel/isa/take.h"

/* Depth of the blocks that are transposed. */
enum {
	DEEP = 64,
	SHORT = 32, /* deep at most, of short columns */
};

/* ---- Conversion of a run of elements. */

/* Class values to the type multiplied; n <= DEEP. */
static void
from_class(pop_gemm_type t, void *to, const void *from, pop_dtype d, int64_t n)
{
	const pop_class c = pop_class_of(d);
	const bool sign = pop_dtype_info_of[d].cls == POP_DTC_INT;

	for (int64_t j = 0; j < n; j++) {
		int64_t i = 0;
		double x = 0;
		float f;

		if (c == POP_CLASS_B) {
			i = ((const unsigned char *)from)[j];
			x = (double)i;
		} else if (c == POP_CLASS_I) {
			int32_t w = ((const int32_t *)from)[j];

			i = sign ? w : (int64_t)(uint32_t)w;
			x = (double)i;
		} else if (c == POP_CLASS_L) {
			i = ((const int64_t *)from)[j];
		} else if (c == POP_CLASS_F) {
			x = (double)((const float *)from)[j];
		} else {
			x = ((const double *)from)[j];
		}
		f = (float)x;
		switch (t) {
		case POP_GEMM_F32:
		case POP_GEMM_CHAINS:
			((float *)to)[j] = f;
			break;
		case POP_GEMM_F64:
			((double *)to)[j] = x;
			break;
		case POP_GEMM_I32:
			((int32_t *)to)[j] = (int32_t)i;
			break;
		case POP_GEMM_I64:
			((int64_t *)to)[j] = i;
			break;
		case POP_GEMM_PAIRS:
			((int16_t *)to)[j] = (int16_t)i;
			break;
		case POP_GEMM_QUADS:
		case POP_GEMM_HALVES:
		case POP_GEMM_BYTES:
			break;
		}
	}
}

/* Bytes that a depth of one takes: of pairs, half an element. */
static int64_t
step_bytes(pop_gemm_type t)
{
	return (int64_t)pop_gemm_bytes(t) / pop_gemm_joined(t);
}

/* Zeros for what the last element of a depth of k has too much. */
static void
fill_last(pop_gemm_type t, unsigned char *run, int64_t k)
{
	const int64_t more = pop_gemm_depth(t, k) * pop_gemm_joined(t) - k;

	memset(run + k * step_bytes(t), 0, (size_t)(more * step_bytes(t)));
}

/* Floats whose class is what is multiplied. */
static bool
is_f32_of_float(pop_gemm_type t, pop_dtype d)
{
	return t == POP_GEMM_F32 && pop_class_of(d) == POP_CLASS_F;
}

/* 8-bit integers, whose bytes are their value, or i16. */
static bool
is_pair_half(pop_gemm_type t, pop_dtype d)
{
	return t == POP_GEMM_PAIRS &&
	       (d == POP_DT_I8 || d == POP_DT_U8 || d == POP_DT_I16);
}

typedef int8_t b8 __attribute__((vector_size(8)));
typedef uint8_t ub8 __attribute__((vector_size(8)));
typedef int16_t s8 __attribute__((vector_size(16)));

POP_INLINE s8
load_s8(const unsigned char *p, pop_dtype d)
{
	b8 b;
	s8 s;

	if (d == POP_DT_I16) {
		memcpy(&s, p, sizeof(s));
		return s;
	}
	memcpy(&b, p, sizeof(b));
	return d == POP_DT_I8 ? POP_CONVERT(b, s8) : POP_CONVERT((ub8)b, s8);
}

static void
run_of_pairs(int16_t *to, const unsigned char *from, pop_dtype d, int64_t n)
{
	const int64_t size = pop_dtype_bytes(d);
	int64_t j = 0;
	s8 s;

	for (; j + 8 <= n; j += 8) {
		s = load_s8(from + j * size, d);
		memcpy(to + j, &s, sizeof(s));
	}
	for (; d == POP_DT_I16 && j + 4 <= n; j += 4)
		memcpy(to + j, from + j * 2, 8);
	for (; j < n; j++)
		if (d == POP_DT_I16)
			memcpy(to + j, from + j * 2, 2);
		else
			to[j] = d == POP_DT_I8 ? (int16_t)(int8_t)from[j]
					       : (int16_t)from[j];
}

static void
run_of_bytes(
	unsigned char *to, const unsigned char *from, int64_t stride, int64_t n)
{
	if (stride == 1)
		memcpy(to, from, (size_t)n);
	else
		for (int64_t j = 0; j < n; j++)
			to[j] = from[j * stride];
}

POP_INLINE void
run_of(const int d, float *to, const unsigned char *from, int64_t n)
{
	int64_t j = 0;

	for (; j + LANES <= n; j += LANES)
		v_store(to + j, (V)pop_take(d, from + j * pop_take_bytes(d)));
	if (j < n)
		v_store_some((unsigned char *)(to + j),
			(V)pop_take_some(
				d, from + j * pop_take_bytes(d), n - j),
			n - j);
}

__attribute__((noinline)) static void
run_of_taken(pop_dtype d, float *to, const unsigned char *from, int64_t n)
{
	POP_TAKE(d, run_of, to, from, n)
}

/* n elements, `stride` bytes apart. */
static void
convert_run(pop_gemm_type t, void *to, const unsigned char *from,
	int64_t stride, pop_dtype d, int64_t n)
{
	const bool contiguous = stride == (int64_t)pop_dtype_bytes(d);
	_Alignas(8) unsigned char row[DEEP * 8];
	unsigned char *q = to;

	if (contiguous && is_pair_half(t, d)) {
		run_of_pairs(to, from, d, n);
		return;
	}
	if (contiguous && t == POP_GEMM_F32 && d != POP_DT_F32 &&
		pop_is_taken(d)) {
		run_of_taken(d, to, from, n);
		return;
	}
	if (pop_gemm_is_native(t, d) || is_f32_of_float(t, d)) {
		POP_FN(pop_row_load)(to, from, stride, d, n);
		return;
	}
	if (t == POP_GEMM_QUADS) {
		run_of_bytes(to, from, stride, n);
		return;
	}
	for (int64_t j = 0; j < n; j += DEEP) {
		int64_t r = n - j < DEEP ? n - j : DEEP;

		POP_FN(pop_row_load)(row, from + j * stride, stride, d, r);
		from_class(t, q + j * step_bytes(t), row, d, r);
	}
}

/* ---- Transposition. */

#if POP_VBYTES >= 32
/* Eight columns, eight deep: panel[p * 16 + j] = b[j * col + p]. */
POP_INLINE void
transpose_8x8(float *panel, const float *b, int64_t col)
{
	__m256 r[8], t[4];

	/* Halves of rows are joined as they are loaded, which spares half of
	 * the shuffles. */
#	pragma GCC unroll 4
	for (int i = 0; i < 4; i++) {
		const float *low = b + i * col, *high = b + (i + 4) * col;

		r[i] = _mm256_insertf128_ps(
			_mm256_castps128_ps256(_mm_loadu_ps(low)),
			_mm_loadu_ps(high), 1);
		r[i + 4] = _mm256_insertf128_ps(
			_mm256_castps128_ps256(_mm_loadu_ps(low + 4)),
			_mm_loadu_ps(high + 4), 1);
	}
#	pragma GCC unroll 2
	for (int q = 0; q < 8; q += 4) {
		float *d = panel + q * 16;

		t[0] = _mm256_unpacklo_ps(r[q], r[q + 1]);
		t[1] = _mm256_unpackhi_ps(r[q], r[q + 1]);
		t[2] = _mm256_unpacklo_ps(r[q + 2], r[q + 3]);
		t[3] = _mm256_unpackhi_ps(r[q + 2], r[q + 3]);
		_mm256_storeu_ps(d, _mm256_shuffle_ps(t[0], t[2], 0x44));
		_mm256_storeu_ps(d + 16, _mm256_shuffle_ps(t[0], t[2], 0xee));
		_mm256_storeu_ps(d + 32, _mm256_shuffle_ps(t[1], t[3], 0x44));
		_mm256_storeu_ps(d + 48, _mm256_shuffle_ps(t[1], t[3], 0xee));
	}
}
#endif

/* to[y * ty + x] = from[x * fx + y] for x, y < 4. */
POP_INLINE void
transpose_4x4(uint32_t *to, int64_t ty, const uint32_t *from, int64_t fx)
{
	v_quad r[4];

#pragma GCC unroll 4
	for (int i = 0; i < 4; i++)
		memcpy(&r[i], from + i * fx, sizeof(r[i]));
	v_quad_turn(r);
#pragma GCC unroll 4
	for (int i = 0; i < 4; i++)
		memcpy(to + i * ty, &r[i], sizeof(r[i]));
}

/* 16 columns of 4-byte elements, contiguous along the depth, into a panel. */
static void
columns_to_panel4(uint32_t *panel, const uint32_t *b, int64_t col, int64_t k)
{
	int64_t p = 0;

#if POP_VBYTES >= 32
	for (; p + 8 <= k; p += 8) {
		transpose_8x8((float *)(void *)(panel + p * 16),
			(const float *)(const void *)(b + p), col);
		transpose_8x8((float *)(void *)(panel + p * 16 + 8),
			(const float *)(const void *)(b + 8 * col + p), col);
	}
#endif
	for (; p + 4 <= k; p += 4)
		for (int j = 0; j < 16; j += 4)
			transpose_4x4(
				panel + p * 16 + j, 16, b + j * col + p, col);
	for (; p < k; p++)
		for (int j = 0; j < 16; j++)
			panel[p * 16 + j] = b[j * col + p];
}

typedef uint64_t w4 __attribute__((vector_size(32)));

/* to[y * ty + x] = from[x * fx + y] for x, y < 4. */
POP_INLINE void
transpose_8_bytes(uint64_t *to, int64_t ty, const uint64_t *from, int64_t fx)
{
	w4 c[4], t[4], r[4];

#pragma GCC unroll 4
	for (int j = 0; j < 4; j++)
		memcpy(&c[j], from + j * fx, sizeof(c[j]));
	t[0] = __builtin_shufflevector(c[0], c[1], 0, 4, 2, 6);
	t[1] = __builtin_shufflevector(c[0], c[1], 1, 5, 3, 7);
	t[2] = __builtin_shufflevector(c[2], c[3], 0, 4, 2, 6);
	t[3] = __builtin_shufflevector(c[2], c[3], 1, 5, 3, 7);
	r[0] = __builtin_shufflevector(t[0], t[2], 0, 1, 4, 5);
	r[1] = __builtin_shufflevector(t[1], t[3], 0, 1, 4, 5);
	r[2] = __builtin_shufflevector(t[0], t[2], 2, 3, 6, 7);
	r[3] = __builtin_shufflevector(t[1], t[3], 2, 3, 6, 7);
#pragma GCC unroll 4
	for (int p = 0; p < 4; p++)
		memcpy(to + p * ty, &r[p], sizeof(r[p]));
}

/* The same of 8-byte elements. */
static void
columns_to_panel8(uint64_t *panel, const uint64_t *b, int64_t col, int64_t k)
{
	int64_t p = 0;

	for (; p + 4 <= k; p += 4)
		for (int j = 0; j < 16; j += 4)
			transpose_8_bytes(
				panel + p * 16 + j, 16, b + j * col + p, col);
	for (; p < k; p++)
		for (int j = 0; j < 16; j++)
			panel[p * 16 + j] = b[j * col + p];
}

/* The other way: m <= 16 rows of k elements, from a panel. */
static void
panel_to_rows8(uint64_t *to, int64_t ld, const uint64_t *panel, int64_t m,
	int64_t k)
{
	for (int64_t p = 0; p + 4 <= k; p += 4) {
		int64_t i = 0;

		for (; i + 4 <= m; i += 4)
			transpose_8_bytes(
				to + i * ld + p, ld, panel + p * 16 + i, 16);
		for (; i < m; i++)
			for (int64_t r = p; r < p + 4; r++)
				to[i * ld + r] = panel[r * 16 + i];
	}
	for (int64_t p = k / 4 * 4; p < k; p++)
		for (int64_t i = 0; i < m; i++)
			to[i * ld + p] = panel[p * 16 + i];
}

static void
panel_to_rows(size_t size, unsigned char *to, int64_t ld,
	const unsigned char *panel, int64_t m, int64_t k)
{
	int64_t p = 0;

	if (size == 8) {
		panel_to_rows8((uint64_t *)(void *)to, ld,
			(const uint64_t *)(const void *)panel, m, k);
		return;
	}
	for (; size == 4 && p + 4 <= k; p += 4) {
		const uint32_t *q = (const uint32_t *)(const void *)panel;
		uint32_t *d = (uint32_t *)(void *)to;
		int64_t i = 0;

		for (; i + 4 <= m; i += 4)
			transpose_4x4(d + i * ld + p, ld, q + p * 16 + i, 16);
		for (; i < m; i++)
			for (int64_t r = p; r < p + 4; r++)
				d[i * ld + r] = q[r * 16 + i];
	}
	for (; p < k; p++)
		for (int64_t i = 0; i < m; i++)
			memcpy(to + (size_t)(i * ld + p) * size,
				panel + (size_t)(p * 16 + i) * size, size);
}

/* ---- Rows into a panel: the columns are contiguous. */

/* 16 elements at s. */
POP_INLINE void
load_16(float *to, const unsigned char *s, const int d)
{
#pragma GCC unroll 4
	for (int j = 0; j < 16; j += LANES)
		v_store(to + j, (V)pop_take(d, s + j * pop_take_bytes(d)));
}

POP_INLINE void
full_rows_of(const int d, float *panel, const unsigned char *s, int64_t row,
	int64_t k)
{
	for (int64_t p = 0; p < k; p++)
		load_16(panel + p * 16, s + p * row, d);
}

static void
full_rows(pop_gemm_type t, unsigned char *panel, const unsigned char *s,
	int64_t row, pop_dtype d, int64_t k)
{
	const size_t bytes = 16 * (size_t)step_bytes(t);
	float *f = (float *)(void *)panel;

	if (t == POP_GEMM_F32 && pop_is_taken(d))
		POP_TAKE(d, full_rows_of, f, s, row, k)
	else if (pop_gemm_is_native(t, d) && bytes == 64)
		for (int64_t p = 0; p < k; p++)
			memcpy(panel + p * 64, s + p * row, 64);
	else if (pop_gemm_is_native(t, d) && bytes == 128)
		for (int64_t p = 0; p < k; p++)
			memcpy(panel + p * 128, s + p * row, 128);
	else
		for (int64_t p = 0; p < k; p++)
			convert_run(t, panel + (size_t)p * bytes, s + p * row,
				pop_dtype_bytes(d), d, 16);
}

/* Two rows of 8 as one of pairs. */
POP_INLINE void
join_8(unsigned char *to, s8 a, s8 b)
{
	s8 low = __builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
	s8 high = __builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15);

	memcpy(to, &low, sizeof(low));
	memcpy(to + sizeof(low), &high, sizeof(high));
}

#if POP_VBYTES == 64
/* Two rows of 16 numbers of 16 bits as one of pairs. */
POP_INLINE void
join_words(unsigned char *to, const unsigned char *a, const unsigned char *b)
{
	const __m512i from = _mm512_set_epi16(31, 15, 30, 14, 29, 13, 28, 12,
		27, 11, 26, 10, 25, 9, 24, 8, 23, 7, 22, 6, 21, 5, 20, 4, 19, 3,
		18, 2, 17, 1, 16, 0);
	const __m512i both = _mm512_inserti64x4(
		_mm512_castsi256_si512(_mm256_loadu_si256((const void *)a)),
		_mm256_loadu_si256((const void *)b), 1);

	_mm512_storeu_si512(to, _mm512_permutexvar_epi16(from, both));
}
#endif

POP_INLINE void
join_16(unsigned char *to, const unsigned char *a, const unsigned char *b,
	pop_dtype d)
{
	const size_t half = 8 * pop_dtype_bytes(d);

#if POP_VBYTES == 64
	if (d == POP_DT_I16) {
		join_words(to, a, b);
		return;
	}
#endif
	join_8(to, load_s8(a, d), load_s8(b, d));
	join_8(to + 32, load_s8(a + half, d), load_s8(b + half, d));
}

static void
full_rows_of_pairs(unsigned char *panel, const unsigned char *s, int64_t row,
	pop_dtype d, int64_t k)
{
	if (d == POP_DT_I8)
		for (int64_t p = 0; p < k; p += 2)
			join_16(panel + p * 32, s + p * row, s + (p + 1) * row,
				POP_DT_I8);
	else if (d == POP_DT_U8)
		for (int64_t p = 0; p < k; p += 2)
			join_16(panel + p * 32, s + p * row, s + (p + 1) * row,
				POP_DT_U8);
	else
		for (int64_t p = 0; p < k; p += 2)
			join_16(panel + p * 32, s + p * row, s + (p + 1) * row,
				POP_DT_I16);
}

static void
rows_of_pairs(
	unsigned char *panel, const pop_gemm_matrix *b, int64_t k, int64_t n)
{
	const int64_t size = pop_dtype_bytes(b->dtype), row = b->row * size;
	int64_t p = 0;

	if (n == 16 && b->col == 1 && is_pair_half(POP_GEMM_PAIRS, b->dtype)) {
		p = k & ~(int64_t)1;
		full_rows_of_pairs(panel, b->at, row, b->dtype, p);
	}
	for (; p < k; p += 2) {
		const unsigned char *s = b->at + p * row;
		int16_t two[2][16] = {{0}};

		convert_run(
			POP_GEMM_PAIRS, two[0], s, b->col * size, b->dtype, n);
		if (p + 1 < k)
			convert_run(POP_GEMM_PAIRS, two[1], s + row,
				b->col * size, b->dtype, n);
		join_16(panel + p * 32, (const unsigned char *)two[0],
			(const unsigned char *)two[1], POP_DT_I16);
	}
}

typedef uint8_t b16 __attribute__((vector_size(16)));

#if POP_VBYTES == 64
/* Four rows of 16 bytes, `row` apart, as one of quads. */
POP_INLINE void
join_bytes(unsigned char *to, const unsigned char *s, int64_t row)
{
	/* Fours of columns to a lane each, and there bytes by columns. */
	const __m512i lanes = _mm512_set_epi32(
		15, 11, 7, 3, 14, 10, 6, 2, 13, 9, 5, 1, 12, 8, 4, 0);
	const __m512i bytes = _mm512_broadcast_i32x4(_mm_set_epi8(
		15, 11, 7, 3, 14, 10, 6, 2, 13, 9, 5, 1, 12, 8, 4, 0));
	__m512i r = _mm512_castsi128_si512(_mm_loadu_si128((const void *)s));

	r = _mm512_inserti32x4(r, _mm_loadu_si128((const void *)(s + row)), 1);
	r = _mm512_inserti32x4(
		r, _mm_loadu_si128((const void *)(s + 2 * row)), 2);
	r = _mm512_inserti32x4(
		r, _mm_loadu_si128((const void *)(s + 3 * row)), 3);
	r = _mm512_permutexvar_epi32(lanes, r);
	_mm512_storeu_si512(to, _mm512_shuffle_epi8(r, bytes));
}
#endif

/* Up to four rows of 16 bytes, `row` apart, as one of quads. */
POP_INLINE void
join_4(unsigned char *to, const unsigned char *s, int64_t row, int64_t rows)
{
	b16 r[4] = {{0}}, low[2], high[2], q[4];

#if POP_VBYTES == 64
	if (rows == 4) {
		join_bytes(to, s, row);
		return;
	}
#endif
#pragma GCC unroll 4
	for (int64_t i = 0; i < rows; i++)
		memcpy(&r[i], s + i * row, sizeof(r[i]));
#pragma GCC unroll 2
	for (int i = 0; i < 2; i++) {
		const b16 a = r[2 * i], b = r[2 * i + 1];

		low[i] = __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3,
			19, 4, 20, 5, 21, 6, 22, 7, 23);
		high[i] = __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26,
			11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
	}
	q[0] = __builtin_shufflevector(low[0], low[1], 0, 1, 16, 17, 2, 3, 18,
		19, 4, 5, 20, 21, 6, 7, 22, 23);
	q[1] = __builtin_shufflevector(low[0], low[1], 8, 9, 24, 25, 10, 11, 26,
		27, 12, 13, 28, 29, 14, 15, 30, 31);
	q[2] = __builtin_shufflevector(high[0], high[1], 0, 1, 16, 17, 2, 3, 18,
		19, 4, 5, 20, 21, 6, 7, 22, 23);
	q[3] = __builtin_shufflevector(high[0], high[1], 8, 9, 24, 25, 10, 11,
		26, 27, 12, 13, 28, 29, 14, 15, 30, 31);
#pragma GCC unroll 4
	for (int i = 0; i < 4; i++)
		memcpy(to + 16 * i, &q[i], sizeof(q[i]));
}

static void
rows_of_quads(
	unsigned char *panel, const pop_gemm_matrix *b, int64_t k, int64_t n)
{
	unsigned char some[4][16] = {{0}};
	int64_t p = 0;

	if (n == 16 && b->col == 1)
		for (; p + 4 <= k; p += 4)
			join_4(panel + p * 16, b->at + p * b->row, b->row, 4);
	for (; p < k; p += 4) {
		const unsigned char *s = b->at + p * b->row;
		const int64_t rows = k - p < 4 ? k - p : 4;

		for (int64_t i = 0; i < rows; i++)
			run_of_bytes(some[i], s + i * b->row, b->col, n);
		join_4(panel + p * 16, some[0], 16, rows);
	}
}

/* Less than 16 elements of 1 or 2 words. */
POP_INLINE void
some_of_rows(const int words, unsigned char *panel, const unsigned char *s,
	int64_t row, int64_t k, int64_t n)
{
	n *= words;
	for (int64_t p = 0; p < k; p++, s += row, panel += 64 * words)
#pragma GCC unroll 8
		for (int64_t j = 0; j < 16 * words; j += LANES) {
			V v = {0};

			if (n >= j + LANES)
				v = v_load(s + j * 4);
			else if (n > j)
				v = v_load_some(s + j * 4, n - j);
			v_store(panel + j * 4, v);
		}
}

/* The first n of 16 elements, all of which may be read; zeros for others. */
POP_INLINE void
load_of_16(float *to, const unsigned char *s, const int d, int64_t n)
{
#pragma GCC unroll 4
	for (int j = 0; j < 16; j += LANES) {
		const V v = (V)pop_take(d, s + j * pop_take_bytes(d));
		const V is = (V)(v_iota() < v_set((int32_t)n - j));

		v_store(to + j, v & is);
	}
}

/* Less than 16 elements, to f32: but for those of the last rows, others are
 * behind them. */
POP_INLINE void
some_rows_of(const int d, float *panel, const unsigned char *s, int64_t row,
	int64_t k, int64_t n)
{
	const int64_t more = (16 - n) * pop_take_bytes(d);

	for (int64_t p = 0; p < k; p++, panel += 16, s += row)
		if ((k - 1 - p) * row >= more) {
			load_of_16(panel, s, d, n);
		} else {
			run_of(d, panel, s, n);
			memset(panel + n, 0, (size_t)(16 - n) * 4);
		}
}

/* Side by side, as they are multiplied or small floats; false of others. */
static bool
some_rows(pop_gemm_type t, unsigned char *panel, const pop_gemm_matrix *b,
	int64_t row, int64_t k, int64_t n)
{
	float *f = (float *)(void *)panel;

	if (pop_gemm_is_native(t, b->dtype) && pop_gemm_bytes(t) == 4)
		some_of_rows(1, panel, b->at, row, k, n);
	else if (pop_gemm_is_native(t, b->dtype) && pop_gemm_bytes(t) == 8)
		some_of_rows(2, panel, b->at, row, k, n);
	else if (t == POP_GEMM_F32 && pop_is_taken(b->dtype))
		POP_TAKE(b->dtype, some_rows_of, f, b->at, row, k, n)
	else
		return false;
	return true;
}

static void
rows_to_panel(pop_gemm_type t, unsigned char *panel, const pop_gemm_matrix *b,
	int64_t k, int64_t n)
{
	const int64_t size = pop_dtype_bytes(b->dtype);
	const size_t bytes = pop_gemm_bytes(t);

	if (t == POP_GEMM_PAIRS) {
		rows_of_pairs(panel, b, k, n);
		return;
	}
	if (t == POP_GEMM_QUADS) {
		rows_of_quads(panel, b, k, n);
		return;
	}
	if (n == 16 && b->col == 1) {
		full_rows(t, panel, b->at, b->row * size, b->dtype, k);
		return;
	}
	if (b->col == 1 && some_rows(t, panel, b, b->row * size, k, n))
		return;
	for (int64_t p = 0; p < k; p++, panel += 16 * bytes) {
		convert_run(t, panel, b->at + p * b->row * size, b->col * size,
			b->dtype, n);
		memset(panel + (size_t)n * bytes, 0, (size_t)(16 - n) * bytes);
	}
}

/* ---- Columns into a panel: the depth is contiguous, or nothing is. */

typedef uint16_t h16 __attribute__((vector_size(32)));

/* Eight deep of 16 columns of 16-bit numbers, c[j] on, become eight rows: in
 * each half of a vector, the bits of its number and of a lane's are rotated by
 * one, three times. */
POP_INLINE void
turn_halves(h16 row[8], const unsigned char *const c[16], int64_t at)
{
	h16 t[8];

#pragma GCC unroll 8
	for (int j = 0; j < 8; j++) {
		memcpy(&row[j], c[j] + at, 16);
		memcpy((unsigned char *)&row[j] + 16, c[j + 8] + at, 16);
	}
#pragma GCC unroll 3
	for (int r = 0; r < 3; r++) {
#pragma GCC unroll 8
		for (int i = 0; i < 8; i++)
			t[i] = row[i];
#pragma GCC unroll 4
		for (int i = 0; i < 4; i++) {
			row[2 * i] = __builtin_shufflevector(t[i], t[i + 4], 0,
				16, 1, 17, 2, 18, 3, 19, 8, 24, 9, 25, 10, 26,
				11, 27);
			row[2 * i + 1] = __builtin_shufflevector(t[i], t[i + 4],
				4, 20, 5, 21, 6, 22, 7, 23, 12, 28, 13, 29, 14,
				30, 15, 31);
		}
	}
}

POP_INLINE void
halves_of_columns(
	const int d, float *panel, const unsigned char *const c[16], int64_t k)
{
	unsigned char end[16][16] = {{0}};
	const unsigned char *last[16];
	h16 row[8];
	int64_t p = 0;

	for (; p + 8 <= k; p += 8, panel += 8 * 16) {
		turn_halves(row, c, 2 * p);
#pragma GCC unroll 8
		for (int i = 0; i < 8; i++)
			load_16(panel + i * 16, (const unsigned char *)&row[i],
				d);
	}
	if (p == k)
		return;
	for (int j = 0; j < 16; j++) {
		memcpy(end[j], c[j] + 2 * p, (size_t)(k - p) * 2);
		last[j] = end[j];
	}
	turn_halves(row, last, 0);
	for (int i = 0; i < k - p; i++)
		load_16(panel + i * 16, (const unsigned char *)&row[i], d);
}

/* The n columns of a block that stay in the first cache, of 16-bit floats;
 * zeros for others. */
static void
half_columns_to_panel(
	float *panel, const pop_gemm_matrix *b, int64_t k, int64_t n)
{
	static const unsigned char none[2 * DEEP];
	const unsigned char *c[16];
	int64_t r;

	for (int64_t p = 0; p < k; p += r, panel += r * 16) {
		r = k - p < DEEP ? k - p : DEEP;
		for (int64_t j = 0; j < 16; j++)
			c[j] = j < n ? b->at + (p + j * b->col) * 2 : none;
		if (b->dtype == POP_DT_BF16)
			halves_of_columns(POP_DT_BF16, panel, c, r);
		else
			halves_of_columns(POP_DT_F16, panel, c, r);
	}
}

static void
columns_to_panel(pop_gemm_type t, unsigned char *panel,
	const pop_gemm_matrix *b, int64_t k, int64_t n)
{
	const int64_t size = pop_dtype_bytes(b->dtype);
	const size_t bytes = pop_gemm_bytes(t);
	_Alignas(64) unsigned char block[16 * DEEP * 8];
	/* Elements of a column of the block. */
	const int64_t ld = pop_gemm_depth(t, DEEP);

	if (b->row == 1 && t == POP_GEMM_F32 &&
		(b->dtype == POP_DT_BF16 || b->dtype == POP_DT_F16)) {
		half_columns_to_panel((float *)(void *)panel, b, k, n);
		return;
	}
	for (int64_t j = n; j < 16; j++)
		memset(block + (size_t)(j * ld) * bytes, 0,
			(size_t)(k < DEEP ? pop_gemm_depth(t, k) : ld) * bytes);
	for (int64_t p = 0; p < k; p += DEEP) {
		int64_t r = k - p < DEEP ? k - p : DEEP;
		int64_t e = pop_gemm_depth(t, r);

		for (int64_t j = 0; j < n; j++) {
			unsigned char *c = block + (size_t)(j * ld) * bytes;

			convert_run(t, c,
				b->at + (p * b->row + j * b->col) * size,
				b->row * size, b->dtype, r);
			fill_last(t, c, r);
		}
		if (bytes == 4)
			columns_to_panel4((uint32_t *)(void *)panel,
				(const uint32_t *)(const void *)block, ld, e);
		else
			columns_to_panel8((uint64_t *)(void *)panel,
				(const uint64_t *)(const void *)block, ld, e);
		panel += (size_t)e * 16 * bytes;
	}
}

/* Words of short columns go where they belong one by one: by columns, each
 * would cost more than its elements. */
static void
short_columns_to_panel4(
	uint32_t *panel, const pop_gemm_matrix *b, int64_t k, int64_t n)
{
	const uint32_t *from = (const uint32_t *)(const void *)b->at;

	for (int64_t p = 0; p < k; p++, panel += 16, from += b->row) {
		const uint32_t *c = from;

		for (int64_t j = 0; j < n; j++, c += b->col)
			panel[j] = *c;
		for (int64_t j = n; j < 16; j++)
			panel[j] = 0;
	}
}

static int64_t
magnitude(int64_t x)
{
	return x < 0 ? -x : x;
}

/* Two bf16 are packed as two i16 are, where they lie in columns through pairs.
 */
static void
halves_to_panel(uint32_t *panel, const pop_gemm_matrix *b, int64_t k, int64_t n)
{
	const uint32_t *pairs = (const uint32_t *)(const void *)b->at;
	pop_gemm_matrix bits = *b;
	const int64_t whole = k / 2;

	bits.dtype = POP_DT_I16;
	if (b->row != 1 || n != 16 || b->col % 2 != 0 ||
		(uintptr_t)b->at % sizeof(*pairs) != 0) {
		pop_gemm_pack(POP_GEMM_PAIRS, panel, &bits, k, n);
		return;
	}
	columns_to_panel4(panel, pairs, b->col / 2, whole);
	for (int64_t j = 0; k % 2 && j < 16; j++) {
		uint16_t last;

		memcpy(&last, b->at + 2 * (j * b->col + k - 1), 2);
		panel[whole * 16 + j] = last;
	}
}

/* The type whose packed elements are those of t; of A but for their sign. */
static pop_gemm_type
packed_as(pop_gemm_type t)
{
	if (t == POP_GEMM_CHAINS)
		return POP_GEMM_F32;
	return t == POP_GEMM_BYTES ? POP_GEMM_QUADS : t;
}

void
pop_gemm_pack(pop_gemm_type t, void *panel, const pop_gemm_matrix *b, int64_t k,
	int64_t n)
{
	t = packed_as(t);
	if (t == POP_GEMM_HALVES) {
		halves_to_panel(panel, b, k, n);
		return;
	}
	if (b->col == 1 || (b->row != 1 && n > 1 && magnitude(b->col) <= 1))
		rows_to_panel(t, panel, b, k, n);
	else if (t == POP_GEMM_F32 && k <= SHORT && b->row != 1 &&
		 pop_gemm_is_native(t, b->dtype))
		short_columns_to_panel4((uint32_t *)panel, b, k, n);
	else if (b->row != 1 || n < 16 || !pop_gemm_is_native(t, b->dtype))
		columns_to_panel(t, panel, b, k, n);
	else if (pop_gemm_bytes(t) == 4)
		columns_to_panel4(panel, (const uint32_t *)(const void *)b->at,
			b->col, k);
	else
		columns_to_panel8(panel, (const uint64_t *)(const void *)b->at,
			b->col, k);
}

void
pop_gemm_turn_halves(uint16_t (*to)[16], const unsigned char *b, int64_t col,
	int64_t k, int64_t n)
{
	static const unsigned char none[2 * DEEP];
	const unsigned char *c[16];
	unsigned char end[16][16] = {{0}};
	h16 row[8];
	int64_t p = 0;

	for (int64_t j = 0; j < 16; j++)
		c[j] = j < n ? b + 2 * j * col : none;
	for (; p + 8 <= k; p += 8) {
		turn_halves(row, c, 0);
		memcpy(to[p], row, sizeof(row));
		for (int64_t j = 0; j < n; j++)
			c[j] += 16;
	}
	if (p == k)
		return;
	for (int64_t j = 0; j < n; j++) {
		memcpy(end[j], c[j], (size_t)(k - p) * 2);
		c[j] = end[j];
	}
	turn_halves(row, c, 0);
	memcpy(to[p], row, (size_t)(k - p) * sizeof(row[0]));
}

void
pop_gemm_join_halves(void *to, const uint16_t low[16], const uint16_t high[16])
{
	join_16(to, (const unsigned char *)low, (const unsigned char *)high,
		POP_DT_I16);
}

/* ---- Rows along the depth. */

/* Through panels of 16 rows: `a` is contiguous along its rows' numbers. */
static void
rows_by_panels(pop_gemm_type t, unsigned char *to, int64_t ld,
	const pop_gemm_matrix *a, int64_t m, int64_t k)
{
	const int64_t size = pop_dtype_bytes(a->dtype);
	const size_t bytes = pop_gemm_bytes(t);
	_Alignas(64) unsigned char panel[16 * DEEP * 8];

	for (int64_t p = 0; p < k; p += DEEP)
		for (int64_t i = 0; i < m; i += 16) {
			int64_t r = k - p < DEEP ? k - p : DEEP;
			int64_t n = m - i < 16 ? m - i : 16;
			pop_gemm_matrix b = {
				.at = a->at + (i * a->row + p * a->col) * size,
				.row = a->col,
				.col = a->row,
				.dtype = a->dtype};

			rows_to_panel(t, panel, &b, r, n);
			panel_to_rows(bytes,
				to + (size_t)(i * ld + pop_gemm_depth(t, p)) *
						bytes,
				ld, panel, n, pop_gemm_depth(t, r));
		}
}

static void
rows_one_by_one(pop_gemm_type t, unsigned char *to, int64_t ld,
	const pop_gemm_matrix *a, int64_t m, int64_t k)
{
	const int64_t size = pop_dtype_bytes(a->dtype);
	const size_t bytes = pop_gemm_bytes(t);

	for (int64_t i = 0; i < m; i++) {
		unsigned char *row = to + (size_t)(i * ld) * bytes;

		convert_run(t, row, a->at + i * a->row * size, a->col * size,
			a->dtype, k);
		fill_last(t, row, k);
	}
}

/* Makes quads of A greater by 128, and so without sign. */
static void
raise_quads(uint32_t *to, int64_t ld, int64_t m, int64_t deep)
{
	for (int64_t i = 0; i < m; i++, to += ld)
		for (int64_t p = 0; p < deep; p++)
			to[p] ^= UINT32_C(0x80808080);
}

void
pop_gemm_rows(pop_gemm_type t, void *to, int64_t ld, const pop_gemm_matrix *a,
	int64_t m, int64_t k)
{
	const bool raised = t == POP_GEMM_QUADS;
	pop_gemm_matrix bits = *a;

	t = packed_as(t);
	if (t == POP_GEMM_HALVES) {
		bits.dtype = POP_DT_I16;
		a = &bits;
		t = POP_GEMM_PAIRS;
	}
	if (a->row == 1 && a->col != 1 && m > 1)
		rows_by_panels(t, to, ld, a, m, k);
	else
		rows_one_by_one(t, to, ld, a, m, k);
	if (raised)
		raise_quads(to, ld, m, pop_gemm_depth(t, k));
}
