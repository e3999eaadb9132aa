/*
 * Singular values and vectors: to bidiagonal form by reflectors from both
 * sides, reading the matrix twice for each pair of them; then
 * matrix_bidiagonal.h, whose rotations turn the vectors, a few rows of all of
 * them in each part.
 *
 * Included like matrix_block_core.h, after matrix_block_eigh.h.
 */

typedef struct BN(general) {
	pop_bidiagonal q; /* first */
	const pop_block *b;
	int64_t r, c, nleft; /* r >= c; left vectors */
	int64_t lda, ld, ldu;
	/* r by c, rows lda apart; then the reflectors: columns and rows */
	BT *a;
	BT *u, *v;        /* row j is vector j; ldu and ld apart */
	BT *x;            /* of a column */
	BT *w, *y;        /* of a row, zero before where they begin */
	BT *left, *right; /* taus */
} BN(general);

/* The sum of rows k on, as x says, of nv vectors of columns from `at` on, times
 * tau.  Row i goes into sum i % ways, for sums that would wait for each other.
 */
POP_INLINE void
BN(weigh_some)(const BN(general) * s, int64_t k, int64_t at, BT tau,
	const int nv, const int ways)
{
	BV sum[4][4] = {{{0}}};

	for (int64_t i = k; i < s->r; i += ways)
#pragma GCC unroll 4
		for (int w = 0; w < ways; w++) {
			const BT *row = s->a + (i + w) * s->lda + at;
			BV x;

			if (i + w >= s->r)
				break;
			x = BSET(s->x[i + w]);
#pragma GCC unroll 4
			for (int v = 0; v < nv; v++)
				sum[w][v] = BFMA(x, BN(v_of)(row + v * BLANES),
					sum[w][v]);
		}
#pragma GCC unroll 4
	for (int v = 0; v < nv; v++) {
		if (ways == 4)
			sum[0][v] = (sum[0][v] + sum[2][v]) +
				    (sum[1][v] + sum[3][v]);
		BN(v_to)(s->w + at + v * BLANES, sum[0][v] * BSET(tau));
	}
}

/* w = tau times the sum of rows k on, as x says, of columns j on. */
static void
BN(weigh_rows)(const BN(general) * s, int64_t k, int64_t j, BT tau)
{
	const bool narrow = s->c <= 64 / (int)sizeof(BT);
	int64_t at = j / BLANES * BLANES;

	for (; narrow && at < s->lda; at += BLANES)
		BN(weigh_some)(s, k, at, tau, 1, 4);
	for (; at + 4 * BLANES <= s->lda; at += 4 * BLANES)
		BN(weigh_some)(s, k, at, tau, 4, 1);
	for (; at < s->lda; at += BLANES)
		BN(weigh_some)(s, k, at, tau, 1, 1);
	for (int64_t i = 0; i < j; i++)
		s->w[i] = 0;
}

/* A row loses f w, then tau times its product with y, times y; sums are of 64
 * bytes, folded by halves. */
static void
BN(reduce_row)(const BN(general) * s, int64_t from, BT f, BT tau, BT *row)
{
	enum { PARTS = 64 / sizeof(BT), VECTORS = 64 / POP_VBYTES };
	const BV g = BSET(-f);
	BV sum[VECTORS] = {{0}}, h;

	for (int64_t j = from; j < s->lda; j += PARTS)
#pragma GCC unroll 4
		for (int v = 0; v < VECTORS; v++) {
			int64_t at = j + v * BLANES;
			BV x = BFMA(g, BN(v_of)(s->w + at), BN(v_of)(row + at));

			BN(v_to)(row + at, x);
			sum[v] = BFMA(x, BN(v_of)(s->y + at), sum[v]);
		}
	h = BSET(-(tau * BFOLD(sum)));
	for (int64_t j = from; j < s->lda; j += BLANES)
		BN(v_to)
	(row + j, BFMA(h, BN(v_of)(s->y + j), BN(v_of)(row + j)));
}

