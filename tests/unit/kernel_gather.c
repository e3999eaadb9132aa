/*
 * GATHER against element by element: any dims, layouts, element sizes and
 * index types; indices far outside; no points, no indices, rank 0.
 */

#include "tests/unit/kernel_layout.h"

static const pop_dtype index_dtype[] = {POP_DT_I8, POP_DT_U8, POP_DT_I16,
	POP_DT_U16, POP_DT_I32, POP_DT_U32, POP_DT_I64, POP_DT_U64, POP_DT_I4};
enum { NINDEX_DTYPE = sizeof(index_dtype) / sizeof(index_dtype[0]) };

struct gather {
	int ndim, nindex;
	int64_t extent[POP_MAX_DIMS];
	unsigned points, moves; /* dims the indices, the operand depend on */
	int64_t size[4];        /* max + 1 of each component */
};

static void
choose(struct gather *c, uint64_t *rng, bool large)
{
	c->ndim = (int)rnd(rng, 5);
	c->nindex = (int)rnd(rng, 4);
	for (int d = 0; d < c->ndim; d++) {
		c->extent[d] = 1 + rnd(rng, large ? 40 : 7);
		if (rnd(rng, 40) == 0)
			c->extent[d] = 0;
		switch (rnd(rng, 3)) {
		case 0:
			c->points |= 1u << d;
			break;
		case 1:
			c->moves |= 1u << d;
			break;
		default:
			c->points |= 1u << d;
			c->moves |= 1u << d;
		}
	}
	for (int i = 0; i < c->nindex; i++)
		c->size[i] = 1 + rnd(rng, 6);
}

/* Operand: its own dims and one more per component. */
static void
add_operand(
	rig *g, const struct gather *c, pop_dtype d, bool dense, uint64_t *rng)
{
	int64_t e[32], s[32], base, need;
	pop_view *v;
	int m = 0;

	for (int i = 0; i < c->ndim; i++)
		if (c->moves >> i & 1)
			e[m++] = c->extent[i];
	for (int i = 0; i < c->nindex; i++)
		e[m++] = c->size[i];
	need = lay_dims(m, e, s, &base, dense, rng);
	v = rig_view(g, d, need);
	v->base = base;
	m = 0;
	for (int i = 0; i < c->ndim; i++)
		v->stride[i] = c->moves >> i & 1 ? s[m++] : 0;
	for (int i = 0; i < c->nindex; i++) {
		int64_t *q = g->param + POP_GATHER_PARAMS +
			     i * POP_GATHER_INDEX_PARAMS;

		q[POP_GATHER_INDEX_MAX] = c->size[i] - 1;
		q[POP_GATHER_INDEX_OPERAND_STRIDE] = s[m++];
	}
	fill_any(d, g->ptr[0], need, false, rng);
}

static void
add_indices(rig *g, const struct gather *c, bool dense, uint64_t *rng)
{
	pop_dtype d = index_dtype[rnd(rng, NINDEX_DTYPE)];
	int64_t apart, need = lay_indices(g, d, c->ndim, c->extent, c->points,
			       c->nindex, &apart, dense, rng);

	for (int i = 0; i < c->nindex; i++)
		g->param[POP_GATHER_PARAMS + i * POP_GATHER_INDEX_PARAMS +
			 POP_GATHER_INDEX_STRIDE] = i * apart;
	for (int64_t i = 0; i < need; i++) {
		unsigned char *p =
			(unsigned char *)g->ptr[1] + i * pop_dtype_bytes(d);

		if (rnd(rng, 4))
			pop_store_int(d, p, (uint64_t)rnd(rng, 6));
		else
			put_any(d, p, false, rng);
	}
}

static int64_t
clamped(pop_dtype d, const void *p, int64_t max)
{
	uint64_t v = pop_load_int(d, p);

	if (pop_dtype_info_of[d].cls == POP_DTC_INT && (int64_t)v < 0)
		return 0;
	return v > (uint64_t)max ? max : (int64_t)v;
}

static void
reference(const rig *g, const struct gather *c, unsigned char *out)
{
	size_t size = pop_dtype_bytes((pop_dtype)g->view[0].dtype);
	pop_dtype id = (pop_dtype)g->view[1].dtype;
	int64_t total = 1, x[POP_MAX_DIMS];

	for (int d = 0; d < c->ndim; d++)
		total *= c->extent[d];
	for (int64_t at = 0; at < total; at++) {
		const unsigned char *from, *index;
		unsigned char *to;

		seek(at, c->ndim, c->extent, x);
		from = element(g, 0, c->ndim, x);
		index = element(g, 1, c->ndim, x);
		to = element(g, 2, c->ndim, x);
		for (int i = 0; i < c->nindex; i++) {
			const int64_t *q = g->param + POP_GATHER_PARAMS +
					   i * POP_GATHER_INDEX_PARAMS;
			int64_t v = clamped(id,
				index + q[POP_GATHER_INDEX_STRIDE] *
						(int64_t)pop_dtype_bytes(id),
				q[POP_GATHER_INDEX_MAX]);

			from += v * q[POP_GATHER_INDEX_OPERAND_STRIDE] *
				(int64_t)size;
		}
		memcpy(out + (to - (unsigned char *)g->ptr[2]), from, size);
	}
}

