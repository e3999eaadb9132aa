/*
 * One form for what writers of graphs spell in several ways without meaning
 * anything by it.
 *
 * HLO has no constants of one value but for scalars, no iota in the midst of
 * other dimensions, and its writers leave out ops that change nothing;
 * StableHLO's writers do all of that.  So that a graph has one key in both, ops
 * are looked at one by one, in order:
 *
 *   an op that gives its operand, element by element     is its operand
 *   broadcast or reshape of a constant of one value      is such a constant
 *   broadcast that only adds dimensions of size 1        is a reshape
 *   either of them of iota, along the same dimension     is iota
 *   a broadcast of what lost dimensions of size 1        has them
 *   a predicate of select that is one value spread out   is that value
 *   an operand of a commutative op that is constant      is the last
 *
 * Nothing else is simplified here: that is for the passes.  Where constants
 * stand and how often, the digest does not see; see lib/pass/constants.c.
 */

#include "lib/ir/ir.h"

/* ---- Ops with one operand or two. */

/* lists 0, 1, ... */
static bool
in_order(const pop_op *op)
{
	uint32_t n;
	const int64_t *v = pop_attr_ints(op, POP_ATTR_DIMS, &n);

	for (uint32_t i = 0; i < n; i++)
		if (v[i] != i)
			return false;
	return true;
}

static bool
all_zero(const pop_op *op, pop_attr_key key)
{
	uint32_t n;
	const int64_t *v = pop_attr_ints(op, key, &n);

	for (uint32_t i = 0; i < n; i++)
		if (v[i])
			return false;
	return true;
}

/* A slice of the operand's type has all of it: fewer steps than elements
 * would not fill it. */
static bool
changes_nothing(const pop_op *op)
{
	switch ((int)op->code) {
	case POP_OP_CONVERT:
	case POP_OP_RESHAPE:
	case POP_OP_SLICE:
		break;
	case POP_OP_BROADCAST_IN_DIM:
	case POP_OP_TRANSPOSE:
		if (!in_order(op))
			return false;
		break;
	case POP_OP_PAD:
		if (!all_zero(op, POP_ATTR_LOW) || !all_zero(op, POP_ATTR_HIGH))
			return false;
		break;
	default:
		return false;
	}
	return pop_shape_eq(pop_value_final(op->arg[0])->type, op->res[0].type);
}

/* A broadcast of as many elements as there are, in their order. */
static bool
adds_ones(const pop_op *op, const pop_value *x)
{
	int64_t count = pop_shape_elements(op->res[0].type);
	uint32_t n;
	const int64_t *v = pop_attr_ints(op, POP_ATTR_DIMS, &n);

	for (uint32_t i = 1; i < n; i++)
		if (v[i - 1] >= v[i])
			return false;
	return op->code == POP_OP_BROADCAST_IN_DIM && count > 0 &&
	       count == pop_shape_elements(x->type);
}

/* Where dimension `dim` of `from` is in `to`, which has other dimensions of
 * size 1; -1: it is nowhere. */
static int64_t
same_dim(const pop_shape *from, const pop_shape *to, int64_t dim)
{
	unsigned k = 0;
	int64_t found = -1;

	for (unsigned i = 0; i < from->rank; i++) {
		if (from->dim[i] == 1)
			continue;
		while (k < to->rank && to->dim[k] == 1)
			k++;
		if (k == to->rank || to->dim[k] != from->dim[i])
			return -1;
		if (i == dim)
			found = k;
		k++;
	}
	return found;
}

/* The dimension of the result along which an iota that is spread or reshaped
 * counts; -1: the operand is no iota, or counts otherwise then. */
static int64_t
counted_dim(const pop_op *op, const pop_value *x)
{
	const pop_shape *type = op->res[0].type;
	uint32_t n;
	const int64_t *dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);
	int64_t dim;

	if (!x->def || x->def->code != POP_OP_IOTA ||
		pop_shape_elements(type) == 0)
		return -1;
	dim = pop_attr_int(x->def, POP_ATTR_DIM, 0);
	if (op->code == POP_OP_RESHAPE)
		return same_dim(x->type, type, dim);
	return x->type->dim[dim] == type->dim[dims[dim]] ? dims[dim] : -1;
}

