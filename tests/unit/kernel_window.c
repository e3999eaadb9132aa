/*
 * WINDOW against the definition: strides, both dilations, padding of either
 * sign, empty windows and inputs, rank 0, any body, one and two operands; and
 * windows that make running results.
 */

#include "tests/unit/kernel_layout.h"

enum { MAXN = 2, MAXRANK = 3 };

struct window {
	int rank;
	unsigned n;
	int64_t nout[MAXRANK], nwin[MAXRANK], size[MAXRANK];
	int64_t stride[MAXRANK], low[MAXRANK], base[MAXRANK], dil[MAXRANK];
	const body_row *body;
	pop_dtype dtype[MAXN];
	bool exact; /* values whose sums do not depend on order */
};

static void
choose_dim(struct window *c, int j, uint64_t *rng, bool large)
{
	int64_t most = large && j == c->rank - 1 ? 70 : 6;

	c->nout[j] = 1 + rnd(rng, most);
	c->nwin[j] = 1 + rnd(rng, 4);
	c->size[j] = 1 + rnd(rng, most + 3);
	c->stride[j] = 1 + rnd(rng, 3);
	c->low[j] = rnd(rng, 3) ? 0 : rnd(rng, 7) - 2;
	c->base[j] = rnd(rng, 4) ? 1 : 1 + rnd(rng, 4);
	c->dil[j] = rnd(rng, 4) ? 1 : 1 + rnd(rng, 3);
	if (rnd(rng, 3) == 0)
		c->nwin[j] = 1;
	if (rnd(rng, 60) == 0)
		c->nout[j] = 0;
	if (rnd(rng, 60) == 0)
		c->nwin[j] = 0;
	if (rnd(rng, 60) == 0)
		c->size[j] = 0;
}

static void
choose(struct window *c, uint64_t *rng, bool large)
{
	c->rank = (int)rnd(rng, MAXRANK + 1);
	c->n = 1 + (rnd(rng, 4) == 0);
	for (int j = 0; j < c->rank; j++)
		choose_dim(c, j, rng, large);
	do {
		c->body = &body_rows[rnd(rng, NBODY)];
		for (unsigned i = 0; i < c->n; i++)
			c->dtype[i] = any_dtype[rnd(rng, NDTYPE)];
	} while (!body_fits(c->body, c->dtype[0]) ||
		 !body_fits(c->body, c->dtype[1]));
}

static bool
is_exact(pop_dtype d)
{
	return !pop_dtype_is_float(d) || pop_dtype_info_of[d].bits >= 16;
}

/* One dim runs forward or backward; the others stand still. */
static void
choose_running(struct window *c, uint64_t *rng, bool large)
{
	bool backward = rnd(rng, 2);
	int along;

	do
		choose(c, rng, large);
	while (c->rank == 0 || (backward && c->body->ins == POP_INS_SUB));
	along = (int)rnd(rng, c->rank);
	for (int j = 0; j < c->rank; j++) {
		int64_t n = 1 + rnd(rng, large ? 600 : 9);

		c->stride[j] = j == along ? 1 : 1 + rnd(rng, 2);
		c->base[j] = c->dil[j] = c->nwin[j] = 1;
		c->low[j] = 0;
		c->nout[j] = j == along || !large ? n : 1 + rnd(rng, 9);
		c->size[j] = c->nout[j] * c->stride[j];
	}
	c->nwin[along] = c->nout[along] + rnd(rng, 3);
	if (!backward)
		c->low[along] = c->nwin[along] - 1;
	for (unsigned i = 0; i < c->n && backward; i++) {
		c->exact = true;
		if (!is_exact(c->dtype[i]))
			c->dtype[i] = POP_DT_F64;
	}
}

static void
fill(const struct window *c, pop_dtype d, void *to, int64_t n, uint64_t *rng)
{
	unsigned char *p = to;

	if (!c->exact || !pop_dtype_is_float(d)) {
		fill_any(d, to, n, true, rng);
		return;
	}
	for (int64_t i = 0; i < n; i++)
		pop_store_f64(d, p + i * pop_dtype_bytes(d),
			rnd(rng, 3) ? 1 : (double)rnd(rng, 2) * 2 - 1);
}

