/*
 * Woven loops.  A group is the views of one kind, loaded or stored, whose
 * elements lie in turns: every so many elements, each at a place of its own
 * among those.  A unit is a piece of the row at one point of the dims outside;
 * where a point's elements are those of a dim, `across`, it is all of that one,
 * too, which is gone through row by row.
 *
 * No element that is stored is one of another point, so all of a unit may be
 * read before any of it is written.
 *
 * Words that many views read, as the taps of a filter do that leaves out
 * results, are brought apart once for all of them: such a group slides, and has
 * some points more than the unit.
 */

#include "lib/kernel/isa/loop_weave.h"

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/stage.h"
#include "lib/kernel/isa/transpose.h"
#include "lib/kernel/isa/walk.h"

enum {
	LEAST_ROW = 64, /* points of a row, and of a piece */
	MOST_PIECE = 1024,
	BLOCK_BYTES = 24 << 10, /* of a thread, to stay in the first cache */
	MOST_TURNS = 4,         /* which transpose.c has ways for */
	MANY_VIEWS = 2,         /* of a group that slides, for each turn */
	MOST_MORE = 64,         /* points behind those of a unit */
	/* Picoseconds of an element that is brought somewhere, and of a unit.
	 */
	MOVE_COST = 150,
	UNIT_COST = 60000,
};

typedef struct weave_group {
	uint32_t first; /* one of its views; the others move as it does */
	int64_t turns;  /* elements from point to point */
	int64_t lowest; /* place of the first of these, as `first` counts */
	int64_t taken;  /* bit by bit: which are loaded or stored */
	bool loaded, stored;
	bool slides;
	int64_t more; /* points behind the last one that are loaded, too */
	size_t size;  /* bytes of an element */
	size_t pitch; /* bytes from the block of one place to the next */
	size_t block; /* offset in the scratch */
} weave_group;

typedef struct weave_view {
	uint32_t group; /* ngroup: in place */
	int64_t place;  /* among the group's elements, at the first point */
	int64_t ahead;  /* points from the group's first view on */
	bool loaded, stored;
} weave_view;

struct pop_weave {
	const pop_step *step;
	int inner, across; /* across: -1 if there is none */
	int64_t nacross;
	int64_t piece, npiece; /* points of the row in a unit; pieces of it */
	pop_space outer;
	uint32_t ngroup;
	weave_group *group;
	weave_view *view;
	/* Views in place, and the first ones of groups. */
	uint32_t nreached, *reached;
	pop_vm *vm;
	size_t frame, at; /* in the scratch */
	int64_t unit_cost;
};

/* ---- A run. */

int64_t
POP_FN(pop_weave_units)(const pop_weave *p, int64_t *unit_cost)
{
	*unit_cost = p->unit_cost;
	return pop_space_count(&p->outer) * p->npiece;
}

/* What a thread holds: where the views that are reached begin, and where a unit
 * of them does. */
typedef struct weave_work {
	const pop_weave *p;
	unsigned char *scratch;
	unsigned char **start, **at;
	pop_vm_frame *fr;
} weave_work;

/* Goes to unit u. */
static void
aim(const weave_work *w, int64_t u)
{
	const pop_weave *p = w->p;
	const int64_t first = u % p->npiece * p->piece;
	int64_t x[POP_MAX_DIMS] = {0};

	pop_space_seek(&p->outer, u / p->npiece, x);
	x[p->inner] = first;
	memcpy(w->fr->index, x, p->step->ndim * sizeof(*x));
	for (uint32_t k = 0; k < p->nreached; k++) {
		const uint32_t v = p->reached[k];
		const pop_view *view = &p->step->view[v];

		w->at[v] =
			w->start[v] + (pop_space_offset(&p->outer, view, x) +
					      first * view->stride[p->inner]) *
					      pop_elem_bytes(view);
	}
}

/* Where place `at` of group g is from the first point on. */
static unsigned char *
block_of(const weave_work *w, const weave_group *g, int64_t at)
{
	return w->scratch + g->block + (size_t)at * g->pitch;
}

