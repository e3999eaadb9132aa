/*
 * DOT: batched products of strided matrices.
 *
 * A is read in place if its depth is contiguous and of the right type; else it
 * is converted, once for all parts if several need it.  Where it meets many
 * columns, dense.c packs it from there.  B is packed by the parts.  Where the
 * result lies the other way round, or has few columns, the product is made as
 * its transpose.  A few rows are another problem, bound by reading B once: see
 * dot_thin.c; so are few columns: see dot_small.c.
 */

#include "lib/kernel/isa/dot.h"

#include <string.h>

enum {
	/* Bytes of A that are converted at a time for all parts. */
	SHARED_BYTES = 4 << 20,
	SHARED_ROWS = 48, /* and its rows, at least */
	/* Columns below which parts convert A themselves. */
	NARROW = 64,
	/* Rows from which parts of all columns are enough of them. */
	MANY_ROWS = 256,
	/* Bytes apart of which lines share few sets of the first cache, and
	 * columns up to which that does not matter. */
	SET_BYTES = 4096,
	FEW_STRIPS = 128,
	/* Depth of few columns that dot_small.c takes as they are. */
	SHALLOW = 64,
	/* Rows of the parallel conversion of A. */
	CONVERT_ROWS = 16,
	/* Bytes of panels below which packing them anew is cheap. */
	LEAST_KEPT = 32 << 10,
	MOST_SHARING = 256, /* rows of products that share panels */
};

/* ---- What the parts ask for. */

static void
enter(pop_dense_part *w)
{
	const pop_dot *p = w->owner;

	pop_dot_batch(p, w->group, w->x);
	w->a = pop_dot_operand(p, p->va, w->start, w->x);
	w->b = pop_dot_operand(p, p->vb, w->start, w->x);
}

/* Depth of the operands that a stretch stands for. */
static int64_t
deep(const pop_dot *p, const pop_stretch *s, int64_t *first)
{
	const int64_t joined = pop_gemm_joined(p->dense.type);

	*first = s->at * joined;
	return pop_least(p->k - *first, s->k * joined);
}

/* Rows i.. of A from depth q on. */
static pop_gemm_matrix
matrix_a(const pop_dot *p, const unsigned char *a, int64_t i, int64_t q)
{
	const pop_view *v = pop_dot_view(p, p->va);
	pop_gemm_matrix m = {.row = v->stride[p->dm],
		.col = v->stride[p->dk],
		.dtype = (pop_dtype)v->dtype};

	m.at = a + (i * m.row + q * m.col) * (int64_t)pop_dtype_bytes(m.dtype);
	return m;
}

static void
rows(pop_dense_part *w, int64_t i, int64_t m, const pop_stretch *s)
{
	const pop_dot *p = w->owner;
	const int64_t size = (int64_t)pop_gemm_bytes(p->dense.type);
	int64_t first, k = deep(p, s, &first);
	pop_gemm_matrix a = matrix_a(p, w->a, i, first);
	int64_t ld = a.row * (int64_t)pop_dtype_bytes(a.dtype);
	const unsigned char *at = a.at;

	if (p->copy == POP_DOT_LOCAL) {
		unsigned char *own = w->scratch + p->dense.at_local;

		ld = s->k * size;
		pop_gemm_rows(p->dense.type, own, s->k, &a, m, k);
		at = own;
	} else if (p->copy == POP_DOT_SHARED) {
		ld = p->ld * size;
		at = w->shared +
		     ((w->group - w->group0) * p->rows + i - w->row0) * ld +
		     s->at * size;
	}
	if (p->copy == POP_DOT_BESIDE)
		ld = size;
	for (int64_t r = 0; r < m; r++, at += ld)
		w->row[r] = at;
}

