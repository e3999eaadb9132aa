/*
 * Many small matrices, one in each lane: what vectors do is then the same for
 * all sizes, and nothing waits for one matrix alone.
 *
 * Included like matrix_block_core.h, after it.
 */

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

	if (count < BLANES)
		memset(x, 0, (size_t)size * sizeof(BV));
	POP_FN(pop_transpose)
	(sizeof(BT), x, sizeof(BV), b->x[0].at, step[0], count, size);
	bad = BN(factor_lanes)(n, x, row, col);
	for (int64_t i = 0; i < n; i++)
		for (int64_t j = 0; j < n; j++) {
			BV *y = x + i * row + j * col;

			*y = (BV)v_select((V)(bad == 0),
				(V)(j > i ? (BV){0} : *y), (V)BSET((BT)NAN));
		}
	POP_FN(pop_transpose)
	(sizeof(BT), b->x[1].at, step[1], x, sizeof(BV), size, count);
	for (int64_t k = 0; k < count; k++) {
		pop_grid info = b->x[2];

		info.row = step[2];
		store_int(info, k, (int64_t)bad[k]);
	}
}
