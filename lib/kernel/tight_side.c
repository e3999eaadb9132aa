/*
 * What turns side by side compute: a vector for all of them, a chain of
 * operations from turn to turn, a loop inside of all of them at once; or one
 * value after the other.
 */

#include <string.h>

#include "lib/kernel/tight_side.h"

/* ---- Values of all turns. */

static void
set_vector(const tight_turns *x, tight_item *v, tight_ref r)
{
	v->vector = r;
	for (unsigned k = 0; k < x->w; k++)
		v->one[k] = (tight_ref){r.node, r.off + 4 * k};
}

/* Are values 1 and on the first lanes of one vector? */
static bool
is_shifted(const tight_turns *x, const tight_item *v)
{
	for (unsigned k = 1; k < x->w; k++)
		if (v->one[k].node != v->one[1].node ||
			v->one[k].off != 4 * (k - 1))
			return false;
	return x->t->node[v->one[1].node].bytes == x->t->set->vbytes;
}

/* Single values in the lanes of a vector. */
static tight_ref
bring_together(tight_turns *x, const tight_item *v)
{
	uint32_t lane[TIGHT_MOST_LANES];
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

tight_ref
pop_tight_all_turns(tight_turns *x, uint32_t i)
{
	tight_item *v = &x->item[i];

	if (!v->vector.node)
		v->vector = v->lasting ? pop_tight_splat(x->t, v->one[0], 4)
				       : bring_together(x, v);
	return v->vector;
}

/* The address that node y steps to, if it loads by an index behind one that no
 * turn changes; or NULL. */
static const tight_node *
indexed(const tight_turns *x, const tight_node *y)
{
	const tight_trace *t = x->old;
	const tight_node *at = &t->node[y->arg[0].node];

	return y->kind == TIGHT_VALUE && y->id == TIGHT_LD_4 &&
			       at->kind == TIGHT_VALUE &&
			       at->id == TIGHT_AT_I32 &&
			       x->item[tight_item_of(x, at->arg[0])].lasting &&
			       t->node[at->arg[2].node].kind == TIGHT_CONST &&
			       t->node[at->arg[3].node].kind == TIGHT_CONST
		       ? at
		       : NULL;
}

/* A load by an index that differs from turn to turn. */
static void
load_vector(tight_turns *x, uint32_t i, const tight_node *at)
{
	tight_ref arg[4];

	for (unsigned k = 0; k < 4; k++) {
		const uint32_t on = tight_item_of(x, at->arg[k]);

		arg[k] = k == 1 ? pop_tight_all_turns(x, on)
				: x->item[on].one[0];
	}
	set_vector(x, &x->item[i],
		pop_tight_value(x->t, TIGHT_V_LDAT, x->t->set->vbytes, 4, arg,
			at->imm + x->old->node[i].imm));
}

static bool
make_vector(tight_turns *x, uint32_t i)
{
	const tight_node *y = &x->old->node[i];
	const tight_node *at = indexed(x, y);
	const unsigned id = pop_tight_on_vectors(y);
	tight_ref arg[TIGHT_ARGS];

	if (at)
		load_vector(x, i, at);
	if (!id)
		return at != NULL;
	for (unsigned k = 0; k < y->narg; k++)
		arg[k] = pop_tight_all_turns(x, tight_item_of(x, y->arg[k]));
	set_vector(x, &x->item[i],
		pop_tight_value(
			x->t, id, x->t->set->vbytes, y->narg, arg, y->imm));
	return true;
}

/* Node i of turn k. */
static tight_ref
copy_of(tight_turns *x, uint32_t i, unsigned k)
{
	const tight_node *y = &x->old->node[i];
	tight_ref arg[TIGHT_ARGS];

	for (unsigned a = 0; a < y->narg; a++)
		arg[a] = x->item[tight_item_of(x, y->arg[a])].one[k];
	return pop_tight_copy_of(x->t, y, arg);
}

/* A home of the first turn is what it was before; of others, what the turn
 * before made. */
static void
take_home(const tight_turns *x, uint32_t i, unsigned k)
{
	tight_item *v = &x->item[i];

	if (k > 0)
		v->one[k] = x->item[v->next].one[k - 1];
}

/* ---- Groups of all turns. */

static bool
is_lasting(const tight_turns *x, uint32_t i)
{
	uint32_t on;

	if (x->item[i].is_home)
		return x->item[i].next == i;
	for (unsigned k = 0; pop_tight_depends(x, i, k, &on); k++)
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
add_operation(const tight_turns *x, carry *c, unsigned k, uint32_t from)
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
	left = tight_item_of(x, y->arg[0]) == from;
	c->other[k] = y->arg[left];
	other = tight_item_of(x, c->other[k]);
	c->is_float = arith >= 0;
	c->op[k] = op;
	if (left)
		return other != from && other != c->home;
	if (op == 1 && k > 0)
		c->op[k] = c->is_float ? 3 : 11;
	return tight_item_of(x, y->arg[1]) == from && other != c->home &&
	       !tight_is_shift(op) && (op != 1 || k > 0);
}

static bool
find_carry(const tight_turns *x, const uint32_t *list, uint32_t n, carry *c)
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

/* r + first, r + first + by and so on. */
static tight_ref
count_from(tight_turns *x, tight_ref r, uint32_t first, uint32_t by)
{
	uint32_t word[TIGHT_MOST_LANES];
	tight_ref arg[2] = {pop_tight_splat(x->t, r, 4)};

	for (unsigned k = 0; k < x->w; k++)
		word[k] = first + k * by;
	arg[1] = pop_tight_list(x->t, word);
	return pop_tight_value(
		x->t, TIGHT_V_i_add, x->t->set->vbytes, 2, arg, 0);
}

/* A count by a constant: its values do not wait for each other. */
static bool
make_count(tight_turns *x, const carry *c, tight_item *count)
{
	tight_trace *t = x->t;
	const tight_ref from = x->item[c->home].one[0];
	tight_ref arg[2] = {from};
	int64_t by;

	if (c->n != 1 || c->is_float || c->op[0] != 0 ||
		!tight_constant_of(x->old, c->other[0], &by))
		return false;
	for (unsigned k = 0; k < x->w; k++) {
		arg[1] = pop_tight_constant(t, 4, (k + 1) * (uint32_t)by);
		count->one[k] = pop_tight_value(t, TIGHT_S_i_add, 4, 2, arg, 0);
	}
	count->vector = count_from(x, from, (uint32_t)by, (uint32_t)by);
	x->item[c->home].vector = count_from(x, from, 0, (uint32_t)by);
	return true;
}

static void
make_scan(tight_turns *x, const carry *c, tight_item *last)
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
		arg[1 + k] =
			pop_tight_all_turns(x, tight_item_of(x, c->other[k]));
	set_vector(x, last,
		pop_tight_value(x->t, id, x->t->set->vbytes, 1 + c->n, arg, 0));
}

