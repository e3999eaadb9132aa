/*
 * SCATTER: updates combined into places that indices say.
 *
 * The space is walked in rows along one dim.  If the indices do not move along
 * it, a row is a run through the outputs, clipped where it leaves them, and
 * many rows along the next dim are found at a time; otherwise it is a series of
 * single places.
 *
 * An output element must see its updates in row-major order; the few runs that
 * program.h allows are up to scatter_points.c.  If the strides show that dims
 * of the space and components of the index are coordinates of the outputs that
 * do not mix, dims along which outputs move by themselves ("own" dims) may be
 * walked in any order and by different threads.  What is simple enough then is
 * left to scatter_points.c.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/body.h"
#include "lib/kernel/isa/scatter_points.h"
#include "lib/kernel/isa/walk.h"

enum {
	BLOCK = POP_BODY_CELLS,
	SHORT_ROW = 8, /* runs below this do not pay; see is_better_row() */
	SHORT_RUN = 4, /* nor do, of neighbours, those below this */
	SPLIT_UNIT = 16,
};

struct component {
	int64_t at; /* offset in the indices, in bytes */
	int64_t stride, size;
	int dim; /* of the space; -1: none */
};

struct plan {
	const pop_step *step;
	unsigned n; /* operands */
	int nindex;
	struct component *comp;
	const pop_view *out, *index, *update;
	pop_body body;
	pop_scatter_points *points; /* does it all, if any */
	bool copies;                /* the body only replaces */
	bool empty;
	pop_space outer; /* all dims but the row's */
	int row;         /* dim; -1: the space is one point */
	int64_t nrow;
	bool cells;  /* the indices move along the row */
	int line;    /* dim along which many rows are found; -1: none */
	int split;   /* dim cut among threads; -1: none */
	double cost; /* ns of all */
	/* Places in a thread's scratch. */
	size_t val, tmp, acc, off, ptrs, room, total;
};

/* ---- Preparation: which dims may go where. */

static bool
is_moved(const struct plan *p, int d)
{
	for (int c = 0; c < p->nindex; c++)
		if (p->comp[c].dim == d)
			return true;
	return false;
}

/* Outputs move along d by their own strides. */
static bool
is_own(const struct plan *p, int d)
{
	return !is_moved(p, d) && p->out[0].stride[d] != 0;
}

struct moves {
	int n;
	int64_t stride[2 * POP_MAX_DIMS], extent[2 * POP_MAX_DIMS];
};

static int64_t
magnitude(int64_t v)
{
	return v < 0 ? -v : v;
}

static void
add_move(struct moves *m, int64_t stride, int64_t extent)
{
	int i = m->n;

	if (extent <= 1)
		return;
	stride = magnitude(stride);
	for (m->n++; i > 0 && m->stride[i - 1] > stride; i--) {
		m->stride[i] = m->stride[i - 1];
		m->extent[i] = m->extent[i - 1];
	}
	m->stride[i] = stride;
	m->extent[i] = extent;
}

/* Each stride is beyond what all smaller ones span. */
static bool
are_coordinates(const struct moves *m)
{
	int64_t span = 0, more;

	for (int i = 0; i < m->n; i++) {
		if (m->stride[i] <= span ||
			!pop_mul_i64(m->stride[i], m->extent[i] - 1, &more) ||
			!pop_add_i64(span, more, &span))
			return false;
	}
	return true;
}

static bool
own_dims_are_free(const struct plan *p)
{
	for (unsigned i = 0; i < p->n; i++) {
		struct moves m = {0};

		for (int d = 0; d < p->step->ndim; d++)
			if (is_own(p, d))
				add_move(&m, p->out[i].stride[d],
					p->step->extent[d]);
		for (int c = 0; c < p->nindex; c++)
			add_move(&m, p->comp[c].stride, p->comp[c].size);
		if (!are_coordinates(&m))
			return false;
	}
	return true;
}

