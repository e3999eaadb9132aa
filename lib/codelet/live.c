/*
 * The largest set of live bytes of the arena: what a program needs at least in
 * the order of its steps.
 *
 * Steps are numbered as they run, a loop's body once.  A buffer lives from the
 * first step that touches it to the last; if one of them is outside of a loop,
 * or the loop exchanges it, through the whole loop.  Buffers may share bytes,
 * so a tree over the arena counts at each place how many live buffers cover
 * it.
 */

#include <stdlib.h>

#include "lib/base/arena.h"
#include "lib/codelet/program.h"

typedef struct extent {
	uint32_t lo, hi; /* lo > hi: never touched */
} extent;

typedef struct event {
	uint32_t pos, buffer;
} event;

typedef struct node {
	uint64_t covered;
	uint32_t count;
} node;

typedef struct measure {
	const pop_program *p;
	pop_arena arena;
	extent *life;          /* of each buffer */
	uint32_t *begin, *end; /* places of each step */
	uint32_t npos;
	uint64_t *at; /* ends of buffers, ascending */
	uint32_t nat;
	node *tree;
	uint64_t most;
} measure;

/* ---- Places. */

static void
number(measure *m, uint32_t region)
{
	const pop_region *r = &m->p->region[region];

	for (uint32_t i = r->first; i < r->first + r->count; i++) {
		const pop_step *s = &m->p->step[i];

		m->begin[i] = m->npos++;
		for (uint32_t k = 0; k < s->nregion; k++)
			number(m, s->region[k]);
		m->end[i] = m->npos++;
	}
}

static void
touch(measure *m, uint32_t buffer, uint32_t lo, uint32_t hi)
{
	extent *x = &m->life[buffer];

	x->lo = lo < x->lo ? lo : x->lo;
	x->hi = hi > x->hi ? hi : x->hi;
}

static void
touch_step(measure *m, const pop_step *s, uint32_t lo, uint32_t hi)
{
	for (uint32_t v = 0; v < s->nview; v++) {
		const pop_view *w = &s->view[v];

		touch(m, w->buffer, lo, hi);
		for (unsigned i = 0; i < w->ndyn; i++)
			touch(m, w->dyn[i].buffer, lo, hi);
	}
	if (s->kind == POP_STEP_WHILE)
		for (uint32_t i = POP_WHILE_PARAMS; i < s->nparam; i++)
			touch(m, (uint32_t)s->param[i], lo, hi);
}

/* Blocks are run one after the other: what one of the steps touches is needed
 * through all of them. */
static void
touch_strip(measure *m, const pop_step *s, uint32_t lo, uint32_t hi)
{
	const pop_region *r = &m->p->region[s->region[0]];

	for (uint32_t i = r->first; i < r->first + r->count; i++)
		touch_step(m, &m->p->step[i], lo, hi);
}

/* What lives beyond the loop lives through it. */
static void
widen(measure *m, const pop_step *s, uint32_t lo, uint32_t hi)
{
	for (uint32_t v = 0; v < s->nview; v++) {
		const pop_view *w = &s->view[v];
		const extent *x = &m->life[w->buffer];

		if (x->lo < lo || x->hi > hi)
			touch(m, w->buffer, lo, hi);
		for (unsigned i = 0; i < w->ndyn; i++) {
			x = &m->life[w->dyn[i].buffer];
			if (x->lo < lo || x->hi > hi)
				touch(m, w->dyn[i].buffer, lo, hi);
		}
	}
}

static void
widen_region(measure *m, uint32_t region, uint32_t lo, uint32_t hi)
{
	const pop_region *r = &m->p->region[region];

	for (uint32_t i = r->first; i < r->first + r->count; i++) {
		const pop_step *s = &m->p->step[i];

		widen(m, s, lo, hi);
		for (uint32_t k = 0; k < s->nregion; k++)
			widen_region(m, s->region[k], lo, hi);
	}
}

/* ---- Coverage. */

static int
by_offset(const void *a, const void *b)
{
	uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

	return (x > y) - (x < y);
}

static int
by_pos(const void *a, const void *b)
{
	const event *x = a, *y = b;

	return (x->pos > y->pos) - (x->pos < y->pos);
}

static bool
counts(const measure *m, uint32_t b)
{
	return m->p->buffer[b].where == POP_WHERE_ARENA &&
	       m->p->buffer[b].bytes && m->life[b].lo <= m->life[b].hi;
}

