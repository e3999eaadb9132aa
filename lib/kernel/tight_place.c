/*
 * Places in the frame.  Sums of products whose operands lie at even distances
 * become one op; what a carry holds next is made where it belongs, or moved
 * there at once, if nothing reads the old value any more.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/tight_int.h"

/* ---- What ops read and write. */

static bool
is_dot(const tight_node *x)
{
	return x->id >= TIGHT_S_DOT_F && x->id <= TIGHT_Q_DOT_F;
}

/* Bytes that a long sum of products reads of each operand in the frame. */
static uint32_t
long_bytes(const tight_node *x)
{
	const uint64_t step = (uint64_t)x->imm >> 48;

	return x->id <= TIGHT_S_ROW_MM_F || x->id == TIGHT_V_ROWS_MF_F
		       ? 4u * x->n
	       : x->id <= TIGHT_S_ROW_MM_D ? 8u * x->n
					   : (uint32_t)step * (x->n & 255u) + 8;
}

/* The last byte, and one, that a product reads of operand k. */
static uint32_t
end_of_operand(const tight_trace *t, const tight_node *x, unsigned k)
{
	uint32_t step = k < 2 ? (uint16_t)(x->imm >> 16 * k) : 0;

	return t->node[x->arg[k].node].slot + x->arg[k].off +
	       step * (x->n - 1u) + t->set->vbytes;
}

/* The same of a product, whose operands are in many nodes. */
static bool
dot_reads(const tight_trace *t, const tight_node *x, uint32_t lo, uint32_t hi)
{
	for (unsigned k = 0; k < 3; k++) {
		uint32_t at = t->node[x->arg[k].node].slot;

		if (at && at + x->arg[k].off < hi &&
			lo < end_of_operand(t, x, k))
			return true;
	}
	return false;
}

/* Does node i read some of bytes off..off+n-1 of node home? */
static bool
reads(const tight_trace *t, uint32_t i, uint32_t home, uint32_t off, uint32_t n)
{
	const tight_node *x = &t->node[i];
	uint32_t width = t->set->vbytes, at = t->node[home].slot + off;

	if (!tight_is_op(x))
		return false;
	if (is_dot(x))
		return dot_reads(t, x, at, at + n);
	if (x->id == TIGHT_MOVE || x->id == TIGHT_MOVE4 ||
		x->id == TIGHT_MOVE8 || x->id == TIGHT_MOVE16)
		width = x->n;
	if (tight_is_long(x) && width < long_bytes(x))
		width = long_bytes(x);
	for (unsigned k = 0; k < x->narg; k++)
		if (x->arg[k].node == home && x->arg[k].off < off + n &&
			off < x->arg[k].off + width)
			return true;
	return false;
}

/* The operands of op i are needed until there. */
static void
note_last(tight_trace *t, uint32_t i)
{
	for (unsigned k = 0; k < t->node[i].narg; k++) {
		tight_node *x = &t->node[t->node[i].arg[k].node];

		x->last = x->last > i ? x->last : i;
	}
}

static void
find_last(tight_trace *t)
{
	for (uint32_t i = 0; i < t->n; i++)
		t->node[i].last = 0;
	for (uint32_t i = 0; i < t->n; i++)
		if (tight_is_op(&t->node[i]))
			note_last(t, i);
}

/* The last product, whose operands may be in other nodes, too. */
static uint32_t
last_dot(const tight_trace *t)
{
	uint32_t i = t->n - 1;

	while (i > 0 && !(tight_is_op(&t->node[i]) && is_dot(&t->node[i])))
		i--;
	return i;
}

/* Makes the value of a move into a home where it belongs.  dot: the last. */
static bool
settle(tight_trace *t, uint32_t move, uint32_t dot)
{
	tight_node *m = &t->node[move];
	tight_node *v = &t->node[m->arg[0].node];
	uint32_t home = m->to.node, n = m->n;
	const uint32_t end =
		t->node[home].last > dot ? t->node[home].last : dot;
	bool is_last = m->to.off + n == t->node[home].bytes;

	if (t->node[home].kind != TIGHT_HOME || v->kind != TIGHT_VALUE ||
		v->invariant || v->slot || m->arg[0].off ||
		m->arg[0].node < t->way_out ||
		(v->bytes != n && !(v->bytes > 8 && n < v->bytes && is_last)))
		return false;
	for (uint32_t i = m->arg[0].node + 1; i <= end; i++)
		if (reads(t, i, home, m->to.off, n))
			return false;
	v->slot = t->node[home].slot + m->to.off;
	m->fused = true;
	return true;
}