static pop_gemm_matrix
matrix_b(const pop_dot *p, const unsigned char *b, int64_t q, int64_t j)
{
	const pop_view *v = pop_dot_view(p, p->vb);
	pop_gemm_matrix m = {.row = v->stride[p->dk],
		.col = v->stride[p->dn],
		.dtype = (pop_dtype)v->dtype};

	m.at = b + (q * m.row + j * m.col) * (int64_t)pop_dtype_bytes(m.dtype);
	return m;
}

static void
pack(pop_dense_part *w, void *panel, int64_t j, int64_t n, const pop_stretch *s)
{
	const pop_dot *p = w->owner;
	int64_t first, k = deep(p, s, &first);
	pop_gemm_matrix b = matrix_b(p, w->b, first, j);

	pop_gemm_pack(p->dense.type, panel, &b, k, n);
}

static const void *
lines(pop_dense_part *w, int64_t j, const pop_stretch *s, int64_t *ldb)
{
	const pop_dot *p = w->owner;
	pop_gemm_matrix b = matrix_b(p, w->b, s->at, j);

	if (b.col != 1 || !pop_gemm_is_native(p->dense.type, b.dtype))
		return NULL;
	*ldb = b.row;
	return b.at;
}

static void
fetch(pop_dense_part *w, pop_gemm_fetch *f, int64_t j, int64_t n,
	const pop_stretch *s)
{
	const pop_dot *p = w->owner;
	int64_t first, k = deep(p, s, &first);
	pop_gemm_matrix b = matrix_b(p, w->b, first, j);

	pop_gemm_fetch_b(f, &b, k, n);
}

static void *
place(pop_dense_part *w, int64_t i, int64_t *ldc)
{
	const pop_dot *p = w->owner;
	const int plain = p->dense.epi.plain;
	const pop_view *v;
	int64_t at;

	if (plain < 0)
		return NULL;
	v = pop_dot_view(p, (unsigned)plain);
	at = i * v->stride[p->dm] + w->j0;
	for (int d = 0; d < p->nbatch; d++)
		at += w->x[d] * v->stride[d];
	*ldc = v->stride[p->dm];
	return w->start[plain] +
	       at * (int64_t)pop_dtype_bytes((pop_dtype)v->dtype);
}

static void
finish(pop_dense_part *w, int64_t i, int64_t m, void *c, int64_t ldc)
{
	const pop_dot *p = w->owner;

	w->x[p->dm] = i;
	w->x[p->dn] = w->j0;
	pop_epilogue_rows(&p->dense.epi, w->frame, w->start, w->x, m, c, ldc,
		w->j1 - w->j0);
}

static const pop_dense_ops ops = {.enter = enter,
	.rows = rows,
	.pack = pack,
	.lines = lines,
	.fetch = fetch,
	.place = place,
	.finish = finish};

/* ---- Preparation. */

/* The first view that the code stores to. */
static const pop_view *
first_result(const pop_step *s)
{
	for (uint32_t i = 0; i < s->stage[0].ncode; i++)
		if (s->stage[0].code[i].op == POP_INS_STORE)
			return &s->view[s->stage[0].code[i].imm];
	return NULL;
}

/* Is the transpose cheaper?  With few columns most lanes would be idle; and
 * results should be written along their columns. */
static bool
exchange(const pop_dot *p, const pop_step *s)
{
	const pop_view *out = first_result(s);
	const int dm = p->nbatch, dn = dm + 1;
	const int64_t m = s->extent[dm], n = s->extent[dn];

	if (m <= POP_DOT_THIN || n <= POP_DOT_THIN)
		return m > POP_DOT_THIN;
	if (p->dense.type == POP_GEMM_F64 && s->extent[dm + 2] > SHALLOW &&
		n <= POP_DOT_AT_ONCE && m > POP_DOT_AT_ONCE)
		return true;
	return out && out->stride[dn] != 1 && out->stride[dm] == 1 && m >= 8;
}

