/*
 * Runs of a row: one after the other by moving pointers, or, where they are
 * short, many at once; for it, views that run across the memory are turned,
 * and elements that are the same for all of a run are spread over it.
 */

#include "lib/kernel/isa/loop_runs.h"

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/transpose.h"
#include "lib/kernel/isa/vec.h"
#include "lib/kernel/isa/walk.h"

#define turn POP_FN(pop_transpose)

enum {
	PACKED = 1024,   /* points of runs brought together */
	SHORT = 128,     /* points of a run that is worth it */
	TURN_LEAST = 8,  /* runs for which views are turned */
	MOST_VIEWS = 16, /* of a stage that does so */
	FETCH = 1024,    /* bytes ahead */
	FEW = 64,        /* points of all runs along a dim, if all are more */
};

struct view {
	uint32_t number;
	const pop_view *of;
	int64_t size; /* bytes of an element */
	int64_t step; /* bytes from run to run */
	int64_t run;  /* bytes of a run; 0: not brought together */
	int64_t gap;  /* bytes from point to point, if it is turned; or 0 */
	bool apart;   /* its runs do not follow each other */
	bool spread;  /* an element for each run */
	unsigned access;
	size_t block; /* offset in the scratch */
};

struct pop_runs {
	struct view *view;
	uint32_t nview, ntemp;
	int64_t *temp_step; /* bytes from run to run */
	int64_t ninner, count;
	int64_t chunk; /* runs at a time; 1: where they are */
	int along;
	/* If those along the dim are few, all of the row are brought together:
	 * the dims before it, and how many points they have. */
	pop_space head;
	int64_t passes;
};

static bool
reads_place(const pop_stage *s, uint32_t row)
{
	for (uint32_t i = 0; i < s->ncode; i++)
		if (s->code[i].op == POP_INS_INDEX && row >> s->code[i].imm & 1)
			return true;
	return false;
}

static bool
is_uniform(const pop_view *v, uint32_t row, int ndim)
{
	for (int d = 0; d < ndim; d++)
		if (row >> d & 1 && v->stride[d] != 0)
			return false;
	return true;
}

/* Runs across the memory, whose first points lie side by side. */
static bool
is_turned(const pop_runs_spec *spec, const pop_view *v)
{
	return v->stride[spec->inner] != 0 && v->stride[spec->inner] != 1 &&
	       v->stride[spec->along] == 1 &&
	       spec->step->extent[spec->along] >= TURN_LEAST;
}

/* One element for all of a run, but another for the next? */
static bool
is_spread(const pop_runs_spec *spec, const pop_view *v, unsigned access)
{
	return v->stride[spec->inner] == 0 && v->stride[spec->along] != 0 &&
	       access == LOADED && pop_dtype_bytes((pop_dtype)v->dtype) <= 8;
}

/* Can all views be brought together, or stay as they are? */
static bool
can_pack(const pop_runs_spec *spec, int64_t ninner)
{
	const pop_step *s = spec->step;

	if (ninner == 0 || ninner > SHORT || spec->nview > MOST_VIEWS ||
		reads_place(&s->stage[spec->stage], spec->row))
		return false;
	for (uint32_t j = 0; j < spec->nview; j++) {
		const pop_view *v = &s->view[spec->view[j]];

		if (is_uniform(v, spec->row, s->ndim))
			continue;
		if (spec->access[j] & GATHERED ||
			(v->stride[spec->inner] != 1 && !is_turned(spec, v) &&
				!is_spread(spec, v, spec->access[j])))
			return false;
	}
	return true;
}

/* Whole groups of 16 points if it can be, so that partial results stay where
 * they are. */
static int64_t
chunk_of(int64_t ninner)
{
	int64_t n = PACKED / ninner, whole = 16;

	while (whole > 1 && ninner % 2 == 0)
		whole /= 2, ninner /= 2;
	return n >= whole ? n / whole * whole : n;
}

/* Finds the dims of the head, if they are to be brought together, too. */
static void
plan_head(pop_runs *r, const pop_runs_spec *spec)
{
	const pop_step *s = spec->step;
	int64_t all = r->count * r->ninner;

	r->passes = 1;
	if (r->chunk < r->count || all == 0 || all >= FEW)
		return;
	for (int d = 0; d < s->ndim; d++) {
		if (!(spec->row >> d & 1) || d == spec->inner ||
			d == spec->along)
			continue;
		pop_space_add(&r->head, d, s->extent[d]);
		r->passes = pop_mul_capped(r->passes, s->extent[d]);
	}
	if (pop_mul_capped(r->passes, all) <= PACKED)
		return;
	r->head.n = 0;
	r->passes = 1;
}

