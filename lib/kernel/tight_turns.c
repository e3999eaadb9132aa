/*
 * Turns side by side: as many turns of a loop as a vector has lanes become one.
 *
 * What a turn takes from the turn before makes it wait; the rest of it does
 * not.  Values and elements of homes are therefore put into groups of those
 * that depend on each other in a circle (Tarjan, Depth-first search and linear
 * graph algorithms).  A value alone in its group is computed for all turns by
 * one vector op, if there is one.  A carry that goes through one operation or
 * two is one op as well, turn after turn, lane after lane.  A loop inside that
 * takes nothing from the turn before runs once for all turns (tight_inner.c).
 * All other values are computed once a turn.  Each turn computes what it would
 * alone, so results are the same bits.
 */

#include <string.h>

#include "lib/kernel/tight_int.h"

enum { MOST_LANES = 16 };

/* A node of one turn, an element of a home, or one that a loop inside leaves.
 */
typedef struct item {
	bool is_home, is_left, is_open;
	bool lasting;        /* the same in all turns */
	uint32_t next;       /* of a home: what it holds in the next turn; of
				what a loop leaves: the loop */
	uint32_t order, low; /* of the search; 0: not found yet */
	uint32_t uses;
	tight_ref vector;          /* of all turns; node 0: not made */
	tight_ref one[MOST_LANES]; /* of each turn */
} item;

typedef struct turns {
	tight_trace *t;         /* of all turns */
	const tight_trace *old; /* of one turn */
	unsigned w;
	item *item;
	uint32_t nitem;
	uint32_t *home; /* first item of each node that is one, or is left */
	/* By node that is left: what the loop inside reads. */
	struct inside {
		const pop_tight *one;
		tight_ref *from; /* of each element, in order; node 0: unread */
		uint32_t n;
	} * inside;
	uint32_t *stack, nstack, norder;
	uint32_t *list, nlist; /* groups, each after what it depends on */
	uint32_t nfirst; /* of them: what decides whether the loop goes on */
	uint32_t *end;   /* of the group of each item in the list; 0: of none */
} turns;

/* ---- What can be put side by side. */

static bool
is_from_written(const tight_trace *t, tight_ref at)
{
	while (t->node[at.node].kind == TIGHT_VALUE)
		at = t->node[at.node].arg[0];
	return t->node[at.node].kind != TIGHT_PTR ||
	       t->buf[t->node[at.node].imm].written;
}

static bool
is_store(const tight_node *x)
{
	return x->kind == TIGHT_EFFECT && x->id >= TIGHT_ST_4 &&
	       x->id <= TIGHT_ST_I1;
}

/* The loop whose part of the frame the node is; or NULL. */
static const pop_tight *
loop_in(const tight_trace *t, uint32_t part)
{
	const pop_tight *one;

	for (uint32_t i = part + 1; i < t->n; i++)
		if (t->node[i].id == TIGHT_LOOP &&
			t->node[i].arg[0].node == part) {
			memcpy(&one, &t->node[i].imm, sizeof(one));
			return one;
		}
	return NULL;
}

static bool
stores_to_memory(const pop_tight *one)
{
	for (uint32_t i = 0; i < one->nbuf; i++)
		if (one->buf[i].memory && one->buf[i].written)
			return true;
	return false;
}

/* Frame of a loop inside, at most. */
enum { MOST_INSIDE = 4096 };

static bool
is_of_loop(const tight_trace *t, const tight_node *x)
{
	const pop_tight *one;

	switch (x->kind) {
	case TIGHT_ROOM:
		one = loop_in(t, (uint32_t)(x - t->node));
		return one && one->bytes <= MOST_INSIDE && !one->inner &&
		       !stores_to_memory(one);
	case TIGHT_LEFT:
		return true;
	default:
		return x->id == TIGHT_LOOP ||
		       t->node[x->to.node].kind == TIGHT_ROOM;
	}
}

static bool
is_way_out(const tight_node *x)
{
	return x->kind == TIGHT_EFFECT && x->id == TIGHT_UNLESS;
}

