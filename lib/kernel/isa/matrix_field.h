#ifndef POP_KERNEL_ISA_MATRIX_FIELD_H
#define POP_KERNEL_ISA_MATRIX_FIELD_H

#include <math.h>
#include <string.h>

#include "lib/kernel/isa/matrix.h"
#include "lib/kernel/isa/vec.h"

/*
 * Elements of matrices and vectors of them, for the templates matrix_*.h,
 * which are compiled once with POP_FIELD_COMPLEX 0 and once with 1.  Sums are
 * 16 partial sums folded 8, 4, 2, 1, and no product is fused into one, so that
 * results are the same on every instruction set.
 */

#if POP_FIELD_COMPLEX
typedef struct elem {
	double re, im;
} elem;
#	define PARTS 2
#else
typedef double elem;
#	define PARTS 1
#endif

#if POP_FIELD_COMPLEX
POP_INLINE elem
e_of(double re, double im)
{
	return (elem){re, im};
}
POP_INLINE double
e_re(elem a)
{
	return a.re;
}
POP_INLINE double
e_im(elem a)
{
	return a.im;
}
POP_INLINE elem
e_add(elem a, elem b)
{
	return (elem){a.re + b.re, a.im + b.im};
}
POP_INLINE elem
e_mul(elem a, elem b)
{
	return (elem){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}
#else
POP_INLINE elem
e_of(double re, double im)
{
	(void)im;
	return re;
}
POP_INLINE double
e_re(elem a)
{
	return a;
}
POP_INLINE double
e_im(elem a)
{
	(void)a;
	return 0;
}
POP_INLINE elem
e_add(elem a, elem b)
{
	return a + b;
}
POP_INLINE elem
e_mul(elem a, elem b)
{
	return a * b;
}
#endif

POP_INLINE elem
e_real(double re)
{
	return e_of(re, 0);
}

POP_INLINE elem
e_conj(elem a)
{
	return e_of(e_re(a), -e_im(a));
}

POP_INLINE elem
e_neg(elem a)
{
	return e_of(-e_re(a), -e_im(a));
}

POP_INLINE elem
e_sub(elem a, elem b)
{
	return e_of(e_re(a) - e_re(b), e_im(a) - e_im(b));
}

POP_INLINE elem
e_scale(elem a, double s)
{
	return e_of(e_re(a) * s, e_im(a) * s);
}

/* LAPACK's measure of size where the modulus is not needed. */
POP_INLINE double
e_abs1(elem a)
{
	return fabs(e_re(a)) + fabs(e_im(a));
}

POP_INLINE bool
e_is_zero(elem a)
{
	return e_re(a) == 0 && e_im(a) == 0;
}

POP_INLINE double
e_abs(elem a)
{
	return pop_length2(e_re(a), e_im(a));
}

static inline elem
e_div(elem a, elem b)
{
#if POP_FIELD_COMPLEX
	double r, d;

	/* Smith, CACM 5 (1962). */
	if (fabs(b.re) >= fabs(b.im)) {
		r = b.im / b.re;
		d = b.re + b.im * r;
		return (elem){(a.re + a.im * r) / d, (a.im - a.re * r) / d};
	}
	r = b.re / b.im;
	d = b.re * r + b.im;
	return (elem){(a.re * r + a.im) / d, (a.im * r - a.re) / d};
#else
	return a / b;
#endif
}

/* ---- Vectors of n elements. */

#if POP_FIELD_COMPLEX
/* Parts of each number exchanged. */
POP_INLINE vd
v_swap(vd v)
{
#	if POP_VBYTES == 64
	return __builtin_shufflevector(v, v, 1, 0, 3, 2, 5, 4, 7, 6);
#	elif POP_VBYTES == 32
	return __builtin_shufflevector(v, v, 1, 0, 3, 2);
#	else
	return __builtin_shufflevector(v, v, 1, 0);
#	endif
}

/* (-x, x, -x, x ...) */
POP_INLINE vd
v_alternate(double x)
{
	vd v = vd_set(x);

	for (int i = 0; i < LANES_W; i += 2)
		v[i] = -x;
	return v;
}
#endif

/* y += a * x */
static inline void
v_axpy(int64_t n, elem a, const elem *x, elem *y)
{
	const int64_t each = LANES_W / PARTS;
	const vd re = vd_set(e_re(a));
#if POP_FIELD_COMPLEX
	const vd im = v_alternate(e_im(a));
#endif
	int64_t i = 0;

	for (; i + each <= n; i += each) {
		vd v = (vd)v_load(x + i), w = (vd)v_load(y + i);

#if POP_FIELD_COMPLEX
		w = w + (re * v + im * v_swap(v));
#else
		w = w + re * v;
#endif
		v_store(y + i, (V)w);
	}
	for (; i < n; i++)
		y[i] = e_add(y[i], e_mul(a, x[i]));
}

/* y += a[0] x + a[1] (x + step) + ..., k of them, one after the other: what
 * as many calls of v_axpy() give, but y is read and written once for each
 * four. */
static inline void
v_axpys(int64_t n, int64_t k, const elem *a, const elem *x, int64_t step,
	elem *y)
{
	const int64_t each = LANES_W / PARTS;

	for (; k >= 4; k -= 4, a += 4, x += 4 * step) {
		vd re[4];
#if POP_FIELD_COMPLEX
		vd im[4];
#endif
		int64_t i = 0;

		for (int g = 0; g < 4; g++) {
			re[g] = vd_set(e_re(a[g]));
#if POP_FIELD_COMPLEX
			im[g] = v_alternate(e_im(a[g]));
#endif
		}
		for (; i + each <= n; i += each) {
			vd w = (vd)v_load(y + i);

			for (int g = 0; g < 4; g++) {
				vd v = (vd)v_load(x + i + g * step);

#if POP_FIELD_COMPLEX
				w = w + (re[g] * v + im[g] * v_swap(v));
#else
				w = w + re[g] * v;
#endif
			}
			v_store(y + i, (V)w);
		}
		for (; i < n; i++)
			for (int g = 0; g < 4; g++)
				y[i] = e_add(
					y[i], e_mul(a[g], x[i + g * step]));
	}
	for (; k > 0; k--, a++, x += step)
		v_axpy(n, *a, x, y);
}

/* Partial sums of products of parts: the same, and crosswise. */
enum { SUMS = 16, SUM_VECTORS = SUMS / LANES_W };

static inline double
fold_sums(double *t, unsigned least)
{
	for (unsigned h = SUMS / 2; h >= least; h /= 2)
		for (unsigned i = 0; i < h; i++)
			t[i] += t[i + h];
	return t[0];
}

/* sum of conj(x) * y */
static inline elem
v_dot(int64_t n, const elem *x, const elem *y)
{
	vd same[SUM_VECTORS] = {{0}};
	double t[SUMS];
	const double *p = (const double *)x, *q = (const double *)y;
	int64_t i = 0, count = n * PARTS;
#if POP_FIELD_COMPLEX
	vd cross[SUM_VECTORS] = {{0}};
	double u[SUMS];
#endif

	for (; i + SUMS <= count; i += SUMS)
		for (int k = 0; k < SUM_VECTORS; k++) {
			vd v = (vd)v_load(p + i + k * LANES_W);
			vd w = (vd)v_load(q + i + k * LANES_W);

			same[k] += v * w;
#if POP_FIELD_COMPLEX
			cross[k] += v * v_swap(w);
#endif
		}
	memcpy(t, same, sizeof(t));
	for (int k = 0; i + k < count; k++)
		t[k] += p[i + k] * q[i + k];
#if POP_FIELD_COMPLEX
	/* xr * yi in even places, xi * yr in odd ones. */
	memcpy(u, cross, sizeof(u));
	for (int k = 0; i + k < count; k++)
		u[k] += p[i + k] * q[(i + k) ^ 1];
	fold_sums(u, 2);
	return e_of(fold_sums(t, 1), u[0] - u[1]);
#else
	return fold_sums(t, 1);
#endif
}

/* x *= a */
static inline void
v_scale(int64_t n, elem a, elem *x)
{
	for (int64_t i = 0; i < n; i++)
		x[i] = e_mul(a, x[i]);
}

/* x, y = c * x + s * y, c * y - s * x */
static inline void
v_rotate(int64_t n, elem *x, elem *y, double c, double s)
{
	double *p = (double *)x, *q = (double *)y;
	const vd vc = vd_set(c), vs = vd_set(s);
	int64_t i = 0, count = n * PARTS;

	for (; i + LANES_W <= count; i += LANES_W) {
		vd v = (vd)v_load(p + i), w = (vd)v_load(q + i);

		v_store(p + i, (V)(vc * v + vs * w));
		v_store(q + i, (V)(vc * w - vs * v));
	}
	for (; i < count; i++) {
		double v = p[i], w = q[i];

		p[i] = c * v + s * w;
		q[i] = c * w - s * v;
	}
}

static inline void
v_exchange(int64_t n, elem *x, elem *y)
{
	for (int64_t i = 0; i < n; i++) {
		elem t = x[i];

		x[i] = y[i];
		y[i] = t;
	}
}

/* Euclidean length, scaled where squares would overflow or vanish. */
static inline double
v_length(int64_t n, const elem *x)
{
	const double *p = (const double *)x;
	double most = 0, sum = 0;

	for (int64_t i = 0; i < n * PARTS; i++) {
		if (isnan(p[i]))
			return p[i];
		most = fabs(p[i]) > most ? fabs(p[i]) : most;
	}
	if (most == 0 || isinf(most))
		return most;
	if (most > 0x1p-450 && most < 0x1p450)
		return __builtin_sqrt(e_re(v_dot(n, x, x)));
	for (int64_t i = 0; i < n * PARTS; i++)
		sum += p[i] / most * (p[i] / most);
	return most * __builtin_sqrt(sum);
}

/* The greatest of `most` and the sizes of parts of elements, NaN aside. */
static inline double
v_most(double most, int64_t n, const elem *x)
{
	const double *p = (const double *)x;

	for (int64_t i = 0; i < n * PARTS; i++)
		most = fabs(p[i]) > most ? fabs(p[i]) : most;
	return most;
}

static inline void
v_fill(int64_t n, elem a, elem *x)
{
	for (int64_t i = 0; i < n; i++)
		x[i] = a;
}

/* Columns of zeros with ones on the diagonal. */
static inline void
v_identity(int64_t m, int64_t n, elem *x)
{
	v_fill(m * n, e_real(0), x);
	for (int64_t i = 0; i < m && i < n; i++)
		x[i + i * m] = e_real(1);
}

#define EPS 0x1p-53

static inline double
lesser(double a, double b)
{
	return a < b ? a : b;
}

static inline double
greater(double a, double b)
{
	return a > b ? a : b;
}

static inline bool
all_finite(int64_t n, const double *x)
{
	for (int64_t i = 0; i < n; i++)
		if (isnan(x[i]) || isinf(x[i]))
			return false;
	return true;
}

static inline void
set_info(void *info, int64_t v)
{
	int32_t w = (int32_t)v;

	memcpy(info, &w, sizeof(w));
}

#endif
