/*
 * Windows that are the whole of each dim they go along, without padding, are
 * reductions: a global pooling.  But for those of floats in rows that windows
 * do not go along, for which their kernel is the faster one.
 */

#include "lib/pass/expand.h"

static bool
is_unpadded(const pop_op *op, unsigned d)
{
	return pop_attr_int_at(op, POP_ATTR_LOW, d, 0) == 0 &&
	       pop_attr_int_at(op, POP_ATTR_HIGH, d, 0) == 0;
}

bool
pop_expand_is_kept(const pop_op *op, unsigned d)
{
	return pop_attr_int_at(op, POP_ATTR_WINDOW, d, 1) == 1 &&
	       pop_attr_int_at(op, POP_ATTR_LHS_DILATION, d, 1) == 1 &&
	       is_unpadded(op, d) &&
	       op->arg[0]->type->dim[d] == op->res[0].type->dim[d];
}

static bool
is_whole(const pop_op *op, unsigned d)
{
	return pop_attr_int_at(op, POP_ATTR_WINDOW, d, 1) ==
		       op->arg[0]->type->dim[d] &&
	       pop_attr_int_at(op, POP_ATTR_LHS_DILATION, d, 1) == 1 &&
	       pop_attr_int_at(op, POP_ATTR_RHS_DILATION, d, 1) == 1 &&
	       is_unpadded(op, d) && op->res[0].type->dim[d] == 1;
}

static bool
has_kernel(const pop_op *op)
{
	const pop_dtype t = (pop_dtype)op->res[0].type->dtype;
	int64_t row = 1;

	for (unsigned d = op->arg[0]->type->rank;
		d-- > 0 && pop_expand_is_kept(op, d);)
		row *= op->arg[0]->type->dim[d];
	return op->nres == 1 && pop_op_monoid(op) != POP_OP_NONE &&
	       pop_dtype_is_float(t) && pop_dtype_bytes(t) <= 4 &&
	       row >= POP_EXPAND_ROW;
}

bool
pop_expand_whole_concerns(const pop_op *op)
{
	bool any = false;

	if (has_kernel(op))
		return false;
	for (unsigned d = 0; d < op->arg[0]->type->rank; d++) {
		if (pop_expand_is_kept(op, d))
			continue;
		if (!is_whole(op, d))
			return false;
		any = true;
	}
	return any;
}

/* Of result i without those dims; they go to dims[], *n of them. */
static pop_shape
reduced_type(const pop_op *op, uint32_t i, int64_t *dims, uint32_t *n)
{
	pop_shape type = {.dtype = op->res[i].type->dtype};

	*n = 0;
	for (unsigned d = 0; d < op->arg[0]->type->rank; d++) {
		if (pop_expand_is_kept(op, d))
			type.dim[type.rank++] = op->res[i].type->dim[d];
		else
			dims[(*n)++] = d;
	}
	return type;
}

void
pop_expand_whole(const pop_site *s, pop_op *op, pop_value **out)
{
	pop_shape *type = POP_NEWN(s->g->arena, pop_shape, op->nres);
	int64_t dims[POP_MAX_RANK];
	pop_op *reduce;
	uint32_t n = 0;

	for (uint32_t i = 0; i < op->nres; i++)
		type[i] = reduced_type(op, i, dims, &n);
	reduce = pop_site_op(s, POP_OP_REDUCE, op->narg, op->nres, type, 1);
	for (uint32_t i = 0; i < op->narg; i++)
		reduce->arg[i] = op->arg[i];
	pop_attr_set_ints(s->g, reduce, POP_ATTR_DIMS, dims, n);
	pop_expand_take_body(s, reduce, op->region[0]);
	for (uint32_t i = 0; i < op->nres; i++)
		out[i] = &reduce->res[i];
	if (op->nres == 1)
		out[0] = pop_expand_made(s, reduce);
	for (uint32_t i = 0; i < op->nres; i++)
		out[i] = pop_site_reshape(s, op->res[i].type, out[i]);
}
