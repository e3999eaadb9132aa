/*
 * LOOP and COPY in a tight loop, point by point.  Along a contiguous row they
 * are done a vector at a time where their types allow it, other points side by
 * side where that pays.
 */

#include <string.h>

#include "lib/kernel/tight_int.h"

enum { F = POP_CLASS_F, D, I, L, B };

typedef tight_context context;
typedef tight_reg reg;

void
pop_tight_each_point(context *c, const int64_t *extent, unsigned first,
	unsigned last, void (*visit)(context *c, void *arg), void *arg)
{
	int64_t n = 1;

	for (unsigned d = first; d < last; d++)
		n *= extent[d];
	for (int64_t k = 0; k < n && !c->t->bad; k++) {
		int64_t at = k;

		for (unsigned d = last; d-- > first;) {
			c->x[d] = at % extent[d];
			at /= extent[d];
		}
		visit(c, arg);
	}
}

static void
each_point(context *c, unsigned first, unsigned last,
	void (*visit)(context *c, void *arg), void *arg)
{
	pop_tight_each_point(c, c->s->extent, first, last, visit, arg);
}

static void
visit_stage(context *c, void *arg)
{
	pop_tight_eval(c, arg);
	c->at++;
}

/* Whether a vector of elements of this class fits others of *bytes, which it
 * says if they are 0.  B is of any size. */
static bool
is_of_size(unsigned cls, unsigned *bytes)
{
	unsigned size = cls == B ? *bytes : tight_class_bytes((pop_class)cls);

	if (!*bytes)
		*bytes = size;
	return size == *bytes;
}

/* Whether a view is of vectors along d, *vector, or of single values; false if
 * of neither, or of vectors of others than *bytes. */
static bool
is_view_in_vectors(const context *c, const pop_ins *i, unsigned d, bool *vector,
	unsigned *bytes)
{
	const pop_view *w = &c->s->view[i->imm];
	const tight_buf *b = pop_tight_buf(c->t, w->buffer);
	const pop_class cls = pop_class_of((pop_dtype)w->dtype);
	const unsigned size = b->memory ? tight_class_bytes(cls) : b->bytes;

	*vector = w->stride[d] == 1;
	if (!*vector)
		return w->stride[d] == 0 && i->op == POP_INS_LOAD;
	if (*bytes && size != *bytes)
		return false;
	*bytes = size;
	return true;
}

bool
pop_tight_in_vectors(const context *c, const pop_stage *s, unsigned d,
	unsigned input, unsigned *bytes)
{
	bool *vector = POP_NEWN(c->t->arena, bool, s->ncode);

	*bytes = input;
	for (uint32_t k = 0; k < s->ncode; k++) {
		const pop_ins *i = &s->code[k];
		const uint16_t arg[3] = {i->a, i->b, i->c};
		const unsigned result = pop_ins_result(i);

		vector[k] = (i->op == POP_INS_INDEX && i->imm == d) ||
			    i->op == POP_INS_TLOAD;
		if ((i->op == POP_INS_LOAD || i->op == POP_INS_STORE) &&
			!is_view_in_vectors(c, i, d, &vector[k], bytes))
			return false;
		for (unsigned j = 0; j < pop_ins_info_of[i->op].nargs; j++)
			vector[k] |= vector[arg[j]];
		if (i->op == POP_INS_GATHER && !pop_tight_is_table(c, i, d))
			return false;
		if (vector[k] &&
			(!is_of_size(result ? result : i->cls, bytes) ||
				!is_of_size(i->cls, bytes)))
			return false;
	}
	return *bytes != 0;
}

/* Of functions, each of which costs as much as a vector of them, points up to
 * which single values are as good. */
enum { FEW_FUNCTIONS = 1 };

static int
few_of(const pop_stage *s)
{
	for (uint32_t k = 0; k < s->ncode; k++)
		if (tight_is_function(s->code[k].op))
			return FEW_FUNCTIONS;
	return TIGHT_FEW;
}

/* The dim that vectors are to run along, the last that can be; or -1. */
static int
vector_dim(const context *c, const pop_stage *s, unsigned ndim, unsigned input,
	unsigned *bytes)
{
	for (unsigned d = ndim; d-- > 0;)
		if (c->s->extent[d] > few_of(s) &&
			pop_tight_in_vectors(c, s, d, input, bytes))
			return (int)d;
	return -1;
}

