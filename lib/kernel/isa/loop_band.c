/*
 * Bands: rows of a LOOP stage by stage, some at once.
 *
 * A unit is a band of neighbouring rows along one outer dim, few enough that
 * what a stage brings to the first cache is still there for the next one.  Each
 * row has temporaries of its own, and its element of columns that hold the row
 * scalars.  Stages that store no view read, where that is memory of the view's
 * buffer, a little more than a row, instead of copies of its last points.
 */

#include "lib/kernel/isa/loop_band.h"

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/walk.h"

enum {
	LEAST_ROWS = 4,         /* of a band, or it does not pay */
	MOST_POINTS = 1024,     /* of a row that costs little by itself */
	MOST_BYTES = 24 * 1024, /* of a band */
	UNIT_COST = 20000,      /* picoseconds of a unit by itself */
	ROW_COST = 10000,       /* and of each of its rows */
};

typedef struct band_stage {
	pop_vm *vm;
	bool scalar;
	uint32_t nview;
	uint32_t *view; /* those that it uses */
	bool loose;     /* and does not store */
	pop_vm_steps steps;
	size_t frame; /* offset in the scratch */
} band_stage;

struct pop_band {
	pop_step step;
	int lead, row;  /* dims: from row to row of a band, and along a row */
	pop_space rest; /* the other dims */
	int64_t rests;  /* points of those */
	int64_t rows;   /* along the lead */
	int64_t each;   /* of a band */
	int64_t nband;  /* along the lead */
	int64_t nrow;   /* points of a row */
	uint32_t nstage, nscalar, ntemp;
	band_stage *stage;
	/* Offsets in the scratch; bytes from row to row. */
	size_t *column, *temp;
	int64_t *temp_pitch;
	int64_t *bytes;  /* by view: of its buffer */
	bool *stored;    /* by view: by the step */
	bool *rewritten; /* by view: by a store of the step to its buffer */
	size_t scalars;  /* not used by code that has columns */
	size_t at;       /* an array by view */
	int64_t unit_cost;
};

/* ---- Preparation. */

/* The last dim with enough rows; -1: none. */
static int
find_lead(const pop_rows_spec *spec)
{
	for (unsigned k = spec->nouter; k-- > 0;)
		if (spec->step->extent[spec->outer[k]] >= LEAST_ROWS)
			return spec->outer[k];
	return -1;
}

/* No two rows may store to one place, since they do it out of order. */
static bool
stores_apart(const pop_band *p)
{
	for (uint32_t v = 0; v < p->step.nview; v++)
		if (p->stored[v] && p->step.view[v].stride[p->lead] == 0)
			return false;
	return true;
}

static bool
has_truth_scalars(const pop_rows_spec *spec)
{
	for (uint32_t c = 0; c < spec->nscalar; c++)
		if (spec->scalar_class[c] == POP_CLASS_B)
			return true;
	return false;
}

static int64_t
whole_tiles(int64_t points)
{
	return (points + POP_VM_TILE - 1) / POP_VM_TILE * POP_VM_TILE;
}

static int64_t
temp_pitch(const pop_band *p, const pop_rows_spec *spec, uint32_t t)
{
	return whole_tiles(p->nrow) *
	       (int64_t)pop_class_bytes((pop_class)spec->temp_class[t]);
}

/* Rows whose views and temporaries stay in the first cache. */
static int64_t
rows_of(const pop_band *p, const pop_rows_spec *spec)
{
	int64_t bytes = 1, n;

	for (uint32_t v = 0; v < p->step.nview; v++)
		if (p->step.view[v].stride[p->row])
			bytes += p->nrow * pop_elem_bytes(&p->step.view[v]);
	for (uint32_t t = 0; t < p->ntemp; t++)
		bytes += temp_pitch(p, spec, t);
	n = pop_least(MOST_BYTES / bytes, POP_VM_BAND_ROWS);
	return n < LEAST_ROWS ? LEAST_ROWS : n;
}

static bool
plan_dims(pop_band *p, const pop_rows_spec *spec)
{
	int64_t most;

	p->lead = find_lead(spec);
	if (p->lead < 0 || p->nrow < 1 || p->nrow > MOST_POINTS ||
		has_truth_scalars(spec) || !stores_apart(p))
		return false;
	p->rests = 1;
	for (unsigned k = 0; k < spec->nouter; k++) {
		const int d = spec->outer[k];

		if (d == p->lead)
			continue;
		pop_space_add(&p->rest, d, p->step.extent[d]);
		if (!pop_mul_i64(p->rests, p->step.extent[d], &p->rests))
			return false;
	}
	most = rows_of(p, spec);
	p->rows = p->step.extent[p->lead];
	p->nband = (p->rows + most - 1) / most;
	p->each = (p->rows + p->nband - 1) / p->nband;
	return true;
}

/* What may be read behind rows: all of a buffer, unless another thread may be
 * storing there. */
