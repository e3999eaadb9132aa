/*
 * Groups over the same points become one, so that what they share is read and
 * computed once: the parts of a loop's state, mean and variance, gradients of
 * scale and shift, sums and differences of neighbours.  So do those that reduce
 * rows and plain ones, where both use what is computed at each point: a loss
 * and its gradient.
 */

#include "lib/pass/fuse_int.h"

enum {
	MAX_SIBLINGS = 16, /* uses looked at to find a group's like */
	MAX_EARLY = 64,    /* members of a group that runs earlier */
	/* Of what a plain group may become: shorter rows cost more than what
	 * is saved, and threads share rows. */
	LEAST_ROW = 16,
	LEAST_ROWS = 8,
};

/* Kinds of groups. */
enum { PLAIN = 1, REDUCING = 2 };

/* Is v computed point by point, so that groups would have to store it? */
static bool
is_computed(const pop_value *v)
{
	return v->def &&
	       (pop_op_info_of[v->def->code].traits & POP_TRAIT_ELEMENTWISE);
}

static bool
is_mergeable(const pop_use *u, unsigned kinds)
{
	const pop_group *g = u->group;

	if (!g || !(kinds & (g->nreduce ? REDUCING : PLAIN)))
		return false;
	if (g->product || (g->rigid & POP_RIGID_READS) ||
		(g->rigid && kinds != PLAIN) || g->segments != 1)
		return false;
	if (u->fit == POP_FIT_PARTIAL)
		return kinds == PLAIN &&
		       u->seen == pop_shape_elements(&g->space);
	return u->fit == POP_FIT_MASK && u->mask == g->full;
}

/* Can a plain group run in g's rows? */
static bool
has_plain_rows(const pop_group *g)
{
	int64_t row = 1, rows = 1;

	for (unsigned i = 0; i < g->space.rank; i++)
		*(g->reduced >> i & 1 ? &row : &rows) *= g->space.dim[i];
	return row >= LEAST_ROW && rows >= LEAST_ROWS &&
	       pop_fuse_is_trailing(&g->space, g->reduced);
}

static bool
rows_agree(const pop_group *a, const pop_group *b)
{
	if (a->nreduce && !b->nreduce)
		return !b->reduced && has_plain_rows(a);
	if (b->nreduce && !a->nreduce)
		return !a->reduced && has_plain_rows(b);
	return a->reduced == b->reduced;
}

/* What both repeat must fit both alike. */
static bool
are_siblings(const pop_group *a, const pop_group *b)
{
	const pop_member *m = a->member, *n = b->member;

	if (!pop_shape_same_dims(&a->space, &b->space) || !rows_agree(a, b) ||
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

/* Does g read what op makes at other points than its own? */
static bool
reads_apart(const pop_group *g, const pop_op *op)
{
	for (const pop_use *u = op->res[0].aux; u; u = u->next)
		if (u->group == g && u->fit != POP_FIT_MASK)
			return true;
	return false;
}

/* Does g read what another one makes of narrow columns? */
static bool
follows_columns(const pop_group *g, const pop_group *other)
{
	if (!other->nreduce ||
		!pop_fuse_is_narrow(&other->space, other->reduced))
		return false;
	for (const pop_member *m = g->member; m; m = m->next)
		for (uint32_t i = 0; i < m->op->narg; i++) {
			const pop_op *def = m->op->arg[i]->def;

			if (def && is_member(other, def) && !is_member(g, def))
				return true;
		}
	return false;
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
		u->group = u->group ? b : NULL;
		u->order = b->order;
	}
	while (*end)
		end = &(*end)->peer;
	*end = a->uses;
	b->before = a->before < b->before ? a->before : b->before;
	b->reduced |= a->reduced;
	b->rigid |= a->rigid;
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

	if (!are_siblings(early, late) || follows_columns(late, early))
		return b;
	if (early->before > late->order) {
		give_members(f, early, late);
		return late;
	}
	if (reads_apart(late, early->root) || !can_run_earlier(f, late))
		return b;
	give_members(f, late, early);
	return early;
}

/* The groups of these kinds that use v as they use their spaces. */
static void
merge_users(pop_fuser *f, const pop_value *v, unsigned kinds)
{
	pop_group *g = NULL;
	unsigned n = 0;

	for (const pop_use *u = v->aux; u && n++ < MAX_SIBLINGS; u = u->next)
		if (u->fit == POP_FIT_MASK && is_mergeable(u, kinds) &&
			u->group != g)
			g = g ? merge(f, g, u->group) : u->group;
}

/* The plain groups that see v as a does. */
static void
merge_like(pop_fuser *f, const pop_use *a, unsigned n)
{
	for (const pop_use *u = a->next; u && n++ < MAX_SIBLINGS; u = u->next)
		if (u->fit == POP_FIT_PARTIAL && u->place == a->place &&
			u->group != a->group && is_mergeable(u, PLAIN))
			merge(f, a->group, u->group);
}

static void
merge_viewers(pop_fuser *f, const pop_value *v)
{
	unsigned n = 0;

	for (const pop_use *u = v->aux; u && n++ < MAX_SIBLINGS; u = u->next)
		if (u->fit == POP_FIT_PARTIAL && is_mergeable(u, PLAIN))
			merge_like(f, u, n);
}

/* A splat is read by none. */
void
pop_fuse_merge_users(pop_fuser *f, const pop_value *v)
{
	if (pop_value_splat(v))
		return;
	merge_users(f, v, REDUCING);
	merge_users(f, v, PLAIN);
	if (is_computed(v))
		merge_users(f, v, PLAIN | REDUCING);
	merge_viewers(f, v);
}
