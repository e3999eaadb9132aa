/*
 * Fewer ops: what nothing needs goes, what is the same in every turn is
 * computed once, sums and products of three and four values become one op, and
 * so do comparisons with what they decide.
 */

#include "lib/kernel/tight_int.h"

/* ---- Life. */

static void
use(tight_trace *t, tight_ref r)
{
	t->node[r.node].uses++;
	t->node[r.node].live = true;
}

static void
find_live(tight_trace *t)
{
	for (uint32_t i = 0; i < t->n; i++) {
		t->node[i].uses = 0;
		t->node[i].live = false;
	}
	for (uint32_t i = t->n; i-- > 0;) {
		tight_node *x = &t->node[i];

		/* Moves into a room that nothing reads are as dead as it. */
		if (x->kind == TIGHT_EFFECT)
			x->live = !x->to.node ||
				  t->node[x->to.node].kind != TIGHT_ROOM ||
				  t->node[x->to.node].live;
		for (unsigned k = 0; x->live && k < x->narg; k++)
			use(t, x->arg[k]);
	}
}

/* Is it loaded from where the loop stores nothing? */
static bool
is_lasting_load(const tight_trace *t, const tight_node *x)
{
	const unsigned n = x->id == TIGHT_S_ROW_MM_F ||
					   x->id == TIGHT_S_ROW_MM_D ||
					   x->id == TIGHT_V_COLS_MM_F ||
					   x->id == TIGHT_V_COLS_MM_D
				   ? 2
				   : 1;

	for (unsigned k = 0; k < n; k++) {
		const tight_node *at = &t->node[x->arg[k].node];

		while (at->kind == TIGHT_VALUE && at->invariant)
			at = &t->node[at->arg[0].node];
		if (at->kind != TIGHT_PTR || t->buf[at->imm].written)
			return false;
	}
	return tight_is_load(x);
}

/* Of a room, the moves into it say it.  What is loaded once takes part of the
 * frame. */
static void
find_invariant(tight_trace *t)
{
	uint32_t room = TIGHT_FRAME / 2;

	for (uint32_t i = 0; i < t->n; i++) {
		tight_node *x = &t->node[i];

		x->invariant =
			x->kind == TIGHT_CONST || x->kind == TIGHT_PTR ||
			x->once ||
			(x->kind == TIGHT_HOME && !t->buf[x->imm].written) ||
			(x->kind == TIGHT_VALUE &&
				(!tight_is_load(x) ||
					(room >= 64 && is_lasting_load(t, x))));
		for (unsigned k = 0; k < x->narg; k++)
			x->invariant &= t->node[x->arg[k].node].invariant;
		if (x->live && x->invariant && x->kind == TIGHT_VALUE &&
			tight_is_load(x))
			room -= x->bytes > 8 ? 64 : 8;
	}
}

/* ---- Fusion. */

typedef struct arith {
	int type; /* 0 f32, 1 f64, 2 vector of f32; -1: not one */
	int op;   /* 0 add, 1 sub, 2 mul */
} arith;

static arith
arith_of(const tight_node *x)
{
	switch (x->kind == TIGHT_VALUE ? x->id : 0) {
	case TIGHT_S_f_add:
		return (arith){0, 0};
	case TIGHT_S_f_sub:
		return (arith){0, 1};
	case TIGHT_S_f_mul:
		return (arith){0, 2};
	case TIGHT_S_d_add:
		return (arith){1, 0};
	case TIGHT_S_d_sub:
		return (arith){1, 1};
	case TIGHT_S_d_mul:
		return (arith){1, 2};
	case TIGHT_V_f_add:
		return (arith){2, 0};
	case TIGHT_V_f_sub:
		return (arith){2, 1};
	case TIGHT_V_f_mul:
		return (arith){2, 2};
	default:
		return (arith){-1, 0};
	}
}

/* Can operand k of x be computed with it? */
static bool
can_join(const tight_trace *t, const tight_node *x, unsigned k)
{
	const tight_node *y = &t->node[x->arg[k].node];

	return y->live && !y->fused && y->uses == 1 && !y->invariant &&
	       x->arg[k].off == 0 && y->narg == 2 &&
	       arith_of(y).type == arith_of(x).type;
}

/* Would operand k of x be a tree? */
static bool
has_tree(const tight_trace *t, const tight_node *x, unsigned k)
{
	const tight_node *y = &t->node[x->arg[k].node];

	return can_join(t, y, 0) && can_join(t, y, 1) &&
	       y->arg[0].node != y->arg[1].node;
}

/* The operation whose left operand is operand k. */
static int
turned(int op, unsigned k)
{
	return op == 1 && k == 1 ? 3 : op;
}

static uint16_t
fused_id(const uint16_t *first, int type, int n)
{
	return (uint16_t)(first[type] + n * TIGHT_FORMS);
}

