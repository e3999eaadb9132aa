/*
 * GATHER in loops on every instruction set: elements of all types at places
 * that indices give, inside the table, before it and behind it; tables from
 * one element on, alone and as rows that move with the points.
 */

#include "lib/num/convert.h"
#include "tests/unit/kernel_rig.h"

typedef struct one {
	pop_dtype dtype;
	int64_t n, most, step;
} one;

static int64_t
place_of(const one *c, const int32_t *index, int64_t j)
{
	int64_t at = index[j];

	at = at < 0 ? 0 : at > c->most ? c->most : at;
	return at + (c->step < 0 ? (c->n - 1 - j) * -c->step : j * c->step);
}

static void
make_inputs(rig *g, const one *c)
{
	int64_t step = c->step < 0 ? -c->step : c->step;
	int64_t count = c->most + 1 + step * (c->n - 1);
	uint64_t rng = (uint64_t)(c->n * 31 + c->most);
	pop_view *v;
	int32_t *index;

	rig_view(g, POP_DT_I32, c->n)->stride[0] = 1;
	index = (int32_t *)(void *)g->ptr[0];
	for (int64_t j = 0; j < c->n; j++) {
		uint64_t r = rig_random(&rng);

		index[j] = (int32_t)((r >> 8) % (uint64_t)(c->most + 3)) - 1;
		if (r % 16 == 0)
			index[j] = r & 16 ? INT32_MIN : INT32_MAX;
	}
	v = rig_view(g, c->dtype, count);
	v->stride[0] = c->step;
	v->base = c->step < 0 ? step * (c->n - 1) : 0;
	for (int64_t k = 0; k < count; k++)
		pop_store_number(c->dtype,
			(unsigned char *)g->ptr[1] +
				(size_t)k * pop_dtype_bytes(c->dtype),
			(double)(rig_random(&rng) >> 59));
}

static void
run_one(const one *c, const pop_kernel_table *t)
{
	const uint8_t cls = (uint8_t)pop_class_of(c->dtype);
	const size_t size = pop_dtype_bytes(c->dtype);
	uint16_t r;
	rig g;

	rig_init(&g, POP_STEP_LOOP);
	g.step.ndim = 1;
	g.step.extent[0] = c->n;
	g.step.nparam = POP_LOOP_PARAMS;
	g.param[POP_LOOP_NINNER] = 1;
	make_inputs(&g, c);
	rig_view(&g, c->dtype, c->n)->stride[0] = 1;
	r = rig_ins(&g, 0, (pop_ins){.op = POP_INS_LOAD, .cls = POP_CLASS_I});
	r = rig_ins(&g, 0,
		(pop_ins){.op = POP_INS_GATHER,
			.cls = cls,
			.a = r,
			.imm = (uint64_t)c->most << 32 | 1});
	rig_ins(&g, 0,
		(pop_ins){.op = POP_INS_STORE, .cls = cls, .a = r, .imm = 2});
	rig_run(&g, t, 1);
	for (int64_t j = 0; j < c->n; j++) {
		const unsigned char *got = (unsigned char *)g.ptr[2];
		const unsigned char *table = (unsigned char *)g.ptr[1];
		int64_t at =
			place_of(c, (const int32_t *)(const void *)g.ptr[0], j);

		assert(memcmp(got + (size_t)j * size, table + (size_t)at * size,
			       size) == 0);
	}
	rig_free(&g);
}

static void
test_all(void)
{
	static const pop_dtype dtypes[] = {POP_DT_F32, POP_DT_F64, POP_DT_I32,
		POP_DT_I64, POP_DT_U64, POP_DT_I8, POP_DT_U8, POP_DT_I16,
		POP_DT_U16, POP_DT_F16, POP_DT_BF16, POP_DT_I1};
	static const int64_t sizes[] = {1, 5, 16, 64, 131, 700};
	static const int64_t mosts[] = {
		0, 1, 2, 3, 7, 12, 15, 16, 31, 40, 63, 64, 5000};
	static const int64_t steps[] = {0, 1, -1, 3};
	const unsigned ndtype = sizeof(dtypes) / sizeof(*dtypes);
	const unsigned nmost = sizeof(mosts) / sizeof(*mosts);

	for (unsigned t = 0; t < RIG_NISA; t++) {
		const pop_kernel_table *table = rig_table(rig_isa[t]);

		for (unsigned k = 0; table && k < ndtype * 6 * nmost * 4; k++) {
			one c = {dtypes[k / (24 * nmost)],
				sizes[k / (4 * nmost) % 6],
				mosts[k / 4 % nmost], steps[k % 4]};

			run_one(&c, table);
		}
	}
}

int
main(void)
{
	test_all();
	return 0;
}