static bool
is_single(const tight_trace *t, const tight_node *x)
{
	for (unsigned k = 0; k < x->narg; k++)
		if (x->arg[k].off &&
			t->node[x->arg[k].node].kind != TIGHT_HOME &&
			t->node[x->arg[k].node].kind != TIGHT_LEFT)
			return false;
	switch (x->kind) {
	case TIGHT_PTR:
	case TIGHT_HOME:
		return true;
	case TIGHT_CONST:
		return x->bytes <= 8 && !x->iota;
	case TIGHT_VALUE:
		return x->bytes <= 8 &&
		       (x->id < TIGHT_S_ROW_FF || x->id > TIGHT_S_ROW_MM) &&
		       !(tight_is_load(x) && is_from_written(t, x->arg[0]));
	default:
		return is_way_out(x) || is_store(x) || is_of_loop(t, x);
	}
}

/* Single values only, and nothing is loaded from where the loop stores. */
static bool
has_single_values(const tight_trace *t)
{
	for (uint32_t i = 1; i < t->n; i++)
		if (!is_single(t, &t->node[i]))
			return false;
	return true;
}

/* ---- Items. */

static uint32_t
item_of(const turns *x, tight_ref r)
{
	const tight_node *y = &x->old->node[r.node];

	if (y->kind == TIGHT_LEFT)
		return x->home[r.node] + r.off / 4;
	return y->kind == TIGHT_HOME
		       ? x->home[r.node] + r.off / x->old->buf[y->imm].bytes
		       : r.node;
}

/* What is at `off` in the part of a loop when it starts. */
static tight_ref
before_loop(const tight_trace *t, uint32_t part, uint32_t off)
{
	for (uint32_t i = part + 1; i < t->n; i++) {
		const tight_node *y = &t->node[i];

		if (y->to.node == part && y->kind == TIGHT_EFFECT &&
			y->to.off <= off && off < y->to.off + y->n)
			return (tight_ref){y->arg[0].node,
				y->arg[0].off + off - y->to.off};
	}
	return (tight_ref){0, 0};
}

static void
look_inside(const turns *x, uint32_t left)
{
	const tight_trace *t = x->old;
	const uint32_t part = t->node[left].to.node;
	struct inside *in = &x->inside[left];
	uint32_t n = 0;

	in->one = loop_in(t, part);
	for (uint32_t i = 0; i < in->one->nbuf; i++)
		n += tight_elements(&in->one->buf[i]);
	in->from = POP_NEWN(t->arena, tight_ref, n);
	for (uint32_t i = 0; i < in->one->nbuf; i++)
		for (uint32_t k = 0; k < tight_elements(&in->one->buf[i]); k++)
			in->from[in->n++] =
				before_loop(t, part, in->one->at[i] + 4 * k);
}

static void
add_left(turns *x, uint32_t left)
{
	item *v = &x->item[x->home[left]];

	for (uint32_t k = 0; k < x->old->node[left].bytes / 4; k++, v++) {
		v->is_left = true;
		v->next = left;
	}
}

/* Elements of homes, and what loops inside leave. */
static void
add_elements(turns *x)
{
	const tight_trace *t = x->old;
	uint32_t n = t->n, homes;

	x->home = POP_NEWN(t->arena, uint32_t, t->n);
	x->inside = POP_NEWN(t->arena, struct inside, t->n);
	for (uint32_t i = 0; i < t->nbuf; i++)
		if (!t->buf[i].memory) {
			x->home[t->buf[i].node] = n;
			n += (uint32_t)t->buf[i].n;
		}
	homes = n;
	for (uint32_t i = 1; i < t->n; i++)
		if (t->node[i].kind == TIGHT_LEFT) {
			look_inside(x, i);
			x->home[i] = n;
			n += t->node[i].bytes / 4;
		}
	x->nitem = n;
	x->item = POP_NEWN(t->arena, item, n);
	for (uint32_t i = t->n; i < homes; i++) {
		x->item[i].is_home = true;
		x->item[i].next = i;
	}
	for (uint32_t i = 1; i < t->n; i++)
		if (t->node[i].kind == TIGHT_LEFT)
			add_left(x, i);
}

