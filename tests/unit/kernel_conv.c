/*
 * Convolutions against sums made one by one: 0 to 3 spatial dims, strides,
 * padding, dilations, groups, reversed kernels, any layout, types and
 * epilogues, on every instruction set, with one thread and two.
 *
 * Numbers are small and whole, so that every bit must be right in any order.
 */

#include "tests/unit/kernel_dense.h"

enum { SPATIAL = 3 };

typedef struct geometry {
	int64_t out, taps, size, stride, low, lhs, rhs;
} geometry;

typedef struct trial {
	int64_t n, groups, co, ci;
	unsigned ns;
	geometry dim[SPATIAL];
	unsigned type;
	dense_epilogue epilogue;
	bool natural; /* channels last */
	bool swapped; /* kernel's features exchanged, as in gradients */
} trial;

static const struct {
	pop_dtype a, b, acc;
} types[] = {
	{POP_DT_F32, POP_DT_F32, POP_DT_F32},
	{POP_DT_F32, POP_DT_F32, POP_DT_F32},
	{POP_DT_F32, POP_DT_F32, POP_DT_F32},
	{POP_DT_BF16, POP_DT_BF16, POP_DT_F32},
	{POP_DT_F16, POP_DT_F32, POP_DT_F32},
	{POP_DT_F64, POP_DT_F64, POP_DT_F64},
	{POP_DT_I8, POP_DT_I8, POP_DT_I32},
	{POP_DT_U8, POP_DT_I8, POP_DT_I32},
	{POP_DT_U8, POP_DT_I16, POP_DT_I32},
	{POP_DT_I32, POP_DT_I32, POP_DT_I32},
	{POP_DT_I64, POP_DT_I64, POP_DT_I64},
};
enum { NTYPES = sizeof(types) / sizeof(types[0]) };

static void
make_step(rig *g, const trial *t)
{
	rig_init(g, POP_STEP_CONV);
	g->step.ndim = (uint8_t)(4 + 2 * t->ns);
	g->step.extent[0] = t->n;
	g->step.extent[1 + t->ns] = t->groups;
	g->step.extent[2 + t->ns] = t->co;
	g->step.extent[3 + t->ns] = t->ci;
	g->step.nparam = POP_CONV_PARAMS + t->ns * POP_CONV_DIM_PARAMS;
	g->param[POP_CONV_NSPATIAL] = t->ns;
	g->param[POP_CONV_ACC] = types[t->type].acc;
	for (unsigned j = 0; j < t->ns; j++) {
		const geometry *d = &t->dim[j];
		int64_t *q =
			g->param + POP_CONV_PARAMS + j * POP_CONV_DIM_PARAMS;

		g->step.extent[1 + j] = d->out;
		g->step.extent[4 + t->ns + j] = d->taps;
		q[POP_CONV_DIM_SIZE] = d->size;
		q[POP_CONV_DIM_STRIDE] = d->stride;
		q[POP_CONV_DIM_LOW] = d->low;
		q[POP_CONV_DIM_LHS_DIL] = d->lhs;
		q[POP_CONV_DIM_RHS_DIL] = d->rhs;
	}
}

static void
make_views(rig *g, const trial *t, uint64_t *rng)
{
	const unsigned ns = t->ns;
	const unsigned how = t->natural ? 0 : DENSE_GAPS | DENSE_REVERSE;
	dense_dim in[3 + SPATIAL], ker[3 + SPATIAL], out[3 + SPATIAL];
	dense_dim swap;

	in[0] = (dense_dim){0, t->n};
	out[0] = in[0];
	for (unsigned j = 0; j < ns; j++) {
		in[1 + j] = (dense_dim){1 + j, t->dim[j].size};
		ker[j] = (dense_dim){4 + ns + j, t->dim[j].taps};
		out[1 + j] = (dense_dim){1 + j, t->dim[j].out};
	}
	in[1 + ns] = out[1 + ns] = (dense_dim){1 + ns, t->groups};
	ker[ns + 1] = in[1 + ns];
	in[2 + ns] = ker[ns] = (dense_dim){3 + ns, t->ci};
	out[2 + ns] = ker[ns + 2] = (dense_dim){2 + ns, t->co};
	if (t->swapped) {
		swap = ker[ns];
		ker[ns] = ker[ns + 2];
		ker[ns + 2] = swap;
	}
	if (!t->natural) {
		dense_shuffle(in, 3 + ns, rng);
		dense_shuffle(ker, 3 + ns, rng);
		dense_shuffle(out, 3 + ns, rng);
	}
	dense_view(g, types[t->type].a, in, 3 + ns, how, rng);
	/* Reversed kernels are natural, too. */
	dense_view(g, types[t->type].b, ker, 3 + ns,
		how | (dense_below(rng, 4) ? 0 : DENSE_REVERSE), rng);
	dense_fill(g, 0, true, rng);
	dense_fill(g, 1, true, rng);
	dense_epilogue_views(
		g, t->epilogue, types[t->type].acc, out, 3 + ns, 2 + ns, rng);
	if (t->epilogue == DENSE_BIAS)
		dense_fill(g, 2, true, rng);
}

