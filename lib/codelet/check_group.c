/*
 * What is not local to a step: the tree of regions, and the groups of buffers
 * that while steps exchange (union-find over the pairs of carries).
 */

#include <stdlib.h>
#include <string.h>

#include "lib/codelet/check_int.h"

/* ---- Regions. */

typedef struct forest {
	uint8_t *depth;  /* of a region; 0: not yet seen */
	uint32_t *queue; /* regions seen, nearest to the root first */
	uint32_t nseen;
	bool *owned; /* step belongs to a region */
} forest;

static pop_status
own_steps(pop_checker *c, forest *f, uint32_t region)
{
	const pop_region *r = &c->p->region[region];

	if ((uint64_t)r->first + r->count > c->p->nstep)
		return pop_check_fail(
			c, 'd', "region %u: steps that do not exist", region);
	for (uint32_t i = r->first; i < r->first + r->count; i++) {
		if (f->owned[i])
			return pop_check_fail(
				c, 'd', "step %u belongs to two regions", i);
		f->owned[i] = true;
	}
	return POP_OK;
}

static pop_status
see_region(pop_checker *c, forest *f, uint32_t region, unsigned depth)
{
	if (region >= c->p->nregion || f->depth[region])
		return pop_check_fail(
			c, 'd', "region %u is absent or used twice", region);
	if (depth > POP_LIMIT_NESTING)
		return pop_check_fail(c, 'd', "regions nest deeper than %d",
			POP_LIMIT_NESTING);
	f->depth[region] = (uint8_t)(depth + 1);
	f->queue[f->nseen++] = region;
	return own_steps(c, f, region);
}

static pop_status
see_children(pop_checker *c, forest *f, uint32_t region)
{
	const pop_region *r = &c->p->region[region];

	for (uint32_t i = r->first; i < r->first + r->count; i++) {
		const pop_step *s = &c->p->step[i];

		for (uint32_t k = 0; k < s->nregion; k++)
			POP_TRY(see_region(
				c, f, s->region[k], f->depth[region]));
	}
	return POP_OK;
}

pop_status
pop_check_regions(pop_checker *c)
{
	const pop_program *p = c->p;
	forest f = {0};

	if (!p->nregion)
		return pop_check_fail(c, 'd', "no region");
	f.depth = POP_NEWN(c->arena, uint8_t, p->nregion);
	f.queue = POP_NEWN(c->arena, uint32_t, p->nregion);
	f.owned = POP_NEWN(c->arena, bool, p->nstep);
	POP_TRY(see_region(c, &f, 0, 0));
	for (uint32_t i = 0; i < f.nseen; i++)
		POP_TRY(see_children(c, &f, f.queue[i]));
	if (f.nseen != p->nregion)
		return pop_check_fail(c, 'd', "%u of %u regions are unused",
			p->nregion - f.nseen, p->nregion);
	for (uint32_t i = 0; i < p->nstep; i++)
		if (!f.owned[i])
			return pop_check_fail(
				c, 'd', "step %u belongs to no region", i);
	return POP_OK;
}

/* ---- Groups. */

static uint32_t
root_of(uint32_t *parent, uint32_t b)
{
	while (parent[b] != b) {
		parent[b] = parent[parent[b]];
		b = parent[b];
	}
	return b;
}

static pop_status
check_carry(pop_checker *c, const int64_t *pair, uint32_t *named)
{
	const pop_buffer *b = c->p->buffer;

	for (unsigned i = 0; i < 2; i++)
		if (pair[i] < 0 || pair[i] >= c->p->nbuffer)
			return pop_check_fail(c, 'd',
				"carry in buffer %lld: no such buffer",
				(long long)pair[i]);
	if (b[pair[0]].where == POP_WHERE_SCRATCH ||
		b[pair[1]].where == POP_WHERE_SCRATCH)
		return pop_check_fail(c, 'd', "a carry in scratch");
	if (b[pair[0]].bytes != b[pair[1]].bytes)
		return pop_check_fail(c, 'd',
			"carries in buffers %lld and %lld differ in size",
			(long long)pair[0], (long long)pair[1]);
	for (unsigned i = 0; i < (pair[0] == pair[1] ? 1 : 2); i++) {
		if (named[pair[i]] == c->at + 1)
			return pop_check_fail(c, 'd',
				"buffer %lld carries two values",
				(long long)pair[i]);
		named[pair[i]] = c->at + 1;
	}
	return POP_OK;
}

