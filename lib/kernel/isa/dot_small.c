/*
 * Products of at most 16 columns, or of at most three rows by some hundred, and
 * a short depth, often many at a time; and of few rows by at most 64 columns
 * that lie side by side, of any depth; and many of a few rows by few columns,
 * both in lines.
 *
 * Nothing is packed but a B whose columns do not lie side by side: a few rows
 * by one or two vectors of columns, or up to three by more, are summed in
 * registers, elements of A wherever they are.  Depth ascends, one accumulator
 * per element, as in other forms.  Where results of one product follow those of
 * the one before, the epilogue runs over several of them at once.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/dot.h"
#include "lib/kernel/isa/dot_small.h"
#include "lib/kernel/isa/transpose.h"
#include "lib/kernel/isa/vec.h"

enum {
	COLUMNS = POP_DENSE_PANEL,
	DEEPEST = 64,
	WIDEST = 64, /* columns of a few rows by a B that lies by rows ... */
	DEEP = 512,  /* ... and its depth */
	FEW_COLUMNS = 512,     /* or so many ... */
	FEW_BYTES = 200 << 10, /* ... of no more bytes, as one thread reads */
	/* Columns that leave half of a panel idle; of more, rows for which
	 * packing it pays. */
	HALF = 8,
	TALL = 256,
	/* Rows by a B that lies by rows, of any depth, and bytes of one that
	 * has more columns than a panel, and of one that has fewer: it is read
	 * several times. */
	LOW = 24,
	LOW_BYTES = 1 << 20,
	NARROW_BYTES = 6 << 20,
	/* Rows of sums that wait for the epilogue, at most; of more columns as
	 * many sums. */
	BLOCK = 96,
	PARTS = 4, /* per thread */
};

/* Floating-point operations of a part, at least; and those of one product
 * that take the time of what it begins with. */
#define PART_FLOPS  200e3
#define GROUP_FLOPS 1e3

_Static_assert((int)FEW_COLUMNS <= (int)BLOCK * (int)COLUMNS,
	"the sums of a row fit the block");

#define ST            float
#define SV            vf
#define SNAME(x)      x##_f32
#define SSET(x)       vf_set(x)
#define SFMA(a, b, c) vf_fma(a, b, c)
#define SFOLD(x)       vf_fold_to_one(x)
#define SPAIR(a, b, n) ((vf)v_fold_pair((V)(a), (V)(b), n))
#include "lib/kernel/isa/dot_small_core.h"

#define ST            double
#define SV            vd
#define SNAME(x)      x##_f64
#define SSET(x)       vd_set(x)
#define SFMA(a, b, c) vd_fma(a, b, c)
#define SFOLD(x)       vd_fold_to_one(x)
#define SPAIR(a, b, n) vd_fold_pair(a, b, n)
#include "lib/kernel/isa/dot_small_core.h"

#define ST            uint32_t
#define SV            vu
#define SNAME(x)      x##_i32
#define SSET(x)       ((vu)v_set((int32_t)(x)))
#define SFMA(a, b, c) ((a) * (b) + (c))
#include "lib/kernel/isa/dot_small_core.h"

#define ST            uint64_t
#define SV            vul
#define SNAME(x)      x##_i64
#define SSET(x)       ((vul)vl_set((int64_t)(x)))
#define SFMA(a, b, c) ((a) * (b) + (c))
#include "lib/kernel/isa/dot_small_core.h"

typedef void rows_fn(
	const pop_small *s, int64_t m, const void *a, const void *b, void *c);

/* Those of a type; floats alone are summed by lines. */
typedef struct small_type {
	rows_fn *rows, *by_lines;
	void (*turn)(const pop_small *s, void *to, const void *from,
		int64_t deep, int64_t col);
} small_type;

