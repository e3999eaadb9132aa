/*
 * Parts, blocks and stretches of products; see dense.h.
 */

#include "lib/kernel/isa/dense.h"

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/vec.h"

enum {
	/* Parts per thread: another process may hold one of the cores. */
	PARTS = 4,
	/* Bytes of panels that a part keeps: they are read in order, once for
	 * each block. */
	KEEP_BYTES = 8 << 20,
	MIN_COLS = 32,   /* of a part */
	LEAST_ROWS = 32, /* of one whose columns are not cut for rows */
	/* Bytes below which moving them on two threads does not pay. */
	ALONE_BYTES = 64 << 10,
	/* Rows for which panels are read where they are, of types without tiles
	 * that copy them: one tile takes them, or two. */
	ONE_TILE = 8,
	/* Rows and columns from which packing rows pays: a row's element is
	 * packed once and multiplied by each column. */
	TURN_ROWS = 32,
	TURN_COLS = 256,
	TURN_BYTES = 4 << 20, /* of rows packed at a time */
	TURN_TILES = 4,       /* packed by a thread at a time */
	/* Bytes of B from which AMX fetches it: tiles wait for what they load,
	 * and asking for more takes a fifth of their time. */
	FETCH_BYTES = 2 << 20,
	/* Panels of such a B at a time: the second cache has room for those
	 * that are read, packed and asked for. */
	AMX_PANELS = 4,
	LINE_DEPTH = 16, /* packed of panel after panel, of bytes */
};

/* Floating-point operations: below the first a second thread does not pay,
 * below the second a part is too small. */
#define ALONE_FLOPS 800e3
#define PART_FLOPS  300e3
/* What the smallest product takes the time of. */
#define GROUP_FLOPS 8e3
/* Below which threads would wait for each other longer than packing spares. */
#define TURN_FLOPS 16e6

static size_t
bytes_of(const pop_dense *d)
{
	return pop_gemm_bytes(d->type);
}

static int64_t
depth(const pop_dense *d)
{
	return d->seg * d->nseg;
}

/* ---- Preparation. */

/* Rows of blocks of whole tiles, of m rows. */
static int64_t
rows_of_block(const pop_dense *d, int64_t m)
{
	const int64_t height = pop_gemm_height(d->type);
	const int64_t most = d->mb / height * height;

	return pop_multiple_of(
		pop_divide_up(m, pop_divide_up(m, most)), height);
}

/* Pixels of a convolution would be packed once for every tap; where all taps
 * fall between them there is nothing to pack. */
int64_t
pop_dense_turn(const pop_dense *d)
{
	const double flops = 2.0 * (double)d->m * (double)d->n * (double)d->seg;
	const int64_t most = TURN_BYTES / (int64_t)bytes_of(d);
	const int64_t block = rows_of_block(d, d->mb);
	int64_t turns;

	if (!pop_gemm_turns(d->type) || d->ngroup > 1 || d->nseg != 1 ||
		d->m < TURN_ROWS || d->n < TURN_COLS || flops < TURN_FLOPS ||
		d->seg > most / block)
		return 0;
	turns = pop_divide_up(d->m, most / d->seg / block * block);
	return pop_multiple_of(pop_divide_up(d->m, turns), block);
}

/* Bytes of all panels of n columns. */
static bool
can_keep(const pop_dense *d)
{
	const int64_t bytes = (int64_t)bytes_of(d);
	int64_t cols = pop_multiple_of(pop_least(d->n, d->nc), POP_DENSE_PANEL);

	return d->m > d->mb && d->seg <= KEEP_BYTES / bytes / POP_DENSE_PANEL &&
	       d->nseg <= KEEP_BYTES / bytes / POP_DENSE_PANEL &&
	       d->seg * d->nseg * cols * bytes <= KEEP_BYTES;
}

static int64_t
stretch_bytes(const pop_dense *d)
{
	return d->turn ? POP_DENSE_TURN_KC : POP_DENSE_KC;
}

/* Panels that are multiplied together, of tiles of m rows. */
static int64_t
panels_together(const pop_dense *d, int64_t m)
{
	return pop_gemm_is_amx(d->type) && d->fetches
		       ? AMX_PANELS
		       : pop_gemm_panels(d->type, m);
}

