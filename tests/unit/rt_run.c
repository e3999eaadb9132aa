/*
 * The engine on programs made by hand: loops that exchange pointers, branches,
 * binding rules, stopping, state from run to run.
 */

#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "lib/base/buf.h"
#include "lib/base/fs.h"
#include "lib/poprt.h"
#include "tests/unit/make_samples.h"

static maker m;

static pop_engine *
engine_of(const char *name, const pop_engine_options *o)
{
	pop_engine *e = NULL;
	pop_err err = {0};

	make_init(&m);
	for (unsigned i = 0; i < NSAMPLE; i++)
		if (strcmp(sample[i].name, name) == 0)
			sample[i].make(&m);
	assert(m.p.nstep);
	assert(pop_program_check(&m.p, &err) == POP_OK);
	if (pop_engine_new(&e, &m.p, o, &err) != POP_OK)
		fprintf(stderr, "%s: %s\n", name, err.text);
	assert(e);
	return e;
}

static void
bind(pop_engine *e, uint32_t i, const void *data, size_t n)
{
	pop_err err = {0};

	if (pop_engine_bind(e, i, data, n, &err) != POP_OK)
		fprintf(stderr, "%s\n", err.text);
	assert(!err.status);
}

static void
run(pop_engine *e)
{
	pop_err err = {0};

	if (pop_engine_run(e, 0, &err) != POP_OK)
		fprintf(stderr, "%s\n", err.text);
	assert(!err.status);
}

static void
test_loop(void)
{
	pop_engine *e = engine_of("loop", NULL);
	float a[100], b[100];
	const unsigned char *less;
	const float *sum;

	for (int i = 0; i < 100; i++) {
		a[i] = (float)i;
		b[i] = (float)(50 - i);
	}
	bind(e, 0, a, sizeof(a));
	for (int k = 0; k < 2; k++) {
		bind(e, 1, b, sizeof(b));
		run(e);
		less = pop_engine_result(e, 0);
		sum = pop_engine_result(e, 1);
		for (int i = 0; i < 100; i++) {
			assert(sum[i] == 50);
			assert(less[i] == (50 - i < i));
		}
	}
	/* Without binding again, the donated argument holds the sum. */
	run(e);
	sum = pop_engine_result(e, 1);
	assert(sum[7] == 57);
	assert(b[7] == 43);
	assert(!pop_engine_result(e, 2));
	pop_engine_free(e);
}

static void
test_while(pop_engine_loops loops, bool profile)
{
	pop_engine_options o = {.loops = loops, .profile = profile};
	pop_engine *e = engine_of("while", &o);
	const pop_step_time *t = pop_engine_profile(e);
	int32_t limit, runs = 0;

	/* Odd and even numbers of exchanges, and none. */
	for (limit = 0; limit < 70; limit += 3) {
		int32_t x = 1, n = 0;

		for (; x < limit; x *= 2)
			n++;
		runs += n;
		bind(e, 0, &limit, sizeof(limit));
		run(e);
		assert(*(const int32_t *)pop_engine_result(e, 0) == x);
		/* Counted in place: the arena keeps it from run to run. */
		assert(*(const int32_t *)pop_engine_result(e, 1) == runs);
	}
	if (profile) {
		assert(t && t[1].count == 24 && t[3].count == (uint64_t)runs);
		assert(t[2].count == (uint64_t)runs + 24);
		assert(t[1].ns >= t[3].ns);
	}
	pop_engine_free(e);
}

static void
test_trip(void)
{
	const int32_t limit = 0;
	pop_engine *e;

	for (int64_t trip = 0; trip < 7; trip++) {
		make_init(&m);
		sample_while(&m);
		m.step[1].param[POP_WHILE_TRIP] = trip;
		assert(pop_engine_new(&e, &m.p, NULL, NULL) == POP_OK);
		bind(e, 0, &limit, sizeof(limit));
		run(e);
		assert(*(const int32_t *)pop_engine_result(e, 0) == 1 << trip);
		pop_engine_free(e);
	}
}