static const small_type *
type_of(const pop_dot *p)
{
	static const small_type types[] = {
		[POP_GEMM_F32] = {rows_f32, rows_by_lines_f32, turn_f32},
		[POP_GEMM_F64] = {rows_f64, rows_by_lines_f64, turn_f64},
		[POP_GEMM_I32] = {rows_i32, NULL, turn_i32},
		[POP_GEMM_I64] = {rows_i64, NULL, turn_i64},
	};
	const size_t t = (size_t)p->dense.type;

	return t < sizeof(types) / sizeof(types[0]) ? &types[t] : NULL;
}

/* ---- Preparation. */

static bool
is_native(const pop_dot *p, unsigned v)
{
	return pop_gemm_is_native(
		p->dense.type, (pop_dtype)pop_dot_view(p, v)->dtype);
}

/* A few rows of sums stay in registers, beside elements of B: of many columns
 * some at a time, if a cache holds the lines that are shared with the next. */
static bool
is_wide(const pop_dot *p)
{
	const pop_dense *d = &p->dense;
	const int64_t bytes = p->k * d->n * (int64_t)pop_gemm_bytes(d->type);

	return d->m <= POP_DOT_THIN && p->k <= DEEP &&
	       (d->n <= WIDEST ||
		       (d->n <= FEW_COLUMNS && bytes <= FEW_BYTES)) &&
	       pop_dot_view(p, p->vb)->stride[p->dn] == 1;
}

/* Panels of B would take longer to pack than to multiply by so few rows, which
 * read it several times.  Few rows of f32 have a thin form for it; one of
 * integers comes here, however large B is. */
static bool
is_low(const pop_dot *p)
{
	const pop_dense *d = &p->dense;
	const int64_t bytes = p->k * d->n * (int64_t)pop_gemm_bytes(d->type);

	if (d->m > LOW || d->n > WIDEST ||
		pop_dot_view(p, p->vb)->stride[p->dn] != 1 ||
		(d->type == POP_GEMM_F32 && p->form == POP_DOT_ROWS))
		return false;
	return (d->n < COLUMNS &&
		       (d->m <= POP_SMALL_ROWS || bytes <= NARROW_BYTES)) ||
	       (d->m == 1 && p->form == POP_DOT_BLOCKS) || bytes <= LOW_BYTES;
}

static bool
is_small(const pop_dot *p)
{
	const pop_dense *d = &p->dense;

	return type_of(p) && is_native(p, p->va) && is_native(p, p->vb) &&
	       p->k > 0 &&
	       (is_wide(p) || is_low(p) ||
		       (d->n <= (d->m < TALL ? COLUMNS : HALF) &&
			       p->k <= DEEPEST));
}

/* Columns that lie in lines, of many products: those are too small to be begun
 * one by one, as the thin form does.  So do the few rows, or they are brought
 * into lines. */
static bool
is_of_lines(const pop_dot *p)
{
	const pop_dense *d = &p->dense;

	return p->form == POP_DOT_COLUMNS &&
	       (d->type == POP_GEMM_F32 || d->type == POP_GEMM_F64) &&
	       is_native(p, p->va) && is_native(p, p->vb) && d->ngroup > 1 &&
	       d->n <= COLUMNS && p->k <= DEEP;
}

/* Are rows brought into lines? */
static bool
turns_rows(const pop_dot *p)
{
	return p->lines && pop_dot_view(p, p->va)->stride[p->dk] != 1;
}

/* Do rows of each product follow those of the one before, in all that the
 * epilogue reads and writes? */
static bool
follows(const pop_dot *p)
{
	const pop_step *s = p->dense.step;

	if (p->nbatch == 0)
		return false;
	for (uint32_t k = 0; k < s->stage[0].ncode; k++)
		if (s->stage[0].code[k].op == POP_INS_INDEX ||
			s->stage[0].code[k].op == POP_INS_GATHER)
			return false;
	for (uint32_t v = 2; v < s->nview; v++)
		if (s->view[v].stride[p->nbatch - 1] !=
			p->dense.m * s->view[v].stride[p->dm])
			return false;
	return true;
}

