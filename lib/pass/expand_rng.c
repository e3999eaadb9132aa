/*
 * Distributions from bits.  Floats: so many of the highest bits as the type
 * holds exactly, put evenly over the range; a result that rounds to the upper
 * end, which is not part of it, becomes the lower one.  Normal numbers: the
 * inverse of the error function at the middles of equal parts of (-1, 1).
 * Integers: the rest of a division by the size of the range.
 */

#include "lib/pass/expand.h"

#include "lib/num/scalar.h"

enum { NORMAL = 2, BITS = 3 };

static pop_value *
draw(const pop_site *s, const pop_op *op, pop_dtype d)
{
	pop_shape type = *op->res[0].type;
	pop_op *bits;

	type.dtype = (uint8_t)d;
	bits = pop_site_op(s, POP_OP_RNG, 2, 1, &type, 0);
	bits->arg[0] = op->arg[0];
	bits->arg[1] = op->arg[1];
	pop_attr_set_int(s->g, bits, POP_ATTR_RNG_DISTRIBUTION, BITS);
	return &bits->res[0];
}

/* Operand i in every element. */
static pop_value *
spread(const pop_site *s, const pop_op *op, uint32_t i, pop_dtype d)
{
	pop_shape type = *op->res[0].type;

	type.dtype = (uint8_t)d;
	return pop_site_broadcast(
		s, &type, pop_site_convert(s, op->arg[i], d), NULL);
}

static pop_value *
times(const pop_site *s, pop_value *x, double v)
{
	return pop_site_binary(
		s, POP_OP_MULTIPLY, x, pop_site_number(s, x->type, v));
}

/* The highest n bits as a number of type d. */
static pop_value *
highest(const pop_site *s, pop_value *bits, unsigned n)
{
	unsigned all = bits->type->dtype == POP_DT_U64 ? 64 : 32;

	return pop_site_binary(s, POP_OP_SHIFT_RIGHT_LOGICAL, bits,
		pop_site_integer(s, bits->type, all - n));
}

static unsigned
digits_of(pop_dtype d)
{
	switch ((int)d) {
	case POP_DT_F64:
		return 53;
	case POP_DT_F16:
		return 11;
	case POP_DT_BF16:
		return 8;
	default:
		return 24;
	}
}

static pop_value *
uniform_float(const pop_site *s, const pop_op *op)
{
	pop_dtype d = (pop_dtype)op->res[0].type->dtype;
	pop_dtype wide = pop_dtype_bytes(d) < 2 ? POP_DT_F32 : d;
	unsigned n = digits_of(wide);
	pop_value *bits =
		draw(s, op, d == POP_DT_F64 ? POP_DT_U64 : POP_DT_U32);
	pop_value *a = spread(s, op, 0, wide), *b = spread(s, op, 1, wide);
	pop_value *u = pop_site_convert(s, highest(s, bits, n), wide);
	pop_value *x;

	u = times(s, u, 1 / (double)(UINT64_C(1) << n));
	x = pop_site_binary(s, POP_OP_ADD, a,
		pop_site_binary(s, POP_OP_MULTIPLY, u,
			pop_site_binary(s, POP_OP_SUBTRACT, b, a)));
	x = pop_site_convert(s, x, d);
	b = pop_site_convert(s, b, d);
	a = pop_site_convert(s, a, d);
	return pop_site_select(s, pop_site_compare(s, POP_GE, x, b), a, x);
}

static pop_value *
normal(const pop_site *s, const pop_op *op)
{
	pop_dtype d = (pop_dtype)op->res[0].type->dtype;
	pop_dtype wide = d == POP_DT_F64 ? d : POP_DT_F32;
	unsigned n = digits_of(wide) - 1;
	pop_value *k = highest(
		s, draw(s, op, d == POP_DT_F64 ? POP_DT_U64 : POP_DT_U32), n);
	pop_value *one = pop_site_integer(s, k->type, 1), *x;

	/* 2 k + 1 has as many digits as the type. */
	k = pop_site_binary(s, POP_OP_ADD,
		pop_site_binary(s, POP_OP_SHIFT_LEFT, k, one), one);
	x = times(s, pop_site_convert(s, k, wide),
		1 / (double)(UINT64_C(1) << n));
	x = pop_site_binary(
		s, POP_OP_SUBTRACT, x, pop_site_number(s, x->type, 1));
	x = times(s, pop_site_unary(s, POP_OP_ERF_INV, x),
		1.41421356237309504880);
	x = pop_site_binary(s, POP_OP_MULTIPLY, x, spread(s, op, 1, wide));
	x = pop_site_binary(s, POP_OP_ADD, x, spread(s, op, 0, wide));
	return pop_site_convert(s, x, d);
}

static pop_value *
uniform_integer(const pop_site *s, const pop_op *op)
{
	pop_dtype d = (pop_dtype)op->res[0].type->dtype;
	unsigned bits = pop_dtype_info_of[d].bits;
	pop_dtype wide = bits == 64 ? POP_DT_U64 : POP_DT_U32;
	pop_value *drawn = draw(s, op, wide);
	pop_value *a = spread(s, op, 0, wide), *size, *zero, *x;

	/* Signed ends were extended; the range wraps to their width. */
	size = pop_site_binary(s, POP_OP_SUBTRACT, spread(s, op, 1, wide), a);
	if (bits < 32)
		size = pop_site_binary(s, POP_OP_AND, size,
			pop_site_integer(
				s, size->type, (UINT64_C(1) << bits) - 1));
	zero = pop_site_integer(s, size->type, 0);
	x = pop_site_binary(s, POP_OP_REMAINDER, drawn, size);
	x = pop_site_select(
		s, pop_site_compare(s, POP_EQ, size, zero), zero, x);
	return pop_site_convert(s, pop_site_binary(s, POP_OP_ADD, a, x), d);
}

void
pop_expand_rng(const pop_site *s, pop_op *op, pop_value **out)
{
	pop_dtype d = (pop_dtype)op->res[0].type->dtype;

	if (pop_attr_int(op, POP_ATTR_RNG_DISTRIBUTION, 0) == NORMAL)
		out[0] = normal(s, op);
	else if (pop_dtype_is_float(d))
		out[0] = uniform_float(s, op);
	else if (d == POP_DT_I1) /* nothing is between but the first */
		out[0] = spread(s, op, 0, d);
	else
		out[0] = uniform_integer(s, op);
}
