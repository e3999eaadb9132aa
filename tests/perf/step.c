/*
 * One step under the frame: fills what it sees, prepares its kernel and runs
 * it again and again.
 */

#define _DEFAULT_SOURCE /* madvise */

#include "tests/perf/step.h"

#include <sys/mman.h>

#include "lib/num/convert.h"

enum { COLD_BYTES = 160 << 20 };

typedef struct step_run {
	const pop_kernel *kernel;
	const void *plan;
	pop_run run;
	/* View 1 is at turns one of these. */
	unsigned char *copies;
	size_t bytes;
	unsigned ncopy, turn;
} step_run;

static void
run_step(void *arg)
{
	step_run *s = arg;

	if (s->ncopy) {
		s->turn = (s->turn + 1) % s->ncopy;
		s->run.ptr[1] = s->copies + s->turn * s->bytes;
	}
	s->kernel->run(s->plan, &s->run);
}

static void
fill(rig *g, unsigned v)
{
	pop_dtype d = (pop_dtype)g->view[v].dtype;
	size_t size = pop_dtype_bytes(d);
	unsigned char *p = g->ptr[v];
	uint64_t rng = v;

	for (size_t j = 0; j < g->buffer[v].bytes; j += size)
		if (pop_dtype_is_float(d))
			pop_store_f64(d, p + j,
				(double)(rig_random(&rng) >> 11) * 0x1p-52 - 1);
		else
			pop_store_int(d, p + j, rig_random(&rng));
}

/* Enough copies of view 1 that none is in a cache when it is read again. */
static void
copy_weights(step_run *s, const rig *g)
{
	s->bytes = ((size_t)g->buffer[1].bytes + 63) & ~(size_t)63;
	s->ncopy = (unsigned)(COLD_BYTES / s->bytes + 2);
	s->copies = aligned_alloc(
		1 << 21, (s->ncopy * s->bytes + (1 << 21)) >> 21 << 21);
	assert(s->copies);
	madvise(s->copies, s->ncopy * s->bytes, MADV_HUGEPAGE);
	for (unsigned i = 0; i < s->ncopy; i++)
		memcpy(s->copies + i * s->bytes, g->ptr[1],
			(size_t)g->buffer[1].bytes);
}

void
bench_step(bench *b, rig *g, const char *name, bench_limit limit, double work,
	bool cold)
{
	step_run s = {.kernel = &bench_table(b)->kind[g->step.kind]};
	rig_call c = {.kernel = s.kernel, .g = g};
	unsigned n = bench_threads(b);
	pop_err err = {0};

	if (!bench_wanted(b, name))
		return;
	g->program.step = &g->step;
	g->program.nstep = 1;
	for (unsigned v = 0; v < g->step.nview; v++)
		fill(g, v);
	if (pop_arena_run(&c.arena, rig_prepare, &c, &err) != POP_OK) {
		fprintf(stderr, "%s: %s\n", name, err.text);
		exit(1);
	}
	s.plan = c.plan;
	s.run = (pop_run){.ptr = g->ptr,
		.nthread = n,
		.pool = bench_pool(b),
		.is_far = cold};
	s.run.scratch_bytes = (c.scratch + 63) & ~(size_t)63;
	s.run.scratch = aligned_alloc(
		1 << 21, (s.run.scratch_bytes * n + (1 << 21)) >> 21 << 21);
	assert(s.run.scratch);
	if (cold)
		copy_weights(&s, g);
	bench_measure(b, &(bench_case){.name = name,
				 .run = run_step,
				 .arg = &s,
				 .limit = limit,
				 .work = work});
	free(s.copies);
	free(s.run.scratch);
	pop_arena_release(&c.arena);
}