/* Is some of bytes off..off+n-1 of node home written by ops from..to-1? */
static bool
writes(const tight_trace *t, uint32_t from, uint32_t to, uint32_t home,
	uint32_t off, uint32_t n)
{
	const uint32_t lo = t->node[home].slot + off, hi = lo + n;

	for (uint32_t i = from; i < to; i++) {
		const tight_node *x = &t->node[i];
		uint32_t at = x->slot, size = x->bytes;

		if (!tight_is_op(x))
			continue;
		if (x->to.node) {
			at = t->node[x->to.node].slot + x->to.off;
			size = x->n;
		}
		if (at && at < hi && lo < at + size)
			return true;
	}
	return false;
}

/* Makes the value of a move into a home at the place of the move, behind all
 * that reads the home, if nothing else needs it. */
static void
sink(tight_trace *t, uint32_t move)
{
	tight_node *m = &t->node[move];
	const uint32_t at = m->arg[0].node;
	tight_node *v = &t->node[at];

	if (t->node[m->to.node].kind != TIGHT_HOME || v->kind != TIGHT_VALUE ||
		v->invariant || v->slot || v->uses != 1 || m->arg[0].off ||
		at < t->way_out || v->bytes != m->n || tight_is_load(v) ||
		is_dot(v) || tight_is_long(v))
		return;
	for (unsigned k = 0; k < v->narg; k++) {
		const tight_ref r = v->arg[k];

		if (t->node[r.node].kind != TIGHT_CONST &&
			t->node[r.node].slot &&
			writes(t, at + 1, move, r.node, r.off,
				v->bytes > 8 ? t->set->vbytes : 8))
			return;
	}
	v->fused = true;
	v->slot = t->node[m->to.node].slot + m->to.off;
	*m = *v;
	m->fused = false;
	note_last(t, move);
}

/* A move from home to home through a room is made at once, if nothing reads
 * what the second held any more. */
static void
shorten(tight_trace *t, uint32_t move)
{
	tight_node *m = &t->node[move], *first = NULL;
	const tight_node *room = &t->node[m->arg[0].node];
	uint32_t at = 0;

	if (room->kind != TIGHT_ROOM || m->arg[0].off || room->bytes != m->n ||
		t->node[m->to.node].kind != TIGHT_HOME)
		return;
	for (uint32_t i = 1; i < t->n; i++) {
		const tight_node *x = &t->node[i];

		if (!tight_is_op(x))
			continue;
		if (x->to.node == m->arg[0].node) {
			if (first)
				return;
			first = &t->node[at = i];
		}
		for (unsigned k = 0; i != move && k < x->narg; k++)
			if (x->arg[k].node == m->arg[0].node)
				return;
	}
	if (!first || first->n != m->n || at < t->way_out)
		return;
	for (uint32_t i = at + 1; i < t->n; i++)
		if (i != move && reads(t, i, m->to.node, m->to.off, m->n))
			return;
	first->to = m->to;
	m->fused = true;
}

/* ---- Sums of products, each of which steps through its operands. */

static unsigned
dot_of(unsigned id)
{
	switch (id) {
	case TIGHT_S_FMA_F:
		return TIGHT_S_DOT_F;
	case TIGHT_S_FMA_D:
		return TIGHT_S_DOT_D;
	case TIGHT_V_FMA_K_F:
		return TIGHT_V_DOT_F;
	case TIGHT_V_FMA_K_D:
		return TIGHT_V_DOT_D;
	case TIGHT_Q_FMA_K_F:
		return TIGHT_Q_DOT_F;
	default:
		return TIGHT_NONE;
	}
}

/* The product that y adds to, if it is not needed besides. */
static tight_node *
earlier_product(const tight_trace *t, const tight_node *y)
{
	tight_node *z = &t->node[y->arg[2].node];

	return tight_is_op(z) && z->kind == TIGHT_VALUE && z->id == y->id &&
			       z->uses == 1 && !z->invariant && !y->arg[2].off
		       ? z
		       : NULL;
}

/* From operand k of z to that of y; -1: not known, or none that fits. */
static int64_t
step_between(const tight_trace *t, const tight_node *z, const tight_node *y,
	unsigned k)
{
	const tight_node *from = &t->node[z->arg[k].node];
	const tight_node *to = &t->node[y->arg[k].node];
	int64_t step =
		(int64_t)to->slot + y->arg[k].off - from->slot - z->arg[k].off;

	return from->slot && to->slot && step <= UINT16_MAX ? step : -1;
}

