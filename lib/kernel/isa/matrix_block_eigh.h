/*
 * Eigenvalues and vectors of symmetric matrices: to tridiagonal form by
 * reflectors, whose product is that of matrix_block_qr.h; then the implicit QL
 * method in double on the tridiagonal form.  Its rotations are collected, and
 * turn the vectors many sweeps at a time, a few rows in each part.
 *
 * Included like matrix_block_core.h, after matrix_block_qr.h.
 */

typedef struct BN(rotation) {
	BT c, s;
} BN(rotation);

typedef struct BN(symmetric) {
	const pop_block *b;
	int64_t n, ld;
	BT *a;              /* whole; then row k is the vector of reflector k */
	BT *z;              /* row j is vector j */
	BT *v, *w, *tau;    /* ld each */
	double *d, *e;      /* the tridiagonal form */
	BN(rotation) * rot; /* of the sweeps collected, one after the other */
	struct sweep *sweep;
	int64_t nrot, nsweep;
} BN(symmetric);

/* ---- Tridiagonal form.  Rows are taken from a whole vector on: v and w are
 * zero before the column that they begin at, and what is there is not used. */

static BT
BN(dot)(int64_t n, const BT *x, const BT *y)
{
	BT sum;

	BN(four_dots)(n, 1, (const BT *const[]){x, x, x, x}, y, &sum);
	return sum;
}

/* (alpha, x), m + 1 elements, become (1, v); tau, and *beta. */
static BT
BN(make_reflector)(int64_t m, BT *x, BT *beta)
{
	BT alpha = x[0], rest[JOINED] = {BN(dot)(m, x + 1, x + 1)};
	BT b, scale;

	*beta = alpha;
	x[0] = 1;
	if (!BN(are_plain)(alpha, 0, rest))
		return BN(reflect_any)(beta, m, x + 1, 1);
	b = BSQRT(alpha * alpha + rest[0]);
	b = alpha > 0 ? -b : b;
	scale = 1 / (alpha - b);
	for (int64_t i = 1; i <= m; i++)
		x[i] *= scale;
	*beta = b;
	return (b - alpha) / b;
}

/* w = tau a v, of rows and columns from k on. */
static void
BN(symmetric_product)(const BN(symmetric) * s, int64_t k, BT tau)
{
	enum { VECTORS = 4 };
	const BT *a = s->a;

	for (int64_t j = k / BLANES * BLANES; j < s->ld;
		j += VECTORS * BLANES) {
		BV sum[VECTORS] = {{0}};
		int64_t left = (s->ld - j) / BLANES;

		if (left >= VECTORS)
			for (int64_t i = k; i < s->n; i++)
#pragma GCC unroll 4
				for (int v = 0; v < VECTORS; v++)
					sum[v] = BFMA(BSET(s->v[i]),
						BN(v_of)(a + i * s->ld + j +
							 v * BLANES),
						sum[v]);
		else
			for (int64_t i = k; i < s->n; i++)
				for (int v = 0; v < left; v++)
					sum[v] = BFMA(BSET(s->v[i]),
						BN(v_of)(a + i * s->ld + j +
							 v * BLANES),
						sum[v]);
		for (int v = 0; v < VECTORS && v < left; v++)
			BN(v_to)(s->w + j + v * BLANES, sum[v] * BSET(tau));
	}
	for (int64_t j = k / BLANES * BLANES; j < k; j++)
		s->w[j] = 0;
}

/* a -= v w^T + w v^T, from k on. */
static void
BN(symmetric_update)(const BN(symmetric) * s, int64_t k)
{
	for (int64_t i = k; i < s->n; i++) {
		const BV f = BSET(-s->v[i]), g = BSET(-s->w[i]);
		BT *a = s->a + i * s->ld;

		for (int64_t j = k / BLANES * BLANES; j < s->ld; j += BLANES) {
			BV t = BN(v_of)(a + j);

			t = BFMA(f, BN(v_of)(s->w + j), t);
			t = BFMA(g, BN(v_of)(s->v + j), t);
			BN(v_to)(a + j, t);
		}
	}
}

