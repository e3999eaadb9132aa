#ifndef POP_KERNEL_ISA_FFT_LINE_H
#define POP_KERNEL_ISA_FFT_LINE_H

#include "lib/kernel/isa/fft_pass.h"

/*
 * One transform alone, of a length n that is SIDE * m: element SIDE * k + l is
 * element k of line l, and lines lie side by side as they are.  They are
 * transformed, each to the length m; what is left, a transform across the
 * lines, is done by squares: those are flipped, so that it is one across
 * blocks.
 */

typedef struct line {
	int64_t n, m;
	fft fft; /* of length m */
	/* w(n)^(k l) of the squares from k on, for l from 1 on: a block each.
	 */
	real *wr, *wi;
} line;

static bool
fits_line(int64_t n)
{
	return n % SIDE == 0 && n >= SIDE * SIDE && is_smooth(n / SIDE);
}

/* The last square may share some of the one before. */
static int64_t
square_of(const line *l, int64_t i)
{
	return (i + 1) * SIDE <= l->m ? i * SIDE : l->m - SIDE;
}

static int64_t
square_count(const line *l)
{
	return (l->m + SIDE - 1) / SIDE;
}

static void
plan_line(line *l, pop_arena *a, int64_t n)
{
	planes all = {POP_NEWN(a, real, n), POP_NEWN(a, real, n)};
	int64_t at = 0;

	l->n = n;
	l->m = n / SIDE;
	plan_fft(&l->fft, a, l->m);
	roots(all.re, all.im, n, n);
	l->wr = POP_NEWN(a, real, square_count(l) * SIDE * (SIDE - 1));
	l->wi = POP_NEWN(a, real, square_count(l) * SIDE * (SIDE - 1));
	for (int64_t i = 0; i < square_count(l); i++)
		for (int64_t j = 1; j < SIDE; j++)
			for (int64_t k = 0; k < SIDE; k++, at++) {
				int64_t w = j * (square_of(l, i) + k);

				l->wr[at] = all.re[w];
				l->wi[at] = all.im[w];
			}
}

/* Elements k + m * q of the transform, k from square i's, q in order. */
POP_INLINE void
find_square(const line *l, const planes *x, int64_t i, block *re, block *im)
{
	int64_t k = square_of(l, i), w = i * SIDE * (SIDE - 1);

#pragma GCC unroll 8
	for (int64_t q = 0; q < SIDE; q++) {
		re[q] = GET(block, x->re + (k + q) * SIDE);
		im[q] = GET(block, x->im + (k + q) * SIDE);
	}
	flip(re);
	flip(im);
#pragma GCC unroll 8
	for (int64_t q = 1; q < SIDE; q++, w += SIDE) {
		block c = GET(block, l->wr + w), s = GET(block, l->wi + w);
		block t = re[q] * c - im[q] * s;

		im[q] = re[q] * s + im[q] * c;
		re[q] = t;
	}
#if POP_FFT_F64
	butterfly4_block(re, im);
#else
	butterfly8_block(re, im);
#endif
}

/* x is consumed; the transform is in y. */
static void
run_line(const line *l, planes *x, planes *y)
{
	run_fft(&l->fft, SIDE, x, y);
	for (int64_t i = 0; i < square_count(l); i++) {
		block re[SIDE], im[SIDE];
		int64_t k = square_of(l, i);

		find_square(l, x, i, re, im);
#pragma GCC unroll 8
		for (int64_t q = 0; q < SIDE; q++) {
			SET(block, y->re + k + l->m * q, re[q]);
			SET(block, y->im + k + l->m * q, im[q]);
		}
	}
}

POP_INLINE void
end_line_of(const line *l, const planes *x, real *to, real scale, bool back)
{
	for (int64_t i = 0; i < square_count(l); i++) {
		block re[SIDE], im[SIDE];
		int64_t k = square_of(l, i);

		find_square(l, x, i, re, im);
#pragma GCC unroll 8
		for (int64_t q = 0; q < SIDE; q++) {
			block a = (back ? im : re)[q] * scale;
			block b = (back ? re : im)[q] * scale;

			store_pairs(to + 2 * (k + l->m * q), &a, &b);
		}
	}
}

/* What is left after the lines, times scale and in pairs; back: real and
 * imaginary parts of x are exchanged, those of the result are not. */
static void
end_line(const line *l, const planes *x, real *to, real scale, bool back)
{
	if (back)
		end_line_of(l, x, to, scale, true);
	else
		end_line_of(l, x, to, scale, false);
}

/* ---- Lines as they lie in memory. */

static void
load_line(const planes *x, const real *from, int64_t n)
{
	int64_t j = 0;

	for (; j + SIDE <= n; j += SIDE) {
		block re, im;

		load_pairs(from + 2 * j, &re, &im);
		SET(block, x->re + j, re);
		SET(block, x->im + j, im);
	}
	for (; j < n; j++) {
		x->re[j] = from[2 * j];
		x->im[j] = from[2 * j + 1];
	}
}

