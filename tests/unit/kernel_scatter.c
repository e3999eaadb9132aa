/*
 * SCATTER against updates applied one by one in row-major order: windows,
 * single places, batches, duplicates, places outside, one and two operands.
 */

#include "tests/unit/kernel_layout.h"

static const pop_dtype index_dtype[] = {
	POP_DT_I8, POP_DT_U8, POP_DT_I32, POP_DT_U32, POP_DT_I64, POP_DT_U64};
enum { NINDEX_DTYPE = sizeof(index_dtype) / sizeof(index_dtype[0]), MAXN = 2 };

struct scatter {
	int ndim, nindex;
	unsigned n;
	int64_t extent[POP_MAX_DIMS];
	unsigned points, own; /* dims of indices; of the outputs alone */
	int64_t size[4];
	int moves[4]; /* dim of the window along component i, or -1 */
	bool unique;
	const body_row *body;
	pop_dtype dtype[MAXN];
};

static void
choose(struct scatter *c, uint64_t *rng, bool large)
{
	int used = 0;

	c->ndim = (int)rnd(rng, 5);
	c->nindex = (int)rnd(rng, 4);
	c->n = 1 + (rnd(rng, 4) == 0);
	for (int i = 0; i < c->nindex; i++) {
		c->size[i] = 1 + rnd(rng, 8);
		c->moves[i] = -1;
	}
	for (int d = 0; d < c->ndim; d++) {
		c->extent[d] = 1 + rnd(rng, large ? 50 : 7);
		if (rnd(rng, 40) == 0)
			c->extent[d] = 0;
		switch (rnd(rng, 4)) {
		case 0:
			c->points |= 1u << d;
			break;
		case 1:
			c->own |= 1u << d;
			break;
		case 2:
			c->points |= 1u << d;
			c->own |= 1u << d;
			break;
		default:
			if (used < c->nindex)
				c->moves[used++] = d;
			else
				c->points |= 1u << d;
		}
	}
	do {
		c->body = &body_rows[rnd(rng, NBODY)];
		for (unsigned i = 0; i < c->n; i++)
			c->dtype[i] = any_dtype[rnd(rng, NDTYPE)];
	} while (!body_fits(c->body, c->dtype[0]) ||
		 !body_fits(c->body, c->dtype[1]));
}

static void
add_output(rig *g, const struct scatter *c, unsigned i, const int64_t *stride,
	int64_t base, int64_t need, uint64_t *rng)
{
	pop_view *v = rig_view(g, c->dtype[i], need);
	int m = 0;

	v->base = base;
	for (int d = 0; d < c->ndim; d++)
		v->stride[d] = c->own >> d & 1 ? stride[m++] : 0;
	for (int k = 0; k < c->nindex; k++) {
		if (c->moves[k] >= 0)
			v->stride[c->moves[k]] = stride[m];
		m++;
	}
	fill_any(c->dtype[i], g->ptr[i], need, true, rng);
}

static void
add_outputs(rig *g, const struct scatter *c, bool dense, uint64_t *rng)
{
	int64_t e[32], s[32], base, need;
	int m = 0;

	for (int d = 0; d < c->ndim; d++)
		if (c->own >> d & 1)
			e[m++] = c->extent[d];
	for (int k = 0; k < c->nindex; k++)
		e[m++] = c->size[k];
	need = lay_dims(m, e, s, &base, dense, rng);
	for (unsigned i = 0; i < c->n; i++)
		add_output(g, c, i, s, base, need, rng);
	for (int k = 0; k < c->nindex; k++) {
		int64_t *q = g->param + POP_SCATTER_PARAMS +
			     k * POP_SCATTER_INDEX_PARAMS;

		q[POP_SCATTER_INDEX_OPERAND_STRIDE] = s[m - c->nindex + k];
		q[POP_SCATTER_INDEX_SIZE] = c->size[k];
		q[POP_SCATTER_INDEX_DIM] = c->moves[k];
	}
}

