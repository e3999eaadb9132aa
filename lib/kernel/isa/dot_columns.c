/*
 * Columns of products of few rows that are not summed in f32: f64, in 16
 * interleaved partial sums, folded 8, 4, 2, 1; and bytes and 16-bit integers in
 * i32, whose rows of A are 16-bit integers.
 */

#include <string.h>

#include "lib/kernel/isa/dot.h"
#include "lib/kernel/isa/vec.h"

enum {
	AT_ONCE = POP_DOT_AT_ONCE,
	/* Columns side by side: half the registers are sums. */
	SIDE = LANES == 16 ? 4 : 2,
	DOUBLES = 16 / LANES_W,           /* vectors of 16 doubles */
	SHORTS = POP_VBYTES / 2,          /* 16-bit integers of a vector */
	MOST_SUMS = 24 * POP_VBYTES / 64, /* of f64 that stay in registers */
	END = 16 * 8,
	AHEAD = 4096, /* bytes to fetch ahead */
	/* Of f64 columns that are taken side by side, folded together: they
	 * stay in the caches, or are shorter than what one is taken in. */
	SIDE_BYTES = 4 << 20,
	SHORT = 16,
};

typedef enum kind {
	F64,
	SIGNED, /* bytes */
	UNSIGNED,
	HALVES, /* integers of 16 bits, with a sign */
	NKIND,
} kind;

/* The last bytes of column j, from depth p on, with zeros behind. */
POP_INLINE void
read_end(const pop_dot_columns_job *o, int64_t j, int64_t p, int64_t size,
	unsigned char end[END])
{
	memset(end, 0, END);
	memcpy(end, o->b + j * o->ldb + p * size, (size_t)((o->k - p) * size));
}

/* ---- f64. */

POP_INLINE void
more_doubles(const int mr, const int side, vd (*x)[AT_ONCE][DOUBLES],
	const pop_dot_columns_job *o, const unsigned char *const *b, int64_t p)
{
#pragma GCC unroll 4
	for (int v = 0; v < DOUBLES; v++)
#pragma GCC unroll 4
		for (int i = 0; i < mr; i++) {
			const double *a = o->a[i];
			const vd y = (vd)v_load(a + p + v * LANES_W);

#pragma GCC unroll 4
			for (int j = 0; j < side; j++)
				x[j][i][v] = vd_fma(y,
					(vd)v_load(b[j] + v * POP_VBYTES),
					x[j][i][v]);
		}
}

POP_INLINE void
doubles(const int mr, const int side, const pop_dot_columns_job *o, int64_t j0)
{
	vd x[SIDE][AT_ONCE][DOUBLES] = {{{{0}}}};
	unsigned char end[SIDE][END];
	const unsigned char *b[SIDE];
	int64_t p = 0;

	for (; p + 16 <= o->k; p += 16) {
#pragma GCC unroll 4
		for (int j = 0; j < side; j++) {
			b[j] = o->b + j * o->ldb + p * 8;
			__builtin_prefetch(b[j] + AHEAD);
		}
		more_doubles(mr, side, x, o, b, p);
	}
	for (int j = 0; p < o->k && j < side; j++) {
		read_end(o, j, p, 8, end[j]);
		b[j] = end[j];
	}
	if (p < o->k)
		more_doubles(mr, side, x, o, b, p);
#pragma GCC unroll 4
	for (int i = 0; i < mr; i++)
#pragma GCC unroll 4
		for (int j = 0; j < side; j++)
			((double *)o->c[i])[j0 + j] = vd_fold16(x[j][i]);
}

/* Vector v of the last products of each column, of which there are n: all of
 * it, some, or none, which count as zeros. */
POP_INLINE void
end_beside(vd (*x)[DOUBLES], const int side, const int v, const double *a,
	const unsigned char *b, int64_t ldb, int64_t n)
{
	const vd y = (vd)v_load(a);

	if (n >= LANES_W) {
#pragma GCC unroll 4
		for (int j = 0; j < side; j++)
			x[j][v] = vd_fma(y, (vd)v_load(b + j * ldb), x[j][v]);
	} else if (n > 0) {
#pragma GCC unroll 4
		for (int j = 0; j < side; j++)
			x[j][v] = vd_fma(
				y, vd_load_some(b + j * ldb, n), x[j][v]);
	} else {
#pragma GCC unroll 4
		for (int j = 0; j < side; j++)
			x[j][v] += (vd){0};
	}
}

/* `side` columns, b and on, by one row: what their sums are before they are
 * folded within a vector. */
