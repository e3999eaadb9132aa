/*
 * Many small matrices, one in each lane: what vectors do is then the same for
 * all sizes, and nothing waits for one matrix alone.
 *
 * Included like matrix_block_core.h, after it.
 */

/* The elements, `size` of them, of `count` matrices `step` bytes apart. */
static void
BN(load_lanes)(
	BV *x, const pop_grid *from, int64_t step, int64_t size, int64_t count)
{
	if (count < BLANES)
		memset(x, 0, (size_t)size * sizeof(BV));
	POP_FN(pop_transpose)
	(sizeof(BT), x, sizeof(BV), from->at, step, count, size);
}

static void
BN(store_lanes)(const pop_grid *to, int64_t step, const BV *x, int64_t size,
	int64_t count)
{
	POP_FN(pop_transpose)
	(sizeof(BT), to->at, step, x, sizeof(BV), size, count);
}

/* n whole numbers of each of `count` problems. */
static void
BN(store_ints)(
	const pop_grid *to, int64_t step, const BV *x, int64_t n, int64_t count)
{
	pop_grid own = *to;

	for (int64_t k = 0; k < count; k++, own.at += step)
		for (int64_t i = 0; i < n; i++)
			store_int(own, i, (int64_t)x[i][k]);
}

/* ---- Cholesky. */

/* Lower triangles, element (i, j) at x[i * row + j * col]; the first pivots,
 * from 1, that are not positive, or 0, as floats. */
static BV
BN(factor_lanes)(int64_t n, BV *x, int64_t row, int64_t col)
{
	BV bad = {0};

	for (int64_t j = 0; j < n; j++) {
		BV *c = x + j * col, d = c[j * row];
		V fails = (V)(~(d > 0) & (bad == 0));

		bad = (BV)v_select(fails, (V)BSET((BT)(j + 1)), (V)bad);
		d = BSQRTS(d);
		c[j * row] = d;
		for (int64_t i = j + 1; i < n; i++)
			c[i * row] = c[i * row] / d;
		for (int64_t k = j + 1; k < n; k++) {
			const BV f = -c[k * row];

			for (int64_t i = k; i < n; i++) {
				BV *y = x + i * row + k * col;

				*y = BFMA(f, c[i * row], *y);
			}
		}
	}
	return bad;
}

/* `count` matrices, at most as many as there are lanes. */
static void
BN(cholesky_lanes)(const pop_block *b, const int64_t *step, int64_t count)
{
	const bool lower = b->flags & POP_MATRIX_LOWER;
	const int64_t n = b->n, size = n * n, row = lower ? n : 1;
	const int64_t col = n + 1 - row;
	BV x[POP_LANES_SIDE * POP_LANES_SIDE], bad;

	BN(load_lanes)(x, &b->x[0], step[0], size, count);
	bad = BN(factor_lanes)(n, x, row, col);
	for (int64_t i = 0; i < n; i++)
		for (int64_t j = 0; j < n; j++) {
			BV *y = x + i * row + j * col;

			*y = (BV)v_select((V)(bad == 0),
				(V)(j > i ? (BV){0} : *y), (V)BSET((BT)NAN));
		}
	BN(store_lanes)(&b->x[1], step[1], x, size, count);
	BN(store_ints)(&b->x[2], step[2], &bad, 1, count);
}

/* ---- Triangular systems. */

static void
BN(solve_lanes)(const pop_block *b, const int64_t *step, int64_t count)
{
	const pop_triangular t = triangular_of(b->x, b->flags);
	const pop_grid a = t.a, y = t.rhs, z = t.x;
	const int64_t n = side_of(b), nrhs = columns_of(b);
	/* From the last row to the first if A is upper. */
	const int64_t sign = t.upper ? -1 : 1, first = t.upper ? n - 1 : 0;
	const int64_t row = sign * a.row / BSIZE, col = sign * a.col / BSIZE;
	const int64_t down = sign * z.row / BSIZE;
	BV l[POP_LANES_SIDE * POP_LANES_SIDE];
	BV right[POP_LANES_SIDE * POP_LANES_SIDE];
	BV out[POP_LANES_SIDE * POP_LANES_SIDE];
	const BV *own = l + first * (a.row + a.col) / BSIZE;

	BN(load_lanes)(l, &b->x[0], step[0], n * n, count);
	BN(load_lanes)(right, &b->x[1], step[1], n * nrhs, count);
	for (int64_t c = 0; c < nrhs; c++) {
		const BV *from = right + (first * y.row + c * y.col) / BSIZE;
		BV *x = out + (first * z.row + c * z.col) / BSIZE;

		for (int64_t i = 0; i < n; i++) {
			BV s = from[i * sign * y.row / BSIZE];

			for (int64_t k = 0; k < i; k++)
				s = BFMA(-own[i * row + k * col], x[k * down],
					s);
			if (!(b->flags & POP_MATRIX_UNIT))
				s = s / own[i * row + i * col];
			x[i * down] = s;
		}
	}
	BN(store_lanes)(&b->x[2], step[2], out, n * nrhs, count);
}

