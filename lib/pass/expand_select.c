/*
 * select_and_scatter of complex numbers: each window says which element is
 * chosen in it, and source values are scattered there.
 *
 *   numbers = reduce_window(x, iota), which keeps what select prefers
 *   scatter(init everywhere, numbers, source)
 *
 * A window of padding alone has -1, which is outside.
 */

#include "lib/num/scalar.h"
#include "lib/pass/expand.h"

bool
pop_expand_select_concerns(const pop_op *op)
{
	return pop_dtype_is_complex((pop_dtype)op->res[0].type->dtype);
}

/* The body of op, with a scalar for each of n values. */
static pop_site
begin_body(const pop_site *s, pop_op *op, pop_value *const *value, uint32_t n)
{
	pop_site body = {.g = s->g, .loc = s->loc};

	op->region[0] = body.block = pop_block_new(s->block->func, op);
	for (uint32_t i = 0; i < n; i++) {
		const pop_shape one = {.dtype = value[i]->type->dtype};

		pop_block_add_arg(body.block, &one);
	}
	return body;
}

/* Of two elements and their numbers, of which one may be none yet. */
static void
add_choice(const pop_site *s, pop_op *window, pop_op *op)
{
	const pop_site body = begin_body(s, window, window->arg, 4);
	pop_value *const *a = body.block->arg;
	pop_value *const two[] = {a[0], a[2]};
	pop_value *keep, *kept[2],
		*zero = pop_site_integer(&body, a[1]->type, 0);

	pop_expand_body(&body, op->region[0], two, &keep);
	keep = pop_site_binary(&body, POP_OP_AND, keep,
		pop_site_compare(&body, POP_GE, a[1], zero));
	keep = pop_site_binary(&body, POP_OP_OR, keep,
		pop_site_compare(&body, POP_LT, a[3], zero));
	for (unsigned i = 0; i < 2; i++)
		kept[i] = pop_site_select(&body, keep, a[i], a[2 + i]);
	pop_site_return(&body, kept, 2);
}

/* Of each element of x, in row-major order. */
static pop_value *
numbers_of(const pop_site *s, pop_value *x)
{
	const int64_t n = pop_shape_elements(x->type);
	const pop_shape row = {.dtype = n > INT32_MAX ? POP_DT_I64 : POP_DT_I32,
		.rank = 1,
		.dim = {n}};
	pop_shape type = *x->type;

	type.dtype = row.dtype;
	return pop_site_reshape(s, &type, pop_site_iota(s, &row, 0));
}

/* By window, the number of the element chosen. */
static pop_value *
choose(const pop_site *s, pop_op *op)
{
	pop_value *number = numbers_of(s, op->arg[0]);
	const pop_shape one = {.dtype = number->type->dtype};
	pop_value *none = pop_site_integer(s, &one, UINT64_MAX);
	pop_shape type[2] = {*op->arg[1]->type, *op->arg[1]->type};
	pop_op *window;

	type[1].dtype = one.dtype;
	window = pop_site_op(s, POP_OP_REDUCE_WINDOW, 4, 2, type, 1);
	window->arg[0] = op->arg[0];
	window->arg[1] = number;
	window->arg[2] = op->arg[2];
	window->arg[3] = none;
	pop_attrs_copy_from(s->g, window, op);
	add_choice(s, window, op);
	return &window->res[1];
}

/* v in a row. */
static pop_value *
flat(const pop_site *s, pop_value *v)
{
	const pop_shape type = {.dtype = v->type->dtype,
		.rank = 1,
		.dim = {pop_shape_elements(v->type)}};

	return pop_site_reshape(s, &type, v);
}

void
pop_expand_select(const pop_site *s, pop_op *op, pop_value **out)
{
	static const int64_t first[] = {0};
	const pop_dtype d = (pop_dtype)op->res[0].type->dtype;
	const pop_shape type = {.dtype = (uint8_t)d,
		.rank = 1,
		.dim = {pop_shape_elements(op->res[0].type)}};
	pop_value *init = pop_site_convert(s, op->arg[2], d);
	pop_value *at = flat(s, choose(s, op));
	pop_value *source = flat(s, pop_site_convert(s, op->arg[1], d));
	pop_value *start = pop_site_broadcast(s, &type, init, NULL);
	pop_op *put = pop_site_op(s, POP_OP_SCATTER, 3, 1, &type, 1);

	put->arg[0] = start;
	put->arg[1] = at;
	put->arg[2] = source;
	pop_attr_set_ints(s->g, put, POP_ATTR_OFFSET_DIMS, NULL, 0);
	pop_attr_set_ints(s->g, put, POP_ATTR_COLLAPSED_DIMS, first, 1);
	pop_attr_set_ints(s->g, put, POP_ATTR_INDEX_MAP, first, 1);
	pop_attr_set_int(s->g, put, POP_ATTR_INDEX_VECTOR_DIM, 1);
	pop_expand_take_body(s, put, op->region[1]);
	out[0] = pop_site_reshape(s, op->res[0].type, &put->res[0]);
}
