/*
 * FOLD in a tight loop, a reduction by any body: neighbours are combined, then
 * neighbours of what they gave.  Of many elements each such level is computed
 * in vectors, of those at even places and those at odd ones.  argmax and argmin
 * are an op for each vector.  Of many results, vectors may have one in each
 * lane: then all is done as for a single one.
 */

#include "lib/kernel/pick_body.h"
#include "lib/kernel/tight_int.h"

typedef tight_context context;
typedef tight_reg reg;

enum { POINTS = 64 }; /* of a step of single results, at most */

typedef struct fold {
	uint32_t n;     /* operands */
	unsigned first; /* reduced dim */
	int64_t reduced;
	reg **list; /* by operand: elements, or vectors of them */
	int64_t have;
	reg *even;          /* by operand, of a level */
	int64_t best_cost;  /* ops of fold_best() */
	int64_t lanes_cost; /* of all results, in lanes */
	bool picks;         /* argmax or argmin, of floats, in lanes */
	pop_pick_body body; /* if it is */
} fold;

static tight_ref
in_lanes(context *c, reg r, unsigned bytes)
{
	return r.vector ? r.at : pop_tight_splat(c->t, r.at, bytes);
}

/* The index that argmax or argmin leaves of x and y: by one op. */
static reg
picked_index(context *c, const fold *f, const reg *x, const reg *y)
{
	const unsigned cls = pop_class_of((pop_dtype)c->s->view[0].dtype);
	const unsigned bytes = tight_class_bytes((pop_class)cls);
	const unsigned id =
		cls == POP_CLASS_D ? TIGHT_V_INDEX_D_MAX : TIGHT_V_INDEX_F_MAX;
	const tight_ref arg[4] = {in_lanes(c, x[0], bytes),
		in_lanes(c, y[0], bytes), in_lanes(c, x[1], bytes),
		in_lanes(c, y[1], bytes)};

	return (reg){pop_tight_value(c->t, id + f->body.least,
			     c->t->set->vbytes, 4, arg, 0),
		true};
}

/* Body of x, the accumulators, and y, by operand; the results are in x. */
static void
combine(context *c, const fold *f, reg *x, const reg *y)
{
	reg index = {{0, 0}, false};

	if (f->picks && c->lanes > 1)
		index = picked_index(c, f, x, y);
	for (uint32_t k = 0; k < f->n; k++) {
		c->temp[k][0] = x[k];
		c->temp[f->n + k][0] = y[k];
	}
	pop_tight_eval(c, &c->s->stage[0]);
	for (uint32_t k = 0; k < f->n; k++)
		x[k] = c->temp[k][0];
	if (index.vector)
		x[1] = index;
}

/* ---- One by one. */

static void
visit_element(context *c, void *arg)
{
	fold *f = arg;

	for (uint32_t k = 0; k < f->n; k++)
		f->list[k][f->have] = pop_tight_load(c, k);
	f->have++;
}

/* What is in the lists. */
static void
fold_listed(context *c, fold *f)
{
	reg odd[TIGHT_VIEWS];

	for (int64_t n = f->have; n > 1; n = (n + 1) / 2) {
		for (int64_t i = 0; i < n / 2 && !c->t->bad; i++) {
			for (uint32_t k = 0; k < f->n; k++) {
				f->even[k] = f->list[k][2 * i];
				odd[k] = f->list[k][2 * i + 1];
			}
			combine(c, f, f->even, odd);
			for (uint32_t k = 0; k < f->n; k++)
				f->list[k][i] = f->even[k];
		}
		for (uint32_t k = 0; n % 2 && k < f->n; k++)
			f->list[k][n / 2] = f->list[k][n - 1];
	}
}

static void
fold_elements(context *c, fold *f)
{
	const unsigned ndim = c->s->ndim;

	f->have = 0;
	pop_tight_each_point(c, c->s->extent, f->first, ndim, visit_element, f);
	for (unsigned d = f->first; d < ndim; d++)
		c->x[d] = 0;
	fold_listed(c, f);
}

