/*
 * DOT: batched products of strided matrices.
 *
 * Work is cut into parts: batch element, range of columns, range of rows.  A
 * part packs its columns of B, a panel of 16 by a stretch of the depth at a
 * time, sums blocks of C in scratch and runs the epilogue over their rows;
 * where the epilogue only stores, blocks are summed in the result itself.
 * A is read in place if its depth is contiguous and needs no conversion.
 *
 * One to three rows are another problem, bound by reading B once: ROWS streams
 * B in rows of columns, with C in cache; COLUMNS takes one dot product at a
 * time, in 16 interleaved partial sums.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/gemm.h"
#include "lib/kernel/isa/vec.h"

enum form { GEMM, ROWS, COLUMNS };

enum {
	THIN = 3,           /* rows of the streaming forms, at most */
	AHEAD = 1024,       /* elements to prefetch ahead in COLUMNS */
	ROW_STEP = 8,       /* rows of B at a time in ROWS */
	STREAM_COLS = 1024, /* columns of a part in ROWS, at most */
	MIN_PARTS = 8,
};

/* Below this much work a second thread does not pay. */
#define ALONE_FLOPS INT64_C(400000)

struct plan {
	const pop_step *step;
	pop_gemm_type type;
	enum form form;
	pop_epilogue epi;
	int dm, dn, dk; /* dims */
	int64_t nbatch, m, n, k;
	int64_t nc, mc; /* columns and rows of a part */
	int64_t ncol, nrow;
	bool copy_a; /* rows of A are converted into scratch */
	bool alone;
	/* Places in a thread's scratch. */
	size_t frame, cblock, panels, tmp, ablock, total;
};

/* ---- Preparation. */

static int64_t
batches(const pop_step *s, int nbatch)
{
	int64_t b = 1;

	for (int i = 0; i < nbatch; i++)
		b *= s->extent[i];
	return b;
}

static bool
is_native(pop_gemm_type t, pop_dtype d)
{
	return (t == POP_GEMM_F32 && d == POP_DT_F32) ||
	       (t == POP_GEMM_F64 && d == POP_DT_F64) ||
	       (t == POP_GEMM_I32 && (d == POP_DT_I32 || d == POP_DT_U32)) ||
	       (t == POP_GEMM_I64 && (d == POP_DT_I64 || d == POP_DT_U64));
}

static enum form
form_of(const struct plan *p)
{
	const pop_view *b = &p->step->view[1];

	if (p->m > THIN || p->type != POP_GEMM_F32 || p->k == 0)
		return GEMM;
	if (b->stride[p->dk] == 1 && p->k >= 16)
		return COLUMNS;
	if (b->stride[p->dn] == 1 && p->n >= 16)
		return ROWS;
	return GEMM;
}

static int64_t
round_to(int64_t v, int64_t unit)
{
	return (v + unit - 1) / unit * unit;
}

static int64_t
divide_up(int64_t a, int64_t b)
{
	return (a + b - 1) / b;
}

static void
cut(struct plan *p)
{
	p->mc = p->m;
	p->nc = p->form == ROWS ? STREAM_COLS : POP_GEMM_NC;
	/* Threads need parts: narrower columns first, then fewer rows. */
	while (p->nc > 32 && p->nbatch * divide_up(p->n, p->nc) < MIN_PARTS)
		p->nc /= 2;
	if (p->nc > p->n && p->n)
		p->nc = round_to(p->n, 16);
	p->ncol = divide_up(p->n, p->nc);
	if (p->form == GEMM && p->nbatch * p->ncol < MIN_PARTS)
		p->mc = round_to(
			divide_up(p->m * p->nbatch * p->ncol, MIN_PARTS), 24);
	if (p->mc > p->m)
		p->mc = p->m;
	p->nrow = p->mc ? divide_up(p->m, p->mc) : 0;
	p->alone = 2 * p->nbatch * p->m * p->n * p->k < ALONE_FLOPS;
}

