/*
 * Blocks, triangles and Cholesky, written once for float and double.
 *
 * Included by matrix_block.c once per type, with
 *
 *   BT        element type         BV        vector of it
 *   BN(x)     x with the type's suffix
 *   BSET(x)   a vector with x in all lanes
 *   BFMA(a, b, c)   a * b + c, as the instruction set does it
 *   BFOLD(x)  the sum of the lanes of 64 bytes, folded by halves
 *   BSQRT(x), BABS(x), and BSQRTS(v), BABSS(v) of a vector
 *   BROWS     rows of a register tile
 *   BDTYPE    elements in memory that need no conversion
 *   BGEMM     the type of products
 *   BLOW      squares of more are as exact as others, as is one over it
 *   BEPS      what is less beside one counts as zero
 *
 * and by the files that go on from there.  No include guard: it is meant to be
 * included again.  matrix_block_end.h undefines all of this.
 */
#define BLANES ((int64_t)(POP_VBYTES / sizeof(BT)))
#define BSIZE  ((int64_t)sizeof(BT))

POP_INLINE BV
BN(v_of)(const BT *p)
{
	BV v;

	memcpy(&v, p, sizeof(v));
	return v;
}

POP_INLINE void
BN(v_to)(BT *p, BV v)
{
	memcpy(p, &v, sizeof(v));
}

/* The first n at p, the others zero. */
POP_INLINE BV
BN(v_some)(const BT *p, int64_t n)
{
	BT t[POP_VBYTES / sizeof(BT)] = {0};

	if (n >= BLANES)
		return BN(v_of)(p);
	memcpy(t, p, (size_t)n * sizeof(BT));
	return BN(v_of)(t);
}

/* n is a multiple of 16. */
static void
BN(negate)(int64_t n, BT *x)
{
	for (int64_t i = 0; i < n; i += BLANES)
		BN(v_to)(x + i, -BN(v_of)(x + i));
}

/* ---- Between memory and blocks. */

static bool
BN(is_native)(const pop_grid *g)
{
	return g->dtype == BDTYPE;
}

static bool
BN(has_rows)(const pop_grid *g)
{
	return BN(is_native)(g) && g->col == BSIZE;
}

static bool
BN(has_columns)(const pop_grid *g)
{
	return BN(is_native)(g) && (g->row == BSIZE || g->row == -BSIZE);
}

/* Rows of n elements, strides in bytes; what is ahead is fetched, as strips
 * touch a page or two for each row. */
static void
BN(copy_rows)(unsigned char *to, int64_t to_row, const unsigned char *from,
	int64_t from_row, int64_t m, int64_t n)
{
	enum { AHEAD = 8 };

	for (int64_t i = 0; i < m; i++, to += to_row, from += from_row) {
		int64_t j = 0;

		if (i + AHEAD < m)
			for (int64_t k = 0; k < n * BSIZE; k += 64) {
				__builtin_prefetch(from + AHEAD * from_row + k);
				__builtin_prefetch(to + AHEAD * to_row + k, 1);
			}
		for (; j + BLANES <= n; j += BLANES)
			v_store(to + j * BSIZE, v_load(from + j * BSIZE));
		if (j < n)
			memcpy(to + j * BSIZE, from + j * BSIZE,
				(size_t)(n - j) * sizeof(BT));
	}
}

/* to[i * ld + j] = g(i, j) */
static void
BN(load)(BT *to, int64_t ld, pop_grid g, int64_t m, int64_t n)
{
	const int64_t side = POP_TRANSPOSE_SIDE;

	if (BN(has_rows)(&g)) {
		BN(copy_rows)
		((unsigned char *)to, ld * BSIZE, g.at, g.row, m, n);
		return;
	}
	if (!BN(has_columns)(&g)) {
		for (int64_t i = 0; i < m; i++)
			POP_FN(pop_row_load)
		(to + i * ld, g.at + i * g.row, g.col, g.dtype, n);
		return;
	}
	for (int64_t i = 0; i < m; i += side)
		for (int64_t j = 0; j < n; j += side) {
			int64_t r = pop_least(side, m - i);
			unsigned char *p = g.at + i * g.row + j * g.col;
			BT *q = to + i * ld + j;

			if (g.row < 0) {
				p += (r - 1) * g.row;
				q += (r - 1) * ld;
			}
			POP_FN(pop_transpose)
			(sizeof(BT), q, (g.row < 0 ? -ld : ld) * BSIZE, p,
				g.col, pop_least(side, n - j), r);
		}
}