/* Input pixel of output o and tap k along a dim; -1 outside. */
static int64_t
pixel(const geometry *d, int64_t o, int64_t k)
{
	int64_t p = o * d->stride + k * d->rhs - d->low;

	if (p < 0 || p % d->lhs != 0 || p / d->lhs >= d->size)
		return -1;
	return p / d->lhs;
}

static dense_acc
sum(const rig *g, const trial *t, const int64_t *x, const dense_acc *va,
	const dense_acc *vb)
{
	dense_acc a = {.i = 0};
	int64_t in[POP_MAX_DIMS], ker[POP_MAX_DIMS], points = t->ci;
	const unsigned ns = t->ns, first = 3 + ns;

	memcpy(in, x, sizeof(in));
	memcpy(ker, x, sizeof(ker));
	for (unsigned j = 0; j < ns; j++)
		points *= t->dim[j].taps;
	for (int64_t i = 0; i < points; i++) {
		int64_t rest = i;
		bool inside = true;

		for (unsigned d = g->step.ndim; d-- > first;) {
			ker[d] = rest % g->step.extent[d];
			rest /= g->step.extent[d];
		}
		in[first] = ker[first];
		for (unsigned j = 0; j < ns; j++) {
			in[1 + j] =
				pixel(&t->dim[j], x[1 + j], ker[4 + ns + j]);
			inside = inside && in[1 + j] >= 0;
		}
		if (inside)
			a = dense_madd(types[t->type].acc, a,
				va[dense_index(g, 0, in)],
				vb[dense_index(g, 1, ker)], false);
	}
	return a;
}

static void
reference(rig *g, const trial *t)
{
	const unsigned nout = 3 + t->ns;
	const pop_dtype acc = types[t->type].acc;
	dense_acc *a = dense_values(g, 0, acc), *b = dense_values(g, 1, acc);
	int64_t x[POP_MAX_DIMS] = {0}, points = 1;

	for (unsigned d = 0; d < nout; d++)
		points *= g->step.extent[d];
	for (int64_t i = 0; i < points; i++) {
		int64_t rest = i;

		for (unsigned d = nout; d-- > 0;) {
			x[d] = rest % g->step.extent[d];
			rest /= g->step.extent[d];
		}
		dense_finish(g, t->epilogue, acc, x, sum(g, t, x, a, b));
	}
	free(a);
	free(b);
}

static void
complain(const trial *t, const char *isa, unsigned threads)
{
	fprintf(stderr,
		"%s, %u threads: %s x %s -> %s, n %lld groups %lld co %lld ci "
		"%lld, epilogue %u, natural %d swapped %d\n",
		isa, threads, pop_dtype_info_of[types[t->type].a].name,
		pop_dtype_info_of[types[t->type].b].name,
		pop_dtype_info_of[types[t->type].acc].name, (long long)t->n,
		(long long)t->groups, (long long)t->co, (long long)t->ci,
		(unsigned)t->epilogue, t->natural, t->swapped);
	for (unsigned j = 0; j < t->ns; j++)
		fprintf(stderr,
			"  out %lld taps %lld size %lld stride %lld low %lld "
			"lhs %lld rhs %lld\n",
			(long long)t->dim[j].out, (long long)t->dim[j].taps,
			(long long)t->dim[j].size, (long long)t->dim[j].stride,
			(long long)t->dim[j].low, (long long)t->dim[j].lhs,
			(long long)t->dim[j].rhs);
	abort();
}

static void
run_one(const trial *t, uint64_t seed)
{
	rig *g = malloc(sizeof(*g));
	const unsigned out = dense_first_out(t->epilogue);
	dense_image want;

	assert(g);
	make_step(g, t);
	make_views(g, t, &seed);
	reference(g, t);
	want = dense_copy(g, out);
	for (unsigned i = 0; i < RIG_NISA; i++) {
		const pop_kernel_table *k = rig_table(rig_isa[i]);

		for (unsigned threads = 1; k && threads <= 2; threads++) {
			dense_clear(g, out);
			dense_run(g, k, threads);
			if (!dense_equal(g, out, &want))
				complain(t, rig_isa[i], threads);
		}
	}
	dense_drop(&want);
	rig_free(g);
	free(g);
}

/* Padding is chosen so that the whole window, border and holes included, is
 * met; low may be negative. */
