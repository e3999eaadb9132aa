/*
 * Products against sums made one by one: random shapes, types, layouts and
 * epilogues, on every instruction set, with one thread and two.
 *
 * Whole numbers are exact in any order, so every bit must be right.  With
 * fractions the sets with fused multiply-add must still agree bit by bit with
 * one fused operation after the other in the order of the depth, and with each
 * other; larger products of bf16 with chains of them, on all sets.
 */

#include "tests/unit/kernel_dense.h"

static const char *const sets[] = {"generic", "avx2", "avx512", "amx"};
enum { NSETS = sizeof(sets) / sizeof(sets[0]) };

typedef struct shape {
	unsigned nbatch;
	int64_t batch[2], m, n, k;
} shape;

static const struct {
	pop_dtype a, b, acc;
} types[] = {
	{POP_DT_F32, POP_DT_F32, POP_DT_F32},
	{POP_DT_F32, POP_DT_F32, POP_DT_F32},
	{POP_DT_F64, POP_DT_F64, POP_DT_F64},
	{POP_DT_BF16, POP_DT_BF16, POP_DT_F32},
	{POP_DT_F16, POP_DT_F16, POP_DT_F32},
	{POP_DT_F32, POP_DT_BF16, POP_DT_F32},
	{POP_DT_I8, POP_DT_I8, POP_DT_I32},
	{POP_DT_U8, POP_DT_I8, POP_DT_I32},
	{POP_DT_U8, POP_DT_U8, POP_DT_U32},
	{POP_DT_I16, POP_DT_I16, POP_DT_I32},
	{POP_DT_U16, POP_DT_I16, POP_DT_I32},
	{POP_DT_I32, POP_DT_I32, POP_DT_I32},
	{POP_DT_U32, POP_DT_U32, POP_DT_U32},
	{POP_DT_I4, POP_DT_I8, POP_DT_I32},
	{POP_DT_I1, POP_DT_I1, POP_DT_I32},
	{POP_DT_I64, POP_DT_I64, POP_DT_I64},
	{POP_DT_I32, POP_DT_U32, POP_DT_I64},
	{POP_DT_I8, POP_DT_I8, POP_DT_F32},
	{POP_DT_U16, POP_DT_I1, POP_DT_F32},
	{POP_DT_F32, POP_DT_I32, POP_DT_F64},
	{POP_DT_F16, POP_DT_U32, POP_DT_F64},
	{POP_DT_F8E4M3FN, POP_DT_F8E5M2, POP_DT_F32},
	{POP_DT_F32, POP_DT_I8, POP_DT_F32},
	{POP_DT_BF16, POP_DT_U8, POP_DT_F32},
};
enum { NTYPES = sizeof(types) / sizeof(types[0]) };

typedef struct trial {
	shape s;
	unsigned type;
	dense_epilogue epilogue;
	bool whole;   /* numbers are */
	bool natural; /* layouts: as a front-end would have them */
	bool small;   /* products are subnormal */
} trial;

/* All products below the least normal f32. */
static void
make_small(rig *g, unsigned v)
{
	pop_dtype d = (pop_dtype)g->view[v].dtype;
	size_t size = pop_dtype_bytes(d);
	unsigned char *p = g->ptr[v];

	for (size_t j = 0; j < (size_t)g->buffer[v].bytes; j += size)
		pop_store_f64(d, p + j, pop_load_f64(d, p + j) * 0x1p-68);
}

static void
make_views(rig *g, const trial *t, uint64_t *rng)
{
	const shape *s = &t->s;
	const unsigned how =
		t->natural ? 0 : DENSE_GAPS | DENSE_REVERSE | DENSE_BROADCAST;
	dense_dim d[3][4];
	const unsigned nd = s->nbatch + 2;

	for (unsigned b = 0; b < s->nbatch; b++)
		for (unsigned v = 0; v < 3; v++)
			d[v][b] = (dense_dim){b, s->batch[b]};
	d[0][nd - 2] = d[2][nd - 2] = (dense_dim){s->nbatch, s->m};
	d[1][nd - 1] = d[2][nd - 1] = (dense_dim){s->nbatch + 1, s->n};
	d[0][nd - 1] = d[1][nd - 2] = (dense_dim){s->nbatch + 2, s->k};
	for (unsigned v = 0; v < 3; v++)
		if (!t->natural || (v < 2 && dense_below(rng, 2)))
			dense_shuffle(d[v] + (t->natural ? s->nbatch : 0),
				t->natural ? 2 : nd, rng);
	dense_view(g, types[t->type].a, d[0], nd, how, rng);
	dense_view(g, types[t->type].b, d[1], nd, how, rng);
	dense_fill(g, 0, t->whole, rng);
	dense_fill(g, 1, t->whole, rng);
	for (unsigned v = 0; t->small && v < 2; v++)
		make_small(g, v);
	dense_epilogue_views(g, t->epilogue, types[t->type].acc, d[2], nd,
		s->nbatch + (unsigned)dense_below(rng, 2), rng);
	if (t->epilogue == DENSE_BIAS)
		dense_fill(g, 2, t->whole, rng);
}

