/*
 * Factorizations that take a fixed number of operations, and solving with
 * triangles, by columns; four are subtracted at once where that can be.  Real
 * ones that matrix_block.h has are left out.
 * Compiled for each field; see matrix_field.h.  Conventions of LAPACK: pivots
 * by e_abs1, reflectors H = 1 - tau v v^H with v[0] = 1 not stored.
 */

static void
exchange_rows(int64_t m, int64_t n, elem *a, int64_t i, int64_t k)
{
	for (int64_t j = 0; j < n && i != k; j++) {
		elem t = a[i + j * m];

		a[i + j * m] = a[k + j * m];
		a[k + j * m] = t;
	}
}

#if POP_FIELD_COMPLEX
/* ---- Cholesky. */

/* The lower triangle of a, whose upper one is not looked at; the first pivot
 * that is not positive, counted from 1, or 0.  w: room for a row. */
static int64_t
factor_lower(int64_t n, elem *a, elem *w)
{
	for (int64_t k = 0; k < n; k++) {
		elem *c = a + k * n;
		double d;

		for (int64_t j = 0; j < k; j++)
			w[j] = e_neg(e_conj(a[k + j * n]));
		v_axpys(n - k, k, w, a + k, n, c + k);
		d = e_re(c[k]);
		if (!(d > 0))
			return k + 1;
		d = __builtin_sqrt(d);
		c[k] = e_real(d);
		for (int64_t i = k + 1; i < n; i++)
			c[i] = e_of(e_re(c[i]) / d, e_im(c[i]) / d);
	}
	return 0;
}

static void
cholesky(const pop_matrix *p)
{
	bool lower = p->flags & POP_MATRIX_LOWER;
	elem *a = p->x[0], *l = p->x[1];
	int64_t n = p->n, bad;

	if (!lower)
		for (int64_t j = 0; j < n; j++)
			for (int64_t i = j + 1; i < n; i++)
				a[i + j * n] = e_conj(a[j + i * n]);
	bad = factor_lower(n, a, (elem *)p->work);
	set_info(p->x[2], bad);
	v_fill(n * n, e_of(bad ? NAN : 0, bad ? NAN : 0), l);
	for (int64_t j = 0; j < n && !bad; j++)
		for (int64_t i = j; i < n; i++) {
			if (lower)
				l[i + j * n] = a[i + j * n];
			else
				l[j + i * n] = e_conj(a[i + j * n]);
		}
}

/* ---- Triangles. */

/* Entry i, k of op(A). */
static elem
entry(const pop_matrix *p, int64_t side, int64_t i, int64_t k)
{
	const elem *a = p->x[0];

	if (!(p->flags & POP_MATRIX_TRANSPOSE))
		return a[i + k * side];
	if (p->flags & POP_MATRIX_CONJUGATE)
		return e_conj(a[k + i * side]);
	return a[k + i * side];
}

/* op(A) x = b for one column, op(A) being A: four elements of x at a time,
 * then what they mean for the rest. */
static void
solve_plain(const pop_matrix *p, bool upper, elem *x)
{
	const elem *a = p->x[0];
	int64_t m = p->m, step = upper ? -1 : 1;

	for (int64_t at = 0; at < m; at += 4) {
		int64_t group = m - at < 4 ? m - at : 4, left = m - at - group;
		int64_t first = upper ? m - 1 - at : at;
		const elem *c = a + first * m;
		elem w[4];

		for (int64_t g = 0; g < group; g++) {
			int64_t i = first + g * step;

			for (int64_t k = 0; k < g; k++)
				x[i] = e_add(
					x[i], e_mul(w[k], c[i + k * step * m]));
			if (!(p->flags & POP_MATRIX_UNIT))
				x[i] = e_div(x[i], a[i + i * m]);
			w[g] = e_neg(x[i]);
		}
		if (left)
			v_axpys(left, group, w, upper ? c : c + first + group,
				step * m, upper ? x : x + first + group);
	}
}