/* Dims in the order of the walk; the last becomes the row. */
struct order {
	int n, dim[POP_MAX_DIMS];
};

static void
add_last(struct order *o, int d)
{
	o->dim[o->n++] = d;
}

/* Own dims by stride, greatest first, after the others or before them. */
static void
order_dims(const struct plan *p, struct order *o, bool free, bool own_last)
{
	struct order own = {0}, rest = {0};

	for (int d = 0; d < p->step->ndim; d++) {
		int i;

		if (p->step->extent[d] == 1)
			continue;
		if (!free || !is_own(p, d)) {
			add_last(&rest, d);
			continue;
		}
		for (i = own.n++; i > 0; i--) {
			int e = own.dim[i - 1];

			if (magnitude(p->out[0].stride[e]) >=
				magnitude(p->out[0].stride[d]))
				break;
			own.dim[i] = e;
		}
		own.dim[i] = d;
	}
	for (int i = 0; own_last && i < rest.n; i++)
		add_last(o, rest.dim[i]);
	for (int i = 0; i < own.n; i++)
		add_last(o, own.dim[i]);
	for (int i = 0; !own_last && i < rest.n; i++)
		add_last(o, rest.dim[i]);
}

static bool
index_moves(const struct plan *p, int d)
{
	return p->nindex && p->index->stride[d] != 0;
}

/* Is a row along d one run of memory? */
static bool
is_run(const struct plan *p, int d)
{
	return p->out[0].stride[d] == 1 && p->update[0].stride[d] == 1;
}

/* Is a row along `other` better than one along d? */
static bool
is_better_row(const struct plan *p, int other, int d)
{
	const int64_t *n = p->step->extent;

	if (n[other] >= SHORT_RUN && is_run(p, other) && !is_run(p, d) &&
		!index_moves(p, other))
		return true;
	return n[d] < SHORT_ROW && n[other] > n[d];
}

/* Own dims go inside unless their runs are worse than the others'. */
static void
find_order(struct plan *p, bool free)
{
	const int64_t *extent = p->step->extent;
	struct order o = {0};

	p->row = -1;
	order_dims(p, &o, free, true);
	if (free && o.n) {
		struct order other = {0};

		order_dims(p, &other, free, false);
		if (is_better_row(p, other.dim[o.n - 1], o.dim[o.n - 1]))
			o = other;
	}
	for (int i = 0; i + 1 < o.n; i++)
		pop_space_add(&p->outer, o.dim[i], extent[o.dim[i]]);
	if (o.n)
		p->row = o.dim[o.n - 1];
	p->nrow = p->row < 0 ? 1 : extent[p->row];
	p->cells = p->row >= 0 && index_moves(p, p->row);
}

/* n * stride, or INT32_MAX if that is less. */
static int64_t
reach(int64_t n, int64_t stride)
{
	return pop_least(pop_mul_capped(n, magnitude(stride)), INT32_MAX);
}

/* No element of the view is so far from its first. */
static int64_t
reach_of(const pop_step *s, const pop_view *v)
{
	int64_t all = 0;

	for (int d = 0; d < s->ndim; d++)
		all += reach(s->extent[d], v->stride[d]);
	return all;
}

/* Rows of one operand that are runs of memory, at places that 31 bits number,
 * can be found many at a time. */
static void
find_line(struct plan *p)
{
	const bool can = p->copies || p->body.put;
	int64_t most = reach_of(p->step, &p->out[0]);

	p->line = -1;
	for (int c = 0; c < p->nindex; c++)
		most += reach(p->comp[c].size, p->comp[c].stride);
	if (p->cells || !p->outer.n || p->n > 1 || !can || !is_run(p, p->row) ||
		most >= INT32_MAX || p->out[0].dtype != p->update[0].dtype ||
		reach_of(p->step, &p->update[0]) >= INT32_MAX)
		return;
	p->line = p->outer.dim[p->outer.n - 1];
}