static void
visit_vectors(context *c, void *arg)
{
	pop_tight_each_group(c, visit_stage, arg);
}

void
pop_tight_each_row(
	context *c, bool deep, void (*visit)(context *c, void *arg), void *arg)
{
	int64_t extent[POP_MAX_DIMS];
	const pop_step *s = c->s;

	memcpy(extent, s->extent, s->ndim * sizeof(*extent));
	for (unsigned i = 0; i < c->nalong; i++)
		extent[c->along[i]] = 1;
	if (deep)
		extent[s->ndim - 1] = 1;
	pop_tight_each_point(c, extent, 0, s->ndim, visit, arg);
}

static bool
steps_as_one(const pop_step *s, unsigned outer, unsigned inner)
{
	for (uint32_t v = 0; v < s->nview; v++)
		if (s->view[v].stride[outer] !=
			s->view[v].stride[inner] * s->extent[inner])
			return false;
	return true;
}

static void
put_dim(pop_step *s, unsigned to, unsigned from)
{
	s->extent[to] = s->extent[from];
	for (uint32_t v = 0; v < s->nview; v++)
		s->view[v].stride[to] = s->view[v].stride[from];
}

/* Neighbouring dims that all views step through become one, unless the code
 * asks for a dim by number. */
static void
merge_dims(pop_step *s)
{
	unsigned n = 0;

	for (uint32_t k = 0; k < s->nstage; k++)
		for (uint32_t r = 0; r < s->stage[k].ncode; r++)
			if (s->stage[k].code[r].op == POP_INS_INDEX)
				return;
	for (unsigned d = 0; d < s->ndim; d++) {
		if (s->extent[d] == 1)
			continue;
		if (n > 0 && steps_as_one(s, n - 1, d)) {
			int64_t all = s->extent[n - 1] * s->extent[d];

			put_dim(s, n - 1, d);
			s->extent[n - 1] = all;
			continue;
		}
		put_dim(s, n++, d);
	}
	if (n == 0 && s->ndim > 0)
		n = 1;
	s->ndim = (uint8_t)n;
}

/* Adds dim d to those that vectors run along. */
static void
run_along(context *c, unsigned d)
{
	for (uint32_t i = 0; i < c->nalong; i++)
		if (c->along[i] == d)
			return;
	c->along[c->nalong++] = (uint8_t)d;
}

/* Points of which vectors are less work than single values, and so many of
 * them that they are a step by itself. */
enum { SEVERAL = 3, MANY = 4 * TIGHT_POINTS, MANY_OPS = 2000 };

/*
 * Do these stages take fewer ops in vectors along c->along than point by
 * point?  `inner` points of the first stage go into each of those.
 */
static bool
pays_in_groups(context *c, const pop_stage *s, uint32_t n, int64_t inner)
{
	unsigned bytes = 0;
	int64_t points = 1, ops = 0, all = 0;

	for (unsigned i = 0; i < c->nalong; i++)
		points *= c->s->extent[c->along[i]];
	if (points < SEVERAL || points > MANY ||
		!pop_tight_is_uniform(c, s, n, &bytes))
		return false;
	c->lanes = (int)(c->t->set->vbytes / bytes);
	for (c->first = 0; c->first < points; c->first += c->lanes) {
		const int lanes = c->lanes;

		if (points - c->first < lanes)
			c->lanes = (int)(points - c->first);
		ops = 0;
		for (uint32_t k = 0; k < n; k++) {
			const bool once = s[k].kind == POP_STAGE_SCALAR;
			int64_t loads = 0;
			const int64_t some =
				pop_tight_stage_cost(c, &s[k], &loads);

			ops += once ? some : some * inner;
			all += once ? some + loads : (some + loads) * inner;
		}
		c->lanes = lanes;
	}
	c->first = 0;
	return all <= MANY_OPS && 3 * all <= 2 * points * ops;
}