static void
plan_room(pop_band *p, const pop_program *prog, pop_arena *a)
{
	p->bytes = POP_NEWN(a, int64_t, p->step.nview);
	p->rewritten = POP_NEWN(a, bool, p->step.nview);
	for (uint32_t v = 0; v < p->step.nview; v++) {
		const uint32_t b = p->step.view[v].buffer;

		p->bytes[v] = prog->buffer[b].bytes;
		for (uint32_t w = 0; w < p->step.nview; w++)
			p->rewritten[v] |= p->stored[w] &&
					   POP_FN(pop_buffers_meet)(prog, b,
						   p->step.view[w].buffer);
	}
}

/* All sizes are bounded by MOST_POINTS and limits of the step. */
static void
plan_memory(
	pop_band *p, const pop_rows_spec *spec, size_t *scratch, pop_arena *a)
{
	p->temp = POP_NEWN(a, size_t, p->ntemp);
	p->temp_pitch = POP_NEWN(a, int64_t, p->ntemp);
	for (uint32_t t = 0; t < p->ntemp; t++) {
		p->temp_pitch[t] = temp_pitch(p, spec, t);
		p->temp[t] = pop_scratch_take(
			scratch, (size_t)(p->temp_pitch[t] * p->each));
	}
	p->at = pop_scratch_take(
		scratch, p->step.nview * sizeof(unsigned char *));
	p->scalars = pop_scratch_take(scratch, p->nscalar * sizeof(uint64_t));
	p->column = POP_NEWN(a, size_t, p->nscalar);
	/* Columns are roomy. */
	for (uint32_t c = 0; c < p->nscalar; c++)
		p->column[c] = pop_scratch_take(
			scratch, POP_VM_TILE * sizeof(uint64_t));
}

/* What moves from row to row: views and temporaries. */
static pop_vm_steps
steps_of(const pop_band *p, uint32_t k, pop_arena *a)
{
	const band_stage *g = &p->stage[k];
	uint32_t *view = POP_NEWN(a, uint32_t, g->nview + p->ntemp), n = 0;
	int64_t *step = POP_NEWN(a, int64_t, g->nview + p->ntemp);

	for (uint32_t j = 0; j < g->nview; j++) {
		const pop_view *w = &p->step.view[g->view[j]];

		view[n] = g->view[j];
		step[n] = w->stride[p->lead] * pop_elem_bytes(w);
		n += step[n] != 0;
	}
	for (uint32_t t = 0; t < p->ntemp; t++) {
		view[n] = p->step.nview + t;
		step[n] = p->temp_pitch[t];
		n += pop_stage_has_temp(&p->step.stage[k], t);
	}
	return (pop_vm_steps){
		.n = n, .view = view, .step = step, .dim = (unsigned)p->lead};
}

static pop_status
plan_stages(pop_band *p, const pop_rows_spec *spec, size_t *scratch,
	pop_arena *a, pop_err *err)
{
	int64_t per_point = 0;

	for (uint32_t k = 0; k < p->nstage; k++) {
		band_stage *g = &p->stage[k];
		pop_vm_steps steps;
		pop_vm_spec vm = {
			.program = spec->program,
			.step = &p->step,
			.stage = k,
			.nscalar = p->nscalar,
			.ntemp = p->ntemp,
			.scalar_class = spec->scalar_class,
			.temp_class = spec->temp_class,
		};

		g->nview = pop_stage_views(
			&g->view, &p->step.stage[k], p->step.nview, a);
		g->loose = true;
		for (uint32_t j = 0; j < g->nview; j++)
			g->loose &= !pop_stage_has(
				&p->step.stage[k], POP_INS_STORE, g->view[j]);
		g->scalar = p->step.stage[k].kind == POP_STAGE_SCALAR;
		vm.inner = g->scalar ? p->lead : p->row;
		vm.flags = POP_VM_ROOMY |
			   (g->scalar ? POP_VM_COLUMNS : POP_VM_BAND);
		POP_TRY(POP_FN(pop_vm_prepare)(&g->vm, a, &vm, err));
		g->frame = pop_scratch_take(
			scratch, POP_FN(pop_vm_scratch)(g->vm));
		if (g->scalar)
			continue;
		steps = steps_of(p, k, a);
		g->steps = POP_FN(pop_vm_band_steps)(g->vm, a, &steps);
		per_point += POP_FN(pop_vm_cost)(g->vm);
	}
	p->unit_cost = p->each * (p->nrow * per_point + ROW_COST) + UNIT_COST;
	return POP_OK;
}

