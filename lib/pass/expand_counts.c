/*
 * Windows over equal elements, whose sums say how many of them each window
 * holds: the divisors of averages that do not count padding.  How many there
 * are along one dim does not depend on the others, so that the sums are
 * products of vectors of numbers, which are known.
 */

#include "lib/num/convert.h"
#include "lib/pass/expand.h"

#include <math.h>

enum { MOST_STEPS = 1 << 20 }; /* places of all windows along a dim */

/* A window along dim d of op. */
typedef struct window {
	int64_t size, stride, low, base, dilation;
	int64_t in, out; /* elements */
} window;

static window
window_of(const pop_op *op, unsigned d)
{
	return (window){
		.size = pop_attr_int_at(op, POP_ATTR_WINDOW, d, 1),
		.stride = pop_attr_int_at(op, POP_ATTR_WINDOW_STRIDES, d, 1),
		.low = pop_attr_int_at(op, POP_ATTR_LOW, d, 0),
		.base = pop_attr_int_at(op, POP_ATTR_LHS_DILATION, d, 1),
		.dilation = pop_attr_int_at(op, POP_ATTR_RHS_DILATION, d, 1),
		.in = op->arg[0]->type->dim[d],
		.out = op->res[0].type->dim[d],
	};
}

/* Elements in the window at `at`; the op has been checked, so that its places
 * are no greater than what fits. */
static int64_t
count(const window *w, int64_t at)
{
	int64_t n = 0;

	for (int64_t k = 0; k < w->size; k++) {
		int64_t p = at * w->stride + k * w->dilation - w->low;

		n += p >= 0 && p % w->base == 0 && p / w->base < w->in;
	}
	return n;
}

/* Are the sums, and the products that replace them, exact?  Integers wrap both
 * ways; of 0, and of none that are negative, the sign would be another. */
static bool
is_exact(const pop_dense *x, double most)
{
	const pop_dtype d = (pop_dtype)x->type.dtype;
	double v;

	if (pop_dtype_is_int(d))
		return pop_dtype_info_of[d].bits >= 8;
	if (d != POP_DT_F64 && d != POP_DT_F32 && d != POP_DT_F16 &&
		d != POP_DT_BF16)
		return false;
	v = pop_load_f64(d, x->data);
	return v > 0 && v == rint(v) &&
	       v * most <= (d == POP_DT_F64          ? 0x1p53
				   : d == POP_DT_F32 ? 0x1p24
				   : d == POP_DT_F16 ? 0x1p11
						     : 0x1p8);
}

bool
pop_expand_counts_concerns(const pop_op *op)
{
	const pop_dense *x = pop_value_splat(op->arg[0]);
	double most = 1;

	if (op->nres != 1 || !x || pop_op_monoid(op) != POP_OP_ADD ||
		!pop_value_is_zero(op->arg[1]) ||
		op->arg[0]->type->dtype != op->res[0].type->dtype)
		return false;
	for (unsigned d = 0; d < op->res[0].type->rank; d++) {
		const window w = window_of(op, d);

		if (w.out == 0 || w.size > MOST_STEPS / w.out)
			return false;
		most *= (double)w.size;
	}
	return is_exact(x, most);
}

/* The numbers of elements along dim d, the same in all rows. */
static pop_value *
counts_along(const pop_site *s, const pop_op *op, unsigned d)
{
	const window w = window_of(op, d);
	const pop_dtype t = (pop_dtype)op->res[0].type->dtype;
	const size_t size = pop_dtype_bytes(t);
	const pop_shape line = {.dtype = (uint8_t)t, .rank = 1, .dim = {w.out}};
	unsigned char *data =
		pop_arena_alloc(s->g->arena, (size_t)w.out * size);
	bool equal = true;

	for (int64_t i = 0; i < w.out; i++) {
		const int64_t n = count(&w, i);

		if (pop_dtype_is_int(t))
			pop_store_int(t, data + (size_t)i * size, (uint64_t)n);
		else
			pop_store_f64(t, data + (size_t)i * size, (double)n);
		equal = equal && n == count(&w, 0);
	}
	if (equal)
		return pop_build_constant(
			op->block, s->at, op->res[0].type, data, true);
	return pop_site_broadcast(s, op->res[0].type,
		pop_build_constant(op->block, s->at, &line, data, false),
		(const int64_t[]){d});
}

void
pop_expand_counts(const pop_site *s, pop_op *op, pop_value **out)
{
	const pop_dense *x = pop_value_splat(op->arg[0]);

	out[0] = pop_build_constant(
		op->block, s->at, op->res[0].type, x->data, true);
	for (unsigned d = 0; d < op->res[0].type->rank; d++)
		out[0] = pop_site_binary(
			s, POP_OP_MULTIPLY, out[0], counts_along(s, op, d));
}
