/*
 * Tight loops: making one, and running it.  What is at home in the frame is
 * fetched before the first turn and put back after the last.
 */

#include "lib/kernel/tight.h"

#include <string.h>

#include "lib/kernel/tight_int.h"
#include "lib/num/convert.h"

uint32_t *
pop_tight_uses(const pop_program *p, pop_arena *a)
{
	uint32_t *n = POP_NEWN(a, uint32_t, p->nbuffer);

	for (uint32_t i = 0; i < p->nstep; i++) {
		const pop_step *s = &p->step[i];

		for (uint32_t v = 0; v < s->nview; v++) {
			n[s->view[v].buffer]++;
			for (unsigned k = 0; k < s->view[v].ndyn; k++)
				n[s->view[v].dyn[k].buffer]++;
		}
		for (uint32_t k = POP_WHILE_PARAMS;
			s->kind == POP_STEP_WHILE && k < s->nparam; k++)
			n[s->param[k]]++;
	}
	for (uint32_t i = 0; i < p->nresult; i++)
		n[p->result[i].buffer]++;
	return n;
}

/* Turns of which it pays to take some side by side, in times of these. */
enum { WORTH_TURNS = 4 };

/* Turns of a loop that are not known, and of the longest of some lanes. */
enum { UNKNOWN_TURNS = 8, LONGEST_TURNS = 16 };

/* Picoseconds of a turn with the loops inside. */
static int64_t
whole_cost(const pop_tight *x)
{
	int64_t all = x->cost;

	for (const pop_tight *in = x->inner; in; in = in->next)
		all += whole_cost(in) * (in->trip >= 0      ? in->trip
						: in->lanes ? LONGEST_TURNS
							    : UNKNOWN_TURNS);
	return all;
}

/* Picoseconds of handing what a loop holds to its rest, and back. */
enum { HAND_ON_PS = 60000 };

/* Do y, turns of x side by side, take two thirds of its time, or half of it
 * where there may be but a few? */
static bool
pays(const pop_tight *y, const pop_tight *x, const tight_trace *t, int64_t w)
{
	if (!t->outer)
		return whole_cost(y) <= whole_cost(x) * w * 2 / 3;
	return whole_cost(y) * (x->trip / w) + whole_cost(x) * (x->trip % w) +
		       HAND_ON_PS <=
	       whole_cost(x) * x->trip * 2 / 3;
}

pop_tight *
pop_tight_side_by_side(pop_tight *x, const tight_trace *t, tight_trace *all)
{
	const int64_t w = t->set->vbytes / 4;
	const bool counted = x->trip >= 0;
	pop_tight *y = POP_NEW(t->arena, pop_tight);

	if ((counted && x->trip < (t->outer ? 1 : WORTH_TURNS) * w) ||
		t->n > TIGHT_TURN || !pop_tight_trace_turns(all))
		return x;
	all->worth = INT64_MAX;
	if (!pop_tight_emit(y, all) || !pays(y, x, t, w))
		return x;
	y->wide = w;
	y->stops = all->way_out != 0;
	y->pause = 1;
	if (counted)
		y->trip = x->trip / w;
	if (y->stops || x->trip % w)
		y->rest = x;
	return y;
}

/* Traces with calls of what gains nothing, which may become more: so many.  The
 * turns from which that is worth the time that they take. */
enum { TRACES = 4, TURNS = 16 };

/* Shares of the time of loops inside: as loops of their own, which may keep
 * more at home, they gain one of them at most. */
enum { INSIDE_SHARES = 16 };

static bool
gains(const pop_tight *x, const tight_trace *t)
{
	return t->worth - x->cost >= (whole_cost(x) - x->cost) / INSIDE_SHARES;
}

/* As a loop that calls long steps, or NULL. */
static pop_tight *
prepare_calls(const tight_trace *fresh, uint32_t *nodes)
{
	pop_arena *a = fresh->arena;
	const pop_arena_mark here = pop_arena_here(a);
	tight_calls *calls = fresh->calls;
	pop_tight *x = NULL;
	bool ok = false;

	calls->more = true;
	for (unsigned k = 0; k < TRACES && calls->more && *nodes; k++) {
		tight_trace *t;

		pop_arena_rewind(a, here);
		t = POP_NEW(a, tight_trace);
		x = POP_NEW(a, pop_tight);
		*t = *fresh;
		calls->more = calls->broken = false;
		calls->all = calls->brief = 0;
		ok = pop_tight_trace(t) && !calls->broken &&
		     (!calls->more || k + 1 == TRACES) &&
		     pop_tight_emit(x, t) && gains(x, t);
		*nodes -= t->n < *nodes ? t->n : *nodes;
	}
	if (!ok)
		pop_arena_rewind(a, here);
	return ok ? x : NULL;
}

