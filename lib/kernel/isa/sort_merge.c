/*
 * Sorting by code that compares: merges from the bottom up, many at once.
 *
 * A level's merges are cut into segments of equal length; a binary search says
 * how much of either run comes before each segment.  Then all segments go on in
 * step, one comparison of each in one run of the code.  Whatever the code
 * answers, a segment merges just its own elements, so the result is a
 * permutation.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/sort.h"

enum {
	LANES = 256,    /* segments at once */
	LEAST_CUT = 16, /* shorter segments do not pay */
};

/* Results d.. of the merge of two runs: la elements from a, then lb. */
struct segment {
	int64_t a, la, lb, d;
	int64_t i; /* elements of the first run among the d before */
};

struct lane {
	int64_t a, a_end, b, b_end, to;
};

struct work {
	pop_merge *m;
	pop_vm_frame *frame;
	unsigned char **in; /* 2n arrays of LANES values */
	const uint32_t *idx;
	uint32_t *out;
	int64_t length; /* of a segment */
	/* The next one to be made. */
	struct segment next;
	int64_t run; /* length of runs */
	uint32_t left[LANES + 1], right[LANES + 1];
	unsigned char yes[LANES + 1];
	int64_t lo[LANES + 1], hi[LANES + 1];
	uint16_t who[LANES + 1];
	struct segment seg[LANES + 1];
	struct lane lane[LANES];
};

size_t
POP_FN(pop_merge_scratch)(const pop_predicate *before)
{
	size_t n = 2 * (size_t)before->n;

	return before->scratch + pop_round_up(sizeof(struct work), 64) +
	       pop_round_up(n * sizeof(void *), 64) + n * (LANES + 64) * 8;
}

static struct work *
lay_work(pop_merge *m)
{
	union {
		unsigned char *bytes;
		struct work *work;
		unsigned char **pointer;
	} at = {m->scratch};
	struct work *w;
	size_t n = 2 * (size_t)m->before->n;

	at.bytes += m->before->scratch;
	w = at.work;
	w->m = m;
	w->frame = POP_FN(pop_predicate_begin)(m->before, m->scratch);
	at.bytes += pop_round_up(sizeof(*w), 64);
	w->in = at.pointer;
	at.bytes += pop_round_up(n * sizeof(void *), 64);
	for (size_t k = 0; k < n; k++, at.bytes += (LANES + 64) * 8)
		w->in[k] = at.bytes;
	return w;
}

#define PICK(T)                                     \
	for (int64_t k = 0; k < n; k++)             \
		memcpy(to + k * (int64_t)sizeof(T), \
			from + which[k] * sizeof(T), sizeof(T));

static void
pick(unsigned char *to, const unsigned char *from, const uint32_t *which,
	size_t size, int64_t n)
{
	if (size == 1)
		PICK(uint8_t)
	else if (size == 4)
		PICK(uint32_t)
	else
		PICK(uint64_t)
}

/* yes[k]: element left[k] goes before element right[k]. */
static void
compare(struct work *w, int64_t n)
{
	const pop_merge *m = w->m;

	for (unsigned i = 0; i < m->before->n; i++) {
		size_t size = pop_class_bytes((pop_class)m->before->cls[2 * i]);

		pick(w->in[2 * i], m->value[i], w->left, size, n);
		pick(w->in[2 * i + 1], m->value[i], w->right, size, n);
	}
	POP_FN(pop_predicate_run)(m->before, w->frame, w->in, w->yes, n);
}

/* ---- Where segments begin. */

static void
start_runs(struct work *w, int64_t a)
{
	int64_t n = w->m->n;

	w->next = (struct segment){.a = a,
		.la = pop_least(w->run, n - a),
		.lb = pop_least(w->run, pop_most(0, n - a - w->run))};
}

/* Moves on to the next segment; false after the last. */
static bool
advance(struct work *w)
{
	struct segment *s = &w->next;

	s->d += w->length;
	if (s->d < s->la + s->lb)
		return true;
	if (s->a + 2 * w->run >= w->m->n)
		return false;
	start_runs(w, s->a + 2 * w->run);
	return true;
}

