/*
 * LOOP: fused code over the points of a space.
 *
 * The work is cut into units: in plain loops a piece of a row, in loops with
 * row stages a whole row, in column loops a group of neighbouring columns.
 * Parts of several units are handed to the threads; no result depends on the
 * cut.  loop_plan.h says what a unit is, made from what; loop_gaps.h which rows
 * with gaps are one row.
 *
 *   ROWS     for each row: for each stage: the row, or once (SCALAR); or by
 *            trees, see loop_tree.h; or in lanes, see loop_lanes.h; or by bands
 *            of rows, see loop_band.h; or packed, see loop_pack.h; or as an
 *            update, see loop_outer.h; or flat, see loop_flat.h; or woven, see
 *            loop_weave.h
 *   COLUMNS  for each group: for each reduced point: stage 0; then stage 1
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/loop_plan.h"
#include "lib/kernel/isa/transpose.h"
#include "lib/kernel/isa/walk.h"

enum {
	/* Picoseconds below which a second thread does not pay, and of a part
	 * that is worth handing out. */
	WORTH_THREADS = 2000000,
	WORTH_PART = 1000000,
	PARTS_PER_THREAD = 4,
};

/* What one thread holds while it does a part. */
typedef struct loop_work {
	const loop_plan *p;
	unsigned char *scratch;
	pop_vm_frame **fr;
	unsigned char **at; /* by view: the current outer point */
	int64_t x[POP_MAX_DIMS];
} loop_work;

typedef struct loop_job {
	const loop_plan *p;
	pop_run *run;
	int64_t nunit, nparts;
} loop_job;

static void
move(loop_work *w, int d, int64_t by)
{
	const pop_step *s = &w->p->step;

	w->x[d] += by;
	for (uint32_t v = 0; v < s->nview; v++)
		w->at[v] +=
			by * s->view[v].stride[d] *
			(int64_t)pop_dtype_bytes((pop_dtype)s->view[v].dtype);
}

/* Goes to point number `to` of the dims, from wherever it is. */
static void
move_to(loop_work *w, const loop_dims *g, int64_t to)
{
	for (unsigned k = g->n; k-- > 0;) {
		int d = g->dim[k];
		int64_t n = w->p->step.extent[d];

		if (to % n != w->x[d])
			move(w, d, to % n - w->x[d]);
		to /= n;
	}
}

/* The next point; after the last one, the first. */
static void
move_on(loop_work *w, const loop_dims *g)
{
	for (unsigned k = g->n; k-- > 0;) {
		int d = g->dim[k];

		if (w->x[d] + 1 < w->p->step.extent[d]) {
			move(w, d, 1);
			return;
		}
		move(w, d, -w->x[d]);
	}
}

/* Points the stage's frame at the current place. */
static void
aim(loop_work *w, uint32_t k)
{
	const loop_stage *g = &w->p->stage[k];
	pop_vm_frame *fr = w->fr[k];

	for (uint32_t j = 0; j < g->nview; j++)
		fr->view[g->view[j]] = w->at[g->view[j]];
	if (g->indexed)
		memcpy(fr->index, w->x, sizeof(w->x));
}

static void
aim_temps(loop_work *w, uint32_t k, int64_t at)
{
	const loop_plan *p = w->p;

	for (uint32_t t = 0; t < p->ntemp; t++)
		w->fr[k]->temp[t] = w->scratch + p->temp[t] +
				    at * (int64_t)pop_class_bytes(
						 (pop_class)p->temp_class[t]);
}

/* Points the stage's columns at their elements from `at` on. */
static void
aim_columns(loop_work *w, uint32_t k, int64_t at)
{
	const loop_plan *p = w->p;

	for (uint32_t c = 0; c < p->nscalar; c++)
		w->fr[k]->column[c] =
			w->scratch + p->temp[c] +
			at * (int64_t)pop_class_bytes(
				     (pop_class)p->scalar_class[c]);
}

