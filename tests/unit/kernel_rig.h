#ifndef TESTS_UNIT_KERNEL_RIG_H
#define TESTS_UNIT_KERNEL_RIG_H

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/kernel/kernel.h"

/*
 * Runs one step on memory of the test: builds a program around it, prepares
 * and runs its kernel.  Buffers are exactly as long as asked for, between
 * guard bytes that must not change.
 */

enum { RIG_MAX_BUFFERS = 12, RIG_GUARD = 256 };

typedef struct rig {
	pop_program program;
	pop_buffer buffer[RIG_MAX_BUFFERS];
	pop_view view[RIG_MAX_BUFFERS];
	pop_step step;
	pop_stage stage[8];
	pop_ins code[8][256];
	int64_t param[64];
	unsigned char *memory[RIG_MAX_BUFFERS];
	void *ptr[RIG_MAX_BUFFERS];
} rig;

static const char *const rig_isa[] = {"generic", "avx2", "avx512"};
enum { RIG_NISA = 3 };

/* The table, or NULL: not on this machine. */
static inline const pop_kernel_table *
rig_table(const char *name)
{
	const pop_kernel_table *t = NULL;
	pop_err err;

	return pop_kernel_select(&t, name, &err) == POP_OK ? t : NULL;
}

static inline void
rig_init(rig *g, unsigned kind)
{
	memset(g, 0, sizeof(*g));
	g->step.kind = (uint8_t)kind;
	g->step.view = g->view;
	g->step.stage = g->stage;
	g->step.param = g->param;
	g->program.buffer = g->buffer;
	for (unsigned k = 0; k < 8; k++)
		g->stage[k].code = g->code[k];
}

/* Adds a buffer of n elements, seen by a view with zero strides. */
static inline pop_view *
rig_view(rig *g, pop_dtype d, int64_t n)
{
	uint32_t k = g->program.nbuffer++;
	size_t bytes = (size_t)n * pop_dtype_bytes(d);
	pop_view *v = &g->view[g->step.nview++];

	assert(k < RIG_MAX_BUFFERS);
	g->memory[k] = malloc(bytes + 2 * RIG_GUARD);
	assert(g->memory[k]);
	memset(g->memory[k], 0xa5, bytes + 2 * RIG_GUARD);
	g->ptr[k] = g->memory[k] + RIG_GUARD;
	g->buffer[k] =
		(pop_buffer){POP_WHERE_ARENA, 0, (uint64_t)k << 32, bytes};
	v->buffer = k;
	v->dtype = (uint8_t)d;
	return v;
}

static inline uint16_t
rig_ins(rig *g, unsigned stage, pop_ins i)
{
	pop_stage *s = &g->stage[stage];

	assert(s->ncode < 256);
	if (stage >= g->step.nstage)
		g->step.nstage = stage + 1;
	if (s->kind == 0)
		s->kind = POP_STAGE_MAP;
	s->code[s->ncode] = i;
	return (uint16_t)s->ncode++;
}

typedef struct rig_call {
	const pop_kernel *kernel;
	rig *g;
	pop_arena arena;
	void *plan;
	size_t scratch;
} rig_call;

static pop_status
rig_prepare(void *arg, pop_err *err)
{
	rig_call *c = arg;

	return c->kernel->prepare(&c->plan, &c->scratch, &c->arena,
		&c->g->program, &c->g->step, err);
}

static inline void
rig_run(rig *g, const pop_kernel_table *t, unsigned nthread)
{
	rig_call c = {.kernel = &t->kind[g->step.kind], .g = g};
	pop_run run = {
		.ptr = g->ptr, .nthread = nthread, .is_far = nthread > 1};
	pop_err err = {0};

	g->program.step = &g->step;
	g->program.nstep = 1;
	if (pop_arena_run(&c.arena, rig_prepare, &c, &err) != POP_OK) {
		fprintf(stderr, "%s: %s\n", t->name, err.text);
		abort();
	}
	assert(pop_pool_new(&run.pool, nthread, false, &err) == POP_OK);
	run.scratch_bytes = (c.scratch + 63) & ~(size_t)63;
	run.scratch = aligned_alloc(64, run.scratch_bytes * nthread + 64);
	assert(run.scratch);
	memset(run.scratch, 0xff, run.scratch_bytes * nthread);
	pop_pool_begin(run.pool);
	c.kernel->run(c.plan, &run);
	pop_pool_end(run.pool);
	pop_pool_free(run.pool);
	free(run.scratch);
	pop_arena_release(&c.arena);
}

/* Frees the buffers after looking at their guards. */
static inline void
rig_free(rig *g)
{
	for (uint32_t k = 0; k < g->program.nbuffer; k++) {
		const unsigned char *p = g->memory[k];
		size_t bytes = (size_t)g->buffer[k].bytes;

		for (size_t j = 0; j < RIG_GUARD; j++) {
			assert(p[j] == 0xa5);
			assert(p[RIG_GUARD + bytes + j] == 0xa5);
		}
		free(g->memory[k]);
	}
}

/* A small generator: the same numbers everywhere. */
static inline uint64_t
rig_random(uint64_t *state)
{
	uint64_t z = *state += 0x9e3779b97f4a7c15;

	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
	z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
	return z ^ (z >> 31);
}

#endif