/* The longest dim that may be cut; the row's only if no other will do. */
static void
find_split(struct plan *p, bool free)
{
	bool unique = p->step->param[POP_SCATTER_UNIQUE] != 0;
	int64_t most = 1;

	p->split = -1;
	for (int d = 0; d < p->step->ndim; d++) {
		int64_t n = p->step->extent[d];

		if (!unique && !(free && is_own(p, d)))
			continue;
		if (d == p->row)
			n /= 4 * SPLIT_UNIT;
		if (n > most) {
			most = n;
			p->split = d;
		}
	}
}

static void
find_components(struct plan *p, pop_arena *a)
{
	const pop_step *s = p->step;
	const int64_t eb = pop_elem_bytes(p->index);

	p->comp = POP_NEWN(a, struct component, (size_t)p->nindex);
	for (int c = 0; c < p->nindex; c++) {
		const int64_t *q = s->param + POP_SCATTER_PARAMS +
				   c * POP_SCATTER_INDEX_PARAMS;

		p->comp[c] = (struct component){
			.at = q[POP_SCATTER_INDEX_STRIDE] * eb,
			.stride = q[POP_SCATTER_INDEX_OPERAND_STRIDE],
			.size = q[POP_SCATTER_INDEX_SIZE],
			.dim = (int)q[POP_SCATTER_INDEX_DIM]};
		p->empty |= p->comp[c].size == 0;
	}
}

static void
lay_out(struct plan *p)
{
	size_t all = (size_t)p->n * BLOCK * 8, at = p->body.scratch;

	p->val = at;
	at += all;
	p->acc = at;
	at += all;
	p->off = at;
	at += all;
	p->tmp = at;
	at += (size_t)BLOCK * 8;
	p->ptrs = at;
	at += pop_round_up(5 * (size_t)p->n * sizeof(void *), 64);
	p->room = at;
	p->total = pop_round_up(at + POP_FN(pop_body_room)(&p->body), 64);
}

static pop_status
prepare(void **out, size_t *scratch, pop_arena *a, const pop_program *prog,
	const pop_step *step, pop_err *err)
{
	struct plan *p = POP_NEW(a, struct plan);
	bool free;

	p->step = step;
	p->n = (unsigned)step->param[POP_SCATTER_N];
	p->nindex = (int)step->param[POP_SCATTER_NINDEX];
	p->out = step->view;
	p->index = step->view + p->n;
	p->update = step->view + p->n + 1;
	p->cost = 1;
	for (int d = 0; d < step->ndim; d++) {
		p->empty |= step->extent[d] == 0;
		p->cost *= (double)step->extent[d];
	}
	find_components(p, a);
	POP_TRY(POP_FN(pop_body_prepare)(
		&p->body, a, prog, step, 0, p->n, 0, p->n + 1, err));
	p->copies = pop_body_copies(&p->body, (pop_dtype)p->update[0].dtype);
	free = own_dims_are_free(p);
	*out = p;
	POP_TRY(POP_FN(pop_scatter_points_prepare)(
		&p->points, scratch, a, step, &p->body, free));
	if (p->points)
		return POP_OK;
	find_order(p, free);
	find_line(p);
	find_split(p, free);
	if (p->cells)
		p->cost *= 4;
	lay_out(p);
	*scratch = p->total;
	return POP_OK;
}

/* ---- Run. */

struct job {
	const struct plan *p;
	pop_run *run;
	unsigned char **start; /* by view */
	int64_t nparts;
};

struct worker {
	const struct plan *p;
	const struct job *job;
	pop_vm_frame *frame;
	unsigned char *scratch;
	pop_space outer;
	int64_t x[POP_MAX_DIMS];
	int64_t from, to; /* part of the row */
	/* n pointers each; in scratch. */
	unsigned char **out, **update, **val, **acc;
	int64_t **off;
};

static int64_t
row_stride(const struct plan *p, const pop_view *v)
{
	return p->row < 0 ? 0 : v->stride[p->row];
}

