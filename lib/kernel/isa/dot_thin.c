/*
 * Products of few rows, bound by reading B once.
 *
 * ROWS takes some rows of B at a time over a range of columns, with the sums
 * in the first cache.  COLUMNS takes one column at a time, a contiguous stream,
 * in 16 interleaved partial sums; several streams side by side are slower, as
 * the hardware's prefetching follows only one that well.  Of a B that fits the
 * cache, or of narrow numbers, several columns are taken side by side: their
 * sums do not wait for each other, and are folded together, in the same order.
 *
 * More rows than the registers have room for are taken some at a time, while
 * what they meet of B is in the first cache.
 *
 * f64 has forms of its own, in dot_rows.c and dot_columns.c.
 *
 * B of a narrower type becomes f32 in the registers, if it is one of take.h.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/dot.h"
#include "lib/kernel/isa/fold.h"
#include "lib/kernel/isa/take.h"

enum {
	AHEAD = 4096, /* bytes to fetch ahead in COLUMNS */
	STEP = 8,     /* rows of B at a time in ROWS */
	AT_ONCE = POP_DOT_AT_ONCE,
	ROWS_COLS = 1024, /* columns of a part in ROWS, at most */
	MANY_COLS = 512,  /* of more rows than are taken at a time */
	ROWS_LEAST = 256, /* and at least, where there are threads */
	/* Columns side by side: half the registers are sums. */
	SIDE = LANES == 16  ? 8
	       : LANES == 8 ? 4
			    : 2,
	/* And where several rows meet them. */
	FEW_COLS = LANES == 16 ? 4 : 2,
	SIDE_AHEAD = 8192, /* bytes to fetch ahead, at least */
	NEAR_BYTES = 48 << 10, /* of B that the first cache may hold */
	/* Depth of those that pay, and columns of what dot_small.c does. */
	SIDE_LEAST = 4,
	SMALL = 16,
	/* Columns of f64 that leave lanes idle in blocks, a depth up to which
	 * those are what dot_small.c does, and one from which they are read
	 * from far too often. */
	FEW_F64 = 8,
	SHALLOW_F64 = 64,
	DEEP_F64 = 1 << 16,
	NARROW = 32,
	NARROW_DEPTH = 128,
	SIDE_SHALLOW = 512, /* of several rows */
	SIDE_LINES = 96,
	SIDE_NEAR = 24 << 20, /* bytes */
	SIDE_DEPTH = 2048,    /* more would share few sets of the cache */
	/* A deeper product has no thin form: its rows do not fit. */
	DEEPEST = 1 << 20,
	PARTS = 4, /* per thread */
};

/* Bytes of B below which a second thread does not pay. */
#define ALONE_BYTES (200 << 10)

/* Rows of A in COLUMNS, of what is not summed in f32.  Four of f64 are faster
 * in blocks, unless they are columns, which would leave lanes idle there, or
 * deep ones of B are few. */
static int64_t
most_by_columns(const pop_dot *p)
{
	if (p->dense.type != POP_GEMM_F64 ||
		(p->dense.n <= FEW_F64 && p->k > SHALLOW_F64 &&
			p->k < DEEP_F64))
		return POP_DOT_FEW;
	return p->va == 0 ? POP_DOT_THIN : AT_ONCE;
}

/* One row by many short columns, which are taken side by side. */
static bool
is_short_row(const pop_dot *p)
{
	return p->dense.m == 1 && p->dense.n > SMALL && p->k >= SIDE_LEAST &&
	       (p->dense.type == POP_GEMM_F32 || p->dense.type == POP_GEMM_F64);
}

/* Likewise. */
static pop_dot_form
other_form_of(const pop_dot *p)
{
	const pop_dense *d = &p->dense;
	const pop_view *a = pop_dot_view(p, p->va), *b = pop_dot_view(p, p->vb);

	if (!pop_dot_has_columns(
		    d->type, (pop_dtype)a->dtype, (pop_dtype)b->dtype))
		return POP_DOT_BLOCKS;
	if (b->stride[p->dk] == 1 && (p->k >= 16 || is_short_row(p)))
		return d->m <= most_by_columns(p) ? POP_DOT_COLUMNS
						  : POP_DOT_BLOCKS;
	return d->type == POP_GEMM_F64 && b->stride[p->dn] == 1 &&
			       d->m <= AT_ONCE && d->n >= 16
		       ? POP_DOT_ROWS
		       : POP_DOT_BLOCKS;
}

