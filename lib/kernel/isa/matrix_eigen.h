/*
 * Eigenvalues of Hermitian matrices and singular values, by iteration on a
 * real tridiagonal or bidiagonal matrix whose rotations go on to the columns
 * of vectors; of complex matrices, see matrix_field.h.  Real ones are the
 * business of matrix_block.h.
 */

/* ---- Hermitian. */

struct columns {
	int64_t n;
	elem *z;
};

static void
turn_columns(void *arg, int64_t i, double c, double s)
{
	const struct columns *v = arg;

	v_rotate(v->n, v->z + (i + 1) * v->n, v->z + i * v->n, c, s);
}

static void
at_once(void *arg, int64_t m)
{
	(void)arg;
	(void)m;
}

static int64_t
ql(int64_t n, double *d, double *e, elem *z)
{
	struct columns v = {n, z};

	return pop_ql(n, d, e, EPS, pop_length2, at_once, turn_columns, &v);
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
	double most = 0, up;
	elem *tau = (elem *)p->work + n + 1, *w = tau + n + 1;

	if (!(p->flags & POP_MATRIX_LOWER))
		for (int64_t j = 0; j < n; j++)
			for (int64_t i = j + 1; i < n; i++)
				a[i + j * n] = e_conj(a[j + i * n]);
	for (int64_t j = 0; j < n; j++)
		most = v_most(most, n - j, a + j + j * n);
	up = bring_near(n * n, a, most);
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
	for (int64_t i = 0; i < n; i++)
		d[i] /= up;
}

/* ---- Singular values. */

/* With the vectors to both sides: columns of length r and c. */
typedef struct bidiagonal {
	pop_bidiagonal q; /* first */
	int64_t r, c;
	elem *u, *v;
} bidiagonal;

static void
turn_vectors(pop_bidiagonal *q)
{
	const bidiagonal *b = (const bidiagonal *)(void *)q;

	for (int64_t k = 0; k < q->nleft; k++) {
		const pop_turn *t = &q->left[k];
		elem *x = b->u + t->at * b->r;

		v_rotate(b->r, x, x + b->r, t->c, t->s);
	}
	for (int64_t k = 0; k < q->nright; k++) {
		const pop_turn *t = &q->right[k];
		elem *x = b->v + t->at * b->c;

		v_rotate(b->c, x, x + b->c, t->c, t->s);
	}
	q->nleft = q->nright = 0;
}

static void
sort_descending(const bidiagonal *b)
{
	double *d = b->q.d;

	for (int64_t i = 0; i < b->q.n; i++)
		if (d[i] < 0 || (d[i] == 0 && signbit(d[i]))) {
			d[i] = -d[i];
			v_scale(b->c, e_real(-1), b->v + i * b->c);
		}
	for (int64_t last = b->q.n - 1; last > 0; last--) {
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
		b->q.d[k] = e_re(x[0]);
		for (int64_t j = k + 1; j < c; j++)
			reflect(r - k - 1, x + 1, e_conj(left[k]),
				a + k + j * r);
		if (k + 1 == c)
			return;
		for (int64_t j = k + 1; j < c; j++)
			y[j - k - 1] = e_conj(a[k + j * r]);
		right[k] = reflector(c - k - 2, y, y + 1);
		b->q.e[k] = e_re(y[0]);
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
	double up;
	pop_turn turns[2][64];
	bidiagonal b = {.q = {.n = small,
				.d = p->x[1],
				.e = (double *)(right + big + 1),
				.eps = EPS,
				.left = turns[0],
				.right = turns[1],
				.most = 64,
				.turn = turn_vectors},
		.r = big,
		.c = small,
		.u = u,
		.v = v};

	if (wide)
		adjoint(p->m, p->n, p->x[0], a);
	else
		memcpy(a, p->x[0], (size_t)(big * small) * sizeof(elem));
	up = bring_near(big * small, a, v_most(0, big * small, a));
	to_bidiagonal(&b, a, w, left, right);
	reflectors_product(big, ncol, small, 0, a, left, u);
	reflectors_product(small, small, small - (small > 0), 1, w, right, v);
	if (!all_finite(small, b.q.d) || !all_finite(small - 1, b.q.e))
		bad = small;
	else if (small)
		bad = POP_FN(pop_diagonalize)(&b.q);
	if (!bad)
		sort_descending(&b);
	for (int64_t i = 0; i < small; i++)
		b.q.d[i] = bad ? NAN : b.q.d[i] / up;
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
