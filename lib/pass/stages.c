/*
 * Stages: parts of an array that were put into it at known places are read
 * where they were made.
 *
 *   k1 = update(k0, x, 0) ; k2 = update(k1, y, 1) ; r = dot(a, k2[0:2])
 *   ->   r = a[0] * x + a[1] * y
 *
 * Steps of Runge-Kutta methods keep what they evaluate in such an array, of
 * which each stage reads those before.  Every update would end a loop, and the
 * array would be stored to be read a few lines later; without it all stages are
 * one loop.
 *
 * Looked through are updates at known places, slices, and concatenates; found
 * is what lies in one piece.  A product of a few numbers by as many pieces
 * becomes their sum if each of them is found.
 *
 * Arrays that something else reads are kept, and all reads of them: what is put
 * into them would have to be stored twice.
 */

#include "lib/pass/pass.h"

#include "lib/ir/site.h"

enum {
	MOST_TERMS = 8, /* of a product */
	FAR = 64,       /* updates that are looked through */
	ROUNDS = 16,    /* in which arrays that are kept are found */
};

/* A box of a value's elements. */
typedef struct box {
	int64_t start[POP_MAX_RANK];
	pop_shape size;
} box;

enum relation { INSIDE, APART, ACROSS };

/* Of the box to the part of the same array that starts at `at`. */
static enum relation
related(const box *b, const int64_t *at, const pop_shape *part)
{
	enum relation r = INSIDE;

	for (unsigned d = 0; d < part->rank; d++) {
		const int64_t from = b->start[d], to = from + b->size.dim[d];
		const int64_t end = at[d] + part->dim[d];

		if (to <= at[d] || from >= end)
			return APART;
		if (from < at[d] || to > end)
			r = ACROSS;
	}
	return r;
}

static bool
is_whole(const box *b, const pop_value *v)
{
	return pop_shape_same_dims(&b->size, v->type);
}

/* What the box of v, by an update, is a box of, which it becomes; or NULL. */
static pop_value *
behind_update(box *b, const pop_op *op, bool *found)
{
	const pop_shape *part = op->arg[1]->type;
	int64_t at[POP_MAX_RANK];

	if (!pop_known_starts(op->arg[0], op->arg + 2, part, at))
		return NULL;
	switch (related(b, at, part)) {
	case APART:
		return op->arg[0];
	case ACROSS:
		return NULL;
	default:
		break;
	}
	for (unsigned d = 0; d < part->rank; d++)
		b->start[d] -= at[d];
	*found = true;
	return op->arg[1];
}

static pop_value *
behind_concatenate(box *b, const pop_op *op, bool *found)
{
	const int64_t d = pop_attr_int(op, POP_ATTR_DIM, 0);
	int64_t at[POP_MAX_RANK] = {0};

	for (uint32_t i = 0; i < op->narg; i++) {
		const pop_shape *part = op->arg[i]->type;

		if (related(b, at, part) == INSIDE) {
			b->start[d] -= at[d];
			*found = true;
			return op->arg[i];
		}
		at[d] += part->dim[d];
	}
	return NULL;
}

static pop_value *
behind_slice(box *b, const pop_op *op)
{
	uint32_t n;
	const int64_t *start = pop_attr_ints(op, POP_ATTR_START, &n);
	const int64_t *stride = pop_attr_ints(op, POP_ATTR_STRIDE, &n);

	for (uint32_t d = 0; d < n; d++)
		if (stride[d] != 1)
			return NULL;
	for (uint32_t d = 0; d < n; d++)
		b->start[d] += start[d];
	return op->arg[0];
}

static pop_value *
behind(box *b, const pop_value *v, bool *found)
{
	if (v->mark && v->def && v->def->code != POP_OP_SLICE)
		return NULL;
	switch (v->def ? (int)v->def->code : POP_OP_NONE) {
	case POP_OP_DYNAMIC_UPDATE_SLICE:
		return behind_update(b, v->def, found);
	case POP_OP_CONCATENATE:
		return behind_concatenate(b, v->def, found);
	case POP_OP_SLICE:
		return behind_slice(b, v->def);
	default:
		return NULL;
	}
}

