/*
 * Liveness: the places in execution order at which each fresh buffer's
 * contents matter.
 *
 * Steps are numbered as they run, a loop's body once.  A buffer is written
 * first and read later, in the region that defines it or in regions inside;
 * one read inside a loop is needed until the loop ends.  The exceptions are
 * carries, whose contents travel from the end of the body to its start,
 * results of branches, which every branch writes, and what branches are the
 * last to read: none of them needs it for the others.
 */

#include "lib/gen/gen_int.h"

#include <string.h>

/* ---- Steps nobody needs. */

static void
count_reads(gen *g, const gen_step *t, uint32_t *reads, uint32_t by)
{
	for (uint32_t v = 0; v < t->s.nview; v++) {
		const pop_view *w = &t->s.view[v];

		if (t->io[v] & GEN_READ)
			reads[w->buffer] += by;
		for (unsigned i = 0; i < w->ndyn; i++)
			reads[w->dyn[i].buffer] += by;
	}
	(void)g;
}

static bool
is_needed(const gen *g, const gen_step *t, const uint32_t *reads)
{
	if (t->s.kind == POP_STEP_WHILE || t->s.kind == POP_STEP_CASE ||
		t->s.kind == POP_STEP_EXPECT)
		return true;
	for (uint32_t v = 0; v < t->s.nview; v++) {
		const gen_buffer *b = &g->buf[t->s.view[v].buffer];

		if (t->io[v] & GEN_WRITE &&
			(reads[t->s.view[v].buffer] || b->role ||
				b->where == POP_WHERE_ARG))
			return true;
	}
	return false;
}

void
pop_drop_unneeded(gen *g)
{
	uint32_t *reads = POP_NEWN(g->a, uint32_t, g->nbuf);

	for (uint32_t i = 0; i < g->out->nresult; i++)
		reads[g->out->result[i].buffer]++;
	for (uint32_t r = 0; r < g->nregion; r++) {
		for (uint32_t i = 0; i < g->region[r].n; i++)
			count_reads(g, &g->region[r].step[i], reads, 1);
	}
	/* Inner regions have higher numbers, and what they read was made
	 * before: one sweep backward sees users before makers. */
	for (uint32_t r = g->nregion; r-- > 0;) {
		gen_list *list = &g->region[r];

		for (uint32_t i = list->n; i-- > 0;) {
			gen_step *t = &list->step[i];

			if (is_needed(g, t, reads))
				continue;
			t->gone = true;
			count_reads(g, t, reads, UINT32_MAX);
		}
	}
}

/* ---- Places. */

static void
add_use(live *l, uint32_t buffer, uint32_t region, uint32_t pos, uint8_t io,
	gen_step *t)
{
	uses *u = &l->use[buffer];

	*GEN_PUSH(l->g->a, u->at, u->n, u->cap) =
		(use){.pos = pos, .region = region, .io = io, .step = t};
}

static void
use_views(live *l, uint32_t region, gen_step *t, uint32_t pos)
{
	for (uint32_t v = 0; v < t->s.nview; v++) {
		const pop_view *w = &t->s.view[v];

		add_use(l, w->buffer, region, pos, t->io[v], t);
		for (unsigned i = 0; i < w->ndyn; i++)
			add_use(l, w->dyn[i].buffer, region, pos, GEN_READ, t);
	}
}

static void number_region(
	live *l, uint32_t region, uint32_t parent, gen_step *owner);

static void
number_while(live *l, uint32_t region, gen_step *t)
{
	int64_t n = t->s.param[POP_WHILE_NCARRY];

	t->pos = l->npos++;
	number_region(l, t->s.region[0], region, t);
	t->mid = l->npos++;
	use_views(l, t->s.region[0], t, t->mid);
	number_region(l, t->s.region[1], region, t);
	t->end = l->npos++;
	l->npos++;
	for (int64_t i = 0; i < 2 * n; i++) {
		uint32_t b = (uint32_t)t->s.param[POP_WHILE_PARAMS + i];

		l->of_role[b] = t;
		/* The exchange changes what both hold. */
		add_use(l, b, region, t->end, GEN_READ | GEN_WRITE, t);
	}
}

