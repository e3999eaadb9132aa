/*
 * WINDOW: every output combines the inputs that its window covers.
 *
 * Outputs are made in tiles of two dims, inner rows and several of them, kept
 * in scratch as accumulators.  The walk over the window's elements is outside:
 * for each, the outputs of the tile that have it form a range found by
 * division, and its rows are combined without looking at single elements.
 */

#include "lib/kernel/isa/window.h"
#include "lib/kernel/isa/vec.h"

#include <string.h>

#include "lib/base/checked.h"
#include "lib/base/gcd.h"

enum {
	MAX_RANK = POP_MAX_DIMS / 2,
	TILE = 2048, /* accumulators of a tile and operand, at most */
	MIN_UNITS = 8,
};

struct plan {
	const pop_step *step;
	unsigned n, rank;
	pop_slide slide[MAX_RANK];
	pop_body body;
	bool cumulates, lanes, lines;
	pop_window_plan listed; /* if lanes or lines */
	pop_cumulate cumulate;
	int inner, rows;       /* dims of a tile; rows may be -1 */
	int64_t ninner, nrows; /* their extents */
	int64_t inner_block, rows_block;
	pop_space outer;
	bool direct; /* input rows need no conversion */
	bool empty;
	double cost;
	size_t acc, val, part, ptrs, total;
};

/* ---- Sliding. */

/* a / b upwards, b > 0; 0 for a <= 0. */
static int64_t
divide_up(int64_t a, int64_t b)
{
	if (a <= 0)
		return 0;
	/* Most divisors are 1 and division is slow. */
	return b == 1 ? a : (a - 1) / b + 1;
}

void
POP_FN(pop_slide_taps)(const pop_slide *w, int64_t o, int64_t *lo, int64_t *hi)
{
	int64_t first = o * w->stride - w->low;
	int64_t end = (w->size - 1) * w->base_dil + 1 - first;

	*lo = divide_up(-first, w->win_dil);
	*hi = pop_least(w->nwin, divide_up(end, w->win_dil));
	if (w->size == 0 || *hi < *lo)
		*hi = *lo;
}

pop_slide_run
POP_FN(pop_slide_outputs)(
	const pop_slide *w, int64_t t, int64_t from, int64_t to)
{
	int64_t at = t * w->win_dil - w->low;
	int64_t end = (w->size - 1) * w->base_dil + 1 - at;
	pop_slide_run r = {.o_step = 1, .q_step = w->stride};

	from = pop_most(from, divide_up(-at, w->stride));
	to = pop_least(to, divide_up(end, w->stride));
	if (w->size == 0 || from >= to)
		return r;
	if (w->base_dil != 1) {
		int64_t g = pop_gcd(w->stride, w->base_dil);

		if (at % g)
			return r;
		while (from < to && (from * w->stride + at) % w->base_dil)
			from++;
		r.o_step = w->base_dil / g;
		r.q_step = w->stride / g;
	}
	r.n = divide_up(to - from, r.o_step);
	r.o = from;
	r.q = (from * w->stride + at) / w->base_dil;
	return r;
}

void
POP_FN(pop_fill_row)(void *to, const void *value, size_t size, int64_t n)
{
	unsigned char pattern[POP_VBYTES], *p = to;
	int64_t bytes = n * (int64_t)size, j = 0;
	V v;

	for (size_t k = 0; k < sizeof(pattern); k += size)
		memcpy(pattern + k, value, size);
	v = v_load(pattern);
	for (; j + POP_VBYTES <= bytes; j += POP_VBYTES)
		v_store(p + j, v);
	memcpy(p + j, pattern, (size_t)(bytes - j));
}

/* ---- Preparation. */

/* How well rows along dim d run. */
static double
merit(const struct plan *p, int d)
{
	const pop_slide *w = &p->slide[d];
	const pop_view *in = &p->step->view[0];
	const pop_view *out = &p->step->view[2 * p->n];
	double m = (double)pop_least(p->step->extent[d], 64);

	if (p->step->extent[d] == 1)
		return 0;
	if (in->stride[d] * w->stride == 1 && w->base_dil == 1)
		m *= 4;
	if (out->stride[d] == 1)
		m *= 2;
	return w->base_dil == 1 ? m : m / 4;
}

/* The best dim but `except`; -1: all extents are 1. */
static int
best_dim(const struct plan *p, int except)
{
	double most = 0;
	int best = -1;

	for (int d = (int)p->rank - 1; d >= 0; d--)
		if (d != except && merit(p, d) > most) {
			most = merit(p, d);
			best = d;
		}
	return best;
}