/* False: the group is no such carry. */
static bool
make_carry(tight_turns *x, const uint32_t *list, uint32_t n)
{
	carry c = {.n = 0};
	tight_item *last;

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
is_with_shifted(const tight_turns *x, uint32_t i, uint32_t *from, unsigned *by)
{
	const tight_node *y = &x->old->node[i];
	bool wide;
	int64_t c;

	for (unsigned k = 0; y->id == TIGHT_S_i_xor && k < 2; k++) {
		const tight_node *z = &x->old->node[y->arg[k].node];
		const int op = z->kind == TIGHT_VALUE && z->narg == 2
				       ? pop_tight_link(x->old, z, &wide)
				       : -1;

		*from = tight_item_of(x, y->arg[1 - k]);
		if ((op != 6 && op != 7) || wide ||
			tight_item_of(x, z->arg[0]) != *from ||
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
shifts_of_parts(const tight_turns *x, uint64_t steps)
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
make_shifts(tight_turns *x, const uint32_t *list, uint32_t n)
{
	const uint32_t home = list[n - 1], last = x->item[home].next;
	uint64_t steps = 0;
	uint32_t from = last;
	unsigned by, m = 0;
	tight_ref arg;

	if (!x->item[home].is_home)
		return false;
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
make_turns(tight_turns *x, const uint32_t *list, uint32_t n)
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
hand_over(tight_turns *x, const pop_tight *to, uint32_t i, bool same,
	const tight_ref *from, tight_ref room)
{
	const tight_buf *b = &to->buf[i];
	const uint32_t size = b->memory ? 8 : same ? 4 : x->t->set->vbytes;

	for (uint32_t k = 0; k < tight_elements(b); k++) {
		uint32_t on;

		if (!from[k].node)
			continue;
		on = tight_item_of(x, from[k]);
		room.off = to->at[i] + k * size;
		pop_tight_move(x->t,
			size <= 8 ? x->item[on].one[0]
				  : pop_tight_all_turns(x, on),
			room, size);
		x->t->node[x->t->n - 1].once = !b->written;
	}
}

/* What the loop leaves in element k of its buffer i. */
static void
take_left(tight_turns *x, tight_item *v, bool same, tight_ref r)
{
	v->lasting = same;
	set_vector(x, v, r);
	for (unsigned k = 0; same && k < x->w; k++)
		v->one[k] = r;
	if (same)
		v->vector = (tight_ref){0, 0};
}

static bool
starts_same(const tight_turns *x, const tight_ref *from, uint32_t n)
{
	for (uint32_t k = 0; k < n; k++)
		if (from[k].node && !x->item[tight_item_of(x, from[k])].lasting)
			return false;
	return true;
}

static void
place_loop(tight_turns *x, uint32_t node, pop_tight *to, const bool *same)
{
	const struct tight_inside *in = &x->inside[node];
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
make_loop(tight_turns *x, uint32_t node)
{
	const struct tight_inside *in = &x->inside[node];
	const tight_ref *from = in->from;
	tight_trace *t = x->t, *body = POP_NEW(t->arena, tight_trace);
	pop_tight *to = POP_NEW(t->arena, pop_tight);
	bool same[TIGHT_BUFFERS];

	*body = (tight_trace){.arena = t->arena,
		.program = t->program,
		.loop = in->one->step,
		.set = t->set,
		.uses = t->uses,
		.call = t->call,
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

/* The first turn loads what those before have stored. */
static void
load_first(tight_turns *x, uint32_t i)
{
	const uint32_t at = x->old->node[i].arg[0].node;

	if (x->item[at].one[0].node)
		x->item[i].one[0] = copy_of(x, i, 0);
	else
		pop_tight_fail(x->t, "an address that waits");
}

void
pop_tight_make_group(tight_turns *x, uint32_t *list, uint32_t n)
{
	tight_item *v = &x->item[list[0]];

	for (uint32_t i = 0; i < n; i++)
		if (x->item[list[i]].is_stored)
			load_first(x, list[i]);
	if (x->t->bad)
		return;

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
