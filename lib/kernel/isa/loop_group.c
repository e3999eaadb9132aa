/*
 * Groups of rows: what lanes and bands plan and do alike, see loop_group.h.
 */

#include "lib/kernel/isa/loop_group.h"

#include <string.h>

#include "lib/base/checked.h"

/* ---- Preparation. */

void
POP_FN(pop_groups_init)(pop_groups *g, const pop_rows_spec *spec, pop_arena *a)
{
	g->step = *spec->step;
	g->row = spec->row;
	g->nrow = g->step.extent[g->row];
	g->nstage = g->step.nstage;
	g->nscalar = spec->nscalar;
	g->ntemp = spec->ntemp;
	g->stage = POP_NEWN(a, pop_group_stage, g->nstage);
	for (uint32_t k = 0; k < g->nstage; k++)
		g->stage[k].scalar = g->step.stage[k].kind == POP_STAGE_SCALAR;
	g->stored = pop_step_stored(&g->step, a);
	g->pitch = POP_NEWN(a, int64_t, g->step.nview);
	g->temp_pitch = POP_NEWN(a, int64_t, g->ntemp);
}

bool
POP_FN(pop_groups_apart)(const pop_groups *g, int d)
{
	for (uint32_t v = 0; v < g->step.nview; v++)
		if (g->stored[v] && g->step.view[v].stride[d] == 0)
			return false;
	return true;
}

bool
POP_FN(pop_groups_lead)(
	pop_groups *g, const pop_rows_spec *spec, int lead, int64_t each)
{
	g->lead = lead;
	g->rests = 1;
	for (unsigned k = 0; k < spec->nouter; k++) {
		const int d = spec->outer[k];

		if (d == lead)
			continue;
		pop_space_add(&g->rest, d, g->step.extent[d]);
		if (!pop_mul_i64(g->rests, g->step.extent[d], &g->rests))
			return false;
	}
	g->rows = g->step.extent[lead];
	g->each = each;
	g->ngroup = (g->rows + each - 1) / each;
	return true;
}

void
POP_FN(pop_groups_memory)(pop_groups *g, const pop_rows_spec *spec,
	int64_t runs, int64_t columns, size_t *scratch, pop_arena *a)
{
	g->at = pop_scratch_take(
		scratch, g->step.nview * sizeof(unsigned char *));
	g->scalars = pop_scratch_take(scratch, g->nscalar * sizeof(uint64_t));
	g->temp = POP_NEWN(a, size_t, g->ntemp);
	for (uint32_t t = 0; t < g->ntemp; t++)
		g->temp[t] = pop_scratch_take(
			scratch, (size_t)(g->temp_pitch[t] * runs));
	g->column = POP_NEWN(a, size_t, g->nscalar);
	for (uint32_t c = 0; c < g->nscalar; c++)
		g->column[c] = pop_scratch_take(scratch,
			(size_t)columns *
				pop_class_bytes(
					(pop_class)spec->scalar_class[c]));
}

/* What moves from run to run. */
static void
plan_steps(const pop_groups *g, uint32_t k, pop_arena *a)
{
	pop_group_stage *s = &g->stage[k];
	uint32_t *view = POP_NEWN(a, uint32_t, s->nview + g->ntemp), n = 0;
	int64_t *step = POP_NEWN(a, int64_t, s->nview + g->ntemp);

	for (uint32_t j = 0; j < s->nview; j++) {
		view[n] = s->view[j];
		step[n] = g->pitch[s->view[j]];
		n += step[n] != 0;
	}
	for (uint32_t t = 0; t < g->ntemp; t++) {
		view[n] = g->step.nview + t;
		step[n] = g->temp_pitch[t];
		n += pop_stage_has_temp(&g->step.stage[k], t);
	}
	s->steps = (pop_vm_steps){
		.n = n, .view = view, .step = step, .dim = (unsigned)g->across};
}

pop_status
POP_FN(pop_groups_stage)(pop_groups *g, uint32_t k, pop_vm_spec *vm,
	const pop_rows_spec *spec, size_t *scratch, pop_arena *a, pop_err *err)
{
	pop_group_stage *s = &g->stage[k];

	s->nview =
		pop_stage_views(&s->view, &g->step.stage[k], g->step.nview, a);
	plan_steps(g, k, a);
	vm->program = spec->program;
	vm->stage = k;
	vm->nscalar = g->nscalar;
	vm->ntemp = g->ntemp;
	vm->scalar_class = spec->scalar_class;
	vm->temp_class = spec->temp_class;
	POP_TRY(POP_FN(pop_vm_prepare)(&s->vm, a, vm, err));
	s->frame = pop_scratch_take(scratch, POP_FN(pop_vm_scratch)(s->vm));
	return POP_OK;
}

/* ---- Execution. */

void
POP_FN(pop_group_begin)(pop_group_work *w, const pop_groups *g,
	const pop_run *run, unsigned char *scratch)
{
	*w = (pop_group_work){.g = g, .run = run, .scratch = scratch};
	w->at = (unsigned char **)(void *)(scratch + g->at);
	for (uint32_t k = 0; k < g->nstage; k++) {
		pop_vm_frame *fr = POP_FN(pop_vm_begin)(g->stage[k].vm,
			scratch + g->stage[k].frame,
			(uint64_t *)(void *)(scratch + g->scalars));

		for (uint32_t c = 0; c < g->nscalar; c++)
			fr->column[c] = scratch + g->column[c];
	}
}

void
POP_FN(pop_group_go)(pop_group_work *w, int64_t rest, int64_t group)
{
	const pop_groups *g = w->g;
	const int64_t from = group * g->each;

	w->n = pop_least(g->rows - from, g->each);
	pop_space_seek(&g->rest, rest, w->x);
	w->x[g->lead] = from;
	for (uint32_t v = 0; v < g->step.nview; v++) {
		const pop_view *view = &g->step.view[v];
		const int64_t at = pop_space_offset(&g->rest, view, w->x) +
				   from * view->stride[g->lead];

		w->at[v] = pop_view_start(w->run, view) +
			   at * pop_elem_bytes(view);
	}
}

pop_vm_frame *
POP_FN(pop_group_aim)(const pop_group_work *w, uint32_t k)
{
	const pop_groups *g = w->g;
	const pop_group_stage *s = &g->stage[k];
	pop_vm_frame *fr = (pop_vm_frame *)(void *)(w->scratch + s->frame);

	for (uint32_t j = 0; j < s->nview; j++)
		fr->view[s->view[j]] = w->at[s->view[j]];
	for (uint32_t t = 0; t < g->ntemp; t++)
		fr->temp[t] = w->scratch + g->temp[t];
	memcpy(fr->index, w->x, sizeof(w->x));
	return fr;
}