/* Its steps touch all that they touch at one time. */
static void
number_strip(live *l, uint32_t region, gen_step *t)
{
	gen_list *list = &l->g->region[t->s.region[0]];
	uint32_t pos = l->npos++;

	t->pos = t->end = pos;
	l->region[t->s.region[0]] = (struct live_region){region, pos, pos, t};
	for (uint32_t i = 0; i < list->n; i++) {
		list->step[i].pos = list->step[i].end = pos;
		use_views(l, region, &list->step[i], pos);
	}
}

static void
number_region(live *l, uint32_t region, uint32_t parent, gen_step *owner)
{
	gen_list *list = &l->g->region[region];
	struct live_region *r = &l->region[region];

	r->parent = parent;
	r->owner = owner;
	r->lo = l->npos++;
	for (uint32_t i = 0; i < list->n; i++) {
		gen_step *t = &list->step[i];

		if (t->gone)
			continue;
		if (t->s.kind == POP_STEP_WHILE) {
			number_while(l, region, t);
			continue;
		}
		if (t->s.kind == POP_STEP_STRIP) {
			number_strip(l, region, t);
			continue;
		}
		t->pos = l->npos++;
		use_views(l, region, t, t->pos);
		for (uint32_t k = 0; k < t->s.nregion; k++)
			number_region(l, t->s.region[k], region, t);
		t->end = t->s.nregion ? l->npos++ : t->pos;
	}
	r->hi = l->npos++;
}

/* ---- Spans. */

static void
push(live *l, uint32_t b, uint32_t lo, uint32_t hi)
{
	spans *s = &l->span[b];
	span *at = POP_NEWN(l->g->a, span, s->n + 1);

	if (s->n)
		memcpy(at, s->at, s->n * sizeof(*at));
	at[s->n++] = (span){lo, hi < lo ? lo : hi};
	s->at = at;
}

/* How long a read in u's region keeps what region `home` defines: past the
 * exchange at the end of the outermost loop between them. */
static uint32_t
kept_until(const live *l, const use *u, uint32_t home)
{
	uint32_t at = u->pos;

	for (uint32_t r = u->region; r != home && l->region[r].owner;
		r = l->region[r].parent) {
		const gen_step *t = l->region[r].owner;

		if (t->s.kind == POP_STEP_WHILE)
			at = t->end + 1;
	}
	return at;
}

/* The last place that needs b, of uses after lo and not after hi. */
static uint32_t
last_need(const live *l, uint32_t b, uint32_t lo, uint32_t hi, uint32_t home)
{
	const uses *u = &l->use[b];
	uint32_t last = lo;

	for (uint32_t i = 0; i < u->n; i++) {
		uint32_t at;

		if (u->at[i].pos < lo || u->at[i].pos > hi)
			continue;
		at = kept_until(l, &u->at[i], home);
		last = at > last ? at : last;
	}
	return last;
}

/* The first write of b in lo..hi; hi + 1 if there is none. */
static const use *
first_write(const live *l, uint32_t b, uint32_t lo, uint32_t hi)
{
	const uses *u = &l->use[b];

	for (uint32_t i = 0; i < u->n; i++) {
		if (u->at[i].io & GEN_WRITE && u->at[i].pos >= lo &&
			u->at[i].pos <= hi)
			return &u->at[i];
	}
	return NULL;
}

/* The outermost case between the use that needs b up to hi and region `home`,
 * if nothing behind that case needs it; or NULL. */
static const gen_step *
last_case(const live *l, uint32_t b, uint32_t lo, uint32_t hi, uint32_t home)
{
	const uses *u = &l->use[b];
	const gen_step *last = NULL;

	for (uint32_t i = 0; i < u->n; i++) {
		if (u->at[i].pos <= lo || kept_until(l, &u->at[i], home) != hi)
			continue;
		for (uint32_t r = u->at[i].region;
			r != home && l->region[r].owner;
			r = l->region[r].parent)
			if (l->region[r].owner->s.kind == POP_STEP_CASE)
				last = l->region[r].owner;
	}
	return last && last->pos > lo && hi < last->end ? last : NULL;
}