static void
BN(to_bidiagonal)(BN(general) * s)
{
	const int64_t parts = 64 / BSIZE;

	for (int64_t k = 0; k < s->c; k++) {
		BT *row = s->a + k * s->lda, beta;
		int64_t next = k + 1;

		for (int64_t i = k; i < s->r; i++)
			s->x[i] = s->a[i * s->lda + k];
		s->left[k] = BN(make_reflector)(s->r - next, s->x + k, &beta);
		s->q.d[k] = (double)beta;
		for (int64_t i = next; i < s->r; i++)
			s->a[i * s->lda + k] = s->x[i];
		if (next == s->c)
			return;
		BN(weigh_rows)(s, k, next, s->left[k]);
		memset(s->y, 0, (size_t)s->ld * sizeof(BT));
		for (int64_t j = next; j < s->c; j++)
			s->y[j] = row[j] - s->w[j];
		s->right[k] =
			BN(make_reflector)(s->c - next - 1, s->y + next, &beta);
		s->q.e[k] = (double)beta;
		memcpy(row + next, s->y + next,
			(size_t)(s->c - next) * sizeof(BT));
		for (int64_t i = next; i < s->r; i++)
			BN(reduce_row)
		(s, next / parts * parts, s->x[i], s->right[k],
			s->a + i * s->lda);
	}
}

/* ---- Vectors. */

static pop_grid
BN(grid_of)(BT *x, int64_t row, int64_t col)
{
	return (pop_grid){(unsigned char *)x, row * BSIZE, col * BSIZE, BDTYPE};
}

static void
BN(both_products)(BN(general) * s)
{
	pop_block sub = *s->b;

	sub.what = POP_MATRIX_HOUSEHOLDER;
	sub.scratch += s->b->at.inner;
	memset(s->u, 0, (size_t)(s->nleft * s->ldu) * sizeof(BT));
	sub.m = s->r;
	sub.n = s->nleft;
	sub.k = s->c;
	sub.x[0] = BN(grid_of)(s->a, s->lda, 1);
	sub.x[1] = BN(grid_of)(s->left, 1, 1);
	sub.x[2] = BN(grid_of)(s->u, 1, s->ldu);
	(void)pop_block_prepare(&sub);
	BN(householder)(&sub);
	memset(s->v, 0, (size_t)(s->c * s->ld) * sizeof(BT));
	if (s->c)
		s->v[0] = 1;
	if (s->c < 2)
		return;
	sub.m = sub.n = sub.k = s->c - 1;
	sub.x[0] = BN(grid_of)(s->a + 1, 1, s->lda);
	sub.x[1] = BN(grid_of)(s->right, 1, 1);
	sub.x[2] = BN(grid_of)(s->v + s->ld + 1, 1, s->ld);
	(void)pop_block_prepare(&sub);
	BN(householder)(&sub);
}

/* A part of the rows of vectors at z; of a run of neighbours, the vector that
 * two rotations share stays in registers. */
static void
BN(turn_pairs)(BT *z, int64_t ld, const pop_turn *t, int64_t n)
{
	enum { VECTORS = POP_STRIP_BYTES / POP_VBYTES };
	const pop_turn *end = t + n;
	BV hold[VECTORS];

	while (t < end) {
		bool down = t + 1 < end && t[1].at == t->at - 1;
		int64_t step = down ? -1 : 1, at = t->at;
		BT *p = z + (at + down) * ld;

		for (int v = 0; v < VECTORS; v++)
			hold[v] = BN(v_of)(p + v * BLANES);
		for (; t < end && t->at == at; t++, at += step) {
			const BV c = BSET((BT)t->c);
			const BV f = BSET((BT)(down ? -t->s : t->s));
			BT *q = p + step * ld;

#pragma GCC unroll 8
			for (int v = 0; v < VECTORS; v++) {
				BV y = BN(v_of)(q + v * BLANES);

				BN(v_to)
				(p + v * BLANES, BFMA(c, hold[v], f * y));
				hold[v] = BFMA(c, y, -(f * hold[v]));
			}
			p = q;
		}
		for (int v = 0; v < VECTORS; v++)
			BN(v_to)(p + v * BLANES, hold[v]);
	}
}

static int64_t
BN(stripes)(int64_t n)
{
	return (n * BSIZE + POP_STRIP_BYTES - 1) / POP_STRIP_BYTES;
}

static void
BN(turn_some)(void *arg, int64_t part, unsigned thread)
{
	const BN(general) *s = arg;
	int64_t n = BN(stripes)(s->r), width = POP_STRIP_BYTES / BSIZE;

	(void)thread;
	if (part < n)
		BN(turn_pairs)
	(s->u + part * width, s->ldu, s->q.left, s->q.nleft);
	else BN(turn_pairs)(
		s->v + (part - n) * width, s->ld, s->q.right, s->q.nright);
}

