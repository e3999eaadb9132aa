#ifndef POP_KERNEL_ISA_FFT_PASS_H
#define POP_KERNEL_ISA_FFT_PASS_H

#include <stdint.h>

#include "lib/base/arena.h"
#include "lib/kernel/isa/fft_type.h"
#include "lib/kernel/kernel.h"

/*
 * Complex transforms of `width` lines at once, element j of line i at
 * j * width + i.
 *
 * Stockham's form: each pass of radix r takes what is left of the length from
 * n to n / r and leaves runs r times as long in order, so that the lines and
 * what is done are the inner loop, and nothing has to be reordered.  Sums are
 * made in one order, whatever the width.  Each pass is written once and
 * compiled for vectors, blocks and, where runs are short, single numbers; and
 * for blocks of pairs, which the first may take and the last put, so that no
 * pass only brings them apart or together.
 */

enum {
	STAGES = 64,
	DIRECT = 47, /* the greatest prime with a pass of its own */
};

typedef struct stage {
	int64_t r, m; /* radix, and what is left after it */
	/* w(r m)^(j p) at p * (r - 1) + j - 1, for 0 < j < r. */
	const real *re, *im;
	/* cos and sin of 2 pi i / r, for odd r. */
	const real *cosine, *sine;
} stage;

typedef struct fft {
	int64_t n;
	unsigned nstage;
	stage stage[STAGES];
} fft;

/* ---- Plan. */

static int64_t
radix_of(int64_t n)
{
	if (n % 8 == 0 && n != 16)
		return 8;
	if (n % 4 == 0)
		return 4;
	if (n % 2 == 0)
		return 2;
	for (int64_t r = 3; r <= DIRECT; r += 2)
		if (n % r == 0)
			return r;
	return 0;
}

/* Has n no prime factor above DIRECT? */
static bool
is_smooth(int64_t n)
{
	while (n > 1) {
		int64_t r = radix_of(n);

		if (!r)
			return false;
		n /= r;
	}
	return true;
}

/* The turns of a stage, from all roots of n. */
static void
plan_stage(stage *t, pop_arena *a, int64_t n, int64_t left, const planes *all)
{
	int64_t r = radix_of(left), m = left / r, at = 0;
	real *wr = POP_NEWN(a, real, m * (r - 1));
	real *wi = POP_NEWN(a, real, m * (r - 1));
	real *c = NULL, *s = NULL;

	for (int64_t p = 0; p < m; p++)
		for (int64_t j = 1; j < r; j++) {
			int64_t k = j * p * (n / left);

			wr[at] = all->re[k];
			wi[at++] = all->im[k];
		}
	if (r % 2) {
		c = POP_NEWN(a, real, r);
		s = POP_NEWN(a, real, r);
		roots(c, s, r, r);
		for (int64_t i = 0; i < r; i++)
			s[i] = -s[i];
	}
	*t = (stage){r, m, wr, wi, c, s};
}

/* n is smooth and at least 1. */
static void
plan_fft(fft *f, pop_arena *a, int64_t n)
{
	planes all = {POP_NEWN(a, real, n), POP_NEWN(a, real, n)};

	*f = (fft){.n = n};
	roots(all.re, all.im, n, n);
	for (int64_t left = n; left > 1;) {
		stage *t = &f->stage[f->nstage++];

		plan_stage(t, a, n, left, &all);
		left = t->m;
	}
}

/* ---- Butterflies, in place. */

#define ROOT_HALF ((real)0.70710678118654752440)

#define BUTTERFLIES(T)                                                       \
	POP_INLINE void quarter_##T(                                         \
		T *ar, T *ai, T *br, T *bi, T *cr, T *ci, T *dr, T *di)      \
	{                                                                    \
		T er = *ar + *cr, ei = *ai + *ci, fr = *ar - *cr;            \
		T fi = *ai - *ci, gr = *br + *dr, gi = *bi + *di;            \
		T hr = *br - *dr, hi = *bi - *di;                            \
                                                                             \
		*ar = er + gr;                                               \
		*ai = ei + gi;                                               \
		*br = fr + hi;                                               \
		*bi = fi - hr;                                               \
		*cr = er - gr;                                               \
		*ci = ei - gi;                                               \
		*dr = fr - hi;                                               \
		*di = fi + hr;                                               \
	}                                                                    \
	POP_INLINE void butterfly4_##T(T *r, T *i)                           \
	{                                                                    \
		quarter_##T(&r[0], &i[0], &r[1], &i[1], &r[2], &i[2], &r[3], \
			&i[3]);                                              \
	}                                                                    \
	POP_INLINE void butterfly8_##T(T *r, T *i)                           \
	{                                                                    \
		T odr[4] = {r[1], r[3], r[5], r[7]};                         \
		T odi[4] = {i[1], i[3], i[5], i[7]}, t;                      \
		T er[4] = {r[0], r[2], r[4], r[6]};                          \
		T ei[4] = {i[0], i[2], i[4], i[6]};                          \
                                                                             \
		butterfly4_##T(er, ei);                                      \
		butterfly4_##T(odr, odi);                                    \
		t = (odr[1] + odi[1]) * ROOT_HALF;                           \
		odi[1] = (odi[1] - odr[1]) * ROOT_HALF;                      \
		odr[1] = t;                                                  \
		t = odi[2];                                                  \
		odi[2] = -odr[2];                                            \
		odr[2] = t;                                                  \
		t = (odi[3] - odr[3]) * ROOT_HALF;                           \
		odi[3] = (odr[3] + odi[3]) * -ROOT_HALF;                     \
		odr[3] = t;                                                  \
		_Pragma("GCC unroll 4") for (int k = 0; k < 4; k++)          \
		{                                                            \
			r[k] = er[k] + odr[k];                               \
			i[k] = ei[k] + odi[k];                               \
			r[k + 4] = er[k] - odr[k];                           \
			i[k + 4] = ei[k] - odi[k];                           \
		}                                                            \
	}

