/*
 * Elementwise ops behind what interleaves parts are computed in the parts.
 *
 *   c = concatenate(x, y) ; z = f(reshape(c), ...)
 *   ->   z = reshape(concatenate(f(reshape(x), ...), f(reshape(y), ...)))
 *
 * A reshape that merges the dim of the concatenate leaves no piece of z that is
 * all x: fusion could not look through it, and c would be stored and read again
 * for f, which now is computed where x and y are.  Numbers of four bits that
 * are kept in pairs reach a product so: unpacked, converted, scaled.
 *
 * The other operands of f are few: scalars that are spread, or broadcasts of
 * what is the same for all parts.  Blocks are walked forwards, so that one op
 * after another moves; each is replaced by at most MAX_PARTS.
 */

#include "lib/pass/pass.h"

#include <string.h>

enum {
	MAX_PARTS = 4,
	FEW = 8, /* a broadcast repeats what it reads as often, or more */
};

/* The dims that a concatenate and what reads it have, both cut so finely that
 * they agree; dims of 1 are left out. */
typedef struct common {
	pop_shape shape;             /* dtype unused */
	unsigned from[POP_MAX_RANK]; /* the reader's dim that each is of */
	unsigned at;                 /* the one along which parts lie */
} common;

typedef struct interleaved {
	const pop_op *concat;
	uint32_t arg; /* of the reader */
	common dims;
} interleaved;

static pop_value *
behind_reshapes(pop_value *v)
{
	while (v->def && v->def->code == POP_OP_RESHAPE)
		v = v->def->arg[0];
	return v;
}

/* False if dim `at` of a is cut, or no dims are common to both. */
static bool
find_common(common *c, const pop_shape *a, unsigned at, const pop_shape *b)
{
	int64_t x = 1, y = 1;
	unsigned i = 0, j = 0;

	*c = (common){.at = POP_MAX_RANK};
	for (;;) {
		int64_t piece;

		while (x == 1 && i < a->rank)
			x = a->dim[i++];
		while (y == 1 && j < b->rank)
			y = b->dim[j++];
		if (x == 1 || y == 1)
			break;
		piece = x < y ? x : y;
		if (piece == 0 || x % piece || y % piece ||
			c->shape.rank == POP_MAX_RANK)
			return false;
		if (i == at + 1 && piece != a->dim[at])
			return false;
		if (i == at + 1)
			c->at = c->shape.rank;
		c->from[c->shape.rank] = j - 1;
		c->shape.dim[c->shape.rank++] = piece;
		x /= piece;
		y /= piece;
	}
	return x == y && c->at < POP_MAX_RANK;
}

/* Is the value a concatenate that only op reads, by a reshape that is more than
 * dims of 1? */
static bool
is_interleaved(interleaved *in, const pop_op *op, uint32_t arg)
{
	const pop_value *whole = behind_reshapes(op->arg[arg]);
	const pop_shape *type = op->arg[arg]->type;
	const pop_op *concat = whole->def;

	if (!concat || concat->code != POP_OP_CONCATENATE ||
		concat->block != op->block || concat->narg > MAX_PARTS ||
		pop_shape_same_but_units(type, whole->type))
		return false;
	for (const pop_value *v = op->arg[arg]; v != whole; v = v->def->arg[0])
		if (v->nuse != 1)
			return false;
	*in = (interleaved){.concat = concat, .arg = arg};
	return whole->nuse == 1 &&
	       find_common(&in->dims, whole->type,
		       (unsigned)pop_attr_int(concat, POP_ATTR_DIM, 0), type);
}

/* Does v repeat few elements, none of them along the dim of the parts? */
static bool
is_spread(const interleaved *in, const pop_value *v)
{
	const pop_op *op = v->def;
	uint32_t n;
	const int64_t *dims;

	if (pop_value_splat(v) || v->type->rank == 0)
		return true;
	if (!op || op->code != POP_OP_BROADCAST_IN_DIM ||
		FEW * pop_shape_elements(op->arg[0]->type) >
			pop_shape_elements(v->type))
		return false;
	dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);
	for (uint32_t i = 0; i < n; i++)
		if (dims[i] == (int64_t)in->dims.from[in->dims.at] ||
			(i > 0 && dims[i] <= dims[i - 1]) ||
			op->arg[0]->type->dim[i] == 1)
			return false;
	return true;
}

static bool
can_move(interleaved *in, const pop_op *op)
{
	bool found = false;

	if (!(pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE) ||
		op->nres != 1 || op->nregion ||
		pop_shape_elements(op->res[0].type) == 0)
		return false;
	for (uint32_t i = 0; i < op->narg && !found; i++)
		found = is_interleaved(in, op, i);
	for (uint32_t i = 0; i < op->narg && found; i++)
		found = i == in->arg || (op->arg[i] != op->arg[in->arg] &&
						is_spread(in, op->arg[i]));
	return found;
}

/* ---- Moving. */

/* For one use. */
static pop_value *
reshape_to(pop_op *at, pop_value *v, pop_shape type)
{
	type.dtype = v->type->dtype;
	v = behind_reshapes(v);
	if (pop_shape_eq(v->type, &type))
		return v;
	v = pop_build1(at->block, at, POP_OP_RESHAPE, &type, v);
	v->nuse = 1;
	return v;
}

/* The dims of one part, of which `n` elements lie along the dim of the parts;
 * one is no dim. */