static void
run_row_stage(loop_work *w, uint32_t k)
{
	const loop_plan *p = w->p;
	const loop_stage *g = &p->stage[k];
	pop_vm_frame *fr = w->fr[k];
	loop_dims head = p->row;

	if (g->scalar) {
		aim(w, k);
		POP_FN(pop_vm_run)(g->vm, fr, 1);
		return;
	}
	POP_FN(pop_vm_reduce_begin)(g->vm, fr);
	fr->row_at = 0;
	if (head.n == 0) {
		aim(w, k);
		POP_FN(pop_vm_run)(g->vm, fr, p->ninner);
	} else {
		const int64_t n = POP_FN(pop_runs_count)(g->runs);

		/* Those of one call are not moved to. */
		head.n -= n < p->row.points ? 1 : head.n;
		for (int64_t r = 0; r < p->row.points; r += n) {
			aim(w, k);
			aim_temps(w, k, fr->row_at);
			POP_FN(pop_runs_do)(g->runs, g->vm, fr, w->scratch);
			move_on(w, &head);
		}
	}
	POP_FN(pop_vm_reduce_end)(g->vm, fr);
}

/* Rows that are less than POP_VM_SUM together, or where the points before the
 * last dim change. */
static void
run_narrow(loop_work *w, int64_t n)
{
	const loop_plan *p = w->p;
	loop_dims head = p->reduced;
	const int64_t m = p->step.extent[head.dim[--head.n]];

	for (int64_t r = 0, first = 0; first < p->reduced.points; first += m) {
		for (int64_t k; r < first + m; r += k) {
			k = pop_least(
				first + m - r, POP_VM_SUM - r % POP_VM_SUM);
			POP_FN(pop_narrow_run)
			(p->narrow, w->scratch, w->at, w->fr[0]->column,
				r - first, k, n);
			if ((r + k) % POP_VM_SUM == 0)
				POP_FN(pop_vm_columns_block)
			(p->stage[0].vm, w->fr[0], n, p->apart, r + k);
		}
		move_on(w, &head);
	}
}

/* The columns of a unit, by strips; `all`: elements of columns in use. */
struct strips {
	pop_vm_strip strip[POP_VM_STRIPS];
	unsigned n;
	int64_t all;
};

static void
cut_columns(const loop_plan *p, struct strips *s, int64_t n)
{
	const pop_vm_strip *last;

	s->n = 1;
	s->strip[0] = (pop_vm_strip){.n = n};
	if (!p->narrow && p->nspread == 0 && p->inner >= 0)
		s->n = POP_FN(pop_vm_cut_columns)(p->stage[0].vm, n, s->strip);
	last = &s->strip[s->n - 1];
	s->all = last->at + last->n;
}

/* Rows from..from + n - 1 along the last of the reduced dims. */
static void
run_strips(loop_work *w, const struct strips *s, int64_t from, int64_t n)
{
	const loop_plan *p = w->p;
	const int d = from ? p->reduced.dim[p->reduced.n - 1] : 0;

	move(w, d, from);
	for (unsigned i = 0; i < s->n; i++) {
		const pop_vm_strip *t = &s->strip[i];

		move(w, p->inner, t->first);
		aim(w, 0);
		aim_columns(w, 0, t->at);
		POP_FN(pop_vm_run_rows)
		(p->stage[0].vm, w->fr[0], &p->steps, t->n, n);
		move(w, p->inner, -t->first);
	}
	move(w, d, -from);
	aim_columns(w, 0, 0);
}

/* Columns of the reduced points one by one: along the last of their dims only
 * pointers move.  Strips take turns, so that memory is read in order. */
static void
run_reduced(loop_work *w, const struct strips *s)
{
	const loop_plan *p = w->p;
	const pop_vm *vm = p->stage[0].vm;
	loop_dims head = p->reduced;
	int64_t m = head.n ? p->step.extent[head.dim[--head.n]] : 1;

	for (int64_t r = 0, end = m; r < p->reduced.points; end += m) {
		aim(w, 0);
		while (r < end) {
			int64_t k =
				pop_least(end - r, POP_VM_SUM - r % POP_VM_SUM);

			if (s->n > 1)
				run_strips(w, s, r - (end - m), k);
			else
				POP_FN(pop_vm_run_rows)
			(vm, w->fr[0], &p->steps, s->all, k);
			r += k;
			if (r % POP_VM_SUM == 0)
				POP_FN(pop_vm_columns_block)
			(vm, w->fr[0], s->all, p->apart, r);
		}
		move_on(w, &head);
	}
}

/* Brings the columns of the last strip that no other has to their place among n
 * columns. */
static void
close_strips(loop_work *w, const struct strips *s, int64_t n)
{
	const loop_plan *p = w->p;
	const int64_t at = s->strip[s->n - 1].at;

	for (uint32_t c = 0; c < p->nscalar && s->all > n; c++) {
		const size_t size =
			pop_class_bytes((pop_class)p->scalar_class[c]);
		unsigned char *column = w->scratch + p->temp[c];

		memmove(column + (size_t)at * size,
			column + (size_t)(at + s->all - n) * size,
			(size_t)(n - at) * size);
	}
}

