/*
 * Branches that are not taken: ops whose values only choices take, all by the
 * same condition and from the same side, are jumped over where it says so.
 *
 * A choice ignores what it does not take, so that such values may be anything:
 * indices are bounded wherever they are used, but what loads or stores needs a
 * true address.  What is jumped over is in one row between two effects, behind
 * the condition.
 */

#include <string.h>

#include "lib/kernel/tight_int.h"

enum {
	MOST_SIDES =
		64, /* of conditions, that are looked at: each at all ops */
	FUNCTION_OPS = 11, /* that a function takes as long as */
	/* Ops that pay, or a function and one more: a jump that was foretold
	 * wrongly costs some. */
	LEAST_OPS = 12,
};

/* One side of a condition. */
typedef struct side {
	tight_ref when;
	bool otherwise; /* of what is taken where it is false */
	int64_t ops;
} side;

typedef struct skipper {
	tight_trace *t;
	side side[MOST_SIDES];
	unsigned n;
	bool *used, *needed; /* by anything; by more than the side's choices */
	bool *taken;         /* jumped over already */
	bool *late;          /* jumped over, or made from that */
} skipper;

static const uint16_t ins_of[TIGHT_CHAIN2_F] = {
#define TIGHT(name, SHAPE, fn, in, out, INS, CLS) \
	[TIGHT_S_##name] = POP_INS_##INS, [TIGHT_V_##name] = POP_INS_##INS,
#define POP_INS_NONE 0
#define TIGHT_OP(name)
#include "lib/kernel/tight_ops.def"
#undef TIGHT
#undef TIGHT_OP
#undef POP_INS_NONE
};

static int64_t
ops_of(const tight_node *x)
{
	return x->id < TIGHT_CHAIN2_F && tight_is_function(ins_of[x->id])
		       ? FUNCTION_OPS
		       : 1;
}

/* By what does x choose?  False: it is no choice, or one lane by lane. */
static bool
chooses(const tight_trace *t, const tight_node *x, tight_ref *when)
{
	const tight_node *y = &t->node[x->arg[0].node];

	if (!tight_is_op(x) || x->kind != TIGHT_VALUE)
		return false;
	*when = x->arg[0];
	if (x->id == TIGHT_S_SEL32 || x->id == TIGHT_S_SEL64)
		return true;
	*when = y->arg[0];
	return x->id == TIGHT_V_SEL && y->id == TIGHT_V_SPLAT32;
}

static bool
is_address(const tight_trace *t, tight_ref r)
{
	const tight_node *x = &t->node[r.node];

	return x->kind == TIGHT_VALUE && x->id >= TIGHT_AT_I32 &&
	       x->id <= TIGHT_AT_U64;
}

/* Addresses that are used behind another effect are needed: what uses them
 * there need not be jumped over with them. */
static void
need_addresses(skipper *k)
{
	const tight_trace *t = k->t;
	uint32_t effect = 0;

	for (uint32_t i = 1; i < t->n; i++) {
		const tight_node *x = &t->node[i];

		for (unsigned a = 0; tight_is_op(x) && a < x->narg; a++)
			if (x->arg[a].node < effect && is_address(t, x->arg[a]))
				k->needed[x->arg[a].node] = true;
		if (x->kind == TIGHT_EFFECT)
			effect = i;
	}
}

/* Marks what is needed whatever the side's condition says; each user of a node
 * comes after it. */
static void
find_needed(skipper *k, const side *c)
{
	const tight_trace *t = k->t;

	memset(k->used, 0, t->n * sizeof(*k->used));
	memset(k->needed, 0, t->n * sizeof(*k->needed));
	need_addresses(k);
	for (uint32_t i = t->n; i-- > 1;) {
		const tight_node *x = &t->node[i];
		const bool all = x->kind != TIGHT_VALUE || x->invariant ||
				 !k->used[i] || k->needed[i];
		unsigned but = TIGHT_ARGS;
		tight_ref when;

		if (!tight_is_op(x))
			continue;
		if (chooses(t, x, &when) && tight_is_same_ref(when, c->when))
			but = c->otherwise ? 2 : 1;
		for (unsigned a = 0; a < x->narg; a++) {
			k->used[x->arg[a].node] = true;
			k->needed[x->arg[a].node] |= all && a != but;
		}
	}
}

static bool
can_skip(const skipper *k, uint32_t i)
{
	const tight_node *x = &k->t->node[i];

	return tight_is_op(x) && x->kind == TIGHT_VALUE && !x->invariant &&
	       k->used[i] && !k->needed[i] && !k->taken[i];
}

static void
note_side(skipper *k, tight_ref when, bool otherwise)
{
	side c = {when, otherwise, 0};
	unsigned i;

	for (i = 0; i < k->n; i++)
		if (tight_is_same_ref(k->side[i].when, when) &&
			k->side[i].otherwise == otherwise)
			return;
	if (k->n == MOST_SIDES)
		return;
	find_needed(k, &c);
	for (i = 1; i < k->t->n; i++)
		c.ops += can_skip(k, i) ? ops_of(&k->t->node[i]) : 0;
	for (i = k->n++; i > 0 && k->side[i - 1].ops > c.ops; i--)
		k->side[i] = k->side[i - 1];
	k->side[i] = c;
}

static bool
pays(const side *c)
{
	return c->ops >= LEAST_OPS;
}

/* The first sides there are, least first: they are inside those after them. */
static void
note_sides(skipper *k, tight_trace *t)
{
	*k = (skipper){.t = t};
	k->used = POP_NEWN(t->arena, bool, t->n);
	k->needed = POP_NEWN(t->arena, bool, t->n);
	k->taken = POP_NEWN(t->arena, bool, t->n);
	for (uint32_t i = 1; i < t->n; i++) {
		tight_ref when;

		if (t->node[i].invariant || !chooses(t, &t->node[i], &when))
			continue;
		note_side(k, when, false);
		note_side(k, when, true);
	}
}

void
pop_tight_keep_conditions(tight_trace *t)
{
	skipper *k = POP_NEW(t->arena, skipper);

	note_sides(k, t);
	for (unsigned i = 0; i < k->n; i++)
		if (pays(&k->side[i]))
			t->node[k->side[i].when.node].uses++;
}

/* ---- The new order. */

typedef struct order {
	tight_trace *t;
	uint32_t *to; /* new places */
	tight_node *out;
	bool *taken; /* by new place */
	uint32_t n;
} order;

static void
put(order *o, const skipper *k, uint32_t i, bool taken)
{
	o->to[i] = o->n;
	o->taken[o->n] = taken || k->taken[i];
	o->out[o->n++] = k->t->node[i];
}

/* Is it made from what is jumped over, or comes after that (behind)? */
static bool
is_late(const skipper *k, const tight_node *x, bool behind)
{
	bool late = false;

	for (unsigned a = 0; a < x->narg; a++) {
		const uint32_t from = x->arg[a].node;

		late |= k->late[from] && (!behind || k->needed[from]);
	}
	return late;
}

/*
 * Which of nodes lo..hi-1, with no effect among them, are jumped over?  Those
 * are marked as late, and as needed what is late, but not jumped over.  The ops
 * that they take.
 */
static int64_t
find_late(skipper *k, const side *c, uint32_t lo, uint32_t hi)
{
	int64_t ops = 0;

	for (uint32_t i = lo; c->when.node < hi && i < hi; i++) {
		const tight_node *x = &k->t->node[i];

		if (!tight_is_op(x))
			continue;
		k->needed[i] |= is_late(k, x, true);
		if (can_skip(k, i)) {
			k->late[i] = true;
			ops += ops_of(x);
		} else if (is_late(k, x, false)) {
			k->late[i] = k->needed[i] = true;
		}
	}
	return ops;
}

/* The same for addresses that are jumped over, but used by what is not: those
 * become needed.  False: there is none. */
static bool
need_late_addresses(skipper *k, uint32_t lo, uint32_t hi)
{
	const tight_trace *t = k->t;
	bool any = false;

	for (uint32_t i = lo; i < hi; i++) {
		const tight_node *x = &t->node[i];

		if (!tight_is_op(x) || (k->late[i] && !k->needed[i]))
			continue;
		for (unsigned a = 0; a < x->narg; a++) {
			const uint32_t from = x->arg[a].node;

			if (!k->late[from] || k->needed[from] ||
				!is_address(t, x->arg[a]))
				continue;
			k->needed[from] = any = true;
		}
	}
	return any;
}

/* Ops of the row that are jumped over, with true addresses for all others. */
static int64_t
find_jumped(skipper *k, const side *c, uint32_t lo, uint32_t hi)
{
	int64_t ops;

	do {
		memset(k->late + lo, 0, (hi - lo) * sizeof(*k->late));
		ops = find_late(k, c, lo, hi);
	} while (need_late_addresses(k, lo, hi));
	return ops;
}

/* Nodes lo..hi-1, with no effect among them. */
static void
put_row(order *o, skipper *k, const side *c, uint32_t lo, uint32_t hi)
{
	const bool worth = find_jumped(k, c, lo, hi) >= LEAST_OPS &&
			   !k->late[c->when.node];
	uint32_t skip;

	for (uint32_t i = lo; i < hi; i++)
		if (!worth || !k->late[i])
			put(o, k, i, false);
	if (worth) {
		skip = o->n++;
		for (uint32_t i = lo; i < hi; i++)
			if (k->late[i] && !k->needed[i])
				put(o, k, i, true);
		o->out[skip] = (tight_node){.kind = TIGHT_EFFECT,
			.id = c->otherwise ? TIGHT_SKIP_IF : TIGHT_SKIP_UNLESS,
			.live = true,
			.narg = 1,
			.arg = {c->when},
			.imm = o->n - skip - 1};
		for (uint32_t i = lo; i < hi; i++)
			if (k->late[i] && k->needed[i])
				put(o, k, i, false);
	}
	memset(k->late + lo, 0, (hi - lo) * sizeof(*k->late));
}

/* To their new places. */
static void
renumber(order *o, skipper *k)
{
	tight_trace *t = o->t;

	for (uint32_t i = 1; i < o->n; i++) {
		tight_node *x = &o->out[i];

		for (unsigned a = 0; a < x->narg; a++)
			x->arg[a].node = o->to[x->arg[a].node];
		x->to.node = o->to[x->to.node];
	}
	for (uint32_t i = 0; i < t->nbuf; i++)
		t->buf[i].node = o->to[t->buf[i].node];
	for (unsigned i = 0; i < k->n; i++)
		k->side[i].when.node = o->to[k->side[i].when.node];
	t->way_out = o->to[t->way_out];
	t->node = o->out;
	t->n = t->cap = o->n;
	k->taken = o->taken;
}

/* Jumps over what a side has. */
static void
skip_side(skipper *k, unsigned at)
{
	tight_trace *t = k->t;
	const side c = k->side[at];
	const uint32_t most = 2 * t->n;
	order o = {.t = t, .n = 1};

	o.to = POP_NEWN(t->arena, uint32_t, t->n);
	o.out = POP_NEWN(t->arena, tight_node, most);
	o.taken = POP_NEWN(t->arena, bool, most);
	k->used = POP_NEWN(t->arena, bool, t->n);
	k->needed = POP_NEWN(t->arena, bool, t->n);
	k->late = POP_NEWN(t->arena, bool, t->n);
	find_needed(k, &c);
	o.out[0] = t->node[0];
	for (uint32_t lo = 1, hi; lo < t->n; lo = hi + 1) {
		for (hi = lo; hi < t->n; hi++)
			if (t->node[hi].kind == TIGHT_EFFECT)
				break;
		put_row(&o, k, &c, lo, hi);
		if (hi < t->n)
			put(&o, k, hi, false);
	}
	renumber(&o, k);
}

void
pop_tight_skip(tight_trace *t)
{
	skipper *k = POP_NEW(t->arena, skipper);

	note_sides(k, t);
	for (unsigned i = 0; i < k->n; i++)
		if (pays(&k->side[i]))
			skip_side(k, i);
}