/* g(i, j) = from[i * ld + j] */
static void
BN(store)(pop_grid g, const BT *from, int64_t ld, int64_t m, int64_t n)
{
	const int64_t side = POP_TRANSPOSE_SIDE;

	if (BN(has_rows)(&g)) {
		BN(copy_rows)
		(g.at, g.row, (const unsigned char *)from, ld * BSIZE, m, n);
		return;
	}
	if (!BN(has_columns)(&g)) {
		for (int64_t i = 0; i < m; i++)
			POP_FN(pop_row_store)
		(g.at + i * g.row, g.col, from + i * ld, g.dtype, n);
		return;
	}
	for (int64_t i = 0; i < m; i += side)
		for (int64_t j = 0; j < n; j += side) {
			int64_t r = pop_least(side, m - i);
			unsigned char *p = g.at + i * g.row + j * g.col;
			const BT *q = from + i * ld + j;
			int64_t step = ld * BSIZE;

			if (g.row < 0) {
				p += (r - 1) * g.row;
				q += (r - 1) * ld;
				step = -step;
			}
			POP_FN(pop_transpose)
			(sizeof(BT), p, g.col, q, step, r,
				pop_least(side, n - j));
		}
}

/* A strip of n <= width columns; the others are zero. */
static void
BN(load_strip)(BT *to, int64_t width, pop_grid g, int64_t m, int64_t n)
{
	if (n < width)
		memset(to, 0, (size_t)(m * width) * sizeof(BT));
	BN(load)(to, width, g, m, n);
}

/* ---- Triangles. */

/*
 * Rows of y, which are b + a y over all that came before, become the negated
 * solution: y = -(b + a y) / a(k, k).  Row k of a is at a[k] + at.
 */
POP_INLINE void
BN(close)(const int nv, bool unit, const void *const *a, int64_t at, BT *y,
	int64_t width)
{
	BV x[BROWS][2];

#pragma GCC unroll 8
	for (int r = 0; r < BROWS; r++)
#pragma GCC unroll 2
		for (int v = 0; v < nv; v++)
			x[r][v] = BN(v_of)(y + r * width + v * BLANES);
#pragma GCC unroll 8
	for (int k = 0; k < BROWS; k++) {
		const BV d = BSET(((const BT *)a[k])[at + k]);

#pragma GCC unroll 2
		for (int v = 0; v < nv; v++) {
			x[k][v] = -(unit ? x[k][v] : x[k][v] / d);
			BN(v_to)(y + k * width + v * BLANES, x[k][v]);
		}
#pragma GCC unroll 8
		for (int r = k + 1; r < BROWS; r++) {
			const BV f = BSET(((const BT *)a[r])[at + k]);

#pragma GCC unroll 2
			for (int v = 0; v < nv; v++)
				x[r][v] = BFMA(f, x[k][v], x[r][v]);
		}
	}
}

/* The same for any number of rows. */
static void
BN(close_few)(int64_t rows, bool unit, const void *const *a, int64_t at, BT *y,
	int64_t columns, int64_t width)
{
	for (int64_t k = 0; k < rows; k++)
		for (int64_t v = 0; v < columns; v += BLANES) {
			const BV d = BSET(((const BT *)a[k])[at + k]);
			BV x = BN(v_of)(y + k * width + v);

			x = -(unit ? x : x / d);
			BN(v_to)(y + k * width + v, x);
			for (int64_t r = k + 1; r < rows; r++) {
				BT *z = y + r * width + v;

				BN(v_to)
				(z, BFMA(BSET(((const BT *)a[r])[at + k]), x,
					    BN(v_of)(z)));
			}
		}
}