/* As the commit of one turn does it. */
bool
pop_tight_held(tight_trace *t, int *held)
{
	const pop_step *w = t->loop;
	bool carried[TIGHT_BUFFERS] = {false};

	for (uint32_t i = 0; i < t->nbuf; i++)
		held[i] = -1;
	for (uint32_t i = POP_WHILE_PARAMS; i < w->nparam; i += 2) {
		tight_buf *in = pop_tight_buf(t, (uint32_t)w->param[i]);
		tight_buf *out = pop_tight_buf(t, (uint32_t)w->param[i + 1]);

		if (in == out)
			continue;
		if (in->memory || out->memory)
			return false;
		carried[in - t->buf] = carried[out - t->buf] = true;
		in->written = true;
		held[in - t->buf] = (int)(out - t->buf);
	}
	for (uint32_t i = 0; i < t->nbuf; i++)
		if (!t->buf[i].memory && t->buf[i].written && !carried[i] &&
			(t->buf[i].seen_after ||
				pop_tight_reads_home(t, &t->buf[i])))
			held[i] = (int)i;
	return true;
}

static bool
hand_on_all(turns *x)
{
	tight_trace *t = x->t;
	int held[TIGHT_BUFFERS];

	if (!pop_tight_held(t, held))
		return false;
	for (uint32_t i = 0; i < t->nbuf; i++)
		for (int64_t k = 0; held[i] >= 0 && k < t->buf[i].n; k++)
			x->item[x->home[t->buf[i].node] + (uint32_t)k].next =
				item_of(x, pop_tight_at(&t->buf[held[i]], k));
	return true;
}

/* ---- Groups. */

/* The same of a loop inside; nothing is what needs no order. */
static bool
loop_depends(const turns *x, uint32_t left, unsigned k, uint32_t *on)
{
	const struct inside *in = &x->inside[left];

	if (k >= in->n)
		return false;
	*on = in->from[k].node ? item_of(x, in->from[k]) : 0;
	return true;
}

/* Item k that item i depends on; false: there are no more. */
static bool
depends(const turns *x, uint32_t i, unsigned k, uint32_t *on)
{
	const item *v = &x->item[i];
	const tight_node *y =
		v->is_home || v->is_left ? NULL : &x->old->node[i];

	if (y && y->kind == TIGHT_LEFT)
		return loop_depends(x, i, k, on);
	if (!y ? k > 0 || v->next == i : k >= y->narg)
		return false;
	*on = !y ? v->next : item_of(x, y->arg[k]);
	return true;
}

static void
close_group(turns *x, uint32_t last)
{
	uint32_t i;

	do {
		i = x->stack[--x->nstack];
		x->item[i].is_open = false;
		x->list[x->nlist++] = i;
	} while (i != last);
	x->end[x->nlist - 1] = x->nlist;
}

/* Depth is bounded by the number of items. */
static void
search(turns *x, uint32_t i)
{
	item *v = &x->item[i];
	uint32_t on;

	v->uses++;
	if (v->order)
		return;
	v->order = v->low = ++x->norder;
	v->is_open = true;
	x->stack[x->nstack++] = i;
	for (unsigned k = 0; depends(x, i, k, &on); k++) {
		const item *u = &x->item[on];
		const bool is_new = u->order == 0;

		search(x, on);
		if (u->is_open && v->low > (is_new ? u->low : u->order))
			v->low = is_new ? u->low : u->order;
	}
	if (v->low == v->order)
		close_group(x, i);
}

static void
find_groups(turns *x)
{
	pop_arena *a = x->old->arena;

	x->stack = POP_NEWN(a, uint32_t, x->nitem);
	x->list = POP_NEWN(a, uint32_t, x->nitem);
	x->end = POP_NEWN(a, uint32_t, x->nitem);
	for (uint32_t i = 1; i <= x->old->way_out; i++)
		if (is_way_out(&x->old->node[i]))
			search(x, item_of(x, x->old->node[i].arg[0]));
	x->nfirst = x->nlist;
	for (uint32_t i = x->old->n; i < x->nitem; i++)
		if (x->item[i].is_home && x->item[i].next != i)
			search(x, i);
	for (uint32_t i = 1; i < x->old->n; i++)
		for (unsigned k = 0;
			is_store(&x->old->node[i]) && k < x->old->node[i].narg;
			k++)
			search(x, item_of(x, x->old->node[i].arg[k]));
}

/* ---- Values of all turns. */

static void
set_vector(const turns *x, item *v, tight_ref r)
{
	v->vector = r;
	for (unsigned k = 0; k < x->w; k++)
		v->one[k] = (tight_ref){r.node, r.off + 4 * k};
}

