/*
 * How fast convolutions are: their share of the fused multiply-add peak.  Work
 * is that of the layer, for gradients, too.
 */

#include "tests/perf/step.h"

/* tload; add view `bias` unless 0; max with 0 if `relu`; store. */
static void
store_code(rig *g, pop_dtype acc, unsigned bias, bool relu)
{
	const uint8_t c = (uint8_t)pop_class_of(acc);
	uint16_t r = rig_ins(g, 0, (pop_ins){.op = POP_INS_TLOAD, .cls = c});

	if (bias) {
		uint16_t b = rig_ins(g, 0,
			(pop_ins){.op = POP_INS_LOAD, .cls = c, .imm = bias});

		r = rig_ins(g, 0,
			(pop_ins){.op = POP_INS_ADD, .cls = c, .a = r, .b = b});
	}
	if (relu) {
		uint16_t z =
			rig_ins(g, 0, (pop_ins){.op = POP_INS_IMM, .cls = c});

		r = rig_ins(g, 0,
			(pop_ins){.op = POP_INS_MAX, .cls = c, .a = r, .b = z});
	}
	rig_ins(g, 0,
		(pop_ins){.op = POP_INS_STORE, .cls = c, .a = r, .imm = 2});
}

/* "same" padding. */
typedef struct convolution {
	int64_t n, height, size, ci, co, taps, stride, groups, dilation;
	pop_dtype type;
	char order; /* l: channels last; f: channels first; w: gradient of the
		       kernel of a layer; i: of its input */
	bool bias;  /* added, then the maximum with 0 */
} convolution;

#define LAYER(n, size, ci, co, taps, stride)                                \
	{                                                                   \
		n, size, size, ci, co, taps, stride, 1, 1, POP_DT_F32, 'l', \
			false                                               \
	}
#define ORDER(n, size, ci, co, taps, stride, order)                           \
	{                                                                     \
		n, size, size, ci, co, taps, stride, 1, 1, POP_DT_F32, order, \
			false                                                 \
	}
#define GROUPS(n, size, ci, co, taps, stride, groups)                       \
	{                                                                   \
		n, size, size, ci, co, taps, stride, groups, 1, POP_DT_F32, \
			'l', false                                          \
	}
#define RESNET(n)                                                             \
	LAYER(n, 224, 3, 64, 7, 2), LAYER(n, 56, 64, 64, 1, 1),               \
		LAYER(n, 56, 64, 64, 3, 1), LAYER(n, 56, 64, 256, 1, 1),      \
		LAYER(n, 56, 256, 64, 1, 1), LAYER(n, 56, 128, 128, 3, 2),    \
		LAYER(n, 28, 128, 128, 3, 1), LAYER(n, 28, 128, 512, 1, 1),   \
		LAYER(n, 28, 512, 128, 1, 1), LAYER(n, 14, 256, 256, 3, 1),   \
		LAYER(n, 14, 1024, 256, 1, 1), LAYER(n, 14, 256, 1024, 1, 1), \
		LAYER(n, 7, 512, 512, 3, 1), LAYER(n, 7, 512, 2048, 1, 1),    \
		LAYER(n, 7, 2048, 512, 1, 1)

static const convolution convolutions[] = {
	RESNET(1),
	RESNET(8),
	{1, 56, 56, 64, 256, 1, 1, 1, 1, POP_DT_F32, 'l', true},
	{1, 56, 56, 64, 64, 3, 1, 1, 1, POP_DT_F32, 'l', true},
	ORDER(1, 56, 64, 64, 3, 1, 'f'),
	ORDER(1, 224, 3, 64, 7, 2, 'f'),
	{1, 28, 28, 128, 128, 3, 1, 1, 1, POP_DT_F16, 'l', false},
	{1, 28, 28, 128, 128, 3, 1, 1, 1, POP_DT_BF16, 'l', false},
	/* Few features, small images. */
	LAYER(32, 28, 1, 6, 5, 1),
	{32, 28, 28, 1, 6, 5, 1, 1, 1, POP_DT_F32, 'l', true},
	ORDER(32, 28, 1, 6, 5, 1, 'f'),
	LAYER(32, 28, 1, 32, 3, 1),
	LAYER(32, 14, 6, 16, 5, 1),
	LAYER(8, 32, 3, 32, 3, 1),
	LAYER(1, 224, 3, 32, 3, 2),
	LAYER(1, 224, 3, 192, 16, 16),
	/* Gradients; that of the input is a transposed convolution, too. */
	ORDER(32, 28, 1, 6, 5, 1, 'w'),
	ORDER(32, 14, 6, 16, 5, 1, 'w'),
	ORDER(8, 28, 64, 64, 3, 1, 'w'),
	ORDER(8, 28, 64, 64, 3, 2, 'w'),
	ORDER(32, 14, 6, 16, 5, 1, 'i'),
	ORDER(8, 28, 64, 64, 3, 1, 'i'),
	ORDER(8, 28, 64, 64, 3, 2, 'i'),
	ORDER(1, 64, 64, 128, 2, 2, 'i'),
	/* Grouped, dilated, one-dimensional. */
	GROUPS(1, 28, 256, 256, 3, 1, 32),
	GROUPS(1, 14, 512, 512, 3, 1, 8),
	{1, 32, 32, 64, 64, 3, 1, 1, 2, POP_DT_F32, 'l', false},
	{1, 1, 16000, 1, 32, 80, 4, 1, 1, POP_DT_F32, 'l', false},
	{4, 1, 1024, 64, 64, 3, 1, 1, 4, POP_DT_F32, 'l', false},
	/* Depthwise. */
	GROUPS(1, 112, 32, 32, 3, 1, 32),
	GROUPS(1, 56, 144, 144, 3, 1, 144),
	GROUPS(1, 28, 192, 192, 3, 1, 192),
	GROUPS(1, 14, 384, 384, 3, 1, 384),
	GROUPS(1, 7, 960, 960, 3, 1, 960),
	GROUPS(1, 112, 96, 96, 3, 2, 96),
	GROUPS(8, 14, 384, 384, 5, 1, 384),
};

