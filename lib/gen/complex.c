/*
 * Elementwise operations on complex numbers, as pairs of real registers.
 * Products and quotients are the textbook's; divisors and moduli are scaled by
 * the larger part, so that squares neither overflow nor vanish.
 */

#include "lib/gen/gen_int.h"

#include "lib/num/scalar.h"

typedef struct cx {
	code *c;
	pop_dtype d; /* of a part */
	pop_class k;
} cx;

static uint16_t
un(const cx *x, pop_ins_op op, uint16_t a)
{
	return pop_code1(x->c, op, x->k, a, 0);
}

static uint16_t
bin(const cx *x, pop_ins_op op, uint16_t a, uint16_t b)
{
	return pop_code2(x->c, op, x->k, a, b);
}

static uint16_t
num(const cx *x, double v)
{
	return pop_code_number(x->c, x->d, v);
}

static uint16_t
choose(const cx *x, uint16_t p, uint16_t a, uint16_t b)
{
	return pop_code3(x->c, POP_INS_SELECT, x->k, p, a, b);
}

static val
multiply(const cx *x, val a, val b)
{
	uint16_t rr = bin(x, POP_INS_MUL, a.r[0], b.r[0]);
	uint16_t ii = bin(x, POP_INS_MUL, a.r[1], b.r[1]);
	uint16_t ri = bin(x, POP_INS_MUL, a.r[0], b.r[1]);
	uint16_t ir = bin(x, POP_INS_MUL, a.r[1], b.r[0]);

	return (val){{bin(x, POP_INS_SUB, rr, ii), bin(x, POP_INS_ADD, ri, ir)}};
}

/* |a|: the larger part times sqrt(1 + ratio^2). */
static uint16_t
modulus(const cx *x, val a)
{
	uint16_t re = un(x, POP_INS_ABS, a.r[0]), im = un(x, POP_INS_ABS, a.r[1]);
	uint16_t big = bin(x, POP_INS_MAX, re, im);
	uint16_t small = bin(x, POP_INS_MIN, re, im);
	uint16_t q = bin(x, POP_INS_DIV, small, big), r, special;

	r = bin(x, POP_INS_ADD, bin(x, POP_INS_MUL, q, q), num(x, 1));
	r = bin(x, POP_INS_MUL, big, un(x, POP_INS_SQRT, r));
	/* 0 and infinity are themselves. */
	special = pop_code2(x->c, POP_INS_EQ, x->k, big,
		bin(x, POP_INS_ADD, big, big));
	return choose(x, special, big, r);
}

/* Scaled by the divisor's larger part (Smith). */
static val
divide(const cx *x, val a, val b)
{
	uint16_t wide = pop_code2(x->c, POP_INS_LE, x->k,
		un(x, POP_INS_ABS, b.r[1]), un(x, POP_INS_ABS, b.r[0]));
	uint16_t big = choose(x, wide, b.r[0], b.r[1]);
	uint16_t small = choose(x, wide, b.r[1], b.r[0]);
	uint16_t q = bin(x, POP_INS_DIV, small, big);
	uint16_t den = bin(x, POP_INS_ADD, big, bin(x, POP_INS_MUL, small, q));
	uint16_t p0 = choose(x, wide, a.r[0], a.r[1]);
	uint16_t p1 = choose(x, wide, a.r[1], a.r[0]);
	uint16_t re = bin(x, POP_INS_ADD, p0, bin(x, POP_INS_MUL, p1, q));
	uint16_t im = bin(x, POP_INS_SUB, p1, bin(x, POP_INS_MUL, p0, q));

	im = choose(x, wide, im, un(x, POP_INS_NEG, im));
	return (val){{bin(x, POP_INS_DIV, re, den),
		bin(x, POP_INS_DIV, im, den)}};
}

