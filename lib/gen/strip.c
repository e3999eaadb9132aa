/*
 * Strips: a product, the loops and products that use what it makes, and
 * nothing else does, become steps of one STRIP, if they have dims in common:
 * attention is one.  What they hand on is then made, used and forgotten block
 * by block in the scratch of a thread.
 *
 * A chain grows from a product along the buffers that only it reads, the local
 * ones, as long as that is sound and spares memory.  Or it is a loop and the
 * products that read what it computes.
 */

#include "lib/gen/strip_int.h"

#include <string.h>

enum {
	/* Steps of the list from the first of a chain to its last. */
	WINDOW = 64,
	/* Local buffers after which a chain that is not good is given up. */
	PATIENCE = 8,
	/* Bytes below which nothing is gained. */
	LEAST_LOCAL = 64 << 10,
	/* Rows or columns by which a loop's result is multiplied where it is
	 * made, at most; and its bytes, at least: what the second caches hold
	 * may as well be made before. */
	MOST_BESIDE = 16,
	LEAST_FED = 2 << 20,
};

/* Who touches a buffer. */
typedef struct known {
	uint32_t region, first, last; /* steps of its list */
	uint32_t nwrite;
	bool closed; /* also others, or in other ways */
} known;

typedef struct stripper {
	gen *g;
	known *known;
	uint32_t region;
} stripper;

/* ---- What is known of buffers. */

static void
note(stripper *s, uint32_t b, uint32_t region, uint32_t at, uint8_t io)
{
	known *k = &s->known[b];

	if (k->first == POP_GEN_NONE) {
		k->region = region;
		k->first = at;
	}
	k->closed = k->closed || k->region != region;
	k->last = at;
	k->nwrite += (io & GEN_WRITE) != 0;
}

static void
note_step(stripper *s, const gen_step *t, uint32_t region, uint32_t at)
{
	for (uint32_t v = 0; v < t->s.nview; v++) {
		const pop_view *w = &t->s.view[v];

		note(s, w->buffer, region, at, t->io[v]);
		s->known[w->buffer].closed |= w->ndyn != 0;
		for (unsigned k = 0; k < w->ndyn; k++)
			s->known[w->dyn[k].buffer].closed = true;
	}
	for (uint32_t k = POP_WHILE_PARAMS;
		t->s.kind == POP_STEP_WHILE && k < t->s.nparam; k++)
		s->known[t->s.param[k]].closed = true;
}

static void
know(stripper *s)
{
	gen *g = s->g;

	s->known = POP_NEWN(g->a, known, g->nbuf);
	for (uint32_t b = 0; b < g->nbuf; b++) {
		s->known[b].first = POP_GEN_NONE;
		s->known[b].closed = g->buf[b].where != POP_WHERE_ARENA ||
				     g->buf[b].role != ROLE_NONE;
	}
	for (uint32_t i = 0; i < g->out->nresult; i++)
		s->known[g->out->result[i].buffer].closed = true;
	for (uint32_t r = 0; r < g->nregion; r++)
		for (uint32_t i = 0; i < g->region[r].n; i++)
			if (!g->region[r].step[i].gone)
				note_step(s, &g->region[r].step[i], r, i);
}

/* Touched by steps alone that are near in the same list. */
static bool
is_near(const stripper *s, uint32_t b)
{
	const known *k = &s->known[b];

	return !k->closed && k->region == s->region && k->last > k->first &&
	       k->last - k->first < WINDOW;
}

/* Likewise, and written but once. */
static bool
is_private(const stripper *s, uint32_t b)
{
	return s->known[b].nwrite == 1 && is_near(s, b);
}

static int64_t
whole_bytes(const stripper *s, uint32_t b)
{
	return s->g->buf[b].bytes;
}

/* ---- Growing. */

static bool
is_fit(const gen_step *t)
{
	if (t->gone || t->s.nregion)
		return false;
	for (unsigned d = 0; d < t->s.ndim; d++)
		if (t->s.extent[d] < 1)
			return false;
	for (uint32_t v = 0; v < t->s.nview; v++)
		if (t->io[v] & GEN_GATHER)
			return false;
	return t->s.kind == POP_STEP_DOT ||
	       (t->s.kind == POP_STEP_LOOP &&
		       t->s.param[POP_LOOP_MODE] == POP_LOOP_ROWS);
}

static member *
add(gen *g, chain *c, const gen_step *t, uint32_t at)
{
	member *m;
	uint32_t i = c->n;

	if (c->n == MOST || !is_fit(t))
		return NULL;
	for (; i > 0 && c->m[i - 1].at > at; i--)
		c->m[i] = c->m[i - 1];
	m = &c->m[i];
	pop_chain_take(g, m, t, at);
	c->n++;
	return m;
}

