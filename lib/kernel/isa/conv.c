/*
 * CONV: convolution without a copy of the input.
 *
 * For each segment of the depth every row of a block has a pointer of its own:
 * to its input pixel, or to zeros where the tap falls outside.  So tiles run on
 * over image rows, and nothing is padded.  Where a pixel has few features, the
 * taps along the last dim are one segment, read in place as the pixels lie side
 * by side; only at the border of the image their pixels are brought together in
 * scratch.  Where taps have gaps between them, as those of a kernel's gradient
 * have, the pixels of a row are copied in the order of their residue, so that
 * these lie side by side.  An input of another type or with features apart is
 * converted first.
 *
 *   depth = tap * features + feature;  B(depth, co) = kernel(co, feature, tap)
 *
 * What falls outside counts as zero times the kernel's element.
 *
 * Of bf16 each segment is summed in chains; see gemm.h.  Where AMX makes them,
 * there is a second plan of the step, of halves, for runs whose numbers allow
 * it.  Segments are chosen alike for both, and for pixels in lanes: bits are
 * the same.
 */

#include <stdlib.h>
#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/conv.h"
#include "lib/kernel/isa/halves.h"
#include "lib/kernel/isa/vec.h"

enum {
	/* Elements of a pixel below which taps are joined. */
	FEW = 48,
	/* And for which a copy that makes that possible pays. */
	VERY_FEW = 16,
	/* Bytes of input that are converted at a time, if an image is not
	 * larger, and for one image at most. */
	SHARED_BYTES = 8 << 20,
	IMAGE_BYTES = 256 << 20,
	/* Of the panels of a kernel that are packed once. */
	STORE_BYTES = 4 << 20,
	/* Pixels between taps that are brought together: rows are copied by
	 * residue. */
	MOST_APART = 16,
	MOST_LONGER = 4, /* than the image's, times: such rows */
	/* Of the kernel, packed at a time. */
	SOME_TAPS = 64,
	/* Pixels, depth and features from which bf16 is summed in chains. */
	LEAST_DIM = 16,
	LEAST_FEATURES = 8,
	/* Of positions that are pointed at without branches. */
	NEAR = 1 << 28,
};

/* Read where a tap falls outside, of all types but quads. */
static const uint64_t zeros[POP_DENSE_TURN_KC / sizeof(uint64_t)];

static const pop_view *
view_of(const pop_conv *p, unsigned v)
{
	return &p->dense.step->view[v];
}

/* ---- Pointers. */

typedef struct scratch_of {
	pop_conv_pixel *pixel; /* one per row of the block */
	void *turned;          /* sums of the block, features apart */
	unsigned char *row;    /* rows brought together */
} scratch_of;

static size_t
pixel_bytes(const pop_conv *p)
{
	int64_t rows = p->dense.m < POP_DENSE_MB ? p->dense.m : POP_DENSE_MB;

	return pop_round_up((size_t)rows * sizeof(pop_conv_pixel), 64);
}

static scratch_of
scratch(const pop_dense_part *w)
{
	const pop_conv *p = w->owner;
	unsigned char *at = w->scratch + p->dense.at_local;
	unsigned char *sums = at + pixel_bytes(p);

	return (scratch_of){.pixel = (pop_conv_pixel *)(void *)at,
		.turned = sums,
		.row = sums + pop_conv_lines_bytes(p)};
}

static void
enter(pop_dense_part *w)
{
	const pop_conv *p = w->owner;
	const pop_view *a = view_of(p, 0), *b = view_of(p, 1);

	w->b = w->start[1] +
	       w->group * b->stride[p->dg] *
		       (int64_t)pop_dtype_bytes((pop_dtype)b->dtype);
	if (p->source == POP_CONV_SHARED)
		w->a = w->shared +
		       w->group * p->group *
			       (int64_t)pop_conv_bytes(p->dense.type);
	else
		w->a = w->start[0] +
		       w->group * p->group *
			       (int64_t)pop_dtype_bytes((pop_dtype)a->dtype);
}

/* Element of the input, from its image on, under x's corner. */
static int64_t
corner_of(const pop_conv *p, const pop_conv_pixel *x)
{
	int64_t at = x->at;

	for (int j = 0; p->flat && j < p->ns; j++)
		at += pop_conv_read_at(p, j, x->p[j]);
	return at;
}

/* x and those behind it on a line of the last dim, n in all; moves x to the
 * next line.  What they are pointed at by, without the coordinates. */
static void
locate_line(const pop_conv *p, pop_conv_pixel *x, pop_conv_pixel *to, int64_t n)
{
	const int last = p->ns - 1;
	const pop_conv_dim *d = &p->dim[last];
	int64_t corner = corner_of(p, x), at = x->p[last];

	for (int64_t r = 0; r < n; r++, at += d->stride) {
		to[r].at = x->at;
		for (int j = 0; j < last; j++)
			to[r].p[j] = x->p[j];
		to[r].p[last] = at;
		to[r].corner = corner;
		corner += d->stride * d->in;
	}
	x->o[last] += n - 1;
	x->p[last] = at - d->stride;
	pop_conv_next(p, x);
}

static void
locate(pop_dense_part *w, int64_t i, int64_t m)
{
	const pop_conv *p = w->owner;
	const bool lines = p->flat && p->apart == 1;
	pop_conv_pixel x, *to = scratch(w).pixel;

	if (p->dense.nseg == 0)
		return;
	pop_conv_locate(p, &x, i);
	/* The converted images begin with that of the first row. */
	if (p->source == POP_CONV_SHARED)
		x.at -= w->row0 / p->pixels * p->image;
	for (int64_t r = 0, n = 1; r < m; r += n) {
		if (lines) {
			n = p->dim[p->ns - 1].out - x.o[p->ns - 1];
			n = pop_least(n, m - r);
			locate_line(p, &x, to + r, n);
			continue;
		}
		to[r] = x;
		to[r].corner = corner_of(p, &x);
		pop_conv_next(p, &x);
	}
}