/* One row by many short ones, which are added in several sums of each column.
 */
static bool
is_narrow(const pop_dot *p)
{
	return p->dense.m == 1 && p->dense.n <= NARROW &&
	       p->k >= NARROW_DEPTH &&
	       pop_is_taken((pop_dtype)pop_dot_view(p, p->vb)->dtype);
}

static pop_dot_form
form_of(const pop_dot *p)
{
	const pop_dense *d = &p->dense;
	const pop_view *b = pop_dot_view(p, p->vb);
	const bool narrow =
		b->dtype != POP_DT_F32 && pop_is_taken((pop_dtype)b->dtype);

	if (p->k == 0 || p->k > DEEPEST)
		return POP_DOT_BLOCKS;
	if (d->type != POP_GEMM_F32)
		return other_form_of(p);
	if (b->stride[p->dk] == 1 && (p->k >= 16 || is_short_row(p)))
		return d->m <= (narrow ? POP_DOT_FEW : AT_ONCE)
			       ? POP_DOT_COLUMNS
			       : POP_DOT_BLOCKS;
	if (b->stride[p->dn] == 1 && (d->n >= 16 || is_narrow(p)))
		return d->m <= (narrow ? POP_DOT_FEW : POP_DOT_THIN)
			       ? POP_DOT_ROWS
			       : POP_DOT_BLOCKS;
	return POP_DOT_BLOCKS;
}

/* Columns of a part, at most. */
static int64_t
columns_of(const pop_dot *p)
{
	if (p->form == POP_DOT_COLUMNS)
		return POP_DOT_COLUMNS_COLS;
	return (p->dense.m > AT_ONCE ? MANY_COLS : ROWS_COLS) *
	       (int64_t)sizeof(float) / (int64_t)pop_gemm_bytes(p->dense.type);
}

/* What rows of A become. */
static pop_gemm_type
type_of_rows(const pop_dot *p)
{
	const pop_gemm_type t = p->dense.type;

	return t == POP_GEMM_QUADS ? POP_GEMM_PAIRS : t;
}

/* Of a row of A as it is multiplied, in the scratch: whole sixteens. */
static size_t
row_bytes(const pop_dot *p)
{
	const pop_gemm_type t = type_of_rows(p);

	return (size_t)pop_multiple_of(pop_gemm_depth(t, p->k), 16) *
	       pop_gemm_bytes(t);
}

void
pop_dot_thin_prepare(pop_dot *p)
{
	const pop_dense *d = &p->dense;
	const size_t size = pop_gemm_bytes(d->type), deep = row_bytes(p);
	size_t at, cols;

	p->form = form_of(p);
	if (p->form == POP_DOT_BLOCKS)
		return;
	cols = (size_t)columns_of(p);
	p->at_frame = 0;
	at = pop_round_up(d->epi.scratch, 64);
	p->at_c = at;
	at += (size_t)d->m * cols * size;
	p->at_b = at;
	at += pop_round_up(
		p->form == POP_DOT_ROWS ? STEP * cols * size : deep, 64);
	p->at_a = at;
	p->total = at + (size_t)d->m * deep;
}

/* ---- Rows. */

/* The last columns, from j on, less than a vector.  Sums behind the last one
 * are read and written, and what is behind a row but the last is read; nothing
 * uses them. */
POP_INLINE void
stream_end(const int d, const int mr, const int step, float *const *c,
	vf (*s)[STEP], const unsigned char *b, int64_t ldb, int64_t n,
	int64_t j)
{
	const int64_t size = pop_take_bytes(d);
	const int64_t whole = ldb >= LANES ? LANES : n - j;
	vf x[AT_ONCE];

	b += j * size;
#pragma GCC unroll 4
	for (int i = 0; i < mr; i++)
		memcpy(&x[i], c[i] + j, sizeof(vf));
#pragma GCC unroll 8
	for (int r = 0; r < step; r++) {
		const vf y = pop_take_some(
			d, b + r * ldb * size, r + 1 < step ? whole : n - j);

#pragma GCC unroll 4
		for (int i = 0; i < mr; i++)
			x[i] = vf_fma(s[i][r], y, x[i]);
	}
#pragma GCC unroll 4
	for (int i = 0; i < mr; i++)
		memcpy(c[i] + j, &x[i], sizeof(vf));
}

