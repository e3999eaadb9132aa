/*
 * Parts, blocks and stretches of products; see dense.h.
 */

#include "lib/kernel/isa/dense.h"

#include <string.h>

#include "lib/base/checked.h"

enum {
	/* Parts per thread: another process may hold one of the cores. */
	PARTS = 4,
	/* Bytes of panels that a part keeps: they must not leave the second
	 * cache. */
	KEEP_BYTES = 256 << 10,
	MIN_COLS = 32, /* of a part */
	/* Bytes below which moving them on two threads does not pay. */
	ALONE_BYTES = 64 << 10,
};

/* Floating-point operations: below the first a second thread does not pay,
 * below the second a part is too small. */
#define ALONE_FLOPS 400e3
#define PART_FLOPS  300e3

static size_t
bytes_of(const pop_dense *d)
{
	return pop_gemm_bytes(d->type);
}

static int64_t
least(int64_t a, int64_t b)
{
	return a < b ? a : b;
}

/* ---- Preparation. */

/* Bytes of all panels of n columns. */
static bool
can_keep(const pop_dense *d)
{
	const int64_t bytes = (int64_t)bytes_of(d);
	int64_t cols =
		pop_multiple_of(least(d->n, POP_DENSE_NC), POP_DENSE_PANEL);

	return d->m > POP_DENSE_MB &&
	       d->seg <= KEEP_BYTES / bytes / POP_DENSE_PANEL &&
	       d->nseg <= KEEP_BYTES / bytes / POP_DENSE_PANEL &&
	       d->seg * d->nseg * cols * bytes <= KEEP_BYTES;
}

static size_t
place(size_t *at, int64_t n, size_t size)
{
	size_t here = *at;

	*at = pop_round_up(here + (size_t)n * size, 64);
	return here;
}

pop_status
pop_dense_prepare(pop_dense *d, pop_err *err)
{
	const size_t bytes = bytes_of(d);
	int64_t rows = least(d->m, POP_DENSE_MB), points;
	int64_t cols =
		pop_multiple_of(least(d->n, POP_DENSE_NC), POP_DENSE_PANEL);
	size_t at = 0;

	if (!pop_mul_i64(d->ngroup, d->m, &points) ||
		!pop_mul_i64(points, d->n, &points) ||
		!pop_mul_i64(d->seg, d->nseg, &points))
		return pop_fail(err, POP_E_INPUT,
			"a product of more than 2^63 elements");
	d->keep = can_keep(d);
	d->at_frame = place(&at, (int64_t)d->epi.scratch, 1);
	d->at_c = place(&at, rows * cols, bytes);
	d->at_panels = place(&at,
		d->keep ? d->seg * d->nseg * cols * (int64_t)bytes
			: 2 * POP_DENSE_PANEL * POP_DENSE_KC,
		1);
	d->at_rows = place(
		&at, rows * least(d->nseg, POP_DENSE_SEGS), sizeof(void *));
	d->at_local = place(&at, (int64_t)d->local, 1);
	d->at_shared = place(&at, (int64_t)d->sharing, 1);
	d->total = at;
	return POP_OK;
}

/* ---- Depth. */

/* The stretch from `at` on: segments as a whole if they are short, else equal
 * pieces of one. */
static pop_stretch
stretch_at(const pop_dense *d, int64_t at)
{
	const int64_t most = POP_DENSE_KC / (int64_t)bytes_of(d);
	pop_stretch s = {at, 1, d->seg};
	int64_t left = d->seg - at % d->seg, pieces, each;

	if (d->seg > most) {
		pieces = pop_divide_up(d->seg, most);
		each = pop_multiple_of(pop_divide_up(d->seg, pieces), 8);
		s.k = least(each, left);
		return s;
	}
	s.nseg = least(most / d->seg, d->nseg - at / d->seg);
	s.nseg = least(s.nseg, POP_DENSE_SEGS);
	return s;
}

static int64_t
depth(const pop_dense *d)
{
	return d->seg * d->nseg;
}

/* ---- One part. */

static int64_t
columns_at(const pop_dense_part *w, int64_t t)
{
	return least(w->j1 - (w->j0 + t * POP_DENSE_PANEL), POP_DENSE_PANEL);
}

/* Panels t .. t + n of the stretch, packed one after the other. */
static void
pack(pop_dense_part *w, unsigned char *to, int64_t t, int64_t n,
	const pop_stretch *s)
{
	const size_t panel =
		(size_t)(s->nseg * s->k * POP_DENSE_PANEL) * bytes_of(w->d);

	for (int64_t q = t; q < t + n; q++, to += panel)
		w->d->ops->pack(w, to, w->j0 + q * POP_DENSE_PANEL,
			columns_at(w, q), s);
}

