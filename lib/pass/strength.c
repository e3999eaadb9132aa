/*
 * Strength reduction: integer quotients and remainders by a power of two become
 * shifts and masks, powers by some constants products and roots, moduli of
 * complex numbers that are only compared with a constant need no root, and
 * total order of floats whose zeros and NaNs are made equal is the order of
 * numbers.
 *
 * Quotients rounded down, and remainders with the divisor's sign, reach us as
 * selections that correct those rounded towards zero: these are found first, as
 * they need no correction once they are shifts and masks.  A remainder of what
 * is known to hold its divisor once at most is a selection.
 */

#include <math.h>

#include "lib/ir/site.h"
#include "lib/num/convert.h"
#include "lib/num/scalar.h"
#include "lib/pass/pass.h"

static unsigned
bits_of(const pop_value *v)
{
	return pop_dtype_info_of[v->type->dtype].bits;
}

static bool
is_signed(const pop_value *v)
{
	return pop_dtype_info_of[v->type->dtype].cls == POP_DTC_INT;
}

/* Do all elements equal n, an integer or truth value, sign-extended? */
static bool
is_splat_of(const pop_value *v, int64_t n)
{
	const pop_dense *d = pop_value_splat(v);
	pop_dtype t = (pop_dtype)v->type->dtype;

	return d && (pop_dtype_is_int(t) || t == POP_DT_I1) &&
	       (int64_t)pop_load_int(t, d->data) == n;
}

/* Do all elements equal 2^k, k < 63? */
static bool
is_power(const pop_value *v, unsigned *k)
{
	if (!pop_dtype_is_int((pop_dtype)v->type->dtype) || bits_of(v) < 8)
		return false;
	for (*k = 0; *k + 1 < bits_of(v); ++*k)
		if (is_splat_of(v, (int64_t)1 << *k))
			return true;
	return false;
}

static const pop_op *
defined_by(const pop_value *v, pop_opcode code)
{
	return v->def && v->def->code == code ? v->def : NULL;
}

/* compare(x, n), in this direction: x; else NULL. */
static pop_value *
compared(const pop_value *p, int direction, int64_t n)
{
	const pop_op *c = defined_by(p, POP_OP_COMPARE);

	return c && pop_attr_int(c, POP_ATTR_DIRECTION, 0) == direction &&
			       is_splat_of(c->arg[1], n)
		       ? pop_value_final(c->arg[0])
		       : NULL;
}

/* ---- Rounding down. */

/* Does p say that r is negative?  Perhaps as p != false, and as r != 0
 * besides. */
static bool
says_negative(const pop_value *p, const pop_value *r)
{
	const pop_op *both = defined_by(p, POP_OP_AND);
	const pop_value *same;

	for (unsigned i = 0; both && i < 2; i++)
		if (compared(both->arg[i], POP_NE, 0) == r) {
			p = pop_value_final(both->arg[1 - i]);
			break;
		}
	same = compared(p, POP_NE, 0);
	if (same && same->type->dtype == POP_DT_I1)
		p = same;
	return compared(p, POP_LT, 0) == r;
}

/* Does p say that x / c has to be rounded down, c being positive? */
static bool
says_inexact(const pop_value *p, const pop_value *x, const pop_value *c)
{
	const pop_op *both = defined_by(p, POP_OP_AND), *s, *r;
	unsigned j, k;

	for (unsigned i = 0; both && i < 2; i++) {
		const pop_value *sign = compared(both->arg[i], POP_NE, 1);
		const pop_value *rest = compared(both->arg[1 - i], POP_NE, 0);

		s = sign ? defined_by(sign, POP_OP_SIGN) : NULL;
		r = rest ? defined_by(rest, POP_OP_REMAINDER) : NULL;
		if (s && r && pop_value_final(s->arg[0]) == x &&
			pop_value_final(r->arg[0]) == x &&
			is_power(r->arg[1], &j) && is_power(c, &k) && j == k)
			return true;
	}
	return false;
}

/* select(r < 0, r + c, r), r = remainder(x, c); select(inexact, q - 1, q),
 * q = divide(x, c). */
