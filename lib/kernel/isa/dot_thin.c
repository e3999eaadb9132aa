/*
 * Products of at most three rows, bound by reading B once.
 *
 * ROWS takes some rows of B at a time over a range of columns, with the sums
 * in the first cache.  COLUMNS takes one column at a time, a contiguous stream,
 * in 16 interleaved partial sums; several streams side by side are slower, as
 * the hardware's prefetching follows only one that well.  Of a B that fits the
 * cache, several columns are taken side by side: their sums do not wait for
 * each other, and are folded together, in the same order.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/dot.h"
#include "lib/kernel/isa/vec.h"

enum {
	AHEAD = 1024,       /* elements to fetch ahead in COLUMNS */
	STEP = 8,           /* rows of B at a time in ROWS */
	ROWS_COLS = 1024,   /* columns of a part in ROWS, at most */
	ROWS_LEAST = 256,   /* and at least, where there are threads */
	COLUMNS_COLS = POP_DOT_COLUMNS_COLS,
	/* Columns side by side: half the registers are sums. */
	SIDE = LANES == 16  ? 8
	       : LANES == 8 ? 4
			    : 2,
	SIDE_DEPTH = 2048, /* more would share few sets of the cache */
	/* A deeper product has no thin form: its rows do not fit. */
	DEEPEST = 1 << 20,
	PARTS = 4, /* per thread */
};

/* Bytes of B that stay in the second cache. */
#define SIDE_BYTES (768 << 10)
/* Bytes of B below which a second thread does not pay. */
#define ALONE_BYTES (200 << 10)

static pop_dot_form
form_of(const pop_dot *p)
{
	const pop_dense *d = &p->dense;
	const pop_view *b = pop_dot_view(p, p->vb);

	if (d->m > POP_DOT_THIN || d->type != POP_GEMM_F32 || p->k == 0 ||
		p->k > DEEPEST)
		return POP_DOT_BLOCKS;
	if (b->stride[p->dk] == 1 && p->k >= 16)
		return POP_DOT_COLUMNS;
	if (b->stride[p->dn] == 1 && d->n >= 16)
		return POP_DOT_ROWS;
	return POP_DOT_BLOCKS;
}

void
pop_dot_thin_prepare(pop_dot *p)
{
	const pop_dense *d = &p->dense;
	size_t at, cols, deep = (size_t)p->k * sizeof(float);

	p->form = form_of(p);
	if (p->form == POP_DOT_BLOCKS)
		return;
	cols = p->form == POP_DOT_ROWS ? ROWS_COLS : COLUMNS_COLS;
	p->at_frame = 0;
	at = pop_round_up(d->epi.scratch, 64);
	p->at_c = at;
	at += POP_DOT_THIN * cols * sizeof(float);
	p->at_b = at;
	at += pop_round_up(
		p->form == POP_DOT_ROWS ? STEP * cols * sizeof(float) : deep,
		64);
	p->at_a = at;
	p->total = at + POP_DOT_THIN * pop_round_up(deep, 64);
}

/* ---- Rows. */

/* The first n of LANES floats, n < LANES, the others 0. */
POP_INLINE vf
some_of(const float *from, int64_t n)
{
	return (vf)v_load_some((const unsigned char *)from, n);
}

/* c[i][0..n) += a[i][0..step) times `step` rows of B, for mr rows. */
POP_INLINE void
stream(const int mr, const int step, float *const *c, const float *const *a,
	const float *b, int64_t ldb, int64_t n)
{
	vf s[POP_DOT_THIN][STEP];
	int64_t j = 0;

#pragma GCC unroll 4
	for (int i = 0; i < mr; i++)
#pragma GCC unroll 8
		for (int r = 0; r < step; r++)
			s[i][r] = vf_set(a[i][r]);
	for (; j + LANES <= n; j += LANES) {
		vf x[POP_DOT_THIN];

#pragma GCC unroll 4
		for (int i = 0; i < mr; i++)
			memcpy(&x[i], c[i] + j, sizeof(vf));
#pragma GCC unroll 8
		for (int r = 0; r < step; r++) {
			vf y;

			memcpy(&y, b + r * ldb + j, sizeof(y));
#pragma GCC unroll 4
			for (int i = 0; i < mr; i++)
				x[i] = vf_fma(s[i][r], y, x[i]);
		}
#pragma GCC unroll 4
		for (int i = 0; i < mr; i++)
			memcpy(c[i] + j, &x[i], sizeof(vf));
	}
	/* Sums behind the last one are read and written; nothing uses them. */
	if (j == n)
		return;
#pragma GCC unroll 4
	for (int i = 0; i < mr; i++) {
		vf x;

		memcpy(&x, c[i] + j, sizeof(x));
#pragma GCC unroll 8
		for (int r = 0; r < step; r++)
			x = vf_fma(s[i][r], some_of(b + r * ldb + j, n - j), x);
		memcpy(c[i] + j, &x, sizeof(x));
	}
}

