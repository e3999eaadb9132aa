/*
 * Functions of single values side by side.  One of them takes as long as a
 * vector of them; so those that do not wait for each other become one op, whose
 * lanes their users read.
 */

#include <string.h>

#include "lib/kernel/tight_int.h"

enum {
	AHEAD = 256, /* nodes in which others for a vector are looked for */
	MOST_NODES = TIGHT_NODES / 2, /* of which the new ones have room */
	ALL = 3,                      /* that are worth a vector */
	HALVES = 4, /* the same of f32 that are computed in f64 */
};

typedef struct packer {
	tight_trace *t;
	const tight_node *old;
	uint32_t n;
	uint32_t *first; /* of a node's group, or 0 */
	uint32_t *next;  /* in a group, or 0 */
	bool *taken;     /* to be made before a group, or part of one */
	uint32_t *seen;  /* by the last search, by its number */
	uint32_t *late;  /* for the group that begins there */
	uint32_t search;
	tight_ref *to; /* new nodes */
	bool *done;
} packer;

/* Of ops on single values: how many of them are worth a vector; 0: it is no
 * such function. */
static unsigned
least_group(unsigned id)
{
#define FUNCTION(ins) \
	((ins) >= POP_INS_CBRT && (ins) <= POP_INS_ERF_INV ? ALL : 0)
#define IN_HALVES(ins) ((ins) == POP_INS_POW || (ins) == POP_INS_ATAN2)
	static const uint8_t least[TIGHT_S_SEL32] = {
#define POP_INS_NONE 0
#define TIGHT(name, SHAPE, fn, in, out, INS, CLS)                         \
	[TIGHT_S_##name] = (in) != (out) ? 0                              \
			   : IN_HALVES(POP_INS_##INS) && (in) == 32 &&    \
					   POP_CLASS_##CLS == POP_CLASS_F \
				   ? HALVES                               \
			   : POP_CLASS_##CLS == POP_CLASS_F ||            \
					   POP_CLASS_##CLS == POP_CLASS_D \
				   ? FUNCTION(POP_INS_##INS)              \
				   : 0,
#define TIGHT_OP(name)
#include "lib/kernel/tight_ops.def"
#undef TIGHT
#undef TIGHT_OP
	};

	return id < TIGHT_S_SEL32 ? least[id] : 0;
}

static bool
is_function(const packer *p, uint32_t i)
{
	const tight_node *x = &p->old[i];

	return x->kind == TIGHT_VALUE && x->live && !x->invariant &&
	       !p->taken[i] && least_group(x->id);
}

/* ---- Groups. */

/* Can node i be made where node `at` is, before any of the group that begins
 * there?  All on which it waits is then seen. */
static bool
can_be_early(packer *p, uint32_t i, uint32_t at)
{
	const tight_node *x = &p->old[i];

	if (x->kind == TIGHT_ROOM || x->kind == TIGHT_LEFT)
		return false;
	if (i < at || p->seen[i] == p->search || x->kind == TIGHT_CONST ||
		x->kind == TIGHT_PTR || x->kind == TIGHT_HOME)
		return true;
	if (p->first[i] == at || i == at || x->kind != TIGHT_VALUE ||
		p->late[i] == at || tight_is_load(x))
		return false;
	p->seen[i] = p->search;
	for (unsigned k = 0; k < x->narg; k++)
		if (!can_be_early(p, x->arg[k].node, at)) {
			p->late[i] = at;
			return false;
		}
	return true;
}

static bool
operands_can_be_early(packer *p, uint32_t i, uint32_t at)
{
	p->search++;
	for (unsigned k = 0; k < p->old[i].narg; k++)
		if (!can_be_early(p, p->old[i].arg[k].node, at))
			return false;
	return true;
}

static void
take_seen(packer *p, uint32_t from, uint32_t to)
{
	for (uint32_t i = from; i < to; i++)
		p->taken[i] |= p->seen[i] == p->search;
}

/* The group that begins at node i, if others can be part of it. */
static bool
make_group(packer *p, uint32_t i)
{
	const unsigned id = p->old[i].id, least = least_group(id);
	const unsigned lanes = p->t->set->vbytes / p->old[i].bytes;
	uint32_t member[TIGHT_LANES], n = 1;

	member[0] = i;
	p->first[i] = i;
	for (uint32_t k = i + 1; k < p->n && k < i + AHEAD && n < lanes; k++) {
		if (p->old[k].id != id || !is_function(p, k) ||
			!operands_can_be_early(p, k, i))
			continue;
		take_seen(p, i, k);
		p->first[k] = i;
		p->taken[k] = true;
		member[n++] = k;
	}
	p->taken[i] = true;
	for (uint32_t k = 0; k < n; k++) {
		p->next[member[k]] = k + 1 < n ? member[k + 1] : 0;
		if (n < least)
			p->first[member[k]] = 0;
	}
	return n >= least;
}

/* ---- Nodes. */

static void make(packer *p, uint32_t i);

static tight_ref
new_ref(packer *p, tight_ref r)
{
	make(p, r.node);
	return (tight_ref){p->to[r.node].node, p->to[r.node].off + r.off};
}

/* Operand k of a group's members, one a lane. */
static tight_ref
operands(packer *p, uint32_t first, unsigned k)
{
	tight_ref at[TIGHT_LANES];
	const unsigned bytes = p->old[first].bytes;
	bool same = true, whole = true;
	int n = 0;

	for (uint32_t i = first; i; i = p->next[i]) {
		at[n] = new_ref(p, p->old[i].arg[k]);
		same &= tight_is_same_ref(at[n], at[0]);
		whole &= at[n].node == at[0].node &&
			 at[n].off == (uint32_t)n * bytes;
		n++;
	}
	if (same)
		return pop_tight_splat(p->t, at[0], bytes);
	if (whole && p->t->node[at[0].node].kind == TIGHT_VALUE)
		return at[0];
	return pop_tight_join(p->t, at, n, bytes);
}

static void
make_vector(packer *p, uint32_t first)
{
	const tight_node *x = &p->old[first];
	tight_ref arg[TIGHT_ARGS], v;
	uint32_t lane = 0;

	for (unsigned k = 0; k < x->narg; k++)
		arg[k] = operands(p, first, k);
	v = pop_tight_value(
		p->t, x->id + 1u, p->t->set->vbytes, x->narg, arg, x->imm);
	for (uint32_t i = first; i; i = p->next[i], lane++) {
		p->to[i] = v;
		p->to[i].off += lane * x->bytes;
		p->done[i] = true;
	}
}

/* Node i, after those that it needs. */
static void
make(packer *p, uint32_t i)
{
	tight_node x = p->old[i];
	tight_node *y;

	if (p->done[i])
		return;
	if (p->first[i]) {
		make_vector(p, p->first[i]);
		return;
	}
	p->done[i] = true;
	for (unsigned k = 0; k < x.narg; k++)
		x.arg[k] = new_ref(p, x.arg[k]);
	if (x.to.node)
		x.to = new_ref(p, x.to);
	y = pop_tight_node(p->t, (tight_kind)x.kind, x.id, x.bytes);
	*y = x;
	p->to[i] = tight_ref_of(p->t, y);
}

static void
make_all(packer *p)
{
	tight_trace *t = p->t;
	const uint32_t way_out = t->way_out;
	pop_tight *inner = t->inner;

	p->to = POP_NEWN(t->arena, tight_ref, p->n);
	p->done = POP_NEWN(t->arena, bool, p->n);
	pop_tight_clear(t);
	t->inner = inner;
	p->done[0] = true;
	for (uint32_t i = 1; i < p->n; i++)
		make(p, i);
	for (uint32_t i = 0; i < t->nbuf; i++)
		t->buf[i].node = p->to[t->buf[i].node].node;
	t->way_out = p->to[way_out].node;
}

bool
pop_tight_pack(tight_trace *t)
{
	packer p = {.t = t, .old = t->node, .n = t->n};
	bool any = false;

	if (t->n > MOST_NODES)
		return false;
	p.first = POP_NEWN(t->arena, uint32_t, t->n);
	p.next = POP_NEWN(t->arena, uint32_t, t->n);
	p.taken = POP_NEWN(t->arena, bool, t->n);
	p.seen = POP_NEWN(t->arena, uint32_t, t->n);
	p.late = POP_NEWN(t->arena, uint32_t, t->n);
	for (uint32_t i = 1; i < t->n; i++)
		if (is_function(&p, i))
			any |= make_group(&p, i);
	if (any)
		make_all(&p);
	return any;
}
