/*
 * TOP_K: the k greatest of each line, in descending order.
 *
 * Candidates are collected until there are four times as many as wanted, then
 * all but the best k are dropped; the worst of these is a threshold that most
 * of the rest of the line is skipped by, a few vectors at a time.  An element
 * equal to the threshold comes later than k others as good and is out.  If k is
 * small, the best are kept in order and others inserted.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/sort.h"
#include "lib/kernel/isa/vec.h"

enum {
	BLOCK = 512, /* values converted at a time, a multiple of GROUP */
	GROUP = 32,  /* values skipped at a time */
	LEAST_ROOM = 64,
	FEW = 32, /* wanted: inserted in order */
};

struct plan {
	const pop_step *step;
	pop_dtype dtype;
	pop_key_order order; /* descending */
	pop_space outer;
	int along;
	int64_t length, k, nline;
	int64_t room; /* candidates at once */
	bool direct, empty;
	size_t key0, key1, idx0, idx1, hist, total;
};

static pop_status
prepare(void **out, size_t *scratch, pop_arena *a, const pop_program *prog,
	const pop_step *step, pop_err *err)
{
	struct plan *p = POP_NEW(a, struct plan);
	size_t at = 0, n;

	(void)prog;
	(void)err;
	p->step = step;
	p->dtype = (pop_dtype)step->view[0].dtype;
	p->order = POP_FN(pop_key_order_of)(p->dtype, true, true);
	p->along = step->ndim - 1;
	p->length = step->extent[p->along];
	p->k = step->param[POP_TOP_K_K];
	for (int d = 0; d < p->along; d++)
		pop_space_add(&p->outer, d, step->extent[d]);
	p->nline = pop_space_count(&p->outer);
	p->empty = p->nline == 0 || p->k == 0;
	p->direct = POP_FN(pop_is_direct)(p->dtype) &&
		    step->view[0].stride[p->along] == 1;
	p->room = pop_least(p->length, pop_most(LEAST_ROOM, 4 * p->k) + GROUP);
	n = (size_t)p->room;
	p->key0 = at;
	at += pop_round_up(n * 8, 64);
	p->key1 = at;
	at += pop_round_up(n * 8, 64);
	p->idx0 = at;
	at += pop_round_up(n * 4, 64);
	p->idx1 = at;
	at += pop_round_up(n * 4, 64);
	p->hist = at;
	at += POP_RADIX_HIST_ALONE;
	p->total = p->empty ? 0 : pop_round_up(at, 64);
	*out = p;
	*scratch = p->total;
	return POP_OK;
}

/* ---- Candidates. */

struct line {
	const struct plan *p;
	pop_radix radix; /* key[at], idx[at]: n candidates */
	int64_t n;
	bool full;          /* there is a threshold */
	uint64_t threshold; /* as the key of a value */
	uint64_t value[2];  /* the threshold as a value; the second is room */
};

static void
set_threshold(struct line *l)
{
	const struct plan *p = l->p;
	uint64_t key = ((uint64_t *)l->radix.key[l->radix.at])[p->k - 1];
	uint32_t narrow = (uint32_t)(key >> 32);

	l->full = true;
	l->threshold = p->order.wide ? key : narrow;
	POP_FN(pop_values_of_keys)
	(&p->order, l->value, p->order.wide ? (void *)&key : (void *)&narrow,
		1);
	/* What is equal by value, +0, beats -0: skip below it only. */
	if (p->order.cls == POP_CLASS_F && (uint32_t)l->value[0] == 1u << 31)
		l->value[0]++;
	if (p->order.cls == POP_CLASS_D && l->value[0] == UINT64_C(1) << 63)
		l->value[0]++;
}

/* Leaves the best, at most k, in descending order.  Pairs carry the numbers
 * below the keys; both were appended in ascending order of numbers. */
static void
keep_best(struct line *l)
{
	const struct plan *p = l->p;
	uint32_t *idx[2] = {l->radix.idx[0], l->radix.idx[1]};

	if (p->k <= FEW)
		return;
	l->radix.n = l->n;
	l->radix.size = 8;
	l->radix.high = 64;
	l->radix.low = p->order.wide ? 0 : 32;
	if (!p->order.wide)
		l->radix.idx[0] = l->radix.idx[1] = NULL;
	POP_FN(pop_radix_sort)(&l->radix);
	l->radix.idx[0] = idx[0];
	l->radix.idx[1] = idx[1];
	l->n = pop_least(l->n, p->k);
	if (l->n == p->k)
		set_threshold(l);
}