static void
make_step(rig *g, const trial *t, uint64_t *rng)
{
	const shape *s = &t->s;

	rig_init(g, POP_STEP_DOT);
	g->step.ndim = (uint8_t)(s->nbatch + 3);
	for (unsigned b = 0; b < s->nbatch; b++)
		g->step.extent[b] = s->batch[b];
	g->step.extent[s->nbatch] = s->m;
	g->step.extent[s->nbatch + 1] = s->n;
	g->step.extent[s->nbatch + 2] = s->k;
	g->step.nparam = POP_DOT_PARAMS;
	g->param[POP_DOT_NBATCH] = s->nbatch;
	g->param[POP_DOT_ACC] = types[t->type].acc;
	make_views(g, t, rng);
}

/* The ways to sum: in the order of the depth, fused or not; fused in 16 partial
 * sums, element k into partial k mod 16, or of one row with few columns in 4 or
 * 2; and in chains: of each 32 of depth, even and odd ones apart, added to the
 * sum of those before. */
typedef enum order { PLAIN, FUSED, PARTIAL, FEW, CHAINS, NORDERS } order;

/* Whether instruction set i may sum so.  Whole numbers are the same in any
 * order, and products of bf16 are exact, fused or not, unless subnormal. */
static bool
may_sum(const trial *t, unsigned i, order o)
{
	const shape *s = &t->s;
	const bool chains = types[t->type].a == POP_DT_BF16 &&
			    types[t->type].b == POP_DT_BF16 && s->m >= 16 &&
			    s->n >= 16 && s->k >= 16 && (i || !t->small);

	if (t->whole || !pop_dtype_is_float(types[t->type].acc) ||
		(i == 0 && !chains))
		return o == PLAIN;
	if (chains || o == CHAINS)
		return chains && o == CHAINS;
	if (o == FEW)
		return s->m == 1 && s->n <= 32 && s->k >= 128;
	/* Thin ones. */
	if (o == PARTIAL)
		return s->m <= 8 || s->n <= 8;
	return o == FUSED;
}

static dense_acc
sum(order o, const rig *g, const trial *t, int64_t *x, const dense_acc *va,
	const dense_acc *vb)
{
	const pop_dtype acc = types[t->type].acc;
	const bool fuse = o != PLAIN && rig_table("avx2") != NULL;
	const unsigned dk = t->s.nbatch + 2, few = t->s.n <= 16 ? 4 : 2,
		       n = o == PARTIAL  ? 16
			   : o == FEW    ? few
			   : o == CHAINS ? 2
					 : 1;
	int64_t i = dense_index(g, 0, x), j = dense_index(g, 1, x);
	dense_acc a[16] = {{.i = 0}}, all = {.i = 0};

	for (int64_t k = 0; k < t->s.k; k++) {
		dense_acc p = va[i + k * g->view[0].stride[dk]];
		dense_acc q = vb[j + k * g->view[1].stride[dk]];

		a[k & (n - 1)] = dense_madd(acc, a[k & (n - 1)], p, q, fuse);
		if (o != CHAINS || (k % 32 != 31 && k + 1 != t->s.k))
			continue;
		all = dense_add(acc, all, dense_add(acc, a[0], a[1]));
		memset(a, 0, sizeof(a));
	}
	for (unsigned h = n / 2; h; h /= 2)
		for (unsigned r = 0; r < h; r++)
			a[r] = dense_add(acc, a[r], a[r + h]);
	return o == CHAINS ? all : a[0];
}

/* By order; nothing of those that no instruction set uses. */
typedef struct wanted {
	dense_image in[NORDERS];
} wanted;

static void
point_of(const rig *g, unsigned ndim, int64_t i, int64_t *x)
{
	for (unsigned d = ndim; d-- > 0;) {
		x[d] = i % g->step.extent[d];
		i /= g->step.extent[d];
	}
}

