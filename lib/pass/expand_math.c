/*
 * Elementwise functions by others.
 *
 * Formulas stay within two units in the last place for every argument, but
 * sinh and cosh of f32 (see half_exp()) and, where kernels lack fused
 * multiply-add, acosh, within 2.1: no cancellation near zero, no overflow
 * before the result overflows.  Floats narrower than f32 are computed in f32.
 * Where kernels have the function itself, for f64, or lib/num computes each
 * element, for complex numbers, the operation stays.
 */

#include "lib/pass/expand.h"

#include "lib/num/convert.h"

enum { EQ = 0, NE = 1, GT = 3, LT = 5 };

static pop_value *
un(const pop_site *s, pop_opcode code, pop_value *x)
{
	return pop_site_unary(s, code, x);
}

static pop_value *
bin(const pop_site *s, pop_opcode code, pop_value *x, pop_value *y)
{
	return pop_site_binary(s, code, x, y);
}

/* A number of x's type. */
static pop_value *
num(const pop_site *s, const pop_value *x, double v)
{
	return pop_site_number(s, x->type, v);
}

static pop_value *
below(const pop_site *s, pop_value *x, double v)
{
	return pop_site_compare(s, LT, x, num(s, x, v));
}

#define ADD(x, y) bin(s, POP_OP_ADD, x, y)
#define SUB(x, y) bin(s, POP_OP_SUBTRACT, x, y)
#define MUL(x, y) bin(s, POP_OP_MULTIPLY, x, y)
#define DIV(x, y) bin(s, POP_OP_DIVIDE, x, y)

/* ---- Functions of one f32 number. */

enum { FAR = 20 }; /* where exp(-2x) is nothing beside 1 */

/* exp(x + log 1/2).  The sum is rounded, which costs up to eight units in the
 * last place below FAR; other implementations of CHLO have the same formula
 * there, and so the same values. */
static pop_value *
half_exp(const pop_site *s, pop_value *x)
{
	return un(s, POP_OP_EXPONENTIAL,
		ADD(x, num(s, x, -0x1.62e42fefa39efp-1)));
}

/* exp(x) / 2 = exp(x - c) e^(c - log 2), c = 355/512: the difference is exact
 * beyond FAR, and nothing overflows early. */
static pop_value *
half_exp_far(const pop_site *s, pop_value *x)
{
	pop_value *e = un(s, POP_OP_EXPONENTIAL, SUB(x, num(s, x, 0x1.63p-1)));

	return MUL(e, num(s, x, 0x1.000de868e1828p+0));
}

/*
 * (e^x + sign e^-x) / 2 for x >= 0 of f64, with e = exp(x - c), c as above: as
 * e^x / 2 is e and a little more, only the last sum rounds visibly.  From c / 2
 * on the difference is exact; below, the sum hardly depends on e.
 */
static pop_value *
half_sum(const pop_site *s, pop_value *x, pop_opcode sign)
{
	pop_value *e = un(s, POP_OP_EXPONENTIAL, SUB(x, num(s, x, 0x1.63p-1)));
	pop_value *more = MUL(e, num(s, x, 0x1.bd0d1c3050e04p-13));
	pop_value *other = DIV(num(s, x, 0.25), ADD(e, more));

	return ADD(e, bin(s, sign, more, other));
}

static pop_value *
f_cosh_f64(const pop_site *s, pop_value *x)
{
	return half_sum(s, un(s, POP_OP_ABS, x), POP_OP_ADD);
}

