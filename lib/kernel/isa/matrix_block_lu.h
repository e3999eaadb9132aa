/*
 * LU with exchanges of rows: a strip at a time is factored, then the
 * others take over what that means for them, the next one first, which is
 * factored meanwhile.
 *
 * Included like matrix_block_core.h, after it.
 */

typedef struct BN(panel) {
	int64_t strip, first, count; /* its pivots */
	int64_t bad;                 /* the first, from 1, that is zero, or 0 */
} BN(panel);

typedef struct BN(elimination) {
	const pop_block *b;
	pop_block_areas at;
	int64_t m, n, nstrip;
	BT *strip;
	/* Of the strip done, and of the next, from the first pivot on. */
	const void **row, **own;
	int32_t *perm;
	BN(panel) done, next;
} BN(elimination);

static BT *
BN(strip_of)(const BN(elimination) * e, int64_t t)
{
	return e->strip + t * e->m * e->at.width;
}

/* Some rows of all strips, between memory and scratch. */
static void
BN(copy_part)(const BN(elimination) * e, int64_t part, bool stores)
{
	const int64_t w = e->at.width, i = part * POP_TRANSPOSE_SIDE;
	const int64_t m = pop_least(POP_TRANSPOSE_SIDE, e->m - i);

	for (int64_t t = 0; t < e->nstrip; t++) {
		int64_t n = pop_least(w, e->n - t * w);
		BT *x = BN(strip_of)(e, t) + i * w;

		if (stores)
			BN(store)
		(moved(e->b->x[1], i, t * w), x, w, m, n);
		else BN(load_strip)(x, w, moved(e->b->x[0], i, t * w), m, n);
	}
}

static void
BN(load_part)(void *arg, int64_t part, unsigned thread)
{
	(void)thread;
	BN(copy_part)(arg, part, false);
}

static void
BN(store_part)(void *arg, int64_t part, unsigned thread)
{
	(void)thread;
	BN(copy_part)(arg, part, true);
}

static void
BN(exchange)(int64_t width, BT *x, BT *y)
{
	for (int64_t v = 0; v < width && x != y; v += BLANES) {
		BV t = BN(v_of)(x + v);

		BN(v_to)(x + v, BN(v_of)(y + v));
		BN(v_to)(y + v, t);
	}
}

/* Column c of rows 1 .. m - 1 is eliminated by row 0 from the columns before
 * `end`, and its multipliers put in its place; the row of the next pivot. */
static int64_t
BN(eliminate)(int64_t m, int64_t c, int64_t end, BT *x, int64_t width)
{
	const int64_t next = c + 1, from = c / BLANES * BLANES;
	BT u[POP_STRIP_BYTES / sizeof(BT)] = {0}, most = 0;
	BT keep[POP_VBYTES / sizeof(BT)] = {0}, own[sizeof(keep) / BSIZE] = {0};
	const BT pivot = x[c];
	int64_t best = 1;
	V kept, owned;

	/* What is left of the column stays, whatever the multiplier is. */
	memcpy(u + next, x + next, (size_t)(end - next) * sizeof(BT));
	memset(keep, 0xff, (size_t)(c - from) * sizeof(BT));
	memset(own + (c - from), 0xff, sizeof(BT));
	kept = v_load(keep);
	owned = v_load(own);
	for (int64_t i = 1; i < m; i++) {
		BT *y = x + i * width, size;
		const BV l = BSET(y[c] / pivot);
		BV t = BN(v_of)(y + from);
		V new = (V)BFMA(-l, BN(v_of)(u + from), t);

		new = v_select(owned, (V)l, new);
		v_store(y + from, v_select(kept, (V)t, new));
		for (int64_t v = from + BLANES; v < end; v += BLANES) {
			t = BN(v_of)(y + v);
			BN(v_to)(y + v, BFMA(-l, BN(v_of)(u + v), t));
		}
		size = next < end ? BABS(y[next]) : 0;
		if (i == 1 || size > most) {
			best = i;
			most = size;
		}
	}
	return best;
}

static int64_t
BN(pivot_of)(int64_t m, const BT *x, int64_t width)
{
	int64_t best = 0;

	for (int64_t i = 1; i < m; i++)
		if (BABS(x[i * width]) > BABS(x[best * width]))
			best = i;
	return best;
}

/* Applies the first k pivots of a strip to its 16 columns from c on. */
static void
BN(catch_up)(const BN(elimination) * e, int64_t m, int64_t k, int64_t c, BT *x)
{
	const void *const *row = (const void *const *)e->own;
	const int64_t w = e->at.width;
	BT *y = x + c;

	for (int64_t i = 0; i < k; i += BROWS) {
		int64_t rows = pop_least(BROWS, k - i);

		BN(add_panels)(rows, i, 1, row + i, y, y + i * w, w);
		BN(close_rows)(rows, true, row + i, i, y + i * w, 16, w);
	}
	BN(add_panels)(m - k, k, 1, row + k, y, y + k * w, w);
	for (int64_t i = 0; i < k; i++)
		BN(negate)(16, y + i * w);
}