#define STREAM(mr, step)                                                \
	__attribute__((noinline)) static void stream_##mr##_##step(     \
		float *const *c, const float *const *a, const float *b, \
		int64_t ldb, int64_t n)                                 \
	{                                                               \
		stream(mr, step, c, a, b, ldb, n);                      \
	}
STREAM(1, 8)
STREAM(2, 4)
STREAM(3, 4)
STREAM(1, 1)
STREAM(2, 1)
STREAM(3, 1)

typedef void stream_fn(float *const *c, const float *const *a, const float *b,
	int64_t ldb, int64_t n);

/* As many rows of B at a time as the registers hold elements of A. */
static const struct {
	stream_fn *some, *one;
	int64_t step;
} streams[POP_DOT_THIN + 1] = {{NULL, NULL, 0}, {stream_1_8, stream_1_1, 8},
	{stream_2_4, stream_2_1, 4}, {stream_3_4, stream_3_1, 4}};

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
	const float *a[POP_DOT_THIN];
	float *c[POP_DOT_THIN];
} thin;

static const unsigned char *
b_at(const thin *w, int64_t q, int64_t j)
{
	const pop_view *v = pop_dot_view(w->p, w->p->vb);

	return w->b +
	       (q * v->stride[w->p->dk] + (w->j0 + j) * v->stride[w->p->dn]) *
		       (int64_t)pop_dtype_bytes((pop_dtype)v->dtype);
}

/* Rows q .. q + n of B as f32; converted if need be. */
static const float *
rows_of_b(thin *w, int64_t q, int64_t n, int64_t *ldb)
{
	const pop_view *v = pop_dot_view(w->p, w->p->vb);
	pop_gemm_matrix b = {.at = b_at(w, q, 0),
		.row = v->stride[w->p->dk],
		.col = 1,
		.dtype = (pop_dtype)v->dtype};
	float *own = (float *)(void *)(w->scratch + w->p->at_b);

	*ldb = b.row;
	if (b.dtype == POP_DT_F32)
		return (const float *)(const void *)b.at;
	*ldb = ROWS_COLS;
	pop_gemm_rows(POP_GEMM_F32, own, ROWS_COLS, &b, n, w->n);
	return own;
}

static void
by_rows(thin *w)
{
	const pop_dot *p = w->p;
	const int64_t m = p->dense.m, step = streams[m].step;
	const float *a[POP_DOT_THIN], *b;
	int64_t ldb;

	for (int64_t i = 0; i < m; i++) {
		a[i] = w->a[i];
		memset(w->c[i], 0, (size_t)w->n * sizeof(float));
	}
	for (int64_t q = 0, r; q < p->k; q += r) {
		r = pop_least(p->k - q, step);
		b = rows_of_b(w, q, r, &ldb);
		if (r == step)
			streams[m].some(w->c, a, b, ldb, w->n);
		for (int64_t t = 0; r < step && t < r; t++) {
			streams[m].one(w->c, a, b + t * ldb, ldb, w->n);
			for (int64_t i = 0; i < m; i++)
				a[i]++;
		}
		for (int64_t i = 0; r == step && i < m; i++)
			a[i] += step;
	}
}

/* ---- Columns. */

