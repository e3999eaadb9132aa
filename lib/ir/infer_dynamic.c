/*
 * Checks of ops whose shape, window or slice is an operand.  What that operand
 * holds is known if it is a constant; the rules are then those of the op with
 * attributes.  Where it is not known, dims of the result are not either.
 */

#include <string.h>

#include "lib/ir/ir_int.h"

/* Operand i is a vector of n integers (-1: of some known length).  *v is what
 * it holds, in `room` of POP_MAX_RANK numbers, or NULL. */
static pop_status
vector(const pop_check *c, uint32_t i, int64_t n, int64_t *room,
	const int64_t **v)
{
	const pop_shape *s = pop_arg_type(c->op, i);

	*v = NULL;
	POP_TRY(pop_want_class(c, "operand", (int)i, s->dtype, POP_IN_INT));
	POP_TRY(pop_want_int(c, "rank of operand", (int)i, s->rank, 1));
	POP_TRY(pop_want_static(c, "operand", (int)i, s));
	if (n >= 0)
		POP_TRY(pop_want_int(
			c, "numbers in operand", (int)i, s->dim[0], n));
	if (s->dim[0] <= POP_MAX_RANK &&
		pop_value_integers(c->op->arg[i], (uint32_t)s->dim[0], room))
		*v = room;
	return POP_OK;
}

/* Result r has the dims that operand i holds. */
static pop_status
shape(const pop_check *c, uint32_t i, uint32_t r)
{
	const pop_shape *y = c->op->res[r].type;
	int64_t room[POP_MAX_RANK];
	const int64_t *v;

	POP_TRY(vector(c, i, y->rank, room, &v));
	c->out[r] = *y;
	for (unsigned k = 0; v && k < y->rank; k++) {
		POP_TRY(pop_want_range(c, "dimension of the shape", (int)k,
			v[k], 0, POP_MAX_ELEMENTS));
		POP_TRY(pop_want_dim(c, "size of the result in dimension",
			(int)k, y->dim[k], v[k]));
		c->out[r].dim[k] = v[k];
	}
	return POP_OK;
}

/* Hints name operand dims, none twice. */
static pop_status
hints(const pop_check *c, unsigned rank)
{
	uint32_t seen = 0, n;
	const int64_t *v;

	POP_TRY(pop_want_dims_of(c, POP_ATTR_EXPANDING, rank, &seen, &v, &n));
	return pop_want_dims_of(c, POP_ATTR_NONEXPANDING, rank, &seen, &v, &n);
}

pop_status
pop_check_dynamic_broadcast(const pop_check *c)
{
	const pop_shape *x = pop_arg_type(c->op, 0);
	const int64_t *dims;
	uint32_t seen = 0;

	POP_TRY(shape(c, 1, 0));
	c->out->dtype = x->dtype;
	POP_TRY(pop_want_list(c, POP_ATTR_DIMS, x->rank, &dims));
	POP_TRY(pop_want_dimset(
		c, POP_ATTR_DIMS, dims, x->rank, c->out->rank, &seen));
	POP_TRY(hints(c, x->rank));
	for (unsigned i = 0; i < x->rank; i++) {
		if (x->dim[i] == 1)
			continue;
		POP_TRY(pop_want_dim(c, "size of the result in dimension",
			(int)dims[i], c->out->dim[dims[i]], x->dim[i]));
		if (x->dim[i] >= 0)
			c->out->dim[dims[i]] = x->dim[i];
	}
	return POP_OK;
}

pop_status
pop_check_dynamic_reshape(const pop_check *c)
{
	const pop_shape *x = pop_arg_type(c->op, 0);

	POP_TRY(shape(c, 1, 0));
	c->out->dtype = x->dtype;
	POP_TRY(pop_want_valid(c, "result", 0, c->out));
	return pop_want_elements(c, c->out, x);
}

pop_status
pop_check_dynamic_iota(const pop_check *c)
{
	const pop_shape *y = c->op->res[0].type;

	POP_TRY(pop_want_class(c, "result", 0, y->dtype, POP_IN_NUMBER));
	POP_TRY(pop_want_attr(c, POP_ATTR_DIM));
	POP_TRY(pop_want_range(c, "dim", -1,
		pop_attr_int(c->op, POP_ATTR_DIM, 0), 0, (int64_t)y->rank - 1));
	return shape(c, 0, 0);
}