/* Below 1, x + x^3 p(x^2) */
static pop_value *
f_sinh_f64(const pop_site *s, pop_value *x)
{
	static const double p[] = {0x1.5555555555555p-3, 0x1.11111111110fdp-7,
		0x1.a01a01a01ee70p-13, 0x1.71de3a4e14f40p-19,
		0x1.ae6460fae3728p-26, 0x1.611cb330c1fe8p-33,
		0x1.b41232cf9950fp-41};
	size_t n = sizeof(p) / sizeof(p[0]);
	pop_value *u = MUL(x, x), *near = num(s, x, p[--n]);
	pop_value *ax = un(s, POP_OP_ABS, x), *far;

	while (n-- > 0)
		near = ADD(MUL(near, u), num(s, x, p[n]));
	near = ADD(x, MUL(x, MUL(u, near)));
	far = MUL(un(s, POP_OP_SIGN, x), half_sum(s, ax, POP_OP_SUBTRACT));
	return pop_site_select(s, below(s, ax, 1), near, far);
}

static pop_value *
f_cosh(const pop_site *s, pop_value *x)
{
	pop_value *near =
		ADD(half_exp(s, x), half_exp(s, un(s, POP_OP_NEGATE, x)));
	pop_value *ax = un(s, POP_OP_ABS, x);

	return pop_site_select(s, below(s, ax, FAR), near, half_exp_far(s, ax));
}

/* Below 1, with t = e^x - 1: (t + t / (t + 1)) / 2 */
static pop_value *
f_sinh(const pop_site *s, pop_value *x)
{
	pop_value *middle =
		SUB(half_exp(s, x), half_exp(s, un(s, POP_OP_NEGATE, x)));
	pop_value *ax = un(s, POP_OP_ABS, x), *t, *near, *far;

	t = un(s, POP_OP_EXPM1, x);
	near = MUL(ADD(t, DIV(t, ADD(t, num(s, x, 1)))), num(s, x, 0.5));
	far = MUL(un(s, POP_OP_SIGN, x), half_exp_far(s, ax));
	far = pop_site_select(s, below(s, ax, FAR), middle, far);
	return pop_site_select(s, below(s, ax, 1), near, far);
}

/* atan2(x, sqrt((1 - x) (1 + x))) */
static pop_value *
f_asin(const pop_site *s, pop_value *x)
{
	pop_value *one = num(s, x, 1);

	return bin(s, POP_OP_ATAN2, x,
		un(s, POP_OP_SQRT, MUL(SUB(one, x), ADD(one, x))));
}

/* 2 atan2(sqrt(1 - x), sqrt(1 + x)) */
static pop_value *
f_acos(const pop_site *s, pop_value *x)
{
	pop_value *one = num(s, x, 1);
	pop_value *y = bin(s, POP_OP_ATAN2, un(s, POP_OP_SQRT, SUB(one, x)),
		un(s, POP_OP_SQRT, ADD(one, x)));

	return ADD(y, y);
}

static pop_value *
f_atan(const pop_site *s, pop_value *x)
{
	return bin(s, POP_OP_ATAN2, x, num(s, x, 1));
}

static pop_value *
log_twice(const pop_site *s, pop_value *x)
{
	return ADD(un(s, POP_OP_LOG, x), num(s, x, 0x1.62e42fefa39efp-1));
}

#define SQUARE_LIMIT 0x1p63 /* beyond it x^2 overflows, and 1 is nothing */

/* With a = |x|: log1p(a + a^2 / (1 + sqrt(a^2 + 1))) */
static pop_value *
f_asinh(const pop_site *s, pop_value *x)
{
	pop_value *a = un(s, POP_OP_ABS, x), *one = num(s, x, 1);
	pop_value *aa = MUL(a, a);
	pop_value *root = un(s, POP_OP_SQRT, ADD(aa, one));
	pop_value *near = un(s, POP_OP_LOG1P, ADD(a, DIV(aa, ADD(one, root))));
	pop_value *r = pop_site_select(
		s, below(s, a, SQUARE_LIMIT), near, log_twice(s, a));

	return MUL(un(s, POP_OP_SIGN, x), r);
}