/* Checks the carries of this while step and joins their groups. */
static pop_status
join_carries(pop_checker *c, uint32_t *parent, uint32_t *named, bool *any)
{
	const pop_step *s = c->step;
	int64_t n =
		s->nparam < POP_WHILE_PARAMS ? -1 : s->param[POP_WHILE_NCARRY];

	if (n < 0 || n > POP_LIMIT_PARAMS ||
		s->nparam != POP_WHILE_PARAMS + 2 * n)
		return pop_check_fail(c, 'a', "wrong number of parameters");
	for (int64_t i = 0; i < n; i++) {
		const int64_t *pair = &s->param[POP_WHILE_PARAMS + 2 * i];

		POP_TRY(check_carry(c, pair, named));
		if (pair[0] == pair[1])
			continue;
		*any = true;
		parent[root_of(parent, (uint32_t)pair[0])] =
			root_of(parent, (uint32_t)pair[1]);
	}
	return POP_OK;
}

/* Numbers the groups and lists their members. */
static void
list_groups(pop_checker *c, uint32_t *parent)
{
	uint32_t n = c->p->nbuffer, ngroup = 0;
	pop_groups *g = &c->groups;

	g->group = POP_NEWN(c->arena, uint32_t, n);
	g->first = POP_NEWN(c->arena, uint32_t, (size_t)n + 2);
	g->member = POP_NEWN(c->arena, uint32_t, n);
	g->constant = POP_NEWN(c->arena, bool, n);
	for (uint32_t b = 0; b < n; b++)
		if (root_of(parent, b) == b)
			g->group[b] = ngroup++;
	for (uint32_t b = 0; b < n; b++) {
		g->group[b] = g->group[root_of(parent, b)];
		g->first[g->group[b] + 2]++;
	}
	/* first[g + 1] is where g's next member goes; in the end, where g
	 * ends. */
	for (uint32_t i = 2; i <= ngroup; i++)
		g->first[i] += g->first[i - 1];
	for (uint32_t b = 0; b < n; b++)
		g->member[g->first[g->group[b] + 1]++] = b;
}

static bool
may_be_written(const pop_program *p, const pop_buffer *b)
{
	return b->where == POP_WHERE_ARENA ||
	       (b->where == POP_WHERE_ARG && p->arg[b->index].donated);
}

typedef struct place {
	uint64_t space, lo, hi;
} place;

static int
by_place(const void *a, const void *b)
{
	const place *x = a, *y = b;

	if (x->space != y->space)
		return x->space < y->space ? -1 : 1;
	return x->lo < y->lo ? -1 : x->lo > y->lo;
}

/* Members of a group are places apart that may be written, or never are. */
static pop_status
check_group(pop_checker *c, uint32_t group, place *at)
{
	const pop_groups *g = &c->groups;
	uint32_t from = g->first[group], n = g->first[group + 1] - from;

	for (uint32_t i = 0; i < n; i++) {
		const pop_buffer *b = &c->p->buffer[g->member[from + i]];

		if (n > 1 && !may_be_written(c->p, b))
			g->constant[group] = true;
		at[i].space = b->where == POP_WHERE_ARG
				      ? (uint64_t)b->index + 2
				      : b->where == POP_WHERE_ARENA;
		at[i].lo = b->where == POP_WHERE_ARG ? 0 : b->offset;
		at[i].hi = at[i].lo + b->bytes;
	}
	if (n > 1)
		qsort(at, n, sizeof(*at), by_place);
	for (uint32_t i = 1; i < n; i++)
		if (at[i].space == at[i - 1].space && at[i].lo < at[i - 1].hi)
			return pop_check_fail(c, 'b',
				"exchanged buffers overlap, one of them is %u",
				g->member[from]);
	return POP_OK;
}

pop_status
pop_check_groups(pop_checker *c)
{
	const pop_program *p = c->p;
	uint32_t n = p->nbuffer;
	uint32_t *parent = POP_NEWN(c->arena, uint32_t, n);
	uint32_t *named = POP_NEWN(c->arena, uint32_t, n);
	place *at = NULL;
	bool any = false;

	for (uint32_t b = 0; b < n; b++)
		parent[b] = b;
	for (uint32_t i = 0; i < p->nstep; i++) {
		if (p->step[i].kind != POP_STEP_WHILE)
			continue;
		c->at = i;
		c->step = &p->step[i];
		POP_TRY(join_carries(c, parent, named, &any));
	}
	c->step = NULL;
	if (!any)
		return POP_OK;
	list_groups(c, parent);
	at = POP_NEWN(c->arena, place, n);
	for (uint32_t g = 0; g < n && c->groups.first[g] < n; g++)
		POP_TRY(check_group(c, g, at));
	return POP_OK;
}