static void
BN(to_tridiagonal)(BN(symmetric) * s)
{
	for (int64_t k = 0; k < s->n; k++) {
		BT *row = s->a + k * s->ld, beta, half;
		int64_t r = s->n - k - 1;

		s->d[k] = (double)row[k];
		if (r == 0)
			return;
		memset(s->v, 0, (size_t)s->ld * sizeof(BT));
		memcpy(s->v + k + 1, row + k + 1, (size_t)r * sizeof(BT));
		s->tau[k] = BN(make_reflector)(r - 1, s->v + k + 1, &beta);
		s->e[k] = (double)beta;
		memcpy(row + k + 1, s->v + k + 1, (size_t)r * sizeof(BT));
		if (s->tau[k] == 0)
			continue;
		BN(symmetric_product)(s, k + 1, s->tau[k]);
		half = (BT)-0.5 * s->tau[k] *
		       BN(dot)(r, s->w + k + 1, s->v + k + 1);
		for (int64_t j = k + 1; j < s->n; j++)
			s->w[j] += half * s->v[j];
		BN(symmetric_update)(s, k + 1);
	}
}

/* The upper triangle becomes a copy of the lower. */
static void
BN(mirror)(int64_t n, BT *a, int64_t ld)
{
	const int64_t side = POP_TRANSPOSE_SIDE;

	for (int64_t i = 0; i < n; i += side) {
		int64_t m = pop_least(side, n - i);

		for (int64_t j = 0; j < i; j += side)
			POP_FN(pop_transpose)
		(sizeof(BT), a + j * ld + i, ld * BSIZE, a + i * ld + j,
			ld * BSIZE, m, side);
		for (int64_t r = i; r < i + m; r++)
			for (int64_t c = i; c < r; c++)
				a[c * ld + r] = a[r * ld + c];
	}
}

/* ---- Vectors. */

/* z becomes the product of the reflectors, transposed. */
static void
BN(first_vectors)(BN(symmetric) * s)
{
	unsigned char *a = (unsigned char *)(s->a + 1);
	unsigned char *z = (unsigned char *)(s->z + s->ld + 1);
	pop_block sub = *s->b;

	memset(s->z, 0, (size_t)(s->n * s->ld) * sizeof(BT));
	s->z[0] = 1;
	if (s->n < 2)
		return;
	sub.what = POP_MATRIX_HOUSEHOLDER;
	sub.m = sub.n = sub.k = s->n - 1;
	sub.x[0] = (pop_grid){a, BSIZE, s->ld * BSIZE, BDTYPE};
	sub.x[1] = (pop_grid){(unsigned char *)s->tau, BSIZE, BSIZE, BDTYPE};
	sub.x[2] = (pop_grid){z, BSIZE, s->ld * BSIZE, BDTYPE};
	sub.scratch += s->b->at.inner;
	(void)pop_block_prepare(&sub);
	BN(householder)(&sub);
}

/* Turns a part of the rows of all vectors. */
static void
BN(turn_part)(void *arg, int64_t part, unsigned thread)
{
	enum { VECTORS = POP_STRIP_BYTES / POP_VBYTES };
	const BN(symmetric) *s = arg;
	BT *z = s->z + part * VECTORS * BLANES;
	const BN(rotation) *rot = s->rot;

	(void)thread;
	for (int64_t q = 0; q < s->nsweep; q++) {
		BT *p = z + s->sweep[q].top * s->ld;
		BV x[VECTORS];

		for (int v = 0; v < VECTORS; v++)
			x[v] = BN(v_of)(p + v * BLANES);
		for (int64_t k = 0; k < s->sweep[q].count; k++, rot++) {
			const BV c = BSET(rot->c), sn = BSET(rot->s);
			BT *below = p - s->ld;

#pragma GCC unroll 8
			for (int v = 0; v < VECTORS; v++) {
				BV y = BN(v_of)(below + v * BLANES);

				BN(v_to)
				(p + v * BLANES, BFMA(c, x[v], sn * y));
				x[v] = BFMA(c, y, -(sn * x[v]));
			}
			p = below;
		}
		for (int v = 0; v < VECTORS; v++)
			BN(v_to)(p + v * BLANES, x[v]);
	}
}

