/*
 * Schur form of complex matrices: single-shift QR on the Hessenberg form, with
 * subdiagonals kept real, as in LAPACK's lahqr (Ahues and Tisseur's test for
 * what is negligible, LAWN 122); eigenvectors of the triangle by substitution.
 */

#define ULP      0x1p-52
#define SMALLEST 0x1p-1022
enum { TURNS = 30, EXCEPTIONAL = 10 };

#define H(i, j) h[(i) + (j)*n]

static elem
e_sqrt(elem a)
{
	double r = e_abs(a), t;

	if (r == 0)
		return a;
	t = __builtin_sqrt((r + fabs(a.re)) / 2);
	if (a.re >= 0)
		return e_of(t, a.im / (2 * t));
	return e_of(fabs(a.im) / (2 * t), copysign(t, a.im));
}

/* Row i from column `from` on. */
static void
scale_row(int64_t n, elem *h, int64_t i, int64_t from, elem a)
{
	for (int64_t j = from; j < n; j++)
		H(i, j) = e_mul(a, H(i, j));
}

/* Makes H(i, i - 1) real by a turn of row and column i. */
static void
make_real(int64_t n, elem *h, elem *z, int64_t i, int64_t last)
{
	elem a = H(i, i - 1);
	double r;

	if (a.im == 0)
		return;
	r = e_abs(a);
	a = e_of(a.re / r, a.im / r);
	H(i, i - 1) = e_real(r);
	scale_row(n, h, i, i == last ? i + 1 : i, e_conj(a));
	v_scale(i == last ? i : (i + 2 < n ? i + 2 : n), a, &H(0, i));
	v_scale(n, a, z + i * n);
}

static bool
is_negligible(int64_t n, const elem *h, int64_t k, double least)
{
	double t = e_abs1(H(k - 1, k - 1)) + e_abs1(H(k, k)), ab, ba, aa, bb, s;
	elem d = e_sub(H(k - 1, k - 1), H(k, k));

	if (e_abs1(H(k, k - 1)) <= least)
		return true;
	if (t == 0) {
		if (k >= 2)
			t += fabs(H(k - 1, k - 2).re);
		if (k + 1 < n)
			t += fabs(H(k + 1, k).re);
	}
	if (fabs(H(k, k - 1).re) > ULP * t)
		return false;
	ab = greater(e_abs1(H(k, k - 1)), e_abs1(H(k - 1, k)));
	ba = lesser(e_abs1(H(k, k - 1)), e_abs1(H(k - 1, k)));
	aa = greater(e_abs1(H(k, k)), e_abs1(d));
	bb = lesser(e_abs1(H(k, k)), e_abs1(d));
	s = aa + ab;
	return ba * (ab / s) <= greater(least, ULP * (bb * (aa / s)));
}

/* The eigenvalue of the last block of two that is nearer to its last
 * element. */
static elem
shift_of(int64_t n, const elem *h, int64_t i)
{
	elem t = H(i, i), u, x, y;
	double s, sx;

	u = e_mul(e_sqrt(H(i - 1, i)), e_sqrt(H(i, i - 1)));
	s = e_abs1(u);
	if (s == 0)
		return t;
	x = e_scale(e_sub(H(i - 1, i - 1), t), 0.5);
	sx = e_abs1(x);
	s = greater(s, sx);
	y = e_scale(e_sqrt(e_add(e_mul(e_of(x.re / s, x.im / s),
					 e_of(x.re / s, x.im / s)),
			    e_mul(e_of(u.re / s, u.im / s),
				    e_of(u.re / s, u.im / s)))),
		s);
	if (sx > 0 && x.re / sx * y.re + x.im / sx * y.im < 0)
		y = e_neg(y);
	return e_sub(t, e_mul(u, e_div(u, e_add(x, y))));
}

/* Where the sweep begins, and the first two elements of its column. */
static int64_t
start_of(int64_t n, const elem *h, int64_t l, int64_t i, elem t, elem v[2])
{
	int64_t m = i - 1;

	for (;; m--) {
		elem d = e_sub(H(m, m), t);
		double down = H(m + 1, m).re, s = e_abs1(d) + fabs(down);

		d = e_of(d.re / s, d.im / s);
		down /= s;
		v[0] = d;
		v[1] = e_real(down);
		if (m == l ||
			fabs(H(m, m - 1).re) * fabs(down) <=
				ULP * (e_abs1(d) *
					      (e_abs1(H(m, m)) +
						      e_abs1(H(m + 1, m + 1)))))
			return m;
	}
}

