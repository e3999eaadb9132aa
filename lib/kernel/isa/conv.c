/*
 * CONV: convolution without a copy of the input.
 *
 * Output pixels are the rows of a product and output features its columns; its
 * depth runs over taps and, inside a tap, over input features.  For each tap
 * every row of a block has a pointer of its own: to its input pixel, or to
 * zeros where the tap falls outside.  So tiles run on over image rows, and
 * nothing is padded.  Where a pixel has few features, or needs conversion,
 * the rows of one block are gathered into scratch instead, a stretch of the
 * depth at a time.
 *
 *   depth index k = tap * nci + ci;  B(k, co) = kernel(co, ci, tap)
 *
 * One input and one output feature per group (depthwise) has a form of its
 * own, with groups in the lanes.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/gemm.h"
#include "lib/kernel/isa/vec.h"

enum {
	MAX_SPATIAL = 4,
	FEW = 16,               /* features for which rows are gathered */
	PACK_BYTES = 768 << 10, /* of B that a part keeps packed */
	MIN_PARTS = 8,
};

#define ALONE_FLOPS INT64_C(400000)

struct spatial {
	int64_t out, taps, size, stride, low, lhs, rhs;
	int64_t in; /* elements from pixel to pixel */
};

struct plan {
	const pop_step *step;
	pop_gemm_type type;
	pop_epilogue epi;
	int ns, dg, dco, dci;
	struct spatial dim[MAX_SPATIAL];
	int64_t m, n, k, nci, ntap, ngroup;
	int64_t *tap;    /* ntap * ns: rhs * t, along each dim */
	int64_t *tap_at; /* place of a tap in the kernel, in elements */
	int64_t nc, mc, ncol, nrow;
	int64_t ldc; /* rows of the result lie this far apart; 0: no rule */
	bool gather, depthwise, alone;
	size_t frame, cblock, panels, tmp, ablock, zeros, total;
};

/* ---- Preparation. */

static bool
is_native(pop_gemm_type t, pop_dtype d)
{
	return (t == POP_GEMM_F32 && d == POP_DT_F32) ||
	       (t == POP_GEMM_F64 && d == POP_DT_F64) ||
	       (t == POP_GEMM_I32 && (d == POP_DT_I32 || d == POP_DT_U32)) ||
	       (t == POP_GEMM_I64 && (d == POP_DT_I64 || d == POP_DT_U64));
}

static int64_t
divide_up(int64_t a, int64_t b)
{
	return (a + b - 1) / b;
}

static void
read_dims(struct plan *p)
{
	const pop_step *s = p->step;
	const int64_t *q = s->param + POP_CONV_PARAMS;

	p->ns = (int)s->param[POP_CONV_NSPATIAL];
	p->dg = 1 + p->ns;
	p->dco = p->dg + 1;
	p->dci = p->dco + 1;
	p->m = s->extent[0];
	p->ntap = 1;
	for (int j = 0; j < p->ns; j++, q += POP_CONV_DIM_PARAMS) {
		struct spatial *d = &p->dim[j];

		d->out = s->extent[1 + j];
		d->taps = s->extent[p->dci + 1 + j];
		d->size = q[POP_CONV_DIM_SIZE];
		d->stride = q[POP_CONV_DIM_STRIDE];
		d->low = q[POP_CONV_DIM_LOW];
		d->lhs = q[POP_CONV_DIM_LHS_DIL];
		d->rhs = q[POP_CONV_DIM_RHS_DIL];
		d->in = s->view[0].stride[1 + j];
		p->m *= d->out;
		p->ntap *= d->taps;
	}
	p->ngroup = s->extent[p->dg];
	p->n = s->extent[p->dco];
	p->nci = s->extent[p->dci];
	p->k = p->ntap * p->nci;
}

