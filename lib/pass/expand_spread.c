/*
 * Windows over spread elements: where padding puts as many zeros between any
 * two elements, and around all of them, as a window holds beside one, each sum
 * is of one element and zeros.  It is the element, repeated as often as the
 * window is long: the gradient of an average over windows that do not overlap.
 */

#include "lib/pass/expand.h"

/* Is dim d spread for a window of w?  One element is, whatever would be between
 * it and others. */
static bool
is_spread(const pop_op *pad, unsigned d, int64_t w)
{
	return pop_attr_int_at(pad, POP_ATTR_LOW, d, 0) == w - 1 &&
	       pop_attr_int_at(pad, POP_ATTR_HIGH, d, 0) == w - 1 &&
	       (pad->arg[0]->type->dim[d] == 1 ||
		       pop_attr_int_at(pad, POP_ATTR_INTERIOR, d, 0) == w - 1);
}

bool
pop_expand_is_dense(const pop_op *op, unsigned d)
{
	return pop_attr_int_at(op, POP_ATTR_WINDOW_STRIDES, d, 1) == 1 &&
	       pop_attr_int_at(op, POP_ATTR_LHS_DILATION, d, 1) == 1 &&
	       pop_attr_int_at(op, POP_ATTR_RHS_DILATION, d, 1) == 1;
}

bool
pop_expand_spread_concerns(const pop_op *op)
{
	const pop_op *pad = op->arg[0]->def;
	unsigned cut = 0;

	if (op->nres != 1 || !pad || pad->code != POP_OP_PAD ||
		pop_op_monoid(op) != POP_OP_ADD ||
		!pop_value_is_zero(op->arg[1]) ||
		!pop_value_is_zero(pad->arg[1]) ||
		op->arg[0]->type->dtype != op->res[0].type->dtype ||
		pop_dtype_is_complex((pop_dtype)op->res[0].type->dtype))
		return false;
	for (unsigned d = 0; d < op->res[0].type->rank; d++) {
		const int64_t w = pop_attr_int_at(op, POP_ATTR_WINDOW, d, 1);

		cut += w > 1;
		if (!is_spread(pad, d, w) || !pop_expand_is_dense(op, d) ||
			pop_attr_int_at(op, POP_ATTR_LOW, d, 0) != 0 ||
			pop_attr_int_at(op, POP_ATTR_HIGH, d, 0) != 0)
			return false;
	}
	return cut > 0 && op->res[0].type->rank + cut <= POP_MAX_RANK;
}

/* A sum with zeros is never -0. */
void
pop_expand_spread(const pop_site *s, pop_op *op, pop_value **out)
{
	const pop_op *pad = op->arg[0]->def;
	pop_value *x = pop_value_final(pad->arg[0]);
	pop_shape wide = *x->type;
	int64_t dims[POP_MAX_RANK];

	wide.rank = 0;
	for (unsigned d = 0; d < x->type->rank; d++) {
		const int64_t w = pop_attr_int_at(op, POP_ATTR_WINDOW, d, 1);

		dims[d] = wide.rank;
		wide.dim[wide.rank++] = x->type->dim[d];
		if (w > 1)
			wide.dim[wide.rank++] = w;
	}
	x = pop_site_binary(s, POP_OP_ADD, x, pop_site_number(s, x->type, 0));
	x = pop_site_broadcast(s, &wide, x, dims);
	out[0] = pop_site_reshape(s, op->res[0].type, x);
}
