/* Making ops with the types that follow from their operands. */

#include "lib/ir/site.h"

#include <assert.h>

#include "lib/num/convert.h"
#include "lib/num/scalar.h"

pop_site
pop_site_before(pop_op *op)
{
	return (pop_site){op->block->func->graph, op->block, op, op->loc};
}

pop_op *
pop_site_op(const pop_site *s, pop_opcode code, uint32_t narg, uint32_t nres,
	const pop_shape *type, uint32_t nregion)
{
	pop_op *op = pop_op_new(s->g, code, narg, nres, type, nregion, s->loc);

	if (s->at)
		pop_op_insert_before(s->at, op);
	else
		pop_block_append(s->block, op);
	return op;
}

static pop_value *
of_one(const pop_site *s, pop_opcode code, const pop_shape *type, pop_value *x)
{
	pop_op *op = pop_site_op(s, code, 1, 1, type, 0);

	op->arg[0] = x;
	return &op->res[0];
}

static pop_value *
of_two(const pop_site *s, pop_opcode code, const pop_shape *type, pop_value *x,
	pop_value *y)
{
	pop_op *op = pop_site_op(s, code, 2, 1, type, 0);

	op->arg[0] = x;
	op->arg[1] = y;
	return &op->res[0];
}

pop_value *
pop_site_unary(const pop_site *s, pop_opcode code, pop_value *x)
{
	pop_shape type = *x->type;

	if (code == POP_OP_ABS || code == POP_OP_REAL || code == POP_OP_IMAG)
		type.dtype = (uint8_t)pop_dtype_real((pop_dtype)type.dtype);
	if (code == POP_OP_IS_FINITE)
		type.dtype = POP_DT_I1;
	return of_one(s, code, &type, x);
}

pop_value *
pop_site_binary(const pop_site *s, pop_opcode code, pop_value *x, pop_value *y)
{
	pop_shape type = *x->type;

	assert(pop_shape_eq(x->type, y->type));
	if (code == POP_OP_COMPLEX)
		type.dtype =
			type.dtype == POP_DT_F64 ? POP_DT_C128 : POP_DT_C64;
	return of_two(s, code, &type, x, y);
}

pop_value *
pop_site_convert(const pop_site *s, pop_value *x, pop_dtype d)
{
	pop_shape type = *x->type;

	if (type.dtype == d)
		return x;
	type.dtype = (uint8_t)d;
	return of_one(s, POP_OP_CONVERT, &type, x);
}

pop_value *
pop_site_bitcast(const pop_site *s, pop_value *x, pop_dtype d)
{
	pop_shape type = *x->type;

	type.dtype = (uint8_t)d;
	return of_one(s, POP_OP_BITCAST_CONVERT, &type, x);
}

pop_value *
pop_site_compare(const pop_site *s, int direction, pop_value *x, pop_value *y)
{
	pop_shape type = *x->type;
	pop_value *v;

	type.dtype = POP_DT_I1;
	v = of_two(s, POP_OP_COMPARE, &type, x, y);
	pop_attr_set_int(s->g, v->def, POP_ATTR_DIRECTION, direction);
	pop_attr_set_int(s->g, v->def, POP_ATTR_COMPARE_TYPE,
		pop_natural_compare((pop_dtype)x->type->dtype));
	return v;
}

pop_value *
pop_site_select(const pop_site *s, pop_value *p, pop_value *yes, pop_value *no)
{
	pop_op *op = pop_site_op(s, POP_OP_SELECT, 3, 1, yes->type, 0);

	assert(pop_shape_eq(yes->type, no->type));
	op->arg[0] = p;
	op->arg[1] = yes;
	op->arg[2] = no;
	return &op->res[0];
}

static pop_value *
constant(const pop_site *s, const pop_shape *type, const void *bits)
{
	pop_value *v = pop_build_constant(
		s->block, s->at, type, bits, pop_shape_elements(type) > 0);

	v->def->loc = s->loc;
	return v;
}

pop_value *
pop_site_number(const pop_site *s, const pop_shape *type, double v)
{
	unsigned char bits[16];

	pop_store_number((pop_dtype)type->dtype, bits, v);
	return constant(s, type, bits);
}

pop_value *
pop_site_integer(const pop_site *s, const pop_shape *type, uint64_t v)
{
	unsigned char bits[16];

	pop_store_int((pop_dtype)type->dtype, bits, v);
	return constant(s, type, bits);
}

