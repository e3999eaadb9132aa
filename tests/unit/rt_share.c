/*
 * Products of the same argument share what the first packs: for one run, and
 * not beyond a step that writes the argument.
 */

#include <assert.h>
#include <math.h>
#include <stdio.h>

#include "lib/gen/gen.h"
#include "lib/num/fill.h"
#include "lib/rt/engine.h"

enum { ROWS = 16, N = 96, RUNS = 3 };

#define DOT(x, y)                                                        \
	"dot_general %" #x ", %" #y " {lhs_batch = [], rhs_batch = [], " \
	"lhs_contract = [1], rhs_contract = [0], precision = [0, 0]} : " \
	"16x96xf32\n"

static const char twice[] =
	"popir 1\n"
	"func @main(%0: 16x96xf32, %1: 96x96xf32) -> (16x96xf32) {\n"
	"%2 = " DOT(0, 1) "%3 = " DOT(2, 1) "return %3\n}\n";

/* The second product is with what the first was with, doubled in its place. */
static const char doubled[] =
	"popir 1\n"
	"func @main(%0: 16x96xf32, %1: 96x96xf32 {alias = 1, donated}) -> "
	"(16x96xf32, 96x96xf32) {\n"
	"%2 = " DOT(0, 1) "%3 = add %1, %1 : 96x96xf32\n"
			  "%4 = " DOT(2, 3) "return %4, %3\n}\n";

typedef struct rig {
	pop_arena arena;
	pop_program program;
	const char *text;
} rig;

static pop_status
make(void *arg, pop_err *err)
{
	rig *r = arg;
	pop_graph *g;

	POP_TRY(pop_graph_parse(
		&g, &r->arena, "share", pop_str_of(r->text), err));
	POP_TRY(pop_graph_verify(g, err));
	POP_TRY(pop_gen(&r->program, &r->arena, g, err));
	return pop_program_check(&r->program, err);
}

static void
multiply(double *out, const double *x, const float *w, double by)
{
	for (int i = 0; i < ROWS; i++)
		for (int j = 0; j < N; j++) {
			double sum = 0;

			for (int k = 0; k < N; k++)
				sum += x[i * N + k] * (double)w[k * N + j];
			out[i * N + j] = by * sum;
		}
}

static void
check(const float *got, const float *x, const float *w, double by)
{
	static double in[ROWS * N], once[ROWS * N], want[ROWS * N];

	for (int i = 0; i < ROWS * N; i++)
		in[i] = (double)x[i];
	multiply(once, in, w, 1);
	multiply(want, once, w, by);
	for (int i = 0; i < ROWS * N; i++)
		assert(fabs((double)got[i] - want[i]) < 1e-3);
}

/* Other numbers in each run. */
static void
run(const char *text, double by, unsigned nthread)
{
	static float x[ROWS * N], w[N * N];
	rig r = {.text = text};
	pop_engine_options o = {.nthread = nthread};
	pop_engine *e = NULL;
	pop_err err = {0};

	assert(pop_arena_run(&r.arena, make, &r, &err) == POP_OK);
	assert(pop_engine_new(&e, &r.program, &o, &err) == POP_OK);
	for (uint64_t k = 0; k < RUNS; k++) {
		pop_fill_uniform(POP_DT_F32, x, 2 * k, 0, ROWS * N, -1, 1);
		pop_fill_uniform(POP_DT_F32, w, 2 * k + 1, 0, N * N, -1, 1);
		assert(pop_engine_bind(e, 0, x, sizeof(x), &err) == POP_OK);
		assert(pop_engine_bind(e, 1, w, sizeof(w), &err) == POP_OK);
		assert(pop_engine_run(e, 0, &err) == POP_OK);
		check(pop_engine_result(e, 0), x, w, by);
	}
	pop_engine_free(e);
	pop_arena_release(&r.arena);
}

int
main(void)
{
	for (unsigned n = 1; n <= 2; n++) {
		run(twice, 1, n);
		run(doubled, 2, n);
	}
	return 0;
}