static void
test_case(void)
{
	static const int32_t index[] = {0, 1, 2, 3, -1, INT32_MIN};
	static const double want[] = {6, 0, 9, 9, 9, 9};
	const double a[] = {3, 3, 3};
	pop_engine *e = engine_of("case", NULL);

	for (unsigned i = 0; i < 6; i++) {
		const double *out;

		bind(e, 0, &index[i], sizeof(index[i]));
		bind(e, 1, a, sizeof(a));
		run(e);
		out = pop_engine_result(e, 0);
		assert(out[0] == want[i] && out[2] == want[i]);
	}
	pop_engine_free(e);
	/* A boolean picks the first region when true. */
	make_init(&m);
	sample_case(&m);
	m.arg[0].type.dtype = POP_DT_I1;
	m.buffer[0].bytes = 1;
	m.step[0].view[0].dtype = POP_DT_I1;
	m.step[0].nregion = 2;
	m.p.nregion = 3;
	m.p.nstep = 3;
	assert(pop_program_check(&m.p, NULL) == POP_OK);
	assert(pop_engine_new(&e, &m.p, NULL, NULL) == POP_OK);
	for (unsigned i = 0; i < 2; i++) {
		const unsigned char b = (unsigned char)i;

		bind(e, 0, &b, 1);
		bind(e, 1, a, sizeof(a));
		run(e);
		assert(*(const double *)pop_engine_result(e, 0) == 6 * i);
	}
	pop_engine_free(e);
}

static void
test_binding(void)
{
	_Alignas(64) unsigned char room[2048] = {0};
	pop_engine *e = engine_of("loop", NULL);
	pop_err err = {0};
	float one = 1;

	assert(pop_engine_run(e, 0, &err) == POP_E_USAGE);
	assert(strstr(err.text, "argument 0 (100xf32) has no value"));
	assert(pop_engine_bind(e, 2, room, 400, &err) == POP_E_USAGE);
	assert(pop_engine_bind(e, 0, room, 399, &err) == POP_E_USAGE);
	assert(strstr(err.text, "399 bytes instead of 400"));
	assert(pop_engine_bind(e, 0, NULL, 400, &err) == POP_E_USAGE);
	assert(pop_engine_donate(e, 0, room, 400, &err) == POP_E_USAGE);
	assert(pop_engine_donate(e, 1, room + 4, 400, &err) == POP_E_USAGE);
	/* Misaligned: copied. */
	memcpy(room + 1, &one, sizeof(one));
	assert(pop_engine_bind(e, 0, room + 1, 400, &err) == POP_OK);
	memset(room + 1, 0, sizeof(one));
	assert(pop_engine_donate(e, 1, room + 1024, 400, &err) == POP_OK);
	assert(pop_engine_run(e, 0, &err) == POP_OK);
	assert(*(const float *)pop_engine_result(e, 1) == 1);
	assert(pop_engine_result(e, 1) == (void *)(room + 1024));
	/* Donated memory overlaps another argument. */
	assert(pop_engine_bind(e, 0, room + 1024 - 396, 400, &err) == POP_OK);
	assert(pop_engine_run(e, 0, &err) == POP_E_USAGE);
	assert(strstr(err.text, "overlaps"));
	assert(pop_engine_bind(e, 0, room + 1024 - 400, 400, &err) == POP_OK);
	assert(pop_engine_run(e, 0, &err) == POP_OK);
	pop_engine_free(e);
	assert(pop_engine_new(&e, &m.p, &(pop_engine_options){.isa = "vax"},
		       &err) == POP_E_USAGE);
	/* A limit of the caller's is final, the system's may be another. */
	assert(pop_engine_new(&e, &m.p, &(pop_engine_options){.max_memory = 16},
		       &err) == POP_E_NOFIT);
	m.p.arena_bytes = UINT64_C(1) << 45;
	assert(pop_engine_new(&e, &m.p, NULL, &err) == POP_E_NOMEM);
	assert(!e);
}