static void
list_taps(struct plan *p, pop_arena *a)
{
	const pop_view *b = &p->step->view[1];

	p->tap = POP_NEWN(a, int64_t, (size_t)(p->ntap * p->ns) + 1);
	p->tap_at = POP_NEWN(a, int64_t, (size_t)p->ntap + 1);
	for (int64_t t = 0; t < p->ntap; t++) {
		int64_t rest = t;

		for (int j = p->ns - 1; j >= 0; j--) {
			int64_t x = rest % p->dim[j].taps;

			rest /= p->dim[j].taps;
			p->tap[t * p->ns + j] = x * p->dim[j].rhs;
			p->tap_at[t] += x * b->stride[p->dci + 1 + j];
		}
	}
}

/* Distance of consecutive output pixels in a view, if it is the same for all;
 * 0 if not. */
static int64_t
row_distance(const struct plan *p, const pop_view *v)
{
	int64_t at = 0, want = 0;

	for (int d = p->ns; d >= 0; d--) {
		if (p->step->extent[d] == 1)
			continue;
		if (at == 0)
			at = v->stride[d];
		else if (v->stride[d] != want)
			return 0;
		want = v->stride[d] * p->step->extent[d];
	}
	return at ? at : 16;
}

static void
cut(struct plan *p)
{
	size_t bytes = pop_gemm_bytes(p->type);

	p->nc = POP_GEMM_NC;
	while (p->nc > 32 && (size_t)(p->k * p->nc) * bytes > PACK_BYTES)
		p->nc /= 2;
	while (p->nc > 16 && p->nc / 2 >= p->n)
		p->nc /= 2;
	p->ncol = divide_up(p->n, p->nc);
	p->mc = divide_up(p->m * p->ncol * p->ngroup, MIN_PARTS);
	if (p->mc > p->m)
		p->mc = p->m;
	/* Blocks of equal height. */
	if (p->mc > 24) {
		int64_t nblock = divide_up(p->mc, POP_GEMM_MB);

		p->mc = divide_up(divide_up(p->mc, nblock), 24) * 24 * nblock;
	}
	p->nrow = p->mc ? divide_up(p->m, p->mc) : 0;
	p->alone = 2 * p->ngroup * p->m * p->n * p->k < ALONE_FLOPS;
}

static void
lay_out(struct plan *p)
{
	size_t bytes = pop_gemm_bytes(p->type), at = 0;
	int64_t rows = p->mc < POP_GEMM_MB ? p->mc : POP_GEMM_MB;
	int64_t kc = p->k < POP_GEMM_KC ? p->k : POP_GEMM_KC;
	int64_t width = p->depthwise ? p->ngroup : p->nc;

	p->frame = at;
	at += p->epi.scratch;
	p->cblock = at;
	at += pop_round_up(
		(size_t)((p->depthwise ? 1 : rows) * width + 16) * bytes, 64);
	p->panels = at;
	at += p->mc > POP_GEMM_MB ? (size_t)(p->k * p->nc) * bytes
				  : (size_t)kc * 16 * bytes;
	at = pop_round_up(at, 64);
	p->tmp = at;
	at += pop_round_up((size_t)kc * 16 * bytes, 64);
	p->ablock = at;
	if (p->gather)
		at += pop_round_up((size_t)(rows * kc) * bytes, 64);
	p->zeros = at;
	at += pop_round_up((size_t)(kc + 16) * bytes, 64);
	p->total = at;
}

static bool
is_depthwise(const struct plan *p)
{
	const pop_view *a = &p->step->view[0], *b = &p->step->view[1];

	return p->nci == 1 && p->n == 1 && p->ngroup >= 4 &&
	       p->type == POP_GEMM_F32 && a->dtype == POP_DT_F32 &&
	       b->dtype == POP_DT_F32 && a->stride[p->dg] == 1 &&
	       b->stride[p->dg] == 1;
}

