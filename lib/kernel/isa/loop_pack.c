/*
 * Packed rows: batches of rows, of which the rows' code runs first, and then
 * group by group the points' code; see loop_pack_plan.h.
 */

#include "lib/kernel/isa/loop_pack_plan.h"

#include <string.h>

#include "lib/kernel/isa/lanes.h"
#include "lib/kernel/isa/walk.h"

/* Of a table that is fetched from ahead. */
enum { FAR_BYTES = 1 << 18 };

int64_t
POP_FN(pop_pack_units)(const pop_pack *p, int64_t *unit_cost)
{
	*unit_cost = p->unit_cost;
	return p->outers * p->nbatch * p->npiece;
}

typedef struct pack_work {
	const pop_pack *p;
	unsigned char *scratch;
	unsigned char **at; /* by view of the step: the group's first point */
	pop_vm_frame *rows, *points, *tall;
	int64_t first, n; /* rows of the group, in the batch */
	int64_t rest;     /* rows from the group on */
	int64_t npoint;   /* points of the rows; direct */
} pack_work;

/* The same as below, for words of rows shorter than a vector. */
static void
spread_words(const pop_pack *p, unsigned char *to, const unsigned char *from,
	int64_t n)
{
	const int64_t all = (n * p->ninner + LANES - 1) / LANES;

	for (int64_t j = 0; j < all; j++, to += POP_VBYTES)
		v_store(to, pick_lanes(v_load(from + 4 * p->first_row[j]),
				    v_load(p->lane_row + j * LANES)));
}

typedef uint8_t bytes __attribute__((vector_size(POP_PACK_BYTES)));

POP_INLINE bytes
pick_bytes(bytes v, bytes at)
{
#if POP_VBYTES >= 32
	return (bytes)_mm_shuffle_epi8((__m128i)v, (__m128i)at);
#else
	bytes r;

	for (int k = 0; k < POP_PACK_BYTES; k++)
		r[k] = v[at[k]];
	return r;
#endif
}

/* And for bytes. */
static void
spread_bytes(const pop_pack *p, unsigned char *to, const unsigned char *from,
	int64_t n)
{
	const int64_t per = POP_PACK_BYTES;

	for (int64_t j = 0; j * per < n * p->ninner; j++) {
		bytes v, at;

		memcpy(&v, from + p->first_byte[j], sizeof(v));
		memcpy(&at, p->byte_row + j * per, sizeof(at));
		v = pick_bytes(v, at);
		memcpy(to + j * per, &v, sizeof(v));
	}
}

/* Element k of `from` for all points of row k; stores go beyond the last. */
static void
spread(const pop_pack *p, const packed *v, unsigned char *to,
	const unsigned char *from, int64_t n)
{
	if (v->size == 4 && p->ninner < LANES) {
		spread_words(p, to, from, n);
		return;
	}
	if (v->size == 1 && p->ninner < POP_PACK_BYTES) {
		spread_bytes(p, to, from, n);
		return;
	}
	POP_FN(pop_spread_rows)
	(to, from, v->size, (size_t)v->size, p->ninner, n);
}

/* Points at the rows of the batch that are found. */
static void
point_rows(const pack_work *w, const packed *v)
{
	const int32_t *place =
		(const int32_t *)(const void *)(w->scratch + v->row);
	const V most = v_set((int32_t)v->most), none = v_set(0);
	const int shift = __builtin_ctzll((uint64_t)v->size);
	unsigned char *to = w->scratch + v->found;
	vl from = vl_set((int64_t)(uintptr_t)w->at[v->from]);

	_Static_assert(sizeof(to) == 8, "pointers are made by 64-bit lanes");
	from += (vl)v_iota_w() * vl_set(v->step);
	for (int64_t k = 0; k < w->rest; k += LANES, to += LANES * 8) {
		V x = vi_max(vi_min(v_load(place + k), most), none);
		vi_of_l half[2];

		memcpy(half, &x, sizeof(x));
		v_store(to, (V)(from + (POP_CONVERT(half[0], vl) << shift)));
		from += vl_set(v->step * LANES_W);
		v_store(to + POP_VBYTES,
			(V)(from + (POP_CONVERT(half[1], vl) << shift)));
		from += vl_set(v->step * LANES_W);
	}
}

