/*
 * What steps of a loop keep from turn to turn: a product packs a right side
 * that no turn writes in the first one.  And what steps outside of loops share:
 * of products with the same argument, as in turns that were written out, the
 * first packs it for all.
 *
 * What no turn writes is judged carefully: no step of the loop touches a byte
 * of it but as an operand of a product, and no carry lies there.  Loops are
 * visited from outside, so that what is kept is kept for as long as it may be.
 * Likewise no step between two that share touches the argument otherwise.
 */

#include <stdlib.h>
#include <string.h>

#include "lib/base/checked.h"
#include "lib/rt/engine_int.h"

enum {
	MOST_KEPT = 64 << 20, /* bytes of all steps */
	HEAD = 64,            /* those that say whether anything is kept */
	MOST_VIEWS = 64,      /* of a step, that are looked at */
	MOST_FORMS = 4,       /* in which an argument is packed */
};

/* Bytes of the arena. */
typedef struct span {
	uint64_t from, to;
} span;

typedef struct keeper {
	pop_engine *e;
	const pop_program *p;
	/* What the steps of the loop touch; of arguments and buffers the loop
	 * that did last, by its number and one. */
	span *touched; /* ascending and apart */
	uint32_t ntouched, loop;
	uint32_t *argument, *buffer;
	pop_loop *now; /* whose steps they are */
	bool *has;     /* by step: it keeps something */
} keeper;

/* ---- What a loop touches. */

static void
touch(keeper *k, uint32_t buffer)
{
	const pop_buffer *b = &k->p->buffer[buffer];

	if (k->buffer[buffer] == k->loop)
		return;
	k->buffer[buffer] = k->loop;
	if (b->where == POP_WHERE_ARG)
		k->argument[b->index] = k->loop;
	else if (b->where == POP_WHERE_ARENA)
		k->touched[k->ntouched++] =
			(span){b->offset, b->offset + b->bytes};
}

/* A step, and those of its regions. */
static void
touch_step(keeper *k, const pop_step *s)
{
	const bool product =
		s->kind == POP_STEP_DOT || s->kind == POP_STEP_CONV;

	for (uint32_t v = product ? 2 : 0; v < s->nview; v++)
		touch(k, s->view[v].buffer);
	for (uint32_t c = POP_WHILE_PARAMS;
		s->kind == POP_STEP_WHILE && c < s->nparam; c++)
		touch(k, (uint32_t)s->param[c]);
	for (uint32_t j = 0; j < s->nregion; j++) {
		const pop_region *r = &k->p->region[s->region[j]];

		for (uint32_t i = r->first; i < r->first + r->count; i++)
			touch_step(k, &k->p->step[i]);
	}
}

static int
compare_spans(const void *a, const void *b)
{
	const span *x = a, *y = b;

	return (x->from > y->from) - (x->from < y->from);
}

/* Puts them in order and joins those that meet. */
static void
order_spans(keeper *k)
{
	uint32_t n = 0;

	qsort(k->touched, k->ntouched, sizeof(span), compare_spans);
	for (uint32_t i = 0; i < k->ntouched; i++) {
		const span s = k->touched[i];

		if (n == 0 || s.from > k->touched[n - 1].to)
			k->touched[n++] = s;
		else if (s.to > k->touched[n - 1].to)
			k->touched[n - 1].to = s.to;
	}
	k->ntouched = n;
}

static void
touch_loop(keeper *k, uint32_t step)
{
	k->loop = step + 1;
	k->ntouched = 0;
	touch_step(k, &k->p->step[step]);
	order_spans(k);
}

