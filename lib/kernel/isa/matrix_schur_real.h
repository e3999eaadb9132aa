/*
 * Schur form of real matrices: double-shift QR on the Hessenberg form (Francis)
 * as in LAPACK's lahqr, blocks of two in the form of lanv2.  For eigenvectors
 * the blocks are made triangular by complex rotations.
 */

#define ULP      0x1p-52
#define SMALLEST 0x1p-1022
enum { TURNS = 30, EXCEPTIONAL = 10 };

#define H(i, j) h[(i) + (j)*n]

static bool
is_negligible(int64_t n, const double *h, int64_t k, double least)
{
	double t = fabs(H(k - 1, k - 1)) + fabs(H(k, k)), ab, ba, aa, bb, s;
	double d = fabs(H(k - 1, k - 1) - H(k, k));

	if (fabs(H(k, k - 1)) <= least)
		return true;
	if (t == 0) {
		if (k >= 2)
			t += fabs(H(k - 1, k - 2));
		if (k + 1 < n)
			t += fabs(H(k + 1, k));
	}
	if (fabs(H(k, k - 1)) > ULP * t)
		return false;
	ab = greater(fabs(H(k, k - 1)), fabs(H(k - 1, k)));
	ba = lesser(fabs(H(k, k - 1)), fabs(H(k - 1, k)));
	aa = greater(fabs(H(k, k)), d);
	bb = lesser(fabs(H(k, k)), d);
	s = aa + ab;
	return ba * (ab / s) <= greater(least, ULP * (bb * (aa / s)));
}

/* Two shifts, equal if real. */
typedef struct shifts {
	double re1, im1, re2, im2;
} shifts;

static shifts
shifts_of(int64_t n, const double *h, int64_t l, int64_t i, int64_t turn)
{
	double a = H(i - 1, i - 1), b = H(i - 1, i), c = H(i, i - 1);
	double d = H(i, i), s, mean, det, root;
	shifts r = {0};

	if (turn % EXCEPTIONAL == EXCEPTIONAL - 1) {
		bool low = turn % (2 * EXCEPTIONAL) == 2 * EXCEPTIONAL - 1;

		c = low ? fabs(H(i, i - 1)) + fabs(H(i - 1, i - 2))
			: fabs(H(l + 1, l)) + fabs(H(l + 2, l + 1));
		a = d = 0.75 * c + (low ? H(i, i) : H(l, l));
		b = -0.4375 * c;
	}
	s = fabs(a) + fabs(b) + fabs(c) + fabs(d);
	if (s == 0)
		return r;
	a /= s;
	b /= s;
	c /= s;
	d /= s;
	mean = (a + d) / 2;
	det = (a - mean) * (d - mean) - b * c;
	root = __builtin_sqrt(fabs(det));
	if (det >= 0)
		return (shifts){mean * s, root * s, mean * s, -root * s};
	r.re1 = fabs(mean + root - d) <= fabs(mean - root - d) ? mean + root
							       : mean - root;
	r.re1 *= s;
	r.re2 = r.re1;
	return r;
}

/* Where the sweep begins, and the first three elements of its column. */
static int64_t
start_of(int64_t n, const double *h, int64_t l, int64_t i, const shifts *t,
	double v[3])
{
	for (int64_t m = i - 2;; m--) {
		double x = H(m, m) - t->re2, down, s;

		s = fabs(x) + fabs(t->im2) + fabs(H(m + 1, m));
		down = H(m + 1, m) / s;
		v[0] = down * H(m, m + 1) + (H(m, m) - t->re1) * (x / s) -
		       t->im1 * (t->im2 / s);
		v[1] = down * (H(m, m) + H(m + 1, m + 1) - t->re1 - t->re2);
		v[2] = down * H(m + 2, m + 1);
		s = fabs(v[0]) + fabs(v[1]) + fabs(v[2]);
		for (int k = 0; k < 3; k++)
			v[k] /= s;
		if (m == l ||
			fabs(H(m, m - 1)) * (fabs(v[1]) + fabs(v[2])) <=
				ULP * fabs(v[0]) *
					(fabs(H(m - 1, m - 1)) + fabs(H(m, m)) +
						fabs(H(m + 1, m + 1))))
			return m;
	}
}

