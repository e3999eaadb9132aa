/*
 * What a single value of a tight loop is by the laws of integers and booleans
 * alone: a constant, another value, or one that is made with less.  Booleans
 * are 0 or -1, so that a count of them is a difference.
 */

#include "lib/kernel/tight_int.h"

/* ---- Constants. */

static bool
folded(unsigned id, int64_t a, int64_t b, int64_t *v)
{
	const uint64_t x = (uint64_t)a, y = (uint64_t)b;

	switch (id) {
	case TIGHT_S_i_add:
	case TIGHT_S_l_add:
		*v = (int64_t)(x + y);
		return true;
	case TIGHT_S_i_sub:
	case TIGHT_S_l_sub:
		*v = (int64_t)(x - y);
		return true;
	case TIGHT_S_i_mul:
	case TIGHT_S_l_mul:
		*v = (int64_t)(x * y);
		return true;
	case TIGHT_S_i_and:
	case TIGHT_S_l_and:
	case TIGHT_S_b_and:
		*v = a & b;
		return true;
	case TIGHT_S_i_or:
	case TIGHT_S_l_or:
	case TIGHT_S_b_or:
		*v = a | b;
		return true;
	case TIGHT_S_i_xor:
	case TIGHT_S_l_xor:
	case TIGHT_S_b_xor:
		*v = a ^ b;
		return true;
	case TIGHT_S_i_eq:
	case TIGHT_S_l_eq:
		*v = -(a == b);
		return true;
	case TIGHT_S_i_ne:
	case TIGHT_S_l_ne:
		*v = -(a != b);
		return true;
	case TIGHT_S_i_lt:
	case TIGHT_S_l_lt:
		*v = -(a < b);
		return true;
	case TIGHT_S_i_le:
	case TIGHT_S_l_le:
		*v = -(a <= b);
		return true;
	default:
		return false;
	}
}

/* x compared with x, of integers; false: another operation. */
static bool
compared_with_itself(const tight_node *x, int64_t *v)
{
	switch (x->id) {
	case TIGHT_S_i_eq:
	case TIGHT_S_l_eq:
	case TIGHT_S_i_le:
	case TIGHT_S_l_le:
		*v = -1;
		break;
	case TIGHT_S_i_ne:
	case TIGHT_S_l_ne:
	case TIGHT_S_i_lt:
	case TIGHT_S_l_lt:
		*v = 0;
		break;
	default:
		return false;
	}
	return tight_is_same_ref(x->arg[0], x->arg[1]);
}

/* ---- Booleans. */

/* The opposite, if it is one operation; *swap: of the operands turned. */
static unsigned
opposite(unsigned id, bool *swap)
{
	*swap = false;
	switch (id) {
	case TIGHT_S_i_eq:
		return TIGHT_S_i_ne;
	case TIGHT_S_i_ne:
		return TIGHT_S_i_eq;
	case TIGHT_S_l_eq:
		return TIGHT_S_l_ne;
	case TIGHT_S_l_ne:
		return TIGHT_S_l_eq;
	case TIGHT_S_f_eq:
		return TIGHT_S_f_ne;
	case TIGHT_S_f_ne:
		return TIGHT_S_f_eq;
	case TIGHT_S_d_eq:
		return TIGHT_S_d_ne;
	case TIGHT_S_d_ne:
		return TIGHT_S_d_eq;
	default:
		break;
	}
	*swap = true;
	switch (id) {
	case TIGHT_S_i_lt:
		return TIGHT_S_i_le;
	case TIGHT_S_i_le:
		return TIGHT_S_i_lt;
	case TIGHT_S_l_lt:
		return TIGHT_S_l_le;
	case TIGHT_S_l_le:
		return TIGHT_S_l_lt;
	case TIGHT_S_i_ltu:
		return TIGHT_S_i_leu;
	case TIGHT_S_i_leu:
		return TIGHT_S_i_ltu;
	case TIGHT_S_l_ltu:
		return TIGHT_S_l_leu;
	case TIGHT_S_l_leu:
		return TIGHT_S_l_ltu;
	default:
		return TIGHT_NONE;
	}
}

