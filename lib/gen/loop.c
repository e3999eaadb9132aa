/*
 * Loops: all outputs of one elementwise fusion, or of one op, point by point
 * over one iteration space, which is cut into boxes where it has to be.  Also
 * the moves between places that other emitters need.
 */

#include "lib/gen/gen_int.h"

#include <string.h>

enum {
	/* A last dim shorter than this is left to a much longer one: the cost
	 * of a row is that of some tens of points. */
	SHORT_ROW = 8,
	MEDIUM_ROW = 16,
	LONG_ROW = 24,
	/* From one element to the next: parts of a complex number or a colour
	 * lie nearer. */
	FAR = 5,
	/* Of boxes that are made together, and of what they read and write. */
	MOST_TOGETHER = 4,
	MOST_VIEWS = 24,
	/* Complex numbers that are copied as pairs, at most. */
	FEW_PAIRS = 64,
};

/* Views that do not walk along the dim from one element to the next. */
static unsigned
strided_along(const maker *m, unsigned dim)
{
	unsigned n = 0;

	for (uint32_t v = 0; v < m->nview; v++) {
		int64_t s = m->view[v].stride[dim];

		n += s != 0 && s != 1;
	}
	return n;
}

/* Views in which it is far along the dim from one element to the next. */
static unsigned
far_along(const maker *m, unsigned dim)
{
	unsigned n = 0;

	for (uint32_t v = 0; v < m->nview; v++) {
		int64_t s = m->view[v].stride[dim];

		n += s >= FAR || s <= -FAR;
	}
	return n;
}

/* Of a last dim that is not short: another along which fewer views go far. */
static unsigned
nearer_inner(const maker *m, unsigned first, unsigned last)
{
	const int64_t least =
		m->extent[last] < LONG_ROW ? m->extent[last] : LONG_ROW;
	unsigned best = last;

	for (unsigned d = last; d-- > first && far_along(m, best);)
		if (m->extent[d] >= least &&
			far_along(m, d) < far_along(m, best))
			best = d;
	return best;
}

/* May a dim that is not long be better than a short last one?  So it is if
 * fewer views go far along it, and no more are strided. */
static bool
is_nearer(const maker *m, unsigned d, unsigned last)
{
	return m->extent[d] >= SHORT_ROW &&
	       far_along(m, d) < far_along(m, last) &&
	       strided_along(m, d) <= strided_along(m, last);
}

unsigned
pop_loop_inner(const maker *m, unsigned first, unsigned n)
{
	unsigned last = n - 1, best = last;

	if (m->extent[last] >= SHORT_ROW)
		return nearer_inner(m, first, last);
	for (unsigned d = first; d < last; d++) {
		if (m->extent[d] < LONG_ROW && !is_nearer(m, d, last))
			continue;
		if (best == last ||
			strided_along(m, d) < strided_along(m, best) ||
			(strided_along(m, d) == strided_along(m, best) &&
				m->extent[d] > m->extent[best]))
			best = d;
	}
	for (unsigned d = last; d-- > first;)
		if (m->extent[d] >= MEDIUM_ROW && is_nearer(m, d, best))
			best = d;
	return best;
}

/* The longest row goes last; and a short dim before it first, if the others
 * are walked one by one, so that rows follow each other. */
static void
move_inner(maker *m)
{
	const unsigned last = m->ndim - 1, inner = pop_loop_inner(m, 0, m->ndim);

	pop_maker_move(m, inner, last);
	if (inner == last || strided_along(m, last))
		return;
	pop_maker_move(m, last - 1, 0);
	pop_maker_merge(m, 0, m->ndim);
}

pop_status
pop_loop_commit(maker *m)
{
	static const int64_t param[POP_LOOP_PARAMS] = {
		[POP_LOOP_MODE] = POP_LOOP_ROWS, [POP_LOOP_NINNER] = 1};

	pop_maker_merge(m, 0, m->ndim);
	if (m->ndim == 0)
		pop_maker_dim(m, 1);
	move_inner(m);
	pop_loop_write_out(m);
	for (unsigned i = 0; i < POP_LOOP_PARAMS; i++)
		pop_maker_param(m, param[i]);
	for (uint32_t i = 0; i < m->nstage; i++)
		pop_code_finish(m->stage[i].code);
	return pop_maker_commit(m);
}

/* ---- Moves. */

