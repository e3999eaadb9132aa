/*
 * SORT: lines of several operands in the order of one or more of them.
 *
 * Keys become unsigned numbers, which are sorted together with the elements'
 * numbers by the least significant key first; then every operand is copied in
 * that order.  A single operand that can be had back from its keys is sorted as
 * keys alone.  Other comparators merge (sort_merge.c).
 *
 * Of a few elements at one end of the order these alone are found
 * (sort_best.c): at the far end as the first of the line from its last element
 * on, turned round.
 *
 * Lines are split among threads; a long one alone is sorted by all of them, and
 * many short ones are sorted side by side (sort_lanes.c).
 */

#include "lib/kernel/isa/sort.h"

#include <string.h>

#include "lib/base/checked.h"

enum {
	BLOCK = 512,    /* values converted at a time */
	SHARE = 32,     /* at most one part in so many of a line is selected */
	ALONE = 64,     /* ... of one operand, whose keys sort faster */
	PART = 1 << 14, /* elements of a part of one line */
};

struct key {
	unsigned operand;
	pop_key_order order;
};

struct plan {
	const pop_step *step;
	unsigned n, nkey;
	const struct key *key;
	pop_predicate before; /* without keys */
	pop_space outer;
	int along;
	int64_t length, nline;
	int64_t start, count; /* what is wanted of a line in order */
	double cost;
	bool empty;
	bool selects, from_end; /* the last ones */
	pop_best best;
	bool in_lanes; /* lines of a dim that `outer` leaves out, side by side
			*/
	pop_sort_lanes lanes;
	/* Places in a thread's scratch. */
	size_t key0, key1, idx0, idx1, value, ptrs, hist, merge, total;
};

/* ---- Preparation. */

static void
find_keys(struct plan *p, pop_arena *a)
{
	const int64_t *q = p->step->param + POP_SORT_PARAMS;
	struct key *k = POP_NEWN(a, struct key, p->nkey);

	for (unsigned i = 0; i < p->nkey; i++, q += POP_SORT_KEY_PARAMS) {
		k[i].operand = (unsigned)q[POP_SORT_KEY_OPERAND];
		k[i].order = POP_FN(pop_key_order_of)(
			(pop_dtype)p->step->view[k[i].operand].dtype,
			q[POP_SORT_KEY_DESCENDING] != 0,
			q[POP_SORT_KEY_ORDER] == POP_SORT_BY_TOTAL_ORDER);
	}
	p->key = k;
}

static void
lay_out(struct plan *p)
{
	size_t n = (size_t)p->length, at = 0;

	p->key0 = at;
	at += pop_round_up(p->nkey ? n * 8 : 0, 64);
	p->key1 = at;
	at += pop_round_up(p->nkey ? n * 8 : 0, 64);
	p->idx0 = at;
	at += pop_round_up(n * 4, 64);
	p->idx1 = at;
	at += pop_round_up(n * 4, 64);
	p->value = at;
	at += p->nkey == 0  ? (size_t)p->n * pop_round_up(n * 8, 64)
	      : p->nkey > 1 ? pop_round_up(n * 8, 64)
			    : 0;
	p->ptrs = at;
	at += pop_round_up(p->n * sizeof(void *), 64);
	p->hist = at;
	at += p->nline > 1 ? POP_RADIX_HIST_ALONE : POP_RADIX_HIST;
	p->merge = at;
	if (!p->nkey)
		at += POP_FN(pop_merge_scratch)(&p->before);
	p->total = pop_round_up(at, 64);
}

static void
prepare_lanes(struct plan *p, pop_arena *a)
{
	p->in_lanes = p->nkey == 1 &&
		      POP_FN(pop_sort_lanes_prepare)(&p->lanes, a, p->step,
			      p->key[0].operand, &p->key[0].order);
	if (!p->in_lanes)
		return;
	p->outer.n = 0;
	for (int d = 0; d < p->along; d++)
		if (d != p->lanes.dim)
			pop_space_add(&p->outer, d, p->step->extent[d]);
	p->cost /= 4;
	p->total = p->lanes.total;
}