static void
random_dim(geometry *d, int64_t most, uint64_t *rng)
{
	d->size = dense_below(rng, 25) ? 1 + dense_below(rng, most) : 0;
	d->taps = dense_below(rng, 40) ? 1 + dense_below(rng, 4) : 0;
	d->stride = 1 + (dense_below(rng, 3) == 0) * dense_below(rng, 3);
	d->lhs = 1 + (dense_below(rng, 4) == 0) * dense_below(rng, 3);
	d->rhs = 1 + (dense_below(rng, 4) == 0) * dense_below(rng, 3);
	d->low = dense_below(rng, 6) - 2;
	d->out = dense_below(rng, 40) ? 1 + dense_below(rng, most) : 0;
}

static void
random_trial(uint64_t seed)
{
	static const int64_t features[] = {1, 2, 3, 5, 8, 15, 16, 17, 40, 70};
	static const int64_t most[] = {1, 40, 11, 5};
	enum { N = sizeof(features) / sizeof(features[0]) };
	uint64_t rng = seed;
	trial t = {.n = 1 + dense_below(&rng, 3),
		.groups = 1,
		.co = features[dense_below(&rng, N)],
		.ci = features[dense_below(&rng, N)],
		.ns = (unsigned)dense_below(&rng, 8),
		.type = (unsigned)dense_below(&rng, NTYPES),
		.epilogue = (dense_epilogue)dense_below(&rng, DENSE_EPILOGUES),
		.natural = dense_below(&rng, 2),
		.swapped = dense_below(&rng, 4) == 0};

	t.ns = t.ns > 3 ? 2 : t.ns;
	for (unsigned j = 0; j < t.ns; j++)
		random_dim(&t.dim[j], most[t.ns], &rng);
	switch (dense_below(&rng, 4)) {
	case 0:
		t.groups = 1 + dense_below(&rng, 3);
		break;
	case 1:
		t.groups = features[dense_below(&rng, N)];
		t.ci = 1;
		t.co = dense_below(&rng, 3) ? 1 : 2;
		break;
	default:
		break;
	}
	if (t.ns == 3 && t.ci * t.co > 256)
		t.ci = t.co = 9;
	if (t.epilogue == DENSE_BF16 && types[t.type].acc != POP_DT_F32)
		t.epilogue = DENSE_STORE;
	run_one(&t, rng);
}