static void
read_dims(pop_dot *p, const pop_step *s)
{
	p->nbatch = (int)s->param[POP_DOT_NBATCH];
	p->dm = p->nbatch;
	p->dn = p->dm + 1;
	p->dk = p->dm + 2;
	p->va = 0;
	p->vb = 1;
	if (exchange(p, s)) {
		p->dm = p->dn;
		p->dn = p->nbatch;
		p->va = 1;
		p->vb = 0;
	}
	p->k = s->extent[p->dk];
}

/* Is A read from rows that lie side by side?  It is then read once for every
 * strip of columns from lines that are far apart. */
static bool
is_beside(const pop_dot *p)
{
	const pop_view *a = pop_dot_view(p, p->va);
	const int64_t size = (int64_t)pop_gemm_bytes(p->dense.type);

	return pop_gemm_copies(p->dense.type) &&
	       pop_gemm_is_native(p->dense.type, (pop_dtype)a->dtype) &&
	       a->stride[p->dm] == 1 && a->stride[p->dk] > 0 &&
	       (p->dense.n <= FEW_STRIPS ||
		       a->stride[p->dk] % (SET_BYTES / size) != 0);
}

/* Are rows of A of type d, which lie along the depth, what is multiplied?  Of
 * elements that several of them make, the last is whole, then. */
static bool
reads_in_place(const pop_dot *p, pop_dtype d)
{
	const pop_gemm_type t = p->dense.type;

	return pop_gemm_is_native(t, d) ||
	       (pop_gemm_is_amx(t) && p->k % pop_gemm_joined(t) == 0);
}

/* How A is read. */
static void
choose_copy(pop_dot *p)
{
	pop_dense *d = &p->dense;
	const pop_view *a = pop_dot_view(p, p->va);
	const int64_t size = (int64_t)pop_gemm_bytes(d->type);
	int64_t rows = pop_least(d->m, d->mb);

	if (a->stride[p->dk] == 1 && reads_in_place(p, (pop_dtype)a->dtype)) {
		p->copy = POP_DOT_IN_PLACE;
		return;
	}
	if (is_beside(p)) {
		p->copy = POP_DOT_BESIDE;
		d->lda = a->stride[p->dk];
		return;
	}
	/* Rows some lines apart, not a power of two. */
	p->ld = pop_multiple_of(d->seg, 16) + 16;
	p->rows = SHARED_BYTES / size / p->ld;
	p->groups = 1;
	/* Pieces of nearly equal size. */
	if (p->rows > 0 && p->rows < d->m)
		p->rows = pop_divide_up(d->m, pop_divide_up(d->m, p->rows));
	if (p->rows >= d->m && d->m > 0) {
		p->groups = p->rows / d->m;
		p->rows = d->m;
	}
	if (p->groups > d->ngroup)
		p->groups = d->ngroup;
	/* Parts of all columns convert their rows once, and need not wait for
	 * others that do. */
	d->by_rows = d->n <= d->nc && d->m * d->ngroup >= MANY_ROWS;
	if (d->n > NARROW && !d->by_rows && !pop_dense_turn(d) &&
		(p->rows == d->m || p->rows >= SHARED_ROWS)) {
		p->copy = POP_DOT_SHARED;
		d->sharing = (size_t)(p->groups * p->rows * p->ld * size);
		return;
	}
	p->copy = POP_DOT_LOCAL;
	d->local = (size_t)rows * POP_DENSE_TURN_KC;
}