void
pop_tight_prepare(pop_tight **out, pop_arena *a, const pop_tight_set *set,
	const pop_program *p, uint32_t step, const uint32_t *uses,
	const pop_call *call, uint32_t *nodes)
{
	const int64_t trip = p->step[step].param[POP_WHILE_TRIP];
	const pop_arena_mark here = pop_arena_here(a);
	tight_trace fresh = {.arena = a,
		.program = p,
		.loop = &p->step[step],
		.set = set,
		.uses = uses,
		.call = call};
	tight_trace *t = POP_NEW(a, tight_trace);
	tight_trace *all = POP_NEW(a, tight_trace);
	pop_tight *x = POP_NEW(a, pop_tight);

	*t = *all = fresh;
	if (pop_tight_trace(t) && pop_tight_emit(x, t)) {
		*out = pop_tight_side_by_side(x, t, all);
		return;
	}
	pop_arena_rewind(a, here);
	fresh.calls = POP_NEW(a, tight_calls);
	fresh.calls->step = POP_NEWN(a, bool, p->nstep);
	*out = call && (trip < 0 || trip >= TURNS)
		       ? prepare_calls(&fresh, nodes)
		       : NULL;
}

/* ---- Homes.  What is moved keeps denormals of bf16, which conversions of f32
 * may take for zeros. */

static void
fetch(const tight_buf *b, unsigned char *home, const unsigned char *from)
{
	pop_dtype d = (pop_dtype)b->dtype;
	size_t size = pop_dtype_bytes(d);

	if (size == b->bytes && d != POP_DT_I1) {
		memcpy(home, from, (size_t)b->n * size);
		return;
	}
	for (int64_t k = 0; k < b->n; k++, from += size, home += b->bytes) {
		uint32_t v = (uint32_t)pop_load_int(d, from);

		if (d == POP_DT_BF16)
			v = (uint32_t)pop_load_bits(d, from) << 16;
		else if (pop_class_of(d) == POP_CLASS_F)
			v = pop_f32_bits((float)pop_load_f64(d, from));
		else if (d == POP_DT_I1)
			v = v ? UINT32_MAX : 0;
		memcpy(home, &v, sizeof(v));
	}
}

static void
put_back(const tight_buf *b, unsigned char *to, const unsigned char *home)
{
	pop_dtype d = (pop_dtype)b->dtype;
	size_t size = pop_dtype_bytes(d);

	if (size == b->bytes && d != POP_DT_I1) {
		memcpy(to, home, (size_t)b->n * size);
		return;
	}
	for (int64_t k = 0; k < b->n; k++, to += size, home += b->bytes) {
		uint32_t v;

		memcpy(&v, home, sizeof(v));
		if (d == POP_DT_BF16 && (v & UINT16_MAX) == 0)
			pop_store_bits(d, to, v >> 16);
		else if (pop_class_of(d) == POP_CLASS_F)
			pop_store_f64(d, to, pop_bits_f32(v));
		else
			pop_store_int(d, to, d == POP_DT_I1 ? v & 1 : v);
	}
}

/* ---- Running. */

/* Turns to take at once. */
static int64_t
quota_of(const pop_tight *t)
{
	const int64_t n = t->most;

	return t->trip >= 0 && n > t->left ? t->left : n;
}

static void
start(pop_tight *t)
{
	tight_frame *f = (tight_frame *)(void *)t->frame;

	if (t->prologue->id != TIGHT_END)
		t->set->enter(t->prologue, t->frame);
	t->left = t->trip;
	t->taken = 0;
	*f = (tight_frame){.done = t->trip == 0, .run = t->run};
}

/* Some turns, or the rest of them; true: the loop has ended.  The rest of turns
 * side by side is a loop of its own here. */
static bool
go_on(pop_tight *t)
{
	tight_frame *f = (tight_frame *)(void *)t->frame;
	const tight_op *from = f->resume;

	if (f->done)
		return true;
	if (!from) {
		f->quota = t->turns = quota_of(t);
		from = t->code;
	}
	f->resume = NULL;
	t->set->enter(from, t->frame);
	t->taken += t->turns - f->quota;
	if (f->resume)
		return false;
	t->left -= t->turns;
	f->done |= t->trip >= 0 && t->left == 0;
	return f->done;
}

