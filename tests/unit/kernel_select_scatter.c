/*
 * SELECT_SCATTER against the definition: windows that meet or not, padding,
 * comparisons of every direction and one that is not recognised, any scatter
 * body.
 */

#include "tests/unit/kernel_layout.h"

enum { MAXRANK = 3 };

enum how { LT, LE, GT, GE, ABS_GE, NHOW };

struct select {
	int rank;
	int64_t nout[MAXRANK], nwin[MAXRANK], size[MAXRANK];
	int64_t stride[MAXRANK], low[MAXRANK];
	enum how how;
	const body_row *body;
	pop_dtype dtype;
};

static void
choose(struct select *c, uint64_t *rng, bool large)
{
	c->rank = (int)rnd(rng, MAXRANK + 1);
	for (int j = 0; j < c->rank; j++) {
		int64_t most = large ? 40 : 6;

		c->nout[j] = 1 + rnd(rng, most);
		c->nwin[j] = 1 + rnd(rng, 4);
		c->size[j] = 1 + rnd(rng, most + 3);
		c->stride[j] = 1 + rnd(rng, 3);
		c->low[j] = rnd(rng, 3) ? 0 : rnd(rng, 7) - 2;
		if (rnd(rng, 60) == 0)
			c->nout[j] = 0;
		if (rnd(rng, 60) == 0)
			c->nwin[j] = 0;
		if (rnd(rng, 60) == 0)
			c->size[j] = 0;
	}
	do {
		c->body = &body_rows[rnd(rng, NBODY)];
		c->dtype = any_dtype[rnd(rng, NDTYPE)];
	} while (!body_fits(c->body, c->dtype) || c->dtype == POP_DT_I1);
	c->how = (enum how)rnd(rng, NHOW);
}

static void
add_select(rig *g, const struct select *c)
{
	uint8_t cls = (uint8_t)pop_class_of(c->dtype);
	bool is_unsigned = pop_dtype_info_of[c->dtype].cls == POP_DTC_UINT;
	bool strict = c->how == LT || c->how == GT;
	bool swap = c->how == GT || c->how == GE || c->how == ABS_GE;
	uint16_t x, y, r;
	uint8_t op = strict ? POP_INS_LT : POP_INS_LE;

	if (is_unsigned)
		op = strict ? POP_INS_LTU : POP_INS_LEU;
	x = rig_ins(g, 0, (pop_ins){.op = POP_INS_TLOAD, .cls = cls});
	y = rig_ins(g, 0, (pop_ins){.op = POP_INS_TLOAD, .cls = cls, .imm = 1});
	if (c->how == ABS_GE && !is_unsigned) {
		x = rig_ins(
			g, 0, (pop_ins){.op = POP_INS_ABS, .cls = cls, .a = x});
		y = rig_ins(
			g, 0, (pop_ins){.op = POP_INS_ABS, .cls = cls, .a = y});
	}
	r = rig_ins(g, 0,
		(pop_ins){.op = op,
			.cls = cls,
			.a = swap ? y : x,
			.b = swap ? x : y});
	rig_ins(g, 0,
		(pop_ins){.op = POP_INS_TSTORE, .cls = POP_CLASS_B, .a = r});
}

static bool
keeps(const struct select *c, const void *a, const void *b)
{
	static const pop_direction direction[] = {
		POP_LT, POP_LE, POP_GT, POP_GE, POP_GE};
	unsigned char x[16], y[16];
	pop_dtype d = c->dtype;

	memcpy(x, a, pop_dtype_bytes(d));
	memcpy(y, b, pop_dtype_bytes(d));
	if (c->how == ABS_GE && pop_dtype_info_of[d].cls == POP_DTC_INT) {
		/* In 32 bits, where the least value has an absolute one. */
		int64_t u = (int64_t)pop_load_int(d, a);
		int64_t v = (int64_t)pop_load_int(d, b);

		if (pop_dtype_info_of[d].bits < 32)
			return (u < 0 ? -u : u) >= (v < 0 ? -v : v);
	}
	if (c->how == ABS_GE && pop_dtype_info_of[d].cls != POP_DTC_UINT) {
		pop_scalar_unary(POP_SC_ABS, d, x, a);
		pop_scalar_unary(POP_SC_ABS, d, y, b);
	}
	return pop_scalar_compare(direction[c->how], POP_ORDER_NONE, d, x, y);
}