/* ---- Passes. */

/* One number of the run q of part p: x[k] is `in` apart, y[j] `out`.  Pairs
 * lie where the real parts would. */
typedef struct spot {
	const real *xr, *xi;
	real *yr, *yi;
	int64_t in, out, run;
	const real *wr, *wi; /* turns of the outputs but the first */
	real scale;          /* of pairs that are put */
} spot;

/* How: TURN outputs; BACK: parts of pairs are exchanged. */
enum { TURN = 1, BACK = 2 };

#define TAKE(T, t, q, k, how, re, im)                         \
	do {                                                  \
		(re) = GET(T, (t)->xr + (k) * (t)->in + (q)); \
		(im) = GET(T, (t)->xi + (k) * (t)->in + (q)); \
	} while (0)

#define TAKE_PAIRS(T, t, q, k, how, re, im)                         \
	do {                                                        \
		const real *p_ = (t)->xr + (k) * (t)->in + 2 * (q); \
                                                                    \
		if ((how)&BACK)                                     \
			load_pairs(p_, &(im), &(re));               \
		else                                                \
			load_pairs(p_, &(re), &(im));               \
	} while (0)

/* Output j, without a turn: there is none after the last pass. */
#define PUT_PAIRS(T, t, q, j, how, re, im)                          \
	do {                                                        \
		T re_ = (re) * (t)->scale, im_ = (im) * (t)->scale; \
		real *p_ = (t)->yr + (j) * (t)->out + 2 * (q);      \
                                                                    \
		if ((how)&BACK)                                     \
			store_pairs(p_, &im_, &re_);                \
		else                                                \
			store_pairs(p_, &re_, &im_);                \
	} while (0)

/* Stores output j after its turn. */
#define PUT(T, t, q, j, how, re, im)                                   \
	do {                                                           \
		T re_ = (re), im_ = (im);                              \
                                                                       \
		if ((how)&TURN && (j)) {                               \
			real c_ = (t)->wr[(j)-1], s_ = (t)->wi[(j)-1]; \
                                                                       \
			SET(T, (t)->yr + (j) * (t)->out + (q),         \
				re_ * c_ - im_ * s_);                  \
			SET(T, (t)->yi + (j) * (t)->out + (q),         \
				re_ * s_ + im_ * c_);                  \
		} else {                                               \
			SET(T, (t)->yr + (j) * (t)->out + (q), re_);   \
			SET(T, (t)->yi + (j) * (t)->out + (q), im_);   \
		}                                                      \
	} while (0)

