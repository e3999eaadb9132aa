/*
 * Normal forms of ops that only move elements.
 *
 *   reshape            of reshape: one reshape; same type: the operand
 *   broadcast_in_dim   that only adds unit dims: a reshape.  Otherwise its
 *                      operand has no unit dims, and is neither a broadcast
 *                      nor one whose dims a reshape merges: the reshape moves
 *                      behind it, so that what is repeated along several dims
 *                      is so by one op
 *   transpose          of transpose: one; that moves only unit dims: a reshape;
 *                      that brings a dim along which a few rows are stacked to
 *                      the end: a stack along that dim, as others write it
 *   slice              of slice: one; whole: the operand; of what is joined or
 *                      padded, where it takes from one operand that nothing
 *                      computes: of that
 *   concatenate        of one that is not empty: that operand; of a few that
 *                      are joined along the same dim: one
 *   pad                by nothing: the operand
 *   reverse            of reverse: one, or the operand
 *   dot_general        of what is reversed along dims that are left in a much
 *                      smaller result: that is reversed instead
 *   elementwise        on reshapes that add unit dims to equal shapes, or on
 *                      what is broadcast alike: the reshape or broadcast moves
 *                      behind the op, so that "keepdims" chains and what is
 *                      known of a loop's counter end as plain small ops under
 *                      one broadcast
 */

#include "lib/base/checked.h"
#include "lib/pass/pass.h"

#include <string.h>

enum {
	/* Elements that a broadcast makes of one, from which on a step for the
	 * ones is worth having. */
	MANY = 16,
	/* Operands of what is joined in several steps. */
	FEW_PARTS = 8,
	/* Rows whose stack is turned. */
	FEW_ROWS = 16,
	/* Times fewer elements that a product has than what is reversed. */
	MUCH_SMALLER = 4,
};

static bool
is_identity(const int64_t *v, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		if (v[i] != (int64_t)i)
			return false;
	return true;
}

static pop_value *
reshape_to(pop_op *at, pop_value *v, const pop_shape *type)
{
	if (pop_shape_eq(v->type, type))
		return v;
	return pop_build1(at->block, at, POP_OP_RESHAPE, type, v);
}

static pop_shape
without_units(const pop_shape *s)
{
	pop_shape t = {.dtype = s->dtype};

	for (unsigned i = 0; i < s->rank; i++)
		if (s->dim[i] != 1)
			t.dim[t.rank++] = s->dim[i];
	return t;
}

static pop_value *
reshape(pop_op *op)
{
	pop_value *in = op->arg[0];

	if (pop_shape_eq(in->type, op->res[0].type))
		return in;
	if (in->def && in->def->code == POP_OP_RESHAPE)
		return reshape_to(op, in->def->arg[0], op->res[0].type);
	return NULL;
}

static bool
is_increasing(const int64_t *v, uint32_t n)
{
	for (uint32_t i = 1; i < n; i++)
		if (v[i] <= v[i - 1])
			return false;
	return true;
}

/* The dims of `parts` that make up each of n dims: the last one of each, and
 * one.  False: a reshape of them is more than a merge. */
static bool
merged_dims(
	const pop_shape *parts, const int64_t *dim, uint32_t n, uint32_t *end)
{
	uint32_t at = 0;

	for (uint32_t i = 0; i < n; i++) {
		int64_t all = 1;

		while (at < parts->rank && all < dim[i])
			if (!pop_mul_i64(all, parts->dim[at++], &all))
				return false;
		if (all != dim[i])
			return false;
		end[i] = at;
	}
	return at == parts->rank;
}

/* x, whose n dims become those of `to`, before op. */
static pop_value *
broadcast_to(pop_op *op, const pop_shape *to, pop_value *x, const int64_t *dims,
	uint32_t n)
{
	pop_value *v =
		pop_build1(op->block, op, POP_OP_BROADCAST_IN_DIM, to, x);

	pop_attr_set_ints(
		op->block->func->graph, v->def, POP_ATTR_DIMS, dims, n);
	return v;
}

/* x spread to op's result as `like` spreads its operand. */
static pop_value *
broadcast_as(pop_op *op, const pop_op *like, pop_value *x)
{
	uint32_t n;
	const int64_t *dims = pop_attr_ints(like, POP_ATTR_DIMS, &n);

	return broadcast_to(op, op->res[0].type, x, dims, n);
}

