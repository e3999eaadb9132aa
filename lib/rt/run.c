/*
 * Running.  A region is a flat array of (function, plan); a while step
 * (loop.c) runs its regions and exchanges the pointers of its carries, a case
 * step runs one.  They call each other no deeper than the check allowed.
 */

#include <string.h>

#include "lib/base/clock.h"
#include "lib/base/denormal.h"
#include "lib/num/convert.h"
#include "lib/rt/engine_int.h"

pop_status
pop_engine_pause(pop_engine *e, pop_err *err)
{
	if (atomic_load_explicit(&e->stop, memory_order_relaxed))
		return pop_fail(err, POP_E_INTERRUPTED, "the run was stopped");
	if (e->deadline && pop_clock_ns() > e->deadline)
		return pop_fail(err, POP_E_TIMEOUT,
			"the run did not end in the time it was given");
	return POP_OK;
}

static pop_status
run_case(pop_engine *e, const pop_step *s, pop_err *err)
{
	const pop_view *v = &s->view[0];
	pop_dtype d = (pop_dtype)v->dtype;
	uint64_t at = pop_load_int(d, pop_view_start(&e->run, v));

	if (d == POP_DT_I1)
		at = !at;
	/* A negative index is a large one here: the last branch. */
	if (at >= s->nregion)
		at = s->nregion - 1;
	return pop_engine_region(e, s->region[at], err);
}

static pop_status
run_control(pop_engine *e, const pop_step *s, pop_err *err)
{
	return s->kind == POP_STEP_WHILE ? pop_engine_while(e, s, err)
					 : run_case(e, s, err);
}

/* With times, a deadline, or both. */
static pop_status
run_watched(pop_engine *e, uint32_t i, pop_err *err)
{
	const pop_call *r = &e->call[i];
	uint64_t t = pop_clock_ns();
	pop_status st = POP_OK;

	POP_TRY(pop_engine_pause(e, err));
	if (r->run)
		r->run(r->plan, &e->run);
	else
		st = run_control(e, &e->program->step[i], err);
	if (e->times) {
		e->times[i].ns += pop_clock_ns() - t;
		e->times[i].count++;
	}
	return st;
}

pop_status
pop_engine_region(pop_engine *e, uint32_t region, pop_err *err)
{
	const pop_region *r = &e->program->region[region];
	uint32_t end = r->first + r->count;
	bool watched = e->times || e->deadline;

	for (uint32_t i = r->first; i < end; i++) {
		const pop_call *x = &e->call[i];

		if (atomic_load_explicit(&e->stop, memory_order_relaxed))
			return pop_engine_pause(e, err);
		if (watched)
			POP_TRY(run_watched(e, i, err));
		else if (x->run)
			x->run(x->plan, &e->run);
		else
			POP_TRY(run_control(e, &e->program->step[i], err));
	}
	return POP_OK;
}

/* What the steps left behind. */
static pop_status
verdict(pop_engine *e, pop_status st, pop_err *err)
{
	if (e->exe && pop_exe_is_lost(e->exe))
		return pop_fail(err, POP_E_CORRUPT,
			"%s: section const: the file was changed while the "
			"program ran",
			pop_exe_name(e->exe));
	if (st == POP_OK && e->run.nfailed)
		return pop_fail(err, POP_E_DIFFER,
			"%u expectations did not hold; the first: %s",
			e->run.nfailed, e->run.failed_text);
	return st;
}

/* All steps: with all threads, if they pay. */
static pop_status
run_all(pop_engine *e, pop_err *err)
{
	bool alone = e->pace.alone && !e->times;
	const unsigned mode = pop_denormals_set(e->program->flushes);
	pop_status st;

	e->run.nthread = alone ? 1 : e->stats.nthread;
	if (e->run.nthread > 1)
		pop_pool_begin(e->run.pool);
	pop_engine_forget(e, &e->once);
	st = pop_engine_region(e, 0, err);
	if (e->run.nthread > 1)
		pop_pool_end(e->run.pool);
	pop_denormals_restore(mode);
	return st;
}

pop_status
pop_engine_run(pop_engine *e, uint64_t timeout_ns, pop_err *err)
{
	uint64_t t;
	pop_status st;

	if (!e->is_checked)
		POP_TRY(pop_engine_check_bound(e, err));
	if (e->rotates)
		memcpy(e->run.ptr, e->start,
			e->program->nbuffer * sizeof(*e->start));
	e->run.nfailed = 0;
	e->run.failed_text[0] = '\0';
	t = pop_clock_ns();
	e->deadline = timeout_ns ? t + timeout_ns : 0;
	st = run_all(e, err);
	e->stats.run_ns = pop_clock_ns() - t;
	e->stats.nrun++;
	if (e->stats.nthread > 1)
		pop_pace_add(&e->pace, e->stats.run_ns, 1);
	atomic_store(&e->stop, false);
	return verdict(e, st, err);
}

void
pop_engine_stop(pop_engine *e)
{
	atomic_store_explicit(&e->stop, true, memory_order_relaxed);
}

const void *
pop_engine_result(const pop_engine *e, uint32_t i)
{
	if (i >= e->program->nresult)
		return NULL;
	return e->run.ptr[e->program->result[i].buffer];
}

uint32_t
pop_engine_failures(const pop_engine *e)
{
	return e->run.nfailed;
}
