/*
 * Groups over the same points become one, so that what they share is read and
 * computed once: the parts of a loop's state, mean and variance, gradients of
 * scale and shift.
 */

#include "lib/pass/fuse_int.h"

enum {
	MAX_SIBLINGS = 16, /* uses looked at to find a group's like */
	MAX_EARLY = 64,    /* members of a group that runs earlier */
};

static bool
is_mergeable(const pop_use *u)
{
	const pop_group *g = u->group;

	return g && !g->product && !g->rigid && g->segments == 1 &&
	       u->fit == POP_FIT_MASK && u->mask == g->full;
}

/* What both repeat must fit both alike. */
static bool
are_siblings(const pop_group *a, const pop_group *b)
{
	const pop_member *m = a->member, *n = b->member;

	if (a->reduced != b->reduced ||
		!pop_shape_same_dims(&a->space, &b->space) ||
		a->ncompute + b->ncompute > POP_FUSE_MAX_MEMBERS)
		return false;
	while (m && n) {
		if (m->order == n->order &&
			(m->fit != n->fit || m->mask != n->mask))
			return false;
		if (m->order <= n->order)
			m = m->next;
		else
			n = n->next;
	}
	return true;
}

static bool
is_member(const pop_group *g, const pop_op *op)
{
	for (const pop_member *m = g->member; m; m = m->next)
		if (m->op == op)
			return true;
	return false;
}

/* Does all that g reads come from where the walk has not been yet? */
static bool
can_run_earlier(const pop_fuser *f, const pop_group *g)
{
	if (g->ncompute > MAX_EARLY)
		return false;
	for (const pop_member *m = g->member; m; m = m->next)
		for (uint32_t i = 0; i < m->op->narg; i++) {
			const pop_op *def = m->op->arg[i]->def;

			if (def && def->block == f->block && def->mark &&
				!is_member(g, def))
				return false;
		}
	return true;
}

/* Members of both by order, those of both once. */
static pop_member *
merged_members(pop_member *a, pop_member *b)
{
	pop_member *first = NULL, **at = &first;

	while (a || b) {
		pop_member **from = b && (!a || b->order <= a->order) ? &b : &a;
		pop_member *m = *from;

		*from = m->next;
		if (a && a->order == m->order) {
			m->output |= a->output;
			a = a->next;
		}
		*at = m;
		at = &m->next;
	}
	*at = NULL;
	return first;
}

/* a's members go to b. */
static void
give_members(pop_fuser *f, pop_group *a, pop_group *b)
{
	pop_group **at = &f->groups;
	pop_use **end = &b->uses;

	b->member = merged_members(a->member, b->member);
	for (pop_use *u = a->uses; u; u = u->peer) {
		u->group = b;
		u->order = b->order;
	}
	while (*end)
		end = &(*end)->peer;
	*end = a->uses;
	b->before = a->before < b->before ? a->before : b->before;
	b->nreduce += a->nreduce;
	b->ncompute += a->ncompute;
	b->nview += a->nview;
	b->nfull += a->nfull;
	while (*at != a)
		at = &(*at)->next;
	*at = a->next;
}

/* One of two groups runs where the other does, if it can: the one it is. */
static pop_group *
merge(pop_fuser *f, pop_group *a, pop_group *b)
{
	pop_group *early = a->order < b->order ? a : b;
	pop_group *late = early == a ? b : a;

	if (!are_siblings(early, late))
		return b;
	if (early->before > late->order) {
		give_members(f, early, late);
		return late;
	}
	if (!can_run_earlier(f, late))
		return b;
	give_members(f, late, early);
	return early;
}

/* The groups that use v as they use their spaces.  A splat is read by none. */
void
pop_fuse_merge_users(pop_fuser *f, const pop_value *v)
{
	pop_group *g = NULL;
	unsigned n = 0;

	if (pop_value_splat(v))
		return;
	for (const pop_use *u = v->aux; u && n++ < MAX_SIBLINGS; u = u->next)
		if (is_mergeable(u) && u->group != g)
			g = g ? merge(f, g, u->group) : u->group;
}
