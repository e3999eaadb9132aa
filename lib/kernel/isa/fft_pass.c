/* Passes of complex transforms; see fft_pass.h.  Each pass is written once and
 * compiled for vectors and, where runs are short, for single numbers. */

#include "lib/kernel/isa/round_once.h"

#include "lib/kernel/isa/fft_pass.h"

#include <string.h>

#include "lib/kernel/isa/vec.h"
#include "lib/num/real.h"

#define PI 3.14159265358979323846

/* ---- Roots of one. */

/* exp(-2 pi i k / n), from an angle of at most pi / 4. */
static void
root(int64_t k, int64_t n, double *re, double *im)
{
	int64_t part = 8 * k / n, rest = 8 * k - part * n;
	bool turned = part & 1;
	double x, c, s, t;

	if (turned)
		rest = n - rest;
	x = PI / 4 * ((double)rest / (double)n);
	c = pop_real_f64(pop_real_cos(x));
	s = pop_real_f64(pop_real_sin(x));
	if (turned) {
		t = c;
		c = s;
		s = t;
	}
	/* Eighths 0 and 1 are the first quarter, and so on. */
	switch (part / 2) {
	case 0:
		*re = c;
		*im = -s;
		break;
	case 1:
		*re = -s;
		*im = -c;
		break;
	case 2:
		*re = -c;
		*im = s;
		break;
	default:
		*re = s;
		*im = c;
	}
}

enum { EXACT = 4096, FINE = 1024 };

void
POP_FN(pop_fft_roots)(double *re, double *im, int64_t n)
{
	double fr[FINE], fi[FINE], cr = 1, ci = 0;

	if (n <= EXACT) {
		for (int64_t k = 0; k < n; k++)
			root(k, n, &re[k], &im[k]);
		return;
	}
	for (int64_t k = 0; k < FINE; k++)
		root(k, n, &fr[k], &fi[k]);
	for (int64_t k = 0; k < n; k++) {
		int64_t j = k % FINE;

		if (j == 0)
			root(k, n, &cr, &ci);
		re[k] = cr * fr[j] - ci * fi[j];
		im[k] = cr * fi[j] + ci * fr[j];
	}
}

/* ---- Plan. */

static int64_t
radix_of(int64_t n)
{
	if (n % 4 == 0)
		return 4;
	if (n % 2 == 0)
		return 2;
	for (int64_t r = 3; r <= POP_FFT_DIRECT; r += 2)
		if (n % r == 0)
			return r;
	return 0;
}

bool
POP_FN(pop_fft_is_smooth)(int64_t n)
{
	while (n > 1) {
		int64_t r = radix_of(n);

		if (!r)
			return false;
		n /= r;
	}
	return true;
}

static void
plan_stage(pop_fft_stage *t, pop_arena *a, int64_t n, int64_t left,
	const double *re, const double *im)
{
	int64_t r = radix_of(left), m = left / r;
	double *wr = POP_NEWN(a, double, m *(r - 1));
	double *wi = POP_NEWN(a, double, m *(r - 1));
	double *c = POP_NEWN(a, double, r), *s = POP_NEWN(a, double, r);

	for (int64_t p = 0; p < m; p++)
		for (int64_t j = 1; j < r; j++) {
			int64_t k = j * p * (n / left);

			wr[p * (r - 1) + j - 1] = re[k];
			wi[p * (r - 1) + j - 1] = im[k];
		}
	for (int64_t i = 0; i < r; i++) {
		root(i, r, &c[i], &s[i]);
		s[i] = -s[i];
	}
	*t = (pop_fft_stage){r, m, wr, wi, c, s};
}

void
POP_FN(pop_fft_plan)(pop_fft *f, pop_arena *a, int64_t n)
{
	double *re = POP_NEWN(a, double, n), *im = POP_NEWN(a, double, n);

	*f = (pop_fft){.n = n};
	POP_FN(pop_fft_roots)(re, im, n);
	for (int64_t left = n; left > 1;) {
		pop_fft_stage *t = &f->stage[f->nstage++];

		plan_stage(t, a, n, left, re, im);
		left = t->m;
	}
}

/* ---- Passes. */

/* One number of the run q of part p: x[k] is `in` apart, y[j] `run`. */
typedef struct place {
	const double *xr, *xi;
	double *yr, *yi;
	int64_t in, run;
	const double *wr, *wi; /* NULL: all are 1 */
} place;

#define GET(T, p)    (*(const T##_any *)(const void *)(p))
#define SET(T, p, v) (*(T##_any *)(void *)(p) = (v))
typedef vd vd_any __attribute__((aligned(8), may_alias));
typedef double double_any;

/* Stores output j after its turn. */
#define PUT(T, t, q, j, re, im)                                          \
	do {                                                             \
		T re_ = (re), im_ = (im);                                \
                                                                         \
		if ((t)->wr && (j)) {                                    \
			double c_ = (t)->wr[(j)-1], s_ = (t)->wi[(j)-1]; \
                                                                         \
			SET(T, (t)->yr + (j) * (t)->run + (q),           \
				re_ * c_ - im_ * s_);                    \
			SET(T, (t)->yi + (j) * (t)->run + (q),           \
				re_ * s_ + im_ * c_);                    \
		} else {                                                 \
			SET(T, (t)->yr + (j) * (t)->run + (q), re_);     \
			SET(T, (t)->yi + (j) * (t)->run + (q), im_);     \
		}                                                        \
	} while (0)