/* Sets pointers of operand i to the row's place 0, `moved` elements on. */
static void
point_at_row(struct worker *w, unsigned i, int64_t moved)
{
	const struct plan *p = w->p;
	const pop_view *o = &p->out[i], *u = &p->update[i];

	w->out[i] = w->job->start[i] +
		    (pop_space_offset(&w->outer, o, w->x) + moved) *
			    pop_elem_bytes(o);
	w->update[i] = w->job->start[p->n + 1 + i] +
		       pop_space_offset(&w->outer, u, w->x) * pop_elem_bytes(u);
}

/* Is the component inside for places lo..hi - 1 of the row?  Narrows them,
 * and adds to *moved where it lies. */
static bool
clip(const struct worker *w, const struct component *c, int64_t v, int64_t *lo,
	int64_t *hi, int64_t *moved)
{
	if (c->dim >= 0 && c->dim == w->p->row) {
		*lo = pop_most(*lo, -v);
		*hi = pop_least(*hi, c->size - v);
		if (*lo >= *hi)
			return false;
	} else {
		int64_t at = v + (c->dim >= 0 ? w->x[c->dim] : 0);

		if (at < 0 || at >= c->size)
			return false;
	}
	*moved += v * c->stride;
	return true;
}

static const unsigned char *
row_index(const struct worker *w, const struct component *c)
{
	const struct plan *p = w->p;

	return w->job->start[p->n] + c->at +
	       pop_space_offset(&w->outer, p->index, w->x) *
		       pop_elem_bytes(p->index);
}

/* Operand i's places lo..lo + n - 1 of a run, n <= BLOCK. */
static void
load_run(struct worker *w, unsigned i, int64_t lo, int64_t n)
{
	const struct plan *p = w->p;
	const pop_view *o = &p->out[i], *u = &p->update[i];
	int64_t so = row_stride(p, o) * pop_elem_bytes(o);
	int64_t su = row_stride(p, u) * pop_elem_bytes(u);

	POP_FN(pop_row_load)
	(w->acc[i], w->out[i] + lo * so, so, (pop_dtype)o->dtype, n);
	POP_FN(pop_row_load)
	(w->val[i], w->update[i] + lo * su, su, (pop_dtype)u->dtype, n);
}

static void
store_run(struct worker *w, unsigned i, int64_t lo, int64_t n)
{
	const struct plan *p = w->p;
	const pop_view *o = &p->out[i];
	int64_t so = row_stride(p, o) * pop_elem_bytes(o);

	POP_FN(pop_row_store)
	(w->out[i] + lo * so, so, w->acc[i], (pop_dtype)o->dtype, n);
}

/* One element of memory, all combined into it in turn. */
static void
run_standing(struct worker *w, int64_t lo, int64_t hi)
{
	for (int64_t j = lo; j < hi; j++) {
		for (unsigned i = 0; i < w->p->n; i++)
			load_run(w, i, j, 1);
		POP_FN(pop_body_run)
		(&w->p->body, w->frame, w->acc, w->val, 1);
		for (unsigned i = 0; i < w->p->n; i++)
			store_run(w, i, j, 1);
	}
}

static void
run_through(struct worker *w, int64_t lo, int64_t hi)
{
	for (int64_t j = lo; j < hi; j += BLOCK) {
		int64_t n = pop_least(BLOCK, hi - j);

		for (unsigned i = 0; i < w->p->n; i++)
			load_run(w, i, j, n);
		POP_FN(pop_body_run)
		(&w->p->body, w->frame, w->acc, w->val, n);
		for (unsigned i = 0; i < w->p->n; i++)
			store_run(w, i, j, n);
	}
}