static pop_value *
rounded_down(pop_op *op)
{
	pop_value *low = pop_value_final(op->arg[2]), *x;
	const pop_op *r = low->def, *fix = op->arg[1]->def;
	pop_site s = pop_site_before(op);
	bool is_rest = r && r->code == POP_OP_REMAINDER;
	unsigned k, j;

	if (!fix || fix->narg != 2 ||
		!(is_rest || defined_by(low, POP_OP_DIVIDE)) ||
		!is_power(r->arg[1], &k) || !is_signed(low))
		return NULL;
	x = pop_value_final(r->arg[0]);
	for (unsigned i = 0; i < 2; i++) {
		const pop_value *by = fix->arg[1 - i];

		if (pop_value_final(fix->arg[i]) != low ||
			(i == 1 && fix->code != POP_OP_ADD))
			continue;
		if (is_rest && fix->code == POP_OP_ADD && is_power(by, &j) &&
			j == k && says_negative(op->arg[0], low))
			return pop_site_binary(&s, POP_OP_AND, x,
				pop_site_integer(
					&s, x->type, ((uint64_t)1 << k) - 1));
		if (!is_rest &&
			((fix->code == POP_OP_SUBTRACT && is_splat_of(by, 1)) ||
				(fix->code == POP_OP_ADD &&
					is_splat_of(by, -1))) &&
			says_inexact(op->arg[0], x, r->arg[1]))
			return pop_site_binary(&s,
				POP_OP_SHIFT_RIGHT_ARITHMETIC, x,
				pop_site_integer(&s, x->type, k));
	}
	return NULL;
}

/* ---- Rounding towards zero. */

static pop_value *
shift(const pop_site *s, pop_opcode code, pop_value *x, unsigned by)
{
	return by ? pop_site_binary(
			    s, code, x, pop_site_integer(s, x->type, by))
		  : x;
}

/* x / 2^k, and what is left: of a negative x, 2^k - 1 more is divided, and as
 * much taken from what is left. */
static pop_value *
divided(pop_op *op)
{
	bool is_rest = op->code == POP_OP_REMAINDER;
	pop_site s = pop_site_before(op);
	pop_value *x = pop_value_final(op->arg[0]), *more = NULL, *mask;
	unsigned k;

	if (!is_power(op->arg[1], &k))
		return NULL;
	mask = pop_site_integer(&s, x->type, ((uint64_t)1 << k) - 1);
	if (k == 0)
		return is_rest ? mask : x;
	if (!pop_value_lies_in(x, 0, INT64_MAX) && is_signed(x)) {
		more = shift(&s, POP_OP_SHIFT_RIGHT_LOGICAL,
			shift(&s, POP_OP_SHIFT_RIGHT_ARITHMETIC, x,
				k == 1 ? 0 : bits_of(x) - 1),
			bits_of(x) - k);
		x = pop_site_binary(&s, POP_OP_ADD, x, more);
	}
	if (!is_rest)
		return shift(&s,
			more ? POP_OP_SHIFT_RIGHT_ARITHMETIC
			     : POP_OP_SHIFT_RIGHT_LOGICAL,
			x, k);
	x = pop_site_binary(&s, POP_OP_AND, x, mask);
	return more ? pop_site_binary(&s, POP_OP_SUBTRACT, x, more) : x;
}

/* remainder(x, n) of x that holds n once at most: select(x < n, x, x - n). */
static pop_value *
once_at_most(pop_op *op)
{
	const pop_dense *n = pop_value_splat(op->arg[1]);
	pop_site s = pop_site_before(op);
	pop_value *x = op->arg[0];
	int64_t by;

	if (op->code != POP_OP_REMAINDER || !n ||
		!pop_dtype_is_int((pop_dtype)x->type->dtype))
		return NULL;
	by = (int64_t)pop_load_int((pop_dtype)x->type->dtype, n->data);
	if (by <= 0 || by > INT32_MAX || !pop_value_lies_in(x, 0, 2 * by - 1))
		return NULL;
	return pop_site_select(&s, pop_site_compare(&s, POP_LT, x, op->arg[1]),
		x, pop_site_binary(&s, POP_OP_SUBTRACT, x, op->arg[1]));
}

static pop_value *
quotient(pop_op *op)
{
	pop_value *by = divided(op);

	return by ? by : once_at_most(op);
}

/* ---- Powers. */

enum { DEPTH = 8 }; /* of definitions looked at */

/* Is x surely not below zero, nor -0?  It may be NaN. */
static bool
is_positive(pop_value *x, unsigned depth)
{
	const pop_op *d = pop_value_final(x)->def;

	if (!d || depth == 0)
		return false;
	switch (d->code) {
	case POP_OP_ABS:
	case POP_OP_EXPONENTIAL:
	case POP_OP_LOGISTIC:
		return true;
	case POP_OP_ADD:
		return is_positive(d->arg[0], depth - 1) &&
		       is_positive(d->arg[1], depth / 2);
	case POP_OP_MULTIPLY:
		return pop_value_final(d->arg[0]) == pop_value_final(d->arg[1]);
	default:
		return false;
	}
}