/* p->dense.type is set. */
static pop_status
lay_out(pop_dot *p, pop_arena *a, const pop_program *prog, const pop_step *step,
	pop_err *err)
{
	pop_dense *d = &p->dense;

	read_dims(p, step);
	d->step = step;
	d->ops = &ops;
	d->ngroup = 1;
	for (int i = 0; i < p->nbatch; i++)
		d->ngroup *= step->extent[i];
	d->m = step->extent[p->dm];
	d->n = step->extent[p->dn];
	d->nseg = 1;
	d->seg = pop_gemm_depth(d->type, p->k);
	POP_TRY(pop_epilogue_prepare(
		&d->epi, a, prog, step, p->dn, p->dm, d->type, err));
	d->epi.joins = true;
	d->mb = pop_gemm_is_amx(d->type) ? POP_DENSE_AMX_MB : POP_DENSE_MB;
	d->nc = pop_gemm_is_amx(d->type) ? POP_DENSE_AMX_NC : POP_DENSE_NC;
	if (d->epi.moves) {
		d->mb = POP_DENSE_LOW_MB;
		d->nc = POP_DENSE_WIDE_NC;
	}
	d->in_lines = pop_dot_view(p, p->vb)->stride[p->dn] == 1 &&
		      pop_gemm_is_native(d->type,
			      (pop_dtype)pop_dot_view(p, p->vb)->dtype);
	choose_copy(p);
	return pop_dense_prepare(d, err);
}

/* Another plan of the same step, for its blocks. */
static pop_status
lay_out_as(pop_gemm_type t, pop_dot *p, size_t *scratch, pop_arena *a,
	const pop_program *prog, const pop_step *step, pop_err *err)
{
	*p = (pop_dot){.dense = {.type = t}};
	POP_TRY(lay_out(p, a, prog, step, err));
	if (p->dense.total > *scratch)
		*scratch = p->dense.total;
	return POP_OK;
}

static pop_status
prepare(void **out, size_t *scratch, pop_arena *a, const pop_program *prog,
	const pop_step *step, pop_err *err)
{
	pop_dot *p = POP_NEW(a, pop_dot);
	pop_gemm_type t;

	*out = p;
	POP_TRY(pop_gemm_type_of(&p->dense.type,
		(pop_dtype)step->param[POP_DOT_ACC],
		(pop_dtype)step->view[0].dtype, (pop_dtype)step->view[1].dtype,
		err));
	POP_TRY(lay_out(p, a, prog, step, err));
	*scratch = p->dense.total;
	pop_dot_thin_prepare(p);
	pop_dot_small_prepare(p);
	if (p->form != POP_DOT_BLOCKS) {
		*scratch = p->total;
		return POP_OK;
	}
	t = pop_dot_type_of_blocks(p);
	if (t != p->dense.type)
		POP_TRY(lay_out_as(t, p, scratch, a, prog, step, err));
	if (t != POP_GEMM_CHAINS || !pop_gemm_has_amx())
		return POP_OK;
	p->halves = POP_NEW(a, pop_dot);
	return lay_out_as(
		POP_GEMM_HALVES, p->halves, scratch, a, prog, step, err);
}

bool
pop_dot_can_store(const pop_dot *p)
{
	return p->form == POP_DOT_BLOCKS && p->dense.ngroup == 1;
}

/* ---- Execution. */

typedef struct conversion {
	const pop_dense_job *job;
	int64_t rows, each; /* pieces of `each` rows in every group */
} conversion;

static void
convert_part(void *arg, int64_t part, unsigned thread)
{
	const conversion *c = arg;
	const pop_dense_job *job = c->job;
	const pop_dot *p = job->owner;
	int64_t pieces = pop_divide_up(c->rows, CONVERT_ROWS);
	int64_t group = part / pieces, i = part % pieces * CONVERT_ROWS,
		x[POP_MAX_DIMS];
	int64_t m = pop_least(c->rows - i, CONVERT_ROWS);
	pop_gemm_matrix a;

	(void)thread;
	pop_dot_batch(p, job->group0 + group, x);
	a = matrix_a(
		p, pop_dot_operand(p, p->va, job->start, x), job->row0 + i, 0);
	pop_gemm_rows(p->dense.type,
		pop_dense_shared(job) +
			(size_t)((group * p->rows + i) * p->ld) *
				pop_gemm_bytes(p->dense.type),
		p->ld, &a, m, p->k);
}