/* The recognised bodies on memory as it is; false if they cannot. */
static bool
run_direct(struct worker *w, int64_t lo, int64_t hi)
{
	const struct plan *p = w->p;
	int64_t eb = pop_elem_bytes(&p->out[0]);
	int64_t so = row_stride(p, &p->out[0]) * eb;
	int64_t su = row_stride(p, &p->update[0]) * eb;

	if (p->copies) {
		POP_FN(pop_copy_strided)
		(w->out[0] + lo * so, so, w->update[0] + lo * su, su,
			(size_t)eb, hi - lo);
		return true;
	}
	if (!p->body.cells || p->out[0].dtype != p->update[0].dtype ||
		(hi - lo > 1 && (so != eb || su != eb)))
		return false;
	p->body.rows(
		w->out[0] + lo * so, 0, w->update[0] + lo * su, 0, 1, hi - lo);
	return true;
}

/* A row that the indices do not move along. */
static void
do_run(struct worker *w)
{
	const struct plan *p = w->p;
	int64_t lo = w->from, hi = w->to, moved = 0;

	for (int c = 0; c < p->nindex; c++) {
		int64_t v;

		POP_FN(pop_index_load)
		(&v, row_index(w, &p->comp[c]), 0, (pop_dtype)p->index->dtype,
			1);
		if (!clip(w, &p->comp[c], v, &lo, &hi, &moved))
			return;
	}
	for (unsigned i = 0; i < p->n; i++)
		point_at_row(w, i, moved);
	if (run_direct(w, lo, hi))
		return;
	if (row_stride(p, &p->out[0]) == 0)
		run_standing(w, lo, hi);
	else
		run_through(w, lo, hi);
}

/* ---- Where indices move what follows along a dim. */

enum inside { OUTSIDE = 0, PARTLY = 1, INSIDE = 3 };

/*
 * Of n <= BLOCK places along `dim`, which is the row or the line, whether they
 * are inside, and how far the indices move them; those along the line are rows.
 * The first place is `first`, `skip` further than w->x[] says.
 */
static void
find_moves(const struct worker *w, int dim, int64_t first, int64_t skip,
	int64_t n, uint8_t *inside, int64_t *moved)
{
	const struct plan *p = w->p;
	const int64_t step = p->index->stride[dim] * pop_elem_bytes(p->index);
	int64_t v[BLOCK];

	memset(inside, INSIDE, (size_t)n);
	memset(moved, 0, (size_t)n * sizeof(*moved));
	for (int c = 0; c < p->nindex; c++) {
		const struct component *q = &p->comp[c];
		const bool by = q->dim == dim;
		const bool row = !by && q->dim >= 0 && q->dim == p->row;
		const int64_t more = row ? w->to - w->from - 1 : 0;
		const int64_t x = by            ? first
				  : row         ? w->from
				  : q->dim >= 0 ? w->x[q->dim]
						: 0;

		POP_FN(pop_index_load)
		(v, row_index(w, q) + skip * step, step,
			(pop_dtype)p->index->dtype, n);
		for (int64_t k = 0; k < n; k++) {
			const int64_t at = v[k] + x + k * by;

			inside[k] &= at + more < 0 || at >= q->size   ? OUTSIDE
				     : at < 0 || at + more >= q->size ? PARTLY
								      : INSIDE;
			moved[k] += inside[k] ? v[k] * q->stride : 0;
		}
	}
}

/* ---- Lines of rows. */

/* Rows of the line from w->x[] on, of a block: those that are inside, and the
 * places of their first elements. */
struct rows {
	int64_t n;
	int32_t place[BLOCK], from[BLOCK];
};

/* Combines the rows that were found, and forgets them. */
static void
put_rows(const struct worker *w, struct rows *r)
{
	const struct plan *p = w->p;
	const int64_t run = w->to - w->from;

	if (p->copies)
		POP_FN(pop_copy_places)
	(w->out[0], r->place, w->update[0], r->from,
		(size_t)pop_elem_bytes(&p->out[0]), run, r->n);
	else p->body.put(w->out[0], r->place, w->update[0], r->from, r->n, run);
	r->n = 0;
}