/* Makes buffer b, which member `from` writes, local: its readers join, and who
 * else writes it. */
static bool
make_local(const stripper *s, chain *c, uint32_t b, uint32_t from)
{
	const gen_list *list = &s->g->region[s->region];
	local x = {b, from, s->known[b].nwrite > 1, whole_bytes(s, b)};

	if (c->nlocal == MOST)
		return false;
	c->local[c->nlocal++] = x;
	for (uint32_t i = from + 1; i <= s->known[b].last; i++) {
		const gen_step *t = &list->step[i];

		if (t->gone || !pop_step_touches(t, b, GEN_READ | GEN_WRITE))
			continue;
		if (!pop_chain_at(c, i) && !add(s->g, c, t, i))
			return false;
		if (!pop_chain_link(s->g, c, &x, i))
			return false;
	}
	return true;
}

static bool
any_common(const chain *c)
{
	for (int i = 0; i < c->nid; i++)
		if (is_common(c, i))
			return true;
	return false;
}

/* The first n dims of t may be common. */
static chain *
begin(const stripper *s, const gen_step *t, uint32_t at, unsigned n)
{
	chain *c = POP_NEW(s->g->scratch, chain);
	member *m = add(s->g, c, t, at);

	if (!m)
		return NULL;
	for (unsigned d = 0; d < n; d++)
		if (t->s.extent[d] > 1) {
			c->extent[c->nid] = t->s.extent[d];
			m->id[d] = c->nid++;
		}
	return c;
}

/* ---- Moving. */

/* Does a write what b touches? */
static bool
disturbs(const gen_step *a, const gen_step *b)
{
	for (uint32_t v = 0; v < a->s.nview; v++)
		if (a->io[v] & GEN_WRITE &&
			pop_step_touches(
				b, a->s.view[v].buffer, GEN_READ | GEN_WRITE))
			return true;
	return false;
}

static bool
has_member(const chain *c, uint32_t at)
{
	for (uint32_t i = 0; i < c->n; i++)
		if (c->m[i].at == at)
			return true;
	return false;
}

/* Does another member than i touch buffer b? */
static bool
is_shared(const chain *c, uint32_t i, uint32_t b)
{
	for (uint32_t k = 0; k < c->n; k++)
		if (k != i &&
			pop_step_touches(&c->m[k].t, b, GEN_READ | GEN_WRITE))
			return true;
	return false;
}

/* Does no member touch what another one writes, but for local buffers? */
static bool
is_apart(const chain *c)
{
	for (uint32_t i = 0; i < c->n; i++) {
		const gen_step *t = &c->m[i].t;

		for (uint32_t v = 0; v < t->s.nview; v++) {
			uint32_t b = t->s.view[v].buffer;

			if (t->io[v] & GEN_WRITE && !pop_chain_local(c, b) &&
				is_shared(c, i, b))
				return false;
		}
	}
	return true;
}

/* May the members that come before step i run behind it? */
static bool
may_pass(const chain *c, uint32_t i, const gen_step *t)
{
	if (t->s.nregion)
		return false;
	for (uint32_t k = 0; k < c->n; k++)
		if (c->m[k].at < i &&
			(disturbs(t, &c->m[k].t) || disturbs(&c->m[k].t, t)))
			return false;
	return true;
}

/* Members may be moved behind steps between them, and blocks of one run before
 * those of another. */
static bool
may_move(const stripper *s, const chain *c)
{
	const gen_list *list = &s->g->region[s->region];

	if (!is_apart(c))
		return false;
	for (uint32_t i = c->m[0].at; i < c->m[c->n - 1].at; i++)
		if (!list->step[i].gone && !has_member(c, i) &&
			!may_pass(c, i, &list->step[i]))
			return false;
	return true;
}

/* ---- Making it. */

/* Common dims, those that move furthest first. */
static unsigned
sort_ids(const chain *c, int *id)
{
	const member *m = &c->m[0];
	const pop_view *w = pop_chain_written(m, c->local[0].buffer);
	int64_t stride[MOST_IDS];
	unsigned n = 0;

	for (unsigned d = 0; d < m->t.s.ndim; d++) {
		unsigned i = n;

		if (!is_common(c, m->id[d]))
			continue;
		for (; i > 0 && stride[i - 1] < w->stride[d]; i--) {
			stride[i] = stride[i - 1];
			id[i] = id[i - 1];
		}
		stride[i] = w->stride[d];
		id[i] = m->id[d];
		n++;
	}
	return n;
}