/* The reflector of v on rows and columns k and k + 1. */
static void
reflect_two(int64_t n, elem *h, elem *z, int64_t k, int64_t i, elem t1, elem v2)
{
	int64_t rows = (k + 2 < i ? k + 2 : i) + 1;
	double t2 = e_mul(t1, v2).re;

	for (int64_t j = k; j < n; j++) {
		elem s = e_add(
			e_mul(e_conj(t1), H(k, j)), e_scale(H(k + 1, j), t2));

		H(k, j) = e_sub(H(k, j), s);
		H(k + 1, j) = e_sub(H(k + 1, j), e_mul(s, v2));
	}
	for (int64_t part = 0; part < 2; part++) {
		elem *x = part ? z + k * n : &H(0, k);
		elem *y = x + n;

		for (int64_t j = 0; j < (part ? n : rows); j++) {
			elem s = e_add(e_mul(t1, x[j]), e_scale(y[j], t2));

			x[j] = e_sub(x[j], s);
			y[j] = e_sub(y[j], e_mul(s, e_conj(v2)));
		}
	}
}

/* What the first reflector did to the subdiagonal above it, made real
 * again. */
static void
mend(int64_t n, elem *h, elem *z, int64_t m, int64_t i, elem t1)
{
	elem a = e_sub(e_real(1), t1);
	double r = e_abs(a);

	a = e_of(a.re / r, a.im / r);
	H(m + 1, m) = e_mul(H(m + 1, m), e_conj(a));
	if (m + 2 <= i)
		H(m + 2, m + 1) = e_mul(H(m + 2, m + 1), a);
	for (int64_t j = m; j <= i; j++) {
		if (j == m + 1)
			continue;
		scale_row(n, h, j, j + 1, a);
		v_scale(j, e_conj(a), &H(0, j));
		v_scale(n, e_conj(a), z + j * n);
	}
}

static void
schur_sweep(int64_t n, elem *h, elem *z, int64_t l, int64_t i, elem t)
{
	elem v[2], t1;
	int64_t m = start_of(n, h, l, i, t, v);

	for (int64_t k = m; k < i; k++) {
		if (k > m) {
			v[0] = H(k, k - 1);
			v[1] = H(k + 1, k - 1);
		}
		t1 = reflector(1, &v[0], &v[1]);
		if (k > m) {
			H(k, k - 1) = v[0];
			H(k + 1, k - 1) = e_real(0);
		}
		reflect_two(n, h, z, k, i, t1, v[1]);
		if (k == m && m > l)
			mend(n, h, z, m, i, t1);
	}
	make_real(n, h, z, i, i);
}

/* The shift of a turn over rows l to i: now and then an exceptional one. */
static elem
shift_of_turn(int64_t n, const elem *h, int64_t l, int64_t i, int64_t turn)
{
	if (turn % (2 * EXCEPTIONAL) == 2 * EXCEPTIONAL - 1)
		return e_add(H(i, i), e_real(0.75 * fabs(H(i, i - 1).re)));
	if (turn % EXCEPTIONAL == EXCEPTIONAL - 1)
		return e_add(H(l, l), e_real(0.75 * fabs(H(l + 1, l).re)));
	return shift_of(n, h, i);
}

/* Turns until the value at i stands alone, or does not in time.  Returns the
 * first row of what is still one block with it: i when it does. */
static int64_t
split_off(int64_t n, elem *h, elem *z, int64_t i, double least)
{
	for (int64_t turn = 0, left = TURNS * (n > 10 ? n : 10);; turn++) {
		int64_t l = i;

		while (l > 0 && !is_negligible(n, h, l, least))
			l--;
		if (l > 0)
			H(l, l - 1) = e_real(0);
		if (l >= i || !left--)
			return l;
		schur_sweep(n, h, z, l, i, shift_of_turn(n, h, l, i, turn));
	}
}

/* h becomes triangular, z is multiplied by what does it.  0, or the number of
 * the value, from 1, at which it gave up. */
static int64_t
qr_iterate(int64_t n, elem *h, elem *z)
{
	double least = SMALLEST * ((double)n / ULP);

	for (int64_t j = 0; j < n; j++)
		for (int64_t k = j + 2; k < n; k++)
			H(k, j) = e_real(0);
	for (int64_t k = 1; k < n; k++)
		make_real(n, h, z, k, -1);
	for (int64_t i = n - 1; i >= 0; i--)
		if (split_off(n, h, z, i, least) != i)
			return i + 1;
	return 0;
}

static void
schur(const pop_matrix *p)
{
	elem *t = p->x[1], *w = p->x[3];
	int64_t n = p->n;
	balance b;

	memcpy(t, p->x[0], (size_t)(n * n) * sizeof(elem));
	set_info(p->x[4], to_schur(n, t, p->x[2], (elem *)p->work, false, &b));
	if (b.up != 1)
		v_scale(n * n, e_real(1 / b.up), t);
	for (int64_t i = 0; i < n; i++)
		w[i] = t[i + i * n];
}

/* ---- Eigenvectors. */