/* The row k further along the line, which is partly inside. */
static void
do_part(struct worker *w, int64_t k)
{
	const int64_t x = w->x[w->p->line];

	w->x[w->p->line] = x + k;
	do_run(w);
	w->x[w->p->line] = x;
	point_at_row(w, 0, 0);
}

/* n <= BLOCK rows of the line. */
static void
do_rows(struct worker *w, int64_t n)
{
	const struct plan *p = w->p;
	const int64_t so = p->out[0].stride[p->line];
	const int64_t su = p->update[0].stride[p->line];
	int64_t moved[BLOCK];
	uint8_t inside[BLOCK];
	struct rows r;

	r.n = 0;
	find_moves(w, p->line, w->x[p->line], 0, n, inside, moved);
	point_at_row(w, 0, 0);
	for (int64_t k = 0; k < n; k++) {
		if (inside[k] == OUTSIDE)
			continue;
		if (inside[k] == PARTLY) {
			put_rows(w, &r);
			do_part(w, k);
			continue;
		}
		r.place[r.n] = (int32_t)(moved[k] + k * so + w->from);
		r.from[r.n++] = (int32_t)(k * su + w->from);
	}
	put_rows(w, &r);
}

static void
do_line(struct worker *w, int64_t n)
{
	const int line = w->p->line;
	const int64_t first = w->x[line];

	for (int64_t k = 0; k < n; k += BLOCK) {
		w->x[line] = first + k;
		do_rows(w, pop_least(BLOCK, n - k));
	}
	w->x[line] = first;
}

/* ---- Single places. */

/* Places at..at + n - 1 of the row that are inside: which, and how far the
 * indices move them.  Returns how many. */
static int64_t
find_places(
	struct worker *w, int64_t at, int64_t n, int64_t *moved, int64_t *which)
{
	uint8_t inside[BLOCK];
	int64_t m = 0;

	find_moves(w, w->p->row, at, at, n, inside, moved);
	for (int64_t j = 0; j < n; j++) {
		moved[m] = moved[j];
		which[m] = at + j;
		m += inside[j] == INSIDE;
	}
	return m;
}

/* Values of operand i at the m places, and where they go. */
static void
load_cells(struct worker *w, unsigned i, int64_t m, const int64_t *moved,
	const int64_t *which)
{
	const struct plan *p = w->p;
	const pop_view *o = &p->out[i], *u = &p->update[i];
	int64_t so = row_stride(p, o), su = row_stride(p, u), at[BLOCK];
	int64_t eb = pop_elem_bytes(u);

	for (int64_t k = 0; k < m; k++) {
		w->off[i][k] = moved[k] + which[k] * so;
		at[k] = which[k] * su;
	}
	if (p->copies || POP_FN(pop_is_direct)((pop_dtype)u->dtype)) {
		POP_FN(pop_copy_from)
		(w->val[i], eb, w->update[i], at, (size_t)eb, m);
		return;
	}
	POP_FN(pop_copy_from)
	(w->scratch + p->tmp, eb, w->update[i], at, (size_t)eb, m);
	POP_FN(pop_row_load)
	(w->val[i], w->scratch + p->tmp, eb, (pop_dtype)u->dtype, m);
}

static void
do_cells(struct worker *w)
{
	const struct plan *p = w->p;
	size_t size = (size_t)pop_elem_bytes(&p->out[0]);
	int64_t moved[BLOCK], which[BLOCK];

	for (unsigned i = 0; i < p->n; i++)
		point_at_row(w, i, 0);
	for (int64_t at = w->from; at < w->to; at += BLOCK) {
		int64_t n = pop_least(BLOCK, w->to - at);
		int64_t m = find_places(w, at, n, moved, which);

		for (unsigned i = 0; i < p->n; i++)
			load_cells(w, i, m, moved, which);
		if (p->copies)
			POP_FN(pop_copy_to)
		(w->out[0], w->off[0], w->val[0], (int64_t)size, size, m);
		else POP_FN(pop_body_cells)(&p->body, w->frame,
			w->scratch + p->room, w->out, w->off, w->val, m);
	}
}