static void
BN(turn)(BN(symmetric) * s)
{
	share(s->b, BN(turn_part), s,
		(s->n * BSIZE + POP_STRIP_BYTES - 1) / POP_STRIP_BYTES);
	s->nrot = s->nsweep = 0;
}

/* ---- Values. */

/* Sweeps are kept, and done by turn(). */
static void
BN(keep_sweep)(void *arg, int64_t m)
{
	BN(symmetric) *s = arg;

	if (s->nsweep == SWEEPS_AT_ONCE)
		BN(turn)(s);
	s->sweep[s->nsweep++] = (struct sweep){m, 0};
}

static void
BN(keep_turn)(void *arg, int64_t i, double c, double s)
{
	BN(symmetric) *z = arg;

	(void)i;
	z->rot[z->nrot++] = (BN(rotation)){(BT)c, (BT)s};
	z->sweep[z->nsweep - 1].count++;
}

static int64_t
BN(ql)(BN(symmetric) * s)
{
	int64_t bad = pop_ql(s->n, s->d, s->e, BEPS, pop_length2_quick,
		BN(keep_sweep), BN(keep_turn), s);

	BN(turn)(s);
	return bad;
}

static bool
BN(all_finite)(const BN(symmetric) * s)
{
	double sum = 0;

	for (int64_t i = 0; i < s->n; i++) {
		sum += s->d[i] - s->d[i];
		if (i + 1 < s->n)
			sum += s->e[i] - s->e[i];
	}
	return sum == 0;
}

static void
BN(sort_vectors)(BN(symmetric) * s)
{
	for (int64_t i = 0; i + 1 < s->n; i++) {
		double t = s->d[i];
		int64_t k = i;

		for (int64_t j = i + 1; j < s->n; j++)
			if (s->d[j] < s->d[k])
				k = j;
		s->d[i] = s->d[k];
		s->d[k] = t;
		BN(exchange)(s->ld, s->z + i * s->ld, s->z + k * s->ld);
	}
}

static void
BN(eigh)(const pop_block *b)
{
	unsigned char *p = memory_of(b, b->thread);
	BN(symmetric) s = {.b = b, .n = b->n, .ld = b->at.ld};
	int64_t bad;
	double up;

	s.a = (BT *)(void *)(p + b->at.square);
	s.z = s.a + s.n * s.ld;
	s.v = (BT *)(void *)(p + b->at.more);
	s.w = s.v + s.ld;
	s.tau = s.w + s.ld;
	s.d = (double *)(void *)(p + b->at.order);
	s.e = s.d + s.n;
	s.rot = (BN(rotation) *)(void *)(p + b->at.strip);
	s.sweep = (struct sweep *)(void *)(p + b->at.row);
	BN(load_strip)
	(s.a, s.ld, b->flags & POP_MATRIX_LOWER ? b->x[0] : turned(b->x[0]),
		s.n, s.n);
	BN(mirror)(s.n, s.a, s.ld);
	up = (double)BN(bring_near)(s.n, s.ld, s.a);
	BN(to_tridiagonal)(&s);
	BN(first_vectors)(&s);
	bad = BN(all_finite)(&s) ? BN(ql)(&s) : s.n;
	for (int64_t i = 0; i < s.n * s.ld && bad; i++)
		s.z[i] = (BT)NAN;
	for (int64_t i = 0; i < s.n && bad; i++)
		s.d[i] = (double)NAN;
	if (!bad)
		BN(sort_vectors)(&s);
	for (int64_t i = 0; i < s.n; i++)
		s.v[i] = (BT)(s.d[i] / up);
	BN(store)(b->x[2], s.v, 1, s.n, 1);
	BN(store)(turned(b->x[1]), s.z, s.ld, s.n, s.n);
	store_int(b->x[3], 0, bad);
}