static pop_status
prepare(void **out, size_t *scratch, pop_arena *a, const pop_program *prog,
	const pop_step *step, pop_err *err)
{
	struct plan *p = POP_NEW(a, struct plan);
	const pop_view *va = &step->view[0];

	p->step = step;
	if (step->param[POP_CONV_NSPATIAL] > MAX_SPATIAL)
		return pop_fail(err, POP_E_INPUT,
			"convolution over %lld spatial dims; at most %d are "
			"supported",
			(long long)step->param[POP_CONV_NSPATIAL], MAX_SPATIAL);
	read_dims(p);
	list_taps(p, a);
	POP_TRY(POP_FN(pop_gemm_type_of)(
		&p->type, (pop_dtype)step->param[POP_CONV_ACC], err));
	p->depthwise = is_depthwise(p);
	POP_TRY(POP_FN(pop_epilogue_prepare)(&p->epi, a, prog, step, 2,
		p->depthwise ? p->dg : p->dco, p->type, err));
	p->gather = p->nci < FEW || va->stride[p->dci] != 1 ||
		    !is_native(p->type, (pop_dtype)va->dtype);
	if (p->epi.plain >= 0)
		p->ldc = row_distance(p, &step->view[p->epi.plain]);
	cut(p);
	lay_out(p);
	*out = p;
	*scratch = p->total;
	return POP_OK;
}

/* ---- One part. */

/* Where the rows of a block look for their input pixels. */
struct pixel {
	int64_t at;              /* element of image n, group g */
	int64_t o[MAX_SPATIAL];  /* output coordinates */
	int64_t p0[MAX_SPATIAL]; /* o * stride - low */
	int64_t n;
};

struct part {
	const struct plan *p;
	pop_vm_frame *frame;
	unsigned char *scratch;
	unsigned char *const *start;
	int64_t g, i0, i1, j0, j1;
	const unsigned char *a, *b; /* of group g */
	struct pixel pixel[POP_GEMM_MB];
};

static void
locate(struct part *w, int64_t i, int64_t m)
{
	const struct plan *p = w->p;

	for (int64_t r = 0; r < m; r++) {
		struct pixel *x = &w->pixel[r];
		int64_t rest = i + r;

		for (int j = p->ns - 1; j >= 0; j--) {
			const struct spatial *d = &p->dim[j];

			x->o[j] = rest % d->out;
			rest /= d->out;
			x->p0[j] = x->o[j] * d->stride - d->low;
		}
		x->n = rest;
		x->at = rest * p->step->view[0].stride[0];
	}
}

/* Element of the input under tap t, or -1 outside; views never begin below
 * the buffer, and `at` is relative to one. */
static bool
input_at(const struct plan *p, const struct pixel *x, int64_t t, int64_t *at)
{
	const int64_t *tap = p->tap + t * p->ns;

	*at = x->at;
	for (int j = 0; j < p->ns; j++) {
		const struct spatial *d = &p->dim[j];
		int64_t q = x->p0[j] + tap[j];

		if (q < 0)
			return false;
		if (d->lhs != 1) {
			if (q % d->lhs)
				return false;
			q /= d->lhs;
		}
		if (q >= d->size)
			return false;
		*at += q * d->in;
	}
	return true;
}

/* Pointers for depth [q, q + k), inside one tap. */
static void
point(struct part *w, const void **row, int64_t m, int64_t q)
{
	const struct plan *p = w->p;
	int64_t t = q / p->nci, c = q % p->nci, at;
	int64_t eb = (int64_t)pop_gemm_bytes(p->type);

	for (int64_t r = 0; r < m; r++)
		row[r] = input_at(p, &w->pixel[r], t, &at)
				 ? (const void *)(w->a + (at + c) * eb)
				 : (const void *)(w->scratch + p->zeros);
}