/* Operands from `first` on are three vectors of one type, as long as operand 0
 * has dims.  *known: all are constants. */
static pop_status
three(const pop_check *c, uint32_t first, int64_t room[3][POP_MAX_RANK],
	bool *known)
{
	const pop_shape *x = pop_arg_type(c->op, 0);
	const int64_t *v;

	*known = true;
	for (uint32_t i = 0; i < 3; i++) {
		POP_TRY(vector(c, first + i, x->rank, room[i], &v));
		POP_TRY(pop_want_type(c, "operand", (int)(first + i),
			pop_arg_type(c->op, first + i),
			pop_arg_type(c->op, first)));
		*known = *known && v;
	}
	return POP_OK;
}

/* The operand's element type and rank, dims unknown. */
static void
forget(const pop_check *c)
{
	*c->out = *pop_arg_type(c->op, 0);
	for (unsigned i = 0; i < c->out->rank; i++)
		c->out->dim[i] = POP_DIM_DYNAMIC;
}

pop_status
pop_check_dynamic_pad(const pop_check *c)
{
	int64_t v[3][POP_MAX_RANK];
	bool known;

	POP_TRY(three(c, 2, v, &known));
	if (known)
		return pop_check_pad_of(c, v[0], v[1], v[2]);
	POP_TRY(pop_want_scalar(c, "operand", 1, pop_arg_type(c->op, 1),
		pop_arg_type(c->op, 0)->dtype));
	forget(c);
	return POP_OK;
}

pop_status
pop_check_real_dynamic_slice(const pop_check *c)
{
	int64_t v[3][POP_MAX_RANK];
	bool known;

	POP_TRY(three(c, 1, v, &known));
	if (known)
		return pop_check_slice_of(c, v[0], v[1], v[2]);
	forget(c);
	return POP_OK;
}

pop_status
pop_check_dynamic_gather(const pop_check *c)
{
	int64_t room[POP_MAX_RANK];
	const int64_t *size;

	POP_TRY(vector(c, 2, pop_arg_type(c->op, 0)->rank, room, &size));
	return pop_check_gather_of(c, size);
}

/* Operand i is an n by 2 matrix of integers, low and high padding. */
static pop_status
padding(const pop_check *c, uint32_t i, unsigned n, int64_t low[POP_MAX_RANK],
	int64_t high[POP_MAX_RANK], bool *known)
{
	const pop_shape *s = pop_arg_type(c->op, i);
	const pop_shape want = {.dtype = s->dtype, .rank = 2, .dim = {n, 2}};
	int64_t v[2 * POP_MAX_RANK];

	POP_TRY(pop_want_class(c, "operand", (int)i, s->dtype, POP_IN_INT));
	POP_TRY(pop_want_type(c, "operand", (int)i, s, &want));
	*known = pop_value_integers(c->op->arg[i], 2 * n, v);
	for (unsigned k = 0; *known && k < n; k++) {
		low[k] = v[2 * k];
		high[k] = v[2 * k + 1];
	}
	return POP_OK;
}

pop_status
pop_check_dynamic_conv(const pop_check *c)
{
	unsigned rank = pop_arg_type(c->op, 0)->rank;
	int64_t low[POP_MAX_RANK], high[POP_MAX_RANK];
	bool known;

	POP_TRY(pop_want_range(c, "rank of operand", 0, rank, 2, POP_MAX_RANK));
	POP_TRY(padding(c, 2, rank - 2, low, high, &known));
	return pop_check_convolution_of(c, known, low, high);
}

static pop_status
dimension(const pop_check *c)
{
	POP_TRY(pop_want_attr(c, POP_ATTR_DIM));
	return pop_want_range(c, "dim", -1,
		pop_attr_int(c->op, POP_ATTR_DIM, 0), 0,
		(int64_t)pop_arg_type(c->op, 0)->rank - 1);
}

pop_status
pop_check_get_dimension_size(const pop_check *c)
{
	*c->out = (pop_shape){.dtype = POP_DT_I32};
	return dimension(c);
}

/* The dim keeps its size if that is what operand 1 says; else it is unknown
 * and the old size its bound. */
