/*
 * QR and products of reflectors: 16 reflectors at a time are joined to
 * I - V T V^T (Schreiber and Van Loan, SISSC 10 (1989)), which the strips to
 * the right are multiplied by, the next one first; its reflectors are made
 * meanwhile.
 *
 * Included like matrix_block_core.h, after it.
 */

/* Reflectors first .. first + count - 1, from that row on: `rows` of them. */
typedef struct BN(joined) {
	int64_t first, count, rows;
	BT *v;  /* rows by JOINED, with ones and zeros */
	BT *vt; /* transposed, ld apart */
	BT *t;  /* -T^T, or -T */
	int64_t ld;
	const void **row, **column; /* of v, of vt */
	const void *factor[JOINED]; /* rows of t */
} BN(joined);

typedef struct BN(reflectors) {
	const pop_block *b;
	pop_block_areas at;
	int64_t m, n, count, nstrip;
	BT *strip;
	BN(joined) * now, *next, both[2];
} BN(reflectors);

/* ---- Making them. */

/* Sums over m rows of x[c] times the row, from column c on. */
static void
BN(weighted_sums)(int64_t m, int64_t c, const BT *x, int64_t width, BT *sum)
{
	enum { SETS = sizeof(BT) == 4 ? 4 : 2, VECTORS = JOINED / BLANES };
	BV s[SETS][VECTORS] = {{{0}}};
	int64_t i = 0;

	for (; i + SETS <= m; i += SETS)
#pragma GCC unroll 4
		for (int k = 0; k < SETS; k++) {
			const BT *y = x + (i + k) * width;

#pragma GCC unroll 8
			for (int v = 0; v < VECTORS; v++)
				s[k][v] = BFMA(BSET(y[c]),
					BN(v_of)(y + v * BLANES), s[k][v]);
		}
	for (int k = 0; i < m; i++, k++) {
		const BT *y = x + i * width;

		for (int v = 0; v < VECTORS; v++)
			s[k][v] = BFMA(
				BSET(y[c]), BN(v_of)(y + v * BLANES), s[k][v]);
	}
	for (int v = 0; v < VECTORS; v++) {
		BV t = s[0][v] + s[SETS / 2][v];

		if (SETS == 4)
			t = t + (s[1][v] + s[3][v]);
		BN(v_to)(sum + v * BLANES, t);
	}
}

/* A power of two that brings a vector whose greatest element has this size to
 * where squares are exact; one where they are. */
static BT
BN(scale_of)(BT most)
{
	if (most * most < BLOW)
		return 1 / BLOW;
	return most * most > 1 / BLOW ? BLOW : 1;
}

/* Brings m rows of ld elements to where squares of the greatest are exact; by
 * what. */
static BT
BN(bring_near)(int64_t m, int64_t ld, BT *a)
{
	BT most = 0, up;

	for (int64_t i = 0; i < m * ld; i++)
		if (BABS(a[i]) > most)
			most = BABS(a[i]);
	up = BN(scale_of)(most);
	for (int64_t i = 0; i < m * ld && up != 1; i++)
		a[i] *= up;
	return up;
}

/* (*alpha, x), m elements at x being `width` apart, of any size: x becomes the
 * vector below its one, *alpha the length; tau, 0 if x is zero.  Elements are
 * scaled first: were the length denormal, the reflector would not be
 * orthogonal. */
static BT
BN(reflect_any)(BT *alpha, int64_t m, BT *x, int64_t width)
{
	BT most = 0, up, first, beta, sum;

	for (int64_t i = 0; i < m; i++)
		if (!(BABS(x[i * width]) <= most))
			most = BABS(x[i * width]);
	if (most == 0)
		return 0;
	if (!(BABS(*alpha) <= most))
		most = BABS(*alpha);
	up = BN(scale_of)(most);
	first = *alpha * up;
	sum = first * first;
	for (int64_t i = 0; i < m; i++) {
		x[i * width] *= up;
		sum += x[i * width] * x[i * width];
	}
	beta = first > 0 ? -BSQRT(sum) : BSQRT(sum);
	for (int64_t i = 0; i < m; i++)
		x[i * width] /= first - beta;
	*alpha = beta / up;
	return (beta - first) / beta;
}

