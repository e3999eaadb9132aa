/*
 * Depthwise convolution: one feature in and one out per group, groups in the
 * lanes.
 *
 * Four output pixels of an image row are summed at a time, so that each element
 * of the kernel is loaded once for them; at the border, one pixel with those
 * taps that lie inside.
 *
 * Products of bytes are summed as f32, which holds such sums, and their
 * conversions, exactly.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/conv.h"
#include "lib/kernel/isa/vec.h"

enum {
	FOUR = 4,
	LINE = 32, /* pixels between two epilogues, at most */
	LEAST_GROUPS = 4,
	/* Input converted at a time, if an image is not larger; a larger image
	 * than the second is no depthwise case. */
	SHARED_BYTES = 8 << 20,
	IMAGE_BYTES = 256 << 20,
	TAPS = 1 << 12,  /* at most */
	WHOLE = 1 << 24, /* up to which f32 holds all whole numbers */
	PARTS = 4,       /* per thread */
};

#define ALONE_FLOPS 100e3

static const pop_view *
view_of(const pop_conv *p, unsigned v)
{
	return &p->dense.step->view[v];
}

static int64_t
groups_of(const pop_conv *p)
{
	return p->dense.step->extent[p->dg];
}

static bool
is_ready(const pop_conv *p, unsigned v)
{
	const pop_view *w = view_of(p, v);

	return w->dtype == POP_DT_F32 && w->stride[p->dg] == 1;
}

/* Elements of an image; the largest number if there are too many. */
static int64_t
image_elements(const pop_conv *p)
{
	int64_t n = groups_of(p);

	for (int j = 0; j < p->ns; j++)
		if (!pop_mul_i64(n, p->dim[j].size, &n))
			return INT64_MAX;
	return n;
}

/* Of the elements of an operand; 0: they are no bytes. */
static int64_t
greatest_byte(const pop_conv *p, unsigned v)
{
	const uint8_t d = view_of(p, v)->dtype;

	return d == POP_DT_I8 ? 128 : d == POP_DT_U8 ? 255 : 0;
}

/* Are sums of products of bytes whole numbers that f32 holds? */
static bool
is_of_bytes(const pop_conv *p)
{
	const int64_t most = greatest_byte(p, 0) * greatest_byte(p, 1);

	return pop_gemm_is_sum(p->dense.type, POP_DT_I32) && most > 0 &&
	       p->ntap <= WHOLE / most;
}

bool
pop_conv_is_depthwise(const pop_conv *p)
{
	const int64_t g = groups_of(p);

	return p->nci == 1 && p->dense.step->extent[p->dco] == 1 &&
	       (p->dense.type == POP_GEMM_F32 || is_of_bytes(p)) &&
	       g >= LEAST_GROUPS && p->ntap > 0 && p->ntap <= TAPS &&
	       g <= IMAGE_BYTES / 4 / p->ntap &&
	       (is_ready(p, 0) || image_elements(p) <= IMAGE_BYTES / 4);
}

void
pop_conv_depthwise_prepare(pop_conv *p, pop_arena *a)
{
	pop_dense *d = &p->dense;
	const int64_t g = groups_of(p), image = image_elements(p);
	int64_t at = g;

	p->image = view_of(p, 0)->stride[0];
	if (!is_ready(p, 0)) {
		p->source = POP_CONV_SHARED;
		for (int j = p->ns - 1; j >= 0; j--) {
			p->dim[j].in = at;
			at *= p->dim[j].size;
		}
		p->image = image;
		p->images = image > 0 ? SHARED_BYTES / 4 / image : 1;
		p->images = p->images < 1 ? 1 : p->images;
		if (p->images > p->nimage)
			p->images = p->nimage;
		d->sharing = (size_t)(p->images * image) * sizeof(float);
	}
	p->copy_kernel = !is_ready(p, 1);
	if (p->copy_kernel)
		p->kernel_bytes =
			pop_round_up((size_t)(p->ntap * g) * sizeof(float), 64);
	p->kernel_at = POP_NEWN(a, int64_t, (size_t)p->ntap);
	for (int64_t t = 0; t < p->ntap; t++)
		p->kernel_at[t] = p->copy_kernel ? t * g : p->tap_at[t];
	pop_conv_list_inside(p);
	d->at_frame = 0;
	d->at_c = pop_round_up(d->epi.scratch, 64);
	d->at_local = d->at_c + pop_round_up((size_t)(LINE * g) * 4, 64);
	d->at_shared = pop_round_up(
		d->at_local + (size_t)p->ntap * 2 * sizeof(int64_t), 64);
	d->total =
		d->at_shared + p->kernel_bytes + pop_round_up(d->sharing, 64);
}

/* ---- Sums. */

/* What taps read: element of the input, relative to the pixel, and of the
 * kernel. */
