/*
 * A step being made: dims without limit, views with a stride for each, code.
 * Dims that every view walks through as if they were one become one; then the
 * step takes its final form.
 */

#include "lib/gen/gen_int.h"

#include <string.h>

void
pop_maker_init(maker *m, gen *g, pop_step_kind kind)
{
	*m = (maker){.g = g, .kind = (uint8_t)kind};
}

unsigned
pop_maker_dim(maker *m, int64_t extent)
{
	m->extent[m->ndim] = extent;
	m->pinned[m->ndim] = false;
	m->name[m->ndim] = m->nname++;
	return m->ndim++;
}

void
pop_maker_param(maker *m, int64_t v)
{
	*GEN_PUSH(m->g->scratch, m->param, m->nparam, m->cap_param) = v;
}

uint32_t
pop_maker_stage(maker *m, pop_stage_kind kind)
{
	struct maker_stage *s =
		GEN_PUSH(m->g->scratch, m->stage, m->nstage, m->cap_stage);

	s->kind = (uint8_t)kind;
	s->code = POP_NEW(m->g->scratch, code);
	s->code->m = m;
	s->code->g = m->g;
	return m->nstage - 1;
}

code *
pop_maker_code(maker *m, uint32_t stage)
{
	return m->stage[stage].code;
}

uint32_t
pop_maker_new_view(maker *m, const wide_view *v)
{
	*GEN_PUSH(m->g->scratch, m->view, m->nview, m->cap_view) = *v;
	return m->nview - 1;
}

uint32_t
pop_maker_view(maker *m, const wide_view *v)
{
	for (uint32_t i = m->nfixed; i < m->nview; i++) {
		wide_view *w = &m->view[i];

		if (w->buffer == v->buffer && w->dtype == v->dtype &&
			w->base == v->base && w->ndyn == v->ndyn &&
			w->io == v->io &&
			memcmp(w->stride, v->stride, sizeof(v->stride)) == 0 &&
			pop_dyn_same(w->dyn, v->dyn, w->ndyn))
			return i;
	}
	return pop_maker_new_view(m, v);
}

wide_view
pop_maker_at(const place *p, uint8_t io)
{
	return (wide_view){.buffer = p->buffer,
		.dtype = p->dtype,
		.ndyn = p->ndyn,
		.io = io,
		.base = p->base,
		.dyn = p->dyn};
}

wide_view
pop_maker_wide(const place *p, const int *dim, uint8_t io)
{
	wide_view w = pop_maker_at(p, io);

	for (unsigned d = 0; d < p->rank; d++) {
		if (p->extent[d] != 1 && dim[d] >= 0)
			w.stride[dim[d]] += p->stride[d];
	}
	return w;
}

/* ---- Dims. */

uint64_t
pop_maker_most(const maker *m, unsigned name)
{
	for (unsigned d = 0; d < m->ndim; d++) {
		if (m->name[d] == name && m->extent[d] > 0)
			return (uint64_t)m->extent[d] - 1;
	}
	return UINT64_MAX;
}

static void
remove_dim(maker *m, unsigned d)
{
	size_t n = m->ndim - 1 - d;

	memmove(m->extent + d, m->extent + d + 1, n * sizeof(*m->extent));
	memmove(m->pinned + d, m->pinned + d + 1, n * sizeof(*m->pinned));
	memmove(m->name + d, m->name + d + 1, n);
	for (uint32_t v = 0; v < m->nview; v++) {
		int64_t *s = m->view[v].stride;

		memmove(s + d, s + d + 1, n * sizeof(*s));
		s[m->ndim - 1] = 0;
	}
	m->ndim--;
}

void
pop_maker_move(maker *m, unsigned from, unsigned to)
{
	int64_t extent = m->extent[from];
	bool pinned = m->pinned[from];
	uint8_t name = m->name[from];
	int step = from < to ? 1 : -1;

	for (unsigned d = from; d != to; d = (unsigned)((int)d + step)) {
		unsigned next = (unsigned)((int)d + step);

		m->extent[d] = m->extent[next];
		m->pinned[d] = m->pinned[next];
		m->name[d] = m->name[next];
		for (uint32_t v = 0; v < m->nview; v++) {
			int64_t *s = m->view[v].stride, t = s[d];

			s[d] = s[next];
			s[next] = t;
		}
	}
	m->extent[to] = extent;
	m->pinned[to] = pinned;
	m->name[to] = name;
}

