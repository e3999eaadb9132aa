/*
 * Stacks: rows that are put together, computed with and taken apart again.
 *
 *   s = concatenate(x, y) ; t = f(s, u) ; a = t[0] ; b = t[1]
 *   ->   a = f(x, u[0]) ; b = f(y, u[1])
 *
 * States of equations are kept so.  Loops over a stack and loops over its rows
 * have different points: each stage would be stored and read again.  Row by row
 * all of them are one loop.
 *
 * An elementwise op moves into the rows if others compute with rows of its
 * result, or of what is computed from it element by element, and do not cut
 * them; what the body of a loop returns counts as the carry does.  Rows are all
 * of one size, along one dim, and few: each op is replaced by at most MAX_ROWS.
 */

#include "lib/pass/pass.h"
#include "lib/pass/replicate.h"

enum {
	MAX_ROWS = 4,
	LEAST_ROW = 32, /* elements; shorter ones fill no vectors */
};

/* Which rows are taken of a value.  n is 0: none; 1: of several kinds. */
typedef struct rows {
	unsigned dim;
	int64_t n;
} rows;

static rows
rows_of(const pop_value *v)
{
	return (rows){v->mark / (MAX_ROWS + 1), v->mark % (MAX_ROWS + 1)};
}

static void
take(pop_value *v, rows r)
{
	const rows old = rows_of(v);

	if (old.n && (old.n != r.n || old.dim != r.dim))
		r = (rows){0, 1};
	v->mark = r.dim * (MAX_ROWS + 1) + (uint32_t)r.n;
}

static bool
is_elementwise(const pop_op *op)
{
	return (pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE) &&
	       op->nres == 1 && !op->nregion;
}

/* ---- Which rows are taken. */

/* Rows of which the slice takes one, and which one; n is 0: it does not. */
static rows
rows_of_slice(const pop_op *slice, int64_t *which)
{
	const pop_shape *in = slice->arg[0]->type, *out = slice->res[0].type;
	uint32_t rank;
	const int64_t *start = pop_attr_ints(slice, POP_ATTR_START, &rank);
	const int64_t *limit = pop_attr_ints(slice, POP_ATTR_LIMIT, &rank);
	rows r = {0, 0};

	if (pop_shape_elements(out) < LEAST_ROW)
		return (rows){0, 0};
	for (unsigned d = 0; d < rank; d++) {
		const int64_t n = out->dim[d];

		if (n == in->dim[d])
			continue;
		if (r.n || limit[d] - start[d] != n || start[d] % n ||
			in->dim[d] % n || in->dim[d] / n > MAX_ROWS)
			return (rows){0, 0};
		r = (rows){d, in->dim[d] / n};
		*which = start[d] / n;
	}
	return r;
}

/* What reads a value, as it is or spread: elementwise ops, and such that cut
 * it, as rolls do.  Loops over rows that are rolled would be cut themselves,
 * with all that is computed in them. */
enum { COMPUTES = 1, CUTS = 2 };

static unsigned
reading(const pop_op *user)
{
	switch ((int)user->code) {
	case POP_OP_RESHAPE:
	case POP_OP_BROADCAST_IN_DIM:
		return user->mark;
	case POP_OP_SLICE:
	case POP_OP_PAD:
		return CUTS;
	default:
		return is_elementwise(user) ? COMPUTES : 0;
	}
}

static void
take_by(const pop_op *op)
{
	int64_t which;

	for (uint32_t i = 0; i < op->narg; i++) {
		pop_value *v = op->arg[i];

		if (v->def)
			v->def->mark |= reading(op);
		if (op->code == POP_OP_SLICE && op->mark == COMPUTES &&
			rows_of_slice(op, &which).n)
			take(v, rows_of_slice(op, &which));
		if (is_elementwise(op) && rows_of(&op->res[0]).n &&
			pop_shape_same_dims(v->type, op->res[0].type))
			take(v, rows_of(&op->res[0]));
	}
}

static void
clear(pop_block *b)
{
	for (uint32_t i = 0; i < b->narg; i++)
		b->arg[i]->mark = 0;
	POP_FOR_EACH_OP(op, b) {
		op->mark = 0;
		for (uint32_t i = 0; i < op->nres; i++)
			op->res[i].mark = 0;
		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			clear(op->region[i]);
	}
}