static void
choose_tile(struct plan *p)
{
	const int64_t *extent = p->step->extent;
	int64_t units;

	p->inner = best_dim(p, -1);
	p->rows = p->inner < 0 ? -1 : best_dim(p, p->inner);
	for (int d = 0; d < (int)p->rank; d++)
		if (d != p->inner && d != p->rows)
			pop_space_add(&p->outer, d, extent[d]);
	p->ninner = p->inner < 0 ? 1 : extent[p->inner];
	p->nrows = p->rows < 0 ? 1 : extent[p->rows];
	p->inner_block = pop_least(p->ninner, TILE);
	p->rows_block = pop_least(p->nrows, pop_most(1, TILE / p->inner_block));
	units = pop_space_count(&p->outer);
	/* Threads need parts. */
	while (p->rows_block > 1 &&
		units * divide_up(p->nrows, p->rows_block) < MIN_UNITS)
		p->rows_block = (p->rows_block + 1) / 2;
	units *= divide_up(p->nrows, p->rows_block);
	while (p->inner_block > 128 &&
		units * divide_up(p->ninner, p->inner_block) < MIN_UNITS)
		p->inner_block = (p->inner_block + 1) / 2;
}

static void
lay_out(struct plan *p)
{
	size_t tile = (size_t)(p->inner_block * p->rows_block) * 8;
	size_t row = (size_t)p->inner_block * 8, at = p->body.scratch;

	tile = pop_round_up(tile, 64);
	row = pop_round_up(row, 64);
	p->acc = at;
	at += p->n * tile;
	p->val = at;
	at += p->n * row;
	p->part = at;
	at += p->n * row;
	p->ptrs = at;
	p->total = pop_round_up(at + 5 * p->n * sizeof(void *), 64);
}

static pop_status
prepare(void **out, size_t *scratch, pop_arena *a, const pop_program *prog,
	const pop_step *step, pop_err *err)
{
	struct plan *p = POP_NEW(a, struct plan);

	p->step = step;
	p->n = (unsigned)step->param[POP_WINDOW_N];
	p->rank = (unsigned)step->param[POP_WINDOW_RANK];
	p->cost = 0.5;
	for (unsigned d = 0; d < 2 * p->rank; d++) {
		p->empty |= d < p->rank && step->extent[d] == 0;
		p->cost *= (double)step->extent[d];
	}
	for (unsigned j = 0; j < p->rank; j++)
		p->slide[j] = pop_slide_of(step, POP_WINDOW_PARAMS, p->rank, j);
	POP_TRY(POP_FN(pop_body_prepare)(
		&p->body, a, prog, step, 0, p->n, 2 * p->n, 0, err));
	*out = p;
	*scratch = 0;
	if (p->empty)
		return POP_OK;
	p->cumulates = POP_FN(pop_cumulate_prepare)(
		&p->cumulate, a, step, &p->body, p->slide, p->rank);
	if (p->cumulates) {
		*scratch = p->cumulate.total;
		return POP_OK;
	}
	p->lanes = POP_FN(pop_window_lanes_prepare)(
		&p->listed, a, step, &p->body, p->slide, p->rank);
	p->lines = !p->lanes && POP_FN(pop_window_lines_prepare)(&p->listed, a,
					step, &p->body, p->slide, p->rank);
	if (p->lanes || p->lines)
		return POP_OK;
	p->direct = p->body.op != POP_BODY_CODE &&
		    POP_FN(pop_is_direct)((pop_dtype)step->view[0].dtype);
	choose_tile(p);
	lay_out(p);
	*scratch = p->total;
	return POP_OK;
}

/* ---- A tile. */

struct tile {
	const struct plan *p;
	const pop_run *run;
	unsigned char *const *start;
	unsigned char *scratch;
	pop_vm_frame *frame;
	int64_t x[POP_MAX_DIMS]; /* outer coordinates of the output */
	int64_t q[MAX_RANK];     /* input coordinates of a window element */
	int64_t inner0, inner1, rows0, rows1;
	pop_slide_run inner, rows; /* that have the window element */
	/* n pointers each: the tile's accumulators; one row's of them, values;
	 * and room for a row. */
	unsigned char **acc, **at, **val, **part;
};

static size_t
value_size(const struct plan *p, unsigned i)
{
	return pop_class_bytes((pop_class)p->body.cls[i]);
}

static const unsigned char *
input_at(const struct tile *t, unsigned i)
{
	const struct plan *p = t->p;
	const pop_view *v = &p->step->view[i];
	int64_t at = 0;

	for (unsigned j = 0; j < p->rank; j++)
		at += t->q[j] * v->stride[j];
	return t->start[i] + at * pop_elem_bytes(v);
}