/* Chains live in the scratch; the program keeps this. */
static void
keep(gen *g, pop_step *s)
{
	pop_step from = *s;

	s->view = POP_NEWN(g->a, pop_view, s->nview);
	memcpy(s->view, from.view, s->nview * sizeof(*s->view));
	s->param = POP_NEWN(g->a, int64_t, s->nparam);
	memcpy(s->param, from.param, s->nparam * sizeof(*s->param));
	s->stage = POP_NEWN(g->a, pop_stage, s->nstage);
	for (uint32_t k = 0; k < s->nstage; k++) {
		const pop_stage *x = &from.stage[k];

		s->stage[k] = *x;
		s->stage[k].code = POP_NEWN(g->a, pop_ins, x->ncode);
		memcpy(s->stage[k].code, x->code, x->ncode * sizeof(*x->code));
	}
}

/* The chain's locals live in the scratch of who runs a block. */
static void
put_locals(gen *g, const chain *c)
{
	for (uint32_t i = 0; i < c->nlocal; i++) {
		gen_buffer *b = &g->buf[c->local[i].buffer];

		b->where = POP_WHERE_SCRATCH;
		b->bytes = c->local[i].bytes;
		b->writable = false;
	}
}

/* Its dims among the n common ones, id[0..n), for parameters of the strip. */
static void
name_dims(const member *m, const int *id, unsigned n, int64_t *param)
{
	for (unsigned j = 0; j < n; j++)
		for (unsigned d = 0; d < m->t.s.ndim; d++)
			if (m->id[d] == id[j])
				param[j] = d;
}

static void
commit(const stripper *s, chain *c)
{
	gen *g = s->g;
	uint32_t r = pop_gen_region(g), last = c->m[c->n - 1].at;
	gen_list *list = &g->region[s->region], *to = &g->region[r];
	int id[MOST_IDS];
	unsigned n = sort_ids(c, id);
	gen_step t = {.s = {.kind = POP_STEP_STRIP, .nregion = 1}};
	pop_step *x = &t.s;

	x->ndim = (uint8_t)n;
	x->nparam = n * (c->n + 1);
	x->param = POP_NEWN(g->a, int64_t, x->nparam);
	x->region = POP_NEW(g->a, uint32_t);
	x->region[0] = r;
	for (unsigned k = 0; k < n; k++) {
		x->extent[k] = c->extent[id[k]];
		x->param[k] = c->block[id[k]];
	}
	put_locals(g, c);
	for (uint32_t i = 0; i < c->n; i++) {
		member *m = &c->m[i];

		name_dims(m, id, n, x->param + (i + 1) * n);
		m->t.together = true;
		keep(g, &m->t.s);
		for (uint32_t v = 0; v < m->t.s.nview; v++)
			s->known[m->t.s.view[v].buffer].closed = true;
		list->step[m->at].gone = true;
		*GEN_PUSH(g->a, to->step, to->n, to->cap) = m->t;
	}
	list->step[last] = t;
}

/* May the chain be made, and is it worth it?  *out: as it would be. */
static bool
is_good(const stripper *s, const chain *c, chain **out)
{
	chain *x = pop_chain_copy(s->g, c);

	*out = x;
	pop_chain_keep_sides(x);
	if (!pop_chain_all_have(x) || !any_common(x) ||
		!pop_chain_is_sound(x) || !may_move(s, x))
		return false;
	pop_chain_pack(x);
	return pop_chain_blocks(s->g, x);
}

static unsigned
count_common(const chain *c)
{
	unsigned n = 0;

	for (int i = 0; i < c->nid; i++)
		n += is_common(c, i);
	return n;
}

/* Makes local what can be of what its members write, first ones first, until it
 * is good, and on while dims stay common; nothing of more than `most` bytes.
 * NULL: it never is good. */
static chain *
grow(const stripper *s, chain *c, int64_t most)
{
	chain *good = NULL, *x;

	for (uint32_t at = c->m[0].at; at != POP_GEN_NONE;) {
		const member *m = pop_chain_at(c, at);
		uint32_t next = POP_GEN_NONE;

		for (uint32_t v = 0; v < m->t.s.nview; v++) {
			uint32_t b = m->t.s.view[v].buffer;
			chain *more;

			if (!(m->t.io[v] & GEN_WRITE) || !is_private(s, b) ||
				s->g->buf[b].bytes > most)
				continue;
			more = pop_chain_copy(s->g, c);
			if (!make_local(s, more, b, at) ||
				!pop_chain_may_block(more) ||
				(good && count_common(more) < count_common(c)))
				continue;
			c = more;
			m = pop_chain_at(c, at);
			if (is_good(s, c, &x))
				good = x;
			else if (good || c->nlocal > PATIENCE)
				return good;
		}
		for (uint32_t i = c->n; i-- > 0 && c->m[i].at > at;)
			next = c->m[i].at;
		at = next;
	}
	return good;
}