/* Puts element x among the best so far, which are in order. */
static void
insert(struct line *l, uint64_t v, uint32_t x)
{
	const struct plan *p = l->p;
	uint64_t *key = l->radix.key[l->radix.at];
	uint32_t *idx = l->radix.idx[l->radix.at];
	int64_t j = l->n < p->k ? l->n++ : p->k - 1;

	if (p->order.wide) {
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
	if (l->n == p->k)
		set_threshold(l);
}

static void
append(struct line *l, uint64_t v, uint32_t x)
{
	uint64_t *key = l->radix.key[l->radix.at];

	key[l->n] = l->p->order.wide ? v : v << 32 | x;
	l->radix.idx[l->radix.at][l->n++] = x;
}

/* Values first.. of the line that beat the threshold become candidates. */
static void
add(struct line *l, const unsigned char *values, int64_t first, int64_t n)
{
	const struct plan *p = l->p;
	union {
		uint64_t wide[GROUP];
		uint32_t narrow[GROUP];
	} k;

	POP_FN(pop_keys_of_values)(&p->order, &k, values, n);
	for (int64_t j = 0; j < n; j++) {
		uint64_t v = p->order.wide ? k.wide[j] : k.narrow[j];

		/* Keys of greater values are less. */
		if (l->full && v >= l->threshold)
			continue;
		if (p->k <= FEW)
			insert(l, v, (uint32_t)(first + j));
		else
			append(l, v, (uint32_t)(first + j));
	}
}

/* ---- Skipping.  Might any of GROUP values beat the threshold? */

#define ANY(name, VT, beats)                                              \
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
#define SPLAT v_splat32
ANY(f, vf, ~(v <= t)) /* a NaN does not compare, and beats all */
ANY(i, vi, v > t)
ANY(u, vu, v > t)
#undef SPLAT
#define SPLAT v_splat64
ANY(d, vd, ~(v <= t))
ANY(l, vl, v > t)
ANY(lu, vul, v > t)
#undef SPLAT

static bool
any_b(const unsigned char *p, const void *value)
{
	const unsigned char *t = value;

	(void)p;
	return !*t;
}

static bool
may_beat(const struct line *l, const unsigned char *p)
{
	bool is_signed = l->p->order.bias != 0;

	switch (l->p->order.cls) {
	case POP_CLASS_F:
		return any_f(p, l->value);
	case POP_CLASS_D:
		return any_d(p, l->value);
	case POP_CLASS_I:
		return is_signed ? any_i(p, l->value) : any_u(p, l->value);
	case POP_CLASS_L:
		return is_signed ? any_l(p, l->value) : any_lu(p, l->value);
	default:
		return any_b(p, l->value);
	}
}

static void
scan_block(
	struct line *l, const unsigned char *values, int64_t first, int64_t n)
{
	size_t size = pop_class_bytes((pop_class)l->p->order.cls);

	for (int64_t j = 0; j < n; j += GROUP) {
		const unsigned char *p = values + (size_t)j * size;
		int64_t m = pop_least(GROUP, n - j);

		if (l->full && m == GROUP && !may_beat(l, p))
			continue;
		if (l->n + m > l->p->room)
			keep_best(l);
		add(l, p, first + j, m);
	}
}

static void
write_line(struct line *l, const unsigned char *in, unsigned char *values,
	unsigned char *indices)
{
	const struct plan *p = l->p;
	const pop_view *v = p->step->view;
	const int64_t si = v[0].stride[p->along] * pop_elem_bytes(&v[0]);
	const int64_t sv = v[1].stride[p->along] * pop_elem_bytes(&v[1]);
	const int64_t sx = v[2].stride[p->along] * pop_elem_bytes(&v[2]);
	const size_t size = (size_t)pop_elem_bytes(&v[0]);
	const uint64_t *key = l->radix.key[l->radix.at];
	const uint32_t *idx = l->radix.idx[l->radix.at];

	for (int64_t j = 0; j < p->k; j++) {
		uint32_t x = p->order.wide ? idx[j] : (uint32_t)key[j];

		memcpy(values + j * sv, in + (int64_t)x * si, size);
		memcpy(indices + j * sx, &x, sizeof(x));
	}
}

static void
start_line(struct line *l, const struct plan *p, unsigned char *scratch)
{
	union {
		unsigned char *bytes;
		uint32_t *words;
	} i0 = {scratch + p->idx0}, i1 = {scratch + p->idx1},
	  h = {scratch + p->hist};

	*l = (struct line){.p = p,
		.radix = {.key = {scratch + p->key0, scratch + p->key1},
			.idx = {i0.words, i1.words},
			.hist = h.words}};
}

static void
do_line(const struct plan *p, unsigned char *scratch, const unsigned char *in,
	unsigned char *values, unsigned char *indices)
{
	const int64_t eb = pop_elem_bytes(&p->step->view[0]);
	const int64_t step = p->step->view[0].stride[p->along] * eb;
	unsigned char block[BLOCK * 8];
	struct line l;

	start_line(&l, p, scratch);
	for (int64_t j = 0; j < p->length; j += BLOCK) {
		int64_t n = pop_least(BLOCK, p->length - j);

		if (p->direct) {
			scan_block(&l, in + j * step, j, n);
			continue;
		}
		POP_FN(pop_row_load)(block, in + j * step, step, p->dtype, n);
		scan_block(&l, block, j, n);
	}
	keep_best(&l);
	write_line(&l, in, values, indices);
}

/* ---- Run. */

struct job {
	const struct plan *p;
	pop_run *run;
	unsigned char *start[3];
	int64_t nparts;
};

static void
run_part(void *arg, int64_t part, unsigned thread)
{
	const struct job *j = arg;
	const struct plan *p = j->p;
	const pop_view *v = p->step->view;
	int64_t from = p->nline * part / j->nparts;
	int64_t to = p->nline * (part + 1) / j->nparts, x[POP_MAX_DIMS];

	pop_space_seek(&p->outer, from, x);
	for (int64_t i = from; i < to; i++, pop_space_next(&p->outer, x)) {
		unsigned char *at[3];

		for (unsigned k = 0; k < 3; k++)
			at[k] = j->start[k] +
				pop_space_offset(&p->outer, &v[k], x) *
					pop_elem_bytes(&v[k]);
		do_line(p, pop_run_scratch(j->run, thread), at[0], at[1],
			at[2]);
	}
}

static void
run(const void *plan, pop_run *r)
{
	const struct plan *p = plan;
	struct job j = {.p = p, .run = r};

	if (p->empty)
		return;
	for (unsigned k = 0; k < 3; k++)
		j.start[k] = pop_view_start(r, &p->step->view[k]);
	j.nparts = pop_part_count(r, p->nline,
		(double)p->nline *
			((double)p->length / 2 + 20.0 * (double)p->k));
	pop_part_run(r, run_part, &j, j.nparts);
}

const pop_kernel POP_FN(pop_kernel_top_k) = {.prepare = prepare, .run = run};