static bool
is_one_walk(const maker *m, unsigned d)
{
	if (m->pinned[d] || m->pinned[d + 1])
		return false;
	for (uint32_t v = 0; v < m->nview; v++) {
		const int64_t *s = m->view[v].stride;

		if (s[d] != s[d + 1] * m->extent[d + 1])
			return false;
	}
	return true;
}

unsigned
pop_maker_merge(maker *m, unsigned from, unsigned to)
{
	for (unsigned d = to; d-- > from;) {
		if (m->extent[d] == 1) {
			remove_dim(m, d);
			to--;
		}
	}
	for (unsigned d = to; d-- > from + 1;) {
		if (!is_one_walk(m, d - 1))
			continue;
		m->extent[d] *= m->extent[d - 1];
		m->name[d - 1] = m->name[d];
		m->extent[d - 1] = m->extent[d];
		for (uint32_t v = 0; v < m->nview; v++)
			m->view[v].stride[d - 1] = m->view[v].stride[d];
		remove_dim(m, d);
		to--;
	}
	return to - from;
}

/* ---- The final form. */

static void
final_view(const maker *m, const wide_view *w, pop_view *v)
{
	*v = (pop_view){.buffer = w->buffer,
		.dtype = w->dtype,
		.ndyn = w->ndyn,
		.base = w->base,
		.dyn = w->dyn};
	memcpy(v->stride, w->stride, m->ndim * sizeof(*v->stride));
}

static pop_status
final_stage(const maker *m, const struct maker_stage *from, pop_stage *to)
{
	const code *c = from->code;
	uint8_t dim[UINT8_MAX + 1] = {0};

	if (c->full)
		return pop_fail(m->g->err, POP_E_INPUT,
			"an expression takes more than %d instructions",
			POP_MAX_CODE);
	for (unsigned d = 0; d < m->ndim; d++)
		dim[m->name[d]] = (uint8_t)d;
	to->kind = from->kind;
	to->ncode = c->n;
	to->code = POP_NEWN(m->g->a, pop_ins, c->n);
	if (c->n)
		memcpy(to->code, c->ins, c->n * sizeof(*to->code));
	for (uint32_t i = 0; i < c->n; i++) {
		if (to->code[i].op == POP_INS_INDEX)
			to->code[i].imm = dim[to->code[i].imm];
	}
	return POP_OK;
}

pop_status
pop_maker_commit(maker *m)
{
	gen *g = m->g;
	gen_list *list = &g->region[g->cur];
	gen_step *to;
	pop_step s = {.kind = m->kind, .ndim = (uint8_t)m->ndim};

	if (m->ndim > POP_MAX_DIMS || m->nview > POP_LIMIT_VIEWS ||
		m->nstage > POP_LIMIT_STAGES || m->nparam > POP_LIMIT_PARAMS)
		return pop_fail(g->err, POP_E_INPUT,
			"a step would have %u dims, %u views, %u stages, %u "
			"parameters; the limits are %d, %d, %d, %d",
			m->ndim, m->nview, m->nstage, m->nparam, POP_MAX_DIMS,
			POP_LIMIT_VIEWS, POP_LIMIT_STAGES, POP_LIMIT_PARAMS);
	memcpy(s.extent, m->extent, m->ndim * sizeof(*s.extent));
	s.nview = m->nview;
	s.nstage = m->nstage;
	s.nparam = m->nparam;
	s.param = POP_NEWN(g->a, int64_t, m->nparam);
	if (m->nparam)
		memcpy(s.param, m->param, m->nparam * sizeof(*s.param));
	s.view = POP_NEWN(g->a, pop_view, m->nview);
	s.stage = POP_NEWN(g->a, pop_stage, m->nstage);
	for (uint32_t i = 0; i < m->nstage; i++)
		POP_TRY(final_stage(m, &m->stage[i], &s.stage[i]));
	s.region = m->region;
	s.nregion = m->nregion;
	to = GEN_PUSH(g->a, list->step, list->n, list->cap);
	*to = (gen_step){.s = s};
	to->io = POP_NEWN(g->a, uint8_t, m->nview);
	for (uint32_t v = 0; v < m->nview; v++) {
		final_view(m, &m->view[v], &to->s.view[v]);
		to->io[v] = m->view[v].io;
	}
	return POP_OK;
}

bool
pop_step_touches(const gen_step *t, uint32_t b, uint8_t io)
{
	for (uint32_t v = 0; v < t->s.nview; v++) {
		const pop_view *w = &t->s.view[v];

		if (w->buffer == b && t->io[v] & io)
			return true;
		for (unsigned k = 0; k < w->ndyn; k++)
			if (w->dyn[k].buffer == b && io & GEN_READ)
				return true;
	}
	return false;
}
