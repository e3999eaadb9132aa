/*
 * Comparisons that are known, or that are one with another: what bodies that
 * look for the greatest element and its place become, written out, is mostly of
 * these.
 *
 *   p > false       ->  p                  of truth values
 *   x != x          ->  false              unless x is of floats
 *   -inf > x        ->  false
 *   x > y | x == y  ->  x >= y             also with more between
 *   p > q ? p : q   ->  p | q              of truth values
 */

#include "lib/num/convert.h"
#include "lib/num/scalar.h"
#include "lib/pass/expand.h"
#include "lib/pass/pass.h"

/* Bit of the direction by how its operands lie. */
enum { LESS = 1, EQUAL = 2, GREATER = 4 };

static const uint8_t outcomes[] = {
	[POP_EQ] = EQUAL,
	[POP_NE] = LESS | GREATER,
	[POP_GE] = GREATER | EQUAL,
	[POP_GT] = GREATER,
	[POP_LE] = LESS | EQUAL,
	[POP_LT] = LESS,
};

static pop_direction
direction_of(const pop_op *compare)
{
	return (pop_direction)pop_attr_int(compare, POP_ATTR_DIRECTION, 0);
}

/* Floats compared as numbers, of which NaN is equal to none. */
static bool
is_partial(const pop_op *compare)
{
	const pop_dtype d = (pop_dtype)compare->arg[0]->type->dtype;

	return !pop_dtype_is_int(d) && d != POP_DT_I1;
}

static pop_value *
known(pop_op *op, bool yes)
{
	const unsigned char byte = yes;

	return pop_build_constant(op->block, op, op->res[0].type, &byte, true);
}

/* x with itself. */
static pop_value *
with_itself(pop_op *op)
{
	const bool yes = outcomes[direction_of(op)] & EQUAL;

	if (is_partial(op) && (yes || direction_of(op) == POP_NE))
		return NULL;
	return known(op, yes);
}

/* Truth values with a constant: by what becomes of false and of true. */
static pop_value *
with_truth(pop_op *op, unsigned constant)
{
	const bool c =
		*(const unsigned char *)pop_value_splat(op->arg[constant])
			 ->data;
	const uint8_t has = outcomes[direction_of(op)];
	bool of[2];

	for (int p = 0; p < 2; p++) {
		const int x = constant == 0 ? c : p, y = constant == 0 ? p : c;

		of[p] = has & (x < y ? LESS : x > y ? GREATER : EQUAL);
	}
	if (of[0] == of[1])
		return known(op, of[0]);
	return of[1] ? op->arg[1 - constant]
		     : pop_build1(op->block, op, POP_OP_NOT, op->res[0].type,
			       op->arg[1 - constant]);
}

/* Is v, of floats, infinite, of this sign, everywhere? */
static bool
is_infinite(const pop_value *v, bool negative)
{
	const pop_dense *d = pop_value_splat(v);
	double x;

	if (!d || !pop_dtype_is_float((pop_dtype)v->type->dtype))
		return false;
	x = pop_load_f64((pop_dtype)v->type->dtype, d->data);
	return __builtin_isinf(x) && (x < 0) == negative;
}

/* Is nothing greater than y, or less than x, as the comparison asks? */
static bool
is_beyond(const pop_op *op)
{
	const bool less = direction_of(op) == POP_LT;

	if (!less && direction_of(op) != POP_GT)
		return false;
	return !pop_is_total_order(op) &&
	       (is_infinite(op->arg[0], !less) ||
		       is_infinite(op->arg[1], less));
}

pop_value *
pop_simplify_compare(pop_op *op)
{
	if (op->arg[0] == op->arg[1] &&
		!pop_dtype_is_complex((pop_dtype)op->arg[0]->type->dtype))
		return with_itself(op);
	for (unsigned i = 0; i < 2 && pop_value_is_truth(op->arg[0]); i++)
		if (pop_value_splat(op->arg[i]))
			return with_truth(op, i);
	return is_beyond(op) ? known(op, false) : NULL;
}

/* The comparison `as`, before op, with another direction. */
static pop_value *
compare_as(pop_op *op, const pop_op *as, int direction)
{
	pop_graph *g = op->block->func->graph;
	pop_op *c = pop_op_clone(g, as);

	pop_attr_set_int(g, c, POP_ATTR_DIRECTION, direction);
	pop_op_insert_before(op, c);
	return &c->res[0];
}

/* Comparisons of the same two that are one; x < y | x > y is not x != y, of
 * NaN. */
static pop_value *
one_of(pop_op *op, const pop_op *a, const pop_op *b)
{
	uint8_t has;

	if (!a || !b || a->code != POP_OP_COMPARE || b->code != a->code ||
		a->arg[0] != b->arg[0] || a->arg[1] != b->arg[1] ||
		pop_attr_int(a, POP_ATTR_COMPARE_TYPE, 0) !=
			pop_attr_int(b, POP_ATTR_COMPARE_TYPE, 0))
		return NULL;
	has = outcomes[direction_of(a)] | outcomes[direction_of(b)];
	for (int d = 0; d < (int)(sizeof(outcomes) / sizeof(*outcomes)); d++)
		if (outcomes[d] == has && d != POP_NE)
			return compare_as(op, a, d);
	return NULL;
}

/* x | y with x or a part of it, as p of p | q, a comparison that y makes one
 * with. */
static pop_value *
either_side(pop_op *op, unsigned side)
{
	const pop_site s = pop_site_before(op);
	const pop_op *x = op->arg[side]->def, *y = op->arg[1 - side]->def;

	if (!x || x->code != POP_OP_OR)
		return NULL;
	for (unsigned i = 0; i < 2; i++) {
		pop_value *v = one_of(op, x->arg[i]->def, y);

		if (v)
			return pop_site_binary(&s, POP_OP_OR, v, x->arg[1 - i]);
	}
	return NULL;
}

pop_value *
pop_simplify_either(pop_op *op)
{
	pop_value *v;

	if (!pop_value_is_truth(op->arg[0]))
		return NULL;
	v = one_of(op, op->arg[0]->def, op->arg[1]->def);
	if (!v)
		v = either_side(op, 0);
	return v ? v : either_side(op, 1);
}

/* Not in the body of a reduction, where kernels know what chooses the greater
 * element. */
pop_value *
pop_simplify_greater_truth(pop_op *op)
{
	const pop_op *p = op->arg[0]->def, *in = op->block->parent;

	if ((in && in->code == POP_OP_REDUCE) ||
		!pop_value_is_truth(op->arg[1]) || !p ||
		p->code != POP_OP_COMPARE || direction_of(p) != POP_GT ||
		p->arg[0] != op->arg[1] || p->arg[1] != op->arg[2])
		return NULL;
	return pop_build2(op->block, op, POP_OP_OR, op->res[0].type, op->arg[1],
		op->arg[2]);
}
