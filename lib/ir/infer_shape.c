/* Checks of ops that make, move or reinterpret elements without indices. */

#include <inttypes.h>

#include "lib/base/checked.h"
#include "lib/ir/ir_int.h"

/* The one byte of an i1 is 0 or 1. */
static pop_status
check_bools(const pop_check *c, const pop_dense *d)
{
	int64_t n = d->splat ? 1 : pop_shape_elements(&d->type);
	const unsigned char *p = d->data;

	for (int64_t i = 0; p && i < n; i++)
		if (p[i] > 1)
			return pop_op_fail(c->g, c->op, c->err,
				"value: got byte %u for i1, expected 0 or 1",
				p[i]);
	return POP_OK;
}

pop_status
pop_check_constant(const pop_check *c)
{
	const pop_dense *d;

	POP_TRY(pop_want_attr(c, POP_ATTR_VALUE));
	d = pop_attr_dense(c->op);
	*c->out = d->type;
	POP_TRY(pop_want_valid(c, "value", -1, &d->type));
	POP_TRY(pop_want_static(c, "value", -1, &d->type));
	POP_TRY(pop_want_static(c, "result", 0, c->op->res[0].type));
	POP_TRY(pop_want_class(c, "value", -1, d->type.dtype, POP_IN_ANY));
	if (!d->data && pop_shape_elements(&d->type))
		return pop_op_fail(c->g, c->op, c->err,
			"value: got no data, expected %" PRId64 " elements",
			pop_shape_elements(&d->type));
	if (d->type.dtype == POP_DT_I1)
		return check_bools(c, d);
	return POP_OK;
}

/* At most one dim is unknown, and that has a bound. */
static pop_status
want_bounded(const pop_check *c, const pop_shape *s)
{
	unsigned open = 0;

	for (unsigned i = 0; i < s->rank; i++)
		open += s->dim[i] < 0 ? pop_dim_bound(s->dim[i]) < 0 ? 2U : 1U
				      : 0U;
	return open < 2 ? POP_OK : pop_want_static(c, "result", 0, s);
}

pop_status
pop_check_iota(const pop_check *c)
{
	const pop_shape *y = c->op->res[0].type;

	*c->out = *y;
	POP_TRY(pop_want_class(c, "result", 0, y->dtype, POP_IN_NUMBER));
	POP_TRY(want_bounded(c, y));
	POP_TRY(pop_want_attr(c, POP_ATTR_DIM));
	return pop_want_range(c, "dim", -1,
		pop_attr_int(c->op, POP_ATTR_DIM, 0), 0, (int64_t)y->rank - 1);
}

pop_status
pop_check_broadcast(const pop_check *c)
{
	const pop_shape *x = pop_arg_type(c->op, 0);
	const pop_shape *y = c->op->res[0].type;
	const int64_t *dims;
	uint32_t seen = 0;

	*c->out = *y;
	c->out->dtype = x->dtype;
	POP_TRY(pop_want_valid(c, "result", 0, y));
	POP_TRY(want_bounded(c, y));
	POP_TRY(pop_want_list(c, POP_ATTR_DIMS, x->rank, &dims));
	POP_TRY(pop_want_dimset(
		c, POP_ATTR_DIMS, dims, x->rank, y->rank, &seen));
	for (unsigned i = 0; i < x->rank; i++)
		if (x->dim[i] != 1) {
			POP_TRY(pop_want_dim(c,
				"size of the result in dimension", (int)dims[i],
				y->dim[dims[i]], x->dim[i]));
			c->out->dim[dims[i]] =
				pop_dim_merge(y->dim[dims[i]], x->dim[i]);
		}
	return POP_OK;
}