/* The element of the operand that window o chooses; false: it has none. */
static bool
find_chosen(const rig *g, const struct select *c, const int64_t *o, int64_t *q)
{
	int64_t total = 1, t[MAXRANK], x[MAXRANK];
	const unsigned char *best = NULL;

	for (int j = 0; j < c->rank; j++)
		total *= c->nwin[j];
	for (int64_t at = 0; at < total; at++) {
		const unsigned char *p;
		bool in = true;

		seek(at, c->rank, c->nwin, t);
		for (int j = 0; j < c->rank; j++) {
			x[j] = o[j] * c->stride[j] + t[j] - c->low[j];
			in = in && x[j] >= 0 && x[j] < c->size[j];
		}
		if (!in)
			continue;
		p = element(g, 0, c->rank, x);
		if (best && keeps(c, best, p))
			continue;
		best = p;
		memcpy(q, x, sizeof(x));
	}
	return best != NULL;
}

static void
reference(const rig *g, const struct select *c, unsigned char *out)
{
	int64_t fill = 1, total = 1, x[MAXRANK], q[MAXRANK];
	const unsigned char *first = g->ptr[3];
	size_t size = pop_dtype_bytes(c->dtype);

	for (int j = 0; j < c->rank; j++) {
		fill *= c->size[j];
		total *= c->nout[j];
	}
	for (int64_t at = 0; at < fill; at++) {
		seek(at, c->rank, c->size, x);
		memcpy(out + (element(g, 3, c->rank, x) - first),
			element(g, 2, 0, x), size);
	}
	for (int64_t at = 0; at < total; at++) {
		seek(at, c->rank, c->nout, x);
		if (!find_chosen(g, c, x, q))
			continue;
		apply_body(c->body, c->dtype,
			out + (element(g, 3, c->rank, q) - first),
			element(g, 1, c->rank, x));
	}
}

static void
run_case(const struct select *c, bool dense, uint64_t seed, uint64_t *rng)
{
	unsigned char *want[RIG_MAX_BUFFERS] = {NULL};
	rig g;

	rig_init(&g, POP_STEP_SELECT_SCATTER);
	g.step.ndim = (uint8_t)(2 * c->rank);
	g.param[POP_SELECT_RANK] = c->rank;
	for (int j = 0; j < c->rank; j++) {
		int64_t *q =
			g.param + POP_SELECT_PARAMS + j * POP_WINDOW_DIM_PARAMS;

		g.step.extent[j] = c->nout[j];
		g.step.extent[c->rank + j] = c->nwin[j];
		q[POP_WINDOW_DIM_SIZE] = c->size[j];
		q[POP_WINDOW_DIM_STRIDE] = c->stride[j];
		q[POP_WINDOW_DIM_LOW] = c->low[j];
		q[POP_WINDOW_DIM_BASE_DIL] = 1;
		q[POP_WINDOW_DIM_WIN_DIL] = 1;
	}
	add_select(&g, c);
	rig_body(&g, 1, c->body, c->dtype, 0, 1);
	for (unsigned i = 0; i < 4; i++) {
		const int64_t *e = i == 1 ? c->nout : c->size;
		pop_view v = {0};
		int64_t need = lay_view(&v, i == 2 ? 0 : c->rank, e,
			(1u << c->rank) - 1, dense, rng);
		pop_view *to = rig_view(&g, c->dtype, need);

		v.buffer = to->buffer;
		v.dtype = to->dtype;
		*to = v;
		fill_any(c->dtype, g.ptr[i], need, true, rng);
	}
	want[3] = malloc(g.buffer[3].bytes + 1);
	assert(want[3]);
	memcpy(want[3], g.ptr[3], g.buffer[3].bytes);
	reference(&g, c, want[3]);
	rig_expect(&g, want, "select_scatter", seed);
	free(want[3]);
	rig_free(&g);
}

/* The gradient of max pooling. */
static void
test_pool(pop_dtype d, int64_t channels)
{
	struct select c = {.rank = 3,
		.nout = {12, 11, channels},
		.nwin = {3, 2, 1},
		.size = {23, 22, channels},
		.stride = {2, 2, 1},
		.low = {1, 0, 0},
		.how = GE,
		.body = &body_rows[0],
		.dtype = d};
	uint64_t rng = 3;

	for (c.how = LT; c.how < NHOW; c.how++)
		run_case(&c, true, d, &rng);
}

int
main(void)
{
	for (uint64_t k = 1; k <= 506; k++) {
		struct select c = {0};
		uint64_t rng = k;

		choose(&c, &rng, k > 500);
		run_case(&c, rnd(&rng, 3) == 0, k, &rng);
	}
	for (int64_t n = 3; n < 20; n += 3)
		test_pool(POP_DT_F32, n);
	test_pool(POP_DT_F32, 40);
	test_pool(POP_DT_F16, 40);
	return 0;
}
