/*
 * Dims of a chain: which dims of its steps are one, and that blocks of them are
 * independent.
 *
 * Dims of two steps are one if the views by which they write and read a local
 * buffer walk it with the same stride; dims that one walks as one and the other
 * as two are cut in two first.
 */

#include "lib/gen/strip_int.h"

#include <string.h>

const pop_view *
pop_chain_written(const member *m, uint32_t b)
{
	for (uint32_t v = 0; v < m->t.s.nview; v++)
		if (m->t.s.view[v].buffer == b && m->t.io[v] & GEN_WRITE)
			return &m->t.s.view[v];
	return NULL;
}

member *
pop_chain_at(chain *c, uint32_t at)
{
	for (uint32_t i = 0; i < c->n; i++)
		if (c->m[i].at == at)
			return &c->m[i];
	return NULL;
}

const local *
pop_chain_local(const chain *c, uint32_t b)
{
	for (uint32_t i = 0; i < c->nlocal; i++)
		if (c->local[i].buffer == b)
			return &c->local[i];
	return NULL;
}

/* Copies what refining changes. */
void
pop_chain_take(gen *g, member *m, const gen_step *t, uint32_t at)
{
	*m = (member){.t = *t, .at = at};
	m->t.s.view = POP_NEWN(g->scratch, pop_view, t->s.nview);
	memcpy(m->t.s.view, t->s.view, t->s.nview * sizeof(*t->s.view));
	m->t.s.param = POP_NEWN(g->scratch, int64_t, t->s.nparam);
	memcpy(m->t.s.param, t->s.param, t->s.nparam * sizeof(*t->s.param));
	for (unsigned d = 0; d < POP_MAX_DIMS; d++)
		m->id[d] = -1;
}

chain *
pop_chain_copy(gen *g, const chain *c)
{
	chain *to = POP_NEW(g->scratch, chain);

	*to = *c;
	for (uint32_t i = 0; i < c->n; i++) {
		pop_chain_take(g, &to->m[i], &c->m[i].t, c->m[i].at);
		memcpy(to->m[i].id, c->m[i].id, sizeof(c->m[i].id));
	}
	return to;
}

/* ---- Dims. */

static bool
is_free(const pop_step *s, unsigned d)
{
	if (s->kind == POP_STEP_DOT)
		return d + 1 < s->ndim;
	return d < s->ndim - (unsigned)s->param[POP_LOOP_NINNER];
}

static bool
names_dim(const pop_step *s, unsigned d)
{
	for (uint32_t k = 0; k < s->nstage; k++)
		for (uint32_t i = 0; i < s->stage[k].ncode; i++)
			if (s->stage[k].code[i].op == POP_INS_INDEX &&
				s->stage[k].code[i].imm == d)
				return true;
	return false;
}

/* Rows and columns of a product stay what they are. */
static bool
may_split(const pop_step *s, unsigned d)
{
	if (s->ndim == POP_MAX_DIMS || names_dim(s, d))
		return false;
	return s->kind != POP_STEP_DOT || d + 3 < s->ndim;
}

static void
shift_indices(gen *g, pop_step *s, unsigned d)
{
	pop_stage *stage = POP_NEWN(g->scratch, pop_stage, s->nstage);

	for (uint32_t k = 0; k < s->nstage; k++) {
		const pop_stage *from = &s->stage[k];

		stage[k] = *from;
		stage[k].code = POP_NEWN(g->scratch, pop_ins, from->ncode);
		memcpy(stage[k].code, from->code,
			from->ncode * sizeof(*from->code));
		for (uint32_t i = 0; i < from->ncode; i++)
			if (from->code[i].op == POP_INS_INDEX &&
				from->code[i].imm > d)
				stage[k].code[i].imm++;
	}
	s->stage = stage;
}

/* Dim d becomes two, the inner one of n points. */
static void
split(gen *g, member *m, unsigned d, int64_t n)
{
	pop_step *s = &m->t.s;
	size_t rest = s->ndim - d - 1;

	memmove(s->extent + d + 2, s->extent + d + 1,
		rest * sizeof(*s->extent));
	memmove(m->id + d + 2, m->id + d + 1, rest * sizeof(*m->id));
	s->extent[d + 1] = n;
	s->extent[d] /= n;
	m->id[d + 1] = m->id[d];
	for (uint32_t v = 0; v < s->nview; v++) {
		int64_t *x = s->view[v].stride;

		memmove(x + d + 2, x + d + 1, rest * sizeof(*x));
		x[d + 1] = x[d];
		x[d] *= n;
	}
	s->ndim++;
	shift_indices(g, s, d);
	if (s->kind == POP_STEP_DOT)
		s->param[POP_DOT_NBATCH]++;
}

