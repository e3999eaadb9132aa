/*
 * Every rule of the check, broken once: a valid program, one change, and a
 * piece of the message it must give.
 */

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/base/buf.h"
#include "lib/base/checked.h"
#include "tests/unit/make_samples.h"

#define S (m->step)
#define B (m->buffer)

#define M(sample, name, change, text) \
	static void name(maker *m)    \
	{                             \
		change;               \
	}
#include "tests/unit/codelet_check.def"
#undef M

static const struct row {
	const char *sample, *name;
	void (*change)(maker *m);
	const char *text;
} row[] = {
#define M(sample, name, change, text) {#sample, #name, name, text},
#include "tests/unit/codelet_check.def"
#undef M
};

static void
make_sample(maker *m, const char *name)
{
	make_init(m);
	for (unsigned i = 0; i < NSAMPLE; i++)
		if (strcmp(sample[i].name, name) == 0) {
			sample[i].make(m);
			return;
		}
	assert(!"no such sample");
}

static void
test_rules(void)
{
	static maker m;
	unsigned bad = 0;

	for (unsigned i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
		pop_err err = {0};
		pop_status st, want = row[i].text ? POP_E_CORRUPT : POP_OK;

		make_sample(&m, row[i].sample);
		assert(pop_program_check(&m.p, NULL) == POP_OK);
		row[i].change(&m);
		st = pop_program_check(&m.p, &err);
		if (st != want ||
			(row[i].text && !strstr(err.text, row[i].text))) {
			fprintf(stderr, "%s: %s: want \"%s\"\n", row[i].name,
				st == POP_OK ? "valid" : err.text,
				row[i].text ? row[i].text : "");
			bad++;
		}
	}
	assert(!bad);
}

/* A view that is interleaved with another never meets it. */
static void
test_interleaved(void)
{
	static maker m;
	const int64_t two = 2, n = 50;
	pop_err err = {0};
	pop_step *s;

	make_sample(&m, "loop");
	s = &m.step[1];
	s->extent[0] = n;
	for (unsigned v = 0; v < 3; v++)
		s->view[v].stride[0] = two;
	s->view[0].buffer = 1;
	s->view[2].base = 1;
	assert(pop_program_check(&m.p, &err) == POP_OK);
	s->view[1].base = 1;
	assert(pop_program_check(&m.p, &err) == POP_OK);
	s->view[0].base = 2;
	s->extent[0] = n - 1;
	assert(pop_program_check(&m.p, &err) == POP_OK);
	s->view[0].stride[0] = 1;
	assert(pop_program_check(&m.p, &err) == POP_E_CORRUPT);
}

/* Depth 64 is the limit. */
static void
test_depth(void)
{
	enum { DEPTH = POP_LIMIT_NESTING + 1 };
	static pop_region region[2 * DEPTH + 1];
	static pop_step step[DEPTH];
	static uint32_t child[DEPTH][2];
	static int64_t param[2] = {1, 0};
	pop_program p = {.region = region, .step = step};
	pop_err err = {0};

	/* Step i is a loop whose body, region 2i + 2, is step i + 1. */
	for (uint32_t i = 0; i < DEPTH; i++) {
		step[i] = (pop_step){.kind = POP_STEP_WHILE,
			.nparam = 2,
			.param = param,
			.nregion = 2,
			.region = child[i]};
		child[i][0] = 2 * i + 1;
		child[i][1] = 2 * i + 2;
		region[i ? 2 * i : 0] = (pop_region){i, 1};
	}
	p.nstep = DEPTH - 1;
	p.nregion = 2 * (DEPTH - 1) + 1;
	region[p.nregion - 1] = (pop_region){0, 0};
	assert(pop_program_check(&p, &err) == POP_OK);
	p.nstep = DEPTH;
	p.nregion = 2 * DEPTH + 1;
	region[2 * (DEPTH - 1)] = (pop_region){DEPTH - 1, 1};
	region[p.nregion - 1] = (pop_region){0, 0};
	assert(pop_program_check(&p, &err) == POP_E_CORRUPT);
	assert(strstr(err.text, "deeper than 64"));
}

/* Time must not grow faster than the program: many views of one place. */
static void
test_many_views(void)
{
	enum { N = POP_LIMIT_VIEWS };
	static pop_view view[N];
	static pop_buffer buffer[2];
	static int64_t param[POP_LOOP_PARAMS] = {POP_LOOP_ROWS, 1};
	static pop_ins code[POP_MAX_CODE];
	static pop_step step[200];
	pop_stage stage = {.kind = POP_STAGE_MAP, .ncode = 2, .code = code};
	pop_region region = {0, 200};
	pop_program p = {.nbuffer = 2,
		.buffer = buffer,
		.nregion = 1,
		.region = &region,
		.nstep = 200,
		.step = step,
		.arena_bytes = 8192};
	pop_err err = {0};

	buffer[0] = (pop_buffer){POP_WHERE_ARENA, 0, 0, 4096};
	buffer[1] = (pop_buffer){POP_WHERE_ARENA, 0, 4096, 4096};
	for (unsigned i = 0; i < N; i++)
		view[i] = (pop_view){
			.buffer = i == 1, .dtype = POP_DT_F32, .stride = {1}};
	code[0] = (pop_ins){.op = POP_INS_LOAD, .cls = POP_CLASS_F};
	code[1] = (pop_ins){.op = POP_INS_STORE, .cls = POP_CLASS_F, .imm = 1};
	for (unsigned i = 0; i < 200; i++)
		step[i] = (pop_step){.kind = POP_STEP_LOOP,
			.ndim = 1,
			.extent = {1024},
			.nview = N,
			.view = view,
			.nstage = 1,
			.stage = &stage,
			.nparam = POP_LOOP_PARAMS,
			.param = param};
	assert(pop_program_check(&p, &err) == POP_OK);
	view[7].buffer = 1;
	view[7].base = 0;
	assert(pop_program_check(&p, &err) == POP_OK);
	view[7].stride[0] = -1;
	view[7].base = 1023;
	assert(pop_program_check(&p, &err) == POP_E_CORRUPT);
}

static void
test_print(void)
{
	static maker m;
	pop_buf out = {0};

	make_sample(&m, "while");
	pop_program_print(&m.p, &out);
	pop_buf_char(&out, '\0');
	assert(!out.failed);
	assert(strstr((char *)out.data, "step 1 while [] -1 2 2 3 5 5\n"));
	assert(strstr((char *)out.data, "\n    region 2\n"));
	assert(strstr((char *)out.data, "        %2 = add.I %0 %1\n"));
	assert(strstr((char *)out.data, "result 0 i32 b2\n"));
	pop_buf_release(&out);
}

static void
test_tables(void)
{
	assert(strcmp(pop_ins_info_of[POP_INS_SELECT].name, "select") == 0);
	assert(strcmp(pop_step_name[POP_STEP_TOP_K], "top_k") == 0);
	assert(pop_class_of(POP_DT_I1) == POP_CLASS_B);
	assert(pop_class_of(POP_DT_U32) == POP_CLASS_I);
	assert(pop_class_of(POP_DT_U64) == POP_CLASS_L);
	assert(pop_class_of(POP_DT_BF16) == POP_CLASS_F);
	assert(pop_class_of(POP_DT_F64) == POP_CLASS_D);
	assert(!pop_class_of(POP_DT_C64) && !pop_class_of(POP_DT_TOKEN));
}

int
main(void)
{
	test_tables();
	test_rules();
	test_interleaved();
	test_depth();
	test_many_views();
	test_print();
	return 0;
}
