/*
 * MATRIX: batches of dense problems.  Each thread takes whole matrices: what
 * there is a form by blocks for goes there (matrix_block.h), and if there are
 * few and large ones, all threads work on each.  For the others it copies them
 * to scratch as columns of doubles, whatever their type and strides, calls the
 * algorithm, and copies the results out; but complex triangular systems with
 * many right-hand sides go to matrix_system.h.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/matrix.h"
#include "lib/kernel/isa/matrix_block.h"
#include "lib/kernel/isa/matrix_system.h"
#include "lib/kernel/isa/vm.h"
#include "lib/kernel/isa/walk.h"
#include "lib/num/convert.h"

enum {
	BLOCK = 256,
	MANY = 4, /* matrices for which lanes pay */
};

struct area {
	int64_t rows, cols;
	size_t at;      /* in scratch */
	pop_dtype real; /* of one part */
	unsigned parts; /* 2 if complex, 0 for i32 */
};

struct plan {
	const pop_step *step;
	const pop_matrix_info *info;
	pop_matrix_fn *solve;
	pop_matrix problem; /* sizes and flags */
	bool by_blocks;
	int64_t lanes;   /* matrices that are taken at once, or 0 */
	pop_block block; /* the same */
	bool by_strips;
	pop_system system; /* sizes, flags and strides */
	size_t strip;      /* in scratch, the triangle being first */
	pop_space batch;
	unsigned nview;
	struct area area[POP_MATRIX_VIEWS];
	size_t work;
	double cost;
};

/* ---- Plan. */

static size_t
more(size_t *at, int64_t elements, size_t bytes, bool *fits)
{
	size_t from = *at;
	int64_t n;

	if (!pop_mul_i64(elements, (int64_t)bytes, &n) ||
		n > INT64_MAX / 4 - (int64_t)from) {
		*fits = false;
		return 0;
	}
	*at = pop_round_up(from + (size_t)n, 64);
	return from;
}

static void
plan_view(struct plan *p, unsigned v, size_t *at, bool *fits)
{
	const pop_step *s = p->step;
	int64_t m = p->problem.m, n = p->problem.n, k = p->problem.k, size;
	pop_dtype d = (pop_dtype)s->view[v].dtype;
	struct area *a = &p->area[v];

	a->rows = pop_matrix_extent(
		p->info->view[v].rows, m, n, k, p->problem.flags);
	a->cols = pop_matrix_extent(
		p->info->view[v].cols, m, n, k, p->problem.flags);
	a->real = pop_dtype_real(d);
	a->parts = pop_dtype_is_complex(d) ? 2 : d != POP_DT_I32;
	if (!pop_mul_i64(a->rows, a->cols, &size))
		*fits = false;
	else
		a->at = more(at, size, a->parts == 2 ? 16 : 8, fits);
}

static void
plan_work(struct plan *p, size_t *at, bool *fits)
{
	unsigned count = POP_FN(pop_matrix_work)(
		(pop_matrix_what)p->step->param[POP_MATRIX_WHAT]);
	int64_t side = pop_most(p->problem.m, p->problem.n) + 1, size;

	if (!pop_mul_i64(side, count * side + POP_MATRIX_WORK_VECTORS, &size))
		*fits = false;
	else
		p->work = more(at, size, 16, fits);
}

static pop_status
too_large(const struct plan *p, pop_err *err)
{
	return pop_fail(err, POP_E_INPUT,
		"%s of a matrix of %lld by %lld needs more memory than can be "
		"counted",
		p->info->name, (long long)p->problem.m,
		(long long)p->problem.n);
}

static void
plan_grid(pop_grid *g, const pop_step *s, unsigned v)
{
	const pop_view *w = &s->view[v];
	int64_t eb = pop_elem_bytes(w);

	g->row = w->stride[s->ndim - 2] * eb;
	g->col = w->stride[s->ndim - 1] * eb;
	g->dtype = (pop_dtype)w->dtype;
}