/* Points the frame at point x of `across`. */
static void
aim_across(const weave_work *w, int64_t x)
{
	const pop_weave *p = w->p;

	for (uint32_t v = 0; v < p->step->nview; v++) {
		const pop_view *view = &p->step->view[v];
		const int64_t by =
			p->across < 0 ? 0 : x * view->stride[p->across];
		const weave_view *k = &p->view[v];

		w->fr->view[v] =
			k->group == p->ngroup
				? w->at[v] + by * pop_elem_bytes(view)
				: block_of(w, &p->group[k->group],
					  k->place + by) +
					  k->ahead * pop_elem_bytes(view);
	}
	if (p->across >= 0)
		w->fr->index[p->across] = x;
}

static void
run_rows(const weave_work *w, int64_t n)
{
	for (int64_t x = 0; x < w->p->nacross; x++) {
		aim_across(w, x);
		POP_FN(pop_vm_run)(w->p->vm, w->fr, n);
	}
}

static unsigned char *
start_of(const weave_work *w, const weave_group *g)
{
	return w->at[g->first] + g->lowest * (int64_t)g->size;
}

static void
run_unit(const weave_work *w, int64_t n)
{
	const pop_weave *p = w->p;

	for (uint32_t k = 0; k < p->ngroup; k++) {
		const weave_group *g = &p->group[k];

		if (g->loaded)
			POP_FN(pop_transpose)
		(g->size, block_of(w, g, 0), (int64_t)g->pitch, start_of(w, g),
			g->turns * (int64_t)g->size, n + g->more, g->turns);
	}
	run_rows(w, n);
	for (uint32_t k = 0; k < p->ngroup; k++) {
		const weave_group *g = &p->group[k];

		if (g->stored)
			POP_FN(pop_transpose)
		(g->size, start_of(w, g), g->turns * (int64_t)g->size,
			block_of(w, g, 0), (int64_t)g->pitch, g->turns, n);
	}
}

void
POP_FN(pop_weave_run)(const pop_weave *p, const pop_run *run,
	unsigned char *scratch, int64_t first, int64_t n)
{
	unsigned char **at = (unsigned char **)(void *)(scratch + p->at);
	const weave_work w = {.p = p,
		.scratch = scratch,
		.start = at,
		.at = at + p->step->nview,
		.fr = POP_FN(pop_vm_begin)(p->vm, scratch + p->frame, NULL)};
	const int64_t all = p->step->extent[p->inner];

	for (uint32_t k = 0; k < p->nreached; k++)
		at[p->reached[k]] =
			pop_view_start(run, &p->step->view[p->reached[k]]);
	for (int64_t u = first; u < first + n; u++) {
		const int64_t rest = all - u % p->npiece * p->piece;

		aim(&w, u);
		run_unit(&w, pop_least(p->piece, rest));
	}
}

/* ---- Groups. */

/* Do both go from element to element alike, but along the dim? */
static bool
moves_alike(const pop_step *s, const pop_view *a, const pop_view *b, int but)
{
	for (int d = 0; d < s->ndim; d++)
		if (d != but && s->extent[d] > 1 &&
			a->stride[d] != b->stride[d])
			return false;
	return a->buffer == b->buffer && a->dtype == b->dtype &&
	       a->ndyn == b->ndyn && pop_dyn_same(a->dyn, b->dyn, a->ndyn);
}

/* Places of the view's elements at one point, from the first one's on. */
static void
reach_of(const pop_weave *p, const pop_view *v, int64_t *lo, int64_t *hi)
{
	const int64_t by =
		p->across < 0 ? 0 : (p->nacross - 1) * v->stride[p->across];

	*lo = by < 0 ? by : 0;
	*hi = by > 0 ? by : 0;
}

/* Are there views of the same kind of other points, too? */
static bool
is_of_many(const pop_weave *p, uint32_t v)
{
	const pop_view *a = &p->step->view[v];
	int64_t lo, hi;

	reach_of(p, a, &lo, &hi);
	for (uint32_t k = 0; k < p->step->nview; k++) {
		const pop_view *b = &p->step->view[k];
		const int64_t at = b->base - a->base;

		if (p->view[k].stored == p->view[v].stored &&
			moves_alike(p->step, a, b, p->across) &&
			(at - lo >= a->stride[p->inner] ||
				hi - at >= a->stride[p->inner]))
			return true;
	}
	return false;
}

/* May view v be of group g?  Of many points each is a group, as if the first
 * one began where the buffer does. */
