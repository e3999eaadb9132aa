/*
 * Products of what a loop slices from an array, one slice a turn, move out of
 * the loop: the whole array is multiplied before it, and the loop slices the
 * result.  Recurrent networks multiply each time step's few rows so.
 *
 *   while:  x = reshape(dynamic_slice(array, i, 0, ...)) ; y = dot(x, weights)
 *   ->      all = dot(array, weights)
 *   while:  y = reshape(dynamic_slice(all, i, 0, ...))
 *
 * The index is clamped alike, so this holds whatever it is; it pays if most
 * slices are used, which the trip count must say.
 */

#include "lib/pass/pass.h"

#include <string.h>

enum {
	MAX_BYTES = 16 << 20, /* of a result that was not there before */
	MAX_ROWS = 64,        /* a product of more is fast as it is */
	MAX_VIEWS = 4,        /* ops between weights and product */
};

/* One product that may move. */
typedef struct moved {
	pop_op *loop, *dot;
	unsigned sliced;     /* which operand */
	const pop_op *slice; /* dynamic_slice */
	unsigned at;         /* the dim of the result that counts slices */
	pop_shape type;      /* of the product of all */
} moved;

static bool
is_outside(const pop_op *loop, const pop_value *v)
{
	return (v->def ? v->def->block : v->block) != loop->region[1];
}

/* Views and conversions inside of what is outside, or a constant. */
static bool
is_invariant(const pop_op *loop, const pop_value *v)
{
	for (unsigned n = 0; n <= MAX_VIEWS; n++) {
		const pop_op *op = v->def;

		if (is_outside(loop, v))
			return true;
		if (!op)
			return false; /* a carry */
		if (op->code == POP_OP_CONSTANT)
			return true;
		if (op->code != POP_OP_TRANSPOSE &&
			op->code != POP_OP_RESHAPE &&
			op->code != POP_OP_CONVERT)
			return false;
		v = op->arg[0];
	}
	return false;
}

/* The value before the loop; is_invariant() bounds the depth. */
static pop_value *
bring_out(pop_graph *g, pop_op *loop, pop_value *v)
{
	pop_value *in;
	pop_op *c;

	if (is_outside(loop, v))
		return v;
	in = v->def->narg ? bring_out(g, loop, v->def->arg[0]) : NULL;
	c = pop_op_clone(g, v->def);
	v->def->res[0].aux = NULL;
	if (in)
		c->arg[0] = in;
	pop_op_insert_before(loop, c);
	return &c->res[0];
}

/* reshape(dynamic_slice(outside, i, ...)) of one element of the first dim and
 * all of the others: the slice, or NULL. */
static const pop_op *
find_slice(const pop_op *loop, const pop_value *v)
{
	const pop_op *r = v->def, *s;
	const pop_shape *all;

	if (!r || is_outside(loop, v) || r->code != POP_OP_RESHAPE)
		return NULL;
	s = r->arg[0]->def;
	if (!s || is_outside(loop, r->arg[0]) ||
		s->code != POP_OP_DYNAMIC_SLICE || !is_outside(loop, s->arg[0]))
		return NULL;
	all = s->arg[0]->type;
	if (all->rank != v->type->rank + 1u || s->res[0].type->dim[0] != 1)
		return NULL;
	for (unsigned i = 1; i < all->rank; i++)
		if (s->res[0].type->dim[i] != all->dim[i] ||
			v->type->dim[i - 1] != all->dim[i])
			return NULL;
	return s;
}

/* The product of all slices: its type and where their number stands. */
static bool
find_type(moved *m, int64_t trip)
{
	static const pop_attr_key contract[] = {
		POP_ATTR_LHS_CONTRACT, POP_ATTR_RHS_CONTRACT};
	static const pop_attr_key batch[] = {
		POP_ATTR_LHS_BATCH, POP_ATTR_RHS_BATCH};
	const pop_shape *one = m->dot->res[0].type;
	int64_t n = m->slice->arg[0]->type->dim[0], rows = 1, bytes;
	uint32_t nk, nb;
	unsigned nfree;

	pop_attr_ints(m->dot, batch[m->sliced], &nb);
	pop_attr_ints(m->dot, contract[m->sliced], &nk);
	nfree = m->dot->arg[m->sliced]->type->rank - nk;
	if (nb || one->rank + 1u > POP_MAX_RANK || trip < n / 2 || n < 2)
		return false;
	m->at = m->sliced ? one->rank - nfree : 0;
	m->type = *one;
	m->type.rank++;
	for (unsigned i = m->at; i < one->rank; i++)
		m->type.dim[i + 1] = one->dim[i];
	m->type.dim[m->at] = n;
	for (unsigned i = 0; i < nfree; i++)
		rows *= one->dim[m->at + i];
	if (!pop_shape_valid(&m->type) || rows >= MAX_ROWS)
		return false;
	bytes = pop_shape_bytes(&m->type);
	return bytes > 0 && bytes <= MAX_BYTES;
}