void
pop_dot_small_prepare(pop_dot *p)
{
	const pop_dense *d = &p->dense;
	const size_t bytes = pop_gemm_bytes(d->type);
	size_t at;

	p->lines = is_of_lines(p);
	if (!p->lines && (p->form == POP_DOT_COLUMNS || !is_small(p)))
		return;
	p->form = POP_DOT_SMALL;
	p->follows = follows(p);
	p->at_frame = 0;
	at = pop_round_up(d->epi.scratch, 64);
	p->at_c = at;
	at += BLOCK * COLUMNS * bytes;
	p->at_b = at;
	p->total = at +
		   (turns_rows(p) ? (size_t)(d->m * p->k) : DEEPEST * COLUMNS) *
			   bytes;
}

/* ---- One part. */

typedef struct job {
	const pop_dot *p;
	pop_run *run;
	unsigned char *const *start;
	int64_t rows, nparts; /* of all products; each part has so many */
} job;

/* Of a part, on its thread. */
typedef struct part {
	const pop_dot *p;
	unsigned char *const *start;
	unsigned char *scratch;
	pop_epilogue_frame *frame;
	const unsigned char *a, *b;  /* of the product at x */
	const unsigned char *turned; /* the operand that was turned last */
	int64_t x[POP_MAX_DIMS];
	int64_t waiting;             /* rows of sums */
	int64_t first[POP_MAX_DIMS]; /* coordinates of the first of them */
	pop_small shape;
} part;

/* The rows of A in lines. */
static const unsigned char *
turn_rows(part *w)
{
	const pop_dot *p = w->p;
	const pop_view *v = pop_dot_view(p, p->va);
	const pop_gemm_matrix a = {.at = w->a,
		.row = v->stride[p->dm],
		.col = v->stride[p->dk],
		.dtype = (pop_dtype)v->dtype};
	unsigned char *own = w->scratch + p->at_b;

	if (w->a != w->turned)
		pop_gemm_rows(p->dense.type, own, p->k, &a, p->dense.m, p->k);
	w->turned = w->a;
	return own;
}

/* The product at w->x. */
static void
enter(part *w)
{
	const pop_dot *p = w->p;
	const pop_view *b = pop_dot_view(p, p->vb);
	unsigned char *own = w->scratch + p->at_b;

	w->a = pop_dot_operand(p, p->va, w->start, w->x);
	w->b = pop_dot_operand(p, p->vb, w->start, w->x);
	if (turns_rows(p))
		w->a = turn_rows(w);
	if (p->lines || b->stride[p->dn] == 1)
		return;
	if (w->b != w->turned)
		type_of(p)->turn(&w->shape, own, w->b, b->stride[p->dk],
			b->stride[p->dn]);
	w->turned = w->b;
	w->b = own;
}

/* Moves to the next product. */
static void
advance(part *w)
{
	for (int d = w->p->nbatch - 1; d >= 0; d--) {
		if (++w->x[d] < w->p->dense.step->extent[d])
			break;
		w->x[d] = 0;
	}
}

static void
flush(part *w)
{
	const pop_dense *d = &w->p->dense;

	if (w->waiting)
		pop_epilogue_rows(&d->epi, w->frame, w->start, w->first,
			w->waiting, w->scratch + w->p->at_c, d->n, d->n);
	w->waiting = 0;
}

/* Rows of sums that fit the block. */
static int64_t
rows_of_block(const pop_dot *p)
{
	return pop_least(BLOCK, BLOCK * COLUMNS / p->dense.n);
}

/* Where sums of m rows from i on belong. */
static unsigned char *
place(part *w, int64_t i, int64_t m)
{
	const pop_dot *p = w->p;
	const int plain = p->dense.epi.plain;
	const size_t bytes = pop_gemm_bytes(p->dense.type);
	const pop_view *v;
	int64_t at;

	if (plain < 0) {
		if (w->waiting + m > rows_of_block(p))
			flush(w);
		if (w->waiting == 0) {
			memcpy(w->first, w->x, sizeof(w->first));
			w->first[p->dm] = i;
		}
		w->waiting += m;
		return w->scratch + p->at_c +
		       (size_t)((w->waiting - m) * p->dense.n) * bytes;
	}
	v = pop_dot_view(p, (unsigned)plain);
	at = i * v->stride[p->dm];
	for (int d = 0; d < p->nbatch; d++)
		at += w->x[d] * v->stride[d];
	return w->start[plain] + at * (int64_t)bytes;
}

