/*
 * Singular values of a bidiagonal matrix (Demmel and Kahan, SISSC 11 (1990), as
 * in LAPACK's bdsqr): rotations are collected for the owner of the vectors.
 */

#include "lib/kernel/isa/round_once.h"

#include "lib/kernel/isa/matrix_bidiagonal.h"

#include <math.h>

#include "lib/kernel/isa/matrix.h"
#include "lib/kernel/isa/vec.h"

#define EPS 0x1p-53

static double
lesser(double a, double b)
{
	return a < b ? a : b;
}

static double
greater(double a, double b)
{
	return a > b ? a : b;
}

/* c, s with c f + s g = r, c g - s f = 0. */
static double
rotation(double f, double g, double *c, double *s)
{
	double r, up;

	if (g == 0) {
		*c = 1;
		*s = 0;
		return f;
	}
	if (f == 0) {
		*c = 0;
		*s = copysign(1, g);
		return fabs(g);
	}
	up = fabs(f) + fabs(g) < 0x1p-900 ? 0x1p600 : 1;
	f *= up;
	g *= up;
	r = copysign(pop_length2_quick(f, g), f);
	*c = f / r;
	*s = g / r;
	return r / up;
}

/* The least singular value of ((f, g), (0, h)). */
static double
least_of_two(double f, double g, double h)
{
	double lo = lesser(fabs(f), fabs(h)), hi = greater(fabs(f), fabs(h));
	double as, at, au, c;

	g = fabs(g);
	if (lo == 0)
		return 0;
	as = 1 + lo / hi;
	at = (hi - lo) / hi;
	if (g < hi) {
		au = g / hi * (g / hi);
		c = 2 / (__builtin_sqrt(as * as + au) +
				__builtin_sqrt(at * at + au));
		return lo * c;
	}
	au = hi / g;
	if (au == 0)
		return lo * hi / g;
	c = 1 / (__builtin_sqrt(1 + as * au * (as * au)) +
			__builtin_sqrt(1 + at * au * (at * au)));
	return 2 * (lo * c * au);
}

/* Singular values and rotations of ((f, g), (0, h)):
 * (cl, sl; -sl, cl) . (cr, -sr; sr, cr) = diag(big, small).  As LAPACK's
 * lasv2, whose reasons for each quotient are in its comments. */
typedef struct two {
	double big, small, cl, sl, cr, sr;
} two;

static two
two_by_two(double f, double g, double h)
{
	bool swap = fabs(h) > fabs(f);
	double ft = swap ? h : f, ht = swap ? f : h;
	double fa = fabs(ft), ha = fabs(ht), ga = fabs(g), sign;
	double cl = 1, cr = 1, sl = 0, sr = 0, big = fa, small = ha;
	int most = swap ? 3 : 1; /* the largest: 1 is f, 2 is g, 3 is h */
	two t;

	if (ga > fa)
		most = 2;
	if (ga > fa && fa / ga < EPS) {
		big = ga;
		small = ha > 1 ? fa / (ga / ha) : fa / ga * ha;
		sl = ht / g;
		sr = 1;
		cr = ft / g;
	} else if (ga != 0) {
		double d = fa - ha, l = d == fa ? 1 : d / fa, m = g / ft;
		double q = 2 - l, s = __builtin_sqrt(q * q + m * m);
		double r = l == 0 ? fabs(m) : __builtin_sqrt(l * l + m * m);
		double a = 0.5 * (s + r), u;

		if (m * m != 0)
			u = (m / (s + q) + m / (r + l)) * (1 + a);
		else if (l == 0)
			u = copysign(2, ft) * copysign(1, g);
		else
			u = g / copysign(d, ft) + m / q;
		small = ha / a;
		big = fa * a;
		l = __builtin_sqrt(u * u + 4);
		cr = 2 / l;
		sr = u / l;
		cl = (cr + sr * m) / a;
		sl = ht / ft * sr / a;
	}
	t.cl = swap ? sr : cl;
	t.sl = swap ? cr : sl;
	t.cr = swap ? sl : cr;
	t.sr = swap ? cl : sr;
	if (most == 1)
		sign = copysign(1, t.cr) * copysign(1, t.cl) * copysign(1, f);
	else if (most == 2)
		sign = copysign(1, t.sr) * copysign(1, t.cl) * copysign(1, g);
	else
		sign = copysign(1, t.sr) * copysign(1, t.sl) * copysign(1, h);
	t.big = copysign(big, sign);
	t.small = copysign(small, sign * copysign(1, f) * copysign(1, h));
	return t;
}