/* Do the runs of all of the head follow each other? */
static bool
follows(const pop_runs *r, const struct view *v)
{
	int64_t whole = r->count * v->run;

	for (int i = r->head.n; i-- > 0; whole *= r->head.extent[i])
		if (v->of->stride[r->head.dim[i]] * v->size != whole)
			return false;
	return true;
}

static void
plan_view(const pop_runs *r, struct view *to, const pop_view *v,
	const pop_runs_spec *spec)
{
	to->of = v;
	to->size = (int64_t)pop_dtype_bytes((pop_dtype)v->dtype);
	to->step = v->stride[spec->along] * to->size;
	if (v->stride[spec->inner] == 1) {
		to->run = r->ninner * to->size;
		to->apart = to->step != to->run;
	} else if (r->chunk > 1 && is_turned(spec, v)) {
		to->run = r->ninner * to->size;
		to->gap = v->stride[spec->inner] * to->size;
		to->apart = true;
	} else if (r->chunk > 1 && is_spread(spec, v, to->access)) {
		to->run = r->ninner * to->size;
		to->apart = to->spread = true;
	}
	to->apart |= to->run && !follows(r, to);
}

pop_runs *
POP_FN(pop_runs_plan)(pop_step *seen, size_t *scratch, pop_arena *a,
	const pop_runs_spec *spec)
{
	const pop_step *s = spec->step;
	pop_runs *r = POP_NEW(a, pop_runs);
	pop_view *view = POP_NEWN(a, pop_view, s->nview);

	memcpy(view, s->view, s->nview * sizeof(*view));
	*seen = *s;
	seen->view = view;
	r->along = spec->along;
	r->count = s->extent[spec->along];
	r->ninner = s->extent[spec->inner];
	r->chunk = can_pack(spec, r->ninner) ? chunk_of(r->ninner) : 1;
	plan_head(r, spec);
	r->nview = spec->nview;
	r->view = POP_NEWN(a, struct view, spec->nview);
	for (uint32_t j = 0; j < spec->nview; j++) {
		struct view *to = &r->view[j];

		to->number = spec->view[j];
		to->access = spec->access[j];
		plan_view(r, to, &s->view[to->number], spec);
		if (r->chunk == 1 || !to->apart)
			continue;
		view[to->number].stride[spec->inner] = 1;
		to->block = *scratch;
		*scratch += pop_round_up((size_t)(PACKED * to->size), 64) +
			    (to->spread ? POP_VBYTES : 0);
	}
	r->ntemp = spec->ntemp;
	r->temp_step = POP_NEWN(a, int64_t, spec->ntemp);
	for (uint32_t t = 0; t < spec->ntemp; t++)
		r->temp_step[t] =
			r->ninner * (int64_t)pop_class_bytes(
					    (pop_class)spec->temp_class[t]);
	return r;
}

/* ---- Execution. */

#define COPY(n)                                          \
	for (int64_t k = 0; k < count; k++) {            \
		memcpy(to + k * ts, from + k * fs, (n)); \
	}

/* The first and the last w bytes of n, which overlap or meet. */
#define COPY_ENDS(w)                                                       \
	for (int64_t k = 0; k < count; k++) {                              \
		memcpy(to + k * ts, from + k * fs, (w));                   \
		memcpy(to + k * ts + n - (w), from + k * fs + n - (w), (w)); \
	}

/* n bytes each, with vectors. */
static void
copy_wide(unsigned char *to, int64_t ts, const unsigned char *from, int64_t fs,
	int64_t n, int64_t count)
{
	for (int64_t k = 0; k < count; k++)
		for (int64_t i = 0; i < n; i += POP_VBYTES) {
			if (i + POP_VBYTES <= n)
				v_store(to + k * ts + i,
					v_load(from + k * fs + i));
			else
				memcpy(to + k * ts + i, from + k * fs + i,
					(size_t)(n - i));
		}
}

