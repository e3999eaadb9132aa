/*
 * While steps.
 *
 * A loop runs step by step; or tight (lib/kernel/tight.h), which gains the more
 * the smaller its steps are, and takes up to some milliseconds to make ready.
 * So it is seen whether a loop can be tight once its steps have taken about as
 * long as that takes, or are seen to take longer: a process that runs it once
 * takes at most twice the time of the better choice.  Results have the same
 * bits either way.
 *
 * A loop takes those inside along, which wait for it for some time.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/base/clock.h"
#include "lib/rt/engine_int.h"

enum {
	/* Turns that are timed to see whether threads pay: how long they may
	 * be, and how long they go on before, in nanoseconds. */
	SHORT_TURNS = 100000,
	TURNS_BEFORE = 1000000,
	/* Turns of a loop whose time is taken together, if they are as short as
	 * so many nanoseconds. */
	TIMED_TURNS = 4,
	SHORT_TURN = 10000,
	/* Nanoseconds to see whether a loop can be tight, for each step in it,
	 * and for each instruction. */
	STEP_NS = 20000,
	CODE_NS = 1500,
	/* How many times longer a loop inside one waits that may take it. */
	PATIENCE = 4,
};

/* ---- Which loops there are. */

/* Calls for each step in the regions of s. */
static void
each_inside(pop_engine *e, const pop_step *s,
	void (*visit)(pop_engine *e, uint32_t step, pop_loop *loop),
	pop_loop *loop)
{
	for (uint32_t k = 0; k < s->nregion; k++) {
		const pop_region *r = &e->program->region[s->region[k]];

		for (uint32_t i = r->first; i < r->first + r->count; i++)
			visit(e, i, loop);
	}
}

/* Notes a step of that loop, and what is in it. */
static void
note_inside(pop_engine *e, uint32_t i, pop_loop *loop)
{
	const pop_step *s = &e->program->step[i];
	uint64_t code = 0;

	if (s->kind == POP_STEP_WHILE)
		e->loop[i].outer = loop;
	for (uint32_t k = 0; k < s->nstage; k++)
		code += s->stage[k].ncode;
	loop->patience += STEP_NS + code * CODE_NS;
	each_inside(e, s, note_inside, loop);
}

void
pop_engine_note_loops(pop_engine *e, pop_engine_loops when)
{
	const pop_program *p = e->program;

	/* Loops inside come later, so that the nearest one around is noted. */
	for (uint32_t i = 0; i < p->nstep; i++) {
		pop_loop *l = &e->loop[i];

		if (p->step[i].kind != POP_STEP_WHILE)
			continue;
		e->has_loops = true;
		each_inside(e, &p->step[i], note_inside, l);
		if (when != POP_LOOPS_LATER)
			l->patience = 1;
		if (e->run.nthread == 1)
			continue;
		l->pace = POP_NEW(&e->arena, pop_pace);
		pop_pace_init(l->pace, SHORT_TURNS, TURNS_BEFORE);
	}
}

/* ---- Tight loops. */

/* A tight loop takes the step along: what that keeps for as long as a loop
 * inside runs, it would keep for ever. */
static void
take_along(pop_engine *e, uint32_t i, pop_loop *tight)
{
	const pop_step *s = &e->program->step[i];
	const pop_loop *keeper = e->keeper ? e->keeper[i] : NULL;

	e->loop[i].settled = true;
	while (keeper && keeper->outer != tight)
		keeper = keeper->outer;
	if (keeper)
		e->kernels->kind[s->kind].keep(e->call[i].plan, 0, 0, 0);
	each_inside(e, s, take_along, tight);
}

typedef struct job {
	pop_engine *e;
	uint32_t step;
} job;

static pop_status
trace(void *arg, pop_err *err)
{
	const job *j = arg;
	pop_engine *e = j->e;

	(void)err;
	if (!e->uses) {
		e->uses = pop_tight_uses(e->program, &e->arena);
		e->tight_nodes = POP_TIGHT_NODES;
	}
	pop_tight_prepare(&e->loop[j->step].tight, &e->arena, e->kernels->tight,
		e->program, j->step, e->uses, e->call, &e->tight_nodes);
	return POP_OK;
}

/* Without memory for that, it goes on step by step. */
void
pop_engine_settle(pop_engine *e, uint32_t i)
{
	pop_loop *l = &e->loop[i];
	job j = {e, i};

	if (l->settled)
		return;
	l->settled = true;
	if (pop_arena_run(&e->arena, trace, &j, NULL) != POP_OK)
		l->tight = NULL;
	if (l->tight)
		each_inside(e, &e->program->step[i], take_along, l);
}