/* The same where op(A) is transposed: columns of A are its rows. */
static void
solve_transposed(const pop_matrix *p, bool upper, elem *x)
{
	bool dots = PARTS == 1 || p->flags & POP_MATRIX_CONJUGATE;
	const elem *a = p->x[0];
	int64_t m = p->m;

	for (int64_t at = 0; at < m; at++) {
		int64_t i = upper ? m - 1 - at : at;
		int64_t from = upper ? i + 1 : 0;
		const elem *c = a + i * m;

		for (int64_t k = 0; !dots && k < at; k++)
			x[i] = e_sub(x[i], e_mul(c[from + k], x[from + k]));
		if (dots)
			x[i] = e_sub(x[i], v_dot(at, c + from, x + from));
		if (!(p->flags & POP_MATRIX_UNIT))
			x[i] = e_div(x[i], entry(p, m, i, i));
	}
}

/* With A to the left, and few right-hand sides: see matrix_system.h. */
static void
solve(const pop_matrix *p)
{
	bool upper = !(p->flags & POP_MATRIX_LOWER) !=
		     !!(p->flags & POP_MATRIX_TRANSPOSE);
	elem *x = p->x[2];

	memcpy(x, p->x[1], (size_t)(p->m * p->n) * sizeof(elem));
	for (int64_t j = 0; j < p->n; j++) {
		if (p->flags & POP_MATRIX_TRANSPOSE)
			solve_transposed(p, upper, x + j * p->m);
		else
			solve_plain(p, upper, x + j * p->m);
	}
}

/* ---- LU. */

static int64_t
pivot_of(int64_t n, const elem *x)
{
	int64_t best = 0;

	for (int64_t i = 1; i < n; i++)
		if (e_abs1(x[i]) > e_abs1(x[best]))
			best = i;
	return best;
}

/* Column k of a panel that begins at `first` and ends at `end`: its pivot, and
 * what it means for the panel.  Rows are exchanged in all n columns.  False:
 * there is no pivot. */
static bool
eliminate(int64_t m, int64_t n, elem *a, int64_t k, int64_t end, int32_t *pivot,
	int32_t *perm)
{
	elem *c = a + k * m;
	int64_t i = k + pivot_of(m - k, c + k);
	int32_t t = perm[k];

	pivot[k] = (int32_t)i;
	perm[k] = perm[i];
	perm[i] = t;
	exchange_rows(m, n, a, i, k);
	if (e_is_zero(c[k]))
		return false;
	for (int64_t r = k + 1; r < m; r++)
		c[r] = e_div(c[r], c[k]);
	for (int64_t j = k + 1; j < end; j++)
		v_axpy(m - k - 1, e_neg(a[k + j * m]), c + k + 1,
			a + j * m + k + 1);
	return true;
}

/* Column y, from row k on, after the columns k to k + group have eliminated:
 * its first `group` elements, and *w, by how much of each of those columns the
 * rows below change.  a: column k, from row k on. */
static void
solve_group(int64_t m, int64_t group, const elem *a, elem *y, elem *w)
{
	for (int64_t g = 0; g < group; g++) {
		for (int64_t i = 0; i < g; i++)
			y[g] = e_add(y[g], e_mul(w[i], a[g + i * m]));
		w[g] = e_neg(y[g]);
	}
}

/* Four columns at a time, and then the columns behind them. */
static void
lu(const pop_matrix *p)
{
	int64_t m = p->m, n = p->n, least = m < n ? m : n, info = 0;
	int32_t *perm = p->x[3];
	elem *a = p->x[1];

	memcpy(a, p->x[0], (size_t)(m * n) * sizeof(elem));
	for (int64_t i = 0; i < m; i++)
		perm[i] = (int32_t)i;
	for (int64_t k = 0; k < least; k += 4) {
		int64_t group = least - k < 4 ? least - k : 4, end = k + group;

		for (int64_t g = k; g < end; g++)
			if (!eliminate(m, n, a, g, end, p->x[2], perm) && !info)
				info = g + 1;
		for (int64_t j = end; j < n; j++) {
			elem *y = a + j * m, w[4];

			solve_group(m, group, a + k + k * m, y + k, w);
			v_axpys(m - end, group, w, a + end + k * m, m, y + end);
		}
	}
	set_info(p->x[4], info);
}

