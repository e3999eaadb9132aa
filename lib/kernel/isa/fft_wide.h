#ifndef POP_KERNEL_ISA_FFT_WIDE_H
#define POP_KERNEL_ISA_FFT_WIDE_H

#include "lib/kernel/isa/fft_line.h"
#include "lib/kernel/isa/walk.h"

/*
 * Transforms of up to WIDTH lines side by side, element j of line i at
 * j * width + i: how lines are brought there and back, and what is done to
 * rows of them.
 */

enum { WIDTH = 64 / REAL };

/* Element j of line i is at at[i] + j * stride; a second part, if there is one,
 * `gap` bytes behind. */
typedef struct lines {
	unsigned char *at[WIDTH];
	int64_t count, stride, gap;
	bool two; /* parts */
} lines;

/* Are line i's elements `bytes` behind those of line i - 1? */
static bool
is_beside(const lines *l, int64_t bytes)
{
	for (int64_t i = 1; i < l->count; i++)
		if (l->at[i] - l->at[i - 1] != bytes)
			return false;
	return l->count % SIDE == 0;
}

static bool
is_paired(const lines *l)
{
	return l->two && l->gap == REAL && l->stride == 2 * REAL &&
	       l->count % SIDE == 0;
}

/* ---- Elements j .. n of all lines, where nothing better is known. */

static void
load_any(const planes *x, int64_t w, const lines *l, int64_t j, int64_t n)
{
	for (; j < n; j++)
		for (int64_t i = 0; i < l->count; i++) {
			const unsigned char *p = l->at[i] + j * l->stride;

			x->re[j * w + i] = GET(real, p);
			if (l->two)
				x->im[j * w + i] = GET(real, p + l->gap);
		}
}

static void
store_any(const planes *x, int64_t w, const lines *l, int64_t j, int64_t n,
	real c)
{
	for (; j < n; j++)
		for (int64_t i = 0; i < l->count; i++) {
			unsigned char *p = l->at[i] + j * l->stride;

			SET(real, p, x->re[j * w + i] * c);
			if (l->two)
				SET(real, p + l->gap, x->im[j * w + i] * c);
		}
}

/* ---- Lines of pairs: squares of SIDE lines and SIDE / 2 elements. */

static void
load_paired(const planes *x, int64_t w, const lines *l, int64_t n)
{
	int64_t j = 0;

	for (; j + SIDE / 2 <= n; j += SIDE / 2)
		for (int64_t i = 0; i < l->count; i += SIDE) {
			block t[SIDE];

#pragma GCC unroll 8
			for (int64_t k = 0; k < SIDE; k++)
				t[k] = GET(block, l->at[i + k] + j * 2 * REAL);
			flip(t);
#pragma GCC unroll 8
			for (int64_t k = 0; k < SIDE / 2; k++) {
				SET(block, x->re + (j + k) * w + i, t[2 * k]);
				SET(block, x->im + (j + k) * w + i,
					t[2 * k + 1]);
			}
		}
	load_any(x, w, l, j, n);
}

static void
store_paired(const planes *x, int64_t w, const lines *l, int64_t n, real c)
{
	int64_t j = 0;

	for (; j + SIDE / 2 <= n; j += SIDE / 2)
		for (int64_t i = 0; i < l->count; i += SIDE) {
			block t[SIDE];

#pragma GCC unroll 8
			for (int64_t k = 0; k < SIDE / 2; k++) {
				int64_t at = (j + k) * w + i;

				t[2 * k] = GET(block, x->re + at) * c;
				t[2 * k + 1] = GET(block, x->im + at) * c;
			}
			flip(t);
#pragma GCC unroll 8
			for (int64_t k = 0; k < SIDE; k++)
				SET(block, l->at[i + k] + j * 2 * REAL, t[k]);
		}
	store_any(x, w, l, j, n, c);
}

/* ---- Neighbours: lines whose elements lie side by side. */

static void
load_beside(const planes *x, int64_t w, const lines *l, int64_t n)
{
	for (int64_t j = 0; j < n; j++)
		for (int64_t i = 0; i < l->count; i += SIDE) {
			const real *p =
				(const real *)(const void *)(l->at[i] +
							     j * l->stride);
			block re, im;

			load_pairs(p, &re, &im);
			SET(block, x->re + j * w + i, re);
			SET(block, x->im + j * w + i, im);
		}
}

static void
store_beside(const planes *x, int64_t w, const lines *l, int64_t n, real c)
{
	for (int64_t j = 0; j < n; j++)
		for (int64_t i = 0; i < l->count; i += SIDE) {
			block re = GET(block, x->re + j * w + i) * c;
			block im = GET(block, x->im + j * w + i) * c;

			store_pairs((real *)(void *)(l->at[i] + j * l->stride),
				&re, &im);
		}
}

/* The same where elements have one part, or parts of their own. */
static void
load_rows(real *x, int64_t w, const lines *l, int64_t gap, int64_t n)
{
	for (int64_t j = 0; j < n; j++)
		for (int64_t i = 0; i < l->count; i += SIDE)
			SET(block, x + j * w + i,
				GET(block, l->at[i] + j * l->stride + gap));
}

static void
store_rows(const real *x, int64_t w, const lines *l, int64_t gap, int64_t n,
	real c)
{
	for (int64_t j = 0; j < n; j++)
		for (int64_t i = 0; i < l->count; i += SIDE)
			SET(block, l->at[i] + j * l->stride + gap,
				GET(block, x + j * w + i) * c);
}

/* ---- All of them.  Of one part, the imaginary ones are left as they are. */