/* x, y, z -= (x + v1 y + v2 z) tau (1, v1, v2); z counts if `three`. */
static void
reflect_three(double *x, double *y, double *z, const double *v, double tau,
	bool three)
{
	double s = *x + v[1] * *y;

	if (three)
		s += v[2] * *z;
	*x -= s * tau;
	*y -= s * (tau * v[1]);
	if (three)
		*z -= s * (tau * v[2]);
}

static void
schur_sweep(
	int64_t n, double *h, double *z, int64_t l, int64_t i, const shifts *t)
{
	double v[3], tau;
	int64_t m = start_of(n, h, l, i, t, v);

	for (int64_t k = m; k < i; k++) {
		bool three = k < i - 1;
		int64_t rows = (k + 3 < i ? k + 3 : i) + 1;
		/* What is beyond the matrix is not touched. */
		int64_t far = three ? 2 : 1;

		if (k > m) {
			v[0] = H(k, k - 1);
			v[1] = H(k + 1, k - 1);
			if (three)
				v[2] = H(k + 2, k - 1);
		}
		tau = reflector(three ? 2 : 1, &v[0], &v[1]);
		if (k > m) {
			H(k, k - 1) = v[0];
			H(k + 1, k - 1) = 0;
			if (three)
				H(k + 2, k - 1) = 0;
		} else if (m > l) {
			H(k, k - 1) *= 1 - tau;
		}
		for (int64_t j = k; j < n; j++)
			reflect_three(&H(k, j), &H(k + 1, j), &H(k + far, j), v,
				tau, three);
		for (int64_t j = 0; j < rows; j++)
			reflect_three(&H(j, k), &H(j, k + 1), &H(j, k + far), v,
				tau, three);
		for (int64_t j = 0; j < n; j++)
			reflect_three(z + j + k * n, z + j + (k + 1) * n,
				z + j + (k + far) * n, v, tau, three);
	}
}

/* A block of two, a b above c d, and what turns it: cosine and sine. */
typedef struct block2 {
	double a, b, c, d, cs, sn;
} block2;

static void
turn_block(block2 *x)
{
	double aa = x->a * x->cs + x->b * x->sn;
	double bb = -x->a * x->sn + x->b * x->cs;
	double cc = x->c * x->cs + x->d * x->sn;
	double dd = -x->c * x->sn + x->d * x->cs;

	x->a = aa * x->cs + cc * x->sn;
	x->b = bb * x->cs + dd * x->sn;
	x->c = -aa * x->sn + cc * x->cs;
	x->d = -bb * x->sn + dd * x->cs;
}

/* c of a block of equal diagonal becomes 0: its values are real after all. */
static void
part_block(block2 *x)
{
	double sb, sc, f, p, t = x->cs;

	if (x->b == 0) {
		x->b = -x->c;
		x->c = 0;
		x->cs = -x->sn;
		x->sn = t;
		return;
	}
	sb = __builtin_sqrt(fabs(x->b));
	sc = __builtin_sqrt(fabs(x->c));
	f = 1 / __builtin_sqrt(fabs(x->b + x->c));
	p = copysign(sb * sc, x->c);
	x->a += p;
	x->d -= p;
	x->b -= x->c;
	x->c = 0;
	x->cs = t * (sb * f) - x->sn * (sc * f);
	x->sn = t * (sc * f) + x->sn * (sb * f);
}

/* Makes a block triangular, or of equal diagonal with elements of opposite
 * sign beside it. */