/* Of floats; 0 if there is none. */
static double
splat_number(const pop_value *v)
{
	const pop_dense *d = pop_value_splat(v);

	return d && pop_dtype_is_float((pop_dtype)v->type->dtype)
		       ? pop_load_f64((pop_dtype)v->type->dtype, d->data)
		       : 0;
}

/* x ^ 0 is 1, of NaN, too. */
static bool
is_float_zero(const pop_value *v)
{
	const pop_dense *d = pop_value_splat(v);
	const pop_dtype t = (pop_dtype)v->type->dtype;

	return d && pop_dtype_is_float(t) && pop_load_f64(t, d->data) == 0;
}

/*
 * x ^ y, of f32 and f64, by operations that each round once: at most three, and
 * in any case not by more than two units in the last place.  The power of -0 is
 * that of 0, and that of -inf no NaN, unlike those of roots.
 */
static pop_value *
powered(pop_op *op)
{
	pop_site s = pop_site_before(op);
	pop_value *x = pop_value_final(op->arg[0]), *r = x;
	const double y = splat_number(op->arg[1]);
	const bool is_plain = is_positive(x, DEPTH);

	if (is_float_zero(op->arg[1]))
		return pop_site_number(&s, x->type, 1);
	if (x->type->dtype != POP_DT_F32 && x->type->dtype != POP_DT_F64)
		return NULL;
	if (y == -1)
		return pop_site_binary(
			&s, POP_OP_DIVIDE, pop_site_number(&s, x->type, 1), x);
	if (y == 1)
		return x;
	if (y == 2 || y == 3)
		r = pop_site_binary(&s, POP_OP_MULTIPLY, x, x);
	if (y == 2 || y == 3)
		return y == 2 ? r : pop_site_binary(&s, POP_OP_MULTIPLY, r, x);
	if (y != 0.5 && y != -0.5 && y != 1.5 && y != -1.5)
		return NULL;
	if (!is_plain && (y == 0.5 || y == -0.5))
		r = pop_site_binary(
			&s, POP_OP_ADD, x, pop_site_number(&s, x->type, 0));
	r = pop_site_unary(&s, y < 0 ? POP_OP_RSQRT : POP_OP_SQRT, r);
	if (y == 1.5)
		r = pop_site_binary(&s, POP_OP_MULTIPLY, x, r);
	if (y == -1.5)
		r = pop_site_binary(&s, POP_OP_DIVIDE, r, x);
	if (is_plain)
		return r;
	return pop_site_select(&s,
		pop_site_compare(
			&s, POP_EQ, x, pop_site_number(&s, x->type, -INFINITY)),
		pop_site_number(&s, x->type, y < 0 ? 0 : INFINITY), r);
}

/* ---- Moduli. */

/* Squares of bounds in 1 / MOST_BOUND to MOST_BOUND neither overflow nor lose
 * bits; what is beyond them still is when it is squared. */
static const double MOST_BOUND = 0x1p40;

/*
 * |z| against a constant: the squares of both.  They round once or twice, |z|
 * more often; where z is real, both give the same.  An infinite part makes |z|
 * infinite even beside NaN, whose sum of squares is NaN.
 */