POP_INLINE void
doubles_beside(vd *out, const int side, const double *a, const unsigned char *b,
	int64_t ldb, int64_t k)
{
	vd x[SIDE][DOUBLES] = {{{0}}};
	int64_t p = 0;

	for (; p + 16 <= k; p += 16)
#pragma GCC unroll 8
		for (int v = 0; v < DOUBLES; v++) {
			const int64_t q = p + v * LANES_W;
			const vd y = (vd)v_load(a + q);

#pragma GCC unroll 4
			for (int j = 0; j < side; j++)
				x[j][v] = vd_fma(y,
					(vd)v_load(b + j * ldb + q * 8),
					x[j][v]);
		}
	if (p < k) {
#pragma GCC unroll 8
		for (int v = 0; v < DOUBLES; v++)
			end_beside(x, side, v, a + p + v * LANES_W,
				b + (p + v * LANES_W) * 8, ldb,
				k - p - v * LANES_W);
	}
#pragma GCC unroll 4
	for (int j = 0; j < side; j++)
		out[j] = vd_fold_to_one(x[j]);
}

/* Do n columns by one row pay that are taken so? */
static bool
is_beside(const pop_dot_columns_job *o, int64_t n)
{
	return o->k < SHORT || o->k * n * 8 <= SIDE_BYTES;
}

/* As many columns from the first on as whole vectors of sums hold, by one row.
 * Returns how many. */
static int64_t
columns_beside(const pop_dot_columns_job *o, int64_t n)
{
	const int at = (int)SIDE < (int)LANES_W ? (int)SIDE : (int)LANES_W;
	int64_t j = 0;

	for (; j + LANES_W <= n; j += LANES_W) {
		const unsigned char *b = o->b + j * o->ldb;
		vd x[LANES_W];

#pragma GCC unroll 4
		for (int i = 0; i < LANES_W; i += at)
			doubles_beside(&x[i], at, o->a[0], b + i * o->ldb,
				o->ldb, o->k);
#pragma GCC unroll 4
		for (unsigned h = LANES_W / 2; h; h /= 2)
#pragma GCC unroll 4
			for (unsigned i = 0; i < h; i++)
				x[i] = vd_fold_pair(x[i], x[i + h], h);
		memcpy((double *)o->c[0] + j, &x[0], sizeof(vd));
	}
	return j;
}

/* ---- Bytes, and what is twice as wide. */

#if POP_VBYTES >= 32
/* As many bytes as 16-bit integers fit a vector. */
POP_INLINE V
load_shorts(const bool is_signed, const unsigned char *at)
{
#	if POP_VBYTES == 64
	const __m256i x = _mm256_loadu_si256((const __m256i *)(const void *)at);

	return (V)(is_signed ? _mm512_cvtepi8_epi16(x)
			     : _mm512_cvtepu8_epi16(x));
#	else
	const __m128i x = _mm_loadu_si128((const __m128i *)(const void *)at);

	return (V)(is_signed ? _mm256_cvtepi8_epi16(x)
			     : _mm256_cvtepu8_epi16(x));
#	endif
}

/* c + the sums of pairs of products. */
POP_INLINE V
add_pairs(V c, V a, V b)
{
#	if POP_VBYTES == 64
	return (V)((vu)c + (vu)_mm512_madd_epi16((__m512i)a, (__m512i)b));
#	else
	return (V)((vu)c + (vu)_mm256_madd_epi16((__m256i)a, (__m256i)b));
#	endif
}
#else
typedef int16_t s8 __attribute__((vector_size(16)));
typedef int8_t b8 __attribute__((vector_size(8)));
typedef uint8_t ub8 __attribute__((vector_size(8)));

POP_INLINE V
load_shorts(const bool is_signed, const unsigned char *at)
{
	b8 x;

	memcpy(&x, at, sizeof(x));
	return (V)(is_signed ? POP_CONVERT(x, s8) : POP_CONVERT((ub8)x, s8));
}

POP_INLINE V
add_pairs(V c, V a, V b)
{
	const V high = (a >> 16) * (b >> 16);
	const V low = ((V)((vu)a << 16) >> 16) * ((V)((vu)b << 16) >> 16);

	return (V)((vu)c + (vu)high + (vu)low);
}
#endif

POP_INLINE void
more_bytes(const kind t, const int mr, const int side, V (*x)[AT_ONCE],
	const pop_dot_columns_job *o, const unsigned char *const *b, int64_t p)
{
	V y[SIDE];

#pragma GCC unroll 4
	for (int j = 0; j < side; j++)
		y[j] = t == HALVES ? v_load(b[j])
				   : load_shorts(t == SIGNED, b[j]);
#pragma GCC unroll 4
	for (int i = 0; i < mr; i++) {
		const int16_t *a = o->a[i];
		const V z = v_load(a + p);

#pragma GCC unroll 4
		for (int j = 0; j < side; j++)
			x[j][i] = add_pairs(x[j][i], z, y[j]);
	}
}