/* Taps of a segment. */
static int64_t
taps_of(const pop_conv *p)
{
	return p->join ? p->join : 1;
}

/* Row r's taps t.. brought together, some of which may be outside.  w->a is of
 * the type multiplied. */
static void
bring_taps(const pop_dense_part *w, const pop_conv_pixel *x, int64_t t,
	unsigned char *to)
{
	const pop_conv *p = w->owner;
	const size_t size = pop_conv_bytes(p->dense.type);
	const size_t bytes = (size_t)p->ci * size;
	int64_t at;

	for (int64_t end = t + taps_of(p); t < end; t++, to += bytes)
		if (pop_conv_input(p, x, p->tap + t * p->ns, &at))
			memcpy(to, w->a + at * (int64_t)size, bytes);
		else
			memset(to, p->zero, bytes);
}

/* One tap's features c.. of k elements, converted. */
static void
bring_features(const pop_dense_part *w, int64_t at, int64_t c, int64_t k,
	unsigned char *to)
{
	const pop_conv *p = w->owner;
	const pop_view *v = view_of(p, 0);
	const int64_t joined = pop_gemm_joined(p->dense.type);
	pop_gemm_matrix a = {
		.col = v->stride[p->dci], .dtype = (pop_dtype)v->dtype};

	c *= joined;
	k *= joined;
	k = p->nci - c < k ? p->nci - c : k;
	a.at = w->a + (at + c * a.col) * (int64_t)pop_dtype_bytes(a.dtype);
	pop_gemm_rows(p->dense.type, to, 0, &a, 1, k);
}

/* The pointers of one segment, whose first tap is t, from its element c on;
 * `own` has `bytes` for each. */
static void
point(pop_dense_part *w, const void **row, int64_t m, int64_t t, int64_t c,
	int64_t k, size_t bytes, unsigned char *own)
{
	const pop_conv *p = w->owner;
	const pop_conv_pixel *x = scratch(w).pixel;
	const int64_t size = (int64_t)pop_conv_bytes(p->dense.type);
	const int64_t *tap = p->tap + t * p->ns, *last = tap;
	int64_t at, end;

	if (p->join)
		last = tap + (taps_of(p) - 1) * p->ns;
	for (int64_t r = 0; r < m; r++, own += bytes) {
		bool in = pop_conv_input(p, &x[r], tap, &at);

		if (p->join && !(in && pop_conv_input(p, &x[r], last, &end))) {
			bring_taps(w, &x[r], t, own);
			row[r] = own;
		} else if (!in) {
			row[r] = p->outside;
		} else if (p->source == POP_CONV_LOCAL) {
			bring_features(w, at, c, k, own);
			row[r] = own;
		} else {
			row[r] = w->a + (at + c) * size;
		}
	}
}

/* The same where places outside can be computed, as the last dims, `dims` of
 * them, say where they are; segments of several taps, which are `joined`, may
 * be outside in part. */
POP_INLINE void
point_by(const int dims, const bool joined, pop_dense_part *w, const void **row,
	int64_t m, int64_t t, int64_t c, size_t bytes, unsigned char *own)
{
	const pop_conv *p = w->owner;
	const pop_conv_pixel *x = scratch(w).pixel;
	const int64_t size = (int64_t)pop_conv_bytes(p->dense.type);
	const int z = p->ns - 1, y = dims > 1 ? z - 1 : 0,
		  v = dims > 2 ? z - 2 : 0;
	const int64_t *tap = p->tap + t * p->ns;
	const int64_t tv = tap[v], ty = tap[y], tz = tap[z];
	const uint64_t nv = (uint64_t)p->dim[v].size;
	const uint64_t ny = (uint64_t)p->dim[y].size;
	const int64_t nz = p->dim[z].size - (joined ? taps_of(p) - 1 : 0);
	const uint64_t whole = (uint64_t)pop_most(nz, 0);
	const unsigned char *a = w->a + (p->inside_at[t] + c) * size;

	for (int64_t r = 0; r < m; r++, own += bytes) {
		const bool line =
			(dims < 2 || (uint64_t)(x[r].p[y] + ty) < ny) &
			(dims < 3 || (uint64_t)(x[r].p[v] + tv) < nv);
		const bool in = line & ((uint64_t)(x[r].p[z] + tz) < whole);
		const void *at = a + x[r].corner * size;

		row[r] = in ? at : p->outside;
		if (joined && line && !in) {
			bring_taps(w, &x[r], t, own);
			row[r] = own;
		}
	}
}

static void
point_flat(pop_dense_part *w, const void **row, int64_t m, int64_t t, int64_t c,
	size_t bytes, unsigned char *own)
{
	const pop_conv *p = w->owner;
	const bool joined = taps_of(p) > 1;

	if (p->ns == 1 && joined)
		point_by(1, true, w, row, m, t, c, bytes, own);
	else if (p->ns == 1)
		point_by(1, false, w, row, m, t, c, bytes, own);
	else if (p->ns == 2 && joined)
		point_by(2, true, w, row, m, t, c, bytes, own);
	else if (p->ns == 2)
		point_by(2, false, w, row, m, t, c, bytes, own);
	else if (joined)
		point_by(3, true, w, row, m, t, c, bytes, own);
	else
		point_by(3, false, w, row, m, t, c, bytes, own);
}

static void
rows(pop_dense_part *w, int64_t i, int64_t m, const pop_stretch *s)
{
	const pop_conv *p = w->owner;
	const int64_t seg = p->dense.seg;
	const size_t bytes = (size_t)s->k * pop_gemm_bytes(p->dense.type);
	const int64_t c = s->at % seg * (p->dense.apart ? 2 : 1);
	unsigned char *own = scratch(w).row;

	(void)i;
	for (int64_t q = 0; q < s->nseg; q++, own += (size_t)m * bytes) {
		const void **row = w->row + q * m;
		const int64_t t = (s->at / seg + q) * taps_of(p);

		if (p->flat)
			point_flat(w, row, m, t, c, bytes, own);
		else
			point(w, row, m, t, c, s->k, bytes, own);
	}
}