static dense_image
image(rig *g, const trial *t, order o, const dense_acc *a, const dense_acc *b)
{
	int64_t x[POP_MAX_DIMS] = {0}, points = t->s.m * t->s.n;
	const unsigned out = dense_first_out(t->epilogue);

	for (unsigned d = 0; d < t->s.nbatch; d++)
		points *= t->s.batch[d];
	dense_clear(g, out);
	for (int64_t i = 0; i < points; i++) {
		dense_acc c;

		point_of(g, t->s.nbatch + 2, i, x);
		c = sum(o, g, t, x, a, b);
		dense_finish(g, t->epilogue, types[t->type].acc, x, c);
	}
	return dense_copy(g, out);
}

static wanted
reference(rig *g, const trial *t)
{
	const pop_dtype acc = types[t->type].acc;
	dense_acc *a = dense_values(g, 0, acc), *b = dense_values(g, 1, acc);
	wanted w = {{{{NULL}}}};

	for (order o = 0; o < NORDERS; o++)
		if (may_sum(t, 0, o) || may_sum(t, 1, o))
			w.in[o] = image(g, t, o, a, b);
	free(a);
	free(b);
	return w;
}

static void
complain(const trial *t, const char *isa, unsigned threads)
{
	fprintf(stderr,
		"%s, %u threads: %s x %s -> %s, batch %u (%lld, %lld), m %lld "
		"n %lld k %lld, epilogue %u, %s, %s layout\n",
		isa, threads, pop_dtype_info_of[types[t->type].a].name,
		pop_dtype_info_of[types[t->type].b].name,
		pop_dtype_info_of[types[t->type].acc].name, t->s.nbatch,
		(long long)t->s.batch[0], (long long)t->s.batch[1],
		(long long)t->s.m, (long long)t->s.n, (long long)t->s.k,
		(unsigned)t->epilogue, t->whole ? "whole" : "fractions",
		t->natural ? "natural" : "any");
	abort();
}

/* Is the result what instruction set i makes? */
static bool
is_right(rig *g, const trial *t, const wanted *w, unsigned i)
{
	const unsigned out = dense_first_out(t->epilogue);

	for (order o = 0; o < NORDERS; o++)
		if (may_sum(t, i, o) && dense_equal(g, out, &w->in[o]))
			return true;
	/* Without fused operations thin products round otherwise, too. */
	return i == 0 && may_sum(t, i, PLAIN) &&
	       dense_close(g, out, &w->in[PLAIN], 1e-2);
}

static void
run_one(const trial *t, uint64_t seed)
{
	rig *g = malloc(sizeof(*g));
	const unsigned out = dense_first_out(t->epilogue);
	wanted w;

	assert(g);
	make_step(g, t, &seed);
	w = reference(g, t);
	for (unsigned i = 0; i < NSETS; i++) {
		const pop_kernel_table *k = rig_table(sets[i]);

		for (unsigned threads = 1; k && threads <= 2; threads++) {
			dense_clear(g, out);
			dense_run(g, k, threads);
			if (!is_right(g, t, &w, i))
				complain(t, sets[i], threads);
		}
	}
	for (order o = 0; o < NORDERS; o++)
		dense_drop(&w.in[o]);
	rig_free(g);
	free(g);
}

static void
random_trial(uint64_t seed)
{
	static const int64_t extent[] = {
		0, 1, 2, 3, 5, 7, 16, 17, 33, 64, 100, 129};
	enum { N = sizeof(extent) / sizeof(extent[0]) };
	uint64_t rng = seed;
	trial t = {.type = (unsigned)dense_below(&rng, NTYPES),
		.epilogue = (dense_epilogue)dense_below(&rng, DENSE_EPILOGUES),
		.whole = dense_below(&rng, 2),
		.natural = dense_below(&rng, 2)};
	int64_t *e[3] = {&t.s.m, &t.s.n, &t.s.k};

	t.s.nbatch = (unsigned)dense_below(&rng, 3);
	for (unsigned b = 0; b < t.s.nbatch; b++)
		t.s.batch[b] = 1 + dense_below(&rng, 4);
	/* One large dim or two, and a few empty ones. */
	for (unsigned d = 0; d < 3; d++)
		*e[d] = extent[dense_below(&rng, 30)
				       ? 1 + dense_below(&rng, N - 1)
				       : 0];
	if (t.s.m * t.s.n * t.s.k > 200000 || t.s.nbatch)
		*e[dense_below(&rng, 3)] = 1 + dense_below(&rng, 9);
	if (t.epilogue == DENSE_BF16 && types[t.type].acc != POP_DT_F32)
		t.epilogue = DENSE_STORE;
	if (t.epilogue == DENSE_RELU && (types[t.type].acc == POP_DT_U32))
		t.epilogue = DENSE_TWO;
	run_one(&t, rng);
}