static void
join_tree(tight_trace *t, tight_node *x)
{
	static const uint16_t first[] = {
		TIGHT_TREE_F, TIGHT_TREE_D, TIGHT_TREE_VF};
	tight_node *l = &t->node[x->arg[0].node];
	tight_node *r = &t->node[x->arg[1].node];
	int o3 = arith_of(x).op;

	x->id = fused_id(first, arith_of(x).type,
		arith_of(l).op * 9 + arith_of(r).op * 3 + o3);
	x->arg[0] = l->arg[0];
	x->arg[1] = l->arg[1];
	x->arg[2] = r->arg[0];
	x->arg[3] = r->arg[1];
	x->narg = 4;
	l->fused = r->fused = true;
}

static void
join_chain(tight_trace *t, tight_node *x, unsigned k)
{
	static const uint16_t two[] = {
		TIGHT_CHAIN2_F, TIGHT_CHAIN2_D, TIGHT_CHAIN2_VF};
	static const uint16_t three[] = {TIGHT_CHAIN3_F, TIGHT_CHAIN3_D};
	int type = arith_of(x).type, last = turned(arith_of(x).op, k);
	tight_node *y = &t->node[x->arg[k].node], *z;
	tight_ref other = x->arg[1 - k];
	unsigned j = can_join(t, y, 0) ? 0 : 1;

	y->fused = true;
	if (type == 2 || !can_join(t, y, j)) {
		x->id = fused_id(two, type, arith_of(y).op * 4 + last);
		x->arg[0] = y->arg[0];
		x->arg[1] = y->arg[1];
		x->arg[2] = other;
		x->narg = 3;
		return;
	}
	z = &t->node[y->arg[j].node];
	z->fused = true;
	x->id = fused_id(three, type,
		arith_of(z).op * 16 + turned(arith_of(y).op, j) * 4 + last);
	x->arg[0] = z->arg[0];
	x->arg[1] = z->arg[1];
	x->arg[2] = y->arg[1 - j];
	x->arg[3] = other;
	x->narg = 4;
}

static void
join_arith(tight_trace *t, tight_node *x)
{
	bool left = can_join(t, x, 0), right = can_join(t, x, 1);

	/* What is a tree itself takes more along. */
	if (left && right && has_tree(t, x, 0) != has_tree(t, x, 1))
		join_chain(t, x, has_tree(t, x, 0));
	else if (left && right && x->arg[0].node != x->arg[1].node)
		join_tree(t, x);
	else if (left || right)
		join_chain(t, x, !left);
}

/* ---- Comparisons and what they decide. */

bool
pop_tight_join_wrap(tight_trace *t, tight_node *x)
{
	bool wide = x->id == TIGHT_S_SEL64;
	tight_node *lt =
		pop_tight_own(t, x, 0, wide ? TIGHT_S_l_lt : TIGHT_S_i_lt);
	tight_node *sum =
		pop_tight_own(t, x, 1, wide ? TIGHT_S_l_add : TIGHT_S_i_add);
	unsigned k;

	if (!lt || !sum || !tight_is_same_ref(lt->arg[0], x->arg[2]) ||
		!tight_is_constant(t, lt->arg[1], 0))
		return false;
	k = tight_is_same_ref(sum->arg[0], x->arg[2]) ? 0 : 1;
	if (!tight_is_same_ref(sum->arg[k], x->arg[2]))
		return false;
	x->id = wide ? TIGHT_S_WRAP64 : TIGHT_S_WRAP32;
	x->arg[0] = x->arg[2];
	x->arg[1] = sum->arg[1 - k];
	x->narg = 2;
	lt->fused = sum->fused = true;
	return true;
}

/* Is operand k of x, used by nothing else, such a comparison of r with 0? */
static tight_node *
own_of_zero(const tight_trace *t, const tight_node *x, unsigned k, unsigned id,
	tight_ref r)
{
	tight_node *y = pop_tight_own(t, x, k, id);

	return y && tight_is_same_ref(y->arg[0], r) &&
			       tight_is_constant(t, y->arg[1], 0)
		       ? y
		       : NULL;
}

/* (r < 0) != (n < 0) and r != 0 ? r + n : r */
static bool
join_floor(tight_trace *t, tight_node *x)
{
	const bool wide = x->id == TIGHT_S_SEL64;
	const unsigned is_less = wide ? TIGHT_S_l_lt : TIGHT_S_i_lt;
	const tight_ref r = x->arg[2];
	tight_node *both = pop_tight_own(t, x, 0, TIGHT_S_b_and);
	tight_node *sum =
		pop_tight_own(t, x, 1, wide ? TIGHT_S_l_add : TIGHT_S_i_add);
	tight_node *differ, *ne, *lt[2];
	tight_ref n;

	if (!both || !sum)
		return false;
	n = sum->arg[tight_is_same_ref(sum->arg[0], r) ? 1 : 0];
	if (!tight_is_same_ref(
		    sum->arg[tight_is_same_ref(sum->arg[0], r) ? 0 : 1], r))
		return false;
	differ = pop_tight_own(t, both, 0, TIGHT_S_b_xor);
	ne = own_of_zero(t, both, 1, wide ? TIGHT_S_l_ne : TIGHT_S_i_ne, r);
	if (!differ || !ne)
		return false;
	lt[0] = own_of_zero(t, differ, 0, is_less, r);
	lt[1] = own_of_zero(t, differ, 1, is_less, n);
	if (!lt[0] || !lt[1])
		return false;
	x->id = wide ? TIGHT_S_FLOOR64 : TIGHT_S_FLOOR32;
	x->arg[0] = r;
	x->arg[1] = n;
	x->narg = 2;
	both->fused = sum->fused = differ->fused = ne->fused = true;
	lt[0]->fused = lt[1]->fused = true;
	return true;
}