/* Are values 1 and on the first lanes of one vector? */
static bool
is_shifted(const turns *x, const item *v)
{
	for (unsigned k = 1; k < x->w; k++)
		if (v->one[k].node != v->one[1].node ||
			v->one[k].off != 4 * (k - 1))
			return false;
	return x->t->node[v->one[1].node].bytes == x->t->set->vbytes;
}

/* Single values in the lanes of a vector. */
static tight_ref
bring_together(turns *x, const item *v)
{
	uint32_t lane[MOST_LANES];
	tight_ref arg[4];

	if (!is_shifted(x, v))
		return pop_tight_join(x->t, v->one, (int)x->w, 4);
	for (unsigned k = 0; k < x->w; k++)
		lane[k] = k ? k - 1 : 0;
	arg[0] = v->one[1];
	arg[1] = pop_tight_list(x->t, lane);
	arg[0] = pop_tight_value(
		x->t, TIGHT_V_PICK, x->t->set->vbytes, 2, arg, 0);
	arg[1] = arg[2] = arg[3] = v->one[0];
	return pop_tight_value(
		x->t, TIGHT_V_PUT32, x->t->set->vbytes, 4, arg, 0);
}

static tight_ref
vector_of(turns *x, uint32_t i)
{
	item *v = &x->item[i];

	if (!v->vector.node)
		v->vector = v->lasting ? pop_tight_splat(x->t, v->one[0], 4)
				       : bring_together(x, v);
	return v->vector;
}

/* A load by an index that differs from turn to turn. */
static void
load_vector(turns *x, uint32_t i, const tight_node *at)
{
	tight_ref arg[4];

	for (unsigned k = 0; k < 4; k++) {
		const uint32_t on = item_of(x, at->arg[k]);

		arg[k] = k == 1 ? vector_of(x, on) : x->item[on].one[0];
	}
	set_vector(x, &x->item[i],
		pop_tight_value(x->t, TIGHT_V_LDAT, x->t->set->vbytes, 4, arg,
			at->imm + x->old->node[i].imm));
}

static bool
make_vector(turns *x, uint32_t i)
{
	const tight_node *y = &x->old->node[i];
	const tight_node *at = pop_tight_indexed(x->old, y);
	const unsigned id = pop_tight_on_vectors(y);
	tight_ref arg[TIGHT_ARGS];

	if (at)
		load_vector(x, i, at);
	if (!id)
		return at != NULL;
	for (unsigned k = 0; k < y->narg; k++)
		arg[k] = vector_of(x, item_of(x, y->arg[k]));
	set_vector(x, &x->item[i],
		pop_tight_value(
			x->t, id, x->t->set->vbytes, y->narg, arg, y->imm));
	return true;
}

/* Node i of turn k. */
static tight_ref
copy_of(turns *x, uint32_t i, unsigned k)
{
	const tight_node *y = &x->old->node[i];
	tight_ref arg[TIGHT_ARGS];

	for (unsigned a = 0; a < y->narg; a++)
		arg[a] = x->item[item_of(x, y->arg[a])].one[k];
	return pop_tight_copy_of(x->t, y, arg);
}

/* A home of the first turn is what it was before; of others, what the turn
 * before made. */
static void
take_home(const turns *x, uint32_t i, unsigned k)
{
	item *v = &x->item[i];

	if (k > 0)
		v->one[k] = x->item[v->next].one[k - 1];
}

/* ---- Groups of all turns. */

static bool
is_lasting(const turns *x, uint32_t i)
{
	uint32_t on;

	if (x->item[i].is_home)
		return x->item[i].next == i;
	for (unsigned k = 0; depends(x, i, k, &on); k++)
		if (!x->item[on].lasting)
			return false;
	return true;
}

/* A carry: element of a home, through one operation or two, back to it. */
typedef struct carry {
	uint32_t home, value[2];
	unsigned n; /* operations */
	int op[2];  /* with what is carried on the left */
	bool is_float;
	tight_ref other[2]; /* operands that are not carried */
} carry;

