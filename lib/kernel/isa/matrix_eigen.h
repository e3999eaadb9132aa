/*
 * Eigenvalues of Hermitian matrices and singular values, by iteration on a
 * real tridiagonal or bidiagonal matrix whose rotations go on to the columns
 * of vectors.  Compiled for each field; see matrix_field.h.
 */

enum { MOST_SWEEPS = 60 }; /* for each value */
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

static bool
all_finite(int64_t n, const double *x)
{
	for (int64_t i = 0; i < n; i++)
		if (isnan(x[i]) || isinf(x[i]))
			return false;
	return true;
}

/* ---- Hermitian. */

#if POP_FIELD_COMPLEX
/* First row from l on that is cut off from the next. */
static int64_t
cut_after(int64_t l, int64_t n, const double *d, const double *e)
{
	while (l + 1 < n && fabs(e[l]) > EPS * (fabs(d[l]) + fabs(d[l + 1])))
		l++;
	return l;
}

/* One implicit QL step on rows l to m, shifted by the eigenvalue of the
 * leading block of two that is nearer to d[l]. */
static void
ql_step(int64_t n, int64_t l, int64_t m, double *d, double *e, elem *z)
{
	double g = (d[l + 1] - d[l]) / (2 * e[l]), r = length2(g, 1);
	double s = 1, c = 1, p = 0;

	g = d[m] - d[l] + e[l] / (g + copysign(r, g));
	for (int64_t i = m - 1; i >= l; i--) {
		double f = s * e[i], b = c * e[i];

		r = length2(f, g);
		e[i + 1] = r;
		if (r == 0) {
			d[i + 1] -= p;
			e[m] = 0;
			return;
		}
		s = f / r;
		c = g / r;
		g = d[i + 1] - p;
		r = (d[i] - g) * s + 2 * c * b;
		p = s * r;
		d[i + 1] = g + p;
		g = c * r - b;
		v_rotate(n, z + (i + 1) * n, z + i * n, c, s);
	}
	d[l] -= p;
	e[l] = g;
	e[m] = 0;
}

/* Eigenvalues of the tridiagonal matrix into d; e has room for n.  0, or the
 * number of the first, from 1, that was not found. */
static int64_t
ql(int64_t n, double *d, double *e, elem *z)
{
	for (int64_t l = 0; l < n; l++) {
		int64_t m, left = MOST_SWEEPS;

		while ((m = cut_after(l, n, d, e)) != l) {
			if (!left--)
				return l + 1;
			ql_step(n, l, m, d, e, z);
		}
	}
	return 0;
}

static void
sort_ascending(int64_t n, double *d, elem *z)
{
	for (int64_t i = 0; i + 1 < n; i++) {
		int64_t k = i;
		double t;

		for (int64_t j = i + 1; j < n; j++)
			if (d[j] < d[k])
				k = j;
		if (k == i)
			continue;
		t = d[i];
		d[i] = d[k];
		d[k] = t;
		v_exchange(n, z + i * n, z + k * n);
	}
}

static void
eigh(const pop_matrix *p)
{
	elem *a = p->x[0], *z = p->x[1];
	double *d = p->x[2], *e = p->work;
	int64_t n = p->n, bad;
	elem *tau = (elem *)p->work + n + 1, *w = tau + n + 1;

	if (!(p->flags & POP_MATRIX_LOWER))
		for (int64_t j = 0; j < n; j++)
			for (int64_t i = j + 1; i < n; i++)
				a[i + j * n] = e_conj(a[j + i * n]);
	to_tridiagonal(n, a, d, e, tau, w);
	reflectors_product(n, n, n - (n > 0), 1, a, tau, z);
	bad = all_finite(n, d) && all_finite(n - 1, e) ? ql(n, d, e, z) : n;
	set_info(p->x[3], bad);
	if (bad) {
		v_fill(n * n, e_of(NAN, NAN), z);
		for (int64_t i = 0; i < n; i++)
			d[i] = NAN;
	}
	sort_ascending(n, d, z);
}
#endif