#define PASSES(T)                                                         \
	POP_INLINE void two_##T(const place *t, int64_t q)                \
	{                                                                 \
		T ar = GET(T, t->xr + q), ai = GET(T, t->xi + q);         \
		T br = GET(T, t->xr + t->in + q);                         \
		T bi = GET(T, t->xi + t->in + q);                         \
                                                                          \
		PUT(T, t, q, 0, ar + br, ai + bi);                        \
		PUT(T, t, q, 1, ar - br, ai - bi);                        \
	}                                                                 \
	POP_INLINE void four_##T(const place *t, int64_t q)               \
	{                                                                 \
		T ar = GET(T, t->xr + q), ai = GET(T, t->xi + q);         \
		T br = GET(T, t->xr + t->in + q);                         \
		T bi = GET(T, t->xi + t->in + q);                         \
		T cr = GET(T, t->xr + 2 * t->in + q);                     \
		T ci = GET(T, t->xi + 2 * t->in + q);                     \
		T dr = GET(T, t->xr + 3 * t->in + q);                     \
		T di = GET(T, t->xi + 3 * t->in + q);                     \
		T er = ar + cr, ei = ai + ci, fr = ar - cr, fi = ai - ci; \
		T gr = br + dr, gi = bi + di, hr = br - dr, hi = bi - di; \
                                                                          \
		PUT(T, t, q, 0, er + gr, ei + gi);                        \
		PUT(T, t, q, 1, fr + hi, fi - hr);                        \
		PUT(T, t, q, 2, er - gr, ei - gi);                        \
		PUT(T, t, q, 3, fr - hi, fi + hr);                        \
	}                                                                 \
	POP_INLINE void odd_##T(const place *t, int64_t q, int64_t r,     \
		const double *c, const double *s)                         \
	{                                                                 \
		T sr[POP_FFT_DIRECT / 2 + 1], si[POP_FFT_DIRECT / 2 + 1]; \
		T dr[POP_FFT_DIRECT / 2 + 1], di[POP_FFT_DIRECT / 2 + 1]; \
		T zr = GET(T, t->xr + q), zi = GET(T, t->xi + q);         \
		T ar = zr, ai = zi;                                       \
                                                                          \
		for (int64_t k = 1; k <= r / 2; k++) {                    \
			const double *x = t->xr + q, *y = t->xi + q;      \
			T ur = GET(T, x + k * t->in);                     \
			T ui = GET(T, y + k * t->in);                     \
			T wr = GET(T, x + (r - k) * t->in);               \
			T wi = GET(T, y + (r - k) * t->in);               \
                                                                          \
			sr[k] = ur + wr;                                  \
			si[k] = ui + wi;                                  \
			dr[k] = ur - wr;                                  \
			di[k] = ui - wi;                                  \
			ar = ar + sr[k];                                  \
			ai = ai + si[k];                                  \
		}                                                         \
		PUT(T, t, q, 0, ar, ai);                                  \
		for (int64_t j = 1; j <= r / 2; j++) {                    \
			T br = {0}, bi = {0};                             \
			int64_t at = 0;                                   \
                                                                          \
			ar = zr;                                          \
			ai = zi;                                          \
			for (int64_t k = 1; k <= r / 2; k++) {            \
				at = at + j < r ? at + j : at + j - r;    \
				ar = ar + sr[k] * c[at];                  \
				ai = ai + si[k] * c[at];                  \
				br = br + dr[k] * s[at];                  \
				bi = bi + di[k] * s[at];                  \
			}                                                 \
			PUT(T, t, q, j, ar + bi, ai - br);                \
			PUT(T, t, q, r - j, ar - bi, ai + br);            \
		}                                                         \
	}

PASSES(vd)
PASSES(double)

/* All of a run, by vectors and what is left over. */
#define RUN(call)                                          \
	do {                                               \
		int64_t q = 0;                             \
                                                           \
		for (; q + LANES_W <= t.run; q += LANES_W) \
			call(vd);                          \
		for (; q < t.run; q++)                     \
			call(double);                      \
	} while (0)
#define TWO(T)   two_##T(&t, q)
#define FOUR(T)  four_##T(&t, q)
#define THREE(T) odd_##T(&t, q, 3, f->cosine, f->sine)
#define FIVE(T)  odd_##T(&t, q, 5, f->cosine, f->sine)
#define ODD(T)   odd_##T(&t, q, f->r, f->cosine, f->sine)

static void
pass(const pop_fft_stage *f, int64_t run, const pop_fft_data *x,
	const pop_fft_data *y)
{
	for (int64_t p = 0; p < f->m; p++) {
		const place t = {.xr = x->re + run * p,
			.xi = x->im + run * p,
			.yr = y->re + run * f->r * p,
			.yi = y->im + run * f->r * p,
			.in = run * f->m,
			.run = run,
			.wr = p ? f->re + p * (f->r - 1) : NULL,
			.wi = f->im + p * (f->r - 1)};

		switch (f->r) {
		case 2:
			RUN(TWO);
			break;
		case 3:
			RUN(THREE);
			break;
		case 4:
			RUN(FOUR);
			break;
		case 5:
			RUN(FIVE);
			break;
		default:
			RUN(ODD);
		}
	}
}

void
POP_FN(pop_fft_run)(
	const pop_fft *f, int64_t width, pop_fft_data *x, pop_fft_data *y)
{
	int64_t run = width;

	for (unsigned i = 0; i < f->nstage; i++) {
		pop_fft_data t = *x;

		pass(&f->stage[i], run, x, y);
		run *= f->stage[i].r;
		*x = *y;
		*y = t;
	}
}