/*
 * c[i][0..n) += a[i][0..step) times `step` rows of B, for mr rows.  If those
 * are `far`, the next ones are asked for: of a range of columns, each row lies
 * in another page, at whose end the machine's own prefetching stops.
 */
POP_INLINE void
stream(const int d, const int mr, const int step, const bool far,
	float *const *c, const float *const *a, const unsigned char *b,
	int64_t ldb, int64_t n)
{
	const int64_t size = pop_take_bytes(d);
	vf s[AT_ONCE][STEP];
	int64_t j = 0;

#pragma GCC unroll 4
	for (int i = 0; i < mr; i++)
#pragma GCC unroll 8
		for (int r = 0; r < step; r++)
			s[i][r] = vf_set(a[i][r]);
	for (; j + LANES <= n; j += LANES) {
		vf x[AT_ONCE];

#pragma GCC unroll 4
		for (int i = 0; i < mr; i++)
			memcpy(&x[i], c[i] + j, sizeof(vf));
#pragma GCC unroll 8
		for (int r = 0; r < step; r++) {
			vf y = pop_take(d, b + (r * ldb + j) * size);

			if (far && j * size % 64 == 0)
				__builtin_prefetch(
					b + ((r + step) * ldb + j) * size, 0,
					2);
#pragma GCC unroll 4
			for (int i = 0; i < mr; i++)
				x[i] = vf_fma(s[i][r], y, x[i]);
		}
#pragma GCC unroll 4
		for (int i = 0; i < mr; i++)
			memcpy(c[i] + j, &x[i], sizeof(vf));
	}
	if (j < n)
		stream_end(d, mr, step, c, s, b, ldb, n, j);
}

#define STREAM(name, mr, step, far)                                  \
	__attribute__((noinline)) static void name##_##mr##_##step(  \
		pop_dtype d, float *const *c, const float *const *a, \
		const unsigned char *b, int64_t ldb, int64_t n)      \
	{                                                            \
		POP_TAKE(d, stream, mr, step, far, c, a, b, ldb, n)  \
	}
STREAM(near, 1, 8, false)
STREAM(near, 2, 4, false)
STREAM(near, 3, 4, false)
STREAM(near, 4, 4, false)
STREAM(far, 1, 8, true)
STREAM(far, 2, 4, true)
STREAM(far, 3, 4, true)
STREAM(far, 4, 4, true)
STREAM(near, 1, 1, false)
STREAM(near, 2, 1, false)
STREAM(near, 3, 1, false)
STREAM(near, 4, 1, false)

typedef void stream_fn(pop_dtype d, float *const *c, const float *const *a,
	const unsigned char *b, int64_t ldb, int64_t n);

/* As many rows of B at a time as the registers hold elements of A. */
static const struct {
	stream_fn *near, *far, *one;
	int64_t step;
} streams[AT_ONCE + 1] = {{0}, {near_1_8, far_1_8, near_1_1, 8},
	{near_2_4, far_2_4, near_2_1, 4}, {near_3_4, far_3_4, near_3_1, 4},
	{near_4_4, far_4_4, near_4_1, 4}};

/* One part on one thread. */
typedef struct thin {
	const pop_dot *p;
	const pop_run *run;
	pop_epilogue_frame *frame;
	unsigned char *scratch;
	unsigned char *const *start;
	const unsigned char *b;
	int64_t j0, n;
	int64_t x[POP_MAX_DIMS];
	/* Or what else the product is of. */
	const float *a[POP_DOT_FEW];
	float *c[POP_DOT_FEW];
} thin;

/* The type of which rows_of_b() and column_of_b() give numbers. */
static pop_dtype
taken(const thin *w)
{
	const pop_dtype d = (pop_dtype)pop_dot_view(w->p, w->p->vb)->dtype;

	return pop_is_taken(d) ? d : POP_DT_F32;
}

static const unsigned char *
b_at(const thin *w, int64_t q, int64_t j)
{
	const pop_view *v = pop_dot_view(w->p, w->p->vb);

	return w->b +
	       (q * v->stride[w->p->dk] + (w->j0 + j) * v->stride[w->p->dn]) *
		       (int64_t)pop_dtype_bytes((pop_dtype)v->dtype);
}