/* Bytes from one of the run's inputs to the next. */
static int64_t
input_step(const struct tile *t, unsigned i, int dim, const pop_slide_run *r)
{
	const pop_view *v = &t->p->step->view[i];

	return dim < 0 ? 0 : v->stride[dim] * r->q_step * pop_elem_bytes(v);
}

static unsigned char *
acc_at(const struct tile *t, unsigned i, int64_t row)
{
	int64_t at = (t->rows.o + row * t->rows.o_step - t->rows0) *
			     t->p->inner_block +
		     t->inner.o - t->inner0;

	return t->acc[i] + (size_t)at * value_size(t->p, i);
}

/* Some accumulators of each row, o_step apart. */
static void
combine_apart(struct tile *t, int64_t row)
{
	const struct plan *p = t->p;
	const int64_t n = t->inner.n;

	for (unsigned i = 0; i < p->n; i++) {
		int64_t size = (int64_t)value_size(p, i);

		POP_FN(pop_copy_strided)
		(t->part[i], size, acc_at(t, i, row), size * t->inner.o_step,
			(size_t)size, n);
	}
	POP_FN(pop_body_run)(&p->body, t->frame, t->part, t->val, n);
	for (unsigned i = 0; i < p->n; i++) {
		int64_t size = (int64_t)value_size(p, i);

		POP_FN(pop_copy_strided)
		(acc_at(t, i, row), size * t->inner.o_step, t->part[i], size,
			(size_t)size, n);
	}
}

static void
combine_row(struct tile *t, int64_t row)
{
	const struct plan *p = t->p;

	for (unsigned i = 0; i < p->n; i++) {
		const unsigned char *from =
			input_at(t, i) +
			row * input_step(t, i, p->rows, &t->rows);

		POP_FN(pop_row_load)
		(t->val[i], from, input_step(t, i, p->inner, &t->inner),
			(pop_dtype)p->step->view[i].dtype, t->inner.n);
		t->at[i] = acc_at(t, i, row);
	}
	if (t->inner.o_step != 1)
		combine_apart(t, row);
	else
		POP_FN(pop_body_run)
	(&p->body, t->frame, t->at, t->val, t->inner.n);
}

/* One window element into all outputs of the tile that have it. */
static void
combine(struct tile *t)
{
	const struct plan *p = t->p;
	int64_t size = (int64_t)value_size(p, 0);
	int64_t step = input_step(t, 0, p->inner, &t->inner);

	if (p->inner >= 0)
		t->q[p->inner] = t->inner.q;
	if (p->rows >= 0)
		t->q[p->rows] = t->rows.q;
	if (p->direct && t->inner.o_step == 1 &&
		(step == size || t->inner.n == 1)) {
		POP_FN(pop_body_run_rows)
		(&p->body, acc_at(t, 0, 0),
			t->rows.o_step * p->inner_block * size, input_at(t, 0),
			input_step(t, 0, p->rows, &t->rows), t->rows.n,
			t->inner.n);
		return;
	}
	for (int64_t r = 0; r < t->rows.n; r++)
		combine_row(t, r);
}

/* Window elements of dim j and all after it, in row-major order. */
static void
walk_window(struct tile *t, unsigned j)
{
	const struct plan *p = t->p;
	const pop_slide *w = &p->slide[j];
	int64_t lo = 0, hi = w->nwin;
	bool tiled = (int)j == p->inner || (int)j == p->rows;

	if (j == p->rank) {
		combine(t);
		return;
	}
	if (!tiled)
		POP_FN(pop_slide_taps)(w, t->x[j], &lo, &hi);
	for (int64_t k = lo; k < hi; k++) {
		if ((int)j == p->inner) {
			t->inner = POP_FN(pop_slide_outputs)(
				w, k, t->inner0, t->inner1);
			if (!t->inner.n)
				continue;
		} else if ((int)j == p->rows) {
			t->rows = POP_FN(pop_slide_outputs)(
				w, k, t->rows0, t->rows1);
			if (!t->rows.n)
				continue;
		} else {
			t->q[j] = pop_slide_at(w, t->x[j], k);
			if (t->q[j] < 0)
				continue;
		}
		walk_window(t, j + 1);
	}
}

