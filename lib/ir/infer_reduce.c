/* Checks of reductions, windows and order. */

#include "lib/ir/ir_int.h"

/* All n results have the same dims: what one knows of them all know. */
static void
merge_all(const pop_check *c, uint32_t n)
{
	for (uint32_t i = 1; i < n; i++)
		pop_shape_merge(&c->out[0], &c->out[i]);
	for (uint32_t i = 1; i < n; i++)
		pop_shape_merge(&c->out[i], &c->out[0]);
}

/*
 * Body of reduce and reduce_window over n inputs: (E..., E...) -> E... of
 * scalars, to which inputs and initial values promote.  Sets out[i] to the
 * input's dims with element type E.
 */
pop_status
pop_want_combiner(const pop_check *c, const pop_op *ret, uint32_t i, uint32_t n,
	const pop_shape **e)
{
	pop_value *const *arg = c->op->region[0]->arg;
	pop_dtype d;

	*e = ret->arg[i]->type;
	d = (pop_dtype)(*e)->dtype;
	POP_TRY(pop_want_scalar(c, "returned value", (int)i, *e, d));
	POP_TRY(pop_want_type(c, "region argument", (int)i, arg[i]->type, *e));
	POP_TRY(pop_want_type(
		c, "region argument", (int)(n + i), arg[n + i]->type, *e));
	return pop_want_promotable(c, "operand", (int)i,
		(pop_dtype)pop_arg_type(c->op, i)->dtype, d);
}

static pop_status
check_reducer(const pop_check *c, uint32_t n)
{
	const pop_op *op = c->op, *ret;

	POP_TRY(pop_want_int(
		c, "number of operands", -1, op->narg, 2 * (int64_t)n));
	POP_TRY(pop_want_int(c, "number of results", -1, op->nres, n));
	POP_TRY(pop_want_region(c, 0, 2 * n, n, &ret));
	for (uint32_t i = 0; i < n; i++) {
		const pop_shape *x = pop_arg_type(op, i);
		const pop_shape *init = pop_arg_type(op, n + i);
		const pop_shape *e;

		POP_TRY(pop_want_dims(
			c, "operand", (int)i, x, pop_arg_type(op, 0)));
		POP_TRY(pop_want_scalar(
			c, "operand", (int)(n + i), init, init->dtype));
		POP_TRY(pop_want_combiner(c, ret, i, n, &e));
		POP_TRY(pop_want_promotable(
			c, "operand", (int)(n + i), init->dtype, e->dtype));
		c->out[i] = *x;
		c->out[i].dtype = e->dtype;
	}
	merge_all(c, n);
	return POP_OK;
}

pop_status
pop_check_reduce(const pop_check *c)
{
	const pop_shape *x = pop_arg_type(c->op, 0);
	uint32_t n = c->op->narg / 2, seen = 0, ndim;
	const int64_t *dims;

	POP_TRY(check_reducer(c, n));
	POP_TRY(pop_want_attr(c, POP_ATTR_DIMS));
	POP_TRY(pop_want_dims_of(
		c, POP_ATTR_DIMS, x->rank, &seen, &dims, &ndim));
	for (uint32_t k = 0; k < n; k++) {
		pop_shape s = {.dtype = c->out[k].dtype};

		for (unsigned i = 0; i < x->rank; i++)
			if (!(seen >> i & 1))
				s.dim[s.rank++] = c->out[k].dim[i];
		c->out[k] = s;
	}
	return POP_OK;
}

static int64_t
entry(const int64_t *v, unsigned i, int64_t missing)
{
	return v ? v[i] : missing;
}

/* Dims of x under op's window attributes, into y->dim. */
static pop_status
check_window(const pop_check *c, const pop_shape *x, pop_shape *y)
{
	pop_windows w;
	unsigned n = x->rank;

	POP_TRY(pop_want_list(c, POP_ATTR_WINDOW, n, &w.size));
	POP_TRY(pop_want_optional(c, POP_ATTR_WINDOW_STRIDES, n, &w.stride));
	POP_TRY(pop_want_optional(c, POP_ATTR_LOW, n, &w.low));
	POP_TRY(pop_want_optional(c, POP_ATTR_HIGH, n, &w.high));
	POP_TRY(pop_want_optional(
		c, POP_ATTR_LHS_DILATION, n, &w.base_dilation));
	POP_TRY(pop_want_optional(c, POP_ATTR_RHS_DILATION, n, &w.dilation));
	return pop_check_windows(c, &w, x, y);
}

pop_status
pop_check_windows(const pop_check *c, const pop_windows *in, const pop_shape *x,
	pop_shape *y)
{
	const int64_t *size = in->size, *stride = in->stride;
	const int64_t *base = in->base_dilation, *dil = in->dilation;
	unsigned n = x->rank;

	POP_TRY(pop_want_each(c, POP_ATTR_WINDOW, size, n, 1, INT64_MAX));
	POP_TRY(pop_want_each(
		c, POP_ATTR_WINDOW_STRIDES, stride, n, 1, INT64_MAX));
	POP_TRY(pop_want_each(c, POP_ATTR_LHS_DILATION, base, n, 1, INT64_MAX));
	POP_TRY(pop_want_each(c, POP_ATTR_RHS_DILATION, dil, n, 1, INT64_MAX));
	for (unsigned i = 0; i < n; i++) {
		const pop_window w = {
			.size = size[i],
			.stride = entry(stride, i, 1),
			.low = entry(in->low, i, 0),
			.high = entry(in->high, i, 0),
			.base_dilation = entry(base, i, 1),
			.dilation = entry(dil, i, 1),
		};

		POP_TRY(pop_want_places(c, (int)i, &w, x->dim[i], &y->dim[i]));
	}
	return POP_OK;
}