static void
list_ends(measure *m)
{
	uint32_t n = 0, k = 0;

	m->at = POP_NEWN(&m->arena, uint64_t, 2 * (size_t)m->p->nbuffer + 2);
	for (uint32_t b = 0; b < m->p->nbuffer; b++) {
		const pop_buffer *x = &m->p->buffer[b];

		if (!counts(m, b))
			continue;
		m->at[n++] = x->offset;
		m->at[n++] = x->offset + x->bytes;
	}
	qsort(m->at, n, sizeof(*m->at), by_offset);
	for (uint32_t i = 0; i < n; i++)
		if (!k || m->at[k - 1] != m->at[i])
			m->at[k++] = m->at[i];
	m->nat = k;
	m->tree = POP_NEWN(&m->arena, node, 4 * (size_t)k + 4);
}

/* Adds `by` to the count of [lo, hi) within node t, which spans the segments
 * [a, b) between neighbouring ends. */
static void
cover(measure *m, uint32_t t, uint32_t a, uint32_t b, uint64_t lo, uint64_t hi,
	int by)
{
	node *x = &m->tree[t];

	if (hi <= m->at[a] || lo >= m->at[b])
		return;
	if (lo <= m->at[a] && hi >= m->at[b]) {
		x->count += (uint32_t)by;
	} else {
		cover(m, 2 * t, a, (a + b) / 2, lo, hi, by);
		cover(m, 2 * t + 1, (a + b) / 2, b, lo, hi, by);
	}
	if (x->count)
		x->covered = m->at[b] - m->at[a];
	else if (b - a == 1)
		x->covered = 0;
	else
		x->covered =
			m->tree[2 * t].covered + m->tree[2 * t + 1].covered;
}

static event *
sorted(measure *m, bool ends, uint32_t *n)
{
	event *e = POP_NEWN(&m->arena, event, (size_t)m->p->nbuffer + 1);

	*n = 0;
	for (uint32_t b = 0; b < m->p->nbuffer; b++)
		if (counts(m, b))
			e[(*n)++] = (event){
				ends ? m->life[b].hi : m->life[b].lo, b};
	qsort(e, *n, sizeof(*e), by_pos);
	return e;
}

static void
put(measure *m, uint32_t buffer, int by)
{
	const pop_buffer *b = &m->p->buffer[buffer];

	cover(m, 1, 0, m->nat - 1, b->offset, b->offset + b->bytes, by);
}

static void
sweep(measure *m)
{
	uint32_t n, k = 0;
	event *first = sorted(m, false, &n), *last = sorted(m, true, &n);

	for (uint32_t i = 0; i < n; i++) {
		for (; last[k].pos < first[i].pos; k++)
			put(m, last[k].buffer, -1);
		put(m, first[i].buffer, 1);
		if (m->tree[1].covered > m->most)
			m->most = m->tree[1].covered;
	}
}

static pop_status
run(void *arg, pop_err *err)
{
	measure *m = arg;
	const pop_program *p = m->p;

	(void)err;
	m->life = POP_NEWN(&m->arena, extent, p->nbuffer);
	m->begin = POP_NEWN(&m->arena, uint32_t, p->nstep);
	m->end = POP_NEWN(&m->arena, uint32_t, p->nstep);
	for (uint32_t b = 0; b < p->nbuffer; b++)
		m->life[b].lo = UINT32_MAX;
	number(m, 0);
	for (uint32_t i = 0; i < p->nstep; i++) {
		touch_step(m, &p->step[i], m->begin[i], m->end[i]);
		if (p->step[i].kind == POP_STEP_STRIP)
			touch_strip(m, &p->step[i], m->begin[i], m->end[i]);
	}
	for (uint32_t i = 0; i < p->nresult; i++)
		touch(m, p->result[i].buffer, m->npos, m->npos);
	/* Outer loops come first, and what widens in an inner one was inside
	 * of the outer one before. */
	for (uint32_t i = 0; i < p->nstep; i++)
		if (p->step[i].kind == POP_STEP_WHILE)
			for (uint32_t k = 0; k < p->step[i].nregion; k++)
				widen_region(m, p->step[i].region[k],
					m->begin[i], m->end[i]);
	list_ends(m);
	if (m->nat > 1)
		sweep(m);
	return POP_OK;
}

pop_status
pop_program_live(uint64_t *out, const pop_program *p, pop_err *err)
{
	measure m = {.p = p};
	pop_status st = pop_arena_run(&m.arena, run, &m, err);

	*out = m.most;
	pop_arena_release(&m.arena);
	return st;
}
