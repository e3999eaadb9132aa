/* Integer operations on words; each is total, whatever the operands. */

#include "lib/num/scalar_int.h"

#include <assert.h>

static uint64_t
mask(pop_int_type t)
{
	return t.bits < 64 ? (UINT64_C(1) << t.bits) - 1 : UINT64_MAX;
}

static bool
is_negative(pop_int_type t, uint64_t a)
{
	return t.is_signed && a >> 63;
}

static uint64_t
clz(pop_int_type t, uint64_t a)
{
	a &= mask(t);
	return a ? (unsigned)__builtin_clzll(a) - (64 - t.bits) : t.bits;
}

uint64_t
pop_int_unary(pop_scalar op, pop_int_type t, uint64_t a)
{
	switch (op) {
	case POP_SC_ABS:
		return is_negative(t, a) ? 0 - a : a;
	case POP_SC_NEGATE:
		return 0 - a;
	case POP_SC_SIGN:
		return is_negative(t, a) ? UINT64_MAX : a != 0;
	case POP_SC_NOT:
		return ~a;
	case POP_SC_POPCNT:
		return (unsigned)__builtin_popcountll(a & mask(t));
	case POP_SC_CLZ:
		return clz(t, a);
	default:
		assert(!"defined on integers");
		return 0;
	}
}

static uint64_t
divide(pop_int_type t, uint64_t a, uint64_t b)
{
	if (b == 0)
		return UINT64_MAX;
	if (!t.is_signed)
		return a / b;
	/* Also the least number by -1. */
	if (b == UINT64_MAX)
		return 0 - a;
	return (uint64_t)((int64_t)a / (int64_t)b);
}

static uint64_t
int_rem(pop_int_type t, uint64_t a, uint64_t b)
{
	if (b == 0)
		return a;
	if (!t.is_signed)
		return a % b;
	return b == UINT64_MAX ? 0 : (uint64_t)((int64_t)a % (int64_t)b);
}

static uint64_t
power(pop_int_type t, uint64_t a, uint64_t b)
{
	uint64_t r = 1;

	if (is_negative(t, b)) {
		if (a == UINT64_MAX)
			return b & 1 ? a : 1;
		return a == 1;
	}
	for (; b; b >>= 1, a *= a)
		if (b & 1)
			r *= a;
	return r;
}

static uint64_t
shift(pop_scalar op, pop_int_type t, uint64_t a, uint64_t b)
{
	bool fill =
		op == POP_SC_SHIFT_RIGHT_ARITHMETIC && (a >> (t.bits - 1) & 1);

	b &= mask(t);
	if (b >= t.bits)
		return fill ? UINT64_MAX : 0;
	if (op == POP_SC_SHIFT_LEFT)
		return a << b;
	a &= mask(t);
	if (fill)
		a |= ~mask(t);
	return a >> b | (fill && b ? UINT64_MAX << (64 - b) : 0);
}

static bool
less(pop_int_type t, uint64_t a, uint64_t b)
{
	return t.is_signed ? (int64_t)a < (int64_t)b : a < b;
}

uint64_t
pop_int_binary(pop_scalar op, pop_int_type t, uint64_t a, uint64_t b)
{
	switch (op) {
	case POP_SC_ADD:
		return a + b;
	case POP_SC_SUBTRACT:
		return a - b;
	case POP_SC_MULTIPLY:
		return a * b;
	case POP_SC_DIVIDE:
		return divide(t, a, b);
	case POP_SC_REMAINDER:
		return int_rem(t, a, b);
	case POP_SC_MAXIMUM:
		return less(t, a, b) ? b : a;
	case POP_SC_MINIMUM:
		return less(t, b, a) ? b : a;
	case POP_SC_POWER:
		return power(t, a, b);
	case POP_SC_AND:
		return a & b;
	case POP_SC_OR:
		return a | b;
	case POP_SC_XOR:
		return a ^ b;
	case POP_SC_SHIFT_LEFT:
	case POP_SC_SHIFT_RIGHT_ARITHMETIC:
	case POP_SC_SHIFT_RIGHT_LOGICAL:
		return shift(op, t, a, b);
	default:
		assert(!"defined on integers");
		return 0;
	}
}

bool
pop_bool_binary(pop_scalar op, bool a, bool b)
{
	switch (op) {
	case POP_SC_ADD:
	case POP_SC_MAXIMUM:
	case POP_SC_OR:
		return a || b;
	case POP_SC_MULTIPLY:
	case POP_SC_MINIMUM:
	case POP_SC_AND:
		return a && b;
	case POP_SC_XOR:
		return a != b;
	default:
		assert(!"defined on bools");
		return false;
	}
}
