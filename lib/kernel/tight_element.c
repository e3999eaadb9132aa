/*
 * Elements of buffers by an index: one op for the address and the load or store
 * there, which also adds a constant to the index, counts a negative one from
 * the end, and leaves alone what is outside.
 */

#include <string.h>

#include "lib/kernel/tight_int.h"

/* One user less; without any, y is not made. */
static void
leave(tight_trace *t, tight_node *y)
{
	y->fused = --y->uses == 0;
	for (unsigned k = 0; y->fused && k < y->narg; k++)
		t->node[y->arg[k].node].uses--;
}

/* What an index, of 64 bits if `wide`, is more than another value is added
 * where it is used. */
static void
join_index(tight_trace *t, tight_node *x, bool wide)
{
	tight_node *y = &t->node[x->arg[1].node];
	const bool minus = y->id == (wide ? TIGHT_S_l_sub : TIGHT_S_i_sub);
	int64_t by;

	if (y->kind != TIGHT_VALUE || y->invariant || x->arg[1].off ||
		(y->id != (wide ? TIGHT_S_l_add : TIGHT_S_i_add) && !minus) ||
		!tight_constant_of(t, y->arg[1], &by) || by <= INT16_MIN ||
		by > INT16_MAX)
		return;
	x->more = (int16_t)(minus ? -by : by);
	x->arg[1] = y->arg[0];
	t->node[y->arg[0].node].uses++;
	leave(t, y);
}

/* A negative index counts from the end where it is used. */
static void
join_from_end(tight_trace *t, tight_node *x, bool wide)
{
	tight_node *y = &t->node[x->arg[1].node];
	int64_t most;

	if (y->kind != TIGHT_VALUE || y->invariant || x->arg[1].off)
		return;
	if (y->id == (wide ? TIGHT_S_SEL64 : TIGHT_S_SEL32))
		pop_tight_join_wrap(t, y);
	if (y->id != (wide ? TIGHT_S_WRAP64 : TIGHT_S_WRAP32) ||
		!tight_constant_of(t, x->arg[2], &most) || most < 0 ||
		most >= INT32_MAX || !tight_is_constant(t, y->arg[1], most + 1))
		return;
	x->n = TIGHT_FROM_END;
	x->arg[1] = y->arg[0];
	t->node[y->arg[0].node].uses++;
	leave(t, y);
}

/* Of stores that leave alone what is outside: how the element is stored, the
 * choice, how what was there is loaded. */
static const struct inside {
	uint16_t store, select, load, to;
	uint8_t size;
} inside[] = {
	{TIGHT_ST_4, TIGHT_S_SEL32, TIGHT_LD_4, TIGHT_STAT_IN_4, 4},
	{TIGHT_ST_8, TIGHT_S_SEL64, TIGHT_LD_8, TIGHT_STAT_IN_8, 8},
	{TIGHT_ST_1, TIGHT_S_SEL32, TIGHT_LD_I8, TIGHT_STAT_IN_1, 1},
	{TIGHT_ST_1, TIGHT_S_SEL32, TIGHT_LD_U8, TIGHT_STAT_IN_1, 1},
	{TIGHT_ST_2, TIGHT_S_SEL32, TIGHT_LD_I16, TIGHT_STAT_IN_2, 2},
	{TIGHT_ST_2, TIGHT_S_SEL32, TIGHT_LD_U16, TIGHT_STAT_IN_2, 2},
	{TIGHT_ST_I1, TIGHT_S_SEL32, TIGHT_LD_I1, TIGHT_STAT_IN_I1, 1},
};

/* Ops with an index of 64 bits follow those of 32, in the same order. */
enum {
	WIDE_LOAD = TIGHT_S_LDATL_4 - TIGHT_S_LDAT_4,
	WIDE_STORE = TIGHT_STATL_4 - TIGHT_STAT_4
};