/* Rows q .. q + n of B; converted if need be. */
static const unsigned char *
rows_of_b(thin *w, int64_t q, int64_t n, int64_t *ldb)
{
	const pop_view *v = pop_dot_view(w->p, w->p->vb);
	pop_gemm_matrix b = {.at = b_at(w, q, 0),
		.row = v->stride[w->p->dk],
		.col = 1,
		.dtype = (pop_dtype)v->dtype};
	unsigned char *own = w->scratch + w->p->at_b;

	*ldb = b.row;
	if (pop_is_taken(b.dtype))
		return b.at;
	*ldb = ROWS_COLS;
	pop_gemm_rows(POP_GEMM_F32, own, ROWS_COLS, &b, n, w->n);
	return own;
}

/* Adds what `step` rows of B at b, or one, make of rows a of all m. */
static void
add_rows(const thin *w, bool one, const float *const *a, const unsigned char *b,
	int64_t ldb)
{
	const int64_t m = w->p->dense.m;
	const pop_dtype d = taken(w);
	const bool far = w->run->is_far &&
			 d == (pop_dtype)pop_dot_view(w->p, w->p->vb)->dtype;
	stream_fn *go;

	for (int64_t i = 0, g; i < m; i += g) {
		g = pop_dot_next_rows(m - i);
		go = far && i == 0 ? streams[g].far : streams[g].near;
		if (one)
			go = streams[g].one;
		go(d, w->c + i, a + i, b, ldb, w->n);
	}
}

/* A row of B times its element of a, to the sums x of all columns. */
POP_INLINE void
add_narrow(const int d, vf *x, const int nv, float a, const unsigned char *b,
	int64_t n)
{
	const int64_t bytes = LANES * pop_take_bytes(d);

#pragma GCC unroll 8
	for (int v = 0; v < nv; v++)
		x[v] = vf_fma(vf_set(a),
			v + 1 < nv ? pop_take(d, b + v * bytes)
				   : pop_take_some(
					     d, b + v * bytes, n - v * LANES),
			x[v]);
}

/* n columns, nv vectors of them, each in `sums` sums, 4 or 2. */
POP_INLINE void
narrow_of(const int d, const int sums, const int nv, float *c, const float *a,
	const unsigned char *b, int64_t ldb, int64_t n, int64_t k)
{
	const int64_t row = ldb * pop_take_bytes(d);
	vf x[4][NARROW / LANES] = {{{0}}};
	int64_t p = 0;

	for (; p + sums <= k; p += sums) {
#pragma GCC unroll 4
		for (int r = 0; r < sums; r++)
			add_narrow(d, x[r], nv, a[p + r], b + (p + r) * row, n);
	}
#pragma GCC unroll 4
	for (int r = 0; r < sums - 1; r++) {
		if (p + r < k)
			add_narrow(d, x[r], nv, a[p + r], b + (p + r) * row, n);
	}
	/* Sums behind the last one are written; nothing uses them. */
#pragma GCC unroll 8
	for (int v = 0; v < nv; v++) {
		const vf sum =
			sums == 4 ? (x[0][v] + x[2][v]) + (x[1][v] + x[3][v])
				  : x[0][v] + x[1][v];

		memcpy(c + v * LANES, &sum, sizeof(sum));
	}
}

POP_INLINE void
narrow_by_size(const int d, float *c, const float *a, const unsigned char *b,
	int64_t ldb, int64_t n, int64_t k)
{
#define OF(vectors)                                                   \
	case vectors:                                                 \
		if (vectors * LANES <= 16)                            \
			narrow_of(d, 4, vectors, c, a, b, ldb, n, k); \
		else                                                  \
			narrow_of(d, 2, vectors, c, a, b, ldb, n, k); \
		break;
	switch ((n + LANES - 1) / LANES) {
		OF(1)
		OF(2)
#if POP_VBYTES <= 32
		OF(3)
		OF(4)
#endif
#if POP_VBYTES <= 16
		OF(5)
		OF(6)
		OF(7)
		OF(8)
#endif
	}
#undef OF
}

static void
narrow_rows(pop_dtype d, float *c, const float *a, const unsigned char *b,
	int64_t ldb, int64_t n, int64_t k)
{
	POP_TAKE(d, narrow_by_size, c, a, b, ldb, n, k)
}

