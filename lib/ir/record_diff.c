/*
 * What differs between two records.
 *
 * Rows are hashed three times: exactly, that is their bytes and those of the
 * ops that make their operands; weakly, that is their opcode and counts; and
 * loosely, their counts.  The shortest edit script over the exact hashes
 * (Myers' greedy algorithm, from both ends inwards first) pairs what is equal;
 * what is left between pairs is paired by the weak hashes, and then by the
 * loose ones. If that takes more than POP_DIFF_EDITS edits, as when every size
 * differs, weak hashes pair the rows first.  Pairs are then compared by bytes
 * and by operands, each operand being the value that its pair says it is.
 */

#include <string.h>

#include "lib/ir/record.h"

const char *const pop_change_name[POP_CHANGE_KINDS] = {
	[POP_CHANGE_ADDED] = "added",
	[POP_CHANGE_REMOVED] = "removed",
	[POP_CHANGE_BODY] = "changed",
	[POP_CHANGE_OPERAND] = "operands",
};

#define NONE UINT32_MAX

/* One of the two records. */
typedef struct side {
	const pop_record *r;
	uint64_t *exact, *weak, *loose; /* by row */
	uint32_t *pair; /* by row: that of the other side, or NONE */
} side;

typedef struct comparison {
	pop_arena *a;
	side old, now;
	/* Of Myers: how far each diagonal reaches after d edits, for all d. */
	int32_t *reach;
} comparison;

/* ---- Hashes. */

static uint64_t
mix(uint64_t a, uint64_t b)
{
	uint64_t h = (a ^ b) * UINT64_C(0x9e3779b97f4a7c15);

	return h ^ h >> 29;
}

/* Numbers that a row gives, but for those inside regions. */
static uint32_t
nvalue(const pop_record_row *row)
{
	if (row->kind == POP_ROW_ARGUMENT)
		return 1;
	if (row->kind != POP_ROW_OP)
		return 0;
	return row->body->nres ? row->body->nres : 1;
}

/* Arguments and results are bound by position. */
static bool
is_port(const pop_record_row *row)
{
	return row->kind == POP_ROW_ARGUMENT || row->kind == POP_ROW_RESULT;
}

/* The values of a row are known by its body and their places. */
static void
hash_values(uint64_t *value, const pop_record_row *row)
{
	const pop_record_body *b = row->body;

	if (row->kind == POP_ROW_ARGUMENT)
		value[row->number] = mix(b->hash, row->index);
	if (row->kind != POP_ROW_OP)
		return;
	for (uint32_t i = 0; i < nvalue(row); i++)
		value[row->number + i] = mix(b->hash, i + 1);
	for (uint32_t k = 0; k < b->nregion; k++)
		for (uint32_t i = 0; i < b->region_narg[k]; i++)
			value[row->region[k] + i] =
				mix(mix(b->hash, k + 77), i);
}

static void
hash_rows(side *s, pop_arena *a)
{
	uint64_t *value = POP_NEWN(a, uint64_t, s->r->nvalue);

	s->exact = POP_NEWN(a, uint64_t, s->r->nrow);
	s->weak = POP_NEWN(a, uint64_t, s->r->nrow);
	s->loose = POP_NEWN(a, uint64_t, s->r->nrow);
	s->pair = POP_NEWN(a, uint32_t, s->r->nrow);
	for (uint32_t i = 0; i < s->r->nrow; i++) {
		const pop_record_row *row = &s->r->row[i];
		const pop_record_body *b = row->body;
		uint64_t place = is_port(row) ? row->index : 0;
		uint64_t h = mix(mix(b->hash, row->kind), place);

		for (uint32_t k = 0; k < row->nref; k++)
			h = mix(h, value[row->ref[k]]);
		s->exact[i] = h;
		s->loose[i] = mix(mix(mix(row->kind, b->nregion), place),
			(uint64_t)b->narg << 32 | b->nres);
		s->weak[i] = mix(s->loose[i], b->code);
		s->pair[i] = NONE;
		hash_values(value, row);
	}
}