/* ---- In vectors. */

static int64_t
vectors_of(const context *c, int64_t n)
{
	const int64_t w = c->t->set->vbytes / 4;

	return (n + w - 1) / w;
}

/* Calls for each vector of elements; then all is as before. */
static void
each_vector(
	context *c, fold *f, void (*visit)(context *c, void *arg), void *arg)
{
	for (unsigned d = f->first; d < c->s->ndim; d++)
		c->along[c->nalong++] = (uint8_t)d;
	c->lanes = (int)(c->t->set->vbytes / 4);
	pop_tight_each_group(c, visit, arg);
	c->nalong = 0;
	c->lanes = 1;
}

static void
visit_cost(context *c, void *arg)
{
	int64_t *cost = arg;

	for (uint32_t k = 0; k < (uint32_t)c->s->param[POP_FOLD_N]; k++)
		*cost += 1 + pop_tight_lanes_cost(c, k);
}

/* Do vectors take two thirds of the ops, or less? */
static bool
pays_in_vectors(context *c, fold *f)
{
	unsigned bytes = 0;
	int64_t loads = 0, all = 0;
	const int64_t body = pop_tight_stage_cost(c, &c->s->stage[0], &loads);

	if (!pop_tight_is_uniform(c, c->s->stage, 1, &bytes) || bytes != 4)
		return false;
	each_vector(c, f, visit_cost, &all);
	for (int64_t n = f->reduced; n > 1; n = (n + 1) / 2)
		all += vectors_of(c, (n + 1) / 2) *
		       (body + (2 + n % 2) * (int64_t)f->n);
	return 3 * all <= 2 * (f->reduced - 1) * body;
}

static void
visit_vector(context *c, void *arg)
{
	fold *f = arg;

	for (uint32_t k = 0; k < f->n; k++) {
		reg r = pop_tight_load_lanes(c, k);

		if (!r.vector)
			r = (reg){pop_tight_splat(c->t, r.at, 4), true};
		f->list[k][f->have] = r;
	}
	f->have++;
}

/* Every other element of n vectors, one or two, from `first` on. */
static reg
every_other(context *c, const reg *v, int64_t n, uint32_t first)
{
	const uint32_t w = c->t->set->vbytes / 4;
	uint32_t word[TIGHT_LANES];
	tight_ref arg[3] = {v[0].at};

	for (uint32_t k = 0; k < w; k++)
		word[k] = (2 * k + first) % ((uint32_t)n * w);
	if (n == 2)
		arg[1] = v[1].at;
	arg[n] = pop_tight_list(c->t, word);
	return (reg){
		pop_tight_value(c->t, n == 2 ? TIGHT_V_PICK2 : TIGHT_V_PICK,
			c->t->set->vbytes, (unsigned)n + 1, arg, 0),
		true};
}

/* Vector i of what n elements become; the last of them may be alone. */
static void
fold_vector(context *c, fold *f, int64_t i, int64_t n)
{
	const int64_t w = c->t->set->vbytes / 4,
		      left = vectors_of(c, n) - 2 * i;
	const int64_t alone = n % 2 ? n / 2 - i * w : w;
	reg odd[TIGHT_VIEWS], result[TIGHT_VIEWS];

	for (uint32_t k = 0; k < f->n; k++) {
		const reg *v = &f->list[k][2 * i];

		f->even[k] = every_other(c, v, left > 1 ? 2 : 1, 0);
		odd[k] = every_other(c, v, left > 1 ? 2 : 1, 1);
		result[k] = f->even[k];
	}
	combine(c, f, result, odd);
	for (uint32_t k = 0; k < f->n; k++) {
		if (!result[k].vector)
			result[k] = (reg){
				pop_tight_splat(c->t, result[k].at, 4), true};
		if (alone < w)
			result[k] = pop_tight_words(c, (unsigned)alone,
				(unsigned)alone + 1, f->even[k], result[k]);
		f->list[k][i] = result[k];
	}
}