static void
pack_all(pop_dense_part *w)
{
	const pop_dense *d = w->d;
	int64_t n = pop_divide_up(w->j1 - w->j0, POP_DENSE_PANEL);
	unsigned char *to = w->scratch + d->at_panels;
	pop_stretch s;

	for (int64_t q = 0; q < depth(d); q += s.nseg * s.k) {
		s = stretch_at(d, q);
		pack(w, to, 0, n, &s);
		to += (size_t)(s.nseg * s.k * n * POP_DENSE_PANEL) *
		      bytes_of(d);
	}
}

/* What will be packed after panel t of stretch s. */
static void
fetch_next(pop_dense_part *w, pop_gemm_fetch *f, int64_t t, pop_stretch s)
{
	const pop_dense *d = w->d;

	if (w->j0 + t * POP_DENSE_PANEL >= w->j1) {
		t = 0;
		if (s.at + s.nseg * s.k >= depth(d))
			return;
		s = stretch_at(d, s.at + s.nseg * s.k);
	}
	d->ops->fetch(w, f, w->j0 + t * POP_DENSE_PANEL, columns_at(w, t), &s);
}

/* One stretch of a block: all panels. */
static void
sum_stretch(pop_dense_part *w, int64_t m, const pop_stretch *s,
	const unsigned char *kept, unsigned char *c, int64_t ldc)
{
	const pop_dense *d = w->d;
	const int64_t each = pop_gemm_panels(d->type), k = s->nseg * s->k;
	int64_t n = pop_divide_up(w->j1 - w->j0, POP_DENSE_PANEL), some;
	pop_gemm_block g = {.m = m,
		.nseg = s->nseg,
		.k = s->k,
		.a = w->row,
		.pitch = m,
		.ldc = ldc,
		.first = s->at == 0};

	for (int64_t t = 0; t < n; t += some) {
		int64_t j = w->j0 + t * POP_DENSE_PANEL;

		some = least(each, n - t);
		g.npanel = some;
		g.c = c + (size_t)(t * POP_DENSE_PANEL) * bytes_of(d);
		g.ldb = POP_DENSE_PANEL;
		g.panel = k * POP_DENSE_PANEL;
		g.fetch.n = 0;
		g.b = NULL;
		if (kept)
			g.b = kept + (size_t)(t * g.panel) * bytes_of(d);
		else if (d->ops->in_place &&
			 j + some * POP_DENSE_PANEL <= w->j1)
			g.b = d->ops->in_place(w, m, j, s, &g.ldb);
		if (g.b && !kept)
			g.panel = POP_DENSE_PANEL;
		if (!g.b) {
			g.b = w->scratch + d->at_panels;
			pack(w, w->scratch + d->at_panels, t, some, s);
			if (d->ops->fetch)
				fetch_next(w, &g.fetch, t + some, *s);
		}
		pop_gemm_multiply(d->type, &g);
	}
}

/* Depth 0 sums nothing. */
static void
clear(const pop_dense *d, unsigned char *c, int64_t m, int64_t ldc, int64_t n)
{
	for (int64_t r = 0; r < m; r++)
		memset(c + (size_t)(r * ldc) * bytes_of(d), 0,
			(size_t)n * bytes_of(d));
}

static void
make_block(pop_dense_part *w, int64_t i, int64_t m, bool kept)
{
	const pop_dense *d = w->d;
	const int64_t width = w->j1 - w->j0;
	const unsigned char *panels = kept ? w->scratch + d->at_panels : NULL;
	int64_t ldc = pop_multiple_of(width, POP_DENSE_PANEL);
	unsigned char *c = NULL, *own = w->scratch + d->at_c;
	pop_stretch s;

	if (width % POP_DENSE_PANEL == 0)
		c = d->ops->place(w, i, &ldc);
	if (d->ops->block)
		d->ops->block(w, i, m);
	if (depth(d) == 0)
		clear(d, c ? c : own, m, ldc, width);
	for (int64_t q = 0; q < depth(d); q += s.nseg * s.k) {
		s = stretch_at(d, q);
		d->ops->rows(w, i, m, &s);
		sum_stretch(w, m, &s, panels, c ? c : own, ldc);
		if (kept)
			panels += (size_t)(s.nseg * s.k *
					   pop_multiple_of(
						   width, POP_DENSE_PANEL)) *
				  bytes_of(d);
	}
	if (!c)
		d->ops->finish(w, i, m, own, ldc);
}