/* What the body of a loop leaves for a carry is taken as the carry was found to
 * be before. */
static void
take_next(const pop_op *ret)
{
	const pop_block *b = ret->block;

	if (!b->parent || b->parent->code != POP_OP_WHILE ||
		b != b->parent->region[1])
		return;
	for (uint32_t i = 0; i < ret->narg; i++)
		if (rows_of(b->arg[i]).n)
			take(ret->arg[i], rows_of(b->arg[i]));
}

static void
collect(const pop_block *b)
{
	POP_FOR_EACH_OP_REV(op, b) {
		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			collect(op->region[i]);
		if (op->code == POP_OP_RETURN)
			take_next(op);
		else
			take_by(op);
	}
}

/* ---- Moving into the rows. */

static bool
is_joined(const pop_op *op, rows r)
{
	if (op->narg != r.n || pop_attr_int(op, POP_ATTR_DIM, 0) != r.dim)
		return false;
	for (uint32_t i = 1; i < op->narg; i++)
		if (!pop_shape_eq(op->arg[i]->type, op->arg[0]->type))
			return false;
	return true;
}

/* Is all but one row, or several, padding, and nothing else? */
static bool
is_padded(const pop_op *op, rows r)
{
	uint32_t rank;
	const int64_t *low = pop_attr_ints(op, POP_ATTR_LOW, &rank);
	const int64_t *high = pop_attr_ints(op, POP_ATTR_HIGH, &rank);
	const int64_t *gap = pop_attr_ints(op, POP_ATTR_INTERIOR, &rank);
	const int64_t n = op->res[0].type->dim[r.dim] / r.n;

	for (uint32_t d = 0; d < rank; d++)
		if (gap[d] || (d != r.dim && (low[d] || high[d])))
			return false;
	return low[r.dim] >= 0 && high[r.dim] >= 0 && low[r.dim] % n == 0 &&
	       op->arg[0]->type->dim[r.dim] == n && pop_value_splat(op->arg[1]);
}

static bool
is_stack(const pop_value *v, rows r)
{
	const pop_op *op = v->def;

	return op && ((op->code == POP_OP_CONCATENATE && is_joined(op, r)) ||
			     (op->code == POP_OP_PAD && is_padded(op, r)));
}

/* Row `which` of a stack. */
static pop_value *
part(pop_op *at, const pop_op *stack, rows r, int64_t which)
{
	const pop_shape *row = stack->arg[0]->type;
	uint32_t rank;

	if (stack->code == POP_OP_CONCATENATE)
		return stack->arg[which];
	if (pop_attr_ints(stack, POP_ATTR_LOW, &rank)[r.dim] ==
		which * row->dim[r.dim])
		return stack->arg[0];
	return pop_build_constant(
		at->block, at, row, pop_value_splat(stack->arg[1])->data, true);
}

/* In normal form. */
static pop_value *
settled(pop_value *v)
{
	pop_value *by = pop_simplify_view(v->def);

	if (by)
		pop_op_unlink(v->def);
	return by ? by : v;
}

static pop_value *
sliced(pop_op *at, pop_value *v, rows r, int64_t which)
{
	const int64_t n = v->type->dim[r.dim] / r.n;

	return settled(
		pop_part_along(at, v, r.dim, which * n, (which + 1) * n));
}

/* A row of a broadcast: its operand, or a row of that, spread. */
static pop_value *
spread(pop_op *at, const pop_op *b, rows r, int64_t which)
{
	pop_value *v = b->arg[0];
	pop_shape type = *b->res[0].type;
	uint32_t n;
	const int64_t *dims = pop_attr_ints(b, POP_ATTR_DIMS, &n);

	for (uint32_t i = 0; i < n; i++)
		if (dims[i] == r.dim && v->type->dim[i] != 1)
			v = sliced(at, v, (rows){i, r.n}, which);
	type.dim[r.dim] /= r.n;
	v = pop_build1(at->block, at, POP_OP_BROADCAST_IN_DIM, &type, v);
	pop_attr_set_ints(
		at->block->func->graph, v->def, POP_ATTR_DIMS, dims, n);
	return settled(v);
}

