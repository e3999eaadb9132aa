#ifndef POP_KERNEL_ISA_FFT_RUN_H
#define POP_KERNEL_ISA_FFT_RUN_H

#include "lib/kernel/isa/fft.h"
#include "lib/kernel/isa/fft_plan.h"

/*
 * Running a plan.  An inverse transform is a forward one with real and
 * imaginary parts exchanged.
 */

struct job {
	const struct plan *p;
	pop_run *run;
	unsigned char *in, *out; /* of SPLIT: a line's */
	real *middle;            /* of SPLIT: its rows */
	int64_t count, nparts;
};

/* The work of a transform, in nanoseconds. */
static double
cost_of(const struct plan *p)
{
	return 4.0 * (double)p->size;
}

static void
scratch_of(const struct job *j, unsigned thread, planes *x, planes *y)
{
	real *at = (real *)(void *)pop_run_scratch(j->run, thread);
	int64_t room = j->p->room;

	*x = (planes){at, at + room};
	*y = (planes){at + 2 * room, at + 3 * room};
}

static int64_t
first_of(const struct job *j, int64_t part)
{
	return j->count * part / j->nparts;
}

static void
run_parts(struct job *j, pop_pool_fn *fn, int64_t count, double ns)
{
	j->count = count;
	j->nparts = pop_part_count(j->run, count, ns);
	pop_part_run(j->run, fn, j, j->nparts);
}

/* ---- Side by side. */

/* Parts of elements: of a packed line's, of every second. */
static void
find_lines(const struct plan *p, unsigned v, unsigned char *start,
	int64_t first, int64_t n, lines *l)
{
	const pop_view *w = &p->step->view[v];
	int64_t size = pop_elem_bytes(w), x[POP_MAX_DIMS];
	bool one = size == REAL, pairs = one && p->packed;

	*l = (lines){.count = n};
	l->stride = w->stride[p->step->ndim - 1] * size;
	l->two = pairs || !one;
	l->gap = pairs ? l->stride : REAL;
	if (pairs)
		l->stride *= 2;
	for (int64_t i = 0; i < n; i++) {
		pop_space_seek(&p->outer, first + i, x);
		l->at[i] = start + pop_space_offset(&p->outer, w, x) * size;
	}
}

static void
convolve_wide(const struct plan *p, planes *x, planes *y)
{
	int64_t w = p->width, len = p->len;
	size_t rest = (size_t)((p->size - len) * w * REAL);

	for (int64_t k = 0; k < len; k++)
		multiply_row(x->re + k * w, x->im + k * w, p->turn.re[k],
			p->turn.im[k], w);
	memset(x->re + len * w, 0, rest);
	memset(x->im + len * w, 0, rest);
	run_fft(&p->fft, w, x, y);
	for (int64_t k = 0; k < p->size; k++)
		multiply_row(x->re + k * w, x->im + k * w, p->factor.re[k],
			p->factor.im[k], w);
	*x = exchanged(*x);
	run_fft(&p->fft, w, x, y);
	*x = exchanged(*x);
	for (int64_t k = 0; k < len; k++)
		multiply_row(x->re + k * w, x->im + k * w, p->turn.re[k],
			p->turn.im[k], w);
}

static void
transform_wide(const struct plan *p, planes *x, planes *y)
{
	if (p->kind == POP_FFT_INVERSE_REAL && p->packed)
		tangle_rows(x, &p->root, p->width, p->len);
	else if (p->kind == POP_FFT_INVERSE_REAL)
		mirror_rows(x, p->width, p->n);
	if (is_inverse(p))
		*x = exchanged(*x);
	if (p->chirp)
		convolve_wide(p, x, y);
	else
		run_fft(&p->fft, p->width, x, y);
	if (is_inverse(p))
		*x = exchanged(*x);
	if (p->kind == POP_FFT_REAL && p->packed)
		untangle_rows(x, &p->root, p->width, p->len);
}

/* Are l's lines neighbours, and as many as are transformed at once? */
static bool
are_pairs(const struct plan *p, const lines *l, pair_rows *out)
{
	*out = (pair_rows){(real *)(void *)l->at[0], p->width, l->stride / REAL,
		is_inverse(p)};
	return l->two && l->gap == REAL && l->count == p->width &&
	       is_beside(l, 2 * REAL);
}

