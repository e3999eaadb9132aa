/*
 * EXPECT: what passes and what fails by each rule, and what is said about it.
 */

#include "tests/unit/kernel_layout.h"

static pop_run last;

/* Runs the step, as rig_run() does, and keeps what it found. */
static uint32_t
failed(rig *g, const pop_kernel_table *t)
{
	rig_call c = {.kernel = &t->kind[POP_STEP_EXPECT], .g = g};
	pop_err err = {0};

	last = (pop_run){.ptr = g->ptr, .nthread = 1};
	assert(pop_arena_run(&c.arena, rig_prepare, &c, &err) == POP_OK);
	c.kernel->run(c.plan, &last);
	pop_arena_release(&c.arena);
	return last.nfailed;
}

static const struct row {
	pop_dtype dtype;
	int how;
	int64_t a, b;
	double got, wanted;
	bool fails;
	const char *text; /* part of what is said */
} row[] = {
	{POP_DT_F32, POP_EXPECT_EQ, 0, 0, 1.5, 1.5, false, ""},
	{POP_DT_F32, POP_EXPECT_EQ, 0, 0, 1.5, 2.5, true,
		"is 1.5, expected equal to 2.5"},
	{POP_DT_F32, POP_EXPECT_EQ, 0, 0, 0.0, -0.0, false, ""},
	{POP_DT_F64, POP_EXPECT_EQ, 0, 0, 1e-300, 0, true, "1e-300"},
	{POP_DT_I32, POP_EXPECT_EQ, 0, 0, -7, 7, true,
		"is -7, expected equal to 7"},
	{POP_DT_U8, POP_EXPECT_EQ, 0, 0, 255, 255, false, ""},
	{POP_DT_I1, POP_EXPECT_EQ, 0, 0, 1, 0, true, "is 1, "},
	{POP_DT_BF16, POP_EXPECT_EQ, 0, 0, 1, 1.0078125, true, "1.0078125"},
	{POP_DT_F32, POP_EXPECT_ULP, 1, 0, 1, 1.00000011920928955, false, ""},
	{POP_DT_F32, POP_EXPECT_ULP, 1, 0, 1, 1.0000002384185791, true,
		"expected close to 1.00000024"},
	{POP_DT_F32, POP_EXPECT_ULP, 3, 1, 1, 1, true, "is 1, "},
	{POP_DT_F32, POP_EXPECT_ALMOST, 0x3fb999999999999a, 0, 1, 1.05, false,
		""}, /* 0.1 */
	{POP_DT_F32, POP_EXPECT_ALMOST, 0x3fb999999999999a, 0, 1, 1.2, true,
		"expected almost equal to"},
};
enum { NROW = sizeof(row) / sizeof(row[0]) };

/* One element of many differs, in the middle of rows of other strides. */
static void
test_row(const struct row *w, const pop_kernel_table *t)
{
	static const int64_t extent[] = {3, 300}, at[] = {1, 270};
	size_t size = pop_dtype_bytes(w->dtype);
	uint64_t rng = 1;
	rig g;

	rig_init(&g, POP_STEP_EXPECT);
	g.step.ndim = 2;
	memcpy(g.step.extent, extent, sizeof(extent));
	g.param[POP_EXPECT_HOW] = w->how;
	g.param[POP_EXPECT_A] = w->a;
	for (unsigned i = 0; i < 2; i++) {
		pop_view v = {0};
		int64_t need = lay_view(&v, 2, extent, 3, i == 0, &rng);
		pop_view *to = rig_view(&g, w->dtype, need);

		v.buffer = to->buffer;
		v.dtype = to->dtype;
		*to = v;
		memset(g.ptr[i], 0, (size_t)need * size);
		pop_store_number(w->dtype, element(&g, i, 2, at),
			i ? w->wanted : w->got);
	}
	if (w->b == 0) {
		assert(failed(&g, t) == w->fails);
		assert(strstr(last.failed_text, w->text));
		assert(!w->fails || strstr(last.failed_text, "element 570 "));
	}
	rig_free(&g);
}

/* Without dims; the least distance counts as well. */
static void
test_scalar(const struct row *w, const pop_kernel_table *t)
{
	rig g;

	rig_init(&g, POP_STEP_EXPECT);
	g.param[POP_EXPECT_HOW] = w->how;
	g.param[POP_EXPECT_A] = w->a;
	g.param[POP_EXPECT_B] = w->b;
	for (unsigned i = 0; i < 2; i++) {
		rig_view(&g, w->dtype, 1);
		pop_store_number(w->dtype, g.ptr[i], i ? w->wanted : w->got);
	}
	assert(failed(&g, t) == w->fails);
	assert(strstr(last.failed_text, w->text));
	rig_free(&g);
}

static void
test_complex_and_empty(const pop_kernel_table *t)
{
	static const float v[2][2] = {{1, 2}, {1, 3}};
	rig g;

	rig_init(&g, POP_STEP_EXPECT);
	for (unsigned i = 0; i < 2; i++) {
		rig_view(&g, POP_DT_C64, 1);
		memcpy(g.ptr[i], v[i], sizeof(v[i]));
	}
	assert(failed(&g, t) == 1);
	assert(strstr(last.failed_text, "is (1, 2), expected equal to (1, 3)"));
	g.step.ndim = 2;
	g.step.extent[0] = 5;
	assert(failed(&g, t) == 0);
	rig_free(&g);
}

int
main(void)
{
	for (unsigned i = 0; i < RIG_NISA; i++) {
		const pop_kernel_table *t = rig_table(rig_isa[i]);

		if (!t)
			continue;
		for (unsigned k = 0; k < NROW; k++) {
			test_row(&row[k], t);
			test_scalar(&row[k], t);
		}
		test_complex_and_empty(t);
	}
	return 0;
}
