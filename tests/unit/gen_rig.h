#ifndef POP_TESTS_GEN_RIG_H
#define POP_TESTS_GEN_RIG_H

#include <stdio.h>

#include "lib/base/buf.h"
#include "lib/gen/gen.h"
#include "lib/num/compare.h"
#include "lib/num/fill.h"
#include "lib/pass/pass.h"
#include "lib/rt/engine.h"
#include "tests/unit/gen_oracle.h"

/*
 * Runs a graph three times: as its oracle says, as the steps made of it as it
 * stands, and as those made of it after passes; all three agree.
 */
typedef struct gen_case {
	const char *name, *text;
	double atol, rtol; /* of floats */
	uint64_t seed;
	pop_graph *graph; /* instead of text */
} gen_case;

typedef struct gen_rig {
	const gen_case *c;
	pop_arena arena;
	pop_program program;
	pop_graph *graph;
	unsigned char **arg; /* the arguments' elements */
	bool passes;
	void (*build)(pop_graph **out, pop_arena *a, uint64_t seed);
} gen_rig;

static pop_status
gen_prepare(void *arg, pop_err *err)
{
	gen_rig *r = arg;
	const pop_block *b;

	if (r->build)
		r->build(&r->graph, &r->arena, r->c->seed);
	else
		POP_TRY(pop_graph_parse(&r->graph, &r->arena, r->c->name,
			pop_str_of(r->c->text), err));
	POP_TRY(pop_graph_verify(r->graph, err));
	b = r->graph->main->body;
	r->arg = POP_NEWN(&r->arena, unsigned char *, b->narg);
	for (uint32_t i = 0; i < b->narg; i++) {
		const pop_shape *s = b->arg[i]->type;
		pop_dtype d = (pop_dtype)s->dtype;
		int64_t n = pop_shape_elements(s);
		uint64_t key = pop_fill_key(r->c->seed, i);
		orc_tensor *t = orc_new(&r->arena, s);

		if (d == POP_DT_I1)
			pop_fill_int(d, t->data, key, 0, n, 0, 2);
		else if (pop_dtype_is_int(d))
			pop_fill_int(d, t->data, key, 0, n,
				pop_dtype_info_of[d].cls == POP_DTC_INT ? -5
									: 0,
				6);
		else
			pop_fill_uniform(d, t->data, key, 0, n, -2, 2);
		r->arg[i] = t->data;
		b->arg[i]->aux = t;
	}
	return POP_OK;
}

static pop_status
gen_oracle(void *arg, pop_err *err)
{
	gen_rig *r = arg;

	(void)err;
	orc_block(&r->arena, r->graph->main->body);
	return POP_OK;
}

static pop_status
gen_make(void *arg, pop_err *err)
{
	gen_rig *r = arg;

	if (r->passes)
		POP_TRY(pop_pass_run(r->graph, NULL, err));
	POP_TRY(pop_gen(&r->program, &r->arena, r->graph, err));
	return pop_program_check(&r->program, err);
}

static void
gen_complain(const gen_rig *r, const char *what, const pop_err *err)
{
	pop_buf b = {0};

	fprintf(stderr, "%s (seed %llu%s): %s: %s\n", r->c->name,
		(unsigned long long)r->c->seed, r->passes ? ", passes" : "",
		what, err->text);
	if (r->graph)
		pop_graph_print(r->graph, &b);
	if (r->program.nstep)
		pop_program_print(&r->program, &b);
	fwrite(b.data, 1, b.len, stderr);
	pop_buf_release(&b);
}

/* Elements of result i after a run agree with what the oracle said. */
static bool
gen_agrees(const gen_rig *r, const pop_engine *e, uint32_t i,
	const orc_tensor *want, pop_err *err)
{
	pop_tensor got, exp;
	pop_difference d = {0};

	got = pop_tensor_borrow(
		&want->type, (void *)(uintptr_t)pop_engine_result(e, i));
	exp = pop_tensor_borrow(&want->type, want->data);
	if (pop_compare(&d, &got, &exp, r->c->rtol, r->c->atol, err) != POP_OK)
		return false;
	if (d.count)
		(void)pop_fail(err, POP_E_DIFFER,
			"result %u: %lld differ, first %lld: %.9g not %.9g", i,
			(long long)d.count, (long long)d.first, d.got,
			d.expected);
	return d.count == 0;
}

static bool
gen_execute(gen_rig *r, orc_tensor **want, pop_err *err)
{
	pop_engine_options o = {.nthread = 2, .loops = POP_LOOPS_AT_ONCE};
	pop_engine *e = NULL;
	bool ok = pop_engine_new(&e, &r->program, &o, err) == POP_OK;

	for (uint32_t i = 0; ok && i < r->program.narg; i++)
		ok = pop_engine_bind(e, i, r->arg[i],
			     (size_t)pop_shape_bytes(&r->program.arg[i].type),
			     err) == POP_OK;
	ok = ok && pop_engine_run(e, 0, err) == POP_OK;
	for (uint32_t i = 0; ok && i < r->program.nresult; i++)
		ok = gen_agrees(r, e, i, want[i], err);
	pop_engine_free(e);
	return ok;
}

static void
gen_check(const gen_case *c,
	void (*build)(pop_graph **out, pop_arena *a, uint64_t seed),
	bool passes)
{
	gen_rig r = {.c = c, .passes = passes, .build = build};
	orc_tensor **want;
	const pop_op *ret;
	pop_err err = {0};
	bool ok = false;

	if (pop_arena_run(&r.arena, gen_prepare, &r, &err) == POP_OK &&
		pop_arena_run(&r.arena, gen_oracle, &r, &err) == POP_OK) {
		ret = r.graph->main->body->last;
		want = calloc(ret->narg + 1, sizeof(*want));
		assert(want);
		for (uint32_t i = 0; i < ret->narg; i++)
			want[i] = orc_of(ret->arg[i]);
		ok = pop_arena_run(&r.arena, gen_make, &r, &err) == POP_OK &&
		     gen_execute(&r, want, &err);
		free(want);
	}
	if (!ok)
		gen_complain(&r, "fails", &err);
	assert(ok);
	pop_arena_release(&r.arena);
}

static void
gen_check_both(const gen_case *c,
	void (*build)(pop_graph **out, pop_arena *a, uint64_t seed))
{
	gen_check(c, build, false);
	gen_check(c, build, true);
}

#endif
