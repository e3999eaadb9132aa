/*
 * Addresses and the final program.
 *
 * Buffers that a while step exchanges keep their places in the arena as long
 * as any of them is needed.
 */

#include "lib/gen/gen_int.h"

#include <stddef.h>
#include <string.h>

#include "lib/base/checked.h"

typedef struct placer {
	live *l;
	gen *g;
	const uint32_t *root;
	uint32_t *party; /* union-find of exchanged roots */
	gen_item *at;    /* by root */
	uint64_t bytes;
} placer;

static uint32_t
party_of(const placer *p, uint32_t b)
{
	while (p->party[b] != b) {
		p->party[b] = p->party[p->party[b]];
		b = p->party[b];
	}
	return b;
}

/* ---- Extents in time. */

static void
widen_exchanged(placer *p)
{
	gen_carry_at at = {0};
	const int64_t *pair;

	while ((pair = pop_gen_next_carry(p->g, &at))) {
		uint32_t a = party_of(p, p->root[pair[0]]);
		uint32_t b = party_of(p, p->root[pair[1]]);
		gen_item *x = &p->at[a], *y = &p->at[b];

		if (a == b)
			continue;
		p->party[b] = a;
		x->lo = x->lo < y->lo ? x->lo : y->lo;
		x->hi = x->hi > y->hi ? x->hi : y->hi;
	}
	for (uint32_t b = 0; b < p->g->nbuf; b++) {
		const gen_item *x = &p->at[party_of(p, b)];

		p->at[b].lo = x->lo;
		p->at[b].hi = x->hi;
	}
}

static void
find_items(placer *p)
{
	gen *g = p->g;

	p->at = POP_NEWN(g->a, gen_item, g->nbuf);
	p->party = POP_NEWN(g->a, uint32_t, g->nbuf);
	for (uint32_t b = 0; b < g->nbuf; b++) {
		const spans *s = &p->l->span[b];

		p->party[b] = b;
		p->at[b] = (gen_item){.buffer = b, .lo = UINT32_MAX};
		p->at[b].bytes =
			pop_round_up((size_t)g->buf[b].bytes, POP_BUFFER_ALIGN);
		if (s->n) {
			p->at[b].lo = s->at[0].lo;
			p->at[b].hi = s->at[s->n - 1].hi;
		}
	}
	widen_exchanged(p);
}

static void
place_items(placer *p)
{
	gen *g = p->g;
	gen_item **list = POP_NEWN(g->a, gen_item *, g->nbuf);
	uint32_t n = 0;

	for (uint32_t b = 0; b < g->nbuf; b++) {
		if (p->root[b] == b && g->buf[b].where == POP_WHERE_ARENA &&
			p->at[b].lo != UINT32_MAX && p->at[b].bytes)
			list[n++] = &p->at[b];
	}
	p->bytes = pop_place(g, list, n);
}

/* ---- The program. */

static void
number_buffer(gen *g, uint32_t *number, uint32_t b)
{
	if (number[b] == POP_GEN_NONE)
		number[b] = g->out->nbuffer++;
}

static void
number_step(placer *p, const pop_step *s, uint32_t *number)
{
	gen *g = p->g;
	uint32_t k = s->kind == POP_STEP_WHILE ? POP_WHILE_PARAMS : s->nparam;

	for (uint32_t v = 0; v < s->nview; v++) {
		const pop_view *w = &s->view[v];

		number_buffer(g, number, p->root[w->buffer]);
		for (unsigned d = 0; d < w->ndyn; d++)
			number_buffer(g, number, p->root[w->dyn[d].buffer]);
	}
	for (; k < s->nparam; k++)
		number_buffer(g, number, p->root[s->param[k]]);
}

/* Numbers the buffers that something names, arguments first. */
static uint32_t *
number_buffers(placer *p)
{
	gen *g = p->g;
	pop_program *out = g->out;
	uint32_t *number = POP_NEWN(g->a, uint32_t, g->nbuf);

	for (uint32_t b = 0; b < g->nbuf; b++)
		number[b] = POP_GEN_NONE;
	for (uint32_t i = 0; i < out->narg; i++)
		number_buffer(g, number, out->arg[i].buffer);
	for (uint32_t i = 0; i < out->nresult; i++)
		number_buffer(g, number, p->root[out->result[i].buffer]);
	for (uint32_t r = 0; r < g->nregion; r++)
		for (uint32_t i = 0; i < g->region[r].n; i++)
			if (!g->region[r].step[i].gone)
				number_step(
					p, &g->region[r].step[i].s, number);
	return number;
}