static bool
suits(const pop_weave *p, const weave_group *g, uint32_t v)
{
	const pop_view *view = &p->step->view[v];
	const pop_view *first = &p->step->view[g->first];
	int64_t lo, hi, at = view->base - first->base;

	reach_of(p, view, &lo, &hi);
	return g->stored == p->view[v].stored &&
	       moves_alike(p->step, view, first, p->across) &&
	       at + lo > -g->turns && at + hi < g->turns &&
	       (!is_of_many(p, v) ||
		       (view->base + lo) / g->turns == first->base / g->turns);
}

/* Sets bits of the places, from the group's first view's on, of which the
 * middle one is 0. */
static void
take_places(const pop_weave *p, weave_group *g, const pop_view *v)
{
	const int64_t at = v->base - p->step->view[g->first].base + MOST_TURNS;

	for (int64_t x = 0; x < p->nacross; x++) {
		const int64_t by = p->across < 0 ? 0 : x * v->stride[p->across];

		g->taken |= INT64_C(1) << (at + by);
	}
}

/* Puts all words that are read as view v is into a group that slides, if they
 * are many, near each other and all in place. */
static bool
put_all_into_group(pop_weave *p, uint32_t v, const bool *in_place)
{
	const pop_view *view = &p->step->view[v];
	const int64_t turns = view->stride[p->inner];
	weave_group *g = &p->group[p->ngroup];
	int64_t n = 0, last = 0;

	if (p->across >= 0 || p->view[v].stored || turns < MOST_TURNS - 1 ||
		pop_elem_bytes(view) != 4)
		return false;
	*g = (weave_group){.first = v};
	for (uint32_t k = 0; k < p->step->nview; k++) {
		const pop_view *at = &p->step->view[k];

		if (!moves_alike(p->step, view, at, -1))
			continue;
		if (p->view[k].stored || !in_place[k])
			return false;
		n++;
		if (at->base < p->step->view[g->first].base)
			g->first = k;
		last = at->base > last ? at->base : last;
	}
	last -= p->step->view[g->first].base;
	if (n < MANY_VIEWS * turns || last / turns > MOST_MORE)
		return false;
	g->turns = turns;
	g->size = 4;
	g->loaded = g->slides = true;
	g->more = last / turns;
	for (uint32_t k = 0; k < p->step->nview; k++)
		if (moves_alike(p->step, view, &p->step->view[k], -1))
			p->view[k].group = p->ngroup;
	p->ngroup++;
	return true;
}

static void
put_into_group(pop_weave *p, uint32_t v)
{
	const pop_view *view = &p->step->view[v];
	weave_view *w = &p->view[v];
	weave_group *g;
	uint32_t k = 0;

	while (k < p->ngroup && !suits(p, &p->group[k], v))
		k++;
	g = &p->group[k];
	if (k == p->ngroup) {
		p->ngroup++;
		g->first = v;
		g->turns = view->stride[p->inner];
		g->stored = w->stored;
		g->size = pop_dtype_bytes((pop_dtype)view->dtype);
	}
	g->loaded |= w->loaded;
	take_places(p, g, view);
	w->group = k;
}

/* Elements of the group's first view before its own first element, and from
 * there to the end of the buffer. */
static void
room_of(const pop_weave *p, const pop_program *prog, const weave_group *g,
	int64_t *before, int64_t *behind)
{
	const pop_view *v = &p->step->view[g->first];
	int64_t least = v->base, most = v->base;

	*before = *behind = 0;
	if (v->ndyn)
		return;
	for (int d = 0; d < p->step->ndim; d++) {
		const int64_t by = (p->step->extent[d] - 1) * v->stride[d];

		if (d == p->across)
			continue;
		least += by < 0 ? by : 0;
		most += by > 0 ? by : 0;
	}
	*before = least;
	*behind = (int64_t)(prog->buffer[v->buffer].bytes / g->size) - 1 - most;
}

/* Finds the lowest place, so that all turns are in the buffer; false: the
 * places are too many, or too few. */
static bool
find_lowest(const pop_weave *p, const pop_program *prog, weave_group *g)
{
	const int64_t taken = g->taken;
	int64_t lo = __builtin_ctzll((uint64_t)taken) - MOST_TURNS;
	const int64_t hi = 63 - __builtin_clzll((uint64_t)taken) - MOST_TURNS;
	const int64_t n = __builtin_popcountll((uint64_t)taken);
	int64_t before, behind;

	/* Pairs, but of bytes, and some words of a point, are loaded and stored
	 * apart in no more time, see vm_apart.h. */
	if ((g->turns == 2 && g->size >= 2) ||
		(!g->stored && g->size == 4 && n < g->turns) ||
		hi - lo >= g->turns || (g->stored && n < g->turns) ||
		2 * n < g->turns)
		return false;
	room_of(p, prog, g, &before, &behind);
	/* Whole points, if nothing else is known. */
	for (g->lowest = hi - g->turns + 1; g->lowest <= lo; g->lowest++)
		if (n == g->turns ||
			(g->lowest + before >= 0 &&
				g->lowest + g->turns - 1 <= behind))
			return true;
	return false;
}