/* Few elements at one end of the order, of one key. */
static void
prepare_best(struct plan *p)
{
	const int64_t front = p->start + p->count, back = p->length - p->start;
	const int64_t k = pop_least(front, back);
	const struct key *key = p->key;
	pop_key_order order;
	const pop_view *v;
	int64_t step;

	if (p->nkey != 1 || p->in_lanes ||
		k > p->length / (p->n == 1 ? ALONE : SHARE))
		return;
	v = &p->step->view[key->operand];
	step = v->stride[p->along] * pop_elem_bytes(v);
	order = key->order;
	p->selects = true;
	p->from_end = back < front;
	if (p->from_end)
		order.flip = ~order.flip;
	POP_FN(pop_best_prepare)
	(&p->best, (pop_dtype)v->dtype, &order, p->length, k,
		p->from_end ? -step : step);
	p->cost = (double)p->nline * POP_FN(pop_best_cost)(&p->best);
	p->total = p->best.total;
}

static pop_status
prepare(void **out, size_t *scratch, pop_arena *a, const pop_program *prog,
	const pop_step *step, pop_err *err)
{
	struct plan *p = POP_NEW(a, struct plan);

	p->step = step;
	p->n = (unsigned)step->param[POP_SORT_N];
	p->nkey = (unsigned)step->param[POP_SORT_NKEY];
	p->start = step->param[POP_SORT_START];
	p->count = step->param[POP_SORT_COUNT];
	p->along = step->ndim - 1;
	p->length = step->extent[p->along];
	for (int d = 0; d < p->along; d++)
		pop_space_add(&p->outer, d, step->extent[d]);
	p->nline = pop_space_count(&p->outer);
	p->empty = p->nline == 0 || p->count == 0;
	*out = p;
	*scratch = 0;
	if (p->length > UINT32_MAX)
		return pop_fail(err, POP_E_INPUT,
			"sort: a dim of %lld elements; at most 4294967295 "
			"can be sorted",
			(long long)p->length);
	if (p->empty)
		return POP_OK;
	p->cost = (double)p->nline * (double)p->length * 10 * (p->nkey + 1);
	find_keys(p, a);
	if (!p->nkey)
		POP_TRY(POP_FN(pop_predicate_prepare)(
			&p->before, a, prog, step, 0, p->n, err));
	lay_out(p);
	prepare_lanes(p, a);
	prepare_best(p);
	*scratch = p->total;
	return POP_OK;
}

/* ---- A line. */

struct line {
	const struct plan *p;
	pop_run *run; /* threads that may help; else NULL */
	unsigned char *scratch;
	const unsigned char *const *from; /* first elements, by operand */
	unsigned char *const *to;
	pop_radix radix;
	const struct key *key; /* being sorted by */
	const uint32_t *order; /* elements' numbers so far; NULL: as given */
	bool bijective;
	int64_t whole, nparts; /* elements of the parts */
};

static int64_t
stride_of(const struct plan *p, unsigned view)
{
	const pop_view *v = &p->step->view[view];

	return v->stride[p->along] * pop_elem_bytes(v);
}

/* fn over parts of n elements, by all threads or by this one. */
static void
each_part(struct line *l, pop_pool_fn *fn, int64_t n)
{
	l->whole = n;
	l->nparts = l->run ? (n - 1) / PART + 1 : 1;
	if (l->nparts == 1)
		fn(l, 0, 0);
	else
		pop_pool_run(l->run->pool, fn, l, l->nparts);
}

static int64_t
part_from(const struct line *l, int64_t part)
{
	return l->whole * part / l->nparts;
}

/* Keys from the line as given, n at `at`: to key[0] as keys are. */
static bool
load_keys(const struct line *l, void *to, int64_t at, int64_t n)
{
	const struct plan *p = l->p;
	unsigned v = l->key->operand;
	unsigned char value[BLOCK * 8];

	POP_FN(pop_row_load)
	(value, l->from[v] + at * stride_of(p, v), stride_of(p, v),
		(pop_dtype)p->step->view[v].dtype, n);
	return POP_FN(pop_keys_of_values)(&l->key->order, to, value, n);
}

/* ---- Keys alone. */

static void
keys_part(void *arg, int64_t part, unsigned thread)
{
	struct line *l = arg;
	int64_t to = part_from(l, part + 1);
	unsigned char *key = l->radix.key[0];

	(void)thread;
	for (int64_t at = part_from(l, part); at < to; at += BLOCK)
		if (!load_keys(l, key + at * l->radix.size, at,
			    pop_least(BLOCK, to - at)))
			__atomic_store_n(
				&l->bijective, false, __ATOMIC_RELAXED);
}