/* With t = x - 1: log1p(t + sqrt(t^2 + 2t)); NaN below 1. */
static pop_value *
f_acosh(const pop_site *s, pop_value *x)
{
	pop_value *t = SUB(x, num(s, x, 1));
	pop_value *root = un(s, POP_OP_SQRT, ADD(MUL(t, t), ADD(t, t)));
	pop_value *near = un(s, POP_OP_LOG1P, ADD(t, root));
	pop_value *r = pop_site_select(
		s, below(s, x, SQUARE_LIMIT), near, log_twice(s, x));

	return pop_site_select(
		s, below(s, x, 1), un(s, POP_OP_LOG, num(s, x, -1)), r);
}

/* (log1p(x) - log1p(-x)) / 2 */
static pop_value *
f_atanh(const pop_site *s, pop_value *x)
{
	pop_value *d = SUB(un(s, POP_OP_LOG1P, x),
		un(s, POP_OP_LOG1P, un(s, POP_OP_NEGATE, x)));

	return MUL(d, num(s, x, 0.5));
}

typedef pop_value *formula(const pop_site *s, pop_value *x);

static formula *
formula_of(pop_opcode code)
{
	switch ((int)code) {
	case POP_OP_ACOS:
		return f_acos;
	case POP_OP_ACOSH:
		return f_acosh;
	case POP_OP_ASIN:
		return f_asin;
	case POP_OP_ASINH:
		return f_asinh;
	case POP_OP_ATAN:
		return f_atan;
	case POP_OP_ATANH:
		return f_atanh;
	case POP_OP_COSH:
		return f_cosh;
	case POP_OP_SINH:
		return f_sinh;
	default:
		return NULL;
	}
}

/* ---- Bits of floats. */

static pop_dtype
bits_of(pop_dtype d)
{
	switch (pop_dtype_bytes(d)) {
	case 1:
		return POP_DT_U8;
	case 2:
		return POP_DT_U16;
	case 4:
		return POP_DT_U32;
	default:
		return POP_DT_U64;
	}
}

static pop_value *
is_nan(const pop_site *s, pop_value *x)
{
	return pop_site_compare(s, NE, x, x);
}

/* One step of the bits of x: down if y is nearer to zero or beyond it.  From
 * zero, the least number on y's side. */
static pop_value *
next_after(const pop_site *s, pop_value *x, pop_value *y)
{
	pop_dtype d = (pop_dtype)x->type->dtype, u = bits_of(d);
	uint64_t top = UINT64_C(1) << (8 * pop_dtype_bytes(d) - 1);
	pop_value *a = pop_site_bitcast(s, x, u),
		  *b = pop_site_bitcast(s, y, u);
	pop_value *one = pop_site_integer(s, a->type, 1);
	pop_value *sign = pop_site_integer(s, a->type, top);
	pop_value *rest = pop_site_integer(s, a->type, top - 1);
	pop_value *zero = pop_site_integer(s, a->type, 0);
	pop_value *am = bin(s, POP_OP_AND, a, rest), *down, *r;

	down = bin(s, POP_OP_OR,
		pop_site_compare(s, GT, am, bin(s, POP_OP_AND, b, rest)),
		pop_site_compare(s, NE,
			bin(s, POP_OP_AND, bin(s, POP_OP_XOR, a, b), sign),
			zero));
	r = pop_site_select(s, down, SUB(a, one), ADD(a, one));
	r = pop_site_select(s, pop_site_compare(s, EQ, am, zero),
		bin(s, POP_OP_OR, bin(s, POP_OP_AND, b, sign), one), r);
	r = pop_site_select(
		s, pop_site_compare(s, EQ, x, y), y, pop_site_bitcast(s, r, d));
	return pop_site_select(s, bin(s, POP_OP_OR, is_nan(s, x), is_nan(s, y)),
		num(s, x, __builtin_nan("")), r);
}

/* ---- Upper halves of products. */

