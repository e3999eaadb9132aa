/*
 * Places of buffers in the arena.
 *
 * First in the order in which they begin: each takes the smallest free hole
 * that holds it, or extends the arena.  Where that leaves much more than is
 * live at one time, also the largest first, each at the lowest place that is
 * free while it lives, and so those first that live when most is; the smallest
 * arena is taken.
 */

#include "lib/gen/gen_int.h"

#include <stdlib.h>
#include <string.h>

enum {
	/* Placing by size compares each with all before. */
	MOST_BY_SIZE = 1024,
	/* So much of the live bytes is not worth another try: a part in. */
	SLACK_PART = 32,
};

typedef struct hole {
	uint64_t offset, bytes;
} hole;

typedef struct placer {
	gen *g;
	gen_item **start, **end; /* by first and by last place */
	uint32_t n;
	hole *free; /* by offset */
	uint32_t nfree, cap_free;
	uint64_t bytes, most; /* of the arena; live at one time: */
	uint32_t peak;        /* this place */
} placer;

/* ---- In the order of time. */

static void
release(placer *p, uint64_t offset, uint64_t bytes)
{
	uint32_t lo = 0, hi = p->nfree;

	while (lo < hi) {
		uint32_t mid = (lo + hi) / 2;

		if (p->free[mid].offset < offset)
			lo = mid + 1;
		else
			hi = mid;
	}
	if (lo > 0 &&
		p->free[lo - 1].offset + p->free[lo - 1].bytes == offset) {
		p->free[--lo].bytes += bytes;
	} else {
		GEN_PUSH(p->g->a, p->free, p->nfree, p->cap_free);
		memmove(p->free + lo + 1, p->free + lo,
			(p->nfree - 1 - lo) * sizeof(*p->free));
		p->free[lo] = (hole){offset, bytes};
	}
	if (lo + 1 < p->nfree && p->free[lo].offset + p->free[lo].bytes ==
					 p->free[lo + 1].offset) {
		p->free[lo].bytes += p->free[lo + 1].bytes;
		memmove(p->free + lo + 1, p->free + lo + 2,
			(p->nfree - 2 - lo) * sizeof(*p->free));
		p->nfree--;
	}
}

static uint64_t
acquire(placer *p, uint64_t bytes)
{
	uint32_t best = p->nfree;
	uint64_t offset;

	for (uint32_t i = 0; i < p->nfree; i++) {
		if (p->free[i].bytes >= bytes &&
			(best == p->nfree ||
				p->free[i].bytes < p->free[best].bytes))
			best = i;
	}
	if (best < p->nfree) {
		offset = p->free[best].offset;
		p->free[best].offset += bytes;
		p->free[best].bytes -= bytes;
		if (p->free[best].bytes == 0) {
			memmove(p->free + best, p->free + best + 1,
				(p->nfree - 1 - best) * sizeof(*p->free));
			p->nfree--;
		}
		return offset;
	}
	/* A hole at the end is extended. */
	offset = p->bytes;
	if (p->nfree &&
		p->free[p->nfree - 1].offset + p->free[p->nfree - 1].bytes ==
			p->bytes)
		offset = p->free[--p->nfree].offset;
	p->bytes = offset + bytes;
	return offset;
}

static int
by_start(const void *a, const void *b)
{
	const gen_item *x = *(gen_item *const *)a, *y = *(gen_item *const *)b;

	if (x->lo != y->lo)
		return x->lo < y->lo ? -1 : 1;
	if (x->bytes != y->bytes)
		return x->bytes > y->bytes ? -1 : 1;
	return x->buffer < y->buffer ? -1 : x->buffer > y->buffer;
}

static int
by_end(const void *a, const void *b)
{
	const gen_item *x = *(gen_item *const *)a, *y = *(gen_item *const *)b;

	if (x->hi != y->hi)
		return x->hi < y->hi ? -1 : 1;
	return x->buffer < y->buffer ? -1 : x->buffer > y->buffer;
}