static void
store_line(real *to, const planes *x, int64_t n, real scale)
{
	int64_t j = 0;

	for (; j + SIDE <= n; j += SIDE) {
		block re = GET(block, x->re + j) * scale;
		block im = GET(block, x->im + j) * scale;

		store_pairs(to + 2 * j, &re, &im);
	}
	for (; j < n; j++) {
		to[2 * j] = x->re[j] * scale;
		to[2 * j + 1] = x->im[j] * scale;
	}
}

/* ---- Real lines: two numbers in each complex one, the even ones its real
 * part (Cooley, Lewis and Welch, 1970).  c + i s is w(2 len)^j. */

/* Elements j of the line's transform from elements j (a) and len - j (b) of
 * that of the pairs; and the element len - j. */
#define UNTANGLE(T)                                                 \
	POP_INLINE void untangle_##T(                               \
		T *ar, T *ai, T *br, T *bi, const T *c, const T *s) \
	{                                                           \
		const real half = (real)0.5;                        \
		T er = (*ar + *br) * half, ei = (*ai - *bi) * half; \
		T dr = (*ai + *bi) * half, di = (*br - *ar) * half; \
		T tr = dr * *c - di * *s, ti = dr * *s + di * *c;   \
                                                                    \
		*ar = er + tr;                                      \
		*ai = ei + ti;                                      \
		*br = er - tr;                                      \
		*bi = ti - ei;                                      \
	}                                                           \
	/* Back, times 2. */                                        \
	POP_INLINE void tangle_##T(                                 \
		T *ar, T *ai, T *br, T *bi, const T *c, const T *s) \
	{                                                           \
		T er = *ar + *br, ei = *ai - *bi, dr = *ar - *br;   \
		T di = *ai + *bi, pr = dr * *c + di * *s;           \
		T pi = di * *c - dr * *s;                           \
                                                                    \
		*ar = er - pi;                                      \
		*ai = ei + pr;                                      \
		*br = er + pi;                                      \
		*bi = pr - ei;                                      \
	}

UNTANGLE(block)
UNTANGLE(vec)
UNTANGLE(real)

/* Pairs from j on, a block of them or one, and those that mirror them. */
#define MIRRORED(verb, to, from)                         \
	do {                                             \
		int64_t k_ = len - j - (SIDE - 1);       \
		block ar_, ai_, br_, bi_;                \
		block c_ = GET(block, root->re + j);     \
		block s_ = GET(block, root->im + j);     \
                                                         \
		load_pairs((from) + 2 * j, &ar_, &ai_);  \
		load_pairs((from) + 2 * k_, &br_, &bi_); \
		br_ = REVERSED(br_);                     \
		bi_ = REVERSED(bi_);                     \
		verb(&ar_, &ai_, &br_, &bi_, &c_, &s_);  \
		br_ = REVERSED(br_);                     \
		bi_ = REVERSED(bi_);                     \
		store_pairs((to) + 2 * j, &ar_, &ai_);   \
		store_pairs((to) + 2 * k_, &br_, &bi_);  \
	} while (0)
#define MIRRORED_ONE(verb, to, from)                                      \
	do {                                                              \
		int64_t k_ = len - j;                                     \
		real ar_ = (from)[2 * j], ai_ = (from)[2 * j + 1];        \
		real br_ = (from)[2 * k_], bi_ = (from)[2 * k_ + 1];      \
                                                                          \
		verb(&ar_, &ai_, &br_, &bi_, root->re + j, root->im + j); \
		(to)[2 * j] = ar_;                                        \
		(to)[2 * j + 1] = ai_;                                    \
		(to)[2 * k_] = br_;                                       \
		(to)[2 * k_ + 1] = bi_;                                   \
	} while (0)

/* len pairs become len + 1, in place: elements from j to below `end` (at most
 * len / 2 + 1) and those that mirror them. */
static void
untangle_pairs(real *x, const planes *root, int64_t len, int64_t j, int64_t end)
{
	if (j == 0 && end > 0) {
		real re = x[0], im = x[1];

		x[0] = re + im;
		x[2 * len] = re - im;
		x[1] = x[2 * len + 1] = 0;
		j++;
	}
	for (; j + SIDE <= end; j += SIDE)
		MIRRORED(untangle_block, x, x);
	for (; j < end; j++)
		MIRRORED_ONE(untangle_real, x, x);
}

/* len pairs of x, times 2, from len + 1. */
static void
tangle_pairs(real *x, const real *from, const planes *root, int64_t len,
	int64_t j, int64_t end)
{
	if (j == 0 && end > 0) {
		x[0] = from[0] + from[2 * len];
		x[1] = from[0] - from[2 * len];
		j++;
	}
	for (; j + SIDE <= end; j += SIDE)
		MIRRORED(tangle_block, x, from);
	for (; j < end; j++)
		MIRRORED_ONE(tangle_real, x, from);
}

#endif