static void
by_rows(thin *w)
{
	const pop_dot *p = w->p;
	const int64_t m = p->dense.m, step = streams[pop_dot_next_rows(m)].step;
	const int64_t size = pop_take_bytes(taken(w));
	const float *a[POP_DOT_FEW];
	const unsigned char *b;
	int64_t ldb;

	if (is_narrow(p)) {
		b = rows_of_b(w, 0, p->k, &ldb);
		narrow_rows(taken(w), w->c[0], w->a[0], b, ldb, w->n, p->k);
		return;
	}
	for (int64_t i = 0; i < m; i++) {
		a[i] = w->a[i];
		memset(w->c[i], 0, (size_t)w->n * sizeof(float));
	}
	for (int64_t q = 0, r; q < p->k; q += r) {
		r = pop_least(p->k - q, step);
		b = rows_of_b(w, q, r, &ldb);
		if (r == step)
			add_rows(w, false, a, b, ldb);
		for (int64_t t = 0; r < step && t < r; t++) {
			add_rows(w, true, a, b + t * ldb * size, ldb);
			for (int64_t i = 0; i < m; i++)
				a[i]++;
		}
		for (int64_t i = 0; r == step && i < m; i++)
			a[i] += step;
	}
}

/* ---- Columns. */

/* n <= 16 products more of each row with each of `side` columns, from p on; of
 * the rest, the rows' zeros. */
POP_INLINE void
more16(const int d, const int mr, const int side, vf (*x)[AT_ONCE][16 / LANES],
	const float *const *a, const unsigned char *const *b, int64_t p,
	int64_t n)
{
#pragma GCC unroll 4
	for (int v = 0; v < 16 / LANES; v++) {
		const int64_t q = p + v * LANES, left = n - v * LANES;
		vf y[FEW_COLS];

#pragma GCC unroll 4
		for (int j = 0; j < side; j++)
			y[j] = pop_take_some(
				d, b[j] + q * pop_take_bytes(d), left);
#pragma GCC unroll 4
		for (int i = 0; i < mr; i++) {
			const vf z = (vf)v_load(a[i] + q);

#pragma GCC unroll 4
			for (int j = 0; j < side; j++)
				x[j][i][v] = vf_fma(z, y[j], x[j][i][v]);
		}
	}
}

/* `side` columns against mr rows, which end in 16 zeros; the sums are folded
 * 8, 4, 2, 1. */
POP_INLINE void
columns_of_some(const int d, const int mr, const int side, float *const *c,
	int64_t j, const float *const *a, const unsigned char *const *b,
	int64_t k)
{
	const int64_t size = pop_take_bytes(d);
	vf x[FEW_COLS][AT_ONCE][16 / LANES] = {{{{0}}}};
	int64_t p = 0;

	for (; p + 16 <= k; p += 16) {
#pragma GCC unroll 4
		for (int t = 0; t < side; t++)
			__builtin_prefetch(b[t] + p * size + AHEAD);
		more16(d, mr, side, x, a, b, p, 16);
	}
	if (p < k)
		more16(d, mr, side, x, a, b, p, k - p);
	for (int i = 0; i < mr; i++)
		for (int t = 0; t < side; t++)
			c[i][j + t] = vf_fold16(x[t][i]);
}

#define COLUMNS(mr, side)                                             \
	__attribute__((noinline)) static void columns_##mr##_##side(  \
		pop_dtype d, float *const *c, int64_t j,              \
		const float *const *a, const unsigned char *const *b, \
		int64_t k)                                            \
	{                                                             \
		POP_TAKE(d, columns_of_some, mr, side, c, j, a, b, k) \
	}
COLUMNS(1, 1)
COLUMNS(2, 1)
COLUMNS(3, 1)
COLUMNS(4, 1)
COLUMNS(2, FEW_COLS)
COLUMNS(3, FEW_COLS)
COLUMNS(4, FEW_COLS)

typedef void columns_fn(pop_dtype d, float *const *c, int64_t j,
	const float *const *a, const unsigned char *const *b, int64_t k);

/* Of one column, and of FEW_COLS. */
static columns_fn *const columns_by[AT_ONCE + 1][2] = {{NULL, NULL},
	{columns_1_1, NULL}, {columns_2_1, columns_2_FEW_COLS},
	{columns_3_1, columns_3_FEW_COLS}, {columns_4_1, columns_4_FEW_COLS}};

/* Vector v of the last products of each column, of which there are n: all of
 * it, some, or none, which count as zeros. */