static void
sort_by_time(placer *p, gen_item **item)
{
	p->start = POP_NEWN(p->g->a, gen_item *, p->n);
	p->end = POP_NEWN(p->g->a, gen_item *, p->n);
	if (p->n) {
		memcpy(p->start, item, p->n * sizeof(*item));
		memcpy(p->end, item, p->n * sizeof(*item));
	}
	qsort(p->start, p->n, sizeof(*p->start), by_start);
	qsort(p->end, p->n, sizeof(*p->end), by_end);
}

static void
place_by_time(placer *p)
{
	uint32_t done = 0;
	uint64_t now = 0;

	for (uint32_t i = 0; i < p->n; i++) {
		gen_item *x = p->start[i];

		for (; p->end[done]->hi < x->lo; done++) {
			release(p, p->end[done]->offset, p->end[done]->bytes);
			now -= p->end[done]->bytes;
		}
		x->offset = acquire(p, x->bytes);
		now += x->bytes;
		if (now > p->most) {
			p->most = now;
			p->peak = x->lo;
		}
	}
}

/* ---- In the order of size. */

static int
by_size(const void *a, const void *b)
{
	const gen_item *x = *(gen_item *const *)a, *y = *(gen_item *const *)b;

	if (x->bytes != y->bytes)
		return x->bytes > y->bytes ? -1 : 1;
	return by_start(a, b);
}

/* The lowest offset at which nothing of `placed`, in the order of offsets,
 * lives when x does. */
static uint64_t
lowest(gen_item *const *placed, const uint64_t *at, uint32_t n,
	const gen_item *x)
{
	uint64_t offset = 0;

	for (uint32_t i = 0; i < n; i++) {
		const gen_item *y = placed[i];

		if (y->hi < x->lo || x->hi < y->lo)
			continue;
		if (at[i] >= offset + x->bytes)
			break;
		if (at[i] + y->bytes > offset)
			offset = at[i] + y->bytes;
	}
	return offset;
}

/* Each item in this order; places stay as they are if that is no better. */
static void
place_in_order(placer *p, gen_item *const *item)
{
	gen_item **placed = POP_NEWN(p->g->a, gen_item *, p->n);
	uint64_t *at = POP_NEWN(p->g->a, uint64_t, p->n), bytes = 0;

	for (uint32_t n = 0; n < p->n; n++) {
		gen_item *x = item[n];
		uint64_t offset = lowest(placed, at, n, x);
		uint32_t i = n;

		for (; i > 0 && at[i - 1] > offset; i--) {
			at[i] = at[i - 1];
			placed[i] = placed[i - 1];
		}
		at[i] = offset;
		placed[i] = x;
		if (offset + x->bytes > bytes)
			bytes = offset + x->bytes;
		if (bytes >= p->bytes)
			return;
	}
	for (uint32_t i = 0; i < p->n; i++)
		placed[i]->offset = at[i];
	p->bytes = bytes;
}

/* Brings those to the front that live at the peak; the order stays. */
static void
peak_first(const placer *p, gen_item **item)
{
	gen_item **other = POP_NEWN(p->g->a, gen_item *, p->n);
	uint32_t n = 0, nother = 0;

	for (uint32_t i = 0; i < p->n; i++) {
		if (item[i]->lo <= p->peak && p->peak <= item[i]->hi)
			item[n++] = item[i];
		else
			other[nother++] = item[i];
	}
	if (nother)
		memcpy(item + n, other, nother * sizeof(*item));
}

static bool
is_loose(const placer *p)
{
	return p->bytes - p->most > p->most / SLACK_PART;
}

uint64_t
pop_place(gen *g, gen_item **item, uint32_t n)
{
	placer p = {.g = g, .n = n};

	sort_by_time(&p, item);
	place_by_time(&p);
	if (n > MOST_BY_SIZE || !is_loose(&p))
		return p.bytes;
	qsort(item, n, sizeof(*item), by_size);
	place_in_order(&p, item);
	if (is_loose(&p)) {
		peak_first(&p, item);
		place_in_order(&p, item);
	}
	return p.bytes;
}