static val
polar(const cx *x, uint16_t radius, uint16_t angle)
{
	return (val){{bin(x, POP_INS_MUL, radius, un(x, POP_INS_COS, angle)),
		bin(x, POP_INS_MUL, radius, un(x, POP_INS_SIN, angle))}};
}

static val
logarithm(const cx *x, val a)
{
	return (val){{un(x, POP_INS_LOG, modulus(x, a)),
		bin(x, POP_INS_ATAN2, a.r[1], a.r[0])}};
}

/* sqrt((|a| + |re|) / 2) is one part, |im| / 2 over it the other. */
static val
square_root(const cx *x, val a)
{
	uint16_t zero = num(x, 0), half = num(x, 0.5), s, t, neg, none;
	val r;

	s = bin(x, POP_INS_ADD, modulus(x, a), un(x, POP_INS_ABS, a.r[0]));
	s = un(x, POP_INS_SQRT, bin(x, POP_INS_MUL, s, half));
	none = pop_code2(x->c, POP_INS_EQ, x->k, s, zero);
	t = bin(x, POP_INS_DIV, bin(x, POP_INS_MUL, a.r[1], half), s);
	t = choose(x, none, a.r[1], t);
	neg = pop_code2(x->c, POP_INS_LT, x->k, a.r[0], zero);
	r.r[0] = choose(x, neg, un(x, POP_INS_ABS, t), s);
	s = choose(x,
		pop_code2(x->c, POP_INS_LT, x->k, a.r[1], zero),
		un(x, POP_INS_NEG, s), s);
	r.r[1] = choose(x, neg, s, t);
	return r;
}

static val
sign_of(const cx *x, val a)
{
	uint16_t m = modulus(x, a), zero = num(x, 0);
	uint16_t none = pop_code2(x->c, POP_INS_EQ, x->k, m, zero);

	return (val){{choose(x, none, zero, bin(x, POP_INS_DIV, a.r[0], m)),
		choose(x, none, zero, bin(x, POP_INS_DIV, a.r[1], m))}};
}

static uint16_t
is_before(const cx *x, val a, val b)
{
	uint16_t lt = pop_code2(x->c, POP_INS_LT, x->k, a.r[0], b.r[0]);
	uint16_t eq = pop_code2(x->c, POP_INS_EQ, x->k, a.r[0], b.r[0]);
	uint16_t im = pop_code2(x->c, POP_INS_LT, x->k, a.r[1], b.r[1]);

	return pop_code2(x->c, POP_INS_OR, POP_CLASS_B, lt,
		pop_code2(x->c, POP_INS_AND, POP_CLASS_B, eq, im));
}

/* By real part, then imaginary; `first`: the smaller one. */
static val
extreme(const cx *x, val a, val b, bool first)
{
	uint16_t p = is_before(x, a, b);
	val lo, r;

	for (unsigned i = 0; i < 2; i++) {
		lo.r[i] = choose(x, p, a.r[i], b.r[i]);
		r.r[i] = first ? lo.r[i] : choose(x, p, b.r[i], a.r[i]);
	}
	return r;
}

static val
convert(const cx *x, const pop_op *op, val a)
{
	pop_dtype from = op->arg[0]->type.dtype, to = op->res[0].type.dtype;
	pop_dtype part = pop_dtype_real(to);
	uint16_t re, im;

	if (to == POP_DT_I1) {
		re = pop_element_convert(x->c, a.r[0], x->d, to);
		im = pop_element_convert(x->c, a.r[1], x->d, to);
		return (val){{pop_code2(x->c, POP_INS_OR, POP_CLASS_B, re, im),
			NO_REG}};
	}
	re = pop_element_convert(x->c, a.r[0], pop_dtype_real(from), part);
	if (!pop_dtype_is_complex(to))
		return (val){{re, NO_REG}};
	im = pop_dtype_is_complex(from)
		     ? pop_element_convert(x->c, a.r[1], x->d, part)
		     : pop_code_number(x->c, part, 0);
	return (val){{re, im}};
}