/* count pieces of n bytes each. */
static void
copy_runs(unsigned char *to, int64_t ts, const unsigned char *from, int64_t fs,
	int64_t n, int64_t count)
{
	switch (n) {
	case 8:
		COPY(8)
		break;
	case 16:
		COPY(16)
		break;
	case 32:
		COPY(32)
		break;
	case 64:
		COPY(64)
		break;
	default:
		if (n > 16 && n < 32)
			COPY_ENDS(16)
		else if (n > 8 && n < 16)
			COPY_ENDS(8)
		else
			copy_wide(to, ts, from, fs, n, count);
	}
}

static void
move_on(const pop_runs *r, pop_vm_frame *fr, int64_t n)
{
	fr->row_at += n * r->ninner;
	fr->index[r->along] += n;
	for (uint32_t j = 0; j < r->nview; j++)
		fr->view[r->view[j].number] += n * r->view[j].step;
	for (uint32_t t = 0; t < r->ntemp; t++)
		fr->temp[t] += n * r->temp_step[t];
}

/* n runs of the view at `real` to its block, or back. */
static void
move_runs(const pop_runs *r, const struct view *v, unsigned char *block,
	unsigned char *real, int64_t n, bool back)
{
	const size_t size = (size_t)v->size;

	if (v->spread)
		POP_FN(pop_spread_rows)
	(block, real, v->step, size, r->ninner, n);
	else if (v->gap && back)
		turn(size, real, v->gap, block, v->run, n, r->ninner);
	else if (v->gap)
		turn(size, block, v->run, real, v->gap, r->ninner, n);
	else if (back)
		copy_runs(real, v->step, block, v->run, v->run, n);
	else
		copy_runs(block, v->run, real, v->step, v->run, n);
}

/* The same at all points of the head, one behind the other in the block. */
static void
move_all(const pop_runs *r, const struct view *v, unsigned char *block,
	unsigned char *real, int64_t n, bool back)
{
	int64_t x[POP_MAX_DIMS];

	pop_space_seek(&r->head, 0, x);
	for (int64_t k = 0; k < r->passes; k++, block += n * v->run) {
		move_runs(r, v, block,
			real + pop_space_offset(&r->head, v->of, x) * v->size,
			n, back);
		pop_space_next(&r->head, x);
	}
}

/* n runs at all points of the head, brought together. */
static void
run_chunk(const pop_runs *r, const pop_vm *vm, pop_vm_frame *fr,
	unsigned char *scratch, int64_t n)
{
	unsigned char *real[MOST_VIEWS];

	for (uint32_t j = 0; j < r->nview; j++) {
		const struct view *v = &r->view[j];

		real[j] = fr->view[v->number];
		if (v->apart && v->access & LOADED)
			move_all(r, v, scratch + v->block, real[j], n, false);
		if (v->apart)
			fr->view[v->number] = scratch + v->block;
	}
	POP_FN(pop_vm_run)(vm, fr, r->passes * n * r->ninner);
	for (uint32_t j = 0; j < r->nview; j++) {
		const struct view *v = &r->view[j];

		if (v->apart && v->access & STORED)
			move_all(r, v, scratch + v->block, real[j], n, true);
		fr->view[v->number] = real[j];
	}
}

/* Lines of the run that comes a little later: runs that lie apart are too
 * short for the machine to see where they go. */
static void
fetch_ahead(const pop_runs *r, const pop_vm_frame *fr)
{
	for (uint32_t j = 0; j < r->nview; j++) {
		const struct view *v = &r->view[j];
		const unsigned char *at = fr->view[v->number];

		if (!v->run || v->step <= v->run || v->run > FETCH)
			continue;
		at += v->step * (FETCH / v->run);
		for (int64_t k = 0; k < v->run; k += 64)
			__builtin_prefetch(at + k);
	}
}

int64_t
POP_FN(pop_runs_count)(const pop_runs *r)
{
	return r->passes * r->count;
}

void
POP_FN(pop_runs_do)(const pop_runs *r, const pop_vm *vm, pop_vm_frame *fr,
	unsigned char *scratch)
{
	for (int64_t k = 0, n; k < r->count; k += n) {
		n = r->count - k < r->chunk ? r->count - k : r->chunk;
		if (r->chunk > 1) {
			run_chunk(r, vm, fr, scratch, n);
		} else {
			fetch_ahead(r, fr);
			POP_FN(pop_vm_run)(vm, fr, r->ninner);
		}
		move_on(r, fr, n);
	}
}