static tight_ref
negation(tight_trace *t, tight_ref r)
{
	const tight_node *inner = tight_made_by(t, r, TIGHT_S_b_not);
	const tight_node x = t->node[r.node];
	bool swap;
	const unsigned id =
		x.kind == TIGHT_VALUE ? opposite(x.id, &swap) : TIGHT_NONE;
	tight_node want = {.kind = TIGHT_VALUE,
		.id = TIGHT_S_b_not,
		.bytes = 4,
		.narg = 1,
		.arg = {r}};

	if (inner)
		return inner->arg[0];
	if (id && !r.off) {
		want.id = (uint16_t)id;
		want.narg = 2;
		want.arg[0] = x.arg[swap];
		want.arg[1] = x.arg[!swap];
	}
	return pop_tight_pure(t, &want);
}

/* x op c, of booleans: x, its negation, or c. */
static bool
simple_boolean(tight_trace *t, const tight_node *x, tight_ref *out, unsigned k)
{
	const tight_ref r = x->arg[1 - k];
	int64_t c;

	if (!tight_constant_of(t, x->arg[k], &c))
		return false;
	if (x->id == TIGHT_S_b_xor)
		*out = c ? negation(t, r) : r;
	else
		*out = (c != 0) == (x->id == TIGHT_S_b_and) ? r : x->arg[k];
	return true;
}

/* Is r made by `id` of x and the constant c? */
static bool
is_of_constant(
	const tight_trace *t, tight_ref r, unsigned id, tight_ref x, int64_t c)
{
	const tight_node *y = tight_made_by(t, r, id);
	int64_t v;

	return y && tight_is_same_ref(y->arg[0], x) &&
	       tight_constant_of(t, y->arg[1], &v) && v == c;
}

/* x < 0 and x != 0: the first. */
static bool
is_below_zero_twice(const tight_trace *t, tight_ref less, tight_ref other)
{
	const tight_node *lt = tight_made_by(t, less, TIGHT_S_i_lt);
	const tight_node *wide = tight_made_by(t, less, TIGHT_S_l_lt);

	if (wide)
		return is_of_constant(t, less, TIGHT_S_l_lt, wide->arg[0], 0) &&
		       is_of_constant(t, other, TIGHT_S_l_ne, wide->arg[0], 0);
	return lt && is_of_constant(t, less, TIGHT_S_i_lt, lt->arg[0], 0) &&
	       is_of_constant(t, other, TIGHT_S_i_ne, lt->arg[0], 0);
}

static bool
boolean(tight_trace *t, const tight_node *x, tight_ref *out)
{
	for (unsigned k = 0; k < 2 && x->id == TIGHT_S_b_and; k++)
		if (is_below_zero_twice(t, x->arg[k], x->arg[1 - k])) {
			*out = x->arg[k];
			return true;
		}
	if (simple_boolean(t, x, out, 0) || simple_boolean(t, x, out, 1))
		return true;
	if (!tight_is_same_ref(x->arg[0], x->arg[1]))
		return false;
	*out = x->id == TIGHT_S_b_xor ? pop_tight_constant(t, 4, 0) : x->arg[0];
	return true;
}

/* Of vectors: the same but for negations. */
static bool
boolean_in_lanes(tight_trace *t, const tight_node *x, tight_ref *out)
{
	tight_node one = *x;
	int64_t v;

	one.id--; /* ORDER forms: S_, V_ */
	if (compared_with_itself(&one, &v)) {
		*out = pop_tight_splat(
			t, pop_tight_constant(t, 4, (uint64_t)v), 4);
		return true;
	}
	if (one.id != TIGHT_S_b_and && one.id != TIGHT_S_b_or &&
		one.id != TIGHT_S_b_xor)
		return false;
	for (unsigned k = 0; k < 2; k++) {
		const tight_node *c = &t->node[x->arg[k].node];
		const bool keeps = (c->imm != 0) == (one.id == TIGHT_S_b_and);

		if (c->kind != TIGHT_CONST || c->iota || c->listed ||
			(one.id == TIGHT_S_b_xor && c->imm))
			continue;
		*out = x->arg[keeps ? 1 - k : k];
		return true;
	}
	if (!tight_is_same_ref(x->arg[0], x->arg[1]))
		return false;
	*out = one.id == TIGHT_S_b_xor
		       ? pop_tight_splat(t, pop_tight_constant(t, 4, 0), 4)
		       : x->arg[0];
	return true;
}

/* ---- Quotients rounded down, and what they leave, come as selections. */

/* Does the mask say that p and q hold, in any order?  Finds q by its kind. */
static const tight_node *
both_with(const tight_trace *t, tight_ref mask, unsigned id, tight_ref *p)
{
	const tight_node *both = tight_made_by(t, mask, TIGHT_S_b_and);

	for (unsigned k = 0; both && k < 2; k++) {
		const tight_node *q = tight_made_by(t, both->arg[k], id);

		*p = both->arg[1 - k];
		if (q)
			return q;
	}
	return NULL;
}

