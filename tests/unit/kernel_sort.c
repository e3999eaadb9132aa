/*
 * SORT against a comparison sort of element numbers: any types and layouts,
 * several keys, both orders and directions, comparators as code, parts of the
 * order; lengths around the limits of insertion, rows side by side, radix sizes
 * and threads.
 */

#include "tests/unit/kernel_layout.h"

enum { MAXN = 3, MAXKEY = 3 };

struct sort {
	int ndim;
	unsigned n, nkey;
	int64_t extent[POP_MAX_DIMS];
	int64_t start, count; /* of the order */
	pop_dtype dtype[MAXN];
	unsigned operand[MAXKEY];
	bool descending[MAXKEY], total[MAXKEY];
};

/* ---- Reference. */

static struct {
	const struct sort *c;
	const unsigned char *at[MAXN]; /* line's first elements */
	int64_t stride[MAXN];
} ref;

static int
compare_key(unsigned k, int64_t a, int64_t b)
{
	unsigned i = ref.c->operand[k];
	pop_dtype d = ref.c->dtype[i];
	const void *x = ref.at[i] + a * ref.stride[i];
	const void *y = ref.at[i] + b * ref.stride[i];
	pop_order o = ref.c->total[k] ? POP_ORDER_TOTAL : POP_ORDER_NONE;
	int r;

	if (pop_dtype_is_float(d) && !ref.c->total[k]) {
		double u = pop_load_f64(d, x), v = pop_load_f64(d, y);

		if (u != u || v != v)
			r = (u != u) - (v != v);
		else
			r = (u > v) - (u < v);
	} else {
		r = pop_scalar_compare(POP_GT, o, d, x, y) -
		    pop_scalar_compare(POP_LT, o, d, x, y);
	}
	return ref.c->descending[k] ? -r : r;
}

static int
compare_elements(const void *p, const void *q)
{
	int64_t a = *(const int64_t *)p, b = *(const int64_t *)q;

	for (unsigned k = 0; k < ref.c->nkey; k++) {
		int r = compare_key(k, a, b);

		if (r)
			return r;
	}
	return (a > b) - (a < b);
}

static void
reference(rig *g, const struct sort *c, unsigned char **out)
{
	int last = c->ndim - 1;
	int64_t n = c->extent[last], nline = 1, x[POP_MAX_DIMS];
	int64_t *order = malloc((size_t)n * sizeof(*order) + 1);

	assert(order);
	for (int d = 0; d < last; d++)
		nline *= c->extent[d];
	for (int64_t l = 0; l < nline && n > 0; l++) {
		seek(l, last, c->extent, x);
		ref.c = c;
		for (unsigned i = 0; i < c->n; i++) {
			ref.at[i] = element(g, i, last, x);
			ref.stride[i] = g->view[i].stride[last] *
					pop_dtype_bytes(c->dtype[i]);
		}
		for (int64_t j = 0; j < n; j++)
			order[j] = j;
		qsort(order, (size_t)n, sizeof(*order), compare_elements);
		for (unsigned i = 0; i < c->n; i++) {
			unsigned v = c->n + i;
			size_t size = pop_dtype_bytes(c->dtype[i]);
			unsigned char *to =
				out[v] + (element(g, v, last, x) -
						 (unsigned char *)g->ptr[v]);
			int64_t step = g->view[v].stride[last] * (int64_t)size;

			for (int64_t j = 0; j < c->count; j++)
				memcpy(to + j * step,
					ref.at[i] + order[c->start + j] *
							    ref.stride[i],
					size);
		}
	}
	free(order);
}

/* ---- Steps. */

static void
add_views(rig *g, const struct sort *c, bool dense, bool small, uint64_t *rng)
{
	int64_t extent[POP_MAX_DIMS];

	memcpy(extent, c->extent, sizeof(extent));
	for (unsigned i = 0; i < 2 * c->n; i++) {
		pop_view v = {0};
		int64_t need;

		if (i == c->n)
			extent[c->ndim - 1] = c->count;
		need = lay_view(
			&v, c->ndim, extent, (1u << c->ndim) - 1, dense, rng);
		pop_view *to = rig_view(g, c->dtype[i % c->n], need);

		v.buffer = to->buffer;
		v.dtype = to->dtype;
		*to = v;
		fill_any((pop_dtype)v.dtype, g->ptr[i], need, small, rng);
	}
}

static uint16_t
compare_ins(rig *g, uint8_t op, pop_dtype d, uint64_t left, uint64_t right)
{
	uint8_t cls = (uint8_t)pop_class_of(d);
	uint16_t x = rig_ins(
		g, 0, (pop_ins){.op = POP_INS_TLOAD, .cls = cls, .imm = left});
	uint16_t y = rig_ins(
		g, 0, (pop_ins){.op = POP_INS_TLOAD, .cls = cls, .imm = right});

	if (pop_dtype_info_of[d].cls == POP_DTC_UINT)
		op = op == POP_INS_LT ? POP_INS_LTU : op;
	return rig_ins(g, 0, (pop_ins){.op = op, .cls = cls, .a = x, .b = y});
}