/* ---- Parts. */

static void
lay_pointers(struct worker *w)
{
	const struct plan *p = w->p;
	union {
		unsigned char *bytes;
		unsigned char **pointer;
		int64_t **place;
	} at = {w->scratch + p->ptrs};

	w->out = at.pointer;
	w->update = at.pointer + p->n;
	w->val = at.pointer + 2 * p->n;
	w->acc = at.pointer + 3 * p->n;
	at.pointer += 4 * p->n;
	w->off = at.place;
	for (unsigned i = 0; i < p->n; i++) {
		size_t k = (size_t)i * BLOCK * 8;

		w->val[i] = w->scratch + p->val + k;
		w->acc[i] = w->scratch + p->acc + k;
		at.bytes = w->scratch + p->off + k;
		w->off[i] = (int64_t *)(void *)at.bytes;
	}
}

static int64_t
cut(const struct plan *p, int64_t n, int64_t k, int64_t nparts)
{
	if (k == nparts)
		return n;
	if (p->split == p->row)
		return n / SPLIT_UNIT * k / nparts * SPLIT_UNIT;
	return n * k / nparts;
}

/* The part's share of the split dim. */
static void
take_share(struct worker *w, int64_t part, int64_t nparts)
{
	const struct plan *p = w->p;
	int64_t n, from, to;

	w->outer = p->outer;
	w->from = 0;
	w->to = p->nrow;
	if (p->split < 0 || nparts == 1)
		return;
	n = p->step->extent[p->split];
	from = cut(p, n, part, nparts);
	to = cut(p, n, part + 1, nparts);
	if (p->split == p->row) {
		w->from = from;
		w->to = to;
	}
	for (int i = 0; i < w->outer.n; i++)
		if (w->outer.dim[i] == p->split) {
			w->outer.lo[i] = from;
			w->outer.extent[i] = to - from;
		}
}

static void
run_part(void *arg, int64_t part, unsigned thread)
{
	const struct job *j = arg;
	const struct plan *p = j->p;
	struct worker w = {
		.p = p, .job = j, .scratch = pop_run_scratch(j->run, thread)};
	pop_space walk;
	int64_t n;

	lay_pointers(&w);
	take_share(&w, part, j->nparts);
	w.frame = POP_FN(pop_body_begin)(&p->body, w.scratch);
	walk = w.outer;
	if (p->line >= 0)
		walk.n--;
	n = pop_space_count(&walk);
	if (!pop_space_count(&w.outer))
		return;
	pop_space_seek(&w.outer, 0, w.x);
	for (int64_t i = 0; i < n; i++, pop_space_next(&walk, w.x)) {
		if (p->cells)
			do_cells(&w);
		else if (p->line >= 0)
			do_line(&w, w.outer.extent[walk.n]);
		else
			do_run(&w);
	}
}

static void
run(const void *plan, pop_run *r)
{
	const struct plan *p = plan;
	unsigned char *start[POP_LIMIT_VIEWS];
	struct job j = {.p = p, .run = r, .start = start, .nparts = 1};
	int64_t most = 1;

	if (p->empty)
		return;
	if (p->points) {
		POP_FN(pop_scatter_points_run)(p->points, r);
		return;
	}
	for (uint32_t v = 0; v < p->step->nview; v++)
		start[v] = pop_view_start(r, &p->step->view[v]);
	if (p->split >= 0)
		most = p->step->extent[p->split] /
		       (p->split == p->row ? SPLIT_UNIT : 1);
	j.nparts = pop_part_count(r, most, p->cost);
	pop_part_run(r, run_part, &j, j.nparts);
}

const pop_kernel POP_FN(pop_kernel_scatter) = {.prepare = prepare, .run = run};