static void
convert_a(const pop_dense_job *job)
{
	const pop_dot *p = job->owner;
	conversion c = {.job = job, .rows = job->row1 - job->row0};
	int64_t n = job->group1 - job->group0;

	pop_dense_each(job->run, convert_part, &c,
		n * pop_divide_up(c.rows, CONVERT_ROWS),
		n * c.rows * p->ld * (int64_t)pop_gemm_bytes(p->dense.type));
}

static void
run_shared(const pop_dot *p, pop_dense_job job)
{
	const pop_dense *d = &p->dense;

	for (int64_t g = 0; g < d->ngroup; g += p->groups)
		for (int64_t i = 0; i < d->m; i += p->rows) {
			job.group0 = g;
			job.group1 = pop_least(d->ngroup, g + p->groups);
			job.row0 = i;
			job.row1 = pop_least(d->m, i + p->rows);
			convert_a(&job);
			pop_dense_run(&job);
		}
}

static pop_dense_store *
store_of(const pop_dot *p, const pop_run *r)
{
	void *at = NULL;

	if (p->at_store)
		at = (unsigned char *)pop_run_scratch(r, 0) + p->at_store;
	else if (p->at_kept)
		at = r->kept + p->at_kept;
	return at;
}

static void
run(const void *plan, pop_run *r)
{
	const pop_dot *p = plan;
	const pop_dense *d = &p->dense;
	unsigned char *start[POP_LIMIT_VIEWS];
	pop_dense_job job = {
		.run = r, .start = start, .group1 = d->ngroup, .row1 = d->m};

	if (d->ngroup == 0 || d->m == 0 || d->n == 0)
		return;
	for (uint32_t v = 0; v < d->step->nview; v++)
		start[v] = pop_view_start(r, &d->step->view[v]);
	job.store = store_of(p, r);
	job.b = start[p->vb];
	if (p->halves && pop_dot_fits_halves(p, r, start, job.store))
		p = p->halves;
	job.owner = p;
	job.d = &p->dense;
	if (p->form == POP_DOT_SMALL)
		pop_dot_small_run(p, r, start);
	else if (p->form != POP_DOT_BLOCKS)
		pop_dot_thin_run(p, r, start);
	else if (p->copy == POP_DOT_SHARED)
		run_shared(p, job);
	else
		pop_dense_run(&job);
}

/* ---- Loops. */

static size_t
keep(void *plan, uint64_t still, size_t at, size_t most)
{
	pop_dot *p = plan;
	const size_t n = pop_dense_store_bytes(&p->dense);

	p->at_kept = 0;
	if (!(still >> p->vb & 1) || !pop_dot_can_store(p) || n < LEAST_KEPT ||
		n > most)
		return 0;
	p->at_kept = at;
	return n;
}

/* Are panels packed for so few rows that it is much of the product? */
static bool
packs_for_few(const pop_dot *p)
{
	const pop_dense *d = &p->dense;

	return pop_dot_can_store(p) && d->m <= MOST_SHARING &&
	       (!d->in_lines || d->m > pop_gemm_rows_at_once(d->type));
}

static bool
keeps_same(const void *a, const void *b)
{
	const pop_dot *p = a, *q = b;
	const pop_view *x = &p->dense.step->view[p->vb];
	const pop_view *y = &q->dense.step->view[q->vb];

	return packs_for_few(p) && packs_for_few(q) &&
	       pop_dense_store_alike(&p->dense, &q->dense) && p->k == q->k &&
	       x->buffer == y->buffer && x->base == y->base &&
	       x->dtype == y->dtype && x->ndyn == 0 && y->ndyn == 0 &&
	       x->stride[p->dn] == y->stride[q->dn] &&
	       x->stride[p->dk] == y->stride[q->dk];
}

const pop_kernel POP_FN(pop_kernel_dot) = {
	.prepare = prepare, .run = run, .keep = keep, .keeps_same = keeps_same};