/* 16 products more of each row. */
POP_INLINE void
more16(const int mr, vf (*x)[16 / LANES], const float *const *a, const float *b,
	int64_t p)
{
#pragma GCC unroll 4
	for (int v = 0; v < 16 / LANES; v++) {
		vf y, z;

		memcpy(&y, b + v * LANES, sizeof(y));
#pragma GCC unroll 4
		for (int i = 0; i < mr; i++) {
			memcpy(&z, a[i] + p + v * LANES, sizeof(z));
			x[i][v] = vf_fma(z, y, x[i][v]);
		}
	}
}

/* One column against mr rows, which end in 16 zeros; the sums are folded 8, 4,
 * 2, 1. */
POP_INLINE void
column(const int mr, float *const *c, int64_t j, const float *const *a,
	const float *b, int64_t k)
{
	vf x[POP_DOT_THIN][16 / LANES] = {{{0}}};
	float end[16] = {0};
	int64_t p = 0;

	for (; p + 16 <= k; p += 16) {
		__builtin_prefetch(b + p + AHEAD);
		more16(mr, x, a, b + p, p);
	}
	if (p < k) {
		memcpy(end, b + p, (size_t)(k - p) * sizeof(float));
		more16(mr, x, a, end, p);
	}
	for (int i = 0; i < mr; i++)
		c[i][j] = vf_fold16(x[i]);
}

/* The same of any n; what is not there is 0. */
POP_INLINE vf
up_to(const float *from, int64_t n)
{
	vf y = {0};

	if (n >= LANES)
		memcpy(&y, from, sizeof(y));
	else if (n > 0)
		y = some_of(from, n);
	return y;
}

/* SIDE columns, b[0] and on, ldb apart, as in column().  In a function of its
 * own: the sums are to stay in registers. */
__attribute__((noinline)) static void
columns_beside(vf *out, const float *a, const float *b, int64_t ldb, int64_t k)
{
	vf x[SIDE][16 / LANES] = {{{0}}};
	int64_t p = 0;

	for (; p + 16 <= k; p += 16)
#pragma GCC unroll 4
		for (int v = 0; v < 16 / LANES; v++) {
			vf y, z;

			memcpy(&z, a + p + v * LANES, sizeof(z));
#pragma GCC unroll 8
			for (int j = 0; j < SIDE; j++) {
				memcpy(&y, b + j * ldb + p + v * LANES,
					sizeof(y));
				x[j][v] = vf_fma(z, y, x[j][v]);
			}
		}
#pragma GCC unroll 4
	for (int v = 0; p < k && v < 16 / LANES; v++) {
		const int64_t n = k - p - v * LANES;
		vf z;

		memcpy(&z, a + p + v * LANES, sizeof(z));
#pragma GCC unroll 8
		for (int j = 0; j < SIDE; j++)
			x[j][v] = vf_fma(z,
				up_to(b + j * ldb + p + v * LANES, n), x[j][v]);
	}
#pragma GCC unroll 8
	for (int j = 0; j < SIDE; j++)
		out[j] = vf_fold_to_one(x[j]);
}

POP_INLINE void
fold_pairs(vf *t, const int half)
{
#pragma GCC unroll 8
	for (int j = 0; j < half; j++)
		t[j] = (vf)v_fold_pair((V)t[j], (V)t[j + half], (unsigned)half);
}

/* c[j] = the sum of x[j]'s lanes, folded by halves, for all lanes of c. */
POP_INLINE void
fold_columns(float *c, const vf *x)
{
	vf t[LANES];

#pragma GCC unroll 16
	for (int j = 0; j < LANES; j++)
		t[j] = x[j];
	if (LANES > 8)
		fold_pairs(t, LANES / 2);
	if (LANES > 4)
		fold_pairs(t, 4);
	fold_pairs(t, 2);
	fold_pairs(t, 1);
	memcpy(c, &t[0], sizeof(vf));
}

/* As many columns as can be taken so. */
static int64_t
by_columns_beside(thin *w)
{
	const pop_dot *p = w->p;
	const pop_view *v = pop_dot_view(p, p->vb);
	const int64_t ldb = v->stride[p->dn];
	int64_t j = 0;

	if (p->dense.m != 1 || v->dtype != POP_DT_F32 || p->k > SIDE_DEPTH ||
		4 * p->k * p->dense.n > SIDE_BYTES)
		return 0;
	for (; j + LANES <= w->n; j += LANES) {
		vf x[LANES];

		for (int i = 0; i < LANES; i += SIDE)
			columns_beside(&x[i], w->a[0],
				(const float *)(const void *)b_at(w, 0, j + i),
				ldb, p->k);
		fold_columns(w->c[0] + j, x);
	}
	return j;
}