/* A broadcast of merged dims of another broadcast: one of those dims, which are
 * merged then.  NULL: it is not so, or the merged ones are few beside what they
 * become, and are made by a step of their own. */
static pop_value *
broadcast_of_merged(pop_op *op, const int64_t *d, uint32_t n)
{
	const pop_op *merge = op->arg[0]->def;
	const pop_shape *to = op->res[0].type, *parts;
	pop_shape type = {.dtype = to->dtype};
	int64_t dims[POP_MAX_RANK];
	uint32_t end[POP_MAX_RANK], i = 0, at = 0;

	if (!merge || merge->code != POP_OP_RESHAPE || !merge->arg[0]->def ||
		merge->arg[0]->def->code != POP_OP_BROADCAST_IN_DIM ||
		pop_shape_elements(to) >=
			MANY * pop_shape_elements(op->arg[0]->type) ||
		!is_increasing(d, n))
		return NULL;
	parts = merge->arg[0]->type;
	if (to->rank - n + parts->rank > POP_MAX_RANK ||
		!merged_dims(parts, op->arg[0]->type->dim, n, end))
		return NULL;
	for (unsigned k = 0; k < to->rank; k++) {
		if (i == n || d[i] != k) {
			type.dim[type.rank++] = to->dim[k];
			continue;
		}
		for (; at < end[i]; at++) {
			dims[at] = type.rank;
			type.dim[type.rank++] = parts->dim[at];
		}
		i++;
	}
	return reshape_to(
		op, broadcast_to(op, &type, merge->arg[0], dims, at), to);
}

/* The dims that operand dims of other sizes than one become; how many. */
static uint32_t
real_dims(const pop_shape *from, const int64_t *d, int64_t *out)
{
	uint32_t k = 0;

	for (unsigned i = 0; i < from->rank; i++)
		if (from->dim[i] != 1)
			out[k++] = d[i];
	return k;
}

static pop_value *
broadcast(pop_op *op)
{
	pop_value *in = op->arg[0];
	const pop_shape *from = in->type, *to = op->res[0].type;
	pop_shape thin = without_units(from);
	int64_t dims[POP_MAX_RANK];
	uint32_t n;
	const int64_t *d = pop_attr_ints(op, POP_ATTR_DIMS, &n), *inner;

	if (pop_shape_elements(from) == pop_shape_elements(to) &&
		pop_shape_elements(to) != 0 &&
		is_increasing(dims, real_dims(from, d, dims)))
		return reshape_to(op, in, to);
	if (in->def && in->def->code == POP_OP_BROADCAST_IN_DIM) {
		inner = pop_attr_ints(in->def, POP_ATTR_DIMS, &n);
		for (uint32_t i = 0; i < n; i++)
			dims[i] = d[inner[i]];
		return broadcast_to(op, to, in->def->arg[0], dims, n);
	}
	if (thin.rank == from->rank)
		return broadcast_of_merged(op, d, n);
	n = real_dims(from, d, dims);
	return broadcast_to(op, to, reshape_to(op, in, &thin), dims, n);
}

/* Of what dims brings to the end: is it made of a few parts that each are one
 * along the last of them, while the others stay in order? */
static bool
is_turned_stack(const pop_op *concat, const int64_t *dims, uint32_t n)
{
	const int64_t at = dims[n - 1];

	if (!concat || concat->code != POP_OP_CONCATENATE ||
		concat->narg > FEW_ROWS ||
		pop_attr_int(concat, POP_ATTR_DIM, 0) != at ||
		!is_increasing(dims, n - 1))
		return false;
	for (uint32_t i = 0; i < concat->narg; i++) {
		if (concat->arg[i]->type->dim[at] != 1)
			return false;
	}
	return true;
}

static pop_value *
turn_stack(pop_op *at, const pop_op *stack)
{
	pop_graph *g = at->block->func->graph;
	const pop_shape *to = at->res[0].type;
	pop_op *c = pop_op_new(
		g, POP_OP_CONCATENATE, stack->narg, 1, to, 0, at->loc);
	pop_shape row = *to;

	row.dim[row.rank - 1] = 1;
	pop_attr_set_int(g, c, POP_ATTR_DIM, row.rank - 1);
	for (uint32_t i = 0; i < stack->narg; i++)
		c->arg[i] =
			reshape_to(at, stack->arg[i], pop_graph_type(g, &row));
	pop_op_insert_before(at, c);
	return &c->res[0];
}

