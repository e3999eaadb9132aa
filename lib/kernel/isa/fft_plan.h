#ifndef POP_KERNEL_ISA_FFT_PLAN_H
#define POP_KERNEL_ISA_FFT_PLAN_H

#include "lib/base/checked.h"
#include "lib/kernel/isa/fft_wide.h"
#include "lib/kernel/isa/walk.h"

/*
 * What a step needs besides its views.  How its lines are transformed depends
 * on the step alone.
 *
 * WIDE: side by side; ALONE: one by one, in order in memory; SPLIT: a line of
 * n1 * n2 as n1 rows of n2, first along columns, then along rows, by all
 * threads (Bailey, 1990).
 */
enum method { WIDE, ALONE, SPLIT };

enum {
	WIDE_ROWS = 4096,  /* that many are WIDTH wide */
	WIDE_MOST = 65536, /* beyond that, lines are copied */
	SPLIT_FROM = (1 << 18) / REAL,
	SPLIT_ONE = SPLIT_FROM / 4, /* if there is one line only */
};

struct plan {
	const pop_step *step;
	enum method method;
	int kind;
	int64_t n;    /* of the step */
	int64_t len;  /* of the complex transform: n, or n / 2 */
	int64_t size; /* of a line in scratch: len, or that of the convolution
		       */
	int64_t width, nline, room;
	bool packed; /* two real numbers in each complex one */
	bool chirp;
	bool copies; /* ALONE: lines are not in order */
	real scale;
	fft fft;           /* WIDE */
	line line;         /* ALONE */
	planes turn;       /* chirp: exp(-pi i k^2 / len) */
	planes factor;     /* transform of its conjugate, over size */
	planes root;       /* packed: exp(-2 pi i k / n), k <= len / 2 */
	int64_t n1, n2;    /* SPLIT */
	fft columns, rows; /* of lengths n1, n2 */
	planes near;       /* w(len)^(k l) at k * WIDTH + l, k < n1 */
	/* w(len)^(WIDTH k): of FINE * (k / FINE), and of k % FINE */
	double *coarse_re, *coarse_im, *fine_re, *fine_im;
	pop_space outer;
};

enum { FINE = 256 };

static bool
is_real(const struct plan *p)
{
	return p->kind == POP_FFT_REAL || p->kind == POP_FFT_INVERSE_REAL;
}

static bool
is_inverse(const struct plan *p)
{
	return p->kind == POP_FFT_INVERSE || p->kind == POP_FFT_INVERSE_REAL;
}

/* The least SIDE 2^a 3^b 5^c of at least n. */
static int64_t
round_length(int64_t n)
{
	int64_t best = INT64_MAX, least = pop_most(n / SIDE + 1, SIDE);

	for (int64_t five = 1; five <= 25; five *= 5)
		for (int64_t three = five; three <= 27 * five; three *= 3) {
			int64_t two = three;

			while (two < least)
				two *= 2;
			best = pop_least(best, two);
		}
	return best * SIDE;
}

/* The greatest divisor of n that is at most its root. */
static int64_t
divisor_of(int64_t n)
{
	int64_t d = 1;

	for (int64_t k = 1; k * k <= n; k++)
		if (n % k == 0)
			d = k;
	return d;
}

/* A forward transform of n (at most size) elements of x, zeros behind them;
 * it is in *y. */
static void
transform_one(const struct plan *p, planes *x, planes *y, int64_t n)
{
	size_t rest = (size_t)((p->size - n) * REAL);

	memset(x->re + n, 0, rest);
	memset(x->im + n, 0, rest);
	run_line(&p->line, x, y);
}

/* ---- Lengths with a large prime factor: a cyclic convolution with a chirp,
 * of a length that has none (Bluestein, 1970). */

static void
plan_chirp(struct plan *p, pop_arena *a)
{
	int64_t len = p->len, twice = 2 * len;
	planes all = {POP_NEWN(a, real, twice), POP_NEWN(a, real, twice)};
	planes x = {POP_NEWN(a, real, p->size), POP_NEWN(a, real, p->size)};
	planes y = {POP_NEWN(a, real, p->size), POP_NEWN(a, real, p->size)};
	real over = (real)(1.0 / (double)p->size);

	p->turn.re = POP_NEWN(a, real, len);
	p->turn.im = POP_NEWN(a, real, len);
	roots(all.re, all.im, twice, twice);
	for (int64_t k = 0, square = 0; k < len; k++) {
		p->turn.re[k] = all.re[square];
		p->turn.im[k] = all.im[square];
		square = (square + 2 * k + 1) % twice;
	}
	for (int64_t k = 0; k < p->size; k++)
		x.re[k] = x.im[k] = 0;
	for (int64_t k = 0; k < len; k++) {
		int64_t mirror = k ? p->size - k : 0;

		x.re[k] = x.re[mirror] = p->turn.re[k] * over;
		x.im[k] = x.im[mirror] = -p->turn.im[k] * over;
	}
	if (p->method == WIDE) {
		run_fft(&p->fft, 1, &x, &y);
		p->factor = x;
	} else {
		transform_one(p, &x, &y, p->size);
		p->factor = y;
	}
}

/* ---- A transform in two. */