static void
by_columns(thin *w)
{
	const pop_dot *p = w->p;
	const pop_view *v = pop_dot_view(p, p->vb);
	float *own = (float *)(void *)(w->scratch + p->at_b);

	for (int64_t j = by_columns_beside(w); j < w->n; j++) {
		pop_gemm_matrix b = {.at = b_at(w, 0, j),
			.row = 1,
			.col = 1,
			.dtype = (pop_dtype)v->dtype};
		const float *at = (const float *)(const void *)b.at;

		if (b.dtype != POP_DT_F32) {
			pop_gemm_rows(POP_GEMM_F32, own, 0, &b, 1, p->k);
			at = own;
		}
		if (p->dense.m == 1)
			column(1, w->c, j, w->a, at, p->k);
		else if (p->dense.m == 2)
			column(2, w->c, j, w->a, at, p->k);
		else
			column(3, w->c, j, w->a, at, p->k);
	}
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
	return a->dtype == POP_DT_F32 && a->stride[p->dk] == 1 &&
	       p->k % 16 == 0;
}

/* Rows of A as f32, with 16 zeros behind where they are read in sixteens. */
static void
read_a(thin *w)
{
	const pop_dot *p = w->p;
	const pop_view *v = pop_dot_view(p, p->va);
	const int64_t size = pop_dtype_bytes((pop_dtype)v->dtype);
	const size_t row = pop_round_up((size_t)p->k * sizeof(float), 64);
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
		memset(own + row - 64, 0, 64);
		pop_gemm_rows(POP_GEMM_F32, own, 0, &a, 1, p->k);
		w->a[i] = (const float *)(const void *)own;
	}
}

static void
thin_item(thin *w)
{
	const pop_dot *p = w->p;

	if (p->form == POP_DOT_ROWS)
		by_rows(w);
	else if (p->made)
		pop_dot_made_columns(p->made, w->run, w->scratch, p->dense.m,
			w->j0, w->n, w->a, w->c);
	else
		by_columns(w);
	w->x[p->dm] = 0;
	w->x[p->dn] = w->j0;
	pop_epilogue_rows(&p->dense.epi, w->frame, w->start, w->x, p->dense.m,
		w->c[0], w->c[1] - w->c[0], w->n);
}

static void
thin_part(void *arg, int64_t part, unsigned thread)
{
	const thin_job *job = arg;
	const pop_dot *p = job->p;
	const int64_t cols = p->form == POP_DOT_ROWS ? ROWS_COLS : COLUMNS_COLS;
	int64_t each = job->nitem / job->nparts,
		more = job->nitem % job->nparts;
	int64_t t = each * part + pop_least(part, more), group = -1;
	thin w = {.p = p,
		.run = job->run,
		.scratch = pop_run_scratch(job->run, thread),
		.start = job->start};

	w.frame = pop_epilogue_begin(&p->dense.epi, w.scratch + p->at_frame);
	for (int i = 0; i < POP_DOT_THIN; i++)
		w.c[i] = (float *)(void *)(w.scratch + p->at_c) + i * cols;
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
	double bytes = 4.0 * (double)d->ngroup * (double)d->n * (double)p->k;
	bool alone = run->nthread == 1 || bytes < ALONE_BYTES;

	job.nc = COLUMNS_COLS;
	if (p->form == POP_DOT_ROWS) {
		job.nc = ROWS_COLS;
		while (!alone && job.nc > ROWS_LEAST &&
			d->ngroup * pop_divide_up(d->n, job.nc) < want)
			job.nc /= 2;
	}
	job.ncol = pop_divide_up(d->n, job.nc);
	job.nitem = d->ngroup * job.ncol;
	if (alone) {
		thin_part(&job, 0, 0);
		return;
	}
	job.nparts = pop_least(job.nitem, 8 * want);
	pop_pool_run(run->pool, thin_part, &job, job.nparts);
}