/* ---- Singular values (Demmel and Kahan, SISSC 11 (1990), as in LAPACK's
 * bdsqr). */

/* c, s with c f + s g = r, c g - s f = 0. */
static double
rotation(double f, double g, double *c, double *s)
{
	double r;

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
	r = copysign(length2(f, g), f);
	*c = f / r;
	*s = g / r;
	return r;
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
 * (cl, sl; -sl, cl) . (cr, -sr; sr, cr) = diag(big, small). */
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
	int most = swap ? 3 : 1;
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

/* A bidiagonal matrix with the vectors to both sides: columns of length r
 * and c. */
typedef struct bidiagonal {
	int64_t n, r, c;
	double *d, *e;
	elem *u, *v;
	double least; /* what counts as zero */
	int64_t old_lo, old_hi;
	bool down; /* chase from top to bottom */
} bidiagonal;

static void
turn_left(const bidiagonal *b, int64_t i, double c, double s)
{
	v_rotate(b->r, b->u + i * b->r, b->u + (i + 1) * b->r, c, s);
}

static void
turn_right(const bidiagonal *b, int64_t i, double c, double s)
{
	v_rotate(b->c, b->v + i * b->c, b->v + (i + 1) * b->c, c, s);
}

static void
plain_sweep(bidiagonal *b, int64_t lo, int64_t hi)
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
shifted_down(bidiagonal *b, int64_t lo, int64_t hi, double shift)
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
shifted_up(bidiagonal *b, int64_t lo, int64_t hi, double shift)
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

#define TOLERANCE (0x1p-53 * 98.701) /* eps times eps^(-1/8) */

/* Zeroes an e that is negligible against what d it stands between; *smin: a
 * bound from below of the singular values. */
static bool
negligible(bidiagonal *b, int64_t lo, int64_t hi, double *smin)
{
	double *d = b->d, *e = b->e;
	int64_t last = b->down ? hi - 1 : lo;
	double mu = fabs(d[b->down ? lo : hi]);

	if (fabs(e[last]) <= TOLERANCE * fabs(d[b->down ? hi : lo])) {
		e[last] = 0;
		return true;
	}
	*smin = mu;
	for (int64_t k = 0; k < hi - lo; k++) {
		int64_t i = b->down ? lo + k : hi - 1 - k;

		if (fabs(e[i]) <= TOLERANCE * mu) {
			e[i] = 0;
			return true;
		}
		mu = fabs(d[b->down ? i + 1 : i]) * (mu / (mu + fabs(e[i])));
		*smin = lesser(*smin, mu);
	}
	return false;
}

static void
sweep(bidiagonal *b, int64_t lo, int64_t hi, double smax)
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
	if ((double)b->n * TOLERANCE * (smin / smax) <=
			greater(EPS, 0.01 * TOLERANCE) ||
		(start > 0 && shift / start * (shift / start) < EPS))
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
zero_of(const bidiagonal *b)
{
	double mu = fabs(b->d[0]), least = mu;

	for (int64_t i = 1; i < b->n && least != 0; i++) {
		mu = fabs(b->d[i]) * (mu / (mu + fabs(b->e[i - 1])));
		least = lesser(least, mu);
	}
	return greater(TOLERANCE * least / __builtin_sqrt((double)b->n),
		6.0 * (double)b->n * (double)b->n * 0x1p-1022);
}

/* 0, or how many values were not found. */
static int64_t
diagonalize(bidiagonal *b)
{
	double *d = b->d, *e = b->e;
	int64_t hi = b->n - 1, left = 6 * b->n * b->n;

	b->old_lo = b->old_hi = -2;
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
	return 0;
}

static void
sort_descending(const bidiagonal *b)
{
	double *d = b->d;

	for (int64_t i = 0; i < b->n; i++)
		if (d[i] < 0 || (d[i] == 0 && signbit(d[i]))) {
			d[i] = -d[i];
			v_scale(b->c, e_real(-1), b->v + i * b->c);
		}
	for (int64_t last = b->n - 1; last > 0; last--) {
		int64_t k = 0;
		double t;

		for (int64_t j = 1; j <= last; j++)
			if (d[j] <= d[k])
				k = j;
		if (k == last)
			continue;
		t = d[k];
		d[k] = d[last];
		d[last] = t;
		v_exchange(b->r, b->u + k * b->r, b->u + last * b->r);
		v_exchange(b->c, b->v + k * b->c, b->v + last * b->c);
	}
}

/* a, r by c with r >= c, becomes bidiagonal: vectors of the reflectors from
 * the left stay in it, those from the right go to the columns of w. */
static void
to_bidiagonal(const bidiagonal *b, elem *a, elem *w, elem *left, elem *right)
{
	int64_t r = b->r, c = b->c;

	for (int64_t k = 0; k < c; k++) {
		elem *x = a + k + k * r, *y = w + k + 1 + k * c;
		elem *t = w + (c - 1) * c; /* the last column is not used */

		left[k] = reflector(r - k - 1, x, x + 1);
		b->d[k] = e_re(x[0]);
		for (int64_t j = k + 1; j < c; j++)
			reflect(r - k - 1, x + 1, e_conj(left[k]),
				a + k + j * r);
		if (k + 1 == c)
			return;
		for (int64_t j = k + 1; j < c; j++)
			y[j - k - 1] = e_conj(a[k + j * r]);
		right[k] = reflector(c - k - 2, y, y + 1);
		b->e[k] = e_re(y[0]);
		y[0] = e_real(1);
		/* From the right, on the rows below. */
		for (int64_t i = k + 1; i < r; i += c) {
			int64_t n = r - i < c ? r - i : c;

			v_fill(n, e_real(0), t);
			for (int64_t j = k + 1; j < c; j++)
				v_axpy(n, y[j - k - 1], a + i + j * r, t);
			for (int64_t j = k + 1; j < c; j++)
				v_axpy(n,
					e_neg(e_mul(right[k],
						e_conj(y[j - k - 1]))),
					t, a + i + j * r);
		}
	}
}

/* y, n by m, is the conjugate transpose of x, m by n. */
static void
adjoint(int64_t m, int64_t n, const elem *x, elem *y)
{
	for (int64_t j = 0; j < n; j++)
		for (int64_t i = 0; i < m; i++)
			y[j + i * n] = e_conj(x[i + j * m]);
}

static void
svd(const pop_matrix *p)
{
	bool wide = p->m < p->n, full = p->flags & POP_MATRIX_FULL;
	int64_t big = wide ? p->n : p->m, small = wide ? p->m : p->n;
	int64_t ncol = full ? big : small, bad = 0;
	elem *a = (elem *)p->work, *w = a + big * big, *v = w + big * big;
	elem *u = v + big * big, *left = u + big * big, *right = left + big + 1;
	bidiagonal b = {.n = small,
		.r = big,
		.c = small,
		.d = p->x[1],
		.e = (double *)(right + big + 1),
		.u = u,
		.v = v};

	if (wide)
		adjoint(p->m, p->n, p->x[0], a);
	else
		memcpy(a, p->x[0], (size_t)(big * small) * sizeof(elem));
	to_bidiagonal(&b, a, w, left, right);
	reflectors_product(big, ncol, small, 0, a, left, u);
	reflectors_product(small, small, small - (small > 0), 1, w, right, v);
	if (!all_finite(small, b.d) || !all_finite(small - 1, b.e))
		bad = small;
	else if (small)
		bad = diagonalize(&b);
	if (!bad)
		sort_descending(&b);
	for (int64_t i = 0; i < small && bad; i++)
		b.d[i] = NAN;
	if (bad) {
		v_fill(big * ncol, e_of(NAN, NAN), u);
		v_fill(small * small, e_of(NAN, NAN), v);
	}
	set_info(p->x[4], bad);
	memcpy(p->x[2], wide ? v : u,
		(size_t)(wide ? small * small : big * ncol) * sizeof(elem));
	if (wide)
		adjoint(big, ncol, u, p->x[3]);
	else
		adjoint(small, small, v, p->x[3]);
}
