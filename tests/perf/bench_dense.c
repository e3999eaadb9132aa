/*
 * How fast products and convolutions are: their share of the fused
 * multiply-add peak, or, where a weight is used for few rows only, of reading
 * the weights.
 */

#include "tests/perf/step.h"

/* Below this many rows reading the weights is the limit. */
enum { THIN = 12 };

/* tload; max with 0 if `relu`; store. */
static void
store_code(rig *g, pop_dtype acc, bool relu)
{
	const uint8_t c = (uint8_t)pop_class_of(acc);
	uint16_t r = rig_ins(g, 0, (pop_ins){.op = POP_INS_TLOAD, .cls = c});

	if (relu) {
		uint16_t z =
			rig_ins(g, 0, (pop_ins){.op = POP_INS_IMM, .cls = c});

		r = rig_ins(g, 0,
			(pop_ins){.op = POP_INS_MAX, .cls = c, .a = r, .b = z});
	}
	rig_ins(g, 0,
		(pop_ins){.op = POP_INS_STORE, .cls = c, .a = r, .imm = 2});
}

/* ---- Products. */

typedef struct product {
	int64_t batch, m, k, n;
	pop_dtype a, b, acc;
	char order; /* r: all row-major; t: B transposed; g: A transposed, as
		       in gradients; h: heads interleaved, B transposed; p:
		       heads interleaved, B row-major */
	bool relu;
} product;

#define F32  POP_DT_F32, POP_DT_F32, POP_DT_F32
#define BF16 POP_DT_BF16, POP_DT_BF16, POP_DT_F32
#define F16  POP_DT_F16, POP_DT_F16, POP_DT_F32
#define I8   POP_DT_I8, POP_DT_I8, POP_DT_I32
#define F64  POP_DT_F64, POP_DT_F64, POP_DT_F64

static const product products[] = {
	{1, 128, 768, 768, F32, 'r', false},
	{1, 128, 768, 3072, F32, 'r', false},
	{1, 128, 768, 3072, F32, 'r', true},
	{1, 128, 3072, 768, F32, 'r', false},
	{1, 128, 768, 768, F32, 't', false},
	{1, 512, 512, 512, F32, 'r', false},
	{1, 1024, 1024, 1024, F32, 'r', false},
	{1, 1024, 1024, 1024, F32, 't', false},
	{1, 768, 128, 3072, F32, 'g', false},
	{1, 256, 64, 256, F32, 'g', false},
	{1, 128, 768, 50257, F32, 'r', false},
	{1, 2, 768, 768, F32, 'r', false},
	{1, 4, 768, 768, F32, 'r', false},
	{1, 8, 768, 768, F32, 'r', false},
	{1, 8, 768, 768, F32, 't', false},
	{1, 16, 768, 768, F32, 'r', false},
	{1, 32, 784, 512, F32, 'r', true},
	{1, 8, 256, 1024, F32, 'r', false},
	{1, 1, 768, 768, F32, 'r', false},
	{1, 1, 768, 3072, F32, 'r', false},
	{1, 1, 3072, 768, F32, 'r', false},
	{1, 1, 768, 2304, F32, 'r', false},
	{1, 1, 768, 50257, F32, 'r', false},
	{1, 1, 768, 50257, F32, 't', false},
	{1, 3072, 768, 1, F32, 'r', false},
	{1, 128, 768, 10, F32, 'r', false},
	{12, 128, 64, 128, F32, 'h', false},
	{12, 128, 128, 64, F32, 'p', false},
	{12, 1, 64, 128, F32, 'h', false},
	{1000, 4, 4, 4, F32, 'r', false},
	{1, 8, 8, 8, F32, 'r', false},
	{1, 8, 8, 8, F32, 'r', true},
	{1, 33, 32, 48, F32, 'r', false},
	{1, 128, 768, 768, BF16, 'r', false},
	{1, 512, 512, 512, BF16, 'r', false},
	{1, 512, 512, 512, BF16, 't', false},
	{1, 1, 768, 3072, BF16, 'r', false},
	{1, 128, 768, 768, F16, 'r', false},
	{1, 512, 512, 512, F16, 'r', false},
	{1, 128, 768, 768, I8, 'r', false},
	{1, 512, 512, 512, I8, 'r', false},
	{1, 512, 512, 512, I8, 't', false},
	{1, 512, 512, 512, F64, 'r', false},
};