static void
add_views(rig *g, const struct window *c, bool dense, uint64_t *rng)
{
	for (unsigned i = 0; i < 3 * c->n; i++) {
		pop_dtype d = c->dtype[i % c->n];
		bool init = i / c->n == 1;
		const int64_t *e = i < c->n ? c->size : c->nout;
		pop_view v = {0};
		int64_t need = lay_view(&v, init ? 0 : c->rank, e,
			(1u << c->rank) - 1, dense, rng);
		pop_view *to = rig_view(g, d, need);

		v.buffer = to->buffer;
		v.dtype = to->dtype;
		*to = v;
		fill(c, d, g->ptr[v.buffer], need, rng);
	}
}

/* The kernel's blocks of running sums, which program.h describes. */
enum { BLOCK = 32 };

static bool
sums_by_blocks(const struct window *c)
{
	return c->n == 1 && c->body->ins == POP_INS_ADD &&
	       (c->dtype[0] == POP_DT_F32 || c->dtype[0] == POP_DT_F64);
}

/* Closes a block: its sum goes to that of all before, and it to -0. */
static void
close_block(const struct window *c, unsigned char *before, unsigned char *acc)
{
	apply_body(c->body, c->dtype[0], before, acc);
	pop_store_f64(c->dtype[0], acc, -0.0);
}

static void
combine_window(const rig *g, const struct window *c, const int64_t *o,
	unsigned char acc[MAXN][16])
{
	int64_t total = 1, t[MAXRANK], q[MAXRANK], done = 0;
	unsigned char before[16];

	if (sums_by_blocks(c))
		pop_store_f64(c->dtype[0], before, -0.0);
	for (int j = 0; j < c->rank; j++)
		total *= c->nwin[j];
	for (int64_t at = 0; at < total; at++) {
		bool in = true;

		seek(at, c->rank, c->nwin, t);
		for (int j = 0; j < c->rank && in; j++) {
			int64_t p = o[j] * c->stride[j] + t[j] * c->dil[j] -
				    c->low[j];

			q[j] = p / c->base[j];
			in = p >= 0 && p % c->base[j] == 0 && q[j] < c->size[j];
		}
		if (in && sums_by_blocks(c) && done && done % BLOCK == 0)
			close_block(c, before, acc[0]);
		done += in;
		for (unsigned i = 0; i < c->n && in; i++)
			apply_body(c->body, c->dtype[i], acc[i],
				element(g, i, c->rank, q));
	}
	if (sums_by_blocks(c)) {
		close_block(c, before, acc[0]);
		memcpy(acc[0], before, sizeof(before));
	}
}

static void
reference(const rig *g, const struct window *c, unsigned char **out)
{
	int64_t total = 1, o[MAXRANK];

	for (int j = 0; j < c->rank; j++)
		total *= c->nout[j];
	for (int64_t at = 0; at < total; at++) {
		unsigned char acc[MAXN][16];

		seek(at, c->rank, c->nout, o);
		for (unsigned i = 0; i < c->n; i++)
			memcpy(acc[i], element(g, c->n + i, 0, o),
				pop_dtype_bytes(c->dtype[i]));
		combine_window(g, c, o, acc);
		for (unsigned i = 0; i < c->n; i++) {
			unsigned v = 2 * c->n + i;
			unsigned char *p = element(g, v, c->rank, o);

			memcpy(out[v] + (p - (unsigned char *)g->ptr[v]),
				acc[i], pop_dtype_bytes(c->dtype[i]));
		}
	}
}

static void
run_case(const struct window *c, bool dense, uint64_t seed, uint64_t *rng)
{
	unsigned char *want[RIG_MAX_BUFFERS] = {NULL};
	rig g;

	rig_init(&g, POP_STEP_WINDOW);
	g.step.ndim = (uint8_t)(2 * c->rank);
	g.param[POP_WINDOW_N] = c->n;
	g.param[POP_WINDOW_RANK] = c->rank;
	for (int j = 0; j < c->rank; j++) {
		int64_t *q =
			g.param + POP_WINDOW_PARAMS + j * POP_WINDOW_DIM_PARAMS;

		g.step.extent[j] = c->nout[j];
		g.step.extent[c->rank + j] = c->nwin[j];
		q[POP_WINDOW_DIM_SIZE] = c->size[j];
		q[POP_WINDOW_DIM_STRIDE] = c->stride[j];
		q[POP_WINDOW_DIM_LOW] = c->low[j];
		q[POP_WINDOW_DIM_BASE_DIL] = c->base[j];
		q[POP_WINDOW_DIM_WIN_DIL] = c->dil[j];
	}
	for (unsigned i = 0; i < c->n; i++)
		rig_body(&g, 0, c->body, c->dtype[i], i, c->n);
	add_views(&g, c, dense, rng);
	for (unsigned k = 2 * c->n; k < 3 * c->n; k++) {
		want[k] = malloc(g.buffer[k].bytes + 1);
		assert(want[k]);
		memcpy(want[k], g.ptr[k], g.buffer[k].bytes);
	}
	reference(&g, c, want);
	rig_expect(&g, want, "window", seed);
	for (unsigned k = 2 * c->n; k < 3 * c->n; k++)
		free(want[k]);
	rig_free(&g);
}

