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
 * What is loaded from where the loop stores is for tight_memory.c.
 * All other values are computed once a turn (tight_side.c).  Each turn computes
 * what it would alone, so results are the same bits.
 */

#include <string.h>

#include "lib/kernel/tight_side.h"

/* ---- What can be put side by side. */

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
		return x->bytes <= 8 && !tight_is_long(x);
	default:
		return is_way_out(x) || tight_is_store(x) || is_of_loop(t, x);
	}
}

static bool
has_single_values(const tight_trace *t)
{
	for (uint32_t i = 1; i < t->n; i++)
		if (!is_single(t, &t->node[i]))
			return false;
	return true;
}

/* ---- Items. */

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
look_inside(const tight_turns *x, uint32_t left)
{
	const tight_trace *t = x->old;
	const uint32_t part = t->node[left].to.node;
	struct tight_inside *in = &x->inside[left];
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
add_left(tight_turns *x, uint32_t left)
{
	tight_item *v = &x->item[x->home[left]];

	for (uint32_t k = 0; k < x->old->node[left].bytes / 4; k++, v++) {
		v->is_left = true;
		v->next = left;
	}
}

/* Elements of homes, and what loops inside leave. */
static void
add_elements(tight_turns *x)
{
	const tight_trace *t = x->old;
	uint32_t n = t->n, homes;

	x->home = POP_NEWN(t->arena, uint32_t, t->n);
	x->inside = POP_NEWN(t->arena, struct tight_inside, t->n);
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
	x->item = POP_NEWN(t->arena, tight_item, n);
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
	tight_readers r = {.upto = 1};

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
	pop_tight_read_homes(&r, t);
	for (uint32_t i = 0; i < t->nbuf; i++)
		if (!t->buf[i].memory && t->buf[i].written && !carried[i] &&
			(t->buf[i].seen_after || r.is_read[i]))
			held[i] = (int)i;
	return true;
}

static bool
hand_on_all(tight_turns *x)
{
	tight_trace *t = x->t;
	int held[TIGHT_BUFFERS];

	if (!pop_tight_held(t, held))
		return false;
	for (uint32_t i = 0; i < t->nbuf; i++)
		for (int64_t k = 0; held[i] >= 0 && k < t->buf[i].n; k++)
			x->item[x->home[t->buf[i].node] + (uint32_t)k].next =
				tight_item_of(
					x, pop_tight_at(&t->buf[held[i]], k));
	return true;
}

/* ---- Groups. */

/* pop_tight_depends() of a loop inside; nothing is what needs no order. */
static bool
loop_depends(const tight_turns *x, uint32_t left, unsigned k, uint32_t *on)
{
	const struct tight_inside *in = &x->inside[left];

	if (k >= in->n)
		return false;
	*on = in->from[k].node ? tight_item_of(x, in->from[k]) : 0;
	return true;
}

bool
pop_tight_depends(const tight_turns *x, uint32_t i, unsigned k, uint32_t *on)
{
	const tight_item *v = &x->item[i];
	const tight_node *y =
		v->is_home || v->is_left ? NULL : &x->old->node[i];

	if (y && y->kind == TIGHT_LEFT)
		return loop_depends(x, i, k, on);
	if (v->is_stored) {
		*on = k == 0 ? x->old->node[i].arg[0].node : v->next;
		return k < 2;
	}
	if (!y ? k > 0 || v->next == i : k >= y->narg)
		return false;
	*on = !y ? v->next : tight_item_of(x, y->arg[k]);
	return true;
}

static void
close_group(tight_turns *x, uint32_t last)
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
search(tight_turns *x, uint32_t i)
{
	tight_item *v = &x->item[i];
	uint32_t on;

	v->uses++;
	if (v->order)
		return;
	v->order = v->low = ++x->norder;
	v->is_open = true;
	x->stack[x->nstack++] = i;
	for (unsigned k = 0; pop_tight_depends(x, i, k, &on); k++) {
		const tight_item *u = &x->item[on];
		const bool is_new = u->order == 0;

		search(x, on);
		if (u->is_open && v->low > (is_new ? u->low : u->order))
			v->low = is_new ? u->low : u->order;
	}
	if (v->low == v->order)
		close_group(x, i);
}

static void
find_groups(tight_turns *x)
{
	pop_arena *a = x->old->arena;
	uint32_t on;

	x->stack = POP_NEWN(a, uint32_t, x->nitem);
	x->list = POP_NEWN(a, uint32_t, x->nitem);
	x->end = POP_NEWN(a, uint32_t, x->nitem);
	for (uint32_t i = 1; i <= x->old->way_out; i++)
		if (is_way_out(&x->old->node[i]))
			search(x, tight_item_of(x, x->old->node[i].arg[0]));
	for (unsigned i = 0; i < x->npair; i++)
		for (unsigned k = 0; pop_tight_pair_needs(x, i, k, &on); k++)
			search(x, on);
	x->nfirst = x->nlist;
	for (uint32_t i = x->old->n; i < x->nitem; i++)
		if (x->item[i].is_home && x->item[i].next != i)
			search(x, i);
	for (uint32_t i = 1; i < x->old->n; i++)
		for (unsigned k = 0;
			tight_is_store(&x->old->node[i]) && k < x->old->node[i].narg;
			k++)
			search(x, tight_item_of(x, x->old->node[i].arg[k]));
}
/* ---- The trace. */

/* Places of buffers, and elements of homes, as the first turn finds them. */
static void
make_places(tight_turns *x)
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

/* Stores of all turns: each at once, or all others in the order of the turns. */
static void
make_stores(tight_turns *x)
{
	bool *done = POP_NEWN(x->old->arena, bool, x->old->n);

	for (uint32_t i = 1; i < x->old->n; i++)
		done[i] = !tight_is_store(&x->old->node[i]) ||
			  pop_tight_store_all(x, i);
	for (unsigned k = 0; k < x->w; k++)
		for (uint32_t i = 1; i < x->old->n; i++) {
			const tight_node *y = &x->old->node[i];
			tight_ref arg[2];

			if (done[i])
				continue;
			for (unsigned a = 0; a < 2; a++)
				arg[a] = x->item[tight_item_of(x, y->arg[a])]
						 .one[k];
			pop_tight_effect(x->t, y->id, arg[0], arg[1], y->imm)
				->n = y->n;
		}
}

/* Homes hold what the last turn made.  False: a home is what another one was
 * before the first turn. */
static bool
make_moves(tight_turns *x)
{
	tight_trace *t = x->t;

	for (uint32_t i = 0; i < t->nbuf; i++) {
		const tight_buf *b = &t->buf[i];
		const tight_item *v = &x->item[x->home[x->old->buf[i].node]];

		for (int64_t k = 0; !b->memory && k < b->n; k++, v++) {
			const tight_item *next = &x->item[v->next];
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
leave_unless_all(tight_turns *x)
{
	tight_trace *t = x->t;
	tight_ref all = {0, 0};

	for (uint32_t i = 1; i <= x->old->way_out; i++) {
		tight_ref arg[2] = {all};

		if (!is_way_out(&x->old->node[i]))
			continue;
		arg[1] = pop_tight_all_turns(
			x, tight_item_of(x, x->old->node[i].arg[0]));
		all = all.node ? pop_tight_value(t, TIGHT_V_b_and,
					 t->set->vbytes, 2, arg, 0)
			       : arg[1];
	}
	pop_tight_effect(t, TIGHT_V_UNLESS_ALL, all, all, 0)->narg = 1;
	t->way_out = t->n - 1;
}

static void
make_groups(tight_turns *x, uint32_t from, uint32_t to)
{
	for (uint32_t i = from; i < to && !x->t->bad; i++)
		if (x->end[i]) {
			pop_tight_make_group(x, &x->list[from], i + 1 - from);
			from = i + 1;
		}
}

bool
pop_tight_trace_turns(tight_trace *t)
{
	tight_trace *old = POP_NEW(t->arena, tight_trace);
	tight_turns x = {.t = t, .old = old, .w = t->set->vbytes / 4};

	if (!pop_tight_turn(t) || !has_single_values(t))
		return false;
	*old = *t;
	add_elements(&x);
	if (!hand_on_all(&x))
		return false;
	*old = *t;
	if (!pop_tight_find_pairs(&x))
		return false;
	find_groups(&x);
	pop_tight_clear(t);
	make_places(&x);
	make_groups(&x, 0, x.nfirst);
	if ((old->way_out || x.npair) && t->inner)
		return pop_tight_fail(t, "a loop inside that may not end");
	if (old->way_out)
		leave_unless_all(&x);
	pop_tight_look_at_pairs(&x);
	make_groups(&x, x.nfirst, x.nlist);
	make_stores(&x);
	if (!make_moves(&x))
		return false;
	pop_tight_node(t, TIGHT_EFFECT, TIGHT_BACK, 0);
	return !t->bad;
}
