/*
 * What turns side by side load from where they store.  A load of what the turn
 * before has just stored is a carry, whose first value is in memory.  Of others
 * an op tells in the run whether one of the turns would load what another of
 * them stores; then the turns are left over.  All loads come before all stores.
 */

#include "lib/kernel/tight_side.h"

/* ---- Places. */

enum { MOST_ELEMENTS = 1 << 29 };

/* Element clamp(index, 0, most) of four bytes behind base + imm; without an
 * index, the first one. */
typedef struct place {
	tight_ref base, index; /* of one turn; index of node 0: none */
	int64_t most, imm;
	uint32_t root; /* the buffer's node */
} place;

static uint32_t
root_of(const tight_trace *t, tight_ref at)
{
	while (t->node[at.node].kind == TIGHT_VALUE)
		at = t->node[at.node].arg[0];
	return at.node;
}

static place
place_of(const tight_trace *t, const tight_node *y)
{
	const tight_node *at = &t->node[y->arg[0].node];
	place p = {.base = y->arg[0],
		.imm = y->imm,
		.root = root_of(t, y->arg[0])};
	int64_t most;

	if (at->kind != TIGHT_VALUE || at->id != TIGHT_AT_I32 ||
		!tight_constant_of(t, at->arg[2], &most) ||
		!tight_is_constant(t, at->arg[3], 4) || most < 0 ||
		most > MOST_ELEMENTS)
		return p;
	p.base = at->arg[0];
	p.index = at->arg[1];
	p.most = most;
	p.imm += at->imm;
	return p;
}

/* ---- Indices that count. */

/* by * item `home` + item `what` + more, where no turn changes `what`. */
typedef struct count {
	uint32_t home, what;
	int by;
	uint32_t more;
} count;

static bool
is_lasting(const tight_turns *x, tight_ref r)
{
	const uint32_t i = tight_item_of(x, r);

	return i >= x->old->n ? x->item[i].is_home && x->item[i].next == i
			      : x->lasting[i];
}

/* One sum or difference less; false: r is none. */
static bool
peel(const tight_turns *x, count *c, tight_ref *r)
{
	const tight_trace *t = x->old;
	const tight_node *y = &t->node[r->node];
	const bool minus = y->id == TIGHT_S_i_sub;
	int64_t by;

	if (y->kind != TIGHT_VALUE || (y->id != TIGHT_S_i_add && !minus))
		return false;
	for (unsigned k = 0; k < 2; k++) {
		const int sign = c->by * (minus && k == 0 ? -1 : 1);
		const tight_ref other = y->arg[1 - k];

		if (tight_constant_of(t, other, &by))
			c->more += (uint32_t)sign * (uint32_t)by;
		else if (!c->what && sign > 0 && is_lasting(x, other))
			c->what = tight_item_of(x, other);
		else
			continue;
		c->by *= minus && k == 1 ? -1 : 1;
		*r = y->arg[k];
		return true;
	}
	return false;
}

/* Does the index grow or fall by one each turn? */
static bool
find_count(const tight_turns *x, tight_ref index, count *c)
{
	const tight_item *home;
	const tight_node *next;

	*c = (count){.by = 1};
	while (peel(x, c, &index))
		;
	if (!index.node || x->old->node[index.node].kind != TIGHT_HOME)
		return false;
	c->home = tight_item_of(x, index);
	home = &x->item[c->home];
	if (home->next >= x->old->n)
		return false;
	next = &x->old->node[home->next];
	return next->kind == TIGHT_VALUE && next->id == TIGHT_S_i_add &&
	       tight_item_of(x, next->arg[0]) == c->home &&
	       tight_is_constant(x->old, next->arg[1], 1);
}

/* ---- Pairs of a store and a load. */

static unsigned
stores_into(const tight_trace *t, uint32_t root)
{
	unsigned n = 0;

	for (uint32_t i = 1; i < t->n; i++)
		n += tight_is_store(&t->node[i]) &&
		     root_of(t, t->node[i].arg[0]) == root;
	return n;
}

/* Turns from the store to the load of the same element, for all elements; 0:
 * not known, or none that is among these turns. */
static int64_t
distance(const tight_turns *x, const place *store, const place *load,
	const count *s)
{
	count l;
	int32_t n;

	if (!tight_is_same_ref(store->base, load->base) ||
		store->most != load->most || store->imm != load->imm ||
		!find_count(x, load->index, &l) || l.home != s->home ||
		l.what != s->what || l.by != s->by)
		return 0;
	n = (int32_t)((s->more - l.more) * (uint32_t)s->by);
	return n > 0 && n < (int32_t)x->w ? n : 0;
}