static pop_value *
transpose(pop_op *op)
{
	pop_graph *g = op->block->func->graph;
	pop_value *in = op->arg[0];
	int64_t dims[POP_MAX_RANK];
	uint32_t n, k = 0, m;
	const int64_t *d = pop_attr_ints(op, POP_ATTR_DIMS, &n), *inner;
	pop_op *t;

	if (is_identity(d, n))
		return in;
	for (uint32_t i = 0; i < n; i++)
		if (in->type->dim[d[i]] != 1)
			dims[k++] = d[i];
	if (is_increasing(dims, k))
		return reshape_to(op, in, op->res[0].type);
	if (is_turned_stack(in->def, d, n))
		return turn_stack(op, in->def);
	if (!in->def || in->def->code != POP_OP_TRANSPOSE)
		return NULL;
	inner = pop_attr_ints(in->def, POP_ATTR_DIMS, &m);
	for (uint32_t i = 0; i < n; i++)
		dims[i] = inner[d[i]];
	t = pop_op_new(g, POP_OP_TRANSPOSE, 1, 1, op->res[0].type, 0, op->loc);
	t->arg[0] = in->def->arg[0];
	pop_attr_set_ints(g, t, POP_ATTR_DIMS, dims, n);
	pop_op_insert_before(op, t);
	return &t->res[0];
}

/* A slice's stride along dim i; that of a single element, which may be as long
 * as numbers are, is taken as 1. */
static int64_t
slice_stride(const pop_op *op, uint32_t i)
{
	uint32_t n;

	return op->res[0].type->dim[i] > 1
		       ? pop_attr_ints(op, POP_ATTR_STRIDE, &n)[i]
		       : 1;
}

/* Is v there in any case?  What is made to be joined or padded is stored
 * where that is, if nothing else reads it. */
static bool
is_there(const pop_value *v)
{
	return !v->def || v->def->code == POP_OP_SLICE;
}

/* The same elements of `part`, which begins at `low` of what op slices; NULL:
 * not all of them are of it. */
static pop_value *
slice_of_part(pop_op *op, pop_value *part, const int64_t *low)
{
	pop_graph *g = op->block->func->graph;
	int64_t start[POP_MAX_RANK], limit[POP_MAX_RANK];
	uint32_t n;
	const int64_t *s = pop_attr_ints(op, POP_ATTR_START, &n);
	pop_op *t;

	if (!is_there(part))
		return NULL;
	for (uint32_t i = 0; i < n; i++) {
		start[i] = s[i] - low[i];
		limit[i] = start[i] + 1 +
			   (op->res[0].type->dim[i] - 1) * slice_stride(op, i);
		if (op->res[0].type->dim[i] == 0 || start[i] < 0 ||
			limit[i] > part->type->dim[i])
			return NULL;
	}
	t = pop_op_clone(g, op);
	t->arg[0] = part;
	pop_attr_set_ints(g, t, POP_ATTR_START, start, n);
	pop_attr_set_ints(g, t, POP_ATTR_LIMIT, limit, n);
	pop_op_insert_before(op, t);
	return &t->res[0];
}

static pop_value *
slice_of_joined(pop_op *op)
{
	const pop_op *join = op->arg[0]->def;
	const int64_t dim = pop_attr_int(join, POP_ATTR_DIM, 0);
	int64_t low[POP_MAX_RANK] = {0};
	pop_value *v = NULL;

	for (uint32_t i = 0; i < join->narg && !v; i++) {
		v = slice_of_part(op, join->arg[i], low);
		low[dim] += join->arg[i]->type->dim[dim];
	}
	return v;
}

static pop_value *
slice_of_padded(pop_op *op)
{
	const pop_op *pad = op->arg[0]->def;
	uint32_t n;
	const int64_t *gap = pop_attr_ints(pad, POP_ATTR_INTERIOR, &n);

	for (uint32_t i = 0; i < n; i++)
		if (gap[i])
			return NULL;
	return slice_of_part(
		op, pad->arg[0], pop_attr_ints(pad, POP_ATTR_LOW, &n));
}