POP_INLINE void
end_beside(const int d, vf (*x)[16 / LANES], const int v, const float *a,
	const unsigned char *b, int64_t ldb, int64_t n)
{
	const vf z = (vf)v_load(a);

	if (n >= LANES) {
#pragma GCC unroll 8
		for (int j = 0; j < SIDE; j++)
			x[j][v] = vf_fma(z, pop_take(d, b + j * ldb), x[j][v]);
	} else if (n > 0) {
#pragma GCC unroll 8
		for (int j = 0; j < SIDE; j++)
			x[j][v] = vf_fma(z, pop_take_some(d, b + j * ldb, n),
				x[j][v]);
	} else {
#pragma GCC unroll 8
		for (int j = 0; j < SIDE; j++)
			x[j][v] += (vf){0};
	}
}

/* SIDE columns, b and on, ldb bytes apart: what their sums are before they are
 * folded within a vector.  Those that lie `ahead` bytes further on are fetched,
 * unless all are `near`.
 */
POP_INLINE void
beside_of(const int d, const bool near, vf *out, const float *a,
	const unsigned char *b, int64_t ldb, int64_t k, int64_t ahead)
{
	const int64_t size = pop_take_bytes(d);
	vf x[SIDE][16 / LANES] = {{{0}}};
	int64_t p = 0;

	for (; p + 16 <= k; p += 16) {
#pragma GCC unroll 8
		for (int j = 0; j < SIDE && !near; j++)
			__builtin_prefetch(b + j * ldb + ahead + p * size);
#pragma GCC unroll 4
		for (int v = 0; v < 16 / LANES; v++) {
			const int64_t q = p + v * LANES;
			const vf z = (vf)v_load(a + q);

#pragma GCC unroll 8
			for (int j = 0; j < SIDE; j++)
				x[j][v] = vf_fma(z,
					pop_take(d, b + j * ldb + q * size),
					x[j][v]);
		}
	}
	if (p < k) {
#pragma GCC unroll 4
		for (int v = 0; v < 16 / LANES; v++)
			end_beside(d, x, v, a + p + v * LANES,
				b + (p + v * LANES) * size, ldb,
				k - p - v * LANES);
	}
#pragma GCC unroll 8
	for (int j = 0; j < SIDE; j++)
		out[j] = vf_fold_to_one(x[j]);
}

POP_INLINE void
all_beside(const int d, const bool near, float *const *c, int64_t n,
	const float *const *a, int64_t m, const unsigned char *b, int64_t ldb,
	int64_t k)
{
	const int64_t group = SIDE * ldb;
	const int64_t ahead =
		group > 0 ? group * pop_divide_up(SIDE_AHEAD, group) : 0;

	for (int64_t j = 0; j < n; j += LANES)
		for (int64_t r = 0; r < m; r++) {
			vf x[LANES];

#pragma GCC unroll 4
			for (int i = 0; i < LANES; i += SIDE)
				beside_of(d, near, &x[i], a[r],
					b + (j + i) * ldb, ldb, k, ahead);
			fold_columns(c[r] + j, x);
		}
}

/* n columns, a multiple of LANES, each the products of m rows and k numbers. */
static void
columns_beside(pop_dtype d, float *const *c, int64_t n, const float *const *a,
	int64_t m, const unsigned char *b, int64_t ldb, int64_t k)
{
	if (d == POP_DT_F32 && n * ldb <= NEAR_BYTES)
		all_beside(POP_DT_F32, true, c, n, a, m, b, ldb, k);
	else
		POP_TAKE(d, all_beside, false, c, n, a, m, b, ldb, k)
}

/* Do columns pay that are taken so?  Narrow ones would wait for their sums
 * longer than for memory.  Several rows share what is read of deep columns; and
 * from memory that no cache holds, those of some lines each come faster one
 * after the other. */
static bool
is_beside(const pop_dot *p, pop_dtype d)
{
	const bool far = 4 * p->k * p->dense.n > SIDE_NEAR;

	if (!pop_is_taken(d) || (p->dense.m != 1 && p->k > SIDE_SHALLOW))
		return false;
	if (far && p->k >= SIDE_LINES && p->k < SIDE_SHALLOW)
		return false;
	return d != POP_DT_F32 || p->k <= SIDE_DEPTH;
}

/* n columns from j on. */
static void
beside_from(thin *w, int64_t j, int64_t n)
{
	const pop_dot *p = w->p;
	const pop_view *v = pop_dot_view(p, p->vb);
	const pop_dtype d = (pop_dtype)v->dtype;
	const int64_t ldb = v->stride[p->dn] * (int64_t)pop_dtype_bytes(d);
	float *c[POP_DOT_FEW];

	for (int64_t i = 0; i < p->dense.m; i++)
		c[i] = w->c[i] + j;
	columns_beside(d, c, n, w->a, p->dense.m, b_at(w, 0, j), ldb, p->k);
}

