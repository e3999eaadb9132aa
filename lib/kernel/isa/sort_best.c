/*
 * The k elements of a line that go first in the order of one key, in order.
 *
 * Candidates are collected until there are four times as many as wanted, then
 * all but the best k are dropped; the worst of these is a threshold that most
 * of the rest of the line is skipped by, a few vectors at a time.  An element
 * equal to the threshold comes later than k others as good and is out.  If k is
 * small, the best are kept in order and others inserted.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/lanes.h"
#include "lib/kernel/isa/sort.h"
#include "lib/kernel/isa/vec.h"

enum {
	BLOCK = 512, /* values converted at a time, a multiple of GROUP */
	GROUP = 32,  /* values skipped at a time */
	LEAST_ROOM = 64,
	FEW = 32, /* wanted: inserted in order */
};

static size_t
reserve(pop_best *b, size_t bytes)
{
	size_t at = b->total;

	b->total += pop_round_up(bytes, 64);
	return at;
}

void
POP_FN(pop_best_prepare)(pop_best *b, pop_dtype d, const pop_key_order *order,
	int64_t length, int64_t k, int64_t step)
{
	const int64_t size = (int64_t)pop_dtype_bytes(d);
	size_t n;

	*b = (pop_best){.order = *order,
		.dtype = d,
		.length = length,
		.k = k,
		.step = step,
		.room = pop_least(length, pop_most(LEAST_ROOM, 4 * k) + GROUP)};
	b->direct = POP_FN(pop_is_direct)(d) && (step == size || step == -size);
	n = (size_t)b->room;
	b->key0 = reserve(b, n * 8);
	b->key1 = reserve(b, n * 8);
	b->idx0 = reserve(b, n * 4);
	b->idx1 = reserve(b, n * 4);
	b->hist = reserve(b, POP_RADIX_HIST_ALONE);
}

double
POP_FN(pop_best_cost)(const pop_best *b)
{
	return (double)b->length / 2 + 20.0 * (double)b->k;
}

/* ---- Candidates. */

struct line {
	const pop_best *b;
	pop_radix radix; /* key[at], idx[at]: n candidates */
	int64_t n;
	bool full;          /* there is a threshold */
	uint64_t threshold; /* as the key of a value */
	bool has_value;     /* of this threshold, and not of one before */
	uint64_t value[2];  /* the threshold as a value; the second is room */
};

static void
set_threshold(struct line *l)
{
	const pop_best *b = l->b;
	const uint64_t key = ((uint64_t *)l->radix.key[l->radix.at])[b->k - 1];

	l->full = true;
	l->threshold = b->order.wide ? key : key >> 32;
	l->has_value = false;
}

/* What the threshold is as a value. */
static const void *
threshold_value(struct line *l)
{
	const bool wide = l->b->order.wide;
	uint32_t narrow = (uint32_t)l->threshold;

	if (!l->has_value)
		POP_FN(pop_values_of_keys)
	(&l->b->order, l->value, wide ? (void *)&l->threshold : (void *)&narrow,
		1);
	l->has_value = true;
	return l->value;
}

/* Leaves the best, at most k, in order.  Pairs carry the numbers below the
 * keys; both were appended in ascending order of numbers. */
static void
keep_best(struct line *l)
{
	const pop_best *b = l->b;
	uint32_t *idx[2] = {l->radix.idx[0], l->radix.idx[1]};

	if (b->k <= FEW)
		return;
	l->radix.n = l->n;
	l->radix.size = 8;
	l->radix.high = 64;
	l->radix.low = b->order.wide ? 0 : 32;
	if (!b->order.wide)
		l->radix.idx[0] = l->radix.idx[1] = NULL;
	POP_FN(pop_radix_sort)(&l->radix);
	l->radix.idx[0] = idx[0];
	l->radix.idx[1] = idx[1];
	l->n = pop_least(l->n, b->k);
	if (l->n == b->k)
		set_threshold(l);
}

