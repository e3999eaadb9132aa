/*
 * Bits of floats of one element, and back, where they are in a register and not
 * in memory.  Narrow floats are held as the f32 of the same value, so their
 * bits are put together of its: the exponent's bias is another, numbers below
 * the least normal one are multiples of a power of two.
 */

#include "lib/gen/gen_int.h"

#include "lib/num/convert.h"

/* A narrow format beside f32, of bias 127 and 23 bits of mantissa. */
typedef struct small {
	unsigned m, sign;     /* bits of mantissa, place of the sign */
	unsigned drop;        /* bits of mantissa that f32 has more */
	uint32_t rebias, top; /* to be added to codes: of numbers, and of those
			       * of the topmost exponent, in f32 */
	uint32_t least;       /* normal number, in f32 */
	double unit;          /* least number */
	pop_float_kind kind;
} small;

static double
power_of_two(int e)
{
	return pop_bits_f64((uint64_t)(1023 + e) << 52);
}

static small
small_of(pop_dtype d)
{
	const pop_float_format *f = pop_float_format_of(d);
	unsigned e = f->exponent_bits, m = f->mantissa_bits;

	return (small){.m = m,
		.sign = e + m,
		.drop = 23 - m,
		.rebias = (uint32_t)(127 - f->bias) << 23,
		.top = (uint32_t)(256 - (1 << e)) << 23,
		.least = (uint32_t)(128 - f->bias) << 23,
		.unit = power_of_two(1 - f->bias - (int)m),
		.kind = (pop_float_kind)f->kind};
}

static uint16_t
int_imm(code *c, uint32_t v)
{
	return pop_code_imm(c, POP_CLASS_I, v);
}

static uint16_t
shifted(code *c, pop_ins_op by, uint16_t r, unsigned bits)
{
	return pop_code_add(c, by, POP_CLASS_I, r, int_imm(c, bits), 0, 32);
}

static uint16_t
chosen(code *c, pop_class cls, uint16_t p, uint16_t yes, uint16_t no)
{
	return pop_code3(c, POP_INS_SELECT, cls, p, yes, no);
}

static uint16_t
two_ints(code *c, pop_ins_op op, uint16_t a, uint16_t b)
{
	return pop_code2(c, op, POP_CLASS_I, a, b);
}

/* The code of the number r, without its sign; x: its bits without theirs. */
static uint16_t
code_of(code *c, const small *s, uint16_t r, uint16_t x)
{
	uint16_t normal = shifted(c, POP_INS_SHR,
		two_ints(c, POP_INS_SUB, x, int_imm(c, s->rebias)), s->drop);
	uint16_t units = pop_code2(c, POP_INS_MUL, POP_CLASS_F,
		pop_code1(c, POP_INS_ABS, POP_CLASS_F, r, 0),
		pop_code_number(c, POP_DT_F32, 1 / s->unit));
	uint16_t few =
		pop_code1(c, POP_INS_TO_I, POP_CLASS_F, units, POP_DT_I32);

	return chosen(c, POP_CLASS_I,
		two_ints(c, POP_INS_LT, x, int_imm(c, s->least)), few, normal);
}

static uint16_t
small_bits(code *c, uint16_t r, pop_dtype d)
{
	const small s = small_of(d);
	uint16_t u = pop_code1(c, POP_INS_BITS_I, POP_CLASS_F, r, 0);
	uint16_t x = two_ints(c, POP_INS_AND, u, int_imm(c, INT32_MAX));
	uint16_t inf = int_imm(c, 0x7f800000);
	uint16_t sign =
		shifted(c, POP_INS_SHL, shifted(c, POP_INS_SHR, u, 31), s.sign);
	uint16_t nan = two_ints(c, POP_INS_LT, inf, x);
	uint16_t v = code_of(c, &s, r, x);

	if (s.kind == POP_FLOAT_IEEE)
		v = chosen(c, POP_CLASS_I, two_ints(c, POP_INS_LE, inf, x),
			shifted(c, POP_INS_SHR,
				two_ints(c, POP_INS_SUB, x, int_imm(c, s.top)),
				s.drop),
			v);
	else if (s.kind == POP_FLOAT_FN)
		v = chosen(
			c, POP_CLASS_I, nan, int_imm(c, (1u << s.sign) - 1), v);
	v = two_ints(c, POP_INS_OR, v, sign);
	if (s.kind == POP_FLOAT_FNUZ)
		v = chosen(c, POP_CLASS_I, nan, int_imm(c, 1u << s.sign), v);
	return v;
}

