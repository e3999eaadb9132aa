/*
 * Turns side by side: as many turns of a loop as a vector has lanes become one.
 *
 * What a turn takes from the turn before makes it wait; the rest of it does
 * not.  Values and elements of homes are therefore put into groups of those
 * that depend on each other in a circle (Tarjan, Depth-first search and linear
 * graph algorithms).  A value alone in its group is computed for all turns by
 * one vector op, if there is one.  A carry that goes through one operation or
 * two is one op as well, turn after turn, lane after lane.  All other values
 * are computed once a turn.  Each turn computes what it would alone, so results
 * are the same bits.
 */

#include "lib/kernel/tight_int.h"

enum { MOST_LANES = 16 };

/* A node of one turn, or an element of a home. */
typedef struct item {
	bool is_home, is_open, lasting; /* lasting: the same in all turns */
	uint32_t next;       /* of a home: what it holds in the next turn */
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
	uint32_t *home; /* first item of each node that is one */
	uint32_t *stack, nstack, norder;
	uint32_t *list, nlist; /* groups, each after what it depends on */
	uint32_t *end; /* of the group of each item in the list; 0: of none */
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

static bool
is_single(const tight_trace *t, const tight_node *x)
{
	for (unsigned k = 0; k < x->narg; k++)
		if (x->arg[k].off && t->node[x->arg[k].node].kind != TIGHT_HOME)
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
		return is_store(x);
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

	return y->kind == TIGHT_HOME
		       ? x->home[r.node] + r.off / x->old->buf[y->imm].bytes
		       : r.node;
}

static void
add_homes(turns *x)
{
	const tight_trace *t = x->old;
	uint32_t n = t->n;

	x->home = POP_NEWN(t->arena, uint32_t, t->n);
	for (uint32_t i = 0; i < t->nbuf; i++)
		if (!t->buf[i].memory) {
			x->home[t->buf[i].node] = n;
			n += (uint32_t)t->buf[i].n;
		}
	x->nitem = n;
	x->item = POP_NEWN(t->arena, item, n);
	for (uint32_t i = t->n; i < n; i++) {
		x->item[i].is_home = true;
		x->item[i].next = i;
	}
}

/* What is in `from` after a turn is at home in `to` in the next one. */
static void
hand_on(turns *x, const tight_buf *from, const tight_buf *to)
{
	for (int64_t k = 0; k < to->n; k++)
		x->item[x->home[to->node] + (uint32_t)k].next =
			item_of(x, pop_tight_at(from, k));
}

/* As the commit of one turn does it. */
static bool
hand_on_all(turns *x)
{
	const pop_step *w = x->old->loop;
	tight_trace *t = x->t;
	bool carried[TIGHT_BUFFERS] = {false};

	for (uint32_t i = POP_WHILE_PARAMS; i < w->nparam; i += 2) {
		tight_buf *in = pop_tight_buf(t, (uint32_t)w->param[i]);
		tight_buf *out = pop_tight_buf(t, (uint32_t)w->param[i + 1]);

		if (in == out)
			continue;
		if (in->memory || out->memory)
			return false;
		carried[in - t->buf] = carried[out - t->buf] = true;
		in->written = true;
		hand_on(x, out, in);
	}
	for (uint32_t i = 0; i < t->nbuf; i++)
		if (!t->buf[i].memory && t->buf[i].written && !carried[i] &&
			(t->buf[i].seen_after ||
				pop_tight_reads_home(t, &t->buf[i])))
			hand_on(x, &t->buf[i], &t->buf[i]);
	return true;
}

/* ---- Groups. */

/* Item k that item i depends on; false: there are no more. */
static bool
depends(const turns *x, uint32_t i, unsigned k, uint32_t *on)
{
	const item *v = &x->item[i];
	const tight_node *y = v->is_home ? NULL : &x->old->node[i];

	if (v->is_home ? k > 0 || v->next == i : k >= y->narg)
		return false;
	*on = v->is_home ? v->next : item_of(x, y->arg[k]);
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
	for (uint32_t i = x->old->n; i < x->nitem; i++)
		if (x->item[i].next != i)
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

/* The op on vectors that does what x does, all of 32 bits; or TIGHT_NONE. */
static unsigned
on_vectors(const tight_node *x)
{
	static const bool is_narrow[TIGHT_S_SEL32] = {
#define TIGHT(name, SHAPE, fn, in, out, INS, CLS) \
	[TIGHT_S_##name] = (in) == 32 && (out) == 32,
#define TIGHT_OP(name)
#include "lib/kernel/tight_ops.def"
#undef TIGHT
#undef TIGHT_OP
	};

	if (x->kind != TIGHT_VALUE)
		return TIGHT_NONE;
	if (x->id == TIGHT_S_SEL32)
		return TIGHT_V_SEL;
	return x->id < TIGHT_S_SEL32 && is_narrow[x->id] ? x->id + 1u
							 : TIGHT_NONE;
}

static bool
make_vector(turns *x, uint32_t i)
{
	const tight_node *y = &x->old->node[i];
	const unsigned id = on_vectors(y);
	tight_ref arg[TIGHT_ARGS];

	if (!id)
		return false;
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
	tight_node y = x->old->node[i];
	tight_ref same;

	for (unsigned a = 0; a < y.narg; a++)
		y.arg[a] = x->item[item_of(x, y.arg[a])].one[k];
	return pop_tight_simplify(x->t, &y, &same) ? same
						   : pop_tight_pure(x->t, &y);
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
			&arg, (int64_t)steps));
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

static void
make_group(turns *x, uint32_t *list, uint32_t n)
{
	item *v = &x->item[list[0]];

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

bool
pop_tight_trace_turns(tight_trace *t)
{
	tight_trace *old = POP_NEW(t->arena, tight_trace);
	turns x = {.t = t, .old = old, .w = t->set->vbytes / 4};

	if (!pop_tight_turn(t) || !has_single_values(t))
		return false;
	*old = *t;
	add_homes(&x);
	if (!hand_on_all(&x))
		return false;
	*old = *t;
	find_groups(&x);
	t->node = NULL;
	t->n = t->cap = 0;
	t->seen = (pop_intmap){.arena = t->arena};
	pop_tight_node(t, TIGHT_CONST, TIGHT_NONE, 8);
	make_places(&x);
	for (uint32_t i = 0, from = 0; i < x.nlist; i++)
		if (x.end[i]) {
			make_group(&x, &x.list[from], i + 1 - from);
			from = i + 1;
		}
	make_stores(&x);
	if (!make_moves(&x))
		return false;
	pop_tight_node(t, TIGHT_EFFECT, TIGHT_BACK, 0);
	return !t->bad;
}