/* Sizes of a layer, along its two dims. */
typedef struct layer {
	int64_t in[2], out[2], taps[2], low[2];
} layer;

static layer
layer_of(const convolution *t)
{
	layer y = {{t->height, t->size}, {0}, {t->taps, t->taps}, {0}};

	for (int j = 0; j < 2; j++) {
		int64_t low;

		if (y.in[j] == 1)
			y.taps[j] = 1;
		y.out[j] = (y.in[j] + t->stride - 1) / t->stride;
		low = (y.out[j] - 1) * t->stride +
		      (y.taps[j] - 1) * t->dilation + 1 - y.in[j];
		y.low[j] = low < 0 ? 0 : low / 2;
	}
	return y;
}

static void
one_dim(rig *g, int j, int64_t size, int64_t taps, int64_t stride, int64_t low,
	int64_t lhs, int64_t rhs, int64_t out)
{
	int64_t *q = g->param + POP_CONV_PARAMS + j * POP_CONV_DIM_PARAMS;

	g->step.extent[1 + j] = out;
	g->step.extent[6 + j] = taps;
	q[POP_CONV_DIM_SIZE] = size;
	q[POP_CONV_DIM_STRIDE] = stride;
	q[POP_CONV_DIM_LOW] = low;
	q[POP_CONV_DIM_LHS_DIL] = lhs;
	q[POP_CONV_DIM_RHS_DIL] = rhs;
}

/* An image of c features: n, y, x, features. */
static pop_view *
image_view(rig *g, pop_dtype d, int64_t n, const int64_t *size, int64_t c,
	unsigned feature, bool first)
{
	const int64_t pixels = size[0] * size[1];
	pop_view *v = rig_view(g, d, n * pixels * c);

	v->stride[0] = pixels * c;
	v->stride[1] = size[1] * (first ? 1 : c);
	v->stride[2] = first ? 1 : c;
	v->stride[feature] = first ? pixels : 1;
	return v;
}

/* dims: n, y, x, groups, co, ci, taps y, taps x. */
static void
conv_views(rig *g, const convolution *t, const layer *y)
{
	const int64_t each = t->ci / t->groups, co = t->co;
	const bool first = t->order == 'f';
	pop_view *a = image_view(g, t->type, t->n, y->in, t->ci, 5, first), *w,
		 *c;

	w = rig_view(g, t->type, y->taps[0] * y->taps[1] * each * co);
	c = image_view(g, POP_DT_F32, t->n, y->out, co, 4, first);
	w->stride[4] = first ? each * y->taps[0] * y->taps[1] : 1;
	w->stride[5] = first ? y->taps[0] * y->taps[1] : co;
	w->stride[6] = first ? y->taps[1] : y->taps[1] * each * co;
	w->stride[7] = first ? 1 : each * co;
	if (t->groups > 1) {
		a->stride[3] = each * a->stride[5];
		w->stride[3] = co / t->groups * w->stride[4];
		c->stride[3] = co / t->groups * c->stride[4];
	}
}

/* Gradient of the kernel: the batch is summed over, input channels are the
 * images, the gradient of the output is the kernel. */