/* Rows i .. end of the product at w->x. */
static void
make_rows(part *w, int64_t i, int64_t end)
{
	const pop_dot *p = w->p;
	const small_type *type = type_of(p);
	const int64_t row =
		w->shape.arow * (int64_t)pop_gemm_bytes(p->dense.type);

	for (int64_t m; i < end; i += m) {
		m = pop_least(end - i, rows_of_block(p));
		(p->lines ? type->by_lines : type->rows)(
			&w->shape, m, w->a + i * row, w->b, place(w, i, m));
	}
}

static pop_small
shape_of(const pop_dot *p)
{
	const pop_dense *d = &p->dense;
	const pop_view *a = pop_dot_view(p, p->va), *b = pop_dot_view(p, p->vb);
	pop_small s = {.n = d->n,
		.k = p->k,
		.arow = a->stride[p->dm],
		.adeep = a->stride[p->dk],
		.bdeep = b->stride[p->dn] == 1 ? b->stride[p->dk] : COLUMNS,
		.bcol = b->stride[p->dn],
		.crow = d->n};

	if (turns_rows(p))
		s.arow = p->k;
	if (d->epi.plain >= 0)
		s.crow = pop_dot_view(p, (unsigned)d->epi.plain)->stride[p->dm];
	return s;
}

static void
run_part(void *arg, int64_t n, unsigned thread)
{
	const job *j = arg;
	const pop_dot *p = j->p;
	const int64_t m = p->dense.m, all = p->dense.ngroup * m;
	int64_t at = n * j->rows, end = pop_least(at + j->rows, all);
	int64_t i = at % m, stop;
	part w = {.p = p,
		.start = j->start,
		.scratch = pop_run_scratch(j->run, thread),
		.shape = shape_of(p)};

	w.frame = pop_epilogue_begin(&p->dense.epi, w.scratch + p->at_frame);
	pop_dot_batch(p, at / m, w.x);
	while (at < end) {
		stop = pop_least(m, i + end - at);
		enter(&w);
		make_rows(&w, i, stop);
		at += stop - i;
		i = 0;
		advance(&w);
		if (!p->follows || w.x[p->nbatch - 1] == 0)
			flush(&w);
	}
	flush(&w);
}

/* Rows of a part: whole products, or whole tiles of long ones. */
static int64_t
rows_of_part(const pop_dot *p, const pop_run *r)
{
	const pop_dense *d = &p->dense;
	const int64_t all = d->ngroup * d->m;
	double flops = 2.0 * (double)all * (double)p->k *
			       (double)pop_most(d->n, COLUMNS / 2) +
		       (double)d->ngroup * GROUP_FLOPS;
	int64_t parts = PARTS * (int64_t)r->nthread, each;

	if (r->nthread == 1 || flops < 2 * PART_FLOPS)
		return all;
	if (flops < PART_FLOPS * (double)parts)
		parts = (int64_t)(flops / PART_FLOPS);
	each = pop_divide_up(all, parts);
	return pop_multiple_of(each, each < 4 * d->m ? POP_SMALL_ROWS : d->m);
}

void
pop_dot_small_run(const pop_dot *p, pop_run *r, unsigned char *const *start)
{
	job j = {.p = p, .run = r, .start = start};

	j.rows = rows_of_part(p, r);
	j.nparts = pop_divide_up(p->dense.ngroup * p->dense.m, j.rows);
	if (j.nparts > 1)
		pop_pool_run(r->pool, run_part, &j, j.nparts);
	else
		run_part(&j, 0, 0);
}