/* Puts element x among the best so far, which are in order. */
static void
insert(struct line *l, uint64_t v, uint32_t x)
{
	const pop_best *b = l->b;
	uint64_t *key = l->radix.key[l->radix.at];
	uint32_t *idx = l->radix.idx[l->radix.at];
	int64_t j = l->n < b->k ? l->n++ : b->k - 1;

	if (b->order.wide) {
		for (; j > 0 && v < key[j - 1]; j--) {
			key[j] = key[j - 1];
			idx[j] = idx[j - 1];
		}
		key[j] = v;
		idx[j] = x;
	} else {
		v = v << 32 | x;
		for (; j > 0 && v < key[j - 1]; j--)
			key[j] = key[j - 1];
		key[j] = v;
	}
	if (l->n == b->k)
		set_threshold(l);
}

static void
append(struct line *l, uint64_t v, uint32_t x)
{
	uint64_t *key = l->radix.key[l->radix.at];

	key[l->n] = l->b->order.wide ? v : v << 32 | x;
	l->radix.idx[l->radix.at][l->n++] = x;
}

static void
take_one(struct line *l, uint64_t v, int64_t x)
{
	if (l->b->k <= FEW)
		insert(l, v, (uint32_t)x);
	else
		append(l, v, (uint32_t)x);
}

/* Keys that go first are less. */
static void
add_wide(struct line *l, const uint64_t *key, int64_t first, int64_t n)
{
	for (int64_t j = 0; j < n; j++)
		if (!l->full || key[j] < l->threshold)
			take_one(l, key[j], first + j);
}

static void
add_narrow(struct line *l, const uint32_t *key, int64_t first, int64_t n)
{
	const int64_t lanes = POP_VBYTES / 4;
	int64_t at = 0;

	for (; at < n && !l->full; at++)
		take_one(l, key[at], first + at);
	for (; at < n; at = at / lanes * lanes + lanes) {
		const int64_t from = at / lanes * lanes;
		const vu v = (vu)v_load(key + from);
		const vu t = (vu)v_set((int32_t)l->threshold);
		unsigned set = lanes_set((V)(v < t)) >> (at - from);

		if (n - from < lanes)
			set &= (1u << (n - at)) - 1;
		for (; set; set &= set - 1) {
			const int64_t k = at + __builtin_ctz(set);

			if (key[k] < l->threshold)
				take_one(l, key[k], first + k);
		}
	}
}

/* Values first.. of the line that beat the threshold become candidates. */
static void
add(struct line *l, const unsigned char *values, int64_t first, int64_t n)
{
	union {
		uint64_t wide[GROUP];
		uint32_t narrow[GROUP];
	} k;

	POP_FN(pop_keys_of_values)(&l->b->order, &k, values, n);
	if (l->b->order.wide)
		add_wide(l, k.wide, first, n);
	else
		add_narrow(l, k.narrow, first, n);
}

/* ---- Skipping.  Might any of GROUP values beat the threshold? */

#define ANY_(name, VT, beats)                                             \
	static bool any_##name(const unsigned char *p, const void *value) \
	{                                                                 \
		const VT t = (VT)SPLAT(value);                            \
		V any = {0};                                              \
                                                                          \
		for (int j = 0; j < GROUP * (int)sizeof(t[0]);            \
			j += POP_VBYTES) {                                \
			VT v = (VT)v_load(p + j);                         \
                                                                          \
			any |= (V)(beats);                                \
		}                                                         \
		return v_any(any);                                        \
	}