static uint16_t
small_of_bits(code *c, uint16_t r, pop_dtype d)
{
	const small s = small_of(d);
	const uint32_t rest = (1u << s.sign) - 1, quiet = 0x7fc00000;
	uint16_t all = two_ints(c, POP_INS_AND, r, int_imm(c, 2 * rest + 1));
	uint16_t x = two_ints(c, POP_INS_AND, all, int_imm(c, rest));
	uint16_t high = shifted(c, POP_INS_SHL, x, s.drop);
	uint16_t sign = shifted(
		c, POP_INS_SHL, two_ints(c, POP_INS_XOR, all, x), 31 - s.sign);
	uint16_t few = pop_code2(c, POP_INS_MUL, POP_CLASS_F,
		pop_code1(c, POP_INS_TO_F, POP_CLASS_I, x, 0),
		pop_code_number(c, POP_DT_F32, s.unit));
	uint16_t v = chosen(c, POP_CLASS_I,
		two_ints(c, POP_INS_LT, x, int_imm(c, 1u << s.m)),
		pop_code1(c, POP_INS_BITS_I, POP_CLASS_F, few, 0),
		two_ints(c, POP_INS_ADD, high, int_imm(c, s.rebias)));

	if (s.kind == POP_FLOAT_IEEE) {
		uint32_t inf = rest + 1 - (1u << s.m);
		uint16_t top =
			two_ints(c, POP_INS_ADD, high, int_imm(c, s.top));

		v = chosen(c, POP_CLASS_I,
			two_ints(c, POP_INS_LE, int_imm(c, inf), x), top, v);
		v = chosen(c, POP_CLASS_I,
			two_ints(c, POP_INS_LT, int_imm(c, inf), x),
			two_ints(c, POP_INS_OR, v, int_imm(c, 1u << 22)), v);
	} else if (s.kind == POP_FLOAT_FN) {
		v = chosen(c, POP_CLASS_I,
			two_ints(c, POP_INS_EQ, x, int_imm(c, rest)),
			int_imm(c, quiet), v);
	}
	v = two_ints(c, POP_INS_OR, v, sign);
	if (s.kind == POP_FLOAT_FNUZ)
		v = chosen(c, POP_CLASS_I,
			two_ints(c, POP_INS_EQ, all, int_imm(c, rest + 1)),
			int_imm(c, quiet), v);
	return pop_code1(c, POP_INS_BITS_F, POP_CLASS_I, v, 0);
}

/* Of a power of two the exponent of f32, of NaN too; the least one, which f32
 * has not as a normal number, is 0. */
static uint16_t
power_bits(code *c, uint16_t r)
{
	uint16_t u = pop_code1(c, POP_INS_BITS_I, POP_CLASS_F, r, 0);

	return shifted(c, POP_INS_SHR,
		two_ints(c, POP_INS_AND, u, int_imm(c, INT32_MAX)), 23);
}

static uint16_t
power_of_bits(code *c, uint16_t r)
{
	uint16_t x = two_ints(c, POP_INS_AND, r, int_imm(c, UINT8_MAX));
	uint16_t v = shifted(c, POP_INS_SHL, x, 23);

	v = chosen(c, POP_CLASS_I, two_ints(c, POP_INS_EQ, x, int_imm(c, 0)),
		int_imm(c, 1u << 22), v);
	v = chosen(c, POP_CLASS_I,
		two_ints(c, POP_INS_EQ, x, int_imm(c, UINT8_MAX)),
		int_imm(c, 0x7fc00000), v);
	return pop_code1(c, POP_INS_BITS_F, POP_CLASS_I, v, 0);
}

uint16_t
pop_bits_of_float(code *c, uint16_t r, pop_dtype d)
{
	const pop_class i = POP_CLASS_I;

	if (d == POP_DT_F64)
		return pop_code1(c, POP_INS_BITS_L, POP_CLASS_D, r, 0);
	if (d == POP_DT_F8E8M0FNU)
		return power_bits(c, r);
	if (d != POP_DT_F32 && d != POP_DT_BF16)
		return small_bits(c, r, d);
	r = pop_code1(c, POP_INS_BITS_I, POP_CLASS_F, r, 0);
	if (d == POP_DT_F32)
		return r;
	return pop_code_add(c, POP_INS_SHR, i, r, int_imm(c, 16), 0, 32);
}

uint16_t
pop_float_of_bits(code *c, uint16_t r, pop_dtype d)
{
	if (d == POP_DT_F64)
		return pop_code1(c, POP_INS_BITS_D, POP_CLASS_L, r, 0);
	if (d == POP_DT_F8E8M0FNU)
		return power_of_bits(c, r);
	if (d != POP_DT_F32 && d != POP_DT_BF16)
		return small_of_bits(c, r, d);
	if (d == POP_DT_BF16)
		r = shifted(c, POP_INS_SHL, r, 16);
	return pop_code1(c, POP_INS_BITS_F, POP_CLASS_I, r, 0);
}