static bool
same_place(const place *a, const place *b)
{
	if (a->kind != PLACE_MEM || a->buffer != b->buffer ||
		a->base != b->base || a->ndyn || b->ndyn)
		return false;
	for (unsigned d = 0; d < a->rank; d++) {
		if (a->extent[d] > 1 && a->stride[d] != b->stride[d])
			return false;
	}
	return true;
}

static void
every_dim(maker *m, const place *p, int *dim)
{
	for (unsigned d = 0; d < p->rank; d++)
		dim[d] = (int)pop_maker_dim(m, p->extent[d]);
}

/* Complex numbers whose parts are equal, as zero's are: twice as many real
 * ones, which lie side by side. */
static bool
fill_parts(gen *g, place *from, place *to)
{
	const pop_dtype d = (pop_dtype)to->dtype;
	const place re = pop_place_part(g, from, 0);
	const place im = pop_place_part(g, from, 1);

	if (!pop_dtype_is_complex(d) || from->dtype != d ||
		from->kind != PLACE_SPLAT || to->rank == POP_MAX_RANK ||
		memcmp(re.splat, im.splat,
			pop_dtype_bytes((pop_dtype)re.dtype)) != 0)
		return false;
	*from = re;
	*to = pop_place_part(g, to, 0);
	to->extent[to->rank] = 2;
	to->stride[to->rank++] = 1;
	return true;
}

static pop_status
fill(gen *g, const place *from, const place *to)
{
	place parts[2] = {*from, *to};
	maker m;
	expr e;
	code *c;
	int dim[POP_MAX_RANK];
	val v = {{NO_REG, NO_REG}};

	if (fill_parts(g, &parts[0], &parts[1]))
		return fill(g, &parts[0], &parts[1]);
	pop_maker_init(&m, g, POP_STEP_LOOP);
	every_dim(&m, to, dim);
	pop_expr_init(&e, g, &m, NULL);
	c = pop_maker_code(&m, pop_maker_stage(&m, POP_STAGE_MAP));
	pop_expr_stage(&e, c);
	v = pop_expr_place(&e, from, dim);
	pop_expr_store(&e, to, dim, v);
	return pop_loop_commit(&m);
}

/* Dims in the order in which both places lie, if it is the same; otherwise as
 * they come. */
static void
dims_as_they_lie(maker *m, const place *from, const place *to, int *dim)
{
	unsigned order[POP_MAX_RANK];

	for (unsigned d = 0; d < to->rank; d++) {
		unsigned at = d;

		if (to->extent[d] != 1 && from->stride[d] != to->stride[d]) {
			every_dim(m, to, dim);
			return;
		}
		for (; at > 0 && to->stride[order[at - 1]] < to->stride[d]; at--)
			order[at] = order[at - 1];
		order[at] = d;
	}
	for (unsigned k = 0; k < to->rank; k++)
		dim[order[k]] = (int)pop_maker_dim(m, to->extent[order[k]]);
}

static void
view_parts(maker *m, uint32_t v, const place *p, unsigned line)
{
	const place part = pop_place_part(m->g, p, 0);
	wide_view *w = &m->view[v];

	w->dtype = part.dtype;
	w->base = part.base;
	w->dyn = part.dyn;
	for (unsigned d = 0; d < m->ndim; d++)
		if (d != line)
			w->stride[d] *= 2;
}

static bool
is_line(const maker *m, unsigned d)
{
	return m->view[0].stride[d] == 1 && m->view[1].stride[d] == 1;
}

/* Complex numbers that are copied in lines are twice as many real ones, which
 * loops around small steps know; a few that lie apart are pairs. */
static void
copy_parts(maker *m, const place *from, const place *to)
{
	const bool lines = m->ndim > 0 && is_line(m, m->ndim - 1);
	unsigned line = m->ndim - 1;

	if (!pop_dtype_is_complex((pop_dtype)from->dtype) ||
		(!lines && (pop_place_elements(to) > FEW_PAIRS ||
				   m->ndim == POP_MAX_DIMS)))
		return;
	if (lines)
		m->extent[line] *= 2;
	else
		line = pop_maker_dim(m, 2);
	view_parts(m, 0, from, line);
	view_parts(m, 1, to, line);
	m->view[0].stride[line] = m->view[1].stride[line] = 1;
}