static pop_status
plan_block(struct plan *p, size_t *scratch, pop_err *err)
{
	const pop_step *s = p->step;
	pop_block *b = &p->block;

	b->what = (pop_matrix_what)s->param[POP_MATRIX_WHAT];
	b->m = p->problem.m;
	b->n = p->problem.n;
	b->k = p->problem.k;
	b->flags = p->problem.flags;
	b->wide = s->view[0].dtype == POP_DT_F64;
	for (uint32_t v = 0; v < s->nview; v++)
		plan_grid(&b->x[v], s, v);
	if (!pop_block_prepare(b))
		return too_large(p, err);
	*scratch = b->at.end;
	return POP_OK;
}

/* A complex triangular system? */
static bool
is_system(const struct plan *p)
{
	const pop_step *s = p->step;

	return s->param[POP_MATRIX_WHAT] == POP_MATRIX_SOLVE &&
	       pop_dtype_is_complex((pop_dtype)s->view[0].dtype);
}

static pop_status
plan_strips(struct plan *p, size_t *scratch, pop_err *err)
{
	pop_system *s = &p->system;
	int64_t size, row = (int64_t)POP_SYSTEM_STRIP * 16;
	size_t at = 0;
	bool fits = pop_mul_i64(s->side, s->side, &size);

	if (fits) {
		more(&at, size, 16, &fits);
		p->strip = more(&at, s->side, (size_t)row, &fits);
	}
	for (unsigned v = 0; v < 3; v++)
		plan_grid(&s->x[v], p->step, v);
	*scratch = at;
	return fits ? POP_OK : too_large(p, err);
}

/* Is it one with so many right-hand sides that strips of them pay? */
static bool
takes_strips(struct plan *p)
{
	bool left = p->problem.flags & POP_MATRIX_LEFT;
	pop_system *s = &p->system;

	s->side = left ? p->problem.m : p->problem.n;
	s->nrhs = left ? p->problem.n : p->problem.m;
	s->flags = p->problem.flags;
	return is_system(p) && pop_system_pays(s->flags, s->nrhs);
}

static pop_status
plan_columns(struct plan *p, size_t *scratch, pop_err *err)
{
	const pop_step *step = p->step;
	int64_t what = step->param[POP_MATRIX_WHAT];
	bool fits = true;
	size_t at = 0;

	p->solve = pop_dtype_is_complex((pop_dtype)step->view[0].dtype)
			   ? POP_FN(pop_matrix_complex)[what]
			   : POP_FN(pop_matrix_real)[what];
	if (!p->solve)
		return pop_fail(err, POP_E_INPUT,
			"%s of this element type is not supported",
			p->info->name);
	for (p->nview = 0; p->nview < step->nview; p->nview++)
		plan_view(p, p->nview, &at, &fits);
	plan_work(p, &at, &fits);
	*scratch = at;
	return fits ? POP_OK : too_large(p, err);
}

static pop_status
prepare(void **out, size_t *scratch, pop_arena *a, const pop_program *prog,
	const pop_step *step, pop_err *err)
{
	struct plan *p = POP_NEW(a, struct plan);
	int64_t what = step->param[POP_MATRIX_WHAT];
	double size;

	(void)prog;
	p->step = step;
	p->info = &pop_matrix_info_of[what];
	p->problem.m = step->extent[step->ndim - 2];
	p->problem.n = step->extent[step->ndim - 1];
	p->problem.k = step->param[POP_MATRIX_K];
	p->problem.flags = step->param[POP_MATRIX_FLAGS];
	p->by_blocks = pop_block_has(
		(pop_matrix_what)what, (pop_dtype)step->view[0].dtype);
	p->by_strips = takes_strips(p);
	if (p->by_blocks)
		POP_TRY(plan_block(p, scratch, err));
	else if (p->by_strips)
		POP_TRY(plan_strips(p, scratch, err));
	else
		POP_TRY(plan_columns(p, scratch, err));
	for (int d = 0; d < step->ndim - 2; d++)
		pop_space_add(&p->batch, d, step->extent[d]);
	if (p->by_blocks && p->batch.n == 1 &&
		pop_space_count(&p->batch) >= MANY)
		p->lanes = pop_block_lanes(&p->block);
	size = (double)pop_most(p->problem.m, p->problem.n);
	p->cost = size * size * (size + 8);
	*out = p;
	return POP_OK;
}