/* The product before the loop. */
static pop_value *
multiply_all(pop_graph *g, const moved *m)
{
	static const pop_attr_key contract[] = {
		POP_ATTR_LHS_CONTRACT, POP_ATTR_RHS_CONTRACT};
	pop_value *other = bring_out(g, m->loop, m->dot->arg[1 - m->sliced]);
	pop_op *c = pop_op_clone(g, m->dot);
	int64_t dims[POP_MAX_RANK];
	uint32_t n;
	const int64_t *k = pop_attr_ints(m->dot, contract[m->sliced], &n);

	m->dot->res[0].aux = NULL;
	for (uint32_t i = 0; i < n; i++)
		dims[i] = k[i] + 1;
	pop_attr_set_ints(g, c, contract[m->sliced], dims, n);
	c->res[0].type = pop_graph_type(g, &m->type);
	c->arg[m->sliced] = m->slice->arg[0];
	c->arg[1 - m->sliced] = other;
	pop_op_insert_before(m->loop, c);
	return &c->res[0];
}

static void
move(pop_graph *g, const moved *m)
{
	static const int64_t zero;
	pop_value *all = multiply_all(g, m), *index = m->slice->arg[1], *none;
	pop_shape type = m->type;
	pop_op *s;

	type.dim[m->at] = 1;
	none = pop_build_constant(
		m->dot->block, m->dot, index->type, &zero, true);
	s = pop_op_new(g, POP_OP_DYNAMIC_SLICE, 1 + type.rank, 1, &type, 0,
		m->dot->loc);
	s->arg[0] = all;
	for (unsigned i = 0; i < type.rank; i++)
		s->arg[1 + i] = i == m->at ? index : none;
	pop_attr_set_ints(g, s, POP_ATTR_SIZES, type.dim, type.rank);
	pop_op_insert_before(m->dot, s);
	pop_value_replace(g, &m->dot->res[0],
		pop_build1(m->dot->block, m->dot, POP_OP_RESHAPE,
			m->dot->res[0].type, &s->res[0]));
	pop_op_unlink(m->dot);
}

static void
visit(pop_graph *g, pop_op *loop, pop_op *dot, int64_t trip)
{
	for (unsigned i = 0; i < 2; i++) {
		moved m = {.loop = loop, .dot = dot, .sliced = i};

		m.slice = find_slice(loop, dot->arg[i]);
		if (!m.slice || !is_invariant(loop, dot->arg[1 - i]) ||
			!find_type(&m, trip))
			continue;
		move(g, &m);
		return;
	}
}

static void
walk(pop_graph *g, pop_block *b)
{
	uint32_t counter;
	int64_t trip;

	POP_FOR_EACH_OP(op, b) {
		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			walk(g, op->region[i]);
		if (op->code != POP_OP_WHILE)
			continue;
		trip = pop_while_trip(op, &counter);
		if (trip < 2)
			continue;
		POP_FOR_EACH_OP(dot, op->region[1])
			if (dot->code == POP_OP_DOT_GENERAL)
				visit(g, op, dot, trip);
	}
}

pop_status
pop_pass_lift(pop_graph *g, pop_err *err)
{
	(void)err;
	/* Clones map operands by aux: none may be left from before. */
	pop_graph_clear_aux(g);
	if (!pop_graph_may_have(g, POP_OP_WHILE))
		return POP_OK;
	for (uint32_t i = 0; i < g->nfunc; i++)
		walk(g, g->func[i]->body);
	pop_graph_resolve(g);
	return POP_OK;
}