pop_status
pop_gen_move(gen *g, const place *from, const place *to)
{
	maker m;
	wide_view w;
	int dim[POP_MAX_RANK];

	if (pop_place_elements(to) == 0 || same_place(from, to))
		return POP_OK;
	if (from->kind == PLACE_NONE)
		return pop_fail(g->err, POP_E_INTERNAL,
			"a value is moved before it is made");
	if (from->kind != PLACE_MEM)
		return fill(g, from, to);
	pop_maker_init(&m, g, POP_STEP_COPY);
	dims_as_they_lie(&m, from, to, dim);
	w = pop_maker_wide(from, dim, GEN_READ);
	pop_maker_new_view(&m, &w);
	w = pop_maker_wide(to, dim, GEN_WRITE);
	pop_maker_new_view(&m, &w);
	pop_maker_merge(&m, 0, m.ndim);
	copy_parts(&m, from, to);
	return pop_maker_commit(&m);
}

pop_status
pop_gen_move_value(gen *g, const pop_value *v, const place *to)
{
	place from = pop_place_of(g, v);

	return pop_gen_move(g, &from, to);
}

/* ---- Loops. */

typedef struct loop {
	gen *g;
	const pop_op *op;
	uint32_t nout;
	pop_value *const *out; /* inside the fusion */
	place *to;
	place *again; /* NONE, or where it is written, too */
	const pop_shape *space;
	const char *bad;
} loop;

static void
identity(const pop_shape *space, const int64_t *lo, index_map *map, int *dim)
{
	*map = (index_map){.rank = space->rank};
	for (unsigned d = 0; d < space->rank; d++) {
		dim[d] = (int)d;
		map->ax[d] = (axis){
			.dim = (int16_t)d, .mul = 1, .add = lo ? lo[d] : 0};
	}
}

static void
find_cuts(loop *l, cuts *c)
{
	maker m;
	expr e;
	index_map map;
	int dim[POP_MAX_RANK];
	uint32_t at;

	pop_maker_init(&m, l->g, POP_STEP_LOOP);
	for (unsigned d = 0; d < l->space->rank; d++)
		pop_maker_dim(&m, l->space->dim[d]);
	pop_expr_init(&e, l->g, &m, l->op);
	identity(l->space, NULL, &map, dim);
	at = pop_expr_map(&e, &map);
	for (uint32_t i = 0; i < l->nout; i++)
		pop_expr_cuts(&e, l->out[i], at, c);
}

/* Writes v to the box lo .. lo + size of `whole`. */
static void
store_box(expr *e, const place *whole, const int64_t *lo, const int64_t *size,
	const int *dim, val v)
{
	place part = *whole;

	if (part.kind == PLACE_NONE)
		return;
	for (unsigned d = 0; d < part.rank; d++) {
		part.base += lo[d] * part.stride[d];
		part.extent[d] = size[d];
	}
	pop_expr_store(e, &part, dim, v);
}

/* The results at the points of the box lo .. lo + size. */
static void
make_results(loop *l, expr *e, const int64_t *lo, int *dim, val *v)
{
	index_map map;
	uint32_t at;

	identity(l->space, lo, &map, dim);
	at = pop_expr_map(e, &map);
	for (uint32_t i = 0; i < l->nout && !e->bad; i++)
		v[i] = pop_expr_eval(e, l->out[i], at);
}

/* The maker of boxes of this size, n of them, whose first points are lo: each
 * turn makes a point of each of them. */
static void
make_box(loop *l, const int64_t (*lo)[POP_MAX_RANK], uint32_t n,
	const int64_t *size, maker *m)
{
	expr e;
	int dim[POP_MAX_RANK];
	val *v = POP_NEWN(l->g->scratch, val, (size_t)l->nout * n);
	code *c;

	pop_maker_init(m, l->g, POP_STEP_LOOP);
	for (unsigned d = 0; d < l->space->rank; d++)
		pop_maker_dim(m, size[d]);
	pop_expr_init(&e, l->g, m, l->op);
	c = pop_maker_code(m, pop_maker_stage(m, POP_STAGE_MAP));
	pop_expr_stage(&e, c);
	for (uint32_t k = 0; k < n; k++)
		make_results(l, &e, lo[k], dim, v + k * l->nout);
	for (uint32_t i = 0; i < l->nout * n && !e.bad; i++) {
		uint32_t k = i / l->nout, out = i % l->nout;

		store_box(&e, &l->to[out], lo[k], size, dim, v[i]);
		store_box(&e, &l->again[out], lo[k], size, dim, v[i]);
	}
	l->bad = e.bad;
	if (!l->bad && (c->full || m->nview > POP_LIMIT_VIEWS))
		l->bad = "too large an expression";
}