static void
strides(pop_view *v, int64_t batch, int64_t row, unsigned d0, int64_t col,
	unsigned d1)
{
	v->stride[0] = batch;
	v->stride[d0] = row;
	v->stride[d1] = col;
}

/* dims: batch, m, n, k. */
static void
run_product(bench *b, const product *t)
{
	rig *g = malloc(sizeof(*g));
	char name[64];
	int64_t nm = t->m * t->n, heads = t->batch;
	pop_view *a, *w, *c;

	snprintf(name, sizeof(name), "dot %s%c %lldx%lldx%lld%s%s%.0lld",
		pop_dtype_info_of[t->a].name, t->order, (long long)t->m,
		(long long)t->k, (long long)t->n, t->relu ? " relu" : "",
		t->batch > 1 ? " x" : "",
		t->batch > 1 ? (long long)t->batch : 0LL);
	if (!bench_wanted(b, name)) {
		free(g);
		return;
	}
	rig_init(g, POP_STEP_DOT);
	g->step.ndim = 4;
	g->step.extent[0] = t->batch;
	g->step.extent[1] = t->m;
	g->step.extent[2] = t->n;
	g->step.extent[3] = t->k;
	g->step.nparam = POP_DOT_PARAMS;
	g->param[POP_DOT_NBATCH] = 1;
	g->param[POP_DOT_ACC] = t->acc;
	a = rig_view(g, t->a, t->batch * t->m * t->k);
	w = rig_view(g, t->b, t->batch * t->n * t->k);
	c = rig_view(g, t->acc, t->batch * nm);
	strides(a, t->m * t->k, t->k, 1, 1, 3);
	strides(w, t->n * t->k, t->n, 3, 1, 2);
	strides(c, nm, t->n, 1, 1, 2);
	if (t->order == 't')
		strides(w, t->n * t->k, 1, 3, t->k, 2);
	else if (t->order == 'g')
		strides(a, t->m * t->k, 1, 1, t->m, 3);
	else if (t->order == 'h') {
		strides(a, t->k, heads * t->k, 1, 1, 3);
		strides(w, t->k, heads * t->k, 2, 1, 3);
	} else if (t->order == 'p') {
		strides(w, t->n, heads * t->n, 3, 1, 2);
		strides(c, t->n, heads * t->n, 1, 1, 2);
	}
	store_code(g, t->acc, t->relu);
	if (t->m < THIN || t->n < THIN)
		bench_step(b, g, name, BENCH_READ,
			(double)(heads * t->k * (t->m < THIN ? t->n : t->m)) *
				pop_dtype_bytes(t->b));
	else
		bench_step(b, g, name, BENCH_PEAK,
			2.0 * (double)(heads * nm) * (double)t->k);
	rig_free(g);
	free(g);
}

/* ---- Convolutions, channels last, "same" padding. */

typedef struct convolution {
	int64_t n, size, ci, co, taps, stride;
	pop_dtype type;
	char order; /* l: channels last; f: channels first; d: depthwise; w:
		       gradient of the kernel of a layer; i: of its input */
} convolution;

