/*
 * Elementwise operations on complex numbers, as pairs of real registers.
 * Products and quotients are the textbook's; divisors and moduli are scaled by
 * the larger part, so that squares neither overflow nor vanish.
 */

#include "lib/gen/complex_int.h"

#include <float.h>
#include <math.h>

#include "lib/num/scalar.h"

val
pop_cx_multiply(const cx *x, val a, val b)
{
	uint16_t rr, ii, ri, ir;

	if (a.r[0] == b.r[0] && a.r[1] == b.r[1]) {
		/* A square: (re - im)(re + im) loses less; where equal parts
		 * cancel, the sum does not overflow. */
		rr = cx_bin(x, POP_INS_MUL,
			cx_bin(x, POP_INS_SUB, a.r[0], a.r[1]),
			cx_bin(x, POP_INS_ADD, a.r[0], a.r[1]));
		ii = pop_code2(x->c, POP_INS_EQ, x->k,
			cx_un(x, POP_INS_ABS, a.r[0]),
			cx_un(x, POP_INS_ABS, a.r[1]));
		ii = pop_code2(x->c, POP_INS_AND, POP_CLASS_B, ii,
			cx_un(x, POP_INS_IS_FINITE, a.r[0]));
		rr = cx_choose(x, ii, cx_num(x, 0), rr);
		ri = cx_bin(x, POP_INS_MUL, a.r[0], a.r[1]);
		return (val){{rr, cx_bin(x, POP_INS_ADD, ri, ri)}};
	}
	rr = cx_bin(x, POP_INS_MUL, a.r[0], b.r[0]);
	ii = cx_bin(x, POP_INS_MUL, a.r[1], b.r[1]);
	ri = cx_bin(x, POP_INS_MUL, a.r[0], b.r[1]);
	ir = cx_bin(x, POP_INS_MUL, a.r[1], b.r[0]);
	return (val){{cx_bin(x, POP_INS_SUB, rr, ii),
		cx_bin(x, POP_INS_ADD, ri, ir)}};
}

/* The larger part times sqrt(1 + ratio^2). */
uint16_t
pop_cx_modulus8(const cx *x, val a)
{
	uint16_t re = cx_un(x, POP_INS_ABS, a.r[0]);
	uint16_t im = cx_un(x, POP_INS_ABS, a.r[1]);
	uint16_t big = cx_bin(x, POP_INS_MAX, re, im);
	uint16_t small = cx_bin(x, POP_INS_MIN, re, im), q, r, eighth, special;

	q = cx_bin(x, POP_INS_DIV, small, big);
	eighth = cx_bin(x, POP_INS_MUL, big, cx_num(x, 0.125));
	r = cx_bin(x, POP_INS_ADD, cx_bin(x, POP_INS_MUL, q, q), cx_num(x, 1));
	r = cx_bin(x, POP_INS_MUL, eighth, cx_un(x, POP_INS_SQRT, r));
	/* 0 and infinity are themselves, and infinity wins over NaN. */
	special = pop_code2(
		x->c, POP_INS_EQ, x->k, big, cx_bin(x, POP_INS_ADD, big, big));
	r = cx_choose(x, special, big, r);
	for (unsigned i = 0; i < 2; i++) {
		special = pop_code2(x->c, POP_INS_EQ, x->k, i ? im : re,
			cx_num(x, HUGE_VAL));
		r = cx_choose(x, special, cx_num(x, HUGE_VAL), r);
	}
	return r;
}

static uint16_t
modulus(const cx *x, val a)
{
	return cx_bin(x, POP_INS_MUL, pop_cx_modulus8(x, a), cx_num(x, 8));
}

/*
 * Scaled by the divisor's larger part (Smith): with q = small / big,
 *
 *   (a + bi) / (c + di) = (a + b q + (b - a q) i) / (c + d q)
 *
 * if c is the larger one.  Nothing overflows unless parts or quotient are
 * within a factor of two of what does.  By what is infinite all becomes zero,
 * even if both parts are: q then is.
 */
val
pop_cx_divide(const cx *x, val a, val b)
{
	const uint16_t wide = pop_code2(x->c, POP_INS_LE, x->k,
		cx_un(x, POP_INS_ABS, b.r[1]), cx_un(x, POP_INS_ABS, b.r[0]));
	const uint16_t big = cx_choose(x, wide, b.r[0], b.r[1]);
	const double most = x->d == POP_DT_F32 ? FLT_MAX : DBL_MAX;
	uint16_t small = cx_choose(x, wide, b.r[1], b.r[0]), q, den, p[2], re;
	uint16_t im;

	small = cx_bin(x, POP_INS_MAX, cx_num(x, -most),
		cx_bin(x, POP_INS_MIN, cx_num(x, most), small));
	q = cx_bin(x, POP_INS_DIV, small, big);
	den = cx_bin(x, POP_INS_ADD, big, cx_bin(x, POP_INS_MUL, small, q));
	for (unsigned i = 0; i < 2; i++)
		p[i] = cx_choose(x, wide, a.r[i], a.r[1 - i]);
	re = cx_bin(x, POP_INS_ADD, p[0], cx_bin(x, POP_INS_MUL, p[1], q));
	im = cx_bin(x, POP_INS_SUB, p[1], cx_bin(x, POP_INS_MUL, p[0], q));
	im = cx_choose(x, wide, im, cx_un(x, POP_INS_NEG, im));
	return (val){{cx_bin(x, POP_INS_DIV, re, den),
		cx_bin(x, POP_INS_DIV, im, den)}};
}

