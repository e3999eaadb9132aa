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
 * compiled for vectors, blocks and, where runs are short, single numbers.
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

/* One number of the run q of part p: x[k] is `in` apart, y[j] `run`. */
typedef struct spot {
	const real *xr, *xi;
	real *yr, *yi;
	int64_t in, run;
	const real *wr, *wi; /* turns of the outputs but the first */
} spot;

/* Stores output j after its turn. */
#define PUT(T, t, q, j, turn, re, im)                                  \
	do {                                                           \
		T re_ = (re), im_ = (im);                              \
                                                                       \
		if ((turn) && (j)) {                                   \
			real c_ = (t)->wr[(j)-1], s_ = (t)->wi[(j)-1]; \
                                                                       \
			SET(T, (t)->yr + (j) * (t)->run + (q),         \
				re_ * c_ - im_ * s_);                  \
			SET(T, (t)->yi + (j) * (t)->run + (q),         \
				re_ * s_ + im_ * c_);                  \
		} else {                                               \
			SET(T, (t)->yr + (j) * (t)->run + (q), re_);   \
			SET(T, (t)->yi + (j) * (t)->run + (q), im_);   \
		}                                                      \
	} while (0)

#define PASSES(T)                                                            \
	BUTTERFLIES(T)                                                       \
	POP_INLINE void two_##T(const spot *t, int64_t q, bool turn)         \
	{                                                                    \
		T ar = GET(T, t->xr + q), ai = GET(T, t->xi + q);            \
		T br = GET(T, t->xr + t->in + q);                            \
		T bi = GET(T, t->xi + t->in + q);                            \
                                                                             \
		PUT(T, t, q, 0, turn, ar + br, ai + bi);                     \
		PUT(T, t, q, 1, turn, ar - br, ai - bi);                     \
	}                                                                    \
	POP_INLINE void even_##T(const spot *t, int64_t q, bool turn, int r) \
	{                                                                    \
		T x[8], y[8];                                                \
                                                                             \
		_Pragma("GCC unroll 8") for (int k = 0; k < r; k++)          \
		{                                                            \
			x[k] = GET(T, t->xr + k * t->in + q);                \
			y[k] = GET(T, t->xi + k * t->in + q);                \
		}                                                            \
		if (r == 8)                                                  \
			butterfly8_##T(x, y);                                \
		else                                                         \
			butterfly4_##T(x, y);                                \
		_Pragma("GCC unroll 8") for (int k = 0; k < r; k++)          \
			PUT(T, t, q, k, turn, x[k], y[k]);                   \
	}                                                                    \
	POP_INLINE void odd_##T(const spot *t, int64_t q, bool turn,         \
		int64_t r, const real *c, const real *s)                     \
	{                                                                    \
		T sr[DIRECT / 2 + 1], si[DIRECT / 2 + 1];                    \
		T dr[DIRECT / 2 + 1], di[DIRECT / 2 + 1];                    \
		T zr = GET(T, t->xr + q), zi = GET(T, t->xi + q);            \
		T ar = zr, ai = zi;                                          \
                                                                             \
		_Pragma("GCC unroll 3") for (int64_t k = 1; k <= r / 2; k++) \
		{                                                            \
			const real *x = t->xr + q, *y = t->xi + q;           \
			T ur = GET(T, x + k * t->in);                        \
			T ui = GET(T, y + k * t->in);                        \
			T wr = GET(T, x + (r - k) * t->in);                  \
			T wi = GET(T, y + (r - k) * t->in);                  \
                                                                             \
			sr[k] = ur + wr;                                     \
			si[k] = ui + wi;                                     \
			dr[k] = ur - wr;                                     \
			di[k] = ui - wi;                                     \
			ar = ar + sr[k];                                     \
			ai = ai + si[k];                                     \
		}                                                            \
		PUT(T, t, q, 0, turn, ar, ai);                               \
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
			PUT(T, t, q, j, turn, ar + bi, ai - br);             \
			PUT(T, t, q, r - j, turn, ar - bi, ai + br);         \
		}                                                            \
	}

PASSES(vec)
PASSES(block)
PASSES(real)

/* All of a run, by vectors, blocks and what is left over. */
#define SPAN(call, turn)                                             \
	do {                                                         \
		int64_t q = 0;                                       \
                                                                     \
		for (; q + VREALS <= t.run; q += VREALS)             \
			call(vec, turn);                             \
		for (; (int)VREALS > (int)SIDE && q + SIDE <= t.run; \
			q += SIDE)                                   \
			call(block, turn);                           \
		for (; q < t.run; q++)                               \
			call(real, turn);                            \
	} while (0)
/* All parts: the first has no turns. */
#define PARTS(call)                               \
	do {                                      \
		SPAN(call, false);                \
		for (int64_t p = 1; p < m; p++) { \
			t.xr += t.run;            \
			t.xi += t.run;            \
			t.yr += t.run * r;        \
			t.yi += t.run * r;        \
			t.wr += r - 1;            \
			t.wi += r - 1;            \
			SPAN(call, true);         \
		}                                 \
	} while (0)
#define TWO(T, turn)   two_##T(&t, q, turn)
#define FOUR(T, turn)  even_##T(&t, q, turn, 4)
#define EIGHT(T, turn) even_##T(&t, q, turn, 8)
#define THREE(T, turn) odd_##T(&t, q, turn, 3, f->cosine, f->sine)
#define FIVE(T, turn)  odd_##T(&t, q, turn, 5, f->cosine, f->sine)
#define SEVEN(T, turn) odd_##T(&t, q, turn, 7, f->cosine, f->sine)
#define ODD(T, turn)   odd_##T(&t, q, turn, f->r, f->cosine, f->sine)

static void
pass(const stage *f, int64_t run, const planes *x, const planes *y)
{
	const int64_t r = f->r, m = f->m;
	spot t = {.xr = x->re,
		.xi = x->im,
		.yr = y->re,
		.yi = y->im,
		.in = run * m,
		.run = run,
		.wr = f->re,
		.wi = f->im};

	switch (r) {
	case 2:
		PARTS(TWO);
		break;
	case 3:
		PARTS(THREE);
		break;
	case 4:
		PARTS(FOUR);
		break;
	case 5:
		PARTS(FIVE);
		break;
	case 7:
		PARTS(SEVEN);
		break;
	case 8:
		PARTS(EIGHT);
		break;
	default:
		PARTS(ODD);
	}
}

/* Forward, not scaled.  The result is in *x, *y is as large; they may have
 * been exchanged. */
static void
run_fft(const fft *f, int64_t width, planes *x, planes *y)
{
	int64_t run = width;

	for (unsigned i = 0; i < f->nstage; i++) {
		planes t = *x;

		pass(&f->stage[i], run, x, y);
		run *= f->stage[i].r;
		*x = *y;
		*y = t;
	}
}

#endif