/* Length 1, and the part that is largest real. */
static void
normalize(int64_t n, elem *v)
{
	double r = v_length(n, v), most = 0;
	int64_t k = 0;
	elem a;

	for (int64_t i = 0; i < n; i++) {
		double s = e_abs(v[i]);

		if (s > most) {
			most = s;
			k = i;
		}
	}
	if (!(most > 0))
		return;
	a = e_conj(e_of(v[k].re / most / r, v[k].im / most / r));
	v_scale(n, a, v);
	v[k].im = 0;
}

static elem
apart(elem a, elem b, double least)
{
	elem d = e_sub(a, b);

	return e_abs1(d) < least ? e_real(least) : d;
}

/* What vectors are made of: t, its greatest element, columns of z, what their
 * rows are multiplied by; the least that values are apart. */
typedef struct triangle {
	int64_t n;
	const elem *t, *z;
	const double *scale;
	double most, least;
} triangle;

/* May sums of a number of this size times elements of t overflow? */
static bool
is_large(const triangle *a, double size)
{
	return size > 0x1p500 || size * a->most > 0x1p500;
}

/* x / d; with all m numbers at v, and x, made smaller first if it would be too
 * large, as values that are not apart make it. */
static elem
divide_safely(
	const triangle *a, elem x, elem d, int64_t m, elem *v, double *one)
{
	enum { STEPS = 3 }; /* of what is not NaN or inf */

	for (int k = 0; k < STEPS && is_large(a, e_abs1(x) / e_abs1(d)); k++) {
		x = e_scale(x, 0x1p-600);
		v_scale(m, e_real(0x1p-600), v);
		*one *= 0x1p-600;
	}
	return e_div(x, d);
}

/* to = D z x for the x of (t - t[k][k]) x = 0, and x[k] = `one`. */
static void
right_vector(const triangle *a, int64_t k, elem *x, elem *to)
{
	const int64_t n = a->n;
	const elem *t = a->t, value = t[k + k * n];
	double one = 1;

	for (int64_t i = 0; i < k; i++)
		x[i] = e_neg(t[i + k * n]);
	for (int64_t i = k - 1; i >= 0; i--) {
		elem d = apart(t[i + i * n], value, a->least);

		x[i] = divide_safely(a, x[i], d, k, x, &one);
		v_axpy(i, e_neg(x[i]), t + i * n, x);
	}
	memcpy(to, a->z + k * n, (size_t)n * sizeof(elem));
	if (one != 1)
		v_scale(n, e_real(one), to);
	for (int64_t i = 0; i < k; i++)
		v_axpy(n, x[i], a->z + i * n, to);
	for (int64_t i = 0; i < n; i++)
		to[i] = e_scale(to[i], a->scale[i]);
	normalize(n, to);
}

/* to = D^-1 z y for the y of y^H (t - t[k][k]) = 0. */
static void
left_vector(const triangle *a, int64_t k, elem *y, elem *to)
{
	const int64_t n = a->n;
	const elem *t = a->t, value = t[k + k * n];
	double one = 1;

	y[k] = e_real(1);
	for (int64_t i = k + 1; i < n; i++) {
		elem d = apart(t[i + i * n], value, a->least);

		y[i] = e_neg(
			divide_safely(a, v_dot(i - k, t + k + i * n, y + k),
				e_conj(d), i - k, y + k, &one));
	}
	memcpy(to, a->z + k * n, (size_t)n * sizeof(elem));
	if (one != 1)
		v_scale(n, e_real(one), to);
	for (int64_t i = k + 1; i < n; i++)
		v_axpy(n, y[i], a->z + i * n, to);
	for (int64_t i = 0; i < n; i++)
		to[i] = e_scale(to[i], 1 / a->scale[i]);
	normalize(n, to);
}

void
POP_FN(pop_triangular_vectors)(int64_t n, const double *t, const double *z,
	const double *scale, double *left, double *right, double *work)
{
	triangle a = {.n = n,
		.t = (const elem *)t,
		.z = (const elem *)z,
		.scale = scale};
	elem *l = (elem *)left, *r = (elem *)right, *x = (elem *)work;

	for (int64_t i = 0; i < n * n; i++)
		a.most = greater(a.most, e_abs1(a.t[i]));
	for (int64_t k = 0; k < n; k++) {
		a.least = greater(ULP * e_abs1(a.t[k + k * n]),
			greater(ULP * ULP * a.most, SMALLEST * 4));
		right_vector(&a, k, x, r + k * n);
		left_vector(&a, k, x, l + k * n);
	}
}

static void
eig(const pop_matrix *p)
{
	elem *t = p->x[0], *w = p->x[1], *work = (elem *)p->work;
	int64_t n = p->n;
	elem *z = work + 4 * (n + 1);
	balance b;

	set_info(p->x[4], to_schur(n, t, z, work, true, &b));
	for (int64_t i = 0; i < n; i++)
		w[i] = e_scale(t[i + i * n], 1 / b.up);
	POP_FN(pop_triangular_vectors)
	(n, (double *)t, (double *)z, b.scale, p->x[2], p->x[3],
		(double *)work);
}

#undef H