/* As many columns as can be taken so; the last ones with some of those before,
 * once more, if they are short and so many that no other way is faster. */
static int64_t
by_columns_beside(thin *w)
{
	const pop_dtype d = (pop_dtype)pop_dot_view(w->p, w->p->vb)->dtype;
	const int64_t rest = w->n % LANES, j = w->n - rest;
	const int64_t few = w->p->dense.m == 1 ? LANES / 4 - 1 : LANES / 2;

	if (!is_beside(w->p, d))
		return 0;
	beside_from(w, 0, j);
	if (!j || rest <= few || w->p->k > SIDE_SHALLOW)
		return j;
	beside_from(w, w->n - LANES, LANES);
	return w->n;
}

static const unsigned char *
column_of_b(const thin *w, int64_t j)
{
	const pop_gemm_matrix b = {.at = b_at(w, 0, j),
		.row = 1,
		.col = 1,
		.dtype = (pop_dtype)pop_dot_view(w->p, w->p->vb)->dtype};
	unsigned char *own = w->scratch + w->p->at_b;

	if (pop_is_taken(b.dtype))
		return b.at;
	pop_gemm_rows(POP_GEMM_F32, own, 0, &b, 1, w->p->k);
	return own;
}

/* Columns j.. by all rows: FEW_COLS, or one. */
static void
few_columns(thin *w, bool one, int64_t j)
{
	const int64_t m = w->p->dense.m;
	const unsigned char *b[FEW_COLS];

	b[0] = column_of_b(w, j);
	for (int64_t t = 1; !one && t < FEW_COLS; t++)
		b[t] = b_at(w, 0, j + t);
	for (int64_t i = 0, g; i < m; i += g) {
		g = pop_dot_next_rows(m - i);
		columns_by[g][!one](
			taken(w), w->c + i, j, w->a + i, b, w->p->k);
	}
}

static void
by_columns(thin *w)
{
	const pop_dtype d = (pop_dtype)pop_dot_view(w->p, w->p->vb)->dtype;
	int64_t j = by_columns_beside(w);

	if (w->p->dense.m > 1 && pop_is_taken(d))
		for (; j + FEW_COLS <= w->n; j += FEW_COLS)
			few_columns(w, false, j);
	for (; j < w->n; j++)
		few_columns(w, true, j);
}

/* The same of other types than f32. */
static void
by_other_columns(thin *w)
{
	const pop_dot *p = w->p;
	const pop_view *v = pop_dot_view(p, p->vb);
	const pop_dtype d = (pop_dtype)v->dtype;
	const void *a[POP_DOT_FEW];
	void *c[POP_DOT_FEW];
	const pop_dot_columns_job job = {.b = b_at(w, 0, 0),
		.ldb = v->stride[p->dn] * (int64_t)pop_dtype_bytes(d),
		.k = p->k,
		.a = a,
		.c = c};

	for (int64_t i = 0; i < p->dense.m; i++) {
		a[i] = w->a[i];
		c[i] = w->c[i];
	}
	pop_dot_columns(d, &job, p->dense.m, w->n);
}

/* Likewise by rows, of f64. */
static void
by_double_rows(thin *w)
{
	const pop_dot *p = w->p;
	const double *a[POP_DOT_FEW];
	double *c[POP_DOT_FEW];

	for (int64_t i = 0; i < p->dense.m; i++) {
		a[i] = (const double *)(const void *)w->a[i];
		c[i] = (double *)(void *)w->c[i];
	}
	pop_dot_rows(&(pop_dot_rows_job){.b = b_at(w, 0, 0),
		.ldb = pop_dot_view(p, p->vb)->stride[p->dk] *
		       (int64_t)sizeof(double),
		.m = p->dense.m,
		.k = p->k,
		.n = w->n,
		.a = a,
		.c = c,
		.far = w->run->is_far});
}

/* ---- Parts. */

typedef struct thin_job {
	const pop_dot *p;
	pop_run *run;
	unsigned char *const *start;
	int64_t nc, ncol, nitem, nparts;
} thin_job;

/* Can a row of A be read where it is?  Sixteens do not reach behind it. */
static bool
is_in_place(const pop_dot *p, const pop_view *a)
{
	return pop_gemm_is_native(p->dense.type, (pop_dtype)a->dtype) &&
	       a->stride[p->dk] == 1 && p->k % 16 == 0;
}