static uint16_t
compare(const cx *x, const pop_op *op, val a, val b)
{
	bool ne = pop_attr_int(op, POP_ATTR_DIRECTION, 0) == POP_NE;
	pop_ins_op one = ne ? POP_INS_NE : POP_INS_EQ;
	uint16_t re = pop_code2(x->c, one, x->k, a.r[0], b.r[0]);
	uint16_t im = pop_code2(x->c, one, x->k, a.r[1], b.r[1]);

	return pop_code2(
		x->c, ne ? POP_INS_OR : POP_INS_AND, POP_CLASS_B, re, im);
}

static val
real_result(uint16_t r)
{
	return (val){{r, NO_REG}};
}

static bool
binary(const cx *x, const pop_op *op, const val *arg, val *out)
{
	val a = arg[0], b = arg[1];

	switch ((int)op->code) {
	case POP_OP_ADD:
	case POP_OP_SUBTRACT:
		for (unsigned i = 0; i < 2; i++)
			out->r[i] = bin(x,
				op->code == POP_OP_ADD ? POP_INS_ADD
						       : POP_INS_SUB,
				a.r[i], b.r[i]);
		return true;
	case POP_OP_MULTIPLY:
		*out = multiply(x, a, b);
		return true;
	case POP_OP_DIVIDE:
		*out = divide(x, a, b);
		return true;
	case POP_OP_MAXIMUM:
		*out = extreme(x, a, b, false);
		return true;
	case POP_OP_MINIMUM:
		*out = extreme(x, a, b, true);
		return true;
	case POP_OP_COMPARE:
		if (pop_attr_int(op, POP_ATTR_DIRECTION, 0) > POP_NE)
			return false;
		*out = real_result(compare(x, op, a, b));
		return true;
	case POP_OP_SELECT:
		for (unsigned i = 0; i < 2; i++)
			out->r[i] = choose(
				x, a.r[0], b.r[i], arg[2].r[i]);
		return true;
	default:
		return false;
	}
}

bool
pop_complex_op(code *c, const pop_op *op, const val *arg, val *out)
{
	pop_dtype d = op->arg[op->narg - 1]->type.dtype;
	cx x = {.c = c};
	val a = arg[0];

	if (!pop_dtype_is_complex(d))
		d = op->res[0].type.dtype;
	x.d = pop_dtype_real(d);
	x.k = pop_class_of(x.d);
	switch ((int)op->code) {
	case POP_OP_REAL:
		*out = real_result(a.r[0]);
		return true;
	case POP_OP_IMAG:
		*out = real_result(a.r[1]);
		return true;
	case POP_OP_NEGATE:
		*out = (val){{un(&x, POP_INS_NEG, a.r[0]),
			un(&x, POP_INS_NEG, a.r[1])}};
		return true;
	case POP_OP_ABS:
		*out = real_result(modulus(&x, a));
		return true;
	case POP_OP_SIGN:
		*out = sign_of(&x, a);
		return true;
	case POP_OP_CONVERT:
		*out = convert(&x, op, a);
		return true;
	case POP_OP_EXPONENTIAL:
		*out = polar(&x, un(&x, POP_INS_EXP, a.r[0]), a.r[1]);
		return true;
	case POP_OP_LOG:
		*out = logarithm(&x, a);
		return true;
	case POP_OP_SQRT:
		*out = square_root(&x, a);
		return true;
	case POP_OP_RSQRT:
		*out = divide(&x, (val){{num(&x, 1), num(&x, 0)}},
			square_root(&x, a));
		return true;
	case POP_OP_IS_FINITE:
		*out = real_result(pop_code2(c, POP_INS_AND, POP_CLASS_B,
			un(&x, POP_INS_IS_FINITE, a.r[0]),
			un(&x, POP_INS_IS_FINITE, a.r[1])));
		return true;
	default:
		return op->narg > 1 && binary(&x, op, arg, out);
	}
}
