/*
 * Total order of floats narrower than f32, whose NaNs it tells apart: they
 * would be loaded as numbers, which makes a signalling NaN quiet.  It is the
 * order of integers made of their bits; a sort has these for its elements.
 */

#include "lib/pass/expand.h"

#include "lib/num/scalar.h"

bool
pop_is_total_order(const pop_op *op)
{
	return op->code == POP_OP_COMPARE &&
	       pop_attr_int(op, POP_ATTR_COMPARE_TYPE, 0) == POP_ORDER_TOTAL;
}

/* The integer of its bits; I1 if a conversion loses none of its NaNs. */
static pop_dtype
bits_of(pop_dtype d)
{
	switch (d) {
	case POP_DT_F16:
	case POP_DT_BF16:
		return POP_DT_I16;
	case POP_DT_F8E5M2:
	case POP_DT_F8E4M3:
	case POP_DT_F8E3M4:
		return POP_DT_I8;
	default:
		return POP_DT_I1;
	}
}

bool
pop_has_order_key(const pop_value *x)
{
	return bits_of((pop_dtype)x->type->dtype) != POP_DT_I1;
}

/* All bits of a negative number but its sign are turned; twice, and it is what
 * it was. */
static pop_value *
turn_negative(const pop_site *s, pop_value *x)
{
	unsigned bits = pop_dtype_info_of[x->type->dtype].bits;
	pop_value *sign = pop_site_binary(s, POP_OP_SHIFT_RIGHT_ARITHMETIC, x,
		pop_site_integer(s, x->type, bits - 1));
	pop_value *rest =
		pop_site_integer(s, x->type, (UINT64_C(1) << (bits - 1)) - 1);

	return pop_site_binary(
		s, POP_OP_XOR, x, pop_site_binary(s, POP_OP_AND, sign, rest));
}

static pop_value *
bitcast(const pop_site *s, pop_value *x, pop_dtype d)
{
	pop_shape type = *x->type;
	pop_op *op;

	type.dtype = (uint8_t)d;
	op = pop_site_op(s, POP_OP_BITCAST_CONVERT, 1, 1, &type, 0);
	op->arg[0] = x;
	return &op->res[0];
}

pop_value *
pop_order_key(const pop_site *s, pop_value *x)
{
	return turn_negative(
		s, bitcast(s, x, bits_of((pop_dtype)x->type->dtype)));
}

pop_value *
pop_of_order_key(const pop_site *s, pop_value *key, pop_dtype d)
{
	return bitcast(s, turn_negative(s, key), d);
}

/* Of these the order is that of numbers. */
static bool
is_canonical(pop_value *x)
{
	unsigned how;

	(void)pop_value_canonical(x, &how);
	return how == POP_CANONICAL;
}

bool
pop_expand_order_concerns(const pop_op *op)
{
	return pop_is_total_order(op) && pop_has_order_key(op->arg[0]) &&
	       !pop_compares_sorted(op) &&
	       !(is_canonical(op->arg[0]) && is_canonical(op->arg[1]));
}

void
pop_expand_order(const pop_site *s, pop_op *op, pop_value **out)
{
	out[0] = pop_site_compare(s,
		(int)pop_attr_int(op, POP_ATTR_DIRECTION, 0),
		pop_order_key(s, op->arg[0]), pop_order_key(s, op->arg[1]));
}