static void
transform_lines(const struct plan *p, const lines *in, const lines *out,
	planes *x, planes *y)
{
	int64_t half = p->n / 2 + 1, w = p->width;
	int64_t nin = p->kind == POP_FFT_INVERSE_REAL ? half : p->len;
	int64_t nout = p->kind == POP_FFT_REAL ? half : p->len;
	pair_rows from, to;

	if (!is_real(p) && !p->chirp && takes_pairs(&p->fft) &&
		are_pairs(p, in, &from) && are_pairs(p, out, &to)) {
		run_fft_between(&p->fft, &from, &to, p->scale, x, y);
		return;
	}
	if (in->count < w || p->kind == POP_FFT_REAL)
		memset(x->re, 0, (size_t)(2 * p->room * REAL));
	load_wide(x, w, in, nin);
	transform_wide(p, x, y);
	store_wide(x, w, out, nout, p->scale);
}

static void
wide_part(void *arg, int64_t part, unsigned thread)
{
	const struct job *j = arg;
	const struct plan *p = j->p;
	int64_t w = p->width;

	for (int64_t g = first_of(j, part); g < first_of(j, part + 1); g++) {
		int64_t n = pop_least(w, p->nline - g * w);
		planes x, y;
		lines in, out;

		scratch_of(j, thread, &x, &y);
		find_lines(p, 0, j->in, g * w, n, &in);
		find_lines(p, 1, j->out, g * w, n, &out);
		transform_lines(p, &in, &out, &x, &y);
	}
}

/* ---- Alone. */

static void
load_alone(const struct plan *p, const planes *x, const real *from)
{
	if (p->packed || !is_real(p)) {
		load_line(x, from, p->len);
	} else if (p->kind == POP_FFT_REAL) {
		memcpy(x->re, from, (size_t)(p->n * REAL));
		memset(x->im, 0, (size_t)(p->n * REAL));
	} else {
		load_line(x, from, p->n / 2 + 1);
		mirror_rows(x, 1, p->n);
	}
}

static void
store_alone(const struct plan *p, real *to, const planes *x)
{
	if (p->packed || !is_real(p))
		store_line(to, x, p->len, p->scale);
	else if (p->kind == POP_FFT_REAL)
		store_line(to, x, p->n / 2 + 1, p->scale);
	else
		for (int64_t k = 0; k < p->n; k++)
			to[k] = x->re[k] * p->scale;
}

static void
multiply_line(const planes *x, const planes *by, int64_t n)
{
#define ONE(T)                                                      \
	do {                                                        \
		T a_ = GET(T, x->re + k), b_ = GET(T, x->im + k);   \
		T c_ = GET(T, by->re + k), s_ = GET(T, by->im + k); \
                                                                    \
		SET(T, x->re + k, a_ * c_ - b_ * s_);               \
		SET(T, x->im + k, a_ * s_ + b_ * c_);               \
	} while (0)
	int64_t k = 0;

	for (; k + VREALS <= n; k += VREALS)
		ONE(vec);
	for (; k < n; k++)
		ONE(real);
#undef ONE
}

/* In *x again. */
static void
convolve_alone(const struct plan *p, planes *x, planes *y)
{
	planes t;

	multiply_line(x, &p->turn, p->len);
	transform_one(p, x, y, p->len);
	multiply_line(y, &p->factor, p->size);
	t = exchanged(*y);
	transform_one(p, &t, x, p->size);
	*y = t;
	*x = exchanged(*x);
	multiply_line(x, &p->turn, p->len);
}

static void
transform_line(const struct plan *p, real *from, real *to, planes *x, planes *y)
{
	const fft *f = &p->line.fft;
	const bool back = is_inverse(p);
	const pair_rows in = {from, SIDE, 2 * SIDE, back};

	if ((p->packed || !is_real(p)) && takes_pairs(f)) {
		run_fft_from(f, &in, x, y);
	} else {
		load_alone(p, x, from);
		if (back)
			*x = exchanged(*x);
		run_fft(f, SIDE, x, y);
	}
	end_line(&p->line, x, to, p->scale, back);
}

static void
transform_chirp(
	const struct plan *p, const real *from, real *to, planes *x, planes *y)
{
	load_alone(p, x, from);
	if (is_inverse(p))
		*x = exchanged(*x);
	convolve_alone(p, x, y);
	if (is_inverse(p))
		*x = exchanged(*x);
	store_alone(p, to, x);
}