static void
test_case(uint64_t seed, bool running, bool large)
{
	struct window c = {0};
	uint64_t rng = seed;

	if (running)
		choose_running(&c, &rng, large);
	else
		choose(&c, &rng, large);
	run_case(&c, rnd(&rng, 3) == 0, seed, &rng);
}

/* Max pooling of an image, large enough that threads share it. */
static void
test_pool(pop_dtype d, int64_t channels)
{
	struct window c = {.rank = 3,
		.n = 1,
		.nout = {12, 11, channels},
		.nwin = {3, 3, 1},
		.size = {23, 21, channels},
		.stride = {2, 2, 1},
		.low = {0, 1, 0},
		.base = {1, 1, 1},
		.dil = {1, 1, 1},
		.body = &body_rows[2],
		.dtype = {d}};
	uint64_t rng = 3;

	for (unsigned b = 0; b < 4; b++) {
		c.body = &body_rows[b];
		run_case(&c, true, d, &rng);
	}
}

/* Windows that slide by two along lines of neighbours of 32 bits, of which a
 * vector and less and more than one may reach beyond either end; and such whose
 * elements lie apart. */
static void
test_line(uint64_t seed)
{
	static const pop_dtype word[] = {POP_DT_F32, POP_DT_I32, POP_DT_U32};
	uint64_t rng = seed;
	const int last = 1 + (int)rnd(&rng, 2);
	struct window c = {.rank = last + 1, .n = 1};

	for (int j = 0; j <= last; j++) {
		c.nwin[j] = 1 + rnd(&rng, 5);
		c.stride[j] = j == last ? 2 : 1 + rnd(&rng, 2);
		c.dil[j] = 1 + (rnd(&rng, 4) == 0);
		c.base[j] = 1;
		c.low[j] = rnd(&rng, 6) - 2;
		c.nout[j] = 1 + rnd(&rng, j == last ? 70 : 6);
		c.size[j] = c.nout[j] * c.stride[j] + rnd(&rng, 9) - 4;
		if (c.size[j] < 1)
			c.size[j] = 1;
	}
	c.dtype[0] = word[rnd(&rng, 3)];
	do
		c.body = &body_rows[rnd(&rng, NBODY)];
	while (!body_fits(c.body, c.dtype[0]));
	run_case(&c, rnd(&rng, 4) != 0, seed, &rng);
}

/* Running results along lines that lie one behind the other. */
static void
test_lines_running(uint64_t seed)
{
	uint64_t rng = seed;
	struct window c = {.rank = 3, .n = 1, .stride = {1, 1, 1}};
	const bool backward = rnd(&rng, 2);

	do {
		c.dtype[0] = any_dtype[rnd(&rng, NDTYPE)];
		c.body = &body_rows[rnd(&rng, NBODY)];
	} while (!body_fits(c.body, c.dtype[0]) ||
		 (backward && c.body->ins == POP_INS_SUB));
	for (int j = 0; j < c.rank; j++) {
		c.nout[j] = c.size[j] = 1 + rnd(&rng, j == 0 ? 3 : 90);
		c.base[j] = c.dil[j] = c.nwin[j] = 1;
	}
	c.nwin[2] = c.nout[2];
	c.low[2] = backward ? 0 : c.nwin[2] - 1;
	c.exact = backward;
	if (backward && !is_exact(c.dtype[0]))
		c.dtype[0] = POP_DT_F64;
	run_case(&c, rnd(&rng, 4) != 0, seed, &rng);
}

int
main(void)
{
	for (uint64_t k = 1; k <= 400; k++)
		test_case(k, false, false);
	for (uint64_t k = 1; k <= 200; k++)
		test_case(k, true, false);
	for (uint64_t k = 1000; k <= 1006; k++) {
		test_case(k, false, true);
		test_case(k, true, true);
	}
	for (int64_t n = 3; n < 80; n += 5)
		test_pool(POP_DT_F32, n);
	test_pool(POP_DT_BF16, 40);
	for (uint64_t k = 1; k <= 400; k++)
		test_line(k);
	for (uint64_t k = 1; k <= 60; k++)
		test_lines_running(k);
	return 0;
}
