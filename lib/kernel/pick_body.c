/*
 * The body of argmax and argmin, found in the code of a stage.
 */

#include "lib/kernel/pick_body.h"

struct reader {
	const pop_stage *s;
	bool boolean;
	pop_pick_body *body;
};

static const pop_ins *
ins(const struct reader *r, unsigned reg)
{
	return &r->s->code[reg];
}

static bool
is_operand(const struct reader *r, unsigned reg, uint64_t imm)
{
	return ins(r, reg)->op == POP_INS_TLOAD && ins(r, reg)->imm == imm;
}

/* a0 and b0, in any order */
static bool
is_both_values(const struct reader *r, const pop_ins *i)
{
	return (is_operand(r, i->a, 0) && is_operand(r, i->b, 2)) ||
	       (is_operand(r, i->a, 2) && is_operand(r, i->b, 0));
}

/* The other operand of a two-operand instruction; -1: reg is none of them. */
static int
other_of(const pop_ins *i, unsigned reg)
{
	return i->a == reg ? i->b : i->b == reg ? i->a : -1;
}

static bool
differ(const struct reader *r, unsigned reg)
{
	const pop_ins *i = ins(r, reg);

	return i->op == POP_INS_XOR && is_both_values(r, i);
}

/* Of booleans: one that the other is not. */
static bool
is_better_boolean(struct reader *r, const pop_ins *i)
{
	unsigned one;

	if (i->op != POP_INS_AND || differ(r, i->a) == differ(r, i->b))
		return false;
	one = differ(r, i->b) ? i->a : i->b;
	r->body->is_unsigned = true;
	r->body->least = is_operand(r, one, 2);
	return r->body->least || is_operand(r, one, 0);
}

/* a0 > b0 or a0 < b0 */
static bool
is_better(struct reader *r, unsigned reg)
{
	const pop_ins *i = ins(r, reg);
	bool least;

	if (r->boolean)
		return is_better_boolean(r, i);
	if (i->op != POP_INS_LT && i->op != POP_INS_LTU)
		return false;
	least = is_operand(r, i->a, 0);
	r->body->is_unsigned = i->op == POP_INS_LTU;
	r->body->least = least;
	return least ? is_operand(r, i->b, 2)
		     : is_operand(r, i->a, 2) && is_operand(r, i->b, 0);
}

static bool
is_nan(const struct reader *r, unsigned reg)
{
	const pop_ins *i = ins(r, reg);

	return i->op == (r->boolean ? POP_INS_XOR : POP_INS_NE) &&
	       is_operand(r, i->a, 0) && is_operand(r, i->b, 0);
}

/* Better, or NaN; integers may leave NaN out. */
static bool
is_picked(struct reader *r, unsigned reg, bool is_float)
{
	const pop_ins *i = ins(r, reg);

	if (i->op != POP_INS_OR)
		return !is_float && is_better(r, reg);
	return (is_better(r, i->a) && is_nan(r, i->b)) ||
	       (is_better(r, i->b) && is_nan(r, i->a));
}

static bool
is_equal(const struct reader *r, unsigned reg)
{
	const pop_ins *i = ins(r, reg);

	return r->boolean ? i->op == POP_INS_NOT && differ(r, i->a)
			  : i->op == POP_INS_EQ && is_both_values(r, i);
}

/* a0 == b0 and a1 < b1 */
static bool
is_tie(struct reader *r, unsigned reg)
{
	const pop_ins *i = ins(r, reg), *lt;

	if (i->op != POP_INS_AND)
		return false;
	lt = ins(r, is_equal(r, i->a) ? i->b : i->a);
	r->body->index_unsigned = lt->op == POP_INS_LTU;
	return is_equal(r, is_equal(r, i->a) ? i->a : i->b) &&
	       (lt->op == POP_INS_LT || lt->op == POP_INS_LTU) &&
	       is_operand(r, lt->a, 1) && is_operand(r, lt->b, 3);
}

/* ---- In order. */

/* a0 >= b0 or a0 <= b0 */
static bool
is_as_good(struct reader *r, unsigned reg)
{
	const pop_ins *i = ins(r, reg);

	if (i->op != POP_INS_LE && i->op != POP_INS_LEU)
		return false;
	r->body->is_unsigned = i->op == POP_INS_LEU;
	r->body->least = is_operand(r, i->a, 0);
	return is_both_values(r, i);
}

/* min(a1, b1) */
static bool
is_least_index(struct reader *r, const pop_ins *i)
{
	r->body->index_unsigned = i->op == POP_INS_MINU;
	return (i->op == POP_INS_MIN || i->op == POP_INS_MINU) &&
	       ((is_operand(r, i->a, 1) && is_operand(r, i->b, 3)) ||
		       (is_operand(r, i->a, 3) && is_operand(r, i->b, 1)));
}

/* Of the registers of the results. */
static bool
is_pick_in_order(struct reader *r, const pop_ins *v, const pop_ins *x)
{
	const pop_ins *other;

	r->body->in_order = true;
	if (r->boolean || x->op != POP_INS_SELECT)
		return false;
	other = ins(r, x->c);
	return is_equal(r, x->a) && is_least_index(r, ins(r, x->b)) &&
	       other->op == POP_INS_SELECT && other->a == v->a &&
	       is_operand(r, other->b, 1) && is_operand(r, other->c, 3) &&
	       is_as_good(r, v->a);
}

/* ---- Both. */

static bool
is_pick_at_once(
	struct reader *r, const pop_ins *v, const pop_ins *x, bool is_float)
{
	const pop_ins *either;
	int tie;

	if (x->op != POP_INS_SELECT || !is_operand(r, x->b, 1) ||
		!is_operand(r, x->c, 3) || !is_picked(r, v->a, is_float))
		return false;
	either = ins(r, x->a);
	if (either->op != POP_INS_OR)
		return false;
	tie = other_of(either, v->a);
	return tie >= 0 && is_tie(r, (unsigned)tie);
}

static bool
is_pick(struct reader *r, bool is_float)
{
	int stored[2] = {-1, -1};
	const pop_ins *v, *x;

	for (uint32_t i = 0; i < r->s->ncode; i++) {
		const pop_ins *s = &r->s->code[i];

		if (s->op == POP_INS_TSTORE && s->imm < 2)
			stored[s->imm] = s->a;
	}
	if (stored[0] < 0 || stored[1] < 0)
		return false;
	v = ins(r, (unsigned)stored[0]);
	x = ins(r, (unsigned)stored[1]);
	return v->op == POP_INS_SELECT && is_operand(r, v->b, 0) &&
	       is_operand(r, v->c, 2) &&
	       (is_pick_at_once(r, v, x, is_float) ||
		       is_pick_in_order(r, v, x));
}

bool
pop_pick_body_of(const pop_stage *s, pop_class cls, pop_pick_body *out)
{
	struct reader r = {.s = s, .boolean = cls == POP_CLASS_B, .body = out};

	*out = (pop_pick_body){0};
	return is_pick(&r, cls == POP_CLASS_F || cls == POP_CLASS_D);
}
