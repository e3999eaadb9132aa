/*
 * From nodes to ops: what nothing needs goes, what is the same in every turn
 * is computed once, sums and products of three and four values become one op,
 * and values go from op to op where that saves a wait.
 */

#include <string.h>

#include "lib/base/checked.h"
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
	const unsigned n = x->id == TIGHT_S_ROW_MM ? 2 : 1;

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

/* ---- Comparisons and what they decide; addresses and what is there. */

/* x < 0 ? x + n : x */
static bool
join_wrap(tight_trace *t, tight_node *x)
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

/* One user less; without any, y is not made. */
static void
leave(tight_trace *t, tight_node *y)
{
	y->fused = --y->uses == 0;
	for (unsigned k = 0; y->fused && k < y->narg; k++)
		t->node[y->arg[k].node].uses--;
}

/* What an index is more than another value is added where it is used. */
static void
join_index(tight_trace *t, tight_node *x)
{
	tight_node *y = &t->node[x->arg[1].node];
	const bool minus = y->id == TIGHT_S_i_sub;
	int64_t by;

	if (y->kind != TIGHT_VALUE || y->invariant || x->arg[1].off ||
		(y->id != TIGHT_S_i_add && !minus) ||
		!tight_constant_of(t, y->arg[1], &by) || by <= INT16_MIN ||
		by > INT16_MAX)
		return;
	x->more = (int16_t)(minus ? -by : by);
	x->arg[1] = y->arg[0];
	t->node[y->arg[0].node].uses++;
	leave(t, y);
}

/* A store of an element, or of what was there if the index is outside, leaves
 * what is outside alone. */
static bool
join_inside(tight_trace *t, tight_node *x)
{
	const bool wide = x->id == TIGHT_ST_8;
	tight_node *at = &t->node[x->arg[0].node];
	tight_node *sel =
		x->id != TIGHT_ST_4 && !wide
			? NULL
			: pop_tight_own(t, x, 1,
				  wide ? TIGHT_S_SEL64 : TIGHT_S_SEL32);
	tight_node *in = sel ? pop_tight_own(t, sel, 0, TIGHT_S_i_ltu) : NULL;
	tight_node *old =
		sel ? pop_tight_own(t, sel, 2, wide ? TIGHT_LD_8 : TIGHT_LD_4)
		    : NULL;
	int64_t most;

	if (!in || !old || at->kind != TIGHT_VALUE || at->id != TIGHT_AT_I32 ||
		at->invariant || at->uses != 2 || x->arg[0].off ||
		old->imm != x->imm ||
		!tight_is_same_ref(old->arg[0], x->arg[0]) ||
		!tight_is_same_ref(in->arg[0], at->arg[1]) ||
		!tight_constant_of(t, at->arg[2], &most) || most < 0 ||
		most >= INT32_MAX ||
		!tight_is_constant(t, in->arg[1], most + 1) ||
		!tight_is_constant(t, at->arg[3], wide ? 8 : 4))
		return false;
	x->id = wide ? TIGHT_STAT_IN_8 : TIGHT_STAT_IN_4;
	x->imm += at->imm;
	x->narg = 4;
	memcpy(x->arg, at->arg, sizeof(x->arg));
	x->arg[3] = sel->arg[1];
	t->node[in->arg[0].node].uses--;
	in->fused = sel->fused = old->fused = at->fused = true;
	return true;
}

/* A load or store of the element that the address steps to; an update has both,
 * and no more that would need the address. */
