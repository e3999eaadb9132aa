/*
 * Making an engine: two mappings, which the system hands out zeroed,
 *
 *   arena | slack
 *   kept | scratch of thread 0 | of thread 1 | ...
 *
 * and between them the plans of all steps, which say how large the second is;
 * where it fits, it is the rest of the arena's last large page.  While plans
 * are made, and arguments read, the pool touches the arena: the first run
 * would wait for each page of it.
 */

#include <stdlib.h>
#include <string.h>

#include "lib/base/checked.h"
#include "lib/base/clock.h"
#include "lib/rt/engine_int.h"

enum {
	/* Bytes from which caches do not hold what a run reads. */
	FAR = 64 << 20,
	/* After the arena, so that a vector that begins in it ends mapped. */
	SLACK = 256,
	/* Bytes that are touched at once: a large page. */
	TOUCH = 2 << 20,
	/* Bytes of the arena, its first, that are touched before a run: as many
	 * as may be done by then. */
	TOUCH_MOST = 64 << 20,
	/* Points of a step that several threads may share with profit; fewer,
	 * if the turns of a loop make so many of them that waking is worth it:
	 * there, what needs functions and quotients counts once more for each.
	 */
	LARGE_STEP = 1 << 14,
	LARGE_TURN = 1 << 12,
	LARGE_LOOP = 1 << 19,
	/* Runs that are timed to see whether threads pay: how long they may be,
	 * and how long they go on before, in nanoseconds. */
	SHORT_RUN = 250000,
	RUNS_BEFORE = 20000000,
};

/* ---- Steps. */

/* Steps that a STRIP's kernel runs. */
static void
find_inside(pop_engine *e)
{
	const pop_program *p = e->program;

	e->inside = POP_NEWN(&e->arena, bool, p->nstep);
	for (uint32_t i = 0; i < p->nstep; i++) {
		const pop_region *r;

		if (p->step[i].kind != POP_STEP_STRIP)
			continue;
		r = &p->region[p->step[i].region[0]];
		memset(e->inside + r->first, true, r->count);
	}
}

static pop_status
prepare_step(pop_engine *e, uint32_t i, size_t *scratch, pop_err *err)
{
	const pop_step *s = &e->program->step[i];
	const pop_kernel *k = &e->kernels->kind[s->kind];
	size_t n = 0;
	pop_status st;

	if (s->kind == POP_STEP_WHILE || s->kind == POP_STEP_CASE ||
		e->inside[i])
		return POP_OK;
	if (!k->prepare || !k->run)
		return pop_fail(err, POP_E_INPUT,
			"step %u (%s): %s has no kernel for it", i,
			pop_step_name[s->kind], e->kernels->name);
	st = k->prepare(&e->call[i].plan, &n, &e->arena, e->program, s, err);
	if (st != POP_OK)
		return pop_wrap(
			err, st, "step %u (%s)", i, pop_step_name[s->kind]);
	e->call[i].run = k->run;
	*scratch = n > *scratch ? n : *scratch;
	return POP_OK;
}

/* Functions and quotients of each point, which take about as long as all else
 * that is done to one. */
static int64_t
count_functions(const pop_step *s)
{
	int64_t n = 0;

	for (uint32_t k = 0; k < s->nstage; k++)
		for (uint32_t i = 0; i < s->stage[k].ncode; i++) {
			const unsigned op = s->stage[k].code[i].op;

			n += s->stage[k].kind != POP_STAGE_SCALAR &&
			     (op == POP_INS_DIV ||
				     (op >= POP_INS_SQRT &&
					     op <= POP_INS_POLYGAMMA));
		}
	return n;
}

/* A step that runs `turns` times at least. */
static void
note_step(pop_engine *e, const pop_step *s, int64_t turns)
{
	const int64_t points = pop_step_points(s);

	if (points >= LARGE_STEP ||
		(points >= LARGE_TURN &&
			pop_mul_capped(pop_mul_capped(points, turns),
				1 + count_functions(s)) >= LARGE_LOOP))
		e->is_large = true;
	if (s->kind != POP_STEP_WHILE)
		return;
	for (uint32_t i = POP_WHILE_PARAMS; i < s->nparam; i += 2)
		if (s->param[i] != s->param[i + 1])
			e->rotates = true;
}

static void
note_region(pop_engine *e, uint32_t region, int64_t turns)
{
	const pop_region *r = &e->program->region[region];

	for (uint32_t i = r->first; i < r->first + r->count; i++) {
		const pop_step *s = &e->program->step[i];
		const int64_t trip = s->kind == POP_STEP_WHILE
					     ? s->param[POP_WHILE_TRIP]
					     : 1;

		note_step(e, s, turns);
		for (uint32_t k = 0; k < s->nregion; k++)
			note_region(e, s->region[k],
				trip > 1 ? pop_mul_capped(turns, trip) : turns);
	}
}