#endif

/* ---- Reflectors. */

/* Brings n elements, the greatest of which has size `most`, to where squares
 * and quotients are exact; by what. */
static double
bring_near(int64_t n, elem *a, double most)
{
	const double up = pop_scale_of(most);

	if (up != 1)
		v_scale(n, e_real(up), a);
	return up;
}

/* Makes H^H (alpha, x) = (beta, 0): x becomes v, *alpha beta; returns tau.
 * Numbers near the ends of the range are scaled first: H would not be unitary,
 * or infinite. */
static elem
reflector(int64_t n, elem *alpha, elem *x)
{
	double rest = v_length(n, x), re, im, beta, up;
	elem tau;

	if (rest == 0 && e_im(*alpha) == 0)
		return e_real(0);
	up = pop_scale_of(pop_length2(e_abs(*alpha), rest));
	if (up != 1) {
		v_scale(n, e_real(up), x);
		rest = v_length(n, x);
	}
	re = up * e_re(*alpha);
	im = up * e_im(*alpha);
	beta = -copysign(pop_length2(pop_length2(re, im), rest), re);
	tau = e_of((beta - re) / beta, -im / beta);
	v_scale(n, e_div(e_real(1), e_of(re - beta, im)), x);
	*alpha = e_real(beta / up);
	return tau;
}

/* c -= tau v (v^H c), v being 1 followed by n elements at x. */
static void
reflect(int64_t n, const elem *x, elem tau, elem *c)
{
	elem w = e_neg(e_mul(tau, e_add(c[0], v_dot(n, x, c + 1))));

	c[0] = e_add(c[0], w);
	v_axpy(n, w, x, c + 1);
}

#if POP_FIELD_COMPLEX
static void
qr(const pop_matrix *p)
{
	int64_t m = p->m, n = p->n;
	elem *a = p->x[1], *tau = p->x[2];

	memcpy(a, p->x[0], (size_t)(m * n) * sizeof(elem));
	for (int64_t k = 0; k < m && k < n; k++) {
		elem *c = a + k + k * m;

		tau[k] = reflector(m - k - 1, c, c + 1);
		for (int64_t j = k + 1; j < n; j++)
			reflect(m - k - 1, c + 1, e_conj(tau[k]),
				a + k + j * m);
	}
}
#endif

/* The first n columns of H(0) H(1) ... H(k - 1), whose vectors start `down`
 * rows below the diagonal of v, m rows a column. */
static void
reflectors_product(int64_t m, int64_t n, int64_t k, int64_t down, const elem *v,
	const elem *tau, elem *q)
{
	v_identity(m, n, q);
	while (k-- > 0)
		for (int64_t j = k + down; j < n; j++)
			reflect(m - k - down - 1, v + k + down + 1 + k * m,
				tau[k], q + k + down + j * m);
}

#if POP_FIELD_COMPLEX
static void
householder(const pop_matrix *p)
{
	reflectors_product(p->m, p->n, p->k, 0, p->x[0], p->x[1], p->x[2]);
}
#endif

/* ---- Forms that eigenvalues are found from. */

static void
exchange_both(int64_t n, elem *a, int64_t i, int64_t k)
{
	if (i == k)
		return;
	v_exchange(n, a + i * n, a + k * n);
	exchange_rows(n, n, a, i, k);
}

/* Is a row (step n) or column (step 1) zero from `from` to `to`, but at k? */
static bool
is_alone(const elem *x, int64_t step, int64_t from, int64_t to, int64_t k)
{
	for (int64_t i = from; i < to; i++)
		if (i != k && !e_is_zero(x[i * step]))
			return false;
	return true;
}