/* ---- Panels. */

/* A stretch of the depth as rows of B that are evenly spaced, beginning with
 * element `at` of the depth: their number, in features. */
static int64_t
even_rows(const pop_conv *p, const unsigned char *b, int64_t at, int64_t k,
	pop_gemm_matrix *out)
{
	const pop_view *v = view_of(p, 1);
	const int64_t per = pop_gemm_joined(p->dense.type);
	int64_t t = at / p->ci, c = at % p->ci * per, n;

	*out = (pop_gemm_matrix){.row = v->stride[p->dci],
		.col = v->stride[p->dco],
		.dtype = (pop_dtype)v->dtype};
	out->at = b + (p->tap_at[t] + c * out->row) *
			      (int64_t)pop_dtype_bytes(out->dtype);
	if (p->nci == 1 && t + 1 < p->ntap && per == 1)
		out->row = p->tap_at[t + 1] - p->tap_at[t];
	n = p->nci - c;
	/* Taps whose features follow those of the one before. */
	if (n < k * per && p->nci % per == 0 && p->even[t] > 0 &&
		p->tap_at[t + 1] - p->tap_at[t] == p->nci * out->row)
		n += p->even[t] * p->nci;
	return pop_least(n, k * per);
}

/* Are taps of the kernel nearer to each other than its features, and are more
 * of them packed at a time? */
static bool
lie_by_taps(const pop_conv *p)
{
	const int64_t feature = view_of(p, 1)->stride[p->dci];

	return p->nci > 1 && pop_gemm_joined(p->dense.type) == 1 &&
	       p->ntap > 1 && p->even[0] > p->nci &&
	       llabs((long long)(p->tap_at[1] - p->tap_at[0])) <
		       llabs((long long)feature);
}

/* Rows of a panel, one behind the other, to every `by`-th. */
static void
spread(unsigned char *to, const unsigned char *from, size_t row, int64_t by,
	int64_t n)
{
	for (int64_t i = 0; i < n; i++, from += row, to += (size_t)by * row)
		if (row == 64)
			memcpy(to, from, 64);
		else
			memcpy(to, from, row);
}

/* All features of n taps from t on: b has the first, of the columns packed. */
static void
pack_taps(const pop_conv *p, unsigned char *to, const pop_gemm_matrix *b,
	int64_t t, int64_t n, int64_t cols)
{
	const size_t row = POP_DENSE_PANEL * pop_gemm_bytes(p->dense.type);
	_Alignas(64) unsigned char own[SOME_TAPS * POP_DENSE_PANEL * 8];
	pop_gemm_matrix f = *b;

	f.row = p->tap_at[t + 1] - p->tap_at[t];
	for (int64_t c = 0; c < p->ci; c++) {
		pop_gemm_pack(p->dense.type, own, &f, n, cols);
		spread(to + (size_t)c * row, own, row, p->ci, n);
		f.at += b->row * (int64_t)pop_dtype_bytes(b->dtype);
	}
}

static void
pack(pop_dense_part *w, void *panel, int64_t j, int64_t n, const pop_stretch *s)
{
	const pop_conv *p = w->owner;
	const pop_gemm_type type = p->dense.type;
	unsigned char *to = panel;
	pop_gemm_matrix b;

	if (type == POP_GEMM_HALVES) {
		pop_conv_pack_halves(p, w->b, panel, j, n, s);
		return;
	}
	for (int64_t q = s->at, end = q + s->nseg * s->k; q < end;) {
		int64_t k = even_rows(p, w->b, q, end - q, &b);
		int64_t e = pop_gemm_depth(type, k);
		const int64_t taps = q % p->ci ? 0 : (end - q) / p->ci;

		b.at += j * b.col * (int64_t)pop_dtype_bytes(b.dtype);
		if (p->by_taps && taps > 1) {
			k = pop_least(taps, SOME_TAPS);
			k = pop_least(k, 1 + p->even[q / p->ci]);
			pack_taps(p, to, &b, q / p->ci, k, n);
			e = k * p->ci;
		} else {
			pop_gemm_pack(type, to, &b, k, n);
		}
		to += (size_t)(e * POP_DENSE_PANEL) * pop_gemm_bytes(type);
		q += e;
	}
}

static const void *
lines(pop_dense_part *w, int64_t j, const pop_stretch *s, int64_t *ldb)
{
	const pop_conv *p = w->owner;
	const int64_t depth = s->nseg * s->k;
	pop_gemm_matrix b;

	if (!pop_gemm_is_native(
		    p->dense.type, (pop_dtype)view_of(p, 1)->dtype) ||
		even_rows(p, w->b, s->at, depth, &b) < depth || b.col != 1)
		return NULL;
	*ldb = b.row;
	return b.at + j * (int64_t)pop_dtype_bytes(b.dtype);
}

static void
fetch(pop_dense_part *w, pop_gemm_fetch *f, int64_t j, int64_t n,
	const pop_stretch *s)
{
	const pop_conv *p = w->owner;
	pop_gemm_matrix b;
	int64_t k;

	if (p->dense.type == POP_GEMM_HALVES)
		return;
	k = even_rows(p, w->b, s->at, s->nseg * s->k, &b);
	b.at += j * b.col * pop_dtype_bytes(b.dtype);
	pop_gemm_fetch_b(f, &b, k, n);
}

/* ---- Results. */