/* Where the box of v was made, which becomes one of that; NULL: it was not put
 * there. */
static pop_value *
made_at(box *b, pop_value *v)
{
	pop_value *at = NULL, *next = v;
	box own = *b;

	for (int i = 0; next && i < FAR; i++) {
		bool found = false;

		next = behind(&own, next, &found);
		if (!found && !(next && pop_value_splat(next)))
			continue;
		at = next;
		*b = own;
	}
	return at;
}

/* The elements of the box of v. */
static pop_value *
taken(const pop_site *s, pop_value *v, const box *b)
{
	const pop_dense *splat = pop_value_splat(v);
	int64_t limit[POP_MAX_RANK];

	if (splat)
		return pop_build_constant(
			s->block, s->at, &b->size, splat->data, true);
	if (is_whole(b, v))
		return v;
	for (unsigned d = 0; d < b->size.rank; d++)
		limit[d] = b->start[d] + b->size.dim[d];
	return pop_site_slice(s, v, b->start, limit);
}

/* ---- Slices. */

/* Where the elements of the slice were made; or NULL. */
static pop_value *
sliced(const pop_op *op, box *b)
{
	pop_value *v;

	*b = (box){.size = *op->res[0].type};
	v = behind_slice(b, op);
	return v ? made_at(b, v) : NULL;
}

static pop_value *
slice(pop_op *op)
{
	const pop_site s = pop_site_before(op);
	box b;
	pop_value *v = sliced(op, &b);

	return v ? taken(&s, v, &b) : NULL;
}

/* ---- Products. */

/* Of which the numbers are operand `vector`. */
typedef struct product {
	unsigned vector;
	int64_t along; /* dim of the other operand */
	int64_t n;
} product;

static bool
is_vector(const pop_op *dot, unsigned x)
{
	const pop_shape *t = dot->arg[x]->type;

	return t->rank == 1 && t->dim[0] >= 1 && t->dim[0] <= MOST_TERMS;
}

static bool
is_product(const pop_op *dot, product *p)
{
	const uint8_t type = dot->res[0].type->dtype;
	const int64_t *dims;
	uint32_t n;

	pop_attr_ints(dot, POP_ATTR_LHS_BATCH, &n);
	if (n > 0 || (type != POP_DT_F32 && type != POP_DT_F64) ||
		dot->arg[0]->type->dtype != type ||
		dot->arg[1]->type->dtype != type || dot->res[0].type->rank == 0)
		return false;
	p->vector = !is_vector(dot, 0);
	if (!is_vector(dot, p->vector))
		return false;
	dims = pop_attr_ints(dot,
		p->vector ? POP_ATTR_LHS_CONTRACT : POP_ATTR_RHS_CONTRACT, &n);
	if (n != 1)
		return false;
	p->along = dims[0];
	p->n = dot->arg[p->vector]->type->dim[0];
	return true;
}

/* Piece i, where it was made; the only one is as good anywhere. */
static pop_value *
piece(const pop_op *dot, const product *p, int64_t i, box *b)
{
	pop_value *v = dot->arg[!p->vector], *at;

	*b = (box){.size = *v->type};
	b->start[p->along] = i;
	b->size.dim[p->along] = 1;
	at = made_at(b, v);
	return at || p->n > 1 ? at : v;
}

/* In normal form. */
static pop_value *
reshaped(const pop_site *s, const pop_shape *type, pop_value *v)
{
	pop_value *r = pop_site_reshape(s, type, v), *by;

	by = r != v ? pop_simplify_view(r->def) : NULL;
	if (by)
		pop_op_unlink(r->def);
	return by ? by : r;
}