#define PASSES(name, T, take, put)                                           \
	POP_INLINE void two_##name(const spot *t, int64_t q, const int how)  \
	{                                                                    \
		T ar, ai, br, bi;                                            \
                                                                             \
		take(T, t, q, 0, how, ar, ai);                               \
		take(T, t, q, 1, how, br, bi);                               \
		put(T, t, q, 0, how, ar + br, ai + bi);                      \
		put(T, t, q, 1, how, ar - br, ai - bi);                      \
	}                                                                    \
	POP_INLINE void even_##name(                                         \
		const spot *t, int64_t q, const int how, int r)              \
	{                                                                    \
		T x[8], y[8];                                                \
                                                                             \
		_Pragma("GCC unroll 8") for (int k = 0; k < r; k++)          \
			take(T, t, q, k, how, x[k], y[k]);                   \
		if (r == 8)                                                  \
			butterfly8_##T(x, y);                                \
		else                                                         \
			butterfly4_##T(x, y);                                \
		_Pragma("GCC unroll 8") for (int k = 0; k < r; k++)          \
			put(T, t, q, k, how, x[k], y[k]);                    \
	}                                                                    \
	POP_INLINE void odd_##name(const spot *t, int64_t q, const int how,  \
		int64_t r, const real *c, const real *s)                     \
	{                                                                    \
		T sr[DIRECT / 2 + 1], si[DIRECT / 2 + 1];                    \
		T dr[DIRECT / 2 + 1], di[DIRECT / 2 + 1];                    \
		T zr, zi, ar, ai;                                            \
                                                                             \
		take(T, t, q, 0, how, zr, zi);                               \
		ar = zr;                                                     \
		ai = zi;                                                     \
		_Pragma("GCC unroll 3") for (int64_t k = 1; k <= r / 2; k++) \
		{                                                            \
			T ur, ui, wr, wi;                                    \
                                                                             \
			take(T, t, q, k, how, ur, ui);                       \
			take(T, t, q, r - k, how, wr, wi);                   \
			sr[k] = ur + wr;                                     \
			si[k] = ui + wi;                                     \
			dr[k] = ur - wr;                                     \
			di[k] = ui - wi;                                     \
			ar = ar + sr[k];                                     \
			ai = ai + si[k];                                     \
		}                                                            \
		put(T, t, q, 0, how, ar, ai);                                \
		_Pragma("GCC unroll 3") for (int64_t j = 1; j <= r / 2; j++) \
		{                                                            \
			T br = dr[1] * s[j], bi = di[1] * s[j];              \
			int64_t at = j;                                      \
                                                                             \
			ar = zr + sr[1] * c[j];                              \
			ai = zi + si[1] * c[j];                              \
			_Pragma("GCC unroll 3") for (int64_t k = 2;          \
						     k <= r / 2; k++)        \
			{                                                    \
				at = at + j < r ? at + j : at + j - r;       \
				ar = ar + sr[k] * c[at];                     \
				ai = ai + si[k] * c[at];                     \
				br = br + dr[k] * s[at];                     \
				bi = bi + di[k] * s[at];                     \
			}                                                    \
			put(T, t, q, j, how, ar + bi, ai - br);              \
			put(T, t, q, r - j, how, ar - bi, ai + br);          \
		}                                                            \
	}

BUTTERFLIES(vec)
BUTTERFLIES(block)
BUTTERFLIES(real)
PASSES(vec, vec, TAKE, PUT)
PASSES(block, block, TAKE, PUT)
PASSES(real, real, TAKE, PUT)
PASSES(from, block, TAKE_PAIRS, PUT)
PASSES(to, block, TAKE, PUT_PAIRS)

/* All of a run, by vectors, blocks and what is left over. */
#define SPAN(call, how)                                              \
	do {                                                         \
		int64_t q = 0;                                       \
                                                                     \
		for (; q + VREALS <= t.run; q += VREALS)             \
			call(vec, how);                              \
		for (; (int)VREALS > (int)SIDE && q + SIDE <= t.run; \
			q += SIDE)                                   \
			call(block, how);                            \
		for (; q < t.run; q++)                               \
			call(real, how);                             \
	} while (0)
/* All of a run that is pairs before, or behind. */
#define SPAN_FROM(call, how)                              \
	do {                                              \
		for (int64_t q = 0; q < t.run; q += SIDE) \
			call(from, how);                  \
	} while (0)
#define SPAN_TO(call, how)                                \
	do {                                              \
		for (int64_t q = 0; q < t.run; q += SIDE) \
			call(to, how);                    \
	} while (0)
/* All parts, `in` reals apart: the first has no turns. */
#define PARTS(span, call, in, how)                \
	do {                                      \
		span(call, how);                  \
		for (int64_t p = 1; p < m; p++) { \
			t.xr += (in);             \
			t.xi += (in);             \
			t.yr += t.run * r;        \
			t.yi += t.run * r;        \
			t.wr += r - 1;            \
			t.wi += r - 1;            \
			span(call, (how) | TURN); \
		}                                 \
	} while (0)
/* All rows of the last pass, `in` reals apart and then `stride`. */
#define ROWS(call, how)                              \
	do {                                         \
		for (int64_t k = 0; k < nrow; k++) { \
			SPAN_TO(call, how);          \
			t.xr += t.run;               \
			t.xi += t.run;               \
			t.yr += stride;              \
		}                                    \
	} while (0)
#define TWO(name, how)   two_##name(&t, q, how)
#define FOUR(name, how)  even_##name(&t, q, how, 4)
#define EIGHT(name, how) even_##name(&t, q, how, 8)
#define THREE(name, how) odd_##name(&t, q, how, 3, f->cosine, f->sine)
#define FIVE(name, how)  odd_##name(&t, q, how, 5, f->cosine, f->sine)
#define SEVEN(name, how) odd_##name(&t, q, how, 7, f->cosine, f->sine)
#define ODD(name, how)   odd_##name(&t, q, how, f->r, f->cosine, f->sine)