static void
fill_constants(placer *p, const uint32_t *number)
{
	gen *g = p->g;
	uint64_t bytes = 0;
	unsigned char *data;

	for (uint32_t i = 0; i < g->nconst; i++) {
		uint32_t b = g->const_order[i];

		if (number[b] == POP_GEN_NONE)
			continue;
		p->at[b].offset = bytes;
		bytes += p->at[b].bytes;
	}
	data = POP_NEWN(g->a, unsigned char, bytes + POP_BUFFER_ALIGN);
	data += (POP_BUFFER_ALIGN - (uintptr_t)data % POP_BUFFER_ALIGN) %
		POP_BUFFER_ALIGN;
	for (uint32_t i = 0; i < g->nconst; i++) {
		uint32_t b = g->const_order[i];

		if (number[b] != POP_GEN_NONE)
			memcpy(data + p->at[b].offset, g->buf[b].data,
				(size_t)g->buf[b].bytes);
	}
	g->out->constant = data;
	g->out->constant_bytes = bytes;
}

static void
fill_buffers(placer *p, const uint32_t *number)
{
	gen *g = p->g;
	pop_program *out = g->out;

	out->buffer = POP_NEWN(g->a, pop_buffer, out->nbuffer);
	for (uint32_t b = 0; b < g->nbuf; b++) {
		const gen_buffer *x = &g->buf[b];

		if (number[b] == POP_GEN_NONE)
			continue;
		out->buffer[number[b]] = (pop_buffer){.where = x->where,
			.index = x->where == POP_WHERE_ARG ? x->arg : 0,
			.offset =
				x->where == POP_WHERE_ARG ? 0 : p->at[b].offset,
			.bytes = (uint64_t)x->bytes};
	}
	for (uint32_t i = 0; i < out->narg; i++)
		out->arg[i].buffer = number[out->arg[i].buffer];
	for (uint32_t i = 0; i < out->nresult; i++)
		out->result[i].buffer = number[p->root[out->result[i].buffer]];
	out->arena_bytes = p->bytes;
}

static void
fill_step(const placer *p, const uint32_t *number, pop_step *s)
{
	for (uint32_t v = 0; v < s->nview; v++) {
		pop_view *w = &s->view[v];
		pop_dyn *dyn;

		w->buffer = number[p->root[w->buffer]];
		if (!w->ndyn)
			continue;
		dyn = POP_NEWN(p->g->a, pop_dyn, w->ndyn);
		for (unsigned k = 0; k < w->ndyn; k++) {
			dyn[k] = w->dyn[k];
			dyn[k].buffer = number[p->root[dyn[k].buffer]];
		}
		w->dyn = dyn; /* places share theirs */
	}
	if (s->kind != POP_STEP_WHILE)
		return;
	for (uint32_t k = POP_WHILE_PARAMS; k < s->nparam; k++)
		s->param[k] = number[p->root[s->param[k]]];
}

/* Memory for n steps: that of region 0's list, which is read no faster than
 * they are written, where they fit. */
static pop_step *
steps_for(const gen *g, uint32_t n)
{
	const gen_list *first = &g->region[0];

	_Static_assert(sizeof(gen_step) >= sizeof(pop_step) &&
			       offsetof(gen_step, s) == 0,
		"a step lies no further than where it came from");
	if (n <= (uint64_t)first->cap * sizeof(gen_step) / sizeof(pop_step))
		return (pop_step *)(void *)first->step;
	return POP_NEWN(g->a, pop_step, n);
}

static void
fill_steps(placer *p, const uint32_t *number)
{
	gen *g = p->g;
	pop_program *out = g->out;
	uint32_t n = 0;

	out->nregion = g->nregion;
	out->region = POP_NEWN(g->a, pop_region, g->nregion);
	for (uint32_t r = 0; r < g->nregion; r++) {
		for (uint32_t i = 0; i < g->region[r].n; i++)
			n += !g->region[r].step[i].gone;
	}
	out->step = steps_for(g, n);
	for (uint32_t r = 0; r < g->nregion; r++) {
		out->region[r].first = out->nstep;
		for (uint32_t i = 0; i < g->region[r].n; i++) {
			const gen_step *t = &g->region[r].step[i];
			pop_step s = t->s;

			if (t->gone)
				continue;
			fill_step(p, number, &s);
			memcpy(&out->step[out->nstep++], &s, sizeof(s));
			out->region[r].count++;
		}
	}
}

pop_status
pop_address(live *l, const uint32_t *root)
{
	placer p = {.l = l, .g = l->g, .root = root};
	uint32_t *number;

	find_items(&p);
	place_items(&p);
	number = number_buffers(&p);
	fill_constants(&p, number);
	fill_buffers(&p, number);
	fill_steps(&p, number);
	if (l->g->out->nstep > POP_LIMIT_STEPS ||
		l->g->out->nbuffer > POP_LIMIT_BUFFERS)
		return pop_fail(l->g->err, POP_E_INPUT,
			"the program has %u steps and %u buffers; the limits "
			"are %d and %d",
			l->g->out->nstep, l->g->out->nbuffer, POP_LIMIT_STEPS,
			POP_LIMIT_BUFFERS);
	return POP_OK;
}