static void
join_address(tight_trace *t, tight_node *x)
{
	static const struct {
		uint16_t from, to;
		uint8_t size;
	} forms[] = {{TIGHT_LD_4, TIGHT_S_LDAT_4, 4},
		{TIGHT_LD_8, TIGHT_S_LDAT_8, 8}, {TIGHT_ST_4, TIGHT_STAT_4, 4},
		{TIGHT_ST_8, TIGHT_STAT_8, 8}};
	tight_node *at = &t->node[x->arg[0].node];
	tight_ref value = x->arg[1];

	if (at->kind != TIGHT_VALUE || at->id != TIGHT_AT_I32 ||
		at->invariant || at->uses > 2 || x->arg[0].off)
		return;
	for (unsigned i = 0; i < sizeof(forms) / sizeof(*forms); i++) {
		if (x->id != forms[i].from ||
			!tight_is_constant(t, at->arg[3], forms[i].size))
			continue;
		x->id = forms[i].to;
		x->imm += at->imm;
		memcpy(x->arg, at->arg, sizeof(x->arg));
		x->narg = 3;
		if (x->kind == TIGHT_EFFECT) {
			x->arg[3] = value;
			x->narg = 4;
		}
		for (unsigned k = 0; k < 3; k++)
			t->node[x->arg[k].node].uses++;
		leave(t, at);
		join_index(t, x);
		return;
	}
}

static void
fuse(tight_trace *t)
{
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
			if (!join_wrap(t, x) && !join_floor(t, x) &&
				x->id == TIGHT_S_SEL32) {
				join_comparison(t, x);
				pop_tight_join_test(t, x);
			}
		} else if (join_inside(t, x)) {
			join_index(t, x);
		} else {
			join_address(t, x);
			pop_tight_divide(t, x);
		}
	}
}

/* ---- Order. */

typedef struct order {
	tight_trace *t;
	uint32_t *next; /* users of a node: heads, then links by operand */
	uint32_t *to;   /* new place; 0: none yet */
	tight_node *out;
	uint32_t n;
} order;

static bool
can_go(const order *o, uint32_t i)
{
	const tight_node *x = &o->t->node[i];

	if (o->to[i] || !tight_is_op(x) || x->kind != TIGHT_VALUE ||
		tight_is_load(x) || x->invariant)
		return false;
	for (unsigned k = 0; k < x->narg; k++)
		if (!o->to[x->arg[k].node])
			return false;
	return true;
}

/* Can node k follow node i at once?  A sum of products waits for its factors:
 * what is to go from op to op is the sum. */
static bool
can_follow(const order *o, uint32_t k, uint32_t i)
{
	const tight_node *x = &o->t->node[k];

	return can_go(o, k) &&
	       (x->id < TIGHT_V_FMA_F || x->id > TIGHT_V_FMA_K_D ||
		       x->arg[2].node == i);
}

/* Nodes ahead in which one of the same kind is looked for. */
enum { AHEAD = 48 };

/* What can follow node i, for one op that does the same; 0: nothing. */
static uint32_t
same_kind(const order *o, uint32_t i)
{
	const tight_trace *t = o->t;

	for (uint32_t k = i + 1; k < t->n && k < i + AHEAD; k++)
		if (t->node[k].id == t->node[i].id && can_go(o, k))
			return k;
	return 0;
}

/* Puts node i, then more of its kind, or what can follow it at once because it
 * reads it. */
static void
put(order *o, uint32_t i)
{
	tight_trace *t = o->t;

	for (;;) {
		uint32_t link, user = 0;

		o->to[i] = o->n;
		o->out[o->n++] = t->node[i];
		if (t->node[i].kind != TIGHT_VALUE)
			return;
		user = t->node[i].bytes > 8 ? 0 : same_kind(o, i);
		for (link = o->next[i]; link && !user; link = o->next[link])
			if (can_follow(o, (link - t->n) / TIGHT_ARGS, i))
				user = (link - t->n) / TIGHT_ARGS;
		if (!user)
			return;
		i = user;
	}
}

/* Brings values to where they are made of what has just been made; loads and
 * effects keep their order. */