static void
lay_out(struct plan *p)
{
	size_t bytes = pop_gemm_bytes(p->type), at = 0;
	size_t cols = (size_t)round_to(p->nc, 16);
	int64_t rows = p->mc < POP_GEMM_MB ? p->mc : POP_GEMM_MB;
	int64_t kc = p->k < POP_GEMM_KC ? p->k : POP_GEMM_KC;
	bool keep = p->mc > POP_GEMM_MB;

	p->frame = at;
	at += p->epi.scratch;
	p->cblock = at;
	at += pop_round_up(
		(size_t)(p->form == GEMM ? rows : THIN) * cols * bytes, 64);
	p->panels = at;
	if (p->form == GEMM)
		at += keep ? (size_t)p->k * cols * bytes
			   : (size_t)kc * 16 * bytes;
	else if (p->form == ROWS)
		at += ROW_STEP * cols * bytes;
	else
		at += (size_t)p->k * bytes;
	at = pop_round_up(at, 64);
	p->tmp = at;
	at += (size_t)kc * 16 * bytes;
	at = pop_round_up(at, 64);
	p->ablock = at;
	if (p->copy_a)
		at += (size_t)(p->form == GEMM ? rows * kc : THIN * p->k) *
		      bytes;
	p->total = pop_round_up(at, 64);
}

static pop_status
prepare(void **out, size_t *scratch, pop_arena *a, const pop_program *prog,
	const pop_step *step, pop_err *err)
{
	struct plan *p = POP_NEW(a, struct plan);
	const pop_view *va = &step->view[0];

	p->step = step;
	p->dm = (int)step->param[POP_DOT_NBATCH];
	p->dn = p->dm + 1;
	p->dk = p->dm + 2;
	p->nbatch = batches(step, p->dm);
	p->m = step->extent[p->dm];
	p->n = step->extent[p->dn];
	p->k = step->extent[p->dk];
	POP_TRY(POP_FN(pop_gemm_type_of)(
		&p->type, (pop_dtype)step->param[POP_DOT_ACC], err));
	POP_TRY(POP_FN(pop_epilogue_prepare)(
		&p->epi, a, prog, step, 2, p->dn, p->type, err));
	p->form = form_of(p);
	p->copy_a = !is_native(p->type, (pop_dtype)va->dtype) ||
		    va->stride[p->dk] != 1;
	cut(p);
	lay_out(p);
	*out = p;
	*scratch = p->total;
	return POP_OK;
}

/* ---- One part. */

struct part {
	const struct plan *p;
	pop_vm_frame *frame;
	unsigned char *scratch;
	unsigned char *const *start;
	int64_t x[POP_MAX_DIMS]; /* batch coordinates; m, n change */
	const unsigned char *a, *b;
	int64_t i0, i1, j0, j1;
};

static const unsigned char *
operand(const struct part *w, unsigned v)
{
	const pop_view *view = &w->p->step->view[v];
	int64_t at = 0;

	for (int d = 0; d < w->p->dm; d++)
		at += w->x[d] * view->stride[d];
	return w->start[v] +
	       at * (int64_t)pop_dtype_bytes((pop_dtype)view->dtype);
}

/* Pointers to rows i..i+m of A at depth q; converted into scratch if need
 * be. */
static void
rows_of_a(struct part *w, const void **row, int64_t i, int64_t m, int64_t q,
	int64_t k)
{
	const struct plan *p = w->p;
	const pop_view *v = &p->step->view[0];
	int64_t eb = pop_dtype_bytes((pop_dtype)v->dtype);
	size_t bytes = pop_gemm_bytes(p->type);

	for (int64_t r = 0; r < m; r++) {
		const unsigned char *s = w->a + ((i + r) * v->stride[p->dm] +
							q * v->stride[p->dk]) *
							eb;
		unsigned char *d;

		if (!p->copy_a) {
			row[r] = s;
			continue;
		}
		d = w->scratch + p->ablock + (size_t)(r * k) * bytes;
		POP_FN(pop_gemm_load)
		(p->type, d, s, v->stride[p->dk] * eb, (pop_dtype)v->dtype, k);
		row[r] = d;
	}
}