/* What a comparison that only x uses decides. */
static void
join_comparison(tight_trace *t, tight_node *x)
{
	static const uint16_t choice[][3] = {
#define DECIDES(cmp) {TIGHT_S_##cmp, TIGHT_S_CHOOSE_##cmp, TIGHT_S_UNLESS_##cmp}
		DECIDES(i_eq),
		DECIDES(i_ne),
		DECIDES(i_lt),
		DECIDES(i_le),
		{TIGHT_S_i_ltu, TIGHT_S_CHOOSE_i_ltu, TIGHT_NONE},
		{TIGHT_S_l_ne, TIGHT_NONE, TIGHT_S_UNLESS_l_ne},
		{TIGHT_S_l_lt, TIGHT_NONE, TIGHT_S_UNLESS_l_lt},
		{TIGHT_S_l_le, TIGHT_NONE, TIGHT_S_UNLESS_l_le},
		DECIDES(f_lt),
		DECIDES(f_le),
#undef DECIDES
		{TIGHT_S_f_eq, TIGHT_S_CHOOSE_f_eq, TIGHT_NONE},
		{TIGHT_S_f_ne, TIGHT_S_CHOOSE_f_ne, TIGHT_NONE},
	};
	bool ends = x->id == TIGHT_UNLESS;

	for (unsigned i = 0; i < sizeof(choice) / sizeof(*choice); i++) {
		tight_node *cmp = pop_tight_own(t, x, 0, choice[i][0]);

		if (!cmp || !choice[i][1 + ends])
			continue;
		if (!ends) {
			x->arg[3] = x->arg[2];
			x->arg[2] = x->arg[1];
		}
		x->id = choice[i][1 + ends];
		x->arg[0] = cmp->arg[0];
		x->arg[1] = cmp->arg[1];
		x->narg = ends ? 2 : 4;
		cmp->fused = true;
		return;
	}
}

/* ---- Stores. */

/* Stores the neighbours of nodes y and x, the later one, at once. */
static void
join_store(tight_trace *t, tight_node *y, tight_node *x)
{
	const bool ascends = x->imm > y->imm;

	x->arg[2] = ascends ? x->arg[1] : y->arg[1];
	if (ascends) {
		x->arg[1] = y->arg[1];
		x->imm = y->imm;
	}
	x->id = TIGHT_ST_4_4;
	x->narg = 3;
	y->fused = true;
	t->node[x->arg[0].node].uses--;
}

/* Neighbours that are stored one after the other, with nothing loaded or done
 * in between. */
static void
join_stores(tight_trace *t)
{
	tight_node *before = &t->node[0];

	for (uint32_t i = 1; i < t->n; i++) {
		tight_node *x = &t->node[i];

		if (x->kind != TIGHT_EFFECT &&
			(x->kind != TIGHT_VALUE || !tight_is_load(x)))
			continue;
		if (x->live && x->id == TIGHT_ST_4 &&
			before->id == TIGHT_ST_4 &&
			tight_is_same_ref(x->arg[0], before->arg[0]) &&
			(x->imm == before->imm + 4 ||
				x->imm == before->imm - 4))
			join_store(t, before, x);
		before = x;
	}
}

/* ---- */

void
pop_tight_fuse(tight_trace *t)
{
	find_live(t);
	find_invariant(t);
	if (pop_tight_pack(t)) {
		find_live(t);
		find_invariant(t);
	}
	pop_tight_keep_conditions(t);
	join_stores(t);
	for (uint32_t i = 1; i < t->n; i++)
		if (t->node[i].live)
			pop_tight_multiply_bit(t, &t->node[i]);
	for (uint32_t i = t->n; i-- > 0;) {
		tight_node *x = &t->node[i];

		if (!x->live || x->fused || x->invariant || !x->narg)
			continue;
		if (pop_tight_join_scale(t, x) || pop_tight_join_integers(t, x))
			continue;
		if (arith_of(x).type >= 0)
			join_arith(t, x);
		else if (x->id == TIGHT_UNLESS)
			join_comparison(t, x);
		else if (x->id == TIGHT_S_SEL32 || x->id == TIGHT_S_SEL64) {
			if (!pop_tight_join_wrap(t, x) && !join_floor(t, x) &&
				x->id == TIGHT_S_SEL32) {
				join_comparison(t, x);
				pop_tight_join_test(t, x);
			}
		} else if (!pop_tight_join_element(t, x)) {
			pop_tight_divide(t, x);
			pop_tight_shift_by(t, x);
		}
	}
}