#define ANY(name, VT, more, less) \
	ANY_(name##_more, VT, more) ANY_(name##_less, VT, less)
/* Floats by their bits, which denormals that count as zeros do not change: the
 * total order.  A NaN of any sign may beat all. */
POP_INLINE vi
f_key(vi v)
{
	return v ^ (vi)((vu)(v >> 31) >> 1);
}

POP_INLINE vl
d_key(vl v)
{
	return v ^ (vl)((vul)(v >> 63) >> 1);
}

#define F_NAN(v) ((v & INT32_MAX) > 0x7f800000)
#define D_NAN(v) ((v & INT64_MAX) > 0x7ff0000000000000)
#define SPLAT    v_splat32
ANY(f, vi, (f_key(v) > f_key(t)) | F_NAN(v), (f_key(v) < f_key(t)) | F_NAN(v))
ANY(i, vi, v > t, v < t)
ANY(u, vu, v > t, v < t)
#undef SPLAT
#define SPLAT v_splat64
ANY(d, vl, (d_key(v) > d_key(t)) | D_NAN(v), (d_key(v) < d_key(t)) | D_NAN(v))
ANY(l, vl, v > t, v < t)
ANY(lu, vul, v > t, v < t)
#undef SPLAT

typedef bool any_fn(const unsigned char *p, const void *value);

/* NULL: of truth values. */
static any_fn *
any_of(const pop_key_order *o)
{
	const bool is_signed = o->bias != 0, more = o->flip != 0;

	switch (o->cls) {
	case POP_CLASS_F:
		return more ? any_f_more : any_f_less;
	case POP_CLASS_D:
		return more ? any_d_more : any_d_less;
	case POP_CLASS_I:
		if (is_signed)
			return more ? any_i_more : any_i_less;
		return more ? any_u_more : any_u_less;
	case POP_CLASS_L:
		if (is_signed)
			return more ? any_l_more : any_l_less;
		return more ? any_lu_more : any_lu_less;
	default:
		return NULL;
	}
}

/* Does none of these n values beat the threshold, for sure? */
static bool
may_skip(struct line *l, const unsigned char *values, int64_t n)
{
	const pop_key_order *o = &l->b->order;
	any_fn *any = any_of(o);

	if (!l->full || n < GROUP)
		return false;
	return any ? !any(values, threshold_value(l))
		   : (*(const uint64_t *)threshold_value(l) & 1) ==
			       (o->flip != 0);
}

static void
take(struct line *l, const unsigned char *values, int64_t first, int64_t n)
{
	if (l->n + n > l->b->room)
		keep_best(l);
	add(l, values, first, n);
}

/* ---- A line. */

static void
load(const pop_best *b, void *to, const unsigned char *from, int64_t n)
{
	POP_FN(pop_row_load)(to, from, b->step, b->dtype, n);
}

/* Values as they lie, perhaps from the last to the first. */
static void
scan_direct(struct line *l, const unsigned char *from)
{
	const pop_best *b = l->b;
	unsigned char turned[GROUP * 8];

	for (int64_t j = 0; j < b->length; j += GROUP) {
		const int64_t n = pop_least(GROUP, b->length - j);
		const unsigned char *first = from + j * b->step;

		if (may_skip(l, b->step < 0 ? first + (n - 1) * b->step : first,
			    n))
			continue;
		if (b->step < 0) {
			load(b, turned, first, n);
			first = turned;
		}
		take(l, first, j, n);
	}
}

static void
scan_blocks(struct line *l, const unsigned char *from)
{
	const pop_best *b = l->b;
	const size_t size = pop_class_bytes((pop_class)b->order.cls);
	unsigned char block[BLOCK * 8];

	for (int64_t at = 0; at < b->length; at += BLOCK) {
		const int64_t n = pop_least(BLOCK, b->length - at);

		load(b, block, from + at * b->step, n);
		for (int64_t j = 0; j < n; j += GROUP) {
			const unsigned char *p = block + (size_t)j * size;
			const int64_t m = pop_least(GROUP, n - j);

			if (!may_skip(l, p, m))
				take(l, p, at + j, m);
		}
	}
}

static void
start_line(struct line *l, const pop_best *b, unsigned char *scratch)
{
	union {
		unsigned char *bytes;
		uint32_t *words;
	} i0 = {scratch + b->idx0}, i1 = {scratch + b->idx1},
	  h = {scratch + b->hist};

	*l = (struct line){.b = b,
		.radix = {.key = {scratch + b->key0, scratch + b->key1},
			.idx = {i0.words, i1.words},
			.hist = h.words}};
}

uint32_t *
POP_FN(pop_best_of_line)(
	const pop_best *b, const unsigned char *from, void *scratch)
{
	struct line l;
	const uint64_t *key;
	uint32_t *idx;

	start_line(&l, b, scratch);
	if (b->direct)
		scan_direct(&l, from);
	else
		scan_blocks(&l, from);
	keep_best(&l);
	key = l.radix.key[l.radix.at];
	idx = l.radix.idx[l.radix.at];
	for (int64_t j = 0; j < b->k && !b->order.wide; j++)
		idx[j] = (uint32_t)key[j];
	return idx;
}