static void
kernel_gradient_views(rig *g, const convolution *t, const layer *y)
{
	const int64_t ci = t->ci, co = t->co;
	pop_view *a, *w, *c;

	a = rig_view(g, t->type, t->n * y->in[0] * y->in[1] * ci);
	w = rig_view(g, t->type, t->n * y->out[0] * y->out[1] * co);
	c = rig_view(g, POP_DT_F32, y->taps[0] * y->taps[1] * ci * co);
	a->stride[0] = 1;
	a->stride[1] = y->in[1] * ci;
	a->stride[2] = ci;
	a->stride[5] = y->in[0] * y->in[1] * ci;
	w->stride[4] = 1;
	w->stride[5] = y->out[0] * y->out[1] * co;
	w->stride[6] = y->out[1] * co;
	w->stride[7] = co;
	c->stride[0] = co;
	c->stride[1] = y->taps[1] * ci * co;
	c->stride[2] = ci * co;
	c->stride[4] = 1;
}

/* Gradient of the input: the kernel reversed, its features exchanged, the
 * stride as holes between the pixels. */
static void
input_gradient_views(rig *g, const convolution *t, const layer *y)
{
	const int64_t taps = y->taps[0] * y->taps[1], ci = t->ci, co = t->co;
	pop_view *w;

	image_view(g, t->type, t->n, y->out, co, 5, false);
	w = rig_view(g, t->type, taps * ci * co);
	w->base = (taps - 1) * ci * co;
	w->stride[4] = co;
	w->stride[5] = 1;
	w->stride[6] = -y->taps[1] * ci * co;
	w->stride[7] = -ci * co;
	image_view(g, POP_DT_F32, t->n, y->in, ci, 4, false);
}

static void
conv_geometry(rig *g, const convolution *t, const layer *y)
{
	int64_t *e = g->step.extent;

	e[0] = t->n;
	e[3] = t->groups;
	e[4] = t->co / t->groups;
	e[5] = t->ci / t->groups;
	for (int j = 0; j < 2; j++)
		if (t->order == 'w')
			one_dim(g, j, y->in[j], y->out[j], 1, y->low[j], 1,
				t->stride, y->taps[j]);
		else if (t->order == 'i')
			one_dim(g, j, y->out[j], y->taps[j], 1,
				y->taps[j] - 1 - y->low[j], t->stride, 1,
				y->in[j]);
		else
			one_dim(g, j, y->in[j], y->taps[j], t->stride,
				y->low[j], 1, t->dilation, y->out[j]);
	if (t->order == 'w') {
		e[0] = t->ci;
		e[5] = t->n;
		kernel_gradient_views(g, t, y);
	} else if (t->order == 'i') {
		e[4] = t->ci;
		e[5] = t->co;
		input_gradient_views(g, t, y);
	} else {
		conv_views(g, t, y);
	}
}

static void
name_conv(const convolution *t, char *name, size_t size)
{
	int at = snprintf(name, size, "conv %s%c %lldx%lldx%lld %lld->%lld",
		pop_dtype_info_of[t->type].name, t->order, (long long)t->n,
		(long long)t->height, (long long)t->size, (long long)t->ci,
		(long long)t->co);

	snprintf(name + at, size - (size_t)at, " %lld/%lld%s%.0lld%s%.0lld%s",
		(long long)t->taps, (long long)t->stride,
		t->groups > 1 ? " g" : "",
		t->groups > 1 ? (long long)t->groups : 0LL,
		t->dilation > 1 ? " d" : "",
		t->dilation > 1 ? (long long)t->dilation : 0LL,
		t->bias ? " bias" : "");
}

static void
run_convolution(bench *b, const convolution *t)
{
	rig *g = malloc(sizeof(*g));
	const layer y = layer_of(t);
	const double taps = (double)(y.taps[0] * y.taps[1] * t->ci / t->groups);
	char name[80];

	name_conv(t, name, sizeof(name));
	if (bench_wanted(b, name)) {
		rig_init(g, POP_STEP_CONV);
		g->step.ndim = 8;
		g->step.nparam = POP_CONV_PARAMS + 2 * POP_CONV_DIM_PARAMS;
		g->param[POP_CONV_NSPATIAL] = 2;
		g->param[POP_CONV_ACC] = POP_DT_F32;
		conv_geometry(g, t, &y);
		if (t->bias)
			rig_view(g, POP_DT_F32, t->co)->stride[4] = 1;
		store_code(g, POP_DT_F32, t->bias ? 3 : 0, t->bias);
		bench_step(b, g, name, BENCH_PEAK,
			2.0 * taps *
				(double)(t->n * y.out[0] * y.out[1] * t->co),
			false);
		rig_free(g);
	}
	free(g);
}

int
main(int argc, char **argv)
{
	const unsigned n = sizeof(convolutions) / sizeof(convolutions[0]);
	bench *b = bench_open("bench_conv", argc, argv);

	for (unsigned i = 0; i < n; i++)
		run_convolution(b, &convolutions[i]);
	return bench_close(b);
}