void
pop_conv_point(const pop_conv_finish *f, int64_t i, int64_t *x)
{
	const pop_conv *c = f->c;
	pop_conv_pixel at;

	pop_conv_locate(c, &at, i);
	memset(x, 0, POP_MAX_DIMS * sizeof(*x));
	x[0] = at.image;
	for (int j = 0; j < c->ns; j++)
		x[1 + j] = at.o[j];
	x[c->dg] = f->group;
	x[c->line ? c->dco : c->dense.epi.inner] = f->column;
}

/* Pixels that follow each other along the last dim are rows of one call. */
void
pop_conv_finish_rows(
	const pop_conv_finish *f, int64_t i, int64_t m, void *sums, int64_t ldc)
{
	const pop_conv *c = f->c;
	const pop_epilogue *e = &c->dense.epi;
	const int64_t line = c->ns ? c->dim[c->ns - 1].out : c->nimage;
	unsigned char *at = sums;
	int64_t x[POP_MAX_DIMS];

	for (int64_t n; m > 0; m -= n, i += n) {
		n = line - i % line < m ? line - i % line : m;
		pop_conv_point(f, i, x);
		pop_epilogue_rows(e, f->frame, f->start, x, n, at, ldc, f->n);
		at += (size_t)(n * ldc) * e->size;
	}
}

void *
pop_conv_place(const pop_conv_finish *f, int64_t i, int64_t *ldc)
{
	const pop_conv *c = f->c;
	const pop_epilogue *e = &c->dense.epi;
	const pop_view *v;
	int64_t x[POP_MAX_DIMS], at = 0;

	if (e->plain < 0 || c->ldc == 0)
		return NULL;
	v = &e->step->view[e->plain];
	pop_conv_point(f, i, x);
	for (unsigned d = 0; d < e->step->ndim; d++)
		at += x[d] * v->stride[d];
	*ldc = c->ldc;
	return f->start[e->plain] + at * (int64_t)e->size;
}

static pop_conv_finish
finish_of(const pop_dense_part *w)
{
	return (pop_conv_finish){
		w->owner, w->frame, w->start, w->group, w->j0, w->j1 - w->j0};
}

static void *
place(pop_dense_part *w, int64_t i, int64_t *ldc)
{
	const pop_conv *p = w->owner;
	pop_conv_finish f = finish_of(w);

	return p->line ? NULL : pop_conv_place(&f, i, ldc);
}

static void
finish(pop_dense_part *w, int64_t i, int64_t m, void *c, int64_t ldc)
{
	const pop_conv *p = w->owner;
	pop_conv_finish f = finish_of(w);

	if (p->line)
		pop_conv_finish_lines(&f, i, m, c, ldc, scratch(w).turned);
	else
		pop_conv_finish_rows(&f, i, m, c, ldc);
}

static const pop_dense_ops ops = {.enter = enter,
	.block = locate,
	.rows = rows,
	.pack = pack,
	.lines = lines,
	.fetch = fetch,
	.place = place,
	.finish = finish};

/* ---- Preparation. */

static pop_status
read_dims(pop_conv *p, const pop_step *s, pop_err *err)
{
	const int64_t *q = s->param + POP_CONV_PARAMS;
	bool fits = true;

	p->ns = (int)s->param[POP_CONV_NSPATIAL];
	p->dg = 1 + p->ns;
	p->dco = p->dg + 1;
	p->dci = p->dco + 1;
	p->nimage = s->extent[0];
	p->nci = s->extent[p->dci];
	p->pixels = p->ntap = p->apart = 1;
	for (int j = 0; j < p->ns; j++, q += POP_CONV_DIM_PARAMS) {
		pop_conv_dim *d = &p->dim[j];

		d->out = s->extent[1 + j];
		d->taps = s->extent[p->dci + 1 + j];
		d->size = q[POP_CONV_DIM_SIZE];
		d->stride = q[POP_CONV_DIM_STRIDE];
		d->low = q[POP_CONV_DIM_LOW];
		d->lhs = q[POP_CONV_DIM_LHS_DIL];
		d->rhs = q[POP_CONV_DIM_RHS_DIL];
		d->in = s->view[0].stride[1 + j];
		fits = fits && pop_mul_i64(p->pixels, d->out, &p->pixels) &&
		       pop_mul_i64(p->ntap, d->taps, &p->ntap);
	}
	fits = fits && pop_mul_i64(p->nimage, p->pixels, &p->dense.m);
	if (!fits || p->ntap > POP_MAX_ELEMENTS / POP_CONV_SPATIAL)
		return pop_fail(err, POP_E_INPUT,
			"a convolution of more than 2^63 points");
	return POP_OK;
}

static void
list_taps(pop_conv *p, pop_arena *a)
{
	const pop_view *b = view_of(p, 1);

	p->tap = POP_NEWN(a, int64_t, (size_t)(p->ntap * p->ns));
	p->tap_at = POP_NEWN(a, int64_t, (size_t)p->ntap);
	p->even = POP_NEWN(a, int64_t, (size_t)p->ntap);
	p->inside_at = POP_NEWN(a, int64_t, (size_t)p->ntap);
	for (int64_t t = 0; t < p->ntap; t++) {
		int64_t rest = t;

		for (int j = p->ns - 1; j >= 0; j--) {
			int64_t x = rest % p->dim[j].taps;

			rest /= p->dim[j].taps;
			p->tap[t * p->ns + j] = x * p->dim[j].rhs;
			p->tap_at[t] += x * b->stride[p->dci + 1 + j];
		}
	}
	for (int64_t t = p->ntap - 2; t >= 0; t--) {
		const int64_t *at = p->tap_at + t;

		p->even[t] = 1;
		if (t + 2 < p->ntap && at[2] - at[1] == at[1] - at[0])
			p->even[t] += p->even[t + 1];
	}
}

void
pop_conv_list_inside(pop_conv *p)
{
	for (int64_t t = 0; t < p->ntap; t++)
		for (int j = 0; j < p->ns; j++)
			p->inside_at[t] += p->tap[t * p->ns + j] *
					   p->dim[j].in /
					   (j + 1 < p->ns ? 1 : p->apart);
}

