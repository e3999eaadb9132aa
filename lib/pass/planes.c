/*
 * Complex carries of loops become two, of real and of imaginary parts, where
 * the body only computes element by element with them, moves them, or applies
 * gates to them (apart.c).
 *
 *   while z:  next = f(z)
 *   ->  while re, im:  next = f(complex(re, im)); real(next), imag(next)
 *
 * Elementwise code holds the parts in registers of their own anyway, so nothing
 * is put together in the loop; what lies side by side in memory is, like a real
 * carry, changed in place, which parts that alternate cannot be.
 */

#include "lib/pass/pass.h"

#include <string.h>

#include "lib/ir/site.h"
#include "lib/pass/apart.h"

/* One loop, and which of its carries are taken apart. */
typedef struct planes {
	pop_op *loop;
	pop_op *ret; /* of the body */
	bool *apart;
} planes;

static bool
is_complex(const pop_value *v)
{
	return pop_dtype_is_complex((pop_dtype)v->type->dtype);
}

/* Does v come from a carry of this loop? */
static bool
is_carried(const planes *p, const pop_value *v)
{
	return !v->def && (v->block == p->loop->region[0] ||
				  v->block == p->loop->region[1]);
}

/* What others than elementwise ops, views and products read stays whole. */
static void
mark_readers(planes *p, const pop_block *b)
{
	pop_apart_mark(b, true);
	for (uint32_t i = 0; i < b->narg; i++)
		if (b->arg[i]->mark & POP_APART_WHOLE)
			p->apart[i] = false;
}

/* What the body leaves for carry i must be computed element by element, or be
 * a carry that is taken apart as well; and a carry that is must not be left for
 * one that is not. */
static bool
settle(planes *p, uint32_t i)
{
	const pop_value *v = pop_value_final(p->ret->arg[i]);
	bool whole = !p->apart[i];

	if (is_carried(p, v)) {
		if (p->apart[i] == p->apart[v->index])
			return false;
		p->apart[i] = p->apart[v->index] = false;
		return true;
	}
	p->apart[i] = !whole && v->def && pop_apart_can_be(v);
	return !whole && !p->apart[i];
}

static uint32_t
choose(planes *p)
{
	uint32_t n = 0;
	bool changed = true;

	for (uint32_t i = 0; i < p->loop->narg; i++)
		n += p->apart[i] = is_complex(&p->loop->res[i]);
	if (n == 0)
		return 0;
	for (unsigned r = 0; r < 2; r++)
		mark_readers(p, p->loop->region[r]);
	while (changed) {
		changed = false;
		for (uint32_t i = 0; i < p->loop->narg; i++)
			changed |= settle(p, i);
	}
	n = 0;
	for (uint32_t i = 0; i < p->loop->narg; i++)
		n += p->apart[i];
	return n;
}

/* v, or its parts, into out; how many they are. */
static uint32_t
put_parts(const pop_site *s, bool apart, pop_value *v, pop_value **out)
{
	out[0] = apart ? pop_site_unary(s, POP_OP_REAL, v) : v;
	if (apart)
		out[1] = pop_site_unary(s, POP_OP_IMAG, v);
	return apart ? 2 : 1;
}

/* Puts from[0], or both parts, for old; how many they are. */
static uint32_t
replace(const pop_site *s, bool apart, pop_value *old, pop_value *const *from)
{
	pop_value_replace(s->g, old,
		apart ? pop_site_binary(s, POP_OP_COMPLEX, from[0], from[1])
		      : from[0]);
	return apart ? 2 : 1;
}

/* b's arguments as the new loop has them. */
static void
rebuild_args(const planes *p, pop_block *b, const pop_op *w)
{
	const pop_site s = pop_site_before(b->first);
	const uint32_t narg = b->narg;
	pop_value **old = b->arg;
	uint32_t k = 0;

	b->arg = NULL;
	b->narg = 0;
	for (uint32_t i = 0; i < w->nres; i++)
		pop_block_add_arg(b, w->res[i].type);
	for (uint32_t i = 0; i < narg; i++)
		k += replace(&s, p->apart[i], old[i], b->arg + k);
}

/* The loop with n carries taken apart, in place of the old one. */
static void
rebuild(pop_graph *g, const planes *p, uint32_t n)
{
	pop_op *old = p->loop, *w;
	const pop_site before = pop_site_before(old);
	const pop_site last = pop_site_before(p->ret);
	const pop_site after = pop_site_before(old->next);
	const uint32_t all = old->narg + n;
	pop_value **start = POP_NEWN(g->arena, pop_value *, all);
	pop_value **next = POP_NEWN(g->arena, pop_value *, all);
	pop_value **made = POP_NEWN(g->arena, pop_value *, all);
	pop_shape *type = POP_NEWN(g->arena, pop_shape, all);
	uint32_t k = 0;

	for (uint32_t i = 0; i < old->narg; i++) {
		put_parts(&last, p->apart[i], p->ret->arg[i], next + k);
		k += put_parts(&before, p->apart[i], old->arg[i], start + k);
	}
	for (uint32_t i = 0; i < all; i++)
		type[i] = *start[i]->type;
	w = pop_op_remake(g, old, all, start, all, type);
	p->ret->arg = next;
	p->ret->narg = all;
	for (uint32_t i = 0; i < all; i++)
		made[i] = &w->res[i];
	k = 0;
	for (uint32_t i = 0; i < old->nres; i++)
		k += replace(&after, p->apart[i], &old->res[i], made + k);
	for (unsigned r = 0; r < 2; r++)
		rebuild_args(p, w->region[r], w);
}

static void
walk(pop_graph *g, pop_block *b)
{
	POP_FOR_EACH_OP(op, b) {
		planes p = {.loop = op};
		uint32_t n;

		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			walk(g, op->region[i]);
		if (op->code != POP_OP_WHILE || op->narg == 0)
			continue;
		p.ret = op->region[1]->last;
		p.apart = POP_NEWN(g->arena, bool, op->narg);
		n = choose(&p);
		if (n)
			rebuild(g, &p, n);
	}
}

pop_status
pop_pass_planes(pop_graph *g, pop_err *err)
{
	(void)err;
	if (!pop_graph_may_have(g, POP_OP_WHILE))
		return POP_OK;
	for (uint32_t i = 0; i < g->nfunc; i++)
		walk(g, g->func[i]->body);
	pop_graph_resolve(g);
	return POP_OK;
}