static val
sign_of(const cx *x, val a)
{
	uint16_t m = modulus(x, a), zero = cx_num(x, 0);
	uint16_t none = pop_code2(x->c, POP_INS_EQ, x->k, m, zero);

	return (val){{cx_choose(
			      x, none, zero, cx_bin(x, POP_INS_DIV, a.r[0], m)),
		cx_choose(x, none, zero, cx_bin(x, POP_INS_DIV, a.r[1], m))}};
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

static uint16_t
is_nan(const cx *x, val a)
{
	return pop_code2(x->c, POP_INS_OR, POP_CLASS_B,
		pop_code2(x->c, POP_INS_NE, x->k, a.r[0], a.r[0]),
		pop_code2(x->c, POP_INS_NE, x->k, a.r[1], a.r[1]));
}

/* By real part, then imaginary; `first`: the smaller one.  NaN wins, and the
 * first operand among equals. */
static val
extreme(const cx *x, val a, val b, bool first)
{
	uint16_t p = first ? is_before(x, b, a) : is_before(x, a, b);
	uint16_t no_a = is_nan(x, a), no_b = is_nan(x, b);
	val r;

	for (unsigned i = 0; i < 2; i++) {
		r.r[i] = cx_choose(x, p, b.r[i], a.r[i]);
		r.r[i] = cx_choose(x, no_b, b.r[i], r.r[i]);
		r.r[i] = cx_choose(x, no_a, a.r[i], r.r[i]);
	}
	return r;
}

static val
convert(const cx *x, const pop_op *op, val a)
{
	pop_dtype from = op->arg[0]->type->dtype, to = op->res[0].type->dtype;
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
equality(const cx *x, val a, val b, bool ne)
{
	const pop_ins_op one = ne ? POP_INS_NE : POP_INS_EQ;
	uint16_t re = pop_code2(x->c, one, x->k, a.r[0], b.r[0]);
	uint16_t im = pop_code2(x->c, one, x->k, a.r[1], b.r[1]);

	return pop_code2(
		x->c, ne ? POP_INS_OR : POP_INS_AND, POP_CLASS_B, re, im);
}

static uint16_t
compare(const cx *x, const pop_op *op, val a, val b)
{
	const int64_t dir = pop_attr_int(op, POP_ATTR_DIRECTION, 0);
	uint16_t before;

	if (dir == POP_EQ || dir == POP_NE)
		return equality(x, a, b, dir == POP_NE);
	before = dir == POP_LT || dir == POP_LE ? is_before(x, a, b)
						: is_before(x, b, a);
	if (dir == POP_LT || dir == POP_GT)
		return before;
	return pop_code2(x->c, POP_INS_OR, POP_CLASS_B, before,
		equality(x, a, b, false));
}

static val
real_result(uint16_t r)
{
	return (val){{r, NO_REG}};
}

/* As by re + 0i: what is added is a zero, or NaN where that would make NaN. */
static val
divide_by_real(const cx *x, val a, uint16_t re)
{
	uint16_t none = cx_bin(x, POP_INS_DIV, cx_num(x, 0), re);
	uint16_t p = cx_bin(x, POP_INS_ADD, a.r[0],
		cx_bin(x, POP_INS_MUL, a.r[1], none));
	uint16_t q = cx_bin(x, POP_INS_SUB, a.r[1],
		cx_bin(x, POP_INS_MUL, a.r[0], none));

	return (val){{cx_bin(x, POP_INS_DIV, p, re),
		cx_bin(x, POP_INS_DIV, q, re)}};
}

/* By a real number no parts cancel. */
static val
divide(const cx *x, val a, val b)
{
	if (b.r[1] == cx_num(x, 0))
		return divide_by_real(x, a, b.r[0]);
	return pop_cx_divide(x, a, b);
}

static bool
binary(const cx *x, const pop_op *op, const val *arg, val *out)
{
	val a = arg[0], b = arg[1];

	switch ((int)op->code) {
	case POP_OP_ADD:
	case POP_OP_SUBTRACT:
		for (unsigned i = 0; i < 2; i++)
			out->r[i] = cx_bin(x,
				op->code == POP_OP_ADD ? POP_INS_ADD
						       : POP_INS_SUB,
				a.r[i], b.r[i]);
		return true;
	case POP_OP_MULTIPLY:
		*out = pop_cx_multiply(x, a, b);
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
	case POP_OP_CLAMP:
		*out = extreme(x, extreme(x, b, a, false), arg[2], true);
		return true;
	case POP_OP_COMPARE:
		*out = real_result(compare(x, op, a, b));
		return true;
	case POP_OP_SELECT:
		for (unsigned i = 0; i < 2; i++)
			out->r[i] = cx_choose(x, a.r[0], b.r[i], arg[2].r[i]);
		return true;
	default:
		return false;
	}
}

bool
pop_complex_op(code *c, const pop_op *op, const val *arg, val *out)
{
	pop_dtype d = op->arg[op->narg - 1]->type->dtype;
	cx x = {.c = c};
	val a = arg[0];

	if (!pop_dtype_is_complex(d))
		d = op->res[0].type->dtype;
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
		*out = (val){{cx_un(&x, POP_INS_NEG, a.r[0]),
			cx_un(&x, POP_INS_NEG, a.r[1])}};
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
	case POP_OP_IS_FINITE:
		*out = real_result(pop_code2(c, POP_INS_AND, POP_CLASS_B,
			cx_un(&x, POP_INS_IS_FINITE, a.r[0]),
			cx_un(&x, POP_INS_IS_FINITE, a.r[1])));
		return true;
	default:
		return pop_cx_function(&x, op->code, arg, out) ||
		       (op->narg > 1 && binary(&x, op, arg, out));
	}
}