static bool
fits_split(const struct plan *p)
{
	int64_t n1, least = p->nline == 1 ? SPLIT_ONE : SPLIT_FROM;

	if (p->chirp || p->copies || p->len < least ||
		(is_real(p) && !p->packed))
		return false;
	n1 = divisor_of(p->len);
	return n1 >= 4 * WIDTH && p->len / n1 <= WIDE_MOST;
}

/* w(len)^(WIDTH k) for each step-th k. */
static void
plan_turns(double **re, double **im, pop_arena *a, int64_t count, int64_t step,
	int64_t len)
{
	*re = POP_NEWN(a, double, count);
	*im = POP_NEWN(a, double, count);
	for (int64_t k = 0; k < count; k++)
		pop_root_f64(&(*re)[k], &(*im)[k], WIDTH * step * k % len, len);
}

static void
plan_split(struct plan *p, pop_arena *a)
{
	int64_t n1 = divisor_of(p->len), n2 = p->len / n1, far = n1 * WIDTH;
	planes all = {POP_NEWN(a, real, far), POP_NEWN(a, real, far)};

	p->n1 = n1;
	p->n2 = n2;
	plan_fft(&p->columns, a, n1);
	plan_fft(&p->rows, a, n2);
	roots(all.re, all.im, far, p->len);
	p->near.re = POP_NEWN(a, real, far);
	p->near.im = POP_NEWN(a, real, far);
	for (int64_t k = 0; k < n1; k++)
		for (int64_t l = 0; l < WIDTH; l++) {
			p->near.re[k * WIDTH + l] = all.re[k * l];
			p->near.im[k * WIDTH + l] = all.im[k * l];
		}
	plan_turns(&p->coarse_re, &p->coarse_im, a, p->len / WIDTH / FINE + 1,
		FINE, p->len);
	plan_turns(&p->fine_re, &p->fine_im, a, FINE, 1, p->len);
}

/* ---- Steps. */

/* How many lines are taken at once. */
static int64_t
width_of(const struct plan *p)
{
	if (p->nline > SIDE && p->size <= WIDE_ROWS)
		return WIDTH;
	return p->nline > 2 ? SIDE : p->nline;
}

/* Lines in order in memory can be transformed where they are; others are
 * copied if there are few, or if SIDE of them would need much room. */
static void
choose(struct plan *p)
{
	int last = p->step->ndim - 1;

	p->copies = p->step->view[0].stride[last] != 1 ||
		    p->step->view[1].stride[last] != 1;
	p->method = WIDE;
	if (fits_split(p))
		p->method = SPLIT;
	else if (fits_line(p->size) &&
		 (!p->copies || p->nline < SIDE || p->size > WIDE_MOST))
		p->method = ALONE;
}

/* Bytes of scratch, and of one plane. */
static pop_status
measure(struct plan *p, size_t *scratch, pop_err *err)
{
	int64_t rows = p->size + 1, width = p->width, all, extra = 0;

	if (p->method == ALONE)
		width = 1;
	if (p->method == SPLIT) {
		rows = pop_most(p->n1, p->n2);
		extra = p->len;
	}
	if (p->copies && p->method == ALONE)
		extra = 2 * (p->len + 1);
	/* Planes start in different lines of the first cache. */
	if (!pop_mul_i64(rows, width, &p->room) ||
		!pop_add_i64(p->room, 15 * WIDTH, &p->room) ||
		!pop_mul_i64(p->room, 4, &all) ||
		!pop_add_i64(all, 2 * extra, &all) ||
		!pop_mul_i64(all, REAL, &all))
		return pop_fail(err, POP_E_INPUT,
			"a transform of length %lld needs more memory than "
			"can be counted",
			(long long)p->n);
	p->room = p->room / WIDTH * WIDTH;
	*scratch = pop_round_up((size_t)all, 64);
	return POP_OK;
}

static void
plan_root(struct plan *p, pop_arena *a)
{
	int64_t count = p->len / 2 + 1;

	p->root.re = POP_NEWN(a, real, count);
	p->root.im = POP_NEWN(a, real, count);
	roots(p->root.re, p->root.im, count, p->n);
}

static pop_status
plan_step(struct plan *p, size_t *scratch, pop_arena *a, pop_err *err)
{
	p->packed = is_real(p) && p->n % 2 == 0;
	p->len = p->packed ? p->n / 2 : p->n;
	if (p->n > INT64_MAX / 4096)
		return pop_fail(err, POP_E_INPUT,
			"a transform of length %lld is too long",
			(long long)p->n);
	p->scale = is_inverse(p) ? (real)(1.0 / (double)p->n) : 1;
	p->chirp = !is_smooth(p->len);
	p->size = p->chirp ? round_length(2 * p->len - 1) : p->len;
	choose(p);
	p->width = p->method == SPLIT ? WIDTH : width_of(p);
	if (p->method == SPLIT)
		plan_split(p, a);
	else if (p->method == ALONE)
		plan_line(&p->line, a, p->size);
	else
		plan_fft(&p->fft, a, p->size);
	if (p->chirp)
		plan_chirp(p, a);
	if (p->packed)
		plan_root(p, a);
	return measure(p, scratch, err);
}

#endif