pop_value *
pop_site_broadcast(const pop_site *s, const pop_shape *type, pop_value *x,
	const int64_t *dims)
{
	pop_value *v;
	bool same = pop_shape_eq(type, x->type);

	for (unsigned d = 0; same && d < type->rank; d++)
		same = dims[d] == d;
	if (same)
		return x;
	v = of_one(s, POP_OP_BROADCAST_IN_DIM, type, x);
	pop_attr_set_ints(s->g, v->def, POP_ATTR_DIMS, dims, x->type->rank);
	return v;
}

pop_value *
pop_site_reshape(const pop_site *s, const pop_shape *type, pop_value *x)
{
	if (pop_shape_eq(type, x->type))
		return x;
	return of_one(s, POP_OP_RESHAPE, type, x);
}

pop_value *
pop_site_transpose(const pop_site *s, pop_value *x, const int64_t *permutation)
{
	pop_shape type = *x->type;
	bool same = true;
	pop_value *v;

	for (unsigned i = 0; i < type.rank; i++) {
		type.dim[i] = x->type->dim[permutation[i]];
		same = same && permutation[i] == (int64_t)i;
	}
	if (same)
		return x;
	v = of_one(s, POP_OP_TRANSPOSE, &type, x);
	pop_attr_set_ints(s->g, v->def, POP_ATTR_DIMS, permutation, type.rank);
	return v;
}

pop_value *
pop_site_strided(const pop_site *s, const pop_shape *type, pop_value *x,
	const int64_t *start, const int64_t *limit, const int64_t *stride)
{
	pop_value *v = of_one(s, POP_OP_SLICE, type, x);

	pop_attr_set_ints(s->g, v->def, POP_ATTR_START, start, type->rank);
	pop_attr_set_ints(s->g, v->def, POP_ATTR_LIMIT, limit, type->rank);
	pop_attr_set_ints(s->g, v->def, POP_ATTR_STRIDE, stride, type->rank);
	return v;
}

pop_value *
pop_site_slice(const pop_site *s, pop_value *x, const int64_t *start,
	const int64_t *limit)
{
	int64_t one[POP_MAX_RANK];
	pop_shape type = *x->type;

	for (unsigned i = 0; i < type.rank; i++) {
		one[i] = 1;
		type.dim[i] = limit[i] - start[i];
	}
	return pop_site_strided(s, &type, x, start, limit, one);
}

pop_value *
pop_site_iota(const pop_site *s, const pop_shape *type, int dim)
{
	pop_op *op = pop_site_op(s, POP_OP_IOTA, 0, 1, type, 0);

	pop_attr_set_int(s->g, op, POP_ATTR_DIM, dim);
	return &op->res[0];
}

pop_value *
pop_site_below(const pop_site *s, const pop_shape *dims, int d, pop_value *n)
{
	pop_shape type = *dims;
	pop_value *place;

	type.dtype = n->type->dtype;
	place = pop_site_iota(s, &type, d);
	return pop_site_compare(
		s, POP_LT, place, pop_site_broadcast(s, &type, n, NULL));
}

/* `start` in dim d and zeros of its type elsewhere, from operand `from` on. */
static void
set_starts(
	const pop_site *s, pop_op *op, uint32_t from, int d, pop_value *start)
{
	pop_value *zero = NULL;

	for (uint32_t i = from; i < op->narg; i++) {
		if ((int)(i - from) != d && !zero)
			zero = pop_site_integer(
				&(pop_site){s->g, s->block, op, s->loc},
				start->type, 0);
		op->arg[i] = (int)(i - from) == d ? start : zero;
	}
}

pop_value *
pop_site_index(const pop_site *s, pop_value *x, int d, pop_value *start)
{
	pop_shape type = *x->type;
	pop_op *op;

	type.dim[d] = 1;
	op = pop_site_op(s, POP_OP_DYNAMIC_SLICE, 1 + type.rank, 1, &type, 0);
	op->arg[0] = x;
	set_starts(s, op, 1, d, start);
	pop_attr_set_ints(s->g, op, POP_ATTR_SIZES, type.dim, type.rank);
	return &op->res[0];
}

pop_value *
pop_site_put(
	const pop_site *s, pop_value *x, int d, pop_value *start, pop_value *y)
{
	pop_op *op = pop_site_op(s, POP_OP_DYNAMIC_UPDATE_SLICE,
		2 + x->type->rank, 1, x->type, 0);

	op->arg[0] = x;
	op->arg[1] = y;
	set_starts(s, op, 2, d, start);
	return &op->res[0];
}