/* Asks for the lines of rows `from`..`to` of the batch, if there are any. */
static void
fetch_rows(const pack_work *w, const packed *v, int64_t from, int64_t to)
{
	unsigned char *const *at =
		(unsigned char *const *)(const void *)(w->scratch + v->found);
	const int64_t row = w->p->ninner * v->size;

	if (v->most * v->size <= FAR_BYTES)
		return;
	to = pop_least(to, w->first + w->rest);
	for (int64_t k = from; k < to; k++) {
		for (int64_t i = 0; i < row; i += 64)
			__builtin_prefetch(at[k] + i);
		__builtin_prefetch(at[k] + row - 1);
	}
}

/* Brings the rows of the group together. */
static void
find_rows(const pack_work *w, const packed *v)
{
	const int64_t row = w->p->ninner * v->size, n = w->n;
	unsigned char *const *at =
		(unsigned char *const *)(const void *)(w->scratch + v->found);
	unsigned char *to = w->scratch + v->block;

	at += w->first;
#define FIND(bytes)                                          \
	case bytes:                                          \
		for (int64_t k = 0; k < n; k++, to += bytes) \
			memcpy(to, at[k], bytes);            \
		break;
	switch (row) {
		FIND(8)
		FIND(12)
		FIND(16)
		FIND(32)
		FIND(64)
		FIND(128)
		FIND(256)
	default:
		for (int64_t k = 0; k < n; k++, to += row)
			POP_FN(pop_join_rows)
		(to, 0, at[k], 0, row, 1);
	}
#undef FIND
}

/* Fills what is the same for all groups. */
static void
fill_same(const pack_work *w)
{
	const pop_pack *p = w->p;

	for (uint32_t k = 0; k < p->nview; k++) {
		const packed *v = &p->view[k];
		unsigned char *to = w->scratch + v->block;
		int64_t row = p->ninner * v->size;

		if (v->way != SAME_ROW)
			continue;
		POP_FN(pop_copy_strided)
		(to, v->size, w->at[k], v->gap, (size_t)v->size, p->ninner);
		POP_FN(pop_join_rows)(to + row, row, to, 0, row, p->group - 1);
	}
}

/* The rows of the group, side by side in its block. */
static void
join_rows(const pack_work *w, const packed *v, unsigned char *to,
	const unsigned char *from)
{
	const int64_t row = w->p->ninner * v->size, near = w->p->nnear;

	if (near == 1) {
		POP_FN(pop_join_rows)(to, row, from, v->step, row, w->n);
		return;
	}
	for (int64_t k = 0; k < w->n; k++, to += near * row, from += v->step)
		POP_FN(pop_join_rows)(to, row, from, v->nearby, row, near);
}

/* And back. */
static void
part_rows(const pack_work *w, const packed *v, unsigned char *to,
	const unsigned char *from)
{
	const int64_t row = w->p->ninner * v->size, near = w->p->nnear;

	if (near == 1) {
		POP_FN(pop_join_rows)(to, v->step, from, row, row, w->n);
		return;
	}
	for (int64_t k = 0; k < w->n; k++, from += near * row, to += v->step)
		POP_FN(pop_join_rows)(to, v->nearby, from, row, row, near);
}