/* By operand 0 ascending, then by operand 1, if any, descending. */
static void
add_code(rig *g, struct sort *c)
{
	uint16_t r = compare_ins(g, POP_INS_LT, c->dtype[0], 0, 1);

	c->nkey = 1;
	c->operand[0] = 0;
	c->descending[0] = c->total[0] = false;
	if (c->n > 1) {
		uint16_t e = compare_ins(g, POP_INS_EQ, c->dtype[0], 0, 1);
		uint16_t s = compare_ins(g, POP_INS_LT, c->dtype[1], 3, 2);

		s = rig_ins(g, 0,
			(pop_ins){.op = POP_INS_AND,
				.cls = POP_CLASS_B,
				.a = e,
				.b = s});
		r = rig_ins(g, 0,
			(pop_ins){.op = POP_INS_OR,
				.cls = POP_CLASS_B,
				.a = r,
				.b = s});
		c->nkey = 2;
		c->operand[1] = 1;
		c->descending[1] = true;
		c->total[1] = false;
	}
	rig_ins(g, 0,
		(pop_ins){.op = POP_INS_TSTORE, .cls = POP_CLASS_B, .a = r});
}

/* Code knows no order of booleans, and must not contradict itself. */
static void
make_comparable(rig *g, const struct sort *c, uint64_t *rng)
{
	for (unsigned i = 0; i < c->n; i++)
		if (pop_dtype_is_float(c->dtype[i]))
			for (int64_t j = 0; j < rig_elements(g, i); j++)
				pop_store_f64(c->dtype[i],
					(unsigned char *)g->ptr[i] +
						j * pop_dtype_bytes(
							    c->dtype[i]),
					(double)(rnd(rng, 33) - 16));
}

/* The whole order, a few elements at one of its ends, or any. */
static void
choose_part(struct sort *c, uint64_t *rng)
{
	const int64_t n = c->extent[c->ndim - 1];
	const int64_t few = n < 32 ? n : n / 32;

	c->start = 0;
	c->count = n;
	switch (rnd(rng, 4)) {
	case 0:
		break;
	case 1:
		c->count = rnd(rng, few + 1);
		c->start = rnd(rng, few - c->count + 1);
		break;
	case 2:
		c->count = rnd(rng, few + 1);
		c->start = n - c->count - rnd(rng, few - c->count + 1);
		break;
	default:
		c->count = rnd(rng, n + 1);
		c->start = rnd(rng, n - c->count + 1);
	}
}

static void
run_case(struct sort *c, bool code, bool dense, bool small, uint64_t seed,
	uint64_t *rng)
{
	unsigned char *want[RIG_MAX_BUFFERS] = {NULL};
	rig g;

	rig_init(&g, POP_STEP_SORT);
	g.step.ndim = (uint8_t)c->ndim;
	memcpy(g.step.extent, c->extent, sizeof(c->extent));
	g.param[POP_SORT_N] = c->n;
	g.param[POP_SORT_START] = c->start;
	g.param[POP_SORT_COUNT] = c->count;
	add_views(&g, c, dense, small, rng);
	if (code) {
		add_code(&g, c);
		make_comparable(&g, c, rng);
	} else {
		g.param[POP_SORT_NKEY] = c->nkey;
	}
	for (unsigned k = 0; k < c->nkey && !code; k++) {
		int64_t *q =
			g.param + POP_SORT_PARAMS + k * POP_SORT_KEY_PARAMS;

		q[POP_SORT_KEY_OPERAND] = c->operand[k];
		q[POP_SORT_KEY_DESCENDING] = c->descending[k];
		q[POP_SORT_KEY_ORDER] = c->total[k] ? POP_SORT_BY_TOTAL_ORDER
						    : POP_SORT_BY_VALUE;
	}
	for (unsigned i = c->n; i < 2 * c->n; i++) {
		want[i] = malloc(g.buffer[i].bytes + 1);
		assert(want[i]);
		memcpy(want[i], g.ptr[i], g.buffer[i].bytes);
	}
	reference(&g, c, want);
	rig_expect(&g, want, "sort", seed);
	for (unsigned i = c->n; i < 2 * c->n; i++)
		free(want[i]);
	rig_free(&g);
}