/* With the first `done` turns taken. */
static pop_status
run_tight(pop_engine *e, pop_tight *t, int64_t done, pop_err *err)
{
	pop_tight_begin(t, &e->run, done);
	while (pop_tight_go(t, &e->run))
		POP_TRY(pop_engine_pause(e, err));
	return POP_OK;
}

/* ---- Turns. */

/* The turns of a loop, timed a few at a time to see whether threads pay, and
 * until it is settled. */
typedef struct turns {
	pop_loop *loop;
	pop_pace *pace; /* NULL: threads do not matter */
	bool timed;
	unsigned nthread, n, each;
	uint64_t begin;
} turns;

static void
begin_turns(turns *t, pop_engine *e, pop_loop *l)
{
	*t = (turns){.loop = l, .nthread = e->run.nthread, .each = 1};
	if (e->times)
		return;
	if (t->nthread > 1)
		t->pace = l->pace;
	t->timed = t->pace || !l->settled;
	if (t->timed)
		t->begin = pop_clock_ns();
	if (t->pace && t->pace->alone)
		e->run.nthread = 1;
}

/* Those since the last time. */
static void
note_turns(turns *t, pop_engine *e)
{
	const uint64_t now = pop_clock_ns(), ns = now - t->begin;

	t->loop->taken += ns;
	t->loop->turns += t->n;
	t->each = ns < t->n * SHORT_TURN ? TIMED_TURNS : 1;
	t->begin = now;
	if (t->pace) {
		pop_pace_add(t->pace, ns, t->n);
		e->run.nthread = t->pace->alone ? 1 : t->nthread;
	}
	t->n = 0;
	t->timed = t->pace || !t->loop->settled;
}

static void
note_turn(turns *t, pop_engine *e)
{
	if (t->timed && ++t->n >= t->each)
		note_turns(t, e);
}

static void
end_turns(turns *t, pop_engine *e)
{
	if (t->timed && t->n > 0)
		note_turns(t, e);
	e->run.nthread = t->nthread;
}

/* Nanoseconds that turns of the loop have taken so far, and half of what is to
 * come, if that is known: less than all of it will be gained. */
static uint64_t
worth_of(const pop_loop *l, int64_t trip, int64_t done)
{
	if (trip < 0 || l->turns == 0)
		return l->taken;
	return l->taken + (uint64_t)pop_mul_capped(
				  (int64_t)(l->taken / l->turns), trip - done) /
				  2;
}

/* Shall it go on as a tight loop, after `done` turns? */
static bool
goes_on_tight(pop_engine *e, const pop_step *s, int64_t done)
{
	pop_loop *l = &e->loop[s - e->program->step];
	const bool waits = l->outer && !l->outer->settled;

	if (e->times)
		return false;
	if (!l->settled && worth_of(l, s->param[POP_WHILE_TRIP], done) >=
				   l->patience * (waits ? PATIENCE : 1))
		pop_engine_settle(e, (uint32_t)(s - e->program->step));
	return l->tight && pop_tight_may_begin(l->tight, done);
}

static void
exchange_carries(pop_engine *e, const pop_step *s)
{
	void **ptr = e->run.ptr;

	for (uint32_t i = POP_WHILE_PARAMS; i < s->nparam; i += 2) {
		void *in = ptr[s->param[i]];

		ptr[s->param[i]] = ptr[s->param[i + 1]];
		ptr[s->param[i + 1]] = in;
	}
}

static pop_status
run_turns(pop_engine *e, const pop_step *s, turns *t, pop_err *err)
{
	int64_t trip = s->param[POP_WHILE_TRIP];

	for (int64_t i = 0; trip < 0 || i < trip; i++) {
		if (i > 0 && goes_on_tight(e, s, i))
			return run_tight(e, t->loop->tight, i, err);
		if (trip < 0) {
			POP_TRY(pop_engine_region(e, s->region[0], err));
			if (!*pop_view_start(&e->run, &s->view[0]))
				break;
		}
		POP_TRY(pop_engine_region(e, s->region[1], err));
		exchange_carries(e, s);
		note_turn(t, e);
		POP_TRY(pop_engine_pause(e, err));
		if (trip < 0 && i == INT64_MAX)
			i = 0;
	}
	return POP_OK;
}

pop_status
pop_engine_while(pop_engine *e, const pop_step *s, pop_err *err)
{
	pop_loop *l = &e->loop[s - e->program->step];
	pop_status st;
	turns t;

	pop_engine_forget(e, l);
	if (goes_on_tight(e, s, 0))
		return run_tight(e, l->tight, 0, err);
	begin_turns(&t, e, l);
	st = run_turns(e, s, &t, err);
	end_turns(&t, e);
	return st;
}