static bool
add_pair(tight_turns *x, uint32_t store, uint32_t load)
{
	const tight_trace *t = x->old;
	const tight_node *from = &t->node[store], *to = &t->node[load];
	const place s = place_of(t, from), l = place_of(t, to);
	tight_item *v = &x->item[load];
	int64_t turns;
	count c;

	if (from->id != TIGHT_ST_4 || to->id != TIGHT_LD_4 || load > store ||
		!find_count(x, s.index, &c) || !is_lasting(x, s.base) ||
		!is_lasting(x, l.base) || (l.index.node && l.most != s.most) ||
		(s.imm | l.imm) % 4 != 0)
		return false;
	turns = distance(x, &s, &l, &c);
	if (turns == 1 && stores_into(t, s.root) == 1) {
		v->is_home = v->is_stored = true;
		v->next = tight_item_of(x, from->arg[1]);
		return true;
	}
	if (turns > 0 || x->npair == TIGHT_PAIRS)
		return false;
	x->pair[x->npair].store = store;
	x->pair[x->npair].falls = c.by < 0;
	x->pair[x->npair++].load = load;
	return true;
}

static void
find_lasting(tight_turns *x)
{
	const tight_trace *t = x->old;

	x->lasting = POP_NEWN(t->arena, bool, t->n);
	for (uint32_t i = 1; i < t->n; i++) {
		const tight_node *y = &t->node[i];
		const uint32_t root = root_of(t, (tight_ref){i, 0});

		x->lasting[i] =
			y->kind == TIGHT_CONST || y->kind == TIGHT_PTR ||
			(y->kind == TIGHT_VALUE &&
				(!tight_is_load(y) || !stores_into(t, root)));
		for (unsigned k = 0; y->kind == TIGHT_VALUE && k < y->narg; k++)
			x->lasting[i] &= is_lasting(x, y->arg[k]);
	}
}

bool
pop_tight_find_pairs(tight_turns *x)
{
	const tight_trace *t = x->old;

	find_lasting(x);
	for (uint32_t i = 1; i < t->n; i++) {
		const uint32_t root = root_of(t, t->node[i].arg[0]);

		for (uint32_t k = 1; tight_is_store(&t->node[i]) && k < t->n;
			k++)
			if (t->node[k].kind == TIGHT_VALUE &&
				tight_is_load(&t->node[k]) &&
				root_of(t, t->node[k].arg[0]) == root &&
				!add_pair(x, i, k))
				return false;
	}
	return true;
}

bool
pop_tight_pair_needs(
	const tight_turns *x, unsigned pair, unsigned k, uint32_t *on)
{
	const tight_trace *t = x->old;
	const place p = place_of(
		t, &t->node[k < 2 ? x->pair[pair].store : x->pair[pair].load]);

	*on = tight_item_of(x, k % 2 ? p.index : p.base);
	return k < 4;
}

/* The index of all turns. */
static tight_ref
all_indices(tight_turns *x, const place *p)
{
	if (!p->index.node)
		return pop_tight_splat(x->t, pop_tight_constant(x->t, 4, 0), 4);
	return pop_tight_all_turns(x, tight_item_of(x, p->index));
}

void
pop_tight_look_at_pairs(tight_turns *x)
{
	tight_trace *t = x->t;

	for (unsigned i = 0; i < x->npair; i++) {
		const tight_trace *old = x->old;
		const place s = place_of(old, &old->node[x->pair[i].store]);
		const place l = place_of(old, &old->node[x->pair[i].load]);
		const tight_ref at[4] = {
			x->item[tight_item_of(x, l.base)].one[0],
			all_indices(x, &l),
			x->item[tight_item_of(x, s.base)].one[0],
			x->item[tight_item_of(x, s.index)].one[0],
		};
		tight_node *e = pop_tight_effect(t, TIGHT_V_APART, at[0], at[1],
			(int64_t)((uint64_t)((l.imm - s.imm) / 4) << 32 |
				  (uint64_t)s.most));

		e->arg[2] = at[2];
		e->arg[3] = at[3];
		e->narg = 4;
		e->n = x->pair[i].falls;
		t->way_out = t->n - 1;
	}
}

/* ---- Stores. */

bool
pop_tight_store_all(tight_turns *x, uint32_t i)
{
	const tight_node *y = &x->old->node[i];
	const place p = place_of(x->old, y);
	tight_ref at[4];
	tight_node *e;

	if (y->id != TIGHT_ST_4 || !p.index.node ||
		!x->item[tight_item_of(x, p.base)].lasting ||
		stores_into(x->old, p.root) != 1)
		return false;
	at[0] = x->item[tight_item_of(x, p.base)].one[0];
	at[1] = pop_tight_all_turns(x, tight_item_of(x, p.index));
	at[2] = pop_tight_constant(x->t, 8, (uint64_t)p.most);
	at[3] = pop_tight_all_turns(x, tight_item_of(x, y->arg[1]));
	e = pop_tight_effect(x->t, TIGHT_V_STAT, at[0], at[1], p.imm);
	e->arg[2] = at[2];
	e->arg[3] = at[3];
	e->narg = 4;
	return true;
}