/* Operation k, of which item `from` alone is the carried operand. */
static bool
add_operation(const turns *x, carry *c, unsigned k, uint32_t from)
{
	const tight_node *y = &x->old->node[c->value[k]];
	const int arith = y->id == TIGHT_S_f_add   ? 0
			  : y->id == TIGHT_S_f_sub ? 1
			  : y->id == TIGHT_S_f_mul ? 2
						   : -1;
	bool wide = false, left;
	const int op = arith < 0 ? pop_tight_link(x->old, y, &wide) : arith;
	uint32_t other;

	if (op < 0 || wide || (k > 0 && c->is_float != (arith >= 0)))
		return false;
	left = item_of(x, y->arg[0]) == from;
	c->other[k] = y->arg[left];
	other = item_of(x, c->other[k]);
	c->is_float = arith >= 0;
	c->op[k] = op;
	if (left)
		return other != from && other != c->home;
	if (op == 1 && k > 0)
		c->op[k] = c->is_float ? 3 : 11;
	return item_of(x, y->arg[1]) == from && other != c->home &&
	       !tight_is_shift(op) && (op != 1 || k > 0);
}

static bool
find_carry(const turns *x, const uint32_t *list, uint32_t n, carry *c)
{
	uint32_t from;

	if (n < 2 || n > 3)
		return false;
	for (uint32_t k = 0; k < n; k++)
		if (x->item[list[k]].is_home)
			c->home = list[k];
	c->n = n - 1;
	c->value[c->n - 1] = x->item[c->home].next;
	for (uint32_t k = 0; k < n && n == 3; k++)
		if (list[k] != c->home && list[k] != c->value[1])
			c->value[0] = list[k];
	from = c->home;
	for (unsigned k = 0; k < c->n; k++) {
		if (x->item[c->value[k]].is_home ||
			!add_operation(x, c, k, from))
			return false;
		from = c->value[k];
	}
	return n == 2 || x->item[c->value[0]].uses == 1;
}

/* A count by a constant: its values do not wait for each other. */
static bool
make_count(turns *x, const carry *c, item *count)
{
	tight_trace *t = x->t;
	const tight_ref from = x->item[c->home].one[0];
	uint32_t word[MOST_LANES];
	tight_ref arg[2] = {from};
	int64_t by;

	if (c->n != 1 || c->is_float || c->op[0] != 0 ||
		!tight_constant_of(x->old, c->other[0], &by))
		return false;
	for (unsigned k = 0; k < x->w; k++) {
		word[k] = (k + 1) * (uint32_t)by;
		arg[1] = pop_tight_constant(t, 4, word[k]);
		count->one[k] = pop_tight_value(t, TIGHT_S_i_add, 4, 2, arg, 0);
	}
	arg[0] = pop_tight_splat(t, from, 4);
	arg[1] = pop_tight_list(t, word);
	count->vector =
		pop_tight_value(t, TIGHT_V_i_add, t->set->vbytes, 2, arg, 0);
	return true;
}

static void
make_scan(turns *x, const carry *c, item *last)
{
	tight_ref arg[3] = {x->item[c->home].one[0]};
	const unsigned first = (unsigned)c->op[0], second = (unsigned)c->op[1];
	unsigned id;

	if (c->n == 1)
		id = (c->is_float ? TIGHT_SCAN1_F : TIGHT_SCAN1_U) + first;
	else if (c->is_float)
		id = TIGHT_SCAN2_F + 4 * first + second;
	else
		id = TIGHT_SCAN2_U + 12 * first + second;
	for (unsigned k = 0; k < c->n; k++)
		arg[1 + k] = vector_of(x, item_of(x, c->other[k]));
	set_vector(x, last,
		pop_tight_value(x->t, id, x->t->set->vbytes, 1 + c->n, arg, 0));
}

/* False: the group is no such carry. */
static bool
make_carry(turns *x, const uint32_t *list, uint32_t n)
{
	carry c = {.n = 0};
	item *last;

	if (!find_carry(x, list, n, &c))
		return false;
	last = &x->item[c.value[c.n - 1]];
	if (!make_count(x, &c, last))
		make_scan(x, &c, last);
	for (unsigned k = 0; k < x->w; k++)
		take_home(x, c.home, k);
	return true;
}

/* ---- Carries that are added to themselves, shifted. */

enum { MOST_SHIFTS = 8 };