typedef struct taps {
	int64_t n;
	const int64_t *x, *k;
	bool whole; /* sums become i32 */
} taps;

POP_INLINE vf
summed(vf x, const taps *t)
{
	return t->whole ? (vf)POP_CONVERT(x, V) : x;
}

/* `np` pixels, `apart` elements apart, LANES groups from g on. */
POP_INLINE void
lanes(const int np, float *c, int64_t ldc, const float *a, int64_t apart,
	const float *b, const taps *t)
{
	vf x[FOUR];

#pragma GCC unroll 4
	for (int i = 0; i < np; i++)
		x[i] = (vf){0};
	for (int64_t q = 0; q < t->n; q++) {
		vf w;

		memcpy(&w, b + t->k[q], sizeof(w));
#pragma GCC unroll 4
		for (int i = 0; i < np; i++) {
			vf y;

			memcpy(&y, a + t->x[q] + i * apart, sizeof(y));
			x[i] = vf_fma(y, w, x[i]);
		}
	}
#pragma GCC unroll 4
	for (int i = 0; i < np; i++) {
		x[i] = summed(x[i], t);
		memcpy(c + i * ldc, &x[i], sizeof(x[i]));
	}
}

/* All groups; the last vector overlaps the one before. */
POP_INLINE void
all_groups(const int np, float *c, int64_t ldc, const float *a, int64_t apart,
	const float *b, const taps *t, int64_t ngroup)
{
	int64_t g = 0;

	for (; g + LANES <= ngroup; g += LANES)
		lanes(np, c + g, ldc, a + g, apart, b + g, t);
	if (g < ngroup && ngroup >= LANES) {
		g = ngroup - LANES;
		lanes(np, c + g, ldc, a + g, apart, b + g, t);
		g = ngroup;
	}
	for (; g < ngroup; g++)
		for (int i = 0; i < np; i++) {
			vf x = {0};

			for (int64_t q = 0; q < t->n; q++)
				x = vf_fma(vf_set(a[t->x[q] + i * apart + g]),
					vf_set(b[t->k[q] + g]), x);
			x = summed(x, t);
			memcpy(&c[i * ldc + g], &x, sizeof(*c));
		}
}

__attribute__((noinline)) static void
four_pixels(float *c, int64_t ldc, const float *a, int64_t apart,
	const float *b, const taps *t, int64_t ngroup)
{
	all_groups(FOUR, c, ldc, a, apart, b, t, ngroup);
}

__attribute__((noinline)) static void
one_pixel(
	float *c, const float *a, const float *b, const taps *t, int64_t ngroup)
{
	all_groups(1, c, 0, a, 0, b, t, ngroup);
}

/* ---- Parts. */

typedef struct depth_job {
	const pop_conv *p;
	pop_run *run;
	unsigned char *const *start;
	const float *a, *b;
	int64_t i0, i1; /* pixels */
	int64_t nparts;
} depth_job;

/* Do all taps of n pixels from x on lie inside, one image row? */
static bool
all_inside(const pop_conv *p, const pop_conv_pixel *x, int64_t n)
{
	for (int j = 0; j < p->ns; j++) {
		const pop_conv_dim *d = &p->dim[j];
		int64_t more = j == p->ns - 1 ? n - 1 : 0;

		if (d->lhs != 1 || x->p[j] < 0 || x->o[j] + more >= d->out ||
			x->p[j] + more * d->stride + (d->taps - 1) * d->rhs >=
				d->size)
			return false;
	}
	return p->ns > 0;
}

/* The element of the input where the pixel's first tap is. */
static int64_t
corner(const pop_conv *p, const pop_conv_pixel *x)
{
	int64_t at = x->at;

	for (int j = 0; j < p->ns; j++)
		at += x->p[j] * p->dim[j].in;
	return at;
}

static void
border_pixel(
	const depth_job *job, const pop_conv_pixel *x, float *c, int64_t *list)
{
	const pop_conv *p = job->p;
	taps t = {0, list, list + p->ntap, p->dense.type != POP_GEMM_F32};

	for (int64_t q = 0; q < p->ntap; q++)
		if (pop_conv_input(p, x, p->tap + q * p->ns, &list[t.n])) {
			list[p->ntap + t.n] = p->kernel_at[q];
			t.n++;
		}
	one_pixel(c, job->a, job->b, &t, groups_of(p));
}