/* Lists the buffers of each argument. */
static void
list_arguments(pop_engine *e)
{
	const pop_program *p = e->program;
	uint32_t *next;

	e->first = POP_NEWN(&e->arena, uint32_t, (size_t)p->narg + 2);
	e->argument = POP_NEWN(&e->arena, uint32_t, p->nbuffer);
	for (uint32_t i = 0; i < p->nbuffer; i++)
		if (p->buffer[i].where == POP_WHERE_ARG)
			e->first[p->buffer[i].index + 2]++;
	for (uint32_t i = 2; i <= p->narg; i++)
		e->first[i] += e->first[i - 1];
	next = e->first + 1;
	for (uint32_t i = 0; i < p->nbuffer; i++)
		if (p->buffer[i].where == POP_WHERE_ARG)
			e->argument[next[p->buffer[i].index]++] = i;
}

/* What does not need plans. */
static pop_status
survey(void *arg, pop_err *err)
{
	pop_engine *e = arg;
	const pop_program *p = e->program;

	(void)err;
	e->call = POP_NEWN(&e->arena, pop_call, p->nstep);
	e->loop = POP_NEWN(&e->arena, pop_loop, p->nstep);
	e->start = POP_NEWN(&e->arena, void *, p->nbuffer);
	e->run.ptr = POP_NEWN(&e->arena, void *, p->nbuffer);
	e->bound = POP_NEWN(&e->arena, pop_bound, p->narg);
	list_arguments(e);
	find_inside(e);
	note_region(e, 0, 1);
	return POP_OK;
}

static pop_status
prepare(void *arg, pop_err *err)
{
	pop_engine *e = arg;
	const pop_program *p = e->program;
	size_t scratch = 0;

	for (uint32_t i = 0; i < p->nstep; i++)
		POP_TRY(prepare_step(e, i, &scratch, err));
	if (scratch > SIZE_MAX - POP_BUFFER_ALIGN)
		return pop_fail(
			err, POP_E_NOMEM, "a step needs %zu bytes", scratch);
	e->run.scratch_bytes = pop_round_up(scratch, POP_BUFFER_ALIGN);
	pop_engine_note_loops(e, e->loops);
	pop_engine_keep(e);
	for (uint32_t i = 0; e->loops == POP_LOOPS_AT_ONCE && i < p->nstep; i++)
		if (p->step[i].kind == POP_STEP_WHILE)
			pop_engine_settle(e, i);
	return POP_OK;
}

_Static_assert((int)POP_ENGINE_MAX_THREADS == (int)POP_POOL_MAX_THREADS,
	"the pool takes what is promised");

/* ---- Memory. */

static pop_status
too_much(const pop_engine *e, pop_err *err)
{
	/* A limit of the caller's is the same on the next try. */
	const pop_status st = e->max_given ? POP_E_NOFIT : POP_E_NOMEM;

	if (!e->run.scratch_bytes)
		return pop_fail(err, st,
			"the program needs %llu bytes; %llu are allowed",
			(unsigned long long)e->program->arena_bytes,
			(unsigned long long)e->max_memory);
	return pop_fail(err, st,
		"the program needs %llu bytes and %zu for each of %u threads; "
		"%llu are allowed",
		(unsigned long long)e->program->arena_bytes,
		e->run.scratch_bytes, e->run.nthread,
		(unsigned long long)e->max_memory);
}

/* May `n` bytes be asked for? */
static pop_status
check_limit(pop_engine *e, size_t n, pop_err *err)
{
	if (n > POP_MEMORY_UNASKED && !e->max_memory)
		e->max_memory = pop_memory_limit();
	return e->max_memory && n > e->max_memory ? too_much(e, err) : POP_OK;
}

static pop_status
map(pop_pages *out, size_t n, pop_err *err)
{
	if (!pop_pages_map(out, n))
		return pop_fail(err, POP_E_NOMEM,
			"no memory for %zu bytes of arena or scratch", n);
	return POP_OK;
}

static size_t
arena_bytes(const pop_engine *e)
{
	return pop_round_up(
		(size_t)e->program->arena_bytes + SLACK, POP_BUFFER_ALIGN);
}

static int64_t
touch_parts(const pop_pages *p)
{
	const size_t n = p->room < TOUCH_MOST ? p->room : TOUCH_MOST;

	return (int64_t)(pop_round_up(n, TOUCH) / TOUCH);
}

static void
touch(void *arg, int64_t part)
{
	const pop_engine *e = arg;
	const int64_t first = touch_parts(&e->memory);
	const pop_pages *p = part < first ? &e->memory : &e->working;
	const size_t at = (size_t)(part < first ? part : part - first) * TOUCH;
	const size_t rest = p->room - at;

	pop_pages_touch(p->start + at, rest < TOUCH ? rest : TOUCH);
}

static pop_status
allocate_arena(pop_engine *e, pop_err *err)
{
	if (e->program->arena_bytes > SIZE_MAX - SLACK - POP_BUFFER_ALIGN)
		return too_much(e, err);
	POP_TRY(check_limit(e, arena_bytes(e), err));
	POP_TRY(map(&e->memory, arena_bytes(e), err));
	for (uint32_t i = 0; i < e->program->nbuffer; i++)
		if (e->program->buffer[i].where == POP_WHERE_ARENA)
			e->start[i] =
				e->memory.start + e->program->buffer[i].offset;
	pop_pool_ahead(e->run.pool, touch, e, touch_parts(&e->memory));
	return POP_OK;
}