/* x ^ (x << k), or to the right: x, and the byte for it of with_shifted(). */
static bool
is_with_shifted(const turns *x, uint32_t i, uint32_t *from, unsigned *by)
{
	const tight_node *y = &x->old->node[i];
	bool wide;
	int64_t c;

	for (unsigned k = 0; y->id == TIGHT_S_i_xor && k < 2; k++) {
		const tight_node *z = &x->old->node[y->arg[k].node];
		const int op = z->kind == TIGHT_VALUE && z->narg == 2
				       ? pop_tight_link(x->old, z, &wide)
				       : -1;

		*from = item_of(x, y->arg[1 - k]);
		if ((op != 6 && op != 7) || wide ||
			item_of(x, z->arg[0]) != *from ||
			!tight_constant_of(x->old, z->arg[1], &c) || c == 0)
			continue;
		*by = (unsigned)(op == 6 ? 32 - c : 32 + c);
		return true;
	}
	return false;
}

/* x ^= x << k for each byte 32 - k of the steps, x ^= x >> k for 32 + k; from
 * the low byte on. */
static uint32_t
with_shifted(uint32_t x, uint64_t steps)
{
	for (; steps; steps >>= 8)
		x ^= (uint32_t)((uint64_t)x << 32 >> (steps & 63));
	return x;
}

/* What is made of a carry is the exclusive or of what is made of its parts: by
 * four bits of it, what they add to each turn. */
static const uint32_t *
shifts_of_parts(const turns *x, uint64_t steps)
{
	uint32_t *all = POP_NEWN(x->t->arena, uint32_t, 8 * 16 * x->w);
	uint32_t *at = all;

	for (unsigned part = 0; part < 8; part++)
		for (uint32_t bits = 0; bits < 16; bits++) {
			uint32_t v = bits << 4 * part;

			for (unsigned k = 0; k < x->w; k++)
				*at++ = v = with_shifted(v, steps);
		}
	return all;
}

/* False: the group is no such carry. */
static bool
make_shifts(turns *x, const uint32_t *list, uint32_t n)
{
	const uint32_t home = list[n - 1], last = x->item[home].next;
	uint64_t steps = 0;
	uint32_t from = last;
	unsigned by, m = 0;
	tight_ref arg;

	for (; from != home; m++) {
		if (m == MOST_SHIFTS || x->item[from].is_home ||
			!is_with_shifted(x, from, &from, &by))
			return false;
		steps = steps << 8 | by;
	}
	if (n != 1 + 2 * m)
		return false;
	arg = x->item[home].one[0];
	set_vector(x, &x->item[last],
		pop_tight_value(x->t, TIGHT_SCAN_SHIFTS, x->t->set->vbytes, 1,
			&arg, (int64_t)(intptr_t)shifts_of_parts(x, steps)));
	for (unsigned k = 0; k < x->w; k++)
		take_home(x, home, k);
	for (uint32_t i = 0; i + 1 < n; i++)
		if (list[i] != last)
			make_vector(x, list[i]);
	return true;
}

/* ---- All others. */

/* One turn after the other, in the order of one turn. */
static void
make_turns(turns *x, const uint32_t *list, uint32_t n)
{
	for (unsigned k = 0; k < x->w; k++) {
		for (uint32_t i = 0; i < n; i++)
			if (x->item[list[i]].is_home)
				take_home(x, list[i], k);
		for (uint32_t i = 0; i < n; i++)
			if (!x->item[list[i]].is_home)
				x->item[list[i]].one[k] =
					copy_of(x, list[i], k);
	}
}

/* In the order of one turn, homes last. */
static void
sort(uint32_t *list, uint32_t n)
{
	for (uint32_t i = 1; i < n; i++)
		for (uint32_t k = i; k > 0 && list[k] < list[k - 1]; k--) {
			const uint32_t y = list[k];

			list[k] = list[k - 1];
			list[k - 1] = y;
		}
}

/* ---- Loops inside. */

/* What buffer i of the loop holds as it starts is brought to its part `room`.
 */