static void
values_part(void *arg, int64_t part, unsigned thread)
{
	struct line *l = arg;
	const struct plan *p = l->p;
	int64_t to = part_from(l, part + 1), step = stride_of(p, 1);
	const unsigned char *key = l->radix.key[l->radix.at];
	unsigned char value[BLOCK * 8];

	(void)thread;
	for (int64_t at = part_from(l, part); at < to; at += BLOCK) {
		int64_t n = pop_least(BLOCK, to - at);

		POP_FN(pop_values_of_keys)
		(&l->key->order, value, key + (p->start + at) * l->radix.size,
			n);
		POP_FN(pop_row_store)
		(l->to[0] + at * step, step, value,
			(pop_dtype)p->step->view[1].dtype, n);
	}
}

static void
start_radix(struct line *l)
{
	const struct plan *p = l->p;
	union {
		unsigned char *bytes;
		uint32_t *words;
	} i0 = {l->scratch + p->idx0}, i1 = {l->scratch + p->idx1},
	  h = {l->scratch + p->hist};

	l->radix = (pop_radix){.n = p->length,
		.key = {l->scratch + p->key0, l->scratch + p->key1},
		.idx = {i0.words, i1.words},
		.hist = h.words,
		.run = l->run};
}

/* False: the values cannot be had back from the keys. */
static bool
sort_keys_alone(struct line *l)
{
	l->bijective = true;
	start_radix(l);
	l->radix.size = l->key->order.wide ? 8 : 4;
	l->radix.high = 8 * l->radix.size;
	l->radix.idx[0] = l->radix.idx[1] = NULL;
	each_part(l, keys_part, l->p->length);
	if (!l->bijective)
		return false;
	POP_FN(pop_radix_sort)(&l->radix);
	each_part(l, values_part, l->p->count);
	return true;
}

/* ---- Keys and numbers. */

/* Pairs, or wide keys and numbers, of the line in its order so far. */
static void
pairs_part(void *arg, int64_t part, unsigned thread)
{
	struct line *l = arg;
	int64_t from = part_from(l, part), to = part_from(l, part + 1);
	uint64_t *key = l->radix.key[0];
	uint32_t *idx = l->radix.idx[0], narrow[BLOCK];

	(void)thread;
	for (int64_t at = from; at < to; at += BLOCK) {
		int64_t n = pop_least(BLOCK, to - at);

		if (l->key->order.wide) {
			load_keys(l, key + at, at, n);
			for (int64_t j = at; j < at + n; j++)
				idx[j] = (uint32_t)j;
			continue;
		}
		load_keys(l, narrow, at, n);
		for (int64_t j = 0; j < n; j++)
			key[at + j] =
				(uint64_t)narrow[j] << 32 | (uint64_t)(at + j);
	}
}

static void
values_to_keys(struct line *l)
{
	const struct plan *p = l->p;
	unsigned char *all = l->scratch + p->value;

	for (int64_t at = 0; at < p->length; at += BLOCK)
		load_keys(l, all + at * (l->key->order.wide ? 8 : 4), at,
			pop_least(BLOCK, p->length - at));
}

/* The same when the line has an order already. */
static void
ordered_pairs(struct line *l)
{
	const struct plan *p = l->p;
	const unsigned char *all = l->scratch + p->value;
	uint64_t *key = l->radix.key[0];

	values_to_keys(l);
	for (int64_t j = 0; j < p->length; j++) {
		uint32_t i = l->order[j], narrow;

		if (l->key->order.wide) {
			memcpy(&key[j], all + (size_t)i * 8, 8);
			continue;
		}
		memcpy(&narrow, all + (size_t)i * 4, 4);
		key[j] = (uint64_t)narrow << 32 | i;
	}
	if (l->key->order.wide && l->order != l->radix.idx[0])
		memcpy(l->radix.idx[0], l->order,
			(size_t)p->length * sizeof(*l->order));
}

static void
numbers_of_pairs(struct line *l)
{
	const uint64_t *key = l->radix.key[l->radix.at];
	uint32_t *idx = l->radix.idx[0];

	for (int64_t j = 0; j < l->p->length; j++)
		idx[j] = (uint32_t)key[j];
	l->order = idx;
}

static void
sort_by_key(struct line *l)
{
	uint32_t *idx[2];

	start_radix(l);
	memcpy(idx, l->radix.idx, sizeof(idx));
	l->radix.size = 8;
	l->radix.high = 64;
	if (l->order)
		ordered_pairs(l);
	else
		each_part(l, pairs_part, l->p->length);
	if (l->key->order.wide) {
		POP_FN(pop_radix_sort)(&l->radix);
		l->order = idx[l->radix.at];
		return;
	}
	l->radix.low = 32;
	l->radix.idx[0] = l->radix.idx[1] = NULL;
	POP_FN(pop_radix_sort)(&l->radix);
	memcpy(l->radix.idx, idx, sizeof(idx));
	numbers_of_pairs(l);
}