static void
start_tile(struct tile *t)
{
	const struct plan *p = t->p;
	int64_t n = (t->rows1 - t->rows0) * p->inner_block;

	for (unsigned i = 0; i < p->n; i++) {
		uint64_t init;

		pop_window_init(t->run, p->step, p->n, i, &init);
		POP_FN(pop_fill_row)(t->acc[i], &init, value_size(p, i), n);
	}
	t->inner = (pop_slide_run){.n = 1, .o_step = 1};
	t->rows = (pop_slide_run){.n = 1, .o_step = 1};
}

static void
store_tile(struct tile *t)
{
	const struct plan *p = t->p;

	t->inner.o = t->inner0;
	t->rows = (pop_slide_run){.o = t->rows0, .o_step = 1};
	if (p->inner >= 0)
		t->x[p->inner] = t->inner0;
	for (unsigned i = 0; i < p->n; i++) {
		const pop_view *v = &p->step->view[2 * p->n + i];
		int64_t eb = pop_elem_bytes(v);
		int64_t step = p->inner < 0 ? 0 : v->stride[p->inner];

		for (int64_t r = 0; r < t->rows1 - t->rows0; r++) {
			int64_t at = 0;

			if (p->rows >= 0)
				t->x[p->rows] = t->rows0 + r;
			for (unsigned j = 0; j < p->rank; j++)
				at += t->x[j] * v->stride[j];
			POP_FN(pop_row_store)
			(t->start[2 * p->n + i] + at * eb, step * eb,
				acc_at(t, i, r), (pop_dtype)v->dtype,
				t->inner1 - t->inner0);
		}
	}
}

/* ---- Run. */

struct job {
	const struct plan *p;
	pop_run *run;
	unsigned char **start;
	int64_t nunit, nparts;
};

static void
lay_pointers(struct tile *t)
{
	const struct plan *p = t->p;
	size_t tile = (size_t)(p->inner_block * p->rows_block) * 8;
	size_t row = pop_round_up((size_t)p->inner_block * 8, 64);
	union {
		unsigned char *bytes;
		unsigned char **pointer;
	} at = {t->scratch + p->ptrs};

	t->acc = at.pointer;
	t->at = t->acc + p->n;
	t->val = t->at + p->n;
	t->part = t->val + p->n;
	for (unsigned i = 0; i < p->n; i++) {
		t->acc[i] = t->scratch + p->acc + i * pop_round_up(tile, 64);
		t->val[i] = t->scratch + p->val + i * row;
		t->part[i] = t->scratch + p->part + i * row;
	}
}

static void
run_part(void *arg, int64_t part, unsigned thread)
{
	const struct job *j = arg;
	const struct plan *p = j->p;
	int64_t ni = divide_up(p->ninner, p->inner_block);
	int64_t nr = divide_up(p->nrows, p->rows_block);
	struct tile t = {.p = p,
		.run = j->run,
		.start = j->start,
		.scratch = pop_run_scratch(j->run, thread)};

	lay_pointers(&t);
	t.frame = POP_FN(pop_body_begin)(&p->body, t.scratch);
	for (int64_t u = j->nunit * part / j->nparts;
		u < j->nunit * (part + 1) / j->nparts; u++) {
		t.inner0 = u % ni * p->inner_block;
		t.inner1 = pop_least(t.inner0 + p->inner_block, p->ninner);
		t.rows0 = u / ni % nr * p->rows_block;
		t.rows1 = pop_least(t.rows0 + p->rows_block, p->nrows);
		pop_space_seek(&p->outer, u / ni / nr, t.x);
		start_tile(&t);
		walk_window(&t, 0);
		store_tile(&t);
	}
}

static void
run(const void *plan, pop_run *r)
{
	const struct plan *p = plan;
	unsigned char *start[POP_LIMIT_VIEWS];
	struct job j = {.p = p, .run = r, .start = start};

	if (p->empty)
		return;
	if (p->cumulates) {
		POP_FN(pop_cumulate_run)(&p->cumulate, r);
		return;
	}
	if (p->lanes) {
		POP_FN(pop_window_lanes_run)(&p->listed, r);
		return;
	}
	if (p->lines) {
		POP_FN(pop_window_lines_run)(&p->listed, r);
		return;
	}
	for (uint32_t v = 0; v < p->step->nview; v++)
		start[v] = pop_view_start(r, &p->step->view[v]);
	j.nunit = pop_space_count(&p->outer) *
		  divide_up(p->ninner, p->inner_block) *
		  divide_up(p->nrows, p->rows_block);
	j.nparts = pop_part_count(r, j.nunit, p->cost);
	pop_part_run(r, run_part, &j, j.nparts);
}

const pop_kernel POP_FN(pop_kernel_window) = {.prepare = prepare, .run = run};