static void
test_carry(void)
{
	pop_engine *e = engine_of("while", NULL);
	int32_t limit = 1;
	pop_err err = {0};

	/* The doubled number becomes the next limit. */
	pop_engine_free(e);
	m.arg[0].alias = 0;
	assert(pop_program_check(&m.p, &err) == POP_OK);
	assert(pop_engine_new(&e, &m.p, NULL, &err) == POP_OK);
	limit = 5;
	bind(e, 0, &limit, sizeof(limit));
	run(e);
	assert(*(const int32_t *)pop_engine_result(e, 0) == 8);
	assert(pop_engine_carry(e, &err) == POP_OK);
	run(e);
	assert(*(const int32_t *)pop_engine_result(e, 0) == 8);
	assert(*(const int32_t *)pop_engine_result(e, 1) == 6);
	assert(limit == 5);
	pop_engine_free(e);
	e = engine_of("loop", NULL);
	{
		float a[100], b[100] = {0};

		for (int i = 0; i < 100; i++)
			a[i] = 1;
		bind(e, 0, a, sizeof(a));
		bind(e, 1, b, sizeof(b));
		for (int i = 1; i <= 5; i++) {
			run(e);
			assert(pop_engine_carry(e, &err) == POP_OK);
			assert(*(const float *)pop_engine_result(e, 1) == i);
		}
		assert(b[0] == 0);
	}
	pop_engine_free(e);
}

static void *
stop_later(void *arg)
{
	pop_engine_stop(arg);
	return NULL;
}

static void
test_endless(void)
{
	const int32_t limit = INT32_MAX;
	pop_engine *e;
	pop_err err = {0};
	pthread_t t;

	make_init(&m);
	sample_while(&m);
	/* Adds zero: never reaches the limit. */
	m.step[3].view[1].buffer = 4;
	m.step[3].view[1].dtype = POP_DT_I1;
	m.step[3].stage[0].code[1].op = POP_INS_IMM;
	m.step[3].stage[0].code[1].imm = 0;
	assert(pop_program_check(&m.p, &err) == POP_OK);
	assert(pop_engine_new(&e, &m.p, NULL, &err) == POP_OK);
	bind(e, 0, &limit, sizeof(limit));
	assert(pop_engine_run(e, 1000000, &err) == POP_E_TIMEOUT);
	assert(pop_engine_stats_of(e).run_ns >= 1000000);
	assert(pthread_create(&t, NULL, stop_later, e) == 0);
	/* The stop may come before the run; then it counts for it. */
	assert(pop_engine_run(e, 0, &err) == POP_E_INTERRUPTED);
	pthread_join(t, NULL);
	assert(pop_engine_run(e, 1000000, &err) == POP_E_TIMEOUT);
	pop_engine_free(e);
}

/* The same bits for any number of threads and both ways of loading. */
static void
test_threads(void)
{
	enum { N = 1 << 17 };
	pop_shape f = make_shape(POP_DT_F32, 1, N, 0);
	float *a = aligned_alloc(64, N * sizeof(float));
	pop_exe_meta meta = {.epoch = POP_COMPILER_EPOCH};
	pop_buf file = {0};
	pop_exe *exe = NULL;
	pop_err err = {0};
	uint32_t in, mid, out, r;

	assert(a);
	for (int i = 0; i < N; i++)
		a[i] = (float)i / 3;
	make_init(&m);
	r = make_region(&m);
	in = make_argument(&m, f, false);
	mid = make_buffer(&m, POP_WHERE_ARENA, N * sizeof(float));
	out = make_buffer(&m, POP_WHERE_ARENA, N * sizeof(float));
	make_binary(&m, POP_INS_MUL, POP_DT_F32, N, in, in, mid);
	make_binary(&m, POP_INS_SUB, POP_DT_F32, N, mid, in, out);
	make_region_end(&m, r);
	make_result(&m, f, out);
	assert(pop_exe_write(&m.p, &meta, &file, &err) == POP_OK);
	assert(pop_exe_open_bytes(&exe, file.data, file.len, "x", NULL, &err) ==
		POP_OK);
	for (unsigned n = 1; n <= 3; n++) {
		pop_engine_options o = {.nthread = n};
		pop_engine *e = NULL;
		const float *got;

		assert(pop_engine_load(&e, exe, &o, &err) == POP_OK);
		assert(pop_engine_stats_of(e).nthread == n);
		bind(e, 0, a, N * sizeof(float));
		for (int k = 0; k < 3; k++)
			run(e);
		assert(pop_engine_stats_of(e).nrun == 3);
		got = pop_engine_result(e, 0);
		for (int i = 0; i < N; i++)
			assert(got[i] == (float)(a[i] * a[i]) - a[i]);
		pop_engine_free(e);
	}
	pop_exe_close(exe);
	pop_buf_release(&file);
	free(a);
}