static void
BN(close_rows)(int64_t rows, bool unit, const void *const *a, int64_t at, BT *y,
	int64_t columns, int64_t width)
{
	int64_t v = 0;

	if (rows < BROWS) {
		BN(close_few)(rows, unit, a, at, y, columns, width);
		return;
	}
	for (; v + 2 * BLANES <= columns; v += 2 * BLANES)
		BN(close)(2, unit, a, at, y + v, width);
	for (; v < columns; v += BLANES)
		BN(close)(1, unit, a, at, y + v, width);
}

/* c += a b, of m rows of depth k; panels in a strip. */
static void
BN(add_panels)(int64_t m, int64_t k, int64_t npanel, const void *const *a,
	const BT *b, BT *c, int64_t width)
{
	pop_gemm_block g = {.m = m,
		.npanel = npanel,
		.nseg = 1,
		.k = k,
		.a = a,
		.b = b,
		.ldb = width,
		.panel = 16,
		.c = c,
		.ldc = width,
		.from = c,
		.ldfrom = width,
		.fetch = &nothing_to_fetch};

	if (m && k)
		pop_gemm_multiply(BGEMM, &g);
}

static void
BN(add_product)(int64_t m, int64_t k, const void *const *a, const BT *b, BT *c,
	int64_t width)
{
	BN(add_panels)(m, k, width / 16, a, b, c, width);
}

/* The same, but summed on its own, in t, and then added: where c is large, sums
 * lose less. */
static void
BN(add_sum)(int64_t m, int64_t k, const void *const *a, const BT *b, BT *c,
	int64_t width, BT *t)
{
	if (!k)
		return;
	memset(t, 0, (size_t)(m * width) * sizeof(BT));
	BN(add_product)(m, k, a, b, t, width);
	for (int64_t i = 0; i < m * width; i += BLANES)
		BN(v_to)(c + i, BN(v_of)(c + i) + BN(v_of)(t + i));
}

/* Rows from .. to - 1 of a x = b by substitution; y: the strip, in which those
 * before are done; t: room for a square block.  `from` is a multiple of the
 * width, at which sums are cut whatever the height of tiles is. */
static void
BN(substitute)(int64_t from, int64_t to, bool unit, const void *const *a, BT *y,
	int64_t width, BT *t)
{
	for (int64_t at = from; at < to; at += width) {
		const int64_t end = pop_least(at + width, to);

		BN(add_sum)(end - at, at, a + at, y, y + at * width, width, t);
		for (int64_t i = at; i < end; i += BROWS) {
			int64_t rows = pop_least(BROWS, end - i);
			BT *c = y + i * width;
			const void *row[BROWS];

			for (int64_t r = 0; r < rows; r++)
				row[r] = (const BT *)a[i + r] + at;
			BN(add_product)
			(rows, i - at, row, y + at * width, c, width);
			BN(close_rows)(rows, unit, a + i, i, c, width, width);
		}
	}
}

/* ---- One right-hand side. */

/* Sums of four rows of a times x, n long, in 64 bytes each, folded by
 * halves. */
static void
BN(four_dots)(int64_t n, int64_t rows, const BT *const *a, const BT *x, BT *sum)
{
	enum { PARTS = 64 / sizeof(BT), VECTORS = 64 / POP_VBYTES };
	BV s[4][VECTORS] = {{{0}}};

	for (int64_t k = 0; k < n; k += PARTS)
		for (int v = 0; v < VECTORS; v++) {
			int64_t at = k + v * BLANES, left = n - at;
			BV w;

			if (left <= 0)
				break;
			w = BN(v_some)(x + at, left);
#pragma GCC unroll 4
			for (int r = 0; r < 4; r++)
				s[r][v] = BFMA(BN(v_some)(a[r] + at, left), w,
					s[r][v]);
		}
	for (int64_t r = 0; r < rows; r++)
		sum[r] = BFOLD(s[r]);
}