/* ---- Copies. */

/* n elements of one part, `stride` bytes apart, to every step-th double. */
static void
load_part(double *to, unsigned step, const unsigned char *from, int64_t stride,
	pop_dtype d, int64_t n)
{
	union {
		float f[BLOCK];
		double d[BLOCK];
	} t;

	for (int64_t i = 0; i < n; i += BLOCK) {
		int64_t c = pop_least(BLOCK, n - i);

		POP_FN(pop_row_load)(&t, from + i * stride, stride, d, c);
		for (int64_t j = 0; j < c; j++)
			to[(i + j) * step] =
				d == POP_DT_F64 ? t.d[j] : (double)t.f[j];
	}
}

static void
store_part(unsigned char *to, int64_t stride, const double *from, unsigned step,
	pop_dtype d, int64_t n)
{
	for (int64_t i = 0; i < n; i++) {
		float f = (float)from[i * step];

		if (d == POP_DT_F32)
			memcpy(to + i * stride, &f, sizeof(f));
		else
			pop_store_f64(d, to + i * stride, from[i * step]);
	}
}

static void
copy_ints(unsigned char *to, int64_t to_stride, const unsigned char *from,
	int64_t from_stride, int64_t n)
{
	for (int64_t i = 0; i < n; i++)
		memcpy(to + i * to_stride, from + i * from_stride, 4);
}

static void
copy_view(const struct plan *p, unsigned v, unsigned char *at, void *x,
	bool loads)
{
	const pop_view *view = &p->step->view[v];
	const struct area *a = &p->area[v];
	int64_t eb = pop_elem_bytes(view);
	int64_t row = view->stride[p->step->ndim - 2] * eb;
	int64_t col = view->stride[p->step->ndim - 1] * eb;
	unsigned char *dense = x;
	double *number = x;

	for (int64_t j = 0; j < a->cols; j++) {
		unsigned char *c = at + j * col;

		if (!a->parts && loads)
			copy_ints(dense, 4, c, row, a->rows);
		else if (!a->parts)
			copy_ints(c, row, dense, 4, a->rows);
		for (unsigned i = 0; i < a->parts; i++) {
			unsigned char *q = c + i * pop_dtype_bytes(a->real);
			double *y = number + j * a->rows * a->parts + i;

			if (loads)
				load_part(
					y, a->parts, q, row, a->real, a->rows);
			else
				store_part(
					q, row, y, a->parts, a->real, a->rows);
		}
	}
}

/* ---- Run. */

struct job {
	const struct plan *p;
	pop_run *run;
	unsigned char *start[POP_MATRIX_VIEWS];
	int64_t nbatch, nparts;
};

static void
run_part(void *arg, int64_t part, unsigned thread)
{
	const struct job *j = arg;
	const struct plan *p = j->p;
	int64_t to = j->nbatch * (part + 1) / j->nparts, x[POP_MAX_DIMS];
	unsigned char *scratch = pop_run_scratch(j->run, thread);
	pop_matrix problem = p->problem;
	void *work = scratch + p->work;

	problem.work = work;
	for (int64_t i = j->nbatch * part / j->nparts; i < to; i++) {
		unsigned char *at[POP_MATRIX_VIEWS];

		pop_space_seek(&p->batch, i, x);
		for (unsigned v = 0; v < p->nview; v++) {
			const pop_view *view = &p->step->view[v];

			at[v] = j->start[v] +
				pop_space_offset(&p->batch, view, x) *
					pop_elem_bytes(view);
			problem.x[v] = scratch + p->area[v].at;
			if (v < p->info->nin)
				copy_view(p, v, at[v], problem.x[v], true);
		}
		p->solve(&problem);
		for (unsigned v = p->info->nin; v < p->nview; v++)
			copy_view(p, v, at[v], problem.x[v], false);
	}
}