/* Elements of one image, converted; false if that is too much. */
static bool
image_elements(const pop_conv *p, int64_t *out)
{
	const int64_t groups = p->dense.step->extent[p->dg];
	int64_t n = 1;

	if (!pop_mul_i64(groups, p->ci, &n))
		return false;
	for (int j = 0; j < p->ns; j++) {
		int64_t size = p->dim[j].size;

		if (j == p->ns - 1 &&
			(!pop_add_i64(size, p->before, &size) ||
				!pop_add_i64(size, p->after, &size)))
			return false;
		if (!pop_mul_i64(n, size, &n))
			return false;
	}
	*out = n;
	return n <= IMAGE_BYTES / (int64_t)pop_gemm_bytes(p->dense.type);
}

/* The taps that could be joined if the pixels lay side by side: all of the last
 * dim, or an equal part of them that is short enough; 0 if none. */
static int64_t
could_join(const pop_conv *p, int64_t few)
{
	const pop_conv_dim *d = &p->dim[p->ns ? p->ns - 1 : 0];
	const int64_t bytes = (int64_t)pop_gemm_bytes(p->dense.type);
	int64_t n;

	if (d->rhs != 1)
		few = VERY_FEW;
	if (p->ns == 0 || d->lhs != 1 || d->rhs > MOST_APART || p->ci == 0 ||
		p->ci > few)
		return 0;
	n = POP_DENSE_KC / bytes / p->ci;
	if (n > d->taps)
		n = d->taps;
	while (n > 1 && d->taps % n)
		n--;
	return n > 1 ? n : 0;
}

/* Zeros around the rows of the last dim, whose pixels are put in the order of
 * its taps: each residue has as many. */
static void
pad_rows(pop_conv *p)
{
	const pop_conv_dim *d = &p->dim[p->ns - 1];
	int64_t end, taps;

	if (d->low > 0 && d->low < SHARED_BYTES)
		p->before = d->low;
	if (pop_mul_i64(d->out - 1, d->stride, &end) &&
		pop_mul_i64(d->taps - 1, d->rhs, &taps) &&
		pop_add_i64(end, taps, &end) &&
		pop_add_i64(end, 1 - d->low, &end) && end > d->size &&
		end - d->size < SHARED_BYTES)
		p->after = end - d->size;
	p->apart = d->rhs;
	end = (d->size % p->apart + p->before + p->after) % p->apart;
	p->after += end ? p->apart - end : 0;
}

/* Strides of the converted images: features, pixels, groups, images. */
static void
order_images(pop_conv *p, int64_t elements)
{
	int64_t at = p->ci, most;

	if (p->ns) {
		p->dim[p->ns - 1].size += p->before + p->after;
		p->dim[p->ns - 1].low -= p->before;
	}
	for (int j = p->ns - 1; j >= 0; j--) {
		p->dim[j].in = at;
		at *= p->dim[j].size;
	}
	p->group = at;
	p->image = elements;
	most = SHARED_BYTES / (int64_t)pop_conv_bytes(p->dense.type);
	p->images = elements > 0 && elements < most ? most / elements : 1;
	if (p->images > p->nimage)
		p->images = p->nimage;
	p->dense.sharing =
		(size_t)(p->images * elements) * pop_conv_bytes(p->dense.type);
}

/* Can places outside be computed without overflow? */
static bool
is_near(const pop_conv_dim *d)
{
	return d->low <= NEAR && d->low >= -NEAR &&
	       d->out <= NEAR / d->stride && d->taps <= NEAR / d->rhs &&
	       d->in <= (int64_t)NEAR && d->in >= -(int64_t)NEAR;
}

/* Are all taps of a near dim inside, of each output? */
static bool
is_inside(const pop_conv_dim *d)
{
	return d->low <= 0 &&
	       d->size - 1 + d->low >=
		       (d->out - 1) * d->stride + (d->taps - 1) * d->rhs;
}

/* Can places be pointed at without more than the last three dims?  Taps of a
 * segment lie side by side wherever they are inside, or always are. */
static bool
is_flat(const pop_conv *p)
{
	if (p->ns < 1 || p->source == POP_CONV_LOCAL)
		return false;
	for (int j = 0; j < p->ns; j++)
		if (p->dim[j].lhs != 1 || !is_near(&p->dim[j]) ||
			(j < p->ns - 3 && !is_inside(&p->dim[j])))
			return false;
	return !p->join || p->apart == 1 || is_inside(&p->dim[p->ns - 1]);
}

/* Of the outputs along the dim, whose taps are joined, sees a quarter something
 * outside? */
static bool
sees_edges(const pop_conv_dim *d)
{
	pop_conv_dim inner = *d;

	if (!is_near(d))
		return true;
	inner.out -= d->out / 4;
	inner.low -= d->out / 8 * d->stride;
	return !is_inside(&inner);
}

/* Is each pixel seen under more taps than one, and are rows with their zeros
 * not much longer?  Only then does it pay to copy those under taps with gaps.
 */
static bool
are_seen_often(const pop_conv *p)
{
	const pop_conv_dim *d = &p->dim[p->ns ? p->ns - 1 : 0];
	const double span = (double)(d->out - 1) * (double)d->stride +
			    (double)(d->taps - 1) * (double)d->rhs + 1;
	double seen = (double)p->pixels * (double)p->ntap;

	if (p->ns == 0 || span > MOST_LONGER * (double)d->size)
		return false;
	for (int k = 0; k < p->ns; k++)
		seen /= (double)p->dim[k].size;
	return seen > 1;
}