/* x: b, becomes the solution; element (i, k) of a at i * ld + k. */
static void
BN(solve_by_rows)(
	int64_t n, bool upper, bool unit, const BT *a, int64_t ld, BT *x)
{
	const int64_t step = upper ? -1 : 1;

	for (int64_t at = 0; at < n; at += 4) {
		int64_t rows = pop_least(4, n - at);
		int64_t first = upper ? n - 1 - at : at;
		int64_t from = upper ? first + 1 : 0;
		const BT *row[4];
		BT sum[4];

		for (int64_t r = 0; r < 4; r++)
			row[r] = a + from +
				 (first + step * pop_least(r, rows - 1)) * ld;
		BN(four_dots)(at, rows, row, x + from, sum);
		for (int64_t r = 0; r < rows; r++) {
			int64_t i = first + r * step;
			const BT *c = a + i * ld;
			BT t = x[i] - sum[r];

			for (int64_t k = 0; k < r; k++)
				t -= c[first + k * step] * x[first + k * step];
			x[i] = unit ? t : t / c[i];
		}
	}
}

/* y += f[0] x[0] + ... f[3] x[3], n long. */
static void
BN(four_axpys)(int64_t n, const BT *f, const BT *const *x, BT *y)
{
	const BV g[4] = {BSET(f[0]), BSET(f[1]), BSET(f[2]), BSET(f[3])};

	for (int64_t i = 0; i < n; i += BLANES) {
		BV w = BN(v_some)(y + i, n - i);

#pragma GCC unroll 4
		for (int k = 0; k < 4; k++)
			w = BFMA(g[k], BN(v_some)(x[k] + i, n - i), w);
		if (n - i >= BLANES)
			BN(v_to)(y + i, w);
		else
			memcpy(y + i, &w, (size_t)(n - i) * sizeof(BT));
	}
}

/* The same where element (i, k) of a is at i + k * ld. */
static void
BN(solve_by_columns)(
	int64_t n, bool upper, bool unit, const BT *a, int64_t ld, BT *x)
{
	const int64_t step = upper ? -1 : 1;

	for (int64_t at = 0; at < n; at += 4) {
		int64_t group = pop_least(4, n - at), left = n - at - group;
		int64_t first = upper ? n - 1 - at : at;
		int64_t rest = upper ? 0 : first + group;
		const BT *col[4];
		BT f[4] = {0};

		for (int64_t g = 0; g < group; g++) {
			int64_t j = first + g * step;

			for (int64_t k = 0; k < g; k++)
				x[j] += f[k] * a[j + (first + k * step) * ld];
			if (!unit)
				x[j] /= a[j + j * ld];
			f[g] = -x[j];
			col[g] = a + rest + j * ld;
		}
		if (left)
			BN(four_axpys)(left, f, col, x + rest);
	}
}

/* ---- Triangular systems.  All are brought to one form, L X = B. */

typedef struct BN(system) {
	const pop_block *b;
	pop_block_areas at;
	pop_triangular t;
	int64_t side, nrhs;
	bool unit;
	const void **row; /* of L */
} BN(system);

static void
BN(solve_strip)(void *arg, int64_t part, unsigned thread)
{
	const BN(system) *s = arg;
	const int64_t w = s->at.width, j = part * w;
	const int64_t n = pop_least(w, s->nrhs - j);
	BT *y = (BT *)(void *)(memory_of(s->b, thread) + s->at.strip);

	BN(load_strip)(y, w, moved(s->t.rhs, 0, j), s->side, n);
	BN(substitute)
	(0, s->side, s->unit, (const void *const *)s->row, y, w,
		(BT *)(void *)(memory_of(s->b, thread) + s->at.more));
	BN(negate)(s->side * w, y);
	BN(store)(moved(s->t.x, 0, j), y, w, s->side, n);
}

static void
BN(copy_triangle)(void *arg, int64_t part, unsigned thread)
{
	const BN(system) *s = arg;
	const int64_t i = part * 32, m = pop_least(32, s->side - i);
	BT *l = (BT *)(void *)(memory_of(s->b, s->b->thread) + s->at.square);

	(void)thread;
	BN(load)(l + i * s->at.ld, s->at.ld, moved(s->t.a, i, 0), m, i + m);
}