/* What was done to a matrix, and has to be done to vectors: up a, D^-1 P^T a P
 * D of which is to be factored.  place[m]: what m was exchanged with, those up
 * to lo and from hi on; scale[i] of D, by rows of a. */
typedef struct balance {
	double up;
	double *place, *scale; /* n each */
	int64_t lo, hi;
} balance;

/* Rows and columns change places, as LAPACK's gebal has it: rows with nothing
 * beside the diagonal become the last, then such columns the first, so that
 * these eigenvalues are exact. */
static void
isolate(int64_t n, elem *a, balance *b)
{
	b->lo = 0;
	b->hi = n;
	for (int64_t i = 0; i < n; i++)
		b->place[i] = (double)i;
	for (int64_t i = b->hi; i-- > 0;)
		if (is_alone(a + i, n, 0, b->hi, i)) {
			exchange_both(n, a, i, --b->hi);
			b->place[b->hi] = (double)i;
			i = b->hi;
		}
	for (int64_t i = b->lo; i < b->hi; i++)
		if (is_alone(a + i * n, 1, b->lo, b->hi, i)) {
			exchange_both(n, a, i, b->lo);
			b->place[b->lo] = (double)i;
			i = b->lo++;
		}
}

/* What column i is to be multiplied by, and row i divided; 1 if they are of
 * like size.  `had` of that before. */
static double
evening(int64_t n, const elem *a, const balance *b, int64_t i, double had)
{
	const double far = 0x1p400;
	double col = v_length(b->hi - b->lo, a + b->lo + i * n), row = 0, f = 1;
	double sum;

	for (int64_t j = b->lo; j < b->hi; j++)
		row = pop_length2(row, e_abs(a[i + j * n]));
	sum = col + row;
	if (col == 0 || row == 0)
		return 1;
	for (; col < row / 2 && had * f < far; f *= 2, col *= 2)
		row /= 2;
	for (; col / 2 >= row && had * f > 1 / far; f /= 2, col /= 2)
		row *= 2;
	return col + row < 0.95 * sum ? f : 1;
}

/* Rows and columns from lo to hi become of like size, by powers of two, as
 * LAPACK's gebal does it. */
static void
even_out(int64_t n, elem *a, const balance *b)
{
	bool more = true;

	while (more) {
		more = false;
		for (int64_t i = b->lo; i < b->hi; i++) {
			double f = evening(n, a, b, i, b->scale[i]);

			more |= f != 1;
			b->scale[i] *= f;
			for (int64_t j = 0; j < n && f != 1; j++)
				a[i + j * n] = e_scale(a[i + j * n], 1 / f);
			if (f != 1)
				v_scale(n, e_real(f), a + i * n);
		}
	}
}

/* Rows of z and scales come back to where they were. */
static void
put_back(int64_t n, elem *z, const balance *b)
{
	for (int64_t k = 0; k < n; k++) {
		int64_t m = k < b->hi ? b->hi - 1 - k : k;
		int64_t with = (int64_t)b->place[m];
		double s = b->scale[m];

		exchange_rows(n, n, z, m, with);
		b->scale[m] = b->scale[with];
		b->scale[with] = s;
	}
}

/* a becomes Q^H a Q, zero below the first subdiagonal but for the vectors of
 * the reflectors. */
static void
to_hessenberg(int64_t n, elem *a, elem *tau, elem *w)
{
	for (int64_t k = 0; k + 1 < n; k++) {
		elem *c = a + k + 1 + k * n, beta = c[0];

		tau[k] = reflector(n - k - 2, &beta, c + 1);
		c[0] = e_real(1);
		/* From the right: w = a v, a -= tau w v^H. */
		v_fill(n, e_real(0), w);
		for (int64_t j = k + 1; j < n; j++)
			v_axpy(n, c[j - k - 1], a + j * n, w);
		for (int64_t j = k + 1; j < n; j++)
			v_axpy(n, e_neg(e_mul(tau[k], e_conj(c[j - k - 1]))), w,
				a + j * n);
		for (int64_t j = k + 1; j < n; j++)
			reflect(n - k - 2, c + 1, e_conj(tau[k]),
				a + k + 1 + j * n);
		c[0] = beta;
	}
}

