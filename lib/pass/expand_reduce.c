/*
 * Long sums of floats, in two steps.
 *
 * Rounding errors of a sum grow with the number of elements behind each
 * partial sum; sums of sums keep them small, and rows of the first step run in
 * parallel.  The specification leaves the order open.
 */

#include "lib/pass/expand.h"

#include <string.h>

/* Elements behind one result above which a sum is split. */
enum { LONG = 1 << 16 };

/* The last dim summed over that has more than one element, and how many
 * elements there are behind one result. */
static int
last_dim(const pop_op *op, int64_t *count, unsigned *ndim)
{
	uint32_t n;
	const int64_t *dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);
	int last = -1;

	*count = 1;
	*ndim = 0;
	for (uint32_t i = 0; i < n; i++) {
		int64_t size = op->arg[0]->type.dim[dims[i]];

		*count *= size;
		if (size < 2)
			continue;
		(*ndim)++;
		if (dims[i] > last)
			last = (int)dims[i];
	}
	return last;
}

/* The divisor of n nearest below its root, or 1 if there is none worth it. */
static int64_t
divisor(int64_t n)
{
	int64_t d = 2, best = 1;

	for (; d <= n / d && d <= LONG; d++)
		if (n % d == 0)
			best = d;
	return best < 8 ? 1 : best;
}

/* What pop_site_sum() begins with. */
static bool
is_zero(const pop_dense *d)
{
	static const unsigned char zero[8];

	return d && !memcmp(d->data, zero,
			    pop_dtype_bytes((pop_dtype)d->type.dtype));
}

bool
pop_expand_reduce_concerns(const pop_op *op)
{
	int dtype = op->res[0].type.dtype;
	int64_t count;
	unsigned ndim;
	int last;

	/* Narrower types are summed in f32 and rounded once. */
	if (op->nres != 1 || (dtype != POP_DT_F32 && dtype != POP_DT_F64) ||
		pop_op_monoid(op) != POP_OP_ADD ||
		op->region[0]->arg[0]->type.dtype != dtype ||
		op->arg[0]->type.dtype != dtype ||
		!is_zero(pop_value_splat(op->arg[1])))
		return false;
	last = last_dim(op, &count, &ndim);
	return count > LONG && last >= 0 &&
	       (ndim > 1 || divisor(op->arg[0]->type.dim[last]) > 1);
}

/* A dim of n elements becomes two, of which the second is summed first. */
static pop_value *
fold_dim(const pop_site *s, pop_value *x, int dim)
{
	pop_shape t = x->type;
	int64_t d = divisor(t.dim[dim]);

	for (int i = t.rank; i > dim + 1; i--)
		t.dim[i] = t.dim[i - 1];
	t.rank++;
	t.dim[dim + 1] = t.dim[dim] / d;
	t.dim[dim] = d;
	return pop_site_reshape(s, &t, x);
}

void
pop_expand_reduce(const pop_site *s, pop_op *op, pop_value **out)
{
	uint32_t n, rest = 0, bit;
	const int64_t *dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);
	pop_value *x = op->arg[0];
	int64_t count;
	unsigned ndim;
	int last = last_dim(op, &count, &ndim);

	for (uint32_t i = 0; i < n; i++)
		rest |= UINT32_C(1) << dims[i];
	if (ndim == 1 && x->type.rank < POP_MAX_RANK) {
		uint32_t low = rest & ((UINT32_C(2) << last) - 1);

		x = fold_dim(s, x, last);
		rest = low | (rest & ~low) << 1;
		last++;
		bit = UINT32_C(1) << last;
	} else {
		bit = UINT32_C(1) << last;
		rest &= ~bit;
	}
	x = pop_site_sum(s, x, bit);
	/* Dims behind the one that is gone move up. */
	rest = (rest & (bit - 1)) | (rest & ~(bit - 1)) >> 1;
	out[0] = pop_site_sum(s, x, rest);
}