static void
join_products(tight_trace *t, tight_node *x)
{
	tight_node *y = x, *z = earlier_product(t, x);
	int64_t a = -1, b = -1;
	unsigned n = 1, id = dot_of(x->id);

	if (!z)
		return;
	a = step_between(t, z, x, 0);
	b = step_between(t, z, x, 1);
	if (a < 0 || b < 0)
		return;
	for (; z && step_between(t, z, y, 0) == a &&
		step_between(t, z, y, 1) == b;
		n++) {
		y = z;
		z = earlier_product(t, y);
		y->fused = true;
	}
	memcpy(x->arg, y->arg, sizeof(x->arg));
	x->id = (uint16_t)id;
	x->n = (uint16_t)n;
	x->imm = a | b << 16;
}

/* After fusion, operands of what is left. */
static void
count_uses(tight_trace *t)
{
	for (uint32_t i = 0; i < t->n; i++)
		t->node[i].uses = 0;
	for (uint32_t i = 0; i < t->n; i++)
		for (unsigned k = 0;
			tight_is_op(&t->node[i]) && k < t->node[i].narg; k++)
			t->node[t->node[i].arg[k].node].uses++;
}

static bool
is_commit(const tight_node *x)
{
	return tight_is_op(x) && x->to.node;
}

/* Values of moves are made where they belong. */
static void
settle_all(tight_trace *t)
{
	uint32_t dot;

	count_uses(t);
	for (uint32_t i = t->n; i-- > 1;)
		if (tight_is_op(&t->node[i]) && !t->node[i].invariant &&
			dot_of(t->node[i].id))
			join_products(t, &t->node[i]);
	count_uses(t);
	for (uint32_t i = 1; i < t->n; i++)
		if (is_commit(&t->node[i]))
			shorten(t, i);
	find_last(t);
	dot = last_dot(t);
	for (uint32_t i = 1; i < t->n; i++)
		if (is_commit(&t->node[i]) && !settle(t, i, dot))
			sink(t, i);
}

typedef struct placer {
	tight_trace *t;
	uint32_t top;
	uint32_t *small, nsmall, *large, nlarge; /* free places */
} placer;

enum { LARGE = 64 }; /* bytes of a large place, at least */

static uint32_t
new_place(placer *p, uint32_t bytes)
{
	uint32_t unit = bytes > 8 ? LARGE : 8;
	uint32_t at = (uint32_t)pop_round_up(p->top, unit);

	p->top = at + (uint32_t)pop_round_up(bytes, unit);
	return at;
}

/* Constants, pointers, homes, rooms and what is the same in every turn. */
static void
place_lasting(placer *p)
{
	tight_trace *t = p->t;
	uint32_t wide = t->set->vbytes;

	for (uint32_t i = 1; i < t->n && p->top < TIGHT_FRAME; i++) {
		tight_node *x = &t->node[i];

		if (x->kind == TIGHT_HOME || (x->kind == TIGHT_ROOM && x->live))
			x->slot = new_place(p, x->bytes + wide);
		else if (x->kind == TIGHT_LEFT)
			x->slot = t->node[x->to.node].slot;
		else if (x->kind == TIGHT_PTR ||
			 (x->live && x->kind == TIGHT_CONST) ||
			 (tight_is_op(x) && x->kind == TIGHT_VALUE &&
				 x->invariant))
			x->slot = new_place(p, x->bytes);
	}
}

static void
free_place(placer *p, const tight_node *x)
{
	if (x->bytes > 8)
		p->large[p->nlarge++] = x->slot;
	else
		p->small[p->nsmall++] = x->slot;
}

static void
place_values(placer *p)
{
	tight_trace *t = p->t;
	bool *owned = POP_NEWN(t->arena, bool, t->n);

	for (uint32_t i = 1; i < t->n && p->top < TIGHT_FRAME; i++) {
		tight_node *x = &t->node[i];

		if (!tight_is_op(x) || x->invariant)
			continue;
		for (unsigned k = 0; k < x->narg; k++) {
			uint32_t a = x->arg[k].node;

			if (owned[a] && t->node[a].last == i) {
				owned[a] = false;
				free_place(p, &t->node[a]);
			}
		}
		if (x->kind != TIGHT_VALUE || x->slot)
			continue;
		owned[i] = true;
		if (x->bytes > 8)
			x->slot = p->nlarge && x->bytes <= LARGE
					  ? p->large[--p->nlarge]
					  : new_place(p, x->bytes);
		else
			x->slot = p->nsmall ? p->small[--p->nsmall]
					    : new_place(p, 8);
	}
}

uint32_t
pop_tight_place(tight_trace *t)
{
	placer p = {.t = t, .top = 64};

	p.small = POP_NEWN(t->arena, uint32_t, t->n);
	p.large = POP_NEWN(t->arena, uint32_t, t->n);
	place_lasting(&p);
	settle_all(t);
	find_last(t);
	place_values(&p);
	return p.top;
}