static bool
trace_plain(context *c, const pop_stage *s)
{
	int64_t points = 1;
	unsigned bytes = 0;
	int inner;

	for (unsigned d = 0; d < c->s->ndim; d++)
		points *= c->s->extent[d];
	inner = points > few_of(s) ? vector_dim(c, s, c->s->ndim, 0, &bytes)
				   : -1;
	if (inner >= 0) {
		run_along(c, (unsigned)inner);
		c->lanes = (int)(c->t->set->vbytes / bytes);
		pop_tight_each_row(
			c, false, visit_vectors, (void *)(uintptr_t)s);
		return !c->t->bad;
	}
	for (unsigned d = 0; d < c->s->ndim; d++)
		run_along(c, d);
	if (pays_in_groups(c, s, 1, 1)) {
		c->t->grouped = true;
		visit_vectors(c, (void *)(uintptr_t)s);
		return !c->t->bad;
	}
	c->nalong = 0;
	c->lanes = 1;
	if (points > TIGHT_POINTS)
		return pop_tight_fail(c->t, "a step of many points");
	each_point(c, 0, c->s->ndim, visit_stage, (void *)(uintptr_t)s);
	return !c->t->bad;
}

static void
fold_all(context *c, const pop_stage *s)
{
	for (uint32_t k = 0; k < s->ncode; k++)
		pop_tight_fold(c, &s->code[k]);
}

/* A stage along the row in vectors, and single values again. */
static void
visit_row_lanes(context *c, const pop_stage *s)
{
	run_along(c, c->s->ndim - 1u);
	c->lanes = c->row_lanes;
	pop_tight_each_group(c, visit_stage, (void *)(uintptr_t)s);
	c->nalong = 0;
	c->lanes = 1;
}

static void
visit_rows(context *c, void *arg)
{
	const pop_step *s = c->s;
	unsigned first = s->ndim - (unsigned)s->param[POP_LOOP_NINNER];

	(void)arg;
	for (uint32_t k = 0; k < s->nstage && !c->t->bad; k++) {
		c->at = 0;
		for (unsigned d = first; d < s->ndim; d++)
			c->x[d] = 0;
		if (s->stage[k].kind == POP_STAGE_SCALAR)
			pop_tight_eval(c, &s->stage[k]);
		else if (c->row_lanes)
			visit_row_lanes(c, &s->stage[k]);
		else
			each_point(
				c, first, s->ndim, visit_stage, &s->stage[k]);
		if (!c->t->bad)
			fold_all(c, &s->stage[k]);
	}
}

static void
visit_columns(context *c, void *arg)
{
	const pop_step *s = c->s;
	unsigned nred = (unsigned)s->param[POP_LOOP_NREDUCED];
	unsigned last = s->ndim - 1, first = last - nred;

	(void)arg;
	for (int64_t j = 0; j < (c->nalong ? 1 : s->extent[last]) && !c->t->bad;
		j++) {
		c->at = 0;
		c->x[last] = j;
		each_point(c, first, last, visit_stage, &s->stage[0]);
		for (unsigned d = first; d < last; d++)
			c->x[d] = 0;
		fold_all(c, &s->stage[0]);
		if (s->nstage > 1 && !c->t->bad)
			pop_tight_eval(c, &s->stage[1]);
	}
}

/* Rows from which the kernel may take them side by side, with another order of
 * sums; see loop_lanes.h of isa/. */
enum { MANY_ROWS = 64 };

static bool
has_many_rows(const pop_step *s, unsigned first)
{
	int64_t n = 1, row = 1;

	for (unsigned d = 0; d < s->ndim; d++)
		*(d < first ? &n : &row) *= s->extent[d];
	return n >= MANY_ROWS && row > 2;
}

/* Lanes of vectors along the row, dim d, if all stages have elements of one
 * size there that lie side by side; or 0. */
static int
contiguous_lanes(const context *c, unsigned d)
{
	const pop_step *s = c->s;
	unsigned bytes = 0;

	for (uint32_t k = 0; k < s->nstage; k++) {
		unsigned each;

		if (s->stage[k].kind == POP_STAGE_SCALAR)
			continue;
		if (!pop_tight_in_vectors(c, &s->stage[k], d, bytes, &each))
			return 0;
		bytes = each;
	}
	return bytes >= 4 ? (int)(c->t->set->vbytes / bytes) : 0;
}

/* The same wherever elements lie, if vectors are less work in all stages. */
static int
gathered_lanes(context *c, unsigned d)
{
	const pop_step *s = c->s;
	bool pays = true;
	int lanes;

	run_along(c, d);
	for (uint32_t k = 0; k < s->nstage && pays; k++)
		if (s->stage[k].kind != POP_STAGE_SCALAR)
			pays = pays_in_groups(c, &s->stage[k], 1, 1);
	lanes = pays ? c->lanes : 0;
	c->nalong = 0;
	c->lanes = 1;
	return lanes;
}