/* h, zero below the first subdiagonal, becomes a Schur form, z is multiplied by
 * what does it.  0, or the number of the value, from 1, at which it gave up
 * (matrix_schur_real.h, matrix_schur_complex.h). */
static int64_t qr_iterate(int64_t n, elem *h, elem *z);

/* up D^-1 a D = z t z^H; a becomes t.  D is one unless rows and columns are to
 * be made `even`.  work: four vectors, of which b keeps the last two. */
static int64_t
to_schur(int64_t n, elem *a, elem *z, elem *work, bool even, balance *b)
{
	elem *tau = work, *w = work + n + 1;
	int64_t bad = n;

	b->place = (double *)(w + n + 1);
	b->scale = (double *)(w + 2 * (n + 1));
	b->up = 1;
	for (int64_t i = 0; i < n; i++)
		b->scale[i] = 1;
	if (all_finite(n * n * PARTS, (const double *)a)) {
		b->up = bring_near(n * n, a, v_most(0, n * n, a));
		isolate(n, a, b);
		if (even)
			even_out(n, a, b);
		to_hessenberg(n, a, tau, w);
		reflectors_product(n, n, n - (n > 0), 1, a, tau, z);
		bad = qr_iterate(n, a, z);
		put_back(n, z, b);
	}
	if (bad) {
		v_fill(n * n, e_of(NAN, NAN), a);
		v_fill(n * n, e_of(NAN, NAN), z);
	}
	return bad;
}

static void
hessenberg(const pop_matrix *p)
{
	elem *work = (elem *)p->work;

	memcpy(p->x[1], p->x[0], (size_t)(p->n * p->n) * sizeof(elem));
	to_hessenberg(p->n, p->x[1], p->x[2], work);
	set_info(p->x[3], 0);
}

/* w = tau a v, a being Hermitian, n by n, its lower triangle given. */
static void
hermitian_product(int64_t n, int64_t stride, const elem *a, const elem *v,
	elem tau, elem *w)
{
	v_fill(n, e_real(0), w);
	for (int64_t j = 0; j < n; j++) {
		const elem *c = a + j + j * stride;
		elem t = e_mul(tau, v[j]);

		w[j] = e_add(w[j], e_scale(t, e_re(c[0])));
		v_axpy(n - j - 1, t, c + 1, w + j + 1);
		w[j] = e_add(
			w[j], e_mul(tau, v_dot(n - j - 1, c + 1, v + j + 1)));
	}
}

/* The lower triangle of a becomes that of a real tridiagonal Q^H a Q, with the
 * vectors of the reflectors below; d diagonal, e what is beside it. */
static void
to_tridiagonal(int64_t n, elem *a, double *d, double *e, elem *tau, elem *w)
{
	for (int64_t k = 0; k < n; k++) {
		elem *c = a + k + 1 + k * n, beta, alpha;
		int64_t r = n - k - 1;

		d[k] = e_re(a[k + k * n]);
		a[k + k * n] = e_real(d[k]);
		if (r == 0)
			return;
		beta = c[0];
		tau[k] = reflector(r - 1, &beta, c + 1);
		e[k] = e_re(beta);
		if (!e_is_zero(tau[k])) {
			c[0] = e_real(1);
			hermitian_product(
				r, n, a + (k + 1) * (n + 1), c, tau[k], w);
			alpha = e_scale(e_mul(tau[k], v_dot(r, w, c)), -0.5);
			v_axpy(r, alpha, c, w);
			for (int64_t j = 0; j < r; j++) {
				elem *t = a + (k + 1 + j) * (n + 1);

				v_axpy(r - j, e_neg(e_conj(w[j])), c + j, t);
				v_axpy(r - j, e_neg(e_conj(c[j])), w + j, t);
			}
		}
		c[0] = beta;
	}
}