/* ---- Pairing. */

/* Rows lo to hi of each side. */
typedef struct window {
	uint32_t old, old_end, now, now_end;
} window;

static void
pair(comparison *c, uint32_t i, uint32_t k)
{
	c->old.pair[i] = k;
	c->now.pair[k] = i;
}

static int32_t *
reach_of(comparison *c, int32_t d)
{
	/* Row d has 2 d + 1 diagonals; those before it sum up to d squared. */
	return c->reach + (size_t)d * (size_t)d + d;
}

/*
 * Where the path of d edits reaches diagonal k first: by a row more of the
 * first side, or (*down) of the second; NOWHERE if it would leave the window,
 * which is n by m.
 */
enum { NOWHERE = -1 };

static int32_t
enter(comparison *c, int32_t d, int32_t k, int32_t n, int32_t m, bool *down)
{
	int32_t right = NOWHERE, below = NOWHERE;
	const int32_t *before;

	*down = false;
	if (!d)
		return 0;
	before = reach_of(c, d - 1);
	if (k > -d && before[k - 1] != NOWHERE && before[k - 1] < n)
		right = before[k - 1] + 1;
	if (k < d && before[k + 1] != NOWHERE && before[k + 1] - k <= m)
		below = before[k + 1];
	*down = below > right;
	return *down ? below : right;
}

/* Pairs what the path of d edits to the window's end passes diagonally. */
static void
trace(comparison *c, const window *w, int32_t d)
{
	int32_t n = (int32_t)(w->old_end - w->old), x = n;
	int32_t m = (int32_t)(w->now_end - w->now), y = m;

	for (; d >= 0; d--) {
		bool down;
		int32_t first = enter(c, d, x - y, n, m, &down);

		while (x > first)
			pair(c, w->old + (uint32_t)--x, w->now + (uint32_t)--y);
		if (down)
			y--;
		else
			x--;
	}
}

/* False if it takes more than POP_DIFF_EDITS edits. */
static bool
pair_by_edits(comparison *c, const window *w, const uint64_t *old,
	const uint64_t *now)
{
	int32_t n = (int32_t)(w->old_end - w->old);
	int32_t m = (int32_t)(w->now_end - w->now);

	for (int32_t d = 0; d <= POP_DIFF_EDITS && d <= n + m; d++) {
		int32_t *at = reach_of(c, d);

		for (int32_t k = -d; k <= d; k += 2) {
			bool down;
			int32_t x = enter(c, d, k, n, m, &down), y = x - k;

			while (x != NOWHERE && x < n && y < m &&
				old[w->old + (uint32_t)x] ==
					now[w->now + (uint32_t)y]) {
				x++;
				y++;
			}
			at[k] = x;
			if (x == n && y == m) {
				trace(c, w, d);
				return true;
			}
		}
	}
	return false;
}

/* Equal rows at both ends are pairs; the rest by edits. */
static bool
pair_window(comparison *c, window w, const uint64_t *old, const uint64_t *now)
{
	while (w.old < w.old_end && w.now < w.now_end &&
		old[w.old] == now[w.now])
		pair(c, w.old++, w.now++);
	while (w.old < w.old_end && w.now < w.now_end &&
		old[w.old_end - 1] == now[w.now_end - 1])
		pair(c, --w.old_end, --w.now_end);
	if (w.old == w.old_end || w.now == w.now_end)
		return true;
	return pair_by_edits(c, &w, old, now);
}

/* What lies between pairs, by other hashes. */
static void
pair_rest(comparison *c, const uint64_t *old, const uint64_t *now)
{
	window w = {0};
	uint32_t nold = c->old.r->nrow, nnow = c->now.r->nrow;

	while (w.old < nold || w.now < nnow) {
		if (w.old < nold && c->old.pair[w.old] != NONE) {
			w.now = c->old.pair[w.old++] + 1;
			continue;
		}
		w.old_end = w.old;
		while (w.old_end < nold && c->old.pair[w.old_end] == NONE)
			w.old_end++;
		w.now_end = w.old_end < nold ? c->old.pair[w.old_end] : nnow;
		(void)pair_window(c, w, old, now);
		w.old = w.old_end;
		w.now = w.now_end;
		if (w.old == nold)
			break;
	}
}