static void
pass(const stage *f, int64_t run, const planes *x, const planes *y)
{
	const int64_t r = f->r, m = f->m;
	spot t = {.xr = x->re,
		.xi = x->im,
		.yr = y->re,
		.yi = y->im,
		.in = run * m,
		.out = run,
		.run = run,
		.wr = f->re,
		.wi = f->im};

	switch (r) {
	case 2:
		PARTS(SPAN, TWO, run, 0);
		break;
	case 3:
		PARTS(SPAN, THREE, run, 0);
		break;
	case 4:
		PARTS(SPAN, FOUR, run, 0);
		break;
	case 5:
		PARTS(SPAN, FIVE, run, 0);
		break;
	case 7:
		PARTS(SPAN, SEVEN, run, 0);
		break;
	case 8:
		PARTS(SPAN, EIGHT, run, 0);
		break;
	default:
		PARTS(SPAN, ODD, run, 0);
	}
}

/* ---- Rows of `width` pairs, `stride` reals apart, width being some SIDE. */

typedef struct pair_rows {
	real *at;
	int64_t width, stride;
	bool back; /* parts are exchanged */
} pair_rows;

/* Whether the first pass of a transform takes pairs, and the last puts them.
 */
static bool
takes_pairs(const fft *f)
{
	return f->nstage > 1 && f->stage[0].r % 2 == 0;
}

POP_INLINE void
first_pass_of(
	const stage *f, const pair_rows *from, const planes *y, const int how)
{
	const int64_t r = f->r, m = f->m;
	spot t = {.xr = from->at,
		.xi = from->at,
		.yr = y->re,
		.yi = y->im,
		.in = from->stride * m,
		.out = from->width,
		.run = from->width,
		.wr = f->re,
		.wi = f->im};

	if (r == 2)
		PARTS(SPAN_FROM, TWO, from->stride, how);
	else if (r == 4)
		PARTS(SPAN_FROM, FOUR, from->stride, how);
	else
		PARTS(SPAN_FROM, EIGHT, from->stride, how);
}

static void
first_pass(const stage *f, const pair_rows *from, const planes *y)
{
	if (from->back)
		first_pass_of(f, from, y, BACK);
	else
		first_pass_of(f, from, y, 0);
}

POP_INLINE void
last_pass_of(const stage *f, int64_t nrow, const planes *x, const pair_rows *to,
	real scale, const int how)
{
	const int64_t stride = to->stride;
	spot t = {.xr = x->re,
		.xi = x->im,
		.yr = to->at,
		.in = nrow * to->width,
		.out = nrow * stride,
		.run = to->width,
		.scale = scale};

	switch (f->r) {
	case 2:
		ROWS(TWO, how);
		break;
	case 3:
		ROWS(THREE, how);
		break;
	case 4:
		ROWS(FOUR, how);
		break;
	case 5:
		ROWS(FIVE, how);
		break;
	case 7:
		ROWS(SEVEN, how);
		break;
	case 8:
		ROWS(EIGHT, how);
		break;
	default:
		ROWS(ODD, how);
	}
}

/* x times scale. */
static void
last_pass(const stage *f, int64_t nrow, const planes *x, const pair_rows *to,
	real scale)
{
	if (to->back)
		last_pass_of(f, nrow, x, to, scale, BACK);
	else
		last_pass_of(f, nrow, x, to, scale, 0);
}

/* ---- Transforms. */

/* Passes i to below end. */
static void
run_passes(const fft *f, unsigned i, unsigned end, int64_t run, planes *x,
	planes *y)
{
	for (; i < end; i++) {
		planes t = *x;

		pass(&f->stage[i], run, x, y);
		run *= f->stage[i].r;
		*x = *y;
		*y = t;
	}
}

/* Forward, not scaled.  The result is in *x, *y is as large; they may have
 * been exchanged. */
static void
run_fft(const fft *f, int64_t width, planes *x, planes *y)
{
	run_passes(f, 0, f->nstage, width, x, y);
}

/* The same from pairs, of which it takes them. */
static void
run_fft_from(const fft *f, const pair_rows *from, planes *x, planes *y)
{
	first_pass(&f->stage[0], from, x);
	run_passes(f, 1, f->nstage, from->width * f->stage[0].r, x, y);
}

/* The same times scale, from and to pairs. */
static void
run_fft_between(const fft *f, const pair_rows *from, const pair_rows *to,
	real scale, planes *x, planes *y)
{
	unsigned last = f->nstage - 1;

	first_pass(&f->stage[0], from, x);
	run_passes(f, 1, last, from->width * f->stage[0].r, x, y);
	last_pass(&f->stage[last], f->n / f->stage[last].r, x, to, scale);
}

#endif
