/*
 * Instructions that are formulas of other operations.
 */

#include "lib/import/hlo/build.h"
#include "lib/ir/site.h"
#include "lib/num/scalar.h"

static pop_site
site_of(pop_hlo *m, pop_block *b, const pop_hlo_instr *i)
{
	return (pop_site){m->graph, b, NULL, i->loc};
}

/* ---- scaled-dot. */

/* `scale` in every element of type t: each of its elements holds for a block
 * of them. */
static pop_status
spread(pop_hlo *m, const pop_hlo_instr *i, const pop_site *s,
	const pop_shape *t, pop_value **scale)
{
	const pop_shape *from = (*scale)->type;
	pop_shape blocks = {.dtype = from->dtype}, to = *t;
	int64_t dims[POP_MAX_RANK];

	to.dtype = from->dtype;
	if (from->rank == 0) {
		*scale = pop_site_broadcast(s, &to, *scale, dims);
		return POP_OK;
	}
	if (from->rank != t->rank || 2 * t->rank > POP_MAX_RANK)
		return pop_hlo_instr_fail(m, i,
			"a scale of %u dimensions for an operand of %u",
			from->rank, t->rank);
	for (unsigned d = 0; d < t->rank; d++) {
		int64_t n = from->dim[d];

		if (n ? t->dim[d] % n : t->dim[d])
			return pop_hlo_instr_fail(m, i,
				"%lld scales for the %lld elements of "
				"dimension %u",
				(long long)n, (long long)t->dim[d], d);
		dims[d] = blocks.rank;
		blocks.dim[blocks.rank++] = n;
		blocks.dim[blocks.rank++] = n ? t->dim[d] / n : 0;
	}
	*scale = pop_site_broadcast(s, &blocks, *scale, dims);
	*scale = pop_site_reshape(s, &to, *scale);
	return POP_OK;
}

/* The product of what operands and scales are in bf16, as XLA has it where
 * there is no better instruction. */
pop_status
pop_hlo_build_scaled_dot(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	pop_site s = site_of(m, b, i);
	pop_value *x[2];

	POP_TRY(pop_hlo_arrays_only(m, i));
	for (uint32_t k = 0; k < 2; k++) {
		pop_value *scale = i->operand[2 + k]->value.one;

		x[k] = i->operand[k]->value.one;
		POP_TRY(spread(m, i, &s, x[k]->type, &scale));
		x[k] = pop_site_binary(&s, POP_OP_MULTIPLY,
			pop_site_convert(&s, x[k], POP_DT_BF16),
			pop_site_convert(&s, scale, POP_DT_BF16));
	}
	return pop_hlo_dot(m, b, i, x);
}

/* ---- stochastic-convert. */

/*
 * To an integer: what is left of the magnitude behind the point, as a part of
 * 2^bits, rounds away from zero if the random number is below it.
 */
pop_status
pop_hlo_build_stochastic_convert(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	pop_site s = site_of(m, b, i);
	pop_value *x, *random, *whole, *part, *up, *zero;
	const pop_dtype_info *from, *bits;

	POP_TRY(pop_hlo_arrays_only(m, i));
	x = i->operand[0]->value.one;
	random = i->operand[1]->value.one;
	from = &pop_dtype_info_of[x->type->dtype];
	bits = &pop_dtype_info_of[random->type->dtype];
	if (from->cls != POP_DTC_FLOAT || bits->cls != POP_DTC_UINT ||
		bits->bits != from->bits ||
		!pop_shape_same_dims(x->type, random->type) ||
		!pop_dtype_is_int(i->shape->type.dtype))
		return pop_hlo_instr_fail(m, i,
			"expected floats, random unsigned integers of their "
			"width and an integer result");
	zero = pop_site_number(&s, x->type, 0);
	part = pop_site_unary(&s, POP_OP_ABS, x);
	whole = pop_site_unary(&s, POP_OP_FLOOR, part);
	part = pop_site_binary(&s, POP_OP_SUBTRACT, part, whole);
	/* In two steps, as 2^16 is no f16. */
	for (unsigned k = 0; k < 2; k++)
		part = pop_site_binary(&s, POP_OP_MULTIPLY, part,
			pop_site_number(&s, x->type,
				(double)(UINT64_C(1) << from->bits / 2)));
	part = pop_site_convert(&s, part, (pop_dtype)random->type->dtype);
	up = pop_site_convert(&s, pop_site_compare(&s, POP_LT, random, part),
		(pop_dtype)x->type->dtype);
	whole = pop_site_binary(&s, POP_OP_ADD, whole, up);
	whole = pop_site_select(&s, pop_site_compare(&s, POP_LT, x, zero),
		pop_site_unary(&s, POP_OP_NEGATE, whole), whole);
	whole = pop_site_convert(&s, whole, (pop_dtype)i->shape->type.dtype);
	return pop_hlo_set_values(m, i, &whole, 1);
}

