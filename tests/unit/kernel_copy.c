/*
 * COPY of elements of every size between random layouts, rows and tiles whole
 * and in part, pixels of three and four elements, dims shorter than those, and
 * elements that are repeated, on every instruction set and by several threads.
 */

#include "tests/unit/kernel_layout.h"

typedef struct shape {
	int n;
	int64_t extent[4];
} shape;

static const shape shapes[] = {
	{1, {1}},
	{1, {1000}},
	{1, {5000}},
	{2, {0, 5}},
	{2, {3, 1000}},
	{2, {1000, 3}},
	{2, {4, 77}},
	{2, {77, 4}},
	{2, {130, 300}},
	{2, {64, 64}},
	{3, {2, 70, 35}},
	{3, {5, 3, 333}},
	{4, {3, 17, 5, 19}},
	{4, {2, 33, 40, 3}},
	/* Runs so short that a table tells where elements lie. */
	{4, {9, 16, 2, 4}},
	{4, {40, 3, 2, 3}},
	{4, {700, 2, 5, 2}},
};

static int64_t
offset(const pop_view *v, const shape *s, int64_t at)
{
	int64_t to = v->base;

	for (int d = s->n - 1; d >= 0; d--) {
		to += at % s->extent[d] * v->stride[d];
		at /= s->extent[d];
	}
	return to;
}

static void
add_view(rig *g, const shape *s, unsigned mask, pop_dtype d, bool dense,
	uint64_t *rng)
{
	pop_view w = {0}, *to;
	int64_t need = lay_view(&w, s->n, s->extent, mask, dense, rng);

	to = rig_view(g, d, need);
	w.buffer = to->buffer;
	w.dtype = to->dtype;
	*to = w;
}

static void
run_case(const pop_kernel_table *t, const shape *s, pop_dtype d, bool dense,
	uint64_t seed)
{
	int64_t size = (int64_t)pop_dtype_bytes(d), count = 1;
	unsigned repeated = seed % 3 == 0 ? 1u << seed / 3 % 4 : 0;
	uint64_t rng = seed;
	rig g;

	rig_init(&g, POP_STEP_COPY);
	g.step.ndim = (uint8_t)s->n;
	for (int k = 0; k < s->n; k++) {
		g.step.extent[k] = s->extent[k];
		count *= s->extent[k];
	}
	add_view(&g, s, 15 & ~repeated, d, dense, &rng);
	add_view(&g, s, 15, d, seed & 1, &rng);
	for (size_t i = 0; i < g.buffer[0].bytes; i++)
		((unsigned char *)g.ptr[0])[i] =
			(unsigned char)rig_random(&rng);
	rig_run(&g, t, 1 + seed % 3);
	for (int64_t i = 0; i < count; i++)
		assert(memcmp((unsigned char *)g.ptr[0] +
				       offset(&g.view[0], s, i) * size,
			       (unsigned char *)g.ptr[1] +
				       offset(&g.view[1], s, i) * size,
			       (size_t)size) == 0);
	rig_free(&g);
}

int
main(void)
{
	static const pop_dtype type[] = {
		POP_DT_U8, POP_DT_BF16, POP_DT_F32, POP_DT_F64, POP_DT_C128};
	const unsigned nshape = sizeof(shapes) / sizeof(shapes[0]);

	for (unsigned isa = 0; isa < RIG_NISA; isa++) {
		const pop_kernel_table *t = rig_table(rig_isa[isa]);

		for (unsigned k = 0; t && k < 5 * nshape * 12; k++)
			run_case(t, &shapes[k / 5 % nshape], type[k % 5],
				k % 7 < 3, k);
	}
	return 0;
}