static int64_t
strip_bytes(const pop_dense *d)
{
	return panels_together(d, 1) * POP_DENSE_PANEL *
	       pop_least(depth(d) * (int64_t)bytes_of(d), stretch_bytes(d));
}

static size_t
place(size_t *at, int64_t n, size_t size)
{
	size_t here = *at;

	*at = pop_round_up(here + (size_t)n * size, 64);
	return here;
}

_Static_assert(POP_DENSE_KC <= 4 * POP_GEMM_APART_K, "a stretch is too long");

pop_status
pop_dense_prepare(pop_dense *d, pop_err *err)
{
	const size_t bytes = bytes_of(d);
	int64_t rows = pop_least(d->m, d->mb), points, panels;
	int64_t cols = pop_multiple_of(pop_least(d->n, d->nc), POP_DENSE_PANEL);
	size_t at = 0;

	if (!pop_mul_i64(d->ngroup, d->m, &points) ||
		!pop_mul_i64(points, d->n, &points) ||
		!pop_mul_i64(d->seg, d->nseg, &points))
		return pop_fail(err, POP_E_INPUT,
			"a product of more than 2^63 elements");
	d->keep = can_keep(d);
	d->fetches = !pop_gemm_is_amx(d->type) ||
		     depth(d) * d->n > FETCH_BYTES / (int64_t)bytes;
	d->turn = pop_dense_turn(d);
	d->at_frame = place(&at, (int64_t)d->epi.scratch, 1);
	d->at_c = place(&at, rows * cols, bytes);
	/* Two strips; or all panels, but of parts of few rows. */
	panels = 2 * strip_bytes(d);
	if (d->keep && d->seg * d->nseg * cols * (int64_t)bytes > panels)
		panels = d->seg * d->nseg * cols * (int64_t)bytes;
	d->at_panels = place(&at, panels, 1);
	d->at_rows = place(
		&at, rows * pop_least(d->nseg, POP_DENSE_SEGS), sizeof(void *));
	d->at_local = place(&at, (int64_t)d->local, 1);
	d->at_shared = place(&at, (int64_t)d->sharing, 1);
	d->at_tiles = place(&at, d->turn * d->seg, bytes);
	d->total = at;
	return POP_OK;
}

/* ---- Depth. */

/* The stretch from `at` on: segments as a whole if they are short, else equal
 * pieces of one. */
static pop_stretch
stretch_at(const pop_dense *d, int64_t at)
{
	const int64_t most = stretch_bytes(d) / (int64_t)bytes_of(d);
	pop_stretch s = {at, 1, d->seg};
	int64_t left = d->seg - at % d->seg, pieces, each;

	if (d->seg > most) {
		pieces = pop_divide_up(d->seg, most);
		each = pop_multiple_of(
			pop_divide_up(d->seg, pieces), pop_gemm_unit(d->type));
		s.k = pop_least(each, left);
		return s;
	}
	s.nseg = pop_least(most / d->seg, d->nseg - at / d->seg);
	s.nseg = pop_least(s.nseg, POP_DENSE_SEGS);
	return s;
}

/* ---- One part. */

static int64_t
columns_at(const pop_dense_part *w, int64_t t)
{
	return pop_least(
		w->j1 - (w->j0 + t * POP_DENSE_PANEL), POP_DENSE_PANEL);
}

static int64_t
panels_of(const pop_dense_part *w)
{
	return pop_divide_up(w->j1 - w->j0, POP_DENSE_PANEL);
}

/* Some panels of a stretch, multiplied together. */
typedef struct strip {
	pop_stretch s;
	int64_t t, n; /* panels t .. t + n */
} strip;

/* Rows that tiles are chosen for.  Of a B that comes from far, strips had
 * better be wide, even if two tiles read each. */
static int64_t
rows_for_tiles(const pop_dense_part *w, int64_t m)
{
	return w->far ? pop_least(m, pop_gemm_height(w->d->type)) : m;
}

static strip
strip_at(const pop_dense_part *w, int64_t m, const pop_stretch *s, int64_t t)
{
	return (strip){*s, t,
		pop_gemm_strip(panels_together(w->d, rows_for_tiles(w, m)),
			panels_of(w) - t)};
}

/* Has its panel, the only one then, no more columns than half of it? */
static bool
is_narrow(const pop_dense_part *w, const strip *p)
{
	return pop_gemm_narrows(w->d->type) &&
	       columns_at(w, p->t) <= POP_DENSE_PANEL / 2;
}