/* ---- What pairs differ in. */

/* Values of the first record in the second, or NONE. */
static uint32_t *
map_values(const comparison *c)
{
	uint32_t *map = POP_NEWN(c->a, uint32_t, c->old.r->nvalue);

	memset(map, 0xff, sizeof(*map) * c->old.r->nvalue);
	for (uint32_t i = 0; i < c->old.r->nrow; i++) {
		const pop_record_row *x = &c->old.r->row[i], *y;

		if (c->old.pair[i] == NONE)
			continue;
		y = &c->now.r->row[c->old.pair[i]];
		for (uint32_t k = 0; k < nvalue(x) && k < nvalue(y); k++)
			map[x->number + k] = y->number + k;
		if (x->kind != POP_ROW_OP)
			continue;
		for (uint32_t r = 0;
			r < x->body->nregion && r < y->body->nregion; r++)
			for (uint32_t k = 0; k < x->body->region_narg[r] &&
					     k < y->body->region_narg[r];
				k++)
				map[x->region[r] + k] = y->region[r] + k;
	}
	return map;
}

static bool
same_operands(
	const pop_record_row *x, const pop_record_row *y, const uint32_t *map)
{
	if (x->nref != y->nref)
		return false;
	for (uint32_t i = 0; i < x->nref; i++)
		if (map[x->ref[i]] != y->ref[i])
			return false;
	return true;
}

static bool
same_body(const pop_record_body *x, const pop_record_body *y)
{
	return x == y || (x->hash == y->hash && pop_str_eq(x->bytes, y->bytes));
}

static void
add(pop_record_diff *d, pop_change_kind kind, uint32_t old, uint32_t now)
{
	d->change[d->n++] = (pop_change){kind, old, now};
	d->of[kind]++;
}

static void
list(pop_record_diff *d, const comparison *c, const uint32_t *map)
{
	const pop_record *old = c->old.r, *now = c->now.r;
	uint32_t i = 0, k = 0;

	while (i < old->nrow || k < now->nrow) {
		if (i < old->nrow && c->old.pair[i] == NONE) {
			add(d, POP_CHANGE_REMOVED, i, k);
			i++;
			continue;
		}
		if (k < now->nrow && c->now.pair[k] == NONE) {
			add(d, POP_CHANGE_ADDED, i, k);
			k++;
			continue;
		}
		if (!same_body(old->row[i].body, now->row[k].body))
			add(d, POP_CHANGE_BODY, i, k);
		else if (!same_operands(&old->row[i], &now->row[k], map))
			add(d, POP_CHANGE_OPERAND, i, k);
		else
			d->nsame++;
		i++;
		k++;
	}
}

void
pop_record_compare(pop_record_diff *out, pop_arena *a, const pop_record *old,
	const pop_record *now)
{
	comparison c = {.a = a, .old = {.r = old}, .now = {.r = now}};
	window all = {0, old->nrow, 0, now->nrow};

	*out = (pop_record_diff){0};
	hash_rows(&c.old, a);
	hash_rows(&c.now, a);
	c.reach = POP_NEWN(a, int32_t,
		(size_t)(POP_DIFF_EDITS + 2) * (POP_DIFF_EDITS + 2));
	if (pair_window(&c, all, c.old.exact, c.now.exact)) {
		pair_rest(&c, c.old.weak, c.now.weak);
	} else {
		memset(c.old.pair, 0xff, sizeof(*c.old.pair) * old->nrow);
		memset(c.now.pair, 0xff, sizeof(*c.now.pair) * now->nrow);
		(void)pair_window(&c, all, c.old.weak, c.now.weak);
	}
	pair_rest(&c, c.old.loose, c.now.loose);
	out->change = POP_NEWN(a, pop_change, (size_t)old->nrow + now->nrow);
	list(out, &c, map_values(&c));
}
