/*
 * One elementwise op on registers.  Values of types narrower than their class
 * live in it extended, so most operations are one instruction and, where the
 * result may not fit, one that brings it back to the type.
 */

#include "lib/gen/gen_int.h"

#include <float.h>
#include <string.h>

#include "lib/num/convert.h"
#include "lib/num/scalar.h"

#define POP_INS_0 0
static const struct {
	uint8_t f, s, u, b, fit;
} simple[POP_OP_LIMIT] = {
#define EW(OPCODE, F, S, U, B, fit) \
	[POP_OP_##OPCODE] = {       \
		POP_INS_##F, POP_INS_##S, POP_INS_##U, POP_INS_##B, (fit)},
#include "lib/gen/elementwise.def"
#undef EW
};

static bool
is_narrow(pop_dtype d)
{
	return d != POP_DT_I1 && d != POP_DT_I32 && d != POP_DT_U32 &&
	       d != POP_DT_I64 && d != POP_DT_U64 && d != POP_DT_F32 &&
	       d != POP_DT_F64;
}

static bool
is_unsigned(pop_dtype d)
{
	return pop_dtype_info_of[d].cls == POP_DTC_UINT;
}

static unsigned
bits_of(pop_dtype d)
{
	return pop_dtype_info_of[d].bits;
}

static uint16_t
zero(code *c, pop_dtype d)
{
	return pop_code_imm(c, pop_class_of(d), 0);
}

/* What has the low bits of r that d holds, without wrapping to them before. */
static uint16_t
before_wrap(const code *c, uint16_t r, pop_dtype d)
{
	const pop_ins *x = &c->ins[r];

	return x->op == POP_INS_WRAP && bits_of((pop_dtype)x->imm) >= bits_of(d)
		       ? x->a
		       : r;
}

/* The same of an operation whose low bits are made of low bits. */
static uint16_t
low_bits(code *c, uint16_t r, pop_dtype d)
{
	const pop_ins x = c->ins[r];
	uint16_t a, b;

	switch ((int)x.op) {
	case POP_INS_ADD:
	case POP_INS_SUB:
	case POP_INS_MUL:
	case POP_INS_AND:
	case POP_INS_OR:
	case POP_INS_XOR:
		a = before_wrap(c, x.a, d);
		b = before_wrap(c, x.b, d);
		return pop_code_add(
			c, (pop_ins_op)x.op, (pop_class)x.cls, a, b, 0, x.imm);
	default:
		return before_wrap(c, r, d);
	}
}

uint16_t
pop_element_fit(code *c, uint16_t r, pop_dtype d)
{
	if (!is_narrow(d) || pop_code_fits(c, r, d))
		return r;
	if (pop_dtype_is_float(d))
		return pop_code1(c, POP_INS_ROUND, pop_class_of(d), r, d);
	r = low_bits(c, r, d);
	return pop_code1(c, POP_INS_WRAP, pop_class_of(d), r, d);
}

/* ---- Conversion. */

static uint16_t
bool_to(code *c, uint16_t r, pop_dtype to)
{
	pop_class cls = pop_class_of(to);

	r = pop_code1(c, POP_INS_TO_I, POP_CLASS_B, r, 0);
	switch (cls) {
	case POP_CLASS_F:
		r = pop_code1(c, POP_INS_TO_F, POP_CLASS_I, r, 0);
		/* The others have both numbers; it has no 0. */
		return to == POP_DT_F8E8M0FNU ? pop_element_fit(c, r, to) : r;
	case POP_CLASS_D:
		return pop_code1(c, POP_INS_TO_D, POP_CLASS_I, r, 0);
	case POP_CLASS_L:
		return pop_code1(c, POP_INS_TO_L, POP_CLASS_I, r, 1);
	default:
		return pop_element_fit(c, r, to);
	}
}

/* Unsigned, and as wide as its register: converted otherwise than what is
 * signed, at three times the cost. */
static bool
needs_unsigned(pop_dtype d)
{
	return is_unsigned(d) && bits_of(d) >= 32;
}

/* Is infinite, or the like, before f32 stops to hold every integer? */
static bool
overflows_early(pop_dtype d)
{
	return pop_dtype_bytes(d) <= 2 && d != POP_DT_BF16 &&
	       d != POP_DT_F8E8M0FNU;
}

static uint16_t
with(code *c, pop_class k, pop_ins_op ins, uint16_t a, uint64_t bits)
{
	if (k == POP_CLASS_I)
		bits = (uint32_t)bits;
	return pop_code2(c, ins, k, a, pop_code_imm(c, k, bits));
}

/* Integers as a float of `digits` bits of mantissa holds them, and rounded once
 * by what follows: of those that have more the low bits become one, which is
 * set if any is. */
static uint16_t
to_odd(code *c, uint16_t r, pop_class k, unsigned digits, bool is_unsigned)
{
	const unsigned width = k == POP_CLASS_L ? 64 : 32;
	const uint64_t low = (UINT64_C(1) << (width - digits)) - 1;
	const uint64_t small = UINT64_C(1) << digits;
	uint16_t at = r, most = pop_code_imm(c, k, small), odd;

	odd = with(c, k, POP_INS_ADD, with(c, k, POP_INS_AND, r, low), low);
	odd = with(
		c, k, POP_INS_AND, pop_code2(c, POP_INS_OR, k, r, odd), ~low);
	if (!is_unsigned) {
		at = pop_code2(c, POP_INS_ADD, k, r, most);
		most = pop_code_imm(c, k, 2 * small);
	}
	return pop_code3(c, POP_INS_SELECT, k,
		pop_code2(c, POP_INS_LTU, k, at, most), r, odd);
}

/* Has it so few bits of mantissa that an odd bit of f32 is below the half of
 * its last one, of all integers that f32 does not hold? */
static bool
rounds_from_f32(pop_dtype d)
{
	return d == POP_DT_BF16 || d == POP_DT_F8E8M0FNU;
}

/* Rounding happens once: what f32 may not hold goes through f64. */
static uint16_t
int_to_float(code *c, uint16_t r, pop_dtype from, pop_dtype to)
{
	pop_class cf = pop_class_of(from), ct = pop_class_of(to);
	uint64_t u = needs_unsigned(from);

	if (ct == POP_CLASS_D)
		return pop_code1(c, POP_INS_TO_D, cf, r, u);
	if (to == POP_DT_F32)
		return pop_code1(c, POP_INS_TO_F, cf, r, u);
	if (bits_of(from) <= 16 || overflows_early(to) ||
		(!u && pop_code_is_exact(c, r, POP_DT_F32))) {
		r = pop_code1(c, POP_INS_TO_F, cf, r, u);
		return pop_element_fit(c, r, to);
	}
	if (cf == POP_CLASS_I && rounds_from_f32(to)) {
		r = to_odd(c, r, cf, FLT_MANT_DIG, u != 0);
		r = pop_code1(c, POP_INS_TO_F, cf, r, u);
		return pop_element_fit(c, r, to);
	}
	if (cf == POP_CLASS_L)
		r = to_odd(c, r, cf, DBL_MANT_DIG, u != 0);
	r = pop_code1(c, POP_INS_TO_D, cf, r, u);
	r = pop_code1(c, POP_INS_ROUND, POP_CLASS_D, r, to);
	return pop_code1(c, POP_INS_TO_F, POP_CLASS_D, r, 0);
}

static uint16_t
float_to_float(code *c, uint16_t r, pop_dtype from, pop_dtype to)
{
	pop_class cf = pop_class_of(from), ct = pop_class_of(to);

	if (cf == POP_CLASS_F && ct == POP_CLASS_D)
		return pop_code1(c, POP_INS_TO_D, cf, r, 0);
	if (cf == POP_CLASS_D && ct == POP_CLASS_F) {
		if (to != POP_DT_F32)
			r = pop_code1(c, POP_INS_ROUND, cf, r, to);
		return pop_code1(c, POP_INS_TO_F, cf, r, 0);
	}
	return from == to ? r : pop_element_fit(c, r, to);
}

static uint16_t
int_to_int(code *c, uint16_t r, pop_dtype from, pop_dtype to)
{
	pop_class cf = pop_class_of(from), ct = pop_class_of(to);

	if (cf == POP_CLASS_I && ct == POP_CLASS_L)
		return pop_code1(c, POP_INS_TO_L, cf, r, is_unsigned(from));
	if (cf == POP_CLASS_L && ct == POP_CLASS_I)
		r = pop_code1(c, POP_INS_TO_I, cf, r, 0);
	else if (from == to ||
		 (bits_of(from) < bits_of(to) && is_unsigned(from)))
		return r;
	return pop_element_fit(c, r, to);
}

uint16_t
pop_element_convert(code *c, uint16_t r, pop_dtype from, pop_dtype to)
{
	bool ff = pop_dtype_is_float(from), tf = pop_dtype_is_float(to);

	if (from == to)
		return r;
	if (to == POP_DT_I1)
		return pop_code2(
			c, POP_INS_NE, pop_class_of(from), r, zero(c, from));
	if (from == POP_DT_I1)
		return bool_to(c, r, to);
	if (ff && tf)
		return float_to_float(c, r, from, to);
	if (tf)
		return int_to_float(c, r, from, to);
	if (ff)
		return pop_code1(c,
			pop_class_of(to) == POP_CLASS_L ? POP_INS_TO_L
							: POP_INS_TO_I,
			pop_class_of(from), r, to);
	return int_to_int(c, r, from, to);
}

/* ---- Comparison. */

/* Signed integers in IEEE total order. */
static uint16_t
total_order_key(code *c, uint16_t r, pop_class cls)
{
	bool wide = cls == POP_CLASS_D;
	pop_class k = wide ? POP_CLASS_L : POP_CLASS_I;
	uint16_t sign, width;

	r = pop_code1(c, wide ? POP_INS_BITS_L : POP_INS_BITS_I, cls, r, 0);
	width = pop_code_imm(c, k, wide ? 63 : 31);
	sign = pop_code_add(c, POP_INS_SAR, k, r, width, 0, wide ? 64 : 32);
	sign = pop_code2(c, POP_INS_AND, k, sign,
		pop_code_imm(c, k, wide ? INT64_MAX : INT32_MAX));
	return pop_code2(c, POP_INS_XOR, k, r, sign);
}

static uint16_t
compare_bools(code *c, int64_t dir, uint16_t a, uint16_t b)
{
	const pop_class k = POP_CLASS_B;
	uint16_t x = pop_code2(c, POP_INS_XOR, k, a, b);

	switch (dir) {
	case POP_EQ:
		return pop_code1(c, POP_INS_NOT, k, x, 0);
	case POP_NE:
		return x;
	case POP_GT:
		return pop_code2(c, POP_INS_AND, k, a, x);
	case POP_LT:
		return pop_code2(c, POP_INS_AND, k, b, x);
	case POP_GE:
		return pop_code2(c, POP_INS_OR, k, a,
			pop_code1(c, POP_INS_NOT, k, b, 0));
	default:
		return pop_code2(c, POP_INS_OR, k, b,
			pop_code1(c, POP_INS_NOT, k, a, 0));
	}
}

static uint16_t
compare(code *c, const pop_op *op, uint16_t a, uint16_t b)
{
	pop_dtype d = op->arg[0]->type->dtype;
	int64_t dir = pop_attr_int(op, POP_ATTR_DIRECTION, 0);
	int64_t order = pop_attr_int(op, POP_ATTR_COMPARE_TYPE, 0);
	pop_class cls = pop_class_of(d);
	bool u = is_unsigned(d);

	if (cls == POP_CLASS_B)
		return compare_bools(c, dir, a, b);
	if (pop_dtype_is_float(d) && order == POP_ORDER_TOTAL) {
		a = total_order_key(c, a, cls);
		b = total_order_key(c, b, cls);
		cls = cls == POP_CLASS_D ? POP_CLASS_L : POP_CLASS_I;
	}
	switch (dir) {
	case POP_EQ:
		return pop_code2(c, POP_INS_EQ, cls, a, b);
	case POP_NE:
		return pop_code2(c, POP_INS_NE, cls, a, b);
	case POP_GT:
		return pop_code2(c, u ? POP_INS_LTU : POP_INS_LT, cls, b, a);
	case POP_LT:
		return pop_code2(c, u ? POP_INS_LTU : POP_INS_LT, cls, a, b);
	case POP_GE:
		return pop_code2(c, u ? POP_INS_LEU : POP_INS_LE, cls, b, a);
	default:
		return pop_code2(c, u ? POP_INS_LEU : POP_INS_LE, cls, a, b);
	}
}

/* ---- Operations that take more than one instruction. */

/* The bits of a narrow signed integer, without its sign's extension. */
static uint16_t
plain_bits(code *c, uint16_t r, pop_dtype d)
{
	static const uint8_t twin[POP_DT_COUNT] = {
		[POP_DT_I2] = POP_DT_U2,
		[POP_DT_I4] = POP_DT_U4,
		[POP_DT_I8] = POP_DT_U8,
		[POP_DT_I16] = POP_DT_U16,
	};

	return twin[d] ? pop_element_fit(c, r, twin[d]) : r;
}

/* Instructions know widths of 8 to 64; narrower types shift as 8 bits do,
 * and amounts of their own width or more are caught here. */
static uint16_t
shift(code *c, pop_opcode op, pop_dtype d, uint16_t a, uint16_t n)
{
	pop_class cls = pop_class_of(d);
	unsigned bits = bits_of(d), width = bits < 8 ? 8 : bits;
	pop_ins_op ins = op == POP_OP_SHIFT_LEFT            ? POP_INS_SHL
			 : op == POP_OP_SHIFT_RIGHT_LOGICAL ? POP_INS_SHR
							    : POP_INS_SAR;
	uint16_t r;

	n = plain_bits(c, n, d);
	if (ins == POP_INS_SHR)
		a = plain_bits(c, a, d);
	if (ins == POP_INS_SAR && is_unsigned(d)) {
		/* The top bit of the type counts as the sign. */
		static const uint8_t twin[POP_DT_COUNT] = {
			[POP_DT_U2] = POP_DT_I2,
			[POP_DT_U4] = POP_DT_I4,
			[POP_DT_U8] = POP_DT_I8,
			[POP_DT_U16] = POP_DT_I16,
		};

		if (twin[d])
			a = pop_element_fit(c, a, twin[d]);
	}
	r = pop_code_add(c, ins, cls, a, n, 0, width);
	if (ins == POP_INS_SHR && !is_narrow(d))
		return r;
	return pop_element_fit(c, r, d);
}

/* A float class, the bits of which are integers of another. */
typedef struct float_bits {
	pop_class cls, bits;
	unsigned exponent, mantissa;
} float_bits;

static const float_bits f32_bits = {POP_CLASS_F, POP_CLASS_I, 8, 23};
static const float_bits f64_bits = {POP_CLASS_D, POP_CLASS_L, 11, 52};

/* To the nearest with m bits of mantissa, even if there are two.  A carry goes
 * on into the exponent, and so to infinity. */
static uint16_t
round_mantissa(code *c, const float_bits *t, uint16_t bits, unsigned m)
{
	const unsigned drop = t->mantissa - m;
	uint16_t last = pop_code_add(c, POP_INS_SHR, t->bits, bits,
		pop_code_imm(c, t->bits, drop), 0,
		t->mantissa + t->exponent + 1);

	last = with(c, t->bits, POP_INS_AND, last, 1);
	bits = with(
		c, t->bits, POP_INS_ADD, bits, (UINT64_C(1) << (drop - 1)) - 1);
	bits = pop_code2(c, POP_INS_ADD, t->bits, bits, last);
	return with(
		c, t->bits, POP_INS_AND, bits, ~((UINT64_C(1) << drop) - 1));
}

/* Those that fewer bits of exponent, e, do not reach become infinity or zero.
 */
static uint16_t
limit_exponent(code *c, const float_bits *t, uint16_t bits, unsigned e)
{
	const uint64_t one = UINT64_C(1) << (t->exponent - 1);
	const uint64_t bias = (UINT64_C(1) << (e - 1)) - 1;
	const uint64_t top = UINT64_C(1) << (t->exponent + t->mantissa);
	const uint16_t sign = with(c, t->bits, POP_INS_AND, bits, top);
	const uint16_t rest = with(c, t->bits, POP_INS_AND, bits, top - 1);
	const uint16_t most =
		pop_code_imm(c, t->bits, ((one + bias) << t->mantissa) - 1);

	bits = pop_code3(c, POP_INS_SELECT, t->bits,
		pop_code2(c, POP_INS_LT, t->bits, most, rest),
		with(c, t->bits, POP_INS_OR, sign,
			(2 * one - 1) << t->mantissa),
		bits);
	return pop_code3(c, POP_INS_SELECT, t->bits,
		with(c, t->bits, POP_INS_LT, rest, (one - bias) << t->mantissa),
		sign, bits);
}

/* What is no number stays so, which takes a bit of mantissa. */
static uint16_t
reduce_float(code *c, const float_bits *t, uint16_t a, unsigned e, unsigned m)
{
	const bool wide = t->cls == POP_CLASS_D;
	uint16_t bits;

	if (m == 0)
		return pop_code1(c, POP_INS_REDUCE_PRECISION, t->cls, a,
			(uint64_t)e << 8);
	if (e == t->exponent && m == t->mantissa)
		return a;
	bits = pop_code1(
		c, wide ? POP_INS_BITS_L : POP_INS_BITS_I, t->cls, a, 0);
	if (m < t->mantissa)
		bits = round_mantissa(c, t, bits, m);
	if (e < t->exponent)
		bits = limit_exponent(c, t, bits, e);
	bits = pop_code1(
		c, wide ? POP_INS_BITS_D : POP_INS_BITS_F, t->bits, bits, 0);
	return pop_code3(c, POP_INS_SELECT, t->cls,
		pop_code2(c, POP_INS_NE, t->cls, a, a), a, bits);
}

static double
least_normal(const pop_float_format *f)
{
	return pop_bits_f64((uint64_t)(1024 - f->bias) << 52);
}

/*
 * A float of less than 8 bits of exponent with all of these and fewer bits of
 * mantissa, m.  It is held as an f32, where its subnormal numbers, those below
 * `least`, are normal: they round to a multiple of least * 2^-m, which adding
 * and taking away a large number does.
 */
static uint16_t
reduce_mantissa(code *c, uint16_t a, double least, unsigned m)
{
	const pop_class f = POP_CLASS_F;
	uint16_t zero = pop_code_number(c, POP_DT_F32, 0);
	uint16_t big = pop_code_number(
		c, POP_DT_F32, 0x1.8p23 * least / (double)(1 << m));
	uint16_t abs = pop_code1(c, POP_INS_ABS, f, a, 0), small, normal;

	small = pop_code2(
		c, POP_INS_SUB, f, pop_code2(c, POP_INS_ADD, f, abs, big), big);
	small = pop_code3(c, POP_INS_SELECT, f,
		pop_code2(c, POP_INS_LT, f, a, zero),
		pop_code1(c, POP_INS_NEG, f, small, 0), small);
	small = pop_code3(c, POP_INS_SELECT, f,
		pop_code2(c, POP_INS_EQ, f, a, zero), a, small);
	normal = reduce_float(c, &f32_bits, a, 8, m);
	return pop_code3(c, POP_INS_SELECT, f,
		pop_code2(c, POP_INS_LT, f, abs,
			pop_code_number(c, POP_DT_F32, least)),
		small, normal);
}

/* No class holds more bits than its own, so asking for more changes nothing. */
static uint16_t
reduce_precision(code *c, const pop_op *op, uint16_t a)
{
	pop_dtype d = op->arg[0]->type->dtype;
	pop_class cls = pop_class_of(d);
	int64_t e = pop_attr_int(op, POP_ATTR_EXPONENT_BITS, 0);
	int64_t m = pop_attr_int(op, POP_ATTR_MANTISSA_BITS, 0);
	const float_bits *t = cls == POP_CLASS_D ? &f64_bits : &f32_bits;
	const pop_float_format *f = pop_float_format_of(d);

	if (e >= f->exponent_bits && m >= f->mantissa_bits)
		return a;
	if (e >= f->exponent_bits && f->kind == POP_FLOAT_IEEE &&
		f->exponent_bits < 8)
		return pop_element_fit(c,
			reduce_mantissa(c, a, least_normal(f), (unsigned)m), d);
	e = e > t->exponent ? t->exponent : e;
	m = m > t->mantissa ? t->mantissa : m;
	a = reduce_float(c, t, a, (unsigned)e, (unsigned)m);
	return pop_element_fit(c, a, d);
}

/* A number of bits: only an i2 has more of them than it can say. */
static uint16_t
count(code *c, uint16_t r, pop_dtype d)
{
	return d == POP_DT_I2 ? pop_element_fit(c, r, d) : r;
}

static bool
unary(code *c, const pop_op *op, uint16_t a, uint16_t *r)
{
	pop_dtype d = op->arg[0]->type->dtype;
	pop_class cls = pop_class_of(d);

	switch ((int)op->code) {
	case POP_OP_ABS:
		*r = a; /* unsigned */
		return is_unsigned(d);
	case POP_OP_SIGN:
		*r = bool_to(
			c, pop_code2(c, POP_INS_NE, cls, a, zero(c, d)), d);
		return is_unsigned(d);
	case POP_OP_POPCNT:
		*r = count(c,
			pop_code1(
				c, POP_INS_POPCNT, cls, plain_bits(c, a, d), 0),
			d);
		return true;
	case POP_OP_CLZ:
		*r = count(c,
			pop_code1(c, POP_INS_CLZ, cls, plain_bits(c, a, d),
				bits_of(d)),
			d);
		return true;
	case POP_OP_IS_FINITE:
		*r = pop_code1(c, POP_INS_IS_FINITE, cls, a, 0);
		return true;
	case POP_OP_REAL:
		*r = a;
		return true;
	case POP_OP_IMAG:
		*r = zero(c, d);
		return true;
	case POP_OP_CONVERT:
		*r = pop_element_convert(c, a, d, op->res[0].type->dtype);
		return true;
	case POP_OP_REDUCE_PRECISION:
		*r = reduce_precision(c, op, a);
		return true;
	default:
		return false;
	}
}

static bool
special(code *c, const pop_op *op, const val *arg, val *out)
{
	pop_dtype d = op->arg[0]->type->dtype;
	pop_dtype to = op->res[0].type->dtype;
	uint16_t r = NO_REG;

	switch ((int)op->code) {
	case POP_OP_COMPLEX:
		*out = (val){{arg[0].r[0], arg[1].r[0]}};
		return true;
	case POP_OP_SHIFT_LEFT:
	case POP_OP_SHIFT_RIGHT_LOGICAL:
	case POP_OP_SHIFT_RIGHT_ARITHMETIC:
		r = shift(c, op->code, d, arg[0].r[0], arg[1].r[0]);
		break;
	case POP_OP_COMPARE:
		r = compare(c, op, arg[0].r[0], arg[1].r[0]);
		break;
	case POP_OP_SELECT:
		r = pop_code3(c, POP_INS_SELECT, pop_class_of(to), arg[0].r[0],
			arg[1].r[0], arg[2].r[0]);
		break;
	case POP_OP_CLAMP:
		r = pop_element_monoid(
			c, POP_OP_MAXIMUM, to, arg[1].r[0], arg[0].r[0]);
		r = pop_element_monoid(c, POP_OP_MINIMUM, to, r, arg[2].r[0]);
		break;
	default:
		if (!unary(c, op, arg[0].r[0], &r))
			return false;
	}
	*out = (val){{r, NO_REG}};
	return true;
}

static unsigned
instruction_of(pop_opcode op, pop_dtype d)
{
	switch (pop_dtype_info_of[d].cls) {
	case POP_DTC_FLOAT:
		return simple[op].f;
	case POP_DTC_INT:
		return simple[op].s;
	case POP_DTC_UINT:
		return simple[op].u;
	case POP_DTC_BOOL:
		return simple[op].b;
	default:
		return 0;
	}
}

/* Where f32 underflows to -0, f8E8M0FNU would take it for a positive number. */
static bool
in_f32(pop_ins_op ins, pop_dtype d)
{
	return strchr(pop_ins_info_of[ins].classes, 'F') &&
	       !(ins == POP_INS_POLYGAMMA && d == POP_DT_F8E8M0FNU);
}

/* A function that only f64 has, of narrower floats. */
static uint16_t
by_f64(code *c, pop_ins_op ins, pop_dtype d, const val *arg)
{
	uint16_t r[2] = {0, 0};

	for (unsigned i = 0; i < pop_ins_info_of[ins].nargs; i++)
		r[i] = pop_element_convert(c, arg[i].r[0], d, POP_DT_F64);
	return pop_element_convert(
		c, pop_code2(c, ins, POP_CLASS_D, r[0], r[1]), POP_DT_F64, d);
}

/* Has the float type each of its numbers with the other sign? */
static bool
has_signs(pop_dtype d)
{
	const pop_float_kind k = (pop_float_kind)pop_float_format_of(d)->kind;

	return k != POP_FLOAT_FNUZ && k != POP_FLOAT_E8M0;
}

/* May results be of another type, a wider one? */
static bool
needs_fit(pop_opcode op, pop_dtype d)
{
	if (!pop_dtype_is_float(d))
		return simple[op].fit & 2;
	return simple[op].fit & 1 || (op == POP_OP_NEGATE && !has_signs(d));
}

/*
 * Numbers of 16 bits with sign, by a known one n from 2 on, need a product:
 * with k the bits of n - 1, and m the integer above 2^(15 + k) / n,
 *
 *     x / n = x m / 2^(15 + k), rounded down, and one more if x < 0
 *
 * as x (m - 2^(15 + k) / n) is less than 2^(15 + k) / n, and x m has 32 bits.
 * Those below zero that became unsigned ones of 32 bits are large ones.
 */
static bool
quotient(code *c, const pop_op *op, uint16_t x, uint16_t by, uint16_t *r)
{
	const pop_class k = POP_CLASS_I;
	const uint64_t n = c->ins[by].imm;
	unsigned shift = 15;
	uint16_t q;

	if (c->ins[by].op != POP_INS_IMM || n < 2 || n > INT16_MAX ||
		!pop_code_fits(c, x, POP_DT_I16) ||
		(op->res[0].type->dtype == POP_DT_U32 &&
			!pop_code_fits(c, x, POP_DT_U16)))
		return false;
	while (UINT64_C(1) << (shift - 15) < n)
		shift++;
	q = with(c, k, POP_INS_MUL, x, (UINT64_C(1) << shift) / n + 1);
	q = pop_code_add(
		c, POP_INS_SAR, k, q, pop_code_imm(c, k, shift), 0, 32);
	if (!pop_code_fits(c, x, POP_DT_U16))
		q = pop_code2(c, POP_INS_SUB, k, q,
			pop_code_add(c, POP_INS_SAR, k, x,
				pop_code_imm(c, k, 31), 0, 32));
	*r = q;
	if (op->code == POP_OP_REMAINDER)
		*r = pop_code2(
			c, POP_INS_SUB, k, x, with(c, k, POP_INS_MUL, q, n));
	return true;
}

bool
pop_element_op(code *c, const pop_op *op, const val *arg, val *out)
{
	pop_dtype d = op->arg[0]->type->dtype;
	unsigned ins;
	uint16_t r;

	for (uint32_t i = 0; i < op->narg; i++) {
		if (pop_dtype_is_complex(op->arg[i]->type->dtype))
			return pop_complex_op(c, op, arg, out);
	}
	if (pop_dtype_is_complex(op->res[0].type->dtype) &&
		op->code != POP_OP_COMPLEX)
		return pop_complex_op(c, op, arg, out);
	ins = instruction_of(op->code, d);
	if (!ins)
		return special(c, op, arg, out);
	if (pop_class_of(d) == POP_CLASS_F && !in_f32((pop_ins_op)ins, d)) {
		*out = (val){{by_f64(c, (pop_ins_op)ins, d, arg), NO_REG}};
		return true;
	}
	if ((op->code == POP_OP_DIVIDE || op->code == POP_OP_REMAINDER) &&
		pop_class_of(d) == POP_CLASS_I &&
		quotient(c, op, arg[0].r[0], arg[1].r[0], &r)) {
		*out = (val){{r, NO_REG}};
		return true;
	}
	r = pop_code2(c, (pop_ins_op)ins, pop_class_of(d), arg[0].r[0],
		pop_ins_info_of[ins].nargs > 1 ? arg[1].r[0] : 0);
	if (needs_fit(op->code, d))
		r = pop_element_fit(c, r, d);
	*out = (val){{r, NO_REG}};
	return true;
}

/* ---- Monoids. */

uint16_t
pop_element_monoid(code *c, pop_opcode op, pop_dtype d, uint16_t a, uint16_t b)
{
	unsigned ins = instruction_of(op, d);
	uint16_t r = pop_code2(c, (pop_ins_op)ins, pop_class_of(d), a, b);

	if (needs_fit(op, d))
		r = pop_element_fit(c, r, d);
	return r;
}

pop_ins_op
pop_element_reduce(pop_opcode op, pop_dtype d)
{
	switch (instruction_of(op, d)) {
	case POP_INS_ADD:
		return POP_INS_RADD;
	case POP_INS_MUL:
		return POP_INS_RMUL;
	case POP_INS_MAX:
		return POP_INS_RMAX;
	case POP_INS_MIN:
		return POP_INS_RMIN;
	case POP_INS_MAXU:
		return POP_INS_RMAXU;
	case POP_INS_MINU:
		return POP_INS_RMINU;
	case POP_INS_AND:
		return POP_INS_RAND;
	case POP_INS_OR:
		return POP_INS_ROR;
	case POP_INS_XOR:
		return POP_INS_RXOR;
	default:
		return (pop_ins_op)0;
	}
}

/* Extreme value of an integer type, extended to 64 bits. */
static uint64_t
extreme(pop_dtype d, bool greatest)
{
	unsigned bits = bits_of(d);

	if (pop_dtype_info_of[d].cls != POP_DTC_INT)
		return greatest ? UINT64_MAX >> (64 - bits) : 0;
	return greatest ? (UINT64_C(1) << (bits - 1)) - 1
			: ~UINT64_C(0) << (bits - 1);
}

bool
pop_element_is_neutral(pop_opcode op, pop_dtype d, const void *element)
{
	bool is_float = pop_dtype_is_float(d);
	double f = is_float ? pop_load_f64(d, element) : 0;
	uint64_t i = is_float ? 0 : pop_load_int(d, element);

	switch ((int)op) {
	case POP_OP_ADD:
	case POP_OP_OR:
	case POP_OP_XOR:
		return f == 0 && i == 0;
	case POP_OP_MULTIPLY:
		return is_float ? f == 1 : i == 1;
	case POP_OP_MAXIMUM:
		return is_float ? f < -DBL_MAX : i == extreme(d, false);
	case POP_OP_MINIMUM:
		return is_float ? f > DBL_MAX : i == extreme(d, true);
	case POP_OP_AND:
		return d == POP_DT_I1 ? i == 1
		       : pop_dtype_info_of[d].cls == POP_DTC_INT
			       ? i == UINT64_MAX
			       : i == extreme(d, true);
	default:
		return false;
	}
}