/* From and to lines in order. */
static void
transform_alone(
	const struct plan *p, real *from, real *to, planes *x, planes *y)
{
	if (p->kind == POP_FFT_INVERSE_REAL && p->packed) {
		tangle_pairs(to, from, &p->root, p->len, 0, p->len / 2 + 1);
		from = to;
	}
	if (p->chirp)
		transform_chirp(p, from, to, x, y);
	else
		transform_line(p, from, to, x, y);
	if (p->kind == POP_FFT_REAL && p->packed)
		untangle_pairs(to, &p->root, p->len, 0, p->len / 2 + 1);
}

/* Line i of view v. */
static unsigned char *
line_at(const struct job *j, unsigned v, int64_t i)
{
	const pop_view *w = &j->p->step->view[v];
	int64_t x[POP_MAX_DIMS];

	pop_space_seek(&j->p->outer, i, x);
	return (v ? j->out : j->in) +
	       pop_space_offset(&j->p->outer, w, x) * pop_elem_bytes(w);
}

static void
transform_copy(const struct job *j, const unsigned char *from,
	unsigned char *to, planes *x, planes *y)
{
	const struct plan *p = j->p;
	const pop_view *v = p->step->view;
	int last = p->step->ndim - 1;
	int64_t half = p->n / 2 + 1, in = pop_elem_bytes(&v[0]);
	int64_t out = pop_elem_bytes(&v[1]);
	int64_t nin = p->kind == POP_FFT_INVERSE_REAL ? half : p->n;
	int64_t nout = p->kind == POP_FFT_REAL ? half : p->n;
	real *a = x->re + 4 * p->room, *b = a + 2 * (p->len + 1);

	POP_FN(pop_copy_strided)
	((unsigned char *)a, in, from, v[0].stride[last] * in, (size_t)in, nin);
	transform_alone(p, a, b, x, y);
	POP_FN(pop_copy_strided)
	(to, v[1].stride[last] * out, (unsigned char *)b, out, (size_t)out,
		nout);
}

static void
alone_part(void *arg, int64_t part, unsigned thread)
{
	const struct job *j = arg;

	for (int64_t i = first_of(j, part); i < first_of(j, part + 1); i++) {
		unsigned char *from = line_at(j, 0, i), *to = line_at(j, 1, i);
		planes x, y;

		scratch_of(j, thread, &x, &y);
		if (j->p->copies)
			transform_copy(j, from, to, &x, &y);
		else
			transform_alone(j->p, (real *)(void *)from,
				(real *)(void *)to, &x, &y);
	}
}

/* ---- In two: as n1 rows of n2. */

/* Lines first .. of `all`, `apart` pairs apart, elements `stride` pairs. */
static void
find_pairs(real *at, int64_t first, int64_t all, int64_t apart, int64_t stride,
	lines *l)
{
	*l = (lines){.count = pop_least(WIDTH, all - first),
		.stride = stride * 2 * REAL,
		.gap = REAL,
		.two = true};
	for (int64_t i = 0; i < l->count; i++)
		l->at[i] = (unsigned char *)(at + 2 * (first + i) * apart);
}

/* Row k times w(len)^(k (first + i)), i being the column. */
static void
turn_rows(const struct plan *p, const planes *x, int64_t first)
{
	for (int64_t k = 1; k < p->n1; k++) {
		int64_t e = k * (first / WIDTH), c = e / FINE, f = e % FINE;
		double cr = p->coarse_re[c], ci = p->coarse_im[c];
		real br = (real)(cr * p->fine_re[f] - ci * p->fine_im[f]);
		real bi = (real)(cr * p->fine_im[f] + ci * p->fine_re[f]);

		for (int64_t i = k * WIDTH; i < (k + 1) * WIDTH; i += SIDE) {
			block c0 = GET(block, p->near.re + i);
			block s0 = GET(block, p->near.im + i);
			block t = c0 * br - s0 * bi, u = c0 * bi + s0 * br;
			block re = GET(block, x->re + i);
			block im = GET(block, x->im + i);

			SET(block, x->re + i, re * t - im * u);
			SET(block, x->im + i, re * u + im * t);
		}
	}
}