static void
test_case(uint64_t seed, bool large)
{
	static const pop_dtype dtype[] = {POP_DT_U8, POP_DT_BF16, POP_DT_F32,
		POP_DT_I64, POP_DT_C128, POP_DT_I1};
	uint64_t rng = seed;
	bool dense = rnd(&rng, 3) == 0;
	pop_dtype d = dtype[rnd(&rng, 6)];
	unsigned char *want[RIG_MAX_BUFFERS] = {NULL};
	struct gather c = {0};
	int64_t need;
	pop_view v = {0};
	rig g;

	choose(&c, &rng, large);
	rig_init(&g, POP_STEP_GATHER);
	g.step.ndim = (uint8_t)c.ndim;
	memcpy(g.step.extent, c.extent, sizeof(c.extent));
	g.param[POP_GATHER_NINDEX] = c.nindex;
	if (d == POP_DT_C128) /* its halves are what fill_any() knows */
		d = POP_DT_F64;
	add_operand(&g, &c, d, dense, &rng);
	add_indices(&g, &c, dense, &rng);
	need = lay_view(&v, c.ndim, c.extent, (1u << c.ndim) - 1, dense, &rng);
	v.buffer = rig_view(&g, d, need)->buffer;
	v.dtype = (uint8_t)d;
	g.view[2] = v;
	want[2] = malloc(g.buffer[2].bytes + 1);
	assert(want[2]);
	memcpy(want[2], g.ptr[2], g.buffer[2].bytes);
	reference(&g, &c, want[2]);
	rig_expect(&g, want, "gather", seed);
	free(want[2]);
	rig_free(&g);
}

/* Rows of a table, long enough for two threads; complex elements. */
static void
test_rows(void)
{
	enum { ROWS = 50, COLS = 300, N = 64 };
	unsigned char *want[RIG_MAX_BUFFERS] = {NULL};
	struct gather c = {.ndim = 2, .nindex = 1, .extent = {N, COLS}};
	uint64_t rng = 5;
	rig g;

	rig_init(&g, POP_STEP_GATHER);
	g.step.ndim = 2;
	memcpy(g.step.extent, c.extent, sizeof(c.extent));
	g.param[POP_GATHER_NINDEX] = 1;
	g.param[POP_GATHER_PARAMS + POP_GATHER_INDEX_MAX] = ROWS - 1;
	g.param[POP_GATHER_PARAMS + POP_GATHER_INDEX_OPERAND_STRIDE] = COLS;
	rig_view(&g, POP_DT_C128, ROWS * COLS)->stride[1] = 1;
	rig_view(&g, POP_DT_U32, N)->stride[0] = 1;
	rig_view(&g, POP_DT_C128, N * COLS);
	g.view[2].stride[0] = COLS;
	g.view[2].stride[1] = 1;
	fill_any(POP_DT_F64, g.ptr[0], 2 * ROWS * COLS, true, &rng);
	fill_any(POP_DT_U32, g.ptr[1], N, false, &rng);
	want[2] = calloc(N * COLS, 16);
	assert(want[2]);
	reference(&g, &c, want[2]);
	for (unsigned i = 0; i < 2 * RIG_NISA; i++) {
		const pop_kernel_table *t = rig_table(rig_isa[i / 2]);

		if (!t)
			continue;
		rig_run(&g, t, 1 + i % 2);
		assert(memcmp(g.ptr[2], want[2], N * COLS * 16) == 0);
	}
	free(want[2]);
	rig_free(&g);
}

/* Short runs of several slices at each of many points. */
static void
test_short_runs(void)
{
	enum { SLICES = 3, N = 1500, RUN = 5, ROWS = 40, ALL = SLICES * N };
	unsigned char *want[RIG_MAX_BUFFERS] = {NULL};
	struct gather c = {.ndim = 3, .nindex = 1, .extent = {SLICES, N, RUN}};
	uint64_t rng = 9;
	rig g;

	rig_init(&g, POP_STEP_GATHER);
	g.step.ndim = 3;
	memcpy(g.step.extent, c.extent, sizeof(c.extent));
	g.param[POP_GATHER_NINDEX] = 1;
	g.param[POP_GATHER_PARAMS + POP_GATHER_INDEX_MAX] = ROWS - 1;
	g.param[POP_GATHER_PARAMS + POP_GATHER_INDEX_OPERAND_STRIDE] = RUN;
	rig_view(&g, POP_DT_F32, SLICES * ROWS * RUN)->stride[2] = 1;
	g.view[0].stride[0] = ROWS * RUN;
	rig_view(&g, POP_DT_U8, N)->stride[1] = 1;
	rig_view(&g, POP_DT_F32, ALL * RUN);
	g.view[2].stride[0] = N * RUN;
	g.view[2].stride[1] = RUN;
	g.view[2].stride[2] = 1;
	fill_any(POP_DT_F32, g.ptr[0], SLICES * ROWS * RUN, true, &rng);
	fill_any(POP_DT_U8, g.ptr[1], N, false, &rng);
	want[2] = calloc(ALL * RUN, 4);
	assert(want[2]);
	reference(&g, &c, want[2]);
	rig_expect(&g, want, "gather of short runs", 0);
	free(want[2]);
	rig_free(&g);
}

int
main(void)
{
	for (uint64_t k = 1; k <= 300; k++)
		test_case(k, false);
	for (uint64_t k = 1000; k <= 1006; k++)
		test_case(k, true);
	test_rows();
	test_short_runs();
	return 0;
}