/* Rows and columns in the opposite order, which makes an upper triangle a
 * lower one and back. */
static void
turn(int64_t n, elem *a)
{
	for (int64_t i = 0; i < n / 2; i++) {
		elem t = a[i];

		a[i] = a[n - 1 - i];
		a[n - 1 - i] = t;
	}
}

static void
turn_reals(int64_t n, double *a)
{
	for (int64_t i = 0; i < n / 2; i++) {
		double t = a[i];

		a[i] = a[n - 1 - i];
		a[n - 1 - i] = t;
	}
}

static void
tridiagonal(const pop_matrix *p)
{
	bool lower = p->flags & POP_MATRIX_LOWER;
	elem *a = p->x[1], *tau = p->x[4], *work = (elem *)p->work;
	double *d = p->x[2], *e = p->x[3];
	int64_t n = p->n;

	memcpy(a, p->x[0], (size_t)(n * n) * sizeof(elem));
	if (!lower)
		turn(n * n, a);
	to_tridiagonal(n, a, d, e, tau, work);
	if (!lower) {
		turn(n * n, a);
		turn(n - (n > 0), tau);
		turn_reals(n, d);
		turn_reals(n - (n > 0), e);
	}
	set_info(p->x[5], 0);
}

/* ---- Tridiagonal systems. */

/* Gauss with exchanges of neighbouring rows: row k keeps d, the first and the
 * second above it in u and w.  Lower is entry k + 1, k at l[k]. */
static int64_t
reduce_rows(
	int64_t n, int64_t nrhs, elem *l, elem *d, elem *u, elem *w, elem *b)
{
	for (int64_t k = 0; k + 1 < n; k++) {
		elem f, t;

		w[k] = e_real(0);
		if (e_abs1(d[k]) < e_abs1(l[k])) {
			t = d[k];
			d[k] = l[k];
			l[k] = t;
			t = u[k];
			u[k] = d[k + 1];
			d[k + 1] = t;
			if (k + 2 < n) {
				w[k] = u[k + 1];
				u[k + 1] = e_real(0);
			}
			exchange_rows(n, nrhs, b, k, k + 1);
		}
		if (e_is_zero(d[k]))
			return k + 1;
		f = e_div(l[k], d[k]);
		d[k + 1] = e_sub(d[k + 1], e_mul(f, u[k]));
		if (k + 2 < n)
			u[k + 1] = e_sub(u[k + 1], e_mul(f, w[k]));
		for (int64_t j = 0; j < nrhs; j++)
			b[k + 1 + j * n] =
				e_sub(b[k + 1 + j * n], e_mul(f, b[k + j * n]));
	}
	return n && e_is_zero(d[n - 1]) ? n : 0;
}

static void
tridiagonal_solve(const pop_matrix *p)
{
	elem *l = p->x[0], *d = p->x[1], *u = p->x[2], *b = p->x[4];
	elem *w = (elem *)p->work;
	int64_t n = p->m, info;

	memcpy(b, p->x[3], (size_t)(n * p->n) * sizeof(elem));
	/* The first of the lower diagonal is not used. */
	info = reduce_rows(n, p->n, l + (n > 0), d, u, w, b);
	set_info(p->x[5], info);
	for (int64_t j = 0; j < p->n && !info; j++) {
		elem *x = b + j * n;

		for (int64_t k = n - 1; k >= 0; k--) {
			elem t = x[k];

			if (k + 1 < n)
				t = e_sub(t, e_mul(u[k], x[k + 1]));
			if (k + 2 < n)
				t = e_sub(t, e_mul(w[k], x[k + 2]));
			x[k] = e_div(t, d[k]);
		}
	}
}