static void
load_alike(const planes *x, int64_t w, const lines *l, int64_t n)
{
	if (l->two && l->gap == REAL && is_beside(l, 2 * REAL)) {
		load_beside(x, w, l, n);
	} else if (is_beside(l, REAL)) {
		load_rows(x->re, w, l, 0, n);
		if (l->two)
			load_rows(x->im, w, l, l->gap, n);
	} else if (is_paired(l)) {
		load_paired(x, w, l, n);
	} else {
		load_any(x, w, l, 0, n);
	}
}

static void
store_alike(const planes *x, int64_t w, const lines *l, int64_t n, real c)
{
	if (l->two && l->gap == REAL && is_beside(l, 2 * REAL)) {
		store_beside(x, w, l, n, c);
	} else if (is_beside(l, REAL)) {
		store_rows(x->re, w, l, 0, n, c);
		if (l->two)
			store_rows(x->im, w, l, l->gap, n, c);
	} else if (is_paired(l)) {
		store_paired(x, w, l, n, c);
	} else {
		store_any(x, w, l, 0, n, c);
	}
}

/* Lines i.. that may be neighbours where not all of them are, as those of
 * several planes: at most SIDE. */
static void
some_lines(const planes *x, const lines *l, int64_t i, planes *px, lines *pl)
{
	*px = (planes){x->re + i, x->im + i};
	*pl = (lines){.stride = l->stride, .gap = l->gap, .two = l->two};
	pl->count = pop_least(l->count - i, SIDE);
	memcpy(pl->at, l->at + i, (size_t)pl->count * sizeof(l->at[0]));
}

static bool
are_alike(const lines *l)
{
	return is_beside(l, 2 * REAL) || is_beside(l, REAL) || is_paired(l);
}

static void
load_wide(const planes *x, int64_t w, const lines *l, int64_t n)
{
	planes px;
	lines pl;

	if (are_alike(l)) {
		load_alike(x, w, l, n);
		return;
	}
	for (int64_t i = 0; i < l->count; i += SIDE) {
		some_lines(x, l, i, &px, &pl);
		load_alike(&px, w, &pl, n);
	}
}

/* Stores c times x. */
static void
store_wide(const planes *x, int64_t w, const lines *l, int64_t n, real c)
{
	planes px;
	lines pl;

	if (are_alike(l)) {
		store_alike(x, w, l, n, c);
		return;
	}
	for (int64_t i = 0; i < l->count; i += SIDE) {
		some_lines(x, l, i, &px, &pl);
		store_alike(&px, w, &pl, n, c);
	}
}

/* ---- Rows. */

/* A row of w, by vectors and what is left over. */
#define ROW(one)                                     \
	do {                                         \
		int64_t i = 0;                       \
                                                     \
		for (; i + VREALS <= w; i += VREALS) \
			one(vec);                    \
		for (; i < w; i++)                   \
			one(real);                   \
	} while (0)

/* Row by row times c + i s. */
static void
multiply_row(real *re, real *im, real c, real s, int64_t w)
{
#define ONE(T)                                              \
	do {                                                \
		T a_ = GET(T, re + i), b_ = GET(T, im + i); \
                                                            \
		SET(T, re + i, a_ * c - b_ * s);            \
		SET(T, im + i, a_ * s + b_ * c);            \
	} while (0)
	ROW(ONE);
#undef ONE
}

/* Rows j and len - j for all j: `apart` untangles, otherwise tangles. */
static inline void
row_pairs(const planes *x, const planes *root, int64_t w, int64_t len,
	const bool apart)
{
	for (int64_t j = 0; 2 * j <= len; j++) {
		real *ar = x->re + j * w, *ai = x->im + j * w;
		real *br = x->re + (len - j) * w, *bi = x->im + (len - j) * w;

#define ONE(T)                                                          \
	do {                                                            \
		T p_ = GET(T, ar + i), q_ = GET(T, ai + i);             \
		T t_ = GET(T, br + i), u_ = GET(T, bi + i);             \
		T c_ = root->re[j] - (T){0}, s_ = root->im[j] - (T){0}; \
                                                                        \
		if (apart)                                              \
			untangle_##T(&p_, &q_, &t_, &u_, &c_, &s_);     \
		else                                                    \
			tangle_##T(&p_, &q_, &t_, &u_, &c_, &s_);       \
		SET(T, ar + i, p_);                                     \
		SET(T, ai + i, q_);                                     \
		SET(T, br + i, t_);                                     \
		SET(T, bi + i, u_);                                     \
	} while (0)
		ROW(ONE);
#undef ONE
	}
}

/* len rows become len + 1. */
static void
untangle_rows(const planes *x, const planes *root, int64_t w, int64_t len)
{
	memcpy(x->re + len * w, x->re, (size_t)(w * REAL));
	memcpy(x->im + len * w, x->im, (size_t)(w * REAL));
	row_pairs(x, root, w, len, true);
}

/* len + 1 rows become len, times 2. */
static void
tangle_rows(const planes *x, const planes *root, int64_t w, int64_t len)
{
	for (int64_t i = 0; i < w; i++)
		x->im[i] = x->im[len * w + i] = 0;
	row_pairs(x, root, w, len, false);
}

/* The half that a real result leaves out, for odd lengths. */
static void
mirror_rows(const planes *x, int64_t w, int64_t n)
{
	for (int64_t i = 0; i < w; i++)
		x->im[i] = 0;
	for (int64_t j = 1; j <= n / 2; j++)
		for (int64_t i = 0; i < w; i++) {
			x->re[(n - j) * w + i] = x->re[j * w + i];
			x->im[(n - j) * w + i] = -x->im[j * w + i];
		}
}

#endif