static const convolution convolutions[] = {
	{1, 224, 3, 64, 7, 2, POP_DT_F32, 'l'},
	{1, 56, 64, 64, 1, 1, POP_DT_F32, 'l'},
	{1, 56, 64, 64, 3, 1, POP_DT_F32, 'l'},
	{1, 56, 64, 256, 1, 1, POP_DT_F32, 'l'},
	{1, 56, 256, 64, 1, 1, POP_DT_F32, 'l'},
	{1, 56, 128, 128, 3, 2, POP_DT_F32, 'l'},
	{1, 28, 128, 128, 3, 1, POP_DT_F32, 'l'},
	{1, 28, 128, 512, 1, 1, POP_DT_F32, 'l'},
	{1, 28, 512, 128, 1, 1, POP_DT_F32, 'l'},
	{1, 14, 256, 256, 3, 1, POP_DT_F32, 'l'},
	{1, 14, 1024, 256, 1, 1, POP_DT_F32, 'l'},
	{1, 14, 256, 1024, 1, 1, POP_DT_F32, 'l'},
	{1, 7, 512, 512, 3, 1, POP_DT_F32, 'l'},
	{1, 7, 512, 2048, 1, 1, POP_DT_F32, 'l'},
	{1, 7, 2048, 512, 1, 1, POP_DT_F32, 'l'},
	{8, 28, 128, 128, 3, 1, POP_DT_F32, 'l'},
	{1, 56, 64, 64, 3, 1, POP_DT_F32, 'f'},
	{1, 224, 3, 64, 7, 2, POP_DT_F32, 'f'},
	{1, 28, 128, 128, 3, 1, POP_DT_F16, 'l'},
	{32, 28, 1, 6, 5, 1, POP_DT_F32, 'l'},
	{32, 14, 6, 16, 5, 1, POP_DT_F32, 'l'},
	{32, 28, 1, 6, 5, 1, POP_DT_F32, 'w'},
	{32, 14, 6, 16, 5, 1, POP_DT_F32, 'w'},
	{32, 14, 6, 16, 5, 1, POP_DT_F32, 'i'},
	{8, 28, 64, 64, 3, 2, POP_DT_F32, 'i'},
	{8, 28, 64, 64, 3, 1, POP_DT_F32, 'w'},
	{1, 112, 32, 32, 3, 1, POP_DT_F32, 'd'},
	{1, 56, 144, 144, 3, 1, POP_DT_F32, 'd'},
	{1, 28, 192, 192, 3, 1, POP_DT_F32, 'd'},
	{1, 14, 384, 384, 3, 1, POP_DT_F32, 'd'},
	{1, 7, 960, 960, 3, 1, POP_DT_F32, 'd'},
	{1, 112, 96, 96, 3, 2, POP_DT_F32, 'd'},
};

static void
one_dim(rig *g, unsigned j, int64_t size, int64_t taps, int64_t stride,
	int64_t low, int64_t lhs, int64_t out)
{
	int64_t *q = g->param + POP_CONV_PARAMS + j * POP_CONV_DIM_PARAMS;

	g->step.extent[1 + j] = out;
	g->step.extent[6 + j] = taps;
	q[POP_CONV_DIM_SIZE] = size;
	q[POP_CONV_DIM_STRIDE] = stride;
	q[POP_CONV_DIM_LOW] = low;
	q[POP_CONV_DIM_LHS_DIL] = lhs;
	q[POP_CONV_DIM_RHS_DIL] = 1;
}

/* dims: n, y, x, groups, co, ci, taps y, taps x.  Strides in that order, 0
 * where a view has none. */
static void
conv_views(rig *g, const convolution *t, int64_t out)
{
	const int64_t s = t->size, r = t->taps, ci = t->ci, co = t->co;
	pop_dtype acc = POP_DT_F32;
	pop_view *a = rig_view(g, t->type, t->n * s * s * ci);
	pop_view *w = rig_view(g, t->type, r * r * ci * co);
	pop_view *c;
	int64_t ic = 1, oc = 1, ix = ci, ox = co;

	if (t->order == 'd') {
		c = rig_view(g, acc, t->n * out * out * ci);
		a->stride[0] = s * s * ci;
		a->stride[1] = s * ci;
		a->stride[2] = ci;
		a->stride[3] = w->stride[3] = c->stride[3] = 1;
		w->stride[6] = r * ci;
		w->stride[7] = ci;
		c->stride[0] = out * out * ci;
		c->stride[1] = out * ci;
		c->stride[2] = ci;
		return;
	}
	c = rig_view(g, acc, t->n * out * out * co);
	if (t->order == 'f') {
		ic = s * s;
		oc = out * out;
		ix = ox = 1;
	}
	a->stride[0] = s * s * ci;
	a->stride[1] = s * ix;
	a->stride[2] = ix;
	a->stride[5] = ic;
	w->stride[4] = t->order == 'f' ? ci * r * r : 1;
	w->stride[5] = t->order == 'f' ? r * r : co;
	w->stride[6] = t->order == 'f' ? r : r * ci * co;
	w->stride[7] = t->order == 'f' ? 1 : ci * co;
	c->stride[0] = out * out * co;
	c->stride[1] = out * ox;
	c->stride[2] = ox;
	c->stride[4] = oc;
}

/* Gradient of the kernel: the batch is summed over, input channels are the
 * images, the gradient of the output is the kernel. */