/* Is what a group that slides loads all in the buffer? */
static bool
slides_inside(const pop_weave *p, const pop_program *prog, const weave_group *g)
{
	int64_t before, behind;

	room_of(p, prog, g, &before, &behind);
	return (g->more + 1) * g->turns - 1 <= behind;
}

static void
list_reached(pop_weave *p, pop_arena *a)
{
	p->reached = POP_NEWN(a, uint32_t, p->step->nview);
	for (uint32_t v = 0; v < p->step->nview; v++) {
		const uint32_t k = p->view[v].group;

		if (k == p->ngroup || p->group[k].first == v)
			p->reached[p->nreached++] = v;
	}
}

/* Drops groups that stay where they are; false: nothing is left but words that
 * are loaded. */
static bool
choose_groups(pop_weave *p, const pop_program *prog, pop_arena *a)
{
	uint32_t *number = POP_NEWN(a, uint32_t, p->ngroup), n = 0;
	bool pays = false;

	for (uint32_t k = 0; k < p->ngroup; k++) {
		weave_group *g = &p->group[k];

		number[k] = UINT32_MAX;
		if (!(g->slides ? slides_inside(p, prog, g)
				: find_lowest(p, prog, g)))
			continue;
		pays = pays || g->stored || g->slides || g->size != 4;
		number[k] = n;
		p->group[n++] = p->group[k];
	}
	for (uint32_t v = 0; v < p->step->nview; v++) {
		weave_view *w = &p->view[v];
		const uint32_t k =
			w->group < p->ngroup ? number[w->group] : UINT32_MAX;

		w->group = k == UINT32_MAX ? n : k;
		if (w->group == n)
			continue;
		w->place = p->step->view[v].base -
			   p->step->view[p->group[k].first].base -
			   p->group[k].lowest;
		if (p->group[k].slides) {
			w->ahead = w->place / p->group[k].turns;
			w->place %= p->group[k].turns;
		}
	}
	p->ngroup = n;
	list_reached(p, a);
	return pays;
}

/* ---- The step. */

/* A dim of a point's elements: those of some view are its turns. */
static void
find_across(pop_weave *p)
{
	const pop_step *s = p->step;

	p->across = -1;
	p->nacross = 1;
	for (int d = 0; d < s->ndim; d++)
		for (uint32_t v = 0; v < s->nview; v++) {
			const int64_t by = s->view[v].stride[d];

			if (d == p->inner || s->extent[d] < 2 ||
				s->extent[d] > MOST_TURNS ||
				(by != 1 && by != -1) ||
				s->view[v].stride[p->inner] != s->extent[d])
				continue;
			p->across = d;
			p->nacross = s->extent[d];
			return;
		}
}

static bool
see_code(pop_weave *p, const pop_weave_spec *spec, pop_arena *a)
{
	const pop_stage *s = &p->step->stage[0];
	bool *in_place = POP_NEWN(a, bool, p->step->nview);

	for (uint32_t v = 0; v < p->step->nview; v++) {
		p->view[v].group = UINT32_MAX;
		in_place[v] = !spec->moved[v];
	}
	for (uint32_t r = 0; r < s->ncode; r++) {
		const pop_ins *i = &s->code[r];

		if (!pop_ins_has_view(i))
			continue;
		p->view[pop_ins_view(i)].loaded |= i->op == POP_INS_LOAD;
		p->view[pop_ins_view(i)].stored |= i->op == POP_INS_STORE;
		in_place[pop_ins_view(i)] &= i->op != POP_INS_GATHER;
	}
	for (uint32_t v = 0; v < p->step->nview; v++) {
		const pop_view *view = &p->step->view[v];
		const int64_t turns = view->stride[p->inner];
		int64_t lo, hi;

		reach_of(p, view, &lo, &hi);
		if (turns >= 2 && turns <= MOST_TURNS && hi - lo < turns &&
			in_place[v] && pop_elem_bytes(view) <= 8 &&
			p->view[v].group == UINT32_MAX &&
			!put_all_into_group(p, v, in_place))
			put_into_group(p, v);
	}
	return choose_groups(p, spec->program, a);
}