/* Blocks' first points are views that a product's epilogue gets beside its
 * own: a step that has as many as there may be cannot take them. */
static void
test_strip_views(void)
{
	static pop_view view[POP_LIMIT_VIEWS];
	float a[24] = {1}, b[30] = {1};

	for (uint32_t n = POP_LIMIT_VIEWS - 20; n <= POP_LIMIT_VIEWS; n += 10) {
		pop_engine *e = NULL;
		pop_err err = {0};
		pop_step *s = &m.step[1];

		make_init(&m);
		sample_strip(&m);
		for (uint32_t v = 0; v < n; v++)
			view[v] = s->view[v < 3 ? v : 1];
		for (uint32_t v = 3; v < n; v++)
			view[v].stride[2] = 0;
		s->view = view;
		s->nview = n;
		while (s->stage[0].ncode < 20)
			make_ins(&s->stage[0], POP_INS_INDEX, POP_CLASS_I, 0, 0,
				0);
		assert(pop_program_check(&m.p, &err) == POP_OK);
		if (n + 18 > POP_LIMIT_VIEWS) {
			assert(pop_engine_new(&e, &m.p, NULL, &err) ==
				POP_E_INPUT);
			continue;
		}
		assert(pop_engine_new(&e, &m.p, NULL, &err) == POP_OK);
		bind(e, 0, a, sizeof(a));
		bind(e, 1, b, sizeof(b));
		run(e);
		assert(*(const float *)pop_engine_result(e, 0) == 2);
		pop_engine_free(e);
	}
}

/* Where nothing is inside, a scatter touches nothing, wherever its output
 * would be: also in a loop that is traced. */
static void
test_scatter_nowhere(void)
{
	const int32_t limit = 1000;
	pop_engine *e = NULL;
	pop_err err = {0};
	pop_stage *g;
	pop_step *s;
	uint16_t x, y;

	make_init(&m);
	sample_while(&m);
	s = make_step(&m, POP_STEP_SCATTER, 0, NULL);
	make_params(s, MAKE_LIST(1, 1, 0, 0, 1, 0, -1));
	make_view(s, 5, POP_DT_I32, INT64_C(1) << 40, NULL);
	make_view(s, 1, POP_DT_I32, 0, NULL);
	make_view(s, 1, POP_DT_I32, 0, NULL);
	g = make_stage(&m, s, POP_STAGE_MAP);
	x = make_ins(g, POP_INS_TLOAD, POP_CLASS_I, 0, 0, 0);
	y = make_ins(g, POP_INS_TLOAD, POP_CLASS_I, 1, 0, 0);
	x = make_ins(g, POP_INS_ADD, POP_CLASS_I, 0, x, y);
	make_ins(g, POP_INS_TSTORE, POP_CLASS_I, 0, x, 0);
	m.region[2].count++;
	assert(pop_program_check(&m.p, &err) == POP_OK);
	assert(pop_engine_new(&e, &m.p, NULL, &err) == POP_OK);
	bind(e, 0, &limit, sizeof(limit));
	run(e);
	assert(*(const int32_t *)pop_engine_result(e, 0) == 1024);
	assert(*(const int32_t *)pop_engine_result(e, 1) == 10);
	pop_engine_free(e);
}

