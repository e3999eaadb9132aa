/*
 * A loop inside turns side by side: one loop of vectors, with a lane for each
 * turn of the loop around.  Each lane computes what it would alone: one whose
 * condition has become false keeps what it has until all have ended.  What is
 * the same in all lanes stays one value.
 */

#include <string.h>

#include "lib/kernel/tight_int.h"

typedef struct lanes {
	tight_trace *t;                 /* of vectors */
	const tight_trace *old;         /* of one lane */
	int held[TIGHT_BUFFERS];        /* see pop_tight_held() */
	bool *same;                     /* by node of old */
	tight_ref *at;                  /* by node of old */
	tight_ref *next[TIGHT_BUFFERS]; /* of what changes: each element */
	tight_ref going;                /* lanes that go on; node 0: all */
} lanes;

/* ---- What is the same in all lanes. */

static bool
is_same(const lanes *x, const tight_node *y)
{
	if (y->kind == TIGHT_HOME)
		return x->same[x->old->buf[y->imm].node];
	for (unsigned k = 0; k < y->narg; k++)
		if (!x->same[y->arg[k].node])
			return false;
	return true;
}

static bool
holds_same(const lanes *x, const tight_buf *b)
{
	for (int64_t k = 0; k < b->n; k++)
		if (!x->same[pop_tight_at(b, k).node])
			return false;
	return true;
}

/* In a loop that lanes leave on their own, what changes is not the same. */
static void
find_same(lanes *x, bool counted)
{
	const tight_trace *t = x->old;
	bool changed;

	do {
		changed = false;
		for (uint32_t i = 1; i < t->n; i++)
			x->same[i] = is_same(x, &t->node[i]);
		for (uint32_t i = 0; i < t->nbuf; i++) {
			bool *same = &x->same[t->buf[i].node];

			if (!*same || x->held[i] < 0 ||
				(counted && holds_same(x, &t->buf[x->held[i]])))
				continue;
			*same = false;
			changed = true;
		}
	} while (changed);
}

/* ---- What a lane can do. */

static bool
is_loaded_from_written(const tight_trace *t, const tight_node *y)
{
	const tight_node *at = &t->node[y->arg[0].node];
	const tight_buf *b;

	if (!tight_is_load(y))
		return false;
	while (at->kind == TIGHT_VALUE)
		at = &t->node[at->arg[0].node];
	b = &t->buf[at->imm];
	return at->kind != TIGHT_PTR || b->written ||
	       pop_tight_buf(t->outer, b->id)->written;
}

/* The address that y steps to from one that is the same in all lanes, if y loads
 * one value from there; or NULL. */
static const tight_node *
indexed(const lanes *x, const tight_node *y)
{
	const tight_node *node = x->old->node;
	const tight_node *at = &node[y->arg[0].node];

	return y->kind == TIGHT_VALUE && y->id == TIGHT_LD_4 &&
			       at->kind == TIGHT_VALUE &&
			       at->id == TIGHT_AT_I32 &&
			       x->same[at->arg[0].node] &&
			       node[at->arg[2].node].kind == TIGHT_CONST &&
			       node[at->arg[3].node].kind == TIGHT_CONST
		       ? at
		       : NULL;
}

static bool
fits_lanes(const lanes *x, uint32_t i)
{
	const tight_trace *t = x->old;
	const tight_node *y = &t->node[i];

	for (unsigned k = 0; k < y->narg; k++)
		if (y->arg[k].off && t->node[y->arg[k].node].kind != TIGHT_HOME)
			return false;
	switch (y->kind) {
	case TIGHT_PTR:
		return true;
	case TIGHT_HOME:
		return t->buf[y->imm].bytes == 4;
	case TIGHT_CONST:
		return y->bytes <= 8 && !y->iota;
	case TIGHT_VALUE:
		if (is_loaded_from_written(t, y))
			return false;
		if (!x->same[i]) /* An address is made with what is there. */
			return pop_tight_on_vectors(y) ||
			       indexed(x, y) || y->id == TIGHT_AT_I32;
		return y->bytes <= 8 && !tight_is_long(y);
	default:
		return y->id == TIGHT_UNLESS;
	}
}