/* Everywhere. */
static bool
split_id(gen *g, chain *c, int id, int64_t n)
{
	if (c->nid == MOST_IDS)
		return false;
	for (uint32_t i = 0; i < c->n; i++)
		for (unsigned d = 0; d < c->m[i].t.s.ndim; d++)
			if (c->m[i].id[d] == id && !may_split(&c->m[i].t.s, d))
				return false;
	c->extent[c->nid] = n;
	c->dead[c->nid] = c->dead[id];
	c->extent[id] /= n;
	for (uint32_t i = 0; i < c->n; i++)
		for (unsigned d = 0; d < c->m[i].t.s.ndim; d++)
			if (c->m[i].id[d] == id) {
				split(g, &c->m[i], d, n);
				c->m[i].id[d + 1] = c->nid;
				break;
			}
	c->nid++;
	return true;
}

/* Is there a place between the points of stride s, n of them, of stride `at`?
 */
static bool
falls_in(int64_t s, int64_t n, int64_t at)
{
	return s > 0 && at > s && at < s * n && at % s == 0 && s * n % at == 0;
}

/* Cuts dims of writer and reader where the other one's begin. */
static bool
refine(gen *g, chain *c, member *from, const pop_view *w, member *to,
	const pop_view *v)
{
	for (unsigned a = 0; a < from->t.s.ndim; a++)
		for (unsigned b = 0; b < to->t.s.ndim; b++) {
			const pop_step *x = &from->t.s, *y = &to->t.s;

			if (from->id[a] < 0 || !is_free(y, b))
				continue;
			if (falls_in(
				    v->stride[b], y->extent[b], w->stride[a]) &&
				to->id[b] < 0) {
				if (!may_split(y, b))
					return false;
				split(g, to, b, w->stride[a] / v->stride[b]);
				return true;
			}
			if (falls_in(w->stride[a], x->extent[a], v->stride[b]))
				return split_id(g, c, from->id[a],
					v->stride[b] / w->stride[a]);
		}
	return false;
}

/* Dims of `to` that walk the buffer as a dim of `from` does are that one; those
 * of which there is none in `to` are not common. */
static void
match(chain *c, const member *from, const pop_view *w, member *to,
	const pop_view *v)
{
	for (unsigned a = 0; a < from->t.s.ndim; a++) {
		const int id = from->id[a];
		bool found = false;

		if (id < 0)
			continue;
		for (unsigned b = 0; b < to->t.s.ndim && !found; b++) {
			if (!is_free(&to->t.s, b) ||
				v->stride[b] != w->stride[a] ||
				to->t.s.extent[b] != from->t.s.extent[a] ||
				(to->id[b] >= 0 && to->id[b] != id))
				continue;
			to->id[b] = id;
			found = true;
		}
		c->dead[id] |= !found;
	}
}

/* All views by which member `at` reads local buffer x, or writes a part of it.
 */
bool
pop_chain_link(gen *g, chain *c, const local *x, uint32_t at)
{
	for (uint32_t v = 0; v < pop_chain_at(c, at)->t.s.nview; v++) {
		member *to = pop_chain_at(c, at),
		       *from = pop_chain_at(c, x->from);
		const pop_view *w = pop_chain_written(from, x->buffer);
		const pop_view *r = &to->t.s.view[v];

		if (r->buffer != x->buffer)
			continue;
		if (r->dtype != w->dtype ||
			(x->parts ? to->t.io[v] == (GEN_READ | GEN_WRITE)
				  : to->t.io[v] & GEN_WRITE ||
						r->base != w->base))
			return false;
		while (refine(g, c, from, w, to, r))
			;
		match(c, from, w, to, r);
	}
	return true;
}

/* ---- Proof. */

bool
pop_chain_all_have(const chain *c)
{
	for (uint32_t i = 0; i < c->n; i++)
		for (int k = 0; k < c->nid; k++) {
			unsigned n = 0;

			for (unsigned d = 0; d < c->m[i].t.s.ndim; d++)
				n += c->m[i].id[d] == k;
			if (!c->dead[k] && n != 1)
				return false;
		}
	return true;
}