/* ---- Turns side by side, and their rest. */

/* What is at home in one of them, to the other one. */
static void
hand_on(const pop_tight *from, pop_tight *to)
{
	for (uint32_t i = 0; i < from->nbuf; i++) {
		const tight_buf *b = &from->buf[i];

		memcpy(to->frame + to->at[i], from->frame + from->at[i],
			b->memory ? 8 : (size_t)b->n * b->bytes);
	}
}

enum { LONGEST_PAUSE = 64 };

/* The part that goes on, with what has been left over: after a stop, the rest
 * takes more each time that nothing was gained. */
static void
start_part(pop_tight *t, pop_tight *part)
{
	t->now = part;
	if (t->whole >= 0)
		part->trip = part == t ? t->over / t->wide : t->over;
	if (t->stops && part != t && t->pause * t->wide < part->trip)
		part->trip = t->pause * t->wide;
	start(part);
}

/* After `done` turns of the whole. */
static void
start_parts(pop_tight *t, int64_t done)
{
	if (!t->rest) {
		start(t);
		t->left -= done / t->wide;
		return;
	}
	t->over = t->whole - done;
	start_part(t, t->fruitless ? t->rest : t);
	t->fruitless = false;
}

/* After `part` has ended: what goes on, or NULL. */
static pop_tight *
next_part(pop_tight *t, const pop_tight *part)
{
	const bool all = part == t;

	if (t->whole < 0) {
		t->fruitless = all && t->taken == 0;
		return all ? t->rest : NULL;
	}
	if (all && t->stops) {
		t->over -= t->taken * t->wide;
		t->pause = t->taken ? 1
			   : t->pause < LONGEST_PAUSE
				   ? 2 * t->pause + 1
				   : t->pause;
	} else {
		t->over -= part->trip * part->wide;
	}
	if (t->over == 0)
		return NULL;
	return all || t->over < t->wide ? t->rest : t;
}

/* The same as go_on() of all parts.  *work: ops of loops, more or less. */
static bool
go_on_parts(pop_tight *t, int64_t *work)
{
	for (;;) {
		pop_tight *part = t->now, *next;
		tight_frame *f = (tight_frame *)(void *)part->frame;
		bool ended;

		f->work = 0;
		ended = go_on(part);
		*work += f->work + (1 + part->turns - f->quota) * part->ncode;
		if (!ended || !t->rest)
			return ended;
		next = next_part(t, part);
		if (next != part && (next || part != t))
			hand_on(part, next ? next : t);
		if (!next)
			return true;
		start_part(t, next);
		if (*work >= TIGHT_QUOTA)
			return false;
	}
}

bool
pop_tight_inner(const tight_op *q, tight_frame *outer)
{
	pop_tight *t;
	bool ended;

	memcpy(&t, &q->imm, sizeof(t));
	if (!t->running)
		start_parts(t, 0);
	ended = go_on_parts(t, &outer->work);
	t->running = !ended;
	if (!ended)
		outer->resume = q;
	else if (outer->work >= TIGHT_QUOTA)
		outer->resume = q + 1;
	return !outer->resume;
}

/* What the loops inside know of a run that was given up goes; they learn of
 * this one. */
static void
enter_run(pop_tight *t, pop_run *run)
{
	t->running = false;
	t->run = run;
	for (pop_tight *x = t->inner; x; x = x->next)
		enter_run(x, run);
	if (t->rest)
		enter_run(t->rest, run);
}

void
pop_tight_begin(pop_tight *t, pop_run *run, int64_t done)
{
	enter_run(t, run);
	for (uint32_t i = 0; i < t->nbuf; i++) {
		const tight_buf *b = &t->buf[i];
		unsigned char *p = run->ptr[b->id];

		if (b->memory)
			memcpy(t->frame + t->at[i], &p, sizeof(p));
		else
			fetch(b, t->frame + t->at[i], p);
	}
	/* Of a loop of few turns, every other time. */
	if (t->fruitless)
		hand_on(t, t->rest);
	start_parts(t, done);
}

bool
pop_tight_may_begin(const pop_tight *t, int64_t done)
{
	return t->rest || done % t->wide == 0;
}

bool
pop_tight_go(pop_tight *t, const pop_run *run)
{
	int64_t work = 0;

	if (!go_on_parts(t, &work))
		return true;
	for (uint32_t i = 0; i < t->nbuf; i++)
		if (tight_is_kept(&t->buf[i]))
			put_back(&t->buf[i], run->ptr[t->buf[i].id],
				t->frame + t->at[i]);
	return false;
}