static bool
all_fit_lanes(const lanes *x)
{
	for (uint32_t i = 1; i < x->old->n; i++)
		if (!fits_lanes(x, i))
			return false;
	return true;
}

/* ---- Nodes. */

static uint32_t
element_bytes(const lanes *x, const tight_buf *b)
{
	return x->same[x->old->buf[b - x->t->buf].node] ? 4 : x->t->set->vbytes;
}

static void
make_places(lanes *x)
{
	tight_trace *t = x->t;

	for (uint32_t i = 0; i < t->nbuf; i++) {
		tight_buf *b = &t->buf[i];
		const uint32_t bytes =
			b->memory ? 8 : (uint32_t)b->n * element_bytes(x, b);
		tight_node *z = pop_tight_node(t,
			b->memory ? TIGHT_PTR : TIGHT_HOME, TIGHT_NONE, bytes);

		z->imm = i;
		b->node = (uint32_t)(z - t->node);
		x->at[x->old->buf[i].node] = (tight_ref){b->node, 0};
	}
}

static tight_ref
one_of(const lanes *x, tight_ref r)
{
	const tight_node *y = &x->old->node[r.node];
	tight_ref at = x->at[r.node];

	if (y->kind == TIGHT_HOME)
		at.off = r.off / 4 * element_bytes(x, &x->t->buf[y->imm]);
	return at;
}

static tight_ref
vector_of(const lanes *x, tight_ref r)
{
	const tight_ref at = one_of(x, r);

	return x->same[r.node] ? pop_tight_splat(x->t, at, 4) : at;
}

static tight_ref
value_of(const lanes *x, uint32_t i)
{
	const tight_node *y = &x->old->node[i];
	const tight_node *at = indexed(x, y);
	tight_ref arg[TIGHT_ARGS];

	if (!x->same[i] && y->id == TIGHT_AT_I32)
		return (tight_ref){0, 0};
	if (!x->same[i] && at) {
		for (unsigned k = 0; k < at->narg; k++)
			arg[k] = k == 1 ? vector_of(x, at->arg[k])
					: one_of(x, at->arg[k]);
		return pop_tight_value(x->t, TIGHT_V_LDAT, x->t->set->vbytes, 4,
			arg, at->imm + y->imm);
	}
	for (unsigned k = 0; k < y->narg; k++)
		arg[k] = x->same[i] ? one_of(x, y->arg[k])
				    : vector_of(x, y->arg[k]);
	if (x->same[i])
		return pop_tight_copy_of(x->t, y, arg);
	return pop_tight_value(x->t, pop_tight_on_vectors(y), x->t->set->vbytes,
		y->narg, arg, y->imm);
}

/* The loop may end at node i, the last of them if there are some in a row. */
static void
leave_at(lanes *x, uint32_t i)
{
	tight_trace *t = x->t;
	const tight_ref v = vector_of(x, x->old->node[i].arg[0]);
	tight_ref both[2] = {x->going, v};

	x->going = x->going.node ? pop_tight_value(t, TIGHT_V_b_and,
					   t->set->vbytes, 2, both, 0)
				 : v;
	if (i != x->old->way_out)
		return;
	pop_tight_effect(t, TIGHT_V_UNLESS, x->going, x->going, 0)->narg = 1;
	t->way_out = t->n - 1;
}

static void
make_nodes(lanes *x)
{
	for (uint32_t i = 1; i < x->old->n; i++) {
		const tight_node *y = &x->old->node[i];

		if (y->kind == TIGHT_EFFECT)
			leave_at(x, i);
		else if (y->kind == TIGHT_VALUE || y->kind == TIGHT_CONST)
			x->at[i] = value_of(x, i);
	}
}

