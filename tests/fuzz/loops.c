/*
 * Fuzz target: loops of little work.
 *
 * The bytes make a graph of such loops (loops_make.h).  What it computes by
 * tight loops (lib/kernel/tight.h), step by step, and first so and then so, is
 * the same to the last bit, but for which NaN it is, with each instruction set
 * that this machine has; inputs of odd length take denormal numbers for zeros.
 */

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/base/buf.h"
#include "lib/gen/gen.h"
#include "lib/pass/pass.h"
#include "lib/rt/engine.h"
#include "tests/fuzz/loops_make.h"

enum {
	MAX_MEMORY = 64 << 20,
};

/* Loops have some thousand turns; a wrong one may never end. */
#define TIMEOUT_NS UINT64_C(4000000000)

typedef struct job {
	pop_arena arena;
	const uint8_t *data;
	size_t size;
	maker m;
	pop_buf text;
	pop_program program;
} job;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

static pop_status
make(void *arg, pop_err *err)
{
	job *j = arg;

	make_loops(&j->m, &j->arena, j->data, j->size);
	pop_graph_print(j->m.g, &j->text);
	POP_TRY(pop_graph_verify(j->m.g, err));
	pop_graph_normalize(j->m.g);
	POP_TRY(pop_pass_run(j->m.g, NULL, err));
	POP_TRY(pop_gen(&j->program, &j->arena, j->m.g, err));
	j->program.flushes = j->size & 1;
	return pop_program_check(&j->program, err);
}

/* Says what differs, for a test that holds it, and ends. */
static void
complain(const job *j, const char *isa, const char *what)
{
	fwrite(j->text.data, 1, j->text.len, stderr);
	for (uint32_t i = 0; i < j->program.narg; i++) {
		const unsigned char *p = j->m.data[i];

		fprintf(stderr, "# argument %u: ", i);
		for (int64_t n = pop_shape_bytes(&j->program.arg[i].type);
			n > 0; n--)
			fprintf(stderr, "%02x", *p++);
		fprintf(stderr, "\n");
	}
	fprintf(stderr, "loops: %s: %s\n", isa, what);
	abort();
}

static pop_engine *
load(const job *j, const char *isa, pop_engine_loops loops, bool stepwise)
{
	const pop_engine_options o = {.isa = isa,
		.max_memory = MAX_MEMORY,
		.loops = loops,
		.profile = stepwise};
	pop_engine *e = NULL;
	pop_err err = {0};
	const pop_status st = pop_engine_new(&e, &j->program, &o, &err);

	if (st == POP_E_USAGE) /* not on this machine */
		return NULL;
	if (st != POP_OK)
		complain(j, isa, err.text);
	for (uint32_t i = 0; i < j->program.narg; i++) {
		const size_t n =
			(size_t)pop_shape_bytes(&j->program.arg[i].type);

		if (pop_engine_bind(e, i, j->m.data[i], n, &err) != POP_OK)
			complain(j, isa, err.text);
	}
	return e;
}

static bool
same(pop_dtype d, const unsigned char *a, const unsigned char *b)
{
	return pop_load_bits(d, a) == pop_load_bits(d, b) ||
	       (pop_dtype_is_float(d) && isnan(pop_load_f64(d, a)) &&
		       isnan(pop_load_f64(d, b)));
}

static void
compare_result(const job *j, const char *isa, uint32_t i, const pop_engine *a,
	const pop_engine *b)
{
	const pop_shape *s = &j->program.result[i].type;
	const pop_dtype d = (pop_dtype)s->dtype;
	const size_t size = pop_dtype_bytes(d);
	const unsigned char *x = pop_engine_result(a, i);
	const unsigned char *y = pop_engine_result(b, i);
	const size_t n = (size_t)pop_shape_elements(s);
	char text[128];

	for (size_t k = 0; k < n; k++, x += size, y += size) {
		if (same(d, x, y))
			continue;
		snprintf(text, sizeof(text),
			"result %u, element %zu: %llx by a tight loop, %llx "
			"by steps",
			i, k, (unsigned long long)pop_load_bits(d, x),
			(unsigned long long)pop_load_bits(d, y));
		complain(j, isa, text);
	}
}

static void
run_beside(const job *j, const char *isa, pop_engine_loops loops,
	const pop_engine *steps)
{
	pop_engine *tight = load(j, isa, loops, false);
	pop_err err = {0};

	if (pop_engine_run(tight, TIMEOUT_NS, &err) != POP_OK)
		complain(j, isa, err.text);
	for (uint32_t i = 0; i < j->program.nresult; i++)
		compare_result(j, isa, i, tight, steps);
	pop_engine_free(tight);
}

static void
run_all(const job *j, const char *isa)
{
	pop_engine *steps = load(j, isa, POP_LOOPS_LATER, true);

	if (steps && pop_engine_run(steps, TIMEOUT_NS, NULL) == POP_OK) {
		run_beside(j, isa, POP_LOOPS_AT_ONCE, steps);
		run_beside(j, isa, POP_LOOPS_SOON, steps);
	}
	pop_engine_free(steps);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	/* Kernels of amx have the loops of avx512. */
	static const char *const isa[] = {"generic", "avx2", "avx512"};
	job j = {.data = data, .size = size};
	pop_err err = {0};

	j.arena.limit = (size_t)64 << 20;
	if (pop_arena_run(&j.arena, make, &j, &err) != POP_OK)
		complain(&j, "none", err.text);
	for (unsigned i = 0; i < sizeof(isa) / sizeof(*isa); i++)
		run_all(&j, isa[i]);
	pop_buf_release(&j.text);
	pop_arena_release(&j.arena);
	return 0;
}