static pop_value *
compared_modulus(pop_op *op)
{
	const int dir = (int)pop_attr_int(op, POP_ATTR_DIRECTION, 0);
	const int64_t plain =
		pop_natural_compare((pop_dtype)op->arg[0]->type->dtype);
	const unsigned at = defined_by(op->arg[0], POP_OP_ABS) ? 0 : 1;
	const pop_op *abs = defined_by(op->arg[at], POP_OP_ABS);
	const double bound = splat_number(op->arg[1 - at]);
	pop_site s = pop_site_before(op);
	pop_value *sq[2], *v[2], *z, *p;

	if (!abs || dir == POP_EQ || dir == POP_NE ||
		pop_attr_int(op, POP_ATTR_COMPARE_TYPE, plain) != plain ||
		!(bound <= MOST_BOUND && bound >= 1 / MOST_BOUND))
		return NULL;
	z = pop_value_final(abs->arg[0]);
	if (!pop_dtype_is_complex((pop_dtype)z->type->dtype))
		return NULL;
	for (unsigned i = 0; i < 2; i++) {
		sq[i] = pop_site_unary(&s, i ? POP_OP_IMAG : POP_OP_REAL, z);
		sq[i] = pop_site_binary(&s, POP_OP_MULTIPLY, sq[i], sq[i]);
	}
	v[at] = pop_site_binary(&s, POP_OP_ADD, sq[0], sq[1]);
	v[1 - at] = pop_site_number(&s, v[at]->type, bound * bound);
	p = pop_site_compare(&s, dir, v[0], v[1]);
	if ((at == 0) == (dir == POP_LT || dir == POP_LE))
		return p;
	for (unsigned i = 0; i < 2; i++)
		p = pop_site_binary(&s, POP_OP_OR, p,
			pop_site_compare(&s, POP_EQ, sq[i],
				pop_site_number(&s, sq[i]->type, INFINITY)));
	return p;
}

/* ---- Total order. */

/* a <= b, NaN being the last of all; negated: b < a. */
static pop_value *
at_most(const pop_site *s, pop_value *a, pop_value *b, bool negated)
{
	if (negated)
		return pop_site_binary(s, POP_OP_AND,
			pop_site_compare(s, POP_EQ, b, b),
			pop_site_unary(s, POP_OP_NOT,
				pop_site_compare(s, POP_LE, a, b)));
	return pop_site_binary(s, POP_OP_OR, pop_site_compare(s, POP_NE, b, b),
		pop_site_compare(s, POP_LE, a, b));
}

/* Comparators of sorts are known by what they are (gen/sort.c). */
static pop_value *
compared_in_order(pop_op *op)
{
	const int64_t dir = pop_attr_int(op, POP_ATTR_DIRECTION, 0);
	const pop_op *in = op->block->parent;
	pop_site s = pop_site_before(op);
	pop_value *x[2];
	unsigned how;

	if (!pop_dtype_is_float((pop_dtype)op->arg[0]->type->dtype) ||
		pop_attr_int(op, POP_ATTR_COMPARE_TYPE, 0) != POP_ORDER_TOTAL ||
		dir == POP_EQ || dir == POP_NE ||
		(in && in->code == POP_OP_SORT))
		return NULL;
	for (unsigned i = 0; i < 2; i++) {
		x[i] = pop_value_canonical(pop_value_final(op->arg[i]), &how);
		if (how != POP_CANONICAL)
			return NULL;
	}
	return dir == POP_LE || dir == POP_GT
		       ? at_most(&s, x[0], x[1], dir == POP_GT)
		       : at_most(&s, x[1], x[0], dir == POP_LT);
}

/* ---- */

typedef pop_value *rule(pop_op *op);

static void
walk(pop_block *b, rule *of_select, rule *of_quotient)
{
	POP_FOR_EACH_OP(op, b) {
		pop_value *by = NULL;

		for (uint32_t i = 0; i < op->narg; i++)
			op->arg[i] = pop_value_final(op->arg[i]);
		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			walk(op->region[i], of_select, of_quotient);
		if (op->code == POP_OP_SELECT && of_select)
			by = of_select(op);
		if ((op->code == POP_OP_DIVIDE ||
			    op->code == POP_OP_REMAINDER) &&
			of_quotient)
			by = of_quotient(op);
		if (op->code == POP_OP_POWER && of_quotient)
			by = powered(op);
		if (op->code == POP_OP_COMPARE && of_quotient)
			by = compared_modulus(op);
		if (op->code == POP_OP_COMPARE && of_quotient && !by)
			by = compared_in_order(op);
		if (!by)
			continue;
		pop_value_replace(b->func->graph, &op->res[0], by);
		pop_op_unlink(op);
	}
}

pop_status
pop_pass_strength(pop_graph *g, pop_err *err)
{
	if (!pop_graph_may_have(g, POP_OP_DIVIDE) &&
		!pop_graph_may_have(g, POP_OP_REMAINDER) &&
		!pop_graph_may_have(g, POP_OP_POWER) &&
		!pop_graph_may_have(g, POP_OP_COMPARE))
		return pop_pass_dce(g, err);
	for (uint32_t i = 0; i < g->nfunc; i++) {
		walk(g->func[i]->body, rounded_down, NULL);
		pop_graph_resolve(g);
		walk(g->func[i]->body, NULL, quotient);
	}
	return pop_pass_dce(g, err);
}