static void
plan_units(pop_weave *p, size_t *scratch)
{
	const pop_step *s = p->step;
	const int64_t n = s->extent[p->inner];
	int64_t bytes = 0;

	for (uint32_t k = 0; k < p->ngroup; k++)
		bytes += p->group[k].turns * (int64_t)p->group[k].size;
	p->piece = BLOCK_BYTES / bytes / POP_VM_TILE * POP_VM_TILE;
	p->piece = p->piece > MOST_PIECE ? MOST_PIECE : p->piece;
	p->piece = p->piece < LEAST_ROW ? LEAST_ROW : p->piece;
	p->piece = pop_least(p->piece, n);
	p->npiece = (n + p->piece - 1) / p->piece;
	for (uint32_t k = 0; k < p->ngroup; k++) {
		weave_group *g = &p->group[k];

		g->pitch = pop_round_up(
				   (size_t)(p->piece + g->more) * g->size, 64) +
			   POP_VM_TILE * g->size + 64;
		g->block =
			pop_scratch_take(scratch, (size_t)g->turns * g->pitch);
	}
	for (int d = 0; d < s->ndim; d++)
		if (d != p->inner && d != p->across && s->extent[d] > 1)
			pop_space_add(&p->outer, d, s->extent[d]);
}

/* The machine sees woven views as rows in memory of their own: there is a buffer
 * for each view. */
static pop_status
make_code(pop_weave *p, size_t *scratch, pop_arena *a,
	const pop_weave_spec *spec, pop_err *err)
{
	const uint32_t n = p->step->nview;
	pop_program program = *spec->program;
	pop_step step = *p->step;
	bool *roomy = POP_NEWN(a, bool, n);
	pop_buffer *buffer = POP_NEWN(a, pop_buffer, n);
	pop_vm_spec vm = {.program = &program,
		.step = &step,
		.inner = p->inner,
		.roomy = roomy};

	step.view = POP_NEWN(a, pop_view, n);
	memcpy(step.view, p->step->view, n * sizeof(*step.view));
	for (uint32_t v = 0; v < n; v++) {
		roomy[v] = p->view[v].group < p->ngroup;
		buffer[v] = spec->program->buffer[step.view[v].buffer];
		step.view[v].buffer = v;
		if (!roomy[v])
			continue;
		step.view[v].stride[p->inner] = 1;
		buffer[v] = (pop_buffer){.where = POP_WHERE_CONST};
	}
	program.buffer = buffer;
	program.nbuffer = n;
	POP_TRY(POP_FN(pop_vm_prepare)(&p->vm, a, &vm, err));
	p->frame = pop_scratch_take(scratch, POP_FN(pop_vm_scratch)(p->vm));
	p->at = pop_scratch_take(scratch, 2 * n * sizeof(unsigned char *));
	return POP_OK;
}

static int64_t
cost_of_unit(const pop_weave *p)
{
	int64_t moved = 0;

	for (uint32_t k = 0; k < p->ngroup; k++)
		moved += p->group[k].turns *
			 (p->group[k].loaded + p->group[k].stored);
	return UNIT_COST +
	       p->piece * (moved * MOVE_COST +
				  p->nacross * POP_FN(pop_vm_cost)(p->vm));
}

pop_status
POP_FN(pop_weave_prepare)(pop_weave **out, size_t *scratch, pop_arena *a,
	const pop_weave_spec *spec, pop_err *err)
{
	const pop_step *s = spec->step;
	pop_weave *p;

	*out = NULL;
	if (spec->inner < 0 || s->extent[spec->inner] < LEAST_ROW ||
		pop_step_points(s) == 0)
		return POP_OK;
	p = POP_NEW(a, pop_weave);
	p->step = s;
	p->inner = spec->inner;
	p->view = POP_NEWN(a, weave_view, s->nview);
	p->group = POP_NEWN(a, weave_group, s->nview);
	find_across(p);
	if (!see_code(p, spec, a))
		return POP_OK;
	plan_units(p, scratch);
	POP_TRY(make_code(p, scratch, a, spec, err));
	p->unit_cost = cost_of_unit(p);
	*out = p;
	return POP_OK;
}