/* May sums of squares and products be used as they are? */
static bool
BN(are_plain)(BT alpha, int64_t c, const BT *sum)
{
	BT a = alpha * alpha, most = 0;

	for (int64_t j = c; j < JOINED; j++)
		most += sum[j] - sum[j];
	return most == 0 && sum[c] > BLOW && sum[c] < 1 / BLOW && a < 1 / BLOW;
}

/* Column c of m + 1 rows becomes that of R and the vector of a reflector, which
 * the columns after it, up to JOINED, are multiplied by; its tau. */
static BT
BN(reflect)(int64_t m, int64_t c, BT *x, int64_t width)
{
	const int64_t from = c / BLANES * BLANES;
	BT keep[POP_VBYTES / sizeof(BT)] = {0}, own[sizeof(keep) / BSIZE] = {0};
	BT w[JOINED] = {0}, sum[JOINED], alpha = x[c], beta, tau, scale;
	BT *y = x + width;
	V kept, owned;

	BN(weighted_sums)(m, c, y, width, sum);
	if (BN(are_plain)(alpha, c, sum)) {
		beta = BSQRT(alpha * alpha + sum[c]);
		beta = alpha > 0 ? -beta : beta;
		tau = (beta - alpha) / beta;
		scale = 1 / (alpha - beta);
	} else {
		beta = alpha;
		tau = BN(reflect_any)(&beta, m, y + c, width);
		if (tau == 0)
			return 0;
		BN(weighted_sums)(m, c, y, width, sum);
		scale = 1;
	}
	for (int64_t j = c + 1; j < JOINED; j++) {
		w[j] = tau * (x[j] + scale * sum[j]);
		x[j] -= w[j];
	}
	x[c] = beta;
	memset(keep, 0xff, (size_t)(c - from) * sizeof(BT));
	memset(own + (c - from), 0xff, sizeof(BT));
	kept = v_load(keep);
	owned = v_load(own);
	for (int64_t i = 0; i < m; i++, y += width) {
		const BV f = BSET(y[c] * scale);
		BV t = BN(v_of)(y + from);
		V new = (V)BFMA(-f, BN(v_of)(w + from), t);

		new = v_select(owned, (V)f, new);
		v_store(y + from, v_select(kept, (V)t, new));
		for (int64_t v = from + BLANES; v < JOINED; v += BLANES) {
			t = BN(v_of)(y + v);
			BN(v_to)(y + v, BFMA(-f, BN(v_of)(w + v), t));
		}
	}
	return tau;
}

/* ---- Joining them. */

/* t from the vectors and taus; `back`: for the product with the transpose. */
static void
BN(join)(BN(joined) * j, const BT *tau, bool back)
{
	BT gram[JOINED * JOINED] = {0}, t[JOINED][JOINED] = {{0}};

	for (int64_t i = 0; i < j->rows && i < JOINED; i++) {
		memset(j->v + i * JOINED + i, 0,
			(size_t)(JOINED - i) * sizeof(BT));
		j->v[i * JOINED + i] = i < j->count;
	}
	POP_FN(pop_transpose)
	(sizeof(BT), j->vt, j->ld * BSIZE, j->v, JOINED * BSIZE, j->rows,
		JOINED);
	for (int64_t i = 0; i < j->rows; i++)
		j->row[i] = j->v + i * JOINED;
	for (int64_t i = 0; i < JOINED; i++) {
		j->column[i] = j->vt + i * j->ld;
		j->factor[i] = j->t + i * JOINED;
	}
	BN(add_product)
	(JOINED, j->rows, (const void *const *)j->column, j->v, gram, JOINED);
	for (int64_t c = 0; c < j->count; c++) {
		t[c][c] = tau[c];
		for (int64_t i = 0; i < c; i++) {
			BT s = 0;

			for (int64_t k = i; k < c; k++)
				s += t[i][k] * gram[c * JOINED + k];
			t[i][c] = -tau[c] * s;
		}
	}
	for (int64_t i = 0; i < JOINED; i++)
		for (int64_t k = 0; k < JOINED; k++)
			j->t[i * JOINED + k] = back ? -t[k][i] : -t[i][k];
}

/* Multiplies columns of a strip, panels of them from x on, by what was joined;
 * work: two blocks of as many columns. */
