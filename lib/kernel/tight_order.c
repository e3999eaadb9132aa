/*
 * The order of ops: each where the op before makes what it takes, or is of the
 * same kind, so that values go from op to op and jumps are saved.
 */

#include "lib/kernel/tight_int.h"

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

void
pop_tight_order(tight_trace *t)
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