static void
fold_vectors(context *c, fold *f)
{
	c->t->grouped = true;
	f->have = 0;
	each_vector(c, f, visit_vector, f);
	for (int64_t n = f->reduced; n > 1 && !c->t->bad; n = (n + 1) / 2)
		for (int64_t i = 0; i < vectors_of(c, (n + 1) / 2); i++)
			fold_vector(c, f, i, n);
}

/* ---- The best value, and its index. */

/* Ops that one on all lanes takes as long as. */
enum { BEST_COST = 6 };

/* Is that the body, and pays an op for each vector? */
static bool
is_best(context *c, fold *f, pop_pick_body *body)
{
	const pop_dtype d = (pop_dtype)c->s->view[0].dtype;
	const int64_t vectors = vectors_of(c, f->reduced);
	unsigned bytes = 0;
	int64_t loads = 0, all = vectors * BEST_COST, each;

	if (f->n != 2 || !pop_tight_is_uniform(c, c->s->stage, 1, &bytes) ||
		bytes != 4 || !pop_dtype_is_int(c->s->view[1].dtype) ||
		!pop_pick_body_of(&c->s->stage[0], pop_class_of(d), body) ||
		(body->in_order && pop_dtype_is_float(d)))
		return false;
	each = pop_tight_stage_cost(c, &c->s->stage[0], &loads);
	each_vector(c, f, visit_cost, &all);
	f->best_cost = all + (vectors - 1) * each;
	return all < (f->reduced - vectors) * each;
}

/* Of each vector; then of these. */
static void
fold_best(context *c, fold *f, const pop_pick_body *body)
{
	const pop_class cls = pop_class_of((pop_dtype)c->s->view[0].dtype);
	const int64_t w = c->t->set->vbytes / 4;
	tight_node x = {.kind = TIGHT_VALUE, .bytes = 8, .narg = 2};

	x.id = cls == POP_CLASS_F  ? TIGHT_V_BEST_F_MAX
	       : body->is_unsigned ? TIGHT_V_BEST_U_MAX
				   : TIGHT_V_BEST_I_MAX;
	x.id = (uint16_t)(x.id + body->least);
	x.imm = body->index_unsigned ? INT32_MIN : 0;
	c->t->grouped = true;
	f->have = 0;
	each_vector(c, f, visit_vector, f);
	for (int64_t i = 0; i < f->have && !c->t->bad; i++) {
		const int64_t left = f->reduced - i * w;
		tight_ref best;

		x.arg[0] = f->list[0][i].at;
		x.arg[1] = f->list[1][i].at;
		x.n = (uint16_t)(left < w ? left : w);
		best = pop_tight_pure(c->t, &x);
		f->list[0][i] = (reg){{best.node, 4}, false};
		f->list[1][i] = (reg){best, false};
	}
	fold_listed(c, f);
}

/* ---- */

/* The initial value, combined last; and the results. */
static void
finish(context *c, fold *f)
{
	reg init[TIGHT_VIEWS];

	for (uint32_t k = 0; k < f->n; k++) {
		init[k] = pop_tight_load(c, f->n + k);
		f->even[k] = f->list[k][0];
	}
	combine(c, f, init, f->even);
	for (uint32_t k = 0; k < f->n; k++)
		pop_tight_store(c, 2 * f->n + k, init[k]);
}

static void
visit_fold(context *c, void *arg)
{
	fold *f = arg;
	pop_pick_body body;

	if (is_best(c, f, &body))
		fold_best(c, f, &body);
	else if (pays_in_vectors(c, f))
		fold_vectors(c, f);
	else
		fold_elements(c, f);
	finish(c, f);
}

/* ---- Many results, one a lane. */

enum { PICK_COST = 2 }; /* ops: the better value, and its index */