/* ---- What a turn leaves to the next. */

static tight_ref
home_of(const lanes *x, const tight_buf *b, int64_t k)
{
	return (tight_ref){b->node, (uint32_t)k * element_bytes(x, b)};
}

/* Element k of buffer b as it is then. */
static tight_ref
next_of(const lanes *x, const tight_buf *b, int64_t k)
{
	const tight_buf *from = &x->old->buf[x->held[b - x->t->buf]];
	const tight_ref r = pop_tight_at(from, k);
	const uint32_t size = element_bytes(x, b);
	tight_ref arg[3] = {x->going};

	if (size == 4)
		return one_of(x, r);
	arg[1] = vector_of(x, r);
	arg[2] = home_of(x, b, k);
	return x->going.node
		       ? pop_tight_value(x->t, TIGHT_V_SEL, size, 3, arg, 0)
		       : arg[1];
}

static void
make_next(lanes *x)
{
	for (uint32_t i = 0; i < x->t->nbuf; i++) {
		const tight_buf *b = &x->t->buf[i];

		if (x->held[i] < 0)
			continue;
		x->next[i] = POP_NEWN(x->t->arena, tight_ref, b->n);
		for (int64_t k = 0; k < b->n; k++)
			x->next[i][k] = next_of(x, b, k);
	}
}

/* Puts all to where `where` says; a place of node 0: it stays. */
static void
move_all(lanes *x, tight_ref (*where)(lanes *x, uint32_t i, int64_t k))
{
	for (uint32_t i = 0; i < x->t->nbuf; i++)
		for (int64_t k = 0; x->next[i] && k < x->t->buf[i].n; k++) {
			tight_ref *r = &x->next[i][k];
			const tight_ref to = where(x, i, k);

			if (!to.node || tight_is_same_ref(*r, to))
				continue;
			pop_tight_move(
				x->t, *r, to, element_bytes(x, &x->t->buf[i]));
			*r = to;
		}
}

/* What another home holds must be kept before that changes. */
static tight_ref
aside(lanes *x, uint32_t i, int64_t k)
{
	const tight_buf *b = &x->t->buf[i];
	const tight_ref r = x->next[i][k];

	if (x->t->node[r.node].kind != TIGHT_HOME ||
		tight_is_same_ref(r, home_of(x, b, k)))
		return (tight_ref){0, 0};
	return tight_ref_of(x->t, pop_tight_node(x->t, TIGHT_ROOM, TIGHT_NONE,
					  element_bytes(x, b)));
}

static tight_ref
home(lanes *x, uint32_t i, int64_t k)
{
	return home_of(x, &x->t->buf[i], k);
}

bool
pop_tight_lanes(pop_tight *to, tight_trace *t, bool *same)
{
	tight_trace *old = POP_NEW(t->arena, tight_trace);
	lanes x = {.t = t, .old = old};

	if (!pop_tight_turn(t) || !pop_tight_held(t, x.held))
		return false;
	*old = *t;
	x.same = POP_NEWN(t->arena, bool, t->n);
	x.at = POP_NEWN(t->arena, tight_ref, t->n);
	for (uint32_t i = 0; i < t->nbuf; i++) {
		x.same[t->buf[i].node] = t->buf[i].memory || same[i];
	}
	find_same(&x, t->loop->param[POP_WHILE_TRIP] >= 0);
	if (!all_fit_lanes(&x))
		return false;
	pop_tight_clear(t);
	make_places(&x);
	make_nodes(&x);
	make_next(&x);
	move_all(&x, aside);
	move_all(&x, home);
	pop_tight_node(t, TIGHT_EFFECT, TIGHT_BACK, 0);
	for (uint32_t i = 0; i < t->nbuf; i++)
		same[i] = x.same[old->buf[i].node];
	to->lanes = x.going.node != 0;
	t->worth = INT64_MAX;
	return !t->bad && pop_tight_emit(to, t);
}
