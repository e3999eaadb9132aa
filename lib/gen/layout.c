/*
 * Layout: which fresh values are stored by components.
 *
 * Points, colours, complex parts: values whose last dims are short (n x n x 3)
 * are often read one component at a time, and loops along a short dim cost
 * more than what they do.  Such a value is stored with its short dims
 * outermost, unless some user reads whole buffers in row-major order.
 */

#include "lib/gen/gen_int.h"

#include "lib/ir/prefetch.h"

enum {
	SHORT = 17, /* product of the last dims is below */
	LONG = 32,  /* that of the others is not */
};

/* The first of the short last dims; the rank if there are none. */
static unsigned
first_short(const pop_shape *t)
{
	int64_t inner = 1, outer = 1;
	unsigned d = t->rank;

	while (d > 0 && inner * t->dim[d - 1] < SHORT)
		inner *= t->dim[--d];
	for (unsigned i = 0; i < d; i++) {
		if (t->dim[i] == 0)
			return t->rank;
		outer = t->dim[i] < LONG && outer < LONG ? outer * t->dim[i]
							 : LONG;
	}
	return inner > 1 && outer >= LONG ? d : t->rank;
}

static bool
is_component(const pop_op *slice)
{
	const pop_shape *in = &slice->arg[0]->type, *out = &slice->res[0].type;

	for (unsigned d = first_short(in); d < in->rank; d++) {
		if (out->dim[d] != 1)
			return false;
	}
	return true;
}

/* Is there a long dim beside the short ones in the result? */
static bool
keeps_short(const pop_op *reduce)
{
	const pop_shape *in = &reduce->arg[0]->type;
	uint32_t n;
	const int64_t *dims = pop_attr_ints(reduce, POP_ATTR_DIMS, &n);
	unsigned first = first_short(in);
	int64_t inner = 1;

	for (uint32_t i = 0; i < n; i++) {
		if (dims[i] >= (int64_t)first)
			return false;
	}
	for (unsigned d = first; d < in->rank; d++)
		inner *= in->dim[d];
	return pop_shape_elements(&reduce->res[0].type) / inner >= LONG;
}

/* Is operand i the indices of a gather or scatter, their vectors last? */
static bool
is_index(const pop_op *op, uint32_t i)
{
	unsigned rank = op->arg[i]->type.rank;

	if (op->code == POP_OP_GATHER
			? i != 1
			: op->code != POP_OP_SCATTER || i != op->nres)
		return false;
	return rank &&
	       pop_attr_int(op, POP_ATTR_INDEX_VECTOR_DIM, 0) + 1 ==
		       (int64_t)rank &&
	       first_short(&op->arg[i]->type) + 1 == rank;
}

static void
see_use(const pop_op *op, uint32_t i)
{
	vinfo *v = pop_gen_info(op->arg[i]);

	if (is_index(op, i))
		v->by_component = true;
	else if (pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE)
		v->by_component =
			v->by_component ||
			(pop_shape_same_dims(
				 &op->arg[i]->type, &op->res[0].type) &&
				pop_gen_info(&op->res[0])->by_component);
	else if (op->code == POP_OP_SLICE && is_component(op))
		v->by_component = true;
	else if (op->code == POP_OP_REDUCE && i == 0 && op->nres == 1)
		v->by_component = v->by_component || keeps_short(op);
	else if (op->code != POP_OP_BROADCAST_IN_DIM)
		v->row_major = true;
}

void
pop_layout(const pop_block *b)
{
	/* Users first: what is done to a value's elements is done to it. */
	POP_FOR_EACH_OP_REV(op, b) {
		pop_op_prefetch(op, op->prev);
		for (uint32_t r = 0; r < pop_op_nested(op); r++)
			pop_layout(op->region[r]);
		for (uint32_t i = 0; i < op->narg; i++)
			see_use(op, i);
	}
}

/* Made by a loop, or of parts that are? */
static bool
is_loop(const pop_op *op)
{
	if (op->code == POP_OP_CONCATENATE)
		return pop_attr_int(op, POP_ATTR_DIM, 0) >=
		       first_short(&op->res[0].type);
	if (op->code != POP_OP_FUSION)
		return pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE;
	switch (pop_attr_int(op, POP_ATTR_FUSION_KIND, 0)) {
	case POP_FUSION_LOOP:
	case POP_FUSION_ROW:
		return true;
	default:
		return false;
	}
}

void
pop_layout_set(const pop_value *v, place *p)
{
	const vinfo *i = pop_gen_info(v);
	unsigned first = first_short(&v->type);
	int64_t inner = 1, outer = 1;

	if (i->row_major || !i->by_component || !v->def || !is_loop(v->def))
		return;
	for (unsigned d = first; d < p->rank; d++)
		inner *= p->extent[d];
	for (unsigned d = 0; d < first; d++) {
		p->stride[d] /= inner;
		outer *= p->extent[d];
	}
	for (unsigned d = first; d < p->rank; d++)
		p->stride[d] *= outer;
}