static void
choose_source(pop_conv *p)
{
	const pop_view *a = view_of(p, 0);
	const pop_conv_dim *last = &p->dim[p->ns ? p->ns - 1 : 0];
	bool native = pop_gemm_is_native(p->dense.type, (pop_dtype)a->dtype) &&
		      (a->stride[p->dci] == 1 || p->nci == 1);
	bool beside, pays;
	int64_t elements;

	p->image = a->stride[0];
	p->group = a->stride[p->dg];
	p->source = native ? POP_CONV_IN_PLACE : POP_CONV_LOCAL;
	beside = last->in == p->ci && last->rhs == 1;
	pays = beside ? sees_edges(last) : last->rhs == 1 || are_seen_often(p);
	if (native && (!pays || !could_join(p, VERY_FEW))) {
		p->join = beside ? could_join(p, FEW) : 0;
		return;
	}
	p->join = could_join(p, FEW);
	if (p->join)
		pad_rows(p);
	if (!image_elements(p, &elements)) {
		p->join = 0;
		p->before = p->after = 0;
		p->apart = 1;
		return;
	}
	if (p->dense.type == POP_GEMM_HALVES && !p->join &&
		(a->stride[p->dci] == 1 || p->nci == 1)) {
		p->source = POP_CONV_IN_PLACE;
		return;
	}
	p->source = POP_CONV_SHARED;
	order_images(p, elements);
}

/* Elements of a segment of chains, as the rows of blocks have them. */
static int64_t
segment_of(const pop_conv *p)
{
	pop_conv q = *p;

	choose_source(&q);
	return q.ci * taps_of(&q);
}

/* Distance of consecutive output pixels in a view, if it is the same for all;
 * 0 if not. */
static int64_t
row_distance(const pop_conv *p, const pop_view *v)
{
	int64_t at = 0, want = 0;

	for (int d = p->ns; d >= 0; d--) {
		if (p->dense.step->extent[d] == 1)
			continue;
		if (at == 0)
			at = v->stride[d];
		else if (v->stride[d] != want)
			return 0;
		want = v->stride[d] * p->dense.step->extent[d];
	}
	return at ? at : POP_DENSE_PANEL;
}

/* What is zero in rows of A. */
static void
choose_zero(pop_conv *p, pop_arena *a)
{
	unsigned char *raised;

	p->outside = zeros;
	if (p->dense.type != POP_GEMM_QUADS)
		return;
	p->zero = 0x80;
	raised = POP_NEWN(a, unsigned char, sizeof(zeros));
	memset(raised, p->zero, sizeof(zeros));
	p->outside = raised;
}

/* A kernel whose features do not lie side by side is packed once for all parts
 * and all images, not by each. */
static void
plan_store(pop_conv *p)
{
	pop_dense *d = &p->dense;
	const size_t n = pop_dense_store_bytes(d);

	if (d->ngroup > 1 || d->m <= POP_DENSE_MB || n > STORE_BYTES ||
		(view_of(p, 1)->stride[p->dco] == 1 &&
			pop_gemm_is_native(
				d->type, (pop_dtype)view_of(p, 1)->dtype)))
		return;
	p->stores = true;
	p->at_store = pop_round_up(d->sharing, 64);
	d->sharing = p->at_store + n;
}

static pop_status
plan_product(pop_conv *p, pop_err *err)
{
	pop_dense *d = &p->dense;
	int64_t rows = d->m < POP_DENSE_MB ? d->m : POP_DENSE_MB;

	d->ops = &ops;
	d->apart = d->type == POP_GEMM_HALVES;
	d->mb = d->apart ? POP_DENSE_AMX_MB : POP_DENSE_MB;
	d->nc = d->apart ? POP_DENSE_AMX_NC : POP_DENSE_NC;
	d->ngroup = d->step->extent[p->dg];
	d->n = d->step->extent[p->dco];
	d->seg = p->ci * taps_of(p);
	if (d->apart) {
		d->odd = d->seg % 2 != 0;
		d->seg = pop_gemm_depth(d->type, d->seg);
	}
	d->nseg = p->ntap / taps_of(p);
	if (p->ci == 0)
		d->nseg = 0;
	d->local = pixel_bytes(p) + pop_conv_lines_bytes(p);
	if (p->join || p->source == POP_CONV_LOCAL)
		d->local += (size_t)rows * POP_DENSE_TURN_KC;
	p->by_taps = lie_by_taps(p);
	plan_store(p);
	return pop_dense_prepare(d, err);
}

static pop_status
prepare_epilogue(
	pop_conv *p, pop_arena *a, const pop_program *prog, pop_err *err)
{
	pop_dense *d = &p->dense;
	const pop_step *s = d->step;
	int inner = p->dco, along = p->ns;

	p->depthwise = pop_conv_is_depthwise(p);
	if (p->depthwise) {
		inner = p->dg;
	} else if (pop_conv_planar_choose(p, a)) {
		inner = pop_conv_planar_inner(p);
		along = inner == p->dco ? p->ns : p->dco;
		s = pop_conv_planar_step(p, a);
	} else {
		p->line = pop_conv_line(p);
		inner = p->line ? p->ns : inner;
		along = p->line ? p->dco : along;
	}
	POP_TRY(pop_epilogue_prepare(
		&d->epi, a, prog, s, inner, along, d->type, err));
	if (d->epi.plain >= 0)
		p->ldc = row_distance(p, &d->step->view[d->epi.plain]);
	return POP_OK;
}

/* How a step is made. */
typedef struct manner {
	bool whole;  /* it may be cut into phases */
	bool halves; /* where there are chains, by AMX */
} manner;

static pop_status prepare_step(pop_conv **out, pop_arena *a,
	const pop_program *prog, const pop_step *step, manner how,
	pop_err *err);