/* What quotients and remainders of a width are selected from, and become. */
typedef struct width {
	uint16_t select, eq, ne, lt, add, sign, rem, div;
	uint16_t mod, mod1, fdiv;
} width;

static const width widths[] = {
#define WIDTH(c, bits)                                                   \
	{TIGHT_S_SEL##bits, TIGHT_S_##c##_eq, TIGHT_S_##c##_ne,          \
		TIGHT_S_##c##_lt, TIGHT_S_##c##_add, TIGHT_S_##c##_sign, \
		TIGHT_S_##c##_rem, TIGHT_S_##c##_div, TIGHT_S_MOD##bits, \
		TIGHT_S_MOD1_##bits, TIGHT_S_FDIV##bits},
	WIDTH(i, 32) WIDTH(l, 64)
#undef WIDTH
};

/* Does the mask say that r, a remainder by n, has not the sign of n? */
static bool
says_other_sign(const tight_trace *t, const width *w, tight_ref mask,
	tight_ref r, tight_ref n)
{
	tight_ref rest;
	const tight_node *differ = both_with(t, mask, TIGHT_S_b_xor, &rest);
	int64_t c;

	if (tight_constant_of(t, n, &c))
		return c > 0 && is_of_constant(t, mask, w->lt, r, 0);
	return differ && is_of_constant(t, rest, w->ne, r, 0) &&
	       is_of_constant(t, differ->arg[0], w->lt, r, 0) &&
	       is_of_constant(t, differ->arg[1], w->lt, n, 0);
}

/* Is n = y == 0 ? 1 : y?  Then y. */
static bool
is_never_zero(const tight_trace *t, const width *w, tight_ref n, tight_ref *y)
{
	const tight_node *s = tight_made_by(t, n, w->select);
	int64_t one;

	if (!s || !tight_constant_of(t, s->arg[1], &one) || one != 1)
		return false;
	*y = s->arg[2];
	return is_of_constant(t, s->arg[0], w->eq, *y, 0);
}

/* The remainder r = a % n of another sign than n, and n more. */
static bool
is_modulo(const tight_trace *t, const width *w, tight_node *x)
{
	const tight_ref r = x->arg[2];
	const tight_node *rem = tight_made_by(t, r, w->rem);
	const tight_node *sum = tight_made_by(t, x->arg[1], w->add);
	tight_ref n, y;

	if (!rem || !sum)
		return false;
	n = rem->arg[1];
	if (!(tight_is_same_ref(sum->arg[0], r) &&
		    tight_is_same_ref(sum->arg[1], n)) &&
		!(tight_is_same_ref(sum->arg[1], r) &&
			tight_is_same_ref(sum->arg[0], n)))
		return false;
	if (!says_other_sign(t, w, x->arg[0], r, n))
		return false;
	x->id = is_never_zero(t, w, n, &y) ? w->mod1 : w->mod;
	x->narg = 2;
	x->arg[0] = rem->arg[0];
	x->arg[1] = x->id == w->mod ? n : y;
	x->arg[2] = (tight_ref){0, 0};
	return true;
}

static bool
is_sign_of(const tight_trace *t, const width *w, tight_ref r, tight_ref x)
{
	const tight_node *sign = tight_made_by(t, r, w->sign);
	int64_t s, c;

	if (tight_constant_of(t, r, &s) && tight_constant_of(t, x, &c))
		return s == (c > 0) - (c < 0);
	return sign && tight_is_same_ref(sign->arg[0], x);
}

/* The quotient q = a / n, and 1 less where signs differ and something is
 * left. */
static bool
is_floor_quotient(const tight_trace *t, const width *w, tight_node *x)
{
	const tight_ref q = x->arg[2];
	const tight_node *div = tight_made_by(t, q, w->div);
	const tight_node *both = tight_made_by(t, x->arg[0], TIGHT_S_b_and);
	const tight_node *rem, *differ;
	int64_t zero;

	if (!div || !both || !is_of_constant(t, x->arg[1], w->add, q, -1))
		return false;
	for (unsigned k = 0; k < 2; k++) {
		const tight_node *left = tight_made_by(t, both->arg[k], w->ne);

		differ = tight_made_by(t, both->arg[1 - k], w->ne);
		if (!left || !differ ||
			!tight_constant_of(t, left->arg[1], &zero) || zero != 0)
			continue;
		rem = tight_made_by(t, left->arg[0], w->rem);
		if (!rem || !tight_is_same_ref(rem->arg[0], div->arg[0]) ||
			!tight_is_same_ref(rem->arg[1], div->arg[1]) ||
			!is_sign_of(t, w, differ->arg[0], div->arg[0]) ||
			!is_sign_of(t, w, differ->arg[1], div->arg[1]))
			continue;
		x->id = w->fdiv;
		x->narg = 2;
		x->arg[0] = div->arg[0];
		x->arg[1] = div->arg[1];
		x->arg[2] = (tight_ref){0, 0};
		return true;
	}
	return false;
}

/* ---- Sums. */

/* Is r made by `id` of a constant, *c, and another value, *x? */
static bool
is_with_constant(const tight_trace *t, tight_ref r, unsigned id, tight_ref *x,
	int64_t *c)
{
	const tight_node *y = tight_made_by(t, r, id);

	for (unsigned k = 2; y && k-- > 0;)
		if (tight_constant_of(t, y->arg[k], c)) {
			*x = y->arg[1 - k];
			return true;
		}
	return false;
}

/* x + 1 if the mask says so, else x. */
static bool
is_count(const tight_trace *t, tight_node *x)
{
	tight_ref from;
	int64_t one;

	if (x->id != TIGHT_S_SEL32 ||
		!is_with_constant(t, x->arg[1], TIGHT_S_i_add, &from, &one) ||
		one != 1 || !tight_is_same_ref(from, x->arg[2]))
		return false;
	x->id = TIGHT_S_i_sub;
	x->narg = 2;
	x->arg[1] = x->arg[0];
	x->arg[0] = from;
	x->arg[2] = (tight_ref){0, 0};
	return true;
}

/* x - c, of a constant, is a sum. */
static void
turn_difference(tight_trace *t, tight_node *x)
{
	int64_t c;

	if (!tight_constant_of(t, x->arg[1], &c))
		return;
	x->id = x->id == TIGHT_S_i_sub ? TIGHT_S_i_add : TIGHT_S_l_add;
	x->arg[1] = pop_tight_constant(t, x->bytes, 0 - (uint64_t)c);
}

/* (y * a + b) * c + d does not wait for the first sum. */
static void
shorten_sum(tight_trace *t, tight_node *x)
{
	tight_ref arg[2], sum, product;
	int64_t a, b, c, d;

	if (!tight_constant_of(t, x->arg[1], &d) ||
		!is_with_constant(t, x->arg[0], TIGHT_S_i_mul, &sum, &c) ||
		!is_with_constant(t, sum, TIGHT_S_i_add, &product, &b) ||
		!is_with_constant(t, product, TIGHT_S_i_mul, &arg[0], &a))
		return;
	arg[1] = pop_tight_constant(t, 4, (uint64_t)a * (uint64_t)c);
	x->arg[0] = pop_tight_value(t, TIGHT_S_i_mul, 4, 2, arg, 0);
	x->arg[1] = pop_tight_constant(
		t, 4, (uint64_t)b * (uint64_t)c + (uint64_t)d);
}

/* x ^ y if the mask says so, else x, or the other way round: x ^ (mask & y). */
static bool
is_mixed_in(tight_trace *t, tight_node *x)
{
	for (unsigned k = 0; x->id == TIGHT_S_SEL32 && k < 4; k++) {
		const tight_ref plain = x->arg[k & 1 ? 1 : 2];
		const tight_node *mix =
			tight_made_by(t, x->arg[k & 1 ? 2 : 1], TIGHT_S_i_xor);
		tight_ref arg[2] = {x->arg[0]};

		if (!mix || !tight_is_same_ref(mix->arg[k >> 1], plain))
			continue;
		arg[1] = mix->arg[!(k >> 1)];
		if (k & 1)
			arg[0] = negation(t, arg[0]);
		x->id = TIGHT_S_i_xor;
		x->narg = 2;
		x->arg[0] = plain;
		x->arg[1] = pop_tight_value(t, TIGHT_S_i_and, 4, 2, arg, 0);
		x->arg[2] = (tight_ref){0, 0};
		return true;
	}
	return false;
}

/* Is it an element to store, or what is there if its index is outside?  That is
 * one op: tight_element.c. */
static bool
is_kept_outside(const tight_trace *t, const tight_node *x)
{
	const tight_node *in = &t->node[x->arg[0].node];
	const tight_node *old = &t->node[x->arg[2].node];
	const bool wide = in->id == TIGHT_S_l_ltu;
	const tight_node *at =
		old->kind == TIGHT_VALUE && tight_is_load(old)
			? tight_made_by(t, old->arg[0],
				  wide ? TIGHT_AT_I64 : TIGHT_AT_I32)
			: NULL;

	return at && in->kind == TIGHT_VALUE &&
	       (wide || in->id == TIGHT_S_i_ltu) &&
	       tight_is_same_ref(in->arg[0], at->arg[1]);
}

/* ---- */

static bool
selection(tight_trace *t, tight_node *x, tight_ref *out)
{
	const tight_node *other = tight_made_by(t, x->arg[0], TIGHT_S_b_not);
	const tight_ref yes = x->arg[1];
	const width *w = &widths[x->id == TIGHT_S_SEL64];
	int64_t c;

	if (tight_constant_of(t, x->arg[0], &c))
		*out = x->arg[c ? 1 : 2];
	else if (tight_is_same_ref(x->arg[1], x->arg[2]))
		*out = x->arg[1];
	else if (is_kept_outside(t, x))
		return false;
	else if (is_modulo(t, w, x) || is_floor_quotient(t, w, x) ||
		 is_count(t, x) || is_mixed_in(t, x))
		return false;
	else if (!other)
		return false;
	else {
		x->arg[0] = other->arg[0];
		x->arg[1] = x->arg[2];
		x->arg[2] = yes;
		return false;
	}
	return true;
}

/* Sums and products with a boolean as a number: with 0 or -1. */
static void
with_number(tight_trace *t, tight_node *x)
{
	for (unsigned k = 2; k-- > 0;) {
		const tight_node *b =
			tight_made_by(t, x->arg[k], TIGHT_S_i_of_b);
		const tight_ref other = x->arg[1 - k];

		if (!b || (k == 0 && x->id == TIGHT_S_i_sub))
			continue;
		x->arg[0] = other;
		x->arg[1] = b->arg[0];
		x->id = x->id == TIGHT_S_i_add   ? TIGHT_S_i_sub
			: x->id == TIGHT_S_i_sub ? TIGHT_S_i_add
						 : TIGHT_S_i_and;
		return;
	}
}

/* An index is not let below 0 twice. */
static void
unbind(tight_trace *t, tight_node *x)
{
	const tight_node *y = tight_made_by(t, x->arg[1], TIGHT_S_i_max);

	for (unsigned k = 0; y && k < 2; k++)
		if (tight_is_constant(t, y->arg[k], 0)) {
			x->arg[1] = y->arg[1 - k];
			return;
		}
}

bool
pop_tight_simplify(tight_trace *t, tight_node *x, tight_ref *out)
{
	int64_t a, b, v;

	if (x->bytes > 8 && x->narg == 2 && x->id < TIGHT_S_SEL32)
		return boolean_in_lanes(t, x, out);
	if (x->narg == 2 && tight_constant_of(t, x->arg[0], &a) &&
		tight_constant_of(t, x->arg[1], &b) &&
		folded(x->id, a, b, &v)) {
		*out = pop_tight_constant(t, x->bytes, (uint64_t)v);
		return true;
	}
	if (compared_with_itself(x, &v)) {
		*out = pop_tight_constant(t, 4, (uint64_t)v);
		return true;
	}
	switch (x->id) {
	case TIGHT_S_b_and:
	case TIGHT_S_b_or:
	case TIGHT_S_b_xor:
		return boolean(t, x, out);
	case TIGHT_S_b_not:
		if (tight_constant_of(t, x->arg[0], &a))
			*out = pop_tight_constant(t, 4, (uint64_t)~a);
		else
			*out = negation(t, x->arg[0]);
		return true;
	case TIGHT_S_SEL32:
	case TIGHT_S_SEL64:
		return selection(t, x, out);
	case TIGHT_S_i_add:
		shorten_sum(t, x);
		with_number(t, x);
		return false;
	case TIGHT_S_i_sub:
		turn_difference(t, x);
		with_number(t, x);
		return false;
	case TIGHT_S_l_sub:
		turn_difference(t, x);
		return false;
	case TIGHT_S_i_mul:
		with_number(t, x);
		return false;
	case TIGHT_S_i_ltu:
	case TIGHT_S_l_ltu:
		if (!tight_is_constant(t, x->arg[1], 0))
			return false;
		*out = pop_tight_constant(t, 4, 0);
		return true;
	case TIGHT_AT_I32:
		unbind(t, x);
		return false;
	default:
		return false;
	}
}