pop_status
pop_want_elements(const pop_check *c, pop_shape *y, const pop_shape *x)
{
	int64_t *open = NULL, rest = 1, n;
	char text[POP_SHAPE_TEXT];

	if (!pop_shape_is_static(x))
		return POP_OK;
	n = pop_shape_elements(x);
	for (unsigned i = 0; i < y->rank; i++) {
		if (y->dim[i] >= 0)
			rest *= y->dim[i];
		else if (open)
			return POP_OK;
		else
			open = &y->dim[i];
	}
	if (!open)
		return pop_want_int(c, "elements of the result", -1, rest, n);
	if (rest ? n % rest : n)
		return pop_op_fail(c->g, c->op, c->err,
			"result: got %.200s, expected %" PRId64 " elements",
			pop_shape_print(text, y), n);
	if (rest)
		*open = n / rest;
	return POP_OK;
}

pop_status
pop_check_reshape(const pop_check *c)
{
	const pop_shape *x = pop_arg_type(c->op, 0);
	const pop_shape *y = c->op->res[0].type;

	*c->out = *y;
	c->out->dtype = x->dtype;
	POP_TRY(pop_want_valid(c, "result", 0, y));
	POP_TRY(want_bounded(c, y));
	return pop_want_elements(c, c->out, x);
}

pop_status
pop_check_transpose(const pop_check *c)
{
	const pop_shape *x = pop_arg_type(c->op, 0);
	const int64_t *dims;
	uint32_t seen = 0;

	POP_TRY(pop_want_list(c, POP_ATTR_DIMS, x->rank, &dims));
	POP_TRY(pop_want_dimset(
		c, POP_ATTR_DIMS, dims, x->rank, x->rank, &seen));
	*c->out = *x;
	for (unsigned i = 0; i < x->rank; i++)
		c->out->dim[i] = x->dim[dims[i]];
	return POP_OK;
}

pop_status
pop_check_reverse(const pop_check *c)
{
	const pop_shape *x = pop_arg_type(c->op, 0);
	const int64_t *dims;
	uint32_t seen = 0, n;

	*c->out = *x;
	POP_TRY(pop_want_attr(c, POP_ATTR_DIMS));
	return pop_want_dims_of(c, POP_ATTR_DIMS, x->rank, &seen, &dims, &n);
}

pop_status
pop_check_slice(const pop_check *c)
{
	const pop_shape *x = pop_arg_type(c->op, 0);
	const int64_t *start, *limit, *stride;

	POP_TRY(pop_want_list(c, POP_ATTR_START, x->rank, &start));
	POP_TRY(pop_want_list(c, POP_ATTR_LIMIT, x->rank, &limit));
	POP_TRY(pop_want_optional(c, POP_ATTR_STRIDE, x->rank, &stride));
	return pop_check_slice_of(c, start, limit, stride);
}

pop_status
pop_check_slice_of(const pop_check *c, const int64_t *start,
	const int64_t *limit, const int64_t *stride)
{
	const pop_shape *x = pop_arg_type(c->op, 0);

	POP_TRY(pop_want_each(
		c, POP_ATTR_STRIDE, stride, x->rank, 1, INT64_MAX));
	*c->out = *x;
	for (unsigned i = 0; i < x->rank; i++) {
		int64_t step = stride ? stride[i] : 1, n;

		POP_TRY(pop_want_part(c, "limit", (int)i, limit[i], x->dim[i]));
		POP_TRY(pop_want_range(
			c, "start", (int)i, start[i], 0, limit[i]));
		n = limit[i] - start[i];
		c->out->dim[i] = n / step + (n % step != 0);
	}
	return POP_OK;
}

pop_status
pop_check_concatenate(const pop_check *c)
{
	const pop_shape *x = pop_arg_type(c->op, 0);
	int64_t dim = pop_attr_int(c->op, POP_ATTR_DIM, 0);
	pop_shape like;

	POP_TRY(pop_want_attr(c, POP_ATTR_DIM));
	POP_TRY(pop_want_range(c, "dim", -1, dim, 0, (int64_t)x->rank - 1));
	*c->out = *x;
	for (uint32_t i = 1; i < c->op->narg; i++) {
		const pop_shape *y = pop_arg_type(c->op, i);

		like = *x;
		if (y->rank == x->rank)
			like.dim[dim] = y->dim[dim];
		POP_TRY(pop_want_type(c, "operand", (int)i, y, &like));
		like.dim[dim] = c->out->dim[dim];
		pop_shape_merge(c->out, y);
		c->out->dim[dim] = like.dim[dim];
		if (y->dim[dim] < 0 || c->out->dim[dim] < 0)
			c->out->dim[dim] = POP_DIM_DYNAMIC;
		else if (!pop_add_i64(c->out->dim[dim], y->dim[dim],
				 &c->out->dim[dim]))
			return pop_op_fail(c->g, c->op, c->err,
				"result: got a size beyond 63 bits, expected "
				"at most %" PRId64 " elements",
				POP_MAX_ELEMENTS);
	}
	return POP_OK;
}