static void
fill(const pack_work *w)
{
	const pop_pack *p = w->p;

	for (uint32_t k = 0; k < p->nview; k++) {
		const packed *v = &p->view[k];
		unsigned char *to = w->scratch + v->block;

		if (v->way == ROWS && v->loaded)
			join_rows(w, v, to, w->at[k]);
		else if (v->way == SPREAD)
			spread(p, v, to,
				w->scratch + v->row + w->first * v->size, w->n);
		else if (v->way == FOUND)
			find_rows(w, v);
		if (v->way == FOUND || v->way == POINTED)
			fetch_rows(w, v, w->first + w->n, w->first + 2 * w->n);
	}
}

/* The same for the whole batch. */
static void
find_batch(const pack_work *w)
{
	const pop_pack *p = w->p;

	for (uint32_t k = p->step->nview; k < p->nview; k++)
		if (p->view[k].way == FOUND || p->view[k].way == POINTED) {
			point_rows(w, &p->view[k]);
			fetch_rows(w, &p->view[k], 0, p->group);
		}
}

static void
empty(const pack_work *w)
{
	const pop_pack *p = w->p;

	for (uint32_t k = 0; k < p->step->nview; k++) {
		const packed *v = &p->view[k];

		if (v->way == ROWS && v->stored)
			part_rows(w, v, w->at[k], w->scratch + v->block);
	}
}

/* Points the frame at the current group, or the whole batch's. */
static void
aim_points(const pack_work *w)
{
	const pop_pack *p = w->p;

	for (uint32_t k = 0; k < p->nview; k++) {
		const packed *v = &p->view[k];

		if (v->way == POINTED)
			w->points->view[k] =
				w->scratch + v->found +
				w->first * (int64_t)sizeof(unsigned char *);
		else if (k < p->step->nview &&
			 (v->way == IN_PLACE || v->way == APART))
			w->points->view[k] = w->at[k];
		else if (v->way == NUMBERS)
			w->points->view[k] = v->numbers;
		else
			w->points->view[k] = w->scratch + v->block;
	}
}

static void
run_rows(const pack_work *w)
{
	if (!w->rows)
		return;
	for (uint32_t k = 0; k < w->p->step->nview; k++)
		w->rows->view[k] = w->at[k];
	POP_FN(pop_vm_run)(w->p->rows, w->rows, w->rest);
}

static void
pass_rows(const pack_work *w, int64_t n)
{
	for (uint32_t v = 0; v < w->p->step->nview; v++)
		w->at[v] += n * w->p->view[v].step;
}

/* The batch of `rest` rows, and goes to the one behind it. */
static void
run_batch(pack_work *w)
{
	const pop_pack *p = w->p;

	run_rows(w);
	w->first = 0;
	find_batch(w);
	for (; w->rest > 0; w->first += w->n, w->rest -= w->n) {
		w->n = pop_least(p->group, w->rest);
		aim_points(w);
		fill(w);
		POP_FN(pop_vm_run)
		(p->points, w->points, w->n * p->nnear * p->ninner);
		empty(w);
		pass_rows(w, w->n);
	}
}

/* Points the frame at row k of the batch. */
static void
aim_row(const pack_work *w, int64_t k)
{
	const pop_pack *p = w->p;

	for (uint32_t j = 0; j < p->nview; j++) {
		const packed *v = &p->view[j];
		int32_t place;

		if (v->way == SPREAD) {
			w->points->view[j] = w->scratch + v->row + k * v->size;
		} else if (v->way == FOUND) {
			memcpy(&place, w->scratch + v->row + k * 4,
				sizeof(place));
			w->points->view[j] =
				w->at[v->from] +
				pop_most(0, pop_least(place, v->most)) *
					v->size;
		} else {
			w->points->view[j] = w->at[j];
		}
	}
}

/* Whole groups of the batch's rows; returns how many rows they are. */
static int64_t
run_groups(const pack_work *w)
{
	const pop_pack *p = w->p;
	int64_t n;

	find_batch(w);
	for (uint32_t k = 0; k < p->nview; k++) {
		const packed *v = &p->view[k];

		if (v->way == FOUND)
			fetch_rows(w, v, 0, w->rest);
		w->tall->view[k] = v->way == FOUND ? w->scratch + v->found
				     : v->way == SPREAD
					     ? w->scratch + v->row
					     : w->at[k];
	}
	n = POP_FN(pop_vm_run_groups)(
		p->tall_points, w->tall, &p->tall_steps, p->ninner, w->rest);
	pass_rows(w, n);
	return n;
}