static void
BN(apply)(const BN(joined) * j, int64_t npanel, BT *x, int64_t width, BT *work)
{
	BT *first = work, *second = work + JOINED * width;

	memset(work, 0, (size_t)(2 * JOINED * width) * sizeof(BT));
	BN(add_panels)
	(JOINED, j->rows, npanel, (const void *const *)j->column, x, first,
		width);
	BN(add_panels)
	(JOINED, JOINED, npanel, (const void *const *)j->factor, first, second,
		width);
	BN(add_panels)
	(j->rows, JOINED, npanel, (const void *const *)j->row, second, x,
		width);
}

static BT *
BN(column_of)(const BN(reflectors) * r, int64_t j)
{
	const int64_t w = r->at.width;

	return r->strip + j / w * r->m * w + j % w;
}

static BT *
BN(work_of)(const BN(reflectors) * r, unsigned thread)
{
	return (BT *)(void *)(memory_of(r->b, thread) + r->at.more);
}

/* Applies r->now to strip t, from column `from` on. */
static void
BN(apply_strip)(const BN(reflectors) * r, int64_t t, int64_t from, BT *work)
{
	const int64_t w = r->at.width;
	const int64_t j = pop_most(t * w, from / 16 * 16);

	if (j < (t + 1) * w)
		BN(apply)
	(r->now, ((t + 1) * w - j) / 16,
		BN(column_of)(r, j) + r->now->first * w, w, work);
}

/* ---- QR. */

/* Makes the reflectors r->next, in their strip. */
static void
BN(factor_columns)(BN(reflectors) * r)
{
	BN(joined) *j = r->next;
	const int64_t w = r->at.width;
	BT *x = BN(column_of)(r, j->first) + j->first * w, tau[JOINED];

	j->rows = r->m - j->first;
	for (int64_t c = 0; c < j->count; c++) {
		tau[c] = BN(reflect)(j->rows - c - 1, c, x + c * w, w);
		BN(store)
		(moved(r->b->x[2], j->first + c, 0), tau + c, 1, 1, 1);
	}
	if (j->first + JOINED >= r->nstrip * w)
		return; /* nothing is left to apply them to */
	for (int64_t i = 0; i < j->rows; i++)
		memcpy(j->v + i * JOINED, x + i * w, JOINED * sizeof(BT));
	BN(join)(j, tau, true);
}

static void
BN(qr_part)(void *arg, int64_t part, unsigned thread)
{
	BN(reflectors) *r = arg;
	int64_t after = r->now->first + JOINED, t = after / r->at.width + part;

	if (t < r->nstrip)
		BN(apply_strip)(r, t, after, BN(work_of)(r, thread));
	if (part == 0 && r->next->count)
		BN(factor_columns)(r);
}

/* Goes on by `step`; false: there are no more. */
static bool
BN(move_on)(BN(reflectors) * r, int64_t step)
{
	BN(joined) *t = r->now;

	r->now = r->next;
	r->next = t;
	r->next->first = r->now->first + step;
	r->next->count = pop_least(JOINED, r->count - r->next->first);
	if (r->next->count < 0 || r->next->first < 0)
		r->next->count = 0;
	return r->now->count > 0;
}

static void
BN(copy_strip)(const BN(reflectors) * r, pop_grid g, int64_t t, bool stores)
{
	const int64_t w = r->at.width, n = pop_least(w, r->n - t * w);
	BT *x = BN(column_of)(r, t * w);

	if (stores)
		BN(store)
	(moved(g, 0, t * w), x, w, r->m, n);
	else BN(load_strip)(x, w, moved(g, 0, t * w), r->m, n);
}

static void
BN(load_reflected)(void *arg, int64_t t, unsigned thread)
{
	BN(reflectors) *r = arg;

	(void)thread;
	BN(copy_strip)(r, r->b->x[0], t, false);
}

static void
BN(store_reflected)(void *arg, int64_t t, unsigned thread)
{
	BN(reflectors) *r = arg;

	(void)thread;
	BN(copy_strip)
	(r, r->b->what == POP_MATRIX_QR ? r->b->x[1] : r->b->x[2], t, true);
}

static void
BN(place)(BN(joined) * j, unsigned char *memory, const pop_block_areas *at,
	int64_t m, int64_t k)
{
	j->ld = at->ld;
	j->v = (BT *)(void *)(memory + at->square) + k * 2 * JOINED * at->ld;
	j->vt = j->v + JOINED * at->ld;
	j->t = (BT *)(void *)(memory + at->order) + k * JOINED * JOINED;
	j->row = (const void **)(void *)(memory + at->row) + k * (m + JOINED);
	j->column = j->row + m;
}