pop_status
pop_check_set_dimension_size(const pop_check *c)
{
	int64_t *dim, size;

	POP_TRY(pop_want_scalar(
		c, "operand", 1, pop_arg_type(c->op, 1), POP_DT_I32));
	POP_TRY(dimension(c));
	*c->out = *pop_arg_type(c->op, 0);
	dim = &c->out->dim[pop_attr_int(c->op, POP_ATTR_DIM, 0)];
	if (!pop_value_integers(c->op->arg[1], 1, &size)) {
		if (*dim >= 0)
			*dim = POP_DIM_BOUNDED(*dim);
		return POP_OK;
	}
	POP_TRY(pop_want_part(c, "size", -1, size, *dim));
	if (*dim >= 0 && *dim != size)
		*dim = POP_DIM_BOUNDED(*dim);
	return POP_OK;
}

/* The function called combines scalars: (E..., E...) -> E... */
static pop_status
reducer(const pop_check *c, uint32_t n)
{
	const pop_func *f = pop_call_target(c->g, c->op);

	POP_TRY(pop_want_attr(c, POP_ATTR_CALLEE));
	if (!f)
		return pop_op_fail(c->g, c->op, c->err,
			"callee: got none, expected a function of this graph");
	POP_TRY(pop_want_int(c, "arguments of the function called", -1,
		f->body->narg, 2 * (int64_t)n));
	POP_TRY(pop_want_int(
		c, "results of the function called", -1, f->nres, n));
	for (uint32_t i = 0; i < n; i++) {
		const pop_shape *x = pop_arg_type(c->op, i);
		const pop_shape *init = pop_arg_type(c->op, n + i);
		const pop_shape *e = &f->res_type[i];

		POP_TRY(pop_want_dims(
			c, "operand", (int)i, x, pop_arg_type(c->op, 0)));
		POP_TRY(pop_want_scalar(
			c, "operand", (int)(n + i), init, init->dtype));
		POP_TRY(pop_want_scalar(c, "result of the function called",
			(int)i, e, e->dtype));
		POP_TRY(pop_want_type(c, "argument of the function called",
			(int)i, f->body->arg[i]->type, e));
		POP_TRY(pop_want_type(c, "argument of the function called",
			(int)(n + i), f->body->arg[n + i]->type, e));
		POP_TRY(pop_want_promotable(
			c, "operand", (int)i, x->dtype, e->dtype));
		POP_TRY(pop_want_promotable(
			c, "operand", (int)(n + i), init->dtype, e->dtype));
	}
	return POP_OK;
}

pop_status
pop_check_dynamic_reduce_window(const pop_check *c)
{
	const pop_op *op = c->op;
	const pop_shape *x = pop_arg_type(op, 0);
	uint32_t n = (op->narg - 5) / 2, at = 2 * n;
	int64_t room[6][POP_MAX_RANK];
	pop_windows w = {.low = room[4], .high = room[5]};
	const int64_t **const to[] = {
		&w.size, &w.stride, &w.base_dilation, &w.dilation};
	pop_shape y = *x;
	bool known;

	POP_TRY(pop_want_int(
		c, "number of operands", -1, op->narg, 2 * (int64_t)n + 5));
	POP_TRY(pop_want_int(c, "number of results", -1, op->nres, n));
	POP_TRY(reducer(c, n));
	for (uint32_t i = 0; i < 4; i++)
		POP_TRY(vector(c, at + i, x->rank, room[i], to[i]));
	POP_TRY(padding(c, at + 4, x->rank, room[4], room[5], &known));
	known = known && w.size && w.stride && w.base_dilation && w.dilation;
	for (unsigned k = 0; k < y.rank; k++)
		y.dim[k] = POP_DIM_DYNAMIC;
	if (known)
		POP_TRY(pop_check_windows(c, &w, x, &y));
	for (uint32_t i = 0; i < n; i++) {
		c->out[i] = y;
		c->out[i].dtype = pop_call_target(c->g, op)->res_type[i].dtype;
	}
	return POP_OK;
}