/* Sets the rows of L: where they are, if that will do. */
static void
BN(find_rows)(BN(system) * s)
{
	unsigned char *l = memory_of(s->b, s->b->thread) + s->at.square;
	int64_t step = s->at.ld * BSIZE;

	if (BN(is_native)(&s->t.a) && s->t.a.col == BSIZE) {
		l = s->t.a.at;
		step = s->t.a.row;
	} else {
		share(s->b, BN(copy_triangle), s, (s->side + 31) / 32);
	}
	for (int64_t i = 0; i < s->side; i++)
		s->row[i] = l + i * step;
}

static void
BN(solve_one)(const BN(system) * s)
{
	unsigned char *memory = memory_of(s->b, s->b->thread);
	BT *x = (BT *)(void *)(memory + s->at.strip);
	BT *l = (BT *)(void *)(memory + s->at.square);
	const BT *a = (const BT *)(const void *)s->t.a.at;
	const int64_t n = s->side;

	BN(load)(x, 1, s->t.rhs, n, 1);
	if (BN(is_native)(&s->t.a) && s->t.a.row == BSIZE &&
		s->t.a.col % BSIZE == 0) {
		BN(solve_by_columns)
		(n, s->t.upper, s->unit, a, s->t.a.col / BSIZE, x);
	} else if (BN(is_native)(&s->t.a) && s->t.a.col == BSIZE &&
		   s->t.a.row % BSIZE == 0) {
		BN(solve_by_rows)
		(n, s->t.upper, s->unit, a, s->t.a.row / BSIZE, x);
	} else {
		BN(load)(l, s->at.ld, s->t.a, n, n);
		BN(solve_by_rows)(n, s->t.upper, s->unit, l, s->at.ld, x);
	}
	BN(store)(s->t.x, x, 1, n, 1);
}

static void
BN(solve)(const pop_block *b)
{
	BN(system)
	s = {.b = b,
		.at = b->at,
		.t = triangular_of(b->x, b->flags),
		.side = side_of(b),
		.nrhs = columns_of(b),
		.unit = b->flags & POP_MATRIX_UNIT};

	if (!s.side || !s.nrhs)
		return;
	if (s.nrhs == 1) {
		BN(solve_one)(&s);
		return;
	}
	s.row = (const void **)(void *)(memory_of(b, b->thread) + s.at.row);
	make_lower(&s.t, s.side);
	BN(find_rows)(&s);
	share(b, BN(solve_strip), &s, strips_of(b, &s.at));
}

/*
 * ---- Cholesky: A = U^T U, strip by strip of U from the left.
 *
 * A strip above its diagonal block is a triangular system whose rows are those
 * of the strips before, transposed: L, which is also what is asked for.  A
 * thread takes the next strip and waits only for those before it.
 */

typedef struct BN(definite) {
	const pop_block *b;
	pop_block_areas at;
	pop_grid a; /* of which the upper triangle counts */
	pop_grid out;
	int64_t n, nstrip, ld;
	BT *l;
	bool in_place; /* l is the result's memory */
	const void **row;
	_Atomic int64_t next, ready, bad;
} BN(definite);

/* n rows of a strip that begin on the diagonal become those of U; the number,
 * from 1, of the first pivot that is not positive, or 0. */
static int64_t
BN(factor_diagonal)(int64_t n, BT *c, int64_t width)
{
	for (int64_t r = 0; r < n; r++) {
		const int64_t from = r / BLANES * BLANES;
		BT *u = c + r * width, d = u[r];

		if (!(d > 0))
			return r + 1;
		d = BSQRT(d);
		for (int64_t v = from; v < width; v += BLANES)
			BN(v_to)(u + v, BN(v_of)(u + v) / BSET(d));
		u[r] = d;
		for (int64_t i = r + 1; i < n; i++) {
			const BV f = BSET(-u[i]);
			BT *y = c + i * width;

			for (int64_t v = i / BLANES * BLANES; v < width;
				v += BLANES)
				BN(v_to)
			(y + v, BFMA(f, BN(v_of)(u + v), BN(v_of)(y + v)));
		}
	}
	return 0;
}

/* Rows j .. j + n - 1 of L from m rows of a strip. */
static void
BN(turn_rows)(
	BN(definite) * d, int64_t j, int64_t n, int64_t i, int64_t m, BT *from)
{
	POP_FN(pop_transpose)
	(sizeof(BT), d->l + j * d->ld + i, d->ld * BSIZE, from,
		d->at.width * BSIZE, m, n);
}