/* In these dims. */
static pop_value *
reshaped(pop_op *at, pop_value *v, pop_shape type)
{
	const pop_dense *splat = pop_value_splat(v);

	type.dtype = v->type->dtype;
	if (pop_shape_eq(v->type, &type))
		return v;
	if (splat)
		return pop_build_constant(
			at->block, at, &type, splat->data, true);
	return settled(pop_build1(at->block, at, POP_OP_RESHAPE, &type, v));
}

/* The dims of one of the rows: a dim of one element is none. */
static pop_shape
row_shape(pop_shape s, rows r)
{
	s.dim[r.dim] /= r.n;
	if (s.dim[r.dim] != 1)
		return s;
	s.rank--;
	for (unsigned i = r.dim; i < s.rank; i++)
		s.dim[i] = s.dim[i + 1];
	return s;
}

/* Row `which` of an operand of op; those of rank 0 are the same for all. */
static pop_value *
row_of(pop_op *op, pop_value *v, rows r, int64_t which)
{
	const pop_shape row = row_shape(*op->res[0].type, r);

	if (v->type->rank == 0)
		return v;
	if (pop_value_splat(v))
		return reshaped(op, v, row);
	if (is_stack(v, r))
		v = part(op, v->def, r, which);
	else if (v->def && v->def->code == POP_OP_BROADCAST_IN_DIM)
		v = spread(op, v->def, r, which);
	else
		v = sliced(op, v, r, which);
	return reshaped(op, v, row);
}

static pop_value *
computed_row(pop_graph *g, pop_op *op, rows r, int64_t which)
{
	const pop_shape row = row_shape(*op->res[0].type, r);
	pop_op *own = pop_op_clone(g, op);

	op->res[0].aux = NULL;
	own->res[0].type = pop_graph_type(g, &row);
	for (uint32_t i = 0; i < op->narg; i++)
		own->arg[i] = row_of(op, op->arg[i], r, which);
	pop_op_insert_before(op, own);
	return settled(&own->res[0]);
}

/* op, row by row: a stack of all of them.  Nothing that reads a row comes
 * before the last one is computed, so that fusion can make one group of them.
 */
static pop_value *
moved(pop_graph *g, pop_op *op, rows r)
{
	pop_shape whole = *op->res[0].type;
	pop_value *part[MAX_ROWS], *stack;

	whole.dim[r.dim] /= r.n;
	for (uint32_t k = 0; k < r.n; k++)
		part[k] = computed_row(g, op, r, k);
	for (uint32_t k = 0; k < r.n; k++)
		part[k] = reshaped(op, part[k], whole);
	stack = pop_joined(op, part, (uint32_t)r.n, r.dim);
	stack->mark = op->res[0].mark;
	return stack;
}

/* Is an operand a stack, or are rows of all of them there? */
static bool
has_rows(const pop_op *op, rows r)
{
	bool all = true, stack = false;

	for (uint32_t i = 0; i < op->narg; i++) {
		const pop_value *v = op->arg[i];

		if (v->type->rank == 0)
			continue;
		if (!pop_shape_same_dims(v->type, op->res[0].type))
			return false;
		stack |= is_stack(v, r);
		all &= !v->def || pop_value_splat(v);
	}
	return stack || all;
}

/* What takes the place of op, or NULL. */
static pop_value *
replacement(pop_graph *g, pop_op *op)
{
	int64_t which = 0;
	rows r;

	if (op->code == POP_OP_SLICE && op->mark) {
		r = rows_of_slice(op, &which);
		return r.n && is_stack(op->arg[0], r)
			       ? part(op, op->arg[0]->def, r, which)
			       : NULL;
	}
	if (!is_elementwise(op))
		return NULL;
	r = rows_of(&op->res[0]);
	return r.n > 1 && has_rows(op, r) ? moved(g, op, r) : NULL;
}

pop_status
pop_pass_stacks(pop_graph *g, pop_err *err)
{
	bool changed = false;

	if (!pop_graph_may_have(g, POP_OP_CONCATENATE) ||
		!pop_graph_may_have(g, POP_OP_SLICE))
		return POP_OK;
	for (uint32_t i = 0; i < g->nfunc; i++) {
		clear(g->func[i]->body);
		collect(g->func[i]->body);
		/* Again: carries are known now. */
		collect(g->func[i]->body);
		changed |= pop_rewrite(g, g->func[i]->body, replacement);
	}
	pop_graph_resolve(g);
	if (!changed)
		return POP_OK;
	g->swept = false;
	return pop_pass_dce(g, err);
}