/* low + d + (d - 1) * interior + high, or -1 when it does not fit. */
static int64_t
padded(int64_t d, int64_t low, int64_t high, int64_t interior)
{
	int64_t gaps = 0, n;

	if (d > 1 && !pop_mul_i64(d - 1, interior, &gaps))
		return -1;
	if (!pop_add_i64(d, gaps, &n) || !pop_add_i64(n, low, &n) ||
		!pop_add_i64(n, high, &n))
		return -1;
	return n;
}

pop_status
pop_check_pad(const pop_check *c)
{
	const pop_shape *x = pop_arg_type(c->op, 0);
	const int64_t *low, *high, *interior;

	POP_TRY(pop_want_list(c, POP_ATTR_LOW, x->rank, &low));
	POP_TRY(pop_want_list(c, POP_ATTR_HIGH, x->rank, &high));
	POP_TRY(pop_want_list(c, POP_ATTR_INTERIOR, x->rank, &interior));
	return pop_check_pad_of(c, low, high, interior);
}

pop_status
pop_check_pad_of(const pop_check *c, const int64_t *low, const int64_t *high,
	const int64_t *interior)
{
	const pop_shape *x = pop_arg_type(c->op, 0);

	POP_TRY(pop_want_scalar(
		c, "operand", 1, pop_arg_type(c->op, 1), x->dtype));
	POP_TRY(pop_want_each(
		c, POP_ATTR_INTERIOR, interior, x->rank, 0, INT64_MAX));
	*c->out = *x;
	for (unsigned i = 0; i < x->rank; i++) {
		int64_t n = padded(x->dim[i], low[i], high[i], interior[i]);

		if (x->dim[i] < 0) {
			c->out->dim[i] = POP_DIM_DYNAMIC;
			continue;
		}
		POP_TRY(pop_want_range(c, "padded size of dimension", (int)i, n,
			0, POP_MAX_ELEMENTS));
		c->out->dim[i] = n;
	}
	return POP_OK;
}

pop_status
pop_check_bitcast(const pop_check *c)
{
	const pop_shape *x = pop_arg_type(c->op, 0);
	uint8_t to = c->op->res[0].type->dtype;
	unsigned from_bits, to_bits;

	POP_TRY(pop_want_class(c, "operand", 0, x->dtype, POP_IN_ANY));
	POP_TRY(pop_want_class(c, "result", 0, to,
		pop_dtype_is_complex((pop_dtype)x->dtype)
			? POP_IN_COMPLEX
			: POP_IN_ANY & ~POP_IN_COMPLEX));
	from_bits = pop_dtype_info_of[x->dtype].bits;
	to_bits = pop_dtype_info_of[to].bits;
	if (from_bits % to_bits && to_bits % from_bits)
		return pop_op_fail(c->g, c->op, c->err,
			"result 0: got %u bits per element, expected a "
			"multiple or a divisor of %u",
			to_bits, from_bits);
	*c->out = *x;
	c->out->dtype = to;
	if (from_bits > to_bits)
		return pop_want_push(c, c->out, from_bits / to_bits);
	if (from_bits < to_bits) {
		POP_TRY(pop_want_range(
			c, "rank of operand", 0, x->rank, 1, POP_MAX_RANK));
		POP_TRY(pop_want_dim(c, "last dimension of operand", 0,
			x->dim[x->rank - 1], to_bits / from_bits));
		c->out->rank--;
		c->out->dim[c->out->rank] = 0;
	}
	return POP_OK;
}