/* Views that are spread: those of n columns from the current one on. */
static void
spread_views(loop_work *w, int64_t n)
{
	const loop_plan *p = w->p;
	const int64_t first = p->inner >= 0 ? w->x[p->inner] : 0;

	for (uint32_t k = 0; k < p->nspread; k++) {
		const loop_spread *s = &p->spread[k];
		const int64_t size = pop_elem_bytes(&p->step.view[s->view]);
		const unsigned char *from = w->at[s->view] - first * size;
		unsigned char *to = w->scratch + s->block;

		for (int64_t c = first, m; c < first + n; c += m) {
			m = pop_least(s->n - c % s->n, first + n - c);
			POP_FN(pop_copy_strided)
			(to, size,
				from + c / s->n * s->outer +
					c % s->n * s->inner,
				s->inner, (size_t)size, m);
			to += m * size;
		}
		w->at[s->view] = w->scratch + s->block;
	}
}

static void
run_columns(loop_work *w, int64_t n)
{
	const loop_plan *p = w->p;
	struct strips s;

	cut_columns(p, &s, n);
	POP_FN(pop_vm_columns_begin)(p->stage[0].vm, w->fr[0], s.all);
	if (p->narrow)
		run_narrow(w, n);
	else
		run_reduced(w, &s);
	POP_FN(pop_vm_columns_end)
	(p->stage[0].vm, w->fr[0], s.all, p->apart, p->reduced.points);
	close_strips(w, &s, n);
	for (uint32_t k = 1; k < p->nstage; k++) {
		aim(w, k);
		POP_FN(pop_vm_run)(p->stage[k].vm, w->fr[k], n);
	}
}

static void
run_spread(loop_work *w, int64_t n)
{
	const loop_plan *p = w->p;
	unsigned char **at =
		(unsigned char **)(void *)(w->scratch + p->spread_at);

	for (uint32_t k = 0; k < p->nspread; k++)
		at[k] = w->at[p->spread[k].view];
	spread_views(w, n);
	run_columns(w, n);
	for (uint32_t k = 0; k < p->nspread; k++)
		w->at[p->spread[k].view] = at[k];
}

/* Turned views of the block at the current place, rows by n columns: brought
 * into the scratch before, or back from it after. */
static void
turn_block(loop_work *w, int64_t rows, int64_t n, unsigned access)
{
	const loop_plan *p = w->p;
	const loop_stage *g = &p->stage[0];

	for (uint32_t j = 0; j < g->nview; j++) {
		uint32_t v = g->view[j];
		const pop_view *view = &p->step.view[v];
		int64_t size = (int64_t)pop_dtype_bytes((pop_dtype)view->dtype);
		int64_t step = view->stride[p->inner] * size;
		int64_t row = TURN_COLUMNS * size;
		unsigned char *block = w->scratch + p->block[v];

		if (!p->moved[v] || !(g->access[j] & access))
			continue;
		if (access == STORED)
			POP_FN(pop_transpose)
		((size_t)size, w->at[v], step, block, row, rows, n);
		else POP_FN(pop_transpose)(
			(size_t)size, block, row, w->at[v], step, n, rows);
	}
}

/* Block number b along the turned dim. */
static void
run_turned(loop_work *w, int64_t b, int64_t n)
{
	const loop_plan *p = w->p;
	const loop_stage *g = &p->stage[0];
	pop_vm_frame *fr = w->fr[0];
	int64_t first = b * POP_TRANSPOSE_SIDE;
	int64_t rows = p->step.extent[p->turn] - first;

	if (rows > POP_TRANSPOSE_SIDE)
		rows = POP_TRANSPOSE_SIDE;
	move(w, p->turn, first - w->x[p->turn]);
	turn_block(w, rows, n, LOADED);
	aim(w, 0);
	for (uint32_t j = 0; j < g->nview; j++)
		if (p->moved[g->view[j]])
			fr->view[g->view[j]] =
				w->scratch + p->block[g->view[j]];
	POP_FN(pop_vm_run_rows)(g->vm, fr, &p->steps, n, rows);
	turn_block(w, rows, n, STORED);
}