static void
schedule(tight_trace *t)
{
	order o = {.t = t};
	uint32_t n = t->n;

	o.next = POP_NEWN(t->arena, uint32_t, (size_t)n * (1 + TIGHT_ARGS));
	o.to = POP_NEWN(t->arena, uint32_t, n);
	o.out = POP_NEWN(t->arena, tight_node, n);
	for (uint32_t i = n; i-- > 0;)
		for (unsigned k = 0;
			tight_is_op(&t->node[i]) && k < t->node[i].narg; k++) {
			uint32_t a = t->node[i].arg[k].node;
			uint32_t at = n + i * TIGHT_ARGS + k;

			o.next[at] = o.next[a];
			o.next[a] = at;
		}
	o.out[o.n++] = t->node[0];
	for (uint32_t i = 1; i < n; i++)
		if (!o.to[i])
			put(&o, i);
	for (uint32_t i = 1; i < n; i++) {
		tight_node *x = &o.out[i];

		for (unsigned k = 0; k < x->narg; k++)
			x->arg[k].node = o.to[x->arg[k].node];
		x->to.node = o.to[x->to.node];
	}
	for (uint32_t i = 0; i < t->nbuf; i++)
		t->buf[i].node = o.to[t->buf[i].node];
	t->way_out = o.to[t->way_out];
	t->node = o.out;
}

/* ---- Ops. */

static bool
is_element(unsigned id)
{
	return (id >= TIGHT_S_LDAT_4 && id <= TIGHT_B_LDAT_8) ||
	       (id >= TIGHT_STAT_4 && id <= TIGHT_STAT_IN_8);
}

static tight_op
op_of(const tight_trace *t, const tight_node *x)
{
	tight_op q = {.run = t->set->handler[x->id],
		.id = x->id,
		.n = x->n,
		.imm = x->imm};
	uint16_t at[4] = {0};

	for (unsigned k = 0; k < x->narg; k++)
		at[k] = (uint16_t)(t->node[x->arg[k].node].slot +
				   x->arg[k].off);
	q.a = at[0];
	q.b = at[1];
	q.c = at[2];
	q.e = at[3];
	q.d = (uint16_t)(x->to.node ? t->node[x->to.node].slot + x->to.off
				    : x->slot);
	if (is_element(x->id))
		q.e = (uint16_t)x->more;
	if (x->id >= TIGHT_STAT_4 && x->id <= TIGHT_STAT_IN_8)
		q.d = at[3];
	return q;
}

/* ---- Values from op to op. */

enum { NOT_PASSED, PASSED_F = 1, PASSED_D = 2, PASSED_R = 4, PASSED_V = 8 };