/* ---- LU with exchanges of rows. */

/* Rows of columns of BV. */
typedef struct BN(lanes) {
	int64_t m, n, row, col; /* element (i, j) at x[i * row + j * col] */
	BV x[POP_LANES_SIDE * POP_LANES_SIDE];
	BV perm[POP_LANES_SIDE], pivot[POP_LANES_SIDE], bad;
} BN(lanes);

/* The row, from c on, with the largest element of column c; the first of
 * equal ones. */
static BV
BN(choose_rows)(const BN(lanes) * e, int64_t c)
{
	const BV *x = e->x + c * e->col;
	BV best = BSET((BT)c), most = BABSS(x[c * e->row]);

	for (int64_t i = c + 1; i < e->m; i++) {
		const BV size = BABSS(x[i * e->row]);
		const V more = (V)(size > most);

		best = (BV)v_select(more, (V)BSET((BT)i), (V)best);
		most = (BV)v_select(more, (V)size, (V)most);
	}
	return best;
}

static void
BN(exchange_where)(V where, BV *x, BV *y)
{
	const BV t = *x;

	*x = (BV)v_select(where, (V)*y, (V)t);
	*y = (BV)v_select(where, (V)t, (V)*y);
}

/* Exchanges row c with its pivot's. */
static void
BN(exchange_rows)(BN(lanes) * e, int64_t c)
{
	for (int64_t i = c + 1; i < e->m; i++) {
		const V here = (V)(e->pivot[c] == BSET((BT)i));

		if (!v_any(here))
			continue;
		BN(exchange_where)(here, &e->perm[c], &e->perm[i]);
		for (int64_t j = 0; j < e->n; j++)
			BN(exchange_where)
		(here, &e->x[c * e->row + j * e->col],
			&e->x[i * e->row + j * e->col]);
	}
}

/* Eliminates column c from the rows below, but where its pivot is zero. */
static void
BN(eliminate_lanes)(BN(lanes) * e, int64_t c)
{
	const BV *u = e->x + c * e->row, pivot = u[c * e->col];
	const V zero = (V)(pivot == 0), fails = zero & (V)(e->bad == 0);

	e->bad = (BV)v_select(fails, (V)BSET((BT)(c + 1)), (V)e->bad);
	for (int64_t i = c + 1; i < e->m; i++) {
		BV *y = e->x + i * e->row, *own = y + c * e->col;
		const BV l = *own / pivot;

		*own = (BV)v_select(zero, (V)*own, (V)l);
		for (int64_t j = c + 1; j < e->n; j++) {
			BV *z = y + j * e->col;

			*z = (BV)v_select(
				zero, (V)*z, (V)BFMA(-l, u[j * e->col], *z));
		}
	}
}

static void
BN(lu_lanes)(const pop_block *b, const int64_t *step, int64_t count)
{
	const int64_t least = pop_least(b->m, b->n);
	BN(lanes)
	e = {.m = b->m,
		.n = b->n,
		.row = b->x[0].row / BSIZE,
		.col = b->x[0].col / BSIZE};

	BN(load_lanes)(e.x, &b->x[0], step[0], e.m * e.n, count);
	for (int64_t i = 0; i < e.m; i++)
		e.perm[i] = BSET((BT)i);
	for (int64_t c = 0; c < least; c++) {
		e.pivot[c] = BN(choose_rows)(&e, c);
		BN(exchange_rows)(&e, c);
		BN(eliminate_lanes)(&e, c);
	}
	BN(store_lanes)(&b->x[1], step[1], e.x, e.m * e.n, count);
	BN(store_ints)(&b->x[2], step[2], e.pivot, least, count);
	BN(store_ints)(&b->x[3], step[3], e.perm, e.m, count);
	BN(store_ints)(&b->x[4], step[4], &e.bad, 1, count);
}