/* Expectations that fail are counted anew by each run, and the run goes on. */
static void
test_expect(void)
{
	const pop_shape type = make_shape(POP_DT_I32, 0, 0, 0);
	const int32_t seven = 7, eight = 8;
	pop_engine *e = NULL;
	pop_err err = {0};
	uint32_t a, b, r;

	make_init(&m);
	a = make_argument(&m, type, false);
	b = make_argument(&m, type, false);
	r = make_region(&m);
	for (int i = 0; i < 3; i++) {
		pop_step *s = make_step(&m, POP_STEP_EXPECT, 0, NULL);

		make_params(s, MAKE_LIST(POP_EXPECT_EQ, 0, 0));
		make_view(s, a, POP_DT_I32, 0, NULL);
		make_view(s, i == 1 ? a : b, POP_DT_I32, 0, NULL);
	}
	make_region_end(&m, r);
	assert(pop_program_check(&m.p, &err) == POP_OK);
	assert(pop_engine_new(&e, &m.p, NULL, &err) == POP_OK);
	bind(e, 0, &seven, sizeof(seven));
	bind(e, 1, &eight, sizeof(eight));
	for (int i = 0; i < 2; i++) {
		assert(pop_engine_run(e, 0, &err) == POP_E_DIFFER);
		assert(pop_engine_failures(e) == 2);
	}
	bind(e, 1, &seven, sizeof(seven));
	run(e);
	assert(pop_engine_failures(e) == 0);
	pop_engine_free(e);
}

/* The file is cut while its constants are mapped. */
static void
test_lost(void)
{
	enum { N = 1 << 19 };
	static _Alignas(64) float constant[N];
	pop_shape f = make_shape(POP_DT_F32, 1, N, 0);
	pop_exe_meta meta = {.epoch = POP_COMPILER_EPOCH};
	pop_buf file = {0};
	pop_exe *exe = NULL;
	pop_engine *e = NULL;
	pop_err err = {0};
	uint32_t c, out, r, x = 1;

	for (int i = 0; i < N; i++) {
		x = x * 1664525 + 1013904223;
		constant[i] = (float)x;
	}
	make_init(&m);
	m.p.constant = (const unsigned char *)constant;
	r = make_region(&m);
	c = make_buffer(&m, POP_WHERE_ARENA, sizeof(constant));
	m.buffer[c].where = POP_WHERE_CONST;
	out = make_buffer(&m, POP_WHERE_ARENA, sizeof(constant));
	m.buffer[c].offset = 0;
	m.p.constant_bytes = sizeof(constant);
	make_binary(&m, POP_INS_ADD, POP_DT_F32, N, c, c, out);
	make_region_end(&m, r);
	make_result(&m, f, out);
	assert(pop_exe_write(&m.p, &meta, &file, &err) == POP_OK);
	assert(pop_publish("lost", file.data, file.len, false, &err) == POP_OK);
	assert(pop_exe_open(&exe, "lost", NULL, &err) == POP_OK);
	assert(pop_engine_load(&e, exe, NULL, &err) == POP_OK);
	assert(pop_engine_run(e, 0, &err) == POP_OK);
	assert(((const float *)pop_engine_result(e, 0))[N - 1] ==
		2 * constant[N - 1]);
	if (pop_exe_is_mapped(exe)) {
		assert(truncate("lost", 1 << 20) == 0);
		assert(pop_engine_run(e, 0, &err) == POP_E_CORRUPT);
		assert(strstr(err.text, "lost: section const"));
	}
	pop_engine_free(e);
	pop_exe_close(exe);
	pop_buf_release(&file);
	unlink("lost");
}

int
main(void)
{
	test_loop();
	test_while(POP_LOOPS_LATER, false);
	test_while(POP_LOOPS_SOON, false);
	test_while(POP_LOOPS_AT_ONCE, false);
	test_while(POP_LOOPS_LATER, true);
	test_trip();
	test_case();
	test_binding();
	test_carry();
	test_endless();
	test_threads();
	test_strip_views();
	test_scatter_nowhere();
	test_expect();
	test_lost();
	return 0;
}