static void
test_case(uint64_t seed)
{
	static const int64_t length[] = {
		0, 1, 2, 3, 7, 23, 24, 25, 40, 100, 257, 600};
	struct sort c = {0};
	uint64_t rng = seed;
	bool code = rnd(&rng, 4) == 0;

	c.ndim = 1 + (int)rnd(&rng, 3);
	c.n = 1 + (unsigned)rnd(&rng, MAXN);
	c.nkey = 1 + (unsigned)rnd(&rng, MAXKEY);
	for (int d = 0; d < c.ndim; d++)
		c.extent[d] = rnd(&rng, 30) ? 1 + rnd(&rng, 4) : 0;
	c.extent[c.ndim - 1] = length[rnd(&rng, 12)];
	for (unsigned i = 0; i < c.n; i++)
		do
			c.dtype[i] = any_dtype[rnd(&rng, NDTYPE)];
		while (code && c.dtype[i] == POP_DT_I1);
	for (unsigned k = 0; k < c.nkey; k++) {
		c.operand[k] = (unsigned)rnd(&rng, c.n);
		c.descending[k] = rnd(&rng, 2);
		c.total[k] = rnd(&rng, 2) &&
			     pop_dtype_is_float(c.dtype[c.operand[k]]);
	}
	choose_part(&c, &rng);
	run_case(&c, code, rnd(&rng, 2), rnd(&rng, 2), seed, &rng);
}

/* Lines that are sorted side by side, around the limits of that. */
static void
test_short(uint64_t seed)
{
	struct sort c = {.ndim = 3, .nkey = 1};
	uint64_t rng = seed;

	c.n = 1 + (unsigned)rnd(&rng, MAXN);
	c.extent[0] = 1 + rnd(&rng, 3);
	c.extent[1] = 1 + rnd(&rng, 150);
	c.extent[2] = 1 + rnd(&rng, rnd(&rng, 2) ? 34 : 132);
	for (unsigned i = 0; i < c.n; i++)
		c.dtype[i] = any_dtype[rnd(&rng, NDTYPE)];
	c.operand[0] = (unsigned)rnd(&rng, c.n);
	c.descending[0] = rnd(&rng, 2);
	c.total[0] = rnd(&rng, 2) && pop_dtype_is_float(c.dtype[c.operand[0]]);
	choose_part(&c, &rng);
	run_case(&c, false, rnd(&rng, 2), rnd(&rng, 2), seed, &rng);
}

/* One line that threads share. */
static void
test_long(pop_dtype d, unsigned n, bool descending, bool small, int64_t start,
	int64_t count)
{
	struct sort c = {.ndim = 1,
		.n = n,
		.nkey = 1,
		.extent = {40000},
		.dtype = {d, POP_DT_I32},
		.descending = {descending},
		.start = start,
		.count = count};
	uint64_t rng = d;

	run_case(&c, false, true, small, 1000 + d, &rng);
}

/* Code that says yes to everything must still give a permutation. */
static void
test_contradiction(void)
{
	enum { N = 3000 };
	unsigned char seen[N];
	rig g;

	rig_init(&g, POP_STEP_SORT);
	g.step.ndim = 1;
	g.step.extent[0] = N;
	g.param[POP_SORT_N] = 1;
	g.param[POP_SORT_COUNT] = N;
	rig_view(&g, POP_DT_F32, N)->stride[0] = 1;
	rig_view(&g, POP_DT_F32, N)->stride[0] = 1;
	for (int i = 0; i < N; i++)
		((float *)g.ptr[0])[i] = (float)i;
	rig_ins(&g, 0,
		(pop_ins){.op = POP_INS_TSTORE,
			.cls = POP_CLASS_B,
			.a = compare_ins(&g, POP_INS_NE, POP_DT_F32, 0, 1)});
	for (unsigned i = 0; i < RIG_NISA; i++) {
		const pop_kernel_table *t = rig_table(rig_isa[i]);

		if (!t)
			continue;
		rig_run(&g, t, 1);
		memset(seen, 0, sizeof(seen));
		for (int k = 0; k < N; k++)
			seen[(int)((float *)g.ptr[1])[k]]++;
		for (int k = 0; k < N; k++)
			assert(seen[k] == 1);
	}
	rig_free(&g);
}

int
main(void)
{
	for (uint64_t k = 1; k <= 600; k++)
		test_case(k);
	for (uint64_t k = 2001; k <= 2200; k++)
		test_short(k);
	test_long(POP_DT_F32, 1, false, false, 0, 40000);
	test_long(POP_DT_F32, 2, true, true, 0, 40000);
	test_long(POP_DT_U32, 1, true, false, 100, 39000);
	test_long(POP_DT_F64, 2, false, false, 0, 40000);
	test_long(POP_DT_BF16, 1, false, false, 39000, 1000);
	test_long(POP_DT_F32, 2, false, true, 0, 400);
	test_long(POP_DT_F32, 2, true, false, 39000, 900);
	test_long(POP_DT_I64, 2, true, true, 39990, 10);
	test_contradiction();
	return 0;
}