/* Shapes that cross the limits of blocks, panels and forms. */
static const trial fixed[] = {
	{{0, {0}, 8, 8, 8}, 0, DENSE_STORE, true, true, false},
	{{0, {0}, 0, 5, 7}, 0, DENSE_BIAS, true, true, false},
	{{0, {0}, 5, 0, 7}, 0, DENSE_TWO, true, true, false},
	{{0, {0}, 5, 7, 0}, 0, DENSE_BIAS, true, true, false},
	{{1, {0}, 5, 7, 3}, 0, DENSE_STORE, true, true, false},
	{{0, {0}, 300, 40, 37}, 0, DENSE_RELU, false, true, false},
	{{0, {0}, 40, 300, 20}, 0, DENSE_BIAS, false, true, false},
	{{0, {0}, 784, 512, 32}, 0, DENSE_STORE, false, true, false},
	{{0, {0}, 200, 130, 2500}, 0, DENSE_STORE, false, true, false},
	{{0, {0}, 13, 48, 900}, 0, DENSE_STORE, false, true, false},
	{{0, {0}, 1, 700, 200}, 0, DENSE_BIAS, false, true, false},
	{{0, {0}, 1, 2100, 40}, 0, DENSE_STORE, false, true, false},
	{{0, {0}, 700, 1, 200}, 0, DENSE_BIAS, false, true, false},
	{{1, {3}, 1, 45, 37}, 0, DENSE_BIAS, false, true, false},
	/* Tiles of 16 and 32 rows, and parts of them; depth by 32 and 64. */
	{{0, {0}, 16, 16, 16}, 3, DENSE_STORE, false, true, false},
	{{0, {0}, 17, 31, 33}, 3, DENSE_RELU, false, true, false},
	{{0, {0}, 47, 33, 63}, 3, DENSE_BIAS, false, true, false},
	{{0, {0}, 129, 97, 801}, 3, DENSE_STORE, false, true, false},
	{{0, {0}, 48, 130, 1664}, 3, DENSE_BF16, false, true, false},
	{{0, {0}, 290, 66, 70}, 3, DENSE_TWO, false, false, false},
	{{1, {5}, 31, 34, 95}, 3, DENSE_STORE, false, false, false},
	{{0, {0}, 131, 260, 129}, 3, DENSE_STORE, false, true, true},
	{{0, {0}, 16, 16, 16}, 6, DENSE_STORE, true, true, false},
	{{0, {0}, 17, 31, 67}, 6, DENSE_RELU, true, true, false},
	{{0, {0}, 129, 97, 1601}, 6, DENSE_BIAS, true, true, false},
	{{0, {0}, 290, 66, 127}, 6, DENSE_TWO, true, false, false},
	{{1, {5}, 31, 34, 190}, 6, DENSE_STORE, true, false, false},
	{{0, {0}, 1, 48, 2064}, 0, DENSE_STORE, false, true, false},
	{{0, {0}, 3, 130, 800}, 0, DENSE_BF16, false, true, false},
	{{0, {0}, 5, 33, 5000}, 0, DENSE_STORE, false, true, false},
	{{2, {9, 7}, 4, 4, 4}, 0, DENSE_STORE, false, true, false},
	{{1, {12}, 33, 32, 16}, 0, DENSE_STORE, false, true, false},
	{{0, {0}, 50, 40, 401}, 6, DENSE_STORE, true, true, false},
	{{0, {0}, 200, 48, 900}, 3, DENSE_BIAS, false, true, false},
	{{0, {0}, 33, 48, 65}, 3, DENSE_STORE, false, true, true},
	{{0, {0}, 33, 300, 401}, 3, DENSE_STORE, false, true, false},
	{{1, {3}, 70, 40, 65}, 3, DENSE_BF16, false, true, false},
	/* Small ones, of which several end in one run of the epilogue. */
	{{2, {40, 9}, 5, 9, 7}, 0, DENSE_RELU, false, true, false},
	{{2, {3, 50}, 5, 9, 7}, 2, DENSE_TWO, false, true, false},
	{{1, {700}, 8, 8, 16}, 0, DENSE_STORE, false, true, false},
	{{1, {700}, 7, 6, 64}, 0, DENSE_BF16, false, false, false},
	{{2, {30, 20}, 6, 6, 6}, 2, DENSE_STORE, false, true, false},
	{{1, {40}, 200, 13, 8}, 0, DENSE_BIAS, false, true, false},
	{{1, {2}, 1000, 7, 8}, 2, DENSE_BIAS, false, false, false},
	{{1, {3}, 97, 9, 64}, 0, DENSE_RELU, false, false, false},
	{{1, {5}, 40, 9, 66}, 0, DENSE_TWO, false, false, false},
	/* The same of a few rows and more columns, up to 64, and beyond. */
	{{1, {50}, 1, 64, 40}, 0, DENSE_RELU, false, true, false},
	{{2, {9, 7}, 2, 50, 65}, 0, DENSE_TWO, false, true, false},
	{{1, {20}, 3, 33, 512}, 0, DENSE_STORE, false, true, false},
	{{1, {9}, 2, 40, 100}, 2, DENSE_BIAS, false, true, false},
	{{1, {3}, 1, 65, 40}, 0, DENSE_RELU, false, true, false},
	{{0, {0}, 1, 33, 513}, 0, DENSE_STORE, false, true, false},
	/* Few rows, and columns, of f64. */
	{{0, {0}, 1, 21, 403}, 2, DENSE_BIAS, false, true, false},
	{{0, {0}, 2, 613, 70}, 2, DENSE_STORE, false, true, false},
	{{1, {3}, 3, 133, 65}, 2, DENSE_RELU, false, true, false},
	{{0, {0}, 4, 1100, 83}, 2, DENSE_TWO, false, true, false},
	{{0, {0}, 5, 317, 90}, 2, DENSE_STORE, false, true, false},
	{{0, {0}, 6, 530, 75}, 2, DENSE_BIAS, false, true, false},
	{{0, {0}, 217, 4, 100}, 2, DENSE_BIAS, false, true, false},
	{{0, {0}, 900, 3, 331}, 2, DENSE_STORE, false, true, false},
	/* Few rows of numbers that become f32 in the registers. */
	{{0, {0}, 1, 213, 403}, 3, DENSE_BIAS, false, true, false},
	{{0, {0}, 5, 213, 130}, 3, DENSE_STORE, false, true, false},
	{{0, {0}, 8, 600, 70}, 4, DENSE_RELU, false, true, false},
	{{0, {0}, 6, 37, 2100}, 5, DENSE_BF16, false, true, false},
	{{1, {3}, 7, 70, 65}, 22, DENSE_BIAS, false, true, false},
	{{0, {0}, 1, 1100, 201}, 22, DENSE_STORE, false, true, false},
	{{0, {0}, 4, 150, 401}, 23, DENSE_STORE, false, true, false},
	{{0, {0}, 300, 8, 129}, 5, DENSE_STORE, false, true, false},
	{{0, {0}, 30, 150, 77}, 23, DENSE_STORE, false, true, false},
	/* Rows that are packed: in place, converted, side by side, apart. */
	{{0, {0}, 137, 260, 257}, 0, DENSE_STORE, false, true, false},
	{{0, {0}, 301, 257, 130}, 0, DENSE_RELU, false, false, false},
	{{0, {0}, 33, 300, 900}, 3, DENSE_BIAS, false, true, false},
	{{0, {0}, 40, 1030, 300}, 2, DENSE_STORE, false, true, false},
};

/* More rows than stay packed at a time. */
static const trial turns = {
	{0, {0}, 530, 256, 1000}, 2, DENSE_STORE, false, true, false};

/* Up to three rows by any number of columns up to those of a tile and some
 * more.
 */
static void
rows_of_any_width(int64_t m, uint64_t rng)
{
	for (int64_t n = 1; n <= 150; n++)
		for (unsigned type = 0; type <= 4; type += 2) {
			const trial t = {{0, {0}, m, n, 20 + n % 7}, type,
				n % 2 ? DENSE_BIAS : DENSE_STORE, false, true,
				false};

			run_one(&t, rng += 77);
		}
}

int
main(void)
{
	uint64_t rng = 11;

	for (unsigned i = 0; i < sizeof(fixed) / sizeof(fixed[0]); i++)
		for (unsigned k = 0; k < 3; k++)
			run_one(&fixed[i], rng += 77);
	run_one(&turns, rng += 77);
	for (int64_t m = 1; m <= 3; m++)
		rows_of_any_width(m, rng += 77);
	for (unsigned i = 0; i < 400; i++)
		random_trial(rng += 1000003);
	return 0;
}