pop_status
POP_FN(pop_band_prepare)(pop_band **out, size_t *scratch, pop_arena *a,
	const pop_rows_spec *spec, pop_err *err)
{
	pop_band *p = POP_NEW(a, pop_band);

	*out = NULL;
	p->step = *spec->step;
	p->row = spec->row;
	p->nrow = p->step.extent[p->row];
	p->nstage = p->step.nstage;
	p->nscalar = spec->nscalar;
	p->ntemp = spec->ntemp;
	p->stored = pop_step_stored(&p->step, a);
	if (!plan_dims(p, spec))
		return POP_OK;
	*scratch = 0;
	p->stage = POP_NEWN(a, band_stage, p->nstage);
	plan_room(p, spec->program, a);
	plan_memory(p, spec, scratch, a);
	POP_TRY(plan_stages(p, spec, scratch, a, err));
	*out = p;
	return POP_OK;
}

int64_t
POP_FN(pop_band_units)(const pop_band *p, int64_t *unit_cost)
{
	*unit_cost = p->unit_cost;
	return pop_mul_capped(p->rests, p->nband);
}

/* ---- Execution. */

/* What one thread holds while it does a part. */
typedef struct band_work {
	const pop_band *p;
	const pop_run *run;
	unsigned char *scratch;
	unsigned char **at; /* by view: the band's first point */
	int64_t n;          /* its rows */
	int64_t x[POP_MAX_DIMS];
} band_work;

static pop_vm_frame *
frame_of(const band_work *w, uint32_t k)
{
	return (pop_vm_frame *)(void *)(w->scratch + w->p->stage[k].frame);
}

static void
begin_work(band_work *w)
{
	const pop_band *p = w->p;

	w->at = (unsigned char **)(void *)(w->scratch + p->at);
	for (uint32_t k = 0; k < p->nstage; k++) {
		pop_vm_frame *fr = POP_FN(pop_vm_begin)(p->stage[k].vm,
			w->scratch + p->stage[k].frame,
			(uint64_t *)(void *)(w->scratch + p->scalars));

		for (uint32_t c = 0; c < p->nscalar; c++)
			fr->column[c] = w->scratch + p->column[c];
	}
}

/* Goes to unit number u. */
static void
go_to(band_work *w, int64_t u)
{
	const pop_band *p = w->p;
	const int64_t from = u % p->nband * p->each;

	w->n = pop_least(p->rows - from, p->each);
	pop_space_seek(&p->rest, u / p->nband, w->x);
	w->x[p->lead] = from;
	for (uint32_t v = 0; v < p->step.nview; v++) {
		const pop_view *view = &p->step.view[v];
		const int64_t at = pop_space_offset(&p->rest, view, w->x) +
				   from * view->stride[p->lead];

		w->at[v] = pop_view_start(w->run, view) +
			   at * pop_elem_bytes(view);
	}
}

/* Rows of the band behind whose beginnings are whole tiles of the view that may
 * be read. */
static int64_t
rows_with_room(const band_work *w, uint32_t v)
{
	const pop_band *p = w->p;
	const pop_view *view = &p->step.view[v];
	const int64_t size = pop_elem_bytes(view);
	const int64_t step = view->stride[p->lead] * size;
	const int64_t tiles = whole_tiles(p->nrow) * size;
	int64_t room = p->bytes[v] -
		       (w->at[v] - (unsigned char *)w->run->ptr[view->buffer]);

	if (view->stride[p->row] != 1)
		return w->n;
	if (p->rewritten[v])
		room = pop_least(room, w->n * step);
	if (step < 0 || room < tiles)
		return 0;
	return step == 0 ? w->n : pop_least((room - tiles) / step + 1, w->n);
}

static int64_t
loose_rows(const band_work *w, const band_stage *g)
{
	int64_t n = g->loose ? w->n : 0;

	for (uint32_t j = 0; n > 0 && j < g->nview; j++)
		n = pop_least(n, rows_with_room(w, g->view[j]));
	return n;
}

static void
run_stage(band_work *w, uint32_t k)
{
	const band_stage *g = &w->p->stage[k];
	pop_vm_frame *fr = frame_of(w, k);

	for (uint32_t j = 0; j < g->nview; j++)
		fr->view[g->view[j]] = w->at[g->view[j]];
	for (uint32_t t = 0; t < w->p->ntemp; t++)
		fr->temp[t] = w->scratch + w->p->temp[t];
	memcpy(fr->index, w->x, sizeof(w->x));
	if (g->scalar)
		POP_FN(pop_vm_run)(g->vm, fr, w->n);
	else
		POP_FN(pop_vm_band)
		(g->vm, fr, &g->steps, w->p->nrow, w->n, loose_rows(w, g));
}

void
POP_FN(pop_band_run)(const pop_band *p, const pop_run *run,
	unsigned char *scratch, int64_t first, int64_t n)
{
	band_work w = {.p = p, .run = run, .scratch = scratch};

	begin_work(&w);
	for (int64_t u = first; u < first + n; u++) {
		go_to(&w, u);
		for (uint32_t k = 0; k < p->nstage; k++)
			run_stage(&w, k);
	}
}