/* Does no turn write the bytes of a buffer? */
static bool
is_still(const keeper *k, const pop_buffer *b)
{
	uint32_t lo = 0, hi = k->ntouched;

	if (b->where == POP_WHERE_CONST)
		return true;
	if (b->where == POP_WHERE_ARG)
		return k->argument[b->index] != k->loop;
	if (b->where != POP_WHERE_ARENA)
		return false;
	while (lo < hi) {
		uint32_t mid = lo + (hi - lo) / 2;

		if (k->touched[mid].to <= b->offset)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo == k->ntouched || k->touched[lo].from >= b->offset + b->bytes;
}

/* ---- What its steps keep. */

/* Regions of a step whose steps are run one by one: a strip runs its own
 * itself. */
static uint32_t
regions_of(const keeper *k, uint32_t step)
{
	const pop_step *s = &k->p->step[step];

	return s->kind == POP_STEP_CASE || s->kind == POP_STEP_WHILE
		       ? s->nregion
		       : 0;
}

static bool
may_keep(const keeper *k, uint32_t step)
{
	return k->e->kernels->kind[k->p->step[step].kind].keep && !k->has[step];
}

/* A product that a step of its own makes, with others like it. */
static bool
may_share(const keeper *k, uint32_t step)
{
	return k->e->kernels->kind[k->p->step[step].kind].keeps_same;
}

static bool
any_may_keep(const keeper *k, uint32_t step)
{
	for (uint32_t j = 0; j < regions_of(k, step); j++) {
		const pop_region *r = &k->p->region[k->p->step[step].region[j]];

		for (uint32_t i = r->first; i < r->first + r->count; i++)
			if (may_keep(k, i) || any_may_keep(k, i))
				return true;
	}
	return false;
}

/* Views of the step that no turn writes. */
static uint64_t
still_views(const keeper *k, const pop_step *s)
{
	uint64_t still = 0;

	for (uint32_t v = 0; v < s->nview && v < MOST_VIEWS; v++)
		if (s->view[v].ndyn == 0 &&
			is_still(k, &k->p->buffer[s->view[v].buffer]))
			still |= UINT64_C(1) << v;
	return still;
}

static void
give_step(keeper *k, uint32_t step, uint64_t still)
{
	pop_engine *e = k->e;
	const pop_step *s = &k->p->step[step];
	size_t n;

	n = e->kernels->kind[s->kind].keep(e->call[step].plan, still,
		HEAD + e->kept_bytes, MOST_KEPT - e->kept_bytes);
	if (!n)
		return;
	k->has[step] = true;
	e->keeper[step] = k->now;
	e->kept[e->nkept++] = HEAD + e->kept_bytes;
	e->kept_bytes += pop_round_up(n, HEAD);
}

static void
give_region(keeper *k, uint32_t region)
{
	const pop_region *r = &k->p->region[region];

	for (uint32_t i = r->first; i < r->first + r->count; i++) {
		if (may_keep(k, i))
			give_step(k, i, still_views(k, &k->p->step[i]));
		for (uint32_t j = 0; j < regions_of(k, i); j++)
			give_region(k, k->p->step[i].region[j]);
	}
}

static void
give_loop(keeper *k, uint32_t step)
{
	const pop_step *s = &k->p->step[step];
	pop_loop *r = &k->e->loop[step];

	if (!any_may_keep(k, step))
		return;
	touch_loop(k, step);
	k->now = r;
	r->first_kept = k->e->nkept;
	for (uint32_t j = 0; j < s->nregion; j++)
		give_region(k, s->region[j]);
	r->nkept = k->e->nkept - r->first_kept;
}

static void
walk(keeper *k, uint32_t region)
{
	const pop_region *r = &k->p->region[region];

	for (uint32_t i = r->first; i < r->first + r->count; i++) {
		const pop_step *s = &k->p->step[i];

		if (s->kind == POP_STEP_WHILE)
			give_loop(k, i);
		for (uint32_t j = 0; j < regions_of(k, i); j++)
			walk(k, s->region[j]);
	}
}

/* ---- What steps share that are run once. */

/* A step that packs an argument, and where it keeps that once it is shared. */
typedef struct form {
	uint32_t step;
	size_t at;
} form;

/* Each another one; the last are last. */
typedef struct forms {
	form form[MOST_FORMS];
	unsigned n;
} forms;

static void
drop_first(forms *f)
{
	memmove(f->form, f->form + 1, --f->n * sizeof(*f->form));
}

/* What of the argument is packed in this form, the step can take from there. */
static bool
share(keeper *k, form *f, uint32_t step, uint64_t still)
{
	pop_engine *e = k->e;
	const pop_kernel *kind = &e->kernels->kind[k->p->step[step].kind];
	const void *plan = e->call[f->step].plan;

	if (!kind->keeps_same(plan, e->call[step].plan))
		return false;
	if (!k->has[f->step]) {
		f->at = HEAD + e->kept_bytes;
		give_step(k, f->step, still);
	}
	if (!k->has[f->step] ||
		!kind->keep(e->call[step].plan, still, f->at, SIZE_MAX))
		return false;
	return k->has[step] = true;
}

/* View v of the step, if it is an argument: shared with a step before, or noted
 * for those to come.  of: by argument. */
static void
see_operand(keeper *k, forms *of, uint32_t step, uint32_t v)
{
	const pop_view *w = &k->p->step[step].view[v];
	const pop_buffer *b = &k->p->buffer[w->buffer];
	forms *f;

	if (b->where != POP_WHERE_ARG || w->ndyn || k->has[step])
		return;
	f = &of[b->index];
	/* Touched since: what is packed may be no longer so. */
	while (f->n && k->argument[b->index] > f->form[0].step)
		drop_first(f);
	for (unsigned i = 0; i < f->n; i++)
		if (f->form[i].step == step ||
			share(k, &f->form[i], step, UINT64_C(1) << v))
			return;
	if (f->n == MOST_FORMS)
		drop_first(f);
	f->form[f->n++] = (form){.step = step};
}

static void
share_region(keeper *k, uint32_t region)
{
	const pop_region *r = &k->p->region[region];
	forms *of = POP_NEWN(&k->e->arena, forms, k->p->narg);

	memset(k->argument, 0, k->p->narg * sizeof(*k->argument));
	memset(k->buffer, 0, k->p->nbuffer * sizeof(*k->buffer));
	k->e->once.first_kept = k->e->nkept;
	for (uint32_t i = r->first; i < r->first + r->count; i++) {
		for (uint32_t v = 0; may_share(k, i) && v < 2; v++)
			see_operand(k, of, i, v);
		k->loop = i + 1;
		k->ntouched = 0;
		touch_step(k, &k->p->step[i]);
	}
	k->e->once.nkept = k->e->nkept - k->e->once.first_kept;
}

/* Are there steps that may share what they pack? */
static bool
any_may_share(const keeper *k, uint32_t region)
{
	const pop_region *r = &k->p->region[region];
	unsigned n = 0;

	for (uint32_t i = r->first; i < r->first + r->count && n < 2; i++)
		n += may_share(k, i);
	return n == 2;
}

void
pop_engine_keep(pop_engine *e)
{
	const pop_program *p = e->program;
	keeper k = {.e = e, .p = p};
	bool shares = any_may_share(&k, 0);

	if (!e->has_loops && !shares)
		return;
	k.touched = POP_NEWN(&e->arena, span, p->nbuffer);
	k.buffer = POP_NEWN(&e->arena, uint32_t, p->nbuffer);
	k.argument = POP_NEWN(&e->arena, uint32_t, p->narg);
	k.has = POP_NEWN(&e->arena, bool, p->nstep);
	e->kept = POP_NEWN(&e->arena, size_t, p->nstep);
	e->keeper = POP_NEWN(&e->arena, pop_loop *, p->nstep);
	if (e->has_loops)
		walk(&k, 0);
	k.now = NULL;
	if (shares)
		share_region(&k, 0);
	if (e->kept_bytes)
		e->kept_bytes += HEAD;
}

void
pop_engine_forget(pop_engine *e, const pop_loop *loop)
{
	for (uint32_t i = 0; i < loop->nkept; i++)
		memset(e->run.kept + e->kept[loop->first_kept + i], 0, HEAD);
}