static void
run_unit(loop_work *w, int64_t unit)
{
	const loop_plan *p = w->p;
	int64_t from = p->npiece == 1 ? 0 : unit % p->npiece * p->piece;
	int64_t n = p->ninner - from;

	if (n > p->piece)
		n = p->piece;
	if (p->inner >= 0 && from != w->x[p->inner])
		move(w, p->inner, from - w->x[p->inner]);
	if (p->columns && p->nspread) {
		run_spread(w, n);
		return;
	}
	if (p->columns) {
		run_columns(w, n);
		return;
	}
	if (p->turn >= 0) {
		run_turned(w, unit / p->npiece % p->nturn, n);
		return;
	}
	if (p->plain) {
		aim(w, 0);
		POP_FN(pop_vm_run)(p->stage[0].vm, w->fr[0], n);
		return;
	}
	for (uint32_t k = 0; k < p->nstage; k++)
		run_row_stage(w, k);
}

/* n rows of a plain loop, from the current place on: along the last of the
 * outer dims only pointers move. */
static void
run_rows(loop_work *w, int64_t n)
{
	const loop_plan *p = w->p;
	loop_dims head = p->outer;
	int d = head.n ? head.dim[--head.n] : -1;

	while (n > 0) {
		int64_t m = d < 0 ? 1 : p->step.extent[d] - w->x[d];

		if (m > n)
			m = n;
		aim(w, 0);
		POP_FN(pop_vm_run_rows)
		(p->stage[0].vm, w->fr[0], &p->steps, p->ninner, m);
		n -= m;
		if (d < 0)
			return;
		if (w->x[d] + m < p->step.extent[d]) {
			move(w, d, m);
			continue;
		}
		move(w, d, -w->x[d]);
		move_on(w, &head);
	}
}

/* The rows of view v one after the other, to `block`. */
static void
close_view(loop_work *w, uint32_t v, unsigned char *block)
{
	const loop_plan *p = w->p;
	const pop_view *from = &p->open[v], *to = &p->step.view[v];
	const int64_t size = pop_elem_bytes(from);
	int64_t x[POP_MAX_DIMS] = {0};
	pop_space rows = {0};

	for (int d = 0; d < p->step.ndim; d++)
		if (d != p->inner && p->step.extent[d] != 1 && from->stride[d])
			pop_space_add(&rows, d, p->step.extent[d]);
	for (int64_t k = pop_space_count(&rows); k > 0; k--) {
		POP_FN(pop_transpose)
		((size_t)size, block + pop_space_offset(&rows, to, x) * size,
			p->ninner * size,
			w->at[v] + pop_space_offset(&rows, from, x) * size,
			from->stride[p->inner] * size, p->ninner, 1);
		pop_space_next(&rows, x);
	}
}

/* Rows with gaps that are read again and again are brought together in the
 * scratch. */
static void
close_rows(loop_work *w)
{
	const loop_plan *p = w->p;

	for (uint32_t v = 0; p->turn < 0 && v < p->step.nview; v++) {
		unsigned char *block = w->scratch + p->block[v];

		if (!p->moved[v])
			continue;
		close_view(w, v, block);
		w->at[v] = block;
	}
}

static void
begin_work(loop_work *w, const pop_run *run)
{
	const loop_plan *p = w->p;

	for (uint32_t v = 0; v < p->step.nview; v++)
		w->at[v] = pop_view_start(run, &p->step.view[v]);
	close_rows(w);
	for (uint32_t k = 0; k < p->nstage; k++) {
		uint64_t *scalar =
			(uint64_t *)(void *)(w->scratch + p->scalars);

		w->fr[k] = POP_FN(pop_vm_begin)(
			p->stage[k].vm, w->scratch + p->stage[k].frame, scalar);
		if (p->columns)
			aim_columns(w, k, 0);
		else
			aim_temps(w, k, 0);
	}
	if (p->narrow)
		POP_FN(pop_narrow_begin)(p->narrow, w->scratch);
}

/* The first unit of a part; of rows, if there are many, between groups that
 * are run at once. */
static int64_t
first_of(const loop_job *job, int64_t part)
{
	const int64_t each = job->nunit / job->nparts;
	const int64_t more = job->nunit % job->nparts;
	const int64_t at = each * part + pop_least(part, more);

	return job->p->by_rows && each > 2 * POP_VM_GROUP && part < job->nparts
		       ? at / POP_VM_GROUP * POP_VM_GROUP
		       : at;
}