static bool
picks(const context *c, fold *f)
{
	const pop_class cls = pop_class_of((pop_dtype)c->s->view[0].dtype);

	return f->n == 2 && (cls == POP_CLASS_F || cls == POP_CLASS_D) &&
	       pop_dtype_is_int(c->s->view[1].dtype) &&
	       pop_pick_body_of(&c->s->stage[0], cls, &f->body) &&
	       !f->body.in_order && !f->body.index_unsigned;
}

static void
visit_result_lanes(context *c, void *arg)
{
	fold_elements(c, arg);
	finish(c, arg);
}

static void
visit_result_cost(context *c, void *arg)
{
	fold *f = arg;

	for (uint32_t k = 0; k < f->n; k++)
		f->lanes_cost +=
			pop_tight_buf(c->t, c->s->view[k].buffer)->memory +
			pop_tight_lanes_cost(c, k);
}

static void
visit_results_cost(context *c, void *arg)
{
	fold *f = arg;
	int64_t loads = 0;

	f->lanes_cost +=
		f->reduced *
		(f->picks ? PICK_COST
			  : pop_tight_stage_cost(c, &c->s->stage[0], &loads));
	pop_tight_each_point(
		c, c->s->extent, f->first, c->s->ndim, visit_result_cost, f);
	for (unsigned d = f->first; d < c->s->ndim; d++)
		c->x[d] = 0;
}

/* Do vectors of n results take two thirds of the ops, or less? */
static bool
pays_in_lanes(context *c, fold *f, int64_t n)
{
	unsigned bytes = 0;
	int64_t loads = 0, one;
	pop_pick_body body;

	if (n <= TIGHT_FEW || !pop_tight_is_uniform(c, c->s->stage, 1, &bytes))
		return false;
	one = is_best(c, f, &body)
		      ? f->best_cost
		      : (f->reduced - 1) * pop_tight_stage_cost(
						   c, &c->s->stage[0], &loads);
	for (unsigned d = 0; d < f->first; d++)
		c->along[c->nalong++] = (uint8_t)d;
	c->lanes = (int)(c->t->set->vbytes / bytes);
	f->picks = picks(c, f);
	pop_tight_each_group(c, visit_results_cost, f);
	return 3 * f->lanes_cost <= 2 * n * one;
}

bool
pop_tight_fold_step(tight_trace *t, const pop_step *s)
{
	context c = {.t = t, .s = s, .lanes = 1};
	fold f = {.n = (uint32_t)s->param[POP_FOLD_N], .reduced = 1};
	int64_t points = 1, results;

	f.first = s->ndim - (unsigned)s->param[POP_FOLD_NREDUCED];
	for (unsigned d = 0; d < s->ndim; d++) {
		points *= s->extent[d];
		f.reduced *= d < f.first ? 1 : s->extent[d];
	}
	results = f.reduced ? points / f.reduced : 0;
	if (points > TIGHT_POINTS || 2 * f.n > TIGHT_VIEWS)
		return pop_tight_fail(t, "a large fold");
	f.list = POP_NEWN(t->arena, reg *, f.n);
	f.even = POP_NEWN(t->arena, reg, f.n);
	for (uint32_t k = 0; k < f.n; k++)
		f.list[k] = POP_NEWN(t->arena, reg, (size_t)f.reduced);
	for (uint32_t k = 0; k < 2 * f.n; k++)
		c.temp[k] = POP_NEWN(t->arena, reg, 1);
	if (pays_in_lanes(&c, &f, results)) {
		t->grouped = true;
		pop_tight_each_group(&c, visit_result_lanes, &f);
		return !t->bad;
	}
	if (points > POINTS)
		return pop_tight_fail(t, "a large fold");
	c.nalong = 0;
	c.lanes = 1;
	f.picks = false;
	pop_tight_each_point(&c, s->extent, 0, f.first, visit_fold, &f);
	return !t->bad;
}