/* Columns that tiles of n columns write. */
static int64_t
columns_written(const pop_dense *d, int64_t n)
{
	return pop_multiple_of(n, pop_gemm_narrows(d->type)
					  ? POP_DENSE_PANEL / 2
					  : POP_DENSE_PANEL);
}

/* Where a strip lies if it need not be packed for m rows: they are few, and
 * nothing else is to find it packed, or their first tile copies it. */
static const void *
in_place(pop_dense_part *w, int64_t m, const strip *p, int64_t *ldb)
{
	const int64_t j = w->j0 + p->t * POP_DENSE_PANEL;
	const int64_t n = pop_least(w->j1 - j, p->n * POP_DENSE_PANEL);

	if (!w->d->ops->lines || columns_written(w->d, n) != n ||
		((m > ONE_TILE || w->store) && !pop_gemm_copies(w->d->type)))
		return NULL;
	return w->d->ops->lines(w, j, &p->s, ldb);
}

/* Where it is packed: at its place if panels are kept, else in one of two
 * buffers at turns. */
static unsigned char *
place_of(pop_dense_part *w, const strip *p, bool keep)
{
	const pop_dense *d = w->d;
	unsigned char *at = w->scratch + d->at_panels;
	const int64_t k = p->s.nseg * p->s.k;

	if (w->store)
		return w->store +
		       (size_t)((p->s.at * pop_divide_up(
						   d->n, POP_DENSE_PANEL) +
					(w->j0 / POP_DENSE_PANEL + p->t) * k) *
				POP_DENSE_PANEL) *
			       bytes_of(d);
	if (keep)
		return at + (size_t)((p->s.at * panels_of(w) + p->t * k) *
				     POP_DENSE_PANEL) *
				    bytes_of(d);
	return w->ready == at ? at + strip_bytes(d) : at;
}

/* ---- Packing ahead. */

typedef struct ahead {
	pop_dense_part *w;
	strip next;
	unsigned char *to;                  /* NULL: it is only fetched */
	int64_t j, n;                       /* columns to fetch */
	int64_t step, done, fetched, total; /* of its depth */
	int64_t beats;                      /* of a tile */
	pop_gemm_fetch fetch;
} ahead;

/* Depth from .. to of a strip. */
static pop_stretch
slice(const strip *p, int64_t from, int64_t to)
{
	pop_stretch s = {p->s.at + from, 1, to - from};

	if (p->s.nseg > 1) {
		s.k = p->s.k;
		s.nseg = (to - from) / s.k;
	}
	return s;
}

static void
pack_slice(pop_dense_part *w, const strip *p, unsigned char *to, int64_t from,
	int64_t end)
{
	const size_t row = POP_DENSE_PANEL * bytes_of(w->d);
	const pop_stretch s = slice(p, from, end);

	to += (size_t)from * row;
	for (int64_t q = p->t; q < p->t + p->n; q++) {
		w->d->ops->pack(w, to, w->j0 + q * POP_DENSE_PANEL,
			columns_at(w, q), &s);
		to += (size_t)(p->s.nseg * p->s.k) * row;
	}
}

/* A cache line of bytes is part of four panels, and is to be read once. */
static void
pack(pop_dense_part *w, const strip *p, unsigned char *to, int64_t from,
	int64_t end)
{
	const bool bytes = w->d->type == POP_GEMM_BYTES && p->s.nseg == 1;
	const int64_t piece = bytes ? LINE_DEPTH : end - from;

	for (int64_t at = from; at < end; at += piece)
		pack_slice(w, p, to, at, pop_least(at + piece, end));
}

/* Before a tile: packs what was fetched during the last one. */
static void
between(void *arg)
{
	ahead *a = arg;
	pop_stretch s;

	if (a->to && a->done < a->fetched)
		pack(a->w, &a->next, a->to, a->done, a->fetched);
	a->done = a->fetched;
	a->fetched = pop_least(a->done + a->step, a->total);
	if (a->done == a->fetched || !a->w->d->ops->fetch || !a->w->d->fetches)
		return;
	s = slice(&a->next, a->done, a->fetched);
	a->fetch.n = 0;
	a->fetch.line = 0;
	a->w->d->ops->fetch(a->w, &a->fetch, a->j, a->n, &s);
	a->fetch.share = pop_divide_up(a->fetch.n * a->fetch.lines, a->beats);
}

