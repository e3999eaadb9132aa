/*
 * Reductions of what windows side by side have reduced, each element in one of
 * them, as XLA leaves long reductions on CPUs:
 *
 *   reduce(windows(x))  ->  reduce(x)
 *
 * The specification leaves the order open, and the windows would keep what x is
 * computed of from being fused with the reduction.
 */

#include "lib/pass/expand.h"

#include <string.h>

/* Whether each element of dim d is in exactly one window. */
static bool
is_tiled(const pop_op *w, unsigned d)
{
	const int64_t size = pop_attr_int_at(w, POP_ATTR_WINDOW, d, 1);
	const int64_t low = pop_attr_int_at(w, POP_ATTR_LOW, d, 0);
	const int64_t high = pop_attr_int_at(w, POP_ATTR_HIGH, d, 0);
	const int64_t n = w->arg[0]->type->dim[d];
	const int64_t count = w->res[0].type->dim[d];

	return pop_attr_int_at(w, POP_ATTR_WINDOW_STRIDES, d, 1) == size &&
	       pop_attr_int_at(w, POP_ATTR_LHS_DILATION, d, 1) == 1 &&
	       pop_attr_int_at(w, POP_ATTR_RHS_DILATION, d, 1) == 1 &&
	       low >= 0 && high >= 0 && n + low + high == count * size;
}

static bool
starts_alike(const pop_op *a, const pop_op *b)
{
	const pop_dense *x = pop_value_splat(a->arg[1]);
	const pop_dense *y = pop_value_splat(b->arg[1]);

	if (!x || !y)
		return pop_value_final(a->arg[1]) == pop_value_final(b->arg[1]);
	return memcmp(x->data, y->data,
		       pop_dtype_bytes((pop_dtype)x->type.dtype)) == 0;
}

static bool
is_plain(const pop_op *op)
{
	return pop_expand_starts_freely(op) &&
	       op->region[0]->arg[0]->type->dtype == op->res[0].type->dtype;
}

/* The windows that made x, which op reduces to what it would of their operand;
 * NULL: there are none. */
static const pop_op *
tiles_of(const pop_op *op, const pop_value *x)
{
	const pop_op *w = x->def;
	const uint32_t over = pop_attr_bits(op, POP_ATTR_DIMS);

	if (!w || w->code != POP_OP_REDUCE_WINDOW || !is_plain(w) ||
		!is_plain(op) || pop_op_monoid(w) != pop_op_monoid(op) ||
		!starts_alike(w, op))
		return NULL;
	for (unsigned d = 0; d < w->arg[0]->type->rank; d++)
		if (!pop_expand_is_kept(w, d) &&
			!(over >> d & 1 && is_tiled(w, d)))
			return NULL;
	return w;
}

pop_value *
pop_expand_untiled(const pop_op *reduce)
{
	pop_value *x = reduce->arg[0];
	const pop_op *w;

	while ((w = tiles_of(reduce, x)))
		x = pop_value_final(w->arg[0]);
	return x;
}
