/*
 * TOP_K against picking the greatest again and again: all types and layouts,
 * ties, NaN, k from none to all, lines long enough for the threshold.
 */

#include "tests/unit/kernel_layout.h"

/* Is a before b: greater in the total order; equal ones by place. */
static bool
is_before(pop_dtype d, const void *a, const void *b)
{
	return pop_scalar_compare(POP_GT,
		pop_dtype_is_float(d) ? POP_ORDER_TOTAL : POP_ORDER_NONE, d, a,
		b);
}

static void
reference_line(rig *g, int ndim, const int64_t *x, int64_t n, int64_t k,
	unsigned char **out)
{
	pop_dtype d = (pop_dtype)g->view[0].dtype;
	size_t size = pop_dtype_bytes(d);
	bool *taken = calloc((size_t)n + 1, 1);
	int64_t y[POP_MAX_DIMS];

	assert(taken);
	memcpy(y, x, sizeof(y));
	for (int64_t j = 0; j < k; j++) {
		const unsigned char *best = NULL;
		int64_t which = 0;
		int32_t index;

		for (int64_t i = 0; i < n; i++) {
			const unsigned char *p;

			y[ndim - 1] = i;
			p = element(g, 0, ndim, y);
			if (taken[i] || (best && !is_before(d, p, best)))
				continue;
			best = p;
			which = i;
		}
		taken[which] = true;
		index = (int32_t)which;
		y[ndim - 1] = j;
		memcpy(out[1] + (element(g, 1, ndim, y) -
					(unsigned char *)g->ptr[1]),
			best, size);
		memcpy(out[2] + (element(g, 2, ndim, y) -
					(unsigned char *)g->ptr[2]),
			&index, sizeof(index));
	}
	free(taken);
}

static void
run_case(int ndim, const int64_t *extent, int64_t k, pop_dtype d, bool dense,
	bool small, uint64_t seed, uint64_t *rng)
{
	unsigned char *want[RIG_MAX_BUFFERS] = {NULL};
	int64_t nline = 1, x[POP_MAX_DIMS], e[POP_MAX_DIMS];
	rig g;

	rig_init(&g, POP_STEP_TOP_K);
	g.step.ndim = (uint8_t)ndim;
	memcpy(g.step.extent, extent, (size_t)ndim * sizeof(*extent));
	g.param[POP_TOP_K_K] = k;
	memcpy(e, extent, (size_t)ndim * sizeof(*extent));
	for (unsigned i = 0; i < 3; i++) {
		pop_view v = {0}, *to;
		int64_t need =
			lay_view(&v, ndim, e, (1u << ndim) - 1, dense, rng);

		to = rig_view(&g, i == 2 ? POP_DT_I32 : d, need);
		v.buffer = to->buffer;
		v.dtype = to->dtype;
		*to = v;
		e[ndim - 1] = k;
		fill_any((pop_dtype)v.dtype, g.ptr[i], need, small, rng);
	}
	for (unsigned i = 1; i < 3; i++) {
		want[i] = malloc(g.buffer[i].bytes + 1);
		assert(want[i]);
		memcpy(want[i], g.ptr[i], g.buffer[i].bytes);
	}
	for (int i = 0; i < ndim - 1; i++)
		nline *= extent[i];
	for (int64_t l = 0; l < nline; l++) {
		seek(l, ndim - 1, extent, x);
		reference_line(&g, ndim, x, extent[ndim - 1], k, want);
	}
	rig_expect(&g, want, "top_k", seed);
	free(want[1]);
	free(want[2]);
	rig_free(&g);
}

static void
test_case(uint64_t seed)
{
	static const int64_t length[] = {
		0, 1, 2, 3, 31, 32, 33, 64, 100, 257, 700};
	uint64_t rng = seed;
	int ndim = 1 + (int)rnd(&rng, 3);
	int64_t extent[POP_MAX_DIMS], n = length[rnd(&rng, 11)], k;

	for (int d = 0; d < ndim; d++)
		extent[d] = rnd(&rng, 30) ? 1 + rnd(&rng, 4) : 0;
	extent[ndim - 1] = n;
	k = rnd(&rng, 3) ? rnd(&rng, (n < 10 ? n : 10) + 1) : rnd(&rng, n + 1);
	run_case(ndim, extent, k, any_dtype[rnd(&rng, NDTYPE)], rnd(&rng, 2),
		rnd(&rng, 2), seed, &rng);
}

int
main(void)
{
	static const int64_t rows[] = {8, 3000};
	uint64_t rng = 1;

	for (uint64_t k = 1; k <= 300; k++)
		test_case(k);
	run_case(2, rows, 20, POP_DT_F32, true, false, 1001, &rng);
	run_case(2, rows, 20, POP_DT_BF16, true, true, 1002, &rng);
	run_case(2, rows, 5, POP_DT_I64, true, false, 1003, &rng);
	return 0;
}