bool
pop_chain_walk(const chain *c, const member *m, const pop_view *v, walk *out)
{
	unsigned n = 0;

	out->n = 0;
	for (unsigned d = 0; d < m->t.s.ndim; d++) {
		int64_t s = v->stride[d], e = m->t.s.extent[d];
		unsigned i = out->n;

		if (s < 0)
			return false;
		if (is_common(c, m->id[d]) || s == 0 || e == 1)
			continue;
		for (; i > 0 && out->stride[i - 1] > s; i--) {
			out->stride[i] = out->stride[i - 1];
			out->extent[i] = out->extent[i - 1];
		}
		out->stride[i] = s;
		out->extent[i] = e;
		out->n++;
	}
	for (unsigned i = 0; i < out->n; i++) {
		if (n && out->stride[i] ==
				 out->stride[n - 1] * out->extent[n - 1]) {
			out->extent[n - 1] *= out->extent[i];
			continue;
		}
		out->stride[n] = out->stride[i];
		out->extent[n++] = out->extent[i];
	}
	out->n = n;
	return true;
}

/* At each place of the common dims, v reads nothing but what w wrote there. */
static bool
stays_inside(const chain *c, const member *from, const pop_view *w,
	const member *to, const pop_view *v)
{
	walk a, b;

	for (unsigned d = 0; d < to->t.s.ndim; d++) {
		bool found = !is_common(c, to->id[d]);

		for (unsigned k = 0; k < from->t.s.ndim && !found; k++)
			found = from->id[k] == to->id[d] &&
				w->stride[k] == v->stride[d];
		if (!found)
			return false;
	}
	if (!pop_chain_walk(c, from, w, &a) || !pop_chain_walk(c, to, v, &b))
		return false;
	for (unsigned i = 0; i < b.n; i++) {
		bool found = false;

		for (unsigned k = 0; k < a.n; k++)
			found |= a.stride[k] == b.stride[i] &&
				 a.extent[k] >= b.extent[i];
		if (!found)
			return false;
	}
	return true;
}

/* The elements from one place of the common dims to the next; 0: there is more
 * than one such dim. */
static int64_t
slot_of(const chain *c, const member *m, const pop_view *v)
{
	int64_t slot = 0;

	for (unsigned d = 0; d < m->t.s.ndim; d++)
		if (is_common(c, m->id[d])) {
			if (slot)
				return 0;
			slot = v->stride[d];
		}
	return slot;
}

int64_t
pop_chain_low(const chain *c, uint32_t b)
{
	int64_t low = INT64_MAX;

	for (uint32_t k = 0; k < c->n; k++)
		for (uint32_t v = 0; v < c->m[k].t.s.nview; v++) {
			const pop_view *w = &c->m[k].t.s.view[v];

			if (w->buffer == b && w->base < low)
				low = w->base;
		}
	return low;
}

int64_t
pop_chain_span(const chain *c, uint32_t b)
{
	const int64_t low = pop_chain_low(c, b);
	int64_t n = 0;

	for (uint32_t k = 0; k < c->n; k++)
		for (uint32_t v = 0; v < c->m[k].t.s.nview; v++) {
			const member *m = &c->m[k];
			const pop_view *w = &m->t.s.view[v];
			int64_t end = w->base - low + 1;

			if (w->buffer != b)
				continue;
			for (unsigned d = 0; d < m->t.s.ndim; d++)
				if (!is_common(c, m->id[d]))
					end += (m->t.s.extent[d] - 1) *
					       w->stride[d];
			n = end > n ? end : n;
		}
	return n;
}

/* Buffer b, which several members write: what all touch of it at one place of
 * the only common dim lies apart from what they touch at others.  So whatever
 * is read there has been written there. */
static bool
keeps_to_slots(const chain *c, uint32_t b)
{
	const int64_t reach = pop_chain_span(c, b);

	for (uint32_t k = 0; k < c->n; k++)
		for (uint32_t v = 0; v < c->m[k].t.s.nview; v++) {
			const pop_view *w = &c->m[k].t.s.view[v];

			if (w->buffer != b)
				continue;
			if (slot_of(c, &c->m[k], w) < reach)
				return false;
			for (unsigned d = 0; d < c->m[k].t.s.ndim; d++)
				if (w->stride[d] < 0)
					return false;
		}
	return true;
}

bool
pop_chain_is_sound(chain *c)
{
	for (uint32_t i = 0; i < c->nlocal; i++) {
		const member *from = pop_chain_at(c, c->local[i].from);
		const uint32_t b = c->local[i].buffer;
		const pop_view *w = pop_chain_written(from, b);

		if (c->local[i].parts && !keeps_to_slots(c, b))
			return false;
		for (uint32_t k = 0; k < c->n && !c->local[i].parts; k++)
			for (uint32_t v = 0; v < c->m[k].t.s.nview; v++) {
				const pop_view *r = &c->m[k].t.s.view[v];

				if (r->buffer == b && r != w &&
					!stays_inside(c, from, w, &c->m[k], r))
					return false;
			}
	}
	return true;
}