static void
run_strips_part(void *arg, int64_t part, unsigned thread)
{
	const struct job *j = arg;
	const struct plan *p = j->p;
	int64_t to = j->nbatch * (part + 1) / j->nparts, x[POP_MAX_DIMS];
	unsigned char *scratch = pop_run_scratch(j->run, thread);
	pop_system s = p->system;

	s.triangle = (double *)(void *)scratch;
	s.strip = (double *)(void *)(scratch + p->strip);
	for (int64_t i = j->nbatch * part / j->nparts; i < to; i++) {
		pop_space_seek(&p->batch, i, x);
		for (unsigned v = 0; v < 3; v++) {
			const pop_view *view = &p->step->view[v];

			s.x[v].at = j->start[v] +
				    pop_space_offset(&p->batch, view, x) *
					    pop_elem_bytes(view);
		}
		pop_system_run(&s);
	}
}

/* Matrices from .. to - 1; `shared`: on all threads. */
static void
run_blocks(const struct job *j, int64_t from, int64_t to, unsigned thread,
	bool shared)
{
	const struct plan *p = j->p;
	pop_block b = p->block;
	int64_t x[POP_MAX_DIMS], step[POP_MATRIX_VIEWS];

	b.run = shared ? j->run : NULL;
	b.scratch = j->run->scratch;
	b.scratch_bytes = j->run->scratch_bytes;
	b.thread = thread;
	pop_space_seek(&p->batch, from, x);
	for (uint32_t v = 0; v < p->step->nview && p->lanes; v++) {
		const pop_view *view = &p->step->view[v];

		step[v] = view->stride[0] * pop_elem_bytes(view);
		b.x[v].at = j->start[v] + from * step[v];
	}
	for (; p->lanes && from < to; from += p->lanes) {
		pop_block_run_lanes(&b, step, pop_least(p->lanes, to - from));
		for (uint32_t v = 0; v < p->step->nview; v++)
			b.x[v].at += p->lanes * step[v];
	}
	for (int64_t i = from; i < to; i++) {
		for (uint32_t v = 0; v < p->step->nview; v++) {
			const pop_view *view = &p->step->view[v];

			b.x[v].at = j->start[v] +
				    pop_space_offset(&p->batch, view, x) *
					    pop_elem_bytes(view);
		}
		pop_block_run(&b);
		pop_space_next(&p->batch, x);
	}
}

static void
run_block_part(void *arg, int64_t part, unsigned thread)
{
	const struct job *j = arg;

	run_blocks(j, j->nbatch * part / j->nparts,
		j->nbatch * (part + 1) / j->nparts, thread, false);
}

enum { LARGE = 128 }; /* sides of matrices that threads share */

static void
run(const void *plan, pop_run *r)
{
	const struct plan *p = plan;
	struct job j = {.p = p, .run = r};

	j.nbatch = pop_space_count(&p->batch);
	for (unsigned v = 0; v < p->step->nview; v++)
		j.start[v] = pop_view_start(r, &p->step->view[v]);
	if (p->by_blocks && r->nthread > 1 && j.nbatch < 4 * r->nthread &&
		pop_most(p->block.m, p->block.n) >= LARGE) {
		run_blocks(&j, 0, j.nbatch, 0, true);
		return;
	}
	j.nparts = pop_part_count(r, j.nbatch, (double)j.nbatch * p->cost);
	pop_part_run(r,
		p->by_blocks   ? run_block_part
		: p->by_strips ? run_strips_part
			       : run_part,
		&j, j.nparts);
}

const pop_kernel POP_FN(pop_kernel_matrix) = {.prepare = prepare, .run = run};