static void
run_part(void *arg, int64_t part, unsigned thread)
{
	const loop_job *job = arg;
	const loop_plan *p = job->p;
	const int64_t per_point = p->npiece * p->nturn;
	const int64_t first = first_of(job, part);
	const int64_t n = first_of(job, part + 1) - first;
	loop_work w;

	w.p = p;
	memset(w.x, 0, sizeof(w.x));
	w.scratch = pop_run_scratch(job->run, thread);
	if (p->tree) {
		POP_FN(pop_tree_run)(p->tree, job->run, first, n);
		return;
	}
	if (p->lanes) {
		POP_FN(pop_lanes_run)(p->lanes, job->run, w.scratch, first, n);
		return;
	}
	if (p->band) {
		POP_FN(pop_band_run)(p->band, job->run, w.scratch, first, n);
		return;
	}
	if (p->update) {
		POP_FN(pop_outer_run)(p->update, job->run, first, n);
		return;
	}
	if (p->pack) {
		POP_FN(pop_pack_run)(p->pack, job->run, w.scratch, first, n);
		return;
	}
	if (p->flat) {
		POP_FN(pop_flat_run)(p->flat, job->run, w.scratch, first, n);
		return;
	}
	if (p->weave) {
		POP_FN(pop_weave_run)(p->weave, job->run, w.scratch, first, n);
		return;
	}
	w.at = (unsigned char **)(void *)(w.scratch + p->views);
	w.fr = (pop_vm_frame **)(void *)(w.scratch + p->frames);
	begin_work(&w, job->run);
	if (first > 0)
		move_to(&w, &p->outer, first / per_point);
	if (p->by_rows) {
		run_rows(&w, n);
		return;
	}
	for (int64_t u = first; u < first + n; u++) {
		run_unit(&w, u);
		if (per_point == 1 || (u + 1) % per_point == 0)
			move_on(&w, &p->outer);
	}
}

static void
run_kept(const loop_plan *p, const pop_run *run)
{
	const loop_stage *g = &p->stage[0];

	for (uint32_t j = 0; j < g->nview; j++) {
		const loop_kept *k = &p->kept[j];

		*k->to = k->view ? pop_view_start(run, k->view)
				 : (unsigned char *)run->ptr[k->buffer] +
					   k->offset;
	}
	POP_FN(pop_vm_run)(g->vm, p->frame, p->ninner);
}

static void
run_units(const loop_plan *p, pop_run *run)
{
	loop_job job = {.p = p, .run = run, .nparts = 1};
	int64_t cost = p->unit_cost, most;

	job.nunit = p->tree     ? POP_FN(pop_tree_units)(p->tree, &cost)
		    : p->lanes  ? POP_FN(pop_lanes_units)(p->lanes, &cost)
		    : p->band   ? POP_FN(pop_band_units)(p->band, &cost)
		    : p->update ? POP_FN(pop_outer_units)(p->update, &cost)
		    : p->pack   ? POP_FN(pop_pack_units)(p->pack, &cost)
		    : p->flat   ? POP_FN(pop_flat_units)(p->flat, &cost)
		    : p->weave  ? POP_FN(pop_weave_units)(p->weave, &cost)
				: pop_mul_capped(p->outer.points,
					  pop_mul_capped(p->npiece, p->nturn));
	if (job.nunit == 0)
		return;
	cost = pop_mul_capped(job.nunit, cost);
	if (run->nthread > 1 && cost >= WORTH_THREADS) {
		most = (int64_t)run->nthread * PARTS_PER_THREAD;
		job.nparts =
			cost / WORTH_PART < most ? cost / WORTH_PART : most;
		if (job.nparts > job.nunit)
			job.nparts = job.nunit;
	}
	if (job.nparts == 1)
		run_part(&job, 0, 0);
	else
		pop_pool_run(run->pool, run_part, &job, job.nparts);
}

static void
run_loop(const void *plan, pop_run *run)
{
	const loop_plan *p = plan;

	if (p->gaps)
		POP_FN(pop_gaps_save)(p->gaps, run);
	if (p->frame)
		run_kept(p, run);
	else
		run_units(p, run);
	if (p->gaps)
		POP_FN(pop_gaps_put_back)(p->gaps, run);
}

static pop_status
prepare_loop(void **plan, size_t *scratch, pop_arena *a,
	const pop_program *prog, const pop_step *step, pop_err *err)
{
	loop_plan *p;

	POP_TRY(POP_FN(pop_loop_prepare)(&p, scratch, a, prog, step, err));
	*plan = p;
	return POP_OK;
}

const pop_kernel POP_FN(pop_kernel_loop) = {
	.prepare = prepare_loop, .run = run_loop};