/* Rows of A as they are multiplied, with zeros behind where they are read in
 * sixteens. */
static void
read_a(thin *w)
{
	const pop_dot *p = w->p;
	const pop_view *v = pop_dot_view(p, p->va);
	const int64_t size = pop_dtype_bytes((pop_dtype)v->dtype);
	const size_t row = row_bytes(p),
		     last = 16 * pop_gemm_bytes(p->dense.type);
	const unsigned char *s = pop_dot_operand(p, p->va, w->start, w->x);

	for (int64_t i = 0; i < p->dense.m; i++) {
		unsigned char *own = w->scratch + p->at_a + (size_t)i * row;
		pop_gemm_matrix a = {.at = s + i * v->stride[p->dm] * size,
			.col = v->stride[p->dk],
			.dtype = (pop_dtype)v->dtype};

		if (is_in_place(p, v)) {
			w->a[i] = (const float *)(const void *)a.at;
			continue;
		}
		memset(own + row - last, 0, last);
		pop_gemm_rows(type_of_rows(p), own, 0, &a, 1, p->k);
		w->a[i] = (const float *)(const void *)own;
	}
}

static void
thin_item(thin *w)
{
	const pop_dot *p = w->p;

	if (p->form == POP_DOT_ROWS && p->dense.type == POP_GEMM_F64)
		by_double_rows(w);
	else if (p->form == POP_DOT_ROWS)
		by_rows(w);
	else if (p->dense.type != POP_GEMM_F32)
		by_other_columns(w);
	else if (p->made)
		pop_dot_made_columns(p->made, w->run, w->scratch, p->dense.m,
			w->j0, w->n, w->a, w->c);
	else
		by_columns(w);
	w->x[p->dm] = 0;
	w->x[p->dn] = w->j0;
	pop_epilogue_rows(&p->dense.epi, w->frame, w->start, w->x, p->dense.m,
		w->c[0], columns_of(p), w->n);
}

static void
thin_part(void *arg, int64_t part, unsigned thread)
{
	const thin_job *job = arg;
	const pop_dot *p = job->p;
	const int64_t cols = columns_of(p);
	const size_t size = pop_gemm_bytes(p->dense.type);
	int64_t each = job->nitem / job->nparts,
		more = job->nitem % job->nparts;
	int64_t t = each * part + pop_least(part, more), group = -1;
	thin w = {.p = p,
		.run = job->run,
		.scratch = pop_run_scratch(job->run, thread),
		.start = job->start};

	w.frame = pop_epilogue_begin(&p->dense.epi, w.scratch + p->at_frame);
	for (int64_t i = 0; i < p->dense.m; i++)
		w.c[i] = (float *)(void *)(w.scratch + p->at_c +
					   (size_t)(i * cols) * size);
	for (int64_t end = t + each + (part < more); t < end; t++) {
		if (t / job->ncol != group) {
			group = t / job->ncol;
			pop_dot_batch(p, group, w.x);
			w.b = pop_dot_operand(p, p->vb, w.start, w.x);
			read_a(&w);
		}
		w.j0 = t % job->ncol * job->nc;
		w.n = pop_least(job->nc, p->dense.n - w.j0);
		thin_item(&w);
	}
}

void
pop_dot_thin_run(const pop_dot *p, pop_run *run, unsigned char *const *start)
{
	const pop_dense *d = &p->dense;
	thin_job job = {.p = p, .run = run, .start = start, .nparts = 1};
	const int64_t want = PARTS * (int64_t)run->nthread;
	double bytes = (double)pop_gemm_bytes(d->type) * (double)d->ngroup *
		       (double)d->n * (double)p->k;
	bool alone = run->nthread == 1 || bytes < ALONE_BYTES;

	job.nc = columns_of(p);
	while (p->form == POP_DOT_ROWS && !alone && job.nc > ROWS_LEAST &&
		d->ngroup * pop_divide_up(d->n, job.nc) < want)
		job.nc /= 2;
	job.ncol = pop_divide_up(d->n, job.nc);
	job.nitem = d->ngroup * job.ncol;
	if (alone) {
		thin_part(&job, 0, 0);
		return;
	}
	job.nparts = pop_least(job.nitem, 8 * want);
	pop_pool_run(run->pool, thin_part, &job, job.nparts);
}