/* Box number n, counted along the last dim first. */
static void
box_of(const loop *l, const cuts *c, uint64_t n, int64_t *lo, int64_t *size)
{
	for (unsigned d = l->space->rank; d-- > 0;) {
		uint64_t k = n % (c->n[d] + 1);

		n /= c->n[d] + 1;
		lo[d] = k ? c->at[d][k - 1] : 0;
		size[d] =
			(k < c->n[d] ? c->at[d][k] : l->space->dim[d]) - lo[d];
	}
}

/* Views that go from point to point along the last dim of several. */
static uint32_t
count_views(const maker *m)
{
	unsigned last = m->ndim;
	uint32_t n = 0;

	while (last > 0 && m->extent[last - 1] == 1)
		last--;
	for (uint32_t v = 0; v < m->nview; v++)
		n += last > 0 && m->view[v].stride[last - 1] != 0;
	return n;
}

/* A few boxes of one size that read the same are made together, as what turns
 * pairs of halves does, so that it is read once: then there is one maker.  What
 * is the same for rows of both is not worth it: loops that make operands are
 * run for parts of them (strip.c), and each by itself. */
static void
make_together(loop *l, const cuts *c, uint64_t *nbox, maker *m)
{
	int64_t lo[MOST_TOGETHER][POP_MAX_RANK], size[POP_MAX_RANK];
	int64_t first[POP_MAX_RANK];
	uint32_t nview = 0;
	maker all;

	if (*nbox < 2 || *nbox > MOST_TOGETHER)
		return;
	box_of(l, c, 0, lo[0], first);
	for (uint64_t i = 0; i < *nbox; i++) {
		box_of(l, c, i, lo[i], size);
		if (memcmp(size, first, l->space->rank * sizeof(*size)) != 0)
			return;
		nview += count_views(&m[i]);
	}
	make_box(l, (const int64_t(*)[POP_MAX_RANK])lo, (uint32_t)*nbox, size,
		&all);
	if (!l->bad && count_views(&all) < nview && all.nview <= MOST_VIEWS) {
		*nbox = 1;
		*m = all;
	}
	l->bad = NULL;
}

static pop_status
make_boxes(loop *l)
{
	cuts c = {0};
	uint64_t nbox = 1;
	maker *m;

	find_cuts(l, &c);
	for (unsigned d = 0; d < l->space->rank; d++) {
		nbox *= c.n[d] + 1;
		if (nbox > POP_GEN_SPLITS) {
			l->bad = "too many boxes";
			return POP_OK;
		}
	}
	m = POP_NEWN(l->g->scratch, maker, nbox);
	for (uint64_t i = 0; i < nbox; i++) {
		int64_t lo[1][POP_MAX_RANK], size[POP_MAX_RANK];

		box_of(l, &c, i, lo[0], size);
		make_box(l, (const int64_t(*)[POP_MAX_RANK])lo, 1, size, &m[i]);
		if (l->bad)
			return POP_OK;
	}
	make_together(l, &c, &nbox, m);
	pop_loop_over(m, nbox, l->space);
	for (uint64_t i = 0; i < nbox; i++)
		POP_TRY(pop_loop_commit(&m[i]));
	return POP_OK;
}

pop_status
pop_emit_loop(emit *e)
{
	loop l = {.g = e->g, .op = e->op, .nout = e->op->nres};
	pop_value **out = POP_NEWN(e->g->scratch, pop_value *, l.nout);

	l.to = POP_NEWN(e->g->scratch, place, l.nout);
	l.again = POP_NEWN(e->g->scratch, place, l.nout);
	for (uint32_t i = 0; i < l.nout; i++) {
		out[i] = e->op->code == POP_OP_FUSION
				 ? e->op->region[0]->last->arg[i]
				 : &e->op->res[i];
		if (!pop_shape_same_dims(out[i]->type, out[0]->type)) {
			e->bad = "outputs of several shapes";
			return POP_OK;
		}
	}
	for (uint32_t i = 0; i < l.nout; i++)
		POP_TRY(pop_emit_outs(e, i, &l.to[i], &l.again[i]));
	l.out = out;
	l.space = out[0]->type;
	if (pop_shape_elements(l.space) == 0)
		return POP_OK;
	POP_TRY(make_boxes(&l));
	e->bad = l.bad;
	return POP_OK;
}