static void
standard_block(block2 *x)
{
	double a = x->a, b = x->b, c = x->c, d = x->d, p, most, mis, scale, z, t;

	x->cs = 1;
	x->sn = 0;
	if (c == 0 || (a == d && signbit(b) != signbit(c) && b != 0))
		return;
	if (b == 0) {
		*x = (block2){d, -c, 0, a, 0, 1};
		return;
	}
	p = 0.5 * (a - d);
	most = greater(fabs(b), fabs(c));
	mis = lesser(fabs(b), fabs(c)) * copysign(1, b) * copysign(1, c);
	scale = greater(fabs(p), most);
	z = p / scale * p + most / scale * mis;
	if (z >= 4 * ULP / 2) {
		z = p + copysign(__builtin_sqrt(scale) * __builtin_sqrt(z), p);
		t = pop_length2(c, z);
		*x = (block2){d + z, b - c, 0, d - most / z * mis, z / t, c / t};
		return;
	}
	z = b + c;
	t = pop_length2(z, a - d);
	x->cs = __builtin_sqrt(0.5 * (1 + fabs(z) / t));
	x->sn = -(p / (t * x->cs)) * copysign(1, z);
	turn_block(x);
	x->a = x->d = 0.5 * (x->a + x->d);
	if (x->c != 0 && (x->b == 0 || signbit(x->b) == signbit(x->c)))
		part_block(x);
}

static void
finish_block(int64_t n, double *h, double *z, int64_t i)
{
	block2 t = {H(i - 1, i - 1), H(i - 1, i), H(i, i - 1), H(i, i), 1, 0};
	double c, s;

	standard_block(&t);
	H(i - 1, i - 1) = t.a;
	H(i - 1, i) = t.b;
	H(i, i - 1) = t.c;
	H(i, i) = t.d;
	c = t.cs;
	s = t.sn;
	for (int64_t j = i + 1; j < n; j++) {
		double x = H(i - 1, j), y = H(i, j);

		H(i - 1, j) = c * x + s * y;
		H(i, j) = c * y - s * x;
	}
	v_rotate(i - 1, &H(0, i - 1), &H(0, i), c, s);
	v_rotate(n, z + (i - 1) * n, z + i * n, c, s);
}

/* Turns until one or two values at the end, i, stand alone, or do not in time.
 * Returns the first row of what is still one block with them. */
static int64_t
split_off(int64_t n, double *h, double *z, int64_t i, double least)
{
	for (int64_t turn = 0, left = TURNS * (n > 10 ? n : 10);; turn++) {
		int64_t l = i;
		shifts t;

		while (l > 0 && !is_negligible(n, h, l, least))
			l--;
		if (l > 0)
			H(l, l - 1) = 0;
		if (l >= i - 1 || !left--)
			return l;
		t = shifts_of(n, h, l, i, turn);
		schur_sweep(n, h, z, l, i, &t);
	}
}

static int64_t
qr_iterate(int64_t n, double *h, double *z)
{
	double least = SMALLEST * ((double)n / ULP);
	int64_t i = n - 1;

	for (int64_t j = 0; j < n; j++)
		for (int64_t k = j + 2; k < n; k++)
			H(k, j) = 0;
	while (i >= 0) {
		int64_t l = split_off(n, h, z, i, least);

		if (l < i - 1)
			return i + 1;
		if (l == i - 1)
			finish_block(n, h, z, i);
		i = l - 1;
	}
	return 0;
}

/* Pairs of parts; of a block of two the positive imaginary part first. */
static void
values_of(int64_t n, const double *h, double *w)
{
	for (int64_t i = 0; i < n; i++) {
		w[2 * i] = H(i, i);
		w[2 * i + 1] = 0;
		if (i + 1 == n || H(i + 1, i) == 0)
			continue;
		w[2 * i + 1] = __builtin_sqrt(fabs(H(i, i + 1))) *
			       __builtin_sqrt(fabs(H(i + 1, i)));
		w[2 * i + 2] = H(i + 1, i + 1);
		w[2 * i + 3] = -w[2 * i + 1];
		i++;
	}
}

static void
schur(const pop_matrix *p)
{
	double *t = p->x[1];
	int64_t n = p->n;
	balance b;

	memcpy(t, p->x[0], (size_t)(n * n) * sizeof(double));
	set_info(p->x[4], to_schur(n, t, p->x[2], p->work, false, &b));
	if (b.up != 1)
		v_scale(n * n, 1 / b.up, t);
	values_of(n, t, p->x[3]);
}

/* ---- Eigenvectors. */

/* Complex columns x, y of length count: x c - y s^*, x s + y c, where c is
 * real. */