static void
pack_panel(struct part *w, void *panel, int64_t j, int64_t q, int64_t k)
{
	const struct plan *p = w->p;
	const pop_view *v = &p->step->view[1];
	int64_t n = w->j1 - j < 16 ? w->j1 - j : 16;
	pop_gemm_b b = {.row = v->stride[p->dk],
		.col = v->stride[p->dn],
		.dtype = (pop_dtype)v->dtype};

	b.at = w->b +
	       (q * b.row + j * b.col) * (int64_t)pop_dtype_bytes(b.dtype);
	POP_FN(pop_gemm_pack)
	(p->type, panel, &b, k, n, w->scratch + p->tmp);
}

static void
finish_rows(struct part *w, int64_t i, int64_t m, unsigned char *c, int64_t ldc)
{
	const struct plan *p = w->p;
	size_t bytes = pop_gemm_bytes(p->type);

	w->x[p->dn] = w->j0;
	for (int64_t r = 0; r < m; r++) {
		w->x[p->dm] = i + r;
		POP_FN(pop_epilogue_row)
		(&p->epi, w->frame, w->start, w->x,
			c + (size_t)(r * ldc) * bytes, w->j1 - w->j0);
	}
}

/* Where a block of C is summed: in the result, or in scratch. */
static unsigned char *
block_place(struct part *w, int64_t i, int64_t *ldc, bool *direct)
{
	const struct plan *p = w->p;
	const pop_view *v;
	int64_t at;

	*direct = p->epi.plain >= 0 && (w->j1 - w->j0) % 16 == 0;
	if (!*direct) {
		*ldc = round_to(w->j1 - w->j0, 16);
		return w->scratch + p->cblock;
	}
	v = &p->step->view[p->epi.plain];
	*ldc = v->stride[p->dm];
	at = i * v->stride[p->dm] + w->j0;
	for (int d = 0; d < p->dm; d++)
		at += w->x[d] * v->stride[d];
	return w->start[p->epi.plain] + at * (int64_t)pop_gemm_bytes(p->type);
}

/* Depth 0 sums nothing. */
static void
clear_block(const struct plan *p, unsigned char *c, int64_t m, int64_t ldc,
	int64_t n)
{
	size_t bytes = pop_gemm_bytes(p->type);

	for (int64_t r = 0; r < m; r++)
		memset(c + (size_t)(r * ldc) * bytes, 0, (size_t)n * bytes);
}