/* ---- Results. */

typedef struct pair {
	uint64_t half[2];
} pair;

#define ARRANGE(T)                                                       \
	for (int64_t j = at; j < end; j++) {                             \
		T v;                                                     \
                                                                         \
		memcpy(&v, from + (int64_t)l->order[j] * si, sizeof(v)); \
		memcpy(to + j * so, &v, sizeof(v));                      \
	}

static void
arrange(const struct line *l, unsigned operand, int64_t at, int64_t end)
{
	const struct plan *p = l->p;
	const unsigned char *from = l->from[operand];
	unsigned char *to = l->to[operand];
	const int64_t si = stride_of(p, operand);
	const int64_t so = stride_of(p, p->n + operand);

	switch (pop_elem_bytes(&p->step->view[operand])) {
	case 1:
		ARRANGE(uint8_t)
		break;
	case 2:
		ARRANGE(uint16_t)
		break;
	case 4:
		ARRANGE(uint32_t)
		break;
	case 8:
		ARRANGE(uint64_t)
		break;
	default:
		ARRANGE(pair)
	}
}

static void
arrange_part(void *arg, int64_t part, unsigned thread)
{
	struct line *l = arg;

	(void)thread;
	for (unsigned i = 0; i < l->p->n; i++)
		arrange(l, i, part_from(l, part), part_from(l, part + 1));
}

static void
merge_line(struct line *l)
{
	const struct plan *p = l->p;
	size_t row = pop_round_up((size_t)p->length * 8, 64);
	union {
		unsigned char *bytes;
		uint32_t *words;
		const unsigned char **values;
	} i0 = {l->scratch + p->idx0}, i1 = {l->scratch + p->idx1},
	  v = {l->scratch + p->ptrs};
	pop_merge m = {.before = &p->before,
		.n = p->length,
		.value = v.values,
		.idx = {i0.words, i1.words},
		.scratch = l->scratch + p->merge};

	for (unsigned i = 0; i < p->n; i++) {
		unsigned char *to = l->scratch + p->value + i * row;

		v.values[i] = to;
		POP_FN(pop_row_load)
		(to, l->from[i], stride_of(p, i),
			(pop_dtype)p->step->view[i].dtype, p->length);
	}
	POP_FN(pop_merge_sort)(&m);
	l->order = m.idx[m.at];
}

/* The order's part that is wanted; of numbers from the end, the last first. */
static void
select_line(struct line *l)
{
	const struct plan *p = l->p;
	const pop_best *b = &p->best;
	const unsigned char *from = l->from[p->key->operand];
	uint32_t *best;

	if (!p->from_end) {
		l->order = POP_FN(pop_best_of_line)(b, from, l->scratch) +
			   p->start;
		return;
	}
	from -= (p->length - 1) * b->step;
	best = POP_FN(pop_best_of_line)(b, from, l->scratch);
	for (int64_t i = 0, j = b->k - 1; i <= j; i++, j--) {
		const uint32_t first = best[i], last = (uint32_t)p->length - 1;

		best[i] = last - best[j];
		best[j] = last - first;
	}
	l->order = best;
}

/* Bits of NaNs do not survive the way from a narrow type and back. */
static bool
may_sort_alone(const struct plan *p)
{
	const pop_key_order *o = &p->key[0].order;

	return p->n == 1 && p->nkey == 1 &&
	       (o->cls != POP_CLASS_F || o->by_value ||
		       p->step->view[0].dtype == POP_DT_F32);
}

static void
sort_line(struct line *l)
{
	const struct plan *p = l->p;

	l->order = NULL;
	l->key = p->key;
	if (p->selects) {
		select_line(l);
		each_part(l, arrange_part, p->count);
		return;
	}
	if (may_sort_alone(p) && sort_keys_alone(l))
		return;
	if (!p->nkey)
		merge_line(l);
	for (unsigned k = p->nkey; k-- > 0;) {
		l->key = &p->key[k];
		sort_by_key(l);
	}
	l->order += p->start;
	each_part(l, arrange_part, p->count);
}

/* ---- Run. */

struct job {
	const struct plan *p;
	pop_run *run;
	unsigned char **start;
	int64_t nunit, nparts; /* units: lines, or blocks of them */
};