static bool
join_inside_as(tight_trace *t, tight_node *x, const struct inside *f)
{
	tight_node *at = &t->node[x->arg[0].node];
	const bool wide = at->id == TIGHT_AT_I64;
	tight_node *sel =
		x->id == f->store ? pop_tight_own(t, x, 1, f->select) : NULL;
	tight_node *in = sel ? tight_made_by(t, sel->arg[0],
				       wide ? TIGHT_S_l_ltu : TIGHT_S_i_ltu)
			     : NULL;
	tight_node *old = sel ? tight_made_by(t, sel->arg[2], f->load) : NULL;
	int64_t most;

	if (!in || !old || at->kind != TIGHT_VALUE ||
		(at->id != TIGHT_AT_I32 && !wide) || at->invariant ||
		x->arg[0].off || old->imm != x->imm ||
		!tight_is_same_ref(old->arg[0], x->arg[0]) ||
		!tight_is_same_ref(in->arg[0], at->arg[1]) ||
		!tight_constant_of(t, at->arg[2], &most) || most < 0 ||
		most >= INT32_MAX ||
		!tight_is_constant(t, in->arg[1], most + 1) ||
		!tight_is_constant(t, at->arg[3], f->size))
		return false;
	x->id = (uint16_t)(f->to + (wide ? WIDE_STORE : 0));
	x->imm += at->imm;
	x->n = 0;
	x->narg = 4;
	memcpy(x->arg, at->arg, sizeof(x->arg));
	x->arg[3] = sel->arg[1];
	sel->fused = true;
	for (unsigned k = 0; k < 3; k++)
		t->node[x->arg[k].node].uses++;
	leave(t, in);
	leave(t, old);
	leave(t, at);
	return true;
}

/* A store of an element, or of what was there if the index is outside, leaves
 * what is outside alone. */
static bool
join_inside(tight_trace *t, tight_node *x)
{
	for (unsigned i = 0; i < sizeof(inside) / sizeof(*inside); i++)
		if (join_inside_as(t, x, &inside[i]))
			return true;
	return false;
}

/* Is it an address by an unsigned index that is negative, as a signed one, only
 * where it is too large? */
static bool
is_small_unsigned(const tight_trace *t, const tight_node *at)
{
	int64_t most;

	return at->kind == TIGHT_VALUE && at->id == TIGHT_AT_U32 &&
	       tight_constant_of(t, at->arg[2], &most) && most >= 0 &&
	       most < INT32_MAX;
}

/* A load or store of the element that the address steps to; an update has both,
 * and no more that would need the address. */
static bool
join_address(tight_trace *t, tight_node *x)
{
	static const struct {
		uint16_t from, to;
		uint8_t size;
	} forms[] = {{TIGHT_LD_4, TIGHT_S_LDAT_4, 4},
		{TIGHT_LD_8, TIGHT_S_LDAT_8, 8},
		{TIGHT_LD_I8, TIGHT_S_LDAT_I8, 1},
		{TIGHT_LD_U8, TIGHT_S_LDAT_U8, 1},
		{TIGHT_LD_I16, TIGHT_S_LDAT_I16, 2},
		{TIGHT_LD_U16, TIGHT_S_LDAT_U16, 2},
		{TIGHT_LD_I1, TIGHT_S_LDAT_I1, 1},
		{TIGHT_ST_4, TIGHT_STAT_4, 4}, {TIGHT_ST_8, TIGHT_STAT_8, 8},
		{TIGHT_ST_1, TIGHT_STAT_1, 1}, {TIGHT_ST_2, TIGHT_STAT_2, 2},
		{TIGHT_ST_I1, TIGHT_STAT_I1, 1}};
	tight_node *at = &t->node[x->arg[0].node];
	const bool wide = at->id == TIGHT_AT_I64;
	const bool is_unsigned = is_small_unsigned(t, at);
	const int more = !wide                     ? 0
			 : x->kind == TIGHT_EFFECT ? WIDE_STORE
						   : WIDE_LOAD;
	tight_ref value = x->arg[1];

	if (at->kind != TIGHT_VALUE ||
		(at->id != TIGHT_AT_I32 && !wide && !is_unsigned) ||
		at->invariant || at->uses > 2 || x->arg[0].off)
		return false;
	for (unsigned i = 0; i < sizeof(forms) / sizeof(*forms); i++) {
		if (x->id != forms[i].from ||
			!tight_is_constant(t, at->arg[3], forms[i].size))
			continue;
		x->id = (uint16_t)(forms[i].to + more);
		x->imm += at->imm;
		x->n = is_unsigned ? TIGHT_UNSIGNED : 0;
		memcpy(x->arg, at->arg, sizeof(x->arg));
		x->narg = 3;
		if (x->kind == TIGHT_EFFECT) {
			x->arg[3] = value;
			x->narg = 4;
		}
		for (unsigned k = 0; k < 3; k++)
			t->node[x->arg[k].node].uses++;
		leave(t, at);
		return true;
	}
	return false;
}

bool
pop_tight_join_element(tight_trace *t, tight_node *x)
{
	const bool wide =
		x->narg > 0 && t->node[x->arg[0].node].id == TIGHT_AT_I64;

	if (!join_inside(t, x) && !join_address(t, x))
		return false;
	if (x->n != TIGHT_UNSIGNED)
		join_from_end(t, x, wide);
	join_index(t, x, wide);
	return true;
}