static void
gemm_block_rows(struct part *w, int64_t i, int64_t m, bool packed)
{
	const struct plan *p = w->p;
	size_t bytes = pop_gemm_bytes(p->type);
	int64_t npanel = divide_up(w->j1 - w->j0, 16), ldc;
	const void *row[POP_GEMM_MB];
	bool direct;
	unsigned char *c = block_place(w, i, &ldc, &direct);
	unsigned char *panels = w->scratch + p->panels;

	if (p->k == 0)
		clear_block(p, c, m, ldc, w->j1 - w->j0);
	for (int64_t q = 0; q < p->k; q += POP_GEMM_KC) {
		int64_t k = p->k - q < POP_GEMM_KC ? p->k - q : POP_GEMM_KC;

		rows_of_a(w, row, i, m, q, k);
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
		finish_rows(w, i, m, c, ldc);
}

static void
pack_all(struct part *w)
{
	const struct plan *p = w->p;
	size_t bytes = pop_gemm_bytes(p->type);
	int64_t npanel = divide_up(w->j1 - w->j0, 16);

	for (int64_t q = 0; q < p->k; q += POP_GEMM_KC) {
		int64_t k = p->k - q < POP_GEMM_KC ? p->k - q : POP_GEMM_KC;

		for (int64_t t = 0; t < npanel; t++)
			pack_panel(w,
				w->scratch + p->panels +
					(size_t)(q * npanel * 16 + t * k * 16) *
						bytes,
				w->j0 + t * 16, q, k);
	}
}

static void
part_gemm(struct part *w)
{
	int64_t m = w->i1 - w->i0;
	bool packed = m > POP_GEMM_MB;

	if (packed)
		pack_all(w);
	for (int64_t i = w->i0; i < w->i1; i += POP_GEMM_MB)
		gemm_block_rows(w, i,
			w->i1 - i < POP_GEMM_MB ? w->i1 - i : POP_GEMM_MB,
			packed);
}

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

/* c[0..n) += a[0..8) times 8 rows of B; n a multiple of 16 in c. */
static void
stream8(float *c, const float *a, const float *b, int64_t ldb, int64_t n)
{
	vf s[ROW_STEP];

#pragma GCC unroll 8
	for (int i = 0; i < ROW_STEP; i++)
		s[i] = vf_set(a[i]);
	for (int64_t j = 0; j + LANES <= n; j += LANES) {
		vf x;

		memcpy(&x, c + j, sizeof(x));
#pragma GCC unroll 8
		for (int i = 0; i < ROW_STEP; i++) {
			vf y;

			memcpy(&y, b + i * ldb + j, sizeof(y));
			x = FMA(s[i], y, x);
		}
		memcpy(c + j, &x, sizeof(x));
	}
	for (int64_t j = n / LANES * LANES; j < n; j++)
		for (int i = 0; i < ROW_STEP; i++)
			c[j] = FMA(
				s[i], vf_set(b[i * ldb + j]), vf_set(c[j]))[0];
}

static void
stream1(float *c, float a, const float *b, int64_t n)
{
	const vf s = vf_set(a);

	for (int64_t j = 0; j + LANES <= n; j += LANES) {
		vf x, y;

		memcpy(&x, c + j, sizeof(x));
		memcpy(&y, b + j, sizeof(y));
		x = FMA(s, y, x);
		memcpy(c + j, &x, sizeof(x));
	}
	for (int64_t j = n / LANES * LANES; j < n; j++)
		c[j] = FMA(s, vf_set(b[j]), vf_set(c[j]))[0];
}

/* Rows of A, whole, as f32. */
static const float *
thin_row(struct part *w, int64_t i)
{
	const void *row[1];
	struct part one = *w;

	one.scratch += (size_t)(i * w->p->k) * sizeof(float);
	rows_of_a(&one, row, i, 1, 0, w->p->k);
	return row[0];
}

static void
part_rows(struct part *w)
{
	const struct plan *p = w->p;
	const pop_view *v = &p->step->view[1];
	int64_t n = w->j1 - w->j0, ldc = round_to(n, 16);
	int64_t eb = pop_dtype_bytes((pop_dtype)v->dtype);
	float *c = (float *)(void *)(w->scratch + p->cblock);
	float *tmp = (float *)(void *)(w->scratch + p->panels);
	const float *a[THIN] = {NULL};

	for (int64_t i = 0; i < p->m; i++)
		a[i] = thin_row(w, i);
	memset(c, 0, (size_t)(p->m * ldc) * sizeof(float));
	for (int64_t q = 0; q < p->k; q += ROW_STEP) {
		int64_t k = p->k - q < ROW_STEP ? p->k - q : ROW_STEP;
		const unsigned char *s =
			w->b + (q * v->stride[p->dk] + w->j0) * eb;
		const float *b = (const float *)(const void *)s;
		int64_t ldb = v->stride[p->dk];

		if (v->dtype != POP_DT_F32) {
			for (int64_t r = 0; r < k; r++)
				POP_FN(pop_gemm_load)
			(POP_GEMM_F32, tmp + r * ldc, s + r * ldb * eb, eb,
				(pop_dtype)v->dtype, n);
			b = tmp;
			ldb = ldc;
		}
		for (int64_t i = 0; i < p->m; i++) {
			if (k == ROW_STEP) {
				stream8(c + i * ldc, a[i] + q, b, ldb, n);
				continue;
			}
			for (int64_t r = 0; r < k; r++)
				stream1(c + i * ldc, a[i][q + r], b + r * ldb,
					n);
		}
	}
	finish_rows(w, 0, p->m, (unsigned char *)c, ldc);
}

/* Sum in 16 interleaved partial sums, folded 8, 4, 2, 1. */
static float
dot16(const float *a, const float *b, int64_t k)
{
	float part[16], ta[16] = {0}, tb[16] = {0};
	vf x[16 / LANES];
	int64_t p = 0;

#pragma GCC unroll 4
	for (int v = 0; v < 16 / LANES; v++)
		x[v] = (vf){0};
	for (; p + 16 <= k; p += 16) {
		__builtin_prefetch(b + p + AHEAD);
#pragma GCC unroll 4
		for (int v = 0; v < 16 / LANES; v++) {
			vf ya, yb;

			memcpy(&ya, a + p + v * LANES, sizeof(ya));
			memcpy(&yb, b + p + v * LANES, sizeof(yb));
			x[v] = FMA(ya, yb, x[v]);
		}
	}
	if (p < k) {
		memcpy(ta, a + p, (size_t)(k - p) * sizeof(float));
		memcpy(tb, b + p, (size_t)(k - p) * sizeof(float));
#pragma GCC unroll 4
		for (int v = 0; v < 16 / LANES; v++) {
			vf ya, yb;

			memcpy(&ya, ta + v * LANES, sizeof(ya));
			memcpy(&yb, tb + v * LANES, sizeof(yb));
			x[v] = FMA(ya, yb, x[v]);
		}
	}
	memcpy(part, x, sizeof(part));
	for (int h = 8; h; h /= 2)
		for (int i = 0; i < h; i++)
			part[i] += part[i + h];
	return part[0];
}

static void
part_columns(struct part *w)
{
	const struct plan *p = w->p;
	const pop_view *v = &p->step->view[1];
	int64_t n = w->j1 - w->j0, ldc = round_to(n, 16);
	int64_t eb = pop_dtype_bytes((pop_dtype)v->dtype);
	float *c = (float *)(void *)(w->scratch + p->cblock);
	float *tmp = (float *)(void *)(w->scratch + p->panels);
	const float *a[THIN] = {NULL};

	for (int64_t i = 0; i < p->m; i++)
		a[i] = thin_row(w, i);
	for (int64_t j = 0; j < n; j++) {
		const unsigned char *s =
			w->b + (w->j0 + j) * v->stride[p->dn] * eb;
		const float *b = (const float *)(const void *)s;

		if (v->dtype != POP_DT_F32) {
			POP_FN(pop_gemm_load)
			(POP_GEMM_F32, tmp, s, eb, (pop_dtype)v->dtype, p->k);
			b = tmp;
		}
		for (int64_t i = 0; i < p->m; i++)
			c[i * ldc + j] = dot16(a[i], b, p->k);
	}
	finish_rows(w, 0, p->m, (unsigned char *)c, ldc);
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
	int64_t row, col;

	row = index % p->nrow;
	index /= p->nrow;
	col = index % p->ncol;
	index /= p->ncol;
	for (int d = p->dm - 1; d >= 0; d--) {
		w.x[d] = index % p->step->extent[d];
		index /= p->step->extent[d];
	}
	w.i0 = row * p->mc;
	w.i1 = w.i0 + p->mc < p->m ? w.i0 + p->mc : p->m;
	w.j0 = col * p->nc;
	w.j1 = w.j0 + p->nc < p->n ? w.j0 + p->nc : p->n;
	w.a = operand(&w, 0);
	w.b = operand(&w, 1);
	w.frame = POP_FN(pop_vm_begin)(p->epi.vm, w.scratch + p->frame, NULL);
	if (p->form == ROWS)
		part_rows(&w);
	else if (p->form == COLUMNS)
		part_columns(&w);
	else
		part_gemm(&w);
}

static void
run(const void *plan, pop_run *r)
{
	const struct plan *p = plan;
	unsigned char *start[POP_LIMIT_VIEWS];
	struct job j = {p, r, start};
	int64_t n = p->nbatch * p->ncol * p->nrow;

	for (uint32_t v = 0; v < p->step->nview; v++)
		start[v] = pop_view_start(r, &p->step->view[v]);
	if (!p->alone) {
		pop_pool_run(r->pool, run_part, &j, n);
		return;
	}
	for (int64_t i = 0; i < n; i++)
		run_part(&j, i, 0);
}

const pop_kernel POP_FN(pop_kernel_dot) = {prepare, run};