/* After the last tile. */
static void
finish_ahead(ahead *a)
{
	if (a->to && a->done < a->total)
		pack(a->w, &a->next, a->to, a->done, a->total);
	a->w->ready = a->to;
}

static void
begin_ahead(ahead *a, pop_dense_part *w, const strip *now, int64_t m)
{
	const int64_t tiles = pop_gemm_tiles(w->d->type, m);
	int64_t unit = a->next.s.nseg > 1 ? a->next.s.k : POP_GEMM_BEAT;

	a->w = w;
	a->total = a->next.s.nseg * a->next.s.k;
	a->step = pop_multiple_of(
		pop_divide_up(a->total, tiles ? tiles : 1), unit);
	a->beats = now->s.nseg * pop_divide_up(now->s.k, POP_GEMM_BEAT) *
		   pop_gemm_passes(w->d->type, now->n);
	/* What is only fetched is so by all tiles alike. */
	if (!a->to && a->next.s.nseg == 1) {
		a->step = a->total;
		a->beats *= tiles ? tiles : 1;
	}
}

/* What follows strip p: the next of this part, which is packed meanwhile, or
 * the first of the part that this thread may well take next. */
static void
look_ahead(ahead *a, pop_dense_part *w, const strip *p, int64_t m, bool keep)
{
	const pop_dense *d = w->d;
	int64_t after = p->s.at + p->s.nseg * p->s.k, ldb;
	pop_stretch s = p->s;

	if (p->t + p->n < panels_of(w)) {
		a->next = strip_at(w, m, &s, p->t + p->n);
	} else if (after < depth(d)) {
		s = stretch_at(d, after);
		a->next = strip_at(w, m, &s, 0);
	} else if (w->next_j0 < w->next_j1) {
		a->next.s = stretch_at(d, 0);
		a->j = w->next_j0;
		a->n = pop_least(w->next_j1 - a->j,
			POP_DENSE_PANEL *
				panels_together(d, rows_for_tiles(w, m)));
		begin_ahead(a, w, p, m);
		return;
	} else {
		return;
	}
	a->j = w->j0 + a->next.t * POP_DENSE_PANEL;
	a->n = pop_least(w->j1 - a->j, a->next.n * POP_DENSE_PANEL);
	if (!in_place(w, m, &a->next, &ldb))
		a->to = place_of(w, &a->next, keep);
	begin_ahead(a, w, p, m);
}

/* ---- Blocks. */

/* A block of a part. */
typedef struct block {
	int64_t i, m;
	bool keep; /* panels are kept ... */
	bool kept; /* ... and packed already */
} block;

/* Says where the panels of a strip are: in place, to be copied by the first
 * tile if there are others; or packed, now if not before. */
static void
choose_panels(
	pop_dense_part *w, const block *b, const strip *p, pop_gemm_block *g)
{
	const pop_dense *d = w->d;
	const bool copied = pop_gemm_copies(d->type) &&
			    (w->store || b->m > pop_gemm_rows_at_once(d->type));

	if (b->kept)
		w->ready = place_of(w, p, true);
	if (!w->ready) {
		g->b = in_place(w, b->m, p, &g->ldb);
		if (g->b && !copied)
			return;
		w->ready = place_of(w, p, b->keep);
		g->copy = g->b ? w->ready : NULL;
		if (g->b)
			return;
		pack(w, p, w->ready, 0, p->s.nseg * p->s.k);
	}
	g->panel = p->s.nseg * p->s.k * POP_DENSE_PANEL;
	g->b = w->ready;
}