static void
try(const stripper *s, uint32_t at)
{
	const gen_step *t = &s->g->region[s->region].step[at];
	uint32_t b = POP_GEN_NONE;
	pop_arena_mark here;
	chain *c;

	if (t->s.kind != POP_STEP_DOT || !is_fit(t))
		return;
	for (uint32_t v = 2; v < t->s.nview; v++)
		if (t->io[v] & GEN_WRITE && is_private(s, t->s.view[v].buffer))
			b = t->s.view[v].buffer;
	if (b == POP_GEN_NONE || whole_bytes(s, b) < LEAST_LOCAL)
		return;
	here = pop_arena_here(s->g->scratch);
	c = begin(s, t, at, t->s.ndim - 1u);
	if (c)
		c = grow(s, c, whole_bytes(s, b));
	if (c)
		commit(s, c);
	pop_arena_rewind(s->g->scratch, here);
}

/* ---- Loops that feed products.
 *
 * Weights that are scaled become floats where they are multiplied, a panel at a
 * time, and not in memory.  It pays where products have few rows and read their
 * weights but once. */

/* The one buffer that a plain loop writes, if it can be local. */
static uint32_t
fed_by(const stripper *s, const gen_step *t)
{
	uint32_t b = POP_GEN_NONE;

	if (t->s.kind != POP_STEP_LOOP || !is_fit(t) ||
		!pop_loop_is_plain(&t->s))
		return POP_GEN_NONE;
	for (uint32_t v = 0; v < t->s.nview; v++) {
		if (!(t->io[v] & GEN_WRITE))
			continue;
		if (b != POP_GEN_NONE || !is_near(s, t->s.view[v].buffer))
			return POP_GEN_NONE;
		b = t->s.view[v].buffer;
	}
	return b;
}

/* Is m a product of local buffer b by few rows or columns? */
static bool
is_fed(const member *m, uint32_t b)
{
	const pop_step *s = &m->t.s;
	const bool left = s->view[0].buffer == b;

	if (s->kind != POP_STEP_DOT || left == (s->view[1].buffer == b))
		return false;
	for (uint32_t v = 2; v < s->nview; v++)
		if (s->view[v].buffer == b)
			return false;
	return s->extent[s->ndim - (left ? 2 : 3)] <= MOST_BESIDE;
}

/* Does m make a part of local buffer b? */
static bool
is_feeder(const member *m, uint32_t b)
{
	return m->t.s.kind == POP_STEP_LOOP && pop_loop_is_plain(&m->t.s) &&
	       pop_chain_written(m, b);
}

/* Do the chain's loops feed all the others?  Their lines are not cut. */
static bool
feeds(chain *c)
{
	const member *m = &c->m[0];
	const int line = m->id[m->t.s.ndim - 1];
	const uint32_t b = c->local[0].buffer;

	if (line >= 0)
		c->dead[line] = true;
	for (uint32_t i = 1; i < c->n; i++)
		if (!is_fed(&c->m[i], b) && !is_feeder(&c->m[i], b))
			return false;
	return true;
}

static void
try_fed(const stripper *s, uint32_t at)
{
	const gen_step *t = &s->g->region[s->region].step[at];
	const uint32_t b = fed_by(s, t);
	pop_arena_mark here = pop_arena_here(s->g->scratch);
	chain *c;

	if (b == POP_GEN_NONE || s->known[b].first != at ||
		whole_bytes(s, b) < LEAST_FED)
		return;
	c = begin(s, t, at, t->s.ndim);
	if (make_local(s, c, b, at) && feeds(c) && pop_chain_all_have(c) &&
		any_common(c) && pop_chain_is_sound(c) && may_move(s, c)) {
		pop_chain_pack(c);
		if (pop_chain_feed_blocks(c))
			commit(s, c);
	}
	pop_arena_rewind(s->g->scratch, here);
}

static void
try_each(stripper *s, void (*one)(const stripper *s, uint32_t at))
{
	const uint32_t n = s->g->nregion;

	for (uint32_t r = 0; r < n; r++) {
		s->region = r;
		for (uint32_t i = 0; i < s->g->region[r].n; i++)
			one(s, i);
	}
}

void
pop_strips(gen *g)
{
	stripper s = {.g = g};

	know(&s);
	try_each(&s, try);
	try_each(&s, try_fed);
}