/* The line at x of the job's run, in places for its operands. */
static void
start_line(const struct job *j, const int64_t *x, const unsigned char **in,
	unsigned char **out)
{
	const struct plan *p = j->p;

	for (unsigned k = 0; k < 2 * p->n; k++) {
		const pop_view *v = &p->step->view[k];
		int64_t at = 0;

		for (int d = 0; d < p->along; d++)
			at += x[d] * v->stride[d];
		at *= pop_elem_bytes(v);
		if (k < p->n)
			in[k] = j->start[k] + at;
		else
			out[k - p->n] = j->start[k] + at;
	}
}

static void
run_lines(const struct job *j, int64_t from, int64_t to, unsigned thread,
	pop_run *help)
{
	const struct plan *p = j->p;
	const unsigned char *in[POP_LIMIT_VIEWS / 2];
	unsigned char *out[POP_LIMIT_VIEWS / 2];
	int64_t x[POP_MAX_DIMS];
	struct line l = {.p = p,
		.run = help,
		.scratch = pop_run_scratch(j->run, thread),
		.from = in,
		.to = out};

	pop_space_seek(&p->outer, from, x);
	for (int64_t i = from; i < to; i++, pop_space_next(&p->outer, x)) {
		start_line(j, x, in, out);
		sort_line(&l);
	}
}

/* n lines side by side, from x on. */
static void
sort_block(const struct job *j, int64_t *x, int64_t n, void *scratch)
{
	const struct plan *p = j->p;
	const pop_sort_lanes *s = &p->lanes;
	const unsigned char *in[POP_LIMIT_VIEWS / 2], *key;
	unsigned char *out[POP_LIMIT_VIEWS / 2];
	struct line l = {.p = p, .from = in, .to = out};

	start_line(j, x, in, out);
	key = in[p->key[0].operand];
	if (may_sort_alone(p) &&
		POP_FN(pop_sort_lanes_values)(
			s, &p->step->view[1], out[0], key, n, scratch))
		return;
	for (int64_t at = 0; at < n; at++, x[s->dim]++) {
		int64_t of = at % s->most_ordered;

		if (of == 0)
			l.order = POP_FN(pop_sort_lanes_order)(s,
				key + at * s->step_line,
				pop_least(s->most_ordered, n - at), scratch);
		start_line(j, x, in, out);
		l.order += p->start;
		for (unsigned i = 0; i < p->n; i++)
			arrange(&l, i, 0, p->count);
		l.order += p->length - p->start;
	}
}

static void
run_blocks(const struct job *j, int64_t from, int64_t to, unsigned thread)
{
	const struct plan *p = j->p;
	const pop_sort_lanes *s = &p->lanes;
	const int64_t nblock = (s->nline - 1) / s->most + 1;
	int64_t x[POP_MAX_DIMS];

	for (int64_t i = from; i < to; i++) {
		int64_t at = i % nblock * s->most;

		pop_space_seek(&p->outer, i / nblock, x);
		x[s->dim] = at;
		sort_block(j, x, pop_least(s->most, s->nline - at),
			pop_run_scratch(j->run, thread));
	}
}

static void
run_part(void *arg, int64_t part, unsigned thread)
{
	const struct job *j = arg;
	const int64_t n = j->nunit;
	const int64_t from = n * part / j->nparts;
	const int64_t to = n * (part + 1) / j->nparts;

	if (j->p->in_lanes)
		run_blocks(j, from, to, thread);
	else
		run_lines(j, from, to, thread, NULL);
}

static void
run(const void *plan, pop_run *r)
{
	const struct plan *p = plan;
	unsigned char *start[POP_LIMIT_VIEWS];
	struct job j = {.p = p, .run = r, .start = start};

	if (p->empty)
		return;
	for (uint32_t v = 0; v < p->step->nview; v++)
		start[v] = pop_view_start(r, &p->step->view[v]);
	if (p->nline == 1) {
		run_lines(&j, 0, 1, 0, r->nthread > 1 ? r : NULL);
		return;
	}
	j.nunit = p->nline;
	if (p->in_lanes)
		j.nunit = pop_space_count(&p->outer) *
			  ((p->lanes.nline - 1) / p->lanes.most + 1);
	j.nparts = pop_part_count(r, j.nunit, p->cost);
	pop_part_run(r, run_part, &j, j.nparts);
}

const pop_kernel POP_FN(pop_kernel_sort) = {.prepare = prepare, .run = run};