static void
columns_part(void *arg, int64_t part, unsigned thread)
{
	const struct job *j = arg;
	const struct plan *p = j->p;
	real *in = (real *)(void *)j->in;

	for (int64_t g = first_of(j, part); g < first_of(j, part + 1); g++) {
		planes x, y;
		lines l;

		scratch_of(j, thread, &x, &y);
		find_pairs(in, g * WIDTH, p->n2, 1, p->n2, &l);
		load_wide(&x, WIDTH, &l, p->n1);
		if (is_inverse(p))
			x = exchanged(x);
		run_fft(&p->columns, WIDTH, &x, &y);
		turn_rows(p, &x, g * WIDTH);
		find_pairs(j->middle, g * WIDTH, p->n2, 1, p->n2, &l);
		store_wide(&x, WIDTH, &l, p->n1, 1);
	}
}

static void
rows_part(void *arg, int64_t part, unsigned thread)
{
	const struct job *j = arg;
	const struct plan *p = j->p;
	real *out = (real *)(void *)j->out;

	for (int64_t g = first_of(j, part); g < first_of(j, part + 1); g++) {
		planes x, y;
		lines l;

		scratch_of(j, thread, &x, &y);
		find_pairs(j->middle, g * WIDTH, p->n1, p->n2, 1, &l);
		load_wide(&x, WIDTH, &l, p->n2);
		run_fft(&p->rows, WIDTH, &x, &y);
		if (is_inverse(p))
			x = exchanged(x);
		find_pairs(out, g * WIDTH, p->n1, 1, p->n1, &l);
		store_wide(&x, WIDTH, &l, p->n2, p->scale);
	}
}

enum { MIRROR_PART = 4096 };

static void
mirror_part(void *arg, int64_t part, unsigned thread)
{
	const struct job *j = arg;
	const struct plan *p = j->p;
	real *in = (real *)(void *)j->in, *out = (real *)(void *)j->out;
	int64_t all = p->len / 2 + 1;
	int64_t from = first_of(j, part) * MIRROR_PART;
	int64_t end = pop_least(all, first_of(j, part + 1) * MIRROR_PART);

	(void)thread;
	if (p->kind == POP_FFT_REAL)
		untangle_pairs(out, &p->root, p->len, from, end);
	else
		tangle_pairs(out, in, &p->root, p->len, from, end);
}

static void
run_split(struct job *j)
{
	const struct plan *p = j->p;
	struct job one = *j;
	int64_t mirrors = (p->len / 2 + MIRROR_PART) / MIRROR_PART;
	double ns = cost_of(p) / 2;

	/* Rows lie behind the first thread's planes. */
	one.middle = (real *)(void *)pop_run_scratch(j->run, 0) + 4 * p->room;
	for (int64_t i = 0; i < p->nline; i++) {
		one.in = line_at(j, 0, i);
		one.out = line_at(j, 1, i);
		if (p->kind == POP_FFT_INVERSE_REAL) {
			run_parts(&one, mirror_part, mirrors, ns);
			one.in = one.out;
		}
		run_parts(&one, columns_part, (p->n2 - 1) / WIDTH + 1, ns);
		run_parts(&one, rows_part, (p->n1 - 1) / WIDTH + 1, ns);
		if (p->kind == POP_FFT_REAL)
			run_parts(&one, mirror_part, mirrors, ns);
	}
}

/* ---- Kernel. */

pop_status
POP_FFT(prepare)(void **out, size_t *scratch, pop_arena *a,
	const pop_step *step, pop_err *err)
{
	struct plan *p = POP_NEW(a, struct plan);
	int last = step->ndim - 1;

	*out = p;
	*scratch = 0;
	p->step = step;
	p->kind = (int)step->param[POP_FFT_KIND];
	p->n = step->extent[last];
	for (int d = 0; d < last; d++)
		pop_space_add(&p->outer, d, step->extent[d]);
	p->nline = pop_space_count(&p->outer);
	if (p->nline == 0 || p->n == 0)
		return POP_OK;
	return plan_step(p, scratch, a, err);
}

void
POP_FFT(run)(const void *plan, pop_run *r)
{
	const struct plan *p = plan;
	struct job j = {.p = p, .run = r};
	double ns = cost_of(p) * (double)p->nline;

	if (p->nline == 0 || p->n == 0)
		return;
	j.in = pop_view_start(r, &p->step->view[0]);
	j.out = pop_view_start(r, &p->step->view[1]);
	if (p->method == SPLIT)
		run_split(&j);
	else if (p->method == ALONE)
		run_parts(&j, alone_part, p->nline, ns);
	else
		run_parts(&j, wide_part, (p->nline - 1) / p->width + 1, ns);
}

#endif