/* The same, gathered into scratch as rows of k elements, over many taps. */
static void
gather(struct part *w, const void **row, int64_t m, int64_t q, int64_t k)
{
	const struct plan *p = w->p;
	const pop_view *v = &p->step->view[0];
	size_t bytes = pop_gemm_bytes(p->type);
	int64_t eb = pop_dtype_bytes((pop_dtype)v->dtype), at;
	int64_t sci = v->stride[p->dci];

	for (int64_t r = 0; r < m; r++) {
		unsigned char *d =
			w->scratch + p->ablock + (size_t)(r * k) * bytes;

		row[r] = d;
		for (int64_t i = q; i < q + k;) {
			int64_t t = i / p->nci, c = i % p->nci;
			int64_t n =
				p->nci - c < q + k - i ? p->nci - c : q + k - i;

			if (!input_at(p, &w->pixel[r], t, &at))
				memset(d, 0, (size_t)n * bytes);
			else if (sci == 1 &&
				 is_native(p->type, (pop_dtype)v->dtype))
				memcpy(d, w->a + (at + c) * eb,
					(size_t)n * bytes);
			else
				POP_FN(pop_gemm_load)
			(p->type, d, w->a + (at + c * sci) * eb, sci * eb,
				(pop_dtype)v->dtype, n);
			d += (size_t)n * bytes;
			i += n;
		}
	}
}

/* Depth of the next stretch from q: one tap's features, or many taps'. */
static int64_t
stretch(const struct plan *p, int64_t q)
{
	int64_t left = p->gather ? p->k - q : p->nci - q % p->nci;

	return left < POP_GEMM_KC ? left : POP_GEMM_KC;
}

/* One panel of B over depth [q, q + k), tap by tap; taps that follow each
 * other in memory as their features do are one piece. */
static void
pack_panel(
	struct part *w, unsigned char *panel, int64_t j, int64_t q, int64_t k)
{
	const struct plan *p = w->p;
	const pop_view *v = &p->step->view[1];
	size_t bytes = pop_gemm_bytes(p->type);
	int64_t n = w->j1 - j < 16 ? w->j1 - j : 16;
	pop_gemm_b b = {.row = v->stride[p->dci],
		.col = v->stride[p->dco],
		.dtype = (pop_dtype)v->dtype};
	int64_t eb = pop_dtype_bytes(b.dtype);

	if (p->nci == 1 && p->ntap > 1)
		b.row = p->tap_at[1] - p->tap_at[0];
	for (int64_t i = q; i < q + k;) {
		int64_t t = i / p->nci, c = i % p->nci, len = p->nci - c;

		while (i + len < q + k &&
			p->tap_at[t + 1] - p->tap_at[t] == p->nci * b.row) {
			len += p->nci;
			t++;
		}
		if (len > q + k - i)
			len = q + k - i;
		b.at = w->b + (p->tap_at[i / p->nci] + c * v->stride[p->dci] +
				      j * b.col) *
				      eb;
		POP_FN(pop_gemm_pack)
		(p->type, panel + (size_t)((i - q) * 16) * bytes, &b, len, n,
			w->scratch + p->tmp);
		i += len;
	}
}

static void
pixel_point(const struct part *w, int64_t r, int64_t *x)
{
	const struct plan *p = w->p;

	memset(x, 0, POP_MAX_DIMS * sizeof(*x));
	x[0] = w->pixel[r].n;
	for (int j = 0; j < p->ns; j++)
		x[1 + j] = w->pixel[r].o[j];
	x[p->dg] = w->g;
	x[p->dco] = w->j0;
}

static void
finish_rows(struct part *w, int64_t m, unsigned char *c, int64_t ldc)
{
	const struct plan *p = w->p;
	int64_t x[POP_MAX_DIMS];

	for (int64_t r = 0; r < m; r++) {
		pixel_point(w, r, x);
		POP_FN(pop_epilogue_row)
		(&p->epi, w->frame, w->start, x,
			c + (size_t)(r * ldc) * pop_gemm_bytes(p->type),
			w->j1 - w->j0);
	}
}