static pop_value *
slice(pop_op *op)
{
	pop_graph *g = op->block->func->graph;
	pop_value *in = op->arg[0];
	int64_t start[POP_MAX_RANK], limit[POP_MAX_RANK], step[POP_MAX_RANK];
	const int64_t *s, *is;
	uint32_t n;
	pop_op *t;

	/* Equal dims: start 0, stride 1, for stride > 1 would shorten. */
	if (pop_shape_eq(in->type, op->res[0].type))
		return in;
	if (in->def && in->def->code == POP_OP_CONCATENATE)
		return slice_of_joined(op);
	if (in->def && in->def->code == POP_OP_PAD)
		return slice_of_padded(op);
	if (!in->def || in->def->code != POP_OP_SLICE)
		return NULL;
	s = pop_attr_ints(op, POP_ATTR_START, &n);
	is = pop_attr_ints(in->def, POP_ATTR_START, &n);
	for (uint32_t i = 0; i < n; i++) {
		int64_t count = op->res[0].type->dim[i];
		int64_t inner = slice_stride(in->def, i);

		start[i] = is[i] + s[i] * inner;
		step[i] = slice_stride(op, i) * inner;
		limit[i] =
			count ? start[i] + (count - 1) * step[i] + 1 : start[i];
	}
	t = pop_op_new(g, POP_OP_SLICE, 1, 1, op->res[0].type, 0, op->loc);
	t->arg[0] = in->def->arg[0];
	pop_attr_set_ints(g, t, POP_ATTR_START, start, n);
	pop_attr_set_ints(g, t, POP_ATTR_LIMIT, limit, n);
	pop_attr_set_ints(g, t, POP_ATTR_STRIDE, step, n);
	pop_op_insert_before(op, t);
	return &t->res[0];
}

static pop_value *
pad(const pop_op *op)
{
	uint32_t n;
	const int64_t *low = pop_attr_ints(op, POP_ATTR_LOW, &n);
	const int64_t *gap = pop_attr_ints(op, POP_ATTR_INTERIOR, &n);

	for (uint32_t i = 0; i < n; i++)
		if (low[i] || (gap[i] && op->arg[0]->type->dim[i] > 1))
			return NULL;
	/* Nothing in front or between and the same size: nothing at all. */
	return pop_shape_eq(op->arg[0]->type, op->res[0].type) ? op->arg[0]
							       : NULL;
}

/* The shape behind a reshape that adds unit dims, or NULL. */
static const pop_shape *
unit_reshape(const pop_value *v)
{
	pop_shape a, b;

	if (!v->def || v->def->code != POP_OP_RESHAPE)
		return NULL;
	a = without_units(v->type);
	b = without_units(v->def->arg[0]->type);
	if (!pop_shape_same_dims(&a, &b) ||
		v->def->arg[0]->type->rank >= v->type->rank)
		return NULL;
	return v->def->arg[0]->type;
}

/* A splat constant under another shape. */
static pop_value *
respread(pop_op *at, const pop_dense *d, const pop_shape *dims)
{
	pop_shape t = *dims;

	t.dtype = d->type.dtype;
	return pop_build_constant(at->block, at, &t, d->data, true);
}

/* The op that spreads v: a reshape that adds unit dims, or a broadcast to many
 * times its operand.  NULL: neither. */
static const pop_op *
spreader(const pop_value *v)
{
	if (unit_reshape(v))
		return v->def;
	return v->def && v->def->code == POP_OP_BROADCAST_IN_DIM &&
			       pop_shape_elements(v->type) >=
				       MANY * pop_shape_elements(
						      v->def->arg[0]->type)
		       ? v->def
		       : NULL;
}

/* Whether two spreaders do the same, but for the types of their elements. */
static bool
spread_alike(const pop_op *a, const pop_op *b)
{
	uint32_t n, m;
	const int64_t *d, *e;

	if (a->code != b->code ||
		!pop_shape_same_dims(a->arg[0]->type, b->arg[0]->type))
		return false;
	if (a->code == POP_OP_RESHAPE)
		return true;
	d = pop_attr_ints(a, POP_ATTR_DIMS, &n);
	e = pop_attr_ints(b, POP_ATTR_DIMS, &m);
	return n == m && (!n || memcmp(d, e, n * sizeof(*d)) == 0);
}

/* The spreader that all operands but splats have alike, or NULL. */
static const pop_op *
common_spreader(const pop_op *op)
{
	const pop_op *common = NULL;

	for (uint32_t i = 0; i < op->narg; i++) {
		const pop_op *s = spreader(op->arg[i]);

		if (!s && !pop_value_splat(op->arg[i]))
			return NULL;
		if (s && common && !spread_alike(s, common))
			return NULL;
		common = s ? s : common;
	}
	return common;
}