pop_status
pop_check_reduce_window(const pop_check *c)
{
	uint32_t n = c->op->narg / 2;
	pop_shape x;

	POP_TRY(check_reducer(c, n));
	x = c->out[0];
	POP_TRY(check_window(c, &x, &c->out[0]));
	for (uint32_t i = 1; i < n; i++)
		for (unsigned k = 0; k < c->out[0].rank; k++)
			c->out[i].dim[k] = c->out[0].dim[k];
	return POP_OK;
}

pop_status
pop_check_select_and_scatter(const pop_check *c)
{
	const pop_op *op = c->op, *ret;
	const pop_shape *x = pop_arg_type(op, 0), *e;
	const pop_shape *source = pop_arg_type(op, 1);
	pop_shape want = *x;

	POP_TRY(pop_want_class(c, "operand", 0, x->dtype, POP_IN_ANY));
	POP_TRY(check_window(c, x, &want));
	POP_TRY(pop_want_type(c, "operand", 1, source, &want));
	POP_TRY(pop_want_scalar(
		c, "operand", 2, pop_arg_type(op, 2), x->dtype));
	POP_TRY(pop_want_region(c, 0, 2, 1, &ret));
	POP_TRY(pop_want_scalar(c, "value returned by region", 0,
		ret->arg[0]->type, POP_DT_I1));
	for (int i = 0; i < 2; i++)
		POP_TRY(pop_want_scalar(c, "region argument", i,
			op->region[0]->arg[i]->type, x->dtype));
	POP_TRY(pop_want_region(c, 1, 2, 1, &ret));
	e = ret->arg[0]->type;
	POP_TRY(pop_want_scalar(c, "value returned by region", 1, e, e->dtype));
	POP_TRY(pop_want_promotable(c, "operand", 0, x->dtype, e->dtype));
	for (int i = 0; i < 2; i++)
		POP_TRY(pop_want_type(c, "region argument", i,
			op->region[1]->arg[i]->type, e));
	*c->out = *x;
	c->out->dtype = e->dtype;
	return POP_OK;
}

/* The results hold a part of the order only, if it says which. */
static pop_status
check_sorted_part(const pop_check *c)
{
	const int64_t d = pop_attr_int(c->op, POP_ATTR_DIM, 0);
	const int64_t *start, *limit;

	POP_TRY(pop_want_optional(c, POP_ATTR_START, 1, &start));
	POP_TRY(pop_want_optional(c, POP_ATTR_LIMIT, 1, &limit));
	if (!start && !limit)
		return POP_OK;
	POP_TRY(pop_want_attr(c, POP_ATTR_START));
	POP_TRY(pop_want_attr(c, POP_ATTR_LIMIT));
	POP_TRY(pop_want_part(c, "limit", -1, *limit, c->out[0].dim[d]));
	POP_TRY(pop_want_part(c, "start", -1, *start, *limit));
	for (uint32_t i = 0; i < c->op->nres; i++)
		c->out[i].dim[d] = *limit - *start;
	return POP_OK;
}

pop_status
pop_check_sort(const pop_check *c)
{
	const pop_op *op = c->op, *ret;
	uint32_t n = op->narg;

	POP_TRY(pop_want_int(c, "number of results", -1, op->nres, n));
	POP_TRY(pop_want_region(c, 0, 2 * n, 1, &ret));
	POP_TRY(pop_want_scalar(
		c, "returned value", 0, ret->arg[0]->type, POP_DT_I1));
	for (uint32_t i = 0; i < n; i++) {
		const pop_shape *x = pop_arg_type(op, i);

		POP_TRY(pop_want_dims(
			c, "operand", (int)i, x, pop_arg_type(op, 0)));
		for (uint32_t k = 2 * i; k < 2 * i + 2; k++)
			POP_TRY(pop_want_scalar(c, "region argument", (int)k,
				op->region[0]->arg[k]->type, x->dtype));
		c->out[i] = *x;
	}
	merge_all(c, n);
	POP_TRY(pop_want_attr(c, POP_ATTR_DIM));
	POP_TRY(pop_want_range(c, "dim", -1, pop_attr_int(op, POP_ATTR_DIM, 0),
		0, (int64_t)pop_arg_type(op, 0)->rank - 1));
	POP_TRY(check_sorted_part(c));
	return pop_want_flag(c, POP_ATTR_IS_STABLE);
}

pop_status
pop_check_top_k(const pop_check *c)
{
	const pop_shape *x = pop_arg_type(c->op, 0);
	int64_t k = pop_attr_int(c->op, POP_ATTR_K, 0);

	POP_TRY(pop_want_int(c, "number of results", -1, c->op->nres, 2));
	POP_TRY(pop_want_class(
		c, "operand", 0, x->dtype, POP_IN_ANY & ~POP_IN_COMPLEX));
	POP_TRY(pop_want_range(
		c, "rank of operand", 0, x->rank, 1, POP_MAX_RANK));
	POP_TRY(pop_want_attr(c, POP_ATTR_K));
	POP_TRY(pop_want_part(c, "k", -1, k, x->dim[x->rank - 1]));
	c->out[0] = *x;
	c->out[0].dim[x->rank - 1] = k;
	c->out[1] = c->out[0];
	c->out[1].dtype = POP_DT_I32;
	return POP_OK;
}