static void
add_indices(rig *g, const struct scatter *c, bool dense, uint64_t *rng)
{
	pop_dtype d = index_dtype[rnd(rng, NINDEX_DTYPE)];
	int64_t apart, need = lay_indices(g, d, c->ndim, c->extent, c->points,
			       c->nindex, &apart, dense, rng);

	for (int i = 0; i < c->nindex; i++)
		g->param[POP_SCATTER_PARAMS + i * POP_SCATTER_INDEX_PARAMS +
			 POP_SCATTER_INDEX_STRIDE] = i * apart;
	for (int64_t i = 0; i < need; i++) {
		unsigned char *p =
			(unsigned char *)g->ptr[c->n] + i * pop_dtype_bytes(d);

		if (rnd(rng, 5))
			pop_store_int(d, p, (uint64_t)(rnd(rng, 9) - 1));
		else
			put_any(d, p, false, rng);
	}
}

/* Where the update at x goes, in elements from the output's place; false: it
 * is dropped. */
static bool
find_place(
	const rig *g, const struct scatter *c, const int64_t *x, int64_t *moved)
{
	pop_dtype d = (pop_dtype)g->view[c->n].dtype;
	const unsigned char *index = element(g, c->n, c->ndim, x);

	*moved = 0;
	for (int k = 0; k < c->nindex; k++) {
		const int64_t *q = g->param + POP_SCATTER_PARAMS +
				   k * POP_SCATTER_INDEX_PARAMS;
		uint64_t v = pop_load_int(
			d, index + q[POP_SCATTER_INDEX_STRIDE] *
					   (int64_t)pop_dtype_bytes(d));
		int64_t along = c->moves[k] < 0 ? 0 : x[c->moves[k]];
		bool is_signed = pop_dtype_info_of[d].cls == POP_DTC_INT;
		bool is_far = is_signed
				      ? (int64_t)v < -1000 || (int64_t)v > 1000
				      : v > 1000;
		int64_t at = is_far ? -1 : (int64_t)v + along;

		if (at < 0 || at >= c->size[k])
			return false;
		*moved += (int64_t)(at - along) *
			  q[POP_SCATTER_INDEX_OPERAND_STRIDE];
	}
	return true;
}

static void
reference(const rig *g, const struct scatter *c, unsigned char **out)
{
	int64_t total = 1, x[POP_MAX_DIMS], moved;

	for (int d = 0; d < c->ndim; d++)
		total *= c->extent[d];
	for (int64_t at = 0; at < total; at++) {
		seek(at, c->ndim, c->extent, x);
		if (!find_place(g, c, x, &moved))
			continue;
		for (unsigned i = 0; i < c->n; i++) {
			int64_t eb = pop_dtype_bytes(c->dtype[i]);
			unsigned char *p = element(g, i, c->ndim, x);

			p = out[i] + (p - (unsigned char *)g->ptr[i]) +
			    moved * eb;
			apply_body(c->body, c->dtype[i], p,
				element(g, c->n + 1 + i, c->ndim, x));
		}
	}
}

static void
test_case(uint64_t seed, bool large)
{
	uint64_t rng = seed;
	bool dense = rnd(&rng, 3) == 0;
	unsigned char *want[RIG_MAX_BUFFERS] = {NULL};
	struct scatter c = {0};
	rig g;

	choose(&c, &rng, large);
	rig_init(&g, POP_STEP_SCATTER);
	g.step.ndim = (uint8_t)c.ndim;
	memcpy(g.step.extent, c.extent, sizeof(c.extent));
	g.param[POP_SCATTER_N] = c.n;
	g.param[POP_SCATTER_NINDEX] = c.nindex;
	for (unsigned i = 0; i < c.n; i++)
		rig_body(&g, 0, c.body, c.dtype[i], i, c.n);
	add_outputs(&g, &c, dense, &rng);
	add_indices(&g, &c, dense, &rng);
	for (unsigned i = 0; i < c.n; i++) {
		pop_view v = {0};
		int64_t need = lay_view(
			&v, c.ndim, c.extent, (1u << c.ndim) - 1, dense, &rng);

		rig_view(&g, c.dtype[i], need);
		v.buffer = g.view[g.step.nview - 1].buffer;
		v.dtype = (uint8_t)c.dtype[i];
		g.view[g.step.nview - 1] = v;
		fill_any(c.dtype[i], g.ptr[v.buffer], need, true, &rng);
	}
	for (unsigned i = 0; i < c.n; i++) {
		want[i] = malloc(g.buffer[i].bytes + 1);
		assert(want[i]);
		memcpy(want[i], g.ptr[i], g.buffer[i].bytes);
	}
	reference(&g, &c, want);
	rig_expect(&g, want, "scatter", seed);
	for (unsigned i = 0; i < c.n; i++)
		free(want[i]);
	rig_free(&g);
}