static pop_value *
elementwise(pop_op *op)
{
	const pop_op *spread = common_spreader(op);
	pop_graph *g = op->block->func->graph;
	pop_shape type;
	pop_op *small;

	if (!spread)
		return NULL;
	type = *spread->arg[0]->type;
	type.dtype = op->res[0].type->dtype;
	small = pop_op_clone(g, op);
	op->res[0].aux = NULL;
	small->res[0].type = pop_graph_type(g, &type);
	for (uint32_t i = 0; i < op->narg; i++) {
		const pop_dense *d = pop_value_splat(op->arg[i]);

		if (!d)
			small->arg[i] = op->arg[i]->def->arg[0];
		else if (op->arg[i]->type->rank)
			small->arg[i] = respread(op, d, &type);
	}
	pop_op_insert_before(op, small);
	if (spread->code == POP_OP_RESHAPE)
		return reshape_to(op, &small->res[0], op->res[0].type);
	return broadcast_as(op, spread, &small->res[0]);
}

/* ---- Reversed. */

/* v reversed along these dims, a bit for each. */
static pop_value *
reverse_along(pop_op *at, pop_value *v, uint32_t dims)
{
	int64_t d[POP_MAX_RANK];
	uint32_t n = 0;

	for (unsigned i = 0; i < v->type->rank; i++)
		if (dims >> i & 1)
			d[n++] = i;
	if (n == 0)
		return v;
	v = pop_build1(at->block, at, POP_OP_REVERSE, v->type, v);
	pop_attr_set_ints(at->block->func->graph, v->def, POP_ATTR_DIMS, d, n);
	return v;
}

static pop_value *
reverse(pop_op *op)
{
	const pop_op *inner = op->arg[0]->def;

	if (!inner || inner->code != POP_OP_REVERSE)
		return NULL;
	return reverse_along(op, inner->arg[0],
		pop_attr_bits(op, POP_ATTR_DIMS) ^
			pop_attr_bits(inner, POP_ATTR_DIMS));
}

/* The dims of dot's result that dims of its operand i become; *gone: those
 * that are not left there, or shared. */
static uint32_t
left_dims(const pop_op *dot, uint32_t i, uint32_t dims, uint32_t *gone)
{
	const pop_attr_key batch = i ? POP_ATTR_RHS_BATCH : POP_ATTR_LHS_BATCH;
	const pop_attr_key contract =
		i ? POP_ATTR_RHS_CONTRACT : POP_ATTR_LHS_CONTRACT;
	uint32_t nb, nk, left = 0;
	unsigned to;

	*gone = 0;
	pop_attr_ints(dot, POP_ATTR_LHS_BATCH, &nb);
	pop_attr_ints(dot, POP_ATTR_LHS_CONTRACT, &nk);
	to = i ? dot->arg[0]->type->rank - nk : nb;
	for (unsigned d = 0; d < dot->arg[i]->type->rank; d++)
		if (pop_attr_place(dot, batch, d) >= 0 ||
			pop_attr_place(dot, contract, d) >= 0)
			*gone |= dims & UINT32_C(1) << d;
		else
			left |= (dims >> d & 1) << to++;
	return left;
}

static pop_value *
dot_general(pop_op *op)
{
	const int64_t n = pop_shape_elements(op->res[0].type);

	for (uint32_t i = 0; i < 2; i++) {
		const pop_op *r = op->arg[i]->def;
		uint32_t left, gone;
		pop_op *dot;

		if (!r || r->code != POP_OP_REVERSE ||
			pop_shape_elements(r->res[0].type) / MUCH_SMALLER < n)
			continue;
		left = left_dims(op, i, pop_attr_bits(r, POP_ATTR_DIMS), &gone);
		if (!left)
			continue;
		dot = pop_op_clone(op->block->func->graph, op);
		op->res[0].aux = NULL;
		dot->arg[i] = reverse_along(op, r->arg[0], gone);
		pop_op_insert_before(op, dot);
		return reverse_along(op, &dot->res[0], left);
	}
	return NULL;
}

/* ---- Concatenates. */

/* From as many copies on they are spread at once; two are what a rotation by a
 * place that is not known is taken from. */
enum { COPIES = 3 };

