/*
 * How fast products are: their share of the fused
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
		       heads interleaved, B row-major; R, T: as r and t, but B
		       comes from memory at each run */
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
	{1, 128, 768, 768, F32, 'R', false},
	{1, 128, 768, 768, F32, 'T', false},
	{1, 128, 768, 3072, F32, 'R', true},
	{1, 128, 3072, 768, F32, 'R', false},
	{1, 197, 192, 768, F32, 'R', true},
	{1, 1, 768, 2304, F32, 'R', false},
	{1, 1, 768, 2304, F32, 'T', false},
	{1, 8, 768, 2304, F32, 'R', false},
	{1, 8, 768, 2304, F32, 'T', false},
	{1, 32, 784, 512, F32, 'R', true},
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
	{1, 1, 768, 768, F64, 'r', false},
	{1, 1, 768, 768, F64, 't', false},
	{1, 4, 768, 768, F64, 'r', false},
	{1, 1, 768, 2304, F64, 'R', false},
	{1, 1, 768, 2304, F64, 'T', false},
	{1, 1, 20, 500, F64, 'r', false},
	{1, 512, 512, 4, F64, 'r', false},
	{1, 512, 512, 4, F64, 'g', false},
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
	bool cold = t->order == 'R' || t->order == 'T';

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
	if (t->order == 't' || t->order == 'T')
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
				pop_dtype_bytes(t->b),
			cold);
	else
		bench_step(b, g, name, BENCH_PEAK,
			2.0 * (double)(heads * nm) * (double)t->k, cold);
	rig_free(g);
	free(g);
}

int
main(int argc, char **argv)
{
	bench *b = bench_open("bench_dense", argc, argv);

	for (unsigned i = 0; i < sizeof(products) / sizeof(products[0]); i++)
		run_product(b, &products[i]);
	return bench_close(b);
}