/* Rows combined at places that repeat: nrow of them, n updates of `cols`. */
static void
test_rows(int64_t nrow, int64_t cols, int64_t n, const body_row *body,
	pop_dtype d, pop_dtype index, bool unique)
{
	unsigned char *want[RIG_MAX_BUFFERS] = {NULL};
	struct scatter c = {.ndim = 2,
		.nindex = 1,
		.n = 1,
		.extent = {n, cols},
		.points = 1,
		.own = 2,
		.size = {nrow},
		.moves = {-1},
		.body = body,
		.dtype = {d}};
	int64_t stride[2] = {1, cols};
	uint64_t rng = 7;
	rig g;

	rig_init(&g, POP_STEP_SCATTER);
	g.step.ndim = 2;
	memcpy(g.step.extent, c.extent, sizeof(c.extent));
	g.param[POP_SCATTER_N] = 1;
	g.param[POP_SCATTER_NINDEX] = 1;
	g.param[POP_SCATTER_UNIQUE] = unique;
	g.param[POP_SCATTER_PARAMS + POP_SCATTER_INDEX_OPERAND_STRIDE] = cols;
	g.param[POP_SCATTER_PARAMS + POP_SCATTER_INDEX_SIZE] = nrow;
	g.param[POP_SCATTER_PARAMS + POP_SCATTER_INDEX_DIM] = -1;
	rig_body(&g, 0, c.body, d, 0, 1);
	add_output(&g, &c, 0, stride, 0, nrow * cols, &rng);
	rig_view(&g, index, n)->stride[0] = 1;
	for (int64_t i = 0; i < n; i++)
		pop_store_int(index,
			(unsigned char *)g.ptr[1] + i * pop_dtype_bytes(index),
			(uint64_t)(unique ? i * 7 % nrow
					  : rnd(&rng, nrow / 10 + 4) - 2));
	rig_view(&g, d, n * cols)->stride[0] = cols;
	g.view[2].stride[1] = 1;
	fill_any(d, g.ptr[2], n * cols, true, &rng);
	want[0] = malloc(g.buffer[0].bytes);
	assert(want[0]);
	memcpy(want[0], g.ptr[0], g.buffer[0].bytes);
	reference(&g, &c, want);
	rig_expect(&g, want, "scatter rows", (uint64_t)d * 100 + unique);
	free(want[0]);
	rig_free(&g);
}

/* A small table that many single elements go to: threads share the updates. */
static void
test_table(const body_row *body)
{
	for (unsigned i = 0; i < NDTYPE; i++) {
		if (!body_fits(body, any_dtype[i]))
			continue;
		test_rows(23, 1, 3000, body, any_dtype[i], POP_DT_I32, false);
		test_rows(23, 1, 3001, body, any_dtype[i], POP_DT_I64, false);
		/* Most places of the shares' tables stay neutral. */
		test_rows(700, 1, 11201, body, any_dtype[i], POP_DT_I32, false);
	}
}

int
main(void)
{
	for (uint64_t k = 1; k <= 500; k++)
		test_case(k, false);
	for (uint64_t k = 1000; k <= 1020; k++)
		test_case(k, true);
	/* Gradients of an embedding, large enough that threads share it. */
	test_rows(200, 128, 160, &body_rows[0], POP_DT_F32, POP_DT_I32, false);
	test_rows(200, 128, 160, &body_rows[0], POP_DT_F32, POP_DT_I32, true);
	for (unsigned i = 0; i < NBODY; i++)
		test_table(&body_rows[i]);
	return 0;
}