static void
BN(turn_both)(pop_bidiagonal *q)
{
	BN(general) *s = (BN(general) *)(void *)q;

	share(s->b, BN(turn_some), s, BN(stripes)(s->r) + BN(stripes)(s->c));
	q->nleft = q->nright = 0;
}

/* Values become positive, the greatest first. */
static void
BN(order_values)(BN(general) * s)
{
	double *d = s->q.d;

	for (int64_t i = 0; i < s->c; i++)
		if (d[i] < 0 || (d[i] == 0 && __builtin_signbit(d[i]))) {
			d[i] = -d[i];
			BN(negate)(s->ld, s->v + i * s->ld);
		}
	for (int64_t i = 0; i + 1 < s->c; i++) {
		double t = d[i];
		int64_t k = i;

		for (int64_t j = i + 1; j < s->c; j++)
			if (d[j] > d[k])
				k = j;
		d[i] = d[k];
		d[k] = t;
		BN(exchange)(s->ldu, s->u + i * s->ldu, s->u + k * s->ldu);
		BN(exchange)(s->ld, s->v + i * s->ld, s->v + k * s->ld);
	}
}

static void
BN(give_up)(BN(general) * s)
{
	for (int64_t i = 0; i < s->nleft * s->ldu; i++)
		s->u[i] = (BT)NAN;
	for (int64_t i = 0; i < s->c * s->ld; i++)
		s->v[i] = (BT)NAN;
	for (int64_t i = 0; i < s->c; i++)
		s->q.d[i] = (double)NAN;
}

static void
BN(place_general)(BN(general) * s, const pop_block *b)
{
	unsigned char *p = memory_of(b, b->thread);

	s->b = b;
	s->r = pop_most(b->m, b->n);
	s->c = pop_least(b->m, b->n);
	s->nleft = b->flags & POP_MATRIX_FULL ? s->r : s->c;
	s->lda = (int64_t)pop_round_up((size_t)s->c, 64 / BSIZE);
	s->ld = b->at.ld;
	s->ldu = (int64_t)pop_round_up((size_t)s->r, POP_STRIP_BYTES / BSIZE);
	s->a = (BT *)(void *)(p + b->at.square);
	s->u = (BT *)(void *)(p + b->at.strip);
	s->x = s->u + s->nleft * s->ldu;
	s->v = (BT *)(void *)(p + b->at.more);
	s->w = s->v + s->c * s->ld;
	s->y = s->w + s->ld;
	s->left = s->y + s->ld;
	s->right = s->left + s->ld;
	s->q = (pop_bidiagonal){.n = s->c,
		.d = (double *)(void *)(p + b->at.order),
		.eps = BEPS,
		.left = (pop_turn *)(void *)(p + b->at.row),
		.most = TURNS_AT_ONCE * s->c,
		.turn = BN(turn_both)};
	s->q.e = s->q.d + s->c;
	s->q.right = s->q.left + s->q.most;
}

static void
BN(svd)(const pop_block *b)
{
	const bool wide = b->m < b->n;
	BN(general) s;
	int64_t bad = 0;
	double up;

	BN(place_general)(&s, b);
	BN(load_strip)
	(s.a, s.lda, wide ? turned(b->x[0]) : b->x[0], s.r, s.c);
	up = (double)BN(bring_near)(s.r, s.lda, s.a);
	BN(to_bidiagonal)(&s);
	BN(both_products)(&s);
	for (int64_t i = 0; i < s.c; i++)
		if (!(s.q.d[i] - s.q.d[i] == 0) ||
			(i + 1 < s.c && !(s.q.e[i] - s.q.e[i] == 0)))
			bad = s.c;
	if (!bad && s.c)
		bad = POP_FN(pop_diagonalize)(&s.q);
	if (bad)
		BN(give_up)(&s);
	else
		BN(order_values)(&s);
	for (int64_t i = 0; i < s.c; i++)
		s.w[i] = (BT)(s.q.d[i] / up);
	BN(store)(b->x[1], s.w, 1, s.c, 1);
	if (wide) {
		BN(store)(turned(b->x[2]), s.v, s.ld, s.c, s.c);
		BN(store)(b->x[3], s.u, s.ldu, s.nleft, s.r);
	} else {
		BN(store)(turned(b->x[2]), s.u, s.ldu, s.nleft, s.r);
		BN(store)(b->x[3], s.v, s.ld, s.c, s.c);
	}
	store_int(b->x[4], 0, bad);
}