static void
hand_over(turns *x, const pop_tight *to, uint32_t i, bool same,
	const tight_ref *from, tight_ref room)
{
	const tight_buf *b = &to->buf[i];
	const uint32_t size = b->memory ? 8 : same ? 4 : x->t->set->vbytes;

	for (uint32_t k = 0; k < tight_elements(b); k++) {
		uint32_t on;

		if (!from[k].node)
			continue;
		on = item_of(x, from[k]);
		room.off = to->at[i] + k * size;
		pop_tight_move(x->t,
			size <= 8 ? x->item[on].one[0] : vector_of(x, on), room,
			size);
		x->t->node[x->t->n - 1].once = !b->written;
	}
}

/* What the loop leaves in element k of its buffer i. */
static void
take_left(turns *x, item *v, bool same, tight_ref r)
{
	v->lasting = same;
	set_vector(x, v, r);
	for (unsigned k = 0; same && k < x->w; k++)
		v->one[k] = r;
	if (same)
		v->vector = (tight_ref){0, 0};
}

static bool
starts_same(const turns *x, const tight_ref *from, uint32_t n)
{
	for (uint32_t k = 0; k < n; k++)
		if (from[k].node && !x->item[item_of(x, from[k])].lasting)
			return false;
	return true;
}

static void
place_loop(turns *x, uint32_t node, pop_tight *to, const bool *same)
{
	const struct inside *in = &x->inside[node];
	const tight_ref *from = in->from;
	tight_trace *t = x->t;
	tight_ref part = tight_ref_of(
		t, pop_tight_node(t, TIGHT_ROOM, TIGHT_NONE, to->bytes));
	tight_ref left;

	for (uint32_t i = 0; i < to->nbuf; i++) {
		hand_over(x, to, i, same[i], from, part);
		from += tight_elements(&to->buf[i]);
	}
	pop_tight_effect(t, TIGHT_LOOP, part, part, (int64_t)(intptr_t)to)
		->narg = 1;
	left = tight_ref_of(
		t, pop_tight_node(t, TIGHT_LEFT, TIGHT_NONE, to->bytes));
	t->node[left.node].to = part;
	for (uint32_t i = 0; i < to->nbuf; i++)
		for (int64_t k = 0; !to->buf[i].memory && k < to->buf[i].n;
			k++) {
			const uint32_t at = in->one->at[i] / 4 + (uint32_t)k;
			const uint32_t size = same[i] ? 4 : t->set->vbytes;

			left.off = to->at[i] + (uint32_t)k * size;
			take_left(
				x, &x->item[x->home[node] + at], same[i], left);
		}
	to->next = t->inner;
	t->inner = to;
}

static void
make_loop(turns *x, uint32_t node)
{
	const struct inside *in = &x->inside[node];
	const tight_ref *from = in->from;
	tight_trace *t = x->t, *body = POP_NEW(t->arena, tight_trace);
	pop_tight *to = POP_NEW(t->arena, pop_tight);
	bool same[TIGHT_BUFFERS];

	*body = (tight_trace){.arena = t->arena,
		.program = t->program,
		.loop = in->one->step,
		.set = t->set,
		.uses = t->uses,
		.outer = t};
	for (uint32_t i = 0; i < in->one->nbuf; i++) {
		const uint32_t n = tight_elements(&in->one->buf[i]);

		same[i] = starts_same(x, from, n);
		from += n;
	}
	if (pop_tight_lanes(to, body, same))
		place_loop(x, node, to, same);
	else
		pop_tight_fail(t, "a loop inside that takes no lanes");
}

static void
make_group(turns *x, uint32_t *list, uint32_t n)
{
	item *v = &x->item[list[0]];

	if (n == 1 && v->is_left) /* made with its loop */
		return;
	if (n == 1 && list[0] < x->old->n && x->inside[list[0]].one) {
		make_loop(x, list[0]);
		return;
	}
	v->lasting = n == 1 && is_lasting(x, list[0]);
	if (v->lasting) {
		if (!v->one[0].node)
			v->one[0] = copy_of(x, list[0], 0);
		for (unsigned k = 1; k < x->w; k++)
			v->one[k] = v->one[0];
		return;
	}
	sort(list, n);
	if (n == 1 ? !v->is_home && make_vector(x, list[0])
		   : make_carry(x, list, n) || make_shifts(x, list, n))
		return;
	for (uint32_t i = 0; i < n; i++)
		if (x->item[list[i]].is_left)
			pop_tight_fail(x->t, "a loop inside that waits");
	if (!x->t->bad)
		make_turns(x, list, n);
}