static unsigned char *
block_place(struct part *w, int64_t *ldc, bool *direct)
{
	const struct plan *p = w->p;
	const pop_view *v;
	int64_t x[POP_MAX_DIMS], at = 0;

	*direct = p->epi.plain >= 0 && p->ldc && (w->j1 - w->j0) % 16 == 0;
	*ldc = p->nc;
	if (!*direct)
		return w->scratch + p->cblock;
	v = &p->step->view[p->epi.plain];
	*ldc = p->ldc;
	pixel_point(w, 0, x);
	for (unsigned d = 0; d < p->step->ndim; d++)
		at += x[d] * v->stride[d];
	return w->start[p->epi.plain] + at * (int64_t)pop_gemm_bytes(p->type);
}

static void
block_rows(struct part *w, int64_t i, int64_t m, bool packed)
{
	const struct plan *p = w->p;
	size_t bytes = pop_gemm_bytes(p->type);
	int64_t npanel = divide_up(w->j1 - w->j0, 16), ldc;
	const void *row[POP_GEMM_MB];
	unsigned char *c, *panels = w->scratch + p->panels;
	bool direct;

	locate(w, i, m);
	c = block_place(w, &ldc, &direct);
	for (int64_t r = 0; p->k == 0 && r < m; r++)
		memset(c + (size_t)(r * ldc) * bytes, 0,
			(size_t)(w->j1 - w->j0) * bytes);
	for (int64_t q = 0, k; q < p->k; q += k) {
		k = stretch(p, q);
		if (p->gather)
			gather(w, row, m, q, k);
		else
			point(w, row, m, q);
		if (packed) {
			POP_FN(pop_gemm_block)
			(p->type, m, npanel, k, row, 1,
				panels + (size_t)(q * npanel * 16) * bytes,
				k * 16, c, ldc, q == 0);
			continue;
		}
		for (int64_t t = 0; t < npanel; t++) {
			pack_panel(w, panels, w->j0 + t * 16, q, k);
			POP_FN(pop_gemm_block)
			(p->type, m, 1, k, row, 1, panels, 0,
				c + (size_t)(t * 16) * bytes, ldc, q == 0);
		}
	}
	if (!direct)
		finish_rows(w, m, c, ldc);
}

static void
part_rows(struct part *w)
{
	const struct plan *p = w->p;
	size_t bytes = pop_gemm_bytes(p->type);
	int64_t npanel = divide_up(w->j1 - w->j0, 16);
	int64_t m = w->i1 - w->i0, nblock = divide_up(m, POP_GEMM_MB);
	bool packed = p->mc > POP_GEMM_MB;

	for (int64_t q = 0, k; packed && q < p->k; q += k) {
		k = stretch(p, q);
		for (int64_t t = 0; t < npanel; t++)
			pack_panel(w,
				w->scratch + p->panels +
					(size_t)(q * npanel * 16 + t * k * 16) *
						bytes,
				w->j0 + t * 16, q, k);
	}
	for (int64_t t = 0; t < nblock; t++) {
		int64_t i = w->i0 + m * t / nblock;

		block_rows(w, i, w->i0 + m * (t + 1) / nblock - i, packed);
	}
}

/* ---- Depthwise. */

#if POP_VBYTES == 64
#	define FMA(a, b, c) \
		((vf)_mm512_fmadd_ps((__m512)(a), (__m512)(b), (__m512)(c)))
#elif POP_VBYTES == 32
#	define FMA(a, b, c) \
		((vf)_mm256_fmadd_ps((__m256)(a), (__m256)(b), (__m256)(c)))
#elif defined(__aarch64__)
#	define FMA(a, b, c)    \
		((vf)vfmaq_f32( \
			(float32x4_t)(c), (float32x4_t)(a), (float32x4_t)(b)))
#else
#	define FMA(a, b, c) ((a) * (b) + (c))
#endif