/* The same as run_batch(), in groups or row by row. */
static void
run_direct(pack_work *w)
{
	const pop_pack *p = w->p;
	int64_t k;

	run_rows(w);
	for (k = p->tall ? run_groups(w) : 0; k < w->rest; k++) {
		aim_row(w, k);
		POP_FN(pop_vm_run)(p->points, w->points, w->npoint);
		pass_rows(w, 1);
	}
}

static void
set_index(const pack_work *w, int d, int64_t x)
{
	w->points->index[d] = x;
	if (w->rows)
		w->rows->index[d] = x;
	if (w->tall)
		w->tall->index[d] = x;
}

/* Goes to piece q of the rows of batch b of outer point o. */
static void
go_to(pack_work *w, const pop_run *run, int64_t o, int64_t b, int64_t q)
{
	const pop_pack *p = w->p;
	const pop_step *s = p->step;
	int64_t x[POP_MAX_DIMS] = {0};

	x[p->along] = b * p->batch;
	x[p->inner] = q * p->piece;
	w->npoint = pop_least(p->piece, p->ninner - q * p->piece);
	for (unsigned k = p->nouter; k-- > 0;) {
		int d = p->outer[k];

		x[d] = o % s->extent[d];
		o /= s->extent[d];
	}
	for (int d = 0; d < s->ndim; d++)
		set_index(w, d, x[d]);
	for (uint32_t v = 0; v < s->nview; v++) {
		int64_t at = 0;

		for (int d = 0; d < s->ndim; d++)
			at += x[d] * s->view[v].stride[d];
		w->at[v] =
			pop_view_start(run, &s->view[v]) + at * p->view[v].size;
	}
}

/* Does the rows' code leave something for it? */
static bool
is_of_rows(const packed *v)
{
	return v->way == SPREAD || v->way == FOUND || v->way == POINTED;
}

/* The rows' code leaves what it is asked for in the order of the views. */
static void
begin_rows(pack_work *w)
{
	const pop_pack *p = w->p;
	uint32_t n = p->step->nview;

	if (!p->rows)
		return;
	w->rows =
		POP_FN(pop_vm_begin)(p->rows, w->scratch + p->row_frame, NULL);
	for (uint32_t k = p->step->nview; k < p->nview; k++)
		if (is_of_rows(&p->view[k]))
			w->rows->view[n++] = w->scratch + p->view[k].row;
}

void
POP_FN(pop_pack_run)(const pop_pack *p, const pop_run *run,
	unsigned char *scratch, int64_t first, int64_t n)
{
	pack_work w = {.p = p, .scratch = scratch};
	const int64_t all = p->step->extent[p->along];

	w.at = (unsigned char **)(void *)(scratch + p->at);
	w.points =
		POP_FN(pop_vm_begin)(p->points, scratch + p->point_frame, NULL);
	begin_rows(&w);
	if (p->tall)
		w.tall = POP_FN(pop_vm_begin)(
			p->tall_points, scratch + p->tall_frame, NULL);
	for (int64_t u = first; u < first + n; u++) {
		int64_t q = u % p->npiece, b = u / p->npiece % p->nbatch;

		if (u == first || b == 0 || p->npiece > 1) {
			go_to(&w, run, u / p->npiece / p->nbatch, b, q);
			if (!p->direct)
				fill_same(&w);
		} else {
			set_index(&w, p->along, b * p->batch);
		}
		w.rest = pop_least(p->batch, all - b * p->batch);
		if (p->direct)
			run_direct(&w);
		else
			run_batch(&w);
	}
}