static pop_status
allocate_working(pop_engine *e, pop_err *err)
{
	const size_t arena = arena_bytes(e);
	size_t scratch, n, all;

	if (!pop_mul_size(e->run.scratch_bytes, e->run.nthread, &scratch) ||
		!pop_add_size(e->kept_bytes, scratch, &n) ||
		!pop_add_size(arena, n, &all))
		return too_much(e, err);
	POP_TRY(check_limit(e, all, err));
	if (n > 0 && n > e->memory.room - arena)
		POP_TRY(map(&e->working, n, err));
	e->run.kept = n > e->memory.room - arena ? e->working.start
						 : e->memory.start + arena;
	e->run.scratch = e->run.kept + e->kept_bytes;
	pop_pool_ahead(e->run.pool, touch, e,
		touch_parts(&e->memory) + touch_parts(&e->working));
	return POP_OK;
}

/* Kernels take void *, but the check proved that none writes a constant. */
static void
place_constants(pop_engine *e)
{
	const pop_program *p = e->program;
	uintptr_t base = (uintptr_t)p->constant;

	for (uint32_t i = 0; i < p->nbuffer; i++)
		if (p->buffer[i].where == POP_WHERE_CONST)
			e->start[i] = (void *)(base + p->buffer[i].offset);
}

/* What a run reads of its inputs is not left in a cache from the last one. */
static bool
is_far(const pop_program *p)
{
	uint64_t n = 0;

	for (uint32_t i = 0; i < p->narg && n <= FAR; i++)
		n += p->buffer[p->arg[i].buffer].bytes;
	return n > FAR || p->arena_bytes > FAR || p->constant_bytes > FAR;
}

/* ---- Life cycle. */

static pop_status
make_ready(pop_engine *e, const pop_engine_options *o, pop_err *err)
{
	POP_TRY(pop_kernel_select(&e->kernels, o->isa, err));
	POP_TRY(pop_arena_run(&e->arena, survey, e, err));
	/* Threads that would never be woken are not started. */
	if (!e->is_large)
		e->run.nthread = 1;
	POP_TRY(pop_pool_new(
		&e->run.pool, e->run.nthread, e->program->flushes, err));
	POP_TRY(allocate_arena(e, err));
	POP_TRY(pop_arena_run(&e->arena, prepare, e, err));
	POP_TRY(allocate_working(e, err));
	place_constants(e);
	if (o->profile) {
		e->times = calloc(
			(size_t)e->program->nstep + 1, sizeof(*e->times));
		if (!e->times)
			return pop_fail(err, POP_E_NOMEM, "out of memory");
	}
	memcpy(e->run.ptr, e->start, e->program->nbuffer * sizeof(*e->start));
	e->run.is_far = is_far(e->program);
	e->stats.isa = e->kernels->name;
	e->stats.nthread = e->run.nthread;
	e->stats.arena_bytes = e->program->arena_bytes;
	e->stats.scratch_bytes =
		e->kept_bytes + e->run.scratch_bytes * e->run.nthread;
	return POP_OK;
}

pop_status
pop_engine_new(pop_engine **out, const pop_program *p,
	const pop_engine_options *o, pop_err *err)
{
	static const pop_engine_options defaults;
	uint64_t t = pop_clock_ns();
	pop_engine *e = calloc(1, sizeof(*e));
	pop_status st;

	*out = NULL;
	if (!e)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	o = o ? o : &defaults;
	e->program = p;
	e->max_memory = o->max_memory;
	e->max_given = o->max_memory != 0;
	e->loops = o->loops;
	e->run.nthread = o->nthread ? o->nthread : 1;
	pop_pace_init(&e->pace, SHORT_RUN, RUNS_BEFORE);
	atomic_init(&e->stop, false);
	st = make_ready(e, o, err);
	if (st != POP_OK) {
		pop_engine_free(e);
		return st;
	}
	e->stats.prepare_ns = pop_clock_ns() - t;
	*out = e;
	return POP_OK;
}

pop_status
pop_engine_load(pop_engine **out, const pop_exe *exe,
	const pop_engine_options *o, pop_err *err)
{
	pop_status st = pop_engine_new(out, pop_exe_program(exe), o, err);

	if (st != POP_OK)
		return pop_wrap(err, st, "%s", pop_exe_name(exe));
	(*out)->exe = exe;
	return POP_OK;
}

void
pop_engine_free(pop_engine *e)
{
	if (!e)
		return;
	pop_pool_free(e->run.pool);
	for (uint32_t i = 0; e->bound && i < e->program->narg; i++)
		free(e->bound[i].owned);
	pop_pages_unmap(&e->memory);
	pop_pages_unmap(&e->working);
	free(e->times);
	pop_arena_release(&e->arena);
	free(e);
}

/* ---- Reports. */

const pop_program *
pop_engine_program(const pop_engine *e)
{
	return e->program;
}

pop_engine_stats
pop_engine_stats_of(const pop_engine *e)
{
	return e->stats;
}

const pop_step_time *
pop_engine_profile(const pop_engine *e)
{
	return e->times;
}