static void
turn_left(pop_bidiagonal *b, int64_t i, double c, double s)
{
	if (b->nleft == b->most)
		b->turn(b);
	b->left[b->nleft++] = (pop_turn){i, c, s};
}

static void
turn_right(pop_bidiagonal *b, int64_t i, double c, double s)
{
	if (b->nright == b->most)
		b->turn(b);
	b->right[b->nright++] = (pop_turn){i, c, s};
}

static void
plain_sweep(pop_bidiagonal *b, int64_t lo, int64_t hi)
{
	double *d = b->d, *e = b->e, c = 1, s = 0, oc = 1, os = 0, r, h;

	if (b->down) {
		for (int64_t i = lo; i < hi; i++) {
			r = rotation(d[i] * c, e[i], &c, &s);
			if (i > lo)
				e[i - 1] = os * r;
			d[i] = rotation(oc * r, d[i + 1] * s, &oc, &os);
			turn_right(b, i, c, s);
			turn_left(b, i, oc, os);
		}
		h = d[hi] * c;
		d[hi] = h * oc;
		e[hi - 1] = h * os;
		return;
	}
	for (int64_t i = hi; i > lo; i--) {
		r = rotation(d[i] * c, e[i - 1], &c, &s);
		if (i < hi)
			e[i] = os * r;
		d[i] = rotation(oc * r, d[i - 1] * s, &oc, &os);
		turn_left(b, i - 1, c, -s);
		turn_right(b, i - 1, oc, -os);
	}
	h = d[lo] * c;
	d[lo] = h * oc;
	e[lo] = h * os;
}

static void
shifted_down(pop_bidiagonal *b, int64_t lo, int64_t hi, double shift)
{
	double *d = b->d, *e = b->e, g = e[lo], r, c, s;
	double f = (fabs(d[lo]) - shift) * (copysign(1, d[lo]) + shift / d[lo]);

	for (int64_t i = lo; i < hi; i++) {
		r = rotation(f, g, &c, &s);
		if (i > lo)
			e[i - 1] = r;
		f = c * d[i] + s * e[i];
		e[i] = c * e[i] - s * d[i];
		g = s * d[i + 1];
		d[i + 1] = c * d[i + 1];
		turn_right(b, i, c, s);
		d[i] = rotation(f, g, &c, &s);
		f = c * e[i] + s * d[i + 1];
		d[i + 1] = c * d[i + 1] - s * e[i];
		if (i < hi - 1) {
			g = s * e[i + 1];
			e[i + 1] = c * e[i + 1];
		}
		turn_left(b, i, c, s);
	}
	e[hi - 1] = f;
}

static void
shifted_up(pop_bidiagonal *b, int64_t lo, int64_t hi, double shift)
{
	double *d = b->d, *e = b->e, g = e[hi - 1], r, c, s;
	double f = (fabs(d[hi]) - shift) * (copysign(1, d[hi]) + shift / d[hi]);

	for (int64_t i = hi; i > lo; i--) {
		r = rotation(f, g, &c, &s);
		if (i < hi)
			e[i] = r;
		f = c * d[i] + s * e[i - 1];
		e[i - 1] = c * e[i - 1] - s * d[i];
		g = s * d[i - 1];
		d[i - 1] = c * d[i - 1];
		turn_left(b, i - 1, c, -s);
		d[i] = rotation(f, g, &c, &s);
		f = c * e[i - 1] + s * d[i - 1];
		d[i - 1] = c * d[i - 1] - s * e[i - 1];
		if (i > lo + 1) {
			g = s * e[i - 2];
			e[i - 2] = c * e[i - 2];
		}
		turn_right(b, i - 1, c, -s);
	}
	e[lo] = f;
}