static void
kernel_gradient_views(rig *g, const convolution *t)
{
	const int64_t s = t->size, r = t->taps, ci = t->ci, co = t->co;
	pop_view *a = rig_view(g, t->type, t->n * s * s * ci);
	pop_view *w = rig_view(g, t->type, t->n * s * s * co);
	pop_view *c = rig_view(g, POP_DT_F32, r * r * ci * co);

	a->stride[0] = 1;
	a->stride[1] = s * ci;
	a->stride[2] = ci;
	a->stride[5] = s * s * ci;
	w->stride[4] = 1;
	w->stride[5] = s * s * co;
	w->stride[6] = s * co;
	w->stride[7] = co;
	c->stride[0] = co;
	c->stride[1] = r * ci * co;
	c->stride[2] = ci * co;
	c->stride[4] = 1;
}

/* Gradient of the input: the kernel reversed, its features exchanged, the
 * stride as holes between the pixels. */
static void
input_gradient_views(rig *g, const convolution *t, int64_t out)
{
	const int64_t s = t->size, r = t->taps, ci = t->ci, co = t->co;
	pop_view *a = rig_view(g, t->type, t->n * out * out * co);
	pop_view *w = rig_view(g, t->type, r * r * ci * co);
	pop_view *c = rig_view(g, POP_DT_F32, t->n * s * s * ci);

	a->stride[0] = out * out * co;
	a->stride[1] = out * co;
	a->stride[2] = co;
	a->stride[5] = 1;
	w->base = (r * r - 1) * ci * co;
	w->stride[4] = co;
	w->stride[5] = 1;
	w->stride[6] = -r * ci * co;
	w->stride[7] = -ci * co;
	c->stride[0] = s * s * ci;
	c->stride[1] = s * ci;
	c->stride[2] = ci;
	c->stride[4] = 1;
}

static void
conv_geometry(rig *g, const convolution *t, int64_t out)
{
	int64_t *e = g->step.extent, s = t->size, low;

	low = (out - 1) * t->stride + t->taps - s;
	low = low < 0 ? 0 : low / 2;
	e[0] = t->n;
	e[3] = 1;
	e[4] = t->co;
	e[5] = t->ci;
	if (t->order == 'd') {
		e[3] = t->ci;
		e[4] = e[5] = 1;
	}
	for (unsigned j = 0; j < 2; j++)
		if (t->order == 'w')
			one_dim(g, j, s, s, 1, low, 1, t->taps);
		else if (t->order == 'i')
			one_dim(g, j, out, t->taps, 1, t->taps - 1 - low,
				t->stride, s);
		else
			one_dim(g, j, s, t->taps, t->stride, low, 1, out);
	if (t->order == 'w') {
		e[0] = t->ci;
		e[5] = t->n;
		kernel_gradient_views(g, t);
	} else if (t->order == 'i') {
		e[4] = t->ci;
		e[5] = t->co;
		input_gradient_views(g, t, out);
	} else {
		conv_views(g, t, out);
	}
}

static void
run_convolution(bench *b, const convolution *t)
{
	rig *g = malloc(sizeof(*g));
	const int64_t out = (t->size + t->stride - 1) / t->stride;
	double flops =
		2.0 * (double)(t->n * out * out * t->co) *
		(double)(t->taps * t->taps * (t->order == 'd' ? 1 : t->ci));
	char name[64];

	snprintf(name, sizeof(name),
		"conv %s%c %lldx%lld^2 %lld->%lld %lld/%lld",
		pop_dtype_info_of[t->type].name, t->order, (long long)t->n,
		(long long)t->size, (long long)t->ci, (long long)t->co,
		(long long)t->taps, (long long)t->stride);
	if (bench_wanted(b, name)) {
		rig_init(g, POP_STEP_CONV);
		g->step.ndim = 8;
		g->step.nparam = POP_CONV_PARAMS + 2 * POP_CONV_DIM_PARAMS;
		g->param[POP_CONV_NSPATIAL] = 2;
		g->param[POP_CONV_ACC] = POP_DT_F32;
		conv_geometry(g, t, out);
		store_code(g, POP_DT_F32, false);
		bench_step(b, g, name, BENCH_PEAK, flops);
		rig_free(g);
	}
	free(g);
}

int
main(int argc, char **argv)
{
	bench *b = bench_open("bench_dense", argc, argv);

	for (unsigned i = 0; i < sizeof(products) / sizeof(products[0]); i++)
		run_product(b, &products[i]);
	for (unsigned i = 0; i < sizeof(convolutions) / sizeof(convolutions[0]);
		i++)
		run_convolution(b, &convolutions[i]);
	return bench_close(b);
}