/* Of operands and results, by number of the operation. */
static const struct {
	uint8_t from, to;
} passed[] = {
#define PASSED_I PASSED_R
#define PASSED_U PASSED_R
#define PASSED_L PASSED_R
#define PASSED_W PASSED_R
#define PASSED_B PASSED_R
#define TIGHT(name, ...)
#define TIGHT1(name, SHAPE, fn, in, out, INS, CLS, from, to, expr) \
	[TIGHT_S_##name] = {PASSED_##from, PASSED_##to},
#define TIGHT_OP(name)
#include "lib/kernel/tight_ops.def"
#undef TIGHT
#undef TIGHT1
#undef TIGHT_OP
};

static int
fused_type(unsigned id)
{
	return id < TIGHT_CHAIN2_F    ? NOT_PASSED
	       : id < TIGHT_CHAIN2_D  ? PASSED_F
	       : id < TIGHT_CHAIN2_VF ? PASSED_D
	       : id < TIGHT_CHAIN2_U  ? PASSED_V
	       : id < TIGHT_SCAN1_F   ? PASSED_R
				      : NOT_PASSED;
}

static bool
is_choice(unsigned id)
{
	return id >= TIGHT_S_CHOOSE_i_eq && id <= TIGHT_A_CHOOSE_i_none;
}

static bool
is_quotient(unsigned id)
{
	return id >= TIGHT_S_MOD32 && id <= TIGHT_A_K_DIVU64;
}

/* Numbers of an elementwise operation: S_, V_, A_, B_, AB_, VA_, VB_. */
enum { NUMBERS = TIGHT_V_d_add - TIGHT_V_f_add };

static bool
is_elementwise_vector(unsigned id)
{
	return id < TIGHT_S_SEL32 && id % NUMBERS == TIGHT_V_f_add % NUMBERS;
}

/* An operation on vectors with a form for each operand. */
static bool
is_whole(unsigned id)
{
	return (id >= TIGHT_V_SEL && id <= TIGHT_V_SEL_S) ||
	       (id >= TIGHT_V_FMA_F && id <= TIGHT_V_FMA_K_D_S) ||
	       (id >= TIGHT_V_PICK && id <= TIGHT_V_PICK2_S);
}

/* All that the op passes on. */
static int
passes(unsigned id)
{
	switch (id) {
	case TIGHT_S_WRAP32:
	case TIGHT_S_WRAP64:
	case TIGHT_S_FLOOR32:
	case TIGHT_S_FLOOR64:
	case TIGHT_AT_I32:
	case TIGHT_AT_U32:
	case TIGHT_AT_I64:
	case TIGHT_AT_U64:
	case TIGHT_LD_I8:
	case TIGHT_LD_U8:
	case TIGHT_LD_I16:
	case TIGHT_LD_U16:
	case TIGHT_LD_I1:
		return PASSED_R;
	case TIGHT_S_SCALE_I:
	case TIGHT_S_SCALE_U:
	case TIGHT_S_SCALE_SHR:
	case TIGHT_S_ROW_FF:
	case TIGHT_S_ROW_MF:
	case TIGHT_S_ROW_MM:
	case TIGHT_S_FMA_F:
	case TIGHT_S_DOT_F:
		return PASSED_F;
	case TIGHT_S_FMA_D:
	case TIGHT_S_DOT_D:
		return PASSED_D;
	case TIGHT_V_DOT_F:
	case TIGHT_V_DOT_D:
	case TIGHT_V_PUT32:
	case TIGHT_V_PUT64:
	case TIGHT_V_SPLAT32:
	case TIGHT_V_SPLAT64:
	case TIGHT_LD_V:
	case TIGHT_LD_SOME:
	case TIGHT_V_LDAT:
		return PASSED_V;
	case TIGHT_LD_4:
	case TIGHT_S_LDAT_4:
	case TIGHT_S_SEL32:
		return PASSED_F | PASSED_R;
	case TIGHT_LD_8:
	case TIGHT_S_LDAT_8:
	case TIGHT_S_SEL64:
		return PASSED_D | PASSED_R;
	default:
		break;
	}
	if (is_choice(id))
		return PASSED_F | PASSED_R;
	if (is_quotient(id))
		return PASSED_R;
	if (id >= TIGHT_V_MOD32 && id <= TIGHT_V_K_DIVU32)
		return PASSED_V;
	if (is_whole(id) || is_elementwise_vector(id) || id >= TIGHT_SCAN1_F)
		return PASSED_V;
	if (id >= TIGHT_CHAIN2_F)
		return fused_type(id);
	return id < sizeof(passed) / sizeof(*passed) ? passed[id].to
						     : NOT_PASSED;
}

/* What the left operand is, of ops with a second form that takes it. */
static int
taken_first(unsigned id)
{
	if (id == TIGHT_S_WRAP32 || id == TIGHT_S_WRAP64 ||
		id == TIGHT_S_FLOOR32 || id == TIGHT_S_FLOOR64 ||
		id == TIGHT_S_LDAT_4 || id == TIGHT_S_LDAT_8 ||
		id == TIGHT_S_SCALE_I || id == TIGHT_S_SCALE_U ||
		id == TIGHT_S_SCALE_SHR)
		return PASSED_R;
	if (is_quotient(id))
		return PASSED_R;
	if (is_choice(id))
		return id < TIGHT_S_CHOOSE_f_eq || id > TIGHT_A_CHOOSE_f_le
			       ? PASSED_R
			       : PASSED_F;
	if (id >= TIGHT_S_UNLESS_i_eq && id <= TIGHT_A_UNLESS_f_le)
		return id < TIGHT_S_UNLESS_f_lt ? PASSED_R : PASSED_F;
	return NOT_PASSED;
}

/* The operation that takes operand k from the op before, which passes on these
 * types; or TIGHT_NONE. */
static unsigned
taking(unsigned id, unsigned k, int types)
{
	if (fused_type(id) & types)
		return id + 1 + k;
	if (is_whole(id))
		return types & PASSED_V &&
				       (k > 0 || (id != TIGHT_V_FMA_K_F &&
							 id != TIGHT_V_FMA_K_D))
			       ? id + 1 + k
			       : TIGHT_NONE;
	if (id == TIGHT_V_PUT32 || id == TIGHT_V_PUT64 ||
		id == TIGHT_V_UNLESS || id == TIGHT_V_UNLESS_ALL)
		return k == 0 && types & PASSED_V ? id + 1 : TIGHT_NONE;
	if (id >= TIGHT_CHAIN2_F || k > 1)
		return TIGHT_NONE;
	if (is_elementwise_vector(id))
		return types & PASSED_V && passed[id - 1].from ? id + 4 + k
							       : TIGHT_NONE;
	if (k == 0 && taken_first(id) & types)
		return id + 1;
	if (k == 1 && types & PASSED_R &&
		(id == TIGHT_S_LDAT_4 || id == TIGHT_S_LDAT_8))
		return id + 2;
	if (k == 0 && types & PASSED_R) {
		switch (id) {
		case TIGHT_S_SEL32:
			return TIGHT_A_SEL32;
		case TIGHT_S_SEL64:
			return TIGHT_A_SEL64;
		case TIGHT_UNLESS:
			return TIGHT_A_UNLESS;
		default:
			break;
		}
	}
	/* ORDER forms: S_, V_, A_, B_, AB_. */
	return id < sizeof(passed) / sizeof(*passed) && passed[id].from & types
		       ? id + 2 + k
		       : TIGHT_NONE;
}

/* The same of a and b (1) or a and c (2), which else would wait for the frame.
 */
static unsigned
taking_both(unsigned id, unsigned k, int types)
{
	if (fused_type(id) & types)
		return id + 4 + k;
	return k == 1 && id < TIGHT_S_SEL32 && !is_elementwise_vector(id) &&
			       passed[id].from & types
		       ? id + 4
		       : TIGHT_NONE;
}

static bool
takes(const tight_node *x, unsigned k, uint32_t before)
{
	return k < x->narg && x->arg[k].node == before && !x->arg[k].off;
}

static void
pass_on(const tight_trace *t, const tight_node *x, uint32_t before, tight_op *q)
{
	const int type = before ? passes(t->node[before].id) : NOT_PASSED;
	unsigned id = TIGHT_NONE;

	for (unsigned k = 1; k < 3 && !id && type != NOT_PASSED; k++)
		if (takes(x, 0, before) && takes(x, k, before))
			id = taking_both(x->id, k, type);
	for (unsigned k = 0; k < x->narg && !id && type != NOT_PASSED; k++)
		if (takes(x, k, before))
			id = taking(x->id, k, type);
	if (!id)
		return;
	q->id = id;
	q->run = t->set->handler[id];
}

static uint32_t
list_ops(const tight_trace *t, bool invariant, tight_op *out)
{
	uint32_t n = 0, before = 0;

	for (uint32_t i = 1; i < t->n; i++) {
		const tight_node *x = &t->node[i];

		if (!tight_is_op(x) || x->invariant != invariant)
			continue;
		out[n] = op_of(t, x);
		pass_on(t, x, before, &out[n++]);
		before = i;
	}
	return n;
}

/* ---- The way back. */

/* Is the node an operand of an op from node `from` on? */
static bool
has_user_from(const tight_trace *t, uint32_t node, uint32_t from)
{
	for (uint32_t i = from; i < t->n; i++)
		for (unsigned k = 0;
			tight_is_op(&t->node[i]) && k < t->node[i].narg; k++)
			if (t->node[i].arg[k].node == node)
				return true;
	return false;
}

static bool
has_user(const tight_trace *t, uint32_t node)
{
	return has_user_from(t, node, node + 1);
}

/* What node i brings home: itself, or what it moves there. */
static const tight_node *
brought_home(const tight_trace *t, uint32_t i, uint32_t *slot)
{
	const tight_node *x = &t->node[i];
	const tight_node *y = &t->node[x->arg[0].node];

	if (!tight_is_op(x) || x->invariant)
		return NULL;
	*slot = x->slot;
	if (x->kind == TIGHT_VALUE)
		return has_user(t, i) ? NULL : x;
	if ((x->id != TIGHT_MOVE4 && x->id != TIGHT_MOVE8) ||
		t->node[x->to.node].kind != TIGHT_HOME || x->arg[0].off ||
		x->n != y->bytes || has_user_from(t, x->to.node, i + 1))
		return NULL;
	*slot = t->node[x->to.node].slot + x->to.off;
	return tight_is_op(y) && y->kind == TIGHT_VALUE ? y : NULL;
}

/* A sum of a carry and what no turn changes, made in the carry's home, which
 * nothing reads any more: it can be made last, and goes from where it is made.
 * NULL: there is none. */
static const tight_node *
take_counter(tight_trace *t)
{
	for (uint32_t i = t->n; i-- > 1;) {
		uint32_t slot;
		const tight_node *x = brought_home(t, i, &slot), *home;

		if (!x || (x->id != TIGHT_S_i_add && x->id != TIGHT_S_l_add))
			continue;
		home = &t->node[x->arg[0].node];
		if (home->kind != TIGHT_HOME ||
			home->slot + x->arg[0].off != slot ||
			t->node[x->arg[1].node].kind != TIGHT_CONST)
			continue;
		t->node[i].fused = true;
		i = (uint32_t)(x - t->node);
		t->node[i].fused |= !has_user(t, i);
		return x;
	}
	return NULL;
}

/* The last op, BACK, counts, and decides what the first one would. */
static void
shorten_way_back(
	const tight_trace *t, tight_op *q, uint32_t n, const tight_node *sum)
{
	static const uint16_t first[][2] = {
		{TIGHT_UNLESS, TIGHT_BACK_UNLESS},
		{TIGHT_S_UNLESS_i_eq, TIGHT_BACK_i_eq},
		{TIGHT_S_UNLESS_i_ne, TIGHT_BACK_i_ne},
		{TIGHT_S_UNLESS_i_lt, TIGHT_BACK_i_lt},
		{TIGHT_S_UNLESS_i_le, TIGHT_BACK_i_le},
		{TIGHT_S_UNLESS_l_ne, TIGHT_BACK_l_ne},
		{TIGHT_S_UNLESS_l_lt, TIGHT_BACK_l_lt},
		{TIGHT_S_UNLESS_l_le, TIGHT_BACK_l_le},
		{TIGHT_S_UNLESS_f_lt, TIGHT_BACK_f_lt},
		{TIGHT_S_UNLESS_f_le, TIGHT_BACK_f_le},
	};
	tight_op *back = &q[n - 1];

	back->imm = -(int64_t)(n - 1);
	for (unsigned i = 0; i < sizeof(first) / sizeof(*first); i++)
		if (n > 1 && q[0].id == first[i][0]) {
			back->id = first[i][1];
			back->a = q[0].a;
			back->b = q[0].b;
			back->imm++;
		}
	if (sum) {
		const tight_op count = op_of(t, sum);

		back->id += sum->id == TIGHT_S_i_add
				    ? TIGHT_BACK_ADD32 - TIGHT_BACK
				    : TIGHT_BACK_ADD64 - TIGHT_BACK;
		back->d = count.a;
		back->e = count.b;
	}
	back->run = t->set->handler[back->id];
}

static void
fill_constants(const tight_trace *t, unsigned char *frame)
{
	for (uint32_t i = 1; i < t->n; i++) {
		const tight_node *x = &t->node[i];
		unsigned size = x->bytes > 8 ? x->n : x->bytes;

		if (x->kind != TIGHT_CONST || !x->live)
			continue;
		if (x->listed) {
			memcpy(frame + x->slot, (const void *)(intptr_t)x->imm,
				x->bytes);
			continue;
		}
		for (uint32_t k = 0; k * size < x->bytes; k++) {
			int64_t v = x->imm + (x->iota ? (int64_t)k : 0);

			memcpy(frame + x->slot + k * size, &v, size);
		}
	}
}

/* Loops inside get their part of the frame. */
static void
place_frames(pop_tight *x, unsigned char *frame)
{
	x->frame = frame;
	for (pop_tight *in = x->inner; in; in = in->next)
		place_frames(in, frame + in->part);
}

static void
take_inner(pop_tight *x, const tight_trace *t)
{
	x->inner = t->inner;
	for (uint32_t i = 1; i < t->n; i++) {
		const tight_node *e = &t->node[i];
		pop_tight *in;

		if (e->kind != TIGHT_EFFECT || e->id != TIGHT_LOOP)
			continue;
		memcpy(&in, &e->imm, sizeof(in));
		in->part = t->node[e->arg[0].node].slot;
		memcpy(x->frame + in->part, in->frame, in->bytes);
	}
	place_frames(x, x->frame);
}

static void
describe(pop_tight *x, tight_trace *t)
{
	x->trip = x->whole = t->loop->param[POP_WHILE_TRIP];
	x->wide = 1;
	x->now = x;
	x->buf = t->buf;
	x->nbuf = t->nbuf;
	x->at = POP_NEWN(t->arena, uint32_t, t->nbuf);
	for (uint32_t i = 0; i < t->nbuf; i++)
		x->at[i] = t->node[t->buf[i].node].slot;
}

/* Picoseconds of a turn of n ops. */
static int64_t
cost_of(const tight_trace *t, uint32_t n)
{
	int64_t more = 0;

	for (uint32_t i = 1; i < t->n; i++) {
		const tight_node *x = &t->node[i];

		if (tight_is_op(x) && !x->invariant && x->bytes > 0)
			more += x->id >= TIGHT_SCAN1_F &&
						x->id < TIGHT_SCAN_SHIFTS
					? t->set->vbytes / 4
					: (x->bytes - 1) / t->set->vbytes;
	}
	return (int64_t)n * TIGHT_PS + more * TIGHT_MORE;
}

bool
pop_tight_emit(pop_tight *to, tight_trace *t)
{
	tight_op *q;
	uint32_t n, top;
	const tight_node *sum;

	find_live(t);
	find_invariant(t);
	fuse(t);
	schedule(t);
	top = pop_tight_place(t);
	if (top >= TIGHT_FRAME)
		return false;
	q = POP_NEWN(t->arena, tight_op, t->n + 1);
	sum = take_counter(t);
	n = list_ops(t, false, q);
	shorten_way_back(t, q, n, sum);
	to->cost = cost_of(t, n);
	if (to->cost > t->worth)
		return false;
	to->set = t->set;
	to->code = q;
	to->ncode = n;
	to->most = 1 + TIGHT_QUOTA / (int64_t)n;
	q = POP_NEWN(t->arena, tight_op, t->n + 1);
	n = list_ops(t, true, q);
	q[n] = (tight_op){.run = t->set->handler[TIGHT_END], .id = TIGHT_END};
	to->prologue = q;
	to->bytes = (uint32_t)pop_round_up(top + t->set->vbytes, 64);
	to->frame = POP_NEWN(t->arena, unsigned char, to->bytes + 64);
	to->frame += -(uintptr_t)to->frame & 63;
	fill_constants(t, to->frame);
	describe(to, t);
	take_inner(to, t);
	return true;
}