static pop_shape
part_shape(const common *c, int64_t n)
{
	pop_shape s = {.rank = 0};

	for (unsigned i = 0; i < c->shape.rank; i++)
		if (i != c->at || n != 1)
			s.dim[s.rank++] = i == c->at ? n : c->shape.dim[i];
	return s;
}

/* What broadcast `b` is in a part: its dims are cut as the reader's are. */
static pop_value *
spread_in_part(pop_op *at, const common *c, const pop_op *b, pop_shape part)
{
	int64_t dims[POP_MAX_RANK];
	pop_shape cut = {.dtype = b->arg[0]->type->dtype};
	unsigned gone = part.rank < c->shape.rank ? c->at : c->shape.rank;
	uint32_t n;
	const int64_t *old = pop_attr_ints(b, POP_ATTR_DIMS, &n);
	pop_value *v;

	for (uint32_t k = 0; k < n; k++)
		for (unsigned i = 0; i < c->shape.rank; i++)
			if (c->from[i] == (unsigned)old[k]) {
				dims[cut.rank] = i - (i > gone);
				cut.dim[cut.rank++] = c->shape.dim[i];
			}
	part.dtype = cut.dtype;
	v = pop_build1(at->block, at, POP_OP_BROADCAST_IN_DIM, &part,
		reshape_to(at, b->arg[0], cut));
	pop_attr_set_ints(
		at->block->func->graph, v->def, POP_ATTR_DIMS, dims, cut.rank);
	return v;
}

static pop_value *
operand_in_part(pop_op *op, const common *c, pop_value *v, pop_shape part)
{
	const pop_dense *splat = pop_value_splat(v);

	part.dtype = v->type->dtype;
	if (v->type->rank == 0)
		return v;
	if (splat)
		return pop_build_constant(
			op->block, op, &part, splat->data, true);
	return spread_in_part(op, c, v->def, part);
}

/* op of part `i`, in the dims of the whole. */
static pop_value *
computed_part(pop_graph *g, pop_op *op, const interleaved *in, uint32_t i)
{
	pop_value *x = in->concat->arg[i];
	const common *c = &in->dims;
	int64_t n = x->type->dim[pop_attr_int(in->concat, POP_ATTR_DIM, 0)];
	pop_shape part = part_shape(c, n), whole = c->shape;
	pop_op *own = pop_op_clone(g, op);

	op->res[0].aux = NULL;
	for (uint32_t k = 0; k < op->narg; k++)
		own->arg[k] =
			k == in->arg ? reshape_to(op, x, part)
				     : operand_in_part(op, c, op->arg[k], part);
	part.dtype = op->res[0].type->dtype;
	own->res[0].type = pop_graph_type(g, &part);
	own->res[0].nuse = 1;
	pop_op_insert_before(op, own);
	whole.dim[c->at] = n;
	return reshape_to(op, &own->res[0], whole);
}

/* Takes out the reshapes that made v, and only v; what they read. */
static pop_value *
drop_reshapes(pop_value *v)
{
	while (v->def && v->nuse == 1 && v->def->code == POP_OP_RESHAPE) {
		pop_op_unlink(v->def);
		v = v->def->arg[0];
	}
	return v;
}

/* Takes out the concatenate behind v.  Its parts are read by what is computed
 * in them now, behind their reshapes. */
static void
drop(pop_value *v)
{
	pop_op *concat = drop_reshapes(v)->def;

	pop_op_unlink(concat);
	for (uint32_t i = 0; i < concat->narg; i++)
		drop_reshapes(concat->arg[i]);
}

static void
move(pop_graph *g, pop_op *op, const interleaved *in)
{
	pop_shape whole = in->dims.shape;
	pop_op *concat;
	pop_value *by;

	whole.dtype = op->res[0].type->dtype;
	concat = pop_op_new(
		g, POP_OP_CONCATENATE, in->concat->narg, 1, &whole, 0, op->loc);
	for (uint32_t i = 0; i < concat->narg; i++)
		concat->arg[i] = computed_part(g, op, in, i);
	pop_attr_set_int(g, concat, POP_ATTR_DIM, in->dims.at);
	concat->res[0].nuse = 1;
	pop_op_insert_before(op, concat);
	by = pop_build1(op->block, op, POP_OP_RESHAPE, op->res[0].type,
		&concat->res[0]);
	by->nuse = op->res[0].nuse;
	pop_value_replace(g, &op->res[0], by);
	pop_op_unlink(op);
	drop(op->arg[in->arg]);
}

static void
walk(pop_graph *g, pop_block *b)
{
	pop_op *next;

	for (pop_op *op = b->first; op; op = next) {
		interleaved in = {.arg = 0};

		next = op->next;
		for (uint32_t i = 0; i < op->narg; i++)
			op->arg[i] = pop_value_final(op->arg[i]);
		if (can_move(&in, op))
			move(g, op, &in);
		else
			for (uint32_t i = 0; i < pop_op_nested(op); i++)
				walk(g, op->region[i]);
	}
}

pop_status
pop_pass_parts(pop_graph *g, pop_err *err)
{
	(void)err;
	if (!pop_graph_may_have(g, POP_OP_CONCATENATE) ||
		!pop_graph_may_have(g, POP_OP_RESHAPE))
		return POP_OK;
	pop_graph_count_uses(g);
	for (uint32_t i = 0; i < g->nfunc; i++)
		walk(g, g->func[i]->body);
	pop_graph_resolve(g);
	return POP_OK;
}