void
pop_site_return(const pop_site *s, pop_value *const *value, uint32_t n)
{
	pop_op *ret = pop_site_op(s, POP_OP_RETURN, n, 0, NULL, 0);

	for (uint32_t i = 0; i < n; i++)
		ret->arg[i] = value[i];
}

pop_value *
pop_site_pad(const pop_site *s, pop_value *x, pop_value *with,
	const int64_t *low, const int64_t *high)
{
	static const int64_t none[POP_MAX_RANK] = {0};

	return pop_site_pad_between(s, x, with, low, high, none);
}

pop_value *
pop_site_pad_between(const pop_site *s, pop_value *x, pop_value *with,
	const int64_t *low, const int64_t *high, const int64_t *between)
{
	pop_shape type = *x->type;
	pop_op *pad;

	for (unsigned d = 0; d < type.rank; d++)
		type.dim[d] +=
			(type.dim[d] > 0 ? type.dim[d] - 1 : 0) * between[d] +
			low[d] + high[d];
	pad = pop_site_op(s, POP_OP_PAD, 2, 1, &type, 0);
	pad->arg[0] = x;
	pad->arg[1] = with;
	pop_attr_set_ints(s->g, pad, POP_ATTR_LOW, low, type.rank);
	pop_attr_set_ints(s->g, pad, POP_ATTR_HIGH, high, type.rank);
	pop_attr_set_ints(s->g, pad, POP_ATTR_INTERIOR, between, type.rank);
	return &pad->res[0];
}

/* The region of op that combines two scalars of this type. */
static void
set_monoid(const pop_site *s, pop_op *op, pop_opcode by, uint8_t dtype)
{
	const pop_shape one = {.dtype = dtype};
	pop_site inner = {.g = s->g, .loc = s->loc};
	pop_value *a, *b;

	op->region[0] = inner.block = pop_block_new(s->block->func, op);
	a = pop_block_add_arg(inner.block, &one);
	b = pop_block_add_arg(inner.block, &one);
	a = pop_site_binary(&inner, by, a, b);
	pop_site_return(&inner, &a, 1);
}

pop_value *
pop_site_reduce(const pop_site *s, pop_opcode by, pop_value *x, pop_value *init,
	uint32_t dims)
{
	pop_shape type = {.dtype = x->type->dtype};
	int64_t list[POP_MAX_RANK];
	uint32_t n = 0;
	pop_op *op;

	for (unsigned i = 0; i < x->type->rank; i++)
		if (dims >> i & 1)
			list[n++] = i;
		else
			type.dim[type.rank++] = x->type->dim[i];
	op = pop_site_op(s, POP_OP_REDUCE, 2, 1, &type, 1);
	op->arg[0] = x;
	op->arg[1] = init;
	pop_attr_set_ints(s->g, op, POP_ATTR_DIMS, list, n);
	set_monoid(s, op, by, x->type->dtype);
	return &op->res[0];
}

pop_value *
pop_site_cumulate(const pop_site *s, pop_opcode by, pop_value *x,
	pop_value *init, unsigned d, bool back)
{
	const pop_shape *t = x->type;
	pop_op *op = pop_site_op(s, POP_OP_REDUCE_WINDOW, 2, 1, t, 1);
	int64_t window[POP_MAX_RANK], ends[2][POP_MAX_RANK] = {0};

	for (unsigned i = 0; i < t->rank; i++)
		window[i] = i == d ? t->dim[d] : 1;
	ends[back][d] = t->dim[d] - 1;
	op->arg[0] = x;
	op->arg[1] = init;
	pop_attr_set_ints(s->g, op, POP_ATTR_WINDOW, window, t->rank);
	pop_attr_set_ints(s->g, op, POP_ATTR_LOW, ends[0], t->rank);
	pop_attr_set_ints(s->g, op, POP_ATTR_HIGH, ends[1], t->rank);
	set_monoid(s, op, by, t->dtype);
	return &op->res[0];
}

pop_value *
pop_site_sum(const pop_site *s, pop_value *x, uint32_t dims)
{
	const pop_shape one = {.dtype = x->type->dtype};

	return pop_site_reduce(
		s, POP_OP_ADD, x, pop_site_number(s, &one, 0), dims);
}