static pop_status
prepare_phases(pop_conv *p, pop_arena *a, const pop_program *prog,
	const pop_step **part, manner how, pop_err *err)
{
	pop_dense *d = &p->dense;

	how.whole = false;

	p->phase = POP_NEWN(a, pop_conv *, (size_t)p->nphase);
	for (int64_t k = 0; k < p->nphase; k++) {
		POP_TRY(prepare_step(&p->phase[k], a, prog, part[k], how, err));
		if (d->total < p->phase[k]->dense.total)
			d->total = p->phase[k]->dense.total;
	}
	p->at_turned = pop_round_up(d->total, 64);
	d->total = p->at_turned + p->turned_bytes;
	return POP_OK;
}

/* Is a kernel of halves brought into order before it is packed?  Where it is
 * large and packed a tap at a time, its lines would be read as often as it has
 * taps. */
static bool
turns_whole(const pop_conv *p)
{
	return p->nci > POP_GEMM_APART_K / 2 && pop_conv_turns(p);
}

/* Are products of bf16 summed in chains, so that AMX may make them? */
static bool
sums_in_chains(const pop_conv *p)
{
	const pop_step *s = p->dense.step;

	return p->dense.type == POP_GEMM_F32 &&
	       s->view[0].dtype == POP_DT_BF16 &&
	       s->view[1].dtype == POP_DT_BF16 && p->dense.m >= LEAST_DIM &&
	       s->extent[p->dco] >= LEAST_FEATURES && p->nci > 0 &&
	       p->ntap >= pop_divide_up(LEAST_DIM, p->nci);
}

/* Is it made with pixels in lanes, and would tiles be nearly empty? */
static bool
is_small(const pop_conv *p, pop_arena *a)
{
	pop_conv q = *p;

	return segment_of(p) < LEAST_DIM && pop_conv_planar_choose(&q, a);
}

static pop_status
prepare_step(pop_conv **out, pop_arena *a, const pop_program *prog,
	const pop_step *step, manner how, pop_err *err)
{
	pop_conv *p = POP_NEW(a, pop_conv);
	pop_dense *d = &p->dense;
	const pop_step **part;

	*out = p;
	d->step = step;
	POP_TRY(read_dims(p, step, err));
	POP_TRY(pop_gemm_type_of(&d->type, (pop_dtype)step->param[POP_CONV_ACC],
		(pop_dtype)step->view[0].dtype, (pop_dtype)step->view[1].dtype,
		err));
	if (how.whole)
		p->nphase = pop_conv_phases(p, a, !how.halves, &part);
	if (how.whole && how.halves && !p->nphase && turns_whole(p)) {
		part = POP_NEWN(a, const pop_step *, 1);
		part[0] = pop_conv_turned_step(p, a);
		p->nphase = 1;
	}
	if (p->nphase)
		return prepare_phases(p, a, prog, part, how, err);
	p->ci = pop_gemm_depth(d->type, p->nci);
	if (sums_in_chains(p)) {
		d->type = POP_GEMM_CHAINS;
		if (how.halves && !is_small(p, a))
			d->type = POP_GEMM_HALVES;
	}
	POP_TRY(prepare_epilogue(p, a, prog, err));
	if (p->planar) {
		pop_conv_planar_prepare(p, segment_of(p));
		return POP_OK;
	}
	list_taps(p, a);
	if (p->depthwise) {
		pop_conv_depthwise_prepare(p, a);
		return POP_OK;
	}
	choose_zero(p, a);
	choose_source(p);
	p->flat = is_flat(p);
	if (p->flat)
		pop_conv_list_inside(p);
	return plan_product(p, err);
}

static bool
has_chains(const pop_conv *p)
{
	bool any = !p->nphase && p->dense.type == POP_GEMM_CHAINS;

	for (int64_t k = 0; k < p->nphase; k++)
		any = any || has_chains(p->phase[k]);
	return any;
}

static pop_status
prepare(void **out, size_t *scratch_bytes, pop_arena *a,
	const pop_program *prog, const pop_step *step, pop_err *err)
{
	manner how = {.whole = true};
	pop_conv *p;

	POP_TRY(prepare_step(&p, a, prog, step, how, err));
	*out = p;
	*scratch_bytes = p->dense.total;
	if (!has_chains(p) || !pop_gemm_has_amx())
		return POP_OK;
	how.halves = true;
	POP_TRY(prepare_step(&p->halves, a, prog, step, how, err));
	if (p->halves->dense.total > *scratch_bytes)
		*scratch_bytes = p->halves->dense.total;
	return POP_OK;
}

/* ---- Execution. */

/* Pixels of residue r before pixel q of a row that begins with its zeros. */
static int64_t
pixels_before(const pop_conv *p, int64_t q, int64_t r)
{
	return (q - r + p->apart - 1) / p->apart;
}

/* The zeros around the pixels of one residue of n images' rows: as many as
 * `first` before, and those from `end` on. */
static void
clear_pads(const pop_conv *p, unsigned char *at, int64_t n, int64_t first,
	int64_t end)
{
	const pop_conv_dim *d = &p->dim[p->ns - 1];
	const int64_t pixel = p->ci * (int64_t)pop_conv_bytes(p->dense.type);
	const int64_t row = pixel * d->size, each = d->size / p->apart;
	const size_t before = (size_t)(first * pixel);
	const size_t after = (size_t)((each - end) * pixel);

	if (before + after == 0)
		return;
	for (int64_t k = n * p->image / (p->ci * d->size); k > 0; k--) {
		memset(at, p->zero, before);
		memset(at + end * pixel, p->zero, after);
		at += row;
	}
}

/* The pixels of residue r of the last dim, of all rows that c has. */
static void
convert_residue(const pop_conv *p, pop_conv_copy c, int64_t r, pop_run *run)
{
	const pop_conv_dim *d = &p->dim[p->ns - 1];
	const int64_t first = pixels_before(p, p->before, r);
	const int64_t end = pixels_before(p, d->size - p->after, r);
	const int64_t pixel = p->ci * (int64_t)pop_conv_bytes(c.type);
	pop_conv_copy_dim *x = &c.dim[1 + p->ns];

	c.dst += r * (d->size / p->apart) * pixel;
	clear_pads(p, c.dst, c.dim[0].n, first, end);
	c.dst += first * pixel;
	c.src += (first * p->apart + r - p->before) * x->from *
		 (int64_t)pop_dtype_bytes(c.dtype);
	x->n = end - first;
	x->from *= p->apart;
	if (x->n > 0)
		pop_conv_copy_run(&c, run);
}