static pop_dtype
twice_as_wide(pop_dtype d)
{
	bool is_signed = pop_dtype_info_of[d].cls == POP_DTC_INT;

	switch (pop_dtype_info_of[d].bits) {
	case 32:
		return is_signed ? POP_DT_I64 : POP_DT_U64;
	case 16:
		return is_signed ? POP_DT_I32 : POP_DT_U32;
	case 8:
		return is_signed ? POP_DT_I16 : POP_DT_U16;
	default:
		return is_signed ? POP_DT_I8 : POP_DT_U8;
	}
}

static pop_value *
shifted(const pop_site *s, pop_value *x, unsigned by)
{
	bool is_signed = pop_dtype_info_of[x->type->dtype].cls == POP_DTC_INT;

	return bin(s,
		is_signed ? POP_OP_SHIFT_RIGHT_ARITHMETIC
			  : POP_OP_SHIFT_RIGHT_LOGICAL,
		x, pop_site_integer(s, x->type, by));
}

/* Schoolbook on halves of u64. */
static pop_value *
mulhi_u64(const pop_site *s, pop_value *x, pop_value *y)
{
	pop_value *low = pop_site_integer(s, x->type, UINT32_MAX);
	pop_value *x0 = bin(s, POP_OP_AND, x, low), *x1 = shifted(s, x, 32);
	pop_value *y0 = bin(s, POP_OP_AND, y, low), *y1 = shifted(s, y, 32);
	pop_value *a = MUL(x1, y0), *b = MUL(x0, y1), *middle;

	middle = ADD(shifted(s, MUL(x0, y0), 32),
		ADD(bin(s, POP_OP_AND, a, low), bin(s, POP_OP_AND, b, low)));
	return ADD(ADD(MUL(x1, y1), shifted(s, middle, 32)),
		ADD(shifted(s, a, 32), shifted(s, b, 32)));
}

/* y where x is negative, of signed numbers; as u64. */
static pop_value *
where_negative(const pop_site *s, pop_value *x, pop_value *y)
{
	pop_value *zero = pop_site_integer(s, x->type, 0);

	y = pop_site_select(s, pop_site_compare(s, LT, x, zero), y, zero);
	return pop_site_convert(s, y, POP_DT_U64);
}

static pop_value *
mulhi(const pop_site *s, pop_value *x, pop_value *y)
{
	pop_dtype d = (pop_dtype)x->type->dtype, wide;
	pop_value *r;

	if (pop_dtype_info_of[d].bits < 64) {
		wide = twice_as_wide(d);
		r = MUL(pop_site_convert(s, x, wide),
			pop_site_convert(s, y, wide));
		return pop_site_convert(
			s, shifted(s, r, pop_dtype_info_of[d].bits), d);
	}
	if (d == POP_DT_U64)
		return mulhi_u64(s, x, y);
	r = mulhi_u64(s, pop_site_convert(s, x, POP_DT_U64),
		pop_site_convert(s, y, POP_DT_U64));
	r = SUB(r, ADD(where_negative(s, x, y), where_negative(s, y, x)));
	return pop_site_convert(s, r, d);
}

pop_value *
pop_expand_math(const pop_site *s, pop_op *op)
{
	formula *f = formula_of(op->code);
	pop_value *x = op->arg[0];
	pop_dtype d = (pop_dtype)x->type->dtype;
	pop_dtype via = d == POP_DT_F64 ? POP_DT_F64 : POP_DT_F32;

	if (op->code == POP_OP_MULHI)
		return mulhi(s, x, op->arg[1]);
	if (op->code == POP_OP_NEXT_AFTER &&
		pop_float_format_of(d)->kind == POP_FLOAT_IEEE)
		return next_after(s, x, op->arg[1]);
	if (!f || pop_dtype_is_complex(d))
		return NULL;
	/* Kernels have them, where the formulas lose a bit or two. */
	if (d == POP_DT_F64)
		f = f == f_cosh   ? f_cosh_f64
		    : f == f_sinh ? f_sinh_f64
		    : f == f_atan ? f
				  : NULL;
	if (!f)
		return NULL;
	return pop_site_convert(s, f(s, pop_site_convert(s, x, via)), d);
}