/* From lo to the last place that needs b, hi: in the branches of a case at the
 * end, of which one runs, each up to its own last place. */
static void
push_needed(live *l, uint32_t b, uint32_t lo, uint32_t hi, uint32_t home)
{
	const gen_step *t = last_case(l, b, lo, hi, home);

	push(l, b, lo, t ? t->pos : hi);
	for (uint32_t k = 0; t && k < t->s.nregion; k++) {
		const uint32_t branch = t->s.region[k];
		const struct live_region *r = &l->region[branch];
		const uint32_t last = last_need(l, b, r->lo, r->hi, branch);

		if (last > r->lo)
			push_needed(l, b, r->lo, last, branch);
	}
}

static void
span_carry_in(live *l, uint32_t b)
{
	const gen_step *t = l->of_role[b];
	const struct live_region *body = &l->region[t->s.region[1]];
	const use *w = first_write(l, b, 0, t->pos);
	uint32_t home = body->parent;

	if (!w)
		return;
	/* The condition runs before the body, so the body's start covers it. */
	push_needed(l, b, w->pos,
		last_need(l, b, body->lo, body->hi, t->s.region[1]),
		t->s.region[1]);
	push(l, b, t->end + 1, last_need(l, b, t->end + 1, l->npos, home));
}

static void
span_carry_out(live *l, uint32_t b)
{
	const gen_step *t = l->of_role[b];
	const use *w = first_write(l, b, 0, l->npos);

	if (w)
		push(l, b, w->pos, t->end);
}

static void
span_branches(live *l, uint32_t b)
{
	const gen_step *t = l->region[l->g->buf[b].branch_region].owner;
	uint32_t home;

	home = l->region[t->s.region[0]].parent;
	for (uint32_t i = 0; i < t->s.nregion; i++) {
		const struct live_region *r = &l->region[t->s.region[i]];
		const use *w = first_write(l, b, r->lo, r->hi);

		if (w)
			push(l, b, w->pos, r->hi);
	}
	push(l, b, t->end, last_need(l, b, t->end, l->npos, home));
}

/* An argument holds its value from the start and, if a result shares its
 * memory, the result from its first write on. */
static void
span_argument(live *l, uint32_t b)
{
	const use *w = first_write(l, b, 0, l->npos);

	push(l, b, 0, last_need(l, b, 0, w ? w->pos - 1 : l->npos, 0));
	if (w)
		push(l, b, w->pos, l->npos);
}

static void
span_plain(live *l, uint32_t b)
{
	const use *w = first_write(l, b, 0, l->npos);

	if (w)
		push_needed(l, b, w->pos,
			last_need(l, b, w->pos, l->npos, w->region), w->region);
}

static void
find_spans(live *l)
{
	for (uint32_t b = 0; b < l->g->nbuf; b++) {
		const gen_buffer *x = &l->g->buf[b];

		if (x->where == POP_WHERE_ARG)
			span_argument(l, b);
		else if (x->where == POP_WHERE_CONST ||
			 x->where == POP_WHERE_SCRATCH)
			continue;
		else if (x->role == ROLE_CARRY_IN)
			span_carry_in(l, b);
		else if (x->role == ROLE_CARRY_OUT)
			span_carry_out(l, b);
		else if (x->role == ROLE_BRANCHES)
			span_branches(l, b);
		else
			span_plain(l, b);
	}
}

void
pop_live(gen *g, live *l)
{
	*l = (live){.g = g};
	l->region = POP_NEWN(g->a, struct live_region, g->nregion);
	l->use = POP_NEWN(g->a, uses, g->nbuf);
	l->span = POP_NEWN(g->a, spans, g->nbuf);
	l->of_role = POP_NEWN(g->a, gen_step *, g->nbuf);
	number_region(l, 0, 0, NULL);
	for (uint32_t i = 0; i < g->out->nresult; i++)
		add_use(l, g->out->result[i].buffer, 0, l->npos - 1, GEN_READ,
			NULL);
	find_spans(l);
}