/* Does a tap see pixels of residue r?  Outputs repeat after `apart`. */
static bool
is_seen(const pop_conv *p, int64_t r)
{
	const pop_conv_dim *d = &p->dim[p->ns - 1];

	for (int64_t o = 0; o < d->out && o < p->apart; o++)
		if ((o * d->stride - d->low - r) % p->apart == 0)
			return true;
	return false;
}

/* Images i .. i + n into shared memory. */
static void
convert_images(
	const pop_conv *p, const pop_dense_job *job, int64_t i, int64_t n)
{
	const pop_view *v = view_of(p, 0);
	pop_conv_copy c = {.type = p->dense.type,
		.dtype = (pop_dtype)v->dtype,
		.ndim = 2 + (unsigned)p->ns,
		.n = p->nci,
		.from = v->stride[p->dci],
		.dst = pop_dense_shared(job)};

	if (p->image == 0)
		return;
	c.src = job->start[0] +
		i * v->stride[0] * (int64_t)pop_dtype_bytes(c.dtype);
	c.dim[0].n = n;
	c.dim[0].from = v->stride[0];
	c.dim[0].to = p->image;
	c.dim[1].n = p->dense.ngroup;
	c.dim[1].from = v->stride[p->dg];
	c.dim[1].to = p->group;
	for (int j = 0; j < p->ns; j++) {
		c.dim[2 + j].n = p->dim[j].size;
		c.dim[2 + j].from = v->stride[1 + j];
		c.dim[2 + j].to = p->dim[j].in;
	}
	if (!p->join) {
		pop_conv_copy_run(&c, job->run);
		return;
	}
	for (int64_t r = 0; r < p->apart; r++)
		if (is_seen(p, r))
			convert_residue(p, c, r, job->run);
}

static void run_step(const pop_conv *p, pop_run *r, unsigned char *kernel);

static void
run_phases(const pop_conv *p, pop_run *r)
{
	unsigned char *kernel = NULL;

	if (p->turned) {
		kernel = (unsigned char *)pop_run_scratch(r, 0) + p->at_turned;
		pop_conv_turn(p, r, kernel);
	}
	for (int64_t k = 0; k < p->nphase; k++)
		run_step(p->phase[k], r, kernel);
}

/* kernel: where it has been brought into order; or NULL. */
static void
run_step(const pop_conv *p, pop_run *r, unsigned char *kernel)
{
	const pop_dense *d = &p->dense;
	unsigned char *start[POP_LIMIT_VIEWS];
	pop_dense_job job = {.d = d,
		.owner = p,
		.run = r,
		.start = start,
		.group1 = d->ngroup,
		.row1 = d->m};

	if (p->nphase) {
		run_phases(p, r);
		return;
	}
	if (d->m == 0)
		return;
	for (uint32_t v = 0; v < d->step->nview; v++)
		start[v] = pop_view_start(r, &d->step->view[v]);
	if (kernel)
		start[1] =
			kernel + view_of(p, 1)->base *
					 (int64_t)pop_elem_bytes(view_of(p, 1));
	if (p->planar) {
		pop_conv_planar_run(p, r, start);
		return;
	}
	if (p->depthwise) {
		pop_conv_depthwise_run(p, r, start);
		return;
	}
	if (p->stores) {
		job.store = (void *)(pop_dense_shared(&job) + p->at_store);
		job.store->b = NULL;
		job.b = start[1];
	}
	if (p->source != POP_CONV_SHARED) {
		pop_dense_run(&job);
		return;
	}
	for (int64_t i = 0; i < p->nimage; i += p->images) {
		int64_t n =
			p->nimage - i < p->images ? p->nimage - i : p->images;

		convert_images(p, &job, i, n);
		job.row0 = i * p->pixels;
		job.row1 = (i + n) * p->pixels;
		pop_dense_run(&job);
	}
}

/* Pixels along spatial dim j of the images as they lie, without zeros that
 * copies of them have around their rows. */
static int64_t
pixels_along(const pop_conv *p, int j)
{
	return p->dim[j].size - (j + 1 == p->ns ? p->before + p->after : 0);
}

/* All of an operand: its base and dims that are not read again and again. */
static pop_halves_operand
operand_of(const pop_conv *p, pop_run *r, unsigned v)
{
	const pop_step *s = p->dense.step;
	const pop_view *w = view_of(p, v);
	pop_halves_operand o = {.at = pop_view_start(r, w)};

	for (unsigned d = 0; d < s->ndim; d++) {
		const bool pixel = v == 0 && d >= 1 && (int)d <= p->ns;

		if (v == 0 && (int)d > p->dci)
			break;
		pop_halves_dim(&o,
			pixel ? pixels_along(p, (int)d - 1) : s->extent[d],
			w->stride[d]);
	}
	return o;
}

/* Do the operands of a run allow halves? */
static bool
fits_halves(const pop_conv *p, pop_run *r)
{
	const pop_halves_operand a = operand_of(p, r, 0);
	const pop_halves_operand b = operand_of(p, r, 1);

	return pop_halves_fit(r, &a, &b);
}

static void
run(const void *plan, pop_run *r)
{
	const pop_conv *p = plan;

	if (p->halves && p->dense.m > 0 && fits_halves(p, r))
		p = p->halves;
	run_step(p, r, NULL);
}

const pop_kernel POP_FN(pop_kernel_conv) = {.prepare = prepare, .run = run};