POP_INLINE int32_t
fold_words(V x)
{
	vu sum = (vu)x;

#pragma GCC unroll 4
	for (unsigned h = LANES / 2; h; h /= 2)
		sum += (vu)v_down((V)sum, h);
	return (int32_t)sum[0];
}

POP_INLINE void
bytes_of(const kind t, const int mr, const int side,
	const pop_dot_columns_job *o, int64_t j0)
{
	const int64_t size = t == HALVES ? 2 : 1;
	V x[SIDE][AT_ONCE] = {{{0}}};
	unsigned char end[SIDE][END];
	const unsigned char *b[SIDE];
	int64_t p = 0;

	for (; p + SHORTS <= o->k; p += SHORTS) {
#pragma GCC unroll 4
		for (int j = 0; j < side; j++) {
			b[j] = o->b + j * o->ldb + p * size;
			__builtin_prefetch(b[j] + AHEAD);
		}
		more_bytes(t, mr, side, x, o, b, p);
	}
	for (int j = 0; p < o->k && j < side; j++) {
		read_end(o, j, p, size, end[j]);
		b[j] = end[j];
	}
	if (p < o->k)
		more_bytes(t, mr, side, x, o, b, p);
	for (int i = 0; i < mr; i++)
		for (int j = 0; j < side; j++)
			((int32_t *)o->c[i])[j0 + j] = fold_words(x[j][i]);
}

/* ---- All. */

/* Columns at a time whose sums of f64 stay in registers. */
POP_INLINE int
side_of(const int mr, const int side)
{
	const int most = MOST_SUMS / (mr * DOUBLES);

	return most >= side ? side : most >= 2 ? 2 : 1;
}

POP_INLINE void
some_columns(const kind t, const int mr, const int side,
	const pop_dot_columns_job *o, int64_t j)
{
	const int at_once = t != F64 ? side : side_of(mr, side);
	pop_dot_columns_job one = *o;

	for (int i = 0; i < side; i += at_once, one.b += at_once * o->ldb)
		if (t == F64)
			doubles(mr, at_once, &one, j + i);
		else
			bytes_of(t, mr, at_once, &one, j + i);
}

typedef void columns_fn(const pop_dot_columns_job *o, int64_t j);

#define COLUMNS(t, mr)                                                       \
	static void t##_##mr##_one(const pop_dot_columns_job *o, int64_t j)  \
	{                                                                    \
		some_columns(t, mr, 1, o, j);                                \
	}                                                                    \
	static void t##_##mr##_more(const pop_dot_columns_job *o, int64_t j) \
	{                                                                    \
		some_columns(t, mr, SIDE, o, j);                             \
	}
#define ROWS(DO, t) DO(t, 1) DO(t, 2) DO(t, 3) DO(t, 4)

ROWS(COLUMNS, F64)
ROWS(COLUMNS, SIGNED)
ROWS(COLUMNS, UNSIGNED)
ROWS(COLUMNS, HALVES)

#define NAME(t, mr) [t][mr] = {t##_##mr##_one, t##_##mr##_more},

static columns_fn *const columns_by[NKIND][AT_ONCE + 1][2] = {ROWS(NAME, F64)
		ROWS(NAME, SIGNED) ROWS(NAME, UNSIGNED) ROWS(NAME, HALVES)};

bool
pop_dot_has_columns(pop_gemm_type t, pop_dtype a, pop_dtype b)
{
	if (t == POP_GEMM_F64)
		return b == POP_DT_F64;
	if (t == POP_GEMM_PAIRS && b == POP_DT_I16)
		return true;
	return (t == POP_GEMM_PAIRS || t == POP_GEMM_QUADS) &&
	       (a == POP_DT_I8 || a == POP_DT_U8) &&
	       (b == POP_DT_I8 || b == POP_DT_U8);
}

void
pop_dot_columns(
	pop_dtype d, const pop_dot_columns_job *job, int64_t rows, int64_t n)
{
	const kind t = d == POP_DT_F64  ? F64
		       : d == POP_DT_I8 ? SIGNED
		       : d == POP_DT_U8 ? UNSIGNED
					: HALVES;
	pop_dot_columns_job o = *job;
	int64_t j = 0, each;

	if (t == F64 && rows == 1 && is_beside(job, n))
		j = columns_beside(job, n);
	for (; j < n; j += each) {
		each = j + SIDE <= n ? SIDE : 1;
		o.b = job->b + j * job->ldb;
		for (int64_t i = 0, g; i < rows; i += g) {
			g = pop_dot_next_rows(rows - i);
			o.a = job->a + i;
			o.c = job->c + i;
			columns_by[t][g][each == SIDE](&o, j);
		}
	}
}
