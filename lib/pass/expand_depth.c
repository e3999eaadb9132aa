/*
 * Deep products of f32 with small results: the depth is cut in blocks, which
 * become a batch dim, and what they give is added up.
 *
 *   y = dot(x, w)  ->  y = reduce(dot(blocks of x, blocks of w)) [+ the rest]
 *
 * A product sums in order of the depth, so its error grows with that; sums of
 * blocks have that of a block.  And there is work for many threads.
 */

#include "lib/pass/expand.h"

#include <string.h>

enum {
	DEEP = 4096, /* at least */
	BLOCK = 512,
	BLOCK_LEAST = 256, /* one that divides the depth, from here ... */
	BLOCK_MOST = 1024, /* ... to there, is preferred */
	RESULT = 1 << 16,  /* elements at most, ... */
	PARTS = 1 << 20,   /* ... of all blocks, too */
	FEW = 8,           /* rows whose sums many lanes share in any case */
};

/* Dims of one operand, left or right. */
typedef struct contraction {
	pop_attr_key batch, contract;
	uint32_t nbatch;
	int64_t dim; /* that is contracted */
	bool last;
} contraction;

static bool
find_side(const pop_op *op, unsigned k, contraction *s)
{
	const pop_value *x = op->arg[k];
	const int64_t *dims;
	uint32_t n;

	s->batch = k ? POP_ATTR_RHS_BATCH : POP_ATTR_LHS_BATCH;
	s->contract = k ? POP_ATTR_RHS_CONTRACT : POP_ATTR_LHS_CONTRACT;
	dims = pop_attr_ints(op, s->contract, &n);
	if (n != 1 || x->type->dtype != POP_DT_F32 ||
		x->type->rank == POP_MAX_RANK)
		return false;
	s->dim = dims[0];
	s->last = s->dim == x->type->rank - 1;
	pop_attr_ints(op, s->batch, &s->nbatch);
	return true;
}

static int64_t
block_of(int64_t depth)
{
	for (int64_t b = BLOCK; b <= BLOCK_MOST; b++)
		if (depth % b == 0)
			return b;
	for (int64_t b = BLOCK; b >= BLOCK_LEAST; b--)
		if (depth % b == 0)
			return b;
	return BLOCK;
}

bool
pop_expand_depth_concerns(const pop_op *op)
{
	const pop_shape *r = op->res[0].type;
	pop_extents e;
	contraction s[2];

	if (r->dtype != POP_DT_F32 || r->rank == POP_MAX_RANK ||
		!find_side(op, 0, &s[0]) || !find_side(op, 1, &s[1]))
		return false;
	e = pop_extents_of(op);
	if (e.contract < DEEP || e.lhs < 2 || e.rhs < 2)
		return false;
	/* Rows that lie in the direction of the depth, and few. */
	if (s[0].last && s[1].last && (e.lhs <= FEW || e.rhs <= FEW))
		return false;
	return pop_shape_elements(r) <= RESULT &&
	       e.contract / block_of(e.contract) <=
		       PARTS / pop_shape_elements(r);
}

/* x from `from` to `to` of dim d. */
static pop_value *
cut(const pop_site *s, pop_value *x, int64_t d, int64_t from, int64_t to)
{
	int64_t start[POP_MAX_RANK] = {0}, limit[POP_MAX_RANK];

	if (from == 0 && to == x->type->dim[d])
		return x;
	for (unsigned i = 0; i < x->type->rank; i++)
		limit[i] = x->type->dim[i];
	start[d] = from;
	limit[d] = to;
	return pop_site_slice(s, x, start, limit);
}

/* Dim d becomes two, of which the second has `block` elements. */
static pop_value *
in_blocks(const pop_site *s, pop_value *x, int64_t d, int64_t block)
{
	pop_shape type = *x->type;

	memmove(type.dim + d + 1, type.dim + d,
		(size_t)(type.rank - d) * sizeof(type.dim[0]));
	type.rank++;
	type.dim[d] /= block;
	type.dim[d + 1] = block;
	return pop_site_reshape(s, &type, x);
}

static pop_op *
dot_of(const pop_site *s, pop_op *op, pop_value *x, pop_value *y,
	const pop_shape *type)
{
	pop_op *dot = pop_site_op(s, op->code, 2, 1, type, 0);

	dot->arg[0] = x;
	dot->arg[1] = y;
	pop_attrs_copy_from(s->g, dot, op);
	return dot;
}

/* The last batch dim is dim d of what has blocks. */
static void
set_dims(pop_graph *g, pop_op *dot, const contraction *s)
{
	uint32_t n;
	const int64_t *old = pop_attr_ints(dot, s->batch, &n);
	int64_t batch[POP_MAX_RANK], contract = s->dim + 1;

	for (uint32_t i = 0; i < n; i++)
		batch[i] = old[i] + (old[i] > s->dim);
	batch[n] = s->dim;
	pop_attr_set_ints(g, dot, s->batch, batch, n + 1);
	pop_attr_set_ints(g, dot, s->contract, &contract, 1);
}

void
pop_expand_depth(const pop_site *s, pop_op *op, pop_value **out)
{
	const int64_t depth = pop_extents_of(op).contract;
	const int64_t block = block_of(depth), all = depth / block * block;
	pop_shape type = *op->res[0].type;
	pop_value *part[2], *rest[2];
	pop_op *dot;
	contraction side[2];

	for (unsigned k = 0; k < 2; k++) {
		find_side(op, k, &side[k]);
		rest[k] = op->arg[k];
		part[k] = in_blocks(s, cut(s, op->arg[k], side[k].dim, 0, all),
			side[k].dim, block);
	}
	memmove(type.dim + side[0].nbatch + 1, type.dim + side[0].nbatch,
		(size_t)(type.rank - side[0].nbatch) * sizeof(type.dim[0]));
	type.rank++;
	type.dim[side[0].nbatch] = depth / block;
	dot = dot_of(s, op, part[0], part[1], &type);
	set_dims(s->g, dot, &side[0]);
	set_dims(s->g, dot, &side[1]);
	out[0] = pop_site_sum(s, &dot->res[0], 1u << side[0].nbatch);
	if (all == depth)
		return;
	for (unsigned k = 0; k < 2; k++)
		rest[k] = cut(s, rest[k], side[k].dim, all, depth);
	dot = dot_of(s, op, rest[0], rest[1], op->res[0].type);
	out[0] = pop_site_binary(s, POP_OP_ADD, out[0], &dot->res[0]);
}
