/*
 * Bands: rows of a LOOP stage by stage, some at once.
 *
 * A unit is a band, a group of rows (loop_group.h) few enough that what a stage
 * brings to the first cache is still there for the next one.  Each row has
 * temporaries of its own.  Stages that store no view read, where that is memory
 * of the view's buffer, a little more than a row, instead of copies of its last
 * points.
 */

#include "lib/kernel/isa/loop_band.h"

#include "lib/base/checked.h"
#include "lib/kernel/isa/loop_group.h"

enum {
	LEAST_ROWS = 4,         /* of a band, or it does not pay */
	MOST_POINTS = 1024,     /* of a row that costs little by itself */
	MOST_BYTES = 24 * 1024, /* of a band */
	UNIT_COST = 20000,      /* picoseconds of a unit by itself */
	ROW_COST = 10000,       /* and of each of its rows */
};

struct pop_band {
	pop_groups g;
	bool *loose;     /* by stage: it does not store */
	int64_t *bytes;  /* by view: of its buffer */
	bool *rewritten; /* by view: by a store of the step to its buffer */
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

/* Rows whose views and temporaries stay in the first cache. */
static int64_t
rows_of(const pop_groups *g)
{
	int64_t bytes = 1, n;

	for (uint32_t v = 0; v < g->step.nview; v++)
		if (g->step.view[v].stride[g->row])
			bytes += g->nrow * pop_elem_bytes(&g->step.view[v]);
	for (uint32_t t = 0; t < g->ntemp; t++)
		bytes += g->temp_pitch[t];
	n = pop_least(MOST_BYTES / bytes, POP_VM_BAND_ROWS);
	return n < LEAST_ROWS ? LEAST_ROWS : n;
}

static bool
plan_dims(pop_groups *g, const pop_rows_spec *spec)
{
	const int lead = find_lead(spec);
	const int64_t rows = lead < 0 ? 0 : g->step.extent[lead];
	int64_t most, n;

	if (lead < 0 || g->nrow < 1 || g->nrow > MOST_POINTS ||
		has_truth_scalars(spec) || !POP_FN(pop_groups_apart)(g, lead))
		return false;
	for (uint32_t t = 0; t < g->ntemp; t++)
		g->temp_pitch[t] = whole_tiles(g->nrow) *
				   (int64_t)pop_class_bytes(
					   (pop_class)spec->temp_class[t]);
	most = rows_of(g);
	n = (rows + most - 1) / most;
	if (!POP_FN(pop_groups_lead)(g, spec, lead, (rows + n - 1) / n))
		return false;
	g->across = lead;
	for (uint32_t v = 0; v < g->step.nview; v++)
		g->pitch[v] = g->step.view[v].stride[lead] *
			      pop_elem_bytes(&g->step.view[v]);
	return true;
}

/* What may be read behind rows: all of a buffer, unless another thread may be
 * storing there. */
static void
plan_room(pop_band *p, const pop_program *prog, pop_arena *a)
{
	const pop_step *s = &p->g.step;

	p->bytes = POP_NEWN(a, int64_t, s->nview);
	p->rewritten = POP_NEWN(a, bool, s->nview);
	for (uint32_t v = 0; v < s->nview; v++) {
		const uint32_t b = s->view[v].buffer;

		p->bytes[v] = prog->buffer[b].bytes;
		for (uint32_t w = 0; w < s->nview; w++)
			p->rewritten[v] |=
				p->g.stored[w] && POP_FN(pop_buffers_meet)(prog,
							  b, s->view[w].buffer);
	}
}

static pop_status
plan_stages(pop_band *p, const pop_rows_spec *spec, size_t *scratch,
	pop_arena *a, pop_err *err)
{
	int64_t per_point = 0;

	p->loose = POP_NEWN(a, bool, p->g.nstage);
	for (uint32_t k = 0; k < p->g.nstage; k++) {
		pop_group_stage *s = &p->g.stage[k];
		pop_vm_spec vm = {
			.step = &p->g.step,
			.inner = s->scalar ? p->g.lead : p->g.row,
			.flags = POP_VM_ROOMY |
				 (s->scalar ? POP_VM_COLUMNS : POP_VM_BAND),
		};

		p->loose[k] =
			!pop_stage_has_any(&p->g.step.stage[k], POP_INS_STORE);
		POP_TRY(POP_FN(pop_groups_stage)(
			&p->g, k, &vm, spec, scratch, a, err));
		if (s->scalar)
			continue;
		s->steps = POP_FN(pop_vm_band_steps)(s->vm, a, &s->steps);
		per_point += POP_FN(pop_vm_cost)(s->vm);
	}
	p->unit_cost =
		p->g.each * (p->g.nrow * per_point + ROW_COST) + UNIT_COST;
	return POP_OK;
}

pop_status
POP_FN(pop_band_prepare)(pop_band **out, size_t *scratch, pop_arena *a,
	const pop_rows_spec *spec, pop_err *err)
{
	pop_band *p = POP_NEW(a, pop_band);

	*out = NULL;
	POP_FN(pop_groups_init)(&p->g, spec, a);
	if (!plan_dims(&p->g, spec))
		return POP_OK;
	*scratch = 0;
	plan_room(p, spec->program, a);
	/* Columns are roomy. */
	POP_FN(pop_groups_memory)
	(&p->g, spec, p->g.each, POP_VM_TILE, scratch, a);
	POP_TRY(plan_stages(p, spec, scratch, a, err));
	*out = p;
	return POP_OK;
}

int64_t
POP_FN(pop_band_units)(const pop_band *p, int64_t *unit_cost)
{
	*unit_cost = p->unit_cost;
	return pop_mul_capped(p->g.rests, p->g.ngroup);
}

/* ---- Execution. */

/* Rows of the band behind whose beginnings are whole tiles of the view that may
 * be read. */
static int64_t
rows_with_room(const pop_band *p, const pop_group_work *w, uint32_t v)
{
	const pop_view *view = &p->g.step.view[v];
	const int64_t size = pop_elem_bytes(view), step = p->g.pitch[v];
	const int64_t tiles = whole_tiles(p->g.nrow) * size;
	int64_t room = p->bytes[v] -
		       (w->at[v] - (unsigned char *)w->run->ptr[view->buffer]);

	if (view->stride[p->g.row] != 1)
		return w->n;
	if (p->rewritten[v])
		room = pop_least(room, w->n * step);
	if (step < 0 || room < tiles)
		return 0;
	return step == 0 ? w->n : pop_least((room - tiles) / step + 1, w->n);
}

static int64_t
loose_rows(const pop_band *p, const pop_group_work *w, uint32_t k)
{
	const pop_group_stage *s = &p->g.stage[k];
	int64_t n = p->loose[k] ? w->n : 0;

	for (uint32_t j = 0; n > 0 && j < s->nview; j++)
		n = pop_least(n, rows_with_room(p, w, s->view[j]));
	return n;
}

static void
run_stage(const pop_band *p, const pop_group_work *w, uint32_t k)
{
	const pop_group_stage *s = &p->g.stage[k];
	pop_vm_frame *fr = POP_FN(pop_group_aim)(w, k);

	if (s->scalar)
		POP_FN(pop_vm_run)(s->vm, fr, w->n);
	else
		POP_FN(pop_vm_band)
	(s->vm, fr, &s->steps, p->g.nrow, w->n, loose_rows(p, w, k));
}

void
POP_FN(pop_band_run)(const pop_band *p, const pop_run *run,
	unsigned char *scratch, int64_t first, int64_t n)
{
	pop_group_work w;

	POP_FN(pop_group_begin)(&w, &p->g, run, scratch);
	for (int64_t u = first; u < first + n; u++) {
		POP_FN(pop_group_go)(&w, u / p->g.ngroup, u % p->g.ngroup);
		for (uint32_t k = 0; k < p->g.nstage; k++)
			run_stage(p, &w, k);
	}
}