/* What is left of the diagonal block, when the strip above is done. */
static int64_t
BN(close_strip)(BN(definite) * d, BT *y, int64_t j, int64_t n, BT *block)
{
	const int64_t w = d->at.width;
	BT *c = y + j * w;
	int64_t bad;

	for (int64_t i = 0; i < j; i += w) {
		memcpy(block, y + i * w, (size_t)(w * w) * sizeof(BT));
		BN(negate)(w * w, block);
		BN(turn_rows)(d, j, n, i, w, block);
	}
	BN(add_sum)(n, j, (const void *const *)d->row + j, y, c, w, block);
	bad = BN(factor_diagonal)(n, c, w);
	if (bad)
		return j + bad;
	for (int64_t r = 0; r < n; r++)
		memset(c + r * w, 0, (size_t)r * sizeof(BT));
	BN(turn_rows)(d, j, n, j, n, c);
	for (int64_t r = 0; r < n; r++)
		memset(d->l + (j + r) * d->ld + j + n, 0,
			(size_t)(d->n - j - n) * sizeof(BT));
	return 0;
}

static void
BN(cholesky_strips)(void *arg, int64_t part, unsigned thread)
{
	BN(definite) *d = arg;
	const int64_t w = d->at.width;
	unsigned char *memory = memory_of(d->b, thread);
	BT *y = (BT *)(void *)(memory + d->at.strip);
	BT *block = (BT *)(void *)(memory + d->at.more);
	int64_t t, bad;

	(void)part;
	while ((t = atomic_fetch_add(&d->next, 1)) < d->nstrip) {
		int64_t j = t * w, n = pop_least(w, d->n - j);

		BN(load_strip)(y, w, moved(d->a, 0, j), j + n, n);
		for (int64_t i = 0; i < t; i++) {
			await(&d->ready, i);
			if (atomic_load(&d->bad))
				return;
			BN(substitute)
			(i * w, i * w + w, false, (const void *const *)d->row,
				y, w, block);
		}
		bad = BN(close_strip)(d, y, j, n, block);
		if (bad) {
			atomic_store(&d->bad, bad);
			atomic_store(&d->ready, d->nstrip);
			return;
		}
		if (!d->in_place)
			BN(store)
		(moved(d->out, j, 0), d->l + j * d->ld, d->ld, n, d->n);
		atomic_store_explicit(&d->ready, t + 1, memory_order_release);
	}
}

static void
BN(fill_out)(pop_grid out, int64_t n, BT value, BT *row)
{
	for (int64_t i = 0; i < n; i++)
		row[i] = value;
	for (int64_t i = 0; i < n; i++)
		BN(store)(moved(out, i, 0), row, n, 1, n);
}

static void
BN(cholesky)(const pop_block *b)
{
	const bool lower = b->flags & POP_MATRIX_LOWER;
	unsigned char *memory = memory_of(b, b->thread);
	BN(definite)
	d = {.b = b,
		.at = b->at,
		.a = lower ? turned(b->x[0]) : b->x[0],
		.out = lower ? b->x[1] : turned(b->x[1]),
		.n = b->n};

	d.nstrip = strips_of(b, &d.at);
	d.row = (const void **)(void *)(memory + d.at.row);
	d.l = (BT *)(void *)(memory + d.at.square);
	d.ld = d.at.ld;
	d.in_place = BN(is_native)(&d.out) && d.out.col == BSIZE &&
		     d.out.row % BSIZE == 0;
	if (d.in_place) {
		d.l = (BT *)(void *)d.out.at;
		d.ld = d.out.row / BSIZE;
	}
	for (int64_t i = 0; i < d.n; i++)
		d.row[i] = d.l + i * d.ld;
	share(b, BN(cholesky_strips), &d,
		b->run ? pop_least(b->run->nthread, d.nstrip) : 1);
	store_int(b->x[2], 0, d.bad);
	if (d.bad)
		BN(fill_out)
	(d.out, d.n, (BT)NAN, (BT *)(void *)(memory + d.at.strip));
}