static void
make_part(pop_dense_part *w)
{
	int64_t m = w->i1 - w->i0, n = pop_divide_up(m, POP_DENSE_MB);
	bool kept = w->d->keep && n > 1;

	if (kept)
		pack_all(w);
	for (int64_t t = 0; t < n; t++) {
		int64_t i = w->i0 + m * t / n;

		make_block(w, i, w->i0 + m * (t + 1) / n - i, kept);
	}
}

/* ---- Parts. */

typedef struct cut {
	const pop_dense_job *job;
	int64_t mc, nc;     /* rows and columns of an item */
	int64_t nrow, ncol; /* items of a group */
	int64_t nitem, nparts;
} cut;

static void
run_part(void *arg, int64_t part, unsigned thread)
{
	const cut *c = arg;
	const pop_dense_job *job = c->job;
	const pop_dense *d = job->d;
	pop_dense_part w = {.d = d,
		.owner = job->owner,
		.start = job->start,
		.scratch = pop_run_scratch(job->run, thread),
		.shared = pop_dense_shared(job),
		.group0 = job->group0,
		.row0 = job->row0,
		.group = -1};
	int64_t each = c->nitem / c->nparts, more = c->nitem % c->nparts;
	int64_t t = each * part + least(part, more);

	w.row = (const void **)(void *)(w.scratch + d->at_rows);
	w.frame = pop_epilogue_begin(&d->epi, w.scratch + d->at_frame);
	for (int64_t end = t + each + (part < more); t < end; t++) {
		int64_t row = t % c->nrow, col = t / c->nrow % c->ncol;
		int64_t group = job->group0 + t / c->nrow / c->ncol;

		if (group != w.group) {
			w.group = group;
			d->ops->enter(&w);
		}
		w.i0 = job->row0 + row * c->mc;
		w.i1 = least(w.i0 + c->mc, job->row1);
		w.j0 = col * c->nc;
		w.j1 = least(w.j0 + c->nc, d->n);
		make_part(&w);
	}
}

/* Columns are split first, as then nothing is packed twice. */
static cut
cut_up(const pop_dense_job *job)
{
	const pop_dense *d = job->d;
	int64_t groups = job->group1 - job->group0;
	int64_t m = job->row1 - job->row0, want;
	double flops = 2.0 * (double)groups * (double)m * (double)d->n *
		       (double)d->seg * (double)d->nseg;
	cut c = {.job = job, .mc = m, .nc = POP_DENSE_NC, .nparts = 1};
	unsigned threads = flops < ALONE_FLOPS ? 1 : job->run->nthread;

	want = PARTS * (int64_t)threads;
	if (flops < PART_FLOPS * (double)want)
		want = 1 + (int64_t)(flops / PART_FLOPS);
	if (threads > 1 && groups * pop_divide_up(d->n, c.nc) < want)
		c.nc = pop_multiple_of(
			pop_divide_up(d->n, pop_divide_up(want, groups)),
			MIN_COLS);
	if (c.nc > POP_DENSE_NC)
		c.nc = POP_DENSE_NC;
	c.ncol = pop_divide_up(d->n, c.nc);
	if (threads > 1 && groups * c.ncol < want)
		c.mc = pop_multiple_of(
			pop_divide_up(m, pop_divide_up(want, groups * c.ncol)),
			POP_DENSE_ROWS);
	c.nrow = pop_divide_up(m, c.mc);
	c.nitem = groups * c.nrow * c.ncol;
	if (threads > 1)
		c.nparts = least(c.nitem, 8 * (int64_t)threads);
	/* Large items one by one, so that the last ones end together. */
	if (threads > 1 && flops / (double)c.nitem > PART_FLOPS)
		c.nparts = c.nitem;
	return c;
}

void
pop_dense_run(const pop_dense_job *job)
{
	cut c;

	if (job->group1 <= job->group0 || job->row1 <= job->row0 ||
		job->d->n == 0)
		return;
	c = cut_up(job);
	if (c.nparts > 1)
		pop_pool_run(job->run->pool, run_part, &c, c.nparts);
	else
		run_part(&c, 0, 0);
}

void
pop_dense_each(
	pop_run *run, pop_pool_fn *fn, void *arg, int64_t n, int64_t bytes)
{
	if (run->nthread > 1 && n > 1 && bytes >= ALONE_BYTES) {
		pop_pool_run(run->pool, fn, arg, n);
		return;
	}
	for (int64_t i = 0; i < n; i++)
		fn(arg, i, 0);
}
