/*
 * Copies that a loop or a product need not make: what it writes into a buffer
 * that only a copy reads is written where the copy brings it.
 *
 *   t[i, j] = f(...)  ;  u[i, j + 1] = t[i, j]   ->   u[i, j + 1] = f(...)
 *
 * Parts of a value that are found together with others, by a loop of several
 * results, come to their place so; a part that is found alone is made there
 * (join.c).  Between the two steps nothing may touch what the copy writes, and
 * the first may read it only where it will write it.
 */

#include "lib/gen/gen_int.h"

#include <string.h>

/* Steps looked at between the two. */
enum { MOST_BETWEEN = 64 };

typedef struct buffer_uses {
	uint32_t nread, nwrite;
	uint32_t region, step; /* of the last write */
} buffer_uses;

typedef struct forwarder {
	gen *g;
	buffer_uses *uses;
} forwarder;

/* A dim of the copy: how far it goes in the one buffer and in the other. */
typedef struct copied_dim {
	int64_t extent, from, to;
} copied_dim;

typedef struct axes {
	copied_dim at[POP_MAX_DIMS]; /* the longest way first */
	unsigned n;
} axes;

static void
count_uses(forwarder *f, uint32_t region, uint32_t step)
{
	const gen_step *t = &f->g->region[region].step[step];

	for (uint32_t v = 0; v < t->s.nview; v++) {
		const pop_view *w = &t->s.view[v];
		buffer_uses *u = &f->uses[w->buffer];

		u->nread += (t->io[v] & GEN_READ) != 0;
		for (unsigned i = 0; i < w->ndyn; i++)
			f->uses[w->dyn[i].buffer].nread++;
		if (t->io[v] & GEN_WRITE) {
			u->nwrite++;
			u->region = region;
			u->step = step;
		}
	}
}

/* Fresh, and neither a result nor what travels. */
static bool
is_between(const forwarder *f, uint32_t b)
{
	const gen_buffer *x = &f->g->buf[b];

	return x->where == POP_WHERE_ARENA && x->role == 0 &&
	       f->uses[b].nread == 1 && f->uses[b].nwrite == 1;
}

/* Dims of the copy, which reads rows within rows; false: it does not. */
static bool
find_axes(axes *x, const pop_step *copy)
{
	const pop_view *from = &copy->view[0], *to = &copy->view[1];

	x->n = 0;
	for (unsigned d = 0; d < copy->ndim; d++) {
		const copied_dim a = {
			copy->extent[d], from->stride[d], to->stride[d]};
		unsigned at = x->n;

		if (a.extent == 1)
			continue;
		if (a.from <= 0)
			return false;
		for (; at > 0 && x->at[at - 1].from < a.from; at--)
			x->at[at] = x->at[at - 1];
		x->at[at] = a;
		x->n++;
	}
	for (unsigned i = 0; i + 1 < x->n; i++) {
		const copied_dim *outer = &x->at[i], *inner = &x->at[i + 1];

		if (outer->from / inner->extent < inner->from)
			return false;
	}
	return true;
}

/* `way` in the one buffer, as steps along the axes: adds n times as many to
 * each of reach, and gives the way in the other.  False: it leads elsewhere. */
static bool
translate(const axes *x, int64_t way, int64_t n, int64_t *reach, int64_t *out)
{
	*out = 0;
	if (way < 0)
		return false;
	for (unsigned i = 0; i < x->n; i++) {
		const int64_t k = way / x->at[i].from;

		way -= k * x->at[i].from;
		if (k && n > (x->at[i].extent - 1 - reach[i]) / k)
			return false;
		reach[i] += k * n;
		*out += k * x->at[i].to;
	}
	return way == 0;
}

/* View v of step t, as it has to be to write where the copy does. */
static bool
find_view(const gen_step *t, uint32_t v, const pop_step *copy, pop_view *out)
{
	const pop_view *from = &copy->view[0], *to = &copy->view[1];
	const pop_view *w = &t->s.view[v];
	int64_t reach[POP_MAX_DIMS] = {0}, base;
	axes x;

	*out = *to;
	if (from->ndyn || to->ndyn || w->ndyn || from->dtype != to->dtype ||
		from->dtype != w->dtype || !find_axes(&x, copy) ||
		!translate(&x, w->base - from->base, 1, reach, &base))
		return false;
	out->base = to->base + base;
	memset(out->stride, 0, sizeof(out->stride));
	for (unsigned d = 0; d < t->s.ndim; d++) {
		const int64_t n = t->s.extent[d];

		if (n < 1)
			return false;
		if (n > 1 && !translate(&x, w->stride[d], n - 1, reach,
				     &out->stride[d]))
			return false;
	}
	return true;
}

/* The dim along which step t writes lines. */
static unsigned
line_of(const gen_step *t)
{
	return t->s.ndim - (t->s.kind == POP_STEP_DOT ? 2u : 1u);
}

/* Does step t write lines through `view` where it does through w?  Those of a
 * product may be its rows. */
static bool
keeps_lines(const gen_step *t, const pop_view *w, const pop_view *view)
{
	const unsigned d = line_of(t);

	return view->stride[d] == w->stride[d] &&
	       (t->s.kind != POP_STEP_DOT || w->stride[d - 1] != 1 ||
		       view->stride[d - 1] == 1);
}

static bool
may_write(const gen_step *t)
{
	return !t->gone && !t->together &&
	       ((t->s.kind == POP_STEP_LOOP &&
			t->s.param[POP_LOOP_MODE] == POP_LOOP_ROWS) ||
		       (t->s.kind == POP_STEP_DOT && t->s.ndim >= 3));
}