pop_status
pop_check_dynamic_top_k(const pop_check *c)
{
	const pop_shape *x = pop_arg_type(c->op, 0);
	const pop_shape *s = pop_arg_type(c->op, 1);
	int64_t k;

	POP_TRY(pop_want_int(c, "number of results", -1, c->op->nres, 2));
	POP_TRY(pop_want_class(
		c, "operand", 0, x->dtype, POP_IN_ANY & ~POP_IN_COMPLEX));
	POP_TRY(pop_want_range(
		c, "rank of operand", 0, x->rank, 1, POP_MAX_RANK));
	POP_TRY(pop_want_class(c, "operand", 1, s->dtype, POP_IN_INT));
	POP_TRY(pop_want_scalar(c, "operand", 1, s, s->dtype));
	if (pop_value_integers(c->op->arg[1], 1, &k))
		POP_TRY(pop_want_part(c, "k", -1, k, x->dim[x->rank - 1]));
	else
		k = POP_DIM_DYNAMIC;
	c->out[0] = *x;
	c->out[0].dim[x->rank - 1] = k;
	c->out[1] = c->out[0];
	c->out[1].dtype = POP_DT_I32;
	return POP_OK;
}

pop_status
pop_check_dynamic_rng(const pop_check *c)
{
	POP_TRY(pop_check_rng(c));
	return shape(c, 2, 0);
}

pop_status
pop_check_dynamic_rng_bits(const pop_check *c)
{
	POP_TRY(pop_check_rng_bit_generator(c));
	return shape(c, 1, 1);
}

/* Dims of size 1 give way to others; what is known of one counts. */
static pop_status
join(const pop_check *c, uint32_t i, const int64_t *dims, pop_shape *y)
{
	const pop_shape *x = pop_arg_type(c->op, i);

	for (unsigned k = 0; k < x->rank; k++) {
		int64_t *d = &y->dim[dims[k]], n = x->dim[k];

		if (*d >= 0 && n >= 0 && *d != 1 && n != 1)
			POP_TRY(pop_want_int(
				c, "size of operand", (int)i, n, *d));
		if (*d == 1 || (*d < 0 && n != 1))
			*d = *d == 1 ? n : pop_dim_merge(*d, n);
	}
	return POP_OK;
}

pop_status
pop_check_implicit_broadcast(const pop_check *c)
{
	const pop_shape *y = c->op->res[0].type;
	pop_shape all = {
		.dtype = pop_arg_type(c->op, 0)->dtype, .rank = y->rank};
	uint32_t n, at = 0, seen;
	const int64_t *dims = pop_attr_ints(c->op, POP_ATTR_DIMS, &n);

	POP_TRY(pop_want_attr(c, POP_ATTR_DIMS));
	for (unsigned k = 0; k < y->rank; k++)
		all.dim[k] = 1;
	for (uint32_t i = 0; i < c->op->narg; i++) {
		unsigned rank = pop_arg_type(c->op, i)->rank;

		if (at + rank > n)
			break;
		seen = 0;
		POP_TRY(pop_want_dimset(
			c, POP_ATTR_DIMS, dims + at, rank, y->rank, &seen));
		POP_TRY(join(c, i, dims + at, &all));
		at += rank;
	}
	for (uint32_t i = 0, want = 0; i < c->op->narg; i++) {
		want += pop_arg_type(c->op, i)->rank;
		if (i + 1 == c->op->narg)
			POP_TRY(pop_want_int(c, "length of dims", -1, n, want));
	}
	*c->out = all;
	return POP_OK;
}

pop_status
pop_check_shape_assertion(const pop_check *c)
{
	POP_TRY(pop_want_int(c, "number of results", -1, c->op->nres, 0));
	POP_TRY(pop_want_attr(c, POP_ATTR_MESSAGE));
	POP_TRY(pop_want_scalar(
		c, "operand", 0, pop_arg_type(c->op, 0), POP_DT_I1));
	for (uint32_t i = 1; i < c->op->narg; i++) {
		const pop_shape *s = pop_arg_type(c->op, i);

		POP_TRY(pop_want_class(
			c, "operand", (int)i, s->dtype, POP_IN_INT));
		POP_TRY(pop_want_scalar(c, "operand", (int)i, s, s->dtype));
	}
	return POP_OK;
}

pop_status
pop_check_constant_like(const pop_check *c)
{
	const pop_dense *d;

	POP_TRY(pop_want_attr(c, POP_ATTR_VALUE));
	d = pop_attr_dense(c->op);
	POP_TRY(pop_want_class(c, "value", -1, d->type.dtype, POP_IN_ANY));
	POP_TRY(pop_want_scalar(c, "value", -1, &d->type, d->type.dtype));
	if (!d->data)
		return pop_op_fail(c->g, c->op, c->err,
			"value: got no data, expected one element");
	*c->out = *pop_arg_type(c->op, 0);
	c->out->dtype = d->type.dtype;
	return POP_OK;
}