/* Sets i of segments first..n - 1 by searching all at once. */
static void
search(struct work *w, int64_t first, int64_t n)
{
	int64_t active = 0;

	for (int64_t k = first; k < n; k++) {
		const struct segment *s = &w->seg[k];

		w->lo[k] = pop_most(0, s->d - s->lb);
		w->hi[k] = pop_least(s->d, s->la);
		if (w->lo[k] < w->hi[k])
			w->who[active++] = (uint16_t)k;
	}
	while (active) {
		int64_t left = 0;

		for (int64_t k = 0; k < active; k++) {
			int64_t q = w->who[k];
			const struct segment *s = &w->seg[q];
			int64_t mid = (w->lo[q] + w->hi[q]) / 2;

			w->left[k] = w->idx[s->a + s->la + s->d - mid - 1];
			w->right[k] = w->idx[s->a + mid];
		}
		compare(w, active);
		for (int64_t k = 0; k < active; k++) {
			int64_t q = w->who[k];
			int64_t mid = (w->lo[q] + w->hi[q]) / 2;

			if (w->yes[k])
				w->hi[q] = mid;
			else
				w->lo[q] = mid + 1;
			w->who[left] = (uint16_t)q;
			left += w->lo[q] < w->hi[q];
		}
		active = left;
	}
	for (int64_t k = first; k < n; k++)
		w->seg[k].i = w->lo[k];
}

static bool
same_runs(const struct segment *x, const struct segment *y)
{
	return x->a == y->a;
}

/* Code that contradicts itself may find a segment to begin before the one
 * before ends. */
static void
straighten(struct work *w, int64_t n)
{
	for (int64_t k = 1; k < n; k++) {
		const struct segment *s = &w->seg[k - 1];
		struct segment *t = &w->seg[k];

		if (!same_runs(s, t))
			continue;
		t->i = pop_most(t->i, s->i);
		t->i = pop_least(t->i, s->i + t->d - s->d);
	}
}

/* ---- Merging. */

static void
lane_of(const struct segment *s, const struct segment *t, struct lane *l)
{
	bool last = !t || !same_runs(s, t);
	int64_t i = last ? s->la : t->i, d = last ? s->la + s->lb : t->d;

	*l = (struct lane){.a = s->a + s->i,
		.a_end = s->a + i,
		.b = s->a + s->la + s->d - s->i,
		.b_end = s->a + s->la + d - i,
		.to = s->a + s->d};
}

/* One of the runs is used up: the rest of the other follows. */
static bool
finish(struct work *w, const struct lane *l)
{
	if (l->a < l->a_end && l->b < l->b_end)
		return false;
	memcpy(w->out + l->to, w->idx + l->a,
		(size_t)(l->a_end - l->a) * sizeof(*w->out));
	memcpy(w->out + l->to + (l->a_end - l->a), w->idx + l->b,
		(size_t)(l->b_end - l->b) * sizeof(*w->out));
	return true;
}

static void
merge_lanes(struct work *w, int64_t n)
{
	int64_t active = 0;

	for (int64_t k = 0; k < n; k++)
		if (!finish(w, &w->lane[k]))
			w->lane[active++] = w->lane[k];
	while (active) {
		int64_t left = 0;

		for (int64_t k = 0; k < active; k++) {
			w->left[k] = w->idx[w->lane[k].b];
			w->right[k] = w->idx[w->lane[k].a];
		}
		compare(w, active);
		for (int64_t k = 0; k < active; k++) {
			struct lane *l = &w->lane[k];

			w->out[l->to++] = w->yes[k] ? w->left[k] : w->right[k];
			l->b += w->yes[k] != 0;
			l->a += w->yes[k] == 0;
			if (!finish(w, l))
				w->lane[left++] = *l;
		}
		active = left;
	}
}

/* All runs of one length in pairs. */
static void
merge_level(struct work *w)
{
	bool more = true;
	int64_t carry = 0;

	start_runs(w, 0);
	while (more) {
		int64_t n = 0, known;

		for (; n < LANES && more; more = advance(w))
			w->seg[n++] = w->next;
		/* The one after says where the last ends. */
		w->seg[n] = w->next;
		known = n + more;
		search(w, 1, known);
		w->seg[0].i = carry;
		straighten(w, known);
		carry = more ? w->seg[n].i : 0;
		for (int64_t k = 0; k < n; k++)
			lane_of(&w->seg[k],
				k + 1 < known ? &w->seg[k + 1] : NULL,
				&w->lane[k]);
		merge_lanes(w, n);
	}
}

void
POP_FN(pop_merge_sort)(pop_merge *m)
{
	struct work *w = lay_work(m);
	int64_t cut = pop_most(LEAST_CUT, m->n / LANES + 1);

	for (int64_t j = 0; j < m->n; j++)
		m->idx[0][j] = (uint32_t)j;
	m->at = 0;
	for (w->run = 1; w->run < m->n; w->run *= 2) {
		w->length = pop_least(2 * w->run, cut);
		w->idx = m->idx[m->at];
		w->out = m->idx[!m->at];
		merge_level(w);
		m->at = !m->at;
	}
}