/* ---- topk of the least. */

/* Keys in their total order. */
static void
add_order(pop_hlo *m, pop_op *sort, const pop_shape *key)
{
	static const pop_shape place = {.dtype = POP_DT_I32};
	pop_shape type = {.dtype = key->dtype}, truth = {.dtype = POP_DT_I1};
	pop_block *b = pop_block_new(sort->block->func, sort);
	pop_site s = {m->graph, b, NULL, sort->loc};
	pop_op *op, *ret;

	sort->region[0] = b;
	pop_block_add_arg(b, &type);
	pop_block_add_arg(b, &type);
	pop_block_add_arg(b, &place);
	pop_block_add_arg(b, &place);
	op = pop_site_op(&s, POP_OP_COMPARE, 2, 1, &truth, 0);
	op->arg[0] = b->arg[0];
	op->arg[1] = b->arg[1];
	pop_attr_set_int(m->graph, op, POP_ATTR_DIRECTION, POP_LT);
	pop_attr_set_int(m->graph, op, POP_ATTR_COMPARE_TYPE,
		pop_dtype_is_float(key->dtype)                     ? 2
		: pop_dtype_info_of[key->dtype].cls == POP_DTC_INT ? 3
								   : 4);
	ret = pop_site_op(&s, POP_OP_RETURN, 1, 0, NULL, 0);
	ret->arg[0] = &op->res[0];
}

/* The first k of all, sorted, and where they were. */
pop_status
pop_hlo_least(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	pop_site s = site_of(m, b, i);
	int64_t start[POP_MAX_RANK] = {0}, limit[POP_MAX_RANK];
	pop_shape type[2];
	pop_value *v[2], *place;
	unsigned last;
	pop_op *sort;

	if (i->operand[0]->shape->is_tuple || i->shape->nleaf != 2 ||
		!i->operand[0]->shape->type.rank)
		return pop_hlo_instr_fail(
			m, i, "expected an array, and (values, places)");
	v[0] = i->operand[0]->value.one;
	type[0] = type[1] = *v[0]->type;
	type[1].dtype = POP_DT_I32;
	last = type[0].rank - 1;
	for (unsigned d = 0; d < type[0].rank; d++)
		limit[d] = type[0].dim[d];
	limit[last] = pop_hlo_get_int(i, POP_HLO_KEY_K, 0);
	if (limit[last] < 0 || limit[last] > type[0].dim[last])
		return pop_hlo_instr_fail(m, i, "of %lld of %lld elements",
			(long long)limit[last], (long long)type[0].dim[last]);
	place = pop_site_iota(&s, &type[1], (int)last);
	sort = pop_site_op(&s, POP_OP_SORT, 2, 2, type, 1);
	sort->arg[0] = v[0];
	sort->arg[1] = place;
	pop_attr_set_int(m->graph, sort, POP_ATTR_DIM, last);
	pop_attr_set_int(m->graph, sort, POP_ATTR_IS_STABLE, 1);
	add_order(m, sort, &type[0]);
	for (unsigned k = 0; k < 2; k++)
		v[k] = pop_site_slice(&s, &sort->res[k], start, limit);
	return pop_hlo_set_values(m, i, v, 2);
}