/* Number i, spread. */
static pop_value *
number(const pop_site *s, const pop_op *dot, const product *p, int64_t i)
{
	const pop_shape *type = dot->res[0].type;
	pop_value *v = dot->arg[p->vector];
	const pop_shape one = {.dtype = type->dtype};
	const int64_t end = i + 1;
	pop_dense d;

	v = pop_site_slice(s, v, &i, &end);
	if (pop_fold(s->g, v->def, &d)) {
		pop_op_unlink(v->def);
		return pop_build_constant(s->block, s->at, type, d.data, true);
	}
	v = pop_site_reshape(s, &one, v);
	return pop_site_broadcast(s, type, v, NULL);
}

static pop_value *
term(const pop_site *s, const pop_op *dot, const product *p, int64_t i)
{
	pop_value *v;
	box b;

	v = piece(dot, p, i, &b);
	v = reshaped(s, dot->res[0].type, taken(s, v, &b));
	return pop_site_binary(s, POP_OP_MULTIPLY, number(s, dot, p, i), v);
}

static bool
is_sum(const pop_op *dot, product *p)
{
	box b;

	if (!is_product(dot, p))
		return false;
	for (int64_t i = 0; i < p->n; i++)
		if (!piece(dot, p, i, &b))
			return false;
	return true;
}

static pop_value *
sum(pop_op *dot)
{
	const pop_site s = pop_site_before(dot);
	pop_value *v = NULL;
	product p;

	if (!is_sum(dot, &p))
		return NULL;
	v = term(&s, dot, &p, 0);
	for (int64_t i = 1; i < p.n; i++)
		v = pop_site_binary(&s, POP_OP_ADD, v, term(&s, dot, &p, i));
	return v;
}

/* ---- What is kept. */

static bool
keep(pop_value *v)
{
	const bool is_new = !v->mark;

	v->mark = 1;
	return is_new;
}

/* Whether the op reads operand i as it is. */
static bool
reads(const pop_op *op, uint32_t i)
{
	product p;
	box b;

	switch ((int)op->code) {
	case POP_OP_SLICE:
		return op->res[0].mark && !sliced(op, &b);
	case POP_OP_DYNAMIC_UPDATE_SLICE:
		return i > 0 || op->res[0].mark;
	case POP_OP_DOT_GENERAL:
		return !is_sum(op, &p) || i == p.vector;
	default:
		return true;
	}
}

/* Users come behind, but not all that look at the same array at once. */
static bool
keep_in(const pop_block *b)
{
	bool changed = false;

	POP_FOR_EACH_OP_REV(op, b) {
		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			changed |= keep_in(op->region[i]);
		for (uint32_t i = 0; i < op->narg; i++)
			if (!op->arg[i]->mark && reads(op, i))
				changed |= keep(op->arg[i]);
	}
	return changed;
}

static void
clear(const pop_block *b)
{
	pop_walk w;

	for (pop_op *op = pop_walk_first(&w, b); op; op = pop_walk_next(&w))
		for (uint32_t i = 0; i < op->nres; i++)
			op->res[i].mark = 0;
}

/* ---- The graph. */

static pop_value *
read_again(pop_graph *g, pop_op *op)
{
	(void)g;
	switch ((int)op->code) {
	case POP_OP_SLICE:
		return slice(op);
	case POP_OP_DOT_GENERAL:
		return sum(op);
	default:
		return NULL;
	}
}

pop_status
pop_pass_stages(pop_graph *g, pop_err *err)
{
	bool changed = false;

	if (!pop_graph_may_have(g, POP_OP_DYNAMIC_UPDATE_SLICE))
		return POP_OK;
	for (uint32_t i = 0; i < g->nfunc; i++) {
		int round = 0;

		clear(g->func[i]->body);
		while (round < ROUNDS && keep_in(g->func[i]->body))
			round++;
		if (round < ROUNDS)
			changed |= pop_rewrite(g, g->func[i]->body, read_again);
	}
	pop_graph_resolve(g);
	if (!changed)
		return POP_OK;
	g->swept = false;
	return pop_pass_dce(g, err);
}