/* Shapes that cross the limits of blocks, stretches and forms. */
static const trial fixed[] = {
	/* 3 channels, 7x7/2, as at the head of a network. */
	{1, 1, 24, 3, 2, {{20, 7, 39, 2, 3, 1, 1}, {19, 7, 37, 2, 2, 1, 1}}, 0,
		DENSE_BIAS, true, false},
	/* 3x3, more than one stretch of the depth. */
	{2, 1, 33, 72, 2, {{9, 3, 9, 1, 1, 1, 1}, {7, 3, 7, 1, 1, 1, 1}}, 0,
		DENSE_RELU, true, false},
	/* 1x1, more rows than a block. */
	{1, 1, 48, 16, 2, {{20, 1, 20, 1, 0, 1, 1}, {31, 1, 31, 1, 0, 1, 1}}, 0,
		DENSE_STORE, true, false},
	/* Features beyond a stretch. */
	{1, 1, 18, 500, 1, {{6, 2, 6, 1, 1, 1, 1}}, 0, DENSE_STORE, true, true},
	{1, 1, 18, 401, 1, {{6, 2, 6, 1, 1, 1, 1}}, 6, DENSE_STORE, true,
		false},
	/* Gradient of the kernel: the window is as large as the image. */
	{6, 1, 16, 8, 2, {{5, 10, 14, 1, 0, 1, 1}, {5, 10, 14, 1, 0, 1, 1}}, 0,
		DENSE_STORE, false, false},
	{3, 1, 16, 4, 2, {{3, 7, 14, 1, 1, 1, 2}, {3, 7, 14, 1, 1, 1, 2}}, 0,
		DENSE_STORE, false, false},
	/* Gradient of the input, stride 2: holes in the input. */
	{2, 1, 16, 24, 2, {{14, 3, 7, 1, 1, 2, 1}, {14, 3, 7, 1, 1, 2, 1}}, 0,
		DENSE_STORE, true, true},
	/* Depthwise, stride 1 and 2, channels last and any. */
	{2, 40, 1, 1, 2, {{11, 3, 11, 1, 1, 1, 1}, {13, 3, 13, 1, 1, 1, 1}}, 0,
		DENSE_BIAS, true, false},
	{1, 19, 1, 1, 2, {{6, 3, 11, 2, 1, 1, 1}, {7, 3, 13, 2, 1, 1, 1}}, 0,
		DENSE_STORE, true, false},
	{2, 33, 1, 1, 2, {{6, 3, 11, 2, 1, 1, 1}, {7, 3, 13, 2, 1, 1, 1}}, 3,
		DENSE_RELU, false, false},
	{1, 8, 1, 1, 1, {{30, 5, 15, 1, 3, 2, 1}}, 0, DENSE_TWO, true, false},
	/* Few channels: pixels in lanes, results turned or not; several
	 * pieces of an image; groups whose results lie among each other. */
	{2, 1, 6, 1, 2, {{28, 5, 28, 1, 2, 1, 1}, {28, 5, 28, 1, 2, 1, 1}}, 0,
		DENSE_STORE, true, false},
	{2, 1, 6, 1, 2, {{28, 5, 28, 1, 2, 1, 1}, {28, 5, 28, 1, 2, 1, 1}}, 0,
		DENSE_BIAS, true, false},
	{1, 1, 7, 2, 2, {{13, 5, 25, 2, 2, 1, 1}, {12, 3, 25, 2, 1, 1, 2}}, 0,
		DENSE_TWO, true, false},
	{1, 1, 33, 3, 2, {{60, 3, 120, 2, 1, 1, 1}, {61, 3, 122, 2, 0, 1, 1}},
		0, DENSE_RELU, true, false},
	{2, 3, 3, 2, 2, {{9, 3, 9, 1, 1, 1, 1}, {11, 3, 11, 1, 1, 1, 1}}, 0,
		DENSE_STORE, true, false},
	{1, 2, 5, 9, 2, {{9, 3, 9, 1, 1, 1, 1}, {11, 3, 11, 1, 1, 1, 1}}, 0,
		DENSE_BIAS, true, false},
	{1, 1, 4, 1, 1, {{900, 9, 3600, 4, 2, 1, 1}}, 0, DENSE_BIAS, true,
		false},
	/* An image larger than a piece may be. */
	{1, 1, 1, 1, 2, {{370, 3, 370, 1, 1, 1, 1}, {380, 3, 380, 1, 1, 1, 1}},
		0, DENSE_RELU, true, false},
	/* More taps than a stretch holds: parts of a row of taps. */
	{2, 1, 64, 1, 1, {{20, 400, 3600, 160, 0, 1, 1}}, 0, DENSE_STORE, true,
		false},
	{1, 1, 20, 3, 1, {{30, 130, 70, 1, 40, 1, 1}}, 0, DENSE_BIAS, true,
		false},
	{2, 1, 18, 2, 1, {{12, 200, 400, 20, 9, 1, 1}}, 3, DENSE_RELU, false,
		false},
	{1, 1, 17, 1, 1, {{9, 401, 480, 10, 1, 1, 1}}, 0, DENSE_STORE, true,
		false},
	{1, 1, 16, 1, 1, {{5000, 5, 5000, 1, 2, 1, 1}}, 0, DENSE_STORE, true,
		false},
	{1, 1, 4, 2, 3,
		{{5, 3, 5, 1, 1, 1, 1}, {6, 2, 12, 2, 0, 1, 1},
			{7, 3, 7, 1, 2, 1, 2}},
		0, DENSE_BF16, true, false},
	{2, 1, 9, 3, 2, {{10, 3, 10, 1, 1, 1, 1}, {10, 3, 10, 1, 1, 1, 1}}, 3,
		DENSE_BIAS, true, false},
	/* Holes: phases with no tap, outputs with stride, other dims. */
	{1, 1, 20, 40, 2, {{9, 1, 5, 1, 0, 2, 1}, {12, 2, 4, 1, 1, 3, 1}}, 0,
		DENSE_BIAS, true, false},
	{2, 1, 5, 3, 2, {{7, 4, 6, 2, 1, 3, 2}, {9, 3, 6, 3, 1, 2, 1}}, 0,
		DENSE_TWO, true, true},
	{1, 12, 1, 1, 2, {{9, 3, 5, 1, 1, 2, 1}, {10, 3, 5, 1, 1, 2, 1}}, 0,
		DENSE_RELU, true, false},
	/* Joined taps of converted images, with zeros around them. */
	{20, 1, 16, 8, 2, {{3, 14, 14, 1, 1, 1, 1}, {3, 14, 14, 1, 1, 1, 1}}, 0,
		DENSE_STORE, false, false},
	{2, 1, 40, 12, 2, {{9, 3, 9, 1, 1, 1, 1}, {8, 5, 9, 2, 4, 1, 1}}, 3,
		DENSE_BIAS, true, false},
	/* Groups of a few channels. */
	{1, 4, 8, 4, 2, {{8, 3, 8, 1, 1, 1, 1}, {9, 3, 9, 1, 1, 1, 1}}, 0,
		DENSE_STORE, true, false},
};

int
main(void)
{
	uint64_t rng = 5;

	for (unsigned i = 0; i < sizeof(fixed) / sizeof(fixed[0]); i++)
		for (unsigned k = 0; k < 2; k++)
			run_one(&fixed[i], rng += 77);
	for (unsigned i = 0; i < 200; i++)
		random_trial(rng += 1000003);
	return 0;
}