/* One stretch of a block, all panels: c = from + products. */
static void
sum_stretch(pop_dense_part *w, const block *b, const pop_stretch *s,
	const unsigned char *from, unsigned char *c, int64_t ldfrom,
	int64_t ldc)
{
	const pop_dense *d = w->d;
	strip p;

	for (int64_t t = 0; t < panels_of(w); t += p.n) {
		size_t at = (size_t)(t * POP_DENSE_PANEL) * bytes_of(d);
		ahead a = {.w = w};
		pop_gemm_block g = {.m = b->m,
			.nseg = s->nseg,
			.k = s->k,
			.apart = d->apart,
			.odd = d->odd && (s->at + s->k) % d->seg == 0,
			.height = w->tiles ? pop_gemm_height(d->type) : 0,
			.a = w->row,
			.pitch = b->m,
			.lda = w->tiles ? pop_gemm_height(d->type) : d->lda,
			.ldb = POP_DENSE_PANEL,
			.panel = POP_DENSE_PANEL,
			.c = c + at,
			.ldc = ldc,
			.from = from ? from + at : NULL,
			.ldfrom = ldfrom,
			.fetch = &a.fetch,
			.arg = &a};

		p = strip_at(w, b->m, s, t);
		g.npanel = p.n;
		g.narrow = is_narrow(w, &p);
		choose_panels(w, b, &p, &g);
		if (!b->kept)
			look_ahead(&a, w, &p, b->m, b->keep);
		if (a.total)
			g.between = between;
		pop_gemm_multiply(d->type, &g);
		finish_ahead(&a);
	}
}

/* Where tile t of a stretch is packed, of the block at row i which has n. */
static unsigned char *
tile_place(const pop_dense_part *w, int64_t i, int64_t n, int64_t t,
	const pop_stretch *s)
{
	const int64_t before =
		(i - w->turn) * depth(w->d) +
		pop_gemm_height(w->d->type) * (n * s->at + t * s->nseg * s->k);

	return w->tiles + (size_t)before * bytes_of(w->d);
}