/* c[g] = sum over taps of a[g] * b[g], for all groups of one pixel. */
static void
depthwise_pixel(struct part *w, float *c)
{
	const struct plan *p = w->p;
	const float *a = (const float *)(const void *)w->a;
	const float *b = (const float *)(const void *)w->b;
	int64_t n = p->ngroup, at;

	memset(c, 0, (size_t)n * sizeof(*c));
	for (int64_t t = 0; t < p->ntap; t++) {
		const float *x, *y = b + p->tap_at[t];
		int64_t g = 0;

		if (!input_at(p, &w->pixel[0], t, &at))
			continue;
		x = a + at;
		for (; g + LANES <= n; g += LANES) {
			vf vx, vy, vc;

			memcpy(&vx, x + g, sizeof(vx));
			memcpy(&vy, y + g, sizeof(vy));
			memcpy(&vc, c + g, sizeof(vc));
			vc = FMA(vx, vy, vc);
			memcpy(c + g, &vc, sizeof(vc));
		}
		for (; g < n; g++)
			c[g] = FMA(vf_set(x[g]), vf_set(y[g]), vf_set(c[g]))[0];
	}
}

static void
part_depthwise(struct part *w)
{
	const struct plan *p = w->p;
	float *c = (float *)(void *)(w->scratch + p->cblock);
	int64_t x[POP_MAX_DIMS];

	w->g = 0;
	w->j0 = 0;
	for (int64_t i = w->i0; i < w->i1; i++) {
		locate(w, i, 1);
		depthwise_pixel(w, c);
		pixel_point(w, 0, x);
		POP_FN(pop_epilogue_row)
		(&p->epi, w->frame, w->start, x, c, p->ngroup);
	}
}

/* ---- Run. */

struct job {
	const struct plan *p;
	pop_run *run;
	unsigned char **start;
};

static void
run_part(void *arg, int64_t index, unsigned thread)
{
	const struct job *j = arg;
	const struct plan *p = j->p;
	struct part w = {.p = p,
		.scratch = pop_run_scratch(j->run, thread),
		.start = j->start};
	const pop_view *a = &p->step->view[0], *b = &p->step->view[1];
	int64_t row = index % p->nrow, col = index / p->nrow % p->ncol;

	w.g = index / p->nrow / p->ncol;
	w.i0 = row * p->mc;
	w.i1 = w.i0 + p->mc < p->m ? w.i0 + p->mc : p->m;
	w.j0 = col * p->nc;
	w.j1 = w.j0 + p->nc < p->n ? w.j0 + p->nc : p->n;
	w.a = w.start[0] +
	      w.g * a->stride[p->dg] *
		      (int64_t)pop_dtype_bytes((pop_dtype)a->dtype);
	w.b = w.start[1] +
	      w.g * b->stride[p->dg] *
		      (int64_t)pop_dtype_bytes((pop_dtype)b->dtype);
	w.frame = POP_FN(pop_vm_begin)(p->epi.vm, w.scratch + p->frame, NULL);
	if (p->depthwise) {
		part_depthwise(&w);
		return;
	}
	memset(w.scratch + p->zeros, 0, p->total - p->zeros);
	part_rows(&w);
}

static void
run(const void *plan, pop_run *r)
{
	const struct plan *p = plan;
	unsigned char *start[POP_LIMIT_VIEWS];
	struct job j = {p, r, start};
	int64_t n = p->ncol * p->nrow * (p->depthwise ? 1 : p->ngroup);

	for (uint32_t v = 0; v < p->step->nview; v++)
		start[v] = pop_view_start(r, &p->step->view[v]);
	if (!p->alone) {
		pop_pool_run(r->pool, run_part, &j, n);
		return;
	}
	for (int64_t i = 0; i < n; i++)
		run_part(&j, i, 0);
}

const pop_kernel POP_FN(pop_kernel_conv) = {prepare, run};
