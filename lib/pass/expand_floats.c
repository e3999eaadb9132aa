/*
 * Products of integers, or of truth values, that are floats: of bytes the sums
 * are integers first, where these hold them; others are floats before they are
 * multiplied.  And those of two types of integers, which are converted to the
 * result's before: what wraps is the same.
 */

#include "lib/pass/expand.h"

/* Sums of so many products of two bytes are i32. */
enum { DEPTH_OF_BYTES = 1 << 15 };

/* What is added up for one element of the result, at most. */
static int64_t
depth_of(const pop_op *op)
{
	const pop_shape *w = op->arg[1]->type;

	return op->code == POP_OP_DOT_GENERAL ? pop_extents_of(op).contract
					      : pop_shape_elements(w);
}

static bool
is_float(const pop_value *v)
{
	return pop_dtype_is_float((pop_dtype)v->type->dtype);
}

bool
pop_expand_floats_concerns(const pop_op *op)
{
	const pop_dtype x = (pop_dtype)op->arg[0]->type->dtype;
	const pop_dtype y = (pop_dtype)op->arg[1]->type->dtype;

	if (is_float(op->arg[0]) || is_float(op->arg[1]))
		return false;
	return is_float(&op->res[0]) ||
	       (x != y && pop_dtype_is_int(x) && pop_dtype_is_int(y));
}

/* The product of what the operands are as elements of type `from`. */
static pop_value *
product(const pop_site *s, const pop_op *op, pop_dtype from, pop_dtype to)
{
	pop_value *x = pop_site_convert(s, op->arg[0], from);
	pop_value *y = pop_site_convert(s, op->arg[1], from);

	return pop_expand_product(s, op, x, y, to);
}

void
pop_expand_floats(const pop_site *s, pop_op *op, pop_value **out)
{
	const pop_dtype to = (pop_dtype)op->res[0].type->dtype;
	const pop_dtype d = (pop_dtype)op->arg[0]->type->dtype;
	const pop_dtype rhs = (pop_dtype)op->arg[1]->type->dtype;
	pop_value *y;

	if (pop_dtype_is_int(to))
		y = product(s, op, to, to);
	else if (d == POP_DT_I1)
		y = product(s, op, POP_DT_I8, POP_DT_I32);
	else if (pop_dtype_info_of[d].bits <= 8 && d == rhs &&
		 depth_of(op) <= DEPTH_OF_BYTES)
		y = product(s, op, d, POP_DT_I32);
	else if (to == POP_DT_F64)
		y = product(s, op, POP_DT_F64, POP_DT_F64);
	else
		y = product(s, op, POP_DT_F32, POP_DT_F32);
	out[0] = pop_site_convert(s, y, to);
}