/* Does step t, which is to write `view` instead of its view v, touch that
 * buffer otherwise, but for reading what it overwrites? */
static bool
collides(const gen_step *t, uint32_t v, const pop_view *view)
{
	for (uint32_t k = 0; k < t->s.nview; k++) {
		const pop_view *w = &t->s.view[k];

		for (unsigned i = 0; i < w->ndyn; i++)
			if (w->dyn[i].buffer == view->buffer)
				return true;
		if (k == v || w->buffer != view->buffer)
			continue;
		if (t->s.kind != POP_STEP_LOOP || t->io[k] != GEN_READ ||
			!pop_share_same_view(&t->s, w, view) ||
			!pop_share_loads_first(&t->s, k, v))
			return true;
	}
	return false;
}

static bool
may_touch(const gen_step *t, uint32_t b)
{
	return t->s.nregion > 0 || pop_step_touches(t, b, GEN_READ | GEN_WRITE);
}

/* May the step at `from` write b, rather than what is copied to it at `to`?
 * What travels from turn to turn only if nothing happens between.  A copy of
 * what b is made of may lie between, at *first, and has to come before then;
 * `to` if there is none. */
static bool
may_write_there(const forwarder *f, const gen_list *list, uint32_t from,
	uint32_t to, uint32_t b, uint32_t *first)
{
	const gen_buffer *x = &f->g->buf[b];

	*first = to;
	if (x->where != POP_WHERE_ARENA || to - from > MOST_BETWEEN)
		return false;
	for (uint32_t i = from + 1; i < to; i++) {
		const gen_step *t = &list->step[i];

		if (t->gone || (!x->role && !may_touch(t, b)))
			continue;
		if (*first < to || t->s.kind != POP_STEP_COPY ||
			t->s.view[1].buffer != b || t->s.view[0].buffer == b ||
			t->s.view[0].ndyn || t->s.view[1].ndyn)
			return false;
		*first = i;
	}
	return true;
}

/* May the copy at `at` come before the steps from `from` on?  None of them
 * writes what it reads. */
static bool
may_come_first(const gen_list *list, uint32_t from, uint32_t at)
{
	const uint32_t b = list->step[at].s.view[0].buffer;

	for (uint32_t i = from; i < at; i++) {
		const gen_step *t = &list->step[i];

		if (!t->gone &&
			(t->s.nregion > 0 || pop_step_touches(t, b, GEN_WRITE)))
			return false;
	}
	return true;
}

static void
note_writes(forwarder *f, uint32_t region, uint32_t step)
{
	const gen_step *t = &f->g->region[region].step[step];

	for (uint32_t v = 0; v < t->s.nview; v++)
		if (t->io[v] & GEN_WRITE && !t->gone) {
			f->uses[t->s.view[v].buffer].region = region;
			f->uses[t->s.view[v].buffer].step = step;
		}
}

static void
bring_first(forwarder *f, uint32_t region, uint32_t from, uint32_t at)
{
	gen_list *list = &f->g->region[region];
	const gen_step t = list->step[at];

	memmove(&list->step[from + 1], &list->step[from],
		(at - from) * sizeof(t));
	list->step[from] = t;
	for (uint32_t i = from; i <= at; i++)
		note_writes(f, region, i);
}

/* All of one buffer to all of another: sharing makes them one. */
static bool
copies_all(const forwarder *f, const pop_step *copy)
{
	return copy->ndim <= 1 && copy->view[0].base == 0 &&
	       copy->view[1].base == 0 &&
	       f->g->buf[copy->view[0].buffer].bytes ==
		       f->g->buf[copy->view[1].buffer].bytes;
}

static void
forward(forwarder *f, uint32_t region, uint32_t at)
{
	gen_list *list = &f->g->region[region];
	gen_step *copy = &list->step[at], *t;
	const uint32_t b = copy->s.view[0].buffer;
	const buffer_uses *u = &f->uses[b];
	pop_view view;
	uint32_t v = 0, first;

	if (!is_between(f, b) || u->region != region || u->step >= at ||
		copies_all(f, &copy->s))
		return;
	t = &list->step[u->step];
	if (!may_write(t) || !may_write_there(f, list, u->step, at,
				     copy->s.view[1].buffer, &first))
		return;
	while (t->s.view[v].buffer != b)
		v++;
	if (t->io[v] != GEN_WRITE || !find_view(t, v, &copy->s, &view) ||
		!keeps_lines(t, &t->s.view[v], &view) ||
		collides(t, v, &view) ||
		(first < at && (may_touch(t, view.buffer) ||
				       !may_come_first(list, u->step, first))))
		return;
	t->s.view[v] = view;
	copy->gone = true;
	note_writes(f, region, u->step);
	if (first < at)
		bring_first(f, region, u->step, first);
}

void
pop_forward(gen *g)
{
	forwarder f = {.g = g};

	f.uses = POP_NEWN(g->a, buffer_uses, g->nbuf);
	for (uint32_t i = 0; i < g->out->nresult; i++)
		f.uses[g->out->result[i].buffer].nread++;
	for (uint32_t r = 0; r < g->nregion; r++)
		for (uint32_t i = 0; i < g->region[r].n; i++)
			if (!g->region[r].step[i].gone)
				count_uses(&f, r, i);
	for (uint32_t r = 0; r < g->nregion; r++)
		for (uint32_t i = 0; i < g->region[r].n; i++) {
			const gen_step *t = &g->region[r].step[i];

			if (!t->gone && t->s.kind == POP_STEP_COPY &&
				t->s.nview == 2)
				forward(&f, r, i);
		}
}