static void
BN(begin)(BN(reflectors) * r, const pop_block *b)
{
	unsigned char *memory = memory_of(b, b->thread);

	r->b = b;
	r->at = b->at;
	r->m = b->m;
	r->n = b->n;
	r->nstrip = strips_of(b, &b->at);
	r->strip = (BT *)(void *)(memory + b->at.strip);
	r->now = &r->both[0];
	r->next = &r->both[1];
	BN(place)(r->now, memory, &b->at, b->m, 0);
	BN(place)(r->next, memory, &b->at, b->m, 1);
	r->next->first = r->next->count = 0;
}

static void
BN(qr)(const pop_block *b)
{
	BN(reflectors) r;

	BN(begin)(&r, b);
	r.count = pop_least(b->m, b->n);
	r.next->count = pop_least(JOINED, r.count);
	share(b, BN(load_reflected), &r, r.nstrip);
	if (r.next->count)
		BN(factor_columns)(&r);
	while (r.nstrip * r.at.width > JOINED && BN(move_on)(&r, JOINED)) {
		int64_t t = (r.now->first + JOINED) / r.at.width;

		share(b, BN(qr_part), &r, pop_most(1, r.nstrip - t));
	}
	share(b, BN(store_reflected), &r, r.nstrip);
}

/* ---- Products of reflectors, from the last to the first. */

static void
BN(fetch_columns)(BN(reflectors) * r)
{
	BN(joined) *j = r->next;
	BT tau[JOINED] = {0};

	j->rows = r->m - j->first;
	BN(load_strip)
	(j->v, JOINED, moved(r->b->x[0], j->first, j->first), j->rows,
		j->count);
	BN(load)(tau, 1, moved(r->b->x[1], j->first, 0), j->count, 1);
	BN(join)(j, tau, false);
}

static void
BN(product_part)(void *arg, int64_t part, unsigned thread)
{
	BN(reflectors) *r = arg;

	if (part == 0) {
		if (r->next->count)
			BN(fetch_columns)(r);
		return;
	}
	BN(apply_strip)
	(r, r->now->first / r->at.width + part - 1, r->now->first,
		BN(work_of)(r, thread));
}

/* Few rows and columns: one reflector after the other. */
static void
BN(small_product)(const BN(reflectors) * r)
{
	const int64_t w = r->at.width;
	BT *v = r->next->v, tau[JOINED];

	BN(load)(v, JOINED, r->b->x[0], r->m, r->count);
	BN(load)(tau, 1, r->b->x[1], r->count, 1);
	for (int64_t k = r->count - 1; k >= 0; k--)
		for (int64_t c = 0; c < w; c += BLANES) {
			BT *y = r->strip + k * w + c, *z = v + k * JOINED + k;
			BV sum = BN(v_of)(y);

			for (int64_t i = 1; i < r->m - k; i++)
				sum = BFMA(BSET(z[i * JOINED]),
					BN(v_of)(y + i * w), sum);
			sum = -sum * BSET(tau[k]);
			BN(v_to)(y, BN(v_of)(y) + sum);
			for (int64_t i = 1; i < r->m - k; i++)
				BN(v_to)
			(y + i * w, BFMA(BSET(z[i * JOINED]), sum,
					    BN(v_of)(y + i * w)));
		}
}

static void
BN(householder)(const pop_block *b)
{
	const int64_t w = b->at.width;
	BN(reflectors) r;

	BN(begin)(&r, b);
	r.count = b->k;
	memset(r.strip, 0, (size_t)(r.nstrip * w * r.m) * sizeof(BT));
	for (int64_t i = 0; i < r.n; i++)
		BN(column_of)(&r, i)[i * w] = 1;
	r.next->first = (r.count - 1) / JOINED * JOINED;
	if (r.m <= JOINED) {
		BN(small_product)(&r);
	} else if (r.count) {
		r.next->count = r.count - r.next->first;
		BN(fetch_columns)(&r);
	}
	while (BN(move_on)(&r, -JOINED))
		share(b, BN(product_part), &r, 1 + r.nstrip - r.now->first / w);
	share(b, BN(store_reflected), &r, r.nstrip);
}