/* Zeroes an e that is negligible against what d it stands between; *smin: a
 * bound from below of the singular values. */
static bool
negligible(pop_bidiagonal *b, int64_t lo, int64_t hi, double *smin)
{
	double *d = b->d, *e = b->e;
	int64_t last = b->down ? hi - 1 : lo;
	double mu = fabs(d[b->down ? lo : hi]);

	if (fabs(e[last]) <= b->tolerance * fabs(d[b->down ? hi : lo])) {
		e[last] = 0;
		return true;
	}
	*smin = mu;
	for (int64_t k = 0; k < hi - lo; k++) {
		int64_t i = b->down ? lo + k : hi - 1 - k;

		if (fabs(e[i]) <= b->tolerance * mu) {
			e[i] = 0;
			return true;
		}
		mu = fabs(d[b->down ? i + 1 : i]) * (mu / (mu + fabs(e[i])));
		*smin = lesser(*smin, mu);
	}
	return false;
}

static void
sweep(pop_bidiagonal *b, int64_t lo, int64_t hi, double smax)
{
	const double *d = b->d, *e = b->e;
	double smin, shift, start;
	int64_t end;

	if (lo > b->old_hi || hi < b->old_lo)
		b->down = fabs(d[lo]) >= fabs(d[hi]);
	if (negligible(b, lo, hi, &smin))
		return;
	b->old_lo = lo;
	b->old_hi = hi;
	shift = b->down ? least_of_two(d[hi - 1], e[hi - 1], d[hi])
			: least_of_two(d[lo], e[lo], d[lo + 1]);
	start = fabs(d[b->down ? lo : hi]);
	if ((double)b->n * b->tolerance * (smin / smax) <=
			greater(b->eps, 0.01 * b->tolerance) ||
		(start > 0 && shift / start * (shift / start) < b->eps))
		shift = 0;
	if (shift == 0)
		plain_sweep(b, lo, hi);
	else if (b->down)
		shifted_down(b, lo, hi, shift);
	else
		shifted_up(b, lo, hi, shift);
	end = b->down ? hi - 1 : lo;
	if (fabs(e[end]) <= b->least)
		b->e[end] = 0;
}

static double
zero_of(const pop_bidiagonal *b)
{
	double mu = fabs(b->d[0]), least = mu;

	for (int64_t i = 1; i < b->n && least != 0; i++) {
		mu = fabs(b->d[i]) * (mu / (mu + fabs(b->e[i - 1])));
		least = lesser(least, mu);
	}
	return greater(b->tolerance * least / __builtin_sqrt((double)b->n),
		6.0 * (double)b->n * (double)b->n * 0x1p-1022);
}

int64_t
POP_FN(pop_diagonalize)(pop_bidiagonal *b)
{
	double *d = b->d, *e = b->e;
	int64_t hi = b->n - 1, left = 6 * b->n * b->n;

	/* eps^(-1/8) is 98.7 in f64, and no less than 11 in f32. */
	b->tolerance = b->eps * (b->eps < 0x1p-40 ? 98.701 : 11.314);
	b->old_lo = b->old_hi = -2;
	b->nleft = b->nright = 0;
	b->least = zero_of(b);
	while (hi > 0) {
		double smax = fabs(d[hi]);
		int64_t lo = hi;
		two t;

		while (lo > 0 && fabs(e[lo - 1]) > b->least) {
			lo--;
			smax = greater(smax, greater(fabs(d[lo]), fabs(e[lo])));
		}
		if (lo > 0)
			e[lo - 1] = 0;
		if (lo == hi) {
			hi--;
		} else if (lo == hi - 1) {
			t = two_by_two(d[lo], e[lo], d[hi]);
			d[lo] = t.big;
			d[hi] = t.small;
			e[lo] = 0;
			turn_right(b, lo, t.cr, t.sr);
			turn_left(b, lo, t.cl, t.sl);
			hi -= 2;
		} else {
			left -= hi - lo;
			if (left < 0)
				return hi;
			sweep(b, lo, hi, smax);
		}
	}
	b->turn(b);
	return 0;
}