/* Sets w->row to the packed rows. */
static void
rows_of_tiles(pop_dense_part *w, const block *b, const pop_stretch *s)
{
	const int64_t n = pop_gemm_tiles(w->d->type, b->m);
	const pop_gemm_heights h = pop_gemm_heights_of(b->m, n);

	for (int64_t t = 0, i = 0; t < n; t++) {
		const unsigned char *at = tile_place(w, b->i, n, t, s);
		const int64_t end = i + pop_gemm_height_of(&h, t);

		for (; i < end; i++, at += bytes_of(w->d))
			w->row[i] = at;
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

/* Elements from one row of sums to the next in scratch: a narrow row that is
 * written once may end in the one behind it, which is written later if tiles
 * are of whole panels. */
static int64_t
row_of_sums(const pop_dense *d, int64_t width)
{
	if (d->epi.joins && bytes_of(d) == 4 && width < POP_DENSE_PANEL &&
		depth(d) && stretch_at(d, 0).k == depth(d))
		return width;
	return pop_multiple_of(width, POP_DENSE_PANEL);
}

/* Sums of all stretches but the last lie in the thread's scratch: rows of a
 * result may be a power of two apart. */
static void
make_block(pop_dense_part *w, const block *b)
{
	const pop_dense *d = w->d;
	const int64_t width = w->j1 - w->j0;
	unsigned char *to = NULL, *own = w->scratch + d->at_c, *c;
	const int64_t ld = row_of_sums(d, width);
	int64_t ldto = ld;
	pop_stretch s;

	w->ready = NULL;
	if (columns_written(d, width) == width)
		to = d->ops->place(w, b->i, &ldto);
	if (d->ops->block && !w->tiles)
		d->ops->block(w, b->i, b->m);
	if (depth(d) == 0)
		clear(d, to ? to : own, b->m, ldto, width);
	for (int64_t q = 0; q < depth(d); q += s.nseg * s.k) {
		s = stretch_at(d, q);
		c = to && q + s.nseg * s.k == depth(d) ? to : own;
		if (w->tiles)
			rows_of_tiles(w, b, &s);
		else
			d->ops->rows(w, b->i, b->m, &s);
		sum_stretch(
			w, b, &s, q ? own : NULL, c, ld, c == to ? ldto : ld);
	}
	if (!to)
		d->ops->finish(w, b->i, b->m, own, ld);
}

static void
make_part(pop_dense_part *w)
{
	const bool several = w->i1 - w->i0 > w->each;
	const bool keep = w->store || (w->d->keep && several);

	for (int64_t i = w->i0; i < w->i1; i += w->each)
		make_block(w, &(block){i, pop_least(w->each, w->i1 - i), keep,
				      w->stored || (keep && i > w->i0)});
}

/* ---- Parts. */

typedef struct cut {
	const pop_dense_job *job;
	int64_t row0, row1; /* of the job's */
	int64_t each;       /* rows of a block */
	int64_t mc, nc;     /* rows and columns of an item */
	int64_t nrow, ncol; /* items of a group */
	bool rows_first;    /* those of the same rows follow each other */
	int64_t nitem, nparts;
	unsigned char *store; /* of all columns; or NULL */
	bool stored;          /* and they are packed */
} cut;

size_t
pop_dense_store_bytes(const pop_dense *d)
{
	const int64_t cols = pop_multiple_of(d->n, POP_DENSE_PANEL);
	int64_t n;

	if (!pop_mul_i64(d->seg * d->nseg, cols, &n) ||
		!pop_mul_i64(n, (int64_t)bytes_of(d), &n) ||
		n > INT64_MAX - 2 * (int64_t)sizeof(pop_dense_store))
		return SIZE_MAX;
	return sizeof(pop_dense_store) + pop_round_up((size_t)n, 64);
}

bool
pop_dense_store_alike(const pop_dense *a, const pop_dense *b)
{
	return a->type == b->type && a->n == b->n && a->seg == b->seg &&
	       a->nseg == b->nseg &&
	       (stretch_bytes(a) == stretch_bytes(b) ||
		       depth(a) * (int64_t)bytes_of(a) <=
			       pop_least(stretch_bytes(a), stretch_bytes(b)));
}

static int64_t
row_of_item(const cut *c, int64_t t)
{
	return (c->rows_first ? t / c->ncol : t) % c->nrow;
}

static int64_t
column_of_item(const cut *c, int64_t t)
{
	return (c->rows_first ? t : t / c->nrow) % c->ncol;
}

/* Columns of item t, if it is of the same group. */
static void
next_columns(pop_dense_part *w, const cut *c, int64_t t)
{
	w->next_j0 = w->next_j1 = 0;
	if (c->ncol == 1 && c->nrow == 1)
		return;
	if (t < 0 || t >= c->nitem ||
		t / c->nrow / c->ncol + c->job->group0 != w->group)
		return;
	w->next_j0 = column_of_item(c, t) * c->nc;
	w->next_j1 = pop_least(w->next_j0 + c->nc, c->job->d->n);
}

static pop_dense_part
begin_part(const cut *c, unsigned thread)
{
	const pop_dense_job *job = c->job;
	const pop_dense *d = job->d;
	unsigned char *scratch = pop_run_scratch(job->run, thread);

	return (pop_dense_part){.d = d,
		.owner = job->owner,
		.start = job->start,
		.scratch = scratch,
		.shared = pop_dense_shared(job),
		.store = c->store,
		.stored = c->stored,
		.far = job->run->is_far,
		.group0 = job->group0,
		.row0 = job->row0,
		.group = -1,
		.each = c->each,
		.tiles = d->turn ? (unsigned char *)pop_run_scratch(
					   job->run, 0) +
					   d->at_tiles
				 : NULL,
		.turn = c->row0,
		.row = (const void **)(void *)(scratch + d->at_rows)};
}

static void
run_part(void *arg, int64_t part, unsigned thread)
{
	const cut *c = arg;
	const pop_dense_job *job = c->job;
	const pop_dense *d = job->d;
	pop_dense_part w = begin_part(c, thread);
	int64_t each = c->nitem / c->nparts, more = c->nitem % c->nparts;
	int64_t t = each * part + pop_least(part, more), next;

	w.frame = pop_epilogue_begin(&d->epi, w.scratch + d->at_frame);
	for (int64_t end = t + each + (part < more); t < end; t++) {
		int64_t row = 0, col = 0, group = job->group0 + t;

		if (c->nrow > 1 || c->ncol > 1) {
			row = row_of_item(c, t);
			col = column_of_item(c, t);
			group = job->group0 + t / c->nrow / c->ncol;
		}
		if (group != w.group) {
			w.group = group;
			d->ops->enter(&w);
		}
		w.i0 = c->row0 + row * c->mc;
		w.i1 = pop_least(w.i0 + c->mc, c->row1);
		w.j0 = col * c->nc;
		w.j1 = pop_least(w.j0 + c->nc, d->n);
		/* As the pool hands out parts. */
		next = t + 1 < end || thread == 0 ? t + 1 : t - each;
		next_columns(&w, c, next);
		make_part(&w);
	}
}

/* Rows of each item if m of them are cut for `want` items, `cols` of which lie
 * beside each other: an equal number of items for each thread. */
static int64_t
rows_of_item(int64_t m, int64_t cols, int64_t want, int64_t threads)
{
	int64_t n = pop_divide_up(want, cols), each;

	while (n * cols % threads != 0)
		n++;
	each = pop_divide_up(m, n);
	return each > POP_DENSE_ROWS ? each : POP_DENSE_ROWS;
}

/* Columns of items that are as wide as possible and nearly equal. */
static int64_t
wide_columns(const pop_dense *d)
{
	const int64_t strips = pop_divide_up(d->n, MIN_COLS);
	int64_t best = 0, least_waste = INT64_MAX, waste;

	for (int64_t each = d->nc / MIN_COLS; each > 1; each--) {
		waste = pop_multiple_of(strips, each) - strips;
		if (waste >= least_waste)
			continue;
		least_waste = waste;
		best = each;
	}
	return best * MIN_COLS;
}

/* Shall a thread take the same rows of all columns, rather than the same
 * columns of all rows?  Rows are what other steps cut, too, so that it meets
 * those that its own cache holds; but each reads all of B. */
static bool
keeps_rows(const pop_dense *d, int64_t m)
{
	const double k = (double)depth(d), n = (double)d->n;

	return 2 * k * n <= (double)m * (k + n);
}

/* Are columns left together, so that only rows are cut for `want` items?  Where
 * code runs over sums it takes long rows of them. */
static bool
cuts_rows(const pop_dense *d, int64_t groups, int64_t m, int64_t want)
{
	const int64_t wide = groups * pop_divide_up(d->n, d->nc);

	return m / LEAST_ROWS >= pop_divide_up(want, wide) &&
	       (d->epi.plain < 0 || (d->in_lines && keeps_rows(d, m)));
}

/* Columns are split first, as then nothing is packed twice; or rows, if those
 * are what the owner converts, or cuts_rows(). */
static cut
cut_up(const pop_dense_job *job, int64_t row0, int64_t row1)
{
	const pop_dense *d = job->d;
	int64_t groups = job->group1 - job->group0;
	int64_t m = row1 - row0, want;
	double flops = 2.0 * (double)groups * (double)m * (double)d->n *
			       (double)d->seg * (double)d->nseg +
		       (double)(groups - 1) * GROUP_FLOPS;
	cut c = {.job = job,
		.row0 = row0,
		.row1 = row1,
		.mc = m,
		.nc = d->nc,
		.rows_first = keeps_rows(d, m),
		.nparts = 1};
	unsigned threads = flops < ALONE_FLOPS ? 1 : job->run->nthread;

	want = PARTS * (int64_t)threads;
	if (flops < PART_FLOPS * (double)want)
		want = 1 + (int64_t)(flops / PART_FLOPS);
	if (threads > 1 && !d->by_rows &&
		groups * pop_divide_up(d->n, c.nc) < want)
		c.nc = cuts_rows(d, groups, m, want)
			       ? wide_columns(d)
			       : pop_multiple_of(
					 pop_divide_up(d->n,
						 pop_divide_up(want, groups)),
					 MIN_COLS);
	if (c.nc > d->nc)
		c.nc = d->nc;
	c.ncol = pop_divide_up(d->n, c.nc);
	if (threads > 1 && groups * c.ncol < want)
		c.mc = rows_of_item(m, groups * c.ncol, want, threads);
	c.each = rows_of_block(d, c.mc);
	if (d->turn)
		c.mc = pop_multiple_of(c.mc, c.each);
	c.nrow = pop_divide_up(m, c.mc);
	c.nitem = groups * c.nrow * c.ncol;
	if (threads > 1)
		c.nparts = pop_least(c.nitem, 8 * (int64_t)threads);
	/* Large items one by one, so that the last ones end together. */
	if (threads > 1 && flops / (double)c.nitem > PART_FLOPS)
		c.nparts = c.nitem;
	return c;
}

/* ---- Rows packed before. */

/* Tiles t..end of a block. */
static void
pack_tiles(pop_dense_part *w, const block *b, int64_t t, int64_t end)
{
	const pop_dense *d = w->d;
	const int64_t n = pop_gemm_tiles(d->type, b->m);
	const pop_gemm_heights h = pop_gemm_heights_of(b->m, n);
	const int64_t first = pop_gemm_tile_at(&h, t);
	const int64_t m = pop_gemm_tile_at(&h, end) - first;
	pop_stretch s;

	if (d->ops->block)
		d->ops->block(w, b->i + first, m);
	for (int64_t q = 0; q < d->seg; q += s.k) {
		const void *const *row = w->row;

		s = stretch_at(d, q);
		d->ops->rows(w, b->i + first, m, &s);
		for (int64_t e = t; e < end; e++) {
			int64_t r = pop_gemm_height_of(&h, e);

			pop_gemm_pack_tile(d->type,
				tile_place(w, b->i, n, e, &s), row, d->lda, r,
				s.k);
			row += r;
		}
	}
}

/* Pieces of blocks that are packed apart. */
static int64_t
pieces_of(const cut *c)
{
	return pop_divide_up(
		pop_gemm_tiles(c->job->d->type, c->each), TURN_TILES);
}

static void
pack_part(void *arg, int64_t part, unsigned thread)
{
	const cut *c = arg;
	const int64_t pieces = pieces_of(c), t = part % pieces * TURN_TILES;
	pop_dense_part w = begin_part(c, thread);
	block b = {.i = c->row0 + part / pieces * c->each};
	int64_t n;

	b.m = pop_least(c->each, c->row1 - b.i);
	n = pop_gemm_tiles(w.d->type, b.m);
	w.group = c->job->group0;
	w.d->ops->enter(&w);
	if (t < n)
		pack_tiles(&w, &b, t, pop_least(t + TURN_TILES, n));
}

static void
pack_rows(cut *c)
{
	const pop_dense *d = c->job->d;
	const int64_t m = c->row1 - c->row0;

	pop_dense_each(c->job->run, pack_part, c,
		pieces_of(c) * pop_divide_up(m, c->each),
		m * depth(d) * (int64_t)bytes_of(d));
}

/* ---- Panels that are kept. */

/* One panel of one stretch. */
static void
pack_panel(void *arg, int64_t part, unsigned thread)
{
	const cut *c = arg;
	const pop_dense *d = c->job->d;
	const int64_t panels = pop_divide_up(d->n, POP_DENSE_PANEL);
	pop_dense_part w = begin_part(c, thread);
	strip p = {.t = part % panels, .n = 1, .s = stretch_at(d, 0)};

	for (int64_t k = part / panels; k > 0; k--)
		p.s = stretch_at(d, p.s.at + p.s.nseg * p.s.k);
	w.group = c->job->group0;
	w.j1 = d->n;
	d->ops->enter(&w);
	pack(&w, &p, place_of(&w, &p, true), 0, p.s.nseg * p.s.k);
}

static void
pack_panels(cut *c)
{
	const pop_dense *d = c->job->d;
	const int64_t panels = pop_divide_up(d->n, POP_DENSE_PANEL);
	int64_t n = 0;
	pop_stretch s;

	for (int64_t q = 0; q < depth(d); q += s.nseg * s.k, n++)
		s = stretch_at(d, q);
	pop_dense_each(c->job->run, pack_panel, c, n * panels,
		d->n * depth(d) * (int64_t)bytes_of(d));
}

/* Finds the panels of B in the store, or room for them; items of the same
 * columns would pack them at once, so that it is done before. */
static void
open_store(cut *c)
{
	pop_dense_store *s = c->job->store;

	if (!s)
		return;
	c->store = (unsigned char *)(s + 1);
	c->stored = s->b == c->job->b && s->type == c->job->d->type;
	if (c->stored || c->nrow == 1)
		return;
	pack_panels(c);
	c->stored = true;
}

static void
close_store(const cut *c)
{
	if (!c->store)
		return;
	c->job->store->b = c->job->b;
	c->job->store->type = c->job->d->type;
}

/* ---- All. */

static void
run_turn(const pop_dense_job *job, int64_t row0, int64_t row1)
{
	cut c = cut_up(job, row0, row1);

	if (job->d->turn)
		pack_rows(&c);
	open_store(&c);
	if (c.nparts > 1)
		pop_pool_run(job->run->pool, run_part, &c, c.nparts);
	else
		run_part(&c, 0, 0);
	close_store(&c);
}

void
pop_dense_run(const pop_dense_job *job)
{
	const int64_t m = job->row1 - job->row0;
	const int64_t turn = job->d->turn ? job->d->turn : m;

	if (job->group1 <= job->group0 || m <= 0 || job->d->n == 0)
		return;
	for (int64_t i = job->row0; i < job->row1; i += turn)
		run_turn(job, i, pop_least(i + turn, job->row1));
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