/* Lanes of the vectors that rows of one dim are run in, each of which fills one
 * at least.  0: they are not. */
static int
lanes_along_row(context *c, unsigned first)
{
	int lanes;

	if (c->columns || first + 1u != c->s->ndim)
		return 0;
	lanes = contiguous_lanes(c, first);
	if (!lanes) {
		lanes = gathered_lanes(c, first);
		c->t->grouped |= lanes > 0;
	}
	return lanes <= 16 && c->s->extent[first] >= lanes ? lanes : 0;
}

static bool
trace_rows(context *c)
{
	const pop_step *s = c->s;
	tight_trace *t = c->t;
	uint32_t nscalar = (uint32_t)s->param[POP_LOOP_NSCALAR];
	uint32_t ntemp = (uint32_t)s->param[POP_LOOP_NTEMP];
	unsigned nred = (unsigned)s->param[POP_LOOP_NREDUCED];
	unsigned first;
	int64_t points = 1, outer = 1;

	c->columns = s->param[POP_LOOP_MODE] == POP_LOOP_COLUMNS;
	first = c->columns ? s->ndim - 1 - nred
			   : s->ndim - (unsigned)s->param[POP_LOOP_NINNER];
	for (unsigned d = 0; d < s->ndim; d++)
		points *= s->extent[d];
	if (points > TIGHT_POINTS || ntemp > TIGHT_VIEWS || nscalar > 64)
		return pop_tight_fail(t, "long rows");
	if (!c->columns && has_many_rows(s, first))
		return pop_tight_fail(t, "many rows");
	for (unsigned d = first; c->columns && d < s->ndim - 1u; d++)
		if (s->extent[d] > 32 || nred > 1)
			return pop_tight_fail(t, "long columns");
	c->scalar = POP_NEWN(t->arena, reg, nscalar + 1);
	c->partial =
		pop_arena_array(t->arena, nscalar + 1, sizeof(*c->partial));
	for (uint32_t k = 0; k < ntemp; k++)
		c->temp[k] = POP_NEWN(t->arena, reg, points);
	c->row_lanes = lanes_along_row(c, first);
	for (unsigned d = 0; d < first; d++)
		run_along(c, d);
	if (c->columns)
		run_along(c, s->ndim - 1u);
	for (unsigned i = 0; i < c->nalong; i++)
		outer *= s->extent[c->along[i]];
	if (c->nalong && !c->row_lanes &&
		pays_in_groups(c, s->stage, s->nstage, points / outer)) {
		t->grouped = true;
		pop_tight_each_group(
			c, c->columns ? visit_columns : visit_rows, NULL);
		return !t->bad;
	}
	c->nalong = 0;
	c->lanes = 1;
	each_point(c, 0, first, c->columns ? visit_columns : visit_rows, NULL);
	return !t->bad;
}

bool
pop_tight_loop(tight_trace *t, const pop_step *s)
{
	context c = {.t = t, .s = s, .lanes = 1};
	pop_step merged = *s;

	if (!pop_loop_is_plain(s))
		return trace_rows(&c);
	merged.view = POP_NEWN(t->arena, pop_view, s->nview);
	if (s->nview)
		memcpy(merged.view, s->view, s->nview * sizeof(*s->view));
	merge_dims(&merged);
	c.s = &merged;
	return trace_plain(&c, &s->stage[0]);
}

bool
pop_tight_copy(tight_trace *t, const pop_step *s)
{
	pop_class cls = pop_class_of((pop_dtype)s->view[0].dtype);
	pop_ins code[2] = {{.op = POP_INS_LOAD, .cls = (uint8_t)cls},
		{.op = POP_INS_STORE, .cls = (uint8_t)cls, .imm = 1}};
	pop_stage stage = {.kind = POP_STAGE_MAP, .ncode = 2, .code = code};
	context c = {.t = t, .lanes = 1};
	pop_step merged = *s;

	if (!pop_tight_same_type(s->view[0].dtype, s->view[1].dtype))
		return pop_tight_fail(t, "a copy between types");
	merged.view = POP_NEWN(t->arena, pop_view, s->nview);
	memcpy(merged.view, s->view, s->nview * sizeof(*s->view));
	merge_dims(&merged);
	c.s = &merged;
	return trace_plain(&c, &stage);
}