/*
 * broadcast(reshape(x)), where the reshape only drops dimensions of size 1 and
 * x has as many as the result: broadcast(x).
 */
static void
take_back_ones(pop_graph *g, pop_op *op)
{
	pop_value *x = pop_value_final(op->arg[0]), *wide;
	int64_t all[POP_MAX_RANK];
	const int64_t *dims;
	uint32_t n, k = 0;

	if (op->code != POP_OP_BROADCAST_IN_DIM || !x->def ||
		x->def->code != POP_OP_RESHAPE)
		return;
	dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);
	wide = pop_value_final(x->def->arg[0]);
	if (wide->type->rank != op->res[0].type->rank || n >= wide->type->rank)
		return;
	for (unsigned d = 0; d < wide->type->rank; d++) {
		all[d] = d;
		if (k < n && dims[k] == d) {
			if (wide->type->dim[d] != x->type->dim[k++])
				return;
		} else if (wide->type->dim[d] != 1) {
			return;
		}
	}
	if (k != n)
		return;
	op->arg[0] = wide;
	pop_attr_set_ints(g, op, POP_ATTR_DIMS, all, wide->type->rank);
}

static void
scalar_predicate(pop_op *op)
{
	pop_value *p;

	if (op->code != POP_OP_SELECT)
		return;
	p = pop_value_final(op->arg[0]);
	if (p->def && p->def->code == POP_OP_BROADCAST_IN_DIM &&
		!p->def->arg[0]->type->rank)
		op->arg[0] = pop_value_final(p->def->arg[0]);
}

/* What stands for op's only result; NULL: itself. */
static pop_value *
normal_of(pop_graph *g, pop_op *op)
{
	const pop_shape *type = op->res[0].type;
	pop_value *x = pop_value_final(op->arg[0]), *v;
	int64_t dim;

	if (changes_nothing(op))
		return x;
	if (op->code != POP_OP_BROADCAST_IN_DIM && op->code != POP_OP_RESHAPE)
		return NULL;
	if (x->def && x->def->code == POP_OP_CONSTANT && pop_value_splat(x) &&
		pop_shape_elements(type) > 0)
		return pop_build_constant(op->block, op, type,
			pop_attr_dense(x->def)->data, true);
	dim = counted_dim(op, x);
	if (dim < 0 && adds_ones(op, x))
		return pop_build1(op->block, op, POP_OP_RESHAPE, type, x);
	if (dim < 0)
		return NULL;
	v = &pop_op_new(g, POP_OP_IOTA, 0, 1, type, 0, op->loc)->res[0];
	pop_attr_set_int(g, v->def, POP_ATTR_DIM, dim);
	pop_op_insert_before(op, v->def);
	return v;
}

static bool
is_constant(const pop_value *v)
{
	return v->def && v->def->code == POP_OP_CONSTANT;
}

static void
constant_last(pop_op *op)
{
	pop_value *a, *b;

	if (!(pop_op_info_of[op->code].traits & POP_TRAIT_COMMUTATIVE))
		return;
	a = pop_value_final(op->arg[0]);
	b = pop_value_final(op->arg[1]);
	if (!is_constant(a) || is_constant(b))
		return;
	op->arg[0] = b;
	op->arg[1] = a;
}

/* Attributes without a meaning of ours may have one. */
static bool
is_plain(const pop_op *op)
{
	return op->nres == 1 && op->narg >= 1 && !op->nregion &&
	       (!op->nattr || op->attr[op->nattr - 1].key != POP_ATTR_OTHER);
}

/* What op's only result is the same as; NULL: itself. */
static pop_value *
same_as(pop_graph *g, pop_op *op)
{
	constant_last(op);
	scalar_predicate(op);
	if (!is_plain(op))
		return NULL;
	take_back_ones(g, op);
	return normal_of(g, op);
}

void
pop_graph_normalize(pop_graph *g)
{
	pop_walk w;

	for (uint32_t i = 0; i < g->nfunc; i++)
		for (pop_op *op = pop_walk_first(&w, g->func[i]->body); op;
			op = pop_walk_next(&w)) {
			pop_value *v = same_as(g, op);

			pop_op_settle_body(op);
			if (!v)
				continue;
			pop_value_replace(g, &op->res[0], v);
			pop_op_unlink(op);
		}
	pop_graph_resolve(g);
}