static void
BN(factor_strip)(BN(elimination) * e, BN(panel) * p)
{
	const int64_t w = e->at.width, m = e->m - p->first;
	BT *x = BN(strip_of)(e, p->strip) + p->first * w;
	int64_t best = 0;

	for (int64_t i = 0; i < m; i++)
		e->own[i] = x + i * w;
	p->bad = 0;
	for (int64_t c = 0; c < p->count; c++) {
		int64_t i = p->first + c, k;
		int32_t t = e->perm[i];

		if (c % 16 == 0) {
			if (c)
				BN(catch_up)(e, m, c, c, x);
			best = c + BN(pivot_of)(m - c, x + c * w + c, w);
		}
		k = p->first + best;
		e->perm[i] = e->perm[k];
		e->perm[k] = t;
		store_int(e->b->x[2], i, k);
		BN(exchange)(w, x + c * w, x + best * w);
		if (x[c * w + c] != 0) {
			best = c + BN(eliminate)(m - c, c, c / 16 * 16 + 16,
					   x + c * w, w);
			continue;
		}
		p->bad = p->bad ? p->bad : i + 1;
		best = c + 1;
		if (best < p->count)
			best += BN(pivot_of)(m - best, x + best * w + best, w);
	}
	/* No pivots are left, but columns. */
	for (int64_t c = (p->count + 15) / 16 * 16; c < w; c += 16)
		BN(catch_up)(e, m, p->count, c, x);
}

/* Exchanges what was exchanged; if the strip is further right, eliminates. */
static void
BN(follow)(const BN(elimination) * e, int64_t t, BT *y)
{
	const BN(panel) *p = &e->done;
	const int64_t w = e->at.width, below = p->first + p->count;
	const void *const *row = (const void *const *)e->row;
	BT *x = BN(strip_of)(e, t);

	for (int64_t i = p->first; i < below; i++) {
		int32_t k;

		memcpy(&k, e->b->x[2].at + i * e->b->x[2].row, sizeof(k));
		BN(exchange)(w, x + i * w, x + k * w);
	}
	if (t < p->strip)
		return;
	memcpy(y, x + p->first * w, (size_t)(p->count * w) * sizeof(BT));
	BN(substitute)(0, p->count, true, row, y, w, NULL);
	BN(add_product)
	(e->m - below, p->count, row + p->count, y, x + below * w, w);
	BN(negate)(p->count * w, y);
	memcpy(x + p->first * w, y, (size_t)(p->count * w) * sizeof(BT));
}

/* Part 0 is the next strip, the others those after it and, at last, those
 * before. */
static void
BN(advance)(void *arg, int64_t part, unsigned thread)
{
	BN(elimination) *e = arg;
	unsigned char *memory = memory_of(e->b, thread);
	int64_t t = e->done.strip + 1 + part;

	BN(follow)(e, t % e->nstrip, (BT *)(void *)(memory + e->at.more));
	if (part == 0 && e->next.count)
		BN(factor_strip)(e, &e->next);
}
static void
BN(lu)(const pop_block *b)
{
	unsigned char *memory = memory_of(b, b->thread);
	const int64_t least = pop_least(b->m, b->n);
	BN(elimination) e = {.b = b, .at = b->at, .m = b->m, .n = b->n};
	const int64_t parts =
		(e.m + POP_TRANSPOSE_SIDE - 1) / POP_TRANSPOSE_SIDE;
	int64_t info = 0;

	e.nstrip = strips_of(b, &e.at);
	e.strip = (BT *)(void *)(memory + e.at.strip);
	e.row = (const void **)(void *)(memory + e.at.row);
	e.own = e.row + e.m;
	e.perm = (int32_t *)(void *)(memory + e.at.order);
	for (int64_t i = 0; i < e.m; i++)
		e.perm[i] = (int32_t)i;
	share(b, BN(load_part), &e, parts);
	e.next.count = pop_least(e.at.width, least);
	if (e.next.count)
		BN(factor_strip)(&e, &e.next);
	while (e.next.count) {
		const void **row = e.row;

		e.row = e.own;
		e.own = row;
		e.done = e.next;
		e.next.strip++;
		e.next.first += e.done.count;
		e.next.count = pop_least(e.at.width, least - e.next.first);
		info = info ? info : e.done.bad;
		share(b, BN(advance), &e, e.nstrip - 1);
	}
	share(b, BN(store_part), &e, parts);
	for (int64_t i = 0; i < e.m; i++)
		store_int(b->x[3], i, e.perm[i]);
	store_int(b->x[4], 0, info);
}