/* n pixels from i on, which may go over image rows. */
static void
pixels(const depth_job *job, int64_t i, int64_t n, float *c, int64_t ldc,
	int64_t *list)
{
	const pop_conv *p = job->p;
	const pop_conv_dim *last = &p->dim[p->ns ? p->ns - 1 : 0];
	const taps t = {p->ntap, p->inside_at, p->kernel_at,
		p->dense.type != POP_GEMM_F32};
	pop_conv_pixel x;

	pop_conv_locate(p, &x, i);
	/* Converted images begin with that of the first pixel. */
	if (p->source == POP_CONV_SHARED)
		x.at -= job->i0 / p->pixels * p->image;
	while (n > 0) {
		int64_t done = 1;

		if (n >= FOUR && all_inside(p, &x, FOUR)) {
			four_pixels(c, ldc, job->a + corner(p, &x),
				last->stride * last->in, job->b, &t,
				groups_of(p));
			done = FOUR;
		} else {
			border_pixel(job, &x, c, list);
		}
		n -= done;
		c += done * ldc;
		while (done--)
			pop_conv_next(p, &x);
	}
}

static void
depth_part(void *arg, int64_t part, unsigned thread)
{
	const depth_job *job = arg;
	const pop_conv *p = job->p;
	const pop_dense *d = &p->dense;
	const int64_t m = job->i1 - job->i0, g = groups_of(p);
	unsigned char *scratch = pop_run_scratch(job->run, thread);
	int64_t *list = (int64_t *)(void *)(scratch + d->at_local);
	int64_t end = job->i0 + m * (part + 1) / job->nparts;
	pop_conv_finish f = {.c = p,
		.frame = pop_epilogue_begin(&d->epi, scratch + d->at_frame),
		.start = job->start,
		.n = g};

	for (int64_t i = job->i0 + m * part / job->nparts, n; i < end; i += n) {
		int64_t ldc = g;
		void *c = pop_conv_place(&f, i, &ldc);
		bool direct = c != NULL;

		n = end - i < LINE ? end - i : LINE;
		if (!direct)
			c = scratch + d->at_c;
		pixels(job, i, n, c, ldc, list);
		if (!direct)
			pop_conv_finish_rows(&f, i, n, c, ldc);
	}
}

static void
convert(const depth_job *job, unsigned v, void *to, int64_t i, int64_t n)
{
	const pop_conv *p = job->p;
	const pop_view *w = view_of(p, v);
	pop_conv_copy c = {.type = POP_GEMM_F32,
		.dtype = (pop_dtype)w->dtype,
		.ndim = 1 + (unsigned)p->ns,
		.n = groups_of(p),
		.from = w->stride[p->dg],
		.src = job->start[v],
		.dst = to};
	int64_t at = c.n;

	for (int j = p->ns - 1; j >= 0; j--) {
		c.dim[1 + j].n = v ? p->dim[j].taps : p->dim[j].size;
		c.dim[1 + j].from = w->stride[v ? p->dci + 1 + j : 1 + j];
		c.dim[1 + j].to = at;
		at *= c.dim[1 + j].n;
	}
	c.dim[0].n = n;
	c.dim[0].from = v ? 0 : w->stride[0];
	c.dim[0].to = at;
	c.src += i * w->stride[0] * (int64_t)pop_dtype_bytes(c.dtype);
	if (at > 0)
		pop_conv_copy_run(&c, job->run);
}

static void
run_images(depth_job *job, int64_t i, int64_t n)
{
	const pop_conv *p = job->p;
	double flops = 2.0 * (double)(n * p->pixels) * (double)groups_of(p) *
		       (double)p->ntap;

	job->i0 = i * p->pixels;
	job->i1 = (i + n) * p->pixels;
	job->nparts = 1;
	if (job->run->nthread > 1 && flops >= ALONE_FLOPS)
		job->nparts = PARTS * (int64_t)job->run->nthread;
	if (job->nparts > job->i1 - job->i0)
		job->nparts = job->i1 - job->i0;
	if (job->nparts > 1)
		pop_pool_run(job->run->pool, depth_part, job, job->nparts);
	else
		depth_part(job, 0, 0);
}

void
pop_conv_depthwise_run(
	const pop_conv *p, pop_run *run, unsigned char *const *start)
{
	unsigned char *shared =
		(unsigned char *)pop_run_scratch(run, 0) + p->dense.at_shared;
	depth_job job = {.p = p, .run = run, .start = start};

	job.a = (const float *)(const void *)start[0];
	job.b = (const float *)(const void *)start[1];
	if (p->copy_kernel) {
		convert(&job, 1, shared, 0, 1);
		job.b = (const float *)(const void *)shared;
	}
	if (p->source != POP_CONV_SHARED) {
		run_images(&job, 0, p->nimage);
		return;
	}
	shared += p->kernel_bytes;
	job.a = (const float *)(const void *)shared;
	for (int64_t i = 0, n; i < p->nimage; i += n) {
		n = p->nimage - i < p->images ? p->nimage - i : p->images;
		convert(&job, 0, shared, i, n);
		run_images(&job, i, n);
	}
}