static bool
is_of_copies(const pop_op *op)
{
	for (uint32_t i = 1; i < op->narg; i++)
		if (op->arg[i] != op->arg[0])
			return false;
	return op->narg >= COPIES && op->res[0].type->rank < POP_MAX_RANK &&
	       pop_shape_elements(op->res[0].type) > 0;
}

/* op without operands that are empty; NULL: there are none. */
static pop_value *
without_empty(pop_op *op, int64_t dim)
{
	pop_graph *g = op->block->func->graph;
	pop_value *last = op->arg[0];
	uint32_t n = 0, k = 0;
	pop_op *t;

	for (uint32_t i = 0; i < op->narg; i++)
		if (op->arg[i]->type->dim[dim]) {
			last = op->arg[i];
			n++;
		}
	if (n == op->narg)
		return NULL;
	if (n <= 1)
		return last;
	t = pop_op_new(
		g, POP_OP_CONCATENATE, n, 1, op->res[0].type, 0, op->loc);
	for (uint32_t i = 0; i < op->narg; i++)
		if (op->arg[i]->type->dim[dim])
			t->arg[k++] = op->arg[i];
	pop_attr_set_int(g, t, POP_ATTR_DIM, dim);
	pop_op_insert_before(op, t);
	return &t->res[0];
}

/* Operands of op, and in place of those that are joined along its dim, theirs.
 */
static uint32_t
flat_operands(const pop_op *op, int64_t dim, pop_value **part)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < op->narg; i++) {
		const pop_op *in = op->arg[i]->def;
		const bool joined = in && in->code == POP_OP_CONCATENATE &&
				    pop_attr_int(in, POP_ATTR_DIM, 0) == dim;
		const uint32_t more = joined ? in->narg : 1;

		if (n + more > FEW_PARTS)
			return 0;
		for (uint32_t k = 0; k < more; k++)
			part[n++] = joined ? in->arg[k] : op->arg[i];
	}
	return n;
}

static pop_value *
flatten(pop_op *op, int64_t dim)
{
	pop_value *part[FEW_PARTS];
	const uint32_t n = flat_operands(op, dim, part);
	pop_op *t;

	if (n <= op->narg)
		return NULL;
	t = pop_op_new(op->block->func->graph, POP_OP_CONCATENATE, n, 1,
		op->res[0].type, 0, op->loc);
	memcpy(t->arg, part, n * sizeof(*part));
	pop_attr_set_int(op->block->func->graph, t, POP_ATTR_DIM, dim);
	pop_op_insert_before(op, t);
	return &t->res[0];
}

/* x again and again is x spread over a dim of its own. */
static pop_value *
spread_copies(pop_op *op, int64_t along)
{
	pop_graph *g = op->block->func->graph;
	int64_t dims[POP_MAX_RANK];
	pop_value *x = op->arg[0];
	pop_shape wide = *x->type;

	wide.rank++;
	for (unsigned d = 0; d < x->type->rank; d++) {
		dims[d] = d + ((int64_t)d >= along);
		wide.dim[dims[d]] = x->type->dim[d];
	}
	wide.dim[along] = op->narg;
	x = broadcast_to(op, pop_graph_type(g, &wide), x, dims, x->type->rank);
	return reshape_to(op, x, op->res[0].type);
}

static pop_value *
concatenate(pop_op *op)
{
	const int64_t along = pop_attr_int(op, POP_ATTR_DIM, 0);
	pop_value *v;

	if (op->narg == 1)
		return op->arg[0];
	v = without_empty(op, along);
	if (v)
		return v;
	return is_of_copies(op) ? spread_copies(op, along) : flatten(op, along);
}

pop_value *
pop_simplify_view(pop_op *op)
{
	switch ((int)op->code) {
	case POP_OP_RESHAPE:
		return reshape(op);
	case POP_OP_BROADCAST_IN_DIM:
		return broadcast(op);
	case POP_OP_TRANSPOSE:
		return transpose(op);
	case POP_OP_SLICE:
		return slice(op);
	case POP_OP_PAD:
		return pad(op);
	case POP_OP_CONCATENATE:
		return concatenate(op);
	case POP_OP_REVERSE:
		return reverse(op);
	case POP_OP_DOT_GENERAL:
		return dot_general(op);
	case POP_OP_BITCAST_CONVERT:
		return pop_shape_eq(op->arg[0]->type, op->res[0].type)
			       ? op->arg[0]
			       : NULL;
	default:
		if (pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE)
			return elementwise(op);
		return NULL;
	}
}
