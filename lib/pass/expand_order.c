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

/* Of those that a conversion makes quiet. */
bool
pop_has_order_key(const pop_value *x)
{
	switch (x->type->dtype) {
	case POP_DT_F16:
	case POP_DT_BF16:
	case POP_DT_F8E5M2:
	case POP_DT_F8E4M3:
	case POP_DT_F8E3M4:
		return true;
	default:
		return false;
	}
}

/* All bits of a negative number but its sign are turned; twice, and it is what
 * it was. */
pop_value *
pop_order_of_bits(const pop_site *s, pop_value *x)
{
	unsigned bits = pop_dtype_info_of[x->type->dtype].bits;
	pop_value *sign = pop_site_binary(s, POP_OP_SHIFT_RIGHT_ARITHMETIC, x,
		pop_site_integer(s, x->type, bits - 1));
	pop_value *rest =
		pop_site_integer(s, x->type, (UINT64_C(1) << (bits - 1)) - 1);

	return pop_site_binary(
		s, POP_OP_XOR, x, pop_site_binary(s, POP_OP_AND, sign, rest));
}

pop_value *
pop_bits_as_integer(const pop_site *s, pop_value *x)
{
	return pop_site_bitcast(s, x,
		pop_dtype_info_of[x->type->dtype].bits == 8 ? POP_DT_I8
							    : POP_DT_I16);
}

pop_value *
pop_order_key(const pop_site *s, pop_value *x)
{
	return pop_order_of_bits(s, pop_bits_as_integer(s, x));
}

pop_value *
pop_of_order_key(const pop_site *s, pop_value *key, pop_dtype d)
{
	return pop_site_bitcast(s, pop_order_of_bits(s, key), d);
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