static void
turn_pair(int64_t count, double *x, double *y, double c, double sr, double si)
{
	for (int64_t i = 0; i < 2 * count; i += 2) {
		double xr = x[i], xi = x[i + 1], yr = y[i], yi = y[i + 1];

		x[i] = c * xr - (sr * yr + si * yi);
		x[i + 1] = c * xi - (sr * yi - si * yr);
		y[i] = c * yr + (sr * xr - si * xi);
		y[i + 1] = c * yi + (sr * xi + si * xr);
	}
}

/* The block (a, b; c, a) of t at i, i + 1, complex, with bc < 0 becomes
 * triangular with value a + i sqrt(-bc) first.  (x1, x2) = (b, i sqrt(-bc)) is
 * its vector; the unitary matrix (x1, -x2^*; x2, x1^*) / length turns it, x1
 * made real and positive. */
static void
split_block(int64_t n, double *t, double *z, int64_t i)
{
	double b = t[2 * (i + (i + 1) * n)], c = t[2 * (i + 1 + i * n)];
	double root = __builtin_sqrt(fabs(b)) * __builtin_sqrt(fabs(c));
	double r = pop_length2(b, root), cs = fabs(b) / r;
	double si = copysign(root, b) / r; /* x2 / x1 is i root / b */
	double *ti = t + 2 * i * n, *tj = ti + 2 * n;

	/* Columns: x1' = cs x1 + s x2, with s = i si. */
	turn_pair(i + 2, ti, tj, cs, 0, si);
	turn_pair(n, z + 2 * i * n, z + 2 * (i + 1) * n, cs, 0, si);
	for (int64_t j = i; j < n; j++) {
		double *x = t + 2 * (i + j * n);
		double xr = x[0], xi = x[1], yr = x[2], yi = x[3];

		/* Rows by the conjugate. */
		x[0] = cs * xr + si * yi;
		x[1] = cs * xi - si * yr;
		x[2] = cs * yr + si * xi;
		x[3] = cs * yi - si * xr;
	}
	t[2 * (i + 1 + i * n)] = t[2 * (i + 1 + i * n) + 1] = 0;
}

/* Vectors of real values are real, and of length 1 without what is dropped,
 * which may be more than rounding where values are equal; those of a pair are
 * conjugate. */
static void
tidy(int64_t n, const double *w, double *v)
{
	for (int64_t k = 0; k < n; k++) {
		double *x = v + 2 * k * n;

		if (w[2 * k + 1] == 0) {
			double r;

			for (int64_t i = 0; i < n; i++)
				x[2 * i + 1] = 0;
			r = v_length(2 * n, x);
			if (r > 0 && r < 1 - 0x1p-40)
				v_scale(2 * n, 1 / r, x);
			continue;
		}
		if (k + 1 == n || w[2 * k + 1] < 0)
			continue;
		for (int64_t i = 0; i < n; i++) {
			x[2 * (n + i)] = x[2 * i];
			x[2 * (n + i) + 1] = -x[2 * i + 1];
		}
	}
}

static void
eig(const pop_matrix *p)
{
	int64_t n = p->n;
	double *h = p->x[0], *w = p->x[1], *work = p->work;
	double *z = work + 8 * (n + 1), *tc = z + n * n + (n * n & 1);
	double *zc = tc + 2 * n * n;
	balance b;

	set_info(p->x[4], to_schur(n, h, z, work, true, &b));
	values_of(n, h, w);
	for (int64_t i = 0; i < n * n; i++) {
		tc[2 * i] = h[i];
		zc[2 * i] = z[i];
		tc[2 * i + 1] = zc[2 * i + 1] = 0;
	}
	for (int64_t i = 0; i + 1 < n; i++)
		if (w[2 * i + 1] > 0)
			split_block(n, tc, zc, i++);
	POP_FN(pop_triangular_vectors)
	(n, tc, zc, b.scale, p->x[2], p->x[3], work);
	tidy(n, w, p->x[2]);
	tidy(n, w, p->x[3]);
	for (int64_t i = 0; i < 2 * n && b.up != 1; i++)
		w[i] /= b.up;
}

#undef H