/* ---- The trace. */

/* Places of buffers, and elements of homes, as the first turn finds them. */
static void
make_places(turns *x)
{
	tight_trace *t = x->t;

	for (uint32_t i = 0; i < t->nbuf; i++) {
		const tight_node y = x->old->node[t->buf[i].node];
		tight_node *z = pop_tight_node(
			t, (tight_kind)y.kind, TIGHT_NONE, y.bytes);
		const uint32_t node = (uint32_t)(z - t->node);

		z->imm = y.imm;
		for (int64_t k = 0; !t->buf[i].memory && k < t->buf[i].n; k++)
			x->item[x->home[t->buf[i].node] + (uint32_t)k].one[0] =
				(tight_ref){
					node, (uint32_t)k * t->buf[i].bytes};
		if (t->buf[i].memory)
			x->item[t->buf[i].node].one[0] = (tight_ref){node, 0};
		t->buf[i].node = node;
	}
}

/* Stores of all turns in the order of the turns. */
static void
make_stores(turns *x)
{
	for (unsigned k = 0; k < x->w; k++)
		for (uint32_t i = 1; i < x->old->n; i++) {
			const tight_node *y = &x->old->node[i];
			tight_ref arg[2];

			if (!is_store(y))
				continue;
			for (unsigned a = 0; a < 2; a++)
				arg[a] = x->item[item_of(x, y->arg[a])].one[k];
			pop_tight_effect(x->t, y->id, arg[0], arg[1], y->imm)
				->n = y->n;
		}
}

/* Homes hold what the last turn made.  False: a home is what another one was
 * before the first turn. */
static bool
make_moves(turns *x)
{
	tight_trace *t = x->t;

	for (uint32_t i = 0; i < t->nbuf; i++) {
		const tight_buf *b = &t->buf[i];
		const item *v = &x->item[x->home[x->old->buf[i].node]];

		for (int64_t k = 0; !b->memory && k < b->n; k++, v++) {
			const item *next = &x->item[v->next];
			const tight_ref r = next->one[x->w - 1];

			if (v == next)
				continue;
			if (t->node[r.node].kind == TIGHT_HOME &&
				!next->lasting)
				return false;
			pop_tight_move(t, r, v->one[0], b->bytes);
		}
	}
	return true;
}

/* All turns are taken, or none of them: then they are left over. */
static void
leave_unless_all(turns *x)
{
	tight_trace *t = x->t;
	tight_ref all = {0, 0};

	for (uint32_t i = 1; i <= x->old->way_out; i++) {
		tight_ref arg[2] = {all};

		if (!is_way_out(&x->old->node[i]))
			continue;
		arg[1] = vector_of(x, item_of(x, x->old->node[i].arg[0]));
		all = all.node ? pop_tight_value(t, TIGHT_V_b_and,
					 t->set->vbytes, 2, arg, 0)
			       : arg[1];
	}
	pop_tight_effect(t, TIGHT_V_UNLESS_ALL, all, all, 0)->narg = 1;
	t->way_out = t->n - 1;
}

static void
make_groups(turns *x, uint32_t from, uint32_t to)
{
	for (uint32_t i = from; i < to && !x->t->bad; i++)
		if (x->end[i]) {
			make_group(x, &x->list[from], i + 1 - from);
			from = i + 1;
		}
}

bool
pop_tight_trace_turns(tight_trace *t)
{
	tight_trace *old = POP_NEW(t->arena, tight_trace);
	turns x = {.t = t, .old = old, .w = t->set->vbytes / 4};

	if (!pop_tight_turn(t) || !has_single_values(t))
		return false;
	*old = *t;
	add_elements(&x);
	if (!hand_on_all(&x))
		return false;
	*old = *t;
	find_groups(&x);
	pop_tight_clear(t);
	make_places(&x);
	make_groups(&x, 0, x.nfirst);
	if (old->way_out && t->inner)
		return pop_tight_fail(t, "a loop inside that may not end");
	if (old->way_out)
		leave_unless_all(&x);
	make_groups(&x, x.nfirst, x.nlist);
	make_stores(&x);
	if (!make_moves(&x))
		return false;
	pop_tight_node(t, TIGHT_EFFECT, TIGHT_BACK, 0);
	return !t->bad;
}
